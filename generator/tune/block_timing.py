"""One region of a kernel as a function of its own, to be timed without the others' noise.

The region stands as the kernel has it, on the same registers and slots: a loop with its label and jump, four turns at a time,
straight code once. Around it the pointers that it reads are set to memory of their own, again before each such turn; what else
it reads is what is there. It computes nothing that anyone wants, and its time is that of its instructions and their chains.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..compile.frame import INT, written_registers
from ..x86.program import (
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
from .encoder import Encoded
from .space import Keys, SearchSpace
from .timer import Timer

LOOP_ITERATIONS = 4                                   # of a loop, before its pointers begin anew
SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
PADDING_BYTES = 16                                  # bytes of the frame, so that the stack pointer is where a function has it


@dataclass
class BlockTiming:
    """A region of a space. `form` gives its code as `SearchSpace.form` gives the kernel's; a call of `count` blocks runs it
    count * `iterations` times."""

    space: SearchSpace
    name: str
    timer: Timer

    def __post_init__(self) -> None:
        self.text = next(r for r in self.space.regions() if r.name == self.name)
        bases = address_values(self.text)
        self.variables = [name for name, value in self.text.reads.items() if value in bases]
        at = list(self.space.program.items).index(self.text)
        around = self.space.program.items[max(0, at - 1):at + 2]
        self.jump = next((i for i in around if isinstance(i, Jump)), None)
        if not (len(around) == 3 and isinstance(around[0], Label) and self.jump and self.jump.target == around[0].name):
            self.jump = None
        self.advance = self.jump and advanced(self.text, str(self.jump.a))
        self.iterations = LOOP_ITERATIONS if self.advance else 1

    @property
    def rounds(self) -> int:
        """The rounds of a turn, if it has any; else 1."""
        return len({i.group for i in self.text.instructions if i.group.step == "round"}) or 1

    def allocated(self, keys: Keys) -> Program:
        """The kernel on registers, of which nothing but the region is left, with its label and jump where it is a loop."""
        done = self.space.allocated(keys)
        return replace(done, items=tuple(self.body(done.items)))

    def form(self, keys: Keys) -> Encoded:
        return self.encoded(self.allocated(keys))

    def body(self, items: Sequence[Item]) -> Sequence[Item]:
        at = next(n for n, item in enumerate(items) if isinstance(item, BasicBlock) and item.name == self.name)
        if not self.advance:
            return items[at:at + 1]
        end = next(n for n in range(at, len(items)) if isinstance(items[n], Jump))
        return items[at - 1:end + 1]

    def pointers(self) -> dict[str, int]:
        """Where each pointer begins; the one that the loop waits for stands where a few turns take the other."""
        names = [*self.variables, *(["area"] if "area" in self.space.program.variables and "area" not in self.variables else [])]
        addresses = {name: self.timer.slab(k) for k, name in enumerate(names)}
        if "data" in addresses:                                # other messages are at distances from the first
            addresses |= {name: addresses[name] - addresses["data"] for name in distances(self.text)}
        if self.jump and self.advance:
            addresses.setdefault(self.jump.a, self.timer.slab(len(names)))
            if isinstance(self.jump.b, str):
                addresses[self.jump.b] = addresses[self.jump.a] + LOOP_ITERATIONS * self.advance
            else:
                addresses[self.jump.a] = self.jump.b - LOOP_ITERATIONS * self.advance
        return addresses

    def set_pointers(self, done: Program, names: Sequence[str]) -> list[str]:
        """The lines that put pointers into their homes."""
        addresses = self.pointers()
        lines = []
        for name in names:
            location = done.locations[name]
            to = INT[location.number] if isinstance(location, Register) else f"qword ptr [rsp + {8 * location}]"
            lines.append(f"mov {to}, {addresses[name]}")
        return lines

    def encoded(self, done: Program) -> Encoded:
        """The function: void f(ignored, ignored, count)."""
        size, counter, encoder = done.frame_bytes + -done.frame_bytes % 16 + 8 + PADDING_BYTES, self.timer.counter, self.space.encoder
        clobbered = written_registers(done)
        locations = {name: location for name, location in done.locations.items() if isinstance(location, Register)}
        reset_each_time = [name for name in self.pointers() if name in self.text.writes
                 or name in locations and (locations[name].register_class, locations[name].number) in clobbered]
        wide = any(i.width > 128 for i in instructions(done.items))
        return self.space.located(encoder.joined([
            encoder.code([*(f"push {r}" for r in SAVED), f"sub rsp, {size}", f"mov qword ptr ds:{counter}, rdx",
                          *self.set_pointers(done, [name for name in self.pointers() if name not in reset_each_time])]),
            Label("again", 64), encoder.code(self.set_pointers(done, reset_each_time)), *encoder.pieces(done.items),
            encoder.code([f"dec qword ptr ds:{counter}"]), Jump("again", "ne"),
            encoder.code([*["vzeroupper"] * wide, f"add rsp, {size}", *(f"pop {r}" for r in reversed(SAVED)), "ret"])]))


def distances(region: BasicBlock) -> list[str]:
    """The variables that are added to another one in addresses."""
    added = {a.index for i in region.instructions for a in (i.out, *i.args) if isinstance(a, Address)}
    return [name for name, value in region.reads.items() if value in added]


def address_values(region: BasicBlock) -> set[Value]:
    """The values of which a region's addresses are made."""
    values = {x for i in region.instructions for a in (i.out, *i.args) if isinstance(a, Address) for x in (a.base, a.index)
             if isinstance(x, Value)}
    for i in reversed(region.instructions):
        if i.out in values:
            values |= {a for a in i.args if isinstance(a, Value)}
    return values


def advanced(region: BasicBlock, name: str) -> int | None:
    """By how many bytes a turn moves a variable on; None where that is not written as one addition."""
    last, first = region.writes.get(name), region.reads.get(name)
    for i in region.instructions:
        if isinstance(last, Value) and i.out == last and i.args and i.args[0] == first:
            steps = [a for a in i.args[1:] if isinstance(a, int)]
            return steps[0] if len(steps) == 1 and i.row.mnemonic == "add" else None
    return None
