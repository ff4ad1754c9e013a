"""Is the text FIPS 180-4? Its integer readings against hashlib and against NIST's CAVP vectors.

There are two: on words.Word, slow and plain (hashes.digest), and the same text compiled (oracle).
The plain one is held against hashlib where every path of the text is taken, the compiled one
everywhere.
"""

from __future__ import annotations

import hashlib
import itertools
import os
from types import ModuleType
from typing import Any

import oracle
import pytest
from cavp import vectors
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.spec import hashes
from generator.spec.words import Word

ALL = hashes.variants()
FIPS = [name for name in ALL if hashes.find(name).STANDARD == "FIPS 180-4"]
MESSAGE = bytes(itertools.islice(itertools.cycle(range(251)), 1001))       # no two blocks are equal


def hashlib_digest(name: str, message: bytes) -> bytes:
    try:
        return hashlib.new(name.replace("-", "_"), message).digest()
    except ValueError:
        pytest.skip(f"hashlib has no {name} here")


def altered_family(hash: ModuleType, **changes: Any) -> ModuleType:
    copy = ModuleType(hash.__name__)
    copy.__dict__.update({**hash.__dict__, **changes})
    return copy


def test_the_hashes_of_the_standard_and_sm3_are_there() -> None:
    assert [*FIPS, "sm3"] == ALL == ["sha1", "sha224", "sha256", "sha384", "sha512", "sha512-224",
                                     "sha512-256", "sm3"]
    for name in ALL:
        hash = hashes.find(name)
        assert name in hash.INITIAL and hash is hashes.load(hash.NAME)
    for unknown in ("sha3", "md5", "", "__init__"):
        with pytest.raises(KeyError):
            hashes.find(unknown)
        with pytest.raises(KeyError):
            hashes.load(unknown)


@pytest.mark.parametrize("name", ALL)
def test_every_length_from_0_to_1000(name: str) -> None:
    messages = [MESSAGE[:length] for length in range(1001)]
    result = oracle.digests(name, messages)
    wrong = [len(m) for m, digest in zip(messages, result) if digest != hashlib_digest(name, m)]
    assert not wrong, f"{name} is wrong at lengths {wrong[:5]}"


@pytest.mark.parametrize("name", ALL)
@settings(max_examples=20, deadline=None)
@given(message=st.binary(max_size=600))
def test_random_messages(name: str, message: bytes) -> None:
    assert hashes.digest(name, message) == hashlib_digest(name, message)


@pytest.mark.parametrize("family", hashes.names())
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_both_readings_agree_on_any_hash_value_and_block(family: str, data: st.DataObject) -> None:
    hash = hashes.load(family)
    words = st.integers(0, (1 << hash.WIDTH) - 1)
    H = data.draw(st.lists(words, min_size=len(next(iter(hash.INITIAL.values()))), max_size=8))
    H = H[:len(next(iter(hash.INITIAL.values())))]
    block = data.draw(st.binary(min_size=hashes.block_bytes(hash),
                                max_size=hashes.block_bytes(hash)))
    plain = hashes.process_blocks(hash, [Word(x, hash.WIDTH) for x in H], block)
    assert oracle.hash_blocks(hash, H, block) == [int(x) for x in plain]


@pytest.mark.parametrize("family", hashes.names())
def test_lanes_of_extreme_words_do_not_reach_into_each_other(family: str) -> None:
    hash = hashes.load(family)
    size, ones = hashes.block_bytes(hash), (1 << hash.WIDTH) - 1
    count = len(next(iter(hash.INITIAL.values())))
    blocks = [b"\xff" * size, bytes(size), b"\xff" * size, MESSAGE[:size]]
    H = [[ones, 0, ones, 0]] * count
    all_lanes = oracle.hash_blocks_of_many(hash, H, blocks)
    for lane, block in enumerate(blocks):
        assert ([word[lane] for word in all_lanes]
                == oracle.hash_blocks(hash, [word[lane] for word in H], block))


def test_incomplete_blocks_are_refused() -> None:
    hash = hashes.find("sha256")
    with pytest.raises(ValueError, match="whole number of blocks"):
        hashes.process_blocks(hash, hashes.initial_state(hash, "sha256"), bytes(65))


def test_the_length_field_counts_bits_beyond_4_gib() -> None:
    for family, size in (("sha1", 8), ("sha256", 8), ("sha512", 16)):
        hash = hashes.load(family)
        for length in (1 << 29, (1 << 32) + 5, (1 << 61) - 1):
            assert (hashes.message_padding(hash, length)[-size:]
                    == (8 * length).to_bytes(size, "big"))
            assert ((length + len(hashes.message_padding(hash, length))) % hashes.block_bytes(hash)
                    == 0)
        with pytest.raises(ValueError, match="not -1 bytes"):
            hashes.message_padding(hash, -1)
    with pytest.raises(ValueError):
        hashes.message_padding(hashes.load("sha256"), 1 << 61)


@pytest.mark.parametrize("name", ["sha1", "sha256", "sha512", "sm3"])
def test_a_wrong_constant_or_function_is_noticed(name: str) -> None:
    hash = hashes.find(name)
    for t in (0, 15, 16, hash.ROUNDS - 1):
        wrong = altered_family(hash, K=[k ^ (i == t) for i, k in enumerate(hash.K)])
        assert altered_digest(wrong, name) != hashlib_digest(name, MESSAGE), t
    wrong = altered_family(hash, INITIAL={name: [x ^ 1 for x in hash.INITIAL[name]]})
    assert altered_digest(wrong, name) != hashlib_digest(name, MESSAGE)
    wrong = altered_family(hash, schedule=lambda W, t: hash.schedule(W, t) + (t == hash.ROUNDS - 1))
    assert altered_digest(wrong, name) != hashlib_digest(name, MESSAGE)
    assert altered_digest(altered_family(hash), name) == hashlib_digest(name, MESSAGE)


def altered_digest(hash: ModuleType, variant: str) -> bytes:
    H = hashes.finish_message(hash, hashes.initial_state(hash, variant), MESSAGE, 0)
    return hashes.digest_of_state(hash, variant, H)


# NIST's vectors, where the test extra is installed.

@pytest.mark.parametrize("name", FIPS)
def test_nist_short_messages(name: str) -> None:
    result = vectors(name, "ShortMsg")
    assert len(result) > 60
    for record in result:
        message = bytes.fromhex(record["Msg"])[:int(record["Len"]) // 8]
        assert hashes.digest(name, message).hex() == record["MD"], record["Len"]


@pytest.mark.few(3)
@pytest.mark.parametrize("name", FIPS)
def test_nist_long_messages(name: str) -> None:
    result = vectors(name, "LongMsg")
    assert len(result) > 60
    messages = [bytes.fromhex(record["Msg"]) for record in result]
    assert [len(m) * 8 for m in messages] == [int(record["Len"]) for record in result]
    assert [d.hex() for d in oracle.digests(name, messages)] == [record["MD"] for record in result]


@pytest.mark.few(2)
@pytest.mark.parametrize("name", FIPS)
def test_nist_monte_carlo(name: str) -> None:
    """Chains of a thousand digests, each begun with the vector before it: side by side, in lanes.
    Ten of the hundred; in the gate, which sets NSMS_FUZZ_SECONDS, all of them."""
    first, *rest = vectors(name, "Monte")
    ends = [bytes.fromhex(record["MD"]) for record in rest]
    assert len(ends) == 100
    seeds = [bytes.fromhex(first["Seed"]), *ends[:-1]]
    count = 100 if "NSMS_FUZZ_SECONDS" in os.environ else 10
    seeds, ends = seeds[:count], ends[:count]
    last = [seeds] * 3
    for _ in range(1000):
        messages = [a + b + c for a, b, c in zip(*last)]
        last = [*last[1:], oracle.digests(name, messages)]
    assert last[-1] == ends
