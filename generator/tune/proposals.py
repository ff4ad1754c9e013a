"""Proposals of the search: each returns keys near those that it receives.

Most proposals change a role in all rounds at once, which leaves few degrees of freedom and makes
progress fast; others change single instructions or a complete strand. A role is a number for the
instructions of all rounds that correspond to each other (space.py). All proposals have the same
parameters: the search space; the keys; a random generator; and block -> weight of the draw, for the
blocks that may change. They return new keys.
"""

import random
from collections.abc import Callable, Mapping

from .space import Keys, SearchSpace, rescale

BlockWeights = Mapping[str, float]  # block that may change -> its weight in the random choice
Proposal = Callable[[SearchSpace, Keys, random.Random, BlockWeights], Keys]


def draw_block(rng: random.Random, block_weights: BlockWeights) -> str:
    """Return a random block name, drawn by weight."""
    return rng.choices(list(block_weights), list(block_weights.values()))[0]


def align_roles(space: SearchSpace, keys: Keys, rng: random.Random,
                block_weights: BlockWeights) -> Keys:
    """Return sort keys in which, in every round of a block, the instruction of one role stands
    directly beside that of another role: of the same round, or in all rounds of the round before or
    after.
    """
    name = draw_block(rng, block_weights)
    if not space.rounds[name]:
        return shift_instructions(space, keys, rng, block_weights)
    rounds = rng.choice(space.rounds[name])
    role, other = rng.choices(list(rounds[0]), k=2)
    block_keys = list(keys[name])
    length = (block_keys[rounds[-1][other]] - block_keys[rounds[0][other]]) / (len(rounds) - 1)
    move = rng.choice((-1, 0, 0, 0, 1)) * length + rng.choice((-1, 1))
    for numbers in rounds:
        block_keys[numbers[role]] = keys[name][numbers[other]] + move
    return {**keys, name: rescale(block_keys)}


def shift_roles(space: SearchSpace, keys: Keys, rng: random.Random,
                block_weights: BlockWeights) -> Keys:
    """Return sort keys in which the instructions of one to three roles stand earlier or later, by
    the same distance in every round."""
    name = draw_block(rng, block_weights)
    if not space.rounds[name]:
        return shift_instructions(space, keys, rng, block_weights)
    block_keys = list(keys[name])
    for _ in range(rng.choice((1, 1, 2, 3))):
        rounds = rng.choice(space.rounds[name])
        role, move = rng.choice(list(rounds[0])), rng.gauss(0, rng.choice((20, 60, 150, 400)))
        for numbers in rounds:
            block_keys[numbers[role]] = round(block_keys[numbers[role]] + move)
    return {**keys, name: block_keys}


def group_rotations(space: SearchSpace, keys: Keys, rng: random.Random,
                    block_weights: BlockWeights) -> Keys:
    """Return sort keys in which the rotations of one word stand side by side, in the same random
    order in every round of a block; if few ports execute rotations, operations between them cost
    time."""
    name = draw_block(rng, block_weights)
    rotation_groups = [(rounds, roles) for rounds in space.rounds[name]
                       for roles in space.rotation_roles(name, rounds)]
    if not rotation_groups:
        return align_roles(space, keys, rng, block_weights)
    rounds, roles = rng.choice(rotation_groups)
    first, order = rng.choice(roles), rng.sample(roles, len(roles))
    block_keys = list(keys[name])
    for numbers in rounds:
        for position, role in enumerate(order):
            block_keys[numbers[role]] = keys[name][numbers[first]] + position
    return {**keys, name: rescale(block_keys)}


def shift_instructions(space: SearchSpace, keys: Keys, rng: random.Random,
                       block_weights: BlockWeights) -> Keys:
    """Return sort keys in which a few instructions of one block stand earlier or later."""
    name = draw_block(rng, block_weights)
    block_keys = list(keys[name])
    deviation = rng.choice((15, 40, 100, 300))
    for _ in range(rng.choice((1, 1, 2, 4, 8, 16))):
        n = rng.randrange(len(block_keys))
        block_keys[n] = round(block_keys[n] + rng.gauss(0, deviation))
    return {**keys, name: block_keys}


def transform_strand(space: SearchSpace, keys: Keys, rng: random.Random,
                     block_weights: BlockWeights) -> Keys:
    """Return sort keys in which one strand of a block is shifted, stretched or compressed relative
    to the others."""
    name = draw_block(rng, block_weights)
    block_keys = list(keys[name])
    strand = rng.choice(sorted({group.strand for block, group in space.groups if block == name}))
    numbers = [n for (block, group), group_numbers in space.groups.items()
               if block == name and group.strand == strand for n in group_numbers]
    middle = sum(block_keys[n] for n in numbers) / len(numbers)
    move = rng.gauss(0, rng.choice((0, 100, 500)))
    factor = 1 + rng.gauss(0, rng.choice((0, 0.02, 0.1)))
    for n in numbers:
        block_keys[n] = round(middle + (block_keys[n] - middle) * factor + move)
    return {**keys, name: block_keys}


PROPOSALS: tuple[Proposal, ...] = (align_roles, shift_roles, group_rotations, shift_instructions,
                                   transform_strand)
