"""Every kernel of generated/manifest.json on this processor: against hashlib, at every edge, in
every build.

A build is a compiler and a syntax. What it says is kept for the other workers of the same run of
pytest, so that each is made once.
"""

from __future__ import annotations

import fcntl
import json
import os
import pickle
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import harness
import pytest

from generator.files import TOP
from generator.lab.mutation import native
from generator.spec.kinds import code_kind_names

GENERATED = Path(os.environ.get("NSMS_GENERATED", TOP / "generated"))
MANIFEST = GENERATED / "manifest.json"
KERNELS: list[dict[str, Any]] = [k for k in (json.loads(MANIFEST.read_text())["kernels"]
                                             if MANIFEST.exists() else [])
                                 if k["kind"] in code_kind_names()]
COMPILER = next(filter(shutil.which, ("gcc", "clang")), "gcc")
BUILDS = [pytest.param(compiler, syntax, id=f"{compiler}-{syntax}",
                       marks=() if compiler == COMPILER else pytest.mark.full)
          for compiler in ("gcc", "clang") for syntax in ("gas", "nasm")]
SCRATCH = TOP / "build" / "kernels"


@contextmanager
def locked(path: Path) -> Iterator[None]:
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def once(name: str, uid: str, make: Callable[[], Any]) -> Any:
    """Return the result of `make`, computed by the first worker of this run that calls it."""
    path = SCRATCH / f"{name}.{uid}"
    with locked(SCRATCH / f"{name}.lock"):
        if not path.exists():
            for old in SCRATCH.glob(f"{name}.*"):
                if old.suffix != ".lock":
                    old.unlink()
            path.write_bytes(pickle.dumps(make()))
        return pickle.loads(path.read_bytes())


def installed(compiler: str, syntax: str) -> None:
    """Skip the test if this machine cannot build the syntax or compiler."""
    for tool in [compiler, *(["nasm"] if syntax == "nasm" else [])]:
        if not shutil.which(tool):
            pytest.skip(f"{tool} is not installed")


def build(compiler: str, syntax: str, kernels: list[dict[str, Any]]) -> Path:
    files = sorted({GENERATED / k[syntax] for k in kernels})
    return harness.build_harness(SCRATCH / f"{compiler}-{syntax}", kernels, files, compiler)


def check_all(compiler: str, syntax: str) -> dict[str, harness.Result]:
    kernels = [k for k in KERNELS if k[syntax]]
    return harness.check_kernels(build(compiler, syntax, kernels), kernels)


def test_there_is_something_to_check() -> None:
    assert KERNELS, "generated/manifest.json is not there or is empty: make gen"


@pytest.mark.parametrize("compiler, syntax", BUILDS)
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda k: k["symbol"])
def test_kernel(kernel: dict[str, Any], compiler: str, syntax: str, testrun_uid: str) -> None:
    installed(compiler, syntax)
    if not kernel[syntax]:
        pytest.skip(f"{kernel['symbol']} is not written for {syntax}")
    result = once(f"{compiler}-{syntax}", testrun_uid, lambda: check_all(compiler, syntax))
    check_result(kernel, result[kernel["symbol"]])


def check_result(kernel: dict[str, Any], result: harness.Result) -> None:
    if result.status == "skip":
        pytest.skip(f"{kernel['isa']}: {result.words[0]}")
    assert result.status == "pass", "\n".join(result.words)


# One call above 4 GiB: of each kind of loop over blocks the kernel with the most blocks in a turn
# that this processor runs; of every ISA and hash with NSMS_ALL=1, as that takes minutes.
def widest(kernels: list[dict[str, Any]]) -> dict[tuple[Any, ...], str]:
    """Return (rounds, whether an iteration takes several blocks), or with NSMS_ALL (ISA, hash) ->
    symbol."""
    blocks = [k for k in kernels if k["kind"] == "blocks"]
    blocks.sort(key=lambda k: (set(k["features"]) <= native.host_features(), k["n"]))
    return {(k["isa"], k["hash"]) if os.environ.get("NSMS_ALL")
            else (k["rounds"], k["n"] > 1): k["symbol"] for k in blocks}


WIDEST = widest(KERNELS)


@pytest.mark.full
@pytest.mark.parametrize("symbol", WIDEST.values())
def test_one_call_above_4_gib(symbol: str, testrun_uid: str) -> None:
    installed("gcc", "gas")
    kernel = next(k for k in KERNELS if k["symbol"] == symbol)
    if not kernel["gas"]:
        pytest.skip(f"{symbol} is not written for gas")
    checked = [k for k in KERNELS if k["symbol"] in WIDEST.values() and k["gas"]]
    program = Path(once("large", testrun_uid, lambda: str(
        harness.build_harness(SCRATCH / "large", checked,
                              sorted({GENERATED / k["gas"] for k in checked}), "gcc"))))
    if not harness.runs(program, kernel):
        pytest.skip(f"{kernel['isa']}: this processor lacks one of {' '.join(kernel['features'])}")
    digest = once(f"large-{kernel['hash']}", testrun_uid,
                  lambda: harness.large_digest(kernel["hash"]))
    check_result(kernel, harness.check_large(program, kernel["hash"], [symbol], digest)[symbol])
