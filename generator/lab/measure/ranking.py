"""Ranking of an exploration: the fastest variant, those tied with it, and the effect of each
option.

Input are results (store.py); output is text, JSON or CSV. Two variants are tied if their quartiles
overlap, or if their medians differ by at most TIE_RATIO. If the timing of any variant is
inconclusive, no variant counts as the fastest.
"""

import csv
import io
import json
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...request.parse import join_words
from .figures import align_columns
from .store import Record, is_measured

TIE_RATIO = 0.003                        # by which the medians of two runs of the same code differ
# count of a row -> title of its column, digits after the decimal point
COUNTS = {"instructions_per_byte": ("retired", 2), "chain_per_byte": ("chain", 2),
          "bound_per_byte": ("bound", 2), "spills": ("spills", 0), "code_bytes": ("code", 0)}
CSV_COLUMNS = ("machine", "uarch", "microcode", "compiler", "date", "command", "hash", "isa", "n",
               "variant", "size", "cycles_per_byte", "lower_quartile", "upper_quartile",
               "to_default", "to_openssl", "openssl", *COUNTS, "bound_by", "model",
               "stack_bytes", "proved", "rank", "skipped", "about")


def cycles_per_byte(row: Record) -> float:
    """Return the cycles per byte of a row that is measured."""
    return float(row["measured"]["cycles_per_byte"])


def is_tied(a: Record, b: Record) -> bool:
    """Return whether the measurements of two rows leave open which kernel is faster."""
    (low, _, high), (low_b, _, high_b) = a["measured"]["quartiles"], b["measured"]["quartiles"]
    if low <= high_b and low_b <= high:
        return True
    x, y = cycles_per_byte(a), cycles_per_byte(b)
    return abs(x - y) <= TIE_RATIO * min(x, y)


def inconclusive_rows(rows: Iterable[Record]) -> list[Record]:
    """Return the rows without a conclusive time, except skipped rows and rows with a wrong digest.
    """
    return [row for row in rows if not row["skipped"] and not is_measured(row)
            and not (row["measured"] and not row["measured"]["right"])]


def fastest_rows(rows: Sequence[Record]) -> list[Record]:
    """Return the fastest row and the rows tied with it; [] if a row is inconclusive or no row is
    measured."""
    timed = sorted((row for row in rows if is_measured(row)), key=cycles_per_byte)
    return [] if inconclusive_rows(rows) else [row for row in timed if is_tied(row, timed[0])]


def fastest_openssl(row: Record) -> tuple[str | None, float | None]:
    """Return the fastest comparable code path of OpenSSL, and how many times as fast as this path
    the row's kernel is (median); None for both if none was measured.

    A path with SHA extensions is comparable only to a kernel that uses them.
    """
    ratios: Mapping[str, list[float]] = (row["measured"] or {}).get("to_openssl") or {}
    comparable = [(ratio[1], name) for name, ratio in ratios.items()
                  if ratio and (name != "openssl-shani" or "sha_ni" in row["features"])]
    median, peer = min(comparable, default=(None, None))
    return peer, median


def speed_to_default(row: Record, default: Record | None) -> float | None:
    """Return how many times as fast as the default the kernel of a measured row is; None if this is
    unknown.

    The ratio is the median over pairs of samples, if the row was timed beside the present text of
    the default; otherwise it is the ratio of the medians. `default`: the default's row; if it is
    None, the text is not compared.
    """
    measured = row["measured"]
    is_same_default = default is None or measured.get("default_text") == default.get("text")
    if measured["to_default"] and is_same_default:
        return float(measured["to_default"][1])
    if default is None or not is_measured(default):
        return None
    return cycles_per_byte(default) / cycles_per_byte(row)


def find_default(rows: Iterable[Record]) -> Record | None:
    """Return the first row without a varied option, which is that of the default; None if there is
    none."""
    return next((row for row in rows if not row["varied"]), None)


def group_rows(rows: Sequence[Record], *names: str) -> dict[tuple[Any, ...], list[Record]]:
    """Return (values of the fields `names`) -> rows with these values."""
    groups: dict[tuple[Any, ...], list[Record]] = {}
    for row in rows:
        groups.setdefault(tuple(row[name] for name in names), []).append(row)
    return groups


def rank_row(row: Record, winners: Sequence[Record]) -> str:
    """Return "best" for the only one of `winners`, "tie" for one of several, "slower" for another
    row; "" if the row is not measured or there are no winners. `winners`: the result of
    fastest_rows for all rows of the row's hash and machine."""
    if not winners or not is_measured(row):
        return ""
    return "slower" if row not in winners else "tie" if len(winners) > 1 else "best"


def evaluate_rows(rows: Sequence[Record]) -> list[Record]:
    """Return the rows of one hash on one machine with further fields: the counts, "rank"
    (rank_row), "cycles_per_byte", "lower_quartile", "upper_quartile", "to_default" (speed relative
    to the default), and "openssl" and "to_openssl" (fastest_openssl). A value that is unknown is
    None."""
    winners, default = fastest_rows(rows), find_default(rows)
    evaluated = []
    for row in rows:
        low, middle, high = row["measured"]["quartiles"] if is_measured(row) else [None] * 3
        peer, ratio = fastest_openssl(row)
        evaluated.append({
            **row, **dict.fromkeys(COUNTS), **(row["counted"] or {}),
            "rank": rank_row(row, winners),
            "cycles_per_byte": middle, "lower_quartile": low, "upper_quartile": high,
            "to_default": speed_to_default(row, default) if middle else None,
            "openssl": peer, "to_openssl": ratio})
    return evaluated


def cycles_text(row: Record) -> str:
    """Return the cycles per byte of a row of evaluate_rows as text, followed by * for the best row,
    = for a tie, or a space. For a row without cycles return "-" if it was skipped, "wrong" if its
    digest is wrong, else "inconclusive"."""
    if row["cycles_per_byte"]:
        mark = {"best": "*", "tie": "="}.get(row["rank"], " ")
        return f"{row['cycles_per_byte']:.3f}{mark}"
    if row["skipped"]:
        return "-"
    return "wrong" if row["measured"] and not row["measured"]["right"] else "inconclusive"


# One machine.

def render_results(data: Mapping[str, Any], command: str, output_format: str) -> str:
    """Return the results of an exploration as text, JSON or CSV. `output_format`: text, json or
    csv; `command`: the command line, for the head."""
    if output_format == "json":
        rows = [{**row, "rank": evaluated["rank"]}
                for group in group_rows(data["results"], "machine", "hash").values()
                for row, evaluated in zip(group, evaluate_rows(group))]
        return json.dumps({**data, "command": command, "results": rows}, indent=1)
    if output_format == "csv":
        return render_csv(data)
    lines = []
    for machine in data["machines"].values():
        machine_rows = [row for row in data["results"] if row["machine"] == machine["id"]]
        dates = sorted(row["date"] for row in machine_rows)
        of_each = " of each message" if machine_rows[0].get("m") else ""
        lines += [f"{machine['cpu']} (family {machine['family']}, model {machine['model']}, "
                  f"stepping {machine['stepping']}, "
                  f"microcode {machine['microcode']}, {machine['label']}), {machine['compiler']}",
                  f"{command}; measured {dates[0]}"
                  + (f" to {dates[-1]}" if dates[0] != dates[-1] else ""),
                  f"cycles: core cycles per byte at {machine_rows[0]['size']} bytes{of_each}, "
                  "median; x: how many times as fast, median of pairs of samples;",
                  "retired: instructions per byte; chain, bound: longest dependence chain and "
                  "sharpest lower bound in cycles per byte, latencies of "
                  f"{model_names(machine_rows)};",
                  "code: bytes; *: the best of a column; =: tied with the best"]
        for (name,), rows in group_rows(machine_rows, "hash").items():
            lines += ["", *variant_table(name, rows)]
    return "\n".join(lines)


def model_names(rows: Sequence[Record]) -> str:
    """Return the names of the models by which the rows' dependence chains were counted, as text
    with "and" between two names."""
    return " and ".join(dict.fromkeys(row["counted"]["model"] for row in rows
                                      if row["counted"] and row["counted"]["model"]))


def row_label(row: Record) -> str:
    """Return the varied options of a row as text, or the variant's name if none is varied."""
    return ", ".join(f"{name.upper()}={value}"
                     for name, value in row["varied"].items()) or row["variant"]


def variant_table(name: str, rows: Sequence[Record]) -> list[str]:
    """Return the lines of a table with the variants of one hash on one machine, fastest first, and
    a line for each option (option_summaries). `name`: the hash.

    If a variant is inconclusive, a line that says so follows the table.
    """
    evaluated = evaluate_rows(rows)
    peers = {row["openssl"] for row in evaluated
             if row["openssl"] and "sha_ni" not in row["features"]}
    least = {key: min((row[key] for row in evaluated if row[key] is not None), default=None)
             for key in COUNTS}
    table = [[name, "cycles", "quartiles", "x default",
              f"x {'/'.join(sorted(peers)) or 'openssl'}", *(title for title, _ in COUNTS.values()),
              "description"]]
    # measured rows by time, then inconclusive rows, then skipped rows
    for row in sorted(evaluated, key=lambda row: (bool(row["skipped"]), not row["cycles_per_byte"],
                                                  row["cycles_per_byte"] or 0)):
        measured_texts = [""] * 3
        if row["cycles_per_byte"]:
            path = " (shani)" if row["openssl"] == "openssl-shani" else ""
            measured_texts = [
                f"{row['lower_quartile']:.3f}..{row['upper_quartile']:.3f}",
                f"{row['to_default']:.3f}" if row["varied"] and row["to_default"] else "-",
                f"{row['to_openssl']:.3f}{path}" if row["openssl"] else "-"]
        counts = ["- " if row[key] is None
                  else f"{row[key]:.{digits}f}{'*' if row[key] == least[key] else ' '}"
                  for key, (_, digits) in COUNTS.items()]
        skipped = f" ({row['skipped']})" if row["skipped"] else ""
        table.append([row_label(row), cycles_text(row), *measured_texts, *counts,
                      row["about"] + skipped])
    lines = align_columns(table, len(table[0]) - 1)
    if inconclusive := inconclusive_rows(rows):
        timed_count = sum(not row["skipped"] for row in rows)
        lines.append(f"No variant is named the best, because {len(inconclusive)} of {timed_count} "
                     "timings are inconclusive. Run the command again when the machine is idle, or "
                     "with a larger SECONDS; conclusive timings are kept.")
    return lines + option_summaries(rows)


def option_summaries(rows: Sequence[Record]) -> list[str]:
    """Return a line for each variable (option, isa, n or m) that is varied alone: its best values,
    and by how many percent the cycles of each other value exceed the best.

    A variable has no line if fewer than two of its values are measured or one is inconclusive.
    """
    default = find_default(rows)
    names = dict.fromkeys(name for row in rows if len(row["varied"]) == 1 for name in row["varied"])
    lines = []
    for name in names:
        row_of_value = {row["varied"][name]: row for row in rows if set(row["varied"]) == {name}}
        if default:
            default_value = default["choices"].get(name, str(default.get(name)))
            row_of_value = {f"{default_value} (default)": default, **row_of_value}
        ranked = sorted(((value, row) for value, row in row_of_value.items() if is_measured(row)),
                        key=lambda item: cycles_per_byte(item[1]))
        if len(ranked) < 2 or inconclusive_rows(row_of_value.values()):
            continue
        _, fastest = ranked[0]
        tied_values = [value for value, row in ranked if is_tied(row, fastest)]
        slower = [f"{value} +{(cycles_per_byte(row) / cycles_per_byte(fastest) - 1) * 100:.1f} %"
                  for value, row in ranked if not is_tied(row, fastest)]
        verb = "are tied" if len(tied_values) > 1 else "is best"
        lines.append(f"{name.upper()}: {join_words(tied_values, 'and')} {verb}"
                     + (f"; in cycles, {', '.join(slower)}" if slower else ""))
    return lines


# Several machines.

def render_machines(data: Mapping[str, Any], output_format: str) -> str:
    """Return the merged results of several machines as text, JSON or CSV, as `output_format` says:
    text, json or csv. The text has each variant's cycles on each machine, and the best variants of
    each machine."""
    data = {**data, "results": [{"varied": {}, **row} for row in data["results"]]}
    if output_format != "text":
        return render_results(data, "nsms explore --merge", output_format)
    machines = list(data["machines"].values())
    labels = [m["label"] for m in machines]
    titles = {m["id"]: m["label"] if labels.count(m["label"]) == 1 else m["id"] for m in machines}
    lines = [f"{titles[m['id']]}: {m['cpu']}, family {m['family']}, model {m['model']}, microcode "
             f"{m['microcode']}, {m['compiler']}" for m in machines]
    lines.append("core cycles per byte, median; *: the best on the machine; =: tied with the best")
    for (hash,), rows in group_rows(data["results"], "hash").items():
        lines += ["", *machines_table(hash, rows, titles)]
    return "\n".join(lines)


def machines_table(hash: str, rows: Sequence[Record], titles: Mapping[str, str]) -> list[str]:
    """Return the lines of a table with the variants of one hash and a column per machine, then a
    line with the best variants of each machine. The variants are ordered by their least cycles per
    byte on any machine.

    `hash`: the hash; `titles`: machine's id -> title of its column.
    """
    rows_of = {machine: evaluate_rows([row for row in rows if row["machine"] == machine])
               for machine in titles}
    row_of = {(row["machine"], row["variant"]): row
              for machine_rows in rows_of.values() for row in machine_rows}
    fewest_cycles: dict[str, float] = {}            # variant -> least cycles per byte
    for (_, variant), row in row_of.items():
        cycles = row["cycles_per_byte"] or math.inf
        fewest_cycles[variant] = min(cycles, fewest_cycles.get(variant, cycles))
    table = [[hash, *titles.values()]]
    for variant in sorted(fewest_cycles, key=lambda name: (fewest_cycles[name], name)):
        table.append([variant, *(cycles_text(row_of[machine, variant])
                                 if (machine, variant) in row_of else "" for machine in titles)])
    lines = align_columns(table)
    for machine, title in titles.items():
        if best := fastest_rows(rows_of[machine]):
            lines.append(f"best on {title}: {', '.join(row['variant'] for row in best)}"
                         + (" (tied)" if len(best) > 1 else ""))
        elif inconclusive := inconclusive_rows(rows_of[machine]):
            lines.append(f"best on {title}: unknown, {len(inconclusive)} timings are inconclusive")
    return lines


def render_csv(data: Mapping[str, Any]) -> str:
    """Return results as a CSV table with the columns CSV_COLUMNS and a line for each row."""
    out = io.StringIO()
    writer = csv.DictWriter(out, CSV_COLUMNS, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    for (machine_id, _), rows in group_rows(data["results"], "machine", "hash").items():
        machine = {key: data["machines"][machine_id][key]
                   for key in ("uarch", "microcode", "compiler")}
        writer.writerows({**row, **machine} for row in evaluate_rows(rows))
    return out.getvalue().rstrip("\n")
