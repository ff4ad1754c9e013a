"""A kernel and what of it can be changed: the sort keys of its regions' instructions, by the roles that these play.

A *role* is a place in all rounds (or rows of the schedule): the seventh instruction of a round. In go keys, out comes the
kernel's machine code, or that of one region alone (alone.py).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..compile import build, frame, order
from ..compile.allocate import Memo, allocate
from ..compile.found import fingerprint, fitted, matched
from ..compile.moves import moves
from ..compile.order import groups
from ..request.cells import Kernel, Many
from ..target import uarch
from ..target.program import Group, Program, Region, Table
from ..target.uarch.model import class_of
from .encoder import Encoded, Encoder

FEW = 20                                    # instructions: shorter regions stay as they are
FEWEST = 4                                  # rounds that are like each other
LONG_REGION, SHARE = 100, 0.04              # instructions, and of the kernel's work: such regions are worth a search alone
Keys = dict[str, list[float]]
Rounds = list[dict[int, int]]                # of each round the number of the instruction that plays a role


@dataclass
class SearchSpace:
    """A kernel, its regions, their groups and roles; and what is kept between the candidates of a search."""

    cell: Kernel | Many
    kind: str
    encoder: Encoder = field(default_factory=Encoder)
    memo: Memo = field(default_factory=Memo)
    ordered: dict[tuple[str, int, tuple[float, ...]], Region] = field(default_factory=dict)
    alike: dict[tuple[int, tuple[int, ...]], Region] = field(default_factory=dict)
    written: dict[int, tuple[Region, set[tuple[str, int]]]] = field(default_factory=dict)
    frames: dict[Any, frame.Stack] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.program, self.area = build.selected(self.cell, self.kind, "tune_")
        self.moves = moves(self.cell.target)
        self.before = {id(item): order.dependences(item.instructions) for item in self.program.items if isinstance(item, Region)}
        self.code = {r.name: r.instructions for r in self.regions()}
        self.groups: dict[tuple[str, Group], list[int]] = {
            (r.name, group): numbers for r in self.regions() for group, numbers in groups(r.instructions).items()}
        self.rounds = {r.name: self.rounds_alike(r.name) for r in self.regions()}
        self.weights = {r.name: float(r.weight * len(r.instructions)) for r in self.regions()}

    def named(self, table: str) -> str:
        """What a table of this program is called beside those of others."""
        return f"{self.cell.stem}: {table}"

    @property
    def tables(self) -> list[tuple[str, Table]]:
        return [(self.named(table.name), table) for table in self.program.tables]

    def regions(self) -> list[Region]:
        return [item for item in self.program.items if isinstance(item, Region) and len(item.instructions) > FEW]

    def rounds_alike(self, name: str) -> list[Rounds]:
        """The rounds of a region, and the rows of its schedule, each with the numbers of its roles: the places of the commonest
        of them, as far as all have them."""
        kinds: dict[tuple[str, str], list[list[int]]] = {}
        for (region, group), numbers in self.groups.items():
            if region == name:
                kinds.setdefault((group.stream, group.what), []).append(numbers)
        found = []
        for rows in kinds.values():
            common, _ = Counter(self.mnemonics(name, numbers) for numbers in rows).most_common(1)[0]
            places = [{place: numbers[at] for place, at in matched(common, self.mnemonics(name, numbers)).items()}
                      for numbers in rows]
            roles = set(range(len(common))).intersection(*places)
            if len(rows) >= FEWEST and roles:
                found.append([{role: row[role] for role in sorted(roles)} for row in places])
        return found

    def turning(self, name: str, rounds: Rounds) -> list[list[int]]:
        """The roles that do the same to one word, such as the rotations of a Sigma."""
        like = rounds[len(rounds) // 2]
        found: dict[Any, list[int]] = {}
        for role, n in like.items():
            i = self.code[name][n]
            if class_of(i.row.mnemonic) in ("rotate", "rorx", "vrot", "vrotv"):
                found.setdefault((i.row.mnemonic, next(iter(i.values), None)), []).append(role)
        return [roles for roles in found.values() if len(roles) > 1]

    def mnemonics(self, name: str, numbers: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.code[name][n].row.mnemonic for n in numbers)

    def hot(self) -> list[Region]:
        """The regions that are worth a search alone, those with most work first."""
        total = sum(self.weights.values())
        own = [r for r in self.regions() if len(r.instructions) >= LONG_REGION and self.weights[r.name] >= SHARE * total]
        return sorted(own, key=lambda r: -self.weights[r.name])

    def start(self, name: str, known: Mapping[str, Any] | None = None) -> Keys:
        """The keys found before, or else those known, where they fit; the default ones elsewhere."""
        keys = {}
        had = uarch.kernels(name).get(f"{replace(self.cell, uarch=name).stem}/{self.kind}", {}).get("regions", {})
        for region in self.regions():
            text = fingerprint(region)
            data = (known or {}).get(text) or uarch.order(name, text, had.get(region.name))
            found = fitted(region, data).keys if data else None
            keys[region.name] = scaled(found or build.usual_keys(self.cell, region))
        return keys

    def region(self, region: Region, keys: tuple[float, ...]) -> Region:
        """The region in the order of these keys, made once; one region for all keys that give the same order."""
        own = region.name, id(region), keys                # two short regions may have one name
        if own not in self.ordered:
            made = order.order(region, keys or build.usual_keys(self.cell, region), self.before[id(region)])
            self.ordered[own] = self.alike.setdefault((id(region), tuple(map(id, made.instructions))), made)
        return self.ordered[own]

    def same(self, keys: Keys, others: Keys) -> bool:
        """Whether both give the same orders."""
        return all(self.region(r, tuple(keys[r.name])) is self.region(r, tuple(others[r.name])) for r in self.regions()
                   if keys[r.name] is not others[r.name])

    def form(self, keys: Keys) -> Encoded:
        """The kernel's code with regions in the order of these keys. OutOfRegisters where that has no allocation."""
        return self.encoded(self.allocated(keys))

    def allocated(self, keys: Keys) -> Program:
        """The kernel on registers."""
        items = tuple(self.region(i, tuple(keys.get(i.name, ()))) if isinstance(i, Region) else i for i in self.program.items)
        return allocate(replace(self.program, items=items), build.registers(self.cell), self.moves, self.area, self.memo)

    def encoded(self, done: Program) -> Encoded:
        """Its code."""
        written: set[tuple[str, int]] = set()
        for item in done.items:
            if isinstance(item, Region):
                if id(item) not in self.written:
                    self.written[id(item)] = item, frame.written(replace(done, items=(item,)))
                written |= self.written[id(item)][1]
        key = done.frame_bytes, frozenset(written)
        if key not in self.frames:
            self.frames[key] = frame.layout(done)
        return self.located(self.encoder.function(done, self.frames[key]))

    def located(self, form: Encoded) -> Encoded:
        """The code, which names this program's tables as they are called beside those of others."""
        code, places = form
        return code, tuple((at, self.named(table), offset) for at, table, offset in places)

    def forget(self, keys: Keys) -> None:
        """Drops what was kept of orders other than this one."""
        self.ordered = {key: region for key, region in self.ordered.items() if tuple(keys.get(key[0], ())) == key[2]}
        kept = {id(region) for region in self.ordered.values()}
        self.alike = {key: region for key, region in self.alike.items() if id(region) in kept}
        self.memo.regions = {key: done for key, done in self.memo.regions.items() if key in kept}
        kept = {id(done) for _, done, _ in self.memo.regions.values()}
        self.written = {key: done for key, done in self.written.items() if key in kept}
        self.encoder.regions = {key: done for key, done in self.encoder.regions.items() if key in kept}


def ranks(keys: Sequence[float]) -> list[int]:
    """Each key's place among all; of equal keys the first comes first."""
    out = [0] * len(keys)
    for place, n in enumerate(sorted(range(len(keys)), key=lambda n: (keys[n], n))):
        out[n] = place
    return out


def scaled(keys: Sequence[float]) -> list[float]:
    """Keys as whole numbers, ten to an instruction, in the same order."""
    return [10.0 * place for place in ranks(keys)]


def by_stream(region: Region) -> dict[str, list[int]]:
    """The numbers of the instructions of each stream."""
    found: dict[str, list[int]] = {}
    for n, i in enumerate(region.instructions):
        found.setdefault(i.stream, []).append(n)
    return found
