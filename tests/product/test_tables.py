"""Files of padding's tables: rounds finish a hash with them, a wrong word is seen, and lengths
without a table are refused."""

from __future__ import annotations

import ctypes
import hashlib
import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from generator.product import claims, fresh, texts, write
from generator.product.prove import table_verdict
from generator.product.toolchain import assemble
from generator.request import requests
from generator.spec import hashes

LENS = "64,120,128,256"


@pytest.mark.few(1)
@pytest.mark.parametrize("name", ["sha1", "sha256"])
@pytest.mark.parametrize("language", ["gas", "c"])
def test_rounds_finish_a_hash_with_a_table(name: str, language: str, tmp_path: Path) -> None:
    compiler = shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("no C compiler")
    wanted = requests.resolve_configs({"hash": name, "isa": "x64", "kind": "padding",
                                       "lens": "64,128,192,184"})
    entries = write.generate(wanted, tmp_path, "gas")
    assert (all(e["proved"] for e in entries)
            and {e["kind"] for e in entries} == {"padding", "rounds"})
    files = [tmp_path / next(e[language] for e in entries if e["kind"] == "padding"),
             tmp_path / "gas" / f"{name}_x64_rounds.S"]
    subprocess.run([compiler, "-shared", "-fPIC", "-o", str(tmp_path / "all.so"), *map(str, files)],
                   check=True)
    library, hash = ctypes.CDLL(str(tmp_path / "all.so")), hashes.load(name)
    for length in (64, 128, 184, 192):
        message = random.Random(length).randbytes(length)
        complete = (message + hashes.message_padding(hash, length))[:-64]
        words = [int(x) for x in hashes.process_blocks(hash, hashes.initial_state(hash, name),
                                                       complete)]
        state = (ctypes.c_uint32 * len(words))(*words)
        table = (ctypes.c_uint32 * len(hash.K)).in_dll(library, f"nsms_{name}_padding_{length}")
        getattr(library, f"nsms_{name}_rounds_x64")(state, table, ctypes.c_size_t(1))
        assert b"".join(x.to_bytes(4, "big") for x in state) == hashlib.new(name, message).digest()


@pytest.mark.parametrize("syntax", ["gas", "nasm", "c"])
def test_a_changed_word_is_not_proved(syntax: str) -> None:
    config = requests.resolve_configs({"hash": "sha512", "isa": "x64", "kind": "padding",
                                       "lens": "128"})[0]
    text = texts.table_file(config, "nsms_", syntax)
    object = assemble(text, syntax)
    if object is None:
        pytest.skip(f"no assembler for {syntax}")
    entry = {"hash": "sha512", "kind": "padding", "length": 128}
    assert table_verdict(object, "nsms_sha512_padding_128", entry)["proved"]
    assert not table_verdict(object, "nsms_sha512_padding_128", entry | {"length": 256})["proved"]
    assert not table_verdict(object, "nsms_sha512_padding_256", entry)["proved"]
    wrong = assemble(text.replace("0x7137449123ef65cd", "0x7137449123ef65cc"), syntax)
    assert wrong is not None
    assert "other words" in table_verdict(wrong, "nsms_sha512_padding_128", entry)["message"]


@pytest.mark.parametrize("old, new, reason", [
    (r"\.section +\.rodata.*", ".data", "nsms_sha512_padding_128 is not data"),
    (r"\.section +\.rodata.*", ".text", "is not data"),
    (r"0x[0-9a-f]{16}", "elsewhere", "a linker changes")])
def test_a_table_that_may_change_is_not_proved(old: str, new: str, reason: str) -> None:
    config = requests.resolve_configs({"hash": "sha512", "isa": "x64", "kind": "padding",
                                       "lens": "128"})[0]
    text, count = re.subn(old, new, texts.table_file(config, "nsms_", "gas"), count=1)
    assert count == 1
    object = assemble(text, "gas")
    verdict = table_verdict(object, "nsms_sha512_padding_128",
                            {"hash": "sha512", "kind": "padding", "length": 128})
    assert not verdict["proved"] and reason in verdict["message"], verdict["message"]


def test_a_manifest_with_tables_is_made_again_by_its_commands(tmp_path: Path) -> None:
    wanted = requests.resolve_configs({"hash": "sha256", "isa": "bmi2", "kind": "padding",
                                       "lens": LENS})
    write.generate(wanted, tmp_path, "gas")
    # beside them
    write.generate(requests.resolve_configs({"hash": "sha1", "isa": "x64", "n": "1",
                                             "kind": "blocks"}), tmp_path, "gas")
    assert "extern const uint32_t nsms_sha256_padding_120[64];" in (
        tmp_path / "include" / "nsms.h").read_text()
    assert set(wanted) <= set(fresh.recorded_configs(tmp_path)["gas", "nsms_"])


def test_claims_of_other_assemblers_stay_until_one_here_makes_other_code() -> None:
    def claim(syntax: str, format: str, version: str, code: str, proof: str) -> dict[str, Any]:
        return {"syntax": syntax, "assembler": syntax, "version": version, "format": format,
                "convention": None, "code_sha256": code, "proof": proof}

    elsewhere = [claim("gas", "elf64", "2.40", "1", "p"), claim("gas", "win64", "2.40", "1", "p"),
                 claim("nasm", "elf64", "2.16", "1", "p")]
    earlier = {"proved_for": elsewhere}

    def merge(*here: dict[str, Any], syntaxes: tuple[str, ...] = ("gas", "nasm"),
              proofs: tuple[str, ...] = ("p",)) -> list[dict[str, Any]]:
        return claims.merge_claims(here, earlier, syntaxes, dict.fromkeys(proofs, {}))

    assert merge() == merge(claim("gas", "elf64", "2.42", "1", "p")) == elsewhere
    assert merge(syntaxes=("nasm",)) == elsewhere[2:] and merge(proofs=()) == []
    other = claim("gas", "elf64", "2.40", "2", "q")
    assert merge(other) == [other], "the same version makes other code"
    more = claim("nasm", "win64", "2.16", "1", "p")
    assert merge(more) == [*elsewhere, more]
