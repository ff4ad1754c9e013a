"""Many messages at once by the instructions made for rounds: a stream of them for each message, side by side.

In go a hash, its engine and m, out comes a plan. What one stream waits for, the others fill. The hash values lie in memory by
rows, as for messages in lanes (multi.py); between the blocks they are in registers or their slots, as the instructions want
them.
"""

from collections.abc import Sequence
from dataclasses import replace
from types import ModuleType

from ..target.program import Address
from .graph import Node, Trace, ValueKind
from .layout import state_names, word_kind
from .loops import POINTER, Plan, next_block
from .multi import around, place
from .special import Special, four_words


def blocks(hash: ModuleType, engine: Special, m: int) -> Plan:
    """void multi(word *state, const void *const data[], size_t blocks): state[i*m + j] is word i of message j."""
    streams = [replace(engine, names=(f"{engine.names[0]}{j}", f"{engine.names[1]}{j}")) for j in range(m)]
    begin = Trace("begin", comment="the hash values as the instructions want them")
    block = Trace("block", weight=40, comment="one block of every message")
    leave = Trace("leave", comment="the hash values by rows")
    for j, one in enumerate(streams):
        begin.at("rounds", "message", j)
        one.hold(begin, one.of_rows(begin, value(begin, hash, one, m, j)))
        leave.at("rounds", "message", j)
        left(leave, hash, one.rows(leave, one.held(leave, hash)), one, m, j)
        block.of = f" {j}"
        rows = [one.message_row(block, hash, r, lambda j, size, offset: place(block, j, size, offset), j) for r in range(4)]
        one.hold(block, one.block(block, hash, one.held(block, hash), rows, {}))
    block.of = ""
    block.at("pointers")
    next_block(block, hash)
    return around(m, [block], engine.tables(hash), 0, [begin], [leave])


def at(trace: Trace, hash: ModuleType, m: int, i: int, j: int) -> Address:
    """Word i of message j's hash value."""
    return Address("state", hash.WIDTH, (i * m + j) * hash.WIDTH // 8, trace.var("state", POINTER))


def value(trace: Trace, hash: ModuleType, engine: Special, m: int, j: int) -> list[Node]:
    """The rows of message j's hash value; the fifth word of SHA-1 in the lowest lane."""
    words = [trace.load(at(trace, hash, m, i, j), word_kind(hash)) for i in range(len(state_names(hash)))]
    plain = replace(engine, word_first=True)
    rows = [plain.row_of(trace, hash, words[i:i + 4]) for i in range(0, len(words) - 3, 4)]
    return rows if len(words) % 4 == 0 else [*rows, trace.apply(engine.insert[0], (words[-1],), kind=four_words(hash).kind)]


def left(trace: Trace, hash: ModuleType, rows: Sequence[Node], engine: Special, m: int, j: int) -> None:
    """They, to memory."""
    per, half = 128 // hash.WIDTH, ValueKind("vec", hash.WIDTH, 128)
    for i in range(len(state_names(hash))):
        part = rows[i // 4]
        if part.kind.size > 128:
            part = trace.apply("vextracti128", (part,), i % 4 // per, kind=half)
        first = trace.permute((part,), hash.WIDTH, (i % per, *(None,) * (per - 1)), half)
        trace.store(at(trace, hash, m, i, j), trace.apply(engine.insert[0], (first,), kind=word_kind(hash)))
