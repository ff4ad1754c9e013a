"""Mutation testing of the prover itself. Input: single-line mutants of the trusted base
(checker_mutants.toml). Output: for each mutant whether its test kills it. Method: copy the
checkout, change one line of the copy, and run the mutant's test there. If the test still passes,
the mutant survives."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ...check.contents import ObjectError

PACKAGE = Path(__file__).resolve().parents[2]
CHECKOUT = PACKAGE.parent
TABLE = Path(__file__).with_name("checker_mutants.toml")
TEST_SECONDS = 300  # a test that takes longer counts as failed


@dataclass(frozen=True)
class CheckerMutant:
    """In one line of a file of the package, `old` becomes `new`; `test` must fail then; `why`: what
    is wrong with that prover."""

    file: str
    old: str
    new: str
    test: str
    why: str

    def apply(self, text: str) -> str:
        """Return the file's text with the change; ObjectError unless `old` occurs once, in one
        line."""
        count = text.count(self.old)
        if count != 1 or "\n" in self.old or self.old == self.new:
            raise ObjectError(f"generator/{self.file} has {self.old!r} {count} times, but the "
                              f"mutant of {TABLE.name} needs it once in one line; change the "
                              "mutant with the code")
        return text.replace(self.old, self.new)


@dataclass(frozen=True)
class CheckerOutcome:
    """killed, survived or undecided (pytest failed, or skipped the test), and why."""

    mutant: CheckerMutant
    outcome: str
    why: str


def checker_mutants() -> list[CheckerMutant]:
    """Return all mutants of checker_mutants.toml."""
    return [CheckerMutant(**row) for row in tomllib.loads(TABLE.read_text())["mutant"]]


@contextmanager
def copy_checkout() -> Iterator[Path]:
    if not (CHECKOUT / "Makefile").is_file() or PACKAGE.name != "generator":
        raise ObjectError("mutants of the prover need a checkout with its tests; this is none")
    with tempfile.TemporaryDirectory(prefix="nsms-checker-") as name:
        shutil.copytree(CHECKOUT, name, dirs_exist_ok=True, ignore=shutil.ignore_patterns(
            ".git", ".venv", "build", ".hypothesis", "__pycache__"))
        yield Path(name)


def run_tests(folder: Path, *tests: str) -> tuple[str, str]:
    """Run tests, given by their pytest names, in the copy of the checkout at `folder`."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    # Without byte code: Python would use old byte code if a changed file has the same size and was
    # written in the same second.
    environment = {name: value for name, value in os.environ.items()
                   if not name.startswith("PYTEST_")} | {"PYTHONDONTWRITEBYTECODE": "1"}
    try:
        process = subprocess.run(command, cwd=folder, env=environment, capture_output=True,
                                 text=True, timeout=TEST_SECONDS)
    except subprocess.TimeoutExpired:
        return "failed", f"does not end within {TEST_SECONDS} s"
    lines = ([line for line in process.stdout.splitlines() if line.strip()]
             or process.stderr.split("\n"))
    errors = [line.removeprefix("E").strip() for line in lines if line.startswith("E  ")]
    if process.returncode:
        result = "failed" if process.returncode == 1 else "broken"
        return result, [*errors, lines[-1]][0][:200]
    return ("passed" if re.search(r"\b[1-9]\d* passed", process.stdout) else "skipped"), lines[-1]


def try_checker_mutants(mutants: Sequence[CheckerMutant]) -> Iterator[CheckerOutcome]:
    """Yield the outcome of every mutant. Raise ObjectError before the first one if a mutant cannot
    be applied, this is no checkout, or a test fails on the unchanged prover."""
    for mutant in mutants:
        mutant.apply((PACKAGE / mutant.file).read_text())
    with copy_checkout() as folder:
        tests = list(dict.fromkeys(mutant.test for mutant in mutants))
        unchanged, why = run_tests(folder, *tests) if tests else ("passed", "")
        if unchanged in ("failed", "broken"):
            raise ObjectError(f"a test fails on the unchanged prover, so it shows nothing: {why}")
        for mutant in mutants:
            path = folder / "generator" / mutant.file
            right = path.read_text()
            try:
                path.write_text(mutant.apply(right))
                result, why = run_tests(folder, mutant.test)
            finally:
                path.write_text(right)
            outcome = {"failed": "killed", "passed": "survived"}.get(result, "undecided")
            yield CheckerOutcome(mutant, outcome, why)
