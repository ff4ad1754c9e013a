"""Proofs of one claim share the normal forms of its specification: they reach the verdicts that
they reach alone, and a wrong function is refused beside a right one.
"""

from __future__ import annotations

from typing import Any

import pytest

from generator.check import Claim, proof, prove_object, terms
from generator.check.task import build_specification
from generator.files import data_folder
from generator.product import prove
from generator.product.manifest import read_manifest
from generator.product.toolchain import assemble, assemble_format

GENERATED = data_folder("generated")
SYMBOL = "nsms_sha256_rounds_bmi2"
VARIANTS = (("gas", "elf64", "sysv"), ("nasm", "win64", "win64"))


def entry_of_rounds() -> dict[str, Any]:
    return next(e for e in read_manifest(GENERATED / "manifest.json") if e["symbol"] == SYMBOL)


def objects(entry: dict[str, Any], old: str = "", new: str = "") -> list[tuple[bytes, str]]:
    assembled = []
    for syntax, format, abi in VARIANTS:
        text = (GENERATED / entry[syntax]).read_text()
        assert old in text
        assembly = assemble_format(text.replace(old, new, 1), syntax, format)
        if assembly is None:
            pytest.skip(f"no assembler for {syntax} and {format}")
        assembled.append((assembly.object, abi))
    return assembled


def verdicts(assembled: list[tuple[bytes, str]], entry: dict[str, Any],
             specifications: prove.Specifications | None) -> list[dict[str, Any]]:
    return [{**prove.verdict(data, SYMBOL, entry, abi, specifications), "seconds": 0}
            for data, abi in assembled]


def test_shared_specifications_change_no_verdict() -> None:
    entry = entry_of_rounds()
    assembled = objects(entry)
    alone = verdicts(assembled, entry, None)
    with prove.sharing_specifications() as specifications:
        assert verdicts(assembled, entry, specifications) == alone
        assert len(specifications) == 1 and all(v["proved"] for v in alone)
        (shared,) = specifications.values()
    assert not shared.algebra.__dict__  # freed


def test_a_wrong_function_is_refused_beside_a_right_one_and_its_tables_are_not_reused() -> None:
    entry = entry_of_rounds()
    with prove.sharing_specifications() as specifications:
        assert all(v["proved"] for v in verdicts(objects(entry), entry, specifications))
        for wrong in verdicts(objects(entry, ", 25", ", 24"), entry, specifications):
            assert not wrong["proved"] and "wrong" in wrong["message"]
            assert not specifications


def test_the_limits_of_one_proof_do_not_end_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = entry_of_rounds()
    data = assemble((GENERATED / entry["gas"]).read_text(), "gas")
    claim = Claim.of_entry(entry, "sysv")
    specification = build_specification(claim)
    assert prove_object(data, SYMBOL, claim, specification=specification).proved

    def exceeded(task: object) -> None:
        raise AssertionError("the limits of a proof that has ended")

    monkeypatch.setattr(proof, "check_limits", exceeded)
    specification.algebra.add_weight(2 * terms.LIMIT_INTERVAL)
