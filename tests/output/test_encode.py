"""The encoder writes the bytes that GAS writes: of every row, and of instructions at the borders of
their encodings."""

import re

import iced_x86
import pytest
from test_emit import samples

from generator.check import objects
from generator.output.lines import instruction_text
from generator.product import texts, toolchain
from generator.x86 import target as isa
from generator.x86.assembly import AssemblyLine, assembly_line, encode
from generator.x86.program import Address, Register

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
