"""Verdicts on the kernels of objects: the prover's, or a stored proof about the same bytes and
claim. Tables are compared with the specification.
"""

import hashlib
import json
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..check.contents import ObjectError
from ..check.fingerprint import collect_code, proof_key
from ..check.foreign import compare
from ..check.objects import load
from ..spec.kinds import code_kind_names, function_of_entry
from ..x86 import flavour
from . import gobuild

if TYPE_CHECKING:
    from ..check.claim import Claim
    from ..check.specification import Specification

VerdictData = dict[str, Any]  # field -> value of a verdict and its details
Proof = dict[str, Any]  # what a proof is about: PROOF_FIELDS of a verdict

PROOF_FIELDS = ("claim", "code_sha256", "stack_bytes")

# text of a claim in System V's convention -> normal forms of its specification
Specifications = dict[str, "Specification"]


@contextmanager
def sharing_specifications() -> Iterator[Specifications]:
    """Yield an empty dictionary. Calls of `verdict` with it share the normal forms of
    specifications, which are freed at the end."""
    specifications: Specifications = {}
    try:
        yield specifications
    finally:
        for specification in specifications.values():
            specification.algebra.__dict__.clear()  # break the reference cycles


def verdict(object: bytes, symbol: str, entry: Mapping[str, Any], abi: str = "sysv",
            specifications: Specifications | None = None,
            foreign: bytes | None = None) -> VerdictData:
    """Prove one kernel of an ELF object. `entry`: of the manifest; `abi`: as in
    `claim_of`; `specifications`: of earlier proofs; `foreign`: COFF or Mach-O object of the same
    text, which must equal it. Raise ObjectError if the function cannot be read."""
    if entry["kind"] not in code_kind_names():
        result = table_verdict(object, symbol, entry)
    elif abi == "abi0":
        result = abi0_verdict(object, symbol, entry, specifications)
    else:
        result = code_verdict(object, symbol, claim_of(entry, abi), specifications)
    return with_format(result, object, foreign)


def with_format(verdict: VerdictData, object: bytes, foreign: bytes | None) -> VerdictData:
    """Return a verdict on an ELF object with its statement, and with the format for which it is
    proved. It is negative if `foreign`, in another format, does not equal the object."""
    from ..check.verdict import with_statement
    format, fault = ("elf64", "") if foreign is None else compare(object, foreign)
    if fault:
        verdict = {**verdict, "proved": False, "message": fault}
    return with_statement({**verdict, "format": format})


def code_verdict(object: bytes, symbol: str, claim: "Claim",
                 specifications: Specifications | None) -> VerdictData:
    """Return the prover's verdict on a function. The parameters are those of `verdict`."""
    # the prover is loaded where something is proved
    from ..check.prover import prove_object
    from ..check.task import build_specification
    from .details import EXPLAINING
    code, text = collect_code(load(object), symbol), replace(claim, abi="sysv").text
    specification = (None if specifications is None else
                     specifications.pop(text, None) or build_specification(claim))
    result = prove_object(code.program, symbol, claim, EXPLAINING, specification).as_dict()
    # the tables of a proof that was given up may be incomplete
    if specifications is not None and specification and result["proved"]:
        specifications[text] = specification
    return result


def claim_of(entry: Mapping[str, Any], abi: str) -> "Claim":
    """Return the claim of a manifest's entry. `abi`: sysv, win64 or abi0 (Go), where sysv stands
    for the convention of the entry's flavour."""
    from ..check.claim import Claim
    downstream = flavour.find(entry.get("flavour"))
    return Claim.of_entry(entry, downstream.convention if downstream and abi == "sysv" else abi)


def abi0_verdict(object: bytes, symbol: str, entry: Mapping[str, Any],
                 specifications: Specifications | None) -> VerdictData:
    """Return the verdict on a function in Go's calling convention: that on its two callers
    (gobuild.py), with the stack bytes and code hash of the function."""
    claim, count = claim_of(entry, "abi0"), entry["signature"].count(",") + 1
    caller_verdicts = [code_verdict(object, f"{symbol}{end}", replace(claim, abi="sysv"),
                                    specifications) for end in CALLERS]
    combined = next((v for v in caller_verdicts if not v["proved"]),
                    caller_verdicts[0]) | {"symbol": symbol, "abi": "abi0", "claim": claim.text}
    if not combined["proved"]:
        return combined
    code = collect_code(load(object), f"{symbol}{gobuild.ABI0_SUFFIX}")
    return combined | {"code_sha256": code.sha256,
                       "stack_bytes": combined["stack_bytes"] - gobuild.caller_bytes(count)}


CALLERS = ("", gobuild.SHIFTED)  # ends of the symbols of both callers of a function of Go


def key_of_object(object: bytes, symbol: str, entry: Mapping[str, Any], abi: str,
                  companions: Collection[str] = ()) -> str | None:
    """Return the key of the proof of a kernel in proofs.json; None if its verdict can have
    assumptions. `companions`: the other functions of the object, which are proved too."""
    claim, image, is_go = claim_of(entry, abi).text, load(object), abi == "abi0"
    others = {*companions, *(image.exported if is_go else ())}
    keys = [proof_key(collect_code(image, name), name, claim, others)
            for name in ([f"{symbol}{end}" for end in CALLERS] if is_go else [symbol])]
    return (None if None in keys else keys[0] if not is_go else
            hashlib.sha256("".join(map(str, keys)).encode()).hexdigest())


def prove_or_look_up(object: bytes, symbol: str, entry: Mapping[str, Any], abi: str,
                     proofs: Mapping[str, Proof], specifications: Specifications,
                     companions: Collection[str] = (), foreign: bytes | None = None
                     ) -> tuple[VerdictData, str | None]:
    """Return the verdict on a kernel, by one of `proofs` (key -> proof) or else by the prover, and
    the key under which it may be stored: None if it is not proved or has assumptions. The
    parameters are those of `verdict` and `key_of_object`."""
    is_code = entry["kind"] in code_kind_names()
    key = key_of_object(object, symbol, entry, abi, companions) if is_code else None
    if key is not None and key in proofs:
        stored = {"symbol": symbol, "proved": True, "residue": {}, **proofs[key]}
        return with_format(stored, object, foreign), key
    result = verdict(object, symbol, entry, abi, specifications, foreign)
    if not is_code:
        facts = json.dumps([result["claim"], result["code_sha256"]])
        key = hashlib.sha256(facts.encode()).hexdigest()
    is_free = all(a["kind"] == "other symbol" for a in result.get("assumptions", ()))
    return result, key if result["proved"] and is_free else None


def table_verdict(object: bytes, symbol: str, entry: Mapping[str, Any]) -> VerdictData:
    """Return the verdict on a table of W_t + K_t. It is proved if its bytes are those of the
    specification and lie in read-only data that no linker changes."""
    from ..spec.samples import IntegerEvaluation, expected_bytes
    f = function_of_entry(entry)
    numbers = IntegerEvaluation(f, b"", [], [])
    expected, words = expected_bytes(f, numbers, 0), list(f.expected_words(numbers, 0))
    actual, fault = table_bytes(object, symbol, len(expected))
    wrong = [w.name for w in words for part in [slice(w.offset, w.offset + w.size)]
             if actual[part] != expected[part]]
    if wrong and not fault:
        fault = f"holds another {wrong[0]} than {f.hash.STANDARD} has for {entry['length']} bytes"
    return {"symbol": symbol, "hash": entry["hash"], "kind": entry["kind"], "proved": not fault,
            "message": fault or f"the {len(words)} words are {f.hash.STANDARD}'s", "residue": {},
            "claim": claim_of(entry, "data").text, "stack_bytes": 0,
            "code_sha256": None if fault else hashlib.sha256(expected).hexdigest()}


def table_bytes(object: bytes, symbol: str, size: int) -> tuple[bytes, str]:
    """Return the `size` bytes of a table, and the reason why they may change after the object was
    made, "" if nothing changes them. If the table cannot be found, return b"" and the reason."""
    try:
        image = load(object)
        address = image.address_of(symbol, is_code=False)
    except ObjectError as error:
        return b"", str(error)
    section = image.section_at(address)
    assert section is not None
    fault = ("holds bytes that a linker changes"
             if section.relocations_in(address - section.address, size) else "")
    return image.read_bytes(address, size), fault
