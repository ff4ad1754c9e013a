"""Builds the C harness (ctests/harness.c) with kernels, gives it calls of each function with
expected results, and messages with hashlib's digests; reads its output: symbol -> `Result`."""

from __future__ import annotations

import hashlib
import os
import random
import struct
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from generator.files import data_folder
from generator.spec import hashes, samples
from generator.spec.hashes import block_bytes, message_padding
from generator.spec.kinds import Function, Pointer, function_of_entry

SOURCES = [data_folder("ctests") / name for name in ("harness.c", "stub.S", "corrupters.S")]
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
LENGTHS = 2101                     # messages of 0 to 2,100 bytes
PIECE = 64 << 20                   # bytes of a long message
STRIDES = (1, 2, 3, 4, 5, 7, 8, 16, 17, 32)     # of schedules, in words


@dataclass
class Result:
    """Output of the harness about one kernel."""

    status: str = ""               # pass, fail or skip; "" if the harness ended before
    calls: int = 0
    words: list[str] = field(default_factory=list)


# Expected results.

def digest_words(hash: ModuleType, digest: bytes) -> bytes:
    step = hash.WIDTH // 8
    return b"".join(digest[i:i + step][::-1] for i in range(0, len(digest), step))


def in_memory(hash: ModuleType, words: Sequence[Any]) -> bytes:
    return b"".join(int(w).to_bytes(hash.WIDTH // 8, "little") for w in words)


def message(hash: ModuleType, blocks: int, source: random.Random) -> tuple[bytes, bytes, bytes]:
    """Return (state before, message blocks, state after) for the last `blocks` blocks of a random
    padded message with a random prefix. hashlib computes the states."""
    prefix = source.randbytes(source.randrange(300))
    before = hashlib.new(hash.NAME, prefix).digest()
    prefix += message_padding(hash, len(prefix))
    data = source.randbytes(blocks * block_bytes(hash) - 1 - hash.LENGTH_BITS // 8)
    padding = message_padding(hash, len(prefix) + len(data))
    after = hashlib.new(hash.NAME, prefix + data).digest()
    return digest_words(hash, before), data + padding, digest_words(hash, after)


@cache
def piece() -> bytes:
    return random.Random(4).randbytes(PIECE)


def encode_items(*things: int | bytes) -> bytes:
    """Encode items as harness.c reads them: numbers as 8 bytes, bytes padded to a multiple of 8."""
    words = [struct.pack("<Q", thing) if isinstance(thing, int) else thing for thing in things]
    return b"".join(word + bytes(-len(word) % 8) for word in words)


def message_data(name: str, counts: int) -> bytes:
    """Encode a hash, its messages of each length and of 1 to `counts` blocks, and the results."""
    hash, source = hashes.load(name), random.Random(name)
    initial = in_memory(hash, hash.INITIAL[name])
    stream = source.randbytes(LENGTHS)
    return encode_items(name.encode().ljust(16, b"\0"), hash.WIDTH // 8,
                        len(initial) * 8 // hash.WIDTH, block_bytes(hash),
                        len(hash.K), hash.LENGTH_BITS // 8, initial,
                        LENGTHS, stream, b"".join(hashlib.new(name, stream[:i]).digest()
                                                  for i in range(LENGTHS)), counts,
                        *(thing for blocks in range(1, counts + 1)
                          for thing in (blocks, *message(hash, blocks, source))))


def encode_argument(value: samples.Argument) -> bytes:
    """Encode an argument: a number, a buffer, an array of pointers to buffers, or None for the
    first argument's address."""
    if value is None or isinstance(value, int):
        return encode_items(0, value, 0) if value is not None else encode_items(3, 0, 0)
    buffers = value if isinstance(value, tuple) else (value,)
    return encode_items(1 + isinstance(value, tuple), len(buffers), len(buffers[0]),
                        b"".join(buffers))


@cache
def encode_calls(f: Function) -> bytes:
    """Encode a function's parameters, and calls of it, each with the content of its first buffer
    after the call."""
    many = 2 if any(p.content == "pointers" for p in f.pointers) else f.n * f.m
    matches = list(samples.sample_calls(f, random.Random(4), (0, 1, many + 1), STRIDES))
    return encode_items(len(f.parameters), *(thing for p in f.parameters for thing in (
        p.name.encode().ljust(16, b"\0"), p.align if isinstance(p, Pointer) else 0)),
                        len(matches), *(thing for arguments, right in matches
                                        for thing in (*map(encode_argument, arguments), right)))


def distinct_functions(kernels: Sequence[Mapping[str, Any]]) -> list[Function]:
    """Return the contracts of the kernels' functions, equal ones once."""
    return list(dict.fromkeys(map(function_of_entry, kernels)))


def expected_results(families: Sequence[str], counts: int,
                     kernels: Sequence[Mapping[str, Any]] = ()) -> bytes:
    """Return the content of the file with expected results that harness.c reads."""
    expected = distinct_functions(kernels)
    return encode_items(len(families), *(message_data(name, counts) for name in families),
                        len(expected), *map(encode_calls, expected))


# Building and running.

@cache
def sanitizers(compiler: str) -> tuple[str, ...]:
    """Return the sanitizers' compiler options, or () if the compiler lacks their libraries."""
    done = subprocess.run([compiler, *SANITIZERS, "-x", "c", "-", "-o", os.devnull],
                          input="int main(void){return 0;}", text=True, capture_output=True)
    return tuple(SANITIZERS) if done.returncode == 0 else ()


def parameter_contents(f: Function) -> str:
    return " ".join(p.content if isinstance(p, Pointer) else p.quantity for p in f.parameters)


def build_harness(folder: Path, kernels: Sequence[Mapping[str, Any]], files: Sequence[Path],
                  compiler: str, sanitized: bool = True) -> Path:
    """Build the harness with the kernels of `files` (.S, .asm, .c or .o) and return its path.
    Without sanitizers wrong kernels are found in a fifth of the time."""
    folder.mkdir(parents=True, exist_ok=True)
    expected = distinct_functions(kernels)
    lines = [f'KERNEL({k["symbol"]}, "{parameter_contents(f := function_of_entry(k))}", '
             f'{expected.index(f)}, ' f'"{k["hash"]}", {k["n"] or 1}, {k.get("stack_bytes") or 0}, '
             f'"{" ".join(k["features"] or ())}")' for k in kernels]
    (folder / "kernels.inc").write_text("\n".join(lines) + "\n")
    objects: list[str] = []
    for path in files:
        if path.suffix == ".asm":
            objects.append(str(folder / f"{path.stem}.o"))
            run(["nasm", "-f", "elf64", "-Werror", "-o", objects[-1], str(path)])
        else:
            objects.append(str(path))
    run([compiler, "-std=gnu11", "-O1", "-g", "-Wall", "-Wextra", "-Werror",
         *(sanitizers(compiler) if sanitized else ()), "-Wl,--fatal-warnings", f"-I{folder}",
         "-o", str(folder / "harness"), *map(str, SOURCES), *objects])
    return folder / "harness"


def run(command: Sequence[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command[:3])} ... fails:\n{done.stderr[-3000:]}"
    return done.stdout


def parse_results(text: str) -> dict[str, Result]:
    """Return the harness's output lines by symbol."""
    outcome: dict[str, Result] = {}
    for line in text.splitlines():
        status, symbol, *rest = line.split(" ", 2)
        result = outcome.setdefault(symbol, Result())
        result.status = status
        if status == "pass":
            result.calls = int(rest[0])
        else:
            result.words += rest
    return outcome


def run_harness(command: Sequence[str], **options: Any) -> dict[str, Result]:
    done = subprocess.run(command, capture_output=True, text=True, **options)
    outcome = parse_results(done.stdout)
    failed = any(result.status == "fail" for result in outcome.values())
    assert done.returncode == failed, (f"the harness ends with {done.returncode}: "
                                       f"{done.stdout[-500:]}{done.stderr[-900:]}")
    return outcome


def runs(harness: Path, kernel: Mapping[str, Any]) -> bool:
    """Whether this processor has the kernel's features, as the built harness detects them."""
    return not kernel["features"] or run([str(harness), "has", " ".join(kernel["features"])]) == ""


def check_kernels(harness: Path, kernels: Sequence[Mapping[str, Any]]) -> dict[str, Result]:
    families = sorted({function_of_entry(k).hash.NAME for k in kernels})
    counts = 2 * max([8, *(k["n"] or 1 for k in kernels)]) + 3
    file = harness.with_name("answers")
    file.write_bytes(expected_results(families, counts, kernels=kernels))
    return run_harness([str(harness), "check", str(file)])
