"""Proved functions: their code bytes, instruction lengths, references to data, and constants, as
the records of nsms_verify.json state them."""

from __future__ import annotations  # for a Python before 3.10

import base64
import hashlib
import json
import zlib
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from typing import Any, NamedTuple

from ..check.contents import ObjectError

# Bytes of one window, and number of windows, by which a function without a symbol is found.
WINDOW_BYTES, WINDOW_COUNT = 12, 6


def pack(data: bytes) -> str:
    """Return bytes as compressed base64 text."""
    return base64.b64encode(zlib.compress(data, 9)).decode()


def unpack(text: str) -> bytes:
    """Return the bytes that `pack` compressed to `text`. Bytes behind the first 16 MiB are dropped.
    """
    decompressor = zlib.decompressobj()
    return decompressor.decompress(base64.b64decode(text), 1 << 24)


class Reference(NamedTuple):
    """Instruction that refers to data. `instruction`: offset of the instruction in the function;
    `position`: offset of its 4-byte displacement in the function; `anchor`: offset of another
    instruction that refers to data, or None. `offset` is the distance of the instruction's data
    from the anchor's data. Without an anchor it is the distance from the function's start."""

    instruction: int
    position: int
    anchor: int | None
    offset: int


class ConstantBytes(NamedTuple):
    """Constant bytes that a function reads. `instruction`: offset of the instruction that refers to
    them; `first`: distance of the first byte from the address to which the instruction refers;
    `end`: distance of the end of the bytes from this address; `data`: the bytes."""

    instruction: int
    first: int
    end: int
    data: bytes


class ProvedFunction:
    """Proved bytes of one function, as one assembler makes them, or of one table.

    `record`: entry of nsms_verify.json; `table`: bytes of a table, None for a function; `code`:
    bytes of a function, b"" for a table; `proved_bytes`: the bytes of either; `lengths`: offset of
    an instruction -> its length in bytes. The constructor raises ObjectError if the record's bytes
    have another hash than the record states.
    """

    def __init__(self, record: dict[str, Any]) -> None:
        self.record, self.symbol = record, str(record["symbol"])
        self.code_hash = str(record["code_sha256"])
        self.table = unpack(record["table"]) if "table" in record else None
        self.code = unpack(record["code"]) if record.get("code") else b""
        instruction_lengths = unpack(record["steps"]) if record.get("steps") else b""
        self.references = [Reference(*reference) for reference in record.get("named", ())]
        self.constants = [ConstantBytes(at, first, end, unpack(data))
                          for at, first, end, data in record.get("constants", ())]
        self.proved_bytes = self.code if self.table is None else self.table
        *starts, end = accumulate(instruction_lengths, initial=0)
        self.lengths = dict(zip(starts, instruction_lengths))
        computed_hash = (hashlib.sha256(self.table).hexdigest() if self.table is not None else
                         code_digest(self.instructions(self.code), self.references, self.constants))
        if computed_hash != self.code_hash or end != len(self.code):
            raise ObjectError(f"the list is damaged: {self.symbol} has another hash than it says")

    def instructions(self, code: bytes) -> list[tuple[int, str]]:
        """Return (offset, hexadecimal bytes) of each instruction in `code`. Its instructions must
        have the offsets and lengths of the proved ones."""
        return [(offset, code[offset:offset + length].hex())
                for offset, length in self.lengths.items()]

    @cached_property
    def windows(self) -> dict[int, bytes]:
        """Parts of the code or table, by which a binary without symbols is searched for it: offset
        -> WINDOW_BYTES bytes. There are at most WINDOW_COUNT, evenly spread. None contains a
        displacement to data."""
        displacement_bytes = {reference.position + i for reference in self.references
                              for i in range(4)}
        offsets = [offset for offset in range(0, len(self.proved_bytes) - WINDOW_BYTES + 1, 4)
                   if not displacement_bytes & set(range(offset, offset + WINDOW_BYTES))]
        return {offset: self.proved_bytes[offset:offset + WINDOW_BYTES]
                for offset in (offsets[len(offsets) * i // WINDOW_COUNT]
                               for i in range(WINDOW_COUNT) if offsets)}


def code_digest(instructions: Sequence[tuple[int, str]], references: Sequence[Reference],
                constants: Sequence[ConstantBytes]) -> str:
    """Return `code_sha256`, the hash of instructions, references and constants that the manifest of
    nsms states. `instructions`: (offset, hexadecimal bytes), with zeros in place of displacements
    to data."""
    hashed_parts = [*instructions, *([r.instruction, r.anchor, r.offset] for r in references),
                    *([c.instruction, c.first, c.data.hex()] for c in constants)]
    return hashlib.sha256(json.dumps(hashed_parts).encode()).hexdigest()
