"""Loops over arrays of messages or tree nodes, m at a time, and the remainder of fewer than m.

Input: the plan of one iteration, which hashes m messages. Output: the items of the function around
it. A kernel in lanes copies the remaining messages to the scratch area, repeats the last one up to
m, runs the same iteration there, and copies that many digests back. A kernel in interleaved streams
has iterations of fewer messages.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..x86.program import LOOP_ALIGNMENT, SCRATCH, Address, Jump, Label
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout
from .loops import POINTER, PlanItem, advance_pointer, make_entry_block


class CopyPiece(NamedTuple):
    """Part of a message or digest that one load or store covers: bits, and offset in bytes."""

    bits: int
    offset: int


@dataclass(frozen=True)
class ArrayLoop:
    """Loop over the `count` messages at the variable `pointer`, with digests stored at `digests`.

    With `has_stride`, message j is j strides behind the pointer; otherwise messages are adjacent.
    `pointer` is also the word for messages in comments.
    """

    pointer: str
    message_bytes: int
    digest_bytes: int
    has_stride: bool

    def advance(self, m: int) -> DataflowGraph:
        """Return the basic block that advances the pointers and the count by m messages."""
        graph = DataflowGraph(f"next{m}", comment=f"the next {self.pointer}")
        if self.has_stride:
            stride, messages = graph.var("stride", POINTER), graph.var(self.pointer, POINTER)
            for bit in range(m.bit_length()):
                if m >> bit & 1:
                    messages = messages + stride.shifted(-bit)
            graph.set(self.pointer, messages)
        else:
            advance_pointer(graph, self.pointer, m * self.message_bytes)
        advance_pointer(graph, "digests", m * self.digest_bytes)
        advance_pointer(graph, "count", -m)
        return graph

    # kernels in interleaved streams

    def wrap_streams(self, iterations: Sequence[tuple[int, Sequence[PlanItem]]]
                     ) -> tuple[PlanItem, ...]:
        """Return the items of a function that hashes all messages.

        Each element of `iterations` is a number of messages and the items that hash so many; they
        run while at least that many messages remain. The numbers descend, and the last is 1.
        """
        labels = ["turn", *("one" if m == 1 else "two" for m, _ in iterations[1:]), "done"]
        items: list[PlanItem] = [make_entry_block()]
        for (m, iteration), label, next_label in zip(iterations, labels, labels[1:]):
            skip = Jump(next_label, *(("e", "count", 0) if m == 1 else ("b", "count", m)))
            items += [Label(label, LOOP_ALIGNMENT if label == "turn" else 0), skip, *iteration,
                      self.advance(m), Jump(label)]
        return (*items, Label("done"))

    # kernels in lanes

    def scratch_bytes(self, lay: LaneLayout) -> int:
        """Return the size of the scratch area, which holds a remainder's messages and digests."""
        return lay.n * (self.slot_bytes + (self.digest_bytes if self.has_stride else 0))

    def digests_offset(self, lay: LaneLayout) -> int:
        """Return the offset in bytes of a remainder's digests in the scratch area: 0 for adjacent
        messages, which their digests overwrite, else the end of the messages."""
        return lay.n * self.slot_bytes if self.has_stride else 0

    @property
    def slot_bytes(self) -> int:
        """Bytes of a message in the scratch area: its size, rounded up to 16."""
        return -(-self.message_bytes // 16) * 16

    def wrap_lanes(self, lay: LaneLayout, iteration: Sequence[PlanItem]) -> tuple[PlanItem, ...]:
        """Return the items of a function that hashes all messages by `iteration`, which hashes n
        messages (n of the layout), and copies a remainder of fewer to the scratch area first.

        The variable `copies` is the number of messages in the scratch area, 0 before the remainder;
        `final_digests` is the destination of their digests.
        """
        enter = make_entry_block()
        for name in ("copies", "final_digests"):
            enter.set(name, enter.const(0, POINTER))
        return (
            enter, Label("turn", LOOP_ALIGNMENT), Jump("fewer", "b", "count", lay.n), Label("full"),
            *iteration, self.advance(lay.n), Jump("turn"),
            Label("fewer"), Jump("results", "ne", "copies", 0), Jump("done", "e", "count", 0),
            *self.copy_remaining_messages(lay), Jump("full"),
            Label("results"), *self.copy_remaining_digests(lay), Label("done"))

    def copy_remaining_messages(self, lay: LaneLayout) -> list[PlanItem]:
        """Return the code that copies the remaining messages to the scratch area, repeats the last
        one until there are n, and sets the pointers, the stride and the count to that array."""
        begin = DataflowGraph("spare", comment=f"fewer {self.pointer} than one iteration hashes: "
                              f"copy them to the frame, then repeat the last")
        copy, fill, end = DataflowGraph("copy"), DataflowGraph("fill"), DataflowGraph("filled")
        for name in ("copies", "uncopied"):
            begin.set(name, begin.var("count", POINTER))
        begin.set("final_digests", begin.var("digests", POINTER))
        begin.set("copy_to", begin.var(SCRATCH, POINTER))
        begin.set("copy_end", begin.var(SCRATCH, POINTER) + lay.n * self.slot_bytes)
        for i, piece in enumerate(split_into_pieces(self.message_bytes, lay.size)):
            kind = ValueKind("vec", lay.word, piece.bits)
            node = load_piece(copy, "message", self.pointer, piece, kind)
            copy.set(f"N{i}", node)
            store_piece(copy, "spare", "copy_to", piece, node)
            store_piece(fill, "spare", "copy_to", piece, fill.var(f"N{i}", kind))
        if self.has_stride:
            copy.set(self.pointer, copy.var(self.pointer, POINTER) + copy.var("stride", POINTER))
        else:
            advance_pointer(copy, self.pointer, self.message_bytes)
        advance_pointer(copy, "copy_to", self.slot_bytes)
        advance_pointer(copy, "uncopied", -1)
        advance_pointer(fill, "copy_to", self.slot_bytes)
        end.set(self.pointer, end.var(SCRATCH, POINTER))
        end.set("digests", end.var(SCRATCH, POINTER) + self.digests_offset(lay))
        if self.has_stride:
            end.set("stride", end.const(self.slot_bytes, POINTER))
        end.set("count", end.const(lay.n, POINTER))
        return [begin, Label("copy"), copy, Jump("copy", "ne", "uncopied", 0), Label("fill"), fill,
                Jump("fill", "ne", "copy_to", "copy_end"), end]

    def copy_remaining_digests(self, lay: LaneLayout) -> list[PlanItem]:
        """Return the code that copies the remainder's digests from the scratch area to the address
        in the variable `final_digests`."""
        begin, copy = DataflowGraph("results", comment="their digests"), DataflowGraph("return")
        begin.set("copy_from", begin.var(SCRATCH, POINTER) + self.digests_offset(lay))
        most_bits = min(lay.size, 8 * self.digest_bytes)
        for piece in split_into_pieces(self.digest_bytes, most_bits):
            node = load_piece(copy, "spare", "copy_from", piece,
                              ValueKind("vec", lay.word, piece.bits))
            store_piece(copy, "digest", "final_digests", piece, node)
        for name, step in (("copy_from", self.digest_bytes), ("final_digests", self.digest_bytes),
                           ("copies", -1)):
            advance_pointer(copy, name, step)
        return [begin, Label("return"), copy, Jump("return", "ne", "copies", 0)]


def load_piece(graph: DataflowGraph, space: str, pointer: str, piece: CopyPiece,
               kind: ValueKind) -> Node:
    """Return the node that loads a piece from the memory region `space` at the variable `pointer`.
    """
    return graph.load(Address(space, piece.bits, piece.offset, graph.var(pointer, POINTER)), kind)


def store_piece(graph: DataflowGraph, space: str, pointer: str, piece: CopyPiece,
                node: Node) -> None:
    """Store a piece to the memory region `space` at the variable `pointer`."""
    graph.store(Address(space, piece.bits, piece.offset, graph.var(pointer, POINTER)), node)


def split_into_pieces(size: int, most_bits: int) -> list[CopyPiece]:
    """Return pieces of 128 to `most_bits` bits that cover `size` bytes, where `size` is at least
    16; the last piece may overlap the one before."""
    pieces, offset = list[CopyPiece](), 0
    while offset < size:
        bits = next((b for b in (512, 256, 128) if b <= most_bits and offset + b // 8 <= size), 128)
        if bits == 128:
            offset = min(offset, size - 16)
        pieces.append(CopyPiece(bits, offset))
        offset += bits // 8
    return pieces
