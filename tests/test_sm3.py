"""SM3 by the same passes as the rest: 68 words without K, constants in the rounds, a chain by
XOR."""

from __future__ import annotations

import random
from dataclasses import replace

import oracle
import pytest
from concrete_calls import call_kernel

from generator.check import Claim, prove_object
from generator.compile import build
from generator.product import toolchain, write
from generator.product.details import EXPLAINING
from generator.request import requests
from generator.request.configs import KernelConfig
from generator.spec import hashes

# GB/T 32905-2016, appendix A
EXAMPLES = ((b"abc", "66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0"),
            (b"abcd" * 16, "debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732"))


def config_of(isa: str, n: int, kind: str = "blocks") -> KernelConfig:
    return requests.resolve_configs({"hash": "sm3", "isa": isa, "n": str(n), "kind": kind})[0]


@pytest.mark.parametrize("message, digest", EXAMPLES)
def test_the_examples_of_the_standard(message: bytes, digest: str) -> None:
    assert (hashes.digest("sm3", message).hex() == oracle.digests("sm3", [message])[0].hex()
            == digest)


def test_a_kernel_of_another_text_is_not_proved() -> None:
    kernel_text = write.config_texts(replace(config_of("bmi2", 1), kinds=("blocks",)), "nsms_",
                                     ["gas"])[0]["gas"]
    constant = format(0x79CC4519, "#x")
    assert constant in kernel_text
    object = toolchain.assemble(kernel_text.replace(constant, format(0x79CC4518, "#x"), 1), "gas")
    verdict = prove_object(object, "nsms_sm3_blocks_bmi2_n1", Claim.of("sm3", "blocks"), EXPLAINING)
    assert not verdict.proved and "GB/T 32905-2016 gives" in verdict.message


def test_a_schedule_ends_after_68_words_of_every_block() -> None:
    hash, wanted, n = hashes.load("sm3"), config_of("avx2", 8, "schedule"), 8
    data = random.Random(1).randbytes(64 * n)
    wk = call_kernel(build.compile(wanted, "schedule"), [bytes(68 * n * 4), data])
    rows = zip(*(hashes.expand(hash, block) for block in hashes.parse(hash, data)))
    assert wk == b"".join(int(w).to_bytes(4, "little") for row in rows for w in row)
