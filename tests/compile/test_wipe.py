"""A kernel made with WIPE=1 leaves nothing secret behind on this processor, and one made without it
is seen to leave some."""

from __future__ import annotations

import random
import struct

import pytest
from harness import in_memory
from silicon import Outcome, call_functions

from generator.check.objects import Image, load
from generator.compile.build import kernel_function
from generator.lab.mutation.native import host_features
from generator.product import toolchain, write
from generator.request import requests
from generator.request.configs import KernelConfig
from generator.spec import hashes
from generator.spec.kinds import Pointer
from generator.spec.samples import sample_calls
from generator.spec.words import Word

# Each ISA at the n that it is for, with the other ways to hold secrets: two streams, rounds in two
# banks, words inserted.
KERNELS = [("sha1", "x64", 1, ""), ("sha512", "x64", 1, "rot=shift"), ("sha256", "bmi2", 1, ""),
           ("sha1", "sse41", 4, ""), ("sha256", "sse41", 8, "gather=insert"),
           ("sha256", "avx2", 8, ""),
           ("sha256", "avx2", 2, "rounds=split"), ("sha512", "avx2", 4, "gather=gather"),
           ("sha1", "shani", 1, ""),
           ("sha256", "shani", 1, ""), ("sha512", "avx512", 8, "rounds=lanes"),
           ("sha512", "sha512ni", 1, "")]


def assemble_kernel(config: KernelConfig) -> Image:
    """Return the object of a configuration; skip the test if it cannot run here."""
    lacking = set(config.features) - host_features()
    if lacking:
        pytest.skip(f"{config.stem} was not run: this processor lacks {', '.join(sorted(lacking))}")
    object = toolchain.assemble(write.config_texts(config, "nsms_", ["gas"])[0]["gas"], "gas")
    if object is None:
        pytest.skip("no assembler here")
    return load(object)


def secret_call(config: KernelConfig, kind: str, seed: str) -> tuple[list[bytes | int], set[bytes]]:
    """Return the arguments of a call and its secret words in memory order, 8 bytes each, because
    fewer could occur by chance (two neighbours of 32-bit words)."""
    hash, f = config.family, kernel_function(config, kind)
    size, K = f.word_bytes, hash.K
    arguments, _ = next(sample_calls(f, random.Random(seed), (f.n + 1,), (1,), 1))
    data = next((x for p, x in zip(f.parameters, arguments) if isinstance(p, Pointer)
                 and p.content == "message"), b"")
    wk = next((x for p, x in zip(f.parameters, arguments) if isinstance(p, Pointer)
               and p.is_strided_schedule), b"")
    assert isinstance(data, bytes) and isinstance(wk, bytes)
    schedules = [hashes.expand(hash, M) for M in hashes.parse(hash, data)]
    rows = schedules + [[w + k for w, k in zip(W, K)] for W in schedules]
    rows += [[Word(int.from_bytes(wk[i:i + size], "little"), hash.WIDTH)
              for i in range(0, len(wk), size)]] if wk else []
    words = {in_memory(hash, row[t:t + 8 // size]) for row in rows
             for t in range(len(row) + 1 - 8 // size)}
    # the same word of two blocks, in lanes beside each other
    if size == 4:
        words |= {in_memory(hash, [a[t], b[t]]) for a, b in zip(rows, rows[1:])
                  for t in range(len(a))}
        # and alone in an integer register or its slot
        words |= {struct.pack("<Q", int(word)) for row in rows for word in row}
    return arguments, words


def leftovers_of_two_calls(config: KernelConfig,
                           kind: str) -> tuple[Outcome, Outcome, set[bytes]]:
    """Return what two calls with different secrets leave in registers and stack, and the first
    one's secret words."""
    (first_call, words), (other, _) = (secret_call(config, kind, f"{config.stem} {seed}")
                                       for seed in "ab")
    symbol = config.symbol(kind, "nsms_")
    first, second = call_functions(assemble_kernel(config), [(symbol, first_call), (symbol, other)])
    # it was really called
    assert first.buffers != second.buffers and first.buffers[0] != first_call[0]
    return first, second, words


def configs(hash: str, isa: str, n: int, option: str, **more: str) -> list[KernelConfig]:
    return requests.resolve_configs({"hash": hash, "isa": isa, "n": str(n), **more}
                                    | dict([option.split("=")] if option else []))


@pytest.mark.few(2)
@pytest.mark.parametrize(("hash", "isa", "n", "option"), KERNELS)
def test_nothing_secret_is_left_behind_by_a_kernel_that_wipes(hash: str, isa: str, n: int,
                                                              option: str) -> None:
    for config in configs(hash, isa, n, option, wipe="1"):
        for kind in config.kinds:
            first, second, words = leftovers_of_two_calls(config, kind)
            assert not any(map(any, [*first.after.vectors, *second.after.vectors]))
            assert first.behind == second.behind, (f"{config.stem}: what {kind} leaves behind "
                                                   f"depends on its secrets")
            assert not any(word in first.behind for word in words)


@pytest.mark.few(2)
@pytest.mark.parametrize(("hash", "isa", "n", "option"), KERNELS)
def test_a_kernel_that_does_not_wipe_is_seen_to_leave_secrets(hash: str, isa: str, n: int,
                                                              option: str) -> None:
    for config in configs(hash, isa, n, option):
        for kind in config.kinds:
            first, second, words = leftovers_of_two_calls(config, kind)
            assert first.behind != second.behind, f"{config.stem}: {kind}"
            if kind == "blocks":
                assert any(word in first.behind for word in words), f"{config.stem}: {kind}"
