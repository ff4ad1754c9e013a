"""The longest chain of dependent instructions of a kernel: what it could not go below on a core without limits.

In goes an allocated program of kind `blocks`; it is followed as a processor would run it, pointers and counters by
their values, everything else only by when it is ready. Results wait for what they read, in registers and in memory, and
nothing else. Out come cycles per block in the steady state, by a latency for each instruction (one cycle, unless told).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..emulate import CONDITIONS, MASK
from ..isa import evaluate
from ..program import STACK, Address, Instruction, Jump, Label, Program, Region, Register
from ..words import Word

PARAMETERS = (7, 6, 2)             # rdi, rsi, rdx
STACK_AT, DATA, HASH_STATE, TABLES = (1 << 46) + 64, 1 << 44, 1 << 43, 1 << 45
GRAIN = 4                          # bytes of memory that are followed together


class Run:
    """When each register and each piece of memory is ready; the values of those that are public."""

    def __init__(self, program: Program, latency: Callable[[Instruction], int]) -> None:
        self.program, self.latency = program, latency
        self.ready: dict[Any, int] = {}
        self.memory: dict[int, int] = {}
        self.values: dict[tuple[str, int], int] = {}
        self.stored: dict[int, int] = {}
        self.tables = {table.name: TABLES + (n << 24) for n, table in enumerate(program.tables)}

    def where(self, a: Address) -> int:
        base = STACK_AT if a.base == STACK else self.tables[a.table] if a.base is None and a.table else (
            STACK_AT if a.base is None else self.values["int", a.base.number])
        index = self.values["int", a.index.number] * a.scale if a.index is not None else 0
        return (base + index + a.offset) & MASK

    def pointers(self, a: Address) -> int:
        """When the address is known."""
        return max((self.ready.get((p.bank, p.number), 0) for p in (a.base, a.index) if p is not None), default=0)

    def grains(self, a: Address) -> range:
        start = self.where(a)
        return range(start // GRAIN, (start + a.size // 8 - 1) // GRAIN + 1)

    def value(self, i: Instruction, name: str, a: Any) -> Any:
        """A public operand's value as the row's meaning takes it; None of one that is not known."""
        if isinstance(a, int):
            return a
        if isinstance(a, Address):
            if i.row.address:
                return Word(self.where(a), 64)
            known = self.stored.get(self.where(a)) if a.size == 64 else None
            return None if known is None else Word(known, 64)
        known = STACK_AT if a == STACK else self.values.get((a.bank, a.number))
        return None if known is None else Word(known, 64).cut(0, i.row.class_of(name, i.width)[1])

    def step(self, i: Instruction) -> None:
        begin = 0
        for a in i.args:
            if isinstance(a, Register):
                begin = max(begin, self.ready.get((a.bank, a.number), 0))
            elif isinstance(a, Address):
                begin = max(begin, self.pointers(a))
                if not i.row.address:
                    begin = max(begin, max(self.memory.get(g, 0) for g in self.grains(a)))
        if i.out is None:
            return
        known = [self.value(i, o.name, a) for o, a in zip(i.row.reads, i.args)] if i.row.bank == "int" else [None]
        result = evaluate(i.row, i.width, *known) if all(k is not None for k in known) else None
        value = None if result is None else result & (1 << i.width) - 1 if isinstance(result, int) else result.value
        done = begin + self.latency(i)
        if isinstance(i.out, Address):
            done = max(done, self.pointers(i.out) + 1)
            for grain in self.grains(i.out):
                self.memory[grain] = done
            self.stored.pop(self.where(i.out), None)
            if value is not None and i.out.size == 64:
                self.stored[self.where(i.out)] = value
            return
        assert isinstance(i.out, Register)
        at = i.out.bank, i.out.number
        self.ready[at] = done
        self.values.pop(at, None)
        if value is not None:
            self.values[at] = value

    def compare(self, x: Any) -> int:
        if isinstance(x, int):
            return x & MASK
        return self.stored[self.where(x)] if isinstance(x, Address) else self.values[x.bank, x.number]

    def whole(self, blocks: int) -> int:
        """Cycles until the hash value after that many blocks is ready."""
        for number, value in zip(PARAMETERS, (HASH_STATE, DATA, blocks)):
            self.values["int", number] = value
        labels = {item.name: n for n, item in enumerate(self.program.items) if isinstance(item, Label)}
        at = 0
        while at < len(self.program.items):
            item = self.program.items[at]
            at += 1
            if isinstance(item, Region):
                for i in item.instructions:
                    self.step(i)
            elif isinstance(item, Jump):
                if not item.condition or CONDITIONS[item.condition](self.compare(item.a), self.compare(item.b)):
                    at = labels[item.target]
        state = range(HASH_STATE // GRAIN, (HASH_STATE + 64) // GRAIN)
        return max(self.memory.get(grain, 0) for grain in state)


def per_block(program: Program, n: int, latency: Callable[[Instruction], int] = lambda i: 1) -> float:
    """Cycles per block that the longest chain takes, over turns of the loop over n blocks in the steady state."""
    few = n * max(1, 4 // n)
    return (Run(program, latency).whole(2 * few) - Run(program, latency).whole(few)) / few
