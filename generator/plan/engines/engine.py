"""Interface of engines, and the rounds as graph nodes. An engine turns the words of a block and a
hash value into the next hash value; a driver says where the blocks are and where the hash value
goes (`Step`, and the addresses of `Engine.source`)."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

from ...spec.hashes import block_bytes
from ...x86.program import Table
from ..gather import BlockAddress, StridedAddresses, byteswap_words, stride_multiple
from ..graph import DataflowGraph, LazyWords, Node, ValueKind
from ..layout import LaneLayout, state_names, word_kind
from ..loops import Plan, PlanItem, advance_to_next_block
from ..shapes import Block, HashComputation, HashValue, constant_schedule_words


class Step(NamedTuple):
    """Compression of one block. `start`: the hash value before it, None that of the previous step.
    It becomes a digest of `digest_bytes`, if not 0, or goes to `end`, None for variables.
    `padding`: a constant block that an engine with `joins_padding` compresses behind it."""

    block: Block
    start: HashValue | None = None
    digest_bytes: int = 0
    end: HashValue | None = None
    padding: Block | None = None


def full_block(hash: ModuleType) -> Block:
    return Block((None,) * block_bytes(hash), readable_bytes=block_bytes(hash))


@dataclass
class Engine(ABC):
    """Engine for the messages of one kernel, with the items and tables planned so far. `lay`:
    layout of one block of every message. `source(graph)`: addresses of the messages' blocks.
    `label` ends the names of the next step's basic blocks and tables."""

    hash: ModuleType
    lay: LaneLayout
    source: Callable[[DataflowGraph], BlockAddress]
    _: KW_ONLY
    digest: str = "digests"  # the parameter that points to the digests
    label: str = ""
    items: list[PlanItem] = field(default_factory=list, init=False)
    tables: dict[str, Table] = field(default_factory=dict, init=False)
    messages: int = field(default=1, init=False)  # hashed at once
    scratch_bytes: int = field(default=0, init=False)
    joins_padding: ClassVar[bool] = False

    @abstractmethod
    def append_block(self, step: Step) -> None:
        """Append the code that compresses one block of every message."""

    def append_message(self, computations: Sequence[HashComputation], digest_bytes: int,
                       end: HashValue | None = None,
                       append_loop: Callable[[Block, HashValue | None], None] | None = None
                       ) -> None:
        """Append a message's hash computations; the last one's value is the digest, or at `end`."""
        number = 0
        for computation in computations:
            start: HashValue | None = computation.start
            if not computation.steps:
                graph = DataflowGraph("constant", comment="the digest, a constant")
                write_digest(graph, self.hash, digest_bytes,
                             [graph.const(x, word_kind(self.hash))
                              for x in computation.start.numbers])
                self.items.append(graph)
            blocks = list(computation.steps)
            while blocks:
                block, self.label, number = blocks.pop(0), str(number), number + 1
                if block.loop_count and append_loop:
                    append_loop(block, start)
                else:
                    joins = self.joins_padding and blocks and blocks[0].is_constant
                    step = Step(block, start, padding=blocks.pop(0) if joins else None)
                    number += bool(joins)
                    if not blocks and computation is computations[-1]:
                        step = step._replace(digest_bytes=digest_bytes, end=end)
                    self.append_block(step)
                start = None

    def constant_table(self, block: Block, with_k: bool = True, word_first: bool = True,
                       name: str = "") -> Table:
        """Return the table of constant W_t, + K_t `with_k`, 0 for others; else fours reversed."""
        K = self.hash.K if with_k else [0] * len(self.hash.K)
        W = [0 if w is None else (w + k) % (1 << self.hash.WIDTH)
             for w, k in zip(constant_schedule_words(self.hash, block), K)]
        if not word_first:
            W = [x for i in range(0, len(W), 4) for x in reversed(W[i:i + 4])]
        formula = "W_t + K_t" if with_k else "W_t"
        about = (f"{formula} of a constant block" if block.is_constant
                 else f"{formula} of the constant words of a block, 0 for its other words")
        name = name or f"W{self.label}"
        return self.tables.setdefault(name, self.repeat_words(
            Table(name, self.hash.WIDTH, tuple(W), comment=about)))

    def repeat_words(self, table: Table) -> Table:
        """Return the table of constants as the code reads it, such as with a copy for each lane."""
        return table


@dataclass(frozen=True)
class RoundEngine(ABC):
    """Interface of an engine in the loops over any number of blocks of one message."""

    hash: ModuleType

    def tables(self) -> tuple[Table, ...]:
        """Return the tables of constants that the engine reads, besides K."""
        return ()

    @abstractmethod
    def plan_loops(self, layouts: Sequence[LaneLayout]) -> Plan:
        """Plan without parameters: the loops that hash the `blocks` blocks at `data`, one for each
        layout over batches of its n blocks, and the tables that they read."""

    @abstractmethod
    def entry_items(self, uses_scratch: bool) -> list[PlanItem]:
        """Load the hash value and, with `uses_scratch`, the address of the scratch area."""

    def exit_items(self) -> list[PlanItem]:
        """Return items after the loops, such as the store of the hash value."""
        return []


def is_uniform(hash: ModuleType) -> bool:
    """Return whether all rounds are the same function, so that a loop can run sixteen."""
    graph = DataflowGraph("uniform")
    wk = LazyWords(lambda t: graph.var("WK", word_kind(hash)))
    states = [hash.round(working_variables(graph, hash), t, wk) for t in range(hash.ROUNDS)]
    return len(hash.K) == hash.ROUNDS and hash.ROUNDS % 16 == 0 and len({*states}) == 1


def load_state(graph: DataflowGraph, hash: ModuleType, pointer: str = "state",
               first: int = 0) -> list[Node]:
    """Load a hash value's words, from word `first` of the memory at `pointer` on."""
    return [graph.load(graph.address(pointer, hash.WIDTH, (first + i) * hash.WIDTH // 8),
                       word_kind(hash)) for i in range(len(state_names(hash)))]


def working_variables(graph: DataflowGraph, hash: ModuleType, kind: ValueKind | None = None,
                      suffix: str = "") -> list[Node]:
    """Return the working variables at the entry of the block, by default in integer registers."""
    return [graph.var(name + suffix, kind or word_kind(hash)) for name in state_names(hash)]


def set_working_variables(graph: DataflowGraph, hash: ModuleType, values: Iterable[Node],
                          suffix: str = "") -> None:
    graph.writes |= zip([name + suffix for name in state_names(hash)], values)


def run_rounds(hash: ModuleType, state: Sequence[Node], ts: Iterable[int], wk: Any) -> list[Node]:
    """Return the working variables after the rounds `ts`; wk[t] is the node W_t + K_t."""
    for t in ts:
        state[0].graph.set_group("rounds", "round", t)
        state = hash.round(state, t, wk)
    return list(state)


def update_working_variables(graph: DataflowGraph, hash: ModuleType, ts: Iterable[int], wk: Any,
                             kind: ValueKind | None = None) -> None:
    """Run the rounds `ts` from the working variables at the block's entry to those at its exit."""
    state = working_variables(graph, hash, kind)
    set_working_variables(graph, hash, run_rounds(hash, state, ts, wk))


def store_next_state(graph: DataflowGraph, hash: ModuleType, state: Sequence[Node]) -> None:
    """Add the working variables to the hash value in memory, and set them to the sum."""
    graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
    new = hash.chain(load_state(graph, hash), state)
    store_state(graph, hash, new)
    set_working_variables(graph, hash, new)


def store_state(graph: DataflowGraph, hash: ModuleType, value: Sequence[Node]) -> None:
    """Store words in integer registers to memory at `state`."""
    for i, word in enumerate(value):
        graph.store(graph.address("state", hash.WIDTH, i * hash.WIDTH // 8), word)


def compress(graph: DataflowGraph, hash: ModuleType, wk: Any, rounds: int | None = None,
             advances: bool = True) -> None:
    """Run all rounds of a block, or its last `rounds`, and store the hash value."""
    state = working_variables(graph, hash)
    store_next_state(graph, hash, run_rounds(hash, state, range(rounds or hash.ROUNDS), wk))
    if advances:
        advance_to_next_block(graph, hash)


def write_digest(graph: DataflowGraph, hash: ModuleType, digest_bytes: int,
                 state: Sequence[Node]) -> None:
    """Store the leftmost `digest_bytes` bytes of `state`, in integer registers, at `digest`."""
    word_bytes = hash.WIDTH // 8
    for i, node in enumerate(state):
        stored_bytes = min(word_bytes, digest_bytes - i * word_bytes)
        if stored_bytes > 0:
            graph.set_step("digest", i, f"digest, word {i}")
            address = graph.address("digest", 8 * stored_bytes, i * word_bytes)
            graph.store(address, byteswap_words(node))


# Variables of one, three and four strides in bytes.
STRIDE_VARIABLES = {1: "stride", 3: "stride3", 4: "stride4"}


class StridedWords(StridedAddresses):
    """Sequence of W_t + K_t, loaded from wk[t*stride], in the variables of STRIDE_VARIABLES."""

    def __init__(self, graph: DataflowGraph, hash: ModuleType, base: Node):
        super().__init__(base, lambda count: graph.pointer(STRIDE_VARIABLES[count]))
        self.graph, self.kind = graph, word_kind(hash)

    def __getitem__(self, t: int) -> Node:
        return self.graph.load(self.address("schedule", self.kind.size, t), self.kind)


def set_stride_multiples(graph: DataflowGraph, hash: ModuleType) -> Node:
    """Set STRIDE_VARIABLES; return the stride in bytes. The parameter `stride` counts words."""
    stride = graph.pointer("stride").shifted(1 - (hash.WIDTH // 8).bit_length())
    for count, name in STRIDE_VARIABLES.items():
        graph.set(name, stride_multiple(stride, count))
    return stride
