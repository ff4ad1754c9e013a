"""Register allocation: a program on virtual registers becomes one on physical registers.
Variables that are live across basic blocks get one register or slot for the program; then each
block is allocated on its own in one forward pass, which evicts the value with the furthest next use
(Belady's algorithm). This suits few, long blocks, where every next use is known."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple, TypeVar

from ..x86.convention import RBP, RSP, SYSV
from ..x86.program import (
    SCRATCH,
    SCRATCH_ALIGNMENT,
    STACK_POINTER,
    Address,
    BasicBlock,
    Group,
    Instruction,
    Item,
    Jump,
    Label,
    Program,
    Register,
    Source,
    Value,
    find_operands,
    instructions,
    map_blocks,
)
from ..x86.target import Moves, commutes

# Liveness, and locations of variables

T = TypeVar("T")
CALLER_SAVED = tuple(n for n in range(16) if n not in (*SYSV.saved_int, RSP))  # integer registers
INTEGER_PREFERENCE = (*CALLER_SAVED, *SYSV.saved_int)  # all integer registers without RSP
# Number of registers to leave for local values, by register class; `low`: see registers_for.
RESERVED_REGISTERS = {"int": 4, "vec": 6, "mask": 2, "low": 1}
NEVER = 1 << 30  # the next use of a value without one; above all instruction numbers and weights


class OutOfRegisters(Exception):
    """No register can be freed, or a value that must be spilled can have no slot."""


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
    """Return a parallel move, destination -> source, as pairs in an order that loses no source."""
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
    """Return the indices of the items that may follow each; `len(items)` is the end."""
    label_numbers = {item.name: n for n, item in enumerate(items) if isinstance(item, Label)}
    return [[n + 1] if not isinstance(item, Jump)
            else [label_numbers[item.target], *([n + 1] if item.condition else [])]
            for n, item in enumerate(items)]


def needs_scratch(block: BasicBlock) -> bool:
    """Return whether a block computes vectors, which are spilled to the scratch area."""
    return any(isinstance(i.out, Value) and i.out.register_class == "vec"
               for i in block.instructions)


def uses_and_definitions(program: Program, item: Item) -> tuple[set[str], set[str]]:
    """Return (variables that an item reads, variables that it writes)."""
    if isinstance(item, BasicBlock):
        reads = set(item.reads)
        if program.has_scratch and SCRATCH not in item.writes and needs_scratch(item):
            reads.add(SCRATCH)
        return reads, set(item.writes)
    if isinstance(item, Jump):
        return {x for x in (item.a, item.b) if isinstance(x, str)}, set()
    return set(), set()


def live_in_sets(program: Program) -> list[set[str]]:
    """Return the variables live before each item, and last those at the end of the program."""
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
    """Slots of the frame: first those of variables, then spill slots, which all blocks share."""

    slot_bytes: int  # size of a vector slot
    scratch_bytes: int  # size of the scratch area that the kernel itself uses
    scratch: Register | None  # contains the address of the scratch area, the base of vector slots
    counts: dict[str, int]  # class -> number of slots so far
    spills: int = 0  # number of values that were spilled

    def slot(self, register_class: str, width: int, number: int) -> Address:
        """Count slot `number` of a class, and return it; OutOfRegisters if it can have none."""
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
    """Return the location of each variable, and the slots; OutOfRegisters if one has none."""
    live_in, successors = live_in_sets(program), successor_lists(program.items)
    live_sets = live_in[:-1] + [  # variables that are live at one point and thus interfere
        set().union(*(live_in[m] for m in successors[n])) | uses_and_definitions(program, item)[1]
        for n, item in enumerate(program.items)]
    weights = use_weights(program)
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


def use_weights(program: Program) -> dict[str, int]:
    """Sum of the weights of the items that read or write each variable."""
    weights = dict.fromkeys(program.variables, 0)
    for item in program.items:
        reads, writes = uses_and_definitions(program, item)
        for name in reads | writes:
            weights[name] += getattr(item, "weight", 1)
    if program.has_scratch and any(register_class == "vec"
                                   for register_class, _ in program.variables.values()):
        weights[SCRATCH] = NEVER
    return weights


# One basic block

RegisterKey = tuple[str, int]  # register class and number


@cache
def cached_register(register_class: str, number: int, width: int) -> Register:
    return Register(register_class, number, width)


@dataclass
class ValueState:
    """Allocation state of one value: its register and its place in memory, each if it has one."""

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


@cache
def operand_bits(row: Any, name: str, width: int) -> Any:
    return row.class_of(name, width)[1]


def with_operand_width(row: Any, width: int, name: str, operand: Any) -> Any:
    if not isinstance(operand, Register) or (
            size := operand_bits(row, name, width)) == operand.width:
        return operand
    return cached_register(operand.register_class, operand.number, size)


class LocalAllocator:
    """Allocator of one basic block. `run` returns the instructions on physical registers."""

    def __init__(self, block: BasicBlock, locations: Mapping[str, Location], slots: Slots,
                 moves: Moves, registers: Mapping[str, int], live_in: set[str], live_out: set[str]):
        """Bind the variables that are in registers at the entry; others are found by next use."""
        self.block, self.slots, self.moves, self.registers = block, slots, moves, registers
        self.locations = locations
        if SCRATCH in block.writes and needs_scratch(block):
            raise OutOfRegisters(f"block {block.name} computes the base of its spill slots")
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
        for state in sorted(self.value_states.values(), key=lambda state: state.uses[-1:]):
            if state.preferred_register is not None and state.uses:
                key = state.value.register_class, state.preferred_register
                self.last_use_by_register[key] = state.uses[-1]

    def make_value_states(self) -> dict[Value, ValueState]:
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
        """Record the register or slot of each variable that the block reads."""
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
        """Set each value's preferred register by the first of these rules that applies."""
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
        """Return a register for `value`: `preferred` if free, a free one, or that of a victim."""
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
        """Store `victim` to a slot without a further use, else to a new one."""
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
        """Append an instruction, in the group of the one that is being allocated."""
        self.allocated.append(Instruction(row, width, out, tuple(args), comment, self.group))

    def reload(self, value: Value, n: int, busy: Iterable[Value]) -> None:
        """Load the value into a register unless it is in one; values in `busy` are not evicted."""
        state = self.value_states[value]
        if state.register is None:
            assert state.memory is not None, (
                f"{self.block.name}: {value} is nowhere at instruction {n}")
            register = self.take_register(value, n, busy, state.preferred_register)
            self.bind(state, register)
            self.emit(self.moves.load[value.register_class], value.width, self.register_of(state),
                      (state.memory,))

    def to_physical(self, operand: Any) -> Any:
        """Return an operand with physical registers in place of its values."""
        if isinstance(operand, Value):
            return self.register_of(self.value_states[operand])
        if (isinstance(operand, Address)
            and (isinstance(operand.base, Value) or isinstance(operand.index, Value))):
            return Address(operand.space, operand.size, operand.offset,
                           self.to_physical(operand.base), self.to_physical(operand.index),
                           operand.scale, operand.table, operand.lane_offsets)
        return operand

    # instructions

    def is_last_use(self, operand: Any, n: int) -> bool:
        """Return whether the result of instruction `n` may take the register of `operand`."""
        state = self.value_states.get(operand)
        return (state is not None and state.next_use(n + 1) == NEVER and not state.pinned
                and state.register is not None)

    def fold_reloads(self, n: int, i: Instruction) -> list[Source]:
        """Return the operands of instruction `n`, which is `i`."""
        args = list(i.args)
        if not any(isinstance(a, Address) for a in args):
            for k, (o, a) in enumerate(zip(i.row.reads, args)):
                if o.name != i.row.mem or not isinstance(a, Value) or args.count(a) > 1:
                    continue
                state = self.value_states[a]
                if (state.register is None and state.memory
                    and (state.next_use(n + 1) == NEVER or not self.free_registers(a))):
                    size = i.row.class_of(o.name, i.width)[1]
                    args[k] = replace(state.memory, size=size)
        return args

    def allocate_instruction(self, n: int, i: Instruction) -> None:
        """Reload the operands of instruction `n`, choose its result's register, and emit it."""
        self.group = i.group
        args = self.fold_reloads(n, i)
        store = i.out if isinstance(i.out, Address) else None
        busy = list(find_operands(Value, (*args, store)))
        for v in busy:
            self.reload(v, n, busy)
        for o, a in zip(i.row.reads, args):
            if o.fixed is not None and isinstance(a, Value):
                self.move_to_fixed(a, o.fixed, n)
        row, target = i.row, None
        if row.gather_mask:
            target = self.take_gather_registers(n, i, args, busy)
        elif isinstance(i.out, Value):
            row, target = self.choose_two_address_form(n, i, args, busy)
        operands = [with_operand_width(row, i.width, o.name, self.to_physical(a))
                    for o, a in zip(row.reads, args)]
        out = self.to_physical(store) if store else None
        for v in busy:
            if self.is_last_use(v, n):
                self.release(self.value_states[v])
        if isinstance(i.out, Value):
            state = self.value_states[i.out]
            if target is None:
                target = self.take_register(i.out, n, busy, state.preferred_register)
            self.bind(state, target)
            out = with_operand_width(row, i.width, "d", self.register_of(state))
            self.emit(row, i.width, out, operands, i.comment)
            self.pending_stores += [(state, name) for name, v in self.block.writes.items()
                                    if v == i.out
                                    and not isinstance(self.locations[name], Register)]
            if (i.row is self.moves.load[i.out.register_class]
                and isinstance(a := i.args[0], Address)
                and a.space == "constants" and a.base is None):
                state.memory = a  # so it is never spilled
            if not state.uses:
                self.release(state)
        else:
            self.emit(row, i.width, out, operands, i.comment)
        self.store_pending_variables(n)

    def move_to_fixed(self, value: Value, register: int, n: int) -> None:
        """Move `value` to the register that instruction `n` requires for an operand."""
        state, register_class = self.value_states[value], value.register_class
        if state.register == register:
            return
        other = self.register_contents.get((register_class, register))
        source = self.register_of(state)
        if other is not None:
            self.release(other)
            # Its register must not be taken again.
            self.register_contents[register_class, register] = other
            free_register = self.take_register(other.value, n, [value, other.value])
            del self.register_contents[register_class, register]
            self.bind(other, free_register)
            self.copy(self.register_of(other),
                      Register(register_class, register, other.value.width))
        self.release(state)
        self.bind(state, register)
        self.copy(self.register_of(state), source)

    def choose_two_address_form(self, n: int, i: Instruction, args: list[Source],
                                busy: list[Value]) -> tuple[Any, int | None]:
        """Return the row, and the register of its result (None if any will do)."""
        tied = i.row.written.tied
        if not tied:
            return i.row, None
        out = i.out
        assert isinstance(out, Value)
        names = [o.name for o in i.row.reads]
        tied_index = names.index(tied)
        preferred = self.value_states[out].preferred_register
        if (commutes(i.row) and isinstance(b := args[names.index("b")], Value)
            and self.is_last_use(b, n)):
            if (not self.is_last_use(args[tied_index], n)
                or self.value_states[b].register == preferred):
                args[names.index("b")], args[tied_index] = args[tied_index], b
        source = args[tied_index]
        assert isinstance(source, Value)
        if self.is_last_use(source, n):
            return i.row, self.value_states[source].register
        if i.row.three_operand_form and not any(isinstance(a, Address) for a in args):
            return self.moves.rows[i.row.three_operand_form], None
        target = self.take_register(out, n, busy, preferred)
        copy = Register(out.register_class, target, out.width)
        self.copy(copy, self.register_of(self.value_states[source]), i.comment)
        args[tied_index] = copy
        return i.row, target

    def take_gather_registers(self, n: int, i: Instruction, args: list[Source],
                              busy: list[Value]) -> int:
        """Return the number of a register for the result of a gather, instruction `n`."""
        assert isinstance(i.out, Value)
        target = self.take_register(i.out, n, busy, self.value_states[i.out].preferred_register)
        mask_index = [o.name for o in i.row.reads].index(i.row.gather_mask)
        mask = args[mask_index]
        assert isinstance(mask, Value)
        if not self.is_last_use(mask, n):
            result_register = i.out.register_class, target
            self.reserved.add(result_register)
            copy = Register(mask.register_class, self.take_register(mask, n, busy), mask.width)
            self.reserved.remove(result_register)
            self.copy(copy, self.register_of(self.value_states[mask]), i.comment)
            args[mask_index] = copy
        return target

    # variables in slots, and the end of the block

    def store_pending_variables(self, n: int) -> None:
        """Store the new values of variables that have slots, if these values are in registers."""
        for state, name in list(self.pending_stores):
            old_state = self.value_states.get(self.block.reads.get(name))  # type: ignore[arg-type]
            if (state.register is None
                or old_state and old_state.next_use(n + 1) < NEVER and old_state.register is None):
                continue
            if old_state:
                old_state.memory = None
            slot = self.locations[name]
            assert isinstance(slot, Address)
            self.store(state, slot)
            state.memory = slot
            self.pending_stores.remove((state, name))

    def restore_locations(self) -> None:
        """Move variables to their locations at the end: first to slots, then to registers."""
        destinations: dict[RegisterKey, ValueState] = {}
        stores: list[tuple[ValueState, Address]] = []
        for name, v in self.block.writes.items():
            location, state = self.locations[name], self.value_states[v]  # type: ignore[index]
            if isinstance(location, Register):
                destinations[location.register_class, location.number] = state
            elif state.memory != location:
                stores.append((state, location))
        for state, _ in stores:
            self.reload(state.value, self.end_number, [other.value for other, _ in stores])
        for state, slot in stores:
            self.store(state, slot)
        moves = {to: (state.value.register_class, state.register)
                 for to, state in destinations.items() if state.register is not None}
        widths = {key: state.value.width for key, state in self.register_contents.items()}
        pinned = {key for key, state in self.register_contents.items() if state.pinned}

        def find_free(source: RegisterKey, pending: Mapping[RegisterKey, RegisterKey]
                      ) -> RegisterKey:
            busy = {*pending, *pending.values(), *destinations, *self.reserved, *pinned}
            for number in registers_for(source[0], widths[source], self.registers):
                if (source[0], number) not in busy:
                    return source[0], number
            raise OutOfRegisters(f"block {self.block.name}: no register is free to exchange "
                                 "variables at its end")

        for to, source in sequence_moves(moves, find_free):
            widths[to] = widths[source]
            self.copy(Register(*to, widths[to]), Register(*source, widths[to]))
        for to, state in destinations.items():
            if state.register is None:
                assert state.memory is not None
                self.emit(self.moves.load[to[0]], state.value.width,
                          Register(*to, state.value.width), (state.memory,))

    def run(self) -> tuple[Instruction, ...]:
        for n, i in enumerate(self.block.instructions):
            self.allocate_instruction(n, i)
        self.group = Group()
        self.restore_locations()
        return tuple(self.allocated)


# The program

class AllocatedBlock(NamedTuple):
    """Block before (`source`) and after allocation, and the frame's slots after it."""

    source: BasicBlock
    block: BasicBlock
    slots: Slots


def allocate(program: Program, registers: Mapping[str, int], moves: Moves) -> Program:
    """Return the program on physical registers; OutOfRegisters if it cannot be done."""
    return Allocator(program, registers, moves).allocate(program)


class Allocator:
    """Allocator for one program and reorderings of its blocks; a block object is allocated once."""

    def __init__(self, program: Program, registers: Mapping[str, int], moves: Moves):
        self.registers, self.moves = registers, moves
        self.locations, self.slots = assign_locations(program, registers)
        self.live_in = live_in_sets(program)
        self.allocated_blocks: dict[int, AllocatedBlock] = {}  # by id(source)

    def allocate(self, program: Program) -> Program:
        successors = successor_lists(program.items)
        items: list[Item] = [self.make_entry_block(program)]
        block_slots = [self.slots]
        for n, item in enumerate(program.items):
            if isinstance(item, BasicBlock):
                live_out = set().union(*(self.live_in[m] for m in successors[n]))
                allocated = self.allocate_block(item, self.live_in[n], live_out)
                items.append(allocated.block)
                block_slots.append(allocated.slots)
            else:
                items += self.allocate_jump(item, self.live_in[n]) if isinstance(item, Jump) else [
                    item]
        counts = {name: max(slots.counts[name] for slots in block_slots)
                  for name in self.slots.counts}
        integer_slot_bytes = 8 * counts["int"]
        unaligned_bytes = 0  # of the scratch area, with the bytes that its alignment may take
        if program.has_scratch:
            vector_slot_bytes = self.slots.slot_bytes * counts["vec"]
            unaligned_bytes = program.scratch_bytes + vector_slot_bytes + SCRATCH_ALIGNMENT - 1
        return replace(program, items=map_blocks(
            lambda block: resolve_scratch_addresses(block, integer_slot_bytes), items),
                       locations=self.locations, loop_locations=self.loop_locations(program.items),
                       frame_bytes=integer_slot_bytes + unaligned_bytes,
                       integer_slot_bytes=integer_slot_bytes,
                       spills=sum(slots.spills for slots in block_slots))

    def loop_locations(self, items: Sequence[Item]) -> dict[str, dict[str, Location]]:
        """Return for each loop, by its label, the locations of the variables that are live
        there."""
        loops = {item.target for n, item in enumerate(items) if isinstance(item, Jump)
                 and any(isinstance(earlier, Label) and earlier.name == item.target
                         for earlier in items[:n])}
        return {item.name: {name: location for name, location in self.locations.items()
                            if name in live_names}
                for item, live_names in zip(items, self.live_in)
                if isinstance(item, Label) and item.name in loops}

    def allocate_block(self, block: BasicBlock, live_in: set[str],
                       live_out: set[str]) -> AllocatedBlock:
        if id(block) in self.allocated_blocks:
            return self.allocated_blocks[id(block)]
        through = {name: location.width
                   for name in sorted(live_in & live_out - set(block.reads) - set(block.writes))
                   if isinstance(location := self.locations[name], Register)
                   and location.register_class == "int"}
        if any(a.space == "slots" for a in find_operands(Address, (
                self.locations[name] for name in (*block.reads, *block.writes)))):
            through.pop(SCRATCH, None)

        def allocate_with(local_variables: dict[str, int]) -> AllocatedBlock:
            values = {name: Value(-1 - k, "int", width, name)
                      for k, (name, width) in enumerate(local_variables.items())}
            extended_block = replace(block, reads={**block.reads, **values},
                                     writes={**block.writes, **values})
            slots = replace(self.slots, counts=dict(self.slots.counts),
                            scratch=None if SCRATCH in values else self.slots.scratch)
            code = LocalAllocator(extended_block, self.locations, slots, self.moves, self.registers,
                                  live_in, live_out).run()
            return AllocatedBlock(block, replace(block, instructions=code, reads={}, writes={}),
                                  slots)

        try:
            allocated = allocate_with(through)
        except OutOfRegisters:
            if SCRATCH not in through:
                raise
            del through[SCRATCH]
            allocated = allocate_with(through)
        self.allocated_blocks[id(block)] = allocated
        return allocated

    def make_entry_block(self, program: Program) -> BasicBlock:
        """Move each parameter that is live at entry from its argument register to its location."""
        values = {name: Value(n, "int", 64, name)
                  for n, name in enumerate(program.parameters) if name in self.live_in[0]}
        arguments = {f"argument {name}": v for name, v in values.items()}
        locations = self.locations | {name: Register("int", SYSV.arguments[v.number], 64)
                                      for name, v in arguments.items()}
        block = BasicBlock("entry", (), arguments, dict(values))
        code = LocalAllocator(block, locations, self.slots, self.moves, self.registers,
                              set(arguments), set(values)).run()
        return replace(block, instructions=code, reads={}, writes={})

    def allocate_jump(self, item: Jump, live: set[str]) -> list[Item]:
        a, b = (self.locations[x] if isinstance(x, str) else x for x in (item.a, item.b))
        if not (isinstance(a, Address) and isinstance(b, Address)):
            return [replace(item, a=a, b=b)]
        taken_registers = {(r.register_class, r.number) for r in find_operands(
            Register, (self.locations[name] for name in live))}
        number = next(r for r in class_registers("int", self.registers["int"])
                      if ("int", r) not in taken_registers)
        register = Register("int", number, 64)
        load = Instruction(self.moves.load["int"], 64, register, (a,))
        return [BasicBlock(f"compare {item.a}", (load,)), replace(item, a=register, b=b)]


def resolve_scratch_addresses(block: BasicBlock, integer_slot_bytes: int) -> BasicBlock:
    """Let the LEA of the scratch area's address, not yet aligned, refer to the stack pointer."""
    def resolve(a: Source) -> Source:
        if isinstance(a, Address) and a.space == SCRATCH:
            return replace(a, base=STACK_POINTER, offset=a.offset + integer_slot_bytes)
        return a

    if not any(i.row.is_address for i in block.instructions):
        return block
    return replace(block, instructions=tuple(replace(i, args=tuple(map(resolve, i.args)))
                                             for i in block.instructions))
