"""Kernels as a house takes them in: the words of a request with FLAVOUR go in, Kernels or Many come out, or Refused.

What a request leaves open is what the house has: every kernel that it has a name for, with the n and the other choices that its
file says; but what is written only where its ISA is named.
"""

from collections.abc import Mapping
from dataclasses import replace

from ..x86 import flavour, isa
from ..x86.flavour import Flavour, KernelSymbol
from .configs import Kernel, Many
from .kernels import kernels
from .many import MANY, of_many
from .parse import Refused, families, pick

# What a house's functions take, by their kind, and the variable that means nothing for it.
FLAVOUR_KINDS = {"blocks": ("any number of blocks", "m"), "pairs": ("any number of nodes", "n")}


def has_flavour(options: Mapping[str, str]) -> bool:
    """Whether a request is of a house's text."""
    return options.get("flavour", flavour.PLAIN) != flavour.PLAIN


def flavour_of(options: Mapping[str, str]) -> tuple[str, Flavour]:
    """The house that a request names."""
    name = pick("FLAVOUR", options["flavour"], [flavour.PLAIN, *flavour.names()])
    return name, flavour.load(name)


def of_flavour(options: Mapping[str, str]) -> list[Kernel | Many]:
    """The kernels that a request names; Refused if there are none."""
    name, downstream = flavour_of(options)
    takes, nothing = FLAVOUR_KINDS[downstream.kind]
    if options.get("kind", downstream.kind) != downstream.kind:
        raise Refused(f"FLAVOUR={name} has functions for {takes} only, so KIND={options['kind']} has no place there. "
                      "Leave one of them out.")
    others = (nothing, "schedule", "mix", "len", "lens", "shape", "const", "prefix_block")
    if other := next((word for word in others if word in options), None):
        raise Refused(f"FLAVOUR={name} has functions for {takes} only, for which {other.upper()} means nothing. "
                      "Leave one of them out.")
    configs: list[Kernel | Many] = []
    refusals: list[Refused] = []
    for named in requested_kernels(name, downstream, options):
        kernel_options = {**downstream.option_values, **named.option_values, **options, "hash": named.hash, "isa": named.isa,
                          "kind": downstream.kind}
        try:
            configs += multi_configs(name, kernel_options) if downstream.kind in MANY else [
                replace(config, kinds=("blocks",)) for config in kernels(kernel_options) if isinstance(config, Kernel)]
        except Refused as refused:
            refusals.append(refused)
    if not configs:
        raise refusals[0]
    return configs


def multi_configs(name: str, options: Mapping[str, str]) -> list[Many]:
    """A house's kernels for several messages at once."""
    options_without_flavour = {word: value for word, value in options.items() if word != "flavour"}
    return [replace(config, kinds=(options["kind"],), flavour=name) for config in of_many(options_without_flavour)]


def check_text(options: Mapping[str, str], syntax: str, prefix: str) -> str:
    """The syntax of a request's text; Refused where syntax or prefix are not a house's."""
    if not has_flavour(options):
        return syntax
    name, downstream = flavour_of(options)
    flavour_syntax = downstream.syntax
    if syntax not in ("both", flavour_syntax):
        raise Refused(f"FLAVOUR={name} is written in SYNTAX={flavour_syntax}, not {syntax}. Leave SYNTAX out.")
    if prefix != "nsms_":
        raise Refused(f"FLAVOUR={name} has the symbols of its house, so PREFIX={prefix} means nothing. Leave PREFIX out.")
    return flavour_syntax


def requested_kernels(name: str, downstream: Flavour, options: Mapping[str, str]) -> list[KernelSymbol]:
    """The house's kernels that a request names."""
    hashes = families(options.get("hash"))
    if "isa" in options:
        pick("ISA", options["isa"], isa.names())
    named_kernels = [named for named in downstream.kernels if named.hash in hashes and options.get("isa", named.isa) == named.isa
             and ("isa" in options or not named.named)]
    if not named_kernels:
        what = " on ".join([*([options["hash"]] if "hash" in options else []), *([options["isa"]] if "isa" in options else [])])
        have = [f"{family} on {', '.join(isa_names)}" for family in dict.fromkeys(named.hash for named in downstream.kernels)
                if (isa_names := [named.isa for named in downstream.kernels if named.hash == family])]
        raise Refused(f"FLAVOUR={name} has no name for {what}; it has {'; '.join(have)}.")
    return named_kernels
