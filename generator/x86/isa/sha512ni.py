"""SHA-512 extensions with AVX2: two rounds of SHA-512 and four words of its schedule per
instruction.

The semantics are those of Intel's Architecture Instruction Set Extensions Programming Reference
(319433), VSHA512RNDS2, VSHA512MSG1 and VSHA512MSG2. They differ from the SHA-256 instructions
(shani.py) only in the rotation amounts and the width of words. Lists of lanes begin with the least
significant lane: the manual's qword[3] is lane 3. Assemblers of 2023 lack these instructions, so
the printers emit their encodings as bytes. Intel's list of instructions with data-independent
timing (check/timing.py) names the SHA-256 instructions only; the SHA-512 instructions are assumed
to have it too.
"""

from . import Row, avx2, vector_fields
from .shani import msg1, msg2, rnds2, sigma

S = vector_fields(256, lane=64, takes_lane_lists=True, pattern=False, data_independent_time=True,
                  emit_as_bytes=True)

ROWS = (
    Row("vsha512rnds2 {d:=a}, {b}, {c:x}", rnds2(sigma(14, 18, 41), sigma(28, 34, 39)), **S),
    Row("vsha512msg1 {d:=a}, {b:x}", msg1(sigma(1, 8, shift=7)), **S),
    Row("vsha512msg2 {d:=a}, {b}", msg2(sigma(19, 61, shift=6)), **S),
)
ISA = dict(avx2.ISA, about="the SHA-512 extensions beside AVX2 (Arrow Lake, Lunar Lake and later)",
           rows=ROWS, extends=("avx2",), engines=("sha512",), features=("avx", "avx2", "sha512"))
