"""Loop invariants leave nothing out, and a branch on an address holds wherever the buffer may lie.

Each function here was proved once and is wrong for one count, one place of the message, or leaves
secrets that were not named.
"""

from __future__ import annotations

import ctypes
import os

import pytest
from check_support import assemble
from check_toy import blocks_function, verdict
from silicon import READ, WRITE, map_image, map_pages
from test_hostile_stack import hash_with_integers

from generator.check import objects

# the message of COUNT blocks is longer than its address is high
LOW, COUNT = 0x100000, 16_481
SPOILED = "xor dword ptr [rdi], 1\n"
# At the address LOW the difference wraps around for COUNT blocks or more; with the message at 2^40
# it does not.
WRAPPING = ("mov r9, rdx\nshl r9, 6\nmov r10, rsi\nsub r10, r9\ncmp r10, rsi\njbe 3f\ncmp rdx, "
            "{0}\njne 3f\n" + SPOILED + "3:").format(COUNT)


def answer(text: str, count: int) -> bytes:
    """Return the state that the function leaves of `count` equal blocks at the address LOW; it runs
    in a child process."""
    image, (reader, writer) = objects.load(assemble(text)), os.pipe()
    child = os.fork()
    if child == 0:
        try:
            map_image(image)
            size = -(-count * 64 // 4096) * 4096
            message = map_pages(LOW, size, bytes(range(64)) * count, 0, READ | WRITE)
            state = ctypes.create_string_buffer(bytes(range(8)), 8)
            function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p,
                                        ctypes.c_size_t)(image.address_of("f"))
            function(ctypes.addressof(state), message, count)
            os.write(writer, state.raw)
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as result:
        rest = result.read()
    os.waitpid(child, 0)
    return rest


def test_an_order_of_addresses_that_depends_on_the_message_address_is_refused() -> None:
    outcome = verdict(blocks_function(before=WRAPPING))
    assert (not outcome.proved and "cannot be followed" in outcome.message), outcome.message


def test_such_a_function_is_wrong_for_one_count() -> None:
    state = bytes(range(8))
    for count in (COUNT - 200, COUNT):
        right = hash_with_integers(state, bytes(range(64)) * count)
        rest = answer(blocks_function(before=WRAPPING), count)
        if not rest:
            pytest.skip(f"nothing can be mapped at {LOW:#x} here")
        assert (rest == right) == (count != COUNT)
        assert answer(blocks_function(), count) == right


@pytest.mark.parametrize("before", [
    # wraps in the last 64 bytes
    "lea r9, [rsi + 64]\ncmp r9, rsi\nja 3f\n" + SPOILED + "3:",
    "lea r9, [rsi - 64]\ncmp r9, rsi\njb 3f\n" + SPOILED + "3:"])         # and for NULL
def test_without_blocks_no_order_of_different_addresses_is_known(before: str) -> None:
    """A call without blocks may pass any pointer."""
    outcome = verdict(blocks_function(before=before))
    assert (not outcome.proved and "cannot be followed" in outcome.message), outcome.message
    assert verdict(blocks_function(before=before), least=1).proved


def test_the_end_of_the_message_is_an_address_that_loops_may_compare_with() -> None:
    stop = "mov r11, rdx\nshl r11, 6\nadd r11, rsi"
    assert verdict(blocks_function(before=stop, step="add rsi, 64\ncmp rsi, r11\njb 1b",
                                   test="cmp rsi, r11\njae 2f")).proved


SET = "cmp rdx, 1\nje 4f\n{}\n4: vpxor xmm0, xmm0, xmm0\nvpxor xmm1, xmm1, xmm1\nvzeroupper"
LANES = {
    "the message in an upper half": "vpxor xmm0, xmm0, xmm0\nvmovd xmm1, r8d\nvinserti32x4 ymm17, "
                                    "ymm0, xmm1, 1",
    "a number in an upper half": "vpxor xmm0, xmm0, xmm0\nvmovd xmm1, edx\nvinserti32x4 ymm17, "
                                 "ymm0, xmm1, 1"}


@pytest.mark.parametrize("lanes", LANES)
def test_lanes_that_a_loop_head_drops_are_residue(lanes: str) -> None:
    """What all blocks but the last leave in the upper half of ymm17, which is not known where the
    loop is entered."""
    outcome = verdict(blocks_function(body=SET.format(LANES[lanes])))
    assert outcome.proved, outcome.message
    assert ("xmm17" in outcome.residue["registers"]) == ("message" in lanes)
