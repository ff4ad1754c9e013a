"""Disassembler. Input: machine code in an `Image`. Output: `Step`s, each one row of
generator/x86/isa with its operands, or a control step. Method: iced-x86 decodes; a row matches if
mnemonic, operand kinds, register classes and widths agree. An instruction without a row is refused,
so that nothing runs whose semantics are unknown.

Stack operations, jumps, LEA and the few other instructions without rows are control steps, which
machine.py implements by name. Each must be one of a list of exact forms, prefixes included. A
relocation in an instruction must replace one whole displacement or jump distance.
"""

import string
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any

import iced_x86 as iced
from iced_x86 import Code, FlowControl, Mnemonic, OpKind, Register, RegisterExt

from ..x86 import isa
from ..x86.isa import Row
from .contents import ObjectError
from .features import features_of, names_of
from .image import Assumption, Image, Relocation, Section
from .steps import Mem, OperandLocation, Reg, Step

MAX_INSTRUCTIONS = 200_000  # of one function
# Exact forms of control instructions by iced's names, and the prefixes that each may have. Others
# of the same mnemonic (16-bit pushes, 16-bit or 32-bit xchg, LOOPcc) are refused.
CONTROL_FORMS = {"push_r64": "push", "push_rm64": "push", "pushq_imm8": "push",
                 "pushq_imm32": "push", "pop_r64": "pop",
         "pop_rm64": "pop", "retnq": "ret", "nopd": "nop", "nopw": "nop", "nopq": "nop",
         "nop_rm16": "nop", "nop_rm32": "nop",
         "nop_rm64": "nop", "endbr64": "endbr64", "lea_r32_m": "lea", "lea_r64_m": "lea",
         "vex_vzeroupper": "vzeroupper",
         "vex_vzeroall": "vzeroall", "cld": "cld", "std": "std", "prefetcht0_m8": "prefetcht0",
         "prefetcht1_m8": "prefetcht1", "prefetcht2_m8": "prefetcht2",
         "prefetchnta_m8": "prefetchnta",
         "jmp_rel8_64": "jmp", "jmp_rel32_64": "jmp", "call_rel32_64": "call"}
JUMPS = ("o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l", "ge", "le", "g")
CONTROL_FORMS |= {f"j{condition}_{reach}_64": "j" for condition in JUMPS
                  for reach in ("rel8", "rel32")}
CONTROL_FORMS |= {f"cmov{condition}_r{width}_rm{width}": "cmov" for condition in JUMPS
                  for width in (32, 64)}
CONTROL = frozenset(CONTROL_FORMS.values())
LEGACY_PREFIXES = b"\x26\x2e\x36\x3e\x64\x65\x66\x67\xf0\xf2\xf3"
# of a long NOP, of ENDBR64 itself, of `rep ret`
ALLOWED_PREFIXES = {"nop": b"\x66\x2e", "endbr64": b"\xf3", "ret": b"\xf3"}
REX_ALLOWED = {"push", "pop", "nop", "lea", "cmov", "prefetcht0", "prefetcht1", "prefetcht2",
               "prefetchnta"}
# counts of 32-bit forms are taken modulo 32, those of 64-bit forms modulo 64 (SDM volume 2)
COUNT_MASKED = {"ror", "rol", "shl", "shr", "sar", "sal", "shrd", "shld", "rorx"}
UNALIGNED = {"movdqu", "movups", "movupd", "lddqu", "movq", "movd", "movss", "movsd"}
ALIGNED = {"vmovdqa", "vmovaps", "vmovapd", "vmovdqa32", "vmovdqa64", "vmovntdq", "vmovntdqa",
           "vmovntps"}


MNEMONICS = names_of(Mnemonic)
_CODES, _CONDITIONS = names_of(Code), ("", *JUMPS)
_FORMATTER = iced.Formatter(iced.FormatterSyntax.INTEL)
_IMMEDIATES = {OpKind.IMMEDIATE8, OpKind.IMMEDIATE8_2ND, OpKind.IMMEDIATE16, OpKind.IMMEDIATE32,
               OpKind.IMMEDIATE64,
               OpKind.IMMEDIATE8TO16, OpKind.IMMEDIATE8TO32, OpKind.IMMEDIATE8TO64,
               OpKind.IMMEDIATE32TO64}
# segments without a base; FS and GS are not flat
_FLAT_SEGMENTS = (0, Register.CS, Register.DS, Register.ES, Register.SS)
_NEAR = {OpKind.NEAR_BRANCH16, OpKind.NEAR_BRANCH32, OpKind.NEAR_BRANCH64}


@lru_cache(maxsize=1)
def rows_by_mnemonic() -> dict[str, list[tuple[Row, list[tuple[str, str]]]]]:
    """Return the rows of all ISAs by mnemonic, each with its operand slots [(name, spec)] in the
    order of its text.
    """
    rows: dict[str, list[tuple[Row, list[tuple[str, str]]]]] = {}
    for name in isa.names():
        for row in isa.load(name).rows:
            slots = []
            for piece in row.text.partition(" ")[2].split(", ") if " " in row.text else []:
                fields = [(n, spec or "") for literal, n, spec,
                          _ in string.Formatter().parse(piece) if n]
                if row.masked and len(fields) == 2:
                    # the mask follows the destination without a comma
                    slots.append(fields.pop(0))
                    piece = piece[:1] + piece[-1:]
                if len(fields) != 1 or not piece.startswith("{") or not piece.endswith("}"):
                    break
                slots.append(fields[0])
            else:
                listed = rows.setdefault(row.mnemonic, [])
                if not any(other is row for other, _ in listed):
                    listed.append((row, slots))
    return rows


def register(number: Any) -> Reg | None:
    """Convert iced's register; return None for kinds that no row has."""
    if RegisterExt.is_gpr32(number) or RegisterExt.is_gpr64(number):
        return Reg("int", RegisterExt.number(number), 8 * RegisterExt.size(number))
    if RegisterExt.is_vector_register(number):
        return Reg("vec", RegisterExt.number(number), 8 * RegisterExt.size(number))
    if RegisterExt.is_k(number):
        return Reg("mask", RegisterExt.number(number), 64)
    return None


class Unsupported(ObjectError):
    """Instruction that no row describes."""


def operands_of(instruction: Any, anchor: int = 0,
                displaced_address: int = 0) -> list[OperandLocation | None]:
    """Return the operands of an instruction, None for each that no row can have.

    `anchor` and `displaced_address` describe a RIP-relative operand, see `Mem`.
    """
    operands: list[OperandLocation | None] = []
    for k in range(instruction.op_count):
        kind = instruction.op_kind(k)
        if kind == OpKind.REGISTER:
            operands.append(register(instruction.op_register(k)))
        elif kind in _IMMEDIATES:
            value = instruction.immediate(k)
            operands.append(value - (1 << 64) if value >> 63 else value)
        elif kind == OpKind.MEMORY and instruction.segment_prefix in _FLAT_SEGMENTS:
            base, index = instruction.memory_base, instruction.memory_index
            relative = instruction.is_ip_rel_memory_operand
            spread = RegisterExt.is_vector_register(index)
            # the address is a number, which no object knows
            absolute = base == Register.NONE and (index == Register.NONE or spread)
            narrow = RegisterExt.is_gpr32(base) or RegisterExt.is_gpr32(index)
            if absolute or base == Register.EIP or narrow:
                operands.append(None)
                continue
            displacement = instruction.memory_displacement
            operands.append(Mem(
                None if relative or base == Register.NONE else RegisterExt.number(base),
                None if index == Register.NONE else RegisterExt.number(index),
                instruction.memory_index_scale,
                displaced_address if relative
                else displacement - (1 << 64 if displacement >> 63 else 0),
                8 * iced.MemorySizeExt.size(instruction.memory_size),
                8 * RegisterExt.size(index) if spread else 0, anchor if relative else 0))
        else:
            operands.append(None)
    if instruction.op_mask:
        operands.insert(1, Reg("mask", RegisterExt.number(instruction.op_mask), 64))
    return operands


def _fit(
    row: Row, slots: list[tuple[str, str]], operands: list[OperandLocation | None],
) -> tuple[int, Any, tuple[OperandLocation, ...]] | None:
    """Match an instruction against a row: return (width, out, args), or None."""
    implicit = [slot for slot in slots if slot[1].startswith("xmm")]
    if len(slots) != len(operands):
        slots = [slot for slot in slots if slot not in implicit]
        if len(slots) != len(operands):
            return None
    width = 0
    for (_, spec), operand in zip(slots, operands):
        if isinstance(operand, Reg) and (not spec or spec.startswith("=")):
            if operand.register_class != row.register_class or width not in (0, operand.width):
                return None
            width = operand.width
    width = width or (row.widths[0] if len(row.widths) == 1 else 0)
    named: dict[str, OperandLocation] = {
        name: Reg("vec", int(spec[3:]), 128) for name, spec in implicit}
    for (name, spec), operand in zip(slots, operands):
        tied, cls = (spec[1:], "") if spec.startswith("=") else ("", spec)
        if operand is None:
            return None
        if name == "i":
            if not isinstance(operand, int):
                return None
        elif isinstance(operand, int):
            return None
        elif isinstance(operand, Mem):
            if name not in ("m", row.mem):
                return None
            if operand.vector and not row.gather_mask:
                return None
            if row.gather_mask:
                if operand.vector != width or operand.size != row.lane:
                    return None
                named[name] = operand
                continue
            if not width and not cls and operand.size in row.widths:
                width = operand.size
            bits = row.class_of(name, width)[1]
            if operand.size != bits:
                return None
        else:
            if name == "m":
                return None
            if cls.startswith("xmm"):
                if operand.number != int(cls[3:]):
                    return None
            elif (operand.register_class, operand.width) != row.class_of(name, width):
                return None
        named[name] = operand
        if tied:
            named[tied] = operand
    if width not in row.widths:
        return None
    if row.mnemonic in COUNT_MASKED and isinstance(named.get("i"), int):
        named["i"] = named["i"] & (width - 1)                    # type: ignore[operator]
    elif row.register_class == "vec" and isinstance(named.get("i"), int):
        named["i"] = named["i"] & 0xFF                           # type: ignore[operator]
    written = row.written
    return width, named[written.name] if written else None, tuple(named[o.name] for o in row.reads)


def control_name(instruction: Any, data: bytes) -> str:
    """Return the name of a control step if the instruction has exactly one of the permitted forms,
    else "".
    """
    name = CONTROL_FORMS.get(_CODES[instruction.code], "")
    if not name or name.startswith("vzero"):
        return name
    at = 0
    while data[at] in LEGACY_PREFIXES:
        if data[at] not in ALLOWED_PREFIXES.get(name, b""):
            return ""
        at += 1
    return name if data[at] & 0xF0 != 0x40 or name in REX_ALLOWED else ""


def step_of(instruction: Any, data: bytes, anchor: int, displaced_address: int) -> Step | None:
    """Convert a decoded instruction, encoded as `data`, to a step; return None if no row matches.

    For `anchor` and `displaced_address` see `operands_of`.
    """
    text = _FORMATTER.format(instruction)
    common: dict[str, Any] = dict(
        address=instruction.ip, length=instruction.len, mnemonic=MNEMONICS[instruction.mnemonic],
        text=text,
        features=features_of(instruction), vex=instruction.encoding != iced.EncodingKind.LEGACY)
    operands = operands_of(instruction, anchor, displaced_address)
    name = control_name(instruction, data)
    # no operand of these is read
    names_no_operand = name in ("j", "jmp", "call", "nop")
    if names_no_operand or name and None not in operands:
        return Step(**{**common, "mnemonic": name},
                    condition=_CONDITIONS[instruction.condition_code],
                    operands=() if names_no_operand
                    else tuple(o for o in operands if o is not None))
    if (instruction.has_lock_prefix or instruction.has_rep_prefix or instruction.has_repne_prefix
        or name
            or common["mnemonic"] in CONTROL):
        return None
    mnemonic = common["mnemonic"]
    sizes = [o.size for o in operands if isinstance(o, Mem)]
    aligned = bool(sizes) and (mnemonic in ALIGNED or not common["vex"]
                               and mnemonic not in UNALIGNED and max(sizes) >= 128)
    for row, slots in rows_by_mnemonic().get(mnemonic, []):
        alike = (row.masked == bool(instruction.op_mask)
                 and row.zeroing == instruction.zeroing_masking)
        row_match = _fit(row, slots, operands) if alike else None
        if row_match is not None:
            width, out, args = row_match
            return Step(**common, row=row, width=width, out=out, args=args, aligned=aligned)
    return None


class Disassembly:
    """Code of an image, decoded on demand from one entry."""

    def __init__(self, image: Image, entry: int) -> None:
        self.image, self.entry = image, entry
        # assumptions about the linker for the decoded code
        self.assumed: dict[Assumption, None] = {}
        self._relocations: dict[int, Relocation | None] = {}
        self._steps: dict[int, Step] = {}
        self._instructions: dict[int, Any] = {}

    def instruction(self, address: int) -> Any:
        """Return iced's instruction at `address`; raise ObjectError if there is no readable code.
        """
        decoded = self._instructions.get(address)
        if decoded is None:
            section = self.image.section_at(address)
            if section is None or not section.executable:
                raise ObjectError(f"the code leaves its section at {self.where(address)}")
            if section.refused:
                raise ObjectError(f"{section.refused}, and {self.where(address)} lies in it")
            offset = address - section.address
            decoded = self._decoder(section, offset).decode()
            if decoded.is_invalid or offset + decoded.len > len(section.data):
                raise Unsupported(f"no instruction at {self.where(address)}")
            self._relocations[address] = self.check_relocation(section, offset, decoded)
            self.assumed.update(dict.fromkeys(section.assumed))
            self._instructions[address] = decoded
        return decoded

    def _decoder(self, section: Section, offset: int) -> Any:
        return iced.Decoder(64, bytes(section.data[offset:offset + 15]),
                            ip=section.address + offset)

    def check_relocation(self, section: Section, offset: int,
                         instruction: Any) -> Relocation | None:
        """Return the relocation inside the instruction at an offset, or None.

        It must replace the whole RIP-relative displacement or the whole jump distance. Raises
        ObjectError for any other relocation.
        """
        relocations = {r.offset: r for r in section.relocations_in(offset, instruction.len)}
        if not relocations:
            return None
        (at, relocation), where = next(iter(relocations.items())), self.where(instruction.ip)
        for other in relocations.values():
            if other.refused:
                raise ObjectError(f"{other.refused}: a relocation in the code at {where}")
        decoder = self._decoder(section, offset)
        field_offsets = decoder.get_constant_offsets(decoder.decode())
        branch = any(instruction.op_kind(k) in _NEAR for k in range(instruction.op_count))
        field, size = ((field_offsets.immediate_offset, field_offsets.immediate_size) if branch else
                       (field_offsets.displacement_offset, field_offsets.displacement_size))
        if not (len(relocations) == 1 and relocation.relative and relocation.size == 4 and size == 4
                and at == offset + field
                and (branch or instruction.is_ip_rel_memory_operand)):
            raise ObjectError(f"a relocation in the code at {where} changes something other than a "
                              "distance; code must be "
                              "position-independent")
        if relocation.branch and not branch:
            raise ObjectError(f"`{instruction}` at {where} has a relocation for calls: linkers may "
                              "put the address of a PLT's entry there")
        loads_address = _CODES[instruction.code] == "mov_r64_rm64" and relocation.addend == -4
        if relocation.uses_got and not branch and not loads_address:
            raise ObjectError(f"`{instruction}` at {where} uses the global offset table otherwise "
                              "than by loading an address: "
                              "linkers may change it")
        self.assumed.update(dict.fromkeys(relocation.assumed))
        return relocation

    def locate_target(self, address: int, after: int, layout_address: int) -> tuple[int, int]:
        """Return (start of the section or undefined symbol, offset in it) of an address relative to
        the instruction's end `after`.

        `layout_address` is the address in this image's layout, which is right within the
        instruction's own section only.
        """
        section, relocation = self.image.section_at(address), self._relocations[address]
        assert section is not None
        if relocation is None:
            return section.address, layout_address - section.address
        return relocation.target, relocation.addend + after - (section.address + relocation.offset)

    def target(self, address: int) -> tuple[int | None, str]:
        """Return the target of the jump at `address`: an address in the object's code, or None and
        the name of the place outside it.
        """
        instruction = self.instruction(address)
        anchor, offset = self.locate_target(address, address + instruction.len,
                                            instruction.near_branch_target)
        section = self.image.section_from(anchor)
        if section is None:
            return None, self.image.external.get(anchor, "an unnamed place")
        if not section.executable or not 0 <= offset < len(section.data):
            return None, f"{section.name}{offset:+#x}"
        return anchor + offset, ""

    def step(self, address: int) -> Step:
        """Return the step at `address`; raise Unsupported if no row describes the instruction."""
        decoded_step = self._steps.get(address)
        if decoded_step is None:
            instruction = self.instruction(address)
            section = self.image.section_at(address)
            assert section is not None
            begin = address - section.address
            anchor = offset = 0
            if instruction.is_ip_rel_memory_operand:
                anchor, offset = self.locate_target(address, address + instruction.len,
                                                    instruction.memory_displacement)
            decoded_step = step_of(instruction, bytes(section.data[begin:begin + instruction.len]),
                                   anchor, anchor + offset)
            if decoded_step is None:
                raise Unsupported(f"no row describes `{instruction}` at {self.where(address)}")
            if decoded_step.mnemonic in ("j", "jmp", "call") and decoded_step.row is None:
                target, leads = self.target(address)
                decoded_step = replace(decoded_step, target=target, leads=leads)
            self._steps[address] = decoded_step
        return decoded_step

    def steps_decoded(self) -> list[Step]:
        """Return all steps that have been decoded so far."""
        return list(self._steps.values())

    def where(self, address: int) -> str:
        """Format an address for messages: offset from the entry, and the source line if it is
        recorded.
        """
        line = self.image.lines().get(address)
        offset = address - self.entry
        return f"{'+' if offset >= 0 else '-'}{abs(offset):#x}" + (f" ({line})" if line else "")

    def reachable(self) -> list[int]:
        """Return the addresses of all instructions that control flow can reach from the entry, in
        ascending order.
        """
        seen: set[int] = set()
        pending = [self.entry]
        while pending:
            address = pending.pop()
            if address in seen:
                continue
            instruction = self.instruction(address)
            seen.add(address)
            if len(seen) > MAX_INSTRUCTIONS:
                raise ObjectError(f"the function has more than {MAX_INSTRUCTIONS} instructions: "
                                  "given up")
            flow = instruction.flow_control
            if flow in (FlowControl.CONDITIONAL_BRANCH, FlowControl.UNCONDITIONAL_BRANCH,
                        FlowControl.CALL):
                target, leads = self.target(address)
                if target is None:
                    raise ObjectError(f"`{instruction}` at {self.where(address)} leads to {leads}, "
                                      "which is outside the object's "
                                      "code")
                pending.append(target)
            if flow in (FlowControl.NEXT, FlowControl.CONDITIONAL_BRANCH, FlowControl.CALL,
                        FlowControl.INDIRECT_CALL):
                pending.append(address + instruction.len)
        return sorted(seen)

    @cached_property
    def loops(self) -> list[tuple[int, int]]:
        """Address range (first, last) of every backward jump, the widest first."""
        ranges = set()
        for address in self.reachable():
            flow = self.instruction(address).flow_control
            if flow in (FlowControl.CONDITIONAL_BRANCH, FlowControl.UNCONDITIONAL_BRANCH):
                target, _ = self.target(address)
                if target is not None and target <= address:
                    ranges.add((target, address))
        return sorted(ranges, key=lambda loop: loop[0] - loop[1])
