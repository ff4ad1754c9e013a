"""Objects that misuse the stack, or a call without blocks, are refused; each is shown wrong on this
processor where it can be.

A timer that goes off every few dozen microseconds shows what a signal handler does below the stack
pointer. Every object has a good twin, which is proved and stays right under the same timer.
"""

from __future__ import annotations

import ctypes
import os
import signal
import struct

import pytest
from check_support import assemble
from check_toy import TOY, K, blocks_function, verdict
from silicon import READ, WRITE, buffers_after, map_image, map_pages

from generator.check import objects
from generator.check.claim import Claim, Effort
from generator.check.prover import prove_object
from generator.spec.kinds import KINDS

# The kernel saves registers below the red zone, with gaps; the processor decides where.
DEPTHS = (512, 704, 400, 2048)
SPIN = "mov r9d, 900\n5: dec r9\njnz 5b\n"                       # time for a signal to come


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
    child = os.fork()
    if child == 0:
        try:
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
            good = good and ctypes.string_at(position - (1 << 15), 1 << 15) == b"\xA5" * (1 << 15)
            os._exit(0 if good else 1)
        finally:
            os._exit(2)
    return os.waitpid(child, 0)[1] == 0


# name -> (the check that fails, words of its message, the bad parts, the good twin's); DEPTH stands
# for a distance in bytes
STACK = {
    "a word below the red zone, while the stack pointer is above it": (
        "function", "wrong state word",
        dict(body=f"sub rsp, DEPTH\nmov [rsp], eax\nadd rsp, DEPTH\n{SPIN}sub rsp, "
             "DEPTH\nmov eax, [rsp]\nadd rsp, DEPTH"),
        dict(body=f"sub rsp, 512\nmov [rsp], eax\n{SPIN}mov eax, [rsp]\nadd rsp, 512")),
    "a pushed word, below the red zone for a while": (
        "function", "wrong state word",
        dict(body=f"push rax\nmov r10, rsp\nadd rsp, 8\nsub rsp, DEPTH\npush rax\nadd rsp, "
             f"DEPTH + 8\n{SPIN}sub rsp, DEPTH + 8\npop rax\nadd rsp, DEPTH"),
        dict(body=f"push rax\nmov r10, rsp\nadd rsp, 8\n{SPIN}mov rax, [rsp - 8]")),
    "a word below a stack pointer that was aligned up": (
        "function", "wrong state word",
        dict(before="mov r10, rsp\nsub rsp, DEPTH\nand rsp, -64", head="mov [rsp], ecx", after="",
             body=f"mov [rsp], eax\nmov r11, rsp\nmov rsp, r10\n{SPIN}mov rsp, r11\nmov eax, [rsp]",
             step="add rsi, 64\ndec rdx\njnz 1b\nmov rsp, r10", test="test rdx, rdx\njnz 1f\nmov "
             "rsp, r10\nret"),
        dict(before="mov r10, rsp\nsub rsp, 448\nand rsp, -64", head="mov [rsp], ecx", after="",
             body=f"mov [rsp], eax\n{SPIN}mov eax, [rsp]",
             step="add rsi, 64\ndec rdx\njnz 1b\nmov rsp, r10", test="test rdx, rdx\njnz 1f\nmov "
             "rsp, r10\nret")), "the stack pointer as a pointer into the state": (
                 "stack", "not a place in the frame",
                 dict(body=f"mov r10, rsp\nmov rsp, rdi\n{SPIN}mov r11, [rsp]\nmov rsp, r10"),
                 dict(body=f"mov r10, rdi\n{SPIN}mov r11, [r10]")),
    "the stack pointer above the return address": (
        "stack", "above where it was at entry", dict(body=f"add rsp, DEPTH\n{SPIN}sub rsp, DEPTH"),
        dict(body=f"sub rsp, 1024\n{SPIN}add rsp, 1024")),
    "the stack pointer as a number for a while": (
        "stack", "not a place in the frame",
        dict(body=f"mov r10, rsp\nmov esp, 0x5000\n{SPIN}mov rsp, r10"),
        dict(body=f"mov r10, rsp\nmov r11d, 0x5000\n{SPIN}mov rsp, r10"))}


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


WIN64 = {
    "a popped word": (
        "function", "wrong state word", dict(body="push rax\nadd rsp, 8\nsub rsp, 8\npop rax"),
        dict(body="push rax\npop rax")),
    "a page jumped over by an access": (
        "stack", "must access each page",
        dict(body="sub rsp, 8\nmov [rsp], eax\nsub rsp, 8200\nmov [rsp], eax\nadd rsp, 8208"),
        dict(body="sub rsp, 4096\nmov [rsp], eax\nsub rsp, 4096\nmov [rsp], eax\nadd rsp, 8192")),
    "a page jumped over and left untouched": (
        "stack", "must access each page", dict(body="sub rsp, 4104\nadd rsp, 4104"),
        dict(body="sub rsp, 4088\nadd rsp, 4088")),
    "a page jumped over where a loop came by another way": (
        "stack", "must access each page",
        dict(before="sub rsp, 4096", test="test rdx, rdx\njz 2f\ncmp rdx, 7\njb 1f\nmov [rsp], rsp",
             body="sub rsp, 4096\nadd rsp, 4096", after="add rsp, 4096"),
        dict(before="sub rsp, 4096", test="mov [rsp], rsp\ntest rdx, rdx\njz 2f\ncmp rdx, 7\njb "
             "1f\nnop", body="sub rsp, 4096\nadd rsp, 4096", after="add rsp, 4096"))}


@pytest.mark.parametrize("name", WIN64)
def test_win64_has_no_red_zone_and_grows_by_a_page(name):
    check, words, bad, good = WIN64[name]
    result = failed_checks(blocks_function(**bad), "win64")
    assert words in result.get(check, ""), result
    assert verdict(blocks_function(**good), "win64").proved, verdict(blocks_function(**good),
                                                                     "win64").message
    # System V asks for no such thing
    assert verdict(blocks_function(**bad)).proved or "pop" in name


def test_a_frame_is_limited_by_default_and_its_size_is_what_was_accessed():
    large = blocks_function(body="sub rsp, 70000\nmov [rsp + 8], eax\nadd rsp, 70000")
    assert "the limit is 65536" in failed_checks(large)["stack"]
    outcome = verdict(large, stack_bytes=1 << 17)
    assert outcome.proved and outcome.stack_bytes == 69_992
    assert verdict(blocks_function(body="mov [rsp - 100], eax")).stack_bytes == 100
    assert verdict(blocks_function(body="push rax\npush rax\nadd rsp, 16")).stack_bytes == 16
    assert verdict(blocks_function()).stack_bytes == 0


def runs_with_null(text: str) -> bool:
    """Whether the function survives a call without blocks and without buffers."""
    image = objects.load(assemble(text))
    return buffers_after(image, [(image.address_of("f"), [0, 0, 0])]) is not None


LOOP = "add rsi, 64\ndec rdx\njnz 1b\n"
NOTHING = {
    "the state is read": (dict(before="mov r9d, [rdi]"), dict(head="mov r9d, [rdi]")),
    "the state is written as it was": (dict(after="mov r9d, [rdi]\nmov [rdi], r9d"),
                                       dict(step=LOOP + "mov r9d, [rdi]\nmov [rdi], r9d")),
    "the state is kept in registers and written in any case": (
        dict(before="xor eax, eax", test="1: test rdx, rdx\njz 2f", head="",
             step="add rsi, 64\ndec rdx\njmp 1b", after="mov eax, [rdi]\nmov [rdi], eax"),
        dict(before="xor eax, eax", test="test rdx, rdx\njz 3f\n1: test rdx, rdx\njz 2f", head="",
             step="add rsi, 64\ndec rdx\njmp 1b", after="mov eax, [rdi]\nmov [rdi], eax\n3:")),
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


def test_kernels_of_one_call_have_no_count_to_be_zero():
    image = objects.load(assemble(blocks_function(before="mov r9d, [rdi]")))
    assert prove_object(image, "f", Claim(TOY, KINDS["blocks"], least=1), Effort(30_000)).proved
