"""Words that remember how they were made: reading the FIPS text over them gives a dataflow graph.

Nodes are hash-consed within a `DataflowGraph`, so equal expressions are one node, and integer constants fold as they
are made. A node is a word for the text (its `width` is the word's), and at the same time `lanes` such words
side by side in a register: the paper's "promoted" functions are the same functions on nodes of more lanes.
A trace also collects, in order, what the code does: stores to memory and new values of variables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import add, and_, invert, or_, xor
from typing import Any, NamedTuple

from ..spec.words import Word, join, shl, shr, split
from ..x86.program import Group, named


class ValueKind(NamedTuple):
    """What a node's value lives in: the bank of registers, the word's width, and the register's, in bits.

    doubled: every word stands twice, side by side, so that a shift of both together rotates the lower one (and leaves
    the upper one meaningless). Whoever asks for it keeps it true.
    """

    register_class: str
    word: int
    size: int
    doubled: bool = False


class Node:
    """One operation on nodes of a trace. `op` is one of

    var (data: name), load (data: program.Address whose base is a node, and how many stores came before),
    const (data: int, the word, the same in every lane, or a tuple of the lanes' words), area (the aligned part of the
    frame; its address), table (data: name and offset; its address), add xor and or (two arguments), not, ror shr shl
    (data: the amount), permute (data: the bits of a piece, and for each piece of the result the number of a piece of
    the arguments taken together, or None where it does not matter), apply (data: the mnemonic of a row that is asked
    for by name, and its immediate or None), view (the same register, seen as words of another width).
    """

    __slots__ = ("graph", "op", "args", "data", "kind", "note", "group", "number")

    def __init__(self, graph: DataflowGraph, op: str, args: tuple[Node, ...], data: Any, kind: ValueKind):
        self.graph, self.op, self.args, self.data, self.kind = graph, op, args, data, kind
        self.note, self.group = graph.note, graph.group
        self.number = len(graph.nodes)

    @property
    def width(self) -> int:
        return self.kind.word

    def __repr__(self) -> str:
        return f"{self.op}({', '.join(repr(a) for a in self.args)}{', ' if self.args else ''}{self.data})"

    def like(self, value: int, width: int | None = None) -> Node:
        return self.graph.const(value, self.kind)

    def _with(self, op: str, other: Node | int) -> Node:
        return self.graph.combine(op, self, self.like(other) if isinstance(other, int) else other)

    def __add__(self, other: Node | int) -> Node:
        return self._with("add", other)

    def __xor__(self, other: Node | int) -> Node:
        return self._with("xor", other)

    def __and__(self, other: Node | int) -> Node:
        return self._with("and", other)

    def __or__(self, other: Node | int) -> Node:
        return self._with("or", other)

    __radd__, __rxor__, __rand__, __ror__ = __add__, __xor__, __and__, __or__

    def __invert__(self) -> Node:
        return self.graph.unary("not", self)

    def rotated(self, n: int) -> Node:
        return self.graph.unary("ror", self, n) if n else self

    def shifted(self, n: int) -> Node:
        return self if n == 0 else self.graph.unary("shr" if n > 0 else "shl", self, abs(n))


def lanes(node: Node) -> tuple[int, ...]:
    """The words of a constant, lane by lane."""
    count = node.kind.size // node.kind.word
    return node.data if isinstance(node.data, tuple) else (node.data,) * count


FOLDS: dict[str, Callable[..., Word]] = {"add": add, "xor": xor, "and": and_, "or": or_, "not": invert, "ror": Word.rotated,
                                         "shr": shr, "shl": shl}


def folded(op: str, nodes: tuple[Node, ...], amount: int | None = None) -> tuple[int, ...]:
    """The words of an operation on constants, by the integer reading."""
    more = () if amount is None else (amount,)
    return tuple(int(FOLDS[op](*(Word(x, nodes[0].width) for x in words), *more)) for words in zip(*map(lanes, nodes)))


@dataclass(frozen=True)
class Store:
    """An effect: `node` written to memory at `address` (whose base is a node)."""

    address: Any
    node: Node
    note: str
    group: Group


@dataclass
class DataflowGraph:
    """The nodes and effects of one region, while the text is being read.

    `group` and `note` are stamped on every node made while they are set (see `at`): what the node's instructions are part
    of, by which they are ordered, and its name in FIPS terms, which only prints.
    """

    name: str
    weight: int = 1
    comment: str = ""
    nodes: dict[Any, Node] = field(default_factory=dict)
    effects: list[Store] = field(default_factory=list)
    writes: dict[str, Node] = field(default_factory=dict)
    loads: list[tuple[int, Node]] = field(default_factory=list)   # (how many effects came before, load)
    note: str = ""
    group: Group = Group()
    # variables that are ready so many steps after the others
    start_depths: dict[str, int] = field(default_factory=dict)
    of: str = ""                                                  # which of several like streams what is made is part of

    @property
    def stream(self) -> str:
        return self.group.stream.removesuffix(self.of)

    def at(self, stream: str, what: str = "", number: int = 0, note: str | None = None) -> None:
        """What is made from now on is part of that group, and printed as `note`: ("rounds", "round", 5) as "round 5"."""
        self.group = Group(stream + self.of, what, number)
        self.note = f"{what} {number}" if note is None and what else note or ""

    def make(self, op: str, args: tuple[Node, ...], data: Any, kind: ValueKind) -> Node:
        key = (op, args, data, kind)
        if key not in self.nodes:
            self.nodes[key] = Node(self, op, args, data, kind)
        return self.nodes[key]

    def const(self, value: int | tuple[int, ...], kind: ValueKind) -> Node:
        """The constant `value` in every lane, or each of its words in its lane."""
        words = tuple(x & (1 << kind.word) - 1 for x in (value if isinstance(value, tuple) else (value,)))
        return self.make("const", (), words[0] if len(set(words)) == 1 else words, kind)

    def var(self, name: str, kind: ValueKind) -> Node:
        """The variable's value when the region begins."""
        return self.make("var", (), name, kind)

    def unary(self, op: str, a: Node, amount: int | None = None) -> Node:
        if a.op == "const":
            return self.const(folded(op, (a,), amount), a.kind)
        return self.make(op, (a,), amount, a.kind)

    def combine(self, op: str, a: Node, b: Node) -> Node:
        """The operation on both; an integer register's word goes to the vector register of the other."""
        if (a.kind.register_class, b.kind.register_class) == ("int", "vec") and a.kind.word == b.kind.word:
            a = self.lowest(a, b.kind)
        elif (a.kind.register_class, b.kind.register_class) == ("vec", "int") and a.kind.word == b.kind.word:
            b = self.lowest(b, a.kind)
        if a.kind != b.kind:
            raise TypeError(f"{op} of {a.kind} and {b.kind}")
        if a.op == "const" and b.op == "const":
            return self.const(folded(op, (a, b)), a.kind)
        if op == "add" and a.op == "table" and b.op == "const":
            return self.make("table", (), (a.data[0], a.data[1] + b.data), a.kind)
        for x, y in ((a, b), (b, a)):
            if x.op == "const" and x.data == 0:
                return x if op == "and" else y
            if x.op == "const" and x.data == (1 << x.width) - 1 and op == "and":
                return y
        return self.make(op, (a, b), None, a.kind)

    def load(self, address: Any, kind: ValueKind) -> Node:
        """A load, ordered after the effects so far."""
        before = sum(effect.address.space == address.space for effect in self.effects)
        node = self.make("load", (), (address, before), kind)
        self.loads.append((len(self.effects), node))
        return node

    def view(self, node: Node, word: int) -> Node:
        """The same register as words of `word` bits."""
        kind = node.kind._replace(word=word, doubled=False)
        if node.op == "view" and node.args[0].kind == kind:
            return node.args[0]
        return self.make("view", (node,), None, kind)

    def permute(self, args: tuple[Node, ...], bits: int, pieces: tuple[int | None, ...], kind: ValueKind) -> Node:
        """The pieces of `bits` bits of `args`, numbered through, in another order."""
        if len(args) == 1 and args[0].kind == kind and all(p is None or p == j for j, p in enumerate(pieces)):
            return args[0]
        if all(a.op == "const" for a in args):
            all_pieces = [piece for a in args for word in lanes(a) for piece in split(Word(word, a.width), min(bits, a.width))]
            if bits <= min(kind.word, *(a.width for a in args)):
                selected_pieces = [all_pieces[p or 0] for p in pieces]
                per = kind.word // bits
                return self.const(tuple(int(join(selected_pieces[i:i + per])) for i in range(0, len(selected_pieces), per)), kind)
        return self.make("permute", args, (bits, pieces), kind)

    def lowest(self, word: Node, kind: ValueKind) -> Node:
        """A word of an integer register, or of memory, in the lowest lane of a vector register."""
        return self.permute((word,), kind.word, (0, *(kind.size // kind.word - 1) * [None]), kind)

    def apply(self, mnemonic: str, args: tuple[Node, ...], immediate: int | None = None, kind: ValueKind | None = None) -> Node:
        """A row by name, for what no formula of words says shortly; of the first argument's kind unless told."""
        return self.make("apply", args, (mnemonic, immediate), kind or args[0].kind)

    def store(self, address: Any, node: Node) -> None:
        self.effects.append(Store(address, node, self.note, self.group))

    def set(self, name: str, node: Node) -> None:
        """The variable's value when the region ends."""
        self.writes[name] = node

    def roots(self) -> Iterator[Node]:
        """The nodes that effects and variables need, in order; pointers of the effects' addresses last."""
        for effect in self.effects:
            yield effect.node
        yield from self.writes.values()
        yield from named(Node, (effect.address for effect in self.effects))
