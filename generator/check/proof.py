"""The proof: run the code from its entry to its returns and compare what it leaves with the standard.

Straight code, and loops whose trip count is known, are simply run. A loop over a number of blocks that is not
known is proved by induction. Its head is first reached with some state s(H, data, count), spelled in the hash
value so far, the pointer to the next block and the blocks left. The template of the loop is that spelling. Its
body is run from the template; where it comes back to the head after k blocks, the state there must be the
template again with H after k blocks, data + k blocks and count - k in place of H, data and count. A place that
breaks this is weakened: to an unknown value that stays what it is, where it did not change, else to an
arbitrary one; then the body is run anew, until nothing changes. Every return must find the state of
exactly the blocks that were left.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..words import byteswap
from .decode import Program
from .machine import UNBOUNDED, Fork, Machine, State, signed
from .memory import MOST_STACK, Cell, Key, Memory, Refusal, Space, extent
from .normal import Algebra, Form
from .standard import Standard, Whole

MOST_SECONDS = 600.0               # of the processor's time, after which a proof is given up,
MOST_WEIGHT = 50_000_000           # and what its words may weigh: about 4 GB (the largest committed kernel has 6 million)
MOST_PENDING = 5_000_000           # bytes of the frame and the buffers in all ways through the code that are still to be followed
VISITS = 12                        # of a loop's head, after which a loop over a known number of blocks is proved by induction
TURNS = 40                         # visits of one undecided branch on one path before a loop is suspected

SYSV_ARGUMENTS, WIN64_ARGUMENTS = (7, 6, 2, 1, 8, 9), (1, 2, 8, 9)         # rdi rsi rdx rcx r8 r9; rcx rdx r8 r9
SYSV_SAVED, WIN64_SAVED = (3, 5, 12, 13, 14, 15), (3, 5, 6, 7, 12, 13, 14, 15)
NAMES = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15")


class NeedCut(Exception):
    """The loop with this head has to be proved by induction."""

    def __init__(self, head: int) -> None:
        super().__init__()
        self.head = head


class Weakened(Exception):
    """The template was weakened: its loop's body has to be run anew."""


@dataclass
class Task:
    """One function with what is known at its entry, and what was found out."""

    program: Program
    algebra: Algebra
    standard: Standard
    machine: Machine
    kind: str
    abi: str
    n: int
    least: int
    entry: State
    pointers: dict[str, Form]
    failures: list[tuple[str, str]] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)                # names of words that differ
    retired: tuple[dict[int, int], int] = field(default_factory=lambda: ({}, 1))
    residue: dict[str, Any] = field(default_factory=dict)
    loops: list[int] = field(default_factory=list)
    idle: set[tuple[int, int]] = field(default_factory=set)       # from loop head to loop head without a block
    finished: int = 0
    limit: int = 2_000_000                                        # instructions after which it is given up
    seconds: float = MOST_SECONDS
    weight: int = MOST_WEIGHT
    began: float = field(default_factory=time.process_time)
    progress: Callable[[str], None] | None = None
    hasty: bool = False                                           # the first failure ends the run


def within_limits(task: Task) -> None:
    """Refuse what takes too long or too much memory. What is counted is the same on every machine, but for the time."""
    if task.algebra.weight > task.weight:
        raise Refusal("flow", "its words grow beyond what can be kept: given up")
    if time.process_time() - task.began > task.seconds:
        raise Refusal("flow", f"more than {task.seconds:g} s of the processor's time: given up")


def arguments(kind: str, whole: Whole | None = None) -> tuple[str, ...]:
    """The names of the parameters of a kind, in order (DESIGN of the signatures in include/nsms.h)."""
    if whole is not None:
        return ("state", "data") if whole.length is None else ("digest", "midstates", "data") if whole.given else (
            "digest", "data")
    return {"blocks": ("state", "data", "count"), "schedule": ("wk", "data"), "rounds": ("state", "wk", "stride")}[kind]


def prepare(program: Program, text: Any, kind: str, n: int, abi: str, least: int = 0, seed: int | None = None,
            count: int | None = None, assumed: dict[str, bytes] | None = None, whole: Whole | None = None,
            stack_bytes: int = MOST_STACK) -> Task:
    """The entry of a function of that kind. With `seed` and `count` everything but pointers is a constant.

    `whole` belongs to the kind fixed; `stack_bytes`: how much of the stack it may take.
    """
    algebra = Algebra(halves=text.WIDTH == 32)
    standard = Standard(algebra, text, seed, kind != "schedule", whole)
    stack = algebra.variable("rsp", 64, public=True)
    memory = Memory(algebra, program.image, abi, stack, stack_bytes)
    memory.assumed = assumed or {}
    pointers = {name: algebra.variable(name, 64, public=True) for name in arguments(kind, whole)}
    machine = Machine(program, algebra, memory, pointers.get("count"))
    machine.stride = pointers.get("stride")
    state = machine.entry()
    state.low = least
    if count is not None:
        state.low = state.high = count
    for (name, word), number in zip(pointers.items(), WIN64_ARGUMENTS if abi == "win64" else SYSV_ARGUMENTS):
        state.ints[number] = algebra.number(count, 64) if name == "count" and count is not None else word
    size, block = standard.bytes, standard.block_bytes
    state_bytes = len(standard.initial) * size

    def state_byte(offset: int) -> Cell:
        return standard.initial[offset // size], offset % size

    if kind == "blocks":
        memory.spaces[pointers["state"]] = Space("state", lambda _: (0, state_bytes), lambda _: (0, state_bytes),
                                                 state_byte, size, counted=True)
        memory.spaces[pointers["data"]] = Space("message", lambda left: (0, block * left), lambda _: (0, 0),
                                                standard.message_byte)
    elif kind == "schedule":
        memory.spaces[pointers["wk"]] = Space("schedule", lambda _: (0, len(text.K) * n * size),
                                              lambda _: (0, len(text.K) * n * size), None, size)
        memory.spaces[pointers["data"]] = Space("message", lambda _: (0, block * n), lambda _: (0, 0),
                                                standard.message_byte)
    elif kind == "fixed":
        assert whole is not None
        digest = text.DIGEST_BITS[whole.variant] // 8
        length = (block if whole.length is None else whole.length) - size * len(standard.constant)
        if whole.length is None:
            memory.spaces[pointers["state"]] = Space("state", lambda _: (0, state_bytes), lambda _: (0, state_bytes),
                                                     state_byte, size)
        else:
            memory.spaces[pointers["digest"]] = Space("digest", lambda _: (0, digest), lambda _: (0, digest))
        if whole.given:
            both = [*standard.initial, *standard.outer]
            memory.spaces[pointers["midstates"]] = Space(
                "midstates", lambda _: (0, 2 * state_bytes), lambda _: (0, 0),
                lambda offset: (both[offset // size], offset % size), size)
        memory.spaces[pointers["data"]] = Space("message", lambda _: (0, length), lambda _: (0, 0),
                                                standard.message_byte)
        if not length:                                # nothing to read tells when the standard's words are wanted
            standard.final(standard.blocks) if whole.length is not None else standard.block(0)
    elif kind == "rounds":
        words = [standard.input(f"WK_{t}", standard.width) for t in range(len(text.K))]
        standard.schedules.append(words)
        memory.spaces[pointers["state"]] = Space("state", lambda _: (0, state_bytes), lambda _: (0, state_bytes),
                                                 state_byte, size)

        def row(key: Key) -> Space | None:
            """wk[t * stride]: the address wk + t * size * stride."""
            found = dict(key) if isinstance(key, tuple) else {key: 1}
            steps = found.pop(pointers["stride"], 0)
            if found != {pointers["wk"]: 1} or steps % size or steps // size >= len(text.K):
                return None
            return Space("schedule", lambda _: (0, size), lambda _: (0, 0), lambda offset: (words[steps // size],
                                                                                            offset), size)

        memory.patterns.append(row)
        final, trail = standard.compress(standard.initial, words)
        standard.states.append(trail)
        standard.after.append([algebra.seal(x) for x in text.chain(standard.initial, final)])
    return Task(program, algebra, standard, machine, kind, abi, n, least, state, pointers)


def prove(task: Task) -> None:
    """Run everything there is to run; failures end up in the task, a Refusal stops it."""
    cuts: set[int] = set()
    task.algebra.pause = lambda: within_limits(task)
    first, pointers = task.standard, task.pointers
    while True:
        task.finished, task.failures, task.wrong, task.residue, task.idle = 0, [], [], {}, set()
        task.standard, task.pointers, task.machine.count = first, pointers, pointers.get("count")
        try:
            induct(task, cuts)
            break
        except NeedCut as need:
            cuts.add(need.head)
    task.loops = sorted(cuts)
    if not task.finished and not task.failures:
        raise Refusal("flow", "no path returns")
    task.machine.memory.overlaps()


# running

def explore(task: Task, start: State, cuts: set[int], arrive: Callable[[State], None]) -> None:
    """Run every path from `start` until it returns, or reaches a cut with the number of blocks unbounded."""
    machine, fresh = task.machine, True
    pending = [start]
    visits: Counter[int] = Counter()
    while pending:
        state = pending.pop()
        while True:
            if state.pc in cuts and state.high == UNBOUNDED and not fresh:
                arrive(state)
                break
            fresh = False
            pc = state.pc
            try:
                done = machine.step(state)
            except Fork as fork:
                machine.retired += 1
                if fork.choices[-1][1] == UNBOUNDED and fork.choices[0][:2] != fork.choices[-1][:2]:
                    suspect(task, state, cuts)
                if len(pending) * sum(map(len, state.cells.values())) > MOST_PENDING:
                    raise Refusal("flow", "has more ways through it than can be followed: given up") from None
                for low, high, truth in reversed(fork.choices) if task.hasty else fork.choices:
                    branch = state.copy()
                    branch.low, branch.high, branch.forced = low, high, truth
                    branch.forks[pc] = branch.forks.get(pc, 0) + 1
                    if branch.forks[pc] > 4096:
                        raise Refusal("flow", "a loop does not end") from None
                    pending.append(branch)
                break
            except Refusal as refusal:
                refusal.address = pc                                          # type: ignore[attr-defined]
                raise
            if machine.retired > task.limit:
                raise Refusal("flow", f"more than {task.limit} instructions: given up")
            if not machine.retired & 0xFF:
                within_limits(task)
            if done:
                finish(task, state)
                break
            if task.kind == "fixed" and state.pc < pc and not task.standard.rest:
                visits[state.pc] += 1
                if visits[state.pc] > VISITS:
                    suspect(task, state, cuts)
            if task.progress is not None and not machine.retired & 0x3FFF:
                task.progress(f"{machine.retired} instructions")


def suspect(task: Task, state: State, cuts: set[int]) -> None:
    """A branch depends on an unbounded number of blocks: ask for a cut at the loop around it."""
    around = [head for head, last in task.program.loops() if head <= state.pc <= last]
    chosen = [head for head in around if head in cuts]
    if around and not chosen:
        raise NeedCut(around[0])
    if state.forks.get(state.pc, 0) >= TURNS:
        for head in around:
            if head not in cuts:
                raise NeedCut(head)
        raise Refusal("flow", "a loop over the blocks was not understood: its branch is never decided")


@dataclass
class Template:
    """What is claimed of every state that reaches a loop's head: `state`, with `arbitrary` words in it."""

    state: State
    arbitrary: set[Form]


def induct(task: Task, cuts: set[int]) -> None:
    """Prove with templates at the loop heads `cuts`."""
    templates: dict[int, Template] = {}
    queue: list[int] = []

    def arrive(state: State) -> None:
        known = templates.get(state.pc)
        if known is None:
            state = generalised(task, state) if task.kind == "fixed" and origin is None else state.copy()
            for offset in range(len(task.standard.initial) * task.standard.bytes if task.kind == "blocks" else 0):
                pointer = task.pointers["state"]
                task.machine.memory.load(state.cells, task.machine.memory.spaces[pointer], pointer, offset, 1)
            state.flags = None
            state.forks = {}
            state.some |= state.low > 0
            templates[state.pc] = Template(state, set())
            queue.append(state.pc)
        elif adapt(task, known, state, origin):
            if state.pc not in queue:
                queue.append(state.pc)
            if state.pc == origin:
                raise Weakened                       # what remains of this run is contained in the next one

    origin: int | None = None
    explore(task, task.entry.copy(), cuts, arrive)
    runs = 0
    while queue:
        origin = queue.pop(0)
        runs += 1
        if runs > 60:
            raise Refusal("flow", "no invariant of the loop was found")
        start = templates[origin].state.copy()
        start.counts = {}
        try:
            explore(task, start, cuts, arrive)
        except Weakened:
            pass


def generalised(task: Task, state: State) -> State:
    """A claim of which a state of the kind fixed is one case: in place of the hash value so far, of the pointer to the next
    block and of the number of blocks left, which are known here, it has variables. From there on it is a proof by induction
    as for the kind blocks, of what is left of the message."""
    algebra, old, memory = task.algebra, task.standard, task.machine.memory
    whole = old.whole
    if whole is None or whole.length is None:
        raise Refusal("flow", "a loop that takes no message was not understood")
    size, data = old.block_bytes, task.pointers["data"]
    done = 1 if old.constant else 0
    offset, left = done * size - old.bytes * len(old.constant), old.blocks - done
    new = Standard(algebra, task.standard.text, None, True, whole, rest=True)
    new.outer = old.outer
    here, count = algebra.variable("the next block", 64, public=True), algebra.variable("blocks left", 64, public=True)
    meant = dict(zip(new.initial, old.state_after(done)))
    known: dict[Form, Form] = {**meant, here: data + offset, count: algebra.number(left, 64)}
    values = {word: name for name, word in meant.items()}
    made: dict[Form, Form] = {}

    def claim(word: Form) -> Form:
        if word not in made:
            made[word] = claimed(word)
            if not same(algebra.substitute(made[word], dict(known)), word):
                raise Refusal("flow", "the state before a loop is no case of what is claimed of it")
        return made[word]

    def claimed(word: Form) -> Form:
        if word.width == 64 and word is known[here]:
            return here
        if word is known[count]:
            return count
        if word in values:
            return values[word]
        if word.width <= old.width or word.width % old.width:
            return word
        parts = [word.cut(low, old.width) for low in range(0, word.width, old.width)]
        if not any(part in values for part in parts):
            return word
        return algebra.join([values.get(part, part) for part in parts])

    def machine_word(word: Form) -> Form:
        """A number of 32 bits in a register stands for 64."""
        return algebra.number(left, 64) if word.width == 32 and word is algebra.number(left, 32) else word

    state = state.copy()
    state.ints = [claim(machine_word(word)) for word in state.ints]
    state.vecs = [(claim(word), zeros) for word, zeros in state.vecs]
    for key, cells in state.cells.items():
        if key not in memory.anchors:
            state.cells[key] = {place: (claim(word), first) for place, (word, first) in cells.items()}
    length = whole.length % size
    memory.spaces[here] = Space("message", lambda left: (0, size * left + length), lambda _: (0, 0), new.message_byte,
                                before=size, total=left)
    task.pointers = {**task.pointers, "data": here, "count": count}
    task.machine.count, task.standard = count, new
    new.final(0)
    new.final(1)
    state.low = 1
    return state


def steps_taken(task: Task, old: State, new: State) -> int:
    """How many blocks further on `new` is, told by the pointers and counters that moved."""
    data, count = task.pointers["data"], task.pointers["count"]
    votes: Counter[int] = Counter()

    def vote(before: Form, after: Form) -> None:
        if before.width != 64 or after.width != 64 or not (before.public and after.public):
            return
        (terms, first), (others, second) = task.algebra.linear(before), task.algebra.linear(after)
        if terms == others and (data in terms or count in terms):
            per_block = signed(task.standard.block_bytes * terms.get(data, 0) - terms.get(count, 0), 64)
            moved = signed(second - first, 64)
            if per_block and moved and moved % per_block == 0 and 0 < moved // per_block < 4096:
                votes[moved // per_block] += 1

    for before, after in zip(old.ints, new.ints):
        vote(before, after)
    for key, cells in old.cells.items():
        if key in task.machine.memory.frames:
            for offset, (word, first) in cells.items():
                other = new.cells.get(key, {}).get(offset)
                if first == 0 and other is not None and other[1] == 0:
                    vote(word, other[0])
    return votes.most_common(1)[0][0] if votes else 0


def adapt(task: Task, template: Template, state: State, origin: int | None) -> bool:
    """Weaken the template until the state is an instance of it; whether that was necessary."""
    algebra, memory, mine = task.algebra, task.machine.memory, template.state
    blocks = steps_taken(task, mine, state)
    if origin == state.pc:
        task.retired = state.counts, max(blocks, 1)
    if origin is not None and not blocks:
        task.idle.add((origin, state.pc))
        if circular(task.idle):
            raise Refusal("flow", "a loop comes back to its head without having taken a block")
    known: dict[Form, Form] = {}
    if blocks:
        data, count = task.pointers["data"], task.pointers["count"]
        known[data] = data + task.standard.block_bytes * blocks
        known[count] = count - blocks
        task.standard.moved(blocks, known)
    kept: dict[Form, Form] = {}
    changed = False
    if state.low < blocks:
        raise Refusal("memory", "takes more blocks than are left")
    if state.low - blocks < mine.low:
        mine.low, changed = state.low - blocks, True
    if state.dirty and not mine.dirty:
        mine.dirty = changed = True
    if state.settled and not mine.settled:
        mine.settled = changed = True
    if state.tells and not mine.tells:
        mine.tells = changed = True
    if mine.some and not (state.some or state.low > 0):
        mine.some, changed = False, True
    if state.touched > mine.touched:
        mine.touched, changed = state.touched, True

    def keep(word: Form) -> Form:
        if word not in kept:
            name = f"a value kept since before the loop ({word!r})"
            kept[word] = algebra.variable(name, word.width, True) if word.public else memory.unknown(
                name, word.width, memory.harmful(word))
        return kept[word]

    def arbitrary(width: int, *instances: Form) -> Form:
        word = memory.unknown("an arbitrary value", width, any(map(memory.harmful, instances)))
        template.arbitrary.add(word)
        return word

    def met(before: Form, after: Form) -> bool:
        """Whether the template's word is arbitrary there, so that only what it may tell is of interest."""
        nonlocal changed
        if before not in template.arbitrary:
            return False
        changed |= memory.harmful(after) and memory.taint(before)
        return True

    for number, (before, after) in enumerate(zip(mine.ints, state.ints)):
        if not met(before, after) and not same(algebra.substitute(before, known), after):
            if number == 4:
                raise Refusal("abi", "the stack pointer moves from one turn of a loop to the next")
            mine.ints[number] = keep(before) if before is after else arbitrary(64, before, after)
            changed = True
    for number, ((before, zeros), (after, zeros_after)) in enumerate(zip(mine.vecs, state.vecs)):
        pieces = [(before.cut(low, task.standard.width), after.cut(low, task.standard.width))
                  for low in range(0, 128, task.standard.width)]        # a lane may be claimed beside one that is arbitrary
        words = [old if met(old, new) or algebra.substitute(old, known) is new else
                 keep(old) if old is new and zeros == zeros_after else arbitrary(old.width, old, new) for old, new in pieces]
        if zeros and not zeros_after or any(word is not old for word, (old, _) in zip(words, pieces)):
            mine.vecs[number] = algebra.join(words), zeros and zeros_after
            changed = True
    for number, (before, after) in enumerate(zip(mine.masks, state.masks)):
        if not met(before, after) and not same(algebra.substitute(before, known), after):
            mine.masks[number] = keep(before) if before is after else arbitrary(64, before, after)
            changed = True
    for key, cells in mine.cells.items():
        if key in memory.anchors or key is task.pointers["data"]:
            continue
        others = state.cells.get(key, {})
        framed = key in memory.frames
        for offset in list(cells):
            word, first = cells[offset]
            if word is memory.lost:
                continue
            other = others.get(offset)
            if other is not None and other[0] is memory.lost and framed:
                cells[offset], changed = other, True
                continue
            if met(word, other[0] if other is not None else word):
                continue
            moved = algebra.substitute(word, known)
            if other is not None and (
                    moved is other[0] and first == other[1]
                    or moved.cut(8 * first, 8) is other[0].cut(8 * other[1], 8)):
                continue
            changed = True
            if other == (word, first):
                cells[offset] = keep(word), first
            elif not framed:
                cells[offset] = arbitrary(8, word, *other[:1] if other is not None else ()), 0
            elif memory.harmful(word) or other is not None and memory.harmful(other[0]):
                cells[offset] = memory.lost, 0
            else:
                del cells[offset]
    return left_on_stack(memory, mine, state) or changed


def left_on_stack(memory: Memory, mine: State, state: State) -> bool:
    """Take note, in a template, of what a state that is a case of it may hold that was secret in the rest of the frame;
    whether there is any."""
    news = False
    for key in memory.frames:
        others = state.cells.get(key, {})
        cells = mine.cells.setdefault(key, {}) if others else {}
        for offset, (word, _) in others.items():
            if offset not in cells and memory.harmful(word):
                cells[offset] = memory.lost, 0
                news = True
    return news


def circular(edges: set[tuple[int, int]]) -> bool:
    """Whether the edges hold a cycle: what is left when ends that lead nowhere are taken off again and again."""
    while pruned := {edge for edge in edges if not any(other[0] == edge[1] for other in edges)}:
        edges = edges - pruned
    return bool(edges)


def same(x: Form, y: Form) -> bool:
    """Equal words; 32 bits and 64 bits with zeros above are the same in a register."""
    if x is y:
        return True
    if x.width != y.width:
        narrow, wide = (x, y) if x.width < y.width else (y, x)
        return narrow.bits == wide.bits[:narrow.width] and not any(wide.bits[narrow.width:])
    return x.width > 64 and x.bits == y.bits


# the end

def finish(task: Task, state: State) -> None:
    """A return: compare with the standard and with the calling convention."""
    task.finished += 1
    check_result(task, state)
    check_convention(task, state)
    if not task.loops and not task.retired[0]:
        task.retired = state.counts, max(1, task.n if task.kind == "schedule" else 1)
    note_residue(task, state)


def fail(task: Task, check: str, message: str) -> None:
    """Note a failure once."""
    if task.hasty:
        raise Refusal(check, message)
    if (check, message) not in task.failures:
        task.failures.append((check, message))


def check_result(task: Task, state: State) -> None:
    """Compare the words in memory with those of the standard."""
    standard, memory, size = task.standard, task.machine.memory, task.standard.bytes
    if task.kind == "schedule":
        pointer, space = task.pointers["wk"], memory.spaces[task.pointers["wk"]]
        expected = [standard.constants_added(j) for j in range(task.n)]
        for t in range(len(standard.text.K)):
            for j in range(task.n):
                got = memory.load(state.cells, space, pointer, (t * task.n + j) * size, size)
                if got is not expected[j][t]:
                    task.wrong.append(f"{standard.stored(t)} of block {j}")
                    fail(task, "function", f"stores the wrong {task.wrong[0]}")
        return
    if task.kind == "fixed" and "digest" in task.pointers:
        check_digest(task, state)
        return
    if task.kind == "blocks" and state.low != state.high:
        fail(task, "function", f"returns where {state.low} to {'any number of' if state.high == UNBOUNDED else state.high} "
             "blocks may be left")
        return
    blocks = 1 if task.kind in ("rounds", "fixed") else state.low
    pointer = task.pointers["state"]
    for i, word in enumerate(standard.after[1] if task.kind == "rounds" else standard.state_after(blocks)):
        got = memory.load(state.cells, memory.spaces[pointer], pointer, i * size, size)
        if got is not word:
            task.wrong.append(f"state word {i}")
            fail(task, "function", f"leaves a wrong state word {i} where {blocks} block{'s' * (blocks != 1)} "
                 f"{'is' if blocks == 1 else 'are'} left at the last loop head" if task.loops or task.kind == "blocks"
                 else f"leaves a wrong state word {i}")


def check_digest(task: Task, state: State) -> None:
    """Compare the digest's bytes with the standard's, word by word."""
    standard, memory, size, pointer = task.standard, task.machine.memory, task.standard.bytes, task.pointers["digest"]
    _, end = memory.spaces[pointer].writes(0)
    if standard.rest and state.low != state.high:
        fail(task, "function", "returns where any number of blocks may be left")
        return
    final = standard.final(state.low if standard.rest else standard.blocks)
    for i, word in enumerate(final):
        here = min(size, end - i * size)
        if here > 0:
            got = memory.load(state.cells, memory.spaces[pointer], pointer, i * size, here)
            if got is not byteswap(word).cut(0, 8 * here):
                task.wrong.append(f"digest word {i}")
                fail(task, "function", f"leaves a wrong digest word {i}")


def check_convention(task: Task, state: State) -> None:
    """Callee-saved registers, the stack pointer, upper halves."""
    machine, entry = task.machine, task.entry
    for number in WIN64_SAVED if task.abi == "win64" else SYSV_SAVED:
        if not same(state.ints[number], entry.ints[number]):
            fail(task, "abi", f"{NAMES[number]} must be as at entry, and is not")
    if task.abi == "win64":
        for number in range(6, 16):
            if machine.vec_at(state, number, 128) is not entry.vecs[number][0].cut(0, 128):
                fail(task, "abi", f"xmm{number} must be as at entry, and is not")
    if state.ints[4] is not machine.memory.stack + 8:
        fail(task, "abi", "the stack pointer at the return is not that of the entry")
    if state.dirty:
        fail(task, "vector state", "returns with upper halves that may not be zero: vzeroupper is missing")


def note_residue(task: Task, state: State) -> None:
    """What is left in registers and on the stack that may depend on message, state or schedule.

    Harmless is what is public, and what the caller had there. Places of the stack count from the stack pointer at entry
    plus "offset", rounded down to a multiple of "align".
    """
    memory, residue = task.machine.memory, task.residue
    seen: dict[Form, bool] = {}

    def harmful(word: Form) -> bool:
        if word not in seen:
            seen[word] = memory.harmful(word)
        return seen[word]

    registers = {NAMES[i] for i, word in enumerate(state.ints) if harmful(word)}
    registers |= {f"xmm{i}" for i, (word, _) in enumerate(state.vecs) if harmful(word)}
    registers |= {f"k{i}" for i, word in enumerate(state.masks) if harmful(word)}
    registers |= {"rflags"} if state.tells else set()
    left: dict[Form, set[int]] = residue.setdefault("places", {})
    for key in memory.frames:
        left.setdefault(key, set()).update(o for o, (word, _) in state.cells.get(key, {}).items() if harmful(word))
    residue["registers"] = sorted(registers | set(residue.get("registers", ())))
    residue["stack_bytes"] = sum(map(len, left.values()))


def residue_told(task: Task) -> dict[str, Any]:
    """The residue as a verdict has it."""
    frames = task.machine.memory.frames
    places = [{"offset": frames[key].offset, "align": frames[key].align, "bytes": extent({(o, 1) for o in left})}
              for key, left in task.residue.get("places", {}).items() if left]
    return {name: value for name, value in task.residue.items() if name != "places"} | {"stack": places}
