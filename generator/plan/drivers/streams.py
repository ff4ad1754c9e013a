"""Plans of `multi` kernels on the SHA extensions: interleaved streams, one for each message.

Input: a hash, its engine and m. Output: a plan. While one stream waits for the latency of a round
instruction, the others execute (instruction-level parallelism between independent messages). The
hash values are in memory as in multi.py, word i of all messages side by side; between blocks they
are in registers or spill slots, in the arrangement of the instructions.
"""

from functools import partial
from types import ModuleType

from ...x86.program import Address
from ..engines.sha_stream import Halves, ShaExtensions
from ..graph import DataflowGraph, ValueKind
from ..layout import state_names, word_kind
from ..loops import Plan, advance_to_next_block
from .multi import BLOCK_LOOP, block_address, make_multi_plan


def plan_multi(engine: ShaExtensions, m: int) -> Plan:
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
        stream.set_state(begin, load_strided_state(begin, stream, m, j))
        exit_block.set_group("rounds", "message", j)
        store_strided_state(exit_block, stream, m, j)
        block.strand_suffix = f" {j}"
        message_rows = stream.load_message_rows(block, partial(block_address, block), j)
        stream.set_state(block, stream.compress(block, stream.get_state(block), message_rows, {}))
    block.strand_suffix = ""
    block.set_group("pointers")
    advance_to_next_block(block, engine.hash)
    return make_multi_plan(m, [begin, *BLOCK_LOOP.wrap(block), exit_block], engine.tables())


def state_word_address(graph: DataflowGraph, hash: ModuleType, m: int, i: int, j: int) -> Address:
    """Return the address of word i of message j's hash value, of m messages."""
    return graph.address("state", hash.WIDTH, (i * m + j) * hash.WIDTH // 8)


def load_strided_state(graph: DataflowGraph, engine: ShaExtensions, m: int, j: int) -> Halves:
    """Return message j's hash value in the instructions' arrangement. It is loaded word by word,
    since its words are m words apart in memory."""
    words = [graph.load(state_word_address(graph, engine.hash, m, i, j), word_kind(engine.hash))
             for i in range(len(state_names(engine.hash)))]
    rows = [engine.row_from_words(graph, words[i:i + 4], word_first=True)
            for i in range(0, len(words) - 3, 4)]
    if len(words) % 4:  # the fifth word of SHA-1
        rows.append(graph.apply(engine.lane_moves.lowest, (words[-1],), kind=engine.kind))
    return engine.from_rows(graph, rows)


def store_strided_state(graph: DataflowGraph, engine: ShaExtensions, m: int, j: int) -> None:
    """Store message j's hash value, from the engine's variables, word by word."""
    hash, rows = engine.hash, engine.get_state_rows(graph)
    words_per_part, part_kind = 128 // hash.WIDTH, ValueKind("vec", hash.WIDTH, 128)
    for i in range(len(state_names(hash))):
        part = rows[i // 4]
        if part.kind.size > 128:
            part = graph.apply("vextracti128", (part,), i % 4 // words_per_part, kind=part_kind)
        lanes = (i % words_per_part, *(None,) * (words_per_part - 1))
        lowest = graph.permute((part,), hash.WIDTH, lanes, part_kind)
        graph.store(state_word_address(graph, hash, m, i, j),
                    graph.apply(engine.lane_moves.lowest, (lowest,), kind=word_kind(hash)))
