"""Engine of messages in vector lanes, one message in each lane. Rounds and schedule run side by
side; hash values between blocks are in variables, or in memory if the driver says so."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import accumulate, zip_longest
from types import ModuleType
from typing import Any

from ...x86.program import SCRATCH, Address, Jump, Label, Table
from ..gather import (
    BlockAddress,
    byteswap_words,
    join_128_bit_parts,
    load_128_bits,
    load_words,
    transpose_pieces,
)
from ..graph import DataflowGraph, LazyWords, Node, ValueKind
from ..layout import LaneLayout, layout, reversed_byte, row_words, state_names
from ..loops import (
    BLOCK_LOOP,
    Loop,
    PlanItem,
    advance_to_next_block,
    describe_last_rounds,
    describe_rounds,
)
from ..schedule import ComputedWords, Constants, Schedule, broadcast_load
from ..shapes import Block, HashValue, constant_schedule_words
from .engine import (
    Engine,
    Step,
    full_block,
    is_uniform,
    run_rounds,
    set_working_variables,
    update_working_variables,
    working_variables,
)

BATCH = 4  # blocks per precomputed schedule of the messages in integer registers
STARTING = "all words of a starting hash value"  # comment of tables of starting hash values


@dataclass(frozen=True)
class LaneGroup:
    """Messages `first` to `first + s.lay.n - 1` of `m`. All groups read the table of K of `lead`,
    the schedule of the first group. A layout of a single word is a message in integer registers."""

    s: Schedule
    lead: Schedule
    first: int
    m: int

    def set_group(self, graph: DataflowGraph, strand: str = "rounds", step: str = "",
                  note: str | None = None) -> None:
        """Assign the nodes made from now on to a strand of these messages."""
        graph.strand_suffix = f" {self.first}" if self.first else ""
        graph.set_group(strand, step, note=note)

    def constants(self, graph: DataflowGraph | None = None) -> Constants:
        """Return the reader of K: by the table's name, or relative to `kp`, which points to K_0 in
        `graph`."""
        return replace(self.lead.constants(graph, 0), scalar=self.s.lay.register_class == "int")

    def row_address(self, graph: DataflowGraph, value: HashValue, i: int) -> Address:
        """Return the address of word i of these messages' hash values, interleaved at `value`."""
        offset = ((value.first + i) * self.m + self.first) * self.s.hash.WIDTH // 8
        return graph.address(value.pointer, self.s.lay.size, offset)

    def load_words(self, graph: DataflowGraph, address: BlockAddress) -> list[list[Node]]:
        """Return the words of blocks without constants, row r in result[register of a row][r]."""
        self.set_group(graph, "schedule")
        return load_words(graph, self.s.lay,
                          lambda j, bits, offset: address(self.first + j, bits, offset))

    def get_working(self, graph: DataflowGraph) -> list[Node]:
        return working_variables(graph, self.s.hash, self.s.lay.kind, self.s.suffix)

    def set_working(self, graph: DataflowGraph, values: Sequence[Node]) -> None:
        set_working_variables(graph, self.s.hash, values, self.s.suffix)

    def run_16_rounds(self, graph: DataflowGraph, extend_schedule: bool) -> list[Node]:
        """Return the working variables after sixteen rounds on the schedule's variables, which may
        advance."""
        self.set_group(graph)
        state, words = self.get_working(graph), self.s.row_variables(graph)
        wk = ComputedWords(self.s, words, self.constants(graph).add_k)
        for t in range(16):
            if extend_schedule:
                graph.set_group("schedule")
                self.s.append_row(words, 16 + t)
            state = run_rounds(self.s.hash, state, [t], wk)
        self.s.set_rows(graph, words)
        return state


@dataclass(frozen=True)
class PrecomputedGroup(LaneGroup):
    """Message in integer registers; vector instructions compute the W_t + K_t of several blocks
    before their rounds, with the schedule `batch`, or the lanes would be done first."""

    batch: Schedule

    def table_address(self, graph: DataflowGraph, pointer: str) -> Node:
        """Return the address of this message's table; that of the first one is in `pointer`."""
        # Messages in lanes come first; their number is a multiple of lead.lay.n.
        tables_before = self.first % self.lead.lay.n
        return graph.pointer(pointer) + tables_before * self.batch.table_bytes

    def load_words(self, graph: DataflowGraph, address: BlockAddress) -> list[list[Node]]:
        return []

    def schedule_items(self, source: Callable[[DataflowGraph], BlockAddress]) -> list[PlanItem]:
        """Compute W_t + K_t of the next n blocks of the message, or of one if fewer remain."""
        s, first, n = self.batch, self.first, self.batch.lay.n

        def load_blocks(name: str, count: int, comment: str) -> tuple[DataflowGraph, Loop]:
            begin = DataflowGraph(name, comment=comment)
            scratch = self.table_address(begin, SCRATCH)
            message = source(begin)(first, s.lay.size, 0)
            s.load_message_words(message.base + message.index, scratch, single_block=count == 1)
            loop = Loop.start(begin, f"schedule{first}", range(len(s.hash.K) // 16 - 1),
                              s.pointers(scratch))
            begin.set("q", begin.pointer(SCRATCH))
            begin.set("end_of_batch", begin.pointer(SCRATCH) + count * s.lay.block_stride_bytes)
            return begin, loop

        batch, loop = load_blocks(f"words{first}", n, f"the words of {n} blocks of message {first}")
        single, _ = load_blocks(f"one{first}", 1,
                                f"the words of one block of message {first}, in every lane")
        return [Jump(f"few{first}", "b", "blocks", n), batch, Jump(f"made{first}"),
                Label(f"few{first}"), single, Label(f"made{first}"),
                *s.extension_loop(loop, "the next sixteen words of each block")]

    def run_16_rounds(self, graph: DataflowGraph, extend_schedule: bool) -> list[Node]:
        self.set_group(graph)
        return run_rounds(self.s.hash, self.get_working(graph), range(16),
                          self.batch.table_words(self.table_address(graph, "p")))


@dataclass
class Lanes(Engine):
    """Engine of the messages of `groups`; one group if the hash values are in variables, Hi of
    which has word i. `more_steps`: bytes of an iteration of the pointers that a loop of rounds
    advances besides that to K."""

    groups: Sequence[LaneGroup] = field(kw_only=True)
    more_steps: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        s = self.groups[0].s
        self.tables = {s.table.name: s.table} if s.has_constants else {}
        self.precomputed = [g for g in self.groups if isinstance(g, PrecomputedGroup)]
        self.messages = self.groups[0].m
        self.scratch_bytes = sum(group.batch.table_bytes for group in self.precomputed)

    @classmethod
    def of_layouts(cls, hash: ModuleType, layouts: Sequence[LaneLayout], source: Any) -> "Lanes":
        """Return the engine of as many messages as the layouts have, a group for each layout."""
        *firsts, m = accumulate((lay.n for lay in layouts), initial=0)
        schedules = [Schedule(hash, lay, f"/{first}" if first else "")
                     for lay, first in zip(layouts, firsts)]
        lead, mix = schedules[0], sum(lay.register_class == "int" for lay in layouts)
        groups = [LaneGroup(s, lead, first, m) for s, first in zip(schedules, firsts)]
        if mix and is_uniform(hash):
            batch_layout = layout(hash.WIDTH, BATCH // mix, lead.lay.size)
            assert batch_layout is not None
            groups[-mix:] = [PrecomputedGroup(g.s, lead, g.first, m, Schedule(hash, batch_layout))
                             for g in groups[-mix:]]
        return cls(hash, layouts[0], source, groups=groups)

    def chain_blocks(self, value: HashValue) -> list[PlanItem]:
        """Compress the `blocks` blocks of every message, from and to the hash values at `value`."""
        items = [item for group in self.precomputed for item in group.schedule_items(self.source)]
        if self.precomputed:
            batch = self.precomputed[0].batch
            self.tables[batch.table.name] = batch.table
            self.label, self.more_steps = "1", {"p": batch.step_bytes}
        self.append_block(Step(full_block(self.hash), value, end=value))
        begin, last = self.items[0], self.items[-1]
        assert isinstance(begin, DataflowGraph) and isinstance(last, DataflowGraph)
        advance_to_next_block(last, self.hash)
        if not self.precomputed:
            return BLOCK_LOOP.wrap(*self.items)
        begin.set("p", begin.pointer("q"))
        block_loop = Loop("batched", "q", {"q": batch.lay.block_stride_bytes}, "end_of_batch")
        block_loop.advance_pointers(last)
        return BLOCK_LOOP.wrap(*items, *block_loop.wrap(*self.items))

    def repeat_words(self, table: Table) -> Table:
        copies = 1 if self.lay.broadcast else self.lay.n
        return replace(table, words=tuple(w for w in table.words for _ in range(copies)))

    def state_variables(self, graph: DataflowGraph) -> list[Node]:
        """Return the variables H0, H1, ... of the hash values."""
        return [graph.var(f"H{i}", self.lay.kind) for i in range(len(state_names(self.hash)))]

    def state_before(self, graph: DataflowGraph, group: LaneGroup,
                     start: HashValue | None) -> list[Node]:
        """Hash values before a step, word i of all messages in result[i]."""
        hash, lay, word_count = self.hash, self.lay, len(state_names(self.hash))
        if start is None:
            return self.state_variables(graph)
        if start.interleaved:
            return [graph.load(group.row_address(graph, start, i), group.s.lay.kind)
                    for i in range(word_count)]
        if start.numbers:
            new_table = self.repeat_words(Table(f"H{self.label}", hash.WIDTH, start.numbers,
                                                comment=STARTING))
            table = next((t for t in self.tables.values()
                          if t.comment == STARTING and t.words == new_table.words), new_table)
            self.tables[table.name] = table
            return [Constants(lay, table).load_row(graph, i) for i in range(word_count)]
        return [broadcast_word(graph, lay, graph.address(start.pointer, hash.WIDTH,
                                                         (start.first + i) * hash.WIDTH // 8))
                for i in range(word_count)]

    def finish_block(self, graph: DataflowGraph, group: LaneGroup, state: Sequence[Node],
                     step: Step) -> None:
        """Add the working variables `state` after a block to the hash values before it."""
        group.set_group(graph, "rounds", "chain", "H = H + (a, b, ...)")
        after = self.hash.chain(self.state_before(graph, group, step.start), state)
        if step.digest_bytes:
            store_digests(graph, self.lay, after[:step.digest_bytes * 8 // self.hash.WIDTH])
        elif step.end:
            for i, node in enumerate(after):
                graph.store(group.row_address(graph, step.end, i), node)
        else:
            graph.writes |= {f"H{i}": node for i, node in enumerate(after)}

    def load_block(self, graph: DataflowGraph, group: LaneGroup,
                   block: Block) -> list[list[Node]]:
        """Return the message words of a block, row r in result[register of a row][r]."""
        if block.is_variable and block.space == "message":
            address = self.source(graph)
            return group.load_words(graph, lambda j, bits, offset: address(
                j, bits, block.first_byte + offset))
        graph.set_group("schedule")
        rows = (self.state_variables(graph) if block.space == "state"
                else load_variable_rows(graph, self.lay, block, self.source(graph)))
        return [merge_constants(graph, self.lay, block, rows)]

    def schedule_words(self, graph: DataflowGraph, group: LaneGroup, block: Block,
                       words: list[list[Node]]) -> LazyWords:
        """Return W_t + K_t: from a table where W_t is constant, else computed from `words`."""
        W = constant_schedule_words(self.hash, block)
        computed = ComputedWords(group.s, words, group.constants().add_k)
        return LazyWords(lambda t: computed[t] if W[t] is None
                         else Constants(self.lay, self.constant_table(block)).load_row(graph, t))

    def append_block(self, step: Step) -> None:
        """Append one block of every message: a loop of sixteen rounds beside the next sixteen
        words, then the last sixteen rounds; or straight-line code. (Computing each word just before
        its round took 4 % more time on Golden Cove.)"""
        hash, block, is_loop = self.hash, step.block, is_uniform(self.hash)
        if is_loop and block.is_constant:
            self.append_constant_block(step)
            return
        begin = DataflowGraph(f"{'begin' if is_loop else 'rounds'}{self.label}",
                              weight=10 if is_loop else 40, comment=block.description)
        starts = []
        for group in self.groups:
            words = self.load_block(begin, group, block)
            group.set_group(begin, "rounds", "begin", "a, b, ... = H")
            state = self.state_before(begin, group, step.start)
            wk = self.schedule_words(begin, group, block, words)
            if not is_loop:
                self.finish_block(begin, group, run_rounds(hash, state, range(hash.ROUNDS), wk),
                                  step)
            elif not block.is_variable:
                for t in range(16):
                    begin.set_group("schedule")
                    group.s.append_row(words, 16 + t)
                    state = run_rounds(hash, state, [t], wk)
            starts.append((state, words))
        self.items.append(begin)
        if is_loop:
            last = DataflowGraph(f"last{self.label}", weight=10,
                                 comment=f"{describe_last_rounds(hash)}; the hash values after "
                                         "them")
            self.append_overlapped_loop(begin, starts, int(not block.is_variable))
            for group in self.groups:
                self.finish_block(last, group, group.run_16_rounds(last, False), step)
            self.items.append(last)

    def append_overlapped_loop(self, begin: DataflowGraph,
                               starts: Sequence[tuple[Sequence[Node], Sequence[Sequence[Node]]]],
                               first_iteration: int) -> None:
        """Append rounds from 16 * `first_iteration` on, but the last 16, beside the next words."""
        for group, (state, _) in zip(self.groups, starts):
            group.set_working(begin, state)
        for group, (_, words) in zip(self.groups, starts):
            group.s.set_rows(begin, words)
        iterations = range(first_iteration, self.hash.ROUNDS // 16 - 1)
        loop = Loop.start(begin, f"carry{self.label}", iterations, self.groups[0].lead.k_pointer)
        loop = replace(loop, steps={**loop.steps, **self.more_steps})
        graph = loop.make_body(f"{describe_rounds(iterations)}, and the next sixteen words")
        for group in self.groups:
            group.set_working(graph, group.run_16_rounds(graph, True))
        self.items += loop.wrap_block(graph)

    def append_constant_block(self, step: Step) -> None:
        """Append a loop of sixteen rounds, which reads W_t + K_t from a table."""
        hash, lay, (group,) = self.hash, self.lay, self.groups
        table, iterations = self.constant_table(step.block), range(hash.ROUNDS // 16)
        begin = DataflowGraph(f"table{self.label}",
                              comment="a constant block: W_t + K_t is a table")
        begin.set_group("rounds", "begin", note="a, b, ... = H")
        group.set_working(begin, self.state_before(begin, group, step.start))
        loop = Loop.start(begin, f"padding{self.label}", iterations,
                          {"kp": ((table.name, 0), 16 * lay.k_row_bytes)})
        body = loop.make_body(describe_rounds(iterations))
        wk = LazyWords(partial(Constants(lay, table, body.pointer("kp")).load_row, body))
        update_working_variables(body, hash, range(16), wk, lay.kind)
        last = DataflowGraph(f"after{self.label}", weight=10,
                             comment="the hash values after the block")
        self.finish_block(last, group, group.get_working(last), step)
        self.items += [begin, *loop.wrap_block(body), last]


def broadcast_word(graph: DataflowGraph, lay: LaneLayout, address: Address) -> Node:
    if lay.size > 128:
        return broadcast_load(graph, lay, address)
    lowest = graph.to_lowest_lane(graph.load(address, ValueKind("int", lay.word, lay.word)),
                                  lay.kind)
    return graph.permute((lowest,), lay.word, (0,) * lay.slots, lay.kind)


def load_variable_rows(graph: DataflowGraph, lay: LaneLayout, block: Block,
                       address: BlockAddress) -> list[Node | None]:
    """Load the sixteen words of a block of every message, sixteen bytes at a time and never beyond
    the message. Constant bytes are arbitrary; sixteen that are all constant are rows of None."""
    word_bytes, words_per_part = lay.word // 8, 128 // lay.word
    memory_positions = block.memory_positions(word_bytes)
    rows: list[Node | None] = []
    for chunk in range(16 // words_per_part):
        positions = memory_positions[16 * chunk:16 * chunk + 16]
        offsets = [a for a in positions if a is not None]
        if not offsets:
            rows += [None] * (words_per_part // lay.k)
            continue
        numbers = range(chunk * words_per_part, (chunk + 1) * words_per_part)
        graph.set_step("W", numbers[0], " ".join(f"W_{t}" for t in numbers))
        first = min(min(offsets), block.readable_bytes - 16)
        big_endian = [positions[reversed_byte(b, word_bytes)] for b in range(16)]
        register_pieces = tuple(None if a is None else 16 * part + a - first
                                for part in range(lay.size // 128) for a in big_endian)
        registers = [graph.permute((register,), 8, register_pieces, lay.kind)
                     for register in join_128_bit_parts(
                         lay, partial(load_128_bits, graph, lay, address, first))]
        rows += transpose_pieces(lay, registers, lay.k * lay.word)
    return rows


def merge_constants(graph: DataflowGraph, lay: LaneLayout, block: Block,
                    rows: Sequence[Node | None]) -> list[Node]:
    """Merge the constant bytes of a block into its `rows`; None or missing: all constant."""
    merged_rows = list[Node]()
    for r, row in zip_longest(range(lay.rows), rows):
        graph.set_step("W", r * lay.k, row_words(r * lay.k, lay))
        constants, masks = (graph.const(words * lay.slots, lay.kind)
                            for words in block.constants_and_masks(
                                lay.word // 8, range(r * lay.k, (r + 1) * lay.k)))
        if row is None or masks.data == 0:
            merged_rows.append(constants)
        else:
            merged_rows.append(row & masks | constants)
    return merged_rows


def store_digests(graph: DataflowGraph, lay: LaneLayout, state: Sequence[Node]) -> None:
    """Store the digests of all lanes to `digests`; state[i] has word i of every digest. Words are
    transposed inside each 128 bits, then 128-bit parts are joined."""
    graph.set_group("rounds", "digest", note="digests")
    words_per_part, parts = 128 // lay.word, lay.size // 128
    digest_parts = [transpose_pieces(lay, list(state[i:i + words_per_part]), lay.word)
                    for i in range(0, len(state), words_per_part)]
    # First the registers with digests 0, words_per_part, 2 * words_per_part, ...; then the
    # registers with digests 1, words_per_part + 1, ...
    registers = [byteswap_words(part[k]) for k in range(words_per_part) for part in digest_parts]
    for i in range(0, len(registers), parts):
        rows = transpose_128_bit_parts(lay, registers[i:i + parts])
        for part_number, row in enumerate(rows):
            offset = (part_number * len(registers) + i) * 16
            graph.store(graph.address("digests", lay.size, offset, "digest"), row)


def transpose_128_bit_parts(lay: LaneLayout, registers: Sequence[Node]) -> list[Node]:
    """Transpose the 128-bit parts of 1, 2 or 4 registers."""
    if len(registers) < 2:
        return list(registers)
    half = len(registers) // 2

    def join(a: Node, b: Node, first: int) -> Node:
        pieces = (*range(first, first + half), *range(first + 2 * half, first + 3 * half))
        return a.graph.permute((a, b), 128, pieces, lay.kind)

    pairs = [(join(a, b, 0), join(a, b, half)) for a, b in zip(registers[::2], registers[1::2])]
    if half == 1:
        return list(pairs[0])
    return [halves[0].graph.permute(halves, 128, pieces, lay.kind)
            for halves in zip(*pairs) for pieces in ((0, 2, 4, 6), (1, 3, 5, 7))]
