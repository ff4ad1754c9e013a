"""Rounds by instructions made for them: kernels whose rows are named, because one row is several rounds.

In goes a hash, out comes a plan (kernel.py) whose working variables live in vector registers, packed as the
instructions want them. An engine is a function of this file; an ISA that has its rows can be asked for it.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from .graph import Kind, Node, Trace
from .kernel import POINTER, Constants, Layout, Plan, PlanItem, k_table, next_block, swapped
from .program import Address, Jump, Label

LANES = Kind("vec", 32, 128)


def four(trace: Trace, space: str, pointer: str, offset: int, kind: Kind = LANES) -> Node:
    """Four words behind a pointer variable."""
    return trace.load(Address(space, kind.size, offset, trace.var(pointer, POINTER)), kind)


def sha2(hash: ModuleType, rnds2: str, msg1: str, msg2: str) -> Plan:
    """RNDS2 runs two rounds on (A, B, E, F) and (C, D, G, H); MSG1 and MSG2 make four words of the schedule (Intel SDM
    volume 2). Lanes from the highest: ABEF and CDGH."""
    lanes, size = Kind("vec", hash.WIDTH, 4 * hash.WIDTH), hash.WIDTH // 2
    lay = Layout(hash.WIDTH, 1, 1, 4, lanes.size)
    table = k_table(hash, lay)
    enter = Trace("enter", comment="the state as the instructions want it: ABEF and CDGH")
    low, high = four(enter, "state", "state", 0, lanes), four(enter, "state", "state", size, lanes)
    enter.set("abef", enter.permute((high, low), hash.WIDTH, (1, 0, 5, 4), lanes))
    enter.set("cdgh", enter.permute((high, low), hash.WIDTH, (3, 2, 7, 6), lanes))

    block = Trace("block", weight=40, comment="one block")
    ks = Constants(lay, table)
    abef, cdgh = block.var("abef", lanes), block.var("cdgh", lanes)
    first = abef, cdgh
    W: list[Node] = []
    for r in range(hash.ROUNDS // 4):
        block.stream, block.note = "rounds", f"rounds {4 * r} to {4 * r + 3}"
        if r < 4:
            W.append(swapped(block, lay, four(block, "message", "data", size * r, lanes)))
        else:
            block.note = f"W_{4 * r}..{4 * r + 3}, rounds {4 * r} to {4 * r + 3}"
            back7 = block.permute((W[r - 2], W[r - 1]), hash.WIDTH, (1, 2, 3, 4), lanes)
            W.append(block.apply(msg2, (block.apply(msg1, (W[r - 4], W[r - 3])) + back7, W[r - 1])))
        wk = W[r] + ks.row(block, r)
        cdgh = block.apply(rnds2, (cdgh, abef, wk))
        abef = block.apply(rnds2, (abef, cdgh, block.permute((wk,), hash.WIDTH, (2, 3, None, None), lanes)))
    block.note = "H = H + (a, b, ...)"
    block.set("abef", first[0] + abef)
    block.set("cdgh", first[1] + cdgh)
    next_block(block, hash)

    leave = Trace("leave", comment="the state in the order of the standard")
    abef, cdgh = leave.var("abef", lanes), leave.var("cdgh", lanes)
    state = leave.var("state", POINTER)
    leave.store(Address("state", lanes.size, 0, state), leave.permute((abef, cdgh), hash.WIDTH, (3, 2, 7, 6), lanes))
    leave.store(Address("state", lanes.size, size, state), leave.permute((abef, cdgh), hash.WIDTH, (1, 0, 5, 4), lanes))
    return looped(enter, block, leave, (table,))


def sha256_shani(hash: ModuleType) -> Plan:
    """SHA-256 by the SHA extensions."""
    return sha2(hash, "sha256rnds2", "sha256msg1", "sha256msg2")


def sha512_sha512ni(hash: ModuleType) -> Plan:
    """SHA-512 by the SHA-512 extensions."""
    return sha2(hash, "vsha512rnds2", "vsha512msg1", "vsha512msg2")


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
    ("sha512ni", "sha512"): sha512_sha512ni,
}
