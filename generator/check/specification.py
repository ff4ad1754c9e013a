"""Specification as normal forms. Input: the executable specification of generator/spec/hashes, and
variables for the words of a message. Output: message words, schedules and hash values as `Term`s.
Method: evaluate the specification on the prover's words. A block is evaluated before the code reads
its first byte, so the tables have the specification's sums before the code computes equal ones."""

from typing import Any

from ..spec import hashes
from ..spec.message import Message
from ..spec.words import byteswap, split
from .normal import Algebra
from .region import Byte
from .terms import Term


class Specification:
    """Specification of a hash, evaluated on the message and the state of a proof.

    `standard`: module of the hash family. `rounds`: compute hash values, and not only schedules.
    `fixed_message`: shape of a message of fixed length, or None. `rest`: hash only the end of that
    message, from an arbitrary block on; the hash value before this block is a variable.
    `m`: number of messages, each with a specification in `lanes`; with m = 1, that is this object
    itself. Only with m = 1 do a message shape and `fixed_initial` count. `name`: end of the name of
    each variable, such as " of message 1". `fixed_initial`: every block is a message by itself,
    hashed from the initial hash value.
    """

    def __init__(self, algebra: Algebra, standard: Any, rounds: bool = True,
                 fixed_message: Message | None = None, rest: bool = False, m: int = 1,
                 name: str = "", fixed_initial: bool = False) -> None:
        """Create the variables of the initial hash value, unless this is constant."""
        self.algebra, self.standard, self.rounds = algebra, standard, rounds
        self.fixed_message, self.rest = fixed_message, rest
        self.fixed_initial = fixed_initial
        self.width: int = standard.WIDTH
        self.word_bytes = self.width // 8
        self.block_bytes = 16 * self.word_bytes
        self.name = name
        self.lanes = [self] if m == 1 else [
            Specification(algebra, standard, rounds, name=f" of message {j}")
            for j in range(m)]
        self.constant_words = (fixed_message.constants(self.word_bytes)
                               if fixed_message and not rest else {})
        starting_states: list[list[Any]] = []  # unless the caller passes them
        if fixed_initial:
            starting_states = [standard.INITIAL[standard.NAME]]
        elif (fixed_message and fixed_message.length is not None
              and not fixed_message.takes_midstates):
            starting_states = fixed_message.starting_states(standard)
        numbers = [[algebra.number(int(x), self.width) for x in state] for state in starting_states]
        self.initial = numbers[0] if numbers and not rest else self.new_hash_value(0)
        # initial hash value of a nested shape's outer hash
        self.outer = ([] if not fixed_message or not fixed_message.is_nested else
                      numbers[1] if numbers else self.new_hash_value(1))
        self.midstates = [*self.initial, *self.outer]
        self.message_words: list[Term] = []  # words of the message, as little-endian loads
        # number of complete blocks -> final hash value
        self.final_states: dict[int, list[Term]] = {}
        self.states_after = [self.initial]  # states_after[k]: after k blocks
        # [block][w]: word w of a block, as a little-endian load
        self.blocks: list[list[Term]] = []
        self.schedules: list[list[Term]] = []  # [block][t]: W_t

    def of_message(self, j: int) -> "Specification":
        """Return the specification of message j."""
        return self.lanes[j]

    def new_input(self, name: str, width: int) -> Term:
        """Return a new input of `width` bits: a secret variable."""
        return self.algebra.new_input(name + self.name, width)

    def new_hash_value(self, number: int) -> list[Term]:
        """Return new inputs for the words of an initial hash value."""
        size = len(next(iter(self.standard.INITIAL.values())))
        return [self.new_input(f"H_{number * size + i}", self.width) for i in range(size)]

    def block_words(self, j: int) -> list[Term]:
        """Return the sixteen words of block j as a little-endian load reads them."""
        while len(self.blocks) <= j:
            number = len(self.blocks)
            self.blocks.append([self.loaded_word(number, w) for w in range(16)])
        return self.blocks[j]

    def message_word(self, k: int) -> Term:
        """Return the word that a little-endian load reads k words after the start of the message in
        memory."""
        while len(self.message_words) <= k:
            j, w = divmod(len(self.message_words), 16)
            self.message_words.append(self.new_input(f"M{j}[{w}]", self.width))
        return self.message_words[k]

    def loaded_word(self, j: int, w: int) -> Term:
        """Return word w of block j as a little-endian load would read it: a constant of the
        message's shape, or else a variable. Constant words belong to block 0 and are not in memory.
        The words after them follow in memory without a gap."""
        if not j and w in self.constant_words:
            word: Term = byteswap(self.algebra.number(self.constant_words[w], self.width))
            return word
        return self.message_word(16 * j + w - sum(1 for c in self.constant_words if j or c < w))

    def evaluate_block(self, j: int) -> None:
        """Evaluate the schedules of blocks 0 to j and, with `rounds`, the hash values after them.
        """
        while len(self.schedules) <= j:
            number = len(self.schedules)
            self.schedules.append(self.expand(self.block_words(number)))
            if self.rounds:
                before = self.initial if self.fixed_initial else self.states_after[number]
                after = self.compress(before, self.schedule_plus_k(number))
                self.states_after.append(self.finish_message(after, None, self.block_bytes)
                                         if self.fixed_initial else after)

    def compress(self, before: list[Term], schedule: list[Term]) -> list[Term]:
        """Return the hash value after one block. `before`: hash value before the block. `schedule`:
        the words W_t + K_t of the block. The result and the working variables after each round but
        the last are sealed (`Algebra.seal`)."""
        state: Any = before
        for t in range(self.standard.ROUNDS):
            state = tuple(self.standard.round(state, t, schedule))
            if t < self.standard.ROUNDS - 1:
                state = tuple(self.algebra.seal(x) for x in state)
        return [self.algebra.seal(x) for x in self.standard.chain(before, state)]

    def scheduled_words(self) -> list[Term]:
        """Return a variable for each W_t + K_t of one block, for a function that receives a
        schedule instead of a message. The first call also computes the hash value after the block.
        """
        if not self.schedules:
            self.schedules.append([self.new_input(f"WK_{t}", self.width)
                                   for t in range(len(self.standard.K))])
            self.states_after.append(self.compress(self.initial, self.schedules[0]))
        return self.schedules[0]

    def schedule(self, j: int) -> list[Term]:
        """Return the words W_t of block j."""
        self.evaluate_block(j)
        return self.schedules[j]

    def schedule_plus_k(self, j: int) -> list[Term]:
        """Return the words W_t + K_t of block j."""
        return [w + k for w, k in zip(self.schedule(j), self.standard.K)]

    def state_after(self, blocks: int) -> list[Term]:
        """Return the hash value after `blocks` blocks (0: the initial one). If each block is a
        message by itself, return the digest of the last of them."""
        if blocks:
            self.evaluate_block(blocks - 1)
        return self.states_after[blocks]

    def message_byte(self, offset: int) -> Byte:
        """Return the byte at an offset of the message in memory. Offset 0 is the first byte that is
        still to be hashed. The specification is first evaluated up to the block of that byte, block
        j."""
        k, inside = divmod(offset, self.word_bytes)
        if k < 0:
            return self.new_input(f"M[{k}]", self.width), inside
        j = (k + len(self.constant_words)) // 16
        fixed = self.fixed_message
        if fixed and fixed.length is not None and not self.rest and j >= self.complete_blocks - 1:
            self.final_state(self.complete_blocks)
        else:
            self.evaluate_block(j)
            if self.rest:
                self.final_state(j)
        return self.message_word(k), inside

    @property
    def complete_blocks(self) -> int:
        """Number of complete blocks in the fixed-length message."""
        assert self.fixed_message is not None and self.fixed_message.length is not None
        return int(self.fixed_message.length // self.block_bytes)

    def final_state(self, blocks: int) -> list[Term]:
        """Return the final hash value of the fixed-length message, its padding included. For a
        shape with an inner and an outer hash, return that of the outer hash."""
        fixed_message = self.fixed_message
        assert fixed_message is not None and fixed_message.length is not None
        if blocks in self.final_states:
            return self.final_states[blocks]
        size, tail_bytes = self.block_bytes, fixed_message.length % self.block_bytes
        state = self.state_after(blocks)
        words = [self.loaded_word(blocks, i // self.word_bytes)
                 for i in range(0, tail_bytes, self.word_bytes)]
        tail = self.algebra.join(words).cut(0, 8 * tail_bytes) if words else None
        state = self.finish_message(state, tail, fixed_message.bytes_before(size)
                                    + fixed_message.length - tail_bytes)
        if fixed_message.is_nested:
            digest = self.algebra.join(map(byteswap, state))
            digest = digest.cut(0, self.standard.DIGEST_BITS[fixed_message.variant])
            state = self.finish_message(self.outer, digest,
                                        fixed_message.bytes_before(size, outer=True))
        self.final_states[blocks] = state
        return state

    def finish_message(self, state: list[Term], tail: Term | None,
                       bytes_before: int) -> list[Term]:
        """Return the hash value after the last bytes of a message and its padding. `state`: hash
        value before these bytes. `tail`: the bytes as one word, the first byte least significant;
        None if there are none. `bytes_before`: bytes of the message before them."""
        tail_bytes = tail.width // 8 if tail is not None else 0
        padding = hashes.message_padding(self.standard, bytes_before + tail_bytes)
        end = self.algebra.number(int.from_bytes(padding, "little"), 8 * len(padding))
        loaded = split(end if tail is None else self.algebra.join([tail, end]), self.width)
        for i in range(0, len(loaded), 16):
            schedule = self.expand(loaded[i:i + 16])
            state = self.compress(state, [w + k for w, k in zip(schedule, self.standard.K)])
        return state

    def expand(self, loaded: list[Term]) -> list[Term]:
        """Return the message schedule, all W_t, of a block whose words were loaded without byte
        swap."""
        return hashes.expand(self.standard, map(byteswap, loaded))

    def advance_inputs(self, blocks: int, replacements: dict[Term, Term]) -> None:
        """Add to `replacements` each variable of state and message, of all `lanes`, -> its value
        `blocks` blocks later. With `fixed_initial`, the state has no variables."""
        if len(self.lanes) > 1:
            for lane in self.lanes:
                lane.advance_inputs(blocks, replacements)
            return
        for old, new in zip(self.initial, [] if self.fixed_initial else self.state_after(blocks)):
            replacements[old] = new
        for j in range(len(self.schedules)):
            for old, new in zip(self.block_words(j), self.block_words(j + blocks)):
                replacements[old] = new
