"""Timing of one basic block as a function of its own. Input is a basic block of a kernel and sort
keys; output is code that runs the block without the rest of the kernel, whose noise would disturb
the measurement. The block keeps its registers and spill slots. If it is a loop, a run has
LOOP_ITERATIONS iterations."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

from ...compile.frame import written_registers
from ...x86.assembly import AssemblyLine
from ...x86.convention import SYSV
from ...x86.program import (
    SCRATCH,
    STACK_POINTER,
    Address,
    BasicBlock,
    Jump,
    Label,
    Program,
    Register,
    Value,
    instructions,
)
from .encoder import MachineCode, encode_lines, resolve_jumps
from .space import Keys, SearchSpace
from .timer import COUNTER_ADDRESS, slab_address

LOOP_ITERATIONS = 4  # of a block that is a loop, before its pointers are set again
SAVED = tuple(Register("int", number, 64) for number in SYSV.saved_int)  # callee-saved
COUNT = Register("int", 2, 64)  # third argument: number of runs
PADDING_BYTES = 16  # between the block's frame and the saved registers


@dataclass
class BlockTiming:
    """Timing of the basic block `name` of a kernel: makes code that runs the basic block alone.

    The timer calls this code like a kernel, with the number of message blocks as the third
    argument. The code does not read the message, but runs the basic block `iterations` times for
    each message block: LOOP_ITERATIONS times if it is a loop, else once. `encode_keys`, `weights`
    and `long_call_blocks` have the same meaning as in `SearchSpace`, for the basic block instead of
    the kernel.
    """

    long_call_blocks: ClassVar[int] = 32

    space: SearchSpace
    name: str

    def __post_init__(self) -> None:
        """Find the block; if it is a loop, also the loop's jump and the bytes that an iteration
        adds to the loop's pointer."""
        items, self.block = self.space.program.items, self.space.blocks[self.name]
        self.weights = {self.name: 1.0}
        number = items.index(self.block)
        neighbours = items[max(0, number - 1):number + 2]
        label, jump = neighbours[0], neighbours[-1]
        is_loop = (len(neighbours) == 3 and isinstance(label, Label) and isinstance(jump, Jump)
                   and jump.target == label.name)
        self.jump = jump if is_loop and isinstance(jump, Jump) else None
        # bytes that an iteration adds to the loop's pointer; None if the block is no such loop
        self.step = self.jump and pointer_step(self.block, str(self.jump.a))
        self.iterations = LOOP_ITERATIONS if self.step else 1

    @property
    def rounds(self) -> int:
        """Number of groups in the block that are one hash round each; 1 if there is none, as with
        SHA instructions, whose groups have two or more rounds."""
        return len({i.group for i in self.block.instructions if i.group.step == "round"}) or 1

    def allocate(self, keys: Keys) -> Program:
        """Order the kernel by the sort keys `keys` and allocate its registers. Return the program
        with the block as its only item or, for a loop, with the loop's label, block and jump. Raise
        OutOfRegisters if the order has no register allocation."""
        program = self.space.allocate(keys)
        start = next(n for n, item in enumerate(program.items)
                     if isinstance(item, BasicBlock) and item.name == self.name)
        end = start
        if self.step:
            start, end = start - 1, next(n for n in range(start, len(program.items))
                                         if isinstance(program.items[n], Jump))
        return replace(program, items=program.items[start:end + 1])

    def encode_keys(self, keys: Keys) -> MachineCode:
        """Return the block's code in the order of the sort keys `keys`. Raise OutOfRegisters if the
        order has no register allocation."""
        return self.encode(self.allocate(keys))

    @cached_property
    def initial_values(self) -> dict[str, int]:
        """Initial value of each of these variables: the block's pointers and index variables, and
        the pointer to the scratch area; for a loop, also the loop's pointer and the variable with
        which its jump compares the pointer."""
        bases = address_values(self.block)
        names = [name for name, value in self.block.reads.items() if value in bases]
        if SCRATCH in self.space.program.variables and SCRATCH not in names:
            names.append(SCRATCH)
        values = {name: slab_address(k) for k, name in enumerate(names)}
        if "data" in values:  # an index is the distance of a message from the first message
            values |= {name: values[name] - values["data"] for name in index_variables(self.block)}
        if self.jump and self.step:
            pointer, end = self.jump.a, self.jump.b
            values.setdefault(pointer, slab_address(len(names)))
            if isinstance(end, str):
                values[end] = values[pointer] + LOOP_ITERATIONS * self.step
            else:
                values[pointer] = end - LOOP_ITERATIONS * self.step
        return values

    def encode(self, program: Program) -> MachineCode:
        """Return the code of a C function void f(ignored, ignored, count). The function runs the
        items of `program` `count` times. Before each run it sets the pointers that the items
        change; the other pointers are set once."""
        size = program.frame_bytes + -program.frame_bytes % 16 + 8 + PADDING_BYTES
        counter, clobbered = Address("counter", 64, COUNTER_ADDRESS), written_registers(program)
        set_once, set_each_time = list[AssemblyLine](), list[AssemblyLine]()
        for name, value in self.initial_values.items():
            location = program.locations[name]
            is_changed = name in self.block.writes or (
                isinstance(location, Register)
                and (location.register_class, location.number) in clobbered)
            (set_each_time if is_changed else set_once).append(AssemblyLine(
                "mov", (location, value)))
        is_wide = any(i.width > 128 for i in instructions(program.items))
        before = [*(AssemblyLine("push", (r,)) for r in SAVED),
                  AssemblyLine("sub", (STACK_POINTER, size)), AssemblyLine("mov", (counter, COUNT)),
                  *set_once]
        after = [*([AssemblyLine("vzeroupper")] if is_wide else []),
                 AssemblyLine("add", (STACK_POINTER, size)),
                 *(AssemblyLine("pop", (r,)) for r in reversed(SAVED)), AssemblyLine("ret")]
        return resolve_jumps([
            encode_lines(before), Label("again", 64), encode_lines(set_each_time),
            *self.space.encoder.encode_items(program.items),
            encode_lines([AssemblyLine("dec", (counter,))]), Jump("again", "ne"),
            encode_lines(after)])


def index_variables(block: BasicBlock) -> list[str]:
    """Return the variables that memory operands of the block use as an index."""
    indices = {a.index for i in block.instructions
               for a in (i.out, *i.args) if isinstance(a, Address)}
    return [name for name, value in block.reads.items() if value in indices]


def address_values(block: BasicBlock) -> set[Value]:
    """Return the values from which the block computes addresses: the bases and indices of memory
    operands, and the inputs of the instructions that compute them."""
    values = {x for i in block.instructions for a in (i.out, *i.args) if isinstance(a, Address)
              for x in (a.base, a.index) if isinstance(x, Value)}
    for i in reversed(block.instructions):
        if i.out in values:
            values |= {a for a in i.args if isinstance(a, Value)}
    return values


def pointer_step(block: BasicBlock, name: str) -> int | None:
    """Return the bytes that one run of the block adds to the pointer variable `name`."""
    last, first = block.writes.get(name), block.reads.get(name)
    for i in block.instructions:
        if isinstance(last, Value) and i.out == last and i.args and i.args[0] == first:
            numbers = [a for a in i.args[1:] if isinstance(a, int)]
            return numbers[0] if len(numbers) == 1 and i.row.mnemonic == "add" else None
    return None
