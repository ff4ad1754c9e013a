"""AT&T's syntax: the same objects as from Intel's, byte for byte, of every committed kernel and of
every row's spelling."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from assemblers import SMALL, file_text, kernel_programs
from test_emit import samples

from generator.__main__ import main
from generator.files import data_folder
from generator.output import banner, instruction_lines
from generator.output.instruction_text import instruction_text
from generator.product import toolchain, write
from generator.request import requests
from generator.x86 import target as isa
from generator.x86.assembly import AssemblyLine, JumpTarget, Masked
from generator.x86.program import Address, BasicBlock, Program, Register

GENERATED = data_folder("generated")
KERNELS = json.loads((GENERATED / "manifest.json").read_text())["kernels"]
CODE = sorted({k["gas"] for k in KERNELS if k["gas"] and k["kind"] != "padding"})
FORMATS = {"elf64": "x86_64-pc-linux-gnu", "win64": "x86_64-pc-windows-gnu",
           "macho64": "x86_64-apple-darwin"}
PREDEFINED = {"elf64": ["-D__ELF__"], "win64": ["-U__ELF__", "-D_WIN64"],
              "macho64": ["-U__ELF__", "-D__APPLE__"]}


def object_of(text: str, syntax: str) -> bytes:
    data = toolchain.assemble(text, syntax)
    if data is None:
        pytest.skip("no assembler for GAS's syntax")
    return data


def assemble_with_llvm(text: str, format: str, scratch: Path) -> bytes:
    """Return the object that LLVM's assembler (clang's) makes of a text for a format."""
    tool = shutil.which("llvm-mc") or shutil.which("llvm-mc-14")
    if tool is None or shutil.which("gcc") is None:
        pytest.skip("llvm-mc is not there")
    (scratch / "t.S").write_text(text)
    plain = subprocess.run(["gcc", *PREDEFINED[format], "-E", "-P", scratch / "t.S"],
                           capture_output=True, check=True).stdout
    done = subprocess.run([tool, f"--triple={FORMATS[format]}", "--filetype=obj"], input=plain,
                          capture_output=True)
    assert done.returncode == 0 and not done.stderr, done.stderr.decode()[:1000]
    return done.stdout


def code_lines(text: str) -> list[str]:
    """Return the lines of a text that an assembler reads, without comments, banner and empty lines.
    """
    return [" ".join(line.split()) for full in text.splitlines()
            if (line := full.partition("//")[0]).strip()]


def rows(isa_name: str) -> Program:
    return Program("nsms_rows", "void nsms_rows(void)", (),
                   (BasicBlock("body", tuple(samples(isa_name))),))


@pytest.mark.parametrize("path", CODE[::6])
def test_a_committed_kernel_is_the_same_object_from_both_syntaxes(path: str) -> None:
    """Sections, relocations, symbols and unwinding: objects of the same name are compared whole."""
    command = next(k["command"] for k in KERNELS if k["gas"] == path)
    words = (word.partition("=") for word in command.split()[2:])
    configs = requests.resolve_configs({name.lower(): value for name, _, value in words})
    config = next(config for config in configs if config.stem == Path(path).stem)
    texts, *_ = write.config_texts(config, "nsms_", ("gas", "att"))
    assert code_lines(texts["att"]) != code_lines(texts["gas"])
    assert object_of(texts["att"], "att") == object_of(texts["gas"], "gas")


@pytest.mark.few(2)
@pytest.mark.parametrize("options", [
    {"hash": "sha256", "isa": "shani", "shape": "merkle64"},
    {"hash": "sha512", "isa": "avx512", "len": "128"},
    {"hash": "sha256", "isa": "avx512", "n": "16", "gather": "gather"},
    {"hash": "sha256", "isa": "avx2", "n": "8", "gather": "gather"},
    {"hash": "sha512", "isa": "avx512", "rounds": "lanes", "n": "1"},
    {"hash": "sha256", "isa": "avx", "n": "2", "wipe": "1"},
    {"hash": "sha1", "isa": "sse41", "n": "4", "prefix": "mine_"}],
                         ids=lambda c: "-".join(c.values()))
def test_a_kernel_of_any_option_value_is_the_same_object_from_both_syntaxes(
        options: dict[str, str]) -> None:
    config = requests.resolve_configs({k: v for k, v in options.items() if k != "prefix"})[0]
    texts, *_ = write.config_texts(config, options.get("prefix", "nsms_"), ("gas", "att"))
    assert object_of(texts["gas"], "gas") == object_of(texts["att"], "att")


@pytest.mark.parametrize("isa_name", isa.names())
def test_every_row_is_the_same_bytes_in_both_syntaxes(isa_name: str) -> None:
    program = rows(isa_name)
    assert (object_of(file_text([program], "gas"), "gas")
            == object_of(file_text([program], "att"), "att"))


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("name", ["everything", "three pages", "loop", "legacy vectors"])
def test_another_assembler_and_system_makes_the_same_object(name: str, format: str,
                                                            tmp_path: Path) -> None:
    objects = [assemble_with_llvm(file_text([SMALL[name]], syntax), format, tmp_path)
               for syntax in ("gas", "att")]
    assert objects[0] == objects[1]


@pytest.mark.parametrize("isa_name", ["avx512", "shani"])
def test_another_assembler_takes_every_row_alike(isa_name: str, tmp_path: Path) -> None:
    objects = [assemble_with_llvm(file_text([rows(isa_name)], syntax), "elf64", tmp_path)
               for syntax in ("gas", "att")]
    assert objects[0] == objects[1]


def exchange_sources(monkeypatch: pytest.MonkeyPatch, mnemonic: str) -> None:
    """Let the printer exchange the last two operands, where they are registers, of instructions
    with a mnemonic."""
    def wrong(line: AssemblyLine, syntax: str) -> str:
        *first, a, b = (None, None, *line.operands)
        exchanges = (syntax == "att" and line.mnemonic == mnemonic and isinstance(a, Register)
                     and isinstance(b, Register))
        return instruction_text(replace(line, operands=(*filter(None, first), b, a)) if exchanges
                                else line, syntax)

    monkeypatch.setattr(instruction_lines, "instruction_text", wrong)


@pytest.mark.parametrize("mnemonic", ["andn", "vpaddd", "mov", "bswap"])
def test_operands_in_the_wrong_order_are_found(mnemonic: str,
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    programs = kernel_programs("sha256", "avx2", 8)
    gas = object_of(file_text(programs, "gas"), "gas")
    exchange_sources(monkeypatch, mnemonic)
    # which has one operand, so nothing is changed
    same = mnemonic == "bswap"
    assert (object_of(file_text(programs, "att"), "att") == gas) == same


def test_a_kernel_whose_operands_are_in_the_wrong_order_is_not_written(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    exchange_sources(monkeypatch, "xor")
    config = requests.resolve_configs({"hash": "sha256", "isa": "x64", "kind": "rounds"})[0]
    if toolchain.assembler_command("att") is None:
        pytest.skip("no assembler for GAS's syntax")
    with pytest.raises(toolchain.NotProved, match="nsms_sha256_rounds_x64"):
        write.generate_config(config, "nsms_", ("att",), {}, True)


def integer(number: int, width: int = 64) -> Register:
    return Register("int", number, width)


def vector(number: int, width: int) -> Register:
    return Register("vec", number, width)


RSP, RSI, RDI = integer(4), integer(6), integer(7)


@pytest.mark.parametrize(("line", "intel", "att"), [
    (AssemblyLine("vpaddd", (vector(1, 256), vector(2, 256), Address("", 256, 32, table="K"))),
     "vpaddd ymm1, ymm2, [rip + L(K) + 32]", "vpaddd L(K)+32(%rip), %ymm2, %ymm1"),
    (AssemblyLine("mov", (integer(9, 32), Address("", 32, -4, RSI, integer(0), 4))),
     "mov r9d, [rsi + rax*4 - 4]", "mov -4(%rsi, %rax, 4), %r9d"),
    (AssemblyLine("mov", (Address("", 32, 0, RSP), 7)), "mov dword ptr [rsp], 7",
     "movl $7, (%rsp)"),
    (AssemblyLine("cmp", (Address("", 64, 8, RSP), -0x80000000)),
     "cmp qword ptr [rsp + 8], -0x80000000", "cmpq $-0x80000000, 8(%rsp)"),
    (AssemblyLine("cmp", (integer(0), Address("", 64, 0, RSP))), "cmp rax, [rsp]",
     "cmp (%rsp), %rax"),
    (AssemblyLine("movzx", (integer(0, 32), Address("", 8, 3, RDI))), "movzx eax, byte ptr [rdi + "
                                                                      "3]", "movzbl 3(%rdi), %eax"),
    (AssemblyLine("movzx", (integer(8), Address("", 8, 0, RDI))), "movzx r8, byte ptr [rdi]",
     "movzbq (%rdi), %r8"),
    (AssemblyLine("ror", (integer(0, 32), 6)), "ror eax, 6", "ror $6, %eax"),
    (AssemblyLine("bswap", (integer(8),)), "bswap r8", "bswap %r8"),
    (AssemblyLine("vpaddd", (Masked(vector(1, 512), Register("mask", 1, 64), True), vector(2, 512),
                             vector(3, 512))),
     "vpaddd zmm1{k1}{z}, zmm2, zmm3", "vpaddd %zmm3, %zmm2, %zmm1{%k1}{z}"),
    (AssemblyLine("vpgatherdd", (Masked(vector(1, 512), Register("mask", 2, 64), False),
                                 Address("", 32, 0, RSI, vector(3, 512), 4))),
     "vpgatherdd zmm1{k2}, [rsi + zmm3*4]", "vpgatherdd (%rsi, %zmm3, 4), %zmm1{%k2}"),
    (AssemblyLine("jne", (JumpTarget("f_more"),)), "jne L(f_more)", "jne L(f_more)"),
    (AssemblyLine("ret"), "ret", "ret"),
    (AssemblyLine("sub", (RSP, 1 << 16)), "sub rsp, 0x10000", "sub $0x10000, %rsp"),
    (AssemblyLine("sub", (RSP, 5000)), "sub rsp, 5000", "sub $5000, %rsp")],
                         ids=lambda value: value if isinstance(value, str) else "")
def test_an_instruction_is_spelled_in_both_syntaxes(line: AssemblyLine, intel: str,
                                                    att: str) -> None:
    assert (instruction_text(line, "gas"), instruction_text(line, "att")) == (intel, att)


# Files.

OPTIONS = {"hash": "sha256", "isa": "x64", "kind": "rounds"}


def test_att_is_written_alone_with_its_own_fields_and_proofs(tmp_path: Path) -> None:
    (entry,) = write.generate(requests.resolve_configs(OPTIONS), tmp_path, "att")
    (both,) = (k for k in KERNELS if k["symbol"] == entry["symbol"])
    path = tmp_path / "att" / "sha256_x64_rounds.S"
    assert (entry["att"] == "att/sha256_x64_rounds.S"
            and entry["att_sha256"] == banner.hash_text(path.read_text()))
    assert not {"gas", "nasm"} & {p.name for p in tmp_path.iterdir()}
    assert (entry["command"] == f"{both['command']} SYNTAX=att"
            and f"nsms: {entry['command']}\n" in path.read_text())
    assert "`att/sha256_x64_rounds.S`" in (tmp_path / "README.md").read_text()
    assert ([entry[k] for k in ("gas", "nasm", "go", "gas_sha256", "nasm_sha256", "go_sha256")]
            == [None] * 6)
    assert [both["att"], both["att_sha256"]] == [None, None]
    if toolchain.assembler_command("att"):
        assert (entry["proved"] and "Proof: the assembled bytes" in path.read_text()
                and entry["proved_for"])
        sums = {c["code_sha256"] for c in both["proved_for"]
                if (c["assembler"], c["format"]) == ("gas", "elf64")}
        assert {c["code_sha256"] for c in entry["proved_for"]
                if (c["assembler"], c["format"]) == ("gas", "elf64")} <= sums


def test_what_was_made_in_att_syntax_is_fresh_and_is_proved_again(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write.generate(requests.resolve_configs(OPTIONS), tmp_path, "att")
    assert main(["fresh", "--out", str(tmp_path)]) == 0
    if toolchain.assembler_command("att"):
        capsys.readouterr()
        assert main(["prove", "--out", str(tmp_path)]) == 0
        assert "nsms_sha256_rounds_x64 (att, elf64, sysv)" in capsys.readouterr().out
        file = tmp_path / "att" / "sha256_x64_rounds.S"
        assert main(["prove", "--out", str(tmp_path), str(file)]) == 0


def test_padding_in_att_syntax_is_the_tables_in_gas(tmp_path: Path) -> None:
    entries = write.generate(requests.resolve_configs({"hash": "sha256", "kind": "padding",
                                                       "lens": "64,128"}), tmp_path / "att",
                             "att")
    assert all(e["att"] and not e["gas"] and e["att_sha256"] for e in entries)
    assert toolchain.assembler_command("att") is None or all(e["proved"] for e in entries)
    gas = write.generate(requests.resolve_configs({"hash": "sha256", "kind": "padding",
                                                   "lens": "64,128"}), tmp_path / "gas",
                         "gas")
    att, intel = tmp_path / "att" / entries[0]["att"], tmp_path / "gas" / gas[0]["gas"]
    assert code_lines(att.read_text()) == code_lines(intel.read_text())
    assert (main(["fresh", "--out", str(tmp_path / "att")])
            == main(["fresh", "--out", str(tmp_path / "gas")]) == 0)
