"""Exploration: build, prove and time variants of kernels, and store every result.

Input are groups of variants (variants.py), each with its default. Each variant is built, proved
(the prover counts retired instructions) and timed by bench.c beside its default and OpenSSL, in
batches of a few kernels. Results are stored at once (store.py), so that an interrupted exploration
continues and only changed kernels are built again. ranking.py evaluates them.
"""

import hashlib
import tempfile
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from .. import __version__
from ..bounds import loop_bounds
from ..check import ObjectError
from ..compile import build, frame
from ..compile.locations import OutOfRegisters
from ..files import PACKAGE, data_folder
from ..output import banner, emit
from ..product import needs
from ..product.parallel import in_parallel
from ..product.prove import verdict
from ..product.toolchain import ProgressWrapper, assemble, assembler_command
from ..request.configs import Kernel, Many
from ..request.option_table import spelling
from ..request.parse import Refused
from ..spec.hashes import block_bytes
from ..x86.uarch import model as models
from ..x86.uarch.processors import find_processor
from . import bench, clock, host, store
from .clock import Core
from .figures import LEAST_SHARE, RULE, Timing, merge_timings, peer_ratios
from .many import Messages
from .sampler import TimedCall, sample_interleaved
from .store import Record
from .variants import Variant, describe_variant

MESSAGE_BYTES = 8192                        # message length in bytes, as in the paper
VARIANTS_PER_BATCH = 7                          # variants timed beside their default
RUN_SECONDS, ENOUGH_SAMPLES = 0.5, 60           # seconds of a run; undisturbed samples that suffice
MAX_BATCH_SECONDS = 20.0                     # most seconds for a batch
PREFIX = "nsms_"

# One variant, not timed.

@cache
def generator_hash() -> str:
    """Return a hash of everything that determines a kernel's text and counts."""
    digest = hashlib.sha256(__version__.encode())
    files = [p
             for p in PACKAGE.rglob("*")
             if p.suffix in (".py", ".json", ".toml") and "__pycache__" not in p.parts]
    for path in sorted([*(p for p in files if p.parent.name != "report"),
                        *data_folder("templates").glob("*.j2")]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def print_kernel(config: Kernel | Many) -> tuple[str, int]:
    """Return one configuration's kernel as a file, and its spills."""
    program = build.compile(config, config.kinds[0], PREFIX)
    banner_facts = banner.Facts(config.stem, config.command, needs.features_of_programs([program]), PREFIX)
    return emit.assembly([program], [frame.layout(program)], banner_facts, "gas"), program.spills


def bound_data(object: bytes, config: Kernel | Many, uarch: str,
           features: Sequence[str] = ()) -> dict[str, Any]:
    """Return the longest dependence chain and the sharpest lower bound, in cycles per byte.

    They come from the model of `uarch`. Without a model for these features, the chain is counted
    with a latency of one cycle.
    """
    nothing = {"model": None, "chain_per_byte": None, "bound_per_byte": None, "bound_by": ""}
    try:
        work = loop_bounds.work(object, config.symbol(config.kinds[0], PREFIX),
                                build.function(config, config.kinds[0]))
    except ObjectError:
        return nothing
    uarch = core.model if (core := find_processor(uarch)) and uarch not in models.names() else uarch
    if uarch not in models.names() or not models.load(uarch).runs(features):
        return nothing | {"model": "one cycle each",
                          "chain_per_byte": work.latency(None) / work.bytes}
    bound = loop_bounds.bound(work, models.load(uarch), config.hash)
    return {"model": uarch, "chain_per_byte": bound.latency, "bound_per_byte": bound.sharpest,
            "bound_by": f"{bound.by}: {bound.what}"}


def analyse_variant(variant: Variant, uarch: str) -> dict[str, Any]:
    """Return static facts about a variant: text, features, the prover's counts, and lower
    bounds."""
    config, size = variant.config, block_bytes(variant.config.family) * variant.messages
    try:
        text, spills = print_kernel(config)
    except OutOfRegisters as error:
        return {"text": "", "counted": None, "features": [], "reason": f"cannot be built: {error}"}
    object_bytes = assemble(text, "gas")
    assert object_bytes is not None
    verdict_record = verdict(object_bytes, variant.symbol(PREFIX),
                             {"hash": config.hash, "kind": variant.kind, "n": config.n,
                              "m": variant.m})
    counted = {"instructions_per_byte": verdict_record["retired"].get("all", 0) / size,
               **bound_data(object_bytes, config, uarch, verdict_record["features"]),
               "spills": spills,
               "code_bytes": verdict_record["code_bytes"],
               "stack_bytes": verdict_record["stack_bytes"],
               "retired_per_block": verdict_record["retired"], "proved": verdict_record["proved"]}
    return {"text": text, "counted": counted, "features": list(verdict_record["features"]),
            "reason": "" if verdict_record["proved"]
            else f"not proved: {verdict_record['message']}"}


def current_time() -> str:
    """Return the current time in UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def unmeasured_row(variant: Variant, machine: Mapping[str, Any], analysis: Mapping[str, Any],
           command: str) -> Record:
    """Return an unmeasured result; `skipped` says why it cannot be measured here."""
    reason, lacking_features = analysis["reason"], host.lacking_features(analysis["features"])
    if not reason and lacking_features:
        reason = f"cannot run here: this processor lacks {' '.join(lacking_features)}"
    config = variant.config
    return {"machine": machine["id"], "variant": variant.name, "hash": config.hash,
            "isa": config.isa, "n": config.n, "m": variant.m,
            "choices": {name: spelling(getattr(config, name))
                        for name in variant.relevant_options},
            "about": describe_variant(variant), "make": config.command, "size": MESSAGE_BYTES,
            "date": current_time(),
            "command": command, "generator": generator_hash(),
            "text": banner.text_hash(analysis["text"]), "features": analysis["features"],
            "counted": analysis["counted"], "measured": None, "skipped": reason or None}


# Several variants, timed.

def time_variants(members: Sequence[tuple[Variant, str]], features: Mapping[str, Sequence[str]],
            seconds: float, core: Core,
            report_progress: Callable[[str], None] = lambda text: None) -> list[Timing]:
    """Time the variants in runs of half a second until all are conclusive or `seconds` have passed.

    Kernels for one message are timed beside OpenSSL's paths. Runs in which the core was mostly
    shared count only if more figures become conclusive.
    """
    family = members[0][0].config.hash
    undisturbed_total: dict[tuple[str, int, str], Timing] = {}
    total: dict[tuple[str, int, str], Timing] = {}
    with tempfile.TemporaryDirectory(prefix="nsms-explore-") as scratch:
        folder_path = Path(scratch)
        for variant, text in members:
            (folder_path / f"{variant.name}.S").write_text(text, encoding="ascii")
        run_timer = (make_multi_timer if members[0][0].m else make_single_timer)(folder_path,
                                                               [variant for variant, _ in members],
                                                               features)
        run_seconds = min(RUN_SECONDS, seconds)
        for round_number in range(max(1, round(seconds / run_seconds))):
            report_progress(f"{family}: {len(members)} variants, {round_number * run_seconds:.1f} of "
                            f"at most {seconds:.0f} s")
            timings = run_timer(run_seconds, core.exclusive_rate)
            core.exclusive_rate = bench.drop_disturbed(timings, core.exclusive_rate)
            merge_timings(undisturbed_total, timings, LEAST_SHARE)
            merge_timings(total, timings)
            if all(len(t.undisturbed) >= ENOUGH_SAMPLES and t.is_conclusive or not t.is_right
                   for t in undisturbed_total.values()):
                break
    return list(max(undisturbed_total, total,
                    key=lambda samples_by_name: sum(t.is_conclusive
                                                    for t in samples_by_name.values())).values())


Run = Callable[[float, float], list[Timing]]                 # seconds, rate of the exclusive core


def make_single_timer(folder_path: Path, members: Sequence[Variant],
                features: Mapping[str, Sequence[str]]) -> Run:
    """Return a function that times single-message kernels as complete hashes, by bench.c."""
    family = members[0].config.hash
    library = bench.compile_benchmark(folder_path, folder_path,
                             [{"symbol": v.symbol(PREFIX), "kind": "blocks", "hash": family,
                               "isa": v.config.isa, "features": features[v.name],
                               "gas": f"{v.name}.S"} for v in members])

    def run(seconds: float, rate: float) -> list[Timing]:
        words = [str(library), "robust", family, str(seconds), f"{rate:.4f}", "openssl",
                 str(MESSAGE_BYTES)]
        return bench.run_benchmark(words, family, [MESSAGE_BYTES], {"skipped": []})

    return run


def make_multi_timer(folder_path: Path, members: Sequence[Variant],
               _: Mapping[str, Sequence[str]]) -> Run:
    """Return a function that times multi-message kernels.

    A call hashes the blocks of M messages and counts as cycles per message; for pairs, it hashes as
    many tree nodes as a message has blocks.
    """
    library, family = clock.build_sampler(folder_path, "explore",
                                    [folder_path / f"{v.name}.S"
                                     for v in members]), members[0].config.family
    blocks_per_call, block_bytes_ = MESSAGE_BYTES // block_bytes(family), block_bytes(family)
    is_pairs = members[0].kind == "pairs"
    message_sets = [Messages([block_bytes_] * blocks_per_call if is_pairs
                             else [MESSAGE_BYTES] * v.messages) for v in members]

    def run(seconds: float, rate: float) -> list[Timing]:
        ways = [TimedCall(Timing(v.config.hash, "independent", MESSAGE_BYTES, v.symbol(PREFIX),
                                 True, True),
                    library[v.symbol(PREFIX)],
                    (m.digests, m.memory if is_pairs else m.c_pointers, blocks_per_call))
                for v, m in zip(members, message_sets)]
        sample_interleaved(library, ways, seconds, rate)
        for way, v in zip(ways, members):
            way.timing.samples = [cycles / (1 if is_pairs else v.messages)
                                  for cycles in way.timing.samples]
        return [way.timing for way in ways]

    return run


def measured_data(t: Timing, timings: Sequence[Timing], default: str) -> dict[str, Any]:
    """Return a measurement as data; its cycles per byte are null if it is inconclusive or the digest
    is wrong. `default` is the symbol of the default variant."""
    data: dict[str, Any] = {"samples": len(t.undisturbed),
                            "dropped": len(t.samples) - len(t.undisturbed) + t.discarded,
                            "right": t.is_right, "cycles_per_byte": None}
    if t.per_byte is None or len(t.undisturbed) < RULE.fewest:
        return data
    conclusive = {o.name: o for o in timings if o.is_conclusive}
    return data | {"cycles_per_byte": t.per_byte, "quartiles": t.quartiles_per_byte,
                   "default": default,
                   "to_default": t.speed_ratio(conclusive[default]) if default in conclusive
                   else None,
                   "to_openssl": peer_ratios(t, timings)}


def measure_batch(default: Variant, batch: Sequence[Variant], rows: Mapping[str, Record],
                  texts: Mapping[str, str], seconds: float, core: Core,
                  report_progress: Callable[[str], None] = lambda text: None) -> list[Record]:
    """Return the batch's rows with their measurements; the default is timed beside them."""
    timed_names = [name
               for name in dict.fromkeys([default.name, *(name.name for name in batch)])
               if not rows[name]["skipped"]]
    by_name = {name.name: name for name in (default, *batch)}
    timings = time_variants([(by_name[name], texts[name]) for name in timed_names],
                      {name: rows[name]["features"] for name in timed_names}, seconds, core,
                      report_progress)
    symbols = {by_name[name].symbol(PREFIX): name for name in timed_names}
    default_symbol = default.symbol(PREFIX)
    stored_names = {name.name
              for name in batch} | ({default.name} if not store.is_measured(rows[default.name])
                                 else set())
    return [{**rows[symbols[t.name]], "date": current_time(), "measured": {
        **measured_data(t, timings, default_symbol), "default_text": rows[default.name]["text"]}}
        for t in timings
        if symbols.get(t.name) in stored_names]


# The complete exploration.

def is_complete(row: Record | None) -> bool:
    """Return whether a row is complete for this generator."""
    return row is not None and row["generator"] == generator_hash() and bool(row["skipped"]
                                                                            or store.is_measured(
        row))


def build_variants(variants: Sequence[Variant], rows: dict[str, Record], machine: Mapping[str, Any],
            command: str, save: Callable[[Record], None],
            progress: ProgressWrapper | None) -> dict[str, str]:
    """Build and prove variants, update their rows, and return their texts.

    Runs in this process if `progress` is None, else in parallel.
    """
    texts: dict[str, str] = {}
    calls = [(variant, machine["uarch"]) for variant in variants]
    analyses = (analyse_variant(*call)
                for call in calls) if progress is None else in_parallel(analyse_variant,
                                                                                          calls,
                                                                                          progress)
    for variant, analysis in zip(variants, analyses):
        row, old = unmeasured_row(variant, machine, analysis, command), rows.get(variant.name)
        if old and old.get("text") == row["text"] and store.is_measured(old):
            row |= {"measured": old["measured"], "date": old["date"], "command": old["command"]}
        texts[variant.name] = analysis["text"]
        rows[variant.name] = row
        save(row)
    return texts


def explore(groups: Sequence[Sequence[Variant]], out: Path, command: str,
            seconds: float = MAX_BATCH_SECONDS,
            progress: ProgressWrapper | None = None,
            report_progress: Callable[[str], None] = lambda text: None,
            label: str = "") -> dict[str, Any]:
    """Build, prove and measure what is missing; return the machine and the rows of all variants."""
    host.require_cycle_counter("explore")
    if assembler_command("gas") is None:
        raise Refused("explore needs a C compiler, and there is none: install gcc or clang.")
    machine: dict[str, Any] = host.identify_machine("explore", label)
    path = out / f"{machine['id']}.json"
    stored_results = store.read_results(path) if path.exists() else store.empty_results()
    machine = stored_results["machines"].get(machine["id"], machine)
    rows = {row["variant"]: row
            for row in stored_results["results"]
            if row["machine"] == machine["id"] and row["size"] == MESSAGE_BYTES}
    core = copy(clock.learn_core())

    def save(*new: Record) -> None:
        store.add_rows(out, machine, new)

    all_variants = [variant for group in groups for variant in group]
    unfinished = {v.name for v in all_variants if not is_complete(rows.get(v.name))}
    # A default is timed again beside its new variants.
    variants_to_build = {v.name: v for group in groups for v in group if v.name in unfinished or
              v is group[0] and any(other.name in unfinished for other in group)}
    texts = build_variants(list(variants_to_build.values()), rows, machine, command, save, progress)
    for group in groups:
        unmeasured = [v for v in group if v.name in unfinished and not rows[v.name]["skipped"]
                      and not store.is_measured(rows[v.name])]
        for start in range(0, len(unmeasured), VARIANTS_PER_BATCH):
            new_rows = measure_batch(group[0], unmeasured[start:start + VARIANTS_PER_BATCH], rows,
                                     texts, seconds,
                                core, report_progress)
            machine["nops_per_cycle"] = round(core.exclusive_rate, 3)
            rows |= {row["variant"]: row for row in new_rows}
            save(*new_rows)
    report_progress("")
    return {"schema": store.SCHEMA, "machines": {machine["id"]: machine}, "results": [
        {**rows[v.name], "about": describe_variant(v),
         "varied": {name: spelling(value) for name, value in v.changes.items()}}
        for v in all_variants]}
