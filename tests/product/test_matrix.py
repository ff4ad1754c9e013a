"""Small kernels of every hash and ISA are generated, proved and run; and what is wrong is found."""

from __future__ import annotations

import native_calls
import pytest

from generator.compile import build
from generator.product import toolchain, write
from generator.request import requests
from generator.request.configs import KernelConfig
from generator.request.option_table import valid_n
from generator.spec import hashes
from generator.x86 import target as isa


def small_config(hash: str, isa_name: str, n: int, **options: str) -> KernelConfig:
    return requests.resolve_configs({"hash": hash, "isa": isa_name, "n": str(n),
                                     "kind": "blocks", **options})[0]


@pytest.mark.parametrize("hash, isa_name", [
    (h, name) for h in hashes.names() for name in isa.names()
    if 1 in valid_n(hashes.load(h), isa.load(name))])
def test_a_small_kernel_is_proved_and_right(hash: str, isa_name: str) -> None:
    if reason := native_calls.check_config(small_config(hash, isa_name, 1)):
        pytest.skip(f"right by the rows' meanings and not run: {reason}")


@pytest.mark.parametrize("kind", ["blocks", "schedule", "rounds"])
def test_a_kernel_of_another_hash_is_wrong_by_rows_and_by_silicon(kind: str) -> None:
    config = requests.resolve_configs({"hash": "sha1", "isa": "x64", "n": "1", "kind": kind})[0]
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


def test_messages_differ_and_leave_every_remainder() -> None:
    calls = list(native_calls.sample_calls_of(small_config("sha256", "avx2", 4), "blocks"))
    assert [arguments[2] for arguments, _ in calls] == [*range(11), 17]
    assert len({w for _, w in calls}) == 12


def test_a_wiping_kernel_that_leaves_something_is_refused_with_what_it_leaves(
        monkeypatch: pytest.MonkeyPatch) -> None:
    if toolchain.assembler_command("gas") is None:
        pytest.skip("no assembler here")
    options = small_config("sha1", "avx", 2, wipe="1")
    assert write.generate_config(options, "nsms_", ["gas"], {}, True)
    monkeypatch.setattr(build, "add_zeroization", lambda program, isa: program)
    with pytest.raises(toolchain.NotProved,
                       match=r"must clear secrets, but leaves them in .*xmm\d+.*, \d+ bytes "
                             r"of the stack"):
        write.generate_config(options, "nsms_", ["gas"], {}, True)
