"""SSE4.1 and earlier: 128-bit vectors in legacy two-operand form.

An instruction preserves the bits of its destination above the lowest 128. Memory operands of 128
bits must be aligned, except in unaligned moves. The semantics are those of Intel's Software
Developer's Manual, volume 2.
"""

from dataclasses import replace
from operator import sub

from . import Row, avx, vector_fields, x64
from .avx import blend_by_bits, byte_shift_rows, lane_rows, lanewise_rows, move_rows, shuffle_rows

V = vector_fields(128)
X = dict(V, preserves_upper=True)


def legacy_form(row):
    """Return the legacy form of an AVX row: no v in the mnemonic, and the first source is the
    destination if there are more operands."""
    return replace(row, text=row.text.removeprefix("v").replace("{d}, {a}, ", "{d:=a}, "),
                   preserves_upper=True)


PSHUFD, *OTHERS, PSHUFB = shuffle_rows(V)  # PSHUFD has a separate destination in legacy form too

ROWS = (
    *map(legacy_form, (*move_rows(V), *lanewise_rows(V), *byte_shift_rows(V), PSHUFB)),
    replace(PSHUFD, text="pshufd {d}, {a}, {i}", mem="a", preserves_upper=True),
    *map(legacy_form, (*OTHERS, *avx.scalar_move_rows())),
    Row("movaps {d}, {a}", lambda a: a, pattern=False, **X),
    *lane_rows("psub# {d:=a}, {b}", sub, mem="b", pattern=False, **X),
    Row("pblendw {d:=a}, {b}, {i}", blend_by_bits, lane=16, takes_lane_lists=True, mem="b", **X),
)

ISA = dict(about="128-bit vectors in two-operand form (Penryn and later)", rows=ROWS,
           extends=("x64",), vector_bits=128, rotations=x64.ROTATIONS,
           lane_rotations=avx.LANE_ROTATIONS, features=("ssse3", "sse4_1"))
