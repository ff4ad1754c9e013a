"""Loads of a block of which some bytes are constant.

Input: a `Block`. Output: its message words in integer registers, or several in a vector register,
with the constants merged. No load reads a byte outside the message. If only the first bytes of a
word are variable, the code loads a whole word that ends with them and shifts it. If this word would
begin before the message, the code loads these bytes one by one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType

from ..x86.program import Address
from .engines.sha_stream import ShaExtensions
from .gather import byteswap_words
from .graph import DataflowGraph, Node, ValueKind, constant_lanes
from .layout import LaneLayout, word_kind
from .shapes import Block

ByteAddress = Callable[[int, int], Address]  # (bits loaded, byte offset in the memory region)


@dataclass(frozen=True)
class BlockWords:
    """Loads of the message words of a block in a basic block `graph`.

    `advance` is the number of bytes by which the message pointer has advanced before `graph`.
    `address` returns the address for a load of `bits` bits at a byte offset in the memory region
    that contains the block's variable bytes (the region message or state). If it is None, the
    region message begins `advance` bytes before the message pointer, and the region state at the
    variable `state`.
    """

    graph: DataflowGraph
    hash: ModuleType
    block: Block
    advance: int = 0
    address: ByteAddress | None = None

    @property
    def word_bytes(self) -> int:
        """Bytes of a word."""
        return int(self.hash.WIDTH) // 8

    def byte_address(self) -> ByteAddress:
        """Return the function that `address` describes: `address` itself, or the default for None.
        """
        if self.address:
            return self.address
        space, in_message = self.block.space, self.block.space == "message"
        pointer = self.graph.pointer("data" if in_message else "state")
        start = self.advance if in_message else 0
        return lambda bits, offset: Address(space, bits, offset - start, pointer)

    def load_word(self, i: int) -> Node:
        """Return word i of the block in an integer register. If the variable bytes are in the
        memory region message, those of the word must precede its constant bytes."""
        graph, word_bytes, kind = self.graph, self.word_bytes, word_kind(self.hash)
        bytes_of_word = slice(i * word_bytes, (i + 1) * word_bytes)
        (constant,), (mask,) = self.block.constants_and_masks(word_bytes, [i])
        positions = self.block.memory_positions(word_bytes)[bytes_of_word]
        offsets = [a for a in positions if a is not None]
        graph.set_step("W", i, f"W_{i}")
        if not offsets:
            return graph.const(constant, kind)
        address = self.byte_address()
        if self.block.space == "state":
            first = min(offsets) // word_bytes * word_bytes
            return (graph.load(address(kind.size, first), kind) & mask) + constant
        first = offsets[-1] + 1 - word_bytes  # of a load that ends with the last variable byte
        if first >= 0:
            node = byteswap_words(graph.load(address(kind.size, first), kind))
            # A left shift removes the loaded bytes before the word.
            return node.shifted(-8 * (word_bytes - len(offsets))) + constant
        word = graph.const(constant, kind)
        for j, offset in enumerate(offsets):
            byte = graph.apply("movzx", (graph.load(address(8, offset), ValueKind("mem", 8, 8)),),
                               kind=kind)
            word = word + byte.shifted(-8 * (word_bytes - 1 - j))
        return word

    def load_16_bytes(self, part: int, word_first: bool) -> Node | None:
        """Return bytes 16 * part to 16 * part + 15 of the block as words in lanes. Return None if
        no single load of sixteen bytes reads all variable bytes among them. With `word_first` the
        first word is in the lowest lane, otherwise in the highest."""
        graph, block, word_bytes = self.graph, self.block, self.word_bytes
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
        loaded = graph.load(self.byte_address()(128, first), kind)
        pieces = tuple(None if a is None else a - first for a in register_bytes)
        variable_bytes = graph.permute((loaded,), 8, pieces, kind)
        return variable_bytes & graph.const(masks, kind) | graph.const(constants, kind)

    def load_parts(self, r: int, kind: ValueKind, word_first: bool = True) -> list[Node]:
        """Return the 128-bit parts of row r of the block's words, where a row is one register of
        type `kind`. Return [] if `load_16_bytes` returns None for any part. `word_first` is as in
        `load_16_bytes`."""
        count = kind.size // 128
        parts = [self.load_16_bytes(count * r + i, word_first) for i in range(count)]
        return [] if None in parts else [part for part in parts if part is not None]

    def load_layout_row(self, lay: LaneLayout, r: int) -> Node | None:
        """Return row r of the block's words in `lay`, a layout of a single block. Return None if
        `load_16_bytes` returns None for any part of the row."""
        parts = self.load_parts(r, lay.kind)
        if len(parts) > 1 and all(part.op == "const" for part in parts):
            words = tuple(word for part in parts for word in constant_lanes(part))
            return self.graph.const(words, lay.kind)
        return join_parts(parts, lay.kind) if parts else None

    def load_engine_row(self, engine: ShaExtensions, r: int) -> Node:
        """Return words 4r to 4r + 3 of the block in the lane order that the SHA instructions need.
        They are loaded sixteen bytes at a time if possible, else word by word."""
        if parts := self.load_parts(r, engine.kind, engine.word_first):
            return join_parts(parts, engine.kind)
        return engine.row_from_words(self.graph, [self.load_word(4 * r + j) for j in range(4)],
                                     engine.word_first)


def join_parts(parts: Sequence[Node], kind: ValueKind) -> Node:
    """Return a register of the type `kind` with the 128-bit parts `parts`, in order."""
    return parts[0] if len(parts) == 1 else parts[0].graph.permute(
        tuple(parts), 128, tuple(range(len(parts))), kind)
