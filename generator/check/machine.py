"""Symbolic execution of single instructions. Input: a step and a symbolic state, in which registers
and memory bytes are normal forms and the number of blocks lies in an interval. Output: the state
after the step. Method: the row's executable semantics, evaluated on normal forms; control
instructions are implemented here. Execution forks where a condition depends on the number of
blocks. Addresses must be public, and forbidden accesses are refused."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from ..spec.words import Word, split, to_signed
from ..x86.convention import INTEGER_NAMES, RSP
from ..x86.isa import Row, evaluate_row
from .disassembly import Disassembly
from .frame import STACK_ALIGNMENT, Refusal
from .memory import Address, Byte, Key, Memory, MemoryRegion
from .steps import Mem, Reg, Step
from .terms import Algebra, Secrecy, Term, Unknown
from .timing import LIST_NAMES

MANY = 1 << 32  # blocks: loops over more are never executed one by one
# instructions that set every arithmetic flag (SDM volume 1, table A-1)
ALL_FLAGS = {"add", "sub", "cmp", "test", "and", "or", "xor"}
MAX_STRIDE = 1 << 50  # words; a schedule with a larger stride would exceed the address space
TRIAL_BASE = 1 << 40  # address of a buffer where conditions are evaluated on integers
MARGIN = 1 << 16  # bytes at both ends of the address space without buffers
MAX_WRAPS = 1000  # how often a number that decides a branch may wrap around 2^64
FLAGS_TESTED = {"e": "Z", "ne": "Z", "b": "C", "ae": "C", "be": "CZ", "a": "CZ"}
NEGATED = {"ne", "ae", "a"}  # conditions that hold if no tested flag is set
# mnemonics whose flags change only where an operand or the result wraps around
LINEAR_FLAGS = {"cmp", "sub", "dec", "inc", "add"}
# mnemonics whose flags do so if both operands are the same word
SAME_OPERAND_FLAGS = {"test", "and", "or"}


@dataclass(slots=True, eq=False)
class State:
    """Symbolic state: everything that instructions change. A register that contains a narrower word
    has zeros above it.

    `pc`: address of the next instruction. `min_blocks`, `max_blocks`: least and greatest value of
    the variable for the number of blocks. `flags`: (row that set them, its arguments), or None if
    they are undefined. certificate.RELATIONS says for each field when an invariant covers it.
    """

    pc: int
    ints: list[Term]
    vecs: list[Term]
    masks: list[Term]
    memory_bytes: dict[Key, dict[int, Byte]] = field(default_factory=dict)
    flags: tuple[Row, tuple[Any, ...]] | None = None
    min_blocks: int = 0
    max_blocks: int = (1 << 64) - 1
    upper_halves_dirty: bool = False  # upper halves of ymm0 to ymm15 may be non-zero
    frame_is_aligned: bool = False  # an aligned area of the frame is in use
    has_blocks: bool = False  # the call has at least one block, even if none is left
    flags_secret: bool = False  # the flags may depend on message, state or schedule
    # end of the bytes written to a region that may overlap input, as offset from the next digest
    overlap_end: int = 0
    lowest_access: int = 0  # lowest byte of the stack accessed, relative to rsp at entry
    shadow_stack: tuple[int, ...] = ()  # where the calls that have not returned go on

    def registers(self, register_class: str) -> list[Term]:
        """Return the state's list of the contents of a class's registers: int, vec or mask."""
        return {"int": self.ints, "vec": self.vecs, "mask": self.masks}[register_class]

    def copy(self) -> State:
        """Return a copy that shares no mutable data with this state."""
        return replace(self, ints=list(self.ints), vecs=list(self.vecs), masks=list(self.masks),
                       memory_bytes={key: dict(region_bytes)
                                     for key, region_bytes in self.memory_bytes.items()})


class Machine:
    """Processor whose registers and memory hold normal forms, for one program.

    `count`: the variable for the number of blocks, or None if no parameter holds that number. The
    methods that access memory raise Refusal, as `split_address` and `check_access` do.
    """

    def __init__(self, program: Disassembly, algebra: Algebra, memory: Memory,
                 count: Term | None) -> None:
        """Create a processor that has executed no instruction."""
        self.program, self.algebra, self.memory, self.count = program, algebra, memory, count
        self.stride: Term | None = None  # public parameter from 1 to MAX_STRIDE
        self.return_address = algebra.variable("return address", 64, Secrecy.CALLER)
        # addresses of legacy SSE instructions executed with dirty upper halves
        self.sse_with_dirty_halves: set[int] = set()
        self.executed_count = 0
        # returns the semantics of a row for one lane with a cache, because lanes of several
        # registers may be equal
        self._memoized_semantics = cache(lambda row: cache(row.means))

    def entry_state(self, dirty: bool = False) -> State:
        """Return the state at the function's entry: each register holds a variable, and the stack
        the return address. `dirty`: upper halves of vector registers may be non-zero."""
        memory = self.memory

        def content(name: str, width: int) -> Term:
            return self.algebra.variable(f"{name} at entry", width, Secrecy.CALLER)

        state = State(
            self.program.entry,
            [memory.stack if name == "rsp" else content(name, 64) for name in INTEGER_NAMES],
            [content(f"xmm{i}", 512) for i in range(32)], [content(f"k{i}", 64) for i in range(8)],
            upper_halves_dirty=dirty)
        memory.store(state.memory_bytes, memory.stack, 0, self.return_address)
        return state

    def read_operand(self, state: State, operand: Reg | Mem | int) -> Any:
        """Return an operand's value: a word, or an integer if the operand is an immediate."""
        if isinstance(operand, int):
            return operand
        if isinstance(operand, Reg):
            word = state.registers(operand.register_class)[operand.number]
            return word if word.width == operand.width else word.cut(0, operand.width)
        if operand.vector:
            return self.read_gather(state, operand)
        return self.load_word(state, *self.locate_operand(state, operand), operand.size // 8)

    def read_gather(self, state: State, mem: Mem) -> Term:
        """Return the elements that a gather loads, as one word; its indices are constants."""
        assert mem.index is not None
        words = []
        for lane in split(state.vecs[mem.index].cut(0, mem.vector), mem.size):
            if not lane.is_constant():
                raise Refusal("constant time", f"a gather's index is no constant: {lane!r}")
            plain = replace(mem, index=None, vector=0,
                            offset=mem.offset + mem.scale * to_signed(int(lane), mem.size))
            words.append(self.load_word(state, *self.locate_operand(state, plain), mem.size // 8))
        return self.algebra.join(words)

    def write_operand(self, state: State, operand: Reg | Mem, word: Term,
                      preserve_upper: bool = False) -> None:
        """Write a word to an operand. `preserve_upper`: the word has 128 bits, and the bits of the
        vector register above it stay, as in legacy SSE; otherwise they become zero."""
        if isinstance(operand, Mem):
            self.store_word(state, *self.locate_operand(state, operand), word)
            return
        registers = state.registers(operand.register_class)
        old = registers[operand.number]
        if preserve_upper and old.width > 128:
            word = self.algebra.join([word, old.cut(128, old.width - 128)])
        registers[operand.number] = word
        if operand.width > 128 and operand.number < 16:
            state.upper_halves_dirty = True

    def effective_address(self, state: State, mem: Mem) -> Term:
        """Return the address of a memory operand, but of a gather's, in 64 bits."""
        assert not mem.vector
        summands = [(state.ints[number].cut(0, 64), scale) for number, scale in (
            (mem.base, 1), (mem.index, mem.scale)) if number is not None]
        if not summands:
            return self.memory.base_address(mem.anchor) + (mem.offset - mem.anchor)
        return self.algebra.combine(64, summands, mem.offset)

    def locate_operand(self, state: State, mem: Mem) -> Address:
        """Return the address of a memory operand."""
        block_count = state.min_blocks if state.min_blocks == state.max_blocks else None
        return self.split_address(self.effective_address(state, mem), block_count)

    def split_address(self, word: Term, block_count: int | None = None) -> Address:
        """Return a word as an address. `block_count`: the number of blocks left, or None if it is
        not known. Raises Refusal unless the address is public and does not depend on the contents
        of undefined symbols."""
        require_public(word, "an address")
        if word.secrecy is Secrecy.EXTERNAL:
            raise Refusal("memory", "an address depends on memory outside the object")
        terms, offset = self.algebra.linear(word)
        if block_count is not None and self.count in terms:
            terms = dict(terms)
            offset += terms.pop(self.count) * block_count           # type: ignore[arg-type]
        return self.algebra.combine(64, terms.items()), to_signed(offset, 64)

    def locate_stack_pointer(self, state: State) -> Address:
        return self.split_address(state.ints[RSP].cut(0, 64))

    def check_access(self, state: State, access: str, key: Key, offset: int,
                     size: int) -> MemoryRegion:
        """Record an access of `size` bytes; return its region."""
        memory, blocks = self.memory, state.min_blocks
        region = memory.region_of(key)
        if region.needs_blocks and not (state.has_blocks or blocks > 0):
            raise Refusal("memory", f"{access}s the {region.name} when perhaps 0 blocks were given")
        if key in memory.frame_bases:
            state.lowest_access = memory.check_frame_access(
                access, (key, offset), size, self.locate_stack_pointer(state), state.lowest_access)
            state.frame_is_aligned |= key is not memory.stack
        else:
            is_permitted = region.writable if access != "read" else not region.may_overlap_input
            low, high = 0, region.extent(blocks) if is_permitted else 0
            if access == "read" and state.max_blocks < region.total_blocks:
                low -= region.bytes_before
            if not (low <= offset and offset + size <= high):
                raise Refusal("memory", f"{access}s bytes {offset} to {offset + size - 1} of the "
                              f"{region.name}, of which it may {access} {high - low} bytes from "
                              f"{low} on where as few as {blocks} blocks are left")
        region.accesses[access].add((offset, size))
        return region

    def load_word(self, state: State, key: Key, offset: int, size: int) -> Term:
        """Return `size` bytes at an offset of the region of `key` as a word; raise Refusal for a
        forbidden access, and for bytes over which the function may have written digests."""
        region = self.check_access(state, "read", key, offset, size)
        if region.may_be_overwritten and offset < state.overlap_end:
            raise Refusal("memory", f"reads bytes {offset} to {offset + size - 1} of the "
                          f"{region.name} after writing digests, which may lie over them")
        return self.memory.load(state.memory_bytes, key, offset, size)

    def store_word(self, state: State, key: Key, offset: int, word: Term) -> None:
        """Write a word at an offset of the region of `key`."""
        is_early = key is self.memory.stack and not (state.frame_is_aligned or word.secret)
        region = self.check_access(state, "early write" if is_early else "write", key, offset,
                                   word.width // 8)
        if region.may_overlap_input:
            state.overlap_end = max(state.overlap_end, offset + word.width // 8)
        self.memory.store(state.memory_bytes, key, offset, word)

    # instructions

    def execute_next(self, state: State, truth: bool | None = None) -> bool:
        """Execute the instruction at `state.pc`; return whether the function has returned. `truth`:
        truth value of its condition, where a fork has decided it. Changes `state`, but raises Fork
        before it writes to a register or to memory."""
        step = self.program.step_at(state.pc)
        if step.mnemonic not in LIST_NAMES and not (step.row and step.row.data_independent_time):
            raise Refusal("constant time", f"`{step.mnemonic}` is not among the instructions whose "
                          "time is known not to depend on data")
        stack_pointer = state.ints[RSP]
        done = step.row is None and self.execute_control_instruction(state, step, truth)
        if step.row is not None:
            self.execute_table_instruction(state, step, step.row)
            state.pc += step.length
        if state.ints[RSP] is not stack_pointer and not done:
            address = self.locate_stack_pointer(state)
            self.memory.check_stack_pointer(address, state.lowest_access)
            self.memory.discard_below_stack(state.memory_bytes, address)
        self.executed_count += 1
        return done

    def execute_table_instruction(self, state: State, step: Step, row: Row) -> None:
        """Execute an instruction that a row of the ISA tables describes."""
        args = tuple([self.read_operand(state, operand) for operand in step.args])
        if row.needs_alignment:
            self.require_alignment(state, step)
        if step.out is not None:
            memo = row, step.width, step.out.width, args
            if (result := self.algebra.memo.get(memo)) is None:
                try:
                    word = evaluate_row(row, step.width, *args, means=self._memoized_semantics(row))
                except Unknown:
                    raise Refusal("constant time", f"`{step.mnemonic}` with an amount or control "
                                  "that is not a known constant") from None
                result = (self.algebra.number(word, step.out.width) if isinstance(word, int)
                          else word)
                self.algebra.memo[memo] = result
            self.write_operand(state, step.out, result, row.preserves_upper)
            if row.gather_mask:
                self.clear_gather_mask(state, step, row, args)
        if row.register_class == "vec" and not step.vex and state.upper_halves_dirty:
            self.sse_with_dirty_halves.add(step.address)
        if row.flags is not None:
            state.flags = (row, args) if callable(row.flags) else None
            state.flags_secret = (state.flags_secret and row.mnemonic not in ALL_FLAGS
                                  or any(isinstance(a, Term) and a.secret for a in args))

    def clear_gather_mask(self, state: State, step: Step, row: Row, args: tuple[Any, ...]) -> None:
        """Set the mask register of a gather instruction to zero, as the processor does."""
        mask_index = [o.name for o in row.reads].index(row.gather_mask)
        mask_register, mask = step.args[mask_index], args[mask_index]
        if not mask.is_constant() or int(mask) != (1 << mask.width) - 1:
            raise Refusal("memory", f"`{step.mnemonic}` with a mask that is not all ones")
        self.write_operand(state, mask_register, self.algebra.number(0, mask_register.width))

    def require_alignment(self, state: State, step: Step) -> None:
        """Raise Refusal unless the memory operand is aligned to its size."""
        for operand in (*step.args, step.out):
            if isinstance(operand, Mem):
                key, offset = self.locate_operand(state, operand)
                region, size = self.memory.region_of(key), operand.size // 8
                guaranteed_alignment = region.align
                if key is self.memory.stack:  # which is 8 modulo the alignment at entry
                    offset, guaranteed_alignment = offset + 8, STACK_ALIGNMENT[self.memory.abi]
                if guaranteed_alignment % size or offset % size:
                    raise Refusal("alignment", f"`{step.mnemonic}` needs an address that is a "
                                  f"multiple of {size}; this one in the {region.name} need not be")

    def execute_control_instruction(self, state: State, step: Step, truth: bool | None) -> bool:
        """Execute an instruction of decode.CONTROL_FORMS."""
        name, after = step.mnemonic, state.pc + step.length
        if step.condition and truth is None:
            truth = decide_condition(self, state, step.condition)
        if name == "jmp" or name == "j" and truth:
            after = step.target
        elif name == "cmov":
            out, source = step.operands
            value = self.read_operand(state, source)
            self.write_operand(state, out, value if truth else self.read_operand(state, out))
        elif name == "lea":
            out, mem = step.operands
            self.write_operand(state, out, self.effective_address(state, mem).cut(0, out.width))
        elif name == "std":
            raise Refusal("abi", "sets the direction flag")
        elif name.startswith("prefetch"):
            # even a prefetch changes the caches
            require_public(self.effective_address(state, step.operands[0]), "an address")
        elif name in ("vzeroupper", "vzeroall"):
            zero = self.algebra.number(0, 128)
            state.vecs[:16] = [zero if name == "vzeroall" else word.cut(0, 128)
                               for word in state.vecs[:16]]
            state.upper_halves_dirty = False
        elif name == "push":
            value = self.read_operand(state, step.operands[0])
            self.push(state, self.algebra.number(value, 64) if isinstance(value, int) else value)
        elif name == "pop":
            self.write_operand(state, step.operands[0], self.pop(state))
        elif name == "call":
            self.push(state, self.code_address(after))
            state.shadow_stack += (after,)
            after = step.target
        elif name == "ret":
            *calls, last = (-1, *state.shadow_stack)
            expected = self.code_address(last) if calls else self.return_address
            if self.pop(state) is not expected:
                raise Refusal("abi", "`ret` does not lead behind the last call: the stack is out "
                              "of balance, or the return address was overwritten")
            if not calls:
                return True
            state.shadow_stack, after = state.shadow_stack[:-1], last
        state.pc = after
        return False

    def code_address(self, address: int) -> Term:
        """Return the address of code in the image as a word: that of its section plus an offset."""
        section = self.program.image.section_at(address - 1)
        assert section is not None
        return self.memory.base_address(section.address) + (address - section.address)

    def push(self, state: State, word: Term) -> None:
        """Move the stack pointer down by 8 bytes, and store a word there."""
        state.ints[RSP] = state.ints[RSP].cut(0, 64) - 8
        self.store_word(state, *self.locate_stack_pointer(state), word)

    def pop(self, state: State) -> Term:
        """Return the word at the top of the stack; move the stack pointer up by 8 bytes."""
        word = self.load_word(state, *self.locate_stack_pointer(state), 8)
        state.ints[RSP] = state.ints[RSP].cut(0, 64) + 8
        return word


# Branch decisions: the operands are linear functions of the number of blocks, whose interval is cut
# where one crosses a multiple of 2^64.

def require_public(word: Term, what: str) -> None:
    """Raise Refusal if a word that decides `what` depends on secret or undefined data."""
    if not word.public:
        raise Refusal("constant time", f"{what} depends on secret or undefined data: {word!r}")


# least and greatest number of blocks left, and truth value of a condition between them
Decision = tuple[int, int, bool]
# value slope * blocks + constant of an operand, without its pointer
Line = tuple[int, int]


class Fork(Exception):
    """Raised for a condition that depends on the number of blocks or on the contents of undefined
    symbols. `args`: a Decision for each part of the interval of the number of blocks; with
    undefined symbols, both truth values for the entire interval.
    """


def decide_condition(machine: Machine, state: State, condition: str) -> bool:
    """Return whether a condition (such as "ne") holds with the flags of `state`. Raises Fork if the
    result depends on the number of blocks or on the contents of undefined symbols, and Refusal if
    it depends on secrets or cannot be decided."""
    if state.flags is None:
        raise Refusal("flow", f"condition `{condition}` on flags that the previous instruction "
                      "leaves undefined")
    row, args = state.flags
    try:
        return is_condition_true(row, args, condition)
    except Unknown:
        pass
    words = [a for a in args if isinstance(a, Term)]
    for word in words:
        require_public(word, "a branch or conditional move")
    if any(word.secrecy is Secrecy.EXTERNAL for word in words):
        raise Fork(*((state.min_blocks, state.max_blocks, truth) for truth in (True, False)))
    decisions = decide_by_intervals(machine, state, row, args, condition)
    if len(decisions) == 1:
        return decisions[0][2]
    raise Fork(*decisions)


def is_condition_true(row: Row, args: tuple[Any, ...], condition: str) -> bool:
    """Return whether a condition holds with the flags that `row` computes from the operands `args`.
    Raises Unknown if the normal forms do not determine it. Raises Refusal for a condition that is
    not supported, or that tests a flag which the row does not define."""
    if condition not in FLAGS_TESTED:
        raise Refusal("flow", f"`{condition}` is not among those that the prover supports")
    flags = row.flags(*args)
    if not flags.keys() >= {*FLAGS_TESTED[condition]}:
        raise Refusal("flow", f"`{condition}` on flags that `{row.mnemonic}` does not define")
    values = [int(flags[flag]) for flag in FLAGS_TESTED[condition]]
    return any(values) != (condition in NEGATED)


def decide_by_intervals(machine: Machine, state: State, row: Row, args: tuple[Any, ...],
                        condition: str) -> list[Decision]:
    """Cut the interval of the number of blocks where the condition changes; return the parts in
    ascending order, each with the truth value of the condition."""
    low, high, variable = state.min_blocks, state.max_blocks, machine.count
    words = [a for a in args if isinstance(a, Term)]
    if machine.stride is not None and any(machine.stride in machine.algebra.linear(word)[0]
                                          for word in words):
        low, high, variable = 1, MAX_STRIDE, machine.stride
    # each operand is a linear function of the variable, plus the other terms of its word
    lines: list[Line] = []
    other_terms: set[frozenset[tuple[Term, int]]] = set()
    for a in args:
        terms, constant = machine.algebra.linear(a) if isinstance(a, Term) else ({}, a)
        slope = terms.get(variable, 0) if variable is not None else 0
        lines.append((to_signed(slope, 64), to_signed(constant, 64)))
        other_terms.add(frozenset((w, c) for w, c in terms.items() if w is not variable))
    same_operands = len(args) == 2 and args[0] is args[1]
    fits = (row.mnemonic in LINEAR_FLAGS or row.mnemonic in SAME_OPERAND_FLAGS and same_operands)
    pointer_terms = other_terms.pop()
    if pointer_terms:
        # the order of two addresses, but not their difference, depends on where the buffer lies
        fits = row.mnemonic in ("cmp", "sub") and (
            "C" not in FLAGS_TESTED[condition] or variable is not machine.stride
            and order_is_independent_of_address(machine, state, lines, pointer_terms))
        lines = [(slope, constant + TRIAL_BASE) for slope, constant in lines]
    if not fits or other_terms or words[0].width != 64:
        raise Refusal("flow", f"a branch on `{row.mnemonic}` of {args} cannot be followed")
    ordered = sorted(find_part_starts(row, lines, low, high))
    parts: list[Decision] = []
    for first, following in zip(ordered, [*ordered[1:], high + 1]):
        results = {is_condition_true(row, tuple(Word(slope * count + constant & (1 << 64) - 1, 64)
                                                for slope, constant in lines), condition)
                   for count in {first, following - 1}}
        if len(results) > 1:
            raise Refusal("flow", f"a branch on `{row.mnemonic}` cannot be followed")
        truth = results.pop()
        if parts and parts[-1][2] == truth:
            first = parts.pop()[0]
        parts.append((first, following - 1, truth))
    if variable is machine.stride and len(parts) > 1:
        raise Refusal("flow", f"`{row.mnemonic}` decides a branch on the stride")
    return parts


def find_part_starts(row: Row, lines: list[Line], low: int, high: int) -> set[int]:
    """Divide the interval of counts from `low` to `high` into parts; return the first count of each
    part. An operand, a sum or a difference of two, or one more or less, wraps around only there."""
    curves = {(slope + sign * other_slope, constant + sign * other_constant + step)
              for slope, constant in lines for other_slope, other_constant in lines
              for sign in (-1, 0, 1) for step in (-1, 0, 1)}
    starts = {low}
    for slope, constant in curves:
        if slope:
            ends = sorted((slope * low + constant, slope * high + constant))
            if ends[1] - ends[0] >> 64 > MAX_WRAPS:
                raise Refusal("flow", f"`{row.mnemonic}` of a number that wraps around too often")
            for multiple in range(ends[0] >> 64, (ends[1] >> 64) + 2):
                crossing = ((multiple << 64) - constant) // slope
                starts.update(c for c in range(crossing - 1, crossing + 3) if low <= c <= high)
    return starts


def order_is_independent_of_address(machine: Machine, state: State, lines: list[Line],
                                    pointer_terms: frozenset[tuple[Term, int]]) -> bool:
    """Return whether the addresses `pointer_terms` + offset are in the same order as their offsets,
    wherever the buffer of the pointer lies: each is near its buffer."""
    memory, ((pointer, coefficient), *more) = machine.memory, pointer_terms
    if more or coefficient != 1 or pointer not in memory.regions:
        return False
    region = memory.regions[pointer]
    is_parameter = pointer not in memory.frame_bases and region.section is None
    may_lack_blocks = not state.has_blocks and not state.min_blocks
    if (is_parameter and machine.count is not None and may_lack_blocks
            and len({constant for _, constant in lines}) > 1):
        return False
    return all(-MARGIN <= slope * blocks + constant <= region.extent(blocks) + MARGIN
               for slope, constant in lines for blocks in (state.min_blocks, state.max_blocks))
