"""A kernel's object, walked through on known pointers and counts and unknown data: which instructions run, one after another,
what each occupies of a processor, and whose results it waits for, through registers and memory.

What is known of integers is followed as far as it leads, so that every branch over blocks or rounds is decided; where data
would decide one, the walk is given up.
"""

from dataclasses import dataclass, field
from typing import Any

from ..check.conditions import truth_of
from ..check.decode import Disassembly
from ..check.memory import Refusal
from ..check.objects import ObjectError
from ..check.steps import Mem, Reg, Step
from ..check.task import SYSV_ARGUMENTS
from ..spec.kinds import Function, Pointer
from ..spec.words import Word
from ..x86.isa import Row, evaluate
from ..x86.uarch.model import class_of

STACK, APART = 1 << 60, 1 << 40       # where the stack is, and how far apart the buffers are
LONGEST = 1_000_000                # instructions, after which a walk is given up


def classes(step: Step) -> tuple[tuple[str, int], ...]:
    """(class, width) for everything that an instruction occupies; what is in no class takes a slot of dispatch only."""
    if step.row is None:
        lea = "lea3" if any(isinstance(p, Mem) and None not in (p.base, p.index) and p.offset for p in step.operands) else "lea"
        name = {"push": "store", "pop": "load", "lea": lea}.get(step.mnemonic)
        return ((name, 64),) if name else ()
    class_name = class_of(step.mnemonic)
    vector = step.row.register_class == "vec"
    reads = [operand for operand in step.args if isinstance(operand, Mem)]
    out: list[tuple[str, int]] = []
    if class_name == "bswap" and step.width == 64:
        class_name = "bswap64"
    if class_name == "cross":
        class_name = "" if reads or isinstance(step.out, Mem) else "toint" if is_register_of(step.out,
                                                                                             "int") else "fromint" if any(
            is_register_of(operand, "int") for operand in step.args) else "vmove"
    if class_name in ("vadd", "vlogic", "vmove") and any(is_register_of(operand, "mask") for operand in step.args):
        class_name = "masked"
    if class_name == "tomask" and not any(is_register_of(operand, "int") for operand in step.args):
        class_name = ""
    if class_name == "insert" and not reads:
        out.append(("fromint", step.width))
    if class_name in ("broadcast", "move", "vmove") and (reads or isinstance(step.out, Mem)):
        class_name = ""
    if class_name == "move" and any(isinstance(operand, int) for operand in step.args):
        class_name = "alu"
    if class_name == "lanes" and reads and "insert" in step.mnemonic:
        class_name = "lanesload"
    if class_name and not (zeroes(step) and vector):
        out.append((class_name, step.width))
    out += [("vload" if vector else "load", operand.size) for operand in reads]
    if isinstance(step.out, Mem):
        out.append(("vstore" if vector else "store", step.out.size))
    return tuple(out)


def is_register_of(operand: Any, register_class: str) -> bool:
    return isinstance(operand, Reg) and operand.register_class == register_class


def zeroes(step: Step) -> bool:
    """Whether it sets a register to zero whatever was there, as processors know."""
    return step.mnemonic.lstrip("v").rstrip("dq") in ("xor", "pxor") and len(step.args) == 2 and step.args[0] == step.args[1]


@dataclass
class ExecutionPath:
    """The instructions in the order in which they run; each with the earlier ones whose results it reads."""

    steps: list[Step] = field(default_factory=list)                   # the different ones
    occupied: list[tuple[tuple[str, int], ...]] = field(default_factory=list)      # what each of them occupies
    which: list[int] = field(default_factory=list)                    # numbers of steps
    before: list[tuple[int, ...]] = field(default_factory=list)       # through registers
    stored: list[set[int]] = field(default_factory=list)              # through memory
    results: list[int] = field(default_factory=list)                  # those that store into the first parameter


def follow(program: Disassembly, f: Function, count: int) -> ExecutionPath:
    """The walk through a function called by System V's convention. `count`: blocks, where it counts them. ObjectError where
    data decides the way."""
    executor = Executor(program, f, count)
    while executor.step_once():
        if len(executor.way.which) > LONGEST:
            raise ObjectError(f"more than {LONGEST} instructions")
    return executor.way


class Executor:
    """Where a walk stands. What is known is in `ints`, `memory_values` and `flags`; what is not is None there, or missing."""

    def __init__(self, program: Disassembly, f: Function, count: int) -> None:
        self.program, self.pc, self.way = program, program.entry, ExecutionPath()
        self.ints: dict[int, Any] = {4: STACK} | {
            register: APART * (i + 1) if isinstance(p, Pointer) else count if p.tells == "blocks" else 1
            for i, (register, p) in enumerate(zip(SYSV_ARGUMENTS, f.parameters))}
        self.state = range(APART, APART + f.written.size * f.written.is_input)      # what the next call takes up
        self.memory_values: dict[tuple[int, int], Any] = {}                    # of memory, by place and size
        self.flags: tuple[Row, tuple[Any, ...]] | None = None         # what left them, of these values
        self.last_writers: dict[tuple[str, int], int] = {}                    # which instruction wrote a register last
        self.last_stores: dict[int, int] = {}                               # or four bytes
        self.numbers: dict[int, tuple[int, bool]] = {}                # of the steps by address; whether they set to zero

    def step_once(self) -> bool:
        """One instruction; False after the one that returns."""
        step, way = self.program.step(self.pc), self.way
        if step.address not in self.numbers:
            self.numbers[step.address] = len(way.steps), zeroes(step)
            way.steps.append(step)
            way.occupied.append(classes(step))
        number, zero = self.numbers[step.address]
        args = step.args if step.row else step.operands[0 if step.mnemonic == "push" else 1:]
        stored: set[int] = set()
        for operand in args:
            if isinstance(operand, Mem) and step.mnemonic != "lea":
                stored.update(self.last_stores[at] for at in self.words(operand) if at in self.last_stores)
        way.before.append(() if zero else tuple(
            self.last_writers[p.register_class, p.number] for p in args if isinstance(p, Reg)
            and (p.register_class, p.number) in self.last_writers))
        way.stored.append(stored)
        self.pc += step.length
        if step.row is not None:
            self.compute(step, zero)
        elif step.mnemonic in ("push", "pop"):
            self.move_stack(step)
        elif step.mnemonic in ("lea", "cmov"):
            self.select_value(step)
        elif step.mnemonic in ("j", "jmp", "call"):
            self.jump(step)
        way.which.append(number)
        return step.mnemonic != "ret"

    def address_of(self, mem: Mem) -> int | None:
        base, index = (0 if register is None else self.ints.get(register) for register in (mem.base, mem.index))
        return None if base is None or index is None or mem.vector else base + index * mem.scale + mem.offset & (1 << 64) - 1

    def words(self, mem: Mem) -> range:
        """The cells of four bytes that an operand lies in; none where its address is not known."""
        at = self.address_of(mem)
        return range(0) if at is None else range(at >> 2, at + mem.size // 8 + 3 >> 2)

    def value(self, operand: Any) -> Any:
        if isinstance(operand, int):
            return operand
        if isinstance(operand, Reg):
            constant, width = self.ints.get(operand.number) if operand.register_class == "int" else None, operand.width
        else:
            at, width = self.address_of(operand), operand.size
            constant = None if at is None else self.memory_values.get((at, width))
        return None if constant is None else Word(constant & (1 << width) - 1, width)

    def write_operand(self, operand: Any, new: Any) -> None:
        """The instruction that runs writes an operand; None: what is not known."""
        here, constant = len(self.way.which), None if new is None else int(new)
        if isinstance(operand, Reg):
            self.last_writers[operand.register_class, operand.number] = here
            if operand.register_class == "int":
                self.ints[operand.number] = constant
        elif isinstance(operand, Mem) and (at := self.address_of(operand)) is not None:
            self.last_stores |= dict.fromkeys(self.words(operand), here)
            self.memory_values[at, operand.size] = constant
            if at in self.state:
                self.way.results.append(here)

    def compute(self, step: Step, zero: bool) -> None:
        assert step.row is not None
        args = [self.value(operand) for operand in step.args]
        all_constant = step.row.register_class == "int" and None not in args
        new = evaluate(step.row, step.width, *args) if all_constant and step.out is not None else None
        if step.row.flags is not None:
            self.flags = (step.row, tuple(args)) if all_constant and callable(step.row.flags) else None
        self.write_operand(step.out, 0 if zero and is_register_of(step.out, "int") else new)

    def move_stack(self, step: Step) -> None:
        """PUSH and POP; what is saved for the caller makes nothing wait."""
        operand = step.operands[0]
        if step.mnemonic == "push":
            value = self.value(operand)
            self.ints[4] -= 8
            self.memory_values[self.ints[4], 64] = None if value is None else int(value)
        else:
            assert isinstance(operand, Reg)
            self.write_operand(operand, self.memory_values.get((self.ints[4], 64)))
            del self.last_writers[operand.register_class, operand.number]
            self.ints[4] += 8

    def select_value(self, step: Step) -> None:
        """LEA and CMOVcc."""
        out, source = step.operands
        if step.mnemonic == "lea":
            assert isinstance(out, Reg) and isinstance(source, Mem)
            at = self.address_of(source)
            self.write_operand(out, None if at is None else at & (1 << out.width) - 1)
        else:
            condition_true = self.test_condition(step)
            self.write_operand(out, None if condition_true is None else self.value(source if condition_true else out))

    def test_condition(self, step: Step) -> bool | None:
        try:
            return None if self.flags is None else truth_of(*self.flags, step.condition)
        except Refusal as refusal:
            raise ObjectError(f"{step.text}: {refusal}") from None

    def jump(self, step: Step) -> None:
        """Jumps within the code; others are not followed."""
        is_taken = self.test_condition(step) if step.mnemonic == "j" else True
        if is_taken is None:
            raise ObjectError(f"{step.text}: what it depends on is not known")
        if step.mnemonic == "call" or step.target is None:
            raise ObjectError(f"{step.text}: calls are not walked through")
        if is_taken:
            self.pc = step.target
