"""Measured processors side by side: the best kernel of each hash, and how many times as fast as the
best peer it is.

Input are the committed measured.json, a report of this machine, results of explorations, and stored
orders; output is one column per processor. An entry of measured.json is {"cpu", "family", "model",
"microcode", "uarch", "compiler", "openssl", "date", "command", "best": [{"hash", "kernel",
"cycles_per_byte", "peer", "ratio"}]}, for messages of 8 KB. "best" has two entries for a hash if
the fastest kernel uses SHA extensions: this kernel, and the fastest one without them. "ratio" is
the kernel's speed divided by the speed of "peer".
"""

import json
import re
from collections.abc import Callable, Sequence
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar

from ...request.parse import Rejected
from ...x86 import uarch as uarchs
from ..measure import host, ranking
from ..measure.figures import align_columns
from ..measure.store import Data, Record, is_measured, read_json_document
from . import answer

Column = dict[str, Any]
AnyKernel = TypeVar("AnyKernel")                 # description of a kernel
SCHEMA = 1
MEASURED = Path(__file__).with_name("measured.json")
FIELDS = ("cpu", "family", "model", "microcode", "uarch", "date", "command", "best")
EXTENSIONS = ("shani", "sha512ni")


def read_processors(path: Path = MEASURED) -> list[Column]:
    """Return the columns, one per processor, in a file such as measured.json. Raise Rejected for
    another kind of file or schema, or if a field is missing."""
    data = read_json_document(path, SCHEMA,
                              "holds no processors that were measured. `nsms report` writes "
                              "such a file beside its page.",
                              "Read it with the version that wrote it, or measure again by `nsms "
                              "report`.")
    machines: list[Column] = data.get("machines", [{}])
    if any(name not in machine for machine in machines for name in FIELDS):
        raise Rejected(f"{path} lacks parts: every processor needs the fields {', '.join(FIELDS)}. "
                       "`nsms report` writes such a file.")
    return machines


def read_columns(path: Path) -> list[Column] | None:
    """Return the columns of the processors in a file; None if the file is of another kind or cannot
    be read.

    Raise Rejected if the columns are incomplete or of another schema.
    """
    try:
        has_processors = isinstance(json.loads(path.read_text(encoding="utf-8"))["machines"], list)
    except (OSError, ValueError, TypeError, KeyError):
        return None
    return read_processors(path) if has_processors else None


def with_and_without_extensions(kernels: Sequence[AnyKernel],
                                isa_of: Callable[[AnyKernel], str]) -> list[AnyKernel]:
    """Return the fastest kernel and, if it uses SHA extensions, the fastest one without them; [] if
    `kernels` is empty. `kernels`: descriptions, fastest first; `isa_of` returns a kernel's ISA."""
    without_extensions = [k for k in kernels if isa_of(k) not in EXTENSIONS]
    return [*kernels[:1], *(k for k in without_extensions[:1] if k is not kernels[0])]


def report_column(data: Data) -> Column | None:
    """Return the best results of each hash in a report's data as a column for the report's
    processor.

    If the best kernel of a hash uses SHA extensions, the column also has the best kernel without
    them, whose peer is the fastest code path of OpenSSL without them. Return None if the report has
    no conclusive result of our kernels or does not identify the processor.
    """
    entries = answer.entries_by_symbol(data)
    best: list[Record] = []
    for hash in answer.HASHES:
        ours = answer.conclusive_results(data, hash, True)
        peers = [p["name"] for p in answer.conclusive_results(data, hash, False)]
        for result in with_and_without_extensions(
                ours, lambda r: str(entries.get(r["name"], {}).get("isa"))):
            comparable = peers if result is ours[0] else [
                name for name in peers if name.startswith("openssl-") and name != "openssl-shani"]
            peer = next(iter(comparable), None)          # the fastest one
            ratio = answer.ratio_quartiles(result, peer)
            best.append(column_entry(hash, short_name(result["name"]),
                                     round(result["cycles_per_byte"], 3), peer,
                                     round(ratio[1], 3) if ratio else None))
    if not best or "processor" not in data:
        return None
    return {**data["processor"], "uarch": data["uarch"],
            "compiler": (data.get("surroundings") or {}).get("compiler", ""),
            "openssl": data["front"].get("openssl", ""), "date": data["front"]["date"],
            "command": data["command"], "best": best}


def column_entry(hash: str, kernel: str, cycles_per_byte: float, peer: str | None = None,
                 ratio: float | None = None) -> Record:
    """Return an entry of a column's "best" for one kernel of a hash. `peer`: name of the fastest
    peer, `ratio`: the kernel's speed divided by the peer's; None if no peer was measured."""
    return {"hash": hash, "kernel": kernel, "cycles_per_byte": cycles_per_byte, "peer": peer,
            "ratio": ratio}


def identify_this_processor() -> dict[str, str]:
    """Return the fields that identify this processor in a column: "cpu", "family", "model" and
    "microcode"."""
    return {key: value for key, value in host.identify_processor().items() if key != "stepping"}


def short_name(symbol: str) -> str:
    """Return a kernel's symbol without `nsms_` and `_blocks`, such as sha256_avx2_n8."""
    return symbol.removeprefix("nsms_").replace("_blocks_", "_")


def exploration_columns(data: Data) -> list[Column]:
    """Return a column for each machine of merged explorations that has measured rows. If the
    fastest kernel of a hash uses SHA extensions, the column also has the fastest kernel without
    them. `data`: the result of store.merge_results."""
    columns = []
    for machine in data["machines"].values():
        rows = [row for row in data["results"] if row["machine"] == machine["id"]
                and is_measured(row)]
        best = [column_entry(row["hash"], row["variant"], ranking.cycles_per_byte(row),
                             *ranking.fastest_openssl(row))
                for hash_rows in ranking.group_rows(rows, "hash").values()
                for row in with_and_without_extensions(
                    sorted(hash_rows, key=ranking.cycles_per_byte), itemgetter("isa"))]
        if best:
            columns.append({**machine, "date": max(row["date"] for row in rows),
                            "command": rows[0].get("command", ""), "best": best})
    return columns


def tuned_columns(measured_columns: Sequence[Data]) -> list[Column]:
    """Return a column for each microarchitecture with stored orders that is not in
    `measured_columns`.

    A column has the fastest stored single-message kernel of each hash. The cycles per byte of this
    kernel are the mean over a long and a short message; there is no peer. Fields of the processor
    that are not stored are "?".
    """
    covered = {column["uarch"] for column in measured_columns}
    columns = []
    for name in uarchs.names():
        fastest: dict[str, tuple[str, Data]] = {}           # hash -> title, stored entry
        for title, entry in sorted(uarchs.kernels(name).items(),
                                   key=lambda item: float(item[1]["after"])):
            if entry["hash"] in answer.HASHES and "m" not in entry:
                fastest.setdefault(entry["hash"], (title, entry))
        if name in covered or not fastest:
            continue
        latest = max((entry for _, entry in fastest.values()),
                     key=lambda entry: str(entry.get("date", "")))
        machine = re.match(r"(?P<cpu>.*), family (?P<family>\w+) model (?P<model>\w+)",
                           latest.get("machine", ""))
        columns.append({"cpu": "?", "family": "?", "model": "?", "microcode": "?",
                        **(machine.groupdict() if machine else {}), "uarch": name,
                        "date": latest.get("date", "?"), "command": latest.get("command", ""),
                        "best": [column_entry(hash, title.split("/")[0], float(entry["after"]))
                                 for hash, (title, entry) in fastest.items()]})
    return columns


def column_label(column: Data) -> str:
    """Return a column's heading: microarchitecture, family, model and date."""
    return f"{column['uarch']} ({column['family']}/{column['model']}, {column['date'][:10]})"


def column_lines(columns: Sequence[Data]) -> list[str]:
    """Return the lines of a table with a column per processor. A hash has up to two lines: one for
    the best kernels with SHA extensions, one for the best kernels without. Return [] if `columns`
    is empty."""
    if not columns:
        return []
    body = [["best kernel, c/B, ratio to the best peer", *(column_label(c) for c in columns)]]
    body += [[row, *map(entry_text, column_values)]
             for row, column_values in entries_by_row(columns).items()]
    return align_columns(body, *range(len(columns) + 1))


def entries_by_row(columns: Sequence[Data]) -> dict[str, list[Data | None]]:
    """Return the rows of the table of processors: title of a row -> a list with the entry of each
    column, or None for a column without an entry in this row. The titles are sorted.

    A title is a hash, followed by ", by SHA extensions" if the row's kernels use them.
    """
    rows: dict[str, list[Data | None]] = {}
    for k, column in enumerate(columns):
        for best in column["best"]:
            by_extensions = any(f"_{isa}" in best["kernel"] for isa in EXTENSIONS)
            row = best["hash"] + (", by SHA extensions" if by_extensions else "")
            rows.setdefault(row, [None] * len(columns))[k] = best
    return dict(sorted(rows.items()))


def entry_text(best: Data | None) -> str:
    """Return an entry of the table of processors as text: kernel, cycles per byte, speed ratio and
    peer (without the last two if there is no ratio); "-" for None."""
    if best is None:
        return "-"
    peer_ratio = f" {best['ratio']:.3f}x {best['peer']}" if best["ratio"] else ""
    return (f"{best['kernel'].removeprefix(best['hash'] + '_')} "
            f"{best['cycles_per_byte']:.3f}{peer_ratio}")


def column_file_text(column: Data) -> str:
    """Return the text of a file with one column, which `nsms explore --merge` reads."""
    return json.dumps({"schema": SCHEMA, "machines": [column]}, indent=1) + "\n"
