"""What can be asked for: a request (the variables of the Makefile) becomes cells, or is refused.

A cell is one file: a family of hashes on an ISA at one n, with the variants chosen. A refusal says what was asked,
why not, and what would work. File names, symbols and the command that remakes a file follow from the cell.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import ModuleType

from . import hashes, kernel, uarch
from . import isa as isas
from .isa import ISA
from .spelling import SIGMAS, SPELLINGS

KINDS = ("blocks", "schedule", "rounds")
LAYOUTS, TABLES = ("packed", "idle"), ("full", "broadcast")
WIPES = ("0", "1")
COMMITTED = ("x64", "bmi2", "avx2", "shani")           # the ISAs of the committed set; each other is one `make gen` away


class Refused(Exception):
    """The request makes no sense; the message says what was asked, why not, and what would work."""


@dataclass(frozen=True)
class Cell:
    """One file: a family of hashes on an ISA at one n (0: rounds alone), and the variants chosen."""

    hash: str
    isa: str
    n: int
    kinds: tuple[str, ...]
    rot: str
    lane_rot: str = ""
    layout: str = "packed"
    table: str = "full"
    sigma: str = "flat"
    chmaj: str = ""
    wipe: str = "0"
    uarch: str = "generic"

    @property
    def family(self) -> ModuleType:
        return hashes.load(self.hash)

    @property
    def set(self) -> ISA:
        return isas.load(self.isa)

    @property
    def suffix(self) -> str:
        """The choices that are not the default, in the order of the variables."""
        standard = defaults(self.isa)
        names = [getattr(self, v) for v in standard if getattr(self, v) != standard[v]]
        names += ["wipe"] if self.wipe == "1" else []
        names += [self.uarch] if self.uarch != "generic" else []
        return "".join(f"_{name.replace('-', '_')}" for name in names)

    @property
    def stem(self) -> str:
        """The name of its file."""
        return f"{self.hash}_{self.isa}_{f'n{self.n}' if self.n else 'rounds'}{self.suffix}"

    def symbol(self, kind: str, prefix: str) -> str:
        return f"{prefix}{self.hash}_{kind}_{self.isa}{f'_n{self.n}' if self.n else ''}{self.suffix}"

    @property
    def command(self) -> str:
        """The make line that remakes it."""
        standard = defaults(self.isa)
        words = [f"HASH={self.hash}", f"ISA={self.isa}"] + ([f"N={self.n}"] if self.n else ["KIND=rounds"])
        words += [f"{v.upper()}={getattr(self, v)}" for v in standard if getattr(self, v) != standard[v]]
        words += ["WIPE=1"] if self.wipe == "1" else []
        words += [f"UARCH={self.uarch}"] if self.uarch != "generic" else []
        return " ".join(["make gen", *words])


@cache
def defaults(isa_name: str) -> Mapping[str, str]:
    """The default of each variant on an ISA, in the order of the variables."""
    isa = isas.load(isa_name)
    return {"rot": isa.rotations[0].name, "lane_rot": isa.lane_rotations[0].name if isa.lane_rotations else "",
            "layout": "packed", "table": "full", "sigma": "flat",
            "chmaj": "sum" if any(row.mnemonic == "andn" for row in isa.all_rows) else "mux"}


VARIABLES = ("hash", "isa", "n", "rot", "lane_rot", "rounds", "layout", "gather", "table", "sigma", "chmaj", "addk",
             "wipe", "uarch", "kind", "len", "lens", "shape", "const", "prefix_block")


def pick(what: str, asked: str, known: Sequence[str], where: str = "") -> str:
    """`asked`, if it is one of those known."""
    if asked not in known:
        raise Refused(f"there is no {what} {asked!r}{where}; there is {', '.join(known)}.")
    return asked


def ns(hash: ModuleType, isa: ISA) -> list[int]:
    """Every n that the ISA's registers carry; 1 where it has the hash's rounds as instructions."""
    if isa.engines:
        return [1] if hash.NAME in isa.engines else []
    return [n for n in range(1, 65) if kernel.layout(hash.WIDTH, n, isa.vector)]


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


def rotation(isa: ISA, name: str, lanes: bool) -> str:
    """The rotation, if the ISA has it; else says which it has and who has it."""
    have = [r.name for r in (isa.lane_rotations if lanes else isa.rotations)]
    if name in have:
        return name
    others = [o for o in isas.names() if name in [r.name for r in
              (isas.load(o).lane_rotations if lanes else isas.load(o).rotations)]]
    who = f" ({', '.join(others)} has {name}.)" if others else ""
    what = "lane rotation" if lanes else "rotation"
    if not have:
        raise Refused(f"{isa.name} has no vectors, so LANE_ROT={name} means nothing there. Leave it out, or try ISA=avx2.")
    raise Refused(f"{isa.name} has no {what} {name!r}; it has {', '.join(have)}.{who}")


def whole_number(name: str, text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise Refused(f"{name}={text} is not a whole number. Try {name}=1.")
    return int(text)


def families(asked: str | None) -> list[str]:
    """The families of hashes asked for; all, if none is named."""
    if asked is None:
        return hashes.names()
    if asked not in hashes.variants():
        raise Refused(f"there is no hash {asked!r}; there is {', '.join(hashes.variants())}.")
    return [hashes.find(asked)[0].NAME]


def natural(hash: ModuleType, isa: ISA) -> int:
    """The paper's n: as many blocks as a register has lanes."""
    return isa.vector // hash.WIDTH if isa.vector else 1


def committed(families: Sequence[str], isa_names: Sequence[str]) -> list[tuple[str, str, int]]:
    """What `make gen` writes when no n is named: for each hash and ISA n = 1, 2 and the natural n, and the rounds."""
    wanted = []
    for family in families:
        for isa_name in isa_names:
            hash, isa = hashes.load(family), isas.load(isa_name)
            extra = {8} if isa_name == "avx2" and 8 in ns(hash, isa) else set()
            wanted += [(family, isa_name, n) for n in sorted({1, 2, natural(hash, isa)} & set(ns(hash, isa)) | extra)]
    return wanted


def cells(choices: Mapping[str, str]) -> list[Cell]:
    """The cells that a request names. `choices` maps variables, in lower case, to their values."""
    for name in choices:
        pick("variable", name, VARIABLES)
    for name in ("rounds", "gather", "addk", "len", "lens", "shape", "const", "prefix_block"):
        if name in choices:
            raise Refused(f"{name.upper()}={choices[name]}: this version has no choice of {name.upper()} yet; leave it out.")
    tuned = pick("microarchitecture", choices.get("uarch", "generic"), ["generic", *uarch.names()])
    isa_names = [pick("ISA", choices["isa"], isas.names())] if "isa" in choices else list(COMMITTED)
    kinds = (pick("kind", choices["kind"], KINDS),) if "kind" in choices else KINDS
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
        isa, standard = isas.load(isa_name), defaults(isa_name)
        there = has(family, isa_name, n, choices.get("layout") == "idle")
        cell = Cell(family, isa_name, n, there if set(there) & set(kinds) else (),
                    rotation(isa, choices.get("rot", standard["rot"]), False),
                    rotation(isa, choices["lane_rot"], True) if "lane_rot" in choices else standard["lane_rot"],
                    pick("LAYOUT", choices.get("layout", "packed"), LAYOUTS), pick("TABLE", choices.get("table", "full"), TABLES),
                    pick("SIGMA", choices.get("sigma", "flat"), [s.name for s in SIGMAS]),
                    pick("CHMAJ", choices.get("chmaj", standard["chmaj"]), [s.name for s in SPELLINGS]),
                    pick("WIPE", choices.get("wipe", "0"), WIPES), tuned)
        try:
            check_variants(cell)
        except Refused as refused:
            refusals.append(refused)
            continue
        made += [cell] if cell.kinds else []
        alone = replace(cell, isa=scalar(isa).name, n=0, kinds=("rounds",), lane_rot="", layout="packed", table="full")
        if "rounds" in kinds and alone not in made and not isa.engines:
            made.append(alone)
    if tuned != "generic":
        known = uarch.load(tuned)["kernels"]
        fits = [cell for cell in made if any(f"{cell.stem}/{kind}" in known for kind in cell.kinds)]
        if made and not fits:
            stems = sorted({name.split("/")[0].removesuffix(f"_{tuned}") for name in known})
            raise Refused(f"nothing was tuned for {tuned} that this asks for; there is {', '.join(stems)}.")
        made = fits
    if not made and wanted and refusals:
        raise refusals[-1]
    if not made and not wanted:
        raise Refused(f"{isa_names[0]} has instructions for {' and '.join(isas.load(isa_names[0]).engines)} only, none for "
                      f"{names[0]}. Try ISA=avx2.")
    if not made:
        raise Refused(f"no kernel of kind {choices.get('kind')} exists for that request.")
    return made


def check_variants(cell: Cell) -> None:
    """Refuses a layout or a table of K that the cell cannot have, or that would be its default."""
    word, vector = cell.family.WIDTH, cell.set.vector
    if cell.sigma != "flat" and (not hasattr(cell.family, "Σ0") or cell.set.engines):
        raise Refused(f"{cell.hash} on {cell.isa} has no Sigma to spell otherwise, so SIGMA={cell.sigma} means nothing there. "
                      f"Try HASH=sha256 ISA=bmi2.")
    what = f"{cell.hash} on {cell.isa} with N={cell.n}"
    if cell.layout == "idle":
        lay = None if cell.set.engines else kernel.layout(word, cell.n, vector, True)
        if not lay or cell.n not in (2, 3) or lay == kernel.layout(word, cell.n, vector):
            raise Refused(f"{what} leaves no more lanes idle when asked to: LAYOUT=idle is for N=2 and N=3 where more words of a "
                          f"block would fit. Try LAYOUT=packed, or HASH=sha256 ISA=avx2 N=3.")
    if cell.table == "broadcast":
        lay = None if cell.set.engines else kernel.layout(word, cell.n, vector, cell.layout == "idle")
        if not lay or lay.k > 1 or not any(row.mnemonic.startswith("vpbroadcast") for row in cell.set.all_rows):
            raise Refused(f"{what} cannot broadcast K: that takes AVX2 or AVX-512, and one word of each block in a register. "
                          f"Try TABLE=full, or ISA=avx2 N={256 // word}.")


def allowed(family: str, isa_name: str, variable: str, values: Sequence[str]) -> list[str]:
    """The values of LAYOUT, TABLE or SIGMA that some n of a hash on an ISA can have."""
    def possible(n: int, value: str) -> bool:
        try:
            check_variants(replace(Cell(family, isa_name, n, (), ""), **{variable: value}))  # type: ignore[arg-type]
        except Refused:
            return False
        return True

    return [value for value in values if any(possible(n, value) for n in ns(hashes.load(family), isas.load(isa_name)))]


def scalar(isa: ISA) -> ISA:
    """The ISA whose integer rows are this one's: rounds alone are the same code, so they exist once."""
    return isa if not isa.vector else scalar(isa.extends[0])


def has(family: str, isa_name: str, n: int, idle: bool = False) -> tuple[str, ...]:
    """The kinds of kernel that stand in the file of a cell: a schedule where wk[t*n + j] is how rows lie."""
    if isas.load(isa_name).engines:
        return ("blocks",)
    lay = kernel.layout(hashes.load(family).WIDTH, n, isas.load(isa_name).vector, idle)
    assert lay is not None
    return ("blocks", "schedule") if n == 1 or lay.k == 1 and lay.slots == n else ("blocks",)
