"""COFF and Mach-O objects are proved by equality with the ELF object of the same text: what differs
is refused, and so is every item on no list.
"""

from __future__ import annotations

import random
import shutil
import struct
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import foreign_objects
import pytest
from assemblers import ASSEMBLERS, assemble_text, file_text, kernel_programs

from generator.check.contents import ObjectError
from generator.check.disassembly import Disassembly
from generator.check.foreign import (
    Layout,
    check_equal,
    coff_layout,
    compare,
    elf_layout,
    macho_layout,
)
from generator.product import toolchain

SYMBOL = "nsms_sha256_schedule_x64_n1"
FOREIGN = [name for name, (_, format, *_) in ASSEMBLERS.items() if format != "elf"]
READERS: dict[str, Callable[[bytes], Layout]] = {"coff": coff_layout, "macho": macho_layout}
PARTNERS = {"nasm-macho64": "nasm-elf64", "nasm-win64": "nasm-elf64", "mingw": "gcc"}


@cache
def kernel_text(syntax: str) -> str:
    return file_text(kernel_programs("sha256", "x64", 1), syntax)


def elf_of(name: str, text: str) -> Layout:
    options = ["-DNSMS_WIN64"] if ASSEMBLERS[name][1] == "coff" else []
    return elf_layout(assemble_text(PARTNERS.get(name, "clang"), text, *options))


def layout_of(name: str, data: bytes) -> Layout:
    return READERS[ASSEMBLERS[name][1]](data)


@pytest.mark.parametrize("name", FOREIGN)
def test_an_object_of_each_format_equals_the_elf_object_of_its_text(name: str) -> None:
    text = kernel_text(ASSEMBLERS[name][0])
    layout = layout_of(name, assemble_text(name, text))
    check_equal(elf_of(name, text), layout)
    assert SYMBOL in layout.symbols and layout.distances


CHANGES = {"code": ("ror          e", "rol          e"), "constants": ("0x428a2f98", "0x428a2f99"),
           "global symbols": (f"{SYMBOL}", f"{SYMBOL}_x")}


@pytest.mark.parametrize("name", FOREIGN)
@pytest.mark.parametrize("change", CHANGES)
def test_an_object_of_another_text_is_not_equal(name: str, change: str) -> None:
    text, (old, new) = kernel_text(ASSEMBLERS[name][0]), CHANGES[change]
    other = (text.replace(old, new) if change == "global symbols" else
             new.join(text.rsplit(old, 1)))
    assert other != text
    with pytest.raises(ObjectError, match=change):
        check_equal(elf_of(name, text), layout_of(name, assemble_text(name, other)))


def test_the_other_convention_and_a_smaller_alignment_are_not_equal() -> None:
    text = kernel_text("nasm")
    coff = coff_layout(assemble_text("nasm-win64", text))
    with pytest.raises(ObjectError, match="code"):
        check_equal(elf_layout(assemble_text("nasm-elf64", text)), coff)
    elf = elf_of("nasm-win64", text)
    for part, contents in coff.parts.items():
        coff.parts[part] = contents._replace(align=contents.align // 2)
        with pytest.raises(ObjectError, match="alignment"):
            check_equal(elf, coff)
        coff.parts[part] = contents
    check_equal(elf, coff)
    offset, (part, addend) = next(iter(coff.distances.items()))
    coff.distances[offset] = part, addend + 4
    with pytest.raises(ObjectError, match="distances"):
        check_equal(elf, coff)


LISTED = {"nasm-win64": ["section .drectve info\n db ' -export:f=g '",
                         "section .CRT$XCU data\n dq 1", "section .data data\n dq 1",
                         "common c 8", "extern e\ncall e", "section x rdata\n dd 1",
                         "section .text2 code\n ret", "section .rdata\n dq K"],
          "nasm-macho64": ["section __DATA,__mod_init_func data\n dq 1", "extern e\ncall e",
                           "common c 8",
                           "section .data\n dq 1", "subsections_via_symbols"]}


@pytest.mark.parametrize(("name", "extra"), [(name, e) for name, es in LISTED.items() for e in es])
def test_what_is_on_no_list_is_refused(name: str, extra: str) -> None:
    text = "bits 64\nsection .text\nglobal f\nf: ret\nK: dd 1\n"
    layout_of(name, assemble_text(name, text.replace("K: dd 1\n", "")))
    with pytest.raises(ObjectError):
        layout_of(name, assemble_text(name, text + extra + "\n"))


def test_a_file_of_tables_has_an_empty_section_for_code() -> None:
    data = assemble_text("clang-macho", ".section __TEXT,__const\n.globl _t\n_t: .long 1\n")
    layout = macho_layout(data)
    assert layout.symbols == {"t": ("constants", 0)} and not layout.distances


def test_a_name_with_bytes_behind_its_end_is_refused() -> None:
    data = assemble_text("nasm-win64", "bits 64\nsection .text\nglobal f\nf: ret\n")
    at = data.index(b"f\0\0\0\0\0\0\0")
    with pytest.raises(ObjectError, match="behind its end"):
        coff_layout(data[:at] + b"f\0g" + data[at + 3:])


def metadata_spans(data: bytes) -> list[tuple[int, int]]:
    """Return (offset, size) of headers, symbols and relocations of a COFF or Mach-O object."""
    if data[:2] == b"\x64\x86":
        count, _, symbols_at, symbol_count = struct.unpack_from("<HIII", data, 2)
        return [(0, 20 + 40 * count), (symbols_at, 18 * symbol_count),
                *((at, 10 * entries) for at, _, entries in (
                    struct.unpack_from("<IIH", data, 44 + 40 * i) for i in range(count)))]
    spans, at = [(0, 32 + struct.unpack_from("<I", data, 20)[0])], 32
    for _ in range(struct.unpack_from("<I", data, 16)[0]):
        command, size = struct.unpack_from("<II", data, at)
        if command == 2:
            table, entries = struct.unpack_from("<II", data, at + 8)
            spans.append((table, 16 * entries))
        for i in range(struct.unpack_from("<I", data, at + 64)[0] if command == 0x19 else 0):
            table, entries = struct.unpack_from("<II", data, at + 72 + 80 * i + 56)
            spans.append((table, 8 * entries))
        at += size
    return spans


def code_and_constants(data: bytes) -> list[bytes]:
    image = foreign_objects.load(data)
    code = Disassembly(image, image.address_of(SYMBOL))
    sections, parts = {section.address: section for section in image.sections}, []
    for _, (_, piece, location) in code.pieces:
        parts.append(piece)
        if location:
            parts.append(bytes(sections[location[0]].data[location[1]:][:16]))
    return parts


def linked_sections(data: bytes, linker: str, folder: Path) -> list[bytes] | None:
    (folder / "f.obj").write_bytes(data)
    command = {"ld": ["x86_64-w64-mingw32-ld", "-shared", "-o", "f.dll", "f.obj"],
               "lld": ["lld-link-19", "/threads:1", "/dll", "/noentry", "/out:f.dll",
                       f"/export:{SYMBOL}", "f.obj"]}[linker]
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not there")
    if subprocess.run(command, cwd=folder, capture_output=True).returncode:
        return None
    output = (folder / "f.dll").read_bytes()
    start, = struct.unpack_from("<I", output, 60)
    count, options = struct.unpack_from("<H12xH", output, start + 6)
    return [output[at:at + 4096] for name, at in (
        struct.unpack_from("<8s12xI", output, start + 24 + options + 40 * i) for i in range(count))
            if name.rstrip(b"\0") == b".text"]


@pytest.mark.parametrize(("name", "linker"), [
    *((name, "") for name in FOREIGN),
    *(pytest.param(name, linker, marks=pytest.mark.full) for linker in ("ld", "lld")
      for name in ("clang-mingw", "mingw", "nasm-win64"))])
def test_a_flipped_bit_of_metadata_is_refused_or_changes_nothing(
        name: str, linker: str, tmp_path: Path) -> None:
    """What is accepted has the same code and constants, also in what a linker makes of it."""
    text = kernel_text(ASSEMBLERS[name][0])
    data, elf = assemble_text(name, text), elf_of(name, text)
    bits = [8 * at + k for start, size in metadata_spans(data)
            for at in range(start, start + size) for k in range(8)]
    expected = code_and_constants(data)
    linked = linked_sections(data, linker, tmp_path) if linker else None
    accepted, count = 0, 3000 if linker else 1500
    for bit in random.Random(name).sample(bits, count):
        flipped = bytearray(data)
        flipped[bit >> 3] ^= 1 << (bit & 7)
        try:
            check_equal(elf, layout_of(name, bytes(flipped)))
        except ObjectError:
            continue
        accepted += 1
        assert code_and_constants(bytes(flipped)) == expected, f"bit {bit & 7} of {bit >> 3:#x}"
        if linker:
            assert linked_sections(bytes(flipped), linker, tmp_path) in (linked, None), hex(bit)
    print(f"{name}: {accepted} flipped bits accepted")
    assert accepted < count / 2


@pytest.mark.skipif(toolchain.assembler_command("nasm") is None, reason="nasm is not installed")
def test_a_text_that_gives_other_code_in_another_format_is_not_proved() -> None:
    text = ("bits 64\nsection .text\nglobal f\nf:\n%ifidn __OUTPUT_FORMAT__, win64\nnop\nstc\n"
            "%endif\nret\n")
    assert toolchain.assemble(text, "nasm")
    assembly = toolchain.assemble_format(text, "nasm", "win64")
    assert compare(assembly.object, assembly.foreign) == (
        "win64", "as win64 object: other code than the ELF object of the same text")
