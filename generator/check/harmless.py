"""Closed lists of harmless object contents: the sections, symbols, notes, flags and load commands
of ELF, COFF and Mach-O that cannot change a function when a linker or loader processes them. Input:
one item of an object. Output: the reason to refuse it, or "" if it is on a list. An unlisted item
is refused by name, because its effect is unknown.

The prover's readers and those of `nsms verify` share these lists, so this module imports Python's
standard library only.
"""

import re
import struct

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
    ((4, 9), 0x240, r"\.rela?\..*"),
    ((17,), 0, r"\.group"),
    ((7,), 2, r"\.note\.gnu\.(property|build-id)"), ((0x70000001,), 2, r"\.eh_frame"),
    ((0x6FFFFFF5,), 0, r"\.gnu\.attributes"), ((0x6FFF4C03,), 0x80000000, r"\.llvm_addrsig"),
    ((0x6FFF4C01, 0x6FFF4C04), 0x80000030, r"\.(linker-options|deplibs)"))
IBT, SHSTK = 1, 2  # CET: indirect branch tracking (ENDBR64), shadow stack
# declared CET features; processor features that are used or needed
PROPERTIES = {0xC0000002, 0xC0008002, 0xC0010002, 0xC0008001, 0xC0010001}

COFF_SECTIONS = re.compile(
    r"\.(text|rdata|data|bss|pdata|xdata|debug|eh_frame|comment|drectve)([$._].*)?|\.llvm_addrsig")
COFF_STORAGE = {2, 3, 6, 100, 101, 102, 103, 104, 105, 255}
DIRECTIVE = re.compile(
    r'\s*[-/](export|exclude-symbols|aligncomm|defaultlib):((?:"[^"]*"|[^\s"=])+)', re.I)

MACHO_SECTIONS = re.compile(
    r"__TEXT,__(text|const|literal(4|8|16)|cstring|eh_frame|unwind_info|textcoal_nt|const_coal|"
    r"ustring)|"
    r"__DATA(_CONST)?,__(data|const|bss|common)|__LD,__compact_unwind|__DWARF,.*")
MACHO_ATTRIBUTES = 0xFA000700  # of sections: all but SELF_MODIFYING_CODE
MACHO_TYPES = {0, 1, 2, 3, 4, 11, 14}  # of sections: plain, zeros, literals, coalesced
# segments, symbol tables, system versions, function and data tables, LINKER_OPTION
MACHO_COMMANDS = {0x19, 2, 0xB, 0x1B, 0x24, 0x25, 0x26, 0x29, 0x2A, 0x2D, 0x2F, 0x30, 0x32}


def check_elf_header(ident: bytes, version: int, flags: int) -> str:
    """Return why an ELF header is refused, or "" if it is harmless.

    `ident`: e_ident up to the ABI version. Permitted are the ABIs System V and GNU, version 0.
    """
    is_permitted = ident[6] == version == 1 and ident[7] in (0, 3) and not ident[8] and not flags
    return "" if is_permitted else (f"its header has version {version}, ABI {ident[7]}.{ident[8]} "
                                    f"and flags {flags:#x}, not all known")


def check_elf_section(name: str, type_: int, flags: int, size: int) -> str:
    """Return why an ELF section is refused, or "" if it is harmless."""
    is_absent = type_ == 0 and not name  # the first header
    is_empty = type_ in HARMLESS_IF_EMPTY and not size and not name.startswith(".note")
    if is_absent or is_empty or any(
            type_ in types and not flags & ~allowed_flags and re.fullmatch(names, name)
            for types, allowed_flags, names in ELF_SECTIONS):
        return ""
    return (f"section {name} of type {type_:#x} with flags {flags:#x} is not on the list of "
            "harmless contents")


def check_elf_symbol(name: str, info: int, other: int) -> str:
    """Return why an ELF symbol is refused, or "" if its binding and type (`info`) and its
    visibility (`other`) are known.
    """
    if info >> 4 in (0, 1, 2) and info & 15 in (0, 1, 2, 3, 4, 5, 6, 10) and not other & ~3:
        return ""
    return (f"symbol {name} has binding {info >> 4}, type {info & 15} and other bits {other:#x}, "
            "which are not all known")


def check_elf_properties(data: bytes) -> tuple[int, str]:
    """Return the CET features that the section .note.gnu.property declares, and the reason why its
    notes are refused, or "".

    `data`: contents of the section. The features are bits of IBT and SHSTK; 0 if the notes are
    refused.
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


def check_coff_symbol(name: str, value: int, storage: int) -> str:
    """Return why a COFF symbol is refused, or "" if it is harmless."""
    if name == "@feat.00" and value & ~0x11:
        return f"@feat.00 is {value:#x}: it declares properties (guard) that no check covers"
    return ("" if storage in COFF_STORAGE else
            f"symbol {name} has storage class {storage}, which is not known")


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


def check_macho_section(name: str, flags: int) -> str:
    """Return why a Mach-O section is refused, or "" if it is harmless."""
    has_listed_flags = flags & 0xFF in MACHO_TYPES and not flags & ~0xFF & ~MACHO_ATTRIBUTES
    if MACHO_SECTIONS.fullmatch(name) and has_listed_flags:
        return ""
    return f"section {name} with flags {flags:#x} is not on the list of harmless contents"


def check_macho_command(command: int) -> str:
    """Return why a Mach-O load command is refused, or "" if it is harmless."""
    return ("" if command in MACHO_COMMANDS else
            f"load command {command:#x} is not on the list of harmless contents")
