"""Gathers: loads of message words into the lanes of a layout.

Input: a layout and the addresses of its blocks. Output: the rows 0 to 16/k - 1 of the schedule,
with the byte order of the standard. Three methods, selected by the option GATHER, make the same
rows: transposition of registers, insertion of single words, and gather instructions.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import ModuleType

from ..spec.hashes import block_bytes
from ..x86.program import Address
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout, lanes_of_rows, row_words


def gather(graph: DataflowGraph, hash: ModuleType, lay: LaneLayout, data: Node) -> list[list[Node]]:
    """Return the message rows of blocks that are adjacent at `data`, as result[register of the
    row][row]."""
    return gather_blocks(graph, lay, contiguous_blocks(hash, data))


BlockAddress = Callable[[int, int, int], Address]  # (block, bits, byte offset) -> address


def gather_blocks(graph: DataflowGraph, lay: LaneLayout, at: BlockAddress) -> list[list[Node]]:
    """Return the message rows of blocks at any addresses; `at(block, bits, offset)` is an address
    in a block."""
    if lay.register_class != "int":
        return GATHERS[lay.gather](graph, lay, at)
    words = []
    for t in range(16):
        graph.set_group(graph.strand, "W", t, f"W_{t}")
        words.append(byteswap_words(graph.load(at(0, lay.word, t * lay.word // 8), lay.kind)))
    return [words]


def contiguous_blocks(hash: ModuleType, data: Node) -> BlockAddress:
    """Return the address function of blocks that are adjacent at `data`."""
    return lambda j, size, offset: Address("message", size, j * block_bytes(hash) + offset, data)


def transpose(graph: DataflowGraph, lay: LaneLayout, at: BlockAddress) -> list[list[Node]]:
    """Load 128 bits or more of each block at a time and transpose the registers.

    A single block is loaded register by register. Of several blocks, the registers that hold the
    same 128 bits of different blocks are transposed by unpacking pieces of increasing size.
    """
    if lay.slots == 1:
        rows_of_block = []
        for r in range(lay.rows):
            graph.set_group(graph.strand, "W", r * lay.k, row_words(r * lay.k, lay))
            row = graph.load(at(0, lay.size, r * lay.row_bytes), lay.kind)
            rows_of_block.append(byteswap_words(row))
        return [rows_of_block]
    half = 128 // (lay.k * lay.word)  # blocks that share 128 bits of a register
    parts = lay.size // 128
    columns = []
    for s in range(lay.registers_per_row):
        rows: list[Node] = []
        for chunk in range(lay.word // 8):
            first = chunk * 128 // lay.word
            graph.set_group(graph.strand, "W", first,
                            "W_" + " W_".join(str(first + j) for j in range(128 // lay.word)))
            registers = []
            for i in range(half):
                register: Node | None = None
                for part in range(parts):
                    block = min((s * parts + part) * half + i, lay.n - 1)
                    piece = graph.load(at(block, 128, chunk * 16), ValueKind("vec", lay.word, 128))
                    register = piece if register is None else graph.permute(
                        (register, piece), 128,
                        insertion_pieces(register.kind.size // 128, part, parts), lay.kind)
                assert register is not None
                registers.append(register)
            rows += [byteswap_words(row)
                     for row in transpose_pieces(graph, lay, registers, lay.k * lay.word)]
        columns.append(rows)
    return columns


def insert(graph: DataflowGraph, lay: LaneLayout, at: BlockAddress) -> list[list[Node]]:
    """Insert word by word into 128-bit registers (the paper's figure 8), and combine these to
    rows."""
    per = 128 // lay.word
    part_kind, word_kind = ValueKind("vec", lay.word, 128), ValueKind("int", lay.word, lay.word)

    def part(t: int, blocks: Sequence[int]) -> Node:
        register: Node | None = None
        for j, block in enumerate(dict.fromkeys(blocks)):
            word = graph.load(at(block, lay.word, t * lay.word // 8), word_kind)
            pieces = tuple(per if i == j and j else i if i <= j else None for i in range(per))
            register = graph.permute((word,) if register is None else (register, word), lay.word,
                                     pieces, part_kind)
        assert register is not None
        return register

    def row(t: int, blocks: Sequence[int]) -> Node:
        graph.set_group(graph.strand, "W", t, f"W_{t}")
        register = part(t, blocks[:per])
        for p in range(1, len(blocks) // per):
            if len(set(blocks[p * per - 1:(p + 1) * per])) > 1:  # else the lanes are idle
                pieces = insertion_pieces(register.kind.size // 128, p, len(blocks) // per)
                upper = part(t, blocks[p * per:(p + 1) * per])
                register = graph.permute((register, upper), 128, pieces, lay.kind)
        return byteswap_words(register, lay.kind)

    return [[row(t, blocks) for t in range(16)] for blocks in lanes_of_rows(lay)]


def gather_lanes(graph: DataflowGraph, lay: LaneLayout, at: BlockAddress) -> list[list[Node]]:
    """Load each row by one gather instruction, with one address offset per lane (the paper's figure
    9)."""
    def row(t: int, blocks: Sequence[int]) -> Node:
        graph.set_group(graph.strand, "W", t, f"W_{t}")
        first, *others = (at(block, lay.size, t * lay.word // 8) for block in blocks)
        spread = (0, *(other.offset - first.offset for other in others))
        return byteswap_words(graph.load(replace(first, lane_offsets=spread), lay.kind))

    return [[row(t, blocks) for t in range(16)] for blocks in lanes_of_rows(lay)]


GATHERS = {"transpose": transpose, "insert": insert, "gather": gather_lanes}


def insertion_pieces(have: int, part: int, parts: int) -> tuple[int | None, ...]:
    """Return the pieces of a permutation that appends a 128-bit register to the first `part` parts
    of one with `have` parts."""
    return tuple(j if j < part else have if j == part else None for j in range(parts))


def transpose_pieces(graph: DataflowGraph, lay: LaneLayout, registers: list[Node],
                     bits: int) -> list[Node]:
    """Transpose registers inside each 128 bits: row i takes piece i of every register; pieces have
    `bits` bits."""
    if len(registers) == 1:
        return registers
    per, total = 128 // bits, lay.size // bits
    out: list[list[Node]] = [[], []]
    for a, b in zip(registers[::2], registers[1::2]):
        for high in (0, 1):
            pieces = tuple(part * per + high * per // 2 + j // 2 + (j & 1) * total
                           for part in range(lay.size // 128) for j in range(per))
            out[high].append(graph.permute((a, b), bits, pieces, lay.kind))
    return (transpose_pieces(graph, lay, out[0], 2 * bits)
            + transpose_pieces(graph, lay, out[1], 2 * bits))


def byteswap_words(row: Node, kind: ValueKind | None = None) -> Node:
    """Reverse the bytes of each word (FIPS 180-4 section 3.1), in a register of `kind`, by default
    the row's own."""
    kind = kind or row.kind
    size = kind.word // 8
    return row.graph.permute((row,), 8,
                             tuple(j // size * size + size - 1 - j % size
                                   for j in range(kind.size // 8)), kind)
