"""Graph in, instructions on values out: every node gets the row whose meaning it is.

Nothing here knows an instruction or a hash by name. A row's pattern is its meaning, run on placeholder nodes;
a spelling (of Ch, Maj, a rotation) is an identity of words, applied by matching its left side; a permutation
is found by running the meanings of shuffles on labelled pieces. Three passes: `respell` rewrites the graph by
the chosen identities, `arrange` splits sums so that what is ready first is added first, `cover` picks rows.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from .isa import ISA, Rotation, Row
from .plan.graph import Kind, Node, Store, Trace, lanes
from .plan.spelling import Identity
from .program import Address, Instruction, Operand, Region, Table, Value, meet
from .words import Word, join, split

COMMUTES = ("add", "xor", "and", "or")
LOGIC = ("xor", "and", "or", "not")
DEPTHS = {"not": 0, "view": 0, "move": 3}                 # steps that an operation takes; 1 unless it stands here


class Unselectable(Exception):
    """No row of the ISA means what a node means."""


@dataclass(frozen=True)
class Chosen:
    """The chosen variants: how integer registers and lanes rotate, and rewrites tried on every node."""

    rotation: Rotation | None = None
    lane_rotation: Rotation | None = None
    identities: tuple[Identity, ...] = ()                     # in integer registers
    lane_identities: tuple[Identity, ...] = ()                # in vector registers
    sums: Callable[[Node], Node | None] | None = None         # how sums of rotations are written otherwise

    def allows(self, row: Row) -> bool:
        """Rows that serve a rotation are used only where that rotation was chosen."""
        chosen = self.rotation if row.bank == "int" else self.lane_rotation
        return not row.variant or chosen is not None and chosen.name == row.variant


def rebuilt(trace: Trace, change: Callable[[Trace, Node, list[Node]], Node]) -> Trace:
    """The trace with every node that is needed remade, in the order of making, by change(new, node, arguments)."""
    new = Trace(trace.name, trace.weight, trace.comment, late=trace.late)
    made: dict[Node, Node] = {}

    def address(a: Address) -> Address:
        return replace(a, base=made.get(a.base, a.base), index=made.get(a.index, a.index))

    for node in needed(trace):
        new.note, new.group = node.note, node.group
        if node.op == "load":
            made[node] = new.make("load", (), (address(node.data[0]), node.data[1]), node.kind)
        else:
            made[node] = change(new, node, [made[a] for a in node.args])
    new.effects = [Store(address(e.address), made[e.node], e.note, e.group) for e in trace.effects]
    new.writes = {name: made[node] for name, node in trace.writes.items()}
    new.loads = [(before, made[load]) for before, load in trace.loads if load in made]
    return new


def inputs(node: Node) -> Iterator[Node]:
    """The nodes that a node needs: its arguments, and the pointers of a load's address."""
    yield from node.args
    if node.op == "load":
        yield from pointers(node.data[0])


def pointers(address: Address) -> Iterator[Node]:
    for place in (address.base, address.index):
        if isinstance(place, Node):
            yield place


def needed(trace: Trace) -> list[Node]:
    """The nodes that effects and variables need, in the order in which they were made."""
    found: set[Node] = set()
    todo = list(trace.roots()) + [p for e in trace.effects for p in pointers(e.address)]
    while todo:
        node = todo.pop()
        if node not in found:
            found.add(node)
            todo.extend(inputs(node))
    return sorted(found, key=lambda node: node.number)


def uses(trace: Trace) -> dict[Node, int]:
    """How often each node is used."""
    count: dict[Node, int] = {}
    for node in needed(trace):
        for used in inputs(node):
            count[used] = count.get(used, 0) + 1
    for node in list(trace.roots()) + [p for e in trace.effects for p in pointers(e.address)]:
        count[node] = count.get(node, 0) + 1
    return count


def remade(new: Trace, node: Node, args: list[Node]) -> Node:
    """The same operation in another trace."""
    if node.op in COMMUTES:
        return new.combine(node.op, args[0], args[1])
    if node.op in ("not", "ror", "shr", "shl"):
        return new.unary(node.op, args[0], node.data)
    return new.make(node.op, tuple(args), node.data, node.kind)


def matches(pattern: Node, node: Node, bound: dict[str, Node]) -> Iterator[dict[str, Node]]:
    """Every way to read `node` as `pattern`, whose variables stand for any nodes."""
    if pattern.op == "var":
        if pattern.data not in bound:
            yield {**bound, pattern.data: node}
        elif bound[pattern.data] is node:
            yield bound
        return
    if pattern.op != node.op or len(pattern.args) != len(node.args):
        return
    if pattern.op == "const":
        if pattern.data == node.data:
            yield bound
        return
    if pattern.op in COMMUTES:
        for x, y in (node.args, node.args[::-1]):
            for first in matches(pattern.args[0], x, bound):
                yield from matches(pattern.args[1], y, first)
    elif pattern.data == node.data:
        found = [bound]
        for p, x in zip(pattern.args, node.args):
            found = [b for f in found for b in matches(p, x, f)]
        yield from found


def respell(trace: Trace, chosen: Chosen) -> Trace:
    """Rotations and other spellings as chosen."""
    patterns: dict[tuple[int, Kind], Node] = {}

    def change(new: Trace, node: Node, args: list[Node]) -> Node:
        if node.op == "ror" and node.kind.doubled:
            both = new.view(args[0], 2 * node.kind.word).shifted(node.data)
            return new.make("view", (both,), None, node.kind)
        if node.op == "ror":
            rotation = chosen.rotation if node.kind.bank == "int" else chosen.lane_rotation
            if rotation and rotation.whole_bytes and node.data % 8 == 0:
                return turned(new, args[0], node.data // 8)
            if rotation and rotation.identity:
                made: Node = rotation.identity(args[0], node.data)
                return made
        again = remade(new, node, args)
        identities = chosen.identities if node.kind.bank == "int" else chosen.lane_identities
        for number, (count, left, right) in enumerate(identities):
            key = (number, node.kind)
            if key not in patterns:
                patterns[key] = left(*(Trace("pattern").var(str(i), node.kind) for i in range(count)))
            for bound in matches(patterns[key], again, {}):
                made = right(*(bound[str(i)] for i in range(count)))
                return made
        return again

    return rebuilt(trace, change)


def turned(trace: Trace, node: Node, count: int) -> Node:
    """The node with each of its words rotated right by so many bytes."""
    size = node.kind.word // 8
    pieces = tuple(at // size * size + (at + count) % size for at in range(node.kind.size // 8))
    return trace.permute((node,), 8, pieces, node.kind)


def resummed(trace: Trace, chosen: Chosen) -> Trace:
    """Sums of rotations as chosen."""
    sums = chosen.sums

    def change(new: Trace, node: Node, args: list[Node]) -> Node:
        again = remade(new, node, args)
        return (sums(again) if sums else None) or again

    return rebuilt(trace, change) if sums else trace


def arrange(trace: Trace) -> Trace:
    """Sums of several terms in the order in which the terms are ready, estimated by depth in the graph."""
    count = uses(trace)
    inner = {node for node in needed(trace) if node.op == "add" for node in node.args
             if node.op == "add" and count[node] == 1}
    depth: dict[Node, int] = {}

    def deep(node: Node) -> int:
        if node not in depth:
            begins = trace.late.get(node.data, -1) if node.op == "var" else -1
            depth[node] = DEPTHS.get(node.op, 1) + max((deep(n) for n in node.args), default=begins)
        return depth[node]

    terms: dict[Node, list[Node]] = {}

    def change(new: Trace, node: Node, args: list[Node]) -> Node:
        if node.op != "add":
            return remade(new, node, args)
        leaves = [t for old, arg in zip(node.args, args) for t in (terms[old] if old in inner else [arg])]
        if node in inner:
            terms[node] = leaves
            return leaves[0]
        heap = [(deep(leaf), i, leaf) for i, leaf in enumerate(leaves)]
        heapq.heapify(heap)
        while len(heap) > 1:
            (_, i, a), (_, _, b) = heapq.heappop(heap), heapq.heappop(heap)
            both = new.combine("add", a, b)
            heapq.heappush(heap, (deep(both), i, both))
        return heap[0][2]

    return rebuilt(trace, change)


class Piece:
    """A labelled piece of a register, to see where a shuffle puts it."""

    __slots__ = ("label", "width")

    def __init__(self, label: Any, width: int):
        self.label, self.width = label, width

    def like(self, value: int) -> Piece:
        return Piece(("zero", value), self.width)


@dataclass(frozen=True)
class Shuffle:
    """A row that permutes: which argument stands for each register operand, and the immediate or control."""

    row: Row
    order: tuple[int, ...]
    immediate: int | None = None
    control: tuple[int, ...] | None = None


def lanes_of(number: int, size: int, lane: int) -> list[Piece]:
    """Lanes of `lane` bits of argument `number`; a lane's label is the tuple of its bytes."""
    return list(labelled(number, size, lane))


@cache
def labelled(number: int, size: int, lane: int) -> tuple[Piece, ...]:
    per = lane // 8
    return tuple(Piece(tuple((number, j * per + b) for b in range(per)), lane) for j in range(size // lane))


def bytes_of(lanes: Sequence[Piece]) -> list[Any]:
    out: list[Any] = []
    for lane in lanes:
        out += lane.label if isinstance(lane.label[0], tuple) else [None] * (lane.width // 8)
    return out


def fits(got: Sequence[Any], wanted: Sequence[Any]) -> bool:
    return len(got) == len(wanted) and all(w is None or g == w for g, w in zip(got, wanted))


Given = tuple[tuple[str, int], ...]                    # the arguments of a permutation: bank and bits of each


def shuffles(isa: ISA, kind: Kind, given: Given, wanted: tuple[Any, ...]) -> Shuffle | None:
    """One row that puts bytes as wanted: wanted[i] is (argument, byte) or None. An argument of the vectors' bank may be
    narrower than the operand it stands for; one of another bank is exactly that operand, or memory."""
    for row in isa.all_rows:
        if not row.whole or row.bank != kind.bank or row.written is None or row.written.name != "d" or row.gathers:
            continue
        if kind.size not in row.widths or row.class_of("d", kind.size) != (kind.bank, kind.size):
            continue
        registers = [o for o in row.reads if o.name != "i"]
        immediates = range(256) if any(o.name == "i" for o in row.reads) else (None,)
        classes = [row.class_of(o.name, kind.size) for o in registers]
        if len(registers) not in (1, 2):
            continue
        found = None
        if len(registers) == 2 and row.lane == 8 and immediates == (None,) and given == ((kind.bank, kind.size),):
            found = by_control(row, kind, wanted)
        orders = [(0,)] if len(registers) == 1 else [(0, 1), (1, 0)] if len(given) == 2 else [(0, 0)]
        for order in orders if not found else ():
            if max(order) >= len(given) or len(set(order)) < len(given):
                continue
            if any(given[a][0] != c[0] or given[a][1] != c[1] and (c[0] != kind.bank or given[a][1] > c[1])
                   for a, c in zip(order, classes)):
                continue
            for i in immediates:
                args: list[Any] = [lanes_of(a, c[1], row.lane) for a, c in zip(order, classes)]
                try:
                    got = bytes_of(row.means(*args, *([] if i is None else [i])))
                except (TypeError, ValueError, AttributeError, IndexError):
                    break
                if fits(got, wanted):
                    return Shuffle(row, order, i)
        if found:
            return found
    return None


def outcomes(isa: ISA, kind: Kind) -> Iterator[list[Any]]:
    """What single shuffles of two arguments can give, as bytes."""
    for row in isa.all_rows:
        names = [o.name for o in row.reads]
        if row.whole and row.bank == kind.bank and names in (["a", "b"], ["a", "b", "i"]) and kind.size in row.widths:
            if any(row.class_of(o.name, kind.size) != (kind.bank, kind.size) for o in row.operands if o.name != "i"):
                continue
            for i in range(256) if "i" in names else [None]:
                try:
                    args = [lanes_of(a, kind.size, row.lane) for a in (0, 1)]
                    yield bytes_of(row.means(*args, *([] if i is None else [i])))
                except (TypeError, ValueError, AttributeError, IndexError):
                    break


def two_steps(isa: ISA, kind: Kind, wanted: tuple[Any, ...]) -> list[Any] | None:
    """Bytes that one shuffle can give and from which another makes what is wanted."""
    labels = {w for w in wanted if w is not None}
    for got in outcomes(isa, kind):
        if labels <= set(got):
            again = tuple(None if w is None else (0, got.index(w)) for w in wanted)
            if cached_shuffle(isa, kind, ((kind.bank, kind.size),), again):
                return got
    return None


def split_shuffles(trace: Trace, isa: ISA) -> Trace:
    """Permutations that no single row does, as two."""
    def change(new: Trace, node: Node, args: list[Node]) -> Node:
        if node.op != "permute" or node.kind.bank == "int":
            return remade(new, node, args)
        given, wanted = banks_of(args), bytes_wanted(node)
        if cached_shuffle(isa, node.kind, given, wanted) is not None or given != ((node.kind.bank, node.kind.size),) * 2:
            return remade(new, node, args)
        key = (isa.name, node.kind, wanted)
        if key not in _steps:
            _steps[key] = two_steps(isa, node.kind, wanted)
        got = _steps[key]
        if got is None:
            return remade(new, node, args)
        size = node.kind.size // 8
        first = new.permute(tuple(args), 8, tuple(None if g is None else g[1] + g[0] * size for g in got), node.kind)
        return new.permute((first,), 8, tuple(None if w is None else got.index(w) for w in wanted), node.kind)

    return rebuilt(trace, change)


def banks_of(args: Sequence[Node]) -> Given:
    return tuple((a.kind.bank, a.kind.size) for a in args)


def bytes_wanted(node: Node) -> tuple[Any, ...]:
    """A permutation as (argument, byte) for each byte of the result, None where it does not matter."""
    bits, pieces = node.data
    owner = [(number, piece) for number, a in enumerate(node.args) for piece in range(a.kind.size // bits)]
    return tuple(None if piece is None else (owner[piece][0], owner[piece][1] * (bits // 8) + b)
                 for piece in pieces for b in range(bits // 8))


def by_control(row: Row, kind: Kind, wanted: tuple[Any, ...]) -> Shuffle | None:
    """A byte shuffle whose second operand says for every byte where it comes from: the right control, if any."""
    control: list[int | None] = [None if w is not None else 0 for w in wanted]
    source = lanes_of(0, kind.size, 8)
    for value in range(16):
        try:
            got = bytes_of(row.means(source, [value] * len(wanted)))
        except (TypeError, ValueError, AttributeError):
            return None
        for j, (g, w) in enumerate(zip(got, wanted)):
            if control[j] is None and g == w:
                control[j] = value
    if None in control:
        return None
    return Shuffle(row, (0,), control=tuple(c or 0 for c in control))


@dataclass(frozen=True)
class Tile:
    """A row chosen for a node, and what its operands are: nodes, integers, or a load taken as memory."""

    row: Row
    width: int
    args: tuple[Any, ...]                  # Node | int | Memory | control bytes, in the order of row.reads


@dataclass(frozen=True)
class Memory:
    """A load that an instruction does itself."""

    load: Node


class Cover:
    """The choice of rows for one trace."""

    def __init__(self, trace: Trace, isa: ISA, chosen: Chosen):
        self.trace, self.isa, self.chosen = trace, isa, chosen
        self.count = uses(trace)
        self.before = {load: number for number, load in trace.loads}
        self.by_root: dict[tuple[Kind, str], list[tuple[Row, Node, int]]] = {}
        self.tables: dict[str, tuple[int, ...]] = {}
        self.tiles: dict[Node, Tile] = {}
        self.rows = [row for row in isa.all_rows if row.pattern and not row.whole and chosen.allows(row)]
        self.turns = bool(chosen.lane_rotation and chosen.lane_rotation.identity) and any(
            row.variant and row.bank != "int" for row in self.rows)

    def foldable(self, node: Node, row: Row, user: Node) -> bool:
        """A load used once, aligned where the row needs that, and no store to its place that could come before its user:
        one whose value was made later than the user is made."""
        if node.op != "load" or self.count[node] > 1 or row.needs_aligned and node.data[0].space != "constants":
            return False
        if node.data[0].spread:
            return False
        later = self.trace.effects[self.before[node]:]
        return not any(e.node.number <= user.number and meet(e.address, node.data[0]) for e in later)

    def patterns(self, row: Row, kind: Kind, immediate: int | None) -> Node | None:
        """The row's meaning on placeholders of `kind`; None if the row has no such form."""
        if not row.pattern or row.whole or row.bank != kind.bank or kind.size not in row.widths:
            return None
        if row.written is None or row.written.name != "d" or any(o.cls or o.fixed for o in row.operands):
            return None
        pattern_trace = Trace("pattern")
        names = [o.name for o in row.reads]
        if "m" in names or (immediate is None) != ("i" not in names):
            return None
        args = [immediate if n == "i" else pattern_trace.var(n, kind) for n in names]
        try:
            node = row.means(*args)
        except (TypeError, ValueError, AttributeError):
            return None
        if not isinstance(node, Node) or node.op == "var":
            return None
        if row.lane not in (0, kind.word) and not bitwise(node):
            return None
        return node

    def candidates(self, node: Node) -> Iterator[tuple[Row, Node, int | None]]:
        """Rows and patterns that may fit, with every immediate that stands near the node."""
        near = (node, *node.args)
        immediates = {n.data for n in near if n.op in ("ror", "shr", "shl")}
        immediates |= {node.width - node.data} if node.op == "ror" else set()        # for rows that rotate to the left
        immediates |= {signed(n) for n in near if n.op == "const" and abs(signed(n)) < 1 << 31}
        for row in self.rows:
            with_i = any(o.name == "i" for o in row.reads)
            for i in sorted(immediates) if with_i else [None]:
                pattern = cached_pattern(self, row, node.kind, i)
                if pattern is not None and pattern.op == node.op:
                    yield row, pattern, i

    def tile(self, node: Node) -> Tile:
        """The row for a node: the one that covers most operations, and takes a load with it if it can."""
        if node.op == "permute":
            return self.permutation(node)
        if node.op == "apply":
            return self.by_name(node)
        if node.op == "move":
            return self.move(node)
        best: tuple[tuple[int, int], Tile] | None = None
        for row, pattern, i in self.candidates(node):
            for bound in matches(pattern, node, {}):
                if not self.inner_once(pattern, node, bound):
                    continue
                args: list[Any] = []
                folded = 0
                for o in row.reads:
                    if o.name == "i":
                        args.append(i)
                    elif o.name == row.mem and self.foldable(bound[o.name], row, node):
                        args.append(Memory(bound[o.name]))
                        folded = 1
                    else:
                        args.append(bound[o.name])
                score = (operations(pattern), folded)
                if best is None or score > best[0]:
                    best = (score, Tile(row, node.kind.size, tuple(args)))
        cone = self.logic(node)
        if cone is not None and (best is None or cone[0] > best[0][0]):
            return cone[1]
        if best is None:
            raise Unselectable(f"{self.isa.name} has no instruction for {node.op} of {node.kind.word}-bit words in "
                               f"{node.kind.size}-bit {node.kind.bank} registers")
        return best[1]

    def logic(self, node: Node) -> tuple[int, Tile] | None:
        """A row whose immediate is a truth table, for the largest part of the graph around `node` that is logic of
        three inputs and used nowhere else; with the number of operations it covers. What a row of the chosen rotation
        makes stays whole."""
        row = next((r for r in self.isa.all_rows if r.table and r.bank == node.kind.bank and r.lane == node.kind.word
                    and node.kind.size in r.widths), None)
        if row is None or node.op not in LOGIC:
            return None
        best: tuple[int, list[Node]] = (1, list(dict.fromkeys(node.args)))
        todo = [best]
        seen: set[tuple[Node, ...]] = set()
        while todo:
            covered, leaves = todo.pop()
            if len(leaves) <= 3 and covered > best[0]:
                best = (covered, leaves)
            for leaf in leaves:
                if leaf.op in LOGIC and self.count[leaf] == 1 and len(leaves) <= 4 and not self.rotates(leaf):
                    more = list(dict.fromkeys([*(x for x in leaves if x is not leaf), *leaf.args]))
                    if tuple(more) not in seen:
                        seen.add(tuple(more))
                        todo.append((covered + 1, more))
        covered, leaves = best
        if covered < 2 or len(leaves) > 3:
            return None
        inputs = [leaves[j % len(leaves)] for j in range(3)]
        values = dict(zip(leaves, (Word(t, 8) for t in (0xF0, 0xCC, 0xAA))))

        def value(n: Node) -> Word:
            if n not in values:
                a = [value(x) for x in n.args]
                values[n] = ~a[0] if n.op == "not" else a[0] & a[1] if n.op == "and" else (
                    a[0] | a[1] if n.op == "or" else a[0] ^ a[1])
            return values[n]

        args: list[Any] = [*inputs, int(value(node))]
        if self.foldable(inputs[2], row, node):
            args[2] = Memory(inputs[2])
        return covered, Tile(row, node.kind.size, tuple(args))

    def rotates(self, node: Node) -> bool:
        """Whether a row of the chosen rotation makes the node."""
        return self.turns and any(row.variant and self.inner_once(pattern, node, bound)
                                  for row, pattern, _ in self.candidates(node) for bound in matches(pattern, node, {}))

    def inner_once(self, pattern: Node, node: Node, bound: dict[str, Node]) -> bool:
        """Whether what the pattern covers below its root is used nowhere else."""
        if pattern.op in ("var", "const"):
            return True
        stack = [(pattern, node)]
        leaves = set(bound.values())
        seen: list[Node] = []
        while stack:
            p, n = stack.pop()
            for child in n.args:
                if child not in leaves and child.op != "const":
                    seen.append(child)
                    stack.append((p, child))
        return all(self.count[n] == 1 for n in seen)

    def by_name(self, node: Node) -> Tile:
        """The row that the node names, in the form that takes its arguments (or their low parts) and gives its kind."""
        mnemonic, immediate = node.data
        for row in self.isa.all_rows:
            places = [o for o in row.reads if o.name != "i"]
            if row.mnemonic != mnemonic or row.written is None or row.written.name != "d" or len(places) != len(node.args):
                continue
            for width in row.widths:
                classes = [row.class_of(o.name, width) for o in places]
                if row.class_of("d", width) == (node.kind.bank, node.kind.size) and all(
                        bank == a.kind.bank and bits <= a.kind.size for (bank, bits), a in zip(classes, node.args)):
                    args: list[Any] = [Memory(a) if o.name in (row.mem, "m") and self.foldable(a, row, node) else a
                                       for o, a in zip(places, node.args)]
                    return Tile(row, width, tuple(args if immediate is None else [*args, immediate]))
        raise Unselectable(f"{self.isa.name} has no {mnemonic} for these operands")

    def move(self, node: Node) -> Tile:
        """The row from an integer register to the lowest lane of a vector register."""
        source = node.args[0].kind
        for row in self.isa.all_rows:
            if [o.name for o in row.reads] == ["b"] and row.whole and row.lane == node.kind.word and row.written and (
                    row.class_of("d", node.kind.size), row.class_of("b", node.kind.size)) == (
                    (node.kind.bank, node.kind.size), (source.bank, source.size)):
                word = node.args[0]
                return Tile(row, node.kind.size, (Memory(word) if row.mem and self.foldable(word, row, node) else word,))
        raise Unselectable(f"{self.isa.name} cannot move {source.size} bits to a vector register")

    def permutation(self, node: Node) -> Tile:
        if node.kind.bank == "int":
            return self.integer_permutation(node)
        wanted = bytes_wanted(node)
        found = cached_shuffle(self.isa, node.kind, banks_of(node.args), wanted)
        if found is None:
            raise Unselectable(f"{self.isa.name} has no shuffle for {node.data[1]} of {node.data[0]} bits")
        args: list[Any] = []
        registers = iter(found.order)
        for o in found.row.reads:
            if o.name == "i":
                args.append(found.immediate)
            elif found.control is not None and o.name == found.row.mem:
                args.append(found.control)
            else:
                argument = node.args[next(registers)]
                fold = o.name == found.row.mem and self.foldable(argument, found.row, node)
                args.append(Memory(argument) if fold else argument)
        return Tile(found.row, node.kind.size, tuple(args))

    def integer_permutation(self, node: Node) -> Tile:
        """A row of one operand that moves an integer register's bytes so."""
        bits, pieces = node.data
        probe = Word(int.from_bytes(bytes(range(1, node.width // 8 + 1)), "little"), node.width)
        wanted = join(split(probe, bits)[p] for p in pieces)
        for row in self.isa.all_rows:
            if row.bank == "int" and [o.name for o in row.reads] == ["a"] and row.written and node.width in row.widths:
                if not any(o.cls for o in row.operands) and row.means(probe) == wanted:
                    return Tile(row, node.kind.size, node.args)
        raise Unselectable(f"{self.isa.name} has no instruction that swaps bytes")


def signed(node: Node) -> int:
    """A constant as the number of least magnitude that means it."""
    value: int = node.data
    return value - (1 << node.width) if value >> (node.width - 1) else value


def bitwise(pattern: Node) -> bool:
    """Whether a pattern treats every bit alike, so that it fits words of any width."""
    return pattern.op in ("var", "and", "or", "xor", "not") and all(bitwise(a) for a in pattern.args)


def operations(pattern: Node) -> int:
    """How much of the graph a pattern covers."""
    return (pattern.op != "var") + sum(operations(a) for a in pattern.args)


_patterns: dict[Any, Node | None] = {}
_shuffles: dict[Any, Shuffle | None] = {}
_steps: dict[Any, list[Any] | None] = {}


def cached_pattern(cover: Cover, row: Row, kind: Kind, immediate: int | None) -> Node | None:
    key = (row, kind, immediate)
    if key not in _patterns:
        _patterns[key] = cover.patterns(row, kind, immediate)
    return _patterns[key]


def cached_shuffle(isa: ISA, kind: Kind, given: Given, wanted: tuple[Any, ...]) -> Shuffle | None:
    key = (isa.name, kind, given, wanted)
    if key not in _shuffles:
        _shuffles[key] = shuffles(isa, kind, given, wanted)
    return _shuffles[key]


def mover(isa: ISA, kind: Kind, into_memory: bool, size: int = 0) -> Row:
    """The row that loads or stores a whole register; `size`: that stores only so many of its bits, the lowest."""
    for row in isa.all_rows if size not in (0, kind.size) else ():
        if row.bank == kind.bank and [o.name for o in row.operands] == ["m", "a"] and kind.size in row.widths and (
                row.class_of("m", kind.size) == ("mem", size)):
            return row
    for row in isa.all_rows:
        names = [o.name for o in row.operands]
        if row.bank == kind.bank and kind.size in row.widths and not row.lane and not row.address and not row.aligned:
            if names == (["m", "a"] if into_memory else ["d", "m"]) and not any(o.cls for o in row.operands):
                return row
    raise Unselectable(f"{isa.name} cannot move {kind.size} bits between memory and {kind.bank} registers")


def gatherer(isa: ISA, kind: Kind) -> Row:
    """The row that loads each lane from a place of its own."""
    for row in isa.all_rows:
        if row.gathers and row.bank == kind.bank and row.lane == kind.word and kind.size in row.widths:
            return row
    raise Unselectable(f"{isa.name} cannot gather {kind.word}-bit lanes of {kind.size} bits")


def from_memory(trace: Trace) -> tuple[Trace, dict[str, Table]]:
    """The trace with constants of vectors as loads, and the tables of bytes that they load."""
    tables: dict[str, Table] = {}
    made: list[tuple[int, Node]] = []

    def change(new: Trace, node: Node, args: list[Node]) -> Node:
        if node.op != "const" or node.kind.bank == "int":
            return remade(new, node, args)
        data = b"".join(word.to_bytes(node.width // 8, "little") for word in lanes(node))
        name = f"words_{data.hex()}"
        tables[name] = Table(name, 8, tuple(data), len(data), "constant words")
        made.append((0, new.make("load", (), (Address("constants", node.kind.size, table=name), 0), node.kind)))
        return made[-1][1]

    new = rebuilt(trace, change)
    new.loads += made
    return new, tables


def cover(trace: Trace, isa: ISA, chosen: Chosen) -> tuple[Region, dict[str, Table]]:
    """The trace as a region of instructions, and the tables (shuffle controls and the like) that it refers to."""
    trace, tables = from_memory(trace)
    choice = Cover(trace, isa, chosen)
    nodes = needed(trace)
    wanted = set(trace.roots()) | {p for e in trace.effects for p in pointers(e.address)}
    for node in reversed(nodes):
        if node not in wanted:
            continue
        if node.op == "load":
            wanted |= set(pointers(node.data[0]))
        elif node.op == "view":
            wanted.add(node.args[0])
        elif node.op not in ("var", "const", "area", "table"):
            choice.tiles[node] = tile = choice.tile(node)
            for arg in tile.args:
                wanted |= {arg} if isinstance(arg, Node) else set()
                wanted |= set(pointers(arg.load.data[0])) if isinstance(arg, Memory) else set()

    values: dict[Node, Value] = {}
    controls: dict[tuple[str, int], Value] = {}
    placed: list[tuple[float, Instruction]] = []
    reads: dict[str, Value] = {}
    shown = {node: name for name, node in trace.writes.items()}

    def fresh(kind: Kind, name: str) -> Value:
        return Value(len(values) + len(controls), kind.bank, kind.size, name)

    def place(address: Address) -> Address:
        def of(p: Any) -> Any:
            return values[p] if isinstance(p, Node) else p
        return replace(address, base=of(address.base), index=of(address.index))

    def put(at: float, node: Node | Store, row: Row, width: int, out: Any, args: Sequence[Operand]) -> None:
        placed.append((at, Instruction(row, width, out, tuple(args), node.note, node.group)))

    def operand(at: float, node: Node, arg: Any) -> Operand:
        if isinstance(arg, Memory):
            return place(arg.load.data[0])
        if isinstance(arg, tuple):
            return control(at, node, arg)
        return values[arg] if isinstance(arg, Node) else arg

    def control(at: float, node: Node, pattern: tuple[int, ...]) -> Value:
        repeats = pattern == pattern[:16] * (len(pattern) // 16)
        name = "shuffle_" + "".join(f"{c:x}" for c in (pattern[:16] if repeats else pattern))
        return constant(at, node, Table(name, 8, pattern, comment="which byte goes where"), node.kind)

    def constant(at: float, node: Node, table: Table, kind: Kind) -> Value:
        tables[table.name] = max(tables.get(table.name, table), table, key=lambda t: len(t.words))
        if (table.name, kind.size) not in controls:
            controls[table.name, kind.size] = value = fresh(kind, table.name)
            put(at, node, mover(isa, kind, False), kind.size, value, [Address("constants", kind.size, table=table.name)])
        return controls[table.name, kind.size]

    def gathered(at: float, node: Node, out: Value, address: Address) -> None:
        """A load of each lane from its own place: the places and the mask are constants."""
        row, spread = gatherer(isa, node.kind), address.spread
        bank, bits = row.class_of(row.gathers, node.kind.size)
        steps = f"{len(set(spread))}x{max(spread) // max(1, len(set(spread)) - 1)}"
        index = constant(at, node, Table(f"places_{steps}", row.lane, spread, comment="where each lane reads"), node.kind)
        mask = constant(at, node, Table("every_lane", 64, (-1 & (1 << 64) - 1,) * (bits // 64), comment="every lane is read"),
                        Kind(bank, row.lane, bits))
        put(at, node, row, node.kind.size, out, [mask if o.name == row.gathers else replace(address, index=index)
                                                 for o in row.reads])

    for node in nodes:
        if node not in wanted:
            continue
        if node.op == "view":
            values[node] = values[node.args[0]]
            continue
        values[node] = value = fresh(node.kind, shown.get(node) or node.note)
        if node.op == "var":
            reads[node.data] = value
        elif node.op == "load" and node.data[0].spread:
            gathered(node.number, node, value, place(node.data[0]))
        elif node.op == "load":
            put(node.number, node, mover(isa, node.kind, False), node.kind.size, value, [place(node.data[0])])
        elif node.op == "const":
            put(node.number, node, isa.row("mov {d}, {i}"), node.kind.size, value, [signed(node)])
        elif node.op in ("area", "table"):
            table, offset = node.data or ("", 0)
            space = "constants" if table else "area"
            put(node.number, node, isa.row("lea {d}, {m}"), 64, value, [Address(space, 64, offset, table=table)])
        else:
            tile = choice.tiles[node]
            args = [operand(node.number, node, a) for a in tile.args]
            put(node.number, node, tile.row, tile.width, value, args)

    for i, effect in enumerate(trace.effects):
        after = [effect.node.number] + [load.number for before, load in trace.loads
                                        if before <= i and load in values and meet(effect.address, load.data[0])]
        row = mover(isa, effect.node.kind, True, effect.address.size)
        address = place(effect.address)
        width = address.size if effect.node.kind.bank == "int" else effect.node.kind.size   # the low part, if less is stored
        put(max(after) + 0.5, effect, row, width, address, [values[effect.node]])
    placed.sort(key=lambda entry: entry[0])
    writes = {name: values[node] for name, node in trace.writes.items()}
    return Region(trace.name, tuple(i for _, i in placed), reads, writes, trace.comment, trace.weight), tables


def select(trace: Trace, isa: ISA, chosen: Chosen) -> tuple[Region, dict[str, Table]]:
    """One region: spelled as chosen, sums arranged, covered with rows."""
    return cover(arrange(split_shuffles(respell(resummed(trace, chosen), chosen), isa)), isa, chosen)
