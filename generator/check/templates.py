"""Templates: what is claimed of every state that reaches a loop's head, and how a claim gives way.

In go a task, the template of a head and a state that has come there; the template is weakened until the state is a case of it.
A place that is not what the template says of it after so many blocks becomes an unknown value that stays what it is, where it
did not change, else an arbitrary one. Places are integer registers, lanes of vector registers (a lane may be claimed beside one
that is arbitrary), masks, and bytes of memory.
"""

from collections import Counter
from dataclasses import dataclass, field

from .forms import Form
from .memory import Byte, Memory, Refusal, Space
from .standard import Standard
from .state import State, signed
from .task import Task


@dataclass
class Template:
    """What is claimed of every state that reaches a loop's head: `state`, with `arbitrary` words in it."""

    state: State
    arbitrary: set[Form]


def generalised(task: Task, state: State) -> State:
    """A claim of which a state of the kind fixed is one case: in place of the hash value so far, of the pointer to the next
    block and of the number of blocks left, which are known here, it has variables. From there on it is a proof by induction
    as for the kind blocks, of what is left of the message."""
    algebra, old, memory = task.algebra, task.standard, task.machine.memory
    whole = old.whole
    if whole is None or whole.length is None:
        raise Refusal("flow", "a loop that takes no message was not understood")
    size, data = old.block_bytes, task.messages[0]
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
    memory.spaces[here] = Space("message", lambda left: (0, size * left + length), content=new.message_byte,
                                before=size, total=left)
    task.messages = [here]
    task.machine.count, task.standard = count, new
    new.final(0)
    new.final(1)
    state.low = 1
    return state


def moving(task: Task) -> tuple[list[Form], Form]:
    """The pointers to the next blocks, and the number of blocks left."""
    assert task.machine.count is not None                      # else no branch depends on how many there are, and nothing is cut
    return task.messages, task.machine.count


def steps_taken(task: Task, old: State, new: State) -> int:
    """How many blocks further on `new` is, told by the pointers and counters that moved."""
    messages, count = moving(task)
    votes: Counter[int] = Counter()

    def vote(before: Form, after: Form) -> None:
        if before.width != 64 or after.width != 64 or not (before.public and after.public):
            return
        (terms, first), (others, second) = task.algebra.linear(before), task.algebra.linear(after)
        if terms == others and (count in terms or any(data in terms for data in messages)):
            forward = sum(terms.get(data, 0) for data in messages)
            per_block = signed(task.standard.block_bytes * forward - terms.get(count, 0), 64)
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


def adapt(task: Task, template: Template, state: State, origin: int | None, blocks: int) -> bool:
    """Weaken the template until the state, so many blocks further on, is an instance of it; whether that was necessary."""
    if origin == state.pc:
        task.retired = state.counts, max(blocks, 1)
    if origin is not None and not blocks:
        task.idle.add((origin, state.pc))
        if circular(task.idle):
            raise Refusal("flow", "a loop comes back to its head without having taken a block")
    if state.low < blocks:
        raise Refusal("memory", "takes more blocks than are left")
    if state.reach - task.claim.written.each * blocks > template.state.reach:
        raise Refusal("memory", "writes digests of nodes that a turn of the loop does not take, which may lie over others")
    known: dict[Form, Form] = {}
    if blocks:
        messages, count = moving(task)
        known |= {data: data + task.standard.block_bytes * blocks for data in messages}
        known |= {place: place + task.claim.written.each * blocks for place in task.digests}
        known[count] = count - blocks
        task.standard.moved(blocks, known)
    one = Weakening(task, template, state, known)
    one.path(blocks)
    one.registers()
    one.memory()
    return left_on_stack(task.machine.memory, template.state, state) or one.changed


@dataclass
class Weakening:
    """A template beside a state that came to its head; `known` says how the template's inputs look there."""

    task: Task
    template: Template
    state: State
    known: dict[Form, Form]
    kept: dict[Form, Form] = field(default_factory=dict)
    changed: bool = False

    def moved(self, word: Form) -> Form:
        """What the template's word is after the blocks that were taken."""
        return self.task.algebra.substitute(word, self.known)

    def keep(self, word: Form) -> Form:
        """An unknown value in place of a word that did not change."""
        if word not in self.kept:
            name, memory = f"a value kept since before the loop ({word!r})", self.task.machine.memory
            self.kept[word] = self.task.algebra.variable(name, word.width, True) if word.public else memory.unknown(
                name, word.width, memory.harmful(word))
        return self.kept[word]

    def arbitrary(self, width: int, *instances: Form) -> Form:
        memory = self.task.machine.memory
        word = memory.unknown("an arbitrary value", width, any(map(memory.harmful, instances)))
        self.template.arbitrary.add(word)
        return word

    def met(self, before: Form, after: Form) -> bool:
        """Whether the template's word is arbitrary there, so that only what it may tell is of interest."""
        if before not in self.template.arbitrary:
            return False
        memory = self.task.machine.memory
        self.changed |= memory.harmful(after) and memory.taint(before)
        return True

    def path(self, blocks: int) -> None:
        """What is known of the way to the head, and of the blocks that are left."""
        mine, state = self.template.state, self.state
        claimed = mine.low, mine.dirty, mine.settled, mine.tells, mine.some, mine.touched
        mine.low = min(mine.low, state.low - blocks)
        mine.dirty |= state.dirty
        mine.settled |= state.settled
        mine.tells |= state.tells
        mine.some &= state.some or state.low > 0
        mine.touched = max(mine.touched, state.touched)
        self.changed |= claimed != (mine.low, mine.dirty, mine.settled, mine.tells, mine.some, mine.touched)

    def registers(self) -> None:
        mine, state = self.template.state, self.state
        for number, (before, after) in enumerate(zip(mine.ints, state.ints)):
            claim = self.word(before, after)
            if number == 4 and claim is not before:
                raise Refusal("abi", "the stack pointer moves from one turn of a loop to the next")
            mine.ints[number] = claim
        for number, (before, after) in enumerate(zip(mine.masks, state.masks)):
            mine.masks[number] = self.word(before, after)
        for number, (old, new) in enumerate(zip(mine.vecs, state.vecs)):
            mine.vecs[number] = self.lanes(old, new)

    def word(self, before: Form, after: Form) -> Form:
        """What is claimed of an integer register or a mask."""
        if self.met(before, after) or same(self.moved(before), after):
            return before
        self.changed = True
        return self.keep(before) if before is after else self.arbitrary(64, before, after)

    def lanes(self, old: tuple[Form, bool], new: tuple[Form, bool]) -> tuple[Form, bool]:
        """Return the claim about a vector register, lane by lane.

        A register that only one of the two knows in full is compared in full: lanes that lose their claim become arbitrary
        words, which count as secret where either of the two was.
        """
        (before, zeros), (after, zeros_after), width = old, new, self.task.standard.width
        size = max(before.width, after.width)
        if before.width != after.width or zeros != zeros_after:
            size = size if zeros and zeros_after else 512
            before, after = self.widened(before, zeros, size), self.widened(after, zeros_after, size)
        pieces = [(before.cut(low, width), after.cut(low, width)) for low in range(0, size, width)]
        words = [x if self.met(x, y) or self.moved(x) is y else self.keep(x) if x is y else self.arbitrary(width, x, y)
                 for x, y in pieces]
        if size == old[0].width and all(word is x for word, (x, _) in zip(words, pieces)):
            return old
        self.changed = True
        return self.task.algebra.join(words), zeros and zeros_after or size == 512

    def widened(self, word: Form, zeros: bool, size: int) -> Form:
        """Return the register's low `size` bits: `word`, then zeros or else what the caller had there."""
        missing, memory = size - word.width, self.task.machine.memory
        if missing <= 0:
            return word
        return self.task.algebra.join([word, self.task.algebra.number(0, missing) if zeros else
                                       memory.unknown("upper lanes at entry", missing, False)])

    def memory(self) -> None:
        """The bytes of the frame and the buffers; the message is what it is."""
        memory = self.task.machine.memory
        for key, cells in self.template.state.cells.items():
            if key not in memory.anchors and all(key is not place for place in (*self.task.messages, *self.task.digests)):
                others = self.state.cells.get(key, {})
                for offset in list(cells):
                    claim = self.byte(cells[offset], others.get(offset), key in memory.frames)
                    if claim is None:
                        del cells[offset]
                    else:
                        cells[offset] = claim

    def byte(self, cell: Byte, other: Byte | None, framed: bool) -> Byte | None:
        """What is claimed of a byte, which is one of a word; None where nothing is, in the frame."""
        memory, (word, first) = self.task.machine.memory, cell
        if word is memory.lost:
            return cell
        if other is not None and other[0] is memory.lost and framed:
            self.changed = True
            return other
        if self.met(word, other[0] if other is not None else word):
            return cell
        moved = self.moved(word)
        if other is not None and (moved is other[0] and first == other[1]
                                  or moved.cut(8 * first, 8) is other[0].cut(8 * other[1], 8)):
            return cell
        self.changed = True
        if other == cell:
            return self.keep(word), first
        if not framed:
            return self.arbitrary(8, word, *other[:1] if other is not None else ()), 0
        if memory.harmful(word) or other is not None and memory.harmful(other[0]):
            return memory.lost, 0
        return None


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
