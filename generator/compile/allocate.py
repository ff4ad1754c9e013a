"""Register allocation: a program on virtual registers becomes one on physical registers.

`locations.py` assigns every variable that is live across blocks a register or a slot; then
`local_allocator.py` allocates each basic block on its own, in one forward pass. This suits kernels
of few, long basic blocks: within a block every next use is known.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

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
    Label,
    Program,
    Register,
    Source,
    Value,
)
from .local_allocator import LocalAllocator
from .locations import (
    Location,
    OutOfRegisters,
    SpillSlots,
    assign_locations,
    class_registers,
    live_in_sets,
    successor_lists,
)
from .moves import Moves


class AllocatedBlock(NamedTuple):
    """A basic block before and after allocation, and the slots that it uses."""

    source: BasicBlock
    block: BasicBlock
    slots: SpillSlots


@dataclass
class AllocationCache:
    """Results shared by allocations of programs that differ only in the order of some blocks:
    variable locations, bytes of a vector slot, liveness before each item, and allocated blocks by
    the identity of their source."""

    locations: dict[str, Location] = field(default_factory=dict)
    slot_bytes: int = 0
    live_variables: list[set[str]] = field(default_factory=list)
    allocated_blocks: dict[int, AllocatedBlock] = field(default_factory=dict)


def allocate(program: Program, registers: Mapping[str, int], moves: Moves,
             cache: AllocationCache | None = None) -> Program:
    """Return the program on physical registers, with its locations and frame size.

    `registers` counts the registers of each class. Vector spill slots lie in the scratch area,
    whose address is the variable SCRATCH, so that a program without it cannot spill vectors. Pass
    the same `cache` to calls with programs that differ only in the order of some blocks. Raises
    OutOfRegisters if an instruction finds no register that it may use.
    """
    cache = AllocationCache() if cache is None else cache
    cache.locations = locations = cache.locations or assign_locations(program, registers)
    cache.slot_bytes = cache.slot_bytes or program.widest_vector_bits // 8
    counts = {register_class: max((location + 1 for name, location in locations.items()
                                   if isinstance(location, int)
                                   and program.variables[name][0] == register_class), default=0)
              for register_class in registers}
    slots = SpillSlots(locations, cache.slot_bytes, program.scratch_bytes, dict(counts), counts)
    cache.live_variables = live_in = cache.live_variables or live_in_sets(program)
    successors = successor_lists(program.items)
    items: list[Item] = [make_entry_block(program, locations, slots, moves, live_in[0],
                                          registers["int"])]
    for n, item in enumerate(program.items):
        live_out = set().union(*(live_in[m] for m in successors[n]))
        if isinstance(item, BasicBlock):
            if id(item) not in cache.allocated_blocks:
                block_slots, code = allocate_block(
                    item, replace(slots, counts=dict(counts), spills=0), moves, registers,
                    live_in[n], live_out)
                cache.allocated_blocks[id(item)] = AllocatedBlock(
                    item, replace(item, instructions=code, reads={}, writes={}), block_slots)
            allocated = cache.allocated_blocks[id(item)]
            items.append(allocated.block)
            slots.spills += allocated.slots.spills
            slots.counts = {name: max(used, allocated.slots.counts[name])
                            for name, used in slots.counts.items()}
        elif isinstance(item, Jump) and item.condition:
            items += allocate_jump(item, slots, moves, registers, live_in[n])
        else:
            items.append(item)
    integer_slot_bytes = 8 * slots.counts["int"]
    unaligned_bytes = 0  # of the scratch area, with the bytes that its alignment may take
    if program.has_scratch:
        vector_slot_bytes = slots.slot_bytes * slots.counts["vec"]
        unaligned_bytes = program.scratch_bytes + vector_slot_bytes + SCRATCH_ALIGNMENT - 1
    return replace(program, items=tuple(resolve_scratch_addresses(item, integer_slot_bytes)
                                        for item in items),
                   locations=locations, loop_locations=loop_locations(program, slots, live_in),
                   frame_bytes=integer_slot_bytes + unaligned_bytes, spills=slots.spills)


def loop_locations(program: Program, slots: SpillSlots,
                   live_in: Sequence[set[str]]) -> dict[str, dict[str, Register | Address]]:
    """Return loop label -> variable -> register or slot, for the variables that are live at the
    label; `live_in` has the live variables before each item."""
    def locate(name: str) -> Register | Address:
        location = slots.locations[name]
        return (location if isinstance(location, Register)
                else slots.slot(*program.variables[name], location))

    loops = {item.target for n, item in enumerate(program.items) if isinstance(item, Jump)
             and any(isinstance(earlier, Label) and earlier.name == item.target
                     for earlier in program.items[:n])}
    return {item.name: {name: locate(name) for name in slots.locations if name in live_names}
            for item, live_names in zip(program.items, live_in)
            if isinstance(item, Label) and item.name in loops}


def allocate_block(block: BasicBlock, slots: SpillSlots, moves: Moves, registers: Mapping[str, int],
                   live_in: set[str],
                   live_out: set[str]) -> tuple[SpillSlots, tuple[Instruction, ...]]:
    """Allocate one basic block; return its slots and its instructions. `registers` counts the
    registers of each class; `live_in` and `live_out` are the variables live before and after it.

    A variable that is only live through the block is treated as a local value that is read at the
    end: its register may serve other values meanwhile, at the cost of one spill and one reload.
    This includes the scratch address, unless the block needs it to address vector slots. Raises
    OutOfRegisters if an instruction finds no register that it may use.
    """
    through = {name: location.width
               for name in sorted(live_in & live_out - set(block.reads) - set(block.writes))
               if isinstance(location := slots.locations[name], Register)
               and location.register_class == "int"}

    def allocate_with(local_variables: dict[str, int]
                      ) -> tuple[SpillSlots, tuple[Instruction, ...]]:
        """Allocate the block with these variables (name -> bits) as local values."""
        values = {name: Value(-1 - k, "int", width, name)
                  for k, (name, width) in enumerate(local_variables.items())}
        extended_block = replace(block, reads={**block.reads, **values},
                                 writes={**block.writes, **values})
        block_slots = replace(slots, counts=dict(slots.counts),
                              scratch_in_register=SCRATCH not in local_variables)
        return block_slots, LocalAllocator(extended_block, block_slots, moves, registers, live_in,
                                           live_out).run()

    if SCRATCH in through:
        try:
            return allocate_with(through)
        except OutOfRegisters:
            del through[SCRATCH]
    return allocate_with(through)


def make_entry_block(program: Program, locations: Mapping[str, Location], slots: SpillSlots,
                     moves: Moves, live: set[str], integer_registers: int) -> BasicBlock:
    """Return the basic block that moves the parameters that are `live` at entry from argument
    registers to their locations. `integer_registers` counts the integer registers."""
    values = {name: Value(n, "int", 64, name)
              for n, name in enumerate(program.parameters) if name in live}
    arguments = {f"argument {name}": Register("int", SYSV.arguments[value.number], 64)
                 for name, value in values.items()}
    block = BasicBlock("entry", (), {f"argument {name}": v for name, v in values.items()},
                       dict(values))
    entry_slots = replace(slots, locations={**locations, **arguments})
    allocator = LocalAllocator(block, entry_slots, moves,
                               {"int": integer_registers, "vec": 16, "mask": 8},
                               set(arguments), set(values))
    return replace(block, instructions=allocator.run(), reads={}, writes={})


def allocate_jump(item: Jump, slots: SpillSlots, moves: Moves, registers: Mapping[str, int],
                  live: set[str]) -> list[Item]:
    """Return a conditional jump on locations; if both operands are slots, after a basic block that
    loads one into a register that no variable of `live` has."""
    def locate(x: Any) -> Any:
        if not isinstance(x, str):
            return x
        location = slots.locations[x]
        return location if isinstance(location, Register) else slots.slot("int", 64, location)

    a, b = locate(item.a), locate(item.b)
    if not (isinstance(a, Address) and isinstance(b, Address)):
        return [replace(item, a=a, b=b)]
    taken_registers = {location.number for name in live
                       if isinstance(location := slots.locations[name], Register)
                       and location.register_class == "int"}
    register = Register("int", next(r for r in class_registers("int", registers["int"])
                                    if r not in taken_registers), 64)
    return [BasicBlock(f"compare {item.a}", (Instruction(moves.load["int"], 64, register, (a,)),)),
            replace(item, a=register, b=b)]


def resolve_scratch_addresses(item: Item, integer_slot_bytes: int) -> Item:
    """Return an item with addresses in the scratch area as offsets from the stack pointer.

    The area starts after `integer_slot_bytes` bytes of slots, a number known after allocation.
    """
    if not isinstance(item, BasicBlock):
        return item

    def resolve(a: Source) -> Source:
        if isinstance(a, Address) and a.space == SCRATCH:
            return replace(a, base=STACK_POINTER, offset=a.offset + integer_slot_bytes)
        return a

    if not any(i.row.is_address for i in item.instructions):
        return item
    return replace(item, instructions=tuple(replace(i, args=tuple(resolve(a) for a in i.args))
                                            for i in item.instructions))
