"""AVX2: 256-bit integer vectors for the schedule, with BMI2 for the rounds.

The rows are AVX's at twice the width, and those that move 128-bit parts. The semantics are those of
Intel's Software Developer's Manual, volume 2.
"""

from . import Row, avx, bmi2, vector_fields
from .avx import blend_by_bits, lane_rows, select_four

V = vector_fields(128, 256)
Y = vector_fields(256, lane=64, takes_lane_lists=True)

ROWS = (
    *avx.vex_rows(128, 256),
    *avx.scalar_move_rows(),
    Row("vpblendd {d}, {a}, {b}, {i}", blend_by_bits, lane=32, takes_lane_lists=True, mem="b", **V),
    Row("vinserti128 {d}, {a}, {b:x}, {i}", avx.insert_part, mem="b", **Y),
    Row("vextracti128 {d:x}, {a}, {i}", lambda a, i: a[2:] if i & 1 else a[:2], **Y),
    Row("vperm2i128 {d}, {a}, {b}, {i}",
        lambda a, b, i: sum((((a + b)[2 * (n & 3):][:2] if not n & 8 else [a[0].like(0)] * 2)
                             for n in (i & 15, i >> 4)), []), mem="b", **Y),
    Row("vpermq {d}, {a}, {i}", lambda a, i: select_four(a, a, i), mem="a", **Y),
    *lane_rows("vpbroadcast# {d}, {m:@}", lambda m: m, pattern=False, **V),
    *lane_rows("vpgather## {d}, {m}, {c}", lambda c, m: m, takes_lane_lists=True, gather_mask="c",
               pattern=False, **V),
    Row("vzeroupper", lambda: None, pattern=False, **V),
)

ISA = dict(about="256-bit vectors for the schedule, BMI2 for the rounds (Haswell, Zen)", rows=ROWS,
           extends=("bmi2",), vector_bits=256, rotations=bmi2.ISA["rotations"],
           lane_rotations=avx.LANE_ROTATIONS, features=("avx", "avx2", "bmi1", "bmi2"))
