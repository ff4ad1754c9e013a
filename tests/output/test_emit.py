"""Text: both syntaxes assemble everywhere to the same instructions, and the file carries what
assemblers forget."""

from __future__ import annotations

import io
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from assemblers import (
    ASSEMBLERS,
    ELF,
    SMALL,
    assemble_text,
    file_text,
    instruction_lines,
    kernel_programs,
    move_constant,
    row,
    table_program,
)
from elftools.elf.elffile import ELFFile
from foreign_objects import load

from generator.compile import frame
from generator.output import banner, emit
from generator.x86 import target as isa
from generator.x86.assembly import assembly_line
from generator.x86.program import (
    Address,
    BasicBlock,
    Instruction,
    Program,
    Register,
    Table,
)

KERNELS = [("sha256", "avx2", 8), ("sha512", "avx2", 8), ("sha1", "x64", 1), ("sha256", "bmi2", 0),
           ("sha512", "avx512", 8)]


@pytest.mark.parametrize("name", ASSEMBLERS)
def test_the_assembler_is_there_and_takes_the_text(name: str) -> None:
    """Tests that go through all assemblers leave out those that are not there: this one says
    which."""
    assert instruction_lines(
        load(assemble_text(name, file_text([SMALL["loop"]], ASSEMBLERS[name][0]))),
        "nsms_xor_words")


@pytest.mark.parametrize("config", KERNELS, ids=lambda c: f"{c[0]}-{c[1]}-n{c[2]}")
def test_the_count_in_the_banner_is_that_of_the_object(config: tuple[str, str, int]) -> None:
    programs = kernel_programs(*config)
    image = load(assemble_text("gcc", file_text(programs, "gas")))
    for program in programs:
        count = banner.instruction_count(program, frame.layout_frame(program).sysv)
        assert len(instruction_lines(image, program.symbol)) == count


def samples(isa_name: str) -> list[Instruction]:
    """Return every row in every width, on low and on high registers, and with memory if possible.
    """
    out = []
    counts = isa.load(isa_name).registers
    for r in isa.load(isa_name).all_rows:
        if "{m:32}" in r.text and r.written and r.written.name == "m":
            # the destination is narrower than any width of the row
            continue
        for width in r.widths:
            for high in (False, True):
                for in_memory in ("", *([r.mem] if r.mem else [])):
                    out.append(sample(r, width, high, in_memory, counts))
    return [i for i in out if i is not None]


def sample(r: isa.Row, width: int, high: bool, in_memory: str,
           counts: dict[str, int]) -> Instruction | None:
    """Return one instruction of a row; None if it is impossible."""
    values: dict[str, Register | Address | int] = {}
    taken = {"int": 0, "vec": 1, "mask": 1}
    positions = {o.name: o for o in (*r.reads, *r.operands)}
    for name, o in positions.items():
        register_class, bits = r.class_of(name, width)
        if name == "i":
            values[name] = 1
        elif name == in_memory or name == "m":
            # no gather takes one register twice
            index = Register("vec", counts["vec"] // 2, width) if r.gather_mask else None
            values[name] = Address("state", bits, 64, Register("int", 14 if high else 6, 64), index)
        elif o.fixed is not None:
            values[name] = Register(register_class, o.fixed, bits)
        else:
            number = taken[register_class]
            taken[register_class] += 1
            values[name] = Register(register_class, counts[register_class] - 1 - number if high
                                    else number, bits)
    for o in r.operands:
        if o.tied:
            if o.tied == in_memory:
                return None
            values[o.name] = values[o.tied]
    args = tuple(values[o.name] for o in r.reads)
    if (in_memory and not any(isinstance(a, Register) for a in args) and r.written is None
        and r.mnemonic != "cmp"):
        return None
    return Instruction(r, width, values[r.written.name] if r.written else None, args)


@pytest.mark.parametrize("isa_name", isa.names())
def test_every_row_is_spelled_as_all_assemblers_take_it(isa_name: str) -> None:
    code = samples(isa_name)
    assert len(code) > 60
    program = Program("nsms_rows", "void nsms_rows(void)", (), (BasicBlock("body", tuple(code)),))
    seen: list[list[str]] = []
    for name in ("gcc", "clang", "nasm-elf64"):
        if shutil.which(ASSEMBLERS[name][2]) is None:
            continue
        facts = banner.Facts("rows", "make gen")
        text = emit.print_assembly([program], [frame.layout_frame(program)], facts,
                                   ASSEMBLERS[name][0])
        seen.append(instruction_lines(load(assemble_text(name, text)), "nsms_rows"))
        assert len(seen[-1]) == banner.instruction_count(program, frame.layout_frame(program).sysv)
        assert seen[-1] == seen[0], [(a, b) for a, b in zip(seen[0], seen[-1]) if a != b][:5]


def instruction_text(i: Instruction, syntax: str = "gas") -> str:
    return emit.instruction_text(assembly_line(i), syntax)


def test_only_sources_that_commute_are_exchanged() -> None:
    high, low = Register("vec", 9, 128), Register("vec", 2, 128)
    for mnemonic, first in (("vpaddq", "xmm9, xmm2"), ("vpsrlvq", "xmm2, xmm9"),
                            ("vpsubq", "xmm2, xmm9"), ("vprorvq", "xmm2, xmm9")):
        line = Instruction(row(f"{mnemonic} {{d}}, {{a}}, {{b}}", "avx512"), 128, high, (low, high))
        assert instruction_text(line) == f"{mnemonic} xmm9, {first}"


# Files

def test_tables_of_one_name_are_written_once() -> None:
    short, long = Table("K", 64, (1, 2)), Table("K", 64, (1, 2, 3))
    programs = [table_program(short, "nsms_a_f"), table_program(long, "nsms_b_f")]
    text = file_text(programs, "gas")
    assert text.count("L(K):") == 1 and "0x0000000000000003" in text


def test_no_reference_leaves_its_table() -> None:
    """The program reads the second word; as the end of a table of one word, which has one more."""
    for syntax in ("gas", "nasm"):
        short, long = (file_text([table_program(Table("K", 64, (1, 2)[:count]))], syntax)
                       for count in (1, 2))
        assert "0x0000000000000001, 0x0000000000000000\n" in short and "end" in short
        assert "0x0000000000000001, 0x0000000000000002\n" in long


def test_functions_are_distinguished_by_the_parts_of_symbols_that_differ() -> None:
    assert (emit.label_prefixes(["nsms_sha256_blocks_avx2_n8", "nsms_sha256_schedule_avx2_n8"])
            == ["blocks_", "schedule_"])
    assert emit.label_prefixes(["nsms_f"]) == [""]
    assert emit.label_prefixes(["a", "a_b"]) == ["a_", "a_b_"]


def elf_of(name: str, text: str, *options: str) -> ELFFile:
    return ELFFile(io.BytesIO(assemble_text(name, text, *options)))


@pytest.mark.parametrize("assembler", ELF)
def test_the_elf_object_carries_what_assemblers_forget(assembler: str) -> None:
    programs = [SMALL["everything"], table_program(Table("K", 64, (1, 2), comment="one and two"))]
    elf = elf_of(assembler, file_text(programs, ASSEMBLERS[assembler][0]))
    image = load(assemble_text(assembler, file_text(programs, ASSEMBLERS[assembler][0])))
    symbols = {s.name: s for s in elf.get_section_by_name(".symtab").iter_symbols()}
    for program in programs:
        symbol = symbols[program.symbol]
        assert (symbol["st_info"]["type"], symbol["st_info"]["bind"]) == ("STT_FUNC", "STB_GLOBAL")
        assert symbol["st_other"]["visibility"] == "STV_DEFAULT"
        assert symbol["st_value"] % emit.FUNCTION_ALIGN == 0
        section = image.section_at(image.address_of(program.symbol))
        # endbr64
        assert section is not None and section.data[symbol["st_value"]:][:4] == b"\xf3\x0f\x1e\xfa"
        # ret
        assert section.data[symbol["st_value"] + symbol["st_size"] - 1] == 0xC3
    stack = elf.get_section_by_name(".note.GNU-stack")
    # executable
    assert stack is not None and not stack["sh_flags"] & 4
    constants = elf.get_section_by_name(".rodata")
    assert constants["sh_flags"] == 2 and constants["sh_addralign"] == 64
    note = elf.get_section_by_name(".note.gnu.property")
    assert note["sh_type"] == "SHT_NOTE" and note.data() == bytes.fromhex(
        "04000000 10000000 05000000 474e5500 020000c0 04000000 03000000 00000000")
    assert [s["st_shndx"] for s in symbols.values()].count("SHN_UNDEF") <= 1


@pytest.mark.parametrize("assembler", ELF)
def test_a_linked_program_has_no_executable_stack_and_keeps_branch_tracking(
        assembler: str, tmp_path: Path) -> None:
    (tmp_path / "t.o").write_bytes(assemble_text(assembler, file_text([SMALL["loop"]],
                                                                      ASSEMBLERS[assembler][0])))
    linker = shutil.which("ld")
    if linker is None:
        pytest.skip("ld is not there")
    command = [linker, "-shared", "-z", "text", "--fatal-warnings", "-o", tmp_path / "t.so",
               tmp_path / "t.o"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0 and not done.stderr, done.stderr
    elf = ELFFile(io.BytesIO((tmp_path / "t.so").read_bytes()))
    assert not any(s["p_type"] == "PT_GNU_STACK" and s["p_flags"] & 1 for s in elf.iter_segments())
    assert elf.get_section_by_name(".note.gnu.property").data()[-8:-4] == bytes([3, 0, 0, 0])
    assert elf.get_section_by_name(".eh_frame") is not None


@pytest.mark.parametrize("assembler", ELF)
def test_a_macro_hides_the_symbols_and_follows_the_prefix(assembler: str) -> None:
    text = file_text([replace(SMALL["loop"], symbol="foo_f")], ASSEMBLERS[assembler][0], "foo_")
    for option, visibility in (("-DFOO_HIDDEN", "STV_HIDDEN"), ("-DNSMS_HIDDEN", "STV_DEFAULT")):
        table = elf_of(assembler, text, option).get_section_by_name(".symtab")
        assert [s["st_other"]["visibility"] for s in table.iter_symbols()
                if s.name == "foo_f"] == [visibility]


@pytest.mark.parametrize("assembler", ["clang-macho", "nasm-macho64"])
def test_mach_o_symbols_have_an_underscore_and_can_be_hidden(assembler: str) -> None:
    text = file_text([SMALL["loop"]], ASSEMBLERS[assembler][0])
    for options in ((), ("-DNSMS_HIDDEN",)):
        image = load(assemble_text(assembler, text, *options))
        assert "_nsms_xor_words" in image.symbols
    shown, hidden = assemble_text(assembler, text), assemble_text(assembler, text, "-DNSMS_HIDDEN")
    assert shown != hidden and len(shown) == len(hidden)


@pytest.mark.parametrize("assembler", ["clang-macho", "nasm-macho64", "clang-mingw", "nasm-win64"])
def test_constants_are_in_read_only_sections_of_every_format(assembler: str) -> None:
    text = file_text([table_program(Table("K", 64, (0x1111111111111111, 0x2222222222222222)))],
                     ASSEMBLERS[assembler][0])
    image = load(assemble_text(assembler, text))
    matches = [s for s in image.sections if b"\x22" * 8 in s.data]
    assert [s.executable for s in matches] == [False]
    assert matches[0].name in ("__TEXT,__const", ".rdata")


def test_another_processors_compiler_gets_an_empty_file() -> None:
    text = file_text([SMALL["loop"]], "gas")
    for target in ("aarch64-apple-darwin", "aarch64-linux-gnu"):
        data = assemble_text("clang", text, f"--target={target}")
        assert b"nsms_xor_words" not in data


def test_only_the_line_about_the_proof_is_left_out_of_the_hash() -> None:
    program = SMALL["loop"]
    for syntax in ("gas", "nasm"):
        facts = banner.Facts("test", "make gen")
        text = emit.print_assembly([program], [frame.layout_frame(program)], facts, syntax)
        texts = [text, banner.state_proof(text, syntax, ["elf64"], "FIPS 180-4")]
        assert texts[0] != texts[1]
        assert banner.hash_text(texts[0]) == banner.hash_text(texts[1])
        assert banner.hash_text(texts[0]) != banner.hash_text(texts[0].replace("ret", "nop"))
        differing = [(a, b) for a, b in zip(texts[0].splitlines(), texts[1].splitlines()) if a != b]
        assert len(differing) == 1 and all("Proof:" in line for line in differing[0])


def test_text_that_a_preprocessor_would_misread_is_refused() -> None:
    for comment, syntax in (("sigma \u03c3", "gas"), ("ends in a backslash\\", "nasm")):
        program = Program("nsms_f", "void nsms_f(void)", (), (
            BasicBlock("body", (replace(move_constant(0, 1), comment=comment),)),))
        with pytest.raises(ValueError, match="ASCII"):
            file_text([program], syntax)


# The header

def test_the_header_compiles_as_c_and_as_cxx(tmp_path: Path) -> None:
    text = emit.print_header([("void foo_f(uint32_t state[8], const void *data, size_t blocks)",
                               ["One.", "Two."])], "foo_")
    assert "FOO_H" in text and "NSMS" not in text
    (tmp_path / "t.h").write_text(text)
    (tmp_path / "t.c").write_text('#include "t.h"\n#include "t.h"\n'
                                  "void (*f)(uint32_t *, const void *, size_t) = foo_f;\n")
    for options in (("-x", "c", "-std=c99"), ("-x", "c++"), ("-x", "c", "-DFOO_HIDDEN")):
        compiler = shutil.which("gcc" if "c" in options else "g++")
        if compiler is None:
            pytest.skip("gcc or g++ is not there")
        subprocess.run([compiler, "-Wall", "-Wextra", "-pedantic", "-Werror", "-c", *options,
                        tmp_path / "t.c", "-o", tmp_path / "t.o"], check=True)
