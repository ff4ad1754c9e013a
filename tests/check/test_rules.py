"""Rules of the prover, one at a time: a function that breaks one rule alone is refused by the words
of that rule.

The functions of the toy hash (check_toy.py) are small, so that each test takes less than a second.
The second opinion refuses many of them too, with other words. So these tests see in any case that
the proof has lost a rule.
`nsms mutants --checker` removes rules one by one and expects these tests to fail.
"""

from __future__ import annotations

import pytest
from check_support import assemble
from check_toy import TOY, K, blocks_function, verdict

from generator.check import ObjectError, objects
from generator.check.claim import Claim, Effort
from generator.check.disassembly import Disassembly
from generator.check.prover import prove_object
from generator.check.verdict import Verdict
from generator.spec.kinds import KINDS
from generator.x86.convention import INTEGER_NAMES


def check_refused(text: str, words: str, abi: str = "sysv") -> None:
    """Check that the prover refuses a function with these words before it executes anything."""
    outcome = verdict(text, abi)
    assert not outcome.proved
    assert (words in outcome.message and "accepted by the proof"
            not in outcome.message), outcome.message


def decoded(code: str) -> Disassembly:
    image = objects.load(assemble(f".text\n.globl f\nf: {code}\nret\n"))
    return Disassembly(image, image.address_of("f"))


# The decoder.


@pytest.mark.parametrize(("code", "count"), [("0xc1, 0xc8, 0x21", 1), ("0xc1, 0xe0, 0x3f", 31),
                                             ("0x48, 0xc1, 0xe8, 0x61", 33),
                                             ("0x48, 0xc1, 0xc8, 0x3f", 63)])
def test_a_count_is_taken_modulo_the_width(code: str, count: int) -> None:
    program = decoded(f".byte {code}")
    assert program.step_at(program.entry).args[-1] == count


@pytest.mark.parametrize("code", ["mov r9d, fs:[rsi]", "mov r9d, gs:[rsi]", "mov r9d, [esi]",
                                  "mov r9d, [esi + edx]",
                                  "vpaddd zmm1, zmm1, dword ptr [rsi]{1to16}",
                                  "mov r9d, ds:[0x1000]", "add [rdi], eax",
                                  "movzx r9d, word ptr [rsi]",
                                  "vpgatherdd xmm1, [rsi + xmm1], xmm2"])
def test_an_operand_that_no_row_has_is_refused(code: str) -> None:
    program = decoded(code)
    with pytest.raises(ObjectError):
        program.step_at(program.entry)


@pytest.mark.parametrize("back", [3, 2])
def test_a_relocation_in_code_replaces_a_complete_displacement(back: int) -> None:
    program = decoded(
        "lea r9, [rip + 0x11223344]\n3: nop\nnop\nnop\n.reloc 3b - 4, R_X86_64_PC32, .text\n")
    assert program.step_at(program.entry).mnemonic == "lea"
    moved = decoded(
        f"lea r9, [rip + 0x11223344]\n3: nop\nnop\nnop\n.reloc 3b - {back}, R_X86_64_PC32, .text\n")
    with pytest.raises(ObjectError, match="a relocation of something"):
        moved.instruction_at(moved.entry)


# Alignment.


@pytest.mark.parametrize("code", ["paddd xmm1, [rsi]", "movdqa xmm1, [rsi]",
                                  "movaps [rsp - 16], xmm1", "vmovdqa xmm1, [rip + table + 8]",
                                  "vmovdqa ymm1, [rip + table]\nvzeroupper"])
def test_an_aligned_access_needs_an_address_that_is_known_to_be_aligned(code: str) -> None:
    check_refused(blocks_function(body=code), "needs an address that is a multiple")


@pytest.mark.parametrize("code", ["paddd xmm1, [rip + table]", "movaps [rsp - 24], xmm1",
                                  "movdqu xmm1, [rsi]", "vpaddd xmm1, xmm1, [rsi]",
                                  "vmovdqa xmm1, [rip + table + 16]"])
def test_an_aligned_access_to_an_aligned_address_is_proved(code: str) -> None:
    assert verdict(blocks_function(body=code)).proved


# The calling convention.


@pytest.mark.parametrize("name", ["rbx", "rbp", "r12", "r13", "r14", "r15"])
def test_each_callee_saved_register_of_system_v_must_be_kept(name: str) -> None:
    check_refused(blocks_function(body=f"inc {name}"), f"{name} must be as at entry")
    assert verdict(blocks_function(before=f"push {name}", body=f"inc {name}",
                                   after=f"pop {name}")).proved


@pytest.mark.parametrize(
    "name",
    ["rbx", "rbp", "rsi", "rdi", "r12", "r13", "r14", "r15", *(f"xmm{i}" for i in range(6, 16))])
def test_each_callee_saved_register_of_win64_must_be_kept(name: str) -> None:
    spoiling = f"paddd {name}, {name}" if name.startswith("xmm") else f"inc {name}"
    text = blocks_function(after="") if name in ("rsi", "rdi") else blocks_function(body=spoiling)
    outcome = (verdict(text, "win64") if name not in ("rsi", "rdi")
               else verdict_with_changed_register(text, spoiling))
    assert not outcome.proved and f"{name} must be as at entry" in outcome.message, outcome.message


def verdict_with_changed_register(text: str, spoiling: str) -> Verdict:
    text = text.replace(
        "f: ", "f: mov r10, rdi\nmov r11, rsi\nmov rdi, rcx\nmov rsi, rdx\nmov rdx, r8\n", 1)
    text = text.replace("\n   ret", f"\n   mov rdi, r10\n   mov rsi, r11\n{spoiling}\n   ret", 1)
    return prove_object(objects.load(assemble(text)), "f",
                        Claim(TOY, KINDS["blocks"], 2, abi="win64"), Effort(30_000))


def test_other_registers_need_not_be_kept() -> None:
    for name in sorted(set(INTEGER_NAMES) - {"rsp", "rbx", "rbp", "r12", "r13", "r14", "r15"}):
        assert verdict(blocks_function(after=f"inc {name}")).proved, name
    assert verdict(blocks_function(body="pxor xmm6, xmm6\npxor xmm15, xmm15")).proved


def test_a_return_with_another_stack_pointer_is_refused() -> None:
    check_refused(blocks_function(after="push [rsp]"), "the stack pointer at the return is not "
                                                       "that of the entry")


@pytest.mark.parametrize("count", [0, 1])
def test_a_return_leads_to_the_caller(count: int) -> None:
    check_refused(blocks_function(
        after=f"mov r9, rsp\nmov r9, [r9]\nadd r9, {count + 1}\nsub rsp, 8\nmov [rsp], r9"),
                  "neither the return address")


# The stack.


def test_bytes_below_the_red_zone_are_lost_when_the_stack_pointer_moves_up() -> None:
    stored = ("sub rsp, 512\nmov [rsp], {0}\nadd rsp, {1}\nsub rsp, {1}\nmov {0}, [rsp]\nadd rsp, "
              "512")
    check_refused(blocks_function(body=stored.format("eax", 512)), "wrong state word")
    assert verdict(blocks_function(body=stored.format("eax", 128))).proved


def test_secrets_in_bytes_that_were_lost_are_residue() -> None:
    body = "sub rsp, 512\nmov [rsp], {}\nmov [rsp + 8], rsp\nadd rsp, 512"
    assert verdict(blocks_function(body=body.format("eax"))).residue["stack_bytes"] == 4
    assert verdict(blocks_function(body=body.format("edx"))).residue["stack_bytes"] == 0


def test_flags_made_from_secrets_are_residue() -> None:
    def registers(after: str) -> set[str]:
        outcome = verdict(blocks_function(after=after))
        assert outcome.proved, outcome.message
        return set(outcome.residue["registers"])

    assert "rflags" in registers("add eax, ecx")
    assert "rflags" in registers("add eax, ecx\nrol edx, 1")  # RL sets two flags alone
    assert "rflags" not in registers("add eax, ecx\ntest rdx, rdx")


# Memory.


def test_constants_that_can_be_written_are_not_read() -> None:
    data = "\n.section .data\nd: .long 0\n"
    with pytest.raises(ObjectError, match="on no list"):
        verdict(blocks_function(body="mov r9d, [rip + d]") + data)
    assert verdict(blocks_function(body="mov r9d, [rip + d]")
                   + data.replace(".data", ".rodata.d")).proved


@pytest.mark.parametrize("position", ["table + 61", "table - 1"])
def test_constants_end_where_their_section_ends(position: str) -> None:
    check_refused(blocks_function(body=f"mov r9d, [rip + {position}]"), "of section .rodata, which "
                                                                        "has 64")
    assert verdict(blocks_function(body="mov r9d, [rip + table + 60]")).proved


# Upper halves of vector registers.

HALF = ("vpxor ymm5, ymm5, ymm5\nvmovd xmm6, ecx\nvinserti128 ymm5, ymm5, xmm6, 1\n{}\n"
        "vextracti128 xmm6, ymm5, 1\nvmovd r9d, xmm6\n")


def test_a_legacy_instruction_keeps_the_upper_half() -> None:
    """After PXOR the upper half of ymm5 still is what it was; after VPXOR it is zero."""
    check_refused(blocks_function(body=HALF.format("pxor xmm5, xmm5") + "add eax, r9d\nvzeroupper"),
                  "wrong state word")
    assert verdict(
        blocks_function(body=HALF.format("vpxor xmm5, xmm5, xmm5") + "add eax, r9d\nvzeroupper")
    ).proved


def test_the_upper_half_at_entry_is_unknown() -> None:
    half = "vextracti128 xmm6, ymm5, 1\nvmovd r9d, xmm6\nvzeroupper"
    check_refused(blocks_function(before=half, body="add eax, r9d"), "wrong state word")
    assert verdict(blocks_function(before="vpxor xmm5, xmm5, xmm5\n" + half,
                                   body="add eax, r9d")).proved


def test_vzeroupper_keeps_the_lower_half() -> None:
    body = "vmovd xmm1, ecx\nvzero{}\nvmovd r9d, xmm1\nsub r9d, ecx\nadd eax, r9d"
    assert verdict(blocks_function(body=body.format("upper"))).proved
    check_refused(blocks_function(body=body.format("all")), "wrong state word")


# Loops. Each function is right for one block; from the second on it is wrong.

EITHER = "cmp dword ptr [rip + elsewhere], 0\n{}\n"  # both ways are taken, for any number of blocks
LOOPS = {
    "an integer register that a block changes": dict(
        before="xor r9d, r9d", body="add eax, r9d\nmov r9d, ecx"),
    "a byte of the frame that a block changes": dict(
        before="mov qword ptr [rsp - 8], 0",
        body="mov r9, [rsp - 8]\nadd eax, r9d\nmov [rsp - 8], rcx"),
    "a mask register that a block changes": dict(
        before="xor r9d, r9d\nkmovq k1, r9",
        body="kmovq [rsp - 8], k1\nmov r9, [rsp - 8]\nadd eax, r9d\nmov r9d, ecx\nkmovq k1, r9"),
    "a lane that a block changes": dict(
        before="vpxor xmm5, xmm5, xmm5", body="vmovd r9d, xmm5\nadd eax, r9d\nvmovd xmm5, ecx"),
    "zeros above, where another way to the loop has none": dict(
        before=EITHER.format("je 1f") + "vmovdqa xmm5, xmm5", test="", head="test rdx, rdx\njz 2f",
        body="vextracti128 xmm6, ymm5, 1\nvmovd r9d, xmm6\nadd eax, r9d",
        step="add rsi, 64\ndec rdx\njmp 1b")}


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_invariant_claims_nothing_that_a_block_changes(name: str) -> None:
    check_refused(blocks_function(**LOOPS[name]), "wrong state word")


def test_what_a_block_does_not_change_stays_claimed() -> None:
    assert verdict(blocks_function(before="xor r9d, r9d", body="add eax, r9d")).proved
    assert verdict(
        blocks_function(before="mov qword ptr [rsp - 8], 0", body="mov r9, [rsp - 8]\nadd eax, r9d")
    ).proved


def test_flags_are_forgotten_at_the_head_of_a_loop() -> None:
    """Only the first block finds the flags that are set before the loop."""
    check_refused(blocks_function(test="test rdx, rdx\njz 2f\ncmp rdi, rdi", head="jne 5f",
                                  step="add rsi, 64\ndec rdx\njnz 1b\njmp 2f\n"
                                  "5: mov dword ptr [rdi], 7\nadd rsi, 64\ndec rdx\njnz 1b"),
                  "flags that the previous instruction")


def test_upper_halves_that_a_block_leaves_dirty_are_dirty_at_the_return() -> None:
    parts = dict(
        before="nop", test="", head="test rdx, rdx\njz 2f", step="add rsi, 64\ndec rdx\njmp 1b")
    assert verdict(blocks_function(**parts)).proved
    outcome = verdict(blocks_function(**parts, body="vpxor ymm0, ymm0, ymm0"))
    assert not outcome.proved and "vzeroupper is missing" in outcome.message, outcome.message


def test_a_loop_takes_no_more_blocks_than_are_left() -> None:
    check_refused(blocks_function(before="nop", test="", head="test rdx, rdx\njz 2f",
                                  step="add rsi, 128\nsub rdx, 2\njmp 1b"),
                  "takes more blocks than are left")


def test_a_loop_that_takes_no_block_is_refused() -> None:
    """It goes on for ever from eight blocks on."""
    check_refused(blocks_function(head="cmp rdx, 8\njae 1b"), "without having taken a block")


# Branches.


@pytest.mark.parametrize(("condition", "opposite", "other"), [("jbe", "ja", 4), ("jb", "jae", 4),
                                                              ("je", "jne", 4), ("jne", "je", 4),
                                                              ("ja", "jbe", 2), ("jae", "jb", 2)])
def test_each_condition_is_cut_at_its_own_count(condition: str, opposite: str, other: int) -> None:
    """Of a condition and its opposite one is true. Of a condition for 3 and the opposite for
    another number, neither is true for one count.
    """
    way = "test rdx, rdx\njz 2f\ncmp rdx, 3\n{} 3f\ncmp rdx, {}\n{} 3f\nmov dword ptr [rdi], 7\n3:"
    assert verdict(blocks_function(test=way.format(condition, 3, opposite))).proved
    check_refused(blocks_function(test=way.format(condition, other, opposite)), "wrong state word")


# Tree nodes: the digests may lie over the nodes.

PADDING = [0x80000000, *[0] * 14, 512]
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
    code: list[list[str]] = [[], []]
    for t in range(16):
        item, other = ("ecx", "eax") if t % 2 == 0 else ("eax", "ecx")
        code[0].append(f"mov r8d, [rsi + {4 * t}]\nbswap r8d\nadd {item}, {other}\n"
                       f"add {item}, r8d\nadd {item}, {K[t]:#x}")
        code[1].append(f"add {item}, {other}\nadd {item}, {K[t] + PADDING[t] & 0xFFFFFFFF:#x}")
    text = BLOCK_IN_STATE.format(
        early=early, late=late, first="\n".join(code[0]), second="\n".join(code[1]))
    return prove_object(
        objects.load(assemble(text)), "f", Claim(TOY, KINDS["pairs"], m=1), Effort(30_000))


def test_a_node_is_read_before_a_digest_is_written_over_it() -> None:
    assert verdict_on_nodes().proved, verdict_on_nodes().message
    result = verdict_on_nodes(early="mov dword ptr [rdi], 0")
    assert not result.proved and "which may lie over them" in result.message, result.message
    result = verdict_on_nodes(late="mov r8d, [rsi]")
    assert not result.proved and "which may lie over them" in result.message, result.message
    assert verdict_on_nodes(
        late="mov r8d, [rsi + 8]"
    ).proved  # behind this node's digest, wherever the digests lie


# What else a function must not do.


def test_data_are_no_function() -> None:
    image = objects.load(assemble(blocks_function()))
    with pytest.raises(ObjectError, match="table is not code"):
        prove_object(image, "table", Claim(TOY, KINDS["blocks"]))


def test_a_conditional_move_moves_if_its_condition_is_true() -> None:
    body = "mov r9d, 5\nxor r10d, r10d\ncmp rdx, 1\ncmov{} r9, r10\nadd eax, r9d"
    assert verdict(blocks_function(body=body.format("ae"))).proved
    check_refused(blocks_function(body=body.format("b")), "wrong state word")


def test_a_return_hashes_as_many_blocks_as_were_given() -> None:
    check_refused(blocks_function(test="cmp rdx, 7\njb 2f"), "returns where 0 to 6 blocks may be "
                                                             "left")


def test_a_loop_that_is_entered_without_blocks_has_none() -> None:
    """Of two ways to the head one has seen that there is a block."""
    parts = dict(before="cmp dword ptr [rip + elsewhere], 0\nje 1f\ntest rdx, rdx\njz 2f", test="",
                 head="test rdx, rdx\njz 3f")
    loop = "add rsi, 64\ndec rdx\njmp 1b\n3: {}"
    assert verdict(blocks_function(**parts, step=loop.format("nop"))).proved
    check_refused(blocks_function(**parts, step=loop.format("mov r9d, [rdi]")),
                  "0 blocks were given")


def test_what_a_loop_leaves_is_residue() -> None:
    """A register may hold a secret if any iteration sets it to one."""

    def registers(*values: str) -> set[str]:
        body = EITHER.format("je 5f") + "mov r9d, {}\njmp 6f\n5: mov r9d, {}\n6:".format(*values)
        outcome = verdict(blocks_function(before="xor r9d, r9d", test="",
                                          head="test rdx, rdx\njz 2f", body=body,
                                          step="add rsi, 64\ndec rdx\njmp 1b"))
        assert outcome.proved, outcome.message
        return set(outcome.residue["registers"])

    assert "r9" not in registers("edx", "edx")
    assert ("r9" in registers("edx", "eax") and "r9" in registers("eax", "edx")
            and "r9" in registers("eax", "eax"))


def test_of_two_relocations_that_overlap_none_counts() -> None:
    data = '\n.section .rodata.c,"a"\nc: .long 0\n.long 0\n.reloc c, R_X86_64_PC32, table\n'
    overlap = ".reloc c + 2, R_X86_64_PC32, table\n"
    assert verdict(blocks_function(body="mov r9d, [rip + c + 4]") + data).proved
    check_refused(blocks_function(body="mov r9d, [rip + c]") + data, "where a linker writes")
    with pytest.raises(ObjectError, match="overlaps another"):
        verdict(blocks_function(body="mov r9d, [rip + c + 4]") + data + overlap)


# System V in an operating-system kernel.


def test_an_operating_system_kernel_has_no_red_zone() -> None:
    used = blocks_function(body="mov [rsp - 8], rax\nmov rax, [rsp - 8]")
    assert verdict(used).proved and "uses the red zone" in verdict(used).details["notes"]
    check_refused(used, "8 bytes below the stack pointer, where sysv-os has no red zone", "sysv-os")
    check_refused(blocks_function(body="push rax\nadd rsp, 8\nsub rsp, 8\npop rax"),
                  "wrong state word", "sysv-os")
    assert verdict(blocks_function(body="push rax\npop rax"), "sysv-os").proved


def test_an_operating_system_kernel_aligns_its_stack_to_8_bytes() -> None:
    aligned = blocks_function(before="sub rsp, 24", body="movaps [rsp], xmm1", after="add rsp, 24")
    assert verdict(aligned).proved
    check_refused(aligned, "needs an address that is a multiple of 16", "sysv-os")
    down = "mov r9, rsp\nsub rsp, {}\nand rsp, -64"
    assert verdict(
        blocks_function(before=down.format(64), body="vmovdqa [rsp], xmm1", after="mov rsp, r9"),
        "sysv-os").proved
    near = dict(before="push rbx\n" + down.format(56), body="mov [rsp + 56], rax",
                after="mov rsp, r9\npop rbx")
    assert verdict(blocks_function(**near)).proved
    check_refused(blocks_function(**near), "meet the area aligned to 64 bytes", "sysv-os")
    for name in ("rbx", "rbp", "r12", "r13", "r14", "r15"):
        check_refused(blocks_function(body=f"inc {name}"), f"{name} must be as at entry", "sysv-os")
    assert verdict(blocks_function(body="inc r11\npxor xmm6, xmm6"), "sysv-os").proved
