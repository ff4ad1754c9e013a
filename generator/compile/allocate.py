"""Register allocation: a program on virtual registers becomes one on physical registers.

`locations.py` assigns every variable that is live across blocks a register or a slot; then
`local_allocator.py` allocates each basic block on its own, in one forward pass. This suits kernels
of few, long basic blocks: within a block every next use is known.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

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
    """A basic block before allocation (`source`) and after it, and the frame's slots after it."""

    source: BasicBlock
    block: BasicBlock
    slots: SpillSlots


@dataclass
class AllocationCache:
    """Results that allocations of several programs share. The programs may differ only in the order
    of instructions inside their blocks."""

    locations: dict[str, Location] = field(default_factory=dict)  # of variables
    slot_bytes: int = 0  # of a vector slot
    live_variables: list[set[str]] = field(default_factory=list)  # before each item
    allocated_blocks: dict[int, AllocatedBlock] = field(default_factory=dict)  # by id(source)


def allocate(program: Program, registers: Mapping[str, int], moves: Moves,
             cache: AllocationCache | None = None) -> Program:
    """Return the program on physical registers, with its locations and frame size. Raise
    OutOfRegisters if an instruction finds no register that it may use.

    `registers` has the number of registers of each class. Vector spill slots lie in the scratch
    area, whose address is the variable SCRATCH, so that a program without this variable cannot
    spill vectors. Pass the same `cache` to calls with programs that differ only in the order of
    instructions inside some blocks, and that share the other blocks as objects.
    """
    return Allocator(program, registers, moves,
                     AllocationCache() if cache is None else cache).run()


class Allocator:
    """Allocates the registers of one program; the parameters are those of `allocate`."""

    def __init__(self, program: Program, registers: Mapping[str, int], moves: Moves,
                 cache: AllocationCache):
        """Assign the locations of variables, and find the variables live before each item."""
        self.program, self.registers, self.moves, self.cache = program, registers, moves, cache
        cache.locations = locations = cache.locations or assign_locations(program, registers)
        cache.slot_bytes = cache.slot_bytes or program.widest_vector_bits // 8
        cache.live_variables = self.live_in = cache.live_variables or live_in_sets(program)
        counts = {register_class: max((location + 1 for name, location in locations.items()
                                       if isinstance(location, int)
                                       and program.variables[name][0] == register_class), default=0)
                  for register_class in registers}
        self.slots = SpillSlots(locations, cache.slot_bytes, program.scratch_bytes, counts,
                                dict(counts))

    def run(self) -> Program:
        """Allocate all items and return the program."""
        program, slots, successors = self.program, self.slots, successor_lists(self.program.items)
        items: list[Item] = [self.make_entry_block()]
        for n, item in enumerate(program.items):
            if isinstance(item, BasicBlock):
                live_out = set().union(*(self.live_in[m] for m in successors[n]))
                allocated = self.allocate_block(item, self.live_in[n], live_out)
                items.append(allocated.block)
                slots.spills += allocated.slots.spills
                slots.counts = {name: max(used, allocated.slots.counts[name])
                                for name, used in slots.counts.items()}
            else:
                items += self.allocate_jump(item, self.live_in[n]) if isinstance(item, Jump) else [
                    item]
        integer_slot_bytes = 8 * slots.counts["int"]
        unaligned_bytes = 0  # of the scratch area, with the bytes that its alignment may take
        if program.has_scratch:
            vector_slot_bytes = slots.slot_bytes * slots.counts["vec"]
            unaligned_bytes = program.scratch_bytes + vector_slot_bytes + SCRATCH_ALIGNMENT - 1
        return replace(program, items=tuple(resolve_scratch_addresses(item, integer_slot_bytes)
                                            for item in items),
                       locations=slots.locations, loop_locations=self.loop_locations(),
                       frame_bytes=integer_slot_bytes + unaligned_bytes, spills=slots.spills)

    def locate(self, name: str) -> Register | Address:
        """Return the register or slot of the variable `name`."""
        location = self.slots.locations[name]
        return (location if isinstance(location, Register)
                else self.slots.slot(*self.program.variables[name], location))

    def loop_locations(self) -> dict[str, dict[str, Register | Address]]:
        """Return for each loop, by its label, a mapping from the variables that are live at the
        label to their registers or slots."""
        items = self.program.items
        loops = {item.target for n, item in enumerate(items) if isinstance(item, Jump)
                 and any(isinstance(earlier, Label) and earlier.name == item.target
                         for earlier in items[:n])}
        return {item.name: {name: self.locate(name) for name in self.slots.locations
                            if name in live_names}
                for item, live_names in zip(items, self.live_in)
                if isinstance(item, Label) and item.name in loops}

    def allocate_block(self, block: BasicBlock, live_in: set[str],
                       live_out: set[str]) -> AllocatedBlock:
        """Allocate one basic block, unless the cache has it. `live_in` and `live_out` are the
        variables live before and after it.

        An integer variable that is live through the block, but not read or written there, is
        treated as a local value that is read at the end. Its register may serve other values
        meanwhile, at the cost of one spill and one reload. This includes the scratch address,
        unless the block needs it to address vector slots.
        """
        if id(block) in self.cache.allocated_blocks:
            return self.cache.allocated_blocks[id(block)]
        through = {name: location.width
                   for name in sorted(live_in & live_out - set(block.reads) - set(block.writes))
                   if isinstance(location := self.slots.locations[name], Register)
                   and location.register_class == "int"}

        def allocate_with(local_variables: dict[str, int]) -> AllocatedBlock:
            """Return the allocated block, with the variables `local_variables` (name -> bits) as
            local values."""
            values = {name: Value(-1 - k, "int", width, name)
                      for k, (name, width) in enumerate(local_variables.items())}
            extended_block = replace(block, reads={**block.reads, **values},
                                     writes={**block.writes, **values})
            slots = replace(self.slots, counts=dict(self.slots.variable_slots), spills=0,
                            scratch_in_register=SCRATCH not in local_variables)
            code = LocalAllocator(extended_block, slots, self.moves, self.registers, live_in,
                                  live_out).run()
            return AllocatedBlock(block, replace(block, instructions=code, reads={}, writes={}),
                                  slots)

        try:
            allocated = allocate_with(through)
        except OutOfRegisters:
            if SCRATCH not in through:
                raise
            del through[SCRATCH]
            allocated = allocate_with(through)
        self.cache.allocated_blocks[id(block)] = allocated
        return allocated

    def make_entry_block(self) -> BasicBlock:
        """Return the basic block that moves each parameter that is live at entry from its argument
        register to its location."""
        values = {name: Value(n, "int", 64, name)
                  for n, name in enumerate(self.program.parameters) if name in self.live_in[0]}
        arguments = {f"argument {name}": Register("int", SYSV.arguments[value.number], 64)
                     for name, value in values.items()}
        block = BasicBlock("entry", (), {f"argument {name}": v for name, v in values.items()},
                           dict(values))
        slots = replace(self.slots, locations={**self.slots.locations, **arguments})
        code = LocalAllocator(block, slots, self.moves, self.registers, set(arguments),
                              set(values)).run()
        return replace(block, instructions=code, reads={}, writes={})

    def allocate_jump(self, item: Jump, live: set[str]) -> list[Item]:
        """Return the jump `item` on locations. If both of its operands are slots, a basic block
        precedes it that loads the first into a register which no variable of `live` has."""
        a, b = (self.locate(x) if isinstance(x, str) else x for x in (item.a, item.b))
        if not (isinstance(a, Address) and isinstance(b, Address)):
            return [replace(item, a=a, b=b)]
        taken_registers = {location.number for name in live
                           if isinstance(location := self.slots.locations[name], Register)
                           and location.register_class == "int"}
        free_registers = (r for r in class_registers("int", self.registers["int"])
                          if r not in taken_registers)
        register = Register("int", next(free_registers), 64)
        load = Instruction(self.moves.load["int"], 64, register, (a,))
        return [BasicBlock(f"compare {item.a}", (load,)), replace(item, a=register, b=b)]


def resolve_scratch_addresses(item: Item, integer_slot_bytes: int) -> Item:
    """Return an item with addresses in the scratch area as offsets from the stack pointer.

    The area starts `integer_slot_bytes` bytes above the stack pointer, a number known after
    allocation.
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
