"""The checker ends, whatever it is given: in time, within a size, with one line that says why,
never with a traceback."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import pytest
from check_toy import blocks_function, verdict

from generator.check import ObjectError, disassembly
from generator.check.claim import Effort, Verdict
from generator.check.disassembly import Disassembly
from generator.check.image import Image, Section
from generator.check.terms import Term

# seconds of processor time, where no case takes more than five
HANG = 300


def prove_with_limits(text: str, **limits: Any) -> Verdict:
    """Return the verdict on a function under these limits, without a search for a counterexample.
    """
    began = time.process_time()
    outcome = verdict(text, effort=Effort(**limits))
    assert time.process_time() - began < HANG
    assert (not outcome.proved and "\n" not in outcome.message
            and len(outcome.message) < 300), outcome.message
    return outcome


MIXED = ("mov r11d, r9d\nrol r11d, {n}\nadd r11d, r10d\nxor r9d, r11d\nmov r11d, r9d\nrol r11d, "
         "{m}\nadd r10d, r11d\n")
LANES = dict(before="mov r9d, 400000\n5: vpaddd zmm0, zmm0, zmm1\nvprord zmm0, zmm0, 7\ndec "
                    "r9d\njnz 5b")
# name -> (what is said, the parts of the function, limits)
TOO_MUCH = {
    "a loop that turns too often": (
        "instructions: given up", dict(body="mov r9d, 1000000\n5: dec r9\njnz 5b"),
        dict(limit=50_000)),
    "words that take long": ("of processor time",
                             dict(body="mov r9d, eax\nmov r10d, ecx\n" + "".join(
        MIXED.format(n=1 + n % 31, m=1 + n * 7 % 31) for n in range(4000))), dict(seconds=0.3)),
    "words that weigh too much": ("limit of table entries", LANES, dict(weight=2_000_000)),
    "a number that wraps around without end": (
        "wraps around", dict(before="mov r9, rdx\nshl r9, 44\ncmp r9, rdx\njb 3f\n3:"), {}),
    "more ways than can be followed": ("more paths", dict(before="sub rsp, 8192\n" + "".join(
        f"mov [rsp + {at}], rdx\n" for at in range(0, 8192, 8)) + "".join(
        f"cmp rdx, {n + 3}\nje 3f\n" for n in range(900)) + "3: add rsp, 8192"), {}),
}


@pytest.mark.few(3)
@pytest.mark.parametrize("name", TOO_MUCH)
def test_a_proof_beyond_its_limits_ends_with_one_line(name: str) -> None:
    words, parts, limits = TOO_MUCH[name]
    assert words in prove_with_limits(blocks_function(**parts), **limits).message


def test_words_that_nest_deeply_neither_crash_nor_run_on() -> None:
    nested = "ror r9, 1\nadd r9, r10\n" * 1_500
    result = prove_with_limits(blocks_function(before=f"mov r9, rdx\nmov r10, rdx\n{nested}",
                                               body="mov r11d, [rsi + r9]"))
    assert ("memory" in [failure.check for failure in result.failures]
            or "given up" in result.message)
    nested = "ror r9d, 1\nadd r9d, r10d\n" * 1_500
    prove_with_limits(blocks_function(body=f"mov r9d, eax\nmov r10d, ecx\n{nested}mov eax, r9d"))


def test_secrets_are_looked_for_once_in_each_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values of the caller are mixed: each word has two words below it, and a search without memory
    takes twice as long with each.
    """
    calls, components = [0], Term.components

    def counted(self: Term) -> Iterable[Term]:
        calls[0] += 1
        return components(self)

    monkeypatch.setattr(Term, "components", counted)
    mixed = "ror r9, 7\nadd r9, r10\nror r10, 3\nadd r10, r9\n" * 10
    text = blocks_function(before=f"{mixed}sub rsp, 512\nmov [rsp], r9\nmov [rsp + 8], r10\nadd "
                                  f"rsp, 512")
    outcome = verdict(text, effort=Effort())
    assert outcome.proved, outcome.message
    assert outcome.residue["stack_bytes"] == 0
    assert not {"r9", "r10"} & {*outcome.residue["registers"]}
    assert calls[0] < 50_000


def test_a_function_of_too_many_instructions_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disassembly, "MAX_INSTRUCTIONS", 60)
    with pytest.raises(ObjectError, match="more than 60 instructions") as refused:
        prove_with_limits(blocks_function())
    assert "\n" not in str(refused.value)


def test_decoding_takes_the_bytes_of_an_instruction_and_not_the_rest_of_its_section() -> None:
    taken = []

    class Watched(bytearray):
        def __getitem__(self, key: Any) -> Any:
            result = super().__getitem__(key)
            taken.append(len(result) if isinstance(key, slice) else 1)
            return result

    image = Image()
    section = image.add_section(Section(".text", 0, Watched(b"\x90" * 4096 + b"\xc3"), True))
    assert len(Disassembly(image, section.address).reachable_addresses) == 4097
    assert taken and max(taken) <= 15
