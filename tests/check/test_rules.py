"""Rules of the prover, one at a time: a function that breaks one rule alone is refused by the check
and in the words of that rule, and its twin, which keeps it, is proved.

The functions of the toy hash (check_toy.py) are small, so that each proof takes less than a second.
The second opinion refuses many of them too, with other words: it does not count here.
`nsms mutants --checker` removes rules one by one and expects these tests to fail.
"""

from __future__ import annotations

import pytest
from check_support import assemble
from check_toy import TOY, K, blocks_function, toy_compression, verdict

from generator.check import ObjectError, objects
from generator.check.claim import Claim, Effort, Verdict
from generator.check.disassembly import Disassembly
from generator.check.prover import prove_object
from generator.spec.kinds import KINDS
from generator.x86.convention import INTEGER_NAMES

Parts = dict[str, str]  # of blocks_function
Table = dict[str, tuple[str, str, Parts, Parts | None]]
VECTOR = "vpxor ymm0, ymm0, ymm0"
EITHER = "cmp dword ptr [rip + elsewhere], 0; {}; "  # both ways are taken, for any count
# a loop that tests at its head whether a block is left; `step` ends it with a jump to the head
AT_HEAD = dict(before="nop", test="", head="test rdx, rdx; jz 2f")
ON = "add rsi, 64; dec rdx; jmp 1b"
HALF = ("vpxor ymm5, ymm5, ymm5; vmovd xmm6, ecx; vinserti128 ymm5, ymm5, xmm6, 1; {}; "
        "vextracti128 xmm6, ymm5, 1; vmovd r9d, xmm6; add eax, r9d; vzeroupper")
UPPER = "vextracti128 xmm6, ymm5, 1; vmovd r9d, xmm6; vzeroupper"
READ_BACK = ("test rdx, rdx; jz 2f; mov r10d, [{}]; mov [rsp - 24], r10; mov r9, rsp; and r9, -16; "
             "mov r10, [r9 - 16]")
FORGOTTEN = ("sub rsp, 512; mov [rsp], eax; add rsp, {0}; sub rsp, {0}; mov eax, [rsp]; "
             "add rsp, 512")
ZEROED = "vmovd xmm1, ecx; vzero{}; vmovd r9d, xmm1; sub r9d, ecx; add eax, r9d"
MOVED = "mov r9d, 5; xor r10d, r10d; cmp rdx, 1; cmov{} r9, r10; add eax, r9d"
EVEX = "vpgatherdd xmm3{k1}, [rsi + xmm1]"
GATHER = "vpgatherdd xmm3, [rsi + xmm1], xmm2"


def gathering(offsets: str = "0, 20, 40, 60", ones: str = "-1, -1", code: str = GATHER) -> Parts:
    """Return the parts of a function that gathers message words by an index and a mask from a
    table."""
    load = "kmovq k1" if "k1" in code else "vmovdqu xmm2"
    return dict(before=f".section .rodata; ones: .quad {ones}; places: .long {offsets}; .text",
                body=f"vmovdqu xmm1, [rip + places]; {load}, [rip + ones]; {code}")


def adding_upper_lane(change: str, first: str = "vpxor xmm5, xmm5, xmm5") -> Parts:
    """Return the parts of a function that adds lane 4 of a register, initially zero, to its state,
    then executes `change`."""
    return dict(before=first, after="vzeroupper",
                body=f"vextracti128 xmm6, ymm5, 1; vmovd r9d, xmm6; add eax, r9d; {change}")


def aligned_down(below: int, access: str, first: str = "", last: str = "") -> Parts:
    return dict(before=f"mov r9, rsp; {first}; sub rsp, {below}; and rsp, -64", head=access,
                after=f"{last}; mov rsp, r9")


CHANGED = "vmovd xmm6, ecx; vinserti128 ymm5, ymm5, xmm6, 1"
# sentence: (check that fails, words of its reason, parts that break the rule, parts of the twin)
RULES: Table = {
    "a wrong constant": ("function", "wrong state word", dict(change=f"add eax, {K[5]:#x}"), {}),
    "the first block taken twice": ("memory", "a value from before the loop",
                                    dict(step="dec rdx; jnz 1b"),
                                    dict(step="add rsi, 64; sub rdx, 1; ja 1b")),
    "a return that leaves blocks": ("function", "returns where 0 to 6 blocks may be left",
                                    dict(test="cmp rdx, 7; jb 2f"), None),
    "a step of two blocks": ("memory", "takes more blocks than are left",
                             AT_HEAD | dict(step="add rsi, 128; sub rdx, 2; jmp 1b"),
                             AT_HEAD | dict(step=ON)),
    "a turn that takes no block, from eight on": ("flow", "without having taken a block",
                                                  dict(head="cmp rdx, 8; jae 1b"), None),
    "a condition on undefined flags": (
        "flow", "undefined", dict(test="test rdx, rdx; ror rdx, 1; rol rdx, 1; jz 2f"), None),
    "a condition at a loop's head on flags from before it": (
        "flow", "flags that the previous instruction", dict(
            test="test rdx, rdx; jz 2f; cmp rdi, rdi", head="jne 5f",
            step="add rsi, 64; dec rdx; jnz 1b; jmp 2f\n5: mov dword ptr [rdi], 7; add rsi, 64; "
            "dec rdx; jnz 1b"), None),
    "a conditional move that moves where it should not": (
        "function", "wrong state word", dict(body=MOVED.format("b")),
        dict(body=MOVED.format("ae"))),
    # loops that are right for one block and wrong from the second on
    "an integer register that a block changes": (
        "function", "wrong state word",
        dict(before="xor r9d, r9d", body="add eax, r9d; mov r9d, ecx"),
        dict(before="xor r9d, r9d", body="add eax, r9d")),
    "a byte of the frame that a block changes": (
        "function", "wrong state word", dict(
            before="mov qword ptr [rsp - 8], 0",
            body="mov r9, [rsp - 8]; add eax, r9d; mov [rsp - 8], rcx"),
        dict(before="mov qword ptr [rsp - 8], 0", body="mov r9, [rsp - 8]; add eax, r9d")),
    "a mask register that a block changes": (
        "function", "wrong state word", dict(
            before="xor r9d, r9d; kmovq k1, r9", body="kmovq [rsp - 8], k1; mov r9, [rsp - 8]; "
            "add eax, r9d; mov r9d, ecx; kmovq k1, r9"), None),
    "a lane that a block changes": (
        "function", "wrong state word", dict(
            before="vpxor xmm5, xmm5, xmm5",
            body="vmovd r9d, xmm5; add eax, r9d; vmovd xmm5, ecx"), None),
    "zeros above that a block changes": ("function", "wrong state word", adding_upper_lane(CHANGED),
                                         adding_upper_lane("vmovd xmm6, ecx")),
    "upper lanes that a block changes": ("function", "wrong state word", adding_upper_lane(
        CHANGED, "vpxor ymm5, ymm5, ymm5"), None),
    "zeros above, where another way to the loop has none": (
        "function", "wrong state word", AT_HEAD | dict(
            before=EITHER.format("je 1f") + "vmovdqa xmm5, xmm5", step=ON,
            body="vextracti128 xmm6, ymm5, 1; vmovd r9d, xmm6; add eax, r9d"), None),
    # upper halves of vector registers
    "a legacy instruction keeps the upper half": (
        "function", "wrong state word", dict(body=HALF.format("pxor xmm5, xmm5")),
        dict(body=HALF.format("vpxor xmm5, xmm5, xmm5"))),
    "the upper half at entry is unknown": (
        "function", "wrong state word", dict(before=UPPER, body="add eax, r9d"),
        dict(before="vpxor xmm5, xmm5, xmm5; " + UPPER, body="add eax, r9d")),
    "vzeroupper keeps the lower half, vzeroall does not": (
        "function", "wrong state word", dict(body=ZEROED.format("all")),
        dict(body=ZEROED.format("upper"))),
    "dirty upper halves": ("vector state", "vzeroupper", dict(body=VECTOR),
                           dict(body=VECTOR, after="vzeroupper")),
    "dirty on one path": ("vector state", "vzeroupper", dict(
        body=VECTOR, step="add rsi, 64; sub rdx, 1; je 3f; jmp 1b\n3: ret"), None),
    "dirty from an earlier turn": ("vector state", "vzeroupper is missing",
                                   AT_HEAD | dict(step=ON, body=VECTOR), None),
    # time
    "a branch on the message": ("constant time", "secret", dict(body="test eax, eax; jz 3f\n3:"),
                                None),
    "a conditional move on the state": ("constant time", "secret",
                                        dict(body="test eax, eax; cmovz r9d, eax"), None),
    "a table looked up by a secret": ("constant time", "address depends on secret", dict(
        before="lea r9, [rip + table]",
        body="mov r10d, eax; and r10d, 7; mov r10d, [r9 + r10 * 4]"),
        dict(before="lea r9, [rip + table]; xor r10d, r10d", head="mov r11d, [r9 + r10 * 4 + 8]")),
    "a shuffle by a secret": ("constant time", "known constant",
                              dict(body="vmovd xmm1, eax; vpshufb xmm1, xmm1, xmm1"), None),
    "a branch on a register nobody set": ("constant time", "undefined",
                                          dict(before="test rbx, rbx; jz 3f\n3:"), None),
    # memory
    "a byte after the message": ("memory", "message", dict(body="vmovdqu xmm1, [rsi + 49]"),
                                 dict(body="vmovdqu xmm1, [rsi + 48]")),
    "a byte before the message": ("memory", "message", dict(body="mov r9, [rsi - 8]"), None),
    "a read where a way to the loop has no block": (
        "memory", "0 blocks were given",
        AT_HEAD | dict(before=EITHER.format("je 1f") + "test rdx, rdx; jz 2f",
                       head="test rdx, rdx; jz 3f", step=ON + "\n3: mov r9d, [rdi]"),
        AT_HEAD | dict(before=EITHER.format("je 1f") + "test rdx, rdx; jz 2f",
                       head="test rdx, rdx; jz 3f", step=ON + "\n3: nop")),
    "a write to the message": ("memory", "may write 0 bytes", dict(body="mov [rsi], eax"), None),
    "a write after the state": ("memory", "state", dict(body="mov [rdi + 8], eax"), None),
    "a write to constants": ("memory", "the constants", dict(body="mov [rip + table], eax"), None),
    "a constant after its section's end": ("memory", "of which it may read 64 bytes",
                                           dict(body="mov r9d, [rip + table + 61]"),
                                           dict(body="mov r9d, [rip + table + 60]")),
    "a constant before its section": ("memory", "of which it may read 64 bytes",
                                      dict(body="mov r9d, [rip + table - 1]"), None),
    "a stray pointer": ("memory", "none of the buffers", dict(body="mov r9, [rsi + rdi]"), None),
    "a number for a pointer": ("memory", "a number", dict(body="mov r9, 0x10000040; mov r9, [r9]"),
                               None),
    "a comparison of two buffers": ("flow", "cannot be followed",
                                    dict(body="cmp rdi, rsi; jb 3f\n3:"),
                                    dict(before="shl rdx, 6; add rdx, rsi", test="cmp rsi, rdx; je "
                                         "2f", step="add rsi, 64; cmp rsi, rdx; jb 1b")),
    "a gather past the message": ("memory", "message", gathering("0, 20, 40, 64"), gathering()),
    "a gather before the message": ("memory", "message", gathering("0, -4, 40, 60"), gathering(
        "-4, 56, 4, 0", code="vpgatherdd xmm3, [rsi + xmm1 + 4], xmm2")),
    "a gather past the message by a mask register": (
        "memory", "message", gathering("0, 20, 61, 60", code=EVEX), gathering(code=EVEX)),
    "a gather by a secret": ("constant time", "index",
                             gathering(code=f"vmovd xmm1, eax; {GATHER}"), None),
    "a gather that leaves a lane out": ("memory", "all ones", gathering(ones="-1, 0xffffffff"),
                                        None),
    "a gather by a secret mask": ("memory", "all ones",
                                  gathering(code=f"vmovd xmm2, eax; {GATHER}"), None),
    "a gather whose mask is used up": (
        "memory", "all ones", gathering(code=f"{GATHER}; vpgatherdd xmm4, [rsi + xmm1], xmm2"),
        gathering(code="vmovdqa xmm4, xmm2; vpgatherdd xmm3, [rsi + xmm1], xmm4; "
                  "vpgatherqq xmm5, [rsi + xmm4], xmm2")),
    "a gather whose mask register is used up": ("memory", "all ones",
                                                gathering(code=f"{EVEX}; {EVEX}"), None),
    "a gather from an absolute address": ("memory", "number", gathering(
        code="xor r9d, r9d; vpgatherdd xmm3, [r9 + xmm1], xmm2"), None),
    # the stack and the convention
    "too far below the stack": ("stack", "red zone", dict(body="mov [rsp - 136], rax"),
                                dict(body="mov [rsp - 128], rax; mov r9, [rsp - 8]")),
    "the caller's frame": ("stack", "caller", dict(body="mov [rsp + 8], rax"), None),
    "areas that meet for some stack pointers": (
        "stack", "aligned to 64", aligned_down(16, "mov [rsp + 16], eax", "push rbx",
                                               "mov rbx, [r9 - 8]"),
        aligned_down(64, "mov [rsp], eax; mov eax, [rsp + 60]")),
    "a secret read back through an aligned pointer": (
        "stack", "meet the area aligned to 16", dict(before=READ_BACK.format("rsi"), test=""),
        dict(before=READ_BACK.format("rip + table"), test="")),
    "bytes below the red zone, where the stack pointer was above them": (
        "function", "wrong state word", dict(body=FORGOTTEN.format(512)),
        dict(body=FORGOTTEN.format(128))),
    "a return address that was changed": ("abi", "does not lead behind the last call", dict(
        after="mov r9, [rsp]; add r9, 1; sub rsp, 8; mov [rsp], r9"), None),
    "a stack pointer above the return address": (
        "abi", "the stack pointer at the return is not that of the entry",
        dict(after="push [rsp]"), None),
    "a moving stack pointer": ("abi", "one loop iteration", dict(body="push rax"), None),
    "the direction flag": ("abi", "direction", dict(body="std"), dict(after="cld")),
    **{f"{name} is not kept": ("abi", f"{name} must be as at entry", dict(body=f"inc {name}"), dict(
        before=f"push {name}", body=f"inc {name}", after=f"pop {name}"))
       for name in ("rbx", "rbp", "r12", "r13", "r14", "r15")}}
JUMPED = "test rdx, rdx; jz 2f; cmp rdx, 7; jb 1f; "
# the convention's moves of arguments use r10 and r11, from which rdi and rsi are restored
WIN64: Table = {
    **{f"{name} is not kept": ("abi", f"{name} must be as at entry", dict(body=code), None)
       for name, code in {"rsi": "inc r11", "rdi": "inc r10",
                          **{name: f"inc {name}" for name in "rbx rbp r12 r13 r14 r15".split()},
                          **{f"xmm{i}": f"paddd xmm{i}, xmm{i}" for i in range(6, 16)}}.items()},
    "below the stack": ("stack", "of win64 has 0", dict(body="mov [rsp - 8], rax"), {}),
    "above the shadow space": ("stack", "caller", dict(body="mov [rsp + 40], rax"),
                               dict(body="mov [rsp + 8], rax; mov [rsp + 32], rax")),
    "a popped word": ("function", "wrong state word",
                      dict(body="push rax; add rsp, 8; sub rsp, 8; pop rax"),
                      dict(body="push rax; pop rax")),
    "a page jumped over by an access": (
        "stack", "must access each page",
        dict(body="sub rsp, 8; mov [rsp], eax; sub rsp, 8200; mov [rsp], eax; add rsp, 8208"),
        dict(body="sub rsp, 4096; mov [rsp], eax; sub rsp, 4096; mov [rsp], eax; add rsp, 8192")),
    "a page jumped over and left untouched": (
        "stack", "must access each page", dict(body="sub rsp, 4104; add rsp, 4104"),
        dict(body="sub rsp, 4088; add rsp, 4088")),
    "a page jumped over where a loop came by another way": (
        "stack", "must access each page",
        dict(before="sub rsp, 4096", test=JUMPED + "mov [rsp], rsp",
             body="sub rsp, 4096; add rsp, 4096", after="add rsp, 4096"),
        dict(before="sub rsp, 4096", test="mov [rsp], rsp; " + JUMPED + "nop",
             body="sub rsp, 4096; add rsp, 4096", after="add rsp, 4096"))}
# System V in an operating-system kernel: no red zone, and a stack aligned to 8 bytes
SYSV_OS: Table = {
    "a word below the stack pointer": (
        "stack", "8 bytes below the stack pointer: the red zone of sysv-os has 0",
        dict(body="mov [rsp - 8], rax; mov rax, [rsp - 8]"), dict(body="push rax; pop rax")),
    "a word popped below the stack pointer": (
        "function", "wrong state word", dict(body="push rax; add rsp, 8; sub rsp, 8; pop rax"),
        dict(body="inc r11; pxor xmm6, xmm6")),
    "a stack aligned to 16 bytes": (
        "alignment", "needs an address that is a multiple of 16",
        dict(before="sub rsp, 24", body="movaps [rsp], xmm1", after="add rsp, 24"),
        aligned_down(64, "vmovdqa [rsp], xmm1")),
    "an aligned area that meets a pushed word": (
        "stack", "meet the area aligned to 64 bytes", dict(
            before="push rbx; mov r9, rsp; sub rsp, 56; and rsp, -64", body="mov [rsp + 56], rax",
            after="mov rsp, r9; pop rbx"), None),
    **{f"{name} is not kept": RULES[f"{name} is not kept"]
       for name in ("rbx", "rbp", "r12", "r13", "r14", "r15")}}
TABLES = {"sysv": RULES, "win64": WIN64, "sysv-os": SYSV_OS}
CASES = [(abi, name) for abi, table in TABLES.items() for name in table]


@pytest.mark.parametrize(("abi", "name"), CASES)
def test_a_function_that_breaks_a_rule_is_refused_by_its_check(abi: str, name: str) -> None:
    check, words, bad, good = TABLES[abi][name]
    outcome = verdict(blocks_function(**bad), abi)
    failed = {c["name"]: c["message"] for c in outcome.details["checks"] if c["passed"] is False}
    assert not outcome.proved and failed == dict(reversed(outcome.failures))
    assert words in failed.get(check, ""), (outcome.message, failed)
    assert "accepted by the proof" not in failed[check], "the second opinion alone sees it"
    if good is not None:
        outcome = verdict(blocks_function(**good), abi)
        assert outcome.proved, outcome.message
        assert all(each["passed"] for each in outcome.details["checks"])


def test_what_another_convention_forbids_is_proved_for_system_v() -> None:
    other = [case[2] for name, case in WIN64.items() if name.startswith(("a page", "xmm"))]
    other += [case[2] for name, case in SYSV_OS.items() if name.startswith("a")]
    other += [dict(after=f"inc {name}") for name in INTEGER_NAMES
              if name not in ("rsp", "rbx", "rbp", "r12", "r13", "r14", "r15")]
    for parts in other:
        assert verdict(blocks_function(**parts)).proved, parts
    used = blocks_function(**SYSV_OS["a word below the stack pointer"][2])
    assert "uses the red zone" in verdict(used).details["notes"]


# The decoder.

def decoded(code: str) -> Disassembly:
    image = objects.load(assemble(f".text\n.globl f\nf: {code}\nret\n"))
    return Disassembly(image, image.address_of("f"))


@pytest.mark.parametrize(("code", "count"), [("0xc1, 0xc8, 0x21", 1), ("0xc1, 0xe0, 0x3f", 31),
                                             ("0x48, 0xc1, 0xe8, 0x61", 33),
                                             ("0x48, 0xc1, 0xc8, 0x3f", 63)])
def test_a_count_is_taken_modulo_the_width(code: str, count: int) -> None:
    program = decoded(f".byte {code}")
    assert program.step_at(program.entry).args[-1] == count


@pytest.mark.parametrize("code", [
    "mov r9d, fs:[rsi]", "mov r9d, gs:[rsi]", "mov r9d, [esi]", "mov r9d, [esi + edx]",
    "vpaddd zmm1, zmm1, dword ptr [rsi]{1to16}", "mov r9d, ds:[0x1000]", "add [rdi], eax",
    "movzx r9d, word ptr [rsi]", "vpgatherdd xmm1, [rsi + xmm1], xmm2",
    "vpgatherdd xmm3, [xmm1], xmm2", "vgatherdps xmm3, [rsi + xmm1], xmm2",
    ".byte 0xc4, 0xe2, 0x69, 0x90, 0x1c, 0x16",  # vpgatherdd xmm3, [rsi + xmm2], xmm2
    "vpminud xmm3{k1}, xmm1, xmm2", "vpsubd xmm3{k1}{z}, xmm1, xmm2"])
def test_an_operand_that_no_row_has_is_refused(code: str) -> None:
    program = decoded(code)
    with pytest.raises(ObjectError):
        program.step_at(program.entry)


def test_a_relocation_in_code_replaces_a_complete_displacement() -> None:
    for back in (4, 3, 2):
        program = decoded("lea r9, [rip + 0x11223344]\n3: nop; nop; nop\n"
                          f".reloc 3b - {back}, R_X86_64_PC32, .text")
        if back == 4:
            assert program.step_at(program.entry).mnemonic == "lea"
        else:
            with pytest.raises(ObjectError, match="a relocation of something"):
                program.decoded_at(program.entry)


# Alignment.

@pytest.mark.parametrize("code", ["paddd xmm1, [rsi]", "movdqa xmm1, [rsi]",
                                  "movaps [rsp - 16], xmm1", "vmovdqa xmm1, [rip + table + 8]",
                                  "vmovdqa ymm1, [rip + table]; vzeroupper"])
def test_an_aligned_access_needs_an_address_that_is_known_to_be_aligned(code: str) -> None:
    check_refused(blocks_function(body=code), "needs an address that is a multiple")


@pytest.mark.parametrize("code", ["paddd xmm1, [rip + table]", "movaps [rsp - 24], xmm1",
                                  "movdqu xmm1, [rsi]", "vpaddd xmm1, xmm1, [rsi]",
                                  "vmovdqa xmm1, [rip + table + 16]"])
def test_an_aligned_access_to_an_aligned_address_is_proved(code: str) -> None:
    assert verdict(blocks_function(body=code)).proved


def check_refused(text: str, words: str) -> None:
    outcome = verdict(text)
    assert not outcome.proved and words in outcome.message, outcome.message
    assert "accepted by the proof" not in outcome.message, "the second opinion alone sees it"


# Loops and branches.

@pytest.mark.parametrize(("condition", "opposite", "other"), [("jbe", "ja", 4), ("jb", "jae", 4),
                                                              ("je", "jne", 4), ("jne", "je", 4),
                                                              ("ja", "jbe", 2), ("jae", "jb", 2)])
def test_each_condition_is_cut_at_its_own_count(condition: str, opposite: str, other: int) -> None:
    """Of a condition and its opposite one is true. Of a condition for 3 and the opposite for
    another number, neither is true for one count.
    """
    way = "test rdx, rdx; jz 2f; cmp rdx, 3; {} 3f; cmp rdx, {}; {} 3f; mov dword ptr [rdi], 7\n3:"
    assert verdict(blocks_function(test=way.format(condition, 3, opposite))).proved
    check_refused(blocks_function(test=way.format(condition, other, opposite)), "wrong state word")


def test_what_a_loop_leaves_is_residue() -> None:
    """A register may hold a secret if any iteration sets it to one."""
    def registers(*values: str) -> set[str]:
        body = EITHER.format("je 5f") + "mov r9d, {}; jmp 6f\n5: mov r9d, {}\n6:".format(*values)
        outcome = verdict(blocks_function(**AT_HEAD | dict(before="xor r9d, r9d"), body=body,
                                          step=ON))
        assert outcome.proved, outcome.message
        return {*outcome.residue["registers"]}

    assert "r9" not in registers("edx", "edx")
    for values in (("edx", "eax"), ("eax", "edx"), ("eax", "eax")):
        assert "r9" in registers(*values), values


def test_code_that_needs_a_block_is_proved_from_one_on() -> None:
    for least in (0, 1):
        assert verdict(blocks_function(test=""), least=least).proved == (least == 1)


# Tree nodes: the digests may lie over the nodes.

PADDING = [str(x) for x in (0x80000000, *[0] * 14, 512)]
BLOCK_IN_STATE = """.text
f: test rdx, rdx
   jz 2f
1: {early}
   mov eax, 1
   mov ecx, 2
   {first}
   add eax, 1
   add ecx, 2
   mov r9d, eax
   mov r10d, ecx
   {second}
   add eax, r9d
   add ecx, r10d
   bswap eax
   bswap ecx
   mov [rdi], eax
   mov [rdi + 4], ecx
   {late}
   add rdi, 8
   add rsi, 64
   dec rdx
   jnz 1b
2: ret
"""


def verdict_on_nodes(early: str = "", late: str = "") -> Verdict:
    """Return the verdict on a function that hashes each block of 64 bytes as a message of the toy
    hash."""
    text = BLOCK_IN_STATE.format(early=early, late=late, first=toy_compression(),
                                 second=toy_compression(PADDING))
    return prove_object(
        objects.load(assemble(text)), "f", Claim(TOY, KINDS["pairs"], m=1), Effort(30_000))


def test_a_node_is_read_before_a_digest_is_written_over_it() -> None:
    assert verdict_on_nodes().proved, verdict_on_nodes().message
    for parts in (dict(early="mov dword ptr [rdi], 0"), dict(late="mov r8d, [rsi]")):
        result = verdict_on_nodes(**parts)
        assert not result.proved and "which may lie over them" in result.message, result.message
    # behind this node's digest, wherever the digests lie
    assert verdict_on_nodes(late="mov r8d, [rsi + 8]").proved


def test_the_digests_of_every_iteration_are_compared() -> None:
    outcome = verdict_on_nodes(late="cmp rdx, 1\nje 3f\nmov dword ptr [rdi], 0\n3:")
    assert not outcome.proved and "that a loop iteration takes" in outcome.message, outcome.message


# What a verdict says.

def test_a_failure_shows_an_input_and_both_results() -> None:
    wrong_round = ("mov r8d, [rsi + 20]; bswap r8d; add eax, ecx; add eax, r8d; "
                   f"add eax, {K[5] ^ 4:#x}")
    outcome = verdict(blocks_function(change=wrong_round))
    shown = outcome.details["counterexample"]
    assert shown["got"].keys() == shown["standard"].keys() and shown["got"] != shown["standard"]
    assert "round is 5" in outcome.message and outcome.details["address"] is not None
    assert "the last right word was computed at" in outcome.message
    outcome = verdict(blocks_function(body="add eax, 1"))
    assert "all rounds are right" in outcome.message and "stored at" in outcome.message
    assert "computed at" not in outcome.message


def test_accesses_and_features_come_from_the_bytes() -> None:
    plain = verdict(blocks_function()).details
    assert plain["accessed"]["message"]["read"] == [(0, 64)] and plain["features"] == ()
    assert plain["accessed"]["state"]["write"] == [(0, 8)]
    outcome = verdict(blocks_function(body=VECTOR, after="vzeroupper"))
    assert outcome.details["features"] == ("avx", "avx2")


def test_data_are_no_function() -> None:
    image = objects.load(assemble(blocks_function()))
    with pytest.raises(ObjectError, match="table is not code"):
        prove_object(image, "table", Claim(TOY, KINDS["blocks"]))


@pytest.mark.parametrize("damage", ["text", "other machine", "no symbol", "no row"])
def test_what_is_no_object_is_refused_in_one_line(damage: str) -> None:
    data = assemble(blocks_function(body="cpuid" if damage == "no row" else ""))
    if damage == "text":
        data = b"f: ret\n" * 30
    elif damage == "other machine":
        data = data[:18] + b"\xb7\x00" + data[20:]
    with pytest.raises(ObjectError) as refused:
        prove_object(objects.load(data), "g" if damage == "no symbol" else "f",
                     Claim(TOY, KINDS["blocks"]))
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 200
    if damage == "no row":
        assert "cpuid" in str(refused.value) and "+0x" in str(refused.value)
