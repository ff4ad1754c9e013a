"""Claims of generated files: for which assemblers, object formats and conventions each kernel is
proved. A claim says that an assembler makes code of a text, and names what is proved of that code.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ..output import banner
from ..spec.kinds import code_kind_names
from ..x86 import flavour
from .manifest import Entry
from .prove import PROOF_FIELDS, Proof, VerdictData, prove_or_look_up, sharing_specifications
from .toolchain import (
    VARIANTS,
    Assembly,
    NotProved,
    assemble_format,
    assembler_version,
    variants_of,
)

ProvedFor = dict[str, Any]  # a claim: an item of a manifest entry's `proved_for`
# syntax, format, convention, build configuration -> objects
Objects = dict[tuple[str, str, str | None, str], Assembly]

IDENTITY_FIELDS = ("assembler", "version", "format", "convention")


def assemble_objects(texts: Mapping[str, str], all_formats: bool,
                     flavour_name: str | None = None, names: Mapping[str, str] | None = None
                     ) -> Objects:
    """Return objects of texts (syntax -> text) by assemblers here: for ELF and one convention
    unless `all_formats`, and for each build configuration of a flavour. `names`: of files, in
    messages."""
    has_code = any("_WIN64" in text for text in texts.values())
    return {(syntax, format, abi, options): assembly
            for syntax, format, abi in variants_of(texts, has_code)
            if all_formats or format == "elf64" and abi != "win64"
            for options in flavour.build_configurations(flavour_name, format, abi)
            if (assembly := assemble_format(texts[syntax], syntax, format,
                                            flavour.find(flavour_name), options,
                                            (names or {}).get(syntax, "the text"),
                                            abi)) is not None}


def elf_objects(objects: Objects) -> dict[str, bytes]:
    """Return syntax -> first ELF object."""
    objects_by_syntax: dict[str, bytes] = {}
    for (syntax, format, *_), assembly in objects.items():
        if format == "elf64":
            objects_by_syntax.setdefault(syntax, assembly.object)
    return objects_by_syntax


def stack_bytes_of(entry: Mapping[str, Any], abi: str) -> int | None:
    """Return the stack bytes that a manifest entry states for a convention; None for none."""
    by_convention: Mapping[str, int] = entry.get("stack_bytes_by_convention") or {}
    return by_convention.get(abi, entry.get("stack_bytes"))


def with_stack_limit(verdict: VerdictData, stack_bytes: int | None) -> VerdictData:
    """Return the verdict, negative if it has more stack bytes than the limit (None: no limit)."""
    if stack_bytes is None or verdict.get("stack_bytes", 0) <= stack_bytes:
        return verdict
    from ..check.claim import with_statement
    message = (f"it uses {verdict['stack_bytes']} bytes of stack, more than the claimed "
               f"{stack_bytes}")
    return with_statement({**verdict, "proved": False, "message": message})


def prove_objects(objects: Objects, entry: Entry, proofs: Mapping[str, Proof],
                  companions: Sequence[str]) -> tuple[list[ProvedFor], dict[str, Proof]]:
    """Return claims, and key -> proof; `companions`: functions proved beside. Raise NotProved."""
    claims: list[ProvedFor] = []
    used_proofs: dict[str, Proof] = {}
    with sharing_specifications() as specifications:
        for (syntax, format, abi, build_configuration), assembly in objects.items():
            verdict, key = prove_or_look_up(
                assembly.object, entry["symbol"], entry, abi or "sysv", {**proofs, **used_proofs},
                specifications, companions, assembly.foreign)
            verdict = with_stack_limit(verdict, stack_bytes_of(entry, abi or "sysv"))
            if not verdict["proved"]:
                raise NotProved(f"{verdict['symbol']}: {verdict['message']}")
            name, version = assembler_version(syntax, format)
            claims.append({
                "syntax": syntax, "assembler": name,
                "version": f"{version} {build_configuration}".rstrip(),
                "format": verdict["format"],
                "convention": abi if entry["kind"] in code_kind_names() else None,
                "claim": verdict["claim"], "code_sha256": verdict["code_sha256"], "proof": key})
            if key:
                used_proofs[key] = {name: verdict[name] for name in PROOF_FIELDS}
    return claims, used_proofs


def claims_of_syntax(claims: Sequence[ProvedFor], syntax: str) -> list[ProvedFor]:
    return [claim for claim in claims if claim["syntax"] == syntax]


def merge_claims(claims: Sequence[ProvedFor], earlier: Entry | None, syntaxes: Sequence[str],
                 proofs: Mapping[str, Proof]) -> list[ProvedFor]:
    """Return this run's claims, and those in `earlier` (an entry of the same texts) about other
    formats and assemblers, if proved: so a machine with fewer assemblers changes no claim. If the
    same assembler contradicts one of them, none counts."""
    def key(claim: ProvedFor, *names: str) -> tuple[Any, ...]:
        return tuple(claim[name] for name in names)

    code = {key(c, "syntax", *IDENTITY_FIELDS): c["code_sha256"] for c in claims}
    old = [c for c in (earlier or {}).get("proved_for", ())
           if c["syntax"] in syntaxes and c["proof"] in proofs]
    if any(code.get(key(c, "syntax", *IDENTITY_FIELDS), c["code_sha256"]) != c["code_sha256"]
           for c in old):
        old = []
    covered = {key(c, "syntax", "format", "convention") for c in old}
    new = [c for c in claims if key(c, "syntax", "format", "convention") not in covered]
    order = [(syntax, format) for syntax, format, _ in VARIANTS]
    return sorted([*old, *new], key=lambda c: order.index((c["syntax"], c["format"])))


def describe_proofs(entries: Sequence[Entry]) -> str:
    """Return a line with the object formats of each assembler for which entries are proved."""
    formats_by_tool: dict[str, set[str]] = {}
    for claim in [claim for entry in entries for claim in entry["proved_for"]]:
        kind = "Go" if claim["convention"] == "abi0" else banner.FORMATS[str(claim["format"])]
        formats_by_tool.setdefault(f"{claim['assembler']} {claim['version']}", set()).add(kind)
    tools = [f"{', '.join(f for f in (*banner.FORMATS.values(), 'Go') if f in formats)} ({tool})"
             for tool, formats in sorted(formats_by_tool.items())]
    return f"proved: {'; '.join(tools) or 'nothing'}"
