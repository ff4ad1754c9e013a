"""Which values of a choice a cell cannot have, and why.

REFUSALS has, by a choice's name, a function that says why a cell cannot have its value of it ("": it can); it is asked only of
values that are no default. What is not named there can be had wherever the ISA has it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

from ..plan.schedule import lane_counts
from ..x86 import uarch
from .configs import FixedLength, Kernel, KernelConfig, Scheduled
from .option_table import CARRIES, Option, adds_k, defaults, hash_of, isa_of, sums
from .parse import Refused

Config = TypeVar("Config", bound=KernelConfig)


def config_text(config: Scheduled) -> str:
    return f"{config.hash} on {config.isa} with N={config.n}"


def no_other_layout(config: Scheduled) -> str:
    if config.layout == "idle" and (not config.lay or config.n not in (2, 3) or config.lay
                                    == replace(config, layout="packed").lay):
        return (f"{config_text(config)} leaves no more lanes idle when asked to: LAYOUT=idle is for N=2 and N=3 where more words of a "
                f"block would fit. Try LAYOUT=packed, or HASH=sha256 ISA=avx2 N=3.")
    if config.rounds == "lanes" and config.n == 1:
        return (f"{config_text(config)} with ROUNDS=lanes makes no rows of a schedule to lay out, so LAYOUT={config.layout} means nothing "
                f"there. Leave it out.")
    if config.layout == "wide" and (not config.lay or config.lay == replace(config, layout="packed").lay):
        return (f"{config_text(config)} has no wider rows: LAYOUT=wide is for N=1 where four words of a block fill more than 128 bits. "
                f"Try LAYOUT=packed, or HASH=sha512 ISA=avx2 N=1.")
    return ""


def no_broadcast(config: Scheduled) -> str:
    if not any(config.family.K):
        return f"{config.hash} has no K to add, so TABLE={config.table} means nothing there. Leave it out, or try HASH=sha256."
    if not config.lay or config.lay.k > 1 or not any(row.mnemonic.startswith("vpbroadcast") for row in config.target.all_rows):
        return (f"{config_text(config)} cannot broadcast K: that takes AVX2 or AVX-512, and one word of each block in a register. "
                f"Try TABLE=full, or ISA=avx2 N={256 // config.family.WIDTH}.")
    return ""


def no_sigma(config: Scheduled) -> str:
    if not sums(config.family, config.target):
        return (f"{config.hash} on {config.isa} has no Sigma to spell otherwise, so SIGMA={config.sigma} means nothing there. "
                f"Try HASH=sha256 ISA=bmi2.")
    return ""


def rejects_with_round_instructions(variable: str) -> Callable[[KernelConfig], str]:
    """A refusal of any other value where an ISA has instructions for the rounds."""
    def refuse(config: KernelConfig) -> str:
        return (f"{config.isa} has instructions for the rounds, which leave {variable}={getattr(config, variable.lower())} no "
                f"meaning. Leave it out, or try ISA=avx2.") if config.target.has_round_instructions else ""
    return refuse


def no_engine_here(config: Scheduled) -> str:
    if config.rounds == "lanes":
        if isinstance(config, FixedLength):
            return (f"messages of one length have no {config.rounds} rounds yet. Leave ROUNDS out, or leave LEN out and take "
                    f"KIND=blocks.")
        if sums(config.family, config.target):
            return ""
        return f"{config_text(config)} has no lanes rounds: they are for SHA-2. Try ROUNDS=scalar, or HASH=sha512 ISA=avx512 N=8."
    if sums(config.family, config.target) and config.n > 1 and (config.family.WIDTH == 32 or config.target.has_lane_rotate):
        return ""
    return (f"{config_text(config)} has no {config.rounds} rounds: they are for SHA-2, for blocks beside one that carries the schedule "
            f"(N=2 or more), of 64-bit words only where AVX-512 rotates them. Try ROUNDS=scalar, or HASH=sha256 ISA=avx2 N=8.")


def no_other_carry(config: Scheduled) -> str:
    default_carry = config.default_carry
    if config.carry in (default_carry,
                        "") or config.rounds == "lanes" and config.carry == ("integer" if config.n == 1 else "alone"):
        return ""
    return (f"{config_text(config)} with ROUNDS={config.rounds} makes its schedule {CARRIES[default_carry]}: CARRY={config.carry} is not for it. "
            f"Leave CARRY out, or try HASH=sha512 ISA=avx512 N=8 ROUNDS=lanes CARRY=alone.")


def no_other_forms(config: Scheduled) -> str:
    if config.rounds == "lanes":
        return ""
    return f"FORMS={config.forms} is for rounds in two lanes. Leave it out, or try ROUNDS=lanes ISA=avx512."


def no_chmaj(config: Scheduled) -> str:
    if config.target.has_round_instructions:
        return rejects_with_round_instructions("CHMAJ")(config)
    if config.chmaj == "apart" and (config.rounds == "split" or not sums(config.family, config.target)):
        return (f"{config_text(config)} with ROUNDS={config.rounds} has no T_1 that a and e wait for in integer registers, so CHMAJ=apart "
                f"is nothing new there. Leave it out, or try HASH=sha256 ISA=avx2.")
    return ""


def no_gather(config: Scheduled) -> str:
    if not config.lay or config.lay.k > 1 or config.lay.register_class != "vec":
        return (f"{config_text(config)} takes no word by itself from each block: GATHER={config.gather} needs lanes, and one word of each "
                f"block in a register. Try ISA=avx2 N={256 // config.family.WIDTH}, or LAYOUT=idle where N is 2 or 3.")
    return ""


def no_addition(config: Scheduled) -> str:
    if config.rounds == "lanes":
        return f"rounds in two lanes read W + K, so ADDK={config.addk} is not for ROUNDS=lanes. Leave one of them out."
    if not adds_k(config.family, config.target):
        return (f"{config.hash} on {config.isa} stores no schedule with K added, so ADDK={config.addk} is nothing new there. Leave it "
                f"out, or try HASH=sha256 ISA=avx2.")
    if config.table != "full":
        return f"TABLE={config.table} says how the schedule reads K, which ADDK=rounds leaves to the rounds. Leave one of them out."
    return ""


def no_lane_rotation(config: KernelConfig) -> str:
    if config.target.has_round_instructions:
        return rejects_with_round_instructions("LANE_ROT")(config)
    counts = lane_counts(config.family)
    if config.lane_rotation and config.lane_rotation.shuffles_bytes and not any(count % 8 == 0 for count in counts):
        return (f"{config.hash} rotates lanes by no multiple of 8, so LANE_ROT={config.lane_rot} is nothing new there. Try "
                f"HASH=sha512, or LANE_ROT={config.target.lane_rotations[0].name}.")
    return ""


REFUSALS: Mapping[str, Callable[[Scheduled], str]] = {
    "rot": rejects_with_round_instructions("ROT"), "chmaj": no_chmaj, "lane_rot": no_lane_rotation, "rounds": no_engine_here,
    "forms": no_other_forms,
    "carry": no_other_carry, "layout": no_other_layout, "gather": no_gather, "table": no_broadcast, "sigma": no_sigma,
    "addk": no_addition,
    "schedule": lambda config: (f"SCHEDULE={config.schedule} says where streams' schedules are made, for KIND=multi. Leave it out, "
                              "or try KIND=multi."),
    "mix": lambda config: f"MIX={config.mix} puts messages beside those in lanes, for KIND=multi. Leave it out, or try KIND=multi."}


def validate_config(config: Config) -> Config:
    """The cell, what is usual for it not spelled out; Refused if it cannot have one of its choices."""
    config = replace(config, carry="" if config.carry == config.default_carry else config.carry)
    for name in config.non_default:
        if isinstance(config, Scheduled) and name in REFUSALS and (reason := REFUSALS[name](config)):
            raise Refused(reason)
    return config


def allowed(entry: Option, family: str, isa_name: str, numbers: Sequence[int]) -> list[str]:
    """The values of a choice that a hash on an ISA can have with some n of `numbers`, the default first."""
    isa = isa_of(isa_name)
    if not entry.applies(hash_of(family), isa):
        return []
    standard = defaults(isa_name)
    refuses: Callable[[Scheduled], str] | None = REFUSALS.get(entry.name)

    def possible(n: int, value: str) -> bool:
        if entry.name == "uarch" and value != standard["uarch"]:
            return uarch.tuned_values(value, (family, isa_name, n, 0), {}, standard) is not None
        return value == standard[entry.name] or refuses is None or not refuses(
            Kernel(family, isa_name, n, **cast(Any, {**standard, entry.name: value})))

    return [value for value in entry.values(isa) if any(possible(n, value) for n in numbers)]
