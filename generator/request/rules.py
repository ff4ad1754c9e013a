"""What a kernel configuration cannot be: one table of predicates, and the shapes of messages."""

import re
from collections.abc import Callable
from dataclasses import replace

from ..plan.shapes import hash_computations
from ..spec import hashes
from ..spec.descriptions import SHAPES
from ..spec.hashes import block_bytes
from ..spec.message import Message
from ..x86 import target as isas
from .configs import ANY_LENGTH, KernelConfig
from .option_table import (
    adds_k_in_lanes,
    computes_sigmas,
    has_byte_rotations,
    multi_message_options,
    spelling,
)
from .parse import Rejected, check_name, valid_m, valid_n
from .request import OPTION_NAMES, Request

MAX_BLOCKS = 4  # of a message of an array, added up for hashes that are nested (H(H(m)), HMAC)


def has_layout_of_packed(c: KernelConfig) -> bool:
    return not c.lane_layout or c.lane_layout == replace(c, layout="packed").lane_layout


def has_word_per_block(c: KernelConfig) -> bool:
    return c.lane_layout is not None and c.lane_layout.k == 1


def can_broadcast(c: KernelConfig) -> bool:
    return any(row.mnemonic.startswith("vpbroadcast") for row in c.target.all_rows)


def has_split_rounds(c: KernelConfig) -> bool:
    return computes_sigmas(c.family, c.target) and c.n > 1 and (
        c.family.WIDTH == 32 or c.target.has_lane_rotate)


def valid_counts(c: KernelConfig) -> list[int]:
    """Every m of the configuration's kind, hash and ISA, with its MIX."""
    numbers = valid_m(c.family, isas.load(c.isa), c.kind)
    return [m + c.mix for m in numbers[:1]] if c.mix else numbers


def message_steps(c: KernelConfig) -> list[int]:
    """Number of blocks that each step of the hash computations of a message takes in a loop."""
    return [step.loop_count for computation in hash_computations(c.family, c.message)
            for step in computation.steps] if c.message else []


def loaded_bytes(c: KernelConfig) -> int:
    """Bytes of one message that are in memory."""
    word_bytes = c.family.WIDTH // 8
    assert c.message and c.message.length is not None
    return int(c.message.length - word_bytes * len(c.message.constants(word_bytes)))


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
     lambda c: not c.m or c.m in valid_counts(c)),
    ("len", "one message: an array needs the length of its messages",
     lambda c: not c.is_array or c.message is not None and c.message.length is not None),
    ("len", "messages with 16 bytes or more in memory, which lanes load at once",
     lambda c: not c.is_array or loaded_bytes(c) >= 16),
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
     lambda c: c.rounds == "lanes" or has_split_rounds(c)),
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
    ("table", "ISAs that broadcast a word to all lanes", can_broadcast),
    ("table", "registers with one word of each block, to which K is added", lambda c: c.m > 0 or (
        has_word_per_block(c) and adds_k_in_lanes(c.family, c.target))))


def setting(c: KernelConfig, name: str) -> str:
    """A variable with its value in the configuration, as in the make line."""
    if name == "len":
        length = c.message and c.message.length
        return "no LEN" if length is None else f"LEN={length}"
    return f"{name.upper()}={spelling(getattr(c, name))}"


def validate_config(config: KernelConfig) -> KernelConfig:
    """The configuration, with None for the default of CARRY. Raise Rejected, without a remedy, for
    the first rule that it breaks."""
    config = replace(config, carry=None if config.carry == config.default_carry else config.carry)
    non_default = config.non_default
    for name, purpose, fits in RULES:
        if (name in non_default or name not in OPTION_NAMES) and not fits(config):
            size = f" with {config.size}" if config.size and name not in ("n", "m") else ""
            raise Rejected(f"{config.hash} on {config.isa}{size} cannot have "
                           f"{setting(config, name)}, which is for {purpose}.", name)
    return config


# Messages of one length.

def require(fits: bool, variable: str, text: str) -> None:
    if not fits:
        raise Rejected(text, variable)


def message_shape(request: Request, variant: str) -> Message:
    """The message that LEN, SHAPE, CONST and PREFIX_BLOCK describe, for the hash `variant`."""
    shape, const, prefix = request.shape or "", request.const or "", request.prefix_block or ""
    if shape:
        check_name("shape", shape, [*SHAPES])
    shape_length = (hashes.find(variant).DIGEST_BITS[variant] // 8 if shape == "pbkdf2"
                    else SHAPES[shape].length if shape else None)
    require(shape in ANY_LENGTH or request.len in (None, shape_length), "len",
            f"SHAPE={shape} hashes {shape_length} bytes, not LEN={request.len}.")
    length = shape_length if request.len is None else request.len
    require(shape != "midstate" or length is not None, "len",
            "SHAPE=midstate needs LEN, the length of the rest of the message.")
    require(not (shape and const), "const", f"SHAPE={shape} has no other constant words: {const}.")
    if prefix:
        check_prefix_block(shape, prefix, variant, length)
    if const:
        check_constants(const, variant, length)
    return Message(variant, length, shape, const.lower(), prefix.lower())


def check_prefix_block(shape: str, prefix: str, variant: str, length: int | None) -> None:
    size = block_bytes(hashes.find(variant))
    require(bool(re.fullmatch(r"([0-9a-fA-F]{2})+", prefix)), "prefix_block",
            f"PREFIX_BLOCK={prefix} is not bytes in hexadecimal.")
    blocks = len(prefix) / (2 * size)
    require(blocks.is_integer(), "prefix_block", f"PREFIX_BLOCK has {len(prefix) // 2} bytes, and "
            f"blocks of {variant} have {size}.")
    require(length is not None, "len", "PREFIX_BLOCK needs LEN, the length of what follows.")
    require(shape not in ("midstate", "double64"), "prefix_block",
            f"SHAPE={shape} says what precedes the message, so PREFIX_BLOCK does not fit.")
    require(shape not in ("hmac", "pbkdf2") or blocks == 1, "prefix_block",
            f"PREFIX_BLOCK has {len(prefix) // 2} bytes; for SHAPE={shape} it is the key of HMAC, "
            f"padded to one block of {size} bytes.")


def check_constants(const: str, variant: str, length: int | None) -> None:
    word_bytes = hashes.find(variant).WIDTH // 8
    match = re.fullmatch(r"(\d+):(\d+)=([0-9a-fA-F]*)", const)
    if not match:
        raise Rejected(f"CONST={const} is not FIRST:LAST=HEX, such as 8:8=80000000.", "const")
    low, high, digits = int(match[1]), int(match[2]), match[3]
    require(low <= high <= 15, "const", f"CONST={low}:{high} is no range of words 0 to 15.")
    needed_digits = 2 * word_bytes * (high - low + 1)
    require(len(digits) == needed_digits, "const", f"CONST={low}:{high} of {variant} needs "
            f"{needed_digits} digits, and has {len(digits)}.")
    end = (high + 1) * word_bytes
    require(length is None or end <= length, "const",
            f"CONST={low}:{high} ends at byte {end}, and the message has {length}.")
