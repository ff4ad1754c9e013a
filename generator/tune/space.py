"""Search space of one kernel: the sort keys of its instructions, grouped by roles.

A *role* is a number for the instructions of all rounds (or schedule rows) that correspond to each
other, such as 7 for the seventh instruction of every round. Input are sort keys for each basic
block; output is the kernel's code. Ordered blocks, register allocations, frames and encodings are
cached between candidates, because most candidates differ in one block only.

The default order of a kernel is its order with the option UARCH=generic.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from ..compile import build, frame, order
from ..compile.allocate import Allocator
from ..compile.moves import find_moves
from ..compile.order import group_numbers
from ..compile.stored_orders import fingerprint, match_instructions, match_order
from ..request.configs import Kernel, Many
from ..x86 import uarch
from ..x86.program import SCRATCH, BasicBlock, Group, Program, Table, map_blocks
from ..x86.uarch.model import class_of
from .encoder import Encoder, MachineCode

SHORT_BLOCK_INSTRUCTIONS = 20  # blocks with at most 20 instructions are not reordered
MIN_ROUNDS = 4  # least number of corresponding rounds that define roles
HOT_BLOCK_INSTRUCTIONS, HOT_BLOCK_SHARE = 100, 0.04  # least instructions, least share of the work
Keys = dict[str, list[float]]  # block -> sort key of each instruction; smaller keys come earlier
RolesByRound = list[dict[int, int]]  # for each round: role -> instruction number


@dataclass
class SearchSpace:
    """Kernel before ordering, with the groups and roles of its instructions, and the caches of a
    search.

    `groups` maps (block name, `Group`) to the numbers of the group's instructions in the block.
    `rounds` maps a block name to the lists of `find_rounds`, `weights` to the block's estimated
    work. The keys of `dependences` and `ordered_blocks` contain the id() of a block.
    """

    config: Kernel | Many
    kind: str
    encoder: Encoder = field(default_factory=Encoder)
    ordered_blocks: dict[tuple[str, int, tuple[float, ...]], BasicBlock] = field(
        default_factory=dict)
    equal_orders: dict[tuple[int, tuple[int, ...]], BasicBlock] = field(default_factory=dict)
    written_registers: dict[int, tuple[BasicBlock, set[tuple[str, int]]]] = field(
        default_factory=dict)
    frames: dict[Any, frame.FrameLayout] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Build the kernel up to instruction selection; find dependences, groups and roles."""
        self.program = self.without_unused_scratch(
            build.select_kernel(self.config, self.kind, "tune_"))
        self.dependences = {id(item): order.dependences(item.instructions)
                            for item in self.program.items if isinstance(item, BasicBlock)}
        blocks = self.reorderable_blocks()
        self.code = {block.name: block.instructions for block in blocks}
        self.groups: dict[tuple[str, Group], list[int]] = {
            (block.name, group): numbers for block in blocks
            for group, numbers in group_numbers(block.instructions).items()}
        self.rounds = {block.name: self.find_rounds(block.name) for block in blocks}
        self.weights = {block.name: float(block.weight * len(block.instructions))
                        for block in blocks}

    def without_unused_scratch(self, program: Program) -> Program:
        """Return the program without its scratch area if its default order does not use it, as
        `build.compile` does. If a reorderable block sets the pointer of the scratch area, return
        the program unchanged, so that the fingerprint of the block stays."""
        items = map_blocks(
            lambda block: order.order_block(block, build.default_keys(self.config, block)),
            program.items)
        allocated_source, _ = build.allocate_program(replace(program, items=items), self.config)
        is_reordered = any(SCRATCH in block.writes for block in reorderable_blocks(program))
        return (program if allocated_source.has_scratch or is_reordered
                else build.remove_scratch(program))

    def unique_name(self, table: str) -> str:
        """Return a table's name after the kernel's file stem: a name that is unique among programs.
        """
        return f"{self.config.stem}: {table}"

    @property
    def tables(self) -> list[tuple[str, Table]]:
        """The program's constant tables with their unique names."""
        return [(self.unique_name(table.name), table) for table in self.program.tables]

    def reorderable_blocks(self) -> list[BasicBlock]:
        """Return the blocks that are long enough to reorder."""
        return reorderable_blocks(self.program)

    def find_rounds(self, name: str) -> list[RolesByRound]:
        """Find the roles in block `name`. Return a list for each strand and each kind of step
        (round or schedule row). Such a list has a map for each step: role -> instruction number.

        A role is a position in the most common sequence of mnemonics. A role that one of the steps
        lacks is left out, and so is a kind with fewer than MIN_ROUNDS steps.
        """
        steps: dict[tuple[str, str], list[list[int]]] = {}
        for (block, group), numbers in self.groups.items():
            if block == name:
                steps.setdefault((group.strand, group.step), []).append(numbers)
        rounds_of_steps = []
        for rounds in steps.values():
            mnemonics = [self.mnemonics(name, numbers) for numbers in rounds]
            common, _ = Counter(mnemonics).most_common(1)[0]
            matches = [{role: numbers[n]
                        for role, n in match_instructions(common, sequence).items()}
                       for numbers, sequence in zip(rounds, mnemonics)]
            roles = sorted(set(range(len(common))).intersection(*matches))
            if len(rounds) >= MIN_ROUNDS and roles:
                rounds_of_steps.append([{role: match[role] for role in roles} for match in matches])
        return rounds_of_steps

    def rotation_roles(self, name: str, rounds: RolesByRound) -> list[list[int]]:
        """Return the groups of two or more roles whose instructions rotate the same word, such as
        the rotations of a Sigma. `rounds` is one of the lists of block `name` in `self.rounds`; its
        middle round stands for all rounds."""
        middle_round = rounds[len(rounds) // 2]
        roles_by_word: dict[Any, list[int]] = {}
        for role, n in middle_round.items():
            i = self.code[name][n]
            if class_of(i.row.mnemonic) in ("rotate", "rorx", "vrot", "vrotv"):
                word = next(iter(i.values), None)
                roles_by_word.setdefault((i.row.mnemonic, word), []).append(role)
        return [roles for roles in roles_by_word.values() if len(roles) > 1]

    def mnemonics(self, name: str, numbers: Sequence[int]) -> tuple[str, ...]:
        """Return the mnemonics of the instructions with these numbers in block `name`."""
        return tuple(self.code[name][n].row.mnemonic for n in numbers)

    def hot_blocks(self) -> list[BasicBlock]:
        """Return the blocks worth a search of their own, by descending work."""
        total = sum(self.weights.values())
        hot_blocks = [block for block in self.reorderable_blocks()
                      if len(block.instructions) >= HOT_BLOCK_INSTRUCTIONS
                      and self.weights[block.name] >= HOT_BLOCK_SHARE * total]
        return sorted(hot_blocks, key=lambda block: -self.weights[block.name])

    def load_keys(self, name: str, stored_orders: Mapping[str, Any] | None = None) -> Keys:
        """Return initial sort keys of each reorderable block: those of its order in `stored_orders`
        (fingerprint -> order), else of the order stored for microarchitecture `name`, else those
        that compile/order.py computes."""
        keys = {}
        entry = uarch.kernels(name).get(f"{replace(self.config, uarch=name).stem}/{self.kind}", {})
        fingerprints = entry.get("regions", {})
        for block in self.reorderable_blocks():
            key = fingerprint(block)
            stored_order = ((stored_orders or {}).get(key)
                            or uarch.order(name, key, fingerprints.get(block.name)))
            stored_keys = match_order(block, stored_order).keys if stored_order else None
            keys[block.name] = rescale(stored_keys or build.default_keys(self.config, block))
        return keys

    def order_block(self, block: BasicBlock, keys: tuple[float, ...]) -> BasicBlock:
        """Return the block in the order of the sort keys `keys`, or in its default order if `keys`
        is empty. Equal orders give the same object."""
        memo_key = block.name, id(block), keys  # two short blocks may have the same name
        if memo_key not in self.ordered_blocks:
            ordered_block = order.order_block(block, keys or build.default_keys(self.config, block),
                                              self.dependences[id(block)])
            order_key = id(block), tuple(map(id, ordered_block.instructions))
            self.ordered_blocks[memo_key] = self.equal_orders.setdefault(order_key, ordered_block)
        return self.ordered_blocks[memo_key]

    def has_same_order(self, keys: Keys, others: Keys) -> bool:
        """Return whether both sets of sort keys give the same order of every block."""
        return all(self.order_block(block, tuple(keys[block.name]))
                   is self.order_block(block, tuple(others[block.name]))
                   for block in self.reorderable_blocks()
                   if keys[block.name] is not others[block.name])

    def encode_keys(self, keys: Keys) -> MachineCode:
        """Return the kernel's code in the order of the sort keys `keys`. Raise OutOfRegisters if
        the order has no register allocation."""
        return self.encode(self.allocate(keys))

    def allocate(self, keys: Keys) -> Program:
        """Return the kernel in the order of the sort keys `keys`, after register allocation. Raise
        OutOfRegisters if the order has no register allocation."""
        items = map_blocks(lambda block: self.order_block(block, tuple(keys.get(block.name, ()))),
                           self.program.items)
        return self.allocator.allocate(replace(self.program, items=items))

    @cached_property
    def allocator(self) -> Allocator:
        """The allocator of this kernel in any order; it caches the allocated blocks."""
        return Allocator(self.program, build.register_counts(self.config),
                         find_moves(self.config.target))

    def encode(self, program: Program) -> MachineCode:
        """Return the code of `program`, this kernel after register allocation."""
        written: set[tuple[str, int]] = set()
        for item in program.items:
            if isinstance(item, BasicBlock):
                if id(item) not in self.written_registers:
                    self.written_registers[id(item)] = item, frame.written_registers(
                        replace(program, items=(item,)))
                written |= self.written_registers[id(item)][1]
        key = program.frame_bytes, frozenset(written)
        if key not in self.frames:
            self.frames[key] = frame.layout_frame(program)
        return self.with_unique_tables(self.encoder.encode_function(program, self.frames[key]))

    def with_unique_tables(self, machine_code: MachineCode) -> MachineCode:
        """Return the code with table names that are unique among the kernels of a search."""
        return machine_code._replace(table_fields=tuple(
            table_field._replace(table=self.unique_name(table_field.table))
            for table_field in machine_code.table_fields))

    def drop_other_orders(self, keys: Keys) -> None:
        """Drop the cached results of all orders except the order of the sort keys `keys`."""
        self.ordered_blocks = {(name, number, block_keys): block
                               for (name, number, block_keys), block in self.ordered_blocks.items()
                               if tuple(keys.get(name, ())) == block_keys}
        ids = {id(block) for block in self.ordered_blocks.values()}
        self.equal_orders = {key: block for key, block in self.equal_orders.items()
                             if id(block) in ids}
        self.allocator.allocated_blocks = {
            key: allocation for key, allocation in self.allocator.allocated_blocks.items()
            if key in ids}
        ids = {id(block) for _, block, _ in self.allocator.allocated_blocks.values()}
        self.written_registers = {key: entry for key, entry in self.written_registers.items()
                                  if key in ids}
        self.encoder.block_encodings = {key: entry
                                        for key, entry in self.encoder.block_encodings.items()
                                        if key in ids}


def reorderable_blocks(program: Program) -> list[BasicBlock]:
    """Return the basic blocks of a program that are long enough to reorder."""
    return [item for item in program.items
            if isinstance(item, BasicBlock) and len(item.instructions) > SHORT_BLOCK_INSTRUCTIONS]


def rank_keys(keys: Sequence[float]) -> list[int]:
    """Return the rank of each sort key, from 0; of equal keys the first has the lowest rank."""
    ranks = [0] * len(keys)
    for rank, n in enumerate(sorted(range(len(keys)), key=lambda n: (keys[n], n))):
        ranks[n] = rank
    return ranks


def rescale(keys: Sequence[float]) -> list[float]:
    """Return sort keys that give the same order as `keys` and have the values 0, 10, 20, ..."""
    return [10.0 * rank for rank in rank_keys(keys)]


def strand_numbers(block: BasicBlock) -> dict[str, list[int]]:
    """Return strand -> the numbers of its instructions in the block, ascending."""
    return order.numbers_by(block.instructions, lambda i: i.strand)


def strand_groups(block: BasicBlock) -> dict[str, list[list[int]]]:
    """Return strand -> a list of the instruction numbers of each of its groups (such as rounds), in
    program order."""
    groups: dict[str, list[list[int]]] = {}
    for group, numbers in group_numbers(block.instructions).items():
        groups.setdefault(group.strand, []).append(numbers)
    return groups
