"""Readable dumps of a kernel after each compiler pass. A virtual register is printed as name and
number (`W_17.52`) or as `v` and number, a graph node as `n` and number."""

from collections.abc import Iterator, Sequence
from typing import Any

from ..plan.graph import DataflowGraph, Node
from ..x86.program import Item, Jump, Label, Program, instruction_text, operand_text
from .rewrite import live_nodes

STAGES = ("plan", "select", "order", "allocate")


def operation_text(node: Node) -> str:
    args = [operand_text(a) for a in node.args]
    if node.op == "load":
        return f"load {operand_text(node.data[0])}"
    return " ".join([node.op, *args, *([] if node.data is None else [str(node.data)])])


def plan_lines(items: Sequence[Any]) -> Iterator[str]:
    """Yield each block's operations, stores, and assignments to variables."""
    for item in items:
        if not isinstance(item, DataflowGraph):
            yield from item_lines(item)
            continue
        yield from ["", f"block {item.name}" + (f": {item.comment}" if item.comment else "")]
        for node in live_nodes(item):
            if node.op not in ("var", "const"):
                yield with_remark(f"n{node.number} = {operation_text(node)}",
                                  node.note or str(node.group))
        for effect in item.effects:
            yield with_remark(f"store {operand_text(effect.address)} = {operand_text(effect.node)}",
                              effect.note)
        yield from (f"    {name} := {operand_text(node)}" for name, node in item.writes.items())


def with_remark(text: str, remark: str) -> str:
    return f"    {text:<60} ; {remark}" if remark else f"    {text}"


def item_lines(item: Item) -> Iterator[str]:
    if isinstance(item, Label):
        yield from ["", f"{item.name}:"]
    elif isinstance(item, Jump):
        when = (f" if {operand_text(item.a)} {item.condition} {operand_text(item.b)}"
                if item.condition else "")
        yield f"    jump {item.target}{when}"
    else:
        yield from ["", f"block {item.name}" + (f": {item.comment}" if item.comment else "")]
        yield from (f"    {operand_text(value)} := {name}" for name, value in item.reads.items())
        yield from (with_remark(instruction_text(i), i.comment or str(i.group))
                    for i in item.instructions)
        yield from (f"    {name} := {operand_text(value)}" for name, value in item.writes.items())


def program_lines(program: Program) -> Iterator[str]:
    """Yield items; after register allocation also spills, frame size, and locations of variables.
    """
    for item in program.items:
        yield from item_lines(item)
    if program.locations:
        yield from [
            "",
            f"locations: {program.spills} values spilled, {program.frame_bytes} bytes of frame",
        ]
        for name, location in program.locations.items():
            yield f"    {name}: {operand_text(location)}"
