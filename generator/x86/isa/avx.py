"""AVX: 128-bit integer vectors in three-operand form, and the row constructors that wider ISAs
share.

Shuffles work inside each 128-bit part. The semantics are those of Intel's Software Developer's
Manual, volume 2.
"""

from operator import add, or_, xor

from ...spec.words import shl, shr
from . import Row, x64


def for_each_128_bit_part(f):
    """Return the semantics of a shuffle that applies `f(lanes of each operand..., i)` to every
    128-bit part of its registers; i is the immediate, and f returns the lanes of the result."""
    def means(*args):
        """Return the lanes of the result; raise TypeError if no operand is a register."""
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
    """Return the bytes of a selected by the control bytes b, which are constants; a set top bit
    gives zero."""
    controls = [int(control) for control in b]
    return [a[0].like(0) if c & 0x80 else a[c & 15] for c in controls]


def palignr(a, b, i):
    """Return the lowest 16 bytes of the concatenation a:b shifted right by i bytes."""
    both = b + a + [a[0].like(0)] * 16
    return both[min(i, 32):][:16]


# suffix of the mnemonic -> bits of a lane: doublewords and quadwords
LANE_SIZES = (("d", 32), ("q", 64))
ALIGNED = ("vmovdqa", "vmovaps")
LOGIC = (("xor", lambda a, b: a ^ b), ("and", lambda a, b: a & b), ("or", lambda a, b: a | b),
         ("andn", lambda a, b: ~a & b))


def move_rows(v):
    """Return the rows of moves between vector registers and memory.

    `v`: fields that all rows share, as keyword arguments of `Row`.
    """
    names = ("vmovdqu", "vmovups", "vmovdqa", "vmovaps")
    return (
        Row("vmovdqa {d}, {a}", lambda a: a, pattern=False, **v),
        *(Row(f"{move} {operands}", lambda a: a, pattern=False, aligned=move in ALIGNED, **v)
          for operands in ("{d}, {m}", "{m}, {a}") for move in names),
    )


def lanewise_rows(v, logic=(("", 0),)):
    """Return the rows of additions, bitwise logic and shifts, which work lane by lane.

    `v`: as in `move_rows`. `logic`: suffixes of the mnemonics of bitwise logic, each with its lane
    width in bits (0: the row takes the whole register at once).
    """
    return (
        *(Row(f"vpadd{letter} {{d}}, {{a}}, {{b}}", lambda a, b: a + b, lane=lane, mem="b", **v)
          for letter, lane in LANE_SIZES),
        *(Row(f"vp{name}{letter} {{d}}, {{a}}, {{b}}", means, lane=lane, mem="b", **v)
          for name, means in LOGIC for letter, lane in logic),
        *(Row(f"vps{name}{letter} {{d}}, {{a}}, {{i}}", shift, lane=lane, **v)
          for name, shift in (("rl", shr), ("ll", shl)) for letter, lane in LANE_SIZES),
    )


def shuffle_rows(v):
    """Return the rows of shuffles inside 128-bit parts; `v`: as in `move_rows`."""
    def shuffle(text, lane, f, mem="b"):
        return Row(text, for_each_128_bit_part(f), lane=lane, takes_lane_lists=True, mem=mem, **v)

    return (
        shuffle("vpshufd {d}, {a}, {i}", 32, lambda a, i: [a[i >> 2 * j & 3] for j in range(4)],
                mem=""),
        shuffle("vpalignr {d}, {a}, {b}, {i}", 8, palignr),
        shuffle("vpunpckldq {d}, {a}, {b}", 32, lambda a, b: [a[0], b[0], a[1], b[1]]),
        shuffle("vpunpckhdq {d}, {a}, {b}", 32, lambda a, b: [a[2], b[2], a[3], b[3]]),
        shuffle("vpunpcklqdq {d}, {a}, {b}", 64, lambda a, b: [a[0], b[0]]),
        shuffle("vpunpckhqdq {d}, {a}, {b}", 64, lambda a, b: [a[1], b[1]]),
        shuffle("vshufps {d}, {a}, {b}, {i}", 32,
                lambda a, b, i: [a[i & 3], a[i >> 2 & 3], b[i >> 4 & 3], b[i >> 6 & 3]]),
        shuffle("vpshufb {d}, {a}, {b}", 8, pshufb),
    )


def byte_shift_rows(v):
    """Return the rows of byte shifts of 128-bit parts; `v`: as in `move_rows`."""
    return (
        Row("vpsrldq {d}, {a}, {i}",
            for_each_128_bit_part(lambda a, i: (a + [a[0].like(0)] * 16)[min(i, 16):][:16]),
            lane=8, takes_lane_lists=True, pattern=False, **v),
        Row("vpslldq {d}, {a}, {i}",
            for_each_128_bit_part(lambda a, i: ([a[0].like(0)] * min(i, 16) + a)[:16]),
            lane=8, takes_lane_lists=True, pattern=False, **v),
    )


def vex_rows(widths):
    """Return the rows that AVX has for 128 bits and AVX2 also for 256 bits. `widths` are the
    register widths in bits that the rows exist for."""
    v = dict(register_class="vec", widths=widths, flags=None)
    return *move_rows(v), *lanewise_rows(v), *byte_shift_rows(v), *shuffle_rows(v)


def scalar_move_rows():
    """Return the rows of moves between 128-bit registers and integer registers or memory."""
    x = dict(register_class="vec", widths=(128,), flags=None, takes_lane_lists=True)
    return (
        Row("vmovd {d}, {b:r32}", lambda b: b + [b[0].like(0)] * 3, lane=32, mem="b", **x),
        Row("vmovq {d}, {b:r64}", lambda b: b + [b[0].like(0)], lane=64, mem="b", **x),
        Row("vmovd {d:r32}, {a}", lambda a: a[:1], lane=32, **x),
        Row("vmovd {m:32}, {a}", lambda a: a[:1], lane=32, **x),
        Row("vmovq {m:64}, {a}", lambda a: a[:1], lane=64, **x),
        Row("vmovq {d:r64}, {a}", lambda a: a[:1], lane=64, **x),
        Row("vpinsrd {d}, {a}, {b:r32}, {i}", lambda a, b, i: a[:i & 3] + b + a[(i & 3) + 1:],
            lane=32, mem="b", **x),
        Row("vpinsrq {d}, {a}, {b:r64}, {i}", lambda a, b, i: a[:i & 1] + b + a[(i & 1) + 1:],
            lane=64, mem="b", **x),
    )


LANE_ROTATIONS = (
    dict(name="shift-xor", identity=x64.make_two_shift_rotation(xor),
         about="two shifts and an XOR (as in the paper)"),
    dict(name="shift-or", identity=x64.make_two_shift_rotation(or_), about="two shifts and an OR"),
    dict(name="shift-add", identity=x64.make_two_shift_rotation(add),
         about="two shifts and an addition"),
    dict(name="bytes", identity=x64.make_two_shift_rotation(xor), shuffles_bytes=True,
         about="a byte shuffle where the count is a multiple of 8, else two shifts and an XOR"),
)

ISA = dict(about="128-bit vectors in three-operand form (Sandy Bridge, Bulldozer and later)",
           rows=(*vex_rows((128,)), *scalar_move_rows()), extends=("x64",), vector_bits=128,
           rotations=x64.ROTATIONS, lane_rotations=LANE_ROTATIONS, features=("avx",))
