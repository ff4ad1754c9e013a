"""Tables of W_t + K_t for padding that is known beforehand, as files that hold nothing else (Gueron and Krasnov, section 5).

In goes a cell of the kind padding: a family of hashes and lengths. Out come the texts in GAS, NASM and C, one table for each
length, and the manifest's entries. `rounds` kernels read a table like a schedule, with a stride of one word.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ..output import banner, emit
from ..output.filled import filled
from ..request.asked import Refused
from ..request.cells import Padding, Request
from ..request.choices import EVERY
from ..target.program import Table
from ..text import padding
from . import claims

PATHS = {"gas": "gas/{}.S", "nasm": "nasm/{}.asm", "c": "c/{}.c", "att": "att/{}.S", "go": "go/{}_amd64.s"}


def command(cell: Request, syntax: str) -> str:
    """The make line that remakes a cell's text in that syntax; of gas and nasm, both at once; a house has one."""
    usual = isinstance(cell, Padding) or not cell.house
    return f"{cell.command} SYNTAX={syntax}" if syntax in ("att", "go") and usual else cell.command


def prototype(cell: Padding, length: int, prefix: str) -> str:
    """The C declaration, without `extern` and the semicolon."""
    return f"const uint{cell.family.WIDTH}_t {cell.symbol(length, prefix)}[{len(cell.family.K)}]"


def head(cell: Padding, prefix: str, syntax: str, proved: bool) -> list[str]:
    """The lines that open a file, without comment marks."""
    told = f"{banner.PROOF} the words are what {cell.family.STANDARD} defines." if proved else banner.NOT_PROVED
    return [f"{PATHS[syntax].format(cell.stem).partition('/')[2]}, written by nsms: {command(cell, syntax)}", "",
            "W_t + K_t of the last block of messages whose length is known: it holds nothing but padding, so they are numbers.",
            "After the other blocks,",
            f"    {prefix}{cell.hash}_rounds_ISA(state, {cell.symbol(cell.lengths[0], prefix)}, 1);",
            "finishes the hash. Read-only data and no code, so any processor will do.",
            f"Define {banner.macro_stem(prefix)}_HIDDEN to hide the symbols.", told,
            *banner.LICENCE]


def text(cell: Padding, prefix: str, syntax: str, proved: bool) -> str:
    """A whole file in `syntax`: gas, att (which differs in the head alone, as there is no instruction), nasm or c."""
    rows, family = [], cell.family
    if syntax == "go":
        raise Refused("tables of padding are for programs in C: SYNTAX=go has none. Try SYNTAX=both.")
    for length in cell.lengths:
        name = cell.symbol(length, prefix)
        words = Table(name, family.WIDTH, tuple(padding.table(family, length)))
        lines = emit.data_lines(words, "gas" if syntax == "c" else syntax)
        rows.append({"symbol": name, "lines": lines, "numbers": [row.split(maxsplit=1)[1] for row in lines],
                     "bytes": len(words.words) * family.WIDTH // 8, "prototype": prototype(cell, length, prefix),
                     "comment": f"the last block of {length} bytes"})
    mark = {**banner.MARK, "c": " *"}[syntax]
    return filled({"nasm": "padding.asm.j2", "c": "padding.c.j2"}.get(syntax, "padding.S.j2"), {
        "banner": [f"{mark} {line}".rstrip() for line in head(cell, prefix, syntax, proved)], "tables": rows,
        "macro": banner.macro_stem(prefix)})


def files(cell: Padding, prefix: str, syntaxes: Sequence[str], old: Mapping[str, Sequence[dict[str, Any]]],
          prove: bool) -> tuple[dict[str, str], list[dict[str, Any]]]:
    """The files by their paths and the entries, as write.one_cell gives them. Raises NotProved where the bytes of a table are
    not the standard's."""
    syntaxes = [*syntaxes, "c"]
    made = {syntax: text(cell, prefix, syntax, False) for syntax in syntaxes}
    sums = {syntax: banner.text_hash(made[syntax]) for syntax in syntaxes}
    held = claims.objects(made, every=True)
    out: list[dict[str, Any]] = []
    proved = set(syntaxes)
    for length in cell.lengths:
        entry: dict[str, Any] = {
            "symbol": cell.symbol(length, prefix), "kind": "padding", "hash": cell.hash, "isa": None, "n": None,
            **{c.field: None for c in EVERY}, "length": length, "shape": None, "const": None, "prefix_block": None,
            "features": [], "instructions": 0, "bytes": 0, "stack_bytes": 0,
            "signature": f"extern {prototype(cell, length, prefix)}",
            **{syntax: PATHS[syntax].format(cell.stem) if syntax in made else None for syntax in PATHS}, "go": None,
            "proved": False, "proved_for": [], **{f"{syntax}_sha256": sums.get(syntax) for syntax in PATHS},
            "go_sha256": None, "bounds": None, "command": command(cell, next(iter(made)))}
        proved &= claims.settle(entry, sums, held, old.get(entry["symbol"], ()), prove)
        out.append(entry)
    return {PATHS[s].format(cell.stem): text(cell, prefix, s, s in proved) for s in syntaxes}, out
