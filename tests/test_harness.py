"""Is the harness to be believed? It must accept right kernels and name what is wrong with each
wrong one."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import harness
import pytest

from generator.files import TOP
from generator.spec import hashes

# by kind: what is wrong, the check that must see it, and how it must say it
WRONG = {
    "blocks": {
        "drops_a_block_of_a_remainder": "lengths sha256 of length 248, .*hashlib says",
        "takes_the_first_block_twice": "lengths sha256 of length 56, .*hashlib says",
        "reads_a_byte_after": "lengths .*touches the byte 0 after the end of data",
        "reads_a_byte_before": "lengths .*touches the byte 1 before the start of data",
        "reads_a_byte_of_nothing": "nothing no blocks: Segmentation fault",
        "writes_to_the_message": "counts .*the message is written to",
        "begins_anew": "counts .*the state is wrong",
        "changes_the_state_for_nothing": "nothing .*the state is changed",
        "wants_aligned_data": r"offsets sha256, 1 blocks \(64 bytes\) at offset 1: Segmentation "
                              r"fault",
        "wants_an_aligned_state": "counts .*Segmentation fault",
        "reads_after_the_state": "lengths .*touches the byte 0 after the end of state",
        "cannot_run_here": "lengths .*Illegal instruction",
        "uses_much_stack": "stack .*more stack is used than the manifest says",
        "spoils_rbx": "lengths .*rbx is not restored",
        "spoils_r15": "lengths .*r15 is not restored",
        "spoils_the_stack_pointer": "lengths .*the stack pointer is not restored",
        "leaves_the_direction_flag": "lengths .*the direction flag is left set",
        "writes_to_its_caller": "lengths .*the caller's frame is written to",
    },
    "schedule": {
        "writes_a_word_after": "calls .*writes the byte 0 after the end of wk",
        "writes_a_word_before": "calls .*writes the byte [1-4] before wk",
        "spoils_a_word": r"calls .*wk\[301\] is wrong",              # 37*8 + 5
        "reads_after_the_blocks": "calls .*touches the byte 0 after the end of data",
    },
    "rounds": {
        "takes_no_stride": "calls sha256, call 0, stride 1.*",
        "reads_after_the_schedule": "calls .*touches the byte [0-9]+ after the end of wk",
    },
}


def entry(kind: str, symbol: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "symbol": symbol, "hash": "sha256", "n": 8, "stack_bytes": 4096,
            "features": [], **more}


def stand_ins(folder: Path) -> Path:
    (folder / "k.inc").write_text(",".join(f"{int(k):#x}" for k in hashes.load("sha256").K))
    harness.run(["gcc", "-O1", "-c", "-w", "-fcf-protection=none", f"-I{folder}",
                 "-o", str(folder / "standins.o"), str(TOP / "tests" / "support" / "standins.c")])
    return folder / "standins.o"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[dict[str, Any]]]:
    folder = tmp_path_factory.mktemp("harness")
    kernels = [entry(kind, f"good_{kind}") for kind in WRONG]
    kernels += [entry(kind, symbol) for kind, wrong in WRONG.items() for symbol in wrong]
    kernels += [entry("blocks", "from_the_future", features=["sse2", "avx1024"])]
    source = folder / "future.S"
    source.write_text(".globl from_the_future\nfrom_the_future: ud2\n.section .note.GNU-stack\n")
    return harness.build_harness(folder, kernels, [stand_ins(folder), source], "gcc",
                                 sanitized=False), kernels


@pytest.fixture(scope="module")
def said(built: tuple[Path, list[dict[str, Any]]]) -> dict[str, harness.Result]:
    return harness.check_kernels(*built)


@pytest.mark.parametrize("kind", WRONG)
def test_a_right_kernel_passes(kind: str, said: dict[str, harness.Result]) -> None:
    assert said[f"good_{kind}"].status == "pass", said[f"good_{kind}"].words
    assert said[f"good_{kind}"].calls > 100


@pytest.mark.parametrize("symbol, words",
                         [item for wrong in WRONG.values() for item in wrong.items()])
def test_a_wrong_kernel_is_named_with_what_is_wrong(symbol: str, words: str,
                                                    said: dict[str, harness.Result]) -> None:
    assert said[symbol].status == "fail"
    assert any(re.match(words, line) for line in said[symbol].words), said[symbol].words


def test_a_feature_that_the_processor_lacks_is_a_skip_by_name(
        said: dict[str, harness.Result]) -> None:
    assert said["from_the_future"].status == "skip"
    assert said["from_the_future"].words == ["this processor has no avx1024"]


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_every_corrupter_is_caught_and_only_they(compiler: str, tmp_path: Path) -> None:
    if not shutil.which(compiler):
        pytest.skip(f"{compiler} is not installed")
    program = harness.build_harness(tmp_path, [], [], compiler)
    lines = harness.run([str(program), "stub"]).splitlines()
    seen = {line.split()[1]: int(line.split()[2], 16) for line in lines}
    assert seen.pop("nothing") == 0
    assert len(seen) == 15 and all(seen.values())
    item = ["rbx", "rbp", "r12", "r13", "r14", "r15", "rsp_up", "direction", "mxcsr", "x87",
            "above", "below"]
    assert [seen[name] for name in item] == [1 << bit for bit in range(12)]


def test_a_truncated_file_of_expected_results_is_reported(built: tuple[Path, list[dict[str, Any]]],
                                                          tmp_path: Path) -> None:
    (tmp_path / "answers").write_bytes(harness.expected_results(["sha256"], 2)[:5000])
    done = subprocess.run([str(built[0]), "check", str(tmp_path / "answers")], capture_output=True,
                          text=True)
    assert done.returncode == 2 and "too short" in done.stderr
