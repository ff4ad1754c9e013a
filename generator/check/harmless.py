"""Closed lists of harmless object contents: the sections, symbols, notes, flags and load commands
of ELF, COFF and Mach-O that cannot change a function when a linker or loader processes them. Input:
one item of an object. Output: the reason to refuse it, or "" if it is on a list. An unlisted item
is refused by name, because its effect is unknown.

The prover's readers and those of `nsms verify` share these lists, so this module imports Python's
standard library only.
"""

import re
import struct

from .structures import CoffSection, CoffSymbol, ElfHeader, ElfSection, ElfSymbol, MachoSection

# types of ELF sections without effect if they are empty: PROGBITS, arrays of constructors
HARMLESS_IF_EMPTY = {1, 14, 15, 16}
# (types, permitted flags, names): code, data, unwinding; debugging; stack notes; tables;
# relocations; groups; LLVM's notes
ELF_SECTIONS = (
    ((1, 8), 0x10200637,
     r"\.l?(text|rodata|data|bss)(\..*)?|\.t(data|bss)(\..*)?|\.gnu\.linkonce\..*|"
     r"\.(eh_frame|gcc_except_table)(\..*)?"),
    ((1,), 0x80000A30, r"\.z?debug_.*|\.stab.*|\.comment|\.GCC\.command\.line"),
    ((1,), 4, r"\.note\.GNU-stack"), ((2, 3, 18), 0x30, r"\.(symtab(_shndx)?|(sh)?strtab|stab.*)"),
    ((4, 9), 0x240, r"\.rela?\..*"), ((17,), 0, r"\.group"),
    ((7,), 2, r"\.note\.gnu\.(property|build-id)"), ((0x70000001,), 2, r"\.eh_frame"),
    ((0x6FFFFFF5,), 0, r"\.gnu\.attributes"), ((0x6FFF4C03,), 0x80000000, r"\.llvm_addrsig"),
    ((0x6FFF4C01, 0x6FFF4C04), 0x80000030, r"\.(linker-options|deplibs)"))
IBT, SHSTK = 1, 2  # CET: indirect branch tracking (ENDBR64), shadow stack
# declared CET features; processor features that are used or needed
PROPERTIES = {0xC0000002, 0xC0008002, 0xC0010002, 0xC0008001, 0xC0010001}

COFF_SECTIONS = re.compile(
    r"\.(text|rdata|data|bss|pdata|xdata|debug|eh_frame|comment|drectve)([$._].*)?|\.llvm_addrsig")
COFF_FLAGS = 0x10C  # of the header: LINE_NUMS_STRIPPED, LOCAL_SYMS_STRIPPED, 32BIT
COFF_STORAGE = {2, 3, 6, 100, 101, 102, 103, 104, 105, 255}
DIRECTIVE = re.compile(
    r'\s*[-/](export|exclude-symbols|aligncomm|defaultlib):((?:"[^"]*"|[^\s"=])+)', re.I)

MACHO_FLAGS = 0x2000  # of the header: SUBSECTIONS_VIA_SYMBOLS
MACHO_SECTIONS = re.compile(
    r"__TEXT,__(text|const|literal(4|8|16)|cstring|eh_frame|unwind_info|textcoal_nt|const_coal|"
    r"ustring)|"
    r"__DATA(_CONST)?,__(data|const|bss|common)|__LD,__compact_unwind|__DWARF,.*")
MACHO_ATTRIBUTES = 0xFA000700  # of sections: all but SELF_MODIFYING_CODE
MACHO_TYPES = {0, 1, 2, 3, 4, 11, 14}  # of sections: plain, zeros, literals, coalesced
# segments, symbol tables, system versions, function and data tables, LINKER_OPTION
MACHO_COMMANDS = {0x19, 2, 0xB, 0x1B, 0x24, 0x25, 0x26, 0x29, 0x2A, 0x2D, 0x2F, 0x30, 0x32}


def check_elf_header(header: ElfHeader) -> str:
    """Return why an ELF header is refused, or "" if it is harmless. Permitted are the ABIs System V
    and GNU, version 0.
    """
    ident, version, flags = header.ident, header.version, header.flags
    is_permitted = ident[6] == version == 1 and ident[7] in (0, 3) and not ident[8] and not flags
    return "" if is_permitted else (f"its header has version {version}, ABI {ident[7]}.{ident[8]} "
                                    f"and flags {flags:#x}, not all known")


def check_elf_section(section: ElfSection) -> str:
    """Return why an ELF section is refused, or "" if it is harmless."""
    _, name, type, flags, _, _, size, *_ = section
    is_absent = type == 0 and not name  # the first header
    is_empty = type in HARMLESS_IF_EMPTY and not size and not name.startswith(".note")
    if is_absent or is_empty or any(
            type in types and not flags & ~allowed_flags and re.fullmatch(names, name)
            for types, allowed_flags, names in ELF_SECTIONS):
        return ""
    return (f"section {name} of type {type:#x} with flags {flags:#x} is not on the list of "
            "harmless contents")


def check_elf_symbol(symbol: ElfSymbol) -> str:
    """Return why an ELF symbol is refused, or "" if its binding, type and visibility are known."""
    is_permitted = symbol.type in (0, 1, 2, 3, 4, 5, 6, 10) and not symbol.other & ~3
    return "" if is_permitted and symbol.bind in (0, 1, 2) else (
        f"symbol {symbol.name} has binding {symbol.bind}, type {symbol.type} and other bits "
        f"{symbol.other:#x}, which are not all known")


def check_elf_properties(data: bytes) -> tuple[int, str]:
    """Return the CET features that the section .note.gnu.property declares, and the reason why its
    notes are refused, or "".

    `data`: contents of the section. The features are the bits IBT and SHSTK of a number, which is 0
    if the notes are refused. Raises struct.error for a truncated note.
    """
    cet_features = at = 0
    while at < len(data):
        names, size, kind = struct.unpack_from("<III", data, at)
        end = at + 16 + size
        if names != 4 or kind != 5 or data[at + 12:at + 16] != b"GNU\0" or end > len(data):
            return 0, f"the note at {at:#x} of .note.gnu.property is not GNU's"
        at += 16
        while at < end:
            kind, size = struct.unpack_from("<II", data, at)
            word = int.from_bytes(data[at + 8:at + 8 + size], "little")
            if kind not in PROPERTIES or size != 4 or kind == 0xC0000002 and word & ~(IBT | SHSTK):
                return 0, (f"property {kind:#x} = {word:#x} of .note.gnu.property is not on the "
                           "list of harmless contents")
            cet_features |= word if kind == 0xC0000002 else 0
            at += 8 + (size + 7) // 8 * 8
    return cet_features, ""


def check_header_flags(flags: int, permitted: int) -> str:
    """Return why the flags in the header of a COFF or Mach-O file are refused, or "" if all of them
    are in `permitted`.
    """
    unknown = flags & ~permitted
    return f"its header has flags {flags:#x}, which are not all known" if unknown else ""


def check_coff_section(section: CoffSection) -> str:
    """Return why a COFF section is refused, or "" if it is harmless."""
    return ("" if not section.size or COFF_SECTIONS.fullmatch(section.name) else
            f"section {section.name} is not on the list of harmless contents")


def check_coff_symbol(symbol: CoffSymbol) -> str:
    """Return why a COFF symbol is refused, or "" if it is harmless."""
    if symbol.name == "@feat.00" and symbol.value & ~0x11:
        return f"@feat.00 is {symbol.value:#x}: it declares properties (guard) that no check covers"
    return ("" if symbol.storage in COFF_STORAGE else
            f"symbol {symbol.name} has storage class {symbol.storage}, which is not known")


def check_directives(text: str) -> tuple[list[str], str]:
    """Return the libraries that a COFF object requests, and the reason why its directives to the
    linker are refused, or "". `text`: contents of the section .drectve, which holds the directives.
    """
    libraries, at = [], 0
    while text[at:].strip(" \0"):
        match = DIRECTIVE.match(text, at)
        if match is None:
            return [], (f"the directive to the linker {text[at:].strip()[:60]!r} is not on the "
                        "list of harmless contents")
        libraries += [match[2]] if match[1].lower() == "defaultlib" else []
        at = match.end()
    return libraries, ""


def check_macho_section(section: MachoSection) -> str:
    """Return why a Mach-O section is refused, or "" if it is harmless."""
    name, flags = section.name, section.flags
    has_listed_flags = flags & 0xFF in MACHO_TYPES and not flags & ~0xFF & ~MACHO_ATTRIBUTES
    if not section.size or MACHO_SECTIONS.fullmatch(name) and has_listed_flags:
        return ""
    return f"section {name} with flags {flags:#x} is not on the list of harmless contents"


def check_macho_command(command: int) -> str:
    """Return why a Mach-O load command is refused, or "" if it is harmless."""
    return ("" if command in MACHO_COMMANDS else
            f"load command {command:#x} is not on the list of harmless contents")
