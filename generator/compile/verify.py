"""Whether an allocation is right: the program before it, on values, beside the one after it, on registers.

Every region of both is walked side by side. What each register and each slot holds is followed from the first instruction:
values of the region, variables, constants. An instruction of the text must stand in its turn, with every operand in a place
that holds the value it wants; what stands between may only move whole registers. From region to region each variable must be
in its home wherever it is read. Nothing of how the allocation was found is used: what is written over, whatever the reason, is
missed where it is read. `verify_frame` runs prologue and epilogue likewise.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeGuard

from ..x86.program import (
    STACK_POINTER,
    Address,
    BasicBlock,
    Instruction,
    Item,
    Jump,
    Program,
    Register,
    Value,
    instructions,
)
from .dump import instruction, operand
from .frame import SYSV, Stack, UnwindStep, register_name, written_registers
from .locations import successors
from .moves import Moves

Token = int | str | tuple[str, int]              # a value by its number, a variable by its name, constants by table and offset
PhysicalLocation = tuple[str,
                         int]                          # a register by bank and number, or a slot: "frame" or "slots", and its offset


class WrongAllocation(Exception):
    """Code on registers that does not do what the code on values does; the message names region, instruction and value."""


@dataclass
class Contents:
    """What registers and slots hold; a slot's size in bytes with it."""

    registers: dict[PhysicalLocation, frozenset[Token]] = field(default_factory=dict)
    slots: dict[PhysicalLocation, tuple[int, frozenset[Token]]] = field(default_factory=dict)

    def put(self, location: Register | Address, tokens: frozenset[Token]) -> None:
        """The tokens to a register or a slot; what overlaps with a slot is lost."""
        if isinstance(location, Register):
            self.registers[location.register_class, location.number] = tokens
            return
        offset, size = location.offset, location.size // 8
        for (other, at), (length, _) in list(self.slots.items()):
            if other == location.space and at < offset + size and offset < at + length:
                del self.slots[other, at]
        self.slots[location.space, offset] = size, tokens

    def at(self, location: Any) -> frozenset[Token]:
        """What a register or a whole slot holds; nothing for any other operand."""
        if isinstance(location, Register):
            return self.registers.get((location.register_class, location.number), frozenset())
        if not isinstance(location, Address):
            return frozenset()
        length, tokens = self.slots.get((location.space, location.offset), (0, frozenset()))
        return tokens if location.size <= 8 * length else frozenset()


def is_slot(x: Any) -> TypeGuard[Address]:
    return isinstance(x, Address) and x.space in ("frame", "slots")


def constant(x: Any) -> Token | None:
    """The constant that an operand is, if it is one."""
    return (x.table, x.offset) if isinstance(x, Address) and x.space == "constants" and x.base is None else None


class Verifier:
    """One program before and after its allocation. `scratch_bytes`: of the frame's aligned part that the kernel uses itself;
    spilled vectors lie behind it."""

    def __init__(self, before: Program, after: Program, moves: Moves, scratch_bytes: int):
        self.before, self.after, self.scratch_bytes = before, after, scratch_bytes
        self.copies, self.loads, self.stores = (set(rows.values()) for rows in (moves.copy, moves.load, moves.store))
        scratch_offsets = [a.offset for i in instructions(after.items) if i.row.is_address for a in i.args
                 if isinstance(a, Address) and a.space == "area"]
        # bytes of the frame before its aligned part
        self.integers = min(scratch_offsets) - 63 if scratch_offsets else after.frame_bytes
        self.behind = after.frame_bytes - self.integers - 63 if scratch_offsets else 0
        self.slot_bytes = before.widest_vector_bits // 8
        self.locations: dict[str, Register | Address] = {}
        for name, location in after.locations.items():
            register_class, width = before.variables[name]
            self.locations[name] = location if isinstance(location, Register) else Address("frame", width,
                                                                                           8 * location) if register_class == "int" else (
                Address("slots", width, scratch_bytes + self.slot_bytes * location))
        self.region, self.number = "", 0
        self.at: Instruction | str = ""
        self.contents = Contents()                                      # what is held where, as a region is walked
        self.constant_values: dict[int, Token] = {}                               # its values that are constants

    def wrong(self, text: str) -> WrongAllocation:
        at = instruction(self.at) if isinstance(self.at, Instruction) else self.at
        return WrongAllocation(f"{self.before.symbol}, region {self.region}, instruction {self.number} ({at}): {text}")

    # one region

    def enter_block(self, reads: Mapping[str, Value]) -> None:
        """Every variable in its home, which a region calls by values of its own. Variables that are not alive at once may share
        a home: which of them is there, `verify` knows."""
        self.contents = Contents()
        for name, location in self.locations.items():
            self.contents.put(location, self.contents.at(location) | {name} | ({reads[name].number} if name in reads else set()))

    def in_location(self) -> set[str]:
        """The variables that are in their homes."""
        return {name for name, location in self.locations.items() if name in self.contents.at(location)}

    def compare_block(self, before: BasicBlock, after: BasicBlock) -> None:
        """Both regions side by side; what is held changes as the code on registers says."""
        self.constant_values = {}
        todo = list(reversed(before.instructions))
        for self.number, i in enumerate(after.instructions):
            self.region, self.at = after.name, i
            if not self.is_move(i, todo[-1] if todo else None):
                if not todo:
                    raise self.wrong("the text has no instruction more")
                original = todo.pop()
                if isinstance(original.out, Value) and i.row in self.loads and (token := constant(i.args[0])):
                    self.constant_values[original.out.number] = token
                self.same(original, i)
        if todo:
            raise self.wrong(f"`{instruction(todo[-1])}` of the text is missing")

    def is_move(self, i: Instruction, following: Instruction | None) -> bool:
        """Whether an instruction is not the text's: it moves a whole register from or to another, a slot, or a constant."""
        source, expected = i.args[0] if i.args else None, following is not None and following.row is i.row
        if i.row in self.copies and not expected and isinstance(i.out, Register):
            self.contents.put(i.out, self.contents.at(source))
        elif i.row in self.loads and is_slot(source) and isinstance(i.out, Register):
            self.slot(source)
            self.contents.put(i.out, self.contents.at(source))
        elif i.row in self.loads and (token := constant(source)) and isinstance(i.out, Register) and not (
                following and expected and following.args == i.args):
            self.contents.put(i.out, frozenset({token}))
        elif i.row in self.stores and is_slot(i.out):
            self.slot(i.out)
            self.contents.put(i.out, self.contents.at(source))
        else:
            return False
        return True

    def slot(self, a: Address) -> None:
        """An access to a slot: from the register that it counts from, within its part of the frame."""
        if a.space == "frame":
            if a.base != STACK_POINTER or not 0 <= a.offset <= self.integers - a.size // 8:
                raise self.wrong(f"{operand(a)} is no slot of the {self.integers} bytes of integers")
        elif "area" not in self.contents.at(a.base):
            raise self.wrong(f"{operand(a.base)} does not hold `area`, from which slots of vectors count")
        elif not self.scratch_bytes <= a.offset <= self.behind - a.size // 8 or (a.offset - self.scratch_bytes) % self.slot_bytes:
            raise self.wrong(f"{operand(a)} is no slot: they lie from {self.scratch_bytes} to {self.behind}")

    def same(self, original: Instruction, i: Instruction) -> None:
        """An instruction of the text on registers: its operands are where it reads them, and its result goes where it says."""
        if not (i.row is original.row or i.row.text == original.row.three_operand_form) or i.width != original.width:
            raise self.wrong(f"`{instruction(original)}` should stand here")
        wanted, names = original.args, [o.name for o in i.row.reads]
        at = self.missing(wanted, i)
        if at is not None and not (original.row.commutes and self.missing((*wanted[1::-1], *wanted[2:]), i) is None):
            got = i.args[at]
            raise self.wrong(f"{operand(wanted[at])} is not in {operand(got)}, which holds {self.named(self.contents.at(got))}")
        for o, a in zip(i.row.reads, i.args):
            if o.fixed is not None and isinstance(a, Register) and a.number != o.fixed:
                raise self.wrong(f"{{{o.name}}} must be register {o.fixed} of its bank, not {operand(a)}")
        tied = i.row.written.tied if i.row.written else ""
        if tied and (not isinstance(i.out, Register) or operand(i.args[names.index(tied)]) != operand(i.out)):
            raise self.wrong(f"{operand(i.out)} is not {operand(i.args[names.index(tied)])}, over which the row writes")
        if isinstance(original.out, Address) and not self.addressed(original.out, i.out):
            raise self.wrong(f"{operand(original.out)} of the text is not {operand(i.out)}")
        if i.row.gather_mask:
            self.check_gather(i, names)
        if isinstance(original.out, Value):
            self.write(original.out, i)

    def write(self, value: Value, i: Instruction) -> None:
        out = i.out
        if not isinstance(out, Register) or out.register_class != value.register_class or out == STACK_POINTER:
            raise self.wrong(f"{operand(value)} cannot go to {operand(out)}")
        self.contents.put(out, frozenset({self.constant_values.get(value.number, value.number), value.number}))

    def check_gather(self, i: Instruction, names: list[str]) -> None:
        """A gather's registers are three different ones, and its mask is lost."""
        mask = i.args[names.index(i.row.gather_mask)]
        index = next(a.index for a in i.args if isinstance(a, Address))
        registers = [r for r in (mask, index, i.out) if isinstance(r, Register)]
        if len({(r.register_class, r.number) for r in registers}) < 3:
            raise self.wrong("a gather's result, index and mask must be three registers")
        self.contents.put(registers[0], frozenset())

    def missing(self, wanted: Sequence[Any], i: Instruction) -> int | None:
        """The first operand that is not what the text wants, by its number; None if all are."""
        for at, (o, want, got) in enumerate(zip(i.row.reads, wanted, i.args)):
            if isinstance(want, Value):
                fits = self.read(i, o, want, got)
            elif isinstance(want, Address):
                fits = self.addressed(want, got)
            else:
                fits = want == got
            if not fits:
                return at
        return None

    def read(self, i: Instruction, o: Any, want: Value, got: Any) -> bool:
        """Whether an operand is a place that holds the value: a register, or a slot or a constant where the row takes memory."""
        token = self.constant_values.get(want.number, want.number)
        if isinstance(got, Register):
            return token in self.contents.at(got) and got.register_class == want.register_class
        if not isinstance(got, Address) or o.name != i.row.mem or i.row.class_of(o.name, i.width)[1] != got.size:
            return False
        if got.space == "constants":
            return token == (got.table, got.offset)
        if not is_slot(got) or i.row.needs_alignment and (got.space == "frame" or got.offset % (got.size // 8)):
            return False
        self.slot(got)
        return token in self.contents.at(got)

    def addressed(self, want: Address, got: Any) -> bool:
        """Whether an address is the text's, its pointers in registers."""
        if not isinstance(got, Address):
            return False
        if want.space == "area":
            return got.base == STACK_POINTER and got.offset == want.offset + self.integers
        pairs = [(want.base, got.base), (want.index, got.index)]
        return (want.space, want.size, want.offset, want.scale, want.table, want.lane_offsets) == (
            got.space, got.size, got.offset, got.scale, got.table, got.lane_offsets) and all(
            isinstance(r, Register) and self.constant_values.get(v.number, v.number) in self.contents.at(r)
            if isinstance(v, Value)
            else v == r for v, r in pairs)

    def named(self, tokens: Any) -> str:
        blocks = [item for item in self.before.items if isinstance(item, BasicBlock) and item.name == self.region]
        values = {i.out.number: i.out for i in instructions(blocks) if isinstance(i.out, Value)}
        words = [operand(values[t]) if t in values else t if isinstance(t, str) else f"value {t}" if isinstance(t, int) else t[0]
                 for t in tokens]
        return " and ".join(sorted(words)) or "nothing that is known"

    # the program

    def changes(self, before: BasicBlock, after: BasicBlock) -> tuple[set[str], set[str]]:
        """The variables that a region leaves in their homes as they were, and those that it makes and brings there."""
        self.enter_block(before.reads)
        self.compare_block(before, after)
        return self.in_location() - {*before.writes}, {
            name for name, v in before.writes.items() if isinstance(v, Value)
            and {v.number, self.constant_values.get(v.number)} & self.contents.at(self.locations[name])}

    def verify(self) -> None:
        """Raises WrongAllocation unless every region does what its text does and finds its variables in their homes."""
        items, steps = self.before.items, self.paired()
        changes: dict[int, tuple[set[str], set[str]]] = {}
        for n, item in enumerate(items):
            if isinstance(item, BasicBlock):
                changes[n] = self.changes(item, steps[n][-1])           # type: ignore[arg-type]
            elif isinstance(item, Jump):
                changes[n] = self.compared(item, steps[n]), set()
        nexts = successors(items)
        # the variables in their homes when each item begins
        in_location_at: list[set[str] | None] = [None] * (len(items) + 1)
        in_location_at[0], todo = self.entered(), [0]
        while todo:
            n = todo.pop()
            if n == len(items):
                continue
            in_location = in_location_at[n]
            assert in_location is not None
            self.ready(items[n], in_location)
            preserved, defined = changes.get(n, (in_location, set()))
            for m in nexts[n]:
                old = in_location_at[m]
                new = in_location & preserved | defined if old is None else old & (in_location & preserved | defined)
                if new != old:
                    in_location_at[m] = new
                    todo.append(m)

    def entered(self) -> set[str]:
        """The variables that the code at the entry brings from the registers of the convention to their homes."""
        self.contents = Contents({("int", n): frozenset({name}) for n, name in zip(SYSV.arguments, self.before.parameters)})
        entry = self.after.items[0]
        assert isinstance(entry, BasicBlock)
        self.compare_block(BasicBlock("entry", ()), entry)
        return self.in_location()

    def paired(self) -> list[list[Item]]:
        """The items on registers for each item on values: itself, or a comparison's load before a jump."""
        after = list(self.after.items[1:])
        out: list[list[Item]] = []
        for item in self.before.items:
            counterparts = [after.pop(0)] if after else []
            if isinstance(item, Jump) and counterparts and isinstance(counterparts[0], BasicBlock) and after:
                counterparts.append(after.pop(0))
            if not counterparts or type(counterparts[-1]) is not type(item) or getattr(counterparts[-1], "name",
                                                                                       "") != getattr(item, "name", ""):
                raise WrongAllocation(f"{self.before.symbol}: {item} is not followed by its code")
            out.append(counterparts)
        if after:
            raise WrongAllocation(f"{self.before.symbol}: {after[0]} is not in the text")
        return out

    def ready(self, item: Item, in_location: set[str]) -> None:
        """Whether the variables that an item reads are in their homes."""
        self.region, self.number, self.at = getattr(item, "name", "jump"), 0, "its beginning"
        for name in (item.reads if isinstance(item, BasicBlock) else (item.a, item.b) if isinstance(item, Jump) else ()):
            if isinstance(name, str) and name not in in_location:
                raise self.wrong(f"variable {name} is not in its home {operand(self.locations[name])} on every way there")

    def compared(self, item: Jump, counterparts: list[Item]) -> set[str]:
        """The variables that are in their homes after a comparison as before it, if it compares what the text compares."""
        jump = counterparts[-1]
        assert isinstance(jump, Jump)
        self.enter_block({})
        for first in counterparts[:-1]:
            assert isinstance(first, BasicBlock)
            self.compare_block(BasicBlock(first.name, ()), first)
        for expected, actual in ((item.a, jump.a), (item.b, jump.b)):
            if expected not in self.contents.at(actual) if isinstance(expected, str) else expected != actual:
                self.region, self.number, self.at = "jump", 0, item.target
                raise self.wrong(f"{operand(actual)} is compared, not {expected}")
        return self.in_location()


def verify(before: Program, after: Program, moves: Moves, scratch_bytes: int) -> None:
    """Raises WrongAllocation unless `after` is `before` on registers. The frame's size is the program's."""
    Verifier(before, after, moves, scratch_bytes).verify()


def verify_frame(program: Program, frame: Stack) -> None:
    """Raises WrongAllocation unless both conventions' frames give every register back that they must, keep the stack pointer a
    multiple of 16 in the body, and save nothing where the body writes."""
    for side in (frame.sysv, frame.win64):
        saved = [Register("int", n, 64) for n in side.convention.saved_int]
        saved += [Register("vec", n, 128) for n in side.convention.saved_vec]
        label = f"{program.symbol}, {side.convention.name}"
        registers = {register_name(r): register_name(r) for r in saved}
        memory: dict[int, str] = {}
        depth = run(side.prologue, 8, registers, memory)
        if depth > 8 and depth % 16:
            raise WrongAllocation(f"{label}: the stack pointer is {depth} bytes below where it was: no multiple of 16")
        for register_class, number in written_registers(program):
            registers[register_name(Register(register_class, number,
                                             {"int": 64, "vec": 128}.get(register_class, 64)))] = "the body's"
        for step in side.moves:
            registers[step.text.split()[1].rstrip(",")] = "an argument"
        memory = {at: content for at, content in memory.items() if at <= depth - program.frame_bytes}
        if (final_depth := run(side.epilogue, depth, registers, memory)) != 8:
            raise WrongAllocation(f"{label}: the stack pointer is {final_depth - 8} bytes lower at the return than at entry")
        for register in map(register_name, saved):
            if registers[register] != register:
                raise WrongAllocation(f"{label}: {register} holds {registers[register]} at the return, not what it held at entry")


def run(steps: Sequence[UnwindStep], depth: int, registers: dict[str, str], memory: dict[int, str]) -> int:
    """Steps of a prologue or an epilogue. `depth`: the stack pointer, in bytes below where the return address ends; memory by
    the same measure. Gives the depth after them."""
    for step in steps:
        verb, *operands = re.split(r",? ", step.text, maxsplit=2)
        at = re.search(r"\[rsp(?: \+ (\d+))?\]", step.text)
        slot_depth = depth - int(at[1] or 0) if at else depth
        if verb == "push":
            depth += 8
            memory[depth] = registers.get(operands[0], "")
        elif verb == "pop":
            registers[operands[0]] = memory.get(depth, "what nothing saved")
            depth -= 8
        elif verb in ("sub", "add"):
            depth += int(operands[1]) if verb == "sub" else -int(operands[1])
        elif at and step.text.endswith("]"):
            registers[operands[0]] = memory.get(slot_depth, "what nothing saved")
        elif at:
            memory[slot_depth] = registers.get(step.text.split()[-1], "")
        elif verb == "mov":
            registers[operands[0]] = registers.get(operands[1], operands[1])
    return depth
