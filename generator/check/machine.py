"""Symbolic execution of single instructions. Input: a step and a symbolic state, in which registers
and memory bytes are normal forms and the number of blocks lies in an interval. Output: the state
after the step. Method: the row's executable semantics, evaluated on normal forms; control
instructions are implemented here. Execution forks where a condition depends on the number of blocks
(conditions.py). Addresses must be public, and forbidden accesses are refused."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from ..spec.words import split, to_signed
from ..x86.convention import INTEGER_NAMES, RSP
from ..x86.isa import Row, evaluate_row
from .conditions import decide_condition
from .disassembly import Disassembly
from .frame import STACK_ALIGNMENT, Refusal
from .memory import Memory
from .region import Byte, Key, MemoryRegion
from .steps import Mem, Reg, Step
from .terms import Algebra, Secrecy, Term, Unknown
from .timing import LIST_NAMES

MANY = 1 << 32  # blocks: loops over more are never executed one by one
# instructions that set every arithmetic flag (SDM volume 1, table A-1)
ALL_FLAGS = {"add", "sub", "cmp", "test", "and", "or", "xor"}


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


class Machine:
    """Processor whose registers and memory hold normal forms, for one program.

    `count`: the variable for the number of blocks, or None if no parameter holds that number. The
    methods that access memory raise Refusal, as `split_address` and `check_access` do.
    """

    def __init__(self, program: Disassembly, algebra: Algebra, memory: Memory,
                 count: Term | None) -> None:
        """Create a processor that has executed no instruction."""
        self.program, self.algebra, self.memory, self.count = program, algebra, memory, count
        self.stride: Term | None = None  # public parameter from 1 to conditions.MAX_STRIDE
        self.return_address = algebra.variable("return address", 64, Secrecy.CALLER)
        # addresses of legacy SSE instructions executed with dirty upper halves
        self.sse_with_dirty_halves: set[int] = set()
        self.return_targets: dict[Term, int] = {}  # pushed return address -> address to continue at
        self.returns_match_calls = True  # every return so far belongs to the last call
        self.executed_count = 0
        # (row, width, arguments) -> result: true of all values, so that all proofs on the tables of
        # one algebra share it
        self._results: dict[Any, Term] = algebra.row_results
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

    # instructions

    def execute_next(self, state: State, truth: bool | None = None) -> bool:
        """Execute the instruction at `state.pc`; return whether the function has returned. `truth`:
        truth value of its condition, where a fork has decided it. Changes `state`, but raises Fork
        before it writes to a register or to memory."""
        step = self.program.step_at(state.pc)
        if step.mnemonic not in LIST_NAMES and not (step.row and step.row.data_independent_time):
            raise Refusal("constant time", f"`{step.mnemonic}` is not among the instructions whose "
                          "time is known not to depend on data")
        stack = state.ints[RSP]
        done = step.row is None and self.execute_control_instruction(state, step, truth)
        if step.row is not None:
            self.execute_table_instruction(state, step, step.row)
            state.pc += step.length
        if state.ints[RSP] is not stack and not done:
            self.check_stack_move(state, stack)
        self.executed_count += 1
        return done

    def check_stack_move(self, state: State, before: Term) -> None:
        """Check the new stack pointer of `state`."""
        memory = self.memory
        if not (word := state.ints[RSP].cut(0, 64)).public:
            raise Refusal("stack", f"the stack pointer holds {word!r}, which is no place in the "
                          "frame")
        key, offset = self.split_address(word, None)
        base = memory.frame_base_of_stack_pointer(key, offset)
        if memory.abi == "win64":
            memory.check_page_step(base.lowest + offset, state.lowest_access)
        old, top = self.split_address(before, None)
        if old is not key or offset > top:
            memory.discard_below_stack(state.memory_bytes, (key, offset))

    def execute_table_instruction(self, state: State, step: Step, row: Row) -> None:
        """Execute an instruction that a row of the ISA tables describes."""
        args = tuple([self.read_operand(state, operand) for operand in step.args])
        if step.aligned:
            self.require_alignment(state, step)
        if step.out is not None:
            memo = row, step.width, step.out.width, args
            result = self._results.get(memo)
            if result is None:
                try:
                    word = evaluate_row(row, step.width, *args, means=self._memoized_semantics(row))
                except Unknown:
                    raise Refusal("constant time", f"`{step.mnemonic}` with an amount or control "
                                  "that is not a known constant") from None
                result = (self.algebra.number(word, step.out.width) if isinstance(word, int)
                          else word)
                self._results[memo] = result
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
            raise Refusal("memory",
                          f"`{step.mnemonic}` with a mask that is not known to be all ones")
        self.write_operand(state, mask_register, self.algebra.number(0, mask_register.width))

    def require_alignment(self, state: State, step: Step) -> None:
        """Raise Refusal if a memory operand of the instruction, which must be aligned to its size,
        is not known to be aligned."""
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
        """Execute an instruction without a row: a jump, a stack operation, LEA, CMOV, VZEROUPPER or
        another one of decode.CONTROL_FORMS."""
        name, after = step.mnemonic, state.pc + step.length
        if name == "jmp":
            after = self.jump_target(step)
        elif name == "j":
            if decide_condition(self, state, step.condition) if truth is None else truth:
                after = self.jump_target(step)
        elif name == "cmov":
            out, source = step.operands
            value = self.read_operand(state, source)
            moves = decide_condition(self, state, step.condition) if truth is None else truth
            self.write_operand(state, out, value if moves else self.read_operand(state, out))
        elif name == "lea":
            out, mem = step.operands
            self.write_operand(state, out, self.effective_address(state, mem).cut(0, out.width))
        elif name == "std":
            raise Refusal("abi", "sets the direction flag")
        elif name.startswith("prefetch"):
            # even a prefetch changes the caches
            if not (word := self.effective_address(state, step.operands[0])).public:
                raise Refusal("constant time", "an address depends on secret or undefined data: "
                              f"{word!r}")
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
            target = self.jump_target(step)
            section = self.program.image.section_at(after - 1)
            assert section is not None
            # the unknown address of the section plus an offset; a return to it is permitted now
            word = self.memory.base_address(section.address) + (after - section.address)
            self.return_targets[word] = after
            self.push(state, word)
            state.shadow_stack += (word,)
            after = target
        elif name == "ret":
            word = self.pop(state)
            last = state.shadow_stack[-1] if state.shadow_stack else self.return_address
            self.returns_match_calls &= word is last
            if word is self.return_address:
                return True
            state.shadow_stack = state.shadow_stack[:-1]
            if word not in self.return_targets:
                raise Refusal("abi", "`ret` jumps to what is neither the return address nor behind "
                              "a call: the stack is out of balance or the return address was "
                              "overwritten")
            after = self.return_targets[word]
        state.pc = after
        return False

    def push(self, state: State, word: Term) -> None:
        """Move the stack pointer down by 8 bytes, and store a word there."""
        state.ints[RSP] = state.ints[RSP].cut(0, 64) - 8
        self.store_word(state, *self.locate_stack_pointer(state), word)

    def pop(self, state: State) -> Term:
        """Return the word at the top of the stack; move the stack pointer up by 8 bytes."""
        word = self.load_word(state, *self.locate_stack_pointer(state), 8)
        state.ints[RSP] = state.ints[RSP].cut(0, 64) + 8
        return word

    def jump_target(self, step: Step) -> int:
        """Return the target of a jump or call, an address in the image; raise Refusal if the target
        is no code of the object."""
        if step.target is None:
            does = "calls" if step.mnemonic == "call" else "jumps to"
            raise Refusal("flow", f"`{step.text}` {does} {step.outside_target}, which is outside "
                          "the object")
        return step.target
