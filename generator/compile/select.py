"""Instruction selection: covers the dataflow graph of one basic block with instruction forms
(maximal munch), after rewriting it. The pattern of a form is its semantics evaluated on placeholder
nodes; a shuffle is found by evaluating rows on labelled lanes. So no row needs a pattern, and no
shuffle a mnemonic."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from ..plan.graph import FOLDS, DataflowGraph, Node, Store, ValueKind, constant_lanes
from ..spec.words import Word, join, split, to_signed
from ..x86.isa import Row
from ..x86.program import (
    SCRATCH,
    Address,
    BasicBlock,
    Instruction,
    Source,
    Table,
    Value,
    find_operands,
    may_alias,
)
from ..x86.target import ISA, find_moves
from .rewrite import (
    RewriteOptions,
    apply_identities,
    balance_sums,
    count_uses,
    live_nodes,
    match_pattern,
    rebuild,
    rewrite_sigmas,
    split_new_e,
)

# Shuffles for permutations of bytes

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
        """Return a constant lane of the same width."""
        return LabelledLane(("zero", value), self.width)


class Shuffle(NamedTuple):
    """A permutation by `row`: arguments in `order`, then an immediate or control vector's bytes."""

    row: Row
    order: tuple[int, ...]
    constant: int | tuple[int, ...] | None


def labelled_lanes(number: int, size: int, lane: int) -> list[LabelledLane]:
    """Return argument `number` of `size` bits as lanes; a label has the labels of its bytes."""
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
    """Return the rows that may make a vector of type `kind` from bytes of one or two registers."""
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
    """Return the first row of the ISA that moves bytes as wanted, or None."""
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
    """Yield shuffles by `row` that use every source, and the label of each result byte."""
    classes = [row.class_of(o.name, kind.size) for o in row.reads if o.name != "i"]
    for order in product(range(len(sources)), repeat=len(classes)):
        if len(set(order)) == len(sources) and all(
                operand == sources[a] or operand[0] == sources[a][0] == kind.register_class
                and operand[1] > sources[a][1] for a, operand in zip(order, classes)):
            args = [labelled_lanes(a, bits, row.lane) for a, (_, bits) in zip(order, classes)]
            for immediate, result in shuffle_results(row, *args):
                yield Shuffle(row, order, immediate), result


@cache
def intermediate_bytes(isa: ISA, kind: ValueKind, wanted: tuple[Any, ...]) -> list[Any] | None:
    """Return the byte labels of a vector that one shuffle makes and another turns into `wanted`."""
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
    """Replace permutations of two vectors by two rows' where no single row performs them."""
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
    """Return the register class and width of each argument."""
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
    """Shuffle by `row` with a control vector as second operand; None if there is none."""
    control: list[int | None] = [None if w is not None else 0 for w in wanted]
    source = labelled_lanes(0, kind.size, 8)
    for value in range(16):  # a control byte is the number of a byte in the same 128-bit part
        for _, result in shuffle_results(row, source, [value] * len(wanted)):
            for j, (label, w) in enumerate(zip(result, wanted)):
                if control[j] is None and label == w:
                    control[j] = value
    return None if None in control else Shuffle(row, (0,), tuple(c or 0 for c in control))


# Rows for data movement, recognized by their operands

class Unselectable(Exception):
    """The ISA has no row for a node's operation."""


def move_row(isa: ISA, kind: ValueKind, into_memory: bool, size: int = 0) -> Row:
    """Return the row that loads a register of type `kind`, or stores it (its lowest `size` bits if
    it can)."""
    for row in isa.all_rows if size not in (0, kind.size) else ():
        if (row.register_class == kind.register_class and kind.size in row.widths
            and [o.name for o in row.operands] == ["m", "a"]
            and row.class_of("m", kind.size) == ("mem", size)):
            return row
    full_move = (find_moves(isa).store if into_memory
                 else find_moves(isa).load).get(kind.register_class)
    if full_move and kind.size in full_move.widths:
        return full_move
    raise Unselectable(f"{isa.name} cannot move {kind.size} bits between memory and "
                       f"{kind.register_class} registers")


# Choice of tiles

LOGIC = ("xor", "and", "or", "not")


class ConstantVector(NamedTuple):
    """Operand that is a register of type `kind` with the first words of a constant table."""

    table: Table
    kind: ValueKind


@dataclass(frozen=True)
class Tile:
    """An instruction form for a node: `args` are nodes, numbers, constant vectors and addresses."""

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
        """Return whether a form of `row` for `user` can have the load as its memory operand."""
        if (node.op != "load" or self.use_counts[node] > 1 or node.data[0].lane_offsets
            or row.needs_alignment and node.data[0].space != "constants"):
            return False
        later = self.graph.effects[self.stores_before[node]:]
        return not any(e.node.number <= user.number and may_alias(e.address, node.data[0])
                       for e in later)

    def fold_load(self, row: Row, name: str, arg: Any, user: Node) -> Any:
        """Return the address of the load `arg` if operand `name` may be memory, else `arg`."""
        return arg.data[0] if name in (row.mem, "m") and self.can_fold(arg, row, user) else arg

    def matches(self, node: Node,
                rows: Iterable[Row]) -> Iterator[tuple[Row, Node, dict[str, Any]]]:
        """Yield row, pattern and operands wherever a pattern ends with `node`."""
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
        """Return the tile that covers most operations; of equals one that folds a load."""
        if node.op == "load":
            return self.load_tile(node)
        if node.op == "const":
            return Tile(self.isa.find_row("mov {d}, {i}"), node.kind.size,
                        (to_signed(node.data, node.width),))
        if node.op in (SCRATCH, "table"):
            table, offset = node.data
            return Tile(self.isa.find_row("lea {d}, {m}"), 64,
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
        row = next(row for row in self.isa.all_rows if row.gather_mask and row.lane == kind.word
                   and row.register_class == kind.register_class and kind.size in row.widths)
        lane_offsets = address.lane_offsets
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
        """Return the operations covered, and the truth-table tile (VPTERNLOG) that ends with a
        node."""
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
        """Return whether each node between `node` and `leaves`, but constants, has only one use."""
        return all(self.use_counts[child] == 1 and self.is_interior_private(child, leaves)
                   for child in node.args if child not in leaves and child.op != "const")

    def tile_by_mnemonic(self, node: Node) -> Tile:
        """Return the tile of an `apply` node, which names its mnemonic: first row and width that
        fit."""
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
        shuffle = find_shuffle(self.isa, node.kind, source_classes(node.args), byte_sources(node))
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
        """Return the tile of the one-operand integer instruction (BSWAP) that permutes bytes so."""
        bits, pieces = node.data
        probe = Word(int.from_bytes(bytes(range(1, node.width // 8 + 1)), "little"), node.width)
        swapped = join(split(probe, bits)[p] for p in pieces)
        row = next(row for row in self.isa.all_rows
                   if row.register_class == "int" and [o.name for o in row.reads] == ["a"]
                   and row.written and node.width in row.widths
                   and not any(o.register_form for o in row.operands)
                   and row.means(probe) == swapped)
        return Tile(row, node.kind.size, node.args)


def inner_arguments(node: Node, leaves: Collection[Node]) -> Iterator[Node]:
    """Yield arguments of `node` and of nodes between it and `leaves`, once for each use."""
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
    """Return a row's semantics on placeholders that are named like its operands; None without."""
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


# Instructions of a block

def load_large_constants(graph: DataflowGraph) -> tuple[DataflowGraph, dict[str, Table]]:
    """Return the graph with loads for constants that cannot be immediates, and their tables."""
    tables: dict[str, Table] = {}
    constant_loads: list[tuple[int, Node]] = []
    numbers: list[int] = []

    def rewrite_node(new: DataflowGraph, node: Node, _: list[Node]) -> Node | None:
        if (node.op != "const" or node.kind.register_class == "int"
            and abs(to_signed(node.data, node.width)) < 1 << 31):
            return None
        data = b"".join(word.to_bytes(node.width // 8, "little") for word in constant_lanes(node))
        name, offset = f"words_{data.hex()}", 0
        if node.kind.register_class == "int":
            name, offset = f"numbers_{graph.name}", len(numbers) * len(data)
            numbers.append(node.data)
            tables[name] = Table(name, node.width, tuple(numbers),
                                 comment="constants too large for an immediate")
        else:
            tables[name] = Table(name, 8, tuple(data), len(data),
                                 "constant words"
                                 + (f", first used for: {node.note}" if node.note else ""))
        address = Address("constants", node.kind.size, offset, table=name)
        load = new.intern("load", (), (address, 0), node.kind)
        constant_loads.append((0, load))
        return load

    new = rebuild(graph, rewrite_node)
    new.loads += constant_loads
    return new, tables


def select(graph: DataflowGraph, isa: ISA,
           rewrite_options: RewriteOptions) -> tuple[BasicBlock, dict[str, Table]]:
    """Rewrite the graph of one basic block, and cover it with instructions."""
    graph = apply_identities(rewrite_sigmas(graph, rewrite_options), rewrite_options)
    graph = split_shuffles(split_new_e(graph, rewrite_options), isa)
    graph, tables = load_large_constants(balance_sums(graph))
    tiles, needed = choose_tiles(graph, isa, rewrite_options)
    emitter = TileEmitter(isa, tables)
    names = {node: name for name, node in graph.writes.items()}
    reads: dict[str, Value] = {}
    for node in live_nodes(graph):
        if node in needed:
            value = emitter.emit_node(node, tiles.get(node), names.get(node) or node.note)
            if node.op == "var":
                reads[node.data] = value
    for number, effect in enumerate(graph.effects):
        emitter.emit_store(effect, (load for before, load in graph.loads if before <= number))
    emitter.instructions.sort(key=lambda entry: entry[0])
    writes = {name: emitter.values[node] for name, node in graph.writes.items()}
    return BasicBlock(graph.name, tuple(i for _, i in emitter.instructions), reads, writes,
                      graph.comment, graph.weight), tables


def choose_tiles(graph: DataflowGraph, isa: ISA,
                 rewrite_options: RewriteOptions) -> tuple[Mapping[Node, Tile], set[Node]]:
    """Choose the tile of each operation that becomes an instruction, from the last to the first."""
    selector = Selector(graph, isa, rewrite_options)
    tiles_by_node: dict[Node, Tile] = {}
    needed = set(graph.roots())
    for node in reversed(live_nodes(graph)):
        if node in needed and node.op == "view":
            needed.add(node.args[0])
        elif node in needed and node.op != "var":
            tiles_by_node[node] = tile = selector.choose_tile(node)
            needed |= set(find_operands(Node, tile.args))
    return tiles_by_node, needed


class TileEmitter:
    """Emits instructions behind those whose results they read; adds their tables to `tables`."""

    def __init__(self, isa: ISA, tables: dict[str, Table]):
        self.isa, self.tables = isa, tables
        self.values: dict[Node, Value] = {}
        self.constants: dict[tuple[str, int], Value] = {}          # by table name and width in bits
        self.instructions: list[tuple[float, Instruction]] = []

    def new_value(self, kind: ValueKind, name: str) -> Value:
        """Return a new virtual register of type `kind`; `name` is for diagnostics."""
        return Value(len(self.values) + len(self.constants), kind.register_class, kind.size, name)

    def emit(self, sort_key: float, node: Node | Store, row: Row, width: int, out: Any,
             args: Iterable[Source]) -> None:
        """Append an instruction with the comment and group of `node`, to be sorted by the key."""
        self.instructions.append((sort_key,
                                  Instruction(row, width, out, tuple(args), node.note, node.group)))

    def emit_node(self, node: Node, tile: Tile | None, name: str) -> Value:
        """Return the virtual register of a node; emit the instruction of its tile, if any."""
        if node.op == "view":
            self.values[node] = self.values[node.args[0]]
            return self.values[node]
        self.values[node] = value = self.new_value(node.kind, name)
        if tile:
            # The last operand comes first: a gather's index vector is loaded before its mask.
            operands = [self.source(node, arg) for arg in reversed(tile.args)]
            self.emit(node.number, node, tile.row, tile.width, value, reversed(operands))
        return value

    def source(self, node: Node | Store, arg: Any) -> Any:
        """Return an operand with virtual registers in place of nodes and constant vectors."""
        if isinstance(arg, Address):
            return replace(arg, index=self.source(node, arg.index),
                           base=self.source(node, arg.base))
        if isinstance(arg, ConstantVector):
            assert isinstance(node, Node)
            return self.load_table(node, arg.table, arg.kind)
        return self.values[arg] if isinstance(arg, Node) else arg

    def load_table(self, node: Node, table: Table, kind: ValueKind) -> Value:
        """Return a virtual register of type `kind` that holds the first words of `table`."""
        # A table for a narrower register is the beginning of the table for a wider one.
        self.tables[table.name] = max(self.tables.get(table.name, table), table,
                                      key=lambda t: len(t.words))
        if (table.name, kind.size) not in self.constants:
            self.constants[table.name, kind.size] = value = self.new_value(kind, table.name)
            self.emit(node.number, node, move_row(self.isa, kind, False), kind.size, value,
                      [Address("constants", kind.size, table=table.name)])
        return self.constants[table.name, kind.size]

    def emit_store(self, effect: Store, loads: Iterable[Node]) -> None:
        """Emit a store behind its value and those of the earlier `loads` that it may overlap."""
        after = [effect.node.number] + [
            load.number for load in loads
            if load in self.values and may_alias(effect.address, load.data[0])]
        # An integer store may write only the low part of its register.
        kind, address = effect.node.kind, self.source(effect, effect.address)
        width = address.size if kind.register_class == "int" else kind.size
        self.emit(max(after) + 0.5, effect, move_row(self.isa, kind, True, address.size), width,
                  address, [self.values[effect.node]])
