"""Base class of the kernel configurations (configs.py): the options of one generated file, and the
names, the make line and the manifest fields that follow from the options."""

import hashlib
from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from types import ModuleType
from typing import Any, Literal

from ..plan.engines.two_lane import Forms
from ..spec import hashes
from ..spec.message import Message
from ..x86 import flavour
from ..x86 import target as isas
from ..x86.flavour import Flavour
from ..x86.target import ISA, Rotation
from .option_table import (
    ALL_OPTIONS,
    KERNEL_OPTIONS,
    OptionValue,
    defaults,
    option_named,
    parse_values,
    spelling,
)

# The manifest fields of a kernel's n, options and message, each with the value None.
EMPTY_FIELDS: dict[str, object] = dict.fromkeys(
    ("n", *(c.field for c in ALL_OPTIONS), "length", "shape", "const", "prefix_block"))

ANY_LENGTH = ("", "hmac", "midstate")  # message shapes of any length; "" is a plain message


def short_hash(hex_digits: str) -> str:
    """Return the eight hexadecimal digits that stand for `hex_digits`, a long hexadecimal number,
    in names: the beginning of a SHA-256 digest."""
    return hashlib.sha256(hex_digits.lower().encode()).hexdigest()[:8]


@dataclass(frozen=True)
class KernelConfig:
    """Configuration of one generated file: a hash (a family, or a variant if messages have one
    length), an ISA, the kinds of the functions in the file, and a value of every option of
    option_table.py.

    `n`: number of blocks scheduled at once; None for kind rounds and for several messages. `m`:
    number of messages hashed at once; None for functions that take one message. `message`: shape of
    the messages, some of whose words may be constants; None for messages of any length. The value
    of an option is None if the option means nothing for the configuration. For `carry`, None stands
    for the default; for `stack`, for no limit. Rotations, round engines, rewrite rules,
    microarchitectures and flavours are stated by name.
    """

    hash: str
    isa: str
    _: KW_ONLY
    n: int | None = None
    m: int | None = None
    message: Message | None = None
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
    stack: int | None = None   # limit of stack bytes
    frame: Literal["fixed", "rbp"] = "fixed"

    @property
    def size(self) -> str:
        """N or M with its value, as in the make line, such as N=8. It is "" if both are None, and
        if `message` is set and `n` is 1."""
        if self.m is not None:
            return f"M={self.m}"
        return "" if self.n is None or self.message and self.n == 1 else f"N={self.n}"

    @property
    def content(self) -> str:
        """Part of names that says what the file's functions take or do: the message shape, such as
        `len64` or `merkle64` (`block` for one block without padding), or the kind if it is rounds
        or iterations. It is "" for other functions."""
        if self.message is None:
            return "".join({"rounds", "iterations"} & {*self.kinds})
        if self.message.length is None:
            return "block"
        if self.message.shape not in ANY_LENGTH:
            return self.message.shape
        return f"{self.message.shape}_len{self.message.length}".lstrip("_")

    def join_names(self, *names: str) -> str:
        """Return the name of a file or symbol: `names` without empty ones, and the suffix. A size,
        such as N=8, becomes n8."""
        joined = "_".join(name.replace("=", "").lower() for name in names if name)
        return joined.replace("-", "_") + self.suffix

    @property
    def stem(self) -> str:
        """Name of the file, without its ending."""
        parts = (self.content, self.size) if self.m is None else (self.size, self.content)
        return self.join_names(self.hash, self.isa, *parts)

    def symbol(self, kind: str, prefix: str) -> str:
        """Return the symbol of the file's function of the kind `kind`. It begins with `prefix`,
        unless a downstream project's flavour defines the symbol."""
        if self.downstream:
            return self.downstream.symbol(self.hash, self.isa, self.schedule)
        return prefix + self.join_names(self.hash, self.content or kind, self.isa, self.size)

    def symbols(self, prefix: str) -> list[str]:
        """Return the symbols of the file's functions, in the order of `kinds`."""
        return [self.symbol(kind, prefix) for kind in self.kinds]

    @property
    def search_key(self) -> tuple[str, str, int, int]:
        """Key of stored orders and options: hash, ISA, n (1 if it is None, as for multi-message
        kernels), and m (0 if it is None)."""
        return self.hash, self.isa, self.n or 1, self.m or 0

    @property
    def family(self) -> ModuleType:
        """Module of the hash family (spec/hashes)."""
        return hashes.find(self.hash)

    @property
    def target(self) -> ISA:
        """ISA whose instructions the code uses: `isa`, or its variant with wider vectors for a
        multi-message kernel with SCHEDULE=lanes."""
        return isas.load(self.isa)

    @property
    def downstream(self) -> Flavour | None:
        """Flavour of the downstream project whose macros and symbols the file uses; None for a
        plain file."""
        return flavour.find(self.flavour)

    @property
    def default_carry(self) -> Literal["rounds", "woven"]:
        """Default of CARRY, which says where the schedule is computed: "woven" (beside the rounds,
        half in lanes and half in integer registers) for two-lane rounds with N=1, else "rounds"
        (beside the rounds of one block)."""
        return "woven" if self.rounds == "lanes" and self.n == 1 else "rounds"

    @property
    def option_defaults(self) -> Mapping[str, OptionValue]:
        """Option -> default, for configurations of this type, hash and ISA."""
        return {**defaults(self.target), "carry": self.default_carry}

    @property
    def option_values(self) -> dict[str, Any]:
        """Option -> value, for every option."""
        return {c.name: getattr(self, c.name) for c in ALL_OPTIONS}

    @property
    def non_default(self) -> Mapping[str, OptionValue]:
        """Option -> value, for the options that have neither their default nor None, in the order
        of the table. If the file's flavour sets an option, that value counts as its default."""
        flavour_values = parse_values(self.downstream.option_values) if self.downstream else {}
        default_values = {**self.option_defaults, **flavour_values}
        return {name: value for name, value in self.option_values.items()
                if value not in (default_values[name], None)}

    @property
    def non_default_spellings(self) -> dict[str, str]:
        """Option -> spelling of its value in make lines and stored data, for the options of
        `non_default`."""
        return {name: spelling(value) for name, value in self.non_default.items()}

    @property
    def suffix(self) -> str:
        """End of file and symbol names: the tags of the options of `non_default`, and a part for
        the message's constants and prefix, in which a checksum abbreviates their values."""
        tags = [option_named(name).tag(value) for name, value in self.non_default.items()]
        if self.message and self.message.const:
            word_range, _, value = self.message.const.partition("=")
            tags.append(f"const_{word_range.replace(':', '_')}_{short_hash(value)}")
        if self.message and self.message.prefix:
            tags.append(f"prefix_{short_hash(self.message.prefix)}")
        return "".join(f"_{tag}" for tag in tags).replace("-", "_")

    @property
    def command(self) -> str:
        """Make line that writes the file. It sets those of LEN, SHAPE, CONST and PREFIX_BLOCK that
        the message needs."""
        kind = f"KIND={self.kinds[0]}" if self.n is None and self.message is None else ""
        values: dict[str, object] = {**self.non_default_spellings}
        if message := self.message:
            values |= {"len": message.length if message.shape in ANY_LENGTH else None,
                       "shape": message.shape, "const": message.const,
                       "prefix_block": message.prefix}
        arguments = [f"HASH={self.hash}", f"ISA={self.isa}", kind, self.size,
                     *(f"{name.upper()}={value}" for name, value in values.items()
                       if value not in (None, ""))]
        return " ".join(["make gen", *filter(None, arguments)])

    @property
    def lane_rotation(self) -> Rotation | None:
        """Way to rotate each word in a vector lane, which LANE_ROT names; None without lanes."""
        return next((r for r in self.target.lane_rotations if r.name == self.lane_rot), None)

    @property
    def features(self) -> tuple[str, ...]:
        """Processor features that the ISA and the lane rotation need, by their names in
        /proc/cpuinfo."""
        return (*self.target.features, *(self.lane_rotation.features if self.lane_rotation else ()))

    @property
    def manifest_fields(self) -> dict[str, object]:
        """Manifest fields that the file's functions share: n, the options' fields, and the
        message's fields. The field of an option that does not apply is None. STACK and FRAME have
        their values, any other option the spelling of its value, or of its default if the value is
        None."""
        def value(name: str) -> OptionValue:
            return (self.option_defaults[name] if getattr(self, name) is None
                    else getattr(self, name))

        values: dict[str, object] = {c.field: spelling(value(c.name)) for c in KERNEL_OPTIONS
                                     if c.applies(self.family, self.target)
                                     and (c.name != "forms" or self.rounds == "lanes")}
        values |= {name: getattr(self, name) for name in ("n", "flavour", "stack", "frame")}
        if message := self.message:
            values |= {"length": message.length, "shape": message.shape or None,
                       "const": message.const or None, "prefix_block": message.prefix or None}
        return EMPTY_FIELDS | values
