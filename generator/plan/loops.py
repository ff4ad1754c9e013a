"""What a plan is, and its loops as values: which pointers move on in every turn, by how much, and until when.

A plan is a list of traces (regions whose code is still a graph of the FIPS text), labels and jumps. It says which blocks'
schedules are computed together, beside which rounds, and how the loops run.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import ModuleType

from ..spec.hashes import block_bytes
from ..x86.program import LOOP, Jump, Label, Table
from .graph import DataflowGraph, Node, ValueKind

PlanItem = DataflowGraph | Label | Jump
POINTER = ValueKind("int", 64, 64)
Spot = tuple[str, int]                    # a table of constants, and how many bytes into it


@dataclass(frozen=True)
class Plan:
    """A kernel before instructions: `items` with traces for regions, its parameters, tables and frame area."""

    parameters: tuple[str, ...]
    items: tuple[PlanItem, ...]
    tables: tuple[Table, ...]
    scratch_bytes: int                       # of the frame's aligned part, for the table of W_t + K_t


@dataclass(frozen=True)
class Loop:
    """A loop that runs until `pointer` is at `end`, a variable or a number. `steps`: how far pointers move on in a turn."""

    name: str
    pointer: str
    steps: Mapping[str, int] = field(default_factory=dict)
    end: str | int = "turn"

    def begin(self, graph: DataflowGraph, iterations: range, **bases: Node | Spot) -> None:
        """The pointers before the turns number turns.start to turns.stop - 1; turn 0 would find them at `bases`."""
        for pointer, at in bases.items():
            step, base = self.steps.get(pointer, 0), at if isinstance(at, Node) else graph.make("table", (), at, POINTER)
            graph.set(pointer, base + step * iterations.start)
            if pointer == self.pointer:
                graph.set(str(self.end), base + step * iterations.stop)

    def advance(self, graph: DataflowGraph) -> None:
        """The pointers move on."""
        for pointer, step in self.steps.items():
            advance(graph, pointer, step)

    def around(self, *items: PlanItem) -> list[PlanItem]:
        """What is in the loop, with its label and its jump."""
        return [Label(self.name, LOOP), *items, Jump(self.name, "ne", self.pointer, self.end)]

    def single_block(self, graph: DataflowGraph) -> list[PlanItem]:
        """A loop of one region, at whose end the pointers move on."""
        self.advance(graph)
        return self.around(graph)


def while_blocks_remain(n: int, items: list[PlanItem], after: str) -> list[PlanItem]:
    """What takes n blocks, as long as so many are left; then it goes on at `after`."""
    return [Label(f"batch{n}"), Jump(after, "b", "blocks", n), *items, Jump(f"batch{n}")]


def advance(graph: DataflowGraph, pointer: str, amount: int) -> None:
    """The pointer variable moves on by `amount` bytes."""
    graph.set(pointer, graph.var(pointer, POINTER) + amount)


def next_block(graph: DataflowGraph, hash: ModuleType) -> None:
    """One block is done: the message pointer and the count move on."""
    graph.at(graph.stream, "next block", note="the next block")
    advance(graph, "data", block_bytes(hash))
    advance(graph, "blocks", -1)


def enter_frame() -> DataflowGraph:
    """Where the frame's rows are."""
    graph = DataflowGraph("enter", comment="address of the scratch area")
    graph.set("area", scratch_address(graph))
    return graph


def scratch_address(graph: DataflowGraph) -> Node:
    """The first address in the frame's last part that is a multiple of 64: no row crosses a cache line."""
    return graph.make("area", (), ("", 63), POINTER) & -64
