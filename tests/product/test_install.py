"""The C library as users of CMake, Meson and pkg-config take it: installed to a clean prefix and
used from there."""

from __future__ import annotations

import hashlib
import re
import shutil
from pathlib import Path

import clibrary
import pytest
from test_packages import good, run_tool
from tools import require_tools

from generator import __version__
from generator.files import TOP
from generator.product import library

LIB = TOP / "generated" / "lib"
EXPORTED_SYMBOLS = Path(__file__).with_name("exported_symbols.txt").read_text().split()

PROGRAM = """
#include <nsms.h>
#include <stdio.h>
int main(void)
{
    uint8_t digest[NSMS_SHA256_BYTES];
    int i;
    nsms_sha256(digest, "abc", 3);
    for (i = 0; i < NSMS_SHA256_BYTES; i++)
        printf("%02x", digest[i]);
    return 0;
}
"""
ABC = hashlib.sha256(b"abc").hexdigest()
CMAKE = """
cmake_minimum_required(VERSION 3.13)
project(user LANGUAGES C)
find_package(nsms {version} REQUIRED)
add_executable(main main.c)
target_link_libraries(main PRIVATE nsms::nsms)
"""
MESON = """
project('user', 'c')
executable('main', 'main.c', dependencies: dependency('nsms', version: '>={version}'))
"""


def small_tree(top: Path) -> Path:
    """Write a folder like generated/ with few kernels and return its lib/."""
    entries = [e for e in clibrary.MANIFEST if e["kind"] == "blocks" and e["hash"] == "sha256"
               and e["isa"] in ("x64", "bmi2", "shani") and e["uarch"] in (None, "generic")]
    for e in entries:
        for path in (e["gas"], e["nasm"]):
            (top / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(TOP / "generated" / path, top / path)
    return clibrary.write_library(top / "lib", entries=entries)


def exported_names(path: Path) -> list[str]:
    return sorted(line.split()[-1]
                  for line in good("nm", "-D", "--defined-only", path).splitlines())


def install_with_cmake(source: Path, tmp: Path, *options: str) -> Path:
    build, prefix = tmp / "build", tmp / "prefix"
    good("cmake", "-S", source, "-B", build, "-DCMAKE_INSTALL_LIBDIR=lib", *options)
    good("cmake", "--build", build)
    good("cmake", "--install", build, "--prefix", prefix)
    shutil.rmtree(build)                                  # what is installed stands alone
    return prefix


def write_user_project(tmp: Path) -> Path:
    folder = tmp / "user"
    folder.mkdir()
    (folder / "main.c").write_text(PROGRAM)
    (folder / "CMakeLists.txt").write_text(CMAKE.format(version=__version__))
    (folder / "meson.build").write_text(MESON.format(version=__version__))
    return folder


def check_cmake_user(prefix: Path, tmp: Path) -> None:
    folder = write_user_project(tmp)
    good("cmake", "-S", folder, "-B", folder / "build", f"-DCMAKE_PREFIX_PATH={prefix}")
    good("cmake", "--build", folder / "build")
    assert good(folder / "build" / "main") == ABC
    (folder / "CMakeLists.txt").write_text(CMAKE.format(version="9.0"))
    done = run_tool("cmake", "-S", folder, "-B", folder / "wrong", f"-DCMAKE_PREFIX_PATH={prefix}")
    assert done.returncode and "version: " + __version__ in done.stderr, "any version is taken"


def check_pkg_config_user(prefix: Path, tmp: Path) -> None:
    require_tools("pkg-config")
    moved = tmp / "moved"
    shutil.move(prefix, moved)
    path = {"PKG_CONFIG_PATH": str(moved / "lib" / "pkgconfig")}
    assert good("pkg-config", "--modversion", "nsms", **path).strip() == __version__
    flags = good("pkg-config", "--cflags", "--libs", "nsms", **path).split()
    (tmp / "main.c").write_text(PROGRAM)
    good("cc", tmp / "main.c", *flags, "-o", tmp / "main")
    assert good(tmp / "main", LD_LIBRARY_PATH=str(moved / "lib")) == ABC


def test_what_cmake_installs_serves_find_package_and_pkg_config(tmp_path: Path) -> None:
    require_tools("cmake", "cc")
    prefix = install_with_cmake(small_tree(tmp_path / "generated"), tmp_path)
    assert sorted(str(p.relative_to(prefix)) for p in prefix.rglob("*") if p.is_file()) == [
        "include/nsms.h", "lib/cmake/nsms/nsmsConfig-noconfig.cmake",
        "lib/cmake/nsms/nsmsConfig.cmake",
        "lib/cmake/nsms/nsmsConfigVersion.cmake", "lib/libnsms.a", "lib/pkgconfig/nsms.pc"]
    check_cmake_user(prefix, tmp_path)
    check_pkg_config_user(prefix, tmp_path)


@pytest.mark.full
def test_a_shared_library_of_cmake_exports_the_interface_alone(tmp_path: Path) -> None:
    require_tools("cmake", "cc", "nm", "readelf")
    prefix = install_with_cmake(LIB, tmp_path, "-DBUILD_SHARED_LIBS=ON")
    real = prefix / "lib" / f"libnsms.so.{__version__}"
    soname = f"libnsms.so.{library.version_facts(__version__)['soversion']}"
    assert f"soname: [{soname}]" in good("readelf", "-d", real)
    assert ((prefix / "lib" / soname).resolve() == (prefix / "lib" / "libnsms.so").resolve()
            == real.resolve())
    assert exported_names(real) == EXPORTED_SYMBOLS
    check_cmake_user(prefix, tmp_path)
    check_pkg_config_user(prefix, tmp_path)


def test_a_library_that_exports_kernels_is_seen(tmp_path: Path) -> None:
    require_tools("cc", "nm")
    lib = small_tree(tmp_path / "generated")
    sources = [lib / "nsms.c", *sorted((tmp_path / "generated" / "gas").glob("*.S"))]
    line = ["cc", "-O1", "-fPIC", "-shared", *map(str, sources), "-o"]
    good(*line, tmp_path / "open.so")
    good(*line, tmp_path / "closed.so", f"-Wl,--version-script,{lib / 'nsms.map'}")
    interface = [name for name in EXPORTED_SYMBOLS if "sha256" in name or "sha224" in name
                 or name in ("nsms_select", "nsms_version")]
    assert exported_names(tmp_path / "closed.so") == [name for name in interface
                                                      if "_len" not in name]
    assert "nsms_sha256_blocks_x64_n1" in exported_names(tmp_path / "open.so")


def test_a_part_of_another_project_installs_nothing_of_itself(tmp_path: Path) -> None:
    require_tools("cmake", "cc")
    lib = small_tree(tmp_path / "generated")
    folder = write_user_project(tmp_path)
    (folder / "CMakeLists.txt").write_text(CMAKE.replace("find_package(nsms {version} REQUIRED)",
                                                         f'add_subdirectory("{lib}" nsms)'))
    good("cmake", "-S", folder, "-B", folder / "build")
    good("cmake", "--build", folder / "build")
    good("cmake", "--install", folder / "build", "--prefix", tmp_path / "prefix")
    assert good(folder / "build" / "main") == ABC and not (tmp_path / "prefix").exists()


MESON_PROJECT = """
project('nsms', 'c', default_options: ['c_std=c99'])
nsms_install = true
subdir('lib')
meson.override_dependency('nsms', nsms_dep)
"""


def test_what_meson_installs_serves_a_dependency(tmp_path: Path) -> None:
    require_tools("meson", "ninja", "cc", "pkg-config", "nm")
    source, build, prefix = (tmp_path / name for name in ("generated", "build", "prefix"))
    small_tree(source)
    (source / "meson.build").write_text(MESON_PROJECT)
    good("meson", "setup", build, source, f"--prefix={prefix}", "--libdir=lib",
         "-Ddefault_library=shared")
    good("meson", "install", "-C", build)
    shutil.rmtree(build)
    assert (prefix / "include" / "nsms.h").is_file()
    exported = exported_names(prefix / "lib" / f"libnsms.so.{__version__}")
    assert "nsms_sha256" in exported and set(exported) <= set(EXPORTED_SYMBOLS)
    folder = write_user_project(tmp_path)
    good("meson", "setup", folder / "build", folder,
         PKG_CONFIG_PATH=str(prefix / "lib" / "pkgconfig"))
    good("meson", "compile", "-C", folder / "build")
    assert good(folder / "build" / "main", LD_LIBRARY_PATH=str(prefix / "lib")) == ABC


def test_the_lists_of_all_systems_and_the_header_name_the_same_functions() -> None:
    header = (LIB / "nsms.h").read_text().partition("/* The kernels.")[0]
    declared = re.findall(r"^[a-z][\w *]*?\b(nsms_\w+)\(",
                          re.sub(r"/\*.*?\*/", "", header, flags=re.S), re.M)
    assert sorted(declared) == EXPORTED_SYMBOLS
    for name, pattern in (("nsms.map", r"^ +(nsms_\w+);$"), ("nsms.exports", r"^_(nsms_\w+)$"),
                          ("nsms.def", r"^ +(nsms_\w+)$")):
        assert re.findall(pattern, (LIB / name).read_text(), re.M) == EXPORTED_SYMBOLS, name


def test_a_dll_exports_the_interface_alone(tmp_path: Path) -> None:
    require_tools("x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-objdump")
    lib = small_tree(tmp_path / "generated")
    sources = [lib / "nsms.c", *sorted((tmp_path / "generated" / "gas").glob("*.S"))]
    good("x86_64-w64-mingw32-gcc", "-O1", "-shared", *sources, lib / "nsms.def", "-o",
         tmp_path / "nsms.dll")
    said = good("x86_64-w64-mingw32-objdump", "-p", tmp_path / "nsms.dll")
    names = sorted(
        set(re.findall(r"\b(nsms_\w+)$", said.partition("[Ordinal/Name Pointer] Table")[2], re.M)))
    assert names == re.findall(r"^ +(nsms_\w+)$", (lib / "nsms.def").read_text(), re.M)


@pytest.mark.parametrize("version, soversion, compatibility", [("0.1.0", "0.1", "SameMinorVersion"),
                                                               ("1.4.2", "1", "SameMajorVersion")])
def test_a_version_before_one_promises_less(version: str, soversion: str,
                                            compatibility: str) -> None:
    facts = library.version_facts(version)
    assert (facts["soversion"], facts["compatibility"]) == (soversion, compatibility)
