"""Every kernel of generated/manifest.json on this processor beside hashlib, at every edge; and the
same bytes from every assembler."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import harness
import pytest
from assemblers import EVERY_ASSEMBLER, VERSIONS, assemble_text, file_text, kernel_programs

from generator.check import ObjectError
from generator.check.foreign import (
    Layout,
    check_equal,
    coff_layout,
    elf_layout,
    macho_layout,
)
from generator.files import TOP
from generator.spec.kinds import code_kind_names

GENERATED = Path(os.environ.get("NSMS_GENERATED", TOP / "generated"))
MANIFEST = GENERATED / "manifest.json"
KERNELS: list[dict[str, Any]] = [k for k in (json.loads(MANIFEST.read_text())["kernels"]
                                             if MANIFEST.exists() else [])
                                 if k["kind"] in code_kind_names()]


def test_every_kernel_is_right_at_every_edge(tmp_path: Path) -> None:
    assert KERNELS, "generated/manifest.json is not there or is empty: make gen"
    kernels = [k for k in KERNELS if k["gas"]]
    program = harness.build_harness(tmp_path, kernels, sorted({GENERATED / k["gas"]
                                                               for k in kernels}), "gcc")
    results = harness.check_kernels(program, kernels)
    assert {symbol: result.words for symbol, result in results.items()
            if result.status not in ("pass", "skip")} == {}
    assert results.keys() == {k["symbol"] for k in kernels}
    lacking = {result.words[0] for result in results.values() if result.status == "skip"}
    if lacking:
        pytest.skip(f"some kernels were not run: {'; '.join(sorted(lacking))}")


# Every assembler makes the same code and constants.

FILES = sorted({(s, k[s]) for k in KERNELS for s in ("gas", "nasm") if k[s]})
READERS = {"elf": elf_layout, "coff": coff_layout, "macho": macho_layout}


def check_bytes(name: str, text: str, reference: Layout) -> None:
    """Raise ObjectError if the object that the assembler `name` makes of a text has other bytes."""
    check_equal(reference, READERS[EVERY_ASSEMBLER[name][1]](assemble_text(name, text)))


@pytest.mark.few(6)
@pytest.mark.parametrize("stem", sorted({Path(path).stem for syntax, path in FILES
                                         if syntax == "gas"}))
def test_every_assembler_makes_the_same_code_and_constants(stem: str) -> None:
    texts = {syntax: (GENERATED / path).read_text() for syntax, path in FILES
             if Path(path).stem == stem}
    references = {convention: elf_layout(assemble_text("gcc", texts["gas"], *options))
                  for convention, options in (("sysv", []), ("win64", ["-DNSMS_WIN64"]))}
    for name, (syntax, format, tool, _) in EVERY_ASSEMBLER.items():
        if syntax in texts and shutil.which(tool):       # test_emit names those that are not there
            check_bytes(name, texts[syntax], references["win64" if format == "coff" else "sysv"])
    for reference in references.values():
        for part, offset in reference.distances.values():    # which begin at a field of 4 bytes
            assert 0 <= offset + 4 < len(reference.parts[part].data), "it leaves the constants"


@pytest.mark.parametrize(("name", "right", "wrong"), [
    ("mingw", "endbr64", "nop"), ("nasm-elf64", "0x00401f0f", "0x00841f0f"),
    ("nasm-macho64", "0x428a2f98", "0x428a2f99"), ("nasm-win64", "L(K1x8) + 64", "L(K1x8) + 96"),
    ("gcc", "6, 0x00401f0f", "6, 0x90909090")])
def test_other_bytes_are_noticed(name: str, right: str, wrong: str) -> None:
    syntax, format, *_ = EVERY_ASSEMBLER[name]
    programs = kernel_programs("sha256", "avx2", 8)
    text = file_text(programs, syntax)
    options = ["-DNSMS_WIN64"] if format == "coff" else []
    reference = elf_layout(assemble_text("gcc", file_text(programs, "gas"), *options))
    check_bytes(name, text, reference)
    assert right in text
    with pytest.raises(ObjectError, match="than the ELF object of the same text"):
        check_bytes(name, text.replace(right, wrong), reference)


# Linkers: object format -> commands, to which the objects are added.

WINDOWS = ("/dll", "/noentry", "/nodefaultlib", "/out:t.dll")
LINKERS = {"elf": [(tool, "-shared", "-z", "text", "--fatal-warnings", "-o", "t.so")
                   for tool in ("ld.bfd", "ld.gold", "ld.lld")],
           "coff": [("lld-link", *WINDOWS),
                    ("x86_64-w64-mingw32-ld", "-shared", "--fatal-warnings", "-o", "t.dll")],
           "macho": [("ld64.lld", "-arch", "x86_64", "-dylib", "-platform_version", "macos", "11.0",
                      "11.0", "-o", "t.dylib"),
                     ("zig", "cc", "-target", "x86_64-macos", "-shared", "-o", "t.dylib")]}
LINKS = [(format, syntax, command) for format, commands in LINKERS.items()
         for command in commands for syntax in ("gas", "nasm")]


def installed_tool(name: str) -> str:
    """Return the tool `name`, or its newest version, such as ld.lld-19; skip the test without."""
    paths = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep)]
    versions = sorted((path for folder in paths for path in folder.glob(f"{name}-[0-9]*")),
                      key=lambda path: int(path.name.rpartition("-")[2].partition(".")[0]))
    tool = shutil.which(name) or next(iter(versions[-1:]), None)
    if tool is None:
        pytest.skip(f"{name} is not installed")
    return str(tool)


@pytest.mark.full
@pytest.mark.parametrize(("format", "syntax", "command"), LINKS,
                         ids=lambda value: value if isinstance(value, str) else value[0])
def test_every_linker_takes_the_objects_of_all_files(
        format: str, syntax: str, command: tuple[str, ...], tmp_path: Path) -> None:
    linker = installed_tool(command[0])
    assembler = next((name for name, (s, f, tool, _) in reversed(EVERY_ASSEMBLER.items())
                      if (s, f) == (syntax, format) and shutil.which(tool)), None)
    if assembler is None:
        pytest.skip(f"no assembler for {syntax} and {format} is installed")
    for path in [GENERATED / path for s, path in FILES if s == syntax]:
        (tmp_path / f"{path.stem}.o").write_bytes(assemble_text(assembler, path.read_text()))
    done = subprocess.run([linker, *command[1:], *sorted(p.name for p in tmp_path.glob("*.o"))],
                          cwd=tmp_path, capture_output=True, text=True,
                          env={**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(tmp_path / "zig")})
    assert (done.returncode, done.stderr) == (0, "")


# Texts.

def test_a_banner_has_at_most_30_lines_and_the_contract_stands_behind_the_code() -> None:
    for syntax, path in FILES:
        lines, mark = (GENERATED / path).read_text().splitlines(), ";" if syntax == "nasm" else " *"
        assert lines.index("") <= 30, path
        assert (f"{mark} Contract (YAML):" in lines[lines.index(""):]) == ("padding" not in path)
        assert f"{mark} Contract (YAML):" not in lines[:lines.index("")], path


C89 = [(tool, option) for tool, option in (("gcc", "-ansi"), *((clang, "-std=c89") for clang in
                                                               (*VERSIONS, "clang")))
       if shutil.which(tool)]


@pytest.mark.few(1)
@pytest.mark.parametrize("part", range(10))
def test_compilers_of_c89_accept_every_file_without_a_warning(part: int, tmp_path: Path) -> None:
    if not C89:
        pytest.skip("neither gcc nor clang is there")
    paths = [GENERATED.resolve() / path for syntax, path in FILES if syntax == "gas"][part::10]
    for tool, option in C89:
        done = subprocess.run([tool, option, "-Wall", "-c", *paths], cwd=tmp_path,
                              capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, ""), tool
