"""Concrete calls of small functions, by the interpreter of the second opinion."""

from __future__ import annotations

import random
from collections.abc import Sequence

from check_support import assemble

from generator.check import objects
from generator.check.concrete import (
    RETURN_ADDRESS,
    ConcreteProcessor,
    ConcreteRegion,
    FlatMemory,
)
from generator.check.disassembly import Disassembly
from generator.x86.convention import RSP, SYSV

STACK, BUFFERS = 0x7FFD << 32, 1 << 42


def concrete_call(text: str, arguments: Sequence[bytes | int],
                  limit: int = 100_000) -> tuple[list[int], list[bytes], int]:
    """Call the function f of a text (System V) on buffers and numbers."""
    image = objects.load(assemble(text))
    processor, draw = ConcreteProcessor(Disassembly(image, image.address_of("f"))), random.Random(1)
    registers = [draw.getrandbits(64) for _ in range(56)]
    registers[RSP] = STACK + 8
    buffers = []
    for i, (number, argument) in enumerate(zip(SYSV.arguments, arguments)):
        if isinstance(argument, bytes):
            buffers.append(ConcreteRegion(f"buffer {i}", BUFFERS + (i << 20), bytearray(argument),
                                          writable=True))
        registers[number] = argument if isinstance(argument, int) else BUFFERS + (i << 20)
    stack = [ConcreteRegion("stack", STACK + 8 - 4096, bytearray(4096), writable=True),
             ConcreteRegion("return address", STACK + 8,
                            bytearray(RETURN_ADDRESS.to_bytes(8, "little")))]
    executed = 0
    compiled = processor.block_at

    def counted(address: int) -> tuple[int, object]:
        nonlocal executed
        block = compiled(address)
        executed += block[0]
        return block

    processor.block_at = counted  # type: ignore[assignment]
    processor.run(registers, FlatMemory([*processor.constant_regions, *buffers, *stack]), limit)
    return registers, [bytes(region.data) for region in buffers], executed
