#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""Puts the library's tree nodes into a checkout of hashtree, runs its tests, and measures before
and after.

    .venv/bin/python examples/adopt/hashtree.py CHECKOUT [--edit]

It copies the library of SHA-256 into src/, adds it to src/Makefile, and makes hashtree's choice of
a function ask the library first. The library chooses by the processor and the number of nodes.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import common
from common import Edit

GLUE_H = """/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT */
#ifndef HASHTREE_NSMS_H
#define HASHTREE_NSMS_H
#include "hashtree.h"

/* Returns the library's function, or 0 where the processor has none of its kernels. */
hashtree_hash_fcn hashtree_nsms_detect(void);
#endif
"""
GLUE_C = """/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT */
#include "hashtree_nsms.h"
#include "nsms.h"
#include <string.h>

static void hash_nodes(unsigned char *output, const unsigned char *input, uint64_t count)
{
    nsms_sha256_pairs(output, input, count);
}

/* Beside the SHA extensions hashtree's own function is faster for one to three nodes. */
static void hash_few_or_many(unsigned char *output, const unsigned char *input, uint64_t count)
{
    if (count < 4)
        hashtree_sha256_shani_x2(output, input, count);
    else
        hash_nodes(output, input, count);
}

hashtree_hash_fcn hashtree_nsms_detect(void)
{
    const char *kernel = nsms_sha256_kernel();
    if (!strcmp(kernel, "portable"))
        return (hashtree_hash_fcn)0;
    return strncmp(kernel, "shani", 5) ? &hash_nodes : &hash_few_or_many;
}
"""
SPEED = """
#include "hashtree.h"
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
int main(int argc, char **argv)
{
    static unsigned char nodes[64 * 1000], digests[32 * 1000];
    uint64_t count = strtoull(argv[argc - 1], 0, 10), i, calls = 2000000 / (count + 10);
    struct timespec begin, end;
    hashtree_init(0);
    hashtree_hash(digests, nodes, count);
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (i = 0; i < calls; i++)
        hashtree_hash(digests, nodes, count);
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%.2f\\n", ((double)(end.tv_sec - begin.tv_sec) * 1e9
                        + (double)(end.tv_nsec - begin.tv_nsec))
           / (double)(calls * count));
    return 0;
}
"""
COUNTS, RUNS = (1, 2, 3, 16, 100, 1000), 9


def files(checkout: Path) -> tuple[list[Edit], dict[str, bytes]]:
    """Return the edits and the copies."""
    held = common.library("sha256", ("shani", "avx512", "avx2", "avx", "sse41"))
    objects = [Path(name).stem for name in held if not name.endswith(".h")] + ["hashtree_nsms"]
    listing = "ifneq ($(ARM), 1)\nOBJ_LIST +=" + "".join(f" $(OBJ_DIR)/{name}.o"
                                                         for name in sorted(
                                                             objects)) + "\nendif\n\n"
    edits = [
        Edit("src/Makefile", r"^\$\(libname\):", listing, after=False),
        Edit("src/hashtree.c", r'^#include "hashtree\.h"$', '#include "hashtree_nsms.h"\n'),
        Edit("src/hashtree.c", r"^#ifdef __x86_64__$",
             "    if (hashtree_nsms_detect())\n        return hashtree_nsms_detect();\n",
             below=r"hashtree_detect\(\) \{"),
    ]
    copies = {f"src/{name}": data for name, data in held.items()}
    return edits, copies | {"src/hashtree_nsms.c": GLUE_C.encode(),
                            "src/hashtree_nsms.h": GLUE_H.encode()}


def built(checkout: Path, out: Path) -> Path:
    """Build hashtree's library with its Makefile, and the benchmark with it; return the
    benchmark."""
    common.run(["make", "-C", "src", f"OUT_DIR={out}", "all", "CC=gcc"], checkout, CFLAGS="-O2")
    (out / "speed.c").write_text(SPEED)
    common.run(["gcc", "-O2", "-I", checkout / "src", "speed.c", "-L", "lib", "-lhashtree", "-o",
                "speed"], out)
    return out / "speed"


def measure(checkout: Path, changes: dict[str, bytes]) -> str:
    """Build before and after, run hashtree's tests, and return a table."""
    with tempfile.TemporaryDirectory(prefix="nsms-adopt-") as folder:
        before, after = Path(folder) / "before", Path(folder) / "after"
        unedited = Path(folder) / "checkout"
        shutil.copytree(checkout, unedited, ignore=shutil.ignore_patterns(".git", "build"))
        old = built(unedited, before)
        common.apply(checkout, changes)
        new = built(checkout, after)
        done = subprocess.run([after / "test", "--no-exec"], capture_output=True, text=True)
        tests = len(re.findall(r"\[ OK \]", done.stdout + done.stderr))
        if done.returncode or not tests:
            sys.exit(f"hashtree's tests fail:\n{done.stdout[-2000:]}{done.stderr[-1000:]}")
        times = {f"{count:,}": tuple(zip(*[
            [float(common.run([program, str(count)], after)) for program in (old, new)]
            for _ in range(RUNS)])) for count in COUNTS}
        about = (f"hashtree {common.version(checkout)}: {tests} tests pass. Nanoseconds a node, "
                 f"medians of {RUNS} interleaved runs; {common.processor()}.")
        return common.table("nodes a call", times, about, digits=1)


if __name__ == "__main__":
    sys.exit(common.main("hashtree.py", files, measure))
