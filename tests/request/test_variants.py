"""Variants of a cell hash right, by the rows' meanings; and a processor that lacks an ISA hashes
with it all the same."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from concrete_calls import call_kernel

from generator.check import Claim, prove_object
from generator.check.frame import Refusal
from generator.compile import build
from generator.product import prove, toolchain, write
from generator.request import option_table, requests
from generator.request.configs import KernelConfig
from generator.request.option_table import Rejected
from generator.x86 import target as isas
from generator.x86.program import BasicBlock


def config_of(hash: str, isa: str, n: int, **more: str) -> KernelConfig:
    return requests.resolve_configs({"hash": hash, "isa": isa, "n": str(n), "kind": "blocks"}
                                    | more)[0]


@pytest.mark.parametrize("wipe", ["0", "1"])
def test_the_verdict_has_the_residue(wipe: str) -> None:
    wanted = config_of("sha256", "avx2", 2, wipe=wipe)
    object = toolchain.assemble(write.config_texts(wanted, "nsms_", ["gas"])[0]["gas"], "gas")
    verdict = prove_object(object, wanted.symbol("blocks", "nsms_"),
                           Claim.of("sha256", "blocks", 2))
    assert (verdict.proved and (verdict.residue["stack_bytes"] == 0)
            == (verdict.residue["registers"] == []) == (wipe == "1"))


def check_proved(wanted: KernelConfig) -> None:
    """Check that a configuration's schedule function, or else its blocks function, is proved."""
    object = toolchain.assemble(write.config_texts(wanted, "nsms_", ["gas"])[0]["gas"], "gas")
    kind = wanted.kinds[-1]
    verdict = prove.verdict(object, wanted.symbol(kind, "nsms_"),
                            {"hash": wanted.hash, "kind": kind, "n": wanted.n})
    assert verdict["proved"], verdict["message"]


@pytest.mark.few(2)
@pytest.mark.parametrize("hash, isa, n, option, mnemonic", [
    ("sha256", "avx2", 8, "gather=gather", "vpgatherdd"),
    ("sha512", "avx2", 8, "gather=gather", "vpgatherqq"),
    ("sha256", "avx512", 16, "gather=gather", "vpgatherdd"),
    ("sha256", "sse41", 3, "gather=insert", "pinsrd"),
    ("sha512", "avx512", 5, "gather=insert", "vpinsrq"),
    ("sha512", "avx2", 4, "lane_rot=bytes", "vpshufb"),
    ("sha512", "avx512", 8, "lane_rot=shld", "vpshldq")])
def test_a_variant_is_what_it_says(hash: str, isa: str, n: int, option: str, mnemonic: str) -> None:
    wanted = config_of(hash, isa, n, **dict([option.split("=")]))
    text = write.config_texts(wanted, "nsms_", ["gas"])[0]["gas"]
    count = text.count(f" {mnemonic} ")
    assert count >= (16 if "gather" in option else 32)
    assert "gather" in option or "vpsrlq" in text and not re.search(r"vpror|vpsllq +.*, 56", text)


def test_a_gather_reads_each_word_once_and_by_its_own_register() -> None:
    text = write.config_texts(config_of("sha256", "avx2", 8, gather="gather"), "nsms_",
                              ["gas"])[0]["gas"]
    gathers = re.findall(r"vpgatherdd +(ymm\d+), \[(\w+) \+ (ymm\d+)(?: \+ (\d+))?\], (ymm\d+)",
                         text)
    assert all(len({out, index, mask}) == 3 for out, _, index, _, mask in gathers)
    # by the schedule alone
    read = sorted(int(offset or 0) for _, base, _, offset, _ in gathers if base == "rsi")
    assert read == [4 * w for w in range(16)], "W_0 to W_15, each once"
    assert "k0}" not in write.config_texts(config_of("sha256", "avx512", 16, gather="gather"),
                                           "nsms_", ["gas"])[0]["gas"]


def test_different_option_values_have_different_names() -> None:
    for name in isas.names():
        tags = [c.tag(v) for c in option_table.KERNEL_OPTIONS
                for v in list(c.values(isas.load(name)))[1:]]
        assert len(set(tags)) == len(tags), (name, tags)


def test_a_gather_by_a_mask_that_was_used_up_is_found() -> None:
    program = build.compile(config_of("sha256", "avx2", 8, gather="gather"), "schedule")
    regions = [item for item in program.items if isinstance(item, BasicBlock)]
    begin = next(r for r in regions if any(i.row.gather_mask for i in r.instructions))
    at = next(n for n, i in enumerate(begin.instructions) if i.row.gather_mask)
    # twice by the same mask
    code = (*begin.instructions[:at + 1], *begin.instructions[at:])
    broken = replace(program, items=tuple(replace(begin, instructions=code) if r is begin else r
                                          for r in program.items))
    with pytest.raises(Refusal, match="gathers with a mask that is not all ones"):
        call_kernel(broken, [bytes(64 * 8 * 4), bytes(512)])


@pytest.mark.parametrize("hash, isa", [("sha256", "shani"), ("sha512", "sha512ni")])
def test_instructions_for_rounds_have_schedules_and_rounds_apart(hash: str, isa: str) -> None:
    configs = requests.resolve_configs({"hash": hash, "isa": isa})
    assert {c.stem: c.kinds for c in configs} == {f"{hash}_{isa}_n1": ("blocks", "schedule"),
                                                  f"{hash}_{isa}_rounds": ("rounds",)}
    for wanted in configs:
        check_proved(wanted)


@pytest.mark.parametrize("kind", ["schedule", "rounds"])
def test_rounds_that_add_k_themselves_are_not_taken_apart(kind: str) -> None:
    with pytest.raises(Rejected, match=f"sha1 on shani .*kind {kind}.*Try KIND=blocks"):
        requests.resolve_configs({"hash": "sha1", "isa": "shani", "kind": kind})
    assert requests.resolve_configs({"hash": "sha1", "isa": "shani", "kind": "blocks"})


def test_a_default_of_carry_may_be_requested_of_a_microarchitecture() -> None:
    words = {"hash": "sha256", "isa": "avx512", "n": "1", "rounds": "lanes", "uarch": "goldencove"}
    assert (requests.resolve_configs({**words, "carry": "woven"})
            == requests.resolve_configs(words))


def test_rounds_for_a_microarchitecture_are_rejected() -> None:
    words = {"hash": "sha256", "isa": "bmi2", "uarch": "goldencove"}
    with pytest.raises(Rejected, match="kind rounds.*Try KIND=blocks"):
        requests.resolve_configs({**words, "kind": "rounds"})
    assert requests.resolve_configs({**words, "kind": "blocks"})


# UPPER=clear: legacy vector instructions run with clean upper halves, whatever the caller left.

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
            pytest.skip(f"no assembler for {form} here")
        object = assembly.object
        entry = {"hash": hash, "kind": "blocks", "n": 1}
        symbol = config.symbol("blocks", "nsms_")
        assert prove_object(object, symbol, Claim.of_entry(entry, abi)).proved
        verdict = prove_object(object, symbol, Claim.of_entry({**entry, "upper": "clear"}, abi))
        assert verdict.proved == (upper == "clear"), verdict.message
        assert verdict.proved or verdict.failures[0].check == "vector state"


def test_other_isas_have_no_such_option() -> None:
    with pytest.raises(requests.Rejected, match="UPPER"):
        requests.resolve_configs({"hash": "sha256", "isa": "avx2", "upper": "clear"})
