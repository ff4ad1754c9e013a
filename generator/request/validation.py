"""Rules that reject a request or a kernel configuration: predicate, reason and remedy.

CONFIG_RULES lists the rules by option. An option's rules are tried if a configuration has another
value than the default. A value without a rule is allowed on every ISA that has it. REQUEST_RULES
lists the rules by form of request: for a flavour, for messages of one length, for message arrays,
for padding tables, and for several messages. Reason and remedy are templates; `config_facts` and
`request_facts` give the values of the names in braces.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar, cast

from ..plan.schedule import schedule_rotations
from ..spec.kinds import KINDS
from ..x86 import flavour, uarch
from .configs import FixedLength, Kernel, Scheduled
from .kernel_config import KernelConfig
from .option_table import (
    CARRIES,
    Option,
    OptionValue,
    adds_k_in_lanes,
    computes_sigmas,
    defaults,
    hash_of,
    isa_of,
    spelling,
)
from .parse import Rejected
from .request import MESSAGE_VARIABLES, Request

RejectionSubject = TypeVar("RejectionSubject")
AnyConfig = TypeVar("AnyConfig", bound=KernelConfig)


@dataclass(frozen=True)
class RejectionRule(Generic[RejectionSubject]):
    """Rule that rejects its subject, a kernel configuration or a request, if `applies` returns a
    true value. If this value is a variable's name, it replaces {variable} in `reason` and `remedy`,
    the two parts of the error message."""

    applies: Callable[[RejectionSubject], object]
    reason: str
    remedy: str

    def error_message(self, subject: RejectionSubject,
                      facts: Callable[[RejectionSubject], dict[str, object]]) -> str:
        """Return the error message for the subject, or "" if the rule does not reject the subject.
        `facts` returns name -> value for the names in braces in `reason` and `remedy`."""
        violation = self.applies(subject)
        return (f"{self.reason} {self.remedy}".format(variable=violation, **facts(subject))
                if violation else "")


# Kernel configurations.

def config_facts(config: KernelConfig) -> dict[str, object]:
    """Return name -> value for the names in braces in the reasons and remedies of CONFIG_RULES.
    `lanes` is the number of lanes on AVX2, because remedies suggest AVX2."""
    n = config.n if isinstance(config, Scheduled) else None
    return {"hash": config.hash, "isa": config.isa, "rounds": config.rounds,
            "config": f"{config.hash} on {config.isa} with N={n}",
            "lanes": 256 // config.family.WIDTH, "carries": CARRIES[config.default_carry],
            "lane_rot": next((rotation.name for rotation in config.target.lane_rotations), ""),
            **{f"{name}_value": spelling(value) for name, value in config.non_default.items()}}


def has_layout_of_packed(config: Scheduled) -> bool:
    """Return whether LAYOUT changes nothing: the configuration has no lane layout, or the same one
    as with LAYOUT=packed."""
    return (not config.lane_layout
            or config.lane_layout == replace(config, layout="packed").lane_layout)


def takes_a_word_of_each_block(config: Scheduled) -> bool:
    """Return whether a vector register holds one message word of each block of a batch."""
    return config.lane_layout is not None and config.lane_layout.k == 1


def can_broadcast(config: KernelConfig) -> bool:
    """Return whether the ISA has an instruction that loads one word into all lanes."""
    return any(row.mnemonic.startswith("vpbroadcast") for row in config.target.all_rows)


def rotates_no_bytes(config: KernelConfig) -> bool:
    """Return whether LANE_ROT is a byte shuffle, but the hash's message schedule has no rotation by
    a multiple of 8 bits."""
    return config.lane_rotation is not None and config.lane_rotation.shuffles_bytes and not any(
        count % 8 == 0 for count in schedule_rotations(config.family))


def has_split_rounds(config: Scheduled) -> bool:
    """Return whether the round engine ROUNDS=split exists for the configuration's hash, ISA and n.
    """
    return computes_sigmas(config.family, config.target) and config.n > 1 and (
        config.family.WIDTH == 32 or config.target.has_lane_rotate)


def has_carry(config: Scheduled) -> bool:
    """Return whether the configuration's round engine can have its value of CARRY."""
    lanes_value = "integer" if config.n == 1 else "alone"
    return (config.carry in (config.default_carry, None) or config.rounds == "lanes"
            and config.carry == lanes_value)


def round_instruction_rule(variable: str) -> RejectionRule[Any]:
    """Return the rule that rejects an option on ISAs with instructions for the rounds. `variable`:
    the option's name in capitals."""
    return RejectionRule(lambda config: config.target.has_round_instructions,
                         f"{{isa}} has instructions for the rounds, so "
                         f"{variable}={{{variable.lower()}_value}} means nothing there.",
                         "Leave it out, or try ISA=avx2.")


CONFIG_RULES: dict[str, tuple[RejectionRule[Any], ...]] = {
     "rot": (round_instruction_rule("ROT"),),
     "lane_rot": (
         round_instruction_rule("LANE_ROT"),
         RejectionRule(rotates_no_bytes,
                       "{hash} rotates lanes by no multiple of 8 bits, so "
                       "LANE_ROT={lane_rot_value} changes nothing there.",
                       "Try HASH=sha512, or LANE_ROT={lane_rot}.")),
     "rounds": (
         RejectionRule(lambda config: config.rounds == "lanes" and isinstance(config, FixedLength),
                       "kernels for messages of one length cannot have ROUNDS={rounds} yet.",
                       "Leave ROUNDS out, or leave LEN out and take KIND=blocks."),
         RejectionRule(lambda config: config.rounds == "lanes"
                       and not computes_sigmas(config.family, config.target),
                       "{config} cannot have ROUNDS=lanes, which is for SHA-2.",
                       "Try ROUNDS=scalar, or HASH=sha512 ISA=avx512 N=8."),
         RejectionRule(lambda config: config.rounds != "lanes" and not has_split_rounds(config),
                       "{config} cannot have ROUNDS={rounds}, which is for SHA-2 with N=2 or more; "
                       "for words of 64 bits it needs AVX-512.",
                       "Try ROUNDS=scalar, or HASH=sha256 ISA=avx2 N=8.")),
     "forms": (
         RejectionRule(lambda config: config.rounds != "lanes",
                       "FORMS={forms_value} is for ROUNDS=lanes.",
                       "Leave it out, or try ROUNDS=lanes ISA=avx512."),
         RejectionRule(lambda config: config.forms.double and config.family.WIDTH != 32,
                       "FORMS={forms_value} is for words of 32 bits; {config} has longer words.",
                       "Try FORMS=shuffle, or HASH=sha256.")),
     "carry": (
         RejectionRule(lambda config: not has_carry(config),
                       "{config} with ROUNDS={rounds} computes its schedule {carries}, so "
                       "CARRY={carry_value} does not fit.",
                       "Leave CARRY out, or try HASH=sha512 ISA=avx512 N=8 ROUNDS=lanes "
                       "CARRY=alone."),),
     "layout": (
         RejectionRule(lambda config: config.layout == "idle"
                       and (config.n not in (2, 3) or has_layout_of_packed(config)),
                       "LAYOUT=idle changes nothing for {config}: it is for N=2 and N=3 if more "
                       "words of each block fit into a register.",
                       "Try LAYOUT=packed, or HASH=sha256 ISA=avx2 N=3."),
         RejectionRule(lambda config: config.rounds == "lanes" and config.n == 1,
                       "{config} with ROUNDS=lanes has no schedule rows in registers, so "
                       "LAYOUT={layout_value} means nothing there.",
                       "Leave it out."),
         RejectionRule(lambda config: config.layout == "wide" and has_layout_of_packed(config),
                       "LAYOUT=wide changes nothing for {config}: it is for N=1 if four words of a "
                       "block fill more than 128 bits of a register.",
                       "Try LAYOUT=packed, or HASH=sha512 ISA=avx2 N=1.")),
     "gather": (
         RejectionRule(lambda config: not takes_a_word_of_each_block(config)
                       or config.lane_layout.register_class != "vec",
                       "GATHER={gather_value} is for vector registers with one word of each block, "
                       "which {config} does not have.",
                       "Try ISA=avx2 N={lanes}, or LAYOUT=idle if N is 2 or 3."),),
     "table": (
         RejectionRule(lambda config: not any(config.family.K),
                       "{hash} has no K to add, so TABLE={table_value} means nothing there.",
                       "Leave it out, or try HASH=sha256."),
         RejectionRule(lambda config: not takes_a_word_of_each_block(config)
                       or not can_broadcast(config),
                       "{config} cannot broadcast K: that takes AVX2 or AVX-512, and vector "
                       "registers with one word of each block.",
                       "Try TABLE=full, or ISA=avx2 N={lanes}.")),
     "sigma": (
         RejectionRule(lambda config: not computes_sigmas(config.family, config.target),
                       "{hash} on {isa} computes no Sigma by rotations, so SIGMA={sigma_value} "
                       "means nothing there.",
                       "Try HASH=sha256 ISA=bmi2."),),
     "chmaj": (
         round_instruction_rule("CHMAJ"),
         RejectionRule(lambda config: config.chmaj == "apart"
                       and (config.rounds == "split"
                            or not computes_sigmas(config.family, config.target)),
                       "{config} with ROUNDS={rounds} has no T_1 from which integer registers "
                       "compute both a and e, so CHMAJ=apart changes nothing there.",
                       "Leave it out, or try HASH=sha256 ISA=avx2.")),
     "addk": (
         RejectionRule(lambda config: config.rounds == "lanes",
                       "ROUNDS=lanes reads W + K, so ADDK={addk_value} means nothing there.",
                       "Leave one of them out."),
         RejectionRule(lambda config: not adds_k_in_lanes(config.family, config.target),
                       "{hash} on {isa} stores no schedule with K added, so ADDK={addk_value} "
                       "changes nothing there.",
                       "Leave it out, or try HASH=sha256 ISA=avx2."),
         RejectionRule(lambda config: config.table != "full",
                       "TABLE={table_value} says how the schedule reads K, but with ADDK=rounds "
                       "only the rounds read K.",
                       "Leave one of them out.")),
     "schedule": (
         RejectionRule(lambda config: True, "SCHEDULE={schedule_value} says where the schedules of "
                       "interleaved streams are computed, which only KIND=multi has.",
                       "Leave it out, or try KIND=multi."),),
     "mix": (
         RejectionRule(lambda config: True, "MIX={mix_value} is a number of messages in integer "
                       "registers beside those in lanes, which only KIND=multi has.",
                       "Leave it out, or try KIND=multi."),),
 }


def rejection_reason(config: KernelConfig, name: str) -> str:
    """Return the error message that says why the configuration cannot have its value of the option
    `name`; "" if it can."""
    return next(filter(None, (rule.error_message(config, config_facts)
                              for rule in CONFIG_RULES.get(name, ()))), "")


def validate_config(config: AnyConfig) -> AnyConfig:
    """Return the configuration, with None for CARRY if CARRY is the default. Raise Rejected if the
    configuration has an option value, other than the default, that it cannot have."""
    config = replace(config, carry=None if config.carry == config.default_carry else config.carry)
    for name in config.non_default:
        if isinstance(config, Scheduled) and (reason := rejection_reason(config, name)):
            raise Rejected(reason)
    return config


def allowed_values(option: Option, family: str, isa_name: str, numbers: Sequence[int]) -> list[Any]:
    """Return the values of an option that a hash family on an ISA can have with at least one n of
    `numbers`, the default first."""
    isa = isa_of(isa_name)
    if not option.applies(hash_of(family), isa):
        return []
    default_values = defaults(isa_name)
    standard_spellings = {name: spelling(value) for name, value in default_values.items()}

    def is_possible(n: int, value: OptionValue) -> bool:
        """Return whether a kernel with this n and this value of the option exists."""
        if option.name == "uarch" and value != default_values["uarch"]:
            return uarch.tuned_values(spelling(value), (family, isa_name, n, 0), {},
                                      standard_spellings) is not None
        return value == default_values[option.name] or not rejection_reason(
            Kernel(family, isa_name, n,
                   **cast(Any, {**default_values, option.name: value})), option.name)

    return [value for value in option.values(isa) if any(is_possible(n, value) for n in numbers)]


# Requests.

# Kind of a flavour's functions -> what they take, and the variables that mean nothing for them.
FLAVOUR_KINDS = {"blocks": ("any number of blocks", ("m", "schedule", "mix")),
                 "pairs": ("any number of nodes", ("n", "mix"))}
MULTI_KINDS = tuple(name for name, kind in KINDS.items() if kind.has_m)
MULTI_VARIABLES = ("m", "schedule", "mix")


def flavour_kind(request: Request) -> str:
    """Return the kind of the functions of the request's flavour; "" without a flavour."""
    downstream = flavour.find(request.get("flavour"))
    return downstream.kind if downstream else ""


def request_facts(request: Request) -> dict[str, object]:
    """Return name -> value for the names in braces in the reasons and remedies of REQUEST_RULES.
    `takes`: what functions of the request's flavour take, in words."""
    spellings = request.spellings
    return {"kind": spellings.get("kind"), "flavour": spellings.get("flavour"),
            "schedule": spellings.get("schedule"),
            "takes": FLAVOUR_KINDS.get(flavour_kind(request), ("", ""))[0]}


EMPTY_VARIABLE: RejectionRule[Request] = RejectionRule(
    lambda request: next((name.upper() for name in MESSAGE_VARIABLES if request.get(name) == ""),
                         None),
    "{variable}= has no value.", "Leave it out, or try SHAPE=merkle64.")
REQUEST_RULES: dict[str, tuple[RejectionRule[Request], ...]] = {
     "flavour": (
         RejectionRule(lambda request: request.kind not in (None, flavour_kind(request)),
                       "FLAVOUR={flavour} has functions for {takes} only, so KIND={kind} means "
                       "nothing there.", "Leave one of them out."),
         RejectionRule(lambda request: request.first_named(*FLAVOUR_KINDS[flavour_kind(request)][1],
                                                           "len", "lens", "shape",
                                                           "const", "prefix_block"),
                       "FLAVOUR={flavour} has functions for {takes} only, for which {variable} "
                       "means nothing.",
                       "Leave one of them out.")),
     "fixed": (
         RejectionRule(lambda request: request.kind not in (None, "fixed")
                       and request.first_named(*MESSAGE_VARIABLES),
                       "KIND={kind} takes messages of any length, so {variable} means nothing "
                       "there.", "Leave one of them out."),
         RejectionRule(lambda request: request.first_named(*MESSAGE_VARIABLES) is None,
                       "KIND=fixed needs the length of the message.",
                       "Try LEN=64, or SHAPE=merkle64."),
         EMPTY_VARIABLE,
         RejectionRule(lambda request: request.first_named(*MULTI_VARIABLES, "lens"),
                       "a kernel for one length takes one message, so {variable} means nothing "
                       "there.", "Leave it out.")),
     "array": (
         RejectionRule(lambda request: request.m is None,
                       "SCHEDULE and MIX are for several messages at once, and LEN alone is for "
                       "one.",
                       "Leave them out, or try M=16."),
         RejectionRule(lambda request: request.first_named("n", "mix", "lens"),
                       "a kernel for messages of one shape takes whole messages, so {variable} "
                       "means nothing there.", "Leave it out."),
         EMPTY_VARIABLE),
     "padding": (
         RejectionRule(lambda request: request.kind not in (None, "padding"),
                       "KIND={kind} takes messages of any length, so LENS means nothing there.",
                       "Leave one of them out."),
         RejectionRule(lambda request: request.lengths is None,
                       "KIND=padding needs the lengths of messages.", "Try LENS=64,128,192,256."),
         RejectionRule(lambda request: next((name.upper() for name in request.spellings
                                             if name not in ("hash", "isa", "kind", "lens")), None),
                       "KIND=padding writes tables, for which {variable} means nothing.",
                       "Leave it out.")),
     "multi": (
         RejectionRule(lambda request: request.kind not in (None, *MULTI_KINDS)
                       and request.first_named(*MULTI_VARIABLES),
                       "KIND={kind} takes one message, so {variable} means nothing there.",
                       "Leave {variable} out, or try KIND=multi."),),
 }


def check_request(request: Request, form: str) -> None:
    """Raise Rejected with the error message of the first rule of REQUEST_RULES[form] that rejects
    the request, if one does."""
    for rule in REQUEST_RULES[form]:
        if text := rule.error_message(request, request_facts):
            raise Rejected(text)
