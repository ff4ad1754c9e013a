"""Execution path of a call of a kernel, for the bounds.

Input: a disassembled object, the contract of its function, and a count of blocks. Output: an
`ExecutionPath`: the executed instructions in order, the resources that each of them occupies, and
the earlier instructions whose results each of them reads from registers and memory.

The method is concrete interpretation with unknown values. Pointers and counts have numbers, and
data are unknown. So every branch on a count of blocks or rounds is decided; a branch that depends
on data is an error.
"""

from dataclasses import dataclass, field
from typing import Any

from ..check.conditions import is_condition_true
from ..check.disassembly import Disassembly
from ..check.frame import Refusal
from ..check.objects import ObjectError
from ..check.steps import Mem, Reg, Step
from ..spec.kinds import Function, Pointer
from ..spec.words import Word
from ..x86.convention import RSP, SYSV
from ..x86.isa import Row, evaluate_row
from ..x86.uarch.model import class_with_operands

STACK_BASE, BUFFER_SPACING = 1 << 60, 1 << 40  # assumed address of the stack; distance of buffers
MAX_INSTRUCTIONS = 1_000_000  # of the longest execution path


Resources = tuple[tuple[str, int], ...]  # of one instruction: (class, width in bits) of each


def resource_classes(step: Step) -> Resources:
    """Return the resources that an instruction occupies, as (class, width in bits): one for its
    class in uarch/classes.toml, and one for each load and store of its memory operands.

    The result is empty for an instruction that occupies only a dispatch slot.
    """
    if step.row is None:
        three_terms = any(isinstance(p, Mem) and None not in (p.base, p.index) and p.offset
                          for p in step.operands)
        lea = "lea3" if three_terms else "lea"
        name = {"push": "store", "pop": "load", "lea": lea}.get(step.mnemonic)
        return ((name, 64),) if name else ()
    vector = step.row.register_class == "vec"
    reads = [operand for operand in step.args if isinstance(operand, Mem)]
    class_name = class_with_operands(step.mnemonic, step.width, operand_kind(step.out),
                                     [operand_kind(operand) for operand in step.args])
    out = [("fromint", step.width)] if class_name == "insert" and not reads else []
    if class_name and not (is_zeroing_idiom(step) and vector):
        out.append((class_name, step.width))
    out += [("vload" if vector else "load", operand.size) for operand in reads]
    if isinstance(step.out, Mem):
        out.append(("vstore" if vector else "store", step.out.size))
    return tuple(out)


def operand_kind(operand: Any) -> str:
    """Return the kind of an operand: the class of a register, "memory", "number", or "" for None.
    """
    return (operand.register_class if isinstance(operand, Reg) else
            "memory" if isinstance(operand, Mem) else "" if operand is None else "number")


def is_zeroing_idiom(step: Step) -> bool:
    """Return whether the instruction is a zeroing idiom, which processors recognize as independent
    of its inputs."""
    return (step.mnemonic in ("xor", "pxor", "vpxor", "vpxord", "vpxorq") and len(step.args) == 2
            and step.args[0] == step.args[1])


@dataclass
class ExecutionPath:
    """Executed instructions in order, with the earlier ones whose results each of them reads.

    `steps` has the distinct instructions, `resources` the resources of each of them. `executed` has
    the index in `steps` of each executed instruction, in order of execution. The other lists
    contain positions in `executed`: for each executed instruction, `register_sources` has the
    instructions that wrote the registers that it reads, and `memory_sources` the stores from which
    it loads. `results` has all stores to the output buffer.
    """

    steps: list[Step] = field(default_factory=list)
    resources: list[Resources] = field(default_factory=list)
    executed: list[int] = field(default_factory=list)
    register_sources: list[tuple[int, ...]] = field(default_factory=list)
    memory_sources: list[set[int]] = field(default_factory=list)
    results: list[int] = field(default_factory=list)


def execute_call(program: Disassembly, f: Function, count: int) -> ExecutionPath:
    """Execute a call of a System V function with the contract `f`; return its execution path.
    `count`: argument that counts blocks, messages or tree nodes. Raise ObjectError if a branch
    depends on data, or after MAX_INSTRUCTIONS instructions."""
    executor = Executor(program, f, count)
    while executor.step_once():
        if len(executor.path.executed) > MAX_INSTRUCTIONS:
            raise ObjectError(f"more than {MAX_INSTRUCTIONS} instructions")
    return executor.path


class Executor:
    """Executor of one call, with its state. `integer_values`, `memory_values` and `flags` have the
    known numbers; an unknown value is None or missing. `pc` is the address of the next instruction.
    """

    def __init__(self, program: Disassembly, f: Function, count: int) -> None:
        """Set the argument registers: pointers to distant buffers, `count` for the parameter of the
        quantity "blocks", and 1 for any other number."""
        self.program, self.pc, self.path = program, program.entry, ExecutionPath()
        self.integer_values: dict[int, Any] = {RSP: STACK_BASE}
        for i, (register, p) in enumerate(zip(SYSV.arguments, f.parameters), 1):
            self.integer_values[register] = (BUFFER_SPACING * i if isinstance(p, Pointer)
                                             else count if p.quantity == "blocks" else 1)
        # Addresses of the output buffer if it is also input, as the state is; else none.
        self.output_addresses = range(
            BUFFER_SPACING, BUFFER_SPACING + (f.output.size if f.output.is_input else 0))
        self.memory_values: dict[tuple[int, int], Any] = {}  # (address, size) -> value
        # The row that set the flags, and the values of its operands.
        self.flags: tuple[Row, tuple[Any, ...]] | None = None
        # Numbers of executed instructions, by (class, number) of the register and by doubleword.
        self.last_writers: dict[tuple[str, int], int] = {}
        self.last_stores: dict[int, int] = {}
        # Address of an instruction -> its index in `path.steps`; whether it is a zeroing idiom.
        self.numbers: dict[int, tuple[int, bool]] = {}

    def step_once(self) -> bool:
        """Execute one instruction and append it to the path; return False after a RET."""
        step, path = self.program.step_at(self.pc), self.path
        if step.address not in self.numbers:
            self.numbers[step.address] = len(path.steps), is_zeroing_idiom(step)
            path.steps.append(step)
            path.resources.append(resource_classes(step))
        number, zero = self.numbers[step.address]
        args = step.args if step.row else step.operands[0 if step.mnemonic == "push" else 1:]
        stored: set[int] = set()
        for operand in args:
            if isinstance(operand, Mem) and step.mnemonic != "lea":
                stored.update(self.last_stores[number] for number in self.doublewords_of(operand)
                              if number in self.last_stores)
        path.register_sources.append(() if zero else tuple(
            self.last_writers[p.register_class, p.number] for p in args if isinstance(p, Reg)
            and (p.register_class, p.number) in self.last_writers))
        path.memory_sources.append(stored)
        self.pc += step.length
        if step.row is not None:
            self.execute_row(step, zero)
        elif step.mnemonic in ("push", "pop"):
            self.execute_stack_move(step)
        elif step.mnemonic in ("lea", "cmov"):
            self.execute_lea_or_cmov(step)
        elif step.mnemonic in ("j", "jmp", "call"):
            self.execute_jump(step)
        path.executed.append(number)
        return step.mnemonic != "ret"

    def address_of(self, mem: Mem) -> int | None:
        """Return the address of a memory operand, or None if it is unknown."""
        base, index = (0 if register is None else self.integer_values.get(register)
                       for register in (mem.base, mem.index))
        return (None if base is None or index is None or mem.vector
                else base + index * mem.scale + mem.offset & (1 << 64) - 1)

    def doublewords_of(self, mem: Mem) -> range:
        """Return the numbers of the doublewords (four bytes) that a memory operand overlaps; none
        if its address is unknown."""
        address = self.address_of(mem)
        return (range(0) if address is None
                else range(address >> 2, address + mem.size // 8 + 3 >> 2))

    def value_of(self, operand: Any) -> Any:
        """Return the value of a register, memory operand or immediate; None if it is unknown."""
        if isinstance(operand, int):
            return operand
        if isinstance(operand, Reg):
            constant = (self.integer_values.get(operand.number) if operand.register_class == "int"
                        else None)
            width = operand.width
        else:
            address, width = self.address_of(operand), operand.size
            constant = (None if address is None
                        else self.memory_values.get((address, width)))
        return None if constant is None else Word(constant & (1 << width) - 1, width)

    def write_operand(self, operand: Any, new: Any) -> None:
        """Record that the current instruction writes the value `new` to an operand; None stands for
        an unknown value."""
        current, constant = len(self.path.executed), None if new is None else int(new)
        if isinstance(operand, Reg):
            self.last_writers[operand.register_class, operand.number] = current
            if operand.register_class == "int":
                self.integer_values[operand.number] = constant
        elif isinstance(operand, Mem) and (address := self.address_of(operand)) is not None:
            self.last_stores |= dict.fromkeys(self.doublewords_of(operand), current)
            self.memory_values[address, operand.size] = constant
            if address in self.output_addresses:
                self.path.results.append(current)

    def execute_row(self, step: Step, zero: bool) -> None:
        """Execute an instruction that has an ISA row. `zero`: it is a zeroing idiom."""
        assert step.row is not None
        args = [self.value_of(operand) for operand in step.args]
        all_constant = step.row.register_class == "int" and None not in args
        new = (evaluate_row(step.row, step.width, *args)
               if all_constant and step.out is not None else None)
        if step.row.flags is not None:
            self.flags = ((step.row, tuple(args))
                          if all_constant and callable(step.row.flags) else None)
        self.write_operand(step.out, 0 if zero and operand_kind(step.out) == "int" else new)

    def execute_stack_move(self, step: Step) -> None:
        """Execute PUSH or POP. No later instruction waits for the register that POP restores."""
        operand = step.operands[0]
        if step.mnemonic == "push":
            value = self.value_of(operand)
            self.integer_values[RSP] -= 8
            self.memory_values[self.integer_values[RSP], 64] = None if value is None else int(value)
        else:
            assert isinstance(operand, Reg)
            self.write_operand(operand, self.memory_values.get((self.integer_values[RSP], 64)))
            del self.last_writers[operand.register_class, operand.number]
            self.integer_values[RSP] += 8

    def execute_lea_or_cmov(self, step: Step) -> None:
        """Execute LEA or CMOVcc; its result is unknown if the address or the condition is unknown.
        """
        out, source = step.operands
        if step.mnemonic == "lea":
            assert isinstance(out, Reg) and isinstance(source, Mem)
            address = self.address_of(source)
            self.write_operand(out, None if address is None else address & (1 << out.width) - 1)
        else:
            condition_true = self.test_condition(step)
            self.write_operand(out,
                               None if condition_true is None
                               else self.value_of(source if condition_true else out))

    def test_condition(self, step: Step) -> bool | None:
        """Return whether the instruction's condition holds, or None if the flags are unknown. Raise
        ObjectError if the instruction that set the flags does not define this condition."""
        try:
            return None if self.flags is None else is_condition_true(*self.flags, step.condition)
        except Refusal as refusal:
            raise ObjectError(f"{step.text}: {refusal}") from None

    def execute_jump(self, step: Step) -> None:
        """Execute a jump within the code. Raise ObjectError for a CALL, for a jump whose target is
        no constant, or for an unknown condition."""
        is_taken = self.test_condition(step) if step.mnemonic == "j" else True
        if is_taken is None:
            raise ObjectError(f"{step.text}: the condition depends on unknown data")
        if step.mnemonic == "call" or step.target is None:
            raise ObjectError(f"{step.text}: only jumps within the code are traced")
        if is_taken:
            self.pc = step.target
