"""Each check is shown code that it must accept and code that it must reject, on a hash small enough
to read (check_toy.py)."""

import pytest
from check_support import assemble
from check_toy import TOY, K, blocks_function, verdict

from generator.check import ObjectError, objects
from generator.check.claim import Claim
from generator.check.prover import prove_object
from generator.spec.kinds import KINDS
from generator.spec.message import Message

VECTOR = "vpxor ymm0, ymm0, ymm0"


def gathering_parts(positions="0, 20, 40, 60", ones="-1, -1", code="vpgatherdd xmm3, [rsi + xmm1], "
                                                                   "xmm2", kind="vec", first=""):
    """Return the parts of a function that gathers message words by an index and a mask from a
    table."""
    return dict(before=f".section .rodata\nones: .quad {ones}\nplaces: .long "
                f"{positions}\n.text\n{first}", body="vmovdqu xmm1, [rip + places]\n" + (
                    "kmovq k1, [rip + ones]\n" if kind == "mask"
                    else "vmovdqu xmm2, [rip + ones]\n") + code)


def adding_upper_lane(change, first="vpxor xmm5, xmm5, xmm5"):
    """Return the parts of a function that adds lane 4 of a register, initially zero, to its state,
    then executes `change`."""
    return dict(before=first, body=f"vextracti128 xmm6, ymm5, 1\nvmovd r9d, xmm6\nadd eax, "
                                   f"r9d\n{change}", after="vzeroupper")


CHANGED = "vmovd xmm6, ecx\nvinserti128 ymm5, ymm5, xmm6, 1"
EVEX = "vpgatherdd xmm3{k1}, [rsi + xmm1]"
GOOD = {
    "function": {}, "function with end pointer": dict(
        before="shl rdx, 6\nadd rdx, rsi", test="cmp rsi, rdx\nje 2f", step="add rsi, 64\ncmp rsi, "
        "rdx\njb 1b"), "flow": dict(step="add rsi, 64\nsub rdx, 1\nja 1b"),
    "constant time": dict(before="lea r9, [rip + table]\nxor r10d, r10d",
                          head="mov r11d, [r9 + r10 * 4 + 8]"),
    "memory": dict(body="vmovdqu xmm1, [rsi + 48]"),
    "stack": dict(body="mov [rsp - 128], rax\nmov r9, [rsp - 8]"),
    "stack, aligned down": dict(before="mov r9, rsp\nsub rsp, 64\nand rsp, -64",
                                head="mov [rsp], eax\nmov eax, [rsp + 60]", after="mov rsp, r9"),
    "stack, probed": dict(before="mov r9, rsp\nsub rsp, 128\nmov [rsp + 40], rsp\nand rsp, -64",
                          head="mov [rsp], eax\n"
                          "mov [rsp + 60], eax\nmov eax, [rsp + 60]", after="mov rsp, r9"),
    "alignment": dict(body="vmovdqa xmm1, [rip + table]\nvmovdqu xmm2, [rsi + 1]"),
    "abi": dict(before="push rbx\npush r15", body="mov ebx, eax\nmov r15, rbx",
                after="pop r15\npop rbx\ncld"),
    "vector state": dict(body=VECTOR, after="vzeroupper"),
    "upper lanes kept through a loop": adding_upper_lane("vmovd xmm6, ecx"),
    "memory, gathered": gathering_parts(),
    "memory, gathered backwards": gathering_parts("-4, 56, 4, 0", code="vpgatherdd xmm3, [rsi + "
                                                  "xmm1 + 4], xmm2"),
    "memory, gathered by a mask register": gathering_parts(kind="mask", code=EVEX),
    "memory, gathered with a fresh mask each": gathering_parts(code="vmovdqa xmm4, "
                                                               "xmm2\nvpgatherdd xmm3, [rsi + "
                                                               "xmm1], xmm4\nvpgatherqq xmm5, "
                                                               "[rsi + xmm4], xmm2")}
BAD = {
    "a wrong constant": ("function", "wrong state word", dict(change=f"add eax, {K[5]:#x}")),
    "zeros above that a block changes": ("function", "wrong state word",
                                         adding_upper_lane(CHANGED)),
    "upper lanes that a block changes": ("function", "wrong state word",
                                         adding_upper_lane(CHANGED, "vpxor ymm5, ymm5, ymm5")),
    "a word left out": ("function", "wrong state word", dict(change="nop")),
    "the first block taken twice": ("memory", "a value from before the loop",
                                    dict(step="dec rdx\njnz 1b")),
    "one block too few": ("function", "", dict(test="sub rdx, 1\njbe 2f")),
    "a loop without end": ("flow", "given up", dict(step="test rdx, rdx\njnz 1b")),
    "a condition on undefined flags": ("flow", "undefined",
                                       dict(test="test rdx, rdx\nror rdx, 1\nrol rdx, 1\njz 2f")),
    "a branch on the message": ("constant time", "secret", dict(body="test eax, eax\njz 3f\n3:")),
    "a conditional move on the state": ("constant time", "secret",
                                        dict(body="test eax, eax\ncmovz r9d, eax")),
    "a table looked up by a secret": ("constant time", "address depends on secret", dict(
        before="lea r9, [rip + table]",
        body="mov r10d, eax\nand r10d, 7\nmov r10d, [r9 + r10 * 4]")),
    "a shuffle by a secret": ("constant time", "known constant",
                              dict(body="vmovd xmm1, eax\nvpshufb xmm1, xmm1, xmm1")),
    "a branch on a register nobody set": ("constant time", "undefined",
                                          dict(before="test rbx, rbx\njz 3f\n3:")),
    "a byte after the message": ("memory", "message", dict(body="vmovdqu xmm1, [rsi + 49]")),
    "a byte before the message": ("memory", "message", dict(body="mov r9, [rsi - 8]")),
    "the message of no blocks": ("memory", "0 blocks", dict(before="mov r9d, [rsi]")),
    "a write to the message": ("memory", "may write 0 bytes", dict(body="mov [rsi], eax")),
    "a write after the state": ("memory", "state", dict(body="mov [rdi + 8], eax")),
    "a write to constants": ("memory", "the constants", dict(body="mov [rip + table], eax")),
    "a stray pointer": ("memory", "none of the buffers", dict(body="mov r9, [rsi + rdi]")),
    "a number for a pointer": ("memory", "a number", dict(body="mov r9, 0x10000040\nmov r9, [r9]")),
    "a comparison of two buffers": ("flow", "cannot be followed",
                                    dict(body="cmp rdi, rsi\njb 3f\n3:")),
    "too far below the stack": ("stack", "red zone", dict(body="mov [rsp - 136], rax")),
    "the caller's frame": ("stack", "caller", dict(body="mov [rsp + 8], rax")),
    "areas that meet for some stack pointers": ("stack", "aligned to 64", dict(
        before="mov r9, rsp\npush rbx\nsub rsp, 16\nand rsp, -64", head="mov [rsp + 16], eax",
        after="mov rbx, [r9 - 8]\nmov rsp, r9")),
    "the message as if it were aligned": ("alignment", "multiple of 16",
                                          dict(body="vmovdqa xmm1, [rsi]")),
    "the frame as if it were aligned": ("alignment", "multiple of 32", dict(
        before="sub rsp, 72", body="vmovdqa ymm1, [rsp]\nvzeroupper", after="add rsp, 72")),
    "a clobbered register": ("abi", "rbx", dict(body="mov ebx, eax")),
    "a moved stack pointer": ("abi", "return address", dict(after="push rax")),
    "a moving stack pointer": ("abi", "one loop iteration", dict(body="push rax")),
    "the direction flag": ("abi", "direction", dict(body="std")),
    "dirty upper halves": ("vector state", "vzeroupper", dict(body=VECTOR)),
    "a gather past the message": ("memory", "message", gathering_parts("0, 20, 40, 64")),
    "a gather before the message": ("memory", "message", gathering_parts("0, -4, 40, 60")),
    "a gather past the message by a mask register": ("memory", "message",
                                                     gathering_parts("0, 20, 61, 60", kind="mask",
                                                                     code=EVEX)),
    "a gather by a secret": ("constant time", "index",
                             gathering_parts(code="vmovd xmm1, eax\nvpgatherdd xmm3, [rsi + xmm1], "
                                             "xmm2")),
    "a gather that leaves a lane out": ("memory", "all ones",
                                        gathering_parts(ones="-1, 0xffffffff")),
    "a gather by a secret mask": ("memory", "all ones",
                                  gathering_parts(code="vmovd xmm2, eax\nvpgatherdd xmm3, [rsi + "
                                                  "xmm1], xmm2")),
    "a gather whose mask is used up": ("memory", "all ones", gathering_parts(
        code="vpgatherdd xmm3, [rsi + xmm1], xmm2\nvpgatherdd xmm4, [rsi + xmm1], xmm2")),
    "a gather whose mask register is used up": ("memory", "all ones",
                                                gathering_parts(kind="mask",
                                                                code=f"{EVEX}\n{EVEX}")),
    "a gather from an absolute address": ("memory", "number",
                                          gathering_parts(code="xor r9d, r9d\nvpgatherdd xmm3, [r9 "
                                                          "+ xmm1], xmm2")),
    "dirty on one path": ("vector state", "vzeroupper",
                          dict(body=VECTOR, step="add rsi, 64\nsub rdx, 1\nje 3f\njmp 1b\n"
                               "3: ret"))}
WIN64 = {"below the stack": ("stack", "of win64 has 0", dict(body="mov [rsp - 8], rax")),
         "a clobbered vector": ("abi", "xmm6", dict(body="vpxor xmm6, xmm6, xmm6")),
         "above the shadow space": ("stack", "caller", dict(body="mov [rsp + 40], rax")),
         "a clobbered rsi": ("abi", "rsi", dict(body="mov r11, rax"))}


@pytest.mark.parametrize("name", GOOD)
def test_good_code_is_proved(name):
    outcome = verdict(blocks_function(**GOOD[name]))
    assert outcome.proved, outcome.message
    assert all(check["passed"] for check in outcome.details["checks"])


def failed_checks(outcome):
    failed = {c["name"]: c["message"] for c in outcome.details["checks"] if c["passed"] is False}
    assert failed == dict(reversed(outcome.failures))
    return failed


@pytest.mark.parametrize("name", BAD)
def test_bad_code_is_rejected_by_its_check(name):
    check, words, parts = BAD[name]
    outcome = verdict(blocks_function(**parts))
    assert not outcome.proved
    failed = failed_checks(outcome)
    assert check in failed, (outcome.message, failed)
    assert words in failed[check], failed[check]
    assert "accepted by the proof" not in failed[check], "the second opinion alone sees it"


def fixed_length_toy(last="mov [rdi + 4], ecx"):
    words = [None, None, *[0] * 13, 6 << 3]
    code = []
    for t in range(16):
        item, other = ("ecx", "eax") if t % 2 == 0 else ("eax", "ecx")
        load = {0: "mov r8d, [rsi]\nbswap r8d", 1: "mov r8d, [rsi + 2]\nbswap r8d\nshl r8d, "
                                                   "16\nadd r8d, 0x8000"}.get(
            t, f"mov r8d, {words[t]}")
        code.append(f"{load}\nadd {item}, {other}\nadd {item}, r8d\nadd {item}, {K[t]:#x}")
    return ".text\nf: mov eax, 1\nmov ecx, 2\n" + "\n".join(code) + f"""
    add eax, 1
    add ecx, 2
    bswap eax
    bswap ecx
    mov [rdi], eax
    {last}
    ret
    """


def test_messages_of_one_length():
    def prove_text(text):
        return prove_object(objects.load(assemble(text)), "f",
                           Claim(TOY, KINDS["fixed"], fixed_message=Message("toy", 6)))

    assert prove_text(fixed_length_toy()).proved, prove_text(fixed_length_toy()).message
    assert not prove_text(fixed_length_toy("mov [rdi + 4], eax")).proved
    assert not prove_text(fixed_length_toy().replace("0x8000", "0x80")).proved
    assert "message" in prove_text(fixed_length_toy().replace("[rsi + 2]", "[rsi + 4]")).message


def test_win64_has_rules_of_its_own():
    assert verdict(blocks_function(), "win64").proved
    # the shadow space
    assert verdict(blocks_function(body="mov [rsp + 8], rax\nmov [rsp + 32], rax"), "win64").proved
    for name, (check, words, parts) in WIN64.items():
        outcome = verdict(blocks_function(**parts), "win64")
        failed = failed_checks(outcome)
        assert check in failed and words in failed[check], (name, outcome.message)
    assert verdict(blocks_function(body="vpxor xmm6, xmm6, xmm6")).proved


def test_code_that_needs_a_block_is_proved_from_one_on():
    parts = dict(test="")
    assert not verdict(blocks_function(**parts)).proved
    assert verdict(blocks_function(**parts), least=1).proved


def test_a_failure_shows_an_input_and_both_results():
    wrong_round = (f"mov r8d, [rsi + 20]\nbswap r8d\nadd eax, ecx\nadd eax, r8d\nadd eax, "
                   f"{K[5] ^ 4:#x}")
    outcome = verdict(blocks_function(change=wrong_round))
    shown = outcome.details["counterexample"]
    assert (shown is not None and shown["got"].keys() == shown["standard"].keys()
            and shown["got"] != shown["standard"])
    assert "round is 5" in outcome.message and outcome.details["address"] is not None
    assert "the last right word was computed at" in outcome.message
    outcome = verdict(blocks_function(body="add eax, 1"))
    assert "all rounds are right" in outcome.message and "stored at" in outcome.message
    assert "computed at" not in outcome.message


def test_residue_is_reported():
    outcome = verdict(blocks_function(body="mov [rsp - 16], rax"))
    assert (outcome.proved and outcome.residue["stack_bytes"] == 8
            and "rax" in outcome.residue["registers"])
    accessed = outcome.details["accessed"]
    assert accessed["message"]["read"] == [(0, 64)] and accessed["state"]["write"] == [(0, 8)]


def test_features_come_from_the_bytes():
    outcome = verdict(blocks_function(body=VECTOR, after="vzeroupper"))
    assert outcome.details["features"] == ("avx", "avx2")
    assert verdict(blocks_function()).details["features"] == ()


@pytest.mark.parametrize("code", ["vpminud xmm3{k1}, xmm1, xmm2", "vpsubd xmm3{k1}{z}, xmm1, xmm2",
                                  # vpgatherdd xmm3, [rsi + xmm2], xmm2
                                  ".byte 0xc4, 0xe2, 0x69, 0x90, 0x1c, 0x16",
                                  "vpgatherdd xmm3, [xmm1], xmm2", "vgatherdps xmm3, [rsi + xmm1], "
                                                                   "xmm2"])
def test_what_no_row_means_is_not_guessed(code):
    with pytest.raises(ObjectError, match="no row describes|no instruction"):
        verdict(blocks_function(**gathering_parts(code=code)))


@pytest.mark.parametrize("damage", ["empty", "text", "truncated", "other machine", "no symbol",
                                    "no row", "no code"])
def test_what_is_no_object_is_refused_in_one_line(damage):
    data, symbol = assemble(blocks_function(body="cpuid" if damage == "no row" else "")), "f"
    if damage == "empty":
        data = b""
    elif damage == "text":
        data = b"f: ret\n" * 30
    elif damage == "truncated":
        data = data[:len(data) // 2]
    elif damage == "other machine":
        data = data[:18] + b"\xb7\x00" + data[20:]
    elif damage == "no symbol":
        symbol = "g"
    elif damage == "no code":
        symbol = "table"
    with pytest.raises(ObjectError) as refused:
        prove_object(objects.load(data), symbol, Claim(TOY, KINDS["blocks"]))
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 200
    if damage == "no row":
        assert "cpuid" in str(refused.value) and "+0x" in str(refused.value)
