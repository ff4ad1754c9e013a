"""Proofs of whole files: text is assembled, each kernel's object is proved, and the verdict is kept.

A verdict is known by the hash of the object's bytes, of the request, and of everything that the proof rests on (the
checker, the rows, the standard's text), so a second time costs nothing and a changed checker proves anew. The same
text is assembled for every convention and format that the machine's tools can make.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from . import hashes, isa
from .check import fingerprint_object, prove_object
from .check.objects import load
from .place import PACKAGE, scratch

Verdict = dict[str, Any]


class NotProved(Exception):
    """A check failed: the message says which kernel is wrong, and how it shows."""


TARGETS = {"win64": "x86_64-pc-windows-gnu", "macho64": "x86_64-apple-darwin"}   # clang's names of the formats


@cache
def tool(syntax: str, format: str = "elf64") -> tuple[str, ...] | None:
    """The command that assembles a syntax to a format on this machine: its C compiler for ELF objects of GAS's syntax,
    clang for the other formats, NASM for its own; None where there is none."""
    if syntax == "nasm":
        return (path, "-f", format) if (path := shutil.which("nasm")) else None
    if format != "elf64":
        return (path, "-target", TARGETS[format], "-c") if (path := shutil.which("clang")) else None
    return next(((path, "-c") for name in ("cc", "gcc", "clang") if (path := shutil.which(name))), None)


def assemble(text: str, syntax: str, format: str = "elf64") -> bytes | None:
    """The object of a text (gas, nasm or c); None where the machine has no assembler for it."""
    command = tool(syntax, format)
    if command is None:
        return None
    with tempfile.TemporaryDirectory(prefix="nsms-") as folder:
        source = Path(folder) / {"gas": "text.S", "nasm": "text.asm", "c": "text.c"}[syntax]
        source.write_text(text, encoding="ascii")
        target = Path(folder) / "text.o"
        done = subprocess.run([*command, "-o", str(target), str(source)], capture_output=True, text=True)
        if done.returncode:
            reason = (done.stderr.splitlines() or ["no reason given"])[0]
            raise NotProved(f"{command[0]} does not take the text: {reason}")
        return target.read_bytes()


def object_or_none(text: str) -> bytes | None:
    """The ELF object of a text after the preprocessor, or None where the assembler refuses it."""
    with tempfile.TemporaryDirectory(prefix="nsms-") as folder:
        done = subprocess.run([shutil.which("as") or "as", "-o", f"{folder}/text.o"], input=text, text=True, capture_output=True)
        return Path(folder, "text.o").read_bytes() if done.returncode == 0 else None


def expanded(path: Path) -> str:
    """A text in GAS's syntax after the preprocessor."""
    command = tool("gas")
    if command is None:
        raise NotProved("there is no compiler on this machine, so no preprocessor for GAS's syntax")
    return subprocess.run([command[0], "-E", "-P", str(path)], capture_output=True, text=True, check=True).stdout


@cache
def grounds() -> str:
    """The hash of everything that a proof rests on."""
    digest = hashlib.sha256(version("iced-x86").encode())
    folders = [*hashes.__path__, *isa.__path__, str(PACKAGE / "check")]
    for path in sorted([PACKAGE / "words.py", *(f for folder in folders for f in Path(folder).glob("*.py"))]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def kept(key: str) -> Path:
    """Where the verdict of that key is, or would be."""
    return scratch() / "proofs" / key[:2] / f"{key}.json"


def verdict(object: bytes, symbol: str, entry: Mapping[str, Any], abi: str = "sysv") -> Verdict:
    """The verdict on one kernel of an object, proved now or before. `entry` tells hash, kind and n."""
    if entry["kind"] == "padding":
        return table_verdict(object, symbol, entry)
    more: dict[str, Any] = {"length": entry.get("length"), "shape": entry.get("shape") or "", "const": entry.get("const") or "",
            "prefix": entry.get("prefix_block") or ""} if entry["kind"] == "fixed" else {}
    asked = [symbol, entry["hash"], entry["kind"], entry["n"], abi, *more.values()]
    key = hashlib.sha256(json.dumps([grounds(), asked]).encode() + object).hexdigest()
    path = kept(key)
    try:
        known: Verdict = json.loads(path.read_text())
        return known
    except (OSError, ValueError):
        pass
    same = hashlib.sha256(json.dumps([grounds(), asked[1:], fingerprint_object(object, symbol)]).encode()).hexdigest()
    try:                                                 # the same instructions by another syntax or format
        found: Verdict = json.loads(kept(same).read_text()) | {"symbol": symbol, "source_line": None}
    except (OSError, ValueError):
        found = prove_object(object, symbol, entry["hash"], entry["kind"], entry["n"], abi, **more).as_dict()
        keep(kept(same), found)
    keep(path, found)
    return found


def table_verdict(object: bytes, symbol: str, entry: Mapping[str, Any]) -> Verdict:
    """The verdict on a table of padding: whether its bytes are W_t + K_t of the last block of that length."""
    text, length = hashes.load(entry["hash"]), entry["length"]
    block = hashes.parse(text, hashes.tail(text, length)[-hashes.block_bytes(text):])[0]
    right = b"".join(int(w + k).to_bytes(text.WIDTH // 8, "little") for w, k in zip(hashes.expand(text, block), text.K))
    image = load(object)
    address = next((image.symbols[name] for name in (symbol, "_" + symbol) if name in image.symbols), 0)
    section = image.section_at(address)
    held = bytes(section.data[address - section.address:][:len(right)]) if section else b""
    step = text.WIDTH // 8
    wrong = next((t for t in range(len(text.K)) if held[t * step:][:step] != right[t * step:][:step]), None)
    message = (f"the {len(text.K)} words are {text.STANDARD}'s" if wrong is None else
               f"holds another W_{wrong} + K_{wrong} than {text.STANDARD} has for {length} bytes")
    if wrong is None and section and (section.writable or section.executable):
        wrong, message = 0, "does not lie in read-only data"
    return {"symbol": symbol, "hash": entry["hash"], "kind": "padding", "proved": wrong is None, "message": message,
            "residue": {}}


def keep(path: Path, found: Mapping[str, Any]) -> None:
    """Write a verdict; one that cannot be kept is proved again."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        aside = path.with_suffix(f".{os.getpid()}")
        aside.write_text(json.dumps(found, default=str))
        aside.replace(path)
    except OSError:
        pass


@dataclass(frozen=True)
class Job:
    """One kernel to prove: an entry of a manifest in one syntax, object format and calling convention."""

    entry: Mapping[str, Any]
    path: Path
    syntax: str
    format: str = "elf64"
    abi: str = "sysv"

    @property
    def name(self) -> str:
        return f"{self.entry['symbol']} ({self.syntax}, {self.format}, {self.abi})"


VARIANTS = tuple((syntax, format, "win64" if format == "win64" else "sysv")
                 for syntax in ("gas", "nasm") for format in ("elf64", "win64", "macho64"))


def jobs(folder: Path, entries: Sequence[Mapping[str, Any]]) -> list[Job]:
    """What can be proved of the entries with the assemblers of this machine: every syntax, format and convention."""
    return [Job(entry, folder / entry[syntax], syntax, format, abi) for entry in entries
            for syntax, format, abi in (*VARIANTS, ("c", "elf64", "sysv")) if entry.get(syntax) and tool(syntax, format)]


def run(job: Job) -> Verdict:
    """The verdict on a job."""
    object = assemble(job.path.read_text(encoding="ascii"), job.syntax, job.format)
    if object is None:
        raise NotProved(f"there is no assembler for {job.path.name} on this machine")
    return verdict(object, job.entry["symbol"], job.entry, job.abi)


def in_parallel(work: Callable[..., Any], calls: Sequence[tuple[Any, ...]],
                progress: Callable[[Iterable[Any]], Iterable[Any]]) -> Iterator[Any]:
    """work(*call) for each call, in their order, made by as many processes as there are processors; by this one where
    the system has no shared memory for more. What has not begun when one fails is dropped."""
    try:
        pool = ProcessPoolExecutor(max_workers=max(1, min(len(calls), os.cpu_count() or 1)))
    except OSError:
        yield from (work(*call) for call in progress(calls))
        return
    try:
        for future in progress([pool.submit(work, *call) for call in calls]):
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def prove_all(wanted: Sequence[Job], progress: Callable[[Iterable[Any]], Iterable[Any]] = lambda jobs: jobs
              ) -> list[tuple[Job, Verdict]]:
    """The verdicts on all jobs, in their order."""
    return list(zip(wanted, in_parallel(run, [(job,) for job in wanted], progress), strict=True))
