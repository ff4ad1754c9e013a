"""Every bit of an object's metadata (headers, section headers, symbols, relocations) is flipped.
What the reader still accepts is linked; the function's bytes, and the constants that it reads, must
be at its final address those that a proof would be about.
"""

from __future__ import annotations

import io
import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import iced_x86 as iced
import pytest
from assemblers import assemble_text
from check_silicon import function
from check_toy import K
from elftools.elf.elffile import ELFFile

from generator.check.contents import Bytes, ObjectError
from generator.check.disassembly import Disassembly
from generator.check.elf import RELA, RESERVED, SYMTAB, ElfFile
from generator.check.image import Image
from generator.check.objects import load

LINKERS = {"ld": ("ld", "-shared", "--hash-style=gnu"),
           "lld": ("ld.lld", "-shared", "--threads=1"),
           "lld-19": ("ld.lld-19", "-shared", "--threads=1")}
STATIC = ("ld", "-static", "-e", "f")
READ = "mov r8d, [rsi + 20]\nbswap r8d\nadd eax, r8d\nadd eax, ecx\nadd eax, [rip + {}]"
PROPERTY = ('\n.section .note.gnu.property,"a",@note\n.balign 8\n.long 4, 16, 5\n.asciz "GNU"\n'
            ".long 0xc0000002, 4, 3, 0\n")
OTHER = "\n.text\n.globl g\n.type g, @function\ng: lea rax, [rip + table]\nret\n.size g, . - g\n"
NASM = """
bits 64
default rel
section .rodata progbits alloc noexec nowrite align=16
K: dd 1, 2, 3, 4
section .text align=64
global f:function (f.end - f)
f: movdqa xmm0, [K]
   movdqu [rdi], xmm0
   ret
.end:
section .note.GNU-stack progbits noalloc noexec nowrite align=1
"""
TEXTS = {
    "gas": ("gcc", function(PROPERTY)),
    "clang": ("clang", function(PROPERTY + OTHER)),
    "NASM": ("nasm-elf64", NASM),
    "two functions": ("gcc", function(OTHER)),
    "a hidden constant": ("gcc", function(
        f'\n.section .rodata.c,"a"\n.globl c\n.hidden c\n.type c, @object\nc: .long {K[5]}\n',
        change=READ.format("c"))),
    "a merged constant": ("gcc", function(
        f'\n.section .rodata.cst16,"aM",@progbits,16\n.balign 16\nc: .long {K[5]}, 0, 0, 0\n',
        change=READ.format("c"))),
}


@cache
def make_object(name: str) -> bytes:
    assembler, text = TEXTS[name]
    intel = ".intel_syntax noprefix\n" if assembler in ("gcc", "clang") else ""
    return assemble_text(assembler, intel + text)


def metadata_offsets(data: bytes) -> list[int]:
    file = ElfFile(Bytes(data))
    spans = [(0, 64), (file.header.sections_at, 64 * len(file.sections)),
             *((s.offset, s.size) for s in file.sections if s.type in (SYMTAB, RELA))]
    return [at for start, size in spans for at in range(start, start + size)]


def accepted_flips(data: bytes, bits: list[int]) -> Iterator[tuple[int, bytes, Image]]:
    for bit in bits:
        flipped = bytearray(data)
        flipped[bit >> 3] ^= 1 << (bit & 7)
        try:
            image = load(bytes(flipped))
            assert Disassembly(image, image.address_of("f")).pieces
        except ObjectError:
            continue
        yield bit, bytes(flipped), image


def link(data: bytes, command: tuple[str, ...], folder: Path) -> bytes:
    """Return what a linker makes of an object; b"" if it refuses it."""
    (folder / "f.o").write_bytes(data)
    done = subprocess.run([*command, "-o", "out", "f.o"], cwd=folder, capture_output=True)
    return b"" if done.returncode else (folder / "out").read_bytes()


def linked_differences(linked: bytes, image: Image) -> list[str]:
    """Return how a linked function differs from that of the image; [] if the linker refused it, or
    if nothing does."""
    if not linked:
        return []
    file = ELFFile(io.BytesIO(linked))
    symbols = file.get_section_by_name(".symtab").get_symbol_by_name("f") or []
    symbols.sort(key=lambda symbol: symbol["st_info"]["bind"] == "STB_LOCAL")
    loads = [(s["p_vaddr"], s.data()) for s in file.iter_segments() if s["p_type"] == "PT_LOAD"]

    def read(address: int, size: int) -> bytes:
        for start, contents in loads:
            if start <= address < start + len(contents):
                return bytes(contents[address - start:][:size])
        return b""

    if not symbols or symbols[0]["st_shndx"] == "SHN_UNDEF":
        return []
    code, start, wrong = Disassembly(image, image.address_of("f")), symbols[0]["st_value"], []
    for at, (instruction, piece, location) in code.pieces:
        code_bytes = bytearray(read(start + at, len(piece)))
        if location:
            decoder = iced.Decoder(64, piece)
            field = decoder.get_constant_offsets(decoder.decode()).displacement_offset
            distance = int.from_bytes(code_bytes[field:field + 4], "little", signed=True)
            code_bytes[field:field + 4] = bytes(4)
            size = iced.MemorySizeExt.size(instruction.memory_size) or 4
            anchor, offset = location
            final = start + at + len(piece) + distance
            section = image.section_starting_at(anchor)
            if section is None or not 0 <= offset <= len(section.data) - size:
                continue  # the proof refuses to read there
            if read(final, size) != bytes(section.data[offset:offset + size]):
                wrong.append(f"the constant of {instruction}")
            if (final - offset) % section.align:
                wrong.append(f"the alignment of the constant of {instruction}")
        if bytes(code_bytes) != piece:
            wrong.append(f"the code at {at:#x}")
    section = image.section_at(code.entry)
    if section and (start - code.entry + section.address) % section.align:
        wrong.append("the alignment of the code")
    return wrong


@pytest.mark.parametrize(("count", "most"), [
    (500, 1), pytest.param(None, 9, marks=pytest.mark.full, id="every bit")])
@pytest.mark.parametrize("name", TEXTS)
def test_a_flipped_bit_of_metadata_is_refused_or_changes_nothing(
        name: str, count: int | None, most: int, tmp_path: Path) -> None:
    """`count`: of the bits; `most`: of the linkers."""
    data = make_object(name)
    bits = [8 * at + k for at in metadata_offsets(data) for k in range(8)]
    if count is not None:
        bits = random.Random(name).sample(bits, count)
    linkers = [tool for tool, command in LINKERS.items() if shutil.which(command[0])][:most]
    if not linkers:
        pytest.skip("there is no linker")
    accepted, wrong, seen = 0, [], set()
    assert load(data)
    for bit, flipped, image in accepted_flips(data, bits):
        accepted += 1
        for tool in linkers:
            linked = link(flipped, LINKERS[tool], tmp_path)
            # most flips change nothing: neither what is linked nor what is proved
            case = linked, image.address_of("f"), *((s.address, bytes(s.data), s.align)
                                                    for s in image.sections)
            if case not in seen:
                seen.add(case)
                wrong += [f"bit {bit & 7} of byte {bit >> 3:#x}, {tool}: {difference}"
                          for difference in linked_differences(linked, image)]
    print(f"{name}: {len(bits)} bits, {accepted} accepted, linked by {', '.join(linkers)}")
    assert wrong == []


RESERVED_CONSTANT = """.text
.globl f
.type f, @function
f: mov eax, [rip + _cnd]
ret
.section .rodata
.globl _cnd
.hidden _cnd
.type _cnd, @object
_cnd: .long 5
"""


def test_a_symbol_that_linkers_define_themselves_is_refused(tmp_path: Path) -> None:
    """GNU's linkers give a hidden _end another value, and the comparison finds that out."""
    data = assemble_text("gcc", ".intel_syntax noprefix\n" + RESERVED_CONSTANT)
    bad = data.replace(b"\0_cnd\0", b"\0_end\0")
    assert bad != data
    with pytest.raises(ObjectError, match="_end is one that linkers define"):
        load(bad)
    if shutil.which("ld") is None:
        pytest.skip("refused; there is no ld to show that it is wrong")
    assert linked_differences(link(data, LINKERS["ld"], tmp_path), load(data)) == []
    assert linked_differences(link(bad, STATIC, tmp_path), load(data))


def test_every_name_that_the_linker_script_defines_is_reserved() -> None:
    if shutil.which("ld") is None:
        pytest.skip("there is no ld")
    script = subprocess.run(["ld", "--verbose"], capture_output=True, text=True).stdout
    names = re.findall(r"^ +([A-Za-z_]\w*) = ", script, re.M)
    names += re.findall(r"PROVIDE_HIDDEN \((\w+)", script)
    assert {"_end", "__init_array_start"} <= set(names)
    assert [name for name in names if not RESERVED.fullmatch(name)] == []
