"""Kernels for several messages at once: the words of a request go in, Many come out, or Refused.

A file has every kind that there is of its hash: messages of any blocks, and nodes of two digests, where these are a block.
"""

from collections.abc import Mapping
from types import ModuleType

from ..target import isa as isas
from ..target.isa import ISA
from ..text import hashes
from ..text.hashes import block_bytes
from ..text.kinds import KINDS, digest_bytes, has_pairs
from .asked import Refused, all_of, either, families, isa_names, ms, whole_number
from .cells import Many
from .choices import EVERY, choice, defaults_of_many, value, with_schedule
from .kernels import picked, tuned
from .refusals import no_turn

MANY = tuple(name for name, kind in KINDS.items() if kind.of_m)
HEEDED = ("lane_rot", "gather", "table", "wipe", "uarch", "schedule", "mix", "stack", "frame")     # what means something for them
ASIDE = ("rot", "sigma", "chmaj")                                            # and for messages beside the lanes


def of_many(asked: Mapping[str, str]) -> list[Many]:
    """The kernels that a request names. Unless told, m is how many lanes a register has, and two for streams."""
    if asked.get("kind", "multi") not in MANY:
        told = next(name.upper() for name in ("m", "schedule", "mix") if name in asked)
        raise Refused(f"KIND={asked['kind']} takes one message, so {told} means nothing there. Leave {told} out, or try "
                      "KIND=multi.")
    without_n(asked.get("kind", "multi"), asked.get("n"))
    return all_of(one, [(hashes.load(family), isas.load(isa_name), asked) for family in families(asked.get("hash"))
                        for isa_name in isa_names(asked)])


def without_n(kind: str, n: str | None) -> None:
    """Refused where N is told."""
    if n is not None:
        raise Refused(f"KIND={kind} takes a block of each message at a time, so N means nothing there. Leave N out, or try M=16.")


def heeded(family: str, isa_name: str, kind: str = "multi", mix: str = "0") -> dict[str, list[str]]:
    """The values of each choice that such a kernel can have, the default first; but how much stack, which is any number. `mix`:
    where so many messages are beside the lanes."""
    def can(name: str, value: str) -> bool:
        try:
            return bool(of_many({"hash": family, "isa": isa_name, "kind": kind, **beside, name: value}))
        except Refused:
            return False

    beside = {"mix": mix} if mix not in ("", "0") else {}
    hash, isa = hashes.load(family), isas.load(isa_name)
    usual = defaults_of_many(family, isa_name)
    found = {c.name: [each for each in c.values(isa) if can(c.name, each)] for c in EVERY
             if c.name in HEEDED + ASIDE * bool(beside) and not c.number and c.applies(hash, isa)}
    for name, values in found.items():
        values.sort(key=lambda each: each != usual[name])
    return {name: values for name, values in found.items() if values}


def one(hash: ModuleType, isa: ISA, asked: Mapping[str, str]) -> Many:
    """The kernel of one family on one ISA; Refused says why there is none."""
    if asked.get("kind") == "pairs" and not has_pairs(hash):
        raise Refused(f"two digests of {hash.NAME} are {2 * digest_bytes(hash)} bytes, and KIND=pairs takes nodes of a block, "
                      f"{block_bytes(hash)} bytes. Try HASH=sha256, or KIND=multi.")
    lanes = ms(hash, isa)
    if not lanes:
        have = f"instructions for {' and '.join(isa.engines)} only, none for" if isa.special else "no lanes for messages of"
        raise Refused(f"{isa.name} has {have} {hash.NAME}. Try ISA=avx512 M={512 // hash.WIDTH}.")
    mix = asked.get("mix", "0")
    if mix != "0" and isa.special:
        raise Refused(f"{isa.name} takes messages side by side by its own instructions, where MIX={mix} means nothing. Leave it "
                      "out, or try ISA=avx512.")
    aside = ("0", "1", "2").index(value(choice("mix"), isa, mix)) if isa.lanes else 0
    schedule = schedules(hash, isa, asked)
    wide = with_schedule(isa, schedule)
    least = lanes[0] if wide is isa else 128 // hash.WIDTH             # pairs of words that fill 256 bits
    m = whole_number("M", asked["m"]) if "m" in asked else least + aside
    fits = [n + aside for n in (lanes[:1] if aside else lanes)]
    if m not in fits:
        have = "takes messages side by side" if isa.special else (
            f"has {lanes[0]} lanes of {hash.WIDTH} bits, a message in each" + f" and {mix} beside them" * (aside > 0))
        more = "".join(f", or MIX={some}" for some in (1, 2) if isa.lanes and m - some == lanes[0])
        raise Refused(f"{hash.NAME} on {isa.name} {have}: M={m} does not fit. Try M={either(fits)}{more}.")
    nodes = has_pairs(hash) and m in ms(hash, isa, "pairs")
    if asked.get("kind") == "pairs" and not nodes:
        told = f"M={m}" + f" MIX={mix}" * (aside > 0)
        raise Refused(f"KIND=pairs takes a node in each lane of a register, so {told} is for KIND=multi. Try M={lanes[0]}.")
    usual = defaults_of_many(hash.NAME, isa.name, schedule)
    cell = Many(hash.NAME, isa.name, m, kinds=MANY if nodes else ("multi",), **picked(wide, asked, usual))
    return plain(tuned(cell, asked))


def schedules(hash: ModuleType, isa: ISA, asked: Mapping[str, str]) -> str:
    """Where a request has the schedules of streams made."""
    if "schedule" in asked and not choice("schedule").applies(hash, isa):
        raise Refused(f"{hash.NAME} on {isa.name} has no streams whose schedules lanes could make, so "
                      f"SCHEDULE={asked['schedule']} means nothing there. Leave it out, or try HASH=sha256 ISA=shani.")
    return value(choice("schedule"), isa, asked.get("schedule"))


def plain(cell: Many) -> Many:
    """The cell, if it has no choice that means nothing there."""
    heeds = HEEDED + ASIDE * (cell.mix in ("1", "2"))
    nothing = ("gather", "table") if cell.target.special else ()
    if told := next((name for name, said in cell.chosen.items() if name not in heeds or name in nothing or said == "gather"),
                    None):
        raise Refused(f"KIND=multi runs the rounds of all messages side by side, where {told.upper()}={cell.chosen[told]} means "
                      "nothing. Leave it out.")
    if "table" in cell.chosen and cell.table == "broadcast" and not any(
            row.mnemonic.startswith("vpbroadcast") for row in cell.target.all_rows):
        raise Refused(f"{cell.isa} cannot broadcast K: that takes AVX2 or AVX-512. Leave TABLE out, or try ISA=avx2.")
    if "lane_rot" in cell.chosen and (reason := no_turn(cell)):
        raise Refused(reason)
    return cell
