"""The command `list`: the values that a request can have, the default of each option first."""

import json as jsons
from collections.abc import Iterable, Sequence

import click

from ..request.many import check_without_n, relevant_options
from ..request.option_table import KERNEL_OPTIONS, OptionValue, option_named, spelling
from ..request.parse import Refused, check_n, families, ms, natural, ns, parse_number, pick
from ..request.validation import MULTI_KINDS, allowed_values
from ..spec import hashes
from ..spec.kinds import has_pairs
from ..x86 import flavour
from ..x86 import isa as isas
from .parameters import only


@click.command("list")
@only
@click.option("--kind", metavar="KIND", help="blocks, multi or pairs (default: blocks).")
@click.option("--m", metavar="M", help="Only kernels of KIND=multi or pairs for this number of messages.")
@click.option("--json", is_flag=True, help="Print JSON.")
def listing(hash: str | None, isa: str | None, n: str | None, kind: str | None, m: str | None, json: bool) -> None:
    """List the values of each option, the default first, with the n that allow a value if not all do.

    \b
    nsms list --isa avx2
    nsms list --hash sha256 --isa avx2 --n 8
    nsms list --kind multi --m 16
    """
    names = [pick("ISA", isa, isas.names())] if isa is not None else isas.names()
    kind = pick("KIND", kind or ("blocks" if m is None else "multi"), ("blocks", *MULTI_KINDS))
    if kind in MULTI_KINDS:
        check_without_n(kind, n)
        return list_multi_message_kernels(kind, hash, names, m, json)
    if m is not None:
        raise Refused("KIND=blocks hashes one message, so M means nothing there. Leave M out, or try KIND=multi.")
    wanted = None if n is None else parse_number("N", n)
    pairs = [(family, name, ns(hashes.load(family), isas.load(name))) for name in names
             for family in (families(hash) if hash is not None else hashes.names())]
    if wanted is not None:
        if len(pairs) == 1:
            check_n(hashes.load(pairs[0][0]), isas.load(pairs[0][1]), wanted)
        pairs = [(family, name, [wanted]) for family, name, numbers in pairs if wanted in numbers]
        if not pairs:
            raise Refused(f"no kernel of this request has N={wanted}. Try `nsms list` without N.")
    if not any(numbers for _, _, numbers in pairs):
        engines = ", ".join(f"{name} has instructions for {' and '.join(isas.load(name).engines)} only" for name in names)
        raise Refused(f"no kernel of this request exists: {engines}, none for {hash}. Try ISA=avx2.")
    if json:
        click.echo(jsons.dumps([{
            "hash": family, "isa": name, "n": numbers, "natural_n": natural(hashes.load(family), isas.load(name)),
            "m": ms(hashes.load(family), isas.load(name)),
            **{c.name: spellings(allowed_values(c, family, name, numbers)) for c in KERNEL_OPTIONS},
            **frame_options(family, name)}
            for family, name, numbers in pairs], indent=1))
        return
    print_groups([(name, family, option_lines(family, name, numbers)) for family, name, numbers in pairs if numbers])


def list_multi_message_kernels(kind: str, hash: str | None, names: Sequence[str], m: str | None, json: bool) -> None:
    """Print the multi-message kernels that a request can have."""
    pairs = [(family, name, ms(hashes.load(family), isas.load(name), kind)) for name in names
             for family in (families(hash) if hash is not None else hashes.names())]
    wanted = None if m is None else parse_number("M", m)
    pairs = [(family, name, numbers if wanted is None else [wanted]) for family, name, numbers in pairs
             if numbers and (wanted is None or wanted in numbers) and (kind != "pairs" or has_pairs(hashes.load(family)))]
    if not pairs:
        raise Refused(f"no kernel of this request hashes {m or 'several'} messages at once. Try `nsms list --kind {kind}`.")

    def option_values(family: str, name: str) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
        """Return the values of options of every kernel, and of those that need messages beside the lanes."""
        options = relevant_options(family, name, kind)
        aside = relevant_options(family, name, kind, 1) if len(options.get("mix", ())) > 1 else {}
        return ({option: spellings(values) for option, values in options.items()},
                {option: spellings(values) for option, values in aside.items() if option not in options})

    listed_kernels = [(family, name, numbers, *option_values(family, name)) for family, name, numbers in pairs]
    if json:
        click.echo(jsons.dumps([{"hash": family, "isa": name, "m": numbers, **options, **aside}
                                for family, name, numbers, options, aside in listed_kernels], indent=1))
    else:
        print_groups([(name, family, [f"  {'M':9} {ranges(numbers)}", *(
            f"  {option.upper():9} {', '.join(values)}" + (" (with MIX)" if option in aside else "")
            for option, values in {**options, **aside}.items())]) for family, name, numbers, options, aside in listed_kernels])


def spellings(values: Iterable[OptionValue]) -> list[str]:
    """Return the spellings of an option's values."""
    return [spelling(value) for value in values]


def print_groups(entries: Sequence[tuple[str, str, Sequence[str]]]) -> None:
    """Print lines about each ISA and hash, once for all hashes with equal lines."""
    families_by_lines: dict[tuple[str, ...], list[str]] = {}
    for name, family, lines in entries:
        families_by_lines.setdefault((name, *lines), []).append(family)
    for (name, *rest_lines), hashed in families_by_lines.items():
        click.echo("\n".join([f"ISA={name}  HASH={' '.join(hashed)}", *rest_lines]))


def frame_options(family: str, name: str) -> dict[str, list[str]]:
    """Return the values of the options of downstream projects: flavour and frame."""
    flavours = [flavour_name for flavour_name in flavour.names() if flavour.load(flavour_name).kind == "blocks"
              and any((k.hash, k.isa) == (family, name) for k in flavour.load(flavour_name).kernels)]
    return {"flavour": [flavour.PLAIN, *flavours], "frame": spellings(option_named("frame").values(isas.load(name)))}


def option_lines(family: str, name: str, numbers: Sequence[int]) -> list[str]:
    """Return a line for N and for each option that applies: its values, each with the n that allow it if not all do."""
    lines = [f"  {'N':9} {ranges(numbers)}"]
    if message_counts := ms(hashes.load(family), isas.load(name)):
        nodes = ms(hashes.load(family), isas.load(name), "pairs") if has_pairs(hashes.load(family)) else []
        kinds = "multi and pairs" if nodes == message_counts else f"multi; {ranges(nodes)} for pairs" if nodes else "multi"
        lines.append(f"  {'M':9} {ranges(message_counts)} (KIND={kinds})")
    for c in KERNEL_OPTIONS:
        fits = {value: [n for n in numbers if value in allowed_values(c, family, name, [n])]
                for value in allowed_values(c, family, name, numbers)}
        words = [spelling(value) + (f" (N={ranges(allowing_numbers)})" if allowing_numbers != list(numbers) else "") for value,
                 allowing_numbers in fits.items()]
        lines += [f"  {c.name.upper():9} {', '.join(words)}"] if words else []
    return lines + [f"  {variable.upper():9} {', '.join(words)}" for variable, words in frame_options(family, name).items()]


def ranges(numbers: Sequence[int]) -> str:
    """Return ascending numbers with ranges of neighbours: 1-4 8."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
