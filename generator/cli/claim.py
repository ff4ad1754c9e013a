"""Claims about functions that no manifest lists, as the options of `nsms prove` state them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..check.frame import RED_ZONE
from ..product import toolchain
from ..product.details import EXPLAINING
from ..product.input_file import printable_path, read_file
from ..request.option_table import Rejected, check_name, parse_number, spelling
from ..request.requests import MESSAGE_VARIABLES, Request, message_shape
from ..spec.kinds import KINDS, code_kind_names
from .parameters import option_spelling

if TYPE_CHECKING:
    from ..check import Claim, Effort


@dataclass(frozen=True)
class ClaimOptions:
    """Claim about one function, as the command line states it. `n`: blocks per batch, None
    without."""

    symbol: str
    claim: Claim
    effort: Effort
    n: int | None
    certificate: str = ""  # file

    @classmethod
    def from_request(cls, request: Request, claim_options: Mapping[str, Any], file: str = "",
                     out: str = "") -> ClaimOptions:
        """`claim_options`: option -> text, of those that are set. `file`: source that the manifest
        in `out` does not list, "" for an object. Raise Rejected for a missing, invalid or alien
        part."""
        from ..check import Claim
        subject = f"{out}/manifest.json does not list {printable_path(file)}: " if file else ""
        for name in ("symbol", "hash", "kind"):
            if request.get(name) is None and name not in claim_options:
                raise Rejected(f"{subject}the claim is incomplete: add --{name}, as in "
                               "--symbol my_sha256 --hash sha256 --kind blocks.")
        kind = KINDS[check_name("kind", request.kind or "", code_kind_names())]
        claim_variables = {"hash", "kind", "wipe", *(["m"] if kind.has_m else []),
                           *(["n"] if kind.has_n and not kind.has_rounds else []),
                           *(["m", *MESSAGE_VARIABLES] if kind.is_fixed_message else [])}
        if unexpected := next((name for name in request.spellings if name not in claim_variables),
                              None):
            raise Rejected(f"--{option_spelling(unexpected)} is not part of a claim about a "
                           f"function of kind {kind.name}. Leave it out.")
        for name in ("n", "m") if kind.has_m else ("n",):
            if name in claim_variables and request.get(name) is None:
                raise Rejected(f"the kind {kind.name} needs --{name}, such as --{name} 8.")
        abi = check_name("ABI", claim_options.get("abi", "sysv"), tuple(RED_ZONE))
        n, m = (number if number is None else parse_number(name, str(number), 1)
                for name, number in (("N", request.n), ("M", request.m)))
        entry = {"hash": request.families[0], "kind": kind.name, "n": n, "m": m,
                 "wipe": spelling(bool(request.get("wipe")))}
        if kind.is_fixed_message:
            shape = message_shape(request, request.hash or "")
            if shape.length is None and not shape.const:
                raise Rejected(f"{subject}the kind {kind.name} needs the length of the message, or "
                               "its constant words. Try --len 64.")
            entry |= {"hash": request.hash, "length": shape.length, "shape": shape.shape,
                      "const": shape.const, "prefix_block": shape.prefix}
        default_n = MAX_COUNTEREXAMPLE_BLOCKS if kind.has_rounds else None
        claim = replace(
            Claim.of_entry({**entry, "n": n or default_n}, abi),
            least=parse_number("LEAST", claim_options.get("least", "0")),
            assumed=parse_assumptions(claim_options.get("assume", ())),
            stack_bytes=parse_number("FRAME-LIMIT", claim_options.get("frame_limit", "65536")))
        effort = replace(EXPLAINING,
                         seconds=parse_number("TIME-LIMIT", claim_options.get("time_limit", "600"),
                                              1))
        return cls(claim_options["symbol"], claim, effort, n, claim_options.get("certificate", ""))


# Largest number of blocks that the search for a counterexample hashes by one call, if the claim has
# no n.
MAX_COUNTEREXAMPLE_BLOCKS = 16


def parse_assumptions(words: Sequence[str]) -> dict[str, bytes | None]:
    """symbol -> assumed bytes for NAME=HEX, symbol -> None for NAME."""
    assumed: dict[str, bytes | None] = {}
    for word in words:
        name, equals, text = word.partition("=")
        try:
            assumed[name] = bytes.fromhex(text) if equals else None
        except ValueError:
            name = ""
        if not name or equals and not text.strip():
            raise Rejected(f"--assume {word} is neither NAME nor NAME=HEX, a symbol and its "
                           f"bytes in hexadecimal. Try --assume OPENSSL_ia32cap_P=00000000.")
    return assumed


MAX_CERTIFICATE_BYTES = 64 << 20


def read_certificate(path: Path) -> Any:
    """JSON data, which the prover checks; None without the file."""
    name = printable_path(path)
    if not path.exists():
        return None
    if path.stat().st_size > MAX_CERTIFICATE_BYTES:
        raise Rejected(f"{name} has more than {MAX_CERTIFICATE_BYTES} bytes, the limit of a "
                       "certificate. Leave --certificate out, and one is inferred.")
    try:
        data = json.loads(read_file(path))
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise Rejected(f"{name} is no certificate, a JSON object. Remove it, and one is written.")
    return data


def prove_unlisted(options: ClaimOptions, file: str, source: bool = False) -> dict[str, Any]:
    """The verdict on an ELF object or archive or, with `source`, an assembly file. Raise Rejected
    for another kind of file, NotAssembled, ObjectError."""
    from ..check import ObjectError, prove_object
    from ..check.foreign import READERS
    from ..check.objects import load
    from ..product.archives import object_with
    from ..product.jobs import facts_of_command
    path, name = Path(file), printable_path(file)
    certificate = read_certificate(Path(options.certificate)) if options.certificate else None
    data, facts = read_file(path), {"command": f"--object {name}"}
    if source:
        syntax = {".S": "gas", ".s": "gas", ".asm": "nasm"}.get(path.suffix)
        if syntax is None:
            raise Rejected(f"{name} is no source file of GAS (.S, .s) or NASM (.asm). For an "
                           f"object, try --object {name}.")
        assembly = toolchain.assemble_file(path, syntax, options.claim.abi)
        data, facts = assembly.object, facts_of_command(assembly)
    if data[:2] in READERS:
        raise Rejected(f"{name} is a {READERS[data[:2]][0]} object, and proofs are about ELF "
                       "objects. Prove the source file of nsms: its objects of other formats are "
                       "compared with the proved ELF code.")
    try:
        name_of_object, data = object_with(data, options.symbol,
                                           "the object" if source else name)
        result = prove_object(load(data, name_of_object, options.claim.assumed), options.symbol,
                              options.claim, options.effort, certificate=certificate)
        if options.certificate and certificate is None and result.proved:
            Path(options.certificate).write_text(json.dumps(result.certificate))
    except ObjectError as error:
        raise ObjectError(f"{name}: {error}" if source else str(error)) from None
    return {"name": f"{options.symbol} ({options.claim.abi})", "format": "elf64",
            **result.as_dict(), "file": name, "n": options.n, **facts}
