"""Go's syntax: what Go's assembler makes of every line of the committed kernels, and proofs of what
it built."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import iced_x86
import pytest
from elftools.elf.elffile import ELFFile

from generator.__main__ import main
from generator.compile.build import compile
from generator.files import data_folder
from generator.output import emit
from generator.output.lines import UNALIGNED, instruction_text
from generator.product import gobuild, prove, toolchain, write
from generator.request import requests
from generator.x86.assembly import AssemblyLine, assembly_line
from generator.x86.program import Address, instructions
from generator.x86.uarch.processors import missing_features

GENERATED = data_folder("generated")
KERNELS: tuple[dict[str, str], ...] = (
    {"hash": "sha256", "isa": "avx2", "n": "8"},
    {"hash": "sha512", "isa": "avx512", "n": "8", "gather": "gather"},
    {"hash": "sha1", "isa": "x64", "n": "1"}, {"hash": "sha512", "isa": "bmi2", "n": "1"},
    {"hash": "sha256", "isa": "shani", "n": "1"}, {"hash": "sha1", "isa": "shani", "n": "1"},
    {"hash": "sha1", "isa": "sse41", "n": "4"}, {"hash": "sha256", "isa": "avx", "n": "4"},
    {"hash": "sha256", "isa": "avx2", "n": "8", "gather": "gather"},
    {"hash": "sha256", "isa": "avx512", "kind": "multi", "m": "16"})


@pytest.fixture(autouse=True)
def tools() -> None:
    for name in ("go", "cc"):
        if not shutil.which(name):
            pytest.skip(f"{name} is not installed")
    if gobuild.go_tool() is None:
        pytest.skip("go: this processor is no x86-64")


def forms() -> list[AssemblyLine]:
    """Return an instruction of each form in some kernels: row, width, kinds of operands, and what
    an address consists of."""
    by_form: dict[object, AssemblyLine] = {}
    configs = [config for words in KERNELS for config in requests.resolve_configs(words)[:1]
               if not config.is_table]
    for i in (i for config in configs for kind in config.kinds
              for i in instructions(compile(config, kind).items)):
        if i.row.emit_as_bytes:
            continue
        operands = tuple(replace(x, table="table", offset=x.offset % 8192) if isinstance(x, Address)
                         and x.table else x for x in assembly_line(i).operands)
        kinds = tuple((x.size, x.index is None, x.offset.bit_length() > 7, bool(x.table))
                      if isinstance(x, Address) else type(x) for x in operands)
        by_form.setdefault((i.row.text, i.width, kinds), AssemblyLine(i.row.mnemonic, operands))
    return [*by_form.values()]


def decode_lines(code: bytes) -> list[str]:
    formatter = iced_x86.Formatter(iced_x86.FormatterSyntax.INTEL)
    matches = []
    for i in iced_x86.Decoder(64, code):
        text = formatter.format(i)
        if i.is_ip_rel_memory_operand:
            mnemonic, _, rest = re.sub(r"\[.*?\]", "[table]", text).partition(" ")
            text = f"{UNALIGNED.get(mnemonic, mnemonic)} {rest}"
        matches.append(text)
    return matches


def test_each_form_of_the_committed_kernels_is_the_same_instruction_in_go() -> None:
    lines = forms()
    assert len(lines) > 150
    texts = [instruction_text(line, "gas") for line in lines]
    body = "\n".join(f"        {instruction_text(line, 'go')}" for line in lines)
    binary = gobuild.build_program(
        '#include "textflag.h"\nDATA table<>+0(SB)/8, $1\nGLOBL table<>(SB), RODATA|NOPTR, '
        '$8192\n\n// func forms(x uintptr)\n'
        f"TEXT \N{MIDDLE DOT}forms(SB), NOSPLIT, $256-8\n{body}\n        RET\n")
    _, code = gobuild.symbol_contents(binary)["main.forms.abi0"]
    # behind what saves RBP and takes the frame
    go_instructions = decode_lines(code)[3:3 + len(texts)]
    gas = "\n".join(re.sub(r"L\((\w+)\)", r"\1", t) for t in texts)
    object = toolchain.assemble(f".intel_syntax noprefix\n.text\n{gas}\n.data\ntable: .fill 8192\n",
                                "gas")
    assert object is not None
    right = decode_lines(ELFFile(io.BytesIO(object)).get_section_by_name(".text").data())
    assert [output for output in zip(texts, go_instructions, right, strict=True)
            if output[1] != output[2]] == []


@pytest.fixture(scope="module")
def go_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("go")
    assert main(["gen", "--syntax", "go", "--out", str(out), "--hash", "sha256", "--isa", "shani",
                 "--n", "1"]) == 0
    return out


def entry(out: Path) -> dict[str, object]:
    (matches,) = [e for e in json.loads((out / "manifest.json").read_text())["kernels"]
                  if e["kind"] == "blocks"]
    return dict(matches)


def test_a_file_for_go_is_proved_as_go_built_it_and_the_manifest_says_so(go_folder: Path) -> None:
    output = entry(go_folder)
    assert (output["go"] == "go/sha256_shani_n1_amd64.s" and output["gas"] is None
            and output["proved"])
    (claim,) = output["proved_for"]                        # type: ignore[misc]
    assert (claim["assembler"], claim["format"], claim["convention"]) == ("go", "elf64", "abi0")
    text = (go_folder / str(output["go"])).read_text()
    assert "\nTEXT \N{MIDDLE DOT}nsms_sha256_blocks_shani_n1(SB), NOSPLIT, $" in text
    assert main(["prove", "--out", str(go_folder)]) == 0


@pytest.mark.full
@pytest.mark.parametrize("old, new", [
    ("PALIGNR $4,", "PALIGNR $8,"), ("$0x71374491428a2f98", "$0x71374491428a2f99"),
    ("state+0(FP), DI", "data+8(FP), DI"),
    # its caller's stack
    ("        RET", "        MOVQ $1, 40(SP)\n        RET"),
    # where K lies only if tables lie one behind the other
    ("PADDL K<>+16(SB)", "PADDL shuffle_32107654ba98fedc<>-240(SB)"),
])
def test_a_wrong_file_for_go_is_not_proved(old: str, new: str, go_folder: Path) -> None:
    output = entry(go_folder)
    text = re.sub(r" +(?=\S)", " ", (go_folder / str(output["go"])).read_text())
    text = re.sub(r"^ ", "        ", text, flags=re.M)
    assert old in text, old
    object = toolchain.assemble(text.replace(old, new, 1), "go")
    assert object is not None
    assert not prove.verdict(object, str(output["symbol"]), output, "abi0")["proved"]


def test_a_function_that_loses_rbp_is_not_proved() -> None:
    text = ('#include "textflag.h"\n\n// func f(state *[8]uint64, data *byte, blocks uintptr)\n'
            "TEXT \N{MIDDLE DOT}f(SB), NOSPLIT, $0-24\n        MOVQ $1, BP\n        RET\n")
    object = toolchain.assemble(text, "go")
    assert object is not None
    verdict = prove.verdict(object, "f", {"hash": "sha512", "kind": "blocks", "n": 1,
                                          "signature": "(,,)"}, "abi0")
    assert not verdict["proved"]


def test_a_text_that_go_does_not_take_says_why() -> None:
    with pytest.raises(toolchain.NotProved, match="rejects the text"):
        toolchain.assemble("// func f(x uintptr)\nTEXT \N{MIDDLE DOT}f(SB), NOSPLIT, $0-8\n        "
                           "NONSENSE\n", "go")


LARGE = ("--hash", "sha512", "--isa", "avx2", "--n", "2", "--kind", "blocks")


# A frame that needs the goroutine's stack to be checked.

@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("checked")
    assert main(["gen", "--syntax", "go", *LARGE, "--out", str(out)]) == 0
    return out


@pytest.mark.full
def test_a_large_frame_is_proved_behind_the_check_of_the_stack_and_found_in_a_program(
        checked: Path) -> None:
    output = entry(checked)
    text = (checked / str(output["go"])).read_text()
    assert re.search(r"\(SB\), 0, \$1\d\d\d-24$", text, re.M) and output["proved"]
    program, symbol = gobuild.build_program(text), str(output["symbol"])
    address, code = gobuild.symbol_contents(program)[f"main.{symbol}.abi0"]
    verdict = gobuild.remove_stack_check(code)
    assert verdict is not None and verdict.growth_end == len(code) and verdict.code != code
    at = program.index(code)
    tail = at + verdict.growth_start
    for begin, new in ((0, b""), (at, b"\x90" * verdict.end), (at + 20, b"\x90" * 4),
                       (tail + 1, b"\0\0\0\0"), (at + 13, b"\0")):
        (checked / "program").write_bytes(program[:begin] + new + program[begin + len(new):])
        assert (main(["verify", str(checked / "program"), "--out", str(checked)])
                == bool(new)), (begin - at, new)


def test_a_goroutines_stack_grows_before_a_large_frame(checked: Path, tmp_path: Path) -> None:
    output = entry(checked)
    (tmp_path / "k_amd64.s").write_text((checked / str(output["go"])).read_text())
    (tmp_path / "go.mod").write_text("module x\n\ngo 1.21\n")
    (tmp_path / "main.go").write_text(f"""package main

import (
\t"crypto/sha512"
\t"encoding"
\t"encoding/binary"
\t"os"
)

func {output["symbol"]}(state *[8]uint64, data *byte, blocks uintptr)

func deep(n int, s *[8]uint64, p *byte) {{
\tvar pad [64]byte
\tif n > 0 {{
\t\tpad[n%64] = 1
\t\tdeep(n-1, s, p)
\t\treturn
\t}}
\t{output["symbol"]}(s, p, 3)
}}

func main() {{
\tdone := make(chan bool)
\tfor g := 0; g < 300; g++ {{
\t\tgo func(g int) {{
\t\t\tvar block [384]byte
\t\t\tblock[0] = byte(g)
\t\t\th := sha512.New()
\t\t\tsaid, _ := h.(encoding.BinaryMarshaler).MarshalBinary()
\t\t\tvar s [8]uint64
\t\t\tfor i := range s {{
\t\t\t\ts[i] = binary.BigEndian.Uint64(said[4+8*i:])
\t\t\t}}
\t\t\th.Write(block[:])
\t\t\tsaid, _ = h.(encoding.BinaryMarshaler).MarshalBinary()
\t\t\tdeep(g%60, &s, &block[0])
\t\t\tright := true
\t\t\tfor i := range s {{
\t\t\t\tright = right && s[i] == binary.BigEndian.Uint64(said[4+8*i:])
\t\t\t}}
\t\t\tdone <- right
\t\t}}(g)
\t}}
\tfor g := 0; g < 300; g++ {{
\t\tif !<-done {{
\t\t\tos.Exit(1)
\t\t}}
\t}}
}}
""")
    here = {**os.environ, "GOTOOLCHAIN": "local", "CGO_ENABLED": "0"}
    subprocess.run(["go", "vet", "."], cwd=tmp_path, check=True, env=here)
    if missing_features(["avx2", "bmi2"]):
        pytest.skip("the processor lacks AVX2 or BMI2")
    subprocess.run(["go", "run", "."], cwd=tmp_path, check=True, env=here)


@pytest.mark.parametrize("change, part", [
    (lambda code, end, tail: (code, 8), "calls something else"),
    (lambda code, end, tail: (code + b"\xcc", 0), "has code behind its stack check"),
    (lambda code, end, tail: (code[:end] + b"\xeb\xf0" + code[end + 2:], 0),
     "jumps into its stack check")])
def test_a_check_of_the_stack_that_is_none_is_refused(change: Callable[..., tuple[bytes, int]],
                                                      part: str, checked: Path) -> None:
    output = entry(checked)
    contents = gobuild.symbol_contents(
        gobuild.build_program((checked / str(output["go"])).read_text()))
    address, code = contents[f"main.{output['symbol']}.abi0"]
    assert gobuild.without_stack_check("f", address, code, contents) != code
    verdict = gobuild.remove_stack_check(code)
    assert verdict is not None
    other, away = change(code, verdict.end, verdict.growth_start)
    with pytest.raises(ValueError, match=part):
        gobuild.without_stack_check("f", address + away, other, contents)


def test_a_frame_that_is_too_large_for_go_is_refused(tmp_path: Path,
                                                     monkeypatch: pytest.MonkeyPatch,
                                                     capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(emit, "MAX_GO_FRAME_BYTES", 1000)
    monkeypatch.setattr(write, "in_parallel",
                        lambda work, calls, _, common: (work(*call, *common) for call in calls))
    assert main(["gen", "--syntax", "go", "--out", str(tmp_path), *LARGE]) == 2
    assert "has a frame of 1,4" in capsys.readouterr().err


@pytest.mark.parametrize("words, part", [
    ("--hash sha256 --kind padding --lens 64", "tables of padding")])
def test_what_go_cannot_have_is_refused(words: str, part: str, tmp_path: Path,
                                        capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gen", "--syntax", "go", "--out", str(tmp_path), *words.split()]) == 2
    said = capsys.readouterr().err
    assert part in said and "Try " in said
