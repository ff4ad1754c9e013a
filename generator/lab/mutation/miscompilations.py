"""Mutation operators that imitate compiler errors. Input: a random number generator `draw` and a
`Subject`. Output: the lines of the changed text; an operator raises NothingToChange if its random
choices leave nothing to change. Method: each operator makes an error that a register allocator or a
list scheduler could make, such as a wrong spill slot, counter or loop."""

import random
import re

from ...x86.convention import INTEGER_NAMES as WIDE
from ...x86.convention import RSP
from .changes import (
    NARROW,
    REGISTER,
    VECTORS,
    Lines,
    TextOperator,
    rename_registers,
    replace_line,
    replace_match,
)
from .subject import NothingToChange, Subject, choose

LABEL = re.compile(r"([.\w]+):\s*$")
JUMP = re.compile(r"\s+j(\w+)\s+([.\w]+)\s*$")
# memory operand: a register, or a register plus a constant
MEMORY_OPERAND = re.compile(r"\[(r\w+)(?: \+ (\d+))?\]")
LOAD = re.compile(r"\s+v?mov\w*\s+\w+, \[([^\]]+)\]")
STORE = re.compile(r"\s+v?mov\w*\s+(\[[^\]]+\])")
INCREMENT = re.compile(r"\s+(?:add|sub)\s+(r\w+), (\d+)\s*$")  # of a pointer or a counter
FLAGS = re.compile(r"\s+(?:cmp|test|dec|inc|sub|add)\s")  # instructions that set the flags
NEAR = 8  # number of instructions on each side of a label of which one is moved across it
FAR = 200  # largest distance of two related lines


def find_label_lines(subject: Subject) -> list[int]:
    """Return the line numbers of the labels between the kernel's instructions."""
    return subject.matching_lines(LABEL, range(subject.body[0], subject.body[-1]))


def find_loops(subject: Subject) -> list[tuple[int, int]]:
    """Return (line number of the head, line number of the backward jump) of every loop."""
    heads = {subject.text[i].partition(":")[0]: i for i in find_label_lines(subject)}
    jumps = [(i, JUMP.match(subject.text[i])) for i in subject.body]
    return [(heads[j[2]], i) for i, j in jumps if j and heads.get(j[2], i) < i]


def move_line(subject: Subject, old: int, new: int) -> Lines:
    """Return the lines of the text with line `old` moved after line `new`, both given by number."""
    lines = [line for i, line in enumerate(subject.text) if i != old]
    insertion = new + 1 if new < old else new
    return [*lines[:insertion], subject.text[old], *lines[insertion:]]


def find_movable_lines(subject: Subject) -> list[int]:
    """Return the line numbers of all instructions except jumps, calls, returns, ENDBR64, PUSH, POP
    and instructions that name RSP."""
    return subject.matching_lines(
        r"(?!\s+(j\w+|call|ret|push|pop|endbr64)\b|.*\brsp\b)", subject.body)


def move_across_label(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with an instruction moved across a label."""
    heads = [head for head, _ in find_loops(subject)]
    label_lines = heads if heads and draw.random() < 0.7 else find_label_lines(subject)
    label, movable_lines = choose(draw, label_lines), find_movable_lines(subject)
    if draw.random() < 0.5:
        before = [i for i in movable_lines if i < label][-NEAR:]
        return move_line(subject, choose(draw, before), label)
    behind = [i for i in movable_lines if i > label][:NEAR]
    return move_line(subject, choose(draw, behind), label - 1)


def delay_reload(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with a random load moved or copied to a later line: after the next
    instruction that stores to the load's address, or whose first operand is a register of it."""
    number = choose(draw, subject.matching_lines(LOAD, subject.body))
    address = LOAD.match(subject.text[number])[1]  # type: ignore[index]
    used = set(re.findall(r"r\w+", address)) - {"rip"}
    writes_register = re.compile(rf"\s+\w+\s+({'|'.join(used) or '-'})\b(?!.*\[)")
    change = next((i for i in subject.body if i > number and (
        writes_register.match(subject.text[i])
        or (store := STORE.match(subject.text[i])) and store[1] == f"[{address}]")), None)
    if change is None:
        raise NothingToChange
    if draw.random() < 0.5:
        return move_line(subject, number, change)
    return replace_line(subject, change, subject.text[change], subject.text[number])


def share_spill_slot(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with a random spill slot replaced by another slot, from a store to the first
    slot until the next store to it."""
    # (line number, slot, base register)
    stores = [(i, m[1], operand[1]) for i in subject.body if (m := STORE.match(subject.text[i]))
              and (operand := MEMORY_OPERAND.fullmatch(m[1]))]
    number, slot, base = choose(draw, stores)
    other = choose(draw, sorted({other for i, other, other_base in stores if other != slot
                                 and other_base == base and abs(i - number) <= FAR}))
    lines = list(subject.text)
    end = next((i for i, again, _ in stores if i > number and again == slot), subject.body[-1])
    for i in range(number, end):
        lines[i] = lines[i].replace(slot, other)
    return lines


def change_counter(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with another register in an instruction that sets the flags for a branch,
    as if the compiler had tested the wrong counter."""
    number = choose(draw, [
        i for i, after in zip(subject.body, subject.body[1:]) if FLAGS.match(subject.text[i])
        and (jump := JUMP.match(subject.text[after])) and jump[1] != "mp"])
    old = REGISTER.search(subject.text[number])
    if old is None or old[0] not in WIDE:
        raise NothingToChange
    others = sorted({name for i in subject.body if abs(i - number) <= FAR
                     for name in REGISTER.findall(subject.text[i])
                     if name in WIDE and name not in (old[0], "rsp")})
    return replace_match(subject, number, old, choose(draw, others))


def shift_iteration(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with an address that is wrong by one iteration."""
    matches = [(i, m) for i in subject.body if (m := INCREMENT.match(subject.text[i]))]
    number, register, size = choose(draw, [(i, m[1], int(m[2])) for i, m in matches
                                           if m[1] != "rsp" and int(m[2]) >= 8])
    if draw.random() < 0.5:
        movable_lines = [i for i in find_movable_lines(subject)
                         if abs(i - number) <= FAR and i != number]
        return move_line(subject, number, choose(draw, movable_lines))
    address = rf"\[({register}\b[^\]]*)\]"
    line_number = choose(draw, subject.matching_lines(rf".*{address}", subject.body))
    text = re.sub(address, rf"[\1 {draw.choice('+-')} {size}]", subject.text[line_number],
                  count=1)
    return replace_line(subject, line_number, text)


def exchange_live_registers(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with two registers exchanged, in all their widths, in at most 100 consecutive
    instructions. Both registers occur in these instructions."""
    index = draw.randrange(len(subject.body))
    line_numbers = subject.body[index:index + draw.choice([2, 3, 5, 10, 30, 100])]
    vector = draw.random() < 0.5
    kinds = VECTORS if vector else (WIDE, NARROW)
    numbers = sorted({group.index(name) for i in line_numbers
                      for name in REGISTER.findall(subject.text[i])
                      for group in kinds if name in group} - (set() if vector else {RSP}))
    if len(numbers) < 2:
        raise NothingToChange
    first, second = draw.sample(numbers, 2)
    return rename_registers(subject, line_numbers, {
        group[a]: group[b] for group in kinds for a, b in ((first, second), (second, first))})


def move_across_loop(draw: random.Random, subject: Subject) -> Lines:
    """Return the text with an instruction moved into or out of a loop."""
    head, end = choose(draw, find_loops(subject))
    movable_lines = find_movable_lines(subject)
    inside = [i for i in movable_lines if head < i < end]
    outside = [*[i for i in movable_lines if i < head][-2 * NEAR:],
               *[i for i in movable_lines if i > end][:2 * NEAR]]
    if not inside:
        raise NothingToChange
    if draw.random() < 0.5 and outside:
        return move_line(subject, draw.choice(outside),
                         draw.choice([head, *inside[:NEAR], *inside[-NEAR:]]))
    moved_line = draw.choice([*inside[:2 * NEAR], *inside[-2 * NEAR:], draw.choice(inside)])
    return move_line(subject, moved_line, draw.choice([head - 1, end]))


# kind of mutant -> operator
MISCOMPILATIONS: dict[str, TextOperator] = {
    "moved across a label": move_across_label, "reload after a change": delay_reload,
    "spill slot shared": share_spill_slot, "counter of another register": change_counter,
    "address of another iteration": shift_iteration,
    "live registers exchanged": exchange_live_registers,
    "row moved into or out of a loop": move_across_loop}
