"""The encoder writes the bytes that GAS writes: of every row, and of instructions at the borders of
their encodings."""

import re
from dataclasses import replace

import iced_x86
import pytest
from assemblers import file_text, kernel_programs
from test_emit import samples

from generator.check import objects
from generator.output import lines
from generator.output.lines import instruction_text
from generator.product import texts, toolchain, write
from generator.request import requests
from generator.x86 import target as isa
from generator.x86.assembly import AssemblyLine, assembly_line, encode
from generator.x86.program import Address, BasicBlock, Program, Register

RAX, RBP, R12 = (Register("int", number, 64) for number in (0, 5, 12))
BORDERS = [AssemblyLine(name, (Register("int", number, width), value))
           for name in ("add", "mov", "cmp") for number in (0, 3, 9) for width in (32, 64)
           for value in (1, 127, 128, -128, -129, (1 << 31) - 1, -(1 << 31))]
BORDERS += [AssemblyLine(name, (RAX, count)) for name in ("shl", "shr", "ror", "rol")
            for count in (1, 2, 31)]
BORDERS += [AssemblyLine("mov", (RAX, Address("", 64, offset, base, index, scale)))
            for base in (RAX, RBP, R12) for offset in (0, 127, 128, -128, -129)
            for index, scale in ((None, 1), (R12, 8))]
BORDERS += [AssemblyLine("mov", (RAX, number))
            for number in (1 << 32, -(1 << 31) - 1, (1 << 63) - 1)]
BORDERS += [AssemblyLine("vmovdqu64", (Register("vec", 31, 512), Address("", 512, offset, RBP)))
            for offset in (64, 8128, 8192, 65)]
BORDERS += [AssemblyLine("vmovdqa", (Register("vec", a, 256), Register("vec", b, 256)))
            for a in (1, 9) for b in (1, 9)]


def by_gas(lines: list[AssemblyLine]) -> list[bytes]:
    """Return the bytes that GAS writes for each line, tables at the line's own end."""
    texts = [re.sub(r"\[rip.*?\]", "[rip + 0]", instruction_text(line, "gas")) for line in lines]
    object = toolchain.assemble("\n".join([".intel_syntax noprefix", ".text", ".globl f", "f:",
                                           *texts, ""]), "gas")
    if object is None:
        pytest.skip("no assembler for GAS's syntax")
    code = bytes(next(s.data for s in objects.load(object).sections if s.executable))
    decoder, out = iced_x86.Decoder(64, code), []
    for _ in lines:
        start = decoder.ip
        out.append(code[start:start + decoder.decode().len])
    assert decoder.ip == len(code)
    return out


def differences(lines: list[AssemblyLine], codes: list[bytes]) -> list[str]:
    out = []
    for line, code in zip(lines, codes, strict=True):
        encoded, at = encode(line)
        if line.memory and line.memory.table:
            encoded, code = (x[:at] + bytes(4) + x[at + 4:] for x in (encoded, code))
        if encoded != code:
            out.append(f"{instruction_text(line, 'gas')}: {encoded.hex()}, not {code.hex()}")
    return out


@pytest.mark.parametrize("isa_name", isa.names())
def test_every_row_is_encoded_as_gas_does(isa_name: str) -> None:
    lines = [assembly_line(i) for i in samples(isa_name) if not i.row.emit_as_bytes]
    assert differences(lines, by_gas(lines)) == []


def test_numbers_and_displacements_take_the_short_form_where_gas_takes_it() -> None:
    codes = by_gas(BORDERS)
    assert differences(BORDERS, codes) == []
    assert len(differences(BORDERS, [code[:-1] for code in codes])) == len(BORDERS)


@pytest.mark.parametrize("line", [
    AssemblyLine("vpaddd", (RAX, RAX, RAX)), AssemblyLine("nosuch", (RAX,)),
    AssemblyLine("add", (RAX, 1 << 40)),
    AssemblyLine("add", (RAX, Address("", 32, 0, RBP)))], ids=lambda line: line.mnemonic)
def test_an_instruction_that_does_not_exist_is_refused(line: AssemblyLine) -> None:
    with pytest.raises(ValueError, match="no encoding"):
        encode(line)


@pytest.mark.parametrize("isa_name", isa.names())
def test_features_are_those_of_the_bytes(isa_name: str) -> None:
    for i in samples(isa_name):
        code, _ = encode(assembly_line(i))
        decoded = iced_x86.Decoder(64, code).decode()
        assert texts.features_of_instruction(i) == texts.features_of_encoding(int(decoded.code))


# The second spelling of the instructions.

def object_of(text: str, syntax: str) -> bytes:
    data = toolchain.assemble(text, syntax)
    if data is None:
        pytest.skip("no assembler for GAS's syntax")
    return data


@pytest.mark.few(3)
@pytest.mark.parametrize("options", [
    {"hash": "sha256", "isa": "avx2", "n": "8"}, {"hash": "sha256", "isa": "x64", "kind": "rounds"},
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
