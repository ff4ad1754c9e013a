"""Copies for one downstream program: the requested kernels, a header with only these, the licence,
and optionally the library.

Input: kernel configurations and a folder. Output: files, and the compiler line that builds a
program with them. VENDORED.md lists every file with its hash, and the command. A file that it does
not list, or that was changed since, is never overwritten.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from shlex import quote

from elftools.elf.constants import SH_FLAGS
from elftools.elf.elffile import ELFFile

from .. import __version__
from ..compile.build import compile
from ..compile.frame import layout
from ..files import PACKAGE, folder, lock, write_all
from ..output import gofile
from ..output.render import render
from ..request.configs import Config, FixedLength, Kernel, Many, Padding
from ..request.option_table import pick_uarch
from ..request.parse import Refused
from ..request.request import MESSAGE_VARIABLES, Request
from ..request.requests import configs_of
from ..x86.uarch.processors import PROCESSORS, UNKNOWN, Processor, find_processor
from . import library, packages, preference, provenance, stack
from .claims import Entry, Scope
from .expected_code import expected_codes
from .toolchain import assemble, tool
from .write import SYNTAXES, generate, read_manifest

NOTE = "VENDORED.md"
BUILDS = tuple(name for name in library.BUILT if name != "nsms.c")
# what the verifier is made of
MODULES = ("check/contents.py", "check/harmless.py", "product/binary.py", "product/nsms_verify.py")
IMPORT = re.compile(r"^(?:from|import) (?:.*\((?:\n    .*)+\n\)|.*)\n", re.M)
LINE = re.compile(r"^\| `([^`]+)` \| `([0-9a-f]{64})` \|", re.M)


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def licence() -> bytes:
    """Return the notice and the three licence texts as one file."""
    top = folder("LICENSES")
    notice = (top.parent if top.parent != PACKAGE else top) / "LICENSE"
    parts = [notice.read_text()] if notice.exists() else ["SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT\n"]
    parts += [path.read_text() for path in sorted(top.glob("*.txt"))]
    return ("\n" + "-" * 78 + "\n\n").join(parts).encode()


def note(command: str, files: dict[str, bytes], about: dict[str, str], usage: str) -> bytes:
    """Return VENDORED.md; `usage` says how the files are used."""
    rows = [(name, sha256(data), about[name]) for name, data in sorted(files.items())]
    return render("vendored.md.j2", {**provenance.facts(), "command": command, "usage": usage, "files": rows},
                  extra_characters=None).encode()


def flatten_paths(text: bytes) -> bytes:
    """Return a library's build file for kernels in the same folder."""
    return re.sub(rb"\.\./\w+/", b"", text)


def file_purposes(entries: Sequence[Entry], lib: bool) -> dict[str, str]:
    """Return the purpose of each file that can be vendored, by name."""
    lines: dict[str, list[str]] = {}
    for e in entries:
        for path in filter(None, (e[s] for s in SYNTAXES)):
            lines.setdefault(Path(path).name, []).append(f"`{e['symbol']}`")
    return {name: ", ".join(symbols) for name, symbols in lines.items()} | packages.FILES["vendored"] | (
        {} if lib else {"nsms.h": "the prototypes"})


def read_note(dest: Path) -> dict[str, str]:
    """Return the files of an earlier call, by VENDORED.md, with their hashes."""
    path = dest / NOTE
    text = path.read_text(errors="replace") if path.is_file() else ""
    return dict(LINE.findall(text)) if text.startswith("# Vendored from nsms\n") else {}


def compiler_line(dest: Path, sources: Sequence[str]) -> str:
    """Return the shell line that builds main.c with the kernels.

    NASM's files are assembled first, if the kernel has no other file. More than four kernels are
    named by patterns.
    """
    wanted = [name for name in sources if not name.endswith(".asm") or f"{Path(name).stem}.S" not in sources]
    here, many = quote(str(dest)), len(wanted) > 4

    def these(end: str, become: str) -> list[str]:
        stems = [name.removesuffix(end) for name in wanted if name.endswith(end)]
        return sorted({f"{here}/{stem[:3]}*{become}" if many else quote(f"{dest / stem}{become}") for stem in stems})

    asm = these(".asm", ".asm")
    first = f"for f in {' '.join(asm)}; do nasm -f elf64 \"$f\"; done && " if asm and many else "".join(
        f"nasm -f elf64 {name} && " for name in asm)
    c = [quote(str(dest / name)) for name in wanted if name.endswith(".c")]
    return " ".join([f"{first}cc -O2 -I {here} main.c", *c, *these(".S", ".S"), *these(".asm", ".o"), "-o main"])


def check_dest(dest: Path) -> None:
    """Raise Refused if a folder cannot be written, or is no place for copies."""
    ours, destination = folder("generated").resolve(), dest.resolve()
    generated_parts = (dest / "gas", dest / "nasm", dest / "include" / "nsms.h")          # what gen writes beside its manifest
    generated = (dest / "manifest.json").is_file() and any(path.exists() for path in generated_parts)
    if destination == Path("/") or ours in (destination, *destination.parents) or generated:
        why = "the root of the system" if destination == Path("/") else "where `nsms gen` writes"
        raise Refused(f"DEST={dest} is {why}, no folder for copies. Try DEST=third_party/nsms.")
    there = next(path for path in (dest, *dest.absolute().parents) if path.exists())
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        raise Refused(f"cannot write to DEST={dest}: {there} is {'not writable' if there.is_dir() else 'no folder'}. "
                      "Try DEST=third_party/nsms.")


def cores_of(text: str | None) -> list[Processor] | None:
    """Return the processors that UARCH names for a library; None if it names none. Raise Refused
    for an unknown one."""
    if text is None:
        return None
    valid_names = [*(p.name for p in PROCESSORS), "generic"]
    names = dict.fromkeys(pick_uarch(name, valid_names, "nothing was measured on") for name in text.split(","))
    return [find_processor(name) or UNKNOWN for name in names]


def configs_for_library(request: Request, lib: str) -> list[Config]:
    """Return the configurations of a library: kernels for any number of blocks.

    If the request names at most hash, ISA and n, the committed set is added, with its fixed-length
    and multi-message kernels. If it describes messages or lengths, those kernels are added. Raises
    Refused if STACK excludes all kernels.
    """
    stack_limit, request = request.get("stack"), request.without("stack")
    is_message = request.first("lens", *MESSAGE_VARIABLES) is not None
    kernel_request = request.without("lens", "kind", *MESSAGE_VARIABLES)
    configs = configs_of(replace(kernel_request, kind="blocks"))
    if kernel_request.words.keys() <= {"hash", "isa", "n"}:
        n, isa, names = kernel_request.n, kernel_request.isa, kernel_request.families
        configs += [config for config in configs_of(Request()) if config not in configs and config.family.NAME in names
                    and isa in (None, config.isa)
                    and (n in (None, config.n) if "blocks" in config.kinds else
                         (isinstance(config, FixedLength) or "multi" in config.kinds or isinstance(config, Many)
                          and (lib != "1" or library.joins_every_library(config.symbols("")[0])))
                         and lib != "small" and not is_message and n is None)]
    configs += [config for config in configs_of(request) if config not in configs] if is_message else []
    return configs if stack_limit is None else limit_stack(configs, stack_limit)


def limit_stack(wanted: Sequence[Config], most: int) -> list[Config]:
    """Return the configurations with at most `most` bytes of stack. Raise Refused if none of them
    hashes any number of blocks."""
    stack_by_symbol = {e["symbol"]: int(e["stack_bytes"]) for e in read_manifest(folder("generated") / "manifest.json")}
    deep: dict[Config, int] = {
        config: max(stack_by_symbol[s] if s in stack_by_symbol else stack.depth([layout(compile(config, kind))])
                  for kind, s in zip(config.kinds, config.symbols("nsms_"))) for config in wanted
                  if not isinstance(config, Padding)}
    fitting = [config for config in wanted if deep.get(config, 0) <= most]
    if not any(isinstance(config, Kernel) for config in fitting):
        least = min(depth for config, depth in deep.items() if isinstance(config, Kernel))
        raise Refused(f"STACK={most}: no kernel of the library takes so little. Try STACK={least}.")
    return fitting


def config_entries(wanted: Sequence[Config]) -> dict[str, Entry]:
    """Return manifest entries by file stem: committed ones, or generated in a temporary folder."""
    kinds = ("blocks", "multi")
    entries_by_stem = {Path(e["gas"]).stem: e for e in read_manifest(folder("generated") / "manifest.json")
             if e["kind"] in kinds and e["gas"]}
    missing = [config for config in wanted if config.stem not in entries_by_stem]
    if missing:
        with tempfile.TemporaryDirectory(prefix="nsms-vendor-") as scratch:
            entries_by_stem |= {Path(e["gas"]).stem: e for e in generate(missing, Path(scratch), "gas") if e["kind"] in kinds}
    return entries_by_stem


def library_configs(wanted: Sequence[Config], lib: str = "1", cores: Sequence[Processor] | None = None) -> list[Config]:
    """Return the configurations that a library includes.

    Fixed-length kernels remain if their ISA has a kernel in the library. Raises Refused if no
    kernel runs on `cores`.
    """
    blocks = [config for config in wanted if "blocks" in config.kinds]
    entries_by_stem = config_entries(blocks)
    stems = {f"{hash}_{name}" for hash in {config.hash for config in blocks} for name in library.selected_kernels(
        hash,
        library.kernel_figures([entries_by_stem[config.stem] for config in blocks if config.hash
                                == hash], f"nsms_{hash}_blocks_"), lib, cores)}
    if not stems:
        raise Refused(f"no requested kernel runs on {', '.join(p.name for p in cores or ())}. Leave ISA out, or name "
                      "other processors.")
    isas = {(config.hash, config.isa) for config in blocks if config.stem in stems}
    multi_configs = [config for config in wanted if isinstance(config, Many) and "multi" in config.kinds]
    for hash in {config.hash for config in multi_configs}:
        block_entries = [entries_by_stem[config.stem] for config in blocks if config.hash == hash]
        table = preference.Comparison(hash, library.kernel_figures(block_entries, f"nsms_{hash}_blocks_"))
        kernels = library.kernel_figures([config_entries(multi_configs)[config.stem] for config in multi_configs if config.hash
                                          == hash], f"nsms_{hash}_multi_")
        names = [k.name for k in table.kernels if f"{hash}_{k.name}" in stems]
        stems |= {f"{hash}_{name}"
                  for name in preference.multi_kernels_to_include(table, names, kernels, cores)} if names else set()
    hosts = {(config.family.NAME, config.isa, config.m) for config in multi_configs if config.stem in stems}

    def is_included(config: Config) -> bool:
        if config in (*blocks, *multi_configs):
            return config.stem in stems
        if isinstance(config, Many):
            return (config.family.NAME, config.isa, config.m) in hosts
        return not is_plain_length(config) or (config.family.NAME, config.isa) in isas

    return [config for config in wanted if is_included(config)]


def is_plain_length(config: Config) -> bool:
    """Tell whether the kernel hashes any message of one length."""
    return isinstance(config, FixedLength) and not (config.message.shape or config.message.const or config.message.prefix)


def room(object: bytes) -> int:
    """Return the bytes of code and tables in an object, without unwind information."""
    return sum(section["sh_size"] for section in ELFFile(BytesIO(object)).iter_sections()
               if section["sh_flags"] & SH_FLAGS.SHF_ALLOC and section["sh_type"] == "SHT_PROGBITS"
               and not section.name.startswith((".eh_frame", ".note")))


def size_sentence(kernels: Sequence[str], c: str, header: str) -> str:
    """Return a sentence with the library's size, measured on objects; an empty string without a
    compiler."""
    if shutil.which("cc") is None:
        return ""
    code = sum(room(object) for text in kernels if (object := assemble(text, "gas")))
    with tempfile.TemporaryDirectory(prefix="nsms-size-") as scratch:
        (Path(scratch) / "nsms.c").write_text(c)
        (Path(scratch) / "nsms.h").write_text(header)
        done = subprocess.run(["cc", "-O2", "-c", "nsms.c", "-o", "nsms.o"], cwd=scratch, capture_output=True)
        if done.returncode:
            return ""
        rest = room((Path(scratch) / "nsms.o").read_bytes())
    return f"code and tables: {code + rest} bytes, {code} of them in {len(kernels)} files of kernels, {rest} in nsms.c (cc -O2)."


def script() -> bytes:
    """Return nsms_verify.py as one file: its head, the imports from Python's library, and the code
    of its modules."""
    texts = [(PACKAGE / module).read_text() for module in MODULES]
    imports = sorted({line for text in texts for line in IMPORT.findall(text) if not line.startswith("from .")})
    *parts, (head, *_, code) = map(IMPORT.split, texts)
    return "".join([head, *imports, *(f"\n\n{part[0]}{part[-1].rstrip()}\n" for part in parts), code]).encode()


def verifier(out: Path, entries: Sequence[Entry]) -> dict[str, bytes]:
    """Return nsms_verify.py and its list of proved bytes; nothing if no assembler here makes them.
    """
    codes, _ = expected_codes(out, [e for e in entries if e["proved_for"]])
    lines = ",\n".join(json.dumps(code) for code in codes)
    return {"nsms_verify.py": script(),
            "nsms_verify.json": f'{{"generator": "{__version__}", "functions": [\n{lines}\n]}}\n'.encode()} if codes else {}


def for_go(wanted: Sequence[Config], prefix: str, cores: Sequence[Processor] | None) -> list[Config]:
    """Return the configurations of Go's package: those that a library of the ISAs of packages.GO_ISAS holds, whose frames Go's
    assembler takes; of kernels for several messages those without a mix."""
    fit = [replace(config, kinds=(kind,)) for kind, type in (("blocks", Kernel), ("multi", Many)) for config in wanted
           if isinstance(config, type) and config.family.NAME != "sha1" and config.isa in packages.GO_ISAS
           and kind in config.kinds and not (isinstance(config, Many) and config.mix)
           and gofile.frame_bytes(compile(config, kind, prefix)) <= gofile.LARGEST]
    if not any(isinstance(config, Kernel) for config in fit):
        raise Refused(f"FOR=go: nothing that is asked for is of {', '.join(packages.GO_ISAS)} and hashes any number of blocks. "
                      "Try it without ISA, N and STACK.")
    return library_configs(fit, "1", cores)


def with_bounds(entries: Sequence[Entry], prefix: str) -> list[Entry]:
    """Return entries of Go's texts with the bounds and the bytes of the committed kernels of the same names, by which processors
    that were not measured choose."""
    committed = {e["symbol"]: e for e in read_manifest(folder("generated") / "manifest.json")}

    def fields(entry: Entry) -> Entry:
        other = committed.get("nsms_" + entry["symbol"].removeprefix(prefix), {})
        return {name: entry.get(name) or other.get(name) for name in ("bounds", "bytes")}
    return [entry | fields(entry) for entry in entries]


def refuse_strangers(dest: Path, files: Iterable[str], ours: Mapping[str, str]) -> None:
    """Raise Refused if a file to write exists and is not, unchanged, from an earlier call."""
    for name in files:
        path = dest / name
        same = path.is_file() and ours.get(name) == sha256(path.read_bytes())
        if (path.exists() or path.is_symlink()) and not same:
            why = "has been changed since" if name in ours else "was not written by vendor"
            raise Refused(f"{path} {why}, so it is not overwritten. Move it away, or choose another DEST.")
    if (dest / NOTE).exists() and not ours:
        raise Refused(f"{dest / NOTE} was not written by vendor, so it is not overwritten. Choose another DEST.")


def vendor(dest: Path, wanted: Sequence[Config], syntax: str, prefix: str, command: str, lib: str = "0",
           cores: Sequence[Processor] | None = None, language: str | None = None,
           module: str = packages.MODULE) -> tuple[str, str]:
    """Write the files into `dest`; return the line that builds or tries them, and the library's
    size.

    `lib`: as in `library_configs`, "0" for no library; `language`: with its package around the
    library, of Go under the path `module`. Raises Refused if a file there is not from an earlier call.
    """
    check_dest(dest)
    with writing(dest):
        return copy_files(dest, wanted, syntax, prefix, command, lib, cores, language, module)


@contextmanager
def writing(dest: Path) -> Iterator[None]:
    """Create and lock a folder while one call writes to it; remove it again if it stays empty."""
    missing = [path for path in (dest, *dest.parents) if not path.exists()]
    dest.mkdir(parents=True, exist_ok=True)
    with lock(dest):
        try:
            yield
        finally:
            for path in missing:
                with suppress(OSError):
                    path.rmdir()


def copy_files(dest: Path, wanted: Sequence[Config], syntax: str, prefix: str, command: str, lib: str,
           cores: Sequence[Processor] | None, language: str | None, module: str) -> tuple[str, str]:
    """Write the files for `vendor`, with the folder locked."""
    package = packages.LANGUAGES[language] if language else None
    ours = read_note(dest)
    refuse_strangers(dest, ["LICENSE"], ours)            # before the work of the rest
    if language == "go":
        wanted, syntax, lib = for_go(wanted, prefix, cores), "go", "0"
        if tool("go") is None:
            raise Refused("FOR=go: its kernels are proved as the go tool builds them, which is not on this machine. Install Go "
                          "and gcc.")
    wanted = library_configs(wanted, lib, cores) if lib in ("1", "small") else list(wanted)
    with tempfile.TemporaryDirectory(prefix="nsms-vendor-") as scratch:
        out = Path(scratch)
        how = {"0": "0", "small": "small chosen"}.get(lib, "chosen")
        entries = generate(wanted, out, syntax, prefix, lib=how, scope=Scope.CHANGED)
        sources = sorted(p for name in SYNTAXES for p in (out / name).glob("*"))
        sources = [out / "lib" / "nsms.c", *sources] if lib != "0" else sources
        headers = sorted((out / ("include" if lib == "0" else "lib")).glob("*.h")) if language != "go" else []
        files = {path.name: path.read_bytes() for path in [*sources, *headers]}
        builds = () if lib == "0" or package and package.folder != "c" else BUILDS
        built = {name: flatten_paths((out / "lib" / name).read_bytes()) for name in builds}
        extra_files = {"LICENSE": licence()} | verifier(out, entries)
    takes = size_sentence([data.decode() for name, data in files.items() if name.endswith(".S")], files["nsms.c"].decode(),
                  files["nsms.h"].decode()) if lib != "0" and syntax != "nasm" else ""
    about = file_purposes(entries, lib != "0")
    line = compiler_line(dest, [p.name for p in sources])
    usage = f"A program, here `main.c`, is built with them by\n\n    {line}"
    files |= built
    if language and package:
        line = package.tries.format(here=quote(str(dest)))
        usage = f"They are a package for {package.title}; `README.md` describes it. Try it with\n\n    {line}"
        described = with_bounds(entries, prefix) if language == "go" else entries
        around = packages.files(language, library.scope(described, prefix, how), list(files), command, module=module)
        files = around | {str(Path(package.native) / name): data for name, data in files.items()}
        about = {name: about.get(Path(name).name, "") for name in files} | about | package.about
    files |= extra_files
    files[NOTE] = note(command, files, about, usage)
    refuse_strangers(dest, [name for name in files if name != NOTE], ours)
    write_all(dest, files)
    for name, hash in ours.items():                      # what an earlier call wrote and this one does not need
        path = dest / name
        if name not in files and ".." not in Path(name).parts and path.is_file() and sha256(path.read_bytes()) == hash:
            path.unlink()
    return line, takes
