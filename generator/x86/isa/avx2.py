"""AVX2: 256-bit integer vectors for the schedule, with BMI2 for the rounds.

The rows are AVX's at twice the width, and those that move 128-bit parts. The semantics are those of
Intel's Software Developer's Manual, volume 2.
"""

from . import Row, bmi2
from .avx import LANE_ROTATIONS, LANE_SIZES, scalar_move_rows, vex_rows

V = dict(register_class="vec", widths=(128, 256), flags=None)
Y = dict(register_class="vec", widths=(256,), flags=None)

ROWS = (
    *vex_rows((128, 256)),
    *scalar_move_rows(),
    Row("vpblendd {d}, {a}, {b}, {i}",
        lambda a, b, i: [b[j] if i >> j & 1 else a[j] for j in range(len(a))],
        lane=32, takes_lane_lists=True, mem="b", **V),
    Row("vinserti128 {d}, {a}, {b:x}, {i}", lambda a, b, i: a[:2] + b if i & 1 else b + a[2:],
        lane=64, takes_lane_lists=True, mem="b", **Y),
    Row("vextracti128 {d:x}, {a}, {i}", lambda a, i: a[2:] if i & 1 else a[:2], lane=64,
        takes_lane_lists=True, **Y),
    Row("vperm2i128 {d}, {a}, {b}, {i}",
        lambda a, b, i: sum((((a + b)[2 * (n & 3):][:2] if not n & 8 else [a[0].like(0)] * 2)
                             for n in (i & 15, i >> 4)), []), lane=64, takes_lane_lists=True,
        mem="b", **Y),
    Row("vpermq {d}, {a}, {i}", lambda a, i: [a[i >> 2 * j & 3] for j in range(4)], lane=64,
        takes_lane_lists=True, mem="a", **Y),
    Row("vpbroadcastd {d}, {m:32}", lambda m: m, lane=32, pattern=False, **V),
    Row("vpbroadcastq {d}, {m:64}", lambda m: m, lane=64, pattern=False, **V),
    *(Row(f"vpgather{letter}{letter} {{d}}, {{m}}, {{c}}", lambda c, m: m, lane=lane,
          takes_lane_lists=True, gather_mask="c", pattern=False, **V)
      for letter, lane in LANE_SIZES),
    Row("vzeroupper", lambda: None, pattern=False, **V),
)

ISA = dict(about="256-bit vectors for the schedule, BMI2 for the rounds (Haswell, Zen)", rows=ROWS,
           extends=("bmi2",), vector_bits=256, rotations=bmi2.ROTATIONS,
           lane_rotations=LANE_ROTATIONS, features=("avx", "avx2", "bmi1", "bmi2"))
