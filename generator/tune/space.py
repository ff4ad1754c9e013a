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
from ..compile.moves import moves
from ..compile.order import groups
from ..compile.stored_orders import fingerprint, match, match_instructions
from ..request.configs import Kernel, Many
from ..x86 import uarch
from ..x86.program import BasicBlock, Group, Program, Table
from ..x86.uarch.model import class_of
from .encoder import Encoded, Encoder

FEW = 20                                    # instructions: shorter regions stay as they are
FEWEST = 4                                  # rounds that are like each other
LONG_REGION, SHARE = 100, 0.04              # instructions, and of the kernel's work: such regions are worth a search alone
Keys = dict[str, list[float]]
RolesByRound = list[dict[int, int]]                # of each round the number of the instruction that plays a role


@dataclass
class SearchSpace:
    """A kernel, its regions, their groups and roles; and what is kept between the candidates of a search."""

    config: Kernel | Many
    kind: str
    encoder: Encoder = field(default_factory=Encoder)
    memo: Memo = field(default_factory=Memo)
    ordered: dict[tuple[str, int, tuple[float, ...]], BasicBlock] = field(default_factory=dict)
    equal_orders: dict[tuple[int, tuple[int, ...]], BasicBlock] = field(default_factory=dict)
    written: dict[int, tuple[BasicBlock, set[tuple[str, int]]]] = field(default_factory=dict)
    frames: dict[Any, frame.Stack] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.program, self.scratch_bytes = build.select_kernel(self.config, self.kind, "tune_")
        self.moves = moves(self.config.target)
        self.before = {id(item): order.dependences(item.instructions) for item in self.program.items
                       if isinstance(item, BasicBlock)}
        self.code = {r.name: r.instructions for r in self.regions()}
        self.groups: dict[tuple[str, Group], list[int]] = {
            (r.name, group): numbers for r in self.regions() for group, numbers in groups(r.instructions).items()}
        self.rounds = {r.name: self.rounds_alike(r.name) for r in self.regions()}
        self.weights = {r.name: float(r.weight * len(r.instructions)) for r in self.regions()}

    def named(self, table: str) -> str:
        """What a table of this program is called beside those of others."""
        return f"{self.config.stem}: {table}"

    @property
    def tables(self) -> list[tuple[str, Table]]:
        return [(self.named(table.name), table) for table in self.program.tables]

    def regions(self) -> list[BasicBlock]:
        return [item for item in self.program.items if isinstance(item, BasicBlock) and len(item.instructions) > FEW]

    def rounds_alike(self, name: str) -> list[RolesByRound]:
        """The rounds of a region, and the rows of its schedule, each with the numbers of its roles: the places of the commonest
        of them, as far as all have them."""
        kinds: dict[tuple[str, str], list[list[int]]] = {}
        for (region, group), numbers in self.groups.items():
            if region == name:
                kinds.setdefault((group.strand, group.step), []).append(numbers)
        groups = []
        for rows in kinds.values():
            common, _ = Counter(self.mnemonics(name, numbers) for numbers in rows).most_common(1)[0]
            positions = [{position: numbers[at] for position,
                          at in match_instructions(common, self.mnemonics(name, numbers)).items()}
                      for numbers in rows]
            roles = set(range(len(common))).intersection(*positions)
            if len(rows) >= FEWEST and roles:
                groups.append([{role: row[role] for role in sorted(roles)} for row in positions])
        return groups

    def turning(self, name: str, rounds: RolesByRound) -> list[list[int]]:
        """The roles that do the same to one word, such as the rotations of a Sigma."""
        like = rounds[len(rounds) // 2]
        groups: dict[Any, list[int]] = {}
        for role, n in like.items():
            i = self.code[name][n]
            if class_of(i.row.mnemonic) in ("rotate", "rorx", "vrot", "vrotv"):
                groups.setdefault((i.row.mnemonic, next(iter(i.values), None)), []).append(role)
        return [roles for roles in groups.values() if len(roles) > 1]

    def mnemonics(self, name: str, numbers: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.code[name][n].row.mnemonic for n in numbers)

    def hot(self) -> list[BasicBlock]:
        """The regions that are worth a search alone, those with most work first."""
        total = sum(self.weights.values())
        hot_blocks = [r for r in self.regions() if len(r.instructions) >= LONG_REGION and self.weights[r.name] >= SHARE * total]
        return sorted(hot_blocks, key=lambda r: -self.weights[r.name])

    def start(self, name: str, stored_orders: Mapping[str, Any] | None = None) -> Keys:
        """The keys found before, or else those known, where they fit; the default ones elsewhere."""
        keys = {}
        had = uarch.kernels(name).get(f"{replace(self.config, uarch=name).stem}/{self.kind}", {}).get("regions", {})
        for region in self.regions():
            text = fingerprint(region)
            data = (stored_orders or {}).get(text) or uarch.order(name, text, had.get(region.name))
            stored_keys = match(region, data).keys if data else None
            keys[region.name] = scaled(stored_keys or build.priorities(self.config, region))
        return keys

    def region(self, region: BasicBlock, keys: tuple[float, ...]) -> BasicBlock:
        """The region in the order of these keys, made once; one region for all keys that give the same order."""
        memo_key = region.name, id(region), keys                # two short regions may have one name
        if memo_key not in self.ordered:
            ordered_block = order.order(region, keys or build.priorities(self.config, region), self.before[id(region)])
            self.ordered[memo_key] = self.equal_orders.setdefault((id(region), tuple(map(id, ordered_block.instructions))),
                                                                  ordered_block)
        return self.ordered[memo_key]

    def same(self, keys: Keys, others: Keys) -> bool:
        """Whether both give the same orders."""
        return all(self.region(r, tuple(keys[r.name])) is self.region(r, tuple(others[r.name])) for r in self.regions()
                   if keys[r.name] is not others[r.name])

    def form(self, keys: Keys) -> Encoded:
        """The kernel's code with regions in the order of these keys. OutOfRegisters where that has no allocation."""
        return self.encoded(self.allocated(keys))

    def allocated(self, keys: Keys) -> Program:
        """The kernel on registers."""
        items = tuple(self.region(i, tuple(keys.get(i.name, ()))) if isinstance(i, BasicBlock) else i for i in self.program.items)
        return allocate(replace(self.program, items=items), build.registers(self.config), self.moves, self.scratch_bytes,
                        self.memo)

    def encoded(self, done: Program) -> Encoded:
        """Its code."""
        written: set[tuple[str, int]] = set()
        for item in done.items:
            if isinstance(item, BasicBlock):
                if id(item) not in self.written:
                    self.written[id(item)] = item, frame.written_registers(replace(done, items=(item,)))
                written |= self.written[id(item)][1]
        key = done.frame_bytes, frozenset(written)
        if key not in self.frames:
            self.frames[key] = frame.layout(done)
        return self.located(self.encoder.function(done, self.frames[key]))

    def located(self, form: Encoded) -> Encoded:
        """The code, which names this program's tables as they are called beside those of others."""
        code, table_fields = form
        return code, tuple((at, self.named(table), offset) for at, table, offset in table_fields)

    def forget(self, keys: Keys) -> None:
        """Drops what was kept of orders other than this one."""
        self.ordered = {key: region for key, region in self.ordered.items() if tuple(keys.get(key[0], ())) == key[2]}
        used_ids = {id(region) for region in self.ordered.values()}
        self.equal_orders = {key: region for key, region in self.equal_orders.items() if id(region) in used_ids}
        self.memo.regions = {key: done for key, done in self.memo.regions.items() if key in used_ids}
        used_ids = {id(done) for _, done, _ in self.memo.regions.values()}
        self.written = {key: done for key, done in self.written.items() if key in used_ids}
        self.encoder.regions = {key: done for key, done in self.encoder.regions.items() if key in used_ids}


def ranks(keys: Sequence[float]) -> list[int]:
    """Each key's place among all; of equal keys the first comes first."""
    out = [0] * len(keys)
    for position, n in enumerate(sorted(range(len(keys)), key=lambda n: (keys[n], n))):
        out[n] = position
    return out


def scaled(keys: Sequence[float]) -> list[float]:
    """Keys as whole numbers, ten to an instruction, in the same order."""
    return [10.0 * position for position in ranks(keys)]


def by_stream(region: BasicBlock) -> dict[str, list[int]]:
    """The numbers of the instructions of each stream."""
    numbers_by_strand: dict[str, list[int]] = {}
    for n, i in enumerate(region.instructions):
        numbers_by_strand.setdefault(i.strand, []).append(n)
    return numbers_by_strand
