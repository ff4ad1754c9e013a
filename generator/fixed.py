"""Kernels for messages of which much is known beforehand: which words of which block are constant is the shape.

In go a hash, the length of the message, and whatever else of it is constant (the blocks before it, words of its first
block, that it is hashed as HMAC does); out comes a plan. The standard's text is read over nodes of which many are
integers, and integers fold: constant words cost no schedule work, blocks that are constant altogether become a table of
W_t + K_t (Gueron and Krasnov, section 5) or, at the message's beginning, another initial value. Whole blocks of a long
message run in the loops of `blocks`; blocks with both padding and message bytes are straight code. No byte outside the
message is read: words at its end are loads that end there, shifted, or single bytes.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import count, takewhile
from types import ModuleType

from .engines import Engine, State, four_words, store_rows, value_rows
from .graph import Kind, Node, Trace
from .hashes import block_bytes, expand, output, process, start, tail
from .kernel import (
    POINTER,
    Constants,
    Layout,
    Loaded,
    Plan,
    PlanItem,
    Scalar,
    advance,
    batches,
    carried,
    extend,
    frame_area,
    k_table,
    keep,
    last_rows,
    next_rows,
    rounds,
    row_name,
    row_words,
    set_working,
    state_names,
    store_row,
    table_bytes,
    uniform,
    word_kind,
    working,
)
from .padding import words
from .program import LOOP, Address, Jump, Label, Table
from .words import Word

LONGEST = 1 << 20                              # bytes of a message
SHAPES = {"merkle64": "the parent of two nodes of 32 bytes", "double32": "the hash of a hash of 32 bytes",
          "hmac": "HMAC (RFC 2104)", "pbkdf2": "one iteration of PBKDF2 (RFC 8018): HMAC of the HMAC before"}
LENGTHS = {"merkle64": 64, "double32": 32, "hmac": 64}             # unless told


# What is asked for.

@dataclass(frozen=True)
class Message:
    """What is known of a message: its length in bytes (None: one block of which CONST tells a part), the name of a shape,
    constant words as CONST spells them, and the constant blocks before it (of HMAC: the key's block) in hexadecimal."""

    length: int | None
    shape: str = ""
    const: str = ""
    prefix: str = ""

    @property
    def name(self) -> str:
        """What stands for it in names, before the ISA."""
        fixed = self.shape in ("merkle64", "double32", "pbkdf2")
        return "_".join([*[self.shape][:bool(self.shape)], *([] if fixed else [f"len{self.length}"])]
                        ) if self.length is not None else "block"

    @property
    def suffix(self) -> str:
        """What stands for its constants in names, after the ISA."""
        def short(text: str) -> str:
            return hashlib.sha256(text.lower().encode()).hexdigest()[:8]

        place, _, value = self.const.partition("=")
        return (f"_const_{place.replace(':', '_')}_{short(value)}" if self.const else "") + (
            f"_prefix_{short(self.prefix)}" if self.prefix else "")

    @property
    def keyed(self) -> bool:
        """Whether it is HMAC."""
        return self.shape in ("hmac", "pbkdf2")


def message(hash: ModuleType, variant: str, length: int | None, shape: str = "", const: str = "", prefix: str = "") -> Message:
    """The message that is asked for; ValueError says why there is none, and what would work."""
    size, step = block_bytes(hash), hash.WIDTH // 8
    if shape and shape not in SHAPES:
        raise ValueError(f"there is no shape {shape!r}; there is {', '.join(SHAPES)}.")
    own = hash.DIGEST_BITS[variant] // 8 if shape == "pbkdf2" else LENGTHS.get(shape)
    if shape not in ("", "hmac") and length not in (None, own):
        raise ValueError(f"SHAPE={shape} hashes {own} bytes, so LEN={length} means nothing there. Leave one of them out.")
    length = own if length is None else length
    if length is not None and not 0 <= length <= LONGEST:
        raise ValueError(f"LEN={length}: whole messages have 0 to {LONGEST} bytes. Try LEN=64, or KIND=blocks for any length.")
    if shape and const:
        raise ValueError(f"SHAPE={shape} tells itself which words are constant, so CONST does not go with it. Leave one out.")
    if prefix:
        if not re.fullmatch(r"([0-9a-fA-F]{2})+", prefix):
            raise ValueError("PREFIX_BLOCK must be bytes in hexadecimal: an even number of digits 0 to 9 and a to f.")
        if len(prefix) % (2 * size):
            raise ValueError(f"PREFIX_BLOCK has {len(prefix) // 2} bytes; it must be whole blocks of {variant}, {size} each.")
        if length is None:
            raise ValueError("PREFIX_BLOCK needs to know how long the rest of the message is. Try LEN=64 with it.")
        if shape in ("hmac", "pbkdf2") and len(prefix) != 2 * size:
            raise ValueError(f"PREFIX_BLOCK is the block of HMAC's key, one block of {size} bytes; this has {len(prefix) // 2}.")
    if const:
        found = re.fullmatch(r"(\d+):(\d+)=([0-9a-fA-F]*)", const)
        if not found:
            raise ValueError(f"CONST={const} is not FIRST:LAST=HEX. Try CONST=8:8=80000000.")
        low, high, digits = int(found[1]), int(found[2]), found[3]
        if not 0 <= low <= high <= 15:
            raise ValueError(f"CONST={low}:{high} is no range of a block's words, which are 0 to 15. Try CONST=8:15=....")
        if len(digits) != 2 * step * (high - low + 1):
            raise ValueError(f"CONST={low}:{high} needs {2 * step * (high - low + 1)} digits, {2 * step} for each word of "
                             f"{variant}; there are {len(digits)}.")
        if length is not None and (high + 1) * step > length:
            raise ValueError(f"CONST={low}:{high} ends at byte {(high + 1) * step}, behind a message of {length} bytes. "
                             f"Padding is constant anyway; try LEN={max(64, (high + 1) * step)}.")
    return Message(length, shape, const.lower(), prefix.lower())


# What it is made of.

@dataclass(frozen=True)
class Start:
    """A hash value before some blocks: numbers, or words in memory behind a pointer from number `first` on."""

    numbers: tuple[int, ...] = ()
    pointer: str = ""
    first: int = 0


@dataclass(frozen=True)
class Block:
    """A block byte by byte. None: the next of the bytes in memory, of which it uses those from number `first` on; `bytes`
    of them can be read. In `space` message they lie in order, in `state` as words."""

    known: tuple[int | None, ...]
    first: int = 0
    space: str = "message"
    bytes: int = 0

    def places(self, step: int) -> list[int | None]:
        """Where each byte lies behind the space's pointer; None for constant bytes. `step`: bytes of a word."""
        at = count(self.first)
        numbers = [None if x is not None else next(at) for x in self.known]
        if self.space == "message":
            return list(numbers)
        return [None if n is None else n // step * step + step - 1 - n % step for n in numbers]

    @property
    def constant(self) -> bool:
        return None not in self.known


@dataclass(frozen=True)
class Whole:
    """So many whole blocks of the message, in a loop; `first`: where in memory they begin."""

    blocks: int
    first: int


@dataclass(frozen=True)
class Pass:
    """One hash: where it starts, and its blocks."""

    start: Start
    steps: tuple[Whole | Block, ...]


def passes(hash: ModuleType, variant: str, m: Message) -> list[Pass]:
    """The hashes that a message takes, with constant blocks at the beginning folded into where they start."""
    size, step = block_bytes(hash), hash.WIDTH // 8
    initial = Start(tuple(hash.INITIAL[variant]))
    place, _, digits = m.const.partition("=")
    low, high = (int(x) for x in place.split(":")) if m.const else (0, -1)
    fixed = dict(enumerate(bytes.fromhex(digits), low * step))
    if m.length is None:
        block = Block(tuple(fixed.get(i) for i in range(size)), bytes=size - len(fixed))
        return [Pass(Start(pointer="state"), (block,))]
    prefix = bytes.fromhex(m.prefix)
    before = len(prefix) or (size if m.keyed else 0)                # bytes hashed before the message
    mine = m.length - len(fixed)
    steps: list[Whole | Block] = []
    at = taken = 0
    if fixed and m.length >= size:
        steps.append(Block(tuple(fixed.get(i) for i in range(size)), bytes=mine))
        at, taken = size, size - len(fixed)
    whole = (m.length - at) // size
    end = [None if i >= size or i not in fixed else fixed[i] for i in range(at, m.length)] if not at else []
    rest = (end or [None] * (m.length - at))[whole * size:] + list(tail(hash, before + m.length))
    ending = [tuple(rest[i:i + size]) for i in range(0, len(rest), size)]
    bearing = bool(steps) + bool(whole) + sum(None in known for known in ending)
    if whole == 1 and bearing == 1:
        steps.append(Block((None,) * size, taken, bytes=mine))
    elif whole:
        steps.append(Whole(whole, taken))
    taken += whole * size
    for known in ending:
        steps.append(Block(known, taken, bytes=mine))
        taken += known.count(None)
    if not m.keyed:
        return [folded(hash, Pass(Start(tuple(int(x) for x in process(hash, start(hash, variant), prefix))), tuple(steps)))]
    digest = hash.DIGEST_BITS[variant] // 8
    outer = Block((None,) * digest + tuple(tail(hash, size + digest)), space="state", bytes=len(initial.numbers) * step)
    starts = [Start(pointer="midstates"), Start(pointer="midstates", first=len(initial.numbers))]
    if prefix:
        starts = [Start(tuple(int(x) for x in process(hash, start(hash, variant), bytes(x ^ pad for x in prefix))))
                  for pad in (0x36, 0x5C)]                           # RFC 2104, section 2
    inner = folded(hash, Pass(starts[0], tuple(steps)))
    if inner.steps:
        return [inner, Pass(starts[1], (outer,))]
    digest_bytes = output(hash, variant, [Word(x, hash.WIDTH) for x in inner.start.numbers])
    return [folded(hash, Pass(starts[1], (Block((*digest_bytes, *outer.known[digest:])),)))]


def folded(hash: ModuleType, one: Pass) -> Pass:
    """The same with constant blocks at the beginning made part of the start."""
    steps = list(one.steps)
    done = list(takewhile(lambda s: isinstance(s, Block) and s.constant, steps)) if one.start.numbers else []
    data = b"".join(bytes(x for x in s.known if x is not None) for s in done if isinstance(s, Block))
    value = process(hash, [Word(x, hash.WIDTH) for x in one.start.numbers], data)
    return Pass(Start(tuple(int(x) for x in value)) if done else one.start, tuple(steps[len(done):]))


class Unknown(Exception):
    """A word of the schedule that depends on the message."""


def schedule(hash: ModuleType, block: Block) -> list[int | None]:
    """Every W_t that is constant; None for the others."""
    W = words(hash, list(block.known))

    class Known:
        def __getitem__(self, t: int) -> Word:
            if W[t] is None:
                raise Unknown
            return Word(W[t] or 0, hash.WIDTH)

    if None not in W:
        return [int(w) for w in expand(hash, [Word(w or 0, hash.WIDTH) for w in W])]
    for t in range(16, len(hash.K)):
        try:
            W.append(int(hash.schedule(Known(), t)))
        except Unknown:
            W.append(None)
    return W


def prototype(hash: ModuleType, m: Message, symbol: str) -> str:
    """The C declaration, without the semicolon."""
    word, words = f"uint{hash.WIDTH}_t", len(state_names(hash))
    if m.length is None:
        return f"void {symbol}({word} state[{words}], const void *data)"
    midstates = f"const {word} midstates[{2 * words}], " if m.keyed and not m.prefix else ""
    return f"void {symbol}(uint8_t *digest, {midstates}const void *message)"


def about(hash: ModuleType, variant: str, m: Message) -> tuple[str, ...]:
    """What a kernel computes, in sentences."""
    name, size = variant.upper(), block_bytes(hash)
    place, _, value = m.const.partition("=")
    words = f"words {place.replace(':', ' to ')} are {value}" if m.const else ""
    if m.length is None:
        return (f"{hash.NAME.upper()}: the intermediate hash value after one block whose {words};",
                "data holds the block's other words.")
    if m.keyed:
        key = (f"The key's block is {m.prefix}." if m.prefix else
               f"midstates: the hash value after the block key ^ ipad, then after key ^ opad ({size} bytes each).")
        return (f"{SHAPES[m.shape]} with {name} of a message of exactly {m.length} bytes.", key)
    told = [f"{name} of a message of exactly {m.length} bytes" + (f": {SHAPES[m.shape]}." if m.shape else ".")]
    told += [f"Before it stands {m.prefix}."] if m.prefix else []
    told += [f"Its {words}; `message` holds its other bytes."] if m.const else []
    return tuple(told)


def summary(hash: ModuleType, variant: str, m: Message) -> str:
    """The first sentence, for the header."""
    return about(hash, variant, m)[0].rstrip(";.")


# Words and rows from memory.

def word(trace: Trace, hash: ModuleType, block: Block, i: int, moved: int) -> Node:
    """Word i of a block in an integer register. `moved`: how far the pointer has moved since the message's beginning."""
    step, kind = hash.WIDTH // 8, word_kind(hash)
    known, where = block.known[i * step:(i + 1) * step], block.places(step)[i * step:(i + 1) * step]
    rest = int.from_bytes(bytes(x or 0 for x in known), "big")
    mask = int.from_bytes(bytes(255 if x is None else 0 for x in known), "big")
    held = [a for a in where if a is not None]
    trace.at(trace.stream, "W", i, f"W_{i}")
    if not held:
        return trace.const(rest, kind)
    pointer = trace.var("data" if block.space == "message" else "state", POINTER)

    def load(at: int) -> Node:
        return trace.load(Address(block.space, hash.WIDTH, at - moved, pointer), kind)

    if block.space == "state":
        moved = 0
        return (load(min(held) // step * step) & mask) + rest
    swap = tuple(reversed(range(step)))
    first = held[-1] + 1 - step
    if first >= 0:
        return trace.permute((load(first),), 8, swap, kind).shifted(-8 * (step - len(held))) + rest
    whole = trace.const(rest, kind)
    for j, at in enumerate(held):
        byte = trace.load(Address(block.space, 8, at - moved, pointer), Kind("mem", 8, 8))
        whole = whole + trace.apply("movzx", (byte,), kind=kind).shifted(-8 * (step - 1 - j))
    return whole


def row(trace: Trace, hash: ModuleType, block: Block, r: int, moved: int, word_first: bool = True) -> Node | None:
    """Sixteen bytes of a block as words in lanes; None if no load of sixteen bytes holds them. `word_first`: the first word
    is in the lowest lane, else in the highest."""
    step, kind = hash.WIDTH // 8, Kind("vec", hash.WIDTH, 128)
    known, where = block.known[16 * r:16 * r + 16], block.places(step)[16 * r:16 * r + 16]
    place = [b // step * step + step - 1 - b % step if word_first else 15 - b for b in range(16)]
    held = [a for a in where if a is not None]
    trace.at(trace.stream, "W", r * (16 // step), row_words(r * (16 // step), Layout(hash.WIDTH, 1, 1, 16 // step, 128)))

    def lanes(data: list[int]) -> tuple[int, ...]:
        return tuple(int.from_bytes(bytes(data[i:i + step]), "little") for i in range(0, 16, step))

    rest, mask = [0] * 16, [255] * 16
    for b, x in enumerate(known):
        if x is not None:
            rest[place[b]], mask[place[b]] = x, 0
    if not held:
        return trace.const(lanes(rest), kind)
    first = min(min(held), block.bytes - 16)
    if first < 0 or max(held) >= first + 16:
        return None
    pointer = trace.var("data" if block.space == "message" else "state", POINTER)
    loaded = trace.load(Address(block.space, 128, first - (moved if block.space == "message" else 0), pointer), kind)
    pieces: list[int | None] = [None] * 16
    for b, a in enumerate(where):
        if a is not None:
            pieces[place[b]] = a - first
    return (trace.permute((loaded,), 8, tuple(pieces), kind) & trace.const(lanes(mask), kind)) | trace.const(lanes(rest), kind)


def engine_row(trace: Trace, hash: ModuleType, engine: Engine, block: Block, r: int, moved: int) -> Node:
    """Four words of a block in lanes, by loads of sixteen bytes if they can be had, else word by word."""
    kind = four_words(hash).kind
    per = kind.size // 128
    found = [row(trace, hash, block, per * r + half, moved, engine.word_first) for half in range(per)]
    halves = [half for half in found if half is not None]
    if len(halves) < per:
        return engine.row_of(trace, hash, [word(trace, hash, block, 4 * r + j, moved) for j in range(4)])
    return halves[0] if per == 1 else trace.permute(tuple(halves), 128, (0, 1), kind)


# Kernels.

@dataclass
class Making:
    """A plan on its way: the hash, the layout of one block, and the items, tables and frame bytes so far. `moved`: how far
    the message's pointer has moved."""

    hash: ModuleType
    lay: Layout
    area_bytes: int
    items: list[PlanItem] = field(default_factory=list)
    tables: dict[str, Table] = field(default_factory=dict)
    moved: int = 0
    blocks: int = 0                            # blocks of straight code so far, for names

    def loop(self, step: Whole) -> Trace:
        """What comes before a loop: where its blocks begin, and how many there are."""
        first = Trace(f"whole{self.blocks}", comment=f"{step.blocks} whole block{'s' * (step.blocks > 1)}")
        first.set("blocks", first.const(step.blocks, POINTER))
        if step.first != self.moved:
            advance(first, "data", step.first - self.moved)
        self.moved = step.first + step.blocks * block_bytes(self.hash)
        return first

    def start(self, begin: Start) -> Table:
        """The numbers that a hash starts from, as a table."""
        for table in self.tables.values():
            if table.words == begin.numbers:
                return table
        made = Table(f"H{len(self.tables)}", self.hash.WIDTH, begin.numbers, comment="the hash value to start from")
        return self.tables.setdefault(made.name, made)

    def table(self, block: Block, with_k: bool = True, word_first: bool = True) -> Table:
        """The constant words of a block as a table, zeros in place of the others: W_t + K_t, or W_t alone."""
        name = f"W{self.blocks}"
        if name in self.tables:
            return self.tables[name]
        K = self.hash.K if with_k else [0] * len(self.hash.K)
        W = [0 if w is None else (w + k) % (1 << self.hash.WIDTH) for w, k in zip(schedule(self.hash, block), K)]
        if not word_first:
            W = [x for i in range(0, len(W), 4) for x in reversed(W[i:i + 4])]
        about = f"W_t{' + K_t' * with_k} of {'a' if block.constant else 'the constant words of a'} block"
        self.tables[name] = Table(name, self.hash.WIDTH, tuple(W), comment=about)
        return self.tables[name]


def plan(hash: ModuleType, variant: str, m: Message, layouts: Sequence[Layout], engine: Engine | None,
         loops: Scalar | None) -> Plan:
    """void fixed(uint8_t *digest, const void *message) and its like; `layouts`: those of the loop over whole blocks, that
    of one block last, `loops`: how its blocks run their rounds; or all by an `engine`."""
    todo = passes(hash, variant, m)
    if not engine:
        todo = [in_loop(hash, one) for one in todo]
    lay = replace(layouts[-1], bare=False) if layouts else four_words(hash)       # blocks outside loops store W + K
    steps = [step for one in todo for step in one.steps]
    looped = loops and any(isinstance(step, Whole) for step in steps)
    loop = batches(hash, layouts, loops) if loops and looped else Plan((), (), (), 0)
    vector = lay.bank == "vec" and not engine
    kept = m.length is not None and (len(steps) > 1 or bool(loop.items)) and not (engine and len(todo) == 1)
    area = max(loop.area_bytes, table_bytes(hash, lay) if vector else 0)
    enter = Trace("enter", comment="where things are")
    if kept or vector:
        enter.set("area", frame_area(enter))
        if kept:
            enter.set("state", frame_area(enter) + area)
    made = Making(hash, lay, area + (8 * hash.WIDTH // 8 if kept else 0), [enter] if enter.writes else [])
    take = packed if engine else scalar
    for one in todo:
        digest = 0 if m.length is None else hash.DIGEST_BITS[variant] // 8
        take(made, one, loop, engine, digest if one is todo[-1] else 0)
    parameters = ("state", "data") if m.length is None else (
        ("digest", "midstates", "data") if any(one.start.pointer for one in todo) else ("digest", "data"))
    extra = {t.name: t for t in (*loop.tables, *(engine.tables(hash) if engine else ()))}
    return Plan(parameters, tuple(made.items), (*extra.values(), *(t for n, t in made.tables.items() if n not in extra)),
                made.area_bytes if enter.writes else 0)


def in_loop(hash: ModuleType, one: Pass) -> Pass:
    """The pass with whole blocks of the message in the loop; but for a first block whose start is numbers that instructions can
    hold, of which much folds: measured, it is worth code of its own, and no other block is."""
    def taken(number: int, step: Whole | Block) -> Whole | Block:
        folds = number == 0 and one.start.numbers and hash.WIDTH == 32 and uniform(hash)
        bare = isinstance(step, Block) and step.space == "message" and not any(x is not None for x in step.known)
        return Whole(1, step.first) if bare and not folds else step

    return replace(one, steps=tuple(taken(number, step) for number, step in enumerate(one.steps)))


def value(trace: Trace, made: Making, begin: Start) -> list[Node]:
    """A hash value as words in integer registers; numbers of 64 bits from a table, as instructions that hold them are long:
    measured, that is 6 % of SHA-512 of 128 bytes."""
    hash = made.hash
    step = hash.WIDTH // 8
    if begin.numbers and hash.WIDTH > 32:
        table = made.start(begin)
        return [trace.load(Address("constants", hash.WIDTH, i * step, table=table.name), word_kind(hash))
                for i in range(len(begin.numbers))]
    if begin.numbers:
        return [trace.const(x, word_kind(hash)) for x in begin.numbers]
    pointer = trace.var(begin.pointer, POINTER)
    return [trace.load(Address(begin.pointer, hash.WIDTH, (begin.first + i) * step, pointer), word_kind(hash))
            for i in range(len(state_names(hash)))]


def keep_state(trace: Trace, hash: ModuleType, new: Sequence[Node]) -> None:
    """The hash value to its place in the frame."""
    for i, node in enumerate(new):
        trace.store(Address("state", hash.WIDTH, i * hash.WIDTH // 8, trace.var("state", POINTER)), node)


def write_digest(trace: Trace, hash: ModuleType, bytes: int, new: Sequence[Node]) -> None:
    """The leftmost bytes of the hash value, big-endian words, to the digest."""
    step = hash.WIDTH // 8
    for i, node in enumerate(new):
        here = min(step, bytes - i * step)
        if here > 0:
            trace.at(trace.stream, "digest", i, f"digest, word {i}")
            swapped = trace.permute((node,), 8, tuple(reversed(range(step))), node.kind)
            trace.store(Address("digest", 8 * here, i * step, trace.var("digest", POINTER)), swapped)


def scalar(made: Making, one: Pass, loop: Plan, engine: Engine | None, digest: int) -> None:
    """A pass by rounds on integer registers. `digest`: bytes to write; 0 leaves the hash value behind `state`."""
    hash = made.hash
    if not one.steps:
        leave = Trace("constant", comment="the digest is a constant")
        write_digest(leave, hash, digest, [leave.const(x, word_kind(hash)) for x in one.start.numbers])
        made.items.append(leave)
    for number, step in enumerate(one.steps):
        begin = one.start if number == 0 else Start(pointer="state")
        final = number == len(one.steps) - 1

        def state(trace: Trace, number: int = number, begin: Start = begin) -> list[Node]:
            return value(trace, made, begin) if number == 0 else working(trace, hash)

        def settle(trace: Trace, after: Sequence[Node], begin: Start = begin, final: bool = final) -> None:
            trace.at("rounds", "chain", note="H = H + (a, b, ...)")
            new = hash.chain(value(trace, made, begin), after)
            if final and digest:
                write_digest(trace, hash, digest, new)
                return
            keep_state(trace, hash, new)
            if not final:
                set_working(trace, hash, new)

        if isinstance(step, Whole):
            first = made.loop(step)
            if number == 0:
                keep_state(first, hash, value(first, made, begin))
            set_working(first, hash, state(first))
            made.items += [first, *loop.items]
        elif step.constant and uniform(hash):
            by_table(made, step, state, settle)
        else:
            straight(made, step, state, settle)
        made.blocks += 1


def by_table(made: Making, block: Block, state: Callable[[Trace], list[Node]],
             settle: Callable[[Trace, Sequence[Node]], None]) -> None:
    """A constant block: its rounds read a table, sixteen in a turn."""
    hash, name = made.hash, made.blocks
    table = made.table(block)
    size = hash.WIDTH // 8
    begin = Trace(f"table{name}", comment="a constant block: W_t + K_t is a table")
    begin.set("p", begin.make("table", (), (table.name, 0), POINTER))
    begin.set("turn", begin.make("table", (), (table.name, hash.ROUNDS * size), POINTER))
    now = state(begin)
    if any(node.op != "var" for node in now):
        set_working(begin, hash, now)
    sixteen = Trace(f"sixteen{name}", weight=40, comment="sixteen rounds")
    line = Layout(hash.WIDTH, 1, 1, 1, hash.WIDTH, bank="int")
    p = sixteen.var("p", POINTER)
    given = Loaded(sixteen, hash, line, p, Constants(line, table))
    set_working(sixteen, hash, rounds(sixteen, hash, working(sixteen, hash), range(16), given))
    sixteen.at("rounds", "next words", note="the next sixteen words")
    advance(sixteen, "p", 16 * size)
    last = Trace(f"after{name}", comment="the hash value after the block")
    settle(last, working(last, hash))
    made.items += [begin, Label(f"sixteen{name}", LOOP), sixteen, Jump(f"sixteen{name}", "ne", "p", "turn"), last]


class Given:
    """W_t + K_t where W_t is constant, else what `others` says of it. Numbers that are no immediates lie in a table."""

    def __init__(self, trace: Trace, made: Making, block: Block, others: object):
        self.trace, self.made, self.block, self.others = trace, made, block, others
        self.W = schedule(made.hash, block)

    def __getitem__(self, t: int) -> Node:
        w, hash = self.W[t], self.made.hash
        if w is None:
            return self.others[t]              # type: ignore[index, no-any-return]
        if hash.WIDTH == 32:
            return self.trace.const(w + hash.K[t], word_kind(hash))
        table = self.made.table(self.block)
        return self.trace.load(Address("constants", hash.WIDTH, t * hash.WIDTH // 8, table=table.name), word_kind(hash))


class Made:
    """W_t + K_t from words in integer registers, each computed when its round comes."""

    def __init__(self, trace: Trace, hash: ModuleType, lay: Layout, row: list[Node], table: Table):
        self.trace, self.hash, self.lay, self.rows, self.table = trace, hash, lay, [row], table

    def __getitem__(self, t: int) -> Node:
        while len(self.rows[0]) <= t:
            extend(self.trace, self.hash, self.lay, self.rows, len(self.rows[0]))
        self.trace.at("rounds", "round", t)
        if self.hash.WIDTH == 32:
            return self.rows[0][t] + self.trace.const(self.hash.K[t], word_kind(self.hash))
        return self.rows[0][t] + Constants(self.lay, self.table).row(self.trace, t)


def straight(made: Making, block: Block, state: Callable[[Trace], list[Node]],
             settle: Callable[[Trace, Sequence[Node]], None]) -> None:
    """A block of whose words some are constant, as straight code."""
    hash, lay, name = made.hash, made.lay, made.blocks
    table = k_table(hash, lay)
    begin = Trace(f"rows{name}", comment="the message words")
    begin.at("schedule")
    found = [row(begin, hash, block, r, made.moved) for r in range(lay.rows)] if lay.bank == "vec" and not block.constant else []
    gathered = [node for node in found if node is not None]
    if not gathered or len(gathered) < len(found):
        line = Layout(hash.WIDTH, 1, 1, 1, hash.WIDTH, bank="int")
        table = k_table(hash, line)
        if hash.WIDTH != 32:
            made.tables[table.name] = table
        all_rounds = Trace(f"block{name}", weight=10, comment="one block, each word computed before its round")
        all_rounds.at("schedule")
        sixteen = [word(all_rounds, hash, block, t, made.moved) for t in range(16)]
        given = Given(all_rounds, made, block, Made(all_rounds, hash, line, sixteen, table))
        all_rounds.at("rounds", "round", 0)
        settle(all_rounds, rounds(all_rounds, hash, state(all_rounds), range(hash.ROUNDS), given))
        made.items.append(all_rounds)
        return

    made.tables[table.name] = table
    area, ks = begin.var("area", POINTER), Constants(lay, table)
    for r, node in enumerate(gathered):
        if node.op != "const":
            begin.at("schedule", "W + K", r * lay.k, f"{row_words(r * lay.k, lay)}, + K")
            store_row(begin, lay, [gathered], r, lay.rows - 1, ks, area, r * lay.row_bytes)
            begin.set(row_name(lay, 0, r), node)
    if uniform(hash):
        made.items += [begin, *staged(made, block, gathered, state, settle)]
        return
    carry = Trace(f"carry{name}", weight=10, comment="rounds beside the schedule")
    area = carry.var("area", POINTER)
    rows = [[carry.const(node.data, node.kind) if node.op == "const" else carry.var(row_name(lay, 0, r), lay.kind)
             for r, node in enumerate(gathered)]]
    for first in range(16, len(hash.K), 16):
        next_rows(carry, hash, lay, rows, first, area, ks, lay.offset(first))
    given = Given(carry, made, block, Loaded(carry, hash, lay, area, ks))
    carry.at("rounds", "round", 0)                       # of the numbers that these begin with, too
    set_working(carry, hash, rounds(carry, hash, state(carry), range(hash.ROUNDS - 16), given))
    last = Trace(f"last{name}", weight=10, comment="the last sixteen rounds")
    given = Given(last, made, block, Loaded(last, hash, lay, last.var("area", POINTER), ks))
    settle(last, rounds(last, hash, working(last, hash), range(hash.ROUNDS - 16, hash.ROUNDS), given))
    made.items += [begin, carry, last]


EARLY = 2                                      # rounds that take their words from integer registers: measured, on Zen 3


class Early:
    """W_t + K_t of the first rounds from integer registers: they need not wait for what vectors store."""

    def __init__(self, trace: Trace, made: Making, block: Block, others: Loaded):
        self.trace, self.made, self.block, self.others = trace, made, block, others

    def __getitem__(self, t: int) -> Node:
        hash = self.made.hash
        if t >= EARLY or hash.WIDTH > 32:
            return self.others[t]
        w = word(self.trace, hash, self.block, t, self.made.moved)
        self.trace.at("rounds", "round", t)
        return w + self.trace.const(hash.K[t], word_kind(hash))


def staged(made: Making, block: Block, gathered: Sequence[Node], state: Callable[[Trace], list[Node]],
           settle: Callable[[Trace, Sequence[Node]], None]) -> list[PlanItem]:
    """The rounds of a block whose first rows are stored: sixteen in which constants fold, then the loop as `blocks` has it."""
    hash, lay, name = made.hash, made.lay, made.blocks
    table = k_table(hash, lay)
    stage, k_stage = lay.rows * lay.row_bytes, lay.rows * lay.k_bytes
    first = Trace(f"first{name}", weight=10, comment="sixteen rounds beside the next words")
    area, ks = first.var("area", POINTER), Constants(lay, table)
    rows = [[first.const(node.data, node.kind) if node.op == "const" else first.var(row_name(lay, 0, r), lay.kind)
             for r, node in enumerate(gathered)]]
    next_rows(first, hash, lay, rows, 16, area, ks, lay.offset(16))
    keep(first, lay, last_rows(lay, rows))
    first.set("p", area + stage)
    first.set("turn", area + stage * (hash.ROUNDS // 16 - 1))
    first.set("kp", first.make("table", (), (table.name, 2 * k_stage), POINTER))
    given = Given(first, made, block, Early(first, made, block, Loaded(first, hash, lay, area, ks)))
    first.at("rounds", "round", 0)                       # of the numbers that these begin with, too
    set_working(first, hash, rounds(first, hash, state(first), range(16), given))
    carry = carried(hash, lay, table, f"more{name}", "sixteen rounds beside the next words")
    last = Trace(f"last{name}", weight=10, comment="the last sixteen rounds")
    settle(last, rounds(last, hash, working(last, hash), range(16), Loaded(last, hash, lay, last.var("p", POINTER), ks)))
    return [first, *carry, last]


def packed(made: Making, one: Pass, loop: Plan, engine: Engine | None, digest: int) -> None:
    """A pass by an engine's rounds; `digest` as for `scalar`."""
    hash = made.hash
    assert engine is not None
    kind = made.lay.kind

    def value_of(trace: Trace, begin: Start) -> State:
        if begin.numbers:
            H = [*begin.numbers, *[0] * (8 - len(begin.numbers))]
            return engine.packed(trace, [trace.const(tuple(H[i:i + 4]), kind) for i in (0, 4)])
        return engine.packed(trace, value_rows(trace, hash, begin.pointer, begin.pointer, begin.first * hash.WIDTH // 8))

    if not one.steps:
        leave = Trace("constant", comment="the digest is a constant")
        write_digest(leave, hash, digest, [leave.const(x, word_kind(hash)) for x in one.start.numbers])
        made.items.append(leave)
    for number, step in enumerate(one.steps):
        if isinstance(step, Whole):
            first = made.loop(step)
            if number == 0:
                engine.hold(first, value_of(first, one.start))
            made.items += [first, Label("block", LOOP), engine.turn(hash), Jump("block", "ne", "blocks", 0)]
        else:
            trace = Trace(f"block{made.blocks}", weight=10, comment="a constant block" if step.constant else "one block")
            trace.at("rounds")
            before = value_of(trace, one.start) if number == 0 else engine.held(trace, hash)
            W = schedule(hash, step)
            known: dict[int, Node] = {}
            for r in range(hash.ROUNDS // 4):
                if None not in W[4 * r:4 * r + 4]:
                    table = made.table(step, engine.with_k, engine.word_first)
                    known[r] = trace.load(Address("constants", kind.size, r * kind.size // 8, table=table.name), kind)
            rows = [engine_row(trace, hash, engine, step, r, made.moved) for r in range(4)]
            after = engine.block(trace, hash, before, rows, known)
            if number < len(one.steps) - 1:
                engine.hold(trace, after)
            else:
                trace.at("rounds", "value", note="the hash value")
                put = engine.rows(trace, after)
                if digest:
                    write_rows(trace, hash, digest, put)
                else:
                    store_rows(trace, hash, put)
            made.items.append(trace)
        made.blocks += 1


def write_rows(trace: Trace, hash: ModuleType, bytes: int, rows: Sequence[Node]) -> None:
    """The digest from rows of four words. Less than two rows end with a row that meets the first, or a word."""
    kind, digest, step = rows[0].kind, trace.var("digest", POINTER), hash.WIDTH // 8

    def swapped(node: Node) -> Node:
        size = node.kind.size // 8
        return trace.permute((node,), 8, tuple(j // step * step + step - 1 - j % step for j in range(size)), node.kind)

    trace.at(trace.stream, "digest", note="digest")
    whole = 4 * step
    if bytes == 20:
        trace.store(Address("digest", 128, 0, digest), swapped(rows[0]))
        trace.store(Address("digest", 32, 16, digest), swapped(trace.apply("movd", (rows[1],), kind=Kind("int", 32, 32))))
    elif bytes == whole - 4:                             # SHA-512/224: three and a half words
        half = Kind("vec", 64, 128)
        data = swapped(rows[0])
        low, high = (trace.apply("vextracti128", (data,), i, half) for i in (0, 1))
        trace.store(Address("digest", 128, 0, digest), low)
        trace.store(Address("digest", 128, 12, digest), trace.permute((low, high), 8, tuple(range(12, 28)), half))
    else:
        trace.store(Address("digest", kind.size, 0, digest), swapped(rows[0]))
        if bytes > whole:
            first = bytes // step - 4
            if first == 4:
                last = rows[1]
            elif step == 8:                              # SHA-384: its last two words
                last = trace.apply("vextracti128", (rows[1],), 0, Kind("vec", 64, 128))
                first = 4
            else:
                last = trace.permute((rows[0], rows[1]), 32, tuple(range(first, first + 4)), kind)
            trace.store(Address("digest", last.kind.size, first * step, digest), swapped(last))
