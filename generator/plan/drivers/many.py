"""Drivers of many messages, m at a time: `multi`, any number of blocks of each at an array of
pointers; arrays of messages of one shape, and tree nodes (`pairs`); `iterations` of PBKDF2."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import ModuleType
from typing import Any

from ...spec.message import Message
from ...x86.program import LOOP_ALIGNMENT, SCRATCH, Address, Jump, Label
from ..engines.engine import Engine
from ..engines.lanes import Lanes
from ..engines.sha_on_lanes import engine_of_messages
from ..engines.sha_stream import ShaExtensions, Streams
from ..gather import BlockAddress, StridedAddresses, stride_multiple
from ..graph import POINTER, DataflowGraph, ValueKind
from ..layout import LaneLayout, state_names
from ..loops import Loop, Plan, PlanItem, advance_pointer, make_entry_block
from ..shapes import HashValue, hash_computations, unroll_loops

STATE = HashValue(pointer="state", interleaved=True)


def plan_multi(hash: ModuleType, m: int, layouts: Sequence[LaneLayout],
               sha: ShaExtensions | None) -> Plan:
    """Plan of void multi(word *state, const void *const data[], size_t blocks)."""
    engine = engine_of_messages(hash, m, layouts, sha, block_addresses)
    items = engine.chain_blocks(STATE)
    return Plan(("state", "data", "blocks"),
                (Jump("done", "e", "blocks", 0), make_entry_block(), load_pointers(m), *items,
                 Label("done")), tuple(engine.tables.values()), engine.scratch_bytes)


def load_pointers(m: int) -> DataflowGraph:
    """Set `data` to the address of message 0, and `to1`, ... to the distances of the others."""
    graph = DataflowGraph("pointers", comment="message 0, and the distances of the others from it")
    first = graph.load(graph.address("data", 64, 0, "pointers"), POINTER)
    graph.set("data", first)
    for j in range(1, m):
        other = graph.load(graph.address("data", 64, 8 * j, "pointers"), POINTER)
        graph.set(f"to{j}", graph.apply("sub", (other, first)))
    return graph


def block_addresses(graph: DataflowGraph) -> BlockAddress:
    """Return the addresses in the next block of every message."""
    return lambda j, bits, offset: Address("message", bits, offset, graph.pointer("data"),
                                           graph.pointer(f"to{j}") if j else None)


LOOP_HEAD = "turn"  # label at the beginning of an iteration


def plan_array(hash: ModuleType, message: Message, m: int, layouts: Sequence[LaneLayout],
               sha: ShaExtensions | None, has_stride: bool = True) -> Plan:
    """Plan of void fixed(uint8_t *digests, [midstates,] const void *messages, size_t stride, size_t
    count), or void pairs(void *digests, const void *nodes, size_t count) unless `has_stride`. Of
    fewer than m, lanes hash copies, streams have further code for two and for one."""
    assert message.length is not None
    loop = ArrayLoop("messages" if has_stride else "nodes",
                     message.memory_bytes(hash.WIDTH // 8),
                     hash.DIGEST_BITS[message.variant] // 8, has_stride)
    computations = [unroll_loops(hash, c) for c in hash_computations(hash, message)]
    engines: list[Engine] = ([engine_of_messages(hash, m, layouts, sha, loop.addresses)]
                             if layouts else [])
    if sha:
        engines += [Streams(hash, sha.lay, loop.addresses, streams=sha.for_messages(k),
                            suffix=str(k), weight=40 if k > 1 else 10)
                    for k in [m, *(k for k in (2, 1) if k < m)][len(engines):]]
    for engine in engines:
        engine.append_message(computations, loop.digest_bytes)
    parameters = ("digests", *(("midstates",) if message.midstates else ()),
                  *(("messages", "stride") if has_stride else ("nodes",)), "count")
    tables = {name: table for engine in engines for name, table in engine.tables.items()}
    if sha is None:
        return Plan(parameters, loop.wrap_lanes(layouts[0], engines[0].items),
                    tuple(tables.values()), loop.scratch_bytes(layouts[0]))
    return Plan(parameters, loop.wrap_streams(engines), tuple(tables.values()),
                engines[0].scratch_bytes)


@dataclass(frozen=True)
class ArrayLoop:
    """Loop over the `count` messages at the variable `pointer`, with digests at `digests`. Messages
    begin `stride` bytes apart with `has_stride`, else `message_bytes`."""

    pointer: str
    message_bytes: int
    digest_bytes: int
    has_stride: bool

    def addresses(self, graph: DataflowGraph) -> BlockAddress:
        """Return the addresses in the messages of an iteration."""
        first = graph.pointer(self.pointer)
        if not self.has_stride:
            return lambda j, bits, offset: Address("message", bits,
                                                   self.message_bytes * j + offset, first)
        strided = StridedAddresses(first, partial(stride_multiple, graph.pointer("stride")))
        return lambda j, bits, offset: strided.address("message", bits, j, offset)

    def advance(self, m: int) -> DataflowGraph:
        """Return a basic block that advances the pointers and the count by m messages."""
        graph = DataflowGraph(f"next{m}", comment=f"the next {self.pointer}")
        self.advance_messages(graph, m)
        advance_pointer(graph, "digests", m * self.digest_bytes)
        advance_pointer(graph, "count", -m)
        return graph

    def advance_messages(self, graph: DataflowGraph, m: int) -> None:
        if not self.has_stride:
            advance_pointer(graph, self.pointer, m * self.message_bytes)
            return
        stride, messages = graph.pointer("stride"), graph.pointer(self.pointer)
        graph.set(self.pointer, sum((stride.shifted(-bit) for bit in range(m.bit_length())
                                     if m >> bit & 1), messages))

    def wrap_streams(self, engines: Sequence[Engine]) -> tuple[PlanItem, ...]:
        """Return items in which each engine's code runs while as many messages remain."""
        labels = [LOOP_HEAD, *("one" if e.messages == 1 else "two" for e in engines[1:]), "done"]
        items: list[PlanItem] = [make_entry_block()]
        for engine, label, next_label in zip(engines, labels, labels[1:]):
            m = engine.messages
            skip = Jump(next_label, *(("e", "count", 0) if m == 1 else ("b", "count", m)))
            items += [Label(label, LOOP_ALIGNMENT if label == LOOP_HEAD else 0), skip,
                      *engine.items, self.advance(m), Jump(label)]
        return (*items, Label("done"))

    # engines in lanes

    def scratch_bytes(self, lay: LaneLayout) -> int:
        """Return bytes of a remainder's messages and digests."""
        return lay.n * (self.slot_bytes + (self.digest_bytes if self.has_stride else 0))

    def digests_offset(self, lay: LaneLayout) -> int:
        """Return the offset of a remainder's digests: behind the messages with a stride, else over
        them."""
        return lay.n * self.slot_bytes if self.has_stride else 0

    @property
    def slot_bytes(self) -> int:
        """Bytes of a message in the scratch area."""
        return -(-self.message_bytes // 16) * 16

    def wrap_lanes(self, lay: LaneLayout, iteration: Sequence[PlanItem]) -> tuple[PlanItem, ...]:
        """Return items of a function around `iteration`, which hashes n messages."""
        enter = make_entry_block()
        for name in ("copies", "final_digests"):
            enter.set(name, 0)
        return (
            enter, Label(LOOP_HEAD, LOOP_ALIGNMENT), Jump("fewer", "b", "count", lay.n),
            Label("full"), *iteration, self.advance(lay.n), Jump(LOOP_HEAD),
            Label("fewer"), Jump("results", "ne", "copies", 0), Jump("done", "e", "count", 0),
            *self.copy_remaining_messages(lay), Jump("full"),
            Label("results"), *self.copy_remaining_digests(lay), Label("done"))

    def copy_remaining_messages(self, lay: LaneLayout) -> list[PlanItem]:
        """Return code that lets the next iteration hash messages in the scratch area."""
        begin = DataflowGraph("spare", comment=f"fewer {self.pointer} than one iteration hashes: "
                              f"copy them to the frame, then repeat the last")
        copy, fill, end = DataflowGraph("copy"), DataflowGraph("fill"), DataflowGraph("filled")
        for name in ("copies", "uncopied"):
            begin.set(name, begin.pointer("count"))
        begin.set("final_digests", begin.pointer("digests"))
        begin.set("copy_to", begin.pointer(SCRATCH))
        begin.set("copy_end", begin.pointer(SCRATCH) + lay.n * self.slot_bytes)
        for i, (bits, offset) in enumerate(split_into_pieces(self.message_bytes, lay.size)):
            kind = ValueKind("vec", lay.word, bits)
            node = copy.load(copy.address(self.pointer, bits, offset, "message"), kind)
            copy.set(f"N{i}", node)
            copy.store(copy.address("copy_to", bits, offset, "spare"), node)
            last = fill.var(f"N{i}", kind)
            fill.store(fill.address("copy_to", bits, offset, "spare"), last)
        self.advance_messages(copy, 1)
        advance_pointer(copy, "copy_to", self.slot_bytes)
        advance_pointer(copy, "uncopied", -1)
        advance_pointer(fill, "copy_to", self.slot_bytes)
        end.set(self.pointer, end.pointer(SCRATCH))
        end.set("digests", end.pointer(SCRATCH) + self.digests_offset(lay))
        if self.has_stride:
            end.set("stride", self.slot_bytes)
        end.set("count", lay.n)
        return [begin, Label("copy"), copy, Jump("copy", "ne", "uncopied", 0), Label("fill"), fill,
                Jump("fill", "ne", "copy_to", "copy_end"), end]

    def copy_remaining_digests(self, lay: LaneLayout) -> list[PlanItem]:
        """Return code that copies the remainder's digests to their destination."""
        begin, copy = DataflowGraph("results", comment="their digests"), DataflowGraph("return")
        begin.set("copy_from", begin.pointer(SCRATCH) + self.digests_offset(lay))
        for bits, offset in split_into_pieces(self.digest_bytes, lay.size):
            node = copy.load(copy.address("copy_from", bits, offset, "spare"),
                             ValueKind("vec", lay.word, bits))
            copy.store(copy.address("final_digests", bits, offset, "digest"), node)
        for name, step in (("copy_from", self.digest_bytes), ("final_digests", self.digest_bytes),
                           ("copies", -1)):
            advance_pointer(copy, name, step)
        return [begin, Label("return"), copy, Jump("return", "ne", "copies", 0)]


def split_into_pieces(size: int, most_bits: int) -> Iterator[tuple[int, int]]:
    """Yield (bits, byte offset) of pieces that cover `size` bytes; the last may overlap."""
    offset = 0
    while offset < size:
        bits = next((b for b in (512, 256, 128) if b <= most_bits and offset + b // 8 <= size), 128)
        if bits == 128:
            offset = min(offset, size - 16)
        yield bits, offset
        offset += bits // 8


def plan_iterations(hash: ModuleType, m: int, layouts: Sequence[LaneLayout],
                    sha: ShaExtensions | None) -> Plan:
    """Plan of void iterations(word *state, const word *midstates, size_t iterations), the loop of
    PBKDF2 (RFC 8018, 5.2): U becomes its HMAC. U stays in the variables of the hash value; T, the
    exclusive-or of all U, is in memory (in lanes) or in variables (in streams)."""
    no_source: Any = None  # the blocks are digests in variables
    begin = DataflowGraph("begin", comment="U of every password")
    leave = DataflowGraph("leave", comment="U of every password")
    advance = DataflowGraph("next", comment="T = T ^ U, and the next iteration")
    advance_pointer(advance, "iterations", -1)
    message = Message(hash.NAME, hash.DIGEST_BITS[hash.NAME] // 8, "pbkdf2")
    computations = [
        replace(c, start=replace(c.start, interleaved=True),
                steps=tuple(replace(step, space="state") for step in c.steps))
        for c in hash_computations(hash, message)]  # on the digest in variables
    engine = engine_of_messages(hash, m, layouts, sha, no_source)
    if isinstance(engine, Lanes):
        use_lanes(engine, begin, leave, advance)
    else:
        values = {"": STATE, "T.": replace(STATE, first=len(state_names(hash))),
                  **{f"{c.start.first}.": c.start for c in computations}}
        computations = [replace(c, start=HashValue(variables=f"{c.start.first}."))
                        for c in computations]
        streams = (engine.streams if isinstance(engine, Streams)
                   else [message.H for message in engine.streams])
        for j, stream in enumerate(streams):
            use_stream(stream, j, m, values, begin, leave, advance)
    engine.append_message(computations, 0)
    items = (Jump("done", "e", "iterations", 0), make_entry_block(), begin,
             *Loop("iteration", "iterations", end=0).wrap(*engine.items, advance), leave,
             Label("done"))
    return Plan(("state", "midstates", "iterations"), items, tuple(engine.tables.values()),
                engine.scratch_bytes)


def use_lanes(engine: Lanes, begin: DataflowGraph, leave: DataflowGraph,
              advance: DataflowGraph) -> None:
    """Load and store U of every password, and add it to T in memory."""
    (group,), kind = engine.groups, engine.lay.kind
    for i in range(len(state_names(engine.hash))):
        U = group.row_address(begin, STATE, i)
        begin.set(f"H{i}", begin.load(U, kind))
        leave.store(group.row_address(leave, STATE, i), leave.var(f"H{i}", kind))
        T = group.row_address(advance, STATE, len(state_names(engine.hash)) + i)
        advance.store(T, advance.load(T, kind) ^ advance.var(f"H{i}", kind))


def use_stream(stream: ShaExtensions, j: int, m: int, values: dict[str, HashValue],
               begin: DataflowGraph, leave: DataflowGraph, advance: DataflowGraph) -> None:
    """Load U, T and midstates of password j of m, `values` by prefix; T = T ^ U; store both."""
    T = stream.for_message("", "T.")
    values = {prefix: replace(value, interleaved=m > 1) for prefix, value in values.items()}
    for prefix, value in values.items():
        stream.for_message("", prefix).set_state(begin, stream.load_state(begin, value, m, j))
    stream.store_state(leave, stream.get_state(leave), values[""], m, j)
    stream.store_state(leave, T.get_state(leave), values["T."], m, j)
    (t0, t1), (u0, u1) = T.get_state(advance), stream.get_state(advance)
    T.set_state(advance, (t0 ^ u0, t1 ^ u1))
