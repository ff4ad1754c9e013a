"""How the schedules of n blocks lie in registers.

One picture holds every layout of the schedule (Gueron and Krasnov, section 3, is the case k = 1): a register
of L lanes holds k = L/n consecutive words of each of n blocks. Row r holds the words kr .. kr+k-1.
"""

from dataclasses import dataclass
from types import ModuleType

from ..x86.program import Table
from .graph import ValueKind


@dataclass(frozen=True)
class LaneLayout:
    """How the schedules of n blocks lie in registers: k words of a block side by side.

    `slots` is n rounded up to what the registers carry; `size` a register's bits; `streams` the registers
    that make up a row. Integer registers are the layout of one slot with k = 1.
    """

    word: int
    n: int
    slots: int
    k: int
    size: int
    streams: int = 1
    register_class: str = "vec"
    broadcast: bool = False          # K stands in memory once, and is spread over the lanes as it is read
    gather: str = "transpose"        # how message words reach the lanes: a key of GATHERS
    without_k: bool = False               # W_t is stored alone, and the rounds add K_t

    @property
    def k_bytes(self) -> int:
        """Bytes of a row of the table of K."""
        return (self.word if self.broadcast else self.size) // 8

    @property
    def kind(self) -> ValueKind:
        return ValueKind(self.register_class, self.word, self.size)

    @property
    def row_bytes(self) -> int:
        return self.streams * self.size // 8

    @property
    def rows(self) -> int:
        """Rows that hold 16 words."""
        return 16 // self.k

    @property
    def step(self) -> int:
        """Bytes from a word of one block to the same word of the next."""
        return self.k * self.word // 8

    def offset(self, t: int, block: int = 0) -> int:
        """Where W_t of a block lies in the table, in bytes."""
        return t // self.k * self.row_bytes + block * self.step + t % self.k * self.word // 8


def layout(word: int, n: int, vector: int, fill: str = "packed") -> LaneLayout | None:
    """The layout of n blocks in registers of at most `vector` bits; None if they cannot carry n.

    fill: "packed"; "idle", one word of each block per register even where more would fit (the paper's 3-SMS leaves
    a lane idle; n that is no power of two always does); "wide", four words where one block packed has two.
    """
    if vector == 0:
        return LaneLayout(word, 1, 1, 1, word, register_class="int") if n == 1 else None
    slots = 1 << (n - 1).bit_length()
    if slots * word > 2 * vector or n < 1 or (slots != n and slots * word > vector):
        return None
    if slots * word > vector:
        return LaneLayout(word, n, slots, 1, vector, streams=2)
    size = max(128, slots * word) if fill == "idle" else min(vector, slots * 128)
    if fill == "wide" and n == 1:
        size = min(vector, 4 * word)
    slots = size // word if fill == "idle" else slots
    return LaneLayout(word, n, slots, size // (slots * word), size)


def state_names(hash: ModuleType) -> str:
    """The standard's names of the working variables: a to e, or a to h."""
    return "abcdefgh"[:len(next(iter(hash.INITIAL.values())))]


def word_kind(hash: ModuleType) -> ValueKind:
    return ValueKind("int", hash.WIDTH, hash.WIDTH)


def k_table(hash: ModuleType, lay: LaneLayout) -> Table:
    """K laid out as the rows are: k words, once for each block of a register (the paper's K_t || K_t || ...); once where
    the rounds add it."""
    if lay.without_k:
        lay = layout_of_words(hash)
    copies = 1 if lay.broadcast else lay.size // lay.word // lay.k
    words = [w for r in range(len(hash.K) // lay.k) for w in hash.K[r * lay.k:(r + 1) * lay.k] * copies]
    about = f"K_t, {lay.k} for each of {copies} blocks" if copies > 1 else "K_t"
    return Table(f"K{lay.k}x{copies}" if copies > 1 else "K", hash.WIDTH, tuple(words), comment=about)


def layout_of_words(hash: ModuleType) -> LaneLayout:
    """One word of one block in an integer register."""
    return LaneLayout(hash.WIDTH, 1, 1, 1, hash.WIDTH, register_class="int")


def lanes_of_rows(lay: LaneLayout) -> list[list[int]]:
    """The block whose word each lane of a row holds, for every stream; idle lanes repeat the last block."""
    lanes = lay.size // lay.word
    return [[min(s * lanes + j, lay.n - 1) for j in range(lanes)] for s in range(lay.streams)]


def row_words(t: int, lay: LaneLayout) -> str:
    """The name of the row that begins with W_t."""
    return f"W_{t}" if lay.k == 1 else f"W_{t} to W_{t + lay.k - 1}"
