"""Initial orders for a search: list schedules with random parameters, and random priorities.

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
from .space import Keys, SearchSpace, rescale, strand_numbers

GENERIC = 4                                 # dispatch width of an unknown processor
NEVER = 1 << 30


@dataclass(frozen=True)
class ListSchedulerParams:
    """Parameters of one list schedule: the window ahead of program order, the registers left free,
    and the standard deviation of the noise added to the priorities."""

    window: int
    reserved_registers: int
    jitter: float

    @classmethod
    def any(cls, chance: random.Random) -> ListSchedulerParams:
        """Return random parameters."""
        return cls(chance.choice((20, 28, 40, 60)), chance.choice((2, 3, 4, 5)),
                   chance.choice((0.0, 0.3, 0.6, 1.2, 2.4)))


def unit(i: Instruction, model: Model | None) -> ClassCost | None:
    """Return the execution unit of an instruction; its load or store is not counted."""
    name = class_of(i.row.mnemonic) or {"lea": "lea"}.get(i.row.mnemonic, "")
    if name in ("move", "vmove", "broadcast",
                "cross") and any(isinstance(x, Address) for x in (i.out, *i.args)):
        return None
    if name == "cross":
        name = "toint" if isinstance(i.out, Value) and i.out.register_class == "int" else "fromint"
    return model.cost_of(name, i.width) if model and name else None


def list_schedule(instructions: Sequence[Instruction], live_out: set[Value], model: Model | None,
                  registers: Mapping[str, int], params: ListSchedulerParams,
                  chance: random.Random) -> list[int]:
    """Return a strand's instruction numbers in the order of a list schedule.

    `live_out` are the values read after the block.
    """
    before = order.dependences(instructions)
    units = [unit(i, model) for i in instructions]
    latency = [u.latency if u else 1 for u in units]
    through = {(m, n): model.forwarding_cycles(instructions[m].row.register_class,
                                       instructions[n].row.register_class) if model else 1
               for n, needs in enumerate(before)
               for m in needs
               if isinstance(instructions[m].out, Address)
               and any(isinstance(a, Address) for a in instructions[n].args)}
    after: list[list[int]] = [[] for _ in before]
    for n, needs in enumerate(before):
        for m in needs:
            after[m].append(n)
    height = [0.0] * len(before)
    for n in reversed(range(len(before))):
        height[n] = latency[n] + max((height[m] + through.get((n, m), 0) for m in after[n]),
                                     default=0)
    wanted = [h + chance.gauss(0, params.jitter) for h in height]
    reads = [set(i.values) for i in instructions]
    readers = {v: int(v in live_out) for i in instructions if isinstance(v := i.out, Value)}
    for v in (v for operand_values in reads for v in operand_values):
        readers[v] = readers.get(v, 0) + 1
    results = {i.out for i in instructions if isinstance(i.out, Value)}
    live = {register_class: sum(v.register_class == register_class
                                for v in set().union(*reads) - results)
            for register_class in registers}
    done: dict[int, int] = {}
    waiting, out, cycle = list(range(len(before))), list[int](), 0

    def growth(n: int) -> int:
        """Return the change in live values of the classes that are nearly full."""
        value = instructions[n].out
        gains = int(isinstance(value, Value) and readers[value] > 0 and live[value.register_class]
                    >= registers[value.register_class] - params.reserved_registers)
        return gains - sum(readers[v] == 1 for v in reads[n])

    while waiting:
        free = {port for u in units if u for ports, _ in u.ports for port in ports}
        slots = full = model.dispatch if model else GENERIC
        ready = sorted((n
                        for n in waiting[:params.window]
                        if all(done.get(m, NEVER) + through.get((m, n), 0) <= cycle
                               for m in before[n])), key=lambda n: (-wanted[n], n))
        ready = [n for n in ready if growth(n) <= 0] or ready[:1]
        for n in ready:
            taken = take_ports(units[n], free)
            # The first instruction of a cycle is always issued, even if it needs a port twice.
            if slots <= 0 or taken is None and slots < full:
                continue
            free -= taken or set()
            slots -= 1
            value = instructions[n].out
            if isinstance(value, Value):
                live[value.register_class] += readers[value] > 0
            for v in reads[n]:
                readers[v] -= 1
                live[v.register_class] -= readers[v] == 0
            done[n] = cycle + latency[n]
            out.append(n)
            waiting.remove(n)
        cycle += 1
    return out


def take_ports(unit: ClassCost | None, free: set[str]) -> set[str] | None:
    """Return the free ports that an instruction occupies; None if it must wait."""
    ports_taken: set[str] = set()
    for ports, _ in unit.ports if unit else ():
        open_ports = sorted((ports & free) - ports_taken)
        if not open_ports:
            return None
        ports_taken.add(open_ports[-1])
    return ports_taken


def with_equal_rounds(block: BasicBlock, keys: Sequence[float],
                      chance: random.Random) -> list[float]:
    """Return the keys with all rounds ordered like one random round of them."""
    new_keys = list(keys)
    alike: dict[tuple[str, tuple[str, ...]], list[tuple[int, list[int]]]] = {}
    counts: dict[str, int] = {}
    for group, numbers in order.groups(block.instructions).items():
        at = counts[group.strand] = counts.get(group.strand, -1) + 1
        rows = tuple(block.instructions[n].row.mnemonic for n in numbers)
        alike.setdefault((group.strand, rows), []).append((at, numbers))
    for (stream, _), members in alike.items():
        if len(members) < 4:
            continue
        total = counts[stream] + 1
        like, model = chance.choice(members[1:-1])
        for at, numbers in members:
            for n, m in zip(numbers, model):
                new_keys[n] = keys[m] + (at - like) / total
    return new_keys


def priorities(space: SearchSpace, name: str, chance: random.Random) -> list[float]:
    """Return random keys that are equal in all rounds: each role is moved within about one
    round."""
    block = next(r for r in space.blocks() if r.name == name)
    counts: dict[str, int] = {}
    at: dict[int, int] = {}
    for group, numbers in order.groups(block.instructions).items():
        counts[group.strand] = counts.get(group.strand, -1) + 1
        at |= dict.fromkeys(numbers, counts[group.strand])
    width = chance.choice((0.5, 1.0, 1.0, 1.5))
    offsets = [width * chance.random() for _ in at]
    for rounds in space.rounds[name]:
        for role in rounds[0]:
            for row in rounds[1:]:
                offsets[row[role]] = offsets[rounds[0][role]]
    return [(at[n] + offsets[n]) / (counts[i.strand] + 1) for n, i in enumerate(block.instructions)]


def starts(space: SearchSpace, name: str, model: Model | None,
           chance: random.Random) -> Iterator[Keys]:
    """Yield initial keys in which one block has a list schedule or random priorities.

    Strands are interleaved evenly; every second list schedule has all rounds ordered alike.
    """
    block = next(r for r in space.blocks() if r.name == name)
    live_out = {v for v in block.writes.values() if isinstance(v, Value)}
    default = space.start("generic")
    for k in count():
        keys = [0.0] * len(block.instructions)
        for numbers in strand_numbers(block).values() if k % 4 < 2 else ():
            strand = [block.instructions[n] for n in numbers]
            strand_order = list_schedule(strand, live_out, model, space.config.target.registers,
                                         ListSchedulerParams.any(chance), chance)
            for n, position in zip(numbers, order.evenly_spaced(strand_order)):
                keys[n] = position
        start = keys if k % 4 == 0 else with_equal_rounds(block, keys,
                                                          chance) if k % 4 == 1 else priorities(
            space, name, chance)
        yield {**default, name: rescale(start)}


def mixtures(space: SearchSpace, name: str, keys: Keys) -> Iterator[Keys]:
    """Yield keys with one strand of a block, or all of them, in program order."""
    block = next(r for r in space.blocks() if r.name == name)
    groups = order.groups(block.instructions)
    text_order = [0.0] * len(block.instructions)
    streams = strand_numbers(block)
    for stream in streams:
        strand_groups = [numbers for group, numbers in groups.items() if group.strand == stream]
        for g, numbers in enumerate(strand_groups):
            for position, n in enumerate(numbers):
                text_order[n] = (g + position / len(numbers)) / len(strand_groups)
    text_order = rescale(text_order)
    strands = list(streams.values())
    for numbers in [*strands, *([sum(strands, [])] if len(strands) > 1 else [])]:
        mixed = [float(k) for k in keys[name]]
        for n in numbers:
            mixed[n] = text_order[n]
        yield {**keys, name: mixed}

