"""Symbolic state and operand access. Input: a state and an operand. Output: its value in normal
form, or the state with the operand written. Method: registers and memory bytes map to normal forms;
the number of blocks lies in an interval. Addresses must be public, and forbidden accesses are
refused.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from ..spec.words import split
from ..x86.convention import INTEGER_NAMES, RSP
from ..x86.isa import Row
from .disassembly import Disassembly
from .frame import Refusal
from .memory import Memory
from .normal import Algebra
from .region import Byte, Key, MemoryRegion
from .steps import Mem, Reg
from .terms import Term

UNBOUNDED = (1 << 55) - 1  # blocks: more would not fit into the address space


@dataclass(slots=True, eq=False)
class State:
    """Symbolic state: everything that instructions change.

    `pc`: address of the next instruction. `min_blocks`, `max_blocks`: least and greatest number of
    blocks left. `flags`: (row that set the flags, its arguments), or None if they are undefined.
    `forced_branch`: truth value of the next condition if a fork has decided it, else None.
    `instruction_counts`: address -> number of executions, and `fork_counts`: address of a branch ->
    number of forks, on this path.
    """

    pc: int
    ints: list[Term]  # 64 bits, or 32 with zeros above
    # (low bits, whether zeros are above them); else the caller's unknown bits are above them
    vecs: list[tuple[Term, bool]]
    masks: list[Term]
    memory_bytes: dict[Key, dict[int, Byte]] = field(default_factory=dict)
    flags: tuple[Row, tuple[Any, ...]] | None = None
    min_blocks: int = 0
    max_blocks: int = UNBOUNDED
    upper_halves_dirty: bool = False  # upper halves may be non-zero
    instruction_counts: dict[int, int] = field(default_factory=dict)
    forced_branch: bool | None = None
    fork_counts: dict[int, int] = field(default_factory=dict)
    frame_is_aligned: bool = False  # an aligned area of the frame is in use
    has_blocks: bool = False  # the call has at least one block, even if none is left
    flags_secret: bool = False  # the flags may depend on message, state or schedule
    overlap_end: int = 0  # end of the written bytes that may lie over blocks; from the next digest
    lowest_access: int = 0  # lowest byte of the stack accessed, relative to rsp at entry
    shadow_stack: tuple[Term, ...] = ()  # return addresses of the calls that have not returned

    def copy(self) -> State:
        """Return a copy that shares no mutable data with this state."""
        return replace(self, ints=list(self.ints), vecs=list(self.vecs), masks=list(self.masks),
                       memory_bytes={key: dict(region_bytes)
                                     for key, region_bytes in self.memory_bytes.items()},
                       instruction_counts=dict(self.instruction_counts),
                       fork_counts=dict(self.fork_counts))


class Operands:
    """Register and memory access of one program.

    `count`: the variable for the number of blocks, or None if no parameter holds that number.
    """

    def __init__(self, program: Disassembly, algebra: Algebra, memory: Memory,
                 count: Term | None) -> None:
        """Create the variable for the return address."""
        self.program, self.algebra, self.memory, self.count = program, algebra, memory, count
        self.stride: Term | None = None  # public parameter from 1 to conditions.MAX_STRIDE
        self.return_address = memory.new_variable("return address", 64, secret=False)
        self._addresses: dict[Any, tuple[Key, int]] = {}
        self._upper_half_count = 0

    def entry_state(self) -> State:
        """Return the state at the function's entry, in which every register holds a new
        variable."""
        memory = self.memory
        state = State(
            self.program.entry,
            [memory.stack if name == "rsp" else memory.new_variable(f"{name} at entry", 64, False)
             for name in INTEGER_NAMES],
            [(memory.new_variable(f"xmm{i} at entry", 128, False), False) for i in range(32)],
            [memory.new_variable(f"k{i} at entry", 64, False) for i in range(8)])
        memory.store(state.memory_bytes, memory.stack, 0, self.return_address)
        return state

    # operands

    def read_integer_register(self, state: State, number: int, width: int = 64) -> Term:
        """Return the content of an integer register in a width of 32 or 64 bits."""
        word = state.ints[number]
        if word.width == width:
            return word
        if width == 32:
            return word.cut(0, 32)
        return self.algebra.join([word, self.algebra.number(0, 32)])

    def read_vector_register(self, state: State, number: int, width: int) -> Term:
        """Return the content of a vector register in a width of 128, 256 or 512 bits."""
        word, zeros = state.vecs[number]
        if word.width >= width:
            return word.cut(0, width)
        if zeros:
            return self.algebra.join([word, self.algebra.number(0, width - word.width)])
        self._upper_half_count += 1
        above = self.memory.new_variable(f"upper half {self._upper_half_count} at entry",
                                         512 - word.width, False)
        state.vecs[number] = self.algebra.join([word, above]), True
        return self.read_vector_register(state, number, width)

    def read_operand(self, state: State, operand: Reg | Mem | int) -> Any:
        """Return an operand's value: a word, or an integer if the operand is an immediate."""
        if isinstance(operand, int):
            return operand
        if isinstance(operand, Reg):
            if operand.register_class == "int":
                return self.read_integer_register(state, operand.number, operand.width)
            if operand.register_class == "vec":
                return self.read_vector_register(state, operand.number, operand.width)
            return state.masks[operand.number]
        if operand.vector:
            return self.read_gather(state, operand)
        key, offset = self.locate_operand(state, operand)
        return self.load_word(state, key, offset, operand.size // 8)

    def read_gather(self, state: State, mem: Mem) -> Term:
        """Return the elements that a gather instruction loads, as one word.

        Raises Refusal if an index is not a constant.
        """
        assert mem.index is not None
        words = []
        for lane in split(self.read_vector_register(state, mem.index, mem.vector), mem.size):
            if not lane.is_constant():
                raise Refusal("constant time",
                              f"a gather's index is not a known constant: {lane!r}")
            plain = replace(mem, index=None, vector=0,
                            offset=mem.offset + mem.scale * as_signed(int(lane), mem.size))
            key, offset = self.locate_operand(state, plain)
            words.append(self.load_word(state, key, offset, mem.size // 8))
        return self.algebra.join(words)

    def write_operand(self, state: State, operand: Reg | Mem, word: Term,
                      preserve_upper: bool = False) -> None:
        """Write a word to an operand.

        `preserve_upper`: keep the bits of the vector register above the word, as legacy SSE does;
        otherwise they become zero.
        """
        if isinstance(operand, Mem):
            key, offset = self.locate_operand(state, operand)
            self.store_word(state, key, offset, word)
        elif operand.register_class == "int":
            state.ints[operand.number] = word
        elif operand.register_class == "mask":
            state.masks[operand.number] = word
        elif not preserve_upper:
            state.vecs[operand.number] = word, True
            if operand.width > 128 and operand.number < 16:
                state.upper_halves_dirty = True
        else:
            old, zeros = state.vecs[operand.number]
            above = [old.cut(128, old.width - 128)] if old.width > 128 else []
            state.vecs[operand.number] = self.algebra.join([word, *above]), zeros

    def effective_address(self, state: State, mem: Mem) -> Term:
        """Return the address of a memory operand, which is no gather's, as a word of 64 bits."""
        assert not mem.vector
        summands = []
        if mem.base is None and mem.index is None:
            return self.algebra.combine(64, [(self.memory.base_address(mem.anchor), 1)],
                                        mem.offset - mem.anchor)
        if mem.base is not None:
            summands.append((self.read_integer_register(state, mem.base), 1))
        if mem.index is not None:
            summands.append((self.read_integer_register(state, mem.index), mem.scale))
        return self.algebra.combine(64, summands, mem.offset)

    def locate_operand(self, state: State, mem: Mem) -> tuple[Key, int]:
        """Return the address of a memory operand as (key of the memory region, offset from its base
        pointer in bytes); raise Refusal unless the address is public.
        """
        base = state.ints[mem.base] if mem.base is not None else None
        index = state.ints[mem.index] if mem.index is not None else None
        block_count = state.min_blocks if state.min_blocks == state.max_blocks else None
        key = base, index, mem.scale, mem.offset, mem.anchor, block_count
        address_pair = self._addresses.get(key)
        if address_pair is None:
            address_pair = self.split_address(self.effective_address(state, mem), block_count)
            self._addresses[key] = address_pair
        return address_pair

    def split_address(self, word: Term, block_count: int | None) -> tuple[Key, int]:
        """Return an address as (key of the memory region, offset from its base pointer in bytes).

        `block_count`: the number of blocks left, or None if it is not known. Raises Refusal unless
        the address is public and does not depend on the contents of undefined symbols.
        """
        if not word.public:
            raise Refusal("constant time", "an address depends on secret or undefined data: "
                          f"{word!r}")
        terms, offset = self.algebra.linear(word)
        if block_count is not None and self.count in terms:
            terms = dict(terms)
            offset += terms.pop(self.count) * block_count           # type: ignore[arg-type]
        external = self.memory.external_words
        if external and any(w in external for w in self.algebra.inputs(word)):
            raise Refusal("memory", "an address depends on memory outside the object")
        offset &= (1 << 64) - 1
        return self.memory.region_key(terms), offset - (1 << 64) if offset >> 63 else offset

    def locate_stack_pointer(self, state: State) -> tuple[Key, int]:
        """Return the stack pointer as (key of the memory region, offset from its base pointer in
        bytes).
        """
        word = state.ints[RSP]
        address_pair = self._addresses.get(word)
        if address_pair is None:
            key, offset = self.split_address(self.read_integer_register(state, RSP), None)
            self.memory.region_of(key)  # creates the region of the frame
            address_pair = self._addresses[word] = key, offset
        return address_pair

    def check_access(self, state: State, access: str, key: Key, offset: int,
                     size: int) -> MemoryRegion:
        """Record an access of `size` bytes and return its region; raise Refusal if it is forbidden.

        `access`: "read", "write" or "early", as in `MemoryRegion`.
        """
        region = self.memory.check_access(access, key, offset, size, state.min_blocks,
                                          self.locate_stack_pointer(state), state.max_blocks,
                                          state.has_blocks or state.min_blocks > 0)
        state.lowest_access = self.memory.record_stack_access(key, offset, state.lowest_access)
        state.frame_is_aligned |= key in self.memory.frame_bases and key is not self.memory.stack
        return region

    def load_word(self, state: State, key: Key, offset: int, size: int) -> Term:
        """Return `size` bytes at an offset of the region of `key` as a word; raise Refusal for a
        forbidden access.
        """
        region = self.check_access(state, "read", key, offset, size)
        if region.may_be_overwritten and offset < state.overlap_end:
            raise Refusal("memory", f"reads bytes {offset} to {offset + size - 1} of the "
                          f"{region.name} after writing up to byte {state.overlap_end - 1} of the "
                          "digests, which may lie over them")
        return self.memory.load(state.memory_bytes, region, key, offset, size)

    def store_word(self, state: State, key: Key, offset: int, word: Term) -> None:
        """Write a word at an offset of the region of `key`; raise Refusal for a forbidden access.
        """
        is_early = key is self.memory.stack and not state.frame_is_aligned
        region = self.check_access(state, "early" if is_early else "write", key, offset,
                                   word.width // 8)
        if region.may_overlap_input:
            state.overlap_end = max(state.overlap_end, offset + word.width // 8)
        self.memory.store(state.memory_bytes, key, offset, word)


def as_signed(value: int, width: int) -> int:
    """Return the lowest `width` bits of an integer, read as a two's complement number."""
    value &= (1 << width) - 1
    return value - (1 << width) if value >> width - 1 else value
