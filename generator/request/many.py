"""Kernels for several messages at once: a request becomes `Many`, `Iterations` or `MessageArray`
configurations, or raises Rejected.

The file of a `Many` configuration has a function of kind multi, for messages of any number of
blocks. It also has a function of kind pairs, for Merkle-tree nodes of two digests, if two digests
of the hash fill a block and m is the number of lanes or of interleaved streams.
"""

from types import ModuleType
from typing import cast

from ..plan.shapes import hash_computations
from ..spec import hashes
from ..spec.hashes import block_bytes
from ..spec.kinds import digest_bytes
from ..spec.message import Message
from ..x86 import target as isas
from ..x86.target import ISA
from .configs import Iterations, Many, MessageArray
from .kernels import resolve_options, with_tuned_options
from .message_shapes import message_shape
from .option_table import (
    OptionValue,
    defaults,
    has_wide_schedule,
    isa_for_schedule,
    multi_message_defaults,
    multi_message_options,
)
from .parse import Rejected, collect_accepted, has_pairs, is_accepted, join_words, valid_m
from .request import MESSAGE_VARIABLES, Request
from .validation import check_request, validate_config

MAX_BLOCKS = 4  # of a message of an array, added up for hashes that are nested (H(H(m)), HMAC)


def multi_configs(request: Request) -> list[Many]:
    """Return the configurations of multi-message kernels that a request names. Without M, m is the
    number of lanes of a register, or the default number of interleaved streams. Raise Rejected if
    there is none."""
    check_request(request, "multi")
    check_without_n(request.kind or "multi", request.n)
    make = iteration_config if request.kind == "iterations" else multi_config
    return collect_accepted(make, map(hashes.load, request.families), map(isas.load, request.isas),
                            [request])


def iteration_config(hash: ModuleType, isa: ISA, request: Request) -> Iterations:
    """Return the configuration of the PBKDF2 kernel of one family on one ISA. Raise Rejected if the
    kernel cannot exist."""
    config = multi_config(hash, isa, request.with_values(kind="multi"))
    if isa.has_round_instructions or config.m not in valid_m(hash, isa, "iterations") or config.mix:
        raise Rejected(f"KIND=iterations has a password in each lane of a register: {hash.NAME} on "
                       f"{isa.name} with M={config.m} does not fit. Try ISA=avx512 "
                       f"M={512 // hash.WIDTH}.")
    return Iterations(config.hash, config.isa, config.m, **config.option_values)


def array_configs(request: Request) -> list[MessageArray]:
    """Return the configurations of the kernels that a request names for arrays of messages of one
    shape. Raise Rejected if there is none."""
    check_request(request, "array")
    return collect_accepted(array_config, request.hashes, request.isas, [request])


def array_config(name: str, isa_name: str, request: Request) -> MessageArray:
    """Return the configuration of the kernel for message arrays of the hash `name` on one ISA.
    Raise Rejected if the kernel cannot exist."""
    hash, isa = hashes.find(name), isas.load(isa_name)
    shape = message_shape(request, name)
    check_array_shape(hash, isa, shape)
    config = multi_config(hash, isa, request.without(*MESSAGE_VARIABLES).with_values(kind="multi"))
    valid_counts = valid_m(hash, isa, "fixed")
    if config.m not in valid_counts:
        raise Rejected(f"messages of one shape fill the lanes of one register, so M={config.m} "
                       f"does not fit. Try M={join_words(valid_counts)}.")
    if config.gather != "transpose":
        raise Rejected(f"messages of one shape are loaded into lanes by a transposition, so "
                       f"GATHER={config.gather} means nothing there. Leave it out.")
    return MessageArray(name, isa_name, config.m, shape, **config.option_values)


def check_array_shape(hash: ModuleType, isa: ISA, shape: Message) -> None:
    """Raise Rejected if kernels for message arrays on an ISA cannot hash messages of a shape."""
    word_bytes, block_size = hash.WIDTH // 8, block_bytes(hash)
    digest_size = hash.DIGEST_BITS[shape.variant] // 8
    if shape.length is None:
        raise Rejected("a kernel for arrays of messages needs the length of a message. Try LEN=64 "
                       "with M.")
    loaded_bytes = shape.length - word_bytes * len(shape.constants(word_bytes))
    if loaded_bytes < 16:
        raise Rejected(f"lanes load 16 bytes of a message at a time, and only {loaded_bytes} bytes "
                       f"of each message are in memory. Try a LEN with 16 bytes or more beside the "
                       f"constants, or leave M out.")
    blocks = sum(step.loop_count or 1 for computation in hash_computations(hash, shape)
                 for step in computation.steps)
    if blocks > MAX_BLOCKS:
        raise Rejected(f"a message of {shape.length} bytes takes {blocks} blocks of "
                       f"{shape.variant}, and an array's messages have at most {MAX_BLOCKS}. Try "
                       f"LEN={(MAX_BLOCKS - 1) * block_size}, or KIND=multi.")
    digest_words, register_parts = digest_size // word_bytes, max(1, isa.vector_bits // 128)
    if not isa.has_round_instructions and (digest_size % 16 or digest_words % register_parts):
        raise Rejected(f"lanes of {isa.name} store digests in whole registers, and the "
                       f"{digest_size} bytes of a {shape.variant} digest do not fill them. Try "
                       f"HASH={hash.NAME if hash.NAME != 'sha1' else 'sha256'}, or KIND=multi.")


def check_without_n(kind: str, n: object) -> None:
    """Raise Rejected if `n`, the request's N, is not None. `kind`: the requested kind of
    multi-message kernels. It has no n, because its kernels schedule one block of each message at a
    time."""
    if n is not None:
        raise Rejected(f"KIND={kind} schedules one block of each message at a time, so N means "
                       f"nothing there. Leave N out, or try M=16.")


def relevant_options(family: str, isa_name: str, kind: str, mix: int | None = 0,
                     m: int | None = None) -> dict[str, list[OptionValue]]:
    """Return option -> list of the values that a multi-message kernel of a family on an ISA can
    have, the default first. Options without such a value, and STACK, which can be any number, are
    left out.

    `kind`: a kind of multi-message kernels; `mix`: the number of messages in integer registers
    beside the lanes; `m`: the number of messages. If `m` is None, a value counts if it is possible
    with any m.
    """
    hash, isa = hashes.load(family), isas.load(isa_name)
    requests = [Request(family, isa_name, kind=kind, m=count, options={"mix": mix} if mix else {})
                for count in ((None, *valid_m(hash, isa, kind)) if m is None else (m,))]

    default_values = multi_message_defaults(family, isa_name)
    values_by_option: dict[str, list[OptionValue]] = {
        c.name: sorted((value for value in c.values(isa)
                        if any(is_accepted(multi_configs, request.with_values(**{c.name: value}))
                               for request in requests)),
                       key=lambda value: value != default_values[c.name])
        for c in multi_message_options(mix) if not c.number and c.applies(hash, isa)}
    return {name: values for name, values in values_by_option.items() if values}


def multi_config(hash: ModuleType, isa: ISA, request: Request) -> Many:
    """Return the configuration of the multi-message kernel of one family on one ISA. Raise Rejected
    if the kernel cannot exist."""
    if request.kind == "pairs" and not has_pairs(hash):
        raise Rejected(f"two digests of {hash.NAME} are {2 * digest_bytes(hash)} bytes, and "
                       f"KIND=pairs takes nodes of one block, {block_bytes(hash)} bytes. Try "
                       f"HASH=sha256, or KIND=multi.")
    counts_without_mix = valid_m(hash, isa)
    if not counts_without_mix:
        explanation = (f"instructions for {' and '.join(isa.engines)} only, none for"
                       if isa.has_round_instructions else "no lanes for messages of")
        raise Rejected(f"{isa.name} has {explanation} {hash.NAME}. Try ISA=avx512 "
                       f"M={512 // hash.WIDTH}.")
    mix = cast(int, request.options.get("mix", 0))
    if mix and isa.has_round_instructions:
        raise Rejected(f"{isa.name} hashes messages in interleaved streams, not in lanes, so "
                       f"MIX={mix} means nothing there. Leave it out, or try ISA=avx512.")
    schedule = cast(str | None, request.options.get("schedule", defaults(isa)["schedule"]))
    if "schedule" in request.options and not has_wide_schedule(hash, isa):
        raise Rejected(f"{hash.NAME} on {isa.name} has no interleaved streams whose schedules "
                       f"lanes could compute, so SCHEDULE={schedule} means nothing there. Leave it "
                       f"out, or try HASH=sha256 ISA=shani.")
    kernel_isa = isa_for_schedule(isa, schedule)
    # With SCHEDULE=lanes, two words of each of these messages fill 256 bits.
    default_m = counts_without_mix[0] if kernel_isa is isa else 256 // (2 * hash.WIDTH)
    m = default_m + mix if request.m is None else request.m
    valid_counts = [n + mix for n in (counts_without_mix[:1] if mix else counts_without_mix)]
    if m not in valid_counts:
        mix_text = f" and {mix} beside the lanes" if mix else ""
        explanation = ("hashes messages in interleaved streams" if isa.has_round_instructions else
                       f"has {counts_without_mix[0]} lanes of {hash.WIDTH} bits, a message in "
                       f"each{mix_text}")
        mix_remedy = "".join(f", or MIX={mix_number}" for mix_number in (1, 2)
                             if isa.schedules_in_lanes and m - mix_number == counts_without_mix[0])
        raise Rejected(f"{hash.NAME} on {isa.name} {explanation}: M={m} does not fit. "
                       f"Try M={join_words(valid_counts)}{mix_remedy}.")
    has_pair_function = m in valid_m(hash, isa, "pairs")
    if request.kind == "pairs" and not has_pair_function:
        request_text = f"M={m}" + (f" MIX={mix}" if mix else "")
        raise Rejected(f"KIND=pairs has a node in each lane of a register, so {request_text} is "
                       f"for KIND=multi. Try M={counts_without_mix[0]}.")
    values = resolve_options(kernel_isa, request.options,
                             multi_message_defaults(hash.NAME, isa.name, schedule))
    config = Many(hash.NAME, isa.name, m, kinds=("multi", "pairs") if has_pair_function
                  else ("multi",), **values)
    return with_tuned_options(validate_config(config), request.options)
