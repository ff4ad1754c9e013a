"""Mutation operators on the bytes of an ELF object. Input: a random number generator `draw` and a
`Subject`. Output: the changed object; an operator raises NothingToChange if its random choices
leave nothing to change. Method: single edits of code, constants, relocations, section headers and
symbols. They make encodings and file structures that no assembler makes."""

import random
import struct
from collections.abc import Callable

from .subject import NothingToChange, Subject, choose, draw_similar_number

ByteOperator = Callable[[random.Random, Subject], bytes]


def replace_bytes(subject: Subject, offset: int, new: bytes) -> bytes:
    """Return the object with `new` in place of as many bytes at a file offset."""
    return subject.object[:offset] + new + subject.object[offset + len(new):]


def flip_bit(draw: random.Random, subject: Subject, offset: int) -> bytes:
    """Return the object with a random bit flipped in the byte at a file offset."""
    return replace_bytes(subject, offset, bytes([subject.object[offset] ^ 1 << draw.randrange(8)]))


def flip_code_bit(draw: random.Random, subject: Subject) -> bytes:
    """Return the object with a random bit of the code flipped."""
    return flip_bit(draw, subject, draw.choice(subject.layout.code))


def flip_two_code_bits(draw: random.Random, subject: Subject) -> bytes:
    """Return the object with two random bits of the code flipped."""
    return flip_code_bit(draw, Subject(subject.symbol, (), flip_code_bit(draw, subject)))


def flip_opcode_bit(draw: random.Random, subject: Subject) -> bytes:
    """Return the object with a random bit flipped in the first four bytes of a random instruction,
    where prefixes, opcode and ModRM are."""
    start, length = draw.choice(subject.layout.instructions)
    return flip_bit(draw, subject, start + draw.randrange(min(4, length)))


def change_last_byte(draw: random.Random, subject: Subject) -> bytes:
    """Return the object with a random byte in place of the last byte of a random instruction."""
    start, length = draw.choice(subject.layout.instructions)
    return replace_bytes(subject, start + length - 1, draw.randbytes(1))


def copy_instruction(draw: random.Random, subject: Subject) -> bytes:
    """Return the object with the bytes of one random instruction copied to the address of another
    one. Raise NothingToChange if the copy would end after the code."""
    target, _ = draw.choice(subject.layout.instructions)
    source, length = draw.choice(subject.layout.instructions)
    if target + length > subject.layout.code.stop:
        raise NothingToChange
    return replace_bytes(subject, target, subject.object[source:source + length])


def flip_constant_bit(draw: random.Random, subject: Subject) -> bytes:
    """Return the object with a random bit flipped in a byte of its constants."""
    return flip_bit(draw, subject, choose(draw, subject.layout.constants))


def change_relocation(draw: random.Random, subject: Subject) -> bytes:
    """Return the object with the type, symbol, offset or addend of a random relocation changed."""
    entry = choose(draw, subject.layout.relocations)
    offset, kind, symbol, addend = struct.unpack_from("<QIIq", subject.object, entry)
    changed_field = draw.randrange(4)
    if changed_field == 0:
        kind = draw.randrange(44)
    elif changed_field == 1:
        symbol = draw.randrange(len(subject.layout.symbols) + 2)
    elif changed_field == 2:
        offset += draw.choice([-1, 1, -4, 4, 8, 16])
    else:
        addend = draw_similar_number(draw, addend)
    return replace_bytes(subject, entry,
                         struct.pack("<QIIq", offset & (1 << 64) - 1, kind, symbol, addend))


def change_section_header(draw: random.Random, subject: Subject) -> bytes:
    """Return the object with a random bit flipped in a field of a random section header: type,
    flags, offset in the file, size, link, info, alignment or entry size."""
    header = draw.choice(subject.layout.headers)
    # (offset in Elf64_Shdr, number of bytes from the lowest) of the field, or of its low bytes
    field, size = draw.choice([(4, 4), (8, 8), (8, 2), (24, 2), (32, 2), (40, 4), (44, 4), (48, 8),
                               (48, 1), (56, 2)])
    value = int.from_bytes(subject.object[header + field:header + field + size],
                           "little") ^ 1 << draw.randrange(8 * size)
    return replace_bytes(subject, header + field, value.to_bytes(size, "little"))


def change_symbol(draw: random.Random, subject: Subject) -> bytes:
    """Return the object with the lowest byte of a symbol's field changed: type and binding,
    visibility, section, value or size."""
    entry = subject.layout.symbol if draw.random() < 0.5 else draw.choice(subject.layout.symbols)
    # offset in Elf64_Sym of st_info (4), st_other (5), st_shndx (6), st_value (8) or st_size (16)
    field = draw.choice([4, 4, 4, 5, 6, 6, 8, 8, 16])
    new = draw.choice([subject.object[entry + field] ^ 1 << draw.randrange(8), draw.randrange(256)])
    return replace_bytes(subject, entry + field, bytes([new]))


# kind of mutant -> operator
BYTE_OPERATORS: dict[str, ByteOperator] = {
    "bit of code": flip_code_bit, "two bits of code": flip_two_code_bits,
    "byte of code": lambda draw, subject: replace_bytes(
        subject, draw.choice(subject.layout.code), draw.randbytes(1)),
    "opening of an instruction": flip_opcode_bit, "ending of an instruction": change_last_byte,
    "one instruction over another": copy_instruction,
    "bit of a constant": flip_constant_bit, "relocation": change_relocation,
    "header of a section": change_section_header,
    "entry of a symbol": change_symbol,
    "header of the file": lambda draw, subject: flip_bit(draw, subject, draw.randrange(64))}
