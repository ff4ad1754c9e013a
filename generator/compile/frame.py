"""Frame layout: prologue, epilogue and unwind information of an allocated program in both calling
conventions, and the code that ends its body (zeroization, VZEROUPPER). Each step is an instruction
with the unwind rules that hold after it; GAS's directives and NASM's bytes come from these."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ..x86.assembly import AssemblyLine, AssemblyOperand
from ..x86.convention import RBP, SYSV, WIN64, Convention
from ..x86.program import (
    SCRATCH,
    SCRATCH_ALIGNMENT,
    STACK_POINTER,
    Address,
    BasicBlock,
    Instruction,
    Item,
    Jump,
    Program,
    Register,
    find_operands,
    instructions,
    register_name,
)
from ..x86.target import ISA, find_moves, load
from .allocate import CALLER_SAVED, sequence_moves

PAGE = 4096
# A Win64 prologue has at most 255 bytes; the instructions that allocate one page have eleven.
MAX_FRAME_BYTES = 8 * PAGE
FRAME_POINTER = Register("int", RBP, 64)
# DWARF numbers of the integer registers: System V ABI, AMD64 supplement, figure 3.36.
DWARF_INT = (0, 2, 1, 3, 7, 6, 4, 5, *range(8, 16))


@dataclass(frozen=True, slots=True)
class CfiRule:
    """Unwind rule after an instruction. DWARF: `cfa`: frame address - RSP; `saved`: bytes below the
    frame address; `restored`. Win64: `push`; `alloc`: bytes; `savexmm`: bytes above RSP."""

    kind: str
    register: Register | None = None
    amount: int = 0


@dataclass(frozen=True, slots=True)
class UnwindStep:
    """One instruction and the unwind rules valid after it."""

    line: AssemblyLine
    rules: tuple[CfiRule, ...] = ()


@dataclass(frozen=True)
class ConventionFrame:
    """Frame in one convention. `moves`, behind the prologue, move arguments to System V's
    registers; `stack_bytes`: by which the prologue lowers the stack pointer."""

    convention: Convention
    prologue: tuple[UnwindStep, ...]
    moves: tuple[UnwindStep, ...]
    epilogue: tuple[UnwindStep, ...]
    stack_bytes: int


@dataclass(frozen=True)
class FrameLayout:
    """Frame of a program in both conventions."""

    sysv: ConventionFrame
    win64: ConventionFrame
    registers: Mapping[str, int]          # class -> number of registers used, except RSP


def written_registers(program: Program) -> set[tuple[str, int]]:
    """Return (class, number) of every register that the body writes."""
    return {(i.out.register_class, i.out.number)
            for i in instructions(program.items) if isinstance(i.out, Register)}


def registers_used(program: Program) -> set[tuple[str, int]]:
    """Return (class, number) of every register that the body uses, except RSP."""
    operands: list[object] = [x for i in instructions(program.items) for x in (i.out, *i.args)]
    operands += [x for item in program.items if isinstance(item, Jump) for x in (item.a, item.b)]
    registers = {(r.register_class, r.number) for r in find_operands(Register, operands)}
    return registers - {(STACK_POINTER.register_class, STACK_POINTER.number)}


def convention_frame(program: Program, convention: Convention) -> ConventionFrame:
    """Return a program's frame in one calling convention; ValueError if there can be none."""
    count = len(program.parameters)
    moves = sequence_moves(dict(zip(SYSV.arguments[:count], convention.arguments)))
    pushed, vectors = saved_registers(program, convention, [d for d, _ in moves])
    saves = -(-program.frame_bytes // 16) * 16  # offset of the saved vector registers
    size = saves + 16 * len(vectors)
    if (pushed or size) and len(pushed) % 2 == 0:                # RSP at entry is 8 mod 16
        size += 8
    if size > MAX_FRAME_BYTES:
        raise ValueError(
            f"{program.symbol} needs a frame of {size} bytes; at most {MAX_FRAME_BYTES} can be "
            f"unwound")
    is_vex = any(i.row.register_class == "vec" and not i.row.preserves_upper
                 for i in instructions(program.items))
    move = "vmovaps" if is_vex else "movaps"

    dwarf, cfa = convention is SYSV, 8
    prologue, epilogue = [make_step("endbr64")], [make_step("ret")]
    for register in pushed:
        restored = (CfiRule("cfa", amount=cfa), CfiRule("restored", register)) if dwarf else ()
        epilogue.insert(0, make_step("pop", register, rules=restored))
        cfa += 8
        saved = ((CfiRule("cfa", amount=cfa), CfiRule("saved", register, cfa)) if dwarf
                 else (CfiRule("push", register),))
        prologue.append(make_step("push", register, rules=saved))
        if register == FRAME_POINTER and program.frame_pointer:
            prologue.append(make_step("mov", FRAME_POINTER, STACK_POINTER))
    if size:
        freed = (CfiRule("cfa", amount=cfa),) if dwarf else ()
        epilogue.insert(0, make_step("add", STACK_POINTER, size, rules=freed))
    at_entry = size + 8 * len(pushed)  # offset of the stack pointer at entry from that in the body
    from_caller = [make_step("mov", Register("int", number, 64),
                             stack_operand(at_entry + convention.stack_arguments + 8 * i))
                   for i, number in enumerate(SYSV.arguments[len(convention.arguments):count])]
    unallocated = size
    while unallocated:
        part = min(unallocated, PAGE)
        unallocated, cfa = unallocated - part, cfa + part
        rule = CfiRule("cfa", amount=cfa) if dwarf else CfiRule("alloc", amount=part)
        prologue.append(make_step("sub", STACK_POINTER, part, rules=(rule,)))
        if part == PAGE:  # the store touches the page; it stores no secret and changes no flag
            prologue.append(make_step("mov", stack_operand(0), STACK_POINTER))
    for number, register in enumerate(vectors):
        offset = saves + 16 * number
        slot = stack_operand(offset, 128)
        prologue.append(make_step(move, slot, register,
                                  rules=(CfiRule("savexmm", register, offset),)))
        epilogue.insert(number, make_step(move, register, slot))
    exchanged = [make_step("mov", Register("int", d, 64), Register("int", s, 64)) for d, s in moves]
    return ConventionFrame(convention, tuple(prologue), (*exchanged, *from_caller),
                           tuple(epilogue), at_entry)


def saved_registers(program: Program, convention: Convention, arguments: Sequence[int]
                    ) -> tuple[list[Register], list[Register]]:
    """Return the integer and vector registers to save."""
    written = written_registers(program) | {("int", n) for n in arguments}
    pushed = [Register("int", n, 64) for n in convention.saved_int if ("int", n) in written]
    if program.frame_pointer:
        if ("int", RBP) in registers_used(program):
            raise ValueError(f"{program.symbol} uses rbp, which is its frame pointer")
        pushed.insert(0, FRAME_POINTER)
    return pushed, [Register("vec", n, 128) for n in convention.saved_vec if ("vec", n) in written]


def make_step(mnemonic: str, *operands: AssemblyOperand,
              rules: tuple[CfiRule, ...] = ()) -> UnwindStep:
    return UnwindStep(AssemblyLine(mnemonic, operands), rules)


def stack_operand(offset: int, bits: int = 64) -> Address:
    return Address("frame", bits, offset, STACK_POINTER)


def layout_frame(program: Program) -> FrameLayout:
    """Return the frame layout of an allocated program; ValueError if there can be none."""
    classes = [register_class for register_class, _ in registers_used(program)]
    return FrameLayout(convention_frame(program, SYSV), convention_frame(program, WIN64),
                       {name: classes.count(name) for name in ("int", "vec", "mask")})


# Unwind rules as directives

def unwind_directive(rule: CfiRule, mark: str = "") -> str:
    """Return the unwind rule as a GAS directive; `mark`: "%" before registers in AT&T syntax."""
    name = mark + register_name(rule.register) if rule.register else ""
    return {"cfa": f".cfi_def_cfa_offset {rule.amount}",
            "saved": f".cfi_offset {name}, -{rule.amount}", "restored": f".cfi_restore {name}",
            "push": f".seh_pushreg {name}", "alloc": f".seh_stackalloc {rule.amount}",
            "savexmm": f".seh_savexmm {name}, {rule.amount}"}[rule.kind]


# Unwind rules as bytes: DWARF 5 section 6.4.2 and 7.24, and Microsoft's "x64 exception handling"

def encode_uleb128(value: int) -> bytes:
    encoded = bytearray()
    while value > 127:
        encoded.append(value & 127 | 128)
        value >>= 7
    return bytes(encoded) + bytes([value])


def encode_call_frame(rule: CfiRule) -> bytes:
    """Return the DWARF call frame instruction of a rule; offsets of registers are divided by 8."""
    if rule.kind == "cfa":
        return b"\x0e" + encode_uleb128(rule.amount)                       # DW_CFA_def_cfa_offset
    assert rule.register is not None
    number = DWARF_INT[rule.register.number]
    if rule.kind == "saved":
        return bytes([0x80 | number]) + encode_uleb128(rule.amount // 8)   # DW_CFA_offset
    return bytes([0xC0 | number])                                          # DW_CFA_restore


# DWARF common information entry: version 1, augmentation "zR" (4-byte PC-relative pointers), code
# alignment 1, data alignment -8, return address in column 16. At entry the canonical frame address
# is rsp + 8, and the return address is stored 8 bytes below it.
COMMON_INFORMATION = bytes([1]) + b"zR\0" + bytes([1, 0x78, 16, 1, 0x1B, 0x0C, 7, 8, 0x80 | 16, 1])


def encode_unwind_code(rule: CfiRule) -> tuple[int, tuple[int, ...]]:
    """Return the Win64 unwind code of a rule: operation byte and following 16-bit words."""
    number = rule.register.number if rule.register else 0
    if rule.kind == "push":
        return 0 | number << 4, ()                               # UWOP_PUSH_NONVOL
    if rule.kind == "savexmm":
        return 8 | number << 4, (rule.amount // 16,)             # UWOP_SAVE_XMM128
    if rule.amount <= 128:
        return 2 | (rule.amount // 8 - 1) << 4, ()               # UWOP_ALLOC_SMALL
    return 1, (rule.amount // 8,)                                # UWOP_ALLOC_LARGE


# The end of the body

def add_zeroization(program: Program, isa: ISA) -> Program:
    """Append a block that clears the frame and the registers that may hold secrets."""
    written = {i.out for i in instructions(program.items) if isinstance(i.out, Register)}
    zero, store = isa.find_row("mov {d}, {i}"), find_moves(isa).store
    rax, eax, rcx = Register("int", 0, 64), Register("int", 0, 32), Register("int", 1, 64)
    code = [Instruction(zero, 32, eax, (0,), "clear the frame and the registers")]
    code += [Instruction(store["int"], 64, Address("frame", 64, offset, STACK_POINTER), (rax,))
             for offset in range(0, program.integer_slot_bytes, 8)]
    wide = max((r.width for r in written if r.register_class == "vec"), default=0)
    vectors = [Register("vec", n, wide)
               for n in sorted({r.number for r in written if r.register_class == "vec"})]
    clear = next((row for row in isa.all_rows if row.register_class == "vec"
                  and row.mnemonic in ("vpxor", "vpxord", "pxor")), None)
    code += [Instruction(clear, wide, r, (r, r)) for r in vectors]
    if program.has_scratch:
        # The scratch area begins at this address, or up to SCRATCH_ALIGNMENT - 1 bytes below.
        offset = program.integer_slot_bytes + SCRATCH_ALIGNMENT - 1
        address = Address(SCRATCH, 64, offset, STACK_POINTER)
        code += [Instruction(isa.find_row("lea {d}, {m}"), 64, rcx, (address,)),
                 Instruction(isa.find_row("and {d:=a}, {i}"), 64, rcx,
                             (rcx, -SCRATCH_ALIGNMENT))]
        code += [Instruction(store["vec"], wide, Address("slots", wide, n, rcx), (vectors[0],))
                 for n in range(0, program.frame_bytes - offset, wide // 8)]
    used = {0, 1} | {r.number for r in written if r.register_class == "int"}
    code += [Instruction(zero, 32, Register("int", n, 32), (0,))
             for n in CALLER_SAVED if n in used]
    # overwrites the flags too
    code += [Instruction(isa.find_row("xor {d:=a}, {b}"), 32, eax, (eax, eax))]
    wipe, last = BasicBlock("wipe", tuple(code)), program.items[-1]
    ends_with_vzeroupper = isinstance(last, BasicBlock) and last.name == "leave" and wide > 128
    items = ((*program.items[:-1], wipe, last) if ends_with_vzeroupper
             else (*program.items, wipe))
    return replace(program, items=items)


def clear_upper_halves() -> BasicBlock:
    """Return the block at the entry of a kernel in legacy encoding (UPPER=clear)."""
    return BasicBlock("clear", (Instruction(load("avx2").find_row("vzeroupper"), 256, None, ()),))


def vzeroupper_blocks(isa: ISA, items: Sequence[Item]) -> list[Item]:
    """Return a block with VZEROUPPER if an instruction is wider than 128 bits, else []."""
    wide = any(i.width > 128 for i in instructions(items))
    return ([BasicBlock("leave", (Instruction(isa.find_row("vzeroupper"), 256, None, ()),))] if wide
            else [])
