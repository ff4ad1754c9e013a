"""Every form of every ISA row as assembly text, and a function around the instruction that loads a
state, executes it and stores the state. A *form* is a row in one width and with one immediate; an
operand may be in memory. Rows of AVX-512 get vector registers from 16 upwards, so that assemblers
cannot take the VEX encoding."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator
from dataclasses import dataclass

from generator.x86 import target as isa
from generator.x86.assembly import assembly_line, encode
from generator.x86.isa import Row
from generator.x86.program import Instruction, Register

NAMES = {32: ("eax", "ecx", "edx", "ebx"), 64: ("rax", "rcx", "rdx", "rbx")}
PREFIX = {8: "byte", 16: "word", 32: "dword", 64: "qword", 128: "xmmword", 256: "ymmword",
          512: "zmmword"}
LETTER = {128: "x", 256: "y", 512: "z"}
# operand -> number of its register; vector registers of AVX-512 have 16 more
NUMBERS = {"d": 3, "a": 1, "b": 2, "c": 0, "k": 2}
# offsets of the parts of a state in its buffer, and the buffer's size, in bytes
INTS, LOW, HIGH, MASKS, FLAGS, STACK_POINTER, MEMORY, STACK, SIZE = (0, 64, 320, 576, 608, 616, 640,
                                                                     704, 896)
# offset of the byte to which the stack pointer points; the stack has 64 bytes above it
PUSHED = STACK + 128
MEMORY_BYTES = STACK - MEMORY
# mnemonics of rows that the prover executes without the rows' semantics
UNTESTED = ("lea", "vzeroupper")
STATUS_FLAGS = 0x8D5                                         # the flags O S Z A P C

ISAS = isa.names()                       # read here, before a test adds a toy ISA


def rows_of(name: str) -> tuple[Row, ...]:
    """Return the rows of an ISA, without those that another one before it in ISAS has, too."""
    others = {row for other in ISAS[:ISAS.index(name)] for row in isa.load(other).rows}
    return tuple(row for row in isa.load(name).rows if row not in others)




@dataclass(frozen=True)
class Form:
    """Instruction to test: a row of an ISA in a width, with the operand named `memory` in memory
    ("": none). `text`: the instruction."""

    isa: str
    row: Row
    width: int
    memory: str
    text: str

    @property
    def key(self) -> tuple[str, Row, int, str]:
        """Form without its immediate: (ISA, row, width, memory operand)."""
        return self.isa, self.row, self.width, self.memory

    @property
    def name(self) -> str:
        return (f"{self.isa}: {self.row.text}, {self.width} bits"
                + (", from memory" if self.memory else ""))


def row_text(row: Row, width: int, memory: str, immediate: int, high: bool) -> str:
    if row.emit_as_bytes:
        positions = {n: Register("vec", k, width) for n, k in NUMBERS.items()}
        positions["a"] = positions["d"]
        code, _ = encode(assembly_line(Instruction(row, width, positions["d"],
                                                   tuple(positions[o.name] for o in row.reads))))
        return f".byte {', '.join(map(str, code))}"
    fields: dict[str, str] = {}
    for operand in row.operands:
        register_class, bits = row.class_of(operand.name, width)
        number = (operand.fixed if operand.fixed is not None else NUMBERS[operand.name]
                  if operand.name in NUMBERS else 0)
        if operand.name == "i":
            text = str(immediate)
        elif operand.name == "m" and row.gather_mask:
            text = f"[r8 + {LETTER[width]}mm{17 if high else 1} + 8]"
        elif operand.name == "m" or operand.name == memory:
            text = f"{PREFIX[bits]} ptr [r8]"
        elif register_class == "int" and bits == 8:
            text = ("al", "cl", "dl", "bl")[number]
        elif register_class == "int":
            text = NAMES[bits][number]
        elif register_class == "mask":
            text = f"k{2 if row.gather_mask else number}"
        else:
            text = f"{LETTER[bits]}mm{number + 16 * high}"
        fields[operand.name] = text
    out = ""
    for literal, name, _, _ in string.Formatter().parse(row.text):
        out += literal + (fields[name] if name else "")
    return out


def immediates(row: Row, width: int, draw: random.Random) -> list[int]:
    """Immediates to test: edges of shifts, values that wrap in eight bits, and random ones."""
    if "{i}" not in row.text:
        return [0]
    if row.mnemonic == "mov":
        return [draw.getrandbits(31), -5] + ([draw.getrandbits(63)] if width == 64
                                             and "{d}" in row.text else [])
    if (row.register_class == "int"
        and row.mnemonic in ("add", "sub", "and", "cmp", "test", "xor", "or")):
        return [100, -3] if width == 8 else [draw.getrandbits(31), -1, -128]
    return [0, 1, 7, 8, width - 1, width, 33, 65, draw.getrandbits(8), 255]


def forms() -> Iterator[Form]:
    """Yield all forms of all rows of all ISAs, except of the mnemonics in UNTESTED."""
    draw = random.Random(1)
    for name in ISAS:
        for row in rows_of(name):
            if row.mnemonic in UNTESTED:
                continue
            for width in row.widths:
                for memory in dict.fromkeys(("", row.mem)):
                    # a row for bytes exists only with its operand in memory
                    if width == 8 and not memory:
                        continue
                    texts = [row_text(row, width, memory, i & 255 if row.register_class == "vec"
                                      else i, name.startswith("avx512"))
                             for i in immediates(row, width, draw)]
                    for text in dict.fromkeys(texts):
                        yield Form(name, row, width, memory, text)


def untested_forms() -> list[str]:
    return [f"{name}: {row.text}, {width} bits" for name in ISAS for row in rows_of(name)
            for width in row.widths if row.mnemonic in UNTESTED]


def form_function(label: str, text: str, wide: bool) -> str:
    """Return the assembly text of the function `label`, which loads a state, executes the
    instructions `text`, and stores the state again. `wide`: with AVX-512's registers."""
    if wide:
        vectors = [(f"zmm{n}", LOW + 64 * n) for n in range(4)] + [(f"zmm{n + 16}", HIGH + 64 * n)
                                                                   for n in range(4)]
        load = [f"vmovdqu64 {name}, [r9 + {at}]" for name, at in vectors]
        load += [f"kmovq k{n}, [r9 + {MASKS + 8 * n}]" for n in range(4)]
        store = [f"vmovdqu64 [r9 + {at}], {name}" for name, at in vectors]
        store += [f"kmovq [r9 + {MASKS + 8 * n}], k{n}" for n in range(4)]
    else:
        load = [f"vmovdqu ymm{n}, [r9 + {LOW + 64 * n}]" for n in range(4)]
        store = [f"vmovdqu [r9 + {LOW + 64 * n}], ymm{n}" for n in range(4)]
    return "\n".join([f"{label}: push rbx", "mov r9, rdi", f"lea r8, [rdi + {MEMORY}]",
                      f"push qword ptr [r9 + {FLAGS}]", *load,
                      *(f"mov {name}, [r9 + {8 * i}]" for i, name in enumerate(NAMES[64])), "popfq",
                      "mov r11, rsp",
                      f"lea rsp, [r9 + {PUSHED}]", f"{label}_it: {text}", f"{label}_end: mov [r9 + "
                      f"{STACK_POINTER}], rsp", "mov rsp, r11",
                      "pushfq", f"pop qword ptr [r9 + {FLAGS}]",
                      *(f"mov [r9 + {8 * i}], {name}" for i, name in enumerate(NAMES[64])),
                      *store, f"sub [r9 + {STACK_POINTER}], r9", "vzeroupper", "pop rbx", "ret"])


def random_state(form: Form, number: int, draw: random.Random) -> bytes:
    """Return the random state number `number` for a form, with shuffle controls and gather indices
    in range."""
    state = bytearray(draw.randbytes(SIZE))
    if number == 0:
        state[:FLAGS] = bytes(FLAGS)
    elif number == 1:
        state[8:16] = state[16:24]
        for at in (LOW, HIGH):
            state[at + 64:at + 128] = state[at + 128:at + 192]
    elif number == 2:
        state[:FLAGS] = b"\xff" * FLAGS
    at = HIGH if form.isa == "avx512" else LOW
    if "shufb" in form.text:
        state[at + 128:at + 192] = bytes(
            draw.choice((draw.randrange(16), 0x80 | draw.randrange(128))) for _ in range(64))
    # a mask of ones; indices within the state's memory, some of them negative
    if form.row.gather_mask:
        lane = form.row.lane // 8
        state[LOW:LOW + 64] = b"\xff" * 64
        state[MASKS + 16:MASKS + 24] = b"\xff" * 8
        state[at + 64:at + 128] = b"".join(
            draw.randrange(-8, MEMORY_BYTES - 7 - lane).to_bytes(lane, "little", signed=True)
                                           for _ in range(64 // lane))
    state[FLAGS:FLAGS + 8] = (0x202 | draw.getrandbits(12) & STATUS_FLAGS).to_bytes(8, "little")
    return bytes(state)


def is_defined(row: Row, name: str) -> bool:
    """Return whether the prover needs a constant in the operand `name`, because it is a mask, a
    shuffle control, an index or a shift count."""
    return name == "k" or name == "b" and row.mnemonic.startswith(
        ("pshufb", "vpshufb", "vprorv", "vpsrlv", "vpermt2"))
