"""Scan of binaries for the proved functions of a folder (`nsms verify`): nsms_verify.py compares
their bytes with records of the proved code, one for each different code of a function, which are
made here. `nsms vendor` writes these records as nsms_verify.json. ELF objects can also be proved
again."""

import base64
import hashlib
import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import iced_x86

from .. import files
from ..check import ObjectError
from ..check.disassembly import Disassembly
from ..check.image import PAGE
from ..check.objects import load
from ..request.option_table import Rejected
from ..spec.kinds import code_kind_names
from . import claims, gobuild, nsms_verify
from .manifest import SYNTAXES, Entry
from .nsms_verify import unpack
from .proofs import cached_proofs, proofs_count, read_proofs
from .prove import key_of_object, table_bytes, table_verdict, verdict
from .toolchain import ProgressWrapper, assemble_format, assembler_command, canonical_command

Record = dict[str, Any]  # a record of nsms_verify.json
# manifest fields that state a claim, besides wipe
CLAIM_FIELDS = ("hash", "kind", "n", "m", "length", "shape", "const", "prefix_block", "upper")
MODULE_HASH = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()  # part of cache keys


def pack(data: bytes) -> str:
    return base64.b64encode(zlib.compress(data, 9)).decode()


def code_fields(code: Disassembly) -> Record:
    """Return code, fields and tables (sections of constants that the code names) of a record. Raise
    ObjectError for code in pieces, or data outside of sections."""
    code_bytes, fields = bytearray(), []
    tables: dict[int, tuple[int, bytes]] = {}  # address of a section -> alignment, bytes
    for at, (_, piece, location) in code.pieces:
        if at != len(code_bytes):
            raise ObjectError("its code does not lie in one piece")
        code_bytes += piece
        if location:
            target = sum(location)
            section = code.image.section_at(target)
            if section is None or section.executable or section.external:
                raise ObjectError("it names data outside of its sections of constants")
            tables.setdefault(section.address, (min(section.align, PAGE), bytes(section.data)))
            decoder = iced_x86.Decoder(64, piece)
            position = decoder.get_constant_offsets(decoder.decode()).displacement_offset
            fields.append([at + position, at + len(piece),
                           list(tables).index(section.address), target - section.address])
    return {"code": pack(bytes(code_bytes)), "fields": fields, "calls": [],
            "tables": [[align, pack(data)] for align, data in tables.values()]}


def function_record(object: bytes, entry: Entry, convention: str, text: str,
                    companions: Sequence[str]) -> tuple[str | None, Record]:
    """Return the key of the proof, and the record without code_sha256; for a table None, and with
    it. Raise ObjectError for what cannot be proved or compared."""
    is_go, name = convention == "abi0", entry["symbol"]
    if entry["kind"] not in code_kind_names():
        verdict = table_verdict(object, name, entry)
        if not verdict["proved"]:
            raise ObjectError(verdict["message"])
        return None, {"symbol": name, "convention": None, "code": pack(b""), "fields": [],
                      "calls": [], "tables": [[1, pack(table_bytes(entry))]],
                      "code_sha256": verdict["code_sha256"]}
    key = key_of_object(object, name, entry, convention, companions)
    if key is None:
        raise ObjectError("its verdict can have assumptions")
    image, symbol = load(object), name + (gobuild.ABI0_SUFFIX if is_go else "")
    record = code_fields(Disassembly(image, image.address_of(symbol)))
    if is_go:
        record |= linked_code(text, name, record)
    return key, {"symbol": name, "convention": convention, **record}


def linked_code(text: str, name: str, record: Mapping[str, Any]) -> dict[str, Any]:
    """Return what Go's stack check changes in a record: code and calls, or {}."""
    code = gobuild.symbol_contents(gobuild.build_program(text))[f"main.{name}.abi0"][1]
    check = gobuild.remove_stack_check(code)
    if check is None:
        return {}
    bare, patched, proved = bytearray(code), bytearray(check.code), unpack(record["code"])
    for data in (bare, patched):
        for at, *_ in record["fields"]:
            data[at:at + 4] = bytes(4)
    if not patched.startswith(proved):
        raise ObjectError(f"{name} was built twice with different code")
    call = check.growth_start + 1
    bare[call:call + 4] = bytes(4)
    return {"code": pack(bytes(bare)), "calls": [[call, gobuild.GROWTH_FUNCTION]]}


def elf_objects(text: str, syntax: str, flavour_name: str | None) -> Iterator[tuple[str, bytes]]:
    """Yield (convention, object); objects of other formats equal these (foreign.py)."""
    objects = claims.assemble_objects({syntax: text}, False, flavour_name)
    yield from ((convention or "sysv", assembly.object)
                for (_, _, convention, _), assembly in objects.items())
    commands = {canonical_command(syntax, "elf64", abi, text) for abi in ("sysv", "win64")}
    if objects and len(commands) > 1:
        assembly = assemble_format(text, syntax, convention="win64")
        yield from [("win64", assembly.object)] if assembly else []


def records_of_text(text: str, syntax: str,
                    entries: Sequence[Entry]) -> list[tuple[str | None, Record]]:
    """Return results of function_record, in each convention; cached."""
    facts = [MODULE_HASH, text, syntax, assembler_command(syntax),
             [[e["symbol"], e.get("wipe"), *map(e.get, CLAIM_FIELDS)] for e in entries]]
    key = hashlib.sha256(json.dumps(facts).encode()).hexdigest()
    path = files.cache_folder() / "records" / f"{key}.json"
    stored = files.read_trusted(path)
    if isinstance(stored, dict) and stored.get("key") == key:
        return [(proof, record) for proof, record in stored["records"]]
    records, symbols = [], [entry["symbol"] for entry in entries]
    for convention, object in elf_objects(text, syntax, entries[0].get("flavour")):
        for entry in entries:
            try:
                records.append(function_record(object, entry, convention, text, symbols))
            except ObjectError:
                continue
    files.cache_put(path, {"key": key, "records": records})
    return records


def expected_records(folder: Path, entries: Sequence[Entry], progress: ProgressWrapper = iter
                     ) -> tuple[list[Record], list[str]]:
    """Return the records of a folder's proved functions, and sorted symbols of the entries without
    one."""
    by_file: dict[tuple[str, str], list[Entry]] = {}
    for entry in entries:
        for syntax in (*SYNTAXES, "c"):
            if entry.get(syntax):
                by_file.setdefault((syntax, entry[syntax]), []).append(entry)
    proofs = cached_proofs() | read_proofs(files.data_folder("generated")) | read_proofs(folder)
    records: Mapping[str, Record] = {
        json.dumps(record): record if key is None else
        record | {"code_sha256": proofs[key]["code_sha256"]}
        for (syntax, name), entries_of_file in progress(list(by_file.items()))
        for key, record in records_of_text((folder / name).read_text(encoding="utf-8"), syntax,
                                           entries_of_file) if key is None or key in proofs}
    symbols = {record["symbol"] for record in records.values()}
    return [*records.values()], sorted({e["symbol"] for e in entries} - symbols)


def scan(names: Sequence[str], folder: Path, entries: Sequence[Entry], prove_again: bool,
         progress: ProgressWrapper, only: str | None = None
         ) -> tuple[nsms_verify.Findings, list[str]]:
    """Return what files hold of a folder's proved functions, and the symbols not searched for.
    Raise Rejected if a file cannot be read, `only` matches nothing, or nothing is proved here."""
    try:
        binaries = [binary for name in names for binary in nsms_verify.load_binaries(Path(name))]
        linked = next((binary for binary in binaries if binary.linked), None)
        if prove_again and linked:
            raise Rejected(f"{linked.name} is linked, and the prover reads objects only. Leave "
                           f"--prove out.")
        records, unsearched_symbols = expected_records(folder, entries, progress)
        if not records:
            reason = ("a prover that has changed since made its proofs. Try nsms gen"
                      if not proofs_count(folder) else
                      "no assembler of this machine makes proved bytes. Install gcc or nasm")
            raise Rejected(f"there is nothing of {folder}/manifest.json to compare with: {reason}.")
        findings = nsms_verify.Findings(
            names, [nsms_verify.ProvedFunction(record) for record in records], only,
            folder / "manifest.json")
    except nsms_verify.FileError as error:
        raise Rejected(f"{error}.") from None
    if prove_again:
        add_proofs(findings, binaries, entries)
    return findings, unsearched_symbols


def add_proofs(findings: nsms_verify.Findings, binaries: Sequence[nsms_verify.Binary],
               entries: Sequence[Entry]) -> None:
    """Prove the compared functions in their objects; what is not proved is a failure."""
    objects = {binary.name: binary.data for binary in binaries}
    entry_by_symbol = {entry["symbol"]: entry for entry in entries}
    for record in findings.compared:
        try:
            proof = verdict(objects[record["file"]], record["symbol"],
                            entry_by_symbol[record["symbol"]], record["convention"] or "sysv")
            record |= {"proved_again": proof["proved"], "message": proof["message"]}
        except ObjectError as error:
            record |= {"proved_again": False, "message": str(error)}
        if not record["proved_again"]:
            findings.failures.append(f"{record['file']}: {record['symbol']} is not proved: "
                                     f"{record['message']}")
