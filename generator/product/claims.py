"""Claims of generated files: the objects, of which assembler and format, for which each kernel was
proved.

Input: a kernel configuration's texts. Output: their objects and, for each kernel, `proved_for`:
assembler, version, format, convention, the hash of the proved code, and the offsets of its
constants (fingerprint.ConstantRange). `Scope` selects the objects that a run proves.

A proof is about bytes, so a claim holds wherever the same text gives the same code. A text that
equals that of an earlier manifest keeps its claims, unless the assembler and version of a claim
give other code now. A new claim is added only if the text had none (or beside them, with
PROVE=all). So `gen` of committed kernels changes no claim, whatever it proves and whatever
assemblers the machine has; the command line reports the proofs of the run itself.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from ..check import ObjectError
from ..check.fingerprint import code_hash
from ..check.objects import load
from ..output import banner
from ..spec.kinds import functions
from ..x86 import flavour
from .prove import VerdictData, shortfall, verdict
from .toolchain import VARIANTS, NotProved, assemble, assembler

Entry = dict[str, Any]
ProvedFor = dict[str, Any]
Objects = dict[tuple[str, str, str | None, str], bytes]   # syntax, format, convention, how a house builds -> object

ASSEMBLERS = {"gas": ("gas", "clang"), "att": ("gas", "clang"), "nasm": ("nasm",), "go": ("go",),
              "c": ("gcc", "clang")}                      # who reads a syntax
NAMES = ("assembler", "version", "format", "convention")
Names = tuple[str | None, ...]                            # their values in a claim


class Scope(Enum):
    """Objects that a run proves itself.

    For the other objects that the run assembles it accepts a manifest's claim about the same text
    and the same code. An object without such a claim is proved in every scope.
    """

    CHANGED = "changed"       # no ELF object that a manifest vouches for; no other format is assembled: `vendor` and `report`
    HOST = "host"             # of each kernel the host's object, ELF, by the first syntax; no other format is assembled
    ALL = "all"               # every object that assemblers here make: `gen` without choices, `fresh`
    EXTEND = "extend"         # as ALL, and claims that the manifest lacks are added to it: PROVE=all


@dataclass
class ProofRecord:
    """Proofs of one kernel.

    `formats`: syntax -> object formats of its claims; `here`: the claims, by NAMES, that this run
    proved (or an earlier run on this machine, whose verdict is cached).
    """

    formats: dict[str, list[str]]
    here: set[Names] = field(default_factory=set)


def objects(texts: Mapping[str, str], all_formats: bool, downstream: str | None = None) -> Objects:
    """Return the objects of the texts: ELF only, or with `all_formats` every format that assemblers
    here make.

    The text of a downstream project is assembled as ELF only, once for each configuration in which
    the project builds.
    """
    return {(syntax, format, abi, way): object for syntax, format, abi in VARIANTS
            if syntax in texts and (all_formats or format == "elf64") for way in flavour.build_configurations(downstream, format)
            if (object := assemble(texts[syntax], syntax, format, flavour.find(downstream), way)) is not None}


def elf_objects(objects: Objects) -> dict[str, bytes]:
    """Return the ELF object of each syntax."""
    claims_by_syntax: dict[str, bytes] = {}
    for (syntax, format, *_), object in objects.items():
        if format == "elf64":
            claims_by_syntax.setdefault(syntax, object)
    return claims_by_syntax


def stack_bytes_of(entry: Mapping[str, Any], abi: str) -> int | None:
    """Return the bytes of stack that an entry states for a calling convention; the largest, if it states one number only."""
    by_convention: Mapping[str, int] = entry.get("stack_bytes_by_convention") or {}
    return by_convention.get(abi, entry.get("stack_bytes"))


def demand(verdict: VerdictData, wipe: bool, stack_bytes: int | None) -> None:
    """Raise NotProved unless a verdict allows the kernel to be written.

    The kernel must be proved, with at most `stack_bytes` of stack; with `wipe`, no secret may
    remain in a register or below the stack pointer.
    """
    if not verdict["proved"]:
        raise NotProved(f"{verdict['symbol']}: {verdict['message']}")
    if short := shortfall(verdict, wipe, stack_bytes):
        raise NotProved(short)


def proved_before(object: bytes, entry: Entry, claims: Sequence[ProvedFor], format: str, convention: str | None
                  ) -> VerdictData | None:
    """Return a verdict from a claim, if the object has exactly the code and constants of that
    claim; else None."""
    for claim in claims:
        if (claim["format"], claim["convention"]) == (format, convention) and claim.get("constants") is not None:
            try:
                now = code_hash(load(object, entry["symbol"]), entry["symbol"], claim["constants"])
            except ObjectError:
                continue
            if now == claim["code_sha256"]:
                return {"symbol": entry["symbol"], "proved": True, "residue": {}, **claim}
    return None


def prove_objects(objects: Objects, entry: Entry, wipe: bool, earlier_claims: Mapping[str, Sequence[ProvedFor]]
                  ) -> tuple[dict[str, list[ProvedFor]], set[Names]]:
    """Prove a kernel's objects. Return the claims by syntax, and the names of those that were not
    among `earlier_claims`.

    Raises NotProved if a proof fails.
    """
    claims_by_syntax: dict[str, list[ProvedFor]] = {}
    here: set[Names] = set()
    for (syntax, format, abi, way), object in objects.items():
        convention = abi if entry["kind"] in functions() else None
        name, version = assembler(syntax, format)
        names = (name, f"{version} {way}".rstrip(), format, convention)
        object_claim = proved_before(object, entry, earlier_claims.get(syntax, ()), format, convention)
        if object_claim is None:
            object_claim = verdict(object, entry["symbol"], entry, abi or "sysv")
            here.add(names)
        demand(object_claim, wipe, stack_bytes_of(entry, abi or "sysv"))
        claims_by_syntax.setdefault(syntax, []).append(dict(zip(NAMES, names)) | {
            "code_sha256": object_claim["code_sha256"], "constants": object_claim.get("constants")})
    return claims_by_syntax, here


def entries_of_text(entries: Sequence[Entry], syntax: str, sum: str) -> list[Entry]:
    """Return the entries whose text in a syntax has this hash."""
    return [entry for entry in entries if entry.get(f"{syntax}_sha256") == sum]


def of_syntax(claims: Sequence[ProvedFor], syntax: str) -> list[ProvedFor]:
    """Return those of an entry's claims that can be of its text in a syntax. A compiler reads C and
    GAS's syntaxes; of C it makes one format."""
    formats = {format for s, format, _ in VARIANTS if s == syntax}
    return [c for c in claims if c["assembler"] in ASSEMBLERS[syntax] and c["format"] in formats]


def earlier_claims(entries: Sequence[Entry], syntax: str, sum: str) -> list[ProvedFor]:
    """Return the claims of earlier manifests about a kernel's text."""
    for entry in entries_of_text(entries, syntax, sum):
        entry_claims = of_syntax(entry.get("proved_for") or (), syntax)
        if entry_claims:
            return entry_claims
    return []


def updated_claims(old: Sequence[ProvedFor], new: Sequence[ProvedFor], extend: bool = False) -> list[ProvedFor]:
    """Return the claims of an unchanged text.

    These are the old claims, unless an assembler and version named there gives other code now; then
    the new ones. With `extend`, new claims of other assemblers follow the old ones.
    """
    by_name = {tuple(claim[name] for name in NAMES): claim["code_sha256"] for claim in old}
    wrong = any(by_name.get(tuple(claim[name] for name in NAMES), claim["code_sha256"]) != claim["code_sha256"]
                for claim in new)
    older = bool(new) and any("constants" not in claim for claim in old)      # written before claims had them
    if wrong or not old or older:
        return list(new)
    return [*old, *(c for c in new if extend and tuple(c[name] for name in NAMES) not in by_name)]


def accepted_claims(old: Mapping[str, Sequence[ProvedFor]], objects: Objects, scope: Scope) -> Mapping[str, Sequence[ProvedFor]]:
    """Return the earlier claims, by syntax, that a scope accepts instead of a proof."""
    if scope is Scope.CHANGED:
        return old
    first = next((syntax for syntax, *_ in objects), None)
    return {s: claims for s, claims in old.items() if s != first} if scope is Scope.HOST else {}


def set_proofs(entry: Entry, sums: Mapping[str, str], objects: Objects, entries: Sequence[Entry], prove: bool,
           wipe: bool = False, scope: Scope = Scope.HOST) -> ProofRecord:
    """Set `proved` and `proved_for` of a manifest entry.

    `sums`: the hash of each text; `entries`: entries of earlier manifests. A kernel with `wipe` is
    proved in any scope, since claims say nothing about residue. Raises NotProved if a proof fails.
    """
    if not prove:
        entry |= {"proved": False, "proved_for": []}
        return ProofRecord({})
    old = {syntax: earlier_claims(entries, syntax, sum) for syntax, sum in sums.items()}
    new, new_claims = prove_objects(objects, entry, wipe, {} if wipe else accepted_claims(old, objects, scope))
    claims_by_syntax = {syntax: updated_claims(old[syntax], new.get(syntax, []), scope is Scope.EXTEND) for syntax in sums}
    entry["proved_for"] = []
    for claim in [claim for syntax in sums for claim in claims_by_syntax[syntax]]:
        if claim not in entry["proved_for"]:             # of a table in GAS's syntax and in C the same
            entry["proved_for"].append(claim)
    entry["proved"] = all(claims_by_syntax.values())
    formats = {syntax: list(dict.fromkeys(c["format"] for c in claims)) for syntax, claims in claims_by_syntax.items() if claims}
    return ProofRecord(formats, new_claims)


def sentence(entries: Sequence[Entry], here: set[Names]) -> str:
    """Return a summary of the proofs of the entries, by this run and by earlier ones."""
    def summary(claims: set[Names]) -> str:
        by_tool: dict[str, set[str]] = {}
        for name, version, format, convention in claims:
            kind = "Go" if convention == "abi0" else banner.FORMATS[str(format)]
            by_tool.setdefault(f"{name} {version}", set()).add(kind)
        return "; ".join(f"{', '.join(f for f in (*banner.FORMATS.values(), 'Go') if f in formats)} ({tool})"
                         for tool, formats in sorted(by_tool.items())) or "nothing"
    rest = {tuple(claim[name] for name in NAMES) for e in entries for claim in e["proved_for"]} - here
    return f"proved here: {summary(here)}" + (f"; proved elsewhere, of the same text: {summary(rest)}" if rest else "")

