"""Kernels for one message: a request becomes `Kernel` and `Rounds`, `FixedLength` or `Padding`, or is Refused.

A variable that the request leaves open stands for everything that is written by default. A request with UARCH has the
options that a search found for the microarchitecture, as far as the request leaves them open.
"""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from ..plan.sha_extensions import ENGINES
from ..plan.shapes import BlockLoop, passes
from ..spec import hashes, padding
from ..spec.kinds import KINDS as RECORDS
from ..x86 import isa as isas
from ..x86 import uarch
from ..x86.isa import ISA
from .configs import FixedLength, Kernel, Many, Padding, Rounds
from .message_shapes import message_shape
from .option_table import (
    ALL_OPTIONS,
    FRAME_OPTIONS,
    KERNEL_OPTIONS,
    Option,
    OptionValue,
    check_value,
    defaults,
    parse_values,
    spelling,
)
from .parse import Refused, check_n, make_all, natural, ns
from .request import Request
from .validation import check_request, validate_config

Tunable = TypeVar("Tunable", Kernel, Many)
KINDS = tuple(name for name, kind in RECORDS.items() if not kind.is_fixed_message and not kind.has_m)


def kernels(request: Request) -> list[Kernel | Rounds]:
    """Return the kernels that a request names; Refused if there are none."""
    kinds = (request.kind,) if request.kind else KINDS
    target_list = targets(request)

    def at(family: str, isa_name: str, n: int) -> Kernel:
        return with_tuned_options(validate_config(Kernel(family, isa_name, n,
                                                         **resolve_options(isas.load(isa_name), request.options))),
                                  request)
    configs: list[Kernel | Rounds] = []
    for config in make_all(at, target_list):
        if set(kinds_of(config)) & set(kinds):
            configs.append(replace(config, kinds=kinds_of(config)))
        if "rounds" in kinds and config.uarch == "generic":
            configs += [rounds_config for rounds_config in rounds_alone(config) if rounds_config not in configs]
    if not configs:
        raise Refused(no_kernel_reason(request, *target_list[0]))
    return configs


def targets(request: Request) -> list[tuple[str, str, int]]:
    """Return hash, ISA and n of each kernel that a request names; Refused if there is none."""
    names, targets, n = request.families, request.isas, request.n
    if n is None:
        if default_target_list := default_targets(names, targets):
            return default_target_list
        raise Refused(f"{targets[0]} has instructions for {' and '.join(isas.load(targets[0]).engines)} only, none for "
                      f"{names[0]}. Try ISA=avx2.")

    def fitting(family: str, isa_name: str) -> tuple[str, str, int]:
        check_n(hashes.load(family), isas.load(isa_name), n)
        return family, isa_name, n
    return make_all(fitting, [(family, isa_name) for family in names for isa_name in targets])


def default_targets(families: Sequence[str], isa_names: Sequence[str]) -> list[tuple[str, str, int]]:
    """Return hash, ISA and n of the kernels written where no n is named: n = 1, 2, the natural n, and 8 on AVX2."""
    target_list = []
    for family in families:
        for isa_name in isa_names:
            hash, isa = hashes.load(family), isas.load(isa_name)
            extra = {8} if isa_name == "avx2" and 8 in ns(hash, isa) else set()
            target_list += [(family, isa_name, n) for n in sorted({1, 2, natural(hash, isa)} & set(ns(hash, isa)) | extra)]
    return target_list


def no_kernel_reason(request: Request, family: str, isa_name: str, n: int) -> str:
    """Return why no kernel has the request's kind."""
    why = ("KIND=schedule stores W + K, and ADDK=rounds does not" if request.get("addk") == "rounds" else
           f"the rounds of {family} on {isa_name} add K themselves, so nothing could read W + K"
           if isas.load(isa_name).has_round_instructions else
           "a schedule is for n = 1, and for one word of each block in a register and no lane idle")
    return f"no kernel of kind {request.kind} exists for that request: {why}. Try KIND=blocks."


def resolve_options(isa: ISA, options: Mapping[str, OptionValue], default_values: Mapping[str, OptionValue] | None = None
                    ) -> dict[str, Any]:
    """Return the value of each option: of `options`, else of `default_values`, else the ISA's default."""
    def value(entry: Option) -> OptionValue:
        requested_value = options.get(entry.name, (default_values or {}).get(entry.name))
        return next(iter(entry.values(isa)), None) if requested_value is None else check_value(entry, isa, requested_value)

    values = {c.name: value(c) for c in ALL_OPTIONS}
    return values if "carry" in options else {**values, "carry": None}


def with_tuned_options(config: Tunable, request: Request) -> Tunable:
    """Return the configuration with the options that a search found for its microarchitecture, as far as the request leaves
    them open. Refused where the microarchitecture has none; where those no longer fit, a diagnostic says so and the
    configuration stays as it is."""
    if config.uarch == "generic":
        return config
    default_values = config.default_values if isinstance(config, Many) else defaults(config.isa)
    fixed_values = {c.name: request.options[c.name] for c in KERNEL_OPTIONS
                    if c.name in request.options and c.name not in ("wipe", "uarch")}
    fixed_values |= {"schedule": config.schedule, "mix": config.mix}
    tuned_values = uarch.tuned_values(config.uarch, config.search_key,
                                      {name: spelling(value) for name, value in fixed_values.items()},
                                      {name: spelling(value) for name, value in default_values.items()})
    if tuned_values is None:
        stems = sorted({name.split("/")[0] for name in uarch.kernels(config.uarch)})
        raise Refused(f"nothing was tuned for {config.uarch} that this asks for; there is {', '.join(stems) or 'nothing yet'}.")
    try:
        frame_values = {c.name: getattr(config, c.name) for c in FRAME_OPTIONS if getattr(config, c.name) is not None}
        values = resolve_options(config.target,
                                 {**parse_values(tuned_values), **frame_values, "wipe": config.wipe, "uarch": config.uarch},
                                 default_values)
        return validate_config(replace(config, **values))
    except Refused as refused:
        print(f"nsms: the options that {config.uarch}.json has for {config.hash} on {config.isa} "
              f"with {config.size[-1]} do not fit this "
              f"version, and generic ones are taken: {refused}", file=sys.stderr)
        return config


def scalar(isa: ISA) -> ISA:
    """Return the ISA whose rounds an ISA has: extensions with vectors leave the code of the rounds alone as it is."""
    return isa if isa.has_round_instructions or not isa.vector_bits else scalar(isa.extends[0])


def split(config: Kernel) -> bool:
    """Tell whether the rounds can read W_t + K_t from memory, where a schedule stores it."""
    engine = ENGINES.get((config.isa, config.family.NAME))
    return engine is None or engine.with_k


def rounds_alone(config: Kernel) -> list[Rounds]:
    """Return the rounds alone that read a kernel's schedules, with its options that mean something for them; none if the
    rounds add K themselves."""
    isa = scalar(config.target).name
    values: dict[str, Any] = {
        c.name: value if c.applies_to_rounds and (value := getattr(config, c.name)) != defaults(config.isa)[c.name]
        else defaults(isa)[c.name] for c in ALL_OPTIONS}
    return [Rounds(config.hash, isa, **values)] if split(config) else []


def kinds_of(config: Kernel) -> tuple[str, ...]:
    """Return the kinds of the functions in a kernel's file: a schedule only where wk[t*n + j] = W_t + K_t is the layout."""
    lay = config.lay
    if config.rounds == "lanes":
        return ("blocks",)                               # another kernel of the same n has the schedule
    has_schedule = split(config) if config.target.has_round_instructions else lay and not lay.without_k and (
        lay.n == 1 or lay.k == 1 and lay.slots == lay.n)
    return ("blocks", "schedule") if has_schedule else ("blocks",)


# Messages of one length, and tables of padding.

def fixed_configs(request: Request) -> list[FixedLength]:
    """Return the kernels for messages of one length that a request names; Refused if there are none."""
    check_request(request, "fixed")
    return make_all(fixed_config, [(name, isa_name, request) for name in request.hashes for isa_name in request.isas])


def fixed_config(name: str, isa_name: str, request: Request) -> FixedLength:
    """Return the kernel of one hash on one ISA; Refused says why there is none."""
    hash, isa, n = hashes.find(name), isas.load(isa_name), 1 if request.n is None else request.n
    m = message_shape(request, name)
    check_n(hash, isa, n)
    steps = [step for message_pass in passes(hash, m) for step in message_pass.steps]
    if n > 1 and not any(isinstance(step, BlockLoop) and step.blocks >= n for step in steps):
        raise Refused(f"N={n} schedules {n} blocks at once, and no message of {m.length} bytes has so many complete blocks. "
                      f"Leave N out.")
    return validate_config(FixedLength(name, isa_name, n, m, **resolve_options(isa, request.options)))


def padding_configs(request: Request) -> list[Padding | Rounds]:
    """Return for each family the tables of the last blocks of some lengths, and the rounds that read them."""
    check_request(request, "padding")
    lengths = tuple(sorted({*(request.lengths or ())}))
    configs: list[Padding | Rounds] = []
    refusals: list[Refused] = []
    for family in request.families:
        try:
            for length in lengths:
                padding.table(hashes.load(family), length)
        except ValueError as error:
            refusals.append(Refused(f"LENS={request.words['lens']}: there is no table for {family}: {error}."))
            continue
        rounds_configs = [config for name in request.isas if isas.load(name).supports(family)
                          for config in rounds_alone(Kernel(family, name, 1, **resolve_options(isas.load(name), {})))]
        if not rounds_configs:
            refusals.append(Refused(f"{request.isas[0]} has no rounds of {family} that read W_t + K_t. Try ISA=x64 or ISA=bmi2."))
            continue
        configs += [Padding(family, request.isa or "", lengths), *dict.fromkeys(rounds_configs)]
    if not configs:
        raise refusals[0]
    return configs
