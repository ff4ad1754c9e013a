"""Are these the bytes that were proved? What is found in objects, archives and linked files, by
symbol and by bytes; where the host's loader shows that an attack changes a function, it does."""

from __future__ import annotations

import ast
import atexit
import json
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

import oracle
import pytest
from command import Nsms, Result
from tools import require_tools

from generator import files
from generator.__main__ import main
from generator.product import nsms_verify, scan, toolchain
from generator.product.nsms_verify import FileError, ProvedFunction, load_binaries, verify_binary
from generator.spec import hashes

BLOCKS, SCHEDULE = "nsms_sha256_blocks_x64_n1", "nsms_sha256_schedule_x64_n1"
K1 = bytes.fromhex("982f8a4291443771")               # K_0 and K_1 of SHA-256, as they lie in memory
MAIN = f"""#include <stddef.h>
void {BLOCKS}(unsigned *s, const void *d, size_t n);
int main(int c, char **v) {{ static unsigned s[8]; {BLOCKS}(s, v, 0); return (int)s[0] + 0 * c; }}
"""


@cache
def generated() -> Path:
    """Return a folder with two kernels and their proofs, which lasts as long as the tests."""
    out = Path(tempfile.mkdtemp(prefix="nsms-"))
    atexit.register(shutil.rmtree, out)
    assert main(["gen", "--hash", "sha256", "--isa", "x64", "--n", "1", "--prove", "all", "--out",
                 str(out)]) == 0
    return out


def entries() -> list[dict[str, Any]]:
    kernels = json.loads((generated() / "manifest.json").read_text())["kernels"]
    return [entry for entry in kernels if entry["symbol"] in (BLOCKS, SCHEDULE)]


def text(syntax: str = "gas") -> str:
    return (generated() / entries()[0][syntax]).read_text()


def run(*command: str, cwd: Path) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    subprocess.run(command, cwd=cwd, check=True, capture_output=True)


@cache
def expected_records() -> list[dict[str, Any]]:
    require_tools("cc", "nasm")
    result, unknown = scan.expected_records(generated(), entries())
    assert unknown == []
    return result


@cache
def proved_functions() -> list[ProvedFunction]:
    return [ProvedFunction(item) for item in expected_records()]


def object_(where: Path, name: str = "a.o", change: Callable[[str], str] = lambda t: t) -> Path:
    data = toolchain.assemble(change(text()), "gas")
    (where / name).write_bytes(data)
    return where / name


def archive(where: Path) -> Path:
    object_(where, "a_member_with_a_long_name.o")
    (where / "other.c").write_text("int other(void) { return 1; }\n")
    run("cc", "-c", "other.c", cwd=where)
    run("ar", "rcs", "l.a", "other.o", "a_member_with_a_long_name.o", cwd=where)
    return where / "l.a"


def library(where: Path, change: Callable[[str], str] = lambda t: t, *options: str) -> Path:
    object_(where, change=change)
    run("cc", "-shared", "-nostdlib", *options, "-o", "l.so", "a.o", cwd=where)
    return where / "l.so"


def program(where: Path) -> Path:
    object_(where)
    (where / "main.c").write_text(MAIN)
    try:
        run("cc", "-static", "-o", "program", "main.c", "a.o", cwd=where)
    except subprocess.CalledProcessError:
        pytest.skip("no static C library")
    run("strip", "-s", "program", cwd=where)
    return where / "program"


def other_format(format: str) -> Callable[[Path], Path]:
    def convert(where: Path) -> Path:
        (where / "text.asm").write_text(text("nasm"))
        run("nasm", "-f", format, "-o", f"{format}.o", "text.asm", cwd=where)
        return where / f"{format}.o"
    return convert


def dll(where: Path, *options: str) -> Path:
    other_format("win64")(where)
    try:
        run("ld", "-m", "i386pep", "-shared", *(options or ("-s", "--exclude-all-symbols")), "-o",
            "w.dll", "win64.o", cwd=where)
    except subprocess.CalledProcessError:
        pytest.skip("ld makes no PE files")
    return where / "w.dll"


def macho_program(where: Path) -> Path:
    """Return a linked Mach-O file of the object: a segment at a page boundary, no symbols, no
    relocations."""
    path = other_format("macho64")(where)
    data, (binary,) = bytearray(path.read_bytes()), load_binaries(path)
    struct.pack_into("<I", data, 12, 2)
    memory = bytearray(max(s.address + s.size for s in binary.sections))
    for s in binary.sections:
        memory[s.address:s.address + s.size] = data[s.offset:s.offset + s.size]
    for at, (_, target) in binary.writes.items():
        assert target is not None
        struct.pack_into("<i", memory, at, target - at)
    position = 32
    for _ in range(struct.unpack_from("<I", data, 16)[0]):
        command, size = struct.unpack_from("<II", data, position)
        if command == 0x19:
            struct.pack_into("<4Q2I", data, position + 24, 0, len(memory), 4096, len(memory), 5, 5)
        if command == 2:
            struct.pack_into("<I", data, position + 12, 0)
        position += size
    (where / "macho").write_bytes(data[:position].ljust(4096, b"\0") + memory)
    return where / "macho"


KINDS = {"object": object_, "archive": archive, "shared": library, "stripped": program,
         "coff": other_format("win64"),
         "dll": dll, "macho": other_format("macho64"), "linked macho": macho_program}
STRIPPED = ("stripped", "dll", "linked macho")


@contextmanager
def edited(path: Path) -> Iterator[bytearray]:
    """Give a file's bytes to be changed."""
    data = bytearray(path.read_bytes())
    yield data
    path.write_bytes(data)


def differences(path: Path) -> str:
    return str(look(path)[BLOCKS]["differences"])


def look(path: Path) -> dict[str, dict[str, Any]]:
    return {item["symbol"]: item for binary in load_binaries(path)
            for item in verify_binary(binary, proved_functions())}


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_proved_is_found_and_one_bit_of_a_constant_or_an_instruction_is_seen(
        kind: str, tmp_path: Path) -> None:
    path = KINDS[kind](tmp_path)
    verdict = look(path)
    assert verdict.keys() == {BLOCKS, SCHEDULE} and all(item["proved_bytes"]
                                                        for item in verdict.values()), verdict
    assert ({item["found_by"] for item in verdict.values()}
            == {"bytes" if kind in STRIPPED else "symbol"})
    assert verdict[BLOCKS]["convention"] == ("win64" if kind in ("coff", "dll") else "sysv")
    data = path.read_bytes()
    assert data.count(K1) == 1
    with edited(path) as wrong:
        wrong[data.index(K1) + 5] ^= 1
    output = look(path)
    assert not output[BLOCKS]["proved_bytes"] and not output[SCHEDULE]["proved_bytes"]
    assert "+0x4 is 91453771, the proved one 91443771" in output[BLOCKS]["differences"][0]
    item = next(p for p in proved_functions() if p.symbol == BLOCKS
                and p.code_sha256 == verdict[BLOCKS]["code_sha256"])
    taken = {position + k for position in item.distance_positions for k in range(4)}
    first = next(i for i in range(len(item.code) - 40) if not taken & set(range(i, i + 40))
                 and i > 1000)
    wrong = bytearray(data)
    wrong[data.index(item.code[first:first + 40]) + 20] ^= 8
    path.write_bytes(wrong)
    output = look(path)
    assert not output[BLOCKS]["proved_bytes"] and output[SCHEDULE]["proved_bytes"]
    assert f"its code at +{(first + 20) // 4 * 4:#x} is" in output[BLOCKS]["differences"][0]


def function_address(binary: Any, symbol: str = BLOCKS) -> int:
    (address,) = binary.symbols[symbol]
    return int(address)


@pytest.mark.parametrize("kind", ["shared", "linked macho"])
def test_a_distance_to_other_data_is_seen(kind: str, tmp_path: Path) -> None:
    path = KINDS[kind](tmp_path)
    (binary,), item = load_binaries(path), look(path)[BLOCKS]
    function = next(p for p in proved_functions() if p.code_sha256 == item["code_sha256"])
    with edited(path) as data:
        data[binary.locate(item["address"])[1] + function.fields[-1][0]] ^= 4
    assert "refers to other data" in differences(path)


def write_before(label: str, relocation: str) -> Callable[[str], str]:
    """Return a change after which a linker writes to bytes from before a label on."""
    # 64 bytes, so that what follows is aligned as it was
    zeros = ".quad " + ", ".join("0" * 8)
    return lambda t: t.replace(f"\n{label}", f"\n{zeros}\n.reloc . - {relocation}, "
                                             f"elsewhere\n{label}")


def exported_ifunc(t: str) -> str:
    return t + f"\n.type {BLOCKS}, @gnu_indirect_function\n"


@pytest.mark.parametrize("change, output", [
    (lambda t: t.replace('.rodata,"a"', '.rodata,"aw"'), "its constants cut off, writable"),
    (lambda t: t.replace('.rodata,"a"', '.rodata,"aM"').replace(
        "@progbits", "@progbits,16", 1), "its constants cut off, writable"),
    (lambda t: t + f"\n        .reloc {BLOCKS}+300, R_X86_64_32, elsewhere\n", "a linker"),
    (lambda t: t.replace("0x428a2f98", "0x428a2f99"), "its constants at"),
    (lambda t: t.replace("\nNSMS_L(K):", "\n.long 0\nNSMS_L(K):"), "not aligned to 64"),
    (lambda t: re.sub(r"\.p2align +6\nNSMS_L\(K\)", ".p2align 2\nNSMS_L(K)", t), "not aligned"),
    (write_before(f"NSMS_SYMBOL({BLOCKS}):", "4, R_X86_64_64"), "writes into its code"),
    (write_before("NSMS_L(K):", "2, R_X86_64_PC32"), "writes into its constants"),
    (lambda t: t + '\n.section .gnu.lto_x,"e"\n.long 1\n', "change how linkers treat it"),
    (lambda t: t + f"\n.symver {BLOCKS}, {BLOCKS}@@V1, remove\n", "not one of plain code"),
    (exported_ifunc, "not one of plain code")])
def test_what_a_linker_or_a_program_would_change_is_not_what_was_proved(
        change: Callable[[str], str], output: str, tmp_path: Path) -> None:
    assert change(text()) != text()
    assert output in differences(object_(tmp_path, change=change))


@pytest.mark.parametrize("change, output", [
    (exported_ifunc, "not one of plain code"),
    (lambda t: re.sub(r"\.p2align +6\nNSMS_L\(K\)", ".byte 0\nNSMS_L(K)", t),
     "its constants are not aligned to 64 bytes")])
def test_neither_is_what_a_linked_library_has_instead(change: Callable[[str], str], output: str,
                                                      tmp_path: Path) -> None:
    assert output in differences(library(tmp_path, change))


def relocation_sections(data: bytes) -> list[int]:
    """Return the positions of the section headers of relocations."""
    (headers,), (count,) = struct.unpack_from("<Q", data, 40), struct.unpack_from("<H", data, 60)
    return [at for at in range(headers, headers + 64 * count, 64)
            if data[at + 4] == 4 and struct.unpack_from("<Q", data, at + 32)[0] > 24]


@pytest.mark.parametrize("field, value", [(40, 0), (4, 9), (4, 0x40000014)],
                         ids=["of no table of symbols", "SHT_REL", "SHT_CREL"])
def test_relocations_that_are_not_understood_are_reported(field: int, value: int,
                                                          tmp_path: Path) -> None:
    path = object_(tmp_path)
    with edited(path) as data:
        for header in relocation_sections(data):
            struct.pack_into("<I", data, header + field, value)
    assert "change how linkers treat it" in differences(path)


def test_a_second_relocation_of_a_field_is_reported(tmp_path: Path) -> None:
    path = object_(tmp_path)
    with edited(path) as data:
        for header in relocation_sections(data):
            (first,) = struct.unpack_from("<Q", data, header + 24)
            struct.pack_into("<I", data, first + 8, 10)                  # R_X86_64_32
            data[first + 24:first + 32] = data[first:first + 8]
    assert "a linker or loader writes" in differences(path)


@pytest.mark.parametrize("flags", [1 << 24, 1 << 12])            # NRELOC_OVFL, COMDAT
def test_sections_of_coff_that_a_linker_treats_otherwise_are_reported(
        flags: int, tmp_path: Path) -> None:
    path = other_format("win64")(tmp_path)
    with edited(path) as data:
        for header in range(20, 20 + 40 * data[2], 40):
            (before,) = struct.unpack_from("<I", data, header + 36)
            struct.pack_into("<I", data, header + 36, before | flags)
    assert "writable" in differences(path)


def test_a_hash_is_the_manifests() -> None:
    claims = {c["code_sha256"] for e in entries() for c in e["proved_for"]}
    assert {p.code_sha256 for p in proved_functions()} <= claims


def test_expected_code_that_was_stored_and_damaged_is_made_again(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    require_tools("cc")
    monkeypatch.setattr(files, "cache_folder", lambda: tmp_path)
    records = scan.records_of_text(text(), "gas", entries())
    (path,) = (tmp_path / "records").iterdir()
    stored = path.read_bytes()
    for damaged in (stored[:-2], b"", b"[]", stored.replace(b'"key"', b'"yek"')):
        path.write_bytes(damaged)
        assert scan.records_of_text(text(), "gas", entries()) == records
        assert path.read_bytes() == stored


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"functions": 3}', b'{"functions": [{}]}',
                                  b"[" * 100_000, b"\xff",
                                  b'{"functions": [{"symbol": "f", "convention": "sysv", '
                                  b'"code_sha256": "0", "code": "AAAA", "tables": [], "fields": '
                                  b'[], "calls": []}]}'])
def test_a_hostile_list_is_one_line(data: bytes, tmp_path: Path,
                                    capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "list.json").write_bytes(data)
    assert nsms_verify.main(["--with", str(tmp_path / "list.json"), sys.executable]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_damaged_files_are_refused_or_compared_and_nothing_else(kind: str, tmp_path: Path) -> None:
    path = KINDS[kind](tmp_path)
    data, dice = path.read_bytes(), random.Random(kind)
    head = min(len(data), 4096)
    for repetition in range(60):
        wrong = bytearray(data if repetition % 2 else data[:dice.randrange(len(data))])
        for _ in range(dice.randrange(1, 5)):
            at = dice.randrange(min(len(wrong), head)) if wrong and repetition % 3 else 0
            if wrong:
                wrong[at:at + 4] = dice.choice([bytes(4), b"\xff" * 4, dice.randbytes(4),
                                                b"\xff\xff\xff\x7f"])[:len(wrong) - at]
        path.write_bytes(wrong)
        try:
            look(path)
        except FileError as error:
            assert len(str(error).splitlines()) == 1


# Containers.

def test_a_thin_archive_is_read_with_its_members(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    object_(tmp_path / "folder", "a_member_with_a_long_name.o")
    run("ar", "rcsT", "thin.a", "folder/a_member_with_a_long_name.o", cwd=tmp_path)
    verdict = look(tmp_path / "thin.a")
    assert verdict.keys() == {BLOCKS, SCHEDULE} and verdict[BLOCKS]["proved_bytes"]
    (tmp_path / "folder" / "a_member_with_a_long_name.o").unlink()
    with pytest.raises(FileError, match="No such file"):
        look(tmp_path / "thin.a")


@pytest.mark.parametrize("magic, entry", [(0xCAFEBABE, ">IIIII"), (0xCAFEBABF, ">IIQQI4x")])
def test_a_universal_file_is_read_by_its_part_for_x86_64(magic: int, entry: str,
                                                         tmp_path: Path) -> None:
    part = other_format("macho64")(tmp_path).read_bytes()
    head = (struct.pack(">II", magic, 2) + struct.pack(entry, 0x0100000C, 0, 64, 0, 12)
            + struct.pack(entry, 0x01000007, 3, 4096, len(part), 12))
    (tmp_path / "fat").write_bytes(head.ljust(4096, b"\0") + part)
    assert look(tmp_path / "fat")[BLOCKS]["proved_bytes"]


def test_a_file_of_debugging_information_holds_no_code(tmp_path: Path) -> None:
    library(tmp_path)
    run("objcopy", "--only-keep-debug", "l.so", "l.debug", cwd=tmp_path)
    with pytest.raises(FileError, match="holds no code"):
        look(tmp_path / "l.debug")


# What loaders make of a linked file.

WRONG = (".intel_syntax noprefix\n.text\n.globl {0}\n.type {0}, @function\n{0}: xor dword ptr "
         "[rdi], 1\nret\n{1}\n"
         '.section .note.GNU-stack,"",@progbits\n')
CALL = f"""import ctypes, resource, sys
resource.setrlimit(resource.RLIMIT_CPU, (5, 5))
state = ctypes.create_string_buffer(32)
ctypes.CDLL(sys.argv[1]).{BLOCKS}(state, bytes(64), ctypes.c_size_t(1))
print(state.raw.hex())
"""
RIGHT = struct.pack("<8I", *oracle.hash_blocks(hashes.find("sha256"), [0] * 8, bytes(64))).hex()


def library_result(path: Path) -> str:
    """Return the result of the library's function for a state and block of zeros, by a child
    process limited to 5 seconds of CPU time."""
    return subprocess.run([sys.executable, "-c", CALL, path], capture_output=True,
                          text=True).stdout.strip()


def proved_by_address(path: Path, symbol: str = BLOCKS) -> list[bool]:
    """Return, for each address of a symbol, whether the proved bytes stand there."""
    return [item["proved_bytes"] for binary in load_binaries(path)
            for item in verify_binary(binary, proved_functions()) if item["symbol"] == symbol]


def library_with_wrong_function(where: Path, *words: str, wrong: str = "",
                                hidden: bool = True) -> Path:
    object_(where)
    if hidden:
        run("objcopy", f"--localize-symbol={BLOCKS}", "a.o", cwd=where)
    (where / "wrong.s").write_text(wrong or WRONG.format(BLOCKS, ""))
    run("cc", "-c", "wrong.s", cwd=where)
    run("cc", "-shared", "-nostdlib", "-o", "l.so", "a.o", "wrong.o", *words, cwd=where)
    return where / "l.so"


def test_a_right_library_gives_the_right_result(tmp_path: Path) -> None:
    assert library_result(library(tmp_path)) == RIGHT


@pytest.mark.parametrize("stripped", [False, True])
def test_a_local_symbol_does_not_stand_for_an_exported_one(stripped: bool, tmp_path: Path) -> None:
    path = library_with_wrong_function(tmp_path)
    if stripped:
        run("strip", "-s", "l.so", cwd=tmp_path)
    assert False in proved_by_address(path)
    assert library_result(path) not in ("", RIGHT)


def test_every_local_symbol_of_an_object_is_looked_at(tmp_path: Path) -> None:
    object_(tmp_path)
    (tmp_path / "wrong.s").write_text(WRONG.format(BLOCKS, ""))
    run("cc", "-c", "wrong.s", cwd=tmp_path)
    for name in ("a.o", "wrong.o"):
        run("objcopy", f"--localize-symbol={BLOCKS}", name, cwd=tmp_path)
    run("ld", "-r", "-o", "both.o", "a.o", "wrong.o", cwd=tmp_path)
    assert sorted(proved_by_address(tmp_path / "both.o")) == [False, True]


def test_each_version_of_a_function_is_looked_at(tmp_path: Path) -> None:
    (tmp_path / "map").write_text("V0 { local: none; }; V1 { global: nsms_*; } V0;\n")
    old = WRONG.format("older", f".symver older, {BLOCKS}@V0")
    path = library_with_wrong_function(tmp_path, "-Wl,--version-script=map", wrong=old,
                                       hidden=False)
    assert sorted(proved_by_address(path)) == [False, True]


def program_headers(data: bytes) -> list[tuple[int, int]]:
    first, count = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<H", data, 56)[0]
    return [(at, struct.unpack_from("<I", data, at)[0])
            for at in range(first, first + 56 * count, 56)]


def code_header(data: bytes) -> int:
    return next(at for at, kind in program_headers(data) if kind == 1 and data[at + 4] & 1)


def test_code_that_is_writable_is_refused(tmp_path: Path) -> None:
    path = library(tmp_path)
    with edited(path) as data:
        data[code_header(data) + 4] |= 2
    assert not any(item["proved_bytes"] for item in look(path).values())
    assert "its code is writable" in differences(path)


def test_a_note_that_became_a_segment_over_the_code_is_refused(tmp_path: Path) -> None:
    """The dynamic linker maps segments in their order: the last one lies on top."""
    path = library(tmp_path)
    with edited(path) as data:
        address, = struct.unpack_from("<Q", data, code_header(data) + 16)
        other = [at for at, kind in program_headers(data)
                 if kind in (4, 0x6474E550, 0x6474E551, 0x6474E552, 0x6474E553)][-1]
        struct.pack_into("<IIQQQQQQ", data, other, 1, 5, 0, address, address, 4096, 4096, 4096)
    with pytest.raises(FileError, match="overlaps another one"):
        look(path)
    assert library_result(path) != RIGHT


@pytest.mark.parametrize(("field", "value"), [(8, 1), (40, 0)])
def test_a_segment_that_no_loader_maps_is_refused(field: int, value: int, tmp_path: Path) -> None:
    path = library(tmp_path)
    with edited(path) as data:
        struct.pack_into("<Q", data, code_header(data) + field, value or 1)
    with pytest.raises(FileError, match="no loader maps"):
        look(path)
    # glibc maps the bytes of the file whatever the memory's
    assert field == 40 or library_result(path) != RIGHT


def test_what_the_dynamic_linker_writes_into_code_is_seen(tmp_path: Path) -> None:
    try:
        path = library(tmp_path, lambda t: f"{t}\n.reloc {BLOCKS}+300, R_X86_64_64, {SCHEDULE}\n",
                       "-Wl,-z,notext")
    except subprocess.CalledProcessError:
        pytest.skip("this linker makes no relocations of code")
    assert "its loader writes into" in differences(path)
    assert library_result(path) != RIGHT


RELOCATED = '.section .data\n.p2align 3\n.globl pointer\npointer: .quad pointer\n'
SECTIONS_WRITTEN = {"symbols": ".dynsym", "names": ".dynstr", "hashes": ".gnu.hash",
                    "constants": ".rodata", "code": ".text"}


@pytest.mark.parametrize("kind", SECTIONS_WRITTEN)
@pytest.mark.parametrize("size", [8, 20])
def test_relocations_that_reach_code_constants_or_symbols_are_refused(
        kind: str, size: int, tmp_path: Path) -> None:
    """`size`: 20 for a relocation of type COPY of a symbol of 20 bytes."""
    path = library_with_wrong_function(
        tmp_path, wrong=RELOCATED + '.section .note.GNU-stack,"",@progbits\n', hidden=False)
    assert look(path)[BLOCKS]["proved_bytes"]
    listing = subprocess.run(["readelf", "-SW", path], capture_output=True, text=True).stdout
    rows = [line.partition("]")[2].split() for line in listing.splitlines()]
    sections = {row[0]: (int(row[2], 16), int(row[3], 16)) for row in rows
                if len(row) > 8 and row[0] != "Name"}
    relocation, symbols = sections[".rela.dyn"][1], sections[".dynsym"][1]
    target = sections[SECTIONS_WRITTEN[kind]][0] - (size - 4)
    with edited(path) as data:
        struct.pack_into("<Q", data, relocation, target)
        if size == 20:
            symbol = next(i for i in range(1, 50) if struct.unpack_from(
                "<Q", data, symbols + 24 * i + 8)[0] == sections[".data"][0])
            struct.pack_into("<Q", data, symbols + 24 * symbol + 16, 20)
            struct.pack_into("<Q", data, relocation + 8, symbol << 32 | 5)
    assert "its loader writes into" in differences(path)


def test_a_table_of_symbols_that_section_headers_do_not_name_is_refused(tmp_path: Path) -> None:
    path = library(tmp_path)
    with edited(path) as data:
        struct.pack_into("<Q", data, 40, 0)
        struct.pack_into("<HH", data, 60, 0, 0)
    assert "do not name its dynamic symbols" in differences(path)


def test_a_dll_is_found_by_its_export_table(tmp_path: Path) -> None:
    path = dll(tmp_path, "--export-all-symbols")
    verdict, (binary,) = look(path), load_binaries(path)
    assert verdict[BLOCKS]["proved_bytes"] and verdict[BLOCKS]["found_by"] == "symbol"
    both = struct.pack("<II", function_address(binary), function_address(binary, SCHEDULE))
    with edited(path) as data:
        assert data.count(both) == 1
        struct.pack_into("<I", data, data.index(both), function_address(binary, SCHEDULE))
    assert sorted(proved_by_address(path)) == [False, True]
    with edited(path) as data:
        head = struct.unpack_from("<I", data, 60)[0]
        sections = head + 24 + struct.unpack_from("<H", data, head + 20)[0]
        struct.pack_into("<I", data, sections + 40 + 12, 0x1000)
    with pytest.raises(FileError, match="overlaps another one"):
        look(path)


@pytest.mark.parametrize(("kind", "at_exports"), [(10, False), (10, True), (0, False)])
def test_relocations_of_a_dll_that_reach_code_or_exports_are_seen(
        kind: int, at_exports: bool, tmp_path: Path) -> None:
    path = dll(tmp_path, "--export-all-symbols")
    data, (binary,) = bytearray(path.read_bytes()), load_binaries(path)
    head = struct.unpack_from("<I", data, 60)[0]
    exports = struct.unpack_from("<I", data, head + 24 + 112)[0]
    target = exports - 7 if at_exports else function_address(binary) + 300
    block = struct.pack("<IIHH", target & ~0xFFF, 12, kind << 12 | target & 0xFFF, 0)
    table, offset = binary.locate(exports)
    # no loader reads the library's own name, so the relocations may stand there
    assert table is not None
    at = data.rindex(b"w.dll\0")
    data[at:at + 12] = block
    struct.pack_into("<II", data, head + 24 + 112 + 40, exports + at - offset, 12)
    path.write_bytes(data)
    assert ("loader writes into its" in differences(path)) == bool(kind), "kind 0 fills a block"


def test_each_symbol_of_macos_is_looked_at(tmp_path: Path) -> None:
    path = other_format("macho64")(tmp_path)
    data = bytearray(path.read_bytes())
    table, count, strings = struct.unpack_from("<III", data,
                                               data.index(struct.pack("<II", 2, 24)) + 8)
    entries = range(table, table + 16 * count, 16)
    symbol_entry = next(at for at in entries
                        if data[strings
                                + struct.unpack_from("<I", data, at)[0]:].startswith(
                                    f"_{BLOCKS}\0".encode()))
    local = next(at for at in entries if data[at + 4] == 0xE
                 and data[at + 5] == data[symbol_entry + 5])
    value, = struct.unpack_from("<Q", data, symbol_entry + 8)
    data[local:local + 4] = data[symbol_entry:symbol_entry + 4]
    struct.pack_into("<Q", data, local + 8, value)
    struct.pack_into("<Q", data, symbol_entry + 8, value + 16)
    path.write_bytes(data)
    assert sorted(proved_by_address(path)) == [False, True]


def test_segments_of_macos_that_overlap_are_refused(tmp_path: Path) -> None:
    path = macho_program(tmp_path)
    with edited(path) as data:
        size, = struct.unpack_from("<I", data, 36)
        data[32 + size:32 + size + 72] = struct.pack("<II16sQQQQIIII", 0x19, 72, b"__OVER", 0,
                                                     4096, 0, 4096, 5, 5, 0, 0)
    with pytest.raises(FileError, match="overlaps another one"):
        look(path)


@pytest.mark.parametrize("change", ["none", "segment", "pages", "first"])
def test_pages_that_dyld_writes_are_in_writable_segments(change: str, tmp_path: Path) -> None:
    """The chained fixups of a library as lld links it; then moved to the code, over it, or with the
    command before the segments, where nothing says what is writable."""
    (tmp_path / "k.S").write_text(text())
    (tmp_path / "table.c").write_text(f"void {BLOCKS}(void); void *table[] = {{{BLOCKS}, &table}};")
    target = "--target=x86_64-apple-macos13"
    run("clang-19", target, "-c", "k.S", "table.c", cwd=tmp_path)
    run("ld64.lld-19", "-dylib", "-arch", "x86_64", "-platform_version", "macos", "13.0", "13.0",
        "-fixup_chains", "-o", "k.dylib", "k.o", "table.o", cwd=tmp_path)
    data = bytearray((tmp_path / "k.dylib").read_bytes())
    commands = data.index(struct.pack("<II", 0x19, 72 + 80))
    command = data.index(struct.pack("<II", 0x80000034, 16))
    starts, = struct.unpack_from("<I", data, command + 8)
    starts += struct.unpack_from("<I", data, starts + 4)[0]
    count, = struct.unpack_from("<I", data, starts)
    offset = next(filter(None, struct.unpack_from(f"<{count}I", data, starts + 4)))
    address, = struct.unpack_from("<Q", data, starts + offset + 8)
    if change == "segment":
        struct.pack_into("<Q", data, starts + offset + 8, 0)
    if change == "pages":
        struct.pack_into("<QIH", data, starts + offset + 8, 0, 0, address // 4096 + 1)
    if change == "first":
        moved = data[command:command + 16]
        data[commands + 16:command + 16] = data[commands:command]
        data[commands:commands + 16] = moved
    (tmp_path / "k.dylib").write_bytes(data)
    records = look(tmp_path / "k.dylib")
    assert {BLOCKS, SCHEDULE} <= records.keys()
    for record in records.values():
        assert record["proved_bytes"] == (change == "none"), record["differences"]
        assert change == "none" or "loader writes into code" in record["differences"][0]


# dyld's export trie.

def encode_uleb(number: int) -> bytes:
    """Encode a ULEB128 number in at least three bytes, so that positions do not depend on values.
    """
    return bytes([number & 127 | 128, number >> 7 & 127 | 128, number >> 14])


def export_trie(exports: dict[str, tuple[int, int]]) -> bytes:
    """Return an export trie with one edge per name; `exports` maps a name to (flags, number or
    library)."""
    positions, body = dict[str, int](), b""
    size = 2 + sum(len(name) + 1 + 3 for name in exports)
    for name, (flags, number) in exports.items():
        positions[name] = size + len(body)
        terminal = bytes([flags]) + encode_uleb(number) + (b"\0" if flags & 8 else encode_uleb(0)
                                                           if flags & 16 else b"")
        body += bytes([len(terminal)]) + terminal + b"\0"
    return b"\0" + bytes([len(exports)]) + b"".join(name.encode() + b"\0"
                                                    + encode_uleb(positions[name])
                                                    for name in exports) + body


def macho_with_trie(where: Path, table: bytes, command: int = 0x80000033) -> Path:
    """Write a linked Mach-O file without symbols, with a trie as its last bytes."""
    path = macho_program(where)
    data = bytearray(path.read_bytes())
    commands, size = struct.unpack_from("<II", data, 16)
    new = (struct.pack("<4I", command, 16, len(data), len(table)) if command == 0x80000033
           else struct.pack(
        "<12I", command, 48, *[0] * 8, len(data), len(table)))
    data[32 + size:32 + size + len(new)] = new
    struct.pack_into("<II", data, 16, commands + 1, size + len(new))
    path.write_bytes(data + table)
    return path


def symbol_addresses(where: Path) -> dict[str, int]:
    (binary,) = load_binaries(other_format("macho64")(where))
    return {name: next(iter(binary.symbols[name])) for name in (BLOCKS, SCHEDULE)}


@pytest.mark.parametrize("command", [0x80000033, 0x22, 0x80000022])
def test_what_the_export_trie_leads_to_is_the_function(command: int, tmp_path: Path) -> None:
    at = symbol_addresses(tmp_path)
    right = macho_with_trie(tmp_path, export_trie({f"_{name}": (0, at[name]) for name in at}),
                            command)
    assert all(item["proved_bytes"] and item["found_by"] == "symbol"
               for item in look(right).values())
    swapped = {BLOCKS: at[SCHEDULE], SCHEDULE: at[BLOCKS]}
    wrong = macho_with_trie(tmp_path, export_trie({f"_{name}": (0, swapped[name]) for name in at}),
                            command)
    assert not any(item["proved_bytes"] for item in look(wrong).values())


@pytest.mark.parametrize("flags", [8, 16, 2])
def test_an_export_that_is_not_the_function_itself_is_wrong(flags: int, tmp_path: Path) -> None:
    """8: of another library; 16: with a resolver; 2: absolute."""
    at = symbol_addresses(tmp_path)
    verdict = look(macho_with_trie(tmp_path, export_trie({f"_{BLOCKS}": (flags, at[BLOCKS])})))
    assert not verdict[BLOCKS]["proved_bytes"]


@pytest.mark.parametrize("table", [
    b"\0\1a\0\0", b"\0\2a\0\3b\0\3\0\0", b"\0\1a", b"\xff" * 12, b"\0\1a\0\x7f", b"\5", b"\1",
    b"\0" + b"\xff" + b"a\0\0" * 255,
    b"".join(b"\0\1a\0" + encode_uleb(7 * (i + 1)) for i in range(20_000)) + b"\0\0"])
def test_an_export_trie_that_is_damaged_is_one_line(table: bytes, tmp_path: Path) -> None:
    with pytest.raises(FileError) as refused:
        look(macho_with_trie(tmp_path, table))
    assert "damaged" in str(refused.value) and "\n" not in str(refused.value)


# The command, and the script alone.

@pytest.fixture(scope="module")
def generated_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("generated")
    (out / "gas").mkdir()
    shutil.copy(generated() / entries()[0]["gas"], out / "gas")
    shutil.copy(generated() / "proofs.json", out)
    manifest = json.loads((generated() / "manifest.json").read_text())
    (out / "manifest.json").write_text(
        json.dumps(manifest | {"kernels": [e | {"nasm": None} for e in entries()]}))
    return out


@pytest.fixture
def verify(generated_folder: Path, nsms: Nsms) -> Callable[..., Result]:
    """Call the command for a folder with two kernels."""
    return partial(nsms, "verify", "--out", generated_folder)


def test_the_command_lists_the_functions_that_it_finds_and_proves_them_again(
        verify: Callable[..., Result], tmp_path: Path) -> None:
    result = verify("--prove", "--json", "--product", archive(tmp_path))
    output = json.loads(result.out)
    assert result.status == 0 and [item["symbol"] for item in output] == [BLOCKS, SCHEDULE]
    assert output[0]["file"].endswith("l.a(a_member_with_a_long_name.o)")
    assert all(item["proved_bytes"] and item["proved_again"] for item in output)
    result = verify("--prove", object_(tmp_path, change=lambda t: t.replace("0x428a2f98",
                                                                            "0x428a2f99")))
    assert result.status == 1 and "NOT the proved bytes" in result.out
    assert "2 of 2 functions are not the proved bytes" in result.err
    assert f"{BLOCKS} is not proved: " in result.err


@pytest.mark.parametrize("words, status, output", [
    (["--prove", "l.so"], 2, "reads objects only"), (["nothing.o"], 2, "No such file"),
    (["."], 2, "not a regular file"),
    (["text.c"], 2, "is or holds no object"), ([], 2, "PRODUCT="),
    (["--product", ""], 2, "PRODUCT="),
    (["other.o"], 1, "other.o holds no function of"),
    (["l.so", "other.o"], 1, "other.o holds no function of"),
    (["--out", "nowhere", "l.so"], 2, "nowhere/manifest.json, which does not exist"),
    (["l.so"], 0, ""),
])
def test_the_status_is_0_for_the_proved_bytes_alone(
        words: list[str], status: int, output: str, verify: Callable[..., Result], tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch) -> None:
    library(tmp_path)
    archive(tmp_path)
    (tmp_path / "text.c").write_text("int x;\n")
    monkeypatch.chdir(tmp_path)
    result = verify(*words)
    assert result.status == status and output in result.err and result.err.count("\n") <= 2


def partial_adoption(where: Path) -> Path:
    """Return an object with the proved function and a project's own function of the other's name.
    """
    return object_(where, change=lambda t: re.sub(r"(?m)^NSMS_L\(schedule_\w+\):$",
                                                  r"\g<0>\n        nop", t))


@pytest.mark.parametrize("only, status, output", [
    (None, 1, "1 of 2 functions are not"), (BLOCKS, 0, ""), ("*_blocks_*", 0, ""),
    (SCHEDULE, 1, "1 of 1 functions are not"),
    (f"{BLOCKS},{SCHEDULE}", 1, "1 of 2 functions are not"),
    ("sha512_nothing", 2, "sha512_nothing is none of the functions"),
    (",", 2, "names no function"),
])
def test_an_adoption_in_part_is_compared_in_part(only: str | None, status: int, output: str,
                                                 verify: Callable[..., Result],
                                                 tmp_path: Path) -> None:
    result = verify(partial_adoption(tmp_path), *(["--only", only] if only else []))
    assert result.status == status and output in result.err and result.err.count("\n") <= 1
    assert ("its code at" in result.out) == (status == 1) == ("prove --object" in result.err)
    assert status or result.out == ("1 functions found, 1 of them with the proved bytes; 1 more "
                                    "are the project's own\n")


def test_verify_prints_failures_and_a_count_and_more_if_asked(verify: Callable[..., Result],
                                                              tmp_path: Path) -> None:
    path = object_(tmp_path)
    assert verify(path).status == 0 and verify(path).out.count("\n") == 1
    assert verify(path, "-v").out.count("(found by its symbol): the proved bytes") == 2


def test_a_list_that_one_assembler_made_serves_the_others_and_other_formats(
        verify: Callable[..., Result], tmp_path: Path) -> None:
    """The folder has files for GNU's assembler alone; these objects are NASM's."""
    assert verify(*(other_format(format)(tmp_path)
                    for format in ("elf64", "win64", "macho64"))).status == 0


def test_an_adopted_function_that_is_absent_is_reported(verify: Callable[..., Result],
                                                        tmp_path: Path) -> None:
    (tmp_path / "x.c").write_text(f"void {BLOCKS}(void) {{}}")
    run("cc", "-c", "x.c", cwd=tmp_path)
    result = verify("--only", SCHEDULE, tmp_path / "x.o")
    assert (result.status == 1
            and f"{SCHEDULE}: adopted, and in none of the files" in result.err)


def script(folder: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Copy the script and its list to a folder; return its caller, without other packages."""
    (folder / "nsms_verify.py").write_text(Path(nsms_verify.__file__).read_text())
    (folder / "nsms_verify.json").write_text(json.dumps({"functions": expected_records()}))
    return lambda *words: subprocess.run([sys.executable, "-I", "-S", "nsms_verify.py", *words],
                                         cwd=folder, capture_output=True, text=True)


def test_the_script_reads_the_adopted_functions_from_the_list_beside_it(tmp_path: Path) -> None:
    done = partial(script(tmp_path), partial_adoption(tmp_path).name)
    assert done().returncode == 1
    (tmp_path / "nsms_verify.only").write_text(f"# ours\n{BLOCKS}   # since 2026\n\n")
    listed = done("-v")
    assert listed.returncode == 0 and "the project's own, not among the adopted" in listed.stdout
    records = json.loads(done("--json").stdout)
    assert {item["symbol"]: item["theirs"] for item in records} == {BLOCKS: False, SCHEDULE: True}
    assert done("--only", SCHEDULE).returncode == 1
    wrong = done("--only", "nothing")
    assert wrong.returncode == 2 and len(wrong.stderr.splitlines()) == 1
    (tmp_path / "nsms_verify.only").write_text("# nothing\n")
    assert done().returncode == 2


def test_the_script_stands_alone_under_python_3_9(tmp_path: Path) -> None:
    ast.parse(Path(nsms_verify.__file__).read_text(), feature_version=(3, 9))
    path, call = program(tmp_path), script(tmp_path)
    done = call(path.name)
    assert done.returncode == 0 and "2 of them with the proved bytes" in done.stdout, done
    with edited(path) as data:
        data[data.index(K1)] ^= 1
    assert call(path.name).returncode == 1
    done = call("main.c")
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1


def test_a_vendored_table_of_padding_is_found_and_a_changed_word_is_seen(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["vendor", "--dest", str(tmp_path), "--hash", "sha256", "--isa", "x64", "--lens",
                 "64"]) == 0
    run("cc", "-shared", "-nostdlib", "-o", "l.so", "sha256_x64_rounds.S", "sha256_padding.S",
        cwd=tmp_path)
    run("strip", "-s", "l.so", cwd=tmp_path)
    words = ["--with", str(tmp_path / "nsms_verify.json"), str(tmp_path / "l.so")]
    capsys.readouterr()
    assert nsms_verify.main(words) == 0
    assert "2 of them with the proved bytes" in capsys.readouterr().out
    proved = nsms_verify.read_functions(tmp_path / "nsms_verify.json")
    table = next(p.searched for p in proved if not p.code)
    with edited(tmp_path / "l.so") as data:
        data[data.index(table) + 101] ^= 1
    assert nsms_verify.main(words) == 1 and "its constants at +0x64 is" in capsys.readouterr().out
