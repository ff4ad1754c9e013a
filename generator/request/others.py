"""Kernels for messages of one length, and tables of padding: the words of a request go in, OneLength and Padding (with the
Rounds that read them) come out, or Refused."""

from collections.abc import Mapping

from ..plan.shapes import Whole, passes
from ..target import isa as isas
from ..text import hashes, padding
from ..text.message import message
from .asked import Refused, all_of, check_n, families, isa_names, whole_number
from .cells import Kernel, OneLength, Padding, Rounds
from .kernels import picked, rounds_alone
from .refusals import checked

FIXED = ("len", "shape", "const", "prefix_block")        # what a kernel for messages of one length can be told


def of_one_length(asked: Mapping[str, str]) -> list[OneLength]:
    """The kernels for messages of one length that a request names."""
    check_fixed(asked)
    families(asked.get("hash"))
    names = [asked["hash"]] if "hash" in asked else hashes.variants()
    n = whole_number("N", asked["n"]) if "n" in asked else 1
    length = whole_number("LEN", asked["len"]) if "len" in asked else None
    return all_of(one_length, [(name, isa_name, n, length, asked) for name in names for isa_name in isa_names(asked)])


def one_length(name: str, isa_name: str, n: int, length: int | None, asked: Mapping[str, str]) -> OneLength:
    """The kernel of one hash on one ISA; Refused says why there is none."""
    (hash, _), isa = hashes.find(name), isas.load(isa_name)
    try:
        m = message(hash, name, length, *(asked.get(v, "") for v in FIXED[1:]))
    except ValueError as error:
        raise Refused(str(error)) from None
    check_n(hash, isa, n)
    steps = [step for one in passes(hash, m) for step in one.steps]
    if n > 1 and not any(isinstance(step, Whole) and step.blocks >= n for step in steps):
        raise Refused(f"N={n} schedules {n} blocks at once, and no message of {m.length} bytes has so many whole ones. "
                      f"Leave N out.")
    return checked(OneLength(name, isa_name, n, m, **picked(isa, asked)))


def check_fixed(asked: Mapping[str, str]) -> None:
    """Refuses words that say nothing of a message of one length, or too little."""
    if asked.get("kind", "fixed") != "fixed":
        told = next(name for name in FIXED if name in asked)
        raise Refused(f"KIND={asked['kind']} takes messages of any length, so {told.upper()} means nothing there. "
                      "Leave one of them out.")
    if not any(name in asked for name in FIXED):
        raise Refused("KIND=fixed needs to know how long the message is. Try LEN=64, or SHAPE=merkle64.")
    for name in ("shape", "const", "prefix_block"):
        if name in asked and not asked[name]:
            raise Refused(f"{name.upper()}= says nothing. Leave it out, or try SHAPE=merkle64.")


def of_padding(asked: Mapping[str, str]) -> list[Padding | Rounds]:
    """For each family the tables of the last blocks of some lengths, and the rounds that read them."""
    if asked.get("kind", "padding") != "padding":
        raise Refused(f"KIND={asked['kind']} takes messages of any length, so LENS means nothing there. Leave one of them out.")
    if "lens" not in asked:
        raise Refused("KIND=padding needs to know which lengths. Try LENS=64,128,192,256.")
    for name in asked:
        if name not in ("hash", "isa", "kind", "lens"):
            raise Refused(f"KIND=padding writes tables, for which {name.upper()} means nothing. Leave it out.")
    lengths = tuple(sorted({whole_number("LENS", text) for text in asked["lens"].split(",")}))
    targets = isa_names(asked)
    made: list[Padding | Rounds] = []
    refusals: list[Refused] = []
    for family in families(asked.get("hash")):
        try:
            for length in lengths:
                padding.table(hashes.load(family), length)
        except ValueError as error:
            refusals.append(Refused(f"LENS={asked['lens']}: there is no table for {family}: {error}."))
            continue
        alone = [cell for name in targets if isas.load(name).serves(family)
                 for cell in rounds_alone(Kernel(family, name, 1, **picked(isas.load(name), {})))]
        if not alone:
            refusals.append(Refused(f"{targets[0]} has no rounds of {family} that read W_t + K_t. Try ISA=x64 or ISA=bmi2."))
            continue
        made += [Padding(family, asked.get("isa", ""), lengths), *dict.fromkeys(alone)]
    if not made:
        raise refusals[0]
    return made
