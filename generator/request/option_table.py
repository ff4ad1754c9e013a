"""The table of options: values by ISA, meanings, spellings. Command line, names, make lines,
manifest, `nsms list` and help follow from it. Before it, parsers of names and numbers."""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from difflib import get_close_matches
from functools import cache
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, TypeVar

from ..plan.engines.two_lane import FORMS, Forms
from ..plan.layout import layout
from ..plan.rules import CH_MAJ_RULES, SIGMAS, Rule, SigmaForm
from ..plan.schedule import schedule_rotations
from ..spec import hashes
from ..spec.hashes import block_bytes
from ..spec.kinds import digest_bytes
from ..x86 import flavour, uarch
from ..x86 import target as isas
from ..x86.target import ISA, Rotation

MAX_NUMBER = 10**18 - 1


class Rejected(Exception):
    """Error: a request makes no sense. The text has the offending value and, second, what would
    work; `with_remedy` adds that sentence if `variable`, the offending one, is set."""

    def __init__(self, text: str, variable: str = "") -> None:
        super().__init__(text)
        self.variable = variable


Result = TypeVar("Result")


def collect_accepted(make: Callable[..., Result], *axes: Iterable[Any]) -> list[Result]:
    """Return results for all combinations that are accepted; raise the last Rejected for none."""
    results: list[Result] = []
    last_error = None
    for arguments in product(*axes):
        try:
            results.append(make(*arguments))
        except Rejected as error:
            last_error = error
    if last_error and not results:
        raise last_error
    return results


def with_remedy(make: Callable[[], Result], find_remedy: Callable[[str], str]) -> Result:
    """Return the result of `make`. A Rejected that states a variable gets the remedy for it."""
    try:
        return make()
    except Rejected as error:
        if not error.variable:
            raise
        raise Rejected(f"{error} {find_remedy(error.variable)}".rstrip()) from None


def check_rules(subject: str, rules: Iterable[tuple[str, str, Callable[..., bool]]],
                facts: Sequence[Any], setting: Callable[[str], str]) -> None:
    """Raise Rejected, without a remedy, for the first rule that `facts` break. A rule: variable,
    what its value is for, and a predicate of the facts. `setting`: variable -> NAME=value."""
    for name, purpose, fits in rules:
        if not fits(*facts):
            raise Rejected(f"{subject} cannot have {setting(name)}, which is for {purpose}.", name)


def is_accepted(make: Callable[..., object], *arguments: Any) -> bool:
    with suppress(Rejected):
        make(*arguments)
        return True
    return False


def check_name(noun: str, name: str, valid_names: Sequence[str]) -> str:
    """Return `name` if it is valid; else raise Rejected with the closest one, and with all."""
    if name not in valid_names:
        plain = {re.sub(r"[^a-z0-9]", "", valid.lower()): valid for valid in valid_names}
        typed = re.sub(r"[^a-z0-9]", "", name.lower())
        close = [plain[typed]] if typed in plain else get_close_matches(name, valid_names, 1)
        raise Rejected(f"there is no {noun} {name!r}; there is {', '.join(valid_names)}."
                       + (f" Did you mean {close[0]}?" if close and close[0] else ""))
    return name


def join_words(words: Iterable[object], conjunction: str = "or") -> str:
    """Return 1, 1 or 2, or 1, 2 or 4, by the number of words."""
    *rest, last = map(str, words)
    return f"{', '.join(rest)} {conjunction} {last}" if rest else last


def parse_number(name: str, text: str, minimum: int = 0, maximum: int = MAX_NUMBER) -> int:
    """Raise Rejected for a value of the variable `name` outside `minimum` to `maximum`."""
    if not re.fullmatch(r"-?[0-9]+", text, re.ASCII):
        raise Rejected(f"{name}={text} is not a whole number. Try {name}={max(minimum, 8)}.")
    if text.startswith("-") or int(text[:19]) < minimum:
        raise Rejected(f"{name}={text} is too small. Try {name}={minimum}.")
    if len(text.lstrip("0")) > 18 or int(text) > maximum:
        raise Rejected(f"{name}={text} is too large. Try {name}={maximum}.")
    return int(text)


def families_of(name: str | None) -> list[str]:
    """Return the family of a hash; the families of FIPS 180-4 for None."""
    if name is None:
        return [name for name in hashes.names() if hashes.load(name).STANDARD == "FIPS 180-4"]
    return [hashes.find(check_name("hash", name, hashes.variants())).NAME]


def valid_n(hash: ModuleType, isa: ISA) -> list[int]:
    """Return every n of a hash family on an ISA."""
    if isa.has_round_instructions:
        return [1] if hash.NAME in isa.engines else []
    return [n for n in range(1, 65) if layout(hash.WIDTH, n, isa.vector_bits)]


def natural_n(hash: ModuleType, isa: ISA) -> int:
    """Return the n of the paper's kernels: words in a vector register, 1 without vectors."""
    return isa.vector_bits // hash.WIDTH if isa.vector_bits else 1


def valid_m(hash: ModuleType, isa: ISA, kind: str = "multi") -> list[int]:
    """Return every m of a kind on an ISA, the default first; [] for none: the lanes of a register
    (for multi also twice that), or 2 to 6 interleaved streams."""
    if kind == "pairs" and 2 * digest_bytes(hash) != block_bytes(hash):
        return []
    if isa.has_round_instructions:
        streams = [2, 3, 4, 5, 6] + [1] * (kind == "iterations")
        return streams if hash.NAME in isa.engines else []
    if not isa.schedules_in_lanes:
        return []
    lanes = natural_n(hash, isa)
    return [lanes, 2 * lanes] if kind == "multi" else [lanes]


OptionValue = str | int | Forms | None  # flags are bool; None: the option means nothing


def spelling(value: OptionValue) -> str:
    """Return the spelling in commands, names and stored data: 0 or 1 for a flag, "" for None."""
    if value is None:
        return ""
    return str(int(value) if isinstance(value, bool) else value)


@dataclass(frozen=True)
class Option:
    """A variable that changes a kernel's code. `values`: value -> meaning, the default first.
    `tags`: for names where a spelling says too little. `number`: every whole number is a value.
    `multi_message_use`: "mix" if only MIX makes it mean something."""

    name: str
    values: Callable[[ISA], Mapping[Any, str]]
    effect: str
    applies: Callable[[ModuleType, ISA], bool] = lambda hash, isa: True
    applies_to_rounds: bool = False
    noun: str = ""
    tags: Mapping[Any, str] = dataclass_field(default_factory=dict)
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
    return isa.schedules_in_lanes


def lacks_round_instructions(hash: ModuleType, isa: ISA) -> bool:
    return not isa.has_round_instructions


def adds_k_in_lanes(hash: ModuleType, isa: ISA) -> bool:
    return isa.schedules_in_lanes and any(hash.K)


def has_wide_schedule(hash: ModuleType, isa: ISA) -> bool:
    """Return whether lanes of wider registers can compute the schedule of round instructions."""
    wide = isas.load(isa.name).with_wider_vectors
    return wide is not None and hash.NAME in wide.engines


def computes_sigmas(hash: ModuleType, isa: ISA) -> bool:
    """Return whether the rounds compute Sigma_0 and Sigma_1 by rotations."""
    return hasattr(hash, "Σ0") and not isa.has_round_instructions


def has_byte_rotations(hash: ModuleType) -> bool:
    """Return whether the message schedule rotates by a multiple of 8 bits."""
    return any(count % 8 == 0 for count in schedule_rotations(hash))


def has_two_lane_rounds(hash: ModuleType, isa: ISA) -> bool:
    return computes_sigmas(hash, isa) and isa.has_lane_rotate


# Values of an option by ISA.

def has_wide_vectors(isa: ISA) -> bool:
    return isa.vector_bits > 128


def meanings(entries: Iterable[Rotation | Rule | SigmaForm]) -> Mapping[str, str]:
    return {entry.name: entry.about for entry in entries}


def values_if(values: Mapping[Any, str], condition: Callable[[ISA], bool],
              *names: str) -> Callable[[ISA], Mapping[Any, str]]:
    """Return `Option.values`; those in `names` (all without) need `condition` of the ISA."""
    return lambda isa: {value: meaning for value, meaning in values.items()
                        if condition(isa) or names and value not in names}


def round_engine_values(isa: ISA) -> Mapping[str, str]:
    """Split rounds lose with vectors of 128 bits and less."""
    if isa.has_round_instructions:
        return {isa.name: isa.about}
    values = {"scalar": "integer registers"}
    if has_wide_vectors(isa):
        values["split"] = ("a, b, c in vector registers, e in integer registers, for blocks beside "
                           "which no schedule is computed")
    if isa.has_lane_rotate:
        values["lanes"] = "e and a in two lanes of a vector register, a lags two rounds behind"
    return values


def form_meaning(form: Forms) -> str:
    flags = [("Maj is a multiplexer on x ^ y", form.xor),
             ("Sigma uses nested rotations", form.nested),
             ("Sigma shifts doubled words", form.double),
             ("a separate load reads W + K", form.move)]
    return "; ".join([f"{'VPSHUFD' if form.shuffle else 'VPALIGNR'} exchanges the lanes",
                      *(text for text, is_set in flags if is_set)])


# Options of kernels, in the order of their tags in file and symbol names.
KERNEL_OPTIONS = (
    Option("rot", lambda isa: meanings(isa.rotations),
           "instruction that rotates integer registers", applies=lacks_round_instructions,
           applies_to_rounds=True, noun="rotation", multi_message_use="mix"),
    Option("lane_rot", lambda isa: meanings(isa.lane_rotations),
           "instructions that rotate vector lanes", applies=schedules_in_lanes,
           noun="lane rotation", tags={"shld": "lane_shld"}, multi_message_use="lanes"),
    Option("rounds", round_engine_values, "implementation of the rounds"),
    Option("forms", values_if({form: form_meaning(form) for form in FORMS},
                              lambda isa: isa.has_lane_rotate),
           "instruction forms of ROUNDS=lanes", applies=has_two_lane_rounds),
    Option("carry",
           values_if({"rounds": "beside one block's rounds",
                      "alone": "before the rounds of its blocks",
                      "woven": "beside its block's rounds, half in lanes and half in integer "
                               "registers",
                      "integer": "beside its block's rounds, in integer registers"},
                     lambda isa: isa.has_lane_rotate, "alone", "woven", "integer"),
           "where the message schedule is computed", applies=schedules_in_lanes),
    Option("layout",
           values_if({"packed": "every lane has a word",
                      "idle": "some lanes are unused, as in the paper's 3-SMS",
                      "wide": "four words of each block in a register, where packed has two"},
                     has_wide_vectors, "wide"),
           "arrangement of message words in registers", applies=schedules_in_lanes),
    Option("gather",
           values_if({"transpose": "vector loads of each block, then a transposition",
                      "insert": "one PINSR per word (figure 8)",
                      "gather": "one VPGATHER for the words of all blocks (figure 9)"},
                     lambda isa: any(row.gather_mask for row in isa.all_rows), "gather"),
           "how message words are loaded into lanes", applies=schedules_in_lanes,
           multi_message_use="lanes"),
    Option("table",
           lambda isa: {"full": "K is stored once per lane and is a memory operand",
                        "broadcast": "K is stored once and loaded by a broadcast"},
           "how the constants K are stored", applies=adds_k_in_lanes, multi_message_use="lanes"),
    Option("sigma", lambda isa: meanings(SIGMAS), "rewriting of Sigma_0 and Sigma_1",
           applies=computes_sigmas, applies_to_rounds=True, multi_message_use="mix"),
    Option("chmaj", lambda isa: meanings(CH_MAJ_RULES), "rewriting of Ch and Maj",
           applies=lacks_round_instructions, applies_to_rounds=True, multi_message_use="mix"),
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


# Options that change frame and text of a kernel, not its computation.
FRAME_OPTIONS = (
    Option("upper",
           values_if({"keep": "nothing is cleared at entry",
                      "clear": "VZEROUPPER comes first, so that upper halves of vector registers "
                               "that the caller left dirty cost no 300 cycles; needs AVX"},
                     lambda isa: isa.has_legacy_vectors),
           "upper halves of vector registers at entry",
           lambda hash, isa: isa.has_legacy_vectors, applies_to_rounds=True,
           multi_message_use="lanes"),
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
OPTION_NAMES = frozenset(option.name for option in ALL_OPTIONS)


def multi_message_options(mix: int | None) -> list[Option]:
    """Return the options for several messages, `mix` of them in integer registers."""
    return [option for option in ALL_OPTIONS if option.multi_message_use == "lanes"
            or option.multi_message_use == "mix" and mix]


MEASURED_DEFAULTS = ("lane_rot", "gather", "table", "sigma", "chmaj")  # those of defaults.toml
DEFAULT_ROWS: Sequence[Mapping[str, Any]] = tomllib.loads(
    Path(__file__).with_name("defaults.toml").read_text(encoding="ascii"))["defaults"]


def option_named(name: str) -> Option:
    """Raise KeyError if there is no such option."""
    return {option.name: option for option in ALL_OPTIONS}[name]


def values_by_isa(option: Option) -> dict[str, Mapping[Any, str]]:
    """Return ISA -> value -> meaning, for the ISAs on which the option applies."""
    families = [hashes.load(name) for name in hashes.names()]
    return {name: option.values(isas.load(name)) for name in isas.names()
            if any(option.applies(family, isas.load(name)) for family in families)}


def meanings_by_spelling(option: Option) -> dict[str, str]:
    """Return spelling -> meaning on all ISAs; the first ISA's where they differ."""
    return {spelling(value): meaning for values in reversed(values_by_isa(option).values())
            for value, meaning in values.items()}


def isa_for_schedule(isa: ISA, schedule: str | None) -> ISA:
    """Return the variant with wider vectors if SCHEDULE is lanes and there is one, else `isa`."""
    return isa.with_wider_vectors if isa.with_wider_vectors and schedule == "lanes" else isa


@cache
def defaults(family: str, isa_name: str, kind: str = "blocks", rounds: str = "",
             schedule: str | None = None) -> Mapping[str, OptionValue]:
    """Return option -> that of the last row of defaults.toml that matches and whose value the ISA
    has, else its first value; None for STACK. `kind`: blocks, fixed (one message of one length) or
    multi; `rounds`: "" for the ISA's default engine."""
    isa = isa_for_schedule(isas.load(isa_name), schedule)
    result = {c.name: next(iter(c.values(isa)), None) for c in ALL_OPTIONS}
    facts = {"hash": family, "isa": isa_name, "kind": kind,
             "rounds": rounds or result["rounds"], "schedule": schedule}
    for row in DEFAULT_ROWS:
        if all(facts[name] in row[name] for name in facts.keys() & row.keys()):
            result |= {name: value for name, value in row["values"].items()
                       if value in option_named(name).values(isa)}
    return result


def resolve_uarch(text: str, valid_names: Sequence[str], reason: str) -> str:
    """Return the valid name of the core that UARCH means. Raise Rejected with `reason`."""
    from ..x86.uarch.processors import PROCESSORS, find_processor, processor_name
    core = find_processor(text)
    names = (text, core.name, *core.names) if core else (text,)
    if name := next((name for name in names if name in valid_names), None):
        return name
    if core is None:
        check_name("microarchitecture", text, [*dict.fromkeys((
            *(processor.name for processor in PROCESSORS), *map(processor_name, valid_names)))])
    raise Rejected(f"UARCH={text}: {reason} {core.name if core else text} yet; there is "
                   f"{', '.join(map(processor_name, valid_names))}.")


def parse_value(option: Option, text: str) -> OptionValue:
    """Raise Rejected if `text` spells no value that the option has on any ISA."""
    variable = option.name.upper()
    if option.number:
        return parse_number(variable, text)
    by_spelling = {spelling(value): value for values in values_by_isa(option).values()
                   for value in values}
    if option.name == "uarch":
        return resolve_uarch(text, list(by_spelling), "nothing was tuned for")
    value: OptionValue = by_spelling[check_name(option.noun or variable, text, [*by_spelling])]
    return value


def parse_values(texts: Mapping[str, str]) -> dict[str, OptionValue]:
    """Return option -> value; other variables are left out."""
    return {c.name: parse_value(c, texts[c.name]) for c in ALL_OPTIONS if c.name in texts}


def check_value(option: Option, isa: ISA, value: OptionValue) -> OptionValue:
    """Raise Rejected if an option without numbers lacks the value on the ISA."""
    values = option.values(isa)
    if option.number or value in values:
        return value
    others = [name for name, values in values_by_isa(option).items() if value in values]
    noun = option.noun or option.name.upper()
    raise Rejected(f"{isa.name} has no {noun} {spelling(value)!r}; it "
                   f"has {', '.join(map(spelling, values)) or 'none'}. ({', '.join(others)} "
                   f"{'has' if len(others) == 1 else 'have'} {spelling(value)}.)",
                   "" if values else option.name)
