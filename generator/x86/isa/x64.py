"""x86-64 with nothing but its integer registers: the baseline that the paper starts from.

Meanings are those of Intel's Software Developer's Manual, volume 2. A 32-bit result clears the upper half.
"""

from operator import or_

from ...spec.words import byteswap, rol, ror, shl, shr
from . import ISA as Isa
from . import Rotation, Row


def sub_flags(a, b):
    """ZF and CF of a - b; CF is the borrow out of the top bit."""
    difference = a - b
    wide = [x.joined([x, x.like(0, 1)]) for x in (a, b if not isinstance(b, int) else a.like(b))]
    return {"Z": is_zero(difference), "C": (wide[0] - wide[1]).cut(a.width, 1)}


def is_zero(x):
    """One bit: 1 if x is 0. Only asked of words whose value is known."""
    return x.like(int(int(x) == 0), 1)


def _logic(means):
    return lambda *args: {"Z": is_zero(means(*args)), "C": args[0].like(0, 1)}


ROWS = (
    # moves
    Row("mov {d}, {a}", lambda a: a, flags=None, pattern=False),
    Row("mov {d}, {m}", lambda m: m, flags=None, pattern=False),
    Row("mov {m}, {a}", lambda a: a, flags=None, pattern=False),
    Row("mov {d}, {i}", lambda i: i, flags=None, pattern=False),
    Row("movzx {d}, {m:8}", lambda m: m.joined([m, m.like(0, 56)]), flags=None, pattern=False),
    Row("bswap {d:=a}", byteswap, flags=None),
    # sums
    Row("add {d:=a}, {b}", lambda a, b: a + b, mem="b", untied="lea {d}, [{a:r64} + {b:r64}]"),
    Row("add {d:=a}, {i}", lambda a, i: a + i, untied="lea {d}, [{a:r64} + {i}]"),
    Row("lea {d}, [{a:r64} + {b:r64}]", lambda a, b: a + b, flags=None, pattern=False),
    Row("lea {d}, [{a:r64} + {i}]", lambda a, i: a + i, flags=None, pattern=False),
    Row("lea {d}, {m}", lambda m: m, flags=None, pattern=False, address=True, widths=(64,)),
    Row("sub {d:=a}, {b}", lambda a, b: a - b, mem="b", flags=sub_flags, pattern=False),
    Row("sub {d:=a}, {i}", lambda a, i: a - i, flags=sub_flags, pattern=False),
    # bit by bit
    Row("and {d:=a}, {b}", lambda a, b: a & b, mem="b", flags=_logic(lambda a, b: a & b)),
    Row("and {d:=a}, {i}", lambda a, i: a & i, flags=_logic(lambda a, i: a & i)),
    Row("or {d:=a}, {b}", lambda a, b: a | b, mem="b", flags=_logic(lambda a, b: a | b)),
    Row("xor {d:=a}, {b}", lambda a, b: a ^ b, mem="b", flags=_logic(lambda a, b: a ^ b)),
    Row("not {d:=a}", lambda a: ~a, flags=None),
    # rotations and shifts
    Row("ror {d:=a}, {i}", lambda a, i: ror(a, i), variant="ror"),
    Row("shrd {d:=a}, {b}, {i}", lambda a, b, i: shr(a, i) | shl(b, a.width - i), variant="shrd"),
    Row("shld {d:=a}, {b}, {i}", lambda a, b, i: shl(a, i) | shr(b, a.width - i), variant="shld"),
    Row("shr {d:=a}, {i}", lambda a, i: shr(a, i)),
    Row("shl {d:=a}, {i}", lambda a, i: shl(a, i)),
    # control, on public values only
    Row("cmp {a}, {b}", lambda a, b: None, mem="b", flags=sub_flags, pattern=False),
    Row("cmp {a}, {i}", lambda a, i: None, flags=sub_flags, pattern=False),
    # forms that only other people's code uses
    Row("mov {m}, {i}", lambda i: i, flags=None, pattern=False),
    Row("cmp {a}, {b}", lambda a, b: None, mem="a", flags=sub_flags, pattern=False),
    Row("cmp {a}, {i}", lambda a, i: None, mem="a", widths=(8, 32, 64), flags=sub_flags, pattern=False),
    Row("test {a}, {b}", lambda a, b: None, flags=_logic(lambda a, b: a & b), pattern=False),
    Row("test {a}, {i}", lambda a, i: None, flags=_logic(lambda a, i: a & i), pattern=False),
    Row("dec {d:=a}", lambda a: a - 1, flags=lambda a: {"Z": is_zero(a - 1)}, pattern=False),
    Row("inc {d:=a}", lambda a: a + 1, flags=lambda a: {"Z": is_zero(a + 1)}, pattern=False),
    Row("rol {d:=a}, {i}", lambda a, i: rol(a, i), pattern=False),
    Row("xor {d:=a}, {i}", lambda a, i: a ^ i, flags=_logic(lambda a, i: a ^ i), pattern=False),
    Row("or {d:=a}, {i}", lambda a, i: a | i, flags=_logic(lambda a, i: a | i), pattern=False),
)


def two_shifts(joined):
    """ror(x, n) as two shifts, whose bits do not meet: so `joined` can be any of |, ^ and +."""
    return lambda x, n: joined(shr(x, n), shl(x, x.width - n))


def rotate_by_shld_pattern(x, n):
    """The same by OR, with the left shift first: the pattern of SHLD."""
    return shl(x, x.width - n) | shr(x, n)


ROTATIONS = (
    Rotation("ror", about="ROR, a copy first where the source lives on"),
    Rotation("shrd", two_shifts(or_), "SHRD of a register with itself (the paper's choice on Sandy Bridge)"),
    Rotation("shld", rotate_by_shld_pattern, "SHLD of a register with itself"),
    Rotation("shift", two_shifts(or_), "two shifts and an OR"),
)

ISA = Isa("x64", "integer registers of any x86-64 processor", ROWS, rotations=ROTATIONS)
