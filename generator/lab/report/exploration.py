"""The commands `nsms explore` and `nsms explore --merge`.

Input are options or files of results; output is a printed table, and a chart if requested.
measure/explore.py explores on this machine and measure/cluster.py on several; measure/ranking.py
and report/processors.py make the tables.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from ...product.toolchain import ProgressWrapper
from ...request.parse import Rejected
from ...request.request import Request
from ..measure import host, ranking, store
from ..measure.explore import current_time, explore
from ..measure.variants import variant_groups
from . import charts, processors


def run_exploration(request: Request, out: Path, vary: Sequence[str] | None,
                    product: Sequence[str] | None, seconds: float, scheduler: str | None,
                    output_format: str, progress: ProgressWrapper) -> int:
    """Explore the variants of a request and print the table. Return the exit status: 1 if a variant
    is not proved or computes a wrong digest, 130 after an interruption, else 0.

    `out`: the folder for results. `vary`: the variables to vary one at a time, None for all;
    `product`: variables of which all combinations are tried instead, or None. `seconds`: limit of
    the measuring time of the few variants that are timed together. `scheduler`: address of a Dask
    scheduler, None for this machine alone. `output_format`: text, json or csv. `progress` shows the
    progress of the processes that build variants.
    """
    arguments = [f"--{name.replace('_', '-')} {value}" for name, value in request.spellings.items()]
    arguments += [f"--{name} {','.join(values)}"
                  for name, values in (("vary", vary), ("product", product)) if values]
    command = " ".join(["nsms explore", *arguments])
    try:
        if scheduler:
            from ..measure.cluster import explore_on_workers as explore_all
            groups = variant_groups(request, vary, product, choose_isa=lambda hash: "avx2")
            data = explore_all(groups, out, command, seconds, scheduler)
        else:
            data = explore(variant_groups(request, vary, product), out, command, seconds, progress)
    except KeyboardInterrupt:
        host.show_progress("")
        print(f"nsms: interrupted; results are stored in {out}, and the same command "
              "continues.", file=sys.stderr)
        return 130
    print(ranking.render_results(data, command, output_format))
    wrong_variants = [row["variant"] for row in data["results"]
                      if (row["skipped"] or "").startswith("not proved")
                      or row["measured"] and not row["measured"]["right"]]
    if wrong_variants:
        print(f"nsms: not proved or wrong: {', '.join(dict.fromkeys(wrong_variants))}",
              file=sys.stderr)
    return 1 if wrong_variants else 0


def merge_files(files: Sequence[Path], output_format: str, image_path: Path | None) -> int:
    """Print the explorations of several machines as one table and, if `output_format` is text, a
    table of the best kernels of each processor. Return the exit status 0.

    Each of `files` has results of explorations, or is the processor.json of a report. The second
    table also has the processors of measured.json and those with stored orders. `output_format`:
    text, json or csv. `image_path`: PNG file for a chart of the second table, which is drawn for
    every `output_format`, with an SVG file beside it; None for no chart. Raise Rejected if there
    are no files, if a file cannot be read, or if two machines measured different kernels as one
    variant.
    """
    if not files:
        raise Rejected("--merge needs files of results: name them. Try nsms explore --merge "
                       "build/explore/*.json.")
    columns_by_file = {path: processors.read_columns(path) for path in files}
    data = store.merge_results(store.check_comparable([store.read_results(path)
                                                       for path, columns in columns_by_file.items()
                                                       if columns is None]))
    report_columns = [column for columns in columns_by_file.values() for column in columns or ()]
    columns = [*processors.read_processors(), *report_columns,
               *processors.exploration_columns(data)]
    columns += processors.tuned_columns(columns)
    if output_format != "text" or data["results"]:
        print(ranking.render_machines(data, output_format))
    if output_format == "text":
        print("\n".join(([""] if data["results"] else []) + processors.column_lines(columns)))
    if image_path:
        chart = next(chart for chart in charts.CHARTS if chart.name == "processors")
        charts.draw_chart(chart, {"machine": f"{len(columns)} processors", "date": current_time(),
                                  "processors": {"machines": columns}}, image_path)
        print(f"{image_path} and {image_path.with_suffix('.svg')}")
    return 0
