"""Copies for one downstream program: kernels, the library or a package. VENDORED.md lists the
commands that wrote a folder, and every file with its hash. A file that is not in this list, or was
changed since, is never overwritten."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import tarfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from shlex import quote
from typing import NamedTuple

from .. import __version__
from ..check.contents import Bytes
from ..check.elf import ALLOC, PROGBITS, ElfFile
from ..files import (
    TOP,
    data_folder,
    lock,
    temporary_folder,
    write_all,
)
from ..output.banner import LICENCE
from ..output.lines import render
from ..request.configs import KernelConfig
from ..request.option_table import (
    Rejected,
    check_name,
    check_rules,
    is_accepted,
    parse_number,
    parse_values,
    with_remedy,
)
from ..request.requests import MESSAGE_VARIABLES, Request, configs_of, parse_request
from ..spec import hashes
from ..spec.hashes import block_bytes
from ..spec.kinds import digest_bytes
from ..x86.uarch.processors import Processor
from . import library, packages
from .manifest import SYNTAXES, Entry, origin_facts
from .preference import candidate_configs, library_configs, parse_processors
from .scan import expected_records
from .toolchain import ProgressWrapper, assemble, assembler_command
from .write import check_prefix, generate

EXAMPLE, EXAMPLE_MACRO = "example.c", "NSMS_EXAMPLE"


def example_text(entries: Sequence[Entry], library_prefix: str | None) -> str:
    """Return example.c for the first kernel of kind blocks, or for a library; "" without one."""
    blocks = sorted((e for e in entries if e["kind"] == "blocks"), key=lambda e: (
        library_prefix is not None and (e["hash"] != "sha256", e["hash"])))
    if not blocks:
        return ""
    hash = hashes.load(blocks[0]["hash"])
    return render("example.c.j2", {
        "macro": EXAMPLE_MACRO, "prefix": library_prefix, "symbol": blocks[0]["symbol"],
        "hash": hash.NAME, "width": hash.WIDTH, "initial": hash.INITIAL[hash.NAME],
        "bytes": digest_bytes(hash), "block_bytes": block_bytes(hash)})


NOTE, TITLE = "VENDORED.md", "# Vendored from nsms\n"
# build files of the library
BUILDS = tuple(name for name in library.BUILD_TEMPLATES if name != "nsms.c")
# row of VENDORED.md; groups: path, SHA-256
FILE_ROW = re.compile(r"^\| `([^`]+)` \| `([0-9a-f]{64})` \|", re.M)
# In VENDORED.md: a command's variables; version and source digest of nsms.
COMMAND = re.compile(r"^    make vendor (.*)$", re.M)
ORIGIN = re.compile(r"^nsms (\S+), a generator .*?(?:sources: `([0-9a-f]{64})`|\Z)", re.M | re.S)
ASSIGNMENT = re.compile(r"([A-Z_]+)=(.*)", re.S)


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def licence() -> bytes:
    """Return LICENSE for copies: a notice and the licence texts."""
    notice = "\n".join(LICENCE) + "\n\nAt your choice, under any one of the licences below.\n"
    texts = [path.read_text() for path in sorted(data_folder("LICENSES").glob("*.txt"))]
    return ("\n" + "-" * 78 + "\n\n").join([notice, *texts]).encode()


def with_licence_files(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files, and FILE.license beside each that states no licence, as JSON cannot."""
    return {**files, **{f"{name}.license": ("\n".join(LICENCE) + "\n").encode()
                        for name, data in files.items()
                        if data and b"SPDX-License-Identifier" not in data
                        and not name.startswith("LICENSE")}}


def note_text(commands: Sequence[str], files: Mapping[str, bytes], purposes: Mapping[str, str],
              usage: str) -> bytes:
    """Return VENDORED.md. `files`: path -> bytes; `usage`: how to build a program with them."""
    rows = [(name, sha256(data), purposes[name]) for name, data in sorted(files.items())]
    return render("vendored.md.j2",
                  {**origin_facts(), "commands": commands, "usage": usage,
                   "files": rows}, extra_characters=None).encode()


def flatten_paths(text: bytes) -> bytes:
    """Return a build file's text without `../FOLDER/`, for kernels beside it."""
    return re.sub(rb"\.\./\w+/", b"", text)


def file_purposes(entries: Sequence[Entry], has_library: bool) -> dict[str, str]:
    """Name -> text for each file that can be vendored."""
    lines: dict[str, list[str]] = {}
    for e in entries:
        for path in filter(None, (e[s] for s in SYNTAXES)):
            lines.setdefault(Path(path).name, []).append(f"`{e['symbol']}`")
    return ({name: ", ".join(symbols) for name, symbols in lines.items()}
            | packages.FILES["vendored"] | ({} if has_library else {"nsms.h": "the prototypes"}))


def read_note(dest: Path) -> dict[str, str]:
    """Return path -> SHA-256 of the files in VENDORED.md; {} without one that `vendor` wrote."""
    path = dest / NOTE
    text = path.read_text(errors="replace") if path.is_file() else ""
    return dict(FILE_ROW.findall(text)) if TITLE in text else {}


def recorded_commands(dest: Path) -> list[dict[str, str]]:
    """Return the variables of each command in VENDORED.md, without DEST. Raise Rejected."""
    if not read_note(dest):
        return []
    commands = []
    for line in COMMAND.findall((dest / NOTE).read_text(errors="replace")):
        try:
            assignments = [ASSIGNMENT.fullmatch(word) for word in shlex.split(line)]
        except ValueError:
            assignments = [None]
        if None in assignments:
            raise Rejected(f"{dest}/{NOTE} has the command {line!r}, which cannot be repeated. Try "
                           f"--replace.")
        commands.append({a[1]: a[2] for a in assignments if a and a[1] != "DEST"})
    return commands


def compiler_line(folder: str, files: Sequence[str], main: str, program: str) -> str:
    """Return the shell line that builds a program of `main` with the copies `files`: by patterns if
    more than four, assembling first what is for NASM alone."""
    prefix = "" if folder == "." else f"{quote(folder)}/"
    names = [name for name in files if name.endswith((".c", ".S")) and name != EXAMPLE
             or name.endswith(".asm") and f"{Path(name).stem}.S" not in files]

    def paths(end: str, new_end: str) -> list[str]:
        stems = [name.removesuffix(end) for name in names if name.endswith(end)]
        return [f"{prefix}{stem}{new_end}" for stem in sorted(
            {f"{stem[:3]}*" for stem in stems} if len(names) > 4 else stems)]

    asm = paths(".asm", ".asm")
    assembly_commands = "".join(f"nasm -f elf64 {name} && " for name in asm)
    if asm and len(names) > 4:
        assembly_commands = f"for f in {' '.join(asm)}; do nasm -f elf64 \"$f\"; done && "
    c = [f"{prefix}{name}" for name in names if name.endswith(".c")]
    return " ".join([f"{assembly_commands}cc -O2 -I {quote(folder)} {main.format(prefix)}", *c,
                     *paths(".S", ".S"), *paths(".asm", ".o"), f"-o {program}"])


def check_destination(dest: Path) -> None:
    """Raise Rejected if `dest` belongs to the system, git, `nsms gen` or nsms."""
    path, reason = dest.resolve(), ""
    if path == Path("/"):
        reason = "the root of the system"
    elif ".git" in path.parts:
        reason = "inside .git"
    elif path.is_relative_to(data_folder("generated").resolve()) or (
            (dest / "manifest.json").is_file() and any(
                (dest / part).exists() for part in ("gas", "nasm", "include/nsms.h"))):
        reason = "where `nsms gen` writes"
    elif path.is_relative_to(TOP) and is_tracked(path.relative_to(TOP)):
        reason = "a folder of nsms itself"
    if reason:
        raise Rejected(f"DEST={dest} is {reason}, no folder for copies. Try DEST=third_party/nsms.")


def is_tracked(path: Path) -> bool:
    """Return whether a path is the checkout, or tracked in it outside of examples/."""
    if path == Path("."):
        return (TOP / "Makefile").is_file()
    return path.parts[0] != "examples" and shutil.which("git") is not None and bool(subprocess.run(
        ["git", "ls-files", "--", path], cwd=TOP, capture_output=True).stdout)


def code_and_table_bytes(object: bytes) -> int:
    """Return bytes of code and tables of an ELF object, without unwind information."""
    return sum(section.size for section in ElfFile(Bytes(object)).sections
               if section.flags & ALLOC and section.type == PROGBITS
               and not section.name.startswith((".eh_frame", ".note")))


def describe_size(files: Mapping[str, bytes]) -> str:
    """Return bytes of code and tables of a library's files; "" without a compiler."""
    if shutil.which("cc") is None:
        return ""
    objects = [assemble(data.decode(), "gas") for name, data in files.items()
               if name.endswith(".S")]
    kernel_bytes = sum(code_and_table_bytes(object) for object in objects if object)
    with temporary_folder() as scratch:
        for name in ("nsms.c", "nsms.h"):
            (scratch / name).write_bytes(files[name])
        compilation = subprocess.run(["cc", "-O2", "-c", "nsms.c", "-o", "nsms.o"], cwd=scratch,
                                     capture_output=True)
        if compilation.returncode:
            return ""
        library_bytes = code_and_table_bytes((scratch / "nsms.o").read_bytes())
    return (f"code and tables: {kernel_bytes + library_bytes} bytes, {kernel_bytes} of them in "
            f"{len(objects)} files of kernels, {library_bytes} in nsms.c (cc -O2).")


def verifier_files(folder: Path, entries: Sequence[Entry],
                   progress: ProgressWrapper) -> dict[str, bytes]:
    """Return nsms_verify.py and its list; {} if assemblers here make no proved bytes."""
    records, _ = expected_records(folder, entries, progress)
    lines = ",\n".join(map(json.dumps, records))
    function_list = f'{{"generator": "{__version__}", "functions": [\n{lines}\n]}}\n'
    script = Path(__file__).with_name("nsms_verify.py")
    return ({script.name: script.read_bytes(), "nsms_verify.json": function_list.encode()}
            if records else {})


def check_overwritten_files(dest: Path, files: Iterable[str],
                            recorded_hashes: Mapping[str, str]) -> None:
    """Raise Rejected if a file to write, or VENDORED.md, exists and is not as an earlier call wrote
    it. `recorded_hashes`: path -> SHA-256 of that call."""
    for name in files:
        path = dest / name
        is_unchanged = path.is_file() and recorded_hashes.get(name) == sha256(path.read_bytes())
        if (path.exists() or path.is_symlink()) and not is_unchanged:
            reason = ("has been changed since" if name in recorded_hashes
                      else "was not written by vendor")
            raise Rejected(f"{path} {reason}, so it is not overwritten. Move it away, or choose "
                           f"another DEST.")
    if (dest / NOTE).exists() and not recorded_hashes:
        raise Rejected(f"{dest / NOTE} was not written by vendor, so it is not overwritten. Choose "
                       f"another DEST.")


@dataclass(frozen=True)
class VendorJob:
    """One command. `variables`: without DEST; `configs`: kernels, or candidates for a library or
    package; `cores`: that it is for, None for all; `language`: value of FOR."""

    variables: Mapping[str, str]
    configs: Sequence[KernelConfig]
    syntax: str
    prefix: str
    lib: str
    cores: Sequence[Processor] | None
    language: str | None
    module: str
    single: bool

    @property
    def command(self) -> str:
        """Make line without DEST, so that the copies name no folder."""
        return shlex.join(["make", "vendor",
                           *(f"{name}={text}" for name, text in self.variables.items())])

    @property
    def selected(self) -> VendorJob:
        """The job with the configurations of its library or package. Raise Rejected for none."""
        if self.language == "go":
            fits_go = any(config.isa in packages.GO_ISAS for config in self.configs)
            if fits_go and assembler_command("go") is None:
                raise Rejected("FOR=go: its kernels are proved in the output of the go tool, and "
                               "this machine has no go tool. Install Go and gcc.")
            configs = packages.go_package_configs(self.configs, self.cores)
            return replace(self, configs=configs, syntax="go", lib="0")
        if self.lib in ("1", "small"):
            return replace(self, configs=library_configs(self.configs, self.lib, self.cores))
        return self


# variables of vendor beside those of a request, in the order of a command
VARIABLES = ("SYNTAX", "PREFIX", "LIB", "SINGLE", "FOR", "MODULE")
DEFAULTS = {"SYNTAX": "gas", "PREFIX": "nsms_"}
# FOR -> values of SYNTAX that its build reads
SYNTAXES_OF = {None: ("gas", "nasm", "both", "att"), "go": ("gas", "go"), "python": ("gas", "att")}


def copies_library(texts: Mapping[str, str]) -> bool:
    return "FOR" in texts or texts.get("LIB", "0") != "0"


# As configs.RULES, of a command of vendor: its variables, with defaults, and its request.
RULES: tuple[tuple[str, str, Callable[[Mapping[str, str], Request], bool]], ...] = (
    ("FLAVOUR", "the source tree of a downstream project, where gen writes",
     lambda t, r: r.downstream is None),
    ("LIB", "kernels alone: a package is around the library",
     lambda t, r: "FOR" not in t or t.get("LIB") != "0"),
    ("LIB", "packages built by a C compiler",
     lambda t, r: t.get("FOR") != "go" or t.get("LIB", "1") == "1"),
    ("SYNTAX", "other builds: go's reads gas and go, python's gas and att, C compilers both too",
     lambda t, r: t["SYNTAX"] in SYNTAXES_OF.get(t.get("FOR"), ("gas", "att", "both"))),
    ("HASH", "the C library: packages have SHA-1 and SHA-2, that of go SHA-2 alone", lambda t, r: (
        "FOR" not in t or r.hash not in ("sm3", "sha1" if t["FOR"] == "go" else "sm3"))),
    *((name.upper(), "kernels and the C library: packages hash messages of any length",
       lambda t, r, name=name: "FOR" not in t or r.get(name) is None)  # type: ignore[misc]
      for name in ("kind", "lens", *MESSAGE_VARIABLES)),
    ("MODULE", "FOR=go", lambda t, r: "MODULE" not in t or t.get("FOR") == "go"),
    ("KIND", "kernels alone: the library needs kernels of KIND=blocks",
     lambda t, r: not copies_library(t) or r.kind not in ("schedule", "rounds")),
    *((name.upper(), "a library: without one, only kernels that are named are copied",
       lambda t, r, name=name: (  # type: ignore[misc]
           copies_library(t) or r.get(name) is not None)) for name in ("hash", "isa")),
    ("SINGLE", "a library in three files for GAS: with LIB, without FOR and SYNTAX",
     lambda t, r: "SINGLE" not in t or (
         t.get("LIB", "0") != "0" and "FOR" not in t and t["SYNTAX"] == "gas")))


def check_vendor_options(texts: Mapping[str, str]) -> Request:
    """Return the request in the variables but for UARCH. Raise Rejected without a remedy."""
    texts = {**DEFAULTS, **texts}
    for name, valid_names in (("LIB", ("0", "1", "small", "all")), ("SYNTAX", ("both", *SYNTAXES)),
                              ("FOR", tuple(packages.LANGUAGES))):
        if name in texts:
            check_name(name, texts[name], valid_names)
    check_prefix(texts["PREFIX"])
    packages.check_module_path(texts.get("MODULE", packages.MODULE))
    # UARCH names one microarchitecture of a kernel, or the processors that a library is for.
    request = parse_request({name.lower(): text for name, text in texts.items()
                             if name not in VARIABLES and name != "UARCH"})
    check_rules("vendor", RULES, (texts, request),
                lambda name: f"{name}={texts[name]}" if name in texts else f"no {name}")
    return request


def find_vendor_remedy(texts: Mapping[str, str], variable: str) -> str:
    """Return the sentence with a change of the variables that is accepted."""
    for name, value in ((variable, None), ("LIB", "1"), *((name, None) for name in texts)):
        changed = {key: text for key, text in texts.items() if key != name}
        if is_accepted(check_vendor_options, changed | ({name: value} if value else {})):
            return f"Try {name}={value}." if value else f"Leave {name} out."
    return "`nsms vendor --help` has examples."


def vendor_job(texts: Mapping[str, str]) -> VendorJob:
    """Return the job of variables without DEST and defaults. Raise Rejected."""
    request = with_remedy(lambda: check_vendor_options(texts),
                          lambda variable: find_vendor_remedy(texts, variable))
    language, uarch = texts.get("FOR"), texts.get("UARCH")
    default_lib = "0" if language is None else "1"
    lib = texts.get("LIB", default_lib)
    if lib == "0":
        options = parse_values({} if uarch is None else {"uarch": uarch})
        if request.first_named("kind", "lens", *MESSAGE_VARIABLES) is None:
            request = replace(request, kind="blocks")
        configs = configs_of(request.with_values(**options))
    else:
        # Only the C library's functions for one message use kernels of a fixed length. Packages of
        # other languages do not call these functions, so they get no such kernels.
        takes_fixed_lengths = language is None or packages.LANGUAGES[language].folder == "c"
        configs = [config for config in candidate_configs(request, lib)
                   if takes_fixed_lengths or not (config.kind == "fixed" and not config.m)]
    omitted = {"LIB": default_lib, "MODULE": packages.MODULE}
    return VendorJob({name: text for name, text in texts.items() if omitted.get(name) != text},
                     configs, texts.get("SYNTAX", "gas"), texts.get("PREFIX", "nsms_"), lib,
                     parse_processors(uarch) if lib != "0" else None, language,
                     texts.get("MODULE", packages.MODULE), "SINGLE" in texts)


def recorded_job(dest: Path, texts: Mapping[str, str]) -> VendorJob:
    """Return the job of a command in VENDORED.md."""
    try:
        return vendor_job(texts)
    except Rejected as error:
        raise Rejected(f"{dest}/VENDORED.md names a command that this version rejects: {error} "
                       f"Vendor anew with --replace.") from None


class VendoredFolder(NamedTuple):
    """`line`: shell line that builds a program or tries the package; `sizes`: of the library."""

    line: str
    sizes: str
    removed: list[str]


def vendor(dest: Path, job: VendorJob | None, replace_all: bool = False,
           progress: ProgressWrapper = iter) -> VendoredFolder:
    """Write the files of the commands in VENDORED.md (none with `replace_all`), then of `job`, and
    delete unchanged files that none needs. Raise Rejected, NotProved; an empty new folder goes."""
    check_destination(dest)
    missing = [path for path in (dest, *dest.parents) if not path.exists()]
    dest.mkdir(parents=True, exist_ok=True)
    with lock(dest):
        try:
            recorded = [] if replace_all else recorded_commands(dest)
            jobs = [recorded_job(dest, texts) for texts in recorded if job is None
                    or {**texts, "SINGLE": ""} != {**job.variables, "SINGLE": ""}]
            jobs += [job] if job else []
            check_jobs(dest, jobs)
            return write_vendored_files(dest, [job.selected for job in jobs], progress)
        finally:
            for path in missing:
                with suppress(OSError):
                    path.rmdir()


def check_jobs(dest: Path, jobs: Sequence[VendorJob]) -> None:
    """Raise Rejected if the files of several jobs cannot lie in one folder."""
    libraries = [job for job in jobs if job.lib != "0"]
    for noun, values in (
            ("FOR", {job.language or "nothing" for job in jobs}),
            ("MODULE", {job.module for job in jobs if job.language}),
            ("PREFIX of a library", {job.prefix for job in libraries}),
            ("SYNTAX with SYNTAX=att", {job.syntax for job in jobs}
             if any(job.syntax == "att" for job in jobs) else set()),
            ("SYNTAX with SINGLE=1", {job.syntax for job in jobs} | {"gas"}
             if any(job.single for job in jobs) else set())):
        if len(values) > 1:
            raise Rejected(f"DEST={dest} holds one {noun}, not {' and '.join(sorted(values))}. "
                           f"Choose another DEST, or --replace what is there.")


def generate_jobs(jobs: Sequence[VendorJob], out: Path, progress: ProgressWrapper) -> list[Entry]:
    """Write each kernel once, in all syntaxes of its jobs. Raise Rejected if two would differ."""
    by_stem: dict[str, tuple[KernelConfig, str, set[str]]] = {}
    for job in jobs:
        for config in job.configs:
            first = by_stem.setdefault(config.stem, (config, job.prefix, set()))
            if first[:2] != (config, job.prefix):
                raise Rejected(f"{config.stem} would be written twice, with different PREFIX or "
                               f"LENS. Choose another DEST, or name both in one command.")
            first[2].update(SYNTAXES[:2] if job.syntax == "both" else [job.syntax])
    groups: dict[tuple[str, str], list[KernelConfig]] = {}
    for config, prefix, syntaxes in by_stem.values():
        syntax = "both" if len(syntaxes) > 1 else next(iter(syntaxes))
        groups.setdefault((prefix, syntax), []).append(config)
    return [entry for (prefix, syntax), configs in groups.items()
            for entry in generate(configs, out, syntax, prefix, progress)]


def write_vendored_files(dest: Path, jobs: Sequence[VendorJob],
                         progress: ProgressWrapper) -> VendoredFolder:
    """Write files of jobs into a folder that the caller has locked."""
    recorded_hashes = read_note(dest)
    # this early check saves a long wait
    check_overwritten_files(dest, ["LICENSE"], recorded_hashes)
    libraries, commands = [job for job in jobs if job.lib != "0"], [job.command for job in jobs]
    package = packages.LANGUAGES[jobs[-1].language] if jobs[-1].language else None
    single, is_go = any(job.single for job in jobs), jobs[-1].language == "go"
    mode = "small chosen" if {job.lib for job in libraries} == {"small"} else "chosen"
    with temporary_folder() as out:
        entries = generate_jobs(jobs, out, progress)
        paths = [path for syntax in SYNTAXES for path in sorted((out / syntax).glob("*"))]
        files = {path.name: path.read_bytes() for path in paths}
        if not libraries and not is_go:
            files["nsms.h"] = (out / "include" / "nsms.h").read_bytes()
        # licences, as the REUSE specification names them
        extra_files = {"LICENSE": licence(), **verifier_files(out, entries, progress)} | {
            f"LICENSES/{path.name}": path.read_bytes()
            for path in data_folder("LICENSES").glob("*.txt")}
    symbols = {symbol for job in libraries or jobs[-1:] for config in job.configs
               for symbol in config.symbols(job.prefix)}
    main_entries = [e for e in entries if e["symbol"] in symbols]  # of the library or last command
    if libraries:
        texts = library.library_texts(main_entries, libraries[0].prefix, mode,
                                      [e for e in entries if e["symbol"] not in symbols])
        names = ("nsms.c", "nsms.h", *(BUILDS if not single and (
            package is None or package.folder == "c") else ()))
        files |= {name: flatten_paths(texts[name].encode()) for name in names}
    if single:
        kernels = [name for name in files if name.endswith(".S")]
        files["nsms_x86_64.S"] = b"\n".join(files.pop(name) for name in kernels)
    sizes = describe_size(files) if libraries and "nsms_x86_64.S" not in files and any(
        name.endswith(".S") for name in files) else ""
    if package:
        line = package.tries
        usage = (f"They are a package for {package.title}; `README.md` describes it. Try it "
                 f"with\n\n    {line.format(here='.')}")
        line = line.format(here=quote(str(dest)))
        scope = library.library_scope(entries, jobs[-1].prefix, mode)
        files = packages.package_files(jobs[-1].language or "", scope, list(files), commands[-1],
                                       jobs[-1].module) | {
            str(Path(package.native) / name): data for name, data in files.items()}
    else:
        example = example_text(main_entries, libraries[0].prefix if libraries else None)
        main = (f"-D{EXAMPLE_MACRO} {{}}{EXAMPLE}", "example") if example else ("main.c", "main")
        line, local_line = (compiler_line(folder, list(files), *main)
                            for folder in (str(dest), "."))
        files |= {EXAMPLE: example.encode()} if example else {}
        usage = f"A program, here `{EXAMPLE if example else 'main.c'}`, is built with them by\n\n"
        usage += f"    {local_line}"
    files = with_licence_files(files | extra_files)
    purposes = file_purposes(entries, bool(libraries))
    purposes = ({name: purposes.get(Path(name).name, "the licence of that file"
                                    if name.endswith(".license") else "") for name in files}
                | (package.about if package else {}))
    files[NOTE] = note_text(commands, files, purposes, usage)
    check_overwritten_files(dest, [name for name in files if name != NOTE], recorded_hashes)
    write_all(dest, files)
    removed = [name for name, hash in recorded_hashes.items()
               if name not in files and ".." not in Path(name).parts and (dest / name).is_file()
               and sha256((dest / name).read_bytes()) == hash]
    for name in removed:
        (dest / name).unlink()
    return VendoredFolder(line, sizes, removed)


# Updates: the differences between the files before and after the commands run again.

FolderState = Mapping[str, bytes]  # path -> bytes of a file


def vendored_files(dest: Path) -> FolderState:
    """Return path -> bytes of VENDORED.md and the files that it lists and that exist."""
    names = [NOTE, *read_note(dest)]
    return {name: (dest / name).read_bytes() for name in names if (dest / name).is_file()}


def describe_origin(files: FolderState) -> str:
    """Return the version and source digest that VENDORED.md states."""
    match = ORIGIN.search(files.get(NOTE, b"").decode(errors="replace"))
    return (f"nsms {match[1]}" + (f", sources {match[2][:16]}" if match[2] else "") if match
            else "an unknown version")


def describe_changes(before: FolderState, after: FolderState) -> Iterator[str]:
    """Yield a line for each new, removed or changed file but VENDORED.md, and a summary."""
    names = sorted((before.keys() | after.keys()) - {NOTE})
    for name in names:
        if name not in before:
            yield f"new {name}"
        elif name not in after:
            yield f"removed {name}"
        elif before[name] != after[name]:
            old, new = (Counter(files[name].splitlines()) for files in (before, after))
            yield f"changed {name} (+{(new - old).total()} -{(old - new).total()} lines)"
    unchanged_count = sum(before.get(name) == after.get(name) for name in names)
    yield (f"{unchanged_count} of {len(names)} files are unchanged; "
           f"before: {describe_origin(before)}; now: {describe_origin(after)}")


ARCHIVE_FOLDER = f"nsms-{__version__}"


def write_archive(dest: Path, progress: ProgressWrapper = iter) -> list[Path]:
    """Write the release archive, of the folder that FOR=c SYNTAX=both vendors, and SHA256SUMS, as
    `sha256sum -c` reads it; return their paths. Raise Rejected."""
    seconds = parse_number("SOURCE_DATE_EPOCH", os.environ.get("SOURCE_DATE_EPOCH", "0"),
                           maximum=(1 << 33) - 1)
    check_destination(dest)
    dest.mkdir(parents=True, exist_ok=True)
    with temporary_folder() as folder:
        vendor(folder, vendor_job({"SYNTAX": "both", "FOR": "c"}), progress=progress)
        data, name = tar_archive(vendored_files(folder), seconds), f"{ARCHIVE_FOLDER}.tar.gz"
    files = {name: data, "SHA256SUMS": f"{sha256(data)}  {name}\n".encode()}
    write_all(dest, files)
    return [dest / name for name in files]


def tar_archive(files: FolderState, seconds: int) -> bytes:
    """Return a .tar.gz archive of files in ARCHIVE_FOLDER, modified at `seconds` since 1970."""
    out = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=out, mtime=0) as compressor, \
            tarfile.open(fileobj=compressor, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, data in sorted(files.items()):
            member = tarfile.TarInfo(f"{ARCHIVE_FOLDER}/{name}")
            member.size, member.mtime, member.mode = len(data), seconds, 0o644
            tar.addfile(member, io.BytesIO(data))
    return out.getvalue()
