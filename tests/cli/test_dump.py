"""`gen --dump`: what each stage made is printed, none is left out, and the documentation's excerpt
is what is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from generator import __main__ as cli

COMMAND = ["gen", "--hash", "sha256", "--isa", "bmi2", "--kind", "rounds", "--dump"]


def dumped(stages: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert cli.main([*COMMAND, stages]) == 0
    return capsys.readouterr().out


def test_a_stage_that_is_not_requested_is_not_printed(capsys: pytest.CaptureFixture[str]) -> None:
    heads = re.findall("^== nsms_sha256_rounds_bmi2: (.*)$", dumped("allocate,plan", capsys), re.M)
    assert heads == ["plan", "allocate"]


def test_the_documentation_shows_what_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    printed = dumped("plan,select,order,allocate", capsys)
    parts = dict(zip(re.findall("^== .*: (.*)$", printed, re.M),
                     re.split("^== .*$", printed, flags=re.M)[1:]))
    shown = re.findall(r"^```\n== [^\n]*: (\w+)\n(.*?)^```$", Path("docs/compiler.md").read_text(),
                       re.M | re.S)
    assert [stage for stage, _ in shown] == ["plan", "select", "order", "allocate"]
    for stage, text in shown:
        assert [line for line in text.splitlines() if line not in parts[stage].splitlines()] == []


def test_registers_stand_in_the_last_stage_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert not re.search(r"\br1[0-5]d?\b", dumped("plan,select,order", capsys))
    last = dumped("allocate", capsys)
    assert (re.search(r"\br1[0-5]d?\b", last) and "locations: " in last
            and not re.search(r"\bv\d+\b", last))


@pytest.mark.parametrize("words, output", [
    (["gen", "--dump", "regs"], "there is no stage 'regs'; there is plan, select, order, allocate"),
    (["gen", "--dump", "plan"], "--dump shows the kernels of one file"),
])
def test_a_dump_that_makes_no_sense_is_refused(words: list[str], output: str,
                                               capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(words) == 2
    assert output in capsys.readouterr().err
