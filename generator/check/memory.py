"""Memory as a function sees it: separate spaces, each behind a public pointer, byte by byte.

An address is a sum of public words; what is left when its constant is taken off names a space: the message,
the state, the schedule, the digest, a section of the object, an undefined symbol, or the frame. Sections and undefined
symbols are each at an address of their own, of which nothing is known but what it is a multiple of. The frame is known
by the stack pointer at entry and by the pointers aligned down from it, whose distance takes every value that the ABI
allows. An access outside what its space allows is refused; what is allowed is recorded, byte by byte.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

from .image import Assumption, Image, Section
from .normal import Algebra
from .terms import Term

Key = Term | tuple[Any, ...]
Byte = tuple[Term, int]                     # a word and which of its bytes
MemoryBytes = dict[Key, dict[int, Byte]]          # contents of memory regions, by byte offset
RED_ZONE = {"sysv": 128, "win64": 0}        # bytes below the stack pointer that signal handlers leave alone
PAGE = 4096                                 # by so much at a time Win64 lets the stack grow
MAX_STACK_BYTES = 1 << 16                        # bytes of stack that a function may take, unless told


class Refusal(Exception):
    """The code does what it must not; `check` names the check that failed."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(message)
        self.check, self.message = check, message
        self.address: int | None = None                # of the instruction that did it


def no_bytes(_: int) -> tuple[int, int]:
    """No bytes may be read, or written, however many blocks are left."""
    return 0, 0


@dataclass
class MemoryRegion:
    """A part of memory. `reads`, `writes`: the bytes allowed, as a function of the least block count left. `bytes_before`: the
    bytes before the pointer that can be read once fewer than `total_blocks` blocks are left."""

    name: str
    reads: Callable[[int], tuple[int, int]] = no_bytes
    writes: Callable[[int], tuple[int, int]] = no_bytes
    content: Callable[[int], Byte] | None = None        # the byte that is there at entry
    bytes_before: int = 0
    total_blocks: int = 0
    align: int = 1                                      # what its pointer is known to be a multiple of
    needs_blocks: bool = False                               # where the count of blocks is 0, its pointer may be anything
    may_overlap_input: bool = False                                  # it may lie over blocks, of which these are read
    may_be_overwritten: bool = False                                 # and these are the blocks
    accesses: dict[str, set[tuple[int, int]]] = field(
        default_factory=lambda: {"read": set(), "write": set(), "early": set()})


def merge_ranges(accesses: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """(offset, size) pairs as a sorted list of (first, one past the last) without gaps or overlaps."""
    merged: list[tuple[int, int]] = []
    for first, end in sorted((offset, offset + size) for offset, size in accesses):
        if merged and first <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((first, end))
    return merged


@dataclass(frozen=True)
class Frame:
    """Where an aligned pointer stands: `stack + offset` rounded down to a multiple of `align`."""

    offset: int
    align: int

    @cached_property
    def distances(self) -> list[int]:
        """Every value that (stack + offset) - pointer takes: the stack pointer is 8 modulo 16 at entry."""
        return [d for d in range(self.align) if (d - 8 - self.offset) % min(16, self.align) == 0]

    @cached_property
    def lowest(self) -> int:
        """The least value of pointer - stack."""
        return self.offset - max(self.distances)

    @cached_property
    def highest(self) -> int:
        """The greatest value of pointer - stack."""
        return self.offset - min(self.distances)


class Memory:
    """The spaces of one run, and the rules of the frame for `abi` (sysv or win64)."""

    def __init__(self, algebra: Algebra, image: Image, abi: str, stack: Term, stack_limit: int = MAX_STACK_BYTES) -> None:
        self.algebra, self.image, self.abi, self.stack, self.stack_limit = algebra, image, abi, stack, stack_limit
        self.regions: dict[Key, MemoryRegion] = {}
        self.region_factories: list[Callable[[Key], MemoryRegion | None]] = []      # spaces that come into being when touched
        self.frames: dict[Key, Frame] = {}
        self.red_zone = False
        self.assumed: dict[str, bytes] = {}                          # contents of undefined symbols
        self.external_words: set[Term] = set()                              # public words of unknown value
        self.caller_owned: set[Term] = set()             # variables that hold nothing but what the caller had, or what is public
        self._secret_words: set[Term] = set()           # words that were found to depend on something else
        self.forgotten = algebra.variable("forgotten", 8)                 # in a cell: any value, perhaps one that was secret
        self.deepest = 0                                             # bytes below the stack pointer at entry
        self._unset = 0
        self.regions[stack] = MemoryRegion("frame")
        self.frames[stack] = Frame(0, 1)
        self.bases: dict[int, Term] = {}                             # a section or undefined symbol in the image: its address
        self.anchors: dict[Key, int] = {}                            # the reverse
        self.external_bytes_read: dict[str, int] = {}                             # undefined symbols: how many bytes of them are read
        self.link_assumptions: dict[Assumption, None] = {}                     # what a linker must do for what was read

    def base(self, anchor: int) -> Term:
        """The address of the section or undefined symbol that begins at `anchor` in the image: any number, and its own."""
        base_address = self.bases.get(anchor)
        if base_address is None:
            section = self.image.section_from(anchor)
            name = section.name if section is not None else self.image.external.get(anchor, "a symbol")
            base_address = self.bases[anchor] = self.algebra.variable(f"the address of {name}", 64, public=True)
            self.anchors[base_address] = anchor
            content = partial(self._constant, section) if section is not None else partial(self._undefined, name)
            self.regions[base_address] = MemoryRegion("constants", content=content, align=section.align if section is not None else 1)
        return base_address

    def _constant(self, section: Section, offset: int) -> Byte:
        """A byte of a section as it is at run time."""
        relocation = section.relocation_at(offset)
        near = (relocation, *(section.relocation_at(offset + i) for i in (1, 2, 3))) if section.relocations else ()
        if any(other is not None and other.uses_got for other in near):
            raise Refusal("memory", f"reads section {section.name} at {offset:#x}, where linkers may change an instruction")
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
        """A byte of a symbol that the object does not define: what is assumed of it, else anything public."""
        if name in self.assumed:
            return self.algebra.number(self.assumed[name][offset], 8), 0
        word = self.algebra.variable(f"{name}+{offset}", 8, public=True)
        self.external_words.add(word)
        return word, 0

    def _check_constant(self, access: str, anchor: int, offset: int, size: int) -> None:
        """Refuse an access to what the object file says, but reading what cannot change and is there."""
        section = self.image.section_from(anchor)
        name = section.name if section is not None else self.image.external.get(anchor, "a symbol")
        if access != "read":
            raise Refusal("memory", f"writes to the object's own sections, to {name} at {offset:#x}")
        if section is None:
            most = len(self.assumed[name]) if name in self.assumed else 1 << 16
            if offset < 0 or offset + size > most:
                raise Refusal("memory", f"reads bytes {offset} to {offset + size - 1} of the undefined symbol {name}" + (
                    f", of which {most} are assumed" if name in self.assumed else ""))
            self.external_bytes_read[name] = max(self.external_bytes_read.get(name, 0), offset + size)
            return
        if section.refused:
            raise Refusal("memory", f"reads section {name}: {section.refused}")
        if offset < 0 or offset + size > len(section.data):
            raise Refusal("memory", f"reads bytes {offset} to {offset + size - 1} of section {name}, which has "
                          f"{len(section.data)}")
        if section.writable:
            raise Refusal("memory", f"reads section {name}, which is writable: its contents can change")
        self.link_assumptions.update(dict.fromkeys(section.assumed))

    def region_key(self, terms: dict[Term, int]) -> Key:
        """The name of the space that an address with these terms lies in."""
        if len(terms) == 1:
            (word, coefficient), = terms.items()
            if coefficient == 1:
                return word
        return tuple(sorted(((word, c) for word, c in terms.items()), key=lambda pair: (pair[0].label, pair[1])))

    def region_of(self, key: Key) -> MemoryRegion:
        """The space of that name; raises Refusal where there is none."""
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
            named = (" + ".join(f"{c}*{w!r}" for w, c in key) or "a number") if isinstance(key, tuple) else repr(key)
            raise Refusal("memory", f"address {named} is in none of the buffers that the function is given")
        return region

    def _aligned(self, pointer: Term) -> Frame | None:
        """The pointer as the stack pointer plus a constant, rounded down, if it is that."""
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
        return Frame(offset - (1 << 64) if offset >> 63 else offset, 1 << zeros)

    def check(self, access: str, key: Key, offset: int, size: int, blocks: int, stack: tuple[Key, int],
              max_blocks: int, has_blocks: bool = True) -> MemoryRegion:
        """Refuse or record `access` of `size` bytes: read, write, or early: a write before aligned areas are in use.

        `blocks`: how many blocks are left at least, `max_blocks`: at most; `stack`: where the stack pointer stands now;
        `has_blocks`: whether the call is known to have at least one block.
        """
        region = self.region_of(key)
        if region.needs_blocks and not has_blocks:
            raise Refusal("memory", f"{access}s the {region.name} where as few as 0 blocks were given: its pointer may be "
                          "anything then")
        if key in self.frames:
            self._check_frame("write" if access == "early" else access, key, offset, size, stack)
        elif key in self.anchors:
            self._check_constant(access, self.anchors[key], offset, size)
        else:
            low, high = (region.reads if access == "read" else region.writes)(blocks)
            low -= region.bytes_before if access == "read" and max_blocks < region.total_blocks else 0
            if not (low <= offset and offset + size <= high):
                remaining_note = f", where as few as {blocks} blocks are left" if region.name == "message" and access == "read" else ""
                raise Refusal("memory", f"{access}s bytes {offset} to {offset + size - 1} of the {region.name}" + (
                    remaining_note or (f", of which it may {access} bytes {low} to {high - 1}" if high > low else
                             f", which it must not {access}")))
        region.accesses[access].add((offset, size))
        return region

    def stack_frame(self, key: Key, offset: int) -> Frame:
        """Refuse a stack pointer that is no place of the frame, or one too far down."""
        if isinstance(key, Term) and self._aligned(key):
            self.region_of(key)
        frame = self.frames.get(key)
        if frame is None:
            raise Refusal("stack", f"the stack pointer holds {key!r}, which is no place in the frame")
        if frame.highest + offset > 0:
            raise Refusal("stack", f"moves the stack pointer {frame.highest + offset} bytes above where it was at entry, into "
                          "its caller's frame")
        self.check_depth(frame.lowest + offset)
        return frame

    def check_depth(self, depth: int) -> None:
        """Refuse more stack than may be taken; `depth`: counted from the stack pointer at entry."""
        if -depth > self.stack_limit:
            raise Refusal("stack", f"takes {-depth} bytes of stack: more than {self.stack_limit} are not allowed unless told")

    def record_stack_access(self, key: Key, offset: int, lowest_access: int) -> int:
        """Note an access to the frame. In: the lowest place touched before, from the stack pointer at entry; out: with this
        one. Win64 grows its stack by a page at a time, so no access may be further down than that."""
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
        """Refuse a place more than a page below what was touched."""
        if depth < lowest_access - PAGE:
            raise Refusal("stack", f"goes {lowest_access - depth} bytes below what was touched of the stack: Win64 lets it grow by a "
                          f"page of {PAGE} bytes at a time, so each must be touched")

    def forget(self, memory_bytes: MemoryBytes, base: Key, top: int) -> None:
        """Let go of what lies below the stack pointer, at `base` + `top`, and its red zone: a signal handler may write there.
        What was secret there may still be there."""
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
        """Whether the word may depend on message, state or schedule: on what is neither public nor the caller's own."""
        if word in self._secret_words:                        # for good: what is the caller's own may become harmful, not the reverse
            return True
        if word.public or word in self.caller_owned:
            return False
        parts: Iterable[Term]
        if word.parts is not None or word.terms is not None:
            parts = word.parts or word.terms or ()
        elif word.label:
            parts = ()
        else:
            parts = (self.algebra.atoms[atom][0] for bit in word.bits for atom in self.algebra.atoms_of(bit))
        is_found_secret = bool(word.label) and word.parts is None or any(map(self.is_secret, parts))
        if is_found_secret:
            self._secret_words.add(word)
        return is_found_secret

    def new_variable(self, name: str, width: int, secret: bool) -> Term:
        """A new variable that is not public; if it is not `secret`, it tells nothing of message, state or schedule."""
        word = self.algebra.variable(name, width)
        if not secret:
            self.caller_owned.update(word.parts or (word,))
        return word

    def taint(self, word: Term) -> bool:
        """From now on the variable counts as harmful; whether that is news."""
        if self.is_secret(word):
            return False
        self.caller_owned.difference_update(word.parts or (word,))
        return True

    def _check_frame(self, access: str, key: Key, offset: int, size: int, stack: tuple[Key, int]) -> None:
        frame, (base, top) = self.frames[key], stack
        if base not in self.frames:
            raise Refusal("stack", f"the stack pointer holds {base!r}, which is no place in the frame")
        below = self.frames[base]
        if key is base:
            low = offset - top
        else:                                    # compare the two at their worst distance
            low = frame.lowest + offset - (below.highest + top)
        if low < -RED_ZONE[self.abi]:
            raise Refusal("stack", f"{access}s {-low} bytes below the stack pointer" + (
                ", where Win64 has no red zone" if self.abi == "win64" else ": the red zone has 128"))
        self.red_zone |= low < 0
        above = frame.highest + offset + size
        in_shadow_space = self.abi == "win64" and key is self.stack and offset >= 8 and offset + size <= 40
        if above > 0 and not in_shadow_space and not (access == "read" and key is self.stack and (offset, size) == (0, 8)):
            raise Refusal("stack", f"{access}s its caller's frame, {above} bytes above the stack pointer at entry")

    def check_frame_overlaps(self) -> None:
        """Refuse frames that could share bytes for some stack pointer: each was followed on its own.

        What was written early and is never read again (stack probes) may be written over.
        """
        mine = merge_ranges(self.regions[self.stack].accesses["read"] | self.regions[self.stack].accesses["write"])
        for key, frame in self.frames.items():
            if key is self.stack:
                continue
            other_extent = merge_ranges(self.regions[key].accesses["read"] | self.regions[key].accesses["write"])
            others = [k for k in self.frames if k is not self.stack and k is not key]
            if any(self.regions[k].accesses["write"] for k in others):
                raise Refusal("stack", "two differently aligned pointers into the frame are more than can be told apart")
            for distance in frame.distances:
                for first, end in other_extent:
                    for low, high in mine:
                        if first + frame.offset - distance < high and low < end + frame.offset - distance:
                            raise Refusal("stack", f"bytes {low} to {high - 1} of the frame, counted from the stack "
                                          f"pointer at entry, meet the area aligned to {frame.align} bytes")

    def load(self, memory_bytes: MemoryBytes, region: MemoryRegion, key: Key, offset: int, size: int) -> Term:
        """The word of `size` bytes at an offset, least significant byte first."""
        bytes_here = memory_bytes.get(key)
        if bytes_here is None:
            bytes_here = memory_bytes[key] = {}
        parts: list[Term] = []
        i = 0
        while i < size:
            stored_byte = bytes_here.get(offset + i)
            if stored_byte is None or stored_byte[0] is self.forgotten:
                stored_byte = bytes_here[offset + i] = self._initial(region, offset + i, stored_byte is not None)
            word, first = stored_byte
            run, most = 1, min(word.width // 8 - first, size - i)
            while run < most:
                stored_byte = bytes_here.get(offset + i + run)
                if stored_byte is None:
                    stored_byte = bytes_here[offset + i + run] = self._initial(region, offset + i + run)
                if stored_byte[0] is not word or stored_byte[1] != first + run:
                    break
                run += 1
            parts.append(word.cut(8 * first, 8 * run))
            i += run
        return parts[0] if len(parts) == 1 else self.algebra.join(parts)

    def _initial(self, region: MemoryRegion, offset: int, forgotten: bool = False) -> Byte:
        if region.content is not None and not forgotten:
            return region.content(offset)
        self._unset += 1
        return self.new_variable(f"unset byte {self._unset}", 8, forgotten), 0

    def store(self, memory_bytes: MemoryBytes, key: Key, offset: int, word: Term) -> None:
        bytes_here = memory_bytes.setdefault(key, {})
        for i in range(word.width // 8):
            bytes_here[offset + i] = word, i
