"""The prover under mutation: every rule that a mutant removes has a test that fails without it.

Six mutants are tried here, drawn by the date; `make mutants CHECKER=1` tries all.
"""

from __future__ import annotations

import datetime
import random
import re
from pathlib import Path

import pytest

from generator.__main__ import main
from generator.check import ObjectError
from generator.check.trusted import trusted_files
from generator.files import PACKAGE, TOP
from generator.lab.mutation import checker
from generator.lab.mutation.checker import (
    CheckerMutant,
    checker_mutants,
    try_checker_mutants,
)

RULE = CheckerMutant(
    "check/frame.py", 'RED_ZONE = {"sysv": 128,', 'RED_ZONE = {"sysv": 136,',
    "tests/check/test_rules.py::test_a_function_that_breaks_a_rule_is_refused_by_its_check"
    "[sysv-too far below the stack]",
    "")
ELSEWHERE = "tests/x86/test_row_examples.py::test_a_wrong_row_is_found"


@pytest.mark.full
@pytest.mark.parametrize(
    "mutant", random.Random(datetime.date.today().isoformat()).sample(checker_mutants(), 6),
    ids=lambda m: f"{m.file}: {m.why}")
def test_a_mutant_of_the_prover_is_killed(mutant: CheckerMutant) -> None:
    (outcome,) = try_checker_mutants([mutant])
    assert outcome.outcome == "killed", (mutant, outcome.why)


def test_every_mutant_changes_one_line_that_is_there() -> None:
    table = checker_mutants()
    assert len(table) >= 60 and len({(m.file, m.old, m.new) for m in table}) == len(table)
    for mutant in table:
        assert PACKAGE / mutant.file in trusted_files(), mutant
        assert len(mutant.why.split()) >= 3, mutant
        right = (PACKAGE / mutant.file).read_text()
        changed = mutant.apply(right)
        compile(changed, mutant.file, "exec")
        assert sum(a != b for a, b in zip(right.splitlines(), changed.splitlines())) == 1, mutant


def test_every_test_that_kills_a_mutant_is_there() -> None:
    for mutant in checker_mutants():
        path, name = re.fullmatch(r"(tests/\w+/\w+\.py)::(\w+)(?:\[.*\])?", mutant.test).groups()  # type: ignore[union-attr]
        assert re.search(rf"^def {name}\(", (TOP / path).read_text(), re.M), mutant.test


@pytest.mark.full
def test_a_rule_with_a_test_is_killed_and_one_without_survives() -> None:
    unnoticed = CheckerMutant(RULE.file, RULE.old, RULE.new, ELSEWHERE, "")
    assert [o.outcome for o in try_checker_mutants([RULE, unnoticed])] == ["killed", "survived"]


def test_a_line_that_is_gone_or_stands_there_twice_is_an_error() -> None:
    for old in ("no such line", '"sysv": '):
        with pytest.raises(ObjectError, match="needs it once"):
            list(try_checker_mutants([CheckerMutant(RULE.file, old, "pass", RULE.test, "")]))


def test_a_test_that_fails_without_a_change_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checker, "run_tests", lambda *_: ("failed", "it is broken"))
    with pytest.raises(ObjectError, match="shows nothing: it is broken"):
        list(try_checker_mutants([RULE]))


def test_the_command_fails_where_one_survives(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(checker, "checker_mutants", lambda: [RULE])
    for result, status in (("failed", 0), ("passed", 1), ("skipped", 1)):
        results = iter(["passed", result])  # of the unchanged prover, and of the mutant
        monkeypatch.setattr(checker, "run_tests", lambda *_, results=results: (next(results), ""))
        assert main(["mutants", "--checker"]) == status
        assert "1 mutants of the prover: " in capsys.readouterr().out
    assert main(["mutants", "--checker", "2"]) == 2


def test_without_the_tests_nothing_is_tried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path
                                            ) -> None:
    monkeypatch.setattr(checker, "CHECKOUT", tmp_path)
    with pytest.raises(ObjectError, match="need a checkout"):
        list(try_checker_mutants([RULE]))
