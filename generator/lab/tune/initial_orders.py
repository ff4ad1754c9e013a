"""Initial orders for a search: by list scheduling with random parameters, and random. Input is a
basic block; output are sort keys that order each of its strands. List scheduling by critical path
uses a microarchitecture's model: latency and ports of each instruction class, dispatch width, and
forwarding from stores to loads."""

import random
from collections.abc import Iterator, Sequence
from itertools import count

from ...compile import order
from ...x86.program import Address, BasicBlock, Instruction, Value
from ...x86.uarch.model import Model
from .space import Keys, SearchSpace, rescale

GENERIC_DISPATCH_WIDTH = 4  # of an unknown processor, in instructions per cycle


def order_strand(instructions: Sequence[Instruction], live_out: set[Value], model: Model | None,
                 limits: order.SchedulingLimits, jitter: float, rng: random.Random) -> list[int]:
    """Order a strand by list scheduling; return its instruction numbers in this order."""
    costs = [order.instruction_cost(i, model) for i in instructions]
    dependences = order.dependences(instructions)
    forwarding = {(m, n): model.forwarding_cycles(instructions[m].row.register_class,
                                                  instructions[n].row.register_class)
                  if model else 1
                  for n, numbers in enumerate(dependences) for m in numbers
                  if isinstance(instructions[m].out, Address)
                  and any(isinstance(a, Address) for a in instructions[n].args)}
    chain_lengths = [0.0] * len(instructions)
    for n in reversed(range(len(instructions))):
        chain_lengths[n] += cost.latency if (cost := costs[n]) else 1
        for m in dependences[n]:
            chain_lengths[m] = max(chain_lengths[m], chain_lengths[n] + forwarding.get((m, n), 0))
    priorities = [-length - rng.gauss(0, jitter) for length in chain_lengths]
    return order.list_schedule(instructions, live_out, priorities, costs, limits, forwarding)


def order_strands(space: SearchSpace, block: BasicBlock, model: Model | None,
                  rng: random.Random) -> list[float]:
    """Return sort keys that order each strand of a block by list scheduling with random parameters,
    and interleave the strands evenly."""
    live_out = {v for v in block.writes.values() if isinstance(v, Value)}
    keys = [0.0] * len(block.instructions)
    for numbers in order.numbers_by(block.instructions, lambda i: i.strand).values():
        window, reserved = rng.choice((20, 28, 40, 60)), rng.choice((2, 3, 4, 5))
        limits = order.SchedulingLimits(
            model.dispatch if model else GENERIC_DISPATCH_WIDTH, window,
            {name: count - reserved for name, count in space.config.target.registers.items()})
        strand_order = order_strand([block.instructions[n] for n in numbers], live_out, model,
                                    limits, rng.choice((0.0, 0.3, 0.6, 1.2, 2.4)), rng)
        for n, position in zip(numbers, order.space_evenly(strand_order)):
            keys[n] = position
    return keys


def equalize_rounds(space: SearchSpace, name: str, keys: Sequence[float],
                    rng: random.Random) -> list[float]:
    """Return sort keys that give all rounds (or schedule rows) of each strand of block `name` the
    same order: that of one round, the reference, which is drawn at random but is neither the first
    nor the last."""
    new_keys = list(keys)
    for rounds in space.rounds[name]:
        reference = rng.randrange(1, len(rounds) - 1)
        for position, numbers in enumerate(rounds):
            for role, n in numbers.items():
                distance = (position - reference) / len(rounds)
                new_keys[n] = keys[rounds[reference][role]] + distance
    return new_keys


def spread_groups(block: BasicBlock, offsets: Sequence[float]) -> list[float]:
    """Return sort keys that spread the groups (such as rounds) of each strand evenly over a block.
    """
    groups_by_strand: dict[str, list[list[int]]] = {}
    for group, numbers in order.group_numbers(block.instructions).items():
        groups_by_strand.setdefault(group.strand, []).append(numbers)
    keys = [0.0] * len(offsets)
    for groups in groups_by_strand.values():
        for position, numbers in enumerate(groups):
            for n in numbers:
                keys[n] = (position + offsets[n]) / len(groups)
    return keys


def draw_keys(space: SearchSpace, block: BasicBlock, rng: random.Random) -> list[float]:
    """Return random sort keys of a block in which all rounds have the same order: the instructions
    of one role (space.py) have the same random distance from the beginning of their round, at most
    1.5 rounds."""
    width = rng.choice((0.5, 1.0, 1.0, 1.5))
    offsets = [width * rng.random() for _ in block.instructions]
    for first_round, *other_rounds in space.rounds[block.name]:
        for numbers_by_role in other_rounds:
            for role, n in first_round.items():
                offsets[numbers_by_role[role]] = offsets[n]
    return spread_groups(block, offsets)


def draw_initial_keys(space: SearchSpace, name: str, model: Model | None,
                      rng: random.Random) -> Iterator[Keys]:
    """Yield sets of sort keys without end: the default keys, but other keys for block `name`. The
    keys of the block come in turn from list scheduling, from list scheduling with all rounds
    ordered alike, and twice from `draw_keys`."""
    block = space.blocks[name]
    for k in count():
        if k % 4 >= 2:
            keys = draw_keys(space, block, rng)
        else:
            keys = order_strands(space, block, model, rng)
            keys = equalize_rounds(space, name, keys, rng) if k % 4 == 1 else keys
        yield {**space.default_keys, name: rescale(keys)}


def restore_program_order(space: SearchSpace, name: str, keys: Keys) -> Iterator[Keys]:
    """Yield variants of `keys`. In the variant for a strand of block `name`, this strand is in
    program order and evenly spread over the block. If there are several strands, a last variant
    does so for all of them."""
    block = space.blocks[name]
    offsets = [0.0] * len(block.instructions)
    for numbers in order.group_numbers(block.instructions).values():
        for position, n in enumerate(numbers):
            offsets[n] = position / len(numbers)
    program_order = rescale(spread_groups(block, offsets))
    strands = [*order.numbers_by(block.instructions, lambda i: i.strand).values()]
    if len(strands) > 1:
        strands.append([n for numbers in strands for n in numbers])
    for numbers in strands:
        block_keys = list(keys[name])
        for n in numbers:
            block_keys[n] = program_order[n]
        yield {**keys, name: block_keys}
