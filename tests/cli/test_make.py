"""The Makefile: what is typed arrives as it was typed, and nonsense is answered in two lines."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from generator.files import TOP
from generator.request import option_table
from generator.request.requests import VARIABLES


@pytest.fixture(autouse=True)
def same_python(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """By another Python on the PATH make would build .venv again, under the tests that run."""
    folder = tmp_path_factory.mktemp("python")
    (folder / "python3").symlink_to(sys._base_executable)     # type: ignore[attr-defined]
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")


def make(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    stored = {name: value for name, value in os.environ.items()
              if not name.startswith(("MAKE", "MFLAGS", "GNUMAKE"))}
    return subprocess.run(["make", *words], cwd=TOP, capture_output=True, text=True,
                          env={**stored, **environment})


def test_make_says_nothing_either_when_a_reader_goes_away() -> None:
    assert make("set-up").returncode == 0
    alone = {name: value for name, value in os.environ.items()
             if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run("make list | head -n 1", shell=True, cwd=TOP, capture_output=True,
                          text=True, env=alone)
    assert done.stdout.startswith("ISA=") and done.stderr == ""


def test_make_puts_a_command_into_the_environment(tmp_path: Path) -> None:
    assert make("set-up").returncode == 0
    (tmp_path / "link").symlink_to(TOP / ".venv" / "bin" / "nsms")
    for command in (TOP / ".venv" / "bin" / "nsms", tmp_path / "link"):
        done = subprocess.run([command, "list", "--isa", "x64"], cwd=tmp_path, capture_output=True,
                              text=True)
        assert done.returncode == 0 and done.stdout.startswith("ISA=x64"), done.stderr
        assert subprocess.run([command, "gne"], cwd=tmp_path, capture_output=True).returncode == 2


def test_make_passes_what_was_typed_and_heeds_nothing_of_the_environment() -> None:
    done = make("-n", "gen", "ISA=avx2", "N=8", HASH="sha3", SYNTAX="masm", LANE_ROT="none")
    assert re.search(r"-m generator gen +--ISA='avx2' +--N='8' +\|\| \{[^\n]*$",
                     done.stdout), done.stdout


@pytest.mark.few(3)
@pytest.mark.parametrize("value", ["it's", '"quoted"', "two words", "$HOME `id` $(shell id)",
                                   "a;b&c|d", "-x", "*", ""])
def test_a_value_reaches_the_program_as_it_was_typed(value: str) -> None:
    done = make("list", f"HASH={value}")
    assert done.returncode == 2
    assert f"there is no hash {value!r};" in done.stderr, done.stderr


@pytest.mark.parametrize("words, output", [
    ("gen IAS=avx2", "nsms: there is no variable IAS. Did you mean ISA?"),
    ("gen hash=sha256", "nsms: there is no variable hash. Did you mean HASH?"),
    ("test ISA=avx2", "nsms: test takes no ISA; it takes no variables"),
    ("bench PREFIX=x_", "nsms: bench takes no PREFIX; it takes HASH ISA"),
    ("tset", "nsms: there is no target 'tset'"),
    ("list ISA avx2", "nsms: there is no target 'ISA'; there is gen list"),
    ("prove generated/gas/sha256_x64_n1.S", "nsms: there is no target 'generated/gas/sha256_x64_"),
    ("ISA=avx2 N=8", "nsms: no target is named. Try make gen "),
    ("prove FILE=mine.S", "nsms: there is no variable FILE. prove takes CARRY"),
    ("bench SIZE=64", "nsms: there is no variable SIZE. Did you mean SIZES?"),
    ("list JSON=1", "nsms: there is no variable JSON. list takes HASH"),
    ("gen HASH=sha3", "nsms: there is no hash 'sha3'")])
def test_make_rejects_variables_without_meaning(words: str, output: str) -> None:
    done = make(*words.split())
    assert done.returncode == 2 and output in done.stderr and done.stdout == ""
    assert len(done.stderr.splitlines()) <= 3


def test_make_help_names_every_target_and_variable() -> None:
    done = make("help")
    assert done.returncode == 0 and done.stderr == ""
    text = (TOP / "Makefile").read_text()
    targets = re.findall(r"^(?:COMMANDS|OTHERS) := (.*)$", text, re.M)
    names = {v.upper() for v in VARIABLES} | {"SYNTAX", "PREFIX", "OUT", "DEST", "SIZES", "SECONDS"}
    for name in [*" ".join(targets).split(), *names]:
        assert re.search(rf"\b{name}\b", done.stdout), name
    assert max(map(len, done.stdout.splitlines())) <= 120


def test_the_makefile_knows_every_variable_of_a_request() -> None:
    options = re.search(r"^OPTIONS := ((?:.*\\\n)*.*)$", (TOP / "Makefile").read_text(), re.M)
    assert options
    assert options[1].replace("\\\n", " ").split() == [name.upper() for name in VARIABLES]


def test_a_bootstrap_that_is_done_says_nothing_and_runs_no_program() -> None:
    assert make("set-up-test").returncode == 0
    again = make("set-up-test")
    assert again.returncode == 0 and again.stdout == again.stderr == ""
    program = """
import runpy, subprocess, sys
subprocess.run = None
bootstrap = runpy.run_path(".ci/bootstrap.py")
if sys.argv.pop() == "missing":
    bootstrap["main"].__globals__.update(
        ready=lambda level: False, set_up=lambda level: bootstrap["run"]("true"))
sys.exit(bootstrap["main"]())
"""
    for environment, status in (("there", 0), ("missing", 1)):
        done = subprocess.run([sys.executable, "-c", program, "test", environment], cwd=TOP,
                              capture_output=True, text=True)
        assert done.returncode == status, "a program that is run is seen"
    assert "'NoneType' object is not callable" in done.stderr


def test_make_expands_nothing_that_was_typed(tmp_path: Path) -> None:
    make("list", f"HASH=$(shell touch {tmp_path}/a)", f"CC=$(shell touch {tmp_path}/b)")
    make("-n", "gen", f"ISA=$(shell touch {tmp_path}/c)")
    assert list(tmp_path.iterdir()) == []
    done = make("list", "PYTHON=/nonexistent")
    assert (done.stderr.splitlines()[0] == "nsms: PYTHON=/nonexistent is no program. Try "
                                           "PYTHON=python3")
    assert (len(done.stderr.splitlines()) == 2
            and done.returncode == 2), "make adds a line of its own"


def test_only_what_runs_the_tests_installs_their_tools() -> None:
    for command in ("gen", "verify", "prove", "mutants"):
        assert "bootstrap.py run" in make("-n", command).stdout
    assert "bootstrap.py test" in make("-n", "fuzz").stdout
    done = make("fuzz", "SECONDS=x", "PYTHON=/nonexistent")
    assert done.returncode == 2 and "SECONDS is a whole number" in done.stderr.splitlines()[0]


def test_make_help_lists_the_values_that_there_are() -> None:
    output = (TOP / "Makefile").read_text().partition("define HELP")[2].partition("endef")[0]
    for name in ("rot", "lane_rot", "gather", "table", "layout", "sigma", "chmaj", "frame"):
        said = re.search(rf"\b{name.upper()} +((?:\S+ )*\S+)", output)
        values = set(option_table.meanings_by_spelling(option_table.option_named(name)))
        assert said and set(said[1].rpartition(": ")[2].split()) == values, name
