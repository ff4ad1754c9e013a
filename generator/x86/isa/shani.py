"""SHA extensions: instructions for two rounds of SHA-256, four rounds of SHA-1, and parts of both
schedules.

The semantics are those of Intel's Software Developer's Manual, volume 2. Lists of lanes begin with
the least significant lane: the manual's [127:96] is lane 3.
"""

from functools import reduce
from operator import xor

from ...spec.words import rol, ror, shr
from . import Row, avx512, sse41, vector_fields


def ch(e, f, g):
    """Return the bits of f where e has ones, of g where it has zeros."""
    return (e & f) ^ (~e & g)


def maj(a, b, c):
    """Return the bitwise majority."""
    return (a & b) ^ (a & c) ^ (b & c)


def sigma(*amounts, shift=0):
    """Return the function that XORs the right rotations of a word by `amounts` and, unless `shift`
    is 0, its right shift by `shift`."""
    return lambda x: reduce(xor,
                            [*(ror(x, n) for n in amounts), *([shr(x, shift)] if shift else [])])


def rnds2(sum1, sum0):
    """Return the semantics of SHA256RNDS2 with the Sigma functions `sum1` (of e) and `sum0` (of a).

    The instruction runs two rounds on two registers, with C, D, G, H and A, B, E, F from the
    highest lane to the lowest; W + K is in the lowest lanes of the last operand.
    """
    def means(cdgh, abef, wk):
        """Return the lanes F, E, B, A after two rounds, the lowest lane first."""
        h, g, d, c = cdgh
        f, e, b, a = abef
        for t in (0, 1):
            t1 = h + sum1(e) + ch(e, f, g) + wk[t]
            t2 = sum0(a) + maj(a, b, c)
            a, b, c, d, e, f, g, h = t1 + t2, a, b, c, d + t1, e, f, g
        return [f, e, b, a]
    return means


def msg1(sigma0):
    """Return the semantics of SHA256MSG1: W_{t-16} + sigma0(W_{t-15}) for four consecutive t."""
    return lambda a, b: [x + sigma0(y) for x, y in zip(a, a[1:] + b[:1])]


def msg2(sigma1):
    """Return the semantics of SHA256MSG2: add sigma1(W_{t-2}) for four consecutive t. For the last
    two t, W_{t-2} are the first two results."""
    def means(a, b):
        words = b[2:]
        for j in range(4):
            words = words + [a[j] + sigma1(words[j])]
        return words[2:]
    return means


def rnds4(abcd, w, i):
    """Return the result of SHA1RNDS4: the lanes D, C, B, A after four rounds, the lowest lane
    first. `w` has four schedule words; to the first of them, in lane 3, E was added. `i` selects
    the function and the constant of the rounds."""
    f = (ch, lambda x, y, z: x ^ y ^ z, maj, lambda x, y, z: x ^ y ^ z)[i & 3]
    k = (0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xCA62C1D6)[i & 3]      # SDM, SHA1RNDS4
    d, c, b, a = abcd
    e = a.like(0)
    for t in range(4):
        a, b, c, d, e = rol(a, 5) + f(b, c, d) + w[3 - t] + e + k, a, rol(b, 30), c, d
    return [d, c, b, a]


def sha1_msg2(a, b):
    """Return the result of SHA1MSG2: the last XOR and the rotation of four schedule words; the last
    word uses the first result."""
    first = rol(a[3] ^ b[2], 1)
    return [rol(a[0] ^ first, 1), rol(a[1] ^ b[0], 1), rol(a[2] ^ b[1], 1), first]


S = vector_fields(128, preserves_upper=True, lane=32, takes_lane_lists=True, mem="b",
                  pattern=False)

ROWS = (
    Row("sha256rnds2 {d:=a}, {b}, {c:xmm0}", rnds2(sigma(6, 11, 25), sigma(2, 13, 22)), **S),
    Row("sha256msg1 {d:=a}, {b}", msg1(sigma(7, 18, shift=3)), **S),
    Row("sha256msg2 {d:=a}, {b}", msg2(sigma(17, 19, shift=10)), **S),
    Row("sha1rnds4 {d:=a}, {b}, {i}", rnds4, **S),
    Row("sha1nexte {d:=a}, {b}", lambda a, b: b[:3] + [b[3] + rol(a[3], 30)], **S),
    Row("sha1msg1 {d:=a}, {b}", lambda a, b: [a[0] ^ b[2], a[1] ^ b[3], a[2] ^ a[0], a[3] ^ a[1]],
        **S),
    Row("sha1msg2 {d:=a}, {b}", sha1_msg2, **S),
)
WIDE = dict(avx512.ISA, about="the SHA extensions beside AVX-512 (Ice Lake, Zen 4 and later)",
            rows=ROWS, extends=("avx512",), registers={"int": 16, "vec": 32, "mask": 8, "low": 16},
            engines=("sha256",), features=(*avx512.FEATURES, "sha_ni"))
ISA = dict(sse41.ISA, about="the SHA extensions beside SSE4.1 (Goldmont, Zen, Ice Lake and later)",
           rows=ROWS, extends=("sse41",), engines=("sha1", "sha256"),
           features=("ssse3", "sse4_1", "sha_ni"), with_wider_vectors=WIDE)
