"""Portable C of a hash family, printed from the graphs of its specification. A round is a macro
that assigns only the variables that change; an iteration calls it once for each working variable,
rotated by one place. Compact code moves the values."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby
from types import ModuleType
from typing import Any

from ..compile.rewrite import count_uses, live_nodes
from ..plan.graph import DataflowGraph, Node, ValueKind
from ..plan.layout import state_names, word_kind
from ..spec.hashes import block_bytes

JOINED_COLUMNS = 88                      # largest width of a line with several statements
# Operation of a node -> operator of C.
SIGNS = {"add": "+", "xor": "^", "and": "&", "or": "|"}


@dataclass
class Array:
    """Array of C whose elements are variables; with `t`, indices are relative: `name[t - 2]`."""

    graph: DataflowGraph
    kind: ValueKind
    name: str
    t: int | None = None

    def __getitem__(self, number: int) -> Node:
        distance = number - (self.t or 0)
        index = (f"{number}" if self.t is None else f"t {'-' if distance < 0 else '+'} "
                                                    f"{abs(distance)}" if distance else "t")
        return self.graph.var(f"{self.name}[{index}]", self.kind)


def print_assignments(graph: DataflowGraph, constant: str = "") -> list[str]:
    """Return C assignments of a graph, first of x0, x1, ...; `constant` replaces constants."""
    count = count_uses(graph)
    assignment_number = {variable: i for i, variable in enumerate(graph.writes)}
    overwritten = set[Node]()

    def find_overwritten_reads(node: Node, number: int) -> None:
        if node.op == "var" and assignment_number.get(node.data, number) < number:
            overwritten.add(node)
        elif count[node] == 1:
            for arg in node.args:
                find_overwritten_reads(arg, number)

    for number, node in enumerate(graph.writes.values()):
        find_overwritten_reads(node, number)
    names: dict[Node, str] = {}
    out: list[str] = []

    def expression(node: Node, bare_operation: str = "") -> str:
        if node in names:
            return names[node]
        text = print_node(node)
        return text if node.op in ("var", "const", "ror", "not", bare_operation) else f"({text})"

    def print_node(node: Node) -> str:
        if node.op == "var":
            return str(node.data)
        if node.op == "const":
            return constant or f"UINT{node.width}_C(0x{node.data:0{node.width // 4}x})"
        first, *others = node.args
        if node.op in SIGNS:
            return f"{expression(first, node.op)} {SIGNS[node.op]} {expression(others[0])}"
        if node.op == "not":
            return f"~{expression(first)}"
        if node.op == "ror":
            return f"ror{node.width}({expression(first, first.op)}, {node.data})"
        assert node.op in ("shr", "shl"), node.op
        return f"{expression(first)} {'>>' if node.op == 'shr' else '<<'} {node.data}"

    for node in live_nodes(graph):
        if node in overwritten or count[node] > 1 and node.op not in ("var", "const"):
            text = print_node(node)
            names[node] = f"x{len(names)}"
            out.append(f"{names[node]} = {text}")
    return out + [f"{variable} = {expression(node, node.op)}"
                  for variable, node in graph.writes.items()
                  if (node.op, node.data) != ("var", variable)]


def join_lines(assignments: Sequence[str]) -> list[str]:
    lines: list[str] = []
    for text in assignments:
        if lines and len(lines[-1]) + len(text) < JOINED_COLUMNS:
            lines[-1] += f" {text};"
        else:
            lines.append(f"{text};")
    return lines


def table_word_text(value: int, width: int) -> str:
    return f"0x{value:0{width // 4}x}"


@dataclass(frozen=True)
class ForLoop:
    """Loop `for (t = first; t < end; t += step)` over `body`, or a macro's calls."""

    first: int
    end: int
    step: int
    body: tuple[str, ...]
    name: str = ""


def schedule_loop(hash: ModuleType) -> ForLoop:
    graph, kind = DataflowGraph("schedule"), word_kind(hash)
    graph.set("W[t]", hash.schedule(Array(graph, kind, "W", 16), 16))
    return ForLoop(16, len(hash.K), 1, tuple(f"{text};" for text in print_assignments(graph)))


def round_graph(hash: ModuleType, t: int, rotates: bool) -> DataflowGraph:
    """Return the graph of round t; with `rotates`, new values take the variables that they
    replace."""
    graph, kind, names = DataflowGraph("round"), word_kind(hash), state_names(hash)
    W = Array(graph, kind, "W", t)
    WK = {t: W[t] + hash.K[t]} if any(hash.K) else W
    state = hash.round([graph.var(name, kind) for name in names], t, WK)
    graph.writes = dict(zip((names[-1], *names[:-1]) if rotates else names, state))
    return graph


def round_loops(hash: ModuleType, compact: bool = False) -> tuple[list[ForLoop], list[int]]:
    """Return the loops over all rounds, and constants of K or []; one round each if `compact` or
    uneven."""
    names, rotates = state_names(hash), not compact
    rounds: list[tuple[tuple[str, ...], tuple[int, ...]]] = []  # statements, constants
    for t in range(hash.ROUNDS):
        graph = round_graph(hash, t, rotates)
        constants = tuple({node.data: None for node in live_nodes(graph) if node.op == "const"})
        constant = "K[t]" if len(constants) == 1 else ""
        rounds.append((tuple(print_assignments(graph, constant)), constants))
    loops: list[ForLoop] = []
    uses_table = False
    for body, group in groupby(range(hash.ROUNDS), key=lambda t: rounds[t][0]):
        first, *more = group
        if len({rounds[t][1] for t in (first, *more)}) > 1:
            uses_table = True
        else:  # a constant that all these rounds have needs no table
            body = tuple(print_assignments(round_graph(hash, first, rotates)))
        loops.append(ForLoop(first, first + 1 + len(more), len(names) if rotates else 1, body))
    if any((loop.end - loop.first) % loop.step for loop in loops):
        return round_loops(hash, compact=True)
    name = f"{hash.NAME.upper()}_ROUND"
    loops = [replace(loop, name=f"{name}_{loop.first}" if len(loops) > 1 else name) if rotates
             else replace(loop, body=tuple(join_lines(loop.body))) for loop in loops]
    return loops, [*chain.from_iterable(constants for _, constants in rounds)] if uses_table else []


def round_arguments(hash: ModuleType) -> list[str]:
    names = state_names(hash)
    return [", ".join((*names[len(names) - i:], *names[:len(names) - i], f"t + {i}" if i else "t"))
            for i in range(len(names))]


def chain_statements(hash: ModuleType) -> list[str]:
    graph, kind = DataflowGraph("chain"), word_kind(hash)
    H = Array(graph, kind, "state")
    names = state_names(hash)
    after = hash.chain([H[i] for i in range(len(names))], [graph.var(name, kind) for name in names])
    graph.writes = {f"state[{i}]": node for i, node in enumerate(after)}
    return join_lines(print_assignments(graph))


def family_values(hash: ModuleType, compact: bool = False) -> dict[str, Any]:
    """Return the values of the C library's template for a hash family."""
    loops, constants = round_loops(hash, compact)
    schedule, final = schedule_loop(hash), chain_statements(hash)
    lines = " ".join([*schedule.body, *(line for loop in loops for line in loop.body), *final])
    return {"name": hash.NAME, "width": hash.WIDTH, "bytes": hash.WIDTH // 8,
            "block": block_bytes(hash),
            "words": len(state_names(hash)), "scheduled": len(hash.K),
            "length_bytes": hash.LENGTH_BITS // 8,
            "K": [table_word_text(k, hash.WIDTH) for k in constants],
            "variables": list(state_names(hash)), "round_arguments": round_arguments(hash),
            "schedule": schedule, "loops": loops, "chain": final,
            "shared_values": sorted(set(re.findall(r"\bx\d+\b", lines)))}
