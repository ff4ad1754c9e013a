"""Loads of a block of which some bytes are constant: its message words in integer registers or in
lanes, with the constants merged. No load reads a byte outside the message."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from ..x86.program import Address
from .gather import byteswap_words
from .graph import DataflowGraph, Node, ValueKind, constant_lanes
from .layout import word_kind
from .shapes import Block

ByteAddress = Callable[[int, int], Address]  # (bits loaded, byte offset in the memory region)


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
        """Word i of the block in an integer register. In the region message, variable bytes must
        precede constant ones, except in word 0."""
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
        """Bytes from 16 * part on as words in lanes, None if no load has all the variable ones."""
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
        """Row r of the block's words, None if `load_16_bytes` returns None for a part of it."""
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
