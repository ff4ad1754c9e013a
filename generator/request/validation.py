"""Rules that reject a request or a kernel configuration, each with reason and remedy.

`rejection_reason` has the rules of each option. An option's rules are tried if a configuration has
another value than the default. A value without a rule is allowed on every ISA that has it.
`check_request` has the rules of each form of request: for a flavour, for messages of one length,
for message arrays, for padding tables, and for several messages.
"""

from dataclasses import replace
from typing import Any, TypeVar

from ..spec.kinds import KINDS
from .configs import FixedLength, Many, Scheduled
from .kernel_config import KernelConfig
from .option_table import (
    CARRIES,
    adds_k_in_lanes,
    computes_sigmas,
    has_byte_rotations,
    multi_message_options,
    spelling,
)
from .parse import Rejected
from .request import MESSAGE_VARIABLES, Request

AnyConfig = TypeVar("AnyConfig", bound=Scheduled | Many)


# Kernel configurations.

def has_layout_of_packed(config: Scheduled) -> bool:
    """Return whether the value of LAYOUT changes nothing: the configuration has no lane layout, or
    the same one as with LAYOUT=packed."""
    return (not config.lane_layout
            or config.lane_layout == replace(config, layout="packed").lane_layout)


def takes_a_word_of_each_block(config: Scheduled) -> bool:
    """Return whether a register of the lane layout has one message word of each block of a batch.
    On an ISA without vectors this is true of its integer registers."""
    return config.lane_layout is not None and config.lane_layout.k == 1


def can_broadcast(config: KernelConfig) -> bool:
    """Return whether the ISA has an instruction that loads one word into all lanes."""
    return any(row.mnemonic.startswith("vpbroadcast") for row in config.target.all_rows)


def has_split_rounds(config: Scheduled) -> bool:
    """Return whether the round engine ROUNDS=split exists for the configuration's hash, ISA and n.
    """
    return computes_sigmas(config.family, config.target) and config.n > 1 and (
        config.family.WIDTH == 32 or config.target.has_lane_rotate)


def has_multi_message_option(config: Many, name: str) -> bool:
    """Return whether the option `name`, with the value that the configuration has for it, means
    something for a multi-message kernel."""
    return (getattr(config, name) != "gather"
            and name in {option.name for option in multi_message_options(config.mix)}
            and not (config.target.has_round_instructions and name in ("gather", "table")))


def rejection_reason(config: Scheduled | Many, name: str) -> str:
    """Return the error message that says why the configuration cannot have its value of the option
    `name`; "" if it can. This value must not be the default."""
    hash, isa, target = config.hash, config.isa, config.target
    value = getattr(config, name)
    setting = f"{name.upper()}={spelling(value)}"
    if isinstance(config, Many) and not has_multi_message_option(config, name):
        return (f"KIND=multi runs the rounds of all messages side by side, so {setting} means "
                "nothing there. Leave it out.")
    if name in ("rot", "lane_rot", "chmaj") and target.has_round_instructions:
        return (f"{isa} has instructions for the rounds, so {setting} means nothing there. Leave "
                "it out, or try ISA=avx2.")
    if (name == "lane_rot" and config.lane_rotation and config.lane_rotation.shuffles_bytes
        and not has_byte_rotations(config.family)):
        return (f"{hash} rotates lanes by no multiple of 8 bits, so {setting} changes nothing "
                f"there. Try HASH=sha512, or LANE_ROT={target.lane_rotations[0].name}.")
    if isinstance(config, Many):
        return (f"{isa} cannot broadcast K: that takes AVX2 or AVX-512. Leave TABLE out, or try "
                "ISA=avx2." if value == "broadcast" and not can_broadcast(config) else "")
    return (rejection_by_rounds(config, name, value, setting)
            or rejection_by_schedule(config, name, value, setting))


def rejection_by_rounds(config: Scheduled, name: str, value: Any, setting: str) -> str:
    """Return the error message if the kernel's rounds do not permit `value`, the value of the
    option `name`; "" if they do. The value must not be the default. `setting`: option and value as
    the user writes them."""
    hash, isa, rounds = config.hash, config.isa, config.rounds
    subject = f"{hash} on {isa} with N={config.n}"
    has_sigmas = computes_sigmas(config.family, config.target)
    match name:
        case "rounds" if value == "lanes" and isinstance(config, FixedLength):
            return (f"kernels for messages of one length cannot have {setting} yet. Leave ROUNDS "
                    "out, or leave LEN out and take KIND=blocks.")
        case "rounds" if value == "lanes" and not has_sigmas:
            return (f"{subject} cannot have {setting}, which is for SHA-2. Try ROUNDS=scalar, or "
                    "HASH=sha512 ISA=avx512 N=8.")
        case "rounds" if value != "lanes" and not has_split_rounds(config):
            return (f"{subject} cannot have {setting}, which is for SHA-2 with N=2 or more; for "
                    "words of 64 bits it needs AVX-512. Try ROUNDS=scalar, or HASH=sha256 ISA=avx2 "
                    "N=8.")
        case "forms" if rounds != "lanes":
            return (f"{setting} is for ROUNDS=lanes. Leave it out, or try ROUNDS=lanes ISA=avx512.")
        case "forms" if value.double and config.family.WIDTH != 32:
            return (f"{setting} is for words of 32 bits; {subject} has longer words. Try "
                    "FORMS=shuffle, or HASH=sha256.")
        case "sigma" if not has_sigmas:
            return (f"{hash} on {isa} computes no Sigma by rotations, so {setting} means nothing "
                    "there. Try HASH=sha256 ISA=bmi2.")
        case "chmaj" if value == "apart" and (rounds == "split" or not has_sigmas):
            return (f"{subject} with ROUNDS={rounds} has no T_1 from which integer registers "
                    f"compute both a and e, so {setting} changes nothing there. Leave it out, or "
                    "try HASH=sha256 ISA=avx2.")
    return ""


def rejection_by_schedule(config: Scheduled, name: str, value: Any, setting: str) -> str:
    """Return the error message if the kernel's message schedule does not permit `value`, the value
    of the option `name`; "" if it does. The value must not be the default. `setting`: option and
    value as the user writes them."""
    hash, isa, rounds = config.hash, config.isa, config.rounds
    subject = f"{hash} on {isa} with N={config.n}"
    avx2_lanes = 256 // config.family.WIDTH
    match name:
        case "carry" if rounds != "lanes" or value != ("integer" if config.n == 1 else "alone"):
            return (f"{subject} with ROUNDS={rounds} computes its schedule "
                    f"{CARRIES[config.default_carry]}, so {setting} does not fit. Leave CARRY out, "
                    "or try HASH=sha512 ISA=avx512 N=8 ROUNDS=lanes CARRY=alone.")
        case "layout" if value == "idle" and (config.n not in (2, 3)
                                              or has_layout_of_packed(config)):
            return (f"{setting} changes nothing for {subject}: it is for N=2 and N=3 if more than "
                    "one word of each block fits into a register. Try LAYOUT=packed, or "
                    "HASH=sha256 ISA=avx2 N=3.")
        case "layout" if rounds == "lanes" and config.n == 1:
            return (f"{subject} with ROUNDS=lanes has no schedule rows in registers, so {setting} "
                    "means nothing there. Leave it out.")
        case "layout" if value == "wide" and has_layout_of_packed(config):
            return (f"{setting} changes nothing for {subject}: it is for N=1 if four words of a "
                    "block fill more than 128 bits of a register. Try LAYOUT=packed, or "
                    "HASH=sha512 ISA=avx2 N=1.")
        case "gather" if not (takes_a_word_of_each_block(config) and config.target.vector_bits):
            return (f"{setting} is for vector registers with one word of each block, which "
                    f"{subject} does not have. Try ISA=avx2 N={avx2_lanes}, or LAYOUT=idle if N is "
                    "2 or 3.")
        case "table" if not any(config.family.K):
            return (f"{hash} has no K to add, so {setting} means nothing there. Leave it out, or "
                    "try HASH=sha256.")
        case "table" if not (takes_a_word_of_each_block(config) and can_broadcast(config)):
            return (f"{subject} cannot broadcast K: that takes AVX2 or AVX-512, and vector "
                    f"registers with one word of each block. Try TABLE=full, or ISA=avx2 "
                    f"N={avx2_lanes}.")
        case "addk" if rounds == "lanes":
            return (f"ROUNDS=lanes reads W + K, so {setting} means nothing there. Leave one of "
                    "them out.")
        case "addk" if not adds_k_in_lanes(config.family, config.target):
            return (f"{hash} on {isa} stores no schedule with K added, so {setting} changes "
                    "nothing there. Leave it out, or try HASH=sha256 ISA=avx2.")
        case "addk" if config.table != "full":
            return (f"TABLE={config.table} says how the schedule reads K, but with ADDK=rounds "
                    "only the rounds read K. Leave one of them out.")
        case "schedule":
            return (f"{setting} says where the schedules of interleaved streams are computed, "
                    "which only KIND=multi has. Leave it out, or try KIND=multi.")
        case "mix":
            return (f"{setting} is a number of messages in integer registers beside those in "
                    "lanes, which only KIND=multi has. Leave it out, or try KIND=multi.")
    return ""


def validate_config(config: AnyConfig) -> AnyConfig:
    """Return the configuration, with None for CARRY if CARRY is the default. Raise Rejected if the
    configuration has an option value, other than the default, that it cannot have."""
    config = replace(config, carry=None if config.carry == config.default_carry else config.carry)
    for name in config.non_default:
        if reason := rejection_reason(config, name):
            raise Rejected(reason)
    return config


# Requests.

# Kind of a flavour's functions -> what they take, and the variables that mean nothing for them.
FLAVOUR_KINDS = {"blocks": ("any number of blocks", ("m", "schedule", "mix")),
                 "pairs": ("any number of nodes", ("n", "mix"))}
MULTI_KINDS = tuple(name for name, kind in KINDS.items() if kind.has_m)
MULTI_VARIABLES = ("m", "schedule", "mix")


def check_request(request: Request, form: str) -> None:
    """Raise Rejected if a request sets a variable that means nothing for its form, or lacks one
    that the form needs. `form`: flavour, fixed (one message of fixed length), array, padding or
    multi."""
    kind, first_named = request.kind, request.first_named
    flavour_kind = request.downstream.kind if request.downstream else ""
    functions, foreign_variables = FLAVOUR_KINDS.get(flavour_kind, ("", ()))
    flavour_text = f"FLAVOUR={request.get('flavour')} has functions for {functions} only"
    match form:
        case "flavour" if kind not in (None, flavour_kind):
            reason = (f"{flavour_text}, so KIND={kind} means nothing there. Leave one of them out.")
        case "flavour" if variable := first_named(*foreign_variables, "lens", *MESSAGE_VARIABLES):
            reason = f"{flavour_text}, for which {variable} means nothing. Leave one of them out."
        case "fixed" if kind not in (None, "fixed") and (
                variable := first_named(*MESSAGE_VARIABLES)):
            reason = (f"KIND={kind} takes messages of any length, so {variable} means nothing "
                      "there. Leave one of them out.")
        case "fixed" if first_named(*MESSAGE_VARIABLES) is None:
            reason = ("KIND=fixed needs the length of the message. Try LEN=64, or SHAPE=merkle64.")
        case "array" if request.m is None:
            reason = ("SCHEDULE and MIX are for several messages at once, and LEN alone is for "
                      "one. Leave them out, or try M=16.")
        case "array" if variable := first_named("n", "mix", "lens"):
            reason = (f"a kernel for messages of one shape takes whole messages, so {variable} "
                      "means nothing there. Leave it out.")
        case "fixed" | "array" if variable := next((name for name in MESSAGE_VARIABLES
                                                    if request.get(name) == ""), None):
            reason = f"{variable.upper()}= has no value. Leave it out, or try SHAPE=merkle64."
        case "fixed" if variable := first_named(*MULTI_VARIABLES, "lens"):
            reason = (f"a kernel for one length takes one message, so {variable} means nothing "
                      "there. Leave it out.")
        case "padding" if kind not in (None, "padding"):
            reason = (f"KIND={kind} takes messages of any length, so LENS means nothing there. "
                      "Leave one of them out.")
        case "padding" if request.lens is None:
            reason = "KIND=padding needs the lengths of messages. Try LENS=64,128,192,256."
        case "padding" if variable := next((name for name in request.spellings if name not in
                                            ("hash", "isa", "kind", "lens")), None):
            reason = (f"KIND=padding writes tables, for which {variable.upper()} means nothing. "
                      "Leave it out.")
        case "multi" if kind not in (None, *MULTI_KINDS) and (
                variable := first_named(*MULTI_VARIABLES)):
            reason = (f"KIND={kind} takes one message, so {variable} means nothing there. Leave "
                      f"{variable} out, or try KIND=multi.")
        case _:
            return
    raise Rejected(reason)
