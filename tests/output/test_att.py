"""AT&T's syntax: the same objects as from Intel's, byte for byte, of every committed kernel and of every row's spelling."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from assemblers import SMALL, cell_programs, text_of
from test_emit import samples

from generator.__main__ import main
from generator.files import folder
from generator.output import banner, emit, emit_att
from generator.product import toolchain, write
from generator.request import requests
from generator.x86 import isa
from generator.x86.program import BasicBlock, Program

GENERATED = folder("generated")
KERNELS = json.loads((GENERATED / "manifest.json").read_text())["kernels"]
CODE = sorted({k["gas"] for k in KERNELS if k["gas"] and k["kind"] != "padding"})
FORMATS = {"elf64": "x86_64-pc-linux-gnu", "win64": "x86_64-pc-windows-gnu", "macho64": "x86_64-apple-darwin"}
PREDEFINED = {"elf64": ["-D__ELF__"], "win64": ["-U__ELF__", "-D_WIN64"], "macho64": ["-U__ELF__", "-D__APPLE__"]}
INSTRUCTION = re.compile(r"        (?:    )?([a-z]\w*(?: .*?)?)(\s*//.*)?")
REGISTERS = re.compile(r"        (\.(?:cfi|seh)_\w+ .*)")


def object_of(text: str, syntax: str) -> bytes:
    made = toolchain.assemble(text, syntax)
    if made is None:
        pytest.skip("no assembler for GAS's syntax")
    return made


def llvm(text: str, format: str, scratch: Path) -> bytes:
    """The object that LLVM's assembler, which is clang's, makes of a text for a system."""
    tool = shutil.which("llvm-mc") or shutil.which("llvm-mc-14")
    if tool is None or shutil.which("gcc") is None:
        pytest.skip("llvm-mc is not there")
    (scratch / "t.S").write_text(text)
    plain = subprocess.run(["gcc", *PREDEFINED[format], "-E", "-P", scratch / "t.S"], capture_output=True, check=True).stdout
    done = subprocess.run([tool, f"--triple={FORMATS[format]}", "--filetype=obj"], input=plain, capture_output=True)
    assert done.returncode == 0 and not done.stderr, done.stderr.decode()[:1000]
    return done.stdout


def translated(text: str) -> str:
    """A text in Intel's syntax as the printer turns each of its lines."""
    lines = []
    for line in text.splitlines():
        if line.split("//")[0].strip() in (".intel_syntax noprefix", ".att_syntax prefix"):
            continue
        if (found := INSTRUCTION.fullmatch(line)) and "FUNCTION" not in line:
            intel = re.sub(" +", " ", found[1]).replace("NSMS_L(", "L(")      # the printer knows labels without their file
            line = re.sub(r"\bL\(", "NSMS_L(", emit.line(emit_att.instruction(intel), "att"))
        elif found := REGISTERS.fullmatch(line):
            line = emit.line(emit_att.directive(re.sub(" +", " ", found[1])), "att")
        lines.append(line)
    return "\n".join(lines) + "\n"


def code(text: str) -> list[str]:
    """What an assembler reads of a text: comments, the banner and empty lines left out."""
    return [" ".join(line.split()) for full in text.splitlines() if (line := full.partition("//")[0]).strip()]


def rows(isa_name: str) -> Program:
    return Program("nsms_rows", "void nsms_rows(void)", (), (BasicBlock("body", tuple(samples(isa_name))),))


@pytest.mark.parametrize("path", CODE)
def test_a_committed_kernel_is_the_same_object_from_both_syntaxes(path: str) -> None:
    """Sections, relocations, symbols and unwinding: objects of the same name are compared whole."""
    text = (GENERATED / path).read_text()
    assert object_of(text, "gas") == object_of(translated(text), "att")


@pytest.mark.parametrize("cell", [("sha256", "avx2", 8), ("sha512", "avx512", 8), ("sha1", "x64", 1), ("sha256", "bmi2", 0),
                                  ("sha256", "shani", 1), ("sha512", "sha512ni", 1)], ids=lambda c: f"{c[0]}-{c[1]}-n{c[2]}")
def test_the_lines_turned_one_by_one_are_what_is_written(cell: tuple[str, str, int]) -> None:
    programs = cell_programs(*cell)
    att, gas = text_of(programs, "att"), text_of(programs, "gas")
    assert code(att) == code(translated(gas)) and code(att) != code(gas)
    assert object_of(att, "att") == object_of(gas, "gas")


@pytest.mark.few(2)
@pytest.mark.parametrize("choices", [
    {"hash": "sha256", "isa": "shani", "shape": "merkle64"}, {"hash": "sha512", "isa": "avx512", "len": "128"},
    {"hash": "sha256", "isa": "avx512", "n": "16", "gather": "gather"},
    {"hash": "sha256", "isa": "avx2", "n": "8", "gather": "gather"},
    {"hash": "sha512", "isa": "avx512", "rounds": "lanes", "n": "1"}, {"hash": "sha256", "isa": "avx", "n": "2", "wipe": "1"},
    {"hash": "sha1", "isa": "sse41", "n": "4", "prefix": "mine_"}], ids=lambda c: "-".join(c.values()))
def test_a_kernel_of_any_choice_is_the_same_object_from_both_syntaxes(choices: dict[str, str]) -> None:
    cell = requests.resolve_configs({k: v for k, v in choices.items() if k != "prefix"})[0]
    made, _ = write.texts(cell, choices.get("prefix", "nsms_"), ("gas", "att"))
    assert object_of(made["gas"], "gas") == object_of(made["att"], "att")


@pytest.mark.parametrize("isa_name", isa.names())
def test_every_row_is_the_same_bytes_in_both_syntaxes(isa_name: str) -> None:
    program = rows(isa_name)
    assert object_of(text_of([program], "gas"), "gas") == object_of(text_of([program], "att"), "att")


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("name", ["everything", "three pages", "loop", "legacy vectors"])
def test_another_assembler_and_system_makes_the_same_object(name: str, format: str, tmp_path: Path) -> None:
    objects = [llvm(text_of([SMALL[name]], syntax), format, tmp_path) for syntax in ("gas", "att")]
    assert objects[0] == objects[1]


@pytest.mark.parametrize("isa_name", ["avx512", "shani"])
def test_another_assembler_takes_every_row_alike(isa_name: str, tmp_path: Path) -> None:
    objects = [llvm(text_of([rows(isa_name)], syntax), "elf64", tmp_path) for syntax in ("gas", "att")]
    assert objects[0] == objects[1]


@pytest.mark.parametrize("mnemonic", ["andn", "vpaddd", "vpsrld", "cmp", "mov", "bswap"])
def test_operands_in_the_wrong_order_are_found(mnemonic: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right, text = emit_att.instruction, (GENERATED / "gas/sha256_avx2_n8.S").read_text()

    def wrong(text: str) -> str:
        told = right(text)
        return re.sub(r"(%\w+), (%\w+)", r"\2, \1", told, count=1) if text.startswith(f"{mnemonic} ") else told

    monkeypatch.setattr(emit_att, "instruction", wrong)
    changed = translated(text)
    same = mnemonic == "bswap"                            # which has one operand, so nothing is changed
    assert (object_of(changed, "att") == object_of(text, "gas")) == same


def test_a_kernel_whose_operands_are_in_the_wrong_order_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right = emit_att.instruction

    def wrong(text: str) -> str:
        return re.sub(r"(%\w+), (%\w+)", r"\2, \1", right(text)) if text.startswith("xor ") else right(text)

    monkeypatch.setattr(emit_att, "instruction", wrong)
    cell = requests.resolve_configs({"hash": "sha256", "isa": "x64", "kind": "rounds"})[0]
    if toolchain.tool("att") is None:
        pytest.skip("no assembler for GAS's syntax")
    with pytest.raises(toolchain.NotProved, match="nsms_sha256_rounds_x64"):
        write.write_config(cell, "nsms_", ("att",), {}, True)


@pytest.mark.parametrize(("intel", "att"), [
    ("vpaddd ymm1, ymm2, [rip + L(K) + 32]", "vpaddd L(K)+32(%rip), %ymm2, %ymm1"),
    ("mov r9d, [rsi + rax*4 - 4]", "mov -4(%rsi, %rax, 4), %r9d"), ("mov dword ptr [rsp], 7", "movl $7, (%rsp)"),
    ("cmp qword ptr [rsp + 8], -0x80000000", "cmpq $-0x80000000, 8(%rsp)"), ("cmp rax, [rsp]", "cmp (%rsp), %rax"),
    ("movzx eax, byte ptr [rdi + 3]", "movzbl 3(%rdi), %eax"), ("movzx r8, byte ptr [rdi]", "movzbq (%rdi), %r8"),
    ("movzx r8d, byte ptr [rdi]", "movzbl (%rdi), %r8d"), ("ror eax, 6", "ror $6, %eax"), ("bswap r8", "bswap %r8"),
    ("vpaddd zmm1{k1}{z}, zmm2, zmm3", "vpaddd %zmm3, %zmm2, %zmm1{%k1}{z}"),
    ("vpgatherdd zmm1{k2}, [rsi + zmm3*4]", "vpgatherdd (%rsi, %zmm3, 4), %zmm1{%k2}"),
    ("sha256rnds2 xmm1, xmm2, xmm0", "sha256rnds2 %xmm0, %xmm2, %xmm1"), ("jne L(f_more)", "jne L(f_more)"), ("ret", "ret")])
def test_an_instruction_is_spelled_in_att_syntax(intel: str, att: str) -> None:
    assert emit_att.instruction(intel) == att


@pytest.mark.parametrize("text", ["mov rax, fs:[0]", "mov rax, [rsi + rax*3]", "mov rax, offset K", "mov eax, [8]",
                                  "mov rax, [rsi + rdi + rax]", "mov rax, [rip + L(K) + rax]", "movzx eax, cl",
                                  "vpaddd ymm1{k1} , ymm2", "mov rax, [rsi*4]", "mov rax, tmm1"])
def test_what_cannot_be_turned_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        emit_att.instruction(text)


# Files.

CELL = {"hash": "sha256", "isa": "x64", "kind": "rounds"}


def test_att_is_written_alone_with_its_own_fields_and_proofs(tmp_path: Path) -> None:
    (entry,) = write.generate(requests.resolve_configs(CELL), tmp_path, "att")
    (both,) = (k for k in KERNELS if k["symbol"] == entry["symbol"])
    path = tmp_path / "att" / "sha256_x64_rounds.S"
    assert entry["att"] == "att/sha256_x64_rounds.S" and entry["att_sha256"] == banner.text_hash(path.read_text())
    assert not {"gas", "nasm"} & {p.name for p in tmp_path.iterdir()}
    assert entry["command"] == f"{both['command']} SYNTAX=att" and f"nsms: {entry['command']}\n" in path.read_text()
    assert "`att/sha256_x64_rounds.S`" in (tmp_path / "README.md").read_text()
    assert [entry[k] for k in ("gas", "nasm", "go", "gas_sha256", "nasm_sha256", "go_sha256")] == [None] * 6
    assert [both["att"], both["att_sha256"]] == [None, None]
    if toolchain.tool("att"):
        assert entry["proved"] and "Proof: the assembled bytes" in path.read_text() and entry["proved_for"]
        sums = {c["code_sha256"] for c in both["proved_for"] if (c["assembler"], c["format"]) == ("gas", "elf64")}
        assert {c["code_sha256"] for c in entry["proved_for"] if (c["assembler"], c["format"]) == ("gas", "elf64")} <= sums


def test_what_was_made_in_att_syntax_is_fresh_and_is_proved_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write.generate(requests.resolve_configs(CELL), tmp_path, "att")
    assert main(["fresh", "--out", str(tmp_path)]) == 0
    if toolchain.tool("att"):
        capsys.readouterr()
        assert main(["prove", "--out", str(tmp_path)]) == 0
        assert "nsms_sha256_rounds_x64 (att, elf64, sysv)" in capsys.readouterr().out
        file = tmp_path / "att" / "sha256_x64_rounds.S"
        assert main(["prove", "--out", str(tmp_path), str(file)]) == 0


def test_padding_in_att_syntax_is_the_tables_in_gas(tmp_path: Path) -> None:
    entries = write.generate(requests.resolve_configs({"hash": "sha256", "kind": "padding", "lens": "64,128"}), tmp_path / "att",
                             "att")
    assert all(e["att"] and not e["gas"] and e["att_sha256"] for e in entries)
    assert toolchain.tool("att") is None or all(e["proved"] for e in entries)
    gas = write.generate(requests.resolve_configs({"hash": "sha256", "kind": "padding", "lens": "64,128"}), tmp_path / "gas",
                         "gas")
    assert code((tmp_path / "att" / entries[0]["att"]).read_text()) == code((tmp_path / "gas" / gas[0]["gas"]).read_text())
    assert main(["fresh", "--out", str(tmp_path / "att")]) == main(["fresh", "--out", str(tmp_path / "gas")]) == 0
