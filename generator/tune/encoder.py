"""Encoder of candidate programs: each line is assembled once and its bytes are cached.

Input is an allocated program and its frame; output is the code of its System V function, with the
same bytes as the assembler produces for the file. Instructions without cached bytes are assembled
together, jumps get their shortest form, and tables are addressed where the caller has placed them.
This makes it cheap to time many orders of the same instructions.
"""

import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import iced_x86

from ..check import objects
from ..compile.frame import FrameLayout
from ..output import emit
from ..product.toolchain import assemble
from ..x86.program import Address, BasicBlock, Instruction, Item, Jump, Label, Program

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
    # line -> hexadecimal bytes, displacement's position
    texts: dict[str, tuple[str, int]] = field(default_factory=dict)
    block_encodings: dict[int, tuple[BasicBlock, Encoded]] = field(default_factory=dict)
    padding: list[bytes] = field(default_factory=list)

    def assemble_missing(self, lines_by_key: Mapping[Any, tuple[str, Address | None]]) -> None:
        """Assemble all texts without cached bytes at once; a table's address is assembled as 0."""
        new = list(dict.fromkeys(text for text, _ in lines_by_key.values() if text not in self.texts))
        if new:
            code = assemble_lines("\n".join(new))
            decoder = iced_x86.Decoder(64, code)
            at = 0
            for text in new:
                decoded = decoder.decode()
                self.texts[text] = code[at:at
                                        + decoded.len].hex(
                    ), decoder.get_constant_offsets(decoded).displacement_offset
                at += decoded.len
            if at != len(code):
                raise ValueError("a line made more than one instruction")
        for key, (text, table) in lines_by_key.items():
            hexadecimal, field_offset = self.texts[text]
            self.encodings[key] = bytes.fromhex(hexadecimal), ((field_offset, table.table,
                                                                table.offset),) if table else ()

    def assemble_programs(self, programs: Iterable[Program]) -> None:
        """Assemble the instructions of several programs that are not cached, all at once."""
        self.assemble_missing({key: instruction_line(i) for program in programs
                               for item in program.items
                               if isinstance(item, BasicBlock)
                               and id(item) not in self.block_encodings
                               for i in item.instructions
                               if (key := (i.row, i.width, i.out, i.args)) not in self.encodings})

    def instructions(self, block_instructions: Sequence[Instruction]) -> Encoded:
        """Return the bytes of instructions on physical registers."""
        encodings = self.encodings
        keys = [(i.row, i.width, i.out, i.args) for i in block_instructions]
        if missing := [n for n, key in enumerate(keys) if key not in encodings]:
            self.assemble_missing({keys[n]: instruction_line(block_instructions[n]) for n in missing})
        out, table_fields = bytearray(), []
        for key in keys:
            code, fields = encodings[key]
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
        return self.resolve_jumps([self.code(step.text
                                      for step in (*frame.sysv.prologue, *frame.sysv.moves)),
                            *self.pieces(program.items),
                            self.code(step.text for step in frame.sysv.epilogue)])

    def code(self, lines: Iterable[str]) -> Encoded:
        """Return the bytes of lines that refer to no table."""
        texts = list(lines)
        self.assemble_missing({text: (text, None) for text in texts if text not in self.encodings})
        return b"".join(self.encodings[text][0] for text in texts), ()

    def pieces(self, items: Iterable[Item]) -> list[Encoded | Label | Jump]:
        """Return the items as code, labels and jumps; jumps have no displacement yet."""
        pieces: list[Encoded | Label | Jump] = []
        for item in items:
            if isinstance(item, BasicBlock):
                pieces.append(self.encode_block(item))
            else:
                if isinstance(item, Jump) and item.condition:
                    pieces.append(self.code(emit.jump(item, "x", "gas")[:1]))
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


def instruction_line(i: Instruction) -> tuple[str, Address | None]:
    """Return an instruction as a line with 0 for a table's address, and that address."""
    table = next((a for a in (i.out, *i.args) if isinstance(a, Address) and a.table), None)
    text = emit.instruction_text(i, "gas")
    if table is not None:
        bracket, rest = text.split("[rip", 1)
        text = f"{bracket}[rip + 0]{rest.split(']', 1)[1]}"
    return text, table


def link(form: Encoded, at: int, tables: Mapping[str, int]) -> bytes:
    """Return a function's bytes for address `at` and these table addresses."""
    out = bytearray(form[0])
    for field_offset, table, offset in form[1]:
        struct.pack_into("<i", out, field_offset, tables[table] + offset - at - field_offset)
    return bytes(out)
