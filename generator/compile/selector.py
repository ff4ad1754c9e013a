"""Tile choice: the instruction form that covers the most operations at one node. Input is a
dataflow graph and an ISA; `Selector.choose_tile` returns the tile of a node. The pattern of an
instruction form is its semantics evaluated on placeholder nodes, so an ISA table needs no separate
patterns."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

from ..plan.graph import FOLDS, DataflowGraph, Node, ValueKind
from ..spec.words import Word, join, split, to_signed
from ..x86.isa import Row
from ..x86.program import SCRATCH, Address, Table, may_alias
from ..x86.row_facts import needs_alignment
from ..x86.target import ISA
from .moves import Unselectable, address_row, constant_row, gather_row, move_row
from .rewrite import RewriteOptions, count_uses, match_pattern
from .shuffle import byte_sources, find_shuffle, source_classes

LOGIC = ("xor", "and", "or", "not")


class ConstantVector(NamedTuple):
    """Operand that is a register of type `kind` with the first words of a constant table."""

    table: Table
    kind: ValueKind


@dataclass(frozen=True)
class Tile:
    """An instruction form chosen for a node. `width`: bits of its registers; `args`: its operands
    in the order of `row.reads`, which are nodes, numbers, constant vectors, and addresses whose
    pointers are nodes or constant vectors."""

    row: Row
    width: int
    args: tuple[Any, ...]


class Selector:
    """Chooses tiles for the nodes of one graph."""

    def __init__(self, graph: DataflowGraph, isa: ISA, rewrite_options: RewriteOptions):
        """Count the uses of each node, and collect the rows that pattern matching may choose."""
        self.graph, self.isa = graph, isa
        self.use_counts = count_uses(graph)
        # load -> number of stores that precede it
        self.stores_before = {load: number for number, load in graph.loads}
        self.rows = [row for row in isa.all_rows
                     if row.pattern and not row.takes_lane_lists and rewrite_options.allows(row)]
        rotation = rewrite_options.rotations.get("vec")
        # Rows that rotate lanes, where the graph has their formula.
        self.lane_rotations = [row for row in self.rows if row.rotation and rotation
                               and rotation.identity and row.register_class != "int"]

    def can_fold(self, node: Node, row: Row, user: Node) -> bool:
        """Return whether the instruction of `user`, a form of `row`, can perform the load `node`
        through its memory operand."""
        if (node.op != "load" or self.use_counts[node] > 1 or node.data[0].lane_offsets
            or needs_alignment(row) and node.data[0].space != "constants"):
            return False
        later = self.graph.effects[self.stores_before[node]:]
        return not any(e.node.number <= user.number and may_alias(e.address, node.data[0])
                       for e in later)

    def fold_load(self, row: Row, name: str, arg: Any, user: Node) -> Any:
        """Return the address of the load `arg` if the operand `name` of `row` may be memory and
        `can_fold` allows it; else return `arg` itself, which need be no load. `arg` is the argument
        of `user` for this operand."""
        return arg.data[0] if name in (row.mem, "m") and self.can_fold(arg, row, user) else arg

    def matches(self, node: Node,
                rows: Iterable[Row]) -> Iterator[tuple[Row, Node, dict[str, Any]]]:
        """Yield (row, pattern, operands) for each of `rows` and each way in which its pattern
        covers operations that end with `node`. Only `node` may be used outside of these
        operations."""
        candidates = (node, *node.args)
        immediates = {n.data for n in candidates if n.op in ("ror", "shr", "shl")}
        immediates |= {node.width - node.data} if node.op == "ror" else set()  # for left rotations
        immediates |= {value for n in candidates if n.op == "const"
                       and abs(value := to_signed(n.data, n.width)) < 1 << 31}
        for row in rows:
            for i in sorted(immediates) if any(o.name == "i" for o in row.reads) else [None]:
                pattern = pattern_of(row, node.kind, i)
                if pattern is not None and pattern.op == node.op:
                    for binding in match_pattern(pattern, node, {}):
                        if self.is_interior_private(node, {*binding.values()}):
                            yield row, pattern, {**binding, "i": i}

    def choose_tile(self, node: Node) -> Tile:
        """Return the tile that covers the most operations that end with `node`; of several such
        tiles, one that folds a load, if there is any. A truth-table tile (logic_tile) is chosen
        only if it covers more than every other tile."""
        if node.op == "load":
            return self.load_tile(node)
        if node.op == "const":
            return Tile(constant_row(self.isa), node.kind.size,
                        (to_signed(node.data, node.width),))
        if node.op in (SCRATCH, "table"):
            table, offset = node.data
            return Tile(address_row(self.isa), 64,
                        (Address("constants" if table else SCRATCH, 64, offset, table=table),))
        if node.op == "permute":
            return self.permutation_tile(node)
        if node.op == "apply":
            return self.tile_by_mnemonic(node)
        best: tuple[tuple[int, bool], Tile] | None = None
        for row, pattern, operands in self.matches(node, self.rows):
            args = tuple(self.fold_load(row, o.name, operands[o.name], node) for o in row.reads)
            score = (count_operations(pattern), any(isinstance(a, Address) for a in args))
            if best is None or score > best[0]:
                best = (score, Tile(row, node.kind.size, args))
        logic = self.logic_tile(node)
        if logic is not None and (best is None or logic[0] > best[0][0]):
            return logic[1]
        if best is None:
            raise Unselectable(
                f"{self.isa.name} has no instruction for {node.op} of "
                f"{node.kind.word}-bit words in "
                f"{node.kind.size}-bit {node.kind.register_class} registers"
            )
        return best[1]

    def load_tile(self, node: Node) -> Tile:
        """Return the tile of a load. The index vector and the mask of a gather are constants."""
        address, kind = node.data[0], node.kind
        if not address.lane_offsets:
            return Tile(move_row(self.isa, kind, False), kind.size, (address,))
        row, lane_offsets = gather_row(self.isa, kind), address.lane_offsets
        register_class, bits = row.class_of(row.gather_mask, kind.size)
        distinct = len(set(lane_offsets))  # the table's name has their number and distance
        name = f"places_{distinct}x{max(lane_offsets) // max(1, distinct - 1)}"
        offsets = Table(name, row.lane, lane_offsets, comment="offset of each lane's word")
        every_lane = Table("every_lane", 64, ((1 << 64) - 1,) * (bits // 64),
                           comment="mask of all lanes")
        mask = ConstantVector(every_lane, ValueKind(register_class, row.lane, bits))
        address = replace(address, index=ConstantVector(offsets, kind))
        return Tile(row, kind.size, tuple(mask if o.name == row.gather_mask else address
                                          for o in row.reads))

    def logic_tile(self, node: Node) -> tuple[int, Tile] | None:
        """Return (number of operations covered, tile) for the truth-table tile (VPTERNLOG) that
        ends with a node."""
        row = next((r for r in self.isa.all_rows
                    if r.is_truth_table and r.register_class == node.kind.register_class
                    and r.lane == node.kind.word and node.kind.size in r.widths), None)
        if row is None or node.op not in LOGIC:
            return None
        # (number of operations, inputs) of a connected part that ends with `node`
        best: tuple[int, list[Node]] = (1, list(dict.fromkeys(node.args)))
        work_list = [best]
        seen: set[tuple[Node, ...]] = set()
        while work_list:
            covered, leaves = work_list.pop()
            if len(leaves) <= 3 and covered > best[0]:
                best = (covered, leaves)
            for leaf in leaves:
                if (leaf.op in LOGIC and self.use_counts[leaf] == 1 and len(leaves) <= 4
                    and not self.is_selected_rotation(leaf)):
                    others = [x for x in leaves if x is not leaf]
                    new_leaves = list(dict.fromkeys([*others, *leaf.args]))
                    if tuple(new_leaves) not in seen:
                        seen.add(tuple(new_leaves))
                        work_list.append((covered + 1, new_leaves))
        covered, leaves = best
        if covered < 2:
            return None
        # The instruction overwrites its first operand, and its last operand may be memory. So
        # inputs without another use come first, and loads last.
        inner_uses = list(inner_arguments(node, set(leaves)))
        leaves = sorted(leaves,
                        key=lambda n: (n.op == "load", self.use_counts[n] > inner_uses.count(n)))
        inputs = [leaves[j % len(leaves)] for j in range(3)]
        truth_tables = dict(zip(leaves, (Word(t, 8) for t in (0xF0, 0xCC, 0xAA))))

        def truth_table(n: Node) -> Word:
            if n not in truth_tables:
                truth_tables[n] = FOLDS[n.op](*map(truth_table, n.args))
            return truth_tables[n]

        return covered, Tile(row, node.kind.size,
                             (*inputs[:2], self.fold_load(row, row.mem, inputs[2], node),
                              int(truth_table(node))))

    def is_selected_rotation(self, node: Node) -> bool:
        """Return whether a row of the selected rotation of lanes can compute the node."""
        return any(self.matches(node, self.lane_rotations))

    def is_interior_private(self, node: Node, leaves: Collection[Node]) -> bool:
        """Return whether each node between `node` and the `leaves`, except constants, has only one
        use."""
        return all(self.use_counts[child] == 1 and self.is_interior_private(child, leaves)
                   for child in node.args if child not in leaves and child.op != "const")

    def tile_by_mnemonic(self, node: Node) -> Tile:
        """Return the tile of an `apply` node, which names its mnemonic: the first row and width
        whose result has the node's register class and size, and whose operands are of the same
        classes as the node's arguments and not wider. Raise Unselectable if there is none."""
        mnemonic, immediate = node.data
        for row in self.isa.all_rows:
            operands = [o for o in row.reads if o.name != "i"]
            if (row.mnemonic != mnemonic or row.written is None or row.written.name != "d"
                or len(operands) != len(node.args)):
                continue
            for width in row.widths:
                classes = [row.class_of(o.name, width) for o in operands]
                takes_args = all(
                    register_class == a.kind.register_class and bits <= a.kind.size
                    for (register_class, bits), a in zip(classes, node.args))
                if takes_args and row.class_of("d", width) == source_classes([node])[0]:
                    args = tuple(self.fold_load(row, o.name, a, node)
                                 for o, a in zip(operands, node.args))
                    return Tile(row, width, args if immediate is None else (*args, immediate))
        raise Unselectable(f"{self.isa.name} has no {mnemonic} for these operands")

    def permutation_tile(self, node: Node) -> Tile:
        """Return the tile of a vector permutation or an integer byte swap."""
        if node.kind.register_class == "int":
            return self.byte_swap_tile(node)
        sources = byte_sources(node)
        shuffle = find_shuffle(self.isa, node.kind, source_classes(node.args), sources)
        if shuffle is None:
            raise Unselectable(
                f"{self.isa.name} has no shuffle for {node.data[1]} of {node.data[0]} bits")
        row, order, constant = shuffle
        args = [self.fold_load(row, o.name, node.args[k], node) for o, k in zip(row.reads, order)]
        if isinstance(constant, tuple):
            repeats = constant == constant[:16] * (len(constant) // 16)
            name = "shuffle_" + "".join(f"{c:x}" for c in (constant[:16] if repeats else constant))
            control = Table(name, 8, constant, comment="byte shuffle: source of each byte")
            args.append(ConstantVector(control, node.kind))
        elif constant is not None:
            args.append(constant)
        return Tile(row, node.kind.size, tuple(args))

    def byte_swap_tile(self, node: Node) -> Tile:
        """Return the tile of the one-operand integer instruction (such as BSWAP) that permutes
        bytes as `node` does. Raise Unselectable if the ISA has none."""
        bits, pieces = node.data
        probe = Word(int.from_bytes(bytes(range(1, node.width // 8 + 1)), "little"), node.width)
        swapped = join(split(probe, bits)[p] for p in pieces)
        for row in self.isa.all_rows:
            if (row.register_class == "int" and [o.name for o in row.reads] == ["a"] and row.written
                and node.width in row.widths and not any(o.register_form for o in row.operands)
                and row.means(probe) == swapped):
                return Tile(row, node.kind.size, node.args)
        raise Unselectable(f"{self.isa.name} has no instruction that swaps bytes")


def inner_arguments(node: Node, leaves: Collection[Node]) -> Iterator[Node]:
    """Yield the arguments of `node` and of all nodes between it and the `leaves`, so that leaves
    are yielded too. A node with several of these uses is yielded once for each of them."""
    for arg in node.args:
        yield arg
        if arg not in leaves:
            yield from inner_arguments(arg, leaves)


def is_bitwise(pattern: Node) -> bool:
    """Return whether a pattern treats all bits alike, so that it matches words of any width."""
    return pattern.op in ("var", *LOGIC) and all(is_bitwise(a) for a in pattern.args)


def count_operations(pattern: Node) -> int:
    """Return the number of operations that a pattern covers; a constant counts as one."""
    return (pattern.op != "var") + sum(count_operations(a) for a in pattern.args)


@cache
def pattern_of(row: Row, kind: ValueKind, immediate: int | None) -> Node | None:
    """Return the pattern of a row: its semantics with this immediate, as a node on placeholders of
    type `kind`, which are named like the row's operands. `immediate` is None for a row without
    one."""
    names = [o.name for o in row.reads]
    if (row.register_class != kind.register_class or kind.size not in row.widths
        or row.written is None or row.written.name != "d" or "m" in names
        or any(o.register_form or o.fixed for o in row.operands)):
        return None
    pattern_graph = DataflowGraph("pattern")
    args = [immediate if n == "i" else pattern_graph.var(n, kind) for n in names]
    try:
        node = row.means(*args)
    except (TypeError, ValueError, AttributeError):
        return None
    if not isinstance(node, Node) or node.op == "var":
        return None
    if row.lane not in (0, kind.word) and not is_bitwise(node):
        return None
    return node
