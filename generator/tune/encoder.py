"""Encoder of candidate programs: each instruction is encoded once and its bytes are cached.

Input is a program after register allocation and its frame; output is the code of its System V
function. The bytes are those that the assembler produces: jumps have their shortest encoding, and
labels are aligned with the assembler's padding. `link` inserts the addresses of tables. So it is
cheap to time many orders of the same instructions.
"""

import struct
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..check import objects
from ..compile.frame import FrameLayout
from ..output import emit
from ..product.toolchain import assemble
from ..x86.assembly import AssemblyLine, assembly_line
from ..x86.encode import encode
from ..x86.program import BasicBlock, Instruction, Item, Jump, Label, Program

CONDITIONS = {"b": 2, "ae": 3, "e": 4, "ne": 5, "be": 6, "a": 7}  # in the opcodes of jumps
FUNCTION_ALIGNMENT = 64  # bytes


class TableField(NamedTuple):
    """Displacement field of 32 bits at byte `position` of the code. It holds the address of
    `table`, plus `offset`, minus the field's own address."""

    position: int
    table: str
    offset: int


class MachineCode(NamedTuple):
    """Bytes of code, and the fields in them that `link` fills in."""

    code: bytes
    table_fields: tuple[TableField, ...] = ()


def assemble_lines(text: str) -> bytes:
    """Return the code of lines in GAS syntax. Raise OSError if there is no assembler."""
    object = assemble(f".intel_syntax noprefix\n.text\n.globl lines\nlines:\n{text}\n", "gas")
    if object is None:
        raise OSError("there is no assembler")
    return bytes(next(section.data
                      for section in objects.load(object).sections if section.executable))


def concatenate(parts: Iterable[MachineCode]) -> MachineCode:
    """Return the parts as one piece of code, one after the other."""
    out, table_fields = bytearray(), list[TableField]()
    for code, fields in parts:
        table_fields += [field._replace(position=len(out) + field.position) for field in fields]
        out += code
    return MachineCode(bytes(out), tuple(table_fields))


@dataclass
class Encoder:
    """Encoder of instructions, with caches of the code of instructions and basic blocks and of the
    assembler's padding. `padding[n]` has n bytes; the list is empty until padding is needed."""

    encodings: dict[Any, MachineCode] = field(default_factory=dict)
    block_encodings: dict[int, tuple[BasicBlock, MachineCode]] = field(default_factory=dict)
    padding: list[bytes] = field(default_factory=list)

    def encode_instruction(self, i: Instruction) -> MachineCode:
        """Return the code of an instruction, cached by its row and operands."""
        key = (i.row, i.width, i.out, i.args)
        if key not in self.encodings:
            line = assembly_line(i)
            code, position = encode(line)
            table = line.memory if line.memory and line.memory.table else None
            # The displacement counts from the end of the instruction.
            fields = (TableField(position, table.table, table.offset - (len(code) - position)),
                      ) if table else ()
            self.encodings[key] = MachineCode(code, fields)
        return self.encodings[key]

    def encode_block(self, block: BasicBlock) -> MachineCode:
        """Return the code of a basic block on physical registers, cached by its identity."""
        if id(block) not in self.block_encodings:
            code = concatenate(map(self.encode_instruction, block.instructions))
            self.block_encodings[id(block)] = block, code
        return self.block_encodings[id(block)][1]

    def padding_bytes(self, count: int) -> bytes:
        """Return the assembler's padding (no-operation instructions) of `count` bytes."""
        if not self.padding:
            align, sizes = FUNCTION_ALIGNMENT, range(1, FUNCTION_ALIGNMENT)
            code = assemble_lines("\n".join(f".p2align 6\n.skip {align - n}, 0x90\n.p2align 6"
                                            for n in sizes))
            self.padding = [b"", *(code[align * n - n:align * n] for n in sizes)]
        return self.padding[count]

    def encode_function(self, program: Program, frame: FrameLayout) -> MachineCode:
        """Return the code of an allocated program as a System V function, which needs an address
        that is a multiple of FUNCTION_ALIGNMENT."""
        sysv = frame.sysv
        return self.resolve_jumps([encode_lines(step.line
                                                for step in (*sysv.prologue, *sysv.moves)),
                                   *self.encode_items(program.items),
                                   encode_lines(step.line for step in sysv.epilogue)])

    def encode_items(self, items: Iterable[Item]) -> list[MachineCode | Label | Jump]:
        """Return the items with each basic block replaced by its code, and with the code of a
        comparison before each conditional jump."""
        parts: list[MachineCode | Label | Jump] = []
        for item in items:
            if isinstance(item, BasicBlock):
                parts.append(self.encode_block(item))
            else:
                if isinstance(item, Jump) and item.condition:
                    parts.append(encode_lines([emit.make_comparison(item)]))
                parts.append(item)
        return parts

    def resolve_jumps(self, parts: Sequence[MachineCode | Label | Jump]) -> MachineCode:
        """Return the code of all parts, one after the other: labels become padding, and each jump
        gets its shortest encoding, as from the assembler."""
        long_jumps: set[int] = set()
        while True:  # grow short jumps until all reach
            starts, labels = layout_parts(parts, long_jumps)
            too_short = {n for n, part in enumerate(parts)
                         if isinstance(part, Jump) and n not in long_jumps
                         and not -128 <= labels[part.target] - starts[n] - 2 < 128}
            if not too_short:
                break
            long_jumps |= too_short

        def encode_part(n: int, part: MachineCode | Label | Jump) -> MachineCode:
            """Return the code of part `n`; of a label, the padding before it."""
            if isinstance(part, MachineCode):
                return part
            if isinstance(part, Label):
                end = starts[n - 1] + part_size(parts[n - 1], n - 1 in long_jumps) if n else 0
                return MachineCode(self.padding_bytes(starts[n] - end))
            return MachineCode(encode_jump(part, labels[part.target] - starts[n], n in long_jumps))

        return concatenate(encode_part(n, part) for n, part in enumerate(parts))


def part_size(part: MachineCode | Label | Jump, is_long: bool) -> int:
    """Return the number of bytes of a part, 0 for a label. `is_long`: the displacement of a jump
    has 32 bits instead of 8."""
    if isinstance(part, Jump):
        return (6 if part.condition else 5) if is_long else 2
    return len(part.code) if isinstance(part, MachineCode) else 0


def layout_parts(parts: Sequence[MachineCode | Label | Jump],
                 long_jumps: Collection[int]) -> tuple[list[int], dict[str, int]]:
    """Return the address of each part and of each label, relative to the first part; `long_jumps`
    are the numbers of the parts that are long jumps."""
    starts, labels, address = list[int](), dict[str, int](), 0
    for n, part in enumerate(parts):
        if isinstance(part, Label):
            address += -address % part.align if part.align else 0
            labels[part.name] = address
        starts.append(address)
        address += part_size(part, n in long_jumps)
    return starts, labels


def encode_jump(jump: Jump, distance: int, is_long: bool) -> bytes:
    """Return the code of a jump. `distance`: bytes from the jump's first byte to its target;
    `is_long`: the displacement has 32 bits instead of 8."""
    condition = CONDITIONS[jump.condition] if jump.condition else 0
    size = part_size(jump, is_long)
    if not is_long:
        return struct.pack("<Bb", 0x70 | condition if jump.condition else 0xEB, distance - size)
    opcode = bytes([0x0F, 0x80 | condition]) if jump.condition else b"\xe9"
    return opcode + struct.pack("<i", distance - size)


def encode_lines(lines: Iterable[AssemblyLine]) -> MachineCode:
    """Return the code of instructions that refer to no table."""
    return MachineCode(b"".join(encode(line)[0] for line in lines))


def link(machine_code: MachineCode, address: int, tables: Mapping[str, int]) -> bytes:
    """Return the bytes of a function at `address`, with its table fields filled in; `tables` maps
    the names of its tables to their addresses."""
    out = bytearray(machine_code.code)
    for position, table, offset in machine_code.table_fields:
        struct.pack_into("<i", out, position, tables[table] + offset - address - position)
    return bytes(out)
