"""Registers and slots of a basic block's values during local register allocation. If no register is
free for a value, the value with the furthest next use loses its register (Belady's algorithm). It
is spilled unless memory has it already."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..x86.program import SCRATCH, Address, BasicBlock, Group, Instruction, Register, Source, Value
from ..x86.row_facts import commutes
from .locations import NEVER, Location, OutOfRegisters, Slots, needs_scratch, registers_for
from .moves import Moves

RegisterKey = tuple[str, int]  # register class and number


@cache
def cached_register(register_class: str, number: int, width: int) -> Register:
    """Return the register with these fields; equal registers are one object, to save time."""
    return Register(register_class, number, width)


@dataclass
class ValueState:
    """Allocation state of one value: its register and its place in memory, or None for each that
    it does not have."""

    value: Value
    uses: list[int]  # ascending numbers of instructions that read it; the block's end is one
    register: int | None = None
    memory: Address | None = None  # slot or table with the same value
    preferred_register: int | None = None
    pinned: bool = False  # not evicted: a variable that the block only reads, live afterwards

    def next_use(self, n: int) -> int:
        """Return the first use at or after instruction `n`; NEVER if there is none."""
        index = bisect_left(self.uses, n)
        return self.uses[index] if index < len(self.uses) else NEVER


class BlockRegisters:
    """Registers and slots of one basic block's values during its allocation, and the instructions
    emitted so far."""

    def __init__(self, block: BasicBlock, locations: Mapping[str, Location], slots: Slots,
                 moves: Moves, registers: Mapping[str, int], live_in: set[str], live_out: set[str]):
        """Find the uses and the preferred register of each value, and bind the variables that are
        in registers at the entry. `locations` are those of variables, `slots` the frame's slots;
        `registers` has the number of registers of each class; `live_in` and `live_out` are the
        variables live before and after the block."""
        self.block, self.slots, self.moves, self.registers = block, slots, moves, registers
        self.locations = locations
        if SCRATCH in block.writes and needs_scratch(block):
            raise OutOfRegisters(
                f"block {block.name} computes the scratch address and also vectors, which could "
                f"be spilled only with this address")
        self.end_number = len(block.instructions)
        self.allocated: list[Instruction] = []
        self.group = Group()  # of the instruction that is being allocated
        self.register_contents: dict[RegisterKey, ValueState] = {}
        self.spilled: dict[str, list[ValueState]] = {name: [] for name in slots.counts}  # by class
        self.first_spill = dict(slots.counts)  # class -> number of its first spill slot
        # (new value of a variable, name of the variable, to whose slot it must be stored)
        self.pending_stores: list[tuple[ValueState, str]] = []
        # Registers of variables that are live, but that the block neither reads nor writes.
        self.reserved = {(location.register_class, location.number)
                         for name in live_in | live_out
                         if isinstance(location := self.locations[name], Register)
                         and name not in block.reads and name not in block.writes}
        self.value_states = self.make_value_states()
        self.bind_live_in_values(live_out)
        self.prefer_registers()
        # (class, number) of a register -> last use of the values that prefer it.
        self.last_use_by_register: dict[RegisterKey, int] = {}
        for state in self.value_states.values():
            if state.preferred_register is not None and state.uses:
                key = state.value.register_class, state.preferred_register
                last_use = max(self.last_use_by_register.get(key, 0), state.uses[-1])
                self.last_use_by_register[key] = last_use

    def make_value_states(self) -> dict[Value, ValueState]:
        """Return the state of each value that the block reads or computes, with its uses."""
        uses: dict[Value, list[int]] = {}
        for n, i in enumerate(self.block.instructions):
            for v in i.values:
                uses.setdefault(v, []).append(n)
        for written in self.block.writes.values():
            if isinstance(written, Value):
                uses.setdefault(written, []).append(self.end_number)
        results = [i.out for i in self.block.instructions if isinstance(i.out, Value)]
        return {v: ValueState(v, uses.get(v, [])) for v in [*self.block.reads.values(), *results]}

    def bind_live_in_values(self, live_out: set[str]) -> None:
        """Record the register or slot of each variable that the block reads as the place of its
        value."""
        for name, v in self.block.reads.items():
            state, location = self.value_states[v], self.locations[name]
            if isinstance(location, Register):
                state.pinned = name in live_out and name not in self.block.writes
                self.bind(state, location.number)
                if not state.uses and not state.pinned:
                    self.release(state)
            else:
                state.memory = location

    def prefer_registers(self) -> None:
        """Set the preferred register of each value that has one, by the first of these rules that
        applies."""
        for name, last in self.block.writes.items():
            if isinstance(location := self.locations[name], Register) and isinstance(last, Value):
                self.value_states[last].preferred_register = location.number

        def prefer(operand: Source, number: int) -> None:
            if isinstance(operand, Value) and self.value_states[operand].preferred_register is None:
                self.value_states[operand].preferred_register = number

        for i in self.block.instructions:
            for o, a in zip(i.row.reads, i.args):
                if o.fixed is not None:
                    prefer(a, o.fixed)
        for i in reversed(self.block.instructions):
            result = self.value_states.get(i.out)  # type: ignore[arg-type]
            if result and result.preferred_register is not None and i.row.written.tied:
                for o, a in zip(i.row.reads, i.args):
                    if o.name == i.row.written.tied or commutes(i.row):
                        prefer(a, result.preferred_register)

    # registers

    def bind(self, state: ValueState, register: int) -> None:
        """Record that the register with number `register` contains the value."""
        state.register = register
        self.register_contents[state.value.register_class, register] = state

    def release(self, state: ValueState) -> None:
        """Free the value's register."""
        if state.register is not None:
            del self.register_contents[state.value.register_class, state.register]
            state.register = None

    def register_of(self, state: ValueState) -> Register:
        """Return the value's register as an operand."""
        assert state.register is not None
        return cached_register(state.value.register_class, state.register, state.value.width)

    def free_registers(self, value: Value) -> list[int]:
        """Return the free registers of the value's class that a value of its width may use."""
        occupied, name = {*self.register_contents, *self.reserved}, value.register_class
        return [r for r in registers_for(name, value.width, self.registers)
                if (name, r) not in occupied]

    def take_register(self, value: Value, n: int, busy: Iterable[Value],
                      preferred: int | None = None) -> int:
        """Return the number of a register that instruction `n` can write `value` to: `preferred` if
        it is free, else another free one, else the register of a value that is evicted. Of the free
        registers, one comes first that no value with a later use prefers."""
        register_class, candidates = value.register_class, self.free_registers(value)
        if preferred is not None and preferred in candidates:
            return preferred
        if candidates:
            return next((r for r in candidates
                         if self.last_use_by_register.get((register_class, r), -1) < n),
                        candidates[-1])
        usable = registers_for(register_class, value.width, self.registers)
        occupants = {number: state for (name, number), state in self.register_contents.items()
                     if name == register_class}
        victims = [state for number, state in occupants.items()
                   if number in usable and not state.pinned and state.value not in busy]
        if not victims:
            names = ", ".join(sorted(state.value.name or f"v{state.value.number}"
                                     for state in occupants.values()))
            raise OutOfRegisters(
                f"block {self.block.name}, instruction {n}: all {self.registers[register_class]} "
                f"registers of class {register_class} are held by {names}, and "
                f"{sum(name == register_class for name, _ in self.reserved)} by variables that are "
                "live through the block")
        victim = max(victims, key=lambda state: (state.next_use(n), state.memory is not None))
        register = victim.register
        assert register is not None
        if victim.memory is None:
            self.spill(victim, n)
        self.release(victim)
        return register

    def spill(self, victim: ValueState, n: int) -> None:
        """Store the value `victim` to a spill slot: to a slot whose present value has no use from
        instruction `n` on, else to a new slot."""
        register_class, width = victim.value.register_class, victim.value.width
        slots = self.spilled[register_class]
        number = next((k for k, state in enumerate(slots) if state.next_use(n) == NEVER),
                      len(slots))
        slots[number:number + 1] = [victim]
        victim.memory = self.slots.slot(register_class, width,
                                        self.first_spill[register_class] + number)
        self.slots.spills += 1
        self.store(victim, victim.memory)

    def store(self, state: ValueState, slot: Address) -> None:
        """Emit a store of the value to a slot."""
        self.emit(self.moves.store[state.value.register_class], state.value.width, slot,
                  (self.register_of(state),))

    def copy(self, to: Register, source: Register, comment: str = "") -> None:
        """Emit an instruction that copies the register `source` to `to`."""
        self.emit(self.moves.copy[to.register_class], to.width, to, (source,), comment)

    def emit(self, row: Any, width: int, out: Any, args: Sequence[Source],
             comment: str = "") -> None:
        """Append an instruction: a row in its form of `width` bits, with physical operands and the
        group of the instruction that is being allocated."""
        self.allocated.append(Instruction(row, width, out, tuple(args), comment, self.group))

    def reload(self, value: Value, n: int, busy: Iterable[Value]) -> None:
        """Load the value into a register for instruction `n` unless it is in one; values in `busy`
        are not evicted."""
        state = self.value_states[value]
        if state.register is None:
            assert state.memory is not None, (
                f"{self.block.name}: {value} is nowhere at instruction {n}")
            register = self.take_register(value, n, busy, state.preferred_register)
            self.bind(state, register)
            self.emit(self.moves.load[value.register_class], value.width, self.register_of(state),
                      (state.memory,))

    def to_physical(self, operand: Any) -> Any:
        """Return an operand with its virtual registers replaced by the physical registers that
        contain them; each must be in one."""
        if isinstance(operand, Value):
            return self.register_of(self.value_states[operand])
        if (isinstance(operand, Address)
            and (isinstance(operand.base, Value) or isinstance(operand.index, Value))):
            return Address(operand.space, operand.size, operand.offset,
                           self.to_physical(operand.base), self.to_physical(operand.index),
                           operand.scale, operand.table, operand.lane_offsets)
        return operand
