"""Execution path of a call of a kernel, for the bounds: the trace of a run by check/concrete.py.
Kernels are constant-time, so that a run on zeros takes the path of every input. Output: the
executed instructions in order, the resources of each, and the earlier ones that it depends on."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ...check.concrete import FIRST_REGISTERS, RETURN_ADDRESS, ConcreteProcessor, FlatMemory
from ...check.disassembly import Disassembly
from ...check.frame import Refusal
from ...check.objects import ObjectError
from ...check.steps import Mem, OperandLocation, Reg, Step
from ...spec.kinds import Function, Pointer
from ...x86.convention import RSP, SYSV
from ...x86.uarch.model import class_with_operands

STACK_BASE, BUFFER_SPACING = 1 << 60, 1 << 40  # assumed address of the stack; distance of buffers
PAGE = 1 << 16
MAX_INSTRUCTIONS = 1_000_000  # of the longest execution path
Resources = tuple[tuple[str, int], ...]  # of one instruction: (class, width in bits) of each


def resource_classes(step: Step) -> Resources:
    """Return the resources that an instruction occupies, as (class, width in bits): one for its
    class in uarch/classes.toml, and one for each load and store of its memory operands."""
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


class TracedMemory(FlatMemory):
    """Memory that contains zeros wherever the program has none; `log` has (address, bytes) of each
    access."""

    def __init__(self, processor: ConcreteProcessor) -> None:
        self.log: list[tuple[int, int]] = []
        self.pages: defaultdict[int, bytearray] = defaultdict(lambda: bytearray(PAGE))
        for region in processor.constant_regions:
            for offset, byte in enumerate(region.data):
                page, position = divmod(region.address + offset, PAGE)
                self.pages[page][position] = byte

    def load(self, address: int, size: int, aligned: bool = False) -> int:
        self.log.append((address, size))
        page, offset = divmod(address, PAGE)
        data = self.pages[page][offset:offset + size]
        data += self.pages[page + 1][:size - len(data)] if len(data) < size else b""
        return int.from_bytes(data, "little")

    def store(self, address: int, value: int, size: int, aligned: bool = False) -> None:
        self.log.append((address, size))
        for i, byte in enumerate(value.to_bytes(size, "little")):
            page, offset = divmod(address + i, PAGE)
            self.pages[page][offset] = byte


def accesses(step: Step) -> tuple[Sequence[OperandLocation], OperandLocation | None, int, int]:
    """Return the operands that a step reads, the one that it writes, and how many accesses of
    memory read and write, as check/concrete.py makes them."""
    if step.row is not None:
        args, out = step.args, step.out
    else:
        args = step.operands[0 if step.mnemonic == "push" else 1:]
        out = step.operands[0] if step.mnemonic in ("lea", "cmov", "pop") else None
    loads = sum(isinstance(x, Mem) for x in args) if step.mnemonic != "lea" else 0
    return (args, out, loads + (step.mnemonic in ("pop", "ret")),
            int(isinstance(out, Mem)) + (step.mnemonic == "push"))


def execute_call(program: Disassembly, f: Function, count: int) -> ExecutionPath:
    """Return the path of a call of a System V function with the contract `f`, whose parameter for
    blocks, messages or nodes is `count`, and every other number 1. Raise ObjectError for code that
    cannot be decoded, leaves the object, or takes more than MAX_INSTRUCTIONS."""
    processor = ConcreteProcessor(program)
    registers, memory = [0] * (FIRST_REGISTERS["mask"] + 8), TracedMemory(processor)
    registers[RSP] = STACK_BASE
    memory.store(STACK_BASE, RETURN_ADDRESS, 8)
    for i, (register, p) in enumerate(zip(SYSV.arguments, f.parameters), 1):
        registers[register] = (BUFFER_SPACING * i if isinstance(p, Pointer)
                               else count if p.quantity == "blocks" else 1)
    # addresses of the output buffer if it is also input, as the state is; else none
    recorder = Recorder(range(BUFFER_SPACING,
                              BUFFER_SPACING + (f.output.size if f.output.is_input else 0)))
    address, flags = program.entry, None
    try:
        while address != RETURN_ADDRESS:
            length, block = processor.block_at(address)
            memory.log.clear()
            following, flags = block(registers, memory, flags)
            log = iter(memory.log)
            for _ in range(length):
                step = program.step_at(address)
                recorder.record(step, log)
                address += step.length
            address = following
            if len(recorder.path.executed) > MAX_INSTRUCTIONS:
                raise ObjectError(f"more than {MAX_INSTRUCTIONS} instructions")
    except Refusal as refusal:
        raise ObjectError(refusal.message) from None
    return recorder.path


class Recorder:
    """Builder of an execution path. `outputs`: addresses whose stores are results."""

    def __init__(self, outputs: range) -> None:
        self.path, self.outputs = ExecutionPath(), outputs
        self.last_writers: dict[tuple[str, int], int] = {}  # register -> position in `executed`
        self.last_stores: dict[int, int] = {}               # doubleword -> position in `executed`
        self.numbers: dict[int, int] = {}                   # address -> index in `path.steps`

    def record(self, step: Step, log: Iterator[tuple[int, int]]) -> None:
        """Append an instruction, whose accesses of memory are next in the log."""
        if step.mnemonic == "call":
            raise ObjectError(f"{step.text}: only jumps within the code are traced")
        path, current = self.path, len(self.path.executed)
        number = self.numbers.setdefault(step.address, len(path.steps))
        if number == len(path.steps):
            path.steps.append(step)
        args, out, load_count, store_count = accesses(step)
        loads, stores = ([n for _ in range(access_count) for n in doublewords(*next(log))]
                         for access_count in (load_count, store_count))
        idiom = is_zeroing_idiom(step)
        path.register_sources.append(() if idiom else tuple(
            self.last_writers[key] for p in args if isinstance(p, Reg)
            and (key := (p.register_class, p.number)) in self.last_writers))
        path.memory_sources.append({self.last_stores[n] for n in loads if n in self.last_stores})
        path.executed.append(number)
        self.last_stores |= dict.fromkeys(stores, current)
        if stores and stores[0] << 2 in self.outputs:
            path.results.append(current)
        if isinstance(out, Reg):
            self.last_writers[out.register_class, out.number] = current
            if step.mnemonic == "pop":  # restores a register of the caller
                del self.last_writers[out.register_class, out.number]


def doublewords(address: int, size: int) -> range:
    """The doublewords that an access overlaps, each as its address divided by 4."""
    return range(address >> 2, address + size + 3 >> 2)
