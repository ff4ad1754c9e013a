"""Proposals of the search: functions that return sort keys near the sort keys that they receive.
Most proposals change a role in all rounds at once. So there are few degrees of freedom, and the
search is fast. Other proposals change single instructions or a complete strand. A role is a number
for the instructions of all rounds that correspond to each other (space.py)."""

import random
from collections.abc import Callable, Mapping, Sequence

from ...compile.order import numbers_by
from .space import Keys, SearchSpace, rescale

BlockWeights = Mapping[str, float]  # name of a block that may change -> its weight in the draw
Proposal = Callable[[SearchSpace, str, Sequence[float], random.Random], list[float]]


def propose(proposal: Proposal, space: SearchSpace, keys: Keys, rng: random.Random,
            block_weights: BlockWeights) -> Keys:
    """Draw a block by weight, and return `keys` with the block's keys changed by the proposal."""
    name = rng.choices(list(block_weights), list(block_weights.values()))[0]
    return {**keys, name: proposal(space, name, keys[name], rng)}


def align_roles(space: SearchSpace, name: str, keys: Sequence[float],
                rng: random.Random) -> list[float]:
    """Return sort keys in which two random roles stand side by side in every round of one random
    sequence of rounds."""
    if not space.rounds[name]:
        return shift_instructions(space, name, keys, rng)
    rounds = rng.choice(space.rounds[name])
    role, other = rng.choices(list(rounds[0]), k=2)
    new_keys = list(keys)
    length = (keys[rounds[-1][other]] - keys[rounds[0][other]]) / (len(rounds) - 1)
    move = rng.choice((-1, 0, 0, 0, 1)) * length + rng.choice((-1, 1))
    for numbers in rounds:
        new_keys[numbers[role]] = keys[numbers[other]] + move
    return rescale(new_keys)


def shift_roles(space: SearchSpace, name: str, keys: Sequence[float],
                rng: random.Random) -> list[float]:
    """Return sort keys in which the instructions of one to three roles stand earlier or later, by
    the same distance in every round of one sequence of rounds, drawn at random from the block's."""
    if not space.rounds[name]:
        return shift_instructions(space, name, keys, rng)
    new_keys = list(keys)
    for _ in range(rng.choice((1, 1, 2, 3))):
        rounds = rng.choice(space.rounds[name])
        role, move = rng.choice(list(rounds[0])), rng.gauss(0, rng.choice((20, 60, 150, 400)))
        for numbers in rounds:
            new_keys[numbers[role]] = round(new_keys[numbers[role]] + move)
    return new_keys


def group_rotations(space: SearchSpace, name: str, keys: Sequence[float],
                    rng: random.Random) -> list[float]:
    """Return sort keys in which the rotations of one word stand side by side, in the same random
    order in every round: the first has the key of one of them, each other one the next number."""
    rotation_groups = [(rounds, roles) for rounds in space.rounds[name]
                       for roles in space.rotation_roles(name, rounds)]
    if not rotation_groups:
        return align_roles(space, name, keys, rng)
    rounds, roles = rng.choice(rotation_groups)
    first, order = rng.choice(roles), rng.sample(roles, len(roles))
    new_keys = list(keys)
    for numbers in rounds:
        for position, role in enumerate(order):
            new_keys[numbers[role]] = keys[numbers[first]] + position
    return rescale(new_keys)


def shift_instructions(space: SearchSpace, name: str, keys: Sequence[float],
                       rng: random.Random) -> list[float]:
    """Return sort keys in which up to 16 single instructions stand earlier or later."""
    new_keys, deviation = list(keys), rng.choice((15, 40, 100, 300))
    for _ in range(rng.choice((1, 1, 2, 4, 8, 16))):
        n = rng.randrange(len(new_keys))
        new_keys[n] = round(new_keys[n] + rng.gauss(0, deviation))
    return new_keys


def transform_strand(space: SearchSpace, name: str, keys: Sequence[float],
                     rng: random.Random) -> list[float]:
    """Return sort keys in which one strand is shifted, stretched or compressed relative to the
    others."""
    new_keys = list(keys)
    strands = numbers_by(space.blocks[name].instructions, lambda i: i.strand)
    numbers = strands[rng.choice(sorted(strands))]
    middle = sum(keys[n] for n in numbers) / len(numbers)
    move = rng.gauss(0, rng.choice((0, 100, 500)))
    factor = 1 + rng.gauss(0, rng.choice((0, 0.02, 0.1)))
    for n in numbers:
        new_keys[n] = round(middle + (keys[n] - middle) * factor + move)
    return new_keys


PROPOSALS: tuple[Proposal, ...] = (align_roles, shift_roles, group_rotations, shift_instructions,
                                   transform_strand)
