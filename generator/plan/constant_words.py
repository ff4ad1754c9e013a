"""Loads of a block of which some bytes are constant.

Input: a `Block`. Output: its message words in integer registers, or several in a vector register,
with the constants merged. No load reads a byte outside the message: a word at its end is a load
that ends there and is shifted, or single bytes.
"""

from collections.abc import Callable, Sequence
from types import ModuleType

from ..x86.program import Address
from .gather import byteswap_words
from .graph import DataflowGraph, Node, ValueKind, constant_lanes
from .layout import LaneLayout, reversed_byte, row_words, word_kind
from .loops import POINTER
from .sha_extensions import ShaExtensions, four_word_layout
from .shapes import Block

ByteAddress = Callable[[int, int], Address]  # (bits, byte offset in the memory region) -> address


def block_addresses(graph: DataflowGraph, block: Block, advance: int) -> ByteAddress:
    """Return the function (bits, byte offset) -> address for the memory region with a block's
    variable bytes; `advance` is the number of bytes by which the message pointer has advanced."""
    in_message = block.space == "message"
    pointer = graph.var("data" if in_message else "state", POINTER)
    start = advance if in_message else 0
    return lambda bits, offset: Address(block.space, bits, offset - start, pointer)


def constant_and_mask(constant_bytes: Sequence[int | None]) -> tuple[int, int]:
    """Return two big-endian numbers: the bytes with 0 for each variable byte (None), and a mask
    with ones in the variable bytes."""
    return (int.from_bytes(bytes(x or 0 for x in constant_bytes), "big"),
            int.from_bytes(bytes(255 if x is None else 0 for x in constant_bytes), "big"))


def load_word(graph: DataflowGraph, hash: ModuleType, block: Block, i: int, advance: int = 0,
              address: ByteAddress | None = None) -> Node:
    """Return word i of a block in an integer register.

    `address` is the function (bits, byte offset) -> address for the block's variable bytes, by
    default that of `block_addresses` with `advance`. Outside the state, the variable bytes of a
    word are its first ones.
    """
    word_bytes, kind = hash.WIDTH // 8, word_kind(hash)
    bytes_of_word = slice(i * word_bytes, (i + 1) * word_bytes)
    constant, mask = constant_and_mask(block.constant_bytes[bytes_of_word])
    offsets = [a for a in block.memory_positions(word_bytes)[bytes_of_word] if a is not None]
    graph.set_group(graph.strand, "W", i, f"W_{i}")
    if not offsets:
        return graph.const(constant, kind)
    address = address or block_addresses(graph, block, advance)
    if block.space == "state":
        node = graph.load(address(hash.WIDTH, min(offsets) // word_bytes * word_bytes), kind)
        return (node & mask) + constant
    first = offsets[-1] + 1 - word_bytes  # of a load that ends with the word's last variable byte
    if first >= 0:
        node = byteswap_words(graph.load(address(hash.WIDTH, first), kind))
        # A left shift removes the loaded bytes before the word.
        return node.shifted(-8 * (word_bytes - len(offsets))) + constant
    word = graph.const(constant, kind)
    for j, offset in enumerate(offsets):
        byte = graph.load(address(8, offset), ValueKind("mem", 8, 8))
        word = word + graph.apply("movzx", (byte,), kind=kind).shifted(-8 * (word_bytes - 1 - j))
    return word


def load_16_bytes(graph: DataflowGraph, hash: ModuleType, block: Block, part: int,
                  advance: int = 0, word_first: bool = True,
                  address: ByteAddress | None = None) -> Node | None:
    """Return bytes 16 * part to 16 * part + 15 of a block as words in lanes, or None if no load of
    sixteen bytes covers those that are in memory.

    With `word_first` the first word is in the lowest lane, otherwise in the highest. `advance` and
    `address` are as in `load_word`.
    """
    word_bytes, kind = hash.WIDTH // 8, ValueKind("vec", hash.WIDTH, 128)
    part_bytes = slice(16 * part, 16 * part + 16)
    positions = block.memory_positions(word_bytes)[part_bytes]
    # The byte of the register for each byte of the block.
    register_bytes = [reversed_byte(b, word_bytes) if word_first else 15 - b for b in range(16)]
    offsets = [a for a in positions if a is not None]
    first_word = part * (16 // word_bytes)
    graph.set_group(graph.strand, "W", first_word,
                    row_words(first_word, LaneLayout(hash.WIDTH, 1, 1, 16 // word_bytes, 128)))

    def lanes(data: list[int]) -> Node:
        return graph.const(tuple(int.from_bytes(bytes(data[i:i + word_bytes]), "little")
                                 for i in range(0, 16, word_bytes)), kind)

    constant, mask, pieces = [0] * 16, [0] * 16, list[int | None]([None]) * 16
    for b, x in enumerate(block.constant_bytes[part_bytes]):
        constant[register_bytes[b]], mask[register_bytes[b]] = x or 0, 255 if x is None else 0
    if not offsets:
        return lanes(constant)
    first = min(min(offsets), block.readable_bytes - 16)
    if first < 0 or max(offsets) >= first + 16:
        return None
    loaded = graph.load((address or block_addresses(graph, block, advance))(128, first), kind)
    for b, offset in enumerate(positions):
        if offset is not None:
            pieces[register_bytes[b]] = offset - first
    return graph.permute((loaded,), 8, tuple(pieces), kind) & lanes(mask) | lanes(constant)


def load_layout_row(graph: DataflowGraph, hash: ModuleType, lay: LaneLayout, block: Block, r: int,
                    advance: int) -> Node | None:
    """Return row r of the message words of a single block in a layout, or None if loads of sixteen
    bytes do not cover it; `advance` is as in `load_word`."""
    parts_per_row = lay.size // 128
    row_parts = [load_16_bytes(graph, hash, block, parts_per_row * r + i, advance)
                 for i in range(parts_per_row)]
    parts = [part for part in row_parts if part is not None]
    if len(parts) < parts_per_row or parts_per_row == 1:
        return row_parts[0] if parts_per_row == 1 else None
    if all(part.op == "const" for part in parts):
        return graph.const(tuple(word for part in parts for word in constant_lanes(part)), lay.kind)
    return graph.permute(tuple(parts), 128, tuple(range(parts_per_row)), lay.kind)


def load_engine_row(graph: DataflowGraph, hash: ModuleType, engine: ShaExtensions, block: Block,
                    r: int, advance: int = 0, address: ByteAddress | None = None) -> Node:
    """Return words 4r to 4r + 3 of a block in the lane order that the SHA instructions need, by
    loads of sixteen bytes if possible, else word by word; `advance` and `address` are as in
    `load_word`."""
    kind = four_word_layout(hash).kind
    parts_per_row = kind.size // 128
    row_parts = [load_16_bytes(graph, hash, block, parts_per_row * r + i, advance,
                               engine.word_first, address) for i in range(parts_per_row)]
    parts = [part for part in row_parts if part is not None]
    if len(parts) < parts_per_row:
        return engine.row_from_words(graph, hash,
                                     [load_word(graph, hash, block, 4 * r + j, advance, address)
                                      for j in range(4)])
    return parts[0] if parts_per_row == 1 else graph.permute(tuple(parts), 128, (0, 1), kind)
