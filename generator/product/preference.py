"""Kernels that a library holds, and the order in which a processor prefers them: preference.toml.
lab/preference.py proposes that file. A kernel is named by its symbol without prefix, family and
kind, such as avx2_n8. Kernels that the file lacks rank last, the best ISA first."""

import re
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from ..compile.build import compile
from ..compile.frame import layout_frame
from ..request.configs import KernelConfig
from ..request.option_table import Rejected, resolve_uarch
from ..request.requests import MESSAGE_VARIABLES, Request, configs_of
from ..spec import hashes
from ..x86 import target as isas
from ..x86.uarch.processors import PROCESSORS, UNKNOWN, Processor, find_processor
from .manifest import Entry, committed_entries
from .texts import stack_bytes_by_convention

# From the best to the worst, where nothing was measured; bmi2 lost to sse41 wherever it was.
ISAS = ("sha512ni", "shani", "avx512", "avx512vl", "avx2", "avx", "sse41", "bmi2",
        "x64")
# Classes of calls by their blocks: single, short, middle, long; bytes of a measured call.
CLASS_LEAST_BLOCKS, CLASS_BYTES = (0, 2, 8, 32), (64, 256, 1024, 8192)
SINGLE_COST, MAX_COST = 16, 255       # cost of a block by the best single-message kernel; not used
MAX_MULTI_KERNELS = 7                 # of a hash in one library
# shapes for which the library has functions for message arrays; None: no constant words
ARRAY_SHAPES = (None, "midstate", "merkle64", "node65", "node72", "compress64", "double32",
                "double", "double64")

TABLE: dict[str, Any] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("ascii"))
Functions = dict[str, dict[str, Entry | None]]  # kernel -> field of the templates' record -> entry
Shape = tuple[str, str, int]  # of message arrays: hash, value of SHAPE or "", length in bytes


def words(family: str, *path: str) -> list[str]:
    """Return what a line of preference.toml lists; [] without it."""
    value: Any = TABLE.get(family, {})
    for key in path:
        value = value.get(key, "")
    return str(value).split()


def isa_rank(kernel: str) -> int:
    """Return the index of a kernel's or ISA's name in ISAS; for an ISA that it lacks, its
    length."""
    isa = kernel.partition("_")[0]
    return ISAS.index(isa) if isa in ISAS else len(ISAS)


def messages(kernel: str) -> int:
    """Number of messages that a kernel hashes at once."""
    match = re.search(r"_m(\d+)(?![0-9a-z])", kernel)
    return int(match[1]) if match else 1


def runs_on(kernel: str, available: Collection[str]) -> bool:
    """Return whether ISAs suffice for a kernel, and for schedules in wider lanes."""
    name, *parts = kernel.split("_")
    wide = isas.load(name).with_wider_vectors if "lanes" in parts else None
    return {name, *([wide.extends[0].name] if wide else [])} <= {*available}


def order(family: str, core: Processor, call_class: int, kernels: Iterable[str]) -> list[str]:
    """Return kernels by a core's preference in a class of calls, the best first."""
    orders = TABLE.get(family, {}).get("order", {})
    listed = orders.get(core.name, orders.get("other", [""] * len(CLASS_BYTES)))[call_class].split()
    rank = {kernel: number for number, kernel in enumerate(listed)}
    return sorted(kernels, key=lambda k: (rank.get(k, len(rank)), isa_rank(k), k))


def cost(family: str, core: Processor, kernel: str) -> int:
    """Time of a block of each message, in sixteenths of a block by the best single-message kernel
    of LIB=1; MAX_COST if the kernel is not to be used."""
    costs = TABLE.get(family, {}).get("costs", {})
    return int(costs.get(core.name, costs.get("other", {})).get(kernel, MAX_COST))


def select(family: str, single: Sequence[str], multi: Sequence[str], lib: str,
           cores: Sequence[Processor] | None = None) -> tuple[list[str], list[str]]:
    """Return the single- and multi-message kernels that a library of `lib` (1, small, else all) for
    `cores` (None: all) holds; all, where preference.toml lists none of them."""
    if lib not in ("1", "small"):
        return [*single], [*multi]
    if cores is None:
        only_n1 = all("n1" in k.split("_") for k in single)
        key = "small" if lib == "small" else "n1" if only_n1 else "single"
        return tuple([k for k in kernels if k in words(family, row)] or [*kernels]
                     for row, kernels in ((key, single),
                                          ("multi", multi)))  # type: ignore[return-value]
    included: set[str] = set()
    for core in cores:
        runnable = [k for k in single if runs_on(k, core.isas)]
        if lib == "small":
            runnable = [k for k in runnable if "n1" in k.split("_")] or runnable
        for call_class in range(2, 3) if lib == "small" else range(len(CLASS_BYTES)):
            included.update(order(family, core, call_class, runnable)[:1])
        costs = {k: cost(family, core, k) for k in multi if runs_on(k, core.isas)}
        for count in range(2, max(map(messages, costs), default=1) + 1):
            best = min(costs, key=lambda k: costs[k] / min(messages(k), count))
            if costs[best] < SINGLE_COST * min(messages(best), count):
                included.add(best)
    return [k for k in single if k in included], [k for k in multi if k in included]


class LibraryKernels(NamedTuple):
    """Kernels of one family, in the order of the library's table. `multi`, and `arrays` by shape:
    functions of each kernel, for most messages first; `iterations`: for one password, by ISA."""

    single: dict[str, Entry]
    multi: Functions
    arrays: dict[Shape, Functions]
    iterations: dict[str, Entry]


def is_in_lib_1(symbol: str) -> bool:
    """Return whether LIB=1 holds the kernel with this symbol, for message arrays or PBKDF2."""
    return any(f"_{part}_" in f"{symbol}_" for family in TABLE for part in words(family, "arrays"))


def select_kernels(family: str, entries: Sequence[Entry], lib: str, prefix: str) -> LibraryKernels:
    """Return a library's kernels among manifest entries: none for several messages in LIB=small,
    without one for a single message, or where no multi kernel is included."""
    def of_kind(kind: str) -> dict[str, Entry]:
        return {e["symbol"].removeprefix(f"{prefix}{family}_{kind}_"): e for e in entries
                if (e["hash"], e["kind"]) == (family, kind)}

    blocks, multi, pairs = map(of_kind, ("blocks", "multi", "pairs"))
    multi_names = sorted(multi, key=lambda k: (-messages(k), isa_rank(k), k))
    blocks_names = sorted(blocks, key=lambda k: (isa_rank(k), k))
    included, included_multi = select(family, blocks_names, multi_names, lib)
    single = {k: blocks[k] for k in included}
    if lib.startswith("small") or not single or not included_multi:
        return LibraryKernels(single, {}, {}, {})
    # functions on m messages; where one is missing, the library runs a multi-message kernel instead
    added = [e for e in entries if e.get("m") and hashes.find(e["hash"]).NAME == family
             and e.get("shape") in ARRAY_SHAPES and not (e.get("const") or e.get("prefix_block"))
             and (lib != "1" or is_in_lib_1(e["symbol"]))]
    iterations = {(e["isa"], e["m"]): e for e in reversed(added) if e["kind"] == "iterations"}
    arrays: dict[Shape, Functions] = {}
    for e in added:
        if e["kind"] == "fixed":
            kernel = re.sub(rf".*(?={e['isa']}_m{e['m']}(_|$))", "", e["symbol"])
            field = "behind" if e["shape"] == "midstate" else "plain"
            shape = (e["hash"], e["shape"] or "", e["length"])
            arrays.setdefault(shape, {})[kernel] = {field: e}
    return LibraryKernels(single, {
        k: {"symbol": multi[k], "pairs": pairs.get(k),
            # the first kernel that has the ISA and m and keeps all messages in lanes
            "iterations": None if multi[k].get("mix") else iterations.pop(
                (multi[k]["isa"], multi[k]["m"]), None)}
        for k in included_multi[:MAX_MULTI_KERNELS]}, arrays,
        {isa: e for (isa, m), e in iterations.items() if m == 1})


def family_orders(family: str, kernels: Mapping[str, Entry],
                  core: Processor) -> tuple[tuple[int, ...], ...]:
    """Return the kernels' numbers in a core's order for each class of calls, then their count."""
    names = [*kernels]
    return tuple((*map(names.index, order(family, core, call_class, names)), len(names))
                 for call_class in range(len(CLASS_BYTES)))


# Configurations of which a vendored library is made.

def parse_processors(text: str | None) -> list[Processor] | None:
    """Return the processors in the value of UARCH for a library; generic is UNKNOWN. Raise
    Rejected."""
    if text is None:
        return None
    valid_names = [*(p.name for p in PROCESSORS), "generic"]
    names = dict.fromkeys(resolve_uarch(name, valid_names, "nothing was measured on")
                          for name in text.split(","))
    return [find_processor(name) or UNKNOWN for name in names]


def candidate_configs(request: Request, lib: str) -> list[KernelConfig]:
    """Those from which a library's kernels are selected."""
    stack_limit, request = request.get("stack"), request.without("stack")
    is_message = request.first_named("lens", *MESSAGE_VARIABLES) is not None
    kernel_request = request.without("lens", "kind", *MESSAGE_VARIABLES)
    configs = configs_of(replace(kernel_request, kind="blocks"))

    def is_added(config: KernelConfig) -> bool:
        if (config.family.NAME not in kernel_request.families
            or kernel_request.isa not in (None, config.isa)):
            return False
        if "blocks" in config.kinds:
            return kernel_request.n in (None, config.n)
        if kernel_request.n == 1 and lib == "1":  # no schedules of several blocks of one message
            return ("multi" in config.kinds and config.isa in ("shani", "avx2")
                    and config.uarch == "generic" and not is_message)
        if lib == "small" or is_message or kernel_request.n is not None:
            return False
        if config.kind == "fixed" and not config.m or "multi" in config.kinds:
            return True
        return config.m > 0 and (lib != "1"
                                             or is_in_lib_1(config.symbols("")[0]))

    if kernel_request.spellings.keys() <= {"hash", "isa", "n"}:
        configs += [config for config in configs_of(Request()) if config not in configs
                    and is_added(config)]
    if is_message:
        configs += [config for config in configs_of(request) if config not in configs]
    return configs if stack_limit is None else limit_stack(configs, stack_limit)


def limit_stack(configs: Sequence[KernelConfig], limit_bytes: int) -> list[KernelConfig]:
    stack_by_symbol = {e["symbol"]: int(e["stack_bytes"]) for e in committed_entries()}
    stack_by_config: dict[KernelConfig, int] = {
        config: max(stack_by_symbol[s] if s in stack_by_symbol else max(
            stack_bytes_by_convention([layout_frame(compile(config, kind))]).values())
                    for kind, s in zip(config.kinds, config.symbols("nsms_"))) for config in configs
        if not config.is_table}
    fitting = [config for config in configs if stack_by_config.get(config, 0) <= limit_bytes]
    if not any(config.kind == "blocks" for config in fitting):
        least_bytes = min(stack_bytes for config, stack_bytes in stack_by_config.items()
                          if config.kind == "blocks")
        raise Rejected(f"STACK={limit_bytes}: no kernel of the library takes so little. Try "
                       f"STACK={least_bytes}.")
    return fitting


def library_configs(configs: Sequence[KernelConfig], lib: str = "1",
                    cores: Sequence[Processor] | None = None) -> list[KernelConfig]:
    """Those that a library for `cores` (None: all) holds: blocks and multi by toml; one
    length or m messages with hash, ISA and m of these; other messages and tables always. Raise
    Rejected if no kernel is left."""
    candidates = [config for config in configs if {"blocks", "multi"} & {*config.kinds}]
    stems: set[str] = set()
    for family in dict.fromkeys(config.hash for config in candidates):
        single, multi = ([c.stem.removeprefix(f"{family}_") for c in candidates
                          if c.hash == family and kind in c.kinds] for kind in ("blocks", "multi"))
        selected_names = select(family, single, multi, lib, cores)
        stems |= {f"{family}_{k}" for kernels in selected_names for k in kernels}
    selected = [config for config in candidates if config.stem in stems]
    if not any("blocks" in config.kinds for config in selected):
        raise Rejected(f"no requested kernel runs on {', '.join(p.name for p in cores or ())}. "
                       f"Leave ISA out, or name other processors.")
    groups = {(config.family.NAME, config.isa, config.m or 1) for config in selected}

    def is_included(config: KernelConfig) -> bool:
        if config in candidates:
            return config in selected
        if config.m or config.message and not (
                config.message.shape or config.message.const or config.message.prefix):
            return (config.family.NAME, config.isa, config.m or 1) in groups
        return True

    return [config for config in configs if is_included(config)]
