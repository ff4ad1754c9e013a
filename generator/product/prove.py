"""Verdicts on the kernels of objects: the prover's, or a stored proof about the same bytes and
claim. Tables are compared with the specification.
"""

import hashlib
import json
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ..check.contents import ObjectError
from ..check.fingerprint import code_hash, collect_code, proof_key
from ..check.objects import load
from ..spec.kinds import code_kind_names, function_of_entry
from ..x86 import flavour
from . import gobuild

if TYPE_CHECKING:
    from ..check.specification import Specification

VerdictData = dict[str, Any]  # field -> value of a verdict and its details
Proof = dict[str, Any]  # what a proof is about: PROOF_FIELDS of a verdict

# manifest fields that state a claim
CLAIM_FIELDS = ("hash", "kind", "n", "m", "length", "shape", "const", "prefix_block",
                "upper")
PROOF_FIELDS = ("code_sha256", "constants", "stack_bytes")

# claim without its calling convention, as JSON -> normal forms of its specification
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
            specifications: Specifications | None = None) -> VerdictData:
    """Prove one kernel of an object. `entry` has the CLAIM_FIELDS; `abi`: sysv, win64 or abi0 (Go),
    where sysv stands for the convention of the entry's flavour. `specifications`: of earlier
    proofs. Raise ObjectError if the object or the function cannot be read."""
    if entry["kind"] not in code_kind_names():
        return table_verdict(object, symbol, entry)
    if abi == "abi0":
        return abi0_verdict(object, symbol, entry, specifications)
    # the prover is loaded where something is proved
    from ..check.claim import Claim
    from ..check.prover import prove_object
    from ..check.task import build_specification
    from .details import EXPLAINING
    code = collect_code(load(object, symbol), symbol)
    text = json.dumps([entry.get(name) for name in CLAIM_FIELDS])
    claim = Claim.of_entry(entry, convention_of(entry, abi))
    specification = (None if specifications is None else
                     specifications.pop(text, None) or build_specification(claim))
    result = prove_object(code.program, symbol, claim, EXPLAINING, specification).as_dict()
    # the tables of a proof that was given up may be incomplete
    if specifications is not None and specification and result["proved"]:
        specifications[text] = specification
    has_hash = result["proved"] and result["constants"] is not None
    return result | {"code_sha256": code_hash(code, result["constants"]) if has_hash else None}


def convention_of(entry: Mapping[str, Any], abi: str) -> str:
    """Return the prover's name of a convention: sysv is that of the entry's flavour."""
    downstream = flavour.find(entry.get("flavour"))
    return downstream.convention if downstream is not None and abi == "sysv" else abi


def abi0_verdict(object: bytes, symbol: str, entry: Mapping[str, Any],
                 specifications: Specifications | None) -> VerdictData:
    """Return the verdict on a function in Go's calling convention: that on its two callers
    (gobuild.py), with the stack bytes, constants and code hash of the function."""
    image, count = load(object, symbol), entry["signature"].count(",") + 1
    caller_verdicts = [verdict(object, f"{symbol}{end}", entry, specifications=specifications)
                       for end in CALLERS]
    combined = next((v for v in caller_verdicts if not v["proved"]),
                    caller_verdicts[0]) | {"symbol": symbol, "abi": "abi0"}
    if not combined["proved"]:
        return combined
    distance = image.symbols[f"{symbol}{gobuild.ABI0_SUFFIX}"] - image.symbols[symbol]
    constants = [[at - distance, first, end] for at, first, end in combined["constants"]]
    code = collect_code(image, f"{symbol}{gobuild.ABI0_SUFFIX}")
    return combined | {"code_sha256": code_hash(code, constants),
                       "constants": constants,
                       "stack_bytes": combined["stack_bytes"] - gobuild.caller_bytes(count)}


CALLERS = ("", gobuild.SHIFTED)  # ends of the symbols of both callers of a function of Go


def key_of_object(object: bytes, symbol: str, entry: Mapping[str, Any], abi: str, wipe: bool,
                  companions: Collection[str] = ()) -> str | None:
    """Return the key of the proof of a kernel in proofs.json; None if its verdict can have
    assumptions. `wipe`: zeroization is claimed; `companions`: the other functions of the object,
    which are proved too."""
    claim = [*map(entry.get, CLAIM_FIELDS), convention_of(entry, abi), wipe]
    image, is_go = load(object, symbol), abi == "abi0"
    names = [f"{symbol}{end}" for end in CALLERS] if is_go else [symbol]
    others = {*companions, *(image.exported if is_go else ())}
    keys = [proof_key(collect_code(image, name), name, claim, others) for name in names]
    return (None if None in keys else keys[0] if not is_go else
            hashlib.sha256("".join(map(str, keys)).encode()).hexdigest())


def prove_or_look_up(object: bytes, symbol: str, entry: Mapping[str, Any], abi: str, wipe: bool,
                     proofs: Mapping[str, Proof], specifications: Specifications,
                     companions: Collection[str] = ()) -> tuple[VerdictData, str | None]:
    """Return the verdict on a kernel, by one of `proofs` (key -> proof) or else by the prover, and
    the key under which it may be stored: None if it is not proved or has assumptions. The
    parameters are those of `verdict` and `key_of_object`."""
    if entry["kind"] not in code_kind_names():
        result = table_verdict(object, symbol, entry)
        claim = ["table", *map(entry.get, CLAIM_FIELDS), result["code_sha256"]]
        return result, (hashlib.sha256(json.dumps(claim).encode()).hexdigest()
                        if result["proved"] else None)
    key = key_of_object(object, symbol, entry, abi, wipe, companions)
    if key is not None and key in proofs:
        return {"symbol": symbol, "proved": True, "residue": {}, **proofs[key]}, key
    result = verdict(object, symbol, entry, abi, specifications)
    is_free = all(a["kind"] == "other symbol" for a in result["assumptions"])
    return result, key if result["code_sha256"] and is_free else None


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
            "constants": None, "stack_bytes": 0,
            "code_sha256": None if fault else hashlib.sha256(expected).hexdigest()}


def table_bytes(object: bytes, symbol: str, size: int) -> tuple[bytes, str]:
    """Return the `size` bytes of a table, and the reason why they may change after the object was
    made, "" if nothing changes them. If the table cannot be found, return b"" and the reason."""
    try:
        image = load(object, symbol)
        address = image.address_of(symbol, is_code=False)
    except ObjectError as error:
        return b"", str(error)
    section = image.section_at(address)
    assert section is not None
    fault = ("holds bytes that a linker changes"
             if section.relocations_in(address - section.address, size) else "")
    return image.read_bytes(address, size), fault


def limit_violation(verdict: Mapping[str, Any], wipe: bool, stack_bytes: int | None) -> str | None:
    """Return, as text, why a proved kernel exceeds its limits for stack and residue; None if it
    does not exceed them.

    The kernel may use at most `stack_bytes` of stack (None: no limit). With `wipe`, it must leave
    no secret in a register or below the stack pointer.
    """
    symbol, residue = verdict["symbol"], verdict["residue"]
    if stack_bytes is not None and verdict.get("stack_bytes", 0) > stack_bytes:
        return (f"{symbol} uses {verdict['stack_bytes']} bytes of stack, more than the claimed "
                f"{stack_bytes}")
    locations = [*residue.get("registers", ())]
    if residue.get("stack_bytes"):
        locations.append(f"{residue['stack_bytes']} bytes of the stack")
    if wipe and locations:
        return f"{symbol} must clear secrets, but leaves them in {', '.join(locations)}"
    return None


def with_claim(verdict: VerdictData, file: str, claim: Mapping[str, Any],
               stack_bytes: int | None = None) -> VerdictData:
    """Return a verdict with the fields "file" and "claim" added. Its "proved" becomes False if the
    kernel uses more than `stack_bytes` of stack (None: no limit), or if "wipe" of the claim is True
    and the kernel leaves a secret."""
    reason = limit_violation(verdict, claim["wipe"], stack_bytes) if verdict["proved"] else None
    failure = {"proved": False, "message": reason} if reason else {}
    return {**verdict, **failure, "file": file, "claim": dict(claim)}
