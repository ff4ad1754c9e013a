"""Requests: `parse_request` reads a command's variables, and `configs_of` returns its kernel
configurations; without variables the committed set: the default kernels, those of committed.toml
and the tuned ones. Manifest entries are selected by requests, too."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NoReturn, Self

from ..plan import shapes
from ..spec import hashes
from ..spec.descriptions import SHAPES
from ..spec.hashes import block_bytes
from ..spec.kinds import KINDS
from ..spec.message import Message
from ..x86 import flavour, uarch
from ..x86 import target as isas
from ..x86.flavour import Flavour, KernelSymbol
from ..x86.target import ISA
from .configs import ANY_LENGTH, KernelConfig, validate_config
from .option_table import (
    ALL_OPTIONS,
    FRAME_OPTIONS,
    KERNEL_OPTIONS,
    MULTI_OPTIONS,
    OPTION_NAMES,
    Option,
    OptionValue,
    Rejected,
    check_name,
    check_rules,
    check_value,
    collect_accepted,
    defaults,
    families_of,
    has_wide_schedule,
    is_accepted,
    isa_for_schedule,
    join_words,
    multi_message_options,
    natural_n,
    option_named,
    parse_number,
    parse_values,
    spelling,
    valid_m,
    valid_n,
    with_remedy,
)

LONGEST = 1 << 20  # longest message in bytes
MULTI_KINDS = tuple(name for name, kind in KINDS.items() if kind.has_m)
MULTI_VARIABLES = ("m", *(c.name for c in MULTI_OPTIONS))
# Variables that describe the messages of a fixed-length kernel.
MESSAGE_VARIABLES = ("len", "shape", "const", "prefix_block")
# Every variable of a request, in the order of the help.
VARIABLES = ("hash", "isa", "n", "m", *(c.name for c in KERNEL_OPTIONS + MULTI_OPTIONS), "upper",
             "kind", "len", "lens", "shape", "const", "prefix_block",
             *(c.name for c in FRAME_OPTIONS if c.name != "upper"))


@dataclass(frozen=True)
class Request:
    """Typed variables of one command; None: not set. `len`: bytes without constant blocks before
    them. `lens`: lengths of messages, for padding tables."""

    hash: str | None = None
    isa: str | None = None
    n: int | None = None
    m: int | None = None
    kind: str | None = None
    len: int | None = None
    lens: tuple[int, ...] | None = None
    shape: str | None = None
    const: str | None = None
    prefix_block: str | None = None
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def spellings(self) -> dict[str, str]:
        """Variable -> text of those that are set, in the order of VARIABLES."""
        values = {name: self.get(name) for name in VARIABLES}
        return {name: ",".join(map(str, value)) if isinstance(value, tuple) else spelling(value)
                for name, value in values.items() if value is not None}

    @property
    def families(self) -> list[str]:
        """The family of the hash; the families of FIPS 180-4 without one."""
        return families_of(self.hash)

    @property
    def hashes(self) -> list[str]:
        """The hash; every hash without one."""
        return hashes.variants() if self.hash is None else [self.hash]

    @property
    def isas(self) -> list[str]:
        """The ISA; every ISA without one."""
        return list(isas.names()) if self.isa is None else [self.isa]

    @property
    def downstream(self) -> Flavour | None:
        return flavour.find(self.get("flavour"))

    def get(self, name: str) -> Any:
        """Return None if the variable is not set."""
        return self.options[name] if name in self.options else getattr(self, name, None)

    def first_named(self, *names: str) -> str | None:
        """Return the first of the variables that is set, in capital letters."""
        return next((name.upper() for name in names if self.get(name) is not None), None)

    def with_values(self, **values: Any) -> Self:
        """Copy with other values; None unsets a variable."""
        options = {**self.options, **{k: v for k, v in values.items() if k in OPTION_NAMES}}
        return replace(self, **{k: v for k, v in values.items() if k not in OPTION_NAMES},
                       options={k: v for k, v in options.items() if v is not None})

    def without(self, *names: str) -> Self:
        return self.with_values(**dict.fromkeys(names))


def parse_request(texts: Mapping[str, str]) -> Request:
    """Return the request of a command's variables (name in lower case -> text)."""
    for name in texts:
        check_name("variable", name, VARIABLES)
    for name, noun, valid_names in (("hash", "hash", hashes.variants()),
                                    ("isa", "ISA", isas.names()), ("kind", "kind", [*KINDS])):
        if name in texts:
            check_name(noun, texts[name], valid_names)
    values: dict[str, Any] = {name: texts.get(name) for name in (
        "hash", "isa", "kind", "shape", "const", "prefix_block")}
    values |= {name: parse_number(name.upper(), texts[name], 1) for name in ("n", "m")
               if name in texts}
    if "len" in texts:
        values["len"] = parse_number("LEN", texts["len"], maximum=LONGEST)
    if "lens" in texts:
        values["lens"] = tuple(parse_number("LENS", text) for text in texts["lens"].split(","))
    return Request(**values, options=parse_values(texts))


# Messages of one length

def shape_length(shape: str, variant: str) -> int | None:
    """Return the bytes of a message of a shape; None if it does not say."""
    if shape == "pbkdf2":
        return int(hashes.find(variant).DIGEST_BITS[variant]) // 8
    return SHAPES[shape].length if shape else None


def has_complete_blocks(m: Message) -> bool:
    digits = 2 * block_bytes(hashes.find(m.variant))
    blocks = "{1}" if m.is_hmac else "+"
    return bool(re.fullmatch(rf"([0-9a-f]{{{digits}}}){blocks}", m.prefix))


def has_constant_words(m: Message) -> bool:
    word_bytes = hashes.find(m.variant).WIDTH // 8
    match = re.fullmatch(r"([0-9]+):([0-9]{1,2})=([0-9a-f]*)", m.const)
    low, high, digits = (int(match[1]), int(match[2]), match[3]) if match else (1, 0, "")
    return (low <= high <= 15 and len(digits) == 2 * word_bytes * (high - low + 1)
            and (m.length is None or (high + 1) * word_bytes <= m.length))


MESSAGE_RULES: tuple[tuple[str, str, Callable[[Message], bool]], ...] = (
    ("len", "messages whose SHAPE has no length of its own",
     lambda m: m.shape in ANY_LENGTH or m.length == shape_length(m.shape, m.variant)),
    ("len", "one block alone: SHAPE and PREFIX_BLOCK need the length of what follows", lambda m: (
        m.length is not None or not m.prefix and m.shape not in ("midstate", "double"))),
    ("hash", "other shapes: compress64 is one block of 64 bytes",
     lambda m: m.shape != "compress64" or block_bytes(hashes.find(m.variant)) == 64),
    ("const", "messages without SHAPE", lambda m: not (m.shape and m.const)),
    ("prefix_block", "shapes that do not say what precedes the message", lambda m: (
        not m.prefix or m.shape not in ("midstate", "double", "double64", "compress64", "node65"))),
    ("prefix_block", "whole blocks in hexadecimal; of HMAC one, the padded key",
     lambda m: not m.prefix or has_complete_blocks(m)),
    ("const", "words of the message as FIRST:LAST=HEX, such as 8:8=80000000",
     lambda m: not m.const or has_constant_words(m)))


def message_shape(request: Request, variant: str) -> Message:
    """Return the message that a request describes, for the hash `variant`. Raise Rejected."""
    shape, const, prefix = request.shape or "", request.const or "", request.prefix_block or ""
    if shape:
        check_name("shape", shape, [*SHAPES])
    length = shape_length(shape, variant) if request.len is None else request.len
    message = Message(variant, length, shape, const.lower(), prefix.lower())
    texts = {**request.spellings, "hash": variant}
    check_rules(f"{variant} with SHAPE={shape}" if shape else variant, MESSAGE_RULES, (message,),
                lambda name: f"{name.upper()}={texts[name][:40]}" if name in texts else "no LEN")
    return message


# Forms of requests

COMMITTED = Path(__file__).resolve().parent / "committed.toml"


@dataclass(frozen=True)
class Form:
    """Kinds that a form of request may name, variables that it takes beside HASH, ISA, KIND and the
    options, and those of which it needs one."""

    kinds: tuple[str, ...]
    takes: tuple[str, ...]
    needs: tuple[str, ...] = ()


BLOCKS = Form(("blocks", "schedule", "rounds"), ("n",))
MULTI = Form(MULTI_KINDS, MULTI_VARIABLES)
FIXED = Form(("fixed",), ("n", *MESSAGE_VARIABLES), MESSAGE_VARIABLES)
ARRAY = Form(("fixed",), ("m", "schedule", *MESSAGE_VARIABLES), ("m",))
PADDING = Form(("padding",), ("lens",), ("lens",))
FLAVOURS = {"blocks": Form(("blocks",), ("n",)), "multi": Form(("multi",), ("m", "schedule")),
            "pairs": Form(("pairs",), ("m", "schedule"))}


def form_of(request: Request) -> Form:
    if request.downstream:
        return FLAVOURS[flavour_kind(request.downstream, request)]
    is_message = request.first_named(*MESSAGE_VARIABLES) is not None
    is_multi = request.first_named(*MULTI_VARIABLES) is not None
    if is_message or request.kind == "fixed":
        return ARRAY if is_message and is_multi and request.kind in (None, "fixed") else FIXED
    if request.kind == "padding" or request.lens is not None:
        return PADDING
    return MULTI if request.kind in MULTI_KINDS or is_multi else BLOCKS


def check_form(request: Request, form: Form) -> None:
    kinds = join_words(form.kinds)
    if request.kind not in (None, *form.kinds):
        raise Rejected(f"this request is for KIND={kinds}, not {request.kind}.", "kind")
    if form.needs and not request.first_named(*form.needs):
        raise Rejected(f"KIND={kinds} needs {join_words(map(str.upper, form.needs))}.",
                       form.needs[0])
    restricted = {*VARIABLES} - {"hash", "isa", "kind"} - (
        set() if form is PADDING else OPTION_NAMES - {*MULTI_VARIABLES})
    for name, text in request.spellings.items():
        if name in restricted and name not in form.takes:
            raise Rejected(f"KIND={kinds} does not take {name.upper()}={text}.", name)
        if name in MESSAGE_VARIABLES and not text:
            raise Rejected(f"{name.upper()}= has no value.", name)


# Configurations of a request.

def resolve_configs(texts: Mapping[str, str]) -> list[KernelConfig]:
    """Return configurations of a command's variables (name in lower case -> text)."""
    return configs_of(parse_request(texts))


def configs_of(request: Request) -> list[KernelConfig]:
    """Return one configuration for each file. Raise Rejected, with a tried remedy, for none."""
    if request == Request():
        return committed_configs()
    return with_remedy(lambda: resolve(request), lambda variable: find_remedy(request, variable))


def find_remedy(request: Request, variable: str) -> str:
    """Return the sentence with a change of the request that is accepted; "" without one."""
    def accepts(**values: Any) -> bool:
        return is_accepted(resolve, request.with_values(**values))

    if variable in ("n", "m"):
        if numbers := [n for n in range(1, 33) if accepts(**{variable: n})]:
            return f"Try {variable.upper()}={join_words(numbers)}."
    alternatives: dict[str, Sequence[Any]] = {
        "kind": ["blocks", "multi"], "len": [64, 128, 38], "lens": [(64,), (128,)],
        "isa": ["avx2", "avx512", *isas.names()], "hash": ["sha256", "sha512", "sha1"]}
    values = [(name, value) for name in dict.fromkeys((variable, "isa", "hash"))
              for value in (*alternatives.get(name, ()), *([None] if name == variable else []))]
    values += [(name, None) for name in (variable, *request.spellings)]
    for name, value in values:
        if (value is not None or request.get(name) is not None) and accepts(**{name: value}):
            text = value[0] if isinstance(value, tuple) else value
            return (f"Leave {name.upper()} out." if value is None
                    else f"Try {name.upper()}={text}.")
    return "`nsms list` shows what exists."


def resolve(request: Request) -> list[KernelConfig]:
    """As `configs_of`, without remedies; an empty request names the default kernels."""
    form = form_of(request)
    check_form(request, form)
    if request.downstream:
        groups = collect_accepted(flavour_configs, requested_kernels(request.downstream, request),
                                  [request.downstream], [request])
    elif form is PADDING:
        groups = collect_accepted(padding_configs, request.families, [request])
    else:
        names = request.hashes if "len" in form.takes else request.families
        groups = collect_accepted(configs_of_target, [request], [form], names, request.isas)
    return [*dict.fromkeys(chain.from_iterable(groups))]  # several n share one file with rounds


def configs_of_target(request: Request, form: Form, name: str, isa_name: str) -> list[KernelConfig]:
    """Without N, blocks have 1, 2, the lanes and, on AVX2, 8."""
    if form is not BLOCKS:
        return [make_config(request, form, name, isa_name)]
    hash, isa = hashes.load(name), isas.load(isa_name)
    numbers = {1, 2, natural_n(hash, isa), *([8] if isa_name == "avx2" else [])}
    numbers = {request.n} if request.n is not None else numbers & {*valid_n(hash, isa)} or {1}
    kinds = {request.kind} if request.kind else {*BLOCKS.kinds}
    configs: list[KernelConfig] = []
    for config in collect_accepted(make_config, [request], [form], [name], [isa_name],
                                   sorted(numbers)):
        if kinds & {*config.kinds}:
            configs.append(config)
        if "rounds" in kinds and config.uarch == "generic":
            configs += rounds_configs(config)
    if not configs:
        raise Rejected(f"{name} on {isa_name} has no function of kind {request.kind} with these "
                       "options.", "kind")
    return configs


def make_config(request: Request, form: Form, name: str, isa_name: str,
                n: int = 0) -> KernelConfig:
    """Return the configuration on an ISA, with `n` blocks scheduled at once for kind blocks."""
    hash, isa = hashes.find(name), isas.load(isa_name)
    options, is_multi, m, kind = request.options, "m" in form.takes, 0, form.kinds[0]
    message = message_shape(request, name) if "len" in form.takes else None
    schedule: Any = options.get("schedule", defaults(hash.NAME, isa_name)["schedule"])
    if "schedule" in options and not has_wide_schedule(hash, isa):
        raise Rejected(f"{name} on {isa_name} has no streams whose schedules lanes could compute, "
                       f"as SCHEDULE={schedule} says.", "schedule")
    if is_multi:
        kind = request.kind or ("multi" if form is MULTI else kind)
        numbers = valid_m(hash, isa) or [1]
        # With SCHEDULE=lanes, two words of each message fill 256 bits.
        number = numbers[0] if schedule != "lanes" else 256 // (2 * hash.WIDTH)
        mix: Any = options.get("mix", 0)
        m = number + mix if request.m is None else request.m
    elif message:
        n = 1 if request.n is None else request.n
    target = isa_for_schedule(isa, schedule) if is_multi else isa
    rounds = str(options.get("rounds", ""))
    config = KernelConfig(name, isa_name, n, m, message, (kind,), **resolve_options(
        target, options, defaults(
            hash.NAME, isa_name, "multi" if is_multi else "fixed" if message else "blocks",
            rounds, schedule)))
    config = validate_config(config)
    if form is not FIXED:
        config = with_tuned_options(config, options)
    if kind == "blocks":
        return replace(config, kinds=config.block_kinds)
    has_pairs = kind in ("multi", "pairs") and m in valid_m(hash, isa, "pairs")
    return replace(config, kinds=("multi", "pairs")) if has_pairs else config


def resolve_options(isa: ISA, options: Mapping[str, OptionValue],
                    default_values: Mapping[str, OptionValue]) -> dict[str, Any]:
    """Return option -> that of `options`, else the default; CARRY's is None. Raise Rejected."""
    values = {name: check_value(option_named(name), isa, value) for name, value in options.items()}
    return {**default_values, "carry": None, **values}


def with_tuned_options(config: KernelConfig, options: Mapping[str, OptionValue]) -> KernelConfig:
    """Return the values that a search found for UARCH, but for `options`; Rejected without valid
    ones."""
    if config.uarch == "generic":
        return config
    fixed_values = {c.name: options[c.name] for c in KERNEL_OPTIONS
                    if c.name in options and c.name not in ("wipe", "uarch")}
    fixed_values |= {"schedule": config.schedule, "mix": config.mix}
    tuned_values = uarch.tuned_values(
        config.uarch, (config.family.NAME, *config.search_key[1:]),
        {name: spelling(value) for name, value in fixed_values.items()},
        {name: spelling(value) for name, value in config.option_defaults.items()})
    if tuned_values is None:
        stems = sorted({name.split("/")[0] for name in uarch.kernels(config.uarch)})
        raise Rejected(f"nothing was tuned for {config.uarch} that this request names; there is "
                       f"{', '.join(stems) or 'nothing yet'}.", "uarch")
    frame_values = {c.name: getattr(config, c.name) for c in FRAME_OPTIONS
                    if getattr(config, c.name) is not None}
    return validate_config(replace(config, **resolve_options(
        config.target, {**parse_values(tuned_values), **frame_values, "wipe": config.wipe,
                        "uarch": config.uarch}, config.option_defaults)))


def isa_of_rounds(isa: ISA) -> ISA:
    """Return the first scalar ISA at or below `isa`."""
    return (isa if isa.has_round_instructions or not isa.vector_bits
            else isa_of_rounds(isa.extends[0]))


def rounds_configs(config: KernelConfig) -> list[KernelConfig]:
    """Return the configuration of kind rounds that reads a kernel's schedules; [] for none."""
    if not config.reads_schedule_from_memory:
        return []
    isa = isa_of_rounds(config.target)
    values: dict[str, Any] = {name: value for name, value in config.non_default.items()
                              if (option := option_named(name)).applies_to_rounds
                              and option.applies(config.family, isa)}
    return [KernelConfig(config.hash, isa.name, kinds=("rounds",), **{
        **resolve_options(isa, {}, defaults(config.hash, isa.name)), **values})]


def padding_configs(family: str, request: Request) -> list[KernelConfig]:
    """Return the file of padding tables for LENS, and files with rounds that read them."""
    lengths = tuple(sorted({*(request.lens or ())}))
    try:
        for length in lengths:
            shapes.padding_schedule(hashes.load(family), length)
    except ValueError as error:
        raise Rejected(f"LENS={request.spellings['lens']}: there is no table for {family}: "
                       f"{error}.", "lens") from None
    rounds = [config for name in request.isas if isas.load(name).supports(family)
              for config in rounds_configs(KernelConfig(family, name, 1, **resolve_options(
                  isas.load(name), {}, defaults(family, name))))]
    if not rounds:
        raise Rejected(f"{request.isas[0]} has no rounds of {family} that read W_t + K_t from a "
                       "table.", "isa")
    return [KernelConfig(family, request.isa or "", kinds=("padding",) * len(lengths),
                         lengths=lengths), *dict.fromkeys(rounds)]


# Flavours.

def flavour_configs(entry: KernelSymbol, downstream: Flavour,
                    request: Request) -> list[KernelConfig]:
    """Return configurations of values of the request, its entry, the flavour."""
    numbers = {name: parse_number(name.upper(), text) for name, text in entry.option_values.items()
               if name in ("n", "m")}
    values = {**numbers, **parse_values({**downstream.option_values, **entry.option_values})}
    open_values = {name: value for name, value in values.items() if request.get(name) is None}
    request = request.with_values(hash=entry.hash, isa=entry.isa, kind=entry.kind, **open_values)
    if entry.kind == "blocks":
        return [replace(config, kinds=("blocks",))
                for config in configs_of_target(request, BLOCKS, entry.hash, entry.isa)]
    plain = make_config(request.without("flavour"), MULTI, entry.hash, entry.isa)
    return [replace(plain, kinds=(entry.kind,), flavour=request.get("flavour"))]


def flavour_kind(downstream: Flavour, request: Request) -> str:
    """Return the kind of a request's kernels: the request's if the flavour has it, else the
    flavour's own."""
    return request.kind if request.kind in downstream.kinds else downstream.kind


def requested_kernels(downstream: Flavour, request: Request) -> list[KernelSymbol]:
    """Return kernels of a flavour; those marked `named` only if the request names an ISA."""
    kernels = [e for e in downstream.kernels if e.kind == flavour_kind(downstream, request)]
    entries = [e for e in kernels if e.hash in request.families and e.isa in request.isas
               and (request.isa is not None or not e.named)]
    if not entries:
        raise Rejected(f"FLAVOUR={request.get('flavour')} has no such kernel; it has "
                       f"{', '.join(f'{e.hash} on {e.isa}' for e in kernels)}.", "isa")
    schedule = request.get("schedule")
    return ([entry for entry in entries if schedule is None or entry.schedule in (None, schedule)]
            or entries)


def resolve_syntax(request: Request, syntax: str | None, prefix: str) -> str | None:
    """Return the flavour's, else `syntax`. Raise Rejected if SYNTAX or PREFIX contradicts it."""
    if (downstream := request.downstream) is None:
        return syntax
    for name, value, only in (("SYNTAX", syntax or downstream.syntax, downstream.syntax),
                              ("PREFIX", prefix, "nsms_")):
        if value != only:
            raise Rejected(f"FLAVOUR={request.get('flavour')} has {name}={only}, not {value}. "
                           f"Leave {name} out.")
    return downstream.syntax


# Questions about requests.

def resolve_block_kernels(texts: Mapping[str, str]) -> list[KernelConfig]:
    """Return configurations of kind blocks of a command's variables."""
    return block_kernels(parse_request(texts))


def block_kernels(request: Request) -> list[KernelConfig]:
    """Return configurations of kind blocks that a request names."""
    return [config for config in configs_of(replace(request, kind="blocks"))
            if config.kind == "blocks"]


def allowed_options(request: Request) -> dict[str, list[Any]]:
    """Return option -> values with which a kernel of the request exists, its default first, for
    options with values but numbers. The request names hash, ISA and kind (blocks or a multi-message
    kind)."""
    hash, isa = hashes.load(request.hash or ""), isas.load(request.isa or "")
    is_multi = request.kind in MULTI_KINDS
    variable, numbers = (("m", [None, *valid_m(hash, isa, request.kind or "")]) if is_multi
                         else ("n", valid_n(hash, isa)))
    requests = ([request] if request.get(variable) is not None else
                [request.with_values(**{variable: number}) for number in numbers])
    default_values = defaults(hash.NAME, isa.name, "multi" if is_multi else "blocks")

    def values_of(option: Option) -> list[Any]:
        return sorted((value for value in option.values(isa)
                       if any(is_accepted(resolve, each.with_values(**{option.name: value}))
                              for each in requests)),
                      key=lambda value: value != default_values[option.name])

    options = (multi_message_options(request.get("mix")) if is_multi else KERNEL_OPTIONS)
    return {option.name: values for option in options
            if not option.number and option.applies(hash, isa) and (values := values_of(option))}


def reject_absent(request: Request, manifest: Path) -> NoReturn:
    """Raise Rejected, as `manifest` has no entry that a request names, and say what would help."""
    if not manifest.is_file():
        raise Rejected(f"there is no file {manifest}. Try `make gen OUT={manifest.parent}`.")
    configs_of(request)
    arguments = "".join(f" {name.upper()}={value}" for name, value in request.spellings.items())
    out_argument = "" if manifest.parent == Path("generated") else f" OUT={manifest.parent}"
    raise Rejected(f"{manifest} has no such kernel. Try `make gen{arguments}{out_argument}`, "
                   "or `make list`, which shows what exists.")


# Variable -> field of a manifest entry.
MANIFEST_FIELDS = {"hash": "hash", "kind": "kind", "n": "n", "m": "m", "len": "length",
                   "shape": "shape", "const": "const", "prefix_block": "prefix_block"}


def is_selected(entry: Mapping[str, Any], request: Request,
                ignored_variables: Sequence[str] = ()) -> bool:
    """Return whether an entry has the values of a request's variables but the ignored ones; its
    hash may be the family of the request's. LENS selects padding tables."""
    fields = {**MANIFEST_FIELDS, "isa": "isa", **{c.name: c.field for c in ALL_OPTIONS}}
    if request.hash is not None and entry["hash"] not in (request.hash, *request.families):
        return False
    if request.lens is not None and (entry["kind"] != "padding"
                                     or entry.get("length") not in request.lens):
        return False
    return all(str(entry.get(fields[name])) == text for name, text in request.spellings.items()
               if name not in ("hash", "lens", *ignored_variables))


# The committed set.

@cache
def committed_set() -> dict[str, Any]:
    return tomllib.loads(COMMITTED.read_text(encoding="ascii"))


@cache
def committed_requests() -> tuple[Request, ...]:
    """Return the requests of committed.toml; a list `isas` stands for one request per ISA."""
    def requests(entry: Mapping[str, Any]) -> Iterator[Request]:
        texts = {name: str(value) for name, value in entry.items() if name != "isas"}
        for isa in entry.get("isas", [entry.get("isa")]):
            yield parse_request(texts | ({"isa": isa} if isa else {}))

    return tuple(chain.from_iterable(map(requests, committed_set()["requests"])))


def tuned_requests() -> Iterator[Request]:
    """Of each stored kernel that differs from the generic one."""
    for name in uarch.names():
        for title, entry in uarch.kernels(name).items():
            if not uarch.is_generic(name, title):
                texts = {c.name: entry["choices"][c.name] for c in MULTI_OPTIONS
                         if c.name in entry["choices"]}
                m = entry.get("m")
                yield Request(entry["hash"], entry["isa"], n=None if m else entry["n"], m=m,
                              kind=None if m else "blocks",
                              options=parse_values({"uarch": name, **texts}))


def committed_configs() -> list[KernelConfig]:
    """Return each configuration of the committed set once."""
    isas = committed_set()["defaults"]
    configs = [config for config in resolve(Request()) if config.isa in isas]
    others = map(resolve, (*committed_requests(), *tuned_requests()))
    return [*dict.fromkeys((*configs, *chain.from_iterable(others)))]
