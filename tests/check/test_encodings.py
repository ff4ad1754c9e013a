"""GAS, NASM and PeachPy encode every instruction of the committed kernels to the same bytes, or to
a listed synonym.

A synonym is another encoding that decodes to the same row with the same operands. Jumps and
addresses of constants depend on the layout and are compared by what they decode to only.
"""

import collections
import json
import re
import shutil
import subprocess

import pytest
from check_support import assemble

from generator.check import objects
from generator.check.disassembly import Disassembly
from generator.check.steps import Mem, Reg
from generator.files import data_folder
from generator.output.lines import instruction_text
from generator.x86 import target as isa
from generator.x86.assembly import assembly_line
from generator.x86.program import Instruction, Register

GENERATED = data_folder("generated")
# what NASM or PeachPy may encode otherwise than GAS: the other direction of a move between
# registers
SYNONYMS = {"vmovdqa", "vmovaps", "movdqa", "movaps"}


def assemble_with_nasm(path, target):
    subprocess.run(["nasm", "-felf64", "-o", str(target), str(path)], check=True)
    return target.read_bytes()


STEPS = {}  # bytes of an instruction -> one of its steps


def reachable_steps(data, symbol):
    """Return (bytes, step) of the reachable instructions, without NOPs. Of several instructions of
    equal bytes, which differ in nothing but addresses, all have the step of the first."""
    image = objects.load(data)
    program = Disassembly(image, image.address_of(symbol))
    out = []
    for address in program.reachable_addresses:
        section, instruction = image.section_at(address), program.decoded_at(address).instruction
        code = bytes(section.data[address - section.address:][:instruction.len])
        if code not in STEPS:
            STEPS[code] = program.step_at(address)
        if STEPS[code].mnemonic != "nop":
            out.append((code, STEPS[code]))
    return out


def relative(step):
    return bool(step.target) or any(
        isinstance(o, Mem) and o.base is None for o in (step.out, *step.args, *step.operands))


def meaning_of(step):
    return (step.mnemonic, step.width, step.row.text if step.row else "", step.out, step.args,
            step.operands, step.condition)


def layout_independent_steps(target):
    """Return by GAS's bytes every instruction of the committed kernels that does not depend on the
    layout, with the bytes of NASM, which writes its objects to `target`."""
    if shutil.which("nasm") is None:
        pytest.skip("NASM is not on this machine")
    result, objects_of = {}, {}
    for k in json.loads((GENERATED / "manifest.json").read_text())["kernels"]:
        if not (k["gas"] and k["nasm"]):
            continue
        if k["gas"] not in objects_of:
            objects_of[k["gas"]] = (assemble((GENERATED / k["gas"]).read_text()),
                                    assemble_with_nasm(GENERATED / k["nasm"], target))
        gas_lines, nasm_lines = (reachable_steps(data, k["symbol"])
                                 for data in objects_of[k["gas"]])
        for (a, step), (b, other) in zip(gas_lines, nasm_lines, strict=True):
            if relative(step):
                same = (step.mnemonic, step.condition) == (other.mnemonic, other.condition)
            else:
                same = meaning_of(step) == meaning_of(other)
                result.setdefault(a, (step, b))
            assert same, f"{k['symbol']}: {step.text} and {other.text}"
    return result


def encode_with_peachpy(step):
    """Return PeachPy's bytes of a step, or None if it lacks the instruction form."""
    x86 = pytest.importorskip("peachpy.x86_64", reason="PeachPy is not installed (make test-all)")
    from peachpy.x86_64 import registers

    def name(reg):
        number = reg.number
        if reg.register_class == "vec":
            return f"{ {128: 'x', 256: 'y', 512: 'z'}[reg.width]}mm{number}"
        if reg.register_class == "mask":
            return f"k{number}"
        old = ("ax", "cx", "dx", "bx", "sp", "bp", "si", "di")
        if number < 8:
            return ("r" if reg.width == 64 else "e") + old[number]
        return f"r{number}" + ("d" if reg.width == 32 else "")

    def operand(o):
        if isinstance(o, Reg):
            return getattr(registers, name(o))
        if isinstance(o, int):
            return o
        at = getattr(registers, name(Reg("int", o.base, 64))) + o.offset
        if o.index is not None:
            at = getattr(registers, name(Reg("int", o.base, 64))) + getattr(
                registers, name(Reg("int", o.index, 64))) * o.scale + o.offset
        size = {32: "dword", 64: "qword", 128: "oword", 256: "hword", 512: "zword"}.get(o.size)
        return getattr(x86, size)[at] if size and hasattr(x86, size) else [at]

    kind = getattr(x86, step.mnemonic.upper(), None)
    if kind is None:
        return None
    if step.row is not None:
        named = dict(zip((o.name for o in step.row.reads), step.args))
        if step.row.written is not None:
            named[step.row.written.name] = step.out
        names = [n for n in re.findall(r"\{(\w+)", step.row.text) if n in named]
        positions = [named[n] for n in names]
    else:
        positions = list(step.operands)
    try:
        inputs = [operand(o) for o in positions]
        if step.row is not None and step.row.masked:
            mask = inputs.pop(1)                                  # xmm1(k1), xmm1(k1.z)
            inputs[0] = inputs[0](mask.z if step.row.zeroing else mask)
        return bytes(kind(*inputs).encode())
    except (TypeError, ValueError, KeyError, AttributeError):
        return None


@pytest.mark.full
def test_gas_and_nasm_and_peachpy_encode_alike(tmp_path):
    steps = layout_independent_steps(tmp_path / "o")
    synonyms = collections.Counter(step.mnemonic for a, (step, b) in steps.items() if a != b)
    print(f"{len(steps)} instructions, synonyms in NASM: {dict(synonyms) or 'none'}")
    assert {*synonyms} <= SYNONYMS
    pytest.importorskip("peachpy", reason="PeachPy is not installed (make test-all)")
    lacking, synonyms, wrong, same = collections.Counter(), collections.Counter(), [], 0
    for a, (step, _) in steps.items():
        if step.mnemonic in ("j", "jmp", "cmov", "call", "endbr64"):
            continue
        data = encode_with_peachpy(step)
        if data is None:
            lacking[step.mnemonic] += 1
        elif data == a:
            same += 1
        else:
            image = objects.Image()
            section = image.add_section(objects.Section("code", 0, bytearray(data), True, 16))
            other = Disassembly(image, section.address).step_at(section.address)
            if meaning_of(other) == meaning_of(step):
                synonyms[step.mnemonic] += 1
            else:
                wrong.append(f"{step.text} and {other.text}")
    print(f"{same} alike, synonyms {dict(synonyms)}, not in PeachPy: {dict(lacking) or 'none'}")
    assert not wrong, wrong[:10]
    assert same and {*synonyms} <= SYNONYMS


def masked_lines():
    """Return every instruction form with a mask, and those that write masks, on low and high
    registers, except gathers."""
    lines = []
    for row in isa.load("avx512").rows:
        is_mask_move = row.mnemonic.startswith("kmov") and any(o.register_form in ("r32", "r64")
                                                               for o in row.reads)
        if not (row.masked and not row.gather_mask or is_mask_move
                or row.mnemonic.startswith("vpermt2")):
            continue
        for width in row.widths:
            for d, a, b, k in ((1, 2, 3, 1), (9, 20, 31, 7), (30, 1, 0, 4)):
                numbers = {"d": d % 8 if row.register_class == "mask" else d,
                           "b": a % 16 if row.register_class == "mask" else a, "c": b, "k": k}
                at = {o.name: Register(row.class_of(o.name, width)[0],
                                       numbers[o.name if o.name != "a" else "d"],
                                       row.class_of(o.name, width)[1])
                      for o in (*row.operands, *row.reads)}
                i = Instruction(row, width, at["d"], tuple(at[o.name] for o in row.reads))
                lines.append((row, [instruction_text(assembly_line(i), syntax)
                                    for syntax in ("gas", "nasm")]))
    return lines


def test_three_assemblers_encode_masks_alike(tmp_path):
    pytest.importorskip("peachpy", reason="PeachPy is not installed (make test-all)")
    if shutil.which("nasm") is None:
        pytest.skip("NASM is not on this machine")
    lines = masked_lines()
    source = tmp_path / "masks.asm"
    source.write_text("bits 64\nglobal f\nf:\n" + "\n".join(texts[1] for _, texts in lines)
                      + "\nret\n")
    mine = reachable_steps(assemble(".text\nf: " + "\n".join(texts[0] for _, texts in lines)
                                    + "\nret"), "f")
    nasm_lines = reachable_steps(assemble_with_nasm(source, tmp_path / "o"), "f")
    assert len(mine) == len(nasm_lines) == len(lines) + 1
    assert [code for code, _ in mine] == [code for code, _ in nasm_lines]
    result = {}
    for (row, texts), (code, step) in zip(lines, mine):
        assert step.row is row, texts
        data = encode_with_peachpy(step)
        result.setdefault("lacking" if data is None else "alike" if data == code else "other",
                          []).append(texts[0])
    print({name: len(texts) for name, texts in result.items()},
          sorted({t.split()[0] for t in result.get("lacking", [])}))
    assert "other" not in result, result["other"][:10]
    assert len(result["alike"]) > len(lines) // 2


def test_another_encoding_with_another_meaning_is_reported():
    (item, meant), (other, wrong), (long, alike) = (
        (code, meaning_of(step)) for code, step in (
            reachable_steps(assemble(f".text\nf: {text}\nret"), "f")[0]
            for text in ("add eax, 8", "add eax, 9", ".byte 0x05, 8, 0, 0, 0")))
    assert meant != wrong and item != other
    assert meant == alike and item != long
