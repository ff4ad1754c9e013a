"""Are the rows the machine? Every form that the host can run, on random states, against its own processor.

Each form of each row is assembled into a function that loads registers, memory and flags from a buffer, runs
the one instruction and stores everything; the prover's decoder and machine run the same bytes on constants.
The instructions that the machine runs without a row (jumps, the stack, and others) are run in the same way.
"""

import dataclasses
import random
from collections import Counter

import pytest
from check_support import assemble
from row_forms import (
    FLAGS,
    HIGH,
    INTS,
    KEPT,
    LOW,
    MASKS,
    MEMORY,
    MEMORY_BYTES,
    PUSHED,
    SIZE,
    STACK_POINTER,
    forms,
    function,
    state_for,
    untried,
)

from generator import isa
from generator.check import decode, native, objects
from generator.check.decode import Program
from generator.check.machine import Machine
from generator.check.memory import Memory, Refusal, Space
from generator.check.normal import Algebra

STATES, FEWEST = 100, 6                              # of a row, and of a form
WIDE = {"avx512f", "avx512vl", "avx512bw", "avx512dq"}
# how many forms (of a row, in a width, from register or memory) must have run where the host has all of an ISA's features
LEAST = {"x64": 81, "bmi2": 8, "sse41": 62, "avx": 54, "avx2": 115, "shani": 14, "avx512": 269, "sha512ni": 3}
BELOW = 64                                           # bytes above the stack pointer that are known and compared


class Prover:
    """The prover's machine on one image, with registers and a buffer that are set to constants."""

    def __init__(self, image, wide):
        self.algebra, self.image, self.bits = Algebra(), image, 512 if wide else 256
        self.memory = Memory(self.algebra, image, "sysv", self.algebra.variable("rsp", 64, public=True))
        self.buffer = self.algebra.variable("buffer", 64, public=True)
        self.memory.spaces[self.buffer] = Space("buffer", lambda _: (0, MEMORY_BYTES), lambda _: (0, MEMORY_BYTES), align=64)
        self.program = Program(image, 0)
        self.machine = Machine(self.program, self.algebra, self.memory, None)
        self.entry = self.machine.entry()
        self.vectors = [(n, LOW + 64 * n) for n in range(4)] + [(n + 16, HIGH + 64 * n) for n in range(4 if wide else 0)]
        self.masks = range(4 if wide else 0)

    def take(self, address, row):
        """Lets the machine run the instruction as a form of this row, which must fit it."""
        step, instruction = self.program.step(address), self.program.instruction(address)
        assert step.row is not None, step.text
        slots = next(slots for other, slots in decode.rows_by_mnemonic()[step.mnemonic] if other is row)
        fitted = decode._fit(row, slots, decode._operands(instruction))
        assert fitted is not None, f"{step.text} is no form of {row.text}"
        width, out, args = fitted
        self.program._steps[address] = dataclasses.replace(step, row=row, width=width, out=out, args=args)

    def run(self, address, before, end=None):
        """The buffer after the instructions from one address to another (one instruction, unless told); flags as a dict,
        "kept", or None where undefined."""
        number, state, machine = self.algebra.number, self.entry.copy(), self.machine
        step, bytes_of = self.program.step(address), self.bits // 8
        used = {(place.bank, place.number) for place in (step.out, *step.args) if isinstance(place, decode.Reg)}
        used |= {("vec", place.index) for place in step.args if isinstance(place, decode.Mem) and place.vector}
        if end is not None:
            used = {("int", n) for n in range(4)} | {("vec", n) for n, _ in self.vectors if step.mnemonic.startswith("vzero")}
        memory = end is not None or any(isinstance(place, decode.Mem) for place in (step.out, *step.args))

        def word(at, size):
            return number(int.from_bytes(before[at:at + size], "little"), 8 * size)

        for i in range(4):
            if ("int", i) in used:                               # others stay what they are: words that nobody knows
                state.ints[i] = word(INTS + 8 * i, 8)
        for n, at in self.vectors:
            if ("vec", n) in used:
                state.vecs[n] = word(at, bytes_of), False
        for n in self.masks:
            if ("mask", n) in used:
                state.masks[n] = word(MASKS + 8 * n, 8)
        if memory:
            self.memory.store(state.cells, self.buffer, 0, word(MEMORY, MEMORY_BYTES))
        state.ints[8] = self.buffer
        if end is not None:                                      # a stack of which the upper bytes are known
            state.ints[4] = self.algebra.combine(64, ((self.memory.stack, 1),), -BELOW)
            self.memory.store(state.cells, self.memory.stack, -BELOW, word(PUSHED, BELOW))
        state.flags = marker = object()
        state.pc, turns = address, 0
        first = state.copy()
        while state.pc != (end or address) or not turns:
            machine.step(state)
            turns += 1
            assert turns < 20
            if end is None:
                break
        out = bytearray(before)

        def put(at, form):
            out[at:at + form.width // 8] = int(form).to_bytes(form.width // 8, "little")

        for i in range(4):
            if state.ints[i] is not first.ints[i]:
                put(INTS + 8 * i, machine.int_at(state, i))
        for n, at in self.vectors:
            if state.vecs[n][0] is not first.vecs[n][0]:
                put(at, machine.vec_at(state, n, self.bits))
        for n in self.masks:
            if state.masks[n] is not first.masks[n]:
                put(MASKS + 8 * n, state.masks[n])
        if memory:
            put(MEMORY, machine.load(state, self.buffer, 0, MEMORY_BYTES))
        if end is not None:
            key, offset = machine.stack(state)
            assert key is self.memory.stack
            put(STACK_POINTER, number(PUSHED + BELOW + offset, 64))
            for at in range(max(offset, -BELOW - 64), 0):
                put(PUSHED + BELOW + at, machine.load(state, key, at, 1))
        if state.flags is marker:
            return bytes(out), "kept"
        if state.flags is None:
            return bytes(out), None
        row, args = state.flags
        return bytes(out), {name: int(bit) for name, bit in row.flags(*args).items()}


def differences(text, before, got, expected, flags, wide):
    """What is wrong with a run: (buffer after it on the processor, by the prover, flags by the prover)."""
    real, old = (int.from_bytes(buffer[FLAGS:FLAGS + 8], "little") for buffer in (got, before))
    bytes_of = 64 if wide else 32
    parts = [("integers", INTS, 32), ("masks", MASKS, 32), ("memory", MEMORY, MEMORY_BYTES)]
    parts += [("vectors", at + 64 * n, bytes_of) for at in (LOW, HIGH) for n in range(4)]
    wrong = [f"{text}: {name}" for name, at, size in parts if got[at:at + size] != expected[at:at + size]]
    if flags == "kept" and (real ^ old) & KEPT:
        wrong.append(f"{text}: changes flags that its row keeps")
    bits = {"C": real & 1, "Z": real >> 6 & 1, "S": real >> 7 & 1, "O": real >> 11 & 1}
    if isinstance(flags, dict) and any(bits[name] != value for name, value in flags.items()):
        wrong.append(f"{text}: flags {flags}, the processor has {bits}")
    return wrong


def host():
    """(features, whether it has AVX-512); skips a test where states could not be loaded."""
    features = native.host_features()
    if "avx2" not in features:
        pytest.skip("the host has no AVX2 to load and store the states with")
    return features, features >= WIDE


def wrapped(functions, wide):
    return objects.load(assemble("\n".join([".text"] + [function(f"f{k}", text, wide) for k, text in enumerate(functions)])))


def test_every_row_means_what_the_processor_does():
    features, wide = host()
    listed = list(forms())
    image = wrapped([form.text for form in listed], wide)
    draw, prover = random.Random(2), Prover(image, wide)
    skipped, wrong, wanted, ran = {}, [], [], set()
    forms_of = Counter(form.row for form in listed)
    for k, form in enumerate(listed):
        address = image.symbols[f"f{k}_it"]
        prover.take(address, form.row)
        lacking = set(prover.program.step(address).features) - features
        if lacking or form.isa == "avx512" and not wide:
            skipped[form.name] = ", ".join(sorted(lacking)) or "AVX-512 for its states"
            continue
        ran.add(form.key)
        wanted += [(k, form.text, state_for(form, number, draw))
                   for number in range(max(FEWEST, STATES // forms_of[form.row]))]
    after = native.calls(image, [(image.symbols[f"f{k}"], [state]) for k, _, state in wanted], seconds=60)
    assert after is not None, "one of the forms crashed"
    for (k, text, state), (got,) in zip(wanted, after):
        expected, flags = prover.run(image.symbols[f"f{k}_it"], state)
        wrong += differences(text, state, got, expected, flags, wide)
    counts = Counter(key[0] for key in ran)
    print(f"{len(wanted)} states of {len(ran)} forms, {sum(form.key in ran for form in listed)} with their immediates: "
          f"{dict(counts)}; skipped, not on this host: {sorted(skipped.items()) or 'none'}; "
          f"among the control steps: {untried()}")
    assert not wrong, "\n".join(wrong[:40])
    assert ran | {form.key for form in listed if form.name in skipped} == {form.key for form in listed}
    for name, least in LEAST.items():
        if set(isa.load(name).features) <= features:
            assert counts[name] >= least, f"of {name} only {counts[name]} forms ran"


# what the machine runs without a row: the text after which the processor stands where the machine does
CONTROL = [
    "push rcx", "push 5", "push -5", "push 0x12345678", "push -0x12345678", "push qword ptr [r8]", "pop rdx",
    "pop qword ptr [r8 + 8]", "push rcx; push rdx; pop rcx; pop rdx", "push rsp; pop rdx; sub rdx, rsp",
    "lea rdx, [rax + 4*rcx + 8]", "lea rdx, [rcx - 3]", "lea edx, [rcx + 2*rax + 0x12345678]", "lea edx, [rcx - 3]",
    "lea rdx, [8*rcx - 1]", "sub rsp, 24; mov [rsp + 8], rcx; mov rdx, [rsp + 8]; add rsp, 24", "lea rsp, [rsp + 16]",
    "nop", ".byte 0x66, 0x90", ".byte 0x0f, 0x1f, 0x00", ".byte 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0",
    ".byte 0x66, 0x2e, 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0", "xchg ax, ax", ".byte 0x90", "endbr64", "cld",
    "prefetcht0 [r8]", "prefetcht1 [r8]", "prefetcht2 [r8 + 64]", "prefetchnta [r8]", "vzeroupper", "vzeroall",
    "xor eax, eax; jmp 7f; mov rdx, rcx; 7: mov rbx, rcx", "call 7f; jmp 8f; 7: mov rdx, rcx; ret; 8: mov rcx, rbx",
    *(f"{compare}; j{condition} 7f; mov rbx, rdx; 7: mov rcx, rbx" for compare in ("cmp rax, rcx", "sub eax, ecx", "cmp edx, 5")
      for condition in ("e", "ne", "b", "ae", "be", "a")),
    *(f"{compare}; cmov{condition} {to}, {source}" for compare in ("cmp rax, rcx", "test edx, edx", "and rax, rdx")
      for condition in ("e", "ne", "b", "ae", "be", "a") for to, source in (("rbx", "rdx"), ("ebx", "edx"))),
    *(f"{change} rcx; j{condition} 7f; mov rbx, rdx; 7: mov rdx, 3" for change in ("dec", "inc") for condition in ("e", "ne")),
]
# what may be refused as well as run, but not run wrongly
DOUBTFUL = ["push ax; pop cx", "push cx; pop rdx; sub rsp, 6", "xchg eax, ecx", "xchg rax, rcx", "xchg cl, al",
            "pushfq; pop rdx", "cmp rax, rcx; jo 7f; mov rbx, rdx; 7: nop", "cmp rax, rcx; cmovl rdx, rbx",
            "cmp rax, rcx; cmovb dx, bx", "lea dx, [rcx + 5]", ".byte 0x67, 0x8d, 0x51, 0x05",
            "call 7f; jmp 8f; 7: ret 8; 8: nop", "enter 8, 0; leave", "std; cld", ".byte 0xf3, 0x90", ".byte 0x3e, 0x90",
            ".byte 0x48, 0x87, 0xc0", ".byte 0x48, 0x90", ".byte 0x49, 0x90", ".byte 0x66, 0x87, 0xc0"]


def test_every_control_step_is_what_the_processor_does():
    features, wide = host()
    draw = random.Random(3)
    image = wrapped([text.replace("7:", f"{k}7777:").replace("8:", f"{k}8888:").replace("7f", f"{k}7777f").replace(
        "8f", f"{k}8888f") for k, text in enumerate(CONTROL + DOUBTFUL)], wide)
    prover, wanted, wrong, refused = Prover(image, wide), [], [], {}
    for k, text in enumerate(CONTROL + DOUBTFUL):
        for number in range(12):
            state = bytearray(draw.randbytes(SIZE))
            if number < 4:                                       # equal, zero and small numbers, for conditions
                state[8:16] = state[:8]
            if number in (1, 2):
                state[:32] = b"".join(draw.randrange(3 * number).to_bytes(8, "little") for _ in range(4))
            state[FLAGS:FLAGS + 8] = (0x202 | draw.getrandbits(12) & KEPT).to_bytes(8, "little")
            wanted.append((k, text, bytes(state)))
    after = native.calls(image, [(image.symbols[f"f{k}"], [state]) for k, _, state in wanted], seconds=60)
    assert after is not None, "one of the steps crashed"
    for (k, text, state), (got,) in zip(wanted, after):
        try:
            expected, flags = prover.run(image.symbols[f"f{k}_it"], state, image.symbols[f"f{k}_end"])
        except (decode.Unsupported, Refusal) as error:
            refused[text] = str(error)
            continue
        wrong += differences(text, state, got, expected, flags, wide) + misplaced(text, got, expected)
    print(f"{len(wanted)} states of {len(CONTROL)} control steps; refused: {refused or 'none'}")
    assert not wrong, "\n".join(wrong[:40])
    assert not set(refused) - set(DOUBTFUL), refused
    seen = {step.mnemonic for step in prover.program.steps_decoded()}
    known = set(decode.CONTROL.values() if isinstance(decode.CONTROL, dict) else decode.CONTROL) | {"j", "cmov"}
    assert known <= seen, known - seen


def misplaced(text, got, expected):
    """What is wrong with the stack pointer, or with the stack above it."""
    top, real = (int.from_bytes(buffer[STACK_POINTER:STACK_POINTER + 8], "little") for buffer in (expected, got))
    return ([f"{text}: the stack pointer moves by {real - PUSHED}, not {top - PUSHED}"] if top != real else
            [f"{text}: the stack"] if got[top:PUSHED + BELOW] != expected[top:PUSHED + BELOW] else [])


def test_a_wrong_control_step_is_found_out():
    _, wide = host()
    texts = ["push rcx; nop", "cmp rax, rcx; cmovb rbx, rdx", "pop rdx; nop", "lea rdx, [rcx - 3]"]
    others = ["push rdx; nop", "cmp rax, rcx; cmovae rbx, rdx", "mov rdx, [rsp]; nop", "lea rdx, [rcx - 4]"]
    right, wrong = wrapped(texts, wide), wrapped(others, wide)
    state = bytearray(random.Random(4).randbytes(SIZE))
    state[FLAGS:FLAGS + 8] = (0x202).to_bytes(8, "little")
    after = native.calls(right, [(right.symbols[f"f{k}"], [bytes(state)]) for k in range(len(texts))])
    prover = Prover(wrong, wide)
    for k, (got,) in enumerate(after):
        expected, flags = prover.run(wrong.symbols[f"f{k}_it"], bytes(state), wrong.symbols[f"f{k}_end"])
        assert differences(texts[k], state, got, expected, flags, wide) + misplaced(texts[k], got, expected), texts[k]


def test_a_wrong_row_is_found_out():
    image = objects.load(assemble(".text\nf: ror eax, 7\nret"))
    prover, before = Prover(image, False), bytes(range(256)) * 3 + bytes(SIZE - 768)
    address = image.symbols["f"]
    right, flags = prover.run(address, before)
    row = prover.program.step(address).row
    wrong_row = dataclasses.replace(row, means=lambda a, i: a.rotated(i + 1))
    prover.program._steps[address] = dataclasses.replace(prover.program.step(address), row=wrong_row)
    wrong, _ = prover.run(address, before)
    assert right != wrong
    assert differences("ror", before, right, wrong, flags, False) == ["ror: integers"]
