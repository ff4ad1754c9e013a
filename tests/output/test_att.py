"""AT&T's syntax: the same objects as from Intel's, byte for byte, of kernels and of every row."""

from __future__ import annotations

from dataclasses import replace

import pytest
from assemblers import file_text, kernel_programs
from test_emit import samples

from generator.output import lines
from generator.output.lines import instruction_text
from generator.product import toolchain, write
from generator.request import requests
from generator.x86 import target as isa
from generator.x86.assembly import AssemblyLine
from generator.x86.program import BasicBlock, Program, Register


def object_of(text: str, syntax: str) -> bytes:
    data = toolchain.assemble(text, syntax)
    if data is None:
        pytest.skip("no assembler for GAS's syntax")
    return data


@pytest.mark.few(3)
@pytest.mark.parametrize("options", [
    {"hash": "sha256", "isa": "avx2", "n": "8"},
    {"hash": "sha256", "isa": "x64", "kind": "rounds"},
    {"hash": "sha256", "isa": "shani", "shape": "merkle64"},
    {"hash": "sha512", "isa": "avx512", "len": "128"},
    {"hash": "sha256", "isa": "avx512", "n": "16"},
    {"hash": "sha512", "isa": "avx512", "rounds": "lanes", "n": "1"},
    {"hash": "sha256", "isa": "avx", "n": "2", "wipe": "1"},
    {"hash": "sha256", "kind": "padding", "lens": "64,128"},
    {"hash": "sha1", "isa": "sse41", "n": "4"}], ids=lambda c: "-".join(c.values()))
def test_a_kernel_is_the_same_object_from_both_syntaxes(options: dict[str, str]) -> None:
    config = requests.resolve_configs(options)[0]
    texts, *_ = write.config_texts(config, "nsms_", ("gas", "att"))
    assert texts["gas"] != texts["att"]
    assert object_of(texts["gas"], "gas") == object_of(texts["att"], "att")


@pytest.mark.parametrize("isa_name", isa.names())
def test_every_row_is_the_same_bytes_in_both_syntaxes(isa_name: str) -> None:
    program = Program("nsms_rows", "void nsms_rows(void)", (),
                      (BasicBlock("body", tuple(samples(isa_name))),))
    assert (object_of(file_text([program], "gas"), "gas")
            == object_of(file_text([program], "att"), "att"))


@pytest.mark.parametrize("mnemonic", ["andn", "vpaddd", "mov"])
def test_operands_in_the_wrong_order_are_noticed(mnemonic: str,
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(line: AssemblyLine, syntax: str) -> str:
        *first, a, b = (None, None, *line.operands)
        exchanges = (syntax == "att" and line.mnemonic == mnemonic and isinstance(a, Register)
                     and isinstance(b, Register))
        return instruction_text(replace(line, operands=(*filter(None, first), b, a)) if exchanges
                                else line, syntax)

    programs = kernel_programs("sha256", "avx2", 8)
    gas = object_of(file_text(programs, "gas"), "gas")
    monkeypatch.setattr(lines, "instruction_text", wrong)
    assert object_of(file_text(programs, "att"), "att") != gas
