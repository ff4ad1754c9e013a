"""What a verdict says a function leaves in registers, flags and stack holds all that two secrets
are seen to leave behind.

Committed kernels of every shape are called with several secrets; a register or byte of the stack
that differs must be in the verdict's residue. Small functions show each way by which something
secret may stay.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Sequence
from typing import Any

import pytest
from check_support import assemble
from check_toy import blocks_function, verdict
from silicon import PRESERVED, Outcome, call_functions

from generator.check import Claim, prove_object, prover
from generator.check.objects import load
from generator.check.opinion import Opinion
from generator.files import TOP
from generator.lab.mutation.native import host_features
from generator.product import prove, toolchain, write
from generator.request import requests
from generator.spec.samples import sample_calls

KERNELS = [k for k in json.loads((TOP / "generated" / "manifest.json").read_text())["kernels"]
           if k["kind"] != "padding"]


def shape(k: dict[str, Any]) -> tuple[Any, ...]:
    """Return the properties that decide where a kernel may leave something: registers, kind,
    rounds, and tables on the stack."""
    return k["isa"], k["kind"], k["rounds"], (k["n"] or 1) > 1


def select_entries() -> dict[str, dict[str, Any]]:
    shortest = {shape(k): k for k in sorted(KERNELS, key=lambda k: -k["instructions"])}
    return {k["symbol"]: k
            for k in (KERNELS if "NSMS_FUZZ_SECONDS" in os.environ else shortest.values())}


SELECTED_ENTRIES = select_entries()


def random_calls(k: dict[str, Any], seed: int) -> list[list[Any]]:
    """Return random arguments of calls of a kernel, for each block count that takes another path.
    """
    claim, n, m = Claim.of_entry(k), k["n"] or 1, k.get("m") or 1
    counts = (sorted({1, n, n + 1, 2 * n + 1}) if k["kind"] == "blocks" else
              (1, m, m + 1) if k["kind"] == "pairs" else
              (1, m + 1) if claim.is_message_array else (1, 2))
    calls = sample_calls(claim, random.Random(f"{k['symbol']} {seed}"), counts, (1,), tries=1)
    return [arguments for arguments, _ in calls if None not in arguments]


def named_addresses(residue: dict[str, Any], entry: int) -> set[int]:
    return {(entry + position["offset"] & -position["align"]) + at for position in residue["stack"]
            for first, end in position["bytes"] for at in range(first, end)}


def unnamed_differences(residue: dict[str, Any], item: Outcome,
                        other: Outcome) -> tuple[set[str], list[int], int]:
    """Return registers and stack positions that differ and that the residue does not name, and the
    number of differences."""
    names, other_names = item.scratch_registers, other.scratch_registers
    registers = {name for name in names if names[name] != other_names[name]}
    positions = {item.entry - len(item.stack) + i
                 for i, (x, y) in enumerate(zip(item.stack, other.stack)) if x != y}
    return (registers - set(residue["registers"]),
            sorted(p - item.entry for p in positions - named_addresses(residue, item.entry)),
            len(registers) + len(positions))


@pytest.fixture
def proofs_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the second opinion, which says nothing of residue."""
    monkeypatch.setattr(prover, "second_opinion", lambda *_: Opinion(1))


@pytest.mark.full
@pytest.mark.parametrize("symbol", SELECTED_ENTRIES)
def test_the_residue_of_a_committed_kernel_names_what_two_secrets_leave(
        symbol: str, proofs_alone: None) -> None:
    """Of the shortest kernel of each shape; of every committed kernel in the gate, which sets
    NSMS_FUZZ_SECONDS."""
    k = SELECTED_ENTRIES[symbol]
    if lacking := set(k["features"]) - host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacking))}")
    object = toolchain.assemble((TOP / "generated" / k["gas"]).read_text(), "gas")
    if object is None:
        pytest.skip("no assembler here")
    residue, image = prove.verdict(object, symbol, k)["residue"], load(object)
    seen = [call_functions(image, [(symbol, call) for call in random_calls(k, seed)])
            for seed in range(3)]
    for first, second in ((seen[0], seen[1]), (seen[0], seen[2])):
        for item, other in zip(first, second, strict=True):
            registers, positions, differ = unnamed_differences(residue, item, other)
            assert not registers and not positions, (f"{symbol} leaves {sorted(registers)} and "
                                                     f"{positions[:9]}, not named")
            assert differ, f"{symbol}: nothing differs, so nothing was looked at"


def residue_of(text: str) -> dict[str, Any]:
    outcome = verdict(text)
    assert outcome.proved, outcome.message
    return dict(outcome.residue)


def seen_leftovers(text: str, counts: Sequence[int] = (1,)) -> list[list[Outcome]]:
    """Return what a function leaves of two secrets."""
    image = load(assemble(text))
    return [call_functions(image, [("f", [bytes([seed] * 8), bytes([seed ^ 5] * 320), count])
                                   for count in counts]) for seed in (3, 77)]


def unnamed_differences_of(text: str) -> tuple[set[str], list[int], int]:
    """Return the differences between two secrets that a function's residue does not name, and the
    number of differences."""
    residue, registers, positions, differ = residue_of(text), set[str](), list[int](), 0
    for item, other in zip(*seen_leftovers(text, (1, 2, 5))):
        r, p, d = unnamed_differences(residue, item, other)
        registers, positions, differ = registers | r, positions + p, differ + d
    return registers, positions, differ


CLEAN = "xor eax, eax; xor ecx, ecx; xor r8d, r8d"
LOOP = "add rsi, 64; dec rdx; jnz 1b; "
BELOW = "sub rsp, 512; mov [rsp], eax; "  # a word far below the stack pointer
ALIGNED = dict(before="mov r9, rsp; sub rsp, 128; and rsp, -64", after="mov rsp, r9")
# where upper halves are cleared before the last block
UPPER = ("cmp rdx, 1; je 4f; vpxor xmm0, xmm0, xmm0; vmovd xmm1, {}; vinserti32x4 ymm17, ymm0, "
         "xmm1, 1\n4: vpxor xmm0, xmm0, xmm0; vpxor xmm1, xmm1, xmm1; vzeroupper")
# name -> (what is in the residue, the parts of the function that leave it, of a twin that does not)
WAYS: dict[str, tuple[str, dict[str, str], dict[str, str]]] = {
    "a word that is weakened at the loop's head": (
        "r10", dict(body="mov r10d, eax; rol r10d, 3; add r10d, r9d; mov r9d, r10d"),
        dict(body="mov r10d, eax; mov r10d, 5")),
    "a word of the turn before": ("r11", dict(head="mov r11d, r10d", body="mov r10d, eax"),
                                  dict(head="mov r11, r10", body="mov r10d, 7")),
    "a mask register": ("k1", dict(body="mov r9d, eax; kmovq k1, r9"),
                        dict(body="mov r9d, 6; kmovq k1, r9")),
    "a high vector register": ("xmm20", dict(body="vmovd xmm20, eax"),
                               dict(body="vpxord xmm20, xmm20, xmm20")),
    "lanes that the loop's head drops": ("xmm17", dict(body=UPPER.format("r8d")),
                                         dict(body=UPPER.format("edx"))),
    "flags": ("rflags", dict(after="", step=LOOP + "cmp eax, ecx; mov eax, 0"),
              dict(step=LOOP + "cmp eax, ecx; test rdx, rdx")),
    "flags of which a rotation sets two": ("rflags", dict(after="add eax, ecx; rol edx, 1"),
                                           dict(after="add eax, ecx; test rdx, rdx")),
    "flags that a later instruction keeps in part": (
        "rflags", dict(step=LOOP + "cmp eax, ecx; mov eax, 0; inc rax"),
        dict(step=LOOP + "cmp eax, ecx; mov eax, 0; add rax, rdx")),
    "a pushed word": ("stack", dict(body="push rax; pop r9; xor r9d, r9d"),
                      dict(body="push rdx; pop r9")),
    "a word far below, that was forgotten": (
        "stack", dict(body=BELOW + "add rsp, 512"),
        dict(body=BELOW + "xor r9d, r9d; mov [rsp], r9d; add rsp, 512")),
    "a forgotten word in a register": (
        "r9", dict(body=BELOW + "add rsp, 512; sub rsp, 512; mov r9d, [rsp]; add rsp, 512"),
        dict(body=BELOW + "mov r9d, 1; add rsp, 512")),
    "a word of the frame from one turn to the next": (
        "stack", dict(head="mov r9d, [rsp - 16]; mov [rsp - 24], r9d; xor r9d, r9d",
                      body="mov [rsp - 16], eax"),
        dict(head="mov r9d, [rsp - 16]; xor r9d, r9d; mov [rsp - 24], r9",
             body="mov [rsp - 16], rdx")),
    "a word that only the last turn writes": (
        "stack", dict(step=f"cmp rdx, 1; jne 4f; mov [rsp - 40], eax\n4: {LOOP}"),
        dict(step=f"cmp rdx, 1; jne 4f; mov [rsp - 40], rdx\n4: {LOOP}")),
    "a word in an aligned part of the frame": (
        "stack", ALIGNED | dict(head="mov [rsp], eax"), ALIGNED | dict(head="mov [rsp], rdx"))}


@pytest.mark.few(4)
@pytest.mark.parametrize("name", WAYS)
def test_each_way_to_leave_a_secret_is_named(name: str) -> None:
    position, *both = WAYS[name]
    for parts, leaves in zip(both, (True, False)):
        residue = residue_of(blocks_function(**parts))
        assert bool(residue["stack_bytes"] if position == "stack"
                    else position in residue["registers"]) == leaves, residue
    if (position in ("k1", "xmm17", "xmm20")
        and not {"avx512f", "avx512bw", "avx512vl"} <= host_features()):
        pytest.skip("named; what is left was not looked at: this processor has no AVX-512")
    for parts in both:
        unnamed = unnamed_differences_of(blocks_function(**parts))
        assert not unnamed[0] and not unnamed[1], unnamed
        assert unnamed[2] or parts is both[1]


def test_a_clean_function_leaves_nothing_and_what_the_caller_had_does_not_count() -> None:
    clean = blocks_function(before="push rbx; push r15", step=LOOP + CLEAN,
                            after="test rdx, rdx; pop r15; pop rbx")
    assert residue_of(clean) == {"registers": [], "stack_bytes": 0, "stack": []}
    (item,), (other,) = seen_leftovers(clean)
    assert item.behind == other.behind and item.buffers != other.buffers
    assert not {*residue_of(blocks_function())["registers"]} & {*PRESERVED["sysv"]}


def test_residue_counts_each_stack_byte_once() -> None:
    result = residue_of(blocks_function(body="mov [rsp - 16], rax; mov [rsp - 20], eax"))
    assert result["stack_bytes"] == 12
    assert result["stack"] == [{"offset": 0, "align": 1, "bytes": [(-20, -8)]}]


def test_a_residue_that_names_too_little_is_found() -> None:
    text = blocks_function(body="mov [rsp - 16], rax; mov r10, rax")
    (item,), (other,) = seen_leftovers(text)
    result = residue_of(text)
    few = result | {"registers": ["rax", "rcx", "r8", "rflags"]}
    short = result | {"stack": [{"offset": 0, "align": 1, "bytes": [(-13, -8)]}]}
    assert unnamed_differences(result, item, other)[:2] == (set(), [])
    assert unnamed_differences(few, item, other)[0] == {"r10"}
    assert unnamed_differences(short, item, other)[1] == [-16, -15, -14]


@pytest.mark.full
@pytest.mark.parametrize(("syntax", "format", "abi"),
                         [("gas", "elf64", "sysv"), ("nasm", "win64", "win64")])
@pytest.mark.parametrize(("hash", "isa", "n"),
                         [("sha512", "x64", 1), ("sha256", "shani", 1), ("sha256", "avx512", 4)])
def test_nothing_is_named_of_a_kernel_that_wipes(hash: str, isa: str, n: int, syntax: str,
                                                 format: str, abi: str, proofs_alone: None) -> None:
    for wipe in "10":
        for config in requests.resolve_configs({"hash": hash, "isa": isa, "n": str(n),
                                                "wipe": wipe}):
            assembly = toolchain.assemble_format(
                write.config_texts(config, "nsms_", [syntax])[0][syntax], syntax, format)
            if assembly is None:
                pytest.skip(f"no assembler for {syntax} here")
            for kind in config.kinds:
                outcome = prove_object(assembly.object, config.symbol(kind, "nsms_"),
                                       Claim.of(hash, kind, config.n, abi))
                assert outcome.proved, outcome.message
                assert ((outcome.residue == {"registers": [], "stack_bytes": 0, "stack": []})
                        == (wipe == "1")), outcome.residue
