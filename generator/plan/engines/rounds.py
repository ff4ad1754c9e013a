"""Round engines: their interface, and the rounds as the specification's `round` function on nodes.

Input: a hash and W_t + K_t of a block. Output: graph nodes of the working variables after the
rounds. An engine decides which registers hold the hash value between blocks and the working
variables between rounds.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ...x86.program import Table
from ..gather import StridedAddresses, stride_multiple
from ..graph import DataflowGraph, Node, ValueKind
from ..layout import LaneLayout, state_names, word_kind
from ..lazy_words import LazyWords
from ..loops import Plan, PlanItem


@dataclass(frozen=True)
class RoundEngine(ABC):
    """Interface of a round engine for one hash family, in kernels for any number of blocks."""

    hash: ModuleType

    def tables(self) -> tuple[Table, ...]:
        """Return the tables of constants that the engine reads, besides K."""
        return ()

    @abstractmethod
    def entry_items(self, uses_scratch: bool) -> list[PlanItem]:
        """Return the code that loads the hash value into the registers that hold it between
        blocks. With `uses_scratch`, the code also computes the address of the scratch area."""

    @abstractmethod
    def plan_loops(self, layouts: Sequence[LaneLayout]) -> Plan:
        """Return a plan without parameters: the loops that hash the `blocks` blocks at `data`, one
        for each layout over batches of its n blocks, and the tables that they read."""

    def exit_items(self) -> list[PlanItem]:
        """Return the items after the loops: the store of the hash value, unless the loops have
        stored it, and the label `done`, unless the loops end with this label."""
        return []


def is_uniform(hash: ModuleType) -> bool:
    """Return whether a loop of sixteen rounds can run all rounds: rounds 16i to 16i + 15 are the
    same function of the working variables and of W_t + K_t for every i. The number of rounds must
    also be a multiple of 16, and equal to that of the K_t."""
    graph, kind = DataflowGraph("uniform"), word_kind(hash)

    def state_after_16(first: int) -> list[Node]:
        wk = LazyWords(lambda t: graph.var(f"WK{t - first}", kind))
        return run_rounds(hash, working_variables(graph, hash), range(first, first + 16), wk)

    return len(hash.K) == hash.ROUNDS and hash.ROUNDS % 16 == 0 and all(
        state_after_16(0) == state_after_16(t) for t in range(16, hash.ROUNDS, 16))


def load_state(graph: DataflowGraph, hash: ModuleType, pointer: str = "state",
               first: int = 0) -> list[Node]:
    """Return loads of a hash value's words, which begin with word `first` of the memory at the
    variable `pointer`."""
    return [graph.load(graph.address(pointer, hash.WIDTH, (first + i) * hash.WIDTH // 8),
                       word_kind(hash)) for i in range(len(state_names(hash)))]


def working_variables(graph: DataflowGraph, hash: ModuleType, kind: ValueKind | None = None,
                      suffix: str = "") -> list[Node]:
    """Return the working variables at the entry of the basic block. Their type is `kind`, by
    default that of words in integer registers. Their names end with `suffix`, so that each of
    several messages can have variables of its own."""
    return [graph.var(name + suffix, kind or word_kind(hash)) for name in state_names(hash)]


def set_working_variables(graph: DataflowGraph, hash: ModuleType, values: Iterable[Node],
                          suffix: str = "") -> None:
    """Set the working variables at the exit of the basic block to `values`; `suffix` is as in
    `working_variables`."""
    for name, value in zip(state_names(hash), values):
        graph.set(name + suffix, value)


def run_rounds(hash: ModuleType, state: Sequence[Node], ts: Iterable[int], wk: Any) -> list[Node]:
    """Return the working variables after the rounds `ts`, which begin from `state`; wk[t] is the
    node W_t + K_t."""
    for t in ts:
        state[0].graph.set_group("rounds", "round", t)
        state = hash.round(state, t, wk)
    return list(state)


def update_working_variables(graph: DataflowGraph, hash: ModuleType, ts: Iterable[int], wk: Any,
                             kind: ValueKind | None = None) -> None:
    """Run the rounds `ts` from the working variables at the entry of the basic block to those at
    its exit; wk[t] is the node W_t + K_t, `kind` is as in `working_variables`."""
    state = working_variables(graph, hash, kind)
    set_working_variables(graph, hash, run_rounds(hash, state, ts, wk))


def store_next_state(graph: DataflowGraph, hash: ModuleType, state: Sequence[Node]) -> None:
    """Add the working variables `state` to the hash value in memory (FIPS 180-4, 6.2.2, step 4);
    store the sum to memory and to the working variables."""
    graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
    new = hash.chain(load_state(graph, hash), state)
    store_state(graph, hash, new)
    set_working_variables(graph, hash, new)


def store_state(graph: DataflowGraph, hash: ModuleType, value: Sequence[Node]) -> None:
    """Store the hash value `value`, words in integer registers, to memory at `state`."""
    for i, word in enumerate(value):
        graph.store(graph.address("state", hash.WIDTH, i * hash.WIDTH // 8), word)


# Variables of one, three and four strides in bytes.
STRIDE_VARIABLES = {1: "stride", 3: "stride3", 4: "stride4"}


class StridedWords(StridedAddresses):
    """Sequence whose element t is W_t + K_t, loaded from wk[t*stride]. `base` is the address of
    wk[0]; `set_stride_multiples` sets the variables that the loads need."""

    def __init__(self, graph: DataflowGraph, hash: ModuleType, base: Node):
        super().__init__(base, lambda count: graph.pointer(STRIDE_VARIABLES[count]))
        self.graph, self.kind = graph, word_kind(hash)

    def __getitem__(self, t: int) -> Node:
        """Return a load of wk[t*stride]."""
        return self.graph.load(self.address("schedule", self.kind.size, t), self.kind)


def set_stride_multiples(graph: DataflowGraph, hash: ModuleType) -> Node:
    """Set the variables that StridedWords needs to one, three and four strides in bytes. Return the
    stride in bytes. The kernel's parameter `stride` counts words."""
    stride = graph.pointer("stride").shifted(1 - (hash.WIDTH // 8).bit_length())
    for count, name in STRIDE_VARIABLES.items():
        graph.set(name, stride_multiple(stride, count))
    return stride
