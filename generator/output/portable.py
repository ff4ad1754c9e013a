"""The standard in C: the text of a family read once more as a graph, and the graph printed as expressions of C.

In goes a family of hashes; out come the statements of the loops over t, for the template of the library: the schedule of
one word, and as many rounds as there are working variables, so that none of them moves (or one). t stays a variable of C; only
where the text itself asks for its number (SHA-1's f) do the rounds fall into several loops.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ..plan.graph import Node, Trace, ValueKind
from ..text.hashes import block_bytes

SIGNS = {"add": "+", "xor": "^", "and": "&", "or": "|"}


@dataclass(frozen=True)
class Index:
    """t and a number: the index of a word, where t is a variable of C."""

    offset: int = 0

    def __add__(self, other: int) -> Index:
        return Index(self.offset + other)

    def __sub__(self, other: int) -> Index:
        return Index(self.offset - other)

    def __str__(self) -> str:
        return f"t {'-' if self.offset < 0 else '+'} {abs(self.offset)}" if self.offset else "t"


class Array:
    """An array of C: its elements are variables of the graph."""

    def __init__(self, trace: Trace, kind: ValueKind, name: str):
        self.trace, self.kind, self.name = trace, kind, name

    def __getitem__(self, index: Index | int) -> Node:
        return self.trace.var(f"{self.name}[{index}]", self.kind)


class Sums:
    """W_t + K_t for the rounds from `first` on, whose number is t; W_t where nothing is added to it."""

    def __init__(self, W: Array, K: Array | None, first: int):
        self.W, self.K, self.first = W, K, first

    def __getitem__(self, t: int) -> Node:
        index = Index(t - self.first)
        return self.W[index] + self.K[index] if self.K else self.W[index]


def statements(trace: Trace, results: Sequence[tuple[str, Node]]) -> list[str]:
    """What computes the nodes and assigns them to the variables of C: a name for each node that is used twice."""
    uses: dict[int, int] = {}

    def count(node: Node) -> None:
        uses[node.number] = uses.get(node.number, 0) + 1
        if uses[node.number] == 1:
            for arg in node.args:
                count(arg)

    assigned = {variable for variable, _ in results}
    for variable, node in results:
        count(node)
        if node.op == "var" and node.data in assigned and node.data != variable:
            uses[node.number] = 2                          # it would be overwritten before it is read
    place = {variable: i for i, (variable, _) in enumerate(results)}

    def early(node: Node, at: int) -> None:
        """A variable that the assignment number `at` reads after one of its own."""
        if node.op == "var" and place.get(str(node.data), at) < at:
            uses[node.number] = 2
        elif uses[node.number] == 1:
            for arg in node.args:
                early(arg, at)

    for at, (_, node) in enumerate(results):
        early(node, at)
    names: dict[int, str] = {}
    out: list[str] = []

    def expression(node: Node) -> str:
        """The node as it stands in a larger expression."""
        text = names.get(node.number) or printed(node)
        return text if node.op in ("var", "const", "ror", "not") or node.number in names else f"({text})"

    def printed(node: Node) -> str:
        if node.op == "var":
            return str(node.data)
        if node.op == "const":
            return constant(node.data, node.width)
        if node.op in SIGNS:
            left, right = node.args
            first = names.get(left.number) or (printed(left) if left.op == node.op else expression(left))
            return f"{first} {SIGNS[node.op]} {expression(right)}"
        if node.op == "not":
            return f"~{expression(node.args[0])}"
        if node.op == "ror":
            return f"ror{node.width}({names.get(node.args[0].number) or printed(node.args[0])}, {node.data})"
        assert node.op in ("shr", "shl"), node.op
        return f"{expression(node.args[0])} {'>>' if node.op == 'shr' else '<<'} {node.data}"

    for node in sorted(trace.nodes.values(), key=lambda n: n.number):
        moved = node.op == "var" and node.data in assigned
        if uses.get(node.number, 0) > 1 and (moved or node.op not in ("var", "const")):
            text = printed(node)
            names[node.number] = f"x{len(names)}"
            out.append(f"const uint{node.width}_t {names[node.number]} = {text};")
    out += [f"{variable} = {names.get(node.number) or printed(node)};" for variable, node in results
            if (node.op, node.data) != ("var", variable)]
    return out


def constant(value: int, width: int) -> str:
    return f"UINT{width}_C(0x{value:0{width // 4}x})"


@dataclass(frozen=True)
class ForLoop:
    """for (t = first; t < end; t += step) with its statements."""

    first: int
    end: int
    step: int
    body: tuple[str, ...]


def schedule(hash: ModuleType) -> ForLoop:
    """The loop that fills W[16] and what follows."""
    trace, kind = Trace("schedule"), ValueKind("int", hash.WIDTH, hash.WIDTH)
    node = hash.schedule(Array(trace, kind, "W"), Index())
    return ForLoop(16, len(hash.K), 1, tuple(statements(trace, [("W[t]", node)])))


def variables(hash: ModuleType) -> list[str]:
    """The working variables: a, b, c, ..."""
    return [chr(ord("a") + i) for i in range(len(next(iter(hash.INITIAL.values()))))]


def rounds(hash: ModuleType, compact: bool = False) -> list[ForLoop]:
    """The loops over all rounds: neighbours that read alike are one. `compact`: of one round each, for those who count bytes."""
    names, kind = variables(hash), ValueKind("int", hash.WIDTH, hash.WIDTH)
    step = len(names) if hash.ROUNDS % len(names) == 0 and not compact else 1
    loops: list[ForLoop] = []
    for first in range(0, hash.ROUNDS, step):
        trace = Trace("rounds")
        WK = Sums(Array(trace, kind, "W"), Array(trace, kind, "K") if any(hash.K) else None, first)
        state: Sequence[Any] = [trace.var(name, kind) for name in names]
        for t in range(first, first + step):
            state = hash.round(state, t, WK)
        body = tuple(statements(trace, list(zip(names, state))))
        if loops and loops[-1].body == body:
            loops[-1] = ForLoop(loops[-1].first, first + step, step, body)
        else:
            loops.append(ForLoop(first, first + step, step, body))
    return rounds(hash) if compact and len(loops) > 8 else loops          # SM3 has a constant of its own in each round


def chain(hash: ModuleType) -> list[str]:
    """The statements that end a block: the next hash value."""
    trace, kind = Trace("chain"), ValueKind("int", hash.WIDTH, hash.WIDTH)
    H = Array(trace, kind, "state")
    names = variables(hash)
    after = hash.chain([H[i] for i in range(len(names))], [trace.var(name, kind) for name in names])
    return statements(trace, [(f"state[{i}]", node) for i, node in enumerate(after)])


def family(hash: ModuleType, compact: bool = False) -> dict[str, Any]:
    """All that the template needs of a family."""
    return {"name": hash.NAME, "width": hash.WIDTH, "bytes": hash.WIDTH // 8, "block": block_bytes(hash),
            "words": len(variables(hash)), "scheduled": len(hash.K), "length_bytes": hash.LENGTH_BITS // 8,
            "K": [constant(k, hash.WIDTH) for k in hash.K] if any(hash.K) else [], "variables": variables(hash),
            "schedule": schedule(hash), "loops": rounds(hash, compact), "chain": chain(hash)}
