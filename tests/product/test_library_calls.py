"""Types of the calls of nsms.h, masked features, and what MemorySanitizer hears of kernels."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import clibrary
import pytest
from test_library import NAME, X86
from tools import require_tools

from generator.files import TOP
from generator.lab.mutation import native
from generator.x86.uarch.processors import missing_features

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


@pytest.fixture(scope="module")
def library_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clibrary.write_library(tmp_path_factory.mktemp("library"))


@pytest.mark.parametrize("compiler", ["gcc -std=c11", "g++ -std=c++11"])
def test_many_takes_pointers_to_bytes_and_void_and_no_others(compiler: str, library_folder: Path,
                                                             tmp_path: Path) -> None:
    name, standard = compiler.split()
    require_tools(name)
    source = tmp_path / ("main.cpp" if "+" in name else "main.c")
    source.write_text(MANY)
    line = [name, standard, *clibrary.WARNINGS, f"-I{library_folder}", "-fsyntax-only"]
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
        library_folder: Path, tmp_path: Path) -> None:
    for name, options in (("name", []), ("deaf", ["-DNSMS_NO_GETENV"])):
        (tmp_path / "name.c").write_text(NAME)
        clibrary.run("gcc", "-O1", *options, f"-I{library_folder}", tmp_path / "name.c",
                     library_folder / "nsms.c",
                     clibrary.build_kernel_archive(), "-o",
                     tmp_path / name)

    def kernel(features: str, program: str = "name") -> str:
        return clibrary.run(tmp_path / program,
                            env={**os.environ, "NSMS_FEATURES": features}).strip()

    best = kernel("")
    assert {kernel(text) for text in ("none", "-none", "avx512f", "+sha_ni", "-")} == {best}
    assert kernel("-ssse3").split("_")[0] in ("bmi2",
                                              "x64"), "a kernel of a feature that needs another"
    assert kernel("-sha_ni, -avx").split("_")[0] in ("sse41", "bmi2", "x64")
    assert not kernel("-sha_ni,-avx512f").startswith(("shani", "avx512"))
    assert kernel("-ssse3", "deaf") == best


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
    clibrary.run("gcc", "-O2", "-mavx2", "-I", library_folder, tmp_path / "main.c",
                 library_folder / "nsms.c", *clibrary.kernel_sources(), "-o", tmp_path / "main")
    for kernel in ("shani_n1", "sse41_n1"):
        status = subprocess.run([tmp_path / "main", kernel]).returncode
        assert status == 0 or status == 2 and kernel == "shani_n1" and missing_features(["sha_ni"])
