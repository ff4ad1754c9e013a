"""Layouts: the schedules of n blocks in registers of L lanes, each with k = L/n consecutive words
of each block (Gueron and Krasnov 2012, section 3, is the case k = 1). Row r of the schedule has the
words W_kr to W_kr+k-1 of all blocks."""

from dataclasses import dataclass
from types import ModuleType

from ..x86.program import Table
from .graph import ValueKind


@dataclass(frozen=True)
class LaneLayout:
    """Layout of the schedules of n blocks. `word` and `size` are the bits of a word and of a
    register. A row has k lanes for each of `slots` blocks (if n is smaller, the last are idle) in
    `registers_per_row` registers. The layout of integer registers has one slot and k = 1."""

    word: int
    n: int
    slots: int
    k: int
    size: int
    registers_per_row: int = 1
    register_class: str = "vec"
    broadcast: bool = False  # each K_t is in memory once and is broadcast to the lanes
    gather: str = "transpose"  # how message words reach the lanes, a key of GATHERS

    @property
    def k_row_bytes(self) -> int:
        """Bytes of the table of K that one row reads."""
        return (self.word if self.broadcast else self.size) // 8

    @property
    def kind(self) -> ValueKind:
        return ValueKind(self.register_class, self.word, self.size)

    @property
    def row_bytes(self) -> int:
        return self.registers_per_row * self.size // 8

    @property
    def rows(self) -> int:
        """Number of rows that hold 16 words of each block."""
        return 16 // self.k

    @property
    def block_stride_bytes(self) -> int:
        """Bytes between words of the same number in adjacent blocks, in the schedule's table."""
        return self.k * self.word // 8

    def offset(self, t: int, block: int = 0) -> int:
        """Return the offset in bytes of W_t of a block in the schedule's table."""
        return (t // self.k * self.row_bytes + block * self.block_stride_bytes
                + t % self.k * self.word // 8)


def layout(word: int, n: int, vector: int, fill: str = "packed") -> LaneLayout | None:
    """Return the layout of n blocks in registers of at most `vector` bits, or None if a row of n
    blocks does not fit. A row is one register, or two if one word of each block fills both."""
    if vector == 0:
        return LaneLayout(word, 1, 1, 1, word, register_class="int") if n == 1 else None
    slots = 1 << (n - 1).bit_length()  # n, rounded up to a power of two
    if slots * word > 2 * vector or n < 1 or (slots != n and slots * word > vector):
        return None
    if slots * word > vector:  # one word of each block fills two registers
        return LaneLayout(word, n, slots, 1, vector, registers_per_row=2)
    size = max(128, slots * word) if fill == "idle" else min(vector, slots * 128)
    if fill == "wide" and n == 1:
        size = min(vector, 4 * word)
    slots = size // word if fill == "idle" else slots
    return LaneLayout(word, n, slots, size // (slots * word), size)


def state_names(hash: ModuleType) -> str:
    """Return the standard's names of the working variables: "abcde" or "abcdefgh"."""
    return "abcdefgh"[:len(next(iter(hash.INITIAL.values())))]


def word_kind(hash: ModuleType) -> ValueKind:
    return ValueKind("int", hash.WIDTH, hash.WIDTH)


def k_table(hash: ModuleType, lay: LaneLayout) -> Table:
    """Return the table of K, laid out as the registers of schedule words: each k words once for
    every block in a register (K_t || K_t || ... in the paper), but only once if broadcast loads
    read it."""
    copies = 1 if lay.broadcast else lay.size // lay.word // lay.k
    words = [w for r in range(len(hash.K) // lay.k)
             for w in hash.K[r * lay.k:(r + 1) * lay.k] * copies]
    unit = {1: "word", 2: "pair of words"}.get(lay.k, f"group of {lay.k} words")
    times = "twice" if copies == 2 else f"{copies} times"
    block = "block" if lay.slots == lay.n else "block or idle lane"
    comment = (f"K_t: each {unit} {times}, once for each {block} of a register" if copies > 1
               else "K_t")
    return Table(f"K{lay.k}x{copies}" if copies > 1 else "K", hash.WIDTH, tuple(words),
                 comment=comment)


def reversed_byte(b: int, word_bytes: int) -> int:
    """Return the position of byte `b` after the bytes of each word are reversed."""
    return b // word_bytes * word_bytes + word_bytes - 1 - b % word_bytes


def layout_of_words(hash: ModuleType) -> LaneLayout:
    """Return the layout of one word of one block in an integer register."""
    return LaneLayout(hash.WIDTH, 1, 1, 1, hash.WIDTH, register_class="int")


def lanes_of_rows(lay: LaneLayout) -> list[list[int]]:
    """Return the block in each lane, result[register of a row][lane], for k = 1; idle lanes have
    the last."""
    lanes = lay.size // lay.word
    return [[min(s * lanes + j, lay.n - 1) for j in range(lanes)]
            for s in range(lay.registers_per_row)]


def row_words(t: int, lay: LaneLayout) -> str:
    """Return the words of the row that begins with W_t, for comments, such as "W_4 to W_7"."""
    return f"W_{t}" if lay.k == 1 else f"W_{t} to W_{t + lay.k - 1}"


def row_sums(t: int, lay: LaneLayout) -> str:
    """Return the sums of the row that begins with W_t, for comments, such as "W_4 to W_7, each +
    K_t"."""
    return f"{row_words(t, lay)}, each + K_t" if lay.k > 1 else f"W_{t} + K_{t}"
