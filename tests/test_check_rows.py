"""Are the rows the machine? Every form that the host can run, on random states, against its own processor.

Each form of each row is assembled into a function that loads registers, memory and flags from a buffer, runs
the one instruction and stores everything; the prover's decoder and machine run the same bytes on constants.
"""

import dataclasses
import random
import string
from collections import Counter

import pytest
from check_support import assemble

from generator import emit, isa
from generator.check import native, objects
from generator.check.decode import Program
from generator.check.machine import Machine
from generator.check.memory import Memory, Space
from generator.check.normal import Algebra
from generator.program import Instruction, Register

STATES = 100
NAMES = {32: ("eax", "ecx", "edx", "ebx"), 64: ("rax", "rcx", "rdx", "rbx")}
PREFIX = {8: "byte", 16: "word", 32: "dword", 64: "qword", 128: "xmmword", 256: "ymmword"}
LAYOUT = 8 * 4 + 32 * 4 + 32 + 32                    # four integers, four vectors, flags, memory
CARRY, ZERO = 1, 64
KEPT = 0x8D5                                         # O S Z A P C


def spelled(row, width, memory, immediate):
    """The instruction as text, or None where the form needs what the layout lacks."""
    numbers = {"d": 3, "a": 1, "b": 2, "c": 0}
    if row.as_bytes:
        places = {n: Register("vec", 3 if n == "a" else numbers[n], width) for n in numbers}
        code = emit.encoded(Instruction(row, width, places["d"], tuple(places[o.name] for o in row.reads)))
        return f".byte {', '.join(map(str, code))}"
    fields = {}
    for operand in row.operands:
        bank, bits = row.class_of(operand.name, width)
        if operand.name == "i":
            text = str(immediate)
        elif operand.name == "m" and row.gathers:
            text = f"[r8 + {'x' if width == 128 else 'y'}mm1 + 8]"
        elif operand.name == "m" or operand.name == memory:
            if bits not in PREFIX:
                return None
            text = f"{PREFIX[bits]} ptr [r8]"
        elif bank == "int":
            if bits not in NAMES:
                return None
            text = NAMES[bits][operand.fixed if operand.fixed is not None else numbers[operand.name]]
        elif bank == "vec" and bits in (128, 256):
            letter = {128: "xmm", 256: "ymm"}[bits]
            text = f"{letter}{operand.fixed if operand.fixed is not None else numbers[operand.name]}"
        else:
            return None
        fields[operand.name] = text
    out = ""
    for literal, name, _, _ in string.Formatter().parse(row.text):
        out += literal + (fields[name] if name else "")
    return out


def immediates(row, width, draw):
    """Immediates to try: the edges of shifts, and of what wraps in eight bits; random ones elsewhere."""
    if "{i}" not in row.text:
        return [0]
    if row.mnemonic == "mov":
        return [draw.getrandbits(31), -5] + ([draw.getrandbits(63)] if width == 64 and "{d}" in row.text else [])
    if row.mnemonic in ("add", "sub", "and", "cmp", "test", "xor", "or"):
        return [100, -3] if width == 8 else [draw.getrandbits(31), -1, -128]
    return [0, 1, 7, 8, width - 1, width, 33, 65, draw.getrandbits(8), 255]


def forms():
    """(row, text) for all forms of all rows, each text once."""
    draw, seen = random.Random(1), set()
    for name in isa.names():
        for row in isa.load(name).rows:
            if row.mnemonic in ("vzeroupper", "lea"):
                continue
            for width in row.widths:
                for memory in {"", row.mem}:
                    for immediate in immediates(row, width, draw):
                        text = spelled(row, width, memory, immediate & 255 if row.bank == "vec" else immediate)
                        if text and text not in seen:
                            seen.add(text)
                            yield row, text


def function(label, text):
    """The instruction between loads and stores of everything."""
    vectors = range(4)
    return "\n".join([
        f"{label}: push rbx", "mov r9, rdi", "lea r8, [rdi + 192]", "push qword ptr [r9 + 160]",
        *(f"vmovdqu ymm{i}, [r9 + {32 + 32 * i}]" for i in vectors),
        *(f"mov {name}, [r9 + {8 * i}]" for i, name in enumerate(NAMES[64])), "popfq", f"{label}_it: {text}",
        "pushfq", "pop qword ptr [r9 + 160]", *(f"mov [r9 + {8 * i}], {name}" for i, name in enumerate(NAMES[64])),
        *(f"vmovdqu [r9 + {32 + 32 * i}], ymm{i}" for i in vectors), "vzeroupper", "pop rbx", "ret"])


class Prover:
    """The prover's machine on one image, with registers and a buffer that are set to constants."""

    def __init__(self, image):
        self.algebra, self.image = Algebra(), image
        self.memory = Memory(self.algebra, image, "sysv", self.algebra.variable("rsp", 64, public=True))
        self.buffer = self.algebra.variable("buffer", 64, public=True)
        self.memory.spaces[self.buffer] = Space("buffer", lambda _: (0, 32), lambda _: (0, 32), align=64)
        self.program = Program(image, 0)
        self.machine = Machine(self.program, self.algebra, self.memory, None)
        self.entry = self.machine.entry()

    def run(self, address, before):
        """Registers and memory after one instruction; its flags as a dict, "kept", or None where undefined."""
        number, state, machine = self.algebra.number, self.entry.copy(), self.machine
        for i in range(4):
            state.ints[i] = number(int.from_bytes(before[8 * i:][:8], "little"), 64)
            state.vecs[i] = number(int.from_bytes(before[32 + 32 * i:][:32], "little"), 256), False
        self.memory.store(state.cells, self.buffer, 0, number(int.from_bytes(before[192:224], "little"), 256))
        state.ints[8] = self.buffer
        state.flags = marker = object()
        state.pc = address
        assert self.program.step(address).row is not None
        machine.step(state)
        ints = b"".join(int(machine.int_at(state, i)).to_bytes(8, "little") for i in range(4))
        vecs = b"".join(int(machine.vec_at(state, i, 256)).to_bytes(32, "little") for i in range(4))
        stored = int(machine.load(state, self.buffer, 0, 32)).to_bytes(32, "little")
        if state.flags is marker:
            return ints + vecs + stored, "kept"
        if state.flags is None:
            return ints + vecs + stored, None
        row, args = state.flags
        return ints + vecs + stored, {name: int(bit) for name, bit in row.flags(*args).items()}


def test_every_row_means_what_the_processor_does():
    if "avx2" not in native.host_features():
        pytest.skip("the host has no AVX2 to load and store the states with")
    listed = list(forms())
    source = "\n".join([".text"] + [function(f"f{k}", text) for k, (_, text) in enumerate(listed)])
    image = objects.load(assemble(source))
    draw, prover = random.Random(2), Prover(image)
    skipped, wrong, wanted = {}, [], []
    forms_of = Counter(row for row, _ in listed)
    for k, (row, text) in enumerate(listed):
        step = prover.program.step(image.symbols[f"f{k}_it"])
        if set(step.features) - native.host_features():
            skipped[row.mnemonic] = skipped.get(row.mnemonic, 0) + 1
            continue
        for number in range(max(10, STATES // forms_of[row])):
            state = bytearray(draw.randbytes(LAYOUT))
            if number == 0:
                state[:160] = bytes(160)
            elif number == 1:
                state[8:16] = state[16:24]           # equal operands
            elif number == 2:
                state[:160] = b"\xff" * 160
            if "shufb" in text:
                for i in range(0, 32):               # controls in range, and some that clear
                    state[96 + i] = draw.choice((draw.randrange(16), 0x80 | draw.randrange(128)))
            if "gather" in text:                     # the mask all ones, the places inside the memory, some below its start
                lane = 8 if "qq" in text else 4
                state[32:64] = b"\xff" * 32
                state[64:96] = b"".join(draw.randrange(-8, 25 - lane).to_bytes(lane, "little", signed=True)
                                        for _ in range(32 // lane))
            state[160:168] = (0x202 | draw.getrandbits(12) & KEPT).to_bytes(8, "little")
            wanted.append((k, text, bytes(state)))
    after = native.calls(image, [(image.symbols[f"f{k}"], [state]) for k, _, state in wanted], seconds=60)
    assert after is not None, "one of the forms crashed"
    for (k, text, state), (got,) in zip(wanted, after):
        expected, flags = prover.run(image.symbols[f"f{k}_it"], state)
        real = int.from_bytes(got[160:168], "little")
        if got[:160] + got[192:] != expected:
            wrong.append(f"{text}: registers or memory")
        if flags == "kept" and (real ^ int.from_bytes(state[160:168], "little")) & KEPT:
            wrong.append(f"{text}: changes flags that its row keeps")
        bits = {"C": real & 1, "Z": real >> 6 & 1, "S": real >> 7 & 1, "O": real >> 11 & 1}
        if isinstance(flags, dict) and any(bits[name] != value for name, value in flags.items()):
            wrong.append(f"{text}: flags {flags}, the processor has {bits}")
    print(f"{len(wanted)} states of {len(listed)} forms; skipped, not on this host: {skipped or 'none'}")
    assert not wrong, "\n".join(wrong[:40])


def test_a_wrong_row_is_found_out():
    image = objects.load(assemble(".text\nf: ror eax, 7\nret"))
    prover, before = Prover(image), bytes(range(LAYOUT - 32, 0, -1)) + bytes(40)
    address = image.symbols["f"]
    right, _ = prover.run(address, before)
    row = prover.program.step(address).row
    wrong_row = dataclasses.replace(row, means=lambda a, i: a.rotated(i + 1))
    prover.program._steps[address] = dataclasses.replace(prover.program.step(address), row=wrong_row)
    wrong, _ = prover.run(address, before)
    assert right != wrong
