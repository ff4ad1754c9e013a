"""Plans of `multi` kernels on the SHA extensions: interleaved streams, one for each message.

Input: a hash, its engine and m. Output: a plan. While one stream waits for the latency of a round
instruction, the others execute (instruction-level parallelism between independent messages). The
hash values are in memory as in multi.py, word i of all messages side by side; between blocks they
are in registers or spill slots, in the arrangement of the instructions.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from types import ModuleType

from ..x86.program import Address
from .graph import DataflowGraph, Node, ValueKind
from .layout import state_names, word_kind
from .loops import POINTER, Plan, advance_to_next_block
from .multi import block_address, wrap_iteration
from .sha_extensions import ShaExtensions, four_word_layout


def plan_multi(hash: ModuleType, engine: ShaExtensions, m: int) -> Plan:
    """Return the plan of void multi(word *state, const void *const data[], size_t blocks), which
    compresses `blocks` blocks of each of m messages in interleaved streams.

    data[j] points to the blocks of message j; state[i*m + j] is word i of its hash value.
    """
    begin = DataflowGraph("begin",
                          comment="the hash values in the lanes that the instructions require")
    block = DataflowGraph("block", weight=40, comment="one block of every message")
    exit_block = DataflowGraph("leave", comment="the hash values by rows")
    for j in range(m):
        stream = engine.for_message(j)
        begin.set_group("rounds", "message", j)
        state_rows = load_strided_state(begin, hash, stream, m, j)
        stream.set_state(begin, stream.from_rows(begin, state_rows))
        exit_block.set_group("rounds", "message", j)
        store_strided_state(exit_block, hash, stream.get_state_rows(exit_block, hash), stream, m, j)
        block.strand_suffix = f" {j}"
        message_rows = stream.load_message_rows(block, hash, partial(block_address, block), j)
        state = stream.compress(block, hash, stream.get_state(block, hash), message_rows, {})
        stream.set_state(block, state)
    block.strand_suffix = ""
    block.set_group("pointers")
    advance_to_next_block(block, hash)
    return wrap_iteration(m, [block], engine.tables(hash), 0, [begin], [exit_block])


def state_word_address(graph: DataflowGraph, hash: ModuleType, m: int, i: int, j: int) -> Address:
    """Return the address of word i of message j's hash value, of m messages."""
    return Address("state", hash.WIDTH, (i * m + j) * hash.WIDTH // 8, graph.var("state", POINTER))


def load_strided_state(graph: DataflowGraph, hash: ModuleType, engine: ShaExtensions, m: int,
                       j: int) -> list[Node]:
    """Return message j's hash value as rows of four words in the standard's order. It is loaded
    word by word, since its words are m words apart in memory. The fifth word of SHA-1 is in the
    lowest lane of the second row."""
    words = [graph.load(state_word_address(graph, hash, m, i, j), word_kind(hash))
             for i in range(len(state_names(hash)))]
    word_first_engine = replace(engine, word_first=True)
    rows = [word_first_engine.row_from_words(graph, hash, words[i:i + 4])
            for i in range(0, len(words) - 3, 4)]
    if len(words) % 4 == 0:
        return rows
    last = graph.apply(engine.lane_moves.lowest, (words[-1],), kind=four_word_layout(hash).kind)
    return [*rows, last]


def store_strided_state(graph: DataflowGraph, hash: ModuleType, rows: Sequence[Node],
                        engine: ShaExtensions, m: int, j: int) -> None:
    """Store message j's hash value word by word; `rows` are in the form of `load_strided_state`."""
    words_per_part, part_kind = 128 // hash.WIDTH, ValueKind("vec", hash.WIDTH, 128)
    for i in range(len(state_names(hash))):
        part = rows[i // 4]
        if part.kind.size > 128:
            part = graph.apply("vextracti128", (part,), i % 4 // words_per_part, kind=part_kind)
        lanes = (i % words_per_part, *(None,) * (words_per_part - 1))
        lowest = graph.permute((part,), hash.WIDTH, lanes, part_kind)
        graph.store(state_word_address(graph, hash, m, i, j),
                    graph.apply(engine.lane_moves.lowest, (lowest,), kind=word_kind(hash)))
