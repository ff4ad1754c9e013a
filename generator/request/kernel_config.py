"""Base class of the kernel configurations (configs.py): the options of one generated file, and the
names, the make line and the manifest fields that follow from the options."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from types import ModuleType
from typing import Literal

from ..plan.two_lane import Forms
from ..x86 import flavour
from ..x86.flavour import Flavour
from ..x86.target import ISA, Rotation
from .option_table import (
    ALL_OPTIONS,
    KERNEL_OPTIONS,
    OptionValue,
    defaults,
    isa_of,
    option_named,
    parse_values,
    spelling,
    variant_of,
)

# The manifest fields of a kernel's n, options and message, each with the value None.
EMPTY_FIELDS: dict[str, object] = dict.fromkeys(
    ("n", *(c.field for c in ALL_OPTIONS), "length", "shape", "const", "prefix_block"))


def with_underscores(name: str) -> str:
    """Return the name as part of a C identifier, with underscores for hyphens."""
    return name.replace("-", "_")


@dataclass(frozen=True)
class KernelConfig(ABC):
    """Configuration of one generated file: a hash (a family, or a variant if messages have one
    length), an ISA, the kinds of the functions in the file, and a value of every option of
    option_table.py.

    The value is None if the option means nothing for the configuration. Values of rotations, round
    engines, rewrite rules, microarchitectures and flavours are their names.
    """

    hash: str
    isa: str
    _: KW_ONLY
    kinds: tuple[str, ...] = ()
    rot: str | None = None
    lane_rot: str | None = None
    rounds: str = "scalar"
    forms: Forms | None = None
    carry: Literal["rounds", "alone", "woven", "integer"] | None = None    # None: `default_carry`
    layout: Literal["packed", "idle", "wide"] = "packed"
    gather: Literal["transpose", "insert", "gather"] = "transpose"
    table: Literal["full", "broadcast"] = "full"
    sigma: str = "flat"
    chmaj: str | None = None
    addk: Literal["schedule", "rounds"] = "schedule"
    wipe: bool = False
    uarch: str = "generic"
    schedule: Literal["own", "lanes"] | None = None
    mix: int | None = 0        # number of messages in integer registers beside those in lanes
    flavour: str = "plain"
    stack: int | None = None  # limit of stack bytes; None: no limit
    frame: Literal["fixed", "rbp"] = "fixed"

    @property
    @abstractmethod
    def size_arguments(self) -> list[str]:
        """Arguments N, KIND and M of the make line, as far as it needs them to name the file. N and
        M say how many blocks or messages the file's functions take at once."""

    @property
    def tag(self) -> str:
        """Last size argument, as file and symbol names have it: n8 for N=8."""
        return self.size_arguments[-1].replace("=", "").lower()

    @property
    def stem(self) -> str:
        """Name of the file, without its ending."""
        return f"{self.hash}_{self.isa}_{self.tag}{self.suffix}"

    def symbol(self, kind: str, prefix: str) -> str:
        """Return the symbol of the file's function of the kind `kind`. It begins with `prefix`,
        unless a downstream project's flavour defines the symbol."""
        if self.downstream:
            return self.downstream.symbol(self.hash, self.isa, self.schedule)
        return f"{prefix}{self.hash}_{kind}_{self.isa}_{self.tag}{self.suffix}"

    def symbols(self, prefix: str) -> list[str]:
        """Return the symbols of the file's functions, in the order of `kinds`."""
        return [self.symbol(kind, prefix) for kind in self.kinds]

    @property
    def family(self) -> ModuleType:
        """Module of the hash family (spec/hashes)."""
        return variant_of(self.hash)

    @property
    def target(self) -> ISA:
        """ISA of the code."""
        return isa_of(self.isa)

    @property
    def downstream(self) -> Flavour | None:
        """Flavour of the downstream project whose macros and symbols the file uses; None for a
        plain file."""
        return flavour.find(self.flavour)

    @property
    def default_carry(self) -> Literal["rounds", "woven"]:
        """Default of CARRY: "rounds", the schedule is computed beside the rounds of the first block
        of a batch. A subclass may have another default."""
        return "rounds"

    @property
    def option_defaults(self) -> Mapping[str, OptionValue]:
        """Option -> default, for configurations of this type, hash and ISA."""
        return {**defaults(self.isa), "carry": self.default_carry}

    @property
    def non_default(self) -> Mapping[str, OptionValue]:
        """Option -> value, for the options that have neither their default nor None, in the order
        of the table. If the file's flavour sets an option, that value counts as its default."""
        flavour_values = parse_values(self.downstream.option_values) if self.downstream else {}
        default_values = {**self.option_defaults, **flavour_values}
        return {c.name: value for c in ALL_OPTIONS
                if (value := getattr(self, c.name)) not in (default_values[c.name], None)}

    @property
    def non_default_spellings(self) -> dict[str, str]:
        """Option -> spelling of its value in make lines and stored data, for the options of
        `non_default`."""
        return {name: spelling(value) for name, value in self.non_default.items()}

    @property
    def suffix(self) -> str:
        """End of file and symbol names: the tags of the options of `non_default`."""
        return "".join(f"_{with_underscores(option_named(name).tag(value))}"
                       for name, value in self.non_default.items())

    @property
    def command(self) -> str:
        """Make line that writes the file."""
        options = [f"{name.upper()}={value}" for name, value in self.non_default_spellings.items()]
        return " ".join(["make gen", f"HASH={self.hash}", f"ISA={self.isa}", *self.size_arguments,
                         *options])

    @property
    def lane_rotation(self) -> Rotation | None:
        """Rotation of the words in vector lanes that LANE_ROT names; None without lanes."""
        return next((r for r in self.target.lane_rotations if r.name == self.lane_rot), None)

    @property
    def features(self) -> tuple[str, ...]:
        """Processor features that the ISA and the lane rotation need, by their names in
        /proc/cpuinfo."""
        return (*self.target.features, *(self.lane_rotation.features if self.lane_rotation else ()))

    @property
    def manifest_fields(self) -> dict[str, object]:
        """Manifest fields that the file's functions share: n, the options' fields, and the
        message's fields. An option's field is None if the option does not apply; else it is the
        spelling of the value (of the default, if the configuration has None)."""
        def value(name: str) -> OptionValue:
            return (self.option_defaults[name] if getattr(self, name) is None
                    else getattr(self, name))

        values: dict[str, object] = {c.field: spelling(value(c.name)) for c in KERNEL_OPTIONS
                                     if c.applies(self.family, self.target)
                                     and (c.name != "forms" or self.rounds == "lanes")}
        return EMPTY_FIELDS | values | {"flavour": self.flavour, "stack": self.stack,
                                        "frame": self.frame}
