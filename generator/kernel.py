"""What is asked for: a hash, a layout of the schedule in registers, a kind of kernel. Out comes a plan.

A plan is a list of traces (regions whose code is still a graph of the FIPS text), labels and jumps. It says
which blocks' schedules are computed together, beside which rounds, and how the loops run; it names no
instruction.

One picture holds every layout of the schedule (Gueron and Krasnov, section 3, is the case k = 1): a register
of L lanes holds k = L/n consecutive words of each of n blocks. Row r holds the words kr .. kr+k-1. Reading the
standard's W[t-15] for a whole row means taking k neighbouring words, which straddle two rows unless k divides
15: a permutation inside each block's lanes. Where k exceeds the distance to the newest word needed (W_{t-2}),
the row is computed more than once: every pass makes further lanes right, and hash-consing shares what the
passes have in common.

The rounds read W_t + K_t from a table in the frame. The schedule runs 16 words ahead of the rounds of the
first block of its batch ("carried" by it); the other blocks of the batch run rounds alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from .formula import formula
from .graph import Kind, Node, Trace
from .hashes import block_bytes
from .program import LOOP, Address, Jump, Label, Table

PlanItem = Trace | Label | Jump
POINTER = Kind("int", 64, 64)


@dataclass(frozen=True)
class Layout:
    """How the schedules of n blocks lie in registers: k words of a block side by side.

    `slots` is n rounded up to what the registers carry; `size` a register's bits; `streams` the registers
    that make up a row. Integer registers are the layout of one slot with k = 1.
    """

    word: int
    n: int
    slots: int
    k: int
    size: int
    streams: int = 1
    bank: str = "vec"
    broadcast: bool = False          # K stands in memory once, and is spread over the lanes as it is read
    gather: str = "transpose"        # how message words reach the lanes: a key of GATHERS
    bare: bool = False               # W_t is stored alone, and the rounds add K_t

    @property
    def k_bytes(self) -> int:
        """Bytes of a row of the table of K."""
        return (self.word if self.broadcast else self.size) // 8

    @property
    def kind(self) -> Kind:
        return Kind(self.bank, self.word, self.size)

    @property
    def row_bytes(self) -> int:
        return self.streams * self.size // 8

    @property
    def rows(self) -> int:
        """Rows that hold 16 words."""
        return 16 // self.k

    @property
    def step(self) -> int:
        """Bytes from a word of one block to the same word of the next."""
        return self.k * self.word // 8

    def offset(self, t: int, block: int = 0) -> int:
        """Where W_t of a block lies in the table, in bytes."""
        return t // self.k * self.row_bytes + block * self.step + t % self.k * self.word // 8


def layout(word: int, n: int, vector: int, fill: str = "packed") -> Layout | None:
    """The layout of n blocks in registers of at most `vector` bits; None if they cannot carry n.

    fill: "packed"; "idle", one word of each block per register even where more would fit (the paper's 3-SMS leaves
    a lane idle; n that is no power of two always does); "wide", four words where one block packed has two.
    """
    if vector == 0:
        return Layout(word, 1, 1, 1, word, bank="int") if n == 1 else None
    slots = 1 << (n - 1).bit_length()
    if slots * word > 2 * vector or n < 1 or (slots != n and slots * word > vector):
        return None
    if slots * word > vector:
        return Layout(word, n, slots, 1, vector, streams=2)
    size = max(128, slots * word) if fill == "idle" else min(vector, slots * 128)
    if fill == "wide" and n == 1:
        size = min(vector, 4 * word)
    slots = size // word if fill == "idle" else slots
    return Layout(word, n, slots, size // (slots * word), size)


class Row(Sequence[Any]):
    """The schedule as the standard's W, seen from the row that begins at word t: W[t-15] is k words."""

    def __init__(self, trace: Trace, lay: Layout, rows: dict[int, Node], new: Node | None):
        self.trace, self.lay, self.rows, self.new = trace, lay, rows, new

    def __len__(self) -> int:
        return 0

    def __getitem__(self, t: Any) -> Any:
        k = self.lay.k
        low, high = self.rows[t // k], self.rows.get(t // k + 1, self.new)
        return low if t % k == 0 else neighbours(self.trace, self.lay, low, high, t % k)


def neighbours(trace: Trace, lay: Layout, low: Node, high: Node | None, shift: int) -> Node:
    """For each block the k words that begin `shift` words into its words of row `low` and go on in `high`."""
    k, lanes = lay.k, lay.size // lay.word
    pieces: list[int | None] = []
    for lane in range(lanes):
        block, j = divmod(lane, k)
        inside = j + shift < k
        pieces.append(block * k + j + shift if inside else
                      None if high is None else lanes + block * k + j + shift - k)
    return trace.permute((low,) if high is None else (low, high), lay.word, tuple(pieces), lay.kind)


def one_word(hash: ModuleType) -> tuple[Trace, list[int]]:
    """The schedule of W_16, and how far back the words lie that it reads."""
    trace, back = Trace("spy"), []

    class Spy:
        def __getitem__(self, t: int) -> Any:
            back.append(16 - t)
            return trace.var(f"w{t}", word_kind(hash))

    hash.schedule(Spy(), 16)
    return trace, back


def newest_need(hash: ModuleType) -> int:
    """How far back the newest word lies that the schedule of the next word needs: 2 for SHA-2, 3 for SHA-1."""
    return min(one_word(hash)[1])


def lane_counts(hash: ModuleType) -> set[int]:
    """The counts by which the schedule rotates its words to the right."""
    return {node.data for node in one_word(hash)[0].nodes.values() if node.op == "ror"}


def schedule_row(hash: ModuleType, trace: Trace, lay: Layout, rows: dict[int, Node], r: int) -> Node:
    """Row r of the schedule from the rows before it (one stream)."""
    new: Node | None = None
    known = 0
    while known < lay.k:
        new = hash.schedule(Row(trace, lay, rows, new), r * lay.k)
        known += newest_need(hash)
    assert new is not None
    return new


def state_names(hash: ModuleType) -> str:
    """The standard's names of the working variables: a to e, or a to h."""
    return "abcdefgh"[:len(next(iter(hash.INITIAL.values())))]


def uniform(hash: ModuleType) -> bool:
    """Whether sixteen rounds are the same function wherever they begin, so that a loop can run them."""
    trace, kind = Trace("uniform"), word_kind(hash)

    class Words:
        def __init__(self, first: int):
            self.first = first

        def __getitem__(self, t: int) -> Node:
            return trace.var(f"WK{t - self.first}", kind)

    def sixteen(first: int) -> list[Node]:
        state = [trace.var(name, kind) for name in state_names(hash)]
        for t in range(first, first + 16):
            state = hash.round(state, t, Words(first))
        return list(state)

    return len(hash.K) == hash.ROUNDS and hash.ROUNDS % 16 == 0 and all(
        sixteen(0) == sixteen(t) for t in range(16, hash.ROUNDS, 16))


def word_kind(hash: ModuleType) -> Kind:
    """A word of the hash in an integer register."""
    return Kind("int", hash.WIDTH, hash.WIDTH)


@dataclass(frozen=True)
class Plan:
    """A kernel before instructions: `items` with traces for regions, its parameters, tables and frame area."""

    parameters: tuple[str, ...]
    items: tuple[PlanItem, ...]
    tables: tuple[Table, ...]
    area_bytes: int                       # of the frame's aligned part, for the table of W_t + K_t


# The parts of a kernel. Each adds nodes to a trace; pointers are variables of the plan.

def k_table(hash: ModuleType, lay: Layout) -> Table:
    """K laid out as the rows are: k words, once for each block of a register (the paper's K_t || K_t || ...); once where
    the rounds add it."""
    if lay.bare:
        lay = layout_of_words(hash)
    copies = 1 if lay.broadcast else lay.size // lay.word // lay.k
    words = [w for r in range(len(hash.K) // lay.k) for w in hash.K[r * lay.k:(r + 1) * lay.k] * copies]
    about = f"K_t, {lay.k} for each of {copies} blocks" if copies > 1 else "K_t"
    return Table(f"K{lay.k}x{copies}" if copies > 1 else "K", hash.WIDTH, tuple(words), comment=about)


def load_state(trace: Trace, hash: ModuleType) -> list[Node]:
    """The intermediate hash value, from memory."""
    state = trace.var("state", POINTER)
    size = hash.WIDTH // 8
    return [trace.load(Address("state", hash.WIDTH, i * size, state), word_kind(hash))
            for i in range(len(state_names(hash)))]


def working(trace: Trace, hash: ModuleType) -> list[Node]:
    """The working variables at the region's beginning."""
    return [trace.var(name, word_kind(hash)) for name in state_names(hash)]


def set_working(trace: Trace, hash: ModuleType, values: Iterable[Node]) -> None:
    for name, value in zip(state_names(hash), values):
        trace.set(name, value)


def rounds(trace: Trace, hash: ModuleType, state: Sequence[Node], ts: Iterable[int], wk: Any) -> list[Node]:
    """The rounds `ts`; wk[t] gives the node W_t + K_t."""
    for t in ts:
        trace.at("rounds", "round", t)
        state = hash.round(state, t, wk)
    return list(state)


def finish(trace: Trace, hash: ModuleType, state: Sequence[Node]) -> None:
    """Step 4: the next intermediate hash value, to memory and to the working variables."""
    trace.at("rounds", "chain", note="H = H + (a, b, ...)")
    new = hash.chain(load_state(trace, hash), state)
    for i, value in enumerate(new):
        trace.store(Address("state", hash.WIDTH, i * hash.WIDTH // 8, trace.var("state", POINTER)), value)
    set_working(trace, hash, new)


class Loaded:
    """W_t + K_t as loads from the table: wk[t] is at `base` + the offset of word t of a block. Where W_t is stored alone, K_t
    of `ks` is added."""

    def __init__(self, trace: Trace, hash: ModuleType, lay: Layout, base: Node, ks: Constants):
        self.trace, self.hash, self.lay, self.base, self.ks = trace, hash, lay, base, ks

    def place(self, t: int) -> Address:
        """Where the word of round t lies."""
        return Address("schedule", self.hash.WIDTH, self.lay.offset(t), self.base)

    def __getitem__(self, t: int) -> Node:
        word = self.trace.load(self.place(t), word_kind(self.hash))
        return word + self.ks.row(self.trace, t) if self.lay.bare else word


def layout_of_words(hash: ModuleType) -> Layout:
    """One word of one block in an integer register."""
    return Layout(hash.WIDTH, 1, 1, 1, hash.WIDTH, bank="int")


def gather(trace: Trace, hash: ModuleType, lay: Layout, data: Node) -> list[list[Node]]:
    """Rows 0 .. 16/k - 1 of every stream: message words, byte order put right. gathered[stream][row]."""
    if lay.bank == "int":
        swap = tuple(reversed(range(lay.word // 8)))
        words = []
        for t in range(16):
            trace.at(trace.stream, "W", t, f"W_{t}")
            word = trace.load(Address("message", lay.word, t * lay.word // 8, data), lay.kind)
            words.append(trace.permute((word,), 8, swap, lay.kind))
        return [words]
    return GATHERS[lay.gather](trace, lay, data, block_bytes(hash))


def transpose(trace: Trace, lay: Layout, data: Node, block_bytes: int) -> list[list[Node]]:
    """A block alone comes register by register. Of several, 128 bits at a time come from each; registers that hold the
    same 128 bits of different blocks are transposed by unpacking ever larger pieces."""
    if lay.slots == 1:
        whole = []
        for r in range(lay.rows):
            trace.at(trace.stream, "W", r * lay.k, row_words(r * lay.k, lay))
            whole.append(swapped(trace, lay, trace.load(Address("message", lay.size, r * lay.row_bytes, data), lay.kind)))
        return [whole]
    half = 128 // (lay.k * lay.word)                      # blocks that share 128 bits of a register
    parts = lay.size // 128
    streams = []
    for s in range(lay.streams):
        rows: list[Node] = []
        for chunk in range(block_bytes // 16):
            first = chunk * 128 // lay.word
            trace.at(trace.stream, "W", first, "W_" + " W_".join(str(first + j) for j in range(128 // lay.word)))
            registers = []
            for i in range(half):
                register: Node | None = None
                for part in range(parts):
                    block = min((s * parts + part) * half + i, lay.n - 1)
                    piece = trace.load(Address("message", 128, block * block_bytes + chunk * 16, data),
                                       Kind("vec", lay.word, 128))
                    register = piece if register is None else trace.permute(
                        (register, piece), 128, insertion(register.kind.size // 128, part, parts), lay.kind)
                assert register is not None
                registers.append(register)
            rows += [swapped(trace, lay, row) for row in transposed(trace, lay, registers, lay.k * lay.word)]
        streams.append(rows)
    return streams


def lanes_of_rows(lay: Layout) -> list[list[int]]:
    """The block whose word each lane of a row holds, for every stream; idle lanes repeat the last block."""
    lanes = lay.size // lay.word
    return [[min(s * lanes + j, lay.n - 1) for j in range(lanes)] for s in range(lay.streams)]


def insert(trace: Trace, lay: Layout, data: Node, block_bytes: int) -> list[list[Node]]:
    """Word by word, each into its lane: 128 bits are filled by insertions (the paper's figure 8), and joined."""
    per, part_kind, word_kind = 128 // lay.word, Kind("vec", lay.word, 128), Kind("int", lay.word, lay.word)

    def part(t: int, blocks: Sequence[int]) -> Node:
        register: Node | None = None
        for j, block in enumerate(dict.fromkeys(blocks)):
            word = trace.load(Address("message", lay.word, block * block_bytes + t * lay.word // 8, data), word_kind)
            pieces = tuple(per if i == j and j else i if i <= j else None for i in range(per))
            register = trace.permute((word,) if register is None else (register, word), lay.word, pieces, part_kind)
        assert register is not None
        return register

    def row(t: int, blocks: Sequence[int]) -> Node:
        trace.at(trace.stream, "W", t, f"W_{t}")
        whole = part(t, blocks[:per])
        for p in range(1, len(blocks) // per):
            if len(set(blocks[p * per - 1:(p + 1) * per])) > 1:              # else the lanes are idle
                whole = trace.permute((whole, part(t, blocks[p * per:(p + 1) * per])), 128,
                                      insertion(whole.kind.size // 128, p, len(blocks) // per), lay.kind)
        return swapped(trace, lay, whole)

    return [[row(t, blocks) for t in range(16)] for blocks in lanes_of_rows(lay)]


def gather_lanes(trace: Trace, lay: Layout, data: Node, block_bytes: int) -> list[list[Node]]:
    """A row with one instruction that reads every lane from a place of its own (the paper's figure 9)."""
    def row(t: int, blocks: Sequence[int]) -> Node:
        trace.at(trace.stream, "W", t, f"W_{t}")
        spread = tuple((block - blocks[0]) * block_bytes for block in blocks)
        place = Address("message", lay.size, blocks[0] * block_bytes + t * lay.word // 8, data, spread=spread)
        return swapped(trace, lay, trace.load(place, lay.kind))

    return [[row(t, blocks) for t in range(16)] for blocks in lanes_of_rows(lay)]


GATHERS = {"transpose": transpose, "insert": insert, "gather": gather_lanes}


def insertion(have: int, part: int, parts: int) -> tuple[int | None, ...]:
    """Pieces of 128 bits: the first `part` of a register of `have`, then the newcomer; the rest unset."""
    return tuple(j if j < part else have if j == part else None for j in range(parts))


def transposed(trace: Trace, lay: Layout, registers: list[Node], bits: int) -> list[Node]:
    """Row i takes the pieces number i of every register; pieces of `bits` bits, inside each 128 bits."""
    if len(registers) == 1:
        return registers
    per, total = 128 // bits, lay.size // bits
    out: list[list[Node]] = [[], []]
    for a, b in zip(registers[::2], registers[1::2]):
        for high in (0, 1):
            pieces = tuple(part * per + high * per // 2 + j // 2 + (j & 1) * total
                           for part in range(lay.size // 128) for j in range(per))
            out[high].append(trace.permute((a, b), bits, pieces, lay.kind))
    return transposed(trace, lay, out[0], 2 * bits) + transposed(trace, lay, out[1], 2 * bits)


def swapped(trace: Trace, lay: Layout, row: Node) -> Node:
    """Big-endian words put right, FIPS 180-4 section 3.1."""
    size = lay.word // 8
    pieces = tuple(j // size * size + size - 1 - j % size for j in range(lay.size // 8))
    return trace.permute((row,), 8, pieces, lay.kind)


def row_words(t: int, lay: Layout) -> str:
    """The name of the row that begins with W_t."""
    return f"W_{t}" if lay.k == 1 else f"W_{t} to W_{t + lay.k - 1}"


@dataclass(frozen=True)
class Constants:
    """Where K is: at the table itself, or behind the pointer `kp`, which stands at word `first`."""

    lay: Layout
    table: Table
    base: Node | None = None
    first: int = 0

    def added(self, trace: Trace, row: Node, r: int) -> Node:
        """W_t + K_t of row r; W_t alone where K is nothing but zeros (SM3)."""
        return row + self.row(trace, r) if any(self.table.words) else row

    def row(self, trace: Trace, r: int) -> Node:
        """Row r of K, as wide as a register."""
        offset = (r - self.first // self.lay.k) * self.lay.k_bytes
        if self.lay.broadcast:
            one = trace.load(Address("constants", self.lay.word, offset, self.base, table="" if self.base else self.table.name),
                             Kind("mem", self.lay.word, self.lay.word))
            return trace.apply("vpbroadcastd" if self.lay.word == 32 else "vpbroadcastq", (one,), kind=self.lay.kind)
        return trace.load(Address("constants", self.lay.size, offset, self.base,
                                  table="" if self.base else self.table.name), self.lay.kind)


def keep(trace: Trace, lay: Layout, rows: Sequence[Sequence[Node]]) -> None:
    """The last 16 words become the variables W0, W1, ... of the layout."""
    for s, stream in enumerate(rows):
        for r, row in enumerate(stream):
            trace.set(row_name(lay, s, r), row)


def row_name(lay: Layout, stream: int, r: int) -> str:
    """The variable that holds row r, counted modulo 16/k."""
    return f"W{r % lay.rows}" + (f"/{stream}" if lay.streams > 1 else "") + f".{lay.n}"


def kept(trace: Trace, lay: Layout) -> list[list[Node]]:
    return [[trace.var(row_name(lay, s, r), lay.kind) for r in range(lay.rows)] for s in range(lay.streams)]


def extend(trace: Trace, hash: ModuleType, lay: Layout, rows: list[list[Node]], r: int) -> None:
    """Row r of every stream, appended to the rows before it."""
    words = row_words(r * lay.k, lay)
    note = f"{words}: {formula(hash, r * lay.k)}" if lay.k > 1 else f"{words} = {formula(hash, r)}"
    trace.at(trace.stream, "W", r * lay.k, note)
    for stream in rows:
        stream.append(schedule_row(hash, trace, lay, dict(enumerate(stream, r - len(stream))), r))


def store_row(trace: Trace, lay: Layout, rows: list[list[Node]], r: int, last: int, ks: Constants,
              wk: Node, offset: int) -> None:
    """W_t + K_t (or W_t alone) of row r to the table; `last` is the number of the newest row in `rows`."""
    for s, stream in enumerate(rows):
        value = stream[len(stream) - 1 - (last - r)]
        value = value if lay.bare else ks.added(trace, value, r)
        trace.store(Address("schedule", lay.size, offset + s * lay.size // 8, wk), value)


def first_rows(trace: Trace, hash: ModuleType, lay: Layout, data: Node, wk: Node, ks: Constants) -> list[list[Node]]:
    """Rows of the message words, and W_t + K_t of them in the table at wk."""
    trace.at("schedule")
    rows = gather(trace, hash, lay, data)
    for r in range(lay.rows):
        trace.at("schedule", "W + K", r * lay.k, row_words(r * lay.k, lay) + ", + K" * (any(hash.K) and not lay.bare))
        store_row(trace, lay, rows, r, lay.rows - 1, ks, wk, r * lay.row_bytes)
    return rows


def next_rows(trace: Trace, hash: ModuleType, lay: Layout, rows: list[list[Node]], first: int, wk: Node,
              ks: Constants, offset: int) -> None:
    """The 16 words from word `first` on (or those that there are), appended to `rows` and stored + K_t at wk + offset."""
    trace.at("schedule")
    for r in range(first // lay.k, min(first + 16, len(hash.K)) // lay.k):
        extend(trace, hash, lay, rows, r)
        store_row(trace, lay, rows, r, r, ks, wk, offset + (r - first // lay.k) * lay.row_bytes)


def last_rows(lay: Layout, rows: list[list[Node]]) -> list[list[Node]]:
    return [stream[-lay.rows:] for stream in rows]


# Whole kernels.

class Scalar:
    """Sixteen rounds at a time in integer registers, the working variables in the plan's variables a, b, ...

    An engine says how the blocks that carry no schedule run their rounds: at the beginning, in the loop of sixteen rounds and
    at the end of each, and what goes behind the last.
    """

    def tables(self, hash: ModuleType) -> tuple[Table, ...]:
        """Constants of its own."""
        return ()

    def begin(self, trace: Trace, hash: ModuleType) -> None:
        pass

    def rounds(self, trace: Trace, hash: ModuleType, wk: Any) -> None:
        set_working(trace, hash, rounds(trace, hash, working(trace, hash), range(16), wk))

    def finish(self, trace: Trace, hash: ModuleType) -> None:
        finish(trace, hash, working(trace, hash))

    def leave(self, hash: ModuleType, name: str) -> list[PlanItem]:
        return []


def blocks(hash: ModuleType, layouts: Sequence[Layout], engine: Scalar) -> Plan:
    """void blocks(word state[], const void *data, size_t blocks).

    While a layout's n blocks are left, it takes them; what remains goes to the next. The last layout is of one.
    """
    enter = Trace("enter", comment="the working variables are the intermediate hash value")
    vector = any(lay.bank == "vec" for lay in layouts)
    if vector:
        enter.set("area", frame_area(enter))
    set_working(enter, hash, load_state(enter, hash))
    body = batches(hash, layouts, engine)
    return Plan(("state", "data", "blocks"), (Jump("done", "e", "blocks", 0), enter, *body.items), body.tables,
                body.area_bytes)


def batches(hash: ModuleType, layouts: Sequence[Layout], engine: Scalar) -> Plan:
    """The loops over `blocks` blocks at `data`: what stands between the entry and the end of a kernel."""
    items: list[PlanItem] = []
    tables: dict[str, Table] = {}
    area = 0
    for i, lay in enumerate(layouts):
        after = f"batch{layouts[i + 1].n}" if i + 1 < len(layouts) else "done"
        table = k_table(hash, lay)
        if any(table.words):
            tables[table.name] = table
        body = integer_batch(hash, lay, table) if lay.bank == "int" else batch(hash, lay, table, engine)
        items += [Label(f"batch{lay.n}"), Jump(after, "b", "blocks", lay.n), *body, Jump(f"batch{lay.n}")]
        area = max(area, table_bytes(hash, lay) if lay.bank == "vec" else 0)
    items.append(Label("done"))
    return Plan((), tuple(items), (*tables.values(), *engine.tables(hash)), area)


def frame_area(trace: Trace) -> Node:
    """The first address in the frame's last part that is a multiple of 64: no row crosses a cache line."""
    return trace.make("area", (), ("", 63), POINTER) & -64


def table_bytes(hash: ModuleType, lay: Layout) -> int:
    """The size of the table of W_t + K_t of a batch."""
    return len(hash.K) // lay.k * lay.row_bytes


def advance(trace: Trace, pointer: str, amount: int) -> Node:
    """The pointer variable moves on by `amount` bytes."""
    moved = trace.var(pointer, POINTER) + amount
    trace.set(pointer, moved)
    return moved


def next_block(trace: Trace, hash: ModuleType) -> None:
    """One block is done: the message pointer and the count move on."""
    trace.at(trace.stream, "next block", note="the next block")
    advance(trace, "data", block_bytes(hash))
    advance(trace, "blocks", -1)


def batch(hash: ModuleType, lay: Layout, table: Table, engine: Scalar) -> list[PlanItem]:
    """One batch: the first block carries the schedule of all, the others run rounds alone, by the engine.

    `q` stands at the first word of the block whose rounds run, `p` at the words of its next 16 rounds.
    """
    name, alone = f"{lay.n}", lay.n == 1
    stage = lay.rows * lay.row_bytes
    k_lay, k_first = constants_of(hash, lay)
    begin = Trace(f"begin{name}", comment=f"the schedule of {lay.n} block{'s' * (not alone)}: the message words")
    area = begin.var("area", POINTER)
    if not alone:
        begin.set("q", area)
        begin.set("end", area + lay.n * lay.step)
    keep(begin, lay, first_rows(begin, hash, lay, begin.var("data", POINTER), area, Constants(lay, table)))
    items: list[PlanItem] = [begin]

    if not uniform(hash):
        carry = Trace(f"carry{name}", weight=10, comment="rounds of one block beside the schedule of its batch")
        area, rows = carry.var("area", POINTER), kept(carry, lay)
        ks = Constants(k_lay, table)
        for first in range(16, len(hash.K), 16):
            next_rows(carry, hash, lay, rows, first, area, ks, lay.offset(first))
        one_block(carry, hash, Loaded(carry, hash, lay, area, ks))
        items.append(carry)
        if not alone:
            other = Trace(f"other{name}", weight=10 * lay.n, comment="rounds of one more block")
            carry.set("q", area + lay.step)
            one_block(other, hash, Loaded(other, hash, lay, other.var("q", POINTER), ks))
            advance(other, "q", lay.step)
            items += [Jump(f"ready{name}", "e", "q", "end"), Label(f"other{name}", LOOP), other,
                      Jump(f"other{name}", "ne", "q", "end"), Label(f"ready{name}")]
        return items

    begin.set("p", area)
    begin.set("turn", area + stage * (hash.ROUNDS // 16 - 1))
    k_stage = k_lay.rows * k_lay.k_bytes
    begin.set("kp", begin.make("table", (), (table.name, k_first // 16 * k_stage), POINTER))
    items += carried(hash, lay, table, f"carry{name}", "sixteen rounds of one block beside the next words of its batch")

    last = Trace(f"last{name}", weight=10, comment="the last sixteen rounds of the block")
    p = last.var("p", POINTER)
    ks = Constants(k_lay, table, last.var("kp", POINTER))
    finish(last, hash, rounds(last, hash, working(last, hash), range(16), Loaded(last, hash, lay, p, ks)))
    next_block(last, hash)
    items += [last]
    if alone:
        return items
    advance(last, "q", lay.step)
    other = Trace(f"other{name}", weight=8 * lay.n, comment="the next block of the batch")
    other.set("p", other.var("q", POINTER))
    other.set("turn", other.var("q", POINTER) + stage * (hash.ROUNDS // 16))
    engine.begin(other, hash)
    plain = Trace(f"plain{name}", weight=40 * lay.n, comment="sixteen rounds of one block")
    ks = Constants(k_lay, table, plain.var("kp", POINTER))
    engine.rounds(plain, hash, Loaded(plain, hash, lay, plain.var("p", POINTER), ks))
    advance(plain, "p", stage)
    if lay.bare:
        other.set("kp", other.make("table", (), (table.name, 0), POINTER))
        advance(plain, "kp", k_stage)
    end = Trace(f"end{name}", weight=8 * lay.n, comment="the state after the block")
    engine.finish(end, hash)
    next_block(end, hash)
    advance(end, "q", lay.step)
    return [*items, Label(f"other{name}", LOOP), other, Label(f"plain{name}", LOOP), plain,
            Jump(f"plain{name}", "ne", "p", "turn"), end, Jump(f"other{name}", "ne", "q", "end"), *engine.leave(hash, name)]


def constants_of(hash: ModuleType, lay: Layout) -> tuple[Layout, int]:
    """How `kp` reads K beside a schedule, and the word at which it begins: the rounds' words, or the rows that are made."""
    return (layout_of_words(hash), 0) if lay.bare else (lay, 16)


def carried(hash: ModuleType, lay: Layout, table: Table, name: str, comment: str) -> list[PlanItem]:
    """The loop of sixteen rounds, of the words at `p`, beside the sixteen words that follow; until `p` is at `turn`."""
    k_lay, k_first = constants_of(hash, lay)
    stage = lay.rows * lay.row_bytes
    carry = Trace(name, weight=40, comment=comment)
    p, rows = carry.var("p", POINTER), kept(carry, lay)
    ks = Constants(k_lay, table, carry.var("kp", POINTER), k_first)
    next_rows(carry, hash, lay, rows, 16, p, ks, stage)
    keep(carry, lay, last_rows(lay, rows))
    set_working(carry, hash, rounds(carry, hash, working(carry, hash), range(16), Loaded(carry, hash, lay, p, ks)))
    carry.at("rounds", "next words", note="the next sixteen words")
    advance(carry, "p", stage)
    advance(carry, "kp", k_lay.rows * k_lay.k_bytes)
    return [Label(name, LOOP), carry, Jump(name, "ne", "p", "turn")]


def one_block(trace: Trace, hash: ModuleType, wk: Any) -> None:
    """All rounds of one block, and the state after it."""
    finish(trace, hash, rounds(trace, hash, working(trace, hash), range(hash.ROUNDS), wk))
    next_block(trace, hash)


class Direct:
    """W_t + K_t computed where the round needs them, from words in integer registers or in their slots."""

    def __init__(self, trace: Trace, hash: ModuleType, lay: Layout, rows: list[list[Node]], ks: Constants):
        self.trace, self.hash, self.lay, self.rows, self.ks = trace, hash, lay, rows, ks

    def __getitem__(self, t: int) -> Node:
        while len(self.rows[0]) <= t:
            extend(self.trace, self.hash, self.lay, self.rows, len(self.rows[0]))
        self.trace.at("rounds", "round", t)
        return self.ks.added(self.trace, self.rows[0][t], t)


def integer_batch(hash: ModuleType, lay: Layout, table: Table) -> list[PlanItem]:
    """One block with its schedule in integer registers: each word is computed when its round comes."""
    begin = Trace("begin", weight=10, comment="sixteen rounds on the message words")
    rows = gather(begin, hash, lay, begin.var("data", POINTER))
    if not uniform(hash):
        one_block(begin, hash, Direct(begin, hash, lay, rows, Constants(lay, table)))
        return [begin]
    state = rounds(begin, hash, working(begin, hash), range(16), Direct(begin, hash, lay, rows, Constants(lay, table)))
    set_working(begin, hash, state)
    keep(begin, lay, rows)
    size = lay.word // 8
    begin.set("kp", begin.make("table", (), (table.name, 16 * size), POINTER))
    begin.set("turn", begin.make("table", (), (table.name, hash.ROUNDS * size), POINTER))
    carry = Trace("carry", weight=40, comment="sixteen rounds, each on the word made just before")
    rows = kept(carry, lay)
    direct = Direct(carry, hash, lay, rows, Constants(lay, table, carry.var("kp", POINTER), 16))
    set_working(carry, hash, rounds(carry, hash, working(carry, hash), range(16, 32), direct))
    keep(carry, lay, last_rows(lay, rows))
    advance(carry, "kp", 16 * size)
    last = Trace("last", weight=10, comment="the state after the block")
    finish(last, hash, working(last, hash))
    next_block(last, hash)
    return [begin, Label("carry", LOOP), carry, Jump("carry", "ne", "kp", "turn"), last]


def schedule(hash: ModuleType, lay: Layout) -> Plan:
    """void schedule(word *wk, const void *data): wk[t*n + j] = W_t + K_t of block j."""
    table = k_table(hash, lay)
    known = any(table.words)
    enter, begin = Trace("enter"), Trace("begin", comment="the message words")
    if lay.bank == "vec":
        enter.set("area", frame_area(enter))             # first: spills need it
    wk, stage, k_stage = begin.var("wk", POINTER), lay.rows * lay.row_bytes, lay.rows * lay.k_bytes
    keep(begin, lay, first_rows(begin, hash, lay, begin.var("data", POINTER), wk, Constants(lay, table)))
    if known:
        begin.set("kp", begin.make("table", (), (table.name, k_stage), POINTER))
    begin.set("turn", wk + stage * (len(hash.K) // 16 - 1))
    more = Trace("more", weight=40, comment="the next sixteen words")
    rows, wk = kept(more, lay), more.var("wk", POINTER)
    next_rows(more, hash, lay, rows, 16, wk, Constants(lay, table, more.var("kp", POINTER) if known else None, 16), stage)
    keep(more, lay, last_rows(lay, rows))
    advance(more, "wk", stage)
    if known:
        advance(more, "kp", k_stage)
    items: list[PlanItem] = [enter, begin, Label("more", LOOP), more, Jump("more", "ne", "wk", "turn")]
    if len(hash.K) % 16:
        rest = Trace("rest", comment="the words that are left")
        next_rows(rest, hash, lay, kept(rest, lay), len(hash.K) // 16 * 16, rest.var("wk", POINTER),
                  Constants(lay, table, rest.var("kp", POINTER) if known else None, len(hash.K) // 16 * 16), stage)
        items.append(rest)
    return Plan(("wk", "data"), tuple(items), (table,) if known else (), 0)


class Strided:
    """W_t + K_t as loads of wk[t*stride]: four at a time behind one pointer, at 0, 1, 2 and 3 strides."""

    def __init__(self, trace: Trace, hash: ModuleType, base: Node, first: int = 0):
        self.trace, self.hash, self.first = trace, hash, first
        self.bases = [base]

    def __getitem__(self, t: int) -> Node:
        group, i = divmod(t - self.first, 4)
        while len(self.bases) <= group:
            self.bases.append(self.bases[-1] + self.trace.var("stride4", POINTER))
        index = self.trace.var("stride3" if i == 3 else "stride", POINTER) if i else None
        address = Address("schedule", self.hash.WIDTH, 0, self.bases[group], index, 2 if i == 2 else 1)
        return self.trace.load(address, word_kind(self.hash))


def strides(trace: Trace, hash: ModuleType) -> Node:
    """The stride in bytes; it, three and four of it become what Strided needs."""
    stride = trace.var("stride", POINTER).shifted(-int(math.log2(hash.WIDTH // 8)))
    for name, node in (("stride", stride), ("stride3", stride + stride.shifted(-1)), ("stride4", stride.shifted(-2))):
        trace.set(name, node)
    return stride


def compression(hash: ModuleType) -> Plan:
    """void rounds(word state[], const word *wk, size_t stride): one compression; reads wk[t*stride]."""
    enter = Trace("enter")
    wk, stride = enter.var("wk", POINTER), strides(enter, hash)
    set_working(enter, hash, load_state(enter, hash))
    parameters = ("state", "wk", "stride")
    if not uniform(hash):
        block = Trace("block", weight=10)
        loads = Strided(block, hash, block.var("wk", POINTER))
        finish(block, hash, rounds(block, hash, working(block, hash), range(hash.ROUNDS), loads))
        return Plan(parameters, (enter, block), (), 0)
    whole = stride.shifted(-6) if hash.ROUNDS == 64 else stride.shifted(-6) + stride.shifted(-4)
    enter.set("turn", wk + whole)
    sixteen = Trace("sixteen", weight=40, comment="sixteen rounds")
    loads = Strided(sixteen, hash, sixteen.var("wk", POINTER))
    set_working(sixteen, hash, rounds(sixteen, hash, working(sixteen, hash), range(16), loads))
    sixteen.set("wk", loads.bases[-1] + sixteen.var("stride4", POINTER))
    last = Trace("last", comment="the state after the block")
    finish(last, hash, working(last, hash))
    return Plan(parameters, (enter, Label("sixteen", LOOP), sixteen, Jump("sixteen", "ne", "wk", "turn"), last), (), 0)
