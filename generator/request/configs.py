"""What a request becomes: each is a file, and all answer to the same names.

    stem                     the name of its file, without its ending
    kinds                    the kinds of kernel that stand in it
    symbol(kind, prefix)     what a kernel of it is called; symbols(prefix): all of them
    command                  the make line that makes it again
    fields                   what the manifest says of all its kernels alike

Kernel is a family of hashes on an ISA with n blocks scheduled at once; Rounds are the rounds alone; OneLength is a hash
of messages of one length; Many hashes several messages at once; Padding are tables. All but the last are cells: they
have a value for every choice.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, replace
from types import ModuleType
from typing import ClassVar

from ..plan.layout import LaneLayout, layout, layout_of_words
from ..spec.message import Message
from ..x86 import flavour
from ..x86.flavour import Flavour
from ..x86.isa import ISA, Rotation
from .option_table import (
    ALL_OPTIONS,
    KERNEL_OPTIONS,
    defaults,
    defaults_of_many,
    isa_of,
    option_named,
    variant_of,
    with_schedule,
)

# What the manifest says of every kernel, where nothing of it is so.
NOTHING: dict[str, object] = dict.fromkeys(("n", *(c.field for c in ALL_OPTIONS), "length", "shape", "const", "prefix_block"))


def underscored(name: str) -> str:
    """The name as a part of another that C takes."""
    return name.replace("-", "_")


@dataclass(frozen=True)
class KernelConfig(ABC):
    """A hash (a family, or one hash of it where messages have one length) on an ISA, with a value for each choice."""

    hash: str
    isa: str
    _: KW_ONLY
    kinds: tuple[str, ...] = ()
    rot: str = ""
    lane_rot: str = ""
    rounds: str = "scalar"
    forms: str = ""
    carry: str = ""                       # "": as usual_carry says
    layout: str = "packed"
    gather: str = "transpose"
    table: str = "full"
    sigma: str = "flat"
    chmaj: str = ""
    addk: str = "schedule"
    wipe: str = "0"
    uarch: str = "generic"
    schedule: str = ""
    mix: str = "0"
    flavour: str = "plain"
    stack: str = ""
    frame: str = "fixed"

    @property
    @abstractmethod
    def size(self) -> list[str]:
        """What its command says of n or of what stands for it."""

    @property
    def tag(self) -> str:
        """The same in its names: the last of these words."""
        return self.size[-1].replace("=", "").lower()

    @property
    def stem(self) -> str:
        return f"{self.hash}_{self.isa}_{self.tag}{self.suffix}"

    def symbol(self, kind: str, prefix: str) -> str:
        if self.downstream:
            return self.downstream.symbol(self.hash, self.isa)
        return f"{prefix}{self.hash}_{kind}_{self.isa}_{self.tag}{self.suffix}"

    def symbols(self, prefix: str) -> list[str]:
        return [self.symbol(kind, prefix) for kind in self.kinds]

    @property
    def family(self) -> ModuleType:
        return variant_of(self.hash)

    @property
    def target(self) -> ISA:
        return isa_of(self.isa)

    @property
    def downstream(self) -> Flavour | None:
        """Whose text it has; None where it is no house's."""
        return flavour.find(self.flavour)

    @property
    def default_carry(self) -> str:
        """Where its schedule is made unless told: beside the rounds of the first block of a batch, in integer registers."""
        return "rounds"

    @property
    def default_values(self) -> Mapping[str, str]:
        """The values of choices that such a cell has unless told."""
        return {**defaults(self.isa), "carry": self.default_carry}

    @property
    def non_default(self) -> Mapping[str, str]:
        """The choices that are not the default, in the order of the variables."""
        flavour_values = self.downstream.option_values if self.downstream else {}
        standard = {**self.default_values, **flavour_values}
        return {c.name: value for c in ALL_OPTIONS if (value := getattr(self, c.name)) not in (standard[c.name], "")}

    @property
    def suffix(self) -> str:
        """The choices that are not the default, as part of a name."""
        return "".join(f"_{underscored(option_named(name).tag(value))}" for name, value in self.non_default.items())

    @property
    def command(self) -> str:
        said = [f"{name.upper()}={value}" for name, value in self.non_default.items()]
        return " ".join(["make gen", f"HASH={self.hash}", f"ISA={self.isa}", *self.size, *said])

    @property
    def lane_rotation(self) -> Rotation | None:
        """How lanes are rotated; None where there are none."""
        return next((r for r in self.target.lane_rotations if r.name == self.lane_rot), None)

    @property
    def features(self) -> tuple[str, ...]:
        """What a processor must have, as in /proc/cpuinfo: for the ISA, and for a chosen rotation."""
        return (*self.target.features, *(self.lane_rotation.features if self.lane_rotation else ()))

    @property
    def fields(self) -> dict[str, object]:
        """n, the choices (None where one means nothing), and what is known of the message."""
        values: dict[str, object] = {c.field: getattr(self, c.name) or self.default_values[c.name] for c in KERNEL_OPTIONS
                                   if c.applies(self.family, self.target) and (c.name != "forms" or self.rounds == "lanes")}
        return NOTHING | values | {"flavour": self.flavour, "stack": int(self.stack) if self.stack else None, "frame": self.frame}


@dataclass(frozen=True)
class Scheduled(KernelConfig):
    """A cell that schedules n blocks at once."""

    n: int

    @property
    def lay(self) -> LaneLayout | None:
        """How the schedules of a batch lie in registers; None where no register carries them so."""
        if self.target.has_round_instructions:
            return None
        lay = layout(self.family.WIDTH, self.n, self.target.vector_bits, self.layout)
        return lay and replace(lay, broadcast=self.table == "broadcast", gather=self.gather, without_k=self.addk == "rounds")

    @property
    def default_carry(self) -> str:
        return "woven" if self.rounds == "lanes" and self.n == 1 else super().default_carry

    @property
    def fields(self) -> dict[str, object]:
        return {**super().fields, "n": self.n}


@dataclass(frozen=True)
class Kernel(Scheduled):
    """The kernels of a family for any number of blocks: of kind blocks, and schedule where it can be read by rounds."""

    @property
    def size(self) -> list[str]:
        return [f"N={self.n}"]

    @property
    def search_key(self) -> tuple[str, str, int, int]:
        """What searches keep one kernel for: its hash, ISA, n, and m (0: one message)."""
        return self.hash, self.isa, self.n, 0


@dataclass(frozen=True)
class Rounds(KernelConfig):
    """The rounds of a family alone, which read W_t + K_t from memory."""

    n: ClassVar[None] = None
    _: KW_ONLY
    kinds: tuple[str, ...] = ("rounds",)

    @property
    def stem(self) -> str:
        return f"{self.hash}_{self.isa}_rounds{self.suffix}"

    def symbol(self, kind: str, prefix: str) -> str:
        return f"{prefix}{self.hash}_{kind}_{self.isa}{self.suffix}"

    @property
    def size(self) -> list[str]:
        return ["KIND=rounds"]


@dataclass(frozen=True)
class FixedLength(Scheduled):
    """The kernel of a hash for messages of one length, of which more may be known."""

    message: Message
    _: KW_ONLY
    kinds: tuple[str, ...] = ("fixed",)

    def named(self, hash: str, *before: str) -> str:
        n = [f"n{self.n}"] * (self.n != 1)                       # 1 unless told
        return "_".join([hash, *before, *n]) + self.suffix + self.message.suffix

    @property
    def stem(self) -> str:
        return self.named(underscored(self.hash), self.isa, self.message.name)

    def symbol(self, kind: str, prefix: str) -> str:
        return self.named(prefix + underscored(self.hash), self.message.name, self.isa)

    @property
    def size(self) -> list[str]:
        return [f"N={self.n}"] * (self.n > 1)

    @property
    def command(self) -> str:
        m = self.message
        length = m.length if m.shape in ("", "hmac") else None
        message_options = {"LEN": length, "SHAPE": m.shape, "CONST": m.const, "PREFIX_BLOCK": m.prefix}
        return " ".join([super().command,
                         *(f"{name}={value}" for name, value in message_options.items() if value not in (None, ""))])

    @property
    def fields(self) -> dict[str, object]:
        m = self.message
        return {**super().fields, "length": m.length, "shape": m.shape or None, "const": m.const or None,
                "prefix_block": m.prefix or None}


@dataclass(frozen=True)
class Many(KernelConfig):
    """The kernels of a family for m messages at once, each in a lane of a register or a stream of its own."""

    m: int
    n: ClassVar[None] = None
    _: KW_ONLY
    kinds: tuple[str, ...] = ("multi",)

    @property
    def target(self) -> ISA:
        return with_schedule(super().target, self.schedule)

    @property
    def default_values(self) -> Mapping[str, str]:
        return defaults_of_many(self.hash, self.isa, self.schedule)

    @property
    def layouts(self) -> list[LaneLayout]:
        """How the messages' words lie in registers, one of each: in lanes, then each in a register of its own."""
        word, mix = self.family.WIDTH, int(self.mix or 0)
        lanes = self.target.vector_bits // word
        if self.schedule == "lanes":                                    # two words side by side, as the rounds take them
            slots = max(256 // word // 2, 1 << (self.m - 1).bit_length())
            return [LaneLayout(word, self.m, slots, 2, slots * 2 * word)]
        lay = LaneLayout(word, lanes, lanes, 1, lanes * word, broadcast=self.table == "broadcast", gather=self.gather)
        return [lay] * ((self.m - mix) // lanes) + [layout_of_words(self.family)] * mix

    @property
    def size(self) -> list[str]:
        return [f"KIND={self.kinds[0]}", f"M={self.m}"]

    @property
    def search_key(self) -> tuple[str, str, int, int]:
        """As a Kernel's; a block of each message at a time."""
        return self.hash, self.isa, 1, self.m

    @property
    def fields(self) -> dict[str, object]:
        schedule_value = self.schedule if option_named("schedule").applies(self.family, self.target) else None
        return {**super().fields, "m": self.m, "schedule": schedule_value, "mix": int(self.mix) if self.mix else None}


@dataclass(frozen=True)
class Padding:
    """Tables of W_t + K_t of the last block of messages of some lengths; `isa` is that of the rounds beside them ("": all)."""

    hash: str
    isa: str
    lengths: tuple[int, ...]
    n: ClassVar[None] = None
    flavour: ClassVar[str] = "plain"
    downstream: ClassVar[None] = None
    wipe: ClassVar[str] = "0"
    fields: ClassVar[dict[str, object]] = {"isa": None, **NOTHING}

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("padding",) * len(self.lengths)

    @property
    def family(self) -> ModuleType:
        return variant_of(self.hash)

    @property
    def stem(self) -> str:
        return f"{self.hash}_padding"

    def symbol(self, length: int, prefix: str) -> str:
        return f"{prefix}{self.hash}_padding_{length}"

    def symbols(self, prefix: str) -> list[str]:
        return [self.symbol(length, prefix) for length in self.lengths]

    @property
    def command(self) -> str:
        isa = [f"ISA={self.isa}"] * bool(self.isa)
        return " ".join(["make gen", f"HASH={self.hash}", *isa, "KIND=padding", f"LENS={','.join(map(str, self.lengths))}"])


Compiled = Kernel | Rounds | FixedLength | Many
Request = Compiled | Padding
