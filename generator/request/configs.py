"""`KernelConfig`: what decides the content of one generated file, and the names, the make line and
the manifest fields that follow; and what a configuration cannot be, as one table of predicates."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any, Literal

from ..plan.engines.sha_stream import ENGINES
from ..plan.engines.two_lane import Forms
from ..plan.layout import LaneLayout, layout, layout_of_words
from ..plan.shapes import hash_computations
from ..spec import hashes
from ..spec.message import Message
from ..x86 import flavour
from ..x86 import target as isas
from ..x86.flavour import Flavour
from ..x86.target import ISA, Rotation
from .option_table import (
    ALL_OPTIONS,
    KERNEL_OPTIONS,
    MEASURED_DEFAULTS,
    OPTION_NAMES,
    OptionValue,
    adds_k_in_lanes,
    check_rules,
    computes_sigmas,
    defaults,
    has_byte_rotations,
    isa_for_schedule,
    multi_message_options,
    option_named,
    parse_values,
    spelling,
    valid_m,
    valid_n,
)

# The manifest fields of a kernel's n, options and message, each with the value None.
EMPTY_FIELDS: dict[str, object] = dict.fromkeys(
    ("n", *(c.field for c in ALL_OPTIONS), "length", "shape", "const", "prefix_block"))

ANY_LENGTH = ("", "hmac", "midstate", "double")  # shapes of any length; "" is a plain message


def short_hash(hex_digits: str) -> str:
    return hashlib.sha256(hex_digits.lower().encode()).hexdigest()[:8]


@dataclass(frozen=True)
class KernelConfig:
    """One generated file. `hash`: a family, or any hash for messages of one length. An option that
    means nothing is None; `carry` None is the default."""

    hash: str
    isa: str
    n: int = 0
    m: int = 0
    message: Message | None = None
    kinds: tuple[str, ...] = ("blocks",)
    lengths: tuple[int, ...] = ()
    rot: str | None = None
    lane_rot: str | None = None
    rounds: str = "scalar"
    forms: Forms | None = None
    carry: Literal["rounds", "alone", "woven", "integer"] | None = None
    layout: Literal["packed", "idle", "wide"] = "packed"
    gather: Literal["transpose", "insert", "gather"] = "transpose"
    table: Literal["full", "broadcast"] = "full"
    sigma: str = "flat"
    chmaj: str | None = None
    wipe: bool = False
    uarch: str = "generic"
    schedule: Literal["own", "lanes"] | None = None
    mix: int | None = 0        # messages in integer registers beside those in lanes
    upper: Literal["keep", "clear"] | None = None
    flavour: str = "plain"
    stack: int | None = None   # limit in bytes
    frame: Literal["fixed", "rbp"] = "fixed"

    @property
    def kind(self) -> str:
        """Function kind that the file is for; the first in it."""
        return self.kinds[0]

    @property
    def is_table(self) -> bool:
        """Whether the file has padding tables instead of code."""
        return self.kind == "padding"

    @property
    def is_array(self) -> bool:
        """Whether the function hashes an array of messages of one shape."""
        return self.message is not None and self.m > 0

    @property
    def family(self) -> ModuleType:
        return hashes.find(self.hash)

    @property
    def target(self) -> ISA:
        """ISA of the code: with SCHEDULE=lanes the variant with wider vectors."""
        return isa_for_schedule(isas.load(self.isa), self.schedule)

    @property
    def downstream(self) -> Flavour | None:
        return flavour.find(self.flavour)

    @property
    def lane_rotation(self) -> Rotation | None:
        """None without lanes."""
        return next((r for r in self.target.lane_rotations if r.name == self.lane_rot), None)

    @property
    def features(self) -> tuple[str, ...]:
        """Features that ISA and lane rotation need, named as in /proc/cpuinfo."""
        return (*self.target.features, *(self.lane_rotation.features if self.lane_rotation else ()))

    @property
    def lane_layout(self) -> LaneLayout | None:
        """Of a batch's schedules; None with round instructions, or if n blocks fit into no row."""
        if self.target.has_round_instructions:
            return None
        word_layout = layout(self.family.WIDTH, self.n, self.target.vector_bits, self.layout)
        return word_layout and replace(word_layout, broadcast=self.table == "broadcast",
                                       gather=self.gather)

    @property
    def layouts(self) -> list[LaneLayout]:
        """Of each set of m messages that fills a register, then of those in integer registers."""
        word, mix = self.family.WIDTH, self.mix or 0
        lanes = self.target.vector_bits // word
        if self.schedule == "lanes":  # two words of a message side by side, for SHA256RNDS2
            power_of_two = 1 << (self.m - 1).bit_length()
            slots = max(256 // word // 2, power_of_two)
            return [LaneLayout(word, self.m, slots, 2, slots * 2 * word)]
        lane_layout = LaneLayout(word, lanes, lanes, 1, lanes * word,
                                 broadcast=self.table == "broadcast", gather=self.gather)
        return [lane_layout] * ((self.m - mix) // lanes) + [layout_of_words(self.family)] * mix

    @property
    def reads_schedule_from_memory(self) -> bool:
        """Round instructions that add K themselves cannot."""
        engine = ENGINES.get((self.isa, self.family.NAME))
        return engine is None or engine.with_k

    @property
    def block_kinds(self) -> tuple[str, ...]:
        """blocks, and schedule if W_t + K_t of block j can lie at wk[t*n + j]."""
        lay = self.lane_layout
        has_schedule = self.rounds != "lanes" and (
            self.reads_schedule_from_memory if lay is None
            else lay.n == 1 or lay.k == 1 and lay.slots == lay.n)
        return ("blocks", "schedule") if has_schedule else ("blocks",)

    # Options.

    @property
    def default_carry(self) -> Literal["rounds", "woven"]:
        return "woven" if self.rounds == "lanes" and self.n == 1 else "rounds"

    @property
    def option_defaults(self) -> Mapping[str, OptionValue]:
        """For this kind, hash, ISA and round engine."""
        kind = "multi" if self.m else "fixed" if self.message else "blocks"
        return {**defaults(self.family.NAME, self.isa, kind, self.rounds, self.schedule),
                "carry": self.default_carry}

    @property
    def option_values(self) -> dict[str, Any]:
        return {c.name: getattr(self, c.name) for c in ALL_OPTIONS}

    @property
    def non_default(self) -> Mapping[str, OptionValue]:
        """Options that neither are None nor have the default or the flavour's value."""
        flavour_values = parse_values(self.downstream.option_values) if self.downstream else {}
        default_values = {**self.option_defaults, **flavour_values}
        return {name: value for name, value in self.option_values.items()
                if value not in (default_values[name], None)}

    @property
    def non_default_spellings(self) -> dict[str, str]:
        return {name: spelling(value) for name, value in self.non_default.items()}

    @property
    def stored_spellings(self) -> dict[str, str]:
        """As `non_default_spellings`, with the defaults that defaults.toml may change as well."""
        applicable = [c.name for c in KERNEL_OPTIONS if c.name in MEASURED_DEFAULTS
                      and c.applies(self.family, self.target) and (
                          not self.m or c in multi_message_options(self.mix))]
        values = self.non_default
        return {name: spelling(value) for name, value in self.option_values.items()
                if name in values or name in applicable}

    # Names.

    @property
    def size(self) -> str:
        """Such as N=8; "" without n and m, and for one message with n = 1."""
        if self.m:
            return f"M={self.m}"
        return "" if not self.n or self.message and self.n == 1 else f"N={self.n}"

    @property
    def content(self) -> str:
        """Message shape in names, such as len64, or rounds, iterations, padding; "" for others."""
        if self.message is None:
            return "".join({"rounds", "iterations", "padding"} & {self.kind})
        if self.message.length is None:
            return "block"
        if self.message.shape not in ANY_LENGTH:
            return self.message.shape
        return f"{self.message.shape}_len{self.message.length}".lstrip("_")

    def join_names(self, *names: str) -> str:
        joined = "_".join(name.replace("=", "").lower() for name in names if name)
        return joined.replace("-", "_") + self.suffix

    @property
    def stem(self) -> str:
        """Name of the file, without its ending."""
        if self.is_table:
            return f"{self.hash}_padding"
        parts = (self.size, self.content) if self.m else (self.content, self.size)
        return self.join_names(self.hash, self.isa, *parts)

    def symbol(self, kind: str, prefix: str) -> str:
        """Return the symbol of the function of a kind; a flavour defines its own."""
        if self.downstream:
            return self.downstream.kernel(kind, self.hash, self.isa,
                                          self.schedule).symbol.format(m=self.m)
        return prefix + self.join_names(self.hash, self.content or kind, self.isa, self.size)

    def symbols(self, prefix: str) -> list[str]:
        """In the order of `kinds`."""
        if self.is_table:
            return [self.table_symbol(length, prefix) for length in self.lengths]
        return [self.symbol(kind, prefix) for kind in self.kinds]

    def table_symbol(self, length: int, prefix: str) -> str:
        return f"{prefix}{self.stem}_{length}"

    @property
    def suffix(self) -> str:
        """End of names: tags of options, checksums of the message's constants and prefix."""
        if self.is_table:
            return ""
        tags = [option_named(name).tag(value) for name, value in self.non_default.items()]
        if self.message and self.message.const:
            word_range, _, value = self.message.const.partition("=")
            tags.append(f"const_{word_range.replace(':', '_')}_{short_hash(value)}")
        if self.message and self.message.prefix:
            tags.append(f"prefix_{short_hash(self.message.prefix)}")
        return "".join(f"_{tag}" for tag in tags).replace("-", "_")

    @property
    def search_key(self) -> tuple[str, str, int, int]:
        """Key of stored orders and options: hash, ISA, n (at least 1), m (0 for one message)."""
        return self.hash, self.isa, self.n or 1, self.m

    @property
    def command(self) -> str:
        """Make line that writes the file."""
        values: dict[str, object] = {"hash": self.hash, "isa": self.isa}
        if not self.n and self.message is None:
            values["kind"] = self.kind
        if self.size:
            values[self.size[0]] = self.size[2:]
        values |= {} if self.is_table else self.non_default_spellings
        if message := self.message:
            values |= {"len": message.length if message.shape in ANY_LENGTH else None,
                       "shape": message.shape, "const": message.const,
                       "prefix_block": message.prefix}
        values["lens"] = ",".join(map(str, self.lengths))
        return " ".join(["make gen", *(f"{name.upper()}={value}" for name, value in values.items()
                                       if value not in (None, ""))])

    @property
    def manifest_fields(self) -> dict[str, object]:
        """Fields that the file's functions share; None stands for what does not apply."""
        if self.is_table:
            return {"isa": None, **EMPTY_FIELDS}

        def value(name: str) -> OptionValue:
            set_value = getattr(self, name)
            return self.option_defaults[name] if set_value is None else set_value

        values: dict[str, object] = {c.field: spelling(value(c.name)) for c in KERNEL_OPTIONS
                                     if c.applies(self.family, self.target)
                                     and (c.name != "forms" or self.rounds == "lanes")}
        values |= {"n": self.n or None, "flavour": self.flavour, "stack": self.stack,
                   "frame": self.frame, "upper": self.upper}
        if self.m:
            is_wide = option_named("schedule").applies(self.family, self.target)
            values |= {"m": self.m, "schedule": self.schedule if is_wide else None, "mix": self.mix}
        if message := self.message:
            values |= {"length": message.length, "shape": message.shape or None,
                       "const": message.const or None, "prefix_block": message.prefix or None}
        return EMPTY_FIELDS | values


# Rules

MAX_BLOCKS = 4  # of a message of an array, added up for hashes that are nested (H(H(m)), HMAC)


def has_layout_of_packed(c: KernelConfig) -> bool:
    return not c.lane_layout or c.lane_layout == replace(c, layout="packed").lane_layout


def has_word_per_block(c: KernelConfig) -> bool:
    return c.lane_layout is not None and c.lane_layout.k == 1


def message_steps(c: KernelConfig) -> list[int]:
    """Return the blocks that each step of a message's hash computations takes in a loop."""
    return [step.loop_count for computation in hash_computations(c.family, c.message)
            for step in computation.steps] if c.message else []


def digests_fill_registers(c: KernelConfig) -> bool:
    digest_bytes = c.family.DIGEST_BITS[c.hash] // 8
    parts = max(1, c.target.vector_bits // 128)
    words = digest_bytes // (c.family.WIDTH // 8)
    return bool(digest_bytes % 16 == 0 and words % parts == 0)


def applies_to_messages_side_by_side(c: KernelConfig, name: str) -> bool:
    return (name in {option.name for option in multi_message_options(c.mix)}
            and not (c.target.has_round_instructions and name in ("gather", "table")))


# (variable, what it is for, whether a configuration may have its value). A rule of an option is for
# values other than the default.
Rule = tuple[str, str, Callable[[KernelConfig], bool]]
RULES: tuple[Rule, ...] = (
    ("isa", "an ISA with lanes, or with instructions for the rounds of this hash",
     lambda c: bool(valid_m(c.family, isas.load(c.isa)) if c.m else valid_n(c.family, c.target))),
    ("n", "1 block up to as many as a register has lanes, or twice that",
     lambda c: c.m > 0 or c.kind == "rounds" or c.n in valid_n(c.family, c.target)),
    ("n", "messages of at least N blocks",
     lambda c: c.is_array or not c.message or c.n <= max([1, *message_steps(c)])),
    ("mix", "messages in lanes, of any number of blocks",
     lambda c: c.target.schedules_in_lanes and c.kind == "multi"),
    ("hash", "nodes of one block: two digests fill it",
     lambda c: c.kind != "pairs" or bool(valid_m(c.family, isas.load(c.isa), "pairs"))),
    ("m", "a message in each lane of one register (of two with KIND=multi), or 2 to 6 streams",
     lambda c: not c.m or c.m in [m + (c.mix or 0) for m in valid_m(
         c.family, isas.load(c.isa), c.kind)[:1 if c.mix else None]]),
    ("len", "one message: an array needs the length of its messages",
     lambda c: not c.is_array or c.message is not None and c.message.length is not None),
    ("len", "messages with 16 bytes or more in memory, which lanes load at once",
     lambda c: not (c.m and c.message) or c.message.memory_bytes(c.family.WIDTH // 8) >= 16),
    ("len", f"messages of at most {MAX_BLOCKS} blocks, in all hash computations",
     lambda c: not c.is_array or sum(count or 1 for count in message_steps(c)) <= MAX_BLOCKS),
    ("hash", "digests that fill whole registers", lambda c: (
        not c.is_array or c.target.has_round_instructions or digests_fill_registers(c))),
    ("gather", "messages of any number of blocks",
     lambda c: not c.is_array),
    *((name, "one message, or lanes of several", lambda c, name=name: (  # type: ignore[misc]
        not c.m or applies_to_messages_side_by_side(c, name))) for name in sorted(OPTION_NAMES)),
    ("rot", "rounds in integer registers", lambda c: not c.target.has_round_instructions),
    ("lane_rot", "schedules without round instructions, by bytes if by a multiple of 8 bits",
     lambda c: not c.target.has_round_instructions and not (
         c.lane_rotation and c.lane_rotation.shuffles_bytes and not has_byte_rotations(c.family))),
    ("chmaj", "rounds in integer registers", lambda c: not c.target.has_round_instructions),
    ("chmaj", "rounds of SHA-2 that compute a and e in integer registers", lambda c: (
        c.chmaj != "apart" or c.m > 0
        or c.rounds != "split" and computes_sigmas(c.family, c.target))),
    ("rounds", "SHA-2, and for messages of any length", lambda c: c.rounds != "lanes" or (
        computes_sigmas(c.family, c.target) and not c.message)),
    ("rounds", "SHA-2 with N=2 or more; words of 64 bits need AVX-512",
     lambda c: c.rounds == "lanes" or computes_sigmas(c.family, c.target) and c.n > 1 and (
         c.family.WIDTH == 32 or c.target.has_lane_rotate)),
    ("forms", "ROUNDS=lanes", lambda c: c.rounds == "lanes"),
    ("forms", "words of 32 bits",
     lambda c: not (c.forms and c.forms.double and c.family.WIDTH != 32)),
    ("sigma", "rounds of SHA-2 by integer rotations",
     lambda c: c.m > 0 or computes_sigmas(c.family, c.target)),
    ("carry", "ROUNDS=lanes (integer with N=1, alone with others)", lambda c: (
        c.rounds == "lanes" and c.carry == ("integer" if c.n == 1 else "alone"))),
    ("layout", "registers with several words of a block (idle with N=2 or 3)", lambda c: (
        not has_layout_of_packed(c) and not (c.rounds == "lanes" and c.n == 1)
        and (c.layout != "idle" or c.n in (2, 3)))),
    ("gather", "vector registers with one word of each block (gather: of one message)",
     lambda c: c.gather != "gather" if c.m > 0 else (
         has_word_per_block(c) and c.target.vector_bits > 0)),
    ("table", "ISAs that broadcast a word to all lanes",
     lambda c: any(row.mnemonic.startswith("vpbroadcast") for row in c.target.all_rows)),
    ("table", "registers with one word of each block, to which K is added", lambda c: c.m > 0 or (
        has_word_per_block(c) and adds_k_in_lanes(c.family, c.target))))


def setting(c: KernelConfig, name: str) -> str:
    if name == "len":
        length = c.message and c.message.length
        return "no LEN" if length is None else f"LEN={length}"
    size = f" with {c.size}" if c.size and name not in ("n", "m") else ""
    return f"{name.upper()}={spelling(getattr(c, name))}{size}"


def validate_config(config: KernelConfig) -> KernelConfig:
    """Return the configuration, CARRY's default as None. Raise Rejected without a remedy."""
    config = replace(config, carry=None if config.carry == config.default_carry else config.carry)
    non_default = config.non_default
    check_rules(f"{config.hash} on {config.isa}",
                (rule for rule in RULES if rule[0] in non_default or rule[0] not in OPTION_NAMES),
                (config,), lambda name: setting(config, name))
    return config
