"""Every instruction that a proof lets through stands on a named list, or is named as standing on
none."""

from __future__ import annotations

import pytest
from check_toy import blocks_function, verdict

from generator.check import decode, timing
from generator.files import TOP
from generator.x86 import target as isa

ROWS = {row.mnemonic: row for name in isa.names() for row in isa.load(name).rows}
# what the decoder makes steps of
DECODED_MNEMONICS = set(ROWS) | decode.CONTROL


def test_every_instruction_that_can_be_decoded_has_a_line_and_no_line_is_idle() -> None:
    steady = {name for name, row in ROWS.items() if row.data_independent_time}
    assert DECODED_MNEMONICS - set(timing.LIST_NAMES) == steady, (
        "neither a list nor a row's own word lets these through")
    assert not set(timing.LIST_NAMES) - DECODED_MNEMONICS, "no row has these"
    named = [name for names in (*timing.TIMING_TABLE["listed"].values(),
                                *timing.TIMING_TABLE["unlisted"].values())
             for name in names.split()]
    assert sorted(named) == sorted(timing.LIST_NAMES), "an instruction stands there twice"
    assert set(timing.LIST_NAMES.values()) == {"intel-2024", "intel-2026", "public", "none"}


def test_what_stands_on_no_list_is_named_with_its_reason_and_in_the_documents() -> None:
    none = {name for name, list_name in timing.LIST_NAMES.items() if list_name == "none"}
    assert none and all(len(reason) > 20 for reason in timing.TIMING_TABLE["unlisted"])
    output = (TOP / "docs" / "SOUNDNESS.md").read_text().lower()
    for name in none | {name for name, row in ROWS.items() if row.data_independent_time}:
        assert f"`{name}`" in output, name


def test_a_verdict_names_what_it_ran_that_is_on_no_list() -> None:
    assert any("movups" in note
               for note in verdict(blocks_function(body="movups xmm1, [rsi]")).details["notes"])
    assert not any("no list" in note
                   for note in verdict(blocks_function(body="movdqu xmm1, [rsi]")).details["notes"])


def test_an_instruction_without_a_line_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = blocks_function(body="mov r9d, eax\nrol r9d, 3")
    assert verdict(text).proved
    monkeypatch.delitem(timing.LIST_NAMES, "rol")
    outcome = verdict(text)
    assert not outcome.proved and "`rol` is not among the instructions" in outcome.message
