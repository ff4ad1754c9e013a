"""Plans of `multi` kernels on the SHA extensions: interleaved streams, one for each message.

Input: a hash, its engine and m. Output: a plan. While one stream waits for the latency of a round
instruction, the others execute (instruction-level parallelism between independent messages). The
hash values are in memory as rows, as in multi.py; between blocks they are in registers or spill
slots, in the arrangement of the instructions.
"""

from collections.abc import Sequence
from dataclasses import replace
from types import ModuleType

from ..x86.program import Address
from .graph import DataflowGraph, Node, ValueKind
from .layout import state_names, word_kind
from .loops import POINTER, Plan, advance_to_next_block
from .multi import block_address, wrap_blocks
from .sha_extensions import ShaExtensions, four_words


def blocks(hash: ModuleType, engine: ShaExtensions, m: int) -> Plan:
    """Return the plan of void multi(word *state, const void *const data[], size_t blocks).

    state[i*m + j] is word i of message j.
    """
    streams = [replace(engine, names=(f"{engine.names[0]}{j}", f"{engine.names[1]}{j}"))
               for j in range(m)]
    begin = DataflowGraph("begin", comment="the hash values in the lanes that the instructions require")
    block = DataflowGraph("block", weight=40, comment="one block of every message")
    exit_block = DataflowGraph("leave", comment="the hash values by rows")
    for j, stream in enumerate(streams):
        begin.set_group("rounds", "message", j)
        stream.set_state(begin, stream.from_rows(begin, load_state_rows(begin, hash, stream, m, j)))
        exit_block.set_group("rounds", "message", j)
        rows = stream.to_rows(exit_block, stream.get_state(exit_block, hash))
        store_state_rows(exit_block, hash, rows, stream, m, j)
        block.strand_suffix = f" {j}"
        def address(j: int, size: int, offset: int) -> Address:
            return block_address(block, j, size, offset)

        rows = [stream.message_row(block, hash, r, address, j) for r in range(4)]
        stream.set_state(block,
                         stream.run_block(block, hash, stream.get_state(block, hash), rows, {}))
    block.strand_suffix = ""
    block.set_group("pointers")
    advance_to_next_block(block, hash)
    return wrap_blocks(m, [block], engine.tables(hash), 0, [begin], [exit_block])


def state_word_address(graph: DataflowGraph, hash: ModuleType, m: int, i: int, j: int) -> Address:
    """Return the address of word i of message j's hash value."""
    return Address("state", hash.WIDTH, (i * m + j) * hash.WIDTH // 8, graph.var("state", POINTER))


def load_state_rows(graph: DataflowGraph, hash: ModuleType, engine: ShaExtensions, m: int,
                    j: int) -> list[Node]:
    """Load message j's hash value as rows; the fifth word of SHA-1 is in the lowest lane."""
    words = [graph.load(state_word_address(graph, hash, m, i, j), word_kind(hash))
             for i in range(len(state_names(hash)))]
    word_first_engine = replace(engine, word_first=True)
    rows = [word_first_engine.row_from_words(graph, hash, words[i:i + 4])
            for i in range(0, len(words) - 3, 4)]
    if len(words) % 4 == 0:
        return rows
    last = graph.apply(engine.insert[0], (words[-1],), kind=four_words(hash).kind)
    return [*rows, last]


def store_state_rows(graph: DataflowGraph, hash: ModuleType, rows: Sequence[Node],
                     engine: ShaExtensions, m: int, j: int) -> None:
    """Store the hash values to memory, one row per state word."""
    per, half = 128 // hash.WIDTH, ValueKind("vec", hash.WIDTH, 128)
    for i in range(len(state_names(hash))):
        part = rows[i // 4]
        if part.kind.size > 128:
            part = graph.apply("vextracti128", (part,), i % 4 // per, kind=half)
        first = graph.permute((part,), hash.WIDTH, (i % per, *(None,) * (per - 1)), half)
        graph.store(state_word_address(graph, hash, m, i, j),
                    graph.apply(engine.insert[0], (first,), kind=word_kind(hash)))
