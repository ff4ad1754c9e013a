"""The pipeline on one page: plan, select, order, allocate; then frame, emit, prove, write."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from types import ModuleType

from . import uarch
from .compile.allocate import allocate
from .compile.cover import select
from .compile.found import fingerprint, fitted
from .compile.moves import moves
from .compile.order import order
from .compile.spell import Chosen
from .compile.wipe import upper_halves, wiped
from .plan import alone, blocks, lane_loops, shapes, special, whole
from .plan.graph import Trace
from .plan.lanes import Lanes
from .plan.layout import Layout, layout, state_names
from .plan.loops import Plan
from .plan.rounds import Scalar
from .plan.special import ENGINES
from .plan.spelling import LANES, SIGMAS, SPELLINGS
from .plan.split import Split
from .program import Item, Program, Region, Table
from .request.cells import Cell, Compiled, OneLength, Rounds, Scheduled


def prototype(hash: ModuleType, kind: str, symbol: str) -> str:
    """The C declaration, without the semicolon."""
    word, count = f"uint{hash.WIDTH}_t", len(state_names(hash))
    return {"blocks": f"void {symbol}({word} state[{count}], const void *data, size_t blocks)",
            "schedule": f"void {symbol}({word} *wk, const void *data)",
            "rounds": f"void {symbol}({word} state[{count}], const {word} *wk, size_t stride)"}[kind]


def layouts(cell: Scheduled) -> list[Layout]:
    """The batch's layout, and that of one block for what is left: measured, it beats n lanes of which some idle nearly always."""
    lay, one = cell.lay, layout(cell.family.WIDTH, 1, cell.target.vector)
    assert lay is not None and one is not None
    return [lay] if cell.n == 1 else [lay, replace(one, bare=lay.bare)]


def plan(cell: Compiled, kind: str) -> Plan:
    """What a kernel does, before instructions."""
    hash = cell.family
    own = ENGINES.get((cell.isa, hash.NAME))
    if isinstance(cell, OneLength):
        lays = [] if own else layouts(cell)
        return whole.plan(hash, cell.hash, cell.message, lays, own, None if own else engine(cell, lays))
    if own:
        return {"blocks": special.blocks, "schedule": special.schedule, "rounds": special.compression}[kind](hash, own)
    if isinstance(cell, Rounds):
        return alone.compression(hash)
    lays = layouts(cell)
    if kind == "blocks" and cell.rounds == "lanes":
        return lane_loops.blocks(hash, lays, Lanes(hash.WIDTH, cell.forms), cell.carry if cell.carry == "integer" else "woven")
    return blocks.blocks(hash, lays, engine(cell, lays)) if kind == "blocks" else alone.schedule(hash, lays[0])


def engine(cell: Scheduled, lays: Sequence[Layout]) -> Scalar:
    """How blocks that carry no schedule run their rounds."""
    if cell.rounds != "split":
        return Scalar()
    return Split(cell.family.WIDTH, not cell.target.turns)


def chosen(cell: Cell) -> Chosen:
    """The rotations and spellings of a cell."""
    isa = cell.target
    spelling = next(s for s in SPELLINGS if s.name == cell.chmaj)
    return Chosen(next(r for r in isa.rotations if r.name == cell.rot),
                  next((r for r in isa.lane_rotations if r.name == cell.lane_rot), None), spelling.identities,
                  () if any(row.table for row in isa.all_rows) else LANES.identities,
                  next(s for s in SIGMAS if s.name == cell.sigma).rewrite)


def selected(cell: Compiled, kind: str, prefix: str) -> tuple[Program, int]:
    """One kernel of a cell on values, in the order of the text; and the size of the frame's part that it uses itself."""
    hash, isa = cell.family, cell.target
    asked = plan(cell, kind)
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
    told = shapes.prototype(hash, cell.message, symbol) if isinstance(cell, OneLength) else prototype(hash, kind, symbol)
    return Program(symbol, told, asked.parameters, tuple(items), constants, variables,
                   about=about(cell, kind)), asked.area_bytes


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
        return order(region, fit.keys if fit else None)

    items = tuple(arrange(item) if isinstance(item, Region) else item for item in program.items)
    if lost := sorted(set(known) - {item.name for item in items if isinstance(item, Region)}):
        print(f"nsms: {cell.stem}/{kind} has no region {', '.join(lost)} any more, for which {cell.uarch} has an order. {again}",
              file=sys.stderr)
    return replace(program, items=items)


def compile(cell: Compiled, kind: str, prefix: str = "nsms_") -> Program:
    """One kernel of a cell, on registers."""
    program, area_bytes = selected(cell, kind, prefix)
    done = allocate(arranged(program, cell, kind), cell.target.registers, moves(cell.target), area_bytes)
    return wiped(done, cell.target) if cell.wipe == "1" else done


def about(cell: Compiled, kind: str) -> tuple[str, ...]:
    """What a kernel computes, for its banner."""
    if isinstance(cell, OneLength):
        return shapes.about(cell.family, cell.hash, cell.message)
    names = ", ".join(name.upper() for name in cell.family.INITIAL)
    n = cell.n or 1
    blocks = f"{n} block{'s' * (n > 1)}"
    stored = "W_t + K_t" if any(cell.family.K) else "W_t"
    return {"blocks": (f"{names}: the intermediate hash value after any number of blocks;",
                       f"the schedules of {blocks} at a time are computed together."),
            "schedule": (f"{names}: {stored} of {blocks}, wk[t*{n} + j] for block j.",),
            "rounds": (f"{names}: one compression, reading {stored} at wk[t*stride].",)}[kind]
