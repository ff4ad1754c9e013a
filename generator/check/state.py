"""Symbolic state and operand access. Input: a state and an operand. Output: its value in normal
form, or the state with the operand written. Method: registers and memory bytes map to normal forms;
the number of blocks lies in an interval. Addresses must be public, and forbidden accesses are
refused."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from ..spec.words import split, to_signed
from ..x86.convention import INTEGER_NAMES, RSP
from ..x86.isa import Row
from .disassembly import Disassembly
from .frame import Refusal
from .memory import Memory
from .region import Byte, Key, MemoryRegion
from .steps import Mem, Reg
from .terms import Algebra, Secrecy, Term

MANY = 1 << 32  # blocks: loops over more are never executed one by one


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
    shadow_stack: tuple[Term, ...] = ()  # return addresses of the calls that have not returned

    def registers(self, register_class: str) -> list[Term]:
        """Return the state's list of the contents of a class's registers: int, vec or mask."""
        return (self.ints if register_class == "int" else
                self.vecs if register_class == "vec" else self.masks)

    def copy(self) -> State:
        """Return a copy that shares no mutable data with this state."""
        return replace(self, ints=list(self.ints), vecs=list(self.vecs), masks=list(self.masks),
                       memory_bytes={key: dict(region_bytes)
                                     for key, region_bytes in self.memory_bytes.items()})


class Operands:
    """Register and memory access of one program.

    `count`: the variable for the number of blocks, or None if no parameter holds that number. The
    methods that access memory raise Refusal, as `split_address` and `check_access` do.
    """

    def __init__(self, program: Disassembly, algebra: Algebra, memory: Memory,
                 count: Term | None) -> None:
        """Create the variable for the return address."""
        self.program, self.algebra, self.memory, self.count = program, algebra, memory, count
        self.stride: Term | None = None  # public parameter from 1 to conditions.MAX_STRIDE
        self.return_address = algebra.variable("return address", 64, Secrecy.CALLER)

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

    # operands

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
        """Return the elements that a gather instruction loads, as one word. Raise Refusal if an
        index is not a constant."""
        assert mem.index is not None
        words = []
        for lane in split(state.vecs[mem.index].cut(0, mem.vector), mem.size):
            if not lane.is_constant():
                raise Refusal("constant time",
                              f"a gather's index is not a known constant: {lane!r}")
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
        """Return the address of a memory operand as a word of 64 bits. The operand of a gather has
        no single address and is not allowed."""
        assert not mem.vector
        summands = [(state.ints[number].cut(0, 64), scale) for number, scale in (
            (mem.base, 1), (mem.index, mem.scale)) if number is not None]
        if not summands:
            return self.algebra.combine(64, [(self.memory.base_address(mem.anchor), 1)],
                                        mem.offset - mem.anchor)
        return self.algebra.combine(64, summands, mem.offset)

    def locate_operand(self, state: State, mem: Mem) -> tuple[Key, int]:
        """Return the address of a memory operand as (key of the memory region, offset from its base
        pointer in bytes)."""
        block_count = state.min_blocks if state.min_blocks == state.max_blocks else None
        return self.split_address(self.effective_address(state, mem), block_count)

    def split_address(self, word: Term, block_count: int | None) -> tuple[Key, int]:
        """Return an address as (key of the memory region, offset from its base pointer in bytes).
        `block_count`: the number of blocks left, or None if it is not known. Raises Refusal unless
        the address is public and does not depend on the contents of undefined symbols."""
        if not word.public:
            raise Refusal("constant time", "an address depends on secret or undefined data: "
                          f"{word!r}")
        if word.secrecy is Secrecy.EXTERNAL:
            raise Refusal("memory", "an address depends on memory outside the object")
        terms, offset = self.algebra.linear(word)
        if block_count is not None and self.count in terms:
            terms = dict(terms)
            offset += terms.pop(self.count) * block_count           # type: ignore[arg-type]
        return self.memory.region_key(terms), to_signed(offset, 64)

    def locate_stack_pointer(self, state: State) -> tuple[Key, int]:
        """Return the stack pointer as (key of the memory region, offset from its base pointer in
        bytes)."""
        return self.split_address(state.ints[RSP].cut(0, 64), None)

    def check_access(self, state: State, access: str, key: Key, offset: int,
                     size: int) -> MemoryRegion:
        """Record an access of `size` bytes in its region, for the frame also in the state; return
        the region."""
        memory, blocks = self.memory, state.min_blocks
        region = memory.region_of(key)
        if region.needs_blocks and not (state.has_blocks or blocks > 0):
            raise Refusal("memory", f"{access}s the {region.name} where as few as 0 blocks were "
                          "given: its pointer may be anything then")
        if key in memory.frame_bases:
            memory.check_frame_access("write" if access == "early" else access, key, offset, size,
                                      self.locate_stack_pointer(state))
            state.lowest_access = memory.record_stack_access(key, offset, state.lowest_access)
            state.frame_is_aligned |= key is not memory.stack
        elif key in memory.anchors:
            memory.check_constant_access(access, memory.anchors[key], offset, size)
        else:
            is_permitted = region.readable if access == "read" else region.writable
            low, high = 0, region.extent(blocks) if is_permitted else 0
            if access == "read" and state.max_blocks < region.total_blocks:
                low -= region.bytes_before
            if not (low <= offset and offset + size <= high):
                is_message_read = region.name == "message" and access == "read"
                limit = (f"where as few as {blocks} blocks are left" if is_message_read else
                         f"of which it may {access} bytes {low} to {high - 1}" if high > low else
                         f"which it must not {access}")
                raise Refusal("memory", f"{access}s bytes {offset} to {offset + size - 1} of the "
                              f"{region.name}, {limit}")
        region.accesses[access].add((offset, size))
        return region

    def load_word(self, state: State, key: Key, offset: int, size: int) -> Term:
        """Return `size` bytes at an offset of the region of `key` as a word; raise Refusal for a
        forbidden access, and for bytes over which the function may have written digests."""
        region = self.check_access(state, "read", key, offset, size)
        if region.may_be_overwritten and offset < state.overlap_end:
            raise Refusal("memory", f"reads bytes {offset} to {offset + size - 1} of the "
                          f"{region.name} after writing up to byte {state.overlap_end - 1} of the "
                          "digests, which may lie over them")
        return self.memory.load(state.memory_bytes, key, offset, size)

    def store_word(self, state: State, key: Key, offset: int, word: Term) -> None:
        """Write a word at an offset of the region of `key`; raise Refusal for a forbidden access.
        """
        is_early = key is self.memory.stack and not state.frame_is_aligned
        region = self.check_access(state, "early" if is_early else "write", key, offset,
                                   word.width // 8)
        if region.may_overlap_input:
            state.overlap_end = max(state.overlap_end, offset + word.width // 8)
        self.memory.store(state.memory_bytes, key, offset, word)
