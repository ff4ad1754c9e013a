"""Many functions at once: the files of a manifest, in every format that the tools at hand can assemble.

Code that decodes to the same instructions and constants is proved once, whatever syntax, format or file it came
by; what was proved before, by the same checker, is read from a cache.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import tempfile
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, Mapping

from .decode import Mem, Program
from .objects import Image, ObjectError, load
from .prover import family_of, prove_image
from .verdict import Check, Counterexample, Verdict

# (syntax, object format, calling convention) -> the command, the source and target files being appended
COMMANDS = {
    ("gas", "elf", "sysv"): ("gcc", "-c", "-g"), ("gas", "coff", "win64"): ("clang", "--target=x86_64-windows-gnu", "-c"),
    ("gas", "macho", "sysv"): ("clang", "--target=x86_64-apple-macos", "-c"), ("nasm", "elf", "sysv"): ("nasm", "-felf64"),
    ("nasm", "coff", "win64"): ("nasm", "-fwin64"), ("nasm", "macho", "sysv"): ("nasm", "-fmacho64"),
}


def assemble(path: Path, syntax: str, format: str, convention: str) -> bytes | None:
    """The object of an assembly file; None where the assembler is not there. ObjectError where it complains."""
    name, *options = COMMANDS[syntax, format, convention]
    tool = shutil.which(name) or (shutil.which("clang") if name == "gcc" else None)
    if tool is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder, "object")
        done = subprocess.run([tool, *options, "-o", str(target), str(path)], capture_output=True, text=True)
        if done.returncode:
            raise ObjectError(f"{name} does not assemble {path.name}: {done.stderr.strip().splitlines()[0][:160]}")
        return target.read_bytes()


@lru_cache(maxsize=1)
def checker() -> str:
    """A hash of everything that a verdict depends on besides the object: the prover, rows, words, hashes."""
    top, digest = Path(__file__).parent.parent, hashlib.sha256()
    for path in sorted([*top.glob("check/*.py"), *top.glob("isa/*.py"), *top.glob("hashes/*.py"), top / "words.py"]):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def fingerprint(image: Image, symbol: str) -> str:
    """A hash of the function's instructions and of the constants that they can reach, whatever the layout."""
    program = Program(image, image.address_of(symbol))
    addresses = [a for a in program.reachable() if program.step(a).mnemonic != "nop"]
    index = {address: number for number, address in enumerate(addresses)}
    sections = {id(s): hashlib.sha256(bytes(s.data)).hexdigest() for s in image.sections if not s.executable}
    digest = hashlib.sha256()

    def place(operand: Any) -> str:
        if isinstance(operand, Mem) and operand.base is None:
            section = image.section_at(operand.offset)
            if section is None or id(section) not in sections:
                return f"{image.external.get(operand.offset & ~0xFFFF)} {operand}"
            start, aligned = operand.offset - section.address, min(64, operand.offset & -operand.offset)
            if operand.size and operand.index is None:
                return f"{bytes(section.data[start:start + operand.size // 8]).hex()} {operand.size} {aligned}"
            return f"{sections[id(section)]}+{start} {operand.index} {operand.size} {aligned}"
        return repr(operand)

    def settled(address: int | None) -> int | None:
        """The number of the first instruction from there on that does something."""
        while address is not None and address not in index:
            step = program.step(address)
            if step.mnemonic != "nop":
                return None
            address += step.length
        return index[address] if address is not None else None

    for address in addresses:
        step = program.step(address)
        ends = step.mnemonic in ("ret", "jmp")
        digest.update(repr((step.mnemonic, step.row.text if step.row else "", step.width, step.condition,
                            None if ends else settled(address + step.length), settled(step.target), step.aligned,
                            [place(o) for o in (step.out, *step.args, *step.operands)])).encode())
    return digest.hexdigest()


class Cache:
    """Verdicts by key in one JSON file; a file that cannot be read is an empty one."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.known: dict[str, Any] = {}
        if path is not None and path.is_file():
            try:
                found = json.loads(path.read_text())
                self.known = found["verdicts"] if found["checker"] == checker() else {}
            except (ValueError, KeyError, TypeError, OSError):
                self.known = {}

    def get(self, key: str) -> Verdict | None:
        """The verdict of that key."""
        fields = self.known.get(key)
        if fields is None:
            return None
        fields = dict(fields)
        fields["checks"] = tuple(Check(**check) for check in fields["checks"])
        shown = fields["counterexample"]
        fields["counterexample"] = Counterexample(**shown) if shown else None
        return Verdict(**{k: tuple(v) if isinstance(v, list) else v for k, v in fields.items()})

    def put(self, key: str, verdict: Verdict) -> None:
        """Remember a verdict, and write the file."""
        self.known[key] = verdict.as_dict()
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            aside = self.path.with_suffix(".new")
            aside.write_text(json.dumps({"checker": checker(), "verdicts": self.known}))
            aside.replace(self.path)


def prove_cached(image: Image, symbol: str, hash_name: str, kind: str, n: int | None, abi: str, cache: Cache,
                 progress: Callable[[str], None] | None = None) -> tuple[Verdict, bool]:
    """The verdict on a function, and whether it was known before."""
    text = family_of(hash_name)
    key = f"{fingerprint(image, symbol)} {text.NAME} {kind} {n} {abi}"
    known = cache.get(key)
    if known is not None:
        return replace(known, symbol=symbol, format=image.format, source_line=None), True
    verdict = prove_image(image, symbol, text, kind, n or 1, abi, progress=progress)
    cache.put(key, verdict)
    return verdict, False


def prove_manifest(folder: Path, kernels: Iterable[Mapping[str, Any]], cache: Cache,
                   formats: Iterable[tuple[str, str, str]] = tuple(COMMANDS),
                   progress: Callable[[str], None] | None = None) -> Iterator[tuple[str, Verdict | ObjectError | None, bool]]:
    """(what, verdict, known before) for each kernel of a manifest in each format, as they come.

    `what` is "symbol syntax format convention". The verdict is None where the assembler is not on this machine, and
    an ObjectError where the object cannot be checked.
    """
    objects: dict[tuple[str, tuple[str, str, str]], Image | ObjectError | None] = {}
    wanted = list(formats)
    for kernel in kernels:
        if kernel["kind"] not in ("blocks", "schedule", "rounds"):
            continue
        for form in wanted:
            path = kernel[form[0]]
            if path is None:
                continue
            if (path, form) not in objects:
                try:
                    data = assemble(folder / path, *form)
                    objects[path, form] = None if data is None else load(data)
                except ObjectError as problem:
                    objects[path, form] = problem
            image, what = objects[path, form], f"{kernel['symbol']} {' '.join(form)}"
            if progress is not None:
                progress(what)
            if image is None or isinstance(image, ObjectError):
                yield what, image, False
                continue
            try:
                yield what, *prove_cached(image, kernel["symbol"], kernel["hash"], kernel["kind"], kernel["n"], form[2],
                                          cache, progress)
            except ObjectError as problem:
                yield what, problem, False
