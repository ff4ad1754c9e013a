"""Register allocation: a program on virtual registers becomes one on physical registers.

`locations.py` assigns every variable that is live across blocks a register or a slot; then
`local_allocator.py` allocates each basic block on its own, in one forward pass. This suits kernels
of few, long basic blocks: within a block every next use is known.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..x86.program import (
    STACK_POINTER,
    Address,
    BasicBlock,
    Instruction,
    Item,
    Jump,
    Label,
    Program,
    Register,
    Source,
    Value,
)
from .local_allocator import LocalAllocator
from .locations import (
    ARGUMENTS,
    Location,
    OutOfRegisters,
    SpillSlots,
    assign_locations,
    class_registers,
    live_in_sets,
    successors,
)
from .moves import Moves


@dataclass
class Memo:
    """Results shared by allocations of programs that differ only in the order of some blocks:
    variable locations, liveness, and allocated blocks by identity."""

    locations: dict[str, Location] = field(default_factory=dict)
    slot_bytes: int = 0
    live_variables: list[set[str]] = field(default_factory=list)
    allocated_blocks: dict[int,
                           tuple[BasicBlock, BasicBlock, SpillSlots]] = field(default_factory=dict)


def allocate(program: Program, registers: Mapping[str, int], moves: Moves, scratch_bytes: int,
             memo: Memo | None = None) -> Program:
    """Allocate registers for a program.

    `registers` counts the registers of each class. `scratch_bytes` is the size of the aligned
    scratch area that the kernel itself uses through the variable `area`. Pass the same `memo` to
    calls with programs that differ only in the order of some blocks. Raises OutOfRegisters.
    """
    uses_scratch = "area" in program.variables
    memo = Memo() if memo is None else memo
    memo.locations = locations = memo.locations or assign_locations(program, registers,
                                                                    uses_scratch)
    memo.slot_bytes = memo.slot_bytes or program.widest_vector_bits // 8
    counts = {register_class: 1
              + max((location
                     for name, location in locations.items()
                     if isinstance(location, int) and program.variables[name][0] == register_class),
                    default=-1) for register_class in registers}
    frame = SpillSlots(locations, memo.slot_bytes, scratch_bytes, dict(counts), counts)
    memo.live_variables = before = memo.live_variables or live_in_sets(program.items, uses_scratch)
    nexts = successors(program.items)
    items: list[Item] = [entry_block(program, locations, frame, moves, before[0], registers["int"])]
    for n, item in enumerate(program.items):
        live_out = set().union(*(before[m] for m in nexts[n]))
        if isinstance(item, BasicBlock):
            if id(item) not in memo.allocated_blocks:
                block_frame, code = allocate_block(item,
                                                   replace(frame, counts=dict(counts), spills=0),
                                                   moves, registers, before[n], live_out)
                memo.allocated_blocks[id(item)] = (item,
                                                   replace(item, instructions=code, reads={},
                                                           writes={}), block_frame)
            done = memo.allocated_blocks[id(item)]
            items.append(done[1])
            frame.spills += done[2].spills
            frame.counts.update({register_class: max(used, done[2].counts[register_class])
                                 for register_class, used in frame.counts.items()})
        elif isinstance(item, Jump) and item.condition:
            items += allocate_jump(item, frame, moves, registers, before[n])
        else:
            items.append(item)
    integers = 8 * frame.counts["int"]
    behind = scratch_bytes + frame.slot_bytes * frame.counts["vec"] + 63 if uses_scratch else 0
    return replace(program, items=tuple(address_slots(item, integers) for item in items),
                   locations=locations, loop_locations=loop_locations(program, frame, before),
                   frame_bytes=integers + behind, spills=frame.spills)


def loop_locations(program: Program, frame: SpillSlots,
                   before: Sequence[set[str]]) -> dict[str, dict[str, Register | Address]]:
    """Return the locations of the live variables at each loop label."""
    def locate(name: str) -> Register | Address:
        location = frame.locations[name]
        return (location if isinstance(location, Register)
                else frame.slot(*program.variables[name], location))

    loops = {item.target
             for n, item in enumerate(program.items)
             if isinstance(item, Jump)
             and any(isinstance(other, Label) and other.name == item.target
                     for other in program.items[:n])}
    return {item.name: {name: locate(name) for name in frame.locations if name in live_here}
            for item, live_here in zip(program.items, before)
            if isinstance(item, Label) and item.name in loops}


def allocate_block(block: BasicBlock, frame: SpillSlots, moves: Moves, registers: Mapping[str, int],
                   live_in: set[str],
                   live_out: set[str]) -> tuple[SpillSlots, tuple[Instruction, ...]]:
    """Allocate one basic block; return its slots and its instructions.

    A variable that is only live through the block is treated as a local value that is read at the
    end: its register may serve other values meanwhile, at the cost of one spill and one reload.
    This includes `area`, unless the block needs it to address vector slots.
    """
    through = {name: location.width
               for name in sorted(live_in & live_out - set(block.reads) - set(block.writes))
               if isinstance(location := frame.locations[name], Register)
               and location.register_class == "int"}

    def allocate_with(free: dict[str, int]) -> tuple[SpillSlots, tuple[Instruction, ...]]:
        values = {name: Value(-1 - k, "int", width, name)
                  for k, (name, width) in enumerate(free.items())}
        loose = replace(block, reads={**block.reads, **values}, writes={**block.writes, **values})
        block_frame = replace(frame, counts=dict(frame.counts),
                              scratch_in_register="area" not in free)
        return block_frame, LocalAllocator(loose, block_frame, moves, registers, live_in,
                                           live_out).run()

    if "area" in through:
        try:
            return allocate_with(through)
        except OutOfRegisters:
            del through["area"]
    return allocate_with(through)


def entry_block(program: Program, locations: Mapping[str, Location], frame: SpillSlots,
                moves: Moves, live: set[str], integers: int) -> BasicBlock:
    """Return the block that moves parameters from argument registers to their locations."""
    values = {name: Value(n, "int", 64, name)
              for n, name in enumerate(program.parameters) if name in live}
    arguments = {f"argument {name}": Register("int", ARGUMENTS[program.parameters.index(name)], 64)
                 for name in values}
    block = BasicBlock("entry", (), {f"argument {name}": v for name, v in values.items()},
                       dict(values))
    entry_frame = replace(frame, locations={**locations, **arguments})
    allocator = LocalAllocator(block, entry_frame, moves, {"int": integers, "vec": 16, "mask": 8},
                               set(arguments), set(values))
    return replace(block, instructions=allocator.run(), reads={}, writes={})


def allocate_jump(item: Jump, frame: SpillSlots, moves: Moves, registers: Mapping[str, int],
                  live: set[str]) -> list[Item]:
    """Return a conditional jump on locations; if both operands are slots, one is loaded first."""
    def locate(x: Any) -> Any:
        if not isinstance(x, str):
            return x
        location = frame.locations[x]
        return location if isinstance(location, Register) else frame.slot("int", 64, location)

    a, b = locate(item.a), locate(item.b)
    if not (isinstance(a, Address) and isinstance(b, Address)):
        return [replace(item, a=a, b=b)]
    taken_registers = {location.number
                       for name in live
                       if isinstance(location := frame.locations[name], Register)
                       and location.register_class == "int"}
    scratch_register = next(r
                            for r in class_registers("int", registers["int"])
                            if r not in taken_registers)
    register = Register("int", scratch_register, 64)
    return [BasicBlock(f"compare {item.a}", (Instruction(moves.load["int"], 64, register, (a,)),)),
            replace(item, a=register, b=b)]


def address_slots(item: Item, integers: int) -> Item:
    """Replace scratch addresses by offsets from the stack pointer.

    The scratch area starts after the integer slots, whose number is known only after allocation.
    """
    if not isinstance(item, BasicBlock):
        return item

    def with_base(a: Source) -> Source:
        if isinstance(a, Address) and a.space == "area":
            return replace(a, base=STACK_POINTER, offset=a.offset + integers)
        return a

    if not any(i.row.is_address for i in item.instructions):
        return item
    return replace(item, instructions=tuple(replace(i, args=tuple(with_base(a) for a in i.args))
                                            for i in item.instructions))
