"""The paper's figure 6: short messages with and without a pre-expanded last block, beside OpenSSL.

Input are hashes, ISAs and message lengths; the kernels are generated and proved here. A
fixed-length kernel is timed as one call per message. Our kernel of kind blocks is timed in two
ways: inside Init/Update/Final functions, and called directly on messages padded in advance. OpenSSL
is timed in the same two ways. Messages are independent, or chained: each begins with the digest of
the message before. Output are core cycles per message.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from ...files import temporary_folder
from ...product.claims import Scope
from ...product.write import generate
from ...request.configs import KernelConfig
from ...request.option_table import parse_values
from ...request.parse import Rejected, collect_accepted
from ...request.request import Request
from ...request.requests import block_kernels
from ...request.requests import configs_of as request_configs
from ...spec import hashes
from ...x86.uarch.processors import missing_features
from ..measure import bench, clock
from ..measure.bench import BenchRequest
from ..measure.figures import Timing, align_columns, print_results, ratio_quartiles_text

ISAS = ("shani", "avx2", "bmi2")             # measured if the request names no ISA
# our ISA -> OpenSSL's code path beside it; avx2 beside an ISA that is not here
PEER_PATHS = {"shani": "shani", "avx2": "avx2", "bmi2": "avx2", "avx512": "avx2", "avx": "avx",
              "sse41": "ssse3", "x64": "scalar"}
COLUMNS = ("one length", "blocks", "our I/U/F", "OpenSSL blocks", "OpenSSL I/U/F")


def run(request: BenchRequest, json: bool = False) -> int:
    """Run `nsms bench` with METHOD=figure6 and print the results, as JSON if `json`, else as text.
    Return the exit status: 1 if a digest was wrong, else 0.

    Raise Rejected if the request is invalid, the machine cannot measure or has no compiler, or this
    processor can run none of the kernels.
    """
    results = bench.begin_results(request)
    configs = runnable_configs(request)
    core = clock.learn_core()
    results["cycles"] = core.clock_description
    timings: list[Timing] = []
    with temporary_folder() as folder:
        kernels = [e for e in generate(configs, folder, "gas", scope=Scope.CHANGED)
                   if e["kind"] in ("fixed", "blocks")]
        program = bench.compile_benchmark(folder, folder, kernels)
        for family in request.families():
            command = [str(program), "figure6", family, str(request.measuring_seconds),
                       f"{core.exclusive_rate:.4f}", "openssl"]
            timings += bench.measure_until_conclusive(
                command, family, message_lengths(request, family), results)
    results["tables"] = result_tables(timings, kernels)
    return print_results(results, table_lines(results["tables"]), timings, json)


def message_lengths(request: BenchRequest, family: str) -> list[int]:
    """Return the message lengths in bytes to measure for a hash family: all lengths that the
    request sets. If it sets none, return the method's lengths that are multiples of a block."""
    block = hashes.block_bytes(hashes.load(family))
    return [size for size in request.lengths if request.sizes or size % block == 0]


def runnable_configs(request: BenchRequest) -> list[KernelConfig]:
    """Return the fixed-length kernels and the kernels of kind blocks of the request that this
    processor can run. Raise Rejected if there is none."""
    options = parse_values({"uarch": request.uarch} if request.uarch else {})

    def configs_of(family: str, isa: str) -> list[KernelConfig]:
        """Return the configurations of the fixed-length kernels and of the kernel of kind blocks
        for one hash family and ISA. Raise Rejected if one of them cannot exist."""
        fixed = [c for size in message_lengths(request, family)
                 for c in request_configs(Request(family, isa, options=options, len=size))]
        return [*fixed, *block_kernels(Request(family, isa, n=1))]

    isa_names = ISAS if request.isa is None else (request.isa,)
    configs = [*chain.from_iterable(collect_accepted(configs_of, request.families(),
                                                     isa_names))]
    runnable = [c for c in configs if not missing_features(c.features)]
    if not runnable:
        lacking = sorted({name for c in configs for name in missing_features(c.features)})
        raise Rejected(f"this processor lacks {', '.join(lacking)}, so none of these kernels can "
                       "be measured here. Try another ISA.")
    return runnable


def result_tables(timings: Sequence[Timing],
                  kernels: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return a table for each hash family, ISA and mode (independent or chained messages): {"hash",
    "isa", "mode", "peer": name of OpenSSL's code path, "rows": a row for each message length}.

    A row has "size", the message length in bytes; "cycles", a list with the core cycles per message
    of each of COLUMNS; and "gains", a list of two speed ratios: how many times as fast the
    fixed-length kernel is as our kernel of kind blocks on messages padded in advance, and as
    OpenSSL's Init/Update/Final. Each is a list of quartiles. A value is null if it needs a timing
    that is inconclusive or has a wrong digest. `kernels`: manifest entries of the timed kernels.
    """
    conclusive = {(t.hash, t.mode, t.size, t.name): t
                  for t in timings if t.is_right and t.is_conclusive}
    tables: list[dict[str, Any]] = []
    for family, isa in dict.fromkeys((k["hash"], k["isa"]) for k in kernels):
        symbol_of = {k["length"]: k["symbol"]
                     for k in kernels if (k["hash"], k["isa"]) == (family, isa)}
        blocks, peer = symbol_of.pop(None), f"openssl-{PEER_PATHS.get(isa, 'avx2')}"
        for mode in ("independent", "chained"):
            rows = []
            for size, symbol in sorted(symbol_of.items()):
                row = [conclusive.get((family, mode, size, name))
                       for name in (symbol, f"{blocks}-alone", blocks, f"{peer}-alone", peer)]
                rows.append({"size": size,
                             "cycles": [round(t.reported_time, 1) if t else None for t in row],
                             "gains": [row[0].speed_ratio(t) if row[0] and t else None
                                       for t in (row[1], row[4])]})
            tables.append({"hash": family, "isa": isa, "mode": mode, "peer": peer, "rows": rows})
    return tables


def table_lines(tables: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the lines of text that print `tables`, the result of result_tables."""
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
