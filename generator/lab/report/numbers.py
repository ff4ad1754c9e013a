"""Tables of the values that the charts of a report show.

Each function takes a section of the data of gather.py and returns a table: a list of lines, of
which the first has the titles of the columns. A line is a list of texts. "inconclusive" stands for
an inconclusive value, "-" for a value that was not measured.
"""

from functools import partial

from ..measure import crossover
from ..measure.figures import value_text
from ..measure.store import Data

TextTable = list[list[str]]
number_text = partial(value_text, inconclusive="inconclusive")


def length_table(section: Data, key: str = "cycles_per_byte", scale: float = 1,
                 digits: int = 3) -> TextTable:
    """Return a table with a line per candidate and a column per message length.

    An entry is the value of `key` in a result, divided by `scale`, with `digits` decimals. It is
    "inconclusive" if the result lacks the value. The lines are ordered by the value at the longest
    length; candidates without it come first. Results for chained messages are left out.
    """
    values = {(r["name"], r["size"]): r[key] / scale if r.get(key) else None
              for r in section["results"] if r["mode"] != "chained"}
    sizes = sorted({size for _, size in values})
    names = sorted({name for name, _ in values},
                   key=lambda name: (values.get((name, sizes[-1])) or 0, name))
    return [["", *(f"{size} B" for size in sizes)],
            *([name, *(number_text(values, (name, size), digits) for size in sizes)]
              for name in names)]


def figure5_table(section: Data) -> TextTable:
    """Return a table of the numbers of instructions that kernels execute for 512 bytes, a line per
    hash and kernel."""
    return [["hash", "kernel", "ISA", "n", "instructions for 512 bytes"],
            *([hash, r["name"], r["isa"], str(r["n"]), f"{r['instructions']:,}"]
              for hash, rows in section.items() for r in rows)]


def figure6_table(section: Data) -> TextTable:
    """Return a table with a line per ISA and message length: the cycles per message without and
    with a pre-expanded last block, and the gain (median of the speed ratio)."""
    return [["ISA", "bytes", "cycles, padded in advance", "cycles, last block expanded in advance",
             "gain"],
            *([t["isa"], str(r["size"]), number_text(r, "without", 0), number_text(r, "with", 0),
               f"{r['gain'][1]:.3f}" if r["gain"] else "inconclusive"]
              for t in section["tables"] for r in t["rows"])]


def figure7_table(section: Data) -> TextTable:
    """Return a table with a line per candidate: cycles per byte at 8 KB, lower and upper quartile,
    and number of undisturbed samples."""
    return [["", "cycles per byte", "quartiles", "undisturbed samples"],
            *([name, number_text(r, "cycles_per_byte"),
               f"{r['quartiles'][0]:.3f} to {r['quartiles'][2]:.3f}" if r["quartiles"] else "",
               str(r["samples"])] for name, r in section["figures"].items())]


def crossover_table(section: Data) -> TextTable:
    """Return a table of cycles per byte. It has a line for each combination of hash, message length
    and candidate, and a column for each number of messages."""
    workloads = crossover.cycles_by_workload(section["results"])
    counts = crossover.message_counts(workloads.values())
    return [["hash", "bytes", "candidate", *map(str, counts)],
            *([hash, str(size), crossover.short_name(name),
               *(number_text(by_count, count) for count in counts)]
              for (hash, size), cycles in workloads.items() for name, by_count in cycles.items())]


def variant_table(section: Data) -> TextTable:
    """Return a table of the explored variants with cycles per byte and date. It is ordered by hash;
    the fastest variant of each hash comes first."""
    return [["variant", "cycles per byte", "measured"],
            *([r["variant"], number_text(r["measured"], "cycles_per_byte"), r["date"][:10]]
              for r in sorted(section["rows"],
                              key=lambda r: (r["hash"], r["measured"]["cycles_per_byte"])))]


def processors_table(section: Data) -> TextTable:
    """Return a table with a line for each processor and each of its best kernels (processors.py).
    "-" stands for a missing peer or ratio."""
    return [["processor", "hash", "kernel", "cycles per byte", "ratio to the best peer", "peer",
             "date", "microcode", "command"],
            *([f"{m['cpu']} ({m['uarch']})", b["hash"], b["kernel"],
               f"{b['cycles_per_byte']:.3f}", value_text(b, "ratio", 3, "-"), b["peer"] or "-",
               m["date"][:10], m["microcode"], m["command"]]
              for m in section["machines"] for b in m["best"])]
