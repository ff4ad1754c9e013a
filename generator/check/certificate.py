"""Certificate of a proof by induction: cut points with ranks and invariants, and the blocks that
each path between them takes. Input: plain data, found by any means. Output: the invariants as
symbolic states, and the relation `uncovered_field` of an invariant and a state. Nothing of a
certificate is believed: any invariant is a claim that the proof checks (docs/SOUNDNESS.md)."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from operator import index
from typing import Any, NamedTuple

from ..x86.convention import RSP
from .frame import Refusal
from .machine import State
from .region import Byte, Key, MemoryBytes
from .specification import Specification
from .task import Context, Task
from .terms import Secrecy, Term

# "nodes": terms, each of earlier ones; "cuts": cut points; "edges": [from (-1: entry), to, blocks]
Certificate = dict[str, Any]
EMPTY: Certificate = {"nodes": [], "cuts": [], "edges": []}
MAX_EDGE_BLOCKS = 4096
MAX_MESSAGE_BLOCKS = 512  # of which an invariant may name words
MAX_SECRET_BYTES = 1 << 20
NODES = ("name", "message", "base", "free", "number", "sum", "bits", "join")
CLASSES = {"int": (16, 64), "vec": (32, 512), "mask": (8, 64)}  # registers, and bits of each


@dataclass(frozen=True)
class Location:
    """Register of a class from bit `start` on, or memory at `key` from byte `start` on."""

    register_class: str
    number: int
    start: int
    key: Key | None = None


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
        if key not in memory.anchors and memory.regions[key].name != "message" and any(
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
    "pc": is_equal,
    "ints": covers_words, "vecs": covers_words, "masks": covers_words,
    "memory_bytes": covers_memory,
    "flags": lambda _, claimed, __: claimed is None,
    "flags_secret": at_most,
    "min_blocks": at_least,
    "max_blocks": at_most,
    "upper_halves_dirty": at_most,
    "frame_is_aligned": at_most,
    "has_blocks": at_least,
    "overlap_end": at_most,
    "lowest_access": at_most,
    "shadow_stack": is_equal,
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
    if location.key is None:
        return state.registers(location.register_class)[location.number].cut(location.start, width)
    stored, memory = state.memory_bytes.get(location.key, {}), task.machine.memory
    offsets = range(location.start, location.start + width // 8)
    if any(stored.get(o, (memory.discarded_byte,))[0] is memory.discarded_byte for o in offsets):
        return None
    return memory.load(state.memory_bytes, location.key, location.start, width // 8)


def equal_in_register(x: Term, y: Term) -> bool:
    """Return whether two words are equal as contents of a register, in which zeros stand above the
    narrower one. Wide words may be stored as different pieces, so they are compared in pieces."""
    if x is y or x.width == y.width <= 64:
        return x is y
    return all(x.cut(low, 32) is y.cut(low, 32) for low in range(0, max(x.width, y.width), 32))


# Terms and states of plain data

def context_variables(task: Task, rest: Context | None) -> dict[str, Term]:
    """Return name -> variable that the claim gives a meaning, message words left out. Each piece of
    a wide register at entry has a name."""
    words = [piece for register_class in CLASSES
             for register in task.entry.registers(register_class)
             for piece in register.parts or (register,)]
    words += [task.machine.return_address, task.machine.memory.stack, *task.pointers.values(),
              *task.context.message_pointers, *task.digest_pointers, task.message_distance]
    contexts = {"": task.context, " of the rest": rest}
    words += [word for context in contexts.values() if context and context.count
              for word in (context.count, *context.message_pointers)]
    named = [(word.label, word) for word in words]
    named += [(word.label and word.label + end, word) for end, context in contexts.items()
              if context for lane in context.specification.lanes
              for word in (*lane.initial, *lane.midstates)]
    return {name: word for name, word in named if name}


def require(condition: object) -> None:
    if not condition:
        raise ValueError("a field has another value than it may have")


class Decoder:
    """Decoder of one certificate, in the context of its cut points."""

    def __init__(self, task: Task, context: Context, named: dict[str, Term]) -> None:
        self.task, self.specification, self.named = task, context.specification, named
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
            require(all(0 <= blocks <= MAX_EDGE_BLOCKS for _, _, blocks in edges))
            return cuts, edges
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Refusal("flow", f"the certificate is malformed: {type(error).__name__}") from None

    def term(self, number: int, most_bits: int = 512) -> Term:
        """Return the term of a node, of at most `most_bits` bits."""
        require(number >= 0 and self.terms[number].width <= most_bits)
        return self.terms[number]

    def decode_name(self, name: str) -> Term:
        return self.named[name]

    def decode_message(self, j: int, k: int) -> Term:
        """Return word k of message j, and evaluate the specification up to it."""
        require(0 <= j < MAX_MESSAGE_BLOCKS and 0 <= k < 16 * MAX_MESSAGE_BLOCKS)
        lane: Specification = self.specification.of_message(j)
        return lane.message_byte(k * lane.word_bytes)[0]

    def decode_base(self, anchor: int) -> Term:
        """Return the address of the section or undefined symbol at an offset from the entry."""
        program = self.task.program
        anchor += program.entry
        require(program.image.section_starting_at(anchor) or anchor in program.image.external)
        return self.task.machine.memory.base_address(anchor)

    def decode_free(self, cut: int, width: int, secrecy: int, register_class: str, number: int,
                    start: int) -> Term:
        """Return a new variable of an invariant, for the content of a location."""
        require(0 < width <= 512 and not width % 8 and cut >= 0)
        if register_class == "memory":
            location = Location(register_class, 0, index(start), self.key(number))
        else:
            require(0 <= number < CLASSES[register_class][0] and 0 <= start < 512)
            location = Location(register_class, number, start)
        variable = self.task.algebra.variable(f"the content of {register_class} {number}", width,
                                              Secrecy(secrecy))
        self.locations[cut][variable] = location
        return variable

    def decode_number(self, width: int, value: int) -> Term:
        require(0 < width <= 512)
        return self.task.algebra.number(value, width)

    def decode_sum(self, width: int, constant: int, summands: list[tuple[int, int]]) -> Term:
        words = [(self.term(number, 64), index(c)) for number, c in summands]
        require(0 < width <= 64 and all(word.width == width for word, _ in words))
        return self.task.algebra.combine(width, words, index(constant))

    def decode_bits(self, width: int, monomials: list[tuple[int, list[tuple[int, int]]]]) -> Term:
        """Return the XOR of products: of `mask` and of words, rotated and repeated."""
        algebra = self.task.algebra
        require(0 < width <= 64)
        out = algebra.number(0, width)
        for mask, factors in monomials:
            product = algebra.number(mask, width)
            for number, offset in factors:
                word = self.term(number, 64)
                require(0 <= offset < word.width)
                copies = [word.rotated(offset)] * -(-width // word.width)
                product &= algebra.join(copies).cut(0, width)
            out ^= product
        return out

    def decode_join(self, *parts: int) -> Term:
        words = [self.term(number) for number in parts]
        require(sum(word.width for word in words) <= 512)
        return self.task.algebra.join(words)

    def key(self, number: int) -> Key:
        """Return a key of memory that invariants may claim something about: the frame or a buffer.
        """
        memory, key = self.task.machine.memory, self.term(number, 64)
        region = memory.region_of(key)
        require(key not in memory.anchors and region.name != "message")
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
        state = replace(
            self.task.entry, pc=self.task.program.entry + index(data["address"]),
            ints=registers["int"], vecs=registers["vec"], masks=registers["mask"],
            memory_bytes=memory_bytes, flags=None, min_blocks=low, max_blocks=high,
            overlap_end=index(data["overlap_end"]), lowest_access=index(data["lowest_access"]),
            shadow_stack=tuple(self.term(word, 64) for word in data["shadow_stack"]), **facts)
        require(0 <= low <= high < 1 << 64 and state.ints[RSP].public)
        return Cut(state, index(data["rank"]), self.locations[number])
