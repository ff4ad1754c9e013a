"""Storage of searches: progress between runs (build/tune/) and results
(generator/x86/uarch/NAME.json).

Both are JSON. Progress is keyed by a hash of the program, so that a changed generator starts anew;
results replace those of the same kernel with other options.
"""

from __future__ import annotations

import json
import time
from collections.abc import Collection
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, cast

from .. import files
from ..compile.stored_orders import dump, fingerprint, match
from ..files import cache_folder
from ..request.configs import Kernel, Many
from ..request.kernels import resolve_options
from ..request.option_table import MULTI_OPTIONS, parse_values, spelling
from ..request.parse import Refused
from ..request.validation import validate_config
from ..x86 import uarch
from ..x86.program import BasicBlock
from . import machine
from .space import Keys, SearchSpace, ranks

FREE = ("wipe", "uarch")                    # options that change the contract or the target


@dataclass
class Progress:
    """Progress of the search of one kernel.

    It holds the settled options, the chosen values and the ratios of the others, the best orders of
    the kernel and of single blocks, the seconds spent and the number of orders timed. `text` is a
    hash of the program that the progress belongs to.
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
    # block -> cycles per round: default, best
    gains: dict[str, list[float]] = field(default_factory=dict)

    @classmethod
    def of(cls, name: str, stem: str, text: str) -> Progress:
        """Return the progress of an earlier search of the same program, else an empty one."""
        path = cache_folder() / "tune" / f"{name}_{stem}.json"
        data = read(path)
        stored_fields = {key: data[key]
                         for key in cls.__dataclass_fields__ if key in data and key != "path"}
        return cls(path, **stored_fields) if data.get("text") == text else cls(path, text)

    def save(self) -> None:
        """Write the progress file."""
        files.cache_put(self.path,
                        json.dumps({key: value
                                    for key, value in asdict(self).items() if key != "path"}))


def read(path: Path) -> dict[str, Any]:
    """Return an earlier search's data; empty if it cannot be read."""
    try:
        data = json.loads(path.read_text())
        return data if isinstance(data, dict) else {}
    except (OSError, ValueError):
        return {}


def orders(space: SearchSpace, keys: Keys, names: Collection[str] | None = None) -> dict[str, Any]:
    """Return orders of blocks as data, by fingerprint."""
    return {fingerprint(r): dump(r, ranks(keys[r.name]))
            for r in space.blocks() if names is None or r.name in names}


def fingerprints(space: SearchSpace) -> dict[str, str]:
    """Return the fingerprint of each block."""
    return {r.name: fingerprint(r) for r in space.blocks()}


def write(config: Kernel | Many, title: str, space: SearchSpace, keys: Keys,
          figures: dict[str, Any]) -> dict[str, Any]:
    """Write a kernel's entry and orders to the microarchitecture's file; return the entry.

    It replaces entries of the same kernel with other option values, because a request without
    options gets exactly one kernel.
    """
    hash, isa, n, m = config.search_key
    entry = {"hash": hash, "isa": isa, "n": n, **({"m": m} if m else {}),
             "choices": {c: value for c, value in config.non_default_spellings.items()
                         if c not in FREE},
             **figures, "machine": machine.processor_description(),
             "date": time.strftime("%Y-%m-%d", time.gmtime()),
             "command": config.command.replace("make gen", "make tune"),
             "regions": fingerprints(space)}
    uarch.load.cache_clear()
    data = json.loads(json.dumps(uarch.load(config.uarch)))
    data["about"] = data["about"] or machine.about(config.uarch)

    def same(name: str, entry: dict[str, Any]) -> bool:
        option_values = (entry["choices"].get(c.name, spelling(config.option_defaults[c.name]))
                         for c in MULTI_OPTIONS)
        return (*uarch.kernel_key(entry), *option_values, name.partition("/")[2]) == (
            *config.search_key, *(spelling(getattr(config, c.name)) for c in MULTI_OPTIONS),
            title.partition("/")[2])
    others = {name: entry for name, entry in data["kernels"].items() if not same(name, entry)}
    data["kernels"] = dict(sorted({**others, title: entry}.items()))
    wanted = {text for entry in data["kernels"].values() for text in entry["regions"].values()}
    data["orders"] = {text: stored_order
                      for text, stored_order in sorted({**data["orders"],
                                                        **orders(space, keys)}.items())
                      if text in wanted}
    uarch.save(config.uarch, data)
    return entry


def rivals(config: Kernel | Many, kind: str, space: SearchSpace) -> list[SearchSpace]:
    """Return the stored kernels for the same request that still match the program.

    A new result must be faster than these. `space` is the search space of this configuration.
    """
    entries, of_many = [], config.option_defaults if isinstance(config, Many) else None
    for title, entry in uarch.kernels(config.uarch).items():
        if uarch.kernel_key(entry) != config.search_key or title.partition("/")[2] != kind:
            continue
        try:
            stored_values = parse_values(entry["choices"])
            standard = {c: value
                        for c, value in resolve_options(config.target, stored_values,
                                                        of_many).items() if c not in FREE}
            is_same_kernel = title == f"{config.stem}/{kind}"
            other = space
            if not is_same_kernel:
                other_config = validate_config(replace(config, **cast(Any, standard)))
                other = SearchSpace(other_config, kind, space.encoder)
        except Refused:
            continue
        if all(order_still_fits(config.uarch, entry, block) for block in other.blocks()):
            entries.append(other)
    return entries


def order_still_fits(name: str, entry: dict[str, Any], block: BasicBlock) -> bool:
    """Return whether the stored order of a block matches it completely."""
    order = uarch.order(name, fingerprint(block), entry["regions"].get(block.name))
    fit = match(block, order) if order else None
    return fit is not None and fit.keys is not None and not str(fit)
