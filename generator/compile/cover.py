"""Graph in, instructions on values out: every node gets the row whose meaning it is.

Constants of vectors become loads, every node that is needed gets its tile (tiles.py), and the tiles their operands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..isa import ISA, Row
from ..plan.graph import Kind, Node, Store, Trace, lanes
from ..program import Address, Instruction, Operand, Region, Table, Value, meet
from .shuffle import split_shuffles
from .spell import Chosen, arrange, needed, pointers, rebuilt, remade, respell, resummed
from .tiles import Cover, Folded, Unselectable, signed


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
                wanted |= set(pointers(arg.load.data[0])) if isinstance(arg, Folded) else set()

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
        if isinstance(arg, Folded):
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
