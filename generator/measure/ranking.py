"""Ranking of an exploration: the fastest variant, those tied with it, and the effect of each
option.

Input are results (store.py); output is text, JSON or CSV. Two variants are tied if their quartiles
overlap or their medians differ by less than two runs of the same code do. If any figure is
inconclusive, no winner is named.
"""

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .figures import align_columns
from .store import Record, is_measured

TIE_RATIO = 0.003                        # relative difference of two runs of the same code
COUNT_KEYS = ("instructions_per_byte", "chain_per_byte", "bound_per_byte", "spills", "code_bytes")
CSV_COLUMNS = ("machine", "uarch", "microcode", "compiler", "date", "command", "hash", "isa", "n",
       "variant", "size", "cycles_per_byte", "lower_quartile", "upper_quartile", "to_default",
       "to_openssl", "openssl", *COUNT_KEYS, "bound_by", "model", "stack_bytes", "proved", "rank",
       "skipped", "about")


def cycles_per_byte(row: Record) -> float:
    """Return a row's cycles per byte."""
    return float(row["measured"]["cycles_per_byte"])


def is_tied(a: Record, b: Record) -> bool:
    """Return whether the spread leaves open which of two rows is faster."""
    (low, _, high), (low_b, _, high_b) = a["measured"]["quartiles"], b["measured"]["quartiles"]
    if low <= high_b and low_b <= high:
        return True
    x, y = cycles_per_byte(a), cycles_per_byte(b)
    return abs(x - y) <= TIE_RATIO * min(x, y)


def inconclusive_rows(rows: Iterable[Record]) -> list[Record]:
    """Return the rows that ran but are inconclusive."""
    return [row for row in rows if not row["skipped"] and not is_measured(row)
            and not (row["measured"] and not row["measured"]["right"])]


def fastest_rows(rows: Sequence[Record]) -> list[Record]:
    """Return the fastest row and those tied with it; empty if a row is inconclusive."""
    timed = sorted((row for row in rows if is_measured(row)), key=cycles_per_byte)
    return [] if inconclusive_rows(rows) else [row for row in timed if is_tied(row, timed[0])]


def fastest_openssl(row: Record) -> tuple[str, list[float]] | None:
    """Return OpenSSL's fastest comparable path and the ratio to it.

    A path with SHA extensions is comparable only to a kernel that uses them.
    """
    ratios: Mapping[str, list[float]] = (row["measured"] or {}).get("to_openssl") or {}
    comparable_ratios = {name: ratio for name, ratio in ratios.items() if ratio and (
        name != "openssl-shani" or "sha_ni" in row["features"])}
    return min(comparable_ratios.items(), key=lambda item: item[1][1], default=None)


def speed_to_default(row: Record, default: Record | None) -> float | None:
    """Return the speed relative to the default, by paired samples if its text is unchanged, else by
    medians."""
    m = row["measured"]
    if m["to_default"] and (default is None or m.get("default_text") == default.get("text")):
        return float(m["to_default"][1])
    return cycles_per_byte(default) / cycles_per_byte(row) if default and is_measured(default) else None


def find_default(rows: Iterable[Record]) -> Record | None:
    """Return the default variant, if present."""
    return next((row for row in rows if not row["varied"]), None)


def group_rows(rows: Sequence[Record], *names: str) -> dict[tuple[Any, ...], list[Record]]:
    """Return the rows grouped by these fields."""
    groups: dict[tuple[Any, ...], list[Record]] = {}
    for row in rows:
        groups.setdefault(tuple(row[name] for name in names), []).append(row)
    return groups


def rank_row(row: Record, winners: Sequence[Record]) -> str:
    """Return best, tie or slower; "" if inconclusive."""
    if not winners or not is_measured(row):
        return ""
    return "slower" if row not in winners else "tie" if len(winners) > 1 else "best"


# One machine.

def render_results(data: Mapping[str, Any], command: str, form: str) -> str:
    """Return an exploration of one or more machines as text, json or csv."""
    if form == "json":
        rows = [{**row, "rank": rank_row(row, fastest_rows(group))}
                for group in group_rows(data["results"], "machine", "hash").values()
                for row in group]
        return json.dumps({**data, "command": command, "results": rows}, indent=1)
    if form == "csv":
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
                  f"core cycles per byte at {machine_rows[0]['size']} bytes{of_each}, median and "
                  "quartiles; x: how many times as fast, by pairs;",
                  "instructions retired per byte; the longest chain and the sharpest bound in "
                  "cycles per byte, latencies of " f"{model_names(machine_rows)};",
                  "spills; bytes of code; * the best of a column, = " "tied with the best"]
        for (name,), rows in group_rows(machine_rows, "hash").items():
            lines += ["", *variant_table(name, rows)]
    return "\n".join(lines)


def model_names(rows: Sequence[Record]) -> str:
    """Return the models that the dependence chains are counted with."""
    return " and ".join(dict.fromkeys(row["counted"]["model"]
                                      for row in rows
                                      if row["counted"] and row["counted"]["model"]))


def row_label(row: Record) -> str:
    """Return the varied options of a row, else its variant."""
    return ", ".join(f"{name.upper()}={value}"
                     for name, value in row["varied"].items()) or row["variant"]


def variant_table(name: str, rows: Sequence[Record]) -> list[str]:
    """Return the variants of one hash on one machine as lines, fastest first, and a line per
    option."""
    winners, default = fastest_rows(rows), find_default(rows)
    peers = {path for row in rows if (pair := fastest_openssl(row))
             and "sha_ni" not in row["features"]
             for path in [pair[0]]}
    least = {key: min((row["counted"][key]
                       for row in rows if row["counted"] and row["counted"][key] is not None),
                      default=None) for key in COUNT_KEYS}
    head = [name, "cycles", "quartiles", "x default", f"x {'/'.join(sorted(peers)) or 'openssl'}",
            "retired", "chain", "bound", "spills", "code", "what it is"]
    body = []
    for row in sorted(rows,
                      key=lambda row: (bool(row["skipped"]), not is_measured(row),
                                       cycles_per_byte(row) if is_measured(row) else 0)):
        m, counted, pair = row["measured"], row["counted"], fastest_openssl(row)
        if is_measured(row):
            mark = {"best": "*", "tie": "="}.get(rank_row(row, winners), " ")
            figures = [f"{cycles_per_byte(row):.3f}{mark}",
                       f"{m['quartiles'][0]:.3f}..{m['quartiles'][2]:.3f}",
                       f"{ratio:.3f}" if row["varied"] and (ratio := speed_to_default(row, default))
                       else "-",
                       f"{pair[1][1]:.3f}{' (shani)' if pair[0] == 'openssl-shani' else ''}" if pair
                       else "-"]
        else:
            figures = ["-" if row["skipped"] else "wrong" if m and not m["right"] else "noisy", "",
                       "", ""]
        counts = ["- "] * len(COUNT_KEYS)
        if counted:
            counts = ["- " if counted[key] is None
                      else f"{counted[key]:.{digits}f}{'*' if counted[key] == least[key] else ' '}"
                      for key, digits in zip(COUNT_KEYS, (2, 2, 2, 0, 0))]
        body.append([row_label(row), *figures, *counts,
                     row["about"] + (f" ({row['skipped']})" if row["skipped"] else "")])
    lines = align_columns([head, *body], len(head) - 1)
    noisy_rows = inconclusive_rows(rows)
    if noisy_rows:
        run = sum(not row["skipped"] for row in rows)
        lines.append(f"This machine was too noisy to name a winner: {len(noisy_rows)} of {run} "
                     "have too few undisturbed samples. "
                     "Run it again when it is quiet, or with a larger SECONDS; what is known is "
                     "kept.")
    return lines + option_summaries(rows)


def option_summaries(rows: Sequence[Record]) -> list[str]:
    """Return a line for each option varied by itself: the best value and the loss of the others."""
    default = find_default(rows)
    names = dict.fromkeys(name for row in rows if len(row["varied"]) == 1 for name in row["varied"])
    lines = []
    for name in names:
        varied_rows = [row for row in rows if set(row["varied"]) == {name}]
        values = {row["varied"][name]: row for row in varied_rows}
        if default:
            default_value = default["choices"].get(name, str(default.get(name)))
            values = {f"{default_value} (default)": default, **values}
        ranked = sorted(((cycles_per_byte(row), value, row)
                         for value, row in values.items() if is_measured(row)),
                        key=lambda item: item[0])
        if len(ranked) < 2 or inconclusive_rows(values.values()):
            continue
        least_cycles, fastest_row = ranked[0][0], ranked[0][2]
        tied_values = [value for _, value, row in ranked if is_tied(row, fastest_row)]
        slower = [f"{value} +{(time / least_cycles - 1) * 100:.1f} %"
                  for time, value, row in ranked if not is_tied(row, fastest_row)]
        fastest = " and ".join(filter(None, [", ".join(tied_values[:-1]), tied_values[-1]]))
        lines.append(f"{name.upper()}: {fastest} {'are tied' if len(tied_values) > 1 else 'is best'}"
                     + (f"; in cycles, {', '.join(slower)}" if slower else ""))
    return lines


# Several machines.

def render_machines(data: Mapping[str, Any], form: str) -> str:
    """Return every variant's cycles on every machine, and the best variants of each."""
    data = {**data, "results": [{"varied": {}, **row} for row in data["results"]]}
    if form != "text":
        return render_results(data, "nsms explore --merge", form)
    machines = list(data["machines"].values())
    names = {m["id"]: m["label"] if [o["label"] for o in machines].count(m["label"]) == 1
             else m["id"] for m in machines}
    lines = [f"{names[m['id']]}: {m['cpu']}, family {m['family']}, model {m['model']}, microcode "
             f"{m['microcode']}, " f"{m['compiler']}" for m in machines]
    lines.append("core cycles per byte, median; * the best on that machine, = tied with the best")
    for (name,), rows in group_rows(data["results"], "hash").items():
        rows_by_machine = {(row["machine"], row["variant"]): row for row in rows}
        winners = {m["id"]: fastest_rows([row for row in rows if row["machine"] == m["id"]])
                   for m in machines}

        def cycles_text(row: Record | None, first: Mapping[str, list[Record]] = winners) -> str:
            if row is None:
                return ""
            if not is_measured(row):
                return "-" if row["skipped"] else "noisy"
            return f"{cycles_per_byte(row):.3f}" + {"best": "*",
                                           "tie": "="}.get(rank_row(row, first[row["machine"]]),
                                                           " ")

        def best_cycles(variant: str,
                        rows_of_variants: Mapping[tuple[str, str],
                                                  Record] = rows_by_machine) -> float:
            return min((cycles_per_byte(row)
                        for (_, v), row in rows_of_variants.items()
                        if v == variant and is_measured(row)), default=1e9)

        order = sorted({row["variant"] for row in rows}, key=lambda v: (best_cycles(v), v))
        body = [[v, *(cycles_text(rows_by_machine.get((m["id"], v))) for m in machines)]
                for v in order]
        head = [name, *(names[m["id"]] for m in machines)]
        lines += ["", *align_columns([head, *body])]
        for m in machines:
            machine_rows = [row for row in rows if row["machine"] == m["id"]]
            if winners[m["id"]]:
                lines.append(f"best on {names[m['id']]}: "
                             f"{', '.join(row['variant'] for row in winners[m['id']])}"
                             + (" (tied)" if len(winners[m["id"]]) > 1 else ""))
            elif inconclusive_rows(machine_rows):
                lines.append(f"best on {names[m['id']]}: too noisy to tell, "
                             f"{len(inconclusive_rows(machine_rows))} figures are missing")
    return "\n".join(lines)


def render_csv(data: Mapping[str, Any]) -> str:
    """Return one CSV line for each result."""
    out = io.StringIO()
    writer = csv.DictWriter(out, CSV_COLUMNS, lineterminator="\n")
    writer.writeheader()
    for group in group_rows(data["results"], "machine", "hash").values():
        winners, default = fastest_rows(group), find_default(group)
        for row in group:
            machine, pair = data["machines"][row["machine"]], fastest_openssl(row)
            m, counted = row["measured"] or {}, row["counted"] or {}
            flat = {**{k: row.get(k) for k in CSV_COLUMNS},
                    **{k: machine[k] for k in ("uarch", "microcode", "compiler")},
                    **{k: counted.get(k)
                       for k in (*COUNT_KEYS, "bound_by", "model", "stack_bytes", "proved")},
                    "rank": rank_row(row, winners)}
            if is_measured(row):
                low, middle, high = m["quartiles"]
                flat |= {"cycles_per_byte": middle, "lower_quartile": low, "upper_quartile": high,
                         "to_default": speed_to_default(row, default),
                         "to_openssl": pair and pair[1][1],
                         "openssl": pair and pair[0]}
            writer.writerow(flat)
    return out.getvalue().rstrip("\n")
