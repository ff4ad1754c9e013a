"""The trusted base is the list of files in check/trusted.py and nothing else: a kernel is proved
while every other file of the package is unreadable, and documents and keys name the same list.
"""

from __future__ import annotations

import ast
import io
import shutil
import subprocess
import sys
import tokenize
from collections import Counter
from pathlib import Path

import pytest

from generator.__main__ import main
from generator.check import trusted
from generator.check.trusted import (
    GUESSES,
    SECOND_OPINION,
    TRUSTED,
    trusted_digest,
    trusted_files,
)
from generator.files import PACKAGE, TOP
from generator.product import proofs
from generator.product.toolchain import assemble

PROOF = """
import sys
from generator.check import Claim, prove_object
claim = Claim.of("sha1", "blocks", 1)
found = prove_object(sys.stdin.buffer.read(), "nsms_sha1_blocks_shani_n1", claim)
print(found.proved, found.inputs)
print(*sorted(name for name in sys.modules if name.startswith("generator.")))
"""
LIMIT = 4941  # lines of code without those that can only refuse; may only shrink


AGREEMENT = """
from typing import NamedTuple
class Opinion(NamedTuple):
    inputs: int
    failure: None = None
second_opinion = lambda *_: Opinion(0)
"""


def proof_in(folder: Path, old: str = "", new: str = "") -> subprocess.CompletedProcess[str]:
    """Prove a committed kernel, with its first text `old` replaced by `new`, with the package in a
    folder."""
    text = (TOP / "generated" / "gas" / "sha1_shani_n1.S").read_text()
    assert old in text
    data = assemble(text.replace(old, new, 1), "gas")
    if data is None:
        pytest.skip("no assembler for GAS's syntax")
    done = subprocess.run(
        [sys.executable, "-B", "-c", PROOF], cwd=folder, input=data, capture_output=True
    )
    return subprocess.CompletedProcess(
        [], done.returncode, done.stdout.decode(), done.stderr.decode()
    )


def test_a_kernel_is_proved_with_every_other_file_of_the_package_unreadable(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "generator", ignore=shutil.ignore_patterns("__pycache__"))
    needed = {path.relative_to(PACKAGE) for path in trusted_files()}
    spoiled = 0
    for path in (tmp_path / "generator").rglob("*"):
        if path.is_file() and path.relative_to(tmp_path / "generator") not in needed:
            path.write_bytes(b"\0\xff this file cannot be read\n")
            spoiled += 1
    assert spoiled > 100
    done = proof_in(tmp_path)
    assert done.returncode == 0, done.stderr[-600:]
    verdict, modules = done.stdout.splitlines()
    assert verdict == "True 12"
    named = {name.replace(".", "/").removeprefix("generator/") for name in modules.split()}
    assert {"check/proof", "spec/kinds", "x86/isa/shani"} <= named
    (tmp_path / "generator" / "check" / "polynomials.py").write_bytes(b"\0\xff")
    assert proof_in(tmp_path).returncode != 0


def test_the_second_opinion_can_only_refuse(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "generator", ignore=shutil.ignore_patterns("__pycache__"))
    for name in SECOND_OPINION:
        (tmp_path / "generator" / name).write_bytes(b"\0\xff this file cannot be read\n")
    assert proof_in(tmp_path).returncode != 0
    (tmp_path / "generator" / "check" / "opinion.py").write_text(AGREEMENT)
    right, wrong = proof_in(tmp_path), proof_in(tmp_path, "paddd", "psubd")
    assert right.stdout.splitlines()[:1] == ["True 0"], right.stderr[-600:]
    assert wrong.stdout.splitlines()[:1] == ["False 0"], wrong.stderr[-600:]


GUESS = """
def request_cut(task, state, cuts):
    if not cuts:
        raise NeedCut(task.program.loop_ranges[0][0])
def guess_claim(algebra, word, *_): return word
def count_blocks_taken(*_): return {count}
class NeedCut(Exception):
    def __init__(self, head): self.head = head
"""
# text of the committed kernel -> another text that makes it wrong
WRONG = {"paddd": "psubd", "add          rsi, 64": "add rsi, 128",
         "add          rdx, -1": "add rdx, -2"}


@pytest.mark.parametrize("count", [0, 1, 2, -1])
def test_no_guess_makes_a_false_claim_pass(count: int, tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "generator", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "generator" / GUESSES[0]).write_text(GUESS.format(count=count))
    (tmp_path / "generator" / "check" / "opinion.py").write_text(AGREEMENT)
    right = proof_in(tmp_path)
    assert right.stdout.splitlines()[:1] == [f"{count == 1} 0"], right.stderr[-600:]
    for old, new in WRONG.items():
        wrong = proof_in(tmp_path, old, new)
        assert wrong.stdout.splitlines()[:1] == ["False 0"], (old, wrong.stderr[-600:])


def test_documents_and_command_print_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    text = (TOP / "docs" / "SOUNDNESS.md").read_text()
    base = text[text.index("## The trusted base") :][:2500]
    assert [pattern for pattern in TRUSTED if f"`{pattern}`" not in base] == []
    assert main(["--version"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert (
        first.startswith("nsms, version ")
        and f"trusted base {trusted_digest()} ({len(trusted_files())} files)" in second
    )
    assert "iced-x86" in second


def test_the_digest_changes_with_every_trusted_file_and_with_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(PACKAGE, tmp_path / "generator", ignore=shutil.ignore_patterns("__pycache__"))
    before = trusted_digest()
    monkeypatch.setattr(trusted, "PACKAGE", tmp_path / "generator")
    monkeypatch.setattr(trusted.hashes, "__path__", [])
    monkeypatch.setattr(trusted.isa, "__path__", [])
    assert trusted_digest() == before, "the place of the package does not count"
    for name in (
        "x86/uarch/zen3.toml",
        "x86/flavour/linux.toml",
        "compile/order.py",
        "x86/program.py",
    ):
        path = tmp_path / "generator" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("x")
        assert trusted_digest() == before, name
    for path in trusted_files():
        right = path.read_bytes()
        path.write_bytes(right + b"\n")
        assert trusted_digest() != before, path
        path.write_bytes(right)
    (tmp_path / "generator" / "check" / "more.py").write_text("")
    assert trusted_digest() != before


def test_stored_proofs_count_under_one_digest_only(monkeypatch: pytest.MonkeyPatch) -> None:
    before = proofs.trusted_base_hash.__wrapped__()
    monkeypatch.setattr(proofs, "trusted_digest", lambda: "another")
    assert proofs.trusted_base_hash.__wrapped__() != before


def code_lines(text: str) -> int:
    """Return the number of lines with code, without comments, docstrings and blank lines."""
    documentation: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(
            node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
        ) and ast.get_docstring(node):
            documentation |= {*range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)}
    ignored = (
        tokenize.COMMENT,
        tokenize.NL,
        tokenize.NEWLINE,
        tokenize.INDENT,
        tokenize.DEDENT,
        tokenize.ENDMARKER,
    )
    lines = {
        line
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type not in ignored
        for line in range(token.start[0], token.end[0] + 1)
    }
    return len(lines - documentation)


def test_the_trusted_base_does_not_grow_unnoticed() -> None:
    sizes: Counter[str] = Counter()
    for path in trusted_files():
        name = path.relative_to(PACKAGE).as_posix()
        if path.suffix == ".py":
            part = ("second opinion" if name in SECOND_OPINION else
                    "guesses" if name in GUESSES else name.partition("/")[0])
            sizes[part] += code_lines(path.read_text())
    second_opinion, guesses = sizes.pop("second opinion"), sizes.pop("guesses")
    print(f"{sizes.total()} lines of code: {dict(sizes)}; second opinion: {second_opinion}; "
          f"guesses: {guesses}")
    assert sizes.total() <= LIMIT and second_opinion > 500 and 40 < guesses < 80
    text = " ".join((TOP / "docs" / "SOUNDNESS.md").read_text().split())
    sentence = f"{sizes.total():,} lines of code without comments and docstrings"
    assert sentence in text, f"docs/SOUNDNESS.md should say {sentence}"
    assert f"another {second_opinion} lines" in text
    assert f"{guesses} lines that guess" in text
    example = ('"""A docstring."""\n\n# comment\nx = """a\nb"""\n\n\ndef f():\n    """Docs\n    '
               'more."""\n    return 1\n')
    assert code_lines(example) == 4
