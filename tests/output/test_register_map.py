"""What a generated file tells of its registers and slots is where they are, in words that it
explains."""

from __future__ import annotations

import re

import pytest
from assemblers import assemble_text, kernel_programs

from generator.compile import frame
from generator.compile.build import kernel_function
from generator.output import banner
from generator.product import texts, write
from generator.product.write import describe_object
from generator.request import requests
from generator.x86.program import Label

KERNELS = [("sha256", "avx2", 8), ("sha512", "avx2", 8), ("sha256", "shani", 1),
           ("sha1", "sse41", 4), ("sha256", "bmi2", 0)]


@pytest.mark.parametrize("config", KERNELS, ids=lambda c: f"{c[0]}-{c[1]}-n{c[2]}")
def test_every_name_in_a_register_map_is_explained_or_the_standards(
        config: tuple[str, str, int]) -> None:
    for program in kernel_programs(*config):
        names = {name for at in program.loop_locations.values() for name in at}
        strange = {name for name in names if not any(kind.fullmatch(name) for kind in (
            banner.ROW, banner.HASH_VALUE, banner.TWO_LANES))
                   and name not in banner.VARIABLE_MEANINGS and name not in program.parameters
                   and name not in banner.WORKING}
        assert names or not any(isinstance(item, Label) for item in program.items)
        assert strange == set()


def file_text(syntax: str, **options: str) -> tuple[str, str]:
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
