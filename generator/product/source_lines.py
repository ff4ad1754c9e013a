"""Source lines of an ELF object's code: address -> "file:line", from the DWARF line table as
pyelftools reads it.

The lines only make messages readable, so an irregular table counts as no table.
"""

import io
from functools import lru_cache
from typing import Any

from elftools.elf.elffile import ELFFile  # type: ignore[import-untyped]

from ..check.image import Image

MAX_BYTES = 1 << 23  # of an object whose lines are read; larger ones take too long
# form of a name in a line table -> bytes of the name (DWARF 5, 7.5.6); form of numbers in ULEB128
FORM_SIZES, DW_FORM_UDATA = {0x05: 2, 0x06: 4, 0x0B: 1, 0x0E: 4, 0x1E: 16, 0x1F: 4}, 0x0F
MAX_BYTE_ULEB128 = 127  # largest number that ULEB128 encodes as a single byte
SHF_COMPRESSED = 0x800


def lines_of(image: Image) -> dict[int, str]:
    """Return address -> "file:line" of an image; {} if its object has no regular line table, or if
    the number of its sections with code is not one."""
    code = [section for section in image.sections if section.executable and section.data]
    return read_line_table(image.source, code[0].address) if image.source and len(code) == 1 else {}


@lru_cache(maxsize=4)
def read_line_table(data: bytes, code: int) -> dict[int, str]:
    """Return address -> "file:line" from .debug_line of an ELF object; {} without a table, for an
    irregular table, or for an object of more than MAX_BYTES. `data`: the object's bytes; `code`:
    address of its only code section in the image."""
    lines_by_address: dict[int, str] = {}
    if len(data) > MAX_BYTES:
        return lines_by_address
    try:
        file = ELFFile(io.BytesIO(data))
        table: Any = file.get_section_by_name(".debug_line")
        compressed = table is not None and table["sh_flags"] & SHF_COMPRESSED
        if (table is None or compressed or not has_plain_forms(table.data())
            or not file.has_dwarf_info()):
            return lines_by_address
        dwarf = file.get_dwarf_info()
        for unit in dwarf.iter_CUs():
            program = dwarf.line_program_for_CU(unit)
            if program is None:
                continue
            for entry in program.get_entries():
                if entry.state and not entry.state.end_sequence:
                    files = program["file_entry"]
                    index = entry.state.file - (0 if program["version"] >= 5 else 1)
                    name = files[index].name.decode() if 0 <= index < len(files) else "?"
                    name = name if name.isprintable() else "?"
                    lines_by_address[code + entry.state.address] = f"{name}:{entry.state.line}"
    except Exception:  # pyelftools raises many exceptions for damaged tables
        return {}
    return lines_by_address


def has_plain_forms(table: bytes) -> bool:
    """Return whether all units of a line table are of DWARF 2 to 5, and those of DWARF 5 have plain
    lists of folders and files. A plain list of folders has only the forms of FORM_SIZES; a plain
    list of files may also have ULEB128. Each entry of a plain list has at least one byte, so the
    table's size limits the number of entries. `table`: contents of .debug_line."""
    unit = 0  # offset of a unit's header (DWARF 5, 6.2.4)
    while unit + 24 <= len(table):
        length = int.from_bytes(table[unit:unit + 4], "little")
        version = int.from_bytes(table[unit + 4:unit + 6], "little")
        if length >= 0xFFFFFFF0 or not 2 <= version <= 5:
            return False
        if version == 5:
            position = unit + 17  # opcode_base
            position += max(table[position], 1)  # directory_entry_format_count
            directories = [table[position + 2 + 2 * i] for i in range(table[position])]
            position += 1 + 2 * len(directories)  # directories_count
            has_unknown = any(form not in FORM_SIZES for form in directories)
            if not directories or table[position] > MAX_BYTE_ULEB128 or has_unknown:
                return False
            # file_name_entry_format_count
            position += 1 + table[position] * sum(FORM_SIZES[form] for form in directories)
            files = [table[position + 2 + 2 * i] for i in range(table[position])]
            if not files or any(form not in (*FORM_SIZES, DW_FORM_UDATA) for form in files):
                return False
        unit += 4 + length
    return True
