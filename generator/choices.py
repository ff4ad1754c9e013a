"""Cells and the table of their choices: what can be varied in a kernel, where, and what it is called.

A cell is one file: a family of hashes on an ISA at one n, with a value for every choice. A choice is one entry of
CHOICES and one field of Cell: names of files and symbols, commands, the manifest, `nsms list`, help and refusals all
follow from the table.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import ModuleType
from typing import Any, cast

from . import hashes, uarch
from . import isa as isas
from .isa import ISA, Rotation
from .plan import lanes as lanes_
from .plan.gather import GATHERS
from .plan.layout import Layout, layout
from .plan.schedule import lane_counts
from .plan.shapes import Message
from .plan.spelling import SIGMAS, SPELLINGS

# Which look at the disk, and are asked for every cell.
hash_of, variant_of, isa_of = cache(hashes.load), cache(hashes.find), cache(isas.load)


class Refused(Exception):
    """The request makes no sense; the message says what was asked, why not, and what would work."""


@dataclass(frozen=True)
class Cell:
    """One file: a family of hashes (or, for messages of one length, one hash of it) on an ISA at one n (0: rounds alone), and
    the value of each choice; or tables of padding for `lengths`, whose ISA is that of the rounds beside them ("": all)."""

    hash: str
    isa: str
    n: int
    kinds: tuple[str, ...]
    rot: str
    lane_rot: str = ""
    rounds: str = "scalar"
    forms: str = ""
    carry: str = ""                       # "": as usual_carry says
    layout: str = "packed"
    gather: str = "transpose"
    table: str = "full"
    sigma: str = "flat"
    chmaj: str = ""
    addk: str = "schedule"
    wipe: str = "0"
    uarch: str = "generic"
    message: Message | None = None
    lengths: tuple[int, ...] = ()

    @property
    def family(self) -> ModuleType:
        return variant_of(self.hash)[0]

    @property
    def set(self) -> ISA:
        return isa_of(self.isa)

    @property
    def lay(self) -> Layout | None:
        """How the schedules of a batch lie in registers; None where no register carries them so."""
        word, vector = self.family.WIDTH, self.set.vector
        if self.set.engines or not self.n:
            return None
        lay = layout(word, self.n, vector, self.layout)
        return lay and replace(lay, broadcast=self.table == "broadcast", gather=self.gather, bare=self.addk == "rounds")

    @property
    def chosen(self) -> Mapping[str, str]:
        """The choices that are not the default, in the order of the variables."""
        standard = {**defaults(self.isa), "carry": usual_carry(self)}
        return {c.name: value for c in CHOICES if (value := getattr(self, c.name)) not in (standard[c.name], "")}

    @property
    def suffix(self) -> str:
        """The choices that are not the default, as part of a name."""
        tags = [choice(name).tags.get(value, value) for name, value in self.chosen.items()]
        return "".join(f"_{tag.replace('-', '_')}" for tag in tags)

    @property
    def stem(self) -> str:
        """The name of its file."""
        if self.lengths:
            return f"{self.hash}_padding"
        if self.message:
            return f"{self.hash.replace('-', '_')}_{self.isa}_{self.message.name}{self.loop}{self.suffix}{self.message.suffix}"
        return f"{self.hash}_{self.isa}_{f'n{self.n}' if self.n else 'rounds'}{self.suffix}"

    @property
    def loop(self) -> str:
        """What tells of n in the names of a kernel for messages of one length, whose n is 1 unless told."""
        return f"_n{self.n}" if self.n != 1 else ""

    def symbol(self, kind: str, prefix: str) -> str:
        if self.message:
            hash = self.hash.replace("-", "_")
            return f"{prefix}{hash}_{self.message.name}_{self.isa}{self.loop}{self.suffix}{self.message.suffix}"
        return f"{prefix}{self.hash}_{kind}_{self.isa}{f'_n{self.n}' if self.n else ''}{self.suffix}"

    @property
    def command(self) -> str:
        """The make line that remakes it."""
        if self.lengths:
            isa = [f"ISA={self.isa}"] * bool(self.isa)
            return " ".join(["make gen", f"HASH={self.hash}", *isa, "KIND=padding", f"LENS={','.join(map(str, self.lengths))}"])
        m = self.message
        n = [f"N={self.n}"] if self.n and not m or self.n > 1 else [] if m else ["KIND=rounds"]
        words = [f"HASH={self.hash}", f"ISA={self.isa}", *n, *(f"{name.upper()}={value}" for name, value in self.chosen.items())]
        if m:
            words += [f"LEN={m.length}"] if m.length is not None and m.shape in ("", "hmac") else []
            words += [f"{name}={value}" for name, value in (("SHAPE", m.shape), ("CONST", m.const), ("PREFIX_BLOCK", m.prefix))
                      if value]
        return " ".join(["make gen", *words])

    @property
    def features(self) -> tuple[str, ...]:
        """What its processor must have, as in /proc/cpuinfo: the ISA's features, and those of a chosen rotation."""
        if self.lengths:
            return ()
        return (*self.set.features, *(lane_rotation(self).features if self.lane_rot else ()))

    @property
    def fields(self) -> dict[str, str | None]:
        """What the manifest says of the choices; None where one means nothing."""
        told = {c.field: getattr(self, c.name) if c.applies(self.family, self.set) else None for c in CHOICES}
        return {**told, "forms": told["forms"] if self.rounds == "lanes" else None,
                "carry": told["carry"] if told["carry"] is None else self.carry or usual_carry(self)}


@dataclass(frozen=True)
class Choice:
    """One thing that can be varied.

    `name` is the variable in lower case, `field` its name in the manifest, `values` what an ISA has of it, the default
    first (none: it means nothing there), `about` its meaning in a line. `applies` tells where it means something at
    all, `refuses` why a cell cannot have its value of it ("": it can; asked only of values that are no default).
    `alone`: it means something for rounds alone. `tags` stand for values in names where those would say too little.
    """

    name: str
    field: str
    values: Callable[[ISA], Sequence[str]]
    about: str
    applies: Callable[[ModuleType, ISA], bool] = lambda hash, isa: True
    refuses: Callable[[Cell], str] = lambda cell: ""
    alone: bool = False
    what: str = ""                     # what a value is called in messages, if not by the variable
    tags: Mapping[str, str] = dataclasses.field(default_factory=dict)


def lanes(hash: ModuleType, isa: ISA) -> bool:
    """Whether the schedule is computed in lanes of vectors."""
    return bool(isa.vector) and not isa.engines


def no_engine(hash: ModuleType, isa: ISA) -> bool:
    """Whether the rounds are made of words, not of instructions of their own."""
    return not isa.engines


def asked(cell: Cell) -> str:
    return f"{cell.hash} on {cell.isa} with N={cell.n}"


def no_other_layout(cell: Cell) -> str:
    if cell.layout == "idle" and (not cell.lay or cell.n not in (2, 3) or cell.lay == replace(cell, layout="packed").lay):
        return (f"{asked(cell)} leaves no more lanes idle when asked to: LAYOUT=idle is for N=2 and N=3 where more words of a "
                f"block would fit. Try LAYOUT=packed, or HASH=sha256 ISA=avx2 N=3.")
    if cell.rounds == "lanes" and cell.n == 1:
        return (f"{asked(cell)} with ROUNDS=lanes makes no rows of a schedule to lay out, so LAYOUT={cell.layout} means nothing "
                f"there. Leave it out.")
    if cell.layout == "wide" and (not cell.lay or cell.lay == replace(cell, layout="packed").lay):
        return (f"{asked(cell)} has no wider rows: LAYOUT=wide is for N=1 where four words of a block fill more than 128 bits. "
                f"Try LAYOUT=packed, or HASH=sha512 ISA=avx2 N=1.")
    return ""


def adds_k(hash: ModuleType, isa: ISA) -> bool:
    """Whether K is added to the words of the schedule, in lanes."""
    return lanes(hash, isa) and any(hash.K)


def no_broadcast(cell: Cell) -> str:
    if not any(cell.family.K):
        return f"{cell.hash} has no K to add, so TABLE={cell.table} means nothing there. Leave it out, or try HASH=sha256."
    if not cell.lay or cell.lay.k > 1 or not any(row.mnemonic.startswith("vpbroadcast") for row in cell.set.all_rows):
        return (f"{asked(cell)} cannot broadcast K: that takes AVX2 or AVX-512, and one word of each block in a register. "
                f"Try TABLE=full, or ISA=avx2 N={256 // cell.family.WIDTH}.")
    return ""


def no_sigma(cell: Cell) -> str:
    if not sums(cell.family, cell.set):
        return (f"{cell.hash} on {cell.isa} has no Sigma to spell otherwise, so SIGMA={cell.sigma} means nothing there. "
                f"Try HASH=sha256 ISA=bmi2.")
    return ""


def sums(hash: ModuleType, isa: ISA) -> bool:
    """Whether the rounds hold sums of three rotations."""
    return hasattr(hash, "Σ0") and not isa.engines


def instead(variable: str) -> Callable[[Cell], str]:
    """A refusal of any other value where an ISA has instructions for the rounds."""
    def refuse(cell: Cell) -> str:
        return (f"{cell.isa} has instructions for the rounds, which leave {variable}={getattr(cell, variable.lower())} no "
                f"meaning. Leave it out, or try ISA=avx2.") if cell.set.engines else ""
    return refuse


def engines(isa: ISA) -> list[str]:
    """The engines of rounds: split ones pay from AVX2 on, those in two lanes need rotations by several amounts at once."""
    return [isa.name] if isa.engines else ["scalar", *["split"] * (isa.vector > 128), *["lanes"] * turns(isa)]


def no_engine_here(cell: Cell) -> str:
    if cell.rounds == "lanes":
        if cell.message:
            return (f"messages of one length have no {cell.rounds} rounds yet. Leave ROUNDS out, or leave LEN out and take "
                    f"KIND=blocks.")
        if sums(cell.family, cell.set):
            return ""
        return f"{asked(cell)} has no lanes rounds: they are for SHA-2. Try ROUNDS=scalar, or HASH=sha512 ISA=avx512 N=8."
    if sums(cell.family, cell.set) and cell.n > 1 and (cell.family.WIDTH == 32 or turns(cell.set)):
        return ""
    return (f"{asked(cell)} has no {cell.rounds} rounds: they are for SHA-2, for blocks beside one that carries the schedule "
            f"(N=2 or more), of 64-bit words only where AVX-512 rotates them. Try ROUNDS=scalar, or HASH=sha256 ISA=avx2 N=8.")


def turns(isa: ISA) -> bool:
    """Whether vector lanes can be rotated by one instruction."""
    return any(row.mnemonic == "vprorq" for row in isa.all_rows)


def usual_carry(cell: Cell) -> str:
    """Where a cell's schedule is made unless told: beside rounds in integer registers, but before rounds in two lanes."""
    if cell.rounds != "lanes":
        return "rounds"
    return "woven" if cell.n == 1 else "alone"


def no_other_carry(cell: Cell) -> str:
    usual = usual_carry(cell)
    if cell.carry in (usual, "", "integer" if cell.rounds == "lanes" and cell.n == 1 else usual):
        return ""
    return (f"{asked(cell)} with ROUNDS={cell.rounds} makes its schedule {CARRIES[usual]}: CARRY={cell.carry} is not for it. "
            f"Leave CARRY out, or try HASH=sha512 ISA=avx512 N=8 ROUNDS=lanes CARRY=alone.")


CARRIES = {"rounds": "beside one block's rounds", "alone": "before the rounds", "integer": "in integer registers",
           "woven": "beside its rounds"}


def no_other_forms(cell: Cell) -> str:
    if cell.rounds == "lanes":
        return ""
    return f"FORMS={cell.forms} is for rounds in two lanes. Leave it out, or try ROUNDS=lanes ISA=avx512."


def in_lanes(hash: ModuleType, isa: ISA) -> bool:
    """Whether the rounds can run in two lanes of a register."""
    return sums(hash, isa) and turns(isa)


def gathers(isa: ISA) -> list[str]:
    """The ways in which message words reach lanes: insertions with every vector, gathers where there is an instruction."""
    return [name for name in GATHERS if name != "gather" or any(row.gathers for row in isa.all_rows)]


def no_gather(cell: Cell) -> str:
    if not cell.lay or cell.lay.k > 1 or cell.lay.bank != "vec":
        return (f"{asked(cell)} takes no word by itself from each block: GATHER={cell.gather} needs lanes, and one word of each "
                f"block in a register. Try ISA=avx2 N={256 // cell.family.WIDTH}, or LAYOUT=idle where N is 2 or 3.")
    return ""


def no_addition(cell: Cell) -> str:
    if cell.rounds == "lanes":
        return f"rounds in two lanes read W + K, so ADDK={cell.addk} is not for ROUNDS=lanes. Leave one of them out."
    if not adds_k(cell.family, cell.set):
        return (f"{cell.hash} on {cell.isa} stores no schedule with K added, so ADDK={cell.addk} is nothing new there. Leave it "
                f"out, or try HASH=sha256 ISA=avx2.")
    if cell.table != "full":
        return f"TABLE={cell.table} says how the schedule reads K, which ADDK=rounds leaves to the rounds. Leave one of them out."
    return ""


def no_turn(cell: Cell) -> str:
    if cell.set.engines:
        return instead("LANE_ROT")(cell)
    if lane_rotation(cell).whole_bytes and not any(count % 8 == 0 for count in lane_counts(cell.family)):
        return (f"{cell.hash} rotates lanes by no multiple of 8, so LANE_ROT={cell.lane_rot} is nothing new there. Try "
                f"HASH=sha512, or LANE_ROT={cell.set.lane_rotations[0].name}.")
    return ""


def lane_rotation(cell: Cell) -> Rotation:
    return next(r for r in cell.set.lane_rotations if r.name == cell.lane_rot)


def spellings(isa: ISA) -> list[str]:
    """The spellings of Ch and Maj: that by a sum first where ANDN makes it cheap."""
    first = "sum" if any(row.mnemonic == "andn" for row in isa.all_rows) else "mux"
    return sorted((s.name for s in SPELLINGS), key=lambda name: name != first)


# In the order in which they stand in names.
CHOICES = (
    Choice("rot", "rotation", lambda isa: [r.name for r in isa.rotations],
           "How integer registers are rotated: ror shrd shld shift rorx.", no_engine, instead("ROT"), True, "rotation"),
    Choice("lane_rot", "lane_rotation", lambda isa: [r.name for r in isa.lane_rotations],
           "How lanes are rotated: shift-xor shift-or shift-add bytes prol shld.", lanes, no_turn, False, "lane rotation",
           {"shld": "lane_shld"}),
    Choice("rounds", "rounds", engines,
           "The engine of the rounds: scalar, split (a, b, c in vector registers), lanes (e and a in two lanes), the ISA's.",
           refuses=no_engine_here),
    Choice("forms", "forms", lambda isa: [*lanes_.FORMS] * turns(isa),
           "Equal forms of ROUNDS=lanes: align or shuffle exchanges lanes; -xor: Maj by x ^ y; -move: W + K by a load.",
           in_lanes, no_other_forms),
    Choice("carry", "carry", lambda isa: ["rounds", *["alone", "woven", "integer"] * turns(isa)],
           "Where the schedule is made: beside one block's rounds; with lanes alone before, or woven or integer beside them.",
           lanes, no_other_carry),
    Choice("layout", "layout", lambda isa: ["packed", "idle", *["wide"] * (isa.vector > 128)],
           "packed; idle: one word of each block in a register, for n = 2 and 3; wide: four words of one block.", lanes,
           no_other_layout),
    Choice("gather", "gather", gathers,
           "How message words reach lanes: transpose; insert or gather for one word of a block in a register.", lanes, no_gather),
    Choice("table", "table", lambda isa: ["full", "broadcast"],
           "How K lies in memory: full (n times), or broadcast (once, for n as many as lanes).", adds_k, no_broadcast),
    Choice("sigma", "sigma", lambda isa: [s.name for s in SIGMAS],
           "How Sigma is spelled: flat nested.", sums, no_sigma, True),
    Choice("chmaj", "chmaj", spellings,
           "How Ch and Maj are spelled: mux andn sum fips.", no_engine, instead("CHMAJ"), True),
    Choice("addk", "addk", lambda isa: ["schedule", "rounds"],
           "Where K is added: in the schedule (W + K is stored), or in the rounds (W is).", adds_k, no_addition),
    Choice("wipe", "wipe", lambda isa: ["0", "1"],
           "1: clear the frame and the registers that held secrets before returning.", alone=True, tags={"1": "wipe"}),
    Choice("uarch", "uarch", lambda isa: ["generic", *uarch.names()],
           "generic, or a tuned microarchitecture.", alone=True, what="microarchitecture"),
)


RENAMED = {"vector": "lanes"}                 # values of old, and what does better now


def choice(name: str) -> Choice:
    """The entry of that name; KeyError if there is none."""
    for entry in CHOICES:
        if entry.name == name:
            return entry
    raise KeyError(name)


@cache
def defaults(isa_name: str) -> Mapping[str, str]:
    """The default of each choice on an ISA, in the order of the variables; "" where it means nothing."""
    isa = isas.load(isa_name)
    return {c.name: next(iter(c.values(isa)), "") for c in CHOICES}


def value(entry: Choice, isa: ISA, wanted: str | None) -> str:
    """The value that was asked for, if the ISA has it (its default if none was); else says who has it."""
    have = entry.values(isa)
    if wanted is None or wanted in have:
        return next(iter(have), "") if wanted is None else wanted
    what = entry.what or entry.name.upper()
    others = {name: entry.values(isa_of(name)) for name in isas.names()
              if any(entry.applies(hash_of(family), isa_of(name)) for family in hashes.names())}
    who = [name for name, values in others.items() if wanted in values]
    if not have:
        raise Refused(f"{isa.name} has no vectors, so {entry.name.upper()}={wanted} means nothing there. Leave it out, or try "
                      f"ISA=avx2.")
    if not who:
        if wanted in RENAMED:
            raise Refused(f"{entry.name.upper()}={wanted} has given way to {RENAMED[wanted]}. Try {entry.name.upper()}="
                          f"{RENAMED[wanted]}.")
        known = dict.fromkeys(v for values in others.values() for v in values)
        raise Refused(f"there is no {what} {wanted!r}; there is {', '.join(known)}.")
    verb = "has" if len(who) == 1 else "have"
    raise Refused(f"{isa.name} has no {what} {wanted!r}; it has {', '.join(have)}. ({', '.join(who)} {verb} {wanted}.)")


def checked(cell: Cell) -> Cell:
    """The cell, what is usual for it not spelled out; Refused if it cannot have one of its choices."""
    cell = replace(cell, carry="" if cell.carry == usual_carry(cell) else cell.carry)
    for name in cell.chosen:
        if reason := choice(name).refuses(cell):
            raise Refused(reason)
    return cell


def allowed(entry: Choice, family: str, isa_name: str, numbers: Sequence[int]) -> list[str]:
    """The values of a choice that a hash on an ISA can have with some n of `numbers`, the default first."""
    isa = isa_of(isa_name)
    if not entry.applies(hash_of(family), isa):
        return []
    standard = defaults(isa_name)

    def possible(n: int, value: str) -> bool:
        if entry.name == "uarch" and value != standard["uarch"]:
            return uarch.choices(value, family, isa_name, n, {}, standard) is not None
        return value == standard[entry.name] or not entry.refuses(
            replace(Cell(family, isa_name, n, (), ""), **cast(Any, {**standard, entry.name: value})))

    return [value for value in entry.values(isa) if any(possible(n, value) for n in numbers)]
