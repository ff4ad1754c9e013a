"""Processors that kernel selection distinguishes (processors.toml), and their identification by
CPUID. Family and model identify a core unless a feature contradicts them, because hypervisors
report the numbers of other processors. The *signs* of a core are the features that it introduced.
"""

import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, NamedTuple

CPUINFO = Path("/proc/cpuinfo")


class Processor(NamedTuple):
    """Processor core: CPUID numbers, `isas` that it runs, `signs` (features that it introduced),
    `model` (its file in models/) and further names."""

    name: str
    isas: tuple[str, ...]
    model: str
    vendor: str = ""
    family: int = 0
    models: tuple[int, ...] = ()
    signs: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


def read(record: Mapping[str, Any]) -> Processor:
    models = [m for part in record.get("models", ())
              for m in (range(part[0], part[1] + 1) if isinstance(part, list) else [part])]
    fields: dict[str, Any] = {name: tuple(x) if isinstance(x, list) else x
                              for name, x in {**record, "models": models}.items()}
    return Processor(**fields)


DATA = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="ascii"))
PROCESSORS, UNKNOWN = tuple(map(read, DATA["processors"])), read(DATA["unknown"])
# Feature -> its location in CPUID: leaf, subleaf, register (0 EAX to 3 EDX), bit, bits of XCR0.
SIGNS: dict[str, tuple[int, int, int, int, int]] = {
    name: tuple(where) for name, where in DATA["signs"].items()}


def read_cpuinfo() -> dict[str, str]:
    """Return the fields of the first processor in /proc/cpuinfo; empty if it cannot be read."""
    fields: dict[str, str] = {}
    try:
        for line in CPUINFO.read_text().splitlines():
            key, _, value = line.partition(":")
            fields.setdefault(key.strip(), value.strip())
    except OSError:
        pass
    return fields


def missing_features(features: Collection[str]) -> list[str]:
    """Return the members of `features`, named as in /proc/cpuinfo, that this processor lacks."""
    present = read_cpuinfo().get("flags", "").split()
    return [name for name in features if name not in present]


def identify(vendor: str, family: int, model: int, features: Collection[str]) -> Processor:
    """Core with these CPUID numbers and features; UNKNOWN if none matches."""
    vendor_processors = [p for p in PROCESSORS if p.vendor == vendor]
    newest = next((p for p in vendor_processors if not set(p.signs).isdisjoint(features)), None)
    by_numbers = next((p for p in vendor_processors if p.family == family and model in p.models),
                      None)
    if by_numbers and (newest is None or vendor_processors.index(by_numbers)
                       <= vendor_processors.index(newest)):
        return by_numbers
    return newest or UNKNOWN


def identify_core(features: bool = True, cpu_facts: Mapping[str, str] | None = None) -> Processor:
    """Return this machine's core, or that of fields of /proc/cpuinfo; UNKNOWN if none matches."""
    cpu_facts = read_cpuinfo() if cpu_facts is None else cpu_facts
    family, model = (int(cpu_facts.get(key, "-1")) for key in ("cpu family", "model"))
    return identify(cpu_facts.get("vendor_id", ""), family, model,
                    cpu_facts.get("flags", "").split() if features else ())


def find_processor(name: str) -> Processor | None:
    """Return the processor that has `name` as its name or as a further name, or None."""
    return next((p for p in (*PROCESSORS, UNKNOWN) if name in (p.name, *p.names)), None)


def processor_name(name: str) -> str:
    """Name of the processor that has `name` as a further name; any other name as it is."""
    processor = find_processor(name)
    return processor.name if processor else name


def family_ranges(p: Processor) -> list[tuple[int, int, int]]:
    """Return a core's CPUID numbers as ranges (family, first model, last model), by model."""
    model_ranges: list[tuple[int, int, int]] = []
    for model in sorted(p.models):
        follows = model_ranges and model_ranges[-1][2] == model - 1
        first = model_ranges.pop()[1] if follows else model
        model_ranges.append((p.family, first, model))
    return model_ranges
