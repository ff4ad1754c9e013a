"""Verdicts on the kernels of objects, from the prover or from the cache.

The cache key is the hash of the object, of the claim, and of everything else on which the proof
depends: prover, ISA rows, specification, decoder, ELF reader and Python. So a changed prover proves
anew. A verdict is also cached for the same code and constants in other objects.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from ..check import Claim, ObjectError
from ..check.disassembly import Disassembly
from ..check.fingerprint import Code, code_hash, collect_code, constant_bytes, proof_input_hash
from ..check.objects import load
from ..check.prover import prove_program
from ..check.specification import Specification
from ..check.task import build_specification
from ..spec.kinds import code_kind_names, function_of_entry
from ..spec.samples import IntegerEvaluation, expected_bytes
from ..x86 import flavour
from . import gobuild
from .details import EXPLAINING, code_facts
from .proof_cache import cache_get, cache_put, key_of

VerdictData = dict[str, Any]  # field -> value of a verdict and its details

# manifest fields that state a claim
CLAIM_FIELDS = ("hash", "kind", "n", "m", "length", "shape", "const", "prefix_block")

# claim without its calling convention, as JSON -> normal forms of its specification
Specifications = dict[str, Specification]


@contextmanager
def sharing_specifications() -> Iterator[Specifications]:
    """Yield an empty dictionary. Calls of `verdict` with it share the normal forms of
    specifications. Free the normal forms at the end of the `with` statement."""
    specifications: Specifications = {}
    try:
        yield specifications
    finally:
        for specification in specifications.values():
            specification.algebra.__dict__.clear()  # break the reference cycles


def verdict(object: bytes, symbol: str, entry: Mapping[str, Any], abi: str = "sysv",
            specifications: Specifications | None = None) -> VerdictData:
    """Return the verdict on one kernel of an object, from the cache if a cached verdict exists.

    `object`: bytes of an object file; `entry`: manifest entry, or hash, kind, n and the other
    CLAIM_FIELDS; `abi`: calling convention sysv, win64, or abi0 for Go. For a kernel of a
    downstream project, sysv stands for the convention of the project's flavour. A table has no
    convention. `specifications`: the dictionary of `sharing_specifications`, with the normal forms
    of earlier proofs, or None. The normal forms of this claim stay in it or are added if the claim
    is proved; otherwise they are removed. Raise ObjectError if the object or the function cannot be
    read.
    """
    if entry["kind"] not in code_kind_names():
        return table_verdict(object, symbol, entry)
    if abi == "abi0":
        return abi0_verdict(object, symbol, entry, specifications)
    downstream = flavour.find(entry.get("flavour"))
    if downstream is not None and abi == "sysv":
        abi = downstream.convention
    claim = [*map(entry.get, CLAIM_FIELDS), abi]
    key = key_of(symbol, claim, object=object)
    cached_verdict: VerdictData | None = cache_get(key)
    if cached_verdict is None:
        image = load(object, symbol)
        code = Code(Disassembly(image, image.address_of(symbol)))
        equal_key = key_of_equal_code(code, symbol, claim)
        cached_verdict = verdict_of_equal_code(code, symbol, equal_key)
        if cached_verdict is None:
            text, proved_claim = json.dumps(claim[:-1]), Claim.of_entry(entry, abi)
            specification = (None if specifications is None else
                             specifications.pop(text, None) or build_specification(proved_claim))
            cached_verdict = prove_program(code.program, symbol, proved_claim, EXPLAINING,
                                           specification).as_dict()
            # the tables of a proof that was given up may be incomplete
            if specifications is not None and specification and cached_verdict["proved"]:
                specifications[text] = specification
            store_code_verdict(code, equal_key, cached_verdict)
        cache_put(key, cached_verdict)
    return cached_verdict


def abi0_verdict(object: bytes, symbol: str, entry: Mapping[str, Any],
                 specifications: Specifications | None) -> VerdictData:
    """Return the verdict on a function in Go's calling convention, whose two callers (gobuild.py)
    are proved in its place. If a caller is not proved, its verdict is returned. Otherwise it is the
    verdict on the first caller, with the stack bytes, constants and code hash of the function."""
    image, count = load(object, symbol), entry["signature"].count(",") + 1
    caller_verdicts = [verdict(object, f"{symbol}{end}", entry, specifications=specifications)
                       for end in ("", gobuild.SHIFTED)]
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


def key_of_equal_code(code: Code, symbol: str, claim: Sequence[Any]) -> str | None:
    """Return the cache key of the verdict on a function's code, the same in all objects. Return
    None if the verdict depends on more than the function's own code and constants, or if an
    instruction has no row in the ISA tables. `claim`: values of CLAIM_FIELDS, and the calling
    convention."""
    try:
        input_hash = proof_input_hash(code, symbol)
    except ObjectError:
        return None
    return None if input_hash is None else key_of("code", claim, input_hash)


def verdict_of_equal_code(code: Code, symbol: str, key: str | None) -> VerdictData | None:
    """Return the verdict that was cached for equal code and constants in another object, with the
    names and offsets of this object; None if there is none. `key`: result of `key_of_equal_code`.
    """
    cached = cache_get(key) if key else None
    if cached is None:
        return None
    constants = [[code.offsets[number], first, end] for number, first, end in cached["constants"]]
    try:
        if constant_bytes(code, constants) != cached["constant_bytes"]:
            return None
    except ObjectError:
        return None
    return {**cached["verdict"], **code_facts(code.program), "symbol": symbol,
            "format": "elf", "source_line": None, "constants": constants,
            "code_sha256": code_hash(code, constants)}


def store_code_verdict(code: Code, key: str | None, verdict_record: VerdictData) -> None:
    """Set "code_sha256" in a verdict, None if the kernel is not proved. If it is proved and `key`
    is not None, cache the verdict for equal code in other objects. `key`: result of
    `key_of_equal_code`."""
    constants = verdict_record["constants"] if verdict_record["proved"] else None
    verdict_record["code_sha256"] = None if constants is None else code_hash(code, constants)
    if key and constants is not None:
        numbered = [[code.numbers[at], first, end] for at, first, end in constants]
        cache_put(key, {"constants": numbered, "constant_bytes": constant_bytes(code, constants),
                        "verdict": verdict_record})


def table_verdict(object: bytes, symbol: str, entry: Mapping[str, Any]) -> VerdictData:
    """Return the verdict on a table of W_t + K_t. The table is proved if its bytes are those of the
    specification and lie in read-only data that no linker changes."""
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
