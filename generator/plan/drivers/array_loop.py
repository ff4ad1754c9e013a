"""Loops over arrays of messages or tree nodes: m at a time, then a remainder of fewer than m.

Input: the plan of one iteration, which hashes m messages. Output: the items of a function that
hashes all messages. For the remainder, a kernel in lanes copies the messages to the scratch area
and repeats the last one until there are m. It runs the same iteration on the copies, and copies the
digests of the remainder to their destination. A kernel in interleaved streams has further
iterations, which hash fewer messages.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...x86.program import LOOP_ALIGNMENT, SCRATCH, Jump, Label
from ..graph import DataflowGraph, ValueKind
from ..layout import LaneLayout
from ..loops import PlanItem, advance_pointer, make_entry_block

LOOP_HEAD = "turn"  # label at the beginning of an iteration


@dataclass(frozen=True)
class ArrayLoop:
    """Loop over the `count` messages at the variable `pointer`, with digests stored at `digests`.

    With `has_stride`, adjacent messages begin `stride` bytes apart; otherwise they begin
    `message_bytes` bytes apart. `pointer` is "messages" or "nodes"; comments in the generated code
    use the same word.
    """

    pointer: str
    message_bytes: int
    digest_bytes: int
    has_stride: bool

    def advance(self, m: int) -> DataflowGraph:
        """Return the basic block that advances the pointers and the count by m messages."""
        graph = DataflowGraph(f"next{m}", comment=f"the next {self.pointer}")
        self.advance_messages(graph, m)
        advance_pointer(graph, "digests", m * self.digest_bytes)
        advance_pointer(graph, "count", -m)
        return graph

    def advance_messages(self, graph: DataflowGraph, m: int) -> None:
        """Advance the pointer to the messages by m messages."""
        if not self.has_stride:
            advance_pointer(graph, self.pointer, m * self.message_bytes)
            return
        stride, messages = graph.pointer("stride"), graph.pointer(self.pointer)
        for bit in range(m.bit_length()):
            if m >> bit & 1:
                messages = messages + stride.shifted(-bit)
        graph.set(self.pointer, messages)

    # kernels in interleaved streams

    def wrap_streams(self, iterations: Sequence[tuple[int, Sequence[PlanItem]]]
                     ) -> tuple[PlanItem, ...]:
        """Return the items of a function that hashes all messages.

        Each element of `iterations` is a number of messages and the items that hash this number of
        messages; these items run while at least as many messages remain. The numbers descend: m, 2
        and 1, or m and 1, or 1 alone.
        """
        labels = [LOOP_HEAD, *("one" if m == 1 else "two" for m, _ in iterations[1:]), "done"]
        items: list[PlanItem] = [make_entry_block()]
        for (m, iteration), label, next_label in zip(iterations, labels, labels[1:]):
            skip = Jump(next_label, *(("e", "count", 0) if m == 1 else ("b", "count", m)))
            items += [Label(label, LOOP_ALIGNMENT if label == LOOP_HEAD else 0), skip, *iteration,
                      self.advance(m), Jump(label)]
        return (*items, Label("done"))

    # kernels in lanes

    def scratch_bytes(self, lay: LaneLayout) -> int:
        """Return the bytes of the scratch area, which holds a remainder's messages and digests."""
        return lay.n * (self.slot_bytes + (self.digest_bytes if self.has_stride else 0))

    def digests_offset(self, lay: LaneLayout) -> int:
        """Return the offset in bytes of a remainder's digests in the scratch area. With a stride,
        the digests follow the messages; otherwise they overwrite them, at the offset 0."""
        return lay.n * self.slot_bytes if self.has_stride else 0

    @property
    def slot_bytes(self) -> int:
        """Bytes of a message in the scratch area: its size, rounded up to a multiple of 16."""
        return -(-self.message_bytes // 16) * 16

    def wrap_lanes(self, lay: LaneLayout, iteration: Sequence[PlanItem]) -> tuple[PlanItem, ...]:
        """Return the items of a function that hashes all messages, n at a time (n of the layout).

        `iteration` hashes n messages. A remainder of fewer messages is first copied to the scratch
        area. The variable `copies` is 0 until then, and afterwards the number of messages in the
        remainder; `final_digests` is the destination of their digests.
        """
        enter = make_entry_block()
        for name in ("copies", "final_digests"):
            enter.set(name, 0)
        return (
            enter, Label(LOOP_HEAD, LOOP_ALIGNMENT), Jump("fewer", "b", "count", lay.n),
            Label("full"), *iteration, self.advance(lay.n), Jump(LOOP_HEAD),
            Label("fewer"), Jump("results", "ne", "copies", 0), Jump("done", "e", "count", 0),
            *self.copy_remaining_messages(lay), Jump("full"),
            Label("results"), *self.copy_remaining_digests(lay), Label("done"))

    def copy_remaining_messages(self, lay: LaneLayout) -> list[PlanItem]:
        """Return the code that copies the remaining messages to the scratch area and repeats the
        last one until there are n. The code then sets the pointers, the stride and the count so
        that an iteration hashes these n messages."""
        begin = DataflowGraph("spare", comment=f"fewer {self.pointer} than one iteration hashes: "
                              f"copy them to the frame, then repeat the last")
        copy, fill, end = DataflowGraph("copy"), DataflowGraph("fill"), DataflowGraph("filled")
        for name in ("copies", "uncopied"):
            begin.set(name, begin.pointer("count"))
        begin.set("final_digests", begin.pointer("digests"))
        begin.set("copy_to", begin.pointer(SCRATCH))
        begin.set("copy_end", begin.pointer(SCRATCH) + lay.n * self.slot_bytes)
        for i, (bits, offset) in enumerate(split_into_pieces(self.message_bytes, lay.size)):
            kind = ValueKind("vec", lay.word, bits)
            node = copy.load(copy.address(self.pointer, bits, offset, "message"), kind)
            copy.set(f"N{i}", node)
            copy.store(copy.address("copy_to", bits, offset, "spare"), node)
            last = fill.var(f"N{i}", kind)
            fill.store(fill.address("copy_to", bits, offset, "spare"), last)
        self.advance_messages(copy, 1)
        advance_pointer(copy, "copy_to", self.slot_bytes)
        advance_pointer(copy, "uncopied", -1)
        advance_pointer(fill, "copy_to", self.slot_bytes)
        end.set(self.pointer, end.pointer(SCRATCH))
        end.set("digests", end.pointer(SCRATCH) + self.digests_offset(lay))
        if self.has_stride:
            end.set("stride", self.slot_bytes)
        end.set("count", lay.n)
        return [begin, Label("copy"), copy, Jump("copy", "ne", "uncopied", 0), Label("fill"), fill,
                Jump("fill", "ne", "copy_to", "copy_end"), end]

    def copy_remaining_digests(self, lay: LaneLayout) -> list[PlanItem]:
        """Return the code that copies the remainder's digests from the scratch area to the address
        in the variable `final_digests`."""
        begin, copy = DataflowGraph("results", comment="their digests"), DataflowGraph("return")
        begin.set("copy_from", begin.pointer(SCRATCH) + self.digests_offset(lay))
        for bits, offset in split_into_pieces(self.digest_bytes, lay.size):
            node = copy.load(copy.address("copy_from", bits, offset, "spare"),
                             ValueKind("vec", lay.word, bits))
            copy.store(copy.address("final_digests", bits, offset, "digest"), node)
        for name, step in (("copy_from", self.digest_bytes), ("final_digests", self.digest_bytes),
                           ("copies", -1)):
            advance_pointer(copy, name, step)
        return [begin, Label("return"), copy, Jump("return", "ne", "copies", 0)]


def split_into_pieces(size: int, most_bits: int) -> Iterator[tuple[int, int]]:
    """Yield pieces that cover `size` bytes, at least 16, each as its size in bits and its offset in
    bytes. A piece has 128, 256 or 512 bits, at most `most_bits`; the last piece may overlap the one
    before it."""
    offset = 0
    while offset < size:
        bits = next((b for b in (512, 256, 128) if b <= most_bits and offset + b // 8 <= size), 128)
        if bits == 128:
            offset = min(offset, size - 16)
        yield bits, offset
        offset += bits // 8
