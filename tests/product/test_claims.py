"""What is claimed of a text: kept verdicts are of the very bytes, and a manifest says for whose
bytes a text is proved."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from command import Nsms

from generator.check import ObjectError, objects, prover, trusted
from generator.check.disassembly import Disassembly
from generator.compile.build import compile
from generator.files import PACKAGE, data_folder
from generator.output import banner
from generator.product import (
    claims,
    fresh,
    packages,
    proofs,
    prove,
    texts,
    toolchain,
    write,
)
from generator.request import requests
from generator.x86.assembly import required_features

SYMBOL = "nsms_sha256_blocks_x64_n1"
ENTRY = {"hash": "sha256", "kind": "blocks", "n": 1}
COMPANIONS = (SYMBOL, "nsms_sha256_schedule_x64_n1", "nsms_sha256_rounds_x64")
KERNELS: list[dict[str, Any]] = json.loads(
    (data_folder("generated") / "manifest.json").read_text())["kernels"]


@pytest.fixture
def cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("cache")
    monkeypatch.setattr(proofs.files, "cache_folder", lambda: folder)
    return folder


def in_this_process(work: Any, calls: Any, progress: Any, common: Any) -> Any:
    return (work(*call, *common) for call in calls)


def text() -> str:
    return (data_folder("generated") / "gas" / "sha256_x64_n1.S").read_text()


def assembled(text: str) -> bytes:
    object = toolchain.assemble(text, "gas")
    assert object is not None
    return object


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def hash_of_object(object: bytes) -> str:
    image = objects.load(object)
    return Disassembly(image, image.address_of(SYMBOL)).sha256


def key(object: bytes, abi: str = "sysv", companions: Any = COMPANIONS, **claim: Any) -> str | None:
    return prove.key_of_object(object, SYMBOL, {**ENTRY, **claim}, abi, companions)


RODATA = '.section     .rodata,"a",@progbits'


# What a proof is about.

# edits of the committed kernel: pattern -> text
OTHER_CODE = {
    "another target": (r"jne +NSMS_L\(blocks_rounds_and_schedule\)", "jne NSMS_L(blocks_done)"),
    "another condition": (r"jne( +NSMS_L\(blocks_rounds_and_schedule\))", r"je\1"),
    "no jump": (r"jne +NSMS_L\(blocks_rounds_and_schedule\)", "nop"),
    "a call": (r"\n +endbr64", "\n        endbr64\n        call 1f\n1:      add rsp, 8"),
    "no landing pad": (r"\n +endbr64", "\n        nop"),
    "constants among code": (re.escape(RODATA), ".text"),
    "another constant": ("0x428a2f98", "0x428a2f99"),
    "less alignment": (r"\.p2align +6(\nNSMS_L\(K\))", r".p2align 5\1"),
    "an instruction that runs twice": (r"(\n +add +r11, 64)", r"\1\1"),
    "another encoding": (r"\n +endbr64", "\n        endbr64\n        .byte 0x87, 0xc0")}


@pytest.mark.parametrize("change", OTHER_CODE)
def test_code_that_a_verdict_could_tell_apart_has_another_key(change: str) -> None:
    expected = key(assembled(text()))
    assert expected is not None and key(assembled(text())) == expected
    other, count = re.subn(*OTHER_CODE[change], text())
    assert count and key(assembled(other)) != expected


def test_another_claim_has_another_key() -> None:
    object = assembled(text())
    keys = [key(object, **change) for change in (
        {}, {"abi": "win64"}, {"wipe": "1"}, {"kind": "schedule"}, {"kind": "schedule", "n": 2},
        {"hash": "sha512"}, {"upper": "clear"}, {"flavour": "linux"}, {"kind": "multi", "m": 1},
        {"kind": "fixed", "length": 0}, {"kind": "fixed", "length": 64},
        {"kind": "fixed", "hash": "sha224", "length": 64},
        {"kind": "fixed", "const": "0:0=80000000"},
        {"kind": "fixed", "length": 64, "shape": "hmac"},
        {"kind": "fixed", "length": 64, "prefix_block": "00" * 64})]
    assert None not in keys and len({*keys}) == len(keys)
    assert key(object, n=8) == keys[0], "the contract is the same"


def test_an_object_with_assumptions_is_never_looked_up() -> None:
    assert key(assembled(text()), companions=()) is None, "other functions, which nobody proves"
    assert key(assembled(text() + "\n        .text\n        call elsewhere\n")) is None


def test_code_without_landing_pad_shares_no_proof_with_an_object_that_promises_ibt() -> None:
    promising = re.sub(r"\n +endbr64", "\n        nop", text())
    silent = changed(promising, "0xc0000002, 4, 3, 0", "0xc0000002, 4, 2, 0")
    assert key(assembled(silent)) != key(assembled(promising))
    first, second = (prove.verdict(assembled(t), SYMBOL, ENTRY) for t in (silent, promising))
    assert first["proved"] and [a["kind"] for a in second["assumptions"]
                                if a not in first["assumptions"]] == ["direct calls"]


def test_a_section_that_can_be_written_is_another() -> None:
    writable = assembled(changed(text(), RODATA, ".data"))
    for read in (lambda: prove.verdict(writable, SYMBOL, ENTRY), lambda: key(writable)):
        with pytest.raises(ObjectError, match="relocation"):
            read()


def look_up(object: bytes, stored: dict[str, Any]) -> tuple[dict[str, Any], str | None]:
    return prove.prove_or_look_up(object, SYMBOL, ENTRY, "sysv", stored, {}, COMPANIONS)


def test_a_stored_proof_counts_for_the_same_code_and_no_other(
        monkeypatch: pytest.MonkeyPatch) -> None:
    object = assembled(text())
    verdict, number = look_up(object, {})
    assert verdict["proved"] and number == key(object)
    stored = {number: {name: verdict[name] for name in prove.PROOF_FIELDS}}
    wrong = assembled(changed(text(), "0x428a2f98", "0x428a2f99"))
    verdict, number = look_up(wrong, stored)
    assert not verdict["proved"] and number is None
    monkeypatch.setattr(prover, "prove_object", lambda *_, **__: pytest.fail("proved again"))
    assert look_up(object, stored)[0]["proved"]


# Where proofs are stored.

PROOF = {"claim": "sha256 blocks, sysv", "code_sha256": "1" * 64, "stack_bytes": 8}


def test_proofs_of_another_trusted_base_do_not_count(tmp_path: Path,
                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / proofs.NAME).write_text(proofs.proofs_text({"b": PROOF, "a": PROOF}))
    assert [*proofs.read_proofs(tmp_path)] == ["a", "b"] and proofs.proofs_count(tmp_path)
    monkeypatch.setattr(proofs, "trusted_base_hash", lambda: "another")
    assert proofs.read_proofs(tmp_path) == {} and not proofs.proofs_count(tmp_path)


def test_gen_proves_anew_what_another_trusted_base_proved_and_fresh_says_so(
        tmp_path: Path, alone: None, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    generate(tmp_path, "gas")
    assert fresh.find_differences(tmp_path) == []
    file = tmp_path / proofs.NAME
    file.write_text(file.read_text().replace(proofs.trusted_base_hash(), "0" * 64))
    (line,) = fresh.find_differences(tmp_path)
    assert "another trusted base" in line
    monkeypatch.setattr(proofs, "cached_proofs", dict)
    monkeypatch.setattr(write, "cached_proofs", dict)
    anew: list[str] = []
    real = prove.verdict
    monkeypatch.setattr(prove, "verdict", lambda *call: anew.append(call[1]) or real(*call))
    monkeypatch.setattr(write, "in_parallel", in_this_process)
    generate(tmp_path, "gas")
    assert anew and fresh.find_differences(tmp_path) == []


def test_proofs_that_others_can_write_do_not_count(cache: Path) -> None:
    proofs.cache_proofs({"a": PROOF})
    proofs.cache_proofs({"b": PROOF})
    assert [*proofs.cached_proofs()] == ["a", "b"]
    proofs.cache_path().chmod(0o664)
    assert proofs.cached_proofs() == {}


def test_a_folder_has_the_proofs_of_its_manifest_and_no_others(tmp_path: Path, alone: None,
                                                               cache: Path) -> None:
    (tmp_path / proofs.NAME).write_text(proofs.proofs_text({"a": PROOF}))
    first = generate(tmp_path, "gas")
    keys = [claim["proof"] for claim in first["proved_for"]]
    assert [*proofs.read_proofs(tmp_path)] == sorted({*keys}) != []
    (second,) = write.generate(requests.resolve_configs({**OPTIONS, "hash": "sha1"}), tmp_path,
                               "gas")
    keys += [claim["proof"] for claim in second["proved_for"]]
    assert [*proofs.read_proofs(tmp_path)] == sorted({*keys})


def test_a_folder_with_the_library_has_the_proofs_of_gos_package(
        tmp_path: Path, alone: None, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if toolchain.assembler_command("go") is None:
        pytest.skip("no go tool")
    configs = [replace(config, kinds=("blocks",)) for config in requests.resolve_configs(
        {"hash": "sha256", "isa": "shani", "n": "1", "kind": "blocks"})]
    monkeypatch.setattr(packages, "go_package_configs", lambda _: configs)
    monkeypatch.setattr(write, "in_parallel", in_this_process)

    def proofs_of_go(**options: Any) -> set[str]:
        write.generate(configs, tmp_path, "gas", **options)
        return {key for key, proof in proofs.read_proofs(tmp_path).items()
                if proof["claim"] == "sha256 blocks, abi0"}

    complete: dict[str, Any] = {"lib": "1", "all_formats": True}
    (key,) = proofs_of_go(**complete)
    before = (tmp_path / proofs.NAME).read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(proofs, "cached_proofs", dict)
        patch.setattr(write, "cached_proofs", dict)
        patch.setattr(prove, "verdict", lambda *_: pytest.fail("proved again"))
        (entry,) = write.generate(configs, tmp_path / "go", "go", extra_manifest=tmp_path)
        assert entry["proved_for"][0]["proof"] == key
        remove_assemblers(patch, "go")
        assert proofs_of_go() == proofs_of_go(**complete) == {key}
        write.generate(configs, tmp_path / "fresh", "gas", extra_manifest=tmp_path, **complete)
        for folder in (tmp_path, tmp_path / "fresh"):
            assert (folder / proofs.NAME).read_bytes() == before
    (tmp_path / proofs.NAME).write_text(proofs.proofs_text({
        **proofs.read_proofs(tmp_path), "0": {**PROOF, "claim": "sha256 blocks, abi0"}}))
    assert proofs_of_go() == {"0", key} and proofs_of_go(**complete) == {key}
    assert (tmp_path / proofs.NAME).read_bytes() == before


def imported_files(path: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = path.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            for position in (base, *(base / alias.name for alias in node.names)):
                yield from (p for p in (position.with_suffix(".py"), position / "__init__.py")
                            if p.is_file())


def test_every_file_that_judges_is_in_the_key() -> None:
    not_trusted = {PACKAGE / name for name in trusted.NOT_TRUSTED}
    result, pending = set[Path](), [*(PACKAGE / "check").glob("*.py")]
    while pending:
        path = pending.pop()
        if path not in result | not_trusted:
            result.add(path)
            pending += imported_files(path)
    assert {PACKAGE / name for name in ("spec/words.py", "spec/hashes/__init__.py",
                                        "x86/isa/__init__.py")} <= result
    assert result <= set(trusted.trusted_files())
    others = ("x86/uarch/", "x86/flavour/", "x86/program.py", "compile/", "plan/", "output/",
              "mutation/")
    assert not [f for f in trusted.trusted_files()
                if f.relative_to(PACKAGE).as_posix().startswith(others)]


@pytest.mark.parametrize("name", ["iced-x86"])
def test_another_version_of_what_judges_is_another_ground(name: str,
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    before = proofs.trusted_base_hash.__wrapped__()
    real = proofs.version
    monkeypatch.setattr(proofs, "version", lambda options: "0" if options == name
                        else real(options))
    assert proofs.trusted_base_hash.__wrapped__() != before


# The hash of the code.

def test_code_has_one_hash_in_every_object_and_a_changed_byte_another(cache: Path) -> None:
    object = assembled(text())
    expected = prove.verdict(object, SYMBOL, ENTRY)["code_sha256"]
    nasm = toolchain.assemble(
        (data_folder("generated") / "nasm" / "sha256_x64_n1.asm").read_text(), "nasm")
    behind = re.sub(r"(\.text.*\n)", r"\1        .skip 64, 0x90\n", text(), count=1)
    for same in (object, assembled(behind), nasm or object):
        assert hash_of_object(same) == expected
    assert objects.load(assembled(behind)).symbols[SYMBOL] != objects.load(object).symbols[SYMBOL]
    rotation = re.sub(r"(\n +ror +\w+, )(\d+)", lambda m: f"{m[1]}{int(m[2]) ^ 1}", text(), count=1)
    for other in (changed(text(), "0x428a2f98", "0x428a2f99"), rotation):
        assert hash_of_object(assembled(other)) != expected


# What a manifest claims.

OPTIONS = {"hash": "sha256", "isa": "x64", "kind": "rounds"}


def generate(out: Path, syntax: str = "both", prove: bool = True) -> dict[str, Any]:
    (entry,) = write.generate(requests.resolve_configs(OPTIONS), out, syntax, prove=prove,
                              all_formats=True)
    return entry


def edited(out: Path, change: Any) -> None:
    path = out / "manifest.json"
    data = json.loads(path.read_text())
    change(data["kernels"][0])
    path.write_text(json.dumps(data, indent=1) + "\n")


def remove_assemblers(monkeypatch: pytest.MonkeyPatch, *syntaxes: str) -> None:
    real = toolchain.assembler_command
    monkeypatch.setattr(toolchain, "assembler_command", lambda s, f="elf64": None if s in syntaxes
                        else real(s, f))


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = write.data_folder
    monkeypatch.setattr(write, "data_folder", lambda name: tmp_path / "none" if name == "generated"
                        else real(name))


def verdicts_in(out: Path) -> dict[str, str]:
    return {p.suffix: re.search(r"^(?: \*|;) Proof: (.*)$", p.read_text(), re.M)[1]
            for p in out.rglob("sha256_x64_rounds.*")}


def test_the_manifest_says_for_whose_bytes_a_text_is_proved(tmp_path: Path, alone: None) -> None:
    entry = generate(tmp_path)
    here = [(s, f, a) for s, f, a in toolchain.VARIANTS if s in ("gas", "nasm")
            and toolchain.assembler_command(s, f)]
    assert entry["proved"] == all(toolchain.assembler_command(s) for s in ("gas", "nasm"))
    assert (sorted((c["syntax"], c["format"], c["convention"]) for c in entry["proved_for"])
            == sorted(here))
    assert all(re.fullmatch(r"[0-9.]+", c["version"])
               and re.fullmatch("[0-9a-f]{64}", c["code_sha256"])
               and c["assembler"] in ("gas", "clang", "nasm") for c in entry["proved_for"])


def test_a_text_that_no_assembler_took_is_not_called_proved(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: None) -> None:
    generate(tmp_path / "there")
    remove_assemblers(monkeypatch, "gas", "nasm")
    entry = generate(tmp_path / "here")
    assert not entry["proved"] and entry["proved_for"] == []
    assert verdicts_in(tmp_path / "here") == {".S": "none.", ".asm": "none."}
    for path in (tmp_path / "here").rglob("sha256_x64_rounds.*"):      # and nothing else differs
        other = tmp_path / "there" / path.relative_to(tmp_path / "here")
        assert banner.hash_text(path.read_text()) == banner.hash_text(other.read_text())
    assert ((tmp_path / "here/include/nsms.h").read_bytes()
            == (tmp_path / "there/include/nsms.h").read_bytes())


def test_of_two_texts_only_the_one_that_was_assembled_is_called_proved(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: None) -> None:
    remove_assemblers(monkeypatch, "nasm")
    entry = generate(tmp_path)
    assert not entry["proved"] and {c["assembler"] for c in entry["proved_for"]} <= {"gas", "clang"}
    assert (verdicts_in(tmp_path)[".S"].startswith("the assembled bytes (ELF")
            and verdicts_in(tmp_path)[".asm"] == "none.")


def test_without_an_assembler_the_claims_of_the_same_text_stay(
        tmp_path: Path, alone: None, monkeypatch: pytest.MonkeyPatch) -> None:
    before = generate(tmp_path, "gas")
    data = {p: p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()}
    remove_assemblers(monkeypatch, "gas", "nasm")
    assert generate(tmp_path, "gas") == before and before["proved"]
    assert {p: p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()} == data
    edited(tmp_path, lambda entry: entry.update(gas_sha256="0" * 64))
    assert not generate(tmp_path, "gas")["proved"]


def test_an_unchanged_text_keeps_what_another_machine_proved(tmp_path: Path, alone: None) -> None:
    generate(tmp_path, "gas")
    edited(tmp_path,
           lambda entry: entry["proved_for"][0].update(version="1.2.3", code_sha256="1" * 64))
    assert fresh.find_differences(tmp_path) == []
    assert generate(tmp_path, "gas")["proved_for"][0]["version"] == "1.2.3"


def test_a_claim_that_this_machine_sees_to_be_wrong_is_found(tmp_path: Path, alone: None) -> None:
    right = generate(tmp_path, "gas")["proved_for"]
    edited(tmp_path, lambda entry: entry["proved_for"][0].update(code_sha256="1" * 64))
    line, *others = fresh.find_differences(tmp_path)
    assert "manifest.json" in line and all(proofs.NAME in other for other in others), others
    assert generate(tmp_path, "gas")["proved_for"] == right


def test_a_kernel_that_uses_more_stack_than_its_manifest_says_is_not_proved() -> None:
    good = {"symbol": "f", "claim": "", "code_sha256": "", "proved": True, "stack_bytes": 104}
    assert claims.with_stack_limit(good, 104) == claims.with_stack_limit(good, None) == good
    refused = claims.with_stack_limit(good, 96)
    assert not refused["proved"]
    assert refused["statement"].endswith("uses 104 bytes of stack, more than the claimed 96")


def test_without_proof_nothing_is_claimed(tmp_path: Path) -> None:
    entry = generate(tmp_path, prove=False)
    assert (not entry["proved"] and entry["proved_for"] == []
            and set(verdicts_in(tmp_path).values()) == {"none."})


def test_fields_of_syntaxes_that_were_not_written_are_null(tmp_path: Path) -> None:
    entry = generate(tmp_path, "gas")
    assert [entry[f"{name}{end}"] for name in ("nasm", "att", "go")
            for end in ("", "_sha256")] == [None] * 6


# Head and manifest.

@pytest.mark.parametrize("path",
                         sorted({k["gas"] for k in KERNELS if k["kind"] != "padding" and k["gas"]}))
def test_the_head_of_a_file_says_what_the_manifest_says(path: str) -> None:
    mine = [k for k in KERNELS if k["gas"] == path]
    for syntax in (s for s in ("gas", "nasm") if mine[0][s]):
        head = (data_folder("generated") / mine[0][syntax]).read_text()[:8000]
        needs = re.search(r"^(?: \*|;) Needs: (.*)\.$", head, re.M)
        assert needs and needs[1] == (", ".join(sorted({f for k in mine for f in k["features"]}))
                                      or "any x86-64 processor")
        for kernel in mine:
            output = re.search(r"Size: ([\d,]+) instructions? \(System V\);\s(?:\*|;)?\s*"
                               r"([\d,]+) bytes of stack \(System V\), ([\d,]+) \(Win64\)",
                               head[head.index(kernel["symbol"] + "("):], re.S)
            assert output
            count, *stack = (int(number.replace(",", "")) for number in output.groups())
            assert (count, max(stack)) == (kernel["instructions"], kernel["stack_bytes"])


def test_a_proof_finds_no_access_below_the_stack_bytes_of_a_banner() -> None:
    stored = json.loads((data_folder("generated") / proofs.NAME).read_text())["proofs"]
    conventions = set()
    for kernel in (k for k in KERNELS if k["kind"] != "padding"):
        head = (data_folder("generated") / kernel["gas"]).read_text()
        output = re.search(r"([\d,]+) bytes of stack \(System V\), ([\d,]+) \(Win64\)",
                           head[head.index(kernel["symbol"] + "("):])
        assert output
        by_convention = {"sysv": output[1], "win64": output[2]}
        for claim in kernel["proved_for"]:
            conventions.add(claim["convention"])
            assert (stored[claim["proof"]]["stack_bytes"]
                    <= int(by_convention[claim["convention"]].replace(",", ""))), kernel["symbol"]
    assert conventions == {"sysv", "win64"}


@pytest.mark.parametrize("stem",
                         ["sha256_x64_n1", "sha1_avx2_n8", "sha512_avx512_n8", "sha1_shani_n1"])
def test_the_instruction_count_of_a_banner_is_that_of_the_bytes(stem: str) -> None:
    mine = [k for k in KERNELS if k["gas"] == f"gas/{stem}.S"]
    assert mine
    image = objects.load(assembled((data_folder("generated") / f"gas/{stem}.S").read_text()))
    for kernel in mine:
        program = Disassembly(image, image.address_of(kernel["symbol"]))
        steps = [program.step_at(address) for address in program.reachable_addresses]
        assert kernel["instructions"] == sum(step.mnemonic != "nop" for step in steps)
        assert kernel["features"] == sorted({
            f for step in steps
            for f in required_features(program.decoded_at(step.address).instruction)})


def test_a_need_that_the_bytes_do_not_have_is_refused(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nsms: Nsms) -> None:
    monkeypatch.setattr(texts, "features_of_program", lambda program: ("avx",))
    said = nsms.refusal("gen", "--hash", "sha256", "--isa", "x64", "--kind", "rounds", "--out",
                        tmp_path, status=1)
    assert "says that it needs avx, and its bytes need nothing" in said
    assert compile(requests.resolve_configs(OPTIONS)[0],
                   "rounds").symbol == "nsms_sha256_rounds_x64" and not list(tmp_path.iterdir())
