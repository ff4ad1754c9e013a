"""The library as MSVC and clang-cl have it: the code for these is compiled here by gcc, whose own
macros are taken away, with stand-ins for Microsoft's headers, and run; and by clang-cl, linked with
NASM's objects as a Windows program, and run by Wine. MSVC itself was at no time at hand."""

from __future__ import annotations

import ctypes
import hashlib
import re
import shutil
import subprocess
from pathlib import Path

import clibrary
import pytest
from test_library import WINE, X86, wrong_digests
from tools import llvm_tool, require_tools

from generator.files import TOP
from generator.product import vendor, write
from generator.request.requests import resolve_configs
from generator.x86.uarch.processors import missing_features

pytestmark = [pytest.mark.full, pytest.mark.skipif(not X86, reason="kernels are for x86-64")]

LENGTHS = [0, 3, 55, 56, 64, 111, 112, 128, 129, 247, 1000, 1100, 2047, 3000, 5000, 3, 64, 200]
DATA = bytes(i * i % 251 for i in range(5000))

# What nsms.c asks of Microsoft's headers, without their code.
HEADERS = {
    "string.h": "#include <stddef.h>\nvoid *memcpy(void *, const void *, size_t);\nvoid "
                "*memset(void *, int, size_t);\nint memcmp(const void *, const void *, "
                "size_t);\nint strcmp(const char *, const char *);\nsize_t strlen(const char *);\n"
                "size_t strspn(const char *, const char "
                "*);\nsize_t strcspn(const char *, const char *);\n",
    "stdlib.h": "#include <stddef.h>\n#ifdef _CRT_SECURE_NO_WARNINGS\nchar *getenv(const char "
                "*);\n#endif\nunsigned long _byteswap_ulong(unsigned long);\nunsigned long long "
                "_byteswap_uint64(unsigned long long);\n",
    # glibc's stdint.h defines __GLIBC__, which MSVC does not have
    "intrin.h": "#undef __GLIBC__\nvoid _mm256_zeroupper(void);\n"
                "void __cpuidex(int told[4], int leaf, int subleaf);\nunsigned long long "
                "_xgetbv(unsigned which);\nunsigned long long __rdtsc(void);\nvoid "
                "_mm_lfence(void);\nlong _InterlockedCompareExchange(long volatile *word, long "
                "value, long old);\n"}
FOR_CLANG = {**HEADERS, "stdio.h": "int printf(const char *, ...);\n", "setjmp.h": "typedef int "
                                                                                   "jmp_buf[64];\n",
             "malloc.h": "#include <stddef.h>\nvoid *_aligned_malloc(size_t, size_t);\nvoid "
                         "_aligned_free(void *);\n"}
del FOR_CLANG["intrin.h"]                                 # clang-cl has its own

# The same by what gcc has.
INTRINSICS = """
void __cpuidex(int told[4], int leaf, int subleaf)
{
    __asm__ volatile("cpuid" : "=a"(told[0]), "=b"(told[1]), "=c"(told[2]), "=d"(told[3])
                     : "a"(leaf), "c"(subleaf));
}
unsigned long long _xgetbv(unsigned which)
{
    unsigned low, high;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(which));
    return (unsigned long long)high << 32 | low;
}
unsigned long long __rdtsc(void) { return __builtin_ia32_rdtsc(); }
void _mm256_zeroupper(void) { __asm__ volatile("vzeroupper"); }
void _mm_lfence(void) { __builtin_ia32_lfence(); }
long _InterlockedCompareExchange(long volatile *word, long value, long old)
{
    return __sync_val_compare_and_swap(word, old, value);
}
unsigned long _byteswap_ulong(unsigned long x) { return __builtin_bswap32((unsigned)x); }
unsigned long long _byteswap_uint64(unsigned long long x) { return __builtin_bswap64(x); }
"""
AS_MSVC = ["-U__GNUC__", "-U__linux__", "-D_MSC_VER=1940", "-D_M_X64=100", "-D__declspec(what)=",
           "-D__forceinline=inline"]

# What stands in for the C library's start, Microsoft's check of the stack (`/GS`) and its touching
# of pages.
START = """
int main(void);
__declspec(noreturn) void exit(int);
unsigned __int64 __security_cookie = 1;
void __security_check_cookie(unsigned __int64 cookie) { (void)cookie; }
void start(void) { exit(main()); }
"""
CHKSTK = """
bits 64
section .text
global __chkstk
__chkstk:
        push    rcx
        push    rax
        lea     rcx, [rsp + 24]
page:   cmp     rax, 4096
        jb      last
        sub     rcx, 4096
        test    [rcx], rcx
        sub     rax, 4096
        jmp     page
last:   sub     rcx, rax
        test    [rcx], rcx
        pop     rax
        pop     rcx
        ret
"""


@pytest.fixture(scope="module")
def windows_folder(library_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the library with all kernels, and stand-ins for MSVC's headers in `include`."""
    folder = clibrary.copy_library(library_folder, tmp_path_factory.mktemp("windows") / "library")
    write_headers(folder / "include", HEADERS)
    (folder / "intrinsics.c").write_text(INTRINSICS)
    return folder


def write_headers(folder: Path, headers: dict[str, str]) -> None:
    folder.mkdir()
    for name, text in headers.items():
        (folder / name).write_text(text)


def build_as_msvc(folder: Path) -> clibrary.Library:
    clibrary.run("gcc", "-std=c99", "-O1", "-fPIC", "-pedantic-errors", *clibrary.WARNINGS,
                 *AS_MSVC, "-isystem",
                 folder / "include", "-c", folder / "nsms.c", "-o", folder / "nsms.o")
    clibrary.run("gcc", "-shared", "-fPIC", "-o", folder / "msvc.so", folder / "nsms.o",
                 folder / "intrinsics.c", clibrary.build_kernel_archive())
    return clibrary.Library(folder / "msvc.so")


def kernels_and_selection(lib: clibrary.Library, name: str) -> tuple[list[str], str]:
    kernels = lib.kernels(name)
    lib.use(name, None)
    return kernels, lib.kernel(name)


def wrong_results(lib: clibrary.Library) -> list[str]:
    """Return the library's wrong results."""
    matches = [f"{name}: {what}" for name in ("sha256", "sha512")
               for what in wrong_digests(lib, name)]
    data = (ctypes.c_char_p * len(LENGTHS))(*[(DATA * 2)[i:i + length]
                                              for i, length in enumerate(LENGTHS)])
    for name in ("sha256", "sha512"):
        out = ctypes.create_string_buffer(len(LENGTHS) * clibrary.size(name))
        lib.function(name, "_many")(out, data, (ctypes.c_size_t * len(LENGTHS))(*LENGTHS),
                                    ctypes.c_size_t(len(LENGTHS)))
        right = b"".join(hashlib.new(name, (DATA * 2)[i:i + length]).digest()
                         for i, length in enumerate(LENGTHS))
        matches += [f"{name}: many"] * (out.raw != right)
    return matches


def test_the_code_for_msvc_finds_the_same_kernels_and_hashes_as_hashlib(
        lib: clibrary.Library, windows_folder: Path) -> None:
    msvc = build_as_msvc(windows_folder)
    for name in clibrary.FAMILIES:
        assert kernels_and_selection(msvc, name) == kernels_and_selection(lib, name)
    assert wrong_results(msvc) == []
    msvc.function("select")()
    assert all(msvc.kernel(name) != "portable" for name in clibrary.FAMILIES), "it measured"


@pytest.mark.parametrize("old, new", [("(uint64_t)_byteswap_uint64(x)", "x"), ("if (r[0] >= leaf)",
                                                                               "if (r[0] < leaf)"),
                                      ("return (unsigned)_xgetbv(0);", "return 0;")])
def test_a_fault_in_the_code_for_msvc_is_seen(old: str, new: str, lib: clibrary.Library,
                                              windows_folder: Path, tmp_path: Path) -> None:
    if "byteswap" not in old and missing_features(["avx"]):
        pytest.skip("this processor has no AVX that could be overlooked")
    wrong = build_as_msvc(clibrary.spoilt_copy(windows_folder, tmp_path / "wrong", old, new))
    assert (wrong_results(wrong)
            or kernels_and_selection(wrong, "sha512") != kernels_and_selection(lib, "sha512"))


def test_nothing_of_gcc_is_left_in_what_msvc_sees(windows_folder: Path, tmp_path: Path) -> None:
    def gcc_constructs(folder: Path) -> list[str]:
        complete = clibrary.run("gcc", "-E", *AS_MSVC, "-isystem", windows_folder / "include",
                                folder / "nsms.c")
        # where each piece of text comes from
        files = re.split(r'^# \d+ "(.*)".*\n', complete, flags=re.M)
        text = "".join(piece for file, piece in zip(files[1::2], files[2::2])
                       if "/usr/" not in file)
        assert ("_InterlockedCompareExchange" in text and "__cpuidex" in text
                and "nsms_sha512_blocks_avx2_n4" in text)
        return re.findall(
            r"__attribute__|__asm__|__builtin_\w+|__atomic_\w+|__get_cpuid\w*|_Atomic|cpuid\.h",
            text)
    assert gcc_constructs(windows_folder) == []
    assert gcc_constructs(clibrary.spoilt_copy(
        windows_folder, tmp_path / "wrong", "_mm_lfence();",
        '__asm__ volatile("lfence");')) == ["__asm__"]


# As a Windows program.

def import_libraries() -> list[str]:
    require_tools("x86_64-w64-mingw32-gcc")
    return [clibrary.run("x86_64-w64-mingw32-gcc", f"-print-file-name=lib{name}.a").strip()
            for name in ("msvcrt", "kernel32")]


def wine_output(program: Path) -> list[str]:
    if not shutil.which(WINE):
        pytest.skip(f"{WINE} is not installed: built, not run")
    done = subprocess.run([WINE, program], capture_output=True, text=True,
                          env={"WINEDEBUG": "-all", "HOME": str(program.parent),
                               "WINEPREFIX": str(program.parent / "wine"), "PATH": "/usr/bin:/bin"},
                          cwd=program.parent, timeout=120)
    assert done.returncode == 0, done.stderr[-1000:]
    return done.stdout.split("\n")[:-1]


def nasm_text(stem: str) -> str:
    path = TOP / "generated" / "nasm" / f"{stem}.asm"
    if path.exists():
        return path.read_text()
    config = next(config for config in resolve_configs({}) if config.stem == stem)
    return write.config_texts(config, "nsms_", ("nasm",)).texts["nasm"]


def assemble(library: Path, folder: Path) -> list[Path]:
    require_tools("nasm")
    texts = {name: nasm_text(name) for name in
             re.findall(r"gas/(\S+)\.S", (library / "CMakeLists.txt").read_text())}
    assert texts, "the library has no kernels"
    for name, text in {**texts, "chkstk": CHKSTK}.items():
        (folder / f"{name}.asm").write_text(text)
        clibrary.run("nasm", "-Werror", "-f", "win64", folder / f"{name}.asm",
                     "-o", folder / f"{name}.obj")
    return [folder / f"{name}.obj" for name in (*texts, "chkstk")]


def names() -> list[str]:
    return sorted({str(e["symbol"]).split("_", 3)[3] for e in clibrary.MANIFEST
                   if e["kind"] in ("blocks", "multi")})


def test_clang_cl_builds_a_program_that_runs_every_kernel(tmp_path: Path) -> None:
    cl, link, libraries = llvm_tool("clang-cl"), llvm_tool("lld-link"), import_libraries()
    folder = clibrary.write_library(tmp_path / "library", lib="1")
    write_headers(tmp_path / "include", FOR_CLANG)
    (tmp_path / "start.c").write_text(START)
    every = ",".join(f'"{name}"' for name in names())
    options = ["/nologo", "/c", "/W4", "/WX", "/Zl", "-imsvc", tmp_path / "include"]
    for more in ("/O1 /std:c11 /DNSMS_NO_ASM", "/Od /DNSMS_NO_GETENV"):
        clibrary.run(cl, *options, *more.split(), "--", folder / "nsms.c", cwd=tmp_path)
    for source in (folder / "nsms.c", TOP / "tests" / "product" / "windows.c",
                   tmp_path / "start.c"):
        flags = [] if source.parent == folder else [f"-I{folder}", "/GS-",
                                                    "-Wno-missing-prototypes",
                                                    "-Wno-builtin-requires-header",
                                                    f"-DKERNELS={every}",
                                                    f"-DLENGTHS={','.join(map(str, LENGTHS))}"]
        clibrary.run(cl, *options, "/O2", *flags, "--", source, cwd=tmp_path)
    program = tmp_path / "windows.exe"
    objects = [*tmp_path.glob("*.obj"), *assemble(folder, tmp_path)]
    clibrary.run(link, "/nologo", "/subsystem:console", "/entry:start", f"/out:{program}", *objects,
                 *libraries)
    default = clibrary.build_shared_library(folder)
    lines = wine_output(program)
    for name in clibrary.FAMILIES:
        right = b"".join(hashlib.new(name, DATA[:length]).digest() for length in LENGTHS).hex()
        flags = [line.split() for line in lines if line.split()[0] == name]
        assert all(words[3] == right for words in flags if len(words) == 4)
        kernels, selected = kernels_and_selection(default, name)
        assert {words[1] for words in flags
                if words[2:3] == ["whole"]} >= set(kernels), "what runs here ran there"
        assert [words[1] for words in flags if words[2:] == ["chosen"]] == [selected]
        assert len([words for words in flags if words[2:] == ["fastest"]]) == 1


TOOLCHAIN = """
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR AMD64)
set(CMAKE_C_COMPILER {cl})
set(CMAKE_LINKER {link})
set(CMAKE_AR {lib})
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_FLAGS_INIT "/Zl /W4 /WX -imsvc {include}")
"""


@pytest.mark.parametrize("syntaxes", [("gas", "nasm"), ("gas",)])
def test_cmake_takes_nasms_objects_for_clang_cl_and_says_where_it_cannot(
        syntaxes: tuple[str, ...], tmp_path: Path) -> None:
    require_tools("cmake", "ninja", "nasm")
    tools = {"cl": llvm_tool("clang-cl"), "link": llvm_tool("lld-link"),
             "lib": llvm_tool("llvm-lib"), "include": tmp_path / "include"}
    contents = [e | {"nasm": e["nasm"] if "nasm" in syntaxes else None} for e in clibrary.MANIFEST
                if e["hash"] == "sha512" and e["kind"] == "blocks"
                and e["symbol"].endswith(("x64_n1", "avx2_n4"))]
    folder = clibrary.write_library(tmp_path / "lib", entries=contents)
    for name in vendor.BUILDS:
        (folder / name).write_bytes(vendor.flatten_paths((folder / name).read_bytes()))
    for e in contents:
        for path in filter(None, (e["gas"], e["nasm"])):
            shutil.copy(TOP / "generated" / path, folder)
    write_headers(tmp_path / "include", FOR_CLANG)
    (tmp_path / "toolchain.cmake").write_text(TOOLCHAIN.format(**tools))
    output = clibrary.run("cmake", "-G", "Ninja", "-S", folder, "-B", tmp_path / "build",
                          "-DCMAKE_BUILD_TYPE=Release",
                          f"-DCMAKE_TOOLCHAIN_FILE={tmp_path / 'toolchain.cmake'}")
    clibrary.run("ninja", "-C", tmp_path / "build")
    members = (tmp_path / "build" / "nsms.lib").read_bytes()
    assert ("only the standard in C" in output) == ("nasm" not in syntaxes)
    assert ((b"sha512_avx2_n4.asm.obj" in members) == ("nasm" in syntaxes)
            and b"nsms.c.obj" in members)

