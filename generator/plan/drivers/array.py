"""Plans of kernels that hash an array of messages of one shape, m at once.

Input: a hash, a message shape, and either a layout of one word of each of m messages, or m and an
engine of the SHA extensions. Output: a plan. The blocks of the shape (shapes.py) are planned like
those of a fixed-length kernel: on words of several lanes (array_lanes.py), in interleaved streams
(array_streams.py), or in interleaved streams whose schedules are computed in lanes
(array_shared.py). Constants of a block fold for all messages at once. array_loop.py arranges
iterations in the loop over all messages.
"""

from collections.abc import Sequence
from types import ModuleType

from ...spec.message import Message
from ...x86.program import Table
from ..engines.array_shared import SharedSchedulePlanner
from ..engines.array_streams import StreamsPlanner
from ..engines.engine import FixedPlanner
from ..engines.lanes import LanesPlanner
from ..engines.sha_stream import ShaExtensions
from ..layout import LaneLayout
from ..loops import Plan, PlanItem
from ..shapes import hash_computations, unroll_loops
from .array_loop import ArrayLoop
from .fixed import append_message


def plan_array_in_lanes(hash: ModuleType, message: Message, layouts: Sequence[LaneLayout]) -> Plan:
    """Return the plan of void fixed(uint8_t *digests, const void *messages, size_t stride, size_t
    count), which hashes `count` messages, one in each vector lane. Adjacent messages begin `stride`
    bytes apart. If the shape takes midstates, a parameter `midstates` follows `digests`.
    `layouts` has one layout."""
    (lay,) = layouts
    planner, loop = LanesPlanner(hash, lay), make_array_loop(hash, message)
    append_array(planner, message)
    return Plan(array_parameters(message), loop.wrap_lanes(lay, planner.items),
                planner.all_tables, loop.scratch_bytes(lay))


def plan_array_in_streams(message: Message, engine: ShaExtensions, m: int) -> Plan:
    """Return the plan of the function that `plan_array_in_lanes` describes, on the SHA extensions:
    it hashes m messages at once in interleaved streams, and the remainder one by one."""
    iterations, tables = plan_stream_iterations(message, engine, [m, 1])
    items = make_array_loop(engine.hash, message).wrap_streams(iterations)
    return Plan(array_parameters(message), items, tuple(tables.values()))


def plan_array_with_shared_schedule(message: Message, engine: ShaExtensions,
                                    lay: LaneLayout) -> Plan:
    """Return the plan of the function that `plan_array_in_lanes` describes, on the SHA extensions:
    it hashes n messages at once (n of the layout), whose schedules are computed in lanes. It hashes
    the remainder two messages at a time, and a last message by itself, without lanes."""
    planner = SharedSchedulePlanner(engine.hash, lay, engine=engine)
    append_array(planner, message)
    remainder, tables = plan_stream_iterations(message, engine, [2, 1])
    items = make_array_loop(engine.hash, message).wrap_streams([(lay.n, planner.items),
                                                                *remainder])
    tables |= {planner.schedule.table.name: planner.schedule.table} | planner.tables
    return Plan(array_parameters(message), items, tuple(tables.values()),
                planner.schedule.table_bytes)


def plan_stream_iterations(message: Message, engine: ShaExtensions, counts: Sequence[int]
                           ) -> tuple[list[tuple[int, list[PlanItem]]], dict[str, Table]]:
    """Return two values: a list with a pair for each number in `counts`, this number and the items
    that hash this many messages in interleaved streams; and name -> table that the items read."""
    tables = {t.name: t for t in engine.tables()}
    iterations = []
    for m in counts:
        planner = StreamsPlanner(engine.hash, engine.lay, engine=engine, m=m)
        append_array(planner, message)
        tables.update(planner.tables)
        iterations.append((m, planner.items))
    return iterations, tables


def array_parameters(message: Message) -> tuple[str, ...]:
    """Return the names of the function's parameters, in order."""
    midstates = ("midstates",) if message.takes_midstates else ()
    return ("digests", *midstates, "messages", "stride", "count")


def make_array_loop(hash: ModuleType, message: Message) -> ArrayLoop:
    """Return the loop over messages at the variable `messages`, `stride` bytes apart. Memory holds
    each message without its constant words."""
    assert message.length is not None
    word_bytes = hash.WIDTH // 8
    return ArrayLoop("messages",
                     message.length - word_bytes * len(message.constants(word_bytes)),
                     hash.DIGEST_BITS[message.variant] // 8, has_stride=True)


def append_array(planner: FixedPlanner, message: Message) -> None:
    """Append to the planner's items the code that hashes m messages of the shape `message` and
    stores their digests."""
    hash = planner.hash
    append_message(planner, [unroll_loops(hash, computation)
                             for computation in hash_computations(hash, message)],
                   hash.DIGEST_BITS[message.variant] // 8)
