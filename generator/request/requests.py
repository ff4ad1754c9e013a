"""Where a request comes in: variables of the Makefile, in lower case, with their values; what is to be written comes out.

Where nothing is named, that is the committed set.
"""

from collections.abc import Mapping

from ..x86 import uarch
from .configs import Kernel, Request
from .flavours import has_flavour, of_flavour
from .kernels import FIXED, fixed_configs, kernels, of_padding
from .many import MANY, of_many
from .option_table import FRAME_OPTIONS, KERNEL_OPTIONS, MULTI_OPTIONS
from .parse import pick

VARIABLES = ("hash", "isa", "n", "m", *(c.name for c in KERNEL_OPTIONS + MULTI_OPTIONS), "kind", "len", "lens", "shape", "const",
             "prefix_block", *(c.name for c in FRAME_OPTIONS))

LANES = (("sha256", 1), ("sha256", 16), ("sha512", 1), ("sha512", 8))         # rounds in two lanes, in the committed set
LENGTHS = (("sha256", 64, ("shani", "avx2")), ("sha512", 128, ("avx2",)))   # messages of one length, in the committed set
MESSAGES = (("sha1", ("shani", "avx2", "avx512")), ("sha256", ("shani", "avx2", "avx512")),
            ("sha512", ("avx2", "avx512")))                     # many messages at once, in the committed set
# and so
EXTRA_COMMITTED = ({"hash": "sha512", "isa": "avx2", "mix": "1"}, {"hash": "sha256", "isa": "shani", "schedule": "lanes"})


def resolve_configs(options: Mapping[str, str]) -> list[Request]:
    """What a request names: each is a file. Refused if it makes no sense."""
    for name in options:
        pick("variable", name, VARIABLES)
    if has_flavour(options):
        return [*of_flavour(options)]
    if options.get("kind") == "fixed" or any(name in options for name in FIXED):
        return [*fixed_configs(options)]
    if options.get("kind") == "padding" or "lens" in options:
        return [*of_padding(options)]
    if options.get("kind") in MANY or {"m", "schedule", "mix"} & {*options}:
        return [*of_many(options)]
    return [*kernels(options)] if options else committed()


def blocks(options: Mapping[str, str]) -> list[Kernel]:
    """The kernels of kind blocks that a request names; Refused if it makes no sense."""
    return [config for config in resolve_configs({**options, "kind": "blocks"}) if isinstance(config, Kernel)]


def committed() -> list[Request]:
    """What generated/ holds: the kernels of every hash and ISA, some with rounds in two lanes, some for messages of one length,
    some for many messages, and every tuned one that is not the generic one."""
    configs: list[Request] = [*kernels({})]
    for hash, n in LANES:
        configs += blocks({"hash": hash, "isa": "avx512", "n": str(n), "rounds": "lanes"})
    for hash, length, isa_names in LENGTHS:
        for name in isa_names:
            configs += fixed_configs({"hash": hash, "isa": name, "len": str(length)})
    for hash, message_isas in MESSAGES:
        for name in message_isas:
            configs += of_many({"hash": hash, "isa": name})
    for extra in EXTRA_COMMITTED:
        configs += of_many(extra)
    for name in uarch.names():
        for title, entry in uarch.kernels(name).items():
            if not uarch.is_generic(name, title):
                options = {"hash": entry["hash"], "isa": entry["isa"], "uarch": name}
                multi_values = {c.name: entry["choices"][c.name] for c in MULTI_OPTIONS if c.name in entry["choices"]}
                configs += of_many({**options, **multi_values, "m": str(entry["m"])}) if entry.get("m") else (
                    blocks({**options, "n": str(entry["n"])}))
    return configs
