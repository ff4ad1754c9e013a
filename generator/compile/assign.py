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

from ..target.program import Address, Group, Instruction, Region, Register, Source, Value, named
from .homes import NEVER, OutOfRegisters, Slots, needs_area, registers_for
from .moves import Moves


@cache
def alike(row: Any) -> bool:
    """Whether all operands of a row are of its own width."""
    return not any(o.cls for o in row.operands)


@cache
def register(bank: str, number: int, width: int) -> Register:
    """The register, made once: most of an allocation's objects are registers."""
    return Register(bank, number, width)


@dataclass
class Held:
    """What is known of a value while its region is walked."""

    value: Value
    uses: list[int]                              # the instructions that read it, ascending; the region's end counts
    register: int | None = None
    memory: Address | None = None                # where its value also stands
    wants: int | None = None                     # the register it should end in
    pinned: bool = False                         # a variable that the region leaves as it is

    def next_use(self, n: int) -> int:
        at = bisect_left(self.uses, n)
        return self.uses[at] if at < len(self.uses) else NEVER


class Assignment:
    """One region, instruction by instruction. `run` gives the instructions on registers."""

    def __init__(self, region: Region, frame: Slots, moves: Moves, registers: Mapping[str, int],
                 live_in: set[str], live_out: set[str]):
        self.region, self.frame, self.moves, self.registers = region, frame, moves, registers
        self.homes = frame.homes
        if "area" in region.writes and needs_area(region):
            raise OutOfRegisters(f"region {region.name} sets `area` and works on vectors: their slots would lie nowhere yet")
        self.end = len(region.instructions)
        self.out: list[Instruction] = []
        self.inside: dict[tuple[str, int], Held] = {}            # what each register holds
        self.spilled: dict[str, list[Held]] = {bank: [] for bank in frame.counts}
        self.first_spill = frame.variables
        self.pending: list[tuple[Held, str]] = []                # values that go to a variable's slot
        self.reserved = {(home.bank, home.number) for name in live_in | live_out
                         if isinstance(home := self.homes[name], Register)
                         and name not in region.reads and name not in region.writes}
        uses: dict[Value, list[int]] = {}
        for n, i in enumerate(region.instructions):
            for v in i.values:
                uses.setdefault(v, []).append(n)
        for written in region.writes.values():
            if isinstance(written, Value):
                uses.setdefault(written, []).append(self.end)
        made = [i.out for i in region.instructions if isinstance(i.out, Value)]
        self.held = {v: Held(v, uses.get(v, [])) for v in [*region.reads.values(), *made]}
        for name, v in region.reads.items():
            held, home = self.held[v], self.homes[name]
            if isinstance(home, Register):
                held.pinned = name in live_out and name not in region.writes
                self.settle(held, home.number)
                if not held.uses and not held.pinned:
                    self.leave(held)
            else:
                held.memory = frame.slot(v.bank, v.width, home)
        for name, last in region.writes.items():
            if isinstance(home := self.homes[name], Register) and isinstance(last, Value):
                self.held[last].wants = home.number
        for i in region.instructions:                            # an operand with a register of its own
            for o, a in zip(i.row.reads, i.args):
                if o.fixed is not None and isinstance(a, Value) and self.held[a].wants is None:
                    self.held[a].wants = o.fixed
        for i in reversed(region.instructions):                  # a tied source wants what the result wants
            written = i.row.written
            if isinstance(i.out, Value) and self.held[i.out].wants is not None and written.tied:
                for o, a in zip(i.row.reads, i.args):
                    if isinstance(a, Value) and (o.name == written.tied or i.row.commutes):
                        if self.held[a].wants is None:
                            self.held[a].wants = self.held[i.out].wants

        self.wanted: dict[tuple[str, int], int] = {}             # the last use of what wants each register
        for held in self.held.values():
            if held.wants is not None and held.uses:
                place = held.value.bank, held.wants
                self.wanted[place] = max(self.wanted.get(place, 0), held.uses[-1])

    # registers

    def settle(self, held: Held, register: int) -> None:
        held.register = register
        self.inside[held.value.bank, register] = held

    def leave(self, held: Held) -> None:
        if held.register is not None:
            del self.inside[held.value.bank, held.register]
            held.register = None

    def reg(self, held: Held) -> Register:
        assert held.register is not None
        return register(held.value.bank, held.register, held.value.width)

    def free(self, value: Value) -> list[int]:
        """The registers that a value like this may have and that are free."""
        inside, reserved, bank = self.inside, self.reserved, value.bank
        fit = registers_for(bank, value.width, self.registers)
        return [r for r in fit if (bank, r) not in inside and (bank, r) not in reserved]

    def take(self, value: Value, n: int, busy: Iterable[Value], wants: int | None = None) -> int:
        """A register to write to: the wanted one if free, else any free one, else one that is made free."""
        bank, free = value.bank, self.free(value)
        if wants is not None and wants in free:
            return wants
        if free:
            return next((r for r in free if self.wanted.get((bank, r), -1) < n), free[-1])
        fit = registers_for(bank, value.width, self.registers)
        victims = [h for (b, r), h in self.inside.items() if b == bank and r in fit and not h.pinned and h.value not in busy]
        if not victims:
            names = ", ".join(sorted(h.value.name or f"v{h.value.number}"
                                     for (b, _), h in self.inside.items() if b == bank))
            raise OutOfRegisters(f"region {self.region.name}, instruction {n}: all {self.registers[bank]} registers of "
                                 f"bank {bank} are held by {names}, and {len(self.reserved)} by variables that only "
                                 f"pass through")
        victim = max(victims, key=lambda h: (h.next_use(n), h.memory is not None))
        register = victim.register
        assert register is not None
        if victim.memory is None:
            self.spill(victim, n)
        self.leave(victim)
        return register

    def spill(self, victim: Held, n: int) -> None:
        """The value to a slot of its own; slots of values that are no longer needed are used again."""
        bank, width = victim.value.bank, victim.value.width
        slots = self.spilled[bank]
        number = next((k for k, h in enumerate(slots) if h.next_use(n) == NEVER), len(slots))
        slots[number:number + 1] = [victim]
        victim.memory = self.frame.slot(bank, width, self.first_spill[bank] + number)
        self.frame.spills += 1
        self.store(victim, victim.memory)

    def store(self, held: Held, place: Address) -> None:
        self.emit(self.moves.store[held.value.bank], held.value.width, place, (self.reg(held),))

    def copy(self, to: Register, source: Register, like: Instruction | None = None) -> None:
        self.emit(self.moves.copy[to.bank], to.width, to, (source,), like)

    def emit(self, row: Any, width: int, out: Any, args: Sequence[Source], like: Instruction | None = None) -> None:
        comment, group = (like.comment, like.group) if like else ("", Group())
        self.out.append(Instruction(row, width, out, tuple(args), comment, group))

    def bring(self, value: Value, n: int, busy: Iterable[Value]) -> None:
        held = self.held[value]
        if held.register is None:
            assert held.memory is not None, f"{self.region.name}: {value} is nowhere at instruction {n}"
            register = self.take(value, n, busy, held.wants)
            self.settle(held, register)
            self.emit(self.moves.load[value.bank], value.width, self.reg(held), (held.memory,))

    def physical(self, operand: Any) -> Any:
        """An operand with registers for values, all of which are in registers."""
        if isinstance(operand, Value):
            return self.reg(self.held[operand])
        if isinstance(operand, Address) and (isinstance(operand.base, Value) or isinstance(operand.index, Value)):
            return Address(operand.space, operand.size, operand.offset, self.physical(operand.base),
                           self.physical(operand.index), operand.scale, operand.table, operand.spread)
        return operand

    # one instruction

    def dies(self, operand: Any, n: int) -> bool:
        """Whether instruction n is the last to read the operand, so that its register can be written over."""
        if not isinstance(operand, Value):
            return False
        held = self.held[operand]
        return held.next_use(n + 1) == NEVER and not held.pinned and held.register is not None

    def as_memory(self, n: int, i: Instruction) -> list[Source]:
        """The operands; one whose value stands only in memory is read there if the row can and nobody else
        needs it soon."""
        args = list(i.args)
        if not any(isinstance(a, Address) for a in args):
            for k, (o, a) in enumerate(zip(i.row.reads, args)):
                if o.name != i.row.mem or not isinstance(a, Value) or args.count(a) > 1:
                    continue
                held = self.held[a]
                if held.register is None and held.memory and (held.next_use(n + 1) == NEVER or not self.free(a)):
                    size = i.row.class_of(o.name, i.width)[1]
                    args[k] = replace(held.memory, size=size)
        return args

    def step(self, n: int, i: Instruction) -> None:
        args = self.as_memory(n, i)
        store = i.out if isinstance(i.out, Address) else None
        busy = list(named(Value, (*args, store)))
        for v in busy:
            self.bring(v, n, busy)
        for o, a in zip(i.row.reads, args):
            if o.fixed is not None and isinstance(a, Value):
                self.force(a, o.fixed, n)
        row, target = i.row, None
        if row.gathers:
            target = self.apart(n, i, args, busy)
        elif isinstance(i.out, Value):
            row, target = self.tie(n, i, args, busy)
        physical = [self.physical(a) for a in args]
        if not alike(row):
            physical = [self.sized(row, i.width, o.name, a) for o, a in zip(row.reads, physical)]
        out = self.physical(store) if store else None
        for v in busy:
            if self.dies(v, n):
                self.leave(self.held[v])
        if isinstance(i.out, Value):
            held = self.held[i.out]
            if target is None:
                target = self.take(i.out, n, busy, held.wants)
            self.settle(held, target)
            out = self.reg(held) if alike(row) and i.width == held.value.width else self.sized(row, i.width, "d", self.reg(held))
            self.emit(row, i.width, out, physical, i)
            self.pending += [(held, name) for name, v in self.region.writes.items()
                             if v == i.out and not isinstance(self.homes[name], Register)]
            if i.row is self.moves.load[i.out.bank] and isinstance(a := i.args[0], Address):
                if a.space == "constants" and a.base is None:
                    held.memory = a                              # read again rather than spilled
            if not held.uses:
                self.leave(held)
        else:
            self.emit(row, i.width, out, physical, i)
        self.write_back(n)

    @staticmethod
    def sized(row: Any, width: int, name: str, operand: Any) -> Any:
        """A register under the name that the row's operand has."""
        if not isinstance(operand, Register) or (size := row.class_of(name, width)[1]) == operand.width:
            return operand
        return register(operand.bank, operand.number, size)

    def force(self, value: Value, register: int, n: int) -> None:
        """The value into one particular register."""
        held, bank = self.held[value], value.bank
        if held.register == register:
            return
        if (bank, register) in self.reserved:
            raise OutOfRegisters(f"region {self.region.name}, instruction {n}: register {register} of bank {bank} is fixed "
                                 f"for an operand and a variable's home")
        other = self.inside.get((bank, register))
        source = self.reg(held)
        if other is not None:
            self.leave(other)
            self.inside[bank, register] = other                  # not to be taken for itself
            away = self.take(other.value, n, [value, other.value])
            del self.inside[bank, register]
            self.settle(other, away)
            self.copy(self.reg(other), Register(bank, register, other.value.width))
        self.leave(held)
        self.settle(held, register)
        self.copy(self.reg(held), source)

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
        wants = self.held[out].wants
        if i.row.commutes and isinstance(b := args[names.index("b")], Value) and self.dies(b, n):
            if not self.dies(args[at], n) or self.held[b].register == wants:
                other = names.index("b")
                args[at], args[other] = args[other], args[at]
        source = args[at]
        assert isinstance(source, Value)
        if self.dies(source, n):
            target = self.held[source].register
            return i.row, target
        if i.row.untied and not any(isinstance(a, Address) for a in args):
            return self.moves.rows[i.row.untied], None
        target = self.take(out, n, busy, wants)
        copy = Register(out.bank, target, out.width)
        self.copy(copy, self.reg(self.held[source]), i)
        args[at] = copy
        return i.row, target

    def apart(self, n: int, i: Instruction, args: list[Source], busy: list[Value]) -> int:
        """A gather's result needs a register that is none of its operands', and its mask is lost: one that lives on is
        copied. Gives the result's register, and changes `args` if it must."""
        assert isinstance(i.out, Value)
        target = self.take(i.out, n, busy, self.held[i.out].wants)
        at = [o.name for o in i.row.reads].index(i.row.gathers)
        mask = args[at]
        assert isinstance(mask, Value)
        if not self.dies(mask, n):
            place = i.out.bank, target
            self.reserved.add(place)
            copy = Register(mask.bank, self.take(mask, n, busy), mask.width)
            self.reserved.remove(place)
            self.copy(copy, self.reg(self.held[mask]), i)
            args[at] = copy
        return target

    # memory homes, and the end

    def write_back(self, n: int) -> None:
        """Values of variables that live in slots go there as soon as the old value is not read there again."""
        for held, name in list(self.pending):
            old = self.held.get(self.region.reads.get(name))     # type: ignore[arg-type]
            if held.register is None or old and old.next_use(n + 1) < NEVER and old.register is None:
                continue
            if old:
                old.memory = None
            home = self.homes[name]
            assert isinstance(home, int)
            address = self.frame.slot(held.value.bank, held.value.width, home)
            self.store(held, address)
            held.memory = address
            self.pending.remove((held, name))

    def finish(self) -> None:
        """The variables to their homes: a parallel move, cycles broken through a free register."""
        wanted: dict[tuple[str, int], Held] = {}
        stores: list[tuple[Held, Address]] = []
        for name, v in self.region.writes.items():
            home, held = self.homes[name], self.held[v]          # type: ignore[index]
            if isinstance(home, Register):
                wanted[home.bank, home.number] = held
            elif held.memory != (address := self.frame.slot(held.value.bank, held.value.width, home)):
                stores.append((held, address))
        for held, _ in stores:
            self.bring(held.value, self.end, [h.value for h, _ in stores])
        for held, address in stores:
            self.store(held, address)
        moves = {to: (held.value.bank, held.register) for to, held in wanted.items()
                 if held.register is not None and (held.value.bank, held.register) != to}
        width = {to: held.value.width for to, held in wanted.items()}
        pinned = {place for place, h in self.inside.items() if h.pinned}
        while moves:
            to = next((to for to in moves if to not in moves.values()), None)
            if to is not None:
                self.copy(Register(*to, width[to]), Register(*moves.pop(to), width[to]))
                continue
            to = next(iter(moves))
            taken = {*moves, *moves.values(), *wanted, *self.reserved, *pinned}
            spare = [r for r in registers_for(to[0], width[to], self.registers) if (to[0], r) not in taken]
            if not spare:
                raise OutOfRegisters(f"region {self.region.name}: no register is free to exchange variables at its end")
            wide = next(width[t] for t, source in moves.items() if source == to)
            self.copy(Register(to[0], spare[0], wide), Register(*to, wide))
            moves = {t: (to[0], spare[0]) if source == to else source for t, source in moves.items()}
        for to, held in wanted.items():
            if held.register is None:
                assert held.memory is not None
                self.emit(self.moves.load[to[0]], held.value.width, Register(*to, held.value.width), (held.memory,))

    def run(self) -> tuple[Instruction, ...]:
        for n, i in enumerate(self.region.instructions):
            self.step(n, i)
        self.finish()
        return tuple(self.out)
