"""Values of one region to registers, instruction by instruction.

A value takes the register of a source that dies, else a free one, else the one whose value is needed last (Belady). A value
that also stands in memory (a slot, a constant table, a message word) is dropped and read again instead of spilled, and read as
a memory operand where the row takes one. When the region ends, its variables are back in their homes; preferences make that
mostly free.
"""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from ..x86.program import Address, BasicBlock, Group, Instruction, Register, Source, Value, find_operands
from .locations import NEVER, OutOfRegisters, SpillSlots, needs_scratch, registers_for
from .moves import Moves


@cache
def alike(row: Any) -> bool:
    """Whether all operands of a row are of its own width."""
    return not any(o.register_form for o in row.operands)


@cache
def register(register_class: str, number: int, width: int) -> Register:
    """The register, made once: most of an allocation's objects are registers."""
    return Register(register_class, number, width)


@dataclass
class ValueState:
    """What is known of a value while its region is walked."""

    value: Value
    uses: list[int]                              # the instructions that read it, ascending; the region's end counts
    register: int | None = None
    memory: Address | None = None                # where its value also stands
    preferred_register: int | None = None                     # the register it should end in
    pinned: bool = False                         # a variable that the region leaves as it is

    def next_use(self, n: int) -> int:
        at = bisect_left(self.uses, n)
        return self.uses[at] if at < len(self.uses) else NEVER


class LocalAllocator:
    """One region, instruction by instruction. `run` gives the instructions on registers."""

    def __init__(self, region: BasicBlock, frame: SpillSlots, moves: Moves, registers: Mapping[str, int],
                 live_in: set[str], live_out: set[str]):
        self.region, self.frame, self.moves, self.registers = region, frame, moves, registers
        self.locations = frame.locations
        if "area" in region.writes and needs_scratch(region):
            raise OutOfRegisters(f"region {region.name} sets `area` and works on vectors: their slots would lie nowhere yet")
        self.end = len(region.instructions)
        self.out: list[Instruction] = []
        self.register_contents: dict[tuple[str, int], ValueState] = {}            # what each register holds
        self.spilled: dict[str, list[ValueState]] = {register_class: [] for register_class in frame.counts}
        self.first_spill = frame.variables
        self.pending: list[tuple[ValueState, str]] = []                # values that go to a variable's slot
        self.reserved = {(location.register_class, location.number) for name in live_in | live_out
                         if isinstance(location := self.locations[name], Register)
                         and name not in region.reads and name not in region.writes}
        uses: dict[Value, list[int]] = {}
        for n, i in enumerate(region.instructions):
            for v in i.values:
                uses.setdefault(v, []).append(n)
        for written in region.writes.values():
            if isinstance(written, Value):
                uses.setdefault(written, []).append(self.end)
        results = [i.out for i in region.instructions if isinstance(i.out, Value)]
        self.value_states = {v: ValueState(v, uses.get(v, [])) for v in [*region.reads.values(), *results]}
        for name, v in region.reads.items():
            state, location = self.value_states[v], self.locations[name]
            if isinstance(location, Register):
                state.pinned = name in live_out and name not in region.writes
                self.bind(state, location.number)
                if not state.uses and not state.pinned:
                    self.release(state)
            else:
                state.memory = frame.slot(v.register_class, v.width, location)
        for name, last in region.writes.items():
            if isinstance(location := self.locations[name], Register) and isinstance(last, Value):
                self.value_states[last].preferred_register = location.number
        for i in region.instructions:                            # an operand with a register of its own
            for o, a in zip(i.row.reads, i.args):
                if o.fixed is not None and isinstance(a, Value) and self.value_states[a].preferred_register is None:
                    self.value_states[a].preferred_register = o.fixed
        for i in reversed(region.instructions):                  # a tied source wants what the result wants
            written = i.row.written
            if isinstance(i.out, Value) and self.value_states[i.out].preferred_register is not None and written.tied:
                for o, a in zip(i.row.reads, i.args):
                    if isinstance(a, Value) and (o.name == written.tied or i.row.commutes):
                        if self.value_states[a].preferred_register is None:
                            self.value_states[a].preferred_register = self.value_states[i.out].preferred_register

        self.last_use_by_register: dict[tuple[str, int], int] = {}             # the last use of what wants each register
        for state in self.value_states.values():
            if state.preferred_register is not None and state.uses:
                register_key = state.value.register_class, state.preferred_register
                self.last_use_by_register[register_key] = max(self.last_use_by_register.get(register_key, 0), state.uses[-1])

    # registers

    def bind(self, state: ValueState, register: int) -> None:
        state.register = register
        self.register_contents[state.value.register_class, register] = state

    def release(self, state: ValueState) -> None:
        if state.register is not None:
            del self.register_contents[state.value.register_class, state.register]
            state.register = None

    def reg(self, state: ValueState) -> Register:
        assert state.register is not None
        return register(state.value.register_class, state.register, state.value.width)

    def free(self, value: Value) -> list[int]:
        """The registers that a value like this may have and that are free."""
        register_contents, reserved, register_class = self.register_contents, self.reserved, value.register_class
        fit = registers_for(register_class, value.width, self.registers)
        return [r for r in fit if (register_class, r) not in register_contents and (register_class, r) not in reserved]

    def take_register(self, value: Value, n: int, busy: Iterable[Value], preferred: int | None = None) -> int:
        """A register to write to: the wanted one if free, else any free one, else one that is made free."""
        register_class, free = value.register_class, self.free(value)
        if preferred is not None and preferred in free:
            return preferred
        if free:
            return next((r for r in free if self.last_use_by_register.get((register_class, r), -1) < n), free[-1])
        fit = registers_for(register_class, value.width, self.registers)
        victims = [h for (b, r),
                   h in self.register_contents.items() if b == register_class and r in fit and not h.pinned
                   and h.value not in busy]
        if not victims:
            names = ", ".join(sorted(h.value.name or f"v{h.value.number}"
                                     for (b, _), h in self.register_contents.items() if b == register_class))
            raise OutOfRegisters(f"region {self.region.name}, instruction {n}: all {self.registers[register_class]} registers of "
                                 f"bank {register_class} are held by {names}, and {len(self.reserved)} by variables that only "
                                 f"pass through")
        victim = max(victims, key=lambda h: (h.next_use(n), h.memory is not None))
        register = victim.register
        assert register is not None
        if victim.memory is None:
            self.spill(victim, n)
        self.release(victim)
        return register

    def spill(self, victim: ValueState, n: int) -> None:
        """The value to a slot of its own; slots of values that are no longer needed are used again."""
        register_class, width = victim.value.register_class, victim.value.width
        slots = self.spilled[register_class]
        number = next((k for k, h in enumerate(slots) if h.next_use(n) == NEVER), len(slots))
        slots[number:number + 1] = [victim]
        victim.memory = self.frame.slot(register_class, width, self.first_spill[register_class] + number)
        self.frame.spills += 1
        self.store(victim, victim.memory)

    def store(self, state: ValueState, slot: Address) -> None:
        self.emit(self.moves.store[state.value.register_class], state.value.width, slot, (self.reg(state),))

    def copy(self, to: Register, source: Register, like: Instruction | None = None) -> None:
        self.emit(self.moves.copy[to.register_class], to.width, to, (source,), like)

    def emit(self, row: Any, width: int, out: Any, args: Sequence[Source], like: Instruction | None = None) -> None:
        comment, group = (like.comment, like.group) if like else ("", Group())
        self.out.append(Instruction(row, width, out, tuple(args), comment, group))

    def reload(self, value: Value, n: int, busy: Iterable[Value]) -> None:
        state = self.value_states[value]
        if state.register is None:
            assert state.memory is not None, f"{self.region.name}: {value} is nowhere at instruction {n}"
            register = self.take_register(value, n, busy, state.preferred_register)
            self.bind(state, register)
            self.emit(self.moves.load[value.register_class], value.width, self.reg(state), (state.memory,))

    def physical(self, operand: Any) -> Any:
        """An operand with registers for values, all of which are in registers."""
        if isinstance(operand, Value):
            return self.reg(self.value_states[operand])
        if isinstance(operand, Address) and (isinstance(operand.base, Value) or isinstance(operand.index, Value)):
            return Address(operand.space, operand.size, operand.offset, self.physical(operand.base),
                           self.physical(operand.index), operand.scale, operand.table, operand.lane_offsets)
        return operand

    # one instruction

    def dies(self, operand: Any, n: int) -> bool:
        """Whether instruction n is the last to read the operand, so that its register can be written over."""
        if not isinstance(operand, Value):
            return False
        state = self.value_states[operand]
        return state.next_use(n + 1) == NEVER and not state.pinned and state.register is not None

    def as_memory(self, n: int, i: Instruction) -> list[Source]:
        """The operands; one whose value stands only in memory is read there if the row can and nobody else
        needs it soon."""
        args = list(i.args)
        if not any(isinstance(a, Address) for a in args):
            for k, (o, a) in enumerate(zip(i.row.reads, args)):
                if o.name != i.row.mem or not isinstance(a, Value) or args.count(a) > 1:
                    continue
                state = self.value_states[a]
                if state.register is None and state.memory and (state.next_use(n + 1) == NEVER or not self.free(a)):
                    size = i.row.class_of(o.name, i.width)[1]
                    args[k] = replace(state.memory, size=size)
        return args

    def step(self, n: int, i: Instruction) -> None:
        args = self.as_memory(n, i)
        store = i.out if isinstance(i.out, Address) else None
        busy = list(find_operands(Value, (*args, store)))
        for v in busy:
            self.reload(v, n, busy)
        for o, a in zip(i.row.reads, args):
            if o.fixed is not None and isinstance(a, Value):
                self.force(a, o.fixed, n)
        row, target = i.row, None
        if row.gather_mask:
            target = self.distinct_gather_registers(n, i, args, busy)
        elif isinstance(i.out, Value):
            row, target = self.tie(n, i, args, busy)
        physical = [self.physical(a) for a in args]
        if not alike(row):
            physical = [self.sized(row, i.width, o.name, a) for o, a in zip(row.reads, physical)]
        out = self.physical(store) if store else None
        for v in busy:
            if self.dies(v, n):
                self.release(self.value_states[v])
        if isinstance(i.out, Value):
            state = self.value_states[i.out]
            if target is None:
                target = self.take_register(i.out, n, busy, state.preferred_register)
            self.bind(state, target)
            out = self.reg(state) if alike(row) and i.width == state.value.width else self.sized(row, i.width, "d",
                                                                                                 self.reg(state))
            self.emit(row, i.width, out, physical, i)
            self.pending += [(state, name) for name, v in self.region.writes.items()
                             if v == i.out and not isinstance(self.locations[name], Register)]
            if i.row is self.moves.load[i.out.register_class] and isinstance(a := i.args[0], Address):
                if a.space == "constants" and a.base is None:
                    state.memory = a                              # read again rather than spilled
            if not state.uses:
                self.release(state)
        else:
            self.emit(row, i.width, out, physical, i)
        self.write_back(n)

    @staticmethod
    def sized(row: Any, width: int, name: str, operand: Any) -> Any:
        """A register under the name that the row's operand has."""
        if not isinstance(operand, Register) or (size := row.class_of(name, width)[1]) == operand.width:
            return operand
        return register(operand.register_class, operand.number, size)

    def force(self, value: Value, register: int, n: int) -> None:
        """The value into one particular register."""
        state, register_class = self.value_states[value], value.register_class
        if state.register == register:
            return
        if (register_class, register) in self.reserved:
            raise OutOfRegisters(f"region {self.region.name}, instruction {n}: register {register} of bank {register_class} is fixed "
                                 f"for an operand and a variable's home")
        other = self.register_contents.get((register_class, register))
        source = self.reg(state)
        if other is not None:
            self.release(other)
            self.register_contents[register_class, register] = other                  # not to be taken for itself
            away = self.take_register(other.value, n, [value, other.value])
            del self.register_contents[register_class, register]
            self.bind(other, away)
            self.copy(self.reg(other), Register(register_class, register, other.value.width))
        self.release(state)
        self.bind(state, register)
        self.copy(self.reg(state), source)

    def tie(self, n: int, i: Instruction, args: list[Source], busy: list[Value]) -> tuple[Any, int | None]:
        """Two-operand code: a source that dies gives its register to the result; if none does, a row that writes
        elsewhere, or a copy. Gives the row and the result's register, and changes `args` if it must."""
        tied = i.row.written.tied
        if not tied:
            return i.row, None
        out = i.out
        assert isinstance(out, Value)
        names = [o.name for o in i.row.reads]
        at = names.index(tied)
        wants = self.value_states[out].preferred_register
        if i.row.commutes and isinstance(b := args[names.index("b")], Value) and self.dies(b, n):
            if not self.dies(args[at], n) or self.value_states[b].register == wants:
                other = names.index("b")
                args[at], args[other] = args[other], args[at]
        source = args[at]
        assert isinstance(source, Value)
        if self.dies(source, n):
            target = self.value_states[source].register
            return i.row, target
        if i.row.three_operand_form and not any(isinstance(a, Address) for a in args):
            return self.moves.rows[i.row.three_operand_form], None
        target = self.take_register(out, n, busy, wants)
        copy = Register(out.register_class, target, out.width)
        self.copy(copy, self.reg(self.value_states[source]), i)
        args[at] = copy
        return i.row, target

    def distinct_gather_registers(self, n: int, i: Instruction, args: list[Source], busy: list[Value]) -> int:
        """A gather's result needs a register that is none of its operands', and its mask is lost: one that lives on is
        copied. Gives the result's register, and changes `args` if it must."""
        assert isinstance(i.out, Value)
        target = self.take_register(i.out, n, busy, self.value_states[i.out].preferred_register)
        at = [o.name for o in i.row.reads].index(i.row.gather_mask)
        mask = args[at]
        assert isinstance(mask, Value)
        if not self.dies(mask, n):
            result_register = i.out.register_class, target
            self.reserved.add(result_register)
            copy = Register(mask.register_class, self.take_register(mask, n, busy), mask.width)
            self.reserved.remove(result_register)
            self.copy(copy, self.reg(self.value_states[mask]), i)
            args[at] = copy
        return target

    # memory homes, and the end

    def write_back(self, n: int) -> None:
        """Values of variables that live in slots go there as soon as the old value is not read there again."""
        for state, name in list(self.pending):
            old = self.value_states.get(self.region.reads.get(name))     # type: ignore[arg-type]
            if state.register is None or old and old.next_use(n + 1) < NEVER and old.register is None:
                continue
            if old:
                old.memory = None
            slot_number = self.locations[name]
            assert isinstance(slot_number, int)
            address = self.frame.slot(state.value.register_class, state.value.width, slot_number)
            self.store(state, address)
            state.memory = address
            self.pending.remove((state, name))

    def finish(self) -> None:
        """The variables to their homes: a parallel move, cycles broken through a free register."""
        destinations: dict[tuple[str, int], ValueState] = {}
        stores: list[tuple[ValueState, Address]] = []
        for name, v in self.region.writes.items():
            location, state = self.locations[name], self.value_states[v]          # type: ignore[index]
            if isinstance(location, Register):
                destinations[location.register_class, location.number] = state
            elif state.memory != (address := self.frame.slot(state.value.register_class, state.value.width, location)):
                stores.append((state, address))
        for state, _ in stores:
            self.reload(state.value, self.end, [h.value for h, _ in stores])
        for state, address in stores:
            self.store(state, address)
        moves = {to: (state.value.register_class, state.register) for to, state in destinations.items()
                 if state.register is not None and (state.value.register_class, state.register) != to}
        width = {to: state.value.width for to, state in destinations.items()}
        pinned = {register_key for register_key, h in self.register_contents.items() if h.pinned}
        while moves:
            to = next((to for to in moves if to not in moves.values()), None)
            if to is not None:
                self.copy(Register(*to, width[to]), Register(*moves.pop(to), width[to]))
                continue
            to = next(iter(moves))
            busy = {*moves, *moves.values(), *destinations, *self.reserved, *pinned}
            free_registers = [r for r in registers_for(to[0], width[to], self.registers) if (to[0], r) not in busy]
            if not free_registers:
                raise OutOfRegisters(f"region {self.region.name}: no register is free to exchange variables at its end")
            wide = next(width[t] for t, source in moves.items() if source == to)
            self.copy(Register(to[0], free_registers[0], wide), Register(*to, wide))
            moves = {t: (to[0], free_registers[0]) if source == to else source for t, source in moves.items()}
        for to, state in destinations.items():
            if state.register is None:
                assert state.memory is not None
                self.emit(self.moves.load[to[0]], state.value.width, Register(*to, state.value.width), (state.memory,))

    def run(self) -> tuple[Instruction, ...]:
        for n, i in enumerate(self.region.instructions):
            self.step(n, i)
        self.finish()
        return tuple(self.out)
