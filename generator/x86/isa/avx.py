"""AVX: 128-bit integer vectors in three-operand form, and the row constructors that wider ISAs
share.

Shuffles work inside each 128-bit part. The semantics are those of Intel's Software Developer's
Manual, volume 2.
"""

from operator import add, and_, or_, xor

from ...spec.words import shl, shr
from . import Row, vector_fields, x64


def for_each_128_bit_part(f):
    """Return the semantics of a shuffle that applies `f` to every 128-bit part of its registers.
    `f` takes this part of each register operand, as a list of lanes, and the immediate if there is
    one. It returns the lanes of this part of the result."""
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


def select_four(a, b, i):
    """Return two lanes of a and two of b, each selected by two bits of i."""
    return [lanes[i >> 2 * j & 3] for j, lanes in enumerate((a, a, b, b))]


def insert_part(a, b, i):
    """Return the lanes of a with the lanes of b in place of part i, modulo the number of parts; a
    part has as many lanes as b."""
    at = len(b) * (i % (len(a) // len(b)))
    return a[:at] + b + a[at + len(b):]


def blend_by_bits(a, b, i):
    """Return the lanes of b where the immediate i has a one, of a where it has a zero."""
    return [y if i >> j & 1 else x for j, (x, y) in enumerate(zip(a, b))]


def palignr(a, b, i):
    """Return the lowest 16 bytes of the concatenation a:b shifted right by i bytes."""
    both = b + a + [a[0].like(0)] * 16
    return both[min(i, 32):][:16]


# suffix of the mnemonic -> bits of a lane: doublewords and quadwords
LANE_SIZES = (("d", 32), ("q", 64))
ALIGNED = ("vmovdqa", "vmovaps")


def lane_rows(text, means, lanes=LANE_SIZES, **fields):
    """Return a row for each of `lanes`, pairs (suffix of the mnemonic, bits of a lane). In `text`
    the suffix is written as # and the bits as @; `fields` are other fields of the rows."""
    return tuple(Row(text.replace("#", suffix).replace("@", str(bits)), means, lane=bits, **fields)
                 for suffix, bits in lanes)


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

    `v`: as in `move_rows`. `logic`: the `lanes` that `lane_rows` gets for bitwise logic; with 0
    bits, the row takes whole registers, not lanes.
    """
    return (
        *lane_rows("vpadd# {d}, {a}, {b}", add, mem="b", **v),
        *lane_rows("vpxor# {d}, {a}, {b}", xor, logic, mem="b", **v),
        *lane_rows("vpand# {d}, {a}, {b}", and_, logic, mem="b", **v),
        *lane_rows("vpor# {d}, {a}, {b}", or_, logic, mem="b", **v),
        *lane_rows("vpandn# {d}, {a}, {b}", lambda a, b: ~a & b, logic, mem="b", **v),
        *lane_rows("vpsrl# {d}, {a}, {i}", shr, **v),
        *lane_rows("vpsll# {d}, {a}, {i}", shl, **v),
    )


def shuffle(text, lane, f, **fields):
    """Return the row of a shuffle that applies `f` to the lanes, of `lane` bits, of each 128-bit
    part; `fields` are other fields of the row."""
    return Row(text, for_each_128_bit_part(f), lane=lane, takes_lane_lists=True, **fields)


def shuffle_rows(v):
    """Return the rows of shuffles inside 128-bit parts; `v`: as in `move_rows`."""
    vb = dict(v, mem="b")
    return (
        shuffle("vpshufd {d}, {a}, {i}", 32, lambda a, i: select_four(a, a, i), **v),
        shuffle("vpalignr {d}, {a}, {b}, {i}", 8, palignr, **vb),
        shuffle("vpunpckldq {d}, {a}, {b}", 32, lambda a, b: [a[0], b[0], a[1], b[1]], **vb),
        shuffle("vpunpckhdq {d}, {a}, {b}", 32, lambda a, b: [a[2], b[2], a[3], b[3]], **vb),
        shuffle("vpunpcklqdq {d}, {a}, {b}", 64, lambda a, b: [a[0], b[0]], **vb),
        shuffle("vpunpckhqdq {d}, {a}, {b}", 64, lambda a, b: [a[1], b[1]], **vb),
        shuffle("vshufps {d}, {a}, {b}, {i}", 32, select_four, **vb),
        shuffle("vpshufb {d}, {a}, {b}", 8, pshufb, **vb),
    )


def byte_shift_rows(v):
    """Return the rows of byte shifts of 128-bit parts; `v`: as in `move_rows`."""
    return (
        shuffle("vpsrldq {d}, {a}, {i}", 8,
                lambda a, i: (a + [a[0].like(0)] * 16)[min(i, 16):][:16], pattern=False, **v),
        shuffle("vpslldq {d}, {a}, {i}", 8,
                lambda a, i: ([a[0].like(0)] * min(i, 16) + a)[:16], pattern=False, **v),
    )


def vex_rows(*widths):
    """Return the rows that AVX has for 128 bits and AVX2 also for 256 bits. `widths` are the
    register widths in bits that the rows exist for."""
    v = vector_fields(*widths)
    return *move_rows(v), *lanewise_rows(v), *byte_shift_rows(v), *shuffle_rows(v)


def scalar_move_rows():
    """Return the rows of moves between 128-bit registers and integer registers or memory."""
    x = vector_fields(128, takes_lane_lists=True)
    return (
        *lane_rows("vmov# {d}, {b:r@}", lambda b: b + [b[0].like(0)] * (128 // b[0].width - 1),
                   mem="b", **x),
        *lane_rows("vmov# {d:r@}, {a}", lambda a: a[:1], **x),
        *lane_rows("vmov# {m:@}, {a}", lambda a: a[:1], **x),
        *lane_rows("vpinsr# {d}, {a}, {b:r@}, {i}", insert_part, mem="b", **x),
    )


LANE_ROTATIONS = ("shift-xor", "shift-or", "shift-add", "bytes")  # names in x86/target.py

ISA = dict(about="128-bit vectors in three-operand form (Sandy Bridge, Bulldozer and later)",
           rows=(*vex_rows(128), *scalar_move_rows()), extends=("x64",), vector_bits=128,
           rotations=x64.ROTATIONS, lane_rotations=LANE_ROTATIONS, features=("avx",))
