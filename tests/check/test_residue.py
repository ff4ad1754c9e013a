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
from typing import Any

import pytest
from check_support import assemble
from check_toy import blocks_function, verdict
from silicon import PRESERVED, Outcome, call_functions

from generator.check import Claim, prove_object, prover
from generator.check.objects import Image, load
from generator.check.opinion import Opinion
from generator.files import TOP
from generator.lab.mutation.native import host_features
from generator.product import prove, toolchain, write
from generator.request import requests
from generator.spec import hashes
from generator.spec.samples import Argument

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


def random_calls(k: dict[str, Any], seed: int) -> list[list[Argument]]:
    """Return random arguments of calls of a kernel, for each block count that takes another path.
    """
    hash, chance = hashes.find(k["hash"]), random.Random(f"{k['symbol']} {seed}")
    n, size, block = k["n"] or 1, hash.WIDTH // 8, hashes.block_bytes(hash)
    state = chance.randbytes(size * len(next(iter(hash.INITIAL.values()))))
    if k["kind"] == "blocks":
        return [[state, chance.randbytes((2 * n + 1) * block), count]
                for count in sorted({1, n, n + 1, 2 * n + 1})]
    if k["kind"] == "pairs":
        return [[bytes(block // 2 * count), chance.randbytes(block * count), count]
                for count in (1, k["m"], k["m"] + 1)]
    if k["kind"] == "multi":
        return [[state * k["m"], tuple(chance.randbytes(2 * block) for _ in range(k["m"])), count]
                for count in (1, 2)]
    if k["kind"] == "schedule":
        return [[bytes(len(hash.K) * n * size), chance.randbytes(n * block)]]
    if k["kind"] == "rounds":
        return [[state, chance.randbytes(len(hash.K) * size), 1]]
    if k["kind"] == "iterations":
        return [[state * k["m"], chance.randbytes(2 * len(state) * k["m"]), count]
                for count in (1, 2)]
    if k.get("m"):
        midstates = [state] if "midstates" in k["signature"] else []
        return [[bytes(64 * count), *midstates, chance.randbytes(k["length"] * count), k["length"],
                 count] for count in (1, k["m"] + 1)]
    return [[bytes(64), chance.randbytes(k["length"])]]


def named_addresses(residue: dict[str, Any], entry: int) -> set[int]:
    return {(entry + position["offset"] & -position["align"]) + at for position in residue["stack"]
            for first, end in position["bytes"] for at in range(first, end)}


def unnamed_differences(residue: dict[str, Any], item: Outcome,
                        other: Outcome) -> tuple[set[str], list[int], int]:
    """Return registers and stack positions that differ and that the residue does not name, and the
    number of differences."""
    names, other_names = item.left_registers, other.left_registers
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


def test_every_shape_of_the_committed_kernels_is_looked_at() -> None:
    assert {shape(k) for k in SELECTED_ENTRIES.values()} == {shape(k) for k in KERNELS}
    assert {k["hash"] for k in SELECTED_ENTRIES.values()} >= {"sha1", "sha256", "sha512"}


def residue_of(text: str) -> dict[str, Any]:
    outcome = verdict(text)
    assert outcome.proved, outcome.message
    return dict(outcome.residue)


def residue_and_differences(text: str) -> tuple[dict[str, Any], set[str], list[int], int]:
    """Return a function's residue, differences between two secrets that it does not name, and the
    number of differences."""
    image: Image = load(assemble(text))
    sides = [call_functions(image, [("f", [bytes([seed] * 8), bytes([seed ^ 5] * 320), count])
                                    for count in (1, 2, 5)]) for seed in (3, 77)]
    residue, registers, positions, differ = residue_of(text), set(), [], 0
    for item, other in zip(*sides):
        r, p, d = unnamed_differences(residue, item, other)
        registers, positions, differ = registers | r, positions + p, differ + d
    return residue, registers, positions, differ


CLEAN = "xor eax, eax\nxor ecx, ecx\nxor r8d, r8d"
LOOP = "add rsi, 64\ndec rdx\njnz 1b\n"
# name -> (what is in the residue, the parts of the function that leave it, of a twin that does not)
WAYS: dict[str, tuple[str, dict[str, str], dict[str, str]]] = {
    "a word that is weakened at the loop's head": ("r10",
                                                   dict(body="mov r10d, eax\nrol r10d, 3\nadd "
                                                        "r10d, r9d\nmov r9d, r10d"),
                                                   dict(body="mov r10d, eax\nmov r10d, 5")),
    "a word of the turn before": ("r11", dict(head="mov r11d, r10d", body="mov r10d, eax"),
                                  dict(head="mov r11, r10", body="mov r10d, 7")),
    "a mask register": ("k1", dict(body="mov r9d, eax\nkmovq k1, r9"),
                        dict(body="mov r9d, 6\nkmovq k1, r9")),
    "a high vector register": ("xmm20", dict(body="vmovd xmm20, eax"),
                               dict(body="vpxord xmm20, xmm20, xmm20")),
    "flags": ("rflags", dict(after="", step=LOOP + "cmp eax, ecx\nmov eax, 0"),
              dict(step=LOOP + "cmp eax, ecx\ntest rdx, rdx")),
    "flags that a later instruction keeps in part": (
        "rflags", dict(step=LOOP + "cmp eax, ecx\nmov eax, 0\ninc rax"),
        dict(step=LOOP + "cmp eax, ecx\nmov eax, 0\nadd rax, rdx")),
    "a pushed word": ("stack", dict(body="push rax\npop r9\nxor r9d, r9d"),
                      dict(body="push rdx\npop r9")),
    "a word far below, that was forgotten": (
        "stack", dict(body="sub rsp, 512\nmov [rsp], eax\nadd rsp, 512"),
        dict(body="sub rsp, 512\nmov [rsp], eax\nxor r9d, r9d\nmov [rsp], r9d\nadd rsp, 512")),
    "a forgotten word in a register": (
        "r9", dict(body="sub rsp, 512\nmov [rsp], eax\nadd rsp, 512\nsub rsp, 512\nmov r9d, "
                   "[rsp]\nadd rsp, 512"),
        dict(body="sub rsp, 512\nmov [rsp], eax\nmov r9d, 1\nadd rsp, 512")),
    "a word of the frame from one turn to the next": (
        "stack", dict(head="mov r9d, [rsp - 16]\nmov [rsp - 24], r9d\nxor r9d, r9d",
                      body="mov [rsp - 16], eax"),
        dict(head="mov r9d, [rsp - 16]\nxor r9d, r9d\nmov [rsp - 24], r9",
             body="mov [rsp - 16], rdx")),
    "a word that only the last turn writes": (
        "stack", dict(step="cmp rdx, 1\njne 4f\nmov [rsp - 40], eax\n4: add rsi, 64\ndec rdx\njnz "
                      "1b"),
        dict(step="cmp rdx, 1\njne 4f\nmov [rsp - 40], rdx\n4: add rsi, 64\ndec rdx\njnz 1b")),
    "a word in an aligned part of the frame": (
        "stack", dict(before="mov r9, rsp\nsub rsp, 128\nand rsp, -64", head="mov [rsp], eax",
                      after="mov rsp, r9"),
        dict(before="mov r9, rsp\nsub rsp, 128\nand rsp, -64", head="mov [rsp], rdx",
             after="mov rsp, r9"))}


@pytest.mark.few(4)
@pytest.mark.parametrize("name", WAYS)
def test_each_way_to_leave_a_secret_is_named(name: str) -> None:
    position, bad, good = WAYS[name]
    if position in ("k1", "xmm20") and not {"avx512f", "avx512bw", "avx512vl"} <= host_features():
        pytest.skip("this processor has no AVX-512")
    residue, registers, positions, differ = residue_and_differences(blocks_function(**bad))
    assert (bool(residue["stack_bytes"]) if position == "stack"
            else position in residue["registers"]), residue
    assert not registers and not positions and differ, (residue, registers, positions)
    twin = residue_of(blocks_function(**good))
    assert (not twin["stack_bytes"] if position == "stack"
            else position not in twin["registers"]), twin
    assert not residue_and_differences(blocks_function(**good))[1]


def test_a_clean_function_leaves_nothing_and_what_the_caller_had_does_not_count() -> None:
    clean = blocks_function(before="push rbx\npush r15", step=LOOP + CLEAN,
                            after="test rdx, rdx\npop r15\npop rbx")
    assert residue_of(clean) == {"registers": [], "stack_bytes": 0, "stack": []}
    item, other = (call_functions(load(assemble(clean)),
                                  [("f", [bytes([seed] * 8), bytes([seed] * 64), 1])])[0]
                   for seed in (3, 77))
    assert item.behind == other.behind and item.buffers != other.buffers
    assert not set(residue_of(blocks_function())["registers"]) & set(PRESERVED["sysv"])


def test_residue_counts_each_stack_byte_once() -> None:
    result = residue_of(blocks_function(body="mov [rsp - 16], rax\nmov [rsp - 20], eax"))
    assert (result["stack_bytes"] == 12
            and result["stack"] == [{"offset": 0, "align": 1, "bytes": [(-20, -8)]}])


def test_a_residue_that_names_too_little_is_found() -> None:
    image = load(assemble(blocks_function(body="mov [rsp - 16], rax\nmov r10, rax")))
    item, other = (call_functions(image, [("f", [bytes([seed] * 8), bytes([seed] * 64), 1])])[0]
                   for seed in (3, 77))
    result = residue_of(blocks_function(body="mov [rsp - 16], rax\nmov r10, rax"))
    assert unnamed_differences(result, item, other)[:2] == (set(), [])
    assert unnamed_differences(result | {"registers": ["rax", "rcx", "r8", "rflags"]}, item,
                               other)[0] == {"r10"}
    assert unnamed_differences(result
                               | {"stack": [{"offset": 0, "align": 1, "bytes": [(-13, -8)]}]}, item,
                               other)[1] == [-16, -15, -14]


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
