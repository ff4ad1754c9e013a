"""Rows by example: the results that Intel's manual states for one input each, computed by hand.

Silicon and Valgrind run every row on random operands where they can (test_rows.py,
test_second_reading.py). These examples need no processor. Each distinguishes an operand, a lane, a
direction or a count from its neighbours.
"""

from __future__ import annotations

from typing import Any

import pytest

from generator.spec.words import Word
from generator.x86 import target as isa
from generator.x86.isa import evaluate_row

A, B = 0x89ABCDEF, 0x01234567
BYTES = int.from_bytes(bytes(range(16)), "little")  # byte i is i
OTHER = int.from_bytes(bytes(range(0x40, 0x50)), "little")


def lanes(*numbers: int, width: int = 32) -> int:
    return sum(number << width * i for i, number in enumerate(numbers))


# ISA, row, width, operands in the order of the row's meaning (int: immediate), result
EXAMPLES: list[tuple[str, str, int, tuple[Any, ...], int]] = [
    ("x64", "ror {d:=a}, {i}", 32, (Word(A, 32), 4), 0xF89ABCDE),
    ("x64", "rol {d:=a}, {i}", 32, (Word(A, 32), 4), 0x9ABCDEF8),
    ("x64", "shr {d:=a}, {i}", 32, (Word(A, 32), 4), 0x089ABCDE),
    ("x64", "shl {d:=a}, {i}", 32, (Word(A, 32), 4), 0x9ABCDEF0),
    ("x64", "shld {d:=a}, {b}, {i}", 32, (Word(A, 32), Word(B, 32), 8), 0xABCDEF01),
    ("x64", "shrd {d:=a}, {b}, {i}", 32, (Word(A, 32), Word(B, 32), 8), 0x6789ABCD),
    ("x64", "sub {d:=a}, {b}", 32, (Word(A, 32), Word(B, 32)), 0x88888888),
    ("x64", "bswap {d:=a}", 32, (Word(A, 32),), 0xEFCDAB89),
    ("x64", "movzx {d}, {m:8}", 32, (Word(0x89, 8),), 0x89),
    ("bmi2", "andn {d}, {a}, {b}", 32, (Word(A, 32), Word(B, 32)), 0),
    ("bmi2", "andn {d}, {a}, {b}", 32, (Word(B, 32), Word(A, 32)), 0x88888888),
    ("bmi2", "rorx {d}, {a}, {i}", 32, (Word(A, 32), 4), 0xF89ABCDE),
    ("avx", "vpandn {d}, {a}, {b}", 128, (Word(B, 128), Word(A, 128)), 0x88888888),
    ("avx", "vpalignr {d}, {a}, {b}, {i}", 128,
     (Word(BYTES, 128), Word(OTHER, 128), 4), OTHER >> 32 | BYTES << 96),
    ("avx", "vpshufb {d}, {a}, {b}", 128,
     (Word(OTHER, 128), Word(BYTES | 0x80, 128)), OTHER & ~0xFF),
    ("avx", "vpshufd {d}, {a}, {i}", 128,
     (Word(lanes(10, 11, 12, 13), 128), 0b00_01_10_11), lanes(13, 12, 11, 10)),
    ("avx", "vpunpckldq {d}, {a}, {b}", 128,
     (Word(lanes(1, 2, 3, 4), 128), Word(lanes(5, 6, 7, 8), 128)), lanes(1, 5, 2, 6)),
    ("avx", "vpunpckhdq {d}, {a}, {b}", 128,
     (Word(lanes(1, 2, 3, 4), 128), Word(lanes(5, 6, 7, 8), 128)), lanes(3, 7, 4, 8)),
    ("avx", "vpsrldq {d}, {a}, {i}", 128, (Word(BYTES, 128), 3), BYTES >> 24),
    ("avx", "vpslldq {d}, {a}, {i}", 128, (Word(BYTES, 128), 3), BYTES << 24),
    ("avx", "vpsrld {d}, {a}, {i}", 128, (Word(lanes(A, A, 1, 2), 128), 32), 0),
    ("avx", "vpinsrd {d}, {a}, {b:r32}, {i}", 128,
     (Word(lanes(1, 2, 3, 4), 128), Word(9, 32), 2), lanes(1, 2, 9, 4)),
    ("avx", "vshufps {d}, {a}, {b}, {i}", 128,
     (Word(lanes(1, 2, 3, 4), 128), Word(lanes(5, 6, 7, 8), 128), 0b11_01_10_00),
     lanes(1, 3, 6, 8)),
    ("avx2", "vinserti128 {d}, {a}, {b:x}, {i}", 256,
     (Word(BYTES | BYTES << 128, 256), Word(OTHER, 128), 1), BYTES | OTHER << 128),
    ("avx2", "vpblendd {d}, {a}, {b}, {i}", 128,
     (Word(lanes(1, 2, 3, 4), 128), Word(lanes(5, 6, 7, 8), 128), 0b0010), lanes(1, 6, 3, 4)),
    ("avx2", "vperm2i128 {d}, {a}, {b}, {i}", 256,
     (Word(1 | 2 << 128, 256), Word(3 | 4 << 128, 256), 0x31), 2 | 4 << 128),
    ("avx2", "vpermq {d}, {a}, {i}", 256,
     (Word(lanes(1, 2, 3, 4, width=64), 256), 0b00_01_10_11), lanes(4, 3, 2, 1, width=64)),
    ("avx512", "vpternlogd {d:=a}, {b}, {c}, {i}", 128,
     (Word(1, 128), Word(2, 128), Word(4, 128), 0xF0), 1),
    ("avx512", "vpternlogd {d:=a}, {b}, {c}, {i}", 128,
     (Word(1, 128), Word(2, 128), Word(4, 128), 0xCC), 2),
    ("avx512", "vpternlogd {d:=a}, {b}, {c}, {i}", 128,
     (Word(1, 128), Word(2, 128), Word(4, 128), 0xAA), 4),
    ("avx512", "valignd {d}, {a}, {b}, {i}", 128,
     (Word(lanes(1, 2, 3, 4), 128), Word(lanes(5, 6, 7, 8), 128), 1), lanes(6, 7, 8, 1)),
    ("avx512", "vprord {d}, {a}, {i}", 128, (Word(lanes(A, 0, 0, 0), 128), 4), 0xF89ABCDE),
    # a count as long as the word leaves zero
    ("avx512", "vpsrlvq {d}, {a}, {b}", 128, (Word(B << 64 | A, 128), Word(64 << 64 | 4, 128)),
     A >> 4),
    ("avx512", "vpshldd {d}, {a}, {b}, {i}", 128, (Word(A, 128), Word(B, 128), 8), 0xABCDEF01),
]


@pytest.mark.parametrize(("name", "text", "width", "operands", "result"), EXAMPLES,
                         ids=[f"{text.split()[0]}-{i}" for i, (_, text, *_) in enumerate(EXAMPLES)])
def test_a_row_gives_the_result_that_the_manual_says(
        name: str, text: str, width: int, operands: tuple[Any, ...], result: int) -> None:
    row = isa.load(name).find_row(text)
    assert row.text == text
    assert int(evaluate_row(row, width, *operands)) == result & (1 << width) - 1


def test_a_wrong_row_is_found() -> None:
    row = isa.load("x64").find_row("rol {d:=a}, {i}")
    assert int(evaluate_row(row, 32, Word(A, 32), 5)) != 0x9ABCDEF8
