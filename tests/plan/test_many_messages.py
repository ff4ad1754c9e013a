"""Kernels of many messages (multi, pairs, arrays of one shape, iterations): the results of hashlib
between guard pages, a proof for every count, and refusals of mistakes in the plan or the text."""

from __future__ import annotations

import hashlib
import hmac
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import harness
import native_calls
import pytest
from refusals import check_refused

from generator.check import Claim, Effort, opinion, prove_object
from generator.compile import build
from generator.lab.mutation import native
from generator.lab.mutation.mutants import OutcomeLog, run_campaign
from generator.plan.drivers import many
from generator.plan.drivers.many import ArrayLoop
from generator.plan.engines import lanes, sha_on_lanes
from generator.plan.graph import DataflowGraph
from generator.product import toolchain, write
from generator.product.details import EXPLAINING
from generator.request.configs import KernelConfig
from generator.request.requests import resolve_configs
from generator.spec.descriptions import prototype
from generator.spec.hashes import block_bytes, initial_state, message_padding, process_blocks
from generator.spec.samples import Call, sample_calls
from generator.x86.program import BasicBlock, Register

HASTY = Effort(hasty=True)  # a refusal ends with the first failure
LANES = "kind=multi hash=sha256 isa=shani schedule=lanes m=4"
PAIRS, PAIRS_SHANI = "kind=pairs hash=sha256 isa=avx", "kind=pairs hash=sha256 isa=shani"
MULTI, MULTI_MIX = "kind=multi hash=sha1 isa=sse41", "kind=multi hash=sha256 isa=sse41 mix=1"
ARRAY, STREAMS = "hash=sha256 isa=avx m=4 len=64", "hash=sha256 isa=shani m=2 len=64"
MIDSTATE = "hash=sha256 isa=shani m=2 shape=midstate len=38"
ITERATIONS = "kind=iterations hash=sha256 isa=avx"
CASES = [
    MULTI, "kind=multi hash=sha256 isa=avx512", "kind=multi hash=sha512 isa=avx2",
    "kind=multi hash=sm3 isa=sse41", "kind=multi hash=sha1 isa=shani",
    "kind=multi hash=sha256 isa=shani m=6", "kind=multi hash=sha512 isa=avx512 m=16",
    "kind=multi hash=sha1 isa=avx2 mix=1", "kind=multi hash=sha256 isa=sse41 mix=2",
    "kind=multi hash=sha512 isa=sha512ni m=4", LANES, "kind=multi hash=sha512 isa=avx512vl",
    "kind=multi hash=sha512 isa=avx512 mix=1 chmaj=mux table=broadcast",
    PAIRS, PAIRS_SHANI, "kind=pairs hash=sha256 isa=shani m=3", "kind=pairs hash=sm3 isa=avx",
    "kind=pairs hash=sha256 isa=shani schedule=lanes m=5", "kind=pairs hash=sha512 isa=avx512",
    "kind=pairs hash=sha512 isa=sha512ni", "kind=pairs hash=sha256 isa=avx512vl",
    "hash=sha256 isa=avx512vl m=8 shape=node65",
    ARRAY, STREAMS, MIDSTATE, "hash=sha256 isa=avx512 m=16 shape=midstate len=38",
    "hash=sha512 isa=avx2 m=4 shape=midstate len=86", "hash=sha256 isa=avx512 m=16 shape=double64",
    "hash=sha256 isa=avx2 m=8 shape=node72", "hash=sha256 isa=shani m=3 shape=double64",
    "hash=sha224 isa=shani m=2 len=55", "hash=sha1 isa=shani m=2 len=120",
    "hash=sha256 isa=shani schedule=lanes m=4 shape=midstate len=38",
    "hash=sha256 isa=avx512 m=16 shape=node65", "hash=sha256 isa=shani m=2 shape=node65",
    "hash=sha256 isa=shani schedule=lanes m=4 shape=node65",
    "hash=sha512 isa=avx2 m=4 shape=node65",
    "hash=sha256 isa=avx512 m=16 shape=compress64", "hash=sha1 isa=shani m=2 shape=compress64",
    "hash=sha256 isa=shani schedule=lanes m=4 shape=compress64",
    "hash=sha256 isa=avx2 m=8 shape=double len=80",
    "hash=sha256 isa=shani m=3 shape=double len=119",
    "hash=sha256 isa=shani schedule=lanes m=2 shape=double len=21",
    "hash=sha256 isa=shani schedule=lanes m=3 shape=node72",
    "hash=sha224 isa=shani schedule=lanes m=6 len=119",
    "hash=sha256 isa=avx512 m=16 shape=hmac len=64", "hash=sha512 isa=avx512 m=8 shape=pbkdf2",
    "hash=sha384 isa=avx2 m=4 len=111", "hash=sha512 isa=sha512ni m=2 len=64",
    ITERATIONS, "kind=iterations hash=sha512 isa=avx512", "kind=iterations hash=sha1 isa=avx2",
    "kind=iterations hash=sha256 isa=shani m=1", "kind=iterations hash=sha256 isa=shani m=2",
    "kind=iterations hash=sha256 isa=shani m=4 schedule=lanes",
    "kind=iterations hash=sha1 isa=shani m=1", "kind=iterations hash=sha512 isa=sha512ni m=1"]


def config_of(words: str) -> tuple[KernelConfig, str]:
    options = dict(word.split("=") for word in words.split())
    (config,), kind = resolve_configs(options), options.get("kind", "fixed")
    return replace(config, kinds=(kind,)), kind


def object_of(config: KernelConfig, syntax: str = "gas",
              change: Callable[[str], str] = lambda text: text, format: str = "elf64") -> bytes:
    text = write.config_texts(config, "nsms_", [syntax])[0][syntax]
    assembly = toolchain.assemble_format(change(text), syntax, format)
    if assembly is None:
        pytest.skip(f"no assembler for {syntax} here")
    return assembly.object


def verdict_on(config: KernelConfig, kind: str, object: bytes, effort: Effort = HASTY,
               abi: str = "sysv") -> Any:
    claim = Claim.of_entry({**config.manifest_fields, "hash": config.hash, "kind": kind}, abi)
    return prove_object(object, config.symbol(kind, "nsms_"), claim, effort)


# Calls with hashlib's results.

MANY = 100_003


def array_of(draw: random.Random, length: int, stride: int, count: int) -> bytes:
    """Bytes of an array of messages; of MANY, which lie side by side, 64 differ."""
    if count == MANY:
        return (draw.randbytes(length * 64) * (1 + count // 64))[:length * count]
    return draw.randbytes(length + stride * (count - 1)) if count else b""


def rows(words: Sequence[bytes], step: int) -> bytes:
    return b"".join(text[i:i + step][::-1] for i in range(0, len(words[0]), step) for text in words)


def state_after(config: KernelConfig, block: bytes) -> bytes:
    hash = config.family
    return b"".join(int(word).to_bytes(hash.WIDTH // 8, "big") for word in process_blocks(
        hash, initial_state(hash, config.hash), block))


def multi_calls(config: KernelConfig, draw: random.Random) -> list[Call]:
    hash, calls = config.family, list[Call]()
    for length in (0, 1, 200, 1000):
        messages = [draw.randbytes(length) for _ in range(config.m)]
        padded = tuple(message + message_padding(hash, length) for message in messages)
        after = [hashlib.new(hash.NAME, message).digest() for message in messages]
        calls.append(([rows([state_after(config, b"")] * config.m, hash.WIDTH // 8), padded,
                       len(padded[0]) // block_bytes(hash)], rows(after, hash.WIDTH // 8)))
    return calls


def pairs_calls(config: KernelConfig, draw: random.Random) -> list[Call]:
    size, calls = block_bytes(config.family), list[Call]()
    for count in (*range(3 * config.m + 1), MANY):
        nodes = array_of(draw, size, size, count)
        right = b"".join(hashlib.new(config.hash, nodes[size * i:size * (i + 1)]).digest()
                         for i in range(count))
        calls += [([bytes(size // 2 * count), nodes, count], right),
                  ([nodes, None, count], right + nodes[len(right):])]
    return calls


def fixed_calls(config: KernelConfig, draw: random.Random) -> list[Call]:
    name, message, calls = config.hash, config.message, list[Call]()
    assert message and message.length is not None
    length = message.memory_bytes(config.family.WIDTH // 8)
    key = draw.randbytes(block_bytes(config.family))

    @cache
    def digest(data: bytes) -> bytes:
        if message.shape == "compress64":
            return state_after(config, data)
        if message.shape in ("double", "double64"):
            return hashlib.new(name, hashlib.new(name, data).digest()).digest()
        if message.shape in ("hmac", "pbkdf2"):
            return hmac.new(key, data, name).digest()
        before = {"midstate": key, "node65": b"\1"}.get(message.shape, b"")
        return hashlib.new(name, before + data).digest()

    pads = {1: (0,), 2: (0x36, 0x5C)}.get(message.midstates, ())
    midstates = b"".join(rows([state_after(config, bytes(x ^ pad for x in key))],
                              config.family.WIDTH // 8) for pad in pads)
    for count in (*range(3 * config.m + 1), MANY):
        stride = (length, length + 1 + count, 1, 0)[count % 4] if count < MANY else length
        data = array_of(draw, length, stride, count)
        right = b"".join(digest(data[i * stride:i * stride + length]) for i in range(count))
        size = config.family.DIGEST_BITS[name] // 8
        calls.append(([bytes(size * count), *([midstates] if midstates else []), data, stride,
                       count], right))
    return calls


def iterations_calls(config: KernelConfig, draw: random.Random) -> list[Call]:
    name, step, calls = config.hash, config.family.WIDTH // 8, list[Call]()
    for count in (0, 1, 2, 3, 1000):
        keys, before, after = list[bytes](), list[bytes](), list[bytes]()
        for _ in range(config.m):
            password, salt = draw.randbytes(20), draw.randbytes(8)
            key = password.ljust(block_bytes(config.family), b"\0")
            keys.append(b"".join(state_after(config, bytes(x ^ pad for x in key))
                                 for pad in (0x36, 0x5C)))
            U = hmac.new(password, salt + b"\0\0\0\1", name).digest()
            before.append(U * 2)
            for _ in range(count):
                U = hmac.new(password, U, name).digest()
            after.append(U + hashlib.pbkdf2_hmac(name, password, salt, count + 1))
        calls.append(([rows(before, step), rows(keys, step), count], rows(after, step)))
    return calls


HASHLIB_CALLS = {"multi": multi_calls, "pairs": pairs_calls, "fixed": fixed_calls,
                 "iterations": iterations_calls}


@pytest.mark.few(8)
@pytest.mark.parametrize("words", CASES)
def test_it_is_hashlib_between_guard_pages_and_proved_for_every_count(
        words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the meanings of its rows where the processor lacks an instruction. The prover's concrete
    interpreter runs 0 to 3M messages."""
    config, kind = config_of(words)
    monkeypatch.setattr(opinion, "MESSAGES", range(3 * config.m + 1))
    draw, symbol = random.Random(words), config.symbol(kind, "nsms_")
    data = object_of(config, ("gas", "nasm")[CASES.index(words) % 2])
    verdict = verdict_on(config, kind, data)
    assert verdict.proved, verdict.message
    calls = HASHLIB_CALLS[kind](config, draw) if config.hash != "sm3" else []
    if set(config.features) - native.host_features():
        calls = [max((call for call in calls[:8] if len(call[1]) < MANY),
                     key=lambda call: len(call[1]))]
        assert native_calls.run_emulated(build.compile(config, kind), calls) == ""
        return
    calls += sample_calls(build.kernel_function(config, kind), draw, range(4), (1, 3), 1)
    library = native.link_library(data, symbol, tmp_path)
    assert library is not None
    assert native.find_wrong_result(library, calls, 60) == ""
    arguments, right = calls[-1]
    assert "answers wrong" in (
        native.find_wrong_result(library, [(arguments, right[1:] + right[:1])]) or "")


@pytest.mark.few(1)
@pytest.mark.parametrize("words, accessed", [
    (ARRAY, {"message": (0, 64), "digests": (0, 128)}), (PAIRS_SHANI, {"message": (0, 128)}),
    (MULTI, {"pointers": (0, 32)}), (LANES.replace("multi", "pairs"), {"message": (0, 256)})])
def test_nothing_else_is_accessed(words: str, accessed: dict[str, tuple[int, int]]) -> None:
    config, kind = config_of(words)
    verdict = verdict_on(config, kind, object_of(config), EXPLAINING)
    for name, extent in accessed.items():
        way, other = ("write", "read") if name == "digests" else ("read", "write")
        assert verdict.details["accessed"][name] == {way: [extent], other: []}


def test_the_fifth_argument_comes_from_the_stack_in_win64() -> None:
    config, kind = config_of(MIDSTATE)
    verdict = verdict_on(config, kind, object_of(config, "nasm", format="win64"), EXPLAINING,
                         "win64")
    assert verdict.proved, verdict.message
    assert (40, 48) in verdict.details["accessed"]["frame"]["read"]

    def change(text: str) -> str:
        (line,) = [line for line in text.splitlines()
                   if line.split("[")[0].split() == ["mov", "r8,"]]
        offset = int(line.split("+")[1].split("]")[0])
        return text.replace(line, line.replace(str(offset), str(offset + 8)))
    wrong = object_of(config, "nasm", change, "win64")
    assert not verdict_on(config, kind, wrong, HASTY, "win64").proved


def test_no_register_that_legacy_instructions_write_has_a_dirty_upper_half() -> None:
    config, kind = config_of(LANES.replace("m=4", "m=6"))
    written = [(i.row.preserves_upper, i.out) for item in build.compile(config, kind).items
               if isinstance(item, BasicBlock) for i in item.instructions
               if isinstance(i.out, Register) and i.out.register_class == "vec"]
    low = config.target.registers["low"]
    assert {out.number for legacy, out in written if legacy} <= set(range(low))
    assert {out.width > 128 for _, out in written if out.number < low} == {False}
    assert {out.width for _, out in written if out.number >= low} == {512}


# Mistakes in the plan: each function takes what is right and returns what is wrong.

Change = Callable[[int, int], tuple[int, int]]                # (message, offset) -> the same


def other_blocks(change: Change) -> Callable[..., Any]:
    return lambda right: lambda graph: lambda j, size, offset: right(graph)(
        change(j, offset)[0], size, change(j, offset)[1])


def other_messages(change: Change) -> Callable[..., Any]:
    return lambda right: lambda loop, graph: lambda j, size, offset: right(loop, graph)(
        change(j, offset)[0], size, change(j, offset)[1])


def wrong_constant(right: Any) -> Any:
    def wrong(*arguments: Any) -> Any:
        words = right(*arguments)
        return [*words[:-1], words[-1] ^ 1]
    return wrong


def without_padding_bit(right: Any) -> Any:
    return lambda graph, lay, block, rows: right(graph, lay, replace(block, constant_bytes=tuple(
        0 if x == 0x80 else x for x in block.constant_bytes)), rows)


def without_advance(pointer: str) -> Callable[..., Any]:
    def planted(right: Any) -> Any:
        def wrong(loop: Any, m: int) -> DataflowGraph:
            graph: DataflowGraph = right(loop, m)
            del graph.writes[pointer]
            return graph
        return wrong
    return planted


def less_of_a_count(right: Any) -> Any:
    def wrong(loop: Any, m: int) -> DataflowGraph:
        graph: DataflowGraph = right(loop, m)
        graph.set("count", graph.writes["count"] + 1)
        return graph
    return wrong


def from_the_second(right: Any) -> Any:
    def wrong(*arguments: Any) -> Any:
        items = right(*arguments)
        items[0].set("copy_from", items[0].writes["copy_from"] + 32)
        return items
    return wrong


def other_row(right: Any) -> Any:
    return lambda group, graph, value, i: right(
        group, graph, value, {8: 9, 9: 8}.get(i, i) if value.pointer == "state" else i)


def other_key(right: Any) -> Any:
    return lambda group, graph, value, i: right(group, graph, replace(
        value, first=8 - value.first if value.pointer == "midstates" else value.first), i)


LANE_ARRAY = "hash=sha256 isa=avx m=4 shape=midstate len=38"
MISTAKES: dict[str, tuple[str, Any, str, Callable[..., Any], str]] = {
    "messages exchanged": (MULTI, many, "block_addresses",
                           other_blocks(lambda j, at: (j ^ 1, at)), "state word 0"),
    "one message twice": (LANES, many, "block_addresses",
                          other_blocks(lambda j, at: (min(j, 2), at)), "state word 0 of message 3"),
    "parts exchanged": (MULTI, many, "block_addresses",
                        other_blocks(lambda j, at: (j, at ^ 16 if j == 2 else at)), "state word 0"),
    "bytes of the next block": (MULTI, many, "block_addresses",
                                other_blocks(lambda j, at: (j, at + (j == 3))), "of the message"),
    "lanes of two registers": ("kind=multi hash=sha256 isa=sse41 m=8", many, "block_addresses",
                               other_blocks(lambda j, at: (j ^ 4 if j in (1, 5) else j, at)),
                               "of message 1"),
    "a lane in integer registers": (MULTI_MIX, many, "block_addresses",
                                    other_blocks(lambda j, at: (min(j, 3), at)), "of message 4"),
    "words of another stream": (LANES, sha_on_lanes.InterleavedMessage, "run_16_rounds",
                                lambda right: lambda self, *rest: right(
                                    replace(self, j={1: 2, 2: 1}.get(self.j, self.j)), *rest),
                                "state word 0 of message 1"),
    "digest words exchanged": (PAIRS, lanes, "store_digests", lambda right: (
        lambda graph, lay, state: right(graph, lay, [state[1], state[0], *state[2:]])),
                               "wrong digest word 0 of node 0"),
    "lanes exchanged": (PAIRS, lanes, "transpose_pieces", lambda right: (
        lambda *arguments: right(*arguments)[::-1]), "wrong digest word 0 of node 0"),
    "array lanes exchanged": (ARRAY, ArrayLoop, "addresses", other_messages(
        lambda j, at: ({1: 2, 2: 1}.get(j, j), at)), "wrong digest word 0 of message 1"),
    "reads behind a message": (STREAMS, ArrayLoop, "addresses", other_messages(
        lambda j, at: (j, at + (at == 48))), "reads bytes 49 to 64 of the message"),
    "a message behind the last": (STREAMS, ArrayLoop, "addresses", other_messages(
        lambda j, at: (j + 1, at)), "of the message"),
    "a wrong constant": (LANE_ARRAY, lanes, "merge_constants", wrong_constant,
                         "wrong digest word 0 of message 0"),
    "no padding bit": (LANE_ARRAY, lanes, "merge_constants", without_padding_bit,
                       "wrong digest word"),
    "inner digests exchanged": (
        "hash=sha256 isa=shani schedule=lanes m=2 shape=double64", sha_on_lanes,
        "join_128_bit_parts", lambda right: lambda lay, part, *s: right(
            lay, lambda j: part({0: 1, 1: 0}.get(j, j)), *s), "wrong digest word"),
    "messages of the group before": (STREAMS, ArrayLoop, "advance", without_advance("messages"),
                                     "a value from before the loop"),
    "digests of the group before": (STREAMS, ArrayLoop, "advance", without_advance("digests"),
                                    "a value from before the loop"),
    "less of a count": (STREAMS, ArrayLoop, "advance", less_of_a_count, ""),
    "another remainder": (ARRAY, ArrayLoop, "copy_remaining_digests", from_the_second,
                          "wrong digest word"),
    "rows of T exchanged": (ITERATIONS, lanes.LaneGroup, "row_address", other_row,
                            "wrong state word 8 of message 0"),
    "the outer key": (ITERATIONS, lanes.LaneGroup, "row_address", other_key,
                      "wrong state word 0 of message 0")}


@pytest.mark.few(8)
@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_in_the_plan_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words, owner, attribute, plant, message = MISTAKES[name]
    wrong = plant(getattr(owner, attribute))
    for each in {owner, lanes, sha_on_lanes} if owner in (lanes, sha_on_lanes) else {owner}:
        if hasattr(each, attribute):
            monkeypatch.setattr(each, attribute, wrong)
    config, kind = config_of(words)
    verdict = verdict_on(config, kind, object_of(config))
    assert not verdict.proved and message in verdict.message, verdict.message


def test_a_refusal_of_an_iteration_has_an_example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes.LaneGroup, "row_address", other_row(lanes.LaneGroup.row_address))
    config, kind = config_of(ITERATIONS)
    verdict = verdict_on(config, kind, object_of(config), replace(EXPLAINING, hasty=True))
    assert "stored at" in verdict.message
    assert {"midstate word 0", "state word 0"} <= verdict.details["counterexample"]["inputs"].keys()


# Mistakes in the text: pattern, what replaces its first match, and the prover's reason.

CHANGES: dict[str, tuple[str, str, str, str]] = {
    "a pointer of another message": (MULTI, r"(mov +\w+, \[\w+ \+ )16\]", r"\g<1>24]",
                                     "state word 0"),
    "a pointer behind the array": (MULTI, r"(mov +\w+, \[\w+ \+ )24\]", r"\g<1>32]", "pointers"),
    "a mask with two bytes exchanged": (MULTI, r"0x03, 0x02, 0x01, 0x00", "0x02, 0x03, 0x01, 0x00",
                                        "state word 0"),
    "rows of hash values that change places": (MULTI, r"(mov\w+ +\[\w+ \+ )16\](, xmm)",
                                               r"\g<1>32]\2", "state word"),
    "hash values read before there is a block": (MULTI, r"(cmp +\w+, 0)", r"mov r10, [rdi]\n\1",
                                                 "0 blocks"),
    "a stream's words before they are made": (LANES, r"(vmovq +xmm0, \[rcx \+ )248\]",
                                              r"\g<1>504]", "state word"),
    "rounds on the words of another stream": (LANES, r"(vmovq +xmm0, \[rcx \+ )8\]", r"\g<1>16]",
                                              "state word 0 of message 1"),
    "words of the schedule over others": (LANES, r"(vmovdqu64 +\[rcx \+ )288\]", r"\g<1>256]",
                                          "state word"),
    "a digest in the place of another": (PAIRS_SHANI, r"(movdqu +\[rdi \+ )32\](, xmm)",
                                         r"\g<1>0]\2", "digest word 0 of node 0"),
    "a digest behind those of the turn": (PAIRS_SHANI, r"(movdqu +\[rdi \+ )48\](, xmm)",
                                          r"\g<1>64]\2", "wrong digest|writes bytes"),
    "digests of the turn that follows": (PAIRS_SHANI, r"(movdqu +\[rdi \+ 48\], xmm\d+)",
                                         r"\1\n        movdqu [rdi + 64], xmm0", "writes "),
    "a node of the turn that follows": (PAIRS_SHANI, r"(movdqu +xmm\d+, \[rsi \+ )64\]",
                                        r"\g<1>128]", "reads bytes 128"),
    "a node in two streams": (PAIRS_SHANI, r"(movdqu +xmm\d+, \[rsi \+ )64\]", r"\g<1>0]",
                              "wrong digest word 0 of node 1"),
    "a word of the padding": (PAIRS_SHANI, r"0xc28a2f98, 0x71374491", "0xc28a2f98, 0x71374490",
                              "wrong digest word 0 of node 0"),
    "nodes that are passed over": (PAIRS_SHANI, r"(add +rsi, )128", r"\g<1>192",
                                   "address depends on"),
    "digests that leave a gap": (PAIRS_SHANI, r"(add +rdi, )64", r"\g<1>96", "address depends on"),
    "a digest over a node that is not read yet": (
        PAIRS_SHANI, r"(movdqu +xmm\d+, \[rsi\])", r"movdqu [rdi], xmm0\n        \1",
        "which may lie over them"),
    "digests from wrong parts of the frame": (
        PAIRS, r"(L\(copy_digest\):\n(?:.*\n)*? +add +\w+, )32", r"\g<1>64", "wrong digest word"),
    "nodes over one another in the frame": (
        PAIRS, r"(L\(copy_input\):\n(?:.*\n)*? +add +\w+, 64\n +add +\w+, )64", r"\g<1>0",
        "wrong digest word"),
    "a node read where there is none": (PAIRS_SHANI, r"cmp( +rdx, 0\n +je)",
                                        r"mov r10, [rsi]\n        cmp\1", "reads bytes 0 to 7")}


@pytest.mark.few(5)
@pytest.mark.parametrize("name", CHANGES)
def test_text_that_is_changed_is_refused(name: str) -> None:
    words, pattern, by, reason = CHANGES[name]
    config, kind = config_of(words)

    def change(text: str) -> str:
        at = text.index(f"{config.symbol(kind, 'nsms_')})") if "0x" not in pattern else 0
        changed = text[:at] + re.sub(pattern, by, text[at:], count=1)
        assert changed != text
        return changed

    verdict = verdict_on(config, kind, object_of(config, "gas", change))
    assert not verdict.proved and re.search(reason, verdict.message), verdict.message


def test_a_mutant_that_is_wrong_in_place_alone_is_seen_by_running_it(tmp_path: Path) -> None:
    config, kind = config_of(PAIRS_SHANI)
    if lacks := set(config.features) - native.host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacks))}")
    _, pattern, by, _ = CHANGES["a digest over a node that is not read yet"]
    early = object_of(config, "gas", lambda text: re.sub(pattern, by.replace("xmm0", "xmm7"), text,
                                                         count=1))
    library = native.link_library(early, config.symbol(kind, "nsms_"), tmp_path)
    assert library is not None
    calls = pairs_calls(config, random.Random(1))
    assert native.find_wrong_result(library, [call for call in calls if call[0][1] is not None]
                                    ) == ""
    assert "answers wrong" in (native.find_wrong_result(library, calls) or "")


@pytest.mark.full
def test_mutants_are_refused_or_right(tmp_path: Path) -> None:
    if toolchain.assembler_command("gas") is None:
        pytest.skip("no assembler here")
    entries = write.generate([config_of(PAIRS_SHANI)[0]], tmp_path, "gas")
    outcomes = OutcomeLog(tmp_path, "a" * 64)
    run_campaign([entries[-1]], lambda e: toolchain.preprocess_gas(tmp_path / e["gas"]),
                 toolchain.assemble_preprocessed, outcomes, 60, 20, slice_seconds=60)
    result = outcomes.summary({})
    assert result["mutants"] == 20 and not result["failures"] and result["refused"] > 8


# Requests, names, records.

@pytest.mark.parametrize("words, value", [
    ("len=8 m=16", "LEN=8"), ("len=1000 m=16", "LEN=1000"), ("len=64 m=5", "M=5"),
    ("len=64 m=16 mix=1", "MIX"), ("shape=midstate m=16", "SHAPE=midstate"),
    ("shape=double64 len=65 m=16", "LEN=65"), ("const=8:8=80000000 m=16", "no LEN"),
    ("len=64 m=16 n=2", "N=2"), ("len=64 m=16 kind=multi", "multi"),
    ("len=64 m=16 gather=insert", "GATHER=insert"), ("len=64 m=16 hash=sha224", "HASH=sha224"),
    ("shape=double m=16", "SHAPE=double"), ("shape=node65 len=64 m=16", "LEN=64"),
    ("shape=compress64 hash=sha512 m=8", "sha512"),
    ("len=64 m=16 isa=bmi2", "ISA=bmi2"), ("hash=sha512 m=9", "M=9"),
    ("isa=avx2 mix=3", "MIX '3'"), ("hash=sha1 isa=shani mix=1", "MIX '1'"),
    ("isa=avx2 mix=1 kind=blocks", "blocks"), ("isa=avx2 m=16 kind=pairs", "M=16"),
    ("isa=avx2 mix=1 kind=pairs", "MIX=1"), ("isa=x64 m=4", "ISA=x64"),
    ("isa=avx2 kind=multi rounds=split", "ROUNDS=split"), ("isa=avx2 m=x", "M=x"),
    ("isa=avx2 kind=multi gather=gather", "GATHER=gather"), ("isa=shani m=7", "M=7"),
    ("hash=sha512 isa=shani kind=multi", "ISA=shani"), ("hash=sha1 kind=pairs", "HASH=sha1"),
    ("hash=sha1 isa=shani schedule=lanes", "SCHEDULE=lanes"),
    ("isa=avx2 schedule=own", "SCHEDULE=own"), ("isa=shani schedule=both", "SCHEDULE 'both'"),
    ("isa=shani schedule=lanes lane_rot=shift-or", "LANE_ROT=shift-or"),
    ("isa=shani schedule=lanes kind=blocks", "blocks"), ("kind=iterations isa=shani m=7", "M=7"),
    ("kind=iterations isa=avx2 m=1", "M=1"), ("kind=iterations m=32", "M=32"),
    ("kind=iterations n=2", "N=2"), ("kind=iterations isa=avx2 mix=1", "MIX=1")])
def test_a_request_that_makes_no_sense_says_what_would(words: str, value: str) -> None:
    options = dict(word.split("=", 1) for word in words.split())
    check_refused({"hash": "sha256", "isa": "avx512", **options}, value)


def test_names_are_those_of_the_page() -> None:
    config, kind = config_of("hash=sha256 isa=avx512 m=16 shape=midstate len=38")
    assert config.stem == "sha256_avx512_m16_midstate_len38"
    assert config.symbols("nsms_") == ["nsms_sha256_midstate_len38_avx512_m16"]
    assert prototype(build.kernel_function(config, kind), "f") == (
        "void f(uint8_t *digests, const uint32_t midstates[8], const void *messages, size_t "
        "stride, size_t count)")
    assert config.command == "make gen HASH=sha256 ISA=avx512 M=16 LEN=38 SHAPE=midstate"
    (both,) = resolve_configs({"hash": "sha256", "isa": "avx2", "kind": "pairs"})
    assert both.symbols("nsms_") == ["nsms_sha256_multi_avx2_m8", "nsms_sha256_pairs_avx2_m8"]
    assert config_of(LANES)[0].stem == "sha256_shani_m4_lanes"


def test_the_c_harness_calls_an_array_by_its_record(tmp_path: Path) -> None:
    config, _ = config_of(MIDSTATE)
    if toolchain.assembler_command("gas") is None or set(config.features) - native.host_features():
        pytest.skip("no assembler, or a processor without SHA extensions")
    (entry,) = write.generate([config], tmp_path, "gas", prove=False)
    (tmp_path / "wrong.c").write_text(
        "#include <stdint.h>\n#include <stddef.h>\n"
        f"void {entry['symbol']}(uint8_t *, const uint32_t *, const void *, size_t, size_t);\n"
        "void one_less(uint8_t *d, const uint32_t *h, const void *m, size_t stride, size_t count)\n"
        f"{{ {entry['symbol']}(d, h, m, stride, count ? count - 1 : 0); }}\n")
    kernels = [entry, {**entry, "symbol": "one_less"}]
    program = harness.build_harness(tmp_path / "harness", kernels,
                                    [tmp_path / entry["gas"], tmp_path / "wrong.c"], "gcc")
    results = harness.check_kernels(program, kernels)
    assert results[entry["symbol"]].status == "pass" and results[entry["symbol"]].calls > 100
    assert "is wrong" in " ".join(results["one_less"].words)
