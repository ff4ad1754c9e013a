"""Proofs about assembled code. Input: an object file and a claim about one function in it. Output:
a verdict. Method: symbolic execution of the machine code on normal forms, with loop invariants for
loops of unknown length. Nothing of the compiler is imported, so that an error of the compiler
cannot hide itself.

Interface for the rest of the program: `prove_object` decides whether a function meets its `Claim`
(`Claim.of` builds one from names, `Claim.of_entry` from a manifest's entry);
`Disassembly.sha256` identifies a function in any object that contains it. Both raise ObjectError
for an object that they cannot use. Its message has one line, and the program then exits with status
2. The program exits with status 1 if a function is not proved.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .contents import ObjectError

if TYPE_CHECKING:
    from .claim import Claim, Effort, Verdict
    from .prover import prove_object


def __getattr__(name: str) -> Any:
    """Import the prover where it is used: reading an object does not need it."""
    modules = {"Claim": "claim", "Effort": "claim", "prove_object": "prover", "Verdict": "claim"}
    if name not in modules:
        raise AttributeError(name)
    return getattr(import_module(f".{modules[name]}", __name__), name)


__all__ = ["Claim", "Effort", "ObjectError", "Verdict", "prove_object"]
