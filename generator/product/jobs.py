"""Proofs of files: which texts of a manifest are to be proved, and their verdicts. A text is
assembled for every convention and format for which the machine has an assembler.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..check import ObjectError
from ..spec.kinds import code_kind_names
from ..x86 import flavour
from .input_file import printable_path, read_file
from .prove import Specifications, VerdictData, sharing_specifications, verdict, with_claim
from .toolchain import VARIANTS, NotAssembled, assemble, assembler_command


@dataclass(frozen=True)
class Job:
    """One kernel to prove: an entry of a manifest in one syntax, object format and calling
    convention. `path`: the file with the kernel's text; `way`: compiler options of a downstream
    project's build configuration, "" without one."""

    entry: Mapping[str, Any]
    path: Path
    syntax: str
    format: str = "elf64"
    abi: str = "sysv"
    way: str = ""

    @property
    def name(self) -> str:
        return (f"{self.entry['symbol']} "
                f"({', '.join([self.syntax, self.format, self.abi, *self.way.split()])})")


CLAIMS = ("symbol", "hash", "kind", "n", "m", "length", "shape", "const", "prefix_block")


def claim_fields(entry: Mapping[str, Any], abi: str) -> dict[str, Any]:
    """Return field -> value of the claim of an entry in a calling convention."""
    convention = abi if entry["kind"] in code_kind_names() else None
    return {**{name: entry.get(name) for name in CLAIMS}, "convention": convention,
            "wipe": entry.get("wipe") == "1"}


def jobs(folder: Path, entries: Sequence[Mapping[str, Any]], assembled: bool = True) -> list[Job]:
    """Return the jobs of the entries: one for each syntax, format, convention and downstream build
    configuration.

    With `assembled`, only those for which this machine has an assembler.
    """
    return [Job(entry, folder / entry[syntax], syntax, format, abi, way) for entry in entries
            for syntax, format, abi in VARIANTS if entry.get(syntax)
            and (not assembled or assembler_command(syntax, format))
            for way in flavour.build_configurations(entry.get("flavour"), format)]


def run_all(jobs: Sequence[Job], wipe: bool = False) -> list[VerdictData]:
    """Return the verdict of `run` on each job, in order. Proofs of one claim share the normal forms
    of its specification."""
    with sharing_specifications() as specifications:
        return [run(job, wipe, specifications) for job in jobs]


def run(job: Job, wipe: bool = False, specifications: Specifications | None = None) -> VerdictData:
    """Return the verdict on a job's file; `wipe`: require zeroization whatever the entry claims.
    `specifications`: as in `verdict`.

    Raise NotAssembled without an assembler, or if it rejects the file.
    """
    downstream = flavour.find(job.entry.get("flavour"))
    object = assemble(source(job.path), job.syntax, job.format, downstream, job.way,
                      printable_path(job.path))
    if object is None:
        raise NotAssembled(f"there is no assembler for {printable_path(job.path)} on this machine")
    claim = claim_fields(job.entry, job.abi) | ({"wipe": True} if wipe else {})
    outcome = verdict(object, job.entry["symbol"], job.entry, job.abi, specifications)
    return with_claim(outcome, printable_path(job.path), claim, job.entry.get("stack_bytes"))


def source(path: Path) -> str:
    """Return a file's text. Raise ObjectError if it cannot be read."""
    try:
        return read_file(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise ObjectError(
            f"{printable_path(path)} is no text: byte {error.start} is no UTF-8") from None
