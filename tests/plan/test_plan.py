"""Plans: loops that are built, and what the selector makes of the numbers in them."""

from __future__ import annotations

import pytest

from generator.compile import build
from generator.compile.select import select
from generator.plan.graph import DataflowGraph, ValueKind
from generator.plan.layout import layout
from generator.plan.loops import Loop
from generator.plan.schedule import Schedule
from generator.request.requests import resolve_configs
from generator.spec import hashes
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
            and address_of(graph, "upper_bound",
                           1000) == 1000 + 64 * iterations.stop)
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
