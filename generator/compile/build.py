"""The pipeline on one page: plan, select, order, allocate; then frame, emit, prove, write."""

import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from ..plan import (
    blocks,
    fixed,
    multi,
    pairs,
    sha_extensions,
    shared_schedule,
    single_kinds,
    streams,
)
from ..plan.blocks import ScalarEngine
from ..plan.fixed_rows import InRows
from ..plan.fixed_words import InWords
from ..plan.graph import DataflowGraph
from ..plan.layout import LaneLayout, layout
from ..plan.loops import Plan
from ..plan.rounds import Engine
from ..plan.rules import CH_MAJ_RULES, LANES, MUX, SIGMAS, TABLE_RULE
from ..plan.sha_extensions import ENGINES, ShaExtensions
from ..plan.split import Split
from ..plan.two_lane import Forms, Lanes
from ..plan.two_lane_loops import TwoLaneEngine
from ..request.configs import Compiled, FixedLength, KernelConfig, Many, Scheduled
from ..spec.kinds import KINDS, Function, Pointer
from ..x86 import uarch
from ..x86.program import BasicBlock, Item, Program, Table
from .allocate import allocate
from .dump import STAGES, plan_lines, program_lines
from .moves import moves
from .order import default_priorities, interleave, order
from .rewrite import RewriteOptions
from .select import select
from .stored_orders import fingerprint, match
from .verify import verify
from .zeroization import add_vzeroupper, add_zeroization


def function(config: Compiled, kind: str) -> Function:
    """What is to be computed: the record of a kind with what the cell says."""
    message = config.message if isinstance(config, FixedLength) else None
    return Function(config.family, KINDS[kind], config.n or 1, message, config.m if isinstance(config, Many) else 1)


def layouts(config: Scheduled) -> list[LaneLayout]:
    """The batch's layout, and that of one block for what is left: measured, it beats n lanes of which some idle nearly always.
    None for instructions that have rows of their own."""
    if config.target.has_round_instructions:
        return []
    lay, single_block = config.lay, layout(config.family.WIDTH, 1, config.target.vector)
    assert lay is not None and single_block is not None
    return [lay] if config.n == 1 else [lay, replace(single_block, without_k=lay.without_k)]


def engine(config: Scheduled | FixedLength) -> Engine:
    """What holds the hash value, and how rounds run."""
    word = config.family.WIDTH
    if round_engine := sha_engine(config):
        return round_engine
    if config.rounds == "lanes":
        carry = config.carry or config.default_carry
        return TwoLaneEngine(Lanes(word, config.forms or Forms()), overlap_schedule=carry == "rounds", integer=carry == "integer")
    return ScalarEngine(Split(word, not config.target.has_lane_rotate)) if config.rounds == "split" else ScalarEngine()


def sha_engine(config: KernelConfig) -> ShaExtensions | None:
    """The engine of instructions made for the cell's hash, if its ISA has them."""
    return ENGINES.get((config.isa, config.family.NAME))


def fixed_plan(config: FixedLength) -> Plan:
    """A message of which much is known."""
    round_engine = sha_engine(config)
    return fixed.plan(config.family, config.message, layouts(config), engine(config),
                      partial(InRows, engine=round_engine) if round_engine else InWords)


def multi_plan(config: Many) -> Plan:
    """Several messages: in lanes, or in streams, whose schedules lanes may make."""
    if (round_engine := sha_engine(config)) is None:
        return multi.blocks(config.family, config.layouts)
    if config.schedule == "lanes":
        return shared_schedule.blocks(config.family, round_engine, config.layouts[0])
    return streams.blocks(config.family, round_engine, config.m)


def pairs_plan(config: Many) -> Plan:
    """Several nodes, likewise."""
    if (round_engine := sha_engine(config)) is None:
        return pairs.in_lanes(config.family, config.layouts[0])
    if config.schedule == "lanes":
        return shared_schedule.nodes(config.family, round_engine, config.layouts[0])
    return pairs.in_streams(config.family, round_engine, config.m)


PLANS: dict[str, Callable[[Any], Plan]] = {                # what a kernel of each kind does, before instructions
    "blocks": lambda config: blocks.blocks(config.family, layouts(config), engine(config)),
    "schedule": lambda config: sha_extensions.schedule(config.family, instructions) if (instructions := sha_engine(config)) else
                single_kinds.schedule(config.family, layouts(config)[0]),
    "rounds": lambda config: sha_extensions.compression(config.family, instructions) if (instructions := sha_engine(config)) else
              single_kinds.compression(config.family),
    "fixed": fixed_plan,
    "multi": multi_plan,
    "pairs": pairs_plan}


def rewrite_options(config: KernelConfig) -> RewriteOptions:
    """The rotations and spellings of a cell."""
    isa = config.target
    rule = next(s for s in CH_MAJ_RULES if s.name == config.chmaj)
    tabled = any(row.table for row in isa.all_rows)
    if isinstance(config, Many):                                 # its rounds are in lanes: a table for Maj, or few steps
        in_lanes = (TABLE_RULE if tabled else MUX).identities
    else:
        in_lanes = () if tabled else LANES.identities
    return RewriteOptions(next(r for r in isa.rotations if r.name == config.rot),
                  next((r for r in isa.lane_rotations if r.name == config.lane_rot), None), rule.identities,
                  in_lanes, next(s for s in SIGMAS if s.name == config.sigma).rewrite, rule.split_new_e)


def select_kernel(config: Compiled, kind: str, prefix: str) -> tuple[Program, int]:
    """One kernel of a cell on values, in the order of the text; and the size of the frame's part that it uses itself."""
    isa, plan = config.target, PLANS[kind](config)
    variables: dict[str, tuple[str, int]] = dict.fromkeys(plan.parameters, ("int", 64))
    controls: dict[str, Table] = {}
    items: list[Item] = []
    for item in plan.items:
        if isinstance(item, DataflowGraph):
            variables |= {name: (node.kind.register_class, node.kind.size) for name, node in item.writes.items()}
            region, tables = select(item, isa, rewrite_options(config))
            for table in tables.values():
                controls[table.name] = max(controls.get(table.name, table), table, key=lambda t: len(t.words))
            items.append(region)
        else:
            items.append(item)
    items += add_vzeroupper(isa, items)
    symbol = config.symbol(kind, prefix)
    constants = plan.tables + tuple(controls.values())
    f = function(config, kind)
    return Program(symbol, f.prototype(symbol), plan.parameters, tuple(items), constants, variables,
                   about=(*f.about, accessed_bytes(f)), frame_pointer=config.frame == "rbp"), plan.scratch_bytes


def priorities(config: KernelConfig, region: BasicBlock) -> list[float]:
    """The keys of a region's instructions where no search found others."""
    round_engine = sha_engine(config)
    as_text = not round_engine or round_engine.as_text or config.schedule == "lanes"
    return interleave(region) if isinstance(config, Many) and as_text else default_priorities(region)


def order_blocks(program: Program, config: KernelConfig, kind: str) -> Program:
    """Every region in its order: the one found for the cell's microarchitecture as far as it fits, else the default. What does
    not fit is told."""
    fingerprints: dict[str, str] = uarch.kernels(config.uarch).get(f"{config.stem}/{kind}", {}).get("regions", {})
    again = f"`{config.command.replace('make gen', 'make tune')}` searches anew."

    def order_block(region: BasicBlock) -> BasicBlock:
        data = uarch.order(config.uarch, fingerprint(region), fingerprints.get(region.name))
        fit = match(region, data) if data else None
        if fit and str(fit):
            consequence = "they stand beside their neighbours" if fit.keys else "it takes the generic one"
            print(f"nsms: {config.stem}/{kind}: the order that {config.uarch} has for region {region.name} does not fit all of it: "
                  f"{fit}; {consequence}. {again}", file=sys.stderr)
        return order(region, fit.keys if fit and fit.keys else priorities(config, region))

    items = tuple(order_block(item) if isinstance(item, BasicBlock) else item for item in program.items)
    if missing_blocks := sorted(set(fingerprints) - {item.name for item in items if isinstance(item, BasicBlock)}):
        print(f"nsms: {config.stem}/{kind} has no region {', '.join(missing_blocks)} any more, for which {config.uarch} has an order. {again}",
              file=sys.stderr)
    return replace(program, items=items)


def registers(config: Compiled) -> Mapping[str, int]:
    """How many registers of each bank the allocation has: an integer register less where RBP is the frame pointer."""
    have = config.target.registers
    return {**have, "int": min(have["int"], 15)} if config.frame == "rbp" else have


def compile(config: Compiled, kind: str, prefix: str = "nsms_") -> Program:
    """One kernel of a cell, on registers."""
    program, scratch_bytes = select_kernel(config, kind, prefix)
    before, rows = order_blocks(program, config, kind), moves(config.target)
    after = allocate(before, registers(config), rows, scratch_bytes)
    verify(before, after, rows, scratch_bytes)
    return add_zeroization(after, config.target) if config.wipe else after


def stages(config: Compiled, kind: str, wanted: Collection[str], prefix: str = "nsms_") -> Iterator[str]:
    """What the wanted stages made of one kernel of a cell, as lines to read."""
    program, scratch_bytes = select_kernel(config, kind, prefix)
    ordered = order_blocks(program, config, kind)
    dumps = {"plan": lambda: plan_lines(PLANS[kind](config).items), "select": lambda: program_lines(program),
             "order": lambda: program_lines(ordered),
            "allocate": lambda: program_lines(allocate(ordered, registers(config), moves(config.target), scratch_bytes))}
    for name in STAGES:
        if name in wanted:
            yield from [f"== {program.symbol}: {name}", *dumps[name](), ""]


def accessed_bytes(f: Function) -> str:
    """Which bytes a kernel reads and writes, for its banner."""
    def size(p: Pointer) -> str:
        if p.strided:
            return f"{len(f.text.K)} words of {p.size} bytes at {p.name}, {f.number('stride')} words apart"
        if p.content == "pointers":
            return f"{p.size} bytes at {p.name} and {f.block} at each of these pointers for each of the {f.number('blocks')}"
        return f"{p.each or p.size} bytes at {p.name}" + (f" for each of the {f.number('blocks')}" if p.each else "")

    return f"Reads {' and '.join(size(p) for p in f.pointers if p.is_input)}; writes {size(f.written)}."
