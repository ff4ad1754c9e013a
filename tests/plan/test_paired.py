"""Streams whose schedules are made in lanes: every message and every node by itself; what is wrong
is refused by the proof."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import native_calls
import pytest
from refusals import check_refused
from test_multi import change_address, digests

from generator.check import Claim, Effort, prove_object
from generator.check.claim import DEFAULT_EFFORT
from generator.compile import build
from generator.lab.bounds import loop_bounds
from generator.lab.mutation import native
from generator.plan.drivers import multi
from generator.plan.engines import sha_on_lanes as shared_schedule
from generator.product import toolchain, write
from generator.product.details import EXPLAINING
from generator.request.configs import KernelConfig
from generator.request.requests import configs_of, parse_request, resolve_configs
from generator.spec.samples import sample_calls
from generator.x86 import target as isas
from generator.x86.program import BasicBlock, Register


def config_of(m: int = 4, **more: str) -> KernelConfig:
    (result,) = configs_of(parse_request({"hash": "sha256", "isa": "shani", "m": str(m),
                                             "schedule": "lanes", **more}))
    return result


def object_of(wanted: KernelConfig, syntax: str = "gas",
              change: Callable[[str], str] = lambda text: text) -> bytes:
    data = toolchain.assemble(change(write.config_texts(wanted, "nsms_", [syntax])[0][syntax]),
                              syntax)
    if data is None:
        pytest.skip(f"no assembler for {syntax} here")
    return data


def proved(wanted: KernelConfig, object: bytes, kind: str,
           effort: Effort = DEFAULT_EFFORT) -> Any:
    return prove_object(object, wanted.symbol(kind, "nsms_"), Claim.of("sha256", kind, m=wanted.m),
                        effort)


@pytest.mark.parametrize("m, syntax", [(4, "gas"), (4, "nasm"), (3, "gas"), (6, "nasm")])
def test_messages_and_nodes_give_what_hashlib_gives_between_guard_pages(
        m: int, syntax: str, tmp_path: Path) -> None:
    wanted = config_of(m)
    if lacks := set(wanted.features) - native.host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacks))}")
    data, draw = object_of(wanted, syntax), random.Random(wanted.stem)
    for kind, expected, counts in (("multi", digests(wanted), range(4)),
                                   ("pairs", [], range(2 * m + 2))):
        library = native.link_library(data, wanted.symbol(kind, "nsms_"), tmp_path)
        assert library is not None
        calls = [*expected, *sample_calls(build.kernel_function(wanted, kind), draw, counts)]
        assert native.find_wrong_result(library, calls) == ""


@pytest.mark.parametrize("kind", ["multi", "pairs"])
def test_by_the_rows_meanings_it_is_right_too(kind: str) -> None:
    wanted = config_of()
    sample = list(native_calls.sample_calls_of(wanted, kind, False))
    assert native_calls.run_emulated(build.compile(wanted, kind), sample) == ""
    assert "answers wrong" in native_calls.run_emulated(build.compile(wanted, kind),
                                                  [(inputs, right[::-1])
                                                   for inputs, right in sample])


@pytest.mark.full
@pytest.mark.parametrize("m", [2, 4, 5])
def test_every_message_and_every_node_is_proved(m: int) -> None:
    wanted = config_of(m)
    data = object_of(wanted)
    for kind in wanted.kinds:
        verdict = proved(wanted, data, kind, EXPLAINING)
        assert verdict.proved, verdict.message
    assert verdict.details["accessed"]["message"] == {"read": [(0, 64 * m)], "write": []}


def test_no_register_that_legacy_instructions_write_has_a_dirty_upper_half() -> None:
    wanted = config_of(6)
    program = build.compile(wanted, "multi")
    written = [(i.row.preserves_upper, i.out) for item in program.items
               if isinstance(item, BasicBlock) for i in item.instructions
               if isinstance(i.out, Register) and i.out.register_class == "vec"]
    low = wanted.target.registers["low"]
    assert {out.number for legacy, out in written if legacy} <= set(range(low))
    assert {out.width > 128 for _, out in written if out.number < low} == {False}
    assert {out.width for _, out in written if out.number >= low} == {512}
    assert not any("xmm0" in position for position in map(str, program.locations.values()))


# What is wrong is refused.

MIXED: dict[str, tuple[Callable[[int, int], tuple[int, int]], str]] = {
    "two messages that change places": (lambda j, at: (j ^ 1, at), "state word 0 of message 0"),
    "two lanes of different halves that change places": (
        lambda j, at: (j ^ 2 if j in (1, 3) else j, at), "of message 1"),
    "one message in two lanes": (lambda j, at: (min(j, 2), at), "state word 0 of message 3"),
    "bytes of the next block": (lambda j, at: (j, at + 1 if j == 3 else at), "of the message"),
}


@pytest.mark.few(1)
@pytest.mark.parametrize("name", MIXED)
def test_a_kernel_that_mixes_up_messages_is_refused(name: str,
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    change, words = MIXED[name]
    monkeypatch.setattr(multi, "block_addresses", change_address(change))
    verdict = proved(config_of(), object_of(config_of()), "multi")
    assert not verdict.proved and words in verdict.message, verdict.message


def test_a_stream_that_reads_the_words_of_another_is_refused(
        monkeypatch: pytest.MonkeyPatch) -> None:
    message = shared_schedule.InterleavedMessage
    right = message.run_16_rounds
    monkeypatch.setattr(message, "run_16_rounds", lambda self, *arguments: right(
        replace(self, j={1: 2, 2: 1}.get(self.j, self.j)), *arguments))
    verdict = proved(config_of(), object_of(config_of()), "multi")
    assert not verdict.proved and "state word 0 of message 1" in verdict.message, verdict.message


CHANGES = {
    "a pointer of another message": ("multi", r"(mov +\w+, \[\w+ \+ )16\]", r"\g<1>24]",
                                     "state word 0"),
    "a pointer behind the array": ("multi", r"(mov +\w+, \[\w+ \+ )24\]", r"\g<1>32]", "pointers"),
    "a mask with two bytes exchanged": ("multi", r"0x03, 0x02, 0x01, 0x00",
                                        "0x02, 0x03, 0x01, 0x00", "state word 0"),
    "a stream's words before they are made": ("multi", r"(vmovq +xmm0, \[rcx \+ )248\]",
                                              r"\g<1>504]", "state word"),
    "rounds on the words of another stream": ("multi", r"(vmovq +xmm0, \[rcx \+ )8\]", r"\g<1>16]",
                                              "state word 0 of message 1"),
    "words of the schedule over others": ("multi", r"(vmovdqu64 +\[rcx \+ )288\]", r"\g<1>256]",
                                          "state word"),
    "a wrong word of the padding": ("pairs", r"0xc28a2f98, 0x71374491", "0xc28a2f98, 0x71374490",
                                    "digest word 0 of node 0"),
    "a digest in the place of another": ("pairs", r"(vmovdqu64 +\[r8 \+ )32\](, xmm)", r"\g<1>0]\2",
                                         "digest word 0 of node 1"),
    "nodes that are passed over": ("pairs", r"(add +rsi, )256", r"\g<1>320",
                                   "takes more blocks than are left"),
}


@pytest.mark.full
@pytest.mark.parametrize("name", CHANGES)
def test_text_that_is_changed_is_refused(name: str) -> None:
    kind, pattern, by, words = CHANGES[name]
    wanted = config_of()

    def change(text: str) -> str:
        at = text.index(f"{wanted.symbol(kind, 'nsms_')})") if "0x" not in pattern else 0
        changed = text[:at] + re.sub(pattern, by, text[at:], count=1)
        assert changed != text
        return changed

    verdict = proved(wanted, object_of(wanted, change=change), kind)
    assert not verdict.proved and words in verdict.message, verdict.message


# What is asked for.

def test_lanes_make_fewer_operations_than_the_streams_own_instructions() -> None:
    (unpaired,) = configs_of(parse_request({"hash": "sha256", "isa": "shani", "m": "4"}))
    works = [loop_bounds.iteration_work(object_of(each), each.symbol("multi", "nsms_"),
                                        build.kernel_function(each, "multi"))
             for each in (unpaired, config_of())]
    assert works[0].bytes == works[1].bytes and works[1].instructions < 0.7 * works[0].instructions
    assert unpaired.stem == "sha256_shani_m4" and config_of().stem == "sha256_shani_m4_lanes"
    assert (unpaired.manifest_fields["schedule"] == "own"
            and config_of().manifest_fields["schedule"] == "lanes")
    assert config_of().kinds == ("multi",
                                 "pairs")
    assert set(config_of().features) - set(unpaired.features) >= {"avx512vl"}
    assert resolve_configs({"isa": "shani", "schedule": "lanes"}) == [config_of()]


@pytest.mark.parametrize("options, value", [
    ({"hash": "sha1", "isa": "shani", "schedule": "lanes"}, "SCHEDULE=lanes"),
    ({"hash": "sha512", "isa": "sha512ni", "schedule": "lanes"}, "SCHEDULE=lanes"),
    ({"isa": "avx2", "schedule": "own"}, "SCHEDULE=own"),
    ({"hash": "sha256", "isa": "shani", "schedule": "both"}, "SCHEDULE 'both'"),
    ({"hash": "sha256", "isa": "shani", "schedule": "lanes", "m": "7"}, "M=7"),
    ({"hash": "sha256", "isa": "shani", "schedule": "lanes", "lane_rot": "shift-or"},
     "LANE_ROT=shift-or"),
    ({"isa": "shani", "schedule": "lanes", "kind": "blocks"}, "blocks"),
])
def test_a_request_that_makes_no_sense_says_what_would(options: dict[str, str], value: str) -> None:
    check_refused(options, value)


def test_only_registers_are_wider_beside_lanes() -> None:
    isa = isas.load("shani")
    wide = isa.with_wider_vectors
    assert (wide is not None and wide.name == isa.name and wide.has_round_instructions
            and not isa.schedules_in_lanes)
