"""Readable dumps of a kernel after each compiler pass. A virtual register is printed as name and
number (`W_17.52`) or as `v` and number, a graph node as `n` and number."""

from collections.abc import Iterable, Iterator
from typing import Any

from ..plan.graph import DataflowGraph, Node
from ..x86.program import BasicBlock, Jump, Label, Program, instruction_text, operand_text
from .rewrite import live_nodes

STAGES = ("plan", "select", "order", "allocate")


def operation_text(node: Node) -> str:
    args = [operand_text(a) for a in node.args]
    if node.op == "load":
        return f"load {operand_text(node.data[0])}"
    return " ".join([node.op, *args, *([] if node.data is None else [str(node.data)])])


def with_remark(text: str, remark: str) -> str:
    return f"    {text:<60} ; {remark}" if remark else f"    {text}"


def item_lines(items: Iterable[Any]) -> Iterator[str]:
    """Yield labels, jumps and basic blocks; a block is a graph or has instructions."""
    for item in items:
        if isinstance(item, Label):
            yield from ["", f"{item.name}:"]
        elif isinstance(item, Jump):
            when = (f" if {operand_text(item.a)} {item.condition} {operand_text(item.b)}"
                    if item.condition else "")
            yield f"    jump {item.target}{when}"
        else:
            yield from ["", f"block {item.name}" + (f": {item.comment}" if item.comment else "")]
            yield from block_lines(item)
            yield from (f"    {name} := {operand_text(x)}" for name, x in item.writes.items())


def block_lines(block: DataflowGraph | BasicBlock) -> Iterator[str]:
    if isinstance(block, DataflowGraph):
        yield from (with_remark(f"n{node.number} = {operation_text(node)}",
                                node.note or str(node.group))
                    for node in live_nodes(block) if node.op not in ("var", "const"))
        yield from (with_remark(f"store {operand_text(e.address)} = {operand_text(e.node)}", e.note)
                    for e in block.effects)
    else:
        yield from (f"    {operand_text(value)} := {name}" for name, value in block.reads.items())
        yield from (with_remark(instruction_text(i), i.comment or str(i.group))
                    for i in block.instructions)


def program_lines(program: Program) -> Iterator[str]:
    """Yield items; after allocation also spills, frame size and locations."""
    yield from item_lines(program.items)
    if program.locations:
        yield from [
            "",
            f"locations: {program.spills} values spilled, {program.frame_bytes} bytes of frame",
        ]
        for name, location in program.locations.items():
            yield f"    {name}: {operand_text(location)}"
