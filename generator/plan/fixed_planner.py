"""What kernels for whole messages have in common, whatever runs their rounds: where they are in the message, and the digest."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import ModuleType

from ..spec.hashes import block_bytes
from ..x86.program import Address, Table
from .gather import swapped
from .graph import DataflowGraph, Node
from .layout import LaneLayout
from .loops import POINTER, Plan, PlanItem, advance
from .shapes import Block, BlockLoop, Start
from .shapes import schedule as constant_words


@dataclass
class FixedPlanner(ABC):
    """A plan on its way, its items and tables so far: `lay` is the layout of one block, `body` the loop over whole blocks,
    `moved` how far the message's pointer has moved. A step starts from `start`, None where the step before left the hash value;
    `put` is where it leaves it: so many bytes of the digest, in memory behind `state` (0), or where the next step finds it
    (None)."""

    hash: ModuleType
    lay: LaneLayout
    body: Plan
    items: list[PlanItem] = field(default_factory=list, init=False)
    tables: dict[str, Table] = field(default_factory=dict, init=False)
    moved: int = field(default=0, init=False)
    blocks: int = field(default=0, init=False)                            # blocks of straight code so far, for names

    def loop(self, step: BlockLoop) -> DataflowGraph:
        """What comes before a loop: where its blocks begin, and how many there are."""
        first = DataflowGraph(f"whole{self.blocks}", comment=f"{step.blocks} whole block{'s' * (step.blocks > 1)}")
        first.set("blocks", first.const(step.blocks, POINTER))
        if step.first != self.moved:
            advance(first, "data", step.first - self.moved)
        self.moved = step.first + step.blocks * block_bytes(self.hash)
        return first

    def table(self, block: Block, with_k: bool = True, word_first: bool = True) -> Table:
        """The constant words of a block as a table, zeros in place of the others: W_t + K_t, or W_t alone."""
        name = f"W{self.blocks}"
        if name in self.tables:
            return self.tables[name]
        K = self.hash.K if with_k else [0] * len(self.hash.K)
        W = [0 if w is None else (w + k) % (1 << self.hash.WIDTH) for w, k in zip(constant_words(self.hash, block), K)]
        if not word_first:
            W = [x for i in range(0, len(W), 4) for x in reversed(W[i:i + 4])]
        about = f"W_t{' + K_t' * with_k} of {'a' if block.constant else 'the constant words of a'} block"
        self.tables[name] = Table(name, self.hash.WIDTH, tuple(W), comment=about)
        return self.tables[name]

    @abstractmethod
    def enter(self, graph: DataflowGraph, start: Start) -> None:
        """The hash value before the loop, where its rounds want it."""

    @abstractmethod
    def block(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        """A block as straight code."""


def write_digest(graph: DataflowGraph, hash: ModuleType, bytes: int, new: Sequence[Node]) -> None:
    """The leftmost bytes of the hash value, big-endian words, to the digest."""
    step = hash.WIDTH // 8
    for i, node in enumerate(new):
        here = min(step, bytes - i * step)
        if here > 0:
            graph.at(graph.stream, "digest", i, f"digest, word {i}")
            graph.store(Address("digest", 8 * here, i * step, graph.var("digest", POINTER)), swapped(node))
