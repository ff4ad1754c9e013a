"""AVX-512 on 256-bit registers (Linux's prefer_ymm, AVX10, batches that do not fill 512 bits): the
rows of AVX-512, and one that it has for 512 bits. Semantics: Intel's manual, volume 2."""

from . import Row, avx512, vector_fields


def shuffle_two_parts(a, b, i):
    """Return a 128-bit part of a, selected by bit 0 of i, then one of b, selected by bit 1."""
    return a[4 * (i & 1):][:4] + b[4 * (i >> 1 & 1):][:4]


ROWS = (*avx512.ROWS, Row("vshufi32x4 {d}, {a}, {b}, {i}", shuffle_two_parts, lane=32,
                          takes_lane_lists=True, mem="b", **vector_fields(256)))

ISA = {**avx512.ISA, "rows": ROWS, "vector_bits": 256,
       "about": "256-bit vectors of AVX-512: 32 registers, rotations and three-input logic"}
