"""The toy hash's function, assembled with changes, is proved, and also linked and run on random
states, so that a test shows that an object which the proof must refuse is really wrong."""

from __future__ import annotations

import ctypes
import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from check_support import assemble
from check_toy import TOY, blocks_function
from silicon import results_of_child

from generator.check import ObjectError, objects
from generator.check.claim import Claim, Effort, Verdict
from generator.check.prover import prove_object
from generator.product.details import describe_verdict
from generator.product.jobs import object_with
from generator.spec.kinds import KINDS
from generator.spec.samples import sample_calls

# an exit of the function that changes the state
WRONG = "\n.text\n9: xor dword ptr [rdi], 1\nmov rsp, r11\nret\n"


def function(extra: str = "", **parts: str) -> str:
    """Return the assembly text of the toy hash with a global function f; `extra` is appended."""
    return blocks_function(**parts).replace(".text\nf:", ".text\n.globl f\nf:",
                                            1) + extra + '\n.section .note.GNU-stack,"",@progbits\n'


def verdict(data: bytes, symbol: str = "f", **parameters: Any) -> Verdict:
    """Return the verdict on the toy's function `symbol` in an object or archive, given as bytes."""
    claim = Claim(TOY, KINDS["blocks"], 2, **parameters)
    image = objects.load(object_with(data, symbol)[1], assume=claim.assumed)
    return prove_object(image, symbol, claim,
                       Effort(30_000, describe=partial(describe_verdict, search=False)))


def refusal(data: bytes, symbol: str = "f", **parameters: Any) -> str:
    """The one-line reason why an object cannot be read or is not proved; fail if it is proved."""
    try:
        outcome = verdict(data, symbol, **parameters)
    except ObjectError as problem:
        assert "\n" not in str(problem) and len(str(problem)) < 300
        return str(problem)
    assert not outcome.proved, outcome.message
    return outcome.message


def right(*data: bytes, symbol: str = "f", seconds: int = 5, refused: Any = False) -> Any:
    """Return whether the function `symbol` computes the toy's hash, within `seconds` and without a
    crash, after the objects `data` are linked in this order; `refused` if the linker or the loader
    rejects them."""
    compiler = shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("no gcc or clang to link with")
    calls: list[Any] = list(sample_calls(Claim(TOY, KINDS["blocks"]), random.Random(1), range(6)))
    with tempfile.TemporaryDirectory() as folder:
        names = [str(Path(folder, f"{number}.{'a' if content.startswith(b'!<arch>') else 'o'}"))
                 for number, content in enumerate(data)]
        for name, content in zip(names, data):
            Path(name).write_bytes(content)
        library = str(Path(folder, "f.so"))
        done = subprocess.run([compiler, "-shared", "-nostdlib", "-Wl,-z,lazy", "-o", library,
                               *names], capture_output=True)

        def work() -> Iterator[bool]:
            try:
                called = getattr(ctypes.CDLL(library, os.RTLD_LAZY), symbol)
            except (OSError, AttributeError):           # of the loader
                return
            for (state, message, count), expected in calls:
                contents = ctypes.create_string_buffer(state, len(state))
                called(contents, message, ctypes.c_size_t(count))
                yield contents.raw == expected

        try:
            results = [] if done.returncode else results_of_child(work, seconds)
        except RuntimeError:
            return False
        return all(results) if results else refused


def check_attack(bad: bytes, words: str = "", good: bytes | None = None,
                 **parameters: Any) -> None:
    """Check that `bad` is refused with these words and is wrong once it is linked, and that `good`
    is proved and right."""
    reason = refusal(bad, **parameters)
    assert words in reason, reason
    assert not right(bad), "the attack does no harm: it shows nothing"
    if good is not None:
        outcome = verdict(good)
        assert outcome.proved, outcome.message
        assert right(good)


def assemble_toy(extra: str = "", **parts: str) -> bytes:
    """Return the object of the text that `function` returns for these arguments."""
    return assemble(function(extra, **parts))
