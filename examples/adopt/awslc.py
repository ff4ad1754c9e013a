#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""Puts SHA-512 for AVX-512 into a checkout of AWS-LC, checks it against hashlib, and measures
before and after.

    .venv/bin/python examples/adopt/awslc.py CHECKOUT [--edit]

The function sha512_block_data_order_avx512 stands in a file of its own, which the assembly of
linux-x86_64 includes; internal.h gets its declaration with a check of the processor, sha512.c the
lines of dispatch. The build is that of libcrypto.a without Perl and Go; AWSLC_BUILD names a folder
to build in, which a second run uses again. AWS-LC's own tests of it are `crypto_test
--gtest_filter=SHATest.*:DigestTest.*:HMACTest.*:ABITest.*`, which this script does not build.
"""

import hashlib
import os
import sys
import tempfile
import time
from pathlib import Path

import common
from common import Edit

ASSEMBLY = "generated-src/linux-x86_64/crypto/fipsmodule"
NAME = "sha512_avx512_nsms-x86_64.S"
DECLARATION = """#if !defined(MY_ASSEMBLER_IS_TOO_OLD_FOR_512AVX)
#define SHA512_ASM_AVX512
OPENSSL_INLINE int sha512_avx512_capable(void) {
  return CRYPTO_is_AVX512_capable() && CRYPTO_is_BMI1_capable() &&
         CRYPTO_is_BMI2_capable();
}
void sha512_block_data_order_avx512(uint64_t state[8], const uint8_t *data,
                                    size_t num);
#endif

"""
DISPATCH = """#if defined(SHA512_ASM_AVX512)
  if (sha512_avx512_capable()) {
    sha512_block_data_order_avx512(state, data, num);
    return;
  }
#endif
"""
INCLUDE = f"""#if !defined(MY_ASSEMBLER_IS_TOO_OLD_FOR_512AVX)
#include "{NAME}"
#endif
"""
SPEED = """
#include <openssl/sha.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
int main(int argc, char **argv)
{
    static uint8_t data[65536];
    uint8_t digest[64];
    size_t i, size = strtoull(argv[argc - 1], 0, 10), calls = 40000000 / (size + 200);
    struct timespec begin, end;
    SHA512_CTX all;
    for (i = 0; i < sizeof data; i++)
        data[i] = (uint8_t)(i * i % 251);
    if (argc > 2) {
        SHA512_Init(&all);
        for (i = 0; i < 2000; i++)
            SHA512_Update(&all, SHA512(data + i % 64, i, digest), 64);
        SHA512_Final(digest, &all);
        for (i = 0; i < 64; i++)
            printf("%02x", digest[i]);
        return 0;
    }
    SHA512(data, size, digest);
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (i = 0; i < calls; i++)
        SHA512(data, size, digest);
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%.1f", (double)(calls * size) * 1e3
           / ((double)(end.tv_sec - begin.tv_sec) * 1e9 + (double)(end.tv_nsec - begin.tv_nsec)));
    return 0;
}
"""
SIZES, RUNS = (64, 1024, 8192), 9


def kernel() -> bytes:
    """Return the file of FLAVOUR=boringssl, from the folder NSMS_BORINGSSL that `make gen` wrote,
    if there is one."""
    name = "att/sha512_avx512_n8_lanes_boringssl.S"
    with tempfile.TemporaryDirectory(prefix="nsms-adopt-") as scratch:
        folder = Path(os.environ.get("NSMS_BORINGSSL") or Path(scratch) / "out")
        if not folder.is_dir():
            common.run([sys.executable, "-m", "generator", "gen", "--flavour", "boringssl",
                        "--hash", "sha512", "--isa", "avx512",
                        "--out", folder], common.TOP)
        return (folder / name).read_bytes()


def files(checkout: Path) -> tuple[list[Edit], dict[str, bytes]]:
    """Return the edits and the copies."""
    return [
        Edit("crypto/fipsmodule/sha/internal.h", r"^#define SHA512_ASM_AVX$", DECLARATION,
             after=False),
        Edit("crypto/fipsmodule/sha/sha512.c", r"^#if defined\(SHA512_ASM_AVX\)", DISPATCH,
             after=False),
        Edit(f"{ASSEMBLY}/sha512-x86_64.S", r"\Z", INCLUDE,
             below=r"\bsha512_block_data_order_avx\b"),
    ], {f"{ASSEMBLY}/{NAME}": kernel()}


def built(checkout: Path, build: Path, program: Path) -> Path:
    """Build libcrypto.a in a folder, and a program with it; return the program."""
    options = ["-DDISABLE_PERL=ON", "-DDISABLE_GO=ON", "-DBUILD_TESTING=OFF", "-DBUILD_TOOL=OFF",
               "-DBUILD_LIBSSL=OFF"]
    common.run(["cmake", "-S", checkout, "-B", build, "-GNinja", "-DCMAKE_BUILD_TYPE=Release",
                *options], checkout)
    common.run(["ninja", "-C", build, "crypto/libcrypto.a"], checkout)
    (program.parent / "speed.c").write_text(SPEED)
    common.run(["cc", "-O2", "-I", checkout / "include", "speed.c",
                build / "crypto" / "libcrypto.a", "-lpthread", "-o", program],
               program.parent)
    return program


def measure(checkout: Path, changes: dict[str, bytes]) -> str:
    """Build before and after, compare digests with hashlib, and return a table."""
    data = bytes(i * i % 251 for i in range(65536))
    right = hashlib.sha512(b"".join(hashlib.sha512(data[i % 64:i % 64 + i]).digest()
                                    for i in range(2000))).hexdigest()
    with tempfile.TemporaryDirectory(prefix="nsms-adopt-") as folder:
        build = Path(os.environ.get("AWSLC_BUILD") or Path(folder) / "build")
        old = built(checkout, build, Path(folder) / "before")
        # AWS-LC's build copies assembly with its time in whole seconds, and would take the new for
        # the old
        time.sleep(1)
        common.apply(checkout, changes)
        new = built(checkout, build, Path(folder) / "after")
        for program in (old, new):
            if common.run([program, "check", "0"], program.parent) != right:
                sys.exit(f"{program.name} the edit: digests of 2,000 lengths are not those of "
                         f"hashlib")
        speeds = {f"{size:,}": tuple(zip(*[
            [float(common.run([program, str(size)], program.parent)) for program in (old, new)]
            for _ in range(RUNS)])) for size in SIZES}
        about = (f"AWS-LC {common.version(checkout)}: digests of 2,000 lengths are those of "
                 f"hashlib. MB/s of SHA512(), medians of {RUNS} interleaved runs; "
                 f"{common.processor()}.")
        return common.table("bytes", speeds, about, is_speed=True)


if __name__ == "__main__":
    sys.exit(common.main("awslc.py", files, measure))
