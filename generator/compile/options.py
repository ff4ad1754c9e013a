"""Translation of a kernel configuration into what the passes take: plan, rewrite options, sort keys
and register counts."""

from collections.abc import Callable, Mapping
from typing import Any

from ..plan.drivers import array, blocks, fixed, iterations, multi, parts
from ..plan.engines.engine import RoundEngine
from ..plan.engines.scalar import ScalarRounds
from ..plan.engines.sha_stream import ENGINES, ShaExtensions
from ..plan.engines.split import Split
from ..plan.engines.two_lane import Forms, TwoLaneRounds
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
from ..spec.hashes import block_bytes
from ..spec.message import Message
from ..x86.program import (
    BasicBlock,
)
from .order import default_priorities, interleave_strands
from .rewrite import RewriteOptions


def batch_layouts(config: KernelConfig) -> list[LaneLayout]:
    """Return the lane layout of the batch and, if n > 1, of one remaining block."""
    if config.target.has_round_instructions:
        return []
    lay = config.lane_layout
    single_block = layout(config.family.WIDTH, 1, config.target.vector_bits)
    assert lay is not None and single_block is not None
    return [lay] if config.n == 1 else [lay, single_block]


def choose_engine(config: KernelConfig) -> RoundEngine:
    """Return the round engine of a configuration: that of the ISA's round instructions if there are
    any for the hash, else the round engine that the option ROUNDS selects."""
    if round_engine := find_sha_engine(config):
        return round_engine
    if config.rounds == "lanes":
        carry = config.carry or config.default_carry
        return TwoLaneRounds(config.family, config.forms or Forms(),
                             overlap_schedule=carry == "rounds", integer=carry == "integer")
    return (Split(config.family, not config.target.has_lane_rotate) if config.rounds == "split"
            else ScalarRounds(config.family))


def find_sha_engine(config: KernelConfig) -> ShaExtensions | None:
    """Return the round engine that uses the ISA's round instructions for the configuration's hash;
    None if the ISA has none."""
    return ENGINES.get((config.isa, config.family.NAME))


def plan_fixed(config: KernelConfig) -> Plan:
    """Return the plan of a kernel for one message of one shape, or for an array of them."""
    assert config.message
    if config.is_array:
        return array.plan_array(config.family, config.message, *multi_arguments(config))
    return fixed.plan_fixed(config.message, batch_layouts(config), choose_engine(config))


def multi_arguments(config: KernelConfig) -> tuple[int, list[LaneLayout], ShaExtensions | None]:
    """Return m, the layouts of words in lanes, and the round instructions, if the ISA has any; with
    them, words are in lanes only with SCHEDULE=lanes."""
    sha = find_sha_engine(config)
    return config.m, config.layouts if not sha or config.schedule == "lanes" else [], sha


PLANS: dict[str, Callable[[Any], Plan]] = {  # by function kind
    "blocks": lambda config: blocks.plan_blocks(choose_engine(config), batch_layouts(config)),
    "schedule": lambda config: (
        parts.plan_schedule_by_instructions(sha) if (sha := find_sha_engine(config))
        else parts.plan_schedule(config.family, batch_layouts(config)[0])),
    "rounds": lambda config: (
        parts.plan_compression_by_instructions(sha) if (sha := find_sha_engine(config))
        else parts.plan_compression(config.family)),
    "fixed": plan_fixed,
    "multi": lambda config: multi.plan_multi(config.family, *multi_arguments(config)),
    "pairs": lambda config: array.plan_array(
        config.family, Message(config.family.NAME, block_bytes(config.family)),
        *multi_arguments(config), has_stride=False),
    "iterations": lambda config: iterations.plan_iterations(config.family, *multi_arguments(config)),
}


def rewrite_options(config: KernelConfig) -> RewriteOptions:
    """Return the rewrite rules that the options for rotations, Ch, Maj and Sigma select. In vector
    lanes the ISA and the number of messages decide on Ch and Maj instead. SCHEDULE=lanes for
    several messages replaces the option for Sigma by SHIFT_FIRST."""
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
    """Return the default sort key of each instruction of a basic block."""
    round_engine = find_sha_engine(config)
    if round_engine and config.kind == "iterations" and config.schedule != "lanes":
        return [*map(float, range(len(block.instructions)))]  # 5 % on Golden Cove
    # Some round instructions run faster in another order.
    in_program_order = (not round_engine or round_engine.in_program_order
                        or config.schedule == "lanes")
    return (interleave_strands(block) if config.m and in_program_order
            else default_priorities(block))


def register_counts(config: KernelConfig) -> Mapping[str, int]:
    """Return the number of registers of each class; if RBP is the frame pointer, there is one
    integer register fewer."""
    counts = config.target.registers
    return {**counts, "int": min(counts["int"], 15)} if config.frame == "rbp" else counts
