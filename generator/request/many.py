"""Kernels for several messages at once: a request becomes `Many`, or is Refused.

A file has every kind of function that its hash has: for messages of any number of blocks, and for tree nodes of two digests
where these fill a block.
"""

from dataclasses import fields
from types import ModuleType
from typing import Any, cast

from ..plan.shapes import BlockLoop, passes
from ..spec import hashes
from ..spec.hashes import block_bytes
from ..spec.kinds import digest_bytes, has_pairs
from ..spec.message import Message
from ..x86 import isa as isas
from ..x86.isa import ISA
from .configs import Iterations, Many, MessageArray
from .kernels import resolve_options, with_tuned_options
from .message_shapes import message_shape
from .option_table import ALL_OPTIONS, OptionValue, check_value, defaults_of_many, option_named, with_schedule
from .parse import Refused, either, make_all, ms
from .request import MESSAGE_VARIABLES, Request
from .validation import can_broadcast, check_request, rejection

# The options that mean something for them.
RELEVANT_OPTIONS = tuple(c.name for c in ALL_OPTIONS if c.many == "lanes")
# and for messages in integer registers beside the lanes
SCALAR_OPTIONS = tuple(c.name for c in ALL_OPTIONS if c.many == "mix")
MOST_BLOCKS = 4  # of an array's messages, of all hashes that are nested in each other


def multi_configs(request: Request) -> list[Many]:
    """Return the kernels that a request names. The default of m is the number of lanes of a register; of interleaved
    streams it is two."""
    check_request(request, "multi")
    check_without_n(request.kind or "multi", request.n)
    make = iteration_config if request.kind == "iterations" else multi_config
    return make_all(make, [(hashes.load(family), isas.load(isa_name), request) for family in request.families
                                   for isa_name in request.isas])


def iteration_config(hash: ModuleType, isa: ISA, request: Request) -> Iterations:
    """Return the kernel for the loop of PBKDF2 of one family on one ISA; Refused says why there is none."""
    config = multi_config(hash, isa, request.with_values(kind="multi"))
    if isa.has_round_instructions or config.m not in ms(hash, isa, "iterations") or config.mix:
        raise Refused(f"iterations take a password in each lane of a register: {hash.NAME} on {isa.name} with M={config.m} does "
                      f"not fit. Try ISA=avx512 M={512 // hash.WIDTH}.")
    return Iterations(config.hash, config.isa, config.m, **options_of(config))


def options_of(config: Many) -> dict[str, Any]:
    """Return the value of each option."""
    return {f.name: getattr(config, f.name) for f in fields(Many) if f.name not in ("hash", "isa", "m", "kinds")}


def array_configs(request: Request) -> list[MessageArray]:
    """Return the kernels for arrays of messages of one shape that a request names; Refused if there are none."""
    check_request(request, "array")
    return make_all(array_config, [(name, isa_name, request) for name in request.hashes for isa_name in request.isas])


def array_config(name: str, isa_name: str, request: Request) -> MessageArray:
    """Return the kernel of one hash on one ISA; Refused says why there is none."""
    hash, isa = hashes.find(name), isas.load(isa_name)
    shape = message_shape(request, name)
    check_foldable(hash, isa, shape)
    config = multi_config(hash, isa, request.without(*MESSAGE_VARIABLES).with_values(kind="multi"))
    if config.m not in ms(hash, isa, "fixed"):
        raise Refused(f"messages of one shape take one lane each of a register, so M={config.m} does not fit. "
                      f"Try M={either(ms(hash, isa, 'fixed'))}.")
    if config.gather != "transpose":
        raise Refused(f"messages of one shape reach their lanes by transposition, so GATHER={config.gather} means nothing there. "
                      f"Leave it out.")
    return MessageArray(name, isa_name, config.m, shape, **options_of(config))


def check_foldable(hash: ModuleType, isa: ISA, shape: Message) -> None:
    """Raise Refused if lanes or streams cannot take messages of the shape."""
    step, size = hash.WIDTH // 8, block_bytes(hash)
    digest_size = hash.DIGEST_BITS[shape.variant] // 8
    if shape.length is None:
        raise Refused("an array of messages needs to know how long each is. Try LEN=64 with M.")
    present = shape.length - step * len(shape.constants(step))
    if present < 16:
        raise Refused(f"lanes take sixteen bytes of a message at a time, and {present} bytes of each are in memory. "
                      f"Try LEN=16 or more, or leave M out.")
    blocks = sum(step.blocks if isinstance(step, BlockLoop) else 1 for message_pass in passes(hash, shape)
                 for step in message_pass.steps)
    if blocks > MOST_BLOCKS:
        raise Refused(f"a message of {shape.length} bytes takes {blocks} blocks of {shape.variant}, and an array's messages have "
                      f"at most {MOST_BLOCKS}. Try LEN={(MOST_BLOCKS - 1) * size}, or KIND=multi.")
    registers, parts = digest_size // 16 * (128 // hash.WIDTH), max(1, isa.vector_bits // 128)
    if not isa.has_round_instructions and (digest_size % 16 or registers % parts):
        raise Refused(f"lanes of {isa.name} store whole registers of digests, and the {digest_size} bytes of {shape.variant}'s "
                      f"do not fill them. Try HASH={hash.NAME if hash.NAME != 'sha1' else 'sha256'}, or KIND=multi.")


def check_without_n(kind: str, n: object) -> None:
    """Raise Refused where the request of a multi-message kind names N."""
    if n is not None:
        raise Refused(f"KIND={kind} takes a block of each message at a time, so N means nothing there. Leave N out, or try M=16.")


def relevant_options(family: str, isa_name: str, kind: str = "multi", mix: int | None = 0) -> dict[str, list[OptionValue]]:
    """Return the values of each option that such a kernel can have, the default first; STACK, which is any number, is left
    out. `mix`: the number of messages beside the lanes."""
    request = Request(family, isa_name, kind=kind, options={"mix": mix} if mix else {})

    def can(name: str, value: OptionValue) -> bool:
        try:
            return bool(multi_configs(request.with_values(**{name: value})))
        except Refused:
            return False

    hash, isa = hashes.load(family), isas.load(isa_name)
    default_values = defaults_of_many(family, isa_name)
    relevant = (*RELEVANT_OPTIONS, *(SCALAR_OPTIONS if mix else ()))
    values_by_option: dict[str, list[OptionValue]] = {
        c.name: [value for value in c.values(isa) if can(c.name, value)] for c in ALL_OPTIONS
        if c.name in relevant and not c.number and c.applies(hash, isa)}
    for name, values in values_by_option.items():
        values.sort(key=lambda value: value != default_values[name])
    return {name: values for name, values in values_by_option.items() if values}


def multi_config(hash: ModuleType, isa: ISA, request: Request) -> Many:
    """Return the kernel of one family on one ISA; Refused says why there is none."""
    if request.kind == "pairs" and not has_pairs(hash):
        raise Refused(f"two digests of {hash.NAME} are {2 * digest_bytes(hash)} bytes, and KIND=pairs takes nodes of a block, "
                      f"{block_bytes(hash)} bytes. Try HASH=sha256, or KIND=multi.")
    lanes = ms(hash, isa)
    if not lanes:
        lane_text = (f"instructions for {' and '.join(isa.engines)} only, none for"
                     if isa.has_round_instructions else "no lanes for messages of")
        raise Refused(f"{isa.name} has {lane_text} {hash.NAME}. Try ISA=avx512 M={512 // hash.WIDTH}.")
    mix = cast(int, request.options.get("mix", 0))
    if mix and isa.has_round_instructions:
        raise Refused(f"{isa.name} interleaves messages with its own instructions, where MIX={mix} means nothing. Leave it "
                      "out, or try ISA=avx512.")
    if isa.schedules_in_lanes:
        check_value(option_named("mix"), isa, mix)
    schedule = schedule_value(hash, isa, request)
    wide = with_schedule(isa, schedule)
    least = lanes[0] if wide is isa else 128 // hash.WIDTH             # pairs of words that fill 256 bits
    m = least + mix if request.m is None else request.m
    fits = [n + mix for n in (lanes[:1] if mix else lanes)]
    if m not in fits:
        lane_text = "takes messages side by side" if isa.has_round_instructions else (
            f"has {lanes[0]} lanes of {hash.WIDTH} bits, a message in each" + (f" and {mix} beside them" if mix else ""))
        more = "".join(f", or MIX={mix_number}" for mix_number in (1, 2) if isa.schedules_in_lanes and m - mix_number == lanes[0])
        raise Refused(f"{hash.NAME} on {isa.name} {lane_text}: M={m} does not fit. Try M={either(fits)}{more}.")
    nodes = has_pairs(hash) and m in ms(hash, isa, "pairs")
    if request.kind == "pairs" and not nodes:
        request_text = f"M={m}" + (f" MIX={mix}" if mix else "")
        raise Refused(f"KIND=pairs takes a node in each lane of a register, so {request_text} is "
                      f"for KIND=multi. Try M={lanes[0]}.")
    default_values = defaults_of_many(hash.NAME, isa.name, schedule)
    config = Many(hash.NAME, isa.name, m, kinds=("multi", "pairs") if nodes else ("multi",),
                  **resolve_options(wide, request.options, default_values))
    return validate_multi(with_tuned_options(config, request))


def schedule_value(hash: ModuleType, isa: ISA, request: Request) -> str | None:
    """Return the value of SCHEDULE; Refused where it means nothing. None: the ISA has none."""
    entry, value = option_named("schedule"), request.options.get("schedule")
    if value is None:
        return next(iter(entry.values(isa)), None)
    if not entry.applies(hash, isa):
        raise Refused(f"{hash.NAME} on {isa.name} has no streams whose schedules lanes could make, so "
                      f"SCHEDULE={value} means nothing there. Leave it out, or try HASH=sha256 ISA=shani.")
    return cast(str, check_value(entry, isa, value))


def validate_multi(config: Many) -> Many:
    """Return the configuration; Refused if it has an option that means nothing there."""
    relevant = {*RELEVANT_OPTIONS, *(SCALAR_OPTIONS if config.mix else ())}
    if config.target.has_round_instructions:
        relevant -= {"gather", "table"}
    values = config.non_default
    if name := next((name for name in values if name not in relevant or values[name] == "gather"), None):
        raise Refused(f"KIND=multi runs the rounds of all messages side by side, where "
                      f"{name.upper()}={config.non_default_spellings[name]} means nothing. Leave it out.")
    if config.table == "broadcast" and "table" in values and not can_broadcast(config):
        raise Refused(f"{config.isa} cannot broadcast K: that takes AVX2 or AVX-512. Leave TABLE out, or try ISA=avx2.")
    if "lane_rot" in values and (reason := rejection(config, "lane_rot")):
        raise Refused(reason)
    return config
