"""Commands that measure: `bench`, `bounds`, `explore`, `report`, `measured`; and `tune`, which searches for faster kernels."""

import re
import sys
from dataclasses import replace
from pathlib import Path

import click

from ..request.configs import Kernel, Many
from ..request.parse import Refused, families, parse_number, pick
from ..request.request import parse_request
from ..request.requests import configs_of
from ..stopping import Stopped
from ..x86 import isa as isas
from .parameters import duration, folder, names, numbers, only, option_variables
from .progress import complain, progress


@click.command()
@option_variables
@click.option("--seconds", metavar="SECONDS", help="How long to search: each kernel that is named (60), or all (600).")
@click.option("--force", is_flag=True, help="Search under the name of another processor than this one.")
def tune(words: dict[str, str], seconds: str | None, force: bool) -> int:
    """Search for what runs faster on this machine; stop it when you like, nothing is lost, and the same command goes on.

    Without choices it searches what matters here: the fastest kernel of every hash, and of every ISA of this processor. First for
    choices (those that are named stay as they are), then for orders of the instructions. What is found is kept as a file of
    data under the processor's name (or another); `nsms gen --uarch zen4` makes the kernels from it on any machine.

    \b
    nsms tune --seconds 1800
    nsms tune --hash sha512 --seconds 600
    nsms tune --hash sha256 --isa avx2 --n 8 --sigma flat --uarch zen4 --seconds 600
    nsms tune --hash sha512 --isa avx512 --kind multi --m 8
    """
    from .. import tune as tuning
    from ..x86 import uarch as microarchitectures
    uarch = words.get("uarch") or tuning.this_machine()
    if not re.fullmatch(r"[a-z][a-z0-9_]*", uarch) or uarch == "generic":
        raise Refused("a search needs a name to keep what it finds under: lower case, such as UARCH=zen4.")
    if tuning.is_other_machine(uarch) and not force:
        raise Refused(f"UARCH={uarch} is another processor than this one, {tuning.this_machine()}: "
                      "what was found there would be lost. Leave UARCH out, take a new name, or say --force.")
    request = parse_request({name: text for name, text in words.items() if name != "uarch"})
    every = not set(request.words) - {"hash"}
    budget = parse_number("SECONDS", seconds if seconds is not None else "600" if every else "60")
    if not budget:
        raise Refused("SECONDS=0 leaves no time to search. Try SECONDS=60.")
    wanted = [config for config in configs_of(replace(request, isa=request.isa or "avx2")) if isinstance(config, Kernel | Many)]
    if not wanted:
        raise Refused("only kernels of kind blocks, multi and pairs are searched: leave KIND out.")
    lines = sys.stderr.isatty()
    title = "what matters here" if every else ", ".join(config.stem for config in wanted)
    stopping = [title]

    def show_progress(text: str) -> None:
        stopping[0] = text.partition(":")[0]
        if lines:
            print(f"\r{text[:118]:<118}", end="", file=sys.stderr, flush=True)

    def done(outcome: tuning.SearchResult) -> None:
        if lines:
            print(f"\r{'':118}\r", end="", file=sys.stderr, flush=True)
        click.echo(str(outcome))

    try:
        if every:
            tuning.search_kernels(request.families, uarch, budget, show_progress, done)
        else:
            for config in wanted:
                kind = "blocks" if isinstance(config, Kernel) else (request.kind or "multi")
                done(tuning.kernel(config, uarch, budget, show_progress, request.words, kind))
    except KeyboardInterrupt as stopped:
        microarchitectures.load.cache_clear()
        complain(f"stopped while {stopping[0]} was searched; {len(microarchitectures.kernels(uarch))} kernels are kept in "
                 f"{uarch}.json. The same command goes on from there.")
        return stopped.status if isinstance(stopped, Stopped) else 130
    return 0


@click.command()
@only
@click.option("--uarch", metavar="UARCH", help="Only kernels tuned for this microarchitecture (or generic).")
@click.option("--sizes", metavar="SIZES", help="Message sizes in bytes, such as 64,1024,8192.")
@click.option("--seconds", metavar="SECONDS", help="How long to measure at each size.")
@click.option("--method", default="robust", metavar="METHOD", help="robust, paper, speed, figure6, many or crossover.")
@click.option("--out", default="generated", metavar="OUT", help="Where the kernels are (generated).")
@click.option("--json", is_flag=True, help="As JSON.")
def bench(hash: str | None, isa: str | None, n: str | None, uarch: str | None, sizes: str | None, seconds: str | None,
          method: str, out: str, json: bool) -> int:
    """Time the kernels beside OpenSSL and other libraries, in one interleaved run.

    \b
    nsms bench --hash sha256 --sizes 1024,8192 --seconds 1
    nsms bench --method paper         25,000 calls to warm up, 100,000 timed, the least of five
    nsms bench --method speed         in the manner of openssl speed
    nsms bench --method figure6       messages of 64 bytes to 2 KB with and without the last block expanded before
    nsms bench --method many          the library's many and pairs, 1 to 64 messages of 64 bytes to 32 KB, and mixed ones
    nsms bench --method crossover     1 to 64 messages by each way to hash them, and from how many on which is best
    """
    from ..measure import bench, crossover, many
    from ..report import figure6
    if method == "figure6" and (n is not None or out != "generated"):
        raise Refused("METHOD=figure6 makes its kernels itself, of one block at a time, so N and OUT mean nothing there. "
                      "Try HASH, ISA and SIZES.")
    if method in ("many", "crossover") and (isa, n, uarch) != (None, None, None):
        raise Refused(f"METHOD={method} measures the library, which chooses its kernels, so ISA, N and UARCH mean nothing "
                      "there. Try HASH and SIZES" + (", or NSMS_KERNEL=avx2_m8 in the environment." * (method == "many")))
    request = bench.BenchRequest(hash, isa, None if n is None else parse_number("N", n), uarch, numbers("SIZES", sizes),
                        None if seconds is None else duration(seconds), method, out)
    runs = {"figure6": figure6.run, "many": many.run, "crossover": crossover.run}
    return runs.get(method, bench.run)(request, json)


@click.command()
@only
@click.option("--kind", metavar="KIND", help="Only kernels of this kind, such as multi.")
@click.option("--m", metavar="M", help="Only kernels that hash so many messages at once.")
@click.option("--uarch", metavar="UARCH", help="A processor's microarchitecture, such as zen3: tells all that is known of it.")
@click.option("--seconds", default="1", metavar="SECONDS", help="How long to measure, where UARCH is this machine's (1; 0: not).")
@click.option("--out", default="generated", metavar="OUT", help="Where the kernels are (generated).")
@click.option("--json", is_flag=True, help="As JSON.")
def bounds(hash: str | None, isa: str | None, n: str | None, kind: str | None, m: str | None, uarch: str | None, seconds: str,
           out: str, json: bool) -> None:
    """Say what no order of a kernel's instructions can beat on a processor, and how far off it is.

    \b
    nsms bounds --hash sha256
    nsms bounds --hash sha256 --uarch zen3
    nsms bounds --kind multi --m 16       cycles for each byte of all messages
    """
    from ..product.write import read_manifest
    from ..report.bounds import run as run_bounds
    from ..spec.kinds import functions
    from ..x86.uarch.model import names as modelled
    if uarch is not None:
        pick("UARCH", uarch, modelled())
    if isa is not None:
        pick("ISA", isa, isas.names())
    if kind is not None:
        pick("KIND", kind, functions())
    wanted = None if n is None else parse_number("N", n)
    messages = None if m is None else parse_number("M", m)
    entries = [e for e in read_manifest(folder(out, "OUT") / "manifest.json") if e["hash"] in families(hash)
            and isa in (None, e["isa"]) and wanted in (None, e["n"]) and kind in (None, e["kind"])
            and messages in (None, e.get("m"))]
    if not entries:
        raise Refused(f"{out}/manifest.json has no such kernel. `nsms gen` writes them; `nsms list` shows what exists.")
    budget = 0.0 if seconds == "0" else duration(seconds)
    click.echo(run_bounds(Path(out), entries, uarch, json, budget, {"hash": hash, "isa": isa, "n": wanted}, progress))


@click.command()
@click.argument("files", nargs=-1, metavar="[FILES...]")
@option_variables
@click.option("--vary", metavar="NAMES", help="Vary only these choices, such as ROT,N (all that are not held fixed).")
@click.option("--product", metavar="NAMES", help="Every combination of these choices, such as ROT,LANE_ROT.")
@click.option("--seconds", default="20", metavar="SECONDS", help="How long to wait for quiet at each few variants (20).")
@click.option("--out", default="build/explore", metavar="OUT", help="Where results are kept (build/explore).")
@click.option("--merge", is_flag=True, help="Join FILES of results from several machines in one table.")
@click.option("--picture", metavar="FILE", help="With --merge: draw a column for each processor, as PNG and SVG.")
@click.option("--scheduler", metavar="ADDRESS", help="A Dask scheduler, tcp://...: explore on its workers, named by machine.")
@click.option("--json", is_flag=True, help="As JSON.")
@click.option("--csv", is_flag=True, help="As CSV.")
def explore(files: tuple[str, ...], words: dict[str, str], vary: str | None, product: str | None, seconds: str, out: str,
            merge: bool, picture: str | None, scheduler: str | None, json: bool, csv: bool) -> int:
    """Vary one choice at a time around the default, and see which variant is fastest here; stop it when you like.

    \b
    nsms explore --hash sha256 --vary ROT
    nsms explore --hash sha512 --isa avx2 --product ROT,LANE_ROT
    nsms explore --hash sha256 --kind multi --vary ISA,M
    nsms explore --hash sha512 --kind pairs --isa avx512
    nsms explore --merge zen3-1f2e3d4c.json skylakex-5b6a7988.json
    """
    from ..report.exploration import merge as join
    from ..report.exploration import run as measure
    form = "json" if json else "csv" if csv else "text"
    if json and csv:
        raise Refused("--json and --csv cannot both be had. Leave one out.")
    if merge:
        return join([Path(file) for file in files], form, None if picture is None else Path(picture))
    if picture is not None:
        raise Refused("--picture draws what --merge joins. Try nsms explore --merge build/explore/*.json --picture all.png.")
    if files:
        raise Refused(f"explore takes no file {files[0]} unless it is to be joined with others. Try --merge {files[0]}.")
    request = parse_request(words)
    for name in ("kind", "len", "lens", "shape", "const", "prefix_block"):
        if name in request.words and (name, request.words[name]) not in (("kind", "multi"), ("kind", "pairs")):
            raise Refused(f"explore times kernels of kind blocks as whole hashes, or those of KIND=multi or pairs, so "
                          f"{name.upper()}={request.words[name]} means nothing to it. Leave it out.")
    return measure(request, folder(out, "OUT"), names(vary), names(product), duration(seconds), scheduler, form, progress)


@click.command()
@click.option("--seconds", default="2", metavar="SECONDS", help="How long each measurement takes (2).")
@click.option("--out", default="build/report", metavar="OUT", help="The folder (build/report).")
@click.option("--again", metavar="AGAIN", help="1: draw OUT/data.json again, without measuring.")
def report(seconds: str, out: str, again: str | None) -> None:
    """Measure, count and estimate what the paper evaluates, and write one page with pictures.

    \b
    nsms report --seconds 1
    nsms report --again 1
    """
    from ..measure import host
    from ..report.page import run as write_page
    budget = duration(seconds)
    pick("AGAIN", again or "0", ("0", "1"))
    said, paths = write_page(folder(out, "OUT"), budget, again == "1", host.show_progress, progress)
    for line in [*said, *map(str, paths)]:
        click.echo(line)


@click.command()
@click.argument("file")
@click.option("--uarch", metavar="UARCH", help="The processor that was measured (this one).")
def measured(file: str, uarch: str | None) -> int:
    """Store the figures of a benchmark (FILE as `nsms bench --json` wrote it; - is standard input).

    \b
    nsms bench --sizes 64,1024,8192 --json > bench.json
    nsms measured bench.json
    """
    import sys
    from pathlib import Path

    from ..x86.uarch.measured import main

    if file != "-" and not Path(file).is_file():
        raise Refused(f"there is no file {file}. Try nsms measured bench.json, or - for standard input.")
    stream = sys.stdin if file == "-" else open(file, encoding="utf-8")
    with stream:
        return main([uarch] if uarch else [], stream)
