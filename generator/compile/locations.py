"""Liveness analysis, and global assignment of variables to registers or frame slots. Input is a
program whose variables are live across basic blocks; output is one location for each variable,
valid in the whole program. Liveness is the backward dataflow fixpoint."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from ..x86.convention import RBP, RSP, SYSV
from ..x86.program import (
    SCRATCH,
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

T = TypeVar("T")
CALLER_SAVED = tuple(n for n in range(16) if n not in (*SYSV.saved_int, RSP))  # integer registers
INTEGER_PREFERENCE = (*CALLER_SAVED, *SYSV.saved_int)  # all integer registers without RSP
# Number of registers to leave for local values, by register class; `low`: see registers_for.
RESERVED_REGISTERS = {"int": 4, "vec": 6, "mask": 2, "low": 1}
NEVER = 1 << 30  # the next use of a value without one; above all instruction numbers and weights


class OutOfRegisters(Exception):
    """Error: no register can be freed where one is needed, or a value that must be spilled can have
    no slot. The message says where."""


@cache
def class_registers(register_class: str, count: int, first: int = 0) -> tuple[int, ...]:
    """Return the numbers of the registers of a class that allocation may use, in order of
    preference."""
    if register_class != "int":
        return tuple(range(max(first, 1) if register_class == "mask" else first, count))
    return (INTEGER_PREFERENCE if count > 15
            else tuple(r for r in INTEGER_PREFERENCE if r != RBP)[:count - 1])


def registers_for(register_class: str, width: int, registers: Mapping[str, int]) -> tuple[int, ...]:
    """Return the numbers of the registers that a value of `width` bits may use."""
    count, low = registers[register_class], registers.get("low", 0)
    if register_class != "vec" or not low:
        return class_registers(register_class, count)
    return (class_registers(register_class, low) if width <= 128
            else class_registers(register_class, count, low))


def sequence_moves(moves: Mapping[T, T], find_free: Callable[[T, Mapping[T, T]], T] | None = None
                   ) -> list[tuple[T, T]]:
    """Return the parallel move `moves`, destination -> source, as a list of (destination, source).
    Their order overwrites no source before it is read."""
    pending, sequence = {to: source for to, source in moves.items() if to != source}, []
    while pending:
        ready = next((to for to in pending if to not in pending.values()), None)
        if ready is not None:
            sequence.append((ready, pending.pop(ready)))
        elif find_free is None:
            raise ValueError("the argument registers form a cycle of moves")
        else:
            first = next(iter(pending))
            free = find_free(first, pending)
            sequence.append((free, first))
            pending = {to: free if source == first else source for to, source in pending.items()}
    return sequence


def successor_lists(items: Sequence[Item]) -> list[list[int]]:
    """Return for each item the list of the indices of the items that may follow it; the index
    `len(items)` stands for the end of the program."""
    label_numbers = {item.name: n for n, item in enumerate(items) if isinstance(item, Label)}
    lists = []
    for n, item in enumerate(items):
        following = [n + 1]
        if isinstance(item, Jump):
            following = [label_numbers[item.target]] + ([n + 1] if item.condition else [])
        lists.append(following)
    return lists


def needs_scratch(block: BasicBlock) -> bool:
    """Return whether a block computes vectors. It may then need the address of the scratch area
    (the variable SCRATCH), because vectors are spilled to that area."""
    return any(isinstance(i.out, Value) and i.out.register_class == "vec"
               for i in block.instructions)


def uses_and_definitions(program: Program, item: Item) -> tuple[set[str], set[str]]:
    """Return (variables that an item of the program reads, variables that it writes)."""
    if isinstance(item, BasicBlock):
        reads = set(item.reads)
        if program.has_scratch and SCRATCH not in item.writes and needs_scratch(item):
            reads.add(SCRATCH)
        return reads, set(item.writes)
    if isinstance(item, Jump):
        return {x for x in (item.a, item.b) if isinstance(x, str)}, set()
    return set(), set()


def live_in_sets(program: Program) -> list[set[str]]:
    """Return for each item the set of the variables live before it, and a last set for the end of
    the program."""
    items = program.items
    live_in: list[set[str]] = [set() for _ in range(len(items) + 1)]
    successors = successor_lists(items)
    changed = True
    while changed:
        changed = False
        for n in reversed(range(len(items))):
            reads, writes = uses_and_definitions(program, items[n])
            new = reads | (set().union(*(live_in[m] for m in successors[n])) - writes)
            if new != live_in[n]:
                live_in[n], changed = new, True
    return live_in


def required_registers(items: Sequence[Item]) -> set[tuple[str, int]]:
    """Return (class, number) of the registers that some instruction requires for an operand."""
    rows = {i.row for i in instructions(items)}
    return {(row.class_of(o.name, row.widths[0])[0], o.fixed) for row in rows
            for o in row.reads if o.fixed is not None}


Location = Register | Address


@dataclass
class Slots:
    """Slots of the frame: first the slots of variables, then spill slots, which all basic blocks
    share."""

    slot_bytes: int  # size of a vector slot
    scratch_bytes: int  # size of the scratch area that the kernel itself uses
    scratch: Register | None  # contains the address of the scratch area, the base of vector slots
    counts: dict[str, int]  # class -> number of slots so far
    spills: int = 0  # number of values that were spilled

    def slot(self, register_class: str, width: int, number: int) -> Address:
        """Count slot `number` of a class and return its address, for a value of `width` bits. Raise
        OutOfRegisters for a mask register, or for a vector slot if no register holds the scratch
        area's address."""
        self.counts[register_class] = max(self.counts[register_class], number + 1)
        if register_class == "int":
            return Address("frame", width, 8 * number, STACK_POINTER)
        if register_class == "mask":
            raise OutOfRegisters("mask registers have no slots in the frame")
        if self.scratch is None:
            raise OutOfRegisters(f"slot {number} of class {register_class} is needed, but no "
                                 f"register holds the variable `{SCRATCH}`, its base address")
        return Address("slots", width, self.scratch_bytes + self.slot_bytes * number, self.scratch)


def assign_locations(program: Program, registers: Mapping[str, int]
                     ) -> tuple[dict[str, Location], Slots]:
    """Return the location of each variable, a register or a slot, and the slots of the variables.
    `registers` has the number of registers of each class. Raise OutOfRegisters if a variable that
    needs a slot can have none."""
    live_sets, weights = live_points(program), use_weights(program)
    interference: dict[str, set[str]] = {name: set() for name in program.variables}
    for names in live_sets:
        for name in names:
            interference[name] |= names - {name}
    assigned: dict[str, Register | int] = {}  # a register, or the number of a slot of its class
    required = required_registers(program.items) if "low" in registers else set()
    for name in sorted(program.variables, key=lambda v: -weights[v]):
        register_class, width = program.variables[name]
        pool = [r for r in registers_for(register_class, width, registers)
                if (register_class, r) not in required]
        taken = {other: location.number for other, location in assigned.items()
                 if isinstance(location, Register) and location.register_class == register_class}
        is_low = register_class == "vec" and width <= 128 and "low" in registers
        limit = len(pool) - RESERVED_REGISTERS["low" if is_low else register_class]
        under_pressure = any(sum(taken.get(other) in pool for other in names) >= limit
                             for names in live_sets if name in names)
        free = [r for r in pool if r not in {taken.get(other) for other in interference[name]}]
        if name in program.parameters:
            # the register in which it is passed comes first
            free.sort(key=SYSV.arguments[program.parameters.index(name)].__ne__)
        if free and not under_pressure:
            assigned[name] = Register(register_class, free[0], width)
        else:           # all variables of a slot have one width
            numbers = {number for other, number in assigned.items()
                       if isinstance(number, int) and program.variables[other][0] == register_class
                       and (other in interference[name] or program.variables[other][1] != width)}
            assigned[name] = next(n for n in range(len(program.variables)) if n not in numbers)
    scratch = assigned.get(SCRATCH)
    slots = Slots(program.widest_vector_bits // 8, program.scratch_bytes,
                  scratch if isinstance(scratch, Register) else None, dict.fromkeys(registers, 0))
    return {name: location if isinstance(location, Register)
            else slots.slot(*program.variables[name], location)
            for name, location in assigned.items()}, slots


def live_points(program: Program) -> list[set[str]]:
    """Return sets of variables, each of those that are live at one point and thus interfere."""
    live_in, successors = live_in_sets(program), successor_lists(program.items)
    return live_in[:-1] + [set().union(*(live_in[m] for m in successors[n]))
                           | uses_and_definitions(program, item)[1]
                           for n, item in enumerate(program.items)]


def use_weights(program: Program) -> dict[str, int]:
    """Return for each variable the sum of the weights of the items that read or write it."""
    weights = dict.fromkeys(program.variables, 0)
    for item in program.items:
        reads, writes = uses_and_definitions(program, item)
        for name in reads | writes:
            weights[name] += getattr(item, "weight", 1)
    if program.has_scratch and any(register_class == "vec"
                                   for register_class, _ in program.variables.values()):
        weights[SCRATCH] = NEVER
    return weights
