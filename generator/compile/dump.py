"""What each stage of the compiler made of a kernel, as text to read: the plan, instructions on values, their order, registers.

A stage's text has a section for every region, label and jump. A value is its name and its number (`W_17.52`), or v and the
number, a node of the graph n and its number; behind an instruction stands what it is part of.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from ..plan.graph import DataflowGraph, Node
from ..x86.program import Address, Instruction, Item, Jump, Label, Program, Register, Value
from .frame import register_name
from .rewrite import needed

STAGES = ("plan", "select", "order", "allocate")


def operand(x: Any) -> str:
    """An operand: a register's name, a value's, a place in memory, a number."""
    if isinstance(x, Register):
        return register_name(x)
    if isinstance(x, Value):
        return f"{x.name}.{x.number}" if x.name.isidentifier() else f"v{x.number}"
    if isinstance(x, Node):
        return str(x.data) if x.op == "var" else f"{x.data:#x}" if x.op == "const" else f"n{x.number}"
    if not isinstance(x, Address):
        return str(x)
    parts = [operand(x.base)] if x.base is not None else [x.table or "the frame"]
    parts += [operand(x.index) + f"*{x.scale}"] if x.index is not None else []
    offset = f" {'-' if x.offset < 0 else '+'} {abs(x.offset)}" if x.offset else ""
    return f"{x.space}[{' + '.join(parts)}{offset}]"


def instruction(i: Instruction) -> str:
    """An instruction, on values (`v7=v5` is v7, written over v5) or on registers."""
    operands = {o.name: operand(x) for o, x in zip(i.row.reads, i.args)}
    if i.row.written:
        tied = f"={operands[i.row.written.tied]}" if i.row.written.tied and isinstance(i.out, Value) else ""
        operands[i.row.written.name] = operand(i.out) + tied
    return "".join(literal + (operands.get(name, "?") if name else "") for literal, name, _ in i.row.pieces)


def computed(node: Node) -> str:
    args = [operand(a) for a in node.args]
    if node.op == "load":
        return f"load {operand(node.data[0])}"
    return " ".join([node.op, *args, *([] if node.data is None else [str(node.data)])])


def plan_lines(items: Sequence[Any]) -> Iterator[str]:
    """A plan: what every region reads of memory and variables, computes, stores, and leaves in variables."""
    for item in items:
        if not isinstance(item, DataflowGraph):
            yield from section(item)
            continue
        yield from ["", f"region {item.name}" + (f": {item.comment}" if item.comment else "")]
        for node in needed(item):
            if node.op not in ("var", "const"):
                yield line(f"n{node.number} = {computed(node)}", node.note or str(node.group))
        for effect in item.effects:
            yield line(f"store {operand(effect.address)} = {operand(effect.node)}", effect.note)
        yield from (f"    {name} := {operand(node)}" for name, node in item.writes.items())


def line(text: str, remark: str) -> str:
    return f"    {text:<60} ; {remark}" if remark else f"    {text}"


def section(item: Item) -> Iterator[str]:
    """A region on values or on registers, a label, or a jump."""
    if isinstance(item, Label):
        yield from ["", f"{item.name}:"]
    elif isinstance(item, Jump):
        when = f" if {operand(item.a)} {item.condition} {operand(item.b)}" if item.condition else ""
        yield f"    jump {item.target}{when}"
    else:
        yield from ["", f"region {item.name}" + (f": {item.comment}" if item.comment else "")]
        yield from (f"    {operand(value)} := {name}" for name, value in item.reads.items())
        yield from (line(instruction(i), i.comment or str(i.group)) for i in item.instructions)
        yield from (f"    {name} := {operand(value)}" for name, value in item.writes.items())


def program_lines(program: Program) -> Iterator[str]:
    """A program after a pass; where it is on registers, each variable's home too."""
    for item in program.items:
        yield from section(item)
    if program.locations:
        yield from ["", f"homes: {program.spills} values spilled, {program.frame_bytes} bytes of frame"]
        for name, location in program.locations.items():
            location_text = operand(location) if isinstance(location,
                                                            Register) else f"slot {location} of bank {program.variables[name][0]}"
            yield f"    {name}: {location_text}"
