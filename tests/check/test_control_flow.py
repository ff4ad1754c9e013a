"""Random control flow around a right loop: compares with counts, pointers and message words, heads
and calls that lead back. What is proved is right on the inputs that reach the inserted constants.
"""

from __future__ import annotations

import os
import random
import struct
import time

from check_toy import blocks_function, verdict
from concrete_calls import concrete_call
from test_cut_paths import iterations_function
from test_hostile_stack import hash_with_integers

from generator.check import ObjectError
from generator.check.claim import Effort
from generator.check.frame import Refusal

SECONDS = min(20.0, float(os.environ.get("NSMS_FUZZ_SECONDS", "2")))
FEWEST = 25  # programs, on however busy a machine
SMALL = [0, 1, 2, 3, 5, 7, 8, 20, 40]
HUGE = [1 << 32, (1 << 55) - 1, 1 << 55, 1 << 63, (1 << 64) - 1]
RUN_BLOCKS = 48  # of the message in memory; a longer one is read to its end
CONDITIONS = ["e", "ne", "b", "ae", "be", "a"]
# what a path leads to: on, back to the head, to the return, into an endless or a wrong detour, into
# a detour that changes nothing
TARGETS = ["9f", "9f", "9f", "1b", "2f", "7f", "8f", "6f", "6f"]
DETOURS = """
   jmp 9f
6: {neutral}
   jmp 9f
7: {wrong}
   jmp 9f
8: call 5f
5: add rsp, 8
   {back}
9: """
NEUTRAL = ["nop", "mov r9, rdx", "push rax\npop rax", "lea r9, [rsi + 64]", "xor r9d, r9d",
           "mov [rsp - 40], rdx\nmov r9, [rsp - 40]", "mov r9d, 14\n4: dec r9d\njnz 4b",
           "mov r9, rsp\nand r9, -16\nmov r9, [r9 - 48]"]
WRONG = ["mov dword ptr [rdi], 7", "add rdx, 1", "add rsi, 64", "mov dword ptr [rdi + 4], 7"]


def detour(draw: random.Random, constants: list[int], can_return: bool) -> str:
    """Return lines that compare something and may take another path; append the constant."""
    constant = draw.choice(SMALL + HUGE)
    constants.append(constant)
    what = draw.randrange(8)
    target = draw.choice([t for t in TARGETS if can_return or t not in ("1b", "2f")])
    compare = (f"mov r9, {constant}\ncmp rdx, r9" if what < 5 else
               "lea r9, [rsi + 64]\ncmp rsi, r9" if what == 5 else
               "mov r9d, [rsi]\ncmp r9d, 5" if what == 6 else "test rdx, rdx")
    return (f"{compare}\nj{draw.choice(CONDITIONS)} {target}"
            + DETOURS.format(neutral=draw.choice(NEUTRAL), wrong=draw.choice(WRONG),
                             back=draw.choice(["jmp 5b", "jmp 9f", "jmp 1b" if can_return
                                               else "jmp 9f"])))


def is_right(text: str, kind: str, count: int) -> bool:
    """Return whether a call with `count` blocks or iterations is right: it ends with the right
    state, or with a count beyond the memory goes on to its end."""
    state = bytes(range(8 if kind == "blocks" else 16))
    data = random.Random(count).randbytes(64 * RUN_BLOCKS if kind == "blocks" else 16)
    long = count > RUN_BLOCKS
    try:
        _, buffers, executed = concrete_call(text, [state, data, count], limit=20_000)
    except Refusal as problem:
        return long and problem.check in ("memory", "flow")
    if long:
        return False
    expected = (hash_with_integers(state, data[:64 * count]) if kind == "blocks"
                else iterate(state, data, count))
    return buffers[0] == expected


def iterate(state: bytes, midstates: bytes, count: int) -> bytes:
    u, t = state[:8], state[8:]
    for _ in range(count):
        for key in (midstates[:8], midstates[8:]):
            block = struct.pack(">2I", *struct.unpack("<2I", u)) + b"\x80" + bytes(53) + b"\2\x40"
            u = hash_with_integers(key, block)
        t = bytes(x ^ y for x, y in zip(t, u))
    return u + t


def test_what_is_proved_is_right_where_the_inserted_constants_are_reached() -> None:
    draw, proved, tried = random.Random(f"{SECONDS} control flow"), 0, 0
    end = time.monotonic() + SECONDS
    while time.monotonic() < end or tried < FEWEST:
        constants: list[int] = []
        kind = draw.choice(["blocks", "blocks", "iterations"])
        if kind == "blocks":
            parts = {name: detour(draw, constants, name == "body") for name in
                     draw.sample(["before", "head", "body", "after"], draw.randrange(1, 3))}
            text = blocks_function(**parts)
        else:
            text = iterations_function(detour(draw, constants, can_return=False)
                                       .replace("[rsi]", "[rdi]"))
        tried += 1
        try:
            outcome = verdict(text, kind=kind, effort=Effort(limit=8_000, seconds=20))
        except ObjectError:
            continue
        assert "\n" not in outcome.message
        if outcome.proved:
            proved += 1
            for constant in {*constants, 1, 2}:
                for count in (constant - 1, constant, constant + 1):
                    if 0 <= count <= (1 << 55) - 1 or kind == "iterations" and 0 <= count < 1 << 64:
                        assert is_right(text, kind, count), (count, text)
    print(f"{tried} programs, {proved} proved")
    assert proved > tried // 10


def test_a_wrong_program_is_seen_to_be_wrong() -> None:
    assert all(is_right(blocks_function(), "blocks", count) for count in (0, 3, 1 << 40))
    magic = "cmp rdx, 3\njne 9f\nmov dword ptr [rdi], 7\n9:"
    assert not is_right(blocks_function(before=magic), "blocks", 3)
    assert is_right(blocks_function(before=magic), "blocks", 2)
    early = f"mov r9, {1 << 55}\ncmp rdx, r9\njae 2f"
    assert is_right(iterations_function(), "iterations", 2)
    assert is_right(iterations_function(), "iterations", 1 << 55)
    assert not is_right(iterations_function(early), "iterations", 1 << 55)
