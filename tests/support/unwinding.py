"""Check of an object's unwind information at every instruction of a function, which is executed on
abstract stacks: DWARF call frame information or Win64 unwind codes must restore the return address,
the stack pointer, and every callee-saved register."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import iced_x86 as iced
from assemblers import decode_function
from elftools.dwarf.callframe import FDE, CallFrameInfo
from elftools.dwarf.structs import DWARFStructs
from elftools.elf.elffile import ELFFile
from foreign_objects import load

from generator.check.image import FIRST, Image

R, M = iced.Register, iced.Mnemonic
INT = {R.RAX: 0, R.RCX: 1, R.RDX: 2, R.RBX: 3, R.RSP: 4, R.RBP: 5, R.RSI: 6, R.RDI: 7,
       **{getattr(R, f"R{n}"): n for n in range(8, 16)}}
VEC = {getattr(R, f"{kind}MM{n}"): 100 + n for kind in "XYZ" for n in range(32)}
# iced-x86's register -> number: 0 to 15 as in the encoding, vector registers from 100
NUMBERS = INT | VEC
SYSV = frozenset({3, 5, 12, 13, 14, 15})
WIN64 = frozenset({3, 5, 6, 7, 12, 13, 14, 15, *range(106, 116)})
# DWARF's number of an integer register -> number of the encoding
DWARF = {0: 0, 1: 2, 2: 1, 3: 3, 4: 6, 5: 7, 6: 5, 7: 4, **{n: n for n in range(8, 16)}}
WRITES = {iced.OpAccess.WRITE, iced.OpAccess.COND_WRITE, iced.OpAccess.READ_WRITE,
          iced.OpAccess.READ_COND_WRITE}


@dataclass(frozen=True)
class Stack:
    """Abstract stack before one instruction."""

    pointer: int
    preserved: frozenset[int]
    slots: frozenset[tuple[int, int]] = field(default_factory=frozenset)

    def merge(self, other: Stack) -> Stack:
        """Return the stack with the facts that hold in both `self` and `other`, the stacks on two
        paths to an instruction."""
        assert self.pointer == other.pointer, "the stack pointer depends on the path"
        return Stack(self.pointer, self.preserved & other.preserved, self.slots & other.slots)

    def after_write(self, position: int, size: int) -> Stack:
        return replace(self, slots=frozenset((p, r) for p, r in self.slots if p >= position + size
                                             or p + (16 if r >= 100 else 8) <= position))

    def with_pointer(self, pointer: int) -> Stack:
        """Return the stack with another stack pointer; slots below it are lost."""
        return replace(self, pointer=pointer,
                       slots=frozenset((p, r) for p, r in self.slots if p >= pointer))


FACTORY = iced.InstructionInfoFactory()


def stack_after(s: Stack, i: Any) -> Stack:
    m, register = i.mnemonic, NUMBERS.get(i.op0_register, -1)
    if m == M.PUSH:
        s = s.with_pointer(s.pointer - 8).after_write(s.pointer - 8, 8)
        contents = {(s.pointer, register)} if register in s.preserved else set()
        return replace(s, slots=s.slots | contents)
    if m == M.POP:
        stored = (s.preserved | {register} if (s.pointer, register) in s.slots
                  else s.preserved - {register})
        return replace(s, preserved=stored).with_pointer(s.pointer + 8)
    if m in (M.SUB, M.ADD) and i.op0_register == R.RSP:
        return s.with_pointer(s.pointer + i.immediate(1) * (-1 if m == M.SUB else 1))
    if m in (M.MOVAPS, M.VMOVAPS) and i.memory_base == R.RSP:
        displacement = i.memory_displacement - (i.memory_displacement >> 63 << 64)
        position = s.pointer + displacement
        # at entry the stack pointer is 8 past a multiple of 16
        assert position % 16 == 8, f"{i}: not aligned"
        if i.op0_kind == iced.OpKind.MEMORY:
            register = NUMBERS[i.op1_register]
            s = s.after_write(position, 16)
            return replace(s, slots=s.slots | ({(position, register)} if register in s.preserved
                                               else set()))
        return replace(s, preserved=s.preserved | {register} if (position, register) in s.slots
                       else s.preserved - {register})
    # Win64 preserves the lower 128 bits, which VZEROUPPER does not change.
    if m == M.VZEROUPPER:
        return s
    info = FACTORY.info(i)
    changed = {NUMBERS.get(iced.RegisterExt.full_register(use.register))
               for use in info.used_registers() if use.access in WRITES}
    assert 4 not in changed or m == M.RET, f"{i} moves the stack pointer"
    for use in info.used_memory():
        if use.access in WRITES and use.base == R.RSP and use.index == R.NONE:
            displacement = use.displacement - (use.displacement >> 63 << 64)
            assert displacement >= 0, f"{i} writes below the stack pointer"
            s = s.after_write(s.pointer + displacement, iced.MemorySizeExt.size(use.memory_size))
    return replace(s, preserved=s.preserved - changed) if s.preserved & changed else s


def stacks_before(image: Image, symbol: str, preserved: frozenset[int]) -> list[tuple[Any, Stack]]:
    """Return every instruction of a function, sorted by address, with the stack before it, merged
    over all paths. `preserved`: the callee-saved registers."""
    code = list(decode_function(image, symbol))
    position = {i.ip: n for n, i in enumerate(code)}
    expected: dict[int, Stack] = {}
    waiting = [(0, Stack(0, preserved))]
    while waiting:
        n, s = waiting.pop()
        new = expected[n].merge(s) if n in expected else s
        if expected.get(n) == new:
            continue
        expected[n], i = new, code[n]
        flow = i.flow_control
        if flow == iced.FlowControl.RETURN:
            continue
        if flow in (iced.FlowControl.CONDITIONAL_BRANCH, iced.FlowControl.UNCONDITIONAL_BRANCH):
            waiting.append((position[i.near_branch_target], new))
        if flow != iced.FlowControl.UNCONDITIONAL_BRANCH:
            waiting.append((n + 1, stack_after(new, i)))
    return [(code[n], s) for n, s in sorted(expected.items())]


def complaints_about(i: Any, s: Stack, result: dict[int, int | None], pointer: int,
                     returns: int) -> Iterator[str]:
    """Yield a line for each value that an unwinder restores wrongly at the instruction `i` with the
    stack `s`."""
    where = f"{i.ip:#x} {i}"
    if pointer != 8:
        yield f"{where}: the caller's stack pointer would be off by {pointer - 8}"
    if returns != 0:
        yield f"{where}: the return address would be taken {returns} bytes from its place"
    for register, position in result.items():
        if position is None and register not in s.preserved:
            yield f"{where}: register {register} has changed, and the unwinder does not know"
        if position is not None and (position, register) not in s.slots:
            yield f"{where}: register {register} is not at {position}"


# DWARF

def call_frame_rows(data: bytes) -> list[tuple[int, int, list[dict[Any, Any]]]]:
    """(first address, last address + 1, rows) of every function of an ELF or Mach-O object."""
    if data.startswith(b"\x7fELF"):
        entries = ELFFile(io.BytesIO(data)).get_dwarf_info().EH_CFI_entries()
    else:
        contents, address = macho_eh_frame(data)
        structs = DWARFStructs(little_endian=True, dwarf_format=32, address_size=8)
        entries = CallFrameInfo(io.BytesIO(contents), len(contents), address, structs,
                                for_eh_frame=True).get_entries()
    out = []
    for entry in entries:
        if isinstance(entry, FDE):
            # `initial_location` may be a sum modulo 2^64
            first = entry["initial_location"] & 0xFFFFFFFFFFFFFFFF
            rows = [{**r, "pc": r["pc"] & 0xFFFFFFFFFFFFFFFF} for r in entry.get_decoded().table]
            out.append((first, first + entry["address_range"], rows))
    return out


def macho_eh_frame(data: bytes) -> tuple[bytes, int]:
    """Return the contents and the address of __eh_frame in a Mach-O object, which must have no
    relocations; (b"", 0) if there is none."""
    position = 32
    for _ in range(struct.unpack_from("<I", data, 16)[0]):
        command, size = struct.unpack_from("<II", data, position)
        for index in range(struct.unpack_from("<I", data, position + 64)[0] if command == 0x19
                           else 0):
            at = position + 72 + 80 * index
            if data[at:at + 16].rstrip(b"\0") == b"__eh_frame":
                address, length, offset, _, _, relocations = struct.unpack_from("<QQIIII", data,
                                                                                at + 32)
                assert relocations == 0
                return data[offset:offset + length], address
        position += size
    return b"", 0


def dwarf_complaints(data: bytes, symbol: str) -> list[str]:
    """Return the errors in the call frame information of an ELF or Mach-O object, instruction by
    instruction."""
    image = load(data)
    section = image.section_at(image.address_of(symbol))
    assert section is not None
    # the call frame information counts from the start of the code section
    base = section.address
    states = stacks_before(image, symbol, SYSV)
    first, last = states[0][0].ip - base, states[-1][0].next_ip - base
    tables = [t for t in call_frame_rows(data) if t[0] == first]
    if len(tables) != 1 or tables[0][1] != last:
        return [f"{symbol} has no entry for its {last - first} bytes: {[t[:2] for t in tables]}"]
    out: list[str] = []
    for i, s in states:
        rules = [r for r in tables[0][2] if r["pc"] <= i.ip - base][-1]
        cfa = rules["cfa"]
        if cfa.reg != 7:
            out.append(f"{i.ip:#x}: the CFA is not relative to the stack pointer")
            continue
        pointer = s.pointer + cfa.offset
        result: dict[int, int | None] = dict.fromkeys(SYSV)
        for number, rule in rules.items():
            if isinstance(number, int) and rule.type == "OFFSET" and number != 16:
                result[DWARF[number]] = pointer + rule.arg
        out += complaints_about(i, s, result, pointer, pointer + rules[16].arg)
    return out


# Win64

@dataclass(frozen=True)
class Code:
    """Unwind code of the instruction in the prologue that ends `offset` bytes after the function's
    start."""

    offset: int
    operation: int
    info: int
    amount: int = 0


def unwind_codes(image: Image, symbol: str) -> tuple[int, int, int, list[Code]]:
    """Return (first address, last address + 1, bytes of prologue, codes as stored) of a function in
    a COFF object."""
    entry = image.address_of(symbol)
    for section in image.sections:
        if section.name != ".pdata":
            continue
        for at in range(0, len(section.data), 12):
            first, last, info = (FIRST + x for x in struct.unpack_from("<III", section.data, at))
            if first == entry:
                return first, last, *codes_at(image, info)
    raise AssertionError(f"{symbol} is not in .pdata")


def codes_at(image: Image, address: int) -> tuple[int, list[Code]]:
    """Return the bytes of the prologue and the codes, as stored, of the UNWIND_INFO at an address,
    which must have version 1, no flags and no frame register."""
    section = image.section_at(address)
    assert section is not None and address % 4 == 0
    at = address - section.address
    version, prologue, count, register = section.data[at:at + 4]
    assert version == 1 and register == 0
    assert (at + 4 + 2 * (count + count % 2)
            <= len(section.data)), "the codes are not padded to an even number"
    codes, n = [], 0
    while n < count:
        slots = bytes(section.data[at + 4 + 2 * n:at + 10 + 2 * n]).ljust(6, b"\0")
        offset, packed, word, high = struct.unpack("<BBHH", slots)
        operation, info = packed & 15, packed >> 4
        extra, amount = {0: (0, 8), 1: (1, 8 * word) if info == 0 else (2, word | high << 16),
                         2: (0, 8 * info + 8), 8: (1, 16 * word)}[operation]
        codes.append(Code(offset, operation, info, amount))
        n += 1 + extra
    return prologue, codes


def epilogue_starts(code: list[Any]) -> int:
    """Return the index of the first instruction of the function's last epilogue as Windows
    recognizes it: ADD RSP, POPs and RET."""
    n = len(code) - 1
    while n and code[n - 1].mnemonic == M.POP:
        n -= 1
    if n and code[n - 1].mnemonic == M.ADD and code[n - 1].op0_register == R.RSP:
        n -= 1
    return n


def win64_complaints(data: bytes, symbol: str) -> list[str]:
    """Return the errors in the unwind codes of a COFF object, instruction by instruction."""
    image = load(data)
    states = stacks_before(image, symbol, WIN64)
    first, last, prologue, codes = unwind_codes(image, symbol)
    if (first, last) != (states[0][0].ip, states[-1][0].next_ip):
        return [f"{symbol} has no entry for its bytes"]
    if [c.offset for c in codes] != sorted((c.offset for c in codes), reverse=True):
        return [f"{symbol}: the codes are not in descending order"]
    boundaries = {i.next_ip - first for i, _ in states}
    out = [f"{symbol}: code at {c.offset} is inside an instruction" for c in codes
           if c.offset not in boundaries]
    out += [f"{symbol}: a prologue of {prologue} bytes ends before its last code" for c in codes
            if c.offset > prologue]
    ending = epilogue_starts([i for i, _ in states])
    for n, (i, s) in enumerate(states):
        pointer = s.pointer
        result: dict[int, int | None] = dict.fromkeys(WIN64)
        if n >= ending:                          # Windows executes the rest of an epilogue
            for j, _ in states[n:-1]:
                if j.mnemonic == M.ADD:
                    pointer += j.immediate(1)
                else:
                    result[NUMBERS[j.op0_register]] = pointer
                    pointer += 8
        else:
            for c in codes:
                if c.offset > i.ip - first:
                    continue
                if c.operation == 8:
                    result[100 + c.info] = pointer + c.amount
                elif c.operation == 0:
                    result[c.info] = pointer
                    pointer += 8
                else:
                    pointer += c.amount
        out += complaints_about(i, s, result, pointer + 8, pointer)
    return out
