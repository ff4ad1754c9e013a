"""Toy hash for the prover's tests, and code of its kernels with parameters that insert mistakes.

The toy has 16 rounds and a state of two 32-bit words. A round adds one word and W_t + K_t to the
other word, and exchanges both.
"""

from __future__ import annotations

import types
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from check_support import assemble

from generator.check import objects
from generator.check.claim import Claim, Effort, Verdict
from generator.check.prover import prove_object
from generator.product.details import EXPLAINING
from generator.spec.kinds import KINDS

K = [0x01010101 * (t + 3) & 0x7FFFFFFF for t in range(16)]
TOY: Any = types.SimpleNamespace(
    NAME="toy", STANDARD="FIPS 180-4", WIDTH=32, ROUNDS=16, LENGTH_BITS=64, DIGEST_BITS={"toy": 64},
    K=K, INITIAL={"toy": [1, 2]}, schedule=None,
    round=lambda state, t, WK: (state[1] + state[0] + WK[t], state[0]),
    chain=lambda H, state: [x + y for x, y in zip(H, state)])


WORDS = [f"mov r8d, [rsi + {4 * t}]; bswap r8d" for t in range(16)]  # of the block at [rsi]


def toy_compression(words: Sequence[str] = WORDS, change: str = "") -> str:
    """Return the assembly lines of sixteen rounds on eax and ecx. `words`: lines that leave W_t in
    r8d, or the number W_t. `change`: lines that replace round 5, "" for none."""
    lines = []
    for t, word in enumerate(words):
        item, other = ("ecx", "eax") if t % 2 == 0 else ("eax", "ecx")
        add = f"add {item}, {word}" if word.isdigit() else f"{word}; add {item}, r8d"
        lines.append(change if change and t == 5 else
                     f"add {item}, {other}; {add}; add {item}, {K[t]:#x}")
    return "\n".join(lines)


def blocks_function(before: str = "", head: str = "", body: str = "", after: str = "",
                    test: str = "test rdx, rdx\njz 2f",
                    step: str = "add rsi, 64\ndec rdx\njnz 1b", change: str = "") -> str:
    """Return the assembly text of a function f(state, data, blocks) of kind blocks."""
    return f""".text
f: {before}
   {test}
1: {head}
   mov eax, [rdi]
   mov ecx, [rdi + 4]
   {toy_compression(change=change)}
   {body}
   mov r8d, [rdi]
   add eax, r8d
   mov [rdi], eax
   mov r8d, [rdi + 4]
   add ecx, r8d
   mov [rdi + 4], ecx
   {step}
2: {after}
   ret
.section .rodata
.balign 16
table: .zero 64
"""


def verdict(text: str, abi: str = "sysv", kind: str = "blocks", effort: Effort | None = None,
            certificate: Any = None, **parameters: Any) -> Verdict:
    """Return the verdict on the function f of a text in the calling convention `abi`; for win64,
    moves of the arguments are added to the text. `parameters`: fields of Claim."""
    if abi == "win64":
        text = text.replace("f: ", "f: mov r10, rdi\nmov r11, rsi\nmov rdi, rcx\nmov rsi, rdx\nmov "
                                   "rdx, r8\n", 1)
        text = text.replace("\n   ret", "\n   mov rdi, r10\n   mov rsi, r11\n   ret", 1)
    return prove_object(objects.load(assemble(text), assume=("elsewhere",)), "f",
                        Claim(TOY, KINDS[kind], 2, abi=abi, **parameters),
                        effort or replace(EXPLAINING, limit=30_000), certificate=certificate)
