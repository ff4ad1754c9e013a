"""An ISA and a hash are added by one file each: two toys, in folders of their own, are generated,
proved and run by their rows."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import oracle
import pytest
from concrete_calls import kernel_digest

from generator.__main__ import main
from generator.check import Claim, Effort, decode, prove_object
from generator.compile import build
from generator.product import proofs, toolchain, write
from generator.request import requests
from generator.spec import hashes
from generator.x86 import isa

TOYS = Path(__file__).parent / "toys"
MESSAGE = bytes(range(256)) * 3


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add the toys' folders to those of the program; nothing else mentions the toys."""
    caches = decode.rows_by_mnemonic, proofs.trusted_base_hash
    with monkeypatch.context() as patch:
        patch.setattr(isa, "__path__", [*isa.__path__, str(TOYS / "isa")])
        patch.setattr(hashes, "__path__", [*hashes.__path__, str(TOYS / "hashes")])
        for cached in caches:
            cached.cache_clear()
        yield
    for cached in caches:
        cached.cache_clear()


def hash_with_integers(message: bytes) -> bytes:
    hash, ones = hashes.load("odd"), (1 << 64) - 1

    def rotate(x: int, n: int) -> int:
        return (x >> n | x << 64 - n) & ones

    zeros = -(len(message) + 17) % 128
    data, H = (message + b"\x80" + bytes(zeros) + (8 * len(message)).to_bytes(16, "big"),
               list(hash.INITIAL["odd"]))
    for start in range(0, len(data), 128):
        W = [int.from_bytes(data[i:i + 8], "big") for i in range(start, start + 128, 8)]
        for t in range(16, 40):
            W.append((rotate(W[t - 1], 19) ^ W[t - 5] >> 3) + W[t - 9] + W[t - 16] & ones)
        a, b, c, d, e, f = H
        for t in range(40):
            T = f + rotate(e, 23) + (a & b ^ ~a & c) + W[t] + hash.K[t]
            a, b, c, d, e, f = T + (b if t % 3 else d) & ones, a, rotate(b, 55), c + T & ones, d, e
        H = [x + y & ones for x, y in zip(H, (a, b, c, d, e, f))]
    return b"".join(x.to_bytes(8, "big") for x in H)[:40]


def test_the_new_hash_is_read_as_it_is_written() -> None:
    for length in (0, 111, 112, 600):
        message = MESSAGE[:length]
        assert (hash_with_integers(message) == hashes.digest("odd", message)
                == oracle.digests("odd", [message])[0])


@pytest.mark.few(2)
@pytest.mark.parametrize("hash, isa_name, n", [("odd", "xop", 2), ("odd", "avx2", 4),
                                               ("odd", "avx512", 8), ("sha1", "xop", 4),
                                               ("sm3", "xop", 1)])
def test_what_was_added_is_generated_and_proved(hash: str, isa_name: str, n: int,
                                                tmp_path: Path) -> None:
    assert (main(["gen", "--hash", hash, "--isa", isa_name, "--n", str(n), "--out", str(tmp_path)])
            == 0)
    entries = json.loads((tmp_path / "manifest.json").read_text())["kernels"]
    assert {"blocks", "rounds"} <= {e["kind"] for e in entries}
    blocks = next(e for e in entries if e["kind"] == "blocks")
    assert ("vprot" in (tmp_path / blocks["gas"]).read_text()) == (isa_name == "xop")
    if lacking := [syntax for syntax in ("gas", "nasm") if not toolchain.assembler_command(syntax)]:
        assert not all(e["proved"] for e in entries)
        pytest.skip(f"generated, but there is no assembler for {' and '.join(lacking)} to prove it "
                    f"with")
    assert all(e["proved"] for e in entries)
    assert isa_name != "xop" or blocks["features"] == ["avx", "xop"]


@pytest.mark.parametrize("isa_name, n", [("xop", 2), ("avx2", 4)])
def test_what_was_added_hashes(isa_name: str, n: int) -> None:
    config = requests.resolve_configs({"hash": "odd", "isa": isa_name, "n": str(n)})[0]
    program = build.compile(config, "blocks")
    assert kernel_digest(program, "odd", MESSAGE) == hash_with_integers(MESSAGE)


@pytest.mark.parametrize("change, words", [
    (dict(means=lambda a, i: a.rotated(i)), ""), (dict(means=lambda a, i: a.shifted(-i)), ""),
    (dict(data_independent_time=False), "`vprotq` is not among the instructions whose time")])
def test_with_a_wrong_row_of_the_new_isa_nothing_is_proved(
        change: dict[str, Any], words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    config = dataclasses.replace(
        requests.resolve_configs({"hash": "odd", "isa": "xop", "n": "1"})[0], kinds=("blocks",))
    object = toolchain.assemble(write.config_texts(config, "nsms_", ["gas"])[0]["gas"], "gas")
    rows = decode.rows_by_mnemonic()
    wrong = [dataclasses.replace(row, **change) for row in rows["vprotq"]]
    monkeypatch.setattr(decode, "rows_by_mnemonic", lambda: {**rows, "vprotq": wrong})
    verdict = prove_object(object, config.symbol("blocks", "nsms_"), Claim.of("odd", "blocks"),
                           Effort(hasty=True))
    assert not verdict.proved and words in verdict.message
