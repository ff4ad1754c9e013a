"""Kernels of a downstream project: a request with FLAVOUR becomes `Kernel` or `Many`
configurations, or raises Rejected.

The flavour's file lists the project's kernels, with n and options. Variables that the request does
not set take their values from this file. A kernel that the file marks `named` is generated only if
the request names an ISA.
"""

from dataclasses import replace
from itertools import chain

from ..x86.flavour import Flavour, KernelSymbol
from .configs import Kernel, Many
from .kernels import kernel_configs
from .many import multi_configs
from .option_table import parse_values
from .parse import Rejected, collect_accepted, parse_number
from .request import Request
from .validation import MULTI_KINDS, check_request


def flavour_configs(request: Request, downstream: Flavour) -> list[Kernel | Many]:
    """Return the kernel configurations that a request with the flavour `downstream` names. Raise
    Rejected if there is none, or if the request sets a variable that means nothing for the flavour.
    """
    check_request(request, "flavour")
    groups = collect_accepted(configs_of_entry, requested_kernels(downstream, request),
                              [downstream], [request])
    return [*chain.from_iterable(groups)]


def configs_of_entry(entry: KernelSymbol, downstream: Flavour,
                     request: Request) -> list[Kernel | Many]:
    """Return the configurations of the kernel that `entry` of a flavour's file describes. The value
    of a variable is the request's, else the entry's, else the flavour's. Raise Rejected if the
    kernel cannot exist."""
    numbers = {name: parse_number(name.upper(), text) for name, text in entry.option_values.items()
               if name in ("n", "m")}
    values = {**numbers, **parse_values({**downstream.option_values, **entry.option_values})}
    open_values = {name: value for name, value in values.items() if request.get(name) is None}
    request = request.with_values(hash=entry.hash, isa=entry.isa, kind=downstream.kind,
                                  **open_values)
    if downstream.kind in MULTI_KINDS:
        return [replace(config, kinds=(downstream.kind,), flavour=request.get("flavour"))
                for config in multi_configs(request.without("flavour"))]
    return [replace(config, kinds=("blocks",)) for config in kernel_configs(request)
            if isinstance(config, Kernel)]


def resolve_syntax(request: Request, syntax: str | None, prefix: str) -> str | None:
    """Return the syntax in which files are written. If the request sets FLAVOUR, it is the
    flavour's; else it is `syntax`, the value of SYNTAX, None without one. Raise Rejected
    if the request sets FLAVOUR and `syntax` is another one or `prefix` is not the default."""
    if (downstream := request.downstream) is None:
        return syntax
    name = request.get("flavour")
    if syntax not in (None, downstream.syntax):
        raise Rejected(f"FLAVOUR={name} is written in SYNTAX={downstream.syntax}, not {syntax}. "
                       f"Leave SYNTAX out.")
    if prefix != "nsms_":
        raise Rejected(f"FLAVOUR={name} has the symbols of that project, so PREFIX={prefix} means "
                       f"nothing. Leave PREFIX out.")
    return downstream.syntax


def requested_kernels(downstream: Flavour, request: Request) -> list[KernelSymbol]:
    """Return the kernels of a flavour's file that have the request's hash and ISA, without those
    marked `named` if the request names no ISA. Raise Rejected if there is none.

    If the request sets SCHEDULE and some of these kernels are for that value or for any value, only
    those are returned.
    """
    entries = [entry for entry in downstream.kernels if entry.hash in request.families
               and entry.isa in request.isas
               and (request.isa is not None or not entry.named)]
    if not entries:
        target_name = " on ".join(name for name in (request.hash, request.isa) if name is not None)
        isas_by_family: dict[str, list[str]] = {}
        for entry in downstream.kernels:
            isas_by_family.setdefault(entry.hash, []).append(entry.isa)
        available = [f"{family} on {', '.join(isas)}" for family, isas in isas_by_family.items()]
        raise Rejected(f"FLAVOUR={request.get('flavour')} has no kernel for {target_name}; it has "
                       f"{'; '.join(available)}.")
    schedule = request.get("schedule")
    return ([entry for entry in entries if schedule is None or entry.schedule in (None, schedule)]
            or entries)
