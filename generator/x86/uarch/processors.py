"""The processors that a library tells apart (processors.toml): how cpuid names them, and which of them resemble each other.

A core is known by vendor, family and model, unless a feature contradicts: hypervisors report numbers of other processors.
A feature that no core of its maker had before is a sign of the core that brought it, so a number that says something older
than a sign is not believed, and the newest core whose sign is there is taken. A feature that is missing contradicts
nothing: systems and hypervisors mask features. What is like nothing here is `unknown`.
"""

import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, NamedTuple

CPUINFO = Path("/proc/cpuinfo")


class Processor(NamedTuple):
    """A core: its name, its maker's name in cpuid, the family and models by which cpuid tells it, the signs that it brought, the
    ISAs that it runs, its model in models/, those that it resembles (the nearest first), and other names of it."""

    name: str
    isas: tuple[str, ...]
    model: str
    vendor: str = ""
    family: int = 0
    models: tuple[int, ...] = ()
    signs: tuple[str, ...] = ()
    relatives: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


def read(record: Mapping[str, Any]) -> Processor:
    """A core as processors.toml tells it."""
    models = [m for part in record.get("models", ()) for m in (range(part[0], part[1] + 1) if isinstance(part, list) else [part])]
    fields: dict[str, Any] = {name: tuple(x) if isinstance(x, list) else x for name, x in {**record, "models": models}.items()}
    return Processor(**fields)


DATA = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="ascii"))
PROCESSORS, UNKNOWN = tuple(map(read, DATA["processors"])), read(DATA["unknown"])
SIGNS: dict[str, tuple[int, int, int, int, int]] = {name: tuple(where) for name, where in DATA["signs"].items()}


def facts() -> dict[str, str]:
    """What /proc/cpuinfo says of the first processor; nothing where there is none."""
    fields: dict[str, str] = {}
    try:
        for line in CPUINFO.read_text().splitlines():
            key, _, value = line.partition(":")
            fields.setdefault(key.strip(), value.strip())
    except OSError:
        pass
    return fields


def identify(vendor: str, family: int, model: int, features: Collection[str]) -> Processor:
    """Which core this is, by cpuid's numbers and its features as in /proc/cpuinfo."""
    vendor_processors = [p for p in PROCESSORS if p.vendor == vendor]
    newest = next((p for p in vendor_processors if not set(p.signs).isdisjoint(features)), None)
    by_numbers = next((p for p in vendor_processors if p.family == family and model in p.models), None)
    if by_numbers and (newest is None or vendor_processors.index(by_numbers) <= vendor_processors.index(newest)):
        return by_numbers
    return newest or UNKNOWN


def core(features: bool = True, cpu_facts: Mapping[str, str] | None = None) -> Processor:
    """The core at hand by /proc/cpuinfo, or what is `cpu_facts` of it; without its features by its numbers alone."""
    cpu_facts = facts() if cpu_facts is None else cpu_facts
    family, model = (int(cpu_facts.get(key, "-1")) for key in ("cpu family", "model"))
    return identify(cpu_facts.get("vendor_id", ""), family, model, cpu_facts.get("flags", "").split() if features else ())


def named(name: str) -> Processor | None:
    return next((p for p in (*PROCESSORS, UNKNOWN) if name in (p.name, *p.names)), None)


def ranges(p: Processor) -> list[tuple[int, int, int]]:
    """A core's numbers as (family, first model, last model)."""
    model_ranges: list[tuple[int, int, int]] = []
    for model in sorted(p.models):
        first = model_ranges.pop()[1] if model_ranges and model_ranges[-1][2] == model - 1 else model
        model_ranges.append((p.family, first, model))
    return model_ranges
