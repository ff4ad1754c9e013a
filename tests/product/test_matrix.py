"""The matrix finds what is wrong with a cell, forgets nothing, and leaves out no cell that
exists."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from generator.__main__ import main
from generator.compile import build
from generator.lab.measure import explore
from generator.lab.mutation import matrix
from generator.product import proof_cache, provenance, toolchain, write
from generator.request import requests
from generator.request.configs import Compiled, Kernel
from generator.request.kernels import allowed_values
from generator.request.option_table import KERNEL_OPTIONS, spelling
from generator.request.parse import valid_n
from generator.spec import hashes
from generator.x86 import target as isa


@cache
def all_configs() -> list[Compiled]:
    """Return every configuration of `make matrix`."""
    return matrix.matrix_configs(hashes.names(), isa.names())


def small_config(hash: str, isa_name: str, n: int) -> Kernel:
    return requests.resolve_configs({"hash": hash, "isa": isa_name, "n": str(n),
                                     "kind": "blocks"})[0]


@pytest.fixture
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Store results in a folder of the test and return it."""
    monkeypatch.setattr(matrix, "result_path", lambda config: tmp_path / f"{config.stem}.json")
    return tmp_path


# The list.

def test_every_n_with_every_lane_rotation_is_listed() -> None:
    there = {(c.hash, c.isa, c.n, c.lane_rot) for c in all_configs()
             if c.rot == isa.load(c.isa).rotations[0].name}
    for family in hashes.names():
        for name in isa.names():
            for n in set(valid_n(hashes.load(family), isa.load(name))) & {1, 2, 3, 4, 8, 16}:
                for rotation in isa.load(name).lane_rotations if not isa.load(
                    name).has_round_instructions else ():
                    assert ((family, name, n, rotation.name) in there or rotation.shuffles_bytes
                            and family != "sha512")


def test_every_value_of_every_option_is_listed_for_each_isa() -> None:
    for name in isa.names():
        for c in KERNEL_OPTIONS:
            for family in hashes.names():
                numbers = [n for n in valid_n(hashes.load(family), isa.load(name))
                           if n in matrix.LISTED_N]
                for value in allowed_values(c, family, name,
                                            numbers) if numbers and c.name != "uarch" else []:
                    assert any(x.manifest_fields[c.field] == spelling(value) for x in all_configs()
                               if (x.hash, x.isa)
                               == (family, name)), (c.name,
                                                    value)


def test_no_configuration_is_listed_twice_and_n_selects() -> None:
    assert len({c.stem for c in all_configs()}) == len(all_configs())
    assert {c.n for c in matrix.matrix_configs(["sha256"], ["avx512"], 3)} == {None, 3}
    assert not matrix.matrix_configs(["sha512"], ["shani"])


# What is seen.

def test_a_configuration_is_built_proved_and_run_or_emulated(apart: Path) -> None:
    for options in (small_config("sha1", "bmi2", 1), small_config("sha512", "avx512", 1)):
        result = matrix.examine_config(options)
        assert not result["wrong"] and result["built"] and result["run"] is not result["emulated"]
        if toolchain.assembler_command("gas") is None:
            pytest.skip(f"{options.stem} was emulated only: no assembler here")
        assert result["run"] or result["lacks"]


@pytest.mark.parametrize("kind", ["blocks", "schedule", "rounds"])
def test_a_kernel_of_another_hash_is_wrong_by_rows_and_by_silicon(kind: str) -> None:
    config = requests.resolve_configs({"hash": "sha1", "isa": "x64", "n": "1", "kind": kind})[0]
    program = build.compile(config, kind)
    right = list(matrix.sample_calls_of(config, kind))
    spoilt = [(arguments, bytes([wanted[0] ^ 1]) + wanted[1:]) for arguments, wanted in right]
    object = toolchain.assemble(write.config_texts(config, "nsms_", ["gas"])[0]["gas"], "gas")
    for calls, complaint in ((right, ""), (spoilt, f"{program.symbol} answers wrong on arguments")):
        assert matrix.run_emulated(program,
                                   calls).startswith(complaint) and bool(
                                       matrix.run_emulated(program,
                                                           calls)) == bool(complaint)
        if object is not None:
            assert (matrix.run_natively(object, program.symbol, calls)
                    == matrix.run_emulated(program, calls))


def test_a_crash_is_reported_and_ends_nothing_else() -> None:
    object = toolchain.assemble(".text\n.globl f\nf: ud2\n", "gas")
    if object is None:
        pytest.skip("no assembler here")
    assert matrix.run_natively(object, "f", [([bytes(8)], bytes(8))]) == "f dies of SIGILL"


def test_a_kernel_that_breaks_the_calling_convention_is_reported() -> None:
    object = toolchain.assemble(".text\n.globl f\nf: xor %ebx, %ebx\nret\n", "gas")
    if object is None:
        pytest.skip("no assembler here")
    assert matrix.run_natively(object, "f",
                               [([bytes(8)],
                                 bytes(8))]) == "f violates the calling convention on arguments [8]"


def test_messages_differ_and_leave_every_remainder() -> None:
    calls = list(matrix.sample_calls_of(small_config("sha256", "avx2", 4), "blocks"))
    assert [arguments[2] for arguments, _ in calls] == [*range(11), 17]
    assert len({w for _, w in calls}) == 12
    longest = calls[-1][0][1]
    assert (isinstance(longest, bytes)
            and len({longest[i:i + 64] for i in range(0, len(longest), 64)}) == 17)


# What is kept.

def test_an_unchanged_configuration_is_not_examined_again(apart: Path,
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    options = small_config("sha1", "x64", 1)
    first = matrix.examine_config(options)
    with monkeypatch.context() as now:
        now.setattr(matrix, "source_digest", lambda: "other sources")
        assert first["sources"] != matrix.hash_of_inputs()

    def never(*_: Any) -> None:
        raise AssertionError("looked at again")

    with monkeypatch.context() as now:
        now.setattr(matrix, "check_config", never)
        # nothing changed
        assert matrix.examine_config(options) == first
        # other sources, the same text and checker
        assert matrix.examine_config(options, "other sources")["again"]
        now.setattr(proof_cache, "trusted_base_hash", lambda: "another checker")
        assert "looked at again" in matrix.examine_config(options, "other sources still")["wrong"]
    # a failure took nothing away
    assert matrix.examine_config(options, "other sources")["again"]


@pytest.mark.parametrize("module, output",
                         [(provenance, provenance.source_digest),
                          (explore, explore.generator_hash)],
                         ids=["matrix", "explore"])
def test_what_was_found_before_a_file_of_data_changed_counts_no_more(
        module: Any, output: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PACKAGE", tmp_path)
    for ending in ("py", "json", "toml"):
        before = output.__wrapped__()
        (tmp_path / f"data.{ending}").write_text("changed")
        assert output.__wrapped__() != before, ending


def test_a_configuration_that_fails_is_named_and_stops_no_other(apart: Path,
                                                                monkeypatch: pytest.MonkeyPatch,
                                                                capsys: pytest.CaptureFixture[
                                                                    str]) -> None:
    real = matrix.generate_config

    def fail(config: Kernel, *rest: Any, **more: Any) -> Any:
        if config.rot == "shrd":
            raise toolchain.NotProved(f"{config.stem} is spoilt")
        return real(config, *rest, **more)

    wanted = [c for c in all_configs() if (c.hash, c.isa, c.n) == ("sha1", "x64", 1)][:3]
    assert [c.rot for c in wanted] == ["ror", "shrd", "shld"]
    monkeypatch.setattr(matrix, "generate_config", fail)
    monkeypatch.setattr(matrix, "matrix_configs", lambda *_: wanted)
    monkeypatch.setattr(matrix, "in_parallel",
                        lambda work, calls, progress: [work(*call) for call in calls])
    assert main(["matrix"]) == 1
    output = capsys.readouterr()
    assert "1 of 3 kernel configurations fail: sha1_x64_n1_shrd." in output.err
    assert "WRONG sha1_x64_n1_shrd: sha1_x64_n1_shrd is spoilt" in output.out
    assert sorted(p.stem for p in apart.iterdir()) == ["sha1_x64_n1", "sha1_x64_n1_shld"]
    assert main(["matrix", "--json"]) == 1
    assert [f["wrong"] for f in json.loads(capsys.readouterr().out)] == ["", "sha1_x64_n1_shrd is "
                                                                             "spoilt", ""]


def test_options_without_a_configuration_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["matrix", "--hash", "sha512", "--isa", "shani"]) == 2
    assert "no kernel configuration has sha512 shani" in capsys.readouterr().err


# A kernel that should wipe.

def test_a_wiping_kernel_that_leaves_something_is_refused_with_what_it_leaves(
        monkeypatch: pytest.MonkeyPatch) -> None:
    if toolchain.assembler_command("gas") is None:
        pytest.skip("no assembler here")
    options = requests.resolve_configs({"hash": "sha1", "isa": "avx", "n": "2", "kind": "blocks",
                                        "wipe": "1"})[0]
    assert write.generate_config(options, "nsms_", ["gas"], {}, True)
    monkeypatch.setattr(build, "add_zeroization", lambda program, isa: program)
    with pytest.raises(toolchain.NotProved,
                       match=r"must clear secrets, but leaves them in .*xmm\d+.*, \d+ bytes "
                             r"of the stack"):
        write.generate_config(options, "nsms_", ["gas"], {}, True)
