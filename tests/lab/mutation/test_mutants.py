"""Code with one small thing changed must never be proved while it computes something else.

`make mutants` tries thousands of every committed kernel; here are two hundred, of every kind, on
six small kernels. Each that is proved is linked and run by the processor. What finds the wrong ones
is itself shown wrong ones.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from generator.check.objects import ObjectError
from generator.check.task import build_specification
from generator.files import data_folder
from generator.lab.mutation import mutants, native
from generator.lab.mutation.mutants import (
    KINDS,
    LoggedOutcome,
    Outcome,
    OutcomeLog,
    Trial,
    make_mutant,
    run_campaign,
)
from generator.lab.mutation.operators import MISCOMPILATIONS, Subject, split_statements
from generator.product.toolchain import assemble_preprocessed, preprocess_gas

GENERATED = data_folder("generated")
SMALL = ("nsms_sha256_rounds_bmi2", "nsms_sha256_rounds_shani", "nsms_sha1_blocks_shani_n1",
         "nsms_sha256_schedule_avx2_n1", "nsms_sha512_schedule_avx512_n1", "nsms_sha1_rounds_x64")

LOOPS = ("nsms_sha1_blocks_shani_n1", "nsms_sha256_blocks_shani_n1", "nsms_sha256_multi_shani_m2",
         "nsms_sha256_pairs_shani_m2", "nsms_sha256_blocks_sse41_n1", "nsms_sha1_blocks_x64_n1")


def manifest_entry(symbol: str) -> dict[str, Any]:
    contents: list[dict[str, Any]] = json.loads((GENERATED / "manifest.json").read_text())[
        "kernels"]
    return next(e for e in contents if e["symbol"] == symbol)


def text_of(kernel: Any) -> str:
    return preprocess_gas(GENERATED / kernel["gas"])


def log_in(folder: Path, checker: str = "a" * 64) -> OutcomeLog:
    return OutcomeLog(folder, checker)


def trial(symbol: str) -> Trial:
    new_trial = Trial(manifest_entry(symbol), text_of(manifest_entry(symbol)),
                      assemble_preprocessed)
    if new_trial.skipped:
        pytest.skip(f"{symbol}: {new_trial.skipped}")
    return new_trial


@pytest.mark.full
@pytest.mark.parametrize("symbol", SMALL)
def test_small_changes_are_not_proved_while_wrong(symbol: str, tmp_path: Path) -> None:
    trial(symbol)
    run_campaign([manifest_entry(symbol)], text_of, assemble_preprocessed,
                 stored := log_in(tmp_path), 300, 29, slice_seconds=300,
                 kinds=(kinds := [kind for kind in KINDS if kind not in MISCOMPILATIONS]))
    result = stored.summary({})
    assert not result["failures"], result["failures"]
    assert result["mutants"] == 29 and sum(1 for outcomes in result["kinds"].values()
                                           if outcomes) >= len(kinds) - 8
    # neither all refused nor all proved
    assert result["refused"] > 10 and result["equal"] > 0, result


@pytest.mark.full
@pytest.mark.parametrize("symbol", LOOPS)
def test_mistakes_like_those_of_compilers_are_not_proved_while_wrong(
        symbol: str, tmp_path: Path) -> None:
    trial(symbol)
    run_campaign([manifest_entry(symbol)], text_of, assemble_preprocessed,
                 stored := log_in(tmp_path), 300, 42, slice_seconds=300,
                 kinds=list(MISCOMPILATIONS))
    result = stored.summary({})
    assert not result["failures"], result["failures"]
    assert (result["mutants"] == 42 and set(MISCOMPILATIONS)
            >= {kind for kind, outcomes in result["kinds"].items() if outcomes})
    assert result["refused"] > 20, result


@pytest.mark.full
def test_every_kind_changes_something() -> None:
    kernel = trial("nsms_sha256_blocks_shani_n1")
    change_counts: Counter[str] = Counter()
    for kind in KINDS:
        change_counts[kind] = sum(1 for number in range(12) if kernel.build_mutant(kind, number)
                                  is not None)
        # a name says which mutant it is
        assert kernel.build_mutant(kind, 3) == kernel.build_mutant(kind, 3)
    assert all(change_counts[kind] for kind in KINDS), change_counts


def test_a_prover_that_believes_everything_is_found_out(tmp_path: Path,
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    trial(SMALL[0])
    monkeypatch.setattr(Trial, "prove_in_child", lambda self, data: Outcome("equal", ""))
    run_campaign([manifest_entry(SMALL[0])], text_of, assemble_preprocessed,
                 stored := log_in(tmp_path), 60, 25, slice_seconds=60)
    result = stored.summary({})
    assert result["wrong"] > 8 and len(result["failures"]) == result["wrong"], result
    assert any("answers wrong" in failure for failure in result["failures"])


def test_a_prover_that_refuses_everything_is_found_out(tmp_path: Path,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    trial(SMALL[0])
    monkeypatch.setattr(Trial, "prove_in_child", lambda self, data: Outcome("refused", "function"))
    with pytest.raises(ObjectError, match="unchanged fails"):
        run_campaign([manifest_entry(SMALL[0])], text_of, assemble_preprocessed,
                     log_in(tmp_path), 60, 5)


def test_a_campaign_without_mutants_ends_in_time(tmp_path: Path,
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    trial(SMALL[0])
    monkeypatch.setattr(Trial, "prove_in_child", lambda self, data: Outcome("equal", ""))
    deadline = time.monotonic() + 60

    def build_nothing(*_: Any) -> None:
        assert time.monotonic() < deadline, "the campaign does not end"

    monkeypatch.setattr(Trial, "build_mutant", build_nothing)
    run_campaign([manifest_entry(SMALL[0])], text_of, assemble_preprocessed,
                 stored := log_in(tmp_path), 0.1)
    assert not stored.lines


@pytest.mark.parametrize("prove, why", [
    (lambda *_, **__: {}["a row"], "KeyError: 'a row'"),
    (lambda *_: os._exit(3), "the prover crashes, or does not end"),
    (lambda *_: time.sleep(60), "the prover crashes, or does not end")],
                         ids=["breaks", "dies", "does not end"])
def test_a_prover_that_does_not_answer_is_found_out(prove: Any, why: str,
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = trial(SMALL[0])
    monkeypatch.setattr(mutants, "prove_object", prove)
    monkeypatch.setattr(mutants, "CHILD_SECONDS", 1)
    assert kernel.evaluate(kernel.subject.object) == Outcome("error", why)


@pytest.mark.full
def test_tables_that_the_kernel_left_change_no_verdict() -> None:
    kernel, seen = trial(SMALL[1]), Counter[str]()
    for kind in KINDS[::3]:
        data = kernel.build_mutant(kind, 2)
        if data is None:
            continue
        verdict = kernel.prove_in_child(data)
        warm, kernel.specification = kernel.specification, build_specification(kernel.claim)
        assert kernel.decide(data) == verdict, kind
        kernel.specification = warm
        seen[verdict.outcome] += 1
    assert seen["refused"] > 3 and seen["equal"] > 0


def test_a_function_that_is_resolved_at_run_time_does_not_pass_for_a_kernel(
        monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = trial(SMALL[0])
    text = "\n".join([*kernel.subject.text, f".type {kernel.symbol}, @gnu_indirect_function", ""])
    data = assemble_preprocessed(text)
    assert data is not None
    assert kernel.evaluate(data).outcome == "refused"
    monkeypatch.setattr(Trial, "prove_in_child", lambda self, data: Outcome("equal", ""))
    assert kernel.evaluate(data).outcome == "wrong"


def test_an_object_that_only_the_campaign_cannot_read_does_not_end_it() -> None:
    data = assemble_preprocessed(".text; .globl f; f: call g; ret")
    assert data is not None
    at = next(at for at in range(int.from_bytes(data[40:48], "little"), len(data), 64)
              # a table of relocations
              if int.from_bytes(data[at + 4:at + 8], "little") == 4)
    # whose entries have no size
    assert not mutants.is_ifunc(data[:at + 56] + bytes(8) + data[at + 64:], "f")


GOOD = """
        .intel_syntax noprefix
        .globl f
f:      mov rax, rdx
        test rdx, rdx
        je 1f
        mov rcx, [rsi]
        mov rcx, [rsi + 8 * rdx - 8]
1:      mov [rdi], rax
        ret
"""
ODD = {"one byte too many": ("[rsi + 8 * rdx - 8]", "[rsi + 8 * rdx - 7]", "SIGSEGV"),
       "one byte before": ("[rsi]", "[rsi - 1]", "SIGSEGV"),
       "a read of no message": ("je 1f", "nop", "SIGSEGV"),
       "a write to the message": ("mov rcx, [rsi]", "mov [rsi], rcx", "SIGSEGV"),
       "an aligned read": ("mov rcx, [rsi]", "cmp rdx, 2\njb 1f\nmovdqa xmm1, [rsi]", "SIGSEGV"),
       "a wrong answer": ("mov [rdi], rax", "mov [rdi], ecx", "answers wrong"),
       "a lost register": ("ret", "inc rbx\nret", "violates the calling convention"),
       "another direction": ("ret", "std\nret", "violates the calling convention"),
       "a moved stack": ("ret", "pop rax\npush rax\npush rax\nmov rcx, [rsp + 8]\njmp rcx",
                         "violates the calling convention"), "no end": ("ret", "jmp .", "SIGKILL")}


@pytest.mark.parametrize("what", ["nothing", *ODD])
def test_what_is_wrong_with_a_function_is_seen_when_it_runs(what: str, tmp_path: Path) -> None:
    old, new, words = ODD.get(what, ("", "", ""))
    data = assemble_preprocessed(GOOD.replace(old, new, 1))
    assert data is not None
    library = native.link_library(data, "f", tmp_path)
    assert library is not None
    calls = [([bytes(8), bytes(8 * count), count], count.to_bytes(8, "little"))
             for count in range(4)]
    answer = native.find_wrong_result(library, calls, seconds=1)
    assert answer == "" if what == "nothing" else words in (answer or ""), answer


def test_a_crash_before_the_call_is_no_failure_of_the_function(tmp_path: Path) -> None:
    data = assemble_preprocessed(GOOD + '        .section .init_array, "aw", @init_array\n        '
                                        '.quad 3\n')
    assert data is not None
    library = native.link_library(data, "f", tmp_path)
    calls = [([bytes(8), bytes(8), 1], (1).to_bytes(8, "little"))]
    assert library is not None and native.find_wrong_result(library, calls) is None


def test_outcomes_are_stored_and_summed(tmp_path: Path) -> None:
    trial(SMALL[1])
    run_campaign([manifest_entry(SMALL[1])], text_of, assemble_preprocessed,
                 log_in(tmp_path), 60, 5)
    path = log_in(tmp_path).path
    # as if it had been stopped there
    path.write_text(path.read_text() + '{"kernel": "nsms_sha')
    run_campaign([manifest_entry(SMALL[1])], text_of, assemble_preprocessed,
                 stored := log_in(tmp_path), 60, 5)
    path.write_text(path.read_text().replace('{"kernel": "nsms_sha{', "{"))
    again = log_in(tmp_path)
    assert len(stored.lines) == 10 and len({line.id for line in stored.lines}) == 10
    assert again.summary({})["mutants"] == len(again.lines) >= 9


def test_what_an_earlier_checker_got_wrong_is_tried_first(tmp_path: Path) -> None:
    trial(SMALL[1])
    log_in(tmp_path, "b" * 64).add(
        LoggedOutcome(SMALL[1], "register", 7, "0", outcome="wrong", why="", seconds=1.0))
    run_campaign([manifest_entry(SMALL[1])], text_of, assemble_preprocessed,
                 stored := log_in(tmp_path), 60, 1)
    assert [(line.kind, line.number) for line in stored.lines] == [("register", 7)]
    assert stored.summary({})["with_earlier_checkers"] == 1


def test_statements_are_distinguished_from_directives() -> None:
    text = (".globl f; .type f, @function;\nf:\n        .cfi_startproc\n        mov eax, [rdi]\n   "
            "     ret\n    .cfi_endproc\n")
    subject = Subject("f", split_statements(text), b"")
    assert [subject.text[i].strip() for i in subject.body] == ["mov eax, [rdi]", "ret"]
    assert make_mutant(subject, "deleted", 0) in ([*subject.text[:i], *subject.text[i + 1:]]
                                                  for i in subject.body)
