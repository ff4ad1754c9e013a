"""Rounds by instructions made for them: kernels whose rows are named, because one row is several rounds.

In goes a hash, out comes a plan (kernel.py) whose working variables live in vector registers, packed as the
instructions want them. An engine is a function of this file; an ISA that has its rows can be asked for it.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from .graph import Kind, Node, Trace
from .kernel import POINTER, Constants, Plan, PlanItem, k_table, layout, next_block, swapped
from .program import Address, Jump, Label

LANES = Kind("vec", 32, 128)


def four(trace: Trace, space: str, pointer: str, offset: int) -> Node:
    """Sixteen bytes behind a pointer variable."""
    return trace.load(Address(space, 128, offset, trace.var(pointer, POINTER)), LANES)


def sha256_shani(hash: ModuleType) -> Plan:
    """SHA256RNDS2 runs two rounds on (A, B, E, F) and (C, D, G, H); SHA256MSG1 and 2 make four words of the schedule
    (Intel SDM volume 2). Lanes from the highest: ABEF and CDGH."""
    lay = layout(32, 1, 128)
    assert lay is not None
    table = k_table(hash, lay)
    enter = Trace("enter", comment="the state as the instructions want it: ABEF and CDGH")
    low, high = four(enter, "state", "state", 0), four(enter, "state", "state", 16)
    enter.set("abef", enter.permute((high, low), 32, (1, 0, 5, 4), LANES))
    enter.set("cdgh", enter.permute((high, low), 32, (3, 2, 7, 6), LANES))

    block = Trace("block", weight=40, comment="one block")
    ks = Constants(lay, table)
    abef, cdgh = block.var("abef", LANES), block.var("cdgh", LANES)
    first = abef, cdgh
    W: list[Node] = []
    for r in range(16):
        block.stream, block.note = "rounds", f"rounds {4 * r} to {4 * r + 3}"
        if r < 4:
            W.append(swapped(block, lay, four(block, "message", "data", 16 * r)))
        else:
            block.note = f"W_{4 * r}..{4 * r + 3}, rounds {4 * r} to {4 * r + 3}"
            back7 = block.permute((W[r - 2], W[r - 1]), 32, (1, 2, 3, 4), LANES)
            W.append(block.apply("sha256msg2", (block.apply("sha256msg1", (W[r - 4], W[r - 3])) + back7, W[r - 1])))
        wk = W[r] + ks.row(block, r)
        cdgh = block.apply("sha256rnds2", (cdgh, abef, wk))
        abef = block.apply("sha256rnds2", (abef, cdgh, block.permute((wk,), 32, (2, 3, None, None), LANES)))
    block.note = "H = H + (a, b, ...)"
    block.set("abef", first[0] + abef)
    block.set("cdgh", first[1] + cdgh)
    next_block(block, hash)

    leave = Trace("leave", comment="the state in the order of the standard")
    abef, cdgh = leave.var("abef", LANES), leave.var("cdgh", LANES)
    state = leave.var("state", POINTER)
    leave.store(Address("state", 128, 0, state), leave.permute((abef, cdgh), 32, (3, 2, 7, 6), LANES))
    leave.store(Address("state", 128, 16, state), leave.permute((abef, cdgh), 32, (1, 0, 5, 4), LANES))
    return looped(enter, block, leave, (table,))


def sha1_shani(hash: ModuleType) -> Plan:
    """SHA1RNDS4 runs four rounds on (A, B, C, D) and adds K itself; SHA1NEXTE makes E of the A of four rounds before
    (Intel SDM volume 2). The first of four words is in the highest lane."""
    reverse = (3, 2, 1, 0)
    enter = Trace("enter", comment="the state as the instructions want it: ABCD, and E in the highest lane")
    enter.set("abcd", enter.permute((four(enter, "state", "state", 0),), 32, reverse, LANES))
    e = enter.load(Address("state", 32, 16, enter.var("state", POINTER)), Kind("int", 32, 32))
    enter.set("e", enter.permute((enter.apply("movd", (e,), kind=LANES),), 32, (1, 2, 3, 0), LANES))

    block = Trace("block", weight=40, comment="one block")
    abcd, e = block.var("abcd", LANES), block.var("e", LANES)
    M: list[Node] = []
    before = abcd
    state = abcd
    for r in range(20):
        block.stream, block.note = "rounds", f"rounds {4 * r} to {4 * r + 3}"
        if r < 4:
            bytes_back = tuple(reversed(range(16)))
            M.append(block.permute((four(block, "message", "data", 16 * r),), 8, bytes_back, LANES))
        else:
            block.note = f"W_{4 * r}..{4 * r + 3}, rounds {4 * r} to {4 * r + 3}"
            some = block.apply("sha1msg1", (M[r - 4], M[r - 3])) ^ M[r - 2]
            M.append(block.apply("sha1msg2", (some, M[r - 1])))
        we = e + M[r] if r == 0 else block.apply("sha1nexte", (before, M[r]))
        before, state = state, block.apply("sha1rnds4", (state, we), r // 5)
    block.note = "H = H + (a, b, ...)"
    block.set("e", block.apply("sha1nexte", (before, e)))
    block.set("abcd", abcd + state)
    next_block(block, hash)

    leave = Trace("leave", comment="the state in the order of the standard")
    place = leave.var("state", POINTER)
    leave.store(Address("state", 128, 0, place), leave.permute((leave.var("abcd", LANES),), 32, reverse, LANES))
    last = leave.permute((leave.var("e", LANES),), 32, (3, None, None, None), LANES)
    leave.store(Address("state", 32, 16, place), leave.apply("movd", (last,), kind=Kind("int", 32, 32)))
    return looped(enter, block, leave, ())


def looped(enter: Trace, block: Trace, leave: Trace, tables: tuple) -> Plan:  # type: ignore[type-arg]
    """Blocks until none is left."""
    items: tuple[PlanItem, ...] = (Jump("done", "e", "blocks", 0), enter, Label("block", 32), block,
                                   Jump("block", "ne", "blocks", 0), leave, Label("done"))
    return Plan(("state", "data", "blocks"), items, tables, 0)


ENGINES: dict[tuple[str, str], Callable[[ModuleType], Plan]] = {
    ("shani", "sha256"): sha256_shani,
    ("shani", "sha1"): sha1_shani,
}
