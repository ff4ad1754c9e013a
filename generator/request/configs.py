"""Kernel configurations, which a request becomes. Each describes one generated file, and all have
these members:

    stem                     name of the file, without its ending
    kinds                    kinds of the functions in it
    symbol(kind, prefix)     symbol of the function of a kind; symbols(prefix): of all functions.
                             `Padding` has symbol(length, prefix), of the table for a length
    command                  make line that writes the file
    manifest_fields          fields of the manifest that all its functions share

`Kernel`: a hash family on an ISA with n blocks scheduled at once. `Rounds`: the rounds alone.
`FixedLength`: messages of one length. `Many`: several messages at once; `Iterations`: PBKDF2 of
several passwords; `MessageArray`: arrays of messages of one shape. `Padding`: tables. All but
`Padding` are subclasses of `KernelConfig` and have a value of every option.
"""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, replace
from types import ModuleType
from typing import ClassVar

from ..plan.layout import LaneLayout, layout, layout_of_words
from ..spec import hashes
from ..spec.message import Message
from ..x86.target import ISA
from .kernel_config import EMPTY_FIELDS, KernelConfig
from .option_table import OptionValue, isa_for_schedule, multi_message_defaults, option_named


@dataclass(frozen=True)
class Scheduled(KernelConfig):
    """Configuration of a kernel that schedules n blocks at once."""

    n: int

    @property
    def lane_layout(self) -> LaneLayout | None:
        """Layout of a batch's schedules in vector registers, or in integer registers on an ISA
        without vectors; None if the ISA has instructions for the rounds, or if n blocks do not fit
        into a schedule row."""
        if self.target.has_round_instructions:
            return None
        word_layout = layout(self.family.WIDTH, self.n, self.target.vector_bits, self.layout)
        return word_layout and replace(word_layout, broadcast=self.table == "broadcast",
                                       gather=self.gather)


@dataclass(frozen=True)
class Kernel(Scheduled):
    """Configuration of a file with the functions of a hash family for one message: of kind blocks
    and, if kernels.function_kinds says so, of kind schedule."""


@dataclass(frozen=True)
class Rounds(KernelConfig):
    """Configuration of a file with the function of a hash family that runs only the rounds. It
    reads W_t + K_t from memory."""

    _: KW_ONLY
    kinds: tuple[str, ...] = ("rounds",)


@dataclass(frozen=True)
class FixedLength(Scheduled):
    """Configuration of a file with the function that hashes one message of a fixed length."""

    message: Message
    _: KW_ONLY
    kinds: tuple[str, ...] = ("fixed",)


@dataclass(frozen=True)
class Many(KernelConfig):
    """Configuration of a file with the functions of a hash family that hash m messages at once.
    A message is in a lane of a vector register, in integer registers (MIX), or in an interleaved
    stream."""

    m: int
    _: KW_ONLY
    kinds: tuple[str, ...] = ("multi",)

    @property
    def target(self) -> ISA:
        return isa_for_schedule(super().target, self.schedule)

    @property
    def option_defaults(self) -> Mapping[str, OptionValue]:
        return multi_message_defaults(self.family.NAME, self.isa, self.schedule)

    @property
    def layouts(self) -> list[LaneLayout]:
        """Layouts of the messages' words: one for each set of messages that fill the lanes of a
        register, then one for each message in integer registers. With SCHEDULE=lanes there is one
        layout, of all messages."""
        word, mix = self.family.WIDTH, self.mix or 0
        lanes = self.target.vector_bits // word
        if self.schedule == "lanes":  # two words of a message side by side, for SHA256RNDS2
            power_of_two = 1 << (self.m - 1).bit_length()  # the smallest that is at least m
            slots = max(256 // word // 2, power_of_two)
            return [LaneLayout(word, self.m, slots, 2, slots * 2 * word)]
        lane_layout = LaneLayout(word, lanes, lanes, 1, lanes * word,
                                 broadcast=self.table == "broadcast", gather=self.gather)
        return [lane_layout] * ((self.m - mix) // lanes) + [layout_of_words(self.family)] * mix

    @property
    def manifest_fields(self) -> dict[str, object]:
        schedule_value = (self.schedule
                          if option_named("schedule").applies(self.family, self.target) else None)
        return {**super().manifest_fields, "m": self.m, "schedule": schedule_value, "mix": self.mix}


@dataclass(frozen=True)
class Iterations(Many):
    """Configuration of a file with the function of a hash family that iterates HMAC for m passwords
    at once (PBKDF2)."""

    _: KW_ONLY
    kinds: tuple[str, ...] = ("iterations",)


@dataclass(frozen=True)
class MessageArray(Many):
    """Configuration of a file with the function of a hash for an array of messages of one shape. It
    hashes m messages at once."""

    message: Message
    _: KW_ONLY
    kinds: tuple[str, ...] = ("fixed",)


@dataclass(frozen=True)
class Padding:
    """Configuration of a file with padding tables. `lengths`: message lengths in bytes; for each
    there is a table of W_t + K_t of the last block of a message of that length. `isa`: ISA of the
    rounds that are generated with the tables; "" for every ISA."""

    hash: str
    isa: str
    lengths: tuple[int, ...]
    n: ClassVar[None] = None
    flavour: ClassVar[str] = "plain"
    downstream: ClassVar[None] = None
    wipe: ClassVar[bool] = False
    manifest_fields: ClassVar[dict[str, object]] = {"isa": None, **EMPTY_FIELDS}

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("padding",) * len(self.lengths)

    @property
    def family(self) -> ModuleType:
        return hashes.find(self.hash)

    @property
    def stem(self) -> str:
        return f"{self.hash}_padding"

    def symbol(self, length: int, prefix: str) -> str:
        return f"{prefix}{self.hash}_padding_{length}"

    def symbols(self, prefix: str) -> list[str]:
        return [self.symbol(length, prefix) for length in self.lengths]

    @property
    def command(self) -> str:
        isa = [f"ISA={self.isa}"] if self.isa else []
        return " ".join(["make gen", f"HASH={self.hash}", *isa, "KIND=padding",
                         f"LENS={','.join(map(str, self.lengths))}"])


Compiled = Kernel | Rounds | FixedLength | Many
Config = Compiled | Padding
