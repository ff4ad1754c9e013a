"""Helper of the prover's tests: assembles small texts with the host's C compiler."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest


@cache
def assemble(text: str, *options: str) -> bytes:
    """Return the ELF object of a text in Intel syntax for GAS; skip the test without a compiler."""
    compiler = shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("no gcc or clang to assemble with")
    with tempfile.TemporaryDirectory() as folder:
        # without a preprocessor it takes a third of the time
        source, target = Path(folder, "t.S" if "#" in text else "t.s"), Path(folder, "t.o")
        source.write_text(".intel_syntax noprefix\n" + text)
        subprocess.run([compiler, "-c", *options, "-o", str(target), str(source)], check=True)
        return target.read_bytes()
