"""Every committed file as ELF, COFF and Mach-O object, run here: right results, registers
preserved, and unwinding."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from assemblers import ASSEMBLERS, assemble_text, file_text, kernel_programs
from foreign_objects import load
from silicon import CANARIES, PRESERVED, Outcome, call_functions
from unwinding import dwarf_complaints, win64_complaints

from generator.check.objects import Image
from generator.files import data_folder
from generator.lab.mutation.native import host_features
from generator.spec.kinds import function_of_entry
from generator.spec.samples import Call, sample_calls
from generator.x86 import target as isa

GENERATED = Path(os.environ.get("NSMS_GENERATED", data_folder("generated")))
# Of each convention the object that runs: test_kernels compares the others' bytes with it.
RUN = ("gcc", "nasm-win64")
# whose objects say nothing new
OBJECTS = [name for name in ASSEMBLERS if name not in ("clang", "clang-msvc")]


@cache
def kernels() -> dict[str, list[dict[str, Any]]]:
    path = GENERATED / "manifest.json"
    files: dict[str, list[dict[str, Any]]] = {}
    for kernel in json.loads(path.read_text())["kernels"] if path.exists() else []:
        files.setdefault(Path(kernel["gas"] or kernel["nasm"]).stem, []).append(kernel)
    return files


def cases(kernel: dict[str, Any]) -> list[Call]:
    n = kernel["n"] or kernel.get("m") or 1
    # the second opinion and the harness take every remainder
    counts = sorted({0, 1, n - 1, n, n + 1, 2 * n, 2 * n + 1})
    return list(sample_calls(function_of_entry(kernel), random.Random(kernel["symbol"]), counts,
                             (1, 3), 1))


def outcomes(image: Image, symbol: str, calls: Sequence[Call], convention: str) -> list[Outcome]:
    return call_functions(image, [(symbol, arguments) for arguments, _ in calls], convention,
                          CANARIES)


def lacking_features(kernel: dict[str, Any]) -> set[str]:
    """Return the features that a kernel needs and the host lacks."""
    features = kernel["features"]
    return set(isa.load(kernel["isa"]).features if features is None else features) - host_features()


def run_everywhere(texts: dict[str, str], functions: list[dict[str, Any]]) -> None:
    """Runs the functions of a file (syntax -> text) from each assembler's object, and checks what
    unwinders are told."""
    lacking: set[str] = set()
    trials = {kernel["symbol"]: [] if lacking_features(kernel) else cases(kernel)
              for kernel in functions}
    for name in OBJECTS:
        syntax, format, tool, _ = ASSEMBLERS[name]
        if shutil.which(tool) is None or syntax not in texts:
            continue
        data = assemble_text(name, texts[syntax])
        image = load(data)
        for kernel in functions:
            if format == "coff":
                assert win64_complaints(data, kernel["symbol"]) == [], name
            elif name != "nasm-macho64":                 # which goes without, as its banner says
                assert dwarf_complaints(data, kernel["symbol"]) == [], name
            if lacking_features(kernel):
                lacking |= lacking_features(kernel)
                continue
            if name not in RUN:
                continue
            convention = "win64" if format == "coff" else "sysv"
            calls = trials[kernel["symbol"]]
            for number, ((_, expected), outcome) in enumerate(zip(
                    calls, outcomes(image, kernel["symbol"], calls, convention), strict=True)):
                where = f"{name}: {kernel['symbol']}, call {number}"
                assert outcome.complaints(convention) == (), where
                assert outcome.buffers[0] == expected, where
    if lacking:
        pytest.skip(f"{functions[0]['symbol']} assembles but was not run: the host lacks "
                    f"{', '.join(sorted(lacking))}")


@pytest.mark.full
@pytest.mark.parametrize("stem", kernels())
def test_every_committed_file_runs_and_unwinds_in_every_format(stem: str) -> None:
    paths = {"gas": GENERATED / f"gas/{stem}.S", "nasm": GENERATED / f"nasm/{stem}.asm"}
    run_everywhere({s: path.read_text() for s, path in paths.items() if path.exists()},
                   kernels()[stem])


@pytest.mark.parametrize(("hash", "isa_name", "n"), [("sha512", "avx2", 8), ("sha1", "x64", 0)])
def test_a_fresh_file_runs_and_unwinds_in_every_format(hash: str, isa_name: str, n: int) -> None:
    programs = kernel_programs(hash, isa_name, n)
    functions = [{"symbol": p.symbol, "kind": p.symbol.split("_")[2], "hash": hash, "isa": isa_name,
                  "n": n, "features": None} for p in programs]
    run_everywhere({syntax: file_text(programs, syntax) for syntax in ("gas", "nasm")}, functions)


def complaints(convention: str, code: str, *arguments: bytes) -> tuple[str, ...]:
    text = (f"bits 64\nsection .text\nglobal spoil\nspoil:\n{code}\nret\n"
            "section .rdata rdata\nconstant: dd 1\n")
    (outcome,) = call_functions(load(assemble_text("nasm-win64", text)), [("spoil", arguments)],
                                convention, CANARIES)
    return outcome.complaints(convention)


@pytest.mark.parametrize("register", PRESERVED["win64"])
def test_a_function_that_spoils_a_register_is_caught(register: str) -> None:
    code = (f"pcmpeqd {register}, {register}" if register.startswith("xmm")
            else f"add {register}, 1")
    complaint = (f"{register} is not preserved",)
    assert complaints("win64", code) == complaint
    assert complaints("sysv", code) == (
        complaint if register in PRESERVED["sysv"] else ())


@pytest.mark.parametrize(("complaint", "code"), [
    ("the stack pointer has moved", "pop rax\npush rax\nret 8"),
    ("the direction flag is set", "std\nret")])
def test_a_function_that_leaves_a_wrong_stack_or_flag_is_caught(complaint: str, code: str) -> None:
    assert complaint in complaints("win64", code)


@pytest.mark.parametrize("code",
                         ["mov al, [rcx + 16]", "mov [rel constant], eax", "mov [rdx + 7], al"],
                         ids=["past the end", "constants", "a buffer for reading"])
def test_a_function_that_reaches_where_it_must_not_is_caught(code: str) -> None:
    with pytest.raises(RuntimeError, match="in call 0"):
        complaints("win64", code, bytes(16), bytes(16))


def test_a_relocation_off_by_one_word_gives_a_wrong_digest() -> None:
    program = kernel_programs("sha256", "x64", 1)[0]
    image = load(assemble_text("nasm-win64", file_text([program], "nasm")))
    call = cases({"symbol": program.symbol, "kind": "blocks", "hash": "sha256", "n": 1})[-1]

    def is_right() -> bool:
        return outcomes(image, program.symbol, [call], "win64")[0].buffers[0] == call[1]

    assert is_right()
    next(s for s in image.sections if s.name == ".rdata").address += 4
    assert not is_right()
