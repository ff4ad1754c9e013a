"""Steps of a search: each gives other keys, near those that it is given.

Most move a role in all rounds alike (few degrees of freedom, so that they lead far soon), others single instructions or a whole
stream. `where` says which regions may change, and how often each is chosen.
"""

import random
from collections.abc import Callable, Mapping

from .space import Keys, SearchSpace, scaled

Where = Mapping[str, float]
Proposal = Callable[[SearchSpace, Keys, random.Random, Where], Keys]


def chosen(chance: random.Random, where: Where) -> str:
    """A region; those that run more are chosen more."""
    return chance.choices(list(where), list(where.values()))[0]


def beside(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """One role to another one's side in all rounds alike: of the same round, of the one before or of the next."""
    name = chosen(chance, where)
    if not space.rounds[name]:
        return single(space, keys, chance, where)
    rounds = chance.choice(space.rounds[name])
    role, other = chance.choices(list(rounds[0]), k=2)
    own = list(keys[name])
    length = (own[rounds[-1][other]] - own[rounds[0][other]]) / (len(rounds) - 1)
    move = chance.choice((-1, 0, 0, 0, 1)) * length + chance.choice((-1, 1))
    for row in rounds:
        own[row[role]] = keys[name][row[other]] + move
    return {**keys, name: scaled(own)}


def some_role(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """One role, or a few, earlier or later in all rounds alike."""
    name = chosen(chance, where)
    if not space.rounds[name]:
        return single(space, keys, chance, where)
    own = list(keys[name])
    for _ in range(chance.choice((1, 1, 2, 3))):
        rounds = chance.choice(space.rounds[name])
        role, move = chance.choice(list(rounds[0])), chance.gauss(0, chance.choice((20, 60, 150, 400)))
        for row in rounds:
            own[row[role]] = round(own[row[role]] + move)
    return {**keys, name: own}


def together(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """What turns one word (the rotations of a Sigma) side by side, in all rounds alike: other operations between them cost time
    where rotations have few ports."""
    name = chosen(chance, where)
    found = [(rounds, roles) for rounds in space.rounds[name] for roles in space.turning(name, rounds)]
    if not found:
        return beside(space, keys, chance, where)
    rounds, roles = chance.choice(found)
    first, order = chance.choice(roles), chance.sample(roles, len(roles))
    own = list(keys[name])
    for row in rounds:
        for place, role in enumerate(order):
            own[row[role]] = keys[name][row[first]] + place
    return {**keys, name: scaled(own)}


def single(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """A few instructions of one region."""
    name = chosen(chance, where)
    own = list(keys[name])
    reach = chance.choice((15, 40, 100, 300))
    for _ in range(chance.choice((1, 1, 2, 4, 8, 16))):
        n = chance.randrange(len(own))
        own[n] = round(own[n] + chance.gauss(0, reach))
    return {**keys, name: own}


def stream(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """A whole stream beside the others: earlier or later, denser or wider."""
    name = chosen(chance, where)
    own = list(keys[name])
    which = chance.choice(sorted({group.stream for key, group in space.groups if key == name}))
    numbers = [n for (key, group), found in space.groups.items() if key == name and group.stream == which for n in found]
    middle = sum(own[n] for n in numbers) / len(numbers)
    move, factor = chance.gauss(0, chance.choice((0, 100, 500))), 1 + chance.gauss(0, chance.choice((0, 0.02, 0.1)))
    for n in numbers:
        own[n] = round(middle + (own[n] - middle) * factor + move)
    return {**keys, name: own}


STEPS: tuple[Proposal, ...] = (beside, some_role, together, single, stream)
