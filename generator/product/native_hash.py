"""Digests computed by a generated kernel on this processor. The kernel is compiled, assembled,
linked to a shared library, and called in this process. Rejected is raised if the machine has no
compiler, or the processor lacks a feature of the ISA."""

import ctypes
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import replace

from ..compile.build import compile
from ..files import temporary_folder
from ..request.configs import KernelConfig
from ..request.option_table import Rejected
from ..spec import hashes
from ..spec.samples import Argument
from ..spec.words import Word
from ..x86 import target as isas
from ..x86.uarch.processors import missing_features
from . import toolchain
from .preference import ISAS
from .texts import config_texts, features_of_program


def native_isa(family: str) -> str:
    """Return the best ISA of this processor, by preference.ISAS, that computes the hash family."""
    return next(name for name in ISAS if isas.load(name).supports(family)
                and not missing_features(isas.load(name).features))


def native_digest(config: KernelConfig, name: str, message: bytes) -> bytes:
    """Raise Rejected if the processor lacks a feature, or without a compiler that links."""
    config = replace(config, kinds=("blocks",))
    program = compile(config, "blocks")
    if missing := missing_features(features_of_program(program)):
        raise Rejected(f"this processor lacks {', '.join(missing)}, so it cannot run "
                       f"{config.stem}. Try --isa {native_isa(config.hash)}.")
    toolchain.require_assembler("gas")
    by_syntax, *_ = config_texts(config, "nsms_", ["gas"], [program])
    with temporary_folder() as folder:
        try:
            object_bytes = toolchain.assemble(by_syntax["gas"], "gas")
        except toolchain.NotAssembled as error:
            raise Rejected(f"{error}.") from None
        (folder / "kernel.o").write_bytes(object_bytes or b"")
        compiler = (toolchain.assembler_command("gas") or ("cc",))[0]
        process = subprocess.run([compiler, "-shared", "-o", "kernel.so", "kernel.o"], cwd=folder,
                                 capture_output=True, text=True, errors="replace")
        if process.returncode:
            raise Rejected(f"{compiler} cannot link a shared library: "
                           f"{(process.stderr.splitlines() or ['no reason'])[0]}.")
        function = ctypes.CDLL(f"{folder}/kernel.so")[program.symbol]
        function.restype = None

        def call(arguments: Sequence[Argument]) -> bytes:
            state, data, blocks = arguments
            assert isinstance(state, bytes) and isinstance(data, bytes) and isinstance(blocks, int)
            buffer = ctypes.create_string_buffer(state, len(state))
            function(buffer, data, ctypes.c_size_t(blocks))
            return buffer.raw

        return hash_message(call, name, message)


def hash_message(call_blocks: Callable[[Sequence[Argument]], bytes], name: str,
                 message: bytes) -> bytes:
    """Return the digest; `call_blocks` calls a kernel of kind blocks, and returns its state."""
    hash = hashes.find(name)
    size = hash.WIDTH // 8
    data = message + hashes.message_padding(hash, len(message))
    state = b"".join(int(x).to_bytes(size, "little") for x in hashes.initial_state(hash, name))
    state = call_blocks([state, data, len(data) // hashes.block_bytes(hash)])
    words = [Word(int.from_bytes(state[i:i + size], "little"), hash.WIDTH)
             for i in range(0, len(state), size)]
    return hashes.digest_of_state(hash, name, words)
