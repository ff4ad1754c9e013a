"""What linkers may do otherwise than it looks: refused, or proved under an assumption that names
the symbol.

Each attack is linked by the host's linker and seen to be wrong; each has a twin that stays proved.
"""

import random
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

import pytest
from check_silicon import assemble, assemble_toy, function, refusal, right, verdict
from check_toy import TOY, K

from generator.check import Claim, ObjectError, objects
from generator.check.image import abbreviate
from generator.lab.mutation import native
from generator.spec.kinds import KINDS
from generator.spec.samples import sample_calls

# round 5, its constant from there
TAKEN = "mov r8d, [rsi + 20]\nbswap r8d\nadd eax, r8d\nadd eax, ecx\nadd eax, [rip + {}]"


def toy_reading_constant(position, extra):
    """Return the toy that reads the constant of round 5 from `position`."""
    return assemble_toy(extra, change=TAKEN.format(position))


def constant_section(section, value=K[5], before="", name="c"):
    """Return the text of a section with one constant."""
    return f'\n.section {section}\n.balign 16\n{before}\n{name}: .long {value}\n'


# Relocations

UNKNOWN = {
    "a size": '.section .rodata.consts,"a"\nc: .long 0\n.reloc c, R_X86_64_SIZE32, sized\n.type '
              'sized, @object\n.size sized, 4\n'
    ".globl sized\n.hidden sized\nsized: .long 0",
    "an address of 32 bits": f'.section .rodata.consts,"a"\nc: .long {K[5]}\n.reloc c, '
                             f'R_X86_64_32S, table\n',
    "a distance of 16 bits": f'.section .rodata.consts,"a"\nc: .long {K[5]}\n.reloc c + 2, '
                             f'R_X86_64_PC16, c\n',
    "a place in a thread's memory": f'.section .rodata.consts,"a"\nc: .long {K[5]}\n.reloc c, '
                                    f'R_X86_64_DTPOFF32, own\n.section .tdata,"awT"\n.long 1\nown: '
                                    f'.long 0\n',
    "two at one place": f'.section .rodata.consts,"a"\nc: .long {K[5]}\n.reloc c, R_X86_64_PC32, '
                        f'table\n'
    ".reloc c + 2, R_X86_64_PC32, table\n",
}


@pytest.mark.parametrize("name", UNKNOWN)
def test_a_relocation_that_is_not_known_is_refused_where_it_is_read(name):
    data = toy_reading_constant("c", "\n" + UNKNOWN[name] + "\n")
    why = refusal(data)
    assert "relocation" in why or "type 6" in why, why
    assert not right(data)


def test_a_relocation_that_nobody_reads_does_no_harm():
    """In the same sections, beside what is read."""
    extra = (f'\n.section .rodata.consts,"a"\nd: .long 0\n.zero 60\nc: .long {K[5]}\n.reloc d, '
             f'R_X86_64_32S, table\n')
    assert verdict(toy_reading_constant("c", extra)).proved
    good = f'\n.section .rodata.consts,"a"\nc: .long {K[5]}\n'
    assert (verdict(toy_reading_constant("c", good)).proved
            and right(toy_reading_constant("c", good)))


CODE = {"the immediate": ("mov r9d, 0\n3:", "3b - 4, R_X86_64_PC32, table", "cmp r9d, 0\njne 9f"),
        "the opcode": ("nop dword ptr [rax + 0x11223344]\n3:", "3b - 6, R_X86_64_PC32, table", ""),
        "an absolute address": ("lea r9, [r9 + 0x11223344]\n3:", "3b - 4, R_X86_64_32S, table", ""),
        "a short jump": ("jmp 3f\n3:", "3b - 1, R_X86_64_PC8, table", "")}


@pytest.mark.parametrize("name", CODE)
def test_a_relocation_in_the_code_changes_a_distance_or_is_refused(name):
    code, reloc, after = CODE[name]
    data = assemble_toy("\n.text\n9: ud2\n", before=f"{code}\n.reloc {reloc}\n{after}")
    assert "relocation" in refusal(data)
    assert not right(data)


# Kinds of symbols

def test_an_ifunc_is_refused():
    data = assemble(function().replace(".globl f", ".globl f\n.type f, @gnu_indirect_function", 1))
    assert "IFUNC" in refusal(data)
    assert not right(data)
    called = '\n.text\n.type g, @gnu_indirect_function\ng: ret\n'
    assert "IFUNC" in refusal(assemble_toy(called, before="call g"))
    assert verdict(assemble_toy("\n.text\n.type g, @function\ng: ret\n", before="call g")).proved


def test_a_weak_symbol_is_an_assumption_that_names_it():
    data = toy_reading_constant("c", constant_section('.rodata.c,"a"', before=".weak c\n.hidden c"))
    outcome = verdict(data)
    assert outcome.proved and "weak symbol c" in outcome.message and right(data)
    other = assemble(".globl c\n.hidden c\n" + constant_section('.rodata.c,"a"', 77))
    assert not right(data, other)                                       # the other one is taken
    weak = assemble(function().replace(".globl f", ".weak f", 1))
    assert "weak symbol f" in verdict(weak).message
    assert "weak" not in verdict(
        toy_reading_constant("c", constant_section('.rodata.c,"a"'))).message


def test_a_comdat_group_is_an_assumption_that_names_it():
    data = toy_reading_constant("c", constant_section('.rodata.c,"aG",@progbits,group_of_c,comdat',
                                                      before=".globl c\n.hidden c"))
    outcome = verdict(data)
    assert outcome.proved and "group_of_c" in outcome.message and right(data)
    other = assemble(constant_section('.rodata.c,"aG",@progbits,group_of_c,comdat', 77,
                                      before=".globl c\n.hidden c"))
    assert not right(other, data)                                       # the first one is taken


def test_merged_constants_have_no_neighbours():
    merged = (f'\n.section .rodata.cst4,"aM",@progbits,4\n.balign 4\nb: .long 77\na: .long 77\nc: '
              f'.long {K[5]}\n')
    data = toy_reading_constant("c", merged)
    outcome = verdict(data)
    assert outcome.proved and "merged constant c" in outcome.message and right(data)
    # before the linker drops a
    data = toy_reading_constant("b + 8", merged)
    assert "reads bytes" in refusal(data)
    assert not right(data)
    strings = '\n.section .rodata.str,"aMS",@progbits,1\nc: .asciz "abcd"\n'
    assert "merged" in refusal(toy_reading_constant("c", strings))


def test_what_is_undefined_is_an_assumption_that_names_it():
    data = assemble_toy(before="mov r9d, [rip + elsewhere + 12]")
    outcome = verdict(data)
    assert outcome.proved and "elsewhere has 16 bytes" in outcome.message
    # where it has fewer, or is not there
    assert not right(data)
    assert not verdict(data, assumed={"elsewhere": bytes(12)}).proved
    assert verdict(data, assumed={"elsewhere": bytes(16)}).proved
    assert "multiple of 16" in refusal(assemble_toy(before="movdqa xmm1, [rip + elsewhere]"))
    assert "bytes -4" in refusal(assemble_toy(before="mov r9d, [rip + elsewhere - 4]"))


def test_a_symbol_that_others_may_replace_is_an_assumption_that_names_it():
    extra = "\n.text\n.globl g\ng: ret\n"
    assert "definition of g" in verdict(assemble_toy(extra, before="call g@PLT")).message
    assert "definition of g" not in verdict(
        assemble_toy(extra + ".hidden g\n", before="call g@PLT")).message


SECTIONS = {"left out by the linker": '.rodata.c,"ae"',
            "that threads have their own of": '.tdata,"awT"',
            "that can be written": '.data.c,"aw"', "of unwinding": '.eh_frame,"a"'}


@pytest.mark.parametrize("name", SECTIONS)
def test_a_section_is_refused_that_is(name):
    assert ("a symbol of type 6" if "awT" in SECTIONS[name]
            else "section") in refusal(toy_reading_constant("c", constant_section(SECTIONS[name])))


def test_code_that_can_be_written_is_refused():
    assert "written" in refusal(assemble(function().replace(".text\n.globl f",
                                                            '.section .text.w,"awx"\n.globl f', 1)))


def test_a_symbol_that_is_there_twice_is_refused():
    def renamed(visible):
        data = assemble_toy(f"\n.text\n{visible}gg: xor eax, eax\nret\n")
        assert data.count(b"\0gg\0") == 1
        return data.replace(b"\0gg\0", b"\0f\0\0")

    assert "defined twice" in refusal(renamed(".globl gg\n"))
    # linkers take the one that others see
    assert verdict(renamed("")).proved


def test_code_that_linkers_may_change_is_no_constant():
    """The opcode of a load from the global offset table, which becomes LEA where the symbol is
    near."""
    data = assemble_toy("\n.text\n9: xor dword ptr [rdi], 1\nret\n",
                        before="3: mov r9, [rip + table@GOTPCREL]\nmovzx r9d, byte ptr [rip + 3b + "
                               "1]\ncmp r9d, 0x8b\njne 9f")
    assert "may change" in refusal(data)
    assert not right(data)
    data = assemble_toy("\n.text\n9: xor dword ptr [rdi], 1\nret\n",
                        before="3: mov r9, [rip + table]\nmovzx r9d, byte ptr [rip + 3b + 1]\ncmp "
                               "r9d, 0x8b\njne 9f")
    assert verdict(data).proved and right(data)


def test_a_resolver_of_macos_is_refused():
    assert "resolver" in refusal(macho_toy(".symbol_resolver _f\n"))
    assert verdict(macho_toy("")).proved


# What runs by itself

def is_unlisted(name, why):
    """Return whether an object is refused because a section is on no list of harmless contents."""
    return f"section {name} " in why and "is not on the list of harmless contents" in why


MEDDLING = constant_section('.rodata.c,"a"') + """
.section .text.meddle,"ax"
meddle: lea rdi, [rip + c]
        and rdi, -4096
        mov esi, 4096
        mov edx, 3
        mov eax, 10
        syscall                         # mprotect: what is read-only can be written
        inc dword ptr [rip + c]
        ret
"""
LATER = {"init_array": '.init_array,"aw",@init_array',
         "init_array of a priority": '.init_array.00101,"aw",@init_array',
         "an array by its name": '.init_array,"aw",@progbits',
         "an array by its type": '.other,"aw",@init_array',
         "fini_array": '.fini_array,"aw",@fini_array',
         "preinit_array": '.preinit_array,"aw",@preinit_array',
         "ctors": '.ctors,"aw",@progbits', "dtors": '.dtors.65535,"aw",@progbits',
         "init": '.init,"ax",@progbits',
         "fini": '.fini,"ax",@progbits'}


@pytest.mark.parametrize("name", LATER)
def test_an_object_that_runs_something_by_itself_is_refused(name):
    section = LATER[name].partition(",")[0]
    why = refusal(toy_reading_constant("c", MEDDLING + f"\n.section {LATER[name]}\n.quad meddle\n"))
    assert is_unlisted(section, why), why
    # where nothing is in it
    assert verdict(toy_reading_constant("c", MEDDLING + f"\n.section {LATER[name]}\n")).proved


def test_what_runs_by_itself_makes_a_function_wrong():
    """Also where it is in none of the function's sections; its twin differs by the section's name
    and type only."""
    bad = toy_reading_constant("c", MEDDLING + '\n.section .init_array,"aw",@init_array\n.quad '
                                               'meddle\n')
    assert "section .init_array" in refusal(bad) and not right(bad)
    good = toy_reading_constant("c", MEDDLING + '\n.section '
                                                '.data.init_arrays,"aw",@progbits\n.quad meddle\n')
    assert verdict(good).proved and right(good)


@pytest.mark.parametrize("name", ["_init", "_fini", "__gmon_start__", "_ITM_registerTMCloneTable",
                                  "__cxa_finalize"])
def test_a_function_that_start_files_call_is_refused(name):
    hook = MEDDLING + "\n.text\n.globl {0}\n.type {0}, @function\n{0}: jmp meddle\n"
    bad, good = toy_reading_constant("c", hook.format(name)), toy_reading_constant(
        "c", hook.format("init"))
    assert f"the function {name} runs by itself" in refusal(bad)
    assert verdict(good).proved and right(good)
    # nobody sees it
    assert verdict(toy_reading_constant("c",
                                        hook.format(name).replace(f".globl {name}", ""))).proved
    if name == "_init":
        assert not right(bad)


FOR_LOADERS = [".interp", ".dynamic", ".rela.dyn", ".rela.plt", ".relr.dyn", ".dynsym", ".dynstr",
               ".hash", ".gnu.hash",
               ".gnu.version", ".got", ".got.plt", ".plt", ".tm_clone_table"]


@pytest.mark.parametrize("name", FOR_LOADERS)
def test_what_loaders_heed_is_refused(name):
    """Linkers put it beside their own: relocations that are made at load time, functions to call,
    another loader."""
    extra = f'\n.section {name},"a",@progbits\n.quad 1\n'
    assert is_unlisted(name, refusal(assemble_toy(extra)))
    assert verdict(assemble_toy(extra.replace(name, f".rodata{name}"))).proved


def test_relocations_that_are_loaded_are_refused():
    data = bytearray(assemble_toy('\n.section .data.other,"a",@progbits\n.quad 1\n'))
    at = next(at for at, header in section_header_offsets(data) if header == ".data.other")
    assert verdict(bytes(data)).proved
    data[at + 4:at + 8] = (4).to_bytes(4, "little")                       # SHT_RELA
    assert is_unlisted(".data.other", refusal(bytes(data)))


@pytest.mark.parametrize("kind", [0, 3, 17])                  # SHT_NULL, SHT_STRTAB, SHT_GROUP
def test_a_table_with_the_name_of_code_that_starts_by_itself_is_refused(kind):
    data = bytearray(assemble_toy('\n.section .init,"",@progbits\n.quad 1\n'))
    at = next(at for at, header in section_header_offsets(data) if header == ".init")
    data[at + 4:at + 8] = kind.to_bytes(4, "little")
    assert is_unlisted(".init", refusal(bytes(data)))


def test_symbols_out_of_order_are_refused():
    """Linkers take what stands before `sh_info` for local, whatever it says of itself."""
    good = assemble_toy()
    assert verdict(good).proved
    at = next(at for at, header in section_header_offsets(good) if header == ".symtab")
    for more in (-1, 1):
        bad = bytearray(good)
        struct.pack_into("<I", bad, at + 44, struct.unpack_from("<I", bad, at + 44)[0] + more)
        assert "out of order" in refusal(bytes(bad))


@pytest.mark.parametrize("word", ["c", "c - p"])
def test_a_relocation_in_a_section_of_zeros_is_refused(word):
    """Linkers leave the zeros as they are."""
    follow = TAKEN.replace("add eax, [rip + {}]", "lea r9, [rip + p]\n"
                           + ("add r9, [r9]" if "-" in word else "mov r9, [r9]")
                           + "\nadd eax, [r9]")
    extra = (f'\n.section .rodata.z,"a",@progbits\n.balign 8\np: .quad {word}\n.section '
             f'.rodata.c,"a"\nc: .long {K[5]}\n')
    good = assemble_toy(extra, change=follow)
    assert verdict(good).proved and right(good)
    bad, at = bytearray(good), next(at for at, header in section_header_offsets(good)
                                    if header == ".rodata.z")
    bad[at + 4:at + 8] = (8).to_bytes(4, "little")                        # SHT_NOBITS
    assert "contains zeros and has relocations" in refusal(bytes(bad)) and not right(bytes(bad))


def section_header_offsets(data):
    """Return the offsets of an ELF object's section headers by section name."""
    first, size, count, names = (*struct.unpack_from("<Q", data, 40),
                                 *struct.unpack_from("<HHH", data, 58))
    strings, = struct.unpack_from("<Q", data, first + size * names + 24)
    for at in range(first, first + size * count, size):
        start = strings + int.from_bytes(data[at:at + 4], "little")
        yield at, bytes(data[start:data.index(0, start)]).decode()


def test_an_ifunc_that_nobody_calls_is_refused_too():
    """Its resolver runs when the program is loaded."""
    extra = MEDDLING + "\n.text\n.globl g\n.type g, @{}\ng: jmp meddle\n.data\n.quad g\n"
    bad, good = (toy_reading_constant("c",
                                      extra.format("gnu_indirect_function")), toy_reading_constant(
                                          "c",
                                                                                                   extra.format("function")))
    assert "IFUNC g runs by itself" in refusal(bad) and not right(bad)
    assert verdict(good).proved and right(good)


def test_what_runs_by_itself_in_other_formats_is_refused():
    for section in ('.CRT$XCU,"dw"', '.CRT$XLB,"dr"', '.ctors,"dw"', '.init,"xr"'):
        why = refusal(coff_toy(f"\n.section {section}\n.quad f\n"))
        assert is_unlisted(section.partition(",")[0], why), why
    assert verdict(coff_toy('\n.section .data$CRTS,"dw"\n.quad f\n')).proved
    for section in ("__DATA,__mod_init_func,mod_init_funcs", "__DATA,__mod_init_func",
                    "__DATA,__other,mod_term_funcs"):
        why = refusal(macho_toy(f"\n.section {section}\n.quad _f\n"))
        assert is_unlisted(",".join(section.split(",")[:2]), why), why
    data = bytearray(macho_toy("\n.section __DATA,__data\n.quad _f\n"))
    assert verdict(bytes(data)).proved
    for kind in (9, 10, 13, 0x15, 0x16):  # functions to call, by the section's type alone
        data[macho_section_offsets(data)["__data"] + 64] = kind
        assert is_unlisted("__DATA,__data", refusal(bytes(data))), kind


# Archives

def make_archive(folder, *members, index=True):
    """Return an archive of objects by name."""
    for name, data in members:
        Path(folder, name).write_bytes(data)
    subprocess.run(["ar", "rcD" if index else "rcSD", "x.a", *(name for name, _ in members)],
                   cwd=folder, check=True)
    return Path(folder, "x.a").read_bytes()


@pytest.mark.skipif(shutil.which("ar") is None, reason="ar is not there")
def test_the_member_is_the_linkers_or_none():
    good, bad = assemble_toy(), assemble_toy(body="xor eax, 1")
    # an f that others do not see
    inner = assemble(function(body="xor eax, 1").replace(".globl f\n", "", 1))
    with tempfile.TemporaryDirectory() as folder:
        alone = make_archive(folder, ("good.o", good))
        assert verdict(alone).proved
    for item, other in ((good, bad), (bad, good), (good, good)):
        with tempfile.TemporaryDirectory() as folder:
            assert "both define f" in refusal(
                make_archive(folder, ("one.o", item), ("other.o", other)))
    with tempfile.TemporaryDirectory() as folder:
        assert verdict(make_archive(folder, ("inner.o", inner), ("good.o", good))).proved
    with tempfile.TemporaryDirectory() as folder:
        data = make_archive(folder, ("inner.o", inner), ("good.o", good))
        position = data.index(b"inner.o/")
        listed = 8 + 60 + 4
        assert struct.unpack_from(">I", data, listed)[0] != position
        wrong = data[:listed] + struct.pack(">I", position) + data[listed + 4:]
        assert "index" in refusal(wrong)
    with tempfile.TemporaryDirectory() as folder:
        broken = make_archive(folder, ("bad.o", bad[:len(bad) // 2]), ("good.o", good), index=False)
        with pytest.raises(ObjectError, match="cannot be read|no member"):
            objects.load(broken[:-40] if b"f\0" not in bad[:len(bad) // 2] else broken, "f")


# Other formats

def assemble_with_llvm(text, triple):
    """Return the object of a GAS text by LLVM's assembler."""
    tool = shutil.which("llvm-mc") or shutil.which("llvm-mc-14")
    if tool is None:
        pytest.skip("llvm-mc is not there")
    return subprocess.run([tool, f"-triple={triple}", "-filetype=obj", "-o", "-", "-"], check=True,
                          capture_output=True,
                          input=(".intel_syntax noprefix\n" + text).encode()).stdout


NOTE = '.section .note.GNU-stack,"",@progbits'


def coff_toy(extra, **parts):
    """Return the toy as a COFF object."""
    text = function("", **parts).replace(".section .rodata",
                                         '.section .rdata,"dr"').replace(NOTE, "")
    return assemble_with_llvm(text + extra, "x86_64-pc-windows-gnu")


def macho_toy(extra, **parts):
    """Return the toy as a Mach-O object."""
    text = function("", **parts).replace(".section .rodata",
                                         ".section __TEXT,__const").replace("f:", "_f:").replace(
        ".globl f", ".globl _f").replace(NOTE, "")
    return assemble_with_llvm(text + extra, "x86_64-apple-darwin")


FORMATS = {
    "COFF": (coff_toy, '\n.section .rdata$c,"dr"\nc: .long {}\n', '\n.section .rdata$c,"dr"\nc: '
                                                                  '.long f@IMGREL\n'),
    "Mach-O": (macho_toy, "\n.section __TEXT,__ustring\nc: .long {}\n",
               "\n.section __TEXT,__ustring\nc: .long _f - table\n"),
}


@pytest.mark.parametrize("name", FORMATS)
def test_other_formats_keep_to_the_same(name):
    make, good, unknown = FORMATS[name]
    assert verdict(make(good.format(K[5]), change=TAKEN.format("c"))).proved
    assert not verdict(make(good.format(77), change=TAKEN.format("c"))).proved
    assert "relocation" in refusal(make(unknown, change=TAKEN.format("c")))
    start = "f" if name == "COFF" else "_f"
    assert refusal(make("", before=f"lea r9, [rip + table]\nlea r10, [rip + {start}]\nsub r9, "
                                   f"r10\ncmp r9, 8192\njne 9f\n9:"))


def test_comdat_weak_and_merged_in_other_formats_are_named():
    taken = {"change": TAKEN.format("c")}
    outcome = verdict(coff_toy(f'\n.section .rdata$c,"dr",discard,c\n.globl c\nc: .long {K[5]}\n',
                               **taken))
    assert outcome.proved and "COMDAT section c" in outcome.message, outcome.message
    outcome = verdict(macho_toy(f"\n.section __TEXT,__const\n.globl c\n.weak_definition c\nc: "
                                f".long {K[5]}\n", **taken))
    assert outcome.proved and "weak symbol c" in outcome.message, outcome.message
    merged = f"\n.section __TEXT,__literal4,4byte_literals\nb: .long 77\nc: .long {K[5]}\n"
    outcome = verdict(macho_toy(merged, **taken))
    assert outcome.proved and "merged" in outcome.message, outcome.message
    assert "reads bytes" in refusal(macho_toy(merged, change=TAKEN.format("b + 4")))


def test_what_linkers_may_move_apart_has_no_known_distance():
    extra = f"\n.section __TEXT,__ustring\nb: .long 77\nc: .long {K[5]}\n.subsections_via_symbols\n"
    assert verdict(macho_toy(extra, change=TAKEN.format("c"))).proved
    assert "reads bytes" in refusal(macho_toy(extra, change=TAKEN.format("b + 4")))
    assert verdict(macho_toy(extra.replace(".subsections_via_symbols", ""),
                             change=TAKEN.format("b + 4"))).proved


COFF_DATA = '\n.section .rdata$c,"dr"\nc: .long {}\n'


def coff_section_offsets(data):
    """Return the offsets of a COFF object's section headers by name."""
    return {bytes(data[at:at + 8]).rstrip(b"\0").decode(): at
            for at in range(20, 20 + 40 * data[2], 40)}


def linked_and_right(data):
    """Whether a COFF object, which GNU's linker puts into an ELF library, computes the toy's
    hash."""
    with tempfile.TemporaryDirectory() as folder:
        library = native.link_library(data, "f", Path(folder))
        if library is None:
            pytest.skip("refused; this machine's linker takes no COFF objects to show that it is "
                        "wrong")
        calls = list(sample_calls(Claim(TOY, KINDS["blocks"]), random.Random(1), range(6)))
        return native.find_wrong_result(library, calls) == ""


def test_a_coff_section_that_has_an_address_is_refused():
    """GNU's linker counts relocations from it, LLVM's does not."""
    good = coff_toy(COFF_DATA.format(K[5]), change=TAKEN.format("c"))
    assert verdict(good).proved and linked_and_right(good)
    assert not linked_and_right(coff_toy(COFF_DATA.format(77), change=TAKEN.format("c")))
    # VirtualSize and VirtualAddress
    for field in (8, 12):
        bad = bytearray(good)
        struct.pack_into("<I", bad, coff_section_offsets(bad)[".text"] + field, 16)
        assert "has an address or a size in memory" in refusal(bytes(bad))
    assert not linked_and_right(bytes(bad))


@pytest.mark.parametrize(("cleared", "added", "raw"),
                         [(0x40, 0x80, None), (0, 0x80, None), (0, 0, 0)])
def test_a_coff_section_of_zeros_with_contents_is_not_read(cleared, added, raw):
    """LLVM's linker takes it for zeros, GNU's for its contents."""
    data = bytearray(coff_toy(COFF_DATA.format(K[5]), change=TAKEN.format("c")))
    at = coff_section_offsets(data)[".rdata$c"]
    flags, = struct.unpack_from("<I", data, at + 36)
    struct.pack_into("<I", data, at + 36, flags & ~cleared | added)
    if raw is not None:
        struct.pack_into("<I", data, at + 20, raw)
    assert "must have either zeros or contents" in refusal(bytes(data))


DIRECTIVE = '\n.section .drectve,"yn"\n.ascii " {} "\n'


@pytest.mark.parametrize("text", ["/SECTION:.rdata,RW", "/EXPORT:f=g", "-alternatename:f=g",
                                  "/DEFAULTLIB:a /MERGE:.rdata=.data"])
def test_directives_that_change_what_is_linked_are_refused(text):
    assert "directive to the linker" in refusal(coff_toy(DIRECTIVE.format(text)))


def test_directives_that_do_no_harm_are_taken_and_libraries_are_named():
    outcome = verdict(coff_toy(DIRECTIVE.format("/EXPORT:f -exclude-symbols:g /DEFAULTLIB:libcmt")))
    assert outcome.proved and [a["name"] for a in outcome.assumptions
                               if a["kind"] == "library"] == ["libcmt"], outcome.message


def test_a_long_list_of_names_is_cut_in_a_message():
    names = ["a" * 80, "b" * 81, *"cdef"]
    assert abbreviate(names) == f"{'a' * 80}, {'b' * 80}..., c, d, e, f"
    assert abbreviate([*names, "g", "h"]).endswith(", f and 2 more") and abbreviate([]) == "none"


def test_a_function_that_starts_a_dll_is_refused():
    for name in ("DllMain", "_tls_used"):
        assert f"the function {name} runs by itself" in refusal(coff_toy(f"\n.text\n.globl "
                                                                         f"{name}\n{name}: ret\n"))


def macho_section_offsets(data):
    """Return the offsets of a Mach-O object's section headers by name; the first load command is
    its segment."""
    count, = struct.unpack_from("<I", data, 32 + 64)
    return {bytes(data[at:at + 16]).rstrip(b"\0").decode(): at
            for at in range(32 + 72, 32 + 72 + 80 * count, 80)}


def test_a_section_of_macos_is_aligned_as_its_address_says():
    """Linkers keep what an address is modulo the alignment: 8 modulo 16 stays so."""
    aligned = "movdqa xmm0, [rip + c]"
    extra = "\n.section __TEXT,__ustring\n.p2align 4\nc: .quad 1, 2\n"
    data = bytearray(macho_toy(extra, body=aligned))
    assert verdict(bytes(data)).proved
    assert "needs an address that is a multiple" in refusal(
        macho_toy(extra.replace(".p2align 4", ".p2align 3"), body=aligned))
    at = macho_section_offsets(data)["__ustring"]
    address, = struct.unpack_from("<Q", data, at + 32)
    struct.pack_into("<Q", data, at + 32, address + 8)
    symbols, count = struct.unpack_from("<II", data, data.index(struct.pack("<II", 2, 24)) + 8)
    for entry in range(symbols, symbols + 16 * count, 16):
        if struct.unpack_from("<Q", data, entry + 8) == (address,) and data[entry + 4] & 0xE == 0xE:
            struct.pack_into("<Q", data, entry + 8, address + 8)
    assert "needs an address that is a multiple" in refusal(bytes(data))
    struct.pack_into("<I", data, at + 52, 21)
    assert "is aligned to 2^21 bytes" in refusal(bytes(data))


def test_sections_of_macos_that_overlap_are_refused():
    data = bytearray(macho_toy(f"\n.section __TEXT,__ustring\nc: .long {K[5]}\n",
                               change=TAKEN.format("c")))
    assert verdict(bytes(data)).proved
    struct.pack_into("<Q", data, macho_section_offsets(data)["__ustring"] + 32, 0)
    assert "overlap in memory" in refusal(bytes(data))
