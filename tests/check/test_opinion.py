"""What runs on concrete inputs before every verdict is shown functions that it must accept, and
wrong ones of every kind.

The proof is left out here: each function goes to the second opinion alone, as if the proof had
accepted it.
"""

from __future__ import annotations

import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from check_support import assemble
from check_toy import TOY, blocks_function

from generator.check import opinion, prover
from generator.check.claim import Claim, Failure
from generator.check.disassembly import Disassembly
from generator.check.objects import load
from generator.check.opinion import Opinion, sample_inputs, second_opinion
from generator.check.prover import prove_object
from generator.files import TOP
from generator.lab.mutation import native
from generator.product.toolchain import assemble as assembled
from generator.spec.kinds import KINDS
from generator.spec.samples import sample_calls

SYMBOL = "nsms_sha256_multi_shani_m2"
MULTI = Claim.of("sha256", "multi", m=2)
BLOCKS = Claim(TOY, KINDS["blocks"], 2)


def opinion_of(data: bytes, symbol: str, claim: Claim, batch: int = 1) -> Opinion:
    image = load(data)
    return second_opinion(Disassembly(image, image.address_of(symbol)), claim, batch, 1 << 16)


def of_toy(text: str, claim: Claim = BLOCKS) -> Opinion:
    return opinion_of(assemble(text), "f", claim)


# Edits of a committed kernel for two messages, after which its loop loads the message pointers
# again from the array, although they have advanced: for one block the results are right.
BEFORE = """\
        mov          r8, [rsi]
        mov          rcx, [rsi + 8]
        sub          rcx, r8
        mov          rsi, r8
"""
HEAD = "L(multi_next_block):\n"
# name of an edit -> (text that replaces BEFORE, text that follows HEAD)
EDITS = {"pointers loaded at the head": ("mov r9, rsi\n",
                                         "mov rsi, [r9]\nmov rcx, [r9 + 8]\nsub rcx, rsi\n"),
         "one pointer reloaded late": ("mov r9, rsi\nmov rsi, [rsi]\n",
                                       "mov rcx, [r9 + 8]\nsub rcx, rsi\n")}


def edited_kernel(edit: str) -> bytes:
    """Return the object of the kernel with the edit of this name."""
    text = (TOP / "generated" / "gas" / "sha256_shani_m2.S").read_text()
    assert text.count(BEFORE) == text.count(HEAD) == 1
    before, head = EDITS[edit]
    data = assembled(text.replace(BEFORE, before).replace(HEAD, HEAD + head), "gas")
    assert data is not None
    return data


@pytest.mark.parametrize("edit", EDITS)
def test_a_kernel_that_reads_its_pointers_again_is_refused_twice(edit: str) -> None:
    """By the proof, and by the second opinion for two blocks: of none and of one it is right."""
    verdict = prove_object(edited_kernel(edit), SYMBOL, MULTI)
    assert not verdict.proved and "in none of the buffers" in verdict.message, verdict.message
    result = opinion_of(edited_kernel(edit), SYMBOL, MULTI)
    assert result.failure is not None and result.failure[0] == "function"
    assert "blocks = 2" in result.failure[1] and result.inputs == 2


@pytest.mark.parametrize("edit", EDITS)
def test_it_is_wrong_on_the_processor_from_two_blocks_on(edit: str, tmp_path: Path) -> None:
    if lacking := {"sha_ni", "sse4_1"} - native.host_features():
        pytest.skip(f"the host has no {', '.join(sorted(lacking))}")
    library = native.link_library(edited_kernel(edit), SYMBOL, tmp_path)
    assert library is not None
    for blocks, wrong in ((2, ""), (3, "answers wrong")):
        calls = list(sample_calls(MULTI, random.Random(1), range(blocks)))
        result = native.find_wrong_result(library, calls)
        assert result is not None and (wrong in result if wrong else result == "")


def test_a_right_function_runs_to_the_return_on_every_input() -> None:
    result = of_toy(blocks_function())
    assert (result == Opinion(len(list(sample_inputs(BLOCKS, 1))))
            and result.inputs == 2 * (2 * 2 + 3 + 1))


# What each change of a right function does wrong: the check that fails, and words of the reason.
WRONG = {"one block less where five are given": ("cmp rdx, 5\njne 7f\ndec rdx\n7:", "function",
                                                 "blocks = 5"),
         "a read behind the message": ("mov r9, rdx\nshl r9, {shift}\nmov r10, [rsi + r9 - 7]",
                                       "memory", "data"),
         "a write to the message": ("mov r9d, [rsi]\nmov [rsi], r9d", "memory", "writes"),
         "a lost register": ("inc rbx", "abi", "does not preserve rbx"),
         "a moved stack": ("mov r9, [rsp]\npush r9", "abi", "stack pointer that differs"),
         "no end": ("9: jmp 9b", "flow", "does not return within"),
         "a jump to nowhere": ("push rdx\nret", "flow", "section"),
         "an aligned read": ("movdqa xmm1, [rsi]", "alignment", "multiple"),
         "another direction": ("std", "abi", "direction"),
         "undefined flags": ("shr rdx, 1\nshl rdx, 1\nje 8f\n8:", "flow", "undefined"),
         "a branch elsewhere": ("jmp away", "flow", "on no list")}


def test_wrong_functions_are_refused_each_for_its_reason() -> None:
    text = blocks_function()
    head = text.index("f:") + 2
    size = TOY.WIDTH * 16 // 8
    for what, (lines, check, words) in WRONG.items():
        guarded = f"\ntest rdx, rdx\nje 6f\n{lines.format(shift=size.bit_length() - 1)}\n6:\n"
        result = of_toy(text[:head] + guarded + text[head:])
        assert result.failure is not None, what
        assert result.failure[0] == check and words in result.failure[1], (what, result)


def test_a_function_that_fails_on_concrete_inputs_is_not_proved_and_the_reason_is_reported(
    monkeypatch: pytest.MonkeyPatch) -> None:
    data = assemble(blocks_function())
    assert prove_object(data, "f", BLOCKS).proved and prove_object(data, "f", BLOCKS).inputs == 16
    failure = Failure("flow", "does not return within 7 instructions")
    monkeypatch.setattr(prover, "second_opinion", lambda *_: Opinion(3, failure))
    verdict = prove_object(data, "f", BLOCKS)
    assert (not verdict.proved and verdict.inputs == 3
            and verdict.message == "does not return within 7 instructions")
    assert [failure.check for failure in verdict.failures] == ["flow"]


def test_what_takes_more_instructions_than_its_budget_is_not_proved(
    monkeypatch: pytest.MonkeyPatch) -> None:
    data = assemble(blocks_function())
    monkeypatch.setattr(opinion, "MAX_STEPS_PER_BLOCK", 2)
    verdict = prove_object(data, "f", BLOCKS)
    assert (not verdict.proved and "does not return within" in verdict.message
            and verdict.inputs < 16)


def test_inputs_are_those_that_the_contract_promises() -> None:
    def counts(claim: Claim, batch: int = 1) -> list[int]:
        matches = [arguments[-1] for seed, arguments, _ in sample_inputs(claim, batch) if not seed]
        return [count for count in matches if isinstance(count, int)]

    assert counts(replace(BLOCKS, n=8)) == [*range(19), 33] == counts(replace(BLOCKS, n=1), 8)
    assert counts(MULTI) == [0, 1, 2, 3, 4, 5, 17]
    assert sorted(set(counts(Claim.of("sha256", "pairs", m=2)))) == [0, 1, 2, 3, 4, 5, 17]
    assert counts(replace(BLOCKS, least=5)) == [5, 6, 9]
    for claim in (BLOCKS, MULTI, Claim.of("sha256", "schedule", 2), Claim.of("sha256", "rounds")):
        assert {seed for seed, _, _ in sample_inputs(claim, 1)} == {0, 1}


def test_a_proof_needs_no_processes_no_foreign_functions_and_no_mapped_memory() -> None:
    program = """
import sys, importlib, pkgutil
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name in ("subprocess", "ctypes", "_ctypes", "mmap", "_posixsubprocess"):
            raise ImportError(name + " is blocked")
sys.meta_path.insert(0, Blocked())
for name in ("subprocess", "ctypes", "mmap"):
    sys.modules.pop(name, None)
import generator.check
for module in pkgutil.iter_modules(generator.check.__path__):
    importlib.import_module("generator.check." + module.name)
claim = generator.check.Claim.of("sha256", "multi", m=2)
found = generator.check.prove_object(sys.stdin.buffer.read(), "{symbol}", claim)
print(found.proved, found.inputs)
try:
    importlib.import_module("generator.lab.mutation.native")
except ImportError as problem:
    print(problem)
""".replace("{symbol}", SYMBOL)
    data = assembled((TOP / "generated" / "gas" / "sha256_shani_m2.S").read_text(), "gas")
    assert data is not None
    done = subprocess.run([sys.executable, "-c", program], input=data, capture_output=True, cwd=TOP)
    assert done.stdout.decode().splitlines() == ["True 14", "ctypes is blocked"], (
        done.stderr.decode()[-600:])
