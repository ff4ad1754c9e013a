"""Search space of one kernel: the sort keys of its instructions, grouped by roles. A *role* is a
number for the instructions of all rounds (or schedule rows) that correspond to each other, such as
7 for the seventh instruction of every round. Input are sort keys for each basic block; output is
the kernel's code."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar

from ...compile import build, frame, order
from ...compile.allocate import Allocator
from ...compile.moves import find_moves
from ...compile.order import (
    fingerprint,
    group_numbers,
    match_instructions,
    match_order,
    mnemonics_of,
)
from ...request.configs import KernelConfig
from ...x86 import uarch
from ...x86.program import SCRATCH, BasicBlock, Program, Register, map_blocks
from ...x86.uarch.model import class_of
from .encoder import Encoder, MachineCode

SHORT_BLOCK_INSTRUCTIONS = 20  # blocks with at most 20 instructions are not reordered
MIN_ROUNDS = 4  # least number of corresponding rounds that define roles
HOT_BLOCK_INSTRUCTIONS, HOT_BLOCK_SHARE = 100, 0.04  # least instructions, least share of the work
MAX_CACHED_BLOCKS = 64  # ordered blocks whose cached results fill little memory
Keys = dict[str, list[float]]  # block -> sort key of each instruction; smaller keys come earlier
RolesByRound = list[dict[int, int]]  # for each round: role -> instruction number


@dataclass
class SearchSpace:
    """Kernel before ordering, with the roles of its instructions, and the caches of a search.

    `kind` is the function kind. `blocks` maps names to the basic blocks that are long enough to
    reorder. For each of these names, `fingerprints` has the block's fingerprint (stored_orders.py),
    `rounds` the result of `find_rounds`, and `weights` the estimated number of instructions
    executed. The keys of `dependences` and `ordered_blocks` contain the id() of a block.
    `long_call_blocks` is the number of message blocks in the long call of a sample (timer.py); 0
    stands for the timer's default.
    """

    long_call_blocks: ClassVar[int] = 0

    config: KernelConfig
    kind: str

    def __post_init__(self) -> None:
        """Build the kernel up to instruction selection; find dependences and roles."""
        self.program = self.without_unused_scratch(
            build.select_kernel(self.config, self.kind, "tune_"))
        self.dependences = {id(item): order.dependences(item.instructions)
                            for item in self.program.items if isinstance(item, BasicBlock)}
        self.blocks = reorderable_blocks(self.program)
        self.fingerprints = {name: fingerprint(block) for name, block in self.blocks.items()}
        self.rounds = {name: find_rounds(block) for name, block in self.blocks.items()}
        self.weights = {name: float(block.weight * len(block.instructions))
                        for name, block in self.blocks.items()}
        self.encoder = Encoder(self.program.tables)
        self.allocator = Allocator(self.program, build.register_counts(self.config),
                                   find_moves(self.config.target))
        self.ordered_blocks: dict[tuple[int, tuple[float, ...]], BasicBlock] = {}
        self.frames: dict[tuple[int, frozenset[Register]], frame.FrameLayout] = {}

    def without_unused_scratch(self, program: Program) -> Program:
        """Return the program without its scratch area if it does not use this area in its default
        order."""
        items = map_blocks(
            lambda block: order.order_block(block, build.default_keys(self.config, block)),
            program.items)
        allocated_source, _ = build.allocate_program(replace(program, items=items), self.config)
        is_reordered = any(SCRATCH in b.writes for b in reorderable_blocks(program).values())
        return (program if allocated_source.has_scratch or is_reordered
                else build.remove_scratch(program))

    def rotation_roles(self, name: str, rounds: RolesByRound) -> list[list[int]]:
        """Return the groups of two or more roles whose instructions rotate the same word with the
        same mnemonic, such as the rotations of a Sigma. `rounds` is one of the lists of block
        `name` in `self.rounds`; its middle round stands for all rounds."""
        middle_round = rounds[len(rounds) // 2]
        roles_by_word: dict[Any, list[int]] = {}
        for role, n in middle_round.items():
            i = self.blocks[name].instructions[n]
            if class_of(i.row.mnemonic) in ("rotate", "rorx", "vrot", "vrotv"):
                word = next(iter(i.values), None)
                roles_by_word.setdefault((i.row.mnemonic, word), []).append(role)
        return [roles for roles in roles_by_word.values() if len(roles) > 1]

    def hot_blocks(self) -> list[str]:
        """Return the names of the blocks that are searched by themselves, because they are long and
        have a large share of the work; most work first."""
        total = sum(self.weights.values())
        return sorted((name for name, block in self.blocks.items()
                       if len(block.instructions) >= HOT_BLOCK_INSTRUCTIONS
                       and self.weights[name] >= HOT_BLOCK_SHARE * total),
                      key=lambda name: -self.weights[name])

    @cached_property
    def default_keys(self) -> Keys:
        """Sort keys of the kernel's default order."""
        return self.load_keys("generic")

    @cached_property
    def default_code(self) -> MachineCode:
        """Code of the kernel in its default order. Computing it raises OutOfRegisters if the order
        has no register allocation."""
        return self.encode_keys(self.default_keys)

    def load_keys(self, name: str, stored_orders: Mapping[str, Any] | None = None) -> Keys:
        """Return initial sort keys of each reorderable block: those of its order in `stored_orders`
        (fingerprint -> order), else of the order stored for microarchitecture `name`."""
        keys = {}
        entry = uarch.kernels(name).get(f"{replace(self.config, uarch=name).stem}/{self.kind}", {})
        earlier_fingerprints = entry.get("regions", {})
        for block_name, block in self.blocks.items():
            key = self.fingerprints[block_name]
            stored_order = ((stored_orders or {}).get(key)
                            or uarch.order(name, key, earlier_fingerprints.get(block_name)))
            stored_keys = match_order(block, stored_order).keys if stored_order else None
            keys[block_name] = rescale(stored_keys or build.default_keys(self.config, block))
        return keys

    def order_block(self, block: BasicBlock, keys: tuple[float, ...]) -> BasicBlock:
        """Return the block in the order of the sort keys `keys`, or in its default order if `keys`
        is empty."""
        cache_key = id(block), keys
        if cache_key not in self.ordered_blocks:
            self.ordered_blocks[cache_key] = order.order_block(
                block, keys or build.default_keys(self.config, block),
                self.dependences[id(block)])
        return self.ordered_blocks[cache_key]

    def has_same_order(self, keys: Keys, others: Keys) -> bool:
        """Return whether both sets of sort keys give the same order of every block."""
        return all(self.order_block(block, tuple(keys[name])).instructions
                   == self.order_block(block, tuple(others[name])).instructions
                   for name, block in self.blocks.items() if keys[name] is not others[name])

    def encode_keys(self, keys: Keys) -> MachineCode:
        """Return the kernel's code in the order of the sort keys `keys`. Raise OutOfRegisters if
        the order has no register allocation."""
        program = self.allocate(keys)
        written = frozenset[Register]().union(*(
            self.encoder.encode_block(item).written_registers
            for item in program.items if isinstance(item, BasicBlock)))
        key = program.frame_bytes, written
        if key not in self.frames:
            self.frames[key] = frame.layout_frame(program)
        return self.encoder.encode_function(program, self.frames[key])

    def allocate(self, keys: Keys) -> Program:
        """Return the kernel in the order of the sort keys `keys`, after register allocation. Raise
        OutOfRegisters if the order has no register allocation."""
        items = map_blocks(lambda block: self.order_block(block, tuple(keys.get(block.name, ()))),
                           self.program.items)
        return self.allocator.allocate(replace(self.program, items=items))

    def limit_caches(self) -> None:
        """Drop the cached orders of blocks and what was computed from them if there are more than
        MAX_CACHED_BLOCKS orders."""
        if len(self.ordered_blocks) > MAX_CACHED_BLOCKS:
            self.ordered_blocks.clear()
            self.allocator.allocated_blocks.clear()
            self.encoder.encoded_blocks.clear()


def reorderable_blocks(program: Program) -> dict[str, BasicBlock]:
    """Return the basic blocks of a program that are long enough to reorder, by name."""
    return {item.name: item for item in program.items if isinstance(item, BasicBlock)
            and len(item.instructions) > SHORT_BLOCK_INSTRUCTIONS}


def find_rounds(block: BasicBlock) -> list[RolesByRound]:
    """Find the roles in a block."""
    steps: dict[tuple[str, str], list[list[int]]] = {}
    for group, numbers in group_numbers(block.instructions).items():
        steps.setdefault((group.strand, group.step), []).append(numbers)
    rounds_of_steps = []
    for rounds in steps.values():
        mnemonics = [tuple(mnemonics_of(block, numbers)) for numbers in rounds]
        common, _ = Counter(mnemonics).most_common(1)[0]
        matches = [{role: numbers[n] for role, n in match_instructions(common, sequence).items()}
                   for numbers, sequence in zip(rounds, mnemonics)]
        roles = sorted(set(range(len(common))).intersection(*matches))
        if len(rounds) >= MIN_ROUNDS and roles:
            rounds_of_steps.append([{role: match[role] for role in roles} for match in matches])
    return rounds_of_steps


def rank_keys(keys: Sequence[float]) -> list[int]:
    """Return the rank of each sort key, from 0; of equal keys the first has the lowest rank."""
    ranks = [0] * len(keys)
    for rank, n in enumerate(sorted(range(len(keys)), key=keys.__getitem__)):
        ranks[n] = rank
    return ranks


def rescale(keys: Sequence[float]) -> list[float]:
    """Return sort keys that give the same order as `keys` and have the values 0, 10, 20, ..."""
    return [10.0 * rank for rank in rank_keys(keys)]
