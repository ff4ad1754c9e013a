"""Values to registers: a program on values goes in, the same program on registers comes out.

Every variable gets a home (homes.py), then each region is walked once, instruction by instruction (assign.py).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..target.program import STACK, Address, Instruction, Item, Jump, Label, Program, Region, Register, Source, Value
from .assign import Assignment
from .homes import ARGUMENTS, Home, OutOfRegisters, Slots, alive, bank_registers, give_homes, successors
from .moves import Moves


@dataclass
class Memo:
    """What allocations of programs that differ only in the order of a region or two have in common: the variables'
    homes, and what became of each region, by its identity."""

    homes: dict[str, Home] = field(default_factory=dict)
    slot_bytes: int = 0
    alive: list[set[str]] = field(default_factory=list)
    regions: dict[int, tuple[Region, Region, Slots]] = field(default_factory=dict)


def allocate(program: Program, registers: Mapping[str, int], moves: Moves, area_bytes: int,
             memo: Memo | None = None) -> Program:
    """The program on registers. `registers` is the number of registers of each bank, `area_bytes` the size of the
    frame's aligned part that the kernel uses itself (behind the variable `area`). `memo` is for calls with
    programs that differ only in the order of a region or two."""
    area = "area" in program.variables
    memo = Memo() if memo is None else memo
    memo.homes = homes = memo.homes or give_homes(program, registers, area)
    memo.slot_bytes = memo.slot_bytes or program.widest // 8
    counts = {bank: 1 + max((home for name, home in homes.items() if isinstance(home, int)
                             and program.variables[name][0] == bank), default=-1) for bank in registers}
    frame = Slots(homes, memo.slot_bytes, area_bytes, dict(counts), counts)
    memo.alive = before = memo.alive or alive(program.items, area)
    nexts = successors(program.items)
    items: list[Item] = [entry(program, homes, frame, moves, before[0], registers["int"])]
    for n, item in enumerate(program.items):
        live_out = set().union(*(before[m] for m in nexts[n]))
        if isinstance(item, Region):
            if id(item) not in memo.regions:
                own, code = walked(item, replace(frame, counts=dict(counts), spills=0), moves, registers, before[n], live_out)
                memo.regions[id(item)] = item, replace(item, instructions=code, reads={}, writes={}), own
            done = memo.regions[id(item)]
            items.append(done[1])
            frame.spills += done[2].spills
            frame.counts.update({bank: max(used, done[2].counts[bank]) for bank, used in frame.counts.items()})
        elif isinstance(item, Jump) and item.condition:
            items += jump(item, frame, moves, registers, before[n])
        else:
            items.append(item)
    integers = 8 * frame.counts["int"]
    behind = area_bytes + frame.slot_bytes * frame.counts["vec"] + 63 if area else 0
    return replace(program, items=tuple(placed(item, integers) for item in items), homes=homes,
                   held=told(program, frame, before), frame_bytes=integers + behind, spills=frame.spills)


def told(program: Program, frame: Slots, before: Sequence[set[str]]) -> dict[str, dict[str, Register | Address]]:
    """For each loop's label which variables are alive there, and where."""
    def place(name: str) -> Register | Address:
        home = frame.homes[name]
        return home if isinstance(home, Register) else frame.slot(*program.variables[name], home)

    loops = {item.target for n, item in enumerate(program.items) if isinstance(item, Jump)
             and any(isinstance(other, Label) and other.name == item.target for other in program.items[:n])}
    return {item.name: {name: place(name) for name in frame.homes if name in alive_here}
            for item, alive_here in zip(program.items, before) if isinstance(item, Label) and item.name in loops}


def walked(region: Region, frame: Slots, moves: Moves, registers: Mapping[str, int], live_in: set[str],
           live_out: set[str]) -> tuple[Slots, tuple[Instruction, ...]]:
    """The region on registers, and the frame that it needs. Variables that only pass through it are values like any other,
    whose register may serve until the end, when they are read again: once, where values of the rounds would be spilled many
    times. `area` is one of them unless the region has vectors in slots."""
    through = {name: home.width for name in sorted(live_in & live_out - set(region.reads) - set(region.writes))
               if isinstance(home := frame.homes[name], Register) and home.bank == "int"}

    def walk(free: dict[str, int]) -> tuple[Slots, tuple[Instruction, ...]]:
        values = {name: Value(-1 - k, "int", width, name) for k, (name, width) in enumerate(free.items())}
        loose = replace(region, reads={**region.reads, **values}, writes={**region.writes, **values})
        own = replace(frame, counts=dict(frame.counts), area_stays="area" not in free)
        return own, Assignment(loose, own, moves, registers, live_in, live_out).run()

    if "area" in through:
        try:
            return walk(through)
        except OutOfRegisters:
            del through["area"]
    return walk(through)


def entry(program: Program, homes: Mapping[str, Home], frame: Slots, moves: Moves, live: set[str], integers: int) -> Region:
    """The parameters from the registers of the convention to their homes."""
    values = {name: Value(n, "int", 64, name) for n, name in enumerate(program.parameters) if name in live}
    arguments = {f"argument {name}": Register("int", ARGUMENTS[program.parameters.index(name)], 64) for name in values}
    region = Region("entry", (), {f"argument {name}": v for name, v in values.items()}, dict(values))
    whole = replace(frame, homes={**homes, **arguments})
    walk = Assignment(region, whole, moves, {"int": integers, "vec": 16, "mask": 8}, set(arguments), set(values))
    return replace(region, instructions=walk.run(), reads={}, writes={})


def jump(item: Jump, frame: Slots, moves: Moves, registers: Mapping[str, int], live: set[str]) -> list[Item]:
    """A comparison of two variables; one of two slots is read into a register that no variable has."""
    def place(x: Any) -> Any:
        if not isinstance(x, str):
            return x
        home = frame.homes[x]
        return home if isinstance(home, Register) else frame.slot("int", 64, home)

    a, b = place(item.a), place(item.b)
    if not (isinstance(a, Address) and isinstance(b, Address)):
        return [replace(item, a=a, b=b)]
    taken = {home.number for name in live if isinstance(home := frame.homes[name], Register) and home.bank == "int"}
    spare = next(r for r in bank_registers("int", registers["int"]) if r not in taken)
    register = Register("int", spare, 64)
    return [Region(f"compare {item.a}", (Instruction(moves.load["int"], 64, register, (a,)),)),
            replace(item, a=register, b=b)]


def placed(item: Item, integers: int) -> Item:
    """The start of the frame's aligned part is known only now: it lies behind the integer slots."""
    if not isinstance(item, Region):
        return item

    def fixed(a: Source) -> Source:
        if isinstance(a, Address) and a.space == "area":
            return replace(a, base=STACK, offset=a.offset + integers)
        return a

    if not any(i.row.address for i in item.instructions):
        return item
    return replace(item, instructions=tuple(replace(i, args=tuple(fixed(a) for a in i.args))
                                            for i in item.instructions))
