"""AVX-512 (F, VL, BW, DQ): rotations, three-input logic and masks on 128, 256 and 512 bits, and 32
vector registers.

Every row here is encoded with EVEX, so that it reaches all registers. The semantics are those of
Intel's Software Developer's Manual, volume 2.
"""

from functools import cache, reduce
from operator import and_, xor

from ...spec.words import join, ror, shl, shr
from . import Row, bmi2, x64
from .avx import LANE_ROTATIONS, LANE_SIZES, lanewise_rows, scalar_move_rows, shuffle_rows

V = dict(register_class="vec", widths=(128, 256, 512), flags=None)
X = dict(register_class="vec", widths=(128,), flags=None, takes_lane_lists=True)


@cache
def normal_form(table):
    """Return the algebraic normal form of a three-input truth table: the numbers of products whose
    sum modulo 2 has this truth table.

    In a product's number, bit 4 stands for a, bit 2 for b and bit 1 for c; product 0 is the
    constant one.
    """
    products = [table >> j & 1 for j in range(8)]
    for step in (1, 2, 4):
        products = [products[j] ^ (products[j - step] if j & step else 0) for j in range(8)]
    return [j for j in range(8) if products[j]]


def ternary(a, b, c, i):
    """Return the bitwise function of three inputs with truth table i: bit 4a + 2b + c of i.

    The result is a sum modulo 2 of products (algebraic normal form), so that XORs remain XORs in
    the prover's terms.
    """
    products = [reduce(and_,
                       [x for is_factor, x in ((j & 4, a), (j & 2, b), (j & 1, c)) if is_factor])
                if j else ~(a & 0)
                for j in normal_form(i)]
    return reduce(xor, products) if products else a & 0


def insert_part(a, b, i):
    """Return the lanes of a with part i replaced by the 128 bits of b."""
    at = len(b) * (i % (len(a) // len(b)))
    return a[:at] + b + a[at + len(b):]


def mask_bits(k, count):
    """Return the lowest `count` bits of a constant mask, each as 0 or 1.

    `k`: the mask as a list of lanes.
    """
    word = join(k)
    return [int(word.cut(j, 1)) for j in range(count)]


def merging(f):
    """Return the merging form of f: lanes whose mask bit is zero keep the first operand."""
    def means(a, k, *args):
        return [f(*words) if bit else old
                for bit, old, *words in zip(mask_bits(k, len(a)), a, *args)]
    return means


def zeroing(f):
    """Return the zeroing form of f: lanes whose mask bit is zero become zero."""
    def means(k, *args):
        return [f(*words) if bit else words[0].like(0)
                for bit, *words in zip(mask_bits(k, len(args[0])), *args)]
    return means


def blend(k, b, c):
    """Return the lanes of c where the mask bit is one, of b where it is zero."""
    return [y if bit else x for bit, x, y in zip(mask_bits(k, len(b)), b, c)]


def permute(a, b, c):
    """Return lane b[j] of the concatenation c:a as lane j of the result; the lanes of b are
    constants."""
    both = a + c
    return [both[int(j) % len(both)] for j in b]


def zero_extend_low(bits):
    """Return the semantics of a move from an integer register into a mask register. The move keeps
    the lowest `bits` bits and clears the others."""
    return lambda b: b.joined([b.cut(0, bits), b.like(0, 64 - bits)])


# Plans use these rows by name, as in graph.apply("vpsubq", (old, mask, a, b)); the number of
# operands distinguishes them from the unmasked forms. A mask is a node of
# ValueKind("mask", 64, 64), made by graph.apply("kmovb", (word,), kind=...). The emulator and the
# prover require constant masks.
M = dict(register_class="vec", widths=(128, 256, 512), flags=None, takes_lane_lists=True,
         pattern=False)
K = dict(register_class="mask", widths=(64,), flags=None, pattern=False)
MASKED = (
    *(Row(f"{name}{letter} {{d:=a}}{{{{{{k:k}}}}}}, {{b}}, {{c}}", merging(f), lane=lane, **M)
      for name, f in (("vpadd", lambda b, c: b + c), ("vpsub", lambda b, c: b - c),
                      ("vpxor", lambda b, c: b ^ c))
      for letter, lane in LANE_SIZES),
    *(Row(f"vmovdqa{lane} {{d:=a}}{{{{{{k:k}}}}}}, {{b}}", merging(lambda b: b), lane=lane, **M)
      for _, lane in LANE_SIZES),
    *(Row(f"{name} {{d}}{{{{{{k:k}}}}}}{{{{z}}}}, {operands}", zeroing(f), lane=lane, **M)
      for letter, lane in LANE_SIZES
      for name, operands, f in ((f"vmovdqa{lane}", "{b}", lambda b: b),
                                (f"vpadd{letter}", "{b}, {c}", lambda b, c: b + c))),
    *(Row(f"vpblendm{letter} {{d}}{{{{{{k:k}}}}}}, {{b}}, {{c}}", blend, lane=lane, **M)
      for letter, lane in LANE_SIZES),
    *(Row(f"vpermt2{letter} {{d:=a}}, {{b}}, {{c}}", permute, lane=lane, mem="c", **M)
      for letter, lane in LANE_SIZES),
    *(Row(f"kmov{letter} {{d}}, {{b:r32}}", zero_extend_low(bits), **K)
      for letter, bits in (("b", 8), ("w", 16), ("d", 32))),
    Row("kmovq {d}, {b:r64}", lambda b: b, **K),
)

ROWS = (
    # moves
    Row("vmovdqa64 {d}, {a}", lambda a: a, pattern=False, **V),
    Row("vmovdqu64 {d}, {m}", lambda m: m, pattern=False, **V),
    Row("vmovdqu64 {m}, {a}", lambda a: a, pattern=False, **V),
    # lane by lane
    *lanewise_rows(V, LANE_SIZES),
    *(Row(f"vpternlog{letter} {{d:=a}}, {{b}}, {{c}}, {{i}}", ternary, lane=lane, mem="c",
          is_truth_table=True, pattern=False, **V)
      for letter, lane in LANE_SIZES),
    *(Row(f"vpror{letter} {{d}}, {{a}}, {{i}}", lambda a, i: ror(a, i), lane=lane, rotation="prol",
          **V)
      for letter, lane in LANE_SIZES),
    *(Row(f"vprorv{letter} {{d}}, {{a}}, {{b}}", lambda a, b: ror(a, int(b) % a.width), lane=lane,
          mem="b", pattern=False, **V)
      for letter, lane in LANE_SIZES),
    Row("vpsrlvq {d}, {a}, {b}", lambda a, b: shr(a, int(b)) if int(b) < a.width else a & 0,
        lane=64, mem="b", pattern=False, **V),
    *(Row(f"vpsub{letter} {{d}}, {{a}}, {{b}}", lambda a, b: a - b, lane=lane, mem="b",
          pattern=False, **V)
      for letter, lane in LANE_SIZES),
    *(Row(f"vpshld{letter} {{d}}, {{a}}, {{b}}, {{i}}",
          lambda a, b, i: shl(a, i % a.width) | shr(b, a.width - i % a.width),
          lane=lane, rotation="shld", **V) for letter, lane in LANE_SIZES),
    *shuffle_rows(V),
    # between 128-bit parts, lanes and integer registers
    Row("vinserti32x4 {d}, {a}, {b:x}, {i}", insert_part, lane=32, takes_lane_lists=True, mem="b",
        register_class="vec", widths=(256, 512), flags=None),
    *scalar_move_rows(),
    Row("vpbroadcastd {d}, {m:32}", lambda m: m, lane=32, pattern=False, **V),
    Row("vpbroadcastq {d}, {m:64}", lambda m: m, lane=64, pattern=False, **V),
    Row("kmovq {d}, {a}", lambda a: a, **K),
    Row("kmovq {d}, {m}", lambda m: m, **K),
    Row("kmovq {m}, {a}", lambda a: a, **K),
    *(Row(f"vpgather{letter}{letter} {{d}}{{{{{{c:k}}}}}}, {{m}}", lambda c, m: m, lane=lane,
          takes_lane_lists=True, gather_mask="c", pattern=False, **V)
      for letter, lane in LANE_SIZES),
    Row("vzeroupper", lambda: None, pattern=False, **V),
    # across the whole register
    *(Row(f"valign{letter} {{d}}, {{a}}, {{b}}, {{i}}",
          lambda a, b, i: (b + a)[i % len(a):][:len(a)], lane=lane, takes_lane_lists=True,
          mem="b", **V) for letter, lane in LANE_SIZES),
    Row("vshufi32x4 {d}, {a}, {b}, {i}",
        lambda a, b, i: [x for part, j in ((a, i), (a, i >> 2), (b, i >> 4), (b, i >> 6))
                         for x in part[4 * (j & 3):][:4]],
        lane=32, takes_lane_lists=True, mem="b", register_class="vec", widths=(512,), flags=None),
    # with a mask register
    *MASKED,
)

LANE_ROTATIONS_512 = (dict(name="prol", about="VPRORD and VPRORQ"), *LANE_ROTATIONS,
                      dict(name="shld", identity=x64.rotate_by_shld_pattern,
                           about="VPSHLDD and VPSHLDQ of a register with itself (AVX512_VBMI2)",
                           features=("avx512_vbmi2",)))

FEATURES = ("avx512f", "avx512vl", "avx512bw", "avx512dq", "bmi1", "bmi2")
ISA = dict(about="512-bit vectors and 32 registers, rotations and three-input logic (Skylake-X, "
           "Ice Lake, Zen 4)", rows=ROWS, extends=("bmi2",), vector_bits=512,
           registers={"int": 16, "vec": 32, "mask": 8}, rotations=bmi2.ROTATIONS,
           lane_rotations=LANE_ROTATIONS_512, features=FEATURES)
