"""Message words to the lanes of a layout: the rows 0 to 16/k - 1 of the schedule, byte order put right."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import ModuleType

from ..spec.hashes import block_bytes
from ..x86.program import Address
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout, lanes_of_rows, row_words


def gather(graph: DataflowGraph, hash: ModuleType, lay: LaneLayout, data: Node) -> list[list[Node]]:
    """Rows 0 .. 16/k - 1 of every stream: message words, byte order put right. gathered[stream][row]."""
    return gather_blocks(graph, lay, in_a_row(hash, data))


BlockAddress = Callable[[int, int, int], Address]             # where so many bits of block j are, from its byte `offset` on


def gather_blocks(graph: DataflowGraph, lay: LaneLayout, at: BlockAddress) -> list[list[Node]]:
    """The same of blocks that are anywhere."""
    if lay.register_class != "int":
        return GATHERS[lay.gather](graph, lay, at)
    words = []
    for t in range(16):
        graph.at(graph.stream, "W", t, f"W_{t}")
        words.append(swapped(graph.load(at(0, lay.word, t * lay.word // 8), lay.kind)))
    return [words]


def in_a_row(hash: ModuleType, data: Node) -> BlockAddress:
    """Blocks that follow one another at `data`."""
    return lambda j, size, offset: Address("message", size, j * block_bytes(hash) + offset, data)


def transpose(graph: DataflowGraph, lay: LaneLayout, at: BlockAddress) -> list[list[Node]]:
    """A block alone comes register by register. Of several, 128 bits at a time come from each; registers that hold the
    same 128 bits of different blocks are transposed by unpacking ever larger pieces."""
    if lay.slots == 1:
        rows_of_block = []
        for r in range(lay.rows):
            graph.at(graph.stream, "W", r * lay.k, row_words(r * lay.k, lay))
            rows_of_block.append(swapped(graph.load(at(0, lay.size, r * lay.row_bytes), lay.kind)))
        return [rows_of_block]
    half = 128 // (lay.k * lay.word)                      # blocks that share 128 bits of a register
    parts = lay.size // 128
    streams = []
    for s in range(lay.streams):
        rows: list[Node] = []
        for chunk in range(lay.word // 8):
            first = chunk * 128 // lay.word
            graph.at(graph.stream, "W", first, "W_" + " W_".join(str(first + j) for j in range(128 // lay.word)))
            registers = []
            for i in range(half):
                register: Node | None = None
                for part in range(parts):
                    block = min((s * parts + part) * half + i, lay.n - 1)
                    piece = graph.load(at(block, 128, chunk * 16), ValueKind("vec", lay.word, 128))
                    register = piece if register is None else graph.permute(
                        (register, piece), 128, insertion(register.kind.size // 128, part, parts), lay.kind)
                assert register is not None
                registers.append(register)
            rows += [swapped(row) for row in transposed(graph, lay, registers, lay.k * lay.word)]
        streams.append(rows)
    return streams


def insert(graph: DataflowGraph, lay: LaneLayout, at: BlockAddress) -> list[list[Node]]:
    """Word by word, each into its lane: 128 bits are filled by insertions (the paper's figure 8), and joined."""
    per, part_kind, word_kind = 128 // lay.word, ValueKind("vec", lay.word, 128), ValueKind("int", lay.word, lay.word)

    def part(t: int, blocks: Sequence[int]) -> Node:
        register: Node | None = None
        for j, block in enumerate(dict.fromkeys(blocks)):
            word = graph.load(at(block, lay.word, t * lay.word // 8), word_kind)
            pieces = tuple(per if i == j and j else i if i <= j else None for i in range(per))
            register = graph.permute((word,) if register is None else (register, word), lay.word, pieces, part_kind)
        assert register is not None
        return register

    def row(t: int, blocks: Sequence[int]) -> Node:
        graph.at(graph.stream, "W", t, f"W_{t}")
        register = part(t, blocks[:per])
        for p in range(1, len(blocks) // per):
            if len(set(blocks[p * per - 1:(p + 1) * per])) > 1:              # else the lanes are idle
                register = graph.permute((register, part(t, blocks[p * per:(p + 1) * per])), 128,
                                      insertion(register.kind.size // 128, p, len(blocks) // per), lay.kind)
        return swapped(register, lay.kind)

    return [[row(t, blocks) for t in range(16)] for blocks in lanes_of_rows(lay)]


def gather_lanes(graph: DataflowGraph, lay: LaneLayout, at: BlockAddress) -> list[list[Node]]:
    """A row with one instruction that reads every lane from a place of its own (the paper's figure 9)."""
    def row(t: int, blocks: Sequence[int]) -> Node:
        graph.at(graph.stream, "W", t, f"W_{t}")
        first, *others = (at(block, lay.size, t * lay.word // 8) for block in blocks)
        spread = (0, *(other.offset - first.offset for other in others))
        return swapped(graph.load(replace(first, spread=spread), lay.kind))

    return [[row(t, blocks) for t in range(16)] for blocks in lanes_of_rows(lay)]


GATHERS = {"transpose": transpose, "insert": insert, "gather": gather_lanes}


def insertion(have: int, part: int, parts: int) -> tuple[int | None, ...]:
    """Pieces of 128 bits: the first `part` of a register of `have`, then the newcomer; the rest unset."""
    return tuple(j if j < part else have if j == part else None for j in range(parts))


def transposed(graph: DataflowGraph, lay: LaneLayout, registers: list[Node], bits: int) -> list[Node]:
    """Row i takes the pieces number i of every register; pieces of `bits` bits, inside each 128 bits."""
    if len(registers) == 1:
        return registers
    per, total = 128 // bits, lay.size // bits
    out: list[list[Node]] = [[], []]
    for a, b in zip(registers[::2], registers[1::2]):
        for high in (0, 1):
            pieces = tuple(part * per + high * per // 2 + j // 2 + (j & 1) * total
                           for part in range(lay.size // 128) for j in range(per))
            out[high].append(graph.permute((a, b), bits, pieces, lay.kind))
    return transposed(graph, lay, out[0], 2 * bits) + transposed(graph, lay, out[1], 2 * bits)


def swapped(row: Node, kind: ValueKind | None = None) -> Node:
    """Big-endian words put right, FIPS 180-4 section 3.1; in a register of `kind`, the row's own unless told."""
    kind = kind or row.kind
    size = kind.word // 8
    return row.graph.permute((row,), 8, tuple(j // size * size + size - 1 - j % size for j in range(kind.size // 8)), kind)
