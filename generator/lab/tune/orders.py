"""Orders of a kernel's instructions, as sort keys for each basic block: the kernel before ordering,
a block as a function of its own, initial orders and changes of orders. A *role* is a number for the
instructions of all rounds (or schedule rows) that correspond to each other."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count
from typing import Any

from ...compile import build, frame, order
from ...compile.allocate import Allocator
from ...compile.order import (
    fingerprint,
    group_numbers,
    match_instructions,
    match_order,
    mnemonics_of,
    numbers_by,
)
from ...request.configs import KernelConfig
from ...x86 import uarch
from ...x86.program import (
    SCRATCH,
    Address,
    BasicBlock,
    Instruction,
    Program,
    Register,
    Value,
    map_blocks,
)
from ...x86.target import find_moves
from ...x86.uarch.model import Model, class_of
from .encoder import Encoder, MachineCode

SHORT_BLOCK_INSTRUCTIONS = 20  # blocks with at most 20 instructions are not reordered
MIN_ROUNDS = 4  # least number of corresponding rounds that define roles
HOT_BLOCK_INSTRUCTIONS, HOT_BLOCK_SHARE = 100, 0.04  # least instructions, least share of the work
MAX_CACHED_BLOCKS = 64  # ordered blocks whose cached results fill little memory
Keys = dict[str, list[float]]  # block -> sort key of each instruction; smaller keys come earlier
RolesByRound = list[dict[int, int]]  # for each round: role -> instruction number


@dataclass
class SearchSpace:
    """Kernel before ordering, and the caches of a search, by id() of a block. By name of each block
    that is long enough to reorder: `blocks`, `fingerprints`, `rounds` (find_rounds), `weights`
    (instructions executed)."""

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
        """Return the program without its scratch area if its default order uses none."""
        items = map_blocks(
            lambda block: order.order_block(block, build.default_keys(self.config, block)),
            program.items)
        allocated = build.allocate_program(replace(program, items=items), self.config)
        is_reordered = any(SCRATCH in b.writes for b in reorderable_blocks(program).values())
        return (program if allocated.has_scratch or is_reordered
                else build.remove_scratch(program))

    def rotation_roles(self, name: str, rounds: RolesByRound) -> list[list[int]]:
        """Return the groups of roles whose instructions rotate the same word by the same
        mnemonic."""
        middle_round = rounds[len(rounds) // 2]
        roles_by_word: dict[Any, list[int]] = {}
        for role, n in middle_round.items():
            i = self.blocks[name].instructions[n]
            if class_of(i.row.mnemonic) in ("rotate", "rorx", "vrot", "vrotv"):
                word = next(iter(i.values), None)
                roles_by_word.setdefault((i.row.mnemonic, word), []).append(role)
        return [roles for roles in roles_by_word.values() if len(roles) > 1]

    def hot_blocks(self) -> list[str]:
        """Return long blocks with a large share of the work, most work first."""
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
        """Code in the default order; OutOfRegisters if it has no register allocation."""
        return self.encode_keys(self.default_keys)

    def load_keys(self, name: str, stored_orders: Mapping[str, Any] | None = None) -> Keys:
        """Return sort keys of each reorderable block: of `stored_orders` (fingerprint -> order),
        else of those stored for a microarchitecture."""
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
        """Return the block in the order of its sort keys, in its default order for none."""
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
        """Return the kernel's code; OutOfRegisters if the order has no register allocation."""
        program = self.allocate(keys)
        written = frozenset[Register]().union(*(
            self.encoder.encode_block(item).written_registers
            for item in program.items if isinstance(item, BasicBlock)))
        key = program.frame_bytes, written
        if key not in self.frames:
            self.frames[key] = frame.layout_frame(program)
        return self.encoder.encode_function(program, self.frames[key])

    def allocate(self, keys: Keys) -> Program:
        """Return the kernel after register allocation; raises OutOfRegisters."""
        items = map_blocks(lambda block: self.order_block(block, tuple(keys.get(block.name, ()))),
                           self.program.items)
        return self.allocator.allocate(replace(self.program, items=items))

    def limit_caches(self) -> None:
        """Empty the caches when they hold more than MAX_CACHED_BLOCKS orders."""
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


def order_strand(instructions: Sequence[Instruction], live_out: set[Value], model: Model,
                 limits: order.SchedulingLimits, jitter: float, rng: random.Random) -> list[int]:
    """Order a strand by list scheduling; return its instruction numbers in this order."""
    costs = [order.instruction_cost(i, model) for i in instructions]
    dependences = order.dependences(instructions)
    forwarding = {(m, n): model.forwarding_cycles(instructions[m].row.register_class,
                                                  instructions[n].row.register_class)
                  for n, numbers in enumerate(dependences) for m in numbers
                  if isinstance(instructions[m].out, Address)
                  and any(isinstance(a, Address) for a in instructions[n].args)}
    chain_lengths = [0.0] * len(instructions)
    for n in reversed(range(len(instructions))):
        chain_lengths[n] += cost.latency if (cost := costs[n]) else 1
        for m in dependences[n]:
            chain_lengths[m] = max(chain_lengths[m], chain_lengths[n] + forwarding.get((m, n), 0))
    priorities = [-length - rng.gauss(0, jitter) for length in chain_lengths]
    return order.list_schedule(instructions, live_out, priorities, costs, limits, forwarding)


def order_strands(space: SearchSpace, block: BasicBlock, model: Model,
                  rng: random.Random) -> list[float]:
    """Order each strand by list scheduling with random parameters; interleave them evenly."""
    live_out = {v for v in block.writes.values() if isinstance(v, Value)}
    keys = [0.0] * len(block.instructions)
    for numbers in order.numbers_by(block.instructions, lambda i: i.strand).values():
        window, reserved = rng.choice((20, 28, 40, 60)), rng.choice((2, 3, 4, 5))
        limits = order.SchedulingLimits(
            model.dispatch, window,
            {name: count - reserved for name, count in space.config.target.registers.items()})
        strand_order = order_strand([block.instructions[n] for n in numbers], live_out, model,
                                    limits, rng.choice((0.0, 0.3, 0.6, 1.2, 2.4)), rng)
        for n, position in zip(numbers, order.space_evenly(strand_order)):
            keys[n] = position
    return keys


def equalize_rounds(space: SearchSpace, name: str, keys: Sequence[float],
                    rng: random.Random) -> list[float]:
    """Give all rounds of a strand the order of one, drawn among the middle ones."""
    new_keys = list(keys)
    for rounds in space.rounds[name]:
        reference = rng.randrange(1, len(rounds) - 1)
        for position, numbers in enumerate(rounds):
            for role, n in numbers.items():
                distance = (position - reference) / len(rounds)
                new_keys[n] = keys[rounds[reference][role]] + distance
    return new_keys


def spread_groups(block: BasicBlock, offsets: Sequence[float]) -> list[float]:
    """Spread the groups (such as rounds) of each strand evenly over a block."""
    groups_by_strand: dict[str, list[list[int]]] = {}
    for group, numbers in order.group_numbers(block.instructions).items():
        groups_by_strand.setdefault(group.strand, []).append(numbers)
    keys = [0.0] * len(offsets)
    for groups in groups_by_strand.values():
        for position, numbers in enumerate(groups):
            for n in numbers:
                keys[n] = (position + offsets[n]) / len(groups)
    return keys


def draw_keys(space: SearchSpace, block: BasicBlock, rng: random.Random) -> list[float]:
    """Return random keys, equal in all rounds, at most 1.5 rounds from the beginning of a round."""
    width = rng.choice((0.5, 1.0, 1.0, 1.5))
    offsets = [width * rng.random() for _ in block.instructions]
    for first_round, *other_rounds in space.rounds[block.name]:
        for numbers_by_role in other_rounds:
            for role, n in first_round.items():
                offsets[numbers_by_role[role]] = offsets[n]
    return spread_groups(block, offsets)


def draw_initial_keys(space: SearchSpace, name: str, model: Model,
                      rng: random.Random) -> Iterator[list[float]]:
    """Return the keys of a block without end: list scheduling, the same with equal rounds, twice
    draw_keys."""
    block = space.blocks[name]
    for k in count():
        if k % 4 >= 2:
            keys = draw_keys(space, block, rng)
        else:
            keys = order_strands(space, block, model, rng)
            keys = equalize_rounds(space, name, keys, rng) if k % 4 == 1 else keys
        yield rescale(keys)


BlockWeights = Mapping[str, float]  # name of a block that may change -> its weight in the draw
Proposal = Callable[[SearchSpace, str, Sequence[float], random.Random], list[float]]


def propose(proposal: Proposal, space: SearchSpace, keys: Keys, rng: random.Random,
            block_weights: BlockWeights) -> Keys:
    """Draw a block by weight, and return `keys` with the block's keys changed by the proposal."""
    name = rng.choices(list(block_weights), list(block_weights.values()))[0]
    return {**keys, name: proposal(space, name, keys[name], rng)}


def align_roles(space: SearchSpace, name: str, keys: Sequence[float],
                rng: random.Random) -> list[float]:
    """Put two roles side by side in every round of one sequence."""
    if not space.rounds[name]:
        return shift_instructions(space, name, keys, rng)
    rounds = rng.choice(space.rounds[name])
    role, other = rng.choices(list(rounds[0]), k=2)
    new_keys = list(keys)
    length = (keys[rounds[-1][other]] - keys[rounds[0][other]]) / (len(rounds) - 1)
    move = rng.choice((-1, 0, 0, 0, 1)) * length + rng.choice((-1, 1))
    for numbers in rounds:
        new_keys[numbers[role]] = keys[numbers[other]] + move
    return rescale(new_keys)


def shift_roles(space: SearchSpace, name: str, keys: Sequence[float],
                rng: random.Random) -> list[float]:
    """Move one to three roles by the same distance in every round of one sequence."""
    if not space.rounds[name]:
        return shift_instructions(space, name, keys, rng)
    new_keys = list(keys)
    for _ in range(rng.choice((1, 1, 2, 3))):
        rounds = rng.choice(space.rounds[name])
        role, move = rng.choice(list(rounds[0])), rng.gauss(0, rng.choice((20, 60, 150, 400)))
        for numbers in rounds:
            new_keys[numbers[role]] = round(new_keys[numbers[role]] + move)
    return new_keys


def group_rotations(space: SearchSpace, name: str, keys: Sequence[float],
                    rng: random.Random) -> list[float]:
    """Put the rotations of one word side by side, in one random order in every round."""
    rotation_groups = [(rounds, roles) for rounds in space.rounds[name]
                       for roles in space.rotation_roles(name, rounds)]
    if not rotation_groups:
        return align_roles(space, name, keys, rng)
    rounds, roles = rng.choice(rotation_groups)
    first, order = rng.choice(roles), rng.sample(roles, len(roles))
    new_keys = list(keys)
    for numbers in rounds:
        for position, role in enumerate(order):
            new_keys[numbers[role]] = keys[numbers[first]] + position
    return rescale(new_keys)


def shift_instructions(space: SearchSpace, name: str, keys: Sequence[float],
                       rng: random.Random) -> list[float]:
    """Move up to 16 single instructions."""
    new_keys, deviation = list(keys), rng.choice((15, 40, 100, 300))
    for _ in range(rng.choice((1, 1, 2, 4, 8, 16))):
        n = rng.randrange(len(new_keys))
        new_keys[n] = round(new_keys[n] + rng.gauss(0, deviation))
    return new_keys


def transform_strand(space: SearchSpace, name: str, keys: Sequence[float],
                     rng: random.Random) -> list[float]:
    """Shift, stretch or compress one strand."""
    new_keys = list(keys)
    strands = numbers_by(space.blocks[name].instructions, lambda i: i.strand)
    numbers = strands[rng.choice(sorted(strands))]
    middle = sum(keys[n] for n in numbers) / len(numbers)
    move = rng.gauss(0, rng.choice((0, 100, 500)))
    factor = 1 + rng.gauss(0, rng.choice((0, 0.02, 0.1)))
    for n in numbers:
        new_keys[n] = round(middle + (keys[n] - middle) * factor + move)
    return new_keys


PROPOSALS: tuple[Proposal, ...] = (align_roles, shift_roles, group_rotations, shift_instructions,
                                   transform_strand)
