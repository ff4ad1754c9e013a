"""Valgrind's semantics of an instruction: pyvex translates it to intermediate code (VEX IR), which
is executed here on many states at once. Registers, a piece of memory and temporaries are matrices
of bytes with a row for each state; the operations follow the comments in VEX's libvex_ir.h."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

FOLDER = Path(sys.prefix) / "pyvex"
GUEST = 2712                                              # bytes of VexGuestAMD64State
# codes of the operation that set the flags (guest_amd64_defs.h); VEX stores the operation and its
# operands, the flag thunk, instead of the flags
COPY, ADD, SUB, LOGIC, INC, DEC = 0, 1, 5, 17, 21, 25


class Undecoded(Exception):
    """Instruction that VEX does not decode."""


class Unknown(Exception):
    """Operation or statement of VEX's intermediate code that this module does not implement."""


@cache
def import_pyvex() -> Any:
    """Return the module pyvex; None if it is missing or cannot be loaded."""
    if not FOLDER.is_dir():
        return None
    sys.path.append(str(FOLDER))
    try:
        return importlib.import_module("pyvex")
    except (ImportError, OSError, AttributeError):
        return None
    finally:
        sys.path.remove(str(FOLDER))


def register_offset(name: str) -> int:
    """Return a register's offset in the guest state, in bytes."""
    return int(import_pyvex().vex_ffi.guest_offsets["amd64", name])


def lift(code: bytes, address: int) -> Any:
    block = import_pyvex().lift(code, address, import_pyvex().ARCH_AMD64, opt_level=0)
    if block.jumpkind != "Ijk_Boring" or block.size != len(code):
        raise Undecoded
    return block


def as_words(data: np.ndarray, bits: int, signed: bool = False) -> np.ndarray:
    """Return a matrix of bytes as a matrix of little-endian words of `bits` bits."""
    return np.ascontiguousarray(data).view(f"<{'i' if signed else 'u'}{bits // 8}")


def as_bytes(data: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(data).view(np.uint8).reshape(len(data), -1)


def zero_extend(data: np.ndarray, size: int) -> np.ndarray:
    """Return a matrix of bytes with rows of `size` bytes: truncated, or extended by zeros."""
    out = np.zeros((len(data), size), np.uint8)
    out[:, :min(size, data.shape[1])] = data[:, :size]
    return out


ARITHMETIC: dict[str, Callable[[np.ndarray, np.ndarray], np.ndarray]] = {
    "Add": np.add, "Sub": np.subtract, "And": np.bitwise_and, "Or": np.bitwise_or,
    "Xor": np.bitwise_xor}


def shift_lanes(kind: str, data: np.ndarray, amount: np.ndarray, bits: int) -> np.ndarray:
    words = as_words(data, bits, kind == "Sar")
    count = (amount[:, :1].astype(words.dtype) & words.dtype.type(bits - 1))
    return as_bytes(words << count if kind == "Shl" else words >> count)


def compare_words(kind: str, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Return for each state 1 if the comparison `kind` (such as CmpLT64S) is true, else 0."""
    bits, signed = int(kind.strip("SUNELTQCmp")), kind.endswith("S")
    x, y = as_words(a, bits, signed)[:, :1], as_words(b, bits, signed)[:, :1]
    result: np.ndarray = {"NE": x != y, "EQ": x == y, "LT": x < y}[kind[3:5]].astype(np.uint8)
    return result


def double_shift(a: np.ndarray, b: np.ndarray, amount: np.ndarray, bits: int) -> np.ndarray:
    """Return the upper halves of the double words (a : b) after a shift to the left by `amount`
    modulo `bits`. The words of a and b have `bits` bits."""
    x, y, n = as_words(a, bits), as_words(b, bits), int(amount[0, 0]) % bits
    return as_bytes(x if n == 0 else x << x.dtype.type(n) | y >> y.dtype.type(bits - n))


def permute_lanes(index: np.ndarray, low: np.ndarray, high: np.ndarray, bits: int) -> np.ndarray:
    """A vector whose lanes are lanes of (high : low); the lanes of `index` have their numbers."""
    both = np.concatenate(np.broadcast_arrays(as_words(low, bits), as_words(high, bits)), axis=1)
    numbers = as_words(index, bits) % both.shape[1]
    return as_bytes(np.take_along_axis(both, numbers.astype(np.int64), axis=1))


def permute_bytes(data: np.ndarray, control: np.ndarray) -> np.ndarray:
    """Return for each byte of `control` the byte of `data` whose number is its lower four bits; 0
    if its highest bit is 1."""
    data, control = np.broadcast_arrays(data, control)
    selected = np.take_along_axis(data, (control & 15).astype(np.int64), axis=1)
    return np.where(control & 0x80, 0, selected).astype(np.uint8)


def ternary_logic(a: np.ndarray, b: np.ndarray, c: np.ndarray, table: np.ndarray) -> np.ndarray:
    """Return for each bit position the bit of `table` whose number is the three bits (a, b, c)."""
    a, b, c = np.broadcast_arrays(a, b, c)
    out = np.zeros_like(a)
    for j in range(8):
        if int(table[0, 0]) >> j & 1:
            out = out | (a if j & 4 else ~a) & (b if j & 2 else ~b) & (c if j & 1 else ~c)
    return out


def expand_mask(mask: np.ndarray, lane: int, size: int) -> np.ndarray:
    """Return a vector with all ones in the lanes whose mask bit is 1; lanes have 2^lane bytes."""
    bits = np.unpackbits(mask, axis=1, bitorder="little")[:, :size >> lane]
    return np.repeat(bits * np.uint8(255), 1 << lane, axis=1)


def convert(name: str, a: np.ndarray) -> np.ndarray | None:
    """The result of an operation that narrows or widens a value; None for another operation."""
    if result := re.fullmatch(r"(V?)(\d+)([US]?)to(V?)(\d+)(?:_(\d))?", name):
        _, before, sign, _, after, part = result.groups()
        if after == "1":
            return a[:, :1] & 1
        if part is not None:
            size = int(after) // 8
            return a[:, size * int(part):size * (int(part) + 1)]
        if sign == "S":
            return as_bytes(as_words(a, int(before), True).astype(f"<i{int(after) // 8}"))
        return zero_extend(a, int(after) // 8)
    if re.fullmatch(r"V?(\d+)HIto(\d+)", name):
        return a[:, a.shape[1] // 2:]
    return None


def operate(name: str, args: list[np.ndarray]) -> np.ndarray:
    """The value of the VEX operation `name`, without its prefix Iop_, on the values `args`."""
    a, rest = args[0], args[1:]
    if len(args) == 1 and (conversion := convert(name, a)) is not None:
        return conversion
    # Concatenations; their first argument is the most significant.
    if re.fullmatch(r"(V?\d+HLtoV?\d+|64x4toV256)", name):
        rows = max(len(x) for x in args)
        return np.concatenate([np.broadcast_to(x, (rows, x.shape[1])) for x in reversed(args)],
                              axis=1)
    if re.fullmatch(r"NotV?\d+", name):
        return ~a
    if result := re.fullmatch(r"(And|Or|Xor)V\d+", name):
        return ARITHMETIC[result[1]](a, rest[0])
    if result := re.fullmatch(r"(Add|Sub|And|Or|Xor)(\d+)(?:x\d+)?", name):
        return as_bytes(ARITHMETIC[result[1]](as_words(a, int(result[2])),
                                              as_words(rest[0], int(result[2]))))
    if result := re.fullmatch(r"(Shl|Shr|Sar)N?(\d+)(?:x\d+)?", name):
        return shift_lanes(result[1], a, rest[0], int(result[2]))
    if result := re.fullmatch(r"Interleave(HI|LO)(\d+)x(\d+)", name):
        x, y = np.broadcast_arrays(as_words(rest[0], int(result[2])), as_words(a, int(result[2])))
        half = (slice(int(result[3]) // 2, None) if result[1] == "HI"
                else slice(0, int(result[3]) // 2))
        return as_bytes(np.stack([x[:, half], y[:, half]], axis=2).reshape(len(x), -1))
    if name.startswith("Cmp"):
        return compare_words(name, a, rest[0])
    if name == "PermOrZero8x16":
        return permute_bytes(a, rest[0])
    if result := re.fullmatch(r"PermI(\d+)x\d+", name):
        return permute_lanes(a, rest[0], rest[1], int(result[1]))
    if re.fullmatch(r"Ternlog\d+x\d+", name):
        return ternary_logic(*args)
    if result := re.fullmatch(r"VPSHLDV([DQ])_128", name):
        return double_shift(a, rest[0], rest[1], 32 if result[1] == "D" else 64)
    if result := re.fullmatch(r"SetV128lo(\d+)", name):
        size, rows = int(result[1]) // 8, max(map(len, args))
        return np.concatenate([np.broadcast_to(rest[0], (rows, size)),
                               np.broadcast_to(a[:, size:], (rows, 16 - size))], axis=1)
    if result := re.fullmatch(r"ExpandBitsToV(\d+)", name):
        return expand_mask(a, int(rest[0][0, 0]), int(result[1]) // 8)
    raise Unknown(name)


class Run:
    """Execution of instructions on all states, which changes `guest` and `memory`."""

    def __init__(self, guest: np.ndarray, memory: np.ndarray, base: int) -> None:
        self.guest, self.memory, self.base = guest, memory, base
        self.temporaries: dict[int, np.ndarray] = {}
        self.used: set[str] = set()

    def value(self, x: Any, types: Any) -> np.ndarray:
        """Return the value of the expression `x`. `types`: types of the block's temporaries."""
        kind, module = type(x).__name__, import_pyvex()
        if kind == "RdTmp":
            return self.temporaries[x.tmp]
        if kind == "Const":
            size = max(1, x.result_size(types) // 8)
            return np.frombuffer(int(x.con.value).to_bytes(size, "little"), np.uint8)[None, :]
        if kind == "Get":
            return self.guest[:, x.offset:x.offset + max(1, x.result_size(types) // 8)].copy()
        if kind == "Load":
            return self.load(self.value(x.addr, types), x.result_size(types) // 8)
        if kind == "ITE":
            selected, yes, no = (self.value(y, types) for y in (x.cond, x.iftrue, x.iffalse))
            return np.where(selected[:, :1] & 1, yes, no)
        if kind == "CCall":
            return self.helper(x.cee.name, [self.value(y, types) for y in x.args])
        if isinstance(x, (module.expr.Unop, module.expr.Binop, module.expr.Triop, module.expr.Qop)):
            self.used.add(x.op)
            return operate(x.op.removeprefix("Iop_"), [self.value(y, types) for y in x.args])
        raise Unknown(kind)

    def helper(self, name: str, args: list[np.ndarray]) -> np.ndarray:
        """Return the result of a call of the helper function `name`, which computes all flags or
        the carry flag from a flag thunk."""
        if (args[0] != COPY).any() or name not in ("amd64g_calculate_rflags_all",
                                                   "amd64g_calculate_rflags_c"):
            raise Unknown(name)
        return as_bytes(as_words(args[1], 64) & np.uint64(1 if name.endswith("_c") else 0x8D5))

    def byte_addresses(self, address: np.ndarray, size: int) -> np.ndarray:
        """Return the indices in `memory` of the `size` bytes at each state's address."""
        at = (as_words(address, 64)[:, :1].astype(np.int64) - self.base)
        if (at < 0).any() or (at + size > self.memory.shape[1]).any():
            raise IndexError("memory outside the states")
        return np.broadcast_to(at, (len(self.guest), 1)) + np.arange(size)

    def load(self, address: np.ndarray, size: int) -> np.ndarray:
        """Return the `size` bytes of memory at each state's address."""
        return np.take_along_axis(self.memory, self.byte_addresses(address, size), axis=1)

    def run(self, block: Any) -> None:
        """Execute the intermediate code that `lift` returned."""
        types = block.tyenv
        for s in block.statements:
            kind = type(s).__name__
            if kind == "WrTmp":
                self.temporaries[s.tmp] = self.value(s.data, types)
            elif kind == "Put":
                data = self.value(s.data, types)
                self.guest[:, s.offset:s.offset + data.shape[1]] = data
            elif kind == "Store":
                data = self.value(s.data, types)
                np.put_along_axis(self.memory,
                                  self.byte_addresses(self.value(s.addr, types), data.shape[1]),
                                  np.broadcast_to(data, (len(self.guest), data.shape[1])), axis=1)
            elif kind == "LoadG":
                guard, other = self.value(s.guard, types), self.value(s.alt, types)
                if not (guard & 1).all():
                    raise Unknown("a load that only some states execute")
                size = types.sizeof(s.dst) // 8
                if "Ident" not in s.cvt:
                    raise Unknown(s.cvt)
                self.temporaries[s.dst] = np.where(guard & 1,
                                                   self.load(self.value(s.addr, types), size),
                                                   other)
            elif kind == "Exit":
                if (self.value(s.guard, types) & 1).any():
                    raise Unknown("an instruction that ends early")
            elif kind != "IMark":
                raise Unknown(kind)


def flags(guest: np.ndarray) -> dict[str, np.ndarray] | None:
    """Return {"C": carry flag, "Z": zero flag} of each state, computed from the guest's flag thunk;
    None if the states' operations differ or the operation is not implemented."""
    at = register_offset("cc_op")
    op, dep1, dep2, ndep = (as_words(guest[:, at + 8 * k:at + 8 * k + 8], 64)[:, 0]
                            for k in range(4))
    if (op != op[0]).any():
        return None
    group = max(g for g in (COPY, ADD, SUB, LOGIC, INC, DEC, DEC + 4) if g <= int(op[0]))
    if group not in (ADD, SUB, LOGIC, INC, DEC):
        return None
    mask = np.uint64((1 << (8 << int(op[0]) - group)) - 1)
    a, b = dep1 & mask, dep2 & mask
    if group == ADD:
        return {"C": (a + b & mask) < a, "Z": (a + b & mask) == 0}
    if group == SUB:
        return {"C": a < b, "Z": a == b}
    return {"Z": a == 0, "C": np.zeros_like(a) if group == LOGIC else ndep & np.uint64(1)}
