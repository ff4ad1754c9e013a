"""Symbolic execution of single instructions. Input: a step and a symbolic state. Output: the state
after the step. Method: the row's executable semantics, evaluated on normal forms; control
instructions are implemented here. Thus emulation and proof use the same semantics. Execution forks
where a condition depends on the number of blocks (conditions.py)."""

from functools import cache
from typing import Any

from ..x86.convention import RSP
from ..x86.isa import Row, evaluate_row
from .conditions import decide_condition
from .disassembly import Disassembly
from .frame import STACK_ALIGNMENT, Refusal
from .memory import Memory
from .state import Operands, State
from .steps import Mem, Step
from .terms import Algebra, Term, Unknown
from .timing import LIST_NAMES

# instructions that set every arithmetic flag (SDM volume 1, table A-1)
ALL_FLAGS = {"add", "sub", "cmp", "test", "and", "or", "xor"}


class Machine(Operands):
    """Processor whose registers and memory hold normal forms, for one program."""

    def __init__(self, program: Disassembly, algebra: Algebra, memory: Memory,
                 count: Term | None) -> None:
        """Create a processor that has executed no instruction."""
        super().__init__(program, algebra, memory, count)
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
