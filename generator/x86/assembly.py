"""Assembly instructions: a mnemonic and operands in Intel's order, with the widths that their rows
give them; and their bytes by iced-x86's table of encodings: of all that take the operands, the
oldest (legacy, VEX, EVEX) and of these the shortest, as assemblers do. Tests compare."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from string import Formatter
from typing import Any, NamedTuple

import iced_x86
from iced_x86 import CpuidFeature, EncodingKind, OpKind

from ..spec.words import to_signed
from .isa import Row
from .program import Address, Instruction, Register
from .target import commutes


class Masked(NamedTuple):
    """Destination with a mask; lanes of a zero bit become zero with `zeroing`, else stay."""

    register: Register
    mask: Register
    zeroing: bool


class JumpTarget(NamedTuple):
    """Label that an instruction jumps to."""

    label: str


AssemblyOperand = Register | Masked | Address | JumpTarget | int


@dataclass(frozen=True, slots=True)
class AssemblyLine:
    """Mnemonic and operands, the destination first; a macro has no operands."""

    mnemonic: str
    operands: tuple[AssemblyOperand, ...] = ()

    @property
    def registers(self) -> list[Register]:
        """Registers that are operands, but those inside addresses."""
        return [x.register if isinstance(x, Masked) else x for x in self.operands
                if isinstance(x, Register | Masked)]

    @property
    def memory(self) -> Address | None:
        return next((x for x in self.operands if isinstance(x, Address)), None)

    @property
    def states_size(self) -> bool:
        """Whether the memory operand's size must be printed."""
        return not self.registers or self.memory is not None and self.memory.size in (8, 16)


def number_text(value: int) -> str:
    """Decimal with at most 16 bits, else hexadecimal."""
    return f"{value:d}" if abs(value) < 1 << 16 else f"{value:#x}"


@cache
def operand_names(row: Row) -> list[tuple[bool, list[str]]]:
    """Return for each operand: whether it is an address such as [{a} + {i}], and its names."""
    texts = row.text.partition(" ")[2].split(", ")
    return [(text.startswith("["), [name for _, name, _, _ in Formatter().parse(text) if name])
            for text in texts if text]


def convert_operand(row: Row, name: str, value: Any, width: int) -> AssemblyOperand:
    """Return the operand `name` of a row; ValueError for a virtual register."""
    if isinstance(value, Register):
        return Register(value.register_class, value.number, row.class_of(name, width)[1])
    if isinstance(value, int):
        return to_signed(value, 64) if value >> 63 else value
    if isinstance(value, Address):
        return value
    raise ValueError(f"{row.text}: {value} is in no register")


def assembly_line(i: Instruction) -> AssemblyLine:
    """Return an instruction on physical registers; ValueError for a virtual register."""
    row = i.row
    values: dict[str, Any] = {o.name: x for o, x in zip(row.reads, i.args, strict=True)}
    if row.written:
        values[row.written.name] = i.out
    # A number below 2^32 is moved to 32 bits, as NASM chooses.
    width = 32 if row.text == "mov {d}, {i}" and 0 <= values["i"] < 1 << 32 else i.width
    operands = list[AssemblyOperand]()
    for is_address, names in operand_names(row):
        first, *others = (convert_operand(row, name, values[name], width) for name in names)
        if is_address:  # the other term is an index or a displacement
            offset, index = (to_signed(x, 32), None) if isinstance(x := others[0], int) else (0, x)
            operands.append(Address("", 0, offset, first, index))
        elif others:
            operands.append(Masked(first, *others, row.zeroing))  # type: ignore[arg-type,call-arg]
        else:
            operands.append(first)
    return encode_alike(row, operands)


def encode_alike(row: Row, operands: list[AssemblyOperand]) -> AssemblyLine:
    """Avoid what assemblers encode in two ways: sources of VEX, and VMOVQ with xmm16 and up."""
    registers = [x for x in operands if isinstance(x, Register)]
    numbers = [x.number for x in registers]
    if (len(registers) == len(operands) == 3 and registers[0].width < 512 and max(numbers) < 16
            and numbers[1] < 8 <= numbers[2] and row.register_class == "vec" and commutes(row)):
        operands = [operands[0], operands[2], operands[1]]
    in_memory = any(isinstance(x, Address) for x in operands)
    mnemonic = "vmovsd" if row.mnemonic == "vmovq" and in_memory and numbers[0] > 15 else (
        row.mnemonic)
    return AssemblyLine(mnemonic, tuple(operands))


# Encoder

AGES = (EncodingKind.LEGACY, EncodingKind.XOP, EncodingKind.VEX, EncodingKind.EVEX)
EVEX_AGE = AGES.index(EncodingKind.EVEX)
# Operand kind of an immediate -> bits of the number, bits to which the processor extends its sign
# (0: it does not), and iced-x86's constant.
IMMEDIATES = {"IMM8": (8, 0, OpKind.IMMEDIATE8), "IMM16": (16, 0, OpKind.IMMEDIATE16),
              "IMM32": (32, 0, OpKind.IMMEDIATE32),
              "IMM64": (64, 0, OpKind.IMMEDIATE64), "IMM8SEX32": (8, 32, OpKind.IMMEDIATE8TO32),
              "IMM8SEX64": (8, 64, OpKind.IMMEDIATE8TO64),
              "IMM32SEX64": (32, 64, OpKind.IMMEDIATE32TO64),
              "IMM8_CONST_1": (8, 0, OpKind.IMMEDIATE8)}
FIRST_REGISTERS = {("int", 64): iced_x86.Register.RAX, ("int", 32): iced_x86.Register.EAX,
                   ("int", 16): iced_x86.Register.AX,
                   ("vec", 128): iced_x86.Register.XMM0, ("vec", 256): iced_x86.Register.YMM0,
                   ("vec", 512): iced_x86.Register.ZMM0, ("mask", 64): iced_x86.Register.K0}


class Encoding(NamedTuple):
    """Entry of iced-x86's table; `age` is an index of AGES, `memory_bits` 0 without memory."""

    code: int
    age: int
    kinds: tuple[str, ...]
    memory_bits: int


def enumeration_names(enumeration: Any) -> dict[Any, str]:
    """Return value -> name of a module of constants of iced-x86."""
    return {value: name for name, value in vars(enumeration).items() if isinstance(value, int)}


@cache
def encodings_by_mnemonic() -> dict[str, list[Encoding]]:
    """Return the encodings in 64-bit mode, the oldest first."""
    mnemonics = enumeration_names(iced_x86.Mnemonic)
    kinds = enumeration_names(iced_x86.OpCodeOperandKind)
    by_mnemonic: dict[str, list[Encoding]] = {}
    for code in enumeration_names(iced_x86.Code):
        info = iced_x86.OpCodeInfo(code)
        if info.encoding in AGES and info.mode64:
            operand_kinds = tuple(kinds[info.op_kind(k)] for k in range(info.op_count))
            size = iced_x86.MemorySizeInfo(info.memory_size).size * 8
            by_mnemonic.setdefault(mnemonics[info.mnemonic].lower(), []).append(
                Encoding(code, AGES.index(info.encoding), operand_kinds, size))
    return {mnemonic: sorted(entries, key=lambda e: e.age)
            for mnemonic, entries in by_mnemonic.items()}


def operand_fits(operand: AssemblyOperand, kind: str, memory_bits: int) -> bool:
    """Return whether an operand is of `kind`, such as R64_OR_MEM, and of `memory_bits` (0: any)."""
    if isinstance(operand, Masked):
        operand = operand.register
    if isinstance(operand, Address):
        return (("MEM" in kind and "OFFS" not in kind or kind.endswith("_RM"))
                and (memory_bits in (0, operand.size) or not operand.size or "VSIB" in kind))
    if isinstance(operand, Register):
        accumulator = {64: "RAX", 32: "EAX", 16: "AX", 8: "AL"}.get(operand.width)
        vector = {128: "XMM", 256: "YMM", 512: "ZMM"}.get(operand.width, "")
        prefix = {"vec": vector, "mask": "K_"}.get(operand.register_class, f"R{operand.width}_")
        return kind.startswith(prefix) or operand.number == 0 and kind == accumulator
    return kind.startswith("IMM")


@cache
def oldest_encodings(mnemonic: str, operands: tuple[AssemblyOperand, ...],
                     high: bool) -> tuple[Encoding, ...]:
    """Return the oldest encodings that take the operands; with `high`, only EVEX."""
    entries = [e for e in encodings_by_mnemonic().get(mnemonic, ())
               if len(e.kinds) == len(operands) and (e.age == EVEX_AGE or not high)
               and all(operand_fits(x, kind, e.memory_bits) for x, kind in zip(operands, e.kinds))]
    return tuple(e for e in entries if e.age == entries[0].age)


def operand_shape(operand: AssemblyOperand) -> AssemblyOperand:
    """Return a representative of all operands that `operand_fits` treats alike."""
    if isinstance(operand, Masked):
        return operand_shape(operand.register)
    if isinstance(operand, Address):
        return Address("", operand.size)
    return (Register(operand.register_class, min(operand.number, 1), operand.width)
            if isinstance(operand, Register) else 0)


def find_encodings(line: AssemblyLine) -> tuple[tuple[AssemblyOperand, ...], tuple[Encoding, ...]]:
    """Return the operands that the bytes state, and their encodings; ValueError without any."""
    high = any(isinstance(x, Masked) for x in line.operands) or any(
        x.register_class == "vec" and x.number > 15 for x in line.registers)
    for operands in (line.operands, line.operands[:-1]):         # without an implicit xmm0
        if entries := oldest_encodings(line.mnemonic, tuple(map(operand_shape, operands)), high):
            return operands, entries
    raise ValueError(f"no encoding of {line.mnemonic} has the operands {line.operands}")


def register_code(register: Register | None) -> int:
    if register is None:
        return iced_x86.Register.NONE
    if (register.register_class, register.width) == ("int", 8):
        return (iced_x86.Register.AL + register.number if register.number < 4
                else iced_x86.Register.SPL + register.number - 4)
    width = 64 if register.register_class == "mask" else register.width
    return FIRST_REGISTERS[register.register_class, width] + register.number


def iced_instruction(entry: Encoding, operands: tuple[AssemblyOperand, ...]) -> Any:
    """Return the instruction of iced-x86; ValueError if an immediate does not fit."""
    instruction: Any = iced_x86.Instruction()
    instruction.code = entry.code
    for n, (x, kind) in enumerate(zip(operands, entry.kinds)):
        if isinstance(x, Masked):
            instruction.op_mask, instruction.zeroing_masking = register_code(x.mask), x.zeroing
            x = x.register
        if isinstance(x, Register):
            instruction.set_op_kind(n, OpKind.REGISTER)
            instruction.set_op_register(n, register_code(x))
        elif isinstance(x, Address):
            instruction.set_op_kind(n, OpKind.MEMORY)
            instruction.memory_base = (iced_x86.Register.RIP if x.table
                                       else register_code(x.base))
            instruction.memory_index = register_code(x.index)
            instruction.memory_index_scale = x.scale
            instruction.memory_displacement = x.offset & (1 << 64) - 1
            instruction.memory_displ_size = 8 if x.base is None else 1 if x.offset else 0
        elif isinstance(x, int):
            bits, extended, op_kind = IMMEDIATES[kind]
            number = to_signed(x, extended) if extended else x
            end = 1 << (bits - 1 if extended else bits)
            if kind == "IMM8_CONST_1" and x != 1 or not -(1 << bits - 1) <= number < end:
                raise ValueError(f"{x} does not fit into {bits} bits")
            instruction.set_op_kind(n, op_kind)
            instruction.set_immediate_u64(n, number & (1 << max(bits, extended)) - 1)
    return instruction


@lru_cache(1 << 16)
def encode(line: AssemblyLine) -> tuple[bytes, int]:
    """Return bytes and position of the displacement, or 0; a table and the instruction have the
    address 0. ValueError if no encoding takes the operands."""
    operands, entries = find_encodings(line)
    codes: list[tuple[bytes, int, bool]] = []  # bytes, position of the displacement, integer form
    for entry in entries:
        encoder = iced_x86.Encoder(64)
        try:
            encoder.encode(iced_instruction(entry, operands), 0)
        except ValueError:
            continue
        # MOVQ between memory and a vector has two forms; below EVEX, GAS takes the one without
        # integer registers.
        codes.append((encoder.take_buffer(), encoder.get_constant_offsets().displacement_offset,
                      entry.age < EVEX_AGE and "R64_OR_MEM" in entry.kinds))
    if not codes:
        raise ValueError(f"no encoding of {line.mnemonic} takes the operands {line.operands}")
    code, position, _ = min(codes, key=lambda candidate: (len(candidate[0]), candidate[2]))
    return code, position


# Features of the processor, named as in Linux's /proc/cpuinfo

# iced-x86's name in lower case -> Linux's name, or "" if the feature is not reported.
FEATURE_NAMES = {"sha": "sha_ni", "intel8086": "", "intel186": "", "intel286": "", "intel386": "",
                 "intel486": "",
                 "x64": "", "cmov": "", "sse": "", "sse2": "", "cet_ibt": "", "cet_ss": "",
                 "multibytenop": "", "cpuid": "", "fpu": "", "fpu387": "", "mmx": "", "fxsr": "",
                 "prefetchw": "3dnowprefetch",
                 "sse3": "pni", "avx512_vbmi": "avx512vbmi", "avx512_ifma": "avx512ifma"}
# iced-x86's number of a feature -> Linux's name
FEATURES = {value: FEATURE_NAMES.get(name.lower(), name.lower())
            for name, value in vars(CpuidFeature).items() if isinstance(value, int)}


def required_features(instruction: Any) -> tuple[str, ...]:
    """Return features beyond x86-64 that an instruction of iced-x86 needs, sorted."""
    return tuple(sorted({FEATURES[f] for f in instruction.cpuid_features()} - {""}))


def features_of_instructions(instructions: Iterable[Any]) -> tuple[str, ...]:
    """Return features beyond x86-64 that instructions of iced-x86 need, sorted."""
    return tuple(sorted({feature for i in instructions for feature in required_features(i)}))
