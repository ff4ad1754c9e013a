"""What searches found on microarchitectures, as data: choices for kernels, and orders of their instructions.

One JSON file per microarchitecture, written by tune/: {"schema": 4, "about": where it was found, "kernels": {name:
{"hash", "isa", "n", "m" (of kernels for several messages), "choices": those that are not the default, "regions": {region: the
fingerprint that it had when it was searched}, "machine", "date", "seconds" that were searched, "tried": {choice: time over that
of the best}, "before" and
"after": cycles per byte of the default kernel and of this one, "command"}}, "orders": {fingerprint: a sort key for each
instruction, by group and place (found.py)}}. A kernel's name is its file's stem and a kind. An order serves every kernel that
has a region of that fingerprint, and the kernel that it was found for as far as its region still has the places.

generic.json is of the same form: orders found somewhere ("from") that lose least over all processors that were measured ("times":
time over that of the pattern's order, short, middle and long), which the kernels for no processor in particular have; one that
is not there has the patterns and list schedules of compile/order.py.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ... import files

FOLDER = Path(__file__).resolve().parent
SCHEMA = 4
FIELDS: dict[str, Any] = {"hash": str, "isa": str, "n": int, "choices": dict, "regions": dict, "before": (int, float),
                          "after": (int, float)}


class Unreadable(Exception):
    """A file of data that this program cannot read; the message says what would work."""


def names() -> list[str]:
    """The tuned microarchitectures: the files of this folder, but for what is `generic`."""
    return sorted(path.stem for path in FOLDER.glob("*.json") if path.stem != "generic")


def empty() -> dict[str, Any]:
    return {"schema": SCHEMA, "about": "", "kernels": {}, "orders": {}}


def is_valid(data: Any) -> bool:
    """Whether the data are what the module's text says, as far as a build relies on it."""
    return (isinstance(data, dict) and isinstance(data.get("kernels"), dict) and isinstance(data.get("orders"), dict)
            and all(isinstance(entry, dict) and all(isinstance(entry.get(name), kind) for name, kind in FIELDS.items())
                    for entry in data["kernels"].values())
            and all(map(is_order, data["orders"].values())))


def is_order(data: Any) -> bool:
    """Whether the data are an order: for each group its mnemonics and as many keys."""
    def is_group(entry: Any) -> bool:
        return (isinstance(entry, list) and len(entry) == 5 and all(map(isinstance, entry, (str, str, int, int, list)))
                and 0 <= entry[3] < len(data["rows"]) and len(data["rows"][entry[3]].split()) == len(entry[4])
                and all(isinstance(key, int | float) for key in entry[4]))

    return (isinstance(data, dict) and isinstance(data.get("rows"), list) and all(isinstance(row, str) for row in data["rows"])
            and isinstance(data.get("groups"), list) and all(map(is_group, data["groups"])))


@cache
def load(name: str) -> dict[str, Any]:
    """The file of a microarchitecture, an empty one if there is none; Unreadable where it is of another version or damaged."""
    path = FOLDER / f"{name}.json"
    if not path.is_file():
        return empty()
    try:
        data = json.loads(path.read_text(encoding="ascii"))
    except ValueError:
        data = None
    version = data.get("schema") if isinstance(data, dict) else None
    if version == SCHEMA and is_valid(data):
        return {"about": "", **data}
    wrong = "is damaged" if version in (SCHEMA, None) else f"is of schema {version}, and this program reads {SCHEMA}"
    raise Unreadable(f"{path} {wrong}. Take the file that belongs to this version, or move it away: "
                     f"`make tune UARCH={name}` writes a new one.")


def save(name: str, data: dict[str, Any]) -> None:
    """Writes the file of a microarchitecture, aside and renamed; an entry or an order on each line."""
    def table(entries: dict[str, Any]) -> str:
        return ",\n".join(f'{json.dumps(k)}: {json.dumps(v, separators=(",", ":"))}' for k, v in entries.items())

    files.write(FOLDER / f"{name}.json",
                f'{{"schema": {SCHEMA}, "about": {json.dumps(data["about"])}, "kernels": {{\n{table(data["kernels"])}\n}}, '
                f'"orders": {{\n{table(data["orders"])}\n}}}}\n')
    load.cache_clear()


def kernels(name: str) -> dict[str, dict[str, Any]]:
    """The kernels that were searched on a microarchitecture."""
    entries: dict[str, dict[str, Any]] = load(name)["kernels"]
    return entries


def order(name: str, text: str, stored_fingerprint: str | None = None) -> dict[str, Any] | None:
    """The order found for a region by its fingerprint, or by that which it had; None if there is none."""
    orders = load(name)["orders"]
    stored_order: dict[str, Any] | None = orders.get(text) or orders.get(stored_fingerprint)
    return stored_order


def generic(name: str, title: str) -> bool:
    """Whether the kernel that was found on a microarchitecture is the one for no processor in particular: the same choices, in
    the same orders."""
    this_entry, other = kernels(name)[title], kernels("generic").get(title.replace(f"_{name}/", "/"))
    return other is not None and all(order(name, text) == order("generic", text) for text in this_entry["regions"].values())


def kernel_key(entry: Mapping[str, Any]) -> tuple[str, str, int, int]:
    """What one kernel is kept for: hash, ISA, n, and m (0: one message)."""
    return entry["hash"], entry["isa"], entry["n"], entry.get("m", 0)


def tuned_values(name: str, key: tuple[str, str, int, int], fixed_values: Mapping[str, str], standard: Mapping[str, str]
            ) -> dict[str, str] | None:
    """The choices of the fastest kernel found at a place, among those that have what was `fixed_values`;
    None if there is none. `standard`: the default of each choice."""
    entries = [entry for entry in kernels(name).values() if kernel_key(entry) == key
             and all(entry["choices"].get(c, standard.get(c)) == value for c, value in fixed_values.items())]
    return dict(min(entries, key=lambda entry: float(entry["after"]))["choices"]) if entries else None
