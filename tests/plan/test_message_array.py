"""Arrays of messages of one shape: every digest is hashlib's, nothing outside the messages is read,
and what is wrong is refused by the prover."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import harness
import native_calls
import pytest
from refusals import check_refused

from generator.check import Claim, Effort, prove_object
from generator.compile import build
from generator.lab.mutation import native
from generator.plan.drivers.array import ArrayLoop
from generator.plan.engines import lanes, sha_on_lanes
from generator.plan.graph import DataflowGraph
from generator.product import toolchain, write
from generator.product.details import EXPLAINING
from generator.request.configs import KernelConfig
from generator.request.requests import resolve_configs
from generator.spec.descriptions import prototype
from generator.spec.hashes import block_bytes, initial_state, process_blocks
from generator.spec.samples import sample_array_calls

SMALL = {"hash": "sha256", "isa": "avx", "m": "4", "len": "64"}
STREAMS = {"hash": "sha256", "isa": "shani", "m": "2", "len": "64"}
LANES = {"hash": "sha256", "isa": "shani", "schedule": "lanes"}
SHAPES: list[dict[str, str]] = [
    SMALL, {"hash": "sha256", "isa": "avx512", "m": "16", "len": "64"},
    {"hash": "sha256", "isa": "avx512", "m": "16", "shape": "midstate", "len": "38"},
    {"hash": "sha256", "isa": "avx2", "m": "8", "shape": "midstate", "len": "54"},
    {"hash": "sha256", "isa": "sse41", "m": "4", "shape": "midstate", "len": "16"},
    {"hash": "sha512", "isa": "avx512", "m": "8", "shape": "midstate", "len": "70"},
    {"hash": "sha512", "isa": "avx2", "m": "4", "shape": "midstate", "len": "86"},
    {"hash": "sha256", "isa": "avx512", "m": "16", "shape": "double64"},
    {"hash": "sha256", "isa": "avx2", "m": "8", "shape": "node72"},
    STREAMS, {"hash": "sha256", "isa": "shani", "m": "4", "shape": "midstate", "len": "46"},
    {"hash": "sha256", "isa": "shani", "m": "3", "shape": "double64"},
    {"hash": "sha224", "isa": "shani", "m": "2", "len": "55"},
    {"hash": "sha1", "isa": "shani", "m": "2", "len": "120"},
    {**LANES, "m": "4", "shape": "midstate", "len": "38"}, {**LANES, "m": "4", "shape": "double64"},
    {**LANES, "m": "3", "shape": "node72"}, {**LANES, "m": "6", "hash": "sha224", "len": "119"},
    {"hash": "sha256", "isa": "avx512", "m": "16", "shape": "hmac", "len": "64"},
    {"hash": "sha512", "isa": "avx512", "m": "8", "shape": "pbkdf2"},
    {"hash": "sha384", "isa": "avx2", "m": "4", "len": "111"}]
NAMES = ["-".join(words.values()) for words in SHAPES]


def config_of(**words: str) -> KernelConfig:
    (result,) = resolve_configs(words)
    assert result.is_array
    return result


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
    claim = Claim.of_entry({**wanted.manifest_fields, "hash": wanted.hash, "kind": "fixed"}, abi)
    return prove_object(object, wanted.symbol("fixed", "nsms_"), claim,
                        effort)


# The right answers, by hashlib.

def in_memory(hash: Any, words: Any) -> bytes:
    return b"".join(int(w).to_bytes(hash.WIDTH // 8, "little") for w in words)


def hashlib_digest(wanted: KernelConfig, key: bytes, message: bytes) -> bytes:
    """Return hashlib's digest of one message after the block of `key`, by the shape."""
    name, shape = wanted.hash, wanted.message.shape
    if shape == "double64":
        return hashlib.new(name, hashlib.new(name, message).digest()).digest()
    if shape in ("hmac", "pbkdf2"):
        return hmac.new(key, message, name).digest()
    return hashlib.new(name, (key if shape == "midstate" else b"") + message).digest()


def midstates(wanted: KernelConfig, key: bytes) -> bytes:
    hash, start = wanted.family, initial_state(wanted.family, wanted.hash)
    pads = {1: (0,), 2: (0x36, 0x5C)}.get(wanted.message.midstates, ())
    return b"".join(in_memory(hash, process_blocks(hash, start, bytes(x ^ pad for x in key)))
                    for pad in pads)


def call(wanted: KernelConfig, count: int, distance: int,
         draw: random.Random) -> tuple[list[Any], bytes]:
    """Return the arguments of a call, and the digests."""
    size, length = wanted.family.DIGEST_BITS[wanted.hash] // 8, wanted.message.length
    assert length is not None
    key = draw.randbytes(block_bytes(wanted.family))
    data = draw.randbytes(length + distance * (count - 1)) if count else b""
    right = b"".join(hashlib_digest(wanted, key, data[i * distance:i * distance + length])
                     for i in range(count))
    inputs = midstates(wanted, key)
    return [bytes(size * count), *([inputs] if inputs else []), data, distance, count], right


@pytest.mark.parametrize("words", SHAPES, ids=NAMES)
def test_the_record_says_what_hashlib_says(words: dict[str, str]) -> None:
    wanted = config_of(**words)
    if wanted.message.takes_midstates:
        return
    function = build.kernel_function(wanted, "fixed")
    for (*_, data, distance, count), right in sample_array_calls(function, random.Random(2),
                                                                 range(6)):
        assert isinstance(data, bytes) and isinstance(distance, int) and isinstance(count, int)
        length = wanted.message.length or 0
        assert right == b"".join(hashlib_digest(wanted, b"",
                                                data[i * distance:i * distance + length])
                                 for i in range(count))


@pytest.mark.few(4)
@pytest.mark.parametrize("syntax", ["gas", "nasm"])
@pytest.mark.parametrize("words", SHAPES, ids=NAMES)
def test_any_number_of_messages_is_hashed_between_guard_pages(words: dict[str, str], syntax: str,
                                                              tmp_path: Path) -> None:
    wanted = config_of(**words)
    if lacks := set(wanted.features) - native.host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacks))}")
    symbol, draw, length = wanted.symbol("fixed",
                                         "nsms_"), random.Random(
                                             wanted.stem), wanted.message.length or 0
    library = native.link_library(object_of(wanted, syntax), symbol, tmp_path)
    assert library is not None
    calls = [call(wanted, count, (length, length + 1 + count, 1, 0)[count % 4], draw)
             for count in range(3 * wanted.m + 1)]
    assert native.find_wrong_result(library, calls, 60) == ""
    arguments, right = calls[-1]
    assert "answers wrong" in (
        native.find_wrong_result(library, [(arguments, right[1:] + right[:1])]) or "")


@pytest.mark.few(1)
@pytest.mark.parametrize("words", SHAPES, ids=NAMES)
def test_a_hundred_thousand_messages_are_hashed(words: dict[str, str], tmp_path: Path) -> None:
    wanted = config_of(**words)
    if lacks := set(wanted.features) - native.host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacks))}")
    library = native.link_library(object_of(wanted), wanted.symbol("fixed", "nsms_"), tmp_path)
    assert library is not None
    assert native.find_wrong_result(library, [call(wanted, 100_003, 64, random.Random(3))],
                                    60) == ""


@pytest.mark.parametrize("words", [{"hash": "sha512", "isa": "sha512ni", "m": "2", "len": "64"},
                                   {"hash": "sha256", "isa": "avx", "m": "4", "shape": "midstate",
                                    "len": "38"}],
                         ids=["sha512ni", "avx"])
def test_by_the_rows_meanings_it_is_right_too(words: dict[str, str]) -> None:
    wanted, draw = config_of(**words), random.Random(7)
    program = build.compile(wanted, "fixed")
    calls = [call(wanted, count, wanted.message.length or 0, draw)
             for count in (0, 1, wanted.m + 1)]
    assert native_calls.run_emulated(program, calls) == ""
    assert "answers wrong" in native_calls.run_emulated(program,
                                                  [(inputs, right[::-1]) for inputs, right in calls
                                                   if right])


def test_every_message_is_proved_for_every_count() -> None:
    wanted = config_of(**SMALL)
    verdict = proved(wanted, object_of(wanted), effort=EXPLAINING)
    assert verdict.proved, verdict.message
    assert verdict.details["accessed"]["message"] == {"read": [(0, 64)], "write": []}
    assert verdict.details["accessed"]["digests"] == {"read": [], "write": [(0, 32 * wanted.m)]}


def test_the_fifth_argument_comes_from_the_stack_in_win64() -> None:
    wanted = config_of(hash="sha256", isa="shani", m="2", shape="midstate", len="38")
    data = toolchain.assemble(write.config_texts(wanted, "nsms_", ["nasm"])[0]["nasm"], "nasm",
                              "win64")
    if data is None:
        pytest.skip("no NASM here")
    verdict = proved(wanted, data, "win64", EXPLAINING)
    assert verdict.proved, verdict.message
    assert (40, 48) in verdict.details["accessed"]["frame"]["read"]


def test_an_argument_from_the_wrong_stack_offset_is_refused() -> None:
    wanted = config_of(hash="sha256", isa="shani", m="2", shape="midstate", len="38")
    text = write.config_texts(wanted, "nsms_", ["nasm"])[0]["nasm"]
    (line,) = [line for line in text.splitlines() if line.split("[")[0].split() == ["mov", "r8,"]]
    position = int(line.split("+")[1].split("]")[0])
    for other in (position + 8, position - 8):
        data = toolchain.assemble(text.replace(line, line.replace(str(position), str(other))),
                                  "nasm", "win64")
        if data is None:
            pytest.skip("no NASM here")
        assert not proved(wanted, data, "win64").proved


@pytest.mark.full
@pytest.mark.parametrize("words", SHAPES, ids=NAMES)
def test_every_shape_is_proved_within_its_limits(words: dict[str, str]) -> None:
    wanted = config_of(**words)
    verdict = proved(wanted, object_of(wanted))
    assert verdict.proved, verdict.message


# What is wrong is refused.

def refusal(monkeypatch: pytest.MonkeyPatch, name: str, wrong: Any,
            words: dict[str, str] = SMALL) -> str:
    """Return the prover's message about the kernel whose plan has another function of this name."""
    for owner in (lanes, sha_on_lanes, ArrayLoop):
        if hasattr(owner, name):
            monkeypatch.setattr(owner, name, wrong)
    wanted = config_of(**words)
    verdict = proved(wanted, object_of(wanted))
    assert not verdict.proved
    return str(verdict.message)


def test_exchanged_lanes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    right = ArrayLoop.addresses

    def swapped(loop: Any, graph: DataflowGraph) -> Any:
        at = right(loop, graph)
        return lambda j, size, offset: at({1: 2, 2: 1}.get(j, j), size, offset)
    assert "wrong digest word 0 of message 1" in refusal(monkeypatch, "addresses", swapped)


@pytest.mark.few(1)
@pytest.mark.parametrize("bits", [0x80000000, 38 * 8 << 1, 1])
def test_a_constant_that_is_dropped_or_wrong_is_refused(bits: int,
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    right = lanes.merge_constants

    def changed(graph: DataflowGraph, lay: Any, block: Any, rows: Sequence[Any]) -> Any:
        words = right(graph, lay, block, rows)
        return [*words[:-1], words[-1] ^ bits]
    said = refusal(monkeypatch, "merge_constants", changed,
                   {**SMALL, "shape": "midstate", "len": "38"})
    assert "wrong digest word 0 of message 0" in said


def test_a_padding_bit_that_is_dropped_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    right = lanes.merge_constants

    def changed(graph: DataflowGraph, lay: Any, block: Any, rows: Sequence[Any]) -> Any:
        cleared = tuple(0 if x == 0x80 else x for x in block.constant_bytes)
        return right(graph, lay, replace(block, constant_bytes=cleared), rows)
    assert "wrong digest word" in refusal(monkeypatch, "merge_constants", changed,
                                          {**SMALL, "shape": "midstate", "len": "38"})


def test_inner_digests_that_reach_other_lanes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    right = sha_on_lanes.join_128_bit_parts

    def exchanged(lay: Any, part: Callable[[int], Any], *s: int) -> Any:
        return right(lay, lambda j: part({0: 1, 1: 0}.get(j, j)), *s)
    assert "wrong digest word" in refusal(monkeypatch, "join_128_bit_parts", exchanged,
                                          {**LANES, "m": "2", "shape": "double64"})


@pytest.mark.parametrize("by", [1, 16])
def test_reads_behind_a_message_are_refused(by: int, monkeypatch: pytest.MonkeyPatch) -> None:
    right = ArrayLoop.addresses

    def behind(loop: Any, graph: DataflowGraph) -> Any:
        at = right(loop, graph)
        return lambda j, size, offset: replace(at(j, size, offset),
                                               offset=offset + (by if offset == 48 else 0))
    assert f"reads bytes {48 + by} to {63 + by} of the message" in refusal(
        monkeypatch, "addresses", behind, STREAMS)


def test_a_message_behind_the_last_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    right = ArrayLoop.addresses

    def next_pointer(loop: Any, graph: DataflowGraph) -> Any:
        at = right(loop, graph)
        return lambda j, size, offset: at(j + 1, size, offset)
    assert "of the message" in refusal(monkeypatch, "addresses", next_pointer, STREAMS)


@pytest.mark.parametrize("pointer", ["messages", "digests"])
def test_the_pointers_of_the_group_before_are_refused(pointer: str,
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    right = ArrayLoop.advance

    def stays(loop: Any, m: int) -> DataflowGraph:
        graph = right(loop, m)
        del graph.writes[pointer]
        return graph
    assert f"before the loop ({pointer})" in refusal(monkeypatch, "advance", stays, STREAMS)


def test_a_count_that_takes_one_message_less_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    right = ArrayLoop.advance

    def less(loop: Any, m: int) -> DataflowGraph:
        graph = right(loop, m)
        graph.set("count", graph.writes["count"] + 1)
        return graph
    refusal(monkeypatch, "advance", less, STREAMS)


def test_a_remainder_that_repeats_another_message_is_refused(
        monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = config_of(**SMALL)
    right = ArrayLoop.copy_remaining_digests

    def from_the_second(*arguments: Any) -> Any:
        items = right(*arguments)
        results = items[0]
        assert isinstance(results, DataflowGraph) and results.name == "results"
        results.set("copy_from", results.writes["copy_from"] + 32)
        return items
    said = refusal(monkeypatch, "copy_remaining_digests", from_the_second)
    assert "wrong digest word" in said and wanted.m == 4


# Requests.

@pytest.mark.parametrize("words, value", [
    ({"len": "8", "m": "16"}, "LEN=8"), ({"len": "1000", "m": "16"}, "LEN=1000"),
    ({"len": "64", "m": "5"}, "M=5"),
    ({"len": "64", "m": "16", "mix": "1"}, "MIX"),
    ({"shape": "midstate", "m": "16"}, "SHAPE=midstate"),
    ({"shape": "double64", "len": "65", "m": "16"}, "LEN=65"),
    ({"const": "8:8=80000000", "m": "16"}, "no LEN"),
    ({"len": "64", "m": "32"}, "M=32"), ({"len": "64", "mix": "1"}, "MIX"),
    ({"len": "64", "m": "16", "n": "2"}, "N=2"),
    ({"len": "64", "m": "16", "kind": "multi"}, "multi"),
    ({"len": "64", "m": "16", "gather": "insert"}, "GATHER=insert"),
    ({"len": "64", "m": "16", "hash": "sha224"}, "HASH=sha224"),
    ({"len": "64", "m": "16", "isa": "bmi2"}, "ISA=bmi2")])
def test_a_shape_that_lanes_cannot_fold_is_rejected(words: dict[str, str], value: str) -> None:
    check_refused({"hash": "sha256", "isa": "avx512", **words}, value)


def test_names_are_those_of_the_page() -> None:
    wanted = config_of(hash="sha256", isa="avx512", m="16", shape="midstate", len="38")
    assert wanted.stem == "sha256_avx512_m16_midstate_len38"
    assert wanted.symbols("nsms_") == ["nsms_sha256_midstate_len38_avx512_m16"]
    assert prototype(build.kernel_function(wanted, "fixed"), "f") == (
        "void f(uint8_t *digests, const uint32_t midstates[8], const void *messages, size_t "
        "stride, size_t count)")
    assert wanted.command == "make gen HASH=sha256 ISA=avx512 M=16 LEN=38 SHAPE=midstate"
    assert {name: wanted.manifest_fields[name] for name in ("n", "m", "length", "shape")} == {
        "n": None, "m": 16, "length": 38, "shape": "midstate"}


def test_the_c_harness_calls_an_array_by_its_record(tmp_path: Path) -> None:
    wanted = config_of(hash="sha256", isa="shani", m="2", shape="midstate", len="38")
    if toolchain.assembler_command("gas") is None or set(wanted.features) - native.host_features():
        pytest.skip("no assembler, or a processor without SHA extensions")
    (entry,) = write.generate([wanted], tmp_path, "gas", prove=False)
    (tmp_path / "wrong.c").write_text(
        "#include <stdint.h>\n#include <stddef.h>\n"
        f"void {entry['symbol']}(uint8_t *, const uint32_t *, const void *, size_t, size_t);\n"
        "void one_less(uint8_t *d, const uint32_t *h, const void *m, size_t stride, size_t count)\n"
        f"{{ {entry['symbol']}(d, h, m, stride, count ? count - 1 : 0); }}\n")
    harness.run(["gcc", "-O1", "-c", "-o", str(tmp_path / "wrong.o"), str(tmp_path / "wrong.c")])
    kernels = [entry, {**entry, "symbol": "one_less"}]
    program = harness.build_harness(tmp_path / "harness", kernels,
                                    [tmp_path / entry["gas"], tmp_path / "wrong.o"], "gcc")
    verdict = harness.check_kernels(program, kernels)
    assert (verdict[entry["symbol"]].status == "pass"
            and verdict[entry["symbol"]].calls > 100), verdict[entry["symbol"]].words
    assert "is wrong" in " ".join(verdict["one_less"].words)
