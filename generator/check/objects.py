"""Object files for the prover. Input: an ELF object for x86-64. Output: an `Image`."""

from collections.abc import Collection

from .contents import ObjectError, errors_of_file
from .elf import ElfObject
from .image import FIRST, Image, Relocation, Section

LARGEST_OBJECT = 1 << 26  # bytes


def load(data: bytes, name: str = "the object", assume: Collection[str] = ()) -> Image:
    """Return the image of the object in `data`; messages call it `name`. `assume`: as in ElfObject.
    Raise ObjectError if it cannot be read.
    """
    with errors_of_file(name):
        if len(data) > LARGEST_OBJECT:
            raise ObjectError(f"{name} has more than {LARGEST_OBJECT} bytes")
        if not data.startswith(b"\x7fELF"):
            raise ObjectError(f"{name} is no ELF object for x86-64")
        return ElfObject(data, assume).image


__all__ = ["FIRST", "Image", "ObjectError", "Relocation", "Section", "load"]
