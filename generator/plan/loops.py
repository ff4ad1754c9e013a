"""Plans, lists of dataflow graphs, labels and jumps; and their loops. A `Loop` describes a counted
loop by its pointers, their steps and the end value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import ModuleType

from ..spec.hashes import block_bytes
from ..x86.program import LOOP_ALIGNMENT, SCRATCH, SCRATCH_ALIGNMENT, Jump, Label, Table
from .graph import POINTER, DataflowGraph, Node

PlanItem = DataflowGraph | Label | Jump
# Pointers of a loop, by name: the value at iteration 0, as a node or as the name of a table with an
# offset in bytes, and the number of bytes by which an iteration advances it.
Pointers = dict[str, tuple[Node | tuple[str, int], int]]


@dataclass(frozen=True)
class Plan:
    """Kernel before instruction selection: names of parameters; basic blocks, labels and jumps in
    the order of the code; constants that it reads."""

    parameters: tuple[str, ...] = ()
    items: tuple[PlanItem, ...] = ()
    tables: tuple[Table, ...] = ()
    scratch_bytes: int = 0  # for tables of W_t + K_t, hash values, and copies of messages


@dataclass(frozen=True)
class Loop:
    """Loop that runs until the variable `pointer` equals `end`, a variable or a number. `steps`:
    amount by which an iteration advances each pointer (bytes) or counter."""

    name: str
    pointer: str
    steps: Mapping[str, int] = field(default_factory=dict)
    end: str | int = "upper_bound"

    @classmethod
    def start(cls, graph: DataflowGraph, name: str, iterations: range, pointers: Pointers,
              end: str = "upper_bound") -> Loop:
        """Return the loop of the iterations with these numbers, which ends when the first of
        `pointers` equals `end`. Set `end`, and each pointer to its first value, in `graph`, the
        block before."""
        first_pointer = next(iter(pointers))
        for pointer, (address, step) in pointers.items():
            base = (address if isinstance(address, Node)
                    else graph.intern("table", (), address, POINTER))
            graph.set(pointer, base + step * iterations.start)
            if pointer == first_pointer:
                graph.set(end, base + step * iterations.stop)
        steps = {pointer: step for pointer, (_, step) in pointers.items()}
        return cls(name, first_pointer, steps, end)

    def advance_pointers(self, graph: DataflowGraph) -> None:
        for pointer, step in self.steps.items():
            advance_pointer(graph, pointer, step)

    def make_body(self, comment: str, weight: int = 40) -> DataflowGraph:
        """Return a new basic block for the loop's body; `weight` estimates how often it runs."""
        return DataflowGraph(self.name, weight, comment)

    def wrap(self, *items: PlanItem) -> list[PlanItem]:
        """Return the loop's label, `items`, and the jump back."""
        return [Label(self.name, LOOP_ALIGNMENT), *items,
                Jump(self.name, "ne", self.pointer, self.end)]

    def wrap_block(self, graph: DataflowGraph) -> list[PlanItem]:
        """Return the loop around the basic block `graph`, at whose end the pointers advance."""
        self.advance_pointers(graph)
        return self.wrap(graph)


BLOCK_LOOP = Loop("block", "blocks", end=0)  # its body decrements `blocks`


def loop_over_batches(n: int, items: list[PlanItem], next_label: str) -> list[PlanItem]:
    """Return the loop over `items`, which hash n blocks; to `next_label` if fewer than n remain."""
    return [Label(f"batch{n}"), Jump(next_label, "b", "blocks", n), *items, Jump(f"batch{n}")]


def describe_rounds(iterations: range, block: str = "") -> str:
    """Return a comment on a loop of sixteen rounds; `block`: such as " of the first block"."""
    return (f"rounds {16 * iterations.start} to {16 * iterations.stop - 1}{block}, "
            "sixteen per iteration")


def describe_last_rounds(hash: ModuleType) -> str:
    return f"rounds {hash.ROUNDS - 16} to {hash.ROUNDS - 1}"


def advance_pointer(graph: DataflowGraph, pointer: str, amount: int) -> None:
    graph.set(pointer, graph.pointer(pointer) + amount)


def advance_to_next_block(graph: DataflowGraph, hash: ModuleType) -> None:
    """Advance the message pointer by one block and decrement the count of blocks."""
    graph.set_step("next block", note="the next block")
    advance_pointer(graph, "data", block_bytes(hash))
    advance_pointer(graph, "blocks", -1)


def make_entry_block() -> DataflowGraph:
    graph = DataflowGraph("enter", comment="address of the scratch area")
    graph.set(SCRATCH, scratch_address(graph))
    return graph


def scratch_address(graph: DataflowGraph) -> Node:
    """Return the aligned address of the scratch area: SCRATCH of the first block, as all spills use
    it."""
    return (graph.intern(SCRATCH, (), ("", SCRATCH_ALIGNMENT - 1), POINTER)
            & -SCRATCH_ALIGNMENT)
