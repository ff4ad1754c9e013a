"""The paper's figure 6: short messages with and without a pre-expanded last block, beside OpenSSL.

Input are hashes, ISAs and message lengths; the kernels are generated and proved here. A
fixed-length kernel is timed as one call per message. Beside it are timed our kernel of kind blocks
and OpenSSL, each in two ways: by Init/Update/Final, and by its block function on messages padded in
advance. Messages are independent or chained (each begins with the previous digest). Output are core
cycles per message.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..files import temporary_folder
from ..measure import bench, clock
from ..measure.bench import BenchRequest
from ..measure.figures import Timing, align_columns, print_results, ratio_quartiles_text
from ..product.claims import Scope
from ..product.write import generate
from ..request.configs import FixedLength, Kernel
from ..request.kernels import fixed_configs
from ..request.option_table import parse_values
from ..request.parse import Rejected
from ..request.request import Request
from ..request.requests import block_kernels
from ..spec import hashes
from ..x86.uarch.processors import missing_features

ISAS = ("shani", "avx2", "bmi2")             # measured if the request names no ISA
# our ISA -> OpenSSL's code path beside it
PEER_PATHS = {"shani": "shani", "avx2": "avx2", "bmi2": "avx2", "avx512": "avx2", "avx": "avx",
              "sse41": "ssse3", "x64": "scalar"}
COLUMNS = ("one length", "blocks", "our I/U/F", "OpenSSL blocks", "OpenSSL I/U/F")


def run(request: BenchRequest, json: bool = False) -> int:
    """Run `nsms bench` by METHOD=figure6 and print the results, as text or JSON. Return the exit
    status: 1 if a digest was wrong, else 0.

    Raise Rejected if the request is invalid or the machine has no compiler.
    """
    families, results = bench.begin_results(request)
    if request.sizes is not None and not all(64 <= size <= 2048 for size in request.sizes):
        raise Rejected("METHOD=figure6 measures messages of 64 to 2048 bytes. Try "
                       "SIZES=64,256,1024.")
    lengths = {f: [s for s in request.lengths
                   if request.sizes or s % hashes.block_bytes(hashes.load(f)) == 0]
               for f in families}
    configs = runnable_configs(request, lengths)
    core = clock.learn_core()
    results["cycles"] = core.clock_description
    timings: list[Timing] = []
    with temporary_folder() as folder:
        kernels = [e for e in generate(configs, folder, "gas", scope=Scope.CHANGED)
                   if e["kind"] in ("fixed", "blocks")]
        program = bench.compile_benchmark(folder, folder, kernels)
        for family in families:
            command = [str(program), "figure6", family, str(request.measuring_seconds),
                       f"{core.exclusive_rate:.4f}", "openssl"]
            timings += bench.measure_until_conclusive(command, family, lengths[family], results)
    results["tables"] = result_tables(timings, kernels, families)
    return print_results(results, table_lines(results["tables"]), timings, json)


def runnable_configs(request: BenchRequest,
                     lengths: Mapping[str, Sequence[int]]) -> list[Kernel | FixedLength]:
    """Return the fixed-length kernels and the kernels of kind blocks of the request that this
    processor can run.

    `lengths`: hash family -> message lengths in bytes. Raise Rejected if this processor can run no
    such kernel, or if the ISA that the request names has no kernels for the hash that it names.
    """
    configs: list[Kernel | FixedLength] = []
    options = parse_values({"uarch": request.uarch} if request.uarch else {})
    for family, sizes in lengths.items():
        for isa in ISAS if request.isa is None else (request.isa,):
            base = Request(family, isa, options=options)
            try:
                fixed = [c for size in sizes for c in fixed_configs(replace(base, len=size))]
                configs += [*fixed, *block_kernels(Request(family, isa, n=1))]
            except Rejected:
                if request.isa is not None and request.hash is not None:
                    raise
    runnable = [c for c in configs if not missing_features(c.features)]
    if not runnable:
        lacking = sorted({name for c in configs for name in missing_features(c.features)})
        raise Rejected(f"this processor lacks {', '.join(lacking)}, so none of these kernels can "
                       "be measured here. Try another ISA.")
    return runnable


def result_tables(timings: Sequence[Timing], kernels: Sequence[Mapping[str, Any]],
                  families: Sequence[str]) -> list[dict[str, Any]]:
    """Return a table for each hash, ISA and mode (independent or chained messages), with a row for
    each message length.

    A row has "cycles", the core cycles per message of each of COLUMNS (null if inconclusive), and
    "gains", the speed of the fixed-length kernel relative to our kernel of kind blocks on a message
    padded in advance and to OpenSSL's Init/Update/Final (quartiles; null if inconclusive).
    `kernels`: the manifest entries of the timed kernels.
    """
    timing_of = {(t.hash, t.mode, t.size, t.name): t for t in timings}
    out: list[dict[str, Any]] = []
    for family in families:
        for isa in dict.fromkeys(k["isa"] for k in kernels if k["hash"] == family):
            symbol_of = {k["length"]: k["symbol"]
                         for k in kernels if (k["hash"], k["isa"]) == (family, isa)}
            peer = f"openssl-{PEER_PATHS.get(isa, 'avx2')}"
            for mode in ("independent", "chained"):
                rows = []
                for size in sorted(length for length in symbol_of if length is not None):
                    names = (symbol_of[size], f"{symbol_of[None]}-alone",
                             symbol_of[None], f"{peer}-alone", peer)
                    row = [timing_of.get((family, mode, size, name)) for name in names]
                    conclusive = [t if t and t.is_right and t.is_conclusive else None for t in row]
                    rows.append({"size": size,
                                 "cycles": [round(t.time_per_message, 1) if t else None
                                            for t in conclusive],
                                 "gains": [conclusive[0].speed_ratio(t) if t and conclusive[0]
                                           else None for t in (conclusive[1], conclusive[4])]})
                out.append({"hash": family, "isa": isa, "mode": mode, "peer": peer, "rows": rows})
    return out


def table_lines(tables: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the tables of result_tables as lines of text."""
    lines = ["core cycles per message. one length: the fixed-length kernel; blocks: the kernel of "
             "kind blocks on a message",
             "padded in advance; I/U/F: Init/Update/Final. over blocks, over OpenSSL (I/U/F): "
             "how many times as fast the fixed-length",
             "kernel is as these two, median ± half the interquartile range"]
    for table in tables:
        rows = [["bytes", *COLUMNS, "over blocks", "over OpenSSL"]]
        for row in table["rows"]:
            gains = (ratio_quartiles_text(g) if g else "-" for g in row["gains"])
            rows.append([str(row["size"]),
                         *("-" if x is None else f"{x:.1f}" for x in row["cycles"]), *gains])
        lines += ["", f"{table['hash']} on {table['isa']}, {table['mode']}, beside {table['peer']}",
                  *align_columns(rows)]
    return lines
