"""Scripts of examples/adopt on small trees in the other projects' layout: the edit applies, twice
is once, and a version that a script does not know is rejected and left as it was."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tools import require_tools

from generator.files import TOP

ADOPT = TOP / "examples" / "adopt"
Adopt = Callable[..., subprocess.CompletedProcess[str]]

HASHTREE = {
    "src/Makefile": """OUT_DIR ?= $(CURDIR)/../build
OBJ_DIR := $(OUT_DIR)/obj
LIB_DIR := $(OUT_DIR)/lib
$(shell mkdir -p $(OBJ_DIR) $(LIB_DIR))
libname = $(LIB_DIR)/libhashtree.a
OBJ_LIST = $(OBJ_DIR)/hashtree.o
$(OBJ_DIR)/%.o: %.S
\t$(CC) -c $< -o $@
$(OBJ_DIR)/%.o: %.c
\t$(CC) -Wall -Werror -c $< -o $@
$(libname): $(OBJ_LIST)
\t$(AR) rcs $@ $(OBJ_LIST)
all: $(libname)
""",
    "src/hashtree.h": """#ifndef HASHTREE_H
#define HASHTREE_H
#include <stdint.h>
typedef void (*hashtree_hash_fcn)(unsigned char *, const unsigned char *, uint64_t);
void hashtree_sha256_shani_x2(unsigned char *, const unsigned char *, uint64_t);
int hashtree_init(hashtree_hash_fcn);
void hashtree_hash(unsigned char *, const unsigned char *, uint64_t);
#endif
""",
    "src/hashtree.c": """#include "hashtree.h"

#ifdef __x86_64__
#include <cpuid.h>
#endif

void hashtree_sha256_shani_x2(unsigned char *output, const unsigned char *input, uint64_t count)
{
    *output = *input + count;
}

static hashtree_hash_fcn hashtree_detect() {
#ifdef __x86_64__
    return &hashtree_sha256_shani_x2;
#endif
    return (hashtree_hash_fcn)0;
}

static hashtree_hash_fcn chosen;
int hashtree_init(hashtree_hash_fcn other)
{
    chosen = other ? other : hashtree_detect();
    return !!chosen;
}
void hashtree_hash(unsigned char *output, const unsigned char *input, uint64_t count)
{
    chosen(output, input, count);
}
""",
}
GO = {"src/crypto/internal/fips140deps/cpu/cpu.go": "package cpu\n\nimport \"internal/cpu\"\n\nvar "
      "(\n\tX86HasAVX2  = " "cpu.X86.HasAVX2\n\tX86HasSSSE3 = " "cpu.X86.HasSSSE3\n)\n",
      "src/crypto/internal/fips140/sha512/sha512block_amd64.go": "//go:build !purego\n\npackage "
      "sha512\n\nfunc block(dig *Digest, " "p []byte) {\n\tblockGeneric(dig, " "p)\n}\n"}
AWSLC = {"crypto/fipsmodule/sha/internal.h": "#if defined(OPENSSL_X86_64)\n#define SHA512_ASM_AVX\n"
         "OPENSSL_INLINE int sha512_avx_capable(void) {\n  return 1;\n}\n#endif\n",
         "crypto/fipsmodule/sha/sha512.c": "static void sha512_block_data_order(uint64_t state[8], "
         "const uint8_t *data,\n                                    "
         "size_t num) {\n#if defined(SHA512_ASM_AVX)\n  if "
         "(sha512_avx_capable()) {\n    return;\n  }\n#endif\n}\n",
         "generated-src/linux-x86_64/crypto/fipsmodule/sha512-x86_64.S":
         ".globl sha512_block_data_order_avx\n#endif\n"}
BITCOIN = {"src/crypto/CMakeLists.txt": "add_library(bitcoin_crypto STATIC\n  sha1.cpp\n  "
           "sha256.cpp\n)\n\nif(HAVE_AVX2)\n  target_sources(bitcoin_crypto "
           "PRIVATE sha256_avx2.cpp)\nendif()\n",
           "src/crypto/sha256.cpp": "#include <crypto/sha256.h>\n\nTransformType Transform = "
           "sha256::Transform;\nTransformD64Type TransformD64 = "
           "sha256::TransformD64;\n\nstd::string SHA256AutoDetect(int "
           "implementation)\n{\n    std::string ret = \"standard\";\n    "
           "assert(SelfTest());\n    return ret;\n}\n"}

GO_KERNELS = {f"sha512_{name}_amd64.s": f"TEXT \N{MIDDLE DOT}nsms_sha512_blocks_{name}(SB), 0, "
              f"$8-24\n        RET\n" for name in ("avx512_n8_lanes_zen4", "avx2_n1")}


@pytest.fixture
def adopt(tmp_path: Path) -> Adopt:
    """Runs a script on a tree, editing alone."""
    (tmp_path / "kernels").mkdir()
    for name, text in GO_KERNELS.items():
        (tmp_path / "kernels" / name).write_text(text)
    tree(tmp_path / "boringssl",
         {"att/sha512_avx512_n8_lanes_boringssl.S": ".globl sha512_block_data_order_avx512\n"})

    def run(script: str, checkout: Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, ADOPT / f"{script}.py", checkout, "--edit"],
                              capture_output=True, text=True,
                              env={**os.environ, "NSMS_GO_KERNELS": str(tmp_path / "kernels"),
                                   "NSMS_BORINGSSL": str(tmp_path / "boringssl")})
    return run


def tree(top: Path, files: dict[str, str]) -> Path:
    for path, text in files.items():
        (top / path).parent.mkdir(parents=True, exist_ok=True)
        (top / path).write_text(text)
    return top


def content(top: Path) -> dict[str, bytes]:
    return {str(p.relative_to(top)): p.read_bytes() for p in sorted(top.rglob("*")) if p.is_file()}


TREES = {"hashtree": HASHTREE, "gostd": GO, "awslc": AWSLC, "bitcoin": BITCOIN}


@pytest.mark.few(2)
@pytest.mark.parametrize("script", TREES)
def test_the_edit_applies_and_twice_is_once(script: str, tmp_path: Path, adopt: Adopt) -> None:
    top = tree(tmp_path / "checkout", TREES[script])
    done = adopt(script, top)
    assert done.returncode == 0, done.stderr
    once = content(top)
    for path, text in TREES[script].items():
        if once[path] != text.encode():
            edited = once[path].decode().splitlines()
            rest = iter(edited)
            assert all(line in rest for line in text.splitlines()), "a line of theirs is lost"
    assert {*done.stdout.split()} == {path for path in once
                                      if once[path] != TREES[script].get(path, "").encode()}
    again = adopt(script, top)
    assert (again.returncode == 0 and again.stdout == "nothing to do: the edits are there\n"
            and content(top) == once)


@pytest.mark.few(4)
@pytest.mark.parametrize("script, path, old, new", [
    ("hashtree", "src/hashtree.c", "hashtree_detect() {", "hashtree_choice() {"),
    ("hashtree", "src/Makefile", None, ""),
    ("gostd", "src/crypto/internal/fips140/sha512/sha512block_amd64.go", "func block(",
     "func block(\nfunc block("),
    ("gostd", "src/crypto/internal/fips140deps/cpu/cpu.go", "X86HasSSSE3", "X86HasSSE3"),
    ("awslc", "crypto/fipsmodule/sha/sha512.c", "#if defined(SHA512_ASM_AVX)",
     "#ifdef SHA512_ASM_AVX"),
    ("awslc", "generated-src/linux-x86_64/crypto/fipsmodule/sha512-x86_64.S",
     "sha512_block_data_order_avx", "sha512_block_avx"),
    ("bitcoin", "src/crypto/CMakeLists.txt", "bitcoin_crypto", "bitcoin_hashes"),
    ("bitcoin", "src/crypto/sha256.cpp", "assert(SelfTest())", "Assert(SelfTest())")])
def test_an_unknown_version_is_rejected_and_left_as_it_was(
        script: str, path: str, old: str | None, new: str, tmp_path: Path, adopt: Adopt) -> None:
    top = tree(tmp_path / "checkout", TREES[script])
    if old is None:
        (top / path).unlink()
    else:
        assert old in (top / path).read_text()
        (top / path).write_text((top / path).read_text().replace(old, new))
    before = content(top)
    done = adopt(script, top)
    assert (done.returncode == 2 and "does not know" in done.stderr
            and "Nothing was changed" in done.stderr)
    assert done.stderr.count("\n") == 1 and content(top) == before


def test_an_edited_hashtree_builds_and_hashes_nodes(tmp_path: Path, adopt: Adopt) -> None:
    require_tools("make", "cc")
    top = tree(tmp_path / "checkout", HASHTREE)
    assert adopt("hashtree", top).returncode == 0
    subprocess.run(["make", "-C", top / "src", "CC=cc"], check=True, capture_output=True)
    (tmp_path / "main.c").write_text("""#include "hashtree.h"
#include <stdio.h>
int main(void)
{
    static unsigned char nodes[64 * 5], digests[32 * 5];
    int i;
    hashtree_init(0);
    hashtree_hash(digests, nodes, 5);
    for (i = 0; i < 32; i++)
        printf("%02x", digests[32 * 4 + i]);
    return 0;
}
""")
    subprocess.run(["cc", "-I", top / "src", tmp_path / "main.c", "-L", top / "build" / "lib",
                    "-lhashtree", "-o", tmp_path / "main"], check=True)
    said = subprocess.run([tmp_path / "main"], capture_output=True, text=True).stdout
    assert said == hashlib.sha256(bytes(64)).hexdigest()
