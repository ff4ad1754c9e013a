"""Stored results of explorations: one JSON file per machine, merged by machine, variant and size.
The schema is {"schema": 1, "machines": {id: machine}, "results": [row]}. A row contains the kernel
("variant", "hash", "isa", "n"; "choices": its options; "text": a hash of its assembly file), its
counts, its measurement (null if it was not timed), the date and the command."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ... import files
from ...request.option_table import Rejected

SCHEMA = 1
Data = Mapping[str, Any]
Record = dict[str, Any]
FIELDS = "machine", "variant", "hash", "isa", "n", "choices", "size", "date", "counted", "measured"


def empty_results() -> dict[str, Any]:
    """Return results with no machines and no rows."""
    return {"schema": SCHEMA, "machines": {}, "results": []}


def read_json_document(path: Path, schema: int, wrong_kind_message: str,
                       wrong_schema_message: str) -> dict[str, Any]:
    """Return the data of a JSON file whose "schema" is `schema`."""
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        schema_number = data["schema"]
    except OSError as error:
        raise Rejected(f"{path} cannot be read: {error.strerror}. Give files that `nsms explore` "
                       "or `report` wrote.") from None
    except (ValueError, KeyError, TypeError):
        raise Rejected(f"{path} {wrong_kind_message}") from None
    if schema_number != schema:
        raise Rejected(
            f"{path} is of schema {schema_number}, this version reads schema {schema}. "
            f"{wrong_schema_message}")
    return data


def read_results(path: Path) -> dict[str, Any]:
    """Return the results in a file. Raise Rejected if the file is unreadable, incomplete or has
    another schema."""
    data = read_json_document(path, SCHEMA,
                              "holds no results of `nsms explore`. It is unchanged; move "
                              "it away, or choose another OUT.",
                              "It is unchanged; choose another OUT, or explore with the version "
                              "that wrote it.")
    try:
        is_complete = isinstance(data["machines"], dict) and all(
            {*FIELDS} <= row.keys() and row["machine"] in data["machines"]
            for row in data["results"])
    except (KeyError, TypeError, AttributeError):
        is_complete = False
    if not is_complete:
        raise Rejected(f"{path} lacks parts of what `nsms explore` writes. It is unchanged; "
                       "move it away, or choose another OUT.")
    return data


def stored_results(folder: Path, machine_id: str) -> dict[str, Any]:
    """Return the results of a machine that are stored in `folder`, or empty_results() if the
    machine has no file there. Raise Rejected as read_results does."""
    path = folder / f"{machine_id}.json"
    return read_results(path) if path.exists() else empty_results()


def is_measured(row: Record) -> bool:
    """Return whether the row has cycles per byte."""
    return bool(row["measured"] and row["measured"].get("cycles_per_byte"))


def choose_row(old: Record, new: Record) -> Record:
    """Return one of two rows of a machine, variant and size: the measured row if their texts are
    equal and only one is measured, else the newer row."""
    if old.get("text") == new.get("text") and is_measured(old) != is_measured(new):
        return old if is_measured(old) else new
    return new if new["date"] >= old["date"] else old


def merge_results(result_files: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return one set of results with the machines and rows of all `result_files`. Of rows with the
    same machine, variant and size only the row that choose_row returns remains."""
    out, rows = empty_results(), dict[tuple[Any, ...], Record]()
    for data in result_files:
        out["machines"] |= data["machines"]
        for row in data["results"]:
            key = row["machine"], row["variant"], row["size"]
            rows[key] = choose_row(rows[key], row) if key in rows else row
    out["results"] = list(rows.values())
    return out


def add_rows(folder: Path, machine: dict[str, Any], rows: Iterable[Record]) -> Path:
    """Add rows to the machine's file in `folder` under a lock, as merge_results merges them; return
    the file's path. `machine`: result of host.identify_machine. Raise Rejected if the file cannot
    be read or written."""
    path = folder / f"{machine['id']}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with files.lock(folder):
            data = merge_results([stored_results(folder, machine["id"]),
                                  {"machines": {machine["id"]: machine}, "results": list(rows)}])
            lines = ",\n".join(json.dumps(row) for row in data["results"])
            files.write_file(path,
                             f'{{"schema": {SCHEMA}, "machines": {json.dumps(data["machines"])}, '
                             f'"results": [\n{lines}\n]}}\n')
    except OSError as error:
        raise Rejected(f"cannot write to OUT={folder}: {error.strerror}. Try another folder, "
                       f"such as OUT=build/explore.") from None
    return path
