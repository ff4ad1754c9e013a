"""Execution path of a call of a kernel, for the bounds.

Input: a disassembled object, the contract of its function, and a count of blocks. Output: an
`ExecutionPath`: the executed instructions in order, the resources that each of them occupies, and
the earlier instructions whose results each of them reads from registers and memory.

The method is concrete interpretation with unknown values. Pointers and counts have numbers, and
data are unknown. So every branch on a count of blocks or rounds is decided; a branch that depends
on data is an error.
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ...check.conditions import is_condition_true
from ...check.disassembly import Disassembly
from ...check.frame import Refusal
from ...check.objects import ObjectError
from ...check.steps import Mem, Reg, Step
from ...spec.kinds import Function, Pointer
from ...spec.words import Word
from ...x86.convention import RSP, SYSV
from ...x86.isa import Row, evaluate_row
from ...x86.uarch.model import class_with_operands, operand_kind

STACK_BASE, BUFFER_SPACING = 1 << 60, 1 << 40  # assumed address of the stack; distance of buffers
STACK_POINTER, STACK_TOP = ("int", RSP), Mem(RSP, None, 1, 0, 64)
MAX_INSTRUCTIONS = 1_000_000  # of the longest execution path
Resources = tuple[tuple[str, int], ...]  # of one instruction: (class, width in bits) of each


def resource_classes(step: Step) -> Resources:
    """Return the resources that an instruction occupies, as (class, width in bits): one for its
    class in uarch/classes.toml, and one for each load and store of its memory operands. The
    insertion of an integer register into a vector also occupies "fromint".

    The result is empty for an instruction that occupies only a dispatch slot, such as a zeroing
    idiom of a vector register.
    """
    if step.row is None:
        three_terms = any(isinstance(p, Mem) and None not in (p.base, p.index) and p.offset
                          for p in step.operands)
        lea = "lea3" if three_terms else "lea"
        name = {"push": "store", "pop": "load", "lea": lea}.get(step.mnemonic)
        return ((name, 64),) if name else ()
    vector = step.row.register_class == "vec"
    reads = [operand for operand in step.args if isinstance(operand, Mem)]
    class_name = class_with_operands(step.mnemonic, step.width, step.out, step.args)
    out = [("fromint", step.width)] if class_name == "insert" and not reads else []
    if class_name and not (is_zeroing_idiom(step) and vector):
        out.append((class_name, step.width))
    out += [("vload" if vector else "load", operand.size) for operand in reads]
    if isinstance(step.out, Mem):
        out.append(("vstore" if vector else "store", step.out.size))
    return tuple(out)


def is_zeroing_idiom(step: Step) -> bool:
    """Return whether the instruction is a zeroing idiom, which processors recognize as independent
    of its inputs."""
    return (step.mnemonic in ("xor", "pxor", "vpxor", "vpxord", "vpxorq") and len(step.args) == 2
            and step.args[0] == step.args[1])


@dataclass
class ExecutionPath:
    """Executed instructions in order, with the earlier ones whose results each of them reads.

    `steps` has the distinct instructions. `executed` has the index in `steps` of each executed
    instruction, in order of execution. The other lists contain positions in `executed`: for each
    executed instruction, `register_sources` has the instructions that wrote the registers that it
    reads, and `memory_sources` the stores from which it loads. `results` has all stores to the
    output buffer, if that is also input.
    """

    steps: list[Step] = field(default_factory=list)
    executed: list[int] = field(default_factory=list)
    register_sources: list[tuple[int, ...]] = field(default_factory=list)
    memory_sources: list[set[int]] = field(default_factory=list)
    results: list[int] = field(default_factory=list)

    @cached_property
    def resources(self) -> list[Resources]:
        """Resources of each instruction in `steps`."""
        return [resource_classes(step) for step in self.steps]


def execute_call(program: Disassembly, f: Function, count: int) -> ExecutionPath:
    """Execute a call of a System V function with the contract `f`; return its execution path.
    `count`: argument for the parameter that counts blocks, messages or tree nodes; not used if `f`
    has no such parameter. Raise ObjectError for code that cannot be decoded, for a jump as in
    `Executor.execute_jump`, and after MAX_INSTRUCTIONS instructions."""
    executor = Executor(program, f, count)
    while executor.step_once():
        if len(executor.path.executed) > MAX_INSTRUCTIONS:
            raise ObjectError(f"more than {MAX_INSTRUCTIONS} instructions")
    return executor.path


# Key of a value: the (class, number) of a register, or the (address, size in bits) of memory.
ValueKey = tuple[str, int] | tuple[int, int]


class Executor:
    """Executor of one call, with its state.

    `values`: `ValueKey` -> number in a register or in memory; an unknown number is None or missing.
    `flags`: the row that set the flags and the values of its operands, or None if the flags are
    unknown. `pc`: address of the next instruction.
    """

    def __init__(self, program: Disassembly, f: Function, count: int) -> None:
        """Set the argument registers. Pointers get addresses that lie BUFFER_SPACING bytes apart,
        the number parameter of the quantity "blocks" gets `count`, and every other number gets 1.
        """
        self.program, self.pc, self.path = program, program.entry, ExecutionPath()
        self.values: dict[ValueKey | None, Any] = {STACK_POINTER: STACK_BASE}
        for i, (register, p) in enumerate(zip(SYSV.arguments, f.parameters), 1):
            self.values["int", register] = (BUFFER_SPACING * i if isinstance(p, Pointer)
                                            else count if p.quantity == "blocks" else 1)
        # Addresses of the output buffer if it is also input, as the state is; else none.
        self.output_addresses = range(
            BUFFER_SPACING, BUFFER_SPACING + (f.output.size if f.output.is_input else 0))
        self.flags: tuple[Row, tuple[Any, ...]] | None = None
        # Positions in `path.executed` of the last instructions that wrote, by register and by
        # doubleword.
        self.last_writers: dict[ValueKey | None, int] = {}
        self.last_stores: dict[int, int] = {}
        self.numbers: dict[int, int] = {}  # address of an instruction -> its index in `path.steps`

    def step_once(self) -> bool:
        """Execute one instruction and append it to the path; return False after a RET."""
        step, path = self.program.step_at(self.pc), self.path
        number = self.numbers.setdefault(step.address, len(path.steps))
        if number == len(path.steps):
            path.steps.append(step)
        args = step.args if step.row else step.operands[0 if step.mnemonic == "push" else 1:]
        path.register_sources.append(() if is_zeroing_idiom(step) else tuple(
            self.last_writers[key] for p in args if isinstance(p, Reg)
            and (key := self.key_of(p)) in self.last_writers))
        path.memory_sources.append({
            self.last_stores[n] for p in args if isinstance(p, Mem) and step.mnemonic != "lea"
            for n in self.doublewords_of(p) if n in self.last_stores})
        self.pc += step.length
        if step.row is not None:
            self.execute_row(step)
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
        base, index = (0 if register is None else self.values.get(("int", register))
                       for register in (mem.base, mem.index))
        return (None if base is None or index is None or mem.vector
                else base + index * mem.scale + mem.offset & (1 << 64) - 1)

    def doublewords_of(self, mem: Mem) -> range:
        """Return the doublewords that a memory operand overlaps, each as its address divided by 4.
        The range is empty if the operand's address is unknown."""
        address = self.address_of(mem)
        return (range(0) if address is None
                else range(address >> 2, address + mem.size // 8 + 3 >> 2))

    def key_of(self, operand: Reg | Mem) -> ValueKey | None:
        """Return the key of an operand in `values`; None for memory at an unknown address."""
        if isinstance(operand, Reg):
            return operand.register_class, operand.number
        address = self.address_of(operand)
        return None if address is None else (address, operand.size)

    def value_of(self, operand: Any) -> Any:
        """Return the value of a register, memory operand or immediate; None if it is unknown."""
        if isinstance(operand, int):
            return operand
        constant = self.values.get(self.key_of(operand))
        width = operand.width if isinstance(operand, Reg) else operand.size
        return None if constant is None else Word(constant & (1 << width) - 1, width)

    def write_operand(self, operand: Any, new: Any) -> None:
        """Record that the current instruction writes the value `new` to an operand. `new` is None
        for an unknown value. Nothing is recorded if the operand is None or memory at an unknown
        address."""
        key = None if operand is None else self.key_of(operand)
        if key is None:
            return
        current = len(self.path.executed)
        self.values[key] = None if new is None else int(new)
        if isinstance(operand, Reg):
            self.last_writers[key] = current
        else:
            self.last_stores |= dict.fromkeys(self.doublewords_of(operand), current)
            if key[0] in self.output_addresses:
                self.path.results.append(current)

    def execute_row(self, step: Step) -> None:
        """Execute an instruction that has an ISA row. Its result is known only if it is an integer
        instruction and either all its inputs are known or it is a zeroing idiom."""
        assert step.row is not None
        args = [self.value_of(operand) for operand in step.args]
        all_constant = step.row.register_class == "int" and None not in args
        new = (evaluate_row(step.row, step.width, *args)
               if all_constant and step.out is not None else None)
        if step.row.flags is not None:
            self.flags = ((step.row, tuple(args))
                          if all_constant and callable(step.row.flags) else None)
        is_zero = is_zeroing_idiom(step) and operand_kind(step.out) == "int"
        self.write_operand(step.out, 0 if is_zero else new)

    def execute_stack_move(self, step: Step) -> None:
        """Execute PUSH or POP. POP is assumed to restore a register of the caller: no dependence of
        later instructions on it is recorded."""
        (operand,) = step.operands
        if step.mnemonic == "push":
            value = self.value_of(operand)
            self.values[STACK_POINTER] -= 8
            self.write_operand(STACK_TOP, value)
        else:
            assert isinstance(operand, Reg)
            self.write_operand(operand, self.value_of(STACK_TOP))
            del self.last_writers[self.key_of(operand)]
            self.values[STACK_POINTER] += 8

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
        """Execute a jump within the code. Raise ObjectError for a CALL, for a jump out of the
        object's code, and for a condition that is unknown or as in `test_condition`."""
        is_taken = self.test_condition(step) if step.mnemonic == "j" else True
        if is_taken is None:
            raise ObjectError(f"{step.text}: the condition depends on unknown data")
        if step.mnemonic == "call" or step.target is None:
            raise ObjectError(f"{step.text}: only jumps within the code are traced")
        if is_taken:
            self.pc = step.target
