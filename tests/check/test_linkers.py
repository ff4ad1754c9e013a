"""What linkers and loaders make of an object: the closed lists of what does no harm, and the
assumptions that a verdict names.

Each attack has a twin that is proved; where the host's linker and loader show that it computes
something else, they do.
"""

import json
import random
import shutil
import struct
import subprocess

import pytest
from check_silicon import (
    assemble,
    assemble_toy,
    exit_status_of_calls,
    function,
    refusal,
    right,
    verdict,
)
from check_toy import TOY
from test_hostile_objects import (
    coff_toy,
    constant_section,
    macho_toy,
    section_header_offsets,
    toy_reading_constant,
)

from generator.__main__ import main
from generator.check import Claim
from generator.check.assumptions import ASSUMPTIONS
from generator.files import data_folder
from generator.product import toolchain
from generator.spec.kinds import KINDS
from generator.spec.samples import sample_calls

CALLED = "\n.text\n.globl g\ng: ret\n"
NOTE = """
.section .note.gnu.property,"a",@note
.balign 8
.long 4, {size}, 5
.asciz "GNU"
.long {kind}, 4, {word}, 0
"""


def note(word, kind=0xC0000002, size=16):
    return NOTE.format(word=word, kind=kind, size=size)


def kinds(result):
    assert result.proved, result.message
    assert all(a["text"] and a["kind"] in ASSUMPTIONS for a in result.assumptions)
    return {(a["kind"], a["name"]) for a in result.assumptions}


def patch_section_header(data, name, field, number, form="<I"):
    """Return an ELF object with another number in a section header."""
    data = bytearray(data)
    struct.pack_into(form, data, next(at for at, header in section_header_offsets(data)
                                      if header == name) + field, number)
    return bytes(data)


# Sections

def test_the_machine_code_of_a_fat_object_is_not_what_is_linked(tmp_path):
    """GCC's linker plugin compiles `.gnu.lto_*` again, whatever lies in .text."""
    extra = '\n.section .gnu.lto_.symtab.1,"e",@progbits\n.long 1\n'
    assert "section .gnu.lto_.symtab.1" in refusal(assemble_toy(extra))
    assert verdict(assemble_toy(extra.replace('.gnu.lto_.symtab.1,"e"', '.debug_lto,""'))).proved
    if shutil.which("gcc") is None:
        pytest.skip("refused; no gcc to show that it is wrong")
    (tmp_path / "f.c").write_text("int f(void) { return 0x12345678; }\n")
    (tmp_path / "main.c").write_text("int f(void);\nint main(void) { return f() == 0x12345679 ? 0 "
                                     ": 1; }\n")
    for flags, status in ((["-flto", "-ffat-lto-objects"], 1), ([], 0)):
        done = subprocess.run(["gcc", "-O2", *flags, "-c", "f.c"], cwd=tmp_path,
                              capture_output=True)
        if done.returncode:
            pytest.skip("refused; this gcc makes no fat objects to show that it is wrong")
        data = (tmp_path / "f.o").read_bytes()
        assert data.count(b"\xb8\x78\x56\x34\x12") == 1
        (tmp_path / "f.o").write_bytes(data.replace(b"\xb8\x78\x56\x34\x12",
                                                    b"\xb8\x79\x56\x34\x12"))
        subprocess.run(["gcc", "-O2", *flags, "main.c", "f.o", "-o", "main"], cwd=tmp_path,
                       check=True, capture_output=True)
        assert subprocess.run([tmp_path / "main"]).returncode == status


def test_relocations_that_linkers_leave_out_are_refused():
    data = toy_reading_constant("c", constant_section('.rodata.c,"a"') + "\n.long 0\n")
    assert verdict(data).proved and right(data)
    flags, = struct.unpack_from("<Q", data, next(at for at, name in section_header_offsets(data)
                                                 if name == ".rela.text") + 8)
    bad = patch_section_header(data, ".rela.text", 8, flags | 0x80000000, "<Q")
    # GNU's linkers take them, LLVM's does not
    assert "section .rela.text" in refusal(bad)


@pytest.mark.parametrize(("section", "word"), [
    ('.altinstructions,"a"', ".altinstructions"), ('__libc_atexit,"aw"', "__libc_atexit"),
    ('.llvm.lto,"e"', ".llvm.lto"),
    ('.note.stapsdt,"",@note', ".note.stapsdt"),
    ('.note.GNU-split-stack,""', ".note.GNU-split-stack"),
    ('.data.x,"awo",@progbits,.text', "flags 0x83"), ('.x,"",@0x6fff4c05', "type 0x6fff4c05")])
def test_a_section_of_another_kind_is_refused(section, word):
    assert word in refusal(assemble_toy(f"\n.section {section}\n.long 1\n"))


def test_sections_that_do_no_harm_are_taken():
    for section in ('.rodata.x,"a"', '.data.x,"aw"', '.debug_info,""', '.comment,"MS",@progbits,1',
                    '.bss.x,"aw",@nobits'):
        assert verdict(assemble_toy(f"\n.section {section}\n.zero 8\n")).proved, section


def test_a_second_table_of_relocations_is_refused():
    data = assemble_toy(
        '\n.section .rodata.x,"a"\n.long table - .\n.section .rodata\n.long f - .\n')
    assert verdict(data).proved
    table = next(n for n, (_, name) in enumerate(section_header_offsets(data)) if name == ".rodata")
    assert "second table" in refusal(patch_section_header(data, ".rela.rodata.x", 44, table))


def test_a_group_that_takes_relocations_with_it_is_refused():
    """Where the linker has another copy of the group it drops them and keeps the code."""
    data = assemble_toy('\n.section .text.g,"axG",@progbits,gg,comdat\n.weak gg\ngg: call f\nret\n',
                        before="lea r9, [rip + table]")
    assert verdict(data).proved
    names = [name for _, name in section_header_offsets(data)]
    group_relocations, code_relocations = names.index(".rela.text.g"), names.index(".rela.text")
    at, = struct.unpack_from("<Q", data, next(at for at, name in section_header_offsets(data)
                                              if name == ".group") + 24)
    bad = data[:at] + data[at:at + 12].replace(struct.pack("<I", group_relocations),
                                               struct.pack("<I", code_relocations)) + data[at + 12:]
    assert bad != data and "not in the group" in refusal(bad)
    assert "the group .group has flags" in refusal(data[:at] + b"\x03" + data[at + 1:])


def test_a_header_that_is_not_understood_is_refused():
    data = assemble_toy()
    for at, value in ((7, 9), (8, 1), (20, 2), (48, 1)):
        assert "its header has version" in refusal(data[:at] + bytes([value]) + data[at + 1:])


# Symbols and relocations

def status_with_symbol_versions(data, folder):
    """Return the exit status of the toy's calls in a library with symbol versions."""
    compiler = shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("refused; no linker to show that it is wrong")
    (folder / "f.o").write_bytes(data)
    (folder / "map").write_text("V1 { global: *; };\n")
    subprocess.run([compiler, "-shared", "-nostdlib", "-Wl,--version-script=map", "-o", "f.so",
                    "f.o"], cwd=folder, check=True,
                   capture_output=True)
    expected = list(sample_calls(Claim(TOY, KINDS["blocks"]), random.Random(1), range(6)))
    return exit_status_of_calls(str(folder / "f.so"), "f", [call for call, _ in expected],
                                [wanted for _, wanted in expected], 5)


def test_a_version_of_a_symbol_is_not_a_local_function_of_its_name(tmp_path):
    wrong = "\n.text\n.globl g\ng: xor dword ptr [rdi], 1\nret\n"
    local = function(wrong).replace(".globl f\n", "", 1)
    for version in ("f@@V1", "f@V1"):
        bad = assemble(local + f".symver g, {version}\n")
        assert "f has the version V1" in refusal(bad)
        assert status_with_symbol_versions(bad, tmp_path) != 0
    good = assemble_toy(wrong)
    assert verdict(good).proved and status_with_symbol_versions(good, tmp_path) == 0


@pytest.mark.parametrize("extra", ["\n.globl gg\n.set gg, 4096\n", "\n.comm gg, 8\n"])
def test_an_exported_symbol_elsewhere_is_not_a_local_function_of_its_name(extra):
    def local(text):
        data = assemble(function(text).replace(".globl f\n", "", 1))
        assert data.count(b"\0gg\0") == 1
        return data
    good = local(extra)
    assert verdict(good).proved
    bad = good.replace(b"\0gg\0", b"\0f\0\0")
    assert "f does not lie in code or data" in refusal(bad) and not right(bad)


def test_a_function_that_is_undefined_too_is_refused():
    text = function("\n.data\n.quad gg\n").replace(".globl f\n", "", 1)
    assert verdict(assemble(text)).proved
    assert "both defined and undefined" in refusal(assemble(text).replace(b"\0gg\0", b"\0f\0\0"))


def test_a_symbol_of_an_unknown_kind_is_refused():
    data = assemble_toy("\n.data\n.globl u\n.type u, @gnu_unique_object\nu: .quad 0\n")
    assert "symbol u has binding 10" in refusal(data)
    data = bytearray(assemble_toy("\n.text\n.globl gg\ngg: ret\n"))
    at, = struct.unpack_from("<Q", data, next(at for at, name in section_header_offsets(data)
                                              if name == ".symtab") + 24)
    size, = struct.unpack_from("<Q", data, next(at for at, name in section_header_offsets(data)
                                                if name == ".symtab") + 32)
    assert verdict(bytes(data)).proved
    data[at + size - 24 + 5] |= 0x80
    assert "other bits 0x80" in refusal(bytes(data))


def test_a_relocation_for_calls_on_data_is_refused():
    """The linker makes an entry of a PLT, whose code is read."""
    extra = constant_section('.rodata.c,"a"', before=".globl c\n")
    bad = toy_reading_constant("c@PLT", extra)
    good = toy_reading_constant("c", extra.replace(".globl c", ".globl c\n.hidden c"))
    assert "relocation for calls" in refusal(bad) and not right(bad)
    assert verdict(good).proved and right(good)
    pointer = '\n.section .rodata.p,"a"\n.balign 8\np: .long 0\n.reloc p, R_X86_64_PLT32, c\n'
    assert "linkers may change" in refusal(toy_reading_constant("p", pointer + extra))
    assert verdict(toy_reading_constant("c", pointer + extra.replace(".globl", ".hidden"))).proved


def test_a_call_through_a_plt_is_an_assumption():
    """Lazy binding changes r11."""
    through = "mov r11, rsi\ncall g@PLT\nmov rsi, r11"
    data, hidden = assemble_toy(CALLED, head=through), assemble_toy(CALLED + ".hidden g\n",
                                                                    head=through)
    assert kinds(verdict(data)) == {("call through a PLT", "g"), ("replaceable symbol", "g"),
                                    ("other symbol", "g")}
    assert kinds(verdict(hidden)) == {("other symbol", "g")}
    assert not right(data) and right(hidden)


# Notes

# (text before the loop, code elsewhere)
UNPAIRED = {"a call for its address": ("call 3f\n3: pop r9", ""),
            "a return that is left out": ("call g\nback:", "g: add rsp, 8\njmp back\n"),
            "a return to the call before the last": ("call g", "g: call h\nh: add rsp, 8\nret\n")}
PAIRED = {"a call": ("call g", "g: ret\n"),
          "a call in a call": ("call g", "g: call h\nret\nh: ret\n"), "none": ("", ""),
          "a return address that is moved": ("call g", "g: mov r9, [rsp]\nadd rsp, 8\npush "
                                                       "r9\nret\n")}


@pytest.mark.parametrize("name", UNPAIRED)
def test_a_shadow_stack_is_not_promised_by_code_whose_returns_belong_to_other_calls(name):
    before, extra = UNPAIRED[name]
    assert "the object declares SHSTK" in refusal(
        assemble_toy("\n.text\n" + extra + note(2), before=before))
    assert verdict(assemble_toy("\n.text\n" + extra + note(1), before=before)).proved


@pytest.mark.parametrize("name", PAIRED)
def test_a_shadow_stack_is_promised_by_code_whose_returns_belong_to_their_calls(name):
    before, extra = PAIRED[name]
    for parts in (dict(before=before), dict(head=before), dict(before=before, after=before)):
        outcome = verdict(assemble_toy("\n.text\n" + extra + note(3), **parts))
        assert outcome.proved, outcome.message


def test_a_call_that_a_loop_never_returns_from_breaks_a_shadow_stack():
    parts = dict(before="nop", test="", head="test rdx, rdx\njz 2f",
                 step="add rsi, 64\ndec rdx\ncall 3f\n3: lea rsp, [rsp + 8]\njmp 1b")
    assert verdict(assemble_toy(note(1), **parts)).proved, verdict(
        assemble_toy(note(1), **parts)).message
    assert "the object declares SHSTK" in refusal(assemble_toy(note(2), **parts))


def test_what_jumps_to_a_function_without_endbr64_is_an_assumption():
    assert ("direct calls", "f") in kinds(verdict(assemble_toy(note(1))))
    assert "direct calls" not in {kind for kind, _ in kinds(verdict(assemble_toy(note(2))))}
    starting = assemble(function(note(3)).replace("\nf:", "\nf: endbr64\n", 1))
    assert "direct calls" not in {kind for kind, _ in kinds(verdict(starting))}


@pytest.mark.parametrize("extra", [note(4), note(1, 0xB0008000), note(1, size=64),
                                   note(1, 0xC0000002).replace("GNU", "XNU")])
def test_a_note_that_is_not_known_is_refused(extra):
    assert ".note.gnu.property" in refusal(assemble_toy(extra))
    assert verdict(assemble_toy(note(1, 0xC0008002))).proved


# Assumptions

def test_what_else_an_object_defines_and_needs_is_assumed():
    data = assemble_toy("\n.text\n.globl malloc\nmalloc: ret\n.data\n.quad elsewhere\n")
    assert {("other symbol", "malloc"), ("undefined symbol", "elsewhere")} == kinds(verdict(data))
    assert not verdict(assemble_toy()).assumptions


def test_a_stack_that_can_be_executed_is_assumed():
    bare = function().replace('.section .note.GNU-stack,"",@progbits', "")
    assert ("executable stack",
            "the object has no .note.GNU-stack") in kinds(verdict(assemble(bare)))
    asking = function().replace('.section .note.GNU-stack,"",', '.section .note.GNU-stack,"x",')
    assert ("executable stack", "the object asks for it") in kinds(verdict(assemble(asking)))


def test_libraries_that_an_object_asks_for_are_assumed():
    assert ("library", "m") in kinds(
        verdict(assemble_toy('\n.section .deplibs,"MS",@0x6fff4c04,1\n.asciz "m"\n')))
    assert ("library", "-lm") in kinds(verdict(macho_toy('\n.linker_option "-lm"\n')))


def test_the_documents_print_both_lists():
    text = (data_folder("docs") / "SOUNDNESS.md").read_text()
    assert [kind for kind in ASSUMPTIONS if f"`{kind}`" not in text] == []


def test_strict_fails_where_a_verdict_rests_on_something(tmp_path, capsys):
    """Both functions of a file stand for one another, one alone does not."""
    data = toolchain.assemble((data_folder("generated") / "gas" / "sha256_x64_n1.S").read_text(),
                              "gas")
    if data is None:
        pytest.skip("no assembler for GAS's syntax")
    (tmp_path / "a.o").write_bytes(data)
    words = ["prove", "--object", str(tmp_path / "a.o"), "--symbol", "nsms_sha256_blocks_x64_n1",
             "--hash", "sha256", "--kind",
             "blocks"]
    assert main([*words, "--json"]) == 0
    output, = json.loads(capsys.readouterr().out)
    assert [(a["kind"], a["name"])
            for a in output["assumptions"]] == [("other symbol", "nsms_sha256_schedule_x64_n1")]
    assert main([*words, "--strict"]) == 1
    assert "1 assumptions with --strict, the first" in capsys.readouterr().err
    assert main(["prove", "generated/gas/sha256_x64_n1.S", "--strict"]) == 0


# Other formats

def test_coff_objects_keep_to_closed_lists():
    for section in (".gfids$y", ".edata", ".llvm.lto", ".gnu.lto_x"):
        assert f"section {section} is not on the list" in refusal(coff_toy(f'\n.section '
                                                                           f'{section},"dr"\n.long '
                                                                           f'1\n'))
    checked = "\n.def @feat.00\n.scl 3\n.type 0\n.endef\n.globl @feat.00\n.set @feat.00, {}\n"
    assert "declares properties" in refusal(coff_toy(checked.format(0x800)))
    good = coff_toy("\n.text\n.globl g\ng: ret\n")
    assert kinds(verdict(good)) == {("other symbol", "g")}
    assert "its header has flags 0x2" in refusal(good[:18] + b"\2" + good[19:])
    table, count = struct.unpack_from("<II", good, 8)
    last = bytearray(good)
    last[table + 18 * (count - 1) + 16] = 107
    assert "storage class 107" in refusal(bytes(last))
    entry = next(at for at in range(table, table + 18 * count, 18)
                 if good[at:at + 8] == b"f".ljust(8, b"\0"))
    elsewhere = bytearray(good)
    struct.pack_into("<h", elsewhere, entry + 12, -1)                     # IMAGE_SYM_ABSOLUTE
    assert "f does not lie in code or data" in refusal(bytes(elsewhere))


def test_objects_of_macos_keep_to_closed_lists():
    assert "section __LLVM,__bitcode" in refusal(
        macho_toy("\n.section __LLVM,__bitcode\n.long 1\n"))
    good = bytearray(macho_toy("\n.globl _g\n_g: ret\n"))
    assert kinds(verdict(bytes(good))) == {("other symbol", "g")}
    flags = bytearray(good)
    flags[24] |= 0x80
    assert "its header has flags" in refusal(bytes(flags))
    command = bytearray(macho_toy('\n.linker_option "-lm"\n'))
    # LINKER_OPTIMIZATION_HINT
    struct.pack_into("<I", command, command.index(struct.pack("<I", 0x2D)), 0x2E)
    assert "load command 0x2e" in refusal(bytes(command))
    assert "symbol _f has the description 0x800" in refusal(set_description(good, 0x800))


def set_description(data, bits):
    """Return a Mach-O object with other bits in the description of _f."""
    data, at = bytearray(data), data.index(struct.pack("<II", 2, 24))
    table, count, strings = struct.unpack_from("<III", data, at + 8)
    for entry in range(table, table + 16 * count, 16):
        name = strings + struct.unpack_from("<I", data, entry)[0]
        if data[name:name + 3] == b"_f\0":
            struct.pack_into("<H", data, entry + 6, bits)
    return bytes(data)
