"""What surrounds a body: an allocated program goes in, prologues, epilogues and unwind rules come out.

    layout(program) -> Stack        Stack.sysv and .win64 are `Side`s, each with its `steps`

A step is one instruction and what an unwinder must know once it has run; DWARF and Win64 rules are kept as
values, so that directives (GAS) and raw bytes (NASM) are two printings of one thing. The frame, from the stack pointer
upwards: what the body uses (at the same offsets in both conventions), saved vector registers, padding, pushed
registers, return address. The stack pointer is a multiple of 16 in the body and never moves there; nothing below it
is used. Where a program asks for a frame pointer, RBP is pushed first and then points to where it lies; unwinders are told
nothing of that, as the stack pointer tells them all. A frame that spans a page is taken page by page, each touched, so that
no guard page is jumped over; every step of this is an ordinary subtraction, which both unwinders understand.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from ..x86.program import STACK_POINTER, Address, Jump, Program, Register, Value, find_operands, instructions

PAGE = 4096
LARGEST = 8 * PAGE              # a prologue of Win64 has at most 255 bytes, and each page costs eleven
SCRATCH_ALIGN = 64                  # of the aligned part of a frame
INT = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", *(f"r{n}" for n in range(8, 16)))
RBP = Register("int", 5, 64)
DWARF_INT = (0, 2, 1, 3, 7, 6, 4, 5, *range(8, 16))     # System V ABI, AMD64 supplement, figure 3.36


def register_name(register: Register, width: int = 0) -> str:
    """The spelling of a register, at `width` bits if that is not its own."""
    width, number = width or register.width, register.number
    if register.register_class == "mask":
        return f"k{number}"
    if register.register_class == "vec":
        return {128: "xmm", 256: "ymm", 512: "zmm"}[width] + str(number)
    if width == 64:
        return INT[number]
    if number >= 8:
        return INT[number] + {32: "d", 16: "w", 8: "b"}[width]
    stem = INT[number][1:]
    if width == 8:
        return stem[0] + "l" if number < 4 else stem + "l"
    return "e" + stem if width == 32 else stem


@dataclass(frozen=True)
class Convention:
    """A calling convention: its argument registers, and the registers that a function gives back unchanged."""

    name: str
    arguments: tuple[int, ...]
    saved_int: tuple[int, ...]
    saved_vec: tuple[int, ...] = ()


SYSV = Convention("System V", (7, 6, 2, 1), (3, 5, 12, 13, 14, 15))
WIN64 = Convention("Win64", (1, 2, 8, 9), (3, 5, 6, 7, 12, 13, 14, 15), tuple(range(6, 16)))


@dataclass(frozen=True, slots=True)
class CfiRule:
    """One thing that an unwinder is told.

    DWARF: `cfa` (the canonical frame address is the stack pointer plus `amount`), `saved` (the register is `amount`
    bytes below that address), `restored`. Win64: `push`, `alloc` (of `amount` bytes), `savexmm` (at `amount` bytes
    above the stack pointer).
    """

    kind: str
    register: Register | None = None
    amount: int = 0


@dataclass(frozen=True, slots=True)
class UnwindStep:
    """One instruction, spelled as in both syntaxes, and the rules that hold once it has run."""

    text: str
    rules: tuple[CfiRule, ...] = ()


@dataclass(frozen=True)
class Side:
    """The frame in one convention. `stack_bytes`: the deepest byte that is touched below the stack pointer at entry, pushes
    included.

    `moves` bring the arguments to the registers that the body expects; they stand between prologue and body.
    """

    convention: Convention
    prologue: tuple[UnwindStep, ...]
    moves: tuple[UnwindStep, ...]
    epilogue: tuple[UnwindStep, ...]
    stack_bytes: int


@dataclass(frozen=True)
class Stack:
    """The frame of a program in both conventions, and what the body touches."""

    sysv: Side
    win64: Side
    registers: Mapping[str, int]          # bank -> how many registers the body uses, the stack pointer left out


def written_registers(program: Program) -> set[tuple[str, int]]:
    """(bank, number) of every register that the body writes."""
    registers = {(i.out.register_class, i.out.number) for i in instructions(program.items) if isinstance(i.out, Register)}
    if (STACK_POINTER.register_class, STACK_POINTER.number) in registers:
        raise ValueError(f"{program.symbol} writes the stack pointer; the frame is fixed")
    return registers


def used(program: Program) -> set[tuple[str, int]]:
    """(bank, number) of every register that the body names, the stack pointer left out. A value that allocation forgot raises
    ValueError."""
    operands: list[object] = [x for i in instructions(program.items) for x in (i.out, *i.args)]
    operands += [x for item in program.items if isinstance(item, Jump) for x in (item.a, item.b)]
    if forgotten := next(find_operands(Value, operands), None):
        raise ValueError(f"{forgotten} is in no register: only an allocated program has a frame")
    return {(r.register_class, r.number)
            for r in find_operands(Register, operands)} - {(STACK_POINTER.register_class, STACK_POINTER.number)}


def from_stack(program: Program, address: bool = False) -> list[Address]:
    """What the body reads and writes by the stack pointer; `address`: the places of which it only takes the address."""
    operands = [x for i in instructions(program.items) if i.row.is_address == address for x in (i.out, *i.args)]
    compared = [x for item in program.items if isinstance(item, Jump) and not address for x in (item.a, item.b)]
    return [x for x in (*operands, *compared) if isinstance(x, Address) and x.base == STACK_POINTER]


def check_slots(program: Program) -> None:
    """Refuses accesses from the stack pointer that leave the part of the frame that the body asked for."""
    for x in from_stack(program):
        if x.index is None and not 0 <= x.offset <= program.frame_bytes - x.size // 8:
            raise ValueError(f"{program.symbol} touches [rsp + {x.offset}], {x.size // 8} bytes, of a frame of "
                             f"{program.frame_bytes}")


def sequence_moves(moves: Mapping[int, int]) -> list[tuple[int, int]]:
    """Moves (destination -> source) one after the other, so that nothing is overwritten before it is read."""
    pending, sequence = {d: s for d, s in moves.items() if d != s}, []
    while pending:
        free = next((d for d in pending if d not in pending.values()), None)
        if free is None:
            raise ValueError("the arguments change places in a circle")
        sequence.append((free, pending.pop(free)))
    return sequence


def body_depth(program: Program, moved_bytes: int) -> int:
    """The deepest byte that the body touches, in bytes below the stack pointer at entry; `moved_bytes`: how far down the prologue
    moves it. The aligned part of the frame begins up to 63 bytes below where it would without being aligned; how many depends
    on the caller, and the most is told. What has such a part uses it from its beginning."""
    depths = [moved_bytes - x.offset for x in from_stack(program)]
    # else it has no bytes
    for begin in [x.offset - moved_bytes for x in from_stack(program, True) if x.offset < program.frame_bytes]:
        # at entry the stack pointer is 8 past a multiple of 16, so `begin` is as far past a multiple of 64 as one of these
        depths.append(max((begin + entry) % SCRATCH_ALIGN for entry in range(8, SCRATCH_ALIGN, 16)) - begin)
    return max(depths, default=0)


def convention_frame(program: Program, convention: Convention) -> Side:
    """The frame of a program in one convention."""
    count = len(program.parameters)
    if count > len(convention.arguments):
        raise ValueError(f"{program.symbol} has {count} parameters; {len(convention.arguments)} come in registers")
    moves = sequence_moves(dict(zip(SYSV.arguments[:count], convention.arguments)))
    saved_candidates = written_registers(program) | {("int", d) for d, _ in moves}
    pushed = [Register("int", n, 64) for n in convention.saved_int if ("int", n) in saved_candidates]
    if program.frame_pointer:
        if RBP.number in {n for register_class, n in used(program) if register_class == "int"}:
            raise ValueError(f"{program.symbol} uses rbp, which is its frame pointer")
        pushed.insert(0, RBP)
    vectors = [Register("vec", n, 128) for n in convention.saved_vec if ("vec", n) in saved_candidates]
    saves = -(-program.frame_bytes // 16) * 16                   # where the saved vector registers begin
    size = saves + 16 * len(vectors)
    if (pushed or size) and len(pushed) % 2 == 0:                # at entry the stack pointer is 8 past a multiple of 16
        size += 8
    if size > LARGEST:
        raise ValueError(f"{program.symbol} needs a frame of {size} bytes; at most {LARGEST} can be unwound")
    wide = any(i.row.register_class == "vec" and not i.row.preserves_upper for i in instructions(program.items))
    move = "vmovaps" if wide else "movaps"

    dwarf, cfa = convention is SYSV, 8
    prologue, epilogue = [UnwindStep("endbr64")], [UnwindStep("ret")]
    for register in pushed:
        epilogue.insert(0, UnwindStep(f"pop {register_name(register)}",
                                      (CfiRule("cfa", amount=cfa), CfiRule("restored", register)) if dwarf else ()))
        cfa += 8
        prologue.append(UnwindStep(f"push {register_name(register)}",
                                   (CfiRule("cfa", amount=cfa), CfiRule("saved", register, cfa)) if dwarf
                                   else (CfiRule("push", register),)))
        if register == RBP and program.frame_pointer:
            prologue.append(UnwindStep("mov rbp, rsp"))
    if size:
        epilogue.insert(0, UnwindStep(f"add rsp, {size}", (CfiRule("cfa", amount=cfa),) if dwarf else ()))
    unallocated, deepest = size, max(8 * len(pushed), body_depth(program, size + 8 * len(pushed)))
    while unallocated:
        part = min(unallocated, PAGE)
        unallocated, cfa = unallocated - part, cfa + part
        rule = CfiRule("cfa", amount=cfa) if dwarf else CfiRule("alloc", amount=part)
        prologue.append(UnwindStep(f"sub rsp, {part}", (rule,)))
        if part == PAGE:
            prologue.append(UnwindStep("mov [rsp], rsp"))        # no secret, and no flag that anyone waits for
            deepest = max(deepest, 8 * len(pushed) + size - unallocated)
    for number, register in enumerate(vectors):
        offset = saves + 16 * number
        deepest = max(deepest, 8 * len(pushed) + size - offset)
        prologue.append(UnwindStep(f"{move} {at(offset)}, {register_name(register)}",
                                   (CfiRule("savexmm", register, offset),)))
        epilogue.insert(number, UnwindStep(f"{move} {register_name(register)}, {at(offset)}"))
    return Side(convention, tuple(prologue),
                tuple(UnwindStep(f"mov {INT[d]}, {INT[s]}") for d, s in moves), tuple(epilogue), deepest)


def at(offset: int) -> str:
    """So many bytes above the stack pointer."""
    return f"[rsp + {offset}]" if offset else "[rsp]"


def layout(program: Program) -> Stack:
    """The frame of an allocated program. ValueError where the program breaks what a fixed frame promises."""
    check_slots(program)
    used_registers = used(program)
    return Stack(convention_frame(program, SYSV), convention_frame(program, WIN64),
                 {register_class: sum(b == register_class for b, _ in used_registers)
                  for register_class in ("int", "vec", "mask")})


# Rules as directives

def directive(rule: CfiRule) -> str:
    """A rule as GAS spells it."""
    name = register_name(rule.register) if rule.register else ""
    return {"cfa": f".cfi_def_cfa_offset {rule.amount}", "saved": f".cfi_offset {name}, -{rule.amount}",
            "restored": f".cfi_restore {name}", "push": f".seh_pushreg {name}",
            "alloc": f".seh_stackalloc {rule.amount}", "savexmm": f".seh_savexmm {name}, {rule.amount}"}[rule.kind]


# Rules as bytes: DWARF 5 section 6.4.2 and 7.24, and Microsoft's "x64 exception handling"

def uleb(value: int) -> bytes:
    """Unsigned LEB128."""
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes(out) + bytes([value])


def call_frame(rule: CfiRule) -> bytes:
    """A rule as a DWARF call frame instruction; offsets are counted in eights."""
    if rule.kind == "cfa":
        return b"\x0e" + uleb(rule.amount)                       # DW_CFA_def_cfa_offset
    assert rule.register is not None
    number = int(DWARF_INT[rule.register.number])
    return bytes([0x80 | number]) + uleb(rule.amount // 8) if rule.kind == "saved" else bytes([0xC0 | number])


# Version 1, "zR": pointers are PC-relative, 4 bytes; code in ones, data in -8; the return address is column 16.
# At entry the canonical frame address is rsp + 8, and the return address lies 8 below it.
COMMON_INFORMATION = bytes([1]) + b"zR\0" + bytes([1, 0x78, 16, 1, 0x1B, 0x0C, 7, 8, 0x80 | 16, 1])


def unwind_code(rule: CfiRule) -> tuple[int, tuple[int, ...]]:
    """(operation byte, words of 16 bits that follow) of a rule as a Win64 unwind code."""
    number = rule.register.number if rule.register else 0
    if rule.kind == "push":
        return 0 | number << 4, ()                               # UWOP_PUSH_NONVOL
    if rule.kind == "savexmm":
        return 8 | number << 4, (rule.amount // 16,)             # UWOP_SAVE_XMM128
    if rule.amount <= 128:
        return 2 | (rule.amount // 8 - 1) << 4, ()               # UWOP_ALLOC_SMALL
    return 1, (rule.amount // 8,)                                # UWOP_ALLOC_LARGE
