"""Each engine with each driver that it carries: one small kernel is generated, run and proved."""

from __future__ import annotations

from dataclasses import replace

import native_calls
import pytest

from generator.compile import build
from generator.plan.engines.sha_stream import Streams
from generator.product import toolchain, write
from generator.request.requests import resolve_configs

CARRIED = {  # (driver, engine): a request
    ("blocks", "scalar"): "hash=sha256 isa=bmi2 n=1",
    ("blocks", "scalar, lanes of a batch"): "hash=sha1 isa=avx n=2",
    ("blocks", "split"): "hash=sha256 isa=avx2 n=2 rounds=split",
    ("blocks", "two-lane"): "hash=sha256 isa=avx512 n=1 rounds=lanes",
    ("blocks", "stream"): "hash=sha256 isa=shani n=1",
    ("schedule", "scalar"): "hash=sha256 isa=avx n=4",
    ("schedule", "stream"): "hash=sha256 isa=shani n=1",
    ("rounds", "scalar"): "hash=sha1 isa=x64",
    ("rounds", "stream"): "hash=sha256 isa=shani",
    ("multi", "lanes and scalar"): "hash=sha256 isa=sse41 mix=1",
    ("multi", "lanes"): "hash=sha1 isa=avx",
    ("multi", "stream"): "hash=sha1 isa=shani",
    ("multi", "stream on lanes"): "hash=sha256 isa=shani schedule=lanes m=2",
    ("pairs", "lanes"): "hash=sha256 isa=avx",
    ("pairs", "stream"): "hash=sha256 isa=shani m=2",
    ("pairs", "stream on lanes"): "hash=sha256 isa=shani schedule=lanes m=2",
    ("fixed", "array in lanes"): "hash=sha256 isa=avx m=4 len=64",
    ("fixed", "array in streams"): "hash=sha1 isa=shani m=2 len=64",
    ("fixed", "array in streams on lanes"): "hash=sha256 isa=shani schedule=lanes m=2 len=64",
    ("iterations", "lanes"): "hash=sha256 isa=avx",
    ("iterations", "stream"): "hash=sha256 isa=shani m=1",
    ("iterations", "stream on lanes"): "hash=sha256 isa=shani schedule=lanes m=2",
    ("fixed", "scalar"): "hash=sha1 isa=avx len=64",
    ("fixed", "stream"): "hash=sha256 isa=shani shape=double64",
}


@pytest.mark.few(6)
@pytest.mark.parametrize("kind, engine", CARRIED, ids=lambda x: str(x).replace(" ", "-"))
def test_a_carried_cell_is_generated_run_and_proved(kind: str, engine: str) -> None:
    texts = dict(word.split("=") for word in CARRIED[kind, engine].split())
    if kind != "fixed":
        texts["kind"] = kind
    config = next(c for c in resolve_configs(texts) if kind in c.kinds)
    native_calls.check_config(replace(config, kinds=(kind,)))


def test_an_engine_that_loses_a_word_is_neither_proved_nor_right(
        monkeypatch: pytest.MonkeyPatch) -> None:
    right = Streams.load_row
    monkeypatch.setattr(Streams, "load_row", lambda self, graph, block, stream, r, address: right(
        self, graph, block, stream, min(r, 2), address))
    (config,) = resolve_configs({"hash": "sha256", "isa": "shani", "len": "64"})
    calls = list(native_calls.sample_calls_of(config, "fixed", False))
    assert "answers wrong" in native_calls.run_emulated(build.compile(config, "fixed"), calls)
    if toolchain.assembler_command("gas"):
        with pytest.raises(toolchain.NotProved):
            native_calls.check_config(config)


# What is wrong is found.

@pytest.mark.parametrize("kind", ["blocks", "schedule", "rounds"])
def test_a_kernel_of_another_hash_is_wrong_by_rows_and_by_silicon(kind: str) -> None:
    config = resolve_configs({"hash": "sha1", "isa": "x64", "n": "1", "kind": kind})[0]
    program = build.compile(config, kind)
    right = list(native_calls.sample_calls_of(config, kind))
    spoilt = [(arguments, bytes([wanted[0] ^ 1]) + wanted[1:]) for arguments, wanted in right]
    object = toolchain.assemble(write.config_texts(config, "nsms_", ["gas"])[0]["gas"], "gas")
    assert native_calls.run_emulated(program, right) == ""
    complaint = native_calls.run_emulated(program, spoilt)
    assert complaint.startswith(f"{program.symbol} answers wrong on arguments")
    if object is not None:
        assert native_calls.run_natively(object, program.symbol, right) == ""
        assert native_calls.run_natively(object, program.symbol, spoilt) == complaint


@pytest.mark.parametrize("body, complaint", [
    ("ud2", "f dies of SIGILL"),
    ("xor %ebx, %ebx\nret", "f violates the calling convention on arguments [8]")])
def test_a_crash_and_a_broken_convention_are_reported(body: str, complaint: str) -> None:
    object = toolchain.assemble(f".text\n.globl f\nf: {body}\n", "gas")
    if object is None:
        pytest.skip("no assembler here")
    assert native_calls.run_natively(object, "f", [([bytes(8)], bytes(8))]) == complaint


def test_a_wiping_kernel_that_leaves_something_is_refused_with_what_it_leaves(
        monkeypatch: pytest.MonkeyPatch) -> None:
    if toolchain.assembler_command("gas") is None:
        pytest.skip("no assembler here")
    options = resolve_configs({"hash": "sha1", "isa": "avx", "n": "2", "kind": "blocks",
                               "wipe": "1"})[0]
    assert write.generate_config(options, "nsms_", ["gas"], {}, True)
    monkeypatch.setattr(build, "add_zeroization", lambda program, isa: program)
    with pytest.raises(toolchain.NotProved,
                       match=r"must clear secrets, but leaves them in .*xmm\d+.*, \d+ bytes "
                             r"of the stack"):
        write.generate_config(options, "nsms_", ["gas"], {}, True)
