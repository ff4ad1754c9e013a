"""UPPER=clear: legacy vector instructions run with clean upper halves, whatever the caller left."""

from __future__ import annotations

import pytest

from generator.check import Claim, prove_object
from generator.product import toolchain, write
from generator.request import requests


@pytest.mark.parametrize("hash, isa", [("sha256", "shani"), ("sha1", "sse41")])
@pytest.mark.parametrize("abi, form", [("sysv", "elf64"), ("win64", "win64")])
def test_a_kernel_that_clears_upper_halves_is_proved_and_one_that_does_not_is_refused(
        hash: str, isa: str, abi: str, form: str) -> None:
    for upper in ("clear", "keep"):
        (config, *_) = requests.resolve_block_kernels(
            {"hash": hash, "isa": isa, "n": "1", "upper": upper})
        assert config.stem == f"{hash}_{isa}_n1" + ("_clear" if upper == "clear" else "")
        assembly = toolchain.assemble_format(
            write.config_texts(config, "nsms_", ["gas"])[0]["gas"], "gas", form)
        if assembly is None:
            pytest.skip("no assembler here")
        object = assembly.object
        entry = {"hash": hash, "kind": "blocks", "n": 1}
        symbol = config.symbol("blocks", "nsms_")
        assert prove_object(object, symbol, Claim.of_entry(entry, abi)).proved
        verdict = prove_object(object, symbol, Claim.of_entry({**entry, "upper": "clear"}, abi))
        assert verdict.proved == (upper == "clear"), verdict.message
        assert verdict.proved or "upper halves" in verdict.message


def test_other_isas_have_no_such_option() -> None:
    with pytest.raises(requests.Rejected, match="UPPER"):
        requests.resolve_configs({"hash": "sha256", "isa": "avx2", "upper": "clear"})
