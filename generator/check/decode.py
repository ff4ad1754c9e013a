"""Decoder of single instructions. Input: an instruction of iced-x86 and its encoding. Output: a
`Step`: a row of generator/x86/isa with its operands, or a control instruction. Method: a row
matches if mnemonic, operand kinds, register classes and widths agree. An instruction without a row
is refused, so that nothing runs whose semantics are unknown."""

from functools import lru_cache
from typing import Any

import iced_x86 as iced
from iced_x86 import Code, Mnemonic, OpKind, Register, RegisterExt

from ..spec.words import to_signed
from ..x86 import isa
from ..x86.isa import Operand, Row
from .steps import Mem, OperandLocation, Reg, Step

# Name of a control instruction -> its permitted forms by iced's names. Other forms of the same
# mnemonic, such as 16-bit pushes, are refused.
_FORMS = {"push": "push_r64 push_rm64 pushq_imm8 pushq_imm32", "pop": "pop_r64 pop_rm64",
          "nop": "nopd nopw nopq nop_rm16 nop_rm32 nop_rm64", "lea": "lea_r32_m lea_r64_m",
          "jmp": "jmp_rel8_64 jmp_rel32_64", "call": "call_rel32_64", "ret": "retnq",
          "vzeroupper": "vex_vzeroupper", "vzeroall": "vex_vzeroall", "endbr64": "endbr64",
          "cld": "cld", "std": "std"}
_FORMS |= {f"prefetch{level}": f"prefetch{level}_m8" for level in ("t0", "t1", "t2", "nta")}
CONTROL_FORMS = {form: name for name, forms in _FORMS.items() for form in forms.split()}
JUMPS = ("o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l", "ge", "le", "g")
CONTROL_FORMS |= {f"j{condition}_{reach}_64": "j" for condition in JUMPS
                  for reach in ("rel8", "rel32")}
CONTROL_FORMS |= {f"cmov{condition}_r{width}_rm{width}": "cmov" for condition in JUMPS
                  for width in (32, 64)}
CONTROL = frozenset(CONTROL_FORMS.values())
LEGACY_PREFIXES = b"\x26\x2e\x36\x3e\x64\x65\x66\x67\xf0\xf2\xf3"
# control instruction -> prefixes that may occur in it: long NOPs, ENDBR64 itself, `rep ret`
ALLOWED_PREFIXES = {"nop": b"\x66\x2e", "endbr64": b"\xf3", "ret": b"\xf3"}
# control instructions that may have a REX prefix
REX_ALLOWED = {"push", "pop", "nop", "lea", "cmov", "prefetcht0", "prefetcht1", "prefetcht2",
               "prefetchnta"}
# mnemonics whose count the processor takes modulo 32 in 32-bit forms, and modulo 64 in 64-bit forms
# (SDM volume 2)
COUNT_MASKED = {"ror", "rol", "shl", "shr", "sar", "sal", "shrd", "shld", "rorx"}


def names_by_value(enumeration: Any) -> dict[int, str]:
    """Return value -> name in lower case of an enumeration of iced-x86."""
    return {value: name.lower() for name, value in vars(enumeration).items()
            if isinstance(value, int)}


MNEMONICS = names_by_value(Mnemonic)
CODES, OP_KINDS, CONDITIONS = names_by_value(Code), names_by_value(OpKind), ("", *JUMPS)
_FORMATTER = iced.Formatter(iced.FormatterSyntax.INTEL)
# no segment prefix, or a segment whose base address is 0; that of FS and GS may be another
_FLAT_SEGMENTS = (0, Register.CS, Register.DS, Register.ES, Register.SS)


@lru_cache(maxsize=1)
def rows_by_mnemonic() -> dict[str, list[Row]]:
    """Return the rows of all ISAs by mnemonic, without LEA's, whose syntax has a sum."""
    rows: dict[str, list[Row]] = {}
    for row in dict.fromkeys(row for name in isa.names() for row in isa.rows_of(name)):
        if "[" not in row.text:
            rows.setdefault(row.mnemonic, []).append(row)
    return rows


def convert_register(number: Any) -> Reg | None:
    """Return a register of iced-x86 as `Reg`; None for kinds that no row has."""
    register_class = (
        "int" if RegisterExt.is_gpr32(number) or RegisterExt.is_gpr64(number) else
        "vec" if RegisterExt.is_vector_register(number) else
        "mask" if RegisterExt.is_k(number) else "")
    size = 8 * RegisterExt.size(number)
    return Reg(register_class, RegisterExt.number(number), size) if register_class else None


def decode_operands(instruction: Any, anchor: int = 0) -> list[OperandLocation | None]:
    """Return the operands, None for one that no row can have. `anchor`: as in `Mem`."""
    operands: list[OperandLocation | None] = []
    for k in range(instruction.op_count):
        kind = instruction.op_kind(k)
        if kind == OpKind.REGISTER:
            operands.append(convert_register(instruction.op_register(k)))
        elif OP_KINDS[kind].startswith("immediate"):
            operands.append(to_signed(instruction.immediate(k), 64))
        elif kind == OpKind.MEMORY and instruction.segment_prefix in _FLAT_SEGMENTS:
            base, index = instruction.memory_base, instruction.memory_index
            relative = instruction.is_ip_rel_memory_operand
            spread = RegisterExt.is_vector_register(index)
            # an absolute address: the object does not know what lies there
            absolute = base == Register.NONE and (index == Register.NONE or spread)
            narrow = RegisterExt.is_gpr32(base) or RegisterExt.is_gpr32(index)
            operands.append(None if absolute or base == Register.EIP or narrow else Mem(
                None if relative or base == Register.NONE else RegisterExt.number(base),
                None if index == Register.NONE else RegisterExt.number(index),
                instruction.memory_index_scale, to_signed(instruction.memory_displacement, 64),
                8 * iced.MemorySizeExt.size(instruction.memory_size),
                8 * RegisterExt.size(index) if spread else 0, anchor if relative else 0))
        else:
            operands.append(None)
    if instruction.op_mask:
        operands.insert(1, convert_register(instruction.op_mask))
    return operands


def match_row(row: Row, operands: list[OperandLocation | None]) -> dict[str, Any] | None:
    """Return the fields row, width, out and args of a `Step`; None if the row does not fit."""
    slots = row.operands
    named: dict[str, OperandLocation | None] = {slot.name: Reg("vec", slot.fixed, 128)
                                                for slot in slots if slot.fixed is not None}
    if len(operands) == len(slots) - len(named):
        slots = tuple(slot for slot in slots if slot.fixed is None)
    if len(operands) != len(slots):
        return None
    fields = list(zip(slots, operands))
    width = next((width for width in row.widths
                  if all(fits_slot(row, slot, operand, width) for slot, operand in fields)), None)
    if width is None:
        return None
    named |= {name: operand for slot, operand in fields for name in (slot.name, slot.tied)}
    immediate, written = named.get("i"), row.written
    if isinstance(immediate, int):
        named["i"] = effective_immediate(row, width, immediate)
    return {"row": row, "width": width, "out": named[written.name] if written else None,
            "args": tuple(named[o.name] for o in row.reads)}


def fits_slot(row: Row, slot: Operand, operand: OperandLocation | None, width: int) -> bool:
    """Return whether an operand fits one of the row in its form of `width` bits."""
    if isinstance(operand, int) or slot.name == "i":
        return isinstance(operand, int) and slot.name == "i"
    if isinstance(operand, Mem):
        if slot.name not in ("m", row.mem):
            return False
        if row.gather_mask:
            return operand.vector == width and operand.size == row.lane
        return not operand.vector and operand.size == row.class_of(slot.name, width)[1]
    if slot.fixed is not None:
        return operand == Reg("vec", slot.fixed, 128)
    return operand is not None and slot.name != "m" and (
        operand.register_class, operand.width) == row.class_of(slot.name, width)


def effective_immediate(row: Row, width: int, value: int) -> int:
    """Return the part of an immediate that the processor uses: the count modulo `width` for shifts
    and rotations of integers, the low 8 bits in vector instructions, otherwise the entire value."""
    if row.mnemonic in COUNT_MASKED:
        return value & (width - 1)
    return value & 0xFF if row.register_class == "vec" else value


def control_instruction_name(instruction: Any, data: bytes) -> str:
    """Return the name of a control instruction, a value of CONTROL_FORMS, or ""."""
    name = CONTROL_FORMS.get(CODES[instruction.code], "")
    if not name or name.startswith("vzero"):
        return name
    rest = data.lstrip(LEGACY_PREFIXES)
    if data[:len(data) - len(rest)].strip(ALLOWED_PREFIXES.get(name, b"")):
        return ""
    return name if rest[0] & 0xF0 != 0x40 or name in REX_ALLOWED else ""


def decode_step(instruction: Any, data: bytes, anchor: int) -> Step | None:
    """Return the `Step` of an instruction of iced-x86. Return None if no row and no control
    instruction matches it, or if it has a LOCK, REP or REPNE prefix that is not permitted. `data`
    is the encoding. `anchor`: as in `Mem`."""
    common: dict[str, Any] = dict(
        address=instruction.ip, length=instruction.len, mnemonic=MNEMONICS[instruction.mnemonic],
        text=_FORMATTER.format(instruction), vex=instruction.encoding != iced.EncodingKind.LEGACY)
    operands = decode_operands(instruction, anchor)
    name = control_instruction_name(instruction, data)
    # the operand of a jump or call is the distance to the target
    reads_no_operand = name in ("j", "jmp", "call", "nop")
    if reads_no_operand or name and None not in operands:
        return Step(**{**common, "mnemonic": name}, target=instruction.near_branch_target,
                    condition=CONDITIONS[instruction.condition_code],
                    operands=() if reads_no_operand else tuple(operands))
    if (instruction.has_lock_prefix or instruction.has_rep_prefix or instruction.has_repne_prefix
        or name or common["mnemonic"] in CONTROL):
        return None
    for row in rows_by_mnemonic().get(common["mnemonic"], []):
        if (row.masked == bool(instruction.op_mask) and row.zeroing == instruction.zeroing_masking
                and (row_fields := match_row(row, operands))):
            return Step(**common, **row_fields)
    return None
