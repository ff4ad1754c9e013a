"""Steps of a search: each gives other keys, near those that it is given.

Most move a role in all rounds alike (few degrees of freedom, so that they lead far soon), others single instructions or a whole
stream. `where` says which regions may change, and how often each is chosen.
"""

import random
from collections.abc import Callable, Mapping

from .space import Keys, SearchSpace, scaled

Where = Mapping[str, float]
Proposal = Callable[[SearchSpace, Keys, random.Random, Where], Keys]


def draw_block(chance: random.Random, where: Where) -> str:
    """A region; those that run more are chosen more."""
    return chance.choices(list(where), list(where.values()))[0]


def move_beside(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """One role to another one's side in all rounds alike: of the same round, of the one before or of the next."""
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
    return {**keys, name: scaled(block_keys)}


def shift_roles(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """One role, or a few, earlier or later in all rounds alike."""
    name = draw_block(chance, where)
    if not space.rounds[name]:
        return shift_instructions(space, keys, chance, where)
    block_keys = list(keys[name])
    for _ in range(chance.choice((1, 1, 2, 3))):
        rounds = chance.choice(space.rounds[name])
        role, move = chance.choice(list(rounds[0])), chance.gauss(0, chance.choice((20, 60, 150, 400)))
        for row in rounds:
            block_keys[row[role]] = round(block_keys[row[role]] + move)
    return {**keys, name: block_keys}


def bring_together(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """What turns one word (the rotations of a Sigma) side by side, in all rounds alike: other operations between them cost time
    where rotations have few ports."""
    name = draw_block(chance, where)
    rotation_groups = [(rounds, roles) for rounds in space.rounds[name] for roles in space.turning(name, rounds)]
    if not rotation_groups:
        return move_beside(space, keys, chance, where)
    rounds, roles = chance.choice(rotation_groups)
    first, order = chance.choice(roles), chance.sample(roles, len(roles))
    block_keys = list(keys[name])
    for row in rounds:
        for position, role in enumerate(order):
            block_keys[row[role]] = keys[name][row[first]] + position
    return {**keys, name: scaled(block_keys)}


def shift_instructions(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """A few instructions of one region."""
    name = draw_block(chance, where)
    block_keys = list(keys[name])
    reach = chance.choice((15, 40, 100, 300))
    for _ in range(chance.choice((1, 1, 2, 4, 8, 16))):
        n = chance.randrange(len(block_keys))
        block_keys[n] = round(block_keys[n] + chance.gauss(0, reach))
    return {**keys, name: block_keys}


def stream(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """A whole stream beside the others: earlier or later, denser or wider."""
    name = draw_block(chance, where)
    block_keys = list(keys[name])
    which = chance.choice(sorted({group.strand for key, group in space.groups if key == name}))
    numbers = [n for (key, group),
               group_numbers in space.groups.items() if key == name and group.strand == which for n in group_numbers]
    middle = sum(block_keys[n] for n in numbers) / len(numbers)
    move, factor = chance.gauss(0, chance.choice((0, 100, 500))), 1 + chance.gauss(0, chance.choice((0, 0.02, 0.1)))
    for n in numbers:
        block_keys[n] = round(middle + (block_keys[n] - middle) * factor + move)
    return {**keys, name: block_keys}


STEPS: tuple[Proposal, ...] = (move_beside, shift_roles, bring_together, shift_instructions, stream)
