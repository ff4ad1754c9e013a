"""Proofs of whole files: text is assembled, each kernel's object is proved, and the verdict is kept.

A verdict is known by the hash of the object's bytes, of the request, and of everything that the proof rests on (the
checker, the rows, the standard's text, the decoder, the reader of ELF files, Python), so a second time costs nothing and a
changed checker proves anew; the same bytes of code and constants in another object have the same verdict. The same text is
assembled for every convention and format that the machine's tools can make.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..check import Claim, ObjectError, prove_object
from ..check.contents import printable_path, read_file
from ..check.fingerprint import code_hash, instruction_hash, is_self_contained
from ..check.objects import load
from ..spec.kinds import functions, of_entry
from ..spec.samples import IntegerReading, expected_bytes
from ..x86 import flavour
from . import gobuild
from .proof_cache import cache_get, cache_put, key_of
from .toolchain import VARIANTS, NotAssembled, assemble, tool

VerdictData = dict[str, Any]


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
    cached = cache_get(key_of("code", claim, instruction_hash(image, symbol)))
    if cached is None or not is_self_contained(image, symbol):
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
    if has_constants and is_self_contained(image, symbol):
        placement_hash = code_hash(image, symbol, verdict_record["constants"], with_placement=True)
        cache_put(key_of("code", claim, instruction_hash(image, symbol)), {"placed": placement_hash, "verdict": verdict_record})


def table_verdict(object: bytes, symbol: str, entry: Mapping[str, Any]) -> VerdictData:
    """The verdict on a table: whether its bytes are those that its kind's record has."""
    f = of_entry(entry)
    right, words = expected_bytes(f, numbers := IntegerReading(f, b"", [], []), 0), list(f.expected_words(numbers, 0))
    image = load(object)
    address = next((image.symbols[name] for name in (symbol, "_" + symbol) if name in image.symbols), 0)
    section = image.section_at(address)
    section_bytes = bytes(section.data[address - section.address:]) if section else b""
    wrong = next((w.name for w in words if section_bytes[w.offset:][:w.size] != right[w.offset:][:w.size]), None)
    message = (f"the {len(words)} words are {f.hash.STANDARD}'s" if wrong is None else
               f"holds another {wrong} than {f.hash.STANDARD} has for {entry['length']} bytes")
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
