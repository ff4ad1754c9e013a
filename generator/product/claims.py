"""What is claimed of a text: for which assemblers' bytes of it each kernel was proved, and what a manifest says of that.

In go a cell's texts; out come their objects and, for each kernel, `proved_for`: assembler, version, format, convention, the
hash of the code that was proved, and where it reads constants (fingerprint.Read). A text that is the same as one of an earlier
manifest keeps what stands there, unless the very assembler named there gives other code now; where this machine has no
assembler, nothing else can be claimed.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ..check import ObjectError
from ..check.fingerprint import code_hash
from ..check.objects import load
from ..target import flavour
from ..text.kinds import functions
from .prove import VARIANTS, NotProved, VerdictData, assemble, assembler, shortfall, verdict

Entry = dict[str, Any]
ProvedFor = dict[str, Any]
Objects = dict[tuple[str, str, str | None, str], bytes]   # syntax, format, convention, how a house builds -> object

ASSEMBLERS = {"gas": ("gas", "clang"), "att": ("gas", "clang"), "nasm": ("nasm",), "go": ("go",),
              "c": ("gcc", "clang")}                      # who reads a syntax
NAMES = ("assembler", "version", "format", "convention")


def objects(texts: Mapping[str, str], every: bool, house: str | None = None) -> Objects:
    """The texts' objects: as ELF, or in `every` format that this machine's assemblers make; of a house's text as ELF only, in
    each of the ways that it builds."""
    return {(syntax, format, abi, way): object for syntax, format, abi in VARIANTS
            if syntax in texts and (every or format == "elf64") for way in flavour.ways(house, format)
            if (object := assemble(texts[syntax], syntax, format, flavour.find(house), way)) is not None}


def plain(held: Objects) -> dict[str, bytes]:
    """Syntax -> its ELF object."""
    found: dict[str, bytes] = {}
    for (syntax, format, *_), object in held.items():
        if format == "elf64":
            found.setdefault(syntax, object)
    return found


def demand(found: VerdictData, wipe: bool, stack_bytes: int) -> None:
    """Raises NotProved where a verdict is not what a kernel must have to be written: proved, on no more stack than its text
    tells, and if it says that it wipes, with nothing secret left in a register or below the stack pointer."""
    if not found["proved"]:
        raise NotProved(f"{found['symbol']}: {found['message']}")
    if short := shortfall(found, wipe, stack_bytes):
        raise NotProved(short)


def proved_before(object: bytes, entry: Entry, told: Sequence[ProvedFor], format: str, convention: str | None
                  ) -> VerdictData | None:
    """What a manifest's claims say of an object, where it holds the very code and constants that were proved then."""
    for claim in told:
        if (claim["format"], claim["convention"]) == (format, convention) and claim.get("constants") is not None:
            try:
                now = code_hash(load(object, entry["symbol"]), entry["symbol"], claim["constants"])
            except ObjectError:
                continue
            if now == claim["code_sha256"]:
                return {"symbol": entry["symbol"], "proved": True, "residue": {}, **claim}
    return None


def proved_here(held: Objects, entry: Entry, wipe: bool, told_before: Mapping[str, Sequence[ProvedFor]]
                ) -> dict[str, list[ProvedFor]]:
    """Syntax -> what was proved of a kernel on its objects, now or, by syntax, before. Raises NotProved where a proof fails."""
    found: dict[str, list[ProvedFor]] = {}
    for (syntax, format, abi, way), object in held.items():
        convention = abi if entry["kind"] in functions() else None
        told = proved_before(object, entry, told_before.get(syntax, ()), format, convention)
        told = told or verdict(object, entry["symbol"], entry, abi or "sysv")
        demand(told, wipe, entry["stack_bytes"])
        name, version = assembler(syntax, format)
        claim = dict(zip(NAMES, (name, f"{version} {way}".rstrip(), format, convention))) | {
            "code_sha256": told["code_sha256"], "constants": told.get("constants")}
        found.setdefault(syntax, []).append(claim)
    return found


def same_text(known: Sequence[Entry], syntax: str, sum: str) -> list[Entry]:
    """The entries, of those that may describe a kernel, that are of the same text."""
    return [entry for entry in known if entry.get(f"{syntax}_sha256") == sum]


def of_syntax(claims: Sequence[ProvedFor], syntax: str) -> list[ProvedFor]:
    """Return those of an entry's claims that can be of its text in a syntax. A compiler reads C and
    GAS's syntaxes; of C it makes one format."""
    formats = {format for s, format, _ in VARIANTS if s == syntax}
    return [c for c in claims if c["assembler"] in ASSEMBLERS[syntax] and c["format"] in formats]


def before(known: Sequence[Entry], syntax: str, sum: str) -> list[ProvedFor]:
    """What earlier manifests claim of a kernel's text."""
    for entry in same_text(known, syntax, sum):
        told = of_syntax(entry.get("proved_for") or (), syntax)
        if told:
            return told
    return []


def settled(old: Sequence[ProvedFor], new: Sequence[ProvedFor]) -> list[ProvedFor]:
    """The claims of a text that is unchanged: as they were, unless an assembler and version named there gives other code."""
    by_name = {tuple(claim[name] for name in NAMES): claim["code_sha256"] for claim in old}
    wrong = any(by_name.get(tuple(claim[name] for name in NAMES), claim["code_sha256"]) != claim["code_sha256"]
                for claim in new)
    older = bool(new) and any("constants" not in claim for claim in old)      # written before claims had them
    return list(new) if wrong or not old or older else list(old)


def settle(entry: Entry, sums: Mapping[str, str], held: Objects, known: Sequence[Entry], prove: bool,
           wipe: bool = False, again: bool = True) -> set[str]:
    """Fills in `proved` and `proved_for` of an entry; the syntaxes whose text is proved. `sums`: the hash of each text. Without
    `again`, code that was proved before, as the `known` say of the same text, is not proved again; what has to wipe is."""
    old = {syntax: before(known, syntax, sum) for syntax, sum in sums.items()}
    here = proved_here(held, entry, wipe, {} if again or wipe else old) if prove else {}
    told = {syntax: settled(old[syntax], here.get(syntax, [])) for syntax, sum in sums.items()} if prove else {}
    entry["proved_for"] = []
    for claim in [claim for syntax in sums for claim in told.get(syntax, [])]:
        if claim not in entry["proved_for"]:             # of a table in GAS's syntax and in C the same
            entry["proved_for"].append(claim)
    proved = {syntax for syntax in sums if told.get(syntax)}
    entry["proved"] = proved == set(sums)
    return proved
