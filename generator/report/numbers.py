"""Tables of the values that the charts of a report show.

Each function takes a section of the data of gather.py and returns a heading line and lines of text.
"inconclusive" stands for a value that is inconclusive, "-" for one that was not measured.
"""

from typing import NamedTuple

from ..measure import crossover
from ..measure.store import Data


class TextTable(NamedTuple):
    """A table as text: `head` has the titles of the columns, `rows` the lines below them."""

    head: list[str]
    rows: list[list[str]]


def length_table(section: Data, key: str = "cycles_per_byte", scale: float = 1,
                 digits: int = 3) -> TextTable:
    """Return a table with a line per candidate and a column per message length.

    An entry is a result's value of `key` divided by `scale`, with `digits` decimals; it is
    "inconclusive" if there is no such value. Chained messages are left out.
    """
    results = [r for r in section["results"] if r.get(key) and r["mode"] != "chained"]
    sizes = sorted({r["size"] for r in results})
    values = {(r["name"], r["size"]): r[key] / scale for r in results}
    names = sorted({r["name"] for r in results},
                   key=lambda name: (values.get((name, sizes[-1]), 0), name))

    def value_text(name: str, size: int) -> str:
        """Return the entry of a candidate and a message length."""
        return f"{values[name, size]:.{digits}f}" if (name, size) in values else "inconclusive"

    return TextTable(["", *(f"{size} B" for size in sizes)],
                     [[name, *(value_text(name, size) for size in sizes)] for name in names])


def figure5_table(section: Data) -> TextTable:
    """Return a table of the instructions for 512 bytes, a line per hash and kernel."""
    return TextTable(["hash", "kernel", "ISA", "n", "instructions for 512 bytes"],
                     [[hash, r["name"], r["isa"], str(r["n"]), f"{r['instructions']:,}"]
                      for hash, rows in section.items() for r in rows])


def figure6_table(section: Data) -> TextTable:
    """Return a table of the cycles per message with and without a pre-expanded last block, a line
    per ISA and message length."""
    def number_text(value: float | None, digits: int = 0) -> str:
        """Return a number as text with `digits` decimals; "inconclusive" for None."""
        return "inconclusive" if value is None else f"{value:.{digits}f}"

    return TextTable(
        ["ISA", "bytes", "cycles, padded in advance", "cycles, last block expanded in advance",
         "gain"],
        [[t["isa"], str(r["size"]), number_text(r["without"]), number_text(r["with"]),
          number_text(r["gain"][1] if r["gain"] else None, 3)]
         for t in section["tables"] for r in t["rows"]])


def figure7_table(section: Data) -> TextTable:
    """Return a table of cycles per byte at 8 KB, with quartiles and numbers of samples, a line per
    candidate."""
    def row(name: str, result: Data) -> list[str]:
        """Return the line of one candidate."""
        if not result["cycles_per_byte"]:
            return [name, "inconclusive", "", str(result["samples"])]
        low, _, high = result["quartiles"]
        return [name, f"{result['cycles_per_byte']:.3f}", f"{low:.3f} to {high:.3f}",
                str(result["samples"])]

    return TextTable(["", "cycles per byte", "quartiles", "undisturbed samples"],
                     [row(name, result) for name, result in section["figures"].items()])


def crossover_table(section: Data) -> TextTable:
    """Return a table of cycles per byte, a line per hash, message length and candidate, and a
    column per number of messages."""
    results = section["results"]
    workloads = [crossover.parse_workload(r) for r in results]
    counts = sorted({w.messages for w in workloads})
    all_results = {(r["hash"], r["name"], w) for r, w in zip(results, workloads)}
    rows = []
    for hash, size in dict.fromkeys((r["hash"], w.size) for r, w in zip(results, workloads)):
        for name, cycles in crossover.cycles_by_candidate(results, hash, size).items():
            rows.append([hash, str(size), crossover.short_name(name), *(
                f"{cycles[count]:.3f}" if count in cycles
                else "inconclusive"
                if (hash, name, crossover.Workload(count, size)) in all_results
                else "-" for count in counts)])
    return TextTable(["hash", "bytes", "candidate", *map(str, counts)], rows)


def variant_table(section: Data) -> TextTable:
    """Return a table of the explored variants with cycles per byte and date, ordered by hash, then
    fastest first."""
    rows = sorted(section["rows"], key=lambda r: (r["hash"], r["measured"]["cycles_per_byte"]))
    return TextTable(["variant", "cycles per byte", "measured"],
                     [[r["variant"], f"{r['measured']['cycles_per_byte']:.3f}", r["date"][:10]]
                      for r in rows])


def bounds_table(section: Data) -> TextTable:
    """Return a table of bounds, estimates and measurements in cycles per byte, a line per kernel.
    """
    return TextTable(["kernel", "bound", "by", "estimated", "measured"],
                     [[r["symbol"], f"{r['bound']:.2f}", r["what"],
                       f"{r['estimated']:.2f}" if r["estimated"] else "-",
                       f"{r['measured']:.2f}" if r["measured"] else "-"] for r in section["rows"]])


def processors_table(section: Data) -> TextTable:
    """Return a table of the best kernels, a line per processor and entry of its column
    (processors.py)."""
    return TextTable(["processor", "hash", "kernel", "cycles per byte", "ratio to the best peer",
                      "peer", "date", "microcode", "command"],
                     [[f"{m['cpu']} ({m['uarch']})", b["hash"], b["kernel"],
                       f"{b['cycles_per_byte']:.3f}", f"{b['ratio']:.3f}" if b["ratio"] else "-",
                       b["peer"] or "-", m["date"][:10], m["microcode"], m["command"]]
                      for m in section["machines"] for b in m["best"]])
