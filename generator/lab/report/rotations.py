"""Cost of one rotation on this machine, measured outside any kernel, which explains the effect of
the option ROT.

Output are cycles per rotation for each value of ROT that this processor can execute: in one
dependence chain, in independent chains, and in independent chains with three additions for each
rotation. A kernel cannot be faster than its rotations.
"""

from collections.abc import Sequence
from typing import Any

from ...x86.uarch.processors import missing_features
from ..measure.sampler import measure_assembly

# Value of ROT -> instructions that rotate register {r}; {w} is a scratch register.
ROTATION_CODE = {"ror": ("ror {r}, 7",), "rorx": ("rorx {r}, {r}, 7",),
                 "shrd": ("shrd {r}, {r}, 7",), "shld": ("shld {r}, {r}, 25",),
                 "shift": ("mov {w}, {r}", "shr {r}, 7", "shl {w}, 25", "or {r}, {w}")}
ROTATIONS_PER_CALL = 512
CHAINS, SUMS = ("eax", "ecx", "esi", "edi", "r8d"), ("r9d", "r10d", "r11d")
# Case -> registers that are rotated in turn, so that each is a dependence chain; registers to each
# of which a number is added after each rotation.
CASES = {"alone": (CHAINS[:1], ()), "beside": (CHAINS, ()), "among": (CHAINS, SUMS)}


def rotation_function(name: str, instructions: Sequence[str], chains: Sequence[str],
                      sums: Sequence[str]) -> str:
    """Return the assembly text of a function that executes ROTATIONS_PER_CALL rotations. `name`:
    the function's symbol; `instructions`: the instructions of one rotation, as in ROTATION_CODE;
    `chains`: registers that are rotated in turn; `sums`: registers to each of which a number is
    added after each rotation."""
    body = []
    for k in range(ROTATIONS_PER_CALL):
        rotated = chains[k % len(chains)]
        body += [instruction.format(r=rotated, w="edx") for instruction in instructions]
        body += [f"add {register}, 3" for register in sums]
    return "\n".join([f".globl {name}", f".type {name}, @function", f"{name}:", *body, "ret"])


def measure_rotations(seconds: float) -> dict[str, Any]:
    """Measure the rotations that this processor can execute. Return value of ROT -> case, a key of
    CASES -> result as of measure_candidates, but per rotation in place of per byte. `seconds`:
    measuring time of all values and cases together."""
    runnable = [name for name in ROTATION_CODE if name != "rorx"
                or not missing_features(["bmi2"])]
    functions = {f"{name}_{case}": rotation_function(f"{name}_{case}", ROTATION_CODE[name],
                                                     *registers)
                 for name in runnable for case, registers in CASES.items()}
    text = "\n".join([".intel_syntax noprefix", ".text", *functions.values(),
                      '.section .note.GNU-stack,"",@progbits', ""])
    results = measure_assembly(text, dict.fromkeys(functions, 1), ROTATIONS_PER_CALL, seconds)
    return {name: {case: results[f"{name}_{case}"] for case in CASES} for name in runnable}
