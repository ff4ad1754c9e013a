"""Variants of kernels: each differs from the default in one option, or combines values of several.
Input is a request; output are groups of variants, one for each hash, with the default first.
Combinations that validation rejects are left out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product as cartesian_product
from typing import Any

from ...request.configs import KernelConfig
from ...request.option_table import (
    KERNEL_OPTIONS,
    MULTI_OPTIONS,
    Rejected,
    check_name,
    families_of,
    natural_n,
    option_named,
    spelling,
    valid_m,
    valid_n,
)
from ...request.requests import MULTI_KINDS, MULTI_VARIABLES, Request, allowed_options, configs_of
from ...spec import hashes
from ...x86 import target as isas
from ...x86.uarch.processors import missing_features


@dataclass(frozen=True)
class Variant:
    """Configuration to explore. `changes`: name -> value of each variable in which it differs from
    the default of its hash."""

    config: KernelConfig
    changes: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @property
    def name(self) -> str:
        """Name of the variant in results: the stem of its file, followed by _pairs for kind pairs.
        """
        return self.config.stem + ("_pairs" if self.kind == "pairs" else "")

    @property
    def kind(self) -> str:
        """Function kind of the kernel."""
        return self.config.kinds[0]

    @property
    def m(self) -> int | None:
        """Number of messages of a multi-message kernel, else None."""
        return self.config.m or None

    @property
    def messages(self) -> int:
        """Number of messages that the kernel hashes at once."""
        return self.m or 1

    @property
    def relevant_options(self) -> list[str]:
        """Names of the options that have an effect on this kernel."""
        config = self.config
        if config.m:
            option_values = allowed_options(multi_request(config))
            return [c.name for c in KERNEL_OPTIONS + MULTI_OPTIONS if c.name in option_values]
        return [c.name for c in KERNEL_OPTIONS if c.applies(config.family, config.target)]

    def symbol(self, prefix: str) -> str:
        """Return the kernel's symbol, which begins with `prefix`."""
        return self.config.symbol(self.kind, prefix)


def is_multi_request(request: Request) -> bool:
    """Return whether a request names a kind or a variable of multi-message kernels."""
    return request.kind in MULTI_KINDS or request.first_named(*MULTI_VARIABLES) is not None


def first_config(request: Request) -> KernelConfig:
    """Return the first configuration of a request, with one function kind: for multi-message
    kernels the kind that the request names, or multi; for other kernels blocks."""
    kind = (request.kind or "multi") if is_multi_request(request) else "blocks"
    return replace(configs_of(replace(request, kind=kind))[0], kinds=(kind,))


def multi_request(config: KernelConfig) -> Request:
    """Request for the multi-message kernels with a configuration's hash, ISA, kind and MIX."""
    return Request(config.hash, config.isa, kind=config.kind,
                   options={"mix": config.mix} if config.mix else {})


def option_axes(config: KernelConfig) -> dict[str, list[Any]]:
    """Return variable -> values that explore tries."""
    hash, isa_name = config.hash, config.isa
    hash_module, isa = hashes.load(hash), isas.load(isa_name)
    if config.m:
        kind = config.kinds[0]
        option_values = allowed_options(multi_request(config))
        return {**{c.name: option_values[c.name]
                   for c in KERNEL_OPTIONS + MULTI_OPTIONS if c.name in option_values},
                "isa": [name for name in isas.names()
                        if valid_m(hash_module, isas.load(name), kind)],
                "m": valid_m(hash_module, isa, kind)}
    n = config.n
    return {**allowed_options(Request(hash, isa_name, kind="blocks", n=n)),
            "isa": [name for name in isas.names() if valid_n(hash_module, isas.load(name))],
            "n": valid_n(hash_module, isa)}


def widest_isa(hash: str) -> str:
    """Return the name of the ISA with the widest vectors that this processor can run and that has
    kernels for a hash. ISAs with instructions for the rounds of a hash are left out."""
    usable = [isa for isa in map(isas.load, isas.names()) if not isa.has_round_instructions
              and not missing_features(isa.features) and valid_n(hashes.load(hash), isa)]
    return max(usable, key=lambda isa: (isa.vector_bits, len(isa.features))).name


def default_n(hash: str, isa_name: str) -> int:
    """Return the default n of a kernel for a hash on an ISA, the number of blocks whose schedules
    it computes at once: 1 if the ISA has instructions for the rounds, else the number of words in a
    vector register (1 without vectors)."""
    isa = isas.load(isa_name)
    return 1 if isa.has_round_instructions else natural_n(hashes.load(hash), isa)


def variant_groups(request: Request, vary: Sequence[str] | None = None,
                   product: Sequence[str] | None = None,
                   choose_isa: Callable[[str], str] | None = None) -> list[list[Variant]]:
    """Return for each hash of a request a list of its default, which is first, and the variants.
    The variables that the request sets are fixed; the others are varied one at a time."""
    is_multi = is_multi_request(request)
    options = KERNEL_OPTIONS + MULTI_OPTIONS if is_multi else KERNEL_OPTIONS
    variable_names = ("isa", "m" if is_multi else "n", *(c.name for c in options))
    for name in (*(vary or ()), *(product or ())):
        check_name("option", name, variable_names)
        if request.get(name) is not None:
            raise Rejected(f"{name.upper()}={request.spellings[name]} is fixed by the command, so "
                           "it cannot vary. Leave one of the two out.")
    groups, rejections = [], []
    for hash in request.families:
        if hash not in families_of(None):
            raise Rejected(f"explore measures SHA-1 and SHA-2 beside their peers, not {hash}. Try "
                           "HASH=sha256.")
        isa_name = request.isa or (choose_isa or widest_isa)(hash)
        n = default_n(hash, isa_name) if request.n is None and not is_multi else request.n
        base = replace(request, hash=hash, isa=isa_name, n=n)
        try:
            default = Variant(first_config(base))
        except Rejected as rejection:
            rejections.append(rejection)
            continue
        groups.append([default, *vary_default(default, base, request, vary, product)])
    if not groups:
        raise rejections[-1]
    axes = [option_axes(group[0].config) for group in groups if vary]
    if vary and all(name not in axis for axis in axes for name in vary):
        raise Rejected(f"{', '.join(group[0].name for group in groups)} cannot vary "
                       f"{','.join(vary).upper()}: there is no other value. `nsms list` shows "
                       "what exists.")
    return groups


def vary_default(default: Variant, base: Request, request: Request, vary: Sequence[str] | None,
                 product: Sequence[str] | None) -> Iterator[Variant]:
    """Yield the distinct valid variants of `default`, except itself."""
    default_config = default.config
    open_axes = {name: values for name, values in option_axes(default_config).items()
                 if request.get(name) is None and name in (product or vary or (name,))}
    combined_axes = ([open_axes] if product
                     else [{name: values} for name, values in open_axes.items()])
    seen = {default_config}
    for changes in (dict(zip(axes, values)) for axes in combined_axes
                    for values in cartesian_product(*axes.values())):
        varied_request = base.with_values(**changes)
        if ("isa" in changes and not default_config.m and request.n is None
            and "n" not in changes):
            varied_request = replace(varied_request,
                                     n=default_n(default_config.hash, changes["isa"]))
        try:
            config = first_config(varied_request)
        except Rejected:
            continue
        if config not in seen:
            seen.add(config)
            yield Variant(config, {name: value for name, value in changes.items()
                                   if getattr(config, name) != getattr(default_config, name)})


def describe_variant(variant: Variant) -> str:
    """Return a line: the option values if the variant is a default, else its changes with their
    meaning."""
    config = variant.config
    if not variant.changes:
        words = [f"M={config.m}"] if config.m else []
        words += [f"{name.upper()}={spelling(getattr(config, name))}"
                  for name in variant.relevant_options if name not in ("wipe", "uarch")]
        return f"the default: {' '.join(words)}"
    return "; ".join(f"{name.upper()}={spelling(value)}: {describe_value(config, name, value)}"
                     for name, value in variant.changes.items())


def describe_value(config: KernelConfig, name: str, value: Any) -> str:
    """Return a text that says what a value of the variable `name` (an option, isa, n or m) means in
    a configuration."""
    if name == "isa":
        return isas.load(value).about
    if name == "m":
        return f"{value} messages at once"
    if name != "n":
        return option_named(name).values(config.target)[value]
    assert config.kind == "blocks"
    words_side_by_side = ""
    layout = config.lane_layout
    if layout and layout.register_class == "vec":
        words = "words" if layout.k > 1 else "word"
        words_side_by_side = f", {layout.k} {words} of each side by side"
    return f"{value} {'blocks' if config.n > 1 else 'block'} scheduled at once{words_side_by_side}"
