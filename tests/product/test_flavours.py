"""Texts for houses: their symbols and macros, proved with stand-ins for their headers, and run."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import harness
import pytest
from command import Nsms

from generator.check import ObjectError
from generator.compile.build import kernel_function
from generator.files import data_folder
from generator.lab.mutation import native
from generator.product import prove, texts, toolchain, write
from generator.request import requests
from generator.request.configs import KernelConfig
from generator.request.option_table import Rejected
from generator.spec.samples import sample_calls
from generator.x86 import flavour

# the other one's tests are below
FLAVOURS = [name for name in flavour.names() if flavour.load(name).kind == "blocks"]
# what is run of each house unless NSMS_ALL asks for everything
RUN_ALWAYS = {"sha512-avx2", "sha256-shani"}
KERNELS = {f"{name}-{k.kind}-{k.hash}-{k.isa}": (name, k) for name in FLAVOURS
           for k in flavour.load(name).kernels
           if os.environ.get("NSMS_ALL") or f"{k.hash}-{k.isa}" in RUN_ALWAYS}


def configs(kind: str = "blocks", **options: str) -> list[KernelConfig]:
    return [config for config in requests.resolve_configs({"kind": kind, **options})
            if config.kind == kind]


def kernel_text(config: KernelConfig) -> str:
    (text,) = write.config_texts(config, "nsms_", ["att"])[0].values()
    return text


@pytest.mark.full
@pytest.mark.parametrize("name", KERNELS)
def test_a_flavours_kernel_is_proved_and_runs(name: str, tmp_path: Path) -> None:
    if toolchain.assembler_command("att") is None or (compiler := shutil.which("gcc")) is None:
        pytest.skip("gcc is not there")
    flavour_name, named = KERNELS[name]
    (config,) = configs(named.kind, flavour=flavour_name, hash=named.hash, isa=named.isa)
    files, (entry,), objects, _ = write.generate_config(config, "nsms_", ["att"], {}, True)
    symbol = entry["symbol"]
    assert (symbol == named.symbol.format(m=config.m) and entry["proved"]
            and entry["flavour"] == flavour_name)
    assert list(files) == [entry["att"]]
    assert [claim["version"].partition(" ")[2]
            for claim in entry["proved_for"]] == list(flavour.load(flavour_name).ways)
    (tmp_path / "kernel.o").write_bytes(objects["att"])
    program = harness.build_harness(tmp_path / "h", [entry], [tmp_path / "kernel.o"], compiler)
    if not harness.runs(program, entry):
        pytest.skip(f"the processor lacks what {config.stem} needs")
    assert harness.check_kernels(program, [entry])[symbol].status == "pass"


@pytest.mark.parametrize("flavour_name", FLAVOURS)
def test_a_flavour_gets_every_kernel_that_it_names_and_no_symbol_twice(flavour_name: str) -> None:
    kernels = flavour.load(flavour_name).kernels
    assert (len({k.symbol for k in kernels}) == len({(k.kind, k.hash, k.isa) for k in kernels})
            == len(kernels))
    for kind in flavour.load(flavour_name).kinds:
        assert ([config.symbols("nsms_") for config in configs(kind, flavour=flavour_name)]
                == [[k.symbol.format(m=k.option_values.get("m"))] for k in kernels
                    if k.kind == kind and not k.named])
    for k in kernels:
        (config,) = configs(k.kind, flavour=flavour_name, hash=k.hash, isa=k.isa)
        assert (config.stem.endswith(f"_{flavour_name}")
                and f"FLAVOUR={flavour_name}" in config.command)


@pytest.mark.parametrize("flavour_name", ["linux", "openzfs"])
def test_what_runs_in_a_kernel_has_a_frame_pointer_little_stack_and_avx512_only_where_it_is_named(
        flavour_name: str) -> None:
    assert not any(config.isa == "avx512" for config in configs(flavour=flavour_name))
    (config,) = configs(flavour=flavour_name, hash="sha512", isa="avx512")
    assert config.frame == "rbp" and config.stack == 2048
    text = kernel_text(config)
    assert "push         %rbp\n" in text and "mov          %rsp, %rbp\n" in text


def test_what_a_kernel_calls_without_saving_vectors_uses_none() -> None:
    for isa, used in (("x64", False), ("avx", True)):
        (config,) = configs(flavour="openzfs", hash="sha256", isa=isa)
        assert ("%xmm" in kernel_text(config)) == used


def test_a_flavour_accepts_other_option_values() -> None:
    (config,) = configs(flavour="openzfs", hash="sha512", isa="avx2", n="1", frame="fixed",
                        stack="1000", wipe="1")
    assert (config.stem == "sha512_avx2_n1_wipe_openzfs_stack1000_fixed"
            and config.symbols("") == ["zfs_sha512_transform_avx2"])
    assert configs(**{word.split("=")[0].lower(): word.split("=")[1]
                      for word in config.command.split() if "=" in word}) == [config]


def test_what_is_for_an_operating_system_kernel_is_proved_by_the_rules_of_its_stack() -> None:
    """No red zone, and a stack that is aligned to 8 bytes; as a plain function either may be
    used."""
    assert {name: flavour.load(name).convention for name in flavour.names()} == {
        "boringssl": "sysv", "firedancer": "sysv", "hashtree": "sysv", "linux": "sysv-os",
        "openzfs": "sysv-os"}
    text = toolchain.preprocess_gas(data_folder("generated") / "gas" / "sha1_shani_n1.S")
    entry = {"symbol": "f", "hash": "sha1", "kind": "blocks", "n": 1}
    start = re.search(r"^nsms_sha1_blocks_shani_n1:$", text, re.M)
    assert start
    for code, words in (("nop", ""), ("mov [rsp - 8], rax", "8 bytes below the stack pointer"),
                        ("sub rsp, 24\nmovaps [rsp], xmm9\nadd rsp, 24", "multiple of 16")):
        changed = text[:start.start()] + ".globl f\nf: " + code + "\n" + text[start.start():]
        data = toolchain.assemble_preprocessed(changed)
        assert data is not None
        assert prove.verdict(data, "f", entry)["proved"]
        for flavour_name, proved in (("boringssl", True), ("linux", not words),
                                     ("openzfs", not words)):
            verdict = prove.verdict(data, "f", {**entry, "flavour": flavour_name})
            assert (verdict["proved"] == proved and words in verdict["message"]
                    or proved), (code, flavour_name, verdict["message"])
            assert verdict["abi"] == ("sysv" if flavour_name == "boringssl" else "sysv-os")


def nodes(**options: str) -> list[KernelConfig]:
    return [config for config in requests.resolve_configs({"flavour": "hashtree", **options})
            if config.m]


def test_hashtree_gets_its_kernels_of_nodes() -> None:
    named = flavour.load("hashtree").kernels
    assert [config.symbols("nsms_") for config in nodes()] == [[k.symbol] for k in named]
    assert [config.m for config in nodes()] == [4, 4, 8, 16, 2, 4]
    assert ([config.symbols("nsms_") for config in nodes(isa="shani", schedule="lanes")]
            == [["hashtree_sha256_shani_avx512_x4"]])
    assert ([config.symbols("nsms_") for config in nodes(isa="shani", schedule="own")]
            == [["hashtree_sha256_shani_x2"]])
    assert [config.symbols("nsms_")
            for config in nodes(schedule="lanes")] == [["hashtree_sha256_shani_avx512_x4"]]
    (config,) = nodes(isa="avx2", frame="rbp")
    assert (config.command == "make gen HASH=sha256 ISA=avx2 KIND=pairs M=8 FLAVOUR=hashtree "
                              "FRAME=rbp")
    assert (config.stem == "sha256_avx2_m8_hashtree_rbp"
            and nodes(isa="avx2", kind="pairs", m="8", frame="rbp") == [config])


@pytest.mark.few(1)
@pytest.mark.parametrize("options", [{"isa": "avx"}, {"isa": "shani", "schedule": "own"},
                                     {"isa": "shani", "schedule": "lanes"}])
def test_hashtrees_kernel_is_proved_and_runs_on_any_number_of_nodes(options: dict[str, str],
                                                                    tmp_path: Path) -> None:
    (config,) = nodes(**options)
    files, (entry,), objects, _ = write.generate_config(config, "nsms_", ["gas"], {}, True)
    assert (entry["proved"] and entry["kind"] == "pairs" and entry["flavour"] == "hashtree"
            and list(files) == [entry["gas"]])
    assert (entry["signature"] == f"void {entry['symbol']}(unsigned char *output, const unsigned "
                                  f"char *input, uint64_t count)")
    if lacks := set(entry["features"]) - native.host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacks))}")
    library = native.link_library(objects["gas"], entry["symbol"], tmp_path)
    assert library is not None
    calls = list(sample_calls(kernel_function(config, "pairs"), random.Random(config.stem),
                              range(2 * config.m + 4)))
    assert native.find_wrong_result(library, calls) == ""
    assert native.find_wrong_result(library,
                                    [(arguments, right[::-1]) for arguments, right in calls])


@pytest.mark.parametrize(("options", "message"), [
    ({"kind": "blocks"}, "KIND=pairs, not blocks"),
    ({"isa": "shani", "m": "7"}, "Try M=2, 3, 4, 5 or 6"),
    ({"isa": "avx2", "schedule": "lanes"}, "no streams .* Leave SCHEDULE out"),
    ({"isa": "shani", "schedule": "mine"}, "there is own, lanes"),
    ({"hash": "sha512"}, "has no such kernel; it has sha256 on sse41")])
def test_what_hashtree_cannot_carry_is_refused(options: dict[str, str], message: str) -> None:
    with pytest.raises(Rejected, match=message):
        nodes(**options)


HEADER = "sys/asm_linkage.h"
WRONG = flavour.load("openzfs").headers[HEADER].replace("RET ret", "RET pop %rax; ret")


@pytest.mark.few(1)
@pytest.mark.parametrize("change",
                         [{"ret": "ret 8"}, {"entry": "push rax"}, {"headers": {HEADER: WRONG}}])
def test_a_flavour_whose_macros_do_something_else_is_not_proved(
        change: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(flavour.load("openzfs"), **change)
    monkeypatch.setattr(flavour, "load", lambda name: other)
    (config,) = configs(flavour="openzfs", hash="sha256", isa="shani")
    with pytest.raises((toolchain.NotProved, ObjectError)):
        write.generate_config(config, "nsms_", ["att"], {}, True)


def test_a_frame_deeper_than_a_flavour_allows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    (config,) = configs(flavour="linux", hash="sha512", isa="avx2")
    monkeypatch.setattr(texts, "stack_bytes_by_convention",
                        lambda frames, downstream=False: {"sysv": 2049})
    with pytest.raises(Rejected, match="STACK=2048"):
        write.config_texts(config, "nsms_", ["att"])


@pytest.mark.parametrize("wrong", ["about = 1\n", 'strange = "x"\n'])
def test_a_flavours_file_with_a_strange_field_or_without_one_is_not_read(wrong: str) -> None:
    text = (flavour.FOLDER / "firedancer.toml").read_text()
    with pytest.raises((TypeError, KeyError, ValueError)):
        flavour.read(wrong + text)
    with pytest.raises(TypeError):
        flavour.read(text.replace("prototype", "# prototype"))


def build_object(folder: Path, entry: dict[str, Any], name: str, way: str) -> Path:
    assembly = toolchain.assemble_format((folder / entry["att"]).read_text(), "att", "elf64",
                                         flavour.load(name), way)
    assert assembly is not None
    (folder / "built.o").write_bytes(assembly.object)
    return folder / "built.o"


def test_the_proved_bytes_are_found_in_every_way_that_a_flavour_builds(
        tmp_path: Path, nsms: Nsms) -> None:
    out = ["--out", tmp_path]
    nsms.output("gen", "--flavour", "boringssl", "--hash", "sha256", "--isa", "shani", *out)
    (entry,) = json.loads((tmp_path / "manifest.json").read_text())["kernels"]
    ways = flavour.load("boringssl").ways
    objects = [build_object(tmp_path, entry, "boringssl", way).read_bytes() for way in ways]
    assert objects[0] != objects[1]
    hashes = [claim["code_sha256"] for claim in entry["proved_for"]]
    for way, code_hash in zip(ways, hashes, strict=True):
        assert code_hash in nsms.output("verify", "--json",
                                        build_object(tmp_path, entry, "boringssl", way), *out)
    assert hashes[0] != hashes[1]
    assert "2 proved" in nsms.output("prove", *out)
    build_object(tmp_path, entry, "boringssl",
                 ways[0]).write_bytes(objects[0].replace(b"\xc3", b"\xc2"))
    nsms.output("verify", tmp_path / "built.o", *out, status=1)
