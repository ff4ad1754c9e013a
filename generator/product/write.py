"""Cells to files: text in both syntaxes, the manifest, the header and a table, written aside and renamed.

What the manifest tells of a kernel is what its file's head tells, so it comes from the same source, the program, and is
held against the object's bytes; what only an assembler can tell (how many bytes, and whether they are proved) is taken, where
none is at hand, from the manifest that stands beside the same text (known by its hash), else it is null.
"""

import errno
import hashlib
import json
import os
import re
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from .. import __version__
from ..check import ObjectError, describe_object
from ..compile import frame
from ..compile.build import compile, function
from ..compile.verify import verify_frame
from ..files import PACKAGE, folder, locked, write_all
from ..output import banner, emit, flavoured, gofile
from ..output.filled import filled
from ..request.asked import Refused
from ..request.cells import Padding, Request
from ..target import flavour
from ..target.program import Program
from ..target.uarch import model
from ..text.kinds import functions, of_entry
from . import bounds, claims, gobuild, library, needs, stack, tables
from .claims import Entry, Names, Scope
from .prove import NotProved, Teller, in_parallel, keep, key_of, recall

SYNTAXES = ("gas", "nasm", "att", "go")                   # what a kernel's text may be written in; "both" are the first two

Entries = Mapping[str, Sequence[Entry]]                   # symbol -> entries of manifests that may describe the same text


def check_prefix(prefix: str) -> str:
    """The prefix, if C can begin a name with it."""
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", prefix):
        raise Refused(f"PREFIX={prefix} cannot begin a C name: it must match [A-Za-z_][A-Za-z0-9_]*. Try PREFIX=nsms_.")
    return prefix


def check_out(out: Path) -> None:
    """Refuses a place that cannot be written."""
    try:
        try:
            out.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            out.stat()                                   # a link that leads round in a circle, or nowhere, says so
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from None
        with tempfile.TemporaryFile(dir=out):
            pass
    except OSError as error:
        raise Refused(f"cannot write to OUT={out}: {error.strerror}. Try a folder of your own, such as OUT=build/kernels."
                      ) from None


# One file.

def texts(cell: Request, prefix: str, syntaxes: Sequence[str], programs: Sequence[Program] = ()
          ) -> tuple[dict[str, str], list[str]]:
    """A cell's file in each syntax, not proved yet (banner.with_proof), and its kernels' prototypes. `programs`: its kernels, if
    they are compiled already."""
    if isinstance(cell, Padding):
        return tables.texts(cell, prefix, syntaxes)
    programs = programs or [compile(cell, kind, prefix) for kind in cell.kinds]
    frames = [frame.layout(program) for program in programs]
    for program, laid in zip(programs, frames):
        verify_frame(program, laid)
    stack.check(cell, frames)
    features = needs.of(programs)
    told = {s: banner.Facts(cell.stem, tables.command(cell, s), features, prefix) for s in syntaxes}
    if cell.house:
        (program,), (laid,) = programs, frames
        signature = cell.house.prototype.format(symbol=program.symbol, family=cell.hash, width=cell.family.WIDTH,
                                                words=function(cell, cell.kinds[0]).words)
        return {s: flavoured.text(program, laid, told[s], cell.house, signature) for s in syntaxes}, [signature]
    return ({syntax: gofile.text(programs, frames, told[syntax]) if syntax == "go" else
             emit.assembly(programs, frames, told[syntax], syntax) for syntax in syntaxes},
            [program.prototype for program in programs])


def facts(program: Program, objects: Mapping[str, bytes], known: Sequence[Entry], house: bool = False) -> Entry:
    """What the manifest says of a kernel's code: what its text says too, told from the program on every machine; and its
    bytes, from the first of the `objects` by syntax, else from an entry of the same text, else null. Raises NotProved where the
    object is not what the text says. `house`: it is a house's text, which is by System V's convention alone."""
    laid = frame.layout(program)
    told: Entry = {"features": list(needs.of([program])), "instructions": banner.instruction_count(program, laid.sysv),
                   "bytes": next((e["bytes"] for e in known), None),
                   "stack_bytes": stack.depth([laid], house)}
    for syntax, object in [*objects.items()][:1]:
        found = describe_object(object, f"{program.symbol}{gobuild.OWN if syntax == 'go' else ''}")
        if list(found.features) != told["features"]:
            raise NotProved(f"{program.symbol} says that it needs {', '.join(told['features']) or 'nothing'}, and its bytes need "
                            f"{', '.join(found.features) or 'nothing'}")
        told["bytes"] = found.code_bytes
    return told


def one_cell(cell: Request, prefix: str, syntaxes: Sequence[str], old: Entries, prove: bool,
             programs: Sequence[Program] = (), objects: dict[str, bytes] | None = None, scope: Scope = Scope.HOST,
             here: set[Names] | None = None) -> tuple[dict[str, str], list[Entry]]:
    """A cell's files by their paths, and its entries. `old`: entries that may describe the same texts; `programs`: its
    kernels, if they are compiled already; `objects`, if given, gets the ELF object of each syntax that was assembled, and `here`
    the claims that were proved now. Raises NotProved where a proof is wanted and fails."""
    if not programs and not isinstance(cell, Padding):
        programs = [compile(cell, kind, prefix) for kind in cell.kinds]
    made, prototypes = texts(cell, prefix, syntaxes, programs)
    sums = {syntax: banner.text_hash(text) for syntax, text in made.items()}
    held = claims.objects(made, scope is not Scope.HOST, cell.flavour)
    elf = claims.plain(held)
    if objects is not None:
        objects |= elf
    names = {s: path.format(cell.stem) for s, path in tables.PATHS.items() if s != "c" or s in made}
    out: list[Entry] = []
    proved: list[claims.ProofRecord] = []
    for at, (kind, symbol, prototype) in enumerate(zip(cell.kinds, cell.symbols(prefix), prototypes)):
        known = old.get(symbol, ())
        same = [e for s, sum in sums.items() for e in claims.same_text(known, s, sum)]
        told = tables.facts(cell.lengths[at]) if isinstance(cell, Padding) else facts(
            programs[at], elf, same, cell.house is not None)
        entry = {
            "symbol": symbol, "kind": kind, "hash": cell.hash, "isa": cell.isa, **cell.fields, **told, "signature": prototype,
            **{s: names[s] if s in made else None for s in names},
            "proved": False, "proved_for": [], **{f"{s}_sha256": sums.get(s) for s in names},
            "bounds": None, "command": tables.command(cell, next(iter(made)))}
        proved.append(claims.settle(entry, sums, held, known, prove, cell.wipe == "1", scope))
        out.append(entry)
    if here is not None:
        here |= {claim for one in proved for claim in one.here}
    formats = {s: set.intersection(*(set(one.formats.get(s, ())) for one in proved)) for s in made}
    subject = "the words are" if isinstance(cell, Padding) else ""
    return {names[s]: banner.with_proof(text, s, formats[s], cell.family.STANDARD, subject) for s, text in made.items()}, out


def lower_bounds(object: bytes | None, entry: Entry, known: Mapping[str, Any] | None) -> dict[str, float] | None:
    """Microarchitecture -> cycles per byte that no order of the kernel's instructions can beat on it; kept like proofs."""
    if object is None or entry["kind"] not in functions():
        return known.get("bounds") if known else None
    asked = [entry[name] for name in ("symbol", "hash", "kind", "n", "length", "features")]
    key = key_of(bounds_rest_on(), asked, object=object)
    found: dict[str, float] | None = recall(key)
    if found is not None:
        return found
    try:
        found = {name: round(bound.sharpest, 3) for name, bound in bounds.of_kernel(object, entry).items()}
    except ObjectError:                                  # a way through it that is not known beforehand
        found = {}
    keep(key, found)
    return found


@cache
def bounds_rest_on() -> str:
    """The hash of what bounds are computed from, besides the object."""
    digest = hashlib.sha256()
    own = ("product/bounds.py", "product/walk.py", "target/uarch/model.py", "target/uarch/classes.toml")
    for path in (*(PACKAGE / name for name in own), *sorted(model.FOLDER.glob("*.json"))):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def bounded_cell(cell: Request, prefix: str, syntaxes: Sequence[str], old: Entries, prove: bool, scope: Scope
                 ) -> tuple[dict[str, str], list[Entry], set[Names]]:
    """one_cell's files and entries, with what no order of the kernels' instructions can beat (as a manifest says of the same
    text, unless everything is to be made anew); and the claims that were proved now."""
    held: dict[str, bytes] = {}
    here: set[Names] = set()
    made, entries = one_cell(cell, prefix, syntaxes, old, prove, objects=held, scope=scope, here=here)
    anew = scope in (Scope.ALL, Scope.EXTEND)
    for entry in entries:
        same = [e for e in old.get(entry["symbol"], ()) if all(e.get(f"{s}_sha256") == entry[f"{s}_sha256"] for s in syntaxes)]
        known = next(iter(same), None)
        object = next((o for s, o in held.items() if s != "go"), None) if anew or not known else None
        entry["bounds"] = lower_bounds(object, entry, known)
    return made, entries, here


# The whole request.

def generate(cells: Sequence[Request], out: Path, syntax: str = "both", prefix: str = "nsms_", progress: Teller = iter,
             prove: bool = True, lib: str = "0", beside: Path | None = None, scope: Scope = Scope.ALL,
             here: set[Names] | None = None) -> list[Entry]:
    """Writes the cells' files under `out`, with manifest.json, include/nsms.h and README.md merged by symbol; with `lib`,
    or where it is already, the library around the manifest's kernels too (`lib` as library.texts takes it; "0":
    none).

    Returns the new entries. Everything is written aside first and then renamed, so that a failure or an interruption
    leaves what stood there before; whoever else writes to the same folder waits meanwhile, and nobody's kernels are lost.
    With `prove`, a kernel whose object is not proved raises NotProved and nothing is written; without an assembler a text
    counts as proved if a manifest already says so of the same text: the committed one, `out`'s, or one `beside`.
    `scope` says which objects are proved now; `here`, if given, gets the claims that were (claims.py has the rule).
    """
    check_prefix(prefix)
    check_out(out)
    syntaxes = SYNTAXES[:2] if syntax == "both" else (syntax,)
    places = [folder("generated"), out, *([beside] if beside else [])]
    known: dict[str, list[Entry]] = {}
    for entry in [e for place in dict.fromkeys(places) for e in read_manifest(place / "manifest.json")]:
        known.setdefault(entry["symbol"], []).append(entry)
    new: list[Entry] = []
    files: dict[str, str | bytes] = {}
    calls = [(cell, prefix, syntaxes, {s: known[s] for s in cell.symbols(prefix) if s in known}, prove, scope) for cell in cells]
    for made, rows, proved_now in in_parallel(bounded_cell, calls, progress):
        files |= made
        new += rows
        if here is not None:
            here |= proved_now
    with locked(out):
        merged = merge(read_manifest(out / "manifest.json"), new)
        files |= {"include/nsms.h": header(merged, prefix), "README.md": table(merged)}
        if lib != "0" or (out / "lib").is_dir() and prefix == "nsms_":
            around = library.texts(merged, prototypes(merged), prefix, lib if lib != "0" else "1")
            files |= {f"lib/{name}": text for name, text in around.items()}
        manifest = {"schema": 1, "generator": __version__, "kernels": merged}
        write_all(out, files | {"manifest.json": json.dumps(manifest, indent=1) + "\n"})
    return new


def header(kernels: Sequence[Entry], prefix: str) -> str:
    """include/nsms.h: every kernel of the manifest."""
    return emit.header(prototypes([e for e in kernels if not flavour.find(e.get("flavour"))]), prefix)


def prototypes(kernels: Sequence[Entry]) -> list[tuple[str, list[str]]]:
    """Each kernel's prototype, with a line about it."""
    return [(e["signature"], [about_entry(e)]) for e in kernels]


def about_entry(e: Entry) -> str:
    """What a kernel computes and needs, for the line above its prototype."""
    f = of_entry(e)
    needs = ", ".join(e["features"]) if e["features"] else "nothing beyond x86-64" if e["features"] == [] else e["isa"]
    return f"{f.kind.brief(f)}; needs {needs}" if f.parameters else f.kind.brief(f)


def table(kernels: Sequence[Entry]) -> str:
    """generated/README.md: what is here, one line for each kernel."""
    return filled("generated.md.j2", {"kernels": kernels, "generator": __version__}, beside=None)


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
    files = {e[s] for e in new for s in SYNTAXES if e[s]}
    kept = [e for e in old if e["symbol"] not in symbols and not {e.get(s) for s in SYNTAXES} & files]
    return sorted([*kept, *new], key=lambda e: (e["hash"], e["isa"] or "", e["n"] or 0, e["symbol"]))
