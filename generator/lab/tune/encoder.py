"""Encoder of candidate programs. It caches the bytes of each instruction, so that it encodes many
orders of the same instructions in little time. Input is a program after register allocation and its
frame layout; output is the code of its System V function."""

import struct
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import iced_x86

from ...compile.frame import FrameLayout
from ...output import emit
from ...output.lines import FOUR_BYTE_NOP
from ...x86.assembly import AssemblyLine, assembly_line, encode
from ...x86.program import BasicBlock, Instruction, Item, Jump, Label, Program, Register, Table

FUNCTION_ALIGNMENT = 64  # bytes
SHORT_JUMP_BYTES = 2


class TableField(NamedTuple):
    """32 bits at byte `position`: the address of `table` + `offset` - the field's own address."""

    position: int
    table: Table
    offset: int


class MachineCode(NamedTuple):
    """Bytes of code, and the fields in them that `link` fills in."""

    code: bytes
    table_fields: tuple[TableField, ...] = ()


class EncodedBlock(NamedTuple):
    """Basic block on physical registers, its code, and the registers that it writes."""

    block: BasicBlock
    machine_code: MachineCode
    written_registers: frozenset[Register]


def concatenate(parts: Iterable[MachineCode]) -> MachineCode:
    """Return the parts as one piece of code, one after the other."""
    out, table_fields = bytearray(), list[TableField]()
    for code, fields in parts:
        table_fields += [field._replace(position=len(out) + field.position) for field in fields]
        out += code
    return MachineCode(bytes(out), tuple(table_fields))


def encode_padding(size: int) -> bytes:
    """Return `size` bytes of no-operation instructions, as a kernel's text pads before a label."""
    short = (b"", b"\x90", b"\x66\x90", b"\x0f\x1f\x00")[size % 4]  # GNU as for .p2align 2
    return short + FOUR_BYTE_NOP.to_bytes(4, "little") * (size // 4)


class Encoder:
    """Encoder of programs with these tables; caches the code of instructions and basic blocks."""

    def __init__(self, tables: Iterable[Table]) -> None:
        """Start with empty caches."""
        self.tables = {table.name: table for table in tables}
        self.encodings: dict[Any, MachineCode] = {}  # by row and operands
        self.encoded_blocks: dict[int, EncodedBlock] = {}  # by id(block)

    def encode_instruction(self, i: Instruction) -> MachineCode:
        key = (i.row, i.width, i.out, i.args)
        if key not in self.encodings:
            line = assembly_line(i)
            code, position = encode(line)
            memory = line.memory
            # The displacement counts from the end of the instruction.
            fields = (TableField(position, self.tables[memory.table],
                                 memory.offset - (len(code) - position)),
                      ) if memory and memory.table else ()
            self.encodings[key] = MachineCode(code, fields)
        return self.encodings[key]

    def encode_block(self, block: BasicBlock) -> EncodedBlock:
        """Return a basic block on physical registers with its code."""
        if id(block) not in self.encoded_blocks:
            self.encoded_blocks[id(block)] = EncodedBlock(
                block, concatenate(map(self.encode_instruction, block.instructions)),
                frozenset(i.out for i in block.instructions if isinstance(i.out, Register)))
        return self.encoded_blocks[id(block)]

    def encode_function(self, program: Program, frame: FrameLayout) -> MachineCode:
        """Return the code of an allocated program as a System V function, aligned to
        FUNCTION_ALIGNMENT."""
        sysv = frame.sysv
        return resolve_jumps([encode_lines(step.line for step in (*sysv.prologue, *sysv.moves)),
                              *self.encode_items(program.items),
                              encode_lines(step.line for step in sysv.epilogue)])

    def encode_items(self, items: Iterable[Item]) -> list[MachineCode | Label | Jump]:
        """Return the items with each basic block and comparison replaced by its code."""
        parts: list[MachineCode | Label | Jump] = []
        for item in items:
            if isinstance(item, BasicBlock):
                parts.append(self.encode_block(item).machine_code)
            else:
                if isinstance(item, Jump) and item.condition:
                    parts.append(encode_lines([emit.make_comparison(item)]))
                parts.append(item)
        return parts


def resolve_jumps(parts: Sequence[MachineCode | Label | Jump]) -> MachineCode:
    """Return the parts one after the other: labels as padding, jumps as short as the assembler's.
    """
    jumps = {n: part for n, part in enumerate(parts) if isinstance(part, Jump)}
    sizes = dict.fromkeys(jumps, SHORT_JUMP_BYTES)
    while True:  # lengthen short jumps until all reach
        starts, labels, end = list[int](), dict[str, int](), 0
        for n, part in enumerate(parts):
            starts.append(end)
            if isinstance(part, Label):
                end += -end % part.align if part.align else 0
                labels[part.name] = end
            else:
                end += sizes[n] if isinstance(part, Jump) else len(part.code)
        distances = {n: labels[jump.target] - starts[n] for n, jump in jumps.items()}
        too_short = [n for n, distance in distances.items() if sizes[n] == SHORT_JUMP_BYTES
                     and not -128 <= distance - SHORT_JUMP_BYTES < 128]
        if not too_short:
            break
        sizes |= {n: 6 if jumps[n].condition else 5 for n in too_short}
    return concatenate(
        part if isinstance(part, MachineCode)
        else MachineCode(encode_padding(labels[part.name] - starts[n]))
        if isinstance(part, Label)
        else MachineCode(encode_jump(part, distances[n], sizes[n] == SHORT_JUMP_BYTES))
        for n, part in enumerate(parts))


def encode_jump(jump: Jump, distance: int, is_short: bool) -> bytes:
    name = f"J{jump.condition or 'mp'}_REL{8 if is_short else 32}_64".upper()
    encoder = iced_x86.Encoder(64)
    encoder.encode(iced_x86.Instruction.create_branch(getattr(iced_x86.Code, name),
                                                      distance & (1 << 64) - 1), 0)
    return encoder.take_buffer()


def encode_lines(lines: Iterable[AssemblyLine]) -> MachineCode:
    """Return the machine code of `lines`, which must not refer to a table."""
    return MachineCode(b"".join(encode(line)[0] for line in lines))


def link(machine_code: MachineCode, address: int, table_address: Callable[[Table], int]) -> bytes:
    """Return bytes of a function at `address`, with its table fields filled in."""
    out = bytearray(machine_code.code)
    for position, table, offset in machine_code.table_fields:
        struct.pack_into("<i", out, position, table_address(table) + offset - address - position)
    return bytes(out)
