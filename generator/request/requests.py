"""Where a request comes in: variables of the Makefile, in lower case, with their values; what is to be written comes out.

Where nothing is named, that is the committed set.
"""

from collections.abc import Mapping

from ..target import uarch
from .asked import pick
from .cells import Kernel, Request
from .choices import CHOICES, DEMANDS, OF_MANY
from .flavours import flavoured, of_flavour
from .kernels import FIXED, kernels, of_one_length, of_padding
from .many import MANY, of_many

VARIABLES = ("hash", "isa", "n", "m", *(c.name for c in CHOICES + OF_MANY), "kind", "len", "lens", "shape", "const",
             "prefix_block", *(c.name for c in DEMANDS))

LANES = (("sha256", 1), ("sha256", 16), ("sha512", 1), ("sha512", 8))         # rounds in two lanes, in the committed set
LENGTHS = (("sha256", 64, ("shani", "avx2")), ("sha512", 128, ("avx2",)))   # messages of one length, in the committed set
MESSAGES = (("sha1", ("shani", "avx2", "avx512")), ("sha256", ("shani", "avx2", "avx512")),
            ("sha512", ("avx2", "avx512")))                     # many messages at once, in the committed set
OTHERWISE = ({"hash": "sha512", "isa": "avx2", "mix": "1"}, {"hash": "sha256", "isa": "shani", "schedule": "lanes"})   # and so


def cells(asked: Mapping[str, str]) -> list[Request]:
    """What a request names: each is a file. Refused if it makes no sense."""
    for name in asked:
        pick("variable", name, VARIABLES)
    if flavoured(asked):
        return [*of_flavour(asked)]
    if asked.get("kind") == "fixed" or any(name in asked for name in FIXED):
        return [*of_one_length(asked)]
    if asked.get("kind") == "padding" or "lens" in asked:
        return [*of_padding(asked)]
    if asked.get("kind") in MANY or {"m", "schedule", "mix"} & {*asked}:
        return [*of_many(asked)]
    return [*kernels(asked)] if asked else committed()


def blocks(asked: Mapping[str, str]) -> list[Kernel]:
    """The kernels of kind blocks that a request names; Refused if it makes no sense."""
    return [cell for cell in cells({**asked, "kind": "blocks"}) if isinstance(cell, Kernel)]


def committed() -> list[Request]:
    """What generated/ holds: the kernels of every hash and ISA, some with rounds in two lanes, some for messages of one length,
    some for many messages, and every tuned one that is not the generic one."""
    made: list[Request] = [*kernels({})]
    for hash, n in LANES:
        made += blocks({"hash": hash, "isa": "avx512", "n": str(n), "rounds": "lanes"})
    for hash, length, isa_names in LENGTHS:
        for name in isa_names:
            made += of_one_length({"hash": hash, "isa": name, "len": str(length)})
    for hash, some in MESSAGES:
        for name in some:
            made += of_many({"hash": hash, "isa": name})
    for more in OTHERWISE:
        made += of_many(more)
    for name in uarch.names():
        for title, found in uarch.kernels(name).items():
            if not uarch.generic(name, title):
                asked = {"hash": found["hash"], "isa": found["isa"], "uarch": name}
                own = {c.name: found["choices"][c.name] for c in OF_MANY if c.name in found["choices"]}
                made += of_many({**asked, **own, "m": str(found["m"])}) if found.get("m") else (
                    blocks({**asked, "n": str(found["n"])}))
    return made
