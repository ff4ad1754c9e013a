"""Runs of kernels in the emulator, for tests: random input, and the state after a run."""

from __future__ import annotations

import random

import emulate

from generator.plan.layout import state_names
from generator.request.configs import KernelConfig
from generator.spec import hashes
from generator.x86.program import Program


def emulate_program(program: Program, config: KernelConfig, state: list[int],
                    message: bytes) -> list[int]:
    """The words of the state after the program has processed the complete blocks of `message`."""
    hash, size = config.family, config.family.WIDTH // 8
    inputs = b"".join(x.to_bytes(size, "little") for x in state)
    data = emulate.call_kernel(program, [inputs, message, len(message) // hashes.block_bytes(hash)])
    return [int.from_bytes(data[i:i + size], "little") for i in range(0, len(data), size)]


def random_input(config: KernelConfig, blocks: int, seed: int = 1) -> tuple[list[int], bytes]:
    """Return the words of a random state and a random message of `blocks` blocks; equal arguments
    give equal results."""
    chance = random.Random(f"{config.stem} {blocks} {seed}")
    state = [chance.getrandbits(config.family.WIDTH) for _ in state_names(config.family)]
    return state, chance.randbytes(blocks * hashes.block_bytes(config.family))
