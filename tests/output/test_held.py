"""What a generated file tells of its registers and slots is where they are, in words that it explains."""

from __future__ import annotations

import re

import pytest
from assemblers import cell_programs

from generator.output import emit, register_map
from generator.x86.program import STACK_POINTER, Address, Label, Register

CELLS = [("sha256", "avx2", 8), ("sha512", "avx2", 8), ("sha256", "shani", 1), ("sha1", "sse41", 4), ("sha256", "bmi2", 0)]


def shown(place: Register | Address) -> str:
    return emit.location_comment(place, "gas")


@pytest.mark.parametrize("cell", CELLS, ids=lambda c: f"{c[0]}-{c[1]}-n{c[2]}")
def test_every_name_that_is_told_is_explained_or_the_standards(cell: tuple[str, str, int]) -> None:
    for program in cell_programs(*cell):
        names = {name for at in program.loop_locations.values() for name in at}
        strange = {name for name in names
                   if not any(kind.fullmatch(name) for kind in (register_map.ROW, register_map.HASH, register_map.ROUND))
                   and name not in register_map.VARIABLE_MEANINGS and name not in program.parameters
                   and name not in register_map.WORKING}
        assert names or not any(isinstance(item, Label) for item in program.items)
        assert strange == set()


@pytest.mark.parametrize("cell", CELLS, ids=lambda c: f"{c[0]}-{c[1]}-n{c[2]}")
def test_two_things_at_one_loop_have_two_places(cell: tuple[str, str, int]) -> None:
    for program in cell_programs(*cell):
        for at in program.loop_locations.values():
            places = [(p.register_class, p.number) if isinstance(p, Register) else (p.base, p.offset) for p in at.values()]
            assert len(places) == len(set(places))


def test_a_loop_tells_its_pointer_as_its_jump_compares_it() -> None:
    program = cell_programs("sha256", "avx2", 8)[0]
    at = program.loop_locations["carry8"]
    assert (shown(at["p"]), shown(at["turn"])) == ("rcx", "[rsp + 32]")
    assert "        cmp          rcx, [rsp + 32]\n        jne          L(f_carry8)" in "\n".join(emit.body(program, "f", "gas"))


def test_places_that_go_on_evenly_are_drawn_together_and_others_are_not() -> None:
    vectors = [Register("vec", n, 256) for n in (0, 1, 2, 4)]
    slots = [Address("frame", 64, at, STACK_POINTER) for at in (0, 8, 16, 40)]
    assert register_map.runs([*vectors, *slots], shown) == "ymm0 to ymm2 ymm4 [rsp] to [rsp + 16] [rsp + 40]"
    assert register_map.runs([Register("int", n, 64) for n in (0, 1, 2)], shown) == "rax rcx rdx"


def test_no_place_is_broken_in_two_and_no_line_is_long() -> None:
    for program in cell_programs("sha512", "avx2", 8):
        lines = register_map.in_banner(program, shown)
        assert lines and all(len(line) <= register_map.WIDTH and line.count("[") == line.count("]") for line in lines)
        assert not re.search("~", "".join(lines))


@pytest.mark.parametrize("syntax", ["gas", "att", "nasm"])
def test_what_makes_a_schedule_beside_rounds_stands_aside(syntax: str) -> None:
    program = cell_programs("sha256", "avx2", 8)[0]
    text = "\n".join(emit.body(program, "f", syntax))
    woven, plain = (text.partition(f"L(f_{name}):")[2].partition("L(f_")[0] for name in ("carry8", "plain8"))
    aside = " " * (8 + emit.ASIDE)
    assert f"\n{aside}vpaddd" in woven and "\n        vpaddd" not in woven and "\n        add " in woven
    assert f"\n{aside}" not in plain
