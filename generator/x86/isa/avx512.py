"""AVX-512 (F, VL, BW, DQ): rotations, three-input logic and masks on 128, 256 and 512 bits, and 32
vector registers.

Every row here is encoded with EVEX, so that it reaches all registers. The semantics are those of
Intel's Software Developer's Manual, volume 2.
"""

from functools import cache, reduce
from operator import add, and_, sub, xor

from ...spec.words import join, ror, shl, shr
from . import Row, avx, bmi2, vector_fields
from .avx import insert_part, lane_rows

V = vector_fields(128, 256, 512)


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


def mask_bits(k, count):
    """Return the lowest `count` bits of a constant mask, each as 0 or 1.

    `k`: the mask as a list of lanes.
    """
    word = join(k)
    return [int(word.cut(j, 1)) for j in range(count)]


def merging(f):
    """Return the semantics of a merging instruction that applies f to each lane: lanes whose mask
    bit is zero keep the value of the first operand."""
    def means(a, k, *args):
        return [f(*words) if bit else old
                for bit, old, *words in zip(mask_bits(k, len(a)), a, *args)]
    return means


def zeroing(f):
    """Return the semantics of a zeroing instruction that applies f to each lane: lanes whose mask
    bit is zero become zero."""
    def means(k, *args):
        return [f(*words) if bit else words[0].like(0)
                for bit, *words in zip(mask_bits(k, len(args[0])), *args)]
    return means


def blend(k, b, c):
    """Return the lanes of c where the mask bit is one, of b where it is zero."""
    return [y if bit else x for bit, x, y in zip(mask_bits(k, len(b)), b, c)]


def shuffle_128_bit_parts(a, b, i):
    """Return two of the four 128-bit parts of a and two of b, each selected by two bits of i."""
    parts_of_a, parts_of_b = ([x[j:j + 4] for j in range(0, 16, 4)] for x in (a, b))
    return sum(avx.select_four(parts_of_a, parts_of_b, i), [])


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
M = dict(V, takes_lane_lists=True, pattern=False)
LOW = dict(lane=64, pattern=False, **vector_fields(128, takes_lane_lists=True))
K = dict(register_class="mask", widths=(64,), flags=None, pattern=False)
MASKED = (
    *lane_rows("vpadd# {d:=a}{{{k:k}}}, {b}, {c}", merging(add), **M),
    *lane_rows("vpsub# {d:=a}{{{k:k}}}, {b}, {c}", merging(sub), **M),
    *lane_rows("vpxor# {d:=a}{{{k:k}}}, {b}, {c}", merging(xor), **M),
    *lane_rows("vmovdqa@ {d:=a}{{{k:k}}}, {b}", merging(lambda b: b), **M),
    *lane_rows("vmovdqa@ {d}{{{k:k}}}{{z}}, {b}", zeroing(lambda b: b), **M),
    *lane_rows("vpadd# {d}{{{k:k}}}{{z}}, {b}, {c}", zeroing(add), **M),
    *lane_rows("vpblendm# {d}{{{k:k}}}, {b}, {c}", blend, **M),
    *lane_rows("vpermt2# {d:=a}, {b}, {c}", permute, mem="c", **M),
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
    *avx.lanewise_rows(V, avx.LANE_SIZES),
    *lane_rows("vpternlog# {d:=a}, {b}, {c}, {i}", ternary, mem="c", is_truth_table=True,
               pattern=False, **V),
    *lane_rows("vpror# {d}, {a}, {i}", ror, rotation="prol", **V),
    *lane_rows("vprorv# {d}, {a}, {b}", lambda a, b: ror(a, int(b)), mem="b", pattern=False, **V),
    Row("vpsrlvq {d}, {a}, {b}", lambda a, b: shr(a, int(b)) if int(b) < a.width else a & 0,
        lane=64, mem="b", pattern=False, **V),
    *lane_rows("vpsub# {d}, {a}, {b}", sub, mem="b", pattern=False, **V),
    *lane_rows("vpshld# {d}, {a}, {b}, {i}",
               lambda a, b, i: shl(a, i % a.width) | shr(b, a.width - i % a.width),
               rotation="shld", **V),
    *avx.shuffle_rows(V),
    # between 128-bit parts, lanes and integer registers
    Row("vinserti32x4 {d}, {a}, {b:x}, {i}", insert_part, lane=32, takes_lane_lists=True, mem="b",
        **vector_fields(256, 512)),
    *avx.scalar_move_rows(),
    Row("vmovsd {d}, {m:64}", lambda m: m + [m[0].like(0)], **LOW),
    Row("vmovsd {m:64}, {a}", lambda a: a[:1], **LOW),
    *lane_rows("vpbroadcast# {d}, {m:@}", lambda m: m, pattern=False, **V),
    Row("kmovq {d}, {a}", lambda a: a, **K),
    Row("kmovq {d}, {m}", lambda m: m, **K),
    Row("kmovq {m}, {a}", lambda a: a, **K),
    *lane_rows("vpgather## {d}{{{c:k}}}, {m}", lambda c, m: m, gather_mask="c", **M),
    Row("vzeroupper", lambda: None, pattern=False, **V),
    # across the whole register
    *lane_rows("valign# {d}, {a}, {b}, {i}", lambda a, b, i: (b + a)[i % len(a):][:len(a)],
               takes_lane_lists=True, mem="b", **V),
    Row("vshufi32x4 {d}, {a}, {b}, {i}", shuffle_128_bit_parts, lane=32, takes_lane_lists=True,
        mem="b", **vector_fields(512)),
    # with a mask register
    *MASKED,
)

FEATURES = ("avx512f", "avx512vl", "avx512bw", "avx512dq", "bmi1", "bmi2")
ISA = dict(about="512-bit vectors and 32 registers, rotations and three-input logic (Skylake-X, "
           "Ice Lake, Zen 4)", rows=ROWS, extends=("bmi2",), vector_bits=512,
           registers={"int": 16, "vec": 32, "mask": 8}, rotations=bmi2.ISA["rotations"],
           lane_rotations=("prol", *avx.LANE_ROTATIONS, "shld"), features=FEATURES)
