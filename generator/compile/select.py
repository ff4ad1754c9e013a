"""Instruction selection: covers a dataflow graph with instruction forms (maximal munch). Input is
the dataflow graph of one basic block; output is a `BasicBlock` of instructions on virtual registers
and the constant tables that they read. The pass rewrites the graph, and replaces constants that
cannot be immediates by loads."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from ..plan.graph import DataflowGraph, Node, Store, ValueKind, constant_lanes
from ..spec.words import to_signed
from ..x86.isa import Row
from ..x86.program import (
    Address,
    BasicBlock,
    Instruction,
    Source,
    Table,
    Value,
    find_operands,
    may_alias,
)
from ..x86.target import ISA
from .moves import move_row
from .rewrite import (
    RewriteOptions,
    apply_identities,
    balance_sums,
    live_nodes,
    rebuild,
    rewrite_sigmas,
    split_new_e,
)
from .selector import ConstantVector, Selector, Tile
from .shuffle import split_shuffles


def load_large_constants(graph: DataflowGraph) -> tuple[DataflowGraph, dict[str, Table]]:
    """Return (graph, tables): the graph with loads in place of constants that cannot be immediates,
    and the tables that these loads read, by name."""
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
    """Emits the instructions of one basic block.

    Each instruction follows the instructions whose results it reads; the load of a constant stands
    before its first use. The emitter adds the tables that the instructions read to `tables`, a
    mapping by name.
    """

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
        """Append an instruction of the form `row` that writes `out` and reads `args`; `width` is in
        bits. It has the comment and group of `node`. `select` sorts the instructions of the block
        by `sort_key`."""
        self.instructions.append((sort_key,
                                  Instruction(row, width, out, tuple(args), node.note, node.group)))

    def emit_node(self, node: Node, tile: Tile | None, name: str) -> Value:
        """Return the virtual register of a node; emit the instruction of its tile, if it has
        one."""
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
        """Return `arg`, an operand of the instruction for `node`, with virtual registers in place
        of nodes and constant vectors."""
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
        """Emit a store after the instruction that computes its value, and after each of `loads`
        that may read the same bytes. `loads` are the loads that precede the store in the plan."""
        after = [effect.node.number] + [
            load.number for load in loads
            if load in self.values and may_alias(effect.address, load.data[0])]
        # An integer store may write only the low part of its register.
        kind, address = effect.node.kind, self.source(effect, effect.address)
        width = address.size if kind.register_class == "int" else kind.size
        self.emit(max(after) + 0.5, effect, move_row(self.isa, kind, True, address.size), width,
                  address, [self.values[effect.node]])
