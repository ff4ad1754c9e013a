"""Toy ISA for a test: the dozen 128-bit instructions that a message schedule needs, with AMD's XOP
rotations (Bulldozer to Excavator).

The semantics are those of AMD64 Architecture Programmer's Manual, volumes 4 and 6. VPROTD and
VPROTQ rotate left by a constant, and their time does not depend on data (Agner Fog, instruction
tables: Bulldozer).
"""

from generator.spec.words import rol
from generator.x86.isa import Row, avx, x64

V = dict(register_class="vec", widths=(128,), flags=None)

ROWS = (
    Row("vmovdqa {d}, {a}", lambda a: a, pattern=False, **V),
    Row("vmovdqu {d}, {m}", lambda m: m, pattern=False, **V),
    Row("vmovdqu {m}, {a}", lambda a: a, pattern=False, **V),
    *(Row(f"vpadd{letter} {{d}}, {{a}}, {{b}}", lambda a, b: a + b, lane=lane, mem="b", **V)
      for letter, lane in avx.LANE_SIZES),
    Row("vpxor {d}, {a}, {b}", lambda a, b: a ^ b, lane=64, mem="b", **V),
    *(Row(f"vpsrl{letter} {{d}}, {{a}}, {{i}}", lambda a, i: a.shifted(i), lane=lane, **V)
      for letter, lane in avx.LANE_SIZES),
    *(Row(f"vprot{letter} {{d}}, {{a}}, {{i}}", lambda a, i: rol(a, i), lane=lane, rotation="prot",
          data_independent_time=True, **V) for letter, lane in avx.LANE_SIZES),
    Row("vpalignr {d}, {a}, {b}, {i}", avx.palignr, lane=8, takes_lane_lists=True, mem="b", **V),
    Row("vpunpcklqdq {d}, {a}, {b}", lambda a, b: [a[0], b[0]], lane=64, takes_lane_lists=True,
        mem="b", **V),
    Row("vpunpckhqdq {d}, {a}, {b}", lambda a, b: [a[1], b[1]], lane=64, takes_lane_lists=True,
        mem="b", **V),
    Row("vpshufb {d}, {a}, {b}", avx.pshufb, lane=8, takes_lane_lists=True, mem="b", **V))
ISA = dict(about="a toy of 128-bit vectors that rotate", rows=ROWS, extends=("x64",),
           vector_bits=128, rotations=x64.ROTATIONS,
           lane_rotations=(dict(name="prot", about="VPROTD and VPROTQ"),), features=("avx", "xop"))
