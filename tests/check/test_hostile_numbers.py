"""Where things stand is not known: code that computes with the places of sections, symbols or code
is not proved.

Each attack is given the very number that the checker's own layout has for it, and is seen to be
wrong once it is linked. Each has a twin that is right wherever it stands, and stays proved.
"""

import pytest
from check_silicon import WRONG, assemble, assemble_toy, function, refusal, right, verdict
from check_toy import K

from generator.check import objects

ASSUMED = {"elsewhere": None}
TABLES = '\n.section .rodata.other,"a"\n.balign 16\nother: .zero 32\nlast: .zero 16\n'


def comparing_object(before, number, extra=""):
    """Return an object whose code compares with what `number` says of the checker's own layout."""
    def make(value: object) -> bytes:
        return assemble_toy(WRONG + TABLES + extra, before="mov r11, rsp\n" + before.format(value))

    image = objects.load(make(0x1234567), assume=ASSUMED)
    return make(number(image, image.symbols))


def section_offset(name):
    return lambda image, symbols: symbols[name]


def distance(item, other):
    return lambda image, symbols: symbols[item] - symbols[other]


def low(name, bits):
    return lambda image, symbols: symbols[name] & (1 << bits) - 1


ATTACKS = {
    "the distance of two sections": ("lea r9, [rip + other]\nlea r10, [rip + table]\nsub r9, "
                                     "r10\ncmp r9, {}\njne 9f",
                                     distance("other", "table")),
    "the distance of data and code": ("lea r9, [rip + table]\nlea r10, [rip + f]\nsub r9, r10\ncmp "
                                      "r9, {}\njne 9f",
                                      distance("table", "f")),
    "an address": ("lea r9, [rip + table]\nmov r10, {}\ncmp r9, r10\njne 9f",
                   section_offset("table")),
    "the low bits of an address": ("lea r9, [rip + table]\nand r9d, 4095\ncmp r9d, {}\njne 9f",
                                   low("table", 12)),
    "a return address": ("call 3f\n3: pop r9\nmov r10, {}\ncmp r9, r10\njne 9f",
                         lambda image, symbols: after_call(image)),
    "a conditional move on an address": ("lea r9, [rip + table]\nmov r10, {}\ncmp r9, r10\ncmovne "
                                         "rsi, rdi",
                                         section_offset("table")),
    "the place of what is undefined": (
        "lea r9, [rip + elsewhere]\nmov r10, {}\ncmp r9, r10\njne 9f",
                                       lambda image, symbols: image.external("elsewhere").address),
    "a return to a number": ("mov r9, {}\npush r9\nret\nint3\n.p2align 4\n3: ",
                             lambda image, symbols: behind_int3(image)),
}
GOOD = {
    "the distance in a section": "lea r9, [rip + last]\nlea r10, [rip + other]\nsub r9, r10\ncmp "
                                 "r9, 32\njne 9f",
    "the distance in the code": "3: lea r9, [rip + 3b]\nlea r10, [rip + 3b + 4]\nsub r10, r9\ncmp "
                                "r10, 4\njne 9f",
    "a call that returns": "call 3f\njmp 4f\n3: ret\n4:",
}


def after_call(image):
    section = next(s for s in image.sections if s.executable and s.data)
    return section.address + section.data.index(b"\xe8") + 5


def behind_int3(image):
    section = next(s for s in image.sections if s.executable and s.data)
    return section.address + (section.data.index(b"\xc3\xcc") + 2 + 15) // 16 * 16


@pytest.mark.parametrize("name", ATTACKS)
def test_code_that_computes_with_section_addresses_is_not_proved(name):
    before, number, *extra = ATTACKS[name]
    data = comparing_object(before, number, *extra)
    assert refusal(data, assumed=ASSUMED)
    assert not right(data), "the attack does no harm: it shows nothing"


@pytest.mark.parametrize("name", GOOD)
def test_code_that_is_right_at_every_address_is_proved(name):
    data = assemble_toy(WRONG + TABLES, before="mov r11, rsp\n" + GOOD[name])
    assert verdict(data).proved, verdict(data).message
    assert right(data)


def test_a_jump_by_the_distance_of_sections_is_not_followed():
    """A distance that no relocation made leads into another section of the checker's own layout
    only."""
    far = '\n.section .text.far,"ax"\naway: jmp [rip]\n'
    text = function(far, before=".byte 0xe9\nhere: .long {}")
    image = objects.load(assemble(text.format(0)))
    data = assemble(text.format(image.symbols["away"] - image.symbols["here"] - 4))
    assert refusal(data)
    assert not right(data)
    honest = '\n.section .text.far,"ax"\naway: jmp back\n'
    data = assemble(function(honest, before="jmp away\nback:"))
    assert verdict(data).proved and right(data)


def test_a_table_is_not_read_through_another():
    """The distance from one table to another is the linker's."""
    text = function(TABLES + f"\n.section .rodata\nwanted: .long {K[5]}\n",
                    before="lea r9, [rip + other]", change="mov r8d, [rsi + 20]\nbswap r8d\nadd "
                                                           "eax, r8d\nadd eax, ecx\nadd eax, [r9 + "
                                                           "{}]")
    image = objects.load(assemble(text.format(0)))
    data = assemble(text.format(image.symbols["wanted"] - image.symbols["other"]))
    assert refusal(data) and not right(data)
    data = assemble(text.replace("[r9 + {}]", "[rip + wanted]"))
    assert verdict(data).proved, verdict(data).message
    assert right(data)


def toy_with_sections(count, wanted):
    """Return the toy that reads a round's constant from one of many sections; the others have other
    numbers."""
    filler = "".join(f'\n.section .rodata.c{i},"a"\nc{i}: .long {K[5] if i == wanted else 77}\n'
                     for i in range(count))
    return (lambda taken: assemble_toy(filler, change=f"mov r8d, [rsi + 20]\nbswap r8d\nadd eax, "
                                                      f"r8d\nadd eax, ecx\nadd eax, [rip + "
                                                      f"c{taken}]"))


def test_sections_do_not_overlap():
    """The right constant is found among many sections, and no other is taken for it."""
    count = 300
    for wanted in (1, count // 2, count - 1):
        make = toy_with_sections(count, wanted)
        assert verdict(make(wanted)).proved, verdict(make(wanted)).message
        assert refusal(make((wanted + 1) % count)) and refusal(make((wanted + 96) % count))
