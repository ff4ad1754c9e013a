"""Frames: registers saved, stack aligned, pages touched, and an unwinder that is never led
astray."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from assemblers import (
    ASSEMBLERS,
    COFF,
    ELF,
    SMALL,
    assemble_text,
    file_text,
    greedy,
    kernel_programs,
    move_constant,
)
from foreign_objects import load
from unwinding import (
    SYSV,
    WIN64,
    dwarf_complaints,
    stacks_before,
    win64_complaints,
)

from generator.compile import frame
from generator.output import banner, emit
from generator.x86.program import (
    BasicBlock,
    Instruction,
    Program,
)

WITH_CALL_FRAMES = [name for name, (syntax, format, _, _) in ASSEMBLERS.items()
                    if format != "coff" and (syntax, format) != ("nasm", "macho")]
KERNELS = [("sha256", "avx2", 8), ("sha512", "bmi2", 1), ("sha1", "sse41", 4), ("sha256", "x64", 0)]


def lowering(step: frame.UnwindStep) -> int:
    """Return the bytes by which a step of a prologue lowers RSP, PUSH aside."""
    count = step.line.operands[-1] if step.line.mnemonic == "sub" else 0
    assert isinstance(count, int)
    return count


@pytest.mark.parametrize("assembler", WITH_CALL_FRAMES)
@pytest.mark.parametrize("program", SMALL.values(), ids=SMALL)
def test_call_frame_information_is_right_at_every_instruction(assembler: str,
                                                              program: Program) -> None:
    data = assemble_text(assembler, file_text([program], ASSEMBLERS[assembler][0]))
    assert dwarf_complaints(data, program.symbol) == []


@pytest.mark.parametrize("assembler", COFF)
@pytest.mark.parametrize("program", SMALL.values(), ids=SMALL)
def test_win64_unwind_codes_are_right_at_every_instruction(assembler: str,
                                                           program: Program) -> None:
    data = assemble_text(assembler, file_text([program], ASSEMBLERS[assembler][0]))
    assert win64_complaints(data, program.symbol) == []


@pytest.mark.few(2)
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda c: f"{c[0]}-{c[1]}-n{c[2]}")
def test_kernels_unwind_from_every_instruction(kernel: tuple[str, str, int]) -> None:
    programs = kernel_programs(*kernel)
    for assembler in ASSEMBLERS:
        syntax, format, tool, _ = ASSEMBLERS[assembler]
        if assembler in ("clang", "clang-msvc", "nasm-macho64") or shutil.which(tool) is None:
            continue
        data = assemble_text(assembler, file_text(programs, syntax))
        check = win64_complaints if format == "coff" else dwarf_complaints
        for program in programs:
            assert check(data, program.symbol) == [], assembler


WRONG = [("gcc", r"\.cfi_def_cfa_offset 24", ".cfi_def_cfa_offset 32"),
         ("gcc", r"\.cfi_offset  r13, -40", ".cfi_offset  r14, -40"),
         ("gcc", r"        \.cfi_restore rbp\n", ""),
         ("gcc", r"\.cfi_def_cfa_offset 8(?=\n)", ".cfi_def_cfa_offset 16"),
         ("nasm-elf64", r"0x0e, 0x18", "0x0e, 0x20"), ("nasm-elf64", r"0x8d, 0x05", "0x8d, 0x06"),
         ("nasm-elf64", r"(NSMS_L\(at3\):\n)(        push .*\n)", r"\2\1"),
         ("clang-mingw", r"        NSMS_SEH\(\.seh_pushreg r12\)\n", ""),
         ("clang-mingw", r"\.seh_stackalloc (\d+)", ".seh_stackalloc 64"),
         ("clang-mingw", r"\.seh_savexmm xmm9", ".seh_savexmm xmm8"),
         ("nasm-win64", r"dw           7\b", "dw           8"),
         ("nasm-win64", r"0xc0(?= +; push r12)", "0xd0"),
         ("nasm-win64", r"(NSMS_L\(at9\):\n)(        vmovaps .*\n)", r"\2\1")]


@pytest.mark.parametrize(("assembler", "right", "wrong"), WRONG,
                         ids=[f"{a}: {r}" for a, r, _ in WRONG])
def test_a_wrong_directive_is_caught(assembler: str, right: str, wrong: str) -> None:
    program = SMALL["everything"]
    syntax, format, _, _ = ASSEMBLERS[assembler]
    text = file_text([program], syntax)
    changed = re.sub(right, wrong, text)
    assert changed != text
    check = win64_complaints if format == "coff" else dwarf_complaints
    assert check(assemble_text(assembler, changed), program.symbol)


def single_step(folder: Path, assembler: str, program: Program, text: str) -> tuple[int, int]:
    """Return (instructions executed, those from which libgcc's unwinder failed) of one single-
    stepped call."""
    compiler = shutil.which("gcc")
    if compiler is None:
        pytest.skip("gcc is not there")
    (folder / "f.o").write_bytes(assemble_text(assembler, text))
    subprocess.run([compiler, "-O1", "-no-pie", f"-DSTEP_ME={program.symbol}",
                    f'-DSTEP_NAME="{program.symbol}"',
                    Path(__file__).with_name("unwinding.c"), folder / "f.o", "-o", folder / "step"],
                   check=True)
    done = subprocess.run([folder / "step"], capture_output=True, text=True)
    # so far astray that the unwinder itself crashed
    if done.returncode == -signal.SIGSEGV:
        return 0, 1
    steps, failures = done.stdout.split()
    return int(steps), int(failures)


@pytest.mark.parametrize("assembler", ELF)
@pytest.mark.parametrize("name", ["everything", "three pages", "kernel"])
def test_a_real_unwinder_finds_back_from_every_instruction(assembler: str, name: str,
                                                           tmp_path: Path) -> None:
    program = SMALL[name] if name != "kernel" else kernel_programs("sha256", "x64", 1)[0]
    steps, failures = single_step(tmp_path, assembler, program,
                                  file_text([program], ASSEMBLERS[assembler][0]))
    assert (steps >= banner.instruction_count(program, frame.layout_frame(program).sysv)
            and failures == 0)


@pytest.mark.parametrize(("assembler", "right", "wrong"), [
    # what was popped still lies below the stack
    (a, r, w) for a, r, w in WRONG if a in ELF and "restore" not in r])
def test_a_real_unwinder_goes_astray_where_a_directive_is_wrong(assembler: str, right: str,
                                                                wrong: str, tmp_path: Path) -> None:
    program = SMALL["everything"]
    text = file_text([program], ASSEMBLERS[assembler][0])
    assert single_step(tmp_path, assembler, program, re.sub(right, wrong, text))[1] > 0


@pytest.mark.parametrize("program", SMALL.values(), ids=SMALL)
def test_at_return_every_preserved_register_is_back(program: Program) -> None:
    for assembler, preserved in (("gcc", SYSV), ("nasm-elf64", SYSV), ("nasm-win64", WIN64)):
        image = load(assemble_text(assembler, file_text([program], ASSEMBLERS[assembler][0])))
        last = stacks_before(image, program.symbol, preserved)[-1][1]
        assert (last.pointer, last.preserved) == (0, preserved)


@pytest.mark.parametrize("program", SMALL.values(), ids=SMALL)
def test_the_frame_is_aligned_and_no_larger_than_it_must_be(program: Program) -> None:
    layout = frame.layout_frame(program)
    for side in (layout.sysv, layout.win64):
        pushes = sum(step.line.mnemonic == "push" for step in side.prologue)
        saves = sum("movaps" in step.line.mnemonic for step in side.prologue)
        size = sum(lowering(step) for step in side.prologue)
        if pushes or size:
            assert (8 + 8 * pushes + size) % 16 == 0
        assert program.frame_bytes + 16 * saves <= size <= program.frame_bytes + 16 * saves + 23
        assert side.stack_bytes == size + 8 * pushes


def test_every_page_of_a_large_frame_is_touched_in_order() -> None:
    program = SMALL["the largest"]
    for assembler in ("gcc", "nasm-win64"):
        image = load(assemble_text(assembler, file_text([program], ASSEMBLERS[assembler][0])))
        lowest_probe = 0
        for i, s in stacks_before(image, program.symbol, WIN64):
            if str(i).startswith(("push", "mov [rsp],rsp")):
                at = s.pointer - 8 * str(i).startswith("push")
                assert lowest_probe - at <= 4096
                lowest_probe = at
            assert lowest_probe - s.pointer <= 4096, str(i)
        assert s.pointer == 0 and lowest_probe <= -7 * 4096


def test_arguments_are_moved_before_they_are_overwritten() -> None:
    assert frame.sequence_moves({7: 1, 6: 2, 2: 8, 1: 9}) == [(7, 1), (6, 2), (2, 8), (1, 9)]
    assert frame.sequence_moves({1: 2, 2: 8, 7: 1}) == [(7, 1), (1, 2), (2, 8)]
    assert frame.sequence_moves({1: 1}) == []
    with pytest.raises(ValueError, match="cycle of moves"):
        frame.sequence_moves({1: 2, 2: 1})


def body(*instructions: Instruction, frame_bytes: int = 0) -> Program:
    return Program("nsms_f", "void nsms_f(void)", (), (BasicBlock("body", instructions),),
                   frame_bytes=frame_bytes)


def test_a_frame_too_large_to_be_unwound_is_refused() -> None:
    with pytest.raises(ValueError, match="can be unwound"):
        frame.layout_frame(greedy(40000, (0,)))


def test_the_fifth_argument_is_loaded_from_above_the_return_address_and_the_home_space() -> None:
    result = frame.layout_frame(replace(body(move_constant(0, 1)),
                                        parameters=("a", "b", "c", "d", "e")))
    lowered = 8 * sum(step.line.mnemonic == "push" for step in result.win64.prologue) + sum(
        lowering(step) for step in result.win64.prologue)
    assert (emit.instruction_text(result.win64.moves[-1].line, "gas") == f"mov r8, [rsp + "
                                                                         f"{lowered + 40}]")
    assert not any("rsp" in emit.instruction_text(step.line, "gas") for step in result.sysv.moves)
