"""Storage of searches: progress between runs (build/tune/) and results
(generator/x86/uarch/NAME.json). Both are JSON. The progress of a search has a hash of the program
and of the names of the fixed options; if one of them changes, the search starts anew. A result
replaces those of the same kernel with other options."""

from __future__ import annotations

import json
import time
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

from ... import files
from ...compile.order import match_order, order_to_data
from ...files import cache_folder
from ...request.configs import KernelConfig, validate_config
from ...request.option_table import MULTI_OPTIONS, Rejected, parse_values, spelling
from ...request.requests import resolve_options
from ...x86 import uarch
from . import machine
from .space import Keys, SearchSpace, rank_keys

UNSEARCHED_OPTIONS = ("wipe", "uarch")  # they change the contract or the target


@dataclass
class Progress:
    """Progress of the search of one kernel.

    `settled` has the names of the decided options; `chosen` has their values that differ from the
    default. `tried` maps "NAME=VALUE" of a rejected value to its time relative to the value that it
    was compared with. `orders` maps the fingerprint of a block to its order in the best kernel,
    `alone` to its best order when timed by itself. `gains` maps the name of a block timed by itself
    to its cycles per round in the default order and in the best order (`BlockTiming.rounds`).
    `seconds` is the time spent, `timed` the number of orders timed. `path` is the progress file,
    `text` a hash of the program and of the names of the fixed options (the file has this name for
    it).
    """

    path: Path
    text: str
    settled: list[str] = field(default_factory=list)
    chosen: dict[str, str] = field(default_factory=dict)
    tried: dict[str, float] = field(default_factory=dict)
    seconds: float = 0
    timed: int = 0
    orders: dict[str, Any] = field(default_factory=dict)
    alone: dict[str, Any] = field(default_factory=dict)
    gains: dict[str, list[float]] = field(default_factory=dict)

    @classmethod
    def load(cls, name: str, stem: str, text: str) -> Progress:
        """Return the stored progress of the search of kernel `stem`, FILESTEM_KIND, for
        microarchitecture `name`. If there is none with the hash `text`, return empty progress."""
        path = cache_folder() / "tune" / f"{name}_{stem}.json"
        data = read(path)
        names = cls.__dataclass_fields__.keys() & data.keys() if data.get("text") == text else ()
        return cls(**{**{name: data[name] for name in names}, "path": path, "text": text})

    def save(self) -> None:
        """Write the progress file."""
        files.cache_put(self.path, {name: value for name, value in vars(self).items()
                                    if name != "path"})


def read(path: Path) -> dict[str, Any]:
    """Return the JSON object in a file; {} if the file cannot be read or contains no object."""
    try:
        data = json.loads(path.read_text())
        return data if isinstance(data, dict) else {}
    except (OSError, ValueError):
        return {}


def dump_orders(space: SearchSpace, keys: Keys,
                names: Collection[str] | None = None) -> dict[str, Any]:
    """Return fingerprint -> order as JSON data, for the blocks `names` (by default all that can be
    reordered). The orders are those of the sort keys `keys`."""
    return {space.fingerprints[name]: order_to_data(block, rank_keys(keys[name]))
            for name, block in space.blocks.items() if names is None or name in names}


def write_result(config: KernelConfig, title: str, space: SearchSpace, keys: Keys,
                 measurements: dict[str, Any]) -> dict[str, Any]:
    """Write a kernel's entry, and the orders of its sort keys `keys`, to the file of the
    microarchitecture `config.uarch`; return the entry. The entry has the name `title` and includes
    the fields `measurements`."""
    hash, isa, n, m = config.search_key
    entry = {"hash": hash, "isa": isa, "n": n, **({"m": m} if m else {}),
             "choices": {c: value for c, value in config.stored_spellings.items()
                         if c not in UNSEARCHED_OPTIONS},
             **measurements, "machine": machine.describe_this_processor(),
             "date": time.strftime("%Y-%m-%d", time.gmtime()),
             "command": config.command.replace("make gen", "make tune"),
             "regions": space.fingerprints}
    uarch.load.cache_clear()
    data = json.loads(json.dumps(uarch.load(config.uarch)))
    data["about"] = data["about"] or machine.describe_origin(config.uarch)

    def is_same_kernel(name: str, entry: dict[str, Any]) -> bool:
        values = (entry["choices"].get(c.name, spelling(config.option_defaults[c.name]))
                  for c in MULTI_OPTIONS)
        return (*uarch.kernel_key(entry), *values, kind_of(name)) == (
            *config.search_key, *(spelling(getattr(config, c.name)) for c in MULTI_OPTIONS),
            kind_of(title))

    others = {name: other for name, other in data["kernels"].items()
              if not is_same_kernel(name, other)}
    data["kernels"] = dict(sorted({**others, title: entry}.items()))
    used_orders = {key for other in data["kernels"].values() for key in other["regions"].values()}
    data["orders"] = {key: order for key, order in sorted({**data["orders"],
                                                           **dump_orders(space, keys)}.items())
                      if key in used_orders}
    uarch.save(config.uarch, data)
    return entry


def kind_of(title: str) -> str:
    """Return the function kind KIND in the name of an entry, FILESTEM/KIND."""
    return title.partition("/")[2]


def find_stored_kernels(config: KernelConfig, kind: str, space: SearchSpace) -> list[SearchSpace]:
    """Return the search spaces of the stored kernels that answer the same request as `config` and
    `kind`, and whose stored orders still fit the blocks that the generator produces. A new result
    is stored only if it is faster than each of these kernels."""
    spaces = []
    for title, entry in uarch.kernels(config.uarch).items():
        if uarch.kernel_key(entry) != config.search_key or kind_of(title) != kind:
            continue
        try:
            values = resolve_options(config.target, parse_values(entry["choices"]),
                                     config.option_defaults)
            stored_space = space
            if title != f"{config.stem}/{kind}":
                searched = {c: value for c, value in values.items() if c not in UNSEARCHED_OPTIONS}
                stored_config = validate_config(replace(config, **cast(Any, searched)))
                stored_space = SearchSpace(stored_config, kind)
        except Rejected:
            continue
        if all(order_still_fits(config.uarch, entry, stored_space, name)
               for name in stored_space.blocks):
            spaces.append(stored_space)
    return spaces


def order_still_fits(uarch_name: str, entry: dict[str, Any], space: SearchSpace,
                     name: str) -> bool:
    """Return whether an order is stored for the block `name` of `space` that matches the block
    completely. `entry` is the kernel's entry for microarchitecture `uarch_name`."""
    order = uarch.order(uarch_name, space.fingerprints[name], entry["regions"].get(name))
    fit = match_order(space.blocks[name], order) if order else None
    return fit is not None and fit.keys is not None and not str(fit)
