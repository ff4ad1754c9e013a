"""The command line and the Makefile: what is asked arrives as it was typed, nonsense is answered in
one or two lines."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from generator import __main__ as cli
from generator.cli import progress
from generator.files import TOP
from generator.product import write
from generator.request import option_table, requests
from generator.request.option_table import Rejected
from generator.request.requests import VARIABLES
from generator.x86 import target as isa

OPTIONS = ["--hash", "sha256", "--isa", "x64"]


def status(*words: str) -> int:
    return cli.main(words)


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    """Return stderr after checking that it has one or two lines that begin with the program's name.
    """
    text = capsys.readouterr().err
    assert text.startswith("nsms: ") and text.count("\n") in (1, 2) and "Traceback" not in text
    return text


# What is refused.

@pytest.mark.parametrize("words, output", [
    ("gen --hash sha3", "there is no hash 'sha3'; there is sha1, "),
    ("gen --isa mmx", "there is no ISA 'mmx'"),
    ("gen --hash sha512 --isa avx2 --n 6", "Try N=1, 2, 3, 4 or 8."),
    ("gen --isa x64 --n 2", "N=2"),
    ("gen --n two", "N=two is not a whole number"),
    ("gen --n -1", "N=-1 is too small"),
    ("gen --n=", "N= is not a whole number"),
    ("gen --isa avx2 --lane-rot prol", "avx2 has no lane rotation 'prol'; it has shift-xor"),
    ("gen --isa x64 --rot rorx", "x64 has no rotation 'rorx'; it has ror"),
    ("gen --prefix 9x-", "PREFIX=9x-"),
    ("gen --syntax masm", "there is no syntax 'masm'; there is gas, nasm, both, att, go."),
    ("gen --kind blcks", "there is no kind 'blcks'"),
    ("list --m 7", "Leave M out."), ("list --kind multi --n 8", "does not take N=8. Leave N out."),
    ("list --kind blocks --m 8", "Try KIND=multi."), ("gen --carry spread", "is reserved"),
    ("list --kind rounds", "there is blocks, multi"),
    ("gen --kind multi --hash sha256 --isa avx --table broadcast", "Leave TABLE out."),
    ("tune --kind rounds --hash sha1", "only kernels of kind blocks, multi and pairs are searched: "
                                       "leave KIND out."),
    ("gen --uarch z80", "z80"),
    ("gen --out /dev/null/x", "OUT=/dev/null/x"),
    ("gen --out=", "OUT= names no folder"),
    ("gen --ias avx2", "'--isa'"),
    ("gen --n", "requires an argument"),
    ("gen more", "unexpected extra argument"),
    ("gne", "there is no command 'gne'. Did you mean gen?"),
    ("list --hash md5", "there is no hash 'md5'"),
    ("vendor --hash sha256 --isa avx2", "DEST"),
    ("vendor --dest build/vendored", "HASH is missing"),
    ("vendor --dest build/vendored --lib 1 --kind rounds", "LIB=1 copies the library, which needs "
                                                           "kernels of KIND=blocks"),
    ("vendor --dest build/vendored --lib all --kind schedule", "LIB=all copies the library, which "
                                                               "needs kernels of KIND=blocks"),
    ("vendor --dest /dev/null/x --hash sha256 --isa x64", "/dev/null/x"),
    ("bench --seconds soon", "SECONDS=soon is not a number"),
    ("bench --sizes 64,big", "SIZES=big is not a whole number"),
    ("bench --hash md5", "there is no hash 'md5'"),
    ("bench --out /nonexistent", "there is no /nonexistent/manifest.json, so there is no kernel to "
                                 "measure"),
    ("bench --out build/bootstrap.lock", "there is no build/bootstrap.lock/manifest.json"),
    ("fresh --out /nonexistent",
     "/nonexistent/manifest.json, which states the commands, is missing"),
])
def test_nonsense_is_answered_with_what_would_work(words: str, output: str,
                                                   capsys: pytest.CaptureFixture[str]) -> None:
    assert status(*words.split()) == 2
    assert output in complaint(capsys)


def test_nothing_half_written_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                    capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert status("gen", *OPTIONS, "--no-prove", "--out", str(out)) == 0
    before = {p: p.read_bytes() for p in out.rglob("*") if p.is_file()}

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(write.emit, "print_header", stopped)
    assert status("gen", "--hash", "sha1", "--isa", "x64", "--no-prove", "--out", str(out)) == 130
    capsys.readouterr()
    assert {p: p.read_bytes() for p in out.rglob("*") if p.is_file()} == before


def test_an_internal_error_is_two_lines_and_its_traceback_an_option(monkeypatch: pytest.MonkeyPatch,
                                                                    capsys: pytest.CaptureFixture[
                                                                        str]) -> None:
    def wrong(*_: object) -> None:
        raise ZeroDivisionError("for the test")

    monkeypatch.delenv("NSMS_DEBUG", raising=False)
    monkeypatch.setattr(isa, "names", wrong)
    assert status("list") == 1
    assert "ZeroDivisionError at test_cli.py" in complaint(capsys)
    monkeypatch.setenv("NSMS_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        status("list")


def test_an_interruption_is_one_quiet_line(monkeypatch: pytest.MonkeyPatch,
                                           capsys: pytest.CaptureFixture[str]) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(isa, "names", stopped)
    assert status("list") == 130
    assert complaint(capsys).count("\n") == 1


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"'{sys.executable}' -m generator list | head -n 1"
    done = subprocess.run(command, shell=True, cwd=TOP, capture_output=True, text=True)
    assert done.stdout.startswith("ISA=") and done.stderr == ""


def test_make_says_nothing_either_when_a_reader_goes_away() -> None:
    assert make("set-up").returncode == 0
    alone = {name: value for name, value in os.environ.items()
             if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run("make list | head -n 1", shell=True, cwd=TOP, capture_output=True,
                          text=True, env=alone)
    assert done.stdout.startswith("ISA=") and done.stderr == ""


# What works.

def test_the_version_is_printed_in_a_checkout(capsys: pytest.CaptureFixture[str]) -> None:
    assert status("--version") == 0
    version = tomllib.loads((TOP / "pyproject.toml").read_text())["project"]["version"]
    first, base, *more = capsys.readouterr().out.splitlines()
    assert first == f"nsms, version {version}" and not more
    assert re.fullmatch(r"trusted base [0-9a-f]{64} \([0-9]+ files\), iced-x86 \S+, Python \S+",
                        base), base


def test_make_puts_a_command_into_the_environment(tmp_path: Path) -> None:
    assert make("set-up").returncode == 0
    (tmp_path / "link").symlink_to(TOP / ".venv" / "bin" / "nsms")
    for command in (TOP / ".venv" / "bin" / "nsms", tmp_path / "link"):
        done = subprocess.run([command, "list", "--isa", "x64"], cwd=tmp_path, capture_output=True,
                              text=True)
        assert done.returncode == 0 and done.stdout.startswith("ISA=x64"), done.stderr
        assert subprocess.run([command, "gne"], cwd=tmp_path, capture_output=True).returncode == 2


def test_the_list_of_commands_is_not_cut(capsys: pytest.CaptureFixture[str]) -> None:
    assert status("--help") == 0
    text = capsys.readouterr().out
    listed = text.partition("Commands:")[2]
    assert "..." not in listed and all(re.search(rf"^  {name} ", listed, re.M)
                                       for name in cli.nsms.commands)


def test_list_offers_no_microarchitecture_that_gen_refuses(
        capsys: pytest.CaptureFixture[str]) -> None:
    for config, offered in ((["--isa", "avx512", "--n", "16"], False),
                            (["--isa", "avx2", "--n", "8"], True)):
        assert status("list", "--hash", "sha256", *config) == 0
        assert ("zen3" in capsys.readouterr().out) == offered
        options = {"hash": "sha256", "uarch": "zen3", "isa": config[1], "n": config[3]}
        if offered:
            assert requests.resolve_configs(options)
        else:
            with pytest.raises(Rejected, match="nothing was tuned for zen3"):
                requests.resolve_configs(options)


@pytest.mark.parametrize("terminal", [False, True])
def test_long_work_says_that_it_goes_on_where_no_bar_is_seen(terminal: bool,
                                                             monkeypatch: pytest.MonkeyPatch,
                                                             capsys: pytest.CaptureFixture[
                                                                 str]) -> None:
    monkeypatch.setattr(progress, "QUIET_SECONDS", 0.01)
    monkeypatch.setattr(progress, "QUICK_COMMANDS", ())
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal, raising=False)
    delays = [0.1]  # seconds, of the first call alone
    monkeypatch.setattr(isa, "names", lambda: delays and time.sleep(delays.pop()) or ["x64"])
    assert status("list", "--hash", "sha1") == 0
    lines = capsys.readouterr().err.splitlines()
    assert lines == [] if terminal else (lines[0].startswith("nsms list: running for more than")
                                         and lines[1].startswith("nsms list: done")
                                         and len(lines) == 2)
    monkeypatch.setattr(progress, "QUIET_SECONDS", 60)
    assert status("list", "--hash", "sha1") == 0
    assert capsys.readouterr().err == ""


def test_a_progress_bar_prints_nothing_without_a_terminal(
        capsys: pytest.CaptureFixture[str]) -> None:
    with progress.show_progress_bar(600, "s") as report:
        report(3, "sha256_avx2_n8")
    assert capsys.readouterr() == ("", "")


def test_every_command_has_help_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    for name in cli.nsms.commands:
        assert status(name, "--help") == 0
        text = capsys.readouterr().out
        assert re.search(rf"^ +nsms {name}\b", text, re.M), f"{name} --help shows no example"
    assert status() == 0 and status("--help") == 0


def test_list_prints_the_default_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert status("list", "--isa", "avx2", "--hash", "sha224", "--json") == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert (entry["hash"] == "sha256" and entry["natural_n"] == 8
            and {1, 2, 8, 16} <= set(entry["n"]))
    standard = option_table.defaults("sha256", "avx2")
    assert [entry["rot"][0], entry["lane_rot"][0], entry["chmaj"][0]] == [
        standard["rot"], standard["lane_rot"], standard["chmaj"]]


def test_list_prints_what_a_configuration_allows(capsys: pytest.CaptureFixture[str]) -> None:
    assert status("list", "--m", "2", "--isa", "shani", "--json") == 0
    output = json.loads(capsys.readouterr().out)
    assert [(row["hash"], row["m"], "lane_rot" in row)
            for row in output] == [("sha1", [2], False), ("sha256", [2], False)]
    assert status("list", "--kind", "multi", "--isa", "avx512", "--hash", "sha512") == 0
    said = capsys.readouterr().out
    assert ("  M         8 16\n  LANE_ROT  prol, " in said and "  CHMAJ     sum, mux, andn, apart, "
                                                               "fips (with MIX)\n" in said)
    assert status("list", "--kind", "pairs", "--isa", "avx512", "--hash", "sha512") == 0
    assert "  MIX       0\n" in (said := capsys.readouterr().out) and "CHMAJ" not in said
    assert status("list", "--isa", "avx2", "--hash", "sha256") == 0
    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    output = {line[0]: line[1] for line in lines}
    assert output["N"] == "1-8 16" and output["GATHER"].endswith("gather (N=5-8 16)")
    assert output["LAYOUT"] == "packed, idle (N=2-3)"
    assert status("list", "--isa", "avx2", "--hash", "sha256", "--n", "2", "--json") == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert (entry["n"] == [2] and entry["gather"] == ["transpose"]
            and "addk" not in entry)
    assert status("list", "--isa", "avx2", "--hash", "sha512", "--n", "6") == 2
    assert "N=6" in complaint(capsys)


def test_option_names_are_heeded_as_make_spells_them(tmp_path: Path,
                                                     capsys: pytest.CaptureFixture[str]) -> None:
    assert status("gen", "--HASH=sha256", "--ISA=x64", f"--OUT={tmp_path}", "--LANE_ROT=prol") == 2
    assert "lane rotation 'prol'" in complaint(capsys)
    assert status("gen", "--HASH=sha256", "--ISA=x64", "--KIND=rounds", f"--OUT={tmp_path}",
                  "--json") == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert (tmp_path / entry["gas"]).exists() and (tmp_path / entry["nasm"]).exists()


# Freshness.

@pytest.fixture
def generated_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                     capsys: pytest.CaptureFixture[str]) -> Path:
    """Return a folder with one kernel, which is also the whole committed set."""
    # whose proofs take least
    configs = requests.resolve_configs({"hash": "sha1", "isa": "shani"})
    monkeypatch.setattr("generator.request.requests.committed_configs", lambda: configs)
    assert status("gen", "--out", str(tmp_path / "out")) == 0
    assert {"sha1_shani_n1.S"} == {path.name for path in (tmp_path / "out" / "gas").iterdir()}
    capsys.readouterr()
    return tmp_path / "out"


def test_what_was_just_made_is_fresh(generated_folder: Path,
                                     capsys: pytest.CaptureFixture[str]) -> None:
    assert status("fresh", "--out", str(generated_folder)) == 0


def test_a_changed_byte_a_missing_file_and_a_stranger_are_stale(generated_folder: Path,
                                                                capsys: pytest.CaptureFixture[
                                                                    str]) -> None:
    gas, nasm = sorted((generated_folder / "gas").iterdir())[0], sorted(
        (generated_folder / "nasm").iterdir())[0]
    gas.write_text(gas.read_text().replace("ret", "RET", 1))
    nasm.unlink()
    (generated_folder / "gas" / "stranger.S").write_text("")
    manifest = generated_folder / "manifest.json"
    manifest.write_text(manifest.read_text().replace('"frame": "fixed"', '"frame": "rbp"', 1))
    assert status("fresh", "--out", str(generated_folder)) == 1
    said = capsys.readouterr()
    assert (f"gas/{gas.name}: differs from line" in said.out
            and f"nasm/{nasm.name}: missing" in said.out)
    assert "gas/stranger.S: no command makes it" in said.out
    assert 'frame is "rbp", should be "fixed"' in said.out
    assert "nsms: " in said.err and "4 differences" in said.err


# Vendoring.

def vendor(dest: Path, *more: str) -> int:
    return status("vendor", "--dest", str(dest), *OPTIONS, *more)


@pytest.mark.few(2)
@pytest.mark.parametrize("syntax, prefix", [("gas", "nsms_"), ("gas", "mine_"), ("nasm", "nsms_"),
                                            ("both", "nsms_"),
                                            ("att", "nsms_")])
def test_the_line_that_vendor_prints_builds_a_program(syntax: str, prefix: str, tmp_path: Path,
                                                      capsys: pytest.CaptureFixture[str]) -> None:
    if syntax == "nasm" and not shutil.which("nasm"):
        pytest.skip("nasm is not installed")
    dest = tmp_path / "the sha's"
    assert vendor(dest, "--syntax", syntax, "--prefix", prefix) == 0
    line = capsys.readouterr().out.strip()
    kernels = {f"sha256_x64_n1.{end}" for end in {"gas": ["S"], "att": ["S"], "nasm": ["asm"],
                                                  "both": ["S", "asm"]}[syntax]}
    assert {p.name for p in dest.iterdir() if p.suffix != ".license"} == {
        *kernels, "nsms.h", "example.c", "LICENSE", "LICENSES", "VENDORED.md", "nsms_verify.py",
        "nsms_verify.json"}
    done = subprocess.run(f"{line} && ./example", shell=True, cwd=tmp_path, capture_output=True,
                          text=True)
    assert done.stdout.startswith("ba7816bf"), done.stderr
    assert f"{prefix}sha256_blocks_x64_n1(" in (dest / "example.c").read_text()
    assert "    make vendor HASH=sha256 ISA=x64" in (dest / "VENDORED.md").read_text()
    licence = (dest / "LICENSE").read_text()
    assert all(words in licence for words in ("Apache License", "ISC License", "MIT License"))


def test_vendoring_again_writes_the_same(tmp_path: Path) -> None:
    assert vendor(tmp_path) == 0
    first = {p.name: p.read_bytes() for p in tmp_path.iterdir() if p.is_file()}
    assert vendor(tmp_path) == 0
    assert {p.name: p.read_bytes() for p in tmp_path.iterdir() if p.is_file()} == first


@pytest.mark.parametrize("name", ["nsms.h", "sha256_x64_n1.S", "LICENSE", "VENDORED.md"])
def test_a_file_of_somebody_else_is_not_overwritten(name: str, tmp_path: Path,
                                                    capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / name).write_text("mine")
    assert vendor(tmp_path) == 2
    assert name in complaint(capsys)
    assert ([p.name for p in tmp_path.iterdir()] == [name]
            and (tmp_path / name).read_text() == "mine")


def test_a_vendored_file_that_was_edited_is_not_overwritten(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert vendor(tmp_path) == 0
    capsys.readouterr()
    (tmp_path / "nsms.h").write_text("edited")
    assert vendor(tmp_path) == 2
    assert "has been changed since" in complaint(capsys)
    assert (tmp_path / "nsms.h").read_text() == "edited"


# make.

def make(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    stored = {name: value for name, value in os.environ.items()
              if not name.startswith(("MAKE", "MFLAGS", "GNUMAKE"))}
    return subprocess.run(["make", *words], cwd=TOP, capture_output=True, text=True,
                          env={**stored, **environment})


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
    ("gen HASH=sha3", "nsms: there is no hash 'sha3'"),
])
def test_make_rejects_variables_without_meaning(words: str, output: str) -> None:
    done = make(*words.split())
    assert done.returncode == 2 and output in done.stderr and done.stdout == ""
    assert len(done.stderr.splitlines()) <= 3


def test_make_help_names_every_target_and_variable() -> None:
    done = make("help")
    assert done.returncode == 0 and done.stderr == ""
    text = (TOP / "Makefile").read_text()
    targets = re.findall(r"^(?:COMMANDS|OTHERS) := (.*)$", text, re.M)
    names = {v.upper() for v in VARIABLES} | {"SYNTAX", "PREFIX", "OUT", "DEST", "SIZES",
                                                       "SECONDS"}
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


def test_the_gate_installs_every_extra_and_lists_what_was_skipped(tmp_path: Path) -> None:
    gate = (TOP / ".ci" / "run").read_text()
    assert "make set-up-gate" in gate
    extras = tomllib.loads((TOP / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    levels = re.search(r'^EXTRAS = .*"gate": \((.*?)\)', (TOP / ".ci" / "bootstrap.py").read_text(),
                       re.M | re.S)
    assert levels and set(re.findall(r'"(.*?)"', levels[1])) == set(extras)
    assert "make test-all" in gate
    (tmp_path / "log").write_text(
        "skipped 2: no cargo: none\n==== 3 passed, 2 skipped in 1.20s ====\nFAILED tests/c.py\n"
        "skipped 1: no cargo: none\nskipped 1: no wine\n"
        "== 1 failed, 41 passed, 2 skipped, 9 deselected in 61.00s (0:01:01) ==\n")
    lines = [re.search(pattern, gate, re.M | re.S)
             for pattern in (r"^counted\(\).*?^}$", r"^sed -nE .*?\| sort.*?$")]
    assert lines[0] and lines[1]
    count = "counted passed; counted failed; counted skipped; counted xfailed"
    script = f"{lines[0][0]}\n{count}\n{lines[1][0]}"
    done = subprocess.run(["bash", "-c", script], env={**os.environ, "log": str(tmp_path / "log")},
                          capture_output=True, text=True)
    assert (done.stdout
            == "44\n1\n4\n0\nskipped 3: no cargo: none\nskipped 1: no wine\n"), done.stderr


def test_what_a_test_needs_is_pinned() -> None:
    pins = {line.split("==")[0].lower() for line in (TOP / ".ci" / "pins.txt").read_text().split()}
    project = tomllib.loads((TOP / "pyproject.toml").read_text())["project"]
    wanted = {name.split("==")[0].lower() for names in project["optional-dependencies"].values()
              for name in names}
    assert (wanted <= pins
            and all("==" in name for names in project["optional-dependencies"].values()
                    for name in names))


def test_required_versions_are_ranges_that_contain_the_pinned_version() -> None:
    pins = dict(line.lower().split("==") for line in (TOP / ".ci" / "pins.txt").read_text().split())
    needs = [Requirement(text)
             for text in tomllib.loads((TOP / "pyproject.toml").read_text())["project"][
                 "dependencies"]]
    assert [r.name for r in needs] == ["Jinja2", "click", "iced-x86", "pyelftools", "tqdm"]
    for requirement in needs:
        assert sorted(s.operator for s in requirement.specifier) == ["<", ">="], requirement
        assert pins[requirement.name.lower()] in requirement.specifier, requirement


def test_nobody_is_sent_to_the_project_that_has_our_name_elsewhere() -> None:
    name = tomllib.loads((TOP / "pyproject.toml").read_text())["project"]["name"]
    assert name == "nsms-sha2"
    files = [*(TOP / "generator").rglob("*.py"), *(TOP / "docs").rglob("*.md"), TOP / "README.md",
             TOP / "Makefile"]
    assert [f.name for f in files if re.search(r"pip install '?nsms(?!-sha2)", f.read_text())] == []


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


def test_the_bootstrap_refuses_what_it_does_not_know() -> None:
    done = subprocess.run([sys.executable, ".ci/bootstrap.py", "everything"], cwd=TOP,
                          capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr.startswith("nsms: ")


# What is installed.

def test_every_package_is_installed() -> None:
    listed = tomllib.loads((TOP / "pyproject.toml").read_text())["tool"]["setuptools"]["packages"]
    there = {".".join(["nsms", *p.parent.relative_to(TOP / "generator").parts])
             for p in (TOP / "generator").rglob("__init__.py")}
    assert there <= set(listed)


# What can be varied is told in one place; what people wrote elsewhere says the same.

def test_every_value_of_every_option_has_a_meaning() -> None:
    output = {(c.name, value): meaning for c in option_table.ALL_OPTIONS for value,
              meaning in option_table.meanings_by_spelling(c).items()}
    assert ("gather", "insert") in output and [key for key, meaning in output.items()
                                               if not meaning.strip()] == []


def option_rows(page: str) -> dict[str, tuple[list[str], str]]:
    """Return values and example of each option that docs/options.md describes, by the option's
    name."""
    rows = re.findall(r"^\| ([A-Z_]+) \| (.*?) \| .* \| `make gen (.*)` \|$", page, re.M)
    assert len({name for name, _, _ in rows}) == len(rows), "an option has two rows"
    return {name.lower(): (re.findall("`([^`]+)`", values), example)
            for name, values, example in rows}


def wrong_rows(page: str) -> list[str]:
    """Return differences between docs/options.md and the option table: missing and unknown options
    and values, and examples that do not set their option or are invalid."""
    rows = option_rows(page)
    out = [f"{name}: there is no such option"
           for name in sorted(rows.keys() - {c.name for c in option_table.ALL_OPTIONS})]
    for option in option_table.ALL_OPTIONS:
        if option.name not in rows:
            out.append(f"{option.name} is missing")
            continue
        texts, example = rows[option.name]
        values, valid_values = {word for text in texts for word in text.split()}, set(
            option_table.meanings_by_spelling(option))
        out += [f"{option.name}: {value} is missing" for value in sorted(valid_values - values)]
        out += [f"{option.name}: there is no {value}" for value in sorted(values - valid_values)]
        words = dict(word.split("=", 1) for word in example.split())
        if option.name.upper() not in words:
            out.append(f"{option.name}: the example does not set it")
        try:
            requests.resolve_configs({name.lower(): value for name, value in words.items()
                                      if name != "OUT"})
        except Rejected as error:
            out.append(f"{option.name}: {error}")
    return out


def test_the_readme_lists_the_values_that_there_are() -> None:
    page = (TOP / "docs" / "options.md").read_text()
    assert "(docs/options.md)" in (TOP / "README.md").read_text()
    assert wrong_rows(page) == []


@pytest.mark.parametrize("old, new, wrong", [
    ("`flat nested`", "`flat`", ["sigma: nested is missing"]),
    ("`transpose insert gather`", "`transpose inserted gather`",
     ["gather: insert is missing", "gather: there is no inserted"]),
    ("| FRAME |", "| FRAMES |", ["frames: there is no such option", "frame is missing"]),
    ("N=8 WIPE=1`", "N=8`", ["wipe: the example does not set it"]),
    ("| MIX | `0 1 2` |", "| MIX | `0 1` |", ["mix: 2 is missing"]),
])
def test_a_wrong_row_of_the_options_is_found(old: str, new: str, wrong: list[str]) -> None:
    page = (TOP / "docs" / "options.md").read_text()
    assert page.count(old) == 1
    assert wrong_rows(page.replace(old, new)) == wrong


def test_an_example_that_makes_no_sense_is_found() -> None:
    page = (TOP / "docs" / "options.md").read_text()
    assert ([line[:5] for line in wrong_rows(page.replace("ISA=x64 ROT=shrd", "ISA=x64 ROT=rorx"))]
            == ["rot: "])


def test_make_help_lists_the_values_that_there_are() -> None:
    output = (TOP / "Makefile").read_text().partition("define HELP")[2].partition("endef")[0]
    for name in ("rot", "lane_rot", "gather", "table", "layout", "sigma", "chmaj", "frame"):
        said = re.search(rf"\b{name.upper()} +((?:\S+ )*\S+)", output)
        values = set(option_table.meanings_by_spelling(option_table.option_named(name)))
        assert said and set(said[1].rpartition(": ")[2].split()) == values, name
