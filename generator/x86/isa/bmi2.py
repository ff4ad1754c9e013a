"""BMI1 and BMI2 instructions: RORX rotates without a copy, ANDN computes one half of Ch.

The semantics are those of Intel's Software Developer's Manual, volume 2.
"""

from ...spec.words import ror
from . import Row, x64

ROWS = (
    Row("rorx {d}, {a}, {i}", ror, mem="a", flags=None, rotation="rorx"),
    Row("andn {d}, {a}, {b}", lambda a, b: ~a & b, mem="b"),
)

ISA = dict(about="integer registers with BMI1 and BMI2 (Haswell, Zen)", rows=ROWS,
           extends=("x64",), rotations=("rorx", *x64.ROTATIONS), features=("bmi1", "bmi2"))
