"""Common parts of the charts: matplotlib, colours, labels and legends."""

import math
import re
from typing import Any

from ..request.parse import Rejected
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


def candidate_label(name: str) -> str:
    """Return a candidate's name for labels, such as "nsms avx2 n=8" or "OpenSSL avx2"."""
    if name.startswith("nsms_"):
        kernel_name = name.removeprefix("nsms_").replace("_blocks_", " ").partition(" ")[2]
        return f"nsms {re.sub(r'_n(?=[0-9])', ' n=', kernel_name).replace('_', ' ')}"
    library, _, path = name.rpartition("-")
    return f"{LIBRARY_LABELS.get(library, library)} {path}" if is_code_path(name) else name


def is_code_path(name: str) -> bool:
    """Return whether a candidate's name ends with an OpenSSL code path (such as avx2), of OpenSSL
    or of a library with OpenSSL's functions."""
    return name.rpartition("-")[2] in OPENSSL_PATHS.values()


def add_legend(figure: Figure, **options: Any) -> None:
    """Add a legend with one to four columns to a figure, as many as fit the figure's width.
    `options`: options of matplotlib's legend."""
    labels = [label for axes in figure.axes for label in axes.get_legend_handles_labels()[1]]

    def width(columns: int) -> int:
        """Return the width of the legend in characters."""
        rows = math.ceil(len(labels) / columns)
        return sum(LEGEND_HANDLE_CHARACTERS + max(map(len, labels[i:i + rows]))
                   for i in range(0, len(labels), rows))

    columns = max((n for n in (4, 3, 2) if width(n) <= LEGEND_CHARACTERS), default=1)
    figure.legend(ncols=columns, loc=LEGEND_POSITION, **options)
