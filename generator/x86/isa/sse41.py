"""SSE4.1 and earlier: 128-bit vectors in legacy two-operand form.

An instruction preserves the bits of its destination above the lowest 128. Memory operands must be
aligned, except in unaligned moves. The semantics are those of Intel's Software Developer's Manual,
volume 2.
"""

from dataclasses import replace

from . import Row, x64
from .avx import (
    LANE_ROTATIONS,
    LANE_SIZES,
    byte_shift_rows,
    lanewise_rows,
    move_rows,
    scalar_move_rows,
    shuffle_rows,
)

V = dict(register_class="vec", widths=(128,), flags=None)
X = dict(V, preserves_upper=True)


def legacy_form(row):
    """Return the legacy form of an AVX row: no v in the mnemonic, and the first source is the
    destination."""
    return replace(row, text=row.text.removeprefix("v").replace("{d}, {a}, ", "{d:=a}, "),
                   preserves_upper=True)


PSHUFD, *OTHERS, PSHUFB = shuffle_rows(V)  # PSHUFD has a separate destination in legacy form too

ROWS = (
    *map(legacy_form, (*move_rows(V), *lanewise_rows(V), *byte_shift_rows(V), PSHUFB)),
    replace(PSHUFD, text="pshufd {d}, {a}, {i}", mem="a", preserves_upper=True),
    *map(legacy_form, (*OTHERS, *scalar_move_rows())),
    Row("movaps {d}, {a}", lambda a: a, pattern=False, **X),
    *(Row(f"psub{letter} {{d:=a}}, {{b}}", lambda a, b: a - b, lane=lane, mem="b", pattern=False,
          **X) for letter, lane in LANE_SIZES),
    Row("pblendw {d:=a}, {b}, {i}",
        lambda a, b, i: [b[j] if i >> j & 1 else a[j] for j in range(8)],
        lane=16, takes_lane_lists=True, mem="b", **X),
)

ISA = dict(about="128-bit vectors in two-operand form (Penryn and later)", rows=ROWS,
           extends=("x64",), vector_bits=128, rotations=x64.ROTATIONS,
           lane_rotations=LANE_ROTATIONS, features=("ssse3", "sse4_1"))
