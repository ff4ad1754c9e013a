#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""Puts the library's SHA-256 and double SHA-256 of 64 bytes into a checkout of Bitcoin Core, tests
it, measures before and after.

    .venv/bin/python examples/adopt/bitcoin.py CHECKOUT [--edit]

It copies the library of SHA-256 into src/crypto/nsms, adds it to src/crypto/CMakeLists.txt, and
makes the choice of functions in sha256.cpp take it for Transform and for eight messages of 64
bytes. BITCOIN_BUILD names a folder to build in.
"""

import os
import re
import sys
import tempfile
from pathlib import Path

import common
from common import Edit

HEADER = """// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
#ifndef BITCOIN_CRYPTO_SHA256_NSMS_H
#define BITCOIN_CRYPTO_SHA256_NSMS_H

#include <cstddef>
#include <cstdint>

namespace sha256_nsms {
/** Whether the processor runs a kernel of nsms. */
bool Usable();
void Transform(uint32_t* s, const unsigned char* chunk, size_t blocks);
/** Double SHA-256 of eight messages of 64 bytes each. */
void TransformD64_8way(unsigned char* out, const unsigned char* in);
} // namespace sha256_nsms

#endif // BITCOIN_CRYPTO_SHA256_NSMS_H
"""
SOURCE = """// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
#include <crypto/sha256_nsms.h>

#include <nsms.h>

#include <cstring>

namespace sha256_nsms {
bool Usable() { return std::strcmp(nsms_sha256_kernel(), "portable") != 0; }

void Transform(uint32_t* s, const unsigned char* chunk, size_t blocks)
{
    nsms_sha256_blocks(s, chunk, blocks);
}

void TransformD64_8way(unsigned char* out, const unsigned char* in)
{
    unsigned char first[8 * 32];
    nsms_sha256_pairs(first, in, 8);
    nsms_sha256_equal(out, nullptr, first, 32, 32, 8);
}
} // namespace sha256_nsms
"""
BUILD = """
add_subdirectory(nsms EXCLUDE_FROM_ALL)
target_sources(bitcoin_crypto PRIVATE sha256_nsms.cpp)
target_link_libraries(bitcoin_crypto PRIVATE nsms::nsms)
"""
DISPATCH = """    if (sha256_nsms::Usable()) {
        Transform = sha256_nsms::Transform;
        TransformD64_8way = sha256_nsms::TransformD64_8way;
        ret += ";nsms";
    }
"""
BENCHES, RUNS = ("SHA256_32b", "SHA256D64_1024", "MerkleRoot"), 5


def files(checkout: Path) -> tuple[list[Edit], dict[str, bytes]]:
    """Return the edits and the copies."""
    held = common.library("sha256", ("shani", "avx512", "avx2", "avx", "sse41"), builds=True)
    return [
        Edit("src/crypto/CMakeLists.txt", r"\Z", BUILD, below=r"\bbitcoin_crypto\b"),
        Edit("src/crypto/sha256.cpp", r"^#include <crypto/sha256\.h>$",
             "#include <crypto/sha256_nsms.h>\n"),
        Edit("src/crypto/sha256.cpp", r"\bassert\(SelfTest\(\)\)", DISPATCH, after=False),
    ], {f"src/crypto/nsms/{name}": data for name, data in held.items()} | {
        "src/crypto/sha256_nsms.h": HEADER.encode(), "src/crypto/sha256_nsms.cpp": SOURCE.encode()}


def built(checkout: Path, build: Path) -> None:
    """Build the tests and the benchmark in a folder."""
    options = ["-DBUILD_BENCH=ON", "-DBUILD_TESTS=ON", "-DENABLE_WALLET=OFF", "-DENABLE_IPC=OFF",
               "-DBUILD_DAEMON=OFF",
               "-DBUILD_CLI=OFF", "-DBUILD_TX=OFF", "-DBUILD_UTIL=OFF"]
    common.run(["cmake", "-S", checkout, "-B", build, "-DCMAKE_BUILD_TYPE=Release", *options],
               checkout)
    common.run(["cmake", "--build", build, "--target", "bench_bitcoin", "test_bitcoin"], checkout)


def figures(build: Path) -> dict[str, float]:
    """Run the benchmarks once; return nanoseconds of an operation by name."""
    said = common.run([build / "bin" / "bench_bitcoin", f"-filter=({'|'.join(BENCHES)})"], build)
    rows = re.findall(r"^\|\s*([\d,.]+) \|.*\| `(\w+)`", said, re.M)
    return {name: float(value.replace(",", "")) for value, name in rows}


def measure(checkout: Path, changes: dict[str, bytes]) -> str:
    """Build and measure before, the same after with the tests, and return a table."""
    with tempfile.TemporaryDirectory(prefix="nsms-adopt-") as folder:
        build = Path(os.environ.get("BITCOIN_BUILD") or Path(folder) / "build")
        built(checkout, build)
        before = [figures(build) for _ in range(RUNS)]
        common.apply(checkout, changes)
        built(checkout, build)
        tested = common.run([build / "bin" / "test_bitcoin",
                             "--run_test=crypto_tests,hash_tests,merkle_tests"], build)
        if "No errors detected" not in tested:
            sys.exit(f"its tests fail:\n{tested[-2000:]}")
        after = [figures(build) for _ in range(RUNS)]
        times = {name: tuple([run[name] for run in side] for side in (before, after))
                 for name in BENCHES}
        about = (f"Bitcoin Core {common.version(checkout)}: crypto_tests, hash_tests and "
                 f"merkle_tests pass. Nanoseconds of bench_bitcoin, medians of {RUNS} runs, first "
                 f"all before, then all after; {common.processor()}.")
        return common.table("benchmark", times, about, digits=2)


if __name__ == "__main__":
    sys.exit(common.main("bitcoin.py", files, measure))
