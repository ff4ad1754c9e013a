"""AVX-512 (F, VL, BW, DQ): rotations and three-input logic on 128, 256 and 512 bits, and 32 registers.

Every form here is encoded with EVEX, so that it reaches all registers. Meanings are those of Intel's Software
Developer's Manual, volume 2.
"""

from functools import cache, reduce
from operator import and_, xor

from ...spec.words import join, ror, shl, shr
from . import ISA as Isa
from . import Rotation, Row, bmi2, x64
from .avx import DQ, LANE_ROTATIONS, lane_by_lane, scalars, shuffles

V = dict(register_class="vec", widths=(128, 256, 512), flags=None)
X = dict(register_class="vec", widths=(128,), flags=None, moves_only_bytes=True)


@cache
def normal_form(table):
    """The products whose sum modulo 2 a truth table of three inputs is: bit 4 of a product's number stands for a, 2 for b, 1 for
    c; product 0 is the constant one."""
    products = [table >> j & 1 for j in range(8)]
    for step in (1, 2, 4):
        products = [products[j] ^ (products[j - step] if j & step else 0) for j in range(8)]
    return [j for j in range(8) if products[j]]


def ternary(a, b, c, i):
    """Bit by bit the function of three inputs whose truth table is i: bit 4a + 2b + c of i.

    Written as a sum modulo 2 of products (its algebraic normal form), so that XORs stay XORs.
    """
    products = [reduce(and_, [x for is_factor, x in ((j & 4, a), (j & 2, b), (j & 1, c)) if is_factor]) if j else ~(a & 0)
                for j in normal_form(i)]
    return reduce(xor, products) if products else a & 0


def insert(a, b, i):
    """128 bits of b in place of part i of a."""
    at = len(b) * (i % (len(a) // len(b)))
    return a[:at] + b + a[at + len(b):]


def mask_bits(k, count):
    """The lowest bits of a mask, whose value is known, as integers."""
    word = join(k)
    return [int(word.cut(j, 1)) for j in range(count)]


def merging(f):
    """f lane by lane where the mask has ones; where it has zeros the old value stays."""
    def means(a, k, *args):
        return [f(*words) if bit else old for bit, old, *words in zip(mask_bits(k, len(a)), a, *args)]
    return means


def blend(k, b, c):
    """Lanes of c where the mask has ones, of b where it has zeros."""
    return [y if bit else x for bit, x, y in zip(mask_bits(k, len(b)), b, c)]


def permute(a, b, c):
    """Lanes of (c : a) by the numbers in b, whose values are known."""
    both = a + c
    return [both[int(j) % len(both)] for j in b]


def low(bits):
    """The lowest bits of an integer register as a mask."""
    return lambda b: b.joined([b.cut(0, bits), b.like(0, 64 - bits)])


# By name, as trace.apply("vpsubq", (old, mask, a, b)): the number of operands tells them from the forms without a mask.
# A mask is a value of Kind("mask", 64, 64), made from an integer register by trace.apply("kmovb", (word,), kind=...).
# Emulation and proof take masks whose bits are known, such as a constant's.
M = dict(register_class="vec", widths=(128, 256, 512), flags=None, moves_only_bytes=True, pattern=False)
K = dict(register_class="mask", widths=(64,), flags=None, pattern=False)
MASKED = (
    *(Row(f"{name}{letter} {{d:=a}}{{{{{{k:k}}}}}}, {{b}}, {{c}}", merging(f), lane=lane, **M)
      for name, f in (("vpadd", lambda b, c: b + c), ("vpsub", lambda b, c: b - c), ("vpxor", lambda b, c: b ^ c))
      for letter, lane in DQ),
    *(Row(f"vmovdqa{lane} {{d:=a}}{{{{{{k:k}}}}}}, {{b}}", merging(lambda b: b), lane=lane, **M) for _, lane in DQ),
    *(Row(f"vmovdqa{lane} {{d}}{{{{{{k:k}}}}}}{{{{z}}}}, {{b}}",
          lambda k, b: [x if bit else x.like(0) for bit, x in zip(mask_bits(k, len(b)), b)], lane=lane, **M) for _, lane in DQ),
    *(Row(f"vpblendm{letter} {{d}}{{{{{{k:k}}}}}}, {{b}}, {{c}}", blend, lane=lane, **M) for letter, lane in DQ),
    *(Row(f"vpermt2{letter} {{d:=a}}, {{b}}, {{c}}", permute, lane=lane, mem="c", **M) for letter, lane in DQ),
    *(Row(f"kmov{letter} {{d}}, {{b:r32}}", low(bits), **K) for letter, bits in (("b", 8), ("w", 16), ("d", 32))),
    Row("kmovq {d}, {b:r64}", lambda b: b, **K),
)

ROWS = (
    # moves
    Row("vmovdqa64 {d}, {a}", lambda a: a, pattern=False, **V),
    Row("vmovdqu64 {d}, {m}", lambda m: m, pattern=False, **V),
    Row("vmovdqu64 {m}, {a}", lambda a: a, pattern=False, **V),
    # lane by lane
    *lane_by_lane(V, DQ),
    *(Row(f"vpternlog{letter} {{d:=a}}, {{b}}, {{c}}, {{i}}", ternary, lane=lane, mem="c", table=True, pattern=False, **V)
      for letter, lane in DQ),
    *(Row(f"vpror{letter} {{d}}, {{a}}, {{i}}", lambda a, i: ror(a, i), lane=lane, variant="prol", **V)
      for letter, lane in DQ),
    *(Row(f"vprorv{letter} {{d}}, {{a}}, {{b}}", lambda a, b: ror(a, int(b) % a.width), lane=lane, mem="b", pattern=False, **V)
      for letter, lane in DQ),
    *(Row(f"vpsub{letter} {{d}}, {{a}}, {{b}}", lambda a, b: a - b, lane=lane, mem="b", pattern=False, **V)
      for letter, lane in DQ),
    *(Row(f"vpshld{letter} {{d}}, {{a}}, {{b}}, {{i}}", lambda a, b, i: shl(a, i % a.width) | shr(b, a.width - i % a.width),
          lane=lane, variant="shld", **V) for letter, lane in DQ),
    *shuffles(V),
    # between parts of 128 bits, lanes and integer registers
    Row("vinserti32x4 {d}, {a}, {b:x}, {i}", insert, lane=32, moves_only_bytes=True, mem="b",
        register_class="vec", widths=(256, 512), flags=None),
    *scalars(),
    Row("vpbroadcastd {d}, {m:32}", lambda m: m, lane=32, pattern=False, **V),
    Row("vpbroadcastq {d}, {m:64}", lambda m: m, lane=64, pattern=False, **V),
    Row("kmovq {d}, {a}", lambda a: a, register_class="mask", widths=(64,), flags=None, pattern=False),
    Row("kmovq {d}, {m}", lambda m: m, register_class="mask", widths=(64,), flags=None, pattern=False),
    Row("kmovq {m}, {a}", lambda a: a, register_class="mask", widths=(64,), flags=None, pattern=False),
    *(Row(f"vpgather{letter}{letter} {{d}}{{{{{{c:k}}}}}}, {{m}}", lambda c, m: m, lane=lane, moves_only_bytes=True, gathers="c",
          pattern=False, **V) for letter, lane in DQ),
    Row("vzeroupper", lambda: None, pattern=False, **V),
    # across the whole register
    *(Row(f"valign{letter} {{d}}, {{a}}, {{b}}, {{i}}", lambda a, b, i: (b + a)[i % len(a):][:len(a)], lane=lane,
          moves_only_bytes=True,
          mem="b", **V) for letter, lane in DQ),
    Row("vshufi32x4 {d}, {a}, {b}, {i}", lambda a, b, i: [x for part, j in ((a, i), (a, i >> 2), (b, i >> 4), (b, i >> 6))
                                                           for x in part[4 * (j & 3):][:4]],
        lane=32, moves_only_bytes=True, mem="b", register_class="vec", widths=(512,), flags=None),
    # by a mask
    *MASKED,
)

LANE_ROTATIONS_512 = (Rotation("prol", about="VPRORD and VPRORQ"), *LANE_ROTATIONS,
                      Rotation("shld", x64.rotate_by_shld_pattern, "VPSHLDD and VPSHLDQ of a register with itself (AVX512_VBMI2)",
                               features=("avx512_vbmi2",)))

ISA = Isa("avx512", "512-bit vectors and 32 registers, rotations and three-input logic (Skylake-X, Ice Lake, Zen 4)",
          ROWS, (bmi2.ISA,), vector=512, registers={"int": 16, "vec": 32, "mask": 8}, rotations=bmi2.ROTATIONS,
          lane_rotations=LANE_ROTATIONS_512, features=("avx512f", "avx512vl", "avx512bw", "avx512dq", "bmi1", "bmi2"))
