"""SSE4.1 and its forerunners in legacy form: 128-bit vectors whose first operand is also the destination.

The bits of a register above the 128 stay as they are. Memory operands must be aligned, except of the
unaligned moves. Meanings are those of Intel's Software Developer's Manual, volume 2.
"""

from ...text.words import shl, shr
from . import ISA as Isa
from . import Row, x64
from .avx import DQ, LANE_ROTATIONS, palignr, pshufb

X = dict(bank="vec", widths=(128,), flags=None, keeps=True)
MOVES, ALIGNED = ("movdqu", "movups", "movdqa", "movaps"), ("movdqa", "movaps")


def two(text, means, **more):
    """A form that is written over its first source."""
    return Row(text, means, **X, **more)


ROWS = (
    # moves
    Row("movdqa {d}, {a}", lambda a: a, pattern=False, **X),
    *(Row(f"{move} {{d}}, {{m}}", lambda m: m, pattern=False, aligned=move in ALIGNED, **X) for move in MOVES),
    *(Row(f"{move} {{m}}, {{a}}", lambda a: a, pattern=False, aligned=move in ALIGNED, **X) for move in MOVES),
    Row("movaps {d}, {a}", lambda a: a, pattern=False, **X),
    # lane by lane
    *(two(f"padd{letter} {{d:=a}}, {{b}}", lambda a, b: a + b, lane=lane, mem="b") for letter, lane in DQ),
    *(two(f"psub{letter} {{d:=a}}, {{b}}", lambda a, b: a - b, lane=lane, mem="b", pattern=False)
      for letter, lane in DQ),
    two("pxor {d:=a}, {b}", lambda a, b: a ^ b, lane=64, mem="b"),
    two("pand {d:=a}, {b}", lambda a, b: a & b, lane=64, mem="b"),
    two("por {d:=a}, {b}", lambda a, b: a | b, lane=64, mem="b"),
    two("pandn {d:=a}, {b}", lambda a, b: ~a & b, lane=64, mem="b"),
    *(two(f"psrl{letter} {{d:=a}}, {{i}}", lambda a, i: shr(a, i), lane=lane) for letter, lane in DQ),
    *(two(f"psll{letter} {{d:=a}}, {{i}}", lambda a, i: shl(a, i), lane=lane) for letter, lane in DQ),
    two("psrldq {d:=a}, {i}", lambda a, i: (a + [a[0].like(0)] * 16)[min(i, 16):][:16], lane=8, whole=True,
        pattern=False),
    two("pslldq {d:=a}, {i}", lambda a, i: ([a[0].like(0)] * min(i, 16) + a)[:16], lane=8, whole=True,
        pattern=False),
    # shuffles
    two("pshufb {d:=a}, {b}", pshufb, lane=8, whole=True, mem="b"),
    Row("pshufd {d}, {a}, {i}", lambda a, i: [a[i >> 2 * j & 3] for j in range(4)], lane=32, whole=True, mem="a", **X),
    two("palignr {d:=a}, {b}, {i}", palignr, lane=8, whole=True, mem="b"),
    two("punpckldq {d:=a}, {b}", lambda a, b: [a[0], b[0], a[1], b[1]], lane=32, whole=True, mem="b"),
    two("punpckhdq {d:=a}, {b}", lambda a, b: [a[2], b[2], a[3], b[3]], lane=32, whole=True, mem="b"),
    two("punpcklqdq {d:=a}, {b}", lambda a, b: [a[0], b[0]], lane=64, whole=True, mem="b"),
    two("punpckhqdq {d:=a}, {b}", lambda a, b: [a[1], b[1]], lane=64, whole=True, mem="b"),
    two("shufps {d:=a}, {b}, {i}", lambda a, b, i: [a[i & 3], a[i >> 2 & 3], b[i >> 4 & 3], b[i >> 6 & 3]],
        lane=32, whole=True, mem="b"),
    two("pblendw {d:=a}, {b}, {i}", lambda a, b, i: [b[j] if i >> j & 1 else a[j] for j in range(8)],
        lane=16, whole=True, mem="b"),
    # to and from integer registers
    Row("movd {d}, {b:r32}", lambda b: b + [b[0].like(0)] * 3, lane=32, whole=True, mem="b", **X),
    Row("movq {d}, {b:r64}", lambda b: b + [b[0].like(0)], lane=64, whole=True, mem="b", **X),
    Row("movd {d:r32}, {a}", lambda a: a[:1], lane=32, whole=True, **X),
    Row("movq {d:r64}, {a}", lambda a: a[:1], lane=64, whole=True, **X),
    Row("movd {m:32}, {a}", lambda a: a[:1], lane=32, whole=True, pattern=False, **X),
    Row("movq {m:64}, {a}", lambda a: a[:1], lane=64, whole=True, pattern=False, **X),
    two("pinsrd {d:=a}, {b:r32}, {i}", lambda a, b, i: a[:i & 3] + b + a[(i & 3) + 1:], lane=32, whole=True, mem="b"),
    two("pinsrq {d:=a}, {b:r64}, {i}", lambda a, b, i: a[:i & 1] + b + a[(i & 1) + 1:], lane=64, whole=True, mem="b"),
)

ISA = Isa("sse41", "128-bit vectors in two-operand form (Penryn and later)", ROWS, (x64.ISA,), vector=128,
          rotations=x64.ROTATIONS, lane_rotations=LANE_ROTATIONS, features=("ssse3", "sse4_1"))
