"""Moves of the search: each returns keys near those that it receives.

Most moves change a role in all rounds at once, which leaves few degrees of freedom and makes
progress fast; others change single instructions or a complete strand. `where` maps the blocks that
may change to the weights by which they are drawn.
"""

import random
from collections.abc import Callable, Mapping

from .space import Keys, SearchSpace, rescale

Where = Mapping[str, float]
Proposal = Callable[[SearchSpace, Keys, random.Random, Where], Keys]


def draw_block(chance: random.Random, where: Where) -> str:
    """Return a random block name, weighted by work."""
    return chance.choices(list(where), list(where.values()))[0]


def align_roles(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """Move one role beside another in all rounds, in the same, the previous or the next round."""
    name = draw_block(chance, where)
    if not space.rounds[name]:
        return shift_instructions(space, keys, chance, where)
    rounds = chance.choice(space.rounds[name])
    role, other = chance.choices(list(rounds[0]), k=2)
    block_keys = list(keys[name])
    length = (block_keys[rounds[-1][other]] - block_keys[rounds[0][other]]) / (len(rounds) - 1)
    move = chance.choice((-1, 0, 0, 0, 1)) * length + chance.choice((-1, 1))
    for row in rounds:
        block_keys[row[role]] = keys[name][row[other]] + move
    return {**keys, name: rescale(block_keys)}


def shift_roles(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """Return keys in which one to three instructions stand earlier or later, in every round alike.

    A role is an instruction's position in its round (space.py).
    """
    name = draw_block(chance, where)
    if not space.rounds[name]:
        return shift_instructions(space, keys, chance, where)
    block_keys = list(keys[name])
    for _ in range(chance.choice((1, 1, 2, 3))):
        rounds = chance.choice(space.rounds[name])
        role, move = chance.choice(list(rounds[0])), chance.gauss(0,
                                                                  chance.choice((20, 60, 150, 400)))
        for row in rounds:
            block_keys[row[role]] = round(block_keys[row[role]] + move)
    return {**keys, name: block_keys}


def group_rotations(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """Place the rotations of one word side by side in all rounds.

    Where rotations have few ports, other operations between them cost time.
    """
    name = draw_block(chance, where)
    rotation_groups = [(rounds, roles) for rounds in space.rounds[name]
                       for roles in space.rotation_roles(name, rounds)]
    if not rotation_groups:
        return align_roles(space, keys, chance, where)
    rounds, roles = chance.choice(rotation_groups)
    first, order = chance.choice(roles), chance.sample(roles, len(roles))
    block_keys = list(keys[name])
    for row in rounds:
        for position, role in enumerate(order):
            block_keys[row[role]] = keys[name][row[first]] + position
    return {**keys, name: rescale(block_keys)}


def shift_instructions(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """Shift a few instructions of one block."""
    name = draw_block(chance, where)
    block_keys = list(keys[name])
    reach = chance.choice((15, 40, 100, 300))
    for _ in range(chance.choice((1, 1, 2, 4, 8, 16))):
        n = chance.randrange(len(block_keys))
        block_keys[n] = round(block_keys[n] + chance.gauss(0, reach))
    return {**keys, name: block_keys}


def transform_strand(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """Shift, stretch or compress one strand relative to the others."""
    name = draw_block(chance, where)
    block_keys = list(keys[name])
    which = chance.choice(sorted({group.strand for key, group in space.groups if key == name}))
    numbers = [n
               for (key, group), group_numbers in space.groups.items()
               if key == name and group.strand == which for n in group_numbers]
    middle = sum(block_keys[n] for n in numbers) / len(numbers)
    move = chance.gauss(0, chance.choice((0, 100, 500)))
    factor = 1 + chance.gauss(0, chance.choice((0, 0.02, 0.1)))
    for n in numbers:
        block_keys[n] = round(middle + (block_keys[n] - middle) * factor + move)
    return {**keys, name: block_keys}


STEPS: tuple[Proposal, ...] = (align_roles, shift_roles, group_rotations, shift_instructions, transform_strand)
