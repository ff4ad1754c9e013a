"""Objects that misuse the stack, or a call without blocks, are refused; each is shown wrong on this
processor where it can be.

A timer that goes off every few dozen microseconds shows what a signal handler does below the stack
pointer. Every object has a good twin, which is proved and stays right under the same timer.
"""

from __future__ import annotations

import ctypes
import signal
import struct
from collections.abc import Callable

import pytest
from check_support import assemble
from check_toy import K, blocks_function, verdict
from silicon import READ, WRITE, buffers_after, map_image, map_pages

from generator.check import objects
from generator.lab.mutation import native

# The kernel saves registers below the red zone, with gaps; the processor decides where.
DEPTHS = (512, 704, 400, 2048)
SPIN = "mov r9d, 900\n5: dec r9; jnz 5b; "                       # time for a signal to come


def failed_checks(text: str, abi: str = "sysv", **more: object) -> dict[str, str]:
    outcome = verdict(text, abi, **more)
    assert not outcome.proved
    return dict(reversed(outcome.failures))


def hash_with_integers(state: bytes, data: bytes) -> bytes:
    x, y = struct.unpack("<II", state)
    for at in range(0, len(data), 64):
        a, b = x, y
        for word, k in zip(struct.unpack(">16I", data[at:at + 64]), K):
            a, b = a + b + word + k & 0xFFFFFFFF, a
        x, y = x + a & 0xFFFFFFFF, y + b & 0xFFFFFFFF
    return struct.pack("<II", x, y)


def under_a_timer(text: str, count: int = 1000, rounds: int = 150) -> bool:
    """Whether the function still computes the toy hash, and leaves what lies below its buffers
    alone, while signals come."""
    state, data = bytes(range(8)), bytes(range(64)) * count
    right = hash_with_integers(state, data)
    image = objects.load(assemble(text))

    def work(report: Callable[[bytes], object]) -> None:
        map_image(image)
        position = map_pages(0, 1 << 16, b"\xA5" * (1 << 16), 0, READ | WRITE) + (1 << 15)
        message = ctypes.create_string_buffer(data, len(data))
        function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p,
                                    ctypes.c_size_t)(image.address_of("f"))
        # SS_DISABLE: handlers run on our stack
        ctypes.CDLL(None).sigaltstack(struct.pack("PiN", 0, 2, 0), None)
        for number in (signal.SIGSEGV, signal.SIGILL, signal.SIGBUS, signal.SIGABRT):
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGALRM, lambda *_: None)
        signal.setitimer(signal.ITIMER_REAL, 5e-5, 5e-5)
        good = True
        for _ in range(rounds):
            ctypes.memmove(position, state, len(state))
            function(position, ctypes.addressof(message), count)
            good = good and ctypes.string_at(position, 8) == right
        signal.setitimer(signal.ITIMER_REAL, 0)
        if good and ctypes.string_at(position - (1 << 15), 1 << 15) == b"\xA5" * (1 << 15):
            report(b"right")

    return native.capture_child_output(work, 60)[0] == b"right"


UP = f"mov r11, rsp; mov rsp, r10; {SPIN}mov rsp, r11"  # above the aligned part, and back
ALIGNED_DOWN = dict(
    head="mov [rsp], ecx", after="", step="add rsi, 64; dec rdx; jnz 1b; mov rsp, r10",
    test="test rdx, rdx; jnz 1f; mov rsp, r10; ret")
# name -> (the check that fails, words of its message, the bad parts, the good twin's); DEPTH stands
# for a distance in bytes
STACK = {
    "a word below the red zone, while the stack pointer is above it": (
        "function", "wrong state word", dict(
            body=f"sub rsp, DEPTH; mov [rsp], eax; add rsp, DEPTH; {SPIN}sub rsp, DEPTH; "
            "mov eax, [rsp]; add rsp, DEPTH"),
        dict(body=f"sub rsp, 512; mov [rsp], eax; {SPIN}mov eax, [rsp]; add rsp, 512")),
    "a pushed word, below the red zone for a while": (
        "function", "wrong state word", dict(
            body="push rax; mov r10, rsp; add rsp, 8; sub rsp, DEPTH; push rax; add rsp, DEPTH + 8"
            f"; {SPIN}sub rsp, DEPTH + 8; pop rax; add rsp, DEPTH"),
        dict(body=f"push rax; mov r10, rsp; add rsp, 8; {SPIN}mov rax, [rsp - 8]")),
    "a word below a stack pointer that was aligned up": (
        "function", "wrong state word", ALIGNED_DOWN | dict(
            before="mov r10, rsp; sub rsp, DEPTH; and rsp, -64",
            body=f"mov [rsp], eax; {UP}; mov eax, [rsp]"),
        ALIGNED_DOWN | dict(before="mov r10, rsp; sub rsp, 448; and rsp, -64",
                            body=f"mov [rsp], eax; {SPIN}mov eax, [rsp]")),
    "the stack pointer as a pointer into the state": (
        "stack", "not a place in the frame",
        dict(body=f"mov r10, rsp; mov rsp, rdi; {SPIN}mov r11, [rsp]; mov rsp, r10"),
        dict(body=f"mov r10, rdi; {SPIN}mov r11, [r10]")),
    "the stack pointer above the return address": (
        "stack", "above where it was at entry", dict(body=f"add rsp, DEPTH; {SPIN}sub rsp, DEPTH"),
        dict(body=f"sub rsp, 1024; {SPIN}add rsp, 1024")),
    "the stack pointer as a number for a while": (
        "stack", "not a place in the frame",
        dict(body=f"mov r10, rsp; mov esp, 0x5000; {SPIN}mov rsp, r10"),
        dict(body=f"mov r10, rsp; mov r11d, 0x5000; {SPIN}mov rsp, r10"))}


@pytest.mark.parametrize("name", STACK)
def test_what_a_signal_handler_may_overwrite_is_not_proved(name):
    check, words, bad, good = STACK[name]
    bad_functions = [blocks_function(**bad).replace("DEPTH", str(depth)) for depth in DEPTHS]
    for function in bad_functions:
        result = failed_checks(function)
        assert words in result.get(check, ""), result
    assert verdict(blocks_function(**good)).proved, verdict(blocks_function(**good)).message
    assert under_a_timer(blocks_function(**good)), "the good twin is wrong under a timer"
    assert not all(under_a_timer(function) for function in bad_functions
                   for _ in range(4)), "no signal hit it: this shows nothing"


def test_a_frame_is_limited_by_default_and_its_size_is_what_was_accessed():
    large = blocks_function(body="sub rsp, 70000; mov [rsp + 8], eax; add rsp, 70000")
    assert "the limit is 65536" in failed_checks(large)["stack"]
    outcome = verdict(large, stack_bytes=1 << 17)
    assert outcome.proved and outcome.stack_bytes == 69_992
    assert verdict(blocks_function(body="mov [rsp - 100], eax")).stack_bytes == 100
    assert verdict(blocks_function(body="push rax; push rax; add rsp, 16")).stack_bytes == 16
    assert verdict(blocks_function()).stack_bytes == 0


def runs_with_null(text: str) -> bool:
    """Whether the function survives a call without blocks and without buffers."""
    image = objects.load(assemble(text))
    return buffers_after(image, [(image.address_of("f"), [0, 0, 0])]) is not None


LOOP = "add rsi, 64; dec rdx; jnz 1b; "
ALWAYS = dict(before="xor eax, eax", head="", step="add rsi, 64; dec rdx; jmp 1b")
WRITTEN = "mov eax, [rdi]; mov [rdi], eax"
NOTHING = {
    "the state is read": (dict(before="mov r9d, [rdi]"), dict(head="mov r9d, [rdi]")),
    "the state is written as it was": (dict(after="mov r9d, [rdi]; mov [rdi], r9d"),
                                       dict(step=LOOP + "mov r9d, [rdi]; mov [rdi], r9d")),
    "the state is kept in registers and written in any case": (
        ALWAYS | dict(test="1: test rdx, rdx; jz 2f", after=WRITTEN),
        ALWAYS | dict(test="test rdx, rdx; jz 3f\n1: test rdx, rdx; jz 2f",
                      after=WRITTEN + "\n3:")),
    "the message is read": (dict(before="mov r9d, [rsi]"), dict(head="mov r9d, [rsi]"))}


@pytest.mark.parametrize("name", NOTHING)
def test_a_call_without_blocks_touches_nothing(name):
    bad, good = (blocks_function(**parts).replace("1: \n", "\n") if "registers" in name
                 else blocks_function(**parts) for parts in NOTHING[name])
    result = failed_checks(bad)
    assert "0 blocks" in result["memory"], result
    assert verdict(good).proved, verdict(good).message
    # whoever passes blocks may use it
    assert verdict(bad, least=1).proved
    assert runs_with_null(good) and not runs_with_null(bad)
