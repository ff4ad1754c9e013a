"""Proofs of a manifest's kernels as jobs.

Input: a folder and entries of its manifest. Output: jobs, and the verdict on each job. An entry has
a job for each syntax, object format, calling convention and downstream build configuration.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..check import ObjectError
from ..spec.kinds import code_kind_names
from ..x86 import flavour
from .claims import stack_bytes_of
from .input_file import printable_path, read_file
from .prove import CLAIM_FIELDS, VerdictData, sharing_specifications, verdict, with_claim
from .toolchain import VARIANTS, NotAssembled, assemble


@dataclass(frozen=True)
class Job:
    """One kernel to prove: a manifest entry in one syntax, object format and calling convention
    (`abi`). `path`: the file with the kernel's text; `build_configuration`: compiler options of a
    downstream project, separated by spaces; "" without such options."""

    entry: Mapping[str, Any]
    path: Path
    syntax: str
    format: str
    abi: str
    build_configuration: str

    @property
    def name(self) -> str:
        """Symbol of the kernel, followed in parentheses by syntax, format, convention and compiler
        options."""
        words = [self.syntax, self.format, self.abi, *self.build_configuration.split()]
        return f"{self.entry['symbol']} ({', '.join(words)})"


def claim_fields(entry: Mapping[str, Any], abi: str) -> dict[str, Any]:
    """Return the claim of a manifest entry in the calling convention `abi`, as field -> value. The
    fields are "symbol", CLAIM_FIELDS, "convention" (None for a table) and "wipe" (a boolean)."""
    convention = abi if entry["kind"] in code_kind_names() else None
    return {**{name: entry.get(name) for name in ("symbol", *CLAIM_FIELDS)},
            "convention": convention, "wipe": entry.get("wipe") == "1"}


def jobs_of_entries(folder: Path, entries: Sequence[Mapping[str, Any]]) -> list[Job]:
    """Return the jobs of manifest entries: one for each syntax, format, convention and downstream
    build configuration. `folder`: the manifest's folder."""
    return [Job(entry, folder / entry[syntax], syntax, format, abi, build_configuration)
            for entry in entries for syntax, format, abi in VARIANTS if entry.get(syntax)
            for build_configuration in flavour.build_configurations(entry.get("flavour"), format)]


def prove_jobs_of_kernel(jobs: Sequence[Job], wipe: bool = False) -> list[VerdictData]:
    """Return the verdicts on the jobs of one kernel, in their order. Proofs of equal claims share
    the normal forms of the specification. `wipe`: require zeroization even if the entry does not
    claim it.

    Raise NotAssembled if this machine has no assembler for a file, or if the assembler rejects the
    file. Raise ObjectError if a file or object cannot be read.
    """
    verdicts = []
    with sharing_specifications() as specifications:
        for job in jobs:
            path, entry = printable_path(job.path), job.entry
            object = assemble(read_text(job.path), job.syntax, job.format,
                              flavour.find(entry.get("flavour")), job.build_configuration, path)
            if object is None:
                raise NotAssembled(f"there is no assembler for {path} on this machine")
            claim = claim_fields(entry, job.abi)
            claim["wipe"] |= wipe
            outcome = verdict(object, entry["symbol"], entry, job.abi, specifications)
            verdicts.append(with_claim(outcome, path, claim, stack_bytes_of(entry, job.abi)))
    return verdicts


def read_text(path: Path) -> str:
    """Return a file's text. Raise ObjectError if the file cannot be read or is no UTF-8."""
    try:
        return read_file(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise ObjectError(
            f"{printable_path(path)} is no text: its byte {error.start} is no UTF-8") from None
