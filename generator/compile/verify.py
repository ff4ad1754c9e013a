"""Translation validation of register allocation and of frames.

Input is a program before allocation (virtual registers) and after it (physical registers). The
verifier walks both in parallel and tracks which values each register and slot contains. Every
instruction must appear in order, with each operand in a place that contains its value; additional
instructions may only move whole registers. A dataflow fixpoint over the basic blocks checks that
each variable is in its location wherever it is read. The check is independent of the allocator: an
overwritten value is detected at its next use, whatever the cause. `verify_frame` executes prologue
and epilogue in the same way.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeGuard

from ..x86.convention import SYSV
from ..x86.program import (
    SCRATCH,
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
from .dump import instruction_text, operand_text
from .frame import FrameLayout, UnwindStep, register_name, written_registers
from .locations import successor_lists
from .moves import Moves

Token = int | str | tuple[str, int]  # value's number, variable's name, or (table, offset)
PhysicalLocation = tuple[str, int]  # (register class, number), or ("frame" or "slots", offset)


class WrongAllocation(Exception):
    """The allocated program differs from its input; the message names block, instruction and
    value."""


@dataclass
class Contents:
    """Contents of registers and slots as sets of tokens, each a value, variable or table constant
    that the location contains; for slots also the size in bytes."""

    registers: dict[PhysicalLocation, frozenset[Token]] = field(default_factory=dict)
    slots: dict[PhysicalLocation, tuple[int, frozenset[Token]]] = field(default_factory=dict)

    def set_tokens(self, location: Register | Address, tokens: frozenset[Token]) -> None:
        """Record that a register or slot now contains `tokens`; overlapping slots lose theirs."""
        if isinstance(location, Register):
            self.registers[location.register_class, location.number] = tokens
            return
        offset, size = location.offset, location.size // 8
        for (space, at), (length, _) in list(self.slots.items()):
            if space == location.space and at < offset + size and offset < at + length:
                del self.slots[space, at]
        self.slots[location.space, offset] = size, tokens

    def tokens_in(self, location: Any) -> frozenset[Token]:
        """Return the tokens in a register or slot; an empty set for any other operand."""
        if isinstance(location, Register):
            return self.registers.get((location.register_class, location.number), frozenset())
        if not isinstance(location, Address):
            return frozenset()
        length, tokens = self.slots.get((location.space, location.offset), (0, frozenset()))
        return tokens if location.size <= 8 * length else frozenset()


def is_slot(x: Any) -> TypeGuard[Address]:
    """Return whether an operand is a slot of the frame."""
    return isinstance(x, Address) and x.space in ("frame", "slots")


def constant_token(x: Any) -> Token | None:
    """Return the token of a constant operand, else None."""
    return ((x.table, x.offset)
            if isinstance(x, Address) and x.space == "constants" and x.base is None else None)


class Verifier:
    """Validates one allocation.

    `scratch_bytes` is the kernel's own part of the scratch area; spilled vectors follow it.
    """

    def __init__(self, before: Program, after: Program, moves: Moves, scratch_bytes: int):
        self.before, self.after, self.scratch_bytes = before, after, scratch_bytes
        self.copies, self.loads, self.stores = (set(rows.values())
                                                for rows in (moves.copy, moves.load, moves.store))
        scratch_offsets = [a.offset for i in instructions(after.items) if i.row.is_address
                           for a in i.args if isinstance(a, Address) and a.space == SCRATCH]
        # bytes of the frame before the scratch area
        self.integer_slot_bytes = (min(scratch_offsets) - 63 if scratch_offsets
                                   else after.frame_bytes)
        self.aligned_bytes = (after.frame_bytes - self.integer_slot_bytes - 63 if scratch_offsets
                              else 0)
        self.slot_bytes = before.widest_vector_bits // 8
        self.locations: dict[str, Register | Address] = {}
        for name, location in after.locations.items():
            register_class, width = before.variables[name]
            self.locations[name] = (location if isinstance(location, Register)
                                    else Address("frame", width, 8 * location)
                                    if register_class == "int"
                                    else (Address("slots", width,
                                                  scratch_bytes + self.slot_bytes * location)))
        self.block, self.number = "", 0
        self.position: Instruction | str = ""
        self.contents = Contents()  # changes along the block
        self.constant_values: dict[int, Token] = {}  # values that are constants

    def failure(self, text: str) -> WrongAllocation:
        """Return the error `text` as an exception, with the position in the program."""
        position = (instruction_text(self.position) if isinstance(self.position, Instruction)
                    else self.position)
        return WrongAllocation(
            f"{self.before.symbol}, block {self.block}, instruction {self.number} ({position}): "
            f"{text}")

    # one basic block

    def enter_block(self, reads: Mapping[str, Value]) -> None:
        """Record that every variable is in its location at the start of a block, both as variable
        and as the value by which the block reads it (`reads`).

        Variables that are not live together may share a location; `verify` tracks which one it
        contains.
        """
        self.contents = Contents()
        for name, location in self.locations.items():
            self.contents.set_tokens(location,
                                     self.contents.tokens_in(location) | {name}
                                     | ({reads[name].number} if name in reads else set()))

    def variables_in_location(self) -> set[str]:
        """Return the variables that are in their locations."""
        return {name
                for name, location in self.locations.items()
                if name in self.contents.tokens_in(location)}

    def compare_block(self, before: BasicBlock, after: BasicBlock) -> None:
        """Raise WrongAllocation unless each instruction of the allocated block is an inserted move
        or the next one of the block before allocation; record the contents of each location."""
        self.constant_values = {}
        unmatched = list(reversed(before.instructions))
        for self.number, i in enumerate(after.instructions):
            self.block, self.position = after.name, i
            if not self.apply_inserted_move(i, unmatched[-1] if unmatched else None):
                if not unmatched:
                    raise self.failure("no instruction is left to match")
                original = unmatched.pop()
                if (isinstance(original.out, Value) and i.row in self.loads
                    and (token := constant_token(i.args[0]))):
                    self.constant_values[original.out.number] = token
                self.check_instruction(original, i)
        if unmatched:
            raise self.failure(f"`{instruction_text(unmatched[-1])}` is missing")

    def apply_inserted_move(self, i: Instruction, following: Instruction | None) -> bool:
        """Return whether the allocator inserted this instruction; if so, record what it moves.

        Such an instruction moves a whole register from or to a register or slot, or loads a
        constant. `following` is the next instruction of the block before allocation.
        """
        source = i.args[0] if i.args else None
        has_expected_row = following is not None and following.row is i.row
        if i.row in self.copies and not has_expected_row and isinstance(i.out, Register):
            self.contents.set_tokens(i.out, self.contents.tokens_in(source))
        elif i.row in self.loads and is_slot(source) and isinstance(i.out, Register):
            self.check_slot(source)
            self.contents.set_tokens(i.out, self.contents.tokens_in(source))
        elif (i.row in self.loads and (token := constant_token(source))
              and isinstance(i.out, Register)
              and not (following and has_expected_row and following.args == i.args)):
            self.contents.set_tokens(i.out, frozenset({token}))
        elif i.row in self.stores and is_slot(i.out):
            self.check_slot(i.out)
            self.contents.set_tokens(i.out, self.contents.tokens_in(source))
        else:
            return False
        return True

    def check_slot(self, a: Address) -> None:
        """Raise WrongAllocation unless a slot has the right base register and lies within its part
        of the frame."""
        if a.space == "frame":
            if (a.base != STACK_POINTER or not 0 <= a.offset <= self.integer_slot_bytes - a.size
                // 8):
                raise self.failure(
                    f"{operand_text(a)} is no slot of the {self.integer_slot_bytes} bytes of "
                    f"integer slots")
        elif SCRATCH not in self.contents.tokens_in(a.base):
            raise self.failure(f"{operand_text(a.base)} does not hold the address of the "
                               f"scratch area, the base of vector slots")
        elif (not self.scratch_bytes <= a.offset <= self.aligned_bytes - a.size // 8
              or (a.offset - self.scratch_bytes) % self.slot_bytes):
            raise self.failure(
                f"{operand_text(a)} is no slot: vector slots lie from {self.scratch_bytes} "
                f"to {self.aligned_bytes}"
            )

    def check_instruction(self, original: Instruction, i: Instruction) -> None:
        """Raise WrongAllocation unless the form, operands and destination of an instruction are
        those of its `original`; record its result."""
        if (not (i.row is original.row or i.row.text == original.row.three_operand_form)
            or i.width != original.width):
            raise self.failure(f"`{instruction_text(original)}` should stand here")
        expected_operands, names = original.args, [o.name for o in i.row.reads]
        exchanged_operands = (*expected_operands[1::-1], *expected_operands[2:])
        wrong_index = self.find_wrong_operand(expected_operands, i)
        if wrong_index is not None and not (original.row.commutes and
                                            self.find_wrong_operand(exchanged_operands, i) is None):
            actual = i.args[wrong_index]
            raise self.failure(
                f"{operand_text(expected_operands[wrong_index])} is not in {operand_text(actual)}, "
                f"which holds {self.describe_tokens(self.contents.tokens_in(actual))}"
            )
        for o, a in zip(i.row.reads, i.args):
            if o.fixed is not None and isinstance(a, Register) and a.number != o.fixed:
                raise self.failure(
                    f"{{{o.name}}} must be register {o.fixed} of its class, not {operand_text(a)}")
        tied = i.row.written.tied if i.row.written else ""
        if tied and (not isinstance(i.out, Register)
                     or operand_text(i.args[names.index(tied)]) != operand_text(i.out)):
            raise self.failure(
                f"{operand_text(i.out)} is not {operand_text(i.args[names.index(tied)])}, which "
                "the row overwrites"
            )
        if isinstance(original.out, Address) and not self.is_same_address(original.out, i.out):
            raise self.failure(f"{operand_text(original.out)} is stored to {operand_text(i.out)}")
        if i.row.gather_mask:
            self.check_gather(i, names)
        if isinstance(original.out, Value):
            self.write_result(original.out, i)

    def write_result(self, value: Value, i: Instruction) -> None:
        """Record that the instruction's destination contains `value`. Raise WrongAllocation if it
        is no register of the value's class."""
        out = i.out
        if (not isinstance(out, Register) or out.register_class != value.register_class
            or out == STACK_POINTER):
            raise self.failure(f"{operand_text(value)} cannot go to {operand_text(out)}")
        self.contents.set_tokens(out,
                                 frozenset({self.constant_values.get(value.number, value.number),
                                            value.number}))

    def check_gather(self, i: Instruction, names: list[str]) -> None:
        """Raise WrongAllocation unless a gather uses three distinct registers; record that it
        clears its mask. `names` are the row's operand names."""
        mask = i.args[names.index(i.row.gather_mask)]
        index = next(a.index for a in i.args if isinstance(a, Address))
        registers = [r for r in (mask, index, i.out) if isinstance(r, Register)]
        if len({(r.register_class, r.number) for r in registers}) < 3:
            raise self.failure("a gather's result, index and mask must be three registers")
        self.contents.set_tokens(registers[0], frozenset())

    def find_wrong_operand(self, expected_operands: Sequence[Any], i: Instruction) -> int | None:
        """Return the index of the first operand of `i` that does not contain the expected one; None
        if all match."""
        for index, (o, expected, actual) in enumerate(zip(i.row.reads, expected_operands, i.args)):
            if isinstance(expected, Value):
                fits = self.reads_value(i, o, expected, actual)
            elif isinstance(expected, Address):
                fits = self.is_same_address(expected, actual)
            else:
                fits = expected == actual
            if not fits:
                return index
        return None

    def reads_value(self, i: Instruction, o: Any, value: Value, actual: Any) -> bool:
        """Return whether the allocated operand `actual` contains `value`, which operand `o` of the
        instruction reads.

        The operand may be a register, or a slot or constant where the row takes memory.
        """
        token = self.constant_values.get(value.number, value.number)
        if isinstance(actual, Register):
            return (token in self.contents.tokens_in(actual)
                    and actual.register_class == value.register_class)
        if (not isinstance(actual, Address) or o.name != i.row.mem
            or i.row.class_of(o.name, i.width)[1] != actual.size):
            return False
        if actual.space == "constants":
            return token == (actual.table, actual.offset)
        if (not is_slot(actual)
            or i.row.needs_alignment
            and (actual.space == "frame" or actual.offset % (actual.size // 8))):
            return False
        self.check_slot(actual)
        return token in self.contents.tokens_in(actual)

    def is_same_address(self, expected: Address, actual: Any) -> bool:
        """Return whether `actual` is the address `expected` of the program before allocation, with
        each pointer value replaced by a register that holds it."""
        if not isinstance(actual, Address):
            return False
        if expected.space == SCRATCH:
            return (actual.base == STACK_POINTER and actual.offset == expected.offset
                    + self.integer_slot_bytes)
        if (replace(expected, base=None, index=None) != replace(actual, base=None, index=None)):
            return False
        return all(isinstance(now, Register)
                   and self.constant_values.get(before.number, before.number)
                   in self.contents.tokens_in(now) if isinstance(before, Value) else before == now
                   for before, now in ((expected.base, actual.base),
                                       (expected.index, actual.index)))

    def describe_tokens(self, tokens: Any) -> str:
        """Return tokens as text for an error message."""
        blocks = [item
                  for item in self.before.items
                  if isinstance(item, BasicBlock) and item.name == self.block]
        values = {i.out.number: i.out for i in instructions(blocks) if isinstance(i.out, Value)}
        words = [operand_text(values[t]) if t in values else t if isinstance(t, str)
                 else f"value {t}"
                 if isinstance(t, int) else t[0] for t in tokens]
        return " and ".join(sorted(words)) or "nothing known"

    # the program

    def block_effect(self, before: BasicBlock, after: BasicBlock) -> tuple[set[str], set[str]]:
        """Compare a block before and after allocation; return the variables that it leaves in their
        locations, and those whose new values it puts there."""
        self.enter_block(before.reads)
        self.compare_block(before, after)
        defined = {name for name, v in before.writes.items()
                   if isinstance(v, Value) and {v.number, self.constant_values.get(v.number)}
                   & self.contents.tokens_in(self.locations[name])}
        return self.variables_in_location() - {*before.writes}, defined

    def verify(self) -> None:
        """Raise WrongAllocation unless every block matches and reads its variables from their
        locations."""
        items, counterparts = self.before.items, self.pair_items()
        effects: dict[int, tuple[set[str], set[str]]] = {}
        for n, item in enumerate(items):
            if isinstance(item, BasicBlock):
                effects[n] = self.block_effect(item, counterparts[n][-1])  # type: ignore[arg-type]
            elif isinstance(item, Jump):
                effects[n] = self.check_jump(item, counterparts[n]), set()
        successors = successor_lists(items)
        # variables in their locations when each item begins
        in_location_at: list[set[str] | None] = [None] * (len(items) + 1)
        in_location_at[0], work_list = self.variables_at_entry(), [0]
        while work_list:
            n = work_list.pop()
            if n == len(items):
                continue
            available = in_location_at[n]
            assert available is not None
            self.check_reads(items[n], available)
            preserved, defined = effects.get(n, (available, set()))
            for m in successors[n]:
                former = in_location_at[m]
                new = (available & preserved | defined if former is None
                       else former & (available & preserved | defined))
                if new != former:
                    in_location_at[m] = new
                    work_list.append(m)

    def variables_at_entry(self) -> set[str]:
        """Return the variables that the entry code moves from argument registers to their
        locations."""
        self.contents = Contents({("int", n): frozenset({name})
                                  for n, name in zip(SYSV.arguments, self.before.parameters)})
        entry = self.after.items[0]
        assert isinstance(entry, BasicBlock)
        self.compare_block(BasicBlock("entry", ()), entry)
        return self.variables_in_location()

    def pair_items(self) -> list[list[Item]]:
        """Return for each item before allocation its items after allocation: one, or two for a jump
        on spilled variables, a basic block with the load and the jump."""
        after = list(self.after.items[1:])
        pairs: list[list[Item]] = []
        for item in self.before.items:
            counterparts = [after.pop(0)] if after else []
            if (isinstance(item, Jump) and counterparts and isinstance(counterparts[0], BasicBlock)
                and after):
                counterparts.append(after.pop(0))
            if (not counterparts or type(counterparts[-1]) is not type(item)
                or getattr(counterparts[-1], "name", "") != getattr(item, "name", "")):
                raise WrongAllocation(
                    f"{self.before.symbol}: {item} has no counterpart after allocation")
            pairs.append(counterparts)
        if after:
            raise WrongAllocation(
                f"{self.before.symbol}: {after[0]} has no counterpart before allocation")
        return pairs

    def check_reads(self, item: Item, available: set[str]) -> None:
        """Raise WrongAllocation unless the variables that an item reads are `available`: in their
        locations on every path to it."""
        self.block, self.number, self.position = getattr(item, "name", "jump"), 0, "its beginning"
        for name in (item.reads if isinstance(item, BasicBlock) else (item.a, item.b)
                     if isinstance(item, Jump) else ()):
            if isinstance(name, str) and name not in available:
                raise self.failure(
                    f"variable {name} is not in its location "
                    f"{operand_text(self.locations[name])} on every path"
                )

    def check_jump(self, item: Jump, counterparts: list[Item]) -> set[str]:
        """Raise WrongAllocation unless the `counterparts` of a jump after allocation compare its
        operands; return the variables that are in their locations after it."""
        jump = counterparts[-1]
        assert isinstance(jump, Jump)
        self.enter_block({})
        for first in counterparts[:-1]:
            assert isinstance(first, BasicBlock)
            self.compare_block(BasicBlock(first.name, ()), first)
        for expected, actual in ((item.a, jump.a), (item.b, jump.b)):
            if (expected not in self.contents.tokens_in(actual) if isinstance(expected, str)
                else expected != actual):
                self.block, self.number, self.position = "jump", 0, item.target
                raise self.failure(f"{operand_text(actual)} is compared, not {expected}")
        return self.variables_in_location()


def verify_allocation(before: Program, after: Program, moves: Moves, scratch_bytes: int) -> None:
    """Raise WrongAllocation unless `after` is `before` on physical registers.

    `scratch_bytes` is the kernel's own part of the scratch area.
    """
    Verifier(before, after, moves, scratch_bytes).verify()


def verify_frame(program: Program, frame: FrameLayout) -> None:
    """Raise WrongAllocation unless the frames of both conventions restore the callee-saved
    registers, keep RSP a multiple of 16 in the body, and save no register where the body writes.
    """
    for convention_frame in (frame.sysv, frame.win64):
        convention = convention_frame.convention
        saved = [Register("int", n, 64) for n in convention.saved_int]
        saved += [Register("vec", n, 128) for n in convention.saved_vec]
        label = f"{program.symbol}, {convention.name}"
        registers = {register_name(r): register_name(r) for r in saved}
        memory: dict[int, str] = {}
        depth = execute_steps(convention_frame.prologue, 8, registers, memory)
        if depth > 8 and depth % 16:
            raise WrongAllocation(
                f"{label}: the stack pointer is {depth} bytes below the return "
                "address: no multiple of 16"
            )
        for register_class, number in written_registers(program):
            registers[register_name(Register(register_class, number,
                                             {"int": 64, "vec": 128}.get(register_class,
                                                                         64)))] = "the body's"
        for step in convention_frame.moves:
            registers[register_name(step.line.registers[0])] = "an argument"
        body_top = depth - program.frame_bytes
        memory = {slot_depth: content
                  for slot_depth, content in memory.items() if slot_depth <= body_top}
        final_depth = execute_steps(convention_frame.epilogue, depth, registers, memory)
        if final_depth != 8:
            raise WrongAllocation(
                f"{label}: the stack pointer is {final_depth - 8} bytes lower at the "
                "return than at entry"
            )
        for register in map(register_name, saved):
            if registers[register] != register:
                raise WrongAllocation(
                    f"{label}: {register} holds {registers[register]} at the return, "
                    "not its value at entry"
                )


def execute_steps(steps: Sequence[UnwindStep], depth: int, registers: dict[str, str],
                  memory: dict[int, str]) -> int:
    """Execute the steps of a prologue or an epilogue on symbolic contents; return the depth after
    them.

    Contents are names of the registers whose values at entry they are: `registers` maps a register
    to its content, `memory` a depth to that of eight bytes there. A depth counts bytes from the end
    of the return address down; `depth` is that of the stack pointer.
    """
    for step in steps:
        match step.line.mnemonic, *step.line.operands:
            case "push", Register() as source:
                depth += 8
                memory[depth] = registers.get(register_name(source), "")
            case "pop", Register() as out:
                registers[register_name(out)] = memory.get(depth, "what nothing saved")
                depth -= 8
            case "sub", Register(), int(count):
                depth += count
            case "add", Register(), int(count):
                depth -= count
            case _, Register() as out, Address(offset=offset):
                registers[register_name(out)] = memory.get(depth - offset, "what nothing saved")
            case _, Address(offset=offset), Register() as source:
                memory[depth - offset] = registers.get(register_name(source), "")
            case "mov", Register() as out, Register() as source:
                registers[register_name(out)] = registers.get(register_name(source),
                                                              register_name(source))
    return depth
