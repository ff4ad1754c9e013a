"""Verdicts on the kernels of objects: the prover's, or a stored proof about the same bytes and
claim. Tables are compared with the specification.
"""

import hashlib
import json
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from ..check.claim import Claim, with_statement
from ..check.contents import ObjectError
from ..check.disassembly import Disassembly
from ..check.foreign import compare
from ..check.image import Image
from ..check.objects import load
from ..spec.kinds import code_kind_names, function_of_entry
from ..x86 import flavour
from . import gobuild

VerdictData = dict[str, Any]  # field -> value of a verdict and its details
Proof = dict[str, Any]  # what a proof is about: PROOF_FIELDS of a verdict

PROOF_FIELDS = ("claim", "code_sha256", "stack_bytes")

# text of a claim in System V's convention -> normal forms of its specification
Specifications = dict[str, Any]


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
        return with_format(table_verdict(object, symbol, entry), object, foreign)
    image, claim = load(object), claim_of(entry, abi)
    verdicts = [prove_function(image, name, claim, specifications)
                for name in proved_symbols(symbol, abi)]
    result = next((v for v in verdicts if not v["proved"]), verdicts[0])
    if abi == "abi0":  # of the function that both callers call
        result |= {"symbol": symbol, "abi": abi, "claim": claim.text}
        if result["proved"]:
            code, count = f"{symbol}{gobuild.ABI0_SUFFIX}", entry["signature"].count(",") + 1
            result |= {"code_sha256": Disassembly(image, image.address_of(code)).sha256,
                       "stack_bytes": result["stack_bytes"] - gobuild.caller_bytes(count)}
    return with_format(result, object, foreign)


def proved_symbols(symbol: str, abi: str) -> list[str]:
    """Return the functions that are proved for a kernel: of one for Go its callers (gobuild.py)."""
    return [symbol, symbol + gobuild.SHIFTED] if abi == "abi0" else [symbol]


def with_format(verdict: VerdictData, object: bytes, foreign: bytes | None) -> VerdictData:
    """Return a verdict on an ELF object with its statement, and with the format for which it is
    proved. It is negative if `foreign`, in another format, does not equal the object."""
    format, fault = ("elf64", "") if foreign is None else compare(object, foreign)
    if fault:
        verdict = {**verdict, "proved": False, "message": fault}
    return with_statement({**verdict, "format": format})


def prove_function(image: Image, symbol: str, claim: Claim,
                   specifications: Specifications | None) -> VerdictData:
    """Return the prover's verdict on a function. `specifications`: as in `verdict`."""
    # the prover is loaded where something is proved
    from ..check.prover import prove_object
    from ..check.task import build_specification
    from .details import EXPLAINING
    claim = replace(claim, abi="sysv") if claim.abi == "abi0" else claim
    text = replace(claim, abi="sysv").text
    specification = (None if specifications is None else
                     specifications.pop(text, None) or build_specification(claim))
    result = prove_object(image, symbol, claim, EXPLAINING, specification).as_dict()
    # the tables of a proof that was given up may be incomplete
    if specifications is not None and specification and result["proved"]:
        specifications[text] = specification
    return result


def claim_of(entry: Mapping[str, Any], abi: str) -> Claim:
    """Return the claim of a manifest's entry. `abi`: sysv, win64 or abi0 (Go), where sysv stands
    for the convention of the entry's flavour."""
    downstream = flavour.find(entry.get("flavour"))
    return Claim.of_entry(entry, downstream.convention if downstream and abi == "sysv" else abi)


def key_of_object(object: bytes, symbol: str, entry: Mapping[str, Any], abi: str,
                  companions: Collection[str] = ()) -> str | None:
    """Return the key of the proof of a kernel in proofs.json; None if its verdict can have
    assumptions. `companions`: the other functions of the object, which are proved too."""
    claim, image = claim_of(entry, abi).text, load(object)
    others = image.exported if abi == "abi0" else companions
    keys = [Disassembly(image, image.address_of(name)).proof_key(name, claim, others)
            for name in proved_symbols(symbol, abi)]
    return None if None in keys else hashlib.sha256("".join(map(str, keys)).encode()).hexdigest()


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


def table_bytes(entry: Mapping[str, Any]) -> bytes:
    """Return the words W_t + K_t that the specification has for a table."""
    words = function_of_entry(entry).expected_words(None, 0)
    return b"".join(int(word.word).to_bytes(word.size, "little") for word in words)


def table_verdict(object: bytes, symbol: str, entry: Mapping[str, Any]) -> VerdictData:
    """Return the verdict on a table of W_t + K_t. It is proved if its bytes are those of the
    specification and lie in read-only data that no linker changes."""
    expected, fault = table_bytes(entry), ""
    try:
        image = load(object)
        section = image.section_at(image.address_of(symbol, is_code=False))
        assert section is not None
        offset = image.symbols[symbol] - section.address
        if section.relocations_in(offset, len(expected)):
            fault = "holds bytes that a linker changes"
        elif section.data[offset:offset + len(expected)] != expected:
            fault = f"holds other words than {entry['hash']} has for {entry['length']} bytes"
    except ObjectError as problem:
        fault = str(problem)
    return {"symbol": symbol, "hash": entry["hash"], "kind": entry["kind"], "proved": not fault,
            "message": fault or "holds the words of the standard", "residue": {},
            "claim": claim_of(entry, "data").text, "stack_bytes": 0,
            "code_sha256": None if fault else hashlib.sha256(expected).hexdigest()}
