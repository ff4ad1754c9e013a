"""Identity of functions across objects. Input: an image and a symbol. Output: the hash of the code
that control flow can reach and of the sections of data that it names (the manifest's
`code_sha256`), and the key of a proof, a hash of all that a verdict depends on. Displacements to
data are replaced by offsets in sections, so that neither depends on a linker's layout.
"""

import hashlib
import json
from collections.abc import Collection
from functools import cached_property

from iced_x86 import FlowControl

from .disassembly import Disassembly
from .image import PAGE, Image

CALLS = (FlowControl.CALL, FlowControl.INDIRECT_CALL)
ENDBR64 = b"\xf3\x0f\x1e\xfa"


class Code:
    """Code that control flow can reach from the entry of a function. Offsets are relative to the
    entry.

    `instructions`: offset -> instruction of iced-x86, in ascending order. `locations`: offset of an
    instruction with a RIP-relative data operand -> start of the section of the data, offset in it.
    """

    def __init__(self, program: Disassembly) -> None:
        self.program, self.image, self.entry = program, program.image, program.entry
        self.instructions = {address - self.entry: program.instruction_at(address)
                             for address in program.reachable_addresses}
        self.locations = {at: program.locate_target(self.entry + at)
                          for at, instruction in self.instructions.items()
                          if instruction.is_ip_rel_memory_operand}

    @cached_property
    def pieces(self) -> list[tuple[int, bytes]]:
        """Offset and bytes of each instruction, displacements to data set to zero."""
        pieces = []
        for at, instruction in self.instructions.items():
            code = bytearray(self.image.read_bytes(self.entry + at, instruction.len))
            if at in self.locations:
                _, field, _ = self.program.decoded_at(self.entry + at)
                first, size = field.displacement_offset, field.displacement_size
                code[first:first + size] = bytes(size)
            pieces.append((at, bytes(code)))
        return pieces

    @cached_property
    def sha256(self) -> str:
        """SHA-256, in hexadecimal, of the code, the data sections that it names, whole and in the
        order of their first names, and their alignment."""
        starts = list(dict.fromkeys(start for start, _ in self.locations.values()))
        parts: list[object] = []
        for at, piece in self.pieces:
            start, offset = self.locations.get(at, (None, 0))
            data = None if start is None else [starts.index(start), offset]
            parts.append([at, piece.hex(), data])
        for section in map(self.image.section_starting_at, starts):
            assert section is not None
            parts.append(section.name if section.external else [section.align, section.data.hex()])
        return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def collect_code(image: Image, symbol: str) -> Code:
    """Return the code that control flow can reach from a symbol of an image."""
    return Code(Disassembly(image, image.address_of(symbol)))


def proof_key(code: Code, symbol: str, claim: str, companions: Collection[str] = ()) -> str | None:
    """Return the SHA-256 of all that a verdict on a claim (Claim.text) about `symbol` depends on:
    code, data, alignment, CET features. None if the verdict has assumptions (that `companions`,
    proved too, change nothing, is none), or depends on more."""
    program, image, free = code.program, code.image, {("other symbol", name) for name in companions}
    addresses = [code.entry + at for at in code.instructions]
    relocations = [program.decoded_at(address)[2] for address in addresses]
    sections = [image.section_starting_at(start) for start, _ in code.locations.values()]
    if (not free.issuperset(image.context_assumptions(symbol))
            or any(relocation and relocation.assumed for relocation in relocations)
            or len({id(image.section_at(address)) for address in addresses}) > 1
            or any(s is None or s.executable or s.external or s.relocations for s in sections)):
        return None
    # with ENDBR64 first and a single return address, the features change nothing
    calls = any(i.flow_control in CALLS for i in code.instructions.values())
    features = image.cet_features if calls or dict(code.pieces)[0] != ENDBR64 else 0
    parts = [claim, code.sha256, code.entry % PAGE & -(code.entry % PAGE), calls, features]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()
