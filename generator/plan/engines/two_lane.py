"""Two-lane rounds: the recurrences of e and a in two lanes of one vector register, with a two
rounds behind e, for a hash of SHA-2's structure. So the operations of the first two rounds of a
block also compute the last two a of the block before (`seam`)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import xor
from types import ModuleType
from typing import Any, ClassVar

from ...x86.program import SCRATCH, Address, Jump, Label, Table
from ..gather import contiguous_addresses, load_words
from ..graph import DataflowGraph, LazyWords, Node, ValueKind
from ..layout import LaneLayout, layout_of_words, word_kind
from ..loops import (
    Loop,
    Plan,
    PlanItem,
    advance_to_next_block,
    describe_rounds,
    loop_over_batches,
    scratch_address,
)
from ..rules import rotation_terms
from ..schedule import ComputedWords, Constants, Schedule, schedule_word_formula
from .engine import load_state, set_working_variables
from .scalar import ScalarRounds, plan_first_block, start_batch

# P_t holds e_t in its lowest lane and a_{t-2} in another, where x_t is the working variable before
# round t. As b_t = a_{t-1}, f_t = e_{t-1} and so on, both recurrences have one form:
#
#     e_{t+1} = Sigma_1(e_t)     + Ch(e_t, e_{t-1}, e_{t-2})       + (a_{t-3} + e_{t-3} + W_t + K_t)
#     a_{t-1} = Sigma_0(a_{t-2}) + Maj(a_{t-2}, a_{t-3}, a_{t-4})  + (e_{t-1} - a_{t-5})
#
#     P_{t+1} = S(P_t) + Ch(P_t, U, V) + X                         lane by lane
#
# S rotates each lane by its own amounts (VPRORVD, VPRORVQ). Maj(x, y, z) = Ch(x, y | z, y & z), so
# that Ch serves both lanes: U and V are e_{t-1}, e_{t-2} in the lowest lane and a_{t-3} | a_{t-4},
# a_{t-3} & a_{t-4} in the other. (Maj is also Ch(~(x ^ y), y, z): one operation less, but one more
# after P_t.) X is P_{t-1} with its lanes exchanged, plus P_{t-3} with W_t + K_t added to the lowest
# lane and the other lane negated. Only S and Ch depend on P_t: the dependence chain of a round is a
# rotation, an XOR and an addition.

# Variables of the hash value, which stays in registers from block to block, named after the words
# in the lanes of e and of a.
HASH = ("Hec", "Hfd", "Hg", "Hh", "Hb", "Ha")
MASK = ValueKind("mask", 64, 64)


# Numbers of blocks in runs of single blocks in two lanes. The start of a block finishes the block
# before it; only the last block of a run is finished by code of its own. The lengths are fixed,
# because the proof follows a run from its start, where no block is unfinished, to its end.
RUN_LENGTHS = (8, 4, 2, 1)
NO_UNFINISHED_BLOCK = "zeros in place of the working variables of an unfinished block before"


@dataclass(frozen=True, order=True)
class Forms:
    """Selection among equivalent forms of the two-lane rounds.
    `shuffle`: VPSHUFD exchanges the lanes instead of VPALIGNR; on some cores they use different
    ports. `xor`: Maj is Ch(~(x ^ y), y, z), one operation less and a longer dependence chain.
    `nested`: rotate P_t twice and the XOR of all terms once, so that no three rotations compete for
    two ports. `double` (32-bit words): repeat each word in its 64-bit lane; a shift (VPSRLVQ) then
    rotates it, and replaces two of the three rotations, which have fewer ports and a longer latency
    on some cores. `move`: load the word of the table separately, not as a memory operand."""

    shuffle: bool = False
    xor: bool = False
    nested: bool = False
    double: bool = False
    move: bool = False

    def __str__(self) -> str:
        """Value of the option FORMS, such as align-xor-move."""
        flags = (name for name in ("xor", "nested", "double", "move") if getattr(self, name))
        return "-".join(["shuffle" if self.shuffle else "align", *flags])


# Combinations that a request can have, the default first.
FORMS = (Forms(), Forms(shuffle=True), Forms(xor=True, move=True), Forms(nested=True),
         Forms(shuffle=True, xor=True, double=True))


@dataclass(frozen=True)
class TwoLaneRounds(ScalarRounds):
    """Two-lane rounds in 128-bit registers. With `overlap_schedule`, a batch's schedule overlaps
    with its first block's rounds in integer registers. With `integer`, a single block computes its
    schedule in integer registers, otherwise half of it in lanes."""

    forms: Forms = Forms()
    overlap_schedule: bool = False
    integer: bool = False
    fused_seam: ClassVar[bool] = True

    @property
    def kind(self) -> ValueKind:
        return ValueKind("vec", self.hash.WIDTH, 128)

    @property
    def lane_count(self) -> int:
        return 128 // self.kind.word

    @property
    def mnemonic_suffix(self) -> str:
        return {32: "d", 64: "q"}[self.hash.WIDTH]

    def lane_words(self, low: Any, high: Any, rest: Any = None) -> tuple[Any, ...]:
        """Return the contents of a register, lane by lane: `low` in e's lane (the lowest), `high`
        in a's (the lowest of the upper half), `rest` elsewhere."""
        return tuple({0: low, self.lane_count // 2: high}.get(i, rest)
                     for i in range(self.lane_count))

    # parts of a round

    def tables(self) -> tuple[Table, ...]:
        """Return one table: rows of rotation amounts of Sigma_1 and Sigma_0, then the bit mask
        of a's lane."""
        words = [w for pair in self.rotation_amounts() for w in self.lane_words(*pair, 0)]
        mask_of_a = self.lane_words(0, (1 << self.hash.WIDTH) - 1, 0)
        return (Table("rotation_counts", self.hash.WIDTH, (*words, *mask_of_a),
                      comment="rotation counts of Sigma_1 and Sigma_0; mask of the lane of a"),)

    def rotation_amounts(self) -> list[tuple[int, int]]:
        """Return the pairs of rotation amounts, one of Sigma_1 and one of Sigma_0."""
        word = DataflowGraph("amounts").var("x", word_kind(self.hash))
        sigma_1, sigma_0 = map(rotation_terms, (self.hash.Σ1(word), self.hash.Σ0(word)))
        assert sigma_1 and sigma_0
        if not self.forms.nested:
            return list(zip(sigma_1[1], sigma_0[1]))
        first, *others = zip(sorted(sigma_1[1]), sorted(sigma_0[1]))
        return [*((x - first[0], y - first[1]) for x, y in others), first]

    def sigma(self, graph: DataflowGraph, x: Node, rotation_count: int) -> Any:
        """Return Sigma_1 of e's lane of `x` and Sigma_0 of a's lane."""
        mnemonic = f"vprorv{self.mnemonic_suffix}"
        rotated = [graph.apply(mnemonic, (x, self.load_table_row(graph, i)))
                   for i in range(1 if self.forms.double else rotation_count - self.forms.nested)]
        if self.forms.double:
            doubled = graph.view(graph.apply("vpshufd", (x,), 0xA0), 64)
            rotated += (graph.view(graph.apply("vpsrlvq", (doubled, self.load_table_row(
                graph, i, doubled.kind))), self.hash.WIDTH) for i in range(1, rotation_count))
        if not self.forms.nested:
            return reduce(xor, rotated)
        return graph.apply(mnemonic, (reduce(xor, rotated, x),
                                      self.load_table_row(graph, rotation_count - 1)))

    def load_table_row(self, graph: DataflowGraph, i: int, kind: ValueKind | None = None) -> Node:
        """Return row i of the table that `tables` describes."""
        return graph.load(Address("constants", 128, 16 * i, table="rotation_counts"),
                          kind or self.kind)

    def add_under_mask(self, graph: DataflowGraph, mask: str, base: Node, addend: Node) -> Node:
        """Return base + addend in the lanes of the mask variable `mask`, base in the others."""
        return graph.apply(f"vpadd{self.mnemonic_suffix}",
                           (base, graph.var(mask, MASK), base, addend))

    # rounds

    def round(self, graph: DataflowGraph, p: Sequence[Node], other: Node,
              wk: Node | None) -> Node:
        """Return P_{t+1}; `p` is [P_t, P_{t-1}, P_{t-2}, P_{t-3}]."""
        rotation_count = len(self.rotation_amounts())
        is_a = self.load_table_row(graph, rotation_count)
        if self.forms.xor:
            ch_or_maj = self.hash.Ch(p[0] ^ is_a & ~p[1], p[1], p[2])
        else:
            ch_or_maj = self.hash.Ch(p[0], select_bits(is_a, p[1] | p[2], p[1]),
                                     select_bits(is_a, p[1] & p[2], p[2]))
        zero = graph.const(0, self.kind)
        if wk is None:
            x = graph.apply(f"vpsub{self.mnemonic_suffix}", (zero, p[3]))
        else:
            x = graph.apply(f"vpsub{self.mnemonic_suffix}",
                            (p[3] + wk, graph.var("is_a", MASK), zero, p[3]))
        x = x + (graph.apply("vpshufd", (other,), 0x4E) if self.forms.shuffle  # lanes exchanged
                 else graph.apply("vpalignr", (other, other), 8))
        sigma: Node = self.sigma(graph, p[0], rotation_count)
        if not (self.forms.nested or self.forms.shuffle):
            total: Node = sigma + (ch_or_maj + x)
            return total
        # Reassociation would change the order of this sum, because it estimates the depth of this
        # Sigma wrongly. It does not change instructions that are applied by name.
        mnemonic = f"vpadd{self.mnemonic_suffix}"
        terms = sigma, graph.apply(mnemonic, (ch_or_maj, x))
        # The mask clears the lanes without a word, into which doubled words were shifted.
        mask = [graph.var("is_word", MASK)] if self.forms.double else []
        return graph.apply(mnemonic, (*mask, *terms), kind=self.kind)

    def run_rounds(self, graph: DataflowGraph, p: Sequence[Node],
                   ts: Sequence[int], wk: Any) -> list[Node]:
        """Run the rounds `ts` on `p`, the list P_t .. P_{t-3}; `wk[t]` is W_t + K_t."""
        for t in ts:
            word = wk[t]
            graph.set_group("rounds", "round", t)
            p = [self.round(graph, p, p[1], word), *p[:3]]
        return list(p)

    # seams between blocks

    def seam(self, graph: DataflowGraph, p: Sequence[Node], h: Mapping[str, Node],
             wk: Any) -> tuple[list[Node], dict[str, Node]]:
        """Run rounds 0 and 1 of a block in e's lane, while a's lane finishes the block before."""
        words = wk[0], wk[1]
        graph.set_group("rounds", "seam", 0, "the hash value after the block before")
        q = [self.add_under_mask(graph, "is_e", x, h[name]) for x, name in zip(p, HASH)]
        r = [self.add_under_mask(graph, "is_a", x, h[name]) for x, name in zip(p[:2], HASH)]
        p0, before = p[0] + h["Hec"], p[1] + h["Hfd"]
        graph.set_group("rounds", "seam", 1,
                        "the first round, and the last but one of the block before")
        first = self.round(graph, q, r[1], words[0])
        graph.set_group("rounds", "seam", 2, "the second round, and the last of the block before")
        second = self.round(graph, [first, *q[:3]], r[0], words[1])
        p1 = self.add_under_mask(graph, "is_a", first, h["Hb"])
        p2 = self.add_under_mask(graph, "is_a", second, h["Ha"])
        return [p2, p1, p0, before], dict(zip(HASH, (p0, before, q[2], q[3], p1, p2)))

    def close(self, graph: DataflowGraph, p: Sequence[Node],
              h: Mapping[str, Node]) -> dict[str, Node]:
        """Return the hash value after a block of n rounds, variable -> node."""
        graph.set_group("rounds", "closing", 0, "the last two rounds of a, and the hash value")
        first = self.round(graph, p, p[1], None)
        second = self.round(graph, [first, *p[:3]], p[0], None)
        return {name: x + h[name] for name, x in zip(HASH, (*p, first, second))}

    # variables

    def get_working(self, graph: DataflowGraph) -> list[Node]:
        return [graph.var(f"P{i}", self.kind) for i in range(4)]

    def run_rounds_on_variables(self, graph: DataflowGraph, ts: Sequence[int], wk: Any) -> None:
        self.set_working(graph, self.run_rounds(graph, self.get_working(graph), ts, wk))

    def set_working(self, graph: DataflowGraph, p: Sequence[Node]) -> None:
        graph.writes |= {f"P{i}": node for i, node in enumerate(p)}

    def get_state(self, graph: DataflowGraph) -> dict[str, Node]:
        """Hash value from its variables, variable -> node."""
        return {name: graph.var(name, self.kind) for name in HASH}

    def enter(self, graph: DataflowGraph) -> None:
        """Load the hash value. Set the masks is_e and is_a, which select one lane each, and with
        `forms.double` is_word, which selects both lanes."""
        graph.writes |= self.load_state(graph)
        is_e, is_a = 1, 1 << self.lane_count // 2
        masks = {"is_e": is_e, "is_a": is_a}
        if self.forms.double:
            masks["is_word"] = is_e | is_a
        both = ", both" if self.forms.double else ""
        graph.set_group("", "masks", note=f"masks: the lane of e, the lane of a{both}")
        for name, bits in masks.items():
            number = graph.const(bits, ValueKind("int", 32, 32))
            graph.set(name, graph.apply("kmovd", (number,), kind=MASK))

    def load_state(self, graph: DataflowGraph) -> dict[str, Node]:
        graph.set_group("", "the hash value",
                        note="the hash value: [e, c], [f, d], [g, -], [h, -], [-, b], [-, a]")
        a, b, c, d, e, f, g, h = (graph.to_lowest_lane(word, self.kind)
                                  for word in load_state(graph, self.hash))

        def pair(low: Node, high: Node) -> Node:
            return graph.permute((low, high), self.hash.WIDTH, self.lane_words(0, self.lane_count),
                                 self.kind)

        return dict(zip(HASH, (pair(e, c), pair(f, d), g, h, pair(b, b), pair(a, a))))

    def store_state(self, graph: DataflowGraph, h: Mapping[str, Node]) -> None:
        graph.set_group("", "the hash value", note="the hash value")
        lane_of_a = self.lane_words(self.lane_count // 2, None)
        words = [graph.permute((h[name],), self.hash.WIDTH, lane_of_a, self.kind)
                 for name in ("Ha", "Hb", "Hec", "Hfd")] + [h[name] for name in HASH[:4]]
        for i, word in enumerate(words):
            graph.store(graph.address("state", self.hash.WIDTH, i * self.hash.WIDTH // 8), word)

    # interface of ScalarRounds

    def entry_items(self, uses_scratch: bool) -> list[PlanItem]:
        frame, enter = DataflowGraph("frame"), DataflowGraph("enter")
        frame.set(SCRATCH, scratch_address(frame))
        self.enter(enter)
        return [frame, enter]

    def exit_items(self) -> list[PlanItem]:
        exit_block = DataflowGraph("leave")
        self.store_state(exit_block, self.get_state(exit_block))
        return [Label("leave"), exit_block, Label("done")]

    def table_words(self, s: Schedule, base: Node) -> LazyWords:
        wide = s.lay.word == 64 and not self.forms.move
        return s.table_words(base, self.kind if wide else None)

    def start_block(self, graph: DataflowGraph, wk: Any) -> int:
        """Run the first sixteen rounds of a block, which also finish the block before."""
        working, hash_value = self.seam(graph, self.get_working(graph), self.get_state(graph), wk)
        graph.writes |= hash_value
        self.set_working(graph, self.run_rounds(graph, working, range(2, 16), wk))
        return 1

    def finish_block(self, graph: DataflowGraph) -> None:
        """Finish the last block of a batch or run; with `overlap_schedule` also store the hash
        value to memory, where the next batch reads it."""
        value = self.close(graph, self.get_working(graph), self.get_state(graph))
        graph.writes |= value
        if self.overlap_schedule:
            self.store_state(graph, value)


    # loops over blocks

    def plan_loops(self, layouts: Sequence[LaneLayout]) -> Plan:
        """Return a loop over batches for each layout with n > 1, then one over single blocks."""
        hash = self.hash
        batches = [Schedule(hash, lay) for lay in layouts if lay.n > 1]
        single_block = Schedule(hash, layout_of_words(hash))
        items = [item for s in batches
                 for item in loop_over_batches(s.lay.n, self.plan_batch(s), "batch1")]
        items += loop_over_batches(1, self.plan_single_blocks(single_block), "leave")
        single_bytes = 0 if self.integer else hash.ROUNDS * hash.WIDTH // 8
        # A load of the last word also reads the bytes after it: one more cache line.
        scratch = max([single_bytes, *(s.table_bytes + 64 for s in batches)])
        tables = (*(s.table for s in (*batches, single_block)), *self.tables())
        return Plan((), tuple(items), tables, scratch)

    def plan_batch(self, s: Schedule) -> list[PlanItem]:
        """Return a batch: its schedules, beside the first block's rounds with `overlap_schedule`;
        then the rounds of one block after the other."""
        hash, n, begin = s.hash, s.lay.n, start_batch(s)
        scratch = begin.pointer(SCRATCH)
        blocks = Loop.start(begin, f"first{n}", range(n),
                            {"q": (scratch, s.lay.block_stride_bytes)}, "end_of_batch")
        s.load_message_words(begin.pointer("data"), scratch)
        start = DataflowGraph(f"start{n}", comment=NO_UNFINISHED_BLOCK)
        if self.overlap_schedule:
            set_working_variables(begin, hash, load_state(begin, hash))
            first = plan_first_block(s, begin, blocks)
            start.writes |= self.load_state(start)
        else:
            schedule_loop = Loop.start(begin, f"schedule{n}", range(len(hash.K) // 16 - 1),
                                       s.pointers(scratch))
            first = [begin,
                     *s.extension_loop(schedule_loop, "the next sixteen words of each block")]
        self.set_working(start, [start.const(0, self.kind)] * 4)
        return [*first, start, *self.plan_block_loop(s, blocks)]

    def plan_single_blocks(self, s: Schedule) -> list[PlanItem]:
        """Return a run of single blocks, each of which computes its own schedule."""
        hash = s.hash
        begin = DataflowGraph("start1", comment=NO_UNFINISHED_BLOCK)
        self.set_working(begin, [begin.const(0, self.kind)] * 4)
        block_loop = Loop("first1", "left_in_run", {"left_in_run": -1}, 0)
        first = DataflowGraph("first1", weight=10,
                              comment="the end of a block, and rounds 0 to 15 of the next on its "
                              "message words")
        rows = load_words(first, s.lay, contiguous_addresses(s.lay, first.pointer("data")))
        for t, word in enumerate(() if self.integer else rows[0]):
            first.set_group("schedule", "W", t, f"W_{t} to the schedule")
            first.store(Address("schedule", s.lay.word, s.lay.offset(t),
                                first.pointer(SCRATCH)), word)
        self.start_block(first, ComputedWords(s, rows, s.constants().add_k, "schedule"))
        if self.integer:
            loop = self.loop_on_computed_words(s, first, rows, "carry1",
                                               "the schedule of their words", "schedule")
        else:
            round_loop = Loop.start(first, "carry1", range(hash.ROUNDS // 16 - 1),
                                    s.pointers(first.pointer(SCRATCH)))
            body = round_loop.make_body(f"{describe_rounds(range(1, hash.ROUNDS // 16))}, and the "
                                        "schedule of their words")
            self.run_rounds_on_variables(body, range(16, 32), WovenWords(
                hash, body.pointer("p"), s.constants(body)))
            loop = round_loop.wrap_block(body)
        advance_to_next_block(first, hash)
        block_loop.advance_pointers(first)
        close = DataflowGraph("close1", weight=10, comment="the hash value after a run of blocks")
        self.finish_block(close)
        return [*plan_run_length(), begin, *block_loop.wrap(first, *loop), close]


def plan_run_length() -> list[PlanItem]:
    """Set `left_in_run` to the largest of RUN_LENGTHS that does not exceed the remaining blocks."""
    items: list[PlanItem] = []
    for count in RUN_LENGTHS:
        start, next_length = DataflowGraph(f"row{count}"), f"below{count}"
        start.set("left_in_run", count)
        items += [Jump(next_length, "b", "blocks", count), start, Jump("row"),
                  Label(next_length)] if count > 1 else [start, Label("row")]
    return items


def select_bits(mask: Node, x: Node, y: Node) -> Node:
    """Return the bits of x where the mask has ones, of y elsewhere: one ternary-logic operation."""
    return (x ^ y) & mask ^ y


@dataclass(frozen=True)
class WovenWords:
    """W_t + K_t, computed when a round reads them. Word t is t words after `base`. Vector registers
    compute sigma_0(W_{t-15}) + W_{t-16} for four words at a time; integer registers add the rest of
    W_t. Both run beside the rounds. `computed_words` maps t to W_t."""

    hash: ModuleType
    base: Node
    ks: Constants
    computed_words: dict[int, Node] = field(default_factory=dict)

    def address(self, t: int, bits: int) -> Address:
        return Address("schedule", bits, t * self.hash.WIDTH // 8, self.base)

    def load(self, t: int, kind: ValueKind) -> Node:
        return self.base.graph.load(self.address(t, kind.size), kind)

    def store_vector_half(self, t: int) -> None:
        """Store sigma_0(W_{i-15}) + W_{i-16} of four words from W_t on at the addresses of the W_i.
        """
        graph, kind = self.base.graph, ValueKind("vec", self.hash.WIDTH, 4 * self.hash.WIDTH)
        graph.set_group("rows", "row", t,
                        f"sigma0(W_{t - 15}) + W_{t - 16}, and the next three of these sums")
        zero = graph.const(0, kind)
        terms = {t - 2: zero, t - 7: zero,
                 **{back: self.load(back, kind) for back in (t - 15, t - 16)}}
        graph.store(self.address(t, kind.size), self.hash.schedule(terms, t))

    def __getitem__(self, t: int) -> Node:
        if t % 4 == 0:
            self.store_vector_half(t)
        graph, kind = self.base.graph, word_kind(self.hash)
        graph.set_group("schedule", "W", t, f"W_{t} = {schedule_word_formula(self.hash, t)}")
        zero = graph.const(0, kind)
        newest = self.computed_words.get(t - 2) or self.load(t - 2, kind)
        terms = {t - 2: newest, t - 7: self.load(t - 7, kind), t - 15: zero, t - 16: zero}
        word = self.computed_words[t] = self.hash.schedule(terms, t) + self.load(t, kind)
        graph.store(self.address(t, kind.size), word)
        return self.ks.add_k(word, t)
