"""Variables to homes: which are alive where, and the register or the slot of the frame that each has for the whole program.

Two variables that are alive at the same time get different homes; the hot ones get registers.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from ..x86.program import (
    STACK_POINTER,
    Address,
    BasicBlock,
    Item,
    Jump,
    Label,
    Program,
    Register,
    Value,
    instructions,
)

ARGUMENTS = (7, 6, 2, 1)                       # rdi rsi rdx rcx: System V's first arguments
INTEGERS = (0, 1, 2, 6, 7, 8, 9, 10, 11, 3, 5, 12, 13, 14, 15)   # what calls clobber first; never rsp
FRAME_POINTER = 5                              # rbp, the first to be done without
RESERVED_REGISTERS = {"int": 4, "vec": 6, "mask": 2, "low": 1}      # registers of a bank kept free of variables, for values
NEVER = 1 << 30


class OutOfRegisters(Exception):
    """No register can be freed for an instruction; the message names the values that hold them."""


@cache
def class_registers(register_class: str, count: int, first: int = 0) -> tuple[int, ...]:
    """The allocatable registers of a bank, the preferred first. A mask in k0 would mean no mask."""
    if register_class != "int":
        return tuple(range(first or register_class == "mask", count))
    return INTEGERS if count > 15 else tuple(r for r in INTEGERS if r != FRAME_POINTER)[:count - 1]


def registers_for(register_class: str, width: int, registers: Mapping[str, int]) -> tuple[int, ...]:
    """The registers that a value of so many bits may have. `low`: where legacy rows stand beside wide ones, vectors of 128 bits
    have the registers that those reach, and wider ones the others, so that no upper half is dirty where legacy rows work."""
    count, low = registers[register_class], registers.get("low", 0)
    if register_class != "vec" or not low:
        return class_registers(register_class, count)
    return class_registers(register_class, low) if width <= 128 else class_registers(register_class, count, low)


def successors(items: Sequence[Item]) -> list[list[int]]:
    """For each item the numbers of those that can come next; len(items) is the end."""
    where = {item.name: n for n, item in enumerate(items) if isinstance(item, Label)}
    out = []
    for n, item in enumerate(items):
        nexts = [n + 1]
        if isinstance(item, Jump):
            nexts = [where[item.target]] + ([n + 1] if item.condition else [])
        out.append(nexts)
    return out


def needs_scratch(region: BasicBlock) -> bool:
    """Whether a region may need slots for vectors, which lie behind the variable `area`."""
    return any(isinstance(i.out, Value) and i.out.register_class == "vec" for i in region.instructions)


def uses_and_definitions(item: Item, uses_scratch: bool) -> tuple[set[str], set[str]]:
    """The variables an item reads and those it writes."""
    if isinstance(item, BasicBlock):
        reads = set(item.reads)
        if uses_scratch and "area" not in item.writes and needs_scratch(item):
            reads.add("area")
        return reads, set(item.writes)
    if isinstance(item, Jump):
        return {x for x in (item.a, item.b) if isinstance(x, str)}, set()
    return set(), set()


def live_in_sets(items: Sequence[Item], uses_scratch: bool) -> list[set[str]]:
    """The variables that are alive when each item begins; one more set for the end."""
    before: list[set[str]] = [set() for _ in range(len(items) + 1)]
    nexts = successors(items)
    changed = True
    while changed:
        changed = False
        for n in reversed(range(len(items))):
            reads, writes = uses_and_definitions(items[n], uses_scratch)
            now = reads | (set().union(*(before[m] for m in nexts[n])) - writes)
            if now != before[n]:
                before[n], changed = now, True
    return before


def fixed_registers(items: Sequence[Item]) -> set[tuple[str, int]]:
    """The registers that operands have of their own: a variable there would have to make way each time."""
    rows = {i.row for i in instructions(items)}
    return {(row.class_of(o.name, row.widths[0])[0], o.fixed) for row in rows for o in row.reads if o.fixed is not None}


Location = Register | int


def assign_locations(program: Program, registers: Mapping[str, int], uses_scratch: bool) -> dict[str, Location]:
    """Each variable's home: a register, or the number of a slot of its bank. Hot variables come first."""
    items, before = program.items, live_in_sets(program.items, uses_scratch)
    nexts = successors(items)
    points: list[tuple[set[str], int]] = []
    for n, item in enumerate(items):
        _, writes = uses_and_definitions(item, uses_scratch)
        after = set().union(*(before[m] for m in nexts[n])) | writes
        points += [(before[n], getattr(item, "weight", 1)), (after, getattr(item, "weight", 1))]
    weight: dict[str, int] = dict.fromkeys(program.variables, 0)
    for item in items:
        reads, writes = uses_and_definitions(item, uses_scratch)
        for name in reads | writes:
            weight[name] += getattr(item, "weight", 1)
    if uses_scratch and any(register_class == "vec" for register_class, _ in program.variables.values()):
        weight["area"] = NEVER
    meets: dict[str, set[str]] = {name: set() for name in program.variables}
    for names, _ in points:
        for name in names:
            meets[name] |= names - {name}
    locations: dict[str, Location] = {}
    fixed = fixed_registers(items) if "low" in registers else set()
    for name in sorted(program.variables, key=lambda v: (-weight[v], list(program.variables).index(v))):
        register_class, width = program.variables[name]
        pool = tuple(r for r in registers_for(register_class, width, registers) if (register_class, r) not in fixed)
        taken_registers = {location.number for other in meets[name] if isinstance(location := locations.get(other), Register)
                 and location.register_class == register_class}
        reserve = RESERVED_REGISTERS["low" if register_class == "vec" and width <= 128 and "low" in registers else register_class]
        under_pressure = any(sum(isinstance(location := locations.get(other), Register) and location.register_class
                                 == register_class and location.number in pool
                          for other in names) >= len(pool) - reserve for names, _ in points if name in names)
        free = [r for r in pool if r not in taken_registers]
        if name in program.parameters and ARGUMENTS[program.parameters.index(name)] in free:
            free.insert(0, ARGUMENTS[program.parameters.index(name)])
        if free and not under_pressure:
            locations[name] = Register(register_class, free[0], width)
        else:
            slots = {location for other,
                     location in locations.items() if isinstance(location, int) and program.variables[other][0] == register_class
                     and (other in meets[name] or program.variables[other][1] != width)}        # one width for all of a slot's
            locations[name] = next(s for s in range(len(program.variables)) if s not in slots)
    return locations


@dataclass
class SpillSlots:
    """The frame as it grows: slots of variables come first in each bank, then spill slots that regions share."""

    locations: Mapping[str, Location]
    slot_bytes: int                              # of a vector slot
    scratch_bytes: int                              # of the aligned part that the kernel uses itself
    variables: Mapping[str, int]                 # slots that variables have, by bank; spill slots come after
    counts: dict[str, int]                       # slots in use, by bank
    spills: int = 0
    scratch_in_register: bool = True                      # in its register, so that vectors have slots

    def slot(self, register_class: str, width: int, number: int) -> Address:
        """Slot `number` of a bank: integers at the stack pointer, vectors behind the kernel's part of the area."""
        self.counts[register_class] = max(self.counts[register_class], number + 1)
        if register_class == "int":
            return Address("frame", width, 8 * number, STACK_POINTER)
        scratch = self.locations.get("area")
        if register_class == "mask":
            raise OutOfRegisters("mask registers have no slots in the frame")
        if not isinstance(scratch, Register) or not self.scratch_in_register:
            raise OutOfRegisters(f"slot {number} of bank {register_class} is needed, and no variable `area` tells where slots are")
        return Address("slots", width, self.scratch_bytes + self.slot_bytes * number, scratch)
