"""Data that a function leaves in registers and below the stack pointer, by calls in a child process
with buffers at equal addresses, a cleared stack and cleared registers: a difference between two
calls comes from the contents of their buffers."""

from __future__ import annotations

import ctypes
import pickle
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from formats import PAGE, READ, WRITE, load_thunk, map_image, map_pages

from generator.check.objects import Image
from generator.lab.mutation.native import capture_child_output, host_features

STACK = 16 * PAGE
# caller-saved integer registers
SCRATCH = ("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11")
PRESERVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")


@dataclass(frozen=True)
class Leftovers:
    """Contents of buffers, of the stack below the stack pointer, and of caller-saved registers
    after a call."""

    buffers: tuple[bytes, ...]
    stack: bytes
    vectors: bytes
    registers: tuple[int, ...]
    masks: tuple[int, ...] = ()
    flags: int = 0
    entry: int = 0

    @property
    def behind(self) -> bytes:
        return self.stack + self.vectors + b"".join(x.to_bytes(8, "little")
                                                    for x in (*self.registers, *self.masks,
                                                              self.flags))

    @property
    def by_name(self) -> dict[str, bytes | int]:
        """Register name -> content; a vector register has the name xmm with its number."""
        count = vector_registers()[2]
        size = len(self.vectors) // count
        return {**dict(zip(SCRATCH, self.registers)),
                **{f"k{n}": x for n, x in enumerate(self.masks)}, "rflags": self.flags,
                **{f"xmm{n}": self.vectors[size * n:size * n + size] for n in range(count)}}


def vector_registers() -> tuple[str, str, int]:
    """Name prefix, move instruction and number of this processor's widest vector registers."""
    has = host_features()
    return (("zmm", "vmovdqu64", 32) if "avx512f" in has else ("ymm", "vmovdqu", 16) if "avx" in has
            else ("xmm", "movdqu", 16))


BYTES = {"xmm": 16, "ymm": 32, "zmm": 64}
# mask of the flags carry, parity, adjust, zero, sign and overflow
FLAGS = 0x8D5
# bytes before the vector registers in the thunk's structure
BEFORE = 64 + 8 * len(SCRATCH) + 8 * 9


def mask_registers() -> list[str]:
    """Return the names of the 64-bit mask registers, [] if this processor has none."""
    return [f"k{n}" for n in range(8)] if {"avx512f", "avx512bw"} <= host_features() else []


def thunk_text() -> str:
    """Return the assembly text of void call_and_look(uint64_t *t), which makes a call and stores
    the registers after it. t has the function, six arguments and the stack pointer of the call;
    then space for the caller-saved integer registers, masks, flags and vector registers."""
    name, move, count = vector_registers()
    clear = ("pxor {0}, {0}" if name == "xmm" else "vpxorq {0}, {0}, {0}" if name == "zmm"
             else "vpxor {0}, {0}, {0}")
    lines = [".intel_syntax noprefix", ".text", ".globl call_and_look", "call_and_look:",
             *(f"push {r}" for r in PRESERVED),
             "mov [rip + held], rdi", "mov [rip + ours], rsp", "mov rsp, [rdi + 56]",
             "mov r11, rdi", "mov rax, [r11]", *(clear.format(f"{name}{n}") for n in range(count)),
             *(f"kxorq {k}, {k}, {k}" for k in mask_registers()),
             *(f"mov {r}, [r11 + {8 + 8 * n}]" for n, r in enumerate(ARGUMENTS)),
             *(f"xor {r}, {r}" for r in SCRATCH if r not in ("rax", *ARGUMENTS)), "call rax",
             "mov rsp, [rip + ours]", "mov [rip + first], rax", "mov rax, [rip + held]",
             "pushfq", f"pop qword ptr [rax + {BEFORE - 8}]",
             *(f"kmovq [rax + {64 + 8 * len(SCRATCH) + 8 * n}], {k}"
               for n, k in enumerate(mask_registers())),
             *(f"mov [rax + {64 + 8 * n}], {r}" for n, r in enumerate(SCRATCH) if n),
             "mov rcx, [rip + first]", "mov [rax + 64], rcx",
             *(f"{move} [rax + {BEFORE + BYTES[name] * n}], {name}{n}" for n in range(count)),
             *["vzeroupper"] * (name != "xmm"), *(f"pop {r}" for r in reversed(PRESERVED)), "ret",
             ".bss", "held: .zero 8", "ours: .zero 8", "first: .zero 8",
             '.section .note.GNU-stack,"",@progbits']
    return "\n".join(lines) + "\n"


# a number, a buffer, or buffers behind an array of pointers
Argument = int | bytes | tuple[bytes, ...]


def pass_argument(x: Argument) -> tuple[int, list[int]]:
    """Copy an argument's buffers to new pages."""
    if isinstance(x, int):
        return x, []
    if isinstance(x, bytes):
        position = map_pages(0, -(-max(1, len(x)) // PAGE) * PAGE, x, 0, READ | WRITE)
        return position, [position]
    inner = [pass_argument(item)[0] for item in x]
    return pass_argument(struct.pack(f"<{len(x)}Q", *inner))[0], inner


def find_leftovers(image: Image, symbol: str, calls: Sequence[Sequence[Argument]],
                   seconds: int = 300) -> list[Leftovers]:
    """Return the data that each call of the function `symbol` leaves."""
    load_thunk(thunk_text())

    def work(report: Callable[[bytes], object]) -> None:
        map_image(image)
        report(pickle.dumps(record_leftovers(image.address_of(symbol), calls)))

    data, status = capture_child_output(work, seconds)
    if status:
        raise RuntimeError(f"{symbol} ended its process with status {status:#x}")
    result: list[Leftovers] = pickle.loads(data)
    return result


def record_leftovers(function: int, calls: Sequence[Sequence[Argument]]) -> list[Leftovers]:
    """Make calls of the function at the address `function` in this process; return the data that
    each call leaves."""
    name, _, count = vector_registers()
    stack = map_pages(0, STACK, b"", 0, READ | WRITE)
    positions = [pass_argument(max(forms, key=len) if isinstance(forms[0], bytes) else forms[0])
                 for forms in zip(*calls)]
    after, offset = BEFORE, 8 + len(SCRATCH)
    matches = []
    for arguments in calls:
        contents = [x if isinstance(x, tuple) else () if isinstance(x, int) else (x,)
                    for x in arguments]
        buffers = [(at, item) for (_, inner), ones in zip(positions, contents)
                   for at, item in zip(inner, ones, strict=True)]
        for at, item in buffers:
            ctypes.memmove(at, item, len(item))
        ctypes.memset(stack, 0, STACK)
        t = (ctypes.c_uint64 * ((after + BYTES[name] * count) // 8))(function)
        for number, (x, (position, _)) in enumerate(zip(arguments, positions)):
            t[1 + number] = x if isinstance(x, int) else position
        t[7] = stack + STACK - 64
        load_thunk(thunk_text()).call_and_look(t)
        raw = bytes(t)
        matches.append(Leftovers(tuple(ctypes.string_at(at, len(item)) for at, item in buffers),
                                 ctypes.string_at(stack, STACK - 64 - 8), raw[after:],
                                 tuple(t[8:offset]),
                                 tuple(t[offset:offset + len(mask_registers())]),
                                 t[offset + 8] & FLAGS, stack + STACK - 64 - 8))
    return matches
