"""Many messages at once by the instructions made for rounds: a stream of them for each message, side by side.

In go a hash, its engine and m, out comes a plan. What one stream waits for, the others fill. The hash values lie in memory by
rows, as for messages in lanes (multi.py); between the blocks they are in registers or their slots, as the instructions want
them.
"""

from collections.abc import Sequence
from dataclasses import replace
from types import ModuleType

from ..x86.program import Address
from .graph import DataflowGraph, Node, ValueKind
from .layout import state_names, word_kind
from .loops import POINTER, Plan, next_block
from .multi import around, block_address
from .sha_extensions import ShaExtensions, four_words


def blocks(hash: ModuleType, engine: ShaExtensions, m: int) -> Plan:
    """void multi(word *state, const void *const data[], size_t blocks): state[i*m + j] is word i of message j."""
    streams = [replace(engine, names=(f"{engine.names[0]}{j}", f"{engine.names[1]}{j}")) for j in range(m)]
    begin = DataflowGraph("begin", comment="the hash values in the lanes that the instructions require")
    block = DataflowGraph("block", weight=40, comment="one block of every message")
    exit_block = DataflowGraph("leave", comment="the hash values by rows")
    for j, stream in enumerate(streams):
        begin.at("rounds", "message", j)
        stream.set_state(begin, stream.of_rows(begin, value(begin, hash, stream, m, j)))
        exit_block.at("rounds", "message", j)
        store_rows(exit_block, hash, stream.rows(exit_block, stream.get_state(exit_block, hash)), stream, m, j)
        block.of = f" {j}"
        rows = [stream.message_row(block, hash, r, lambda j, size, offset: block_address(block, j, size, offset), j)
                for r in range(4)]
        stream.set_state(block, stream.block(block, hash, stream.get_state(block, hash), rows, {}))
    block.of = ""
    block.at("pointers")
    next_block(block, hash)
    return around(m, [block], engine.tables(hash), 0, [begin], [exit_block])


def at(graph: DataflowGraph, hash: ModuleType, m: int, i: int, j: int) -> Address:
    """Word i of message j's hash value."""
    return Address("state", hash.WIDTH, (i * m + j) * hash.WIDTH // 8, graph.var("state", POINTER))


def value(graph: DataflowGraph, hash: ModuleType, engine: ShaExtensions, m: int, j: int) -> list[Node]:
    """The rows of message j's hash value; the fifth word of SHA-1 in the lowest lane."""
    words = [graph.load(at(graph, hash, m, i, j), word_kind(hash)) for i in range(len(state_names(hash)))]
    word_first_engine = replace(engine, word_first=True)
    rows = [word_first_engine.row_of(graph, hash, words[i:i + 4]) for i in range(0, len(words) - 3, 4)]
    return rows if len(words) % 4 == 0 else [*rows, graph.apply(engine.insert[0], (words[-1],), kind=four_words(hash).kind)]


def store_rows(graph: DataflowGraph, hash: ModuleType, rows: Sequence[Node], engine: ShaExtensions, m: int, j: int) -> None:
    """They, to memory."""
    per, half = 128 // hash.WIDTH, ValueKind("vec", hash.WIDTH, 128)
    for i in range(len(state_names(hash))):
        part = rows[i // 4]
        if part.kind.size > 128:
            part = graph.apply("vextracti128", (part,), i % 4 // per, kind=half)
        first = graph.permute((part,), hash.WIDTH, (i % per, *(None,) * (per - 1)), half)
        graph.store(at(graph, hash, m, i, j), graph.apply(engine.insert[0], (first,), kind=word_kind(hash)))
