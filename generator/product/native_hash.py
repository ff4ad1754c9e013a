"""Hashes of messages on this processor: a kernel configuration and a message go in, the digest comes out.

The kernel is assembled, linked to a shared library, and called in this process. Refused where the machine has no compiler, or
the processor lacks a feature of the ISA.
"""

import ctypes
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ..compile.build import compile
from ..compile.emulate import hash_message
from ..request.configs import Kernel
from ..request.parse import Refused
from ..spec.samples import Argument
from ..x86 import isa as isas
from ..x86.uarch.processors import missing_features
from . import needs, toolchain
from .preference import ISAS
from .write import texts


def native_isa(family: str) -> str:
    """Return the first ISA in the order of ISAS that this processor has and that computes the hash family."""
    return next(name for name in ISAS if isas.load(name).supports(family)
                and not missing_features(isas.load(name).features))


def native_digest(config: Kernel, name: str, message: bytes) -> bytes:
    """Return the digest of a message by hash `name`, with the function of kind blocks of a kernel configuration."""
    config = replace(config, kinds=("blocks",))
    program = compile(config, "blocks")
    if absent := missing_features(needs.of([program])):
        raise Refused(f"this processor lacks {', '.join(absent)}, so it cannot run {config.stem}. Try --emulate, or "
                      f"--isa {native_isa(config.hash)}.")
    toolchain.require("gas")
    by_syntax, _ = texts(config, "nsms_", ["gas"], [program])
    with tempfile.TemporaryDirectory(prefix="nsms-") as folder:
        (Path(folder) / "kernel.o").write_bytes(toolchain.assemble(by_syntax["gas"], "gas") or b"")
        compiler = (toolchain.tool("gas") or ("cc",))[0]
        linked = subprocess.run([compiler, "-shared", "-o", "kernel.so", "kernel.o"], cwd=folder, capture_output=True,
                                text=True, errors="replace")
        if linked.returncode:
            raise Refused(f"{compiler} cannot link a shared library: {(linked.stderr.splitlines() or ['no reason'])[0]}. "
                          "Try --emulate.")
        function = ctypes.CDLL(f"{folder}/kernel.so")[program.symbol]
        function.restype = None

        def call(arguments: Sequence[Argument]) -> bytes:
            state, data, blocks = arguments
            assert isinstance(state, bytes) and isinstance(data, bytes) and isinstance(blocks, int)
            buffer = ctypes.create_string_buffer(state, len(state))
            function(buffer, data, ctypes.c_size_t(blocks))
            return buffer.raw

        return hash_message(call, name, message)
