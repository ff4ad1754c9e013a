"""Many messages at once: every lane hashes its own message and no other; what is wrong is refused
by the proof."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable
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
from generator.plan.drivers import multi
from generator.product import toolchain, write
from generator.product.details import EXPLAINING
from generator.request.configs import KernelConfig
from generator.request.requests import configs_of, parse_request
from generator.spec import hashes
from generator.spec.kinds import KINDS, Function
from generator.spec.samples import Argument, Call, sample_calls

KERNELS = [("sha1", "sse41", ""), ("sha256", "avx", ""), ("sha512", "avx2", ""),
           ("sha256", "avx512", ""),
           ("sm3", "sse41", ""),
           ("sha256", "shani", ""), ("sha1", "shani", ""), ("sha512", "sse41", "m=4"),
           ("sha512", "avx512", "m=16"),
           ("sha1", "avx2", "mix=1"), ("sha256", "sse41", "mix=2"),
           ("sha512", "avx512", "mix=1 chmaj=mux table=broadcast")]

HASTY = Effort(hasty=True)                               # a refusal ends with the first failure


def config_of(hash: str, isa: str, more: str = "") -> KernelConfig:
    (result,) = configs_of(parse_request({"hash": hash, "isa": isa, "kind": "multi",
                                          **dict(word.split("=") for word in more.split())}))
    return result


def object_of(wanted: KernelConfig, syntax: str = "gas") -> bytes:
    data = toolchain.assemble(write.config_texts(wanted, "nsms_", [syntax])[0][syntax], syntax)
    if data is None:
        pytest.skip(f"no assembler for {syntax} here")
    return data


def digests(wanted: KernelConfig) -> list[Call]:
    """Return messages of one padded length and hashlib's results, by rows."""
    text, draw = wanted.family, random.Random(wanted.stem)
    name, step = text.NAME, text.WIDTH // 8
    matches: list[Call] = []
    for length in (0, 1, 200, 1000):
        messages = [draw.randbytes(length) for _ in range(wanted.m)]
        padded = tuple(message + hashes.message_padding(text, length) for message in messages)
        answers = [hashlib.new(name, message).digest() for message in messages]
        before = b"".join(int(word).to_bytes(step, "little") * wanted.m
                          for word in text.INITIAL[name])
        after = b"".join(answer[i:i + step][::-1] for i in range(0, len(answers[0]), step)
                         for answer in answers)
        arguments: list[Argument] = [before, padded, len(padded[0]) // hashes.block_bytes(text)]
        matches.append((arguments, after))
    return matches


@pytest.mark.few(8)
@pytest.mark.parametrize("syntax", ["gas", "nasm"])
@pytest.mark.parametrize("hash, isa, more", KERNELS)
def test_lanes_give_what_hashlib_gives_between_guard_pages(hash: str, isa: str, more: str,
                                                           syntax: str,
                                                           tmp_path: Path) -> None:
    wanted = config_of(hash, isa, more)
    if lacks := set(wanted.features) - native.host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacks))}")
    symbol = wanted.symbol("multi", "nsms_")
    library = native.link_library(object_of(wanted, syntax), symbol, tmp_path)
    assert library is not None
    expected = digests(wanted) if hash != "sm3" else []
    assert native.find_wrong_result(library,
                                    [*expected,
                                     *sample_calls(build.kernel_function(wanted, "multi"),
                                                   random.Random(symbol), range(4))]) == ""
    if expected:
        arguments, right = expected[1]
        assert "answers wrong" in (
            native.find_wrong_result(library, [(arguments, right[1:] + right[:1])]) or "")


@pytest.mark.full
@pytest.mark.parametrize("hash, isa, more", [
    ("sha1", "sse41", ""), ("sha256", "avx2", ""), ("sha512", "avx512", ""),
    ("sha256", "shani", "m=6"),
    ("sha512", "sha512ni", "m=4"), ("sha256", "sse41", "m=8"), ("sha512", "sse41", "mix=1"),
    ("sha1", "avx", "mix=2")])
def test_every_lane_is_proved_in_both_conventions(hash: str, isa: str, more: str) -> None:
    wanted = config_of(hash, isa, more)
    verdict = prove_object(object_of(wanted), wanted.symbol("multi", "nsms_"),
                           Claim.of(hash, "multi", m=wanted.m), EXPLAINING)
    assert verdict.proved, verdict.message
    assert verdict.details["accessed"]["pointers"] == {"read": [(0, 8 * wanted.m)], "write": []}


@pytest.mark.parametrize("m", [2, 4])
def test_streams_of_instructions_that_are_not_here_are_right_by_the_rows_meanings(m: int) -> None:
    wanted = config_of("sha512", "sha512ni", f"m={m}")
    sample = list(native_calls.sample_calls_of(wanted, "multi", False))
    assert native_calls.run_emulated(build.compile(wanted, "multi"), sample) == ""
    assert "answers wrong" in native_calls.run_emulated(build.compile(wanted, "multi"),
                                                  [(inputs, right[::-1])
                                                   for inputs, right in sample])


def change_address(change: Callable[[int, int], tuple[int, int]]) -> Callable[..., Any]:
    """Return multi.block_addresses with the message's number and the offset changed."""
    right = multi.block_addresses
    return lambda graph: lambda j, size, offset: right(graph)(
        change(j, offset)[0], size, change(j, offset)[1])


WRONG: dict[str, tuple[Callable[[int, int], tuple[int, int]], str]] = {
    "two messages that change places": (lambda j, at: (j ^ 1, at), "state word 0"),
    "one message in two lanes": (lambda j, at: (j & ~1, at), "state word 0"),
    "two parts of a message that change places": (lambda j, at: (j, at ^ 16 if j == 2 else at),
                                                  "state word 0"),
    "bytes of the next block": (lambda j, at: (j, at + 1 if j == 3 else at), "of the message"),
}


@pytest.mark.full
@pytest.mark.parametrize("name", WRONG)
def test_a_kernel_that_mixes_up_messages_is_refused(name: str,
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    change, words = WRONG[name]
    monkeypatch.setattr(multi, "block_addresses", change_address(change))
    wanted = config_of("sha1", "sse41")
    verdict = prove_object(object_of(wanted), wanted.symbol("multi", "nsms_"),
                           Claim.of("sha1", "multi", m=4), HASTY)
    assert not verdict.proved and words in verdict.message, verdict.message


EXCHANGES: dict[str, tuple[str, Callable[[int, int], tuple[int, int]], str]] = {
    "a lane of one register and one of the other": ("m=8",
                                                    lambda j, at: (j ^ 4 if j in (1, 5) else j, at),
                                                    "of message 1"),
    "a lane and the message in integer registers": ("mix=1",
                                                    lambda j, at: (4 - j if j in (0, 4) else j, at),
                                                    "of message 0"),
    "two messages in integer registers": ("mix=2", lambda j, at: (j ^ 1 if j > 3 else j, at),
                                          "of message 4"),
    "a lane's words for the message in integer registers": ("mix=1", lambda j, at: (j % 4, at),
                                                            "of message 4"),
}


@pytest.mark.full
@pytest.mark.parametrize("name", EXCHANGES)
def test_exchanged_messages_are_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    more, change, words = EXCHANGES[name]
    monkeypatch.setattr(multi, "block_addresses", change_address(change))
    # of one in integer registers, whose blocks go in batches
    right = multi.message_pointer
    monkeypatch.setattr(multi, "message_pointer", lambda graph, j: right(graph, change(j, 0)[0]))
    wanted = config_of("sha256", "sse41", more)
    verdict = prove_object(object_of(wanted), wanted.symbol("multi", "nsms_"),
                           Claim.of("sha256", "multi", m=wanted.m),
                           HASTY)
    assert (not verdict.proved and "state word 0" in verdict.message
            and words in verdict.message), verdict.message


CHANGES = {
    "a pointer of another message": (r"(mov +\w+, \[\w+ \+ )16\]", r"\g<1>24]", "state word 0"),
    "a pointer behind the array": (r"(mov +\w+, \[\w+ \+ )24\]", r"\g<1>32]", "pointers"),
    "a mask with two bytes exchanged": (r"0x03, 0x02, 0x01, 0x00", "0x02, 0x03, 0x01, 0x00",
                                        "state word 0"),
    "rows of hash values that change places": (r"(mov\w+ +\[\w+ \+ )16\](, xmm)", r"\g<1>32]\2",
                                               "state word"),
    "hash values read before there is a block": (r"(cmp +\w+, 0)", r"mov r10, [rdi]\n\1",
                                                 "0 blocks"),
}


@pytest.mark.full
@pytest.mark.parametrize("name", CHANGES)
def test_text_that_is_changed_is_refused(name: str) -> None:
    pattern, by, words = CHANGES[name]
    wanted = config_of("sha1", "sse41")
    text = write.config_texts(wanted, "nsms_", ["gas"])[0]["gas"]
    changed = re.sub(pattern, by, text, count=1)
    assert changed != text
    data = toolchain.assemble(changed, "gas")
    if data is None:
        pytest.skip("no assembler here")
    verdict = prove_object(data, wanted.symbol("multi", "nsms_"), Claim.of("sha1", "multi", m=4),
                           HASTY)
    assert not verdict.proved and words in verdict.message, verdict.message


@pytest.mark.full
def test_mutants_are_refused_or_right(tmp_path: Path) -> None:
    if toolchain.assembler_command("gas") is None:
        pytest.skip("no assembler here")
    (entry,) = write.generate([config_of("sha1", "sse41")], tmp_path, "gas")
    assert entry["m"] == 4 and entry["n"] is None and entry["proved"]
    stored = OutcomeLog(tmp_path, "a" * 64)
    run_campaign([entry], lambda e: toolchain.preprocess_gas(tmp_path / e["gas"]),
                 toolchain.assemble_preprocessed, stored, 60, 12,
                 slice_seconds=60)
    result = stored.summary({})
    assert result["mutants"] == 12 and not result["failures"] and result["refused"] > 4


def test_bounds_are_of_the_bytes_of_all_messages_and_heads_say_what_is_read() -> None:
    wanted = config_of("sha1", "sse41")
    f = build.kernel_function(wanted, "multi")
    assert loop_bounds.iteration_work(object_of(wanted), wanted.symbol("multi", "nsms_"),
                                      f).bytes == 2 * 64 * wanted.m
    head = write.config_texts(wanted, "nsms_", ["gas"])[0]["gas"]
    assert ("64 * blocks bytes at each of these pointers" in head and "to1..to3: address of "
                                                                      "message 1" in head)


def test_a_reading_of_several_messages_is_one_of_each() -> None:
    f = Function(hashes.load("sha256"), KINDS["multi"], m=3)
    item = Function(f.hash, KINDS["blocks"])
    (state, messages, blocks), right = list(sample_calls(f, random.Random(1), [2]))[0]
    assert isinstance(state, bytes) and isinstance(messages, tuple) and len(set(messages)) == 3
    for j, message in enumerate(messages):
        words = [state[4 * (3 * i + j):4 * (3 * i + j) + 4] for i in range(8)]
        H = hashes.process_blocks(f.hash, [hashes.Word(int.from_bytes(w, "little"), 32)
                                           for w in words], message)
        assert [right[4 * (3 * i + j):4 * (3 * i + j) + 4]
                for i in range(8)] == [int(x).to_bytes(4, "little")
                                       for x in H]
    assert item.m == 1


@pytest.mark.parametrize("options, value", [
    ({"hash": "sha256", "isa": "avx2", "m": "5"}, "M=5"),
    ({"hash": "sha512", "isa": "avx512", "m": "9"}, "M=9"),
    ({"hash": "sha512", "isa": "avx512", "m": "9", "mix": "2"}, "M=9"),
    ({"isa": "avx2", "mix": "3"}, "MIX '3'"),
    ({"hash": "sha1", "isa": "shani", "mix": "1"}, "MIX '1'"),
    ({"isa": "avx2", "mix": "1", "kind": "blocks"}, "blocks"),
    ({"hash": "sha256", "isa": "avx2", "m": "16", "kind": "pairs"}, "M=16"),
    ({"hash": "sha256", "isa": "avx2", "mix": "1", "kind": "pairs"}, "MIX=1"),
    ({"isa": "x64", "m": "4"}, "ISA=x64"),
    ({"isa": "avx2", "kind": "blocks", "m": "4"}, "blocks"),
    ({"isa": "avx2", "m": "8", "n": "2"}, "N=2"),
    ({"isa": "avx2", "kind": "multi", "rounds": "split"}, "ROUNDS=split"),
    ({"isa": "avx2", "kind": "multi", "gather": "gather"}, "GATHER=gather"),
    ({"hash": "sha256", "isa": "shani", "m": "7"}, "M=7"),
    ({"hash": "sha512", "isa": "shani"}, "ISA=shani"),
    ({"isa": "avx2", "m": "x"}, "M=x"),
])
def test_a_request_that_makes_no_sense_says_what_would(options: dict[str, str], value: str) -> None:
    check_refused(options, value)
