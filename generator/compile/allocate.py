"""Register allocation: a program on virtual registers becomes one on physical registers.
`locations.py` assigns every variable that is live across basic blocks a register or a slot; then
`local_allocator.py` allocates each basic block on its own, in one forward pass. This suits kernels
of few, long basic blocks: within a basic block every next use is known."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
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
    find_operands,
    map_blocks,
)
from .local_allocator import LocalAllocator
from .locations import (
    Location,
    OutOfRegisters,
    Slots,
    assign_locations,
    class_registers,
    live_in_sets,
    successor_lists,
)
from .moves import Moves


class AllocatedBlock(NamedTuple):
    """A basic block before register allocation (`source`) and after it (`block`), and the frame's
    slots after the allocation of this block."""

    source: BasicBlock
    block: BasicBlock
    slots: Slots


def allocate(program: Program, registers: Mapping[str, int], moves: Moves) -> Program:
    """Return the program on physical registers, with its locations and frame size. Raise
    OutOfRegisters if no register can be freed for an instruction or a move, or if a value that must
    be spilled can have no slot."""
    return Allocator(program, registers, moves).allocate(program)


class Allocator:
    """Register allocator for one program and for reorderings of it. A reordering has the same items
    except for basic blocks whose instructions are in another order. A block object that was
    allocated before is not allocated again."""

    def __init__(self, program: Program, registers: Mapping[str, int], moves: Moves):
        """Assign the locations of variables, and find the variables live before each item. The
        parameters are those of the function `allocate`."""
        self.registers, self.moves = registers, moves
        self.locations, self.slots = assign_locations(program, registers)
        self.live_in = live_in_sets(program)
        self.allocated_blocks: dict[int, AllocatedBlock] = {}  # by id(source)

    def allocate(self, program: Program) -> Program:
        """Return the program on physical registers, as the function `allocate` does."""
        successors = successor_lists(program.items)
        items: list[Item] = [self.make_entry_block(program)]
        block_slots = [self.slots]
        for n, item in enumerate(program.items):
            if isinstance(item, BasicBlock):
                live_out = set().union(*(self.live_in[m] for m in successors[n]))
                allocated = self.allocate_block(item, self.live_in[n], live_out)
                items.append(allocated.block)
                block_slots.append(allocated.slots)
            else:
                items += self.allocate_jump(item, self.live_in[n]) if isinstance(item, Jump) else [
                    item]
        counts = {name: max(slots.counts[name] for slots in block_slots)
                  for name in self.slots.counts}
        integer_slot_bytes = 8 * counts["int"]
        unaligned_bytes = 0  # of the scratch area, with the bytes that its alignment may take
        if program.has_scratch:
            vector_slot_bytes = self.slots.slot_bytes * counts["vec"]
            unaligned_bytes = program.scratch_bytes + vector_slot_bytes + SCRATCH_ALIGNMENT - 1
        return replace(program, items=map_blocks(
            lambda block: resolve_scratch_addresses(block, integer_slot_bytes), items),
                       locations=self.locations, loop_locations=self.loop_locations(program.items),
                       frame_bytes=integer_slot_bytes + unaligned_bytes,
                       integer_slot_bytes=integer_slot_bytes,
                       spills=sum(slots.spills for slots in block_slots))

    def loop_locations(self, items: Sequence[Item]) -> dict[str, dict[str, Location]]:
        """Return for each loop, by its label, a mapping from the variables that are live at the
        label to their registers or slots."""
        loops = {item.target for n, item in enumerate(items) if isinstance(item, Jump)
                 and any(isinstance(earlier, Label) and earlier.name == item.target
                         for earlier in items[:n])}
        return {item.name: {name: location for name, location in self.locations.items()
                            if name in live_names}
                for item, live_names in zip(items, self.live_in)
                if isinstance(item, Label) and item.name in loops}

    def allocate_block(self, block: BasicBlock, live_in: set[str],
                       live_out: set[str]) -> AllocatedBlock:
        """Return the allocated block; of a block object that was allocated before, the earlier
        result. `live_in` and `live_out` are the variables live before and after the block."""
        if id(block) in self.allocated_blocks:
            return self.allocated_blocks[id(block)]
        through = {name: location.width
                   for name in sorted(live_in & live_out - set(block.reads) - set(block.writes))
                   if isinstance(location := self.locations[name], Register)
                   and location.register_class == "int"}
        if any(a.space == "slots" for a in find_operands(Address, (
                self.locations[name] for name in (*block.reads, *block.writes)))):
            through.pop(SCRATCH, None)

        def allocate_with(local_variables: dict[str, int]) -> AllocatedBlock:
            values = {name: Value(-1 - k, "int", width, name)
                      for k, (name, width) in enumerate(local_variables.items())}
            extended_block = replace(block, reads={**block.reads, **values},
                                     writes={**block.writes, **values})
            slots = replace(self.slots, counts=dict(self.slots.counts),
                            scratch=None if SCRATCH in values else self.slots.scratch)
            code = LocalAllocator(extended_block, self.locations, slots, self.moves, self.registers,
                                  live_in, live_out).run()
            return AllocatedBlock(block, replace(block, instructions=code, reads={}, writes={}),
                                  slots)

        try:
            allocated = allocate_with(through)
        except OutOfRegisters:
            if SCRATCH not in through:
                raise
            del through[SCRATCH]
            allocated = allocate_with(through)
        self.allocated_blocks[id(block)] = allocated
        return allocated

    def make_entry_block(self, program: Program) -> BasicBlock:
        """Return the basic block that moves each parameter that is live at entry from its argument
        register to its location."""
        values = {name: Value(n, "int", 64, name)
                  for n, name in enumerate(program.parameters) if name in self.live_in[0]}
        arguments = {f"argument {name}": v for name, v in values.items()}
        locations = self.locations | {name: Register("int", SYSV.arguments[v.number], 64)
                                      for name, v in arguments.items()}
        block = BasicBlock("entry", (), arguments, dict(values))
        code = LocalAllocator(block, locations, self.slots, self.moves, self.registers,
                              set(arguments), set(values)).run()
        return replace(block, instructions=code, reads={}, writes={})

    def allocate_jump(self, item: Jump, live: set[str]) -> list[Item]:
        """Return the jump `item` with locations in place of variables."""
        a, b = (self.locations[x] if isinstance(x, str) else x for x in (item.a, item.b))
        if not (isinstance(a, Address) and isinstance(b, Address)):
            return [replace(item, a=a, b=b)]
        taken_registers = {(r.register_class, r.number) for r in find_operands(
            Register, (self.locations[name] for name in live))}
        number = next(r for r in class_registers("int", self.registers["int"])
                      if ("int", r) not in taken_registers)
        register = Register("int", number, 64)
        load = Instruction(self.moves.load["int"], 64, register, (a,))
        return [BasicBlock(f"compare {item.a}", (load,)), replace(item, a=register, b=b)]


def resolve_scratch_addresses(block: BasicBlock, integer_slot_bytes: int) -> BasicBlock:
    """Return the block in which the LEA of the scratch area's address, before it is aligned, refers
    to the stack pointer."""
    def resolve(a: Source) -> Source:
        if isinstance(a, Address) and a.space == SCRATCH:
            return replace(a, base=STACK_POINTER, offset=a.offset + integer_slot_bytes)
        return a

    if not any(i.row.is_address for i in block.instructions):
        return block
    return replace(block, instructions=tuple(replace(i, args=tuple(map(resolve, i.args)))
                                             for i in block.instructions))
