"""Microarchitecture models: ports, latencies and dispatch width as data, models/NAME.json, each
figure with its source."""

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent / "models"
GENERIC = "generic"  # model behind default orders, not a processor

CLASSES = Path(__file__).resolve().with_name("classes.toml")
CLASS_TABLE: dict[str, dict[str, str]] = tomllib.loads(CLASSES.read_text(encoding="ascii"))
CLASS = {mnemonic: name for name, mnemonics in CLASS_TABLE["mnemonics"].items()
         for mnemonic in mnemonics.split()}


@dataclass(frozen=True)
class ClassCost:
    """(set of ports, operations on them), cycles of latency, dispatch slots."""

    ports: tuple[tuple[frozenset[str], int], ...]
    latency: int
    slots: int = 1


@dataclass(frozen=True)
class Model:
    """Ports, latencies in cycles, and dispatch width. `expected` ones are above the lowest;
    `forward` is from a store to a load of its bytes; `costs` by class, as vshift or vshift@512."""

    name: str
    about: str
    features: frozenset[str]
    sources: Mapping[str, str]
    dispatch: int
    forward: int
    costs: Mapping[str, ClassCost]
    window: int = 0  # size of the scheduling window in instructions (compile/order.py)
    values: int = 0  # live values that the ordering pass allows
    expected_costs: Mapping[str, ClassCost] = field(default_factory=dict)
    expected_forwarding: Mapping[str, int] = field(default_factory=dict)

    @property
    def expected(self) -> "Model":
        """Model with the expected costs in place of the lowest ones."""
        return replace(self, costs={**self.costs, **self.expected_costs}, expected_costs={})

    def forwarding_cycles(self, stored: str, loaded: str) -> int:
        """Return the expected cycles from a store of register class `stored` to a load into class
        `loaded`."""
        return self.expected_forwarding.get(f"{stored} {loaded}", self.forward)

    def cost_of(self, name: str, width: int) -> ClassCost | None:
        """Return the cost of a class at a width in bits, or of the class that stands in for it; or
        None."""
        while name:
            cost = self.costs.get(f"{name}@{width}") or self.costs.get(name)
            if cost is not None:
                return cost
            name = CLASS_TABLE["like"].get(name, "")
        return None

    def has_features(self, features: Iterable[str]) -> bool:
        return set(features) <= self.features


def class_of(mnemonic: str) -> str:
    """Class of a mnemonic, looked up without a leading v if necessary; "" if it has none."""
    return CLASS.get(mnemonic) or CLASS.get(mnemonic[1:] if mnemonic.startswith("v") else "", "")


def operand_kind(operand: Any) -> str:
    """Class of a register, "memory", "number", or "" for None."""
    return ("" if operand is None else "number" if isinstance(operand, int)
            else getattr(operand, "register_class", "memory"))


def class_with_operands(mnemonic: str, width: int, out: Any, args: Sequence[Any]) -> str:
    """Class of an instruction without its load or store; "" if it has none, or only those."""
    name = class_of(mnemonic) or ("lea" if mnemonic == "lea" else "")
    result, operands = operand_kind(out), [operand_kind(x) for x in args]
    reads_memory = "memory" in operands
    if name in ("vadd", "vlogic", "vmove") and "mask" in operands:
        return "masked"
    if name in ("move", "vmove", "broadcast", "cross") and (reads_memory or result == "memory"):
        return ""
    if name == "cross":
        return "toint" if result == "int" else "fromint" if "int" in operands else "vmove"
    if name == "tomask" and "int" not in operands:
        return ""
    if name == "move" and "number" in operands:
        return "alu"
    if name == "bswap" and width == 64:
        return "bswap64"
    return "lanesload" if name == "lanes" and reads_memory and "insert" in mnemonic else name


def names() -> list[str]:
    """Return the names of the models, without `generic`."""
    return sorted(path.stem for path in FOLDER.glob("*.json") if path.stem != GENERIC)


def read(data: Mapping[str, Any]) -> Model:
    """Return the model of a parsed JSON file; ValueError if a figure has no listed source."""
    sources: Mapping[str, str] = data["sources"]
    single = {name: data[name] for name in ("dispatch", "forward", "window", "values")
              if name in data}
    expected = {"classes": {}, "forward": {}, **data.get("expected", {})}
    for name, figure in [*data["classes"].items(), *single.items(), *expected["classes"].items(),
                         *expected["forward"].items()]:
        if not sources.get(figure.get("source", "")):
            raise ValueError(f"{data['name']}: the figure of {name} has no source")
    return Model(data["name"], data["about"], frozenset(data["features"]), sources,
                 costs=parse_costs(data["classes"]),
                 expected_costs=parse_costs(expected["classes"]),
                 expected_forwarding={register_classes: figure["value"] for register_classes, figure
                                      in expected["forward"].items()},
                 **{name: figure["value"] for name, figure in single.items()})


def parse_costs(classes: Mapping[str, Any]) -> dict[str, ClassCost]:
    return {name: ClassCost(tuple((frozenset(ports), count) for ports, count in figure["ports"]),
                            figure["latency"],
                            figure.get("slots", 1)) for name, figure in classes.items()}


@cache
def load(name: str) -> Model:
    if name not in (GENERIC, *names()):
        raise KeyError(name)
    return read(json.loads((FOLDER / f"{name}.json").read_text(encoding="ascii")))
