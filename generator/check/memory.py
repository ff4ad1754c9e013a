"""Symbolic memory. Input: an address in normal form. Output: the memory region and offset of an
access, and the word stored there. Method: memory is a set of disjoint regions, each behind one
public base pointer, with contents byte by byte; the base is the address without its constant. Two
pointers of different regions need never be compared, so no alias analysis is required.

Regions are the message, the state, the schedule, the digest, each section of the object, each
undefined symbol, and the frame. The addresses of sections and undefined symbols are unknown but for
their alignment. The frame is addressed from the stack pointer at entry, and from pointers aligned
down from it, whose distance takes every value that the ABI allows. An access outside a region's
permitted ranges is refused; each permitted one is recorded, byte by byte.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

from .image import Assumption, Image, Section
from .normal import Algebra
from .terms import Term

Key = Term | tuple[Any, ...]
Byte = tuple[Term, int]  # a word and the index of the byte in it
MemoryBytes = dict[Key, dict[int, Byte]]  # contents of memory regions, by byte offset
# calling convention -> bytes below the stack pointer that are safe from signal handlers and
# interrupts; known alignment of the stack pointer at a call. "sysv-os" is System V as
# operating-system kernels use it.
RED_ZONE = {"sysv": 128, "win64": 0, "sysv-os": 0}
STACK_ALIGNMENT = {"sysv": 16, "win64": 16, "sysv-os": 8}
FIRST_STACK_ARGUMENT = 40  # Win64: of the arguments that no register holds, above rsp at entry
PAGE = 4096  # step by which Win64 extends the stack
MAX_STACK_BYTES = 1 << 16  # default limit of the stack


class Refusal(Exception):
    """Forbidden operation of the code under proof; `check` names the check that failed."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(message)
        self.check, self.message = check, message
        self.address: int | None = None  # of the refused instruction


def no_bytes(_: int) -> tuple[int, int]:
    """Return the empty range, for any number of blocks left."""
    return 0, 0


@dataclass
class MemoryRegion:
    """Memory region behind one base pointer.

    `reads`, `writes`: permitted byte ranges as functions of the least number of blocks left.
    `bytes_before`: bytes before the pointer that may be read once fewer than `total_blocks` blocks
    are left.
    """

    name: str
    reads: Callable[[int], tuple[int, int]] = no_bytes
    writes: Callable[[int], tuple[int, int]] = no_bytes
    content: Callable[[int], Byte] | None = None  # byte at an offset, at entry
    bytes_before: int = 0
    total_blocks: int = 0
    align: int = 1  # known divisor of its pointer
    needs_blocks: bool = False  # for 0 blocks its pointer may be anything
    may_overlap_input: bool = False  # a written region that may lie over input blocks
    may_be_overwritten: bool = False  # these input blocks
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


@dataclass(frozen=True)
class Frame:
    """Place of a pointer into the frame: `stack + offset` rounded down to a multiple of `align`.

    The stack pointer at entry is 8 modulo `stack_alignment`.
    """

    offset: int
    align: int
    stack_alignment: int

    @cached_property
    def distances(self) -> list[int]:
        """Every value of (stack + offset) - pointer."""
        step = min(self.stack_alignment, self.align)
        return [d for d in range(self.align) if (d - 8 - self.offset) % step == 0]

    @cached_property
    def lowest(self) -> int:
        """Least value of pointer - stack."""
        return self.offset - max(self.distances)

    @cached_property
    def highest(self) -> int:
        """Greatest value of pointer - stack."""
        return self.offset - min(self.distances)


class Memory:
    """Memory regions of one symbolic execution, with the stack rules of `abi`."""

    def __init__(self, algebra: Algebra, image: Image, abi: str, stack: Term,
                 stack_limit: int = MAX_STACK_BYTES) -> None:
        self.algebra, self.image, self.abi = algebra, image, abi
        self.stack, self.stack_limit = stack, stack_limit
        self.regions: dict[Key, MemoryRegion] = {}
        # create regions on their first access
        self.region_factories: list[Callable[[Key], MemoryRegion | None]] = []
        self.frames: dict[Key, Frame] = {}
        self.red_zone = False
        self.stack_arguments = 0  # arguments that the caller passes on the stack
        self.assumed: dict[str, bytes] = {}  # contents of undefined symbols
        # public words of unknown value
        self.external_words: set[Term] = set()
        # variables that depend only on public data and the caller's own
        self.caller_owned: set[Term] = set()
        # words that were found to be secret
        self._secret_words: set[Term] = set()
        # words that were found not to be, since the last variable became secret
        self._harmless_words: set[Term] = set()
        # marks a stored byte: any value, perhaps a secret one
        self.forgotten = algebra.variable("forgotten", 8)
        self.deepest = 0  # bytes below the stack pointer at entry
        self._unset = 0
        self.regions[stack] = MemoryRegion("frame")
        self.frames[stack] = Frame(0, 1, STACK_ALIGNMENT[abi])
        # start of a section or undefined symbol in the image -> its address
        self.bases: dict[int, Term] = {}
        self.anchors: dict[Key, int] = {}  # inverse of `bases`
        # undefined symbol -> number of its bytes that are read
        self.external_bytes_read: dict[str, int] = {}
        # choices of the linker that the read constants rest on
        self.link_assumptions: dict[Assumption, None] = {}

    def base(self, anchor: int) -> Term:
        """Return the unknown address of the section or undefined symbol that starts at `anchor` in
        the image.
        """
        base_address = self.bases.get(anchor)
        if base_address is None:
            section = self.image.section_from(anchor)
            name = (section.name if section is not None else
                    self.image.external.get(anchor, "a symbol"))
            base_address = self.algebra.variable(f"the address of {name}", 64, public=True)
            self.bases[anchor] = base_address
            self.anchors[base_address] = anchor
            if section is not None:
                content, align = partial(self._constant, section), section.align
            else:
                content, align = partial(self._undefined, name), 1
            region = MemoryRegion("constants", content=content, align=align)
            self.regions[base_address] = region
        return base_address

    def _constant(self, section: Section, offset: int) -> Byte:
        """Return a byte of a section as it is at run time."""
        relocation = section.relocation_at(offset)
        near = (relocation,
                *(section.relocation_at(offset + i)
                  for i in (1, 2, 3))) if section.relocations else ()
        if any(other is not None and other.uses_got for other in near):
            raise Refusal("memory", f"reads section {section.name} at {offset:#x}, where linkers "
                          "may change an instruction")
        if relocation is None:
            return self.algebra.number(section.data[offset], 8), 0
        if relocation.refused:
            raise Refusal("memory", f"reads section {section.name}: {relocation.refused}")
        self.link_assumptions.update(dict.fromkeys(relocation.assumed))
        addends = [(self.base(relocation.target), 1)]
        plus = relocation.addend
        if relocation.relative:
            addends.append((self.base(section.address), -1))
            plus -= relocation.offset
        word = self.algebra.combine(64, addends, plus)
        return word.cut(0, 8 * relocation.size), offset - relocation.offset

    def _undefined(self, name: str, offset: int) -> Byte:
        """Return a byte of an undefined symbol: its assumed content, or else any public value."""
        if name in self.assumed:
            return self.algebra.number(self.assumed[name][offset], 8), 0
        word = self.algebra.variable(f"{name}+{offset}", 8, public=True)
        self.external_words.add(word)
        return word, 0

    def _check_constant(self, access: str, anchor: int, offset: int, size: int) -> None:
        """Raise Refusal for an access to the object's sections, except reads of existing constants.
        """
        section = self.image.section_from(anchor)
        name = section.name if section is not None else self.image.external.get(anchor, "a symbol")
        if access != "read":
            raise Refusal("memory",
                          f"writes to the object's own sections, to {name} at {offset:#x}")
        if section is None:
            most = len(self.assumed[name]) if name in self.assumed else 1 << 16
            if offset < 0 or offset + size > most:
                raise Refusal("memory", f"reads bytes {offset} to {offset + size - 1} of the "
                              f"undefined symbol {name}" + (
                    f", of which {most} are assumed" if name in self.assumed else ""))
            read_before = self.external_bytes_read.get(name, 0)
            self.external_bytes_read[name] = max(read_before, offset + size)
            return
        if section.refused:
            raise Refusal("memory", f"reads section {name}: {section.refused}")
        if offset < 0 or offset + size > len(section.data):
            raise Refusal("memory", f"reads bytes {offset} to {offset + size - 1} of section "
                          f"{name}, which has "
                          f"{len(section.data)}")
        if section.writable:
            raise Refusal("memory",
                          f"reads section {name}, which is writable: its contents can change")
        self.link_assumptions.update(dict.fromkeys(section.assumed))

    def region_key(self, terms: dict[Term, int]) -> Key:
        """Return the key of the memory region that an address with these terms lies in."""
        if len(terms) == 1:
            (word, coefficient), = terms.items()
            if coefficient == 1:
                return word
        return tuple(sorted(((word, c) for word, c in terms.items()),
                            key=lambda pair: (pair[0].label, pair[1])))

    def region_of(self, key: Key) -> MemoryRegion:
        """Return the memory region of a key; raise Refusal if there is none."""
        region = self.regions.get(key)
        if region is None:
            if isinstance(key, Term) and (frame := self._aligned(key)):
                region = self.regions[key] = MemoryRegion("frame", align=frame.align)
                self.frames[key] = frame
                return region
            for factory in self.region_factories:
                region = factory(key)
                if region is not None:
                    self.regions[key] = region
                    return region
            named = repr(key)
            if isinstance(key, tuple):
                named = " + ".join(f"{c}*{w!r}" for w, c in key) or "a number"
            raise Refusal("memory", f"address {named} is in none of the buffers that the function "
                          "is given")
        return region

    def _aligned(self, pointer: Term) -> Frame | None:
        """Return the pointer as a rounded-down sum of the stack pointer and a constant, or None if
        it is none.
        """
        bits = pointer.bits
        zeros = next((i for i, bit in enumerate(bits) if bit), 64)
        if not 0 < zeros < 16:
            return None
        source = self.algebra.atom_source(bits[63])
        if source is None or source.bits[zeros:] != bits[zeros:]:
            return None
        terms, offset = self.algebra.linear(source)
        if list(terms.items()) != [(self.stack, 1)]:
            return None
        return Frame(offset - (1 << 64) if offset >> 63 else offset, 1 << zeros,
                     STACK_ALIGNMENT[self.abi])

    def check(self, access: str, key: Key, offset: int, size: int, blocks: int,
              stack: tuple[Key, int],
              max_blocks: int, has_blocks: bool = True) -> MemoryRegion:
        """Check and record `access` of `size` bytes: "read", "write", or "early" (a write before an
        aligned area is in use).

        `blocks`, `max_blocks`: least and greatest number of blocks left. `stack`: current place of
        the stack pointer. `has_blocks`: the call is known to have at least one block.
        """
        region = self.region_of(key)
        if region.needs_blocks and not has_blocks:
            raise Refusal("memory", f"{access}s the {region.name} where as few as 0 blocks were "
                          "given: its pointer may be anything then")
        if key in self.frames:
            self._check_frame("write" if access == "early" else access, key, offset, size, stack)
        elif key in self.anchors:
            self._check_constant(access, self.anchors[key], offset, size)
        else:
            low, high = (region.reads if access == "read" else region.writes)(blocks)
            if access == "read" and max_blocks < region.total_blocks:
                low -= region.bytes_before
            if not (low <= offset and offset + size <= high):
                is_message_read = region.name == "message" and access == "read"
                remaining_note = (f", where as few as {blocks} blocks are left" if is_message_read
                                  else "")
                raise Refusal("memory", f"{access}s bytes {offset} to {offset + size - 1} of the "
                              f"{region.name}" + (
                    remaining_note
                    or (f", of which it may {access} bytes {low} to {high - 1}" if high > low else
                             f", which it must not {access}")))
        region.accesses[access].add((offset, size))
        return region

    def stack_frame(self, key: Key, offset: int) -> Frame:
        """Return the frame that the stack pointer points into; raise Refusal if there is none or if
        it exceeds the limit.
        """
        if isinstance(key, Term) and self._aligned(key):
            self.region_of(key)
        frame = self.frames.get(key)
        if frame is None:
            raise Refusal("stack",
                          f"the stack pointer holds {key!r}, which is not a place in the frame")
        if frame.highest + offset > 0:
            raise Refusal("stack", f"moves the stack pointer {frame.highest + offset} bytes above "
                          "where it was at entry, into "
                          "its caller's frame")
        self.check_depth(frame.lowest + offset)
        return frame

    def check_depth(self, depth: int) -> None:
        """Raise Refusal if `depth`, relative to the stack pointer at entry, exceeds the permitted
        stack.
        """
        if -depth > self.stack_limit:
            raise Refusal("stack", f"uses {-depth} bytes of stack: the limit is "
                          f"{self.stack_limit}, which --frame-limit raises")

    def record_stack_access(self, key: Key, offset: int, lowest_access: int) -> int:
        """Record an access to the frame and return the lowest place accessed so far, relative to
        the stack pointer at entry.

        Win64 extends its stack by one page at a time, so an access more than a page below the
        lowest one is refused.
        """
        frame = self.frames.get(key)
        if frame is None:
            return lowest_access
        low = frame.lowest + offset
        self.check_depth(low)
        self.deepest = max(self.deepest, -low)
        if self.abi == "win64":
            self.within_page(low, lowest_access)
        return min(lowest_access, frame.highest + offset)

    def within_page(self, depth: int, lowest_access: int) -> None:
        """Raise Refusal for a place more than a page below the lowest access so far."""
        if depth < lowest_access - PAGE:
            raise Refusal("stack", f"goes {lowest_access - depth} bytes below what was touched of "
                          "the stack: Win64 lets it grow by a "
                          f"page of {PAGE} bytes at a time, so each must be touched")

    def forget(self, memory_bytes: MemoryBytes, base: Key, top: int) -> None:
        """Discard the bytes below the stack pointer at `base` + `top` and its red zone, where
        signal handlers may write.

        Secrets may still be there, so secret bytes stay marked as such.
        """
        below = self.frames[base]
        red = RED_ZONE[self.abi]
        for key, frame in self.frames.items():
            frame_bytes = memory_bytes.get(key)
            if not frame_bytes:
                continue
            end = top - red if key is base else below.highest + top - red - frame.lowest
            for offset in [o for o in frame_bytes if o < end]:
                if self.is_secret(frame_bytes[offset][0]):
                    frame_bytes[offset] = self.forgotten, 0
                else:
                    del frame_bytes[offset]

    def is_secret(self, word: Term) -> bool:
        """Return whether a word may depend on message, state or schedule: on anything neither
        public nor owned by the caller.
        """
        # permanent: a variable of the caller's may become secret later, never the reverse
        if word in self._secret_words:
            return True
        if word.public or word in self.caller_owned or word in self._harmless_words:
            return False
        parts: Iterable[Term]
        if word.parts is not None or word.terms is not None:
            parts = word.parts or word.terms or ()
        elif word.label:
            parts = ()
        else:
            parts = (self.algebra.atoms[atom][0] for bit in word.bits
                     for atom in self.algebra.atoms_of(bit))
        is_input = bool(word.label) and word.parts is None
        depends_on_secret = is_input or any(map(self.is_secret, parts))
        (self._secret_words if depends_on_secret else self._harmless_words).add(word)
        return depends_on_secret

    def new_variable(self, name: str, width: int, secret: bool) -> Term:
        """Return a new variable that is not public. Unless `secret`, it is owned by the caller and
        reveals nothing.
        """
        word = self.algebra.variable(name, width)
        if not secret:
            self.caller_owned.update(word.parts or (word,))
        return word

    def taint(self, word: Term) -> bool:
        """Mark a variable as secret; return whether it was not secret before."""
        if self.is_secret(word):
            return False
        self.caller_owned.difference_update(word.parts or (word,))
        self._harmless_words.clear()
        return True

    def _check_frame(self, access: str, key: Key, offset: int, size: int,
                     stack: tuple[Key, int]) -> None:
        """Raise Refusal for an access below the red zone or in the caller's frame."""
        frame, (base, top) = self.frames[key], stack
        if base not in self.frames:
            raise Refusal("stack",
                          f"the stack pointer holds {base!r}, which is not a place in the frame")
        below = self.frames[base]
        if key is base:
            low = offset - top
        else:  # compare both at their worst distance
            low = frame.lowest + offset - (below.highest + top)
        if low < -RED_ZONE[self.abi]:
            raise Refusal("stack", f"{access}s {-low} bytes below the stack pointer" + (
                ": the red zone has 128" if RED_ZONE[self.abi]
                else f", where {self.abi} has no red zone"))
        self.red_zone |= low < 0
        above = frame.highest + offset + size
        in_shadow_space = (self.abi == "win64" and key is self.stack
                           and offset >= 8 and offset + size <= 40)
        reads_return_address = (access == "read" and key is self.stack and (offset, size) == (0, 8))
        is_argument = (access == "read" and key is self.stack and FIRST_STACK_ARGUMENT <= offset
                       and offset + size <= FIRST_STACK_ARGUMENT + 8 * self.stack_arguments)
        if above > 0 and not (in_shadow_space or is_argument or reads_return_address):
            raise Refusal("stack", f"{access}s its caller's frame, {above} bytes above the stack "
                          "pointer at entry")

    def check_frame_overlaps(self) -> None:
        """Raise Refusal if aligned and unaligned frame areas could share bytes for some stack
        pointer.

        Each area was executed as if it were alone. Bytes that were written early and never read
        again (stack probes) may be overwritten.
        """
        mine = merge_ranges(self.regions[self.stack].accesses["read"]
                            | self.regions[self.stack].accesses["write"])
        for key, frame in self.frames.items():
            if key is self.stack:
                continue
            other_extent = merge_ranges(self.regions[key].accesses["read"]
                                        | self.regions[key].accesses["write"])
            others = [k for k in self.frames if k is not self.stack and k is not key]
            if any(self.regions[k].accesses["write"] for k in others):
                raise Refusal("stack",
                              "two differently aligned pointers into the frame, whose areas may "
                              "overlap")
            for distance in frame.distances:
                for first, end in other_extent:
                    for low, high in mine:
                        shift = frame.offset - distance
                        if first + shift < high and low < end + shift:
                            raise Refusal("stack", f"bytes {low} to {high - 1} of the frame, "
                                          "counted from the stack "
                                          "pointer at entry, meet the area aligned to "
                                          f"{frame.align} bytes")

    def load(self, memory_bytes: MemoryBytes, region: MemoryRegion, key: Key, offset: int,
             size: int) -> Term:
        """Return the word of `size` bytes at an offset, least significant byte first."""
        bytes_here = memory_bytes.get(key)
        if bytes_here is None:
            bytes_here = memory_bytes[key] = {}
        parts: list[Term] = []
        i = 0
        while i < size:
            stored_byte = bytes_here.get(offset + i)
            if stored_byte is None or stored_byte[0] is self.forgotten:
                stored_byte = self._initial(region, offset + i, stored_byte is not None)
                bytes_here[offset + i] = stored_byte
            word, first = stored_byte
            run, most = 1, min(word.width // 8 - first, size - i)
            while run < most:
                stored_byte = bytes_here.get(offset + i + run)
                if stored_byte is None:
                    stored_byte = self._initial(region, offset + i + run)
                    bytes_here[offset + i + run] = stored_byte
                if stored_byte[0] is not word or stored_byte[1] != first + run:
                    break
                run += 1
            parts.append(word.cut(8 * first, 8 * run))
            i += run
        return parts[0] if len(parts) == 1 else self.algebra.join(parts)

    def _initial(self, region: MemoryRegion, offset: int, forgotten: bool = False) -> Byte:
        """Return a byte that no instruction has stored: the region's content, or an unknown value.
        """
        if region.content is not None and not forgotten:
            return region.content(offset)
        self._unset += 1
        return self.new_variable(f"unset byte {self._unset}", 8, forgotten), 0

    def store(self, memory_bytes: MemoryBytes, key: Key, offset: int, word: Term) -> None:
        """Store a word, byte by byte."""
        bytes_here = memory_bytes.setdefault(key, {})
        for i in range(word.width // 8):
            bytes_here[offset + i] = word, i
