"""Reader of Mach-O objects, libraries and programs (mach-o/loader.h, x86_64/reloc.h).

A linked file is mapped by its segments. Its functions come from the export trie, as dyld reads it
(mach-o/dyld_info), and then from the symbol table.
"""

from __future__ import annotations  # for a Python before 3.10

from collections.abc import Iterator

from ..check.contents import LONGEST, ObjectError, printable
from ..check.harmless import (
    MACHO_FLAGS,
    check_header_flags,
    check_macho_command,
    check_macho_section,
)
from ..check.structures import (
    MACHO_OBJECT,
    SEGMENT_COMMAND,
    SYMTAB_COMMAND,
    MachoFile,
    MachoSection,
    MachoSymbol,
)
from .memory_image import LenientBytes, LoadedBinary, LoadedSection, define_symbols

# Load command with an export trie -> offset in the command of two 32-bit numbers, the trie's offset
# in the file and its size in bytes.
TRIE_COMMANDS = {0x22: 40, 0x80000022: 40, 0x80000033: 8}


def read_uleb128(data: bytes, position: int) -> tuple[int, int]:
    """Return the unsigned LEB128 number (7 bits per byte, least significant first) at `position` of
    `data`, and the position behind it. Raise ObjectError if the number does not end within `data`
    and ten bytes."""
    number = 0
    for shift in range(0, 70, 7):
        if position >= len(data):
            break
        number |= (data[position] & 0x7F) << shift
        position += 1
        if data[position - 1] < 0x80:
            return number, position
    raise ObjectError("its export trie is damaged: a number has no end")


def trie_symbols(trie: bytes) -> Iterator[tuple[str, int, str]]:
    """Yield (name, offset, defect) of each symbol in an export trie. The offset counts from the
    Mach-O header. The defect is a text that says why the symbol names no plain function or datum;
    "" if it names one. Raise ObjectError if the trie is damaged."""
    pending_nodes, seen, total_name_bytes = [(0, b"")], set[int](), 0
    while pending_nodes:
        position, name = pending_nodes.pop()
        total_name_bytes += len(name)
        if (position in seen or position >= len(trie) or len(name) > LONGEST
            or total_name_bytes > 64 * len(trie) + LONGEST):
            raise ObjectError("its export trie is damaged: its nodes form no tree")
        seen.add(position)
        size, position = read_uleb128(trie, position)
        if size:
            flags, value_at = read_uleb128(trie, position)
            value = 0 if flags & 8 else read_uleb128(trie, value_at)[0]
            defect = ("its symbol is one of another library" if flags & 8 else
                      "its symbol has a resolver, which chooses the function" if flags & 0x10 else
                      "its symbol does not lie in code or data" if flags & 3 else "")
            yield printable(name), value, defect
        position += size
        children = trie[position] if position < len(trie) else 0
        position += 1
        for _ in range(children):
            end = trie.find(b"\0", position)
            if end < 0:
                raise ObjectError("its export trie is damaged: a name has no end")
            child, next_position = read_uleb128(trie, end + 1)
            pending_nodes.append((child, name + trie[position:end]))
            position = next_position


N_STAB, N_TYPE, N_SECT, N_EXT = 0xE0, 0x0E, 0x0E, 0x01
N_SYMBOL_RESOLVER = 0x100
S_ATTR_INSTRUCTIONS = 0x80000400  # PURE_INSTRUCTIONS, SOME_INSTRUCTIONS
RIP_RELATIVE_TYPES = (1, 2, 6, 7, 8)  # X86_64_RELOC_SIGNED, BRANCH, SIGNED_1, SIGNED_2, SIGNED_4
SECTION_TYPE, ZERO_FILL_TYPES = 0xFF, (1, 12, 18)  # mask of a section's type; types without bytes
VM_PROT_WRITE, VM_PROT_EXECUTE = 2, 4


def read_macho(name: str, data: bytes) -> LoadedBinary:
    """Return the memory image of a Mach-O object, library or program (mach-o/loader.h,
    x86_64/reloc.h). Raise ObjectError if the bytes are none of these. `name`: the file's name."""
    macho = MachoFile(LenientBytes(data))
    binary = LoadedBinary(name, "macho64", macho.type != MACHO_OBJECT, data)
    binary.record_unlisted_part(check_header_flags(macho.flags, MACHO_FLAGS))
    header_at = 0  # address of the file's header in memory
    sections: list[MachoSection] = []
    symbols: list[MachoSymbol] = []
    tries: list[bytes] = []
    for command, position, size in macho.commands():
        binary.record_unlisted_part(check_macho_command(command))
        if command == SEGMENT_COMMAND:
            sections += macho.segment_sections(position, size)
            if binary.linked:
                address, memory_size, offset, file_size, _, protection = macho.file.unpack(
                    "<QQQQII", position + 24, "a segment")
                if memory_size:
                    binary.map_file_segment(address, memory_size, offset, file_size,
                                            bool(protection & VM_PROT_EXECUTE),
                                            bool(protection & VM_PROT_WRITE))
                    header_at = address if file_size and not offset else header_at
        elif command == SYMTAB_COMMAND:
            symbols += macho.symbols(position)
        elif binary.linked and command in TRIE_COMMANDS:
            first, length = macho.file.unpack("<II", position + TRIE_COMMANDS[command],
                                              "a load command")
            if trie := macho.file.cut(first, length, "its export trie"):
                tries.append(trie)
    for trie in tries:
        for symbol_name, offset, defect in trie_symbols(trie):
            binary.define(symbol_name, header_at + offset, "export trie", defect)
    record_macho_symbols(binary, symbols, ", which dyld does not read" if tries else "")
    if not binary.linked:
        add_macho_sections(binary, macho, dict(enumerate(sections, 1)), symbols)
    return binary


def record_macho_symbols(binary: LoadedBinary, symbols: list[MachoSymbol],
                         rule_suffix: str) -> None:
    """Record in `binary` the entries `symbols` of its symbol table. Debugging entries, undefined
    symbols and local symbols in no section are skipped. An external symbol in no section, or with a
    resolver, is recorded as not in code or data. `rule_suffix`: text to append to the symbols' rule
    (LoadedBinary.define)."""
    named_symbols = []
    for symbol in symbols:
        in_section, external = symbol.type & N_TYPE == N_SECT, symbol.type & N_EXT
        if not symbol.type & N_STAB and (in_section or external
                                       and (symbol.type & N_TYPE or symbol.value)):
            has_resolver = symbol.description & N_SYMBOL_RESOLVER
            named_symbols.append((not external, symbol.name,
                                  symbol.value if in_section and not has_resolver else -1))
    define_symbols(binary, named_symbols, rule_suffix)


def add_macho_sections(binary: LoadedBinary, macho: MachoFile, sections: dict[int, MachoSection],
                       symbols: list[MachoSymbol]) -> None:
    """Add the sections of an object that have bytes to its image, and apply their relocations.
    Record in the image the first section that check/harmless.py does not list. `sections`: number
    -> section; `symbols`: the object's symbol table. Raise ObjectError if a relocation that can be
    applied lies outside its section."""
    loaded_sections: dict[int, LoadedSection] = {}
    for number, section in sections.items():
        binary.record_unlisted_part(check_macho_section(section))
        if section.flags & SECTION_TYPE not in ZERO_FILL_TYPES and section.size:
            loaded_sections[number] = binary.add_section(
                section.address, macho.file.contents(section),
                bool(section.flags & S_ATTR_INSTRUCTIONS), not section.name.startswith("__TEXT"))
    for number, loaded_section in loaded_sections.items():
        for offset, target, _, size, is_external, kind in macho.relocations(sections[number]):
            base = None  # address from which the addend counts; None if it is unknown
            if not is_external and target in loaded_sections:
                base = loaded_section.address + offset
            elif is_external and target < len(symbols):
                symbol = symbols[target]
                if symbol.type & N_TYPE == N_SECT and symbol.section in loaded_sections:
                    base = symbol.value - 4
            if kind in RIP_RELATIVE_TYPES and size == 4 and base is not None:
                loaded_section.relocate(offset, loaded_section.addend(offset) + base)
            else:
                loaded_section.relocate(offset, None, size)
