"""Kernels for one message: the words of a request go in, Kernel and Rounds, OneLength or Padding come out, or Refused.

What a request leaves open is everything that is written by default; what was tuned for a processor has the choices that a
search found, as far as the request leaves them open.
"""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from ..plan.shapes import Whole, passes
from ..plan.special import ENGINES
from ..target import isa as isas
from ..target import uarch
from ..target.isa import ISA
from ..text import hashes, padding
from ..text.kinds import KINDS as RECORDS
from ..text.message import message
from .asked import Refused, all_of, check_n, families, isa_names, natural, ns, pick, whole_number
from .cells import Kernel, Many, OneLength, Padding, Rounds
from .choices import CHOICES, DEMANDS, EVERY, defaults, value
from .refusals import checked

Tunable = TypeVar("Tunable", Kernel, Many)
KINDS = tuple(name for name, kind in RECORDS.items() if not kind.whole and not kind.of_m)
FIXED = ("len", "shape", "const", "prefix_block")        # what a kernel for messages of one length can be told


def kernels(asked: Mapping[str, str]) -> list[Kernel | Rounds]:
    """The kernels that a request names; Refused if there are none."""
    kinds = (pick("kind", asked["kind"], tuple(RECORDS)),) if "kind" in asked else KINDS
    places = placed(asked)

    def at(family: str, isa_name: str, n: int) -> Kernel:
        return tuned(checked(Kernel(family, isa_name, n, **picked(isas.load(isa_name), asked))), asked)
    made: list[Kernel | Rounds] = []
    for cell in all_of(at, places):
        if set(has(cell)) & set(kinds):
            made.append(replace(cell, kinds=has(cell)))
        if "rounds" in kinds and cell.uarch == "generic":
            made += [alone for alone in rounds_alone(cell) if alone not in made]
    if not made:
        raise Refused(nothing(asked, *places[0]))
    return made


def placed(asked: Mapping[str, str]) -> list[tuple[str, str, int]]:
    """The hash, ISA and n of each kernel that a request names; Refused if there is none."""
    names, targets = families(asked.get("hash")), isa_names(asked)
    if "n" not in asked:
        if found := natural_places(names, targets):
            return found
        raise Refused(f"{targets[0]} has instructions for {' and '.join(isas.load(targets[0]).engines)} only, none for "
                      f"{names[0]}. Try ISA=avx2.")
    n = whole_number("N", asked["n"])

    def fitting(family: str, isa_name: str) -> tuple[str, str, int]:
        check_n(hashes.load(family), isas.load(isa_name), n)
        return family, isa_name, n
    return all_of(fitting, [(family, isa_name) for family in names for isa_name in targets])


def natural_places(families: Sequence[str], isa_names: Sequence[str]) -> list[tuple[str, str, int]]:
    """What is written when no n is named: for each hash and ISA n = 1, 2 and the natural n, and what ISA=avx2 N=8 would write."""
    wanted = []
    for family in families:
        for isa_name in isa_names:
            hash, isa = hashes.load(family), isas.load(isa_name)
            extra = {8} if isa_name == "avx2" and 8 in ns(hash, isa) else set()
            wanted += [(family, isa_name, n) for n in sorted({1, 2, natural(hash, isa)} & set(ns(hash, isa)) | extra)]
    return wanted


def nothing(asked: Mapping[str, str], family: str, isa_name: str, n: int) -> str:
    """Why a request for a kind of kernel finds none."""
    why = ("KIND=schedule stores W + K, and ADDK=rounds does not" if asked.get("addk") == "rounds" else
           f"the rounds of {family} on {isa_name} add K themselves, so nothing could read W + K"
           if isas.load(isa_name).special else
           "a schedule is for n = 1, and for one word of each block in a register and no lane idle")
    return f"no kernel of kind {asked.get('kind')} exists for that request: {why}. Try KIND=blocks."


def picked(isa: ISA, asked: Mapping[str, str], usual: Mapping[str, str] | None = None) -> dict[str, Any]:
    """The value of each choice of a cell, by what is `usual` for it where that is not the ISA's default."""
    given = {c.name: value(c, isa, asked.get(c.name, (usual or {}).get(c.name) or None)) for c in EVERY}
    return given if "carry" in asked else {**given, "carry": ""}


def tuned(cell: Tunable, asked: Mapping[str, str]) -> Tunable:
    """The cell with the choices that a search found best for it on its microarchitecture, as far as the request leaves them
    open. Refused where none was found; as it is where what was found no longer fits (which is told)."""
    if cell.uarch == "generic":
        return cell
    usual = cell.usual if isinstance(cell, Many) else defaults(cell.isa)
    named = {c.name: asked[c.name] for c in CHOICES if c.name in asked and c.name not in ("wipe", "uarch")}
    found = uarch.choices(cell.uarch, cell.place, {**named, "schedule": cell.schedule, "mix": cell.mix}, usual)
    if found is None:
        stems = sorted({name.split("/")[0] for name in uarch.kernels(cell.uarch)})
        raise Refused(f"nothing was tuned for {cell.uarch} that this asks for; there is {', '.join(stems) or 'nothing yet'}.")
    try:
        kept = {c.name: getattr(cell, c.name) for c in DEMANDS if getattr(cell, c.name)}
        given = picked(cell.target, {**found, **kept, "wipe": cell.wipe, "uarch": cell.uarch}, usual)
        return checked(replace(cell, **given))
    except Refused as refused:
        print(f"nsms: the choices that {cell.uarch}.json has for {cell.hash} on {cell.isa} with {cell.size[-1]} do not fit this "
              f"version, and generic ones are taken: {refused}", file=sys.stderr)
        return cell


def scalar(isa: ISA) -> ISA:
    """The ISA whose rounds are this one's: rounds alone are the same code, so they exist once."""
    return isa if isa.special or not isa.vector else scalar(isa.extends[0])


def split(cell: Kernel) -> bool:
    """Whether W_t + K_t can stand in memory between the schedule and the rounds."""
    engine = ENGINES.get((cell.isa, cell.family.NAME))
    return engine is None or engine.with_k


def rounds_alone(cell: Kernel) -> list[Rounds]:
    """The rounds beside a cell's schedules, with those of its choices that mean something for them and are not just what is usual
    on its ISA; none if they add K."""
    isa = scalar(cell.target).name
    given: dict[str, Any] = {c.name: named if c.alone and (named := getattr(cell, c.name)) != defaults(cell.isa)[c.name]
                             else defaults(isa)[c.name] for c in EVERY}
    return [Rounds(cell.hash, isa, **given)] if split(cell) else []


def has(cell: Kernel) -> tuple[str, ...]:
    """The kinds of kernel that stand in the file of a cell: a schedule where wk[t*n + j] = W_t + K_t is how rows lie."""
    lay = cell.lay
    if cell.rounds == "lanes":
        return ("blocks",)                               # whose schedules are those of the same n with other rounds
    whole = split(cell) if cell.target.special else lay and not lay.bare and (
        lay.n == 1 or lay.k == 1 and lay.slots == lay.n)
    return ("blocks", "schedule") if whole else ("blocks",)


# Messages of one length, and tables of padding.

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
    hash, isa = hashes.find(name), isas.load(isa_name)
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
    if other := next((name for name in ("m", "schedule", "mix", "lens") if name in asked), None):
        raise Refused(f"a kernel for one length takes one message, so {other.upper()} means nothing there. Leave it out.")
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
