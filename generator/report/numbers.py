"""The numbers of each picture of the report, as a table: a head and rows of words, from what gather.py gathered."""

from collections.abc import Callable, Sequence

from . import crossover
from .store import Data

TextTable = tuple[list[str], list[list[str]]]


def by_length(section: Data | None, key: str, scale: float, digits: int) -> TextTable:
    """A row for each candidate, a column for each length."""
    results = [r for r in (section or {}).get("results", []) if r.get(key) and r["mode"] != "chained"]
    sizes = sorted({r["size"] for r in results})
    held = {(r["name"], r["size"]): r[key] for r in results}
    names = sorted(dict.fromkeys(r["name"] for r in results), key=lambda name: (held.get((name, sizes[-1]), 0), name))
    return ["", *(f"{size} B" for size in sizes)], [
        [name, *(f"{held[name, s] / scale:.{digits}f}" if (name, s) in held else "noisy" for s in sizes)] for name in names]


def figure5(section: Data | None) -> TextTable:
    return ["hash", "kernel", "ISA", "n", "instructions for 512 bytes"], [
        [hash, r["name"], r["isa"], str(r["n"]), f"{r['instructions']:,}"]
        for hash, rows in (section or {}).items() for r in rows]


def figure6(section: Data | None) -> TextTable:
    def figure(value: float | None, digits: int = 0) -> str:
        return "noisy" if value is None else f"{value:.{digits}f}"

    return ["ISA", "bytes", "cycles, padded before", "cycles, last block expanded before", "gain"], [
        [t["isa"], str(r["size"]), figure(r["without"]), figure(r["with"]), figure(r["gain"][1] if r["gain"] else None, 3)]
        for t in (section or {}).get("tables", []) for r in t["rows"]]


def figure7(section: Data | None) -> TextTable:
    figures = (section or {}).get("figures", {})
    return ["", "cycles per byte", "quartiles", "good samples"], [
        [name, f"{f['cycles_per_byte']:.3f}", f"{f['quartiles'][0]:.3f} to {f['quartiles'][2]:.3f}", str(f["samples"])]
        if f["cycles_per_byte"] else [name, "noisy", "", str(f["samples"])] for name, f in figures.items()]


def crossovers(section: Data | None) -> TextTable:
    results = (section or {}).get("results", [])
    counts = sorted({crossover.size_of(r)[0] for r in results})
    taken = {(r["hash"], r["mode"], r["name"]) for r in results}
    return ["hash", "bytes", "way", *map(str, counts)], [
        [hash, str(size), crossover.kernel(name), *(
            f"{line[n]:.3f}" if n in line else "noisy" if (hash, f"{n} of {size}", name) in taken else "-" for n in counts)]
        for hash, size in dict.fromkeys((r["hash"], crossover.size_of(r)[1]) for r in results)
        for name, line in crossover.by_way(results, hash, size).items()]


def explore(section: Data | None) -> TextTable:
    rows = sorted((section or {}).get("rows", []), key=lambda r: (r["hash"], r["measured"]["cycles_per_byte"]))
    return ["variant", "cycles per byte", "measured"], [
        [r["variant"], f"{r['measured']['cycles_per_byte']:.3f}", r["date"][:10]] for r in rows]


def bounds(section: Data | None) -> TextTable:
    return ["kernel", "bound", "by", "estimated", "measured"], [
        [r["symbol"], f"{r['bound']:.2f}", r["what"], f"{r['estimated']:.2f}" if r["estimated"] else "-",
         f"{r['measured']:.2f}" if r["measured"] else "-"] for r in (section or {}).get("rows", [])]


def processors(section: Data | None) -> TextTable:
    columns: Sequence[Data] = (section or {}).get("machines", [])
    return ["processor", "hash", "kernel", "cycles per byte", "to the best peer", "peer", "date", "microcode", "command"], [
        [f"{m['cpu']} ({m['uarch']})", b["hash"], b["kernel"], f"{b['cycles_per_byte']:.3f}",
         f"{b['ratio']:.3f}" if b["ratio"] else "-", b["peer"] or "-", m["date"][:10], m["microcode"], m["command"]]
        for m in columns for b in m["best"]]


TABLES: dict[str, Callable[[Data | None], TextTable]] = {
    "figure3": lambda s: by_length(s, "cycles_per_byte", 1, 3), "figure3_sha512": lambda s: by_length(s, "cycles_per_byte", 1, 3),
    "figure4": lambda s: by_length(s, "bytes_per_second", 1e6, 1), "figure5": figure5, "figure6": figure6, "figure7": figure7,
    "crossover": crossovers, "explore": explore, "bounds": bounds, "processors": processors,
}


def table(data: Data, name: str) -> TextTable:
    """The numbers of a picture; nothing where its section is missing."""
    return TABLES[name](data.get(name))
