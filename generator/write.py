"""Cells to files: text in both syntaxes, the manifest, the header and a table, written aside and renamed.

What the manifest tells of a kernel is read off its object's bytes. Where no assembler is at hand, it is taken from
the manifest that stands beside the same text (known by its hash); where that fails too, it is null.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from . import __version__, bounds, emit, fixed, frame, hashes, library, tables
from .build import compile
from .cells import Cell, Refused
from .check import Description, ObjectError, describe_object
from .place import PACKAGE, folder
from .program import Program
from .prove import NotProved, Verdict, assemble, grounds, in_parallel, keep, kept, verdict
from .uarch import model
from .uarch.processors import Processor

Entry = dict[str, Any]
OBJECT_FACTS = ("features", "instructions", "bytes", "stack_bytes")


def check_prefix(prefix: str) -> str:
    """The prefix, if C can begin a name with it."""
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", prefix):
        raise Refused(f"PREFIX={prefix} cannot begin a C name: it must match [A-Za-z_][A-Za-z0-9_]*. Try PREFIX=nsms_.")
    return prefix


def check_out(out: Path) -> None:
    """Refuses a place that cannot be written."""
    try:
        out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=out):
            pass
    except OSError as error:
        raise Refused(f"cannot write to OUT={out}: {error.strerror}. Try a folder of your own, such as OUT=build/kernels."
                      ) from None


# One file.

def texts(cell: Cell, prefix: str, syntaxes: Sequence[str], proved: bool = False,
          programs: Sequence[Program] | None = None) -> tuple[dict[str, str], list[str]]:
    """A cell's file in each syntax, and its kernels' prototypes. `programs`: its kernels, if they are compiled already."""
    programs = programs or [compile(cell, kind, prefix) for kind in cell.kinds]
    frames = [frame.layout(program) for program in programs]
    told = emit.Facts(cell.stem, cell.command, cell.features, proved, prefix, cell.family.STANDARD)
    return ({syntax: emit.assembly(programs, frames, told, syntax) for syntax in syntaxes},
            [program.prototype for program in programs])


def facts(object: bytes | None, symbol: str, known: Mapping[str, Any] | None) -> dict[str, Any]:
    """What the manifest says of a kernel's bytes: from its object, else from an entry of the same text, else null."""
    if object is not None:
        d: Description = describe_object(object, symbol)
        return {"features": list(d.features), "instructions": d.instructions, "bytes": d.code_bytes,
                "stack_bytes": d.stack_bytes}
    return {name: known[name] if known else None for name in OBJECT_FACTS}


def demand(found: Verdict, wipe: bool) -> None:
    """Raises NotProved where a verdict is not what a kernel must have to be written: proved, and if it says that it wipes,
    with nothing secret left in a register or below the stack pointer."""
    if not found["proved"]:
        raise NotProved(f"{found['symbol']}: {found['message']}")
    left = [*found["residue"].get("registers", ())]
    left += [f"{found['residue']['stack_bytes']} bytes of the stack"] if found["residue"].get("stack_bytes") else []
    if wipe and left:
        raise NotProved(f"{found['symbol']} should wipe what was secret and leaves it in {', '.join(left)}")


def one_cell(cell: Cell, prefix: str, syntaxes: Sequence[str], old: Mapping[str, Entry], prove: bool,
             programs: Sequence[Program] | None = None, objects: dict[str, bytes] | None = None
             ) -> tuple[dict[str, str], list[Entry]]:
    """A cell's files by their paths, and its entries. `old`: entries that may describe the same texts; `programs`: its
    kernels, if they are compiled already; `objects`, if given, gets the object of each syntax that was assembled. Raises
    NotProved where a proof is wanted and fails."""
    programs = programs or [compile(cell, kind, prefix) for kind in cell.kinds]
    made, prototypes = texts(cell, prefix, syntaxes, False, programs)
    sums = {syntax: emit.text_hash(text) for syntax, text in made.items()}
    held = objects if objects is not None else {}
    held |= {syntax: o for syntax, text in made.items() if (o := assemble(text, syntax)) is not None}
    out: list[Entry] = []
    for kind, prototype in zip(cell.kinds, prototypes):
        symbol = cell.symbol(kind, prefix)
        known = old.get(symbol)
        if known and not all(known.get(f"{s}_sha256") == h for s, h in sums.items()):
            known = None
        entry = {
            "symbol": symbol, "kind": kind, "hash": cell.hash, "isa": cell.isa, "n": cell.n or None,
            **cell.fields, **fixed_fields(cell),
            **facts(next(iter(held.values()), None), symbol, known), "signature": prototype,
            "gas": f"gas/{cell.stem}.S" if "gas" in made else None,
            "nasm": f"nasm/{cell.stem}.asm" if "nasm" in made else None,
            "proved": False, "gas_sha256": sums.get("gas"), "nasm_sha256": sums.get("nasm"),
            "bounds": None, "command": cell.command}
        if prove:
            for object in held.values():
                demand(verdict(object, symbol, entry), cell.wipe == "1")
        entry["proved"] = prove and (bool(held) or bool(known and known["proved"]))
        out.append(entry)
    if all(entry["proved"] for entry in out):
        made, _ = texts(cell, prefix, syntaxes, True, programs)
    names = {"gas": f"gas/{cell.stem}.S", "nasm": f"nasm/{cell.stem}.asm"}
    return {names[s]: text for s, text in made.items()}, out


def lower_bounds(object: bytes | None, entry: Entry, known: Mapping[str, Any] | None) -> dict[str, float] | None:
    """Microarchitecture -> cycles per byte that no order of the kernel's instructions can beat on it; kept like proofs."""
    if object is None:
        return known.get("bounds") if known else None
    asked = [entry[name] for name in ("symbol", "hash", "kind", "n", "length", "features")]
    key = hashlib.sha256(json.dumps([bounds_rest_on(), asked]).encode() + object).hexdigest()
    try:
        found: dict[str, float] = json.loads(kept(key).read_text())
        return found
    except (OSError, ValueError):
        pass
    try:
        found = {name: round(bound.sharpest, 3) for name, bound in bounds.of_entry(object, entry).items()}
    except ObjectError:                                  # a way through it that is not known beforehand
        found = {}
    keep(kept(key), found)
    return found


@cache
def bounds_rest_on() -> str:
    """The hash of what bounds are computed from, besides the object."""
    digest = hashlib.sha256(grounds().encode())
    uarch = PACKAGE / "uarch"
    for path in (PACKAGE / "bounds.py", uarch / "model.py", uarch / "classes.py", *sorted(model.FOLDER.glob("*.json"))):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def bounded_cell(cell: Cell, prefix: str, syntaxes: Sequence[str], old: Mapping[str, Entry],
                 prove: bool) -> tuple[dict[str, str], list[Entry]]:
    """one_cell's files and entries, with what no order of the kernels' instructions can beat."""
    if cell.lengths:
        return tables.files(cell, prefix, syntaxes, old, prove)
    held: dict[str, bytes] = {}
    made, entries = one_cell(cell, prefix, syntaxes, old, prove, objects=held)
    for entry in entries:
        known = old.get(entry["symbol"])
        same = known and all(known.get(f"{s}_sha256") == entry[f"{s}_sha256"] for s in syntaxes)
        entry["bounds"] = lower_bounds(next(iter(held.values()), None), entry, known if same else None)
    return made, entries


def fixed_fields(cell: Cell) -> Entry:
    """What the manifest says of the constants of a message; null for kernels of any message."""
    m = cell.message
    return {"length": m.length if m else None, "shape": m.shape or None if m else None,
            "const": m.const or None if m else None, "prefix_block": m.prefix or None if m else None}


# The whole request.

def generate(cells: Sequence[Cell], out: Path, syntax: str = "both", prefix: str = "nsms_",
             progress: Callable[[Iterable[Any]], Iterable[Any]] = lambda jobs: jobs, prove: bool = True,
             lib: str = "0", cores: Sequence[Processor] | None = None) -> list[Entry]:
    """Writes the cells' files under `out`, with manifest.json, include/nsms.h and README.md merged by symbol; with `lib`,
    or where it is already, the library around the manifest's kernels too (`lib` and `cores` as library.texts takes them; "0":
    none).

    Returns the new entries. Everything is made aside first and then renamed, so that a failure or an interruption
    leaves what stood there before. With `prove`, a kernel whose object is not proved raises NotProved and nothing
    is written; without an assembler a text counts as proved if a manifest already says so of the same text.
    """
    check_prefix(prefix)
    check_out(out)
    syntaxes = ("gas", "nasm") if syntax == "both" else (syntax,)
    old = read_manifest(out / "manifest.json")
    known = {e["symbol"]: e for e in [*read_manifest(folder("generated") / "manifest.json"), *old]}
    staging = Path(tempfile.mkdtemp(prefix=".nsms-", dir=out))
    try:
        new: list[Entry] = []
        calls = [(cell, prefix, syntaxes, known, prove) for cell in cells]
        for made, rows in in_parallel(bounded_cell, calls, progress):
            for name, text in made.items():
                path = staging / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="ascii")
            new += rows
        merged = merge(old, new)
        (staging / "include").mkdir(exist_ok=True)
        (staging / "include" / "nsms.h").write_text(header(merged, prefix), encoding="ascii")
        (staging / "README.md").write_text(table(merged), encoding="ascii")
        if lib != "0" or (out / "lib").is_dir() and prefix == "nsms_":
            (staging / "lib").mkdir()
            for name, text in library.texts(merged, prototypes(merged), prefix, lib if lib != "0" else "1", cores).items():
                (staging / "lib" / name).write_text(text, encoding="ascii")
        manifest = {"schema": 1, "generator": __version__, "kernels": merged}
        (staging / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="ascii")
        for path in sorted(p for p in staging.rglob("*") if p.is_file()):
            target = out / path.relative_to(staging)
            target.parent.mkdir(parents=True, exist_ok=True)
            os.replace(path, target)
        return new
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def header(kernels: Sequence[Entry], prefix: str) -> str:
    """include/nsms.h: every kernel of the manifest."""
    return emit.header(prototypes(kernels), prefix)


def prototypes(kernels: Sequence[Entry]) -> list[tuple[str, list[str]]]:
    """Each kernel's prototype, with a line about it."""
    return [(e["signature"], [about_entry(e)]) for e in kernels]


def about_entry(e: Entry) -> str:
    """What a kernel computes and needs, for the line above its prototype."""
    if e["kind"] == "padding":
        return f"padding; W_t + K_t of the last block of {e['length']} bytes, for rounds with a stride of 1"
    stored = "W_t + K_t" if any(hashes.find(e["hash"])[0].K) else "W_t"
    what = {"blocks": f"any number of blocks, {e['n']} scheduled at a time" if e["n"] != 1 else "any number of blocks",
            "schedule": f"{stored} of {e['n']} blocks, wk[t*{e['n']} + j] for block j" if e["n"] != 1 else
                        f"{stored} of a block, wk[t]",
            "rounds": f"one compression, {stored} at wk[t*stride]"}.get(e["kind"]) or about_message(e)
    needs = ", ".join(e["features"]) if e["features"] else "nothing beyond x86-64" if e["features"] == [] else e["isa"]
    return f"{what}; needs {needs}"


def about_message(e: Entry) -> str:
    """What a kernel for messages of one length computes."""
    if e["kind"] != "fixed":
        return str(e["kind"])
    told = [e.get(name) or "" for name in ("shape", "const", "prefix_block")]
    return fixed.summary(hashes.find(e["hash"])[0], e["hash"], fixed.Message(e["length"], *told))


def table(kernels: Sequence[Entry]) -> str:
    """generated/README.md: what is here, one line for each kernel."""
    template = emit.templates().get_template("generated.md.j2")
    return template.render(kernels=kernels, generator=__version__)


def read_manifest(path: Path) -> list[Entry]:
    """The entries of a manifest; none if there is no such file. Refused if it is of another schema."""
    if not path.is_file():
        return []
    try:
        data = json.loads(path.read_text(encoding="ascii"))
        kernels: list[Entry] = data["kernels"]
        schema = data["schema"]
    except (ValueError, KeyError, TypeError):
        raise Refused(f"{path} is no manifest of this program. Move it away, or choose another OUT.") from None
    if schema != 1:
        raise Refused(f"{path} is of schema {schema}, this version writes schema 1. Choose another OUT.")
    return kernels


def merge(old: Sequence[Entry], new: Sequence[Entry]) -> list[Entry]:
    """The new entries, and those old ones that name neither a symbol nor a file of a new one."""
    symbols = {e["symbol"] for e in new}
    files = {e[s] for e in new for s in ("gas", "nasm") if e[s]}
    kept = [e for e in old if e["symbol"] not in symbols and not {e["gas"], e["nasm"]} & files]
    return sorted([*kept, *new], key=lambda e: (e["hash"], e["isa"] or "", e["n"] or 0, e["symbol"]))
