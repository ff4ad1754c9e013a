"""The command `nsms verify`: compares functions of binaries with the proved bytes and, if
requested, proves them again.

Input: files and a manifest. Output: a record for each proved function in the files, with its
differences. binary.py reads the files and nsms_verify.py compares; both are vendored too.
expected_code.py makes the proved bytes. The prover reads unlinked objects only, so functions of a
linked file are compared and cannot be proved again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..check import ObjectError
from ..request.parse import Refused
from . import nsms_verify
from .binary import load_binaries
from .claims import Entry
from .expected_code import expected_codes
from .prove import verdict
from .toolchain import ProgressWrapper

FindingRecord = dict[str, Any]


@dataclass
class Findings:
    """Result of a scan.

    `records`: one for each function; `empty`: files without any; `unknown`: symbols without proved
    bytes here; `sought`: assemblers and formats of the proved bytes, as `gas elf64`;
    `absent`: adopted functions that are in no file.
    """

    records: list[FindingRecord] = field(default_factory=list)
    empty: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    sought: list[str] = field(default_factory=list)
    absent: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        """Return a sentence for each function, and their count."""
        proof_notes = {None: "", True: "; proved again: ", False: "; NOT PROVED again: "}
        sentences = [nsms_verify.sentence(record) + proof_notes[record.get("proved_again")] + record.get("message", "")
                     for record in self.records]
        records = nsms_verify.adopted_records(self.records)
        right, foreign_count = sum(record["proved_bytes"] for record in records), len(self.records) - len(records)
        return [*sentences, f"{len(records)} functions found, {right} of them the proved bytes"
                + (f"; {foreign_count} others are theirs" if foreign_count else "")]

    def wrong(self) -> str:
        """Return the failure in one line; an empty string if there is none."""
        records = nsms_verify.adopted_records(self.records)
        if bad := [record for record in records if not record["proved_bytes"]]:
            return (f"{len(bad)} of {len(records)} functions are not the bytes that were proved, "
                    f"the first: {bad[0]['symbol']}.")
        if bad := [record for record in records if record.get("proved_again") is False]:
            return f"{len(bad)} of {len(records)} functions are not proved from that file, the first: {bad[0]['symbol']}."
        if self.absent:
            return f"{', '.join(self.absent)}: adopted, and in none of the files."
        return (f"no generated function is in {', '.join(self.empty)} "
                f"(searched: {', '.join(self.sought)})."
                if self.empty else "")


def scan(names: Sequence[str], folder: Path, entries: Sequence[Entry], prove_again: bool, progress: ProgressWrapper,
         only: str | None = None) -> Findings:
    """Look for proved functions in the files. `only` names the adopted ones, as nsms_verify.adopted_symbols takes it. Raise
    Refused if a file cannot be read or proved again."""
    try:
        binaries_by_file = {name: load_binaries(name) for name in names}
    except ObjectError as error:
        raise Refused(str(error)) from None
    if prove_again and (linked := next((name for name, binaries in binaries_by_file.items() if any(p.linked for p in binaries)),
                                       None)):
        raise Refused(f"{linked} is linked, and the prover reads objects and archives only, so --prove means nothing to it. Its "
                      "bytes are compared without --prove.")
    codes, unknown = expected_codes(folder, entries, progress)
    if not codes:
        raise Refused(f"nothing of {folder}/manifest.json is proved for an assembler that is here, so there is nothing to "
                      "compare with. Install gcc or nasm.")
    proved = [nsms_verify.Proved(code) for code in codes]
    findings = Findings(unknown=unknown, sought=sorted({f"{code['assembler']} {code['format']}" for code in codes}))
    try:
        adopted = nsms_verify.adopted_symbols(only, folder / "nsms_verify.only", {p.symbol for p in proved})
    except ObjectError as error:
        raise Refused(f"{error}.") from None
    entries_by_symbol = {entry["symbol"]: entry for entry in entries}
    for name, binaries in binaries_by_file.items():
        before = len(findings.records)
        for binary in binaries:
            records = nsms_verify.verify(binary, proved)
            nsms_verify.mark_foreign(records, adopted)
            for record in records:
                if prove_again and not record.get("theirs"):
                    record |= proved_again(binary, record, entries_by_symbol[record["symbol"]])
            findings.records += records
        if not nsms_verify.adopted_records(findings.records[before:]):
            findings.empty.append(name)
    findings.absent = nsms_verify.absent(findings.records, adopted)
    return findings


def proved_again(binary: Any, record: FindingRecord, entry: Mapping[str, Any]) -> FindingRecord:
    """Return the prover's verdict on a function of an object, by its name there."""
    name = next((name for name in (record["symbol"], "_" + record["symbol"]) if name in binary.symbols), None)
    if record["found_by"] != "symbol" or name is None:
        return {"proved_again": False, "message": "it has no symbol there, by which the prover could find it"}
    try:
        verdict_record = verdict(bytes(binary.data), record["symbol"], entry, record["convention"] or "sysv")
    except ObjectError as error:
        return {"proved_again": False, "message": str(error)}
    return {"proved_again": verdict_record["proved"], "message": verdict_record["message"]}
