"""Search space of one kernel: the priorities of its instructions, grouped by roles.

A *role* is an instruction's position in every round (or row of the schedule), such as the seventh
instruction of a round. Input are keys for each block; output is the kernel's machine code. Ordered
blocks, allocations, frames and encodings are cached between candidates, because most candidates
differ in one block only.
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

FEW = 20                                    # instructions: shorter blocks are not reordered
FEWEST = 4                                  # equal rounds that define roles
LONG_REGION, SHARE = 100, 0.04              # instructions, and share of the work, of a hot block
Keys = dict[str, list[float]]
RolesByRound = list[dict[int, int]]                # for each round: role -> instruction number


@dataclass
class SearchSpace:
    """A kernel, its blocks, groups and roles, and the caches of a search."""

    config: Kernel | Many
    kind: str
    encoder: Encoder = field(default_factory=Encoder)
    memo: Memo = field(default_factory=Memo)
    ordered: dict[tuple[str, int, tuple[float, ...]], BasicBlock] = field(default_factory=dict)
    equal_orders: dict[tuple[int, tuple[int, ...]], BasicBlock] = field(default_factory=dict)
    written: dict[int, tuple[BasicBlock, set[tuple[str, int]]]] = field(default_factory=dict)
    frames: dict[Any, frame.FrameLayout] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.program, self.scratch_bytes = build.select_kernel(self.config, self.kind, "tune_")
        self.moves = moves(self.config.target)
        self.before = {id(item): order.dependences(item.instructions) for item in self.program.items
                       if isinstance(item, BasicBlock)}
        self.code = {r.name: r.instructions for r in self.blocks()}
        self.groups: dict[tuple[str, Group], list[int]] = {(r.name, group): numbers
                                                           for r in self.blocks()
                                                           for group, numbers in groups(
            r.instructions).items()}
        self.rounds = {r.name: self.rounds_alike(r.name) for r in self.blocks()}
        self.weights = {r.name: float(r.weight * len(r.instructions)) for r in self.blocks()}

    def unique_name(self, table: str) -> str:
        """Return a table's name made unique among several programs."""
        return f"{self.config.stem}: {table}"

    @property
    def tables(self) -> list[tuple[str, Table]]:
        """The program's constant tables with their unique names."""
        return [(self.unique_name(table.name), table) for table in self.program.tables]

    def blocks(self) -> list[BasicBlock]:
        """Return the blocks that are long enough to reorder."""
        return [item
                for item in self.program.items
                if isinstance(item, BasicBlock) and len(item.instructions) > FEW]

    def rounds_alike(self, name: str) -> list[RolesByRound]:
        """Return the rounds of a block, and its schedule rows, each as a map from role to
        instruction number.

        The roles are those of the most common instruction sequence that all rounds share.
        """
        kinds: dict[tuple[str, str], list[list[int]]] = {}
        for (block, group), numbers in self.groups.items():
            if block == name:
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

    def rotation_roles(self, name: str, rounds: RolesByRound) -> list[list[int]]:
        """Return groups of roles that rotate the same word, such as the rotations of a Sigma."""
        like = rounds[len(rounds) // 2]
        groups: dict[Any, list[int]] = {}
        for role, n in like.items():
            i = self.code[name][n]
            if class_of(i.row.mnemonic) in ("rotate", "rorx", "vrot", "vrotv"):
                groups.setdefault((i.row.mnemonic, next(iter(i.values), None)), []).append(role)
        return [roles for roles in groups.values() if len(roles) > 1]

    def mnemonics(self, name: str, numbers: Sequence[int]) -> tuple[str, ...]:
        """Return the mnemonics of the numbered instructions."""
        return tuple(self.code[name][n].row.mnemonic for n in numbers)

    def hot_blocks(self) -> list[BasicBlock]:
        """Return the blocks worth a search of their own, by descending work."""
        total = sum(self.weights.values())
        hot_blocks = [r
                      for r in self.blocks()
                      if len(r.instructions) >= LONG_REGION
                      and self.weights[r.name] >= SHARE * total]
        return sorted(hot_blocks, key=lambda r: -self.weights[r.name])

    def start(self, name: str, stored_orders: Mapping[str, Any] | None = None) -> Keys:
        """Return initial keys: `stored_orders`, else those of microarchitecture `name`, else
        default ones."""
        keys = {}
        had = uarch.kernels(name).get(f"{replace(self.config, uarch=name).stem}/{self.kind}",
                                      {}).get("regions", {})
        for block in self.blocks():
            text = fingerprint(block)
            data = (stored_orders or {}).get(text) or uarch.order(name, text, had.get(block.name))
            stored_keys = match(block, data).keys if data else None
            keys[block.name] = rescale(stored_keys or build.priorities(self.config, block))
        return keys

    def order_block(self, block: BasicBlock, keys: tuple[float, ...]) -> BasicBlock:
        """Return the block in the order of these keys; equal orders give the same object."""
        memo_key = block.name, id(block), keys  # two short blocks may have the same name
        if memo_key not in self.ordered:
            ordered_block = order.order(block, keys or build.priorities(self.config, block),
                                        self.before[id(block)])
            order_key = id(block), tuple(map(id, ordered_block.instructions))
            self.ordered[memo_key] = self.equal_orders.setdefault(order_key, ordered_block)
        return self.ordered[memo_key]

    def same(self, keys: Keys, others: Keys) -> bool:
        """Return whether both sets of keys give the same orders."""
        return all(self.order_block(r, tuple(keys[r.name])) is self.order_block(r,
                                                                                tuple(
            others[r.name])) for r in self.blocks() if keys[r.name] is not others[r.name])

    def form(self, keys: Keys) -> Encoded:
        """Return the kernel's code in the order of these keys. Raises OutOfRegisters."""
        return self.encode(self.allocate(keys))

    def allocate(self, keys: Keys) -> Program:
        """Return the kernel after register allocation. Raises OutOfRegisters."""
        items = tuple(self.order_block(i, tuple(keys.get(i.name, ()))) if isinstance(i, BasicBlock)
                      else i for i in self.program.items)
        return allocate(replace(self.program, items=items), build.registers(self.config),
                        self.moves, self.scratch_bytes, self.memo)

    def encode(self, done: Program) -> Encoded:
        """Return the code of an allocated kernel."""
        written: set[tuple[str, int]] = set()
        for item in done.items:
            if isinstance(item, BasicBlock):
                if id(item) not in self.written:
                    self.written[id(item)] = item, frame.written_registers(replace(done,
                                                                                   items=(item,)))
                written |= self.written[id(item)][1]
        key = done.frame_bytes, frozenset(written)
        if key not in self.frames:
            self.frames[key] = frame.layout(done)
        return self.with_unique_tables(self.encoder.function(done, self.frames[key]))

    def with_unique_tables(self, form: Encoded) -> Encoded:
        """Return the code with table names that are unique among the kernels that a search compares."""
        code, table_fields = form
        return code, tuple((at, self.unique_name(table), offset) for at, table, offset in table_fields)

    def forget(self, keys: Keys) -> None:
        """Drop cached results of orders other than this one."""
        self.ordered = {key: block
                        for key, block in self.ordered.items()
                        if tuple(keys.get(key[0], ())) == key[2]}
        used_ids = {id(block) for block in self.ordered.values()}
        self.equal_orders = {key: block
                             for key, block in self.equal_orders.items() if id(block) in used_ids}
        self.memo.allocated_blocks = {key: done
                                      for key, done in self.memo.allocated_blocks.items()
                                      if key in used_ids}
        used_ids = {id(done) for _, done, _ in self.memo.allocated_blocks.values()}
        self.written = {key: done for key, done in self.written.items() if key in used_ids}
        self.encoder.block_encodings = {key: done
                                        for key, done in self.encoder.block_encodings.items()
                                        if key in used_ids}


def ranks(keys: Sequence[float]) -> list[int]:
    """Return the rank of each key; equal keys keep their order."""
    out = [0] * len(keys)
    for position, n in enumerate(sorted(range(len(keys)), key=lambda n: (keys[n], n))):
        out[n] = position
    return out


def rescale(keys: Sequence[float]) -> list[float]:
    """Return keys as whole numbers in the same order, ten per instruction."""
    return [10.0 * position for position in ranks(keys)]


def strand_numbers(block: BasicBlock) -> dict[str, list[int]]:
    """Return the instruction numbers of each strand."""
    numbers_by_strand: dict[str, list[int]] = {}
    for n, i in enumerate(block.instructions):
        numbers_by_strand.setdefault(i.strand, []).append(n)
    return numbers_by_strand
