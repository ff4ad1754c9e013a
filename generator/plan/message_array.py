"""Plans of kernels that hash an array of messages of one shape, m at once.

Input: a hash, a message shape, and either a layout of one word of each of m messages or an engine
of the SHA extensions and m. Output: a plan. The blocks of the shape (shapes.py) are planned like
those of a fixed-length kernel: on words of several lanes (array_lanes.py), in interleaved streams
(array_streams.py), or in interleaved streams whose schedules are computed in lanes
(array_shared.py). Constants of a block fold for all messages at once. array_loop.py arranges
iterations in the loop over all messages.
"""

from collections.abc import Sequence
from types import ModuleType

from ..spec.message import Message
from ..x86.program import Table
from .array_lanes import LanesPlanner
from .array_loop import ArrayLoop
from .array_shared import SharedSchedulePlanner
from .array_streams import StreamsPlanner
from .fixed import plan_computation
from .fixed_planner import Destination, FixedPlanner
from .layout import LaneLayout
from .loops import Plan, PlanItem
from .sha_extensions import ShaExtensions, four_word_layout
from .shapes import hash_computations, unroll_loops


def plan_array_in_lanes(hash: ModuleType, message: Message, layouts: Sequence[LaneLayout]) -> Plan:
    """Return the plan of void fixed(uint8_t *digests, const void *messages, size_t stride, size_t
    count), which hashes `count` messages, one in each vector lane. If the shape takes midstates,
    the function also has the parameter `midstates`."""
    (lay,) = layouts
    planner, loop = LanesPlanner(hash, lay), make_array_loop(hash, message)
    append_message(planner, message)
    return Plan(array_parameters(message), loop.wrap_lanes(lay, planner.items),
                planner.all_tables, loop.scratch_bytes(lay))


def plan_array_in_streams(hash: ModuleType, message: Message, engine: ShaExtensions,
                          m: int) -> Plan:
    """Return the plan of the function of `plan_array_in_lanes` on the SHA extensions, which hashes
    m messages at once in interleaved streams, and the remainder one by one."""
    iterations, tables = plan_stream_iterations(hash, message, engine, [m, 1])
    items = make_array_loop(hash, message).wrap_streams(iterations)
    return Plan(array_parameters(message), items, tuple(tables.values()), 0)


def plan_array_with_shared_schedule(hash: ModuleType, message: Message, engine: ShaExtensions,
                                    lay: LaneLayout) -> Plan:
    """Return the plan of the function of `plan_array_in_streams` that hashes n messages at once and
    computes their schedules in lanes (n of the layout). It hashes the remainder two messages at a
    time, and a last message by itself, without lanes."""
    planner = SharedSchedulePlanner(hash, lay, engine=engine)
    append_message(planner, message)
    remainder, tables = plan_stream_iterations(hash, message, engine, [2, 1])
    items = make_array_loop(hash, message).wrap_streams([(lay.n, planner.items), *remainder])
    tables |= {planner.schedule.table.name: planner.schedule.table} | planner.tables
    return Plan(array_parameters(message), items, tuple(tables.values()),
                planner.schedule.table_bytes)


def plan_stream_iterations(hash: ModuleType, message: Message, engine: ShaExtensions,
                           counts: Sequence[int]
                           ) -> tuple[list[tuple[int, list[PlanItem]]], dict[str, Table]]:
    """Return two values: for each number of messages in `counts`, this number and the items that
    hash this many messages in interleaved streams; and the tables that the items read, by name."""
    tables = {t.name: t for t in engine.tables(hash)}
    iterations = []
    for m in counts:
        planner = StreamsPlanner(hash, four_word_layout(hash), engine=engine, m=m)
        append_message(planner, message)
        tables.update(planner.tables)
        iterations.append((m, planner.items))
    return iterations, tables


def array_parameters(message: Message) -> tuple[str, ...]:
    """Return the names of the function's parameters, in order."""
    midstates = ("midstates",) if message.takes_midstates else ()
    return ("digests", *midstates, "messages", "stride", "count")


def make_array_loop(hash: ModuleType, message: Message) -> ArrayLoop:
    """Return the loop over messages at the variable `messages`, `stride` bytes apart."""
    return ArrayLoop("messages", memory_bytes(hash, message), digest_bytes(hash, message),
                     has_stride=True)


def memory_bytes(hash: ModuleType, message: Message) -> int:
    """Return the number of a message's bytes that are in memory: all but the constant words."""
    assert message.length is not None
    word_bytes: int = hash.WIDTH // 8
    return message.length - word_bytes * len(message.constants(word_bytes))


def digest_bytes(hash: ModuleType, message: Message) -> int:
    """Return the number of bytes of a digest."""
    return int(hash.DIGEST_BITS[message.variant]) // 8


def append_message(planner: FixedPlanner, message: Message) -> None:
    """Append to the planner's items the code that hashes m messages of the shape `message` and
    stores their digests."""
    hash = planner.hash
    computations = [unroll_loops(hash, computation, memory_bytes(hash, message))
                    for computation in hash_computations(hash, message)]
    for computation in computations:
        plan_computation(planner, computation, digest_bytes(hash, message)
                         if computation is computations[-1] else Destination.STATE)
