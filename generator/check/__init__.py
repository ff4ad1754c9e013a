"""Proofs about assembled code: an object file goes in, a verdict comes out. Imports nothing of the compiler.

For the rest of the program (`source` is a path or the bytes of an ELF, COFF or Mach-O object, or of an archive):

    describe_object(source, symbol) -> Description(features, instructions, code_bytes, stack_bytes)
        Cheap, no proof: what the manifest wants to know. features: as in /proc/cpuinfo, sorted, baseline left out.

    prove_object(source, symbol, claim, effort=USUAL) -> Verdict
        claim: Claim.of(hash_name, kind, n, ...), or Claim.of_entry(entry of a manifest, abi). hash_name: a family or any hash
        of it. kind: a name of generator/text/kinds.py, whose records say what is proved: blocks, schedule, rounds or fixed
        (with length, the bytes of the whole message, and the very hash). n: blocks scheduled at once (needed for schedule;
        for blocks only used to look for counterexamples). abi: sysv or win64. least: the smallest count of blocks that
        callers may pass (0 for our kernels). assumed: undefined symbol -> its bytes. stack_bytes: of stack that it may take.
        effort: how much may be spent before it is given up, and on what.
        Verdict.proved says all; .message is one line (what was proved, or what is wrong and where); .checks has
        one entry per check; .features, .instructions, .code_bytes, .stack_bytes, .retired (instructions per block
        by class), .accessed, .residue, .counterexample, .seconds; .as_dict().

    fingerprint.code_hash(image, symbol, verdict.constants) -> str
        Equal for functions with the same bytes of code and of constants, in whatever object or program they lie.

    mutants.campaign(entries, text_of, assemble, kept, seconds) -> skipped
        What `make mutants` does, and keeps in `kept`; see generator/check/mutants.py.

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
