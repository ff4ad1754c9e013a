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
from .figures import FEWEST, SHARE, Timing, add, ratios_to_peers
from .many import Messages
from .sampler import Way, sample_interleaved
from .store import Record
from .variants import Variant, about

SIZE = 8192                        # message length in bytes, as in the paper
BATCH = 7                          # variants timed beside their default
WINDOW, ENOUGH = 0.5, 60           # seconds of a run; undisturbed samples that suffice
LONGEST = 20.0                     # most seconds for a batch
PREFIX = "nsms_"

# One variant, not timed.

@cache
def generator_now() -> str:
    """Return a hash of everything that determines a kernel's text and counts."""
    digest = hashlib.sha256(__version__.encode())
    files = [p
             for p in PACKAGE.rglob("*")
             if p.suffix in (".py", ".json", ".toml") and "__pycache__" not in p.parts]
    for path in sorted([*(p for p in files if p.parent.name != "report"),
                        *data_folder("templates").glob("*.j2")]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def kernel_text(config: Kernel | Many) -> tuple[str, int]:
    """Return one configuration's kernel as a file, and its spills."""
    program = build.compile(config, config.kinds[0], PREFIX)
    banner_facts = banner.Facts(config.stem, config.command, needs.features_of_programs([program]), PREFIX)
    return emit.assembly([program], [frame.layout(program)], banner_facts, "gas"), program.spills


def limits(object: bytes, config: Kernel | Many, uarch: str,
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


def study(variant: Variant, uarch: str) -> dict[str, Any]:
    """Return static facts about a variant: text, features, the prover's counts, and lower
    bounds."""
    config, size = variant.config, block_bytes(variant.config.family) * variant.messages
    try:
        text, spills = kernel_text(config)
    except OutOfRegisters as error:
        return {"text": "", "counted": None, "features": [], "reason": f"cannot be built: {error}"}
    object = assemble(text, "gas")
    assert object is not None
    verdict_record = verdict(object, variant.symbol(PREFIX),
                             {"hash": config.hash, "kind": variant.kind, "n": config.n,
                              "m": variant.m})
    counted = {"instructions_per_byte": verdict_record["retired"].get("all", 0) / size,
               **limits(object, config, uarch, verdict_record["features"]), "spills": spills,
               "code_bytes": verdict_record["code_bytes"],
               "stack_bytes": verdict_record["stack_bytes"],
               "retired_per_block": verdict_record["retired"], "proved": verdict_record["proved"]}
    return {"text": text, "counted": counted, "features": list(verdict_record["features"]),
            "reason": "" if verdict_record["proved"]
            else f"not proved: {verdict_record['message']}"}


def now() -> str:
    """Return the current time in UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def row_of(variant: Variant, machine: Mapping[str, Any], studied: Mapping[str, Any],
           command: str) -> Record:
    """Return an unmeasured result; `skipped` says why it cannot be measured here."""
    reason, lacking = studied["reason"], host.lacking(studied["features"])
    if not reason and lacking:
        reason = f"cannot run here: this processor lacks {' '.join(lacking)}"
    config = variant.config
    return {"machine": machine["id"], "variant": variant.name, "hash": config.hash,
            "isa": config.isa, "n": config.n, "m": variant.m,
            "choices": {name: spelling(getattr(config, name))
                        for name in variant.relevant_options},
            "about": about(variant), "make": config.command, "size": SIZE, "date": now(),
            "command": command, "generator": generator_now(),
            "text": banner.text_hash(studied["text"]), "features": studied["features"],
            "counted": studied["counted"], "measured": None, "skipped": reason or None}


# Several variants, timed.

def measure(members: Sequence[tuple[Variant, str]], features: Mapping[str, Sequence[str]],
            seconds: float, core: Core,
            report_progress: Callable[[str], None] = lambda text: None) -> list[Timing]:
    """Time the variants in runs of half a second until all are conclusive or `seconds` have passed.

    Kernels for one message are timed beside OpenSSL's paths. Runs in which the core was mostly
    shared count only if more figures become conclusive.
    """
    family = members[0][0].config.hash
    good_timings: dict[tuple[str, int, str], Timing] = {}
    all_timings: dict[tuple[str, int, str], Timing] = {}
    with tempfile.TemporaryDirectory(prefix="nsms-explore-") as scratch:
        folder_path = Path(scratch)
        for variant, text in members:
            (folder_path / f"{variant.name}.S").write_text(text, encoding="ascii")
        run = (time_multi if members[0][0].m else time_single)(folder_path,
                                                               [variant for variant, _ in members],
                                                               features)
        window = min(WINDOW, seconds)
        for round_number in range(max(1, round(seconds / window))):
            report_progress(f"{family}: {len(members)} variants, {round_number * window:.1f} of "
                            f"at most {seconds:.0f} s")
            timings = run(window, core.alone)
            core.alone = bench.drop_disturbed(timings, core.alone)
            add(good_timings, timings, SHARE)
            add(all_timings, timings)
            if all(len(t.undisturbed) >= ENOUGH and t.is_conclusive or not t.right for t in good_timings.values()):
                break
    return list(max(good_timings, all_timings,
                    key=lambda samples_by_name: sum(t.is_conclusive
                                                    for t in samples_by_name.values())).values())


Run = Callable[[float, float], list[Timing]]                 # seconds, rate of the exclusive core


def time_single(folder_path: Path, members: Sequence[Variant],
                features: Mapping[str, Sequence[str]]) -> Run:
    """Return a function that times single-message kernels as complete hashes, by bench.c."""
    family = members[0].config.hash
    library = bench.compile_benchmark(folder_path, folder_path,
                             [{"symbol": v.symbol(PREFIX), "kind": "blocks", "hash": family,
                               "isa": v.config.isa, "features": features[v.name],
                               "gas": f"{v.name}.S"} for v in members])

    def run(seconds: float, rate: float) -> list[Timing]:
        words = [str(library), "robust", family, str(seconds), f"{rate:.4f}", "openssl", str(SIZE)]
        return bench.run_benchmark(words, family, [SIZE], {"skipped": []})

    return run


def time_multi(folder_path: Path, members: Sequence[Variant],
               _: Mapping[str, Sequence[str]]) -> Run:
    """Return a function that times multi-message kernels.

    A call hashes the blocks of M messages and counts as cycles per message; for pairs, it hashes as
    many tree nodes as a message has blocks.
    """
    library, family = clock.library(folder_path, "explore",
                                    [folder_path / f"{v.name}.S"
                                     for v in members]), members[0].config.family
    count, block = SIZE // block_bytes(family), block_bytes(family)
    nodes = members[0].kind == "pairs"
    message_sets = [Messages([block] * count if nodes else [SIZE] * v.messages) for v in members]

    def run(seconds: float, rate: float) -> list[Timing]:
        ways = [Way(Timing(v.config.hash, "independent", SIZE, v.symbol(PREFIX), True, True),
                    library[v.symbol(PREFIX)], (m.out, m.memory if nodes else m.data, count))
                for v, m in zip(members, message_sets)]
        sample_interleaved(library, ways, seconds, rate)
        for way, v in zip(ways, members):
            way.timing.samples = [cycles / (1 if nodes else v.messages)
                                  for cycles in way.timing.samples]
        return [way.timing for way in ways]

    return run


def measurement_data(t: Timing, timings: Sequence[Timing], default: str) -> dict[str, Any]:
    """Return a measurement as data, without figures if it is inconclusive or the digest is
    wrong."""
    data: dict[str, Any] = {"samples": len(t.undisturbed),
                            "dropped": len(t.samples) - len(t.undisturbed) + t.discarded, "right": t.right,
                            "cycles_per_byte": None}
    if not t.right or not t.is_conclusive or len(t.undisturbed) < FEWEST:
        return data
    first = next((o for o in timings if o.name == default), None)
    data |= {"cycles_per_byte": t.figure / t.size, "quartiles": t.quartiles,
             "default": default, "to_default": t.ratio(first) if first and first.is_conclusive else None,
             "to_openssl": ratios_to_peers(t, timings)}
    return data


def measure_batch(default: Variant, batch: Sequence[Variant], rows: Mapping[str, Record],
                  texts: Mapping[str, str], seconds: float, core: Core,
                  report_progress: Callable[[str], None] = lambda text: None) -> list[Record]:
    """Return the batch's rows with their measurements; the default is timed beside them."""
    members = [v
               for v in dict.fromkeys([default.name, *(v.name for v in batch)])
               if not rows[v]["skipped"]]
    by_name = {v.name: v for v in (default, *batch)}
    timings = measure([(by_name[name], texts[name]) for name in members],
                      {name: rows[name]["features"] for name in members}, seconds, core,
                      report_progress)
    symbols = {by_name[name].symbol(PREFIX): name for name in members}
    first = default.symbol(PREFIX)
    wanted = {v.name
              for v in batch} | ({default.name} if not store.has_figure(rows[default.name])
                                 else set())
    return [{**rows[symbols[t.name]], "date": now(), "measured": {
        **measurement_data(t, timings, first), "default_text": rows[default.name]["text"]}} for t in timings
        if symbols.get(t.name) in wanted]


# The complete exploration.

def is_complete(row: Record | None) -> bool:
    """Return whether a row is complete for this generator."""
    return row is not None and row["generator"] == generator_now() and bool(row["skipped"]
                                                                            or store.has_figure(
        row))


def build_variants(variants: Sequence[Variant], rows: dict[str, Record], machine: Mapping[str, Any],
            command: str, save: Callable[[Record], None],
            progress: ProgressWrapper | None) -> dict[str, str]:
    """Build and prove variants, update their rows, and return their texts.

    Runs in this process if `progress` is None, else in parallel.
    """
    texts: dict[str, str] = {}
    calls = [(variant, machine["uarch"]) for variant in variants]
    study_results = (study(*call) for call in calls) if progress is None else in_parallel(study,
                                                                                          calls,
                                                                                          progress)
    for variant, studied in zip(variants, study_results):
        row, old = row_of(variant, machine, studied, command), rows.get(variant.name)
        if old and old.get("text") == row["text"] and store.has_figure(old):
            row |= {"measured": old["measured"], "date": old["date"], "command": old["command"]}
        texts[variant.name] = studied["text"]
        rows[variant.name] = row
        save(row)
    return texts


def explore(groups: Sequence[Sequence[Variant]], out: Path, command: str, seconds: float = LONGEST,
            progress: ProgressWrapper | None = None,
            report_progress: Callable[[str], None] = lambda text: None,
            label: str = "") -> dict[str, Any]:
    """Build, prove and measure what is missing; return the machine and the rows of all variants."""
    host.check("explore")
    if assembler_command("gas") is None:
        raise Refused("explore needs a C compiler, and there is none: install gcc or clang.")
    machine: dict[str, Any] = host.identity("explore", label)
    path = out / f"{machine['id']}.json"
    stored_results = store.read(path) if path.exists() else store.empty()
    machine = stored_results["machines"].get(machine["id"], machine)
    rows = {row["variant"]: row
            for row in stored_results["results"]
            if row["machine"] == machine["id"] and row["size"] == SIZE}
    core = copy(clock.learn_core())

    def save(*new: Record) -> None:
        store.add_rows(out, machine, new)

    all_variants = [variant for group in groups for variant in group]
    unfinished = {v.name for v in all_variants if not is_complete(rows.get(v.name))}
    # A default is timed again beside its new variants.
    needed = {v.name: v for group in groups for v in group if v.name in unfinished or
              v is group[0] and any(other.name in unfinished for other in group)}
    texts = build_variants(list(needed.values()), rows, machine, command, save, progress)
    for group in groups:
        unmeasured = [v for v in group if v.name in unfinished and not rows[v.name]["skipped"]
                      and not store.has_figure(rows[v.name])]
        for start in range(0, len(unmeasured), BATCH):
            new = measure_batch(group[0], unmeasured[start:start + BATCH], rows, texts, seconds,
                                core, report_progress)
            machine["nops_per_cycle"] = round(core.alone, 3)
            rows |= {row["variant"]: row for row in new}
            save(*new)
    report_progress("")
    return {"schema": store.SCHEMA, "machines": {machine["id"]: machine}, "results": [
        {**rows[v.name], "about": about(v), "varied": {name: spelling(value) for name, value in v.varied.items()}}
        for v in all_variants]}
