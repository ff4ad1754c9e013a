"""SHA-512 by instructions that nothing here can run: rows, bytes and the whole kernel are held
against other readings."""

from __future__ import annotations

import dataclasses
import random
import re
from typing import Any

import pytest

from generator.check import Claim, Effort, decode, prove_object
from generator.product import toolchain, write
from generator.request import requests
from generator.spec.words import Word
from generator.x86 import target as isa
from generator.x86.assembly import assembly_line, encode
from generator.x86.isa import evaluate_row
from generator.x86.program import Instruction, Register

CONFIG = requests.resolve_configs({"hash": "sha512", "isa": "sha512ni"})[0]
SYMBOL = CONFIG.symbol("blocks", "nsms_")
HASTY = Effort(hasty=True)                # a refusal ends with the first failure
MASK = (1 << 64) - 1


def texts() -> dict[str, str]:
    return write.config_texts(CONFIG, "nsms_", ["gas", "nasm"])[0]


def assembled(text: str, syntax: str = "gas") -> bytes:
    data = toolchain.assemble(text, syntax)
    if data is None:
        pytest.skip(f"no assembler for {syntax} here")
    return data


# Another reading of the manual's pseudo-code, on plain integers with its own names.

def rotated(x: int, n: int) -> int:
    return (x >> n | x << 64 - n) & MASK


def manual_rnds2(src1: list[int], src2: list[int], src3: list[int]) -> list[int]:
    A, B, C, D = [src2[3]], [src2[2]], [src1[3]], [src1[2]]
    E, F, G, H = [src2[1]], [src2[0]], [src1[1]], [src1[0]]
    for i in (0, 1):
        first = (E[i] & F[i] ^ ~E[i] & G[i]) + (rotated(E[i], 14) ^ rotated(E[i], 18)
                                                ^ rotated(E[i], 41)) + src3[i] + H[i]
        A.append(first + (A[i] & B[i] ^ A[i] & C[i] ^ B[i] & C[i])
                 + (rotated(A[i], 28) ^ rotated(A[i], 34) ^ rotated(A[i], 39)) & MASK)
        B.append(A[i])
        C.append(B[i])
        D.append(C[i])
        E.append(first + D[i] & MASK)
        F.append(E[i])
        G.append(F[i])
        H.append(G[i])
    return [F[2], E[2], B[2], A[2]]


def manual_msg1(src1: list[int], src2: list[int]) -> list[int]:
    W = [*src1, src2[0]]
    return [W[i] + (rotated(W[i + 1], 1) ^ rotated(W[i + 1], 8) ^ W[i + 1] >> 7) & MASK
            for i in range(4)]


def manual_msg2(src1: list[int], src2: list[int]) -> list[int]:
    W = {14: src2[2], 15: src2[3]}
    for t in range(16, 20):
        x = W[t - 2]
        W[t] = src1[t - 16] + (rotated(x, 19) ^ rotated(x, 61) ^ x >> 6) & MASK
    return [W[t] for t in range(16, 20)]


@pytest.mark.parametrize("text, manual",
                         [("vsha512rnds2", manual_rnds2), ("vsha512msg1", manual_msg1),
                          ("vsha512msg2", manual_msg2)])
def test_the_rows_mean_what_the_manual_says(text: str, manual: Any) -> None:
    row, chance = isa.load("sha512ni").find_row(text), random.Random(text)
    for _ in range(50):
        lanes = [[chance.choice((0, MASK, chance.getrandbits(64)))
                  for _ in range(row.class_of(o.name, 256)[1] // 64)] for o in row.reads]
        words = [Word(sum(x << 64 * j for j, x in enumerate(operand)), 64 * len(operand))
                 for operand in lanes]
        assert evaluate_row(row, 256, *words).value == sum(x << 64 * j
                                                           for j, x in enumerate(manual(*lanes)))


# Bytes.

def test_the_bytes_are_the_manuals_vex_form() -> None:
    """VEX.256.F2.0F38.W0 CB, CC and CD /r, with RNDS2's second operand in VEX.vvvv."""
    rows = isa.load("sha512ni")
    for opcode, text in ((0xCB, "vsha512rnds2"), (0xCC, "vsha512msg1"), (0xCD, "vsha512msg2")):
        row = rows.find_row(text)
        for d, b, c in ((0, 1, 2), (9, 3, 15), (7, 14, 8), (15, 15, 0)):
            numbers = dict(zip("abc", (d, b, c)))
            out, args = Register("vec", d, 256), [Register("vec", numbers[o.name], 256)
                                                  for o in row.reads]
            middle, rm = (b, c) if len(args) == 3 else (0, b)
            manual = bytes([0xC4, (~d & 8) << 4 | 0x40 | (~rm & 8) << 2 | 2,
                            (~middle & 15) << 3 | 4 | 3, opcode, 0xC0 | (d & 7) << 3 | rm & 7])
            assert encode(assembly_line(Instruction(row, 256, out, tuple(args))))[0] == manual


def test_the_assemblers_see_bytes_and_people_the_instruction() -> None:
    for syntax, data in (("gas", r"\.byte"), ("nasm", "db")):
        text = texts()[syntax]
        code = [line for line in text.splitlines() if "vsha512" in line]
        # blocks: rounds and words; the schedule alone
        assert len(code) == 40 + 16 + 16 + 16 + 16
        assert all(re.match(rf" +{data} +0xc4, .*(/\*|;) vsha512", line) for line in code), code[0]


# The kernel.


@pytest.mark.few(1)
@pytest.mark.parametrize("what", ["the wrong instruction", "swapped operands", "another register"])
def test_a_wrong_instruction_is_not_proved(what: str) -> None:
    """One of the instructions changed: MSG2 for MSG1, RNDS2's operands exchanged, one register for
    another."""
    line = next(x for x in texts()["gas"].splitlines()
                if ("vsha512msg1" if "instruction" in what else "vsha512rnds2") in x)
    old = [int(x, 16) for x in re.findall(r"0x(\w\w)\b", line.partition("/*")[0])]
    new = list(old)
    if what == "the wrong instruction":
        new[3] = 0xCD
    elif what == "swapped operands":
        d, second = old[4] >> 3 & 7 | (~old[1] >> 4 & 8), ~old[2] >> 3 & 15
        new[1], new[2] = old[1] & 0x7F | (~second & 8) << 4, old[2] & 0x87 | (~d & 15) << 3
        new[4] = old[4] & 0xC7 | (second & 7) << 3
    else:
        new[4] ^= 1
    wrong = texts()["gas"].replace(f"{line}\n", f"        .byte {', '.join(map(str, new))}\n", 1)
    assert not prove_object(assembled(wrong), SYMBOL, Claim.of("sha512", "blocks"), HASTY).proved


@pytest.mark.few(1)
@pytest.mark.parametrize("text, wrong", [
    ("vsha512rnds2 {d:=a}, {b}, {c:x}", lambda a, b, c: manual_like(a, b, c[::-1])),
    ("vsha512rnds2 {d:=a}, {b}, {c:x}", lambda a, b, c: manual_like(b, a, c)),
    ("vsha512msg1 {d:=a}, {b:x}",
     lambda a, b: isa.load("sha512ni").find_row("vsha512msg1").means(a, b[1:]))])
def test_with_a_wrong_row_nothing_is_proved(text: str, wrong: Any,
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    expected = decode.rows_by_mnemonic()
    row = next(row for row in expected[text.split()[0]] if row.text == text)
    monkeypatch.setattr(decode, "rows_by_mnemonic",
                        lambda: {**expected, row.mnemonic: [dataclasses.replace(row, means=wrong)]})
    assert not prove_object(assembled(texts()["gas"]), SYMBOL, Claim.of("sha512", "blocks"),
                            HASTY).proved


def manual_like(a: Any, b: Any, c: Any) -> Any:
    return isa.load("sha512ni").find_row("vsha512rnds2").means(a, b, c)
