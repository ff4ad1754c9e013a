"""Portable C of a hash family, printed from the dataflow graphs of its specification.

Input: a hash family. Output: the statements of the loops over t, which the library's template
prints: the message schedule, one word per iteration; and the rounds, as many per iteration as there
are working variables (so that no variable moves), or one. t remains a variable of C. Where the
specification depends on the number of the round (f in SHA-1), the rounds are several loops.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ..compile.rewrite import count_uses, live_nodes
from ..plan.graph import DataflowGraph, Node, ValueKind
from ..plan.layout import state_names, word_kind
from ..spec.hashes import block_bytes

JOINED_COLUMNS = 88                                      # statements share a line up to this width
MAX_COMPACT_LOOPS = 8
SIGNS = {"add": "+", "xor": "^", "and": "&", "or": "|"}


@dataclass
class Array:
    """Array of C whose elements are variables of a dataflow graph.

    Indexing by a number returns the variable `name[number]`. With `t`, which is the value of C's
    variable t for which the graph is made, the index is printed relative to t: `name[t - 2]`.
    """

    graph: DataflowGraph
    kind: ValueKind
    name: str
    t: int | None = None

    def __getitem__(self, number: int) -> Node:
        """Return the variable of the element with this index."""
        distance = number - (self.t or 0)
        index = (f"{number}" if self.t is None else f"t {'-' if distance < 0 else '+'} "
                                                    f"{abs(distance)}" if distance else "t")
        return self.graph.var(f"{self.name}[{index}]", self.kind)


def statements(graph: DataflowGraph) -> list[str]:
    """Return C statements that assign the graph's variables their values at its exit, in lines.

    A node gets a constant of its own, x0 and so on, if it is used twice, or if it is a variable
    that is read after its own assignment.
    """
    count = count_uses(graph)
    assignment_number = {variable: i for i, variable in enumerate(graph.writes)}

    def count_overwritten_reads(node: Node, number: int) -> None:
        """Count each variable in the expression `node` of assignment `number` as used twice if its
        own assignment comes before that one."""
        if node.op == "var" and assignment_number.get(node.data, number) < number:
            count[node] = 2
        elif count[node] == 1:
            for arg in node.args:
                count_overwritten_reads(arg, number)

    for number, node in enumerate(graph.writes.values()):
        count_overwritten_reads(node, number)
    names: dict[Node, str] = {}
    out: list[str] = []

    def expression(node: Node) -> str:
        """Return the text of a node as an operand of a larger expression."""
        text = names.get(node) or print_node(node)
        return text if node.op in ("var", "const", "ror", "not") or node in names else f"({text})"

    def print_node(node: Node) -> str:
        """Return the C expression that computes a node, without parentheses around it."""
        if node.op == "var":
            return str(node.data)
        if node.op == "const":
            return constant_text(node.data, node.width)
        if node.op in SIGNS:
            first_operand, right = node.args
            first = names.get(first_operand) or (print_node(first_operand)
                                                 if first_operand.op == node.op
                                                 else expression(first_operand))
            return f"{first} {SIGNS[node.op]} {expression(right)}"
        if node.op == "not":
            return f"~{expression(node.args[0])}"
        if node.op == "ror":
            return (f"ror{node.width}({names.get(node.args[0]) or print_node(node.args[0])}, "
                    f"{node.data})")
        assert node.op in ("shr", "shl"), node.op
        return f"{expression(node.args[0])} {'>>' if node.op == 'shr' else '<<'} {node.data}"

    for node in live_nodes(graph):
        if count[node] > 1 and (node.data in assignment_number if node.op == "var"
                                else node.op != "const"):
            text = print_node(node)
            names[node] = f"x{len(names)}"
            out.append(f"const uint{node.width}_t {names[node]} = {text};")
    out += [f"{variable} = {names.get(node) or print_node(node)};"
            for variable, node in graph.writes.items()
            if (node.op, node.data) != ("var", variable)]
    return join_lines(out)


def join_lines(statements: Sequence[str]) -> list[str]:
    """Return the statements as lines: short ones that follow each other share a line."""
    lines: list[str] = []
    for text in statements:
        if lines and len(lines[-1]) + len(text) < JOINED_COLUMNS:
            lines[-1] += f" {text}"
        else:
            lines.append(text)
    return lines


def constant_text(value: int, width: int) -> str:
    """Return an unsigned constant of `width` bits in C, such as UINT32_C(0x0000ffff)."""
    return f"UINT{width}_C(0x{value:0{width // 4}x})"


def table_word_text(value: int, width: int) -> str:
    """Return a word of `width` bits as a hexadecimal number of C; C converts it to the type of the
    table that has it."""
    return f"0x{value:0{width // 4}x}"


@dataclass(frozen=True)
class ForLoop:
    """Loop `for (t = first; t < end; t += step)` with the statements of its body."""

    first: int
    end: int
    step: int
    body: tuple[str, ...]


def schedule_loop(hash: ModuleType) -> ForLoop:
    """Return the loop that computes W[16] and all following words of the message schedule."""
    graph, kind = DataflowGraph("schedule"), word_kind(hash)
    graph.set("W[t]", hash.schedule(Array(graph, kind, "W", 16), 16))
    return ForLoop(16, len(hash.K), 1, tuple(statements(graph)))


def round_loops(hash: ModuleType, compact: bool = False) -> list[ForLoop]:
    """Return the loops over all rounds; neighbouring loops with equal bodies are merged. An
    iteration has as many rounds as there are working variables, if that divides their number.

    `compact`: one round per iteration, for small code, if at most MAX_COMPACT_LOOPS loops result.
    """
    names, kind = state_names(hash), word_kind(hash)
    step = len(names) if hash.ROUNDS % len(names) == 0 and not compact else 1
    loops: list[ForLoop] = []
    for first in range(0, hash.ROUNDS, step):
        graph = DataflowGraph("rounds")
        W, K = Array(graph, kind, "W", first), Array(graph, kind, "K", first)
        WK = {t: W[t] + K[t] for t in range(first, first + step)} if any(hash.K) else W
        state: Sequence[Node] = [graph.var(name, kind) for name in names]
        for t in range(first, first + step):
            state = hash.round(state, t, WK)
        graph.writes = dict(zip(names, state))
        body = tuple(statements(graph))
        if loops and loops[-1].body == body:
            loops[-1] = ForLoop(loops[-1].first, first + step, step, body)
        else:
            loops.append(ForLoop(first, first + step, step, body))
    # SM3 has a constant of its own in each round
    return round_loops(hash) if compact and len(loops) > MAX_COMPACT_LOOPS else loops


def chain_statements(hash: ModuleType) -> list[str]:
    """Return the statements that combine the working variables with the hash value at the end of a
    block: additions, or exclusive-ors for SM3.
    """
    graph, kind = DataflowGraph("chain"), word_kind(hash)
    H = Array(graph, kind, "state")
    names = state_names(hash)
    after = hash.chain([H[i] for i in range(len(names))], [graph.var(name, kind) for name in names])
    graph.writes = {f"state[{i}]": node for i, node in enumerate(after)}
    return statements(graph)


def family_values(hash: ModuleType, compact: bool = False) -> dict[str, Any]:
    """Return the values of the C library's template for a hash family; `compact` is as in
    `round_loops`."""
    return {"name": hash.NAME, "width": hash.WIDTH, "bytes": hash.WIDTH // 8,
            "block": block_bytes(hash),
            "words": len(state_names(hash)), "scheduled": len(hash.K),
            "length_bytes": hash.LENGTH_BITS // 8,
            "K": [table_word_text(k, hash.WIDTH) for k in hash.K] if any(hash.K) else [],
            "variables": list(state_names(hash)),
            "schedule": schedule_loop(hash), "loops": round_loops(hash, compact),
            "chain": chain_statements(hash)}
