"""The command `list`: the values that each option of a request can have, the default first."""

import json as jsons
from collections.abc import Iterable, Sequence
from typing import Any

import click

from ..request.many import check_without_n, has_pairs, relevant_options
from ..request.option_table import KERNEL_OPTIONS, OptionValue, option_named, spelling
from ..request.parse import (
    Rejected,
    check_n,
    check_name,
    families_of,
    natural_n,
    valid_m,
    valid_n,
)
from ..request.validation import MULTI_KINDS, allowed_values
from ..spec import hashes
from ..x86 import flavour
from ..x86 import target as isas
from .parameters import add_selection_options, parse_optional_number


@click.command("list")
@add_selection_options
@click.option("--kind", metavar="KIND", help="blocks, multi, pairs or iterations (default: blocks, "
                                             "or multi with --m).")
@click.option("--m", metavar="M", help="Only kernels that hash this number of messages at once.")
@click.option("--json", is_flag=True, help="Print JSON.")
def list_values(hash: str | None, isa: str | None, n: str | None, kind: str | None, m: str | None,
                json: bool) -> None:
    """List the values of each option, the default first. If only some n allow a value, these n
    follow it, as in `split (N=2-8 16)`.

    \b
    nsms list --isa avx2
    nsms list --hash sha256 --isa avx2 --n 8
    nsms list --kind multi --m 16
    """
    isa_names = [check_name("ISA", isa, isas.names())] if isa is not None else isas.names()
    kind = check_name("KIND", kind or ("blocks" if m is None else "multi"),
                      ("blocks", *MULTI_KINDS))
    if kind in MULTI_KINDS:
        check_without_n(kind, n)
        return list_multi_message_kernels(kind, hash, isa_names, m, json)
    if m is not None:
        raise Rejected("KIND=blocks hashes one message, so M means nothing there. Leave M out, or "
                       "try KIND=multi.")
    requested_n = parse_optional_number("N", n)
    targets = [(family, name, valid_n(hashes.load(family), isas.load(name))) for name in isa_names
               for family in (families_of(hash) if hash is not None else hashes.names())]
    if requested_n is not None:
        if len(targets) == 1:
            check_n(hashes.load(targets[0][0]), isas.load(targets[0][1]), requested_n)
        targets = [(family, name, [requested_n]) for family, name, numbers in targets
                   if requested_n in numbers]
        if not targets:
            raise Rejected(f"no kernel of this request has N={requested_n}. Try `nsms list` "
                           f"without N.")
    if not any(numbers for _, _, numbers in targets):
        engines = ", ".join(f"{name} has instructions for {' and '.join(isas.load(name).engines)} "
                            f"only" for name in isa_names)
        raise Rejected(
            f"no kernel of this request exists: {engines}, none for {hash}. Try ISA=avx2.")
    if json:
        click.echo(jsons.dumps([{
            "hash": family, "isa": name, "n": numbers,
            "natural_n": natural_n(hashes.load(family), isas.load(name)),
            "m": valid_m(hashes.load(family), isas.load(name)),
            **{c.name: spellings_of(allowed_values(c, family, name, numbers))
               for c in KERNEL_OPTIONS},
            **downstream_option_values(family, name)}
                                for family, name, numbers in targets], indent=1))
        return
    print_grouped_by_hash([(name, family, describe_options(family, name, numbers))
                           for family, name, numbers in targets if numbers])


def list_multi_message_kernels(kind: str, hash: str | None, isa_names: Sequence[str], m: str | None,
                               json: bool) -> None:
    """Print the values of M and of each option of multi-message kernels, as text or as JSON.
    `kind`, `hash`, `isa_names` and `m` select the kernels; a `hash` or `m` of None selects all.
    Raise Rejected if no such kernel exists."""
    targets = [(family, name, valid_m(hashes.load(family), isas.load(name), kind))
               for name in isa_names
               for family in (families_of(hash) if hash is not None else hashes.names())]
    requested_m = parse_optional_number("M", m)
    targets = [(family, name, numbers if requested_m is None else [requested_m])
               for family, name, numbers in targets
               if numbers and (requested_m is None or requested_m in numbers)
               and (kind != "pairs" or has_pairs(hashes.load(family)))]
    if not targets:
        raise Rejected(f"no kernel of this request hashes {m or 'several'} messages at once. Try "
                       f"`nsms list --kind {kind}`.")

    groups: list[tuple[str, str, list[str]]] = []
    records: list[dict[str, Any]] = []
    for family, name, numbers in targets:
        options = relevant_options(family, name, kind)
        options_with_mix = (relevant_options(family, name, kind, 1)
                            if len(options.get("mix", ())) > 1 else {})
        # the options without MIX, with their values, then the options that exist only with MIX
        values = {option: spellings_of(listed)
                  for option, listed in {**options, **options_with_mix, **options}.items()}
        records.append({"hash": family, "isa": name, "m": numbers, **values})
        groups.append((name, family, [f"  {'M':9} {number_ranges(numbers)}", *(
            f"  {option.upper():9} {', '.join(spellings)}"
            + ("" if option in options else " (with MIX)")
            for option, spellings in values.items())]))
    if json:
        click.echo(jsons.dumps(records, indent=1))
    else:
        print_grouped_by_hash(groups)


def spellings_of(values: Iterable[OptionValue]) -> list[str]:
    """Return the spellings of an option's values."""
    return [spelling(value) for value in values]


def print_grouped_by_hash(entries: Sequence[tuple[str, str, Sequence[str]]]) -> None:
    """Print the lines of each entry (ISA, hash family, lines) below a heading with its ISA and
    hash. Families of an ISA with equal lines share one heading."""
    families_by_lines: dict[tuple[str, ...], list[str]] = {}
    for name, family, lines in entries:
        families_by_lines.setdefault((name, *lines), []).append(family)
    for (name, *rest_lines), families in families_by_lines.items():
        click.echo("\n".join([f"ISA={name}  HASH={' '.join(families)}", *rest_lines]))


def downstream_option_values(family: str, isa_name: str) -> dict[str, list[str]]:
    """Return option -> spellings of its values, for two options for downstream projects. FLAVOUR
    has the flavours with kernels of kind blocks for this hash family and ISA, and FRAME the ISA's
    frame layouts."""
    flavours = [flavour_name for flavour_name in flavour.names()
                if flavour.load(flavour_name).kind == "blocks"
                and any((k.hash, k.isa) == (family, isa_name)
                        for k in flavour.load(flavour_name).kernels)]
    return {"flavour": [flavour.PLAIN, *flavours],
            "frame": spellings_of(option_named("frame").values(isas.load(isa_name)))}


def describe_options(family: str, isa_name: str, numbers: Sequence[int]) -> list[str]:
    """Return a line for N, M and each option that applies to a hash family on an ISA, with the
    option's values for the n in `numbers`. A value that only some of these n allow is followed by
    them."""
    lines = [f"  {'N':9} {number_ranges(numbers)}"]
    if message_counts := valid_m(hashes.load(family), isas.load(isa_name)):
        pair_counts = (valid_m(hashes.load(family), isas.load(isa_name), "pairs")
                       if has_pairs(hashes.load(family)) else [])
        kinds_with_m = f"multi; {number_ranges(pair_counts)} for pairs" if pair_counts else "multi"
        kinds = "multi and pairs" if pair_counts == message_counts else kinds_with_m
        lines.append(f"  {'M':9} {number_ranges(message_counts)} (KIND={kinds})")
    for option in KERNEL_OPTIONS:
        descriptions = []
        for value in allowed_values(option, family, isa_name, numbers):
            with_value = [n for n in numbers
                          if value in allowed_values(option, family, isa_name, [n])]
            descriptions.append(spelling(value) + (f" (N={number_ranges(with_value)})"
                                                   if with_value != list(numbers) else ""))
        lines += [f"  {option.name.upper():9} {', '.join(descriptions)}"] if descriptions else []
    return lines + [f"  {variable.upper():9} {', '.join(values)}"
                    for variable, values in downstream_option_values(family, isa_name).items()]


def number_ranges(numbers: Sequence[int]) -> str:
    """Return ascending numbers as text, with consecutive numbers as ranges: 1-4 8."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
