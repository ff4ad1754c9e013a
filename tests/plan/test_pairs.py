"""Nodes of two digests, many at once: every digest is that of its own node alone; what is wrong is
refused by the proof."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import native_calls
import pytest
from refusals import check_refused

from generator.check import Claim, Effort, prove_object
from generator.compile import build
from generator.lab.bounds import loop_bounds
from generator.lab.mutation import native
from generator.lab.mutation.mutants import OutcomeLog, run_campaign
from generator.plan.engines import lanes
from generator.product import toolchain, write
from generator.product.details import EXPLAINING
from generator.request.configs import KernelConfig
from generator.request.requests import configs_of, parse_request, resolve_configs
from generator.spec import hashes
from generator.spec.kinds import KINDS, Function
from generator.spec.samples import sample_calls
from generator.x86.program import Label

KERNELS = [("sha256", "sse41", "gas"), ("sha256", "avx2", "nasm"), ("sha256", "avx512", "gas"),
           ("sha256", "shani", "gas"),
           ("sha256", "shani", "nasm"), ("sha512", "avx2", "gas"), ("sha512", "avx512", "nasm"),
           ("sm3", "avx", "gas")]


def config_of(hash: str, isa: str, **more: str) -> KernelConfig:
    (result,) = configs_of(parse_request({"hash": hash, "isa": isa, "kind": "pairs", **more}))
    return replace(result, kinds=("pairs",))


def object_of(wanted: KernelConfig, syntax: str = "gas",
              change: Callable[[str], str] = lambda text: text) -> bytes:
    text = write.config_texts(wanted, "nsms_", [syntax])[0][syntax]
    data = toolchain.assemble(change(text), syntax)
    if data is None:
        pytest.skip(f"no assembler for {syntax} here")
    return data


HASTY = Effort(hasty=True)  # a refusal ends with the first failure


def proved(wanted: KernelConfig, object: bytes, abi: str = "sysv",
           effort: Effort = HASTY) -> Any:
    return prove_object(object, wanted.symbol("pairs", "nsms_"),
                        Claim.of(wanted.hash, "pairs", m=wanted.m, abi=abi),
                        effort)


@pytest.mark.parametrize("name", ["sha256", "sha512"])
def test_the_kinds_postcondition_equals_hashlib_for_each_node_also_in_place(name: str) -> None:
    f = Function(hashes.load(name), KINDS["pairs"], m=4)
    for (digests, nodes, count), right in sample_calls(f, random.Random(1), range(4)):
        inputs = digests if nodes is None else nodes
        assert isinstance(inputs, bytes) and isinstance(count, int) and isinstance(digests, bytes)
        wanted = b"".join(hashlib.new(name, inputs[i:i + f.block_bytes]).digest()
                          for i in range(0, f.block_bytes * count, f.block_bytes))
        assert right == wanted + (digests[len(wanted):] if nodes is None else b"")


@pytest.mark.parametrize("hash, isa, syntax", KERNELS)
def test_any_number_of_nodes_is_hashed_between_guard_pages(hash: str, isa: str, syntax: str,
                                                           tmp_path: Path) -> None:
    wanted = config_of(hash, isa)
    if lacks := set(wanted.features) - native.host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacks))}")
    symbol = wanted.symbol("pairs", "nsms_")
    library = native.link_library(object_of(wanted, syntax), symbol, tmp_path)
    assert library is not None
    expected = list(sample_calls(build.kernel_function(wanted, "pairs"), random.Random(symbol),
                                 range(2 * wanted.m + 4)))
    assert sum(nodes is None for (_, nodes, _), _ in expected) == 2 * wanted.m + 4
    assert native.find_wrong_result(library, expected) == ""
    arguments, right = expected[-2]
    assert "answers wrong" in (
        native.find_wrong_result(library, [(arguments, right[1:] + right[:1])]) or "")


@pytest.mark.parametrize("more", [{"m": "3"}, {"m": "6"}, {"m": "5", "schedule": "lanes"}])
def test_the_last_nodes_go_two_by_two_and_are_right_for_any_number(more: dict[str, str],
                                                                   tmp_path: Path) -> None:
    wanted = config_of("sha256", "shani", **more)
    assert [item.name for item in build.PLANS["pairs"](wanted).items
            if isinstance(item, Label)] == [
        "turn", *(["carry0", "padding1"] if "schedule" in more else []), "two", "one", "done"]
    if lacks := set(wanted.features) - native.host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacks))}")
    library = native.link_library(object_of(wanted), wanted.symbol("pairs", "nsms_"), tmp_path)
    assert library is not None
    expected = list(sample_calls(build.kernel_function(wanted, "pairs"), random.Random(wanted.stem),
                                 range(2 * wanted.m)))
    assert native.find_wrong_result(library, expected) == ""
    assert native.find_wrong_result(library, [(inputs, right[::-1]) for inputs, right in expected])


@pytest.mark.parametrize("hash, isa", [("sha512", "sha512ni"), ("sha256", "shani")])
def test_by_the_rows_meanings_it_is_right_too(hash: str, isa: str) -> None:
    wanted = config_of(hash, isa)
    sample = list(native_calls.sample_calls_of(wanted, "pairs", False))
    assert native_calls.run_emulated(build.compile(wanted, "pairs"), sample) == ""
    assert "answers wrong" in native_calls.run_emulated(build.compile(wanted, "pairs"),
                                                  [(inputs, right[::-1])
                                                   for inputs, right in sample])


@pytest.mark.full
@pytest.mark.parametrize("hash, isa, abi",
                         [("sha256", "avx2", "win64"), ("sha256", "shani", "win64"),
                          ("sha512", "avx2", "sysv"),
                          ("sha512", "sha512ni", "sysv")])
def test_every_node_is_proved(hash: str, isa: str, abi: str) -> None:
    wanted = config_of(hash, isa)
    if abi == "sysv":
        verdict = proved(wanted, object_of(wanted), effort=EXPLAINING)
    else:
        data = toolchain.assemble(write.config_texts(wanted, "nsms_", ["nasm"])[0]["nasm"], "nasm",
                                  "win64")
        if data is None:
            pytest.skip("no NASM here")
        verdict = proved(wanted, data, "win64", EXPLAINING)
    assert verdict.proved, verdict.message
    size = hashes.block_bytes(wanted.family)
    accessed = verdict.details["accessed"]
    assert accessed["message"] == {"read": [(0, size * wanted.m)], "write": []}
    assert accessed["digests"] == {"read": [], "write": [(0, size // 2 * wanted.m)]}


# What is wrong is refused.

def store_changed_rows(change: Callable[[list[Any]], list[Any]]) -> Callable[..., None]:
    """Return pairs' function that stores hash values, with their rows changed."""
    right = lanes.store_digests

    def written(graph: Any, lay: Any, state: Sequence[Any]) -> None:
        right(graph, lay, change(list(state)))
    return written


def test_exchanged_words_of_digests_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "store_digests",
                        store_changed_rows(lambda rows: [rows[1], rows[0], *rows[2:]]))
    wanted = config_of("sha256", "avx")
    verdict = proved(wanted, object_of(wanted))
    assert not verdict.proved and "wrong digest word 0 of node 0" in verdict.message


def test_exchanged_lanes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    right = lanes.transpose_pieces
    monkeypatch.setattr(lanes, "transpose_pieces", lambda *arguments: right(*arguments)[::-1])
    wanted = config_of("sha256", "avx")
    verdict = proved(wanted, object_of(wanted))
    assert not verdict.proved and "wrong digest word 0 of node 0" in verdict.message


CHANGES = {
    "a mask with two bytes exchanged": (r"0x03, 0x02, 0x01, 0x00", "0x02, 0x03, 0x01, 0x00",
                                        "digest word 0 of node 0"),
    "a digest in the place of another": (r"(movdqu +\[rdi \+ )32\](, xmm)", r"\g<1>0]\2",
                                         "digest word 0 of node 0"),
    "a digest behind those of the turn": (r"(movdqu +\[rdi \+ )48\](, xmm)", r"\g<1>64]\2",
                                          "wrong digest|writes bytes"),
    "digests of the turn that follows": (r"(movdqu +\[rdi \+ 48\], xmm\d+)",
                                         r"\1\n        movdqu [rdi + 64], xmm0",
                                         "writes "),
    "a node of the turn that follows": (r"(movdqu +xmm\d+, \[rsi \+ )64\]", r"\g<1>128]",
                                        "reads bytes 128"),
    "a node in two streams": (r"(movdqu +xmm\d+, \[rsi \+ )64\]", r"\g<1>0]",
                              "wrong digest word 0 of node 1"),
    "a word of the padding": (r"0xc28a2f98, 0x71374491", "0xc28a2f98, 0x71374490",
                              "wrong digest word 0 of node 0"),
    "nodes that are passed over": (r"(add +rsi, )128", r"\g<1>192", "address depends on"),
    "digests that leave a gap": (r"(add +rdi, )64", r"\g<1>96", "address depends on"),
    "a place written where a node may lie that is not read yet": (
        r"(movdqu +xmm\d+, \[rsi\])", r"movdqu [rdi], xmm0\n        \1", "which may lie over them"),
    "digests from wrong places of the frame": (r"(L\(copy_digest\):\n(?:.*\n)*? +add +\w+, )32",
                                               r"\g<1>64",
                                               "wrong digest word"),
    "nodes over one another in the frame": (
        r"(L\(copy_input\):\n(?:.*\n)*? +add +\w+, 64\n +add +\w+, )64", r"\g<1>0",
        "wrong digest word"),
    "a node read where there is none": (r"cmp( +rdx, 0\n +je)", r"mov r10, [rsi]\n        cmp\1",
                                        "reads bytes 0 to 7"),
}


@pytest.mark.few(4)
@pytest.mark.parametrize("name", CHANGES)
def test_text_that_is_changed_is_refused(name: str) -> None:
    pattern, by, words = CHANGES[name]
    wanted = config_of("sha256", "avx" if "L(" in pattern.replace("\\", "") else "shani")

    def change(text: str) -> str:
        changed = re.sub(pattern, by, text, count=1)
        assert changed != text
        return changed
    verdict = proved(wanted, object_of(wanted, "gas", change))
    assert not verdict.proved and re.search(words, verdict.message), verdict.message


@pytest.mark.full
def test_mutants_are_refused_or_right(tmp_path: Path) -> None:
    if toolchain.assembler_command("gas") is None:
        pytest.skip("no assembler here")
    _, entry = write.generate([replace(config_of("sha256", "shani"), kinds=("multi", "pairs"))],
                              tmp_path, "gas")
    assert entry["kind"] == "pairs" and entry["m"] == 2 and entry["n"] is None and entry["proved"]
    stored = OutcomeLog(tmp_path, "a" * 64)
    run_campaign([entry], lambda e: toolchain.preprocess_gas(tmp_path / e["gas"]),
                 toolchain.assemble_preprocessed, stored, 60, 20,
                 slice_seconds=60)
    result = stored.summary({})
    assert result["mutants"] == 20 and not result["failures"] and result["refused"] > 8


def test_a_mutant_that_is_wrong_in_place_alone_is_found_by_running_it(tmp_path: Path) -> None:
    wanted = config_of("sha256", "shani")
    if lacks := set(wanted.features) - native.host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacks))}")
    load = r"(movdqu +xmm\d+, \[rsi\])"
    early = object_of(wanted, "gas", lambda text: re.sub(load, r"movdqu [rdi], xmm7\n        \1",
                                                         text, count=1))
    symbol = wanted.symbol("pairs", "nsms_")
    library = native.link_library(early, symbol, tmp_path)
    assert library is not None
    every = list(sample_calls(build.kernel_function(wanted, "pairs"), random.Random(symbol),
                              [0, 2, 4]))
    assert native.find_wrong_result(library,
                                    [call for call in every if call[0][1] is not None]) == ""
    assert "answers wrong" in (native.find_wrong_result(library, every) or "")


def test_bounds_are_of_the_bytes_of_nodes_and_heads_say_what_is_touched() -> None:
    wanted = config_of("sha256", "shani")
    f = build.kernel_function(wanted, "pairs")
    assert loop_bounds.iteration_work(object_of(wanted), wanted.symbol("pairs", "nsms_"),
                                      f).bytes == 64 * wanted.m
    head = write.config_texts(wanted, "nsms_", ["gas"])[0]["gas"]
    assert "Reads 64 * count bytes at nodes; writes 32 * count bytes at digests." in head
    assert "digests may be nodes" in head


@pytest.mark.parametrize("kind", ["multi", "pairs"])
def test_a_file_has_both_kinds_where_two_digests_are_a_block(kind: str) -> None:
    (both,) = resolve_configs({"hash": "sha256", "isa": "avx2", "kind": kind})
    assert both.symbols("nsms_") == ["nsms_sha256_multi_avx2_m8", "nsms_sha256_pairs_avx2_m8"]
    assert resolve_configs({"hash": "sha1", "isa": "avx2",
                            "kind": "multi"})[0].symbols("nsms_") == ["nsms_sha1_multi_avx2_m8"]


@pytest.mark.parametrize("options, value", [
    ({"hash": "sha1", "isa": "avx2"}, "HASH=sha1"),
    ({"isa": "x64"}, "ISA=x64"),
    ({"hash": "sha256", "isa": "avx2", "n": "2"}, "N=2"),
    ({"hash": "sha256", "isa": "avx2", "m": "4"}, "M=4"),
    ({"hash": "sha512", "isa": "shani"}, "ISA=shani"),
])
def test_a_request_that_makes_no_sense_says_what_would(options: dict[str, str], value: str) -> None:
    check_refused({**options, "kind": "pairs"}, value)
