"""Reader of Mach-O objects, libraries and programs (mach-o/loader.h, x86_64/reloc.h).

A linked file is mapped by its segments. Its functions come from the export trie, as dyld reads it
(mach-o/dyld_info), and then from the symbol table.
"""

from __future__ import annotations  # for a Python before 3.10

import struct
from collections import namedtuple
from collections.abc import Iterator

from ..check.contents import LONGEST, Bytes, ObjectError, printable
from ..check.harmless import check_macho_command, check_macho_section
from .memory_image import PAGE, LoadedBinary, LoadedSection, define_symbols, zero_terminated

# Load command with an export trie -> offset in the command of two 32-bit numbers, the trie's offset
# in the file and its size in bytes.
TRIE_COMMANDS = {0x22: 40, 0x80000022: 40, 0x80000033: 8}


def read_uleb128(data: bytes, position: int) -> tuple[int, int]:
    """Return the number at `position` of `data` in unsigned LEB128 (7 bits per byte, least
    significant first), and the position behind it. Raise ObjectError if it has no end."""
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
    """Yield (name, offset from the Mach-O header, defect) of the symbols in an export trie; the
    defect, as text, is "" for a plain function or datum. Raise ObjectError if the trie is damaged.
    """
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


CPU_TYPE_X86_64 = 0x01000007
LC_SEGMENT_64, LC_SYMTAB = 0x19, 2
N_STAB, N_TYPE, N_SECT, N_EXT = 0xE0, 0x0E, 0x0E, 0x01
N_SYMBOL_RESOLVER = 0x100
MH_OBJECT, MH_SUBSECTIONS_VIA_SYMBOLS = 1, 0x2000
SECTION_TYPE, ZERO_FILL_TYPES = 0xFF, (1, 12, 18)  # mask of a section's type; types without bytes
S_ATTR_INSTRUCTIONS = 0x80000400  # PURE_INSTRUCTIONS, SOME_INSTRUCTIONS
VM_PROT_WRITE, VM_PROT_EXECUTE = 2, 4
RIP_RELATIVE_TYPES = (1, 2, 6, 7, 8)  # X86_64_RELOC_SIGNED, BRANCH, SIGNED_1, SIGNED_2, SIGNED_4
MachoEntry = namedtuple("MachoEntry", "name type section description value")  # of the symbol table


class MachoReader:
    """Reader of one Mach-O file, which fills `binary` (mach-o/loader.h, x86_64/reloc.h).

    `section_count`: number of an object's section headers read so far; `header_at`: the address of
    the file's header in memory; `relocations`: (section, offset of its relocations in the file,
    number of its relocations); `tries`: the bytes of the export tries.
    """

    def __init__(self, binary: LoadedBinary, file: Bytes) -> None:
        self.binary, self.file = binary, file
        self.section_count, self.header_at = 0, 0
        self.sections_by_number: dict[int, LoadedSection] = {}
        self.relocations: list[tuple[LoadedSection, int, int]] = []
        self.symbols: list[MachoEntry] = []
        self.named_symbols: list[tuple[bool, str, int]] = []  # as define_symbols takes them
        self.tries: list[bytes] = []

    def read_commands(self, count: int) -> None:
        """Read the load commands, which follow the header. `count`: their number."""
        position = 32
        for _ in range(count):
            command, size = self.file.unpack("<II", position, "a load command")
            if self.binary.linked and command in TRIE_COMMANDS:
                first, length = self.file.unpack("<II", position + TRIE_COMMANDS[command],
                                                 "a load command")
                self.tries.append(self.file.cut(first, length, "its export trie"))
            if size < 8:
                raise ObjectError("a load command has no size")
            self.binary.record_unlisted_part(check_macho_command(command))
            if command == LC_SEGMENT_64:
                self.read_segment(position)
            elif command == LC_SYMTAB:
                self.read_symbols(*self.file.unpack("<4I", position + 8, "a load command"))
            position += size

    def read_segment(self, position: int) -> None:
        """Map a segment of a linked file, or add the sections of an object's segment. `position`:
        offset of the load command in the file."""
        start, size, offset, file_size, _, protection, section_count, _ = self.file.unpack(
            "<QQQQIIII", position + 24, "a segment")
        if self.binary.linked and size:
            if file_size > size or (offset - start) % PAGE and file_size:
                raise ObjectError(f"the segment at {start:#x} has more bytes in the file than in "
                                  f"memory, or a file offset that no loader maps")
            self.binary.map_segment(start, size, self.file.cut(offset, file_size, "a segment"),
                                    bool(protection & VM_PROT_EXECUTE),
                                    bool(protection & VM_PROT_WRITE))
            self.header_at = start if file_size and not offset else self.header_at
        for i in range(0 if self.binary.linked else section_count):
            self.section_count += 1
            label, segment, address, size, offset, _, relocations_at, count, flags, _, _ = (
                self.file.unpack("<16s16sQQIIIIIII", position + 72 + 80 * i, "a section's header"))
            if size:
                full_name = ",".join(printable(part.rstrip(b"\0")) for part in (segment, label))
                self.binary.record_unlisted_part(check_macho_section(full_name, flags))
            if flags & SECTION_TYPE not in ZERO_FILL_TYPES and size:
                section = self.binary.add_section(address, self.file.cut(offset, size, "a section"),
                                                  bool(flags & S_ATTR_INSTRUCTIONS),
                                                  not segment.startswith(b"__TEXT"))
                self.sections_by_number[self.section_count] = section
                self.relocations.append((section, relocations_at, count))

    def read_symbols(self, table_at: int, count: int, strings_at: int, strings_size: int) -> None:
        """Read the symbol table. `table_at`, `strings_at`: offsets of the table and of the symbols'
        names in the file; `count`: number of symbols; `strings_size`: bytes of the names."""
        names = self.file.cut(strings_at, strings_size, "the names of its symbols")
        for fields in struct.iter_unpack("<IBBHQ",
                                         self.file.cut(table_at, 16 * count, "its symbol table")):
            symbol = MachoEntry(*fields)
            self.symbols.append(symbol)
            in_section, external = symbol.type & N_TYPE == N_SECT, symbol.type & N_EXT
            if not symbol.type & N_STAB and (in_section or external
                                             and (symbol.type & N_TYPE or symbol.value)):
                has_resolver = symbol.description & N_SYMBOL_RESOLVER
                self.named_symbols.append((not external, zero_terminated(names, symbol.name),
                                           symbol.value if in_section and not has_resolver else -1))

    def record_symbols(self) -> None:
        """Record the symbols of the export tries, then those of the symbol table."""
        tries = [trie for trie in self.tries if trie]
        for trie in tries:
            for name, offset, defect in trie_symbols(trie):
                self.binary.define(name, self.header_at + offset, "export trie", defect)
        define_symbols(self.binary, {*self.binary.symbols}, self.named_symbols,
                       ", which dyld does not read" if tries else "")

    def relocate_sections(self) -> None:
        """Apply the relocations of an object to its sections."""
        for section, first, count in self.relocations:
            for i in range(count):
                offset, packed = self.file.unpack("<iI", first + 8 * i, "a relocation")
                number, external, kind, log_size = (packed & 0xFFFFFF, packed >> 27 & 1,
                                                    packed >> 28, packed >> 25 & 3)
                target = MachoEntry(0, N_SECT, number, 0, 0)
                if external:
                    target = (self.symbols[number] if number < len(self.symbols)
                              else MachoEntry(0, 0, 0, 0, 0))
                is_defined = (target.type & N_TYPE == N_SECT
                              and target.section in self.sections_by_number)
                if kind in RIP_RELATIVE_TYPES and log_size == 2 and is_defined:
                    section.relocate(offset, section.addend(offset)
                                     + (target.value - 4 if external else section.address + offset))
                else:
                    section.relocate(offset, None, 1 << log_size)


def read_macho(name: str, data: bytes) -> LoadedBinary:
    """Return the memory image of a Mach-O object, library or program (mach-o/loader.h,
    x86_64/reloc.h). Raise ObjectError if the bytes are none of these. `name`: the file's name."""
    file = Bytes(data)
    _, machine, _, kind, command_count, _, flags, _ = file.unpack("<8I", 0, "its header")
    if machine != CPU_TYPE_X86_64:
        raise ObjectError("a Mach-O file, but not for x86-64")
    binary = LoadedBinary(name, "macho64", kind != MH_OBJECT, data)
    if flags & ~MH_SUBSECTIONS_VIA_SYMBOLS:
        binary.record_unlisted_part(f"its header has flags {flags:#x}, which are not all known")
    reader = MachoReader(binary, file)
    reader.read_commands(command_count)
    reader.record_symbols()
    reader.relocate_sections()
    return binary
