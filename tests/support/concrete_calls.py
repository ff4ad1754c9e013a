"""Calls of small functions and of generated kernels, by the interpreter of the second opinion: no
processor needs to have their instructions."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from assemblers import assemble_text, file_text
from check_support import assemble

from generator.check import objects
from generator.check.concrete import (
    RETURN_ADDRESS,
    ConcreteProcessor,
    ConcreteRegion,
    FlatMemory,
)
from generator.check.disassembly import Disassembly
from generator.plan.layout import state_names
from generator.product import native_hash
from generator.request.configs import KernelConfig
from generator.spec import hashes
from generator.spec.samples import Argument
from generator.x86.convention import RSP, SYSV
from generator.x86.program import Program

STACK, STACK_BYTES, BUFFERS = 0x7FFD << 32, 1 << 16, 1 << 42


def run(processor: ConcreteProcessor, arguments: Sequence[Argument], limit: int,
        addresses: Mapping[int, int] | None = None) -> tuple[list[int], list[bytes]]:
    """Call the processor's function (System V) on buffers, arrays of pointers to messages, and
    numbers; None stands for the first argument. Return the registers and buffers afterwards.
    `addresses`: number of an argument -> its buffer's address."""
    draw = random.Random(1)
    registers = [draw.getrandbits(64) for _ in range(56)]
    registers[RSP] = STACK + 8
    buffers, messages = list[ConcreteRegion](), list[ConcreteRegion]()
    for i, (number, argument) in enumerate(zip(SYSV.arguments, arguments)):
        address = (addresses or {}).get(i, BUFFERS + (i << 32))
        if isinstance(argument, tuple):
            array = b""
            for j, message in enumerate(argument):
                pointer = address + (j + 1 << 24) + 3
                messages.append(ConcreteRegion(f"message {j}", pointer, bytearray(message)))
                array += pointer.to_bytes(8, "little")
            argument = array
        if isinstance(argument, bytes):
            buffers.append(ConcreteRegion(f"buffer {i}", address, bytearray(argument),
                                          writable=True))
        registers[number] = (argument if isinstance(argument, int)
                             else BUFFERS if argument is None else address)
    stack = [ConcreteRegion("stack", STACK + 8 - STACK_BYTES, bytearray(STACK_BYTES),
                            writable=True),
             ConcreteRegion("return address", STACK + 8,
                            bytearray(RETURN_ADDRESS.to_bytes(8, "little")))]
    processor.run(registers, FlatMemory([*processor.constant_regions, *buffers, *messages,
                                         *stack]), limit)
    return registers, [bytes(region.data) for region in buffers]


def concrete_call(text: str, arguments: Sequence[bytes | int], limit: int = 100_000,
                  **parameters: Any) -> tuple[list[int], list[bytes], int]:
    """Call the function f of a text; return registers, buffers and instructions executed."""
    image = objects.load(assemble(text))
    processor = ConcreteProcessor(Disassembly(image, image.address_of("f")))
    executed, compiled = 0, processor.block_at

    def counted(address: int) -> tuple[int, object]:
        nonlocal executed
        block = compiled(address)
        executed += block[0]
        return block

    processor.block_at = counted  # type: ignore[assignment]
    registers, buffers = run(processor, arguments, limit, **parameters)
    return registers, buffers, executed


def processor_of(program: Program) -> ConcreteProcessor:
    """Return the interpreter of a compiled program, assembled by GNU as."""
    image = objects.load(assemble_text("gcc", file_text([program], "gas")))
    return ConcreteProcessor(Disassembly(image, image.address_of(program.symbol)))


def call_kernel(program: Program, arguments: Sequence[Argument]) -> bytes:
    """Call a kernel on sample arguments; return the first argument's buffer afterwards."""
    return run(processor_of(program), arguments, 10**7)[1][0]


def kernel_digest(program: Program, name: str, message: bytes) -> bytes:
    """Return the digest of a message by the hash `name`, computed with a kernel of kind blocks."""
    return native_hash.hash_message(partial(call_kernel, program), name, message)


def run_blocks(program: Program, config: KernelConfig, state: list[int],
               message: bytes) -> list[int]:
    """The words of the state after a kernel has hashed the complete blocks of `message`."""
    hash, size = config.family, config.family.WIDTH // 8
    inputs = b"".join(x.to_bytes(size, "little") for x in state)
    data = call_kernel(program, [inputs, message, len(message) // hashes.block_bytes(hash)])
    return [int.from_bytes(data[i:i + size], "little") for i in range(0, len(data), size)]


def random_input(config: KernelConfig, blocks: int, seed: int = 1) -> tuple[list[int], bytes]:
    """Return the words of a random state and a random message of `blocks` blocks; equal arguments
    give equal results."""
    chance = random.Random(f"{config.stem} {blocks} {seed}")
    state = [chance.getrandbits(config.family.WIDTH) for _ in state_names(config.family)]
    return state, chance.randbytes(blocks * hashes.block_bytes(config.family))
