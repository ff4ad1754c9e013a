"""A kernel's object, walked through on known pointers and counts and unknown data: which instructions run, one after another,
what each occupies of a processor, and whose results it waits for, through registers and memory.

What is known of integers is followed as far as it leads, so that every branch over blocks or rounds is decided; where data
would decide one, the walk is given up.
"""

from dataclasses import dataclass, field
from typing import Any

from ..check.conditions import truth_of
from ..check.decode import Disassembly
from ..check.memory import Refusal
from ..check.objects import ObjectError
from ..check.steps import Mem, Reg, Step
from ..check.task import SYSV_ARGUMENTS
from ..target.isa import Row, evaluate
from ..target.uarch.model import class_of
from ..text.kinds import Function, Pointer
from ..text.words import Word

STACK, APART = 1 << 60, 1 << 40       # where the stack is, and how far apart the buffers are
LONGEST = 1_000_000                # instructions, after which a walk is given up


def classes(step: Step) -> tuple[tuple[str, int], ...]:
    """(class, width) for everything that an instruction occupies; what is in no class takes a slot of dispatch only."""
    if step.row is None:
        lea = "lea3" if any(isinstance(p, Mem) and None not in (p.base, p.index) and p.offset for p in step.operands) else "lea"
        name = {"push": "store", "pop": "load", "lea": lea}.get(step.mnemonic)
        return ((name, 64),) if name else ()
    found = class_of(step.mnemonic)
    vector = step.row.bank == "vec"
    reads = [place for place in step.args if isinstance(place, Mem)]
    out: list[tuple[str, int]] = []
    if found == "bswap" and step.width == 64:
        found = "bswap64"
    if found == "cross":
        found = "" if reads or isinstance(step.out, Mem) else "toint" if within(step.out, "int") else "fromint" if any(
            within(place, "int") for place in step.args) else "vmove"
    if found in ("vadd", "vlogic", "vmove") and any(within(place, "mask") for place in step.args):
        found = "masked"
    if found == "tomask" and not any(within(place, "int") for place in step.args):
        found = ""
    if found == "insert" and not reads:
        out.append(("fromint", step.width))
    if found in ("broadcast", "move", "vmove") and (reads or isinstance(step.out, Mem)):
        found = ""
    if found == "move" and any(isinstance(place, int) for place in step.args):
        found = "alu"
    if found == "lanes" and reads and "insert" in step.mnemonic:
        found = "lanesload"
    if found and not (zeroes(step) and vector):
        out.append((found, step.width))
    out += [("vload" if vector else "load", place.size) for place in reads]
    if isinstance(step.out, Mem):
        out.append(("vstore" if vector else "store", step.out.size))
    return tuple(out)


def within(place: Any, bank: str) -> bool:
    return isinstance(place, Reg) and place.bank == bank


def zeroes(step: Step) -> bool:
    """Whether it sets a register to zero whatever was there, as processors know."""
    return step.mnemonic.lstrip("v").rstrip("dq") in ("xor", "pxor") and len(step.args) == 2 and step.args[0] == step.args[1]


@dataclass
class Walk:
    """The instructions in the order in which they run; each with the earlier ones whose results it reads."""

    steps: list[Step] = field(default_factory=list)                   # the different ones
    occupied: list[tuple[tuple[str, int], ...]] = field(default_factory=list)      # what each of them occupies
    which: list[int] = field(default_factory=list)                    # numbers of steps
    before: list[tuple[int, ...]] = field(default_factory=list)       # through registers
    stored: list[set[int]] = field(default_factory=list)              # through memory
    results: list[int] = field(default_factory=list)                  # those that store into the first parameter


def walk(program: Disassembly, f: Function, count: int) -> Walk:
    """The walk through a function called by System V's convention. `count`: blocks, where it counts them. ObjectError where
    data decides the way."""
    walker = Walker(program, f, count)
    while walker.goes_on():
        if len(walker.way.which) > LONGEST:
            raise ObjectError(f"more than {LONGEST} instructions")
    return walker.way


class Walker:
    """Where a walk stands. What is known is in `ints`, `kept` and `flags`; what is not is None there, or missing."""

    def __init__(self, program: Disassembly, f: Function, count: int) -> None:
        self.program, self.pc, self.way = program, program.entry, Walk()
        self.ints: dict[int, Any] = {4: STACK} | {
            register: APART * (i + 1) if isinstance(p, Pointer) else count if p.tells == "blocks" else 1
            for i, (register, p) in enumerate(zip(SYSV_ARGUMENTS, f.parameters))}
        self.state = range(APART, APART + f.written.size * f.written.given)      # what the next call takes up
        self.kept: dict[tuple[int, int], Any] = {}                    # of memory, by place and size
        self.flags: tuple[Row, tuple[Any, ...]] | None = None         # what left them, of these values
        self.made: dict[tuple[str, int], int] = {}                    # which instruction wrote a register last
        self.cells: dict[int, int] = {}                               # or four bytes
        self.numbers: dict[int, tuple[int, bool]] = {}                # of the steps by address; whether they set to zero

    def goes_on(self) -> bool:
        """One instruction; False after the one that returns."""
        step, way = self.program.step(self.pc), self.way
        if step.address not in self.numbers:
            self.numbers[step.address] = len(way.steps), zeroes(step)
            way.steps.append(step)
            way.occupied.append(classes(step))
        number, zero = self.numbers[step.address]
        args = step.args if step.row else step.operands[0 if step.mnemonic == "push" else 1:]
        stored: set[int] = set()
        for place in args:
            if isinstance(place, Mem) and step.mnemonic != "lea":
                stored.update(self.cells[at] for at in self.words(place) if at in self.cells)
        way.before.append(() if zero else tuple(
            self.made[p.bank, p.number] for p in args if isinstance(p, Reg) and (p.bank, p.number) in self.made))
        way.stored.append(stored)
        self.pc += step.length
        if step.row is not None:
            self.computes(step, zero)
        elif step.mnemonic in ("push", "pop"):
            self.moves_stack(step)
        elif step.mnemonic in ("lea", "cmov"):
            self.chooses(step)
        elif step.mnemonic in ("j", "jmp", "call"):
            self.jumps(step)
        way.which.append(number)
        return step.mnemonic != "ret"

    def place_of(self, mem: Mem) -> int | None:
        base, index = (0 if register is None else self.ints.get(register) for register in (mem.base, mem.index))
        return None if base is None or index is None or mem.vector else base + index * mem.scale + mem.offset & (1 << 64) - 1

    def words(self, mem: Mem) -> range:
        """The cells of four bytes that an operand lies in; none where its address is not known."""
        at = self.place_of(mem)
        return range(0) if at is None else range(at >> 2, at + mem.size // 8 + 3 >> 2)

    def value(self, place: Any) -> Any:
        if isinstance(place, int):
            return place
        if isinstance(place, Reg):
            known, width = self.ints.get(place.number) if place.bank == "int" else None, place.width
        else:
            at, width = self.place_of(place), place.size
            known = None if at is None else self.kept.get((at, width))
        return None if known is None else Word(known & (1 << width) - 1, width)

    def put(self, place: Any, new: Any) -> None:
        """The instruction that runs writes an operand; None: what is not known."""
        here, known = len(self.way.which), None if new is None else int(new)
        if isinstance(place, Reg):
            self.made[place.bank, place.number] = here
            if place.bank == "int":
                self.ints[place.number] = known
        elif isinstance(place, Mem) and (at := self.place_of(place)) is not None:
            self.cells |= dict.fromkeys(self.words(place), here)
            self.kept[at, place.size] = known
            if at in self.state:
                self.way.results.append(here)

    def computes(self, step: Step, zero: bool) -> None:
        assert step.row is not None
        args = [self.value(place) for place in step.args]
        whole = step.row.bank == "int" and None not in args
        new = evaluate(step.row, step.width, *args) if whole and step.out is not None else None
        if step.row.flags is not None:
            self.flags = (step.row, tuple(args)) if whole and callable(step.row.flags) else None
        self.put(step.out, 0 if zero and within(step.out, "int") else new)

    def moves_stack(self, step: Step) -> None:
        """PUSH and POP; what is saved for the caller makes nothing wait."""
        place = step.operands[0]
        if step.mnemonic == "push":
            value = self.value(place)
            self.ints[4] -= 8
            self.kept[self.ints[4], 64] = None if value is None else int(value)
        else:
            assert isinstance(place, Reg)
            self.put(place, self.kept.get((self.ints[4], 64)))
            del self.made[place.bank, place.number]
            self.ints[4] += 8

    def chooses(self, step: Step) -> None:
        """LEA and CMOVcc."""
        out, source = step.operands
        if step.mnemonic == "lea":
            assert isinstance(out, Reg) and isinstance(source, Mem)
            at = self.place_of(source)
            self.put(out, None if at is None else at & (1 << out.width) - 1)
        else:
            holds = self.holds(step)
            self.put(out, None if holds is None else self.value(source if holds else out))

    def holds(self, step: Step) -> bool | None:
        try:
            return None if self.flags is None else truth_of(*self.flags, step.condition)
        except Refusal as refusal:
            raise ObjectError(f"{step.text}: {refusal}") from None

    def jumps(self, step: Step) -> None:
        """Jumps within the code; others are not followed."""
        taken = self.holds(step) if step.mnemonic == "j" else True
        if taken is None:
            raise ObjectError(f"{step.text}: what it depends on is not known")
        if step.mnemonic == "call" or step.target is None:
            raise ObjectError(f"{step.text}: calls are not walked through")
        if taken:
            self.pc = step.target
