"""Proofs about assembled code: an object file goes in, a verdict comes out. Imports nothing of the compiler.

For the rest of the program:

    describe_object(object, symbol) -> Description(features, instructions, code_bytes, stack_bytes)
        cheap, no proof: what the manifest wants to know. `object`: a path or the bytes of an ELF, COFF or Mach-O
        object, or an archive. features: as in /proc/cpuinfo, sorted, baseline left out.
"""

from __future__ import annotations

from pathlib import Path

from .decode import Description, Program, describe
from .objects import ObjectError, load

__all__ = ["Description", "ObjectError", "describe_object"]


def describe_object(source: str | Path | bytes, symbol: str) -> Description:
    """Features, static instruction count, code bytes and stack bytes (pushes included) of one function.

    `source` is the path or the bytes of an ELF, COFF or Mach-O object, or of an archive of ELF objects. Raises
    ObjectError, with a message of one line, for what is no x86-64 object or lacks the symbol.
    """
    image = load(source, symbol)
    return describe(Program(image, image.address_of(symbol)))
