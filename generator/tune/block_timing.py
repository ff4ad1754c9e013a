"""Timing of one basic block as a function of its own.

Input is a block of a kernel and keys; output is code that runs the block without the rest of the
kernel, and so without its noise. The block keeps its registers and slots; a loop runs four
iterations with its label and jump. Before each run, the pointers that the block reads are set to
memory of the timer; other inputs have arbitrary values. The result is meaningless, but the time is
that of the block's instructions and dependence chains.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..compile.frame import SYSV, on_stack, written_registers
from ..x86.assembly import AssemblyLine
from ..x86.program import (
    STACK_POINTER,
    Address,
    BasicBlock,
    Item,
    Jump,
    Label,
    Program,
    Register,
    Value,
    instructions,
)
from .encoder import Encoded, code
from .space import Keys, SearchSpace
from .timer import Timer

LOOP_ITERATIONS = 4                                   # of a loop before its pointers are reset
SAVED = tuple(Register("int", number, 64) for number in SYSV.saved_int)
COUNT = Register("int", 2, 64)                        # argument: how often the block runs
PADDING_BYTES = 16                                  # keeps the stack aligned as in a function


@dataclass
class BlockTiming:
    """Times one block of a search space.

    `form` returns its code, as `SearchSpace.form` does for the kernel. A call with `count` blocks
    runs the block count * `iterations` times.
    """

    space: SearchSpace
    name: str
    timer: Timer

    def __post_init__(self) -> None:
        self.text = next(r for r in self.space.blocks() if r.name == self.name)
        bases = address_values(self.text)
        self.variables = [name for name, value in self.text.reads.items() if value in bases]
        at = list(self.space.program.items).index(self.text)
        around = self.space.program.items[max(0, at - 1):at + 2]
        self.jump = next((i for i in around if isinstance(i, Jump)), None)
        if not (len(around) == 3 and isinstance(around[0], Label) and self.jump
                and self.jump.target == around[0].name):
            self.jump = None
        self.advance = self.jump and pointer_step(self.text, str(self.jump.a))
        self.iterations = LOOP_ITERATIONS if self.advance else 1

    @property
    def rounds(self) -> int:
        """Number of rounds in one iteration; 1 if it has none."""
        return len({i.group for i in self.text.instructions if i.group.step == "round"}) or 1

    def allocate(self, keys: Keys) -> Program:
        """Return the allocated program reduced to the block, with label and jump if it is a
        loop."""
        done = self.space.allocate(keys)
        return replace(done, items=tuple(self.body(done.items)))

    def form(self, keys: Keys) -> Encoded:
        """Return the block's code in the order of `keys`."""
        return self.encode(self.allocate(keys))

    def body(self, items: Sequence[Item]) -> Sequence[Item]:
        """Return the items of the block, with its label and jump if it is a loop."""
        at = next(n
                  for n, item in enumerate(items)
                  if isinstance(item, BasicBlock) and item.name == self.name)
        if not self.advance:
            return items[at:at + 1]
        end = next(n for n in range(at, len(items)) if isinstance(items[n], Jump))
        return items[at - 1:end + 1]

    def pointers(self) -> dict[str, int]:
        """Return the initial address of each pointer; the loop bound is a few iterations away."""
        names = [*self.variables,
                 *(["area"]
                   if "area" in self.space.program.variables and "area" not in self.variables
                   else [])]
        addresses = {name: self.timer.slab(k) for k, name in enumerate(names)}
        if "data" in addresses:  # other messages: distances from the first
            addresses |= {name: addresses[name] - addresses["data"]
                          for name in distances(self.text)}
        if self.jump and self.advance:
            addresses.setdefault(self.jump.a, self.timer.slab(len(names)))
            if isinstance(self.jump.b, str):
                addresses[self.jump.b] = addresses[self.jump.a] + LOOP_ITERATIONS * self.advance
            else:
                addresses[self.jump.a] = self.jump.b - LOOP_ITERATIONS * self.advance
        return addresses

    def set_pointers(self, done: Program, names: Sequence[str]) -> list[AssemblyLine]:
        """Return instructions that load pointers into their locations."""
        addresses, locations = self.pointers(), done.locations
        return [AssemblyLine("mov", (locations[name] if isinstance(locations[name], Register)
                                     else on_stack(8 * locations[name]), addresses[name]))
                for name in names]

    def encode(self, done: Program) -> Encoded:
        """Return the code of the function void f(ignored, ignored, count)."""
        size = done.frame_bytes + -done.frame_bytes % 16 + 8 + PADDING_BYTES
        counter, encoder = Address("counter", 64, self.timer.counter), self.space.encoder
        clobbered = written_registers(done)
        locations = {name: location
                     for name, location in done.locations.items() if isinstance(location, Register)}
        reset_each_time = [name
                           for name in self.pointers()
                           if name in self.text.writes
                           or name in locations
                           and (locations[name].register_class,
                                locations[name].number) in clobbered]
        wide = any(i.width > 128 for i in instructions(done.items))
        set_once = [name for name in self.pointers() if name not in reset_each_time]
        before = [*(AssemblyLine("push", (r,)) for r in SAVED),
                  AssemblyLine("sub", (STACK_POINTER, size)), AssemblyLine("mov", (counter, COUNT)),
                  *self.set_pointers(done, set_once)]
        after = [*([AssemblyLine("vzeroupper")] if wide else []),
                 AssemblyLine("add", (STACK_POINTER, size)),
                 *(AssemblyLine("pop", (r,)) for r in reversed(SAVED)), AssemblyLine("ret")]
        return self.space.with_unique_tables(encoder.resolve_jumps([
            code(before), Label("again", 64), code(self.set_pointers(done, reset_each_time)),
            *encoder.pieces(done.items), code([AssemblyLine("dec", (counter,))]),
            Jump("again", "ne"), code(after)]))


def distances(block: BasicBlock) -> list[str]:
    """Return the variables that addresses use as an index."""
    added = {a.index for i in block.instructions
             for a in (i.out, *i.args) if isinstance(a, Address)}
    return [name for name, value in block.reads.items() if value in added]


def address_values(block: BasicBlock) -> set[Value]:
    """Return the values that the block's addresses depend on."""
    values = {x for i in block.instructions for a in (i.out, *i.args) if isinstance(a, Address)
              for x in (a.base, a.index) if isinstance(x, Value)}
    for i in reversed(block.instructions):
        if i.out in values:
            values |= {a for a in i.args if isinstance(a, Value)}
    return values


def pointer_step(block: BasicBlock, name: str) -> int | None:
    """Return the bytes that one iteration adds to a pointer; None if it is not a single
    addition."""
    last, first = block.writes.get(name), block.reads.get(name)
    for i in block.instructions:
        if isinstance(last, Value) and i.out == last and i.args and i.args[0] == first:
            steps = [a for a in i.args[1:] if isinstance(a, int)]
            return steps[0] if len(steps) == 1 and i.row.mnemonic == "add" else None
    return None
