"""Proofs of whole files: text is assembled, each kernel's object is proved, and the verdict is kept.

A verdict is known by the hash of the object's bytes, of the request, and of everything that the proof rests on (the
checker, the rows, the standard's text, the decoder, the reader of ELF files, Python), so a second time costs nothing and a
changed checker proves anew; the same bytes of code and constants in another object have the same verdict. The same text is
assembled for every convention and format that the machine's tools can make.
"""

import hashlib
import json
import multiprocessing
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from .. import files, stopping
from ..check import Claim, ObjectError, prove_object
from ..check.contents import printable_path, read_file
from ..check.fingerprint import alone, code_hash, skeleton
from ..check.objects import load
from ..files import PACKAGE, scratch
from ..target import flavour, isa
from ..target.flavour import Flavour
from ..text import hashes
from ..text.kinds import functions, of_entry
from ..text.samples import Numbers, answer
from . import gobuild

VerdictData = dict[str, Any]
Progress = Callable[[Iterable[Any]], Iterable[Any]]       # the same items, told as they are taken


class NotProved(Exception):
    """A check failed: the message says which kernel is wrong, and how it shows."""


class NotAssembled(NotProved):
    """No object comes of a text: the message has the assembler's first error, or the file that the text includes."""


TARGETS = {"win64": "x86_64-pc-windows-gnu", "macho64": "x86_64-apple-darwin"}   # clang's names of the formats


@cache
def tool(syntax: str, format: str = "elf64") -> tuple[str, ...] | None:
    """The command that assembles a syntax to a format on this machine: its C compiler for ELF objects of GAS's syntaxes,
    clang for the other formats, NASM for its own; None where there is none."""
    if syntax == "nasm":
        return (path, "-f", format) if (path := shutil.which("nasm")) else None
    if syntax == "go":
        return (path,) if format == "elf64" and tool("gas") and (path := gobuild.tool()) else None
    if format != "elf64":
        return (path, "-target", TARGETS[format], "-c") if (path := shutil.which("clang")) else None
    return next(((path, "-c") for name in ("cc", "gcc", "clang") if (path := shutil.which(name))), None)


def assemble(text: str, syntax: str, format: str = "elf64", downstream: Flavour | None = None,
             way: str = "", name: str = "") -> bytes | None:
    """The object of a text (gas, att, nasm, go or c), of a house's with what stands in for its headers
    and in one of the `way`s that it builds; None where the machine has no assembler for it.
    NotAssembled where the assembler does not take it, or where it includes another file, as the
    object would not be the text's alone. `name`: of its file, for messages."""
    command = tool(syntax, format)
    if command is None:
        return None
    if syntax == "go":
        try:
            others = [path for path in GO_INCLUDES.findall(text) if path != "textflag.h"]
            if others:
                raise NotAssembled(f"{name or 'the text'} includes {others[0]}: a proof is of one file")
            return assemble(gobuild.listing(text, gobuild.program(text)), "gas")
        except (gobuild.NoGo, ValueError, KeyError) as error:
            raise NotAssembled(
                f"{command[0]} does not take {name or 'the text'}: {error}") from None
    with tempfile.TemporaryDirectory(prefix="nsms-") as folder:
        file = {"nasm": "text.asm", "c": "text.c"}.get(syntax, "text.S")
        (Path(folder) / file).write_bytes(text.encode("utf-8"))
        for header, lines in (downstream.headers if downstream else {}).items():
            (Path(folder) / "include" / header).parent.mkdir(parents=True, exist_ok=True)
            (Path(folder) / "include" / header).write_text(lines, encoding="ascii")
        here = ["-Iinclude", *way.split()] if downstream else []
        lists = listing_options(syntax, format)
        done = subprocess.run([*command, *lists, *here, "-o", "text.o", file], cwd=folder,
                              capture_output=True, text=True, errors="replace",
                              env={**os.environ, "LC_ALL": "C", "TMPDIR": folder})
        object = Path(folder) / "text.o"
        if done.returncode or not object.is_file():
            check_room(Path(folder), len(text))
            said = done.stderr.splitlines() or ["it says nothing and writes no object"]
            reason = next((line for line in said if re.search(r"\berror\b", line, re.I)), said[0])
            raise NotAssembled(f"{command[0]} does not take {name or 'the text'}: "
                               f"{reason.replace(file, name or file)}")
        if other := included(Path(folder), file) or hidden(command, lists, here, folder, file):
            raise NotAssembled(f"{name or 'the text'} includes {other}: a proof is of one file")
        return object.read_bytes()


def check_room(folder: Path, size: int) -> None:
    """OSError that names the folder for temporary files, where no object of a text of `size` bytes can be written there: then it
    is not the text that is wrong."""
    try:
        (folder / "room").write_bytes(bytes(4 * size + 65536))
    except OSError as error:
        error.filename = tempfile.gettempdir()
        raise


GO_INCLUDES = re.compile(r"^[ \t]*#[ \t]*include[ \t]*[\"<]?([^\n\">]*)", re.M)
# How NASM is told to read a file that -MD does not list.
NASM_READS = re.compile(r"%[ \t]*(?:include|require)\b", re.I)
# How clang's assembler is told to read a file: by name, or by a name that a macro puts together.
READS = re.compile(r"\.\s*inc(?:lude|bin)\b|\.altmacro\b|(?:^|[;:])[ \t]*[.\w$]*\\", re.I | re.M)


def listing_options(syntax: str, format: str) -> list[str]:
    """The options by which compiler and assembler list every file that they read (but headers of C's
    own, to a text in C)."""
    if syntax == "nasm":
        return ["-MD", "nasm.d"]
    if syntax == "c":
        return ["-MMD", "-MF", "compiler.d"]
    listed = ["-Wa,--MD,assembler.d"] if assembler(syntax, format)[0] == "gas" else []
    return ["-nostdinc", "-MD", "-MF", "compiler.d", *listed]


def included(folder: Path, file: str) -> str | None:
    """A file that was read besides the text and our own headers, by the lists in the folder."""
    for path in folder.glob("*.d"):
        dependencies = path.read_text(encoding="utf-8", errors="replace").partition(":")[2]
        names = dependencies.replace("\\\n", " ").split()
        # The last one is what the compiler hands to the assembler.
        temporary = names[-1:] if path.name == "assembler.d" else []
        for name in names:
            ours = name.startswith("include/") and ".." not in name.split("/")
            if name != file and name not in temporary and not ours:
                return name
    return None


def hidden(command: Sequence[str], lists: Sequence[str], here: Sequence[str], folder: str,
           file: str) -> str | None:
    """How a text may include a file that is not listed: in NASM's syntax, or where clang assembles it,
    which lists none that its assembler reads."""
    if file == "text.asm":
        flags = NASM_READS.search((Path(folder) / file).read_text(encoding="utf-8"))
        return f"a file by `{flags[0]}`" if flags else None
    if file != "text.S" or "-Wa,--MD,assembler.d" in lists:
        return None
    options = [word for word in command if word != "-c"]
    done = subprocess.run([*options, "-nostdinc", *here, "-E", "-P", file], cwd=folder,
                          capture_output=True, text=True, errors="replace")
    match = READS.search(done.stdout)
    return f"a file, or may, by `{match[0].strip()}`" if match else None


@cache
def assembler(syntax: str, format: str = "elf64") -> tuple[str, str]:
    """Name and version of what assembles a syntax to a format here: gas, clang or nasm (of C: the compiler)."""
    command = tool(syntax, format)
    if command is None:
        raise ValueError(f"there is no assembler for {syntax} and {format} here")
    if syntax in ("nasm", "go"):
        return syntax, program_version([command[0], "-v" if syntax == "nasm" else "version"])
    version_text = output([command[0], "--version"])
    name = "clang" if "clang" in version_text else "gcc" if syntax == "c" else "gas"
    if name == "gas":                                    # the compiler's version is not its assembler's
        return name, program_version([command[0], "-Wa,--version", "-c", "-x", "assembler", os.devnull, "-o", os.devnull])
    return name, program_version([command[0], "-dumpfullversion"] if name == "gcc" else [command[0], "--version"])


def output(command: Sequence[str]) -> str:
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}).stdout


def program_version(command: Sequence[str]) -> str:
    """The first version in what a program says of itself."""
    match = re.search(r"\d+(?:\.\d+)+", output(command).partition("\n")[0])
    return match[0] if match else "unknown"


def trusted_files() -> list[Path]:
    """Every file of ours that has a say in a verdict: the checker, and all of the house that it imports."""
    folders = [*hashes.__path__, *isa.__path__, str(PACKAGE / "check"), str(PACKAGE / "text")]
    folder_files = [f for folder in folders for f in Path(folder).rglob("*") if f.is_file() and "__pycache__" not in f.parts]
    single_files = ("product/prove.py", "target/__init__.py", "target/program.py")
    return sorted([*(PACKAGE / name for name in single_files), *folder_files])


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
def trusted_base_hash() -> str:
    """The hash of everything that a proof rests on, besides the object: our sources, and who decodes and reads for them."""
    digest = hashlib.sha256(json.dumps([version("iced-x86"), version("pyelftools"), sys.version]).encode())
    for path in trusted_files():
        digest.update(f"{path.parent.name}/{path.name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def key_of(*parts: Any, object: bytes = b"") -> str:
    """The name under which something is kept that follows from these, and from what proofs rest on."""
    return hashlib.sha256(json.dumps([trusted_base_hash(), *parts]).encode() + b"\0" + object).hexdigest()


def cache_path(key: str) -> Path:
    """Where what has that key is, or would be."""
    return scratch() / "proofs" / key[:2] / f"{key}.json"


def cache_get(key: str) -> Any:
    """What is kept under a key; None where nothing is, where it may be somebody else's work or another key's, or where it is
    damaged."""
    try:
        record = json.loads(files.read_trusted(cache_path(key)) or "{}")
        return record["is"] if record["key"] == key and record["sha256"] == checksum(record["is"]) else None
    except (ValueError, KeyError, TypeError):
        return None


def cache_put(key: str, value: Any) -> None:
    """Keeps something under a key; what cannot be kept is made again."""
    plain = json.loads(json.dumps(value, default=str))
    files.cache_put(cache_path(key), json.dumps({"key": key, "is": plain, "sha256": checksum(plain)}))


def checksum(what: Any) -> str:
    """The hash of what is kept."""
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()


def claim_key(entry: Mapping[str, Any], abi: str) -> list[Any]:
    """What a verdict answers: all that an entry claims."""
    return [entry.get(name) for name in ("hash", "kind", "n", "m", "length", "shape", "const", "prefix_block")] + [abi]


def verdict(object: bytes, symbol: str, entry: Mapping[str, Any], abi: str = "sysv") -> VerdictData:
    """The verdict on one kernel of an object, proved now or before. `entry` tells hash, kind and n."""
    if entry["kind"] not in functions():
        return table_verdict(object, symbol, entry)
    if abi == "abi0":
        return abi0_verdict(object, symbol, entry)
    claim = claim_key(entry, abi)
    key = key_of(symbol, claim, object=object)
    cached_verdict: VerdictData | None = cache_get(key)
    if cached_verdict is None:
        cached_verdict = verdict_of_equal_code(object, symbol, claim)
        if cached_verdict is None:
            cached_verdict = prove_object(object, symbol, Claim.of_entry(entry, abi)).as_dict()
            store_code_verdict(object, symbol, claim, cached_verdict)
        cache_put(key, cached_verdict)
    return cached_verdict


def abi0_verdict(object: bytes, symbol: str, entry: Mapping[str, Any]) -> VerdictData:
    """The verdict on a function of Go's, by those on its two callers (gobuild.py); its bytes, stack and hash are its own."""
    image, count = load(object, symbol), entry["signature"].count(",") + 1
    caller_verdicts = [verdict(object, f"{symbol}{end}", entry) for end in ("", gobuild.SHIFTED)]
    combined = next((v for v in caller_verdicts if not v["proved"]), caller_verdicts[0]) | {"symbol": symbol, "abi": "abi0"}
    if not combined["proved"]:
        return combined
    distance = image.symbols[f"{symbol}{gobuild.ABI0_SUFFIX}"] - image.symbols[symbol]
    constants = [[at - distance, first, end] for at, first, end in combined["constants"]]
    return combined | {"code_sha256": code_hash(image, f"{symbol}{gobuild.ABI0_SUFFIX}", constants), "constants": constants,
                    "stack_bytes": combined["stack_bytes"] - gobuild.caller_bytes(count, False)}


def verdict_of_equal_code(object: bytes, symbol: str, claim: Sequence[Any]) -> VerdictData | None:
    """The verdict on the same bytes of code and constants in another object, as another format or assembler made it: each
    byte that the proof read is compared, with the flags and the alignment of where it lies."""
    image = load(object, symbol)
    cached = cache_get(key_of("code", claim, skeleton(image, symbol)))
    if cached is None or not alone(image, symbol):
        return None
    try:
        now = code_hash(image, symbol, cached["verdict"]["constants"], with_placement=True)
    except ObjectError:
        return None
    return cached["verdict"] | {"symbol": symbol, "format": image.format,
                                "source_line": None} if now == cached["placed"] else None


def store_code_verdict(object: bytes, symbol: str, claim: Sequence[Any], verdict_record: VerdictData) -> None:
    """Gives a verdict the function's `code_sha256` (None where it is not proved), and keeps it for the same bytes elsewhere."""
    image = load(object, symbol)
    has_constants = verdict_record["proved"] and verdict_record["constants"] is not None
    verdict_record["code_sha256"] = code_hash(image, symbol, verdict_record["constants"]) if has_constants else None
    if has_constants and alone(image, symbol):
        placement_hash = code_hash(image, symbol, verdict_record["constants"], with_placement=True)
        cache_put(key_of("code", claim, skeleton(image, symbol)), {"placed": placement_hash, "verdict": verdict_record})


def table_verdict(object: bytes, symbol: str, entry: Mapping[str, Any]) -> VerdictData:
    """The verdict on a table: whether its bytes are those that its kind's record has."""
    f = of_entry(entry)
    right, words = answer(f, numbers := Numbers(f, b"", [], []), 0), list(f.expected_words(numbers, 0))
    image = load(object)
    address = next((image.symbols[name] for name in (symbol, "_" + symbol) if name in image.symbols), 0)
    section = image.section_at(address)
    section_bytes = bytes(section.data[address - section.address:]) if section else b""
    wrong = next((w.name for w in words if section_bytes[w.offset:][:w.size] != right[w.offset:][:w.size]), None)
    message = (f"the {len(words)} words are {f.text.STANDARD}'s" if wrong is None else
               f"holds another {wrong} than {f.text.STANDARD} has for {entry['length']} bytes")
    if wrong is None and section and (section.writable or section.executable):
        wrong = message = "does not lie in read-only data"
    return {"symbol": symbol, "hash": entry["hash"], "kind": entry["kind"], "proved": wrong is None, "message": message,
            "residue": {}, "code_sha256": hashlib.sha256(right).hexdigest() if wrong is None else None}


@dataclass(frozen=True)
class Job:
    """One kernel to prove: an entry of a manifest in one syntax, object format and calling convention."""

    entry: Mapping[str, Any]
    path: Path
    syntax: str
    format: str = "elf64"
    abi: str = "sysv"
    way: str = ""

    @property
    def name(self) -> str:
        return f"{self.entry['symbol']} ({', '.join([self.syntax, self.format, self.abi, *self.way.split()])})"

    @property
    def claim(self) -> dict[str, Any]:
        """What is claimed of the kernel."""
        return claimed(self.entry, self.abi)


CLAIMS = ("symbol", "hash", "kind", "n", "m", "length", "shape", "const", "prefix_block")


def claimed(entry: Mapping[str, Any], abi: str) -> dict[str, Any]:
    """What an entry claims in a convention, by names."""
    convention = abi if entry["kind"] in functions() else None
    return {**{name: entry.get(name) for name in CLAIMS}, "convention": convention,
            "wipe": entry.get("wipe") == "1"}


def shortfall(verdict: Mapping[str, Any], wipe: bool, stack_bytes: int | None) -> str | None:
    """What a verdict lacks of what is claimed besides: at most so many bytes of stack, and where it
    says that it wipes, nothing secret left in a register or below the stack pointer."""
    symbol, residue = verdict["symbol"], verdict["residue"]
    if stack_bytes is not None and verdict.get("stack_bytes", 0) > stack_bytes:
        return f"{symbol} touches {verdict['stack_bytes']} bytes of stack and says {stack_bytes}"
    residue_places = [*residue.get("registers", ())]
    if residue.get("stack_bytes"):
        residue_places.append(f"{residue['stack_bytes']} bytes of the stack")
    if wipe and residue_places:
        return f"{symbol} should wipe what was secret and leaves it in {', '.join(residue_places)}"
    return None


VARIANTS = (*((syntax, format, "win64" if format == "win64" else "sysv")
              for syntax in ("gas", "att", "nasm") for format in ("elf64", "win64", "macho64")),
            ("go", "elf64", "abi0"), ("c", "elf64", "sysv"))


def jobs(folder: Path, entries: Sequence[Mapping[str, Any]], assembled: bool = True) -> list[Job]:
    """What can be proved of the entries: every syntax, format and convention; where it is to be
    `assembled`, with the assemblers of this machine."""
    return [Job(entry, folder / entry[syntax], syntax, format, abi, way) for entry in entries
            for syntax, format, abi in VARIANTS if entry.get(syntax) and (not assembled or tool(syntax, format))
            for way in flavour.ways(entry.get("flavour"), format)]


def run(job: Job, wipe: bool = False) -> VerdictData:
    """The verdict on a job's file as it stands, with what is claimed of it. `wipe`: that it wipes is
    claimed in any case."""
    downstream = flavour.find(job.entry.get("flavour"))
    object = assemble(source(job.path), job.syntax, job.format, downstream, job.way, printable_path(job.path))
    if object is None:
        raise NotAssembled(f"there is no assembler for {printable_path(job.path)} on this machine")
    claim = job.claim | ({"wipe": True} if wipe else {})
    outcome = verdict(object, job.entry["symbol"], job.entry, job.abi)
    return with_claim(outcome, printable_path(job.path), claim, job.entry.get("stack_bytes"))


def with_claim(verdict: VerdictData, file: str, claim: Mapping[str, Any],
            stack_bytes: int | None = None) -> VerdictData:
    """A verdict with its file and claim; not proved where it falls short of what is claimed besides."""
    short = shortfall(verdict, claim["wipe"], stack_bytes) if verdict["proved"] else None
    lack = {"proved": False, "message": short} if short else {}
    return {**verdict, **lack, "file": file, "claim": dict(claim)}


def source(path: Path) -> str:
    """The text of a file. ObjectError where it cannot be read."""
    try:
        return read_file(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise ObjectError(f"{printable_path(path)} is no text: byte {error.start} is no UTF-8") from None


def in_parallel(work: Callable[..., Any], calls: Sequence[tuple[Any, ...]], progress: Progress) -> Iterator[Any]:
    """work(*call) for each call, in their order, made by as many processes as there are processors; by this one where
    the system has no shared memory for more. What is not finished when one fails, or when the program is stopped, is dropped."""
    with tempfile.TemporaryDirectory(prefix="nsms-") as worker_folder:
        try:
            pool = ProcessPoolExecutor(max(1, min(len(calls), os.cpu_count() or 1)), initializer=begin, initargs=(worker_folder,))
        except OSError:
            yield from (work(*call) for call in progress(calls))
            return
        before = multiprocessing.active_children()
        done = False
        try:
            for future in progress([pool.submit(work, *call) for call in calls]):
                yield future.result()
            done = True
        finally:
            if not done:                                 # nobody waits for what has begun
                for child in multiprocessing.active_children():
                    if child not in before:
                        child.terminate()
            pool.shutdown(cancel_futures=True)


def begin(worker_folder: str) -> None:
    """Where a process that works for another begins: what it writes aside is in a folder that the other deletes, and it ends
    with the other, also where that was killed."""
    stopping.as_worker()
    tempfile.tempdir = worker_folder
    threading.Thread(target=end_with, args=(os.getppid(), worker_folder), daemon=True).start()


def end_with(parent: int, folder: str) -> None:
    """Ends this process once its parent is gone, and deletes their folder."""
    while os.getppid() == parent:
        time.sleep(1)
    shutil.rmtree(folder, ignore_errors=True)
    os._exit(1)
