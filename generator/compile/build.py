"""Compiler pipeline: plan, rewrite, select, order, allocate, zeroize. The second half
translates a configuration into what the passes take."""

import re
import sys
import textwrap
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from ..plan.drivers import blocks
from ..plan.engines.engine import RoundEngine
from ..plan.engines.scalar import ScalarRounds
from ..plan.engines.sha_stream import ENGINES, ShaExtensions
from ..plan.engines.two_lane import Forms, TwoLaneRounds
from ..plan.graph import DataflowGraph
from ..plan.layout import LaneLayout, layout
from ..plan.loops import Plan
from ..plan.rules import (
    CH_MAJ_RULES,
    LANE_RULE,
    MUX,
    SHIFT_FIRST,
    SIGMAS,
    STANDARD,
    TABLE_RULE,
)
from ..request.configs import KernelConfig
from ..spec.descriptions import about, prototype
from ..spec.hashes import block_bytes
from ..spec.kinds import KINDS, Function
from ..spec.message import Message
from ..x86 import uarch
from ..x86.program import (
    SCRATCH,
    Address,
    BasicBlock,
    Item,
    Program,
    Table,
    Value,
    find_operands,
    map_blocks,
)
from ..x86.target import find_moves
from .allocate import OutOfRegisters, allocate
from .frame import add_zeroization, clear_upper_halves, vzeroupper_blocks
from .order import default_priorities, fingerprint, interleave_strands, match_order, order_block
from .rewrite import RewriteOptions
from .select import select


def compile(config: KernelConfig, kind: str, prefix: str = "nsms_") -> Program:
    """Return a configuration's kernel on physical registers; `prefix` begins its symbol."""
    program = select_kernel(config, kind, prefix)  # plan, rewrite, select
    program = order_blocks(program, config, kind)
    allocated = allocate_program(program, config)
    if config.wipe:
        allocated = add_zeroization(allocated, config.target)
    return shorten_table_names(allocated)  # last: stored orders are found by the long names


def dump_passes(config: KernelConfig, kind: str, passes: Collection[str],
                prefix: str = "nsms_") -> Iterator[str]:
    """Yield lines that show the kernel after each of `passes`, in the order of STAGES."""
    from .dump import STAGES, item_lines, program_lines
    program = select_kernel(config, kind, prefix)
    ordered = order_blocks(program, config, kind)
    dumps = {"plan": lambda: item_lines(PLANS[kind](config).items),
             "select": lambda: program_lines(program), "order": lambda: program_lines(ordered),
             "allocate": lambda: program_lines(allocate_program(ordered, config))}
    for name in STAGES:
        if name in passes:
            yield from [f"== {program.symbol}: {name}", *dumps[name](), ""]


def kernel_function(config: KernelConfig, kind: str) -> Function:
    return Function(config.family, KINDS[kind], config.n or 1, config.message, config.m or 1)


def select_kernel(config: KernelConfig, kind: str, prefix: str) -> Program:
    """Return a kernel on virtual registers, in the order of the plan."""
    isa, plan = config.target, PLANS[kind](config)
    variables: dict[str, tuple[str, int]] = dict.fromkeys(plan.parameters, ("int", 64))
    controls: dict[str, Table] = {}
    items: list[Item] = []
    for item in plan.items:
        if isinstance(item, DataflowGraph):
            variables |= {name: (node.kind.register_class, node.kind.size)
                          for name, node in item.writes.items()}
            block, tables = select(item, isa, rewrite_options(config))
            for table in tables.values():
                controls[table.name] = max(controls.get(table.name, table), table,
                                           key=lambda t: len(t.words))
            items.append(block)
        else:
            items.append(item)
    items += vzeroupper_blocks(isa, items)
    if config.upper == "clear":
        items.insert(0, clear_upper_halves())
    symbol = config.symbol(kind, prefix)
    constants = plan.tables + tuple(controls.values())
    f = kernel_function(config, kind)
    return Program(symbol, prototype(f, symbol), plan.parameters, tuple(items), constants,
                   variables, about=tuple(textwrap.wrap(about(f), 96)),
                   frame_pointer=config.frame == "rbp", scratch_bytes=plan.scratch_bytes)


def order_blocks(program: Program, config: KernelConfig, kind: str) -> Program:
    """Order every block: as stored for the microarchitecture if that matches, else by default."""
    stored_kernel = uarch.kernels(config.uarch).get(f"{config.stem}/{kind}", {})
    fingerprints: dict[str, str] = stored_kernel.get("regions", {})  # by the name of the block
    advice = f"To search again: `{config.command.replace('make gen', 'make tune')}`."

    def apply_order(block: BasicBlock) -> BasicBlock:
        data = uarch.order(config.uarch, fingerprint(block), fingerprints.get(block.name))
        match = match_order(block, data) if data else None
        if match and (match.new or match.unused):
            consequence = ("new instructions are placed between their neighbours" if match.keys
                           else "the default order is used")
            print(f"nsms: {config.stem}/{kind}: the stored order of {config.uarch} for block "
                  f"{block.name} matches in part: {match.new} instructions are new, {match.unused} "
                  f"of its positions are unused; {consequence}. {advice}", file=sys.stderr)
        return order_block(block, match.keys if match and match.keys
                           else default_keys(config, block))

    items = map_blocks(apply_order, program.items)
    block_names = {item.name for item in items if isinstance(item, BasicBlock)}
    if missing_blocks := sorted(set(fingerprints) - block_names):
        print(f"nsms: {config.stem}/{kind}: {config.uarch} stores an order for "
              f"{', '.join(missing_blocks)}, but the kernel has no such block. {advice}",
              file=sys.stderr)
    return replace(program, items=items)


def allocate_program(program: Program, config: KernelConfig) -> Program:
    """Return the program on physical registers, without a scratch area if nothing uses one."""
    arguments = register_counts(config), find_moves(config.target)
    if program.has_scratch and not program.scratch_bytes:
        try:
            return allocate(remove_scratch(program), *arguments)
        except OutOfRegisters:  # a vector must be spilled to the scratch area
            pass
    return allocate(program, *arguments)


def remove_scratch(program: Program) -> Program:
    """Drop the variable SCRATCH and the instructions that compute it."""
    def remove_from_block(block: BasicBlock) -> BasicBlock:
        if SCRATCH not in block.writes:
            return block
        writes = {name: value for name, value in block.writes.items() if name != SCRATCH}
        live, code = set(writes.values()), []
        for i in reversed(block.instructions):
            if not isinstance(i.out, Value) or i.out in live:
                code.append(i)
                live |= set(find_operands(Value, (i.out, *i.args)))
        return replace(block, instructions=tuple(reversed(code)), writes=writes)

    return replace(program, items=map_blocks(remove_from_block, program.items),
                   variables={name: kind for name, kind in program.variables.items()
                              if name != SCRATCH})


def shorten_table_names(program: Program) -> Program:
    """Return the short names, such as words_0000ffff_x16, for tables that repeat at most 16
    bytes."""
    def shorten(name: str) -> str:
        match = re.fullmatch(r"words_((?:[0-9a-f]{8}){1,4}?)\1+", name)
        return f"words_{match[1]}_x{(len(name) - 6) // len(match[1])}" if match else name

    def rename(x: Any) -> Any:
        return replace(x, table=shorten(x.table)) if isinstance(x, Address) and x.table else x

    def rename_tables(block: BasicBlock) -> BasicBlock:
        return replace(block, instructions=tuple(
            replace(i, out=rename(i.out), args=tuple(map(rename, i.args)))
            for i in block.instructions))

    return replace(program, items=map_blocks(rename_tables, program.items),
                   tables=tuple(replace(t, name=shorten(t.name)) for t in program.tables))


# What the passes take

def batch_layouts(config: KernelConfig) -> list[LaneLayout]:
    """Return the lane layout of the batch and, if n > 1, of one remaining block."""
    if config.target.has_round_instructions:
        return []
    lay = config.lane_layout
    single_block = layout(config.family.WIDTH, 1, config.target.vector_bits)
    assert lay is not None and single_block is not None
    return [lay] if config.n == 1 else [lay, single_block]


def choose_engine(config: KernelConfig) -> RoundEngine:
    """Return the ISA's round instructions for the hash, else the engine of ROUNDS."""
    if round_engine := find_sha_engine(config):
        return round_engine
    if config.rounds == "lanes":
        carry = config.carry or config.default_carry
        return TwoLaneRounds(config.family, config.forms or Forms(),
                             overlap_schedule=carry == "rounds", integer=carry == "integer")
    if config.rounds == "split":
        from ..plan.engines.split import Split
        return Split(config.family, not config.target.has_lane_rotate)
    return ScalarRounds(config.family)


def find_sha_engine(config: KernelConfig) -> ShaExtensions | None:
    return ENGINES.get((config.isa, config.family.NAME))


def plan_fixed(config: KernelConfig) -> Plan:
    if config.is_array:
        return plan_many("array", config)
    assert config.message
    return blocks.plan_fixed(config.message, batch_layouts(config), choose_engine(config))


def plan_many(driver: str, config: KernelConfig) -> Plan:
    """Plan of many messages; its module is loaded here, as not every command needs it."""
    from ..plan.drivers import many
    sha = find_sha_engine(config)  # its words may be in lanes (SCHEDULE=lanes)
    arguments = config.m, config.layouts if not sha or config.schedule == "lanes" else [], sha
    if driver == "multi":
        return many.plan_multi(config.family, *arguments)
    if driver == "iterations":
        return many.plan_iterations(config.family, *arguments)
    message = config.message or Message(config.family.NAME, block_bytes(config.family))
    return many.plan_array(config.family, message, *arguments, has_stride=driver == "array")


PLANS: dict[str, Callable[[Any], Plan]] = {  # by function kind
    "blocks": lambda config: blocks.plan_blocks(choose_engine(config), batch_layouts(config)),
    "schedule": lambda config: (
        blocks.plan_schedule_by_instructions(sha) if (sha := find_sha_engine(config))
        else blocks.plan_schedule(config.family, batch_layouts(config)[0])),
    "rounds": lambda config: (
        blocks.plan_compression_by_instructions(sha) if (sha := find_sha_engine(config))
        else blocks.plan_compression(config.family)),
    "fixed": plan_fixed,
    **{kind: partial(plan_many, kind) for kind in ("multi", "pairs", "iterations")},
}


def rewrite_options(config: KernelConfig) -> RewriteOptions:
    """Return the rules that the options select. In vector lanes the ISA and the number of messages
    decide on Ch and Maj instead; SCHEDULE=lanes for several messages replaces SIGMA by
    SHIFT_FIRST."""
    isa, is_many = config.target, config.m > 0
    rotations = {register_class: rotation for register_class, rotations, name in (
        ("int", isa.rotations, config.rot), ("vec", isa.lane_rotations, config.lane_rot))
                 for rotation in rotations if rotation.name == name}
    # An instruction with a truth table covers Ch and Maj as these rules leave them.
    lane_rule = MUX if is_many else LANE_RULE
    if any(row.is_truth_table for row in isa.all_rows):
        lane_rule = TABLE_RULE if is_many else STANDARD
    rules = {"int": next(r for r in CH_MAJ_RULES if r.name == config.chmaj), "vec": lane_rule}
    return RewriteOptions(rotations, rules, SHIFT_FIRST if is_many and config.schedule == "lanes"
                          else next(s for s in SIGMAS if s.name == config.sigma))


def default_keys(config: KernelConfig, block: BasicBlock) -> list[float]:
    round_engine = find_sha_engine(config)
    if round_engine and config.kind == "iterations" and config.schedule != "lanes":
        return [*map(float, range(len(block.instructions)))]  # 5 % on Golden Cove
    # Some round instructions run faster in another order.
    in_program_order = (not round_engine or round_engine.in_program_order
                        or config.schedule == "lanes")
    return (interleave_strands(block) if config.m and in_program_order
            else default_priorities(block))


def register_counts(config: KernelConfig) -> Mapping[str, int]:
    """Return the registers of each class; one integer register fewer if RBP is the frame
    pointer."""
    counts = config.target.registers
    return {**counts, "int": min(counts["int"], 15)} if config.frame == "rbp" else counts
