"""What a search keeps: its state between runs (build/tune/), and what it found (generator/target/uarch/NAME.json)."""

from __future__ import annotations

import json
import time
from collections.abc import Collection
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, cast

from .. import files
from ..compile.found import fingerprint, fitted, kept
from ..files import scratch
from ..request.asked import Refused
from ..request.cells import Kernel, Many
from ..request.choices import OF_MANY
from ..request.kernels import picked
from ..request.refusals import checked
from ..target import uarch
from ..target.program import Region
from . import machine
from .space import Keys, SearchSpace, ranks

FREE = ("wipe", "uarch")                    # what is no way to the same end


@dataclass
class Progress:
    """How far a search of one kernel has come: the choices that are settled, the best and what others took; the best orders, of
    regions alone too; the seconds spent, and how many orders were timed. `text`: what it is a state of."""

    path: Path
    text: str
    settled: list[str] = field(default_factory=list)
    chosen: dict[str, str] = field(default_factory=dict)
    tried: dict[str, float] = field(default_factory=dict)
    seconds: float = 0
    timed: int = 0
    orders: dict[str, Any] = field(default_factory=dict)
    alone: dict[str, Any] = field(default_factory=dict)
    gains: dict[str, list[float]] = field(default_factory=dict)      # region -> cycles of a round alone: default, best

    @classmethod
    def of(cls, name: str, stem: str, text: str) -> Progress:
        """The state that an earlier search of the same program left; else a new one."""
        path = scratch() / "tune" / f"{name}_{stem}.json"
        data = read(path)
        known = {key: data[key] for key in cls.__dataclass_fields__ if key in data and key != "path"}
        return cls(path, **known) if data.get("text") == text else cls(path, text)

    def save(self) -> None:
        files.keep(self.path, json.dumps({key: told for key, told in asdict(self).items() if key != "path"}))


def read(path: Path) -> dict[str, Any]:
    """What an earlier search kept; nothing where it cannot be read."""
    try:
        data = json.loads(path.read_text())
        return data if isinstance(data, dict) else {}
    except (OSError, ValueError):
        return {}


def remembered(path: Path) -> dict[str, tuple[str, int]]:
    """The bytes of lines that an earlier search had assembled."""
    return {text: (str(told[0]), int(told[1])) for text, told in read(path).items()}


def orders(space: SearchSpace, keys: Keys, names: Collection[str] | None = None) -> dict[str, Any]:
    """Regions' orders as data, by their fingerprints."""
    return {fingerprint(r): kept(r, ranks(keys[r.name])) for r in space.regions() if names is None or r.name in names}


def fingerprints(space: SearchSpace) -> dict[str, str]:
    return {r.name: fingerprint(r) for r in space.regions()}


def write(cell: Kernel | Many, title: str, space: SearchSpace, keys: Keys, told: dict[str, Any]) -> dict[str, Any]:
    """Writes a kernel's entry and its regions' keys into the file of the cell's microarchitecture, aside and renamed, in place
    of those of the same cell with other choices: what a request without choices gets is one kernel."""
    hash, isa, n, m = cell.place
    entry = {"hash": hash, "isa": isa, "n": n, **({"m": m} if m else {}),
             "choices": {c: value for c, value in cell.chosen.items() if c not in FREE}, **told,
             "machine": machine.told(), "date": time.strftime("%Y-%m-%d", time.gmtime()),
             "command": cell.command.replace("make gen", "make tune"), "regions": fingerprints(space)}
    uarch.load.cache_clear()
    data = json.loads(json.dumps(uarch.load(cell.uarch)))
    data["about"] = data["about"] or machine.about(cell.uarch)

    def same(name: str, entry: dict[str, Any]) -> bool:
        told = (entry["choices"].get(c.name, cell.usual[c.name]) for c in OF_MANY)
        return (*uarch.place(entry), *told, name.partition("/")[2]) == (
            *cell.place, *(getattr(cell, c.name) for c in OF_MANY), title.partition("/")[2])
    others = {name: entry for name, entry in data["kernels"].items() if not same(name, entry)}
    data["kernels"] = dict(sorted({**others, title: entry}.items()))
    wanted = {text for known in data["kernels"].values() for text in known["regions"].values()}
    data["orders"] = {text: found for text, found in sorted({**data["orders"], **orders(space, keys)}.items()) if text in wanted}
    uarch.save(cell.uarch, data)
    return entry


def rivals(cell: Kernel | Many, kind: str, space: SearchSpace) -> list[SearchSpace]:
    """What is stored of the same place, whatever its choices, as far as it still fits the program: what a new one must be faster
    than. `space`: that of the cell's own choices."""
    found, of_many = [], cell.usual if isinstance(cell, Many) else None
    for title, entry in uarch.kernels(cell.uarch).items():
        if uarch.place(entry) != cell.place or title.partition("/")[2] != kind:
            continue
        try:
            standard = {c: named for c, named in picked(cell.target, entry["choices"], of_many).items()
                        if c not in FREE}
            standard["carry"] = entry["choices"].get("carry", "")             # the usual one hangs on the others
            own = title == f"{cell.stem}/{kind}"
            other = space if own else SearchSpace(checked(replace(cell, **cast(Any, standard))), kind, space.encoder)
        except Refused:
            continue
        if all(keeps(cell.uarch, entry, region) for region in other.regions()):
            found.append(other)
    return found


def keeps(name: str, entry: dict[str, Any], region: Region) -> bool:
    """Whether a region still has the order that a search found for it, whatever else of its text is another."""
    order = uarch.order(name, fingerprint(region), entry["regions"].get(region.name))
    fit = fitted(region, order) if order else None
    return fit is not None and fit.keys is not None and not str(fit)
