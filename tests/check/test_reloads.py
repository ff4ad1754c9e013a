"""Kernels that read the array of pointers again in their loop hash the first block again and again:
none is proved."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from reloads import EDITS, SYMBOL, edited_kernel

from generator.check.claim import Claim
from generator.check.prover import prove_object
from generator.lab.mutation import native
from generator.product.toolchain import assemble
from generator.spec.samples import sample_calls


def assemble_edited(edit: str) -> bytes:
    data = assemble(edited_kernel(edit), "gas")
    assert data is not None
    return data


@pytest.mark.parametrize("edit", EDITS)
def test_a_kernel_that_reads_its_pointers_again_is_not_proved(edit: str) -> None:
    verdict = prove_object(assemble_edited(edit), SYMBOL, Claim.of("sha256", "multi", m=2))
    assert not verdict.proved
    assert "in none of the buffers" in verdict.message, verdict.message


@pytest.mark.parametrize("edit", EDITS)
def test_it_is_wrong_on_the_processor_from_two_blocks_on(edit: str, tmp_path: Path) -> None:
    if lacking := {"sha_ni", "sse4_1"} - native.host_features():
        pytest.skip(f"the host has no {', '.join(sorted(lacking))}")
    library = native.link_library(assemble_edited(edit), SYMBOL, tmp_path)
    assert library is not None
    claim = Claim.of("sha256", "multi", m=2)
    assert native.find_wrong_result(library,
                                    list(sample_calls(claim, random.Random(1), range(2)))) == ""
    assert "answers wrong" in (
        native.find_wrong_result(library, list(sample_calls(claim, random.Random(1), range(3))))
        or "")
