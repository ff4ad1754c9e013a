"""C library for the tests: its text is generated from the committed manifest, compiled with the
committed kernels, and called by ctypes."""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from generator.files import TOP, lock
from generator.product import library
from generator.spec import hashes

MANIFEST = json.loads((TOP / "generated" / "manifest.json").read_text())["kernels"]
FAMILIES = ["sha1", "sha256", "sha512"]
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]
STRICT = ["-Wl,-z,text", "-Wl,-z,noexecstack", "-Wl,--fatal-warnings"]


def kernel_sources(entries: Sequence[dict[str, Any]] = MANIFEST) -> list[str]:
    """Return the paths, sorted, of the GAS files of kernels of the kinds that the library calls."""
    kinds = ("blocks", "fixed", "multi", "iterations")
    return sorted({str(TOP / "generated" / e["gas"]) for e in entries if e["kind"] in kinds
                   and e["gas"]})


@cache
def build_kernel_archive() -> Path:
    """Return the archive of all kernels; all workers of a run share it."""
    folder = Path(os.environ["NSMS_TEST_OBJECTS"], "kernels")
    folder.mkdir(exist_ok=True)
    with lock(folder):
        if not (folder / "kernels.a").exists():
            run("gcc", "-c", *kernel_sources(), cwd=folder)
            run("ar", "rcs", folder / "kernels.a", *folder.glob("*.o"))
    return folder / "kernels.a"


def write_library(folder: Path, prefix: str = "nsms_", entries: Sequence[dict[str, Any]] = MANIFEST,
                  lib: str = "all") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in library.library_texts(entries, prefix, lib).items():
        (folder / name).write_text(text)
    return folder


def copy_library(library_folder: Path, folder: Path) -> Path:
    shutil.copytree(library_folder, folder, ignore=shutil.ignore_patterns("*.so"))
    return folder


def spoilt_copy(library_folder: Path, folder: Path, old: str, new: str) -> Path:
    """Return a copy of a library in which the first `old` of nsms.c is replaced by `new`."""
    replace_in_source(copy_library(library_folder, folder), old, new)
    return folder


def replace_in_source(folder: Path, old: str, new: str, count: int = 1) -> None:
    """Replace the first `count` occurrences of `old` in nsms.c by `new`; there must be as many."""
    text = (folder / "nsms.c").read_text()
    assert text.count(old) >= count, f"nsms.c no longer says {old!r}"
    (folder / "nsms.c").write_text(text.replace(old, new, count))


def run(*command: str | Path, **options: Any) -> str:
    """Return the output of a command, which must succeed. `options`: of subprocess.run."""
    done: subprocess.CompletedProcess[str] = subprocess.run(
        [str(c) for c in command], capture_output=True, text=True, **options)
    assert done.returncode == 0, (f"{' '.join(map(str, command[:8]))} ...: "
                                  f"{done.stdout[-1500:]}{done.stderr[-3000:]}")
    return done.stdout


def build_shared_library(folder: Path, *options: str, compiler: str = "gcc") -> Library:
    """Build the library in the folder as a shared object, with further compiler `options`, and load
    it. A wrong one may be built faster, with -O0."""
    target = folder / "libnsms.so"
    run(compiler, "-std=c99", "-O2", "-fPIC", "-shared", *WARNINGS, *STRICT, *options, "-o", target,
        folder / "nsms.c", build_kernel_archive())
    return Library(target)


class Library:
    """Functions of the library in the shared object `path`, by names of hashes such as sha512-256.
    """

    def __init__(self, path: Path, prefix: str = "nsms_"):
        self.path, self.prefix, self.c = path, prefix, ctypes.CDLL(str(path))

    def function(self, name: str, suffix: str = "") -> Any:
        """Return the C function of the hash `name` whose symbol ends with `suffix`."""
        return getattr(self.c, f"{self.prefix}{name.replace('-', '_')}{suffix}")

    def digest(self, name: str, data: bytes | ctypes.Array[Any],
               length: int | None = None) -> bytes:
        out = ctypes.create_string_buffer(size(name))
        self.function(name)(out, data, ctypes.c_size_t(len(data) if length is None else length))
        return out.raw

    def pieces(self, name: str, pieces: Sequence[bytes]) -> bytes:
        """The digest of the concatenated pieces, by init, an update for each piece, and final."""
        ctx = self.new_context(name)
        for piece in pieces:
            self.function(name, "_update")(ctypes.byref(ctx), piece, ctypes.c_size_t(len(piece)))
        return self.finish(name, ctx)

    def new_context(self, name: str) -> Any:
        ctx = Context[hashes.find(name).NAME]()
        self.function(name, "_init")(ctypes.byref(ctx))
        return ctx

    def finish(self, name: str, ctx: Any) -> bytes:
        """Return the digest by final, which must clear the context `ctx`."""
        out = ctypes.create_string_buffer(size(name))
        self.function(name, "_final")(ctypes.byref(ctx), out)
        assert bytes(ctx) == bytes(ctypes.sizeof(ctx)), "final leaves something in the context"
        return out.raw

    def kernel(self, name: str) -> str:
        function = self.function(name, "_kernel")
        function.restype = ctypes.c_char_p
        return bytes(function()).decode()

    def use(self, name: str, kernel: str | None) -> bool:
        """Choose a kernel (None: the default one); return whether it runs on this processor."""
        return (int(self.function(name, "_use")(kernel.encode() if kernel is not None else None))
                == 0)

    def kernels(self, name: str) -> list[str]:
        """Return the names of the kernels of the hash `name` that run on this processor, in the
        order of the manifest, and the portable one."""
        family = hashes.find(name).NAME
        begin = f"nsms_{family}_blocks_"
        names = [e["symbol"].removeprefix(begin) for e in MANIFEST if e["symbol"].startswith(begin)]
        return [kernel for kernel in [*names, "portable"] if self.use(name, kernel)]


def size(name: str) -> int:
    hash = hashes.find(name)
    return int(hash.DIGEST_BITS[name]) // 8


def context(family: str) -> type[ctypes.Structure]:
    hash = hashes.load(family)
    word = ctypes.c_uint32 if hash.WIDTH == 32 else ctypes.c_uint64
    words = len(next(iter(hash.INITIAL.values())))
    return type(family, (ctypes.Structure,), {"_fields_": [
        ("state", word * words), ("length", ctypes.c_uint64),
        ("buffer", ctypes.c_uint8 * hashes.block_bytes(hash))]})


Context = {family: context(family) for family in FAMILIES}
