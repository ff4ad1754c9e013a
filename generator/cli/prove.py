"""Commands that check: `prove` and `verify`, and `mutants` and `matrix`, which try what others do not think of."""

import json as jsons
from pathlib import Path
from typing import Any

import click

from ..request.asked import Refused, families, pick, whole_number
from ..request.choices import EVERY
from ..request.kernels import KINDS
from ..request.many import MANY
from ..target import isa as isas
from ..text import hashes
from ..text.kinds import functions
from .asking import choices, duration, only
from .telling import Failed, bar, complain, progress


@click.command()
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
@click.option("--strict", is_flag=True, help="Fail where a verdict rests on an assumption, but of functions proved beside it.")
@click.option("--json", is_flag=True, help="The verdicts as JSON.")
def prove(files: tuple[str, ...], asked: dict[str, str], out: str, object_file: str | None, symbol: str | None,
          abi: str, least: str, frame_limit: str, time_limit: str, assume: tuple[str, ...], strict: bool, json: bool) -> None:
    """Prove assembled bytes equal to FIPS 180-4, for all inputs: the committed kernels, FILES of them, or any object.

    \b
    nsms prove generated/gas/sha256_avx2_n8.S
    nsms prove --object libcrypto.a --symbol sha256_block_data_order_avx2 --hash sha256 --kind blocks --least 1
    """
    from ..product import prove as proving
    from ..product.write import read_manifest
    if object_file is not None:
        verdicts = [prove_other(object_file, symbol, asked, abi, least, assume, frame_limit, time_limit)]
        names = [verdicts[0]["symbol"]]
    else:
        entries = read_manifest(Path(out) / "manifest.json")
        known = {name for f in files for name in [Path(f).name]}
        fields = {"isa": "isa", "n": "n", "kind": "kind", **{c.name: c.field for c in EVERY}}
        held = [e for e in entries if (not known or {Path(e[s]).name for s in ("gas", "nasm", "att", "go") if e.get(s)} & known)
                and all(str(e.get(fields[k])) == v for k, v in asked.items() if k in fields)
                and ("hash" not in asked or e["hash"] in families(asked["hash"]))]
        if not held:
            raise Refused(f"{out}/manifest.json has no such kernel. `nsms gen` writes them; `nsms list` shows what exists.")
        wanted = [job for job in proving.jobs(Path(out), held) if not known or job.path.name in known]
        if not wanted:
            raise Refused("there is no assembler on this machine, so no object to prove. Install gcc or nasm.")
        verdicts = list(proving.in_parallel(proving.run, [(job,) for job in wanted], progress))
        names = [job.name for job in wanted]
    if json:
        click.echo(jsons.dumps(verdicts, indent=1, default=str))
    else:
        for name, v in zip(names, verdicts):
            click.echo(f"{'proved' if v['proved'] else 'NOT PROVED'}  {name}: {v['message']}")
    wrong = [name for name, v in zip(names, verdicts) if not v["proved"]]
    if wrong:
        raise Failed(f"{len(wrong)} of {len(names)} not proved, the first: {wrong[0]}.")
    besides = {v["symbol"] for v in verdicts}
    resting = [(name, a["text"]) for name, v in zip(names, verdicts) for a in v.get("assumptions", ())
               if not (a["kind"] == "other symbol" and a["name"] in besides)]
    if strict and resting:
        raise Failed(f"{len(resting)} assumptions, the first: {resting[0][0]} is proved if {resting[0][1]}.")
    click.echo(f"{len(names)} proved", err=json)


def prove_other(object_file: str, symbol: str | None, asked: dict[str, str], abi: str, least: str,
                assume: tuple[str, ...], frame_limit: str = "65536", time_limit: str = "600") -> dict[str, Any]:
    """The verdict on a function of an object that we did not write."""
    from ..check import Claim, Effort, prove_object
    for name in ("hash", "kind"):
        if name not in asked:
            raise Refused(f"a proof needs to know what is claimed: say --{name}, such as --hash sha256 --kind blocks.")
    if symbol is None:
        raise Refused("an object holds many functions: say which with --symbol.")
    pick("ABI", abi, ("sysv", "win64"))
    family = families(asked["hash"])[0]
    n = whole_number("N", asked["n"]) if "n" in asked else None
    if not Path(object_file).is_file():
        raise Refused(f"there is no file {object_file}.")
    known: dict[str, bytes] = {}
    for pair in assume:
        name, _, text = pair.partition("=")
        try:
            known[name] = bytes.fromhex(text)
        except ValueError:
            raise Refused(f"--assume {pair}: what stands behind = must be bytes in hexadecimal.") from None
    claim = Claim.of(family, pick("kind", asked["kind"], (*KINDS, *MANY)), n, abi, whole_number("LEAST", least),
                     known, whole_number("FRAME-LIMIT", frame_limit), whole_number("M", asked["m"]) if "m" in asked else None)
    return prove_object(object_file, symbol, claim, Effort(seconds=whole_number("TIME-LIMIT", time_limit))).as_dict()


@click.command()
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
    from ..product import verified
    from ..product.write import read_manifest
    names = [name for name in (*files, product) if name]
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


@click.command()
@only
@click.option("--seconds", default="300", metavar="SECONDS", help="How long to try new ones (300; 0: only tell what was found).")
@click.option("--kinds", default="all", metavar="KINDS", help="all, or compiler: changes like a compiler's mistakes (all).")
@click.option("--out", default="generated", metavar="OUT", help="The folder with the manifest (generated).")
@click.option("--json", is_flag=True, help="As JSON.")
def mutants(hash: str | None, isa: str | None, n: str | None, seconds: str, kinds: str, out: str, json: bool) -> None:
    """Change kernels in many small ways, and see that none is proved while it computes something else.

    What was found is kept in build/mutants and adds up from run to run; stop it when you like.

    \b
    nsms mutants --isa x64 --seconds 60
    """
    from ..files import scratch
    from ..mutation.miscompilations import MISCOMPILATIONS
    from ..mutation.mutants import KINDS as CHANGES
    from ..mutation.mutants import Kept, campaign
    from ..product.prove import expanded, grounds, object_or_none
    from ..product.write import read_manifest
    chosen = pick("KINDS", kinds, ("all", "compiler"))
    asked = {name: value for name, value in (("isa", isa), ("n", n)) if value is not None}
    held = [e for e in read_manifest(Path(out) / "manifest.json") if (hash is None or e["hash"] in families(hash))
            and all(str(e[k]) == v for k, v in asked.items()) and e["gas"] and e["kind"] in functions()]
    if not held:
        raise Refused(f"{out}/manifest.json has no such kernel. `nsms gen` writes them.")
    budget = 0.0 if seconds == "0" else duration(seconds)
    kept, skipped = Kept(scratch() / "mutants", grounds()), dict[str, str]()
    if budget:
        with bar(budget, "s") as tell:
            skipped = campaign(held, lambda entry: expanded(Path(out) / entry["gas"]), object_or_none, kept, budget,
                               progress=tell, kinds=list(MISCOMPILATIONS) if chosen == "compiler" else CHANGES)
    found = kept.summary(skipped)
    click.echo(jsons.dumps(found, indent=1) if json else "\n".join(told(found)))
    if found["failures"]:
        raise Failed(f"{len(found['failures'])} mutants are proved and wrong, or broke the prover; the first: "
                     f"{found['failures'][0]}.")


def told(found: dict[str, Any]) -> list[str]:
    lines = [f"{kind}: " + ", ".join(f"{count} {outcome}" for outcome, count in outcomes.items())
             for kind, outcomes in found["kinds"].items() if outcomes]
    lines += [f"skipped {symbol}: {why}" for symbol, why in found["skipped"].items()]
    return [*lines, f"{found['mutants']} mutants of {found['kernels']} kernels with this checker "
            f"({found['with_earlier_checkers']} with earlier ones): {found['refused']} refused, {found['equal']} proved, equal, "
            f"{found['unlinked']} proved and not linkable, {found['wrong']} proved and wrong, {found['error']} broke the prover"]


@click.command()
@only
@click.option("--json", is_flag=True, help="What was found of each cell, as JSON.")
def matrix(hash: str | None, isa: str | None, n: str | None, json: bool) -> None:
    """Build, assemble, prove and run every cell; stop it when you like, it goes on from there.

    \b
    nsms matrix --hash sha256 --isa avx2
    """
    from ..product import matrix as cells_of
    names = [pick("ISA", isa, isas.names())] if isa is not None else isas.names()
    of_hashes = families(hash) if hash is not None else hashes.names()
    wanted = cells_of.listed(of_hashes, names, None if n is None else whole_number("N", n))
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
