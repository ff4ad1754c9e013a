"""Scan of binaries for proved functions (`nsms verify`). The bytes of each function are compared
and, if requested, the function is proved again.

binary.py reads the files, expected_code.py makes the proved bytes, and nsms_verify.py compares. The
prover reads unlinked objects only, so functions of a linked file are compared and cannot be proved
again.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..check import ObjectError
from ..request.parse import Rejected
from . import nsms_verify
from .binary import load_binaries
from .expected_code import expected_codes
from .manifest import Entry
from .memory_image import LoadedBinary
from .prove import verdict
from .proved_function import ProvedFunction
from .toolchain import ProgressWrapper

FindingRecord = dict[str, Any]  # result of nsms_verify.describe_match


class ScanFindings(nsms_verify.Findings):
    """Result of a scan.

    `unsearched_symbols`: symbols of the functions that were not searched for, because no assembler
    of this machine makes their proved bytes; `assembler_formats`: assemblers and object formats of
    the proved bytes that were searched for, such as `gas elf64`.
    """

    unsearched_symbols: Sequence[str] = ()
    assembler_formats: Sequence[str] = ()

    def lines(self) -> list[str]:
        """Return a line for each function that was found, and a last line with three numbers: the
        functions found that are vendored kernels, those of them with the proved bytes, and the
        other functions found, which the scanned project has written itself. The last number is left
        out if it is 0."""
        proof_notes = {None: "", True: "; proved again: ", False: "; NOT PROVED again: "}
        sentences = [nsms_verify.describe_record(record) + proof_notes[record.get("proved_again")]
                     + record.get("message", "") for record in self.records]
        records = self.adopted_records
        proved_count = sum(record["proved_bytes"] for record in records)
        project_count = len(self.records) - len(records)
        return [*sentences, f"{len(records)} functions found, {proved_count} of them with the "
                            f"proved bytes"
                + (f"; {project_count} more are the project's own" if project_count else "")]

    def failure_line(self) -> str:
        """Return one line about the first of these failures that occurred; "" if none did: adopted
        functions do not have the proved bytes; adopted functions are not proved again; adopted
        functions are missing; files contain no adopted function."""
        records = self.adopted_records
        if failures := [record for record in records if not record["proved_bytes"]]:
            return (f"{len(failures)} of {len(records)} functions are not the bytes that were "
                    f"proved, the first: {failures[0]['symbol']}.")
        if failures := [record for record in records if record.get("proved_again") is False]:
            return (f"{len(failures)} of {len(records)} functions are not proved again, "
                    f"the first: {failures[0]['symbol']} in {failures[0]['file']}.")
        if self.missing_functions:
            return f"{', '.join(self.missing_functions)}: adopted, and in none of the files."
        return (f"no generated function is in {', '.join(self.files_without_functions)} "
                f"(searched: {', '.join(self.assembler_formats)})."
                if self.files_without_functions else "")


def scan(names: Sequence[str], folder: Path, entries: Sequence[Entry], prove_again: bool,
         progress: ProgressWrapper, adopted_names: str | None = None) -> ScanFindings:
    """Find the functions of files that have the symbol or most bytes of a proved function. Return
    them with their differences from the proved bytes.

    `names`: the files' paths; `folder`, `entries`: the manifest's folder and entries;
    `prove_again`: also prove each adopted function, as its file contains it; `adopted_names`: the
    adopted functions, in the form of `text` of nsms_verify.adopted_symbols. Raise Rejected if a
    file cannot be read, if `adopted_names` are invalid, or if the assemblers of this machine make
    no proved bytes. With `prove_again`, raise Rejected also if a file is linked.
    """
    try:
        binaries_by_file = {name: load_binaries(name) for name in names}
    except ObjectError as error:
        raise Rejected(str(error)) from None
    linked_files = [name for name, binaries in binaries_by_file.items()
                    if any(binary.linked for binary in binaries)]
    if prove_again and linked_files:
        raise Rejected(f"{linked_files[0]} is linked, and the prover reads objects and archives "
                       f"only, so --prove means nothing to it. Its bytes are compared without "
                       f"--prove.")
    codes, unsearched_symbols = expected_codes(folder, entries, progress)
    if not codes:
        raise Rejected(f"nothing of {folder}/manifest.json is proved for an assembler that is "
                       f"here, so there is nothing to compare with. Install gcc or nasm.")
    proved = [ProvedFunction(code) for code in codes]
    try:
        adopted = nsms_verify.adopted_symbols(adopted_names, folder / "nsms_verify.only",
                                              {p.symbol for p in proved})
    except ObjectError as error:
        raise Rejected(f"{error}.") from None
    located = [(name, binary, record) for name, binaries in binaries_by_file.items()
               for binary in binaries for record in nsms_verify.verify_binary(binary, proved)]
    findings = ScanFindings([(name, [record for file, _, record in located if file == name])
                         for name in binaries_by_file], adopted)
    findings.unsearched_symbols = unsearched_symbols
    findings.assembler_formats = sorted({f"{code['assembler']} {code['format']}"
                                         for code in codes})
    entries_by_symbol = {entry["symbol"]: entry for entry in entries}
    for _, binary, record in located if prove_again else ():
        if not record.get("theirs"):
            record |= prove_record_again(binary, record, entries_by_symbol[record["symbol"]])
    return findings


def prove_record_again(binary: LoadedBinary, record: FindingRecord,
                       entry: Mapping[str, Any]) -> FindingRecord:
    """Prove a function again, in the object where it was found. Return two fields for its record:
    "proved_again" (a boolean), and "message", the verdict's or the reason why there is no verdict.
    `binary`: the object; `record`: result of describe_match; `entry`: the function's manifest
    entry."""
    name = next((name for name in (record["symbol"], "_" + record["symbol"])
                 if name in binary.symbols), None)
    if record["found_by"] != "symbol" or name is None:
        return {"proved_again": False, "message": "it has no symbol there, by which the prover "
                                                  "could find it"}
    try:
        verdict_record = verdict(binary.data, record["symbol"], entry,
                                 record["convention"] or "sysv")
    except ObjectError as error:
        return {"proved_again": False, "message": str(error)}
    return {"proved_again": verdict_record["proved"], "message": verdict_record["message"]}
