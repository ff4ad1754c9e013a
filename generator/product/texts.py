"""Texts of one configuration's file in each syntax, and a record of each function or table in it.
Tables hold W_t + K_t of constant padding blocks (Gueron and Krasnov, section 5); a function of kind
rounds reads one as a schedule with a stride of one word."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import iced_x86

from ..compile import frame
from ..compile.build import compile, kernel_function
from ..compile.frame import FrameLayout
from ..output import banner, emit
from ..output.lines import comment_block, render
from ..plan import shapes
from ..request.configs import KernelConfig
from ..request.option_table import Rejected, meanings_by_spelling, option_named
from ..x86.assembly import assembly_line, find_encodings, required_features
from ..x86.program import Instruction, Program, Table, instructions

# syntax -> path of a generated file, with {} for the file stem
PATHS = {"gas": "gas/{}.S", "nasm": "nasm/{}.asm", "c": "c/{}.c", "att": "att/{}.S",
         "go": "go/{}_amd64.s"}


class FileFunction(NamedTuple):
    """`facts`: manifest fields about the code; `program`, `frame`: None for a table."""

    symbol: str
    kind: str
    signature: str
    facts: dict[str, Any]
    program: Program | None = None
    frame: FrameLayout | None = None


class ConfigTexts(NamedTuple):
    """syntax -> text before it states proofs, for tables also in C; and the functions or tables."""

    texts: dict[str, str]
    functions: list[FileFunction]


def config_texts(config: KernelConfig, prefix: str, syntaxes: Sequence[str],
                 programs: Sequence[Program] = ()) -> ConfigTexts:
    """Print a configuration; `programs`: compiled kernels, if any. Raise Rejected beyond STACK."""
    if config.is_table:
        return ConfigTexts(
            {syntax: table_file(config, prefix, syntax) for syntax in (*syntaxes, "c")},
            [FileFunction(config.table_symbol(length, prefix), "padding",
                          f"extern {table_prototype(config, length, prefix)}",
                          {"length": length, "features": [], "instructions": 0, "bytes": 0,
                           "zmm": False, "stack_bytes": 0, "stack_bytes_by_convention": None})
             for length in config.lengths])
    programs = programs or [compile(config, kind, prefix) for kind in config.kinds]
    frames = [frame.layout_frame(program) for program in programs]
    check_stack_limit(config, frames)
    contracts = tuple(banner.Contract(kernel_function(config, kind), features_of_program(program))
                      for kind, program in zip(config.kinds, programs, strict=True))
    functions = [describe_function(config, kind, program, layout, contract)
                 for kind, program, layout, contract
                 in zip(config.kinds, programs, frames, contracts)]
    features = tuple(sorted({feature for contract in contracts for feature in contract.features}))
    unused_features = tuple(f for f in dict.fromkeys(config.features) if f not in features)

    def print_file(syntax: str) -> str:
        facts = banner.Facts(config.stem, make_command(config, syntax), features, prefix,
                             contracts, unused_features, describe_options(config))
        if config.downstream:
            return emit.print_flavoured(programs[0], frames[0], facts, config.downstream,
                                        functions[0].signature)
        if syntax == "go":
            return emit.print_go(programs, frames, facts)
        return emit.print_assembly(programs, frames, facts, syntax)

    return ConfigTexts({syntax: print_file(syntax) for syntax in syntaxes}, functions)


def describe_function(config: KernelConfig, kind: str, program: Program, layout: FrameLayout,
                      contract: banner.Contract) -> FileFunction:
    """Only "bytes" and "zmm" need an object."""
    downstream = config.downstream
    signature = program.prototype if downstream is None else downstream.kernel(
        kind, config.hash, config.isa, config.schedule).prototype.format(
            symbol=program.symbol, family=config.hash, width=config.family.WIDTH,
            words=contract.function.state_words, m=config.m)
    stack_bytes = stack_bytes_by_convention([layout], downstream is not None)
    return FileFunction(program.symbol, kind, signature, {
        "features": list(contract.features),
        "instructions": banner.instruction_count(program, layout.sysv), "bytes": None,
        "zmm": None, "stack_bytes": max(stack_bytes.values()),
        "stack_bytes_by_convention": stack_bytes,
    }, program, layout)


def make_command(config: KernelConfig, syntax: str) -> str:
    return (f"{config.command} SYNTAX={syntax}" if syntax in ("att", "go") and not config.downstream
            else config.command)


def describe_options(config: KernelConfig) -> tuple[str, ...]:
    """Return "NAME=VALUE: meaning" for each option that is not the default and has a meaning."""
    return tuple(f"{name.upper()}={value}: {meaning}"
                 for name, value in config.non_default_spellings.items()
                 if (meaning := meanings_by_spelling(option_named(name)).get(value)) is not None)


# Features, of the encodings that x86/assembly.py selects.

@cache
def features_of_encoding(code: int) -> tuple[str, ...]:
    """Return features beyond the baseline, as in /proc/cpuinfo, of iced-x86's encoding."""
    instruction = iced_x86.Instruction()
    instruction.code = code                                      # type: ignore[assignment]
    return required_features(instruction)


def features_of_instruction(i: Instruction) -> tuple[str, ...]:
    return features_of_encoding(find_encodings(assembly_line(i))[1][0].code)


def features_of_program(program: Program) -> tuple[str, ...]:
    """Return the names of the features, sorted."""
    return tuple(sorted({feature for i in instructions(program.items)
                         for feature in features_of_instruction(i)}))


# Stack.

def stack_bytes_by_convention(frames: Sequence[FrameLayout],
                              is_downstream: bool = False) -> dict[str, int]:
    """Return the most bytes from the return address down; of System V alone for a downstream
    project."""
    by_convention = {"sysv": max(frame.sysv.stack_bytes for frame in frames)}
    return (by_convention if is_downstream
            else by_convention | {"win64": max(frame.win64.stack_bytes for frame in frames)})


def check_stack_limit(config: KernelConfig, frames: Sequence[FrameLayout]) -> None:
    by_convention = stack_bytes_by_convention(frames, config.downstream is not None)
    stack_bytes = max(by_convention.values())
    if config.stack is not None and stack_bytes > config.stack:
        sizes = ", ".join(f"{name} {size:,}" for name, size in by_convention.items())
        raise Rejected(f"STACK={config.stack}: {config.stem} takes {stack_bytes:,} bytes below its "
                       f"return address ({sizes}). Try a smaller N, or STACK={stack_bytes}.")


# Tables.

def table_prototype(config: KernelConfig, length: int, prefix: str) -> str:
    """Without `extern`."""
    return (f"const uint{config.family.WIDTH}_t "
            f"{config.table_symbol(length, prefix)}[{len(config.family.K)}]")


def table_banner(config: KernelConfig, prefix: str, syntax: str) -> list[str]:
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
    """Return the tables in gas, att, nasm or c. Raise Rejected for go."""
    rows, family = [], config.family
    if syntax == "go":
        raise Rejected("tables of padding are for programs in C: SYNTAX=go has none. Try "
                       "SYNTAX=both.")
    for length in config.lengths:
        name = config.table_symbol(length, prefix)
        words = Table(name, family.WIDTH, tuple(shapes.padding_schedule(family, length)))
        lines = emit.data_lines(words, "gas" if syntax == "c" else syntax)
        rows.append({"symbol": name, "lines": lines,
                     "numbers": [row.split(maxsplit=1)[1] for row in lines],
                     "bytes": len(words.words) * family.WIDTH // 8,
                     "prototype": table_prototype(config, length, prefix),
                     "comment": f"the last block of {length} bytes"})
    return render({"nasm": "padding.asm.j2", "c": "padding.c.j2"}.get(syntax, "padding.S.j2"), {
        "banner": comment_block(table_banner(config, prefix, syntax),
                                "gas" if syntax == "c" else syntax),
        "tables": rows,
        "macro": banner.macro_stem(prefix)})
