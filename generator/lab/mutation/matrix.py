"""Check of every kernel configuration: whether it can be generated, assembled, proved and run.

The configurations follow from the table of options. If this processor has the kernel's features,
the kernel runs on it, with buffers between guard pages, and its results are compared with the
specification. Otherwise the emulator executes one short call by the semantics of the ISA tables,
and the kernel counts as emulated, not as run. Results are cached in build/matrix until the text,
the prover or the machine changes. A failure is reported and stops no other configuration.
"""

import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from ... import files
from ...check.opinion import counts_of
from ...compile import emulate
from ...compile.build import kernel_function
from ...files import PACKAGE, cache_folder, temporary_folder
from ...product.parallel import in_parallel
from ...product.proof_cache import checksum, key_of
from ...product.provenance import source_digest
from ...product.toolchain import NotProved, ProgressWrapper, assembler_command
from ...product.write import ConfigTexts, config_texts, generate_config
from ...request.configs import Compiled
from ...request.kernels import allowed_values, kernel_configs
from ...request.many import multi_configs
from ...request.option_table import KERNEL_OPTIONS
from ...request.parse import Rejected, natural_n, valid_m, valid_n
from ...request.request import Request
from ...spec import hashes
from ...spec.samples import Call, sample_calls
from ...x86 import target as isas
from ...x86.program import Program
from . import native

LISTED_N = (1, 2, 3, 4, 8, 16)  # values of n to check, where hash and ISA allow them
STEPS = ("built", "gas", "nasm", "proved", "run", "emulated")
# result of one configuration; a step is done (true), has failed (false), or is skipped (null)
ConfigResult = dict[str, Any]


# Selection of configurations.

def matrix_configs(families: Sequence[str], isa_names: Sequence[str],
                   only_n: int | None = None) -> list[Compiled]:
    """Return the configurations to check, for each hash family and ISA that fit together.

    They have each n of LISTED_N with each value of LANE_ROT, each value of any other option once,
    and each m of multi-message kernels. A value of another option is checked with the default n, or
    with another n if the default one does not allow it. With `only_n`, only single-message kernels
    of this n are returned, which need not be in LISTED_N.
    """
    configs_by_stem: dict[str, Compiled] = {}

    def add(request: Request) -> bool:
        """Add the configurations of a request, and return True. If the request is invalid, or if
        `only_n` is another n, add nothing and return False."""
        if only_n not in (None, request.n):
            return False
        try:
            configs_by_stem.update((config.stem, config) for config in kernel_configs(request))
        except Rejected:
            return False
        return True

    for family, isa_name in product(families, isa_names):
        hash, isa = hashes.load(family), isas.load(isa_name)
        if only_n is None:
            configs_by_stem |= {config.stem: config for m in valid_m(hash, isa)
                                for config in multi_configs(Request(family, isa_name, m=m))}
        numbers = [n for n in valid_n(hash, isa) if n in LISTED_N or n == only_n]
        if not numbers:
            continue
        natural_first = sorted(numbers, key=lambda n: n != natural_n(hash, isa))
        values = {c.name: allowed_values(c, family, isa_name, numbers) for c in KERNEL_OPTIONS}
        lane_rotations = values.pop("lane_rot")
        for n in numbers:
            add(Request(family, isa_name, n))
            for value in lane_rotations:
                add(Request(family, isa_name, n, options={"lane_rot": value}))
        for name, allowed in values.items():
            for value in allowed[1:]:
                for n in natural_first:
                    if add(Request(family, isa_name, n, options={name: value})):
                        break  # one n that allows the value suffices
    return list(configs_by_stem.values())


# Runs of a kernel.

def sample_calls_of(config: Compiled, kind: str, all_counts: bool = True) -> Iterator[Call]:
    """Yield calls of a configuration's kernel of one kind, with the expected results. With
    `all_counts`, there are calls of every number of blocks that the prover's second opinion uses.
    Otherwise all calls have n + 1 blocks, or m + 1 tree nodes."""
    f = kernel_function(config, kind)
    n = f.m if f.kind.is_tree_node else f.n
    return sample_calls(f, random.Random(config.symbol(kind, "")), counts_of(f) if all_counts
                        else [n + 1], (1, 3))


def run_natively(object: bytes, symbol: str, calls: Sequence[Call]) -> str:
    """Run a kernel on this processor. Return, as text, its first wrong result, or that the kernel
    cannot be linked or loaded; "" if all results are right. `object`: an ELF object; `symbol`: the
    kernel's symbol; `calls`: arguments and expected results."""
    with temporary_folder() as folder:
        library = native.link_library(object, symbol, folder)
        difference = native.find_wrong_result(library, calls, 20) if library else None
    if difference is None:
        return f"{symbol} cannot be linked, or loaded"
    return f"{symbol} {difference}" if difference else ""


def run_emulated(program: Program, calls: Sequence[Call]) -> str:
    """Emulate a kernel by the semantics of the ISA tables. Return its first wrong result as text;
    "" if all results are right. `calls`: arguments and expected results."""
    for arguments, expected in calls:
        output = emulate.call_kernel(program, arguments)
        if difference := native.describe_difference(arguments, output, expected):
            return f"{program.symbol} {difference}"
    return ""


# Check of one configuration.

def machine_facts() -> list[Sequence[str] | None]:
    """Return the features of this processor, and the commands of the assemblers for GAS and NASM
    (None for a missing one)."""
    return [sorted(native.host_features()), assembler_command("gas"), assembler_command("nasm")]


def hash_of_inputs() -> str:
    """Return the hash of everything that determines the result of a check: code, data and templates
    of the generator, and machine_facts."""
    return checksum([source_digest(), machine_facts()])


def result_path(config: Compiled) -> Path:
    """Return the path of the cache file for a configuration's result."""
    return cache_folder() / "matrix" / f"{config.stem}.json"


def examine_config(config: Compiled, inputs_hash: str = "") -> ConfigResult:
    """Return the result of checking a configuration, from the cache if the cached result is
    current. If the check raises an exception, "wrong" has the exception's text; otherwise it is "".
    `inputs_hash`: hash_of_inputs(), or "" if the caller does not have it."""
    start, inputs_hash = time.monotonic(), inputs_hash or hash_of_inputs()
    cached: ConfigResult = files.read_trusted(result_path(config)) or {}
    if cached.get("sources") == inputs_hash:
        return cached
    result: ConfigResult = {"cell": config.stem, "hash": config.hash, "isa": config.isa,
                            "n": config.n, "command": config.command,
                            **dict.fromkeys(STEPS), "lacks": [], "wrong": "", "again": False}
    try:
        printed = config_texts(config, "nsms_", ["gas", "nasm"])
        result["built"] = True
        result["key"] = key_of(printed.texts, machine_facts(), *(
            (PACKAGE / name).read_text()
            for name in ("lab/mutation/matrix.py", "compile/emulate.py")))
        if cached.get("key") == result["key"]:
            result = cached | {"again": True}
        else:
            check_config(config, printed, result)
    except Exception as error:
        kind = "" if isinstance(error, NotProved) else f"{type(error).__name__}: "
        result["wrong"] = f"{kind}{error}"
    result |= {"sources": inputs_hash, "seconds": round(time.monotonic() - start, 1)}
    if not result["wrong"]:
        files.cache_put(result_path(config), result)
    return result


def check_config(config: Compiled, printed: ConfigTexts, result: ConfigResult) -> None:
    """Assemble, prove, and run or emulate the kernels of a configuration. Set the steps in `result`
    to true, false or null (ConfigResult), and "lacks" to the features that this processor lacks.
    Raise NotProved if a step fails. `printed`: from `config_texts`."""
    _, entries, objects, _ = generate_config(config, "nsms_", ("gas", "nasm"), {}, True,
                                             printed=printed)
    result |= {syntax: True if syntax in objects else None for syntax in ("gas", "nasm")}
    result["proved"] = all(e["proved_for"] for e in entries) or None
    object = next(iter(objects.values()), None)
    needed = {name for e in entries for name in (config.target.features if e["features"] is None
                                                 else e["features"])}
    result["lacks"] = sorted(needed - native.host_features())
    for kind, program in zip(config.kinds, printed.programs):
        # run_natively links the object with the C compiler
        if object is not None and not result["lacks"] and assembler_command("gas") is not None:
            difference = run_natively(object, program.symbol, list(sample_calls_of(config, kind)))
            result["run"] = not difference
        else:
            difference = run_emulated(program, list(sample_calls_of(config, kind, False))[-1:])
            result["emulated"] = not difference
        if difference:
            raise NotProved(difference)


# Check of all configurations.

def examine_configs(configs: Sequence[Compiled],
                    progress: ProgressWrapper = iter) -> list[ConfigResult]:
    """Return the results of examine_config for all configurations, in their order. `progress` wraps
    the configurations, to show progress."""
    inputs_hash = hash_of_inputs()
    return list(in_parallel(examine_config, [(config, inputs_hash) for config in configs],
                            progress))


def result_table(results: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """Return a table with the number of configurations that passed each step: a row of headings, a
    row for each hash and ISA, and a row for all. `results`: from examine_configs."""
    groups: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
    for result in results:
        groups.setdefault((result["hash"], result["isa"]), []).append(result)
    rows = [["HASH", "ISA", "KERNELS", *(s.upper() for s in STEPS), "WRONG"]]
    for (hash, isa), group in [*sorted(groups.items()), (("all", ""), list(results))]:
        counts = [sum(result[step] is True for result in group) for step in STEPS]
        wrong_count = sum(bool(result["wrong"]) for result in group)
        rows.append([hash, isa, *map(str, [len(group), *counts, wrong_count])])
    return rows


def skip_lines(results: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return a line for each reason why steps were skipped, with the number of configurations for
    which they were. `results`: from examine_configs."""
    lines = []
    for syntax in ("gas", "nasm"):
        count = sum(result["built"] is True and result[syntax] is None and not result["wrong"]
                    for result in results)
        if count:
            lines.append(f"skipped: {count} configurations not assembled by {syntax}: there is "
                         f"no such assembler here")
    lacking = Counter(" ".join(result["lacks"]) for result in results if result["lacks"])
    return lines + [f"skipped: {count} configurations emulated and not run: this processor lacks "
                    f"{features}" for features, count in sorted(lacking.items())]
