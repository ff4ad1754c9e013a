"""Proofs of a manifest's kernels as jobs: one for each syntax, object format, calling convention
and downstream build configuration of an entry.
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
from .toolchain import (
    VARIANTS,
    NotAssembled,
    NotProved,
    assemble,
    assemble_checked,
    assemble_file,
)


@dataclass(frozen=True)
class Job:
    """One kernel to prove. `path`: the file with its text; `build_configuration`: compiler options
    of a downstream project, separated by spaces."""

    entry: Mapping[str, Any]
    path: Path
    syntax: str
    format: str
    abi: str
    build_configuration: str

    @property
    def name(self) -> str:
        """Symbol of the kernel, syntax, format, convention and compiler options."""
        words = [self.syntax, self.format, self.abi, *self.build_configuration.split()]
        return f"{self.entry['symbol']} ({', '.join(words)})"


def claim_fields(entry: Mapping[str, Any], abi: str) -> dict[str, Any]:
    """Return the claim of a manifest entry in the calling convention `abi`: "symbol", CLAIM_FIELDS,
    "convention" (None for a table) and "wipe" (a boolean)."""
    convention = abi if entry["kind"] in code_kind_names() else None
    return {**{name: entry.get(name) for name in ("symbol", *CLAIM_FIELDS)},
            "convention": convention, "wipe": entry.get("wipe") == "1"}


def jobs_of_entries(folder: Path, entries: Sequence[Mapping[str, Any]]) -> list[Job]:
    """Return the jobs of manifest entries. `folder`: the manifest's folder."""
    return [Job(entry, folder / entry[syntax], syntax, format, abi, build_configuration)
            for entry in entries for syntax, format, abi in VARIANTS if entry.get(syntax)
            for build_configuration in flavour.build_configurations(entry.get("flavour"), format)]


def prove_jobs_of_kernel(jobs: Sequence[Job], wipe: bool = False,
                         in_folder: bool = False) -> list[VerdictData]:
    """Return the verdicts on the jobs of one kernel, which share normal forms. `wipe`: require
    zeroization in any case. `in_folder`: assemble the files by the plain command, in their folders.
    Raise NotAssembled for a file without an object, ObjectError for one that cannot be read.
    """
    verdicts = []
    with sharing_specifications() as specifications:
        for job in jobs:
            path, entry = printable_path(job.path), job.entry
            text, facts = read_text(job.path), {}
            object: bytes | None
            downstream = flavour.find(entry.get("flavour"))
            try:
                if in_folder and downstream is None and job.syntax in ("gas", "att", "nasm"):
                    if job.format == "elf64":
                        assembly = assemble_file(job.path, job.syntax)
                        object, facts = assembly.object, assembly.facts
                    else:
                        object = assemble_checked(job.path, job.syntax, job.format, text, (), path)
                else:
                    object = assemble(text, job.syntax, job.format, downstream,
                                      job.build_configuration, path)
            except NotAssembled:
                raise
            except NotProved as problem:
                verdicts.append(with_claim(
                    {"symbol": entry["symbol"], "proved": False, "message": str(problem)}, path,
                    claim_fields(entry, job.abi)))
                continue
            if object is None:
                raise NotAssembled(f"there is no assembler for {path} on this machine")
            claim = claim_fields(entry, job.abi)
            claim["wipe"] |= wipe
            outcome = verdict(object, entry["symbol"], entry, job.abi, specifications)
            verdicts.append(with_claim(outcome, path, claim, stack_bytes_of(entry, job.abi))
                            | {"format": job.format} | facts)
    return verdicts


def read_text(path: Path) -> str:
    """Return a file's text. Raise ObjectError if the file cannot be read or is no UTF-8."""
    try:
        return read_file(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise ObjectError(
            f"{printable_path(path)} is no text: its byte {error.start} is no UTF-8") from None
