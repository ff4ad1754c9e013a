"""No path that a call takes is missing from a proof: four functions that were proved once, each
wrong on a concrete run, and twins that are right."""

from __future__ import annotations

import pytest
from check_support import assemble
from check_toy import TOY, K, blocks_function, verdict
from concrete_calls import concrete_call

from generator.check import objects
from generator.check.claim import Claim, Effort
from generator.check.frame import Refusal
from generator.check.prover import prove_object
from generator.check.verdict import Verdict
from generator.spec.kinds import KINDS
from generator.spec.message import Message


def toy_compression(words: list[str]) -> str:
    """Return the lines of sixteen rounds on eax and ecx. `words`: lines that leave W_t in r8d,
    or the number W_t."""
    lines = []
    for t, word in enumerate(words):
        item, other = ("ecx", "eax") if t % 2 == 0 else ("eax", "ecx")
        lines.append(f"add {item}, {other}\nadd {item}, {K[t]:#x}\n"
                     + (f"add {item}, {word}\n" if word.isdigit() else
                        f"{word}\nadd {item}, r8d\n"))
    return "".join(lines)


def prove_toy(text: str, kind: str, length: int | None = None) -> Verdict:
    message = Message("toy", length) if length is not None else None
    return prove_object(objects.load(assemble(text)), "f",
                       Claim(TOY, KINDS[kind], 1, fixed_message=message), Effort(30_000))


# A message shorter than a block

TAIL = toy_compression(["mov r8d, [rsi]\nbswap r8d", str(0x80000000), *["0"] * 13, "32"])
BLOCK = toy_compression([f"mov r8d, [rsi + {4 * t}]\nbswap r8d" for t in range(16)])
FINISH = """mov r10d, eax
   mov r11d, ecx
   {tail}
   add eax, r10d
   add ecx, r11d
   bswap eax
   bswap ecx
   mov [rdi], eax
   mov [rdi + 4], ecx
   ret
"""
SHORT = """.text
f: mov eax, 1
   mov ecx, 2
   xor r9d, r9d
1: test r9, r9
   jnz 3f
   mov r8d, 20
4: dec r8d
   jnz 4b
   {branch}
   test r8d, r8d
   jnz 1b
""" + FINISH + """
3: mov r10d, eax
   mov r11d, ecx
   {block}
   add eax, r10d
   add ecx, r11d
   add rsi, 64
   dec r9
   jnz 3b
""" + FINISH


def test_a_message_shorter_than_a_block_is_executed_and_not_cut() -> None:
    """The head of a loop that never runs, with 0 blocks left."""
    bad = SHORT.format(tail=TAIL, block=BLOCK, branch="mov r8d, [rsi]\ntest r8d, r8d\njz 5f\nnop\n"
                                                      "5: xor r8d, r8d")
    times = {concrete_call(bad, [bytes(8), message])[2] for message in (bytes(4), b"\1" * 4)}
    assert len(times) == 2
    outcome = prove_toy(bad, "fixed", 4)
    assert not outcome.proved, "a branch on the message was proved"
    good = SHORT.format(tail=TAIL, block=BLOCK, branch="")
    assert prove_toy(good, "fixed", 4).proved, prove_toy(good, "fixed", 4).message


# Two heads without a block between them

ENDLESS = """.text
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
   mov eax, [rdi]
   mov ecx, [rdi + 4]
   {block}
   mov [rdi], eax
   mov [rdi + 4], ecx
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
    block = BLOCK + "mov r8d, [rdi]\nadd eax, r8d\nmov r8d, [rdi + 4]\nadd ecx, r8d"
    text = ENDLESS.format(block=block)
    concrete_call(text, [bytes(8), bytes(6400), 100])
    with pytest.raises(Refusal, match="does not return"):
        concrete_call(text, [bytes(8), bytes(6464), 101])
    outcome = prove_toy(text, "blocks")
    assert not outcome.proved


# Counts that the address space does not limit

def iterations_function(before: str = "") -> str:
    halves = [f"""mov eax, [rsi + {8 * i}]
   mov ecx, [rsi + {8 * i + 4}]
   {toy_compression(["mov r8d, r10d", "mov r8d, r11d", str(0x80000000), *["0"] * 12, str(576)])}
   mov r8d, [rsi + {8 * i}]
   add eax, r8d
   mov r8d, [rsi + {8 * i + 4}]
   add ecx, r8d
   mov r10d, eax
   mov r11d, ecx
""" for i in range(2)]
    return f""".text
f: {before}
   test rdx, rdx
   jz 2f
   mov r10d, [rdi]
   mov r11d, [rdi + 4]
1: {"".join(halves)}
   mov r8d, [rdi + 8]
   xor r8d, r10d
   mov [rdi + 8], r8d
   mov r8d, [rdi + 12]
   xor r8d, r11d
   mov [rdi + 12], r8d
   dec rdx
   jnz 1b
   mov [rdi], r10d
   mov [rdi + 4], r11d
2: ret
"""


@pytest.mark.parametrize("count", [1 << 55, 1 << 63, (1 << 64) - 1])
def test_iterations_are_proved_for_every_count_of_64_bits(count: int) -> None:
    bad = iterations_function(f"mov rax, {count}\ncmp rdx, rax\njae 2f")
    assert concrete_call(bad, [bytes(16), bytes(16), count])[2] < 10
    assert not prove_toy(bad, "iterations").proved


def test_a_right_loop_of_iterations_is_proved() -> None:
    assert prove_toy(iterations_function(), "iterations").proved, (
        prove_toy(iterations_function(), "iterations").message)


# Bytes that were written before a part of the frame was aligned

def test_a_secret_is_not_read_back_through_an_aligned_pointer() -> None:
    store = ("test rdx, rdx\njz 2f\nmov r10d, [{}]\nmov [rsp - 24], r10\nmov r9, rsp\nand r9, -16\n"
             "mov r10, [r9 - 16]")
    text = blocks_function(before=store.format("rsi"), test="")
    contents = {concrete_call(text, [bytes(8), bytes([i]) * 64, 1])[0][10] for i in range(2)}
    assert len(contents) == 2
    outcome = verdict(text)
    assert not outcome.proved and "meet the area aligned to 16" in outcome.message
    public = blocks_function(before=store.format("rip + table"), test="")
    assert "r10" not in verdict(public).residue["registers"]
