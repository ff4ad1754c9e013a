"""The C library: against hashlib, on every kernel in turn, and what else people rely on when they
vendor it."""

from __future__ import annotations

import ctypes
import hashlib
import mmap
import os
import platform
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import clibrary
import harness
import oracle
import pytest
from cavp import vectors
from clibrary import Library
from hypothesis import given, settings
from hypothesis import strategies as st
from tools import require_tools

from generator.files import TOP
from generator.lab.mutation import native
from generator.product import library, preference, vendor
from generator.request.option_table import Rejected
from generator.request.requests import parse_request
from generator.spec import hashes
from generator.spec.hashes import block_bytes
from generator.x86.uarch.processors import missing_features

FAMILIES = clibrary.FAMILIES
HASHES = [v for v in hashes.variants() if hashes.find(v).NAME in FAMILIES]
X86 = platform.machine() == "x86_64"
WINE = next(filter(shutil.which, ("wine64", "/usr/lib/wine/wine64")), "wine64")


def reference(name: str, data: bytes) -> bytes:
    return hashlib.new(name.replace("sha512-", "sha512_"), data).digest()


# Digests.

CORNERS = [0, 1, 3, 55, 56, 63, 64, 65, 111, 112, 119, 120, 127, 128, 129, 191, 192, 247, 248, 256,
           1000, 1023, 1024, 1100]


def wrong_digests(lib: Library, name: str) -> list[str]:
    """Return the calls in which a kernel differs from hashlib, for lengths around the ends of
    blocks and two pieces."""
    stream = bytes(i * i % 251 for i in range(5000))
    matches = []
    for kernel in lib.kernels(name):
        assert lib.use(name, kernel) and lib.kernel(name) == kernel
        for length in [*CORNERS, 2047, 3000, 5000]:
            data = stream[:length]
            right = reference(name, data)
            if lib.digest(name, data) != right:
                matches.append(f"{kernel}: {length} bytes at once")
            cut = length * 5 // 8
            if lib.pieces(name, [data[:cut], data[cut:]]) != right:
                matches.append(f"{kernel}: {cut} bytes, then {length - cut}")
    lib.use(name, None)
    return matches


@pytest.mark.parametrize("name", HASHES)
def test_every_kernel_has_hashlibs_digests(name: str, lib: Library) -> None:
    assert "portable" in lib.kernels(name)
    assert wrong_digests(lib, name) == []


@pytest.mark.parametrize("name", HASHES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_message_in_any_pieces_at_any_address(name: str, lib: Library,
                                                  data: st.DataObject) -> None:
    kernel = data.draw(st.sampled_from(lib.kernels(name)))
    assert lib.use(name, kernel)
    message = data.draw(st.binary(max_size=600)) * data.draw(st.integers(1, 9))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(message)), max_size=6)))
    pieces = [message[i:j] for i, j in zip([0, *cuts], [*cuts, len(message)])]
    right = reference(name, message)
    assert lib.pieces(name, pieces) == right
    offset = data.draw(st.integers(0, 63))
    room = ctypes.create_string_buffer(bytes(offset) + message, offset + len(message) or 1)
    out = ctypes.create_string_buffer(clibrary.size(name) + offset)
    lib.function(name)(ctypes.byref(out, offset), ctypes.byref(room, offset),
                       ctypes.c_size_t(len(message)))
    assert out.raw[offset:] == right and out.raw[:offset] == bytes(offset)
    lib.use(name, None)


def test_no_data_may_be_null(lib: Library) -> None:
    for name in HASHES:
        ctx, none = lib.new_context(name), ctypes.c_size_t(0)
        lib.function(name, "_update")(ctypes.byref(ctx), None, none)
        assert lib.finish(name, ctx) == reference(name, b"")
        out = ctypes.create_string_buffer(clibrary.size(name))
        lib.function(name)(out, None, none)
        assert out.raw == reference(name, b"")


@pytest.mark.parametrize("family", FAMILIES)
def test_callers_that_pad_themselves_have_the_compression_of_complete_blocks(
        family: str, lib: Library) -> None:
    hash = hashes.load(family)
    data = bytes(i * i % 251 for i in range(5 * block_bytes(hash) + 11))
    padded = data + bytes(hashes.message_padding(hash, len(data)))
    count = len(padded) // block_bytes(hash)
    for kernel in lib.kernels(family):
        ctx = lib.new_context(family)
        state, blocks = ctx.state, lib.function(family, "_blocks")
        for first, sample in ((0, 0), (0, 2), (2, count - 2)):
            blocks(state, padded[first * block_bytes(hash):], ctypes.c_size_t(sample))
        assert b"".join(word.to_bytes(hash.WIDTH // 8, "big")
                        for word in state) == reference(family, data), kernel
    lib.use(family, None)


@pytest.mark.parametrize("name", HASHES)
def test_nists_monte_carlo_through_the_library(name: str, lib: Library) -> None:
    first, *rest = vectors(name, "Monte")
    size = clibrary.size(name)
    hash, buffer = lib.function(name), ctypes.create_string_buffer(4 * size)
    length = ctypes.c_size_t(3 * size)
    seed = bytes.fromhex(first["Seed"])
    for record in rest[:20]:
        buffer.raw = seed * 3 + bytes(size)
        for _ in range(1000):
            hash(ctypes.byref(buffer, 3 * size), buffer, length)
            ctypes.memmove(buffer, ctypes.byref(buffer, size), 3 * size)
        seed = buffer.raw[2 * size:3 * size]
        assert seed.hex() == record["MD"].lower()


def test_the_text_of_another_standard_is_read_as_well(tmp_path: Path) -> None:
    clibrary.write_library(tmp_path, entries=[entry("sm3", "x64", 1, [])])
    lib, data = clibrary.build_shared_library(tmp_path, "-DNSMS_NO_ASM"), bytes(range(200))
    for length in (0, 3, 55, 56, 64, 200):
        out = ctypes.create_string_buffer(32)
        lib.function("sm3")(out, data, ctypes.c_size_t(length))
        assert out.raw == oracle.digests("sm3", [data[:length]])[0]


@pytest.mark.few(2)
@pytest.mark.parametrize("old, new", [
    ("total >> 61 : load64(end - 16), total << 3)", "total >> 61 : load64(end - 16), total << 2)"),
    ("if (part < room)", "if (part <= room)"),
    ("sha1_initial[5] = {\n    0x6", "sha1_initial[5] = {\n    0x7"),
    ("ror32(W[t - 3] ^ W[t - 8]", "ror32(W[t - 4] ^ W[t - 8]"),
    ("if (used + 1 > f->block", "if (used > f->block"),
    ("length + 1 > f->block - f->length_bytes ? 2 : 1", "length > f->block - f->length_bytes ? 2 : "
     "1"), ("partial_word(from, length, end), 0)", "partial_word(from, length, 0), 0)")])
def test_a_library_that_hashes_wrongly_is_reported(old: str, new: str, library_folder: Path,
                                                   tmp_path: Path) -> None:
    folder = clibrary.spoilt_copy(library_folder, tmp_path / "wrong", old, new)
    assert wrong_digests(clibrary.build_shared_library(folder, "-O0"), "sha1")


# Long messages.

@pytest.mark.parametrize("name, power",
                         [(name, power) for name in HASHES for power in (29, 32, 35, 60, 61, 63)
                          if power + 3 < hashes.find(name).LENGTH_BITS])
def test_the_length_is_counted_past_every_power_of_two(name: str, power: int, lib: Library) -> None:
    hash = hashes.find(name)
    ctx = lib.new_context(name)
    # as if zeros without number had been hashed to the initial value
    ctx.length = (1 << power) - block_bytes(hash)
    data = bytes(range(block_bytes(hash))) + b"more"
    lib.function(name, "_update")(ctypes.byref(ctx), data, ctypes.c_size_t(len(data)))
    last = hashes.finish_message(hash, hashes.initial_state(hash, name), data,
                                 (1 << power) - block_bytes(hash))
    assert lib.finish(name, ctx) == hashes.digest_of_state(hash, name, last)


@pytest.mark.full
def test_more_than_four_gibibytes_in_three_pieces_one_of_them_above_four_and_as_one_of_many(
        lib: Library) -> None:
    lib.use("sha256", None)
    if lib.kernel("sha256") != "shani_n1":
        pytest.skip("4 GiB take too long without sha_ni")
    length = (1 << 32) + (1 << 24) + 13
    zeros = mmap.mmap(-1, length, mmap.MAP_PRIVATE | getattr(mmap, "MAP_NORESERVE", 0),
                      mmap.PROT_READ | mmap.PROT_WRITE)
    try:
        memory = (ctypes.c_char * length).from_buffer(zeros)
        piece, right = bytes(1 << 24), hashlib.sha256()
        for _ in range(length >> 24):
            right.update(piece)
        right.update(bytes(13))
        ctx = lib.new_context("sha256")
        update = lib.function("sha256", "_update")
        for at, end in ((0, 1), (1, (1 << 32) + 5), ((1 << 32) + 5, length)):
            update(ctypes.byref(ctx), ctypes.byref(memory, at), ctypes.c_size_t(end - at))
        assert lib.finish("sha256", ctx) == right.digest()
        out = ctypes.create_string_buffer(16 * 32)               # and beside 15 of one byte
        data = (ctypes.c_void_p * 16)(*[ctypes.addressof(memory)] * 16)
        lib.function("sha256", "_many")(out, data,
                                        (ctypes.c_size_t * 16)(*[1] * 9, length, *[1] * 6),
                                        ctypes.c_size_t(16))
        assert (out.raw == reference("sha256", b"\0") * 9 + right.digest()
                + reference("sha256", b"\0") * 6)
    finally:
        del memory
        zeros.close()


# The choice of kernels.

def test_the_table_of_features_is_the_harness_s() -> None:
    text = (TOP / "ctests" / "cpu.h").read_text()
    masks = {"CPU_XMM": 0, "CPU_YMM": library.YMM, "CPU_ZMM": library.ZMM}
    rows = re.findall(r'\{"(\w+)", (\w+), (\d), (\d), (\d+), (\w+)\}', text)
    output = {name: (int(leaf, 0), int(sub), int(reg), int(bit), masks[mask])
              for name, leaf, sub, reg, bit, mask in rows}
    assert library.FEATURES["zmm"] == library.FEATURES["avx512f"], "no feature of the processor"
    features = library.FEATURES.items() - {("zmm", library.FEATURES["zmm"])}
    assert features <= output.items() and len(features) > 20
    assert not library.FEATURES.keys() & library.SIGNS.keys(), ("a sign that needs no XCR0 would "
                                                                "stand for a feature that does")


def entry(family: str, isa: str, n: int, features: list[str]) -> dict[str, object]:
    symbol = f"nsms_{family}_blocks_{isa}_n{n}"
    return {"symbol": symbol, "kind": "blocks", "hash": family, "isa": isa, "n": n,
            "features": features, "gas": None,
            "signature": f"void {symbol}(uint64_t state[8], const void *data, size_t blocks)"}


def test_a_library_takes_no_kernel_that_no_processor_would_choose(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preference, "TABLE", {"sha512": {"single": "avx2_n1 sse41_n1 x64_n1"}})
    needs = {"x64": [], "bmi2": ["bmi1", "bmi2"], "sse41": ["ssse3"],
             "avx2": ["avx", "avx2", "bmi1", "bmi2"]}
    kernels = [entry("sha512", isa, n, features) for isa, features in needs.items()
               for n in (1, 2, 4)]
    for lib, names in (("1", ["avx2_n1", "sse41_n1", "x64_n1"]), ("all", None)):
        clibrary.write_library(tmp_path, entries=kernels, lib=lib)
        text = (tmp_path / "nsms.c").read_text()
        taken = re.findall(r"^     NULL, nsms_sha512_blocks_(\w+)\}", text, re.M)
        assert taken == names if names else len(taken) == len(kernels)
        assert (set(re.findall(r"nsms_sha512_blocks_(\w+)", (tmp_path / "nsms.h").read_text()))
                == set(taken))


def test_a_kernel_that_is_not_there_is_refused(lib: Library) -> None:
    assert lib.use("sha256", "portable")
    for name in ("", "avx", "portable ", "sse9_n1", "avx2_n8,portable"):
        assert not lib.use("sha256", name)
    assert lib.kernel("sha224") == "portable", ("a refusal changes nothing, and the family shares "
                                                "its choice")
    assert lib.use("sha224", None) and lib.kernel("sha256") == lib.kernel("sha224")


NAME = """
#include <stdio.h>
#include "nsms.h"
int main(void)
{
    return puts(nsms_sha256_kernel()) < 0;
}
"""


@pytest.fixture(scope="module")
def name_program(lib: Library, tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("name") / "name"
    program.with_suffix(".c").write_text(NAME)
    clibrary.run("gcc", f"-I{lib.path.parent}", program.with_suffix(".c"), lib.path,
                 f"-Wl,-rpath,{lib.path.parent}", "-o", program)
    return program


@pytest.mark.parametrize("options, kernel", [
    ("portable", "portable"), ("none,portable", "portable"), (" , portable,none", "portable"),
    ("", None), ("none", None),
    ("portablex", None), ("x64_n1, portable", "x64_n1" if X86 else "portable")])
def test_the_environment_chooses_at_the_first_use(options: str, kernel: str | None, lib: Library,
                                                  name_program: Path) -> None:
    lib.use("sha256", None)
    assert (clibrary.run(name_program, env={**os.environ, "NSMS_KERNEL": options}).strip()
            == (kernel or lib.kernel("sha256")))


def fixed(hash: str, length: int, isa: str, features: list[str]) -> dict[str, object]:
    symbol = f"nsms_{hash.replace('-', '_')}_len{length}_{isa}"
    return {"symbol": symbol, "kind": "fixed", "hash": hash, "isa": isa, "n": 1,
            "features": features, "gas": None,
            "length": length, "signature": f"void {symbol}(uint8_t *digest, const void *message)"}


@pytest.mark.parametrize("name, length", [
    (e["hash"], e["length"]) for e in {(e["hash"], e["length"]): e for e in clibrary.MANIFEST
                                       if e["kind"] == "fixed" and not e.get("m")
                                       and not e["shape"]}.values()])
def test_a_message_of_one_length_has_hashlibs_digest_by_every_kernel(name: str, length: int,
                                                                     lib: Library) -> None:
    message, out = bytes(range(length)), ctypes.create_string_buffer(clibrary.size(name))
    for kernel in lib.kernels(name):
        lib.use(name, kernel)
        lib.function(name, f"_len{length}")(out, message)
        assert out.raw == reference(name, message), kernel
    lib.use(name, None)


def test_an_isa_without_a_kernel_of_a_length_takes_that_of_a_lesser_isa(tmp_path: Path) -> None:
    avx2 = ["avx", "avx2", "bmi1", "bmi2"]
    kernels = [entry("sha256", "shani", 1, ["sha_ni", "ssse3"]),
               entry("sha256", "avx512", 16, ["avx512f", "bmi1", "bmi2"]),
               entry("sha256", "avx2", 8, avx2), entry("sha256", "avx", 1, ["avx"]),
               entry("sha256", "x64", 1, [])]
    clibrary.write_library(tmp_path,
                           entries=[*kernels, fixed("sha256", 64, "avx2", avx2),
                                    fixed("sha256", 32, "x64", []) | {"shape": "double32"},
                                    fixed("sha256", 64, "sse41", ["ssse3"])])
    # the digest of a digest is not the digest of 32 bytes
    assert "nsms_sha256_len32(" not in (tmp_path / "nsms.h").read_text()
    text = (tmp_path / "nsms.c").read_text()
    rows = dict(re.findall(r'^    \{"(\w+?)_n.*\n.*\{(\w+)\}\},$', text, re.M))
    assert rows == {"shani": "NULL", "avx512": "nsms_sha256_len64_avx2",
                    "avx2": "nsms_sha256_len64_avx2",
                    "avx": "nsms_sha256_len64_sse41", "x64": "NULL"}


# Threads.

def threads(folder: Path) -> subprocess.CompletedProcess[str]:
    program, source = str(folder / "threads"), str(TOP / "tests" / "product" / "threads.c")
    done = subprocess.run(["gcc", "-std=gnu99", "-O1", "-g", "-fsanitize=thread", "-pthread",
                           f"-I{folder}", source,
                           str(folder / "nsms.c"), str(clibrary.build_kernel_archive()), "-o",
                           program], capture_output=True, text=True)
    if "tsan" in done.stderr:
        pytest.skip("gcc has no ThreadSanitizer here")
    assert done.returncode == 0, done.stderr
    # older ones know few layouts of memory
    wide = ["setarch", platform.machine(), "-R"] if shutil.which("setarch") else []
    first = subprocess.run([*wide, program], capture_output=True, text=True)
    return (subprocess.run([program], capture_output=True, text=True)
            if "personality" in first.stderr else first)


def test_sixteen_threads_hash_at_the_first_use(library_folder: Path, tmp_path: Path) -> None:
    done = threads(clibrary.copy_library(library_folder, tmp_path / "threads"))
    if "unexpected memory mapping" in done.stderr:
        pytest.skip("ThreadSanitizer does not run here")
    message = bytes((i * i >> 3) & 255 for i in range(100000))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip() == "".join(hashlib.new(name, message).hexdigest()
                                          for name in ("sha1", "sha256", "sha512"))


def test_a_selection_without_atomics_is_reported_by_threadsanitizer(library_folder: Path,
                                                                    tmp_path: Path) -> None:
    folder = clibrary.copy_library(library_folder, tmp_path / "threads")
    clibrary.replace_in_source(folder, "__atomic_load_n(pointer, __ATOMIC_RELAXED)", "(*(pointer))")
    clibrary.replace_in_source(folder, "__atomic_store_n(pointer, value, __ATOMIC_RELAXED)",
                               "(*(pointer) = (value))")
    done = threads(folder)
    if "unexpected memory mapping" in done.stderr:
        pytest.skip("ThreadSanitizer does not run here")
    assert done.returncode != 0 and "data race" in done.stderr


# Pieces, by a fuzzer.

def build_fuzzer(folder: Path, *options: str) -> Path:
    names = sorted({e["symbol"].split("_blocks_")[1] for e in clibrary.MANIFEST
                    if e["kind"] == "blocks"})
    clibrary.run("gcc", "-g", "-O1", "-DALONE", *options, f"-I{folder}",
                 "-DNAMES=" + ", ".join(f'"{n}"' for n in names),
                 TOP / "tests" / "product" / "fuzz_update.c", folder / "nsms.c",
                 clibrary.build_kernel_archive(), "-o", folder / "fuzz")
    return folder / "fuzz"


@pytest.mark.full
def test_a_fuzzer_finds_no_pieces_that_change_a_digest(library_folder: Path,
                                                       tmp_path: Path) -> None:
    program = build_fuzzer(clibrary.copy_library(library_folder, tmp_path / "fuzz"),
                           *harness.sanitizers("gcc"))
    done = subprocess.run([program, os.environ.get("NSMS_FUZZ_SECONDS", "5")],
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]


def test_the_same_target_drives_itself_and_finds_a_wrong_length_of_a_piece(
        library_folder: Path, tmp_path: Path) -> None:
    program = build_fuzzer(clibrary.copy_library(library_folder, tmp_path / "right"))
    assert int(clibrary.run(program, "1").split()[0]) > 100
    folder = clibrary.spoilt_copy(library_folder, tmp_path / "wrong", "if (part < room)",
                                  "if (part <= room)")
    assert subprocess.run([build_fuzzer(folder, "-O0"), "5"], capture_output=True).returncode != 0


# What final leaves behind.

# The context lies on a stack that is ours, so what its owner leaves there can be read.
WIPED = r"""
#include "nsms.c"
#include <stdio.h>
#include <ucontext.h>
static _Alignas(64) uint8_t stack[1 << 20];
static uint8_t *volatile where;
static char text[] = "a secret that nobody must find later on the stack";
static uint8_t digest[64];
static ucontext_t caller, callee;
static __attribute__((noinline, flatten)) void secret(void)
{
    nsms_sha512_ctx ctx;
    where = (uint8_t *)&ctx;
    nsms_sha512_init(&ctx);
    nsms_sha512_update(&ctx, text, sizeof text);
    nsms_sha512_final(&ctx, digest);
}
int main(void)
{
    size_t i, remaining = 0;
    nsms_sha512_use("portable");
    getcontext(&callee);
    callee.uc_stack.ss_sp = stack;
    callee.uc_stack.ss_size = sizeof stack;
    callee.uc_link = &caller;
    makecontext(&callee, secret, 0);
    if (swapcontext(&caller, &callee) || where < stack
        || where + sizeof(nsms_sha512_ctx) > stack + sizeof stack)
        return 1;
    for (i = 0; i < sizeof(nsms_sha512_ctx); i++)
        remaining += where[i] != 0;
    printf("%d\n", (int)remaining);
    return digest[0] == 0;
}
"""


def remaining_bytes(folder: Path, compiler: str) -> int:
    """Return the number of nonzero bytes of a context on the stack after its owner has returned;
    the compiler sees all of the library."""
    (folder / "wiped.c").write_text(WIPED)
    clibrary.run(compiler, "-O3", "-w", "-fno-stack-protector", f"-I{folder}", folder / "wiped.c",
                 clibrary.build_kernel_archive(), "-o", folder / "wiped")
    return int(clibrary.run(folder / "wiped"))


@pytest.mark.full
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_a_context_on_the_stack_is_wiped_though_nobody_reads_it(compiler: str,
                                                                tmp_path: Path) -> None:
    require_tools(compiler)
    folder = clibrary.write_library(tmp_path, entries=FORMS["sha512"][0], lib="small")
    assert remaining_bytes(folder, compiler) == 0
    clibrary.replace_in_source(folder, "        memset(p, 0, 16);\n", "")
    assert remaining_bytes(folder, compiler) > 49, "a context that is not wiped would not be seen"


# Compilers, linkers and names.

MAIN = """
#include <stdio.h>
#include "nsms.h"
int main(void)
{
    uint8_t digest[64];
    int i;
    PREFIX_sha512(digest, "abc", 3);
    for (i = 0; i < 64; i++)
        printf("%02x", digest[i]);
    return puts(PREFIX_version()) < 0;
}
"""


@pytest.mark.parametrize("compiler, runner", [
    ("gcc", ""), pytest.param("gcc -m32", "", marks=pytest.mark.full),
    pytest.param("clang", "", marks=pytest.mark.full),
    pytest.param("x86_64-w64-mingw32-gcc", WINE, marks=pytest.mark.full),
    pytest.param("aarch64-linux-gnu-gcc", "qemu-aarch64", marks=pytest.mark.full)])
def test_compilers_have_nothing_to_say(compiler: str, runner: str, library_folder: Path,
                                       tmp_path: Path) -> None:
    line = [*compiler.split(), *clibrary.WARNINGS]
    if not shutil.which(line[0]) or subprocess.run(
            [*line, "-x", "c", "-", "-o", tmp_path / "try"], text=True, capture_output=True,
            input="int main(void) { return 0; }").returncode:
        pytest.skip(f"{compiler} is not installed")
    for options in ("-std=c99 -O2", "-std=c11 -O2", "-DNSMS_NO_ASM -O2",
                    "-DNSMS_HIDDEN -DNSMS_NO_GETENV -Os"):
        clibrary.run(*line, *options.split(), "-c", library_folder / "nsms.c", "-o",
                     tmp_path / "nsms.o")
    (tmp_path / "main.c").write_text(MAIN.replace("PREFIX", "nsms"))
    folder = clibrary.write_library(tmp_path / "small", lib="small")
    kernels = re.findall(r"\.\./(gas/\w+\.S)", (folder / "CMakeLists.txt").read_text())
    forms: list[list[Any]] = [] if "mingw" in compiler else [["-DNSMS_NO_ASM"]]
    for sources in (*forms, [TOP / "generated" / path for path in kernels]):
        clibrary.run(*line, "-static", f"-I{folder}", tmp_path / "main.c", folder / "nsms.c",
                     *sources, "-o", tmp_path / "main.exe")
        if runner and not shutil.which(runner):
            pytest.skip(f"{runner} is not installed: built, not run")
        assert clibrary.run(*filter(None, [runner]), tmp_path / "main.exe").startswith(
            hashlib.sha512(b"abc").hexdigest())


SM3 = entry("sm3", "x64", 1, [])
SM3["signature"] = str(SM3["signature"]).replace("uint64_t", "uint32_t")
# Form of the library -> its entries, and LIB.
FORMS: dict[str, tuple[list[dict[str, Any]], str]] = {
    "1": (clibrary.MANIFEST, "1"), "small": (clibrary.MANIFEST, "small"),
    "all": (clibrary.MANIFEST, "all"), "sm3 alone": ([SM3], "1"),
    "small with sm3": ([*clibrary.MANIFEST, SM3], "small"),
    "without lanes": ([e for e in clibrary.MANIFEST if not e.get("m")], "1"),
    "without shapes": ([e for e in clibrary.MANIFEST if e["kind"] != "fixed" or not e.get("m")],
                       "1"),
    "sha512": ([e for e in clibrary.MANIFEST if hashes.find(e["hash"]).NAME == "sha512"], "all")}


@pytest.mark.few(4)
@pytest.mark.parametrize("form", FORMS)
def test_each_form_of_the_library_has_no_warning_and_links_with_exactly_the_files_that_it_lists(
        form: str, tmp_path: Path) -> None:
    entries, lib = FORMS[form]
    clibrary.write_library(tmp_path, entries=entries, lib=lib)
    for options in (("-DNSMS_NO_ASM",), ("-DNSMS_NO_GETENV", "-std=c11", "-DNSMS_HIDDEN"),
                    ("-O2", "-fPIC")):
        clibrary.run("gcc", "-std=c99", *clibrary.WARNINGS, "-Wmissing-prototypes",
                     "-Wstrict-prototypes", "-Wcast-qual", *options, "-c", tmp_path / "nsms.c",
                     "-o", tmp_path / "nsms.o")
    if "sm3" in form or not X86:             # no kernel of SM3 is committed
        return
    listed = [re.findall(pattern, (tmp_path / name).read_text()) for name, pattern in (
        ("CMakeLists.txt", r"\.\./gas/(\w+)\.S"), ("CMakeLists.txt", r"\.\./nasm/(\w+)\.asm"),
        ("meson.build", r"\.\./gas/(\w+)\.S"), ("meson.build", r"\.\./nasm/(\w+)\.asm"))]
    stems = {Path(e["gas"]).stem for e in clibrary.MANIFEST if not e["nasm"]}
    assert all(sorted(names) == sorted(listed[0]) for names in listed[::2])
    assert all(sorted(names) == ([] if stems & {*listed[0]} else sorted(listed[0]))
               for names in listed[1::2]), "NASM's files of all its kernels, or none"
    objects = [clibrary.build_kernel_archive().parent / f"{stem}.o" for stem in listed[0]]
    called = undefined_kernels(tmp_path / "nsms.o")
    defined_by = {path: defined(path) for path in objects}
    assert called and called <= set[str]().union(*defined_by.values())
    assert [path for path, symbols in defined_by.items() if not symbols & called] == []
    clibrary.run("gcc", "-shared", "-Wl,-z,defs", tmp_path / "nsms.o", *objects, "-o",
                 tmp_path / "x.so")
    short = subprocess.run(["gcc", "-shared", "-Wl,-z,defs", tmp_path / "nsms.o", *objects[1:],
                            "-o", tmp_path / "y.so"], capture_output=True, text=True)
    assert short.returncode and "undefined reference" in short.stderr


def undefined_kernels(path: Path) -> set[str]:
    """Return the symbols of kernels that an object file needs."""
    return {name for line in clibrary.run("nm", "-u", path).splitlines()
            if (name := line.split()[-1]).startswith("nsms_")}


@pytest.mark.skipif(not X86, reason="kernels are for x86-64")
def test_a_small_library_whose_kernels_are_all_large_is_portable_c(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preference, "select", lambda *_: ([], []))
    clibrary.write_library(tmp_path, lib="small")
    lib = clibrary.build_shared_library(tmp_path)
    assert lib.kernel("sha256") == "portable" and lib.digest("sha256", b"abc") == reference(
        "sha256", b"abc")


def test_a_shape_has_at_most_as_many_kernels_as_a_level_can_name(tmp_path: Path) -> None:
    shaped = next(e for e in clibrary.MANIFEST if e["kind"] == "fixed" and e.get("m"))
    limit = preference.MAX_MULTI_KERNELS - 1
    assert f"enum {{ ANY_LENGTH = {limit} }};" in (TOP / "generated" / "lib" / "nsms.c").read_text()
    scope = library.library_scope([*clibrary.MANIFEST, *(
        shaped | {"symbol": f"{shaped['symbol']}_{i}"} for i in range(limit + 1))], "nsms_", "all")
    family = next(f for f in scope["families"] if f["name"] == hashes.find(shaped["hash"]).NAME)
    assert max(len(shape["kernels"]) for shape in family["shapes"]) == limit


def defined(*options: str | Path) -> set[str]:
    return {line.split()[-1] for line in clibrary.run("nm", "--defined-only", *options).splitlines()
            if len(line.split()) == 3}


@pytest.mark.full
@pytest.mark.skipif(not X86, reason="kernels are for x86-64")
def test_objects_link_with_control_flow_enforcement_and_export_prefixed_names_only(
        library_folder: Path, tmp_path: Path) -> None:
    line = ["gcc", "-O1", "-fPIC", "-shared", "-nostartfiles", "-fcf-protection=full",
            *clibrary.STRICT, "-Wl,-z,cet-report=error", library_folder / "nsms.c"]
    clibrary.run(*line, *clibrary.build_kernel_archive().parent.glob("*.o"), "-o",
                 tmp_path / "x.so")
    assert not (defined("-g", "-D", tmp_path / "x.so") - {"_edata", "_end", "__bss_start"}) - {
        name for name in defined("-g", "-D", tmp_path / "x.so") if name.startswith("nsms_")}
    assert "TEXTREL" not in clibrary.run("readelf", "-dW", tmp_path / "x.so")
    assert re.search(r"GNU_STACK.* RW ", clibrary.run("readelf", "-lW", tmp_path / "x.so"))
    clibrary.run(*line, *clibrary.kernel_sources(), "-DNSMS_HIDDEN", "-o", tmp_path / "hidden.so")
    assert not {name for name in defined("-D", tmp_path / "hidden.so") if "sha" in name}


@pytest.mark.skipif(not shutil.which("musl-gcc"), reason="musl-gcc is not installed")
@pytest.mark.skipif(os.getuid() != 0, reason="only root can make a program of another user's")
def test_a_setuid_program_does_not_heed_the_environment(library_folder: Path,
                                                        tmp_path: Path) -> None:
    program = tmp_path / "program"
    (tmp_path / "main.c").write_text(
        '#include <stdio.h>\n#include "nsms.h"\n'
        "int main(void) { return puts(nsms_sha256_kernel_for(64)) < 0; }\n")
    clibrary.run("musl-gcc", "-static", "-I", library_folder, tmp_path / "main.c",
                 library_folder / "nsms.c", clibrary.build_kernel_archive(), "-o", program)
    environment = {"NSMS_KERNEL": "portable"}
    assert subprocess.check_output(program, env=environment, text=True) == "portable\n"
    shutil.chown(program, user=65534)
    program.chmod(0o4755)
    assert subprocess.check_output(program, env=environment, text=True) != "portable\n"


def test_the_library_allocates_nothing(library_folder: Path, tmp_path: Path) -> None:
    clibrary.run("gcc", "-O0", "-c", library_folder / "nsms.c", "-o", tmp_path / "nsms.o")
    wanted = {line.split()[-1]
              for line in clibrary.run("nm", "-u", tmp_path / "nsms.o").splitlines()}
    assert {name for name in wanted if not name.startswith("nsms_")
            and name != "_GLOBAL_OFFSET_TABLE_"} <= {
        "memcpy", "memset", "memcmp", "strlen", "strspn", "strcspn", "getenv", "secure_getenv",
        "__stack_chk_fail"}


def test_a_library_has_no_kernel_deeper_than_its_limit_of_stack() -> None:
    every, sample = (preference.candidate_configs(
        parse_request({"hash": "sha512", "isa": "avx2", **more}), "1")
                     for more in ({}, {"stack": "2000"}))
    depth = {stem: max(e["stack_bytes"] for e in clibrary.MANIFEST
                       if e["gas"] and Path(e["gas"]).stem == stem)
             for stem in (config.stem for config in every if not config.is_table)}
    assert ({config.stem for config in sample if not config.is_table}
            == {stem for stem, stack_bytes in depth.items() if stack_bytes <= 2000})
    assert 0 < len(sample) < len(every) and not any("stack" in config.stem for config in sample)
    with pytest.raises(Rejected, match=r"STACK=10: .* Try STACK=\d+"):
        preference.candidate_configs(
            parse_request({"hash": "sha512", "isa": "avx2", "stack": "10"}), "1")


def test_a_library_is_vendored_with_the_kernels_that_it_selects_and_those_of_one_length() -> None:
    from generator.request import requests
    wanted = requests.resolve_configs({"kind": "blocks", "hash": "sha256"})
    assert len({config.isa for config in wanted}) < len(wanted)
    lengths = requests.resolve_configs({"hash": "sha256", "len": "64"})
    taken = preference.library_configs([*wanted, *lengths])
    blocks = [config for config in taken if config in wanted]
    assert ({config.stem.removeprefix("sha256_") for config in blocks}
            == {*preference.words("sha256", "single")} & {c.stem.removeprefix("sha256_")
                                                      for c in wanted})
    assert {config.isa for config in taken if config in lengths} <= {c.isa for c in blocks}
    only = preference.library_configs([*(config for config in wanted if config.isa == "avx2"),
                                      *lengths])
    assert {config.isa for config in only} == {"avx2"}, ("a kernel of one length that nothing "
                                                         "would call")


def test_a_library_of_one_block_at_a_time_has_no_other_schedules() -> None:
    configs = preference.library_configs(
        preference.candidate_configs(parse_request({"n": "1"}), "1"))
    assert {c.n for c in configs if not c.m} == {1}
    assert {c.isa for c in configs if c.m} == {"shani", "avx2"}
    assert not {"iterations", "fixed"} & {kind for c in configs for kind in c.kinds}
    assert {c.family.NAME for c in configs} == {"sha1", "sha256", "sha512"}
    others = preference.library_configs(preference.candidate_configs(parse_request({}), "1"))
    assert {c.n for c in others if not c.m} != {1}


@pytest.mark.full
def test_two_prefixes_live_in_one_program(tmp_path: Path) -> None:
    from generator import __main__ as cli
    for prefix in ("one_", "Two"):
        assert cli.main(["vendor", "--dest", str(tmp_path / prefix), "--hash", "sha512", "--isa",
                         "x64", "--lib", "1", "--prefix", prefix]) == 0
    folder = tmp_path / "one_"
    assert {"nsms.c", "nsms.h", "sha512_x64_n1.S", *vendor.BUILDS} <= {
        p.name for p in folder.iterdir()}
    note = (folder / "VENDORED.md").read_text()
    assert "HASH=sha512 ISA=x64 PREFIX=one_ LIB=1" in note and "nsms.c" in note
    (tmp_path / "main.c").write_text("""
#include "one_/nsms.h"
#include "Two/nsms.h"
#include <string.h>
int main(void)
{
    uint8_t a[ONE_SHA512_BYTES], b[TWO_SHA512_BYTES];
    one_sha512_ctx one;
    one_sha512_init(&one);
    one_sha512_update(&one, "abc", 3);
    one_sha512_final(&one, a);
    Twosha512(b, "abc", 3);
    return memcmp(a, b, sizeof a) || strcmp(one_version(), TWO_VERSION) || Twosha384_use("portable")
           || strncmp(one_sha512_kernel(), "x64_n1", 6);
}
""")
    files = [str(p) for name in ("one_", "Two") for p in sorted((tmp_path / name).glob("*.[cS]"))]
    clibrary.run("gcc", "-std=c99", *clibrary.WARNINGS, tmp_path / "main.c", *files, "-o",
                 tmp_path / "main")
    if X86:
        clibrary.run(tmp_path / "main")
    for prefix in ("one_", "Two"):
        clibrary.run("gcc", "-c", tmp_path / prefix / "nsms.c", "-o", tmp_path / "nsms.o")
        assert all(name.startswith(prefix) for name in defined("-g", tmp_path / "nsms.o"))


MANY = """
#include <stdio.h>
#include "nsms.h"
int main(void)
{
    static uint8_t text[3] = {'a', 'b', 'c'};
    ELEMENT data[2] = {text, text};
    size_t lengths[2] = {3, 1}, i;
    uint8_t digests[64];
    void (*call)(void *, const void *const *, const size_t *, size_t) = nsms_sha256_many;
    nsms_sha256_many(digests, data, lengths, 2);
    nsms_sha256_many(digests, NULL, NULL, 0);
    for (i = 0; i < 64; i++)
        printf("%02x", digests[i]);
    return call == NULL;
}
"""


@pytest.mark.parametrize("compiler", ["gcc -std=c11", "g++ -std=c++11"])
def test_many_takes_pointers_to_bytes_and_void_and_no_others(compiler: str, library_folder: Path,
                                                             tmp_path: Path) -> None:
    name, standard = compiler.split()
    require_tools(name)
    source = tmp_path / ("main.cpp" if "+" in name else "main.c")
    source.write_text(MANY)
    line = [name, standard, *clibrary.WARNINGS, f"-I{library_folder}", "-fsyntax-only",
            "-include", TOP / "generated" / "include" / "nsms.h"]
    for element in ("uint8_t *", "const uint8_t *", "void *", "const void *",
                    "const uint8_t *const", "void *const"):
        clibrary.run(*line, f"-DELEMENT={element}", source)
    source.write_text(MANY.replace("static uint8_t text[3]", "static int text[3]"))
    for element in ("int *", "const int *const"):
        done = subprocess.run([*line, f"-DELEMENT={element}", source], capture_output=True,
                              text=True)
        assert done.returncode != 0 and "error" in done.stderr, element


@pytest.mark.skipif(not X86, reason="kernels are for x86-64")
def test_features_can_be_taken_away_with_all_that_need_them_and_none_can_be_added(
        name_program: Path, library_folder: Path, tmp_path: Path) -> None:
    clibrary.run("gcc", "-DNSMS_NO_GETENV", f"-I{library_folder}", name_program.with_suffix(".c"),
                 library_folder / "nsms.c", clibrary.build_kernel_archive(), "-o",
                 tmp_path / "deaf")

    def kernel(features: str, program: Path = name_program) -> str:
        return clibrary.run(program, env={**os.environ, "NSMS_FEATURES": features}).strip()

    best = kernel("")
    assert {kernel(text) for text in ("none", "-none", "avx512f", "+sha_ni", "-")} == {best}
    assert kernel("-ssse3").split("_")[0] in ("bmi2",
                                              "x64"), "a kernel of a feature that needs another"
    assert kernel("-sha_ni, -avx").split("_")[0] in ("sse41", "bmi2", "x64")
    assert not kernel("-sha_ni,-avx512f").startswith(("shani", "avx512"))
    assert kernel("-ssse3", tmp_path / "deaf") == best


@pytest.mark.full
@pytest.mark.skipif("avx2" not in native.host_features(), reason="this processor runs no kernel "
                                                                 "for several messages")
def test_memorysanitizer_knows_every_digest_that_kernels_write(library_folder: Path,
                                                               tmp_path: Path) -> None:
    options = ["-fsanitize=memory", "-g", "-O1"]
    (tmp_path / "empty.c").write_text("int main(void) { return 0; }")

    def has_sanitizer(name: str) -> bool:
        return shutil.which(name) is not None and not subprocess.run(
            [name, *options, tmp_path / "empty.c", "-o",
             tmp_path / "empty"], capture_output=True).returncode

    compiler = next(filter(has_sanitizer, ("clang", *(f"clang-{n}" for n in range(22, 13, -1)))),
                    None)
    if not compiler:
        pytest.skip("no clang here has MemorySanitizer")
    source = (library_folder / "nsms.c").read_text()
    lines = source.split("\n")
    calls = [i for i, line in enumerate(lines) if line.lstrip().startswith("WRITTEN(")]
    assert len(calls) >= 3

    def errors(name: str, text: str) -> str:
        (tmp_path / f"{name}.c").write_text(text)
        clibrary.run(compiler, *options, f"-I{library_folder}",
                     TOP / "tests" / "product" / "sanitized.c", tmp_path / f"{name}.c",
                     clibrary.build_kernel_archive(), "-o", tmp_path / name)
        done = subprocess.run([tmp_path / name], capture_output=True, text=True)
        assert bool(done.returncode) == bool(done.stderr), ("the program found no digest, or none "
                                                            "with large bytes")
        return done.stderr

    assert errors("right", source) == ""
    for i in calls:
        changed = [*lines[:i], lines[i].replace("WRITTEN(", "(void)("), *lines[i + 1:]]
        assert "use-of-uninitialized-value" in errors(f"without_{i}", "\n".join(changed)), lines[i]


DIRTY = """
#include "nsms.h"
static unsigned upper_half_after(int one_shot)
{
    uint8_t digest[32], out[32] = {0};
    nsms_sha256_ctx ctx;
    nsms_sha256_init(&ctx);
    nsms_sha256_update(&ctx, "abc", 3);
    __asm__ volatile("vpcmpeqd %%ymm15, %%ymm15, %%ymm15" : : : "xmm15");
    if (one_shot)
        nsms_sha256(digest, "abc", 3);
    else
        nsms_sha256_final(&ctx, digest);
    __asm__ volatile("vmovdqu %%ymm15, %0" : "=m"(out) : : "xmm15");
    return out[31];
}
int main(int count, char **names)
{
    return count < 2 || nsms_sha256_use(names[1]) ? 2 : upper_half_after(0) || upper_half_after(1);
}
"""


def test_no_upper_half_is_dirty_where_legacy_encoded_instructions_run(library_folder: Path,
                                                                      tmp_path: Path) -> None:
    if missing_features(["avx2", "sse4_1"]):
        pytest.skip("the processor has no AVX2")
    (tmp_path / "main.c").write_text(DIRTY)
    clibrary.run("gcc", "-O1", "-mavx2", "-I", library_folder, tmp_path / "main.c",
                 library_folder / "nsms.c", clibrary.build_kernel_archive(), "-o",
                 tmp_path / "main")
    for kernel in ("shani_n1", "sse41_n1"):
        status = subprocess.run([tmp_path / "main", kernel]).returncode
        assert status == 0 or status == 2 and kernel == "shani_n1" and missing_features(["sha_ni"])
