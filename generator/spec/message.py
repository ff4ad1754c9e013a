"""Message shapes: the facts about a message that a fixed-length kernel knows before it runs.

Input: the options LEN, SHAPE, CONST and PREFIX_BLOCK. Output: a validated `Message`, or ValueError
with the offending value and a remedy. The plan folds the constants that a shape gives (constant
propagation), and the prover reads the same shape as the precondition.
"""

import hashlib
import re
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from .hashes import block_bytes, initial_state, printed_name, process_blocks

LONGEST = 1 << 20  # longest message in bytes
SHAPES = {"merkle64": "the parent of two nodes of 32 bytes",
          "double32": "the hash of a hash of 32 bytes",
          "hmac": "HMAC (RFC 2104)",
          "pbkdf2": "one iteration of PBKDF2 (RFC 8018): HMAC of the HMAC before"}
LENGTHS = {"merkle64": 64, "double32": 32, "hmac": 64}  # default lengths in bytes


@dataclass(frozen=True)
class Message:
    """Shape of the message that a fixed-length function hashes.

    `variant` is the hash, a key of the hash module's INITIAL. `length` is the length in bytes; None
    means one block that is compressed into a hash value in memory. `shape` hmac and pbkdf2 select
    HMAC (RFC 2104); any other shape only implies a length. `const` is FIRST:LAST=HEX, words of the
    first block that are constant and not in memory. `prefix` holds whole blocks in hexadecimal that
    precede the message. For HMAC, `prefix` is the key, padded to one block; without it the two
    midstates after the key's blocks are a parameter.
    """

    variant: str
    length: int | None
    shape: str = ""
    const: str = ""
    prefix: str = ""

    @property
    def name(self) -> str:
        """Part of the file stem before the ISA."""
        if self.length is None:
            return "block"
        if self.shape not in ("", "hmac"):
            return self.shape
        return f"{self.shape}_len{self.length}".lstrip("_")

    @property
    def suffix(self) -> str:
        """Part of the file stem after the ISA: constants and prefix, abbreviated by a hash of their
        value."""
        def short(text: str) -> str:
            return hashlib.sha256(text.lower().encode()).hexdigest()[:8]

        word_range, _, value = self.const.partition("=")
        return (f"_const_{word_range.replace(':', '_')}_{short(value)}" if self.const else "") + (
            f"_prefix_{short(self.prefix)}" if self.prefix else "")

    @property
    def is_hmac(self) -> bool:
        """Whether the shape is HMAC."""
        return self.shape in ("hmac", "pbkdf2")

    @property
    def takes_midstates(self) -> bool:
        """Whether HMAC's two midstates are a parameter."""
        return self.is_hmac and not self.prefix

    def constants(self, step: int) -> dict[int, int]:
        """Return the constant words of the first block: word number -> value. `step` is the number
        of bytes of a word."""
        word_range, _, digits = self.const.partition("=")
        first = int(word_range.split(":")[0]) if word_range else 0
        data = bytes.fromhex(digits)
        return {first + i // step: int.from_bytes(data[i:i + step], "big")
                for i in range(0, len(data), step)}

    def starting_states(self, text: Any) -> list[list[Any]]:
        """Return the hash values after the blocks of the prefix; for HMAC of the inner and outer
        hash (RFC 2104, section 2)."""
        prefix = bytes.fromhex(self.prefix)
        pads = (0x36, 0x5C) if self.is_hmac else (0,)
        return [process_blocks(text, initial_state(text, self.variant),
                               bytes(x ^ pad for x in prefix)) for pad in pads]


def message(hash: ModuleType, variant: str, length: int | None, shape: str = "", const: str = "",
            prefix: str = "") -> Message:
    """Validate the options and return the message shape; ValueError names the offending value and a
    remedy."""
    size, step = block_bytes(hash), hash.WIDTH // 8
    if shape and shape not in SHAPES:
        raise ValueError(f"there is no shape {shape!r}; there is {', '.join(SHAPES)}.")
    shape_length = hash.DIGEST_BITS[variant] // 8 if shape == "pbkdf2" else LENGTHS.get(shape)
    if shape not in ("", "hmac") and length not in (None, shape_length):
        raise ValueError(f"SHAPE={shape} hashes {shape_length} bytes, so LEN={length} means "
                         f"nothing there. Leave one of them out.")
    length = shape_length if length is None else length
    if length is not None and not 0 <= length <= LONGEST:
        raise ValueError(f"LEN={length}: whole messages have 0 to {LONGEST} bytes. Try LEN=64, or "
                         f"KIND=blocks for any length.")
    if shape and const:
        raise ValueError(f"SHAPE={shape} tells itself which words are constant, so CONST does not "
                         f"go with it. Leave one out.")
    if prefix:
        if not re.fullmatch(r"([0-9a-fA-F]{2})+", prefix):
            raise ValueError("PREFIX_BLOCK must be bytes in hexadecimal: an even number of digits "
                             "0 to 9 and a to f.")
        if len(prefix) % (2 * size):
            raise ValueError(f"PREFIX_BLOCK has {len(prefix) // 2} bytes; it must be whole blocks "
                             f"of {variant}, {size} each.")
        if length is None:
            raise ValueError("PREFIX_BLOCK needs to know how long the rest of the message is. Try "
                             "LEN=64 with it.")
        if shape in ("hmac", "pbkdf2") and len(prefix) != 2 * size:
            raise ValueError(f"PREFIX_BLOCK is the block of HMAC's key, one block of {size} "
                             f"bytes; this has {len(prefix) // 2}.")
    if const:
        const_match = re.fullmatch(r"(\d+):(\d+)=([0-9a-fA-F]*)", const)
        if not const_match:
            raise ValueError(f"CONST={const} is not FIRST:LAST=HEX. Try CONST=8:8=80000000.")
        low, high, digits = int(const_match[1]), int(const_match[2]), const_match[3]
        if not 0 <= low <= high <= 15:
            raise ValueError(f"CONST={low}:{high} is no range of a block's words, which are 0 to "
                             f"15. Try CONST=8:15=....")
        if len(digits) != 2 * step * (high - low + 1):
            raise ValueError(f"CONST={low}:{high} needs {2 * step * (high - low + 1)} digits, "
                             f"{2 * step} for each word of "
                             f"{variant}; there are {len(digits)}.")
        if length is not None and (high + 1) * step > length:
            raise ValueError(f"CONST={low}:{high} ends at byte {(high + 1) * step}, behind a "
                             f"message of {length} bytes. "
                             f"Padding is constant anyway; try LEN={max(64, (high + 1) * step)}.")
    return Message(variant, length, shape, const.lower(), prefix.lower())


def about(hash: ModuleType, m: Message) -> tuple[str, ...]:
    """Return sentences that describe what a kernel for shape `m` computes."""
    name, size = printed_name(m.variant), block_bytes(hash)
    word_range, _, value = m.const.partition("=")
    words = f"words {word_range.replace(':', ' to ')} are {value}" if m.const else ""
    if m.length is None:
        return (f"{printed_name(hash.NAME)}: the intermediate hash value after one block whose {words};",
                "data holds the block's other words.")
    if m.is_hmac:
        key = (f"The key's block is {m.prefix}." if m.prefix else
               f"midstates: the hash values after the blocks key ^ ipad and key ^ opad "
               f"({size} bytes each).")
        return (f"{SHAPES[m.shape]} with {name} of a message of exactly {m.length} bytes.", key)
    sentences = [f"{name} of a message of exactly {m.length} bytes"
                 + (f": {SHAPES[m.shape]}." if m.shape else ".")]
    sentences += [f"The message follows the prefix {m.prefix}."] if m.prefix else []
    sentences += [f"Its {words}; message points to its other bytes."] if m.const else []
    return tuple(sentences)
