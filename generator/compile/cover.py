"""Graph in, instructions on values out: every node gets the row whose meaning it is.

No instruction and no hash is known here by name: constants that are no immediates become loads, every node that is needed
gets its tile (tiles.py), and the tiles their operands. What a plan asks for by name (`apply`) is the plan's business.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..plan.graph import Node, Store, Trace, ValueKind, lanes
from ..target.isa import ISA, Row
from ..target.program import Address, Instruction, Region, Source, Table, Value, meet, named
from .moves import addresser, gatherer, mover, setter
from .shuffle import split_shuffles
from .spell import Chosen, arrange, needed, parted, rebuilt, remade, respell, resummed
from .tiles import Folded, Tile, Tiles, signed


def from_memory(trace: Trace) -> tuple[Trace, dict[str, Table]]:
    """The trace with constants that are no immediates as loads, and the tables that they load: of vectors one each, of integers
    one for the region."""
    tables: dict[str, Table] = {}
    made: list[tuple[int, Node]] = []
    numbers: list[int] = []

    def change(new: Trace, node: Node, args: list[Node]) -> Node:
        if node.op != "const" or node.kind.bank == "int" and abs(signed(node)) < 1 << 31:
            return remade(new, node, args)
        data = b"".join(word.to_bytes(node.width // 8, "little") for word in lanes(node))
        name, at = f"words_{data.hex()}", 0
        if node.kind.bank == "int":
            name, at = f"numbers_{trace.name}", len(numbers) * len(data)
            numbers.append(node.data)
            tables[name] = Table(name, node.width, tuple(numbers), comment="numbers that are no immediates")
        else:
            tables[name] = Table(name, 8, tuple(data), len(data), "constant words")
        made.append((0, new.make("load", (), (Address("constants", node.kind.size, at, table=name), 0), node.kind)))
        return made[-1][1]

    new = rebuilt(trace, change)
    new.loads += made
    return new, tables


def select(trace: Trace, isa: ISA, chosen: Chosen) -> tuple[Region, dict[str, Table]]:
    """One region: spelled as chosen, sums arranged, covered with rows; and the tables that it refers to."""
    return cover(arrange(split_shuffles(parted(respell(resummed(trace, chosen), chosen), chosen), isa)), isa, chosen)


def cover(trace: Trace, isa: ISA, chosen: Chosen) -> tuple[Region, dict[str, Table]]:
    """The trace as a region of instructions, and the tables (shuffle controls and the like) that it refers to."""
    trace, tables = from_memory(trace)
    tiles, wanted = tiled(trace, isa, chosen)
    placing = Placing(isa, tables)
    names = {node: name for name, node in trace.writes.items()}
    reads: dict[str, Value] = {}
    for node in needed(trace):
        if node in wanted:
            value = placing.node(node, tiles.get(node), names.get(node) or node.note)
            if node.op == "var":
                reads[node.data] = value
    for number, effect in enumerate(trace.effects):
        placing.store(effect, (load for before, load in trace.loads if before <= number))
    placing.placed.sort(key=lambda entry: entry[0])
    writes = {name: placing.values[node] for name, node in trace.writes.items()}
    return Region(trace.name, tuple(i for _, i in placing.placed), reads, writes, trace.comment, trace.weight), tables


def tiled(trace: Trace, isa: ISA, chosen: Chosen) -> tuple[Mapping[Node, Tile], set[Node]]:
    """A tile for every node that an instruction makes, from the last to the first; and the nodes of which a value is needed:
    what lies within a tile is none of them."""
    choice = Tiles(trace, isa, chosen)
    found: dict[Node, Tile] = {}
    wanted = set(trace.roots())
    for node in reversed(needed(trace)):
        if node not in wanted:
            continue
        if node.op == "load":
            wanted |= set(named(Node, node.data[:1]))
        elif node.op == "view":
            wanted.add(node.args[0])
        elif node.op not in ("var", "const", "area", "table"):
            found[node] = tile = choice.tile(node)
            for arg in tile.args:
                wanted |= {arg} if isinstance(arg, Node) else set()
                wanted |= set(named(Node, arg.load.data[:1])) if isinstance(arg, Folded) else set()
    return found, wanted


class Placing:
    """The instructions of a region as they are placed: each behind the nodes that it needs, a constant's load before its first
    use. `tables` grows by what they refer to."""

    def __init__(self, isa: ISA, tables: dict[str, Table]):
        self.isa, self.tables = isa, tables
        self.values: dict[Node, Value] = {}
        self.constants: dict[tuple[str, int], Value] = {}          # by table and bits
        self.placed: list[tuple[float, Instruction]] = []

    def fresh(self, kind: ValueKind, name: str) -> Value:
        return Value(len(self.values) + len(self.constants), kind.bank, kind.size, name)

    def put(self, at: float, node: Node | Store, row: Row, width: int, out: Any, args: Iterable[Source]) -> None:
        self.placed.append((at, Instruction(row, width, out, tuple(args), node.note, node.group)))

    def node(self, node: Node, tile: Tile | None, name: str) -> Value:
        """The node's value, and the instruction that makes it, unless another has made it or it is a variable."""
        if node.op == "view":
            self.values[node] = self.values[node.args[0]]
            return self.values[node]
        self.values[node] = value = self.fresh(node.kind, name)
        if node.op != "var":
            row, width, args = self.made(node, tile)
            self.put(node.number, node, row, width, value, args)
        return value

    def made(self, node: Node, tile: Tile | None) -> tuple[Row, int, Sequence[Source]]:
        """The row that makes a node, its width and its operands."""
        if tile is not None:
            return tile.row, tile.width, [self.operand(node, a) for a in tile.args]
        if node.op == "load":
            address = self.address(node.data[0])
            return self.gathered(node, address) if address.spread else (
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
            self.put(node.number, node, mover(self.isa, kind, False), kind.size, value,
                     [Address("constants", kind.size, table=table.name)])
        return self.constants[table.name, kind.size]

    def gathered(self, node: Node, address: Address) -> tuple[Row, int, Sequence[Source]]:
        """A load of each lane from its own place: the places and the mask are constants."""
        row, spread = gatherer(self.isa, node.kind), address.spread
        bank, bits = row.class_of(row.gathers, node.kind.size)
        steps = f"{len(set(spread))}x{max(spread) // max(1, len(set(spread)) - 1)}"
        index = self.constant(node, Table(f"places_{steps}", row.lane, spread, comment="where each lane reads"), node.kind)
        mask = self.constant(node, Table("every_lane", 64, (-1 & (1 << 64) - 1,) * (bits // 64), comment="every lane is read"),
                             ValueKind(bank, row.lane, bits))
        return row, node.kind.size, [mask if o.name == row.gathers else replace(address, index=index) for o in row.reads]

    def store(self, effect: Store, loads: Iterable[Node]) -> None:
        """A store, behind what it stores and behind those of the `loads` before it that may read the same bytes."""
        after = [effect.node.number] + [load.number for load in loads
                                        if load in self.values and meet(effect.address, load.data[0])]
        kind, address = effect.node.kind, self.address(effect.address)
        width = address.size if kind.bank == "int" else kind.size           # the low part, if less is stored
        self.put(max(after) + 0.5, effect, mover(self.isa, kind, True, address.size), width, address, [self.values[effect.node]])
