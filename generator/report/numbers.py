"""Tables behind the charts of a report: head and rows of text, from the data of gather.py."""

from ..measure import crossover
from ..measure.store import Data

TextTable = tuple[list[str], list[list[str]]]


def length_table(section: Data, key: str = "cycles_per_byte", scale: float = 1,
              digits: int = 3) -> TextTable:
    """Return a row per candidate and a column per length."""
    results = [r for r in section["results"] if r.get(key) and r["mode"] != "chained"]
    sizes = sorted({r["size"] for r in results})
    figures = {(r["name"], r["size"]): r[key] for r in results}
    names = sorted(dict.fromkeys(r["name"] for r in results),
                   key=lambda name: (figures.get((name, sizes[-1]), 0), name))
    return ["",
            *(f"{size} B" for size in sizes)], [[name,
                                                 *(f"{figures[name, s] / scale:.{digits}f}"
                                                   if (name, s) in figures else "noisy"
                                                   for s in sizes)] for name in names]


def figure5_table(section: Data) -> TextTable:
    """Return instructions for 512 bytes, by hash and kernel."""
    return ["hash", "kernel", "ISA", "n", "instructions for 512 bytes"], [
        [hash, r["name"], r["isa"], str(r["n"]), f"{r['instructions']:,}"]
        for hash, rows in section.items() for r in rows]


def figure6_table(section: Data) -> TextTable:
    """Return cycles with and without a pre-expanded last block, by ISA and length."""
    def number_text(value: float | None, digits: int = 0) -> str:
        return "noisy" if value is None else f"{value:.{digits}f}"

    return ["ISA", "bytes", "cycles, padded before", "cycles, last block expanded before",
            "gain"], [[t["isa"], str(r["size"]), number_text(r["without"]), number_text(r["with"]),
                       number_text(r["gain"][1] if r["gain"] else None, 3)]
                       for t in section["tables"]
                      for r in t["rows"]]


def figure7_table(section: Data) -> TextTable:
    """Return cycles per byte at 8 KB with quartiles and samples."""
    figures = section["figures"]
    return ["", "cycles per byte", "quartiles",
            "good samples"], [[name, f"{f['cycles_per_byte']:.3f}",
                               f"{f['quartiles'][0]:.3f} to {f['quartiles'][2]:.3f}",
                               str(f["samples"])] if f["cycles_per_byte"]
                              else [name, "noisy", "", str(f["samples"])]
                              for name, f in figures.items()]


def crossover_table(section: Data) -> TextTable:
    """Return cycles per byte by candidate and number of messages."""
    results = section["results"]
    counts = sorted({crossover.workload(r).messages for r in results})
    measured_ways = {(r["hash"], r["mode"], r["name"]) for r in results}
    return ["hash", "bytes", "way",
            *map(str, counts)], [[hash, str(size), crossover.short_name(name),
                                  *(f"{line[n]:.3f}" if n in line else "noisy"
                                    if (hash, f"{n} of {size}", name) in measured_ways else "-"
                                    for n in counts)]
                                 for hash, size in dict.fromkeys((r["hash"],
                                                                  crossover.workload(r).size)
                                                                 for r in results)
                                 for name,
                                 line in crossover.cycles_by_candidate(results, hash, size).items()]


def variant_table(section: Data) -> TextTable:
    """Return explored variants, fastest first."""
    rows = sorted(section["rows"], key=lambda r: (r["hash"], r["measured"]["cycles_per_byte"]))
    return ["variant", "cycles per byte", "measured"], [
        [r["variant"], f"{r['measured']['cycles_per_byte']:.3f}", r["date"][:10]] for r in rows]


def bounds_table(section: Data) -> TextTable:
    """Return bounds, estimates and measurements by kernel."""
    return ["kernel", "bound", "by", "estimated",
            "measured"], [[r["symbol"], f"{r['bound']:.2f}", r["what"],
                           f"{r['estimated']:.2f}" if r["estimated"] else "-",
                           f"{r['measured']:.2f}" if r["measured"] else "-"]
                          for r in section["rows"]]


def processors_table(section: Data) -> TextTable:
    """Return the best kernels of each processor."""
    return ["processor", "hash", "kernel", "cycles per byte", "to the best peer", "peer", "date",
            "microcode",
            "command"], [[f"{m['cpu']} ({m['uarch']})", b["hash"], b["kernel"],
                          f"{b['cycles_per_byte']:.3f}", f"{b['ratio']:.3f}" if b["ratio"] else "-",
                          b["peer"] or "-", m["date"][:10], m["microcode"], m["command"]]
                         for m in section["machines"] for b in m["best"]]
