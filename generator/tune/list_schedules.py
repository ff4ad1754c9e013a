"""Initial orders for a search: list schedules with random parameters, and random sort keys.

Input is a basic block; output are orders of each of its strands. List scheduling by critical path
uses a microarchitecture's model: latency and ports of each instruction class, dispatch width, and
the number of registers. An instruction that the model does not know takes one cycle on any port.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from ..compile import order
from ..x86.program import Address, BasicBlock, Instruction, Value
from ..x86.uarch.model import ClassCost, Model, class_of
from .space import MIN_ROUNDS, Keys, SearchSpace, rescale, strand_numbers

GENERIC_DISPATCH_WIDTH = 4  # of an unknown processor, in instructions per cycle
NEVER = 1 << 30  # cycle after all others


@dataclass(frozen=True)
class ListSchedulerParams:
    """Parameters of one list schedule.

    `window` is the number of waiting instructions considered, in program order,
    `reserved_registers` are left free in each class, and `jitter` is the standard deviation of the
    noise added to the priorities, in cycles.
    """

    window: int
    reserved_registers: int
    jitter: float

    @classmethod
    def draw(cls, rng: random.Random) -> ListSchedulerParams:
        """Return random parameters."""
        return cls(rng.choice((20, 28, 40, 60)), rng.choice((2, 3, 4, 5)),
                   rng.choice((0.0, 0.3, 0.6, 1.2, 2.4)))


def instruction_cost(i: Instruction, model: Model | None) -> ClassCost | None:
    """Return latency and ports of an instruction without its load or store; None if the model does
    not have it, or if it is a load or store alone."""
    name = class_of(i.row.mnemonic) or ("lea" if i.row.mnemonic == "lea" else "")
    if name in ("move", "vmove", "broadcast",
                "cross") and any(isinstance(x, Address) for x in (i.out, *i.args)):
        return None
    if name == "cross":
        name = "toint" if isinstance(i.out, Value) and i.out.register_class == "int" else "fromint"
    return model.cost_of(name, i.width) if model and name else None


@dataclass
class ListScheduler:
    """List scheduler for the instructions of one strand.

    The priority of an instruction is the length in cycles of the longest dependence chain that it
    begins, plus noise. `live_out` are the values read after the block, `registers` the numbers of
    registers by class. Ready instructions issue cycle by cycle, as dispatch width and ports allow;
    instructions that would fill a register class wait.
    """

    instructions: Sequence[Instruction]
    live_out: set[Value]
    model: Model | None
    registers: Mapping[str, int]
    params: ListSchedulerParams
    rng: random.Random

    def __post_init__(self) -> None:
        self.dependences = order.dependences(self.instructions)
        self.costs = [instruction_cost(i, self.model) for i in self.instructions]
        self.latencies = [cost.latency if cost else 1 for cost in self.costs]
        self.forwarding = self.forwarding_latencies()
        self.priorities = [length + self.rng.gauss(0, self.params.jitter)
                           for length in self.chain_lengths()]
        self.reads = [set(i.values) for i in self.instructions]
        results = {i.out for i in self.instructions if isinstance(i.out, Value)}
        # Reads that are still to come, of each value; counts the block's end as one.
        self.remaining_reads = {v: int(v in self.live_out) for v in results}
        for v in (v for values in self.reads for v in values):
            self.remaining_reads[v] = self.remaining_reads.get(v, 0) + 1
        live_in = set().union(*self.reads) - results
        self.live = {register_class: sum(v.register_class == register_class for v in live_in)
                     for register_class in self.registers}
        self.ready_cycles: dict[int, int] = {}  # issued instruction -> cycle of its result

    def forwarding_latencies(self) -> dict[tuple[int, int], int]:
        """Return the cycles from a store to a load that depends on it, by instruction numbers."""
        latencies = {}
        for n, numbers in enumerate(self.dependences):
            load = self.instructions[n]
            for m in numbers if any(isinstance(a, Address) for a in load.args) else ():
                store = self.instructions[m]
                if isinstance(store.out, Address):
                    latencies[m, n] = self.model.forwarding_cycles(
                        store.row.register_class, load.row.register_class) if self.model else 1
        return latencies

    def chain_lengths(self) -> list[float]:
        """Return the cycles of the longest dependence chain that begins with each instruction."""
        lengths = [0.0] * len(self.dependences)
        for n in reversed(range(len(self.dependences))):
            lengths[n] += self.latencies[n]
            for m in self.dependences[n]:
                lengths[m] = max(lengths[m], lengths[n] + self.forwarding.get((m, n), 0))
        return lengths

    def is_ready(self, n: int, cycle: int) -> bool:
        """Return whether all operands of an instruction are available in a cycle."""
        return all(self.ready_cycles.get(m, NEVER) + self.forwarding.get((m, n), 0) <= cycle
                   for m in self.dependences[n])

    def adds_pressure(self, n: int) -> bool:
        """Return whether an instruction defines a value of a nearly full register class and ends no
        other value's live range."""
        value = self.instructions[n].out
        defines = (isinstance(value, Value) and self.remaining_reads[value] > 0
                   and self.live[value.register_class]
                   >= self.registers[value.register_class] - self.params.reserved_registers)
        return defines and not any(self.remaining_reads[v] == 1 for v in self.reads[n])

    def issue(self, n: int, cycle: int) -> None:
        """Record that an instruction issues in a cycle: update the live values and the cycle of its
        result."""
        value = self.instructions[n].out
        if isinstance(value, Value):
            self.live[value.register_class] += self.remaining_reads[value] > 0
        for v in self.reads[n]:
            self.remaining_reads[v] -= 1
            self.live[v.register_class] -= self.remaining_reads[v] == 0
        self.ready_cycles[n] = cycle + self.latencies[n]

    def schedule(self) -> list[int]:
        """Return the instruction numbers in the order in which they issue."""
        all_ports = {port for cost in self.costs if cost for ports,
                     _ in cost.ports for port in ports}
        dispatch_width = self.model.dispatch if self.model else GENERIC_DISPATCH_WIDTH
        waiting, issued, cycle = list(range(len(self.instructions))), list[int](), 0
        while waiting:
            free_ports, slots = set(all_ports), dispatch_width
            ready = sorted((n for n in waiting[:self.params.window] if self.is_ready(n, cycle)),
                           key=lambda n: (-self.priorities[n], n))
            for n in [n for n in ready if not self.adds_pressure(n)] or ready[:1]:
                ports = take_ports(self.costs[n], free_ports)
                # The first instruction of a cycle is always issued, even if it needs a port twice.
                if slots <= 0 or ports is None and slots < dispatch_width:
                    continue
                free_ports -= ports or set()
                slots -= 1
                self.issue(n, cycle)
                issued.append(n)
                waiting.remove(n)
            cycle += 1
        return issued


def take_ports(cost: ClassCost | None, free_ports: set[str]) -> set[str] | None:
    """Return the free ports that an instruction occupies, one for each of its operations; None if
    it must wait."""
    taken_ports: set[str] = set()
    for ports, _ in cost.ports if cost else ():
        open_ports = sorted((ports & free_ports) - taken_ports)
        if not open_ports:
            return None
        taken_ports.add(open_ports[-1])
    return taken_ports


def equalize_rounds(block: BasicBlock, keys: Sequence[float], rng: random.Random) -> list[float]:
    """Return the keys with all rounds of equal instructions ordered like one random round of
    them."""
    new_keys = list(keys)
    equal_rounds: dict[tuple[str, tuple[str, ...]], list[tuple[int, list[int]]]] = {}
    counts: dict[str, int] = {}
    for group, numbers in order.groups(block.instructions).items():
        position = counts[group.strand] = counts.get(group.strand, -1) + 1
        mnemonics = tuple(block.instructions[n].row.mnemonic for n in numbers)
        equal_rounds.setdefault((group.strand, mnemonics), []).append((position, numbers))
    for (strand, _), rounds in equal_rounds.items():
        if len(rounds) < MIN_ROUNDS:
            continue
        model_position, model_numbers = rng.choice(rounds[1:-1])
        for position, numbers in rounds:
            for n, m in zip(numbers, model_numbers):
                new_keys[n] = keys[m] + (position - model_position) / (counts[strand] + 1)
    return new_keys


def draw_keys(space: SearchSpace, block: BasicBlock, rng: random.Random) -> list[float]:
    """Return random keys in which all rounds have the same order: each role is moved within about
    one round."""
    counts: dict[str, int] = {}
    positions: dict[int, int] = {}  # instruction -> number of its group in the strand
    for group, numbers in order.groups(block.instructions).items():
        counts[group.strand] = counts.get(group.strand, -1) + 1
        positions |= dict.fromkeys(numbers, counts[group.strand])
    width = rng.choice((0.5, 1.0, 1.0, 1.5))
    offsets = [width * rng.random() for _ in positions]
    for first, *others in space.rounds[block.name]:
        for roles in others:
            for role in first:
                offsets[roles[role]] = offsets[first[role]]
    return [(positions[n] + offsets[n]) / (counts[i.strand] + 1)
            for n, i in enumerate(block.instructions)]


def draw_list_schedule(space: SearchSpace, block: BasicBlock, model: Model | None,
                       rng: random.Random) -> list[float]:
    """Return keys that order each strand of a block by a list schedule with random parameters, and
    interleave the strands evenly."""
    live_out = {v for v in block.writes.values() if isinstance(v, Value)}
    keys = [0.0] * len(block.instructions)
    for numbers in strand_numbers(block).values():
        scheduler = ListScheduler([block.instructions[n] for n in numbers], live_out, model,
                                  space.config.target.registers, ListSchedulerParams.draw(rng), rng)
        for n, position in zip(numbers, order.evenly_spaced(scheduler.schedule())):
            keys[n] = position
    return keys


def draw_initial_keys(space: SearchSpace, name: str, model: Model | None,
                      rng: random.Random) -> Iterator[Keys]:
    """Yield sets of keys without end: the default ones, except for those of block `name`.

    Its keys are in turn a list schedule, a list schedule with all rounds ordered alike, and twice
    random keys with all rounds ordered alike. `model` is that of the processor, if known.
    """
    block = next(block for block in space.reorderable_blocks() if block.name == name)
    default = space.load_keys("generic")
    for k in count():
        if k % 4 >= 2:
            keys = draw_keys(space, block, rng)
        else:
            keys = draw_list_schedule(space, block, model, rng)
            keys = equalize_rounds(block, keys, rng) if k % 4 == 1 else keys
        yield {**default, name: rescale(keys)}


def keys_with_program_order(space: SearchSpace, name: str, keys: Keys) -> Iterator[Keys]:
    """Yield keys in which one strand of block `name`, or finally all its strands, are in program
    order and evenly spread over the block."""
    block = next(block for block in space.reorderable_blocks() if block.name == name)
    groups = order.groups(block.instructions)
    program_order = [0.0] * len(block.instructions)
    strands = strand_numbers(block)
    for strand in strands:
        strand_groups = [numbers for group, numbers in groups.items() if group.strand == strand]
        for g, numbers in enumerate(strand_groups):
            for position, n in enumerate(numbers):
                program_order[n] = (g + position / len(numbers)) / len(strand_groups)
    program_order = rescale(program_order)
    all_strands = [sum(strands.values(), [])] if len(strands) > 1 else []
    for numbers in [*strands.values(), *all_strands]:
        block_keys = [float(key) for key in keys[name]]
        for n in numbers:
            block_keys[n] = program_order[n]
        yield {**keys, name: block_keys}
