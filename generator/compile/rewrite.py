"""Rewriting: algebraic identities applied to a dataflow graph before instruction selection: rules
for Ch, Maj, Sigma and rotations by pattern matching; `split_new_e` shortens the recurrence of e;
`balance_sums` reassociates sums by the depth of their terms."""

import heapq
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, reduce
from math import inf
from typing import Any, NamedTuple

from ..plan.graph import DataflowGraph, Node, Store, ValueKind
from ..plan.rules import SIGMAS, Rule, SigmaForm
from ..x86.isa import Row
from ..x86.program import Address, find_operands
from ..x86.target import Rotation

COMMUTES = ("add", "xor", "and", "or")
# Operations without latency; estimated latency of a move to another register class.
FREE, CROSSING = ("not", "view"), 3


@dataclass(frozen=True)
class RewriteOptions:
    """Rules of a request, by register class; `rules` are identities for Ch and Maj."""

    rotations: Mapping[str, Rotation] = field(default_factory=dict)
    rules: Mapping[str, Rule] = field(default_factory=dict)
    sigma: SigmaForm = SIGMAS[0]

    def allows(self, row: Row) -> bool:
        """Return whether selection may use a row: of rotations, only the selected one's."""
        rotation = self.rotations.get(row.register_class)
        return not row.rotation or rotation is not None and rotation.name == row.rotation


def rebuild(graph: DataflowGraph,
            rewrite_node: Callable[[DataflowGraph, Node, list[Node]], Node | None],
            new_nodes: dict[Node, Node] | None = None) -> DataflowGraph:
    """Copy live nodes: each but loads as `rewrite_node(copy, node, new_arguments)`, or alike."""
    copy = DataflowGraph(graph.name, graph.weight, graph.comment, start_depths=graph.start_depths)
    new_nodes = {} if new_nodes is None else new_nodes

    def copy_address(a: Address) -> Address:
        return replace(a, base=new_nodes.get(a.base, a.base), index=new_nodes.get(a.index, a.index))

    for node in live_nodes(graph):
        copy.note, copy.group = node.note, node.group
        if node.op == "load":
            new_nodes[node] = copy.intern("load", (), (copy_address(node.data[0]), node.data[1]),
                                          node.kind)
        else:
            args = [new_nodes[a] for a in node.args]
            new_nodes[node] = rewrite_node(copy, node, args) or copy_node(copy, node, args)
    copy.effects = [Store(copy_address(e.address), new_nodes[e.node], e.note, e.group)
                    for e in graph.effects]
    copy.writes = {name: new_nodes[node] for name, node in graph.writes.items()}
    copy.loads = [(before, new_nodes[load]) for before, load in graph.loads if load in new_nodes]
    return copy


def operands_read(node: Node) -> Iterator[Node]:
    """Yield arguments, and the pointers of a load's address."""
    yield from node.args
    if node.op == "load":
        yield from find_operands(Node, node.data[:1])


def live_nodes(graph: DataflowGraph) -> list[Node]:
    """Return the nodes that a store or a variable's final value depends on, in creation order."""
    nodes: set[Node] = set()
    todo = list(graph.roots())
    while todo:
        node = todo.pop()
        if node not in nodes:
            nodes.add(node)
            todo.extend(operands_read(node))
    return sorted(nodes, key=lambda node: node.number)


def count_uses(graph: DataflowGraph) -> Counter[Node]:
    """Return the uses of each live node: as operands, stored, in addresses of stores, as final
    values."""
    return Counter([*(used for node in live_nodes(graph) for used in operands_read(node)),
                    *graph.roots()])


def copy_node(new: DataflowGraph, node: Node, args: list[Node]) -> Node:
    """Copy the node into `new`; commutative operations are normalized, constants folded."""
    if node.op in COMMUTES:
        return new.combine(node.op, args[0], args[1])
    if node.op in ("not", "ror", "shr", "shl"):
        return new.unary(node.op, args[0], node.data)
    return new.intern(node.op, tuple(args), node.data, node.kind)


def match_pattern(pattern: Node, node: Node, binding: dict[str, Node]) -> Iterator[dict[str, Node]]:
    """Yield every extension of `binding`, from variables of the pattern to nodes, that matches."""
    if pattern.op == "var":
        if pattern.data not in binding:
            yield {**binding, pattern.data: node}
        elif binding[pattern.data] is node:
            yield binding
        return
    if pattern.op != node.op or len(pattern.args) != len(node.args):
        return
    if pattern.op == "const":
        if pattern.data == node.data:
            yield binding
        return
    if pattern.op in COMMUTES:
        for x, y in (node.args, node.args[::-1]):
            for partial in match_pattern(pattern.args[0], x, binding):
                yield from match_pattern(pattern.args[1], y, partial)
    elif pattern.data == node.data:
        bindings = [binding]
        for p, x in zip(pattern.args, node.args):
            bindings = [b for f in bindings for b in match_pattern(p, x, f)]
        yield from bindings


def apply_identities(graph: DataflowGraph, options: RewriteOptions) -> DataflowGraph:
    """Replace rotations, Ch and Maj by the formulas that the options select."""
    patterns: dict[tuple[Callable[..., Any], ValueKind], Node] = {}  # by formula, type of words

    def rewrite_node(new: DataflowGraph, node: Node, args: list[Node]) -> Node | None:
        if node.op == "ror" and node.kind.doubled:
            copies = new.view(args[0], 2 * node.kind.word).shifted(node.data)  # shift both as one
            return new.intern("view", (copies,), None, node.kind)
        rotation = options.rotations.get(node.kind.register_class)
        if node.op == "ror" and rotation and rotation.shuffles_bytes and node.data % 8 == 0:
            return rotate_bytes(new, args[0], node.data // 8)
        if node.op == "ror" and rotation and rotation.identity:
            rotated: Node = rotation.identity(args[0], node.data)
            return rotated
        rule, copied = options.rules.get(node.kind.register_class), copy_node(new, node, args)
        for original, replacement in rule.identities if rule else ():
            key = original, node.kind
            if key not in patterns:
                patterns[key] = original(*(DataflowGraph("pattern").var(name, node.kind)
                                           for name in "xyz"))
            for binding in match_pattern(patterns[key], copied, {}):
                replaced: Node = replacement(*(binding[name] for name in "xyz"))
                return replaced
        return None

    return rebuild(graph, rewrite_node)


def rotate_bytes(graph: DataflowGraph, node: Node, count: int) -> Node:
    size = node.kind.word // 8
    pieces = tuple(b // size * size + (b + count) % size for b in range(node.kind.size // 8))
    return graph.permute((node,), 8, pieces, node.kind)


def rewrite_sigmas(graph: DataflowGraph, options: RewriteOptions) -> DataflowGraph:
    """Replace XORs of rotations of one word by the selected form of Sigma."""
    rewrite = options.sigma.rewrite
    return rebuild(graph, lambda new, node, args: rewrite(copy_node(new, node, args))
                   ) if rewrite else graph


def terms_of(node: Node, count: dict[Node, int]) -> list[Node]:
    """Return the terms of a sum and of nested sums without another use."""
    return [term for n in node.args
            for term in (terms_of(n, count) if n.op == "add" and count[n] == 1 else [n])]


def split_new_e(graph: DataflowGraph, options: RewriteOptions) -> DataflowGraph:
    """Rewrite the new a as e_new - d + T_2, where e_new = d + T_1, if a rule says so."""
    if not any(rule.split_new_e for rule in options.rules.values()):
        return graph
    count, users = count_uses(graph), dict[Node, list[Node]]()
    for node in live_nodes(graph):
        for n in node.args:
            users.setdefault(n, []).append(node)
    parts: dict[Node, tuple[Node, Node, Node]] = {}  # new a -> (T_1, d, T_2)
    for t1, sums in users.items():
        if (t1.op == "add" and t1.kind.register_class == "int" and count[t1] == len(sums) == 2
            and {n.op for n in sums} == {"add"}):
            addends = [next(x for x in n.args if x is not t1) for n in sums]
            # T_1 has two users: d + T_1, with d of an earlier round, and T_1 + T_2, the new a.
            (d, _), (t2, a) = sorted(zip(addends, sums), key=lambda pair: pair[0].group == t1.group)
            if d.group != t1.group == t2.group and t2.op == "add":
                parts[a] = t1, d, t2
    new_nodes: dict[Node, Node] = {}
    estimated_depth = depth_estimator(graph)

    def rewrite_node(new: DataflowGraph, node: Node, _: list[Node]) -> Node | None:
        if node not in parts:
            return None
        t1, d, t2 = parts[node]
        first, *others = sorted(terms_of(t2, count), key=estimated_depth)
        difference = new.apply("sub", (new_nodes[first], new_nodes[d]))
        new_e = new.combine("add", new_nodes[d], new_nodes[t1])
        return reduce(lambda x, y: new.combine("add", x, y),
                      (*(new_nodes[term] for term in others), new_e), difference)

    return rebuild(graph, rewrite_node, new_nodes)


def depth_estimator(graph: DataflowGraph) -> Callable[[Node], int]:
    """Return a function: operations in the longest dependence chain that ends with a node."""
    @cache
    def estimate_depth(node: Node) -> int:
        changes_class = (node.op == "permute"
                         and node.args[0].kind.register_class != node.kind.register_class)
        steps = CROSSING if changes_class else 0 if node.op in FREE else 1
        # The operation of a node without arguments is not counted.
        start = graph.start_depths.get(node.data, -1) if node.op == "var" else -1
        return steps + max((estimate_depth(n) for n in node.args), default=start)

    return estimate_depth


def is_constant_in_memory(node: Node) -> bool:
    """Return whether a node is an integer constant that an addition reads from memory."""
    return (node.op == "load" and node.kind.register_class == "int"
            and bool(node.data[0].space == "constants"))


class Addend(NamedTuple):
    """Term of a sum, or sum of some; compared by depth, then by position in the old sum."""

    depth: int
    position: int
    node: Node
    ends_here: bool  # its last use is this sum, which may take over its register


def balance_sums(graph: DataflowGraph) -> DataflowGraph:
    """Reassociate sums so that terms are added in the order in which they are ready."""
    count = count_uses(graph)
    # Sums that are terms of another sum and have no other use.
    inner = {term for node in live_nodes(graph) if node.op == "add" for term in node.args
             if term.op == "add" and count[term] == 1}
    estimated_depth = depth_estimator(graph)
    new_nodes: dict[Node, Node] = {}
    last_uses: dict[Node, float] = {used: node.number for node in live_nodes(graph)
                                    for used in node.args}
    last_uses |= dict.fromkeys(graph.roots(), inf)

    def rewrite_node(new: DataflowGraph, node: Node, args: list[Node]) -> Node | None:
        if node.op != "add":
            return None
        if node in inner:
            return args[0]
        terms = terms_of(node, count)
        heap = [Addend(estimated_depth(new_nodes[term]), i, new_nodes[term],
                       last_uses[term] <= node.number) for i, term in enumerate(terms)]
        heapq.heapify(heap)
        while len(heap) > 1:
            first, second = sorted((heapq.heappop(heap), heapq.heappop(heap)),
                                   key=lambda term: is_constant_in_memory(term.node))
            # Add a constant in memory to the next term if only that one has its last use here, and
            # it is not the last term.
            if (len(heap) > 1 and is_constant_in_memory(second.node) and not first.ends_here
                and heap[0].ends_here):
                first = heapq.heapreplace(heap, first)
            total = new.combine("add", first.node, second.node)
            heapq.heappush(heap, Addend(estimated_depth(total), first.position, total, True))
        return heap[0].node

    return rebuild(graph, rewrite_node, new_nodes)
