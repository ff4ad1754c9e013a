"""No path that a call takes is missing from a proof, no invariant leaves anything out, and a branch
on an address holds wherever the buffer may lie: functions that were proved once, each wrong on a
concrete run, and twins that are right."""

from __future__ import annotations

import pytest
from check_toy import blocks_function, toy_compression, verdict
from concrete_calls import concrete_call
from test_hostile_stack import hash_with_integers

from generator.check.claim import Effort
from generator.check.frame import Refusal
from generator.spec.message import Message

PROVING = Effort(30_000)
BLOCK = toy_compression()
CHAIN = "\nmov r8d, [rdi]; add eax, r8d; mov r8d, [rdi + 4]; add ecx, r8d"

# Messages of one length

FINISH = """mov r10d, eax; mov r11d, ecx
   {tail}
   add eax, r10d; add ecx, r11d; bswap eax; bswap ecx
   mov [rdi], eax
   mov [rdi + 4], ecx
   ret
"""
SHORT = """.text
f: mov eax, 1; mov ecx, 2; xor r9d, r9d
1: test r9, r9
   jnz 3f
   mov r8d, 20
4: dec r8d
   jnz 4b
   {branch}
   test r8d, r8d
   jnz 1b
""" + FINISH + """
3: mov r10d, eax; mov r11d, ecx
   {block}
   add eax, r10d; add ecx, r11d; add rsi, 64
   dec r9
   jnz 3b
""" + FINISH


def test_a_message_shorter_than_a_block_is_executed_and_not_cut() -> None:
    """The head of a loop that never runs, with 0 blocks left."""
    tail = toy_compression(["mov r8d, [rsi]; bswap r8d", str(0x80000000), *["0"] * 13, "32"])
    bad, good = (SHORT.format(tail=tail, block=BLOCK, branch=branch) for branch in (
        "mov r8d, [rsi]; test r8d, r8d; jz 5f; nop\n5: xor r8d, r8d", ""))
    times = {concrete_call(bad, [bytes(8), message])[2] for message in (bytes(4), b"\1" * 4)}
    assert len(times) == 2
    for text, wanted in ((bad, False), (good, True)):
        outcome = verdict(text, kind="fixed", effort=PROVING, fixed_message=Message("toy", 4))
        assert outcome.proved == wanted, outcome.message


def test_every_byte_of_a_message_of_one_length_counts() -> None:
    words = ["mov r8d, [rsi]; bswap r8d", "mov r8d, [rsi + 2]; bswap r8d; shl r8d, 16; add r8d, "
             "0x8000", *["0"] * 13, "48"]
    right = ".text\nf: mov eax, 1; mov ecx, 2\n" + FINISH.format(tail=toy_compression(words))
    for old, new, reason in (("", "", ""), ("[rdi + 4], ecx", "[rdi + 4], eax", "wrong"),
                             ("0x8000", "0x80", "wrong"), ("[rsi + 2]", "[rsi + 4]", "message")):
        outcome = verdict(right.replace(old, new), kind="fixed", fixed_message=Message("toy", 6))
        assert outcome.proved == (not old) and reason in outcome.message, outcome.message


# Two heads without a block between them

ENDLESS = f""".text
f: sub rsp, 8
1: test rdx, rdx
   jz 2f
   test rdx, rdx
   jz 1b
   jmp 3f
2: add rsp, 8
   ret
3: cmp rdx, 101
   jae 4f
   mov eax, [rdi]; mov ecx, [rdi + 4]
   {BLOCK + CHAIN}
   mov [rdi], eax; mov [rdi + 4], ecx
   add rsi, 64
   dec rdx
   jnz 3b
   add rsp, 8
   ret
4: add rsp, 8
   call 1b
   ret
"""


def test_two_heads_that_reach_each_other_without_a_block_are_refused() -> None:
    concrete_call(ENDLESS, [bytes(8), bytes(6400), 100])
    with pytest.raises(Refusal, match="does not return"):
        concrete_call(ENDLESS, [bytes(8), bytes(6464), 101])
    assert not verdict(ENDLESS, effort=PROVING).proved


# Counts that the address space does not limit

BRIEF = Effort(seconds=3)  # 2^64 - 1 iterations would be expected one by one; a proof takes 0.2 s


def iterations_function(before: str = "") -> str:
    words = ["mov r8d, r10d", "mov r8d, r11d", str(0x80000000), *["0"] * 12, str(576)]
    halves = [f"""mov eax, [rsi + {8 * i}]; mov ecx, [rsi + {8 * i + 4}]
   {toy_compression(words)}
   mov r8d, [rsi + {8 * i}]; add eax, r8d
   mov r8d, [rsi + {8 * i + 4}]; add ecx, r8d
   mov r10d, eax; mov r11d, ecx
""" for i in range(2)]
    return f""".text
f: {before}
   test rdx, rdx
   jz 2f
   mov r10d, [rdi]; mov r11d, [rdi + 4]
1: {"".join(halves)}
   mov r8d, [rdi + 8]; xor r8d, r10d; mov [rdi + 8], r8d
   mov r8d, [rdi + 12]; xor r8d, r11d; mov [rdi + 12], r8d
   dec rdx
   jnz 1b
   mov [rdi], r10d; mov [rdi + 4], r11d
2: ret
"""


@pytest.mark.parametrize("count", [1 << 55, 1 << 63, (1 << 64) - 1])
def test_iterations_are_proved_for_every_count_of_64_bits(count: int) -> None:
    bad = iterations_function(f"mov rax, {count}; cmp rdx, rax; jae 2f")
    assert concrete_call(bad, [bytes(16), bytes(16), count])[2] < 10
    assert not verdict(bad, kind="iterations", effort=BRIEF).proved


def test_a_right_loop_of_iterations_is_proved() -> None:
    outcome = verdict(iterations_function(), kind="iterations", effort=BRIEF)
    assert outcome.proved, outcome.message


# Addresses

LOW, COUNT = 0x1000, 65  # the message of COUNT blocks is longer than its address is high
SPOILED = "mov dword ptr [rdi], 7\n"
# At the address LOW the difference wraps around for COUNT blocks or more; with the message at 2^40
# it does not.
WRAPPING = ("mov r9, rdx; shl r9, 6; mov r10, rsi; sub r10, r9; cmp r10, rsi; jbe 3f; cmp rdx, "
            f"{COUNT}; jne 3f; {SPOILED}3:")


def test_an_order_of_addresses_that_depends_on_the_message_address_is_refused() -> None:
    outcome = verdict(blocks_function(before=WRAPPING))
    assert not outcome.proved and "cannot be followed" in outcome.message, outcome.message


def test_such_a_function_is_wrong_for_one_count() -> None:
    state = bytes(range(8))
    for count in (COUNT - 1, COUNT, COUNT + 1):
        message = bytes(range(64)) * count
        result = [concrete_call(blocks_function(before=before), [state, message, count],
                                addresses={1: LOW})[1][0] for before in ("", WRAPPING)]
        assert result[0] == hash_with_integers(state, message)
        assert (result[1] == result[0]) == (count != COUNT)


@pytest.mark.parametrize("before", [
    # wraps in the last 64 bytes, and for NULL
    "lea r9, [rsi + 64]; cmp r9, rsi; ja 3f; " + SPOILED + "3:",
    "lea r9, [rsi - 64]; cmp r9, rsi; jb 3f; " + SPOILED + "3:"])
def test_without_blocks_no_order_of_different_addresses_is_known(before: str) -> None:
    """A call without blocks may pass any pointer."""
    outcome = verdict(blocks_function(before=before))
    assert not outcome.proved and "cannot be followed" in outcome.message, outcome.message
    assert verdict(blocks_function(before=before), least=1).proved


def test_the_end_of_the_message_is_an_address_that_loops_may_compare_with() -> None:
    stop = "mov r11, rdx; shl r11, 6; add r11, rsi"
    assert verdict(blocks_function(before=stop, step="add rsi, 64; cmp rsi, r11; jb 1b",
                                   test="cmp rsi, r11; jae 2f")).proved
