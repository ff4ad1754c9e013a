"""Encoder of candidate programs: each instruction is encoded once and its bytes are cached.

Input is an allocated program and its frame; output is the code of its System V function, with the
same bytes as the assembler produces for the file: jumps get their shortest form, labels the
assembler's padding, and tables are addressed where the caller has placed them. This makes it cheap
to time many orders of the same instructions.
"""

import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..check import objects
from ..compile.frame import FrameLayout
from ..output import emit
from ..product.toolchain import assemble
from ..x86.assembly import AssemblyLine, assembly_line
from ..x86.encode import encode
from ..x86.program import BasicBlock, Instruction, Item, Jump, Label, Program

# bytes; displacements: position, table, offset
Encoded = tuple[bytes, tuple[tuple[int, str, int], ...]]
CONDITIONS = {"b": 2, "ae": 3, "e": 4, "ne": 5, "be": 6, "a": 7}
FOLDED = 64                                                   # alignment of functions


def assemble_lines(text: str) -> bytes:
    """Return the code of lines in GAS syntax. Raises OSError if there is no assembler."""
    object = assemble(f".intel_syntax noprefix\n.text\n.globl lines\nlines:\n{text}\n", "gas")
    if object is None:
        raise OSError("there is no assembler")
    return bytes(next(section.data
                      for section in objects.load(object).sections if section.executable))


@dataclass
class Encoder:
    """Cache of the bytes of instructions and lines."""

    encodings: dict[Any, Encoded] = field(default_factory=dict)
    block_encodings: dict[int, tuple[BasicBlock, Encoded]] = field(default_factory=dict)
    padding: list[bytes] = field(default_factory=list)

    def instruction(self, i: Instruction) -> Encoded:
        """Return the bytes of an instruction, cached by its row and operands."""
        key = (i.row, i.width, i.out, i.args)
        if key not in self.encodings:
            line = assembly_line(i)
            code, field_offset = encode(line)
            table = line.memory if line.memory and line.memory.table else None
            self.encodings[key] = code, ((field_offset, table.table, table.offset),) if table else ()
        return self.encodings[key]

    def instructions(self, block_instructions: Sequence[Instruction]) -> Encoded:
        """Return the bytes of instructions on physical registers."""
        out, table_fields = bytearray(), []
        for i in block_instructions:
            code, fields = self.instruction(i)
            for field_offset, table, offset in fields:
                table_fields.append((len(out) + field_offset, table,
                                     offset - (len(code) - field_offset)))
            out += code
        return bytes(out), tuple(table_fields)

    def encode_block(self, block: BasicBlock) -> Encoded:
        """Return the bytes of a block, cached by its identity."""
        if id(block) not in self.block_encodings:
            self.block_encodings[id(block)] = block, self.instructions(block.instructions)
        return self.block_encodings[id(block)][1]

    def nops(self, count: int) -> bytes:
        """Return the assembler's padding of `count` bytes."""
        if not self.padding:
            sizes = range(1, FOLDED)
            code = assemble_lines("\n".join(f".p2align 6\n.skip {FOLDED - n}, 0x90\n.p2align 6"
                                       for n in sizes))
            self.padding = [b"", *(code[FOLDED * n - n:FOLDED * n] for n in sizes)]
        return self.padding[count]

    def function(self, program: Program, frame: FrameLayout) -> Encoded:
        """Return the code of the function, to be placed at a multiple of 64 bytes."""
        side = frame.sysv
        return self.resolve_jumps([code(step.line for step in (*side.prologue, *side.moves)),
                                   *self.pieces(program.items),
                                   code(step.line for step in side.epilogue)])

    def pieces(self, items: Iterable[Item]) -> list[Encoded | Label | Jump]:
        """Return the items as code, labels and jumps; jumps have no displacement yet."""
        pieces: list[Encoded | Label | Jump] = []
        for item in items:
            if isinstance(item, BasicBlock):
                pieces.append(self.encode_block(item))
            else:
                if isinstance(item, Jump) and item.condition:
                    pieces.append(self.instructions([emit.comparison(item)]))
                pieces.append(item)
        return pieces

    def resolve_jumps(self, pieces: Sequence[Encoded | Label | Jump]) -> Encoded:
        """Return the concatenated pieces with resolved jumps."""
        long: set[int] = set()
        while True:  # like the assembler: grow short jumps until all reach
            starts, labels, at = [], {}, 0
            for n, piece in enumerate(pieces):
                if isinstance(piece, Label):
                    at += -at % piece.align if piece.align else 0
                    labels[piece.name] = at
                starts.append(at)
                if isinstance(piece, Jump):
                    at += (6 if piece.condition else 5) if n in long else 2
                elif not isinstance(piece, Label):
                    at += len(piece[0])
            more = {n for n, piece in enumerate(pieces) if isinstance(piece, Jump) and n not in long
                    and not -128 <= labels[piece.target] - starts[n] - 2 < 128}
            if not more:
                break
            long |= more
        out, table_fields = bytearray(), []
        for n, piece in enumerate(pieces):
            if isinstance(piece, Label):
                out += self.nops(starts[n] - len(out))
            elif isinstance(piece, Jump):
                nibble = CONDITIONS[piece.condition] if piece.condition else 0
                if n in long:
                    head = bytes([0x0F, 0x80 | nibble]) if piece.condition else b"\xe9"
                    out += head + struct.pack("<i",
                                              labels[piece.target] - starts[n] - len(head) - 4)
                else:
                    head = bytes([0x70 | nibble]) if piece.condition else b"\xeb"
                    out += head + struct.pack("<b", labels[piece.target] - starts[n] - 2)
            else:
                table_fields += [(len(out) + at, table, offset) for at, table, offset in piece[1]]
                out += piece[0]
        return bytes(out), tuple(table_fields)


def code(lines: Iterable[AssemblyLine]) -> Encoded:
    """Return the bytes of instructions that refer to no table."""
    return b"".join(encode(line)[0] for line in lines), ()


def link(form: Encoded, at: int, tables: Mapping[str, int]) -> bytes:
    """Return a function's bytes for address `at` and these table addresses."""
    out = bytearray(form[0])
    for field_offset, table, offset in form[1]:
        struct.pack_into("<i", out, field_offset, tables[table] + offset - at - field_offset)
    return bytes(out)
