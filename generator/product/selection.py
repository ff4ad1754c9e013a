"""Selection of the kernel configurations that a vendored library, or Go's package, includes.

Input: a request or configurations, and the processors to select for. Output: configurations.
preference.py ranks the kernels.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ..compile.build import compile
from ..compile.frame import layout_frame
from ..files import temporary_folder
from ..output import gofile
from ..request.configs import Config, FixedLength, Kernel, Many, Padding
from ..request.option_table import resolve_uarch
from ..request.parse import Rejected
from ..request.request import MESSAGE_VARIABLES, Request
from ..request.requests import configs_of
from ..x86.uarch.processors import PROCESSORS, UNKNOWN, Processor, find_processor
from . import packages
from .candidates import is_in_lib_1, select_kernels
from .manifest import Entry, committed_entries
from .preference import KernelCandidate
from .texts import stack_bytes_by_convention
from .write import generate


def parse_processors(text: str | None) -> list[Processor] | None:
    """Return the processors in `text`, the value of UARCH for a library: names separated by commas,
    of which generic means UNKNOWN. Return None if `text` is None. Raise Rejected for an unknown
    name."""
    if text is None:
        return None
    valid_names = [*(p.name for p in PROCESSORS), "generic"]
    names = dict.fromkeys(resolve_uarch(name, valid_names, "nothing was measured on")
                          for name in text.split(","))
    return [find_processor(name) or UNKNOWN for name in names]


def candidate_configs(request: Request, lib: str) -> list[Config]:
    """Return the configurations from which a library's kernels are selected. `lib`: value of LIB.
    Raise Rejected if STACK excludes all kernels of kind blocks.

    The requested kernels of kind blocks are always among them. If the request describes messages
    (LENS or one of MESSAGE_VARIABLES), the kernels for these are added. If it names nothing else
    but messages, HASH, ISA, N, KIND and STACK, the committed kernels of kind blocks with its hash,
    ISA and n are added. If it also describes no messages and names no N, and `lib` is not "small",
    further committed kernels of its hash and ISA are added: fixed-length kernels and multi-message
    kernels. With `lib` "1", kernels for message arrays and of PBKDF2 must satisfy `is_in_lib_1`.
    """
    stack_limit, request = request.get("stack"), request.without("stack")
    is_message = request.first_named("lens", *MESSAGE_VARIABLES) is not None
    kernel_request = request.without("lens", "kind", *MESSAGE_VARIABLES)
    configs = configs_of(replace(kernel_request, kind="blocks"))

    def is_added(config: Config) -> bool:
        """Return whether a configuration of the committed set is added to the requested ones."""
        if (config.family.NAME not in kernel_request.families
            or kernel_request.isa not in (None, config.isa)):
            return False
        if "blocks" in config.kinds:
            return kernel_request.n in (None, config.n)
        if lib == "small" or is_message or kernel_request.n is not None:
            return False
        if isinstance(config, FixedLength) or "multi" in config.kinds:
            return True
        return isinstance(config, Many) and (lib != "1" or is_in_lib_1(config.symbols("")[0]))

    if kernel_request.spellings.keys() <= {"hash", "isa", "n"}:
        configs += [config for config in configs_of(Request()) if config not in configs
                    and is_added(config)]
    if is_message:
        configs += [config for config in configs_of(request) if config not in configs]
    return configs if stack_limit is None else limit_stack(configs, stack_limit)


def limit_stack(configs: Sequence[Config], limit_bytes: int) -> list[Config]:
    """Return the configurations that need at most `limit_bytes` of stack. Raise Rejected if none of
    them is a `Kernel`, which hashes an arbitrary number of blocks. `configs` must have at least one
    `Kernel`."""
    stack_by_symbol = {e["symbol"]: int(e["stack_bytes"]) for e in committed_entries()}
    stack_by_config: dict[Config, int] = {
        config: max(stack_by_symbol[s] if s in stack_by_symbol else max(
            stack_bytes_by_convention([layout_frame(compile(config, kind))]).values())
                    for kind, s in zip(config.kinds, config.symbols("nsms_"))) for config in configs
        if not isinstance(config, Padding)}
    fitting = [config for config in configs if stack_by_config.get(config, 0) <= limit_bytes]
    if not any(isinstance(config, Kernel) for config in fitting):
        least_bytes = min(stack_bytes for config, stack_bytes in stack_by_config.items()
                          if isinstance(config, Kernel))
        raise Rejected(f"STACK={limit_bytes}: no kernel of the library takes so little. Try "
                       f"STACK={least_bytes}.")
    return fitting


def config_entries(configs: Sequence[Config]) -> list[Entry]:
    """Return, for each configuration, the manifest entry of its function of kind blocks or multi.
    It is the committed entry. If there is none, the configuration's file is generated in a
    temporary folder, and it is the file's entry."""
    def by_stem(entries: Sequence[Entry]) -> dict[str, Entry]:
        """Return file stem -> entry, for the entries of kind blocks or multi with a GAS file."""
        return {Path(e["gas"]).stem: e for e in entries
                if e["kind"] in ("blocks", "multi") and e["gas"]}

    entries = by_stem(committed_entries())
    if missing := [config for config in configs if config.stem not in entries]:
        with temporary_folder() as scratch:
            entries |= by_stem(generate(missing, scratch, "gas"))
    return [entries[config.stem] for config in configs]


def library_configs(configs: Sequence[Config], lib: str = "1",
                    cores: Sequence[Processor] | None = None) -> list[Config]:
    """Return those of `configs` that a library includes. `lib`: value of LIB; `cores`: processors
    to select for, None for all.

    Kernels of kind blocks and multi are selected (candidates.py). Another kernel of one length or
    of m messages is included if a selected kernel has its hash family, ISA and m. Kernels for
    messages with constant words, and tables, are always included. Raise Rejected if no kernel runs
    on `cores`.
    """
    candidates = [config for config in configs if {"blocks", "multi"} & {*config.kinds}]
    entries = config_entries(candidates)
    selected: list[tuple[str, KernelCandidate]] = []
    for hash in {config.hash for config in candidates}:
        kernels = select_kernels(hash, entries, lib, cores=cores)
        selected += [(hash, k) for k in (*kernels.single, *kernels.multi)]
    if not selected:
        raise Rejected(f"no requested kernel runs on {', '.join(p.name for p in cores or ())}. "
                       f"Leave ISA out, or name other processors.")
    stems = {f"{hash}_{k.name}" for hash, k in selected}
    groups = {(hash, k.isa, k.m) for hash, k in selected}

    def is_included(config: Config) -> bool:
        """Return whether the library includes a configuration."""
        if config in candidates:
            return config.stem in stems
        if isinstance(config, Many):
            return (config.family.NAME, config.isa, config.m) in groups
        if isinstance(config, FixedLength) and not (
                config.message.shape or config.message.const or config.message.prefix):
            return (config.family.NAME, config.isa, 1) in groups
        return True

    return [config for config in configs if is_included(config)]


def go_package_configs(configs: Sequence[Config], prefix: str,
                       cores: Sequence[Processor] | None) -> list[Config]:
    """Return the configurations of Go's package, each with one kind, blocks or multi.

    They are selected as for LIB=1, from those of `configs` whose ISA is in packages.GO_ISAS and
    whose frames Go's assembler accepts. Kernels of SHA-1, and multi-message kernels that have
    messages in integer registers too, are left out. Raise Rejected if no kernel of kind blocks is
    among the candidates, or if none runs on `cores`. `prefix`: start of the kernels' symbols.
    """
    fitting = [replace(config, kinds=(kind,))
               for kind, type in (("blocks", Kernel), ("multi", Many)) for config in configs
               if isinstance(config, type) and config.family.NAME != "sha1"
               and config.isa in packages.GO_ISAS
               and kind in config.kinds and not (isinstance(config, Many) and config.mix)
               and gofile.frame_bytes(compile(config, kind, prefix)) <= gofile.MAX_FRAME_BYTES]
    if not any(isinstance(config, Kernel) for config in fitting):
        raise Rejected(f"FOR=go: no requested kernel of {', '.join(packages.GO_ISAS)} hashes any "
                       f"number of blocks. Try it without ISA, N and STACK.")
    return library_configs(fitting, "1", cores)
