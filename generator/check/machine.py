"""The processor, on normal forms: runs decoded steps by the rows' meanings and decides public conditions.

A `State` is registers, flags, memory and an interval in which the number of blocks lies. Where a condition
holds for one part of the interval and not for another, the run forks. Conditions and addresses must be public;
anything else is refused, and that is the proof of constant time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..isa import Row, evaluate
from ..words import Word, split
from .decode import Program
from .memory import Cell, Key, Memory, Refusal
from .normal import Algebra, Form, Unknown
from .steps import Mem, Reg, Step
from .timing import CONSTANT_TIME

UNBOUNDED = (1 << 55) - 1            # blocks: more would not fit into the address space
MOST_STRIDE = 1 << 50                # words: a schedule of more would not fit either
BASE = 1 << 40                       # where a buffer stands when conditions are tried on integers
WRAPS = 1000                         # of a number that decides a branch, while the number of blocks goes through its interval
NEEDS = {"e": "Z", "ne": "Z", "b": "C", "ae": "C", "be": "CZ", "a": "CZ", "s": "S", "ns": "S"}
TRUTH: dict[str, Callable[[dict[str, int]], bool]] = {
    "e": lambda f: f["Z"] == 1, "ne": lambda f: f["Z"] == 0, "b": lambda f: f["C"] == 1, "ae": lambda f: f["C"] == 0,
    "be": lambda f: f["C"] == 1 or f["Z"] == 1, "a": lambda f: f["C"] == 0 and f["Z"] == 0,
    "s": lambda f: f["S"] == 1, "ns": lambda f: f["S"] == 0}
LINEAR = {"cmp", "sub", "dec", "inc", "add"}        # flags of these change only where an operand or the result wraps
ALL_FLAGS = {"add", "sub", "cmp", "test", "and", "or", "xor"}      # which leave none as it was (SDM volume 1, table A-1)
SELF = {"test", "and", "or"}                         # of these only where both operands are the same word


class Fork(Exception):
    """A condition depends on the number of blocks: (low, high, truth) of every part."""

    def __init__(self, choices: list[tuple[int, int, bool]]) -> None:
        super().__init__()
        self.choices = choices


class State:
    """Everything that instructions change. Copies share nothing that is changed."""

    __slots__ = ("pc", "ints", "vecs", "masks", "cells", "flags", "low", "high", "dirty", "counts", "forced", "forks",
                 "settled", "some", "touched", "tells")

    def __init__(self) -> None:
        self.pc = 0
        self.ints: list[Form] = []                    # 64 bits, or 32 with zeros above
        self.vecs: list[tuple[Form, bool]] = []       # the low bits, and whether zeros (or entry values) are above
        self.masks: list[Form] = []
        self.cells: dict[Key, dict[int, Cell]] = {}
        self.flags: tuple[Row, tuple[Any, ...]] | None = None
        self.low, self.high = 0, UNBOUNDED
        self.dirty = False                            # upper halves may be non-zero
        self.counts: dict[int, int] = {}
        self.forced: bool | None = None
        self.forks: dict[int, int] = {}
        self.settled = False                          # an aligned area of the frame is in use
        self.some = False                             # the call has at least one block, whatever is left of them
        self.tells = False                            # the flags may depend on message, state or schedule
        self.touched = 0                              # the lowest place of the stack that was touched, from rsp at entry

    def copy(self) -> State:
        """A state of its own."""
        new = State()
        new.pc, new.flags, new.low, new.high = self.pc, self.flags, self.low, self.high
        new.dirty, new.forced, new.settled = self.dirty, self.forced, self.settled
        new.some, new.touched, new.tells = self.some, self.touched, self.tells
        new.ints, new.vecs, new.masks = list(self.ints), list(self.vecs), list(self.masks)
        new.cells = {key: dict(cells) for key, cells in self.cells.items()}
        new.counts, new.forks = dict(self.counts), dict(self.forks)
        return new


class Machine:
    """Runs a program's steps on states. `count` is the word for the number of blocks, if there is one."""

    def __init__(self, program: Program, algebra: Algebra, memory: Memory, count: Form | None) -> None:
        self.program, self.algebra, self.memory, self.count = program, algebra, memory, count
        self.stride: Form | None = None               # a public parameter between 1 and MOST_STRIDE
        self.return_address = memory.unknown("return address", 64, False)
        self.trace: Callable[[Step, Form], None] | None = None
        self.mixed: set[int] = set()                  # legacy SSE steps that ran with dirty upper halves
        self.returns: dict[Form, int] = {}            # what calls left on the stack: where to go on
        self.retired = 0
        self._results: dict[Any, Form] = {}
        self._addresses: dict[Any, tuple[Key, int]] = {}
        self._unset = 0

    def entry(self) -> State:
        """The state at the function's entry: every register holds a value of its own."""
        state, memory = State(), self.memory
        state.pc = self.program.entry
        names = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", *(f"r{i}" for i in range(8, 16)))
        state.ints = [memory.stack if name == "rsp" else memory.unknown(f"{name} at entry", 64, False) for name in names]
        state.vecs = [(memory.unknown(f"xmm{i} at entry", 128, False), False) for i in range(32)]
        state.masks = [memory.unknown(f"k{i} at entry", 64, False) for i in range(8)]
        memory.store(state.cells, memory.stack, 0, self.return_address)
        return state

    # operands

    def int_at(self, state: State, number: int, width: int = 64) -> Form:
        """An integer register in a width of 32 or 64 bits."""
        word = state.ints[number]
        if word.width == width:
            return word
        if width == 32:
            return word.cut(0, 32)
        return self.algebra.join([word, self.algebra.number(0, 32)])

    def vec_at(self, state: State, number: int, width: int) -> Form:
        """A vector register in a width of 128, 256 or 512 bits."""
        word, zeros = state.vecs[number]
        if word.width == width:
            return word
        if word.width > width:
            return word.cut(0, width)
        if zeros:
            return self.algebra.join([word, self.algebra.number(0, width - word.width)])
        self._unset += 1
        above = self.algebra.variable(f"upper half {self._unset} at entry", 512 - word.width)
        state.vecs[number] = self.algebra.join([word, above]), True
        return self.vec_at(state, number, width)

    def read(self, state: State, place: Reg | Mem | int) -> Any:
        """The value of an operand."""
        if isinstance(place, int):
            return place
        if isinstance(place, Reg):
            if place.bank == "int":
                return self.int_at(state, place.number, place.width)
            if place.bank == "vec":
                return self.vec_at(state, place.number, place.width)
            return state.masks[place.number]
        if place.vector:
            return self.gathered(state, place)
        key, offset = self.address(state, place)
        return self.load(state, key, offset, place.size // 8)

    def gathered(self, state: State, mem: Mem) -> Form:
        """What a gather reads, lane by lane; refuses an index whose value is not known."""
        assert mem.index is not None
        words = []
        for lane in split(self.vec_at(state, mem.index, mem.vector), mem.size):
            if not lane.known():
                raise Refusal("constant time", f"a gather's index is no known constant: {lane!r}")
            plain = replace(mem, index=None, vector=0, offset=mem.offset + mem.scale * signed(int(lane), mem.size))
            key, offset = self.address(state, plain)
            words.append(self.load(state, key, offset, mem.size // 8))
        return self.algebra.join(words)

    def write(self, state: State, place: Reg | Mem, word: Form, keeps: bool = False) -> None:
        """Set an operand; `keeps`: as legacy SSE does, leaving what is above."""
        if isinstance(place, Mem):
            key, offset = self.address(state, place)
            self.store(state, key, offset, word)
        elif place.bank == "int":
            state.ints[place.number] = word
        elif place.bank == "mask":
            state.masks[place.number] = word
        elif not keeps:
            state.vecs[place.number] = word, True
            if place.width > 128 and place.number < 16:
                state.dirty = True
        else:
            old, zeros = state.vecs[place.number]
            above = [old.cut(128, old.width - 128)] if old.width > 128 else []
            state.vecs[place.number] = self.algebra.join([word, *above]), zeros

    def effective(self, state: State, mem: Mem) -> Form:
        """The address of a memory operand as a word."""
        assert not mem.vector
        summands = []
        if mem.base is None and mem.index is None:
            return self.algebra.combine(64, [(self.memory.base(mem.anchor), 1)], mem.offset - mem.anchor)
        if mem.base is not None:
            summands.append((self.int_at(state, mem.base), 1))
        if mem.index is not None:
            summands.append((self.int_at(state, mem.index), mem.scale))
        return self.algebra.combine(64, summands, mem.offset)

    def address(self, state: State, mem: Mem) -> tuple[Key, int]:
        """(space, offset) of a memory operand; refuses addresses that are not public."""
        base = state.ints[mem.base] if mem.base is not None else None
        index = state.ints[mem.index] if mem.index is not None else None
        pinned = state.low if state.low == state.high else None
        memo = base, index, mem.scale, mem.offset, mem.anchor, pinned
        found = self._addresses.get(memo)
        if found is None:
            found = self._addresses[memo] = self.place(self.effective(state, mem), pinned)
        return found

    def place(self, word: Form, pinned: int | None) -> tuple[Key, int]:
        """(space, offset) of an address; `pinned`: the number of blocks, where it is known."""
        if not word.public:
            raise Refusal("constant time", f"an address depends on secret or undefined data: {word!r}")
        terms, offset = self.algebra.linear(word)
        if pinned is not None and self.count in terms:
            terms = dict(terms)
            offset += terms.pop(self.count) * pinned           # type: ignore[arg-type]
        if self.memory.outside and any(w in self.memory.outside for w in self.algebra.inputs(word)):
            raise Refusal("memory", "an address depends on memory outside the object")
        offset &= (1 << 64) - 1
        return self.memory.key(terms), offset - (1 << 64) if offset >> 63 else offset

    def stack(self, state: State) -> tuple[Key, int]:
        """Where the stack pointer stands."""
        word = state.ints[4]
        found = self._addresses.get(word)
        if found is None:
            key, offset = self.place(self.int_at(state, 4), None)
            self.memory.space(key)
            found = self._addresses[word] = key, offset
        return found

    def load(self, state: State, key: Key, offset: int, size: int) -> Form:
        """Read memory, if it may be read."""
        space = self.memory.check("read", key, offset, size, state.low, self.stack(state), state.high,
                                  state.some or state.low > 0)
        state.touched = self.memory.touch(key, offset, state.touched)
        state.settled |= key in self.memory.frames and key is not self.memory.stack
        return self.memory.load(state.cells, space, key, offset, size)

    def store(self, state: State, key: Key, offset: int, word: Form) -> None:
        """Write memory, if it may be written."""
        self.memory.check("write" if state.settled or key is not self.memory.stack else "early", key, offset,
                          word.width // 8, state.low, self.stack(state), state.high, state.some or state.low > 0)
        state.touched = self.memory.touch(key, offset, state.touched)
        state.settled |= key in self.memory.frames and key is not self.memory.stack
        self.memory.store(state.cells, key, offset, word)

    # steps

    def step(self, state: State) -> bool:
        """Run one instruction; whether the function has returned. Raises Fork before changing anything."""
        step = self.program.step(state.pc)
        if step.mnemonic not in CONSTANT_TIME and not (step.row and step.row.steady):
            raise Refusal("constant time", f"`{step.mnemonic}` is not among the instructions whose time is known not to "
                          "depend on data")
        stack = state.ints[4]
        if step.row is None:
            done = self.control(state, step)
        else:
            self.data(state, step)
            state.pc += step.length
            done = False
        if state.ints[4] is not stack and not done:
            self.stack_moved(state, stack)
        state.counts[step.address] = state.counts.get(step.address, 0) + 1
        self.retired += 1
        return done

    def stack_moved(self, state: State, before: Form) -> None:
        """The stack pointer has a new value: it must be a place of the frame, and what it left behind is gone."""
        word, memory = self.int_at(state, 4), self.memory
        if not word.public:
            raise Refusal("stack", f"the stack pointer holds {word!r}, which is no place in the frame")
        key, offset = self.place(word, None)
        frame = memory.place_of_stack(key, offset)
        if memory.abi == "win64":
            memory.within_page(frame.lowest + offset, state.touched)
        old, top = self.place(before, None)
        if old is not key or offset > top:
            memory.forget(state.cells, key, offset)

    def data(self, state: State, step: Step) -> None:
        """Run a step that has a row."""
        row = step.row
        assert row is not None
        args = tuple([self.read(state, place) for place in step.args])
        if step.aligned:
            self.require_alignment(state, step)
        if step.out is not None:
            memo = id(row), step.width, args
            result = self._results.get(memo)
            if result is None:
                try:
                    word = evaluate(row, step.width, *args)
                except Unknown:
                    raise Refusal("constant time", f"`{step.mnemonic}` by an amount or control that is not a "
                                  "known constant") from None
                size = step.out.width if isinstance(step.out, Reg) else step.out.size
                result = self.algebra.number(word, size) if isinstance(word, int) else word
                self._results[memo] = result
            self.write(state, step.out, result, row.keeps)
            if row.gathers:
                self.clear_mask(state, step, args)
            if self.trace is not None:
                self.trace(step, result)
        if row.bank == "vec" and not step.vex and state.dirty:
            self.mixed.add(step.address)
        if row.flags is not None:
            state.flags = (row, args) if callable(row.flags) else None
            kept = state.tells and row.mnemonic not in ALL_FLAGS
            state.tells = kept or any(isinstance(a, Form) and self.memory.harmful(a) for a in args)

    def clear_mask(self, state: State, step: Step, args: tuple[Any, ...]) -> None:
        """A gather's mask is zero afterwards; refuses one that is not known to be all ones."""
        assert step.row is not None
        at = [o.name for o in step.row.reads].index(step.row.gathers)
        place, mask = step.args[at], args[at]
        assert isinstance(place, Reg)
        if not mask.known() or int(mask) != (1 << mask.width) - 1:
            raise Refusal("memory", f"`{step.mnemonic}` by a mask that is not known to be all ones")
        self.write(state, place, self.algebra.number(0, place.width))

    def require_alignment(self, state: State, step: Step) -> None:
        """Refuse an aligned move at an address that is not known to be aligned."""
        for place in (*step.args, step.out):
            if isinstance(place, Mem):
                key, offset = self.address(state, place)
                size, known = place.size // 8, self.memory.space(key).align
                if key is self.memory.stack:
                    offset, known = offset + 8, 16
                if known % size or offset % size:
                    raise Refusal("alignment", f"`{step.mnemonic}` needs an address that is a multiple of {size}; "
                                  f"this one in the {self.memory.space(key).name} need not be")

    def control(self, state: State, step: Step) -> bool:
        """Run a step without a row: jumps, the stack, addresses as values."""
        name, after = step.mnemonic, state.pc + step.length
        if name == "jmp":
            after = self.destination(step)
        elif name == "j":
            if self.decide(state, step.condition):
                after = self.destination(step)
        elif name == "cmov":
            out, source = step.operands
            value = self.read(state, source)
            chosen = value if self.decide(state, step.condition) else self.read(state, out)
            assert isinstance(out, Reg)
            self.write(state, out, chosen)
        elif name == "lea":
            out, mem = step.operands
            assert isinstance(out, Reg) and isinstance(mem, Mem)
            word = self.effective(state, mem)
            self.write(state, out, word.cut(0, out.width))
            if self.trace is not None:
                self.trace(step, word.cut(0, out.width))
        elif name == "push":
            value = self.read(state, step.operands[0])
            word = self.algebra.number(value, 64) if isinstance(value, int) else value
            state.ints[4] = self.algebra.combine(64, ((self.int_at(state, 4), 1),), -8)
            key, offset = self.stack(state)
            self.store(state, key, offset, word)
        elif name == "pop":
            key, offset = self.stack(state)
            word = self.load(state, key, offset, 8)
            state.ints[4] = self.algebra.combine(64, ((self.int_at(state, 4), 1),), 8)
            self.write(state, step.operands[0], word)                     # type: ignore[arg-type]
        elif name == "call":
            target = self.destination(step)
            state.ints[4] = self.algebra.combine(64, ((self.int_at(state, 4), 1),), -8)
            key, offset = self.stack(state)
            self.store(state, key, offset, self.returning(after))
            after = target
        elif name == "ret":
            key, offset = self.stack(state)
            word = self.load(state, key, offset, 8)
            state.ints[4] = self.algebra.combine(64, ((self.int_at(state, 4), 1),), 8)
            if word is self.return_address:
                return True
            if word not in self.returns:
                raise Refusal("abi", "`ret` jumps to what is neither the return address nor behind a call: the stack is out of "
                              "balance or the return address was overwritten")
            after = self.returns[word]
        elif name == "std":
            raise Refusal("abi", "sets the direction flag")
        elif name.startswith("prefetch"):
            mem = step.operands[0]
            assert isinstance(mem, Mem)
            if not (word := self.effective(state, mem)).public:          # the caches tell
                raise Refusal("constant time", f"an address depends on secret or undefined data: {word!r}")
        elif name in ("vzeroupper", "vzeroall"):
            for number in range(16):
                word, zeros = state.vecs[number]
                state.vecs[number] = (word if word.width == 128 else word.cut(0, 128)), True
                if name == "vzeroall":
                    state.vecs[number] = self.algebra.number(0, 128), True
            state.dirty = False
        state.pc = after
        return False

    def destination(self, step: Step) -> int:
        """Where a jump or call leads, which must be code of the object."""
        if step.target is None:
            does = "calls" if step.mnemonic == "call" else "jumps to"
            raise Refusal("flow", f"`{step.text}` {does} {step.leads}, which is outside the object")
        return step.target

    def returning(self, address: int) -> Form:
        """The word that a call leaves for its return to `address`: nobody knows where the code is."""
        section = self.program.image.section_at(address - 1)
        assert section is not None
        word = self.algebra.combine(64, [(self.memory.base(section.address), 1)], address - section.address)
        self.returns[word] = address
        return word

    # conditions

    def decide(self, state: State, condition: str) -> bool:
        """Whether the condition holds; raises Fork where that depends on the number of blocks."""
        if state.forced is not None:
            truth, state.forced = state.forced, None
            return truth
        if state.flags is None:
            raise Refusal("flow", f"condition `{condition}` on flags that the instruction before leaves undefined")
        if condition not in NEEDS:
            raise Refusal("flow", f"condition `{condition}` is not among those that can be followed")
        row, args = state.flags
        try:
            return self._truth(row, args, condition)
        except Unknown:
            pass
        words = [a for a in args if isinstance(a, Form)]
        for word in words:
            if not word.public:
                raise Refusal("constant time", "a branch or conditional move depends on secret or undefined data: "
                              f"{word!r}")
        if any(self.memory.outside & self.algebra.inputs(word) for word in words):
            raise Fork([(state.low, state.high, True), (state.low, state.high, False)])
        choices = self._parts(state, row, args, condition)
        if len(choices) == 1:
            return choices[0][2]
        raise Fork(choices)

    def _truth(self, row: Row, args: tuple[Any, ...], condition: str) -> bool:
        flags = row.flags(*args)
        missing = [flag for flag in NEEDS[condition] if flag not in flags]
        if missing:
            raise Refusal("flow", f"condition `{condition}` after `{row.mnemonic}`, whose row does not define it")
        return TRUTH[condition]({flag: int(flags[flag]) for flag in NEEDS[condition]})

    def _parts(self, state: State, row: Row, args: tuple[Any, ...], condition: str) -> list[tuple[int, int, bool]]:
        """The interval of the number of blocks cut where the condition changes."""
        width = next(a.width for a in args if isinstance(a, Form))
        lines: list[tuple[int, int, frozenset[Any]]] = []       # slope and constant, and pointer terms
        low, high, variable = state.low, state.high, self.count
        if self.stride is not None and any(isinstance(a, Form) and self.stride in self.algebra.linear(a)[0]
                                           for a in args):
            low, high, variable = 1, MOST_STRIDE, self.stride
        for a in args:
            terms, constant = self.algebra.linear(a) if isinstance(a, Form) else ({}, a)
            slope = terms.get(variable, 0) if variable is not None else 0
            lines.append((signed(slope, width), signed(constant, width),
                          frozenset((w, c) for w, c in terms.items() if w is not variable)))
        fits = row.mnemonic in LINEAR or row.mnemonic in SELF and len(args) == 2 and args[0] is args[1]
        pointers = {line[2] for line in lines}
        if not fits or len(pointers) > 1 or width != 64 or any(line[2] and abs(line[1]) > 1 << 16 for line in lines):
            raise Refusal("flow", f"`{row.mnemonic}` decides a branch on {', '.join(map(repr, args))}, which cannot "
                          "be followed")
        base = BASE if next(iter(pointers)) else 0
        if base and not (all(c == 1 and w in self.memory.spaces for w, c in next(iter(pointers)))
                         and len(next(iter(pointers))) == 1 and all(abs(s) * high < 1 << 63 for s, _, _ in lines)):
            raise Refusal("flow", f"`{row.mnemonic}` decides a branch on {', '.join(map(repr, args))}, which is no pointer "
                          "into a buffer")
        if base and row.mnemonic not in ("cmp", "sub"):
            raise Refusal("flow", f"`{row.mnemonic}` decides a branch on a pointer")
        curves = [(slope, constant + base) for slope, constant, _ in lines]
        curves += [(p[0] - q[0], p[1] - q[1]) for p in curves for q in curves if p is not q]
        if row.mnemonic in ("add", "inc", "dec"):
            curves += [(p[0] + q[0], p[1] + q[1]) for p in curves for q in curves]
            curves += [(p[0], p[1] + step) for p in curves for step in (-1, 1)]
        starts = {low}
        for slope, constant in curves:
            if slope:
                ends = sorted((slope * low + constant, slope * high + constant))
                if ends[1] - ends[0] >> 64 > WRAPS:
                    raise Refusal("flow", f"`{row.mnemonic}` decides a branch on a number that wraps around too often")
                for multiple in range(ends[0] >> 64, (ends[1] >> 64) + 2):
                    crossing = ((multiple << 64) - constant) // slope
                    starts.update(c for c in range(crossing - 1, crossing + 3) if low <= c <= high)
        ordered = sorted(starts)
        parts: list[tuple[int, int, bool]] = []
        for first, following in zip(ordered, [*ordered[1:], high + 1]):
            tried = {self._truth(row, tuple(Word((s * c + k + (base if line[2] else 0)) & (1 << 64) - 1, 64)
                                            for (s, k, _), line in zip(lines, lines)), condition)
                     for c in {first, following - 1}}
            if len(tried) > 1:
                raise Refusal("flow", f"`{row.mnemonic}` decides a branch in a way that cannot be followed")
            truth = tried.pop()
            if parts and parts[-1][2] == truth:
                parts[-1] = parts[-1][0], following - 1, truth
            else:
                parts.append((first, following - 1, truth))
        if variable is self.stride and len(parts) > 1:
            raise Refusal("flow", f"`{row.mnemonic}` decides a branch on the stride")
        return parts


def signed(value: int, width: int) -> int:
    """The value of `width` bits as a two's complement number."""
    value &= (1 << width) - 1
    return value - (1 << width) if value >> width - 1 else value
