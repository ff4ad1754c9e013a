"""Bytes that look like another instruction: what the checker runs by itself is of exactly known
form, or refused.

All prefixes before all control opcodes: each encoding is refused, or does on silicon what the
machine says. Then the toy with one such instruction in it, seen to be wrong on silicon, and its
twin that stays proved.
"""

import itertools
import random
import shutil
import subprocess
from pathlib import Path

import iced_x86 as iced
import pytest
from check_silicon import WRONG, assemble_toy, check_attack, refusal, right, verdict
from row_forms import FLAGS, SIZE, STATUS_FLAGS
from row_prover import Prover, load_forms, stack_errors, state_differences
from silicon import buffers_after

from generator.check import ObjectError, decode, objects
from generator.check.decode import control_instruction_name
from generator.check.disassembly import Disassembly
from generator.check.frame import Refusal
from generator.lab.mutation import native

PREFIXES = [b"", b"\x66", b"\x67", b"\xf2", b"\xf3", b"\x2e", b"\x3e", b"\x64", b"\xf0"]
REX = [b"", b"\x40", b"\x48"]
OPCODES = [*(bytes([code]) for code in (0x50, 0x51, 0x52, 0x53, 0x58, 0x59, 0x5A, 0x5B)),
            *map(bytes.fromhex,
                 """6801020384 6a85 90 91 87c0 87c9 fff1 8fc1 4190 0f1fc0 0f1f440000 0f1fc8
                0f1ec8 0f1efa 0f18c0 0f1ac0 0f1cc0 eb00 e900000000 e800000000 e000 e100 e200 e300
                fc f8 c5f877 c4e17877 c8000000 8d4801 8d0448 0fc8 0fc9 98 99""".split()),
           *(bytes([0x70 + c, 0]) for c in range(2, 10)),
           *(bytes([0x0F, 0x40 + c, 0xCA]) for c in (0, 2, 3, 4, 5, 6, 7, 8, 9, 12))]
# what must be left: the forms that compilers, assemblers and people write
PLAIN = ["50", "5a", "6a85", "6801020384", "fff1", "8fc1", "90", "6690", "0f1fc0", "660f1f440000",
         "f30f1efa", "eb00",
         "e900000000", "7400", "488d4801", "8d4801", "480f42ca", "0f42ca", "fc", "c5f877"]


def control(code):
    instruction = iced.Decoder(64, code, ip=0x1000).decode()
    return not instruction.is_invalid and instruction.len == len(code) \
        and control_instruction_name(instruction, code) not in ("", "ret")


def encodings():
    tried = {"".join(x.hex() for x in parts)
             for parts in itertools.product(PREFIXES, PREFIXES, REX, OPCODES)}
    return sorted(code for code in tried if control(bytes.fromhex(code)))


def conditional(code):
    name = control_instruction_name(iced.Decoder(64, bytes.fromhex(code), ip=0x1000).decode(),
                                    bytes.fromhex(code))
    return name in ("j", "cmov")


def run_on_processor(codes):
    """Return (differences, encodings that the processor refuses) of encodings executed on random
    states."""
    if "avx2" not in native.host_features():
        pytest.skip("the host has no AVX2 to load and store the states with")
    image = load_forms([("cmp rax, rcx; " if conditional(code) else "") + ".byte " + ", ".join(
        f"0x{byte:02x}" for byte in bytes.fromhex(code)) for code in codes], False)
    prover, draw, wanted, wrong, refused = Prover(image, False), random.Random(1), [], [], set()
    for k, _ in enumerate(codes):
        for number in range(4):
            state = bytearray(draw.randbytes(SIZE))
            state[FLAGS:FLAGS + 8] = (0x202 | (draw.getrandbits(12) if number else 0)
                                      & STATUS_FLAGS).to_bytes(8, "little")
            wanted.append((k, bytes(state)))
    after = buffers_after(image, [(image.symbols[f"f{k}"], [state]) for k, state in wanted])
    assert after is not None, "one of the encodings crashed"
    for (k, state), (got,) in zip(wanted, after):
        try:
            expected, flags = prover.run(image.symbols[f"f{k}_it"], state,
                                         image.symbols[f"f{k}_end"])
        except Refusal:
            refused.add(codes[k])
            continue
        wrong += (state_differences(codes[k], state, got, expected, flags, False)
                  + stack_errors(codes[k], got, expected))
    return wrong, refused


def test_every_encoding_that_is_not_refused_does_what_the_machine_says():
    # a call leaves an address that nobody knows
    codes = [code for code in encodings() if not code.endswith("e800000000")]
    wrong, refused = run_on_processor(codes)
    print(f"{len(codes)} encodings on silicon, of which the machine refuses {len(refused)}")
    assert not wrong, "\n".join(wrong[:40])
    assert len(codes) - len(refused) > 40
    assert not {*PLAIN} - {*codes} and not refused & {*PLAIN}


@pytest.mark.parametrize(("code", "form", "name"),
                         [("87c0", "xchg_rm32_r32", "nop"), ("6650", "push_r16", "push"),
                          ("6658", "pop_r16", "pop")])
def test_a_form_that_is_taken_for_another_is_found_out(code, form, name, monkeypatch):
    monkeypatch.setitem(decode.CONTROL_FORMS, form, name)
    monkeypatch.setitem(decode.ALLOWED_PREFIXES, name, b"\x66")
    monkeypatch.setattr(decode, "convert_register",
                        lambda number: decode.Reg("int", iced.RegisterExt.number(number), 64))
    assert run_on_processor([code])[0]


REFUSED = ["87c0", "6650", "6658", "666a85", "66e900000000", "66eb00", "6687c0", "e000", "e100",
           "4190", "f390", "0f1ec8", "66c3",
           "f2eb00", "48eb00", "2e7400", "660f42ca", "67488d4801", "668d4801", "0f1cc0", "0f1a00"]


@pytest.mark.parametrize("code", REFUSED)
def test_what_is_not_pinned_down_is_refused(code):
    image = objects.Image()
    code_bytes = bytearray(bytes.fromhex(code) + b"\xc3" * 16)
    start = image.add_section(objects.Section("code", 0, code_bytes, True, 16)).address
    with pytest.raises(ObjectError):
        Disassembly(image, start).step_at(start)


MOVED = "mov rsp, r11; lea rsi, [rsi + r9 - 8]"  # by what the stack pointer moved beyond 8 bytes
ATTACKS = {
    "an exchange that clears": dict(before="mov rax, rdi; .byte 0x87, 0xc0; mov rdi, rax"),
    "a push of 16 bits": dict(before=f"mov r9, rsp; .byte 0x66, 0x50; sub r9, rsp; {MOVED}"),
    "a pop of 16 bits": dict(before="push rax; .byte 0x66, 0x58; mov r9, rsp; sub r9, r11; "
                             "mov rsp, r11; lea rsi, [rsi + r9]"),
    "a push of 16 bits of a number": dict(
        before=f"mov r9, rsp; .byte 0x66, 0x6a, 0; sub r9, rsp; {MOVED}"),
    "a loop that counts in rcx": dict(
        step="add rsi, 64; mov ecx, 1; dec rdx; loopne 3f; jmp 2f\n3: jmp 1b"),
    "an address of 32 bits": dict(before="push rdi; .byte 0x67, 0x48, 0x8d, 0x3f; pop r9")}
TWINS = {
    "an exchange that clears": "mov rax, rdi; .byte 0x66, 0x90; mov rdi, rax",
    "a push of 16 bits": f"mov r9, rsp; push rax; sub r9, rsp; {MOVED}",
    "an address of 32 bits": "push rdi; lea rdi, [rdi]; pop r9",
    "NOPs of every length": "nopw 0x11223344[rax + rax]; .p2align 6; endbr64; "
    "prefetcht0 [rsi + 64]; prefetchnta [rdi]"}


@pytest.mark.parametrize("name", ATTACKS)
def test_what_only_looks_like_it_is_refused(name):
    parts = {"before": "", **ATTACKS[name]}
    check_attack(assemble_toy(WRONG, **parts | {"before": "mov r11, rsp; " + parts["before"]}))


@pytest.mark.parametrize("name", TWINS)
def test_what_it_is_stays_proved(name):
    data = assemble_toy(WRONG, before="mov r11, rsp; " + TWINS[name])
    assert verdict(data).proved, verdict(data).message
    assert right(data)


TOUCHING = ["prefetcht0 [rsi + r9]", "prefetcht1 [rsi + r9]", "prefetcht2 [r9]",
            "prefetchnta [rsi + r9 * 8]",
            "prefetchw [rsi + r9]", "clflush [rsi + r9]", "clflushopt [rsi + r9]",
            "cldemote [rsi + r9]",
            "cmp byte ptr [rsi + r9], 0", "test dword ptr [rsi + r9], eax", "bt [rsi], r9",
            "prefetcht0 [rax]"]


@pytest.mark.parametrize("code", TOUCHING)
def test_an_address_made_from_the_state_is_not_touched(code):
    """The caches tell which line was touched; whether a result comes of it does not matter."""
    assert refusal(assemble_toy(body=f"mov r9d, eax\nand r9d, 63\n{code}"))


def count_secrets_read(folder, data):
    """Return how many of 100 secrets flush and reload reads from a function that had them in its
    message."""
    compiler = shutil.which("gcc") or shutil.which("clang")
    if compiler is None or "clflush" not in native.host_features():
        pytest.skip("refused; what it leaks was not read back: no C compiler, or no CLFLUSH")
    (folder / "f.o").write_bytes(data)
    subprocess.run([compiler, "-O2", "-o", "it", Path(__file__).with_name("flush_reload.c"), "f.o"],
                   cwd=folder, check=True)
    done = subprocess.run([folder / "it"], capture_output=True, timeout=30)
    if done.returncode == 77:
        pytest.skip("refused; what it leaks was not read back: the timer does not tell what is "
                    "cached")
    assert done.returncode == 0
    return int(done.stdout)


def test_a_prefetch_at_an_address_made_from_the_message_is_refused_and_leaks_it(tmp_path):
    secret = "mov r9d, [rsi + 4]\nand r9d, 63\nshl r9d, 12\n"
    leak, twin = (assemble_toy(body=f"{secret}{code} [rsi + r9 + 4096]")
                  for code in ("prefetcht0", "lea r9,"))
    assert "address depends on secret" in refusal(leak) and verdict(twin).proved
    for folder in ("leak", "twin"):
        (tmp_path / folder).mkdir()
    seen = [count_secrets_read(tmp_path / "leak", leak) for _ in range(2)]
    unseen = count_secrets_read(tmp_path / "twin", twin)
    print(f"read back: {seen} of 100 secrets; without the prefetch {unseen}")
    if max(seen) <= 50:
        pytest.skip(
            f"refused; the machine is too busy to read back more than {seen} of 100 secrets")
    assert unseen < 20


def test_what_touches_nothing_may_have_any_address():
    for code in ("lea r9, [rsi + r9 * 8]", "nop dword ptr [rsi + r9]", "prefetcht0 [rsi + 64]",
                 "prefetcht0 [rsi + rdx * 8]"):
        assert verdict(assemble_toy(body=f"mov r9d, eax\n{code}")).proved, code
