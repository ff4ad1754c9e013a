"""Descriptions in words of what the functions of each kind compute, for banners and the comments of
prototypes. No proof depends on the descriptions.
"""

from collections.abc import Callable, Mapping
from types import ModuleType

from ..spec.hashes import block_bytes
from ..spec.kinds import Function, schedule_word_name
from ..spec.message import Message

# Message shape -> description of what is computed.
SHAPES = {"merkle64": "the parent of two nodes of 32 bytes",
          "double32": "the hash of a hash of 32 bytes",
          "double64": "the hash of the hash of the message (Bitcoin's double SHA-256)",
          "node72": "a tree node of 72 bytes: a position of 8 bytes and two digests of 32",
          "midstate": "a message behind exactly one block, whose hash value is given",
          "hmac": "HMAC (RFC 2104)",
          "pbkdf2": "one iteration of PBKDF2 (RFC 8018): HMAC of the HMAC before"}


def printed_name(hash: str) -> str:
    """Return the name of a hash as its standard prints it: SHA-256 for sha256, SHA-512/256 for
    sha512-256."""
    digits = hash.removeprefix("sha")
    return f"SHA-{digits.replace('-', '/')}" if hash.startswith("sha") else hash.upper()


def describe_message(hash: ModuleType, m: Message) -> tuple[str, ...]:
    """Return lines of sentences that say what a fixed-length kernel computes. `hash`: its hash
    family; `m`: the shape of its messages."""
    name, size = printed_name(m.variant), block_bytes(hash)
    word_range, _, value = m.const.partition("=")
    words = f"words {word_range.replace(':', ' to ')} are {value}" if m.const else ""
    if m.length is None:
        return (f"{printed_name(hash.NAME)}: the intermediate hash value after one block whose "
                f"{words};",
                "data holds the block's other words.")
    if m.is_hmac:
        key = (f"The key's block is {m.prefix}." if m.prefix else
               f"midstates: the hash values after the blocks key ^ ipad and key ^ opad ({size} "
               "bytes each).")
        return (f"{SHAPES[m.shape]} with {name} of a message of exactly {m.length} bytes.", key)
    if m.shape == "midstate":
        return (f"{name} of a message of {size + m.length} bytes, of which the last {m.length} are "
                f"read;",
                f"midstates: the hash value after the first {size} bytes.")
    if m.shape == "double64":
        usage = " (Bitcoin's double SHA-256)" if m.variant == "sha256" else ""
        return (f"{name}({name}(m)) of a message m of exactly {m.length} bytes{usage}.",)
    sentences = [f"{name} of a message of exactly {m.length} bytes"
                 + (f": {SHAPES[m.shape]}." if m.shape else ".")]
    sentences += [f"The message follows the prefix {m.prefix}."] if m.prefix else []
    sentences += [f"Its {words}; message points to its other bytes."] if m.const else []
    return tuple(sentences)


def describe_array(f: Function) -> tuple[str, ...]:
    """Return lines of sentences that say where the messages and digests of a function for message
    arrays lie in memory."""
    m = f.message_shape
    beginning = ("The bytes of message i that are read begin" if m.const or m.shape == "midstate"
                 else "Message i begins")
    return (f"Any number of such messages, {f.m} at once. {beginning} i * stride bytes",
            "after `messages`; the digests are adjacent.")


# Function kind -> one line for the comment of the prototype. The line of a kind that is not here is
# the kind's name.
BRIEF: dict[str, Callable[[Function], str]] = {
    "blocks": lambda f: ("any number of blocks"
                         + (f", {f.n} scheduled at a time" if f.n > 1 else "")),
    "schedule": lambda f: (f"{schedule_word_name(f, 't')} of "
                           + (f"{f.n} blocks, wk[t*{f.n} + j] for block j" if f.n > 1
                              else "a block, wk[t]")),
    "rounds": lambda f: (f"one compression, {schedule_word_name(f, 't')} at wk[t*stride], "
                         "stride >= 1"),
    "fixed": lambda f: describe_message(f.hash, f.message_shape)[0].rstrip(";.") + (
        f", any number of them, {f.m} at once" if f.is_message_array else ""),
    "multi": lambda f: f"{f.m} messages at once, any number of blocks of each",
    "pairs": lambda f: f"digests of nodes of two digests each, {f.m} at once; digests may be nodes",
    "iterations": lambda f: f"iterations of PBKDF2 for {f.m} passwords at once",
    "padding": lambda f: f"padding; W_t + K_t of the last block of {f.message_shape.length} bytes, "
                         "for rounds with a stride of 1",
}
# Function kind -> lines for the banner. A kind that is not here has its line of BRIEF.
SENTENCES: Mapping[str, Callable[[Function], tuple[str, ...]]] = {
    "blocks": lambda f: (f"{hash_names(f)}: the intermediate hash value after any number of blocks"
                         + (";" if f.n > 1 else "."),
                         *([f"the schedules of {f.n} blocks at a time are computed together."]
                           if f.n > 1 else [])),
    "rounds": lambda f: (f"{hash_names(f)}: one compression that reads "
                         f"{schedule_word_name(f, 't')} at wk[t*stride]; stride >= 1.",),
    "fixed": lambda f: (*describe_message(f.hash, f.message_shape),
                        *(describe_array(f) if f.is_message_array else ())),
    "multi": lambda f: (f"{hash_names(f)}: the intermediate hash values of {f.m} messages after "
                        "any number of blocks of each;",
                        f"state[i*{f.m} + j] is word i of message j, whose blocks begin at "
                        "data[j]."),
    "pairs": lambda f: (f"{printed_name(f.hash.NAME)}: the digests of any number of nodes, {f.m} "
                        f"at once. A node is {f.block_bytes} bytes, two",
                        "digests one behind the other. The digests may lie apart from the nodes, "
                        "or begin where these begin."),
    "iterations": lambda f: (f"PBKDF2 with HMAC-{printed_name(f.hash.NAME)} (RFC 8018, section "
                             f"5.2): any number of iterations for {f.m} passwords.",
                             "midstates: row by row, the hash values after the blocks of the inner "
                             "and of the outer key;",
                             "state: row by row, U (the last HMAC value) and T (the exclusive-or "
                             f"of all). [i*{f.m} + j] is word i of password j."),
}


def hash_names(f: Function) -> str:
    """Return one text with the names of all hashes of a function's family, as their standard prints
    them, separated by commas."""
    return ", ".join(printed_name(name) for name in f.hash.INITIAL)


def describe_briefly(f: Function) -> str:
    """Return one line that says what a function computes, for the comment of its prototype."""
    return BRIEF[f.kind.name](f) if f.kind.name in BRIEF else f.kind.name


def describe_function(f: Function) -> tuple[str, ...]:
    """Return the lines of the banner that say what a function computes."""
    if f.kind.name in SENTENCES:
        return SENTENCES[f.kind.name](f)
    return (f"{hash_names(f)}: {describe_briefly(f)}.",)
