"""Kernel configurations of a request. A request that sets no variable stands for the committed set,
which is the default kernels, those of committed.toml, and the tuned ones. Manifest entries are
selected by requests, too."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from ..x86 import uarch
from .configs import Config, Kernel
from .flavours import flavour_configs
from .kernels import fixed_configs, kernel_configs, padding_configs
from .many import array_configs, multi_configs
from .option_table import ALL_OPTIONS, MULTI_OPTIONS, parse_values
from .parse import Rejected
from .request import MESSAGE_VARIABLES, Request, parse_request
from .validation import MULTI_KINDS, MULTI_VARIABLES

COMMITTED = Path(__file__).resolve().parent / "committed.toml"


def resolve_configs(texts: Mapping[str, str]) -> list[Config]:
    """Return the kernel configurations of a command's variables (name in lower case -> text). Raise
    Rejected if they make no sense."""
    return configs_of(parse_request(texts))


def configs_of(request: Request) -> list[Config]:
    """Return the kernel configurations of a request, one for each file. Raise Rejected if the
    request makes no sense."""
    if downstream := request.downstream:
        return [*flavour_configs(request, downstream)]
    if (request.first_named(*MESSAGE_VARIABLES) and request.kind in (None, "fixed")
        and request.first_named(*MULTI_VARIABLES)):
        return [*array_configs(request)]
    if request.kind == "fixed" or request.first_named(*MESSAGE_VARIABLES):
        return [*fixed_configs(request)]
    if request.kind == "padding" or request.lens is not None:
        return [*padding_configs(request)]
    if request.kind in MULTI_KINDS or request.first_named(*MULTI_VARIABLES):
        return [*multi_configs(request)]
    return committed_configs() if request == Request() else [*kernel_configs(request)]


def resolve_block_kernels(texts: Mapping[str, str]) -> list[Kernel]:
    """Return the kernels of kind blocks for a command's variables (name in lower case -> text).
    Raise Rejected if they make no sense."""
    return block_kernels(parse_request(texts))


def block_kernels(request: Request) -> list[Kernel]:
    """Return the kernels of kind blocks that a request names. Raise Rejected if it names none."""
    return [config for config in configs_of(replace(request, kind="blocks"))
            if isinstance(config, Kernel)]


def reject_absent(request: Request, manifest: Path) -> NoReturn:
    """Raise Rejected, because the file `manifest` has no entry that a request names. The message
    says why no such kernel can exist or, if it can, which command generates it."""
    configs_of(request)
    arguments = "".join(f" {name.upper()}={value}" for name, value in request.spellings.items())
    out_argument = "" if manifest.parent == Path("generated") else f" OUT={manifest.parent}"
    raise Rejected(f"{manifest} has no such kernel. Try `make gen{arguments}{out_argument}`, "
                   "or `make list`, which shows what exists.")


# Variable -> field of a manifest entry.
MANIFEST_FIELDS = {"hash": "hash", "kind": "kind", "n": "n", "m": "m", "len": "length",
                   "shape": "shape", "const": "const", "prefix_block": "prefix_block"}


def is_selected(entry: Mapping[str, Any], request: Request,
                ignored_variables: Sequence[str] = ()) -> bool:
    """Return whether a manifest entry has the values of all variables that a request sets, apart
    from `ignored_variables`. Its hash may also be the family of the request's hash. If the request
    sets LENS, only padding tables for these lengths are selected."""
    fields = {**MANIFEST_FIELDS, "isa": "isa", **{c.name: c.field for c in ALL_OPTIONS}}
    if request.hash is not None and entry["hash"] not in (request.hash, *request.families):
        return False
    if request.lens is not None and (entry["kind"] != "padding"
                                     or entry.get("length") not in request.lens):
        return False
    return all(str(entry.get(fields[name])) == text for name, text in request.spellings.items()
               if name not in ("hash", "lens", *ignored_variables))


@cache
def committed_requests() -> tuple[Request, ...]:
    """Return the requests that committed.toml lists, in its order. An entry with a list `isas`
    stands for one request per ISA of the list."""
    def requests(entry: Mapping[str, Any]) -> list[Request]:
        texts = {name: str(value) for name, value in entry.items() if name != "isas"}
        isa_texts = [{"isa": isa} for isa in entry["isas"]] if "isas" in entry else [{}]
        return [parse_request(texts | isa_text) for isa_text in isa_texts]

    data = tomllib.loads(COMMITTED.read_text(encoding="ascii"))
    return tuple(request for entry in data["requests"] for request in requests(entry))


def committed_configs() -> list[Config]:
    """Return the committed set: the default kernels of every hash and ISA, the kernels of
    committed.toml, and every tuned kernel that differs from the generic kernel."""
    configs: list[Config] = [*kernel_configs(Request())]
    for request in committed_requests():
        configs += configs_of(request)
    for name in uarch.names():
        for title, entry in uarch.kernels(name).items():
            if not uarch.is_generic(name, title):
                multi_values = {c.name: entry["choices"][c.name] for c in MULTI_OPTIONS
                                if c.name in entry["choices"]}
                request = Request(entry["hash"], entry["isa"], m=entry.get("m"),
                                  options=parse_values({"uarch": name, **multi_values}))
                configs += (multi_configs(request) if request.m
                            else block_kernels(replace(request, n=entry["n"])))
    # without duplicates: tuned orders of several function kinds may belong to one file
    return [*dict.fromkeys(configs)]
