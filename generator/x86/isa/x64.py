"""Integer instructions of the x86-64 baseline.

The semantics are those of Intel's Software Developer's Manual, volume 2. A 32-bit result clears the
upper half of its register.
"""

from operator import add, and_, or_, sub, xor

from ...spec.words import byteswap, rol, ror, shl, shr
from . import Row


def sub_flags(a, b):
    """Return {"Z": ZF, "C": CF} of a - b, as words of one bit; CF is the borrow out of the most
    significant bit."""
    difference = a - b
    wide = [x.joined([x, x.like(0, 1)]) for x in (a, b if not isinstance(b, int) else a.like(b))]
    return {"Z": is_zero(difference), "C": (wide[0] - wide[1]).cut(a.width, 1)}


def is_zero(x):
    """Return a word of one bit: 1 if x is 0, else 0. The value of x must be a constant."""
    return x.like(int(int(x) == 0), 1)


def logic_flags(means):
    """Return the field `flags` of the row of a bitwise operation: a function that takes ZF from the
    result of `means`, and sets CF to zero."""
    return lambda *args: {"Z": is_zero(means(*args)), "C": args[0].like(0, 1)}


ROWS = (
    # moves
    Row("mov {d}, {a}", lambda a: a, flags=None, pattern=False),
    Row("mov {d}, {m}", lambda m: m, flags=None, pattern=False),
    Row("mov {m}, {a}", lambda a: a, flags=None, pattern=False),
    Row("mov {d}, {i}", lambda i: i, flags=None, pattern=False),
    Row("movzx {d}, {m:8}", lambda m: m.joined([m, m.like(0, 56)]), flags=None, pattern=False),
    Row("bswap {d:=a}", byteswap, flags=None),
    # addition and subtraction
    Row("add {d:=a}, {b}", add, mem="b", three_operand_form="lea {d}, [{a:r64} + {b:r64}]"),
    Row("add {d:=a}, {i}", add, three_operand_form="lea {d}, [{a:r64} + {i}]"),
    Row("lea {d}, [{a:r64} + {b:r64}]", add, flags=None, pattern=False),
    Row("lea {d}, [{a:r64} + {i}]", add, flags=None, pattern=False),
    Row("lea {d}, {m}", lambda m: m, flags=None, pattern=False, is_address=True, widths=(64,)),
    Row("sub {d:=a}, {b}", sub, mem="b", flags=sub_flags, pattern=False),
    Row("sub {d:=a}, {i}", sub, flags=sub_flags, pattern=False),
    # bitwise operations
    Row("and {d:=a}, {b}", and_, mem="b", flags=logic_flags(and_)),
    Row("and {d:=a}, {i}", and_, flags=logic_flags(and_)),
    Row("or {d:=a}, {b}", or_, mem="b", flags=logic_flags(or_)),
    Row("xor {d:=a}, {b}", xor, mem="b", flags=logic_flags(xor)),
    Row("not {d:=a}", lambda a: ~a, flags=None),
    # rotations and shifts
    Row("ror {d:=a}, {i}", ror, rotation="ror"),
    Row("shrd {d:=a}, {b}, {i}", lambda a, b, i: shr(a, i) | shl(b, a.width - i), rotation="shrd"),
    Row("shld {d:=a}, {b}, {i}", lambda a, b, i: shl(a, i) | shr(b, a.width - i), rotation="shld"),
    Row("shr {d:=a}, {i}", shr),
    Row("shl {d:=a}, {i}", shl),
    # control, on public values only
    Row("cmp {a}, {b}", lambda a, b: None, mem="b", flags=sub_flags, pattern=False),
    Row("cmp {a}, {i}", lambda a, i: None, flags=sub_flags, pattern=False),
    # forms that only code of other projects uses, for the prover
    Row("mov {m}, {i}", lambda i: i, flags=None, pattern=False),
    Row("cmp {a}, {b}", lambda a, b: None, mem="a", flags=sub_flags, pattern=False),
    Row("cmp {a}, {i}", lambda a, i: None, mem="a", widths=(8, 32, 64), flags=sub_flags,
        pattern=False),
    Row("test {a}, {b}", lambda a, b: None, flags=logic_flags(and_), pattern=False),
    Row("test {a}, {i}", lambda a, i: None, flags=logic_flags(and_), pattern=False),
    Row("dec {d:=a}", lambda a: a - 1, flags=lambda a: {"Z": is_zero(a - 1)}, pattern=False),
    Row("inc {d:=a}", lambda a: a + 1, flags=lambda a: {"Z": is_zero(a + 1)}, pattern=False),
    Row("rol {d:=a}, {i}", rol, pattern=False),
    Row("xor {d:=a}, {i}", xor, flags=logic_flags(xor), pattern=False),
    Row("or {d:=a}, {i}", or_, flags=logic_flags(or_), pattern=False),
)

ROTATIONS = ("ror", "shrd", "shld", "shift")  # names in x86/target.py

ISA = dict(about="integer registers of any x86-64 processor", rows=ROWS, rotations=ROTATIONS)
