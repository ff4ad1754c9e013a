"""Epilogue code: zeroization of secrets, and VZEROUPPER. Input is a program or its items.
`add_zeroization` returns the program with a final basic block that clears its frame and the caller-
saved registers that it writes (option WIPE). `vzeroupper_blocks` returns the block that clears the
upper parts of vector registers."""

from collections.abc import Sequence
from dataclasses import replace

from ..x86.program import (
    SCRATCH,
    SCRATCH_ALIGNMENT,
    STACK_POINTER,
    Address,
    BasicBlock,
    Instruction,
    Item,
    Program,
    Register,
    instructions,
)
from ..x86.target import ISA, load
from .locations import CALLER_SAVED
from .moves import find_moves


def add_zeroization(program: Program, isa: ISA) -> Program:
    """Return the program with a basic block that clears its frame, the vector and caller-saved
    integer registers that it writes, RAX, RCX and the flags. The epilogue restores callee-saved
    registers."""
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
    """The block at the entry of a kernel in legacy encoding (UPPER=clear)."""
    return BasicBlock("clear", (Instruction(load("avx2").find_row("vzeroupper"), 256, None, ()),))


def vzeroupper_blocks(isa: ISA, items: Sequence[Item]) -> list[Item]:
    """Return a list with one basic block, which executes VZEROUPPER, if an instruction in `items`
    is wider than 128 bits; else an empty list."""
    wide = any(i.width > 128 for i in instructions(items))
    return ([BasicBlock("leave", (Instruction(isa.find_row("vzeroupper"), 256, None, ()),))] if wide
            else [])
