"""Engines of rounds: what they have in common, and the one that needs nothing but integer registers.

An engine says what holds the hash value from block to block, what holds the working variables, and how rounds run on them.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any, Protocol

from ..spec.words import OnDemand
from ..x86.program import Address, Table
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout, state_names, word_kind
from .loops import POINTER, Plan, PlanItem
from .schedule import Schedule


class Engine(Protocol):
    """An engine, as kernels of any number of blocks see it."""

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        """Constants of its own."""

    def enter(self, hash: ModuleType, vector: bool) -> list[PlanItem]:
        """The hash value from memory to where it is kept from block to block; `vector`: vectors may be spilled."""

    def loops(self, hash: ModuleType, layouts: Sequence[LaneLayout]) -> Plan:
        """The `blocks` blocks at `data`, n at a time as the layouts say."""

    def exit_items(self, hash: ModuleType) -> list[PlanItem]:
        """The hash value back to memory, if it is not there; the label `done` stands behind all."""


class Unrolled16(ABC):
    """An engine, as blocks see it whose W_t + K_t lies in memory: it runs sixteen rounds at a time. `fused_seam`: a block is finished
    by the beginning of the next, so that the last one's end stands behind the loop."""

    fused_seam = False

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        """Constants of its own."""
        return ()

    def words(self, graph: DataflowGraph, s: Schedule, pointer: str) -> Any:
        """W_t + K_t as it reads them, from a pointer on."""
        return s.loads(graph, graph.var(pointer, POINTER), s.ks(graph))

    def begin(self, graph: DataflowGraph, hash: ModuleType, wk: Any) -> int:
        """A block's beginning; how often it runs sixteen rounds there."""
        return 0

    @abstractmethod
    def rounds(self, graph: DataflowGraph, hash: ModuleType, wk: Any) -> None:
        """Sixteen rounds."""

    def finish(self, graph: DataflowGraph, hash: ModuleType) -> None:
        """The hash value after a block, to memory and to the variables a, b, ..."""
        finish(graph, hash, working(graph, hash))


class Scalar(Unrolled16):
    """Rounds in integer registers, on the variables a, b, ..."""

    def rounds(self, graph: DataflowGraph, hash: ModuleType, wk: Any) -> None:
        set_working(graph, hash, rounds(graph, hash, working(graph, hash), range(16), wk))


def uniform(hash: ModuleType) -> bool:
    """Whether sixteen rounds are the same function wherever they begin, so that a loop can run them."""
    graph, kind = DataflowGraph("uniform"), word_kind(hash)

    def state_after_16(first: int) -> list[Node]:
        state, wk = working(graph, hash), OnDemand(lambda t: graph.var(f"WK{t - first}", kind))
        for t in range(first, first + 16):
            state = hash.round(state, t, wk)
        return list(state)

    return len(hash.K) == hash.ROUNDS and hash.ROUNDS % 16 == 0 and all(
        state_after_16(0) == state_after_16(t) for t in range(16, hash.ROUNDS, 16))


def load_state(graph: DataflowGraph, hash: ModuleType, pointer: str = "state", first: int = 0) -> list[Node]:
    """A hash value from memory, from a word behind a pointer on."""
    base, size = graph.var(pointer, POINTER), hash.WIDTH // 8
    return [graph.load(Address(pointer, hash.WIDTH, (first + i) * size, base), word_kind(hash))
            for i in range(len(state_names(hash)))]


def working(graph: DataflowGraph, hash: ModuleType, kind: ValueKind | None = None, of: str = "") -> list[Node]:
    """The working variables at the region's beginning: words in integer registers unless told; `of` tells like ones apart."""
    return [graph.var(name + of, kind or word_kind(hash)) for name in state_names(hash)]


def set_working(graph: DataflowGraph, hash: ModuleType, values: Iterable[Node], of: str = "") -> None:
    for name, value in zip(state_names(hash), values):
        graph.set(name + of, value)


def rounds(graph: DataflowGraph, hash: ModuleType, state: Sequence[Node], ts: Iterable[int], wk: Any) -> list[Node]:
    """The rounds `ts`; wk[t] gives the node W_t + K_t."""
    for t in ts:
        graph.at("rounds", "round", t)
        state = hash.round(state, t, wk)
    return list(state)


def finish(graph: DataflowGraph, hash: ModuleType, state: Sequence[Node]) -> None:
    """Step 4: the next intermediate hash value, to memory and to the working variables."""
    graph.at("rounds", "chain", note="H = H + (a, b, ...)")
    new = hash.chain(load_state(graph, hash), state)
    store_state(graph, hash, new)
    set_working(graph, hash, new)


def store_state(graph: DataflowGraph, hash: ModuleType, value: Sequence[Node]) -> None:
    """A hash value to memory behind `state`."""
    for i, word in enumerate(value):
        graph.store(Address("state", hash.WIDTH, i * hash.WIDTH // 8, graph.var("state", POINTER)), word)


class Strided:
    """W_t + K_t as loads of wk[t*stride]: four at a time behind one pointer, at 0, 1, 2 and 3 strides."""

    def __init__(self, graph: DataflowGraph, hash: ModuleType, base: Node):
        self.graph, self.hash, self.bases = graph, hash, [base]

    def __getitem__(self, t: int) -> Node:
        group, i = divmod(t, 4)
        while len(self.bases) <= group:
            self.bases.append(self.bases[-1] + self.graph.var("stride4", POINTER))
        index = self.graph.var("stride3" if i == 3 else "stride", POINTER) if i else None
        address = Address("schedule", self.hash.WIDTH, 0, self.bases[group], index, 2 if i == 2 else 1)
        return self.graph.load(address, word_kind(self.hash))


def strides(graph: DataflowGraph, hash: ModuleType) -> Node:
    """The stride in bytes; it, three and four of it become what Strided needs."""
    stride = graph.var("stride", POINTER).shifted(-int(math.log2(hash.WIDTH // 8)))
    for name, node in (("stride", stride), ("stride3", stride + stride.shifted(-1)), ("stride4", stride.shifted(-2))):
        graph.set(name, node)
    return stride
