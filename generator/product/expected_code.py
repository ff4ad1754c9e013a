"""Expected code bytes of proved functions, as records that nsms_verify.py compares with binaries.

There is one record for each claim of each function of a manifest. The manifest names the constants
that a function reads, and the hash of its code and constants. The bytes, the instruction lengths
and the positions of displacements come from the function's text, which is assembled here. A claim
has no record if this machine lacks the claim's assembler, or if the code that is assembled here has
another hash than the claim.
"""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import iced_x86

from ..check import ObjectError
from ..check.fingerprint import Code, ConstantRange, code_hash, collect_code, data_references
from ..check.objects import load
from ..spec import hashes
from . import claims, gobuild
from .manifest import SYNTAXES, Entry
from .proof_cache import cache_get, cache_put, key_of
from .prove import verdict
from .proved_function import pack
from .toolchain import ProgressWrapper, assembler_command

ExpectedCode = dict[str, Any]  # a record of nsms_verify.json
MODULE_HASH = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()  # part of cache keys


def expected_code(code: Code, symbol: str, constants: Sequence[ConstantRange]) -> ExpectedCode:
    """Return four fields of a function's record: its code bytes ("code"), instruction lengths
    ("steps"), references to data ("named") and the constants that it reads ("constants"). `symbol`:
    the function, for messages; `constants`: its constants in the manifest. Raise ObjectError if the
    code is not contiguous."""
    code_bytes = bytearray()
    for at, piece in code.pieces:
        if at != len(code_bytes):
            raise ObjectError(f"the code of {symbol} does not lie in one piece")
        code_bytes += piece
    pieces = dict(code.pieces)
    references = [[at, at + displacement_position(pieces[at]), anchor, offset]
                  for at, anchor, offset in data_references(code, constants)]
    constant_records = [[at, first, end,
                         pack(code.image.read_bytes(code.data_targets[at] + first, end - first))]
                        for at, first, end in constants]
    return {"code": pack(bytes(code_bytes)),
            "steps": pack(bytes(len(piece) for _, piece in code.pieces)),
            "named": references, "constants": constant_records}


def displacement_position(instruction: bytes) -> int:
    """Return the offset of the displacement in an instruction's bytes."""
    decoder = iced_x86.Decoder(64, instruction)
    return int(decoder.get_constant_offsets(decoder.decode()).displacement_offset)


def expected_codes_of_text(text: str, syntax: str, entries: Sequence[Entry]) -> list[ExpectedCode]:
    """Return the records of a text's functions. There is one for each claim whose code the
    assemblers of this machine make from the text. `entries`: manifest entries of the functions."""
    claimed_entries = [(e, claim) for e in entries
                       for claim in claims.claims_of_syntax(e["proved_for"], syntax)]
    objects = claims.assemble_objects({syntax: text},
                                      any(c["format"] != "elf64" for _, c in claimed_entries),
                                      entries[0].get("flavour"))
    # a claim's version is the assembler's, followed by the downstream build configuration, if any
    codes = [expected_code_of_claim(object, entry, claim)
             for (_, format, _, build_configuration), object in sorted(objects.items())
             for entry, claim in claimed_entries
             if (claim["format"], claim["version"].partition(" ")[2]) == (format,
                                                                          build_configuration)]
    return [code for code in codes if code]


def expected_code_of_claim(object: bytes, entry: Entry,
                           claim: Mapping[str, Any]) -> ExpectedCode | None:
    """Return the record of one claim about a function or table of an object. `object`: bytes of an
    object file; `entry`: manifest entry of the function or table.

    Return None if the code or table cannot be read, or has another hash than the claim. Return None
    also if the code is not contiguous, or if the claim does not list its constants.
    """
    claim_fields = {"symbol": entry["symbol"],
                    **{name: claim[name] for name in (*claims.IDENTITY_FIELDS, "code_sha256")}}
    image = load(object)
    try:
        if entry["kind"] == "padding":  # a table of W_t + K_t
            if verdict(object, entry["symbol"], entry)["code_sha256"] != claim["code_sha256"]:
                return None
            address = image.address_of(entry["symbol"], is_code=False)
            hash = hashes.load(entry["hash"])
            return (claim_fields
                    | {"table": pack(
                        image.read_bytes(address, len(hash.K) * hash.WIDTH // 8))})
        constants = claim.get("constants")
        symbol = entry["symbol"] + (gobuild.ABI0_SUFFIX if claim["convention"] == "abi0" else "")
        code = collect_code(image, symbol)
        if constants is None or code_hash(code, constants) != claim["code_sha256"]:
            return None
        return claim_fields | expected_code(code, symbol, constants)
    except ObjectError:
        return None


def expected_codes(folder: Path, entries: Sequence[Entry],
                   progress: ProgressWrapper = iter) -> tuple[list[ExpectedCode], list[str]]:
    """Return the records of the proved functions in a folder's files, and the sorted symbols of the
    entries without a record. `entries`: entries of the folder's manifest; `progress` wraps the
    files, to show progress."""
    files: dict[tuple[str, str], list[Entry]] = {}
    for entry in entries:
        for syntax in (*SYNTAXES, "c"):
            if entry.get(syntax) and entry["proved_for"]:
                files.setdefault((syntax, entry[syntax]), []).append(entry)
    codes: list[ExpectedCode] = []
    for (syntax, name), entries_of_file in progress(list(files.items())):
        text = (folder / name).read_text(encoding="utf-8")
        key = key_of("recipes", MODULE_HASH, text, syntax,
                     [[e["symbol"], e["proved_for"]] for e in entries_of_file],
                     [assembler_command(syntax, format)
                      for format in ("elf64", "win64", "macho64")])
        file_codes = cache_get(key)
        if file_codes is None:
            file_codes = expected_codes_of_text(text, syntax, entries_of_file)
            cache_put(key, file_codes)
        codes += file_codes
    comparable_symbols = {code["symbol"] for code in codes}
    return codes, sorted({e["symbol"] for e in entries} - comparable_symbols)
