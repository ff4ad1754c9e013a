"""Kernels for one message: the words of a request go in, Kernel and Rounds, OneLength or Padding come out, or Refused.

What a request leaves open is everything that is written by default; what was tuned for a processor has the choices that a
search found, as far as the request leaves them open.
"""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from ..plan.sha_extensions import ENGINES
from ..plan.shapes import BlockLoop, passes
from ..spec import hashes, padding
from ..spec.kinds import KINDS as RECORDS
from ..spec.message import message
from ..x86 import isa as isas
from ..x86 import uarch
from ..x86.isa import ISA
from .configs import FixedLength, Kernel, Many, Padding, Rounds
from .option_table import ALL_OPTIONS, FRAME_OPTIONS, KERNEL_OPTIONS, defaults, valid_value
from .parse import (
    Refused,
    check_n,
    families,
    isa_names,
    make_all,
    natural,
    ns,
    parse_number,
    pick,
)
from .validation import validate_config

Tunable = TypeVar("Tunable", Kernel, Many)
KINDS = tuple(name for name, kind in RECORDS.items() if not kind.is_fixed_message and not kind.has_m)
FIXED = ("len", "shape", "const", "prefix_block")        # what a kernel for messages of one length can be told


def kernels(options: Mapping[str, str]) -> list[Kernel | Rounds]:
    """The kernels that a request names; Refused if there are none."""
    kinds = (pick("kind", options["kind"], tuple(RECORDS)),) if "kind" in options else KINDS
    target_list = targets(options)

    def at(family: str, isa_name: str, n: int) -> Kernel:
        return with_tuned_options(validate_config(Kernel(family, isa_name, n, **resolve_options(isas.load(isa_name), options))),
                                  options)
    configs: list[Kernel | Rounds] = []
    for config in make_all(at, target_list):
        if set(kinds_of(config)) & set(kinds):
            configs.append(replace(config, kinds=kinds_of(config)))
        if "rounds" in kinds and config.uarch == "generic":
            configs += [rounds_config for rounds_config in rounds_alone(config) if rounds_config not in configs]
    if not configs:
        raise Refused(no_kernel_reason(options, *target_list[0]))
    return configs


def targets(options: Mapping[str, str]) -> list[tuple[str, str, int]]:
    """The hash, ISA and n of each kernel that a request names; Refused if there is none."""
    names, targets = families(options.get("hash")), isa_names(options)
    if "n" not in options:
        if default_target_list := default_targets(names, targets):
            return default_target_list
        raise Refused(f"{targets[0]} has instructions for {' and '.join(isas.load(targets[0]).engines)} only, none for "
                      f"{names[0]}. Try ISA=avx2.")
    n = parse_number("N", options["n"])

    def fitting(family: str, isa_name: str) -> tuple[str, str, int]:
        check_n(hashes.load(family), isas.load(isa_name), n)
        return family, isa_name, n
    return make_all(fitting, [(family, isa_name) for family in names for isa_name in targets])


def default_targets(families: Sequence[str], isa_names: Sequence[str]) -> list[tuple[str, str, int]]:
    """What is written when no n is named: for each hash and ISA n = 1, 2 and the natural n, and what ISA=avx2 N=8 would write."""
    target_list = []
    for family in families:
        for isa_name in isa_names:
            hash, isa = hashes.load(family), isas.load(isa_name)
            extra = {8} if isa_name == "avx2" and 8 in ns(hash, isa) else set()
            target_list += [(family, isa_name, n) for n in sorted({1, 2, natural(hash, isa)} & set(ns(hash, isa)) | extra)]
    return target_list


def no_kernel_reason(options: Mapping[str, str], family: str, isa_name: str, n: int) -> str:
    """Why a request for a kind of kernel finds none."""
    why = ("KIND=schedule stores W + K, and ADDK=rounds does not" if options.get("addk") == "rounds" else
           f"the rounds of {family} on {isa_name} add K themselves, so nothing could read W + K"
           if isas.load(isa_name).has_round_instructions else
           "a schedule is for n = 1, and for one word of each block in a register and no lane idle")
    return f"no kernel of kind {options.get('kind')} exists for that request: {why}. Try KIND=blocks."


def resolve_options(isa: ISA, options: Mapping[str, str], default_values: Mapping[str, str] | None = None) -> dict[str, Any]:
    """The value of each choice of a cell, by what is `default_values` for it where that is not the ISA's default."""
    values = {c.name: valid_value(c, isa, options.get(c.name, (default_values or {}).get(c.name) or None)) for c in ALL_OPTIONS}
    return values if "carry" in options else {**values, "carry": ""}


def with_tuned_options(config: Tunable, options: Mapping[str, str]) -> Tunable:
    """The cell with the choices that a search found best for it on its microarchitecture, as far as the request leaves them
    open. Refused where none was found; as it is where what was found no longer fits (which is told)."""
    if config.uarch == "generic":
        return config
    default_values = config.default_values if isinstance(config, Many) else defaults(config.isa)
    named = {c.name: options[c.name] for c in KERNEL_OPTIONS if c.name in options and c.name not in ("wipe", "uarch")}
    tuned_values = uarch.tuned_values(config.uarch, config.search_key, {**named, "schedule": config.schedule, "mix": config.mix},
                                      default_values)
    if tuned_values is None:
        stems = sorted({name.split("/")[0] for name in uarch.kernels(config.uarch)})
        raise Refused(f"nothing was tuned for {config.uarch} that this asks for; there is {', '.join(stems) or 'nothing yet'}.")
    try:
        frame_values = {c.name: getattr(config, c.name) for c in FRAME_OPTIONS if getattr(config, c.name)}
        values = resolve_options(config.target, {**tuned_values, **frame_values, "wipe": config.wipe, "uarch": config.uarch},
                                 default_values)
        return validate_config(replace(config, **values))
    except Refused as refused:
        print(f"nsms: the choices that {config.uarch}.json has for {config.hash} on {config.isa} with {config.size[-1]} do not fit this "
              f"version, and generic ones are taken: {refused}", file=sys.stderr)
        return config


def scalar(isa: ISA) -> ISA:
    """The ISA whose rounds are this one's: rounds alone are the same code, so they exist once."""
    return isa if isa.has_round_instructions or not isa.vector_bits else scalar(isa.extends[0])


def split(config: Kernel) -> bool:
    """Whether W_t + K_t can stand in memory between the schedule and the rounds."""
    engine = ENGINES.get((config.isa, config.family.NAME))
    return engine is None or engine.with_k


def rounds_alone(config: Kernel) -> list[Rounds]:
    """The rounds beside a cell's schedules, with those of its choices that mean something for them and are not just what is usual
    on its ISA; none if they add K."""
    isa = scalar(config.target).name
    values: dict[str,
                 Any] = {c.name: named if c.applies_to_rounds and (named := getattr(config, c.name))
                         != defaults(config.isa)[c.name]
                             else defaults(isa)[c.name] for c in ALL_OPTIONS}
    return [Rounds(config.hash, isa, **values)] if split(config) else []


def kinds_of(config: Kernel) -> tuple[str, ...]:
    """The kinds of kernel that stand in the file of a cell: a schedule where wk[t*n + j] = W_t + K_t is how rows lie."""
    lay = config.lay
    if config.rounds == "lanes":
        return ("blocks",)                               # whose schedules are those of the same n with other rounds
    has_schedule = split(config) if config.target.has_round_instructions else lay and not lay.without_k and (
        lay.n == 1 or lay.k == 1 and lay.slots == lay.n)
    return ("blocks", "schedule") if has_schedule else ("blocks",)


# Messages of one length, and tables of padding.

def fixed_configs(options: Mapping[str, str]) -> list[FixedLength]:
    """The kernels for messages of one length that a request names."""
    check_fixed(options)
    families(options.get("hash"))
    names = [options["hash"]] if "hash" in options else hashes.variants()
    n = parse_number("N", options["n"]) if "n" in options else 1
    length = parse_number("LEN", options["len"]) if "len" in options else None
    return make_all(fixed_config, [(name, isa_name, n, length, options) for name in names for isa_name in isa_names(options)])


def fixed_config(name: str, isa_name: str, n: int, length: int | None, options: Mapping[str, str]) -> FixedLength:
    """The kernel of one hash on one ISA; Refused says why there is none."""
    hash, isa = hashes.find(name), isas.load(isa_name)
    try:
        m = message(hash, name, length, *(options.get(v, "") for v in FIXED[1:]))
    except ValueError as error:
        raise Refused(str(error)) from None
    check_n(hash, isa, n)
    steps = [step for message_pass in passes(hash, m) for step in message_pass.steps]
    if n > 1 and not any(isinstance(step, BlockLoop) and step.blocks >= n for step in steps):
        raise Refused(f"N={n} schedules {n} blocks at once, and no message of {m.length} bytes has so many whole ones. "
                      f"Leave N out.")
    return validate_config(FixedLength(name, isa_name, n, m, **resolve_options(isa, options)))


def check_fixed(options: Mapping[str, str]) -> None:
    """Refuses words that say nothing of a message of one length, or too little."""
    if options.get("kind", "fixed") != "fixed":
        length_option = next(name for name in FIXED if name in options)
        raise Refused(f"KIND={options['kind']} takes messages of any length, so {length_option.upper()} means nothing there. "
                      "Leave one of them out.")
    if other := next((name for name in ("m", "schedule", "mix", "lens") if name in options), None):
        raise Refused(f"a kernel for one length takes one message, so {other.upper()} means nothing there. Leave it out.")
    if not any(name in options for name in FIXED):
        raise Refused("KIND=fixed needs to know how long the message is. Try LEN=64, or SHAPE=merkle64.")
    for name in ("shape", "const", "prefix_block"):
        if name in options and not options[name]:
            raise Refused(f"{name.upper()}= says nothing. Leave it out, or try SHAPE=merkle64.")


def of_padding(options: Mapping[str, str]) -> list[Padding | Rounds]:
    """For each family the tables of the last blocks of some lengths, and the rounds that read them."""
    if options.get("kind", "padding") != "padding":
        raise Refused(f"KIND={options['kind']} takes messages of any length, so LENS means nothing there. Leave one of them out.")
    if "lens" not in options:
        raise Refused("KIND=padding needs to know which lengths. Try LENS=64,128,192,256.")
    for name in options:
        if name not in ("hash", "isa", "kind", "lens"):
            raise Refused(f"KIND=padding writes tables, for which {name.upper()} means nothing. Leave it out.")
    lengths = tuple(sorted({parse_number("LENS", text) for text in options["lens"].split(",")}))
    targets = isa_names(options)
    configs: list[Padding | Rounds] = []
    refusals: list[Refused] = []
    for family in families(options.get("hash")):
        try:
            for length in lengths:
                padding.table(hashes.load(family), length)
        except ValueError as error:
            refusals.append(Refused(f"LENS={options['lens']}: there is no table for {family}: {error}."))
            continue
        rounds_configs = [config for name in targets if isas.load(name).supports(family)
                 for config in rounds_alone(Kernel(family, name, 1, **resolve_options(isas.load(name), {})))]
        if not rounds_configs:
            refusals.append(Refused(f"{targets[0]} has no rounds of {family} that read W_t + K_t. Try ISA=x64 or ISA=bmi2."))
            continue
        configs += [Padding(family, options.get("isa", ""), lengths), *dict.fromkeys(rounds_configs)]
    if not configs:
        raise refusals[0]
    return configs
