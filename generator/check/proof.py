"""Proof of one function. Input: a `Task` and a certificate: plain data, found by any means, not
believed. Output: the task's failures and residue. Method: symbolic execution of every path from the
entry and from each cut point, once, to a return or to a cut point whose invariant covers the state
there; what is not covered is refused. docs/SOUNDNESS.md has the argument."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from operator import index
from typing import Any, NamedTuple

from ..spec.kinds import ExpectedWord
from ..spec.words import byteswap
from ..x86.convention import CONVENTIONS, INTEGER_NAMES, RSP
from .claim import Failure
from .frame import Refusal
from .machine import MANY, Fork, State
from .memory import Byte, Key, MemoryBytes, merge_ranges
from .specification import Specification
from .task import Context, Task, check_limits, prepare_rest, values_after, values_of_rest
from .terms import Secrecy, Term

MAX_PENDING = 128  # states that wait to be executed
MAX_FORKS = 16  # of one branch on one path, while any number of blocks may be left
CHECK_INTERVAL = 0x100  # instructions between two checks of the limits
# "nodes": terms, each of earlier ones; "cuts": cut points; "edges": [from (-1: entry), to, blocks]
Certificate = dict[str, Any]
EMPTY: Certificate = {"nodes": [], "cuts": [], "edges": []}
MAX_EDGE_BLOCKS = 4096
MAX_MESSAGE_BLOCKS = 512  # of which an invariant may name words
MAX_SECRET_BYTES = 1 << 20
NODES = ("variable", "message", "base", "free", "number", "sum", "xor", "and", "part", "join")
CLASSES = {"int": (16, 64), "vec": (32, 512), "mask": (8, 64)}  # registers, and bits of each
# register class, number and first bit; or key of memory, anything, and first byte
Location = tuple[str | Key, int, int]


@dataclass(frozen=True)
class Cut:
    """Cut point: the claim that a state there is an instance of `state`. `variables`: those of
    the invariant, each with the location whose content it stands for. `rank`: a path that takes no
    block leads to a lower one.
    """

    state: State
    rank: int
    variables: dict[Term, Location]


class Arrival(NamedTuple):
    """Arrival at a cut point. `values`: variable of the invariant -> its value in the state there.
    `done`: blocks since the run began."""

    task: Task
    values: dict[Term, Term]
    done: int


# When an invariant covers a state

def covers_words(arrival: Arrival, claimed: list[Term], actual: list[Term]) -> bool:
    """Return whether the contents of registers are equal; zeros stand above a narrower one."""
    algebra = arrival.task.algebra
    return all(equal_in_register(algebra.substitute(word, arrival.values), other)
               for word, other in zip(claimed, actual, strict=True))


def covers_memory(arrival: Arrival, claimed: MemoryBytes, actual: MemoryBytes) -> bool:
    """Return whether each claimed byte has the claimed value, and no other byte holds a secret."""
    task = arrival.task
    memory, unknown = task.machine.memory, (task.machine.memory.discarded_byte, 0)
    end = task.claim.output.bytes_per_block * arrival.done
    for key, stored in actual.items():
        is_digests = any(key is pointer for pointer in task.digest_pointers)
        claims = claimed.get(key, {})
        if memory.regions[key].name not in ("constants", "message") and any(
                word.secret and offset not in claims and not (is_digests and offset < end)
                for offset, (word, _) in stored.items()):
            return False
    for key, claims in claimed.items():
        stored = actual.get(key, {})
        for offset, (word, first) in claims.items():
            if word is memory.discarded_byte:
                continue
            other, other_first = stored.get(offset, unknown)
            moved = task.algebra.substitute(word, arrival.values)
            if other is memory.discarded_byte or not (
                    moved is other and first == other_first
                    or moved.cut(8 * first, 8) is other.cut(8 * other_first, 8)):
                return False
    return True


def is_equal(_: Any, claimed: Any, actual: Any) -> bool:
    return bool(claimed == actual)


def at_least(_: Any, claimed: int, actual: int) -> bool:
    return claimed <= actual


def at_most(_: Any, claimed: int, actual: int) -> bool:
    return actual <= claimed


# field of State -> whether the invariant's value covers that of a state whose numbers count from
# the cut point on
RELATIONS: dict[str, Callable[[Arrival, Any, Any], bool]] = {
    "pc": is_equal, "shadow_stack": is_equal,
    "ints": covers_words, "vecs": covers_words, "masks": covers_words,
    "memory_bytes": covers_memory,
    "flags": lambda _, claimed, __: claimed is None,
    "min_blocks": at_least, "has_blocks": at_least,
    "max_blocks": at_most, "overlap_end": at_most, "lowest_access": at_most,
    "flags_secret": at_most, "upper_halves_dirty": at_most, "frame_is_aligned": at_most,
}
if RELATIONS.keys() != {field.name for field in fields(State)}:
    raise TypeError("certificate.RELATIONS must have one entry for each field of State")


def uncovered_field(arrival: Arrival, cut: Cut, state: State) -> str:
    """Return the first field of `state` that the invariant of `cut` does not cover, "" if it covers
    all. The values of the arrival are those of the context's variables; the cut's join them."""
    for variable, location in cut.variables.items():
        word = content(arrival.task, state, location, variable.width)
        if word is None or word.secrecy > variable.secrecy:
            return "variables"
        arrival.values[variable] = word
    return next((name for name, covers in RELATIONS.items()
                 if not covers(arrival, getattr(cut.state, name), getattr(state, name))), "")


def content(task: Task, state: State, location: Location, width: int) -> Term | None:
    """Return the word of `width` bits at a location; None if a byte has no known value."""
    (where, number, start), memory = location, task.machine.memory
    if isinstance(where, str):
        return state.registers(where)[number].cut(start, width)
    stored = state.memory_bytes.get(where, {})
    if any(stored.get(o, (memory.discarded_byte,))[0] is memory.discarded_byte
           for o in range(start, start + width // 8)):
        return None
    return memory.load(state.memory_bytes, where, start, width // 8)


def equal_in_register(x: Term, y: Term) -> bool:
    """Return whether two words are equal as contents of a register, in which zeros stand above the
    narrower one. Wide words may be stored as different pieces, so they are compared in pieces."""
    if x is y or x.width == y.width <= 64:
        return x is y
    return all(x.cut(low, 32) is y.cut(low, 32) for low in range(0, max(x.width, y.width), 32))


# Terms and states of plain data

def context_variables(task: Task, rest: Context | None) -> list[Term]:
    """Return the words that the claim gives a meaning, message words left out, in an order that is
    the same in every proof of it."""
    words = [piece for register_class in CLASSES
             for register in task.entry.registers(register_class)
             for piece in register.parts or (register,)]
    words += [task.machine.return_address, task.machine.memory.stack, *task.pointers.values(),
              *task.digest_pointers, task.message_distance]
    for context in filter(None, (task.context, rest)):
        words += [*filter(None, [context.count]), *context.message_pointers]
        words += [word for lane in context.specification.lanes
                  for word in (*lane.initial, *lane.midstates)]
    return words


def require(condition: object) -> None:
    if not condition:
        raise ValueError("a field has another value than it may have")


class Decoder:
    """Decoder of one certificate, in the context of its cut points."""

    def __init__(self, task: Task, rest: Context | None) -> None:
        self.task, self.rest = task, rest
        self.specification = (rest or task.context).specification
        self.variables = context_variables(task, rest)
        self.terms: list[Term] = []
        self.locations: list[dict[Term, Location]] = []  # for each cut

    def decode(self, certificate: Certificate) -> tuple[list[Cut], list[tuple[int, int, int]]]:
        """Return the cut points and the edges. Raise Refusal for data that are no certificate."""
        try:
            self.locations = [{} for _ in certificate["cuts"]]
            for number, node in enumerate(certificate["nodes"]):
                require(node[0] in NODES)
                self.terms.append(getattr(self, f"decode_{node[0]}")(*node[1:]))
                if not number % 0x400:
                    self.task.algebra.check_limits()
            cuts = [self.decode_cut(i, data) for i, data in enumerate(certificate["cuts"])]
            edges = [(index(a), index(b), index(k)) for a, b, k in certificate["edges"]]
            require(all(0 <= blocks <= MAX_EDGE_BLOCKS and 0 <= end < len(cuts)
                        for _, end, blocks in edges))
            # other edges do not count: without a block, a path from a cut point must lead to a
            # lower rank; the rest of a message begins before it takes a block
            return cuts, [(start, end, blocks) for start, end, blocks in edges if (
                blocks or cuts[end].rank < cuts[start].rank if start >= 0
                else not blocks or self.rest is None)]
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Refusal("flow", f"the certificate is malformed: {type(error).__name__}") from None

    def term(self, number: int, most_bits: int = 512) -> Term:
        """Return the term of a node, of at most `most_bits` bits."""
        require(number >= 0 and self.terms[number].width <= most_bits)
        return self.terms[number]

    def decode_variable(self, number: int) -> Term:
        return self.variables[number]

    def decode_message(self, j: int, k: int) -> Term:
        """Return word k of message j, and evaluate the specification up to it."""
        require(0 <= j < MAX_MESSAGE_BLOCKS and 0 <= k < 16 * MAX_MESSAGE_BLOCKS)
        lane: Specification = self.specification.of_message(j)
        return lane.message_byte(k * lane.word_bytes)[0]

    def decode_base(self, anchor: int) -> Term:
        """Return the address of the section or undefined symbol at an offset from the entry."""
        program = self.task.program
        anchor += program.entry
        require(program.image.section_starting_at(anchor))
        return self.task.machine.memory.base_address(anchor)

    def decode_free(self, cut: int, width: int, secrecy: int, register_class: str, number: int,
                    start: int) -> Term:
        """Return a new variable of an invariant, for the content of a location."""
        require(0 < width <= 512 and not width % 8 and cut >= 0)
        if register_class != "memory":
            require(0 <= number < CLASSES[register_class][0] and 0 <= start < 512)
        variable = self.task.algebra.variable(f"the content of {register_class} {number}", width,
                                              Secrecy(secrecy))
        self.locations[cut][variable] = (
            self.key(number) if register_class == "memory" else register_class, number,
            index(start))
        return variable

    def decode_number(self, width: int, value: int) -> Term:
        require(0 < width <= 512)
        return self.task.algebra.number(value, width)

    def decode_sum(self, width: int, constant: int, summands: list[tuple[int, int]]) -> Term:
        words = [(self.term(number, 64), index(c)) for number, c in summands]
        require(0 < width <= 64 and all(word.width == width for word, _ in words))
        return self.task.algebra.combine(width, words, index(constant))

    def decode_xor(self, x: int, y: int) -> Term:
        return self.term(x) ^ self.term(y)

    def decode_and(self, x: int, y: int) -> Term:
        return self.term(x) & self.term(y)

    def decode_part(self, number: int, low: int, width: int) -> Term:
        require(0 <= low < 512 and 0 < width <= 512)
        return self.term(number).cut(low, width)

    def decode_join(self, *parts: int) -> Term:
        words = [self.term(number) for number in parts]
        require(sum(word.width for word in words) <= 512)
        return self.task.algebra.join(words)

    def key(self, number: int) -> Key:
        """Return a key of memory that invariants may claim something about: the frame or a buffer.
        """
        memory, key = self.task.machine.memory, self.term(number, 64)
        region = memory.region_of(key)
        require(region.name not in ("constants", "message"))
        require(not any(key is pointer for pointer in self.task.digest_pointers))
        return key

    def decode_cut(self, number: int, data: dict[str, Any]) -> Cut:
        """Return a cut point; that of cut `number`."""
        registers = {name: [self.term(word, bits) for word in data[name]]
                     for name, (_, bits) in CLASSES.items()}
        require(all(len(registers[name]) == count for name, (count, _) in CLASSES.items()))
        memory_bytes: MemoryBytes = {}
        budget, secret_byte = MAX_SECRET_BYTES, (self.task.machine.memory.discarded_byte, 0)
        for key_number, runs, secret_ranges in data["memory"]:
            claims: dict[int, Byte] = memory_bytes.setdefault(self.key(key_number), {})
            for offset, size, word_number, first in runs:
                word = self.term(word_number)
                require(0 <= first and first + size <= word.width // 8)
                claims |= {index(offset) + i: (word, first + i) for i in range(size)}
            for first, end in secret_ranges:
                budget -= end - first
                require(first <= end and budget >= 0)
                claims |= dict.fromkeys(range(first, end), secret_byte)
        low, high = map(index, data["blocks"])
        facts = {name: bool(data[name]) for name in (
            "upper_halves_dirty", "frame_is_aligned", "has_blocks", "flags_secret")}
        entry_address = self.task.program.entry
        state = replace(
            self.task.entry, pc=entry_address + index(data["address"]),
            ints=registers["int"], vecs=registers["vec"], masks=registers["mask"],
            memory_bytes=memory_bytes, flags=None, min_blocks=low, max_blocks=high,
            overlap_end=index(data["overlap_end"]), lowest_access=index(data["lowest_access"]),
            shadow_stack=tuple(entry_address + index(at) for at in data["shadow_stack"]), **facts)
        require(0 <= low <= high < 1 << 64 and state.ints[RSP].public)
        require(all(self.task.program.image.section_at(at - 1) for at in state.shadow_stack))
        return Cut(state, index(data["rank"]), self.locations[number])


# Execution

def check(task: Task, certificate: Certificate) -> None:
    """Check the certificate of a task; store the results in the task. Raises Refusal if the proof
    cannot go on."""
    task.algebra.check_limits = lambda: check_limits(task)
    checker = Checker(task, certificate)
    checker.run(task.entry.copy(), -1, checker.full)
    for number, cut in enumerate(checker.cuts):
        checker.run(cut.state.copy(), number, checker.rest or checker.full)
    if task.residue is None and not task.failures:
        raise Refusal("flow", "no path returns")
    task.machine.memory.check_frame_overlaps()


class Checker:
    """Execution of every path of a task, from the entry and from each cut point."""

    def __init__(self, task: Task, certificate: Certificate) -> None:
        """Make the contexts, from the claim alone, and decode the certificate."""
        self.task, self.full = task, task.context
        self.rest = prepare_rest(task) if certificate != EMPTY else None
        # edges: number of the cut where a path begins, -1 for the entry; that of its end; blocks
        self.cuts, self.edges = Decoder(task, self.rest).decode(certificate)
        if self.cuts and (self.rest or self.full).count is None:
            raise Refusal("flow", "without a number of blocks there is nothing to cut")

    def run(self, start: State, origin: int, context: Context) -> None:
        """Execute every path from `start`, the state of the cut `origin` (-1: the entry), up to its
        return or to a cut point that covers it. Raises Refusal for a forbidden operation or an
        exceeded limit."""
        task, machine = self.task, self.task.machine
        task.enter(context)
        heads = {cut.state.pc for cut in self.cuts}
        # state, truth value of its fork, and number of undecided forks so far at each address
        pending: list[tuple[State, bool | None, Counter[int]]] = [(start, None, Counter())]
        at_start = True
        while pending:
            state, truth, forks = pending.pop()
            while at_start or state.pc not in heads or not self.arrive(state, origin):
                at_start, pc = False, state.pc
                try:
                    done = machine.execute_next(state, truth)
                except Fork as fork:
                    machine.executed_count += 1
                    forks = forks + Counter({pc: fork.args[-1][1] > MANY})
                    if forks[pc] > MAX_FORKS:
                        raise Refusal("flow", "a loop over the blocks has no cut point") from None
                    if len(pending) > MAX_PENDING:
                        raise Refusal("flow", "more paths than can be followed") from None
                    pending += [(replace(state.copy(), min_blocks=low, max_blocks=high),
                                 fork_truth, forks) for low, high, fork_truth in fork.args]
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
                    check_result(task, state)
                    check_convention(task, state)
                    record_residue(task, state)
                    break

    def arrive(self, state: State, origin: int) -> bool:
        """Return whether a cut point covers the state, so that its path ends here. A state whose
        number of blocks lies outside of the cut point's interval, or is bounded, may go on; any
        other is refused."""
        task, reason = self.task, ""
        rest = self.rest if origin < 0 else None
        low, high = state.min_blocks, state.max_blocks
        if rest is not None:
            low = high = task.claim.blocks - rest.blocks_before
        for start, end, blocks in self.edges:
            cut = self.cuts[end]
            # as it is seen from the cut point
            moved = replace(
                state, min_blocks=low - blocks, max_blocks=high - blocks,
                has_blocks=state.has_blocks or low > 0,
                overlap_end=state.overlap_end - task.claim.output.bytes_per_block * blocks)
            if (start != origin or cut.state.pc != state.pc
                    or moved.min_blocks < cut.state.min_blocks
                    or moved.max_blocks > cut.state.max_blocks):
                continue
            values = values_of_rest(task, rest) if rest else values_after(task, blocks)
            if field := uncovered_field(Arrival(task, values, blocks), cut, moved):
                reason = f"the state at the head of a loop is not covered by its invariant: {field}"
                continue
            if blocks and task.digest_pointers:
                check_words(task, state, blocks, f" of the {blocks} that a loop iteration takes")
            return True
        if reason and (state.max_blocks > MANY or self.rest is not None):
            raise Refusal("flow", reason)
        return False


# checks at a return

def record_failure(task: Task, check: str, message: str) -> None:
    """Store a failed check (one that `Failure` lists) and its reason, once."""
    if task.effort.hasty:
        raise Refusal(check, message)
    if (failure := Failure(check, message)) not in task.failures:
        task.failures.append(failure)


def check_result(task: Task, state: State) -> None:
    """Compare the memory at a return with the postcondition of the function kind; record a failure
    if it differs, or if the number of blocks left is not certain."""
    claim, counted = task.claim, task.context.count is not None
    if counted and state.min_blocks != state.max_blocks:
        most = "any number of" if state.max_blocks > MANY else state.max_blocks
        record_failure(task, "function",
                       f"returns where {state.min_blocks} to {most} blocks may be left")
        return
    blocks = state.min_blocks if counted else claim.blocks
    check_words(task, state, blocks, f" where {blocks} blocks are left" if counted else "")


def check_words(task: Task, state: State, blocks: int, where: str) -> None:
    """Record a failure if a word of the output buffer differs from the postcondition after `blocks`
    blocks. `where`: end of its message."""
    if expected := next(wrong_words(task, state, blocks), None):
        record_failure(task, "function", f"stores the wrong {expected.name}{where}")


def wrong_words(task: Task, state: State, blocks: int) -> Iterator[ExpectedWord]:
    """Yield the words of the postcondition after `blocks` blocks that the output buffer lacks."""
    claim, memory = task.claim, task.machine.memory
    pointer = task.pointers[claim.output.content]
    for expected in claim.expected_words(task.specification, blocks):
        _, offset, word, size, big = expected
        stored_word = memory.load(state.memory_bytes, pointer, offset, size)
        if stored_word is not (byteswap(word) if big else word).cut(0, 8 * size):
            yield expected


def check_convention(task: Task, state: State) -> None:
    """Record a failure for each callee-saved register that has changed, for a wrong stack pointer,
    and for upper halves of vector registers that are not known to be zero."""
    machine, entry, convention = task.machine, task.entry, CONVENTIONS[task.claim.abi]
    saved = [(INTEGER_NAMES[i], state.ints[i], entry.ints[i]) for i in convention.saved_int]
    saved += [(f"xmm{i}", state.vecs[i].cut(0, 128), entry.vecs[i].cut(0, 128))
              for i in convention.saved_vec]
    for name, word, before in saved:
        if not equal_in_register(word, before):
            record_failure(task, "abi", f"{name} must be as at entry, and is not")
    if state.ints[RSP] is not machine.memory.stack + 8:
        record_failure(task, "abi", "the stack pointer at the return is not that of the entry")
    if task.claim.upper_dirty and machine.sse_with_dirty_halves:
        record_failure(task, "vector state", "vzeroupper is missing before legacy instructions")
    if state.upper_halves_dirty:
        record_failure(task, "vector state", "vzeroupper is missing before the return")


def record_residue(task: Task, state: State) -> None:
    """Record the registers and stack bytes that may hold secrets."""
    names = {"int": INTEGER_NAMES, "vec": [f"xmm{i}" for i in range(32)],
             "mask": [f"k{i}" for i in range(8)]}
    task.residue = {
        *(task.residue or ()), *(["rflags"] if state.flags_secret else []),
        *(name for register_class in CLASSES for name, word in zip(
            names[register_class], state.registers(register_class)) if word.secret),
        *((key, offset) for key in task.machine.memory.frame_bases
          for offset, (word, _) in state.memory_bytes.get(key, {}).items() if word.secret)}


def residue_as_json(task: Task) -> dict[str, Any]:
    """Return the residue of a task as JSON data: the registers and the stack bytes that may hold
    secrets at a return."""
    residue, bases = task.residue or set(), task.machine.memory.frame_bases
    stack = {key: {(item[1], 1) for item in residue if not isinstance(item, str) and item[0] is key}
             for key in bases}
    return {"registers": sorted(item for item in residue if isinstance(item, str)),
            "stack_bytes": sum(map(len, stack.values())),
            "stack": [{"offset": bases[key].offset, "align": bases[key].align,
                       "bytes": merge_ranges(accesses)} for key, accesses in stack.items()
                      if accesses]}
