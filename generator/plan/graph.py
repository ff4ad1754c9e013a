"""Dataflow graphs: the specification evaluated on nodes gives a hash-consed DAG for each basic
block (value numbering), with constants folded. A node is one word to the specification, and a
register with one or more such words side by side in the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partialmethod
from operator import add, and_, invert, or_, xor
from typing import Any, NamedTuple

from ..spec.words import Word, join, shl, shr, split
from ..x86.program import Address, Group, find_operands


class ValueKind(NamedTuple):
    """Type of a node: register class, bits of a word, bits of the register. In a `doubled` register
    every word is stored twice, so that a shift of both copies rotates the lower one and leaves the
    upper one undefined; the code that builds such nodes maintains the copies."""

    register_class: str
    word: int
    size: int
    doubled: bool = False


POINTER = ValueKind("int", 64, 64)


class Node:
    """Operation of a dataflow graph. `note`: its comment in the output; `group`: strand and step,
    by which passes order instructions; `number`: of nodes created before. `op` is one of
    - var: a variable's value at entry (data: its name); load (data: the program.Address, whose base
    is a node, and the number of earlier stores to its memory region);
    - const (data: the int that is in every lane, or a tuple with one per lane); scratch: address of
    the scratch area; table: address of a table (data: its name and an offset in bytes);
    - add, xor, and, or (two arguments); not; ror, shr, shl (data: the amount in bits);
    - permute (data: the bits of a piece, and for each piece of the result its number among those of
    all arguments, or None if it does not matter);
    - apply: an instruction by name (data: mnemonic, immediate or None); view: the same register as
    words of another width."""

    __slots__ = ("graph", "op", "args", "data", "kind", "note", "group", "number")

    def __init__(self, graph: DataflowGraph, op: str, args: tuple[Node, ...], data: Any,
                 kind: ValueKind):
        self.graph, self.op, self.args, self.data, self.kind = graph, op, args, data, kind
        self.note, self.group = graph.note, graph.group
        self.number = len(graph.nodes)

    @property
    def width(self) -> int:
        return self.kind.word

    def __repr__(self) -> str:
        args = "".join(f"{a!r}, " for a in self.args)
        return f"{self.op}({args}{self.data})"

    def like(self, value: int, width: int | None = None) -> Node:
        """Return the constant in every lane; `width` belongs to the interface of words."""
        return self.graph.const(value, self.kind)

    def _combine(self, op: str, other: Node | int) -> Node:
        return self.graph.combine(op, self, self.like(other) if isinstance(other, int) else other)

    __add__ = __radd__ = partialmethod(_combine, "add")
    __xor__ = __rxor__ = partialmethod(_combine, "xor")
    __and__ = __rand__ = partialmethod(_combine, "and")
    __or__ = __ror__ = partialmethod(_combine, "or")

    def __invert__(self) -> Node:
        return self.graph.unary("not", self)

    def rotated(self, n: int) -> Node:
        return self.graph.unary("ror", self, n) if n else self

    def shifted(self, n: int) -> Node:
        """Return every lane shifted right by n bits, or left by -n bits if n is negative."""
        return self if n == 0 else self.graph.unary("shr" if n > 0 else "shl", self, abs(n))


class LazyWords:
    """Sequence whose element t is compute(t), evaluated at each access."""

    def __init__(self, compute: Callable[[int], Any]):
        self.compute = compute

    def __getitem__(self, t: int) -> Any:
        return self.compute(t)


def constant_lanes(node: Node) -> tuple[int, ...]:
    """Return the words of a constant node, one per lane."""
    count = node.kind.size // node.kind.word
    return node.data if isinstance(node.data, tuple) else (node.data,) * count


FOLDS: dict[str, Callable[..., Word]] = {"add": add, "xor": xor, "and": and_, "or": or_,
                                         "not": invert, "ror": Word.rotated,
                                         "shr": shr, "shl": shl}


def fold_constants(op: str, nodes: tuple[Node, ...], amount: int | None = None) -> tuple[int, ...]:
    """Return the words of the result of an operation of FOLDS on constant nodes, one per lane."""
    amounts = () if amount is None else (amount,)
    return tuple(int(FOLDS[op](*(Word(x, nodes[0].width) for x in words), *amounts))
                 for words in zip(*map(constant_lanes, nodes)))


@dataclass(frozen=True)
class Store:
    """Store of `node` to memory at `address`, whose base is a node."""

    address: Any
    node: Node
    note: str
    group: Group


@dataclass
class DataflowGraph:
    """Nodes and effects of one basic block under construction. Every new node gets the current
    `group` and `note` (see `set_group`).
    `nodes` maps (operation, arguments, data, type) to the node, `effects` are the stores in order,
    `writes` maps a variable to its value at the block's exit. `start_depths` maps a variable that
    is ready late to its delay in operations. `strand_suffix` ends the names of strands, one for
    each message. `weight` estimates how often the block runs; `comment` is printed before it."""

    name: str
    weight: int = 1
    comment: str = ""
    nodes: dict[Any, Node] = field(default_factory=dict)
    effects: list[Store] = field(default_factory=list)
    writes: dict[str, Node] = field(default_factory=dict)
    loads: list[tuple[int, Node]] = field(default_factory=list)  # (number of earlier stores, load)
    note: str = ""
    group: Group = Group()
    start_depths: dict[str, int] = field(default_factory=dict)
    strand_suffix: str = ""

    @property
    def strand(self) -> str:
        return self.group.strand.removesuffix(self.strand_suffix)

    def set_group(self, strand: str, step: str = "", number: int = 0,
                  note: str | None = None) -> None:
        """Assign the nodes made from now on to a group; `note`: comment, by default its step."""
        self.group = Group(strand + self.strand_suffix, step, number)
        self.note = f"{step} {number}" if note is None and step else note or ""

    def set_step(self, step: str, number: int = 0, note: str | None = None) -> None:
        """Assign the nodes made from now on to a step of the current strand."""
        self.set_group(self.strand, step, number, note)

    def intern(self, op: str, args: tuple[Node, ...], data: Any, kind: ValueKind) -> Node:
        """Return the node with these contents; create it if the graph has no such node."""
        key = (op, args, data, kind)
        if key not in self.nodes:
            self.nodes[key] = Node(self, op, args, data, kind)
        return self.nodes[key]

    def const(self, value: int | tuple[int, ...], kind: ValueKind) -> Node:
        """Return the constant: an int in every lane, or a tuple with one per lane."""
        words = tuple(x & (1 << kind.word) - 1
                      for x in (value if isinstance(value, tuple) else (value,)))
        return self.intern("const", (), words[0] if len(set(words)) == 1 else words, kind)

    def var(self, name: str, kind: ValueKind) -> Node:
        """Return the variable's value at the entry of the basic block."""
        return self.intern("var", (), name, kind)

    def pointer(self, name: str) -> Node:
        return self.var(name, POINTER)

    def address(self, pointer: str, bits: int, offset: int = 0, space: str = "") -> Address:
        """Return the address `offset` bytes after a pointer variable; `space`: by default its
        name."""
        return Address(space or pointer, bits, offset, self.pointer(pointer))

    def unary(self, op: str, a: Node, amount: int | None = None) -> Node:
        if a.op == "const":
            return self.const(fold_constants(op, (a,), amount), a.kind)
        return self.intern(op, (a,), amount, a.kind)

    def combine(self, op: str, a: Node, b: Node) -> Node:
        a, b = (self.to_lowest_lane(x, y.kind) if x.kind.word == y.kind.word and (
            x.kind.register_class, y.kind.register_class) == ("int", "vec") else x
            for x, y in ((a, b), (b, a)))
        if a.op == "const" and b.op == "const":
            return self.const(fold_constants(op, (a, b)), a.kind)
        if op == "add" and a.op == "table" and b.op == "const":
            return self.intern("table", (), (a.data[0], a.data[1] + b.data), a.kind)
        for x, y in ((a, b), (b, a)):
            if x.op == "const" and x.data == 0:
                return x if op == "and" else y
            if x.op == "const" and x.data == (1 << x.width) - 1 and op == "and":
                return y
        return self.intern(op, (a, b), None, a.kind)

    def load(self, address: Any, kind: ValueKind) -> Node:
        """Load after all stores so far, from an Address whose base is a node."""
        earlier_stores = sum(effect.address.space == address.space for effect in self.effects)
        node = self.intern("load", (), (address, earlier_stores), kind)
        self.loads.append((len(self.effects), node))
        return node

    def view(self, node: Node, word: int) -> Node:
        """Return the register `node`, seen as words of `word` bits."""
        kind = node.kind._replace(word=word, doubled=False)
        if node.op == "view" and node.args[0].kind == kind:
            return node.args[0]
        return self.intern("view", (node,), None, kind)

    def permute(self, args: tuple[Node, ...], bits: int, pieces: tuple[int | None, ...],
                kind: ValueKind) -> Node:
        """Return the register of rearranged pieces of `args`, each of `bits` bits."""
        if (len(args) == 1 and args[0].kind == kind
            and all(p is None or p == j for j, p in enumerate(pieces))):
            return args[0]
        if (all(a.op == "const" for a in args)
            and bits <= min(kind.word, *(a.width for a in args))):
            all_pieces = [piece for a in args for word in constant_lanes(a)
                          for piece in split(Word(word, a.width), bits)]
            selected_pieces = [all_pieces[p or 0] for p in pieces]
            pieces_per_word = kind.word // bits
            return self.const(tuple(int(join(selected_pieces[i:i + pieces_per_word]))
                                    for i in range(0, len(pieces), pieces_per_word)), kind)
        return self.intern("permute", args, (bits, pieces), kind)

    def to_lowest_lane(self, scalar: Node, kind: ValueKind) -> Node:
        """Return the vector register with a word, of an integer register or of memory, in its
        lowest lane."""
        return self.permute((scalar,), kind.word, (0, *(kind.size // kind.word - 1) * [None]), kind)

    def apply(self, mnemonic: str, args: tuple[Node, ...], immediate: int | None = None,
              kind: ValueKind | None = None) -> Node:
        """Return the result of an instruction by name; `kind`: by default the first argument's."""
        return self.intern("apply", args, (mnemonic, immediate), kind or args[0].kind)

    def store(self, address: Any, node: Node) -> None:
        """Append a store to an Address whose base is a node."""
        self.effects.append(Store(address, node, self.note, self.group))

    def set(self, name: str, value: Node | int) -> None:
        """Define the variable's value at the exit of the basic block."""
        self.writes[name] = self.const(value, POINTER) if isinstance(value, int) else value

    def roots(self) -> Iterator[Node]:
        """Yield the nodes that the basic block must compute."""
        for effect in self.effects:
            yield effect.node
        yield from self.writes.values()
        yield from find_operands(Node, (effect.address for effect in self.effects))
