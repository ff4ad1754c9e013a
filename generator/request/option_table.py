"""What can be varied in a kernel, where, what each value means, and what it is called.

A choice is one entry of CHOICES and one field of a cell: names of files and symbols, commands, the manifest, `nsms list`, help
and what explorations tell all follow from the table. Which values a cell cannot have, refusals.py says.
"""

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType

from ..plan import two_lane as lanes_
from ..plan.gather import GATHERS as METHODS
from ..plan.rules import CH_MAJ_RULES, SIGMAS, Rule, Sigma
from ..plan.schedule import lane_counts
from ..spec import hashes
from ..x86 import flavour, uarch
from ..x86 import isa as isas
from ..x86.isa import ISA, Rotation
from .parse import Refused, parse_number

# Which look at the disk, and are asked for every cell.
hash_of, variant_of, isa_of = cache(hashes.load), cache(hashes.find), cache(isas.load)


@dataclass(frozen=True)
class Option:
    """One thing that can be varied.

    `name` is the variable in lower case, `field` its name in the manifest, `values` what an ISA has of it, the default first
    (none: it means nothing there), each with its meaning; `about` is what is varied. `applies` tells where it means
    something at all, `applies_to_rounds` that it means something for rounds alone. `tags` stand for values in names where those would
    say too little.
    """

    name: str
    field: str
    values: Callable[[ISA], Mapping[str, str]]
    about: str
    applies: Callable[[ModuleType, ISA], bool] = lambda hash, isa: True
    applies_to_rounds: bool = False
    what: str = ""                     # what a value is called in messages, if not by the variable
    tags: Mapping[str, str] = dataclasses.field(default_factory=dict)
    number: bool = False               # any number will do

    def tag(self, value: str) -> str:
        """What stands for a value in names."""
        return f"{self.name}{value}" if self.number else self.tags.get(value, value)


# Where a choice means something.

def lanes(hash: ModuleType, isa: ISA) -> bool:
    """Whether the schedule is computed in lanes of vectors."""
    return isa.schedules_in_lanes


def no_engine(hash: ModuleType, isa: ISA) -> bool:
    """Whether the rounds are made of words, not of instructions of their own."""
    return not isa.has_round_instructions


def adds_k(hash: ModuleType, isa: ISA) -> bool:
    """Whether K is added to the words of the schedule, in lanes."""
    return lanes(hash, isa) and any(hash.K)


def has_wide_schedule(hash: ModuleType, isa: ISA) -> bool:
    """Whether lanes of wider registers beside the rounds' instructions can make the schedule."""
    wide = isa_of(isa.name).with_wider_vectors
    return wide is not None and wide.has_rounds_of(hash.NAME)


def sums(hash: ModuleType, isa: ISA) -> bool:
    """Whether the rounds hold sums of three rotations."""
    return hasattr(hash, "Σ0") and not isa.has_round_instructions


def in_lanes(hash: ModuleType, isa: ISA) -> bool:
    """Whether the rounds can run in two lanes of a register."""
    return sums(hash, isa) and isa.has_lane_rotate


# What an ISA has of a choice.

def named(entries: Iterable[Rotation | Rule | Sigma]) -> Mapping[str, str]:
    """Rotations or spellings by their names, each with what it says of itself."""
    return {entry.name: entry.about for entry in entries}


def subset(values: Mapping[str, str], *names: str) -> dict[str, str]:
    """Those of the values."""
    return {name: values[name] for name in names}


ROUNDS = {"scalar": "integer registers",
          "split": "a, b, c in vector registers, e in integer ones, for blocks that carry no schedule",
          "lanes": "e and a in two lanes of a vector register, a two rounds behind"}


def engines(isa: ISA) -> Mapping[str, str]:
    """The engines of rounds: split ones pay from AVX2 on, those in two lanes need rotations by several amounts at once."""
    if isa.has_round_instructions:
        return {isa.name: isa.about}
    return subset(ROUNDS, "scalar", *["split"] * (isa.vector_bits > 128), *["lanes"] * isa.has_lane_rotate)


FORMS = {"align": "lanes are exchanged by VPALIGNR", "shuffle": "lanes are exchanged by VPSHUFD",
         "align-xor": "by VPALIGNR; Maj chooses by x ^ y", "shuffle-xor": "by VPSHUFD; Maj chooses by x ^ y",
         "align-move": "by VPALIGNR; W + K by a load of its own",
         "align-xor-move": "by VPALIGNR; Maj chooses by x ^ y; W + K by a load of its own",
         "align-nested": "by VPALIGNR; Sigma rotates a sum", "align-nested-move": "both, and W + K by a load of its own"}

CARRIES = {"rounds": "beside one block's rounds", "alone": "before the rounds of its blocks",
           "woven": "beside its block's rounds, half in lanes and half in integer registers",
           "integer": "beside its block's rounds, in integer registers"}

LAYOUTS = {"packed": "every lane has a word", "idle": "lanes left idle, as in the paper's 3-SMS",
           "wide": "four words of one block, where packed has two"}

GATHERS = {"transpose": "whole rows of each block are loaded and transposed",
           "insert": "the word of each block in turn by PINSR (the paper's figure 8)",
           "gather": "the words of all blocks by VPGATHER (the paper's figure 9)"}


def gathers(isa: ISA) -> Mapping[str, str]:
    """The ways in which message words reach lanes: insertions with every vector, gathers where there is an instruction."""
    return subset(GATHERS, *(name for name in METHODS if name != "gather" or any(row.gather_mask for row in isa.all_rows)))


def sigmas(isa: ISA) -> Mapping[str, str]:
    """Where a rotation destroys its source and the schedule is in integer registers too, the spelling with the fewest copies
    first, as how many instructions there are decides; else the one with the shortest chain."""
    copies = isa.rotations[0].name != "rorx" and not isa.vector_bits
    return named(sorted(SIGMAS, key=lambda sigma: (sigma.name == "nested") != copies))


def ch_maj_values(isa: ISA) -> Mapping[str, str]:
    """The spellings of Ch and Maj: that by a sum first where ANDN makes it cheap."""
    first = "sum" if any(row.mnemonic == "andn" for row in isa.all_rows) else "mux"
    return named(sorted(CH_MAJ_RULES, key=lambda rule: rule.name != first))


# In the order in which they stand in names.
KERNEL_OPTIONS = (
    Option("rot", "rotation", lambda isa: named(isa.rotations), "how integer registers are rotated", no_engine, True, "rotation"),
    Option("lane_rot", "lane_rotation", lambda isa: named(isa.lane_rotations), "how lanes are rotated", lanes, False,
           "lane rotation", {"shld": "lane_shld"}),
    Option("rounds", "rounds", engines, "the engine of the rounds"),
    Option("forms", "forms", lambda isa: subset(FORMS, *lanes_.FORMS) if isa.has_lane_rotate else {},
           "equal forms of ROUNDS=lanes",
           in_lanes),
    Option("carry", "carry", lambda isa: subset(CARRIES, "rounds", *["alone", "woven", "integer"] * isa.has_lane_rotate),
           "where the schedule is made", lanes),
    Option("layout", "layout", lambda isa: subset(LAYOUTS, "packed", "idle", *["wide"] * (isa.vector_bits > 128)),
           "how words lie in registers", lanes),
    Option("gather", "gather", gathers, "how message words reach lanes", lanes),
    Option("table", "table", lambda isa: {"full": "K stored for every lane, an operand in memory",
                                          "broadcast": "K stored once, and broadcast"}, "how K lies in memory", adds_k),
    Option("sigma", "sigma", sigmas, "how Sigma is spelled", sums, True),
    Option("chmaj", "chmaj", ch_maj_values, "how Ch and Maj are spelled", no_engine, True),
    Option("addk", "addk", lambda isa: {"schedule": "W + K is stored", "rounds": "W is stored, K is added in the rounds"},
           "where K is added", adds_k),
    Option("wipe", "wipe", lambda isa: {"0": "nothing is cleared", "1": "frame and registers are cleared before the return"},
           "whether what held secrets is cleared", applies_to_rounds=True, tags={"1": "wipe"}),
    Option("uarch", "uarch", lambda isa: {"generic": "for no processor in particular",
                                          **{name: f"the choices and the order that a search found on {name}"
                                             for name in uarch.names()}},
           "the microarchitecture it was tuned for", applies_to_rounds=True, what="microarchitecture"),
)


# What those ask who take the file in: of its frame and text, not of what it does. In the order in which they stand in names.
FRAME_OPTIONS = (
    Option("flavour", "flavour", lambda isa: {flavour.PLAIN: "for any program"} | {name: flavour.load(name).about
                                                                                   for name in flavour.names()},
           "whose macros and symbols"),
    Option("stack", "stack", lambda isa: {}, "the most bytes of stack", applies_to_rounds=True, number=True),
    Option("frame", "frame", lambda isa: {"fixed": "rsp moves by constants only, rbp is a general register",
                                          "rbp": "rbp points to the frame, and is no general register"},
           "what rsp and rbp do", applies_to_rounds=True),
)

# What is varied of kernels for several messages alone.
MULTI_OPTIONS = (
    Option("schedule", "schedule", lambda isa: {"own": "each stream by its own instructions",
                                                "lanes": "all streams together in lanes of wider registers"}
           if isa_of(isa.name).with_wider_vectors else {},
           "where the schedules of streams are made", has_wide_schedule),
    Option("mix", "mix", lambda isa: {"0": "nothing beside the lanes", "1": "a message in integer registers beside the lanes",
                                      "2": "two of them"} if isa.schedules_in_lanes else {},
           "how many messages stand in integer registers beside those in lanes", lanes, tags={"1": "mix1", "2": "mix2"}),
)
ALL_OPTIONS = KERNEL_OPTIONS + MULTI_OPTIONS + FRAME_OPTIONS


RENAMED_VALUES = {"vector": "lanes"}                 # values of old, and what does better now


def option_named(name: str) -> Option:
    """The entry of that name; KeyError if there is none."""
    for entry in ALL_OPTIONS:
        if entry.name == name:
            return entry
    raise KeyError(name)


def every_value(entry: Option) -> dict[str, str]:
    """The values that some ISA has of a choice, each with its meaning there."""
    return {name: meaning for isa in reversed(isas.names()) for name, meaning in entry.values(isa_of(isa)).items()
            if any(entry.applies(hash_of(family), isa_of(isa)) for family in hashes.names())}


@cache
def defaults(isa_name: str) -> Mapping[str, str]:
    """The default of each choice on an ISA, in the order of the variables; "" where it means nothing."""
    return defaults_of(isas.load(isa_name))


@cache
def defaults_of(isa: ISA) -> Mapping[str, str]:
    """The same of an ISA that may be the wide one of another."""
    return {c.name: next(iter(c.values(isa)), "") for c in ALL_OPTIONS}


def with_schedule(isa: ISA, schedule: str) -> ISA:
    """The ISA of a kernel whose streams' schedules are made so: lanes take wider registers than the rounds' instructions know."""
    return isa.with_wider_vectors if isa.with_wider_vectors and schedule == "lanes" else isa


@cache
def defaults_of_many(family: str, isa_name: str, schedule: str = "") -> Mapping[str, str]:
    """The same of kernels for several messages. They read K once a block for all of them: spread as it is loaded, where the ISA
    can, it costs nothing. And they have nothing but lanes to do: where there is no instruction that rotates, one that moves bytes
    takes the place of three (SHA-512 on AVX2: 4 % on Golden Cove)."""
    isa = with_schedule(isa_of(isa_name), schedule)
    default_values = dict(defaults_of(isa))
    if isa.vector_bits > 128:
        default_values["table"] = "broadcast"
    if isa.schedules_in_lanes and not isa.has_lane_rotate and any(count % 8 == 0 for count in lane_counts(hash_of(family))):
        default_values["lane_rot"] = next((r.name for r in isa.lane_rotations if r.shuffles_bytes), default_values["lane_rot"])
    return default_values


def valid_value(entry: Option, isa: ISA, requested: str | None) -> str:
    """The value that was asked for, if the ISA has it (its default if none was); else says who has it."""
    if entry.number and requested is not None:
        return str(parse_number(entry.name.upper(), requested))
    have = entry.values(isa)
    if requested is None or requested in have:
        return next(iter(have), "") if requested is None else requested
    what = entry.what or entry.name.upper()
    others = {name: entry.values(isa_of(name)) for name in isas.names()
              if any(entry.applies(hash_of(family), isa_of(name)) for family in hashes.names())}
    who = [name for name, values in others.items() if requested in values]
    if not have:
        raise Refused(f"{isa.name} has no vectors, so {entry.name.upper()}={requested} means nothing there. Leave it out, or try "
                      f"ISA=avx2.")
    if not who:
        if requested in RENAMED_VALUES:
            raise Refused(f"{entry.name.upper()}={requested} has given way to {RENAMED_VALUES[requested]}. Try {entry.name.upper()}="
                          f"{RENAMED_VALUES[requested]}.")
        all_values = dict.fromkeys(v for values in others.values() for v in values)
        raise Refused(f"there is no {what} {requested!r}; there is {', '.join(all_values)}.")
    verb = "has" if len(who) == 1 else "have"
    raise Refused(f"{isa.name} has no {what} {requested!r}; it has {', '.join(have)}. ({', '.join(who)} {verb} {requested}.)")
