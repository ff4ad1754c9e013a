"""What can be asked for: a request (the variables of the Makefile) becomes cells (choices.py), or is refused.

A refusal says what was asked, why not, and what would work.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any

from . import hashes, padding, uarch
from . import isa as isas
from .choices import CHOICES, checked, defaults, value
from .choices import Cell as Cell
from .choices import Refused as Refused
from .isa import ISA
from .plan.layout import layout
from .plan.shapes import Whole, message, passes
from .plan.special import ENGINES

KINDS = ("blocks", "schedule", "rounds")


VARIABLES = ("hash", "isa", "n", *(c.name for c in CHOICES), "kind", "len", "lens", "shape", "const", "prefix_block")


def pick(what: str, asked: str, known: Sequence[str], where: str = "") -> str:
    """`asked`, if it is one of those known."""
    if asked not in known:
        raise Refused(f"there is no {what} {asked!r}{where}; there is {', '.join(known)}.")
    return asked


def ns(hash: ModuleType, isa: ISA) -> list[int]:
    """Every n that the ISA's registers carry; 1 where it has the hash's rounds as instructions."""
    if isa.engines:
        return [1] if hash.NAME in isa.engines else []
    return [n for n in range(1, 65) if layout(hash.WIDTH, n, isa.vector)]


def either(numbers: Sequence[int]) -> str:
    words = [str(n) for n in numbers]
    return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


def check_n(hash: ModuleType, isa: ISA, n: int) -> None:
    """Refuses an n that the lanes cannot carry."""
    legal = ns(hash, isa)
    if n in legal:
        return
    if not isa.vector:
        raise Refused(f"{hash.NAME} on {isa.name} has no lanes, so it schedules one block at a time: N={n} does not fit. "
                      f"Try N=1, or ISA=avx2.")
    if isa.engines:
        raise Refused(f"{isa.name} has instructions for {' and '.join(isa.engines)} only, one block at a time: {hash.NAME} with "
                      f"N={n} does not fit. Try N=1 with one of those, or ISA=avx2.")
    lanes = isa.vector // hash.WIDTH
    raise Refused(f"{hash.NAME} on {isa.name} has {lanes} lanes of {hash.WIDTH} bits: N={n} neither fits nor is twice that. "
                  f"Try N={either(legal)}.")


def whole_number(name: str, text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise Refused(f"{name}={text} is not a whole number. Try {name}=1.")
    return int(text)


def families(asked: str | None) -> list[str]:
    """The families of hashes asked for; those of FIPS 180-4, if none is named."""
    if asked is None:
        return hashes.fips()
    if asked not in hashes.variants():
        raise Refused(f"there is no hash {asked!r}; there is {', '.join(hashes.variants())}.")
    return [hashes.find(asked)[0].NAME]


def natural(hash: ModuleType, isa: ISA) -> int:
    """The paper's n: as many blocks as a register has lanes."""
    return isa.vector // hash.WIDTH if isa.vector else 1


def committed(families: Sequence[str], isa_names: Sequence[str]) -> list[tuple[str, str, int]]:
    """What `make gen` writes when no n is named: for each hash and ISA n = 1, 2 and the natural n, the rounds, and what
    ISA=avx2 N=8 would write. (Where nothing at all is named, tuned kernels and some for messages of one length join them.)"""
    wanted = []
    for family in families:
        for isa_name in isa_names:
            hash, isa = hashes.load(family), isas.load(isa_name)
            extra = {8} if isa_name == "avx2" and 8 in ns(hash, isa) else set()
            wanted += [(family, isa_name, n) for n in sorted({1, 2, natural(hash, isa)} & set(ns(hash, isa)) | extra)]
    return wanted


LANES = (("sha256", 1), ("sha256", 16), ("sha512", 1), ("sha512", 8))         # rounds in two lanes, in the committed set
LENGTHS = (("sha256", 64, ("shani", "avx2")), ("sha512", 128, ("avx2",)))   # messages of one length, in the committed set


def cells(choices: Mapping[str, str]) -> list[Cell]:
    """The cells that a request names. `choices` maps variables, in lower case, to their values."""
    for name in choices:
        pick("variable", name, VARIABLES)
    if choices.get("kind") == "fixed" or any(name in choices for name in FIXED):
        return fixed_cells(choices)
    if choices.get("kind") == "padding" or "lens" in choices:
        return padding_cells(choices)
    isa_names = [pick("ISA", choices["isa"], isas.names())] if "isa" in choices else isas.names()
    kinds = (pick("kind", choices["kind"], (*KINDS, "fixed", "padding")),) if "kind" in choices else KINDS
    names = families(choices.get("hash"))
    refusals: list[Refused] = []
    if "n" in choices:
        n = whole_number("N", choices["n"])
        wanted = []
        for family in names:
            for isa_name in isa_names:
                try:
                    check_n(hashes.load(family), isas.load(isa_name), n)
                    wanted.append((family, isa_name, n))
                except Refused as refused:
                    refusals.append(refused)
        if not wanted:
            raise refusals[-1]
    else:
        wanted = committed(names, isa_names)
    made: list[Cell] = []
    for family, isa_name, n in wanted:
        isa = isas.load(isa_name)
        try:
            cell = tuned(checked(Cell(family, isa_name, n, (), **picked(isa, choices))), choices)
        except Refused as refused:
            refusals.append(refused)
            continue
        if set(has(cell)) & set(kinds):
            made.append(replace(cell, kinds=has(cell)))
        if "rounds" in kinds and cell.uarch == "generic":
            made += [alone for alone in rounds_alone(cell) if alone not in made]
    if not made and wanted and refusals:
        raise refusals[-1]
    if not made and not wanted:
        raise Refused(f"{isa_names[0]} has instructions for {' and '.join(isas.load(isa_names[0]).engines)} only, none for "
                      f"{names[0]}. Try ISA=avx2.")
    if not made:
        why = ("KIND=schedule stores W + K, and ADDK=rounds does not" if choices.get("addk") == "rounds" else
               f"the rounds of {wanted[0][0]} on {wanted[0][1]} add K themselves, so nothing could read W + K"
               if isas.load(wanted[0][1]).engines else
               "a schedule is for n = 1, and for one word of each block in a register and no lane idle")
        raise Refused(f"no kernel of kind {choices.get('kind')} exists for that request: {why}. Try KIND=blocks.")
    if not choices:
        made += [cell for hash, n in LANES for cell in cells({"hash": hash, "isa": "avx512", "n": str(n), "rounds": "lanes"})
                 if cell.n]
        made += [cell for hash, length, isa_names in LENGTHS for name in isa_names
                 for cell in fixed_cells({"hash": hash, "isa": name, "len": str(length)})]
        made += [cell for name in uarch.names() for found in uarch.kernels(name).values()
                 for cell in cells({"hash": found["hash"], "isa": found["isa"], "n": str(found["n"]), "uarch": name})]
    return made


def picked(isa: ISA, choices: Mapping[str, str]) -> dict[str, Any]:
    """The value of each choice of a cell."""
    given = {c.name: value(c, isa, choices.get(c.name)) for c in CHOICES}
    return given if "carry" in choices else {**given, "carry": ""}


def tuned(cell: Cell, choices: Mapping[str, str]) -> Cell:
    """The cell with the choices that a search found best for it on its microarchitecture, as far as the request leaves them
    open. Refused where none was found; as it is where what was found no longer fits (which is told)."""
    if cell.uarch == "generic":
        return cell
    named = {c.name: choices[c.name] for c in CHOICES if c.name in choices and c.name not in ("wipe", "uarch")}
    found = uarch.choices(cell.uarch, cell.hash, cell.isa, cell.n, named, defaults(cell.isa))
    if found is None:
        stems = sorted({name.split("/")[0] for name in uarch.kernels(cell.uarch)})
        raise Refused(f"nothing was tuned for {cell.uarch} that this asks for; there is {', '.join(stems) or 'nothing yet'}.")
    try:
        return checked(replace(cell, **picked(cell.set, {**found, "wipe": cell.wipe, "uarch": cell.uarch})))
    except Refused as refused:
        print(f"nsms: the choices that {cell.uarch}.json has for {cell.hash} on {cell.isa} with N={cell.n} do not fit this "
              f"version, and generic ones are taken: {refused}", file=sys.stderr)
        return cell


FIXED = ("len", "shape", "const", "prefix_block")        # what a kernel for messages of one length can be told


def fixed_cells(choices: Mapping[str, str]) -> list[Cell]:
    """The cells of kernels for messages of one length."""
    if choices.get("kind", "fixed") != "fixed":
        told = next(name for name in FIXED if name in choices)
        raise Refused(f"KIND={choices['kind']} takes messages of any length, so {told.upper()} means nothing there. "
                      "Leave one of them out.")
    if not any(name in choices for name in FIXED):
        raise Refused("KIND=fixed needs to know how long the message is. Try LEN=64, or SHAPE=merkle64.")
    for name in ("shape", "const", "prefix_block"):
        if name in choices and not choices[name]:
            raise Refused(f"{name.upper()}= says nothing. Leave it out, or try SHAPE=merkle64.")
    families(choices.get("hash"))
    names = [choices["hash"]] if "hash" in choices else hashes.variants()
    isa_names = [pick("ISA", choices["isa"], isas.names())] if "isa" in choices else isas.names()
    n = whole_number("N", choices["n"]) if "n" in choices else 1
    length = whole_number("LEN", choices["len"]) if "len" in choices else None
    made: list[Cell] = []
    refusals: list[Refused] = []
    for name in names:
        hash, _ = hashes.find(name)
        for isa_name in isa_names:
            isa = isas.load(isa_name)
            try:
                m = message(hash, name, length, *(choices.get(v, "") for v in FIXED[1:]))
                check_n(hash, isa, n)
                steps = [step for one in passes(hash, name, m) for step in one.steps]
                if n > 1 and not any(isinstance(step, Whole) and step.blocks >= n for step in steps):
                    raise Refused(f"N={n} schedules {n} blocks at once, and no message of {m.length} bytes has so many whole "
                                  f"ones. Leave N out.")
                made.append(checked(Cell(name, isa_name, n, ("fixed",), message=m, **picked(isa, choices))))
            except Refused as refused:
                refusals.append(refused)
            except ValueError as error:
                refusals.append(Refused(str(error)))
    if not made:
        raise refusals[-1]
    return made


def padding_cells(choices: Mapping[str, str]) -> list[Cell]:
    """For each family the tables of the last blocks of some lengths, and the rounds that read them."""
    if choices.get("kind", "padding") != "padding":
        raise Refused(f"KIND={choices['kind']} takes messages of any length, so LENS means nothing there. Leave one of them out.")
    if "lens" not in choices:
        raise Refused("KIND=padding needs to know which lengths. Try LENS=64,128,192,256.")
    for name in choices:
        if name not in ("hash", "isa", "kind", "lens"):
            raise Refused(f"KIND=padding writes tables, for which {name.upper()} means nothing. Leave it out.")
    lengths = tuple(sorted({whole_number("LENS", text) for text in choices["lens"].split(",")}))
    isa_names = [pick("ISA", choices["isa"], isas.names())] if "isa" in choices else isas.names()
    made: list[Cell] = []
    refusals: list[Refused] = []
    for family in families(choices.get("hash")):
        try:
            for length in lengths:
                padding.table(hashes.load(family), length)
        except ValueError as error:
            refusals.append(Refused(f"LENS={choices['lens']}: there is no table for {family}: {error}."))
            continue
        alone = [cell for name in isa_names if not isas.load(name).engines or family in isas.load(name).engines
                 for cell in rounds_alone(Cell(family, name, 1, (), **picked(isas.load(name), {})))]
        if not alone:
            refusals.append(Refused(f"{isa_names[0]} has no rounds of {family} that read W_t + K_t. Try ISA=x64 or ISA=bmi2."))
            continue
        made += [Cell(family, choices.get("isa", ""), 0, ("padding",), "", lengths=lengths), *dict.fromkeys(alone)]
    if not made:
        raise refusals[0]
    return made


def scalar(isa: ISA) -> ISA:
    """The ISA whose rounds are this one's: rounds alone are the same code, so they exist once."""
    return isa if isa.engines or not isa.vector else scalar(isa.extends[0])


def split(cell: Cell) -> bool:
    """Whether W_t + K_t can stand in memory between the schedule and the rounds."""
    engine = ENGINES.get((cell.isa, cell.family.NAME))
    return engine is None or engine.with_k


def rounds_alone(cell: Cell) -> list[Cell]:
    """The rounds beside a cell's schedules, with those of its choices that mean something for them; none if they add K."""
    isa = scalar(cell.set).name
    standard: dict[str, Any] = {c.name: defaults(isa)[c.name] for c in CHOICES if not c.alone}
    return [replace(cell, isa=isa, n=0, kinds=("rounds",), **standard)] if split(cell) else []


def has(cell: Cell) -> tuple[str, ...]:
    """The kinds of kernel that stand in the file of a cell: a schedule where wk[t*n + j] = W_t + K_t is how rows lie."""
    lay = cell.lay
    if cell.rounds == "lanes":
        return ("blocks",)                               # whose schedules are those of the same n with other rounds
    whole = split(cell) if cell.set.engines else lay and not lay.bare and (
        lay.n == 1 or lay.k == 1 and lay.slots == lay.n)
    return ("blocks", "schedule") if whole else ("blocks",)
