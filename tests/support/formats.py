"""Calls of functions in COFF, Mach-O and ELF objects on Linux, in either calling convention, in a
child process. A thunk fills every register that the convention preserves with a canary, and stores
all of them after the call. Every buffer ends before a guard page."""

from __future__ import annotations

import ctypes
import faulthandler
import mmap
import os
import pickle
import random
import select
import shutil
import signal
import struct
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from generator.check.objects import Image

INT = ("rbx", "rbp", "rdi", "rsi", "r12", "r13", "r14", "r15")     # in the thunk's order
VEC = tuple(f"xmm{n}" for n in range(6, 16))
PRESERVED = {"win64": (*INT, *VEC), "sysv": ("rbx", "rbp", "r12", "r13", "r14", "r15")}
PAGE = mmap.PAGESIZE
READ, WRITE, EXECUTE = 1, 2, 4

# Fields of struct thunk, with their number of 64-bit words. win64: 1 for Win64, else 0. given,
# found: integer registers before the call (canaries) and after it; the same for vector registers.
# before, after: the stack pointer; flags: after the call. The thunk restores the stack pointer from
# memory, so that a wrong stack pointer is reported and does no harm.
FIELDS = (("function", 1), ("arguments", 6), ("win64", 1), ("given", 8), ("found", 8),
          ("given_vec", 20), ("found_vec", 20), ("before", 1), ("after", 1), ("flags", 1))


class Thunk(ctypes.Structure):
    """Fields that the thunk reads and writes, in words of 64 bits."""

    _fields_ = [(name, ctypes.c_uint64 * count) for name, count in FIELDS]


def word_offset(name: str, number: int = 0) -> int:
    """Return the byte offset in Thunk of word `number` of the field `name`."""
    return int(getattr(Thunk, name).offset) + 8 * number


def thunk_text() -> str:
    """Return the assembly text of void call_with_canaries(struct thunk *)."""
    saved = ["rbx", "rbp", "r12", "r13", "r14", "r15"]
    lines = [".intel_syntax noprefix", ".text", ".globl call_with_canaries", "call_with_canaries:"]
    lines += [f"push {r}" for r in saved]
    # Win64: 32 bytes of shadow space, and two arguments on the stack
    lines += ["sub rsp, 56",
              "mov [rip + held], rdi", f"mov [rdi + {word_offset('before')}], rsp", "mov r11, rdi"]
    lines += [f"movdqu {x}, [r11 + {word_offset('given_vec', 2 * n)}]" for n, x in enumerate(VEC)]
    lines += [f"mov {r}, [r11 + {word_offset('given', n)}]" for n, r in enumerate(INT)]
    lines += [f"cmp qword ptr [r11 + {word_offset('win64')}], 0", "jne 1f"]
    lines += [f"mov {r}, [r11 + {word_offset('arguments', n)}]"
              for n, r in enumerate(("rdi", "rsi", "rdx", "rcx", "r8", "r9"))]
    lines += ["jmp 2f", "1:"]
    lines += [f"mov {r}, [r11 + {word_offset('arguments', n)}]"
              for n, r in enumerate(("rcx", "rdx", "r8", "r9"))]
    for n in (4, 5):
        lines += [f"mov rax, [r11 + {word_offset('arguments', n)}]", f"mov [rsp + {8 * n}], rax"]
    lines += ["2:", f"call [r11 + {word_offset('function')}]",
              "mov r11, [rip + held]", f"mov [r11 + {word_offset('after')}], rsp",
              f"mov rsp, [r11 + {word_offset('before')}]", "pushfq",
              f"pop [r11 + {word_offset('flags')}]", "cld"]
    lines += [f"mov [r11 + {word_offset('found', n)}], {r}" for n, r in enumerate(INT)]
    lines += [f"movdqu [r11 + {word_offset('found_vec', 2 * n)}], {x}" for n, x in enumerate(VEC)]
    lines += ["add rsp, 56", *(f"pop {r}" for r in reversed(saved)), "ret", ".bss", "held: .zero 8",
              '.section .note.GNU-stack,"",@progbits']
    return "\n".join(lines) + "\n"


@cache
def load_thunk(text: str) -> ctypes.CDLL:
    """Return the loaded shared library that the host's compiler makes of a GAS text; skip the test
    without a compiler."""
    compiler = shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("neither gcc nor clang is there")
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "thunk.S"), Path(folder, "thunk.so")
        source.write_text(text, encoding="ascii")
        subprocess.run([compiler, "-shared", "-o", target, source], check=True)
        return ctypes.CDLL(str(target))


@cache
def libc() -> ctypes.CDLL:
    """Return libc, with the types of mmap and mprotect declared."""
    library = ctypes.CDLL(None, use_errno=True)
    library.mmap.restype = ctypes.c_void_p
    library.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    library.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    return library


def map_pages(address: int, size: int, contents: bytes, where: int, rights: int) -> int:
    """Map `size` bytes of anonymous pages at `address` (0: anywhere) with the access `rights`, copy
    `contents` to offset `where` of them, and return their address. Raise OSError if that fails."""
    # MAP_FIXED_NOREPLACE
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | (0x100000 if address else 0)
    result = libc().mmap(address or None, size, READ | WRITE, flags, -1, 0)
    if not result or result == 2**64 - 1 or address and result != address:
        raise OSError(f"cannot map {size} bytes at {address:#x}")
    ctypes.memmove(result + where, contents, len(contents))
    if libc().mprotect(result, size, rights):
        raise OSError("cannot protect pages")
    return int(result)


def map_image(image: Image) -> None:
    """Map an object's sections at their addresses, with their access rights: code is not writable,
    constants are neither writable nor executable."""
    for section in image.sections:
        if section.data:
            first, last = section.address // PAGE * PAGE, section.address + len(section.data)
            rights = READ | (EXECUTE if section.executable else 0)
            map_pages(first, -(-(last - first) // PAGE) * PAGE, bytes(section.data),
                      section.address - first, rights)


@dataclass(frozen=True)
class Call:
    """Call of a function; `writable`: indices of the arguments whose buffers are writable."""

    symbol: str
    arguments: tuple[int | bytes | tuple[bytes, ...] | None, ...]
    writable: tuple[int, ...] = (0,)


@dataclass(frozen=True)
class Outcome:
    """Buffers after a call, in the order of the arguments, and violations of the calling
    convention."""

    buffers: tuple[bytes, ...]
    complaints: tuple[str, ...]


def map_guarded(contents: bytes, rights: int = READ) -> int:
    """Return the address of a copy of `contents` that ends at a guard page."""
    size = -(-len(contents) // PAGE) * PAGE
    base = map_pages(0, size + PAGE, contents, size - len(contents), rights)
    libc().mprotect(base + size, PAGE, 0)
    return base + size - len(contents)


def run_once(image: Image, call: Call, convention: str, seed: int) -> Outcome:
    words = random.Random(seed)
    values: list[int] = []
    positions: list[tuple[int, int]] = []
    for number, x in enumerate(call.arguments):
        if x is None or isinstance(x, int):
            values.append(values[0] if x is None else x)
            continue
        data = x if isinstance(x, bytes) else struct.pack(f"<{len(x)}Q", *map(map_guarded, x))
        values.append(map_guarded(data, READ | (WRITE if number in call.writable else 0)))
        positions.append((values[-1], len(data)))
    t = Thunk()
    t.function[0], t.win64[0] = image.address_of(call.symbol), convention == "win64"
    t.arguments[:len(values)] = values
    t.given[:] = [words.getrandbits(64) for _ in t.given]
    t.given_vec[:] = [words.getrandbits(64) for _ in t.given_vec]
    load_thunk(thunk_text()).call_with_canaries(ctypes.byref(t))
    inputs = dict(zip(INT, t.given)) | {x: tuple(t.given_vec[2 * n:2 * n + 2])
                                        for n, x in enumerate(VEC)}
    result = dict(zip(INT, t.found)) | {x: tuple(t.found_vec[2 * n:2 * n + 2])
                                        for n, x in enumerate(VEC)}
    complaints = [f"{r} is not preserved" for r in PRESERVED[convention] if inputs[r] != result[r]]
    complaints += ["the stack pointer has moved"] if t.before[0] != t.after[0] else []
    complaints += ["the direction flag is set"] if t.flags[0] & 0x400 else []
    return Outcome(tuple(ctypes.string_at(p, size) for p, size in positions), tuple(complaints))


def run(image: Image, calls: Sequence[Call], convention: str, seconds: int = 20) -> list[Outcome]:
    load_thunk(thunk_text())
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            faulthandler.disable()                       # some tests expect a crash
            signal.signal(signal.SIGPROF, signal.SIG_DFL)
            # CPU time, because the machine may be busy
            signal.setitimer(signal.ITIMER_PROF, seconds)
            map_image(image)
            with os.fdopen(writing, "wb") as out:
                for number, call in enumerate(calls):
                    pickle.dump(run_once(image, call, convention, number), out)
                    out.flush()
            os._exit(0)
        finally:
            os._exit(2)
    os.close(writing)
    outcomes = []
    with os.fdopen(reading, "rb") as results:
        while select.select([results], [], [], 20 * seconds)[0]:
            try:
                outcomes.append(pickle.load(results))
            except EOFError:
                break
    _, status = os.waitpid(child, 0)
    if status or len(outcomes) != len(calls):
        call = calls[min(len(outcomes), len(calls) - 1)]
        raise RuntimeError(f"{call.symbol} ended its process with status {status:#x} in call "
                           f"{len(outcomes)}")
    return outcomes
