"""One function and what is asked of it: the entry of a proof.

In go a decoded program, a standard's text and the kind of the function; out comes a `Task`: the state of the processor at the
entry, the buffers that its parameters point to and what they hold, and the limits after which a proof is given up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .decode import Program
from .forms import Form
from .machine import Machine
from .memory import MOST_STACK, Cell, Key, Memory, Refusal, Space
from .normal import Algebra
from .standard import Standard, Whole
from .state import State

MOST_SECONDS = 600.0               # of the processor's time, after which a proof is given up,
MOST_WEIGHT = 50_000_000           # and what its words may weigh: about 4 GB (the largest committed kernel has 6 million)
SYSV_ARGUMENTS, WIN64_ARGUMENTS = (7, 6, 2, 1, 8, 9), (1, 2, 8, 9)         # rdi rsi rdx rcx r8 r9; rcx rdx r8 r9


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
