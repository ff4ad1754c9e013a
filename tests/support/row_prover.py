"""Execution of one instruction, or of a few, by the prover's machine on a state of constants, and
its differences from a processor's result."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from check_support import assemble
from row_forms import (
    FLAGS,
    HIGH,
    INTS,
    LOW,
    MASKS,
    MEMORY,
    MEMORY_BYTES,
    PUSHED,
    STACK_POINTER,
    STATUS_FLAGS,
    form_function,
)

from generator.check import decode, objects
from generator.check.disassembly import Disassembly
from generator.check.frame import MAX_STACK_BYTES
from generator.check.image import Image
from generator.check.machine import Machine
from generator.check.memory import Memory, MemoryRegion
from generator.check.steps import Mem, Reg, Step
from generator.check.terms import Algebra, Secrecy, Term
from generator.x86.isa import Row

# bytes above the stack pointer at entry that are set and compared
BELOW = 64
MAX_EXECUTED = 20                                            # instructions of one run
# instruction sequences that the machine executes, at least in part, without ISA rows
CONTROL = [
    "push rcx", "push 5", "push -5", "push 0x12345678", "push -0x12345678", "push qword ptr [r8]",
    "pop rdx",
    "pop qword ptr [r8 + 8]", "push rcx; push rdx; pop rcx; pop rdx", "push rsp; pop rdx; sub rdx, "
    "rsp",
    "lea rdx, [rax + 4*rcx + 8]", "lea rdx, [rcx - 3]", "lea edx, [rcx + 2*rax + 0x12345678]",
    "lea edx, [rcx - 3]",
    "lea rdx, [8*rcx - 1]", "sub rsp, 24; mov [rsp + 8], rcx; mov rdx, [rsp + 8]; add rsp, 24",
    "lea rsp, [rsp + 16]",
    "nop", ".byte 0x66, 0x90", ".byte 0x0f, 0x1f, 0x00", ".byte 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0",
    ".byte 0x66, 0x2e, 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0", "xchg ax, ax", ".byte 0x90", "endbr64",
    "cld",
    "prefetcht0 [r8]", "prefetcht1 [r8]", "prefetcht2 [r8 + 64]", "prefetchnta [r8]", "vzeroupper",
    "vzeroall",
    "xor eax, eax; jmp 7f; mov rdx, rcx; 7: mov rbx, rcx", "call 7f; jmp 8f; 7: mov rdx, rcx; ret; "
    "8: mov rcx, rbx", *(f"{compare}; j{condition} 7f; mov rbx, rdx; 7: mov rcx, rbx"
                         for compare in ("cmp rax, rcx", "sub eax, ecx", "cmp edx, 5")
                         for condition in ("e", "ne", "b", "ae", "be", "a")),
    *(f"{compare}; cmov{condition} {to}, {source}"
      for compare in ("cmp rax, rcx", "test edx, edx", "and rax, rdx")
      for condition in ("e", "ne", "b", "ae", "be", "a")
      for to, source in (("rbx", "rdx"), ("ebx", "edx"))),
    *(f"{change} rcx; j{condition} 7f; mov rbx, rdx; 7: mov rdx, 3" for change in ("dec", "inc")
      for condition in ("e", "ne"))]


class Prover:
    """Machine of the prover on one image, whose registers and buffer are set to constants."""

    def __init__(self, image: Image, wide: bool) -> None:
        self.algebra, self.image, self.bits = Algebra(), image, 512 if wide else 256
        self.memory = Memory(self.algebra, image, "sysv",
                             self.algebra.variable("rsp", 64, Secrecy.PUBLIC), MAX_STACK_BYTES)
        self.buffer = self.algebra.variable("buffer", 64, Secrecy.PUBLIC)
        self.memory.regions[self.buffer] = MemoryRegion("buffer", lambda _: MEMORY_BYTES,
                                                        writable=True, align=64)
        self.program = Disassembly(image, 0)
        self.machine = Machine(self.program, self.algebra, self.memory, None)
        self.entry = self.machine.entry_state()
        self.vectors = [(n, LOW + 64 * n) for n in range(4)] + [(n + 16, HIGH + 64 * n)
                                                                for n in range(4 if wide else 0)]
        self.masks = range(4 if wide else 0)

    def decode_as(self, address: int, row: Row) -> None:
        """Decode the instruction at an address as a form of the row, and fail if it is none; `run`
        then executes this row."""
        step = self.program.step_at(address)
        instruction = self.program.decoded_at(address).instruction
        assert step.row is not None, step.text
        assert row in decode.rows_by_mnemonic()[step.mnemonic], row.text
        fitted = decode.match_row(row, decode.decode_operands(instruction))
        assert fitted is not None, f"{step.text} is no form of {row.text}"
        self.program.steps[address] = dataclasses.replace(step, **fitted)

    def run(self, address: int, before: bytes, end: int | None = None) -> tuple[bytes, Any]:
        """Execute the instruction at `address` on the state in the bytes `before` (described in
        row_forms.py); with `end`, execute instructions until the address `end`."""
        step, has_stack = self.program.step_at(address), end is not None
        has_memory = has_stack or any(isinstance(x, Mem) for x in (step.out, *step.args))
        state = self.initial_state(step, before, has_memory, has_stack)
        unchanged_flags: Any = object()
        state.flags, state.pc, executed = unchanged_flags, address, 0
        first = state.copy()
        while not executed or has_stack and state.pc != end:
            self.machine.execute_next(state)
            executed += 1
            assert executed < MAX_EXECUTED
        after = self.state_bytes(state, first, before, has_memory, has_stack)
        if state.flags is unchanged_flags:
            return after, "kept"
        if state.flags is None:
            return after, None
        row, args = state.flags
        return after, {name: int(bit) for name, bit in row.flags(*args).items()}

    def initial_state(self, step: Step, before: bytes, has_memory: bool, has_stack: bool) -> Any:
        state = self.entry.copy()
        used = {(x.register_class, x.number) for x in (step.out, *step.args) if isinstance(x, Reg)}
        used |= {("vec", x.index or 0) for x in step.args if isinstance(x, Mem) and x.vector}
        if has_stack:
            used = {("int", n) for n in range(4)} | {("vec", n) for n, _ in self.vectors
                                                     if step.mnemonic.startswith("vzero")}

        def word(at: int, size: int) -> Term:
            """Return the `size` bytes at offset `at` of the state as a constant."""
            return self.algebra.number(int.from_bytes(before[at:at + size], "little"), 8 * size)

        for i in range(4):
            if ("int", i) in used:
                state.ints[i] = word(INTS + 8 * i, 8)
        for n, at in self.vectors:
            if ("vec", n) in used:
                state.vecs[n] = word(at, self.bits // 8)
        for n in self.masks:
            if ("mask", n) in used:
                state.masks[n] = word(MASKS + 8 * n, 8)
        if has_memory:
            self.memory.store(state.memory_bytes, self.buffer, 0, word(MEMORY, MEMORY_BYTES))
        state.ints[8] = self.buffer
        if has_stack:
            state.ints[4] = self.algebra.combine(64, ((self.memory.stack, 1),), -BELOW)
            self.memory.store(state.memory_bytes, self.memory.stack, -BELOW, word(PUSHED, BELOW))
        return state

    def state_bytes(self, state: Any, first: Any, before: bytes, has_memory: bool,
                    has_stack: bool) -> bytes:
        """Return the bytes `before` with values of `state` in them: of the registers that differ
        from `first`; with `has_memory`, of the buffer; with `has_stack`, of the stack."""
        out, machine = bytearray(before), self.machine

        def put(at: int, form: Term) -> None:
            """Store a constant at offset `at` of the new state."""
            out[at:at + form.width // 8] = int(form).to_bytes(form.width // 8, "little")

        for i in range(4):
            if state.ints[i] is not first.ints[i]:
                put(INTS + 8 * i, state.ints[i].cut(0, 64))
        for n, at in self.vectors:
            if state.vecs[n] is not first.vecs[n]:
                put(at, state.vecs[n].cut(0, self.bits))
        for n in self.masks:
            if state.masks[n] is not first.masks[n]:
                put(MASKS + 8 * n, state.masks[n])
        if has_memory:
            put(MEMORY, machine.load_word(state, self.buffer, 0, MEMORY_BYTES))
        if has_stack:
            key, offset = machine.locate_stack_pointer(state)
            assert key is self.memory.stack
            put(STACK_POINTER, self.algebra.number(PUSHED + BELOW + offset, 64))
            for at in range(max(offset, -BELOW - 64), 0):
                put(PUSHED + BELOW + at, machine.load_word(state, key, at, 1))
        return bytes(out)


def state_differences(text: str, before: bytes, got: bytes, expected: bytes, flags: Any,
                      wide: bool) -> list[str]:
    """Return a line for each part of the state in which the processor and the prover differ after
    they executed `text` on the state `before`."""
    real, old = (int.from_bytes(buffer[FLAGS:FLAGS + 8], "little") for buffer in (got, before))
    bytes_of = 64 if wide else 32
    parts = [("integers", INTS, 32), ("masks", MASKS, 32), ("memory", MEMORY, MEMORY_BYTES)]
    parts += [("vectors", at + 64 * n, bytes_of) for at in (LOW, HIGH) for n in range(4)]
    wrong = [f"{text}: {name}" for name, at, size in parts
             if got[at:at + size] != expected[at:at + size]]
    if flags == "kept" and (real ^ old) & STATUS_FLAGS:
        wrong.append(f"{text}: changes flags that its row keeps")
    bits = {"C": real & 1, "Z": real >> 6 & 1, "S": real >> 7 & 1, "O": real >> 11 & 1}
    if isinstance(flags, dict) and any(bits[name] != value for name, value in flags.items()):
        wrong.append(f"{text}: flags {flags}, the processor has {bits}")
    return wrong


def stack_errors(text: str, got: bytes, expected: bytes) -> list[str]:
    """Return a line if the stack pointers differ in the processor's state `got` and the prover's
    state `expected` after they executed `text`, or if the bytes above them differ; else []."""
    top, real = (int.from_bytes(buffer[STACK_POINTER:STACK_POINTER + 8], "little")
                 for buffer in (expected, got))
    return ([f"{text}: the stack pointer moves by {real - PUSHED}, not {top - PUSHED}"]
            if top != real else
            [f"{text}: the stack"] if got[top:PUSHED + BELOW] != expected[top:PUSHED + BELOW]
            else [])


def load_forms(functions: Sequence[str], wide: bool) -> Image:
    """Return the image of functions f0, f1, ...: fK loads a state, executes the instructions
    `functions[K]` and stores the state. `wide`: with AVX-512's registers."""
    return objects.load(assemble("\n".join([".text"] + [form_function(f"f{k}", text, wide)
                                                        for k, text in enumerate(functions)])))


def number_labels(texts: Sequence[str]) -> list[str]:
    """The texts with the labels 7 and 8 of each replaced by labels that differ in every text."""
    return [text.replace("7:", f"{k}7777:").replace("8:",
                                                    f"{k}8888:").replace("7f", f"{k}7777f").replace(
                                                        "8f", f"{k}8888f")
            for k, text in enumerate(texts)]
