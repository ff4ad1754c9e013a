"""Vendored folders: several commands into one, examples that compile and run, one file, licences,
and folders that are refused."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import require_tools

from generator import __main__ as cli
from generator.files import PACKAGE, TOP, data_folder
from generator.product.vendor import read_note
from generator.x86.uarch.processors import missing_features

X64, BMI2 = ("--hash", "sha256", "--isa", "x64"), ("--hash", "sha1", "--isa", "bmi2")
VERIFIER = {"nsms_verify.json", "nsms_verify.json.license", "nsms_verify.py"}


@pytest.fixture(autouse=True)
def compiler() -> None:
    require_tools("cc")


def vendor(dest: Path, *words: str) -> int:
    return cli.main(["vendor", "--dest", str(dest), *words])


def files_of(dest: Path) -> dict[str, bytes]:
    return {str(path.relative_to(dest)): path.read_bytes() for path in dest.rglob("*")
            if path.is_file()}


def test_a_second_command_adds_and_each_order_gives_the_same_kernels(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    assert vendor(first, *X64) == 0 and vendor(first, *BMI2) == 0
    assert vendor(second, *BMI2) == 0 and vendor(second, *X64) == 0
    assert {"sha256_x64_n1.S", "sha1_bmi2_n1.S", "nsms.h"} | VERIFIER <= files_of(first).keys()
    assert files_of(first).keys() == files_of(second).keys()
    header = (first / "nsms.h").read_text()
    assert "nsms_sha256_blocks_x64_n1(" in header and "nsms_sha1_blocks_bmi2_n1(" in header
    note = (first / "VENDORED.md").read_text()
    assert note.count("    make vendor ") == 2
    assert vendor(first, *X64) == 0
    assert (first / "VENDORED.md").read_text().count("make vendor") == 2


def test_an_installed_package_writes_the_same_files(tmp_path: Path) -> None:
    package = tmp_path / "nsms"
    shutil.copytree(PACKAGE, package)
    for name in ("templates", "generated", "ctests", "LICENSES"):
        shutil.copytree(data_folder(name), package / name.lower())
    words = ["vendor", "--dest", str(tmp_path / "there"), *X64]
    call = f"import sys; from nsms.__main__ import main; sys.exit(main({words}))"
    subprocess.run([sys.executable, "-c", call], cwd=tmp_path, check=True,
                   env={**os.environ, "HOME": str(tmp_path)})
    assert vendor(tmp_path / "here", *X64) == 0
    assert files_of(tmp_path / "there") == files_of(tmp_path / "here")


def test_replace_begins_anew_and_names_what_goes(tmp_path: Path,
                                                 capsys: pytest.CaptureFixture[str]) -> None:
    assert vendor(tmp_path, *X64) == 0 and vendor(tmp_path, *BMI2, "--replace") == 0
    assert "nsms: removed sha256_x64_n1.S\n" in capsys.readouterr().err
    assert not (tmp_path / "sha256_x64_n1.S").exists() and (tmp_path / "sha1_bmi2_n1.S").exists()


def test_an_update_repeats_all_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert vendor(tmp_path, *X64) == 0 and vendor(tmp_path, *BMI2) == 0
    before = files_of(tmp_path)
    assert cli.main(["vendor", "--update", str(tmp_path)]) == 0
    assert files_of(tmp_path) == before


@pytest.mark.parametrize("name", ["nsms.h", "sha256_x64_n1.S", "LICENSE", "VENDORED.md"])
def test_a_file_of_somebody_else_is_not_overwritten(name: str, tmp_path: Path,
                                                    capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / name).write_text("mine")
    assert vendor(tmp_path, *X64) == 2
    assert name in capsys.readouterr().err and files_of(tmp_path) == {name: b"mine"}


def test_two_commands_at_once_wait_for_each_other(tmp_path: Path) -> None:
    commands = [subprocess.Popen([sys.executable, "-m", "generator", "vendor", "--dest", tmp_path,
                                  *words], cwd=TOP) for words in (X64, BMI2)]
    assert [command.wait() for command in commands] == [0, 0]
    assert {"sha256_x64_n1.S", "sha1_bmi2_n1.S"} <= files_of(tmp_path).keys() == {
        *read_note(tmp_path), "VENDORED.md"}


def test_the_bytes_do_not_depend_on_the_folder(tmp_path: Path) -> None:
    for name in ("one", "another/deeper"):
        assert vendor(tmp_path / name, "--hash", "sha256", "--lib", "small") == 0
    assert files_of(tmp_path / "one") == files_of(tmp_path / "another" / "deeper")
    assert not any(str(tmp_path).encode() in data for data in files_of(tmp_path / "one").values())


@pytest.mark.parametrize("first, second, part", [
    (X64, ("--hash", "sha512", "--for", "c"), "holds one FOR"),
    (("--hash", "sha512", "--for", "c", "--lib", "small"), ("--hash", "sha512", "--for", "rust"),
     "holds one FOR"), (X64, (*X64, "--prefix", "mine_"), "would be written twice"),
    (X64, ("--hash", "sha1", "--isa", "x64", "--syntax", "att"), "holds one SYNTAX")])
def test_commands_whose_files_cannot_lie_in_one_folder_are_rejected(
        first: tuple[str, ...], second: tuple[str, ...], part: str, tmp_path: Path,
        capsys: pytest.CaptureFixture[str]) -> None:
    assert vendor(tmp_path, *first) == 0
    before = files_of(tmp_path)
    assert vendor(tmp_path, *second) == 2
    assert part in capsys.readouterr().err and files_of(tmp_path) == before


@pytest.mark.parametrize("folder", [".", "docs", "tests/product", ".git/x", "generated/x"])
def test_folders_of_the_checkout_and_of_git_are_no_destination(
        folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    if not (TOP / ".git").exists() or not shutil.which("git"):
        pytest.skip("this is no checkout of git")
    assert vendor(TOP / folder, *X64) == 2
    assert "no folder for copies" in capsys.readouterr().err


ABC = hashlib.sha256(b"abc").hexdigest()


@pytest.mark.few(8)
@pytest.mark.parametrize("words, digest", [
    (X64, ABC), (("--hash", "sha512", "--isa", "x64"), hashlib.sha512(b"abc").hexdigest()),
    ((*X64, "--syntax", "nasm"), ABC), ((*X64, "--syntax", "both"), ABC),
    ((*X64, "--syntax", "att"), ABC), ((*X64, "--prefix", "mine_"), ABC),
    (("--hash", "sha256", "--lib", "small"), ABC),
    (("--hash", "sha256", "--lib", "small", "--single"), ABC)])
def test_the_example_compiles_and_prints_the_digest(words: tuple[str, ...], digest: str,
                                                    tmp_path: Path,
                                                    capsys: pytest.CaptureFixture[str]) -> None:
    if "nasm" in words:
        require_tools("nasm")
    dest = tmp_path / "the sha's"
    assert vendor(dest, *words) == 0
    line = capsys.readouterr().out.strip().replace("cc ", "cc -std=c99 -Wall -Wextra -Werror ", 1)
    local = next(text for text in (dest / "VENDORED.md").read_text().splitlines()
                 if text.startswith("    ") and " -DNSMS_EXAMPLE " in text)
    assert len((dest / "example.c").read_text().splitlines()) <= 30
    for command, folder in ((line, tmp_path), (local, dest)):
        subprocess.run(command, shell=True, cwd=folder, check=True)
        if not ("avx2" in words and missing_features(["avx2"])):
            assert subprocess.run(folder / "example", capture_output=True,
                                  text=True).stdout == f"{digest}\n"
    # a pattern such as *.c takes example.c too
    subprocess.run(["cc", "-c", "-I", dest, "-Werror", dest / "example.c", "-o", tmp_path / "x.o"],
                   check=True)


def test_the_example_of_several_commands_is_of_the_library_or_of_the_last_kernel(
        tmp_path: Path) -> None:
    assert vendor(tmp_path, *X64) == 0 and vendor(tmp_path, *BMI2) == 0
    assert "nsms_sha1_blocks_bmi2_n1(state" in (tmp_path / "example.c").read_text()
    assert vendor(tmp_path, "--hash", "sha512", "--lib", "small") == 0
    assert vendor(tmp_path, "--hash", "sha1", "--isa", "x64") == 0
    assert 'nsms_sha512(digest, "abc", 3)' in (tmp_path / "example.c").read_text()
    assert "nsms_sha1_blocks_x64_n1" in (tmp_path / "nsms.h").read_text()
    assert "sha1_x64_n1.S" in (tmp_path / "CMakeLists.txt").read_text()


def test_one_file_takes_the_place_of_many_and_names_them(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--hash", "sha256", "--lib", "small")
    assert vendor(tmp_path, *words) == 0
    kernels = [name for name in files_of(tmp_path) if name.endswith(".S")]
    assert kernels and vendor(tmp_path, *words, "--single") == 0
    said = capsys.readouterr().err
    assert all(f"removed {name}\n" in said for name in kernels)
    assert {*files_of(tmp_path)} == {
        "nsms.h", "nsms.c", "nsms_x86_64.S", "example.c", "LICENSE", "VENDORED.md", *VERIFIER,
        *(f"LICENSES/{name}.txt" for name in ("Apache-2.0", "ISC", "MIT"))}
    subprocess.run(["cc", "-shared", "-fPIC", "-O2", "nsms.c", "nsms_x86_64.S", "-o", "l.so"],
                   cwd=tmp_path, check=True)
    assert subprocess.run([sys.executable, "nsms_verify.py", "l.so"], cwd=tmp_path).returncode == 0
    for more in (("--syntax", "nasm"), ("--for", "c")):
        assert vendor(tmp_path / "x", *words, "--single", *more) == 2
    assert vendor(tmp_path / "x", *X64, "--single") == 2


def test_a_shared_library_builds_in_a_folder_with_a_comma_and_a_dollar(tmp_path: Path) -> None:
    require_tools("cmake", "nm")
    folder = tmp_path / "a,b$c d"
    assert vendor(folder, "--hash", "sha256", "--lib", "small") == 0
    build = folder / "build"
    for command in (["-S", folder, "-B", build, "-DBUILD_SHARED_LIBS=ON"], ["--build", build]):
        subprocess.run(["cmake", *command], check=True, stdout=subprocess.DEVNULL)
    names = subprocess.run(["nm", "-D", "--defined-only", next(build.rglob("libnsms.so"))],
                           capture_output=True, text=True, check=True).stdout
    assert "nsms_sha256" in names and "blocks_avx2" not in names


def test_functions_have_type_hashes_under_their_macro(tmp_path: Path) -> None:
    """clang's -fsanitize=kcfi reads the four bytes before a function; it defines their value."""
    assert vendor(tmp_path, *X64) == 0
    (tmp_path / "main.c").write_text("""
#include <string.h>
#include "nsms.h"
__asm__(".globl __kcfi_typeid_nsms_sha256_blocks_x64_n1\\n"
        ".set __kcfi_typeid_nsms_sha256_blocks_x64_n1, 0x12345678\\n");
int main(void)
{
    const unsigned char *code = (const unsigned char *)nsms_sha256_blocks_x64_n1;
    return memcmp(code - 5, "\\xb8\\x78\\x56\\x34\\x12", 5) || (size_t)code % 64;
}
""")
    for define, status in (("-DNSMS_KCFI", 0), ("-DOTHER", 1)):
        subprocess.run(["cc", "-w", "-no-pie", define, "main.c", "sha256_x64_n1.S", "-o", "main"],
                       cwd=tmp_path, check=True)
        assert subprocess.run(tmp_path / "main").returncode == status


@pytest.mark.parametrize("words", [("--lib", "small"), ("--for", "rust", "--lib", "small")])
def test_every_file_states_copyright_and_licence(words: tuple[str, ...], tmp_path: Path) -> None:
    assert vendor(tmp_path, "--hash", "sha256", *words) == 0
    files = files_of(tmp_path)
    silent = [name for name, data in files.items() if data and not name.startswith("LICENSES/")
              and f"{name}.license" not in files
              and (b"Copyright (c) 2026" not in data or b"SPDX-License-Identifier: " not in data)]
    assert silent == [] and {"LICENSES/ISC.txt", "LICENSES/MIT.txt"} <= files.keys()
    if shutil.which("reuse"):
        subprocess.run(["reuse", "lint", "-q"], cwd=tmp_path, check=True)
