"""Kernels as a house takes them in: the words of a request with FLAVOUR go in, Kernels or Many come out, or Refused.

What a request leaves open is what the house has: every kernel that it has a name for, with the n and the other choices that its
file says; but what is written only where its ISA is named.
"""

from collections.abc import Mapping
from dataclasses import replace

from ..target import flavour, isa
from ..target.flavour import Flavour, Named
from .asked import Refused, families, pick
from .cells import Kernel, Many
from .kernels import kernels
from .many import MANY, of_many

# What a house's functions take, by their kind, and the variable that means nothing for it.
KNOWN = {"blocks": ("any number of blocks", "m"), "pairs": ("any number of nodes", "n")}


def flavoured(asked: Mapping[str, str]) -> bool:
    """Whether a request is of a house's text."""
    return asked.get("flavour", flavour.PLAIN) != flavour.PLAIN


def house_of(asked: Mapping[str, str]) -> tuple[str, Flavour]:
    """The house that a request names."""
    name = pick("FLAVOUR", asked["flavour"], [flavour.PLAIN, *flavour.names()])
    return name, flavour.load(name)


def of_flavour(asked: Mapping[str, str]) -> list[Kernel | Many]:
    """The kernels that a request names; Refused if there are none."""
    name, house = house_of(asked)
    takes, nothing = KNOWN[house.kind]
    if asked.get("kind", house.kind) != house.kind:
        raise Refused(f"FLAVOUR={name} has functions for {takes} only, so KIND={asked['kind']} has no place there. "
                      "Leave one of them out.")
    others = (nothing, "schedule", "mix", "len", "lens", "shape", "const", "prefix_block")
    if other := next((word for word in others if word in asked), None):
        raise Refused(f"FLAVOUR={name} has functions for {takes} only, for which {other.upper()} means nothing. "
                      "Leave one of them out.")
    made: list[Kernel | Many] = []
    refusals: list[Refused] = []
    for named in wanted(name, house, asked):
        told = {**house.choices, **named.choices, **asked, "hash": named.hash, "isa": named.isa, "kind": house.kind}
        try:
            made += several(name, told) if house.kind in MANY else [
                replace(cell, kinds=("blocks",)) for cell in kernels(told) if isinstance(cell, Kernel)]
        except Refused as refused:
            refusals.append(refused)
    if not made:
        raise refusals[0]
    return made


def several(name: str, told: Mapping[str, str]) -> list[Many]:
    """A house's kernels for several messages at once."""
    plain = {word: value for word, value in told.items() if word != "flavour"}
    return [replace(cell, kinds=(told["kind"],), flavour=name) for cell in of_many(plain)]


def check_text(asked: Mapping[str, str], syntax: str, prefix: str) -> str:
    """The syntax of a request's text; Refused where syntax or prefix are not a house's."""
    if not flavoured(asked):
        return syntax
    name, house = house_of(asked)
    own = house.syntax
    if syntax not in ("both", own):
        raise Refused(f"FLAVOUR={name} is written in SYNTAX={own}, not {syntax}. Leave SYNTAX out.")
    if prefix != "nsms_":
        raise Refused(f"FLAVOUR={name} has the symbols of its house, so PREFIX={prefix} means nothing. Leave PREFIX out.")
    return own


def wanted(name: str, house: Flavour, asked: Mapping[str, str]) -> list[Named]:
    """The house's kernels that a request names."""
    hashes = families(asked.get("hash"))
    if "isa" in asked:
        pick("ISA", asked["isa"], isa.names())
    found = [named for named in house.kernels if named.hash in hashes and asked.get("isa", named.isa) == named.isa
             and ("isa" in asked or not named.named)]
    if not found:
        what = " on ".join([*([asked["hash"]] if "hash" in asked else []), *([asked["isa"]] if "isa" in asked else [])])
        have = [f"{family} on {', '.join(own)}" for family in dict.fromkeys(named.hash for named in house.kernels)
                if (own := [named.isa for named in house.kernels if named.hash == family])]
        raise Refused(f"FLAVOUR={name} has no name for {what}; it has {'; '.join(have)}.")
    return found
