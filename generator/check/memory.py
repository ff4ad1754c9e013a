"""Symbolic memory. Input: an address in normal form. Output: the memory region and offset of an
access, and the word stored there. Method: memory is a set of disjoint regions, each behind one
public base pointer, with contents byte by byte; the base is the address without its constant. Two
pointers of different regions need never be compared, so no alias analysis is required."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from typing import NamedTuple

from ..spec.words import to_signed
from .frame import FIRST_STACK_ARGUMENT, PAGE, RED_ZONE, STACK_ALIGNMENT, Refusal
from .image import Image, Section
from .terms import Algebra, Secrecy, Term, nonzero_bits

Key = Term  # of a memory region: its base pointer, an address without its constant
Address = tuple[Key, int]  # key of the region, offset from its base pointer in bytes
Byte = tuple[Term, int]  # a word and the index of the byte in it
MemoryBytes = dict[Key, dict[int, Byte]]  # contents of memory regions, by byte offset


@dataclass
class MemoryRegion:
    """Memory region behind one base pointer.

    `extent`: number of bytes of a buffer, for the least number of blocks left. `bytes_before`:
    bytes before the pointer that may be read, too, once fewer than `total_blocks` blocks are left.
    `accesses`: recorded (offset, size) pairs by access: "read", "write", or "early write" (of no
    secret, before an aligned part of the frame is in use).
    """

    name: str
    extent: Callable[[int], int] = lambda _: 0
    writable: bool = False
    content: Callable[[int], Byte] | None = None  # byte at an offset, at entry
    bytes_before: int = 0
    total_blocks: int = 0
    align: int = 1  # known divisor of its pointer
    section: Section | None = None  # of the object, whose bytes they are
    needs_blocks: bool = False  # if the call has no blocks, its pointer may be anything
    may_overlap_input: bool = False  # it is written alone, and may lie over the input blocks
    may_be_overwritten: bool = False  # it holds input blocks over which the output may lie
    accesses: dict[str, set[tuple[int, int]]] = field(
        default_factory=lambda: {"read": set(), "write": set(), "early write": set()})


class FrameBase(NamedTuple):
    """Base pointer of the frame: the stack pointer at entry plus `offset` bytes, rounded down to a
    multiple of `align` bytes. It is at least `lowest` and at most `highest`, relative to the stack
    pointer at entry, which differ because the convention leaves its low bits open.
    """

    offset: int = 0
    align: int = 1
    lowest: int = 0
    highest: int = 0


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


class Memory:
    """Memory regions of one symbolic execution, with the stack rules of `abi`."""

    def __init__(self, algebra: Algebra, image: Image, abi: str, stack: Term,
                 stack_limit: int) -> None:
        """Create the region of the frame. `stack`: the stack pointer at entry."""
        self.algebra, self.image = algebra, image
        self.regions: dict[Key, MemoryRegion] = {}
        # start of a section in the image -> its address, of which only the alignment is known
        self.bases: dict[int, Term] = {}
        self.assumed: dict[str, bytes | None] = {}  # contents of undefined symbols
        self.abi, self.stack, self.stack_limit = abi, stack, stack_limit
        # returns the region of a message of an array, None for the key of any other place
        self.region_of_message: Callable[[Key], MemoryRegion | None] = lambda _: None
        self.frame_bases: dict[Key, FrameBase] = {}
        self.uses_red_zone = False
        self.stack_arguments = 0  # arguments that the caller passes on the stack
        # marks a discarded byte of the frame that held a secret: its value is arbitrary
        self.discarded_byte = algebra.variable("forgotten", 8)
        self.deepest_bytes = 0  # used bytes below the stack pointer at entry
        self.regions[stack] = MemoryRegion("frame")
        self.frame_bases[stack] = FrameBase()

    def region_of(self, key: Key) -> MemoryRegion:
        """Return the memory region of a key. Create it on its first use if it belongs to an aligned
        part of the frame or to a message of an array. Raise Refusal if the key has no region."""
        if key in self.regions:
            return self.regions[key]
        region = self.region_of_message(key)
        if base := self._find_aligned_base(key):
            self.frame_bases[key], region = base, MemoryRegion("frame", align=base.align)
        elif region is None:
            name = "a number" if key.is_constant() else f"address {key!r}"
            raise Refusal("memory", f"{name} is in none of the buffers")
        self.regions[key] = region
        return region

    def _find_aligned_base(self, pointer: Term) -> FrameBase | None:
        """Return the base of a pointer into the frame that is aligned down, or None."""
        nonzero = 0 if pointer.terms else nonzero_bits(pointer.polynomial)
        alignment = nonzero & -nonzero
        if not 1 < alignment < 1 << 16:
            return None
        sources = self.algebra.sources_of(m for m, mask in pointer.polynomial.items() if mask >> 63)
        if len(sources) != 1 or pointer is not sources[0] & -alignment:
            return None
        terms, offset = self.algebra.linear(sources[0])
        if list(terms.items()) != [(self.stack, 1)]:
            return None
        # the stack pointer at entry is 8 modulo STACK_ALIGNMENT
        step = min(STACK_ALIGNMENT[self.abi], alignment)
        offset = to_signed(offset, 64)
        highest = offset - (8 + offset) % step
        return FrameBase(offset, alignment, highest - alignment + step, highest)

    def check_stack_pointer(self, stack: Address, lowest_access: int) -> None:
        """Raise Refusal if the stack pointer `stack` is no place in the frame, lies in the caller's
        frame, or makes the frame too large. `lowest_access`: as in State."""
        key, offset = stack
        if key not in self.frame_bases and self._find_aligned_base(key):
            self.region_of(key)
        if key not in self.frame_bases:
            raise Refusal("stack", f"the stack pointer, {key!r}, is not a place in the frame")
        base = self.frame_bases[key]
        if (above := base.highest + offset) > 0:
            raise Refusal("stack", f"moves rsp {above} bytes above where it was at entry")
        self.check_depth(base.lowest + offset, lowest_access)

    def check_depth(self, offset: int, lowest_access: int) -> None:
        """Raise Refusal if the byte at `offset` lies below the permitted stack, or in Win64 more
        than a page below the lowest access. Both count from the stack pointer at entry."""
        if -offset > self.stack_limit:
            raise Refusal("stack", f"uses {-offset} bytes of stack: the limit is "
                          f"{self.stack_limit}, which --frame-limit raises")
        if self.abi == "win64" and offset < lowest_access - PAGE:
            raise Refusal("stack", f"goes {lowest_access - offset} bytes below the lowest byte "
                          f"accessed: Win64 code must access each page of {PAGE} bytes")

    def bytes_above_stack(self, key: Key, offset: int, stack: Address) -> int:
        """Return how many bytes the byte of the frame at `key` + `offset` lies above the stack
        pointer, which is at `stack`; negative below it."""
        stack_key, stack_offset = stack
        distance = (0 if key is stack_key else
                    self.frame_bases[key].lowest - self.frame_bases[stack_key].highest)
        return distance + offset - stack_offset

    def discard_below_stack(self, memory_bytes: MemoryBytes, stack: Address) -> None:
        """Discard the bytes of the frame below the red zone, where signal handlers may write. The
        stack pointer is at `stack`. A discarded byte that held a secret is still marked as secret,
        because it may not have been overwritten."""
        for key in self.frame_bases:
            frame_bytes = memory_bytes.get(key, {})
            end = -RED_ZONE[self.abi] - self.bytes_above_stack(key, 0, stack)
            for offset in [o for o, (word, _) in frame_bytes.items()
                           if o < end and word is not self.discarded_byte]:
                if frame_bytes[offset][0].secret:
                    frame_bytes[offset] = self.discarded_byte, 0
                else:
                    del frame_bytes[offset]

    def check_frame_access(self, access: str, address: Address, size: int, stack: Address,
                           lowest_access: int) -> int:
        """Raise Refusal for an access below the red zone or in the caller's frame; record the
        others, and return the lowest byte of the stack accessed so far. In the caller's frame, the
        function may access Win64's shadow space and read the return address and arguments."""
        self.check_stack_pointer(stack, lowest_access)
        (key, offset), base = address, self.frame_bases[address[0]]
        bytes_above_stack = self.bytes_above_stack(key, offset, stack)
        if bytes_above_stack < -RED_ZONE[self.abi]:
            raise Refusal("stack", f"{access}s {-bytes_above_stack} bytes below the stack pointer: "
                          f"the red zone of {self.abi} has {RED_ZONE[self.abi]}")
        self.uses_red_zone |= bytes_above_stack < 0
        end = 8 if self.abi != "win64" else FIRST_STACK_ARGUMENT
        begin, end = (0, end + 8 * self.stack_arguments) if access == "read" else (8, end)
        is_permitted = key is self.stack and begin <= offset and offset + size <= end
        if base.highest + offset + size > 0 and not is_permitted:
            raise Refusal("stack", f"{access}s its caller's frame at {base.highest + offset}")
        self.check_depth(base.lowest + offset, lowest_access)
        self.deepest_bytes = max(self.deepest_bytes, -base.lowest - offset)
        return min(lowest_access, base.highest + offset)

    def check_frame_overlaps(self) -> None:
        """Raise Refusal if aligned and unaligned parts of the frame share bytes for some stack
        pointer. Symbolic execution treats each part as a memory region of its own."""
        used_ranges = {key: merge_ranges(self.regions[key].accesses["read"]
                                         | self.regions[key].accesses["write"])
                       for key in self.frame_bases}
        for key, base in self.frame_bases.items():
            if key is self.stack:
                continue
            if any(self.regions[other].accesses["write"] for other in self.frame_bases
                   if other is not self.stack and other is not key):
                raise Refusal("stack", "two differently aligned parts of the frame may overlap")
            for (first, end), (low, high) in product(used_ranges[key], used_ranges[self.stack]):
                if first + base.lowest < high and low < end + base.highest:
                    raise Refusal("stack", f"bytes {low} to {high - 1} of the frame meet the area "
                                  f"aligned to {base.align} bytes")

    def load(self, memory_bytes: MemoryBytes, key: Key, offset: int, size: int) -> Term:
        """Return the word of `size` bytes at an offset of the region of `key`, least significant
        byte first. `memory_bytes`: the contents of all regions. Bytes that are read for the first
        time, or for the first time since they were discarded, are added to it."""
        bytes_here = memory_bytes.setdefault(key, {})
        for i in range(offset, offset + size):
            if i not in bytes_here or bytes_here[i][0] is self.discarded_byte:
                bytes_here[i] = self._initial_byte(key, i, i in bytes_here)
        parts: list[Term] = []
        start, end = offset, offset + size
        while start < end:
            # cut all bytes that are consecutive bytes of one word as one piece
            word, first = bytes_here[start]
            run = next((i for i in range(1, end - start)
                        if bytes_here[start + i] != (word, first + i)), end - start)
            parts.append(word.cut(8 * first, 8 * run))
            start += run
        return self.algebra.join(parts)

    def _initial_byte(self, key: Key, offset: int, is_secret: bool) -> Byte:
        """Return the value of a byte that no instruction has stored or that was discarded: the
        region's content at entry, if it is known, else a new variable."""
        region = self.regions[key]
        if region.content is not None and not is_secret:
            return region.content(offset)
        return self.algebra.variable(f"unset byte at {offset}", 8,
                                     Secrecy.SECRET if is_secret else Secrecy.CALLER), 0

    def store(self, memory_bytes: MemoryBytes, key: Key, offset: int, word: Term) -> None:
        """Store a word at an offset of the region of `key`, least significant byte first, in the
        contents `memory_bytes` of all regions."""
        bytes_here = memory_bytes.setdefault(key, {})
        for i in range(word.width // 8):
            bytes_here[offset + i] = word, i

    # the object's own sections, and undefined symbols

    def base_address(self, anchor: int) -> Term:
        """Return the address of the section or undefined symbol at `anchor` in the image: a
        variable with a memory region.
        """
        if anchor not in self.bases:
            section = self.image.section_starting_at(anchor)
            assert section is not None
            contents = self.assumed.get(section.name) if section.external else section.data
            size = len(section.data if contents is None else contents)
            address = self.algebra.variable(f"the address of {section.name}", 64, Secrecy.PUBLIC)
            self.bases[anchor] = address
            self.regions[address] = MemoryRegion(
                "constants", lambda _: size, content=partial(
                    self._constant_byte, section, contents), align=section.align, section=section)
        return self.bases[anchor]

    def _constant_byte(self, section: Section, contents: bytes | bytearray | None,
                       offset: int) -> Byte:
        """Return the byte of a section, a public variable if it is unknown."""
        if contents is None:
            return self.algebra.variable(f"{section.name}+{offset}", 8, Secrecy.EXTERNAL), 0
        if section.relocations and (relocations := section.relocations_in(offset, 1)):
            raise Refusal("memory", f"reads section {section.name} at {offset:#x}, "
                          + (relocations[0].refused or "where a linker writes a distance"))
        return self.algebra.number(contents[offset], 8), 0
