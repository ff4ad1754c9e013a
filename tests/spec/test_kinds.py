"""The records of kinds: their prototypes are those of the header, their samples are hashlib's, a
wrong record is refused."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from generator.check import Claim, Effort, prove_object
from generator.files import data_folder
from generator.product import toolchain
from generator.spec import hashes
from generator.spec.descriptions import prototype
from generator.spec.kinds import KINDS, Evaluation, ExpectedWord, Function
from generator.spec.message import Message
from generator.spec.samples import IntegerEvaluation, sample_calls

GENERATED = data_folder("generated")
KERNELS = [k for k in json.loads((GENERATED / "manifest.json").read_text())["kernels"]
           if k["kind"] != "padding"]
SMALL = {"blocks": "nsms_sha256_blocks_shani_n1", "schedule": "nsms_sha256_schedule_avx2_n1",
         "rounds": "nsms_sha256_rounds_bmi2", "fixed": "nsms_sha256_len64_shani"}


@cache
def header() -> str:
    return re.sub(r"\s+", " ", "".join(p.read_text() for p in (GENERATED / "include").glob("*.h")))


def test_the_headers_prototypes_are_those_of_the_records() -> None:
    for k in KERNELS:
        assert prototype(Claim.of_entry(k), k["symbol"]) + ";" in header(), k["symbol"]


@pytest.mark.parametrize("name", ["sha1", "sha256", "sha512"])
def test_blocks_leave_what_hashlib_says_of_a_padded_message(name: str) -> None:
    text = hashes.load(name)
    f, message = Function(text, KINDS["blocks"]), bytes(range(200))
    padded = message + hashes.message_padding(text, len(message))
    reading = IntegerEvaluation(f, padded, hashes.initial_state(text, name), [])
    rest = b"".join(int(x.word).to_bytes(f.word_bytes, "big")
                    for x in f.expected_words(reading, len(padded) // f.block_bytes))
    assert rest == hashlib.new(name, message).digest()


@pytest.mark.parametrize("name, length",
                         [("sha1", 20), ("sha224", 64), ("sha512", 200), ("sha384", 0)])
def test_a_fixed_length_kernel_leaves_the_digest(name: str, length: int) -> None:
    f = Function(hashes.find(name), KINDS["fixed"], fixed_message=Message(name, length))
    for (_, message), right in sample_calls(f, random.Random(length)):
        assert isinstance(message, bytes) and right == hashlib.new(name, message).digest()
    key = bytes(range(f.block_bytes))
    f = replace(f, fixed_message=Message(name, length, "hmac", prefix=key.hex()))
    for (_, message), right in sample_calls(f, random.Random(length)):
        assert isinstance(message, bytes) and right == hmac.digest(key, message, name)


def test_constant_words_are_not_in_memory() -> None:
    f = Function(hashes.load("sha256"), KINDS["fixed"],
                 fixed_message=Message("sha256", 64, const="1:2=6162636465666768"))
    for (_, message), right in sample_calls(f, random.Random(1)):
        assert isinstance(message, bytes) and len(message) == 56
        assert right == hashlib.sha256(message[:4] + b"abcdefgh" + message[4:]).digest()


@cache
def object_of(symbol: str) -> tuple[dict[str, Any], bytes]:
    entry = next(k for k in KERNELS if k["symbol"] == symbol)
    data = toolchain.assemble((GENERATED / entry["gas"]).read_text(), "gas")
    if data is None:
        pytest.skip("no assembler here")
    return entry, data


def claimed(symbol: str, **changed: Any) -> bool:
    """Whether a committed kernel is proved to be what a changed record says."""
    entry, data = object_of(symbol)
    claim = Claim.of_entry(entry)
    output = replace(claim, kind=replace(claim.kind, **changed))
    return prove_object(data, symbol, output, Effort(hasty=True)).proved


@pytest.mark.parametrize("kind", SMALL)
def test_a_record_that_claims_another_word_is_refused(kind: str) -> None:
    record = KINDS[kind]

    def other(f: Function, reading: Evaluation, blocks: int) -> Iterator[ExpectedWord]:
        first, second, *rest = record.expected_words(f, reading, blocks)
        yield from (first._replace(word=second.word), second, *rest)

    assert claimed(SMALL[kind])
    assert not claimed(SMALL[kind], expected_words=other)


@pytest.mark.parametrize("kind", SMALL)
def test_a_record_of_a_smaller_buffer_is_refused(kind: str) -> None:
    record = KINDS[kind]
    for position in range(2):

        def smaller(f: Function, position: int = position) -> Any:
            parameters = list(record.parameters(f))
            p = parameters[position]
            # type: ignore
            parameters[position] = (replace(p, size=p.size - 1) if p.size
                                    else replace(p, bytes_per_block=p.bytes_per_block - 1))
            return tuple(parameters)

        assert not claimed(SMALL[kind], parameters=smaller), position
