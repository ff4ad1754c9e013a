"""Files with tables of W_t + K_t for constant padding blocks (Gueron and Krasnov, section 5).

Input: a configuration of the kind padding, that is a hash family and message lengths. Output: texts in GAS, NASM and C with one
table for each length, and the manifest's fields. A `rounds` kernel reads a table as a schedule with a stride of one word.
"""

from collections.abc import Sequence
from typing import Any

from ..output import banner, emit
from ..output.render import render
from ..request.configs import Config, Padding
from ..request.parse import Refused
from ..spec import padding
from ..x86.program import Table

PATHS = {"gas": "gas/{}.S", "nasm": "nasm/{}.asm", "c": "c/{}.c", "att": "att/{}.S", "go": "go/{}_amd64.s"}


def command(config: Config, syntax: str) -> str:
    """Return the make line that writes a file again in a syntax; one line serves gas and nasm."""
    return f"{config.command} SYNTAX={syntax}" if syntax in ("att", "go") and not config.downstream else config.command


def prototype(config: Padding, length: int, prefix: str) -> str:
    """Return the C declaration of a table, without `extern` and the semicolon."""
    return f"const uint{config.family.WIDTH}_t {config.symbol(length, prefix)}[{len(config.family.K)}]"


def head(config: Padding, prefix: str, syntax: str) -> list[str]:
    """Return the banner of a file, without comment marks."""
    return [f"{PATHS[syntax].format(config.stem).partition('/')[2]}, written by nsms: {command(config, syntax)}", "",
            "W_t + K_t of the last block of messages with a known length. This block is padding only, so the words are",
            "constants. After the other blocks, the call",
            f"    {prefix}{config.hash}_rounds_ISA(state, {config.symbol(config.lengths[0], prefix)}, 1);",
            "completes the hash value. The file has read-only data and no code; it needs no processor feature.",
            f"Define {banner.macro_stem(prefix)}_HIDDEN to hide the symbols.", banner.NOT_PROVED,
            *banner.LICENCE]


def text(config: Padding, prefix: str, syntax: str) -> str:
    """Return a file's text in `syntax`: gas, att (which differs in the banner only), nasm or c."""
    rows, family = [], config.family
    if syntax == "go":
        raise Refused("tables of padding are for programs in C: SYNTAX=go has none. Try SYNTAX=both.")
    for length in config.lengths:
        name = config.symbol(length, prefix)
        words = Table(name, family.WIDTH, tuple(padding.table(family, length)))
        lines = emit.data_lines(words, "gas" if syntax == "c" else syntax)
        rows.append({"symbol": name, "lines": lines, "numbers": [row.split(maxsplit=1)[1] for row in lines],
                     "bytes": len(words.words) * family.WIDTH // 8, "prototype": prototype(config, length, prefix),
                     "comment": f"the last block of {length} bytes"})
    mark = {**banner.MARK, "c": " *"}[syntax]
    return render({"nasm": "padding.asm.j2", "c": "padding.c.j2"}.get(syntax, "padding.S.j2"), {
        "banner": [f"{mark} {line}".rstrip() for line in head(config, prefix, syntax)], "tables": rows,
        "macro": banner.macro_stem(prefix)})


def texts(config: Padding, prefix: str, syntaxes: Sequence[str]) -> tuple[dict[str, str], list[str]]:
    """Return the texts by syntax, C included, and the declarations of the tables, as write.texts does."""
    return ({syntax: text(config, prefix, syntax) for syntax in (*syntaxes, "c")},
            [f"extern {prototype(config, length, prefix)}" for length in config.lengths])


def facts(length: int) -> dict[str, Any]:
    """Return the manifest's fields of one table."""
    return {"length": length, "features": [], "instructions": 0, "bytes": 0, "stack_bytes": 0,
            "stack_bytes_by_convention": None}
