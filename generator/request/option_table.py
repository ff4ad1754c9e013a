"""The table of options: the values of each one by ISA, their meanings, and their spellings.

An option is one entry of this table and one field of `configs.KernelConfig`. The command line, the names of files and
symbols, the make lines, the manifest, `nsms list`, the help and the explorations follow from the table; tests compare the
Makefile and the documents with it. Values have types: a flag, a number, `Forms`, or a name. `spelling` writes a value and
`parse_value` reads one; nothing else converts them. The rules of validation.py say which values a kernel configuration
cannot have.
"""

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, Literal

from ..plan.gather import GATHERS as METHODS
from ..plan.rules import CH_MAJ_RULES, SIGMAS, Rule, Sigma
from ..plan.schedule import lane_counts
from ..plan.two_lane import FORMS, Forms
from ..spec import hashes
from ..x86 import flavour, uarch
from ..x86 import isa as isas
from ..x86.isa import ISA, Rotation
from ..x86.uarch.processors import PROCESSORS, find_processor, processor_name
from .parse import Refused, parse_number

# These read files, and every kernel configuration needs them.
hash_of, variant_of, isa_of = cache(hashes.load), cache(hashes.find), cache(isas.load)

OptionValue = str | int | Forms | None                    # of an option; flags are bool, None: it means nothing there


def spelling(value: OptionValue) -> str:
    """Return the spelling of an option's value on the command line, in names and in stored data."""
    if value is None:
        return ""
    return str(int(value) if isinstance(value, bool) else value)


@dataclass(frozen=True)
class Option:
    """One variable of a request that changes a kernel's code.

    `name`: the variable in lower case, and the field of a kernel configuration. `field`: its name in the manifest.
    `values`: what an ISA has of it, each value with its meaning, the default first; none where it means nothing.
    `about`: what it changes. `applies`: whether it means something for a hash on an ISA. `applies_to_rounds`: whether it
    means something for rounds alone. `what`: a value's noun in messages, if not the variable. `tags`: values whose
    spelling says too little in names, with what stands there. `number`: any number is a value. `many`: what
    multi-message kernels make of it: nothing, "lanes": it means something for all, "mix": for messages beside lanes alone.
    """

    name: str
    field: str
    values: Callable[[ISA], Mapping[Any, str]]
    about: str
    applies: Callable[[ModuleType, ISA], bool] = lambda hash, isa: True
    applies_to_rounds: bool = False
    what: str = ""
    tags: Mapping[Any, str] = dataclasses.field(default_factory=dict)
    number: bool = False
    many: Literal["", "lanes", "mix"] = ""

    def tag(self, value: OptionValue) -> str:
        """Return what stands for a value in the names of files and symbols."""
        return f"{self.name}{value}" if self.number else self.tags.get(value, spelling(value))


# Predicates: where an option means something.

def lanes(hash: ModuleType, isa: ISA) -> bool:
    """Tell whether lanes of vector registers compute the message schedule."""
    return isa.schedules_in_lanes


def no_engine(hash: ModuleType, isa: ISA) -> bool:
    """Tell whether the ISA has no instructions for rounds."""
    return not isa.has_round_instructions


def adds_k(hash: ModuleType, isa: ISA) -> bool:
    """Tell whether lanes add K to the words of the schedule."""
    return lanes(hash, isa) and any(hash.K)


def has_wide_schedule(hash: ModuleType, isa: ISA) -> bool:
    """Tell whether lanes of wider registers can compute the schedule beside instructions for rounds."""
    wide = isa_of(isa.name).with_wider_vectors
    return wide is not None and wide.has_rounds_of(hash.NAME)


def sums(hash: ModuleType, isa: ISA) -> bool:
    """Tell whether the rounds compute Sigma_0 and Sigma_1 by rotations."""
    return hasattr(hash, "Σ0") and not isa.has_round_instructions


def in_lanes(hash: ModuleType, isa: ISA) -> bool:
    """Tell whether the ISA can run the rounds in two lanes of a register."""
    return sums(hash, isa) and isa.has_lane_rotate


# The values that an ISA has of an option.

def entries_by_name(entries: Iterable[Rotation | Rule | Sigma]) -> Mapping[str, str]:
    """Return rotations or rewrite rules by name, each with its description."""
    return {entry.name: entry.about for entry in entries}


def subset(values: Mapping[str, str], *names: str) -> dict[str, str]:
    """Return the values of these names, with their meanings."""
    return {name: values[name] for name in names}


ROUNDS = {"scalar": "integer registers",
          "split": "a, b, c in vector registers, e in integer registers, for blocks beside which no schedule is computed",
          "lanes": "e and a in two lanes of a vector register, a lags two rounds behind"}


def engines(isa: ISA) -> Mapping[str, str]:
    """Return the round engines of an ISA: split rounds gain from AVX2 on; two-lane rounds need a rotation of each lane by a
    count of its own."""
    if isa.has_round_instructions:
        return {isa.name: isa.about}
    return subset(ROUNDS, "scalar", *["split"] * (isa.vector_bits > 128), *["lanes"] * isa.has_lane_rotate)


def forms(isa: ISA) -> Mapping[Forms, str]:
    """Return the forms of the two-lane rounds, each with the meaning of its flags."""
    return {form: "; ".join([f"{'VPSHUFD' if form.shuffle else 'VPALIGNR'} exchanges the lanes",
                             *["Maj is a multiplexer on x ^ y"] * form.xor, *["Sigma uses nested rotations"] * form.nested,
                             *["a separate load reads W + K"] * form.move])
            for form in FORMS} if isa.has_lane_rotate else {}


CARRIES = {"rounds": "beside one block's rounds", "alone": "before the rounds of its blocks",
           "woven": "beside its block's rounds, half in lanes and half in integer registers",
           "integer": "beside its block's rounds, in integer registers"}

LAYOUTS = {"packed": "every lane has a word", "idle": "some lanes are unused, as in the paper's 3-SMS",
           "wide": "four words of each block, where packed has two"}

GATHERS = {"transpose": "vector loads of each block, then a transposition",
           "insert": "one PINSR for each word (the paper's figure 8)",
           "gather": "one VPGATHER for the words of all blocks (the paper's figure 9)"}


def gathers(isa: ISA) -> Mapping[str, str]:
    """Return the methods that bring message words into lanes: VPGATHER only where the ISA has it."""
    return subset(GATHERS,
                  *(name for name in METHODS if name != "gather" or any(row.gather_mask for row in isa.all_rows)))


def sigmas(isa: ISA) -> Mapping[str, str]:
    """Return the rewritings of Sigma. The one with the fewest copies comes first where a rotation overwrites its source and
    integer registers compute the schedule too, since there the instruction count decides; elsewhere the one with the
    shortest dependence chain comes first."""
    copies = isa.rotations[0].name != "rorx" and not isa.vector_bits
    return entries_by_name(sorted(SIGMAS, key=lambda sigma: (sigma.name == "nested") != copies))


def ch_maj_values(isa: ISA) -> Mapping[str, str]:
    """Return the rewritings of Ch and Maj: the sum first where ANDN makes it cheap."""
    first = "sum" if any(row.mnemonic == "andn" for row in isa.all_rows) else "mux"
    return entries_by_name(sorted(CH_MAJ_RULES, key=lambda rule: rule.name != first))


# The options of kernels, in the order in which they stand in names.
KERNEL_OPTIONS = (
    Option("rot", "rotation", lambda isa: entries_by_name(isa.rotations), "instruction that rotates integer registers",
           no_engine, True, "rotation",
           many="mix"),
    Option("lane_rot", "lane_rotation", lambda isa: entries_by_name(isa.lane_rotations),
           "instructions that rotate vector lanes", lanes, False, "lane rotation", {"shld": "lane_shld"}, many="lanes"),
    Option("rounds", "rounds", engines, "round engine"),
    Option("forms", "forms", forms, "instruction forms of ROUNDS=lanes", in_lanes),
    Option("carry", "carry",
           lambda isa: subset(CARRIES, "rounds", *["alone", "woven", "integer"] * isa.has_lane_rotate),
           "where the message schedule is computed", lanes),
    Option("layout", "layout", lambda isa: subset(LAYOUTS, "packed", "idle", *["wide"] * (isa.vector_bits > 128)),
           "arrangement of message words in registers", lanes),
    Option("gather", "gather", gathers, "how message words are loaded into lanes", lanes, many="lanes"),
    Option("table", "table", lambda isa: {"full": "K is stored once per lane and is a memory operand",
                                          "broadcast": "K is stored once and loaded by a broadcast"}, "how K is stored", adds_k,
                                          many="lanes"),
    Option("sigma", "sigma", sigmas, "rewriting of Sigma_0 and Sigma_1", sums, True, many="mix"),
    Option("chmaj", "chmaj", ch_maj_values, "rewriting of Ch and Maj", no_engine, True, many="mix"),
    Option("addk", "addk",
           lambda isa: {"schedule": "W + K is stored", "rounds": "W is stored, K is added in the rounds"},
           "where K is added", adds_k),
    Option("wipe", "wipe",
           lambda isa: {False: "nothing is cleared", True: "frame and registers are cleared before the return"},
           "zeroization", applies_to_rounds=True, tags={True: "wipe"}, many="lanes"),
    Option("uarch", "uarch", lambda isa: {"generic": "no particular processor",
                                          **{name: f"the options and orders that a search found on {name}"
                                             for name in uarch.names()}},
           "microarchitecture of stored options and orders", applies_to_rounds=True, what="microarchitecture", many="lanes"),
)


# The options of downstream projects: of the frame and the text, not of the computation.
FRAME_OPTIONS = (
    Option("flavour", "flavour", lambda isa: {flavour.PLAIN: "for any program"} | {name: flavour.load(name).about
                                                                                   for name in flavour.names()},
           "downstream project whose macros and symbols are used"),
    Option("stack", "stack", lambda isa: {}, "limit of stack use in bytes", applies_to_rounds=True, number=True,
           many="lanes"),
    Option("frame", "frame", lambda isa: {"fixed": "rsp moves by constants only, rbp is a general register",
                                          "rbp": "rbp is the frame pointer"},
           "frame layout", applies_to_rounds=True, many="lanes"),
)

# The options of multi-message kernels alone.
MULTI_OPTIONS = (
    Option("schedule", "schedule", lambda isa: {"own": "each stream computes its schedule with the ISA's instructions",
                                                "lanes": "the schedules of all streams are computed in lanes of wider registers"}
           if isa_of(isa.name).with_wider_vectors else {},
           "where the message schedules of interleaved streams are computed", has_wide_schedule, many="lanes"),
    Option("mix", "mix",
           lambda isa: {0: "all messages are in lanes", 1: "one message is in integer registers beside the lanes",
                                      2: "two messages are"} if isa.schedules_in_lanes else {},
           "number of messages in integer registers beside those in lanes", lanes, tags={1: "mix1", 2: "mix2"},
           many="lanes"),
)
ALL_OPTIONS = KERNEL_OPTIONS + MULTI_OPTIONS + FRAME_OPTIONS


RENAMED_VALUES = {"vector": "lanes"}                 # former values, and those that replace them


def option_named(name: str) -> Option:
    """Return the option of that name; KeyError if there is none."""
    for entry in ALL_OPTIONS:
        if entry.name == name:
            return entry
    raise KeyError(name)


def values_by_isa(entry: Option) -> dict[str, Mapping[Any, str]]:
    """Return the values of an option by ISA, of those ISAs where it means something for some hash."""
    return {name: entry.values(isa_of(name)) for name in isas.names()
            if any(entry.applies(hash_of(family), isa_of(name)) for family in hashes.names())}


def every_value(entry: Option) -> dict[str, str]:
    """Return the spellings of the values that some ISA has of an option, each with its meaning there."""
    return {spelling(value): meaning for values in reversed(values_by_isa(entry).values())
            for value, meaning in values.items()}


@cache
def defaults(isa_name: str) -> Mapping[str, OptionValue]:
    """Return the default of each option on an ISA, in the order of the table; None where it means nothing."""
    return defaults_of(isas.load(isa_name))


@cache
def defaults_of(isa: ISA) -> Mapping[str, OptionValue]:
    """Return the default of each option on an ISA, which may be the wide one of another."""
    return {c.name: next(iter(c.values(isa)), None) for c in ALL_OPTIONS}


def with_schedule(isa: ISA, schedule: str | None) -> ISA:
    """Return the ISA of a multi-message kernel on SHA extensions: with schedules in lanes it has wider registers."""
    return isa.with_wider_vectors if isa.with_wider_vectors and schedule == "lanes" else isa


@cache
def defaults_of_many(family: str, isa_name: str, schedule: str | None = None) -> Mapping[str, OptionValue]:
    """Return the default of each option of a multi-message kernel.

    It reads K once a block for all messages, so a broadcast load of K costs nothing where the ISA has one. All its work is
    in lanes: where no instruction rotates lanes, one byte shuffle replaces three instructions (SHA-512 on AVX2: 4 % on
    Golden Cove)."""
    isa = with_schedule(isa_of(isa_name), schedule)
    default_values = dict(defaults_of(isa))
    if isa.vector_bits > 128:
        default_values["table"] = "broadcast"
    if isa.schedules_in_lanes and not isa.has_lane_rotate and any(count % 8 == 0
                                                                  for count in lane_counts(hash_of(family))):
        default_values["lane_rot"] = next((r.name for r in isa.lane_rotations if r.shuffles_bytes),
                                          default_values["lane_rot"])
    return default_values


def pick_uarch(text: str, valid_names: Sequence[str], reason: str) -> str:
    """Return the one of `valid_names` that UARCH names, by any name of the processor core; Refused if there is none.

    `reason` says why a core is not among them; its name follows."""
    core = find_processor(text)
    names = (text, core.name, *core.names) if core else (text,)
    if name := next((name for name in names if name in valid_names), None):
        return name
    if core is None:
        every = dict.fromkeys((*(processor.name for processor in PROCESSORS), *map(processor_name, valid_names)))
        raise Refused(f"there is no microarchitecture {text!r}; there is {', '.join(every)}.")
    raise Refused(f"UARCH={text}: {reason} {core.name} yet; there is "
                  f"{', '.join(map(processor_name, valid_names))}.")


def parse_value(entry: Option, text: str) -> OptionValue:
    """Return the value that `text` spells on some ISA; Refused if there is none."""
    if entry.number:
        return parse_number(entry.name.upper(), text)
    by_spelling = {spelling(value): value for values in values_by_isa(entry).values() for value in values}
    if entry.name == "uarch":
        return pick_uarch(text, list(by_spelling), "nothing was tuned for")
    if text in by_spelling:
        value: OptionValue = by_spelling[text]
        return value
    variable = entry.name.upper()
    if text in RENAMED_VALUES:
        raise Refused(f"{variable}={text} is now called {RENAMED_VALUES[text]}. Try {variable}={RENAMED_VALUES[text]}.")
    raise Refused(f"there is no {entry.what or variable} {text!r}; there is {', '.join(by_spelling)}.")


def parse_values(words: Mapping[str, str]) -> dict[str, OptionValue]:
    """Return the values that words spell, by option; Refused where one spells none. Other variables are left out."""
    return {c.name: parse_value(c, words[c.name]) for c in ALL_OPTIONS if c.name in words}


def check_value(entry: Option, isa: ISA, value: OptionValue) -> OptionValue:
    """Return the value if the ISA has it; else Refused names the ISAs that have it."""
    have = entry.values(isa)
    if entry.number or value in have:
        return value
    text = spelling(value)
    who = [name for name, values in values_by_isa(entry).items() if value in values]
    if not have:
        variable = entry.name.upper()
        raise Refused(f"{variable}={text} means nothing on {isa.name}; it is for {', '.join(who)}. Leave it out, or try "
                      f"ISA={'avx2' if 'avx2' in who else who[-1]}.")
    verb = "has" if len(who) == 1 else "have"
    raise Refused(f"{isa.name} has no {entry.what or entry.name.upper()} {text!r}; it has {', '.join(map(spelling, have))}. "
                  f"({', '.join(who)} {verb} {text}.)")
