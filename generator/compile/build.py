"""The pipeline on one page: plan, select, order, allocate; then frame, emit, prove, write."""

import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from ..plan import alone, blocks, multi, paired, pairs, special, streams, whole
from ..plan.blocks import Integer
from ..plan.graph import Trace
from ..plan.lane_loops import InLanes
from ..plan.lanes import Lanes
from ..plan.layout import LaneLayout, layout
from ..plan.loops import Plan
from ..plan.rounds import Engine
from ..plan.special import ENGINES, Special
from ..plan.spelling import LANES, MUX, SIGMAS, SPELLINGS, TABLED
from ..plan.split import Split
from ..plan.whole_rows import InRows
from ..plan.whole_words import InWords
from ..request.cells import Cell, Compiled, Many, OneLength, Scheduled
from ..target import uarch
from ..target.program import Item, Program, Region, Table
from ..text.kinds import KINDS, Function, Pointer
from .allocate import allocate
from .cover import select
from .dump import STAGES, passed, planned
from .found import fingerprint, fitted
from .moves import moves
from .order import default_keys, order, side_by_side
from .spell import Chosen
from .verify import verify
from .wipe import upper_halves, wiped


def function(cell: Compiled, kind: str) -> Function:
    """What is to be computed: the record of a kind with what the cell says."""
    message = cell.message if isinstance(cell, OneLength) else None
    return Function(cell.family, KINDS[kind], cell.n or 1, message, cell.m if isinstance(cell, Many) else 1)


def layouts(cell: Scheduled) -> list[LaneLayout]:
    """The batch's layout, and that of one block for what is left: measured, it beats n lanes of which some idle nearly always.
    None for instructions that have rows of their own."""
    if cell.target.special:
        return []
    lay, one = cell.lay, layout(cell.family.WIDTH, 1, cell.target.vector)
    assert lay is not None and one is not None
    return [lay] if cell.n == 1 else [lay, replace(one, bare=lay.bare)]


def engine(cell: Scheduled | OneLength) -> Engine:
    """What holds the hash value, and how rounds run."""
    word = cell.family.WIDTH
    if own := special_engine(cell):
        return own
    if cell.rounds == "lanes":
        carry = cell.carry or cell.usual_carry
        return InLanes(Lanes(word, cell.forms), beside=carry == "rounds", integer=carry == "integer")
    return Integer(Split(word, not cell.target.turns)) if cell.rounds == "split" else Integer()


def special_engine(cell: Cell) -> Special | None:
    """The engine of instructions made for the cell's hash, if its ISA has them."""
    return ENGINES.get((cell.isa, cell.family.NAME))


def fixed_plan(cell: OneLength) -> Plan:
    """A message of which much is known."""
    own = special_engine(cell)
    return whole.plan(cell.family, cell.message, layouts(cell), engine(cell),
                      partial(InRows, engine=own) if own else InWords)


def multi_plan(cell: Many) -> Plan:
    """Several messages: in lanes, or in streams, whose schedules lanes may make."""
    if (own := special_engine(cell)) is None:
        return multi.blocks(cell.family, cell.layouts)
    if cell.schedule == "lanes":
        return paired.blocks(cell.family, own, cell.layouts[0])
    return streams.blocks(cell.family, own, cell.m)


def pairs_plan(cell: Many) -> Plan:
    """Several nodes, likewise."""
    if (own := special_engine(cell)) is None:
        return pairs.in_lanes(cell.family, cell.layouts[0])
    if cell.schedule == "lanes":
        return paired.nodes(cell.family, own, cell.layouts[0])
    return pairs.in_streams(cell.family, own, cell.m)


PLANS: dict[str, Callable[[Any], Plan]] = {                # what a kernel of each kind does, before instructions
    "blocks": lambda cell: blocks.blocks(cell.family, layouts(cell), engine(cell)),
    "schedule": lambda cell: special.schedule(cell.family, own) if (own := special_engine(cell)) else
                alone.schedule(cell.family, layouts(cell)[0]),
    "rounds": lambda cell: special.compression(cell.family, own) if (own := special_engine(cell)) else
              alone.compression(cell.family),
    "fixed": fixed_plan,
    "multi": multi_plan,
    "pairs": pairs_plan}


def chosen(cell: Cell) -> Chosen:
    """The rotations and spellings of a cell."""
    isa = cell.target
    spelling = next(s for s in SPELLINGS if s.name == cell.chmaj)
    tabled = any(row.table for row in isa.all_rows)
    if isinstance(cell, Many):                                 # its rounds are in lanes: a table for Maj, or few steps
        in_lanes = (TABLED if tabled else MUX).identities
    else:
        in_lanes = () if tabled else LANES.identities
    return Chosen(next(r for r in isa.rotations if r.name == cell.rot),
                  next((r for r in isa.lane_rotations if r.name == cell.lane_rot), None), spelling.identities,
                  in_lanes, next(s for s in SIGMAS if s.name == cell.sigma).rewrite, spelling.apart)


def selected(cell: Compiled, kind: str, prefix: str) -> tuple[Program, int]:
    """One kernel of a cell on values, in the order of the text; and the size of the frame's part that it uses itself."""
    isa, asked = cell.target, PLANS[kind](cell)
    variables: dict[str, tuple[str, int]] = dict.fromkeys(asked.parameters, ("int", 64))
    controls: dict[str, Table] = {}
    items: list[Item] = []
    for item in asked.items:
        if isinstance(item, Trace):
            variables |= {name: (node.kind.bank, node.kind.size) for name, node in item.writes.items()}
            region, tables = select(item, isa, chosen(cell))
            for table in tables.values():
                controls[table.name] = max(controls.get(table.name, table), table, key=lambda t: len(t.words))
            items.append(region)
        else:
            items.append(item)
    items += upper_halves(isa, items)
    symbol = cell.symbol(kind, prefix)
    constants = asked.tables + tuple(controls.values())
    f = function(cell, kind)
    return Program(symbol, f.prototype(symbol), asked.parameters, tuple(items), constants, variables,
                   about=(*f.about, touches(f)), frame_pointer=cell.frame == "rbp"), asked.area_bytes


def usual_keys(cell: Cell, region: Region) -> list[float]:
    """The keys of a region's instructions where no search found others."""
    own = special_engine(cell)
    as_text = not own or own.as_text or cell.schedule == "lanes"
    return side_by_side(region) if isinstance(cell, Many) and as_text else default_keys(region)


def arranged(program: Program, cell: Cell, kind: str) -> Program:
    """Every region in its order: the one found for the cell's microarchitecture as far as it fits, else the default. What does
    not fit is told."""
    known: dict[str, str] = uarch.kernels(cell.uarch).get(f"{cell.stem}/{kind}", {}).get("regions", {})
    again = f"`{cell.command.replace('make gen', 'make tune')}` searches anew."

    def arrange(region: Region) -> Region:
        data = uarch.order(cell.uarch, fingerprint(region), known.get(region.name))
        fit = fitted(region, data) if data else None
        if fit and str(fit):
            whole = "they stand beside their neighbours" if fit.keys else "it takes the generic one"
            print(f"nsms: {cell.stem}/{kind}: the order that {cell.uarch} has for region {region.name} does not fit all of it: "
                  f"{fit}; {whole}. {again}", file=sys.stderr)
        return order(region, fit.keys if fit and fit.keys else usual_keys(cell, region))

    items = tuple(arrange(item) if isinstance(item, Region) else item for item in program.items)
    if lost := sorted(set(known) - {item.name for item in items if isinstance(item, Region)}):
        print(f"nsms: {cell.stem}/{kind} has no region {', '.join(lost)} any more, for which {cell.uarch} has an order. {again}",
              file=sys.stderr)
    return replace(program, items=items)


def registers(cell: Compiled) -> Mapping[str, int]:
    """How many registers of each bank the allocation has: an integer register less where RBP is the frame pointer."""
    have = cell.target.registers
    return {**have, "int": min(have["int"], 15)} if cell.frame == "rbp" else have


def compile(cell: Compiled, kind: str, prefix: str = "nsms_") -> Program:
    """One kernel of a cell, on registers."""
    program, area_bytes = selected(cell, kind, prefix)
    before, rows = arranged(program, cell, kind), moves(cell.target)
    after = allocate(before, registers(cell), rows, area_bytes)
    verify(before, after, rows, area_bytes)
    return wiped(after, cell.target) if cell.wipe == "1" else after


def stages(cell: Compiled, kind: str, wanted: Collection[str], prefix: str = "nsms_") -> Iterator[str]:
    """What the wanted stages made of one kernel of a cell, as lines to read."""
    program, area_bytes = selected(cell, kind, prefix)
    ordered = arranged(program, cell, kind)
    made = {"plan": lambda: planned(PLANS[kind](cell).items), "select": lambda: passed(program), "order": lambda: passed(ordered),
            "allocate": lambda: passed(allocate(ordered, registers(cell), moves(cell.target), area_bytes))}
    for name in STAGES:
        if name in wanted:
            yield from [f"== {program.symbol}: {name}", *made[name](), ""]


def touches(f: Function) -> str:
    """Which bytes a kernel reads and writes, for its banner."""
    def size(p: Pointer) -> str:
        if p.strided:
            return f"{len(f.text.K)} words of {p.size} bytes at {p.name}, {f.number('stride')} words apart"
        if p.holds == "pointers":
            return f"{p.size} bytes at {p.name} and {f.block} at each of these pointers for each of the {f.number('blocks')}"
        return f"{p.each or p.size} bytes at {p.name}" + (f" for each of the {f.number('blocks')}" if p.each else "")

    return f"Reads {' and '.join(size(p) for p in f.pointers if p.given)}; writes {size(f.written)}."
