"""The rows that hash: SHA-1, SHA-256 and SHA-512 put together by hand from their instructions, as
their makers describe it, give what FIPS 180-4 says, on thousands of random states, and the known
answers of whole messages.

Valgrind does not read these instructions (tests/x86/test_second_reading.py). Silicon runs them
where it is there (tests/x86/test_rows.py), and the SHA-512 extensions have a second reading of the
manual in tests/test_sha512ni.py.
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

Words = Sequence[Any]
# "abc": FIPS 180-2, appendices A.1, B.1 and C.1
FIPS_DIGESTS = {
    "sha1": "a9993e364706816aba3e25717850c26c9cd0d89d",
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
