"""Common parts of the charts: matplotlib, colours, labels and legends."""

import math
import re
from collections.abc import Sequence
from typing import Any

from ...request.parse import Rejected
from .answer import OPENSSL_PATHS

LIGHT, MIDDLE, DARK, BLACK = "#d9d9d9", "#8da0cb", "#3b5b92", "#1a1a1a"
ORANGE = "#c05a1c"
INCONCLUSIVE_TEXT = "the timings are inconclusive"
Figure = Any                        # matplotlib's Figure
MARKERS = "os^DvP*X"
LEGEND_POSITION = "outside upper center"
# Widths in characters: of the widest legend; of a symbol in a legend, with the gaps beside it.
LEGEND_CHARACTERS, LEGEND_HANDLE_CHARACTERS = 130, 9
LIBRARY_LABELS = {"openssl": "OpenSSL", "openssl3.5": "OpenSSL 3.5", "aws-lc": "AWS-LC"}
HATCHES = ("", "//", "..", "xx", "\\\\", "--", "oo", "++", "**", "||")


def load_pyplot() -> Any:
    """Return matplotlib's pyplot, set up to draw to files. Raise Rejected if matplotlib is not
    installed."""
    try:
        import matplotlib
    except ImportError:
        raise Rejected("the charts need matplotlib, which is not installed. `make report` "
                       "installs it; or pip install '.[report]'.") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot
    pyplot.rcParams.update({"font.size": 10, "axes.spines.top": False, "axes.spines.right": False,
                            "axes.axisbelow": True, "hatch.linewidth": 0.6, "figure.dpi": 100,
                            "svg.hashsalt": "nsms", "grid.color": "#e5e5e5",
                            "patch.force_edgecolor": True, "patch.linewidth": 0.6,
                            "legend.fontsize": 8, "legend.frameon": False,
                            "figure.constrained_layout.use": True})
    return pyplot


def label_powers(axes: Any, *powers: int) -> None:
    """Set a logarithmic scale on the x axis of a panel, label the axis at the powers of two
    `powers` (K stands for 1024), and draw horizontal grid lines."""
    axes.set_xscale("log", base=2)
    axes.set_xticks(powers, [f"{n // 1024}K" if n >= 1024 else f"{n}" for n in powers])
    axes.minorticks_off()
    axes.grid(True, axis="y")


def draw_grid(explanation: str, texts: Sequence[Sequence[str]], values: Sequence[Sequence[float]],
              columns: Sequence[str], rows: Sequence[str], size: tuple[float, float],
              **options: Any) -> Figure:
    """Draw a table as a chart and return the figure. `explanation`: line below the table; `texts`:
    rows of the cells' texts; `values`: rows of numbers that determine the cells' colours;
    `columns`, `rows`: titles of columns and rows; `size`: width and height in inches; `options`:
    options of matplotlib's imshow."""
    figure, axes = load_pyplot().subplots(figsize=size)
    axes.imshow(values, aspect="auto", **options)
    axes.set_xticks(range(len(columns)), columns, fontsize=8)
    axes.set_yticks(range(len(rows)), rows, fontsize=8)
    for j, line in enumerate(texts):
        for k, text in enumerate(line):
            axes.text(k, j, text, ha="center", va="center", fontsize=7.5)
    figure.supxlabel(explanation, fontsize=8)
    return figure


def candidate_label(name: str) -> str:
    """Return the label of the candidate `name`, such as "nsms avx2 n=8" or "OpenSSL avx2". `name`:
    symbol of one of our kernels of kind blocks, or name of a peer."""
    if name.startswith("nsms_"):
        kernel_name = name.removeprefix("nsms_").replace("_blocks_", " ").partition(" ")[2]
        return f"nsms {re.sub(r'_n(?=[0-9])', ' n=', kernel_name).replace('_', ' ')}"
    library, _, path = name.rpartition("-")
    return f"{LIBRARY_LABELS.get(library, library)} {path}" if is_code_path(name) else name


def is_code_path(name: str) -> bool:
    """Return whether a candidate's name ends with the name of an OpenSSL code path, such as
    openssl-avx2 or aws-lc-avx2."""
    return name.rpartition("-")[2] in OPENSSL_PATHS.values()


def add_legend(figure: Figure, **options: Any) -> None:
    """Add a legend to a figure. It has the most columns, one to four, that fit the figure's width.
    `options`: options of matplotlib's legend."""
    labels = [label for axes in figure.axes for label in axes.get_legend_handles_labels()[1]]

    def width(columns: int) -> int:
        """Return the width of the legend in characters."""
        rows = math.ceil(len(labels) / columns)
        return sum(LEGEND_HANDLE_CHARACTERS + max(map(len, labels[i:i + rows]))
                   for i in range(0, len(labels), rows))

    columns = max((n for n in (4, 3, 2) if width(n) <= LEGEND_CHARACTERS), default=1)
    figure.legend(ncols=columns, loc=LEGEND_POSITION, **options)
