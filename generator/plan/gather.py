"""Loads of message words into the lanes of a layout, as the rows 0 to 16/k - 1 of the schedule. The
three methods of the option GATHER give the same rows: transposition of registers, insertion of
single words, and gather instructions. `BlockWords` merges the constant bytes of a block, and loads
no byte outside the message."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import ModuleType

from ..x86.program import Address
from .graph import DataflowGraph, Node, ValueKind, constant_lanes
from .layout import LaneLayout, lanes_of_rows, reversed_byte, row_words, word_kind
from .shapes import Block

# (block, bits, byte offset) -> address of this number of bits at this offset of the block
BlockAddress = Callable[[int, int, int], Address]
ByteAddress = Callable[[int, int], Address]  # (bits loaded, byte offset in the memory region)


def load_words(graph: DataflowGraph, lay: LaneLayout, address: BlockAddress) -> list[list[Node]]:
    """Return the message words of blocks at any addresses, as result[register of a row][row]."""
    if lay.register_class != "int":
        return GATHERS[lay.gather](graph, lay, address)
    words = []
    for t in range(16):
        graph.set_step("W", t, f"W_{t}")
        words.append(byteswap_words(graph.load(address(0, lay.word, t * lay.word // 8), lay.kind)))
    return [words]


class StridedAddresses:
    """Addresses of the elements of an array at `base`, each one stride after the one before. Every
    four elements share a pointer; `bases` are those computed so far. `multiple(count)` is the node
    of `count` strides in bytes, for 1, 3 or 4."""

    def __init__(self, base: Node, multiple: Callable[[int], Node]):
        self.bases, self.multiple = [base], multiple

    def address(self, space: str, bits: int, number: int, offset: int = 0) -> Address:
        """Return the address of `bits` bits at byte `offset` of element `number`, in the region
        `space`."""
        group, i = divmod(number, 4)
        while len(self.bases) <= group:
            self.bases.append(self.bases[-1] + self.multiple(4))
        index = self.multiple(3 if i == 3 else 1) if i else None
        return Address(space, bits, offset, self.bases[group], index, 2 if i == 2 else 1)


def stride_multiple(stride: Node, count: int) -> Node:
    """Return a node of 1, 3 or 4 strides."""
    if count == 4:
        return stride.shifted(-2)
    return stride if count == 1 else stride + stride.shifted(-1)


def contiguous_addresses(lay: LaneLayout, data: Node) -> BlockAddress:
    """Return the addresses of blocks that are adjacent at `data`."""
    return lambda j, bits, offset: Address("message", bits, 2 * lay.word * j + offset, data)


def load_by_transposition(graph: DataflowGraph, lay: LaneLayout,
                          address: BlockAddress) -> list[list[Node]]:
    """By loads of 128 bits or more of each block."""
    if lay.slots == 1:
        rows_of_block = []
        for r in range(lay.rows):
            graph.set_step("W", r * lay.k, row_words(r * lay.k, lay))
            row = graph.load(address(0, lay.size, r * lay.row_bytes), lay.kind)
            rows_of_block.append(byteswap_words(row))
        return [rows_of_block]
    columns = []
    for s in range(lay.registers_per_row):
        rows: list[Node] = []
        for chunk in range(lay.word // 8):
            first = chunk * 128 // lay.word
            graph.set_step("W", first,
                            f"W_{first} to W_{first + 128 // lay.word - 1}")
            load = partial(load_128_bits, graph, lay, address, chunk * 16)
            registers = list(join_128_bit_parts(lay, load, s))
            rows += [byteswap_words(row)
                     for row in transpose_pieces(lay, registers, lay.k * lay.word)]
        columns.append(rows)
    return columns


def load_128_bits(graph: DataflowGraph, lay: LaneLayout, address: BlockAddress, offset: int,
                  j: int) -> Node:
    return graph.load(address(j, 128, offset), ValueKind("vec", lay.word, 128))


def join_128_bit_parts(lay: LaneLayout, part_of_block: Callable[[int], Node],
                       s: int = 0) -> Iterator[Node]:
    """Yield the registers from which `transpose_pieces` makes register `s` of several rows. Each
    128-bit part of these registers is `part_of_block(j)`, which has 128 bits of block j."""
    parts, blocks_per_part = lay.size // 128, 128 // (lay.k * lay.word)
    for i in range(blocks_per_part):
        first, *others = (min((s * parts + part) * blocks_per_part + i, lay.n - 1)
                          for part in range(parts))
        register = part_of_block(first)
        for part, j in enumerate(others, 1):
            register = append_128_bits(register, part_of_block(j), part, lay.kind)
        yield register


def append_128_bits(register: Node, upper: Node, part: int, kind: ValueKind) -> Node:
    """Return the register of `kind` in 128-bit parts: those of `register` below number `part`, then
    `upper` as number `part`, then arbitrary ones."""
    upper_number = register.kind.size // 128
    pieces = tuple(j if j < part else upper_number if j == part else None
                   for j in range(kind.size // 128))
    return register.graph.permute((register, upper), 128, pieces, kind)


def load_by_insertion(graph: DataflowGraph, lay: LaneLayout,
                      address: BlockAddress) -> list[list[Node]]:
    """By inserting each word into a lane of a 128-bit register (the paper's figure 8); then 128-bit
    registers are joined to the registers of a row."""
    lanes_per_part = 128 // lay.word
    part_kind, scalar_kind = ValueKind("vec", lay.word, 128), ValueKind("int", lay.word, lay.word)

    def load_part(t: int, blocks: Sequence[int]) -> Node:
        register: Node | None = None
        for j, block in enumerate(dict.fromkeys(blocks)):
            word = graph.load(address(block, lay.word, t * lay.word // 8), scalar_kind)
            pieces = tuple(lanes_per_part if i == j and j else i if i <= j else None
                           for i in range(lanes_per_part))
            register = graph.permute((word,) if register is None else (register, word), lay.word,
                                     pieces, part_kind)
        assert register is not None
        return register

    def load_row(t: int, blocks: Sequence[int]) -> Node:
        graph.set_step("W", t, f"W_{t}")
        register = load_part(t, blocks[:lanes_per_part])
        for part in range(1, len(blocks) // lanes_per_part):
            first = part * lanes_per_part
            if len(set(blocks[first - 1:first + lanes_per_part])) > 1:  # else the lanes are idle
                upper = load_part(t, blocks[first:first + lanes_per_part])
                register = append_128_bits(register, upper, part, lay.kind)
        return byteswap_words(register, lay.kind)

    return [[load_row(t, blocks) for t in range(16)] for blocks in lanes_of_rows(lay)]


def load_by_gather_instruction(graph: DataflowGraph, lay: LaneLayout,
                               address: BlockAddress) -> list[list[Node]]:
    """By one gather instruction for each register (the paper's figure 9)."""
    def load_row(t: int, blocks: Sequence[int]) -> Node:
        graph.set_step("W", t, f"W_{t}")
        first, *others = (address(block, lay.size, t * lay.word // 8) for block in blocks)
        lane_offsets = (0, *(other.offset - first.offset for other in others))
        return byteswap_words(graph.load(replace(first, lane_offsets=lane_offsets), lay.kind))

    return [[load_row(t, blocks) for t in range(16)] for blocks in lanes_of_rows(lay)]


GATHERS = {"transpose": load_by_transposition, "insert": load_by_insertion,
           "gather": load_by_gather_instruction}


def transpose_pieces(lay: LaneLayout, registers: list[Node], bits: int) -> list[Node]:
    """Transpose the pieces of `bits` bits inside each 128-bit part: there, register i of the result
    has piece i of every register, in order. There are as many registers as pieces in a part."""
    if len(registers) == 1:
        return registers
    per_part, per_register = 128 // bits, lay.size // bits
    unpacked: list[list[Node]] = [[], []]  # low halves, high halves
    for a, b in zip(registers[::2], registers[1::2]):
        for high in (0, 1):
            pieces = tuple(part * per_part + high * per_part // 2 + j // 2 + (j & 1) * per_register
                           for part in range(lay.size // 128) for j in range(per_part))
            unpacked[high].append(a.graph.permute((a, b), bits, pieces, lay.kind))
    return (transpose_pieces(lay, unpacked[0], 2 * bits)
            + transpose_pieces(lay, unpacked[1], 2 * bits))


def byteswap_words(register: Node, kind: ValueKind | None = None) -> Node:
    """Reverse the bytes of each word (FIPS 180-4, 3.1); `kind`: by default the register's."""
    kind = kind or register.kind
    pieces = tuple(reversed_byte(b, kind.word // 8) for b in range(kind.size // 8))
    return register.graph.permute((register,), 8, pieces, kind)


# Blocks of which some bytes are constant

@dataclass(frozen=True)
class BlockWords:
    """Loads of the message words of a block in a basic block `graph`. `address`: addresses in the
    memory region with the block's variable bytes."""

    graph: DataflowGraph
    hash: ModuleType
    block: Block
    address: ByteAddress

    def load(self, bits: int, offset: int, kind: ValueKind) -> Node:
        return self.graph.load(self.address(bits, offset), kind)

    def load_word(self, i: int) -> Node:
        """Return word i in an integer register; variable bytes precede constant ones, except in
        word 0."""
        graph, word_bytes, kind = self.graph, self.hash.WIDTH // 8, word_kind(self.hash)
        bytes_of_word = slice(i * word_bytes, (i + 1) * word_bytes)
        (constant,), (mask,) = self.block.constants_and_masks(word_bytes, [i])
        positions = self.block.memory_positions(word_bytes)[bytes_of_word]
        offsets = [a for a in positions if a is not None]
        graph.set_step("W", i, f"W_{i}")
        if not offsets:
            return graph.const(constant, kind)
        if self.block.space == "state":
            first = min(offsets) // word_bytes * word_bytes
            return (self.load(kind.size, first, kind) & mask) + constant
        first = offsets[-1] + 1 - word_bytes  # of a load that ends with the last variable byte
        if first >= 0:
            node = byteswap_words(self.load(kind.size, first, kind))
            # A left shift removes the loaded bytes before the word.
            return node.shifted(-8 * (word_bytes - len(offsets))) + constant
        word = graph.const(constant, kind)
        for j, offset in enumerate(positions):
            if offset is not None:
                byte = graph.apply("movzx", (self.load(8, offset, ValueKind("mem", 8, 8)),),
                                   kind=kind)
                word = word + byte.shifted(-8 * (word_bytes - 1 - j))
        return word

    def load_16_bytes(self, part: int, word_first: bool) -> Node | None:
        """Return the bytes from 16 * part on as words in lanes, None if no load has all the
        variable ones."""
        graph, block, word_bytes = self.graph, self.block, self.hash.WIDTH // 8
        kind = ValueKind("vec", self.hash.WIDTH, 128)
        words = range(part * 16 // word_bytes, (part + 1) * 16 // word_bytes)
        graph.set_step("W", words[0], f"W_{words[0]} to W_{words[-1]}")
        lanes = words if word_first else words[::-1]
        constants, masks = block.constants_and_masks(word_bytes, lanes)
        positions = block.memory_positions(word_bytes)
        register_bytes = [positions[b] for t in lanes
                          for b in reversed(range(t * word_bytes, (t + 1) * word_bytes))]
        offsets = [a for a in register_bytes if a is not None]
        if not offsets:
            return graph.const(constants, kind)
        first = min(min(offsets), block.readable_bytes - 16)
        if first < 0 or max(offsets) >= first + 16:
            return None
        pieces = tuple(None if a is None else a - first for a in register_bytes)
        variable_bytes = graph.permute((self.load(128, first, kind),), 8, pieces, kind)
        return variable_bytes & graph.const(masks, kind) | graph.const(constants, kind)

    def load_row(self, kind: ValueKind, r: int, word_first: bool = True) -> Node | None:
        """Return row r of the block's words, None if `load_16_bytes` returns None for a part of
        it."""
        count = kind.size // 128
        loaded = [self.load_16_bytes(count * r + i, word_first) for i in range(count)]
        parts = [part for part in loaded if part is not None]
        if len(parts) < count:
            return None
        if count > 1 and all(part.op == "const" for part in parts):
            words = tuple(word for part in parts for word in constant_lanes(part))
            return self.graph.const(words, kind)
        return parts[0] if count == 1 else self.graph.permute(tuple(parts), 128,
                                                              tuple(range(count)), kind)
