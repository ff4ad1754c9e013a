"""Which values of a choice a cell cannot have, and why.

REFUSALS has, by a choice's name, a function that says why a cell cannot have its value of it ("": it can); it is asked only of
values that are no default. What is not named there can be had wherever the ISA has it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

from ..plan.schedule import lane_counts
from ..target import uarch
from .asked import Refused
from .cells import Cell, Kernel, OneLength, Scheduled
from .choices import CARRIES, Choice, adds_k, defaults, hash_of, isa_of, sums

Some = TypeVar("Some", bound=Cell)


def where(cell: Scheduled) -> str:
    return f"{cell.hash} on {cell.isa} with N={cell.n}"


def no_other_layout(cell: Scheduled) -> str:
    if cell.layout == "idle" and (not cell.lay or cell.n not in (2, 3) or cell.lay == replace(cell, layout="packed").lay):
        return (f"{where(cell)} leaves no more lanes idle when asked to: LAYOUT=idle is for N=2 and N=3 where more words of a "
                f"block would fit. Try LAYOUT=packed, or HASH=sha256 ISA=avx2 N=3.")
    if cell.rounds == "lanes" and cell.n == 1:
        return (f"{where(cell)} with ROUNDS=lanes makes no rows of a schedule to lay out, so LAYOUT={cell.layout} means nothing "
                f"there. Leave it out.")
    if cell.layout == "wide" and (not cell.lay or cell.lay == replace(cell, layout="packed").lay):
        return (f"{where(cell)} has no wider rows: LAYOUT=wide is for N=1 where four words of a block fill more than 128 bits. "
                f"Try LAYOUT=packed, or HASH=sha512 ISA=avx2 N=1.")
    return ""


def no_broadcast(cell: Scheduled) -> str:
    if not any(cell.family.K):
        return f"{cell.hash} has no K to add, so TABLE={cell.table} means nothing there. Leave it out, or try HASH=sha256."
    if not cell.lay or cell.lay.k > 1 or not any(row.mnemonic.startswith("vpbroadcast") for row in cell.target.all_rows):
        return (f"{where(cell)} cannot broadcast K: that takes AVX2 or AVX-512, and one word of each block in a register. "
                f"Try TABLE=full, or ISA=avx2 N={256 // cell.family.WIDTH}.")
    return ""


def no_sigma(cell: Scheduled) -> str:
    if not sums(cell.family, cell.target):
        return (f"{cell.hash} on {cell.isa} has no Sigma to spell otherwise, so SIGMA={cell.sigma} means nothing there. "
                f"Try HASH=sha256 ISA=bmi2.")
    return ""


def instead(variable: str) -> Callable[[Cell], str]:
    """A refusal of any other value where an ISA has instructions for the rounds."""
    def refuse(cell: Cell) -> str:
        return (f"{cell.isa} has instructions for the rounds, which leave {variable}={getattr(cell, variable.lower())} no "
                f"meaning. Leave it out, or try ISA=avx2.") if cell.target.special else ""
    return refuse


def no_engine_here(cell: Scheduled) -> str:
    if cell.rounds == "lanes":
        if isinstance(cell, OneLength):
            return (f"messages of one length have no {cell.rounds} rounds yet. Leave ROUNDS out, or leave LEN out and take "
                    f"KIND=blocks.")
        if sums(cell.family, cell.target):
            return ""
        return f"{where(cell)} has no lanes rounds: they are for SHA-2. Try ROUNDS=scalar, or HASH=sha512 ISA=avx512 N=8."
    if sums(cell.family, cell.target) and cell.n > 1 and (cell.family.WIDTH == 32 or cell.target.turns):
        return ""
    return (f"{where(cell)} has no {cell.rounds} rounds: they are for SHA-2, for blocks beside one that carries the schedule "
            f"(N=2 or more), of 64-bit words only where AVX-512 rotates them. Try ROUNDS=scalar, or HASH=sha256 ISA=avx2 N=8.")


def no_other_carry(cell: Scheduled) -> str:
    usual = cell.usual_carry
    if cell.carry in (usual, "") or cell.rounds == "lanes" and cell.carry == ("integer" if cell.n == 1 else "alone"):
        return ""
    return (f"{where(cell)} with ROUNDS={cell.rounds} makes its schedule {CARRIES[usual]}: CARRY={cell.carry} is not for it. "
            f"Leave CARRY out, or try HASH=sha512 ISA=avx512 N=8 ROUNDS=lanes CARRY=alone.")


def no_other_forms(cell: Scheduled) -> str:
    if cell.rounds == "lanes":
        return ""
    return f"FORMS={cell.forms} is for rounds in two lanes. Leave it out, or try ROUNDS=lanes ISA=avx512."


def no_spelling(cell: Scheduled) -> str:
    if cell.target.special:
        return instead("CHMAJ")(cell)
    if cell.chmaj == "apart" and (cell.rounds == "split" or not sums(cell.family, cell.target)):
        return (f"{where(cell)} with ROUNDS={cell.rounds} has no T_1 that a and e wait for in integer registers, so CHMAJ=apart "
                f"is nothing new there. Leave it out, or try HASH=sha256 ISA=avx2.")
    return ""


def no_gather(cell: Scheduled) -> str:
    if not cell.lay or cell.lay.k > 1 or cell.lay.bank != "vec":
        return (f"{where(cell)} takes no word by itself from each block: GATHER={cell.gather} needs lanes, and one word of each "
                f"block in a register. Try ISA=avx2 N={256 // cell.family.WIDTH}, or LAYOUT=idle where N is 2 or 3.")
    return ""


def no_addition(cell: Scheduled) -> str:
    if cell.rounds == "lanes":
        return f"rounds in two lanes read W + K, so ADDK={cell.addk} is not for ROUNDS=lanes. Leave one of them out."
    if not adds_k(cell.family, cell.target):
        return (f"{cell.hash} on {cell.isa} stores no schedule with K added, so ADDK={cell.addk} is nothing new there. Leave it "
                f"out, or try HASH=sha256 ISA=avx2.")
    if cell.table != "full":
        return f"TABLE={cell.table} says how the schedule reads K, which ADDK=rounds leaves to the rounds. Leave one of them out."
    return ""


def no_turn(cell: Cell) -> str:
    if cell.target.special:
        return instead("LANE_ROT")(cell)
    counts = lane_counts(cell.family)
    if cell.lane_rotation and cell.lane_rotation.whole_bytes and not any(count % 8 == 0 for count in counts):
        return (f"{cell.hash} rotates lanes by no multiple of 8, so LANE_ROT={cell.lane_rot} is nothing new there. Try "
                f"HASH=sha512, or LANE_ROT={cell.target.lane_rotations[0].name}.")
    return ""


REFUSALS: Mapping[str, Callable[[Scheduled], str]] = {
    "rot": instead("ROT"), "chmaj": no_spelling, "lane_rot": no_turn, "rounds": no_engine_here, "forms": no_other_forms,
    "carry": no_other_carry, "layout": no_other_layout, "gather": no_gather, "table": no_broadcast, "sigma": no_sigma,
    "addk": no_addition,
    "schedule": lambda cell: (f"SCHEDULE={cell.schedule} says where streams' schedules are made, for KIND=multi. Leave it out, "
                              "or try KIND=multi."),
    "mix": lambda cell: f"MIX={cell.mix} puts messages beside those in lanes, for KIND=multi. Leave it out, or try KIND=multi."}


def checked(cell: Some) -> Some:
    """The cell, what is usual for it not spelled out; Refused if it cannot have one of its choices."""
    cell = replace(cell, carry="" if cell.carry == cell.usual_carry else cell.carry)
    for name in cell.chosen:
        if isinstance(cell, Scheduled) and name in REFUSALS and (reason := REFUSALS[name](cell)):
            raise Refused(reason)
    return cell


def allowed(entry: Choice, family: str, isa_name: str, numbers: Sequence[int]) -> list[str]:
    """The values of a choice that a hash on an ISA can have with some n of `numbers`, the default first."""
    isa = isa_of(isa_name)
    if not entry.applies(hash_of(family), isa):
        return []
    standard = defaults(isa_name)
    refuses: Callable[[Scheduled], str] | None = REFUSALS.get(entry.name)

    def possible(n: int, value: str) -> bool:
        if entry.name == "uarch" and value != standard["uarch"]:
            return uarch.choices(value, (family, isa_name, n, 0), {}, standard) is not None
        return value == standard[entry.name] or refuses is None or not refuses(
            Kernel(family, isa_name, n, **cast(Any, {**standard, entry.name: value})))

    return [value for value in entry.values(isa) if any(possible(n, value) for n in numbers)]
