"""Initial orders for a search: by list scheduling with random parameters, and random.

Input is a basic block; output are sort keys that order each of its strands. List scheduling by
critical path uses a microarchitecture's model: latency and ports of each instruction class,
dispatch width, and forwarding from stores to loads. An instruction that the model does not know
takes one cycle on any port.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from ..compile import order
from ..x86.program import Address, BasicBlock, Instruction, Value
from ..x86.uarch.model import Model
from .space import MIN_ROUNDS, Keys, SearchSpace, rescale, strand_groups, strand_numbers

GENERIC_DISPATCH_WIDTH = 4  # of an unknown processor, in instructions per cycle


@dataclass(frozen=True)
class ListSchedulerParams:
    """Parameters of the list scheduler for the order of one strand.

    The scheduler considers the first `window` unissued instructions in program order. It leaves
    `reserved_registers` registers of each class free. `jitter` is the standard deviation, in
    cycles, of the noise that is added to the priorities.
    """

    window: int
    reserved_registers: int
    jitter: float

    @classmethod
    def draw(cls, rng: random.Random) -> ListSchedulerParams:
        """Return random parameters."""
        return cls(rng.choice((20, 28, 40, 60)), rng.choice((2, 3, 4, 5)),
                   rng.choice((0.0, 0.3, 0.6, 1.2, 2.4)))


def order_strand(instructions: Sequence[Instruction], live_out: set[Value], model: Model | None,
                 registers: Mapping[str, int], params: ListSchedulerParams,
                 rng: random.Random) -> list[int]:
    """Order a strand by list scheduling; return its instruction numbers in this order.

    The priority of an instruction is the length in cycles of the longest dependence chain that it
    begins, plus noise. `live_out` are the values that are read after the block; `registers` maps a
    register class to its number of registers. Without a `model` every instruction takes one cycle.
    """
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
    limits = order.SchedulingLimits(
        model.dispatch if model else GENERIC_DISPATCH_WIDTH, params.window,
        {name: count - params.reserved_registers for name, count in registers.items()})
    priorities = [-length - rng.gauss(0, params.jitter) for length in chain_lengths]
    return order.list_schedule(instructions, live_out, priorities, costs, limits, forwarding)


def equalize_rounds(block: BasicBlock, keys: Sequence[float], rng: random.Random) -> list[float]:
    """Return sort keys that give corresponding rounds of a strand the same order. Rounds (or
    schedule rows) correspond if they have the same sequence of mnemonics.

    One of the corresponding rounds, drawn at random, is the pattern: each other round gets the keys
    of the pattern plus a distance. If fewer than MIN_ROUNDS rounds correspond, their keys stay.
    """
    new_keys = list(keys)
    for groups in strand_groups(block).values():
        positions: dict[tuple[str, ...], list[int]] = {}
        for position, numbers in enumerate(groups):
            mnemonics = tuple(block.instructions[n].row.mnemonic for n in numbers)
            positions.setdefault(mnemonics, []).append(position)
        for equal_rounds in positions.values():
            if len(equal_rounds) < MIN_ROUNDS:
                continue
            pattern = rng.choice(equal_rounds[1:-1])
            for position in equal_rounds:
                for n, m in zip(groups[position], groups[pattern]):
                    new_keys[n] = keys[m] + (position - pattern) / len(groups)
    return new_keys


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
    keys = [0.0] * len(offsets)
    for groups in strand_groups(block).values():
        for position, numbers in enumerate(groups):
            for n in numbers:
                keys[n] = (position + offsets[n]) / len(groups)
    return keys


def order_strands(space: SearchSpace, block: BasicBlock, model: Model | None,
                  rng: random.Random) -> list[float]:
    """Return sort keys that order each strand of a block by list scheduling with random parameters,
    and interleave the strands evenly."""
    live_out = {v for v in block.writes.values() if isinstance(v, Value)}
    keys = [0.0] * len(block.instructions)
    for numbers in strand_numbers(block).values():
        strand_order = order_strand([block.instructions[n] for n in numbers], live_out, model,
                                    space.config.target.registers,
                                    ListSchedulerParams.draw(rng), rng)
        for n, position in zip(numbers, order.space_evenly(strand_order)):
            keys[n] = position
    return keys


def draw_initial_keys(space: SearchSpace, name: str, model: Model | None,
                      rng: random.Random) -> Iterator[Keys]:
    """Yield sets of sort keys without end: the default keys, but other keys for block `name`.

    The keys of the block come in turn from list scheduling, from list scheduling with all rounds
    ordered alike, and twice from `draw_keys`. `model` is that of the processor, None if it is
    unknown.
    """
    block = next(block for block in space.reorderable_blocks() if block.name == name)
    default = space.load_keys("generic")
    for k in count():
        if k % 4 >= 2:
            keys = draw_keys(space, block, rng)
        else:
            keys = order_strands(space, block, model, rng)
            keys = equalize_rounds(block, keys, rng) if k % 4 == 1 else keys
        yield {**default, name: rescale(keys)}


def restore_program_order(space: SearchSpace, name: str, keys: Keys) -> Iterator[Keys]:
    """Yield variants of `keys`. In the variant for a strand of block `name`, this strand is in
    program order and evenly spread over the block. If there are several strands, a last variant
    does so for all of them."""
    block = next(block for block in space.reorderable_blocks() if block.name == name)
    program_order = [0.0] * len(block.instructions)
    for groups in strand_groups(block).values():
        for g, numbers in enumerate(groups):
            for position, n in enumerate(numbers):
                program_order[n] = (g + position / len(numbers)) / len(groups)
    program_order, strands = rescale(program_order), strand_numbers(block)
    all_strands = [sum(strands.values(), [])] if len(strands) > 1 else []
    for numbers in [*strands.values(), *all_strands]:
        block_keys = [float(key) for key in keys[name]]
        for n in numbers:
            block_keys[n] = program_order[n]
        yield {**keys, name: block_keys}
