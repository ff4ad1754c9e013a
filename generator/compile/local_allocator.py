"""Local register allocation of one basic block (Belady's algorithm). Input is a block on virtual
registers, and the locations of the variables at its beginning and end; output is the block on
physical registers. A result takes the register of an operand that has its last use in this
instruction. Else it takes a free register, or evicts the value with the furthest next use."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from ..x86.program import Address, Group, Instruction, Register, Source, Value, find_operands
from ..x86.row_facts import commutes
from .block_registers import BlockRegisters, RegisterKey, ValueState, cached_register
from .locations import NEVER, OutOfRegisters, registers_for, sequence_moves


@cache
def operand_bits(row: Any, name: str, width: int) -> Any:
    """Return the number of bits of the operand `name` in a row's form of `width` bits."""
    return row.class_of(name, width)[1]


def with_operand_width(row: Any, width: int, name: str, operand: Any) -> Any:
    """Return `operand`; if it is a register, at the width that the operand `name` has in the row's
    form of `width` bits."""
    if not isinstance(operand, Register) or (
            size := operand_bits(row, name, width)) == operand.width:
        return operand
    return cached_register(operand.register_class, operand.number, size)


class LocalAllocator(BlockRegisters):
    """Allocator of one basic block. `run` returns the instructions on physical registers."""

    def is_last_use(self, operand: Any, n: int) -> bool:
        """Return whether `operand` is a value that is in a register and not needed after
        instruction `n`. Then the result may take its register."""
        if not isinstance(operand, Value):
            return False
        state = self.value_states[operand]
        return state.next_use(n + 1) == NEVER and not state.pinned and state.register is not None

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
        """Allocate instruction `n`: reload its operands, choose its result's register, and emit
        it."""
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
        """Move `value` to `register`, which instruction `n` requires for an operand."""
        state, register_class = self.value_states[value], value.register_class
        if state.register == register:
            return
        if (register_class, register) in self.reserved:
            raise OutOfRegisters(
                f"block {self.block.name}, instruction {n}: register {register} of class "
                f"{register_class} is required by an operand and holds a variable")
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
        """Return the row for instruction `n`, which is `i`, and the register of its result (None if
        any will do)."""
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
        """Move variables to their locations at the end of the block: first to slots, then to
        registers."""
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
        """Allocate all instructions and return them on physical registers."""
        for n, i in enumerate(self.block.instructions):
            self.allocate_instruction(n, i)
        self.group = Group()
        self.restore_locations()
        return tuple(self.allocated)
