"""Exploration: build, prove and time variants of kernels, and store every result. Each variant is
timed beside its default and OpenSSL, in batches of a few kernels. A result is stored as soon as it
is there; a kernel is measured again only if its code changed."""

import sys
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from datetime import UTC, datetime
from itertools import starmap
from json import dumps
from pathlib import Path
from typing import Any

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
from ...request.option_table import Rejected, spelling
from ...spec.hashes import block_bytes
from ...x86.uarch import model as models
from ...x86.uarch.processors import find_processor, missing_features
from ..bounds import loop_bounds
from . import bench, clock, host, store
from .clock import Core
from .figures import (
    LEAST_SHARE,
    Timing,
    align_columns,
    merge_timings,
    peer_ratios,
    value_text,
)
from .many import Messages
from .sampler import Candidate, SamplingTask
from .store import Record
from .variants import Variant, describe_variant

MESSAGE_BYTES = 8192               # as in the paper
VARIANTS_PER_BATCH = 7             # timed beside their default
RUN_SECONDS, ENOUGH_SAMPLES = 0.5, 60        # time of a run; undisturbed samples that suffice
PREFIX = "nsms_"
Run = Callable[[float, float], list[Timing]]      # (seconds, rate of the exclusive core) -> timings

# One variant, not timed.

def compile_to_text(config: KernelConfig) -> tuple[str, int]:
    """Compile a configuration; return the text of its GAS file and the number of spills."""
    program = build.compile(config, config.kinds[0], PREFIX)
    banner_facts = banner.Facts(config.stem, config.command,
                                features_of_program(program), PREFIX)
    return emit.print_assembly([program], [frame.layout_frame(program)], banner_facts,
                               "gas"), program.spills


def bound_data(object: bytes, config: KernelConfig, uarch: str,
               features: Sequence[str] = ()) -> dict[str, Any]:
    """Return the instructions, the dependence chain and the sharpest lower bound of a kernel's loop
    as the fields "instructions_per_byte", "chain_per_byte", "bound_per_byte" (cycles per byte),
    "bound_by" (text) and "model"."""
    nothing = {"model": None, "instructions_per_byte": None, "chain_per_byte": None,
               "bound_per_byte": None, "bound_by": ""}
    try:
        work = loop_bounds.iteration_work(object, config.symbol(config.kinds[0], PREFIX),
                                          build.kernel_function(config, config.kinds[0]))
    except ObjectError:
        return nothing
    instructions = work.instructions / work.bytes
    if uarch not in models.names() and (processor := find_processor(uarch)):
        uarch = processor.model
    if uarch not in models.names() or not models.load(uarch).has_features(features):
        return nothing | {"model": "one cycle each", "instructions_per_byte": instructions,
                          "chain_per_byte": work.latency(None) / work.bytes}
    bound = loop_bounds.compute_bound(work, models.load(uarch), config.hash)
    return {"model": uarch, "instructions_per_byte": instructions,
            "chain_per_byte": bound.latency, "bound_per_byte": bound.sharpest,
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
    proof = verdict(object_bytes, variant.symbol(PREFIX),
                    {"hash": config.hash, "kind": variant.kind, "n": config.n, "m": variant.m})
    counted = {**bound_data(object_bytes, config, uarch, proof["features"]), "spills": spills,
               "code_bytes": proof["code_bytes"], "stack_bytes": proof["stack_bytes"],
               "proved": proof["proved"]}
    return text, {"features": list(proof["features"]), "counted": counted,
                  "skipped": None if proof["proved"] else f"not proved: {proof['message']}"}


def current_time() -> str:
    """Return the current time in UTC in ISO 8601, with seconds."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def analysed_row(variant: Variant, machine: Mapping[str, Any], command: str, text: str,
                 fields: Record, old: Record | None) -> Record:
    """Return the row of a variant."""
    config, lacking_features = variant.config, missing_features(fields["features"])
    row: Record = {
        "machine": machine["id"], "variant": variant.name, "hash": config.hash, "isa": config.isa,
        "n": config.n, "m": variant.m,
        "choices": {name: spelling(getattr(config, name)) for name in variant.relevant_options},
        "about": describe_variant(variant), "make": config.command, "size": MESSAGE_BYTES,
        "date": current_time(), "command": command, "generator": source_digest(),
        "text": banner.hash_text(text), "features": fields["features"],
        "counted": fields["counted"], "measured": None, "skipped": fields["skipped"]}
    if lacking_features and not row["skipped"]:
        row["skipped"] = f"cannot run here: this processor lacks {' '.join(lacking_features)}"
    if old and old.get("text") == row["text"] and store.is_measured(old):
        row |= {key: old[key] for key in ("measured", "date", "command")}
    return row


# Several variants, timed.

def time_variants(texts: Mapping[Variant, str], features: Mapping[Variant, Sequence[str]],
                  seconds: float, core: Core) -> list[Timing]:
    """Time variants in runs of RUN_SECONDS until all timings with right digests are conclusive with
    ENOUGH_SAMPLES, or the runs have taken `seconds`; return the timings."""
    variants = list(texts)
    undisturbed_total: dict[tuple[str, int, str], Timing] = {}
    total: dict[tuple[str, int, str], Timing] = {}
    with temporary_folder() as folder:
        for variant, text in texts.items():
            (folder / f"{variant.name}.S").write_text(text, encoding="ascii")
        run = (make_multi_timer(folder, variants) if variants[0].m
               else make_single_timer(folder, variants, features))
        run_seconds = min(RUN_SECONDS, seconds)
        for runs in range(max(1, round(seconds / run_seconds))):
            host.show_progress(f"{variants[0].config.hash}: {len(variants)} variants, "
                               f"{runs * run_seconds:.1f} of at most {seconds:.0f} s")
            timings = run(run_seconds, core.exclusive_rate)
            core.exclusive_rate = bench.drop_disturbed(timings, core.exclusive_rate)
            merge_timings(undisturbed_total, timings, LEAST_SHARE)
            merge_timings(total, timings)
            if all(len(t.undisturbed) >= ENOUGH_SAMPLES and t.is_conclusive or not t.is_right
                   for t in undisturbed_total.values()):
                break
    most_conclusive = max(undisturbed_total, total,
                          key=lambda merged: sum(t.is_conclusive for t in merged.values()))
    return list(most_conclusive.values())


def make_single_timer(folder: Path, variants: Sequence[Variant],
                      features: Mapping[Variant, Sequence[str]]) -> Run:
    """Return a function (seconds, exclusive rate) -> timings that times single-message kernels as
    complete hashes, by bench.c."""
    family = variants[0].config.hash
    library = bench.compile_benchmark(folder, folder, [
        {"symbol": v.symbol(PREFIX), "kind": "blocks", "hash": family, "isa": v.config.isa,
         "features": features[v], "gas": f"{v.name}.S"} for v in variants])

    def run(seconds: float, exclusive_rate: float) -> list[Timing]:
        command = [str(library), "robust", family, str(seconds), f"{exclusive_rate:.4f}", "openssl"]
        return bench.run_benchmark(command, family, [MESSAGE_BYTES], {"skipped": []})

    return run


def make_multi_timer(folder: Path, variants: Sequence[Variant]) -> Run:
    """Return a function (seconds, exclusive rate) -> timings that times multi-message kernels, in
    cycles for MESSAGE_BYTES."""
    library = clock.build_sampler(folder, [folder / f"{v.name}.S" for v in variants])
    first = variants[0]
    node_bytes, is_pairs = block_bytes(first.config.family), first.kind == "pairs"
    blocks = MESSAGE_BYTES // node_bytes
    messages = Messages([node_bytes] * blocks if is_pairs
                        else [MESSAGE_BYTES] * max(v.messages for v in variants))
    candidates = {v.symbol(PREFIX): Candidate(library[v.symbol(PREFIX)], blocks) for v in variants}

    def run(seconds: float, exclusive_rate: float) -> list[Timing]:
        task = SamplingTask(first.config.hash, "independent", MESSAGE_BYTES, candidates,
                            messages.digests, messages.memory if is_pairs else messages.c_pointers)
        task.sample(library, seconds, exclusive_rate)
        for variant, timing in zip(variants, task.timings):
            messages_per_call = 1 if is_pairs else variant.messages
            timing.samples = [cycles / messages_per_call for cycles in timing.samples]
        return task.timings

    return run


def measured_data(t: Timing, timings: Sequence[Timing], default: str) -> dict[str, Any]:
    """Return a timing as the data "measured" of a row."""
    data: dict[str, Any] = {"samples": len(t.undisturbed),
                            "dropped": len(t.samples) - len(t.undisturbed) + t.discarded,
                            "right": t.is_right, "cycles_per_byte": None}
    if t.per_byte is None:
        return data
    conclusive = {o.name: o for o in timings if o.is_conclusive}
    return data | {"cycles_per_byte": t.per_byte, "quartiles": t.quartiles_per_byte,
                   "default": default,
                   "to_default": t.speed_ratio(conclusive[default]) if default in conclusive
                   else None,
                   "to_openssl": peer_ratios(t, timings)}


# The complete exploration.

def is_complete(row: Record | None) -> bool:
    """Return whether the present generator wrote the row, and its kernel is measured or cannot be
    measured; False for None."""
    return (row is not None and row["generator"] == source_digest()
            and bool(row["skipped"] or store.is_measured(row)))


def explore(groups: Sequence[Sequence[Variant]], out: Path, command: str, seconds: float,
            progress: ProgressWrapper | None = None, label: str = "") -> dict[str, Any]:
    """Build, prove and measure variants; return the results: the machine and the rows of all
    variants, with "varied", the variant's changes. Each group begins with its default."""
    host.require_cycle_counter("explore")
    if assembler_command("gas") is None:
        raise Rejected("explore needs a C compiler, and there is none: install gcc or clang.")
    machine: dict[str, Any] = host.identify_machine(label)
    stored = store.stored_results(out, machine["id"])
    machine = stored["machines"].get(machine["id"], machine)
    rows: dict[str, Record] = {                                  # by the variant's name
        row["variant"]: row for row in stored["results"]
        if row["machine"] == machine["id"] and row["size"] == MESSAGE_BYTES}
    texts: dict[str, str] = {}             # variant's name -> text of its assembly file, if built
    core = copy(clock.learn_core())

    def save(new_rows: Sequence[Record]) -> None:
        rows.update((row["variant"], row) for row in new_rows)
        store.add_rows(out, machine, new_rows)

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
                      and not store.is_measured(rows[v.name])]
        for start in range(0, len(unmeasured), VARIANTS_PER_BATCH):
            batch_rows = measure_batch(group[0], unmeasured[start:start + VARIANTS_PER_BATCH], rows,
                                       texts, seconds, core)
            machine["nops_per_cycle"] = round(core.exclusive_rate, 3)
            save(batch_rows)
    host.show_progress("")
    return {"schema": store.SCHEMA, "machines": {machine["id"]: machine}, "results": [
        {**rows[v.name], "about": describe_variant(v),
         "varied": {name: spelling(value) for name, value in v.changes.items()}}
        for v in all_variants]}


def measure_batch(default: Variant, batch: Sequence[Variant], rows: Mapping[str, Record],
                  texts: Mapping[str, str], seconds: float, core: Core) -> list[Record]:
    """Time the variants of a batch beside their default, and return the rows of those that were
    timed."""
    timed = {v.symbol(PREFIX): v for v in (default, *batch) if not rows[v.name]["skipped"]}
    timings = time_variants({v: texts[v.name] for v in timed.values()},
                            {v: rows[v.name]["features"] for v in timed.values()}, seconds, core)
    return [{**rows[v.name], "date": current_time(),
             "measured": {**measured_data(t, timings, default.symbol(PREFIX)),
                          "default_text": rows[default.name]["text"]}}
            for t in timings if (v := timed.get(t.name))
            and (v in batch or not store.is_measured(rows[v.name]))]


# The command.

# count of a row -> title of its column, digits after the decimal point
COUNTS = {"instructions_per_byte": ("retired", 2), "chain_per_byte": ("chain", 2),
          "bound_per_byte": ("bound", 2), "spills": ("spills", 0), "code_bytes": ("code", 0)}


def openssl_text(row: Record) -> str:
    """How many times as fast as OpenSSL's fastest path a kernel is; a path with SHA extensions
    counts only beside a kernel that uses them."""
    ratios: Mapping[str, list[float]] = (row["measured"] or {}).get("to_openssl") or {}
    comparable = [(ratio[1], name) for name, ratio in ratios.items()
                  if ratio and (name != "openssl-shani" or "sha_ni" in row["features"])]
    return "{:.3f} {}".format(*min(comparable)) if comparable else "-"


def row_texts(row: Record) -> list[str]:
    """Cells of the table for one variant."""
    measured, counted = row["measured"] or {}, row["counted"] or {}
    label = ", ".join(f"{name.upper()}={value}" for name, value in row.get("varied", {}).items())
    low, _, high = measured.get("quartiles") or [0.0] * 3
    cycles = (f"{measured['cycles_per_byte']:.3f} {low:.3f}..{high:.3f}"
              if store.is_measured(row) else "skipped" if row["skipped"]
              else "wrong" if measured and not measured["right"] else "inconclusive")
    to_default = measured.get("to_default") if row.get("varied") else None
    return [label or row["variant"], cycles, f"{to_default[1]:.3f}" if to_default else "-",
            openssl_text(row), *(value_text(counted, key, digits, "-")
                                 for key, (_, digits) in COUNTS.items()),
            row["about"] + (f" ({row['skipped']})" if row["skipped"] else "")]


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
                not store.is_measured(row), (row["measured"] or {}).get("cycles_per_byte") or 0))
            heads = [hash, "cycles", "x default", "x OpenSSL",
                     *(title for title, _ in COUNTS.values()), "description"]
            lines += align_columns([heads, *map(row_texts, ordered)], 3, len(heads) - 1)
    return lines


def print_exploration(data: Mapping[str, Any], command: str, json: bool) -> int:
    """Print results as a table or JSON. Return the exit status: 1 if a variant is not proved or
    computes a wrong digest, else 0."""
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
    """Explore groups of variants here, or on every worker of a Dask scheduler, and print the
    results. Return the exit status, 130 after an interruption."""
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
    """Explore on every worker of a Dask scheduler (tcp://...), and store the results of each in
    `out`. Raise Rejected without dask.distributed, a scheduler or workers."""
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
            store.add_rows(out, machine, data["results"])
    return store.merge_results(results.values())
