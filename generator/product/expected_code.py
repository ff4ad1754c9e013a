"""Expected code of proved functions: the records of nsms_verify.json, which nsms_verify.py compares
with binaries. The texts of a folder are assembled here; a function has a record for each different
code that is proved."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import iced_x86

from ..check import ObjectError
from ..check.fingerprint import Code, ConstantRange, code_hash, collect_code
from ..check.image import PAGE
from ..check.objects import load
from ..files import temporary_folder
from ..spec import hashes
from ..spec.kinds import code_kind_names
from . import claims, gobuild
from .manifest import SYNTAXES, Entry
from .nsms_verify import pack
from .proof_cache import cache_get, cache_put, key_of
from .prove import table_verdict
from .toolchain import ProgressWrapper, assembler_command, canonical_command, run_assembler

Record = dict[str, Any]  # a record of nsms_verify.json
MODULE_HASH = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()  # part of cache keys


def code_fields(code: Code, constants: Sequence[ConstantRange]) -> Record:
    """Return the code, fields and tables of a function's record (nsms_verify.ProvedFunction).
    Raise ObjectError if the code is not contiguous or refers to other data than its constants."""
    image, code_bytes = code.image, bytearray()
    for at, piece in code.pieces:
        if at != len(code_bytes):
            raise ObjectError("its code does not lie in one piece")
        code_bytes += piece
    ranges: dict[int, list[tuple[int, int]]] = {}  # start of a section -> addresses of constants
    for at, first, end in constants:
        target = code.data_targets[at]
        section = image.section_at(target + first)
        if section is None:
            raise ObjectError("its constants lie in no section")
        ranges.setdefault(section.address, []).append((target + first, target + end))
    tables: list[Any] = []
    bases: dict[int, tuple[int, int]] = {}
    for start, addresses in sorted(ranges.items()):
        section = image.section_at(start)
        assert section is not None
        bases[start] = len(tables), min(addresses)[0]
        base, align = min(addresses)[0], min(section.align, PAGE)
        tables.append([align, (base - start) % align,
                       [[first - base, pack(image.read_bytes(first, end - first))]
                        for first, end in sorted(addresses)]])
    fields = []
    for at, target in code.data_targets.items():
        section = image.section_at(target) or image.section_at(target - 1)
        table, base = bases.get(section.address if section else -1, (-1, code.entry))
        if table < 0 and section is not image.section_at(code.entry):
            raise ObjectError("it refers to data that it does not read")
        instruction = dict(code.pieces)[at]
        fields.append([at + displacement_position(instruction), at + len(instruction), table,
                       target - base])
    return {"code": pack(bytes(code_bytes)), "fields": fields, "calls": [], "tables": tables}


def displacement_position(instruction: bytes) -> int:
    """Return the offset of the displacement in an instruction."""
    decoder = iced_x86.Decoder(64, instruction)
    return int(decoder.get_constant_offsets(decoder.decode()).displacement_offset)


def proved_constants(code: Code, entry: Entry, convention: str) -> tuple[str, Any] | None:
    """Return code_sha256 and the constants of a function, if its code is proved for a
    convention."""
    for claim in entry["proved_for"]:
        if claim["convention"] == convention and claim.get("constants") is not None:
            try:
                hash = code_hash(code, claim["constants"])
            except ObjectError:
                continue
            if hash == claim["code_sha256"]:
                return hash, claim["constants"]
    return None


def function_record(object: bytes, entry: Entry, convention: str, text: str) -> Record | None:
    """Return the record of a function or table of an object; None if its code is not proved.
    `text`: the function's file."""
    is_go, name = convention == "abi0", entry["symbol"]
    if entry["kind"] not in code_kind_names():
        verdict, hash = table_verdict(object, name, entry), hashes.load(entry["hash"])
        image = load(object)
        data = image.read_bytes(image.address_of(name, is_code=False),
                                len(hash.K) * hash.WIDTH // 8)
        return {"symbol": name, "convention": None, "code_sha256": verdict["code_sha256"],
                "code": pack(b""), "fields": [], "calls": [],
                "tables": [[1, 0, [[0, pack(data)]]]]} if verdict["proved"] else None
    code = collect_code(load(object), name + (gobuild.ABI0_SUFFIX if is_go else ""))
    proof = proved_constants(code, entry, convention)
    if proof is None:
        return None
    record = code_fields(code, proof[1])
    if is_go:
        record |= gobuild.linked_code(text, name, record)
    return {"symbol": name, "convention": convention, "code_sha256": proof[0], **record}


def elf_objects(text: str, syntax: str, flavour_name: str | None) -> Iterator[tuple[str, bytes]]:
    """Yield (convention, ELF object) of a file, of each convention that one assembler makes. The
    objects of other formats equal these (toolchain.assemble)."""
    objects = claims.assemble_objects({syntax: text}, False, flavour_name)
    yield from ((convention or "sysv", object) for (_, _, convention, _), object in objects.items())
    command = canonical_command(syntax, "elf64", "win64", text)
    if objects and command != canonical_command(syntax, "elf64", "sysv", text):
        with temporary_folder() as folder:
            path = folder / ("text.asm" if syntax == "nasm" else "text.S")
            path.write_text(text, encoding="utf-8")
            yield "win64", run_assembler(command, path, "the text")


def records_of_text(text: str, syntax: str, entries: Sequence[Entry]) -> list[Record]:
    """Return the records of a text's functions, of each object that this machine makes of it."""
    key = key_of("records", MODULE_HASH, text, syntax, [[e["symbol"], e["proved_for"]]
                                                        for e in entries],
                 assembler_command(syntax))
    cached: list[Record] | None = cache_get(key)
    if cached is not None:
        return cached
    records: list[Record] = []
    for convention, object in elf_objects(text, syntax, entries[0].get("flavour")):
        for entry in entries:
            try:
                record = function_record(object, entry, convention, text)
            except ObjectError:
                continue
            records += [record] if record and record not in records else []
    cache_put(key, records)
    return records


def expected_records(folder: Path, entries: Sequence[Entry], progress: ProgressWrapper = iter
                     ) -> tuple[list[Record], list[str]]:
    """Return the records of a folder's proved functions, and the sorted symbols of the entries that
    have none. `progress` wraps the files."""
    files: dict[tuple[str, str], list[Entry]] = {}
    for entry in entries:
        for syntax in (*SYNTAXES, "c"):
            if entry.get(syntax) and entry["proved"]:
                files.setdefault((syntax, entry[syntax]), []).append(entry)
    records: Mapping[str, Record] = {
        repr(record): record for (syntax, name), entries_of_file in progress(list(files.items()))
        for record in records_of_text((folder / name).read_text(encoding="utf-8"), syntax,
                                      entries_of_file)}
    symbols = {record["symbol"] for record in records.values()}
    return [*records.values()], sorted({e["symbol"] for e in entries} - symbols)
