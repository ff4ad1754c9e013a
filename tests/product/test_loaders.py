"""What loaders make of a linked file: functions are found where they find them, and what they would
change is seen.

Each attack has a twin that is the proved bytes; where the host's loader shows that another function
is called, it does.
"""

import random
import struct
import subprocess
import sys

import oracle
import pytest
from test_verify import (
    BLOCKS,
    SCHEDULE,
    library,
    list_,
    look,
    macho_program,
    object_,
    other_format,
    proved,
    run,
)

from generator.check import ObjectError
from generator.product.binary import load_binaries
from generator.product.macho_image import trie_symbols
from generator.spec import hashes

__all__ = ["list_", "proved"]
WRONG = (".intel_syntax noprefix\n.text\n.globl {0}\n.type {0}, @function\n{0}: xor dword ptr "
         "[rdi], 1\nret\n{1}\n" \
         '.section .note.GNU-stack,"",@progbits\n')
CALL = f"""import ctypes, resource, sys
resource.setrlimit(resource.RLIMIT_CPU, (5, 5))
state = ctypes.create_string_buffer(32)
ctypes.CDLL(sys.argv[1]).{BLOCKS}(state, bytes(64), ctypes.c_size_t(1))
print(state.raw.hex())
"""
RIGHT = struct.pack("<8I", *oracle.hash_blocks(hashes.find("sha256"), [0] * 8, bytes(64))).hex()


def library_result(path):
    """Return the result of the library's function for a state and block of zeros, by a child
    process limited to 5 seconds of CPU time."""
    return subprocess.run([sys.executable, "-c", CALL, path], capture_output=True,
                          text=True).stdout.strip()


def build_library_with_wrong_function(where, *words, wrong="", hidden=True):
    """Build a library with an exported wrong function beside the right hidden one."""
    object_(where)
    if hidden:
        run("objcopy", f"--localize-symbol={BLOCKS}", "a.o", cwd=where)
    (where / "wrong.s").write_text(wrong or WRONG.format(BLOCKS, ""))
    run("cc", "-c", "wrong.s", cwd=where)
    run("cc", "-shared", "-nostdlib", "-o", "l.so", "a.o", "wrong.o", *words, cwd=where)
    return where / "l.so"


def program_header_offsets(data):
    """Return the offsets of an ELF file's program headers with their types."""
    first, count = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<H", data, 56)[0]
    return [(at, struct.unpack_from("<I", data, at)[0])
            for at in range(first, first + 56 * count, 56)]


def verified_items(path, proved, symbol=BLOCKS):
    """Return all results of verify about one symbol."""
    from generator.product.nsms_verify import verify_binary
    return [item for binary in load_binaries(str(path)) for item in verify_binary(binary, proved)
            if item["symbol"] == symbol]


def test_a_library_is_found_by_what_it_exports(tmp_path, proved):
    verdict = look(library(tmp_path), proved)
    assert {item["rule"] for item in verdict.values()} == {"dynamic symbol table, global"}
    assert library_result(tmp_path / "l.so") == RIGHT


@pytest.mark.parametrize("stripped", [False, True])
def test_a_local_symbol_does_not_stand_for_an_exported_one(stripped, tmp_path, proved):
    path = build_library_with_wrong_function(tmp_path)
    if stripped:
        run("strip", "-s", "l.so", cwd=tmp_path)
    by_rule = {item["rule"]: item["proved_bytes"] for item in verified_items(path, proved)}
    assert by_rule.pop("dynamic symbol table, global") is False
    assert set(by_rule) <= {"most of the bytes there are those that were proved"}
    assert library_result(path) not in ("", RIGHT)


def test_every_local_symbol_of_an_object_is_looked_at(tmp_path, proved):
    object_(tmp_path)
    (tmp_path / "wrong.s").write_text(WRONG.format(BLOCKS, ""))
    run("cc", "-c", "wrong.s", cwd=tmp_path)
    for name in ("a.o", "wrong.o"):
        run("objcopy", f"--localize-symbol={BLOCKS}", name, cwd=tmp_path)
    run("ld", "-r", "-o", "both.o", "a.o", "wrong.o", cwd=tmp_path)
    assert [(item["rule"], item["proved_bytes"])
            for item in verified_items(tmp_path / "both.o", proved)] == [
        ("symbol table, local", True), ("symbol table, local", False)]


def test_each_version_of_a_function_is_looked_at(tmp_path, proved):
    (tmp_path / "map").write_text("V0 { local: none; }; V1 { global: nsms_*; } V0;\n")
    old = WRONG.format("older", f".symver older, {BLOCKS}@V0")
    path = build_library_with_wrong_function(tmp_path, "-Wl,--version-script=map", wrong=old,
                                             hidden=False)
    rules = {item["rule"]: item["proved_bytes"] for item in verified_items(path, proved)}
    assert rules == {"dynamic symbol table, global, version V0, not the default": False,
                     "dynamic symbol table, global, version V1": True}


def test_an_exported_ifunc_is_not_what_was_proved(tmp_path, proved):
    object_(tmp_path, change=lambda t: t + f"\n.type {BLOCKS}, @gnu_indirect_function\n")
    run("cc", "-shared", "-nostdlib", "-o", "l.so", "a.o", cwd=tmp_path)
    verdict = look(tmp_path / "l.so", proved)
    assert (not verdict[BLOCKS]["proved_bytes"]
            and "is of type 10" in verdict[BLOCKS]["differences"][0])
    assert verdict[SCHEDULE]["proved_bytes"]


def test_a_note_that_became_a_segment_over_the_code_is_refused(tmp_path, proved):
    """The dynamic linker maps segments in their order: the last one lies on top."""
    data = bytearray(library(tmp_path).read_bytes())
    code = next(at for at, kind in program_header_offsets(data) if kind == 1 and data[at + 4] & 1)
    address, = struct.unpack_from("<Q", data, code + 16)
    other = [at for at, kind in program_header_offsets(data)
             if kind in (4, 0x6474E550, 0x6474E551, 0x6474E552, 0x6474E553)][-1]
    struct.pack_into("<IIQQQQQQ", data, other, 1, 5, 0, address, address, 4096, 4096, 4096)
    (tmp_path / "l.so").write_bytes(data)
    with pytest.raises(ObjectError, match="overlaps another one"):
        look(tmp_path / "l.so", proved)
    assert library_result(tmp_path / "l.so") != RIGHT


@pytest.mark.parametrize(("field", "value"), [(8, 1), (40, 0)])
def test_a_segment_that_no_loader_maps_is_refused(field, value, tmp_path, proved):
    data = bytearray(library(tmp_path).read_bytes())
    code = next(at for at, kind in program_header_offsets(data) if kind == 1 and data[at + 4] & 1)
    struct.pack_into("<Q", data, code + field, value or 1)
    (tmp_path / "l.so").write_bytes(data)
    with pytest.raises(ObjectError, match="no loader maps"):
        look(tmp_path / "l.so", proved)
    # glibc maps the bytes of the file whatever the memory's
    assert field == 40 or library_result(tmp_path / "l.so") != RIGHT


def test_what_the_dynamic_linker_writes_into_code_is_seen(tmp_path, proved):
    object_(tmp_path, change=lambda t: t + f"\n.reloc {BLOCKS}+300, R_X86_64_64, {SCHEDULE}\n")
    try:
        run("cc", "-shared", "-nostdlib", "-Wl,-z,notext", "-o", "l.so", "a.o", cwd=tmp_path)
    except subprocess.CalledProcessError:
        pytest.skip("this linker makes no relocations of code")
    verdict = look(tmp_path / "l.so", proved)
    assert (any("a linker writes" in line for line in verdict[BLOCKS]["differences"])
            and verdict[SCHEDULE]["proved_bytes"])
    assert library_result(tmp_path / "l.so") != RIGHT


def test_an_object_keeps_to_the_lists_of_the_prover(tmp_path, proved):
    for extra, said in (('\n.section .gnu.lto_x,"e"\n.long 1\n', "section .gnu.lto_x"),
                        (f"\n.symver {BLOCKS}, {BLOCKS}@@V1, remove\n", "version V1")):
        verdict = look(object_(tmp_path, change=lambda t, extra=extra: t + extra), proved)
        assert (not verdict[BLOCKS]["proved_bytes"]
                and any(said in line for line in verdict[BLOCKS]["differences"]))
    assert look(object_(tmp_path), proved)[BLOCKS]["rule"] == "symbol table, global"


def build_dll(where):
    """Build a DLL that exports the functions, with its symbols."""
    other_format("win64")(where)
    try:
        run("ld", "-m", "i386pep", "-shared", "--export-all-symbols", "-o", "w.dll", "win64.o",
            cwd=where)
    except subprocess.CalledProcessError:
        pytest.skip("ld makes no PE files")
    return where / "w.dll"


def test_a_dll_is_found_by_its_export_table(tmp_path, proved):
    path = build_dll(tmp_path)
    verdict = look(path, proved)
    assert verdict[BLOCKS]["proved_bytes"] and verdict[BLOCKS]["rule"] == "export table"
    data, (binary,) = bytearray(path.read_bytes()), load_binaries(str(path))
    (address,), (other,) = binary.symbols[BLOCKS], binary.symbols[SCHEDULE]
    both = struct.pack("<II", address, other)
    assert data.count(both) == 1
    struct.pack_into("<I", data, data.index(both), other)
    path.write_bytes(data)
    assert {item["rule"]: item["proved_bytes"]
            for item in verified_items(path, proved)}["export table"] is False
    head = struct.unpack_from("<I", data, 60)[0]
    sections = head + 24 + struct.unpack_from("<H", data, head + 20)[0]
    struct.pack_into("<I", data, sections + 40 + 12, 0x1000)
    path.write_bytes(data)
    with pytest.raises(ObjectError, match="overlaps another one"):
        look(path, proved)


def test_external_symbols_of_macos_go_before_local_ones(tmp_path, proved):
    path = other_format("macho64")(tmp_path)
    assert look(path, proved)[BLOCKS]["rule"] == "symbol table, external"
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
    path.write_bytes(data)
    assert look(path, proved)[BLOCKS]["proved_bytes"] and len(verified_items(path, proved)) == 1
    struct.pack_into("<Q", data, local + 8, value)
    struct.pack_into("<Q", data, symbol_entry + 8, value + 16)
    path.write_bytes(data)
    assert {item["rule"]: item["proved_bytes"]
            for item in verified_items(path, proved)}["symbol table, external"] is False


def test_segments_of_macos_that_overlap_are_refused(tmp_path, proved):
    data = bytearray(macho_program(tmp_path).read_bytes())
    size, = struct.unpack_from("<I", data, 36)
    data[32 + size:32 + size + 72] = struct.pack("<II16sQQQQIIII", 0x19, 72, b"__OVER", 0, 4096, 0,
                                                 4096, 5, 5, 0, 0)
    (tmp_path / "macho").write_bytes(data)
    with pytest.raises(ObjectError, match="overlaps another one"):
        look(tmp_path / "macho", proved)



# dyld's export trie.

def encode_uleb(number):
    """Encode a ULEB128 number in at least three bytes, so that positions do not depend on values.
    """
    return bytes([number & 127 | 128, number >> 7 & 127 | 128, number >> 14])


def export_trie(exports):
    """Return an export trie with one edge per name; `exports` maps a name to (flags, number or
    library)."""
    positions, body = {}, b""
    size = 2 + sum(len(name) + 1 + 3 for name in exports)
    for name, (flags, number) in exports.items():
        positions[name] = size + len(body)
        terminal = bytes([flags]) + encode_uleb(number) + (b"\0" if flags & 8 else encode_uleb(0)
                                                           if flags & 16 else b"")
        body += bytes([len(terminal)]) + terminal + b"\0"
    return b"\0" + bytes([len(exports)]) + b"".join(name.encode() + b"\0"
                                                    + encode_uleb(positions[name])
                                                    for name in exports) + body


def write_macho_with_trie(where, table, command=0x80000033, has_symbols=True):
    """Write a linked Mach-O file with a trie as its last bytes, with a symbol table if
    `has_symbols`."""
    path = macho_program(where)
    data, before = bytearray(path.read_bytes()), bytearray(
        other_format("macho64")(where).read_bytes())
    if has_symbols:
        at = data.index(struct.pack("<II", 2, 24)) + 8
        first, count, strings, size = struct.unpack_from("<4I", before, at)
        symbols = before[first:first + 16 * count] + before[strings:strings + size]
        struct.pack_into("<4I", data, at, len(data), count, len(data) + 16 * count, size)
        data += symbols
    commands, size = struct.unpack_from("<II", data, 16)
    new = (struct.pack("<4I", command, 16, len(data), len(table)) if command == 0x80000033
           else struct.pack(
        "<12I", command, 48, *[0] * 8, len(data), len(table)))
    data[32 + size:32 + size + len(new)] = new
    struct.pack_into("<II", data, 16, commands + 1, size + len(new))
    path.write_bytes(data + table)
    return path


def symbol_addresses(where):
    """Return the addresses of the two functions."""
    (binary,) = load_binaries(str(other_format("macho64")(where)))
    return {name: next(iter(binary.symbols[f"_{name}"])) for name in (BLOCKS, SCHEDULE)}


@pytest.mark.parametrize("command", [0x80000033, 0x22, 0x80000022])
def test_what_the_export_trie_leads_to_is_the_function(command, tmp_path, proved):
    at = symbol_addresses(tmp_path)
    right = write_macho_with_trie(tmp_path, export_trie({f"_{name}": (0, at[name]) for name in at}),
                                  command)
    verdict = look(right, proved)
    assert ({verdict[name]["rule"] for name in at} == {"export trie"}
            and all(item["proved_bytes"] for item in verdict.values()))
    swapped = {BLOCKS: at[SCHEDULE], SCHEDULE: at[BLOCKS]}
    wrong = write_macho_with_trie(tmp_path,
                                  export_trie({f"_{name}": (0, swapped[name]) for name in at}),
                                  command)
    verdict = look(wrong, proved)
    assert not any(item["proved_bytes"]
                   for item in verdict.values()), "the symbol table stands for what dyld exports"


def test_what_only_the_symbol_table_has_is_not_what_dyld_reads(tmp_path, proved):
    at = symbol_addresses(tmp_path)
    verdict = look(write_macho_with_trie(tmp_path, export_trie({f"_{BLOCKS}": (0, at[BLOCKS])})),
                   proved)
    assert verdict[BLOCKS]["rule"] == "export trie"
    assert verdict[SCHEDULE]["rule"] == "symbol table, external, which dyld does not read"
    verdict = look(write_macho_with_trie(tmp_path, b""), proved)
    assert verdict[BLOCKS]["rule"] == "symbol table, external"


@pytest.mark.parametrize(("flags", "words"),
                         [(8, "another library"), (16, "resolver"), (2, "does not lie in code")])
def test_an_export_that_is_not_the_function_itself_is_wrong(flags, words, tmp_path, proved):
    at = symbol_addresses(tmp_path)
    verdict = look(write_macho_with_trie(tmp_path,
                                         export_trie({f"_{BLOCKS}": (flags, at[BLOCKS])})), proved)
    assert (not verdict[BLOCKS]["proved_bytes"]
            and words in str(verdict[BLOCKS]["differences"])), verdict[BLOCKS]


@pytest.mark.parametrize("table", [
    b"\0\1a\0\0", b"\0\2a\0\3b\0\3\0\0", b"\0\1a", b"\xff" * 12, b"\0\1a\0\x7f", b"\5", b"\1",
    b"\0" + b"\xff" + b"a\0\0" * 255])
def test_an_export_trie_that_is_damaged_is_one_line(table, tmp_path, proved):
    path = write_macho_with_trie(tmp_path, table)
    with pytest.raises(ObjectError) as refused:
        look(path, proved)
    assert "export trie" in str(refused.value) and "\n" not in str(refused.value)


def test_a_huge_or_deep_export_trie_takes_no_long_time():
    deep = b"".join(b"\0\1a\0" + encode_uleb(7 * (i + 1)) for i in range(20_000))
    with pytest.raises(ObjectError, match="no tree"):
        list(trie_symbols(deep + b"\0\0"))
    draw = random.Random(1)
    for _ in range(2000):
        try:
            names = list(trie_symbols(draw.randbytes(draw.randrange(1, 200))))
        except ObjectError as problem:
            assert "export trie" in str(problem)
        else:
            assert len(names) < 200
