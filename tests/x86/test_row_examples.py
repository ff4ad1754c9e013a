"""Rows by example: the results that Intel's manual states for one input each, computed by hand.

Silicon and Valgrind run every row on random operands where they can (test_rows.py,
test_second_reading.py). These examples need no processor. Each distinguishes an operand, a lane, a
direction or a count from its neighbours.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from generator.spec import hashes
from generator.spec.words import Word, join, rol, split
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


# SHA instructions, put together.

Words = Sequence[Any]
# "abc": FIPS 180-2, appendices A.1, B.1 and C.1
FIPS_DIGESTS = {"sha1": "a9993e364706816aba3e25717850c26c9cd0d89d",
                "sha256": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                "sha512": "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"}
ROWS = {"sha1": ("shani", "sha1rnds4 sha1nexte sha1msg1 sha1msg2"),
        "sha256": ("shani", "sha256rnds2 sha256msg1 sha256msg2"),
        "sha512": ("sha512ni", "vsha512rnds2 vsha512msg1 vsha512msg2")}


def rows(name: str) -> dict[str, Any]:
    """Return a hash's instructions as functions on lists of lanes, by the last word of their names.
    """
    where, mnemonics = ROWS[name]

    def function(row: Any) -> Any:
        def run(*args: Any) -> list[Any]:
            words = [a if isinstance(a, int) else join(a) for a in args]
            return split(evaluate_row(row, row.widths[0], *words), row.lane)
        return run

    return {m.replace(name, "").lstrip("v"): function(isa.load(where).find_row(m))
            for m in mnemonics.split()}


def added(a: Words, b: Words) -> list[Any]:
    return [x + y for x, y in zip(a, b)]


def sha2(hash: Any, do: Mapping[str, Any], H: Words, M: Words) -> list[Any]:
    """Compute a compression of SHA-256 or SHA-512, two rounds and four schedule words at a time."""
    a, b, c, d, e, f, g, h = H
    abef, cdgh, W = [f, e, b, a], [h, g, d, c], [list(M[k:k + 4]) for k in range(0, 16, 4)]
    # VSHA512MSG1 takes two words of its second source
    short = 2 if hash.WIDTH == 64 else 4
    for k in range(hash.ROUNDS // 4):
        if k >= 4:
            first = do["msg1"](W[k - 4], W[k - 3][:short])
            W.append(do["msg2"](added(first, W[k - 2][1:] + W[k - 1][:1]), W[k - 1]))
        wk = [w + x for w, x in zip(W[k], hash.K[4 * k:4 * k + 4])]
        for two in (wk[:2], wk[2:]):
            abef, cdgh = do["rnds2"](cdgh, abef, two if hash.WIDTH == 64 else two + two), abef
    (f, e, b, a), (h, g, d, c) = abef, cdgh
    return added(H, (a, b, c, d, e, f, g, h))


def sha1(hash: Any, do: Mapping[str, Any], H: Words, M: Words) -> list[Any]:
    """Compute a compression of SHA-1, four rounds at a time; the first word of four is in the
    highest lane."""
    a, b, c, d, e = H
    abcd, W = [d, c, b, a], [list(M[k:k + 4])[::-1] for k in range(0, 16, 4)]
    before = abcd
    for k in range(20):
        if k >= 4:
            first = [x ^ y for x, y in zip(do["msg1"](W[k - 4], W[k - 3]), W[k - 2])]
            W.append(do["msg2"](first, W[k - 1]))
        x = do["nexte"](before, W[k]) if k else W[0][:3] + [W[0][3] + e]
        before, abcd = abcd, do["rnds4"](abcd, x, k // 5)
    d, c, b, a = abcd
    return added(H, (a, b, c, d, rol(before[3], 30)))


def compressed(name: str, H: Words, M: Words, do: Mapping[str, Any] | None = None) -> list[Any]:
    return (sha1 if name == "sha1" else sha2)(hashes.load(name), do or rows(name), H, M)


@pytest.mark.parametrize("name", ROWS)
def test_the_instructions_put_together_compress_as_the_standard_says(name: str) -> None:
    np = pytest.importorskip("numpy", reason="numpy is not installed (make test-all)")
    from batch import Batch
    hash, draw = hashes.load(name), np.random.default_rng(len(name))
    count = len(hashes.initial_state(hash, name))

    def word() -> Batch:
        edges = np.where(draw.random(10000) < 0.1, (1 << hash.WIDTH) - 1, 0).astype(np.uint64)
        return Batch(draw.integers(0, 1 << hash.WIDTH, 10000, np.uint64) | edges, hash.WIDTH)

    H, M = [word() for _ in range(count)], [word() for _ in range(16)]
    W = list(M)
    for t in range(16, hash.ROUNDS):
        W.append(hash.schedule(W, t))
    state, WK = tuple(H), [w + k for w, k in zip(W, hash.K)]
    for t in range(hash.ROUNDS):
        state = hash.round(state, t, WK)
    for x, y in zip(compressed(name, H, M), hash.chain(H, state)):
        assert (x.data == y.data).all()


def digest(name: str, message: bytes, do: Mapping[str, Any] | None = None) -> bytes:
    hash = hashes.load(name)
    state: Words = hashes.initial_state(hash, name)
    for block in hashes.parse(hash, message + hashes.message_padding(hash, len(message))):
        state = compressed(name, state, block, do)
    return bytes(hashes.digest_of_state(hash, name, state))


@pytest.mark.parametrize("name", ROWS)
def test_the_instructions_put_together_give_the_known_answers(name: str) -> None:
    assert digest(name, b"abc").hex() == FIPS_DIGESTS[name]
    chance = random.Random(name)
    for length in (0, 1, 55, 56, 64, 111, 112, 119, 128, 200, 300):
        message = chance.randbytes(length)
        assert digest(name, message) == hashlib.new(name, message).digest()


@pytest.mark.parametrize("name, which", [(name, which) for name in ROWS for which in rows(name)])
def test_an_instruction_that_does_something_else_gives_another_answer(
        name: str, which: str) -> None:
    do = rows(name)
    right = do[which]

    def wrong(*args: Any) -> list[Any]:
        first, *rest = right(*args)
        return [first ^ Word(1, first.width), *rest]

    assert digest(name, b"abc", do | {which: wrong}).hex() != FIPS_DIGESTS[name]
