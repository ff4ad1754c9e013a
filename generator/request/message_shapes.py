"""Message shapes of a request: LEN, SHAPE, CONST and PREFIX_BLOCK become a `Message`, or raise
Rejected with the offending value and a remedy."""

import re

from ..spec import hashes
from ..spec.hashes import block_bytes
from ..spec.message import Message
from .descriptions import SHAPES
from .kernel_config import ANY_LENGTH
from .parse import Rejected, check_name
from .request import Request

LONGEST = 1 << 20  # longest message in bytes
LENGTHS = {"merkle64": 64, "double32": 32, "double64": 64, "node72": 72,
           "hmac": 64}  # default lengths in bytes


def message_shape(request: Request, variant: str) -> Message:
    """Return the description of the messages that a fixed-length kernel of the hash `variant`
    takes. Raise Rejected if LEN, SHAPE, CONST or PREFIX_BLOCK is invalid, or if they do not fit
    together."""
    shape, const, prefix = request.shape or "", request.const or "", request.prefix_block or ""
    if shape:
        check_name("shape", shape, [*SHAPES])
    length = message_length(shape, variant, request.len)
    if shape and const:
        raise Rejected(f"SHAPE={shape} already defines the constant words, so CONST={const} means "
                       "nothing there. Leave one of them out.")
    if prefix:
        check_prefix_block(shape, prefix, variant, length)
    if const:
        check_constants(const, variant, length)
    return Message(variant, length, shape, const.lower(), prefix.lower())


def message_length(shape: str, variant: str, length: int | None) -> int | None:
    """Return the length of the messages in bytes: `length`, the value of LEN; if that is None, the
    length that the shape implies; None if it implies none. Raise Rejected if `length` contradicts
    the shape, if the length is out of range, or if the shape midstate comes without a length."""
    shape_length = (hashes.find(variant).DIGEST_BITS[variant] // 8 if shape == "pbkdf2"
                    else LENGTHS.get(shape))
    if shape not in ANY_LENGTH and length not in (None, shape_length):
        raise Rejected(f"SHAPE={shape} hashes {shape_length} bytes, so LEN={length} means nothing "
                       "there. Leave one of them out.")
    length = shape_length if length is None else length
    if shape == "midstate" and length is None:
        raise Rejected(
            "SHAPE=midstate needs LEN, the length of the rest of the message. Try LEN=38.")
    if length is not None and not 0 <= length <= LONGEST:
        raise Rejected(f"LEN={length} is out of range: a message has 0 to {LONGEST} bytes. Try "
                       "LEN=64, or KIND=blocks for any length.")
    return length


def check_prefix_block(shape: str, prefix: str, variant: str, length: int | None) -> None:
    """Raise Rejected if `prefix`, the value of PREFIX_BLOCK, is not hexadecimal, is not complete
    blocks, or does not fit the shape; or if `length`, the number of bytes of the message after the
    prefix, is None. `variant`: the hash."""
    size = block_bytes(hashes.find(variant))
    if not re.fullmatch(r"([0-9a-fA-F]{2})+", prefix):
        raise Rejected(f"PREFIX_BLOCK={prefix} is not bytes in hexadecimal: it needs an even "
                       "number of digits 0 to 9 and a to f.")
    if len(prefix) % (2 * size):
        raise Rejected(f"PREFIX_BLOCK has {len(prefix) // 2} bytes; it must be complete blocks of "
                       f"{variant}, {size} bytes each.")
    if length is None:
        raise Rejected("PREFIX_BLOCK needs LEN, the length of the rest of the message. Try LEN=64.")
    if shape in ("midstate", "double64"):
        raise Rejected(f"SHAPE={shape} already defines what precedes the message, so PREFIX_BLOCK "
                       f"means nothing there. Leave one of them out.")
    if shape in ("hmac", "pbkdf2") and len(prefix) != 2 * size:
        raise Rejected(f"PREFIX_BLOCK has {len(prefix) // 2} bytes; for SHAPE={shape} it must be "
                       f"the key of HMAC, padded to one block of {size} bytes.")


def check_constants(const: str, variant: str, length: int | None) -> None:
    """Raise Rejected if `const`, the value of CONST, is no range of words of a block with their
    values, or if the range ends after the message. `variant`: the hash; `length`: bytes of the
    message, or None if the message is one block without padding."""
    word_bytes = hashes.find(variant).WIDTH // 8
    match = re.fullmatch(r"(\d+):(\d+)=([0-9a-fA-F]*)", const)
    if not match:
        raise Rejected(f"CONST={const} is not FIRST:LAST=HEX. Try CONST=8:8=80000000.")
    low, high, digits = int(match[1]), int(match[2]), match[3]
    if not low <= high <= 15:
        raise Rejected(f"CONST={low}:{high} is no range of a block's words, which are 0 to 15. Try "
                       "CONST=8:15=....")
    if len(digits) != 2 * word_bytes * (high - low + 1):
        raise Rejected(f"CONST={low}:{high} needs {2 * word_bytes * (high - low + 1)} digits, "
                       f"{2 * word_bytes} for each word of {variant}; there are {len(digits)}.")
    if length is not None and (high + 1) * word_bytes > length:
        raise Rejected(f"CONST={low}:{high} ends at byte {(high + 1) * word_bytes}, after the end "
                       f"of a message of {length} bytes. Padding is constant anyway; try "
                       f"LEN={max(64, (high + 1) * word_bytes)}.")
