"""Planner of fixed-length kernels: the parts that do not depend on the round engine.

Input: the steps of a hash computation (shapes.py). Output: plan items and tables. The base class
keeps the position in the message and builds tables of constant words; its subclasses plan the
blocks (template method pattern).
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import NamedTuple

from ...spec.hashes import block_bytes
from ...x86.program import Table
from ..gather import byteswap_words
from ..graph import DataflowGraph, Node
from ..layout import LaneLayout
from ..loops import Plan, PlanItem, advance_pointer
from ..shapes import Block, Start, constant_schedule_words


class BlockStep(NamedTuple):
    """Compression of one block, as a step of a hash computation.

    `start` is the hash value before the block; None means the result of the previous step. If
    `digest_bytes` is not 0, the hash value after the block is written as a digest of that many
    bytes. Otherwise the next step begins from it. If the block `is_last` in its computation, the
    hash value goes to memory at `state`; planners of message arrays store it in variables instead.
    """

    block: Block
    start: Start | None
    digest_bytes: int
    is_last: bool


@dataclass
class FixedPlanner(ABC):
    """Planner of a fixed-length kernel, with the items and tables that it has planned so far.

    `lay` is the layout of one block, or of one block of every message. `block_loop` is the plan of
    a loop over full blocks. `advance` is the number of bytes by which the planned code advances the
    message pointer.
    """

    hash: ModuleType
    lay: LaneLayout
    block_loop: Plan = Plan()
    items: list[PlanItem] = field(default_factory=list, init=False)
    tables: dict[str, Table] = field(default_factory=dict, init=False)
    advance: int = field(default=0, init=False)
    step_count: int = field(default=0, init=False)  # number of earlier steps, used in names

    def enter_loop(self, step: Block) -> DataflowGraph:
        """Return the basic block before a loop over full blocks. It sets the message pointer and
        the count of blocks. `step` is the record that stands for these blocks (see `Block`). Set
        `advance` to the position after the last one, where the loop leaves the message pointer."""
        blocks = f"{step.loop_count} complete block{'s' if step.loop_count > 1 else ''}"
        graph = DataflowGraph(f"whole{self.step_count}", comment=blocks)
        graph.set("blocks", step.loop_count)
        if step.first_byte != self.advance:
            advance_pointer(graph, "data", step.first_byte - self.advance)
        self.advance = step.first_byte + step.loop_count * block_bytes(self.hash)
        return graph

    def constant_table(self, block: Block, with_k: bool = True, word_first: bool = True) -> Table:
        """Return the table of the constant schedule words of the current step's block, and add it
        to the planner's tables.

        The table has W_t + K_t (W_t alone unless `with_k`), and 0 for words that are not constant.
        Unless `word_first`, every four words are in reverse order.
        """
        name = f"W{self.step_count}"
        if name in self.tables:
            return self.tables[name]
        K = self.hash.K if with_k else [0] * len(self.hash.K)
        W = [0 if w is None else (w + k) % (1 << self.hash.WIDTH)
             for w, k in zip(constant_schedule_words(self.hash, block), K)]
        if not word_first:
            W = [x for i in range(0, len(W), 4) for x in reversed(W[i:i + 4])]
        formula = "W_t + K_t" if with_k else "W_t"
        about = (f"{formula} of a constant block" if block.is_constant
                 else f"{formula} of the constant words of a block, 0 for its other words")
        self.tables[name] = self.repeat_words(Table(name, self.hash.WIDTH, tuple(W), comment=about))
        return self.tables[name]

    def repeat_words(self, table: Table) -> Table:
        """Return a table of constants as the planned code reads it: unchanged in this class; a
        planner in lanes has copies of each word for several messages."""
        return table

    def set_loop_state(self, graph: DataflowGraph, start: Start) -> None:
        """Set the hash value before the loop over full blocks to `start`, in the registers and
        memory from which the loop reads it. The planners of message arrays have no such loop and do
        not define this method."""
        raise NotImplementedError

    @abstractmethod
    def append_block(self, step: BlockStep) -> None:
        """Append the code that compresses one block to the planner's items."""


def write_digest(graph: DataflowGraph, hash: ModuleType, digest_bytes: int,
                 state: Sequence[Node]) -> None:
    """Store the leftmost `digest_bytes` bytes of the hash value `state`, given as words in integer
    registers, to memory at `digest`, as big-endian words."""
    word_bytes = hash.WIDTH // 8
    for i, node in enumerate(state):
        stored_bytes = min(word_bytes, digest_bytes - i * word_bytes)
        if stored_bytes > 0:
            graph.set_step("digest", i, f"digest, word {i}")
            address = graph.address("digest", 8 * stored_bytes, i * word_bytes)
            graph.store(address, byteswap_words(node))
