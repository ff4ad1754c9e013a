"""Selection of shuffle instructions for byte permutations. Input is a permutation of bytes; output
is an instruction form with its operands and immediate or control vector. The search evaluates the
semantics of each row on labelled lanes, with each immediate, and compares the labels of the result
with the permutation. So it names no mnemonic, and rows that do more than move bytes drop out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from ..plan.graph import DataflowGraph, Node, ValueKind
from ..x86.isa import Row
from ..x86.target import ISA
from .rewrite import rebuild


class ByteLabel(NamedTuple):
    """Origin of a byte of a shuffle's result: the number of an argument, and of a byte in it."""

    argument: int
    byte: int


class LabelledLane:
    """A labelled lane of a register; its label shows where a shuffle moves it."""

    __slots__ = ("label", "width")

    def __init__(self, label: Any, width: int):
        self.label, self.width = label, width

    def like(self, value: int) -> LabelledLane:
        """Return a constant lane of the same width; its label contains `value`, and no byte's
        label."""
        return LabelledLane(("zero", value), self.width)


class Shuffle(NamedTuple):
    """A row that performs a permutation, with its operands. `order` has the number of an argument
    for each operand that is an argument; these operands come first. The row's last operand is
    `constant` if this is not None: its immediate, or the bytes of its control vector."""

    row: Row
    order: tuple[int, ...]
    constant: int | tuple[int, ...] | None


def labelled_lanes(number: int, size: int, lane: int) -> list[LabelledLane]:
    """Return argument `number`, of `size` bits, as lanes of `lane` bits; a lane's label is the
    tuple of its bytes' labels."""
    lane_bytes = lane // 8
    return [LabelledLane(tuple(ByteLabel(number, j * lane_bytes + b)
                               for b in range(lane_bytes)), lane)
            for j in range(size // lane)]


def shuffle_results(row: Row, *args: Any) -> Iterator[tuple[int | None, list[Any]]]:
    """Evaluate a row on labelled lanes."""
    for immediate in range(256) if any(o.name == "i" for o in row.reads) else (None,):
        try:
            lanes = row.means(*args, *(() if immediate is None else (immediate,)))
            yield immediate, [byte for lane in lanes for byte in (
                lane.label if isinstance(lane.label[0], ByteLabel)
                else [None] * (lane.width // 8))]
        except (TypeError, ValueError, AttributeError, IndexError):
            return


Sources = tuple[tuple[str, int], ...]          # register class and bits of each argument


def vector_shuffles(isa: ISA, kind: ValueKind) -> Iterator[Row]:
    """Yield the rows that may make a vector of type `kind` from the bytes of one or two
    registers."""
    for row in isa.all_rows:
        if (row.takes_lane_lists and row.register_class == kind.register_class
            and row.written is not None and row.written.name == "d" and not row.gather_mask
            and kind.size in row.widths
            and row.class_of("d", kind.size) == (kind.register_class, kind.size)
            and sum(o.name != "i" for o in row.reads) in (1, 2)):
            yield row


@cache
def find_shuffle(isa: ISA, kind: ValueKind, sources: Sources,
                 wanted: tuple[Any, ...]) -> Shuffle | None:
    """Return the first row of the ISA that moves bytes as wanted, with its operands; None if there
    is none."""
    for row in vector_shuffles(isa, kind):
        if (row.lane == 8 and len(row.reads) == 2 and all(o.name != "i" for o in row.reads)
            and sources == ((kind.register_class, kind.size),)
            and (shuffle := shuffle_by_control(row, kind, wanted))):
            return shuffle
        for shuffle, result in shuffles_of_row(row, kind, sources):
            if len(result) == len(wanted) and all(w is None or label == w
                                                  for label, w in zip(result, wanted)):
                return shuffle
    return None


def shuffles_of_row(row: Row, kind: ValueKind,
                    sources: Sources) -> Iterator[tuple[Shuffle, list[Any]]]:
    """Yield (shuffle, label of each byte of its result) for each choice of sources as operands of
    `row` in which every source occurs at least once, and for each immediate. `kind`: the kind of
    the result; `sources`: as for find_shuffle."""
    classes = [row.class_of(o.name, kind.size) for o in row.reads if o.name != "i"]
    for order in product(range(len(sources)), repeat=len(classes)):
        if len(set(order)) == len(sources) and all(
                accepts_source(operand, sources[a], kind) for a, operand in zip(order, classes)):
            args = [labelled_lanes(a, bits, row.lane) for a, (_, bits) in zip(order, classes)]
            for immediate, result in shuffle_results(row, *args):
                yield Shuffle(row, order, immediate), result


def accepts_source(operand: tuple[str, int], source: tuple[str, int], kind: ValueKind) -> bool:
    """Return whether an operand of a row for vectors of type `kind` can read the register
    `source`."""
    return operand == source or operand[0] == source[0] == kind.register_class and (
        operand[1] > source[1])


@cache
def intermediate_bytes(isa: ISA, kind: ValueKind, wanted: tuple[Any, ...]) -> list[Any] | None:
    """Return the byte labels of an intermediate vector of type `kind`: one shuffle makes it from
    two arguments, and one more shuffle makes `wanted` from it."""
    labels, source = {w for w in wanted if w is not None}, (kind.register_class, kind.size)
    for row in vector_shuffles(isa, kind):
        for first, result in shuffles_of_row(row, kind, (source, source)):
            if first.order == (0, 1) and labels <= set(result):
                second_sources = tuple(None if w is None else ByteLabel(0, result.index(w))
                                       for w in wanted)
                if find_shuffle(isa, kind, (source,), second_sources):
                    return result
    return None


def split_shuffles(graph: DataflowGraph, isa: ISA) -> DataflowGraph:
    """Return the graph with some permutations of two vectors replaced by two successive
    permutations: those that no single row performs and two rows can perform."""
    def rewrite_node(new: DataflowGraph, node: Node, args: list[Node]) -> Node | None:
        if node.op != "permute" or node.kind.register_class == "int":
            return None
        sources, wanted = source_classes(args), byte_sources(node)
        if (sources != ((node.kind.register_class, node.kind.size),) * 2
            or find_shuffle(isa, node.kind, sources, wanted) is not None
            or (middle_bytes := intermediate_bytes(isa, node.kind, wanted)) is None):
            return None
        size = node.kind.size // 8
        first = new.permute(tuple(args), 8,
                            tuple(None if label is None else label.byte + label.argument * size
                                  for label in middle_bytes),
                            node.kind)
        return new.permute((first,), 8,
                           tuple(None if w is None else middle_bytes.index(w) for w in wanted),
                           node.kind)

    return rebuild(graph, rewrite_node)


def source_classes(args: Sequence[Node]) -> Sources:
    """Return register class and width of each argument."""
    return tuple((a.kind.register_class, a.kind.size) for a in args)


def byte_sources(node: Node) -> tuple[Any, ...]:
    """Return the label of each byte of a permutation node's result; None where any byte will do."""
    bits, pieces = node.data
    labels = [ByteLabel(number, byte) for number, a in enumerate(node.args)
              for byte in range(a.kind.size // 8)]
    piece_bytes = bits // 8
    return tuple(None if piece is None else labels[piece * piece_bytes + b]
                 for piece in pieces for b in range(piece_bytes))


def shuffle_by_control(row: Row, kind: ValueKind, wanted: tuple[Any, ...]) -> Shuffle | None:
    """Return the shuffle by `row` that moves bytes as wanted, with a control vector as its second
    operand; None if no control vector does this."""
    control: list[int | None] = [None if w is not None else 0 for w in wanted]
    source = labelled_lanes(0, kind.size, 8)
    for value in range(16):  # a control byte is the number of a byte in the same 128-bit part
        for _, result in shuffle_results(row, source, [value] * len(wanted)):
            for j, (label, w) in enumerate(zip(result, wanted)):
                if control[j] is None and label == w:
                    control[j] = value
    return None if None in control else Shuffle(row, (0,), tuple(c or 0 for c in control))
