"""Cost of one rotation on this machine, measured outside any kernel: the cause of the effect of
ROT.

Output are cycles per rotation for each form that this processor has: in one dependence chain, in
independent chains, and together with three additions, as in a round. A kernel cannot be faster than
its rotations.
"""

import tempfile
from pathlib import Path
from typing import Any

from ..measure import clock, host
from ..measure.sampler import Candidate, measure

# Values of ROT in GAS syntax; {w} is a scratch register.
ROTATION_CODE = {"ror": ("ror {r}, 7",), "rorx": ("rorx {r}, {r}, 7",),
                 "shrd": ("shrd {r}, {r}, 7",), "shld": ("shld {r}, {r}, 25",),
                 "shift": ("mov {w}, {r}", "shr {r}, 7", "shl {w}, 25", "or {r}, {w}")}
CHAINS = ("eax", "ecx", "esi", "edi", "r8d")
SUMS = ("r9d", "r10d", "r11d")
TIMES = 512                        # rotations per call


WAYS = {"alone": (CHAINS[:1], ()), "beside": (CHAINS, ()), "among": (CHAINS, SUMS)}


def function(name: str, rows: tuple[str, ...], chains: tuple[str, ...],
             sums: tuple[str, ...]) -> str:
    """Return a function that rotates `chains` in turn and adds to each of `sums` after every
    rotation."""
    body = [line for k in range(TIMES)
            for line in (*(row.format(r=chains[k % len(chains)], w="edx") for row in rows),
                         *(f"add {register}, 3" for register in sums))]
    return "\n".join([f".globl {name}", f".type {name}, @function", f"{name}:", *body, "ret"])


def measure_rotations(seconds: float) -> dict[str, Any]:
    """Return cycles of a rotation, {form: {way: result of sampler.measure}}."""
    runnable = [name for name in ROTATION_CODE if name != "rorx" or not host.lacking(["bmi2"])]
    text = "\n".join([".intel_syntax noprefix", ".text",
                      *(function(f"{name}_{way}", ROTATION_CODE[name], *registers)
                        for name in runnable for way, registers in WAYS.items()),
                      '.section .note.GNU-stack,"",@progbits', ""])
    with tempfile.TemporaryDirectory(prefix="nsms-rotations-") as scratch:
        source = Path(scratch) / "rotations.S"
        source.write_text(text, encoding="ascii")
        loaded = clock.library(Path(scratch), "report", [source])
        functions = [f"{name}_{way}" for name in runnable for way in WAYS]
        figures = measure(loaded, {name: Candidate(loaded[name], 1) for name in functions}, TIMES,
                          seconds)
    return {name: {way: figures[f"{name}_{way}"] for way in WAYS} for name in runnable}
