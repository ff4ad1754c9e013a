"""What a generated file tells of its registers and slots is where they are, in words that it
explains."""

from __future__ import annotations

import re

import pytest
from assemblers import assemble_text, kernel_programs

from generator.compile import frame
from generator.compile.build import kernel_function
from generator.output import banner, emit
from generator.output.lines import location_comment
from generator.product import texts, write
from generator.product.write import describe_object
from generator.request import requests
from generator.x86.program import STACK_POINTER, Address, Label, Register

KERNELS = [("sha256", "avx2", 8), ("sha512", "avx2", 8), ("sha256", "shani", 1),
           ("sha1", "sse41", 4), ("sha256", "bmi2", 0)]


def shown(position: Register | Address) -> str:
    return location_comment(position, "gas")


@pytest.mark.parametrize("config", KERNELS, ids=lambda c: f"{c[0]}-{c[1]}-n{c[2]}")
def test_every_name_in_a_register_map_is_explained_or_the_standards(
        config: tuple[str, str, int]) -> None:
    for program in kernel_programs(*config):
        names = {name for at in program.loop_locations.values() for name in at}
        strange = {name for name in names
                   if not any(kind.fullmatch(name) for kind in (
                       banner.ROW, banner.HASH_VALUE, banner.TWO_LANES))
                   and name not in banner.VARIABLE_MEANINGS and name not in program.parameters
                   and name not in banner.WORKING}
        assert names or not any(isinstance(item, Label) for item in program.items)
        assert strange == set()


@pytest.mark.parametrize("config", KERNELS, ids=lambda c: f"{c[0]}-{c[1]}-n{c[2]}")
def test_two_variables_at_one_loop_have_two_locations(config: tuple[str, str, int]) -> None:
    for program in kernel_programs(*config):
        for at in program.loop_locations.values():
            positions = [(p.register_class, p.number) if isinstance(p, Register)
                         else (p.base, p.offset) for p in at.values()]
            assert len(positions) == len(set(positions))


def test_a_loop_names_its_pointer_as_its_jump_compares_it() -> None:
    program = kernel_programs("sha256", "avx2", 8)[0]
    at = program.loop_locations["carry8"]
    assert (shown(at["p"]), shown(at["upper_bound"])) == ("rcx", "[rsp + 32]")
    assert ("        cmp          rcx, [rsp + 32]\n        jne          L(rounds_and_schedule8)"
            in "\n".join(emit.body_lines(program, "", "gas")))


def test_evenly_spaced_locations_are_joined_and_others_are_not() -> None:
    vectors = [Register("vec", n, 256) for n in (0, 1, 2, 4)]
    slots = [Address("frame", 64, at, STACK_POINTER) for at in (0, 8, 16, 40)]
    assert (banner.list_locations([*vectors, *slots], "gas") == "ymm0..ymm2, ymm4, "
                                                                      "[rsp..rsp+16], [rsp+40]")
    assert banner.list_locations([Register("int", n, 64) for n in (0, 1, 2)],
                                       "gas") == "rax, rcx, rdx"
    assert (banner.list_locations(slots, "att")
            == "(%rsp)..16(%rsp), 40(%rsp)")


def test_no_location_is_broken_in_two_and_no_line_is_long() -> None:
    for program in kernel_programs("sha512", "avx2", 8):
        lines = banner.banner_map_lines(program, "gas")
        assert lines and all(len(line) <= banner.WIDTH and line.count("[") == line.count("]")
                             for line in lines)
        assert not re.search("~|:$", "\n".join(lines), re.M)


@pytest.mark.parametrize("syntax", ["gas", "att", "nasm"])
def test_schedule_instructions_beside_rounds_are_indented(syntax: str) -> None:
    program = kernel_programs("sha256", "avx2", 8)[0]
    text = "\n".join(emit.body_lines(program, "", syntax))
    woven, plain = (text.partition(f"L({name}):")[2].partition("\nL(")[0]
                    for name in ("rounds_and_schedule8", "rounds_only8"))
    aside = " " * (8 + emit.STRAND_INDENT)
    assert (f"\n{aside}vpaddd" in woven and "\n        vpaddd" not in woven
            and "\n        add " in woven)
    assert f"\n{aside}" not in plain


def test_a_reload_stands_in_the_column_of_the_step_that_needs_it() -> None:
    """Vector instructions of `carry8` make the schedule, reloads and spills included; the rounds
    use integer registers alone."""
    lines = emit.body_lines(kernel_programs("sha256", "avx2", 8)[0], "", "gas")
    start = lines.index("L(rounds_and_schedule8):")
    block = lines[start:next(n for n, line in enumerate(lines[start:], start)
                             if line.lstrip().startswith("jne"))]
    aside = " " * (8 + emit.STRAND_INDENT)
    # behind it, variables return to their registers
    last = max(n for n, line in enumerate(block) if line.startswith(aside))
    vectors = [line for line in block[:last] if re.search(r"[xy]mm\d", line)]
    assert len(vectors) > 300 and any("[rax + " in line and "vmovdqu" in line for line in vectors)
    assert [line for line in vectors if not line.startswith(aside)] == []


def test_a_body_that_repeats_rounds_names_the_first_one() -> None:
    text = "\n".join(emit.body_lines(kernel_programs("sha256", "avx2", 8)[0], "", "gas"))
    repeats = "/* Same rounds as"
    assert text.count(f"{repeats} below label rounds_and_schedule8, with the same numbers") == 4
    assert repeats not in text[:text.index("L(rounds_and_schedule8):")]
    assert repeats not in "\n".join(
        emit.body_lines(kernel_programs("sha256", "shani", 1)[0], "", "gas"))


def test_rounds_of_sha_extensions_are_named_at_their_first_instruction() -> None:
    """Where `rounds 0 to 3` stands, the next instruction that reads or makes a state is a
    SHA256RNDS2; each four rounds once."""
    lines = emit.body_lines(kernel_programs("sha256", "shani", 1)[0], "", "gas")
    starts = [n for n, line in enumerate(lines) if re.search(r"/\* rounds \d+ to \d+ \*/$", line)]
    assert [lines[n].split("/* ")[1] for n in starts] == [f"rounds {r} to {r + 3} */"
                                                          for r in range(0, 64, 4)]
    for n in starts:
        assert "sha256rnds2" in lines[n] + lines[n + 1]


def file_text(syntax: str, **options: str) -> tuple[str, str]:
    """Return stem and text of the file for a request."""
    config = next(c for c in requests.resolve_configs(options) if c.n)
    return config.stem, write.config_texts(config, "nsms_", [syntax])[0][syntax]


@pytest.mark.parametrize(("syntax", "assembler"),
                         [("gas", "gcc"), ("att", "gcc"), ("nasm", "nasm-elf64")])
def test_two_files_stand_in_one_source(syntax: str, assembler: str) -> None:
    """Labels and macros of one file do not collide with those of another, or with a macro L of the
    source around them."""
    files = [file_text(syntax, hash="sha256", isa=isa, n="1") for isa in ("shani", "sse41")]
    both = assemble_text(assembler, "\n".join(text for _, text in files))
    if syntax != "nasm":
        both = assemble_text(assembler, "#define L(x) nothing_of_ours x\n"
                             + "\n".join(text for _, text in files))
    for stem, text in files:
        symbol = f"nsms_{stem.replace('_', '_blocks_', 1)}"
        alone, combined = (describe_object(object, symbol)
                           for object in (assemble_text(assembler, text), both))
        assert (alone.code_bytes, alone.features) == (combined.code_bytes, combined.features)
    (first, text), (_, other) = files
    clash = re.sub(r"(?m)^(#  define NSMS_L\(name\) |%define NSMS_L\(name\) \.\.@)(\.?).*_( "
                   r"?)(?=##|%\+)", r"\1\2Lsame_\3", text)
    assert clash != text
    with pytest.raises(AssertionError, match=r"already defined|redefined"):
        assemble_text(assembler, "\n".join(
            t if t is not None else ""
            for t in (clash, clash.replace("nsms_sha256", "nsms_other"))))


def test_a_contract_states_what_the_function_is_proved_to_access() -> None:
    config = next(c for c in requests.resolve_configs({"hash": "sha256", "isa": "avx2", "n": "8"})
                  if c.n == 8)
    programs = kernel_programs("sha256", "avx2", 8)
    frames = [frame.layout_frame(program) for program in programs]
    functions = [kernel_function(config, kind) for kind in config.kinds]
    facts = banner.Facts("test", "make gen", contracts=tuple(
        banner.Contract(f, texts.features_of_program(program))
        for f, program in zip(functions, programs, strict=True)))
    lines = banner.file_comments(programs, frames, facts, "gas")["tail"]
    contract = "\n".join(line[2:] for line in lines[lines.index(" * Contract (YAML):") + 1:])
    assert ("- {name: data, sysv: rsi, win64: rdx, type: buffer, bytes: 64 * blocks, align: 1, "
            "access: read}" in contract)
    assert "- {name: blocks, sysv: rdx, win64: r8, type: size_t, unit: blocks}" in contract
    rounds = kernel_function(config, "rounds")
    assert banner.parameter_fields(rounds, rounds.parameters[-1]) == {
        "type": "size_t", "unit": "words", "minimum": 1}
    for program, layout, f in zip(programs, frames, functions, strict=True):
        part = contract.partition(f"- name: {program.symbol}\n")[2].partition("- name:")[0]
        assert f"  signature: {program.prototype}\n" in part
        assert f"features: [{', '.join(texts.features_of_program(program))}]" in part
        assert (f"stack_bytes: {{sysv: {layout.sysv.stack_bytes}, win64: "
                f"{layout.win64.stack_bytes}}}" in part)
        sizes = re.findall(r"name: (\w+),.*bytes: ([^,]+), align: (\d+), access: ([\w-]+)}", part)
        assert sizes == [(p.name, "64 * blocks" if p.bytes_per_block else str(p.size), str(p.align),
                          "write" if not p.is_input else "read-write" if p.written else "read")
                         for p in f.pointers]


def test_a_head_names_alignments_unused_features_and_options() -> None:
    _, sse41 = file_text("gas", hash="sha512", isa="sse41", n="1")
    head = sse41.partition("#if")[0]
    assert " * Memory: state and wk must be aligned to 8 bytes; data needs no alignment." in head
    assert "Needs: ssse3.\n * (The ISA also allows sse4_1, which this code does not use.)" in head
    (many,) = requests.resolve_configs({"hash": "sha256", "isa": "avx2", "kind": "multi",
                                        "wipe": "1"})
    head = write.config_texts(many, "nsms_", ["gas"])[0]["gas"].partition("#if")[0]
    assert "WIPE=1: frame and registers are cleared before the return\n" in head
    assert "the memory that data points to need no alignment." in head.replace("\n *", "")
    plain = file_text("gas", hash="sha256", isa="x64", n="1")[1].partition("#if")[0]
    assert "also allows" not in plain and "=" not in plain.split("\n")[1]
