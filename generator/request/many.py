"""Kernels for several messages at once: the words of a request go in, Many come out, or Refused.

A file has every kind that there is of its hash: messages of any blocks, and nodes of two digests, where these are a block.
"""

from collections.abc import Mapping
from types import ModuleType

from ..spec import hashes
from ..spec.hashes import block_bytes
from ..spec.kinds import KINDS, digest_bytes, has_pairs
from ..x86 import isa as isas
from ..x86.isa import ISA
from .configs import Many
from .kernels import resolve_options, with_tuned_options
from .option_table import ALL_OPTIONS, defaults_of_many, option_named, valid_value, with_schedule
from .parse import Refused, either, families, isa_names, make_all, ms, parse_number
from .validation import no_lane_rotation

MANY = tuple(name for name, kind in KINDS.items() if kind.has_m)
# what means something for them
RELEVANT_OPTIONS = ("lane_rot", "gather", "table", "wipe", "uarch", "schedule", "mix", "stack", "frame")
ASIDE = ("rot", "sigma", "chmaj")                                            # and for messages beside the lanes


def of_many(options: Mapping[str, str]) -> list[Many]:
    """The kernels that a request names. Unless told, m is how many lanes a register has, and two for streams."""
    if options.get("kind", "multi") not in MANY:
        rejected_option = next(name.upper() for name in ("m", "schedule", "mix") if name in options)
        raise Refused(f"KIND={options['kind']} takes one message, so {rejected_option} means nothing there. Leave {rejected_option} out, or try "
                      "KIND=multi.")
    without_n(options.get("kind", "multi"), options.get("n"))
    return make_all(multi_config, [(hashes.load(family), isas.load(isa_name), options) for family in families(options.get("hash"))
                        for isa_name in isa_names(options)])


def without_n(kind: str, n: str | None) -> None:
    """Refused where N is told."""
    if n is not None:
        raise Refused(f"KIND={kind} takes a block of each message at a time, so N means nothing there. Leave N out, or try M=16.")


def relevant_options(family: str, isa_name: str, kind: str = "multi", mix: str = "0") -> dict[str, list[str]]:
    """The values of each choice that such a kernel can have, the default first; but how much stack, which is any number. `mix`:
    where so many messages are beside the lanes."""
    def can(name: str, value: str) -> bool:
        try:
            return bool(of_many({"hash": family, "isa": isa_name, "kind": kind, **mix_option, name: value}))
        except Refused:
            return False

    mix_option = {"mix": mix} if mix not in ("", "0") else {}
    hash, isa = hashes.load(family), isas.load(isa_name)
    default_values = defaults_of_many(family, isa_name)
    values_by_option = {c.name: [each for each in c.values(isa) if can(c.name, each)] for c in ALL_OPTIONS
             if c.name in RELEVANT_OPTIONS + ASIDE * bool(mix_option) and not c.number and c.applies(hash, isa)}
    for name, values in values_by_option.items():
        values.sort(key=lambda each: each != default_values[name])
    return {name: values for name, values in values_by_option.items() if values}


def multi_config(hash: ModuleType, isa: ISA, options: Mapping[str, str]) -> Many:
    """The kernel of one family on one ISA; Refused says why there is none."""
    if options.get("kind") == "pairs" and not has_pairs(hash):
        raise Refused(f"two digests of {hash.NAME} are {2 * digest_bytes(hash)} bytes, and KIND=pairs takes nodes of a block, "
                      f"{block_bytes(hash)} bytes. Try HASH=sha256, or KIND=multi.")
    lanes = ms(hash, isa)
    if not lanes:
        lane_text = f"instructions for {' and '.join(isa.engines)} only, none for" if isa.has_round_instructions else "no lanes for messages of"
        raise Refused(f"{isa.name} has {lane_text} {hash.NAME}. Try ISA=avx512 M={512 // hash.WIDTH}.")
    mix = options.get("mix", "0")
    if mix != "0" and isa.has_round_instructions:
        raise Refused(f"{isa.name} takes messages side by side by its own instructions, where MIX={mix} means nothing. Leave it "
                      "out, or try ISA=avx512.")
    aside = ("0", "1", "2").index(valid_value(option_named("mix"), isa, mix)) if isa.schedules_in_lanes else 0
    schedule = schedule_value(hash, isa, options)
    wide = with_schedule(isa, schedule)
    least = lanes[0] if wide is isa else 128 // hash.WIDTH             # pairs of words that fill 256 bits
    m = parse_number("M", options["m"]) if "m" in options else least + aside
    fits = [n + aside for n in (lanes[:1] if aside else lanes)]
    if m not in fits:
        lane_text = "takes messages side by side" if isa.has_round_instructions else (
            f"has {lanes[0]} lanes of {hash.WIDTH} bits, a message in each" + f" and {mix} beside them" * (aside > 0))
        more = "".join(f", or MIX={mix_number}" for mix_number in (1, 2) if isa.schedules_in_lanes and m - mix_number == lanes[0])
        raise Refused(f"{hash.NAME} on {isa.name} {lane_text}: M={m} does not fit. Try M={either(fits)}{more}.")
    nodes = has_pairs(hash) and m in ms(hash, isa, "pairs")
    if options.get("kind") == "pairs" and not nodes:
        request_text = f"M={m}" + f" MIX={mix}" * (aside > 0)
        raise Refused(f"KIND=pairs takes a node in each lane of a register, so {request_text} is for KIND=multi. Try M={lanes[0]}.")
    default_values = defaults_of_many(hash.NAME, isa.name, schedule)
    config = Many(hash.NAME, isa.name, m, kinds=MANY if nodes else ("multi",), **resolve_options(wide, options, default_values))
    return validate(with_tuned_options(config, options))


def schedule_value(hash: ModuleType, isa: ISA, options: Mapping[str, str]) -> str:
    """Where a request has the schedules of streams made."""
    if "schedule" in options and not option_named("schedule").applies(hash, isa):
        raise Refused(f"{hash.NAME} on {isa.name} has no streams whose schedules lanes could make, so "
                      f"SCHEDULE={options['schedule']} means nothing there. Leave it out, or try HASH=sha256 ISA=shani.")
    return valid_value(option_named("schedule"), isa, options.get("schedule"))


def validate(config: Many) -> Many:
    """The cell, if it has no choice that means nothing there."""
    relevant = RELEVANT_OPTIONS + ASIDE * (config.mix in ("1", "2"))
    irrelevant = ("gather", "table") if config.target.has_round_instructions else ()
    if rejected_option := next((name for name,
                                value in config.non_default.items() if name not in relevant or name in irrelevant or value
                                == "gather"),
                    None):
        raise Refused(f"KIND=multi runs the rounds of all messages side by side, where {rejected_option.upper()}={config.non_default[rejected_option]} means "
                      "nothing. Leave it out.")
    if "table" in config.non_default and config.table == "broadcast" and not any(
            row.mnemonic.startswith("vpbroadcast") for row in config.target.all_rows):
        raise Refused(f"{config.isa} cannot broadcast K: that takes AVX2 or AVX-512. Leave TABLE out, or try ISA=avx2.")
    if "lane_rot" in config.non_default and (reason := no_lane_rotation(config)):
        raise Refused(reason)
    return config
