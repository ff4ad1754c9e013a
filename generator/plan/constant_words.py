"""Loads of a block of which some bytes are constant.

Input: a `Block`. Output: its message words in integer registers, or as rows in vector registers,
with the constants merged. No load reads a byte outside the message: a word at its end is a load
that ends there and is shifted, or single bytes.
"""

from collections.abc import Callable
from types import ModuleType

from ..x86.program import Address
from .gather import byteswap_words
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout, row_words, word_kind
from .loops import POINTER
from .sha_extensions import ShaExtensions, four_words
from .shapes import Block

ByteAddress = Callable[[int, int], Address]  # (bits, byte offset in the memory region) -> address


def block_memory(graph: DataflowGraph, block: Block, moved: int) -> ByteAddress:
    """Return the address function of the memory that holds a block's variable bytes; `moved` is how
    far the message pointer has advanced, in bytes."""
    moved = moved if block.space == "message" else 0
    pointer = graph.var("data" if block.space == "message" else "state", POINTER)
    return lambda size, offset: Address(block.space, size, offset - moved, pointer)


def word(graph: DataflowGraph, hash: ModuleType, block: Block, i: int, moved: int = 0,
         address: ByteAddress | None = None) -> Node:
    """Return word i of a block in an integer register.

    `moved` is as in block_memory; `address` takes the place of that function.
    """
    step, kind = hash.WIDTH // 8, word_kind(hash)
    part = slice(i * step, (i + 1) * step)
    constant_bytes, positions = block.constant_bytes[part], block.memory_positions(step)[part]
    rest = int.from_bytes(bytes(x or 0 for x in constant_bytes), "big")
    mask = int.from_bytes(bytes(255 if x is None else 0 for x in constant_bytes), "big")
    memory_positions = [a for a in positions if a is not None]
    graph.set_group(graph.strand, "W", i, f"W_{i}")
    if not memory_positions:
        return graph.const(rest, kind)
    address = address or block_memory(graph, block, moved)

    def load(at: int) -> Node:
        return graph.load(address(hash.WIDTH, at), kind)

    if block.space == "state":
        return (load(min(memory_positions) // step * step) & mask) + rest
    first = memory_positions[-1] + 1 - step
    if first >= 0:
        return byteswap_words(load(first)).shifted(-8 * (step - len(memory_positions))) + rest
    value = graph.const(rest, kind)
    for j, at in enumerate(memory_positions):
        byte = graph.load(address(8, at), ValueKind("mem", 8, 8))
        value = value + graph.apply("movzx", (byte,), kind=kind).shifted(-8 * (step - 1 - j))
    return value


def row(graph: DataflowGraph, hash: ModuleType, block: Block, r: int, moved: int = 0,
        word_first: bool = True, address: ByteAddress | None = None) -> Node | None:
    """Return sixteen bytes of a block as words in lanes, or None if no load of sixteen bytes covers
    them.

    With `word_first` the first word is in the lowest lane, otherwise in the highest. `moved` and
    `address` are as in `word`.
    """
    step, kind = hash.WIDTH // 8, ValueKind("vec", hash.WIDTH, 128)
    part = slice(16 * r, 16 * r + 16)
    constant_bytes, positions = block.constant_bytes[part], block.memory_positions(step)[part]
    byte_lanes = [b // step * step + step - 1 - b % step if word_first else 15 - b
                  for b in range(16)]
    memory_positions = [a for a in positions if a is not None]
    graph.set_group(graph.strand, "W", r * (16 // step),
                    row_words(r * (16 // step), LaneLayout(hash.WIDTH, 1, 1, 16 // step, 128)))

    def lanes(data: list[int]) -> tuple[int, ...]:
        return tuple(int.from_bytes(bytes(data[i:i + step]), "little") for i in range(0, 16, step))

    rest, mask = [0] * 16, [255] * 16
    for b, x in enumerate(constant_bytes):
        if x is not None:
            rest[byte_lanes[b]], mask[byte_lanes[b]] = x, 0
    if not memory_positions:
        return graph.const(lanes(rest), kind)
    first = min(min(memory_positions), block.readable_bytes - 16)
    if first < 0 or max(memory_positions) >= first + 16:
        return None
    loaded = graph.load((address or block_memory(graph, block, moved))(128, first), kind)
    pieces: list[int | None] = [None] * 16
    for b, a in enumerate(positions):
        if a is not None:
            pieces[byte_lanes[b]] = a - first
    return (graph.permute((loaded,), 8, tuple(pieces), kind)
            & graph.const(lanes(mask), kind)) | graph.const(lanes(rest), kind)


def layout_row(graph: DataflowGraph, hash: ModuleType, lay: LaneLayout, block: Block, r: int,
               moved: int) -> Node | None:
    """Return row r of a single block in a layout, or None if loads of sixteen bytes do not cover
    it."""
    per = lay.size // 128
    parts = [row(graph, hash, block, per * r + part, moved) for part in range(per)]
    present_parts = [part for part in parts if part is not None]
    if len(present_parts) < per or per == 1:
        return parts[0] if per == 1 else None
    if all(part.op == "const" for part in present_parts):
        lanes = [part.data if isinstance(part.data, tuple) else (part.data,) * (128 // lay.word)
                 for part in present_parts]
        return graph.const(tuple(lane for words in lanes for lane in words), lay.kind)
    return graph.permute(tuple(present_parts), 128, tuple(range(per)), lay.kind)


def engine_row(graph: DataflowGraph, hash: ModuleType, engine: ShaExtensions, block: Block, r: int,
               moved: int = 0, address: ByteAddress | None = None) -> Node:
    """Return four words of a block in lanes, by loads of sixteen bytes if possible, else word by
    word."""
    kind = four_words(hash).kind
    per = kind.size // 128
    half_rows = [row(graph, hash, block, per * r + half, moved, engine.word_first, address)
                 for half in range(per)]
    halves = [half for half in half_rows if half is not None]
    if len(halves) < per:
        return engine.row_from_words(graph, hash,
                                     [word(graph, hash, block, 4 * r + j, moved, address)
                                      for j in range(4)])
    return halves[0] if per == 1 else graph.permute(tuple(halves), 128, (0, 1), kind)
