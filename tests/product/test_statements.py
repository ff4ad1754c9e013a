"""What is proved is what the verdict's own statement says: whatever chooses claim, symbol and
object for a proof may be wrong, and then the statement names the other claim, symbol or code.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from generator import __main__ as cli
from generator.check import Claim, prove_object
from generator.cli import prove as options
from generator.files import data_folder
from generator.product import claims, jobs, prove, toolchain, write
from generator.product.manifest import read_manifest
from generator.request import requests

CONFIG = {"hash": "sha256", "isa": "x64", "n": "1", "kind": "schedule"}
SYMBOL = "nsms_sha256_schedule_x64_n1"
COMPANION = "nsms_sha256_blocks_x64_n1"  # the other function of the file
CLAIM = Claim.of("sha256", "schedule", 1)

pytestmark = pytest.mark.skipif(toolchain.assembler_command("gas") is None,
                                reason="no assembler for GAS's syntax")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("kernels")
    write.generate(requests.resolve_configs(CONFIG), out, "gas", prove=False)
    return out


@cache
def object_of(text: str) -> bytes:
    object = toolchain.assemble(text, "gas")
    assert object is not None
    return object


def right_object(folder: Path) -> bytes:
    TEXTS[:] = [(folder / "gas" / "sha256_x64_n1.S").read_text()]
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


OPTIONS: dict[str, Mistake] = {
    "another claim": of_options(lambda o: replace(o, claim=replace(o.claim, stack_bytes=4096))),
    "a claim that is false": of_options(lambda o: replace(o, claim=replace(o.claim, n=2))),
    "another convention": of_options(lambda o: replace(o, claim=replace(o.claim, abi="sysv-os"))),
    "another symbol": of_options(lambda o: replace(o, symbol=COMPANION)),
    "another object": lambda monkeypatch: wrap(monkeypatch, options, "object_with",
                                               lambda result: (result[0], object_with_nops()))}


def right_statement(object: bytes) -> str:
    verdict = prove_object(object, SYMBOL, CLAIM)
    assert verdict.proved
    return f"proved  {SYMBOL}: {CLAIM.text}; code {verdict.code_sha256}"


@pytest.mark.parametrize("name", ["", *OPTIONS])
def test_options_that_are_read_wrongly_lead_to_another_statement(
        name: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    object = right_object(folder)
    right = right_statement(object)
    (tmp_path / "f.o").write_bytes(object)
    if name:
        OPTIONS[name](monkeypatch)
    status = cli.main(["prove", "--object", str(tmp_path / "f.o"), "--symbol", SYMBOL, "--hash",
                       "sha256", "--kind", "schedule", "--n", "1"])
    output = capsys.readouterr().out
    assert (right in output) == (not name)
    assert status == (name in ("a claim that is false", "another symbol"))
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
        name: str, folder: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    right = right_statement(right_object(folder))
    if name:
        JOBS[name](monkeypatch)
    cli.main(["prove", "--out", str(folder)])
    assert (right in capsys.readouterr().out) == (not name)


def test_a_manifest_names_the_claim_and_the_code_that_were_proved(folder: Path) -> None:
    key, right = ("gas", "elf64", "sysv", ""), right_object(folder)
    entry = {"symbol": SYMBOL, "hash": "sha256", "kind": "schedule", "n": 1}
    hash = prove_object(right, SYMBOL, CLAIM).code_sha256

    def proved(object: bytes, **change: str) -> tuple[str, str]:
        (item,), stored = claims.prove_objects({key: toolchain.Assembly(object)},
                                               {**entry, **change}, {}, [SYMBOL, COMPANION])
        proof = stored[item["proof"]]
        assert {name: proof[name] for name in ("claim", "code_sha256")} == {
            name: item[name] for name in ("claim", "code_sha256")}
        return item["claim"], item["code_sha256"]

    assert proved(right) == (CLAIM.text, hash)
    assert proved(right, flavour="linux")[0] == "sha256 schedule, n 1, sysv-os"
    assert proved(object_with_nops())[0] == CLAIM.text != proved(object_with_nops())[1] != hash


def test_the_format_of_a_verdict_is_that_of_an_object_which_equals_the_proved_one(
        folder: Path) -> None:
    entry = {"hash": "sha256", "kind": "schedule", "n": 1}
    object = right_object(folder)
    assert prove.verdict(object, SYMBOL, entry)["format"] == "elf64"
    for foreign in (b"\x64\x86" + bytes(60), b"\xcf\xfa\xed\xfe" + bytes(60), object, b""):
        verdict = prove.verdict(object, SYMBOL, entry, foreign=foreign)
        assert not verdict["proved"] and verdict["statement"].startswith("NOT PROVED  ")


def test_each_claim_of_the_manifest_is_the_one_that_its_entry_describes() -> None:
    items = [(prove.claim_of(entry, item["convention"] or "data").text, item["claim"])
             for entry in read_manifest(data_folder("generated") / "manifest.json")
             for item in entry["proved_for"]]
    assert [(expected, claim) for expected, claim in items if expected != claim] == [] != items
