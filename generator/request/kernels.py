"""Kernels for one message at a time: a request becomes `Kernel` and `Rounds`, `FixedLength` or
`Padding` configurations, or raises Rejected.

A request that does not set HASH, ISA or N stands for all values of that variable that are generated
by default. An option that the request does not set has its default or, with UARCH, the value that a
search found for that microarchitecture.
"""

import sys
from collections.abc import Collection, Mapping
from dataclasses import replace
from itertools import chain, product
from typing import Any, TypeVar

from ..plan import padding
from ..plan.engines.sha_stream import ENGINES
from ..plan.shapes import hash_computations
from ..spec import hashes
from ..spec.kinds import KINDS as FUNCTION_KINDS
from ..x86 import target as isas
from ..x86 import uarch
from ..x86.target import ISA
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
    option_named,
    parse_values,
    spelling,
)
from .parse import Rejected, check_n, collect_accepted, is_accepted, natural_n, valid_n
from .request import Request
from .validation import check_request, validate_config

Tunable = TypeVar("Tunable", Kernel, Many)
KINDS = tuple(name for name, kind in FUNCTION_KINDS.items() if not kind.is_fixed_message
              and not kind.has_m)


def kernel_configs(request: Request) -> list[Kernel | Rounds]:
    """Return the configurations of two sorts of kernels that a request names: those for any number
    of blocks of one message, and those that only run rounds (kind rounds). A request with UARCH
    names none of the latter. Raise Rejected if there is none."""
    kinds = {request.kind} if request.kind else {*KINDS}
    targets = kernel_targets(request)

    configs: list[Kernel | Rounds] = []
    for config in collect_accepted(kernel_config, targets, [request.options]):
        if kinds.intersection(function_kinds(config)):
            configs.append(replace(config, kinds=function_kinds(config)))
        if "rounds" in kinds and config.uarch == "generic":
            configs += rounds_configs(config)
    if not configs:
        raise Rejected(no_kernel_reason(request, *targets[0][:2]))
    return [*dict.fromkeys(configs)]  # kernels of several n share one file with rounds


def kernel_config(target: tuple[str, str, int], options: Mapping[str, OptionValue]) -> Kernel:
    """Return the configuration of a kernel for any number of blocks. `target`: hash family, ISA and
    n; `options`: requested option -> value. The other options have tuned values or their defaults.
    Raise Rejected if the kernel cannot exist."""
    values = resolve_options(isas.load(target[1]), options)
    return with_tuned_options(validate_config(Kernel(*target, **values)), options)


def allowed_values(option: Option, family: str, isa_name: str,
                   numbers: Collection[int]) -> list[Any]:
    """Return the values of an option with which a kernel of a hash family on an ISA can exist, the
    default first; [] if there is none. `numbers`: the n of these kernels; a value counts if it is
    possible with one of them."""
    hash, isa = hashes.load(family), isas.load(isa_name)
    return [value for value in option.values(isa) if option.applies(hash, isa)
            and any(is_accepted(kernel_config, (family, isa_name, n), {option.name: value})
                    for n in numbers)]


def kernel_targets(request: Request) -> list[tuple[str, str, int]]:
    """Return (hash family, ISA, n) of each kernel that a request names. If the request sets no n, n
    is each of these numbers that is valid: 1, 2, the number of lanes and, on AVX2, 8. Raise
    Rejected if there is no kernel."""
    family_names, isa_names, n = request.families, request.isas, request.n
    if n is None:
        targets = []
        for family, isa_name in product(family_names, isa_names):
            hash, isa = hashes.load(family), isas.load(isa_name)
            numbers = {1, 2, natural_n(hash, isa), *([8] if isa_name == "avx2" else [])}
            targets += [(family, isa_name, n) for n in sorted(numbers & {*valid_n(hash, isa)})]
        if targets:
            return targets
        raise Rejected(f"{isa_names[0]} has instructions for "
                       f"{' and '.join(isas.load(isa_names[0]).engines)} only, none for "
                       f"{family_names[0]}. Try ISA=avx2.")

    def checked_target(family: str, isa_name: str) -> tuple[str, str, int]:
        """Return (family, ISA, requested n). Raise Rejected if no kernel of the family on the ISA
        has this n."""
        check_n(hashes.load(family), isas.load(isa_name), n)
        return family, isa_name, n

    return collect_accepted(checked_target, family_names, isa_names)


def no_kernel_reason(request: Request, family: str, isa_name: str) -> str:
    """Return the error message that says why no requested kernel has the request's kind. `family`,
    `isa_name`: the first hash family and ISA that the request names."""
    reason = ("only UARCH=generic has functions of kind rounds"
              if request.kind == "rounds" and request.get("uarch") not in (None, "generic") else
              "KIND=schedule stores W + K, and ADDK=rounds does not"
              if request.get("addk") == "rounds" else
              f"the rounds of {family} on {isa_name} add K themselves, so nothing could read W + K"
              if isas.load(isa_name).has_round_instructions else
              "KIND=schedule is for N=1, or for registers with one word of each block and no idle "
              "lane")
    return f"no kernel of kind {request.kind} exists for that request: {reason}. Try KIND=blocks."


def resolve_options(isa: ISA, options: Mapping[str, OptionValue],
                    default_values: Mapping[str, OptionValue] | None = None
                    ) -> dict[str, Any]:
    """Return option -> value, for every option. The value is that of `options`, else that of
    `default_values` (None: the ISA's defaults). But CARRY is None if `options` lacks it, which
    stands for the configuration's `default_carry`. Raise Rejected if a value in `options` does not
    exist on the ISA."""
    values = {name: check_value(option_named(name), isa, value) for name, value in options.items()}
    return {**(default_values or defaults(isa)), "carry": None, **values}


def with_tuned_options(config: Tunable, options: Mapping[str, OptionValue]) -> Tunable:
    """Return the configuration with the option values that a search found for its
    microarchitecture; the requested `options` keep their values. With UARCH=generic, return the
    configuration itself.

    Raise Rejected if no values are stored for this kernel on the microarchitecture. If the stored
    values are no longer valid, print a diagnostic and return the configuration unchanged.
    """
    if config.uarch == "generic":
        return config
    fixed_values = {c.name: options[c.name] for c in KERNEL_OPTIONS
                    if c.name in options and c.name not in ("wipe", "uarch")}
    fixed_values |= {"schedule": config.schedule, "mix": config.mix}
    tuned_values = uarch.tuned_values(
        config.uarch, config.search_key,
        {name: spelling(value) for name, value in fixed_values.items()},
        {name: spelling(value) for name, value in config.option_defaults.items()})
    if tuned_values is None:
        stems = sorted({name.split("/")[0] for name in uarch.kernels(config.uarch)})
        raise Rejected(f"nothing was tuned for {config.uarch} that this request names; there is "
                       f"{', '.join(stems) or 'nothing yet'}.")
    try:
        frame_values = {c.name: getattr(config, c.name) for c in FRAME_OPTIONS
                        if getattr(config, c.name) is not None}
        values = resolve_options(config.target,
                                 {**parse_values(tuned_values), **frame_values, "wipe": config.wipe,
                                  "uarch": config.uarch},
                                 config.option_defaults)
        return validate_config(replace(config, **values))
    except Rejected as rejection:
        print(f"nsms: the options that {config.uarch}.json has for {config.hash} on {config.isa} "
              f"with {config.size} do not fit this version; the kernel has the generic options: "
              f"{rejection}", file=sys.stderr)
        return config


def isa_of_rounds(isa: ISA) -> ISA:
    """Return the ISA whose instructions run the rounds of kernels on `isa`. This is `isa` itself,
    unless it has vectors but no instructions for rounds; then it is the isa_of_rounds of the first
    ISA that it extends."""
    return (isa if isa.has_round_instructions or not isa.vector_bits
            else isa_of_rounds(isa.extends[0]))


def reads_schedule_from_memory(config: Kernel) -> bool:
    """Return whether rounds on the kernel's ISA can read W_t + K_t from memory, to which a function
    of kind schedule stores them. Round instructions that add K themselves cannot."""
    engine = ENGINES.get((config.isa, config.family.NAME))
    return engine is None or engine.with_k


def rounds_configs(config: Kernel) -> list[Rounds]:
    """Return a list with one configuration: of the function of kind rounds that reads a kernel's
    stored schedules. This configuration has those of the kernel's option values that affect rounds
    and are not default. Return [] if the kernel's round instructions add K themselves."""
    if not reads_schedule_from_memory(config):
        return []
    isa = isa_of_rounds(config.target)
    values: dict[str, Any] = {
        c.name: value for c in ALL_OPTIONS if c.applies_to_rounds
        and (value := getattr(config, c.name)) != defaults(config.target)[c.name]}
    return [Rounds(config.hash, isa.name, **{**defaults(isa), **values})]


def function_kinds(config: Kernel) -> tuple[str, ...]:
    """Return the kinds of the functions in a kernel's file: blocks, and schedule if the kernel can
    store W_t + K_t of block j as wk[t*n + j]. With ROUNDS=lanes there is no schedule function."""
    if config.rounds == "lanes":
        return ("blocks",)  # the kernel of the same n with ROUNDS=scalar has the schedule
    if (lay := config.lane_layout) is None:
        has_schedule = reads_schedule_from_memory(config)
    else:
        has_schedule = lay.n == 1 or lay.k == 1 and lay.slots == lay.n
    return ("blocks", "schedule") if has_schedule else ("blocks",)


# Messages of one length, and padding tables.

def fixed_configs(request: Request) -> list[FixedLength]:
    """Return the configurations of fixed-length kernels that a request names. Raise Rejected if
    there is none."""
    check_request(request, "fixed")
    return collect_accepted(fixed_config, request.hashes, request.isas, [request])


def fixed_config(name: str, isa_name: str, request: Request) -> FixedLength:
    """Return the configuration of the fixed-length kernel of the hash `name` on one ISA. Raise
    Rejected if the kernel cannot exist."""
    hash, isa, n = hashes.find(name), isas.load(isa_name), 1 if request.n is None else request.n
    message = message_shape(request, name)
    check_n(hash, isa, n)
    steps = [step for computation in hash_computations(hash, message) for step in computation.steps]
    if n > 1 and not any(step.loop_count >= n for step in steps):
        raise Rejected(f"N={n} schedules {n} blocks at once, and a message of {message.length} "
                       f"bytes has fewer complete blocks. Leave N out.")
    return validate_config(FixedLength(name, isa_name, n, message,
                                       **resolve_options(isa, request.options)))


def padding_configs(request: Request) -> list[Padding | Rounds]:
    """Return the configurations of two sorts of files for each hash family of a request: the file
    with padding tables (W_t + K_t) for the requested lengths, and the files with functions that run
    rounds on such tables. Raise Rejected if there is none."""
    check_request(request, "padding")
    groups = collect_accepted(family_padding_configs, request.families, [request])
    return [*chain.from_iterable(groups)]


def family_padding_configs(family: str, request: Request) -> list[Padding | Rounds]:
    """Return the configurations that `padding_configs` describes, for one hash family. Raise
    Rejected if a length has no table, or if no function on a requested ISA can run rounds on
    tables."""
    lengths = tuple(sorted({*(request.lens or ())}))
    try:
        for length in lengths:
            padding.padding_schedule(hashes.load(family), length)
    except ValueError as error:
        raise Rejected(
            f"LENS={request.spellings['lens']}: there is no table for {family}: {error}.") from None
    rounds = [config for name in request.isas if isas.load(name).supports(family)
              for config in rounds_configs(Kernel(family, name, 1,
                                                  **resolve_options(isas.load(name), {})))]
    if not rounds:
        raise Rejected(f"{request.isas[0]} has no rounds of {family} that read W_t + K_t from a "
                       f"table. Try ISA=x64 or ISA=bmi2.")
    return [Padding(family, request.isa or "", lengths), *dict.fromkeys(rounds)]
