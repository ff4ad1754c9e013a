"""Translation validation of register allocation, and of frames. Input is a program before
allocation (on virtual registers) and after it; output is nothing, or WrongAllocation. The verifier
reads both in parallel and tracks what each register and slot contains; prologues and epilogues are
executed on symbolic contents, independently of frame.py."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeGuard

from ..x86.convention import SYSV
from ..x86.program import (
    SCRATCH,
    SCRATCH_ALIGNMENT,
    STACK_POINTER,
    Address,
    BasicBlock,
    Instruction,
    Item,
    Jump,
    Program,
    Register,
    Value,
    instruction_text,
    instructions,
    operand_text,
    register_name,
)
from ..x86.target import Moves, commutes
from .allocate import successor_lists
from .frame import FrameLayout, UnwindStep, written_registers

# Number of a value, name of a variable, or (table, offset) of a constant.
Token = int | str | tuple[str, int]
PhysicalLocation = tuple[str, int]  # (register class, number), or ("frame" or "slots", offset)


@dataclass
class Contents:
    """Tokens of the values, variables and constants that each register and slot equals; slots with
    their size in bytes."""

    registers: dict[PhysicalLocation, frozenset[Token]] = field(default_factory=dict)
    slots: dict[PhysicalLocation, tuple[int, frozenset[Token]]] = field(default_factory=dict)

    def set_tokens(self, location: Register | Address, tokens: frozenset[Token]) -> None:
        """Record the content of a register or slot; forget slots that overlap it."""
        if isinstance(location, Register):
            self.registers[location.register_class, location.number] = tokens
            return
        offset, size = location.offset, location.size // 8
        for (space, at), (length, _) in list(self.slots.items()):
            if space == location.space and at < offset + size and offset < at + length:
                del self.slots[space, at]
        self.slots[location.space, offset] = size, tokens

    def tokens_in(self, location: Any) -> frozenset[Token]:
        """Tokens of a register or slot; none in a slot wider than what was stored last."""
        if isinstance(location, Register):
            return self.registers.get((location.register_class, location.number), frozenset())
        if not isinstance(location, Address):
            return frozenset()
        length, tokens = self.slots.get((location.space, location.offset), (0, frozenset()))
        return tokens if location.size <= 8 * length else frozenset()


def is_slot(x: Any) -> TypeGuard[Address]:
    return isinstance(x, Address) and x.space in ("frame", "slots")


def constant_token(x: Any) -> Token | None:
    """Token of an operand in a constant table; None for any other operand."""
    return ((x.table, x.offset)
            if isinstance(x, Address) and x.space == "constants" and x.base is None else None)


class WrongAllocation(Exception):
    """Allocation changed a program, or a frame does not restore what it must; the message says
    where."""


class Verifier:
    """Compares one program before allocation with the program after it."""

    def __init__(self, before: Program, after: Program, moves: Moves):
        self.before, self.after, self.scratch_bytes = before, after, before.scratch_bytes
        self.copies, self.loads, self.stores = (set(rows.values())
                                                for rows in (moves.copy, moves.load, moves.store))
        self.integer_slot_bytes = after.integer_slot_bytes
        self.aligned_bytes = (  # of the scratch area
            after.frame_bytes - self.integer_slot_bytes - (SCRATCH_ALIGNMENT - 1))
        self.slot_bytes = before.widest_vector_bits // 8
        self.locations: Mapping[str, Register | Address] = after.locations
        # Position for error messages: block, number of the instruction, and the instruction.
        self.block, self.number = "", 0
        self.position: Instruction | str = ""
        self.contents = Contents()  # after the instructions of the block that were read so far
        # Number of a value that was loaded from a constant table -> token of the constant.
        self.constant_values: dict[int, Token] = {}

    def make_error(self, text: str) -> WrongAllocation:
        position = (instruction_text(self.position) if isinstance(self.position, Instruction)
                    else self.position)
        return WrongAllocation(
            f"{self.before.symbol}, block {self.block}, instruction {self.number} ({position}): "
            f"{text}")

    def token_of(self, value: Value) -> Token:
        return self.constant_values.get(value.number, value.number)

    # one basic block

    def enter_block(self, reads: Mapping[str, Value]) -> None:
        """Record the variables in each location at the start of a block, and their values."""
        self.contents = Contents()
        for name, location in self.locations.items():
            self.contents.set_tokens(location,
                                     self.contents.tokens_in(location) | {name}
                                     | ({reads[name].number} if name in reads else set()))

    def variables_in_location(self) -> set[str]:
        return {name for name, location in self.locations.items()
                if name in self.contents.tokens_in(location)}

    def compare_block(self, before: BasicBlock, after: BasicBlock) -> None:
        """Raise WrongAllocation unless `after` is `before` with inserted moves."""
        self.constant_values = {}
        unmatched = list(reversed(before.instructions))
        for self.number, i in enumerate(after.instructions):
            self.block, self.position = after.name, i
            if not self.apply_inserted_move(i, unmatched[-1] if unmatched else None):
                if not unmatched:
                    raise self.make_error("no instruction is left to match")
                original = unmatched.pop()
                if (isinstance(original.out, Value) and i.row in self.loads
                    and (token := constant_token(i.args[0]))):
                    self.constant_values[original.out.number] = token
                self.check_instruction(original, i)
        if unmatched:
            raise self.make_error(f"`{instruction_text(unmatched[-1])}` is missing")

    def apply_inserted_move(self, i: Instruction, following: Instruction | None) -> bool:
        """Return whether the allocator inserted `i`; if so, record what it moves."""
        source = i.args[0] if i.args else None
        token = constant_token(source)
        has_expected_row = following is not None and following.row is i.row
        if i.row in self.copies:
            is_move = not has_expected_row
        elif i.row in self.loads:
            is_move = is_slot(source) or token is not None and not (
                following and has_expected_row and following.args == i.args)
        else:
            is_move = i.row in self.stores and is_slot(i.out)
        if not is_move or not (isinstance(i.out, Register) or is_slot(i.out)):
            return False
        for slot in filter(is_slot, (source, i.out)):
            self.check_slot(slot)
        self.contents.set_tokens(i.out, frozenset({token}) if token
                                 else self.contents.tokens_in(source))
        return True

    def check_slot(self, a: Address) -> None:
        """Raise WrongAllocation unless the slot `a` lies within its part of the frame."""
        if a.space == "frame":
            last_offset = self.integer_slot_bytes - a.size // 8
            if a.base != STACK_POINTER or not 0 <= a.offset <= last_offset:
                raise self.make_error(
                    f"{operand_text(a)} is no slot: integer slots are the "
                    f"{self.integer_slot_bytes} bytes from the stack pointer on")
        elif SCRATCH not in self.contents.tokens_in(a.base):
            raise self.make_error(f"{operand_text(a.base)} does not hold the address of the "
                                  f"scratch area, the base of vector slots")
        elif (not self.scratch_bytes <= a.offset <= self.aligned_bytes - a.size // 8
              or (a.offset - self.scratch_bytes) % self.slot_bytes):
            raise self.make_error(f"{operand_text(a)} is no slot: vector slots are the bytes "
                                  f"{self.scratch_bytes} to {self.aligned_bytes} of the scratch "
                                  "area")

    def check_instruction(self, original: Instruction, i: Instruction) -> None:
        """Raise WrongAllocation unless `i` is `original` on registers; record its result."""
        if (not (i.row is original.row or i.row.text == original.row.three_operand_form)
            or i.width != original.width):
            raise self.make_error(f"`{instruction_text(original)}` should stand here")
        expected_operands, names = original.args, [o.name for o in i.row.reads]
        exchanged_operands = (*expected_operands[1::-1], *expected_operands[2:])
        wrong_index = self.find_wrong_operand(expected_operands, i)
        if wrong_index is not None and not (commutes(original.row) and
                                            self.find_wrong_operand(exchanged_operands, i) is None):
            actual = i.args[wrong_index]
            raise self.make_error(
                f"{operand_text(expected_operands[wrong_index])} is not in {operand_text(actual)}, "
                f"which holds {self.describe_tokens(self.contents.tokens_in(actual))}")
        for o, a in zip(i.row.reads, i.args):
            if o.fixed is not None and isinstance(a, Register) and a.number != o.fixed:
                raise self.make_error(
                    f"{{{o.name}}} must be register {o.fixed} of its class, not {operand_text(a)}")
        if tied := i.row.written.tied if i.row.written else "":
            source = operand_text(i.args[names.index(tied)])
            if not isinstance(i.out, Register) or operand_text(i.out) != source:
                raise self.make_error(f"{operand_text(i.out)} is not {source}, which the row "
                                      "overwrites")
        if isinstance(original.out, Address) and not self.is_same_address(original.out, i.out):
            raise self.make_error(f"{operand_text(original.out)} is stored to "
                                  f"{operand_text(i.out)}")
        if i.row.gather_mask:
            self.check_gather(i, names)
        if isinstance(value := original.out, Value):
            if (not isinstance(i.out, Register) or i.out.register_class != value.register_class
                or i.out == STACK_POINTER):
                raise self.make_error(f"{operand_text(value)} cannot go to {operand_text(i.out)}")
            self.contents.set_tokens(i.out, frozenset({self.token_of(value)}))

    def check_gather(self, i: Instruction, names: list[str]) -> None:
        """Raise WrongAllocation unless result, index and mask differ; the mask is cleared."""
        mask = i.args[names.index(i.row.gather_mask)]
        index = next(a.index for a in i.args if isinstance(a, Address))
        registers = [r for r in (mask, index, i.out) if isinstance(r, Register)]
        if len({(r.register_class, r.number) for r in registers}) < 3:
            raise self.make_error("a gather's result, index and mask must be three registers")
        self.contents.set_tokens(registers[0], frozenset())

    def find_wrong_operand(self, expected_operands: Sequence[Any], i: Instruction) -> int | None:
        """Index of the first operand that is not its counterpart before allocation, or None."""
        return next((n for n, (o, expected, actual) in enumerate(zip(i.row.reads, expected_operands,
                                                                     i.args))
                     if not self.is_same_operand(expected, actual, i, o)), None)

    def is_same_operand(self, expected: Any, actual: Any, i: Instruction, o: Any) -> bool:
        """Return whether `actual`, operand `o` of `i`, equals or contains `expected`."""
        if isinstance(expected, Address):
            return self.is_same_address(expected, actual)
        if not isinstance(expected, Value) or not isinstance(actual, Address):
            return self.is_in_register(expected, actual)
        if o.name != i.row.mem or i.row.class_of(o.name, i.width)[1] != actual.size:
            return False
        token = self.token_of(expected)
        if actual.space == "constants":
            return token == (actual.table, actual.offset)
        if not is_slot(actual) or i.row.needs_alignment and (
                actual.space == "frame" or actual.offset % (actual.size // 8)):
            return False
        self.check_slot(actual)
        return token in self.contents.tokens_in(actual)

    def is_in_register(self, expected: Any, actual: Any) -> bool:
        if not isinstance(expected, Value):
            return bool(expected == actual)
        return (isinstance(actual, Register) and actual.register_class == expected.register_class
                and self.token_of(expected) in self.contents.tokens_in(actual))

    def is_same_address(self, expected: Address, actual: Any) -> bool:
        """Return whether `actual` is `expected` with registers that contain its pointers."""
        if not isinstance(actual, Address):
            return False
        if expected.space == SCRATCH:
            return (actual.base == STACK_POINTER
                    and actual.offset == expected.offset + self.integer_slot_bytes)
        return (replace(expected, base=None, index=None) == replace(actual, base=None, index=None)
                and self.is_in_register(expected.base, actual.base)
                and self.is_in_register(expected.index, actual.index))

    def describe_tokens(self, tokens: Any) -> str:
        """Name the contents of a register or slot for an error message."""
        blocks = [item for item in self.before.items
                  if isinstance(item, BasicBlock) and item.name == self.block]
        names = {i.out.number: operand_text(i.out) for i in instructions(blocks)
                 if isinstance(i.out, Value)}
        texts = sorted(t[0] if isinstance(t, tuple) else t if isinstance(t, str)
                       else names.get(t, f"value {t}") for t in tokens)
        return " and ".join(texts) or "nothing known"

    # the program

    def effect(self, item: Item, counterparts: list[Any]) -> tuple[set[str], set[str]]:
        """Compare an item with its `counterparts`; return variables preserved, and defined."""
        if isinstance(item, BasicBlock):
            self.enter_block(item.reads)
            self.compare_block(item, counterparts[0])
            defined = {name for name, v in item.writes.items() if isinstance(v, Value)
                       and self.token_of(v) in self.contents.tokens_in(self.locations[name])}
            return self.variables_in_location() - {*item.writes}, defined
        if isinstance(item, Jump):
            self.check_jump(item, counterparts)
            return self.variables_in_location(), set()
        return {*self.locations}, set()

    def verify(self) -> None:
        """Raise WrongAllocation unless blocks and jumps are the same but for moves, and each
        variable is in its location wherever it is read."""
        items, successors = self.before.items, successor_lists(self.before.items)
        effects = [*map(self.effect, items, self.pair_items())]
        # Variables in their locations before each item, on every path that is known so far.
        available_at, work_list = {0: self.variables_at_entry()}, [0]
        while work_list:
            n = work_list.pop()
            if n < len(items):
                self.check_reads(items[n], available_at[n])
                preserved, defined = effects[n]
                for m in successors[n]:
                    available = available_at[n] & preserved | defined
                    available &= available_at.get(m, available)
                    if available != available_at.get(m):
                        available_at[m] = available
                        work_list.append(m)

    def variables_at_entry(self) -> set[str]:
        """Variables that the entry code moves to their locations; it may do nothing else."""
        self.contents = Contents({("int", n): frozenset({name})
                                  for n, name in zip(SYSV.arguments, self.before.parameters)})
        entry = self.after.items[0]
        assert isinstance(entry, BasicBlock)
        self.compare_block(BasicBlock("entry", ()), entry)
        return self.variables_in_location()

    def pair_items(self) -> list[list[Any]]:
        """Return for each item before allocation the list of its items after allocation."""
        after = iter(self.after.items[1:])
        pairs: list[list[Any]] = []
        for item in self.before.items:
            counterparts = [next(after, None)]
            if isinstance(item, Jump) and isinstance(counterparts[0], BasicBlock):
                counterparts.append(next(after, None))
            if (type(counterparts[-1]) is not type(item)
                or getattr(counterparts[-1], "name", "") != getattr(item, "name", "")):
                raise WrongAllocation(
                    f"{self.before.symbol}: {item} has no counterpart after allocation")
            pairs.append(counterparts)
        for item in after:
            raise WrongAllocation(
                f"{self.before.symbol}: {item} has no counterpart before allocation")
        return pairs

    def check_reads(self, item: Item, available: set[str]) -> None:
        """Raise WrongAllocation unless all variables that `item` reads are available."""
        self.block, self.number, self.position = getattr(item, "name", "jump"), 0, "its beginning"
        names = (item.reads if isinstance(item, BasicBlock)
                 else (item.a, item.b) if isinstance(item, Jump) else ())
        for name in names:
            if isinstance(name, str) and name not in available:
                raise self.make_error(f"variable {name} is not in its location "
                                      f"{operand_text(self.locations[name])} on every path")

    def check_jump(self, item: Jump, counterparts: list[Any]) -> None:
        """Raise WrongAllocation unless the jump has its condition, target and operands."""
        *loads, jump = counterparts
        self.enter_block({})
        for block in loads:
            self.compare_block(BasicBlock(block.name, ()), block)
        self.block, self.number, self.position = "jump", 0, item.target
        if (jump.condition, jump.target) != (item.condition, item.target):
            raise self.make_error(f"it is {jump.condition} to {jump.target}, not {item.condition}")
        for expected, actual in ((item.a, jump.a), (item.b, jump.b)):
            if (expected not in self.contents.tokens_in(actual) if isinstance(expected, str)
                else expected != actual):
                raise self.make_error(f"{operand_text(actual)} is compared, not {expected}")


def verify_allocation(before: Program, after: Program, moves: Moves) -> None:
    """Raise WrongAllocation unless `after` does on physical registers what `before` does on virtual
    ones."""
    Verifier(before, after, moves).verify()


# Frames

def verify_frame(program: Program, frame: FrameLayout) -> None:
    """Raise WrongAllocation unless both frames restore RSP and the callee-saved registers, and
    leave RSP a multiple of 16 if they lower it. Registers saved in the body's part count as lost.
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
            raise WrongAllocation(f"{label}: the stack pointer is {depth} bytes below the end of "
                                  "the return address, which is no multiple of 16")
        for register_class, number in written_registers(program):
            width = 128 if register_class == "vec" else 64
            registers[register_name(Register(register_class, number, width))] = "a result"
        for step in convention_frame.moves:
            registers[register_name(step.line.registers[0])] = "an argument"
        body_top = depth - program.frame_bytes
        # The body may overwrite its part of the frame.
        memory = {slot_depth: content for slot_depth, content in memory.items()
                  if slot_depth <= body_top}
        final_depth = execute_steps(convention_frame.epilogue, depth, registers, memory)
        if final_depth != 8:
            raise WrongAllocation(f"{label}: the stack pointer is {final_depth - 8} bytes lower at "
                                  "the return than at entry")
        for register in map(register_name, saved):
            if registers[register] != register:
                raise WrongAllocation(f"{label}: {register} holds {registers[register]} at the "
                                      "return, not its value at entry")


def execute_steps(steps: Sequence[UnwindStep], depth: int, registers: dict[str, str],
                  memory: dict[int, str]) -> int:
    """Execute a prologue or epilogue on symbolic contents; return the stack pointer's depth."""
    for step in steps:
        match step.line.mnemonic, *step.line.operands:
            case "push", Register() as source:
                depth += 8
                memory[depth] = registers.get(register_name(source), "")
            case "pop", Register() as out:
                registers[register_name(out)] = memory.get(depth, "unsaved memory")
                depth -= 8
            case "sub", Register(), int(count):
                depth += count
            case "add", Register(), int(count):
                depth -= count
            case _, Register() as out, Address(offset=offset):
                registers[register_name(out)] = memory.get(depth - offset, "unsaved memory")
            case _, Address(offset=offset), Register() as source:
                memory[depth - offset] = registers.get(register_name(source), "")
            case "mov", Register() as out, Register() as source:
                registers[register_name(out)] = registers.get(register_name(source),
                                                              register_name(source))
    return depth
