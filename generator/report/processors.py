"""Measured processors side by side: the best kernel of each hash and its ratio to the best peer.

Input are the committed measured.json, a report of this machine, results of explorations, and stored
orders; output is one column per processor. An entry of measured.json is {"cpu", "family", "model",
"microcode", "uarch", "compiler", "openssl", "date", "command", "best": [{"hash", "kernel",
"cycles_per_byte", "peer", "ratio"}]}, for messages of 8 KB. "best" has two entries for a hash if
the fastest kernel uses SHA extensions: this kernel, and the fastest one without them.
"""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..measure import host, ranking
from ..measure.figures import align_columns
from ..measure.store import Data, Record, is_measured, read_json_document
from ..request.parse import Rejected
from ..x86 import uarch as uarchs
from . import answer

Column = dict[str, Any]
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


def report_column(data: Data) -> Column | None:
    """Return the best results of each hash in a report's data as a column for the report's
    processor.

    If the best kernel of a hash uses SHA extensions, the column also has the best kernel without
    them. Return None if the report has no conclusive result of our kernels or does not identify the
    processor.
    """
    entries = answer.entries_by_symbol(data)
    best: list[Record] = []
    for hash in answer.HASHES:
        ours = answer.correct_results(data, hash, True)
        if not ours:
            continue
        peers = [p for p in answer.correct_results(data, hash, False)
                 if answer.is_single_message(p["name"])]
        best.append(compare_with_fastest(ours[0], peers))
        without_extensions = [r for r in ours
                              if entries.get(r["name"], {}).get("isa") not in EXTENSIONS]
        if without_extensions and without_extensions[0] is not ours[0]:
            best.append(compare_with_fastest(without_extensions[0], [
                p for p in peers
                if p["name"].startswith("openssl-") and p["name"] != "openssl-shani"]))
    if not best or "processor" not in data:
        return None
    return {**data["processor"], "uarch": data["uarch"],
            "compiler": (data.get("surroundings") or {}).get("compiler", ""),
            "openssl": data["front"].get("openssl", ""), "date": data["front"]["date"],
            "command": data["command"], "best": best}


def identify_this_processor() -> dict[str, str]:
    """Return the fields that identify this processor in a column: "cpu", "family", "model" and
    "microcode"."""
    return {key: value for key, value in host.identify_processor().items() if key != "stepping"}


def compare_with_fastest(result: Data, peers: Sequence[Data]) -> Record:
    """Return a result as an entry of a column, with its speed relative to the first of `peers`,
    which is the fastest; "peer" and "ratio" are null without peers."""
    peer = peers[0]["name"] if peers else None
    ratio = answer.ratio_quartiles(result, peer) if peer else None
    return {"hash": result["hash"], "kernel": short_name(result["name"]),
            "cycles_per_byte": round(result["cycles_per_byte"], 3), "peer": peer,
            "ratio": round(ratio[1], 3) if ratio else None}


def short_name(symbol: str) -> str:
    """Return a kernel's symbol without `nsms_` and `_blocks`, such as sha256_avx2_n8."""
    return symbol.removeprefix("nsms_").replace("_blocks_", "_")


def exploration_columns(data: Data) -> list[Column]:
    """Return a column for each machine of merged explorations that has measured rows. If the
    fastest kernel of a hash uses SHA extensions, the column also has the fastest kernel without
    them."""
    columns = []
    for machine in data["machines"].values():
        rows = [row for row in data["results"] if row["machine"] == machine["id"]
                and is_measured(row)]
        best: list[Record] = []
        for (hash,), hash_rows in ranking.group_rows(rows, "hash").items():
            without_extensions = [row for row in hash_rows if row["isa"] not in EXTENSIONS]
            fastest = [min(group, key=ranking.cycles_per_byte)
                       for group in (hash_rows, without_extensions) if group]
            for row in {row["variant"]: row for row in fastest}.values():
                ratio = ranking.fastest_openssl(row)
                best.append({"hash": hash, "kernel": row["variant"],
                             "cycles_per_byte": ranking.cycles_per_byte(row),
                             "peer": ratio.peer if ratio else None,
                             "ratio": ratio.median if ratio else None})
        if best:
            columns.append({**machine, "date": max(row["date"] for row in rows),
                            "command": rows[0].get("command", ""), "best": best})
    return columns


def tuned_columns(measured_columns: Sequence[Data]) -> list[Column]:
    """Return a column for each microarchitecture with stored orders that is not in
    `measured_columns`.

    A column has the fastest stored kernel of each hash for one message. Its cycles per byte are
    means over a long and a short message; there is no peer.
    """
    covered = {column["uarch"] for column in measured_columns}
    columns = []
    for name in uarchs.names():
        best = []                                     # (cycles per byte, stored entry, title)
        for hash in answer.HASHES:
            of_hash = [(float(entry["after"]), entry, title)
                       for title, entry in uarchs.kernels(name).items()
                       if entry["hash"] == hash and "m" not in entry]
            best += [min(of_hash, key=lambda item: item[0])] if of_hash else []
        if name in covered or not best:
            continue
        latest = max((entry for _, entry, _ in best), key=lambda entry: str(entry.get("date", "")))
        machine = re.match(r"(?P<cpu>.*), family (?P<family>\w+) model (?P<model>\w+)",
                           latest.get("machine", ""))
        columns.append({"cpu": "?", "family": "?", "model": "?", "microcode": "?",
                        **(machine.groupdict() if machine else {}), "uarch": name,
                        "date": latest.get("date", "?"), "command": latest.get("command", ""),
                        "best": [{"hash": entry["hash"], "kernel": title.split("/")[0],
                                  "cycles_per_byte": cycles, "peer": None, "ratio": None}
                                 for cycles, entry, title in best]})
    return columns


def column_label(column: Data) -> str:
    """Return a column's heading: microarchitecture, family, model and date."""
    return f"{column['uarch']} ({column['family']}/{column['model']}, {column['date'][:10]})"


def column_lines(columns: Sequence[Data]) -> list[str]:
    """Return the lines of a table with a column per processor. A hash has up to two lines: the best
    kernel with SHA extensions, and the best kernel without. Return [] without columns."""
    if not columns:
        return []
    body = [["best kernel, c/B, ratio to the best peer", *(column_label(c) for c in columns)]]
    body += [[row, *map(entry_text, column_values)]
             for row, column_values in entries_by_row(columns).items()]
    return align_columns(body, *range(len(columns) + 1))


def entries_by_row(columns: Sequence[Data]) -> dict[str, list[Data | None]]:
    """Return title of a table's line -> entry of each column, None if the column has none.

    A title is a hash, followed by ", by SHA extensions" if the line's kernels use them.
    """
    rows: dict[str, list[Data | None]] = {}
    for k, column in enumerate(columns):
        for best in column["best"]:
            by_extensions = any(f"_{isa}" in best["kernel"] for isa in EXTENSIONS)
            row = best["hash"] + (", by SHA extensions" if by_extensions else "")
            rows.setdefault(row, [None] * len(columns))[k] = best
    return dict(sorted(rows.items()))


def entry_text(best: Data | None) -> str:
    """Return an entry of a column as text: kernel, cycles per byte, speed ratio and peer; "-" for
    None."""
    if best is None:
        return "-"
    peer_ratio = f" {best['ratio']:.3f}x {best['peer']}" if best["ratio"] else ""
    return (f"{best['kernel'].removeprefix(best['hash'] + '_')} "
            f"{best['cycles_per_byte']:.3f}{peer_ratio}")


def column_file_text(column: Data) -> str:
    """Return the text of a file with one column, which `nsms explore --merge` reads."""
    return json.dumps({"schema": SCHEMA, "machines": [column]}, indent=1) + "\n"
