"""Proofs about assembled code: an object file goes in, a verdict comes out. Imports nothing of the compiler.

For the rest of the program: `prove_object` says whether a function does what is claimed of it (`Claim.of` by names,
`Claim.of_entry` by a manifest's entry), `describe_object` what can be told without a proof; `fingerprint.code_hash` knows a
function again in whatever object it lies.
All raise ObjectError (one line) for what cannot be read at all: exit 2. A verdict that is not proved: exit 1.
"""

from pathlib import Path

from .claim import Claim, Effort
from .decode import Disassembly
from .description import Description, describe
from .objects import ObjectError, load
from .prover import prove_object
from .verdict import Verdict

__all__ = ["Claim", "Description", "Effort", "ObjectError", "Verdict", "describe_object", "prove_object"]


def describe_object(source: str | Path | bytes, symbol: str) -> Description:
    """Features, static instruction count, code bytes and stack bytes (pushes included) of one function.

    `source` is the path or the bytes of an ELF, COFF or Mach-O object, or of an archive of ELF objects. Raises
    ObjectError, with a message of one line, for what is no x86-64 object or lacks the symbol.
    """
    image = load(source, symbol)
    return describe(Disassembly(image, image.address_of(symbol)))
