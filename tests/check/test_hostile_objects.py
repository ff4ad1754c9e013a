"""What linkers may do otherwise than it looks: an object with an item on no list is refused, and so
is code that computes with the places of sections, symbols or code. Each attack is linked by the
host's linker and seen to be wrong where that shows; each has a twin that stays proved.
"""

import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

import pytest
from check_silicon import (
    WRONG,
    assemble,
    assemble_toy,
    check_attack,
    function,
    refusal,
    right,
    verdict,
)
from check_toy import K

from generator.check import ObjectError, objects
from generator.check.image import abbreviate
from generator.product.jobs import object_with

# round 5, its constant from there
TAKEN = "mov r8d, [rsi + 20]; bswap r8d; add eax, r8d; add eax, ecx; add eax, [rip + {}]"


def toy_reading_constant(position, extra):
    return assemble_toy(extra, change=TAKEN.format(position))


def constant_section(section, value=K[5], before="", name="c"):
    return f'\n.section {section}\n.balign 16\n{before}\n{name}: .long {value}\n'


def section_headers(data):
    """Return the offset of each section header, by the section's name."""
    first, size, count, names = (*struct.unpack_from("<Q", data, 40),
                                 *struct.unpack_from("<HHH", data, 58))
    strings, = struct.unpack_from("<Q", data, first + size * names + 24)
    starts = {at: strings + int.from_bytes(data[at:at + 4], "little")
              for at in range(first, first + size * count, size)}
    return {data[start:data.index(0, start)].decode(): at for at, start in starts.items()}


def packed_into(data, at, number, form):
    data = bytearray(data)
    struct.pack_into(form, data, at, number)
    return bytes(data)


def patched(data, name, field, number):
    return packed_into(data, section_headers(data)[name] + field, number, "<I")


def patched_symbol(data, wanted, field, number, form="<B"):
    """Change a field of the first symbol whose name or, for a number, type is `wanted`."""
    headers = section_headers(data)
    table, size = struct.unpack_from("<QQ", data, headers[".symtab"] + 24)
    strings, = struct.unpack_from("<Q", data, headers[".strtab"] + 24)
    for at in range(table, table + size, 24):
        start = strings + struct.unpack_from("<I", data, at)[0]
        if wanted in (data[start:data.index(0, start)].decode(), data[at + 4]):
            return packed_into(data, at + field, number, form)
    raise AssertionError(wanted)


# Relocations

RODATA = '.section .rodata.consts,"a"\nc: .long '
UNKNOWN = {
    "a size": ("relocation", RODATA + "0\n.reloc c, R_X86_64_SIZE32, sized\n.type sized, @object\n"
               ".size sized, 4\n.globl sized\n.hidden sized\nsized: .long 0"),
    "an address of 32 bits": ("relocation", RODATA + f"{K[5]}\n.reloc c, R_X86_64_32S, table"),
    "a distance of 16 bits": ("relocation", RODATA + f"{K[5]}\n.reloc c + 2, R_X86_64_PC16, c"),
    "a place in a thread's memory": (
        "on no list of", RODATA + f'{K[5]}\n.reloc c, R_X86_64_DTPOFF32, own\n'
        '.section .tdata,"awT"\n.long 1\nown: .long 0'),
    "two at one place": ("overlaps another", RODATA + f"{K[5]}, 0\n.reloc c, R_X86_64_PC32, table\n"
                         ".reloc c + 2, R_X86_64_PC32, table")}


@pytest.mark.parametrize("name", UNKNOWN)
def test_a_relocation_that_is_not_known_is_refused_where_it_is_read(name):
    words, text = UNKNOWN[name]
    check_attack(toy_reading_constant("c", f"\n{text}\n"), words)


def test_a_relocation_that_nobody_reads_does_no_harm():
    """In the same sections, beside what is read."""
    extra = f'.zero 60\nc: .long {K[5]}\n.reloc d, R_X86_64_32S, table\n'
    assert verdict(toy_reading_constant(
        "c", '\n.section .rodata.consts,"a"\nd: .long 0\n' + extra)).proved
    good = toy_reading_constant("c", f"\n{RODATA}{K[5]}\n")
    assert verdict(good).proved and right(good)


CODE = {"the immediate": ("mov r9d, 0\n3:", "3b - 4, R_X86_64_PC32, table", "cmp r9d, 0; jne 9f"),
        "the opcode": ("nop dword ptr [rax + 0x11223344]\n3:", "3b - 6, R_X86_64_PC32, table", ""),
        "an absolute address": ("lea r9, [r9 + 0x11223344]\n3:", "3b - 4, R_X86_64_32S, table", ""),
        "a short jump": ("jmp 3f\n3:", "3b - 1, R_X86_64_PC8, table", "")}


@pytest.mark.parametrize("name", CODE)
def test_a_relocation_in_the_code_changes_a_distance_or_is_refused(name):
    code, reloc, after = CODE[name]
    check_attack(assemble_toy("\n.text\n9: ud2\n", before=f"{code}\n.reloc {reloc}\n{after}"),
                 "relocation")


def test_code_that_linkers_may_change_is_no_constant():
    """The opcode of a load from the global offset table, which becomes LEA where the symbol is
    near; and the distance itself."""
    extra = "\n.text\n9: xor dword ptr [rdi], 1\nret\n.balign 64\ng: mov r9, [rip + {}]\nret\n"
    reading = "movzx r9d, byte ptr [rip + g + {}]; cmp r9d, 0x8b; jne 9f"
    check_attack(assemble_toy(extra.format("table@GOTPCREL"), before=reading.format(1)),
                 "relocation", assemble_toy(extra.format("table"), before=reading.format(1)))
    within = assemble_toy(extra.format("table"), before=reading.format(4))
    assert "where a linker writes" in refusal(within)


# Symbols

SYMBOLS = {
    "an IFUNC": "\n.text\n.globl g\n.type g, @gnu_indirect_function\ng: ret\n",
    "a weak definition": "\n.text\n.weak g\ng: ret\n",
    "a weak reference": "\n.weak g\n.data\n.quad g\n",
    "a common symbol": "\n.comm g, 8\n",
    "a place in a thread's memory": "\n.data\n.globl g\n.type g, @tls_object\ng: .quad 0\n",
    "a unique object": "\n.data\n.globl g\n.type g, @gnu_unique_object\ng: .quad 0\n",
    "an absolute address": "\n.globl g\n.set g, 4096\n",
    "a protected symbol": "\n.text\n.globl g\n.protected g\ng: ret\n",
    "a version": "\n.text\n.globl h\nh: ret\n.symver h, g@V1\n"}


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_symbol_on_no_list_is_refused_whatever_it_stands_for(name):
    why = refusal(assemble_toy(SYMBOLS[name]))
    assert "of symbols" in why or "its header has fields" in why
    assert verdict(assemble_toy("\n.text\n.globl g\n.type g, @function\ng: ret\n")).proved


@pytest.mark.parametrize("info", [0x13, 0x14, 0x1A, 0x22, 0x52])
def test_a_global_section_or_file_beside_a_local_function_is_refused(info):
    """A GLOBAL symbol of type SECTION (3) or FILE (4) hides a local one for linkers alone."""
    data = assemble_toy('\n.section .text.g,"ax"\n.globl g\ng: ret\n')
    assert verdict(patched_symbol(data, "g", 4, 0x12)).proved
    assert "of symbols" in refusal(patched_symbol(data, "g", 4, info))


def test_a_symbol_of_a_section_has_no_value_and_no_other_bits():
    data = assemble_toy("\n.text\n.globl g\n.type g, @function\ng: ret\n")
    for field, number, form in ((5, 0x80, "<B"), (8, 1 << 20, "<Q"), (6, 0xFFFF, "<H"),
                                (6, 99, "<H")):
        assert "of symbols" in refusal(patched_symbol(data, "g", field, number, form))
    text = function(before="lea r9, [rip + .rodata]")
    assert verdict(assemble(text)).proved
    assert "of symbols" in refusal(patched_symbol(assemble(text), 3, 8, 4))


def test_merged_constants_have_no_neighbours():
    start = '\n.section .rodata.cst4,"aM",@progbits,4\n.balign 4\n'
    alone = f"{start}c: .long {K[5]}\n"
    merged = f"{start}b: .long 77\na: .long 77\nc: .long {K[5]}\n"
    # b + 8 is c before the linker drops a
    check_attack(toy_reading_constant("b + 8", merged), "relocation",
                 toy_reading_constant("c", alone))
    assert "relocation" in refusal(toy_reading_constant(".rodata.cst4", alone))
    strings = '\n.section .rodata.str,"aMS",@progbits,1\nc: .asciz "abcd"\n'
    assert "relocation" in refusal(toy_reading_constant("c", strings))


def test_undefined_data_are_assumed_or_refused():
    data = assemble_toy(before="mov r9d, [rip + elsewhere + 12]")
    assert "--assume elsewhere allows it" in refusal(data)
    outcome = verdict(data, assumed={"elsewhere": None})
    assert outcome.proved and "elsewhere has 16 bytes" in outcome.message
    assert ("undefined symbol", "elsewhere") in {(a["kind"], a["name"])
                                                 for a in outcome.assumptions}
    assert not right(data)                                # where it has fewer, or is not there
    assert not verdict(data, assumed={"elsewhere": bytes(12)}).proved
    assert verdict(data, assumed={"elsewhere": bytes(16)}).proved
    for before, why in (("movdqa xmm1, [rip + elsewhere]", "multiple of 16"),
                        ("mov r9d, [rip + elsewhere - 4]", "bytes -4"),
                        ("call elsewhere", "relocation")):
        assert why in refusal(assemble_toy(before=before), assumed={"elsewhere": None})


def test_a_call_that_another_object_may_answer_is_assumed_or_refused():
    """Lazy binding changes r11."""
    extra, through = "\n.text\n.globl g\ng: ret\n", "mov r11, rsi\ncall g@PLT\nmov rsi, r11"
    data, hidden = assemble_toy(extra, head=through), assemble_toy(
        extra + ".hidden g\n", head=through.replace("call g@PLT", ".byte 0xe8\n.long g - . - 4"))
    check_attack(data, "--assume g allows it", hidden)
    outcome = verdict(data, assumed={"g": None})
    assert outcome.proved and {(a["kind"], a["name"]) for a in outcome.assumptions} == {
        ("call through a PLT", "g"), ("replaceable symbol", "g"), ("other symbol", "g")}
    odd = data.replace(struct.pack("<q", -4), struct.pack("<q", -3))
    assert odd != data and "relocation" in refusal(odd, assumed={"g": None})


def test_a_relocation_for_calls_on_data_is_refused():
    """The linker makes an entry of a PLT, whose code is read."""
    extra = constant_section('.rodata.c,"a"', before=".globl c\n")
    bad = toy_reading_constant("c@PLT", extra)
    good = toy_reading_constant("c", extra.replace(".globl c", ".globl c\n.hidden c"))
    check_attack(bad, "relocation", good, assumed={"c": None})
    assert "relocation" in refusal(toy_reading_constant("c", extra))  # another's may be taken


def test_a_name_of_two_global_symbols_is_refused():
    def renamed(visible):
        data = assemble_toy(f"\n.text\n{visible}gg: xor eax, eax\nret\n")
        assert data.count(b"\0gg\0") == 1
        return data.replace(b"\0gg\0", b"\0f\0\0")

    assert "two global symbols f" in refusal(renamed(".globl gg\n"))
    assert verdict(renamed("")).proved                  # linkers take the one that others see
    text = function("\n.data\n.quad gg\n").replace(".globl f\n", "", 1)
    assert verdict(assemble(text)).proved
    assert "also undefined" in refusal(assemble(text).replace(b"\0gg\0", b"\0f\0\0"))


@pytest.mark.parametrize("name", ["_init", "_fini", "__gmon_start__", "_ITM_registerTMCloneTable",
                                  "_end", "__bss_start", "_GLOBAL_OFFSET_TABLE_"])
def test_a_global_name_that_linkers_define_or_start_files_call_is_refused(name):
    extra = "\n.text\n.globl {0}\n.hidden {0}\n{0}: ret\n"
    assert f"the global symbol {name} is one" in refusal(assemble_toy(extra.format(name)))
    assert verdict(assemble_toy(extra.format(f"{name.strip('_')}_x"))).proved
    assert verdict(assemble_toy(f"\n.text\n{name}: ret\n")).proved       # nobody sees it


# Sections

SECTIONS = ['.init_array,"aw",@init_array', '.init_array,"aw",@progbits', '.ctors,"aw",@progbits',
            '.other,"aw",@init_array', '.preinit_array,"aw",@preinit_array', '.init,"ax",@progbits',
            '.fini,"ax",@progbits', '.text.w,"awx"', '.rodata.c,"ae"', '.tdata,"awT"',
            '.gnu.lto_.symtab.1,"e",@progbits', '.llvm.lto,"e"', '.altinstructions,"a"',
            '__libc_atexit,"aw"', '.note.stapsdt,"",@note', '.note.GNU-split-stack,""',
            '.data.x,"awo",@progbits,.text', '.x,"",@0x6fff4c05', '.note.GNU-stack,"x",@progbits',
            '.deplibs,"MS",@0x6fff4c04,1', '.text.g,"axG",@progbits,gg,comdat',
            '.gnu.linkonce.t.g,"ax"', '.gnu.warning.f,"a"',
            *(f'{name},"a",@progbits' for name in (
                ".interp", ".dynamic", ".rela.dyn", ".rela.plt", ".relr.dyn", ".dynsym", ".hash",
                ".gnu.hash", ".gnu.version", ".got", ".got.plt", ".plt", ".tm_clone_table"))]


@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_on_no_list_is_refused_even_if_nothing_reads_it(section):
    name = section.partition(",")[0]
    data = assemble_toy(f"\n.section {section}\n.quad 1\n")
    assert "on no list of sections" in refusal(data)
    assert f"name='{name}'" in refusal(data) or "name='.group'" in refusal(data)


def test_sections_that_do_no_harm_are_taken():
    for section in ('.rodata.x,"a"', '.data.x,"aw"', '.debug_info,""', '.comment,"MS",@progbits,1',
                    '.bss.x,"aw",@nobits', '.text.unlikely,"ax"', '.eh_frame,"a"'):
        assert verdict(assemble_toy(f"\n.section {section}\n.zero 8\n")).proved, section


@pytest.mark.parametrize("section", ['.data.c,"aw"', '.eh_frame,"a"', '.bss.c,"aw",@nobits'])
def test_constants_are_read_from_read_only_data_alone(section):
    value = 0 if "bss" in section else K[5]
    data = toy_reading_constant("c", constant_section(section, value))
    assert "relocation" in refusal(data)


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


def test_what_runs_by_itself_makes_a_function_wrong():
    """Its twin differs by the section's name and type only."""
    section = '\n.section .init_array,"aw",@init_array\n.quad meddle\n'
    harmless = '\n.section .data.init_array,"aw",@progbits\n.quad meddle\n'
    bad, good = (toy_reading_constant("c", MEDDLING + text) for text in (section, harmless))
    check_attack(bad, "name='.init_array'", good)


def test_the_machine_code_of_a_fat_object_is_not_what_is_linked(tmp_path):
    """GCC's linker plugin compiles `.gnu.lto_*` again, whatever lies in .text."""
    if shutil.which("gcc") is None:
        pytest.skip("no gcc to show that it is wrong")
    (tmp_path / "f.c").write_text("int f(void) { return 0x12345678; }\n")
    (tmp_path / "main.c").write_text("int f(void);\nint main(void) { return f() == 0x12345679 ? 0 "
                                     ": 1; }\n")
    for flags, status in ((["-flto", "-ffat-lto-objects"], 1), ([], 0)):
        done = subprocess.run(["gcc", "-O2", *flags, "-c", "f.c"], cwd=tmp_path,
                              capture_output=True)
        if done.returncode:
            pytest.skip("this gcc makes no fat objects to show that they are wrong")
        data = (tmp_path / "f.o").read_bytes()
        if flags:
            with pytest.raises(ObjectError, match=r"name=.\.gnu\.lto_"):
                objects.load(data)
        else:
            objects.load(data)
        assert data.count(b"\xb8\x78\x56\x34\x12") == 1
        (tmp_path / "f.o").write_bytes(data.replace(b"\xb8\x78\x56\x34\x12",
                                                    b"\xb8\x79\x56\x34\x12"))
        subprocess.run(["gcc", "-O2", *flags, "main.c", "f.o", "-o", "main"], cwd=tmp_path,
                       check=True, capture_output=True)
        assert subprocess.run([tmp_path / "main"]).returncode == status


# Tables and parts of the file

FIELDS = {
    "a table of relocations as data": (".rodata.x", 4, 4), "no bits": (".rodata.x", 4, 8),
    "relocations without addends": (".rela.text", 4, 9),
    "relocations that linkers leave out": (".rela.text", 8, 0x80000040),
    "relocations of another symbol table": (".rela.text", 40, 1),
    "relocations of no section": (".rela.text", 44, 0),
    "a second symbol table": (".rodata.x", 4, 2),
    "extended section indices": (".rodata.x", 4, 18), "symbols without names": (".symtab", 40, 1),
    "a link": (".rodata.x", 40, 1), "information": (".rodata.x", 44, 1),
    "an address": (".text", 16, 4096), "an alignment of 3": (".text", 48, 3),
    "entries of 23 bytes": (".symtab", 56, 23), "a local symbol more": (".symtab", 44, 9),
    "a global symbol more": (".symtab", 44, 1), "an overlap": (".rodata.x", 24, 64),
    "an end behind the file": (".rodata.x", 32, 1 << 20)}


@pytest.mark.parametrize("name", FIELDS)
def test_a_section_header_that_no_assembler_writes_is_refused(name):
    section, field, number = FIELDS[name]
    data = assemble_toy('\n.section .rodata.x,"a"\n.quad 1\n', before="lea r9, [rip + table]")
    assert verdict(data).proved
    assert refusal(patched(data, section, field, number))


def test_a_second_symbol_table_is_refused():
    data = assemble_toy('\n.section .rodata.x,"a"\n.quad 0, 0, 0\n')
    assert verdict(data).proved
    headers, bad = section_headers(data), bytearray(data)
    for field in (slice(0, 16), slice(40, 64)):  # all but address, offset and size
        at, table = headers[".rodata.x"], headers[".symtab"]
        bad[at + field.start:at + field.stop] = data[table + field.start:table + field.stop]
    assert "2 symbol tables" in refusal(bytes(bad))


def test_a_header_that_no_assembler_writes_is_refused():
    data = assemble_toy()
    for at, value in ((7, 9), (8, 1), (16, 2), (18, 3), (20, 2), (24, 1), (32, 64), (48, 1),
                      (52, 63), (58, 63)):
        assert refusal(data[:at] + bytes([value]) + data[at + 1:]), at


def test_a_second_table_of_relocations_is_refused():
    data = assemble_toy(
        '\n.section .rodata.x,"a"\n.long table - .\n.section .rodata\n.long f - .\n')
    table = [*section_headers(data)].index(".rodata")
    assert "two tables of relocations" in refusal(patched(data, ".rela.rodata.x", 44, table))


def test_bytes_in_no_part_are_zero():
    data = assemble_toy()
    assert verdict(data + bytes(64)).proved
    assert "in no part" in refusal(data + b"x")
    first, = struct.unpack_from("<Q", data, 40)
    parts = [struct.unpack_from("<QQ", data, header + 24)
             for header in section_headers(data).values()]
    gap = next(at for at in range(64, first)
               if all(not start <= at < start + size for start, size in parts))
    assert "in none" in refusal(data[:gap] + b"x" + data[gap + 1:])


# Addresses

ASSUMED = {"elsewhere": None}
TABLES = '\n.section .rodata.other,"a"\n.balign 16\nother: .zero 32\nlast: .zero 16\n'
DIFFER = "; cmp r9, r10; jne 9f"
# what code compares with, or goes to: a number of the checker's own layout
ADDRESSES = {
    "the distance of two sections": (
        "lea r9, [rip + other]; lea r10, [rip + table]; sub r9, r10; cmp r9, {}; jne 9f",
        lambda image: image.symbols["other"] - image.symbols["table"]),
    "the distance of data and code": (
        "lea r9, [rip + table]; lea r10, [rip + f]; sub r9, r10; cmp r9, {}; jne 9f",
        lambda image: image.symbols["table"] - image.symbols["f"]),
    "an address": ("lea r9, [rip + table]; mov r10, {}" + DIFFER,
                   lambda image: image.symbols["table"]),
    "the low bits of an address": ("lea r9, [rip + table]; and r9d, 4095; cmp r9d, {}; jne 9f",
                                   lambda image: image.symbols["table"] & 4095),
    "a return address": ("call 3f\n3: pop r9; mov r10, {}" + DIFFER,
                         lambda image: address_of_code(image, b"\xe8") + 5),
    "a conditional move on an address": (
        "lea r9, [rip + table]; mov r10, {}; cmp r9, r10; cmovne rsi, rdi",
        lambda image: image.symbols["table"]),
    "the place of what is undefined": ("lea r9, [rip + elsewhere]; mov r10, {}" + DIFFER,
                                       lambda image: image.external("elsewhere").address),
    "a return to a number": ("mov r9, {}; push r9; ret; int3\n.p2align 4\n3: ",
                             lambda image: address_of_code(image, b"\xc3\xcc") + 17 & -16)}
DISTANCES = {
    "in a section": "lea r9, [rip + last]; lea r10, [rip + other]; sub r9, r10; cmp r9, 32; jne 9f",
    "in the code": "3: lea r9, [rip + 3b]; lea r10, [rip + 3b + 4]; sub r10, r9; cmp r10, 4; "
    "jne 9f", "a call that returns": "call 3f; jmp 4f\n3: ret\n4:"}


def address_of_code(image, code):
    section = next(s for s in image.sections if s.executable and s.data)
    return section.address + section.data.index(code)


@pytest.mark.parametrize("name", ADDRESSES)
def test_code_that_computes_with_section_addresses_is_not_proved(name):
    def make(value):
        return assemble_toy(WRONG + TABLES, before="mov r11, rsp; " + before.format(value))

    before, number = ADDRESSES[name]
    image = objects.load(make(0x1234567), assume=ASSUMED)
    check_attack(make(number(image)), assumed=ASSUMED)


@pytest.mark.parametrize("name", DISTANCES)
def test_code_that_is_right_at_every_address_is_proved(name):
    data = assemble_toy(WRONG + TABLES, before="mov r11, rsp; " + DISTANCES[name])
    assert verdict(data).proved, verdict(data).message
    assert right(data)


def test_a_jump_by_the_distance_of_sections_is_not_followed():
    """A distance that no relocation made leads into another section of the checker's own layout
    only."""
    far = '\n.section .text.far,"ax"\naway: jmp [rip]\n'
    text = function(far, before=".byte 0xe9\nhere: .long {}")
    symbols = objects.load(assemble(text.format(0))).symbols
    honest = function('\n.section .text.far,"ax"\naway: jmp back\n', before="jmp away\nback:")
    check_attack(assemble(text.format(symbols["away"] - symbols["here"] - 4)),
                 good=assemble(honest))


def test_a_table_is_not_read_through_another():
    """The distance from one table to another is the linker's."""
    text = function(TABLES + f"\n.section .rodata\nwanted: .long {K[5]}\n",
                    before="lea r9, [rip + other]", change=TAKEN.replace("rip", "r9"))
    symbols = objects.load(assemble(text.format(0))).symbols
    check_attack(assemble(text.format(symbols["wanted"] - symbols["other"])),
                 good=assemble(text.replace("[r9 + {}]", "[rip + wanted]")))


def test_sections_do_not_overlap():
    """The right constant is found among many sections, and no other is taken for it."""
    count = 300
    for wanted in (1, count // 2, count - 1):
        others = "".join(constant_section(f'.rodata.c{i},"a"', K[5] if i == wanted else 77,
                                          name=f"c{i}") for i in range(count))
        assert verdict(toy_reading_constant(f"c{wanted}", others)).proved
        for other in (wanted + 1, wanted + 96):
            assert refusal(toy_reading_constant(f"c{other % count}", others))


# Archives

def make_archive(*members, index=True):
    with tempfile.TemporaryDirectory() as folder:
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
    assert verdict(make_archive(("good.o", good))).proved
    for item, other in ((good, bad), (bad, good), (good, good)):
        assert "both define f" in refusal(make_archive(("one.o", item), ("other.o", other)))
    assert verdict(make_archive(("inner.o", inner), ("good.o", good))).proved
    broken = make_archive(("bad.o", bad[:len(bad) // 2]), ("good.o", good), index=False)
    with pytest.raises(ObjectError, match="bad.o|no member"):
        object_with(broken[:-40] if b"f\0" not in bad[:len(bad) // 2] else broken, "f")


def test_a_long_list_of_names_is_cut_in_a_message():
    names = ["a" * 80, "b" * 81, *"cdef"]
    assert abbreviate(names) == f"{'a' * 80}, {'b' * 80}..., c, d, e, f"
    assert abbreviate([*names, "g", "h"]).endswith(", f and 2 more") and abbreviate([]) == "none"
