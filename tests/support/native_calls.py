"""Calls of generated kernels, on this processor or by the ISA rows, compared with the
specification; and the check of one kernel configuration by all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from concrete_calls import processor_of, run

from generator.check.opinion import counts_of
from generator.compile.build import kernel_function
from generator.files import temporary_folder
from generator.lab.mutation import native
from generator.product import texts, toolchain, write
from generator.request.configs import KernelConfig
from generator.spec.samples import Call, sample_calls
from generator.x86.program import Program

LISTED_N = (1, 2, 3, 4, 8, 16)  # values of n of which samples consist


def sample_calls_of(config: KernelConfig, kind: str, all_counts: bool = True) -> Iterator[Call]:
    """Yield calls of a kernel of one kind, with the expected results: of every number of blocks
    that the prover's second opinion uses, or of n + 1 blocks or m + 1 tree nodes only."""
    f = kernel_function(config, kind)
    n = f.m if f.kind.is_tree_node else f.n
    return sample_calls(f, random.Random(config.symbol(kind, "")),
                        counts_of(f) if all_counts else [n + 1], (1, 3))


def run_natively(object: bytes, symbol: str, calls: Sequence[Call]) -> str:
    """Return the first wrong result of a kernel on this processor as text; "" if all are right."""
    with temporary_folder() as folder:
        library = native.link_library(object, symbol, folder)
        difference = native.find_wrong_result(library, calls, 20) if library else None
    if difference is None:
        return f"{symbol} cannot be linked, or loaded"
    return f"{symbol} {difference}" if difference else ""


def run_emulated(program: Program, calls: Sequence[Call]) -> str:
    """The first wrong result of a kernel by the semantics of the ISA rows; "" if all are right."""
    processor = processor_of(program)
    for arguments, expected in calls:
        output = run(processor, arguments, 10**7)[1][0]
        if difference := native.describe_difference(arguments, output, expected):
            return f"{program.symbol} {difference}"
    return ""


def check_config(config: KernelConfig, prove: bool = True) -> str:
    """Generate, assemble, prove (or not) and run a configuration; raise NotProved, or
    AssertionError for a wrong result. Return why it ran by the rows only; "" if natively."""
    printed = texts.config_texts(config, "nsms_", ["gas", "nasm"])
    _, entries, objects, _ = write.generate_config(config, "nsms_", ("gas", "nasm"), {}, prove,
                                                   printed=printed)
    assert not prove or not objects or all(e["proved_for"] for e in entries), config.stem
    object = next(iter(objects.values()), None)
    lacking = sorted({*config.target.features, *(f for e in entries for f in e["features"] or ())}
                     - native.host_features())
    here = toolchain.assembler_command("gas") and not lacking
    for kind, program in [(f.kind, f.program) for f in printed.functions if f.program]:
        if here and object is not None:
            difference = run_natively(object, program.symbol, [*sample_calls_of(config, kind)])
        else:
            calls = [*sample_calls_of(config, kind, False)][-1:]
            difference = run_emulated(program, calls)
        assert not difference, difference
    return "" if here else f"the host lacks {', '.join(lacking)}" if lacking else "no assembler"
