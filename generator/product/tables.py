"""Files with tables of W_t + K_t for constant padding blocks (Gueron and Krasnov, section 5).

Input: a `Padding` configuration, that is a hash family and message lengths. Output: files in GAS,
NASM and C with one table for each length, and manifest fields. A function of kind rounds reads a
table as a schedule with a stride of one word.
"""

from typing import Any

from ..output import banner, emit
from ..output.instruction_lines import comment_block
from ..output.render import render
from ..plan import padding
from ..request.configs import KernelConfig
from ..request.parse import Rejected
from ..x86.program import Table

# syntax -> path of a generated file, with {} for the file stem
PATHS = {"gas": "gas/{}.S", "nasm": "nasm/{}.asm", "c": "c/{}.c", "att": "att/{}.S",
         "go": "go/{}_amd64.s"}
# manifest fields about code, as a table has them
NO_CODE: dict[str, Any] = {"length": None, "features": [], "instructions": 0, "bytes": 0,
                           "stack_bytes": 0, "stack_bytes_by_convention": None}


def make_command(config: KernelConfig, syntax: str) -> str:
    """Return the command line of make that writes a configuration's file in a syntax. It names
    SYNTAX only if the syntax is att or go, and the file is not for a downstream project."""
    return (f"{config.command} SYNTAX={syntax}" if syntax in ("att", "go") and not config.downstream
            else config.command)


def table_prototype(config: KernelConfig, length: int, prefix: str) -> str:
    """Return the C declaration of the table for one message length, without `extern` and semicolon.
    """
    return (f"const uint{config.family.WIDTH}_t "
            f"{config.table_symbol(length, prefix)}[{len(config.family.K)}]")


def banner_lines(config: KernelConfig, prefix: str, syntax: str) -> list[str]:
    """Return the lines of the banner of a file with tables, without comment marks. `prefix`: start
    of the symbols."""
    return [f"{PATHS[syntax].format(config.stem).partition('/')[2]}, written by nsms: "
            f"{make_command(config, syntax)}", "",
            "W_t + K_t of the last block of messages with a known length. This block is padding "
            "only, so the words are",
            "constants. After the other blocks, the call",
            f"    {prefix}{config.hash}_rounds_ISA(state, "
            f"{config.table_symbol(config.lengths[0], prefix)}, 1);",
            "completes the hash value. The file has read-only data and no code; it needs no "
            "processor feature.",
            f"Define {banner.macro_stem(prefix)}_HIDDEN to hide the symbols (ELF, Mach-O).",
            banner.NOT_PROVED, *banner.LICENCE]


def table_file(config: KernelConfig, prefix: str, syntax: str) -> str:
    """Return the text of the file with a configuration's tables in a syntax: gas, att, nasm or c.
    The texts for gas and att differ in the banner only. Raise Rejected for go."""
    rows, family = [], config.family
    if syntax == "go":
        raise Rejected("tables of padding are for programs in C: SYNTAX=go has none. Try "
                       "SYNTAX=both.")
    for length in config.lengths:
        name = config.table_symbol(length, prefix)
        words = Table(name, family.WIDTH, tuple(padding.padding_schedule(family, length)))
        lines = emit.data_lines(words, "gas" if syntax == "c" else syntax)
        rows.append({"symbol": name, "lines": lines,
                     "numbers": [row.split(maxsplit=1)[1] for row in lines],
                     "bytes": len(words.words) * family.WIDTH // 8,
                     "prototype": table_prototype(config, length, prefix),
                     "comment": f"the last block of {length} bytes"})
    return render({"nasm": "padding.asm.j2", "c": "padding.c.j2"}.get(syntax, "padding.S.j2"), {
        "banner": comment_block(banner_lines(config, prefix, syntax),
                                "gas" if syntax == "c" else syntax),
        "tables": rows,
        "macro": banner.macro_stem(prefix)})
