"""Scan of binaries for the proved functions of a folder (`nsms verify`): nsms_verify.py compares
their bytes with those of expected_code.py. ELF objects can also be proved again."""

from collections.abc import Sequence
from pathlib import Path

from ..check import ObjectError
from ..request.option_table import Rejected
from . import nsms_verify
from .expected_code import expected_records
from .manifest import Entry
from .proofs import proofs_count
from .prove import verdict
from .toolchain import ProgressWrapper


def scan(names: Sequence[str], folder: Path, entries: Sequence[Entry], prove_again: bool,
         progress: ProgressWrapper, only: str | None = None
         ) -> tuple[nsms_verify.Findings, list[str]]:
    """Return what files hold of a folder's proved functions, and the symbols that were not searched
    for. `prove_again`: also prove each function from its ELF object. Raise Rejected if a file
    cannot be read, if `only` matches nothing, or if nothing is proved here."""
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
            folder / "nsms_verify.only", f"{folder}/manifest.json")
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
