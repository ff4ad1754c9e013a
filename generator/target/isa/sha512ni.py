"""SHA-512 extensions beside AVX2: two rounds of SHA-512 at once, and four words of its schedule.

Meanings are those of Intel's Architecture Instruction Set Extensions Programming Reference (319433), VSHA512RNDS2,
VSHA512MSG1 and VSHA512MSG2. Lists are lanes, least significant first: the manual's qword[3] is lane 3. Assemblers of
2023 do not know these instructions, so they are written as bytes. Their time is taken not to depend on data, as that of
SHA-256's, which Intel's list (check/timing.py) names.
"""

from ...text.words import ror, shr
from . import ISA as Isa
from . import Row, avx2
from .shani import ch, maj


def s0(x):
    """The small sigma of MSG1."""
    return ror(x, 1) ^ ror(x, 8) ^ shr(x, 7)


def s1(x):
    """The small sigma of MSG2."""
    return ror(x, 19) ^ ror(x, 61) ^ shr(x, 6)


def rnds2(cdgh, abef, wk):
    """VSHA512RNDS2: two rounds on (C, D, G, H) and (A, B, E, F) with W + K in the lanes of a 128-bit register."""
    h, g, d, c = cdgh
    f, e, b, a = abef
    for t in (0, 1):
        t1 = h + (ror(e, 14) ^ ror(e, 18) ^ ror(e, 41)) + ch(e, f, g) + wk[t]
        t2 = (ror(a, 28) ^ ror(a, 34) ^ ror(a, 39)) + maj(a, b, c)
        a, b, c, d, e, f, g, h = t1 + t2, a, b, c, d + t1, e, f, g
    return [f, e, b, a]


def msg1(a, b):
    """VSHA512MSG1: W_{t-16} + sigma0(W_{t-15}) of four t."""
    words = a + b[:1]
    return [words[j] + s0(words[j + 1]) for j in range(4)]


def msg2(a, b):
    """VSHA512MSG2: adds sigma1(W_{t-2}) of four t; the last two use the first two results."""
    words = b[2:]
    for j in range(4):
        words = words + [a[j] + s1(words[j])]
    return words[2:]


S = dict(bank="vec", widths=(256,), flags=None, lane=64, whole=True, pattern=False, steady=True, as_bytes=True)

ROWS = (
    Row("vsha512rnds2 {d:=a}, {b}, {c:x}", rnds2, **S),
    Row("vsha512msg1 {d:=a}, {b:x}", msg1, **S),
    Row("vsha512msg2 {d:=a}, {b}", msg2, **S),
)
ISA = Isa("sha512ni", "the SHA-512 extensions beside AVX2 (Arrow Lake, Lunar Lake and later)", ROWS, (avx2.ISA,),
          vector=256, rotations=avx2.ISA.rotations, lane_rotations=avx2.ISA.lane_rotations, engines=("sha512",),
          features=("avx", "avx2", "sha512"))
