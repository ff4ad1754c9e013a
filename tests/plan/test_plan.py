"""Padding and constant words of message shapes."""

from __future__ import annotations

import hashlib
from types import ModuleType

import pytest

from generator.plan import shapes
from generator.spec import hashes
from generator.spec.words import Word

FAMILIES = hashes.names()
LENGTHS = range(300)


def ending(hash: ModuleType, length: int) -> list[list[int | None]]:
    """The one or two last blocks of a padded message by bytes; None is a byte of the message."""
    size = hashes.block_bytes(hash)
    expected = [*[None] * (length % size), *hashes.message_padding(hash, length)]
    return [expected[i:i + size] for i in range(0, len(expected), size)]


@pytest.mark.parametrize("family", FAMILIES)
def test_a_word_is_known_exactly_when_all_its_bytes_are(family: str) -> None:
    hash = hashes.load(family)
    for length in LENGTHS:
        for block in ending(hash, length):
            assert len(block) == hashes.block_bytes(hash)
            step = hash.WIDTH // 8
            words, masks = shapes.Block(tuple(block)).constants_and_masks(step, range(16))
            for t, (word, mask) in enumerate(zip(words, masks)):
                piece = block[t * step:t * step + step]
                assert (mask != 0) == (None in piece)
                assert mask or list(word.to_bytes(step, "big")) == piece


@pytest.mark.parametrize("family", FAMILIES)
def test_a_block_is_constant_exactly_when_it_contains_no_byte_of_the_message(family: str) -> None:
    hash = hashes.load(family)
    for length in LENGTHS:
        last = ending(hash, length)[-1]
        block = shapes.constant_block(hash, length)
        assert (block is None) == (None in last)
        assert block is None or list(block) == last


def test_the_cases_of_the_paper() -> None:
    sha256, sha512 = hashes.load("sha256"), hashes.load("sha512")
    expected = [length for length in range(129) if shapes.constant_block(sha256, length)
                is not None]
    assert expected == [0, *range(56, 65), *range(120, 129)]
    expected = [length for length in range(129) if shapes.constant_block(sha512, length)
                is not None]
    assert expected == [0, *range(112, 129)]


@pytest.mark.parametrize("name", [name for name in hashes.variants() if name != "sm3"
                                  or name in hashlib.algorithms_available])
def test_the_table_finishes_a_message(name: str) -> None:
    hash = hashes.find(name)
    size = hashes.block_bytes(hash)
    for length in (0, size - 8, size - 1, size, 2 * size - 3, 2 * size, 5 * size):
        message = bytes(i * 7 & 255 for i in range(length))
        before = (message + hashes.message_padding(hash, length))[:-size]
        H = hashes.process_blocks(hash, hashes.initial_state(hash, name), before)
        WK = [Word(x, hash.WIDTH) for x in shapes.padding_schedule(hash, length)]
        digest = hashes.digest_of_state(hash, name, hashes.compress(hash, H, WK))
        assert digest == hashlib.new(name.replace("-", "_"), message).digest(), length


@pytest.mark.parametrize("family", FAMILIES)
def test_a_length_without_a_table_names_the_nearest_that_have_one(family: str) -> None:
    hash = hashes.load(family)
    for length in LENGTHS:
        if shapes.constant_block(hash, length) is None:
            below, above = shapes.nearest_lengths(hash, length)
            assert below < length < above
            assert all(shapes.constant_block(hash, x) is None for x in range(below + 1, above))
            assert shapes.constant_block(hash, below) and shapes.constant_block(hash, above)
            with pytest.raises(ValueError, match=f"{below} bytes and {above} bytes"):
                shapes.padding_schedule(hash, length)
