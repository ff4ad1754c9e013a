"""SHA-512 extensions beside AVX2: two rounds of SHA-512 at once, and four words of its schedule.

Meanings are those of Intel's Architecture Instruction Set Extensions Programming Reference (319433), VSHA512RNDS2,
VSHA512MSG1 and VSHA512MSG2: what SHA-256's do (shani.py), with other amounts. Lists are lanes, least significant first:
the manual's qword[3] is lane 3. Assemblers of 2023 do not know these instructions, so they are written as bytes. Their
time is taken not to depend on data, as that of SHA-256's, which Intel's list (check/timing.py) names.
"""

from . import ISA as Isa
from . import Row, avx2
from .shani import msg1, msg2, rnds2, sigma

S = dict(register_class="vec", widths=(256,), flags=None, lane=64, moves_only_bytes=True, pattern=False, steady=True,
         as_bytes=True)

ROWS = (
    Row("vsha512rnds2 {d:=a}, {b}, {c:x}", rnds2(sigma(14, 18, 41), sigma(28, 34, 39)), **S),
    Row("vsha512msg1 {d:=a}, {b:x}", msg1(sigma(1, 8, shift=7)), **S),
    Row("vsha512msg2 {d:=a}, {b}", msg2(sigma(19, 61, shift=6)), **S),
)
ISA = Isa("sha512ni", "the SHA-512 extensions beside AVX2 (Arrow Lake, Lunar Lake and later)", ROWS, (avx2.ISA,),
          vector=256, rotations=avx2.ISA.rotations, lane_rotations=avx2.ISA.lane_rotations, engines=("sha512",),
          features=("avx", "avx2", "sha512"))
