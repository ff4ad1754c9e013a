"""Steps of a search: each gives other keys, near those that it is given.

Some move a role in all rounds alike (few degrees of freedom, so that they lead far soon), others single instructions, whole
rounds or a whole stream. `where` says which regions may change, and how often each is chosen.
"""

import random
from collections.abc import Callable, Mapping

from .space import Keys, SearchSpace, ranks

Where = Mapping[str, float]
Proposal = Callable[[SearchSpace, Keys, random.Random, Where], Keys]


def chosen(chance: random.Random, where: Where) -> str:
    """A region; those that run more are chosen more."""
    return chance.choices(list(where), list(where.values()))[0]


def some_role(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """One role, or a few, earlier or later in all rounds and rows alike: of one region, or of all."""
    regions = [chosen(chance, where)] if chance.random() < 0.7 else list(where)
    new = {name: list(own) if name in regions else own for name, own in keys.items()}
    common = [role for role in space.common if any(name in regions for name, _ in space.roles[role])]
    if not common:
        return single(space, keys, chance, where)
    for _ in range(chance.choice((1, 1, 2, 3))):
        role = chance.choices(common, [len(space.roles[role]) for role in common])[0]
        move = chance.gauss(0, chance.choice((20, 60, 150, 400)))
        for name, n in space.roles[role]:
            if name in regions:
                new[name][n] = round(new[name][n] + move)
    return new


def change_places(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """Two roles of a round change their places in all rounds alike."""
    name = chosen(chance, where)
    rows = [group for (region, group), numbers in space.groups.items() if region == name and len(numbers) > 3]
    if not rows:
        return single(space, keys, chance, where)
    like = space.groups[name, chance.choice(rows)]
    first = chance.randrange(len(like) - 1)
    other = chance.randrange(len(like))
    own = list(keys[name])
    for (region, _), numbers in space.groups.items():
        if region == name and space.mnemonics(name, numbers) == space.mnemonics(name, like):
            a, b = numbers[first], numbers[other]
            own[a], own[b] = own[b], own[a]
    return {**keys, name: own}


def single(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """A few instructions of one region."""
    name = chosen(chance, where)
    own = list(keys[name])
    reach = chance.choice((15, 40, 100, 300))
    for _ in range(chance.choice((1, 1, 2, 4, 8, 16))):
        n = chance.randrange(len(own))
        own[n] = round(own[n] + chance.gauss(0, reach))
    return {**keys, name: own}


def group(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """A whole round, or a whole row of the schedule."""
    name = chosen(chance, where)
    own = list(keys[name])
    numbers = chance.choice([numbers for key, numbers in space.groups.items() if key[0] == name])
    move = chance.gauss(0, chance.choice((40, 150, 500)))
    for n in numbers:
        own[n] = round(own[n] + move)
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


def stretch(space: SearchSpace, keys: Keys, chance: random.Random, where: Where) -> Keys:
    """A stretch of the present order to another place nearby."""
    name = chosen(chance, where)
    places = ranks(keys[name])
    size = chance.choice((2, 3, 5, 8, 16))
    first = chance.randrange(max(1, len(places) - size))
    move = chance.choice((-1, 1)) * chance.choice((1, 2, 4, 8, 20))
    own = [10.0 * p for p in places]
    for n, place in enumerate(places):
        if first <= place < first + size:
            own[n] += 10 * move + (5 if move > 0 else -5)
    return {**keys, name: own}


STEPS: tuple[Proposal, ...] = (some_role, change_places, single, group, stream, stretch)
