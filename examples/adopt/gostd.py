#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""Puts kernels for AVX-512 and AVX2 into Go's crypto/internal/fips140/sha512, runs its tests, and
measures before and after.

    .venv/bin/python examples/adopt/gostd.py GOROOT [--edit]

GOROOT is a writable checkout or copy of Go with bin/go. The kernels are those that `make vendor
FOR=go HASH=sha512` writes, proved as the go tool built them; NSMS_GO_KERNELS names a folder that
has them. The script adds one Go file and the kernels, two names to crypto/internal/fips140deps/cpu,
and a few lines to the choice of a function.
"""

import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

import common
from common import Edit, UnknownVersion

PACKAGE = "src/crypto/internal/fips140/sha512"
CPU = "src/crypto/internal/fips140deps/cpu/cpu.go"
PLACES = (("AVX512", re.compile(r"sha512_avx512_n8\w*_amd64\.s")),
          ("AVX2", re.compile(r"sha512_avx2_n1\w*_amd64\.s")))
GLUE = """// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

//go:build !purego

package sha512

import (
	"crypto/internal/fips140deps/cpu"
	"crypto/internal/impl"
)

var (
	useNsms512 = cpu.X86HasNsmsAVX512
	useNsms2   = cpu.X86HasNsmsAVX2
)

func init() {
	impl.Register("sha512", "NsmsAVX512", &useNsms512)
	impl.Register("sha512", "NsmsAVX2", &useNsms2)
}

//go:noescape
func AVX512_SYMBOL(state *[8]uint64, data *byte, blocks uintptr)

//go:noescape
func AVX2_SYMBOL(state *[8]uint64, data *byte, blocks uintptr)

// blockNsms hashes the blocks of p where a kernel of nsms runs, and says whether it did.
func blockNsms(dig *Digest, p []byte) bool {
	switch {
	case len(p) < chunk:
		return false
	case useNsms512:
		AVX512_SYMBOL(&dig.h, &p[0], uintptr(len(p)/chunk))
	case useNsms2:
		AVX2_SYMBOL(&dig.h, &p[0], uintptr(len(p)/chunk))
	default:
		return false
	}
	return true
}
"""
FEATURES = (
    """	X86HasNsmsAVX512 = X86HasNsmsAVX2 && cpu.X86.HasAVX512F && cpu.X86.HasAVX512VL &&
		cpu.X86.HasAVX512BW && cpu.X86.HasAVX512DQ
	X86HasNsmsAVX2 = cpu.X86.HasAVX2 && cpu.X86.HasBMI1 && cpu.X86.HasBMI2
""")
SIZES, RUNS = ("8Bytes", "1K", "8K"), 7


def kernels() -> dict[str, tuple[str, bytes]]:
    """Return for each instruction set the name of the kernel's function and its file, as `vendor
    FOR=go` writes it."""
    with tempfile.TemporaryDirectory(prefix="nsms-adopt-") as scratch:
        folder = Path(os.environ.get("NSMS_GO_KERNELS") or Path(scratch) / "hashes")
        if not folder.is_dir():
            print("making the kernels and proving them as the go tool builds them, which takes "
                  "minutes", file=sys.stderr)
            common.run([sys.executable, "-m", "generator", "vendor", "--for", "go", "--hash",
                        "sha512", "--dest", folder],
                       common.TOP)
        found = {}
        for isa, pattern in PLACES:
            paths = sorted((p for p in folder.iterdir() if pattern.fullmatch(p.name)),
                           key=lambda p: ("zen4" not in p.name, p.name))
            if not paths:
                sys.exit(f"gostd.py: {folder} has no kernel for {isa}. Vendor it anew: make vendor "
                         f"FOR=go HASH=sha512 DEST=...")
            text = paths[0].read_bytes()
            (symbol,) = re.findall("^TEXT \N{MIDDLE DOT}(\\w+)\\(SB\\)", text.decode(), re.M)
            found[isa] = symbol, text
        return found


def files(checkout: Path) -> tuple[list[Edit], dict[str, bytes]]:
    """Return the edits and the copies."""
    if not (checkout / PACKAGE).is_dir():
        raise UnknownVersion(f"{PACKAGE} is missing")
    glue, copies = GLUE, {}
    for isa, (symbol, text) in kernels().items():
        glue = glue.replace(f"{isa}_SYMBOL", symbol)
        copies[f"{PACKAGE}/sha512block_nsms_{isa.lower()}_amd64.s"] = (b"//go:build !purego\n\n"
                                                                       + text)
    copies[f"{PACKAGE}/sha512block_nsms_amd64.go"] = glue.encode()
    return [
        Edit(CPU, r"^\tX86HasSSSE3\b", FEATURES),
        Edit(f"{PACKAGE}/sha512block_amd64.go", r"^func block\(", "\tif blockNsms(dig, p) "
                                                                  "{\n\t\treturn\n\t}\n"),
    ], copies


def benchmark(root: Path, program: Path) -> None:
    """Build the benchmarks of crypto/sha512 of a GOROOT."""
    common.run([root / "bin" / "go", "test", "-c", "-o", program, "crypto/sha512"], root / "src",
               GOROOT=str(root),
               GOTOOLCHAIN="local", GOFLAGS="")


def figures(program: Path) -> dict[str, float]:
    """Run Go's own benchmarks of SHA-512 once; return nanoseconds of a call by size."""
    said = common.run([program, "-test.run", "^$", "-test.bench", r"Hash(8Bytes|1K|8K)/Sum512$",
                       "-test.benchtime", "100ms"],
                      program.parent)
    return {size: float(value)
            for size, value in re.findall(r"^BenchmarkHash(\w+)/Sum512\S*\s+\d+\s+([\d.]+) ns/op",
                                          said, re.M)}


def measure(checkout: Path, changes: dict[str, bytes]) -> str:
    """Build before and after, run Go's tests, and return a table."""
    if shutil.which("gcc") is None or not (checkout / "bin" / "go").is_file():
        sys.exit(f"gostd.py: {checkout}/bin/go is missing: build Go there first (src/make.bash), "
                 f"or say --edit.")
    with tempfile.TemporaryDirectory(prefix="nsms-adopt-") as folder:
        before, after = Path(folder) / "before.test", Path(folder) / "after.test"
        benchmark(checkout, before)
        common.apply(checkout, changes)
        benchmark(checkout, after)
        tested = ["crypto/sha512", "crypto/hmac", "crypto/internal/fips140test"]
        said = common.run([checkout / "bin" / "go", "test", "-short", *tested], checkout / "src",
                          GOROOT=str(checkout),
                          GOTOOLCHAIN="local", GOFLAGS="")
        passed = len(re.findall(r"^ok ", said, re.M))
        runs = [(figures(before), figures(after)) for _ in range(RUNS)]
        times = {size: tuple([run[side][size] for run in runs] for side in (0, 1))
                 for size in SIZES}
        about = (f"{common.version(checkout)}: tests of {passed} packages pass "
                 f"({', '.join(tested)}). Nanoseconds a call of crypto/sha512, medians of {RUNS} "
                 f"interleaved runs; {common.processor()}.")
        return common.table("message", times, about)


if __name__ == "__main__":
    sys.exit(common.main("gostd.py", files, measure))
