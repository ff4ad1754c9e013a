"""Exploration: variants of kernels, each built, proved and timed beside its default and OpenSSL.
Results: one JSON file per machine, {"schema": 2, "machines": {id: machine}, "results": [row]}; a
kernel is measured again only if its code changed."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import product as cartesian_product
from itertools import starmap
from json import dumps, loads
from pathlib import Path
from typing import Any

from ... import files
from ...check import ObjectError
from ...compile import build, frame
from ...compile.allocate import OutOfRegisters
from ...files import temporary_folder
from ...output import banner, emit
from ...product.manifest import source_digest
from ...product.parallel import in_parallel
from ...product.prove import verdict
from ...product.texts import features_of_program
from ...product.toolchain import ProgressWrapper, assemble, assembler_command
from ...request.configs import KernelConfig
from ...request.option_table import (
    KERNEL_OPTIONS,
    MULTI_OPTIONS,
    Rejected,
    check_name,
    families_of,
    natural_n,
    spelling,
    valid_m,
    valid_n,
)
from ...request.requests import MULTI_KINDS, MULTI_VARIABLES, Request, allowed_options, configs_of
from ...spec import hashes
from ...spec.hashes import block_bytes
from ...x86 import target as isas
from ...x86.uarch import model as models
from ...x86.uarch.processors import find_processor, missing_features
from ..bounds import loop_bounds
from . import bench, clock, host
from .bench import Candidate, Messages, SamplingTask
from .figures import Timing, align_columns, value_text

MESSAGE_BYTES = 8192               # as in the paper
VARIANTS_PER_BATCH = 7             # timed beside their default
PREFIX = "nsms_"
SCHEMA = 2
Data = Mapping[str, Any]
Record = dict[str, Any]


# Variants.

@dataclass(frozen=True)
class Variant:
    """Configuration to explore. `changes`: variable -> value, where it differs from the default."""

    config: KernelConfig
    changes: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @property
    def name(self) -> str:
        """Name in results: the stem of the kernel's file, followed by _pairs for kind pairs."""
        return self.config.stem + ("_pairs" if self.kind == "pairs" else "")

    @property
    def kind(self) -> str:
        """Kind of the function."""
        return self.config.kinds[0]

    @property
    def m(self) -> int | None:
        """Number of messages of a multi-message kernel, else None."""
        return self.config.m or None

    @property
    def symbol(self) -> str:
        """The kernel's symbol."""
        return self.config.symbol(self.kind, PREFIX)


def is_multi_request(request: Request) -> bool:
    """Return whether a request names a kind or a variable of multi-message kernels."""
    return request.kind in MULTI_KINDS or request.first_named(*MULTI_VARIABLES) is not None


def first_config(request: Request) -> KernelConfig:
    """Return a request's first configuration for one kind: the named one, else multi or blocks."""
    kind = (request.kind or "multi") if is_multi_request(request) else "blocks"
    return replace(configs_of(replace(request, kind=kind))[0], kinds=(kind,))


def multi_request(config: KernelConfig) -> Request:
    """Request for the multi-message kernels with a configuration's hash, ISA, kind and MIX."""
    return Request(config.hash, config.isa, kind=config.kind,
                   options={"mix": config.mix} if config.mix else {})


def option_axes(config: KernelConfig) -> dict[str, list[Any]]:
    """Return variable -> values that explore tries."""
    hash, isa_name = config.hash, config.isa
    hash_module, isa = hashes.load(hash), isas.load(isa_name)
    if config.m:
        kind = config.kinds[0]
        option_values = allowed_options(multi_request(config))
        return {**{c.name: option_values[c.name]
                   for c in KERNEL_OPTIONS + MULTI_OPTIONS if c.name in option_values},
                "isa": [name for name in isas.names()
                        if valid_m(hash_module, isas.load(name), kind)],
                "m": valid_m(hash_module, isa, kind)}
    n = config.n
    return {**allowed_options(Request(hash, isa_name, kind="blocks", n=n)),
            "isa": [name for name in isas.names() if valid_n(hash_module, isas.load(name))],
            "n": valid_n(hash_module, isa)}


def widest_isa(hash: str) -> str:
    """Return the ISA with the widest vectors here that has kernels for a hash, but none for rounds.
    """
    usable = [isa for isa in map(isas.load, isas.names()) if not isa.has_round_instructions
              and not missing_features(isa.features) and valid_n(hashes.load(hash), isa)]
    return max(usable, key=lambda isa: (isa.vector_bits, len(isa.features))).name


def default_n(hash: str, isa_name: str) -> int:
    """Return 1 with instructions for rounds, else the words of a vector register (1 without)."""
    isa = isas.load(isa_name)
    return 1 if isa.has_round_instructions else natural_n(hashes.load(hash), isa)


def variant_groups(request: Request, vary: Sequence[str] | None = None,
                   product: Sequence[str] | None = None,
                   choose_isa: Callable[[str], str] | None = None) -> list[list[Variant]]:
    """Return for each hash its default, which is first, and the variants: variables that the
    request does not set are varied one at a time, those of `product` together."""
    is_multi = is_multi_request(request)
    options = KERNEL_OPTIONS + MULTI_OPTIONS if is_multi else KERNEL_OPTIONS
    variable_names = ("isa", "m" if is_multi else "n", *(c.name for c in options))
    for name in (*(vary or ()), *(product or ())):
        check_name("option", name, variable_names)
        if request.get(name) is not None:
            raise Rejected(f"{name.upper()}={request.spellings[name]} is fixed by the command, so "
                           "it cannot vary. Leave one of the two out.")
    groups, rejections = [], []
    for hash in request.families:
        if hash not in families_of(None):
            raise Rejected(f"explore measures SHA-1 and SHA-2 beside their peers, not {hash}. Try "
                           "HASH=sha256.")
        isa_name = request.isa or (choose_isa or widest_isa)(hash)
        n = default_n(hash, isa_name) if request.n is None and not is_multi else request.n
        base = replace(request, hash=hash, isa=isa_name, n=n)
        try:
            default = Variant(first_config(base))
        except Rejected as rejection:
            rejections.append(rejection)
            continue
        groups.append([default, *vary_default(default, base, request, vary, product)])
    if not groups:
        raise rejections[-1]
    axes = [option_axes(group[0].config) for group in groups if vary]
    if vary and all(name not in axis for axis in axes for name in vary):
        raise Rejected(f"{', '.join(group[0].name for group in groups)} cannot vary "
                       f"{','.join(vary).upper()}: there is no other value. `nsms list` shows "
                       "what exists.")
    return groups


def vary_default(default: Variant, base: Request, request: Request, vary: Sequence[str] | None,
                 product: Sequence[str] | None) -> Iterator[Variant]:
    """Yield the distinct valid variants of `default`, except itself."""
    default_config = default.config
    open_axes = {name: values for name, values in option_axes(default_config).items()
                 if request.get(name) is None and name in (product or vary or (name,))}
    combined_axes = ([open_axes] if product
                     else [{name: values} for name, values in open_axes.items()])
    seen = {default_config}
    for changes in (dict(zip(axes, values)) for axes in combined_axes
                    for values in cartesian_product(*axes.values())):
        varied_request = base.with_values(**changes)
        if ("isa" in changes and not default_config.m and request.n is None
            and "n" not in changes):
            varied_request = replace(varied_request,
                                     n=default_n(default_config.hash, changes["isa"]))
        try:
            config = first_config(varied_request)
        except Rejected:
            continue
        if config not in seen:
            seen.add(config)
            yield Variant(config, {name: value for name, value in changes.items()
                                   if getattr(config, name) != getattr(default_config, name)})


# Stored results.

def read_document(path: Path, schema: int, command: str) -> Record:
    """Return the JSON data that a command wrote to a file. Raise Rejected if the file cannot be
    read, or is of another schema."""
    try:
        data: Record = loads(path.read_text(encoding="utf-8"))
        reason = ("" if data["schema"] == schema else
                  f"is of schema {data['schema']}, this version reads schema {schema}")
    except OSError as error:
        reason = f"cannot be read: {error.strerror}"
    except (ValueError, KeyError, TypeError):
        reason = f"cannot be read: it holds no results of `{command}`"
    if reason:
        raise Rejected(f"{path} {reason}. It is unchanged; move it away, or choose another OUT.")
    return data


def read_results(path: Path) -> Record:
    """Return the results in a file of `nsms explore`."""
    return read_document(path, SCHEMA, "nsms explore")


def stored_results(folder: Path, machine_id: str) -> Record:
    """Return the results of a machine in a folder; without any rows if it has no file there."""
    path = folder / f"{machine_id}.json"
    return read_results(path) if path.exists() else merge_results(())


def is_measured(row: Record) -> bool:
    """Return whether the row has cycles per byte."""
    return bool(row["measured"] and row["measured"].get("cycles_per_byte"))


def merge_results(result_files: Iterable[Data]) -> Record:
    """Return all machines and rows; of a variant's rows the newest, or of one text the measured
    one."""
    machines, rows = Record(), dict[tuple[Any, ...], Record]()
    for data in result_files:
        machines |= data["machines"]
        for row in data["results"]:
            key = row["machine"], row["variant"]
            old = rows.setdefault(key, row)
            is_same = old.get("text") == row.get("text")
            if ((is_same and is_measured(row), row["date"])
                >= (is_same and is_measured(old), old["date"])):
                rows[key] = row
    return {"schema": SCHEMA, "machines": machines, "results": list(rows.values())}


def add_rows(folder: Path, machine: dict[str, Any], rows: Iterable[Record]) -> Path:
    """Merge rows into the machine's file under a lock; return its path."""
    path = folder / f"{machine['id']}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with files.lock(folder):
            data = merge_results([stored_results(folder, machine["id"]),
                                  {"machines": {machine["id"]: machine}, "results": list(rows)}])
            lines = ",\n".join(dumps(row) for row in data["results"])
            files.write_file(path,
                             f'{{"schema": {SCHEMA}, "machines": {dumps(data["machines"])}, '
                             f'"results": [\n{lines}\n]}}\n')
    except OSError as error:
        raise Rejected(f"cannot write to OUT={folder}: {error.strerror}. Try another folder, "
                       f"such as OUT=build/explore.") from None
    return path


# One variant, not timed.

def compile_to_text(config: KernelConfig) -> tuple[str, int]:
    """Compile a configuration; return the text of its GAS file and the number of spills."""
    program = build.compile(config, config.kinds[0], PREFIX)
    facts = banner.Facts(config.stem, config.command, features_of_program(program), PREFIX)
    return (emit.print_assembly([program], [frame.layout_frame(program)], facts, "gas"),
            program.spills)


def bound_data(object: bytes, config: KernelConfig, uarch: str,
               features: Sequence[str] = ()) -> dict[str, Any]:
    """Return instructions, chain and sharpest bound of a kernel's loop, as fields of "counted"."""
    try:
        work = loop_bounds.iteration_work(object, config.symbol(config.kinds[0], PREFIX),
                                          build.kernel_function(config, config.kinds[0]))
    except ObjectError:
        return {}
    data = {"instructions_per_byte": work.instructions / work.bytes}
    processor = find_processor(uarch)
    if not processor or not (model := models.load(processor.model)).has_features(features):
        return data
    bound = loop_bounds.compute_bound(work, model)
    return data | {"model": model.name, "chain_per_byte": bound.latency,
                   "bound_per_byte": bound.sharpest,
                   "bound_by": f"{bound.binding}: {bound.binding_description}"}


def analyse_variant(variant: Variant, uarch: str) -> tuple[str, Record]:
    """Build and prove a variant."""
    config = variant.config
    try:
        text, spills = compile_to_text(config)
    except OutOfRegisters as error:
        return "", {"features": [], "counted": None, "skipped": f"cannot be built: {error}"}
    object_bytes = assemble(text, "gas")
    assert object_bytes is not None
    proof = verdict(object_bytes, variant.symbol,
                    {"hash": config.hash, "kind": variant.kind, "n": config.n, "m": variant.m})
    counted = {**bound_data(object_bytes, config, uarch, proof["features"]), "spills": spills,
               "code_bytes": proof["code_bytes"], "stack_bytes": proof["stack_bytes"],
               "proved": proof["proved"]}
    return text, {"features": list(proof["features"]), "counted": counted,
                  "skipped": None if proof["proved"] else f"not proved: {proof['message']}"}


def analysed_row(variant: Variant, machine: Mapping[str, Any], command: str, text: str,
                 fields: Record, old: Record | None) -> Record:
    config, lacking_features = variant.config, missing_features(fields["features"])
    row: Record = {
        "machine": machine["id"], "variant": variant.name, "hash": config.hash, "isa": config.isa,
        "n": config.n, "m": variant.m, "make": config.command,
        "date": datetime.now(UTC).isoformat(timespec="seconds"), "command": command,
        "generator": source_digest(),
        "text": banner.hash_text(text), "features": fields["features"],
        "counted": fields["counted"], "measured": None, "skipped": fields["skipped"]}
    if lacking_features and not row["skipped"]:
        row["skipped"] = f"cannot run here: this processor lacks {' '.join(lacking_features)}"
    if old and old.get("text") == row["text"] and is_measured(old):
        row |= {key: old[key] for key in ("measured", "date", "command")}
    return row


# Several variants, timed.

def time_variants(texts: Mapping[Variant, str], features: Mapping[Variant, Sequence[str]],
                  seconds: float) -> list[Timing]:
    """Time variants of one hash and kind by the rules of `nsms bench`: single-message kernels as
    complete hashes beside OpenSSL, others in cycles for MESSAGE_BYTES of each message."""
    variants, exclusive_rate = list(texts), clock.learn_core().exclusive_rate
    family, node_bytes = variants[0].config.hash, block_bytes(variants[0].config.family)
    is_pairs, blocks = variants[0].kind == "pairs", MESSAGE_BYTES // node_bytes
    with temporary_folder() as folder:
        for variant, text in texts.items():
            (folder / f"{variant.name}.S").write_text(text, encoding="ascii")
        if not variants[0].m:
            program = bench.compile_benchmark(folder, folder, [
                {"symbol": v.symbol, "kind": "blocks", "hash": family, "isa": v.config.isa,
                 "features": features[v], "gas": f"{v.name}.S"} for v in variants])
            return bench.measure_until_conclusive(
                [str(program), "robust", family, str(seconds), f"{exclusive_rate:.4f}", "openssl"],
                family, [MESSAGE_BYTES], {"skipped": []})
        library = clock.build_sampler(folder, [folder / f"{v.name}.S" for v in variants])
        messages = Messages([node_bytes] * blocks if is_pairs
                            else [MESSAGE_BYTES] * max(v.config.m for v in variants))
        timings = bench.time_tasks(library, [SamplingTask(
            family, "independent", MESSAGE_BYTES,
            {v.symbol: Candidate(library[v.symbol], blocks) for v in variants}, messages.digests,
            messages.memory if is_pairs else messages.c_pointers)], seconds, exclusive_rate)
    bench.drop_disturbed(timings, exclusive_rate)
    for variant, timing in zip(variants, timings):
        messages_per_call = 1 if is_pairs else variant.config.m
        timing.samples = [cycles / messages_per_call for cycles in timing.samples]
    return timings


def measured_data(t: Timing, timings: Sequence[Timing], default: str) -> dict[str, Any]:
    """Return a timing as the data "measured" of a row: its Figure, and the speed relative to the
    default."""
    other = next((o for o in timings if o.name == default and o.is_conclusive), None)
    return {**t.figure(timings)._asdict(), "default": default,
            "to_default": t.speed_ratio(other) if other and t.is_conclusive else None}


# The complete exploration.

def is_complete(row: Record | None) -> bool:
    """Return whether this generator wrote the row, and nothing is left to measure."""
    return (row is not None and row["generator"] == source_digest()
            and bool(row["skipped"] or is_measured(row)))


def explore(groups: Sequence[Sequence[Variant]], out: Path, command: str, seconds: float,
            progress: ProgressWrapper | None = None, label: str = "") -> dict[str, Any]:
    """Build, prove and measure groups of variants, their defaults first; return the results, each
    row with "varied". Stored rows of the same code are not measured again."""
    host.require_x86_linux("explore")
    if assembler_command("gas") is None:
        raise Rejected("explore needs a C compiler, and there is none: install gcc or clang.")
    machine: dict[str, Any] = host.identify_machine(label)
    stored = stored_results(out, machine["id"])
    machine = stored["machines"].get(machine["id"], machine)
    rows: dict[str, Record] = {                                  # by the variant's name
        row["variant"]: row for row in stored["results"]
        if row["machine"] == machine["id"]}
    texts: dict[str, str] = {}             # variant's name -> text of its assembly file, if built

    def save(new_rows: Sequence[Record]) -> None:
        rows.update((row["variant"], row) for row in new_rows)
        add_rows(out, machine, new_rows)

    all_variants = [variant for group in groups for variant in group]
    unfinished = {v.name for v in all_variants if not is_complete(rows.get(v.name))}
    # A default is timed again beside its new variants.
    to_build = {v.name: v for group in groups for v in group if v.name in unfinished
                or v is group[0] and any(other.name in unfinished for other in group)}
    calls = [(variant, machine["uarch"]) for variant in to_build.values()]
    for variant, (text, fields) in zip(to_build.values(),
                                       starmap(analyse_variant, calls) if progress is None
                                       else in_parallel(analyse_variant, calls, progress)):
        texts[variant.name] = text
        save([analysed_row(variant, machine, command, text, fields, rows.get(variant.name))])
    for group in groups:
        unmeasured = [v for v in group if v.name in unfinished and not rows[v.name]["skipped"]
                      and not is_measured(rows[v.name])]
        for start in range(0, len(unmeasured), VARIANTS_PER_BATCH):
            batch_rows = measure_batch(group[0], unmeasured[start:start + VARIANTS_PER_BATCH], rows,
                                       texts, seconds)
            save(batch_rows)
    host.show_progress("")
    return {"schema": SCHEMA, "machines": {machine["id"]: machine}, "results": [
        {**rows[v.name], "varied": {name: spelling(value) for name, value in v.changes.items()}}
        for v in all_variants]}


def measure_batch(default: Variant, batch: Sequence[Variant], rows: Mapping[str, Record],
                  texts: Mapping[str, str], seconds: float) -> list[Record]:
    """Return the rows of a batch of variants, timed beside their default."""
    timed = {v.symbol: v for v in (default, *batch) if not rows[v.name]["skipped"]}
    timings = time_variants({v: texts[v.name] for v in timed.values()},
                            {v: rows[v.name]["features"] for v in timed.values()}, seconds)
    return [{**rows[v.name], "date": datetime.now(UTC).isoformat(timespec="seconds"),
             "measured": measured_data(t, timings, default.symbol)}
            for t in timings if (v := timed.get(t.name))
            and (v in batch or not is_measured(rows[v.name]))]


# The command.

# count of a row -> title of its column, digits after the decimal point
COUNTS = {"instructions_per_byte": ("retired", 2), "chain_per_byte": ("chain", 2),
          "bound_per_byte": ("bound", 2), "spills": ("spills", 0), "code_bytes": ("code", 0)}


def openssl_text(row: Record) -> str:
    """Return the speed relative to OpenSSL's fastest path with no better instructions."""
    ratios: Mapping[str, list[float]] = (row["measured"] or {}).get("ratios") or {}
    comparable = [(ratio[1], name) for name, ratio in ratios.items()
                  if ratio and (name != "openssl-shani" or "sha_ni" in row["features"])]
    return "{:.3f} {}".format(*min(comparable)) if comparable else "-"


def row_texts(row: Record) -> list[str]:
    measured, counted = row["measured"] or {}, row["counted"] or {}
    label = ", ".join(f"{name.upper()}={value}" for name, value in row.get("varied", {}).items())
    low, _, high = measured.get("quartiles") or [0.0] * 3
    cycles = (f"{measured['cycles_per_byte']:.3f} {low:.3f}..{high:.3f}"
              if is_measured(row) else "skipped" if row["skipped"]
              else "wrong" if measured and not measured["right"] else "inconclusive")
    to_default = measured.get("to_default") if row.get("varied") else None
    return [label or row["variant"], cycles, f"{to_default[1]:.3f}" if to_default else "-",
            openssl_text(row), *(value_text(counted.get(key), digits, "-")
                                 for key, (_, digits) in COUNTS.items()),
            row["skipped"] or ""]


def table_lines(data: Mapping[str, Any], command: str) -> list[str]:
    """Return a table of the variants of each machine and hash, the fastest first."""
    lines = [f"{command}; core cycles per byte at {MESSAGE_BYTES} bytes (of each message), median "
             "and quartiles; x: how many times as fast as",
             "the default and OpenSSL's fastest path; retired: instructions per byte; chain, "
             "bound: longest dependence chain and sharpest lower bound"]
    for machine in data["machines"].values():
        rows = [row for row in data["results"] if row["machine"] == machine["id"]]
        lines += ["", f"{machine['label']}: {machine['cpu']}, family {machine['family']}, model "
                  f"{machine['model']}, {machine['compiler']}"]
        for hash in dict.fromkeys(row["hash"] for row in rows):
            ordered = sorted((row for row in rows if row["hash"] == hash), key=lambda row: (
                not is_measured(row), (row["measured"] or {}).get("cycles_per_byte") or 0))
            heads = [hash, "cycles", "x default", "x OpenSSL",
                     *(title for title, _ in COUNTS.values()), ""]
            lines += align_columns([heads, *map(row_texts, ordered)], 3, len(heads) - 1)
    return lines


def print_exploration(data: Mapping[str, Any], command: str, json: bool) -> int:
    """Print results; return 1 if a variant is not proved or computes a wrong digest, else 0."""
    print(dumps({**data, "command": command}, indent=1) if json
          else "\n".join(table_lines(data, command)))
    wrong = [row["variant"] for row in data["results"]
             if (row["skipped"] or "").startswith("not proved")
             or row["measured"] and not row["measured"]["right"]]
    if wrong:
        print(f"nsms: not proved or wrong: {', '.join(dict.fromkeys(wrong))}", file=sys.stderr)
    return 1 if wrong else 0


def run_exploration(groups: Sequence[Sequence[Variant]], out: Path, command: str, seconds: float,
                    scheduler: str | None, json: bool, progress: ProgressWrapper) -> int:
    """Explore here, or on all workers of a Dask scheduler, and print; return the exit
    status."""
    try:
        data = (explore_on_workers(groups, out, command, seconds, scheduler) if scheduler
                else explore(groups, out, command, seconds, progress))
    except KeyboardInterrupt:
        host.show_progress("")
        print(f"nsms: interrupted; results are stored in {out}, and the same command "
              "continues.", file=sys.stderr)
        return 130
    return print_exploration(data, command, json)


def explore_as_worker(groups: Sequence[Sequence[Variant]], command: str, seconds: float,
                      dask_worker: Any = None) -> dict[str, Any]:
    """Explore on the worker on which this runs, whose name labels the machine."""
    with temporary_folder() as out:
        return explore(groups, out, command, seconds, label=str(dask_worker.name))


def explore_on_workers(groups: Sequence[Sequence[Variant]], out: Path, command: str, seconds: float,
                       scheduler: str) -> dict[str, Any]:
    """Explore on every worker of a Dask scheduler (tcp://...); store all results."""
    try:
        from distributed import Client
        client = Client(scheduler, timeout=10)
    except (ImportError, OSError, ValueError) as error:
        raise Rejected(f"there is no Dask scheduler at {scheduler} ({type(error).__name__}). Try "
                       "pip install '.[explore]', and dask scheduler.") from None
    with client:
        results = client.run(explore_as_worker, groups, command, seconds)
    if not results:
        raise Rejected(f"the Dask scheduler at {scheduler} has no workers. Try dask worker "
                       f"{scheduler} --name zen4 --nthreads 1.")
    for data in results.values():
        for machine in data["machines"].values():
            add_rows(out, machine, data["results"])
    return merge_results(results.values())
