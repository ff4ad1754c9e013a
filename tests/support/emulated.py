"""Kernels run by the emulator, for tests: random input, and the state that a program leaves."""

from __future__ import annotations

import random

from generator.compile import emulate
from generator.plan.layout import state_names
from generator.request.configs import Kernel
from generator.spec import hashes
from generator.x86.program import Program


def hashed(program: Program, cell: Kernel, state: list[int], message: bytes) -> list[int]:
    """The state after the program ran on the message; memory holds nothing but state and message."""
    hash, size = cell.family, cell.family.WIDTH // 8
    given = b"".join(x.to_bytes(size, "little") for x in state)
    data = emulate.call(program, [given, message, len(message) // hashes.block_bytes(hash)])
    return [int.from_bytes(data[i:i + size], "little") for i in range(0, len(data), size)]


def random_input(cell: Kernel, blocks: int, seed: int = 1) -> tuple[list[int], bytes]:
    chance = random.Random(f"{cell.stem} {blocks} {seed}")
    state = [chance.getrandbits(cell.family.WIDTH) for _ in state_names(cell.family)]
    return state, chance.randbytes(blocks * hashes.block_bytes(cell.family))
