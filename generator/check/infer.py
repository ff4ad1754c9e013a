"""Inference of certificates. Input: a task. Output: a certificate, plain data (proof.py).
Method: abstract interpretation up to a fixpoint; the first state at the head of a loop is its first
invariant, and a location that violates it gets an unknown value. Not trusted: the proof checks what
this file returns, so an error here can only refuse a right function."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from ..spec.words import to_signed
from ..x86.convention import RSP
from .disassembly import JUMPS, Disassembly
from .frame import Refusal
from .machine import MANY, Fork, State
from .memory import Byte, Key
from .proof import EMPTY, MAX_FORKS, Certificate, context_variables, equal_in_register
from .task import Context, Task, check_limits, prepare_rest, values_after, values_of_rest
from .terms import OFFSETS, Secrecy, Term

MAX_PENDING_BYTES = 5_000_000  # stored bytes in all states that wait to be executed
MAX_HEAD_VISITS = 12  # of a loop head, before a loop of known length gets an invariant
MAX_PATH_FORKS = 4096  # of one branch on one path
MAX_RUNS = 60  # of loop bodies, to find all invariants
MAX_ITERATION_BLOCKS = 4096  # one loop iteration takes fewer
CHECK_INTERVAL = 0x100  # instructions between two checks of the limits
ENTRY = -1  # origin of paths from the entry
PATH_FACTS = ("min_blocks", "max_blocks", "upper_halves_dirty", "frame_is_aligned", "flags_secret",
              "has_blocks", "lowest_access")


class NeedCut(Exception):
    """Raised for a loop that needs an invariant; `head` is the address of its head."""

    def __init__(self, head: int) -> None:
        super().__init__()
        self.head = head


class InvariantWeakened(Exception):
    """Raised when the invariant of the executed loop was weakened: its body must run again."""


def loop_ranges(program: Disassembly) -> list[tuple[int, int]]:
    """Return (address of the target, address of the jump) of every backward jump of a program, the
    widest range first."""
    ranges = set()
    for address in program.reachable_addresses:
        if program.decoded_at(address).instruction.flow_control in JUMPS:
            target = program.decoded_at(address).instruction.near_branch_target
            if target <= address:
                ranges.add((target, address))
    return sorted(ranges, key=lambda loop: loop[0] - loop[1])


@dataclass
class LoopInvariant:
    """State at a loop head, in which the words of `arbitrary` stand for any value."""

    state: State
    arbitrary: set[Term]


def infer(task: Task) -> Certificate:
    """Return a certificate for the task, which is of no use afterwards. Raise Refusal if none was
    found."""
    task.algebra.check_limits = lambda: check_limits(task)
    full, rest = task.context, prepare_rest(task)
    if full.count is None and rest is None:
        return EMPTY
    cuts: set[int] = set()
    while True:
        task.enter(full)
        inference = Inference(task, full, rest, cuts)
        try:
            inference.find_fixpoint()
            return Encoder(task, full, rest).encode(inference) if inference.invariants else EMPTY
        except NeedCut as need:
            cuts.add(need.head)


class Inference:
    """Symbolic execution with the loop heads `cuts`, whose invariants are weakened until they cover
    every state.
    """

    def __init__(self, task: Task, full: Context, rest: Context | None, cuts: set[int]) -> None:
        self.task, self.full, self.rest, self.cuts = task, full, rest, cuts
        self.invariants: dict[int, LoopInvariant] = {}
        self.queue: list[int] = []
        self.edges: dict[tuple[int, int], Counter[int]] = {}  # (origin, head) -> blocks taken
        self.origin = ENTRY

    def find_fixpoint(self) -> None:
        """Execute all paths until no invariant changes."""
        self.run_paths(self.task.entry.copy())
        runs = 0
        while self.queue:
            self.origin = self.queue.pop(0)
            self.task.enter(self.rest or self.full)
            self.edges = {edge: blocks for edge, blocks in self.edges.items()
                          if edge[0] != self.origin}
            runs += 1
            if runs > MAX_RUNS:
                raise Refusal("flow", "no invariant of the loop was found")
            try:
                self.run_paths(self.invariants[self.origin].state.copy())
            except InvariantWeakened:
                pass

    def run_paths(self, start: State) -> None:
        """Execute every path from `start` to its return or to a head of `cuts`."""
        task, machine, at_start = self.task, self.task.machine, True
        pending: list[tuple[State, bool | None, dict[int, int]]] = [(start, None, {})]
        visits: Counter[int] = Counter()
        while pending:
            state, truth, forks = pending.pop()
            while True:
                if (state.pc in self.cuts and not at_start
                        and (state.max_blocks > MANY or self.rest is not None)):
                    self.arrive(state)
                    break
                at_start, pc = False, state.pc
                try:
                    done = machine.execute_next(state, truth)
                except Fork as fork:
                    machine.executed_count += 1
                    first_part, last_part = fork.args[0], fork.args[-1]
                    if last_part[1] > MANY and first_part[:2] != last_part[:2]:
                        self.request_cut(state, forks)
                    if len(pending) * sum(map(len, state.memory_bytes.values())
                                          ) > MAX_PENDING_BYTES:
                        raise Refusal("flow", "has more paths than can be followed: given "
                                      "up") from None
                    forks = forks | {pc: forks.get(pc, 0) + 1}
                    if forks[pc] > MAX_PATH_FORKS:
                        raise Refusal("flow", "a loop does not end") from None
                    for low, high, fork_truth in fork.args:
                        branch = state.copy()
                        branch.min_blocks, branch.max_blocks = low, high
                        pending.append((branch, fork_truth, forks))
                    break
                except Refusal as refusal:
                    refusal.address = pc
                    raise
                truth = None
                if machine.executed_count > task.effort.limit:
                    raise Refusal("flow", f"more than {task.effort.limit} instructions: given up")
                if not machine.executed_count % CHECK_INTERVAL:
                    check_limits(task)
                if done:
                    break
                if state.pc < pc and self.rest is not None and self.origin == ENTRY:
                    visits[state.pc] += 1
                    if visits[state.pc] > MAX_HEAD_VISITS:
                        self.request_cut(state, forks)

    @cached_property
    def loops(self) -> list[tuple[int, int]]:
        """The loops of the program, as in `loop_ranges`."""
        return loop_ranges(self.task.program)

    def request_cut(self, state: State, forks: dict[int, int]) -> None:
        """Raise NeedCut if a loop around the instruction at `state.pc` needs an invariant."""
        around = [head for head, last in self.loops if head <= state.pc <= last]
        if around and self.cuts.isdisjoint(around):
            raise NeedCut(around[0])
        if forks.get(state.pc, 0) >= MAX_FORKS:
            for head in around:
                if head not in self.cuts:
                    raise NeedCut(head)
            raise Refusal("flow", "a loop over the blocks has a branch that is never decided")

    def arrive(self, state: State) -> None:
        """Store the first state at a loop head as its invariant; weaken the invariant until it
        covers each later state. Raise InvariantWeakened if it is that of the executed loop."""
        task, head = self.task, state.pc
        begins_rest = self.rest is not None and self.origin == ENTRY
        invariant = self.invariants.get(head)
        if invariant is None:
            self.note_edge(head, 0)
            state = state.copy()
            if self.rest is not None and begins_rest:
                generalise(task, state, values_of_rest(task, self.rest))
            state.flags = None
            state.has_blocks |= state.min_blocks > 0
            for key in [key for key in state.memory_bytes if is_outside_invariants(task, key)]:
                del state.memory_bytes[key]
            self.invariants[head] = LoopInvariant(state, set())
            self.queue.append(head)
            return
        blocks = 0 if begins_rest else count_blocks_taken(task, invariant.state, state)
        self.note_edge(head, blocks)
        if not begins_rest and not 0 <= blocks <= state.min_blocks:
            raise Refusal("memory", "takes more blocks than are left")
        if (state.overlap_end - task.claim.output.bytes_per_block * blocks
                > invariant.state.overlap_end):
            raise Refusal("memory",
                          "writes digests of nodes that the loop iteration does not read; they may "
                          "overwrite other nodes")
        values = (values_of_rest(task, self.rest) if self.rest is not None and begins_rest
                  else values_after(task, blocks))
        weakening = Weakening(task, invariant, state, values)
        if begins_rest:
            state.min_blocks = state.max_blocks = remaining_blocks(task, self.rest)
        weakening.weaken_path_facts(blocks)
        weakening.weaken_registers()
        weakening.weaken_memory()
        weakening.mark_stack_secrets()
        if weakening.changed:
            if head not in self.queue:
                self.queue.append(head)
            if head == self.origin:
                raise InvariantWeakened  # the next run covers the rest of this one

    def note_edge(self, head: int, blocks: int) -> None:
        """Record the blocks that a path from the present origin to a head takes."""
        self.edges.setdefault((self.origin, head), Counter())[blocks] += 1
        if not blocks and self.origin != ENTRY:
            self.ranks()

    def ranks(self) -> dict[int, int]:
        """Return head -> length of the longest path without blocks from it."""
        following: dict[int, list[int]] = {}
        for (start, end), counts in self.edges.items():
            if start != ENTRY and 0 in counts:
                following.setdefault(start, []).append(end)
        ranks: dict[int, int] = {}

        def rank(head: int, above: tuple[int, ...]) -> int:
            if head in above:
                raise Refusal("flow", "a loop comes back to its head without having taken a block")
            if head not in ranks:
                ranks[head] = max((1 + rank(end, (*above, head))
                                   for end in following.get(head, ())), default=0)
            return ranks[head]

        for head in self.invariants:
            rank(head, ())
        for head in following:
            rank(head, ())
        return ranks


def remaining_blocks(task: Task, rest: Context | None) -> int:
    """Return the number of complete blocks of the rest of a message."""
    assert rest is not None
    return task.claim.blocks - rest.blocks_before


def is_outside_invariants(task: Task, key: Key) -> bool:
    """Return whether the region of a key holds messages or digests."""
    region = task.machine.memory.regions.get(key)
    return (region is not None and region.name == "message"
            or any(key is pointer for pointer in task.digest_pointers))


def count_blocks_taken(task: Task, old: State, new: State) -> int:
    """Return the number of blocks that a loop iteration takes, or 0 if nothing indicates it."""
    messages, count = task.context.message_pointers, task.context.count
    assert count is not None
    pairs = list(zip(old.ints, new.ints))
    for key in task.machine.memory.frame_bases:
        stored = new.memory_bytes.get(key, {})
        pairs += [(word, stored[offset][0])
                  for offset, (word, first) in old.memory_bytes.get(key, {}).items()
                  if first == 0 and offset in stored and stored[offset][1] == 0]
    votes: Counter[int] = Counter()
    for before, after in pairs:
        if before.width != 64 or after.width != 64 or not (before.public and after.public):
            continue
        terms_before, constant_before = task.algebra.linear(before)
        terms_after, constant_after = task.algebra.linear(after)
        if terms_before == terms_after and (
                count in terms_before or any(data in terms_before for data in messages)):
            # a block moves pointers by its size, and the number of blocks left by -1
            pointer_coefficient = sum(terms_before.get(data, 0) for data in messages)
            per_block = to_signed(task.specification.block_bytes * pointer_coefficient
                                  - terms_before.get(count, 0), 64)
            moved = to_signed(constant_after - constant_before, 64)
            if (per_block and moved % per_block == 0
                    and 0 < moved // per_block < MAX_ITERATION_BLOCKS):
                votes[moved // per_block] += 1
    return votes.most_common(1)[0][0] if votes else 0


def generalise(task: Task, state: State, values: dict[Term, Term]) -> None:
    """Change the state at the first loop head of a message of known length to one in the variables
    of the rest: hash value, pointer to the next block and number of blocks left replace their
    values."""
    algebra, width = task.algebra, task.specification.width
    variables = {word: variable for variable, word in values.items()}

    @cache
    def claim(word: Term, register_bits: int = 0) -> Term:
        if word in variables:
            return variables[word]
        if word.width < register_bits and word.is_constant():
            return variables.get(algebra.number(int(word), register_bits), word)
        if word.width <= width or word.width % width:
            return word
        parts = [word.cut(low, width) for low in range(0, word.width, width)]
        if not any(part in variables for part in parts):
            return word
        return algebra.join([variables.get(part, part) for part in parts])

    state.ints = [claim(word, 64) for word in state.ints]
    state.vecs = [claim(word) for word in state.vecs]
    for key, memory_bytes in state.memory_bytes.items():
        if task.machine.memory.regions[key].section is None:
            state.memory_bytes[key] = {offset: (claim(word), first)
                                       for offset, (word, first) in memory_bytes.items()}
    state.min_blocks, state.max_blocks = 1, (1 << 64) - 1


@dataclass
class Weakening:
    """Comparison of an invariant with a state at its loop head, location by location.

    `replacements`: variable of the invariant -> its value in that state.
    `values_from_before_loop`: word of the invariant -> variable that replaces it because the
    iteration did not change the word. `changed`: whether the invariant was weakened.
    """

    task: Task
    invariant: LoopInvariant
    state: State
    replacements: dict[Term, Term]
    values_from_before_loop: dict[Term, Term] = field(default_factory=dict)
    changed: bool = False

    def advance(self, word: Term) -> Term:
        """Return a word of the invariant with the values that its variables have after the
        iteration."""
        return self.task.algebra.substitute(word, self.replacements)

    def value_from_before_loop(self, word: Term) -> Term:
        """Return the variable for a word that the iteration did not change."""
        if word not in self.values_from_before_loop:
            self.values_from_before_loop[word] = self.task.algebra.variable(
                "a value from before the loop", word.width, word.secrecy)
        return self.values_from_before_loop[word]

    def new_arbitrary_value(self, width: int, *instances: Term) -> Term:
        """Return a new variable, secret if one of `instances` is, never public."""
        secrecy = max(Secrecy.CALLER, *(instance.secrecy for instance in instances))
        word = self.task.algebra.variable("an arbitrary value", width, secrecy)
        self.invariant.arbitrary.add(word)
        return word

    def covers_as_arbitrary(self, before: Term, after: Term) -> bool:
        """Whether the invariant's `before` is arbitrary already and covers `after`."""
        return before in self.invariant.arbitrary and before.secrecy >= after.secrecy

    def weaken_path_facts(self, blocks: int) -> None:
        """Weaken the facts about the path until they cover those of the state."""
        claimed, state = self.invariant.state, self.state
        facts_before = [getattr(claimed, name) for name in PATH_FACTS]
        claimed.min_blocks = min(claimed.min_blocks, state.min_blocks - blocks)
        claimed.max_blocks = max(claimed.max_blocks, state.max_blocks - blocks)
        claimed.upper_halves_dirty |= state.upper_halves_dirty
        claimed.frame_is_aligned |= state.frame_is_aligned
        claimed.flags_secret |= state.flags_secret
        claimed.has_blocks &= state.has_blocks or state.min_blocks > 0
        claimed.lowest_access = max(claimed.lowest_access, state.lowest_access)
        self.changed |= facts_before != [getattr(claimed, name) for name in PATH_FACTS]

    def weaken_registers(self) -> None:
        """Weaken the claims about all registers."""
        claimed, state = self.invariant.state, self.state
        for number, (before, after) in enumerate(zip(claimed.ints, state.ints)):
            claim = self.weaken_word(before, after, 64)
            if number == RSP and claim is not before:
                raise Refusal("abi", "the stack pointer moves from one loop iteration to the next")
            claimed.ints[number] = claim
        for number, (before, after) in enumerate(zip(claimed.masks, state.masks)):
            claimed.masks[number] = self.weaken_word(before, after, 64)
        for number, (before, after) in enumerate(zip(claimed.vecs, state.vecs)):
            claimed.vecs[number] = self.weaken_vector(before, after)

    def weaken_word(self, before: Term, after: Term, width: int) -> Term:
        """Return the weakened claim about `width` bits of a register."""
        if (self.covers_as_arbitrary(before, after)
                or equal_in_register(self.advance(before), after)):
            return before
        self.changed = True
        return (self.value_from_before_loop(before) if before is after
                else self.new_arbitrary_value(width, before, after))

    def weaken_vector(self, before: Term, after: Term) -> Term:
        """Weaken lane by lane: secrets in lanes without a claim stay secret."""
        width, size = self.task.specification.width, max(before.width, after.width)
        lanes = [(before.cut(low, width), after.cut(low, width)) for low in range(0, size, width)]
        claims = [self.weaken_word(x, y, width) for x, y in lanes]
        is_unchanged = all(claim is x for claim, (x, _) in zip(claims, lanes))
        return before if is_unchanged else self.task.algebra.join(claims)

    def weaken_memory(self) -> None:
        """Weaken the claims about frame and buffers but messages and digests."""
        memory = self.task.machine.memory
        for key, memory_bytes in self.invariant.state.memory_bytes.items():
            if memory.regions[key].section is None and not is_outside_invariants(self.task, key):
                others = self.state.memory_bytes.get(key, {})
                for offset in list(memory_bytes):
                    claim = self.weaken_byte(memory_bytes[offset], others.get(offset),
                                             key in memory.frame_bases)
                    if claim is None:
                        del memory_bytes[offset]
                    else:
                        memory_bytes[offset] = claim

    def weaken_byte(self, stored_byte: Byte, other: Byte | None, in_frame: bool) -> Byte | None:
        """Return the claim that covers the byte of the state too; None without one."""
        memory, (word, first) = self.task.machine.memory, stored_byte
        other_word, other_first = other or (None, 0)
        if word is memory.discarded_byte:
            return stored_byte
        if other_word is memory.discarded_byte and in_frame:
            self.changed = True
            return other
        if self.covers_as_arbitrary(word, other_word or word):
            return stored_byte
        moved = self.advance(word)
        if other_word is not None and (
                moved is other_word and first == other_first
                or moved.cut(8 * first, 8) is other_word.cut(8 * other_first, 8)):
            return stored_byte
        self.changed = True
        if other == stored_byte:
            return self.value_from_before_loop(word), first
        if not in_frame:
            return self.new_arbitrary_value(8, word, other_word or word), 0
        if word.secret or other_word is not None and other_word.secret:
            return memory.discarded_byte, 0
        return None

    def mark_stack_secrets(self) -> None:
        """Mark bytes of the frame without a claim that may hold a secret."""
        memory = self.task.machine.memory
        for key in memory.frame_bases:
            claims = self.invariant.state.memory_bytes.setdefault(key, {})
            for offset, (word, _) in self.state.memory_bytes.get(key, {}).items():
                if offset not in claims and word.secret:
                    claims[offset] = memory.discarded_byte, 0
                    self.changed = True


class Encoder:
    """Encoder of invariants as plain data."""

    def __init__(self, task: Task, full: Context, rest: Context | None) -> None:
        self.task, self.algebra = task, task.algebra
        self.nodes: list[Any] = []
        task.enter(full)
        variables = context_variables(task, rest)
        self.variables = {word: i for i, word in reversed([*enumerate(variables)])}
        self.specification = (rest or full).specification
        self.numbers: dict[Term, int] = {}  # word -> its node
        self.expressible: dict[Term, bool] = {}  # word -> whether it has or can have a node

    def encode(self, inference: Inference) -> Certificate:
        """Return the certificate of the invariants and edges of an inference."""
        heads = list(inference.invariants)
        ranks = inference.ranks()
        cuts = [self.encode_cut(i, inference.invariants[head].state, ranks[head])
                for i, head in enumerate(heads)]
        order = {ENTRY: ENTRY, **{head: i for i, head in enumerate(heads)}}
        edges = [[order[start], order[end], k] for (start, end), counts in inference.edges.items()
                 for k, _ in counts.most_common()]
        return {"nodes": self.nodes, "cuts": cuts, "edges": edges}

    def message_words(self) -> dict[Term, tuple[int, int]]:
        """Return word of a message -> (number of the message, of the word)."""
        return {word: (j, k) for j, lane in enumerate(self.specification.lanes)
                for k, word in enumerate(lane.message_words)}

    def add(self, *node: Any) -> int:
        self.nodes.append(list(node))
        return len(self.nodes) - 1

    def has_node(self, word: Term) -> bool:
        """Return whether a word depends on no variable without a node."""
        if word not in self.expressible:
            self.expressible[word] = (
                word in self.numbers or word in self.variables or word in self.messages
                or word in self.task.machine.memory.bases.values()
                or not (word.label and word.parts is None)
                and all(map(self.has_node, word.components())))
        return self.expressible[word]

    def number_of(self, word: Term) -> int:
        """Return the node of a word that `has_node`."""
        if word not in self.numbers:
            self.numbers[word] = self.add_word(word)
        return self.numbers[word]

    def add_word(self, word: Term) -> int:
        if word in self.variables:
            return self.add("variable", self.variables[word])
        if word in self.messages:
            return self.add("message", *self.messages[word])
        region = self.task.machine.memory.regions.get(word)
        if region is not None and region.section is not None:
            return self.add("base", region.section.address - self.task.program.entry)
        if word.parts is not None:
            return self.add("join", *map(self.number_of, word.parts))
        if word.is_constant():
            return self.add("number", word.width, int(word))
        if word.terms is not None:
            return self.add("sum", word.width, word.constant,
                            [[self.number_of(x), c] for x, c in word.terms.items()])
        total = -1
        for monomial, mask in word.polynomial.items():
            factors = [self.add_rotated(self.algebra.sources[source], offset, word.width)
                       for source, offset in (divmod(factor, OFFSETS) for factor in monomial)]
            if mask + 1 != 1 << word.width or not factors:
                factors.append(self.add("number", word.width, mask))
            product = factors[0]
            for factor in factors[1:]:
                product = self.add("and", product, factor)
            total = product if total < 0 else self.add("xor", total, product)
        return total

    def add_rotated(self, word: Term, offset: int, width: int) -> int:
        """Add copies of a word, rotated right by `offset` bits and cut to `width` bits."""
        node, size = self.number_of(word), word.width
        if offset and offset + width > size:
            node = self.add("join", self.add("part", node, offset, size - offset),
                            self.add("part", node, 0, offset))
            offset = 0
        if size < width:
            node = self.add("join", *[node] * -(-width // size))
        return node if size == width else self.add("part", node, offset, width)

    def encode_cut(self, cut: int, state: State, rank: int) -> dict[str, Any]:
        """Return an invariant as plain data."""
        width = self.task.specification.width
        self.messages = self.message_words()
        self.numbers, self.expressible = {}, {}
        runs = {key: list(runs_of(stored, self.task.machine.memory.discarded_byte))
                for key, stored in state.memory_bytes.items()
                if self.task.machine.memory.regions[key].section is None
                and not is_outside_invariants(self.task, key)}
        words: list[tuple[Term, tuple[Any, ...]]] = [
            (word, (name, number, 0)) for name in ("int", "mask")
            for number, word in enumerate(state.registers(name))]
        words += [(word.cut(low, width), ("vec", number, low))
                  for number, word in enumerate(state.vecs) if not self.has_node(word)
                  for low in range(0, word.width, width)]
        keys = {key: self.number_of(key) for key in runs}
        words += [(word.cut(8 * first, 8 * size), ("memory", keys[key], offset))
                  for key in keys for offset, size, word, first in runs[key]
                  if not self.has_node(word)]
        for bare in (True, False):
            for word, location in words:
                if (bool(word.label) or not bare) and not self.has_node(word):
                    self.numbers[word] = self.add("free", cut, word.width, int(word.secrecy),
                                                  *location)
                    self.expressible[word] = True
            # composite words may have nodes now
            self.expressible = {word: True for word, has in self.expressible.items() if has}

        def vector(word: Term) -> int:
            if self.has_node(word):
                return self.number_of(word)
            return self.add("join", *(self.number_of(word.cut(low, width))
                                      for low in range(0, word.width, width)))

        discarded = self.task.machine.memory.discarded_byte
        memory = [[keys[key], [[offset, size, *self.part(word, first, size)]
                               for offset, size, word, first in runs[key]],
                   ranges(o for o, (word, _) in state.memory_bytes[key].items()
                          if word is discarded)] for key in keys]
        return {"address": state.pc - self.task.program.entry, "rank": rank,
                "blocks": [state.min_blocks, state.max_blocks],
                "int": [self.number_of(word) for word in state.ints],
                "vec": [vector(word) for word in state.vecs],
                "mask": [self.number_of(word) for word in state.masks], "memory": memory,
                "upper_halves_dirty": state.upper_halves_dirty,
                "frame_is_aligned": state.frame_is_aligned, "has_blocks": state.has_blocks,
                "flags_secret": state.flags_secret, "overlap_end": state.overlap_end,
                "lowest_access": state.lowest_access,
                "shadow_stack": [at - self.task.program.entry for at in state.shadow_stack]}

    def part(self, word: Term, first: int, size: int) -> tuple[int, int]:
        """Return the node of a word and the first byte of the part of it that a run has."""
        return ((self.number_of(word), first) if self.has_node(word)
                else (self.number_of(word.cut(8 * first, 8 * size)), 0))


def runs_of(stored: dict[int, Byte], discarded: Term) -> Iterable[tuple[int, int, Term, int]]:
    """Yield (offset, size, word, first byte) of runs of consecutive bytes of one word."""
    run: tuple[int, int, Term, int] | None = None
    for offset, (word, first) in sorted(stored.items()):
        if word is discarded:
            continue
        if run and run[2] is word and run[0] + run[1] == offset and run[3] + run[1] == first:
            run = run[0], run[1] + 1, word, run[3]
        else:
            if run:
                yield run
            run = offset, 1, word, first
    if run:
        yield run


def ranges(offsets: Iterable[int]) -> list[list[int]]:
    """Return offsets as ranges [first, one past the last]."""
    merged: list[list[int]] = []
    for offset in sorted(offsets):
        if merged and merged[-1][1] == offset:
            merged[-1][1] += 1
        else:
            merged.append([offset, offset + 1])
    return merged
