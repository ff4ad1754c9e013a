"""Are these the bytes that were proved? What is found in objects, archives and linked files, by
symbol and by bytes."""

from __future__ import annotations

import ast
import json
import random
import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from generator.__main__ import main
from generator.check import ObjectError
from generator.files import data_folder
from generator.product import expected_code, nsms_verify, toolchain, vendor
from generator.product.binary import load_binaries
from generator.product.nsms_verify import byte_differences, verify_binary
from generator.product.proved_function import ProvedFunction, pack, unpack

BLOCKS, SCHEDULE = "nsms_sha256_blocks_x64_n1", "nsms_sha256_schedule_x64_n1"
K1 = bytes.fromhex("982f8a4291443771")               # K_0 and K_1 of SHA-256, as they lie in memory
ENTRIES = [k
           for k in json.loads((data_folder("generated") / "manifest.json").read_text())["kernels"]
           if k["symbol"] in (BLOCKS, SCHEDULE)]
MAIN = f"""#include <stddef.h>
void {BLOCKS}(unsigned *s, const void *d, size_t n);
int main(int c, char **v) {{ static unsigned s[8]; {BLOCKS}(s, v, 0); return (int)s[0] + 0 * c; }}
"""


def text(syntax: str = "gas") -> str:
    return (data_folder("generated") / ENTRIES[0][syntax]).read_text()


def run(*command: str, cwd: Path) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    subprocess.run(command, cwd=cwd, check=True, capture_output=True)


@pytest.fixture(scope="module")
def list_() -> list[dict[str, Any]]:
    codes, unknown = expected_code.expected_codes(data_folder("generated"), ENTRIES)
    if {BLOCKS, SCHEDULE} & set(unknown):
        pytest.skip("no assembler makes the bytes that were proved")
    return codes


@pytest.fixture(scope="module")
def proved(list_: list[dict[str, Any]]) -> list[ProvedFunction]:
    return [ProvedFunction(item) for item in list_]


def object_(where: Path, name: str = "a.o", change: Callable[[str], str] = lambda t: t) -> Path:
    data = toolchain.assemble(change(text()), "gas")
    if data is None:
        pytest.skip("no assembler for GAS's syntax")
    (where / name).write_bytes(data)
    return where / name


def archive(where: Path) -> Path:
    object_(where, "a_member_with_a_long_name.o")
    (where / "other.c").write_text("int other(void) { return 1; }\n")
    run("cc", "-c", "other.c", cwd=where)
    run("ar", "rcs", "l.a", "other.o", "a_member_with_a_long_name.o", cwd=where)
    return where / "l.a"


def library(where: Path) -> Path:
    object_(where)
    run("cc", "-shared", "-nostdlib", "-o", "l.so", "a.o", cwd=where)
    return where / "l.so"


def program(where: Path) -> Path:
    """Build a static program without symbols."""
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
        data = toolchain.assemble(text("nasm"), "nasm", format)
        if data is None:
            pytest.skip("nasm is not installed")
        (where / f"{format}.o").write_bytes(data)
        return where / f"{format}.o"
    return convert


def dll(where: Path) -> Path:
    other_format("win64")(where)
    try:
        run("ld", "-m", "i386pep", "-shared", "-s", "--exclude-all-symbols", "-o", "w.dll",
            "win64.o", cwd=where)
    except subprocess.CalledProcessError:
        pytest.skip("ld makes no PE files")
    return where / "w.dll"


def macho_program(where: Path) -> Path:
    """Return a linked Mach-O file of the object: a segment at a page boundary, no symbols, no
    relocations."""
    path = other_format("macho64")(where)
    data, (binary,) = bytearray(path.read_bytes()), load_binaries(str(path))
    struct.pack_into("<I", data, 12, 2)
    memory = bytearray(max(s.address + len(s.data) for s in binary.sections))
    for section in binary.sections:
        memory[section.address:section.address + len(section.data)] = section.data
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


def look(path: Path, proved: list[ProvedFunction]) -> dict[str, dict[str, Any]]:
    return {item["symbol"]: item for binary in load_binaries(str(path))
            for item in verify_binary(binary, proved)}


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_proved_is_found_and_one_bit_of_a_constant_or_an_instruction_is_seen(
        kind: str, tmp_path: Path, proved: list[ProvedFunction]) -> None:
    path = KINDS[kind](tmp_path)
    verdict = look(path, proved)
    assert verdict.keys() == {BLOCKS, SCHEDULE} and all(item["proved_bytes"]
                                                        for item in verdict.values()), verdict
    assert ({item["found_by"] for item in verdict.values()}
            == {"bytes" if kind in STRIPPED else "symbol"})
    format = verdict[BLOCKS]["format"]
    assert format == {"coff": "win64", "dll": "win64", "macho": "macho64",
                      "linked macho": "macho64"}.get(kind, "elf64")
    data = path.read_bytes()
    assert data.count(K1) == 1
    wrong = bytearray(data)
    wrong[data.index(K1) + 5] ^= 1
    path.write_bytes(wrong)
    output = look(path, proved)
    assert not output[BLOCKS]["proved_bytes"] and not output[SCHEDULE]["proved_bytes"]
    assert "+0x4, is 91453771, the proved one 91443771" in output[BLOCKS]["differences"][0]
    item = next(p for p in proved if p.symbol == BLOCKS
                and p.code_hash == verdict[BLOCKS]["code_sha256"])
    taken = {position + k for _, position, _, _ in item.references for k in range(4)}
    first = next(i for i in range(len(item.code) - 40) if not taken & set(range(i, i + 40))
                 and i > 1000)
    wrong = bytearray(data)
    wrong[data.index(item.code[first:first + 40]) + 20] ^= 8
    path.write_bytes(wrong)
    output = look(path, proved)
    assert not output[BLOCKS]["proved_bytes"] and output[SCHEDULE]["proved_bytes"]
    at = max(start for start in [*item.lengths] if start <= first + 20)
    assert output[BLOCKS]["differences"] == [f"the instruction at +{at:#x} is "
                                             + output[BLOCKS]["differences"][0].split(" is ")[1]]


def at_symbol(binary: Any) -> int:
    (address,) = binary.symbols[BLOCKS]
    return int(address)


def test_a_displacement_to_another_address_is_seen(tmp_path: Path,
                                                   proved: list[ProvedFunction]) -> None:
    path = library(tmp_path)
    (binary,) = load_binaries(str(path))
    item = next(p for p in proved if p.symbol == BLOCKS
                and not byte_differences(binary, at_symbol(binary), p))
    section = binary.section_at(at_symbol(binary))
    assert section is not None
    section.data[at_symbol(binary) - section.address + item.references[-1][1]] ^= 4
    assert byte_differences(binary, at_symbol(binary), item)


def write_before(label: str, relocation: str) -> Callable[[str], str]:
    """Return a change after which a linker writes to bytes from before a label on."""
    # 64 bytes, so that what follows is aligned as it was
    zeros = ".quad " + ", ".join("0" * 8)
    return lambda t: t.replace(f"\n{label}", f"\n{zeros}\n.reloc . - {relocation}, "
                                             f"elsewhere\n{label}")


@pytest.mark.parametrize("change, output", [
    (lambda t: t.replace('.rodata,"a"', '.rodata,"aw"'), "can be written"),
    (lambda t: t + f"\n        .reloc {BLOCKS}+300, R_X86_64_32, elsewhere\n", "a linker writes"),
    (lambda t: t.replace("0x428a2f98", "0x428a2f99"), "the constant read"),
    (write_before(f"NSMS_SYMBOL({BLOCKS}):", "4, R_X86_64_64"), "at +0x0 a linker writes"),
    (write_before("NSMS_L(K):", "2, R_X86_64_PC32"), "a linker writes into the constants"),
])
def test_what_a_linker_or_a_program_would_change_is_not_what_was_proved(
        change: Callable[[str], str], output: str, tmp_path: Path,
        proved: list[ProvedFunction]) -> None:
    assert change(text()) != text()
    verdict = look(object_(tmp_path, change=change), proved)[BLOCKS]
    assert not verdict["proved_bytes"] and output in verdict["differences"][0]


def of_no_table(data: bytearray, header: int) -> None:
    struct.pack_into("<I", data, header + 40, 0)


def compact(data: bytearray, header: int) -> None:
    struct.pack_into("<I", data, header + 4, 0x40000014)                 # SHT_CREL


def add_second_symbol(data: bytearray, header: int) -> None:
    (first,) = struct.unpack_from("<Q", data, header + 24)
    struct.pack_into("<I", data, first + 8, 10)                          # R_X86_64_32
    data[first + 24:first + 32] = data[first:first + 8]


@pytest.mark.parametrize("change, output", [
    (of_no_table, "unknown bytes into its section"),
    (compact, "unknown bytes into its section"),
    (add_second_symbol, "a linker writes")])
def test_relocations_that_are_not_understood_are_reported(change: Callable[[bytearray, int], None],
                                                          output: str, tmp_path: Path,
                                                          proved: list[ProvedFunction]) -> None:
    path = object_(tmp_path)
    data = bytearray(path.read_bytes())
    (headers,), (count,) = struct.unpack_from("<Q", data, 40), struct.unpack_from("<H", data, 60)
    for header in range(headers, headers + 64 * count, 64):
        if data[header + 4] == 4 and struct.unpack_from("<Q", data, header + 32)[0] > 24:
            change(data, header)
    path.write_bytes(data)
    assert any(output in line for line in look(path, proved)[BLOCKS]["differences"])


def test_relocations_that_coff_does_not_count_are_reported(tmp_path: Path,
                                                           proved: list[ProvedFunction]) -> None:
    path = other_format("win64")(tmp_path)
    data = bytearray(path.read_bytes())
    for header in range(20, 20 + 40 * data[2], 40):
        data[header + 39] |= 1                                           # IMAGE_SCN_LNK_NRELOC_OVFL
    path.write_bytes(data)
    assert any("unknown bytes into its section" in line
               for line in look(path, proved)[BLOCKS]["differences"])


def test_a_hash_is_the_manifests(proved: list[ProvedFunction]) -> None:
    claims = {(c["assembler"], c["format"], c["code_sha256"]) for e in ENTRIES
              for c in e["proved_for"]}
    assert {(p.record["assembler"], p.record["format"], p.code_hash) for p in proved} <= claims


def test_a_list_that_says_another_code_than_its_hash_is_refused(list_: list[dict[str, Any]],
                                                                tmp_path: Path) -> None:
    wrong = json.loads(json.dumps(list_))
    contents = bytearray(unpack(wrong[0]["code"]))
    contents[100] ^= 1
    wrong[0]["code"] = pack(bytes(contents))
    (tmp_path / "list.json").write_text(json.dumps({"functions": wrong}))
    with pytest.raises(ObjectError, match="another hash"):
        nsms_verify.read_proved_functions(tmp_path / "list.json")


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"functions": 3}', b'{"functions": [{}]}',
                                  b"[" * 100_000, b"\xff",
                                  b'{"functions": [{"symbol": "f", "code_sha256": "0", "code": '
                                  b'"AAAA"}]}'])
def test_a_hostile_list_is_one_line(data: bytes, tmp_path: Path,
                                    capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "list.json").write_bytes(data)
    assert nsms_verify.main(["--with", str(tmp_path / "list.json"), sys.executable]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_damaged_files_are_refused_or_compared_and_nothing_else(
        kind: str, tmp_path: Path, proved: list[ProvedFunction]) -> None:
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
            look(path, proved)
        except ObjectError as error:
            assert len(str(error).splitlines()) == 1


# The command, and the script alone.

@pytest.fixture(scope="module")
def generated_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with two kernels and their manifest."""
    out = tmp_path_factory.mktemp("generated")
    (out / "gas").mkdir()
    shutil.copy(data_folder("generated") / ENTRIES[0]["gas"], out / "gas")
    (out / "manifest.json").write_text(
        json.dumps({"schema": 1, "kernels": [e | {"nasm": None} for e in ENTRIES]}))
    return out


def test_the_command_lists_the_functions_that_it_finds_and_proves_them_again(
        generated_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = archive(tmp_path)
    assert main(["verify", "--out", str(generated_folder), "--prove", "--json", "--product",
                 str(path)]) == 0
    output = json.loads(capsys.readouterr().out)
    assert [item["symbol"] for item in output] == [BLOCKS,
                                                   SCHEDULE] and output[0]["file"].endswith(
                                                       "l.a(a_member_with_a_long_name.o)")
    assert all(item["proved_bytes"] and item["proved_again"] for item in output)
    path = object_(tmp_path, change=lambda t: t.replace("0x428a2f98", "0x428a2f99"))
    assert main(["verify", "--out", str(generated_folder), "--prove", str(path)]) == 1
    out, err = capsys.readouterr()
    assert ("NOT the bytes" in out and "NOT PROVED again" in out
            and "2 of 2 functions are not" in err)


@pytest.mark.parametrize("words, status, output", [
    (["--prove", "l.so"], 2, "reads objects and archives only"), (["nothing.o"], 2, "No such file"),
    (["."], 2, "not a regular file"),
    (["text.c"], 2, "is no object"), ([], 2, "PRODUCT="), (["--product", ""], 2, "PRODUCT="),
    (["other.o"], 1, "other.o (searched: gas elf64"),
    (["l.so", "other.o"], 1, "no generated function is in other.o"),
    (["--out", "nowhere", "l.so"], 2, "manifest.json"), (["l.so"], 0, ""),
])
def test_the_status_is_0_for_the_proved_bytes_alone(words: list[str], status: int, output: str,
                                                    generated_folder: Path,
                                                    tmp_path: Path,
                                                    monkeypatch: pytest.MonkeyPatch,
                                                    capsys: pytest.CaptureFixture[str]) -> None:
    library(tmp_path)
    archive(tmp_path)
    (tmp_path / "text.c").write_text("int x;\n")
    monkeypatch.chdir(tmp_path)
    assert main(["verify", "--out", str(generated_folder), *words]) == status
    err = capsys.readouterr().err
    assert output in err and len(err.splitlines()) <= 2


def partial_adoption(where: Path) -> Path:
    """Return an object with the proved function and a project's own function of the other's name.
    """
    return object_(where, change=lambda t: re.sub(r"(?m)^NSMS_L\(schedule_\w+\):$",
                                                  r"\g<0>\n        nop", t))


@pytest.mark.parametrize("only, status, output", [
    (None, 1, f"the first: {SCHEDULE}."), (BLOCKS, 0, ""), ("*_blocks_*", 0, ""),
    (SCHEDULE, 1, f"the first: {SCHEDULE}."),
    (f"{BLOCKS},{SCHEDULE}", 1, "1 of 2 functions are not"),
    ("sha512_nothing", 2, "sha512_nothing is none of the functions"),
    (",", 2, "names no function"),
])
def test_an_adoption_in_part_is_compared_in_part(only: str | None, status: int, output: str,
                                                 generated_folder: Path,
                                                 tmp_path: Path,
                                                 capsys: pytest.CaptureFixture[str]) -> None:
    path = partial_adoption(tmp_path)
    assert main(["verify", "--out", str(generated_folder), str(path),
                 *(["--only", only] if only else [])]) == status
    out, err = capsys.readouterr()
    assert output in err and len(err.splitlines()) <= 1
    if status == 0:
        assert f"{SCHEDULE} at" in out and ": the project's own, as it is not among" in out
        assert "1 more are the project's own" in out


def test_an_adopted_function_that_is_absent_is_reported(generated_folder: Path, tmp_path: Path,
                                                        capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.c").write_text(f"void {BLOCKS}(void) {{}}")
    run("cc", "-c", "x.c", cwd=tmp_path)
    assert main(["verify", "--out", str(generated_folder), "--only", SCHEDULE,
                 str(tmp_path / "x.o")]) == 1
    assert f"{SCHEDULE}: adopted, and in none of the files" in capsys.readouterr().err


def test_the_script_reads_the_adopted_functions_from_the_list_beside_it(
        list_: list[dict[str, Any]], tmp_path: Path) -> None:
    (tmp_path / "nsms_verify.py").write_text(vendor.verifier_script().decode())
    (tmp_path / "nsms_verify.json").write_text(json.dumps({"functions": list_}))
    command = [sys.executable, "-I", "-S", "nsms_verify.py", partial_adoption(tmp_path).name]

    def done(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*command, *words], cwd=tmp_path, capture_output=True, text=True)
    assert done().returncode == 1
    (tmp_path / "nsms_verify.only").write_text(f"# ours\n{BLOCKS}   # since 2026\n\n")
    listed = done()
    assert (listed.returncode == 0
            and "the project's own, as it is not among the adopted" in listed.stdout)
    records = json.loads(done("--json").stdout)
    assert {item["symbol"]: item["theirs"] for item in records} == {BLOCKS: False, SCHEDULE: True}
    assert done("--only", SCHEDULE).returncode == 1
    wrong = done("--only", "nothing")
    assert wrong.returncode == 2 and len(wrong.stderr.splitlines()) == 1
    (tmp_path / "nsms_verify.only").write_text("# nothing\n")
    assert done().returncode == 2


def test_the_script_is_of_the_standard_library_and_stands_alone(list_: list[dict[str, Any]],
                                                                tmp_path: Path) -> None:
    source = vendor.verifier_script().decode()
    defined = [name for node in ast.parse(source, feature_version=(3, 9)).body for name in (
        [node.name] if isinstance(node, ast.FunctionDef | ast.ClassDef) else
        [ast.unparse(target) for target in node.targets] if isinstance(node, ast.Assign) else [])]
    assert len(defined) == len({*defined}) > 40, "a name of one module takes the place of another's"
    names = {a.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import)
             for a in node.names} | {
        str(node.module) for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names
    (tmp_path / "nsms_verify.py").write_text(source)
    (tmp_path / "nsms_verify.json").write_text(json.dumps({"functions": list_}))
    path = program(tmp_path)
    command = [sys.executable, "-I", "-S", "nsms_verify.py", path.name]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.count("the bytes that were proved") == 2, done
    data = bytearray(path.read_bytes())
    data[data.index(K1)] ^= 1
    path.write_bytes(data)
    assert subprocess.run(command, cwd=tmp_path, capture_output=True).returncode == 1
    done = subprocess.run([*command[:-1], "main.c"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1


def test_a_vendored_table_of_padding_is_found_and_a_changed_word_is_seen(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if toolchain.assembler_command("gas") is None:
        pytest.skip("no assembler for GAS's syntax")
    assert main(["vendor", "--dest", str(tmp_path), "--hash", "sha256", "--isa", "x64", "--lens",
                 "64"]) == 0
    run("cc", "-shared", "-nostdlib", "-o", "l.so", "sha256_x64_rounds.S", "sha256_padding.S",
        cwd=tmp_path)
    run("strip", "-s", "l.so", cwd=tmp_path)
    words = ["--with", str(tmp_path / "nsms_verify.json"), str(tmp_path / "l.so")]
    capsys.readouterr()
    assert nsms_verify.main(words) == 0 and capsys.readouterr().out.count("the bytes that were "
                                                                          "proved") == 2
    proved = nsms_verify.read_proved_functions(tmp_path / "nsms_verify.json")
    table = next(p.table for p in proved if p.table)
    data = bytearray((tmp_path / "l.so").read_bytes())
    data[data.index(table) + 101] ^= 1
    (tmp_path / "l.so").write_bytes(data)
    assert nsms_verify.main(words) == 1 and "the table's word, +0x64, is" in capsys.readouterr().out
