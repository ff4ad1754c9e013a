"""Calls of functions in images on this processor, in a child process, without a linker: an image is
mapped at the addresses that its loader chose. A thunk sets every register before a call and stores
all of them after it."""

from __future__ import annotations

import ctypes
import io
import mmap
import pickle
import random
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from generator.check.objects import Image
from generator.lab.mutation.native import capture_child_output, host_features
from generator.spec.samples import Argument

PAGE = mmap.PAGESIZE
READ, WRITE, EXECUTE = 1, 2, 4

INTEGERS = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi",
            *(f"r{n}" for n in range(8, 16)))
SYSV_PRESERVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
PRESERVED = {"sysv": SYSV_PRESERVED,
             "win64": (*SYSV_PRESERVED, "rdi", "rsi", *(f"xmm{n}" for n in range(6, 16)))}
PASSED_IN = {"sysv": ("rdi", "rsi", "rdx", "rcx", "r8", "r9"), "win64": ("rcx", "rdx", "r8", "r9")}
SCRATCH = [r for r in INTEGERS if r not in ("rsp", *SYSV_PRESERVED)]


# Memory.

@cache
def libc() -> ctypes.CDLL:
    """Return libc, with the types of mmap and mprotect declared."""
    library = ctypes.CDLL(None, use_errno=True)
    library.mmap.restype = ctypes.c_void_p
    library.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    library.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    return library


MAP_FIXED, MAP_FIXED_NOREPLACE = 0x10, 0x100000


def map_pages(address: int, size: int, contents: bytes, where: int, rights: int,
              fixed: int = MAP_FIXED_NOREPLACE) -> int:
    """Map `size` bytes of anonymous pages at `address` (0: anywhere) with the access `rights`, copy
    `contents` to offset `where` of them, and return their address. Raise OSError if that fails."""
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | (fixed if address else 0)
    result = libc().mmap(address or None, size, READ | WRITE, flags, -1, 0)
    if not result or result == 2**64 - 1 or address and result != address:
        raise OSError(f"cannot map {size} bytes at {address:#x}")
    ctypes.memmove(result + where, contents, len(contents))
    if libc().mprotect(result, size, rights):
        raise OSError("cannot protect pages")
    return int(result)


def map_image(image: Image, outside: Mapping[str, bytes] | None = None) -> None:
    """Map an object's sections at their addresses, with their access rights: code is not writable,
    constants are neither writable nor executable. `outside`: undefined symbol -> contents."""
    for section in image.sections:
        data = ((outside or {}).get(section.name, b"").ljust(64, b"\0") if section.external
                else bytes(section.data))
        if data:
            first, last = section.address // PAGE * PAGE, section.address + len(data)
            rights = READ | (EXECUTE if section.executable or section.external else 0)
            map_pages(first, -(-(last - first) // PAGE) * PAGE, data, section.address - first,
                      rights)


BUFFERS = 1 << 42


def map_argument(x: Argument, number: int) -> tuple[int, list[tuple[int, int]]]:
    """Map the buffers of argument `number`, which end where nothing is mapped; only the first
    argument's is writable. Return the value to pass, and address and size of each buffer."""
    if x is None or isinstance(x, int):
        return x or 0, []
    if isinstance(x, tuple):
        inner = [map_argument(item, 64 * number + j) for j, item in enumerate(x, 64)]
        return (map_argument(struct.pack(f"<{len(x)}Q", *(value for value, _ in inner)), number)[0],
                [buffer for _, buffers in inner for buffer in buffers])
    end, size = BUFFERS + (number + 1 << 32), -(-len(x) // PAGE) * PAGE
    if size:
        map_pages(end - size, size, x, size - len(x), READ if number else READ | WRITE, MAP_FIXED)
    return end - len(x), [(end - len(x), len(x))]


# The thunk.

def vector_registers() -> tuple[str, str, int]:
    """Name prefix, move instruction and number of this processor's widest vector registers."""
    has = host_features()
    return (("zmm", "vmovdqu64", 32) if "avx512f" in has else ("ymm", "vmovdqu", 16) if "avx" in has
            else ("xmm", "movdqu", 16))


def mask_registers() -> list[str]:
    """Return the names of the 64-bit mask registers, [] if this processor has none."""
    return [f"k{n}" for n in range(8)] if {"avx512f", "avx512bw"} <= host_features() else []


# mask of the flags carry, parity, adjust, zero, sign and overflow
STATUS_FLAGS, DIRECTION_FLAG = 0x8D5, 0x400


class State(ctypes.Structure):
    """Contents of all registers: the thunk loads them before a call and stores them after it. Of
    the flags it only stores them; each vector register has eight words."""

    _fields_ = [("integers", ctypes.c_uint64 * 16), ("flags", ctypes.c_uint64),
                ("masks", ctypes.c_uint64 * 8), ("vectors", ctypes.c_uint64 * 8 * 32)]

    @property
    def by_name(self) -> dict[str, Any]:
        """Register name -> content; a vector register has the name xmm with its number."""
        return {**dict(zip(INTEGERS, self.integers)), "rflags": self.flags & STATUS_FLAGS,
                **{f"k{n}": x for n, x in enumerate(self.masks)},
                **{f"xmm{n}": tuple(x) for n, x in enumerate(self.vectors)}}


def thunk_text() -> str:
    """Return the assembly text of void call_with_state(const void *function, State *state)."""
    name, move, count = vector_registers()
    integers = [(r, f"{8 * n}") for n, r in enumerate(INTEGERS)]
    masks = [(k, f"{State.masks.offset + 8 * n}") for n, k in enumerate(mask_registers())]
    vectors = [(f"{name}{n}", f"{State.vectors.offset + 64 * n}") for n in range(count)]
    return "\n".join([
        ".intel_syntax noprefix", ".text", ".globl call_with_state", "call_with_state:",
        *(f"push {r}" for r in SYSV_PRESERVED), "mov [rip + function], rdi",
        "mov [rip + state], rsi", "mov [rip + stack], rsp", "mov rax, rsi",
        *(f"{move} {r}, [rax + {at}]" for r, at in vectors),
        *(f"kmovq {r}, [rax + {at}]" for r, at in masks),
        *(f"mov {r}, [rax + {at}]" for r, at in integers[1:]), "mov rax, [rax]",
        "call [rip + function]",
        "mov [rip + first], rax", "mov rax, [rip + state]",
        *(f"mov [rax + {at}], {r}" for r, at in integers[1:]),
        "mov rcx, [rip + first]", "mov [rax], rcx", "mov rsp, [rip + stack]", "pushfq",
        f"pop qword ptr [rax + {State.flags.offset}]", "cld",
        *(f"kmovq [rax + {at}], {r}" for r, at in masks),
        *(f"{move} [rax + {at}], {r}" for r, at in vectors), *["vzeroupper"] * (name != "xmm"),
        *(f"pop {r}" for r in reversed(SYSV_PRESERVED)), "ret",
        ".bss", *(f"{label}: .zero 8" for label in ("function", "state", "stack", "first")),
        '.section .note.GNU-stack,"",@progbits']) + "\n"


@cache
def load_thunk() -> ctypes.CDLL:
    """Return the loaded shared library with the thunk; skip the test without a compiler."""
    compiler = shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("neither gcc nor clang is there")
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "thunk.S"), Path(folder, "thunk.so")
        source.write_text(thunk_text(), encoding="ascii")
        subprocess.run([compiler, "-shared", "-o", target, source], check=True)
        return ctypes.CDLL(str(target))


# Calls.

STACK = 16 * PAGE
FRAME = 64                          # bytes for Win64's shadow space and arguments on the stack


@dataclass(frozen=True)
class Outcome:
    """Registers before and after a call; and after it the contents of the arguments' buffers, and
    of the stack below the stack pointer at entry, without zeros at its lower end."""

    before: State
    after: State
    buffers: tuple[bytes, ...]
    written_stack: bytes

    def complaints(self, convention: str) -> tuple[str, ...]:
        """Return the violations of a calling convention."""
        before, after = self.before.by_name, self.after.by_name
        changed = [r for r in PRESERVED[convention] if (
            before[r][:2] != after[r][:2] if r.startswith("xmm") else before[r] != after[r])]
        return (*(f"{r} is not preserved" for r in changed),
                *["the stack pointer has moved"] * (before["rsp"] != after["rsp"]),
                *["the direction flag is set"] * bool(self.after.flags & DIRECTION_FLAG))

    @property
    def entry(self) -> int:
        """Return the stack pointer at entry."""
        return int(self.before.by_name["rsp"]) - 8

    @property
    def stack(self) -> bytes:
        return self.written_stack.rjust(STACK - FRAME - 8, b"\0")

    @property
    def scratch_registers(self) -> dict[str, Any]:
        """Return the caller-saved registers after the call by name."""
        return {r: x for r, x in self.after.by_name.items()
                if r not in ("rsp", *PRESERVED["sysv"])}

    @property
    def behind(self) -> bytes:
        """Return the stack and the caller-saved registers."""
        words = (x if isinstance(x, tuple) else (x,) for x in self.scratch_registers.values())
        return self.stack + b"".join(struct.pack(f"<{len(x)}Q", *x) for x in words)


def call_once(function: int, arguments: Sequence[Argument], convention: str, canaries: bytes,
              stack: int) -> Outcome:
    """Call a function on the stack at the address `stack`, which is cleared. `canaries`: contents
    of all registers but those for arguments."""
    before = State.from_buffer_copy(canaries)
    registers = dict(zip(INTEGERS, before.integers))
    values: list[int] = []
    buffers: list[tuple[int, int]] = []
    for number, x in enumerate(arguments):
        value, mapped = map_argument(x, number)
        values.append(values[0] if x is None else value)
        buffers += mapped
    registers |= dict(zip(PASSED_IN[convention], values), rsp=stack + STACK - FRAME)
    before.integers[:] = list(registers.values())
    on_stack = values[len(PASSED_IN[convention]):]
    ctypes.memset(stack, 0, STACK)
    ctypes.memmove(registers["rsp"] + 32, struct.pack(f"<{len(on_stack)}Q", *on_stack),
                   8 * len(on_stack))
    after = State.from_buffer_copy(before)
    load_thunk().call_with_state(ctypes.c_void_p(function), ctypes.byref(after))
    return Outcome(before, after, tuple(ctypes.string_at(at, size) for at, size in buffers),
                   ctypes.string_at(stack, STACK - FRAME - 8).lstrip(b"\0"))


def results_of_child(work: Callable[[], Iterator[Any]], seconds: int = 300) -> list[Any]:
    """Return what `work` yields in a child process; RuntimeError if the process does not end by
    itself."""
    def send_results(send: Callable[[bytes], object]) -> None:
        for result in work():
            send(pickle.dumps(result))
    output, status = capture_child_output(send_results, seconds)
    stream, results = io.BytesIO(output), []
    while stream.tell() < len(output):
        results.append(pickle.load(stream))
    if status:
        raise RuntimeError(f"the process ended with status {status:#x} in call {len(results)}")
    return results


NO_CANARIES = bytes(ctypes.sizeof(State))
CANARIES = random.Random(1).randbytes(ctypes.sizeof(State))


def call_functions(image: Image, calls: Sequence[tuple[int | str, Sequence[Argument]]],
                   convention: str = "sysv", canaries: bytes = NO_CANARIES, seconds: int = 300,
                   outside: Mapping[str, bytes] | None = None) -> list[Outcome]:
    """Make the calls (symbol or address, arguments) in one child process, in which the buffers of
    equally long arguments have equal addresses. RuntimeError if one of them crashes."""
    load_thunk()

    def work() -> Iterator[Outcome]:
        map_image(image, outside)
        stack = map_pages(0, STACK, b"", 0, READ | WRITE)
        for function, arguments in calls:
            address = image.address_of(function) if isinstance(function, str) else function
            yield call_once(address, arguments, convention, canaries, stack)

    return results_of_child(work, seconds)


def buffers_after(image: Image, calls: Sequence[tuple[int, Sequence[Argument]]],
                  outside: Mapping[str, bytes] | None = None) -> list[tuple[bytes, ...]] | None:
    """Return the buffers of the arguments after each call; None if one of them crashes."""
    try:
        return [outcome.buffers for outcome in call_functions(image, calls, outside=outside)]
    except RuntimeError:
        return None
