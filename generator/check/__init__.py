"""Proofs about assembled code. Input: an object file and a claim about one function in it. Output:
a verdict. Method: symbolic execution of the machine code on normal forms, with loop invariants for
loops of unknown length. Nothing of the compiler is imported, so that an error of the compiler
cannot hide itself.

Interface for the rest of the program: `prove_object` decides whether a function meets its `Claim`
(`Claim.of` builds one from names, `Claim.of_entry` from a manifest's entry); `describe_object`
reports what is visible without a proof; `fingerprint.code_hash` identifies a function in any object
that contains it. All raise ObjectError, with a message of one line, for files that cannot be read
(exit status 2). A verdict that is not proved means exit status 1.
"""

from pathlib import Path

from .claim import Claim, Effort
from .description import Description, describe
from .disassembly import Disassembly
from .objects import ObjectError, load
from .prover import prove_object
from .verdict import Verdict

__all__ = ["Claim", "Description", "Effort", "ObjectError", "Verdict", "describe_object",
           "prove_object"]


def describe_object(source: str | Path | bytes, symbol: str) -> Description:
    """Return features, static instruction count, code bytes and stack bytes (pushes included) of
    one function.

    `source` is the path or the bytes of an ELF, COFF or Mach-O object, or of an archive of ELF
    objects. Raises ObjectError, with a message of one line, if it is no x86-64 object or lacks the
    symbol.
    """
    image = load(source, symbol)
    return describe(Disassembly(image, image.address_of(symbol)))
