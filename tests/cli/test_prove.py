"""`nsms prove`: a file is proved as it stands, for what is claimed of it; what cannot be is exit
2."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from command import Nsms

from generator.check import Claim, prove_object
from generator.check.objects import load
from generator.cli import prove as options
from generator.cli.prove import ClaimOptions
from generator.files import data_folder
from generator.product import claims, jobs, prove, toolchain, write
from generator.product.manifest import read_manifest
from generator.request import requests
from generator.request.option_table import Rejected
from generator.request.requests import is_selected, parse_request

OPTIONS = {"hash": "sha256", "isa": "x64", "n": "1", "kind": "schedule"}
STEM = "sha256_x64_n1.S"
SYMBOL = "nsms_sha256_schedule_x64_n1"
CLAIMED = "sha256 schedule, n 1, sysv"
CLAIM = ["--symbol", SYMBOL, "--hash", "sha256", "--kind", "schedule", "--n", "1"]
WRONG = ("ror          e", "rol          e")               # one instruction of a schedule

@pytest.fixture(scope="module")
def generated_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("made")
    write.generate(requests.resolve_configs(OPTIONS), out, "gas", prove=False)
    return out


def copy(generated_folder: Path, to: Path, old: str = "", new: str = "") -> Path:
    """Write the kernel's file elsewhere, with the last `old` replaced."""
    text = (generated_folder / "gas" / STEM).read_text()
    assert old in text
    to.write_text(new.join(text.rsplit(old, 1)) if old else text)
    return to


def test_a_file_that_is_not_there_or_is_no_text_is_not_proved(
        generated_folder: Path, tmp_path: Path, nsms: Nsms) -> None:
    (tmp_path / "bytes.S").write_bytes(b"nop\n\xff\xfe\n")
    os.mkfifo(tmp_path / "fifo.S")
    for path, why in ((tmp_path / STEM, "No such file"), (STEM, "No such file"),
                      (tmp_path, "it is not a regular file"),
                      (tmp_path / "bytes.S", "byte 4 is no UTF-8"),
                      (tmp_path / "fifo.S", "it is not a regular file")):
        said = nsms.refusal("prove", "--out", generated_folder, path)
        assert str(path) in said and why in said


def test_garbage_under_the_name_of_a_kernel_is_not_proved(
        generated_folder: Path, tmp_path: Path, nsms: Nsms) -> None:
    garbage = tmp_path / STEM
    garbage.write_text("this is garbage\n")
    assert f"does not list {garbage}" in nsms.refusal("prove", "--out", generated_folder, garbage)
    # the place of the assembler's first error
    assert f"{garbage}:1" in nsms.refusal("prove", "--out", generated_folder, garbage, *CLAIM)


def test_a_file_of_a_manifest_is_proved_as_it_stands(tmp_path: Path, nsms: Nsms) -> None:
    out = tmp_path / "out"
    write.generate(requests.resolve_configs(OPTIONS), out, "gas", prove=False)
    file = out / "gas" / STEM
    output = nsms.json("prove", "--out", out, file)
    assert {(v["symbol"], v["file"], v["proved"]) for v in output} >= {(SYMBOL, str(file), True)}
    assert {(v["claim"], v["format"]) for v in output if v["symbol"] == SYMBOL} >= {
        ("sha256 schedule, n 1, sysv", "elf64")}
    said = nsms.output("prove", "--out", out, "--kind", "schedule", file)
    assert said.startswith(f"proved  {SYMBOL}: {CLAIMED}; code ") and "(gas elf64 sysv" in said
    assert "in object " in said and "`cc -c sha256_x64_n1.S`" in said
    copy(out, file, *WRONG)
    said = nsms.output("prove", "--out", out, "--kind", "schedule", file, status=1)
    assert f"NOT PROVED  {SYMBOL}: {CLAIMED}: " in said and f"of {file}" in said
    assert "FIPS 180-4 gives" in said
    assert "has no such kernel in" in nsms.refusal("prove", "--out", out, "--m", "8", file)
    file.write_text("garbage\n")
    assert nsms("prove", "--out", out, file).status == nsms("prove", "--out", out).status == 2


def test_a_file_outside_the_manifest_needs_its_claim_and_is_proved_by_it(
        generated_folder: Path, tmp_path: Path, nsms: Nsms) -> None:
    right = copy(generated_folder, tmp_path / "right.S")
    for absent_option in ("--symbol", "--hash", "--kind", "--n"):
        at = CLAIM.index(absent_option)
        assert absent_option in nsms.refusal("prove", right, *CLAIM[:at], *CLAIM[at + 2:])
    (output,) = nsms.json("prove", "--out", generated_folder, right, *CLAIM)
    assert (output["file"], output["symbol"], output["claim"]) == (str(right), SYMBOL, CLAIMED)
    wrong = copy(generated_folder, tmp_path / "wrong.S", *WRONG)
    said = nsms.output("prove", "--out", generated_folder, right, wrong, *CLAIM,
                       status=1).splitlines()
    assert said[0].startswith(f"proved  {SYMBOL}: {CLAIMED}; code ")
    assert said[1].startswith(f"NOT PROVED  {SYMBOL}: {CLAIMED}: ") and str(wrong) in said[1]
    assert "nowhere" in nsms.refusal("prove", right, "--symbol", "nowhere", *CLAIM[2:])
    nsms.output("prove", right, "--symbol", SYMBOL, "--hash", "sha256", "--kind", "blocks",
                status=1)


def test_what_should_wipe_and_leaves_secrets_is_not_proved(
        generated_folder: Path, tmp_path: Path, nsms: Nsms) -> None:
    file, claim = generated_folder / "gas" / STEM, ["--kind", "schedule", "--wipe", "1"]
    outside = copy(generated_folder, tmp_path / "outside.S")
    for words in (("--out", generated_folder, file, *claim), (outside, *CLAIM, "--wipe", "1")):
        assert ("must clear secrets, but leaves them in r"
                in nsms.output("prove", *words, status=1))
    write.generate(requests.resolve_configs({**OPTIONS, "wipe": "1"}), tmp_path / "wiped", "gas",
                   prove=False)
    (wiped,) = (tmp_path / "wiped" / "gas").iterdir()
    said = nsms.output("prove", "--out", tmp_path / "wiped", wiped, *claim)
    assert said.startswith(f"proved  {SYMBOL}_wipe: sha256 schedule, n 1, secrets wiped, sysv;")


SOURCES = {  # name of the file -> text, the object of which depends on name, folder or environment
    "text.S": '#include "other"\n', "lower.s": '#include "other"\n.include "other"\n',
    "upper.S": '.if __FILE__[0] == 0\n.endif\n#if __has_include("other")\nnop\n#endif\n',
    "name.S": ".ascii __FILE__\n#ifdef __OPTIMIZE__\nnop\n#endif\n",
    "binary.S": '.incbin "other"\n', "-dash.S": "nop\n"}
NASM_SOURCES = {"text.asm": '%include "other"\n', "name.asm": "db __?FILE?__\n",
                "environment.asm": "%ifenv NSMS_TEST\nnop\n%endif\n"}


def check_object_of_source(text: str, path: Path, command: list[str], nsms: Nsms) -> None:
    path.write_text(text)
    result = nsms("prove", "--json", *CLAIM, "--", path)
    (path.parent / "made").mkdir(exist_ok=True)
    name = f"./{path.name}" if path.name.startswith("-") else path.name
    done = subprocess.run([*command, name, "-o", "made/o"], cwd=path.parent, capture_output=True)
    if done.returncode:
        assert result.status == 2 and path.name in result.err
        return
    (output,) = json.loads(result.out)
    object = (path.parent / "made" / "o").read_bytes()
    assert output["object_sha256"] == hashlib.sha256(object).hexdigest()
    assert output["command"].endswith(path.name) and len(output["code_sha256"]) == 64
    assert output["scope"] == "another command may make another object: prove it with --object"


@pytest.mark.parametrize("name", SOURCES)
def test_a_proof_of_a_source_is_of_the_object_that_the_plain_command_makes(
        name: str, generated_folder: Path, tmp_path: Path, nsms: Nsms) -> None:
    (tmp_path / "other").write_text("nop\n")
    (tmp_path / "kernel.S").write_text((generated_folder / "gas" / STEM).read_text())
    subprocess.run(["cc", "-E", "-P", "kernel.S", "-o", "kernel.s"], cwd=tmp_path, check=True)
    kernel = (tmp_path / f"kernel{Path(name).suffix}").read_text()
    text = f"{kernel}\n.data\n{SOURCES[name]}"
    check_object_of_source(text, tmp_path / name, ["cc", "-c"], nsms)
    assert not [path for path in tmp_path.iterdir() if path.suffix == ".o"]


@pytest.mark.skipif(toolchain.assembler_command("nasm") is None, reason="nasm is not installed")
@pytest.mark.parametrize("name", NASM_SOURCES)
def test_a_proof_of_a_nasm_source_is_of_the_object_that_the_plain_command_makes(
        name: str, tmp_path: Path, nsms: Nsms, monkeypatch: pytest.MonkeyPatch) -> None:
    write.generate(requests.resolve_configs(OPTIONS), tmp_path / "out", "nasm", prove=False)
    kernel = (tmp_path / "out" / "nasm" / f"{Path(STEM).stem}.asm").read_text()
    (tmp_path / "other").write_text("nop\n")
    monkeypatch.setenv("NSMS_TEST", "1")
    check_object_of_source(f"{kernel}\nsection .data\n{NASM_SOURCES[name]}", tmp_path / name,
                           ["nasm", "-f", "elf64"], nsms)


def test_the_compiler_that_cc_names_is_heeded(generated_folder: Path, tmp_path: Path, nsms: Nsms,
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    file = copy(generated_folder, tmp_path / "right.S")
    monkeypatch.setenv("CC", "cc -DNSMS_HIDDEN")
    (output,) = nsms.json("prove", file, *CLAIM)
    assert output["command"] == "cc -DNSMS_HIDDEN -c right.S"
    monkeypatch.setenv("CC", "/nonexistent/cc")
    assert "/nonexistent/cc" in nsms.refusal("prove", file, *CLAIM)


@pytest.mark.parametrize("data", [b"\x64\x86" + bytes(58), b"\xcf\xfa\xed\xfe" + bytes(60)])
def test_an_object_of_another_format_is_rejected_with_what_to_do(
        data: bytes, tmp_path: Path, nsms: Nsms) -> None:
    (tmp_path / "x.o").write_bytes(data)
    assert "Prove the source file" in nsms.refusal("prove", "--object", tmp_path / "x.o", *CLAIM)


@pytest.mark.parametrize("words, output", [
    (["--symbol", "x"], "--symbol means nothing"), (["--abi", "win64"], "--abi means nothing"),
    (["--least", "1"], "--least means nothing"),
    (["--frame-limit", "64"], "--frame-limit means nothing"),
    (["--time-limit", "5"], "--time-limit means nothing"),
    (["--assume", "x=00"], "--assume means nothing"),
    (["--object", "x.o", *CLAIM, "--isa", "x64"], "--isa is not part of a claim"),
    (["--object", "x.o", *CLAIM, "--m", "8"], "--m is not part of a claim"),
    (["--object", "x.o", *CLAIM[:4], "--kind", "blocks", "--n", "8"], "--n is not part of a claim"),
    (["--object", "x.o", *CLAIM[:4], "--kind", "multi"], "needs --m"),
    (["--object", "x.o", *CLAIM[:4], "--kind", "fixed"], "the kind fixed needs the length"),
    (["--object", "x.o", *CLAIM[:4], "--kind", "padding"], "'padding'"),
    (["--object", "x.o", *CLAIM, "--time-limit", "0"], "TIME-LIMIT=0"),
    (["--object", "x.o", *CLAIM, "--assume", "foo"], "x.o cannot be read"),
    (["--object", "x.o", *CLAIM, "--assume", "foo="], "--assume foo= is neither NAME nor NAME=HEX"),
    (["--object", "x.o", *CLAIM, "--assume", "foo=x"], "--assume foo=x is neither NAME"),
    (["--object", "x.o", "y.S", *CLAIM], "y.S means nothing beside it"),
    (["--object", "x.o", "--out", "y", *CLAIM], "--out means nothing beside it"),
    (["--object", "/nonexistent/x.o", *CLAIM], "/nonexistent/x.o")])
def test_options_without_a_meaning_are_rejected(words: list[str], output: str,
                                                generated_folder: Path, nsms: Nsms) -> None:
    out = [] if "--object" in words else ["--out", str(generated_folder)]
    assert output in nsms.refusal("prove", *out, *words)
    if "--object" not in words:
        assert output in nsms.refusal("prove", *out, generated_folder / "gas" / STEM, *words)


def test_every_variable_chooses_among_the_kernels_of_a_manifest() -> None:
    entry: dict[str, Any] = {"hash": "sha256", "kind": "fixed", "isa": "x64", "n": 1, "m": None,
                             "length": 64, "shape": None, "wipe": "0", "rotation": "ror"}
    for name, value, other in (("len", "64", "65"), ("isa", "x64", "avx2"), ("rot", "ror", "shrd"),
                               ("wipe", "0", "1"), ("hash", "sha256", "sha512"), ("n", "1", "2")):
        assert (is_selected(entry, parse_request({name: value}))
                and not is_selected(entry, parse_request({name: other})))
    assert (not is_selected(entry, parse_request({"lens": "64"}))
            and is_selected({**entry, "kind": "padding"}, parse_request({"lens": "32,64"})))


def test_the_claim_of_a_fixed_length_kernel_follows_from_the_options() -> None:
    output = {"symbol": "f"}
    claim = ClaimOptions.from_request(
        parse_request({"hash": "sha224", "kind": "fixed", "len": "64"}), output)
    assert (claim.symbol, claim.claim.text) == ("f", "sha224 fixed, length 64, sysv")
    with pytest.raises(Rejected, match="LEN"):
        ClaimOptions.from_request(parse_request({"hash": "sha224", "kind": "fixed",
                                                 "len": "99999999"}), output)


@pytest.mark.full
def test_an_input_that_shows_a_failure_is_sought_beyond_one_block(
        tmp_path: Path, nsms: Nsms) -> None:
    """A kernel of two blocks at once, whose mistake is in these: nobody says so, and it is
    found."""
    write.generate(requests.resolve_configs({"hash": "sha256", "isa": "avx", "n": "4",
                                             "kind": "blocks"}), tmp_path, "gas", prove=False)
    text = (tmp_path / "gas" / "sha256_avx_n4.S").read_text()
    assert text.count("vpslld ") > 4
    at = text.index("vpslld ", text.index("vpslld ") + 1)
    (tmp_path / "wrong.S").write_text(text[:at] + "vpsrld " + text[at + 7:])
    symbol = "nsms_sha256_blocks_avx_n4"
    assert load(toolchain.assemble((tmp_path / "wrong.S").read_text(), "gas") or b"", symbol)
    (output,) = nsms.json("prove", tmp_path / "wrong.S", "--symbol", symbol, "--hash", "sha256",
                          "--kind", "blocks", status=1)
    assert output["counterexample"]["blocks"] >= 4 and output["n"] is None


# What is proved is what the verdict's own statement says: whatever chooses claim, symbol and
# object for a proof may be wrong, and then the statement names the other claim, symbol or code.

COMPANION = "nsms_sha256_blocks_x64_n1"  # the other function of the file
RIGHT_CLAIM = Claim.of("sha256", "schedule", 1)


@cache
def object_of(text: str) -> bytes:
    object = toolchain.assemble(text, "gas")
    assert object is not None
    return object


def right_object(generated_folder: Path) -> bytes:
    TEXTS[:] = [(generated_folder / "gas" / "sha256_x64_n1.S").read_text()]
    return object_of(TEXTS[0])


TEXTS: list[str] = []  # the kernel's text


def object_with_nops() -> bytes:
    return object_of(TEXTS[0].replace("endbr64", "endbr64\n        nop"))


# name -> function that puts a mistake into what chooses claim, symbol or object
Mistake = Callable[[pytest.MonkeyPatch], None]


def wrap(monkeypatch: pytest.MonkeyPatch, module: Any, name: str,
         change: Callable[[Any], Any]) -> None:
    real = getattr(module, name)
    monkeypatch.setattr(module, name, lambda *a, **k: change(real(*a, **k)))


def other_objects(assembly: toolchain.Assembly) -> toolchain.Assembly:
    return replace(assembly, object=object_with_nops())


def of_options(change: Callable[[options.ClaimOptions], options.ClaimOptions]) -> Mistake:
    return lambda monkeypatch: wrap(monkeypatch, options.ClaimOptions, "from_request", change)


MISTAKEN_OPTIONS: dict[str, Mistake] = {
    "another claim": of_options(lambda o: replace(o, claim=replace(o.claim, stack_bytes=4096))),
    "a claim that is false": of_options(lambda o: replace(o, claim=replace(o.claim, n=2))),
    "another convention": of_options(lambda o: replace(o, claim=replace(o.claim, abi="sysv-os"))),
    "another symbol": of_options(lambda o: replace(o, symbol=COMPANION)),
    "another object": lambda monkeypatch: wrap(monkeypatch, options, "object_with",
                                               lambda result: (result[0], object_with_nops()))}


def right_statement(object: bytes) -> str:
    verdict = prove_object(object, SYMBOL, RIGHT_CLAIM)
    assert verdict.proved
    return f"proved  {SYMBOL}: {RIGHT_CLAIM.text}; code {verdict.code_sha256}"


@pytest.mark.parametrize("name", ["", *MISTAKEN_OPTIONS])
def test_options_that_are_read_wrongly_lead_to_another_statement(
        name: str, generated_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        nsms: Nsms) -> None:
    object = right_object(generated_folder)
    right = right_statement(object)
    (tmp_path / "f.o").write_bytes(object)
    if name:
        MISTAKEN_OPTIONS[name](monkeypatch)
    output = nsms.output("prove", "--object", tmp_path / "f.o", *CLAIM,
                         status=name in ("a claim that is false", "another symbol"))
    assert (right in output) == (not name)
    if name.endswith("object"):
        assert right_statement(object_with_nops()) in output


JOBS: dict[str, Mistake] = {
    "another claim": lambda monkeypatch: wrap(
        monkeypatch, options, "jobs_of_entries",
        lambda result: [replace(j, entry={**j.entry, "upper": "clear"}) for j in result]),
    "another convention": lambda monkeypatch: wrap(
        monkeypatch, options, "jobs_of_entries",
        lambda result: [replace(j, entry={**j.entry, "flavour": "linux"}) for j in result]),
    "another object": lambda monkeypatch: wrap(monkeypatch, jobs, "assemble_job", other_objects)}


@pytest.mark.parametrize("name", ["", *JOBS])
def test_jobs_that_are_wrong_lead_to_another_statement(
        name: str, generated_folder: Path, monkeypatch: pytest.MonkeyPatch, nsms: Nsms) -> None:
    right = right_statement(right_object(generated_folder))
    if name:
        JOBS[name](monkeypatch)
    assert (right in nsms("prove", "--out", generated_folder).out) == (not name)


def test_a_manifest_names_the_claim_and_the_code_that_were_proved(generated_folder: Path) -> None:
    key, right = ("gas", "elf64", "sysv", ""), right_object(generated_folder)
    entry = {"symbol": SYMBOL, "hash": "sha256", "kind": "schedule", "n": 1}
    hash = prove_object(right, SYMBOL, RIGHT_CLAIM).code_sha256

    def proved(object: bytes, **change: str) -> tuple[str, str]:
        (item,), stored = claims.prove_objects({key: toolchain.Assembly(object)},
                                               {**entry, **change}, {}, [SYMBOL, COMPANION])
        proof = stored[item["proof"]]
        assert {name: proof[name] for name in ("claim", "code_sha256")} == {
            name: item[name] for name in ("claim", "code_sha256")}
        return item["claim"], item["code_sha256"]

    assert proved(right) == (RIGHT_CLAIM.text, hash)
    assert proved(right, flavour="linux")[0] == "sha256 schedule, n 1, sysv-os"
    claim, other_hash = proved(object_with_nops())
    assert claim == RIGHT_CLAIM.text and other_hash != hash


def test_the_format_of_a_verdict_is_that_of_an_object_which_equals_the_proved_one(
        generated_folder: Path) -> None:
    entry = {"hash": "sha256", "kind": "schedule", "n": 1}
    object = right_object(generated_folder)
    assert prove.verdict(object, SYMBOL, entry)["format"] == "elf64"
    for foreign in (b"\x64\x86" + bytes(60), b"\xcf\xfa\xed\xfe" + bytes(60), object, b""):
        verdict = prove.verdict(object, SYMBOL, entry, foreign=foreign)
        assert not verdict["proved"] and verdict["statement"].startswith("NOT PROVED  ")


def test_each_claim_of_the_manifest_is_the_one_that_its_entry_describes() -> None:
    items = [(prove.claim_of(entry, item["convention"] or "data").text, item["claim"])
             for entry in read_manifest(data_folder("generated") / "manifest.json")
             for item in entry["proved_for"]]
    assert [(expected, claim) for expected, claim in items if expected != claim] == [] != items
