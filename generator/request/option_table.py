"""The table of options: the values of each option by ISA, their meanings, and their spellings.

An option is one entry of this table and one field of `configs.KernelConfig`. The command line, the
names of files and symbols, the make lines, the manifest, `nsms list`, the help and the explorations
follow from the table; tests compare the Makefile and the documents with it. A value is a flag, a
number, `Forms`, or a name. Only `spelling` writes values as text and only `parse_value` reads them.
validation.py says which values a kernel configuration cannot have.
"""

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, Literal

from ..plan.engines.two_lane import FORMS, Forms
from ..plan.rules import CH_MAJ_RULES, SIGMAS, Rule, SigmaForm
from ..plan.schedule import schedule_rotations
from ..spec import hashes
from ..x86 import flavour, uarch
from ..x86 import target as isas
from ..x86.target import ISA, Rotation
from ..x86.uarch.processors import PROCESSORS, find_processor, processor_name
from .parse import Rejected, check_name, parse_number

OptionValue = str | int | Forms | None  # flags are bool; None: the option means nothing


def spelling(value: OptionValue) -> str:
    """Return a value's spelling in commands, names and stored data: 0 or 1 for a flag, "" for None.
    """
    if value is None:
        return ""
    return str(int(value) if isinstance(value, bool) else value)


@dataclass(frozen=True)
class Option:
    """One variable of a request that changes a kernel's code.

    `name`: the variable in lower case, and the field of a kernel configuration. `values`: function
    that returns value -> meaning for an ISA, the default first; {} if the option means nothing on
    that ISA, or if `number`. `effect`: words for the help that say what the option changes.
    `applies`: function that returns whether the option means something for a hash family on an ISA.
    `applies_to_rounds`: whether it means something for functions of kind rounds. `noun`: word for a
    value in error messages; "" if that is the variable's name. `tags`: value -> text for file and
    symbol names, for values whose spelling is not clear enough there. `number`: whether every whole
    number is a value. `multi_message_use`: "lanes" if the option means something for all
    multi-message kernels, "mix" if only for those with messages in integer registers beside the
    lanes, "" if for none.
    """

    name: str
    values: Callable[[ISA], Mapping[Any, str]]
    effect: str
    applies: Callable[[ModuleType, ISA], bool] = lambda hash, isa: True
    applies_to_rounds: bool = False
    noun: str = ""
    tags: Mapping[Any, str] = dataclasses.field(default_factory=dict)
    number: bool = False
    multi_message_use: Literal["", "lanes", "mix"] = ""

    @property
    def field(self) -> str:
        """Key of the option in a manifest entry."""
        return {"rot": "rotation", "lane_rot": "lane_rotation"}.get(self.name, self.name)

    def tag(self, value: OptionValue) -> str:
        """Return the text that stands for a value in the names of files and symbols."""
        return f"{self.name}{value}" if self.number else self.tags.get(value, spelling(value))


# Predicates of (hash, ISA): whether an option means something.

def schedules_in_lanes(hash: ModuleType, isa: ISA) -> bool:
    """Return whether lanes of vector registers compute the message schedule."""
    return isa.schedules_in_lanes


def lacks_round_instructions(hash: ModuleType, isa: ISA) -> bool:
    """Return whether the ISA has no instructions for rounds."""
    return not isa.has_round_instructions


def adds_k_in_lanes(hash: ModuleType, isa: ISA) -> bool:
    """Return whether lanes compute the schedule and the hash family has constants K that they can
    add to it."""
    return schedules_in_lanes(hash, isa) and any(hash.K)


def has_wide_schedule(hash: ModuleType, isa: ISA) -> bool:
    """Return whether the ISA has instructions for the hash's rounds and can compute the schedule in
    lanes of wider vector registers beside them."""
    wide = isas.load(isa.name).with_wider_vectors
    return wide is not None and wide.has_rounds_of(hash.NAME)


def computes_sigmas(hash: ModuleType, isa: ISA) -> bool:
    """Return whether the rounds compute Sigma_0 and Sigma_1 by rotations: the hash family has these
    functions, and the ISA has no instructions for rounds."""
    return hasattr(hash, "Σ0") and not isa.has_round_instructions


def has_byte_rotations(hash: ModuleType) -> bool:
    """Return whether at least one rotation of the message schedule is by a multiple of 8 bits."""
    return any(count % 8 == 0 for count in schedule_rotations(hash))


def has_two_lane_rounds(hash: ModuleType, isa: ISA) -> bool:
    """Return whether two-lane rounds exist: the hash family has Sigma_0 and Sigma_1, and the ISA
    can rotate each lane by its own count."""
    return computes_sigmas(hash, isa) and isa.has_lane_rotate


# Values of an option by ISA.

def has_wide_vectors(isa: ISA) -> bool:
    """Return whether the ISA's vector registers are wider than 128 bits."""
    return isa.vector_bits > 128


def descriptions_by_name(entries: Iterable[Rotation | Rule | SigmaForm]) -> Mapping[str, str]:
    """Return name -> description of `entries`, which are rotations or rewrite rules, in the same
    order."""
    return {entry.name: entry.about for entry in entries}


def values_if(values: Mapping[Any, str], condition: Callable[[ISA], bool],
              *names: str) -> Callable[[ISA], Mapping[Any, str]]:
    """Return the function `Option.values` of an option some of whose values exist only on ISAs that
    meet `condition`. These are the values in `names`, or all values if `names` is empty. `values`:
    value -> meaning."""
    return lambda isa: {value: meaning for value, meaning in values.items()
                        if condition(isa) or names and value not in names}


def round_engine_values(isa: ISA) -> Mapping[str, str]:
    """Return the values of ROUNDS on an ISA with their meanings. An ISA with instructions for
    rounds has one value, which is its name. Split rounds are left out on ISAs with vectors of at
    most 128 bits, where they are slower. Two-lane rounds need an instruction that rotates each lane
    by its own count."""
    if isa.has_round_instructions:
        return {isa.name: isa.about}
    values = {"scalar": "integer registers"}
    if has_wide_vectors(isa):
        values["split"] = ("a, b, c in vector registers, e in integer registers, for blocks beside "
                           "which no schedule is computed")
    if isa.has_lane_rotate:
        values["lanes"] = "e and a in two lanes of a vector register, a lags two rounds behind"
    return values


def form_values(isa: ISA) -> Mapping[Forms, str]:
    """Return the values of FORMS on an ISA with their meanings; {} if the ISA has no two-lane
    rounds."""
    def meaning(form: Forms) -> str:
        """Return a text that says how rounds in two lanes are computed with FORMS=`form`."""
        flags = [("Maj is a multiplexer on x ^ y", form.xor),
                 ("Sigma uses nested rotations", form.nested),
                 ("Sigma shifts doubled words", form.double),
                 ("a separate load reads W + K", form.move)]
        instruction = "VPSHUFD" if form.shuffle else "VPALIGNR"
        return "; ".join([f"{instruction} exchanges the lanes",
                          *(text for text, is_set in flags if is_set)])

    return {form: meaning(form) for form in FORMS} if isa.has_lane_rotate else {}


CARRIES = {"rounds": "beside one block's rounds", "alone": "before the rounds of its blocks",
           "woven": "beside its block's rounds, half in lanes and half in integer registers",
           "integer": "beside its block's rounds, in integer registers"}

def sigma_values(isa: ISA) -> Mapping[str, str]:
    """Return the values of SIGMA on an ISA with their meanings.

    If an ISA has no vectors, and its rotations overwrite their source, the number of instructions
    limits the speed. So the rewriting with the fewest copies comes first. On other ISAs the
    rewriting with the shortest dependence chain comes first.
    """
    prefers_few_copies = isa.rotations[0].name != "rorx" and not isa.vector_bits
    return descriptions_by_name(sorted(SIGMAS,
                                  key=lambda sigma: (sigma.name == "nested") != prefers_few_copies))


def ch_maj_values(isa: ISA) -> Mapping[str, str]:
    """Return the values of CHMAJ on an ISA with their meanings. The value `sum` comes first if the
    ISA has ANDN, which makes it cheap; else `mux` comes first."""
    default_name = "sum" if any(row.mnemonic == "andn" for row in isa.all_rows) else "mux"
    return descriptions_by_name(sorted(CH_MAJ_RULES, key=lambda rule: rule.name != default_name))


# Options of kernels, in the order of their tags in file and symbol names.
KERNEL_OPTIONS = (
    Option("rot", lambda isa: descriptions_by_name(isa.rotations),
           "instruction that rotates integer registers", applies=lacks_round_instructions,
           applies_to_rounds=True, noun="rotation", multi_message_use="mix"),
    Option("lane_rot", lambda isa: descriptions_by_name(isa.lane_rotations),
           "instructions that rotate vector lanes", applies=schedules_in_lanes,
           noun="lane rotation", tags={"shld": "lane_shld"}, multi_message_use="lanes"),
    Option("rounds", round_engine_values, "implementation of the rounds"),
    Option("forms", form_values, "instruction forms of ROUNDS=lanes", applies=has_two_lane_rounds),
    Option("carry",
           values_if(CARRIES, lambda isa: isa.has_lane_rotate, "alone", "woven", "integer"),
           "where the message schedule is computed", applies=schedules_in_lanes),
    Option("layout",
           values_if({"packed": "every lane has a word",
                      "idle": "some lanes are unused, as in the paper's 3-SMS",
                      "wide": "four words of each block in a register, where packed has two"},
                     has_wide_vectors, "wide"),
           "arrangement of message words in registers", applies=schedules_in_lanes),
    Option("gather",
           values_if({"transpose": "vector loads of each block, then a transposition",
                      "insert": "one PINSR for each word (the paper's figure 8)",
                      "gather": "one VPGATHER for the words of all blocks (the paper's figure 9)"},
                     lambda isa: any(row.gather_mask for row in isa.all_rows), "gather"),
           "how message words are loaded into lanes", applies=schedules_in_lanes,
           multi_message_use="lanes"),
    Option("table",
           lambda isa: {"full": "K is stored once per lane and is a memory operand",
                        "broadcast": "K is stored once and loaded by a broadcast"},
           "how the constants K are stored", applies=adds_k_in_lanes, multi_message_use="lanes"),
    Option("sigma", sigma_values, "rewriting of Sigma_0 and Sigma_1",
           applies=computes_sigmas, applies_to_rounds=True, multi_message_use="mix"),
    Option("chmaj", ch_maj_values, "rewriting of Ch and Maj",
           applies=lacks_round_instructions, applies_to_rounds=True, multi_message_use="mix"),
    Option("addk", lambda isa: {"schedule": "W + K is stored",
                                "rounds": "W is stored, K is added in the rounds"},
           "where the constants K are added", applies=adds_k_in_lanes),
    Option("wipe", lambda isa: {False: "nothing is cleared",
                                True: "frame and registers are cleared before the return"},
           "whether the function clears its frame and registers before it returns",
           applies_to_rounds=True, tags={True: "wipe"}, multi_message_use="lanes"),
    Option("uarch", lambda isa: {
        "generic": "no particular processor",
        **{name: f"the options and orders that a search found on {name}"
           for name in uarch.names()}},
           "microarchitecture whose stored options and orders are used", applies_to_rounds=True,
           noun="microarchitecture", multi_message_use="lanes"),
)


# Options for downstream projects: they change frame and text of a kernel, not its computation.
FRAME_OPTIONS = (
    Option("flavour",
           lambda isa: {flavour.PLAIN: "for any program"} | {name: flavour.load(name).about
                                                             for name in flavour.names()},
           "downstream project whose macros and symbols are used"),
    Option("stack", lambda isa: {}, "limit of stack use in bytes", applies_to_rounds=True,
           number=True, multi_message_use="lanes"),
    Option("frame",
           lambda isa: {"fixed": "rsp moves by constants only, rbp is a general register",
                        "rbp": "rbp is the frame pointer"},
           "frame layout", applies_to_rounds=True, multi_message_use="lanes"),
)

# Options of multi-message kernels alone.
MULTI_OPTIONS = (
    Option("schedule",
           values_if({"own": "each stream computes its schedule with the ISA's instructions",
                      "lanes": "the schedules of all streams are computed in lanes of wider "
                               "registers"},
                     lambda isa: isas.load(isa.name).with_wider_vectors is not None),
           "where the message schedules of interleaved streams are computed", has_wide_schedule,
           multi_message_use="lanes"),
    Option("mix",
           values_if({0: "all messages are in lanes",
                      1: "one message is in integer registers beside the lanes",
                      2: "two messages are"}, lambda isa: isa.schedules_in_lanes),
           "number of messages in integer registers beside those in lanes", schedules_in_lanes,
           tags={1: "mix1", 2: "mix2"}, multi_message_use="lanes"),
)
ALL_OPTIONS = KERNEL_OPTIONS + MULTI_OPTIONS + FRAME_OPTIONS


def multi_message_options(mix: int | None) -> list[Option]:
    """Return the options that mean something for multi-message kernels. `mix`: the number of
    messages in integer registers; 0 or None for none."""
    return [option for option in ALL_OPTIONS if option.multi_message_use == "lanes"
            or option.multi_message_use == "mix" and mix]


RENAMED_VALUES = {"vector": "lanes"}  # former spelling of a value -> present one


def option_named(name: str) -> Option:
    """Return the option of that name. Raise KeyError if there is none."""
    return {option.name: option for option in ALL_OPTIONS}[name]


def values_by_isa(option: Option) -> dict[str, Mapping[Any, str]]:
    """Return ISA -> the option's values there, a mapping from value to meaning. ISAs on which the
    option applies to no hash family are left out."""
    families = [hashes.load(name) for name in hashes.names()]
    return {name: option.values(isas.load(name)) for name in isas.names()
            if any(option.applies(family, isas.load(name)) for family in families)}


def meanings_by_spelling(option: Option) -> dict[str, str]:
    """Return spelling -> meaning of the option's values on all ISAs together. If a meaning differs
    between ISAs, it is that of the first one."""
    return {spelling(value): meaning for values in reversed(values_by_isa(option).values())
            for value, meaning in values.items()}


@cache
def defaults(isa: ISA) -> Mapping[str, OptionValue]:
    """Return option -> default on an ISA, for all options in the order of the table. The default is
    None for an option that means nothing there, and for STACK."""
    return {c.name: next(iter(c.values(isa)), None) for c in ALL_OPTIONS}


def isa_for_schedule(isa: ISA, schedule: str | None) -> ISA:
    """Return the ISA whose instructions a multi-message kernel uses: the variant of `isa` with
    wider vectors if `schedule`, the value of SCHEDULE, is lanes and there is such a variant; else
    `isa` itself."""
    return isa.with_wider_vectors if isa.with_wider_vectors and schedule == "lanes" else isa


@cache
def multi_message_defaults(family: str, isa_name: str,
                           schedule: str | None = None) -> Mapping[str, OptionValue]:
    """Return option -> default for a multi-message kernel. `schedule`: the value of SCHEDULE, None
    if it means nothing.

    Two defaults differ from those of other kernels. The kernel reads K once per block for all
    messages, so a broadcast load of K costs nothing; it is the default if the ISA has one. On an
    ISA that has no instruction to rotate lanes, the default rotates them by a multiple of 8 bits
    with one byte shuffle in place of three instructions (4 % of SHA-512 on AVX2 and Golden Cove).
    """
    isa = isa_for_schedule(isas.load(isa_name), schedule)
    default_values = dict(defaults(isa))
    if has_wide_vectors(isa):
        default_values["table"] = "broadcast"
    if (isa.schedules_in_lanes and not isa.has_lane_rotate
        and has_byte_rotations(hashes.load(family))):
        default_values["lane_rot"] = next((r.name for r in isa.lane_rotations if r.shuffles_bytes),
                                          default_values["lane_rot"])
    return default_values


def resolve_uarch(text: str, valid_names: Sequence[str], reason: str) -> str:
    """Return the one of `valid_names` that means the same processor core as `text`, the value of
    UARCH; `text` itself if it is valid. Raise Rejected if `text` names no core, or a core that none
    of `valid_names` means.

    `reason`: beginning of the error message for the latter; the core's name follows it.
    """
    core = find_processor(text)
    names = (text, core.name, *core.names) if core else (text,)
    if name := next((name for name in names if name in valid_names), None):
        return name
    if core is None:
        all_names = dict.fromkeys((*(processor.name for processor in PROCESSORS),
                                   *map(processor_name, valid_names)))
        raise Rejected(f"there is no microarchitecture {text!r}; there is {', '.join(all_names)}.")
    raise Rejected(f"UARCH={text}: {reason} {core.name} yet; there is "
                   f"{', '.join(map(processor_name, valid_names))}.")


def parse_value(option: Option, text: str) -> OptionValue:
    """Return the value of an option that `text` spells. Raise Rejected if `text` spells no value
    that the option has on any ISA."""
    if option.number:
        return parse_number(option.name.upper(), text)
    by_spelling = {spelling(value): value for values in values_by_isa(option).values()
                   for value in values}
    if option.name == "uarch":
        return resolve_uarch(text, list(by_spelling), "nothing was tuned for")
    variable = option.name.upper()
    if text in RENAMED_VALUES and text not in by_spelling:
        raise Rejected(f"{variable}={text} is now called {RENAMED_VALUES[text]}. Try "
                       f"{variable}={RENAMED_VALUES[text]}.")
    value: OptionValue = by_spelling[check_name(option.noun or variable, text, [*by_spelling])]
    return value


def parse_values(texts: Mapping[str, str]) -> dict[str, OptionValue]:
    """Return option -> value for the options in `texts` (variable -> text); variables that are no
    options are left out. Raise Rejected if the text of an option spells no value."""
    return {c.name: parse_value(c, texts[c.name]) for c in ALL_OPTIONS if c.name in texts}


def check_value(option: Option, isa: ISA, value: OptionValue) -> OptionValue:
    """Return `value` if the option has it on the ISA, or takes numbers, which are not checked here.
    Else raise Rejected; the error message lists the ISAs on which the option has the value."""
    isa_values = option.values(isa)
    if option.number or value in isa_values:
        return value
    text = spelling(value)
    isas_with_value = [name for name, values in values_by_isa(option).items() if value in values]
    if not isa_values:
        variable = option.name.upper()
        raise Rejected(f"{variable}={text} means nothing on {isa.name}; it is for "
                       f"{', '.join(isas_with_value)}. Leave it out, or try "
                       f"ISA={'avx2' if 'avx2' in isas_with_value else isas_with_value[-1]}.")
    verb = "has" if len(isas_with_value) == 1 else "have"
    raise Rejected(f"{isa.name} has no {option.noun or option.name.upper()} {text!r}; "
                   f"it has {', '.join(map(spelling, isa_values))}. "
                   f"({', '.join(isas_with_value)} {verb} {text}.)")
