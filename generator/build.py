"""The pipeline on one page: from what is asked for to programs on registers, and the names they go by.

`cells` turns a request (the variables of the Makefile) into cells, or refuses it with a sentence that says
what would work. `compile` reads like the house: plan, select, order, allocate.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from types import ModuleType
from typing import Mapping, Sequence

from . import hashes, isa as isas, kernel
from .allocate import Moves, allocate
from .graph import Trace
from .isa import ISA
from .kernel import Layout, Plan
from .order import order
from .program import Instruction, Item, Program, Region, Table
from .select import Chosen, select
from .spelling import SPELLINGS

KINDS = ("blocks", "schedule", "rounds")
UARCHS = ("generic",)


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
    chmaj: str = ""
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
        names = [getattr(self, v) for v in ("rot", "lane_rot", "chmaj") if getattr(self, v) != standard[v]]
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
        words += [f"{v.upper()}={getattr(self, v)}" for v in ("rot", "lane_rot", "chmaj")
                  if getattr(self, v) != standard[v]]
        return " ".join(["make gen", *words])


@cache
def defaults(isa_name: str) -> Mapping[str, str]:
    """The default of each variant on an ISA."""
    isa = isas.load(isa_name)
    return {"rot": isa.rotations[0].name, "lane_rot": isa.lane_rotations[0].name if isa.lane_rotations else "",
            "chmaj": "andn" if any(row.mnemonic == "andn" for row in isa.all_rows) else "mux"}


# Requests.

VARIABLES = ("hash", "isa", "n", "rot", "lane_rot", "rounds", "layout", "gather", "table", "sigma", "chmaj", "addk",
             "wipe", "uarch", "kind", "len", "lens", "shape", "const", "prefix_block")


def pick(what: str, asked: str, known: Sequence[str], where: str = "") -> str:
    """`asked`, if it is one of those known."""
    if asked not in known:
        raise Refused(f"there is no {what} {asked!r}{where}; there is {', '.join(known)}.")
    return asked


def ns(hash: ModuleType, isa: ISA) -> list[int]:
    """Every n that the ISA's registers carry."""
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
    for name in ("rounds", "layout", "gather", "table", "sigma", "addk", "wipe", "len", "lens", "shape", "const", "prefix_block"):
        if name in choices:
            raise Refused(f"{name.upper()}={choices[name]}: this version has no choice of {name.upper()} yet; leave it out.")
    pick("microarchitecture", choices.get("uarch", "generic"), UARCHS)
    isa_names = [pick("ISA", choices["isa"], isas.names())] if "isa" in choices else isas.names()
    kinds = (pick("kind", choices["kind"], KINDS),) if "kind" in choices else KINDS
    names = families(choices.get("hash"))
    if "n" in choices:
        n = whole_number("N", choices["n"])
        wanted, refusals = [], []
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
        cell = Cell(family, isa_name, n, tuple(k for k in kinds if k in has(family, isa_name, n)),
                    rotation(isa, choices.get("rot", standard["rot"]), False),
                    rotation(isa, choices["lane_rot"], True) if "lane_rot" in choices else standard["lane_rot"],
                    pick("CHMAJ", choices.get("chmaj", standard["chmaj"]), [s.name for s in SPELLINGS]))
        made += [cell] if cell.kinds else []
        alone = replace(cell, n=0, kinds=("rounds",), lane_rot=standard["lane_rot"])
        if "rounds" in kinds and alone not in made:
            made.append(alone)
    if not made:
        raise Refused(f"no kernel of kind {choices.get('kind')} exists for that request.")
    return made


def has(family: str, isa_name: str, n: int) -> tuple[str, ...]:
    """The kinds of kernel that stand in the file of a cell: a schedule where wk[t*n + j] is how rows lie."""
    lay = kernel.layout(hashes.load(family).WIDTH, n, isas.load(isa_name).vector)
    assert lay is not None
    return ("blocks", "schedule") if n == 1 or lay.k == 1 and lay.slots == n else ("blocks",)


# The pipeline.

def prototype(hash: ModuleType, kind: str, symbol: str) -> str:
    """The C declaration, without the semicolon."""
    word, count = f"uint{hash.WIDTH}_t", len(kernel.state_names(hash))
    return {"blocks": f"void {symbol}({word} state[{count}], const void *data, size_t blocks)",
            "schedule": f"void {symbol}({word} *wk, const void *data)",
            "rounds": f"void {symbol}({word} state[{count}], const {word} *wk, size_t stride)"}[kind]


def layouts(hash: ModuleType, isa: ISA, n: int) -> tuple[list[Layout], list[int]]:
    """The batch's layout and those for the rest of a message, and how many blocks each is worth taking for."""
    lay, one = kernel.layout(hash.WIDTH, n, isa.vector), kernel.layout(hash.WIDTH, 1, isa.vector)
    assert lay is not None and one is not None
    return ([lay], [1]) if n == 1 else ([lay, one], [min(n, 3) if n > 2 else n, 1])


def plan(hash: ModuleType, isa: ISA, n: int, kind: str) -> Plan:
    """What a kernel does, before instructions."""
    if kind == "rounds":
        return kernel.compression(hash)
    lays, enough = layouts(hash, isa, n)
    return kernel.blocks(hash, lays, enough) if kind == "blocks" else kernel.schedule(hash, lays[0])


def moves(isa: ISA) -> Moves:
    """The rows that move whole registers."""
    rows = {row.text: row for row in reversed(isa.all_rows)}
    banks = {row.bank for row in isa.all_rows}

    def find(bank: str, names: list[str]) -> object:
        return next(row for row in isa.all_rows if row.bank == bank and [o.name for o in row.operands] == names
                    and not (row.lane or row.address or row.aligned or row.pattern or any(o.cls for o in row.operands)))

    return Moves({b: find(b, ["d", "a"]) for b in banks}, {b: find(b, ["d", "m"]) for b in banks},
                 {b: find(b, ["m", "a"]) for b in banks}, rows)


def chosen(cell: Cell) -> Chosen:
    """The rotations and spellings of a cell."""
    isa = cell.set
    spelling = next(s for s in SPELLINGS if s.name == cell.chmaj)
    return Chosen(next(r for r in isa.rotations if r.name == cell.rot),
                  next((r for r in isa.lane_rotations if r.name == cell.lane_rot), None), spelling.identities)


def selected(cell: Cell, kind: str, prefix: str) -> tuple[Program, int]:
    """One kernel of a cell on values, in its order; and the size of the frame's part that it uses itself."""
    hash, isa = cell.family, cell.set
    asked = plan(hash, isa, cell.n, kind)
    variables: dict[str, tuple[str, int]] = {name: ("int", 64) for name in asked.parameters}
    controls: dict[str, tuple[int, ...]] = {}
    items: list[Item] = []
    for item in asked.items:
        if isinstance(item, Trace):
            variables |= {name: (node.kind.bank, node.kind.size) for name, node in item.writes.items()}
            region, tables = select(item, isa, chosen(cell))
            controls |= {name: t for name, t in tables.items() if len(t) > len(controls.get(name, ()))}
            items.append(order(region))
        else:
            items.append(item)
    items += upper_halves(isa, items)
    symbol = cell.symbol(kind, prefix)
    constants = asked.tables + tuple(Table(name, 8, t, comment="which byte goes where") for name, t in controls.items())
    return Program(symbol, prototype(hash, kind, symbol), asked.parameters, tuple(items), constants, variables,
                   about=about(cell, kind)), asked.area_bytes


def compile(cell: Cell, kind: str, prefix: str = "nsms_") -> Program:
    """One kernel of a cell, on registers."""
    program, area_bytes = selected(cell, kind, prefix)
    return allocate(program, cell.set.registers, moves(cell.set), area_bytes)


def upper_halves(isa: ISA, items: Sequence[Item]) -> list[Item]:
    """VZEROUPPER, where registers wider than 128 bits were used: legacy SSE code after it pays for dirty ones."""
    wide = any(i.width > 128 for item in items if isinstance(item, Region) for i in item.instructions)
    return [Region("leave", (Instruction(isa.row("vzeroupper"), 256, None, ()),))] if wide else []


def about(cell: Cell, kind: str) -> tuple[str, ...]:
    """What a kernel computes, for its banner."""
    names = ", ".join(name.upper() for name in cell.family.INITIAL)
    blocks = f"{cell.n} block{'s' * (cell.n > 1)}"
    return {"blocks": (f"{names}: the intermediate hash value after any number of blocks;",
                       f"the schedules of {blocks} at a time are computed together."),
            "schedule": (f"{names}: W_t + K_t of {blocks}, wk[t*{cell.n} + j] for block j.",),
            "rounds": (f"{names}: one compression, reading W_t + K_t at wk[t*stride].",)}[kind]


def fields_of(cell: Cell) -> dict[str, object]:
    """The cell's choices by name."""
    return {f.name: getattr(cell, f.name) for f in fields(cell)}
