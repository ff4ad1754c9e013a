"""The trusted base is the list of files in check/trusted.py and nothing else: a kernel is proved
while every other file of the package is unreadable, and documents and keys name the same list.
"""

from __future__ import annotations

import ast
import io
import json
import shutil
import subprocess
import sys
import tokenize
from collections import Counter
from pathlib import Path

import pytest

from generator.__main__ import main
from generator.check import Claim, prove_object, trusted
from generator.check.trusted import (
    NOT_TRUSTED,
    SECOND_OPINION,
    TRUSTED,
    trusted_digest,
    trusted_files,
)
from generator.files import PACKAGE, TOP
from generator.product import proofs
from generator.product.toolchain import assemble

PROOF = """
import json
import sys
from generator.check import Claim, Effort, prove_object
claim = Claim.of("sha1", "blocks", 1)
data = sys.stdin.buffer.read()
size = int(data[:8])
certificate = json.loads(data[8:size + 8]) if size else None
found = prove_object(data[size + 8:], "nsms_sha1_blocks_shani_n1", claim, Effort(limit=1_500),
                     certificate=certificate)
print(found.proved, found.inputs)
print(*sorted(name for name in sys.modules if name.startswith("generator.")))
"""
LIMIT = 3700  # lines of code without the second opinion; may only shrink


AGREEMENT = """
from typing import NamedTuple
class Opinion(NamedTuple):
    inputs: int
    failure: None = None
second_opinion = lambda *_: Opinion(0)
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package, in a folder of its own."""
    shutil.copytree(PACKAGE, tmp_path / "generator", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "generator"


def kernel(old: str = "", new: str = "") -> bytes:
    text = (TOP / "generated" / "gas" / "sha1_shani_n1.S").read_text()
    assert old in text
    data = assemble(text.replace(old, new, 1), "gas")
    if data is None:
        pytest.skip("no assembler for GAS's syntax")
    return data


def proof_in(folder: Path, old: str = "", new: str = "",
             certificate: bytes = b"") -> subprocess.CompletedProcess[str]:
    """Prove a committed kernel, with its first text `old` replaced by `new`, with the package in a
    folder, with the certificate as JSON if there is one."""
    data = kernel(old, new)
    done = subprocess.run([sys.executable, "-c", PROOF], cwd=folder,
                          input=b"%8d" % len(certificate) + certificate + data, capture_output=True)
    return subprocess.CompletedProcess(
        [], done.returncode, done.stdout.decode(), done.stderr.decode())


def test_a_kernel_is_proved_with_every_other_file_of_the_package_unreadable(package: Path) -> None:
    needed = {path.relative_to(PACKAGE) for path in trusted_files()}
    spoiled = 0
    for path in package.rglob("*"):
        if path.is_file() and path.relative_to(package) not in needed:
            path.write_bytes(b"\0\xff this file cannot be read\n")
            spoiled += 1
    assert spoiled > 100
    inferred = prove_object(kernel(), "nsms_sha1_blocks_shani_n1", Claim.of("sha1", "blocks", 1))
    done = proof_in(package.parent, certificate=json.dumps(inferred.certificate).encode())
    assert done.returncode == 0, done.stderr[-600:]
    verdict, modules = done.stdout.splitlines()
    assert verdict == "True 12"
    named = {name.replace(".", "/").removeprefix("generator/") for name in modules.split()}
    assert {"check/proof", "spec/kinds", "x86/isa/shani"} <= named
    (package / "check" / "terms.py").write_bytes(b"\0\xff")
    assert proof_in(package.parent).returncode != 0


def test_the_second_opinion_can_only_refuse(package: Path) -> None:
    for name in SECOND_OPINION:
        (package / name).write_bytes(b"\0\xff this file cannot be read\n")
    assert proof_in(package.parent).returncode != 0
    (package / "check" / "opinion.py").write_text(AGREEMENT)
    right, wrong = proof_in(package.parent), proof_in(package.parent, "paddd", "psubd")
    assert right.stdout.splitlines()[:1] == ["True 0"], right.stderr[-600:]
    assert wrong.stdout.splitlines()[:1] == ["False 0"], wrong.stderr[-600:]


# certificates that are wrong, or of no use
INFERENCES = {
    "nothing is cut": "def infer(task): return {'nodes': [], 'cuts': [], 'edges': []}",
    "no data": "def infer(task): return {'nodes': [['variable', '']], 'cuts': [], 'edges': []}",
    "terms in place of data": "def infer(task): return {'nodes': [task.entry.ints[0]], 'cuts': "
    "[], 'edges': []}"}
# text of the committed kernel -> another text that makes it wrong
WRONG = {"paddd": "psubd", "add          rsi, 64": "add rsi, 128",
         "add          rdx, -1": "add rdx, -2"}


@pytest.mark.parametrize("name", INFERENCES)
def test_no_inference_makes_a_false_claim_pass(name: str, package: Path) -> None:
    (package / NOT_TRUSTED[0]).write_text(INFERENCES[name])
    (package / "check" / "opinion.py").write_text(AGREEMENT)
    for old, new in {"": "", **WRONG}.items():
        done = proof_in(package.parent, old, new)
        assert done.stdout.splitlines()[:1] == ["False 0"], (old, done.stderr[-600:])


@pytest.mark.parametrize("text", ["raise ValueError(word)", "return 'proved'"])
def test_no_text_of_a_refusal_makes_a_false_claim_pass(text: str, package: Path) -> None:
    (package / "check" / "explain.py").write_text(
        f"def describe(word, depth=2): {text}")
    done = proof_in(package.parent, "add          rsi, 64", "lea rsi, [rsi + rax]")
    assert "True" not in done.stdout and (done.stdout or done.returncode), done.stderr[-600:]
    right = proof_in(package.parent)
    assert right.stdout.splitlines()[:1] == ["True 12"], right.stderr[-600:]


def test_documents_and_command_print_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    text = (TOP / "docs" / "SOUNDNESS.md").read_text()
    base = text[text.index("## The trusted base") :][:2500]
    assert [pattern for pattern in TRUSTED if f"`{pattern}`" not in base] == []
    assert main(["--version"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert (first.startswith("nsms, version ")
            and f"trusted base {trusted_digest()} ({len(trusted_files())} files)" in second)
    assert "iced-x86" in second


def test_the_digest_changes_with_every_trusted_file_and_with_no_other(
    package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = trusted_digest()
    monkeypatch.setattr(trusted, "PACKAGE", package)
    monkeypatch.setattr(trusted.hashes, "__path__", [])
    monkeypatch.setattr(trusted.isa, "__path__", [])
    assert trusted_digest() == before, "the place of the package does not count"
    for name in ("x86/uarch/zen3.toml", "x86/flavour/linux.toml", "compile/order.py",
                 "x86/program.py"):
        path = package / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("x")
        assert trusted_digest() == before, name
    for path in trusted_files():
        right = path.read_bytes()
        path.write_bytes(right + b"\n")
        assert trusted_digest() != before, path
        path.write_bytes(right)
    (package / "check" / "more.py").write_text("")
    assert trusted_digest() != before


def test_stored_proofs_count_under_one_digest_only(monkeypatch: pytest.MonkeyPatch) -> None:
    before = proofs.trusted_base_hash.__wrapped__()
    monkeypatch.setattr(proofs, "trusted_digest", lambda: "another")
    assert proofs.trusted_base_hash.__wrapped__() != before


def code_lines(text: str) -> int:
    documentation: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
                      ) and ast.get_docstring(node):
            documentation |= {*range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)}
    ignored = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
               tokenize.ENDMARKER)
    lines = {line for token in tokenize.generate_tokens(io.StringIO(text).readline)
             if token.type not in ignored for line in range(token.start[0], token.end[0] + 1)}
    return len(lines - documentation)


def test_the_trusted_base_does_not_grow_unnoticed() -> None:
    sizes: Counter[str] = Counter()
    for path in trusted_files():
        name = path.relative_to(PACKAGE).as_posix()
        if path.suffix == ".py":
            part = ("second opinion" if name in SECOND_OPINION else name.partition("/")[0])
            sizes[part] += code_lines(path.read_text())
    second_opinion = sizes.pop("second opinion")
    print(f"{sizes.total()} lines of code: {dict(sizes)}; second opinion: {second_opinion}")
    assert sizes.total() <= LIMIT and second_opinion > 400
    text = " ".join((TOP / "docs" / "SOUNDNESS.md").read_text().split())
    sentence = f"{sizes.total():,} lines of code without comments and docstrings"
    assert sentence in text, f"docs/SOUNDNESS.md should say {sentence}"
    assert f"another {second_opinion} lines" in text
    example = ('"""A docstring."""\n\n# comment\nx = """a\nb"""\n\n\ndef f():\n    """Docs\n    '
               'more."""\n    return 1\n')
    assert code_lines(example) == 4
