"""AVX2: 256-bit integer vectors in three-operand form, with BMI2 for the rounds.

The 128-bit forms are AVX, the 256-bit forms AVX2. Shuffles work inside each 128-bit half.
Meanings are those of Intel's Software Developer's Manual, volume 2.
"""

from ..words import shl, shr
from . import ISA as Isa
from . import Rotation, Row, bmi2


def halves(f):
    """A shuffle of one 128-bit half, `f(lanes of each operand..., i)`, applied to every half of a register."""
    def means(*args):
        lists = [a for a in args if isinstance(a, list)]
        if not lists:
            raise TypeError("a shuffle needs a register")
        count = 128 // lists[0][0].width
        out = []
        for low in range(0, len(lists[0]), count):
            out += f(*(a[low:low + count] if isinstance(a, list) else a for a in args))
        return out
    return means


def pshufb(a, b):
    """Byte shuffle by a control whose value is known; a control byte with its top bit set gives zero."""
    controls = [int(control) for control in b]
    return [a[0].like(0) if c & 0x80 else a[c & 15] for c in controls]


def palignr(a, b, i):
    """(a : b) shifted right by i bytes."""
    both = b + a + [a[0].like(0)] * 16
    return both[min(i, 32):][:16]


V = dict(bank="vec", widths=(128, 256), flags=None)
X = dict(bank="vec", widths=(128,), flags=None)
Y = dict(bank="vec", widths=(256,), flags=None)


def lanewise(letter_widths, text, means, **more):
    """One row per lane width: `%` in the text becomes the width's letter."""
    return tuple(Row(text.replace("%", letter), means, lane=lane, **V, **more)
                 for letter, lane in letter_widths)


DQ = (("d", 32), ("q", 64))

ROWS = (
    # moves
    Row("vmovdqa {d}, {a}", lambda a: a, pattern=False, **V),
    Row("vmovdqa {d}, {m}", lambda m: m, pattern=False, **V),
    Row("vmovdqa {m}, {a}", lambda a: a, pattern=False, **V),
    Row("vmovaps {d}, {m}", lambda m: m, pattern=False, **V),
    Row("vmovaps {m}, {a}", lambda a: a, pattern=False, **V),
    Row("vmovups {d}, {m}", lambda m: m, pattern=False, **V),
    Row("vmovups {m}, {a}", lambda a: a, pattern=False, **V),
    Row("vmovdqu {d}, {m}", lambda m: m, pattern=False, **V),
    Row("vmovdqu {m}, {a}", lambda a: a, pattern=False, **V),
    # lane by lane
    *lanewise(DQ, "vpadd% {d}, {a}, {b}", lambda a, b: a + b, mem="b"),
    Row("vpxor {d}, {a}, {b}", lambda a, b: a ^ b, lane=64, mem="b", **V),
    Row("vpand {d}, {a}, {b}", lambda a, b: a & b, lane=64, mem="b", **V),
    Row("vpor {d}, {a}, {b}", lambda a, b: a | b, lane=64, mem="b", **V),
    Row("vpandn {d}, {a}, {b}", lambda a, b: ~a & b, lane=64, mem="b", **V),
    *lanewise(DQ, "vpsrl% {d}, {a}, {i}", lambda a, i: shr(a, i)),
    *lanewise(DQ, "vpsll% {d}, {a}, {i}", lambda a, i: shl(a, i)),
    Row("vpsrldq {d}, {a}, {i}", halves(lambda a, i: (a + [a[0].like(0)] * 16)[min(i, 16):][:16]),
        lane=8, whole=True, pattern=False, **V),
    Row("vpslldq {d}, {a}, {i}", halves(lambda a, i: ([a[0].like(0)] * min(i, 16) + a)[:16]),
        lane=8, whole=True, pattern=False, **V),
    # shuffles inside each half
    Row("vpshufd {d}, {a}, {i}", halves(lambda a, i: [a[i >> 2 * j & 3] for j in range(4)]),
        lane=32, whole=True, **V),
    Row("vpalignr {d}, {a}, {b}, {i}", halves(palignr), lane=8, whole=True, mem="b", **V),
    Row("vpunpckldq {d}, {a}, {b}", halves(lambda a, b: [a[0], b[0], a[1], b[1]]),
        lane=32, whole=True, mem="b", **V),
    Row("vpunpckhdq {d}, {a}, {b}", halves(lambda a, b: [a[2], b[2], a[3], b[3]]),
        lane=32, whole=True, mem="b", **V),
    Row("vpunpcklqdq {d}, {a}, {b}", halves(lambda a, b: [a[0], b[0]]), lane=64, whole=True, mem="b", **V),
    Row("vpunpckhqdq {d}, {a}, {b}", halves(lambda a, b: [a[1], b[1]]), lane=64, whole=True, mem="b", **V),
    Row("vshufps {d}, {a}, {b}, {i}",
        halves(lambda a, b, i: [a[i & 3], a[i >> 2 & 3], b[i >> 4 & 3], b[i >> 6 & 3]]),
        lane=32, whole=True, mem="b", **V),
    Row("vpblendd {d}, {a}, {b}, {i}",
        lambda a, b, i: [b[j] if i >> j & 1 else a[j] for j in range(len(a))],
        lane=32, whole=True, mem="b", **V),
    Row("vpshufb {d}, {a}, {b}", halves(pshufb), lane=8, whole=True, mem="b", **V),
    # between halves, lanes and integer registers
    Row("vinserti128 {d}, {a}, {b:x}, {i}",
        lambda a, b, i: a[:2] + b if i & 1 else b + a[2:], lane=64, whole=True, mem="b", **Y),
    Row("vextracti128 {d:x}, {a}, {i}", lambda a, i: a[2:] if i & 1 else a[:2], lane=64, whole=True, **Y),
    Row("vperm2i128 {d}, {a}, {b}, {i}",
        lambda a, b, i: sum((((a + b)[2 * (n & 3):][:2] if not n & 8 else [a[0].like(0)] * 2)
                             for n in (i & 15, i >> 4)), []), lane=64, whole=True, mem="b", **Y),
    Row("vmovd {d}, {b:r32}", lambda b: b + [b[0].like(0)] * 3, lane=32, whole=True, mem="b", **X),
    Row("vmovq {d}, {b:r64}", lambda b: b + [b[0].like(0)], lane=64, whole=True, mem="b", **X),
    Row("vmovd {d:r32}, {a}", lambda a: a[:1], lane=32, whole=True, **X),
    Row("vmovq {d:r64}, {a}", lambda a: a[:1], lane=64, whole=True, **X),
    Row("vpinsrd {d}, {a}, {b:r32}, {i}", lambda a, b, i: a[:i & 3] + b + a[(i & 3) + 1:],
        lane=32, whole=True, mem="b", **X),
    Row("vpinsrq {d}, {a}, {b:r64}, {i}", lambda a, b, i: a[:i & 1] + b + a[(i & 1) + 1:],
        lane=64, whole=True, mem="b", **X),
    Row("vpbroadcastd {d}, {m:32}", lambda m: m, lane=32, pattern=False, **V),
    Row("vpbroadcastq {d}, {m:64}", lambda m: m, lane=64, pattern=False, **V),
    Row("vzeroupper", lambda: None, pattern=False, **V),
)


def lane_xor(x, n):
    """ror(x, n) of every lane as two shifts joined by XOR."""
    return shr(x, n) ^ shl(x, x.width - n)


def lane_or(x, n):
    """The same joined by OR."""
    return shr(x, n) | shl(x, x.width - n)


def lane_add(x, n):
    """The same joined by addition: the bits do not meet, so nothing carries."""
    return shr(x, n) + shl(x, x.width - n)


LANE_ROTATIONS = (
    Rotation("shift-xor", lane_xor, "two shifts and an XOR (as in the paper)"),
    Rotation("shift-or", lane_or, "two shifts and an OR"),
    Rotation("shift-add", lane_add, "two shifts and an addition"),
)

ISA = Isa("avx2", "256-bit vectors for the schedule, BMI2 for the rounds (Haswell, Zen)", ROWS, (bmi2.ISA,),
          vector=256, rotations=bmi2.ROTATIONS, lane_rotations=LANE_ROTATIONS,
          features=("avx", "avx2", "bmi1", "bmi2"))
