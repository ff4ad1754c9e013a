"""The command line: `nsms COMMAND`, `python -m generator COMMAND`, and behind make's targets.

Words come in, and go on to the piece that does the work; results go to stdout, everything else to stderr. What goes
wrong is told in one or two lines that begin with `nsms:`. The status is 0 where all is done, 1 where a check
failed, 2 where the request makes no sense.
"""

from __future__ import annotations

from .stopping import TOLD, Stopped, heeded, imported  # first: from here on Ctrl-C is one line

# isort: split
import json as jsons
import os
import re
import shlex
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from functools import wraps
from pathlib import Path
from typing import Any

import click

from . import __version__, hashes
from . import cells as requests
from . import isa as isas
from .cells import Refused
from .check import ObjectError
from .choices import CHOICES, allowed
from .prove import NotProved
from .uarch import Unreadable

SYNTAXES = ("gas", "nasm", "both", "att")

ABOUT = {
    "hash": "sha1 sha224 sha256 sha384 sha512 sha512-224 sha512-256, all of these if left out; sm3.",
    "isa": "The instruction set, such as avx2; all if left out.",
    "n": "How many blocks are scheduled at once; 1, 2 and the natural one if left out.",
    **{c.name: c.about for c in CHOICES},
    "kind": "blocks, schedule or rounds, all if left out; padding with LENS.",
    "len": "The length of a whole message in bytes.",
    "lens": "Lengths whose last block is a table, such as 64,128.",
    "shape": "Which words are constant, by name.",
    "const": "Constant words, such as 8:15=hex.",
    "prefix_block": "A constant first block, in hexadecimal.",
}


class Failed(Exception):
    """A check failed; the message says which and how."""


class Commands(click.Group):
    """The group of commands; an unknown one is answered with those that exist."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args and args[0] not in self.commands:
            near = get_close_matches(args[0], self.commands, 1)
            hint = f"Did you mean {near[0]}?" if near else f"There is {', '.join(sorted(self.commands))}."
            raise Refused(f"there is no command {args[0]!r}. {hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Each command with its first sentence, uncut."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, " ".join((self.commands[name].help or "").split("\n\n")[0].split()))
                                for name in self.list_commands(ctx)])


def same(name: str) -> str:
    """--LANE_ROT is --lane-rot."""
    return name.lower().replace("_", "-")


SETTINGS: dict[str, Any] = {"token_normalize_func": same, "help_option_names": ["-h", "--help"],
                            "max_content_width": 100}


def choices(function: Callable[..., Any]) -> Callable[..., Any]:
    """Adds an option for each variable of a request; they arrive together as `asked`."""
    @wraps(function)
    def called(**given: Any) -> Any:
        asked = {name: given.pop(name) for name in requests.VARIABLES}
        return function(asked={name: value for name, value in asked.items() if value is not None}, **given)

    for name in reversed(requests.VARIABLES):
        click.option(f"--{same(name)}", name, metavar=name.upper(), help=ABOUT[name])(called)
    return called


def progress(items: Iterable[Any]) -> Iterable[Any]:
    """The same items, with a bar on stderr if that is a terminal."""
    from tqdm import tqdm
    return tqdm(items, disable=not sys.stderr.isatty(), leave=False, file=sys.stderr)


@click.group(cls=Commands, context_settings=SETTINGS)
@click.version_option(__version__, prog_name="nsms")
def nsms() -> None:
    """Generates SHA-1 and SHA-2 assembly by n-wise simultaneous message scheduling, and proves it.

    \b
    nsms gen --isa avx2 --n 8      write every hash's kernels of that cell
    nsms COMMAND --help            says more, with an example
    """


def folder(text: str, name: str) -> Path:
    if not text:
        raise Refused(f"{name}= names no folder. Try {name}=build/out.")
    return Path(text)


@nsms.command()
@choices
@click.option("--syntax", default="both", metavar="SYNTAX", help="gas, nasm, both, or att: GAS in AT&T's syntax.")
@click.option("--prefix", default="nsms_", metavar="PREFIX", help="What every symbol begins with (nsms_).")
@click.option("--out", default="generated", metavar="OUT", help="The folder (generated).")
@click.option("--no-prove", is_flag=True, help="Write without proof; the manifest and the file say so.")
@click.option("--json", is_flag=True, help="Print the manifest's entries of what was written.")
def gen(asked: dict[str, str], syntax: str, prefix: str, out: str, no_prove: bool, json: bool) -> None:
    """Write kernels: assembly, header and manifest.

    \b
    nsms gen --hash sha256 --isa avx2 --n 8 --out build/out
    """
    from .write import check_prefix, generate
    requests.pick("syntax", syntax, SYNTAXES)
    check_prefix(prefix)
    entries = generate(requests.cells(asked), folder(out, "OUT"), syntax, prefix, progress, not no_prove,
                       lib="0" if asked else "1")
    unproved = sum(not entry["proved"] for entry in entries)
    if unproved and not no_prove:
        complain(f"written without proof of every text, as an assembler is missing here: {unproved} of {len(entries)} kernels.")
    if json:
        click.echo(jsons.dumps(entries, indent=1))
    else:
        for line in written(entries, out):
            click.echo(line)


def written(entries: Sequence[dict[str, Any]], out: str) -> list[str]:
    """A line for each file, with the symbols in it."""
    held: dict[tuple[str, ...], list[str]] = {}
    for entry in entries:
        paths = tuple(f"{out}/{entry[s]}" for s in ("gas", "nasm", "att", "c") if entry.get(s))
        held.setdefault(paths, []).append(entry["symbol"])
    return [f"{' '.join(paths)}: {' '.join(symbols)}" for paths, symbols in held.items()]


@nsms.command("run")
@click.argument("file", metavar="FILE")
@click.option("--emulate", is_flag=True, help="By the meanings of the rows: no assembler, no processor that has the ISA.")
@choices
def run_file(file: str, emulate: bool, asked: dict[str, str]) -> None:
    """Print the digest of FILE (- is standard input), hashed by a generated kernel.

    \b
    nsms run --emulate --isa avx512 --hash sha256 --n 16 FILE
    """
    from .build import compile
    from .emulate import digest
    if not emulate:
        raise Refused("run hashes by the rows' meanings only. Try --emulate.")
    if "isa" not in asked:
        raise Refused(f"say which instruction set is to be emulated. Try --isa {isas.names()[0]}.")
    engines = isas.load(asked["isa"]).engines if asked["isa"] in isas.names() else ()
    name = asked.get("hash", "sha256" if "sha256" in engines or not engines else engines[0])
    requests.families(name)
    if asked.get("kind", "blocks") != "blocks":
        raise Refused(f"KIND={asked['kind']} hashes no whole message. Try --kind blocks.")
    family = hashes.find(name)[0]
    natural = {"n": str(requests.natural(family, isas.load(asked["isa"])))} if asked["isa"] in isas.names() and not (
        engines) else {"n": "1"}
    cell = requests.cells(natural | asked | {"hash": name, "kind": "blocks"})[0]
    message = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    click.echo(f"{digest(compile(cell, 'blocks'), name, message).hex()}  {file}")


@nsms.command("list")
@click.option("--hash", metavar="HASH", help="Only this hash.")
@click.option("--isa", metavar="ISA", help="Only this instruction set.")
@click.option("--n", metavar="N", help="Only what this n allows.")
@click.option("--json", is_flag=True, help="As JSON.")
def listing(hash: str | None, isa: str | None, n: str | None, json: bool) -> None:
    """Show what can be asked for, the default of each choice first, and for which N where not for all.

    \b
    nsms list --isa avx2
    nsms list --hash sha256 --isa avx2 --n 8
    """
    names = [requests.pick("ISA", isa, isas.names())] if isa is not None else isas.names()
    wanted = None if n is None else requests.whole_number("N", n)
    pairs = [(family, name, requests.ns(hashes.load(family), isas.load(name))) for name in names
             for family in (requests.families(hash) if hash is not None else hashes.names())]
    if wanted is not None:
        if len(pairs) == 1:
            requests.check_n(hashes.load(pairs[0][0]), isas.load(pairs[0][1]), wanted)
        pairs = [(family, name, [wanted]) for family, name, numbers in pairs if wanted in numbers]
        if not pairs:
            raise Refused(f"N={wanted} exists for nothing of what is asked for. Try `nsms list` without N.")
    if json:
        click.echo(jsons.dumps([{
            "hash": family, "isa": name, "n": numbers, "natural_n": requests.natural(hashes.load(family), isas.load(name)),
            **{c.name: allowed(c, family, name, numbers) for c in CHOICES}} for family, name, numbers in pairs], indent=1))
        return
    told: dict[tuple[str, ...], list[str]] = {}                  # what is the same of several hashes is told once
    for family, name, numbers in pairs:
        if numbers:
            told.setdefault((name, *choices_told(family, name, numbers)), []).append(family)
    for (name, *lines), families in told.items():
        click.echo("\n".join([f"ISA={name}  HASH={' '.join(families)}", *lines]))


def choices_told(family: str, name: str, numbers: Sequence[int]) -> list[str]:
    """A line for N and for each choice that means something: its values, each with the n that allow it where some do not."""
    lines = [f"  {'N':9} {ranges(numbers)}"]
    for c in CHOICES:
        fits = {value: [n for n in numbers if value in allowed(c, family, name, [n])]
                for value in allowed(c, family, name, numbers)}
        words = [value + (f" (N={ranges(some)})" if some != list(numbers) else "") for value, some in fits.items()]
        lines += [f"  {c.name.upper():9} {', '.join(words)}"] if words else []
    return lines


def ranges(numbers: Sequence[int]) -> str:
    """Ascending numbers, neighbours drawn together: 1-4 8."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


@nsms.command()
@click.option("--out", default="generated", metavar="OUT", help="The folder (generated).")
def fresh(out: str) -> None:
    """Make the generated files again and compare every byte.

    \b
    nsms fresh
    """
    from .fresh import stale
    found = stale(Path(out), progress)
    for line in found:
        click.echo(line)
    if found:
        raise Failed(f"{out} is not what the generator writes: {len(found)} differences. `make gen` writes it anew.")
    click.echo(f"{out} is fresh: the same bytes, made again")


@nsms.command()
@choices
@click.option("--dest", metavar="DEST", help="The folder to copy to.")
@click.option("--syntax", default="gas", metavar="SYNTAX", help="gas (the default), nasm, both or att.")
@click.option("--prefix", default="nsms_", metavar="PREFIX", help="What every symbol begins with (nsms_).")
@click.option("--lib", metavar="LIB", help="The library too: 1 with the kernels that it chooses, for the processors that UARCH "
              "names if it does; small with one or two of a hash; all with all.")
def vendor(asked: dict[str, str], dest: str | None, syntax: str, prefix: str, lib: str | None) -> None:
    """Copy what one program needs into its tree.

    \b
    nsms vendor --dest third_party/sha --hash sha256 --isa avx2 --n 8
    nsms vendor --dest third_party/sha --hash sha256 --lib 1
    nsms vendor --dest third_party/sha --lib 1 --uarch zen3,goldencove
    """
    from . import vendor as vendoring
    from .write import check_prefix
    if dest is None:
        raise Refused("vendor needs a folder to copy to. Try DEST=third_party/nsms.")
    lib = requests.pick("LIB", lib or "0", ("0", "1", "small", "all"))
    requests.pick("syntax", syntax, SYNTAXES)
    check_prefix(prefix)
    if lib != "0" and asked.get("kind", "blocks") in ("schedule", "rounds"):
        raise Refused(f"LIB={lib} is whole hashes on kernels of kind blocks, so KIND={asked['kind']} means nothing to it. Leave "
                      f"one of them out.")
    for name in ("hash", "isa"):
        if name not in asked and lib == "0":
            raise Refused(f"vendor copies just what is needed, so say which {name.upper()}. "
                          "Try HASH=sha256 ISA=avx2 N=8, or LIB=1, which chooses among several.")
    words = [f"DEST={dest}", *(f"{name.upper()}={value}" for name, value in asked.items())]
    words += [f"SYNTAX={syntax}"] * (syntax != "gas") + [f"PREFIX={prefix}"] * (prefix != "nsms_")
    words += [f"LIB={lib}"] * (lib != "0")
    cores = vendoring.cores_of(asked.pop("uarch", None)) if lib != "0" else None
    if lib != "0":
        wanted = vendoring.library_cells(asked, lib)
    else:
        told = {"len", "lens", "shape", "const", "prefix_block"} & asked.keys()
        wanted = requests.cells(asked if told else {"kind": "blocks"} | asked)
    command = shlex.join(["make", "vendor", *words])
    line, sizes = vendoring.vendor(folder(dest, "DEST"), wanted, syntax, prefix, command, lib, cores)
    click.echo(line)
    if sizes:
        complain(sizes)


@nsms.command()
@click.argument("files", nargs=-1, metavar="[FILES...]")
@choices
@click.option("--out", default="generated", metavar="OUT", help="The folder with the manifest (generated).")
@click.option("--object", "object_file", metavar="FILE", help="An object or archive of somebody else's.")
@click.option("--symbol", metavar="NAME", help="With --object: the function.")
@click.option("--abi", default="sysv", metavar="ABI", help="With --object: sysv or win64.")
@click.option("--least", default="0", metavar="COUNT", help="With --object: the fewest blocks that callers may pass (0).")
@click.option("--frame-limit", default="65536", metavar="BYTES", help="With --object: the most stack it may take (65536).")
@click.option("--time-limit", default="600", metavar="SECONDS", help="With --object: the most CPU time for the proof (600).")
@click.option("--assume", multiple=True, metavar="NAME=HEX", help="With --object: the bytes at an undefined symbol.")
@click.option("--json", is_flag=True, help="The verdicts as JSON.")
def prove(files: tuple[str, ...], asked: dict[str, str], out: str, object_file: str | None, symbol: str | None,
          abi: str, least: str, frame_limit: str, time_limit: str, assume: tuple[str, ...], json: bool) -> None:
    """Prove assembled bytes equal to FIPS 180-4, for all inputs: the committed kernels, FILES of them, or any object.

    \b
    nsms prove generated/gas/sha256_avx2_n8.S
    nsms prove --object libcrypto.a --symbol sha256_block_data_order_avx2 --hash sha256 --kind blocks --least 1
    """
    from . import prove as proving
    from .write import read_manifest
    if object_file is not None:
        verdicts = [prove_other(object_file, symbol, asked, abi, least, assume, frame_limit, time_limit)]
        names = [verdicts[0]["symbol"]]
    else:
        entries = read_manifest(Path(out) / "manifest.json")
        known = {name for f in files for name in [Path(f).name]}
        fields = {"isa": "isa", "n": "n", "kind": "kind", **{c.name: c.field for c in CHOICES}}
        held = [e for e in entries if (not known or {Path(e[s]).name for s in ("gas", "nasm", "att") if e.get(s)} & known)
                and all(str(e.get(fields[k])) == v for k, v in asked.items() if k in fields)
                and ("hash" not in asked or e["hash"] in requests.families(asked["hash"]))]
        if not held:
            raise Refused(f"{out}/manifest.json has no such kernel. `nsms gen` writes them; `nsms list` shows what exists.")
        wanted = [job for job in proving.jobs(Path(out), held) if not known or job.path.name in known]
        if not wanted:
            raise Refused("there is no assembler on this machine, so no object to prove. Install gcc or nasm.")
        done = proving.prove_all(wanted, progress)
        verdicts, names = [v for _, v in done], [job.name for job, _ in done]
    if json:
        click.echo(jsons.dumps(verdicts, indent=1, default=str))
    else:
        for name, v in zip(names, verdicts):
            click.echo(f"{'proved' if v['proved'] else 'NOT PROVED'}  {name}: {v['message']}")
    wrong = [name for name, v in zip(names, verdicts) if not v["proved"]]
    if wrong:
        raise Failed(f"{len(wrong)} of {len(names)} not proved, the first: {wrong[0]}.")
    click.echo(f"{len(names)} proved", err=json)


@nsms.command()
@click.argument("files", nargs=-1, metavar="[FILES...]")
@click.option("--product", metavar="FILE", help="The same as a FILE: an object, an archive, a library or a program.")
@click.option("--out", default="generated", metavar="OUT", help="The folder with the manifest and the texts (generated).")
@click.option("--prove", "again", is_flag=True, help="Prove what is found again, from that file: objects and archives of them.")
@click.option("--json", is_flag=True, help="What was found, as JSON.")
def verify(files: tuple[str, ...], product: str | None, out: str, again: bool, json: bool) -> None:
    """Are these the bytes that were proved? Finds our functions in FILES, by symbol or by their bytes, and compares them.

    ELF, PE/COFF and Mach-O for x86-64, objects, archives, and linked files, stripped or not. The texts of the manifest are
    assembled here, once, to know the bytes; what no assembler here makes is named.

    \b
    nsms verify build/program
    nsms verify --prove build/libfoo.a
    """
    from . import verified
    from .write import read_manifest
    names = [*files, *([product] if product is not None else [])]
    if not names:
        raise Refused("verify needs a file to look into. Try PRODUCT=build/program.")
    entries = read_manifest(Path(out) / "manifest.json")
    if not entries:
        raise Refused(f"{out}/manifest.json has no kernels. `nsms gen` writes them.")
    found = verified.look(names, Path(out), entries, again, progress)
    click.echo(jsons.dumps(found.told, indent=1) if json else "\n".join(found.lines()))
    if found.unknown:
        complain(f"not looked for, as no assembler here makes the bytes that were proved: {len(found.unknown)} functions, "
                 f"the first: {found.unknown[0]}.")
    if wrong := found.wrong():
        raise Failed(wrong)


@nsms.command()
@click.option("--hash", metavar="HASH", help="Only this hash.")
@click.option("--isa", metavar="ISA", help="Only kernels of this instruction set.")
@click.option("--n", metavar="N", help="Only kernels of this n.")
@click.option("--seconds", default="300", metavar="SECONDS", help="How long to try new ones (300; 0: only tell what was found).")
@click.option("--out", default="generated", metavar="OUT", help="The folder with the manifest (generated).")
@click.option("--json", is_flag=True, help="As JSON.")
def mutants(hash: str | None, isa: str | None, n: str | None, seconds: str, out: str, json: bool) -> None:
    """Change kernels in many small ways, and see that none is proved while it computes something else.

    What was found is kept in build/mutants and adds up from run to run; stop it when you like.

    \b
    nsms mutants --isa x64 --seconds 60
    """
    from .check.mutants import Kept, campaign
    from .place import scratch
    from .prove import expanded, grounds, object_or_none
    from .write import read_manifest
    asked = {name: value for name, value in (("isa", isa), ("n", n)) if value is not None}
    held = [e for e in read_manifest(Path(out) / "manifest.json") if (hash is None or e["hash"] in requests.families(hash))
            and all(str(e[k]) == v for k, v in asked.items()) and e["gas"] and e["kind"] != "padding"]
    if not held:
        raise Refused(f"{out}/manifest.json has no such kernel. `nsms gen` writes them.")
    budget = 0.0 if seconds == "0" else duration(seconds)
    kept, skipped = Kept(scratch() / "mutants", grounds()), dict[str, str]()
    if budget:
        with bar(budget, "s") as tell:
            skipped = campaign(held, lambda entry: expanded(Path(out) / entry["gas"]), object_or_none, kept, budget,
                               progress=tell)
    found = kept.summary(skipped)
    click.echo(jsons.dumps(found, indent=1) if json else "\n".join(told(found)))
    if found["failures"]:
        raise Failed(f"{len(found['failures'])} mutants are proved and wrong, or broke the prover; the first: "
                     f"{found['failures'][0]}.")


def told(found: dict[str, Any]) -> list[str]:
    """What runs of `mutants` found, for people."""
    lines = [f"{kind}: " + ", ".join(f"{count} {outcome}" for outcome, count in outcomes.items())
             for kind, outcomes in found["kinds"].items() if outcomes]
    lines += [f"skipped {symbol}: {why}" for symbol, why in found["skipped"].items()]
    return [*lines, f"{found['mutants']} mutants of {found['kernels']} kernels with this checker "
            f"({found['with_earlier_checkers']} with earlier ones): {found['refused']} refused, {found['equal']} proved, equal, "
            f"{found['unlinked']} proved and not linkable, {found['wrong']} proved and wrong, {found['error']} broke the prover"]


@contextmanager
def bar(total: float, unit: str) -> Iterator[Callable[[float, str], None]]:
    """A bar on a terminal; elsewhere a line at the beginning, and one at the end. What is yielded takes how far it is, and
    with what."""
    from tqdm import tqdm
    if not sys.stderr.isatty():
        print(f"nsms: this takes {total:g} {unit}.", file=sys.stderr, flush=True)
        yield lambda done, what: None
        print("nsms: done.", file=sys.stderr, flush=True)
        return
    with tqdm(total=round(total), unit=unit, file=sys.stderr, leave=False,
              bar_format="{l_bar}{bar}| {n:.0f}/{total} {unit} {postfix}") as shown:
        def tell(done: float, what: str) -> None:
            shown.set_postfix_str(what, refresh=False)
            shown.update(min(done, total) - shown.n)
        yield tell


@nsms.command()
@click.option("--hash", metavar="HASH", help="Only this hash.")
@click.option("--isa", metavar="ISA", help="Only this instruction set.")
@click.option("--n", metavar="N", help="Only cells that schedule so many blocks at once.")
@click.option("--json", is_flag=True, help="What was found of each cell, as JSON.")
def matrix(hash: str | None, isa: str | None, n: str | None, json: bool) -> None:
    """Build, assemble, prove and run every cell; stop it when you like, it goes on from there.

    \b
    nsms matrix --hash sha256 --isa avx2
    """
    from . import matrix as cells_of
    names = [requests.pick("ISA", isa, isas.names())] if isa is not None else isas.names()
    families = requests.families(hash) if hash is not None else hashes.names()
    wanted = cells_of.listed(families, names, None if n is None else requests.whole_number("N", n))
    if not wanted:
        raise Refused(f"no cell is of {' '.join(filter(None, [hash, isa, n and f'N={n}']))}. `nsms list` shows what exists.")
    found = cells_of.examine_all(wanted, progress)
    if json:
        click.echo(jsons.dumps(found, indent=1))
    wrong = [f for f in found if f["wrong"]]
    if not json:
        for line in [*cells_of.table(found), *cells_of.skipped(found), *(f"WRONG {f['cell']}: {f['wrong']}" for f in wrong)]:
            click.echo(line)
    if wrong:
        raise Failed(f"{len(wrong)} of {len(found)} cells fail: {' '.join(f['cell'] for f in wrong)}.")


def prove_other(object_file: str, symbol: str | None, asked: dict[str, str], abi: str, least: str,
                assume: tuple[str, ...], frame_limit: str = "65536", time_limit: str = "600") -> dict[str, Any]:
    """The verdict on a function of an object that we did not write."""
    from .check import prove_object
    for name in ("hash", "kind"):
        if name not in asked:
            raise Refused(f"a proof needs to know what is claimed: say --{name}, such as --hash sha256 --kind blocks.")
    if symbol is None:
        raise Refused("an object holds many functions: say which with --symbol.")
    requests.pick("ABI", abi, ("sysv", "win64"))
    family = requests.families(asked["hash"])[0]
    n = requests.whole_number("N", asked["n"]) if "n" in asked else None
    if not Path(object_file).is_file():
        raise Refused(f"there is no file {object_file}.")
    known: dict[str, bytes] = {}
    for pair in assume:
        name, _, text = pair.partition("=")
        try:
            known[name] = bytes.fromhex(text)
        except ValueError:
            raise Refused(f"--assume {pair}: what stands behind = must be bytes in hexadecimal.") from None
    return prove_object(object_file, symbol, family, requests.pick("kind", asked["kind"], requests.KINDS), n, abi,
                        requests.whole_number("LEAST", least), known or None,
                        stack_bytes=requests.whole_number("FRAME-LIMIT", frame_limit),
                        seconds=requests.whole_number("TIME-LIMIT", time_limit)).as_dict()


def numbers(name: str, text: str | None) -> list[int] | None:
    """Whole numbers, separated by commas or spaces."""
    return None if text is None else [requests.whole_number(name, word) for word in re.split(r"[,\s]+", text.strip())]


@nsms.command()
@choices
@click.option("--seconds", metavar="SECONDS", help="How long to search: each kernel that is named (60), or all (600).")
def tune(asked: dict[str, str], seconds: str | None) -> None:
    """Search for what runs faster on this machine; stop it when you like, nothing is lost, and the same command goes on.

    Without choices it searches what matters here: the fastest kernel of every hash, and of every ISA of this processor. First for
    choices (those that are named stay as they are), then for orders of the instructions. What is found is kept as a file of
    data under the processor's name (or another); `nsms gen --uarch zen4` makes the kernels from it on any machine.

    \b
    nsms tune --seconds 1800
    nsms tune --hash sha512 --seconds 600
    nsms tune --hash sha256 --isa avx2 --n 8 --sigma flat --uarch zen4 --seconds 600
    """
    from . import tune as tuning
    from . import uarch as microarchitectures
    uarch = asked.pop("uarch", None) or tuning.here()
    if not re.fullmatch(r"[a-z][a-z0-9_]*", uarch) or uarch == "generic":
        raise Refused("a search needs a name to keep what it finds under: lower case, such as UARCH=zen4.")
    every = not set(asked) - {"hash"}
    budget = requests.whole_number("SECONDS", seconds if seconds is not None else "600" if every else "60")
    if not budget:
        raise Refused("SECONDS=0 leaves no time to search. Try SECONDS=60.")
    wanted = [cell for cell in requests.cells({"isa": "avx2", **asked}) if "blocks" in cell.kinds]
    if not wanted:
        raise Refused("only kernels of kind blocks are searched: leave KIND out.")
    lines = sys.stderr.isatty()
    title = "what matters here" if every else ", ".join(cell.stem for cell in wanted)
    stopping = [title]

    def told(text: str) -> None:
        stopping[0] = text.partition(":")[0]
        if lines:
            print(f"\r{text[:118]:<118}", end="", file=sys.stderr, flush=True)

    def done(outcome: tuning.Outcome) -> None:
        if lines:
            print(f"\r{'':118}\r", end="", file=sys.stderr, flush=True)
        click.echo(str(outcome))

    try:
        if every:
            tuning.everything(requests.families(asked.get("hash")), uarch, budget, told, done)
        else:
            for cell in wanted:
                done(tuning.kernel(cell, uarch, budget, told, asked))
    except KeyboardInterrupt:
        microarchitectures.load.cache_clear()
        raise Refused(f"stopped while {stopping[0]} was searched; {len(microarchitectures.kernels(uarch))} kernels are kept in "
                      f"{uarch}.json. The same command goes on from there.") from None


@nsms.command()
@click.option("--hash", metavar="HASH", help="Only this hash.")
@click.option("--isa", metavar="ISA", help="Only kernels of this instruction set.")
@click.option("--n", metavar="N", help="Only kernels of this n.")
@click.option("--uarch", metavar="UARCH", help="Only kernels tuned for this microarchitecture (or generic).")
@click.option("--sizes", metavar="SIZES", help="Message sizes in bytes, such as 64,1024,8192.")
@click.option("--seconds", metavar="SECONDS", help="How long to measure at each size.")
@click.option("--method", default="robust", metavar="METHOD", help="robust, paper, speed or figure6.")
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
    """
    from .report import figure6
    from .report.bench import run as measure
    budget = None if seconds is None else duration(seconds)
    if method == "figure6":
        if n is not None or out != "generated":
            raise Refused("METHOD=figure6 makes its kernels itself, of one block at a time, so N and OUT mean nothing there. "
                          "Try HASH, ISA and SIZES.")
        return figure6.run(hash, isa, uarch, numbers("SIZES", sizes), budget, json)
    return measure(out, hash, isa, numbers("SIZES", sizes), budget, json, method,
                   None if n is None else requests.whole_number("N", n), uarch)


@nsms.command("bounds")
@click.option("--hash", metavar="HASH", help="Only this hash.")
@click.option("--isa", metavar="ISA", help="Only kernels of this instruction set.")
@click.option("--n", metavar="N", help="Only kernels of this n.")
@click.option("--uarch", metavar="UARCH", help="A processor's microarchitecture, such as zen3: tells all that is known of it.")
@click.option("--seconds", default="1", metavar="SECONDS", help="How long to measure, where UARCH is this machine's (1; 0: not).")
@click.option("--out", default="generated", metavar="OUT", help="Where the kernels are (generated).")
@click.option("--json", is_flag=True, help="As JSON.")
def bounds_of(hash: str | None, isa: str | None, n: str | None, uarch: str | None, seconds: str, out: str, json: bool) -> None:
    """Say what no order of a kernel's instructions can beat on a processor, and how far off it is.

    \b
    nsms bounds --hash sha256
    nsms bounds --hash sha256 --uarch zen3
    """
    from .report.bounds import run as tell
    from .uarch.model import names as modelled
    from .write import read_manifest
    if uarch is not None:
        requests.pick("UARCH", uarch, modelled())
    if isa is not None:
        requests.pick("ISA", isa, isas.names())
    wanted = None if n is None else requests.whole_number("N", n)
    held = [e for e in read_manifest(folder(out, "OUT") / "manifest.json") if e["hash"] in requests.families(hash)
            and isa in (None, e["isa"]) and wanted in (None, e["n"])]
    if not held:
        raise Refused(f"{out}/manifest.json has no such kernel. `nsms gen` writes them; `nsms list` shows what exists.")
    budget = 0.0 if seconds == "0" else duration(seconds)
    click.echo(tell(Path(out), held, uarch, json, budget, {"hash": hash, "isa": isa, "n": wanted}, progress))


@nsms.command()
@click.argument("files", nargs=-1, metavar="[FILES...]")
@choices
@click.option("--vary", metavar="NAMES", help="Vary only these choices, such as ROT,N (all that are not held fixed).")
@click.option("--product", metavar="NAMES", help="Every combination of these choices, such as ROT,LANE_ROT.")
@click.option("--seconds", default="20", metavar="SECONDS", help="How long to wait for quiet at each few variants (20).")
@click.option("--out", default="build/explore", metavar="OUT", help="Where results are kept (build/explore).")
@click.option("--merge", is_flag=True, help="Join FILES of results from several machines in one table.")
@click.option("--picture", metavar="FILE", help="With --merge: draw a column for each processor, as PNG and SVG.")
@click.option("--scheduler", metavar="ADDRESS", help="A Dask scheduler, tcp://...: explore on its workers, named by machine.")
@click.option("--json", is_flag=True, help="As JSON.")
@click.option("--csv", is_flag=True, help="As CSV.")
def explore(files: tuple[str, ...], asked: dict[str, str], vary: str | None, product: str | None, seconds: str, out: str,
            merge: bool, picture: str | None, scheduler: str | None, json: bool, csv: bool) -> int:
    """Vary one choice at a time around the default, and see which variant is fastest here; stop it when you like.

    \b
    nsms explore --hash sha256 --vary ROT
    nsms explore --hash sha512 --isa avx2 --product ROT,LANE_ROT
    nsms explore --merge zen3-1f2e3d4c.json skylakex-5b6a7988.json
    """
    from .report.explore import merge as join
    from .report.explore import run as measure
    form = "json" if json else "csv" if csv else "text"
    if json and csv:
        raise Refused("--json and --csv cannot both be had. Leave one out.")
    if merge:
        return join([Path(file) for file in files], form, None if picture is None else Path(picture))
    if picture is not None:
        raise Refused("--picture draws what --merge joins. Try nsms explore --merge build/explore/*.json --picture all.png.")
    if files:
        raise Refused(f"explore takes no file {files[0]} unless it is to be joined with others. Try --merge {files[0]}.")
    for name in ("kind", "len", "lens", "shape", "const", "prefix_block"):
        if name in asked:
            raise Refused(f"explore times whole hashes by kernels of kind blocks, so {name.upper()}={asked[name]} means nothing "
                          f"to it. Leave it out.")
    return measure(asked, folder(out, "OUT"), names(vary), names(product), duration(seconds), scheduler, form, progress)


def names(text: str | None) -> list[str] | None:
    """Names of choices, separated by commas or spaces."""
    return None if text is None else [word.lower().replace("-", "_") for word in re.split(r"[,\s]+", text.strip())]


def duration(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1
    if not 0 < found < 1e5:
        raise Refused(f"SECONDS={text} is no number of seconds. Try SECONDS=1.")
    return found


@nsms.command("report")
@click.option("--seconds", default="2", metavar="SECONDS", help="How long each measurement takes (2).")
@click.option("--out", default="build/report", metavar="OUT", help="The folder (build/report).")
@click.option("--again", metavar="AGAIN", help="1: draw OUT/data.json again, without measuring.")
def report_page(seconds: str, out: str, again: str | None) -> None:
    """Measure, count and estimate what the paper evaluates, and write one page with pictures.

    \b
    nsms report --seconds 1
    nsms report --again 1
    """
    from .report.page import run as write_page
    budget = duration(seconds)
    requests.pick("AGAIN", again or "0", ("0", "1"))
    lines = sys.stderr.isatty()
    tell = (lambda text: print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)) if lines else (lambda text: None)
    said, paths = write_page(folder(out, "OUT"), budget, again == "1", tell, progress)
    for line in [*said, *map(str, paths)]:
        click.echo(line)


def message(error: click.ClickException) -> str:
    """click's complaint in our words."""
    if isinstance(error, click.NoSuchOption):
        command = error.ctx.command if error.ctx else nsms
        has = [p.opts[0] for p in command.params if isinstance(p, click.Option)]
        near = get_close_matches(error.option_name, has, 1)
        return (f"{command.name} has no option {error.option_name}. "
                + (f"Did you mean {near[0]}?" if near else f"It has {' '.join(has)}."))
    text = error.format_message().rstrip(".")
    return f"{text[:1].lower()}{text[1:]}. See nsms --help."


LONG_WORD, LONG_LINE = 300, 4000        # characters, beyond which a complaint is cut
QUICK = ("list",)                       # commands that take long only where the machine is overloaded
PATIENCE = 5.0                          # seconds, after which work says on a stderr that is no terminal that it goes on


def cut(line: str) -> str:
    """A line of a complaint without the most of a value that nobody wants to read whole."""
    short = re.sub(rf"\S{{{LONG_WORD},}}", lambda word: f"{word[0][:LONG_WORD // 4]}... ({len(word[0])} characters)", line)
    return short if len(short) <= LONG_LINE else f"{short[:LONG_LINE]}... ({len(line)} characters)"


@contextmanager
def patience(name: str) -> Iterator[None]:
    """Says that work of above five seconds goes on, and at its end that it is done, where no bar can be seen."""
    if sys.stderr.isatty() or name in QUICK:
        yield
        return
    began, told = time.monotonic(), threading.Event()

    def tell() -> None:
        told.set()
        print(f"nsms {name}: at work, which takes above {PATIENCE:g} seconds", file=sys.stderr, flush=True)

    timer = threading.Timer(PATIENCE, tell)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
    if told.is_set():
        print(f"nsms {name}: done after {time.monotonic() - began:.0f} seconds", file=sys.stderr, flush=True)


def complain(text: str) -> None:
    """At most two lines on stderr."""
    lines = [cut(line) for line in text.strip().splitlines() if line.strip()] or ["nothing is known about it"]
    print(f"nsms: {lines[0]}" + (f"\n{lines[1]}" if len(lines) > 1 else ""), file=sys.stderr)


def main(words: Sequence[str] | None = None) -> int:
    """Runs a command; returns the status of the process."""
    try:
        given = list(sys.argv[1:] if words is None else words)
        with heeded(), nsms.make_context("nsms", list(given)) as context, patience(given[0] if given else ""):
            return nsms.invoke(context) or 0
    except click.exceptions.Exit as done:                # --help and the like
        return done.exit_code
    except (Refused, Unreadable) as refused:
        complain(str(refused))
    except NotProved as failed:
        complain(f"not proved: {failed}.".replace("..", "."))
        return 1
    except Failed as failed:
        complain(str(failed))
        return 1
    except ObjectError as error:
        complain(str(error))
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 0
    except click.ClickException as error:
        complain(message(error))
    except (KeyboardInterrupt, click.Abort) as stopped:
        complain(TOLD)
        return stopped.status if isinstance(stopped, Stopped) else 130
    except BrokenPipeError:                              # whoever read our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        if os.environ.get("NSMS_DEBUG"):
            raise
        complain(f"{error.filename or 'the system'}: {error.strerror or error}.")
    except Exception as error:
        if os.environ.get("NSMS_DEBUG"):
            raise
        where = traceback.extract_tb(error.__traceback__)[-1]
        complain(f"a mistake of ours, {type(error).__name__} at {Path(where.filename).name}:{where.lineno}: {error}\n"
                 "NSMS_DEBUG=1 shows where it came from; please report it.")
        return 1
    return 2


def run() -> None:
    """The console script."""
    sys.exit(main())


imported()

if __name__ == "__main__":
    run()
