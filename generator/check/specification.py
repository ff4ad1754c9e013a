"""Specification as normal forms. Input: the executable specification of generator/spec/hashes, and
variables for the words of a message. Output: message words, schedules and hash values as `Term`s.
Method: evaluate the specification on the prover's words. A block is evaluated before the code reads
its first byte, so the tables have the specification's sums before the code computes equal ones."""

from __future__ import annotations

from typing import Any

from ..spec import hashes
from ..spec.kinds import Function
from ..spec.words import byteswap, split
from .memory import Byte
from .terms import Algebra, Term


class Specification:
    """Specification of the function `f`, evaluated on the message and the state of a proof.

    `lanes`: the specification of each message, this one first: m of kinds with m messages; of an
    array, in which all messages have the initial hash values in common, as many as were asked for.
    `rest`: hash only the end of a message of known length, from an arbitrary block on; the hash
    value before this block is a variable. For iterations, blocks are iterations, and the state is U
    and T. `states_after[k]`: state after k blocks; of tree nodes, the digest of node k.
    """

    def __init__(self, algebra: Algebra, f: Function, rest: bool = False,
                 first: Specification | None = None, number: int = 0) -> None:
        """Create the variables of the initial state, unless it is constant. `first`: the
        specification of message 0, if this is that of another message, `number`."""
        self.algebra, self.f, self.rest = algebra, f, rest
        self.standard, self.width = f.hash, int(f.hash.WIDTH)
        self.word_bytes, self.block_bytes = f.word_bytes, f.block_bytes
        self.name = f" of message {number}" if f.m > 1 else ""
        self.message = message = f.fixed_message
        self.constant_words = message.constants(f.word_bytes) if message and not rest else {}
        self.message_words: list[Term] = []  # as little-endian loads
        self.schedules: list[list[Term]] = []  # [block][t]: W_t + K_t
        self.final_states: dict[int, list[Term]] = {}  # number of complete blocks -> hash value
        self.initial: list[Term]
        self.outer: list[Term]  # at which the outer hash of a nested shape starts
        if first is not None and f.is_message_array:
            self.initial, self.outer = first.initial, first.outer
        elif f.kind.iterates:
            keys = self.new_inputs("key_", 2 * f.state_words)
            self.initial = [*self.new_inputs("U_", f.state_words),
                            *self.new_inputs("T_", f.state_words)]
            self.inner, self.outer = keys[:f.state_words], keys[f.state_words:]
        else:
            constant: list[Any] = (  # unless the caller passes them
                [f.hash.INITIAL[f.hash.NAME]] if f.kind.is_tree_node else
                message.starting_states(f.hash)
                if message and message.length is not None and not message.midstates else [])
            states = [[algebra.number(int(x), self.width) for x in state] for state in constant]
            self.initial = (states[0] if states and not rest else
                            self.new_inputs("H_", f.state_words))
            self.outer = ([] if not message or not message.is_nested else
                          states[1] if states else self.new_inputs("outer H_", f.state_words))
        self.midstates = (self.inner if f.kind.iterates else self.initial) + self.outer
        self.states_after = [self.initial]
        self.lanes = [self]
        if first is None and not f.kind.is_tree_node and not f.is_message_array:
            self.lanes += [Specification(algebra, f, first=self, number=j) for j in range(1, f.m)]
        if f.kind.iterates:
            self.state_after(1)  # so that its words exist before the code's

    def of_message(self, j: int) -> Specification:
        """Return the specification of message j; the next message to be hashed is 0. IndexError if
        the function has fewer."""
        while self.f.is_message_array and len(self.lanes) <= j:
            self.lanes.append(Specification(self.algebra, self.f, first=self,
                                            number=len(self.lanes)))
        return self.lanes[j]

    def new_inputs(self, name: str, count: int) -> list[Term]:
        """Return new inputs of one word each: secret variables."""
        return [self.algebra.new_input(f"{name}{i}{self.name}", self.width) for i in range(count)]

    def message_word(self, k: int) -> Term:
        """Return the word that a little-endian load reads k words behind the message's start."""
        while len(self.message_words) <= k:
            j, w = divmod(len(self.message_words), 16)
            self.message_words.append(self.algebra.new_input(f"M{j}[{w}]{self.name}", self.width))
        return self.message_words[k]

    def loaded_word(self, j: int, w: int) -> Term:
        """Return word w of block j as a little-endian load would read it: a constant of the
        message's shape, or else a variable. Constant words belong to block 0 and are not in memory.
        The words after them follow in memory without a gap."""
        if not j and w in self.constant_words:
            word: Term = byteswap(self.algebra.number(self.constant_words[w], self.width))
            return word
        if self.message and self.message.first_bytes and not self.rest:  # node65: bytes move by one
            k, bits = 16 * j + w, self.width - 8
            before = (self.message_word(k - 1).cut(bits, 8) if k else
                      self.algebra.number(self.message.first_bytes[0], 8))
            return self.algebra.join([before, self.message_word(k).cut(0, bits)])
        return self.message_word(16 * j + w - sum(1 for c in self.constant_words if j or c < w))

    def schedule_plus_k(self, j: int) -> list[Term]:
        """Return the words W_t + K_t of block j; inputs if the function takes a schedule."""
        while len(self.schedules) <= j:
            self.schedules.append(
                self.new_inputs("WK_", len(self.standard.K))
                if any(p.is_strided_schedule for p in self.f.pointers) else
                self.expand([self.loaded_word(len(self.schedules), w) for w in range(16)]))
        return self.schedules[j]

    def state_after(self, blocks: int) -> list[Term]:
        """Return the state after `blocks` blocks (0: the initial one)."""
        while len(self.states_after) <= blocks:
            done, before = len(self.states_after), self.states_after[-1]
            if self.f.kind.iterates:
                after = before[:self.f.state_words]
                for key in (self.inner, self.outer):
                    digest = self.algebra.join(map(byteswap, after))
                    after = self.finish_message(key, digest, self.block_bytes)
                after = after + [t ^ u for t, u in zip(before[self.f.state_words:], after)]
            elif self.f.kind.is_tree_node:
                after = self.compress(self.initial, self.schedule_plus_k(done - 1))
                after = self.finish_message(after, None, self.block_bytes)
            else:
                after = self.compress(before, self.schedule_plus_k(done - 1))
            self.states_after.append(after)
        return self.states_after[blocks]

    def compress(self, before: list[Term], schedule: list[Term]) -> list[Term]:
        """Return the hash value after one block. `before`: hash value before the block. `schedule`:
        the words W_t + K_t of the block. The result and the working variables after each round but
        the last are sealed."""
        return hashes.compress(self.standard, before, schedule, self.algebra.seal)

    def expand(self, loaded: list[Term]) -> list[Term]:
        """Return all W_t + K_t of a block whose words were loaded without byte swap."""
        words = hashes.expand(self.standard, map(byteswap, loaded))
        return [w + k for w, k in zip(words, self.standard.K)]

    def message_byte(self, offset: int) -> Byte:
        """Return the byte at an offset of the message in memory. Offset 0 is the first byte that is
        still to be hashed. The specification is first evaluated up to the block of that byte, block
        j."""
        k, inside = divmod(offset, self.word_bytes)
        if k < 0:
            return self.algebra.new_input(f"M[{k}]", self.width), inside
        j = (k + len(self.constant_words)) // 16
        if (self.message and self.message.length is not None and not self.rest
                and j >= self.f.blocks - 1):
            self.final_state(self.f.blocks)
        elif self.f.kind.has_rounds:
            self.state_after(j + 1)
            if self.rest:
                self.final_state(j)
        else:
            self.schedule_plus_k(j)
        return self.message_word(k), inside

    def final_state(self, blocks: int) -> list[Term]:
        """Return the final hash value of the message of known length after `blocks` complete
        blocks, its padding included; of a shape with an inner and an outer hash, of the outer."""
        message, size = self.f.message_shape, self.block_bytes
        assert message.length is not None
        if blocks not in self.final_states:
            tail_bytes = message.length % size
            state = self.state_after(blocks)
            if message.shape == "compress64":
                return state
            words = [self.loaded_word(blocks, i) for i in range(-(-tail_bytes // self.word_bytes))]
            tail = self.algebra.join(words).cut(0, 8 * tail_bytes) if words else None
            state = self.finish_message(state, tail, message.bytes_before(size) + message.length
                                        - tail_bytes)
            if message.is_nested:
                digest = self.algebra.join(map(byteswap, state))
                digest = digest.cut(0, self.standard.DIGEST_BITS[message.variant])
                state = self.finish_message(self.outer, digest,
                                            message.bytes_before(size, outer=True))
            self.final_states[blocks] = state
        return self.final_states[blocks]

    def finish_message(self, state: list[Term], tail: Term | None, bytes_before: int) -> list[Term]:
        """Return the hash value after the last bytes of a message and its padding. `state`: hash
        value before these bytes. `tail`: the bytes as one word, the first byte least significant;
        None if there are none. `bytes_before`: bytes of the message before them."""
        tail_bytes = tail.width // 8 if tail is not None else 0
        padding = hashes.message_padding(self.standard, bytes_before + tail_bytes)
        end = self.algebra.number(int.from_bytes(padding, "little"), 8 * len(padding))
        loaded = split(end if tail is None else self.algebra.join([tail, end]), self.width)
        for i in range(0, len(loaded), 16):
            state = self.compress(state, self.expand(loaded[i:i + 16]))
        return state

    def values_after(self, blocks: int) -> dict[Term, Term]:
        """Return variable of state and messages -> its value `blocks` blocks (of an array:
        messages) later."""
        values: dict[Term, Term] = {}
        for j, lane in enumerate(list(self.lanes)):
            words, following, distance = list(lane.message_words), lane, 16 * blocks
            if self.f.is_message_array:
                following, distance = self.of_message(j + blocks), 0
            elif not self.f.kind.is_tree_node:  # its initial hash value is constant
                values |= zip(lane.initial, lane.state_after(blocks))
            values |= {word: following.message_word(k + distance) for k, word in enumerate(words)}
        return values
