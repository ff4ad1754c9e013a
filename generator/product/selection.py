"""Selection of the kernel configurations that a vendored library, or Go's package, holds."""

from collections.abc import Sequence
from dataclasses import replace

from ..compile.build import compile
from ..compile.frame import layout_frame
from ..output import gofile
from ..request.configs import KernelConfig
from ..request.option_table import Rejected, resolve_uarch
from ..request.requests import MESSAGE_VARIABLES, Request, configs_of
from ..x86.uarch.processors import PROCESSORS, UNKNOWN, Processor, find_processor
from . import packages, preference
from .manifest import committed_entries
from .texts import stack_bytes_by_convention


def parse_processors(text: str | None) -> list[Processor] | None:
    """Processors in the value of UARCH for a library; generic is UNKNOWN. Raise Rejected."""
    if text is None:
        return None
    valid_names = [*(p.name for p in PROCESSORS), "generic"]
    names = dict.fromkeys(resolve_uarch(name, valid_names, "nothing was measured on")
                          for name in text.split(","))
    return [find_processor(name) or UNKNOWN for name in names]


def candidate_configs(request: Request, lib: str) -> list[KernelConfig]:
    """Those from which a library's kernels are selected: the requested ones of kind blocks and
    those for the messages that a request describes."""
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
                                             or preference.is_in_lib_1(config.symbols("")[0]))

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
    """Those that a library for `cores` (None: all) holds: blocks and multi by preference.toml; one
    length or m messages with hash, ISA and m of these; other messages and tables always. Raise
    Rejected if no kernel is left."""
    candidates = [config for config in configs if {"blocks", "multi"} & {*config.kinds}]
    stems: set[str] = set()
    for family in dict.fromkeys(config.hash for config in candidates):
        single, multi = ([c.stem.removeprefix(f"{family}_") for c in candidates
                          if c.hash == family and kind in c.kinds] for kind in ("blocks", "multi"))
        selected_names = preference.select(family, single, multi, lib, cores)
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


def go_package_configs(configs: Sequence[KernelConfig], prefix: str,
                       cores: Sequence[Processor] | None) -> list[KernelConfig]:
    """Those of Go's package, each with one kind: as for LIB=1, on GO_ISAS, with frames that Go's
    assembler accepts, without SHA-1 and integer streams. Raise Rejected if none is left."""
    fitting = [replace(config, kinds=(kind,))
               for kind in ("blocks", "multi") for config in configs
               if config.family.NAME != "sha1"
               and config.isa in packages.GO_ISAS
               and kind in config.kinds and not (config.m and config.mix)
               and gofile.frame_bytes(compile(config, kind, prefix)) <= gofile.MAX_FRAME_BYTES]
    if not any(config.kind == "blocks" for config in fitting):
        raise Rejected(f"FOR=go: no requested kernel of {', '.join(packages.GO_ISAS)} hashes any "
                       f"number of blocks. Try it without ISA, N and STACK.")
    return library_configs(fitting, "1", cores)
