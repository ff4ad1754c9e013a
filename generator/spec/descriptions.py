"""What a function computes, as text: for banners, headers and tables of its users. Not trusted: the
contracts (kinds.py) are proved without it."""

from collections.abc import Callable
from typing import NamedTuple

from .kinds import Function, Pointer, schedule_word_name
from .message import Message


def printed_name(hash: str) -> str:
    """Name as the standard prints it: SHA-256 for sha256, SHA-512/256 for sha512-256."""
    digits = hash.removeprefix("sha")
    return f"SHA-{digits.replace('-', '/')}" if hash.startswith("sha") else hash.upper()


class Shape(NamedTuple):
    """Length that a message shape implies, in bytes, and what the digest is of."""

    length: int | None
    about: str


SHAPES = {"merkle64": Shape(64, "the parent of two nodes of 32 bytes"),
          "double32": Shape(32, "the hash of a hash of 32 bytes"),
          "double64": Shape(64, "the hash of the hash of the message (Bitcoin's double SHA-256)"),
          "double": Shape(None, "the hash of the hash of the message"),
          "compress64": Shape(64, "one compression from the initial hash value, without padding"),
          "node65": Shape(65, "a tree node: the byte 1, which is not in memory, and two digests of "
                              "32 (RFC 6962)"),
          "node72": Shape(72, "a tree node: a position of 8 bytes and two digests of 32"),
          "midstate": Shape(None, "a message behind one block, whose hash value is given"),
          "hmac": Shape(64, "HMAC (RFC 2104)"),
          "pbkdf2": Shape(None, "one iteration of PBKDF2 (RFC 8018): HMAC of the HMAC before")}
# kind -> what a function computes: clauses, divided by ";"
ABOUT: dict[str, Callable[[Function], str]] = {
    "blocks": lambda f: "the hash value after any number of blocks" + (
        f", {f.n} scheduled at a time" if f.n > 1 else ""),
    "schedule": lambda f: schedule_word_name(f, "t") + (
        f" of {f.n} blocks, wk[t*{f.n} + j] for block j" if f.n > 1 else " of a block, wk[t]"),
    "rounds": lambda f: f"one compression, {schedule_word_name(f, 't')} at wk[t*stride], "
                        "stride >= 1",
    "fixed": lambda f: about_message(f.message_shape) + (
        f", any number of them, {f.m} at once; message i begins i * stride bytes after "
        "messages (its bytes that are read), the digests are adjacent"
        if f.is_message_array else ""),
    "multi": lambda f: f"hash values of {f.m} messages after any number of blocks of each; "
                       f"state[i*{f.m} + j] is word i of message j, whose blocks begin at data[j]",
    "pairs": lambda f: f"digests of nodes of two digests each, {f.m} at once; "
                       "digests may be nodes",
    "iterations": lambda f: "iterations of PBKDF2 with HMAC (RFC 8018, 5.2) for "
                            f"{f.m} password{'s' * (f.m > 1)}; "
                            "midstates: the hash values after the blocks of the inner and of the "
                            "outer key; state: U (the last HMAC value) and T (the XOR of all); "
                            f"[i*{f.m} + j] is word i of password j",
    "padding": lambda f: f"W_t + K_t of the last block of {f.message_shape.length} bytes, padding "
                         "alone, for rounds with a stride of 1",
}


def brief(f: Function) -> str:
    """Return what a function computes, in one clause, for the comment of its prototype."""
    return ABOUT[f.kind.name](f).partition(";")[0]


def about(f: Function) -> str:
    """Return a sentence that says what a function computes, for its banner."""
    names = "" if f.kind.is_fixed_message else ", ".join(map(printed_name, f.hash.INITIAL)) + ": "
    return f"{names}{ABOUT[f.kind.name](f)}."


def about_message(message: Message) -> str:
    """Return what a kernel for a message shape computes."""
    name = printed_name(message.variant)
    word_range, _, value = message.const.partition("=")
    words = f"words {word_range.replace(':', ' to ')} are {value}"
    if message.length is None:
        return f"the hash value after one block of {name} whose {words}; data holds the others"
    texts = [f"{name} of a message of exactly {message.length} bytes"]
    texts += [SHAPES[message.shape].about] if message.shape else []
    texts += ([f"the prefix (HMAC: the key's block) is {message.prefix}"] if message.prefix
              else [])
    texts += [f"its {words}; message points to its other bytes"] if message.const else []
    texts += {0: [], 1: ["midstates: the hash value after the first block"],
              2: ["midstates: the hash values after the blocks key ^ ipad and key ^ opad"]
              }[message.midstates]
    return "; ".join(texts)


def prototype(f: Function, symbol: str) -> str:
    """Return the C declaration of a function under the name `symbol`, without the semicolon."""
    parameters = [p.declared if isinstance(p, Pointer) else f"size_t {p.name}"
                  for p in f.parameters]
    return f"void {symbol}({', '.join(parameters)})"
