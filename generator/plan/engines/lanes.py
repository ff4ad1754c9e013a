"""Planner of arrays of messages in vector lanes, one message in each lane.

Input: the blocks of a message shape (shapes.py). Output: for each of these blocks, code that
compresses it for every message. The code of a constant block reads W_t + K_t from a table. The code
of any other block loads the message words and merges the constant bytes; constants fold in the
first sixteen rounds.
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import zip_longest

from ...x86.program import Address, Table
from ..drivers.multi import LaneGroup, plan_overlapped_loop, plan_table_rounds
from ..drivers.pairs import add_states, store_digests
from ..gather import (
    BlockAddress,
    StridedAddresses,
    join_128_bit_parts,
    load_128_bits,
    stride_multiple,
    transpose_pieces,
)
from ..graph import DataflowGraph, Node, ValueKind
from ..layout import LaneLayout, reversed_byte, row_words, state_names
from ..lazy_words import LazyWords
from ..loops import describe_last_rounds
from ..schedule import ComputedWords, Constants, Schedule, broadcast_load
from ..shapes import Block, Start, constant_schedule_words
from .engine import BlockStep, FixedPlanner
from .rounds import is_uniform, run_rounds, set_working_variables, working_variables

STARTING = "all words of a starting hash value"  # comment of tables of starting hash values


class LaneWordsPlanner(FixedPlanner):
    """Planner that computes the message schedules of all messages in lanes."""

    @property
    def schedule(self) -> Schedule:
        """Message schedules of one block of each message."""
        return Schedule(self.hash, self.lay)

    @abstractmethod
    def digest_rows(self, graph: DataflowGraph) -> list[Node]:
        """Return the words of the digests of the previous step, as rows of the layout."""

    def load_rows(self, graph: DataflowGraph, block: Block) -> list[Node]:
        """Return the sixteen message words of a block of every message, as rows of the layout, with
        the block's constant bytes merged. The variable bytes come from memory or, if they are
        digests, from the variables that the previous step set."""
        graph.set_group("schedule")
        rows = (self.digest_rows(graph) if block.space == "state"
                else load_variable_rows(graph, self.lay, block))
        return merge_constants(graph, self.lay, block, rows)


class LanesPlanner(LaneWordsPlanner):
    """Planner that keeps hash values between blocks in the variables H0, H1, ...: variable Hi has
    word i of the hash value of every message, one message in each lane."""

    @property
    def all_tables(self) -> tuple[Table, ...]:
        """Every table that the blocks read, including the table of K."""
        constants = {self.schedule.table.name: self.schedule.table}
        return tuple(((constants if self.schedule.has_constants else {}) | self.tables).values())

    def repeat_words(self, table: Table) -> Table:
        """Return `table` with n copies of each word, one for the lane of each message. Return it
        unchanged if loads broadcast a word to all lanes."""
        copies = 1 if self.lay.broadcast else self.lay.n
        return replace(table, words=tuple(w for w in table.words for _ in range(copies)))

    def state_variables(self, graph: DataflowGraph) -> list[Node]:
        """Return the variables H0, H1, ...: result[i] has word i of the hash values of all
        messages."""
        return [graph.var(f"H{i}", self.lay.kind) for i in range(len(state_names(self.hash)))]

    def state_before(self, graph: DataflowGraph, start: Start | None) -> list[Node]:
        """Return the hash values before a step; result[i] has word i of those of all messages.

        If `start` is None, these are the results of the previous step. Otherwise every message
        begins with the hash value `start`: constants, which are in a table, or a midstate in
        memory.
        """
        hash, lay, word_count = self.hash, self.lay, len(state_names(self.hash))
        graph.set_group("rounds", "begin", note="a, b, ... = H")
        if start is None:
            return self.state_variables(graph)
        if start.numbers:
            new_table = self.repeat_words(Table(f"H{self.step_count}", hash.WIDTH, start.numbers,
                                                comment=STARTING))
            table = next((t for t in self.tables.values()
                          if t.comment == STARTING and t.words == new_table.words), new_table)
            self.tables[table.name] = table
            return [Constants(lay, table).load_row(graph, i) for i in range(word_count)]
        return [broadcast_word(graph, lay, graph.address(start.pointer, hash.WIDTH,
                                                         (start.first + i) * hash.WIDTH // 8))
                for i in range(word_count)]

    def finish_block(self, graph: DataflowGraph, state: Sequence[Node], step: BlockStep) -> None:
        """Add the working variables `state` after a block to the hash values before the block.
        Store the sums as digests if `step` has digest bytes. Otherwise set the variables H0, H1,
        ... to the sums."""
        after = add_states(self.hash, self.state_before(graph, step.start), state)
        if step.digest_bytes:
            store_digests(graph, self.lay, after[:step.digest_bytes * 8 // self.hash.WIDTH])
            return
        graph.writes |= {f"H{i}": node for i, node in enumerate(after)}

    def append_block(self, step: BlockStep) -> None:
        """Append the code of one block of every message."""
        if not is_uniform(self.hash):
            self.append_unrolled_block(step)
        elif step.block.is_constant:
            self.append_constant_block(step)
        else:
            self.append_looped_block(step)

    def digest_rows(self, graph: DataflowGraph) -> list[Node]:
        """Return the variables H0, H1, ..., which have the digests after a step."""
        return self.state_variables(graph)

    def schedule_words(self, graph: DataflowGraph, block: Block, words: list[Node]) -> LazyWords:
        """Return the sequence of W_t + K_t in lanes, indexed by t: loaded from a table where W_t is
        constant, else computed from `words`, the sixteen message words."""
        W = constant_schedule_words(self.hash, block)
        computed = ComputedWords(self.schedule, [words], self.schedule.constants())
        return LazyWords(lambda t: computed[t] if W[t] is None
                         else Constants(self.lay, self.constant_table(block)).load_row(graph, t))

    def append_unrolled_block(self, step: BlockStep) -> None:
        """Append one block of every message as straight-line code, for hashes whose rounds do not
        repeat every 16."""
        graph = DataflowGraph(f"block{self.step_count}", weight=40,
                              comment=f"for every message: {step.block.description}")
        words = self.load_rows(graph, step.block)
        state = self.state_before(graph, step.start)
        after = run_rounds(self.hash, state, range(self.hash.ROUNDS),
                           self.schedule_words(graph, step.block, words))
        self.finish_block(graph, after, step)
        self.items.append(graph)

    def append_constant_block(self, step: BlockStep) -> None:
        """Append a constant block of every message: a loop of sixteen rounds per iteration, which
        reads W_t + K_t from a table."""
        hash, lay, name = self.hash, self.lay, self.step_count
        table = self.constant_table(step.block)
        begin = DataflowGraph(f"table{name}", comment="a constant block: W_t + K_t is a table")
        set_working_variables(begin, hash, self.state_before(begin, step.start))
        round_items = plan_table_rounds(begin, f"padding{name}", self.schedule, table)
        last = DataflowGraph(f"after{name}", weight=10, comment="the hash values after the block")
        self.finish_block(last, working_variables(last, hash, lay.kind), step)
        self.items += [begin, *round_items, last]

    def append_looped_block(self, step: BlockStep) -> None:
        """Append a block with message words: a loop, then the last sixteen rounds. An iteration of
        the loop runs sixteen rounds and computes the next sixteen words.

        If some message words are constant, the first sixteen rounds come before the loop as
        straight-line code, in which constants fold. Every word after W_31 depends on variable
        bytes, so that the loop computes all these words alike.
        """
        hash, lay, s, name = self.hash, self.lay, self.schedule, self.step_count
        group = LaneGroup(s, s, 0, lay.n)
        first = DataflowGraph(f"words{name}", weight=10, comment="the message words")
        words, state = self.load_rows(first, step.block), self.state_before(first, step.start)
        has_constants = any(w.op == "const" for w in words)
        if has_constants:
            wk = self.schedule_words(first, step.block, words)
            for t in range(16):
                first.set_group("schedule")
                s.append_row([words], 16 + t)
                state = run_rounds(hash, state, [t], wk)
        loop_items = plan_overlapped_loop(first, f"carry{name}", [group], [(state, [words])],
                                          int(has_constants))
        last = DataflowGraph(f"last{name}", weight=10, comment=describe_last_rounds(hash))
        self.finish_block(last, group.run_16_rounds(last, False), step)
        self.items += [first, *loop_items, last]


def message_addresses(graph: DataflowGraph) -> BlockAddress:
    """Return the function (message number, bits, byte offset) -> address for the messages of an
    iteration; they begin at the variable `messages` and are `stride` bytes apart."""
    messages, stride = graph.pointer("messages"), graph.pointer("stride")
    strided = StridedAddresses(messages, partial(stride_multiple, stride))
    return lambda j, bits, offset: strided.address("message", bits, j, offset)


def broadcast_word(graph: DataflowGraph, lay: LaneLayout, address: Address) -> Node:
    """Return a register with the word at `address` in every lane."""
    if lay.size > 128:
        return broadcast_load(graph, lay, address)
    lowest = graph.to_lowest_lane(graph.load(address, ValueKind("int", lay.word, lay.word)),
                                  lay.kind)
    return graph.permute((lowest,), lay.word, (0,) * lay.slots, lay.kind)


def load_variable_rows(graph: DataflowGraph, lay: LaneLayout, block: Block) -> list[Node | None]:
    """Return the sixteen words of a block of every message as rows of the layout.

    The code loads sixteen bytes of each message at a time, reverses the bytes of each word and
    transposes the registers. A load that would exceed the message reads the message's last sixteen
    bytes instead. Sixteen bytes of the block that are all constant are not loaded: their rows are
    None. In other rows the constant bytes have arbitrary values, which `merge_constants` replaces.
    """
    word_bytes, words_per_part = lay.word // 8, 128 // lay.word
    address, memory_positions = message_addresses(graph), block.memory_positions(word_bytes)
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
    """Return the sixteen words of a block, as rows of the layout, with the block's constant bytes
    merged. `rows` are the rows before the merge, with arbitrary values in the constant bytes. A row
    without variable bytes may be None; after the last row with variable bytes, rows may be missing.
    """
    merged_rows = list[Node]()

    def repeat_for_all(words: Sequence[int]) -> Node:
        """Return a constant row with `words`, k words of the layout, in the lanes of each message.
        """
        return graph.const(tuple(words) * lay.slots, lay.kind)

    for r, row in zip_longest(range(lay.rows), rows):
        constants, masks = block.constants_and_masks(lay.word // 8,
                                                     range(r * lay.k, (r + 1) * lay.k))
        if any(masks):
            assert row is not None
            graph.set_step("W", r * lay.k, row_words(r * lay.k, lay))
            merged_rows.append(row & repeat_for_all(masks) | repeat_for_all(constants))
        else:
            constant_row = repeat_for_all(constants)
            if constant_row not in merged_rows:  # else it keeps the note of that row
                constant_row.note = row_words(r * lay.k, lay)
            merged_rows.append(constant_row)
    return merged_rows
