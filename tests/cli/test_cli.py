"""The command line: what works, what is refused and what would work instead."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest
from command import Nsms

from generator import __main__ as cli
from generator import files
from generator.cli import progress
from generator.files import TOP
from generator.product import preference, toolchain, vendor, write
from generator.product.manifest import MANIFEST_FIELDS, read_manifest
from generator.request import option_table, requests
from generator.request.option_table import Rejected, is_accepted
from generator.request.requests import parse_request, resolve_configs
from generator.x86 import target as isa
from generator.x86.uarch import processors
from generator.x86.uarch.processors import UNKNOWN, find_processor


@pytest.mark.parametrize("words, output", [
    ("gen --hash sha3", "there is no hash 'sha3'; there is sha1, "),
    ("gen --isa mmx", "there is no ISA 'mmx'"), ("gen --kind blcks", "there is no kind 'blcks'"),
    ("gen --hash sha512 --isa avx2 --n 6", "Try N=1, 2, 3, 4 or 8."),
    ("gen --n two", "N=two is not a whole number"), ("gen --n -1", "N=-1 is too small. Try N=1."),
    ("gen --n 7.5", "N=7.5 is not a whole number. Try N=8."),
    ("gen --len 1" + 20 * "0", "Try LEN=1048576."),
    ("gen --isa avx2 --lane-rot prol", "avx2 has no lane rotation 'prol'; it has shift-xor"),
    ("gen --forms align --isa avx2", "(avx512, avx512vl have align.) Leave FORMS out."),
    ("gen --prefix 9x-", "PREFIX=9x-"), ("gen --syntax masm", "there is no syntax 'masm'"),
    ("list --m 7", "Leave M out."), ("list --kind blocks --m 8", "Try KIND=multi."),
    ("gen --carry spread", "there is no CARRY 'spread'"),
    ("list --hash md5", "there is no hash 'md5'"),
    ("list --isa sha512ni --hash sha256", "Try ISA=avx2."),
    ("gen --hash SHA-256", "Did you mean sha256?"), ("gen --lanerot prol", "--lane-rot"),
    ("gen ISA=avx2 N=8", "ISA=avx2 is how make spells it. Try --isa avx2."),
    ("gen --hash sha256 --isa x64 --hash=sha512", "--hash takes one value"),
    ("gen --flavour linux --syntax both", "SYNTAX=att, not both. Leave SYNTAX out."),
    ("gen --hash sha256 --isa avx2 --len 64 --mix 1 --dump plan", "MIX"),
    ("gen --out /dev/null/x", "OUT=/dev/null/x"), ("gen --out=", "OUT= names no folder"),
    ("gen --ias avx2", "'--isa'"), ("gen --n", "requires an argument"),
    ("gen more", "unexpected extra argument"), ("gne", "Did you mean gen?"),
    ("tune --kind rounds --hash sha1", "are searched: leave KIND out."),
    ("vendor --hash sha256 --isa avx2", "DEST"),
    ("vendor --dest build/refused", "vendor cannot have no HASH, which is for a library"),
    ("vendor --dest build/refused --lib 1 --kind rounds", "needs kernels of KIND=blocks"),
    ("vendor --dest /dev/null/x --hash sha256 --isa x64", "/dev/null/x"),
    ("bench --seconds soon", "'soon' is not a valid float"),
    ("bench --sizes 64,big", "SIZES=big is not a whole number"),
    ("bench --sizes 0", "SIZES=0 has no sizes to measure"),
    ("bench --n 5", "has no such kernel. Try `make gen N=5 KIND=blocks`"),
    ("bench --out /nonexistent", "there is no /nonexistent/manifest.json"),
    ("fresh --out /nonexistent", "/nonexistent/manifest.json, which states the commands"),
    ("bounds --m 3 --isa avx2", "M=3, which is for"), ("mutants --n 77", "N=77"),
    ("prove --n 77", "N=77"), ("prove --time-limit 0", "--time-limit means nothing there"),
    ("prove --object x.o --symbol f --hash sha256 --kind blocks --assume foo=xy",
     "--assume foo=xy is neither"),
    ("run --isa x64 --n 2 FILE", "Try N=1"),
    ("gen --shape merkle", "shape 'merkle'"), ("gen --const 8:8=0000000g", "CONST=8:8=0000000g"),
    ("gen --shape hmac --const 0:0=00000000", "0:0=00000000"),
    ("gen --const 8:8=00000000 --len 32", "CONST=8:8"),
    ("gen --hash sha256 --lens 64,100", "block of 100 bytes holds message bytes; 64 bytes and"),
    ("gen --lens " + 26 * "9", "is too large"), ("gen --lens 64,x", "LENS=x is not a whole number"),
    ("gen --out build/refused --flavour openzfs --len 64", "Leave LEN out."),
    ("gen --out build/refused --flavour openzfs --hash sha1", "it has sha256 on x64"),
    ("gen --out build/refused --flavour openzfs --prefix my_", "has PREFIX=nsms_"),
    ("vendor --dest build/refused --lib small --uarch zen9", "no microarchitecture 'zen9'"),
    ("vendor --dest build/refused --lib 1 --isa avx2 --uarch core2", "runs on core2"),
    ("vendor --dest build/refused --lib tiny", "no LIB 'tiny'"),
    ("vendor --dest build/refused --for cobol", "no FOR 'cobol'; there is c, cmake, meson, rust"),
    ("vendor --dest build/refused --for rust --hash sha256 --len 64", "LEN=64, which is for"),
    ("vendor --dest build/refused --for go --hash sha512 --isa bmi2", "no requested kernel of"),
    ("vendor --dest build/refused --for go --module /home/me", "MODULE=/home/me is no path"),
    ("vendor --dest build/refused --hash sha512 --isa bmi2 --syntax go", "Leave SYNTAX out."),
    ("vendor --dest build/refused --for rust --hash sm3", "packages have SHA-1 and SHA-2")])
def test_nonsense_is_answered_with_what_would_work(words: str, output: str, nsms: Nsms) -> None:
    assert output in nsms.refusal(*words.split()) and not Path("build/refused").exists()


def test_every_rule_of_vendor_refuses_something_and_advises_what_is_accepted() -> None:
    broken = set()
    for words in ("FLAVOUR=linux LIB=1", "FOR=rust LIB=0", "FOR=go LIB=small", "FOR=c SYNTAX=nasm",
                  "FOR=go HASH=sha1", *(f"FOR=rust HASH=sha256 {setting}" for setting in (
                      "KIND=multi", "LENS=64", "LEN=64", "SHAPE=hmac", "CONST=8:8=80000000",
                      "PREFIX_BLOCK=00")),
                  "MODULE=example.org/x FOR=c", "LIB=1 KIND=rounds", "HASH=sha256", "ISA=x64",
                  "SINGLE=1 HASH=sha256 ISA=x64"):
        texts = dict(word.split("=", 1) for word in words.split())
        with pytest.raises(Rejected) as error:
            vendor.check_vendor_options(texts)
        request = parse_request({name.lower(): text for name, text in texts.items()
                                 if name not in vendor.VARIABLES})
        broken |= {i for i, (_, _, fits) in enumerate(vendor.RULES)
                   if not fits({**vendor.DEFAULTS, **texts}, request)}
        advice = vendor.find_vendor_remedy(texts, error.value.variable)
        (dropped, value), = re.findall(r"^(?:Leave ([A-Z_]+) out|Try (LIB=1))\.$", advice)
        vendor.check_vendor_options(
            {name: text for name, text in texts.items() if name != dropped}
            | ({"LIB": "1"} if value else {}))
    assert broken == {*range(len(vendor.RULES))}


def test_nothing_half_written_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                    nsms: Nsms) -> None:
    out = tmp_path / "out"
    words = "--isa", "x64", "--no-prove", "--out", out
    nsms.output("gen", "--hash", "sha256", *words)
    before = {p: p.read_bytes() for p in out.rglob("*") if p.is_file()}

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(write.emit, "print_header", stopped)
    nsms.output("gen", "--hash", "sha1", *words, status=130)
    assert {p: p.read_bytes() for p in out.rglob("*") if p.is_file()} == before


def test_an_internal_error_is_two_lines_and_its_traceback_an_option(
        monkeypatch: pytest.MonkeyPatch, nsms: Nsms) -> None:
    def wrong(*_: object) -> None:
        raise ZeroDivisionError("for the test")

    monkeypatch.delenv("NSMS_DEBUG", raising=False)
    monkeypatch.setattr(isa, "names", wrong)
    assert "ZeroDivisionError at test_cli.py" in nsms.refusal("list", status=1)
    monkeypatch.setenv("NSMS_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        nsms("list")


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"'{sys.executable}' -m generator list | head -n 1"
    done = subprocess.run(command, shell=True, cwd=TOP, capture_output=True, text=True)
    assert done.stdout.startswith("ISA=") and done.stderr == ""


def test_the_version_is_printed_in_a_checkout(nsms: Nsms) -> None:
    version = tomllib.loads((TOP / "pyproject.toml").read_text())["project"]["version"]
    first, base, *more = nsms.output("--version").splitlines()
    assert first == f"nsms, version {version}" and not more
    assert re.fullmatch(r"trusted base [0-9a-f]{64} \([0-9]+ files\), iced-x86 \S+, Python \S+",
                        base), base


def test_list_offers_no_microarchitecture_that_gen_refuses(nsms: Nsms) -> None:
    for config, offered in ((["--isa", "avx512", "--n", "16"], False),
                            (["--isa", "avx2", "--n", "8"], True)):
        assert ("zen3" in nsms.output("list", "--hash", "sha256", *config)) == offered
        options = {"hash": "sha256", "uarch": "zen3", "isa": config[1], "n": config[3]}
        if offered:
            assert requests.resolve_configs(options)
        else:
            with pytest.raises(Rejected, match="nothing was tuned for zen3"):
                requests.resolve_configs(options)


@pytest.mark.parametrize("terminal", [False, True])
def test_long_work_says_that_it_goes_on_where_no_bar_is_seen(
        terminal: bool, monkeypatch: pytest.MonkeyPatch, nsms: Nsms) -> None:
    monkeypatch.setattr(progress, "QUIET_SECONDS", 0.01)
    monkeypatch.setattr(progress, "QUICK_COMMANDS", ())
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal, raising=False)
    delays = [0.1]  # seconds, of the first call alone
    monkeypatch.setattr(isa, "names", lambda: delays and time.sleep(delays.pop()) or ["x64"])
    lines = nsms("list", "--hash", "sha1").err.splitlines()
    assert lines == [] if terminal else (lines[0].startswith("nsms list: running for more than")
                                         and lines[1].startswith("nsms list: done")
                                         and len(lines) == 2)
    monkeypatch.setattr(progress, "QUIET_SECONDS", 60)
    assert nsms("list", "--hash", "sha1").err == ""


def test_every_command_has_help_with_an_example(nsms: Nsms) -> None:
    for name in cli.nsms.commands:
        text = nsms.output(name, "--help")
        assert re.search(rf"^ +nsms {name}\b", text, re.M), f"{name} --help shows no example"
    assert nsms.output() and nsms.output("--help")


def test_option_names_are_heeded_as_make_spells_them(tmp_path: Path, nsms: Nsms) -> None:
    words = "gen", "--HASH=sha256", "--ISA=x64", f"--OUT={tmp_path}"
    assert "lane rotation 'prol'" in nsms.refusal(*words, "--LANE_ROT=prol")
    (entry,) = nsms.json(*words, "--KIND=rounds")
    assert (tmp_path / entry["gas"]).exists() and (tmp_path / entry["nasm"]).exists()


@pytest.fixture
def generated_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nsms: Nsms) -> Path:
    # whose proofs take least
    configs = requests.resolve_configs({"hash": "sha1", "isa": "shani"})
    monkeypatch.setattr("generator.request.requests.committed_configs", lambda: configs)
    nsms.output("gen", "--out", tmp_path / "out")
    assert {"sha1_shani_n1.S"} == {path.name for path in (tmp_path / "out" / "gas").iterdir()}
    return tmp_path / "out"


def test_a_changed_byte_a_missing_file_and_a_stranger_are_stale(
        generated_folder: Path, nsms: Nsms) -> None:
    gas, nasm = sorted((generated_folder / "gas").iterdir())[0], sorted(
        (generated_folder / "nasm").iterdir())[0]
    gas.write_text(gas.read_text().replace("ret", "RET", 1))
    nasm.unlink()
    (generated_folder / "gas" / "stranger.S").write_text("")
    manifest = generated_folder / "manifest.json"
    manifest.write_text(manifest.read_text().replace('"frame": "fixed"', '"frame": "rbp"', 1))
    said = nsms("fresh", "--out", generated_folder)
    assert said.status == 1
    assert (f"gas/{gas.name}: differs from line" in said.out
            and f"nasm/{nasm.name}: missing" in said.out)
    assert "gas/stranger.S: no command makes it" in said.out
    assert "manifest.json: differs from line" in said.out
    assert "nsms: " in said.err and "4 differences" in said.err


def test_list_prints_what_a_configuration_allows(nsms: Nsms) -> None:
    output = nsms.json("list", "--m", "2", "--isa", "shani")
    assert [(row["hash"], row["m"], "lane_rot" in row)
            for row in output] == [("sha1", [2], False), ("sha256", [2], False)]
    lines = nsms.output("list", "--isa", "avx2", "--hash", "sha256").splitlines()
    rows = dict(line.split(maxsplit=1) for line in lines)
    assert rows["N"] == "1-8 16" and rows["GATHER"].endswith("gather (N=5-8 16)")
    assert rows["LAYOUT"] == "packed, idle (N=2-3)"


def wrong_options(page: str) -> list[str]:
    """Return the options of which docs/options.md lists other values than there are, or whose
    example does not set them or is refused."""
    rows = {name.lower(): (values, example) for name, values, example in re.findall(
        r"^\| ([A-Z_]+) \| (.*?) \| .* \| `make gen (.*)` \|$", page, re.M)}
    wrong = [*rows.keys() ^ {option.name for option in option_table.ALL_OPTIONS}]
    for option in option_table.ALL_OPTIONS:
        values, example = rows.get(option.name, ("", ""))
        words = dict(word.lower().split("=", 1) for word in example.split())
        if ({word for text in re.findall("`([^`]+)`", values) for word in text.split()}
            != {*option_table.meanings_by_spelling(option)} or option.name not in words
            or not is_accepted(resolve_configs, {k: v for k, v in words.items() if k != "out"})):
            wrong.append(option.name)
    return wrong


def test_the_page_of_options_lists_the_values_that_there_are() -> None:
    page = (TOP / "docs" / "options.md").read_text()
    assert wrong_options(page) == []
    for old, new, wrong in (("`flat nested`", "`flat`", "sigma"), ("N=8 WIPE=1`", "N=8`", "wipe"),
                            ("ISA=x64 ROT=shrd", "ISA=x64 ROT=rorx", "rot")):
        assert page.count(old) == 1 and wrong_options(page.replace(old, new)) == [wrong]


def test_a_folder_at_the_path_of_a_result_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    assert [files.read_trusted(tmp_path / name)
            for name in ("folder", "nothing")] == [None] * 2
    files.cache_put(tmp_path / "file", "kept")
    assert files.read_trusted(tmp_path / "file") == "kept"


def test_a_microarchitecture_has_every_name_of_its_core(nsms: Nsms) -> None:
    golden = {resolve_configs({"hash": "sha512", "isa": "avx2", "n": "2", "uarch": name})[0].stem
              for name in ("goldencove", "sapphirerapids", "raptorlake")}
    assert len(golden) == 1 and golden.pop().endswith("_goldencove")
    for name in ("goldencove", "sapphirerapids", "raptorlake"):
        assert "Golden Cove" in nsms.output("bounds", "--hash", "sha1", "--isa", "x64", "--n", "1",
                                            "--uarch", name)
    assert (preference.parse_processors("sapphirerapids,raptorlake,generic")
            == [find_processor("goldencove"), UNKNOWN])


def test_the_stack_is_stated_for_each_calling_convention(tmp_path: Path, nsms: Nsms) -> None:
    words = ("gen", "--hash", "sha256", "--isa", "avx", "--n", "1", "--kind", "blocks", "--out",
             tmp_path)
    entry = nsms.json(*words)[0]
    by_convention = entry["stack_bytes_by_convention"]
    assert (by_convention.keys() == {"sysv", "win64"}
            and by_convention["sysv"] < by_convention["win64"] == entry["stack_bytes"])
    assert (f"stack_bytes: {{sysv: {by_convention['sysv']}, win64: {by_convention['win64']}}}"
            in (tmp_path / entry["gas"]).read_text())
    assert (f"(sysv {by_convention['sysv']:,}, win64 {by_convention['win64']:,})"
            in nsms.refusal(*words, "--stack", "64"))
    manifest = tmp_path / "manifest.json"
    manifest.write_text(manifest.read_text().replace(f'"sysv": {by_convention["sysv"]}',
                                                     f'"sysv": {by_convention["sysv"] - 8}'))
    assert (f"uses {by_convention['sysv']} bytes of stack, more than the claimed "
            f"{by_convention['sysv'] - 8}" in nsms.output("prove", "--out", tmp_path, status=1))


def damaged_manifests() -> list[object]:
    (entry, *_) = json.loads((TOP / "generated" / "manifest.json").read_text())["kernels"]
    return [{"a": 1}, [1], "x", [{}], [{**entry, "kind": "blcks"}], [{**entry, "features": 7}],
            *([{name: value for name, value in entry.items() if name != absent_field}]
              for absent_field in MANIFEST_FIELDS)]


@pytest.mark.parametrize("words", ["prove", "verify /dev/null", "mutants --seconds 1", "bench",
                                   "bounds", "fresh",
                                   "gen --hash sha256 --isa x64 --kind rounds --no-prove"])
def test_a_manifest_whose_entries_lack_fields_is_rejected(
        words: str, tmp_path: Path, nsms: Nsms) -> None:
    for kernels in damaged_manifests():
        (tmp_path / "manifest.json").write_text(json.dumps({"schema": 2, "kernels": kernels}))
        said = nsms.refusal(*words.split(), "--out", tmp_path)
        assert f"{tmp_path}/manifest.json" in said
        assert "Move the file away" in said or "Move it away" in said


def test_an_entry_may_lack_the_fields_that_came_later(tmp_path: Path, nsms: Nsms) -> None:
    entry = json.loads((TOP / "generated" / "manifest.json").read_text())["kernels"][0]
    old = {name: entry[name] for name in MANIFEST_FIELDS}
    (tmp_path / "manifest.json").write_text(json.dumps({"schema": 2, "kernels": [old]}))
    # its file is not there
    nsms.refusal("bounds", "--out", tmp_path)
    assert read_manifest(tmp_path / "manifest.json") == [old]


@pytest.mark.parametrize("words", ["mutants --isa x64 --seconds 1", "prove --isa x64",
                                   "prove generated/gas/sha256_x64_n1.S",
                                   "run README.md",
                                   "tune --hash sha256 --isa x64 --n 1"])
def test_without_an_assembler_a_command_that_needs_one_rejects(
        words: str, tmp_path: Path, nsms: Nsms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(TOP)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    toolchain.assembler_command.cache_clear()
    try:
        assert "nstall gcc" in nsms.refusal(*words.split())
    finally:
        toolchain.assembler_command.cache_clear()


def test_what_is_missing_for_a_proof_is_named(tmp_path: Path, nsms: Nsms,
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    words = ("gen", "--hash", "sha1", "--isa", "x64", "--kind", "rounds", "--prefix", "other_")
    for syntax, named in (("both", "gcc and nasm are"), ("nasm", "nasm is"), ("att", "gcc is")):
        toolchain.assembler_command.cache_clear()
        try:
            said = nsms.refusal(*words, "--syntax", syntax, "--out", tmp_path / syntax, status=0)
        finally:
            toolchain.assembler_command.cache_clear()
        assert said == (f"nsms: {named} missing here: 1 of 1 kernels are written with unproved "
                        "files.\n")


@pytest.mark.parametrize("words, patched", [
    ("mutants --isa x64 --hash sha1 --seconds 60", "generator.lab.mutation.mutants.try_mutants"),
    ("tune --hash sha1 --isa x64 --n 1 --seconds 60", "generator.lab.tune.search_kernel"),
    ("tune --seconds 60", "generator.lab.tune.search_kernels")])
def test_an_interrupted_search_ends_with_130(words: str, patched: str, nsms: Nsms,
                                             monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(patched, interrupted)
    assert nsms.refusal(*words.split(), status=130).count("\n") == 1


def test_run_hashes_on_this_processor(tmp_path: Path, nsms: Nsms) -> None:
    for size in (0, 1, 119, 120, 100_000):
        (tmp_path / "message").write_bytes(bytes(number % 251 for number in range(size)))
        for words, name in (((), "sha256"), (("--hash", "sha384", "--isa", "x64"), "sha384"),
                            (("--hash", "sha1"), "sha1")):
            expected = hashlib.new(name, (tmp_path / "message").read_bytes()).hexdigest()
            assert (nsms.output("run", *words, tmp_path / "message")
                    == f"{expected}  {tmp_path / 'message'}\n")


def test_run_names_what_the_processor_lacks(tmp_path: Path, nsms: Nsms,
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cpuinfo").write_text("flags\t\t: fpu sse2 ssse3\n")
    monkeypatch.setattr(processors, "CPUINFO", tmp_path / "cpuinfo")
    said = nsms.refusal("run", "--isa", "avx2", "--n", "1", tmp_path / "cpuinfo")
    assert "this processor lacks avx" in said and said.endswith("Try --isa x64.\n")
    assert nsms.output("run", tmp_path / "cpuinfo"), "x64 is the ISA that is left"


def test_vendor_does_not_write_where_another_gen_wrote(tmp_path: Path, nsms: Nsms) -> None:
    (tmp_path / "manifest.json").write_text("{}")
    (tmp_path / "gas").mkdir()
    assert "where `nsms gen` writes" in nsms.refusal("vendor", "--dest", tmp_path, "--hash",
                                                     "sha256", "--isa", "x64")


def test_a_vendor_that_is_refused_leaves_no_folder(tmp_path: Path, nsms: Nsms,
                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise Rejected("for the test")

    monkeypatch.setattr(vendor, "write_vendored_files", refused)
    nsms.refusal("vendor", "--dest", tmp_path / "a" / "b", "--hash", "sha256", "--isa", "x64")
    assert not (tmp_path / "a").exists()


# nsms doctor.

def test_it_tells_the_kernels_of_every_family_and_ten_lines_suffice(nsms: Nsms) -> None:
    assert {"processor", "features", "assembler for gas"} <= nsms.json("doctor").keys()
    assert len(nsms.output("doctor").splitlines()) <= 10


@pytest.mark.parametrize("option, is_proved", [("-O0", True),
                                               ("-Wa,-mlfence-after-load=yes", False)])
def test_an_assembler_with_other_bytes_is_found(option: str, is_proved: bool, tmp_path: Path,
                                                monkeypatch: pytest.MonkeyPatch,
                                                nsms: Nsms) -> None:
    (tmp_path / "cc").write_text(f'#!/bin/sh\nexec {shutil.which("gcc")} {option} "$@"\n')
    (tmp_path / "cc").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    for function in (toolchain.assembler_command, toolchain.assembler_version):
        function.cache_clear()
    try:
        fact = nsms.json("doctor")["assembler for gas"]
    finally:
        for function in (toolchain.assembler_command, toolchain.assembler_version):
            function.cache_clear()
    assert fact.endswith("makes the proved bytes") == is_proved


# gen --dump.

COMMAND = ["gen", "--hash", "sha256", "--isa", "bmi2", "--kind", "rounds", "--dump"]


def dumped(stages: str, nsms: Nsms) -> str:
    return nsms.output(*COMMAND, stages)


def test_a_stage_that_is_not_requested_is_not_printed(nsms: Nsms) -> None:
    heads = re.findall("^== nsms_sha256_rounds_bmi2: (.*)$", dumped("allocate,plan", nsms), re.M)
    assert heads == ["plan", "allocate"]


def test_the_documentation_shows_what_is_printed(nsms: Nsms) -> None:
    printed = dumped("plan,select,order,allocate", nsms)
    parts = dict(zip(re.findall("^== .*: (.*)$", printed, re.M),
                     re.split("^== .*$", printed, flags=re.M)[1:]))
    shown = re.findall(r"^```\n== [^\n]*: (\w+)\n(.*?)^```$", Path("docs/compiler.md").read_text(),
                       re.M | re.S)
    assert [stage for stage, _ in shown] == ["plan", "select", "order", "allocate"]
    for stage, text in shown:
        assert [line for line in text.splitlines() if line not in parts[stage].splitlines()] == []


def test_registers_stand_in_the_last_stage_only(nsms: Nsms) -> None:
    assert not re.search(r"\br1[0-5]d?\b", dumped("plan,select,order", nsms))
    last = dumped("allocate", nsms)
    assert (re.search(r"\br1[0-5]d?\b", last) and "locations: " in last
            and not re.search(r"\bv\d+\b", last))


@pytest.mark.parametrize("words, output", [
    (["gen", "--dump", "regs"], "there is no stage 'regs'; there is plan, select, order, allocate"),
    (["gen", "--dump", "plan"], "--dump shows the kernels of one file"),
])
def test_a_dump_that_makes_no_sense_is_refused(words: list[str], output: str, nsms: Nsms) -> None:
    assert output in nsms.refusal(*words)
