"""Pages of docs/adopt, filled with tables of the measured data, and docs/SECURITY.md, filled with
the addresses in project.toml.

Input are a checkout's pages with regions between `<!-- begin NAME -->` and `<!-- end -->`; output
are the pages with each region filled in. NAME is `library`, `go`, `contact` or a flavour. Tables
contain core cycles per byte from x86/uarch/measured; a processor or kernel without measurements is
marked as not measured.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ...files import TOP, write_all
from ...product import library, packages, provenance
from ...product.manifest import committed_entries
from ...request.parse import Rejected
from ...request.request import parse_request
from ...request.requests import configs_of
from ...x86 import flavour
from ...x86.uarch import measured
from ...x86.uarch.processors import PROCESSORS

REGION = re.compile(r"(<!-- begin ([a-z-]+) -->\n)(.*?)(<!-- end -->\n)", re.S)
NOT_MEASURED = "not measured"
TITLES = {"goldencove": "Golden Cove", "zen3": "Zen 3", "zen4": "Zen 4"}


def page_paths(checkout: Path) -> list[Path]:
    """Return the paths of the pages in the folder `checkout` that may have regions."""
    return [*sorted((checkout / "docs" / "adopt").glob("*.md")), checkout / "docs" / "SECURITY.md"]


def core_title(core: str) -> str:
    """Return a processor core's name for tables: the one in TITLES, such as Zen 3 for zen3, else
    `core`."""
    return TITLES.get(core, core)


def table_line(columns: Sequence[str]) -> str:
    """Return a line of a Markdown table. `columns`: texts of its cells."""
    return f"| {' | '.join(columns)} |\n"


def table_text(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table between empty lines, followed by source_note(). `head`: titles of the
    columns; `rows`: texts of the cells of each line."""
    lines = [table_line(head), table_line(["---"] * len(head)), *map(table_line, rows)]
    return "\n" + "".join(lines) + "\n" + source_note()


def source_note() -> str:
    """Return the lines below a table: the table's unit, the measured machines with the dates, and
    the processors that were not measured."""
    dates = []
    for name in measured.names():
        data = json.loads((measured.FOLDER / f"{name}.json").read_text(encoding="ascii"))
        dates.append(f"{core_title(name)}: {data['machine'].partition(' (')[0]}, "
                     f"{data['date'][:10]}")
    unmeasured_names = ", ".join(p.name for p in PROCESSORS if p.name not in measured.names())
    return ("Core cycles per byte, less is faster; `generator/x86/uarch/measured` has machines and "
            f"commands\n({'; '.join(dates)}).\nOther processors ({unmeasured_names}): "
            f"{NOT_MEASURED}.\n")


def cycles_text(core: str, family: str, kernel: str, size_index: int) -> str:
    """Return a kernel's measured cycles per byte on a core as text, or NOT_MEASURED. `family`: hash
    family; `size_index`: index into measured.SIZES."""
    cycles_by_size = measured.load(core).get(family, {}).get(kernel)
    value = cycles_by_size[size_index] if cycles_by_size else None
    return NOT_MEASURED if value is None else f"{value:.2f}"


def kernel_table(families: Sequence[Mapping[str, Any]]) -> str:
    """Return a Markdown table of the kernels that a library selects on each measured core.

    It has a column for each core, and a line for each hash family and message length. A cell has
    the kernel's cycles per byte and name, or "portable C" if no kernel is selected. `families`: the
    entry "families" of the result of library.library_scope.
    """
    rows = []
    core_indexes = [[p.name for p in PROCESSORS].index(core) for core in measured.names()]
    for family in families:
        names = [k["name"] for k in family["kernels"]]
        for size_index, size in enumerate(measured.SIZES):
            columns = [f"{library.standard_name(family['name'])}, {size:,} bytes"]
            for core_index in core_indexes:
                processor = PROCESSORS[core_index]
                order = family["rows"][family["row_of"][core_index]][size_index]
                name = next((names[n] for n in order if n < len(names)
                             and names[n].partition("_")[0] in processor.isas), None)
                cycles = name and cycles_text(processor.name, family["name"], name, size_index)
                columns.append(f"{cycles} (`{name}`)" if name else "portable C")
            rows.append(columns)
    return table_text(["one message at a time", *map(core_title, measured.names())], rows)


def library_table(is_go: bool = False) -> str:
    """Return the Markdown table (kernel_table) of the Go package if `is_go`, else of the library of
    `LIB=1`."""
    entries = [e for e in committed_entries() if not is_go or e["isa"] in packages.GO_ISAS
               and e["hash"] in ("sha256", "sha512")]
    return kernel_table(library.library_scope(entries, "nsms_")["families"])


def flavour_table(name: str) -> str:
    """Return a Markdown table with the cycles per byte of each function of the flavour `name`, a
    column for each measured core. They are the measured values of the kernel that has the same
    options and no flavour: at the two longest message lengths, or at the longest one for a
    multi-message kernel."""
    rows, all_multi = [], True
    for config in configs_of(parse_request({"flavour": name})):
        family, _, kernel = config.stem.removesuffix(f"_{name}").partition("_")
        (symbol,) = config.symbols("nsms_")
        is_multi = re.match(r"\w*_m\d", kernel) is not None
        all_multi = all_multi and is_multi
        columns = ["; ".join(cycles_text(core, family, kernel, size_index)
                             for size_index in range(-1 if is_multi else -2, 0))
                   for core in measured.names()]
        rows.append([f"`{symbol}`", f"`{family}_{kernel}`", *(
            column.replace(f"{NOT_MEASURED}; {NOT_MEASURED}", NOT_MEASURED) for column in columns)])
    sizes = "8,192 bytes" if all_multi else "1,024 and 8,192 bytes"
    return table_text(["function", f"kernel, figures at {sizes}",
                       *map(core_title, measured.names())], rows)


def contact_text() -> str:
    """Return a text with a line for the contact address and a line for the repository's address. An
    address that is empty in project.toml has no line."""
    address, repository = map(provenance.project_address, ("contact", "repository"))
    contact = f"Write to {address}.\n" if address else ""
    return contact + (f"The project is at <{repository}>.\n" if repository else "")


def region_texts() -> dict[str, Callable[[], str]]:
    """Return region name -> function that returns the region's text."""
    return {"library": library_table, "go": partial(library_table, True), "contact": contact_text,
            **{name: partial(flavour_table, name) for name in flavour.names()}}


def fill_regions(text: str, path: Path, texts: Mapping[str, Callable[[], str]]) -> str:
    """Return the page `text` with each region between its begin and end marks filled in.

    `path`: the page's path, for the error message; `texts`: the result of region_texts. Raise
    Rejected for an unknown region name or a missing end mark.
    """
    names = [match[2] for match in REGION.finditer(text)]
    unknown = [name for name in names if name not in texts]
    if unknown or text.count("<!-- begin ") != len(names):
        region = unknown[0] if unknown else "without an end"
        raise Rejected(f"{path}: a region {region} cannot be filled in. Regions are "
                       f"{', '.join(texts)}, and each ends with a line <!-- end -->.")
    return REGION.sub(lambda match: match[1] + texts[match[2]]() + match[4], text)


def page_texts(checkout: Path = TOP) -> dict[Path, tuple[str, str]]:
    """Return page's path -> (text on disk, text with its generated regions filled in again), for
    the pages in the folder `checkout`. Nothing is written. Raise Rejected as fill_regions does."""
    texts = region_texts()
    old = {path: path.read_text(encoding="utf-8") for path in page_paths(checkout)
           if path.is_file()}
    return {path: (text, fill_regions(text, path, texts)) for path, text in old.items()}


def stale_page_lines(checkout: Path = TOP) -> list[str]:
    """Return a line for each page in the folder `checkout` whose regions differ from the data: its
    path, and the command that writes it."""
    return [f"{path.relative_to(checkout)}: a region differs from the data; `nsms pages` writes it"
            for path, (old, new) in page_texts(checkout).items() if old != new]


def update_pages(checkout: Path = TOP) -> list[str]:
    """Write the pages in the folder `checkout` whose regions differ from the data, with the regions
    filled in again. Return the sorted paths of these pages, relative to the folder."""
    changed = {str(path.relative_to(checkout)): new
               for path, (old, new) in page_texts(checkout).items() if old != new}
    write_all(checkout, changed)
    return sorted(changed)
