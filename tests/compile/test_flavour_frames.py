"""Frames as a house may ask for them: RBP as frame pointer and never a general register, a limit of
stack."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import harness
import pytest

from generator.__main__ import main
from generator.compile import build, frame
from generator.output.lines import instruction_text
from generator.product import toolchain, write
from generator.request import requests
from generator.request.configs import KernelConfig
from generator.request.option_table import Rejected
from generator.x86.convention import RBP
from generator.x86.program import BasicBlock, Register

REQUESTS = [{"hash": "sha512", "isa": "avx2", "n": "2"}, {"hash": "sha1", "isa": "x64"},
            {"hash": "sha256", "isa": "shani"},
            {"hash": "sha256", "isa": "avx512", "n": "1", "rounds": "lanes"}]
PREFIX = "nsms_"


def framed(options: dict[str, str]) -> KernelConfig:
    config = requests.resolve_block_kernels({"frame": "rbp", **options})[0]
    return config


@pytest.mark.parametrize("options", REQUESTS, ids=lambda a: "-".join(a.values()))
def test_rbp_points_to_the_frame_and_nothing_else_is_done_with_it(options: dict[str, str]) -> None:
    config = framed(options)
    assert (config.stem.endswith("_rbp") and "FRAME=rbp" in config.command
            and config.manifest_fields["frame"] == "rbp")
    for kind in config.kinds:
        program = build.compile(config, kind)
        assert ("int", RBP) not in frame.registers_used(program)
        for side in (frame.layout_frame(program).sysv, frame.layout_frame(program).win64):
            texts = [instruction_text(step.line, "gas") for step in side.prologue]
            assert (texts[:3]
                    == ["endbr64", "push rbp", "mov rbp, rsp"]), "before anything else is pushed"
            assert [instruction_text(step.line, "gas")
                    for step in side.epilogue][-2:] == ["pop rbp", "ret"]


def test_a_body_that_uses_its_frame_pointer_is_refused() -> None:
    program = build.compile(requests.resolve_block_kernels(REQUESTS[0])[0], "blocks")
    object.__setattr__(program, "frame_pointer", True)
    with pytest.raises(ValueError, match="rbp, which is its frame pointer"):
        frame.layout_frame(program)


@pytest.mark.full
@pytest.mark.parametrize("options", REQUESTS, ids=lambda a: "-".join(a.values()))
def test_a_kernel_with_a_frame_pointer_is_proved_and_runs(options: dict[str, str],
                                                          tmp_path: Path) -> None:
    compiler = shutil.which("gcc")
    if compiler is None:
        pytest.skip("gcc is not there")
    config = framed(options)
    files, entries, *_ = write.generate_config(config, PREFIX, ["gas"], {}, True)
    assert all(entry["proved"] for entry in entries)
    paths = [tmp_path / f"{number}.S" for number in range(len(files))]
    for path, text in zip(paths, files.values()):
        path.write_text(text)
    program = harness.build_harness(tmp_path / "h", entries, paths, compiler)
    if not all(harness.runs(program, entry) for entry in entries):
        pytest.skip(f"the processor lacks what {config.stem} needs")
    assert {symbol: result.status
            for symbol, result in harness.check_kernels(program, entries).items()} == {
        entry["symbol"]: "pass" for entry in entries}


def test_the_stack_pointer_moves_by_constants_only() -> None:
    for options in REQUESTS:
        for config in (framed(options), requests.resolve_block_kernels(options)[0]):
            program = build.compile(config, "blocks")
            laid = frame.layout_frame(program)
            steps = [*laid.sysv.prologue, *laid.sysv.epilogue, *laid.win64.prologue,
                     *laid.win64.epilogue]
            moves = [text for step in steps if re.match(r"(?:push|pop) |\w+ rsp\b",
                                                        text := instruction_text(step.line, "gas"))]
            assert all(re.fullmatch(r"(?:push|pop) r\w+|(?:add|sub) rsp, \d+", text)
                       for text in moves), moves
            written = {i.out for item in program.items if isinstance(item, BasicBlock)
                       for i in item.instructions
                       if isinstance(i.out, Register) and i.out.register_class == "int"}
            assert not any(register.number == 4 for register in written)


# A limit of stack.

def texts(options: dict[str, str]) -> None:
    (config, *_) = requests.resolve_block_kernels(options)
    write.config_texts(config, PREFIX, ["gas"])


def depth(options: dict[str, str]) -> int:
    """Bytes of stack of the deepest function of a kernel without a limit."""
    (config, *_) = requests.resolve_block_kernels(options)
    return max(convention.stack_bytes for kind in config.kinds
               for laid in [frame.layout_frame(build.compile(config, kind))]
               for convention in (laid.sysv, laid.win64))


@pytest.mark.parametrize("n", ["2", "4"])
def test_a_limit_below_the_deepest_byte_is_refused(n: str) -> None:
    options = {"hash": "sha512", "isa": "avx2", "n": n}
    deepest = depth(options)
    texts({**options, "stack": str(deepest)})
    with pytest.raises(Rejected, match=rf"STACK={deepest}\."):
        texts({**options, "stack": str(deepest - 1)})


def test_a_kernel_deeper_than_its_limit_is_not_written(tmp_path: Path,
                                                       capsys: pytest.CaptureFixture[str]) -> None:
    words = ["gen", "--hash", "sha512", "--isa", "x64", "--kind", "blocks", "--out", str(tmp_path),
             "--no-prove", "--stack"]
    assert main([*words, "263"]) == 2 and "STACK=264" in capsys.readouterr().err
    assert not any(tmp_path.rglob("*.S"))
    assert main([*words, "264"]) == 0 and (tmp_path / "gas" / "sha512_x64_n1_stack264.S").is_file()
    assert toolchain.assembler_command("gas") is None or capsys.readouterr().err == ""
