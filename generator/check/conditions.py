"""Branch decisions in symbolic execution. Input: the machine, a symbolic state whose flags an
instruction set, and a condition. Output: its truth value, or a `Fork` if it depends on the number
of blocks. Method: the operands are linear functions of the number of blocks. The interval of that
number is cut where a linear function crosses a multiple of 2^64."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..spec.words import Word, to_signed
from ..x86.isa import Row
from .frame import Refusal
from .terms import Secrecy, Term, Unknown

if TYPE_CHECKING:
    from .machine import Machine, State

MAX_STRIDE = 1 << 50  # words; a schedule with a larger stride would exceed the address space
TRIAL_BASE = 1 << 40  # address of a buffer where conditions are evaluated on integers
MARGIN = 1 << 16  # bytes at both ends of the address space without buffers
MAX_WRAPS = 1000  # how often a number that decides a branch may wrap around 2^64
FLAGS_TESTED = {"e": "Z", "ne": "Z", "b": "C", "ae": "C", "be": "CZ", "a": "CZ"}
NEGATED = {"ne", "ae", "a"}  # conditions that hold if no tested flag is set
# mnemonics whose flags change only where an operand or the result wraps around
LINEAR_FLAGS = {"cmp", "sub", "dec", "inc", "add"}
# mnemonics whose flags do so if both operands are the same word
SAME_OPERAND_FLAGS = {"test", "and", "or"}


class Decision(NamedTuple):
    """Truth value of a condition if at least `low` and at most `high` blocks are left."""

    low: int
    high: int
    truth: bool


# value slope * blocks + constant of an operand, without its pointer
Line = tuple[int, int]


class Fork(Exception):
    """Raised for a condition that depends on the number of blocks or on the contents of undefined
    symbols. `decisions`: the truth value of the condition for each part of the interval of the
    number of blocks; with undefined symbols, both truth values for the entire interval.
    """

    def __init__(self, decisions: list[Decision]) -> None:
        super().__init__()
        self.decisions = decisions


def decide_condition(machine: Machine, state: State, condition: str) -> bool:
    """Return whether a condition (such as "ne") holds with the flags of `state`. Raises Fork if the
    result depends on the number of blocks or on the contents of undefined symbols, and Refusal if
    it depends on secrets or cannot be decided."""
    if state.flags is None:
        raise Refusal("flow", f"condition `{condition}` on flags that the previous instruction "
                      "leaves undefined")
    row, args = state.flags
    try:
        return is_condition_true(row, args, condition)
    except Unknown:
        pass
    words = [a for a in args if isinstance(a, Term)]
    for word in words:
        if not word.public:
            raise Refusal("constant time",
                          "a branch or conditional move depends on secret or undefined data: "
                          f"{word!r}")
    if any(word.secrecy is Secrecy.EXTERNAL for word in words):
        raise Fork([Decision(state.min_blocks, state.max_blocks, truth) for truth in (True, False)])
    decisions = decide_by_intervals(machine, state, row, args, condition)
    if len(decisions) == 1:
        return decisions[0].truth
    raise Fork(decisions)


def is_condition_true(row: Row, args: tuple[Any, ...], condition: str) -> bool:
    """Return whether a condition holds with the flags that `row` computes from the operands `args`.
    Raises Unknown if the normal forms do not determine it. Raises Refusal for a condition that is
    not supported, or that tests a flag which the row does not define."""
    if condition not in FLAGS_TESTED:
        raise Refusal("flow", f"condition `{condition}` is not among those that the prover "
                      "supports")
    flags = row.flags(*args)
    missing = [flag for flag in FLAGS_TESTED[condition] if flag not in flags]
    if missing:
        raise Refusal("flow", f"condition `{condition}` after `{row.mnemonic}`, whose row does not "
                      "define its flags")
    values = [int(flags[flag]) for flag in FLAGS_TESTED[condition]]
    return any(values) != (condition in NEGATED)


def decide_by_intervals(machine: Machine, state: State, row: Row, args: tuple[Any, ...],
                        condition: str) -> list[Decision]:
    """Cut the interval of the number of blocks where the condition changes; return the parts in
    ascending order, each with the truth value of the condition."""
    low, high, variable = state.min_blocks, state.max_blocks, machine.count
    words = [a for a in args if isinstance(a, Term)]
    if machine.stride is not None and any(machine.stride in machine.algebra.linear(word)[0]
                                          for word in words):
        low, high, variable = 1, MAX_STRIDE, machine.stride
    # each operand is a linear function of the variable, plus the other terms of its word
    lines: list[Line] = []
    other_terms: set[frozenset[tuple[Term, int]]] = set()
    for a in args:
        terms, constant = machine.algebra.linear(a) if isinstance(a, Term) else ({}, a)
        slope = terms.get(variable, 0) if variable is not None else 0
        lines.append((to_signed(slope, 64), to_signed(constant, 64)))
        other_terms.add(frozenset((w, c) for w, c in terms.items() if w is not variable))
    same_operands = len(args) == 2 and args[0] is args[1]
    fits = (row.mnemonic in LINEAR_FLAGS or row.mnemonic in SAME_OPERAND_FLAGS and same_operands)
    pointer_terms = other_terms.pop()
    if pointer_terms:
        # the order of two addresses, but not their difference, depends on where the buffer lies
        fits = row.mnemonic in ("cmp", "sub") and (
            "C" not in FLAGS_TESTED[condition] or variable is not machine.stride
            and order_is_independent_of_address(machine, state, pointer_terms, lines))
        lines = [(slope, constant + TRIAL_BASE) for slope, constant in lines]
    if not fits or other_terms or words[0].width != 64:
        raise Refusal("flow", f"`{row.mnemonic}` decides a branch on {args}, which cannot be "
                      "followed")
    ordered = sorted(find_part_starts(row, lines, low, high))
    parts: list[Decision] = []
    for first, following in zip(ordered, [*ordered[1:], high + 1]):
        results = {is_condition_true(row, tuple(Word(slope * count + constant & (1 << 64) - 1, 64)
                                                for slope, constant in lines), condition)
                   for count in {first, following - 1}}
        if len(results) > 1:
            raise Refusal("flow", f"`{row.mnemonic}` decides a branch in a way that cannot be "
                          "followed")
        truth = results.pop()
        if parts and parts[-1].truth == truth:
            parts[-1] = Decision(parts[-1].low, following - 1, truth)
        else:
            parts.append(Decision(first, following - 1, truth))
    if variable is machine.stride and len(parts) > 1:
        raise Refusal("flow", f"`{row.mnemonic}` decides a branch on the stride")
    return parts


def find_part_starts(row: Row, lines: list[Line], low: int, high: int) -> set[int]:
    """Divide the interval of counts from `low` to `high` into parts; return the first count of each
    part."""
    curves = lines + [(slope - other_slope, constant - other_constant)
                      for i, (slope, constant) in enumerate(lines)
                      for j, (other_slope, other_constant) in enumerate(lines) if i != j]
    if row.mnemonic in ("add", "inc", "dec"):
        curves += [(slope + other_slope, constant + other_constant)
                   for slope, constant in curves for other_slope, other_constant in curves]
        curves += [(slope, constant + step) for slope, constant in curves for step in (-1, 1)]
    starts = {low}
    for slope, constant in curves:
        if slope:
            ends = sorted((slope * low + constant, slope * high + constant))
            if ends[1] - ends[0] >> 64 > MAX_WRAPS:
                raise Refusal("flow", f"`{row.mnemonic}` decides a branch on a number that wraps "
                              "around too often")
            for multiple in range(ends[0] >> 64, (ends[1] >> 64) + 2):
                crossing = ((multiple << 64) - constant) // slope
                starts.update(c for c in range(crossing - 1, crossing + 3) if low <= c <= high)
    return starts


def order_is_independent_of_address(machine: Machine, state: State,
                                    pointer_terms: frozenset[tuple[Term, int]],
                                    lines: list[Line]) -> bool:
    """Return whether the addresses `pointer_terms` + offset are in the same order as their offsets,
    wherever the buffer of the pointer lies: each is near its buffer."""
    memory, ((pointer, coefficient), *more) = machine.memory, pointer_terms
    if more or coefficient != 1 or pointer not in memory.regions:
        return False
    region = memory.regions[pointer]
    is_parameter = pointer not in memory.frame_bases and pointer not in memory.anchors
    may_lack_blocks = not state.has_blocks and not state.min_blocks
    if (is_parameter and machine.count is not None and may_lack_blocks
            and len({constant for _, constant in lines}) > 1):
        return False
    return all(-MARGIN <= slope * blocks + constant <= region.extent(blocks) + MARGIN
               for slope, constant in lines for blocks in (state.min_blocks, state.max_blocks))
