"""Claims of generated files: the assemblers and object formats for which each kernel is proved.

Input: a kernel configuration's texts. Output: their objects and, for each kernel, `proved_for`:
assembler, version, format, convention, the hash of the proved code, and the offsets of its
constants (fingerprint.ConstantRange). `Scope` selects the objects that a run proves.

A proof is about bytes, so a claim holds wherever the same text gives the same code. A text that an
earlier manifest lists keeps its claims there, unless the same version of an assembler makes other
code now. A new claim is stored only if the text had no claims; PROVE=all adds it to earlier ones.
So `gen` of committed kernels changes no claim, whatever the run proves and whatever assemblers the
machine has. The command line reports the proofs of the run itself.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from ..check import ObjectError
from ..check.fingerprint import code_hash, collect_code
from ..check.objects import load
from ..output import banner
from ..spec.kinds import code_kind_names
from ..x86 import flavour
from .manifest import Entry
from .prove import VerdictData, limit_violation, sharing_specifications, verdict
from .toolchain import VARIANTS, NotProved, assemble, assembler_version

ProvedFor = dict[str, Any]  # a claim: an item of a manifest entry's `proved_for`
# syntax, format, convention, build configuration -> object
Objects = dict[tuple[str, str, str | None, str], bytes]

ASSEMBLERS = {"gas": ("gas", "clang"), "att": ("gas", "clang"), "nasm": ("nasm",), "go": ("go",),
              "c": ("gcc", "clang")}  # syntax -> assemblers that read it
IDENTITY_FIELDS = ("assembler", "version", "format", "convention")
ClaimIdentity = tuple[str | None, ...]  # values of IDENTITY_FIELDS


class Scope(Enum):
    """Objects that a run proves even if a manifest has a claim about the same text and code.

    For any other object that the run assembles, it accepts such a claim. An object without such a
    claim is proved in every scope.
    """

    CHANGED = "changed"  # no object; only ELF objects are assembled (`vendor`, `report`)
    HOST = "host"  # each kernel's ELF object of the first syntax; other formats are not assembled
    ALL = "all"  # every object that assemblers here make (`gen` without options, `fresh`)
    EXTEND = "extend"  # as ALL; new claims are added to a text's earlier claims (PROVE=all)


def assemble_objects(texts: Mapping[str, str], all_formats: bool,
                     flavour_name: str | None = None, names: Mapping[str, str] | None = None
                     ) -> Objects:
    """Return (syntax, format, convention, build configuration) -> object of a file's texts.

    `texts`: syntax -> text. `all_formats`: whether to assemble for every format that this machine
    can make, or else for ELF only. `flavour_name`: name of a flavour, whose texts are assembled for
    ELF only, once for each build configuration of the downstream project; the build configuration
    is "" without a flavour. `names`: syntax -> the file's name in messages. An object is missing if
    the machine has no assembler for it.
    """
    return {(syntax, format, abi, build_configuration): object for syntax, format, abi in VARIANTS
            if syntax in texts and (all_formats or format == "elf64")
            for build_configuration in flavour.build_configurations(flavour_name, format)
            if (object := assemble(texts[syntax], syntax, format, flavour.find(flavour_name),
                                   build_configuration, (names or {}).get(syntax, "the text"))
                          ) is not None}


def claim_identity(claim: ProvedFor) -> ClaimIdentity:
    """Return (assembler, version, format, convention) of a claim."""
    return tuple(claim[name] for name in IDENTITY_FIELDS)


def elf_objects(objects: Objects) -> dict[str, bytes]:
    """Return syntax -> ELF object made from the kernel's file in that syntax; the first one if
    there are several, for different conventions or build configurations."""
    objects_by_syntax: dict[str, bytes] = {}
    for (syntax, format, *_), object in objects.items():
        if format == "elf64":
            objects_by_syntax.setdefault(syntax, object)
    return objects_by_syntax


def stack_bytes_of(entry: Mapping[str, Any], abi: str) -> int | None:
    """Return the stack bytes that a manifest entry states for a calling convention; None if it
    states none. An entry of an older version states one number for all conventions."""
    by_convention: Mapping[str, int] = entry.get("stack_bytes_by_convention") or {}
    return by_convention.get(abi, entry.get("stack_bytes"))


def require_proved(verdict: VerdictData, wipe: bool, stack_bytes: int | None) -> None:
    """Raise NotProved if a verdict says that the kernel is not proved, uses more than `stack_bytes`
    of stack (None: no limit), or with `wipe` leaves a secret in a register or below the stack
    pointer."""
    if not verdict["proved"]:
        raise NotProved(f"{verdict['symbol']}: {verdict['message']}")
    if reason := limit_violation(verdict, wipe, stack_bytes):
        raise NotProved(reason)


def verdict_from_claims(object: bytes, entry: Entry, claims: Sequence[ProvedFor], format: str,
                        convention: str | None) -> VerdictData | None:
    """Return the verdict "proved" with the fields of the first of `claims` that is about the code
    in an object; None if there is none. Such a claim has this format and convention (None for a
    table) and lists its constants. Its hash equals that of the code and constants in the object.
    `entry`: the kernel's manifest entry."""
    for claim in claims:
        if ((claim["format"], claim["convention"]) == (format, convention)
            and claim.get("constants") is not None):
            try:
                code = collect_code(load(object, entry["symbol"]), entry["symbol"])
                object_hash = code_hash(code, claim["constants"])
            except ObjectError:
                continue
            if object_hash == claim["code_sha256"]:
                return {"symbol": entry["symbol"], "proved": True, "residue": {}, **claim}
    return None


def prove_objects(objects: Objects, entry: Entry, wipe: bool,
                  earlier_claims: Mapping[str, Sequence[ProvedFor]]
                  ) -> tuple[dict[str, list[ProvedFor]], set[ClaimIdentity]]:
    """Prove a kernel in each of its objects, unless one of `earlier_claims` (syntax -> claims) is
    about the object's code. `entry`: the kernel's manifest entry; `wipe`: require zeroization.

    Return syntax -> claims about its objects, accepted or proved, and the identities of the claims
    that were proved now. Raise NotProved if an object does not meet `require_proved`.
    """
    claims_by_syntax: dict[str, list[ProvedFor]] = {}
    new_claims: set[ClaimIdentity] = set()
    with sharing_specifications() as specifications:
        for (syntax, format, abi, build_configuration), object in objects.items():
            convention = abi if entry["kind"] in code_kind_names() else None
            name, version = assembler_version(syntax, format)
            identity = (name, f"{version} {build_configuration}".rstrip(), format, convention)
            proof = verdict_from_claims(object, entry, earlier_claims.get(syntax, ()), format,
                                        convention)
            if proof is None:
                proof = verdict(object, entry["symbol"], entry, abi or "sysv", specifications)
                new_claims.add(identity)
            require_proved(proof, wipe, stack_bytes_of(entry, abi or "sysv"))
            claims_by_syntax.setdefault(syntax, []).append(dict(zip(IDENTITY_FIELDS, identity)) | {
                "code_sha256": proof["code_sha256"], "constants": proof.get("constants")})
    return claims_by_syntax, new_claims


def entries_of_text(entries: Sequence[Entry], syntax: str, text_hash: str) -> list[Entry]:
    """Return the manifest entries whose text in a syntax has the SHA-256 `text_hash`."""
    return [entry for entry in entries if entry.get(f"{syntax}_sha256") == text_hash]


def claims_of_syntax(claims: Sequence[ProvedFor], syntax: str) -> list[ProvedFor]:
    """Return the claims of an entry that can be about its text in a syntax: an assembler of this
    syntax made the object, in a format for which the syntax is assembled. Both are tested, because
    clang assembles GAS syntax for every format, and compiles C for ELF only."""
    formats = {format for s, format, _ in VARIANTS if s == syntax}
    return [c for c in claims if c["assembler"] in ASSEMBLERS[syntax] and c["format"] in formats]


def earlier_claims(entries: Sequence[Entry], syntax: str, text_hash: str) -> list[ProvedFor]:
    """Return the claims about a kernel's text in a syntax, from the first of the `entries` that has
    any; [] if none has. `entries`: the kernel's entries in earlier manifests; `text_hash`: the
    text's SHA-256."""
    for entry in entries_of_text(entries, syntax, text_hash):
        entry_claims = claims_of_syntax(entry.get("proved_for") or (), syntax)
        if entry_claims:
            return entry_claims
    return []


def updated_claims(old: Sequence[ProvedFor], new: Sequence[ProvedFor],
                   extend: bool = False) -> list[ProvedFor]:
    """Return the claims to store for a text. `old`: claims of an earlier manifest about the text;
    `new`: claims of this run.

    Return `new` if there are no old claims, or if the same version of an assembler makes other code
    now. Return it also if it is not empty and an old claim has no constants. Otherwise return
    `old`; with `extend`, add the new claims that differ from all old ones in assembler, version,
    format or convention.
    """
    old_code = {claim_identity(claim): claim["code_sha256"] for claim in old}
    has_other_code = any(old_code.get(claim_identity(claim), claim["code_sha256"])
                         != claim["code_sha256"] for claim in new)
    # Claims of early versions have no constants.
    lacks_constants = new and any("constants" not in claim for claim in old)
    if has_other_code or not old or lacks_constants:
        return list(new)
    return [*old, *(claim for claim in new if extend and claim_identity(claim) not in old_code)]


def accepted_claims(old: Mapping[str, Sequence[ProvedFor]], objects: Objects,
                    scope: Scope) -> Mapping[str, Sequence[ProvedFor]]:
    """Return syntax -> earlier claims that a run with this scope accepts instead of a proof. With
    CHANGED these are all of `old` (syntax -> earlier claims). With HOST the first syntax of
    `objects` is left out. With ALL and EXTEND there are none."""
    if scope is Scope.CHANGED:
        return old
    first_syntax = next((syntax for syntax, *_ in objects), None)
    return ({s: claims for s, claims in old.items() if s != first_syntax} if scope is Scope.HOST
            else {})


def set_proofs(entry: Entry, text_hashes: Mapping[str, str], objects: Objects,
               entries: Sequence[Entry], prove: bool,
               wipe: bool = False, scope: Scope = Scope.HOST
               ) -> tuple[dict[str, list[ProvedFor]], set[ClaimIdentity]]:
    """Set `proved` and `proved_for` of a manifest entry. Return syntax -> claims about the text in
    that syntax, and the identities of the claims that this run proved. A cached verdict of an
    earlier run on this machine counts as a proof by this run. `proved` is True if there are claims
    about every text. Without `prove`, nothing is proved, and both results are empty.

    `text_hashes`: syntax -> SHA-256 of the text; `entries`: entries of earlier manifests about the
    same symbol. A kernel with `wipe` is proved in any scope, since claims say nothing about
    residue. Raise NotProved if a proof fails.
    """
    if not prove:
        entry |= {"proved": False, "proved_for": []}
        return {}, set()
    old_claims = {syntax: earlier_claims(entries, syntax, text_hash)
                  for syntax, text_hash in text_hashes.items()}
    proved_claims, new_claims = prove_objects(objects, entry, wipe, {} if wipe
                                              else accepted_claims(old_claims, objects, scope))
    claims_by_syntax = {syntax: updated_claims(old_claims[syntax], proved_claims.get(syntax, []),
                                               scope is Scope.EXTEND)
                        for syntax in text_hashes}
    entry["proved_for"] = []
    for claim in [claim for syntax in text_hashes for claim in claims_by_syntax[syntax]]:
        if claim not in entry["proved_for"]:  # equal for a table in GAS's syntax and in C
            entry["proved_for"].append(claim)
    entry["proved"] = all(claims_by_syntax.values())
    return claims_by_syntax, new_claims


def describe_proofs(entries: Sequence[Entry], new_claims: set[ClaimIdentity]) -> str:
    """Return a line with the assemblers and object formats for which the kernels of manifest
    entries are proved, by this run (`new_claims`) and by earlier runs."""
    def summary(claims: set[ClaimIdentity]) -> str:
        """Return claims as text: the object formats of each assembler, with its version."""
        by_tool: dict[str, set[str]] = {}
        for name, version, format, convention in claims:
            kind = "Go" if convention == "abi0" else banner.FORMATS[str(format)]
            by_tool.setdefault(f"{name} {version}", set()).add(kind)
        return "; ".join(
            f"{', '.join(f for f in (*banner.FORMATS.values(), 'Go') if f in formats)} ({tool})"
                         for tool, formats in sorted(by_tool.items())) or "nothing"
    old_claims = {claim_identity(claim) for e in entries for claim in e["proved_for"]} - new_claims
    new_summary = f"proved here: {summary(new_claims)}"
    if not old_claims:
        return new_summary
    return f"{new_summary}; proved elsewhere, of the same text: {summary(old_claims)}"
