"""examples/adopt/linux: two messages behind a common context, in user space, beside hashlib."""

from __future__ import annotations

import ctypes
import hashlib
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest
from harness import in_memory
from tools import require_tools

from generator.files import TOP
from generator.lab.mutation.native import host_features
from generator.product.write import generate_config
from generator.request.requests import resolve_configs
from generator.spec import hashes

# What the kernel's own headers give the file.
KERNEL = """
#include <endian.h>
#include <stdint.h>
#include <string.h>
typedef uint8_t u8;
typedef uint32_t u32;
typedef uint64_t u64;
#define asmlinkage
#define memzero_explicit(to, bytes) memset(to, 0, bytes)
struct __sha256_ctx { struct { u32 h[8]; } state; u64 bytecount; u8 buf[64]; };
struct __sha512_ctx { struct { u64 h[8]; } state; u64 bytecount_lo, bytecount_hi; u8 buf[128]; };
static void put_unaligned_be32(u32 x, void *to) { x = htobe32(x); memcpy(to, &x, 4); }
static void put_unaligned_be64(u64 x, void *to) { x = htobe64(x); memcpy(to, &x, 8); }
#define FINUP_2X finup
#define FINUP_2X_MULTI %(symbol)s
#define FINUP_2X_M %(m)s
#define FINUP_2X_BITS %(bits)s
#include "finup_2x.h"
void finup_2x(const void *context, const u8 *a, const u8 *b, size_t length, u8 *out1, u8 *out2)
{
    finup(context, a, b, length, out1, out2);
}
"""


@pytest.mark.few(3)
@pytest.mark.parametrize("name, isa", [("sha256", "shani"), ("sha256", "avx2"), ("sha512", "avx2"),
                                       ("sha256", "avx512vl"), ("sha512", "avx512vl")])
def test_two_messages_behind_a_context_have_the_digests_of_hashlib(name: str, isa: str,
                                                                   tmp_path: Path) -> None:
    require_tools("gcc")
    (config,) = resolve_configs({"flavour": "linux", "kind": "multi", "hash": name, "isa": isa})
    _, (entry,), objects, _ = generate_config(config, "nsms_", ["att"], {}, False)
    if lacks := {*entry["features"]} - host_features():
        pytest.skip(f"this processor lacks {', '.join(sorted(lacks))}")
    (tmp_path / "kernel.o").write_bytes(objects["att"])
    (tmp_path / "finup.c").write_text(KERNEL % {**entry, "bits": name[3:]})
    subprocess.run(["gcc", "-O2", "-Wall", "-Wextra", "-Werror", "-Wvla",
                    "-Wno-unused-function", "-shared", "-fPIC", "-I",
                    TOP / "examples/adopt/linux", tmp_path / "finup.c", tmp_path / "kernel.o",
                    "-o", tmp_path / "finup.so"], check=True)
    finup = ctypes.CDLL(str(tmp_path / "finup.so")).finup_2x
    family, draw = hashes.load(name), random.Random(name + isa)
    block = hashes.block_bytes(family)
    state = hashes.initial_state(family, name)

    def hash_both(state: list[Any], bytes_before: int, buffered: bytes,
                  data: list[bytes]) -> list[bytes]:
        context = (in_memory(family, state) + bytes_before.to_bytes(block // 8, "little")
                   + buffered.ljust(block, b"\0"))
        digests = [ctypes.create_string_buffer(block // 2) for _ in data]
        finup(context, *data, ctypes.c_size_t(len(data[0])), *digests)
        return [digest.raw for digest in digests]

    for salt_length in (0, 1, 17, 32, block - 1, block, block + 33):
        salt = draw.randbytes(salt_length)
        complete = salt_length - salt_length % block
        for length in (0, 1, block - 18, block - 17, block - 9, block, 2 * block - 33, 4095, 4096):
            data = [draw.randbytes(length) for _ in range(2)]
            assert hash_both(hashes.process_blocks(family, state, salt[:complete]), salt_length,
                             salt[complete:], data) == [
                hashlib.new(name, salt + message).digest() for message in data
            ], (salt_length, length)
    before = 2**(61 if block == 64 else 64) - block          # a count of two words in SHA-512
    data = [draw.randbytes(block - 1 + 2 * (block == 128)) for _ in range(2)]
    assert hash_both(state, before, b"", data) == [
        hashes.digest_of_state(family, name, hashes.finish_message(
            family, hashes.process_blocks(family, state, message[:len(message) // block * block]),
            message[len(message) // block * block:], before + len(message) // block * block))
        for message in data]
