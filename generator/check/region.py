"""Memory regions of symbolic execution as data. A region lies behind one base pointer; its bytes
are identified by their offset from there. `MemoryBytes` has the stored bytes of all regions, by
region and offset."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .terms import Term

# key of a memory region: its base pointer as a word; or, if that is a sum, its (word, coefficient)
# pairs
Key = Term | tuple[Any, ...]
Byte = tuple[Term, int]  # a word and the index of the byte in it
MemoryBytes = dict[Key, dict[int, Byte]]  # contents of memory regions, by byte offset


@dataclass
class MemoryRegion:
    """Memory region behind one base pointer.

    `extent`: number of bytes of a buffer, for the least number of blocks left. `bytes_before`:
    bytes before the pointer that may be read, too, once fewer than `total_blocks` blocks are left.
    `accesses`: recorded (offset, size) pairs by access, which is "read", "write", or "early" (a
    write before an aligned part of the frame is in use).
    """

    name: str
    extent: Callable[[int], int] = lambda _: 0
    readable: bool = True
    writable: bool = False
    content: Callable[[int], Byte] | None = None  # byte at an offset, at entry
    bytes_before: int = 0
    total_blocks: int = 0
    align: int = 1  # known divisor of its pointer
    needs_blocks: bool = False  # if the call has no blocks, its pointer may be anything
    may_overlap_input: bool = False  # it is written, and may lie over the input blocks
    may_be_overwritten: bool = False  # it holds input blocks over which the output may lie
    accesses: dict[str, set[tuple[int, int]]] = field(
        default_factory=lambda: {"read": set(), "write": set(), "early": set()})


def merge_ranges(accesses: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """Convert (offset, size) pairs to a sorted list of disjoint ranges (first, one past the last).
    """
    merged: list[tuple[int, int]] = []
    for first, end in sorted((offset, offset + size) for offset, size in accesses):
        if merged and first <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((first, end))
    return merged
