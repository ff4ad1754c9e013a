"""Engine of the SHA extensions. The hash value is in vector registers, in the arrangement that the
instructions require; a row is a register of four adjacent words. `ENGINES` maps an ISA and a hash
family to its instructions, which are applied by name."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import ClassVar, NamedTuple, Self

from ...spec.hashes import sha1, sha256, sha512
from ...x86.program import Address, Label, Table
from ..gather import BlockWords, ByteAddress, byteswap_words, contiguous_addresses
from ..graph import DataflowGraph, Node, ValueKind
from ..layout import LaneLayout, k_table, state_names, word_kind
from ..loops import BLOCK_LOOP, Plan, PlanItem, advance_to_next_block
from ..schedule import Constants
from ..shapes import Block, HashValue, constant_schedule_words
from .engine import Engine, RoundEngine, Step, full_block

# two registers with a hash value or working variables, in the instructions' arrangement
Halves = tuple[Node, Node]
REVERSE = (3, 2, 1, 0)


class LaneMoves(NamedTuple):
    """Mnemonics of moves of a word: from an integer register to lane 0 of a vector register or
    back, and to another lane."""

    lowest: str
    other: str


def start_four_rounds(graph: DataflowGraph, r: int) -> None:
    graph.set_group("rounds", "rounds", 4 * r, f"W_{4 * r} to W_{4 * r + 3}")


@dataclass(frozen=True)
class ShaExtensions(RoundEngine):
    """Rounds of one hash family by the instructions of one ISA. `names`: variables of the hash
    value. `word_first`: the first of four words is in the lowest lane. `with_k`: the rounds read
    W_t + K_t. `in_program_order`: interleaved streams run fastest so (SHA-1 on Golden Cove by 13
    %)."""

    names: tuple[str, str]
    lane_moves: LaneMoves = LaneMoves("movd", "pinsrd")
    word_first: ClassVar[bool] = True
    with_k: ClassVar[bool] = True
    in_program_order: ClassVar[bool] = False

    @property
    def lay(self) -> LaneLayout:
        """Layout of a row."""
        return LaneLayout(self.hash.WIDTH, 1, 1, 4, 4 * self.hash.WIDTH)

    @property
    def kind(self) -> ValueKind:
        return self.lay.kind

    @abstractmethod
    def from_rows(self, graph: DataflowGraph, rows: Sequence[Node]) -> Halves:
        """Hash value from rows in the standard's order; SHA-1's fifth word is the second row's
        lowest."""

    @abstractmethod
    def to_rows(self, graph: DataflowGraph, state: Halves) -> list[Node]:
        """Return the rows of a hash value; the inverse of `from_rows`."""

    @abstractmethod
    def schedule_row(self, graph: DataflowGraph, W: Sequence[Node], r: int) -> Node:
        """Return row r of the schedule, computed from the earlier rows `W`."""

    @abstractmethod
    def run_four_rounds(self, graph: DataflowGraph, state: Halves, row: Node, r: int) -> Halves:
        """Run rounds 4r to 4r + 3; `row` has their W_t + K_t, or their W_t unless `with_k`."""

    @abstractmethod
    def add_state(self, graph: DataflowGraph, before: Halves, state: Halves) -> Halves:
        """Sum of the hash value `before` a block and the working variables after it."""

    def compress(self, graph: DataflowGraph, before: Halves, rows: Sequence[Node],
                 loaded_rows: Mapping[int, Node]) -> Halves:
        """Hash value after a block with the message rows `rows`. `loaded_rows` maps r to row r of
        W_t + K_t (W_t unless `with_k`) where this row is loaded instead of computed."""
        ks, W, state = Constants(self.lay, k_table(self.hash, self.lay)), list(rows), before
        for r in range(self.hash.ROUNDS // 4):
            start_four_rounds(graph, r)
            if r in loaded_rows:
                row = loaded_rows[r]
            else:
                if r >= 4:
                    W.append(self.schedule_row(graph, W, r))
                row = ks.add_k(W[r], r) if self.with_k else W[r]
            graph.note = f"rounds {4 * r} to {4 * r + 3}"
            state = self.run_four_rounds(graph, state, row, r)
        graph.set_group("rounds", "chain", note="H = H + (a, b, ...)")
        return self.add_state(graph, before, state)

    def for_message(self, j: int | str, prefix: str = "") -> Self:
        """Return the engine for message j; its variables begin with `prefix` and end with j."""
        return replace(self, names=(f"{prefix}{self.names[0]}{j}", f"{prefix}{self.names[1]}{j}"))

    def for_messages(self, m: int) -> list[Self]:
        """Return the engines for m interleaved messages."""
        return [self.for_message(j) for j in range(m)]

    def get_state(self, graph: DataflowGraph) -> Halves:
        return graph.var(self.names[0], self.kind), graph.var(self.names[1], self.kind)

    def set_state(self, graph: DataflowGraph, state: Halves) -> None:
        graph.writes |= zip(self.names, state)

    def word_address(self, graph: DataflowGraph, value: HashValue, i: int, m: int,
                     j: int) -> Address:
        """Return the address of word i of message j of m in memory."""
        return graph.address(value.pointer, self.hash.WIDTH,
                             ((value.first + i) * m + j) * self.hash.WIDTH // 8)

    def load_state(self, graph: DataflowGraph, value: HashValue, m: int = 1, j: int = 0) -> Halves:
        """Hash value of message j of m; word by word if memory interleaves them."""
        rows = []
        if value.variables:
            return self.for_message("", value.variables).get_state(graph)
        if value.numbers:
            words = [*value.numbers, *[0] * (8 - len(value.numbers))]
            rows = [graph.const(tuple(words[i:i + 4]), self.kind) for i in (0, 4)]
        elif value.interleaved:
            loads = [graph.load(self.word_address(graph, value, i, m, j), word_kind(self.hash))
                     for i in range(len(state_names(self.hash)))]
            rows = [self.row_from_words(graph, loads[i:i + 4], True)
                    for i in range(0, len(loads) - 3, 4)]
            if len(loads) % 4:  # the fifth word of SHA-1
                rows.append(graph.apply(self.lane_moves.lowest, (loads[-1],), kind=self.kind))
        else:
            offset = value.first * self.hash.WIDTH // 8
            for kind in (self.kind, self.second_row_kind):
                row = graph.load(graph.address(value.pointer, kind.size, offset), kind)
                rows.append(row if kind == self.kind
                            else graph.apply("movd", (row,), kind=self.kind))
                offset += kind.size // 8
        return self.from_rows(graph, rows)

    def store_state(self, graph: DataflowGraph, state: Halves, value: HashValue, m: int = 1,
                    j: int = 0) -> None:
        rows, offset = self.to_rows(graph, state), value.first * self.hash.WIDTH // 8
        if not value.interleaved:
            for row, kind in zip(rows, (self.kind, self.second_row_kind)):
                address = graph.address(value.pointer, kind.size, offset)
                graph.store(address, row if kind == self.kind
                            else graph.apply("movd", (row,), kind=kind))
                offset += kind.size // 8
            return
        words_per_part, part_kind = 128 // self.hash.WIDTH, ValueKind("vec", self.hash.WIDTH, 128)
        for i in range(len(state_names(self.hash))):
            part = rows[i // 4]
            if part.kind.size > 128:
                part = graph.apply("vextracti128", (part,), i % 4 // words_per_part, kind=part_kind)
            lanes = (i % words_per_part, *(None,) * (words_per_part - 1))
            lowest = graph.permute((part,), self.hash.WIDTH, lanes, part_kind)
            graph.store(self.word_address(graph, value, i, m, j),
                        graph.apply(self.lane_moves.lowest, (lowest,), kind=word_kind(self.hash)))

    @property
    def second_row_kind(self) -> ValueKind:
        """Type of a hash value's second row in memory: a row, or the fifth word of SHA-1."""
        return self.kind if len(state_names(self.hash)) == 8 else word_kind(self.hash)

    def load_message_row(self, graph: DataflowGraph, r: int, address: ByteAddress) -> Node:
        """Return row r of the block at `address`, in the lane order that the instructions
        need."""
        row = graph.load(address(self.lay.size, r * self.lay.row_bytes), self.kind)
        if self.word_first:
            return byteswap_words(row)
        return graph.permute((row,), 8, tuple(reversed(range(16))), self.kind)

    def row_from_words(self, graph: DataflowGraph, words: Sequence[Node],
                       word_first: bool) -> Node:
        """Return the register of four words of integer registers, the first one lowest if
        `word_first`, else highest."""
        word, parts = self.hash.WIDTH, []
        ordered_words = words if word_first else words[::-1]
        for i in range(0, 4, 128 // word):
            first, *others = ordered_words[i:i + 128 // word]
            part = graph.apply(self.lane_moves.lowest, (first,), kind=ValueKind("vec", word, 128))
            for lane, node in enumerate(others, 1):
                part = graph.apply(self.lane_moves.other, (part, node), lane)
            parts.append(part)
        return parts[0] if len(parts) == 1 else graph.permute(tuple(parts), 128, (0, 1), self.kind)

    def plan_loops(self, layouts: Sequence[LaneLayout]) -> Plan:
        engine = Streams(self.hash, self.lay, lambda graph: contiguous_addresses(
            self.lay, graph.pointer("data")), streams=[self])
        return Plan((), tuple(engine.loop_over_blocks()), self.tables())

    def entry_items(self, uses_scratch: bool) -> list[PlanItem]:
        enter = DataflowGraph("enter",
                              comment="the state in the lanes that the instructions require")
        self.set_state(enter, self.load_state(enter, HashValue(pointer="state")))
        return [enter]

    def exit_items(self) -> list[PlanItem]:
        exit_block = DataflowGraph("leave", comment="the state in the order of the standard")
        self.store_state(exit_block, self.get_state(exit_block), HashValue(pointer="state"))
        return [exit_block, Label("done")]

    def tables(self) -> tuple[Table, ...]:
        return (k_table(self.hash, self.lay),) if self.with_k else ()


@dataclass(frozen=True)
class Sha2Extensions(ShaExtensions):
    """SHA-256 or SHA-512. RNDS2 runs two rounds on the registers ABEF and CDGH, in which A and C
    are highest; MSG1 and MSG2 compute four schedule words (Intel SDM volume 2)."""

    names: tuple[str, str] = ("abef", "cdgh")
    prefix: str = "sha256"

    def from_rows(self, graph: DataflowGraph, rows: Sequence[Node]) -> Halves:
        return (graph.permute((rows[1], rows[0]), self.hash.WIDTH, (1, 0, 5, 4), self.kind),
                graph.permute((rows[1], rows[0]), self.hash.WIDTH, (3, 2, 7, 6), self.kind))

    def to_rows(self, graph: DataflowGraph, state: Halves) -> list[Node]:
        return [graph.permute(state, self.hash.WIDTH, (3, 2, 7, 6), self.kind),
                graph.permute(state, self.hash.WIDTH, (1, 0, 5, 4), self.kind)]

    def schedule_row(self, graph: DataflowGraph, W: Sequence[Node], r: int) -> Node:
        back7 = graph.permute((W[r - 2], W[r - 1]), self.hash.WIDTH, (1, 2, 3, 4), self.kind)
        partial_row = graph.apply(f"{self.prefix}msg1", (W[r - 4], W[r - 3])) + back7
        return graph.apply(f"{self.prefix}msg2", (partial_row, W[r - 1]))

    def run_four_rounds(self, graph: DataflowGraph, state: Halves, row: Node, r: int) -> Halves:
        abef, cdgh = state
        cdgh = graph.apply(f"{self.prefix}rnds2", (cdgh, abef, row))
        upper_row = graph.permute((row,), self.hash.WIDTH, (2, 3, None, None), self.kind)
        return graph.apply(f"{self.prefix}rnds2", (abef, cdgh, upper_row)), cdgh

    def add_state(self, graph: DataflowGraph, before: Halves, state: Halves) -> Halves:
        return before[0] + state[0], before[1] + state[1]


@dataclass(frozen=True)
class Sha1Extensions(ShaExtensions):
    """SHA-1. SHA1RNDS4 runs four rounds on ABCD and adds K; SHA1NEXTE computes E from the A of four
    rounds earlier (Intel SDM volume 2). The second register has E in its highest lane before round
    0, and later ABCD of four rounds earlier."""

    names: tuple[str, str] = ("abcd", "e")
    word_first: ClassVar[bool] = False
    with_k: ClassVar[bool] = False
    in_program_order: ClassVar[bool] = True

    def from_rows(self, graph: DataflowGraph, rows: Sequence[Node]) -> Halves:
        return (graph.permute((rows[0],), 32, REVERSE, self.kind),
                graph.permute((rows[1],), 32, (1, 2, 3, 0), self.kind))

    def to_rows(self, graph: DataflowGraph, state: Halves) -> list[Node]:
        return [graph.permute((state[0],), 32, REVERSE, self.kind),
                graph.permute((state[1],), 32, (3, None, None, None), self.kind)]

    def schedule_row(self, graph: DataflowGraph, W: Sequence[Node], r: int) -> Node:
        partial_row = graph.apply("sha1msg1", (W[r - 4], W[r - 3])) ^ W[r - 2]
        return graph.apply("sha1msg2", (partial_row, W[r - 1]))

    def run_four_rounds(self, graph: DataflowGraph, state: Halves, row: Node, r: int) -> Halves:
        abcd, e = state
        e_plus_w = graph.apply("sha1nexte", (e, row)) if r else e + row
        return graph.apply("sha1rnds4", (abcd, e_plus_w), r // 5), abcd

    def add_state(self, graph: DataflowGraph, before: Halves, state: Halves) -> Halves:
        return before[0] + state[0], graph.apply("sha1nexte", (state[1], before[1]))


ENGINES: dict[tuple[str, str], ShaExtensions] = {  # by ISA and hash family
    ("shani", "sha256"): Sha2Extensions(sha256),
    ("shani", "sha1"): Sha1Extensions(sha1),
    ("sha512ni", "sha512"): Sha2Extensions(sha512, prefix="vsha512",
                                           lane_moves=LaneMoves("vmovq", "vpinsrq")),
}


@dataclass
class Streams(Engine):
    """Engine of messages in interleaved streams, with the hash values in variables. Constant rows
    of the schedule are loaded from a table. `suffix` ends the names of basic blocks."""

    streams: Sequence[ShaExtensions] = field(kw_only=True)
    weight: int = 40
    suffix: str = ""
    joins_padding: ClassVar[bool] = True

    def __post_init__(self) -> None:
        self.tables = {t.name: t for t in self.streams[0].tables()}
        self.messages = len(self.streams)

    def set_state(self, graph: DataflowGraph, value: HashValue) -> None:
        """Load the hash values at `value` into their variables."""
        for j, stream in enumerate(self.streams):
            graph.set_group("rounds", "message", j)
            stream.set_state(graph, stream.load_state(graph, value, self.messages, j))

    def store_state(self, graph: DataflowGraph, value: HashValue) -> None:
        for j, stream in enumerate(self.streams):
            graph.set_group("rounds", "message", j)
            stream.store_state(graph, stream.get_state(graph), value, self.messages, j)

    def loop_over_blocks(self) -> list[PlanItem]:
        """Return the loop over the `blocks` blocks of every message at `data`, from variables to
        variables."""
        self.append_block(Step(full_block(self.hash)))
        (block,) = self.items
        assert isinstance(block, DataflowGraph)
        if self.messages > 1:
            block.set_group("pointers")
        advance_to_next_block(block, self.hash)
        return BLOCK_LOOP.wrap(block)

    def chain_blocks(self, value: HashValue) -> list[PlanItem]:
        """Compress the `blocks` blocks of every message, from and to the hash values at `value`."""
        begin = DataflowGraph("begin",
                              comment="the hash values in the lanes that the instructions require")
        leave = DataflowGraph("leave", comment="the hash values by rows")
        self.set_state(begin, value)
        loop = self.loop_over_blocks()
        self.store_state(leave, value)
        return [begin, *loop, leave]

    def load_row(self, graph: DataflowGraph, block: Block, stream: ShaExtensions, r: int,
                 j: int) -> Node:
        """Return row r of the words of message j's block, with its constant bytes merged."""
        start_four_rounds(graph, r)
        constants, masks = block.constants_and_masks(stream.hash.WIDTH // 8,
                                                     range(4 * r, 4 * r + 4))
        if block.space == "state":  # a digest, which is in the variables
            row = graph.const(constants, stream.kind)
            if any(masks):
                digest = stream.to_rows(graph, stream.get_state(graph))[r]
                row = digest & graph.const(masks, stream.kind) | row
            return row if stream.word_first else graph.permute((row,), self.hash.WIDTH, REVERSE,
                                                               stream.kind)
        address: ByteAddress = partial(self.source(graph), j)
        if block.is_variable:
            return stream.load_message_row(
                graph, r, lambda bits, offset: address(bits, block.first_byte + offset))
        words = BlockWords(graph, self.hash, block, address)
        row_or_none = words.load_row(stream.kind, r, stream.word_first)
        return row_or_none if row_or_none is not None else stream.row_from_words(
            graph, [words.load_word(4 * r + j) for j in range(4)], stream.word_first)

    def load_constant_rows(self, graph: DataflowGraph, block: Block, stream: ShaExtensions,
                           name: str = "") -> dict[int, Node]:
        """Return row number -> load from a table, for each constant row of the schedule."""
        W, kind, rows = constant_schedule_words(self.hash, block), stream.kind, {}
        for r in range(self.hash.ROUNDS // 4):
            if None not in W[4 * r:4 * r + 4]:
                table = self.constant_table(block, stream.with_k, stream.word_first, name)
                rows[r] = graph.load(Address("constants", kind.size, r * kind.size // 8,
                                             table=table.name), kind)
        return rows

    def append_block(self, step: Step) -> None:
        name = self.suffix if self.label in ("", "0") else f"{self.suffix}_{self.label}"
        graph = DataflowGraph(f"block{name}", weight=self.weight, comment=step.block.description)
        # A basic block of its own, so that digests may be stored over messages.
        end = DataflowGraph(f"digests{name}", comment="the digest of every message")
        for j, stream in enumerate(self.streams):
            graph.strand_suffix = f" {j}" if self.messages > 1 or self.suffix else ""
            graph.set_group("rounds", "message", j)
            before = stream.load_state(graph, step.start, self.messages, j) if step.start else None
            rows = [self.load_row(graph, step.block, stream, r, j) for r in range(4)]
            loaded_rows = self.load_constant_rows(graph, step.block, stream)
            padding_rows = (self.load_constant_rows(graph, step.padding, stream,
                                                    f"W{int(self.label) + 1}")
                            if step.padding else {})
            after = stream.compress(graph, before or stream.get_state(graph), rows, loaded_rows)
            if step.padding:
                after = stream.compress(graph, after, [], padding_rows)
            if step.digest_bytes:
                rows = stream.to_rows(graph, after)
                for bits, offset, node in digest_pieces(graph, step.digest_bytes, rows):
                    graph.set(f"D{j}.{offset}", node)
                    end.set_group("rounds", "digest", j, f"digest {j}")
                    end.store(end.address(self.digest, bits, j * step.digest_bytes + offset,
                                          "digest"), end.var(f"D{j}.{offset}", node.kind))
            elif step.end:
                stream.store_state(graph, after, step.end, self.messages, j)
            else:
                stream.set_state(graph, after)
        graph.strand_suffix = ""
        self.items += [graph, end] if step.digest_bytes else [graph]


def digest_pieces(graph: DataflowGraph, digest_bytes: int,
                  rows: Sequence[Node]) -> Iterator[tuple[int, int, Node]]:
    """Yield (bits, byte offset, node) of the stores that write the leftmost `digest_bytes` bytes of
    a hash value: whole rows, then half a row, then the last word or the last sixteen bytes, some of
    which may be stored already."""
    offset, half, part_before = 0, ValueKind("vec", rows[0].kind.word, 128), rows[0]
    for row in rows:
        data, row_bytes = byteswap_words(row), row.kind.size // 8
        stores_full_row = digest_bytes - offset >= row_bytes or row_bytes == 16
        parts = [data] if stores_full_row else [
            graph.apply("vextracti128", (data,), i, half) for i in (0, 1)]
        for part in parts:
            remaining_bytes = digest_bytes - offset
            if remaining_bytes >= part.kind.size // 8:
                yield part.kind.size, offset, part
            elif remaining_bytes == 4:
                word = graph.apply("movd", (row,), kind=ValueKind("int", 32, 32))
                yield 32, offset, byteswap_words(word)
            elif remaining_bytes > 0:
                last_16_bytes = tuple(range(remaining_bytes, remaining_bytes + 16))
                yield 128, digest_bytes - 16, graph.permute((part_before, part), 8, last_16_bytes,
                                                            half)
            offset, part_before = offset + part.kind.size // 8, part
