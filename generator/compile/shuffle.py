"""Selection of shuffle instructions for byte permutations.

Input is a permutation of bytes; output is an instruction form with its operands and immediate or
control vector. The search evaluates the semantics of each row on labelled lanes, with each
immediate, and compares the labels of the result with the permutation. So it names no mnemonic, and
rows that do more than move bytes drop out. A permutation that no single row performs is split into
two.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from ..plan.graph import DataflowGraph, Node, ValueKind
from ..x86.isa import Row
from ..x86.target import ISA
from .rewrite import copy_node, rebuild


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
        """Return a constant of this lane's width."""
        return LabelledLane(("zero", value), self.width)


@dataclass(frozen=True)
class Shuffle:
    """A row that performs a permutation, with its operands: `order` has the number of the argument
    for each register operand; `immediate` or `control`, a vector of bytes, is given if the row has
    it."""

    row: Row
    order: tuple[int, ...]
    immediate: int | None = None
    control: tuple[int, ...] | None = None


def labelled_lanes(number: int, size: int, lane: int) -> list[LabelledLane]:
    """Return argument `number`, of `size` bits, as lanes of `lane` bits; a lane's label is the
    tuple of its bytes' labels."""
    lane_bytes = lane // 8
    return [LabelledLane(tuple(ByteLabel(number, j * lane_bytes + b)
                               for b in range(lane_bytes)), lane)
            for j in range(size // lane)]


def shuffle_result(row: Row, *args: Any) -> list[Any] | None:
    """Evaluate a row on labelled lanes and return the label of each byte of the result.

    A byte that comes from no argument has None as its label. The result is None if the row does
    more than move bytes.
    """
    try:
        lanes = row.means(*args)
        return [byte for lane in lanes for byte in (
            lane.label if isinstance(lane.label[0], ByteLabel) else [None] * (lane.width // 8))]
    except (TypeError, ValueError, AttributeError, IndexError):
        return None


def possible_immediates(row: Row) -> Iterator[tuple[int, ...]]:
    """Yield a tuple with each of the 256 immediates that the row can have; one empty tuple if it
    has none."""
    yield from ((i,) for i in range(256)) if any(o.name == "i" for o in row.reads) else [()]


def has_wanted_bytes(actual: Sequence[Any], wanted: Sequence[Any]) -> bool:
    """Return whether the byte labels `actual` of a result are the wanted ones; None in `wanted`
    matches any byte."""
    return len(actual) == len(wanted) and all(w is None or a == w for a, w in zip(actual, wanted))


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
    is none.

    `sources` are the register classes and widths of the arguments. `wanted[i]` is the label of
    result byte i, or None if any byte will do. A vector argument may be narrower than its operand;
    an argument of another register class must have exactly its width.
    """
    for row in vector_shuffles(isa, kind):
        shuffle = None
        if (row.lane == 8 and len(row.reads) == 2 and all(o.name != "i" for o in row.reads)
            and sources == ((kind.register_class, kind.size),)):
            shuffle = shuffle_by_control(row, kind, wanted)
        if shuffle := shuffle or shuffle_by_immediate(row, kind, sources, wanted):
            return shuffle
    return None


def shuffle_by_immediate(row: Row, kind: ValueKind, sources: Sources,
                         wanted: tuple[Any, ...]) -> Shuffle | None:
    """Return a shuffle by the row that moves bytes as wanted, with an order of the arguments and an
    immediate; None if there is none."""
    classes = [row.class_of(o.name, kind.size) for o in row.reads if o.name != "i"]
    orders = [(0,)] if len(classes) == 1 else [(0, 1), (1, 0)] if len(sources) == 2 else [(0, 0)]
    for order in orders:
        if max(order) >= len(sources) or len(set(order)) < len(sources) or not all(
                accepts_source(operand, sources[a], kind) for a, operand in zip(order, classes)):
            continue
        args = [labelled_lanes(a, bits, row.lane) for a, (_, bits) in zip(order, classes)]
        for i in possible_immediates(row):
            if (result := shuffle_result(row, *args, *i)) is None:
                break
            if has_wanted_bytes(result, wanted):
                return Shuffle(row, order, i[0] if i else None)
    return None


def accepts_source(operand: tuple[str, int], source: tuple[str, int], kind: ValueKind) -> bool:
    """Return whether an operand of a row for vectors of type `kind` can read the register `source`.
    Both are (register class, bits). They must be equal, or both be of the class of `kind` and the
    operand the wider one."""
    return operand == source or operand[0] == source[0] == kind.register_class and (
        operand[1] > source[1])


def two_operand_results(isa: ISA, kind: ValueKind) -> Iterator[list[Any]]:
    """Yield the result of each shuffle of two arguments with each immediate: a list of the labels
    of its bytes, None for a zero."""
    for row in vector_shuffles(isa, kind):
        vectors = [o for o in row.operands if o.name != "i"]
        if [o.name for o in row.reads] in (["a", "b"], ["a", "b", "i"]) and all(
                row.class_of(o.name, kind.size) == (kind.register_class, kind.size)
                for o in vectors):
            args = [labelled_lanes(a, kind.size, row.lane) for a in (0, 1)]
            for i in possible_immediates(row):
                if (result := shuffle_result(row, *args, *i)) is None:
                    break  # the row does more than move bytes, with any immediate
                yield result


@cache
def intermediate_bytes(isa: ISA, kind: ValueKind, wanted: tuple[Any, ...]) -> list[Any] | None:
    """Return the byte labels of an intermediate vector: one shuffle makes it from two arguments,
    and one more shuffle makes `wanted` from it. Return None if there is no such vector. None in
    `wanted` stands for any byte."""
    labels = {w for w in wanted if w is not None}
    for result in two_operand_results(isa, kind):
        if labels <= set(result):
            second_sources = tuple(None if w is None else ByteLabel(0, result.index(w))
                                   for w in wanted)
            if find_shuffle(isa, kind, ((kind.register_class, kind.size),), second_sources):
                return result
    return None


def split_shuffles(graph: DataflowGraph, isa: ISA) -> DataflowGraph:
    """Return the graph with some permutations of two vectors replaced by two successive
    permutations: those that no single row performs and two rows can perform."""
    def rewrite_node(new: DataflowGraph, node: Node, args: list[Node]) -> Node:
        """Return the node that replaces `node` in the graph `new`. `args`: the replacements of its
        arguments."""
        if node.op != "permute" or node.kind.register_class == "int":
            return copy_node(new, node, args)
        sources, wanted = source_classes(args), byte_sources(node)
        if (find_shuffle(isa, node.kind, sources, wanted) is not None
            or sources != ((node.kind.register_class, node.kind.size),) * 2):
            return copy_node(new, node, args)
        middle_bytes = intermediate_bytes(isa, node.kind, wanted)
        if middle_bytes is None:
            return copy_node(new, node, args)
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
    """Return a shuffle by the row that moves bytes as wanted, with a control vector as its second
    operand; None if there is none."""
    control: list[int | None] = [None if w is not None else 0 for w in wanted]
    source = labelled_lanes(0, kind.size, 8)
    for value in range(16):  # a control byte is the number of a byte in the same 128-bit part
        if (result := shuffle_result(row, source, [value] * len(wanted))) is None:
            return None
        for j, (label, w) in enumerate(zip(result, wanted)):
            if control[j] is None and label == w:
                control[j] = value
    if None in control:
        return None
    return Shuffle(row, (0,), control=tuple(c or 0 for c in control))
