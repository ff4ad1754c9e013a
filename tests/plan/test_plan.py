"""Plans: loops that are built, and what the selector makes of the numbers in them."""

from __future__ import annotations

import hashlib
from types import ModuleType

import pytest

from generator.compile import build
from generator.compile.select import select
from generator.plan import shapes
from generator.plan.graph import DataflowGraph, ValueKind
from generator.plan.layout import layout
from generator.plan.loops import Loop
from generator.plan.schedule import Schedule
from generator.request.requests import resolve_configs
from generator.spec import hashes
from generator.spec.words import Word
from generator.x86 import target as isa
from generator.x86.program import Address, Jump, Label

WORD = ValueKind("int", 64, 64)


def address_of(graph: DataflowGraph, name: str, base: int) -> int:
    """A variable's address at the end of the basic block, if the scratch pointer is `base`."""
    node = graph.writes[name]
    if node.op == "add":
        return base + int(node.args[1].data)
    return base if node.op == "var" else int(node.data[1])


@pytest.mark.parametrize("iterations", [range(4), range(1, 4), range(3, 4)])
def test_a_loop_begins_after_the_completed_iterations_and_ends_after_the_last(
        iterations: range) -> None:
    graph = DataflowGraph("begin")
    loop = Loop.start(graph, "carry", iterations,
                      {"p": (graph.pointer("area"), 64), "kp": (("K", 32), 32)})
    assert loop == Loop("carry", "p", {"p": 64, "kp": 32})
    assert (address_of(graph, "p", 1000) == 1000 + 64 * iterations.start
            and address_of(graph, "upper_bound", 1000) == 1000 + 64 * iterations.stop)
    # an address in a table is a constant
    assert graph.writes["kp"].data == ("K", 32 + 32 * iterations.start)


def test_a_loop_advances_every_pointer_and_jumps_back_on_its_own() -> None:
    graph, loop = DataflowGraph("carry"), Loop("carry", "p", {"p": 64, "kp": 32})
    loop.advance_pointers(graph)
    assert {name: node.args[1].data for name, node in graph.writes.items()} == {"p": 64, "kp": 32}
    label, body, jump = loop.wrap(graph)
    assert (isinstance(label, Label) and body is graph
            and jump == Jump(label.name, "ne", "p", "upper_bound"))


@pytest.mark.parametrize("name, n, isa_name", [("sha256", 8, "avx2"), ("sha512", 4, "avx2"),
                                               ("sha1", 4, "avx")])
def test_sixteen_words_move_the_pointers_as_far_as_the_table_is_long(
        name: str, n: int, isa_name: str) -> None:
    hash, lay = hashes.load(name), layout(hashes.load(name).WIDTH, n,
                                          isa.load(isa_name).vector_bits)
    assert lay is not None
    s = Schedule(hash, lay)
    pointers = s.pointers(DataflowGraph("begin").pointer("area"))
    assert (pointers["p"][1] * len(hash.K) == 16 * s.table_bytes == 16 * len(hash.K)
            * lay.slots * hash.WIDTH // 8)
    assert pointers["kp"][1] * len(hash.K) // 16 == len(s.table.words) * hash.WIDTH // 8


@pytest.mark.parametrize("number, loaded", [(0x7FFFFFFF, False), (-0x7FFFFFFF, False),
                                            (0x80000000, True), (1 << 63, True)])
def test_an_integer_that_is_no_immediate_is_read_from_a_table(number: int, loaded: bool) -> None:
    graph = DataflowGraph("sum")
    graph.set("a", graph.var("a", WORD) + graph.const(number, WORD))
    config = resolve_configs({"hash": "sha512", "isa": "x64", "n": "1"})[0]
    region, tables = select(graph, isa.load("x64"), build.rewrite_options(config))
    positions = [a for i in region.instructions for a in i.args if isinstance(a, Address)]
    assert bool(positions) == bool(tables) == loaded
    assert (not loaded or (positions[0].table, tables["numbers_sum"].words)
            == ("numbers_sum", (number,)))


# Padding and constant words.

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
