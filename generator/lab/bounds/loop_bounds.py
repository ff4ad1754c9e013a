"""Lower bounds on cycles per byte, which no order of a kernel's instructions beats (Bernstein). The
trace of a run by check/concrete.py on zeros is the path of every input, as kernels are
constant-time; the difference of two traces is the cost of one more iteration."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ...check.concrete import FIRST_REGISTERS, RETURN_ADDRESS, ConcreteProcessor, FlatMemory
from ...check.disassembly import Disassembly
from ...check.frame import Refusal
from ...check.objects import ObjectError, load
from ...check.steps import Mem, OperandLocation, Reg, Step
from ...spec.kinds import Function, Pointer
from ...x86.convention import RSP, SYSV
from ...x86.uarch.model import ClassCost, Model, class_with_operands

STACK_BASE, BUFFER_SPACING = 1 << 60, 1 << 40  # assumed address of the stack; distance of buffers
MAX_INSTRUCTIONS = 1_000_000  # of the longest execution path
Resources = tuple[tuple[str, int], ...]  # of one instruction: (class, width in bits) of each


def resource_classes(step: Step) -> Resources:
    """Return what an instruction occupies: its class in uarch/classes.toml, loads and
    stores."""
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
    """Return whether processors recognize the instruction as independent of its inputs."""
    return (step.mnemonic in ("xor", "pxor", "vpxor", "vpxord", "vpxorq") and len(step.args) == 2
            and step.args[0] == step.args[1])


@dataclass
class ExecutionPath:
    """Executed instructions, as indices into `steps`; all other lists have positions in `executed`:
    of the writers of each one's registers, of the stores from which it loads, and of all stores to
    an output buffer that is also input."""

    steps: list[Step] = field(default_factory=list)
    executed: list[int] = field(default_factory=list)
    register_sources: list[tuple[int, ...]] = field(default_factory=list)
    memory_sources: list[set[int]] = field(default_factory=list)
    results: list[int] = field(default_factory=list)

    @cached_property
    def resources(self) -> list[Resources]:
        return [resource_classes(step) for step in self.steps]


class TracedMemory(FlatMemory):
    """Zeros wherever the program has no data; `log`: (address, bytes) of each access."""

    def __init__(self, processor: ConcreteProcessor) -> None:
        self.log: list[tuple[int, int]] = []
        self.data = {region.address + offset: byte for region in processor.constant_regions
                     for offset, byte in enumerate(region.data)}

    def load(self, address: int, size: int, aligned: bool = False) -> int:
        self.log.append((address, size))
        return int.from_bytes((self.data.get(address + i, 0) for i in range(size)), "little")

    def store(self, address: int, value: int, size: int, aligned: bool = False) -> None:
        self.log.append((address, size))
        self.data.update(enumerate(value.to_bytes(size, "little"), address))


def accesses(step: Step) -> tuple[Sequence[OperandLocation], OperandLocation | None, int, int]:
    """Return the operands that a step reads, the one that it writes, its loads and its stores."""
    if step.row is not None:
        args, out = step.args, step.out
    else:
        args = step.operands[0 if step.mnemonic == "push" else 1:]
        out = step.operands[0] if step.mnemonic in ("lea", "cmov", "pop") else None
    loads = sum(isinstance(x, Mem) for x in args) if step.mnemonic != "lea" else 0
    return (args, out, loads + (step.mnemonic in ("pop", "ret")),
            int(isinstance(out, Mem)) + (step.mnemonic == "push"))


def execute_call(program: Disassembly, f: Function, count: int) -> ExecutionPath:
    """Return the path of a call for `count` blocks, messages or nodes; every other number is 1."""
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
    """Return the doublewords that an access overlaps, each as its address divided by 4."""
    return range(address >> 2, address + size + 3 >> 2)


MEMORY = ("load", "vload", "store", "vstore")
# Mnemonics that need no dispatch slot; a jump may be fused with the comparison before it.
FREE = ("j", "nop", "endbr64")


def critical_path_cycles(path: ExecutionPath, model: Model) -> int:
    """Cycles until the last result is stored; 0 without one."""
    costs_by_step = [[cost for name, width in resources if name not in MEMORY
                      and (cost := model.cost_of(name, width))] for resources in path.resources]
    latencies = [max((cost.latency for cost in costs), default=0) for costs in costs_by_step]
    single_costs = [costs_by_step[step][0] if len(costs_by_step[step]) == 1 else None
                    for step in path.executed]
    ready_cycles: list[int] = []  # cycle in which the result of each instruction is ready
    for step, sources, stores in zip(path.executed, path.register_sources, path.memory_sources):
        ready = 0
        for m in sources:  # max() of a list takes more time
            if ready_cycles[m] > ready:
                ready = ready_cycles[m]
        for m in stores:
            if ready_cycles[m] + model.forward > ready:
                ready = ready_cycles[m] + model.forward
        if len(sources) > 2:
            ready = max(ready, contention_cycles(sources, single_costs, ready_cycles))
        ready_cycles.append(latencies[step] + ready)
    return max((ready_cycles[m] for m in path.results), default=0)


def contention_cycles(inputs: Sequence[int], costs: Sequence[ClassCost | None],
                      ready_cycles: Sequence[int]) -> int:
    """Return the least cycle in which all inputs are complete: those of equal cost compete for
    ports."""
    ready_by_cost: dict[ClassCost, list[int]] = {}
    for m in {*inputs}:
        if (cost := costs[m]) is not None and len(cost.ports) == 1:
            ready_by_cost.setdefault(cost, []).append(ready_cycles[m])
    latest = 0
    for cost, ready in ready_by_cost.items():
        ((ports, operations),) = cost.ports
        # `rest` other instructions are ready at this cycle or later and need the ports, too.
        for rest, end in enumerate(sorted(ready, reverse=True)):
            latest = max(latest, end + rest * operations // len(ports))
    return latest


# Work per byte.

@dataclass(frozen=True)
class Work:
    """Cost of one more iteration: a call of `more` blocks without one of `fewer` (empty where no
    loop over blocks is), which hashes so many more `bytes`."""

    bytes: int
    fewer: ExecutionPath
    more: ExecutionPath

    @cached_property
    def instructions_by_resources(self) -> Mapping[Resources, int]:
        """Resources -> number of instructions of one iteration that occupy just these."""
        tally: Counter[Resources] = Counter()
        for path, sign in ((self.fewer, -1), (self.more, 1)):
            for step, times in Counter(path.executed).items():
                if path.steps[step].mnemonic not in FREE:
                    tally[path.resources[step]] += sign * times
        return tally

    @property
    def operations(self) -> Mapping[tuple[str, int], int]:
        """(Class, width in bits) -> number of operations of one iteration."""
        counts: Counter[tuple[str, int]] = Counter()
        for resources, times in self.instructions_by_resources.items():
            for resource in resources:
                counts[resource] += times
        return {resource: times for resource, times in sorted(counts.items()) if times}

    @property
    def instructions(self) -> int:
        """Number of instructions of one iteration, including those that need no dispatch slot."""
        return len(self.more.executed) - len(self.fewer.executed)

    def latency(self, model: Model) -> int:
        """Cycles that an iteration adds to the longest chain."""
        return critical_path_cycles(self.more, model) - critical_path_cycles(self.fewer, model)


def iteration_work(object: bytes, symbol: str, f: Function) -> Work:
    """Return the cost of one more iteration of a function with the contract `f`. Raise ObjectError
    if it cannot be loaded or executed."""
    image = load(object)
    program = Disassembly(image, image.address_of(symbol))
    if f.counts_blocks:
        counts_messages = f.kind.is_tree_node or f.is_message_array
        fewer_blocks = f.m if counts_messages else max(2, f.n)
        paths = [execute_call(program, f, count) for count in (fewer_blocks, 2 * fewer_blocks)]
        bytes_per_count = (f.message_shape.length or 0) if f.is_message_array else f.block_bytes
        bytes_processed = fewer_blocks * bytes_per_count * (1 if counts_messages else f.m)
    else:
        paths = [ExecutionPath(), execute_call(program, f, 0)]
        length = f.fixed_message.length if f.fixed_message else None
        bytes_processed = f.blocks * f.block_bytes if length is None else length
    return Work(bytes_processed, *paths)


# Bounds.

@dataclass(frozen=True)
class Bound:
    """Lower bounds of a kernel in cycles per byte. `binding`: the largest one (units, dispatch or
    latency), and by what; `unknown_classes`: those for which the model has no cost."""

    throughput: float
    dispatch: float
    latency: float
    binding: str
    binding_description: str
    unknown_classes: tuple[str, ...]

    @property
    def sharpest(self) -> float:
        """Largest of the throughput, dispatch and latency bounds."""
        return max(self.throughput, self.dispatch, self.latency)


def port_bound(counts: Mapping[tuple[str, int], int], model: Model
               ) -> tuple[float, str, tuple[str, ...]]:
    """Cycles by throughput, the busiest ports as text, and classes without a cost."""
    loads = defaultdict[frozenset[str], Counter[str]](Counter)  # ports -> operations by class
    unknown = set()
    for (name, width), times in counts.items():
        cost = model.cost_of(name, width)
        if cost is None:
            unknown.add(name)
            continue
        for ports, operations in cost.ports:
            loads[ports][name] += times * operations
    totals = {ports: load.total() for ports, load in loads.items()}
    unions = {frozenset[str]()}  # of the sets of ports; the most loaded union is the bound
    for ports in totals:
        unions |= {ports | other for other in unions}

    def cycles_on(union: frozenset[str]) -> float:
        return sum(times for ports, times in totals.items() if ports <= union) / max(1, len(union))

    busiest = max(sorted(unions, key=lambda union: (len(union), sorted(union))), key=cycles_on)
    load = sum((load for ports, load in loads.items() if ports <= busiest), Counter[str]())
    classes = sorted(load.items(), key=lambda item: (-item[1], item[0]))[:3]
    description = (f"{', '.join(name for name, _ in classes)} on {len(busiest)} "
                   f"port{'s' if len(busiest) > 1 else ''}")
    return cycles_on(busiest), description, tuple(sorted(unknown))


def dispatch_slots(counts: Mapping[Resources, int], model: Model) -> int:
    def slots(resources: Resources) -> int:
        costs = (model.cost_of(name, width) for name, width in resources)
        return max((cost.slots for cost in costs if cost is not None), default=1)

    return sum(times * slots(resources) for resources, times in counts.items())


def compute_bound(iteration: Work, model: Model) -> Bound:
    """Return the bounds of a kernel, in cycles per byte."""
    throughput, busiest_ports, unknown_classes = port_bound(iteration.operations, model)
    dispatch = dispatch_slots(iteration.instructions_by_resources, model) / model.dispatch
    latency = iteration.latency(model)
    bounds = {"units": throughput, "dispatch": dispatch, "latency": float(latency)}
    binding = max(bounds, key=lambda name: bounds[name])
    description = {"units": busiest_ports, "dispatch": f"{model.dispatch} operations a cycle",
                   "latency": "the longest dependence chain of the code"}[binding]
    return Bound(throughput / iteration.bytes, dispatch / iteration.bytes,
                 latency / iteration.bytes, binding, description, unknown_classes)
