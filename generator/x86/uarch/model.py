"""What is known of a microarchitecture's units, as data: models/NAME.json, every figure with its source.

{"schema": 1, "name" (as measure/host.py names this machine), "about", "llvm": its name in LLVM or null, "features":
/proc/cpuinfo's flags, "sources": {key: what it is}, "dispatch": operations a cycle, "forward": cycles from a store
to a load of the same bytes, "classes": {class: {"ports": [[ports, operations], ...], "latency": cycles, "slots": of
dispatch (1)}}}. A class is what instructions of a kind occupy, such as `vshift` (classes.toml); `vshift@512` tells where a width
differs. Where sources disagree the kinder figure stands, so that what is computed from it is a lower bound.

"expected": {"classes": {...}, "forward": {"vec int": {"value", "source"}, ...}} holds what instructions take as a rule, where
that is more: cycles from a store by a bank to a load by a bank among them. Searches read these figures, bounds never do.
"""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent / "models"
GENERIC = "generic"                      # no processor, but what orders are made for where none was found

CLASSES = Path(__file__).resolve().with_name("classes.toml")
CLASS_TABLE: dict[str, dict[str, str]] = tomllib.loads(CLASSES.read_text(encoding="ascii"))
CLASS = {mnemonic: name for name, mnemonics in CLASS_TABLE["mnemonics"].items() for mnemonic in mnemonics.split()}


@dataclass(frozen=True)
class Unit:
    """What one instruction of a class takes: for each group of ports the operations that any of them can do."""

    ports: tuple[tuple[frozenset[str], int], ...]
    latency: int
    slots: int = 1


@dataclass(frozen=True)
class Model:
    """A microarchitecture; see the module's text."""

    name: str
    about: str
    llvm: str | None
    features: frozenset[str]
    sources: Mapping[str, str]
    dispatch: int
    forward: int
    units: Mapping[str, Unit]
    window: int = 0                      # instructions ahead of the oldest that waits, and values at a time: where orders are
    values: int = 0                      # made for it (order.py)
    slower: Mapping[str, Unit] = field(default_factory=dict)       # classes whose expected figures differ
    forwards: Mapping[str, int] = field(default_factory=dict)      # expected cycles through memory, by banks

    @property
    def expected(self) -> "Model":
        """The same with the figures that are expected, where they differ from the kindest."""
        return replace(self, units={**self.units, **self.slower}, slower={})

    def forwarded(self, stored: str, loaded: str) -> int:
        """Cycles that are expected from a store by one bank to a load of the same bytes by another."""
        return self.forwards.get(f"{stored} {loaded}", self.forward)

    def unit(self, name: str, width: int) -> Unit | None:
        """The unit of a class at a width in bits; None where nothing is known."""
        while name:
            unit = self.units.get(f"{name}@{width}") or self.units.get(name)
            if unit is not None:
                return unit
            name = CLASS_TABLE["like"].get(name, "")
        return None

    def runs(self, features: Any) -> bool:
        """Whether the processor has all of these features."""
        return set(features) <= self.features


def class_of(mnemonic: str) -> str:
    """The class of a mnemonic; what begins with v and is not there is looked up without it. "" where it is in none."""
    return CLASS.get(mnemonic) or CLASS.get(mnemonic[1:] if mnemonic.startswith("v") else "", "")


def names() -> list[str]:
    """The microarchitectures with a model, in the order of their files; `generic` is none."""
    return sorted(path.stem for path in FOLDER.glob("*.json") if path.stem != GENERIC)


def read(data: Mapping[str, Any]) -> Model:
    """A model from its data; ValueError if a figure has no source, or one that is not listed."""
    sources: Mapping[str, str] = data["sources"]
    single = {name: data[name] for name in ("dispatch", "forward", "window", "values") if name in data}
    expected = {"classes": {}, "forward": {}, **data.get("expected", {})}
    for name, figure in [*data["classes"].items(), *single.items(), *expected["classes"].items(), *expected["forward"].items()]:
        if not sources.get(figure.get("source", "")):
            raise ValueError(f"{data['name']}: the figure of {name} has no source")
    return Model(data["name"], data["about"], data["llvm"], frozenset(data["features"]), sources,
                 units=units_of(data["classes"]), slower=units_of(expected["classes"]),
                 forwards={register_classes: figure["value"] for register_classes, figure in expected["forward"].items()},
                 **{name: figure["value"] for name, figure in single.items()})


def units_of(classes: Mapping[str, Any]) -> dict[str, Unit]:
    return {name: Unit(tuple((frozenset(ports), count) for ports, count in figure["ports"]), figure["latency"],
                       figure.get("slots", 1)) for name, figure in classes.items()}


@cache
def load(name: str) -> Model:
    """The model of that name; KeyError if there is none."""
    if name not in (GENERIC, *names()):
        raise KeyError(name)
    return read(json.loads((FOLDER / f"{name}.json").read_text(encoding="ascii")))
