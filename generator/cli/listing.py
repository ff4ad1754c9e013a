"""The command `list`: the values that each option of a request can have, the default first."""

import json as jsons
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import click

from ..request.kernels import allowed_values
from ..request.many import check_without_n, relevant_options
from ..request.option_table import KERNEL_OPTIONS, OptionValue, option_named, spelling
from ..request.parse import Rejected, check_n, check_name, natural_n, valid_m, valid_n
from ..request.request import Request, parse_request
from ..request.validation import MULTI_KINDS
from ..spec import hashes
from ..x86 import flavour
from ..x86 import target as isas
from .parameters import SELECTION_HELP, variable_options

# Values of a hash family's kernels on an ISA, as `--json` prints them: "hash", "isa", "n" or "m",
# and the spellings of each option's values.
ListEntry = dict[str, Any]


@click.command("list")
@variable_options({**SELECTION_HELP,
                   "kind": "blocks, multi, pairs or iterations (default: blocks, or multi with "
                           "--m).",
                   "m": "Only kernels that hash this number of messages at once."})
@click.option("--json", is_flag=True, help="Print JSON.")
def list_values(variables: dict[str, str], json: bool) -> None:
    """List the values of each option, the default first. If only some n allow a value, these n
    follow it, as in `split (N=2-8 16)`.

    \b
    nsms list --isa avx2
    nsms list --hash sha256 --isa avx2 --n 8
    nsms list --kind multi --m 16
    """
    request = parse_request(variables)
    kind = check_name("KIND", request.kind or ("blocks" if request.m is None else "multi"),
                      ("blocks", *MULTI_KINDS))
    families = hashes.names() if request.hash is None else request.families
    targets = [(family, isa_name) for isa_name in request.isas for family in families]
    if kind in MULTI_KINDS:
        check_without_n(kind, request.n)
        print_records(multi_message_records(kind, targets, request.m), describe_multi_record, json)
    elif request.m is not None:
        raise Rejected("KIND=blocks hashes one message, so M means nothing there. Leave M out, or "
                       "try KIND=multi.")
    else:
        print_records(block_records(targets, request), describe_block_record, json)


def print_records(records: Sequence[ListEntry], describe: Callable[[ListEntry], list[str]],
                  json: bool) -> None:
    """Print all records as JSON or, unless `json`, as text. `describe` returns the lines of a
    record, which are printed below a heading with ISA and hash family. Families of an ISA with
    equal lines share one heading. The text omits records without kernels."""
    if json:
        click.echo(jsons.dumps(records, indent=1))
        return
    families_by_lines: dict[tuple[str, ...], list[str]] = {}
    for record in records:
        if record.get("n") != []:
            families_by_lines.setdefault((record["isa"], *describe(record)),
                                         []).append(record["hash"])
    for (isa_name, *lines), families in families_by_lines.items():
        click.echo("\n".join([f"ISA={isa_name}  HASH={' '.join(families)}", *lines]))


def block_records(targets: Sequence[tuple[str, str]], request: Request) -> list[ListEntry]:
    """Return a record for each of `targets`, (hash family, ISA), with the option values of kernels
    of kind blocks. If the request sets n, these are the values for this n, and targets without
    this n have no record. Raise Rejected if no such kernel exists."""
    numbers_by_target = {target: valid_n(hashes.load(target[0]), isas.load(target[1]))
                         for target in targets}
    if (n := request.n) is not None:
        if len(targets) == 1:
            check_n(hashes.load(targets[0][0]), isas.load(targets[0][1]), n)
        numbers_by_target = {target: [n] for target, numbers in numbers_by_target.items()
                             if n in numbers}
        if not numbers_by_target:
            raise Rejected(f"no kernel of this request has N={n}. Try `nsms list` without N.")
    if not any(numbers_by_target.values()):
        engines = ", ".join(f"{name} has instructions for {' and '.join(isas.load(name).engines)} "
                            f"only" for name in request.isas)
        raise Rejected(f"no kernel of this request exists: {engines}, none for {request.hash}. Try "
                       "ISA=avx2.")

    def make_record(family: str, isa_name: str, numbers: Sequence[int]) -> ListEntry:
        """Return the record of one hash family and ISA, for the n in `numbers`. A flavour is listed
        if it has a kernel of kind blocks for this family and ISA."""
        hash, isa = hashes.load(family), isas.load(isa_name)
        flavours = [name for name in flavour.names() if flavour.load(name).kind == "blocks"
                    and any((kernel.hash, kernel.isa) == (family, isa_name)
                            for kernel in flavour.load(name).kernels)]
        return {"hash": family, "isa": isa_name, "n": numbers, "natural_n": natural_n(hash, isa),
                "m": valid_m(hash, isa),
                **{c.name: spellings_of(allowed_values(c, family, isa_name, numbers))
                   for c in KERNEL_OPTIONS},
                "flavour": [flavour.PLAIN, *flavours],
                "frame": spellings_of(option_named("frame").values(isa))}

    return [make_record(*target, numbers) for target, numbers in numbers_by_target.items()]


def multi_message_records(kind: str, targets: Sequence[tuple[str, str]],
                          m: int | None) -> list[ListEntry]:
    """Return a record for each of `targets`, (hash family, ISA), with the option values of its
    multi-message kernels of kind `kind`. Targets without such a kernel for `m` messages (None: for
    any number) have no record. Raise Rejected if no target has a record."""
    records = []
    for family, isa_name in targets:
        numbers = valid_m(hashes.load(family), isas.load(isa_name), kind)
        if numbers and m in (None, *numbers):
            options = relevant_options(family, isa_name, kind, m=m)
            options_with_mix = (relevant_options(family, isa_name, kind, 1)
                                if len(options.get("mix", ())) > 1 else {})
            # the options without MIX, with their values, then the options that exist only with MIX
            records.append({"hash": family, "isa": isa_name, "m": numbers if m is None else [m],
                            **{name: spellings_of(values) for name, values in
                               {**options, **options_with_mix, **options}.items()}})
    if not records:
        raise Rejected(f"no kernel of this request hashes {m or 'several'} messages at once. Try "
                       f"`nsms list --kind {kind}`.")
    return records


def spellings_of(values: Iterable[OptionValue]) -> list[str]:
    """Return the spellings of an option's values."""
    return [spelling(value) for value in values]


def option_line(name: str, *texts: str) -> str:
    """Return the line for a variable of a request. `texts`: its values, perhaps with notes."""
    return f"  {name.upper():9} {', '.join(texts)}"


def describe_multi_record(record: ListEntry) -> list[str]:
    """Return a line for M and each option of a record of multi-message kernels."""
    lines = [option_line("m", number_ranges(record["m"]))]
    for name in [name for name in record if name not in ("hash", "isa", "m")]:
        note = " (with MIX)" if option_named(name).multi_message_use == "mix" else ""
        lines.append(option_line(name, *record[name]) + note)
    return lines


def describe_block_record(record: ListEntry) -> list[str]:
    """Return a line for N, M and each option of a record of kernels of kind blocks. If only some n
    of the record allow a value, these n follow it."""
    family, isa_name, numbers = record["hash"], record["isa"], record["n"]
    lines = [option_line("n", number_ranges(numbers))]
    if message_counts := record["m"]:
        pair_counts = valid_m(hashes.load(family), isas.load(isa_name), "pairs")
        kinds_with_m = f"multi; {number_ranges(pair_counts)} for pairs" if pair_counts else "multi"
        kinds = "multi and pairs" if pair_counts == message_counts else kinds_with_m
        lines.append(option_line("m", f"{number_ranges(message_counts)} (KIND={kinds})"))
    for option in KERNEL_OPTIONS:
        allowed = {n: spellings_of(allowed_values(option, family, isa_name, [n])) for n in numbers}
        texts = []
        for text in record[option.name]:
            with_value = [n for n in numbers if text in allowed[n]]
            texts.append(text if with_value == numbers
                         else f"{text} (N={number_ranges(with_value)})")
        lines += [option_line(option.name, *texts)] if texts else []
    return lines + [option_line(name, *record[name]) for name in ("flavour", "frame")]


def number_ranges(numbers: Sequence[int]) -> str:
    """Return ascending numbers as text, with consecutive numbers as ranges: 1-4 8."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
