"""BMI1 and BMI2 beside x86-64: RORX rotates into another register, ANDN complements for Ch."""

from ...spec.words import ror
from . import ISA as Isa
from . import Rotation, Row, x64

ROWS = (
    Row("rorx {d}, {a}, {i}", lambda a, i: ror(a, i), mem="a", flags=None, variant="rorx"),
    Row("andn {d}, {a}, {b}", lambda a, b: ~a & b, mem="b"),
)

ROTATIONS = (Rotation("rorx", about="RORX, which needs no copy"), *x64.ROTATIONS)

ISA = Isa("bmi2", "integer registers with BMI1 and BMI2 (Haswell, Zen)", ROWS, (x64.ISA,),
          rotations=ROTATIONS, features=("bmi1", "bmi2"))
