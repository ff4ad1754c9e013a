"""Planner of fixed-length kernels: the parts that do not depend on the round engine.

Input: the steps of a pass (shapes.py). Output: plan items and tables. The base class keeps the
position in the message and builds tables of constant words; its subclasses build the blocks
(template method pattern).
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import ModuleType

from ..spec.hashes import block_bytes
from ..x86.program import Address, Table
from .gather import byteswap_words
from .graph import DataflowGraph, Node
from .layout import LaneLayout
from .loops import POINTER, Plan, PlanItem, advance_pointer
from .shapes import Block, BlockLoop, Start
from .shapes import constant_schedule_words as constant_words


@dataclass
class FixedPlanner(ABC):
    """Plan under construction: its items and tables so far.

    `lay` is the layout of one block, `body` the loop over full blocks, `moved` the bytes by which
    the message pointer has advanced. A step begins from `start`, or if that is None from the result
    of the step before. `digest_bytes` says where its result goes: so many bytes to the digest, to
    memory at `state` (0), or to the next step (None).
    """

    hash: ModuleType
    lay: LaneLayout
    body: Plan
    items: list[PlanItem] = field(default_factory=list, init=False)
    tables: dict[str, Table] = field(default_factory=dict, init=False)
    moved: int = field(default=0, init=False)
    blocks: int = field(default=0, init=False)  # number of straight-line blocks so far, for names

    def loop(self, step: BlockLoop) -> DataflowGraph:
        """Return the basic block before a loop, which sets the message pointer and the count of
        blocks."""
        first = DataflowGraph(f"whole{self.blocks}",
                              comment=f"{step.blocks} complete block{'s' if step.blocks > 1 else ''}")
        first.set("blocks", first.const(step.blocks, POINTER))
        if step.first_byte != self.moved:
            advance_pointer(first, "data", step.first_byte - self.moved)
        self.moved = step.first_byte + step.blocks * block_bytes(self.hash)
        return first

    def table(self, block: Block, with_k: bool = True, word_first: bool = True) -> Table:
        """Return the table of a block's constant schedule words, W_t + K_t or W_t alone, with zeros
        for the other words."""
        name = f"W{self.blocks}"
        if name in self.tables:
            return self.tables[name]
        K = self.hash.K if with_k else [0] * len(self.hash.K)
        W = [0 if w is None else (w + k) % (1 << self.hash.WIDTH)
             for w, k in zip(constant_words(self.hash, block), K)]
        if not word_first:
            W = [x for i in range(0, len(W), 4) for x in reversed(W[i:i + 4])]
        formula = "W_t + K_t" if with_k else "W_t"
        about = f"{formula} of {'a' if block.is_constant else 'the constant words of a'} block"
        self.tables[name] = Table(name, self.hash.WIDTH, tuple(W), comment=about)
        return self.tables[name]

    @abstractmethod
    def enter(self, graph: DataflowGraph, start: Start) -> None:
        """Set the hash value before the loop, in the locations that the loop's rounds expect."""

    @abstractmethod
    def block(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        """Append a block as straight-line code."""


def write_digest(graph: DataflowGraph, hash: ModuleType, bytes: int, new: Sequence[Node]) -> None:
    """Store the leftmost `bytes` bytes of the hash value as big-endian words to the digest."""
    step = hash.WIDTH // 8
    for i, node in enumerate(new):
        here = min(step, bytes - i * step)
        if here > 0:
            graph.set_group(graph.strand, "digest", i, f"digest, word {i}")
            graph.store(Address("digest", 8 * here, i * step, graph.var("digest", POINTER)),
                        byteswap_words(node))
