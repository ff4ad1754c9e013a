"""Plans of kernels that hash an array of messages of one shape, m at once.

Input: a hash, a message shape, and a layout of one word of each of m messages or a SHA extensions
engine and m. Output: a plan. The blocks of the shape (shapes.py) are planned as those of a
fixed-length kernel, on words of several lanes or in interleaved streams, so that every constant
folds for all messages at once. Message j of an iteration is j strides behind the pointer to the
messages. If fewer than m messages remain, the kernel in lanes copies them to the frame, repeats the
last one up to m, runs the same iteration there, and copies that many digests back; the kernel on
the SHA extensions hashes them one by one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import ModuleType

from ..spec.message import Message
from ..spec.padding import block_words
from ..spec.words import LazyWords
from ..x86.program import LOOP_ALIGNMENT, Address, Jump, Label, Table
from .constant_words import engine_row
from .fixed import plan_pass
from .fixed_planner import FixedPlanner
from .fixed_rows import write_rows
from .gather import BlockAddress, insertion_pieces, transpose_pieces
from .graph import DataflowGraph, Node, ValueKind
from .layout import LaneLayout, state_names
from .loops import POINTER, Loop, Plan, PlanItem, advance_pointer, enter_frame
from .multi import run_16_rounds
from .pairs import store_digests
from .rounds import is_uniform, rounds, set_working_variables, working_variables
from .schedule import ComputedWords, Constants, Schedule, append_row
from .sha_extensions import Halves, ShaExtensions, four_words, load_state_rows
from .shapes import Block, Start, passes, without_loops
from .shapes import constant_schedule_words as constant_words


def in_lanes(hash: ModuleType, message: Message, lay: LaneLayout) -> Plan:
    """Return the plan of void fixed(uint8_t *digests, const void *messages, size_t stride, size_t
    count) and its variants, with a message in each lane."""
    planner = LanesPlanner(hash, lay, EMPTY)
    plan_message(planner, message)
    constants = [planner.s.table] if planner.s.has_constants else []
    tables = {t.name: t for t in constants} | planner.tables
    items, scratch = wrap_messages(hash, message, lay, planner.items)
    return Plan(parameters(message), items, tuple(tables.values()), scratch)


def in_streams(hash: ModuleType, message: Message, engine: ShaExtensions, m: int) -> Plan:
    """Return the plan of the same function on the SHA extensions, with an interleaved stream for
    each message."""
    tables = {t.name: t for t in engine.tables(hash)}

    def iteration(m: int) -> list[PlanItem]:
        planner = StreamsPlanner(hash, four_words(hash), EMPTY, engine, m)
        plan_message(planner, message)
        tables.update(planner.tables)
        return [*planner.items, advance_to_next_messages(hash, message, m)]

    items = (enter_frame(), Label("turn", LOOP_ALIGNMENT), Jump("fewer", "b", "count", m), *iteration(m),
             Jump("turn"), Label("fewer"), Jump("done", "e", "count", 0), *iteration(1),
             Jump("fewer"), Label("done"))
    return Plan(parameters(message), items, tuple(tables.values()), 0)


EMPTY = Plan((), (), (), 0)


def parameters(message: Message) -> tuple[str, ...]:
    """Return the parameters of the function."""
    midstates = ("midstates",) if message.takes_midstates else ()
    return ("digests", *midstates, "messages", "stride", "count")


def message_bytes(hash: ModuleType, message: Message) -> int:
    """Return the number of a message's bytes in memory."""
    assert message.length is not None
    step: int = hash.WIDTH // 8
    return message.length - step * len(message.constants(step))


def digest_bytes(hash: ModuleType, message: Message) -> int:
    """Return the number of bytes of a digest."""
    return int(hash.DIGEST_BITS[message.variant]) // 8


def plan_message(planner: FixedPlanner, message: Message) -> None:
    """Append the items that hash m messages."""
    hash = planner.hash
    todo = [without_loops(hash, message_pass, message_bytes(hash, message))
            for message_pass in passes(hash, message)]
    for message_pass in todo:
        plan_pass(planner, message_pass,
                  digest_bytes(hash, message) if message_pass is todo[-1] else 0)


def message_addresses(graph: DataflowGraph) -> BlockAddress:
    """Return the address function of the messages of an iteration, four of them with each
    pointer."""
    bases, stride = [graph.var("messages", POINTER)], graph.var("stride", POINTER)

    def at(j: int, size: int, offset: int) -> Address:
        group, i = divmod(j, 4)
        while len(bases) <= group:
            bases.append(bases[-1] + stride.shifted(-2))
        index = stride + stride.shifted(-1) if i == 3 else stride if i else None
        return Address("message", size, offset, bases[group], index, 2 if i == 2 else 1)

    return at


# Messages in lanes.

@dataclass
class LanesPlanner(FixedPlanner):
    """Planner that keeps hash values between blocks in the variables H0, H1, ..., one lane for each
    message."""

    @property
    def s(self) -> Schedule:
        """Schedule of the messages' blocks."""
        return Schedule(self.hash, self.lay)

    def repeat(self, table: Table) -> Table:
        """Return a table with each word as often as the layout reads it."""
        copies = 1 if self.lay.broadcast else self.lay.n
        return replace(table, words=tuple(w for w in table.words for _ in range(copies)))

    def table(self, block: Block, with_k: bool = True, word_first: bool = True) -> Table:
        """Return the table of a block's constant schedule words in the layout of the rows."""
        name = f"W{self.blocks}"
        if name not in self.tables:
            self.tables[name] = self.repeat(super().table(block, with_k, word_first))
        return self.tables[name]

    def value(self, graph: DataflowGraph, start: Start | None) -> list[Node]:
        """Return the hash value before a step: that of the step before, numbers, or a midstate."""
        hash, lay, count = self.hash, self.lay, len(state_names(self.hash))
        graph.set_group("rounds", "begin", note="a, b, ... = H")
        if start is None:
            return [graph.var(f"H{i}", lay.kind) for i in range(count)]
        if start.numbers:
            words = self.repeat(Table(f"H{self.blocks}", hash.WIDTH, start.numbers,
                                        comment=STARTING))
            table = next((t for t in self.tables.values()
                          if t.comment == STARTING and t.words == words.words), words)
            self.tables[table.name] = table
            return [Constants(lay, table).row(graph, i) for i in range(count)]
        pointer = graph.var(start.pointer, POINTER)
        return [fill_lanes(graph, lay,
                           Address(start.pointer, hash.WIDTH,
                                   (start.first + i) * hash.WIDTH // 8, pointer))
                for i in range(count)]

    def enter(self, graph: DataflowGraph, start: Start) -> None:
        """Set the hash value before a loop; the blocks of an array's messages are in no loop."""
        raise NotImplementedError

    def finish(self, graph: DataflowGraph, state: Sequence[Node], start: Start | None,
               digest_bytes: int | None) -> None:
        """Compute the hash values after a block, and store the digests if it is the last."""
        before = self.value(graph, start)
        graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
        after = list(self.hash.chain(before, state))
        if digest_bytes:
            store_digests(graph, self.lay, after[:digest_bytes * 8 // self.hash.WIDTH])
            return
        for i, node in enumerate(after):
            graph.set(f"H{i}", node)

    def block(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        """Append a block of every message."""
        if not is_uniform(self.hash):
            self.straight(block, start, digest_bytes)
        elif block.is_constant:
            self.by_table(block, start, digest_bytes)
        else:
            self.stage(block, start, digest_bytes)

    def rows(self, graph: DataflowGraph, block: Block) -> list[Node]:
        """Return the sixteen words of a block in lanes."""
        graph.set_group("schedule")
        if block.space == "state":
            H = [graph.var(f"H{i}", self.lay.kind) for i in range(len(state_names(self.hash)))]
            rows = [*H, *[None] * (16 - len(H))]
        else:
            rows = gather_constant(graph, self.hash, self.lay, block)
        return merge_constants(graph, self.hash, self.lay, block, rows)

    def constants_added(self, graph: DataflowGraph, block: Block,
                        words: list[Node]) -> LazyWords:
        """Return W_t + K_t in lanes: from a table where they are constant, else computed from
        `words`."""
        W, computed = constant_words(self.hash, block), ComputedWords(
            graph, self.hash, [words], self.s.constants())
        return LazyWords(lambda t: computed[t] if W[t] is None
                         else Constants(self.lay, self.table(block)).row(graph, t))

    def straight(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        """Append a block as straight-line code, for hashes whose rounds do not repeat every 16."""
        graph = DataflowGraph(f"block{self.blocks}", weight=40, comment="one block of every message")
        words = self.rows(graph, block)
        state = self.value(graph, start)
        after = rounds(graph, self.hash, state, range(self.hash.ROUNDS),
                       self.constants_added(graph, block, words))
        self.finish(graph, after, start, digest_bytes)
        self.items.append(graph)

    def by_table(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        """Append a constant block, whose rounds read a table, sixteen per iteration."""
        hash, lay, name, table = self.hash, self.lay, self.blocks, self.table(block)
        loop = Loop(f"padding{name}", "kp", {"kp": 16 * lay.k_row_bytes})
        begin = DataflowGraph(f"table{name}", comment="a constant block: W_t + K_t is a table")
        set_working_variables(begin, hash, self.value(begin, start))
        loop.initialize(begin, range(hash.ROUNDS // 16), kp=(table.name, 0))
        body = DataflowGraph(loop.name, weight=40, comment="sixteen rounds on the constant block")
        words = Constants(lay, table, body.var("kp", POINTER)).words(body)
        set_working_variables(body, hash, rounds(body, hash, working_variables(body, hash, lay.kind),
                                                 range(16), words))
        last = DataflowGraph(f"after{name}", weight=10, comment="the hash values after the block")
        self.finish(last, working_variables(last, hash, lay.kind), start, digest_bytes)
        self.items += [begin, *loop.wrap_block(body), last]

    def stage(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        """Append a block with message words: its first sixteen rounds with folded constants, then a
        loop of sixteen rounds beside the next sixteen words, then the last sixteen rounds.

        No constant of the message words reaches a word behind W_31, so that a loop computes these.
        """
        hash, lay, s, name = self.hash, self.lay, self.s, self.blocks
        loop = Loop(f"carry{name}", "kp", {"kp": s.pointer_steps()["kp"]} if s.has_constants else {})
        first = DataflowGraph(f"words{name}", weight=10, comment="the message words")
        words = self.rows(first, block)
        state, folds = self.value(first, start), any(w.op == "const" for w in words)
        if folds:
            wk = self.constants_added(first, block, words)
            for t in range(16):
                first.set_group("schedule")
                append_row(first, hash, lay, [words], 16 + t)
                state = rounds(first, hash, state, [t], wk)
        set_working_variables(first, hash, state)
        s.set_rows(first, [words])
        loop.initialize(first, range(int(folds), hash.ROUNDS // 16 - 1), kp=(s.table.name, 0))
        carry = DataflowGraph(loop.name, weight=40,
                              comment="sixteen rounds beside the next sixteen words")
        set_working_variables(carry, hash, run_16_rounds(
            carry, s, True, working_variables(carry, hash, lay.kind), s.constants(carry, 0)))
        last = DataflowGraph(f"last{name}", weight=10, comment="the last sixteen rounds")
        after = run_16_rounds(last, s, False, working_variables(last, hash, lay.kind),
                              s.constants(last, 0))
        self.finish(last, after, start, digest_bytes)
        self.items += [first, *loop.wrap_block(carry), last]


STARTING = "a starting hash value"


def fill_lanes(graph: DataflowGraph, lay: LaneLayout, address: Address) -> Node:
    """Return a word of memory in every lane."""
    if lay.size > 128:
        word = graph.load(address, ValueKind("mem", lay.word, lay.word))
        return graph.apply("vpbroadcastd" if lay.word == 32 else "vpbroadcastq", (word,),
                           kind=lay.kind)
    lowest = graph.to_lowest_lane(graph.load(address, ValueKind("int", lay.word, lay.word)),
                                  lay.kind)
    return graph.permute((lowest,), lay.word, (0,) * lay.slots, lay.kind)


def gather_constant(graph: DataflowGraph, hash: ModuleType, lay: LaneLayout,
                    block: Block) -> list[Node | None]:
    """Load the words of a block of every message into lanes; a word is None if sixteen bytes around
    it are constant, and arbitrary in its constant bytes.

    Sixteen bytes of each message are loaded at a time, their bytes brought into the order of the
    words, and the registers transposed. At a message's end these are its last sixteen bytes.
    """
    step, per, parts = hash.WIDTH // 8, 128 // lay.word, lay.size // 128
    at, memory = message_addresses(graph), block.memory_positions(step)
    rows: list[Node | None] = []
    for chunk in range(16 // per):
        positions = memory[16 * chunk:16 * chunk + 16]
        in_message = [a for a in positions if a is not None]
        if not in_message:
            rows += [None] * per
            continue
        graph.set_group(graph.strand, "W", chunk * per,
                        "W_" + " W_".join(str(chunk * per + i) for i in range(per)))
        first = min(min(in_message), block.readable_bytes - 16)
        pieces = [None if a is None else a - first for a in positions]
        pieces = [pieces[b // step * step + step - 1 - b % step] for b in range(16)]
        in_register = tuple(None if a is None else 16 * part + a
                            for part in range(parts) for a in pieces)
        registers = []
        for i in range(per):
            register: Node | None = None
            for part in range(parts):
                piece = graph.load(at(part * per + i, 128, first), ValueKind("vec", lay.word, 128))
                register = piece if register is None else graph.permute(
                    (register, piece), 128,
                    insertion_pieces(register.kind.size // 128, part, parts), lay.kind)
            assert register is not None
            registers.append(graph.permute((register,), 8, in_register, lay.kind))
        rows += transpose_pieces(graph, lay, registers, lay.word)
    return rows


def merge_constants(graph: DataflowGraph, hash: ModuleType, lay: LaneLayout, block: Block,
                    rows: Sequence[Node | None]) -> list[Node]:
    """Return the sixteen words of a block with its constant bytes in place."""
    step, words = hash.WIDTH // 8, []
    for i, (value, row) in enumerate(zip(block_words(hash, block.constant_bytes), rows)):
        part = block.constant_bytes[i * step:(i + 1) * step]
        if value is not None:
            words.append(graph.const(value, lay.kind))
            continue
        assert row is not None
        graph.set_group(graph.strand, "W", i, f"W_{i}")
        mask = int.from_bytes(bytes(255 if x is None else 0 for x in part), "big")
        rest = int.from_bytes(bytes(x or 0 for x in part), "big")
        words.append(row & mask | rest)
    return words


# Messages in interleaved streams.

@dataclass
class StreamsPlanner(FixedPlanner):
    """Planner of m messages on the SHA extensions, each in a stream of its own."""

    engine: ShaExtensions
    m: int

    def enter(self, graph: DataflowGraph, start: Start) -> None:
        """Set the hash value before a loop; the blocks of an array's messages are in no loop."""
        raise NotImplementedError

    def stream(self, j: int) -> ShaExtensions:
        """Return the engine on the variables of message j."""
        return replace(self.engine, names=(f"{self.engine.names[0]}{j}", f"{self.engine.names[1]}{j}"))

    def value(self, graph: DataflowGraph, start: Start | None, j: int) -> Halves:
        """Return the hash value of message j before a step."""
        if start is None:
            return self.stream(j).get_state(graph, self.hash)
        if start.numbers:
            return self.engine.from_numbers(graph, self.hash, start.numbers)
        offset = start.first * self.hash.WIDTH // 8
        return self.engine.from_rows(graph,
                                     load_state_rows(graph, self.hash, start.pointer, offset))

    def block(self, block: Block, start: Start | None, digest_bytes: int | None) -> None:
        """Append a block of every message, whose constant schedule rows are loads from a table."""
        hash, engine, kind = self.hash, self.engine, self.lay.kind
        graph = DataflowGraph(f"block{self.blocks}x{self.m}", weight=40 if self.m > 1 else 10,
                              comment="one block of every message" if self.m > 1 else "one block")
        at, W = message_addresses(graph), constant_words(hash, block)
        table = self.table(block, engine.with_k, engine.word_first) if any(
            None not in W[t:t + 4] for t in range(0, len(W), 4)) else None
        for j in range(self.m):
            graph.strand_suffix = f" {j}"
            graph.set_group("rounds", "message", j)
            before = self.value(graph, start, j)
            constant_rows = {r: graph.load(Address("constants", kind.size, r * kind.size // 8,
                                                   table=table.name), kind)
                             for r in range(hash.ROUNDS // 4)
                             if table and None not in W[4 * r:4 * r + 4]}
            if block.space == "state":
                rows = digest_rows(graph, hash, engine, block,
                                   engine.to_rows(graph, self.stream(j).get_state(graph, hash)))
            else:
                rows = [engine_row(graph, hash, engine, block, r, address=partial(at, j))
                        for r in range(4)]
            after = engine.run_block(graph, hash, before, rows, constant_rows)
            graph.set_group("rounds", "value", j, note="the hash value")
            if digest_bytes:
                write_rows(graph, hash, digest_bytes, engine.to_rows(graph, after), "digests",
                           j * digest_bytes)
            else:
                self.stream(j).set_state(graph, after)
        graph.strand_suffix = ""
        self.items.append(graph)


def digest_rows(graph: DataflowGraph, hash: ModuleType, engine: ShaExtensions, block: Block,
                value: Sequence[Node]) -> list[Node]:
    """Return the rows of a block that begins with a digest, whose hash value is given as rows."""
    kind, step, rows = value[0].kind, hash.WIDTH // 8, list[Node]()

    def lanes(part: Sequence[int]) -> Node:
        return graph.const(tuple(int.from_bytes(bytes(part[i:i + step]), "big")
                                 for i in range(0, 4 * step, step)), kind)

    for r in range(4):
        part = block.constant_bytes[4 * r * step:4 * (r + 1) * step]
        row = lanes([x or 0 for x in part])
        if None in part:
            row = value[r] & lanes([255 if x is None else 0 for x in part]) | row
        rows.append(row if engine.word_first else graph.permute((row,), hash.WIDTH, (3, 2, 1, 0),
                                                                kind))
    return rows


# The loop around an iteration, and the remainder of fewer than m messages.

def advance_to_next_messages(hash: ModuleType, message: Message, m: int) -> DataflowGraph:
    """Return the basic block that advances the pointers and the count by m messages."""
    on = DataflowGraph(f"next{m}", comment="the next messages")
    stride, messages = on.var("stride", POINTER), on.var("messages", POINTER)
    for bit in range(m.bit_length()):
        if m >> bit & 1:
            messages = messages + stride.shifted(-bit)
    on.set("messages", messages)
    advance_pointer(on, "digests", m * digest_bytes(hash, message))
    advance_pointer(on, "count", -m)
    return on


def wrap_messages(hash: ModuleType, message: Message, lay: LaneLayout,
                  iteration: Sequence[PlanItem]) -> tuple[tuple[PlanItem, ...], int]:
    """Return the items of the function around `iteration`, which hashes m messages in lanes, and
    the bytes of the scratch area, which holds a remainder's messages and digests."""
    enter, m = enter_frame(), lay.n
    for name in ("spare", "home"):
        enter.set(name, enter.const(0, POINTER))
    size, digest = message_bytes(hash, message), digest_bytes(hash, message)
    room = -(-size // 16) * 16
    begin, copy, fill, end = (
        DataflowGraph("spare", comment="fewer messages than one iteration hashes: copy them to the "
                                       "frame, then repeat the last"),
        DataflowGraph("copy"), DataflowGraph("fill"), DataflowGraph("filled"))
    for name in ("spare", "more"):
        begin.set(name, begin.var("count", POINTER))
    begin.set("home", begin.var("digests", POINTER))
    begin.set("to", begin.var("area", POINTER))
    begin.set("stop", begin.var("area", POINTER) + m * room)
    for i, (bits, offset) in enumerate(pieces(size, lay.size)):
        kind = ValueKind("vec", lay.word, bits)
        row = copy.load(Address("message", bits, offset, copy.var("messages", POINTER)), kind)
        copy.set(f"N{i}", row)
        for graph, node in ((copy, row), (fill, fill.var(f"N{i}", kind))):
            graph.store(Address("spare", bits, offset, graph.var("to", POINTER)), node)
    copy.set("messages", copy.var("messages", POINTER) + copy.var("stride", POINTER))
    advance_pointer(copy, "to", room)
    advance_pointer(copy, "more", -1)
    advance_pointer(fill, "to", room)
    end.set("messages", end.var("area", POINTER))
    end.set("digests", end.var("area", POINTER) + m * room)
    end.set("stride", end.const(room, POINTER))
    end.set("count", end.const(m, POINTER))
    results = DataflowGraph("results", comment="their digests")
    results.set("from", results.var("area", POINTER) + m * room)
    give = DataflowGraph("return")
    for bits, offset in pieces(digest, min(lay.size, 8 * digest)):
        row = give.load(Address("spare", bits, offset, give.var("from", POINTER)),
                        ValueKind("vec", lay.word, bits))
        give.store(Address("digest", bits, offset, give.var("home", POINTER)), row)
    for name, by in (("from", digest), ("home", digest), ("spare", -1)):
        advance_pointer(give, name, by)
    items = (
        enter, Label("turn", LOOP_ALIGNMENT), Jump("fewer", "b", "count", m), Label("full"),
        *iteration, advance_to_next_messages(hash, message, m), Jump("turn"),
        Label("fewer"), Jump("results", "ne", "spare", 0), Jump("done", "e", "count", 0),
        begin, Label("copy"), copy, Jump("copy", "ne", "more", 0),
        Label("fill"), fill, Jump("fill", "ne", "to", "stop"), end, Jump("full"),
        Label("results"), results, Label("return"), give, Jump("return", "ne", "spare", 0),
        Label("done"))
    return items, m * (room + digest)


def pieces(size: int, most: int) -> list[tuple[int, int]]:
    """Return loads of 128 to `most` bits that cover `size` bytes, at least 16, as (bits, offset);
    the last one may overlap the one before."""
    loads, at = list[tuple[int, int]](), 0
    while at < size:
        bits = next((b for b in (512, 256, 128) if b <= most and at + b // 8 <= size), 128)
        at = min(at, size - 16) if bits == 128 else at
        loads.append((bits, at))
        at += bits // 8
    return loads
