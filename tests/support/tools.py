"""Programs of the machine that a test needs. A program that is missing, or does not run, skips the
test with a message that names the program."""

from __future__ import annotations

import shutil
import subprocess

import pytest

# programs that may be rustup's proxies without an installed toolchain
RUSTUP = ("cargo", "cargo-clippy", "cargo-fmt", "rustc")


def require_tools(*tools: str) -> None:
    """Skip the test if a tool is not installed or has no toolchain."""
    for tool in tools:
        if not shutil.which(tool):
            pytest.skip(f"{tool} is not installed")
        if tool in RUSTUP and subprocess.run([tool, "--version"], capture_output=True).returncode:
            pytest.skip(f"{tool} does not run: rustup has no toolchain for it")


def llvm_tool(name: str) -> str:
    """Return the path of the LLVM tool `name` of any version; skip the test if there is none."""
    path = next(
        filter(None, map(shutil.which, (name, *(f"{name}-{n}" for n in range(22, 13, -1))))), None)
    if path is None:
        pytest.skip(f"{name} is not installed")
    return path
