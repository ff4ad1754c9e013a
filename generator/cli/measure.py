"""Commands that measure: `peers`, `bench`, `bounds`, `explore`, `report`, `measured`; `tune` searches for faster kernels."""

import re
import sys
from dataclasses import replace
from pathlib import Path

import click

from ..request.configs import Kernel, Many
from ..request.option_table import pick_uarch
from ..request.parse import Refused, families, parse_number, pick
from ..request.request import Request, parse_request
from ..request.requests import configs_of, reject_absent
from ..stopping import Stopped
from ..x86 import isa as isas
from ..x86.uarch.processors import processor_name
from .parameters import duration, folder, names, numbers, only, option_variables
from .progress import complain, progress


@click.command()
@option_variables
@click.option("--seconds", metavar="SECONDS",
              help="Time limit: per kernel that the options name (default: 60), or for all (600).")
@click.option("--force", is_flag=True, help="Store the results under another processor's name.")
def tune(words: dict[str, str], seconds: str | None, force: bool) -> int:
    """Search for faster option values and instruction orders on this machine. An interrupted search can be continued.

    Without options the search covers the fastest kernel of every hash, and of every ISA of this processor. It first varies
    option values (except those that the command sets), then the order of the instructions. The results are stored in a
    data file under the processor's name (or UARCH); `nsms gen --uarch zen4` generates the kernels from it on any machine.

    \b
    nsms tune --seconds 1800
    nsms tune --hash sha512 --seconds 600
    nsms tune --hash sha256 --isa avx2 --n 8 --sigma flat --uarch zen4 --seconds 600
    nsms tune --hash sha512 --isa avx512 --kind multi --m 8
    """
    from .. import tune as tuning
    from ..x86 import uarch as microarchitectures
    uarch = processor_name(words["uarch"]) if "uarch" in words else tuning.this_machine()
    if not re.fullmatch(r"[a-z][a-z0-9_]*", uarch) or uarch == "generic":
        raise Refused("UARCH={uarch} cannot name the results of a search: use lower case, such as UARCH=zen4.")
    if tuning.is_other_machine(uarch) and not force:
        raise Refused(f"UARCH={uarch} is another processor than this one, {tuning.this_machine()}: "
                      "the search would replace its results. Leave UARCH out, use a new name, or add --force.")
    request = parse_request({name: text for name, text in words.items() if name != "uarch"})
    every = not set(request.words) - {"hash"}
    budget = parse_number("SECONDS", seconds if seconds is not None else "600" if every else "60")
    if not budget:
        raise Refused("SECONDS=0 allows no search. Try SECONDS=60.")
    wanted = [config for config in configs_of(replace(request, isa=request.isa or "avx2")) if isinstance(config, Kernel | Many)]
    if not wanted:
        raise Refused("only kernels of kind blocks, multi and pairs are searched: leave KIND out.")
    lines = sys.stderr.isatty()
    title = "the fastest kernel of each hash and ISA" if every else ", ".join(config.stem for config in wanted)
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
        complain(f"stopped during the search of {stopping[0]}; {len(microarchitectures.kernels(uarch))} kernels are stored in "
                 f"{uarch}.json. The same command continues.")
        return stopped.status if isinstance(stopped, Stopped) else 130
    return 0


@click.command()
def peers() -> None:
    """Build OpenSSL 3.5 and AWS-LC for `nsms bench`, which then measures them beside the installed libraries.

    cargo downloads the crates openssl-src and aws-lc-sys, which carry the sources. The build takes some 5 minutes of CPU time;
    the shared libraries go to build/peers, and nothing is installed. A library that is there is not built again.

    \b
    nsms peers
    """
    from ..measure import peers as libraries
    for peer in libraries.build():
        click.echo(f"{peer.name} {peer.version}: {peer.path}")


@click.command()
@only
@click.option("--uarch", metavar="UARCH", help="Only kernels tuned for this microarchitecture (or generic).")
@click.option("--sizes", metavar="SIZES", help="Message sizes in bytes, such as 64,1024,8192.")
@click.option("--seconds", metavar="SECONDS", help="Measuring time for each size.")
@click.option("--method", default="robust", metavar="METHOD",
              help="robust, paper, speed, figure6, many, crossover or short (default: robust).")
@click.option("--out", default="generated", metavar="OUT", help="Folder of the kernels (default: generated).")
@click.option("--json", is_flag=True, help="Print JSON.")
def bench(hash: str | None, isa: str | None, n: str | None, uarch: str | None, sizes: str | None, seconds: str | None,
          method: str, out: str, json: bool) -> int:
    """Measure the kernels, OpenSSL and other libraries in one interleaved run; also those that `nsms peers` built.

    \b
    nsms bench --hash sha256 --sizes 1024,8192 --seconds 1
    nsms bench --method paper         25,000 warm-up calls, 100,000 timed calls, minimum of five runs
    nsms bench --method speed         like openssl speed
    nsms bench --method figure6       64 bytes to 2 KB, with and without a precomputed schedule of the last block
    nsms bench --method many          the library's many and pairs: 1 to 64 messages of 64 bytes to 32 KB
    nsms bench --method crossover     1 to 64 messages by each kernel, and the fastest kernel for each count
    nsms bench --method short         messages of 0 to 512 bytes by the library and by others
    """
    from ..measure import bench, crossover, many, short
    from ..report import figure6
    if method == "figure6" and (n is not None or out != "generated"):
        raise Refused("METHOD=figure6 generates its own kernels with N=1, so N and OUT mean nothing there. "
                      "Try HASH, ISA and SIZES.")
    uarch = None if uarch is None else processor_name(uarch)
    if method in ("many", "crossover", "short") and (isa, n, uarch) != (None, None, None):
        raise Refused(f"METHOD={method} measures the library, which selects its kernels, so ISA, N and UARCH mean nothing "
                      "there. Try HASH and SIZES" + (", or NSMS_KERNEL=avx2_m8 in the environment." * (method != "crossover")))
    request = bench.BenchRequest(hash, isa, None if n is None else parse_number("N", n), uarch, numbers("SIZES", sizes),
                        None if seconds is None else duration(seconds), method, out)
    runs = {"figure6": figure6.run, "many": many.run, "crossover": crossover.run, "short": short.run}
    return runs.get(method, bench.run)(request, json)


@click.command()
@only
@click.option("--kind", metavar="KIND", help="Only kernels of this kind, such as multi.")
@click.option("--m", metavar="M", help="Only kernels for this number of messages.")
@click.option("--uarch", metavar="UARCH",
              help="Microarchitecture, such as zen3: print all bounds and the estimate for it.")
@click.option("--seconds", default="1", metavar="SECONDS",
              help="Measuring time if UARCH is this machine's (default: 1; 0: none).")
@click.option("--out", default="generated", metavar="OUT", help="Folder of the kernels (default: generated).")
@click.option("--json", is_flag=True, help="Print JSON.")
def bounds(hash: str | None, isa: str | None, n: str | None, kind: str | None, m: str | None, uarch: str | None, seconds: str,
           out: str, json: bool) -> None:
    """Print lower bounds of kernels' loops, for any order of the instructions, beside measured times.

    \b
    nsms bounds --hash sha256
    nsms bounds --hash sha256 --uarch zen3
    nsms bounds --kind multi --m 16       cycles per byte of all messages
    """
    from ..product.write import read_manifest
    from ..report.bounds import run as run_bounds
    from ..spec.kinds import functions
    from ..x86.uarch.model import names as modelled
    if uarch is not None:
        uarch = pick_uarch(uarch, modelled(), "there is no model of")
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
        reject_absent(Request(hash, isa, wanted, messages, kind), folder(out, "OUT") / "manifest.json")
    budget = 0.0 if seconds == "0" else duration(seconds)
    click.echo(run_bounds(Path(out), entries, uarch, json, budget, {"hash": hash, "isa": isa, "n": wanted}, progress))


@click.command()
@click.argument("files", nargs=-1, metavar="[FILES...]")
@option_variables
@click.option("--vary", metavar="NAMES",
              help="Options to vary, such as ROT,N (default: all that the command does not set).")
@click.option("--product", metavar="NAMES", help="Explore all combinations of these options, such as ROT,LANE_ROT.")
@click.option("--seconds", default="20", metavar="SECONDS",
              help="Longest measuring time per group of variants (default: 20).")
@click.option("--out", default="build/explore", metavar="OUT", help="Folder of the results (default: build/explore).")
@click.option("--merge", is_flag=True, help="Merge result FILES of several machines into one table.")
@click.option("--picture", metavar="FILE",
              help="With --merge: write a chart with a column per processor, as PNG and SVG.")
@click.option("--scheduler", metavar="ADDRESS",
              help="Dask scheduler, tcp://...: explore on its workers; a worker's name is its machine's label.")
@click.option("--json", is_flag=True, help="Print JSON.")
@click.option("--csv", is_flag=True, help="Print CSV.")
def explore(files: tuple[str, ...], words: dict[str, str], vary: str | None, product: str | None, seconds: str, out: str,
            merge: bool, picture: str | None, scheduler: str | None, json: bool, csv: bool) -> int:
    """Measure variants that differ from the default in one option each. An interrupted exploration can be continued.

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
        raise Refused("--json and --csv exclude each other. Leave one out.")
    if merge:
        return join([Path(file) for file in files], form, None if picture is None else Path(picture))
    if picture is not None:
        raise Refused("--picture needs --merge. Try nsms explore --merge build/explore/*.json --picture all.png.")
    if files:
        raise Refused(f"explore reads the file {files[0]} only with --merge. Try --merge {files[0]}.")
    request = parse_request(words)
    for name in ("kind", "len", "lens", "shape", "const", "prefix_block"):
        if name in request.words and (name, request.words[name]) not in (("kind", "multi"), ("kind", "pairs")):
            raise Refused(f"explore measures kernels of kind blocks, multi and pairs, so "
                          f"{name.upper()}={request.words[name]} means nothing there. Leave it out.")
    return measure(request, folder(out, "OUT"), names("VARY", vary), names("PRODUCT", product), duration(seconds), scheduler,
                   form, progress)


@click.command()
@click.option("--seconds", default="2", metavar="SECONDS", help="Time of each measurement (default: 2).")
@click.option("--out", default="build/report", metavar="OUT", help="Folder to write to (default: build/report).")
@click.option("--again", metavar="AGAIN", help="1: write the page from OUT/data.json, without measuring.")
def report(seconds: str, out: str, again: str | None) -> None:
    """Measure this machine and write one HTML page with the figures of the paper.

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
@click.option("--uarch", metavar="UARCH", help="Measured processor (default: this one).")
def measured(file: str, uarch: str | None) -> int:
    """Store the results of `nsms bench --json` for the selection of kernels; FILE - is standard input.

    \b
    nsms bench --sizes 64,256,1024,8192 --json > bench.json
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
