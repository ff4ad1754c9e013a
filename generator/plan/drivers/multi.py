"""Driver of the kind `multi`: any number of blocks of each of m messages, at an array of pointers.
state[i*m + j] is word i of the hash value of message j. In lanes, the hash values are read and
written once per block; in streams, they are in registers between blocks."""

from collections.abc import Sequence
from types import ModuleType

from ...x86.program import Address, Jump, Label
from ..engines.sha_on_lanes import engine_of_messages
from ..engines.sha_stream import ShaExtensions
from ..gather import BlockAddress
from ..graph import POINTER, DataflowGraph
from ..layout import LaneLayout
from ..loops import Plan, make_entry_block
from ..shapes import HashValue


def plan_multi(hash: ModuleType, m: int, layouts: Sequence[LaneLayout],
               sha: ShaExtensions | None) -> Plan:
    """Plan of void multi(word *state, const void *const data[], size_t blocks)."""
    engine = engine_of_messages(hash, m, layouts, sha, block_addresses)
    items = engine.chain_blocks(HashValue(pointer="state", interleaved=True))
    return Plan(("state", "data", "blocks"),
                (Jump("done", "e", "blocks", 0), make_entry_block(), load_pointers(m), *items,
                 Label("done")), tuple(engine.tables.values()), engine.scratch_bytes)


def load_pointers(m: int) -> DataflowGraph:
    """Set `data`, the address of m pointers, to the address of message 0, and `to1`, `to2`, ... to
    the distances of the others from it."""
    graph = DataflowGraph("pointers", comment="message 0, and the distances of the others from it")
    first = graph.load(graph.address("data", 64, 0, "pointers"), POINTER)
    graph.set("data", first)
    for j in range(1, m):
        other = graph.load(graph.address("data", 64, 8 * j, "pointers"), POINTER)
        graph.set(f"to{j}", graph.apply("sub", (other, first)))
    return graph


def block_addresses(graph: DataflowGraph) -> BlockAddress:
    """Addresses in the next block of every message."""
    return lambda j, bits, offset: Address("message", bits, offset, graph.pointer("data"),
                                           graph.pointer(f"to{j}") if j else None)
