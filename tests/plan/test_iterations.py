"""The loop of PBKDF2 in lanes: hashlib's derived keys, a proof for any number of iterations, and
refusals of what is wrong."""

from __future__ import annotations

import hashlib
import hmac
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from generator.check import Claim, Effort, prove_object
from generator.compile import build
from generator.lab.mutation import native
from generator.plan.engines.lanes import LaneGroup
from generator.product import toolchain, write
from generator.product.details import EXPLAINING
from generator.request.configs import KernelConfig
from generator.request.option_table import Rejected
from generator.request.requests import resolve_configs
from generator.spec.hashes import block_bytes, initial_state, process_blocks
from generator.spec.samples import sample_calls

SMALL = ("sha256", "avx")
HASTY = Effort(hasty=True)
KERNELS = [SMALL, ("sha512", "avx2"), ("sha512", "avx512"), ("sha256", "avx512"), ("sha1", "avx2"),
           ("sha256", "shani m=1"), ("sha256", "shani m=2"), ("sha256", "shani m=4 schedule=lanes"),
           ("sha1", "shani m=1"), ("sha512", "sha512ni m=1")]


def config_of(hash: str, isa: str) -> KernelConfig:
    """Return the configuration on an ISA, behind whose name may be variables."""
    texts = dict(word.split("=") for word in f"isa={isa}".split())
    (result,) = resolve_configs({"hash": hash, "kind": "iterations", **texts})
    assert result.kind == "iterations"
    return result


def object_of(wanted: KernelConfig, syntax: str = "gas") -> bytes:
    data = toolchain.assemble(write.config_texts(wanted, "nsms_", [syntax])[0][syntax], syntax)
    if data is None:
        pytest.skip(f"no assembler for {syntax} here")
    return data


def rows(words: list[list[int]], step: int) -> bytes:
    """Return the words of all passwords, word by word."""
    return b"".join(word.to_bytes(step, "little") for row in zip(*words) for word in row)


def as_words(digest: bytes, step: int) -> list[int]:
    return [int.from_bytes(digest[i:i + step], "big") for i in range(0, len(digest), step)]


def call(wanted: KernelConfig, count: int, draw: random.Random) -> tuple[list[Any], bytes]:
    """Return the arguments of a call that continues PBKDF2 after its first value, and the state
    after it by hashlib and hmac."""
    name, hash, step = wanted.hash, wanted.family, wanted.family.WIDTH // 8
    keys, before, after = list[list[int]](), list[list[int]](), list[list[int]]()
    for _ in range(wanted.m):
        password, salt = draw.randbytes(20), draw.randbytes(8)
        key = password.ljust(block_bytes(hash), b"\0")
        keys.append([int(w) for pad in (0x36, 0x5C)
                     for w in process_blocks(hash, initial_state(hash, name),
                                             bytes(x ^ pad for x in key))])
        U = hmac.new(password, salt + b"\0\0\0\1", name).digest()
        before.append(as_words(U, step) * 2)
        for _ in range(count):
            U = hmac.new(password, U, name).digest()
        after.append(as_words(U, step)
                     + as_words(hashlib.pbkdf2_hmac(name, password, salt, count + 1), step))
    return [rows(before, step), rows(keys, step), count], rows(after, step)


@pytest.mark.few(4)
@pytest.mark.parametrize("syntax", ["gas", "nasm"])
@pytest.mark.parametrize("hash, isa", KERNELS)
def test_keys_are_those_of_hashlib(hash: str, isa: str, syntax: str, tmp_path: Path) -> None:
    wanted = config_of(hash, isa)
    if lacks := set(wanted.features) - native.host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacks))}")
    library = native.link_library(object_of(wanted, syntax), wanted.symbol("iterations", "nsms_"),
                                  tmp_path)
    assert library is not None
    calls = [call(wanted, count, random.Random(count)) for count in (0, 1, 2, 3, 1000)]
    assert native.find_wrong_result(library, calls, 60) == ""
    arguments, right = calls[1]
    assert "answers wrong" in (
        native.find_wrong_result(library, [(arguments, right[1:] + right[:1])]) or "")


def test_the_record_says_what_the_specification_says_of_one_password() -> None:
    f = build.kernel_function(config_of(*SMALL), "iterations")
    (((state, keys, count), right),) = sample_calls(f, random.Random(1), [0])
    assert right == state and isinstance(keys, bytes) and len(keys) == len(right) and count == 0
    (((state, _, _), right),) = sample_calls(f, random.Random(1), [1])
    assert isinstance(state, bytes)
    half, item = len(state) // 2, len(state) // 2
    assert bytes(x ^ y for x, y in zip(state[half:], right[half:])) == right[:item]


def proved(wanted: KernelConfig, object: bytes, effort: Effort = HASTY) -> Any:
    claim = Claim.of_entry({**wanted.manifest_fields, "hash": wanted.hash, "kind": "iterations"})
    return prove_object(object, wanted.symbol("iterations", "nsms_"), claim, effort)


def test_any_number_of_iterations_is_proved() -> None:
    wanted = config_of(*SMALL)
    verdict = proved(wanted, object_of(wanted))
    assert verdict.proved, verdict.message


@pytest.mark.full
@pytest.mark.parametrize("hash, isa", KERNELS[1:])
def test_every_configuration_is_proved(hash: str, isa: str) -> None:
    wanted = config_of(hash, isa)
    verdict = proved(wanted, object_of(wanted))
    assert verdict.proved, verdict.message


def test_exchanged_rows_are_refused_with_an_example(monkeypatch: pytest.MonkeyPatch) -> None:
    right = LaneGroup.row_address

    def other_row(group: Any, graph: Any, value: Any, i: int) -> Any:
        swapped = {8: 9, 9: 8}.get(i, i) if value.pointer == "state" else i
        return right(group, graph, value, swapped)
    monkeypatch.setattr(LaneGroup, "row_address", other_row)
    wanted = config_of(*SMALL)
    verdict = proved(wanted, object_of(wanted), replace(EXPLAINING, hasty=True))
    assert not verdict.proved and "word 0 of T of password 0" in verdict.message
    assert "stored at" in verdict.message
    assert {"midstate word 0", "state word 0"} <= verdict.details["counterexample"]["inputs"].keys()


@pytest.mark.full
def test_the_outer_key_instead_of_the_inner_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    right = LaneGroup.row_address

    def other_key(group: Any, graph: Any, value: Any, i: int) -> Any:
        first = 8 - value.first if value.pointer == "midstates" else value.first
        return right(group, graph, replace(value, first=first), i)
    monkeypatch.setattr(LaneGroup, "row_address", other_key)
    wanted = config_of(*SMALL)
    verdict = proved(wanted, object_of(wanted))
    assert not verdict.proved and "wrong word 0 of U of password 0" in verdict.message


@pytest.mark.parametrize("words", [{"isa": "shani", "m": "7"}, {"isa": "avx2", "m": "1"},
                                   {"isa": "avx512", "m": "32"},
                                   {"isa": "avx512", "n": "2"},
                                   {"isa": "bmi2"}, {"isa": "avx2", "mix": "1"},
                                   {"isa": "avx2", "len": "64"}])
def test_what_means_nothing_is_rejected(words: dict[str, str]) -> None:
    with pytest.raises(Rejected, match="Try|Leave"):
        resolve_configs({"hash": "sha256", "kind": "iterations", **words})
