"""Stored orders and options per microarchitecture, as found by `nsms tune`."""

# Each JSON file holds one microarchitecture: {"schema": 4, "about": where the search ran,
# "kernels": {name: {"hash", "isa", "n", "m" (multi-message kernels only), "choices": options that
# differ from the default, "regions": {basic block: its fingerprint at the time of the search},
# "machine", "date", "seconds" of search, "timed": number of orders timed, "tried": {"NAME=VALUE"
# of a rejected option value: time relative to the accepted value}, "alone" (older entries): {basic
# block timed by itself: cycles per round before and after}, "before" and
# "after": cycles per byte of the default kernel and of this one, "command"}}, "orders":
# {fingerprint: sort keys of the instructions by group (compile/order.py)}}. A kernel's
# name is its file stem and kind, STEM/KIND.
#
# An order applies to every kernel that has a basic block with its fingerprint. It also applies to
# the kernel for which it was found if the fingerprint of the block has changed since, but not its
# groups.
#
# generic.json has the same form, for no particular processor. Each of its orders was found on one
# processor ("from") and is hardly slower on any other processor than the order that
# compile/order.py computes ("times": for each measured processor the time relative to that order,
# for short, middle and long messages). A kernel that is not in generic.json has the orders that
# compile/order.py computes.

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ... import files

FOLDER = Path(__file__).resolve().parent
SCHEMA = 4


class Unreadable(Exception):
    """Data file that this program cannot read; the message names a remedy."""


def names() -> list[str]:
    """Return the tuned microarchitectures, without generic."""
    return sorted(path.stem for path in FOLDER.glob("*.json") if path.stem != "generic")


def empty() -> dict[str, Any]:
    return {"schema": SCHEMA, "about": "", "kernels": {}, "orders": {}}


@cache
def load(name: str) -> dict[str, Any]:
    """Return the data of a microarchitecture, empty without a file; Unreadable if damaged."""
    path = FOLDER / f"{name}.json"
    if not path.is_file():
        return empty()
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="ascii"))
        if data["schema"] == SCHEMA:
            return data
        fault = f"is of schema {data['schema']}, and this program reads {SCHEMA}"
    except (ValueError, KeyError, TypeError):
        fault = "is damaged"
    raise Unreadable(f"{path} {fault}. Take the file that belongs to this version, or move it "
                     f"away: `make tune UARCH={name}` writes a new one.")


def save(name: str, data: dict[str, Any]) -> None:
    """Write the file of a microarchitecture atomically, one entry or order per line."""
    def table(entries: dict[str, Any]) -> str:
        return ",\n".join(f'{json.dumps(k)}: {json.dumps(v, separators=(",", ":"))}'
                          for k, v in entries.items())

    files.write_file(FOLDER / f"{name}.json",
                     f'{{"schema": {SCHEMA}, "about": {json.dumps(data["about"])}, "kernels": '
                     f'{{\n{table(data["kernels"])}\n}}, '
                     f'"orders": {{\n{table(data["orders"])}\n}}}}\n')
    load.cache_clear()


def kernels(name: str) -> dict[str, dict[str, Any]]:
    """Return the entries of the tuned kernels by file stem and kind, such as
    "sha256_x64_n1_zen4/blocks"."""
    entries: dict[str, dict[str, Any]] = load(name)["kernels"]
    return entries


def order(name: str, fingerprint: str,
          earlier_fingerprint: str | None = None) -> dict[str, Any] | None:
    """Return the stored order of a basic block, by its fingerprint or an earlier one, or None."""
    orders: Mapping[str | None, dict[str, Any]] = load(name)["orders"]
    return orders.get(fingerprint) or orders.get(earlier_fingerprint)


def is_generic(name: str, kernel: str) -> bool:
    """Return whether generic.json has the options and orders of a tuned kernel."""
    this_entry = kernels(name)[kernel]
    other = kernels("generic").get(kernel.replace(f"_{name}/", "/"))
    return other is not None and all(order(name, text) == order("generic", text)
                                     for text in this_entry["regions"].values())


def kernel_key(entry: Mapping[str, Any]) -> tuple[str, str, int, int]:
    """Identity of a tuned kernel: hash, ISA, n, and m (0 for one message)."""
    return entry["hash"], entry["isa"], entry["n"], entry.get("m", 0)


def tuned_values(name: str, key: tuple[str, str, int, int], fixed_values: Mapping[str, str],
                 defaults: Mapping[str, str]) -> dict[str, str] | None:
    """Return the options beyond the defaults of the fastest tuned kernel with `fixed_values`, or
    None."""
    entries = [entry for entry in kernels(name).values() if kernel_key(entry) == key
               and all(entry["choices"].get(option, defaults.get(option)) == value
                       for option, value in fixed_values.items())]
    return (dict(min(entries, key=lambda entry: entry["after"])["choices"]) if entries
            else None)
