"""Graph in, instructions on values out: every node gets the row whose meaning it is.

No instruction and no hash is known here by name: constants that are no immediates become loads, every node that is needed
gets its tile (tiles.py), and the tiles their operands. What a plan asks for by name (`apply`) is the plan's business.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..plan.graph import DataflowGraph, Node, Store, ValueKind, constant_lanes
from ..x86.isa import ISA, Row
from ..x86.program import Address, BasicBlock, Instruction, Source, Table, Value, find_operands, may_alias
from .moves import addresser, gatherer, mover, setter
from .rewrite import (
    RewriteOptions,
    apply_identities,
    balance_sums,
    needed,
    rebuilt,
    remade,
    rewrite_sums,
    split_new_e,
)
from .selector import Folded, Selector, Tile, signed
from .shuffle import split_shuffles


def from_memory(graph: DataflowGraph) -> tuple[DataflowGraph, dict[str, Table]]:
    """The trace with constants that are no immediates as loads, and the tables that they load: of vectors one each, of integers
    one for the region."""
    tables: dict[str, Table] = {}
    constant_loads: list[tuple[int, Node]] = []
    numbers: list[int] = []

    def change(new: DataflowGraph, node: Node, args: list[Node]) -> Node:
        if node.op != "const" or node.kind.register_class == "int" and abs(signed(node)) < 1 << 31:
            return remade(new, node, args)
        data = b"".join(word.to_bytes(node.width // 8, "little") for word in constant_lanes(node))
        name, at = f"words_{data.hex()}", 0
        if node.kind.register_class == "int":
            name, at = f"numbers_{graph.name}", len(numbers) * len(data)
            numbers.append(node.data)
            tables[name] = Table(name, node.width, tuple(numbers), comment="numbers that are no immediates")
        else:
            tables[name] = Table(name, 8, tuple(data), len(data), "constant words")
        constant_loads.append((0, new.intern("load", (), (Address("constants", node.kind.size, at, table=name), 0), node.kind)))
        return constant_loads[-1][1]

    new = rebuilt(graph, change)
    new.loads += constant_loads
    return new, tables


def select(graph: DataflowGraph, isa: ISA, rewrite_options: RewriteOptions) -> tuple[BasicBlock, dict[str, Table]]:
    """One region: spelled as chosen, sums arranged, covered with rows; and the tables that it refers to."""
    return cover(balance_sums(split_shuffles(split_new_e(apply_identities(rewrite_sums(graph, rewrite_options), rewrite_options),
                                                         rewrite_options), isa)), isa, rewrite_options)


def cover(graph: DataflowGraph, isa: ISA, rewrite_options: RewriteOptions) -> tuple[BasicBlock, dict[str, Table]]:
    """The trace as a region of instructions, and the tables (shuffle controls and the like) that it refers to."""
    graph, tables = from_memory(graph)
    tiles, wanted = tiled(graph, isa, rewrite_options)
    placer = Placer(isa, tables)
    names = {node: name for name, node in graph.writes.items()}
    reads: dict[str, Value] = {}
    for node in needed(graph):
        if node in wanted:
            value = placer.node(node, tiles.get(node), names.get(node) or node.note)
            if node.op == "var":
                reads[node.data] = value
    for number, effect in enumerate(graph.effects):
        placer.store(effect, (load for before, load in graph.loads if before <= number))
    placer.instructions.sort(key=lambda entry: entry[0])
    writes = {name: placer.values[node] for name, node in graph.writes.items()}
    return BasicBlock(graph.name, tuple(i for _, i in placer.instructions), reads, writes, graph.comment, graph.weight), tables


def tiled(graph: DataflowGraph, isa: ISA, rewrite_options: RewriteOptions) -> tuple[Mapping[Node, Tile], set[Node]]:
    """A tile for every node that an instruction makes, from the last to the first; and the nodes of which a value is needed:
    what lies within a tile is none of them."""
    selector = Selector(graph, isa, rewrite_options)
    tiles_by_node: dict[Node, Tile] = {}
    wanted = set(graph.roots())
    for node in reversed(needed(graph)):
        if node not in wanted:
            continue
        if node.op == "load":
            wanted |= set(find_operands(Node, node.data[:1]))
        elif node.op == "view":
            wanted.add(node.args[0])
        elif node.op not in ("var", "const", "area", "table"):
            tiles_by_node[node] = tile = selector.tile(node)
            for arg in tile.args:
                wanted |= {arg} if isinstance(arg, Node) else set()
                wanted |= set(find_operands(Node, arg.load.data[:1])) if isinstance(arg, Folded) else set()
    return tiles_by_node, wanted


class Placer:
    """The instructions of a region as they are placed: each behind the nodes that it needs, a constant's load before its first
    use. `tables` grows by what they refer to."""

    def __init__(self, isa: ISA, tables: dict[str, Table]):
        self.isa, self.tables = isa, tables
        self.values: dict[Node, Value] = {}
        self.constants: dict[tuple[str, int], Value] = {}          # by table and bits
        self.instructions: list[tuple[float, Instruction]] = []

    def fresh(self, kind: ValueKind, name: str) -> Value:
        return Value(len(self.values) + len(self.constants), kind.register_class, kind.size, name)

    def emit(self, at: float, node: Node | Store, row: Row, width: int, out: Any, args: Iterable[Source]) -> None:
        self.instructions.append((at, Instruction(row, width, out, tuple(args), node.note, node.group)))

    def node(self, node: Node, tile: Tile | None, name: str) -> Value:
        """The node's value, and the instruction that makes it, unless another has made it or it is a variable."""
        if node.op == "view":
            self.values[node] = self.values[node.args[0]]
            return self.values[node]
        self.values[node] = value = self.fresh(node.kind, name)
        if node.op != "var":
            row, width, args = self.tile_operands(node, tile)
            self.emit(node.number, node, row, width, value, args)
        return value

    def tile_operands(self, node: Node, tile: Tile | None) -> tuple[Row, int, Sequence[Source]]:
        """The row that makes a node, its width and its operands."""
        if tile is not None:
            return tile.row, tile.width, [self.operand(node, a) for a in tile.args]
        if node.op == "load":
            address = self.address(node.data[0])
            return self.gather_operands(node, address) if address.lane_offsets else (
                mover(self.isa, node.kind, False), node.kind.size, [address])
        if node.op == "const":
            return setter(self.isa), node.kind.size, [signed(node)]
        table, offset = node.data or ("", 0)
        return addresser(self.isa), 64, [Address("constants" if table else "area", 64, offset, table=table)]

    def address(self, address: Address) -> Address:
        base, index = (self.values[p] if isinstance(p, Node) else p for p in (address.base, address.index))
        return replace(address, base=base, index=index)

    def operand(self, node: Node, arg: Any) -> Source:
        """A tile's operand: a value, a number, the place of a load, or the load of a shuffle's control."""
        if isinstance(arg, Folded):
            return self.address(arg.load.data[0])
        if not isinstance(arg, tuple):
            return self.values[arg] if isinstance(arg, Node) else arg
        repeats = arg == arg[:16] * (len(arg) // 16)
        name = "shuffle_" + "".join(f"{c:x}" for c in (arg[:16] if repeats else arg))
        return self.constant(node, Table(name, 8, arg, comment="which byte goes where"), node.kind)

    def constant(self, node: Node, table: Table, kind: ValueKind) -> Value:
        """The value of a table's first words, which a load before `node` makes unless one has."""
        self.tables[table.name] = max(self.tables.get(table.name, table), table, key=lambda t: len(t.words))
        if (table.name, kind.size) not in self.constants:
            self.constants[table.name, kind.size] = value = self.fresh(kind, table.name)
            self.emit(node.number, node, mover(self.isa, kind, False), kind.size, value,
                     [Address("constants", kind.size, table=table.name)])
        return self.constants[table.name, kind.size]

    def gather_operands(self, node: Node, address: Address) -> tuple[Row, int, Sequence[Source]]:
        """A load of each lane from its own place: the places and the mask are constants."""
        row, spread = gatherer(self.isa, node.kind), address.lane_offsets
        register_class, bits = row.class_of(row.gather_mask, node.kind.size)
        steps = f"{len(set(spread))}x{max(spread) // max(1, len(set(spread)) - 1)}"
        index = self.constant(node, Table(f"places_{steps}", row.lane, spread, comment="where each lane reads"), node.kind)
        mask = self.constant(node, Table("every_lane", 64, (-1 & (1 << 64) - 1,) * (bits // 64), comment="every lane is read"),
                             ValueKind(register_class, row.lane, bits))
        return row, node.kind.size, [mask if o.name == row.gather_mask else replace(address, index=index) for o in row.reads]

    def store(self, effect: Store, loads: Iterable[Node]) -> None:
        """A store, behind what it stores and behind those of the `loads` before it that may read the same bytes."""
        after = [effect.node.number] + [load.number for load in loads
                                        if load in self.values and may_alias(effect.address, load.data[0])]
        kind, address = effect.node.kind, self.address(effect.address)
        width = address.size if kind.register_class == "int" else kind.size           # the low part, if less is stored
        self.emit(max(after) + 0.5, effect, mover(self.isa, kind, True, address.size), width, address, [self.values[effect.node]])
