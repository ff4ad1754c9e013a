"""Copies for one downstream program: the requested kernels, a header with only their prototypes,
the licence, and optionally the library or a package for a language.

Input: kernel configurations and a folder. Output: files, and the shell line that builds a program
with them. VENDORED.md states the command and lists every file with its hash. A file in the folder
that is not in this list, or was changed since, is never overwritten.
"""

import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from shlex import quote

from .. import __version__
from ..check.contents import Bytes
from ..check.structures import ALLOC, PROGBITS, ElfFile
from ..files import (
    PACKAGE,
    accepts_files,
    data_folder,
    lock,
    nearest_existing,
    suggested_folder,
    temporary_folder,
    write_all,
)
from ..output.render import render
from ..request.configs import KernelConfig
from ..request.parse import Rejected
from ..x86.uarch.processors import Processor
from . import library, packages, provenance
from .claims import Scope
from .expected_code import expected_records
from .manifest import SYNTAXES, Entry
from .selection import go_package_configs, library_configs
from .toolchain import assemble, assembler_command
from .write import generate

NOTE = "VENDORED.md"
# build files of the library
BUILDS = tuple(name for name in library.BUILD_TEMPLATES if name != "nsms.c")
# row of VENDORED.md; groups: path, SHA-256
FILE_ROW = re.compile(r"^\| `([^`]+)` \| `([0-9a-f]{64})` \|", re.M)


def sha256(data: bytes) -> str:
    """Return the SHA-256 of data in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def licence() -> bytes:
    """Return the bytes of the file LICENSE for copies: the project's licence notice and the licence
    texts. An SPDX line replaces a missing notice."""
    licence_folder = data_folder("LICENSES")
    notice = (licence_folder.parent if licence_folder.parent != PACKAGE
              else licence_folder) / "LICENSE"
    parts = [notice.read_text()] if notice.exists() else ["SPDX-License-Identifier: Apache-2.0 OR "
                                                          "ISC OR MIT\n"]
    parts += [path.read_text() for path in sorted(licence_folder.glob("*.txt"))]
    return ("\n" + "-" * 78 + "\n\n").join(parts).encode()


def note_text(command: str, files: dict[str, bytes], purposes: dict[str, str], usage: str) -> bytes:
    """Return the bytes of VENDORED.md for `files` (path -> bytes). `command`: the command line of
    make; `purposes`: path -> text about the file's purpose; `usage`: text about the use of the
    files."""
    rows = [(name, sha256(data), purposes[name]) for name, data in sorted(files.items())]
    return render("vendored.md.j2",
                  {**provenance.origin_facts(), "command": command, "usage": usage, "files": rows},
                  extra_characters=None).encode()


def flatten_paths(text: bytes) -> bytes:
    """Return the text of a build file of the library for kernels in the folder of the build file:
    `../FOLDER/` is removed from each path."""
    return re.sub(rb"\.\./\w+/", b"", text)


def file_purposes(entries: Sequence[Entry], has_library: bool) -> dict[str, str]:
    """Return file name -> text about the file's purpose, for each file that can be vendored.
    `entries`: manifest entries of the kernels; `has_library`: whether the library is copied. If it
    is not, nsms.h has only the kernels' prototypes."""
    lines: dict[str, list[str]] = {}
    for e in entries:
        for path in filter(None, (e[s] for s in SYNTAXES)):
            lines.setdefault(Path(path).name, []).append(f"`{e['symbol']}`")
    return ({name: ", ".join(symbols) for name, symbols in lines.items()}
            | packages.FILES["vendored"] | ({} if has_library else {"nsms.h": "the prototypes"}))


def read_note(dest: Path) -> dict[str, str]:
    """Return path -> SHA-256 of the files that VENDORED.md in a folder lists; {} if the folder has
    no VENDORED.md that an earlier call of `vendor` wrote."""
    path = dest / NOTE
    text = path.read_text(errors="replace") if path.is_file() else ""
    return dict(FILE_ROW.findall(text)) if text.startswith("# Vendored from nsms\n") else {}


def compiler_line(dest: Path, files: Sequence[str]) -> str:
    """Return the shell line that builds main.c with the kernels, and the library if there is one,
    in the folder `dest`.

    `files`: names of the copied files. A kernel that has only a NASM file is assembled first. If
    there are more than four source files, file patterns replace the names of kernels.
    """
    names = [name for name in files if name.endswith((".c", ".S"))
             or name.endswith(".asm") and f"{Path(name).stem}.S" not in files]
    quoted_folder, uses_patterns = quote(str(dest)), len(names) > 4

    def quoted_names(end: str, new_end: str) -> list[str]:
        """Return the paths of the `names` that end with `end`, with `new_end` in place of `end`,
        quoted for a shell. With `uses_patterns`, return file patterns for these paths."""
        stems = [name.removesuffix(end) for name in names if name.endswith(end)]
        if uses_patterns:
            return sorted({f"{quoted_folder}/{stem[:3]}*{new_end}" for stem in stems})
        return sorted({quote(f"{dest / stem}{new_end}") for stem in stems})

    asm = quoted_names(".asm", ".asm")
    assembly_commands = "".join(f"nasm -f elf64 {name} && " for name in asm)
    if asm and uses_patterns:
        assembly_commands = f"for f in {' '.join(asm)}; do nasm -f elf64 \"$f\"; done && "
    c = [quote(str(dest / name)) for name in names if name.endswith(".c")]
    return " ".join([f"{assembly_commands}cc -O2 -I {quoted_folder} main.c", *c,
                     *quoted_names(".S", ".S"), *quoted_names(".asm", ".o"), "-o main"])


def check_destination(dest: Path) -> None:
    """Raise Rejected if files cannot be written to `dest`, or if it is the root or a folder to
    which `nsms gen` writes."""
    is_root = dest.resolve() == Path("/")
    is_generated = dest.resolve().is_relative_to(data_folder("generated").resolve()) or (
        (dest / "manifest.json").is_file() and any(
            (dest / part).exists() for part in ("gas", "nasm", "include/nsms.h")))
    if is_root or is_generated:
        reason = "the root of the system" if is_root else "where `nsms gen` writes"
        raise Rejected(f"DEST={dest} is {reason}, no folder for copies. Try DEST=third_party/nsms.")
    existing = nearest_existing(dest)
    if not accepts_files(existing):
        defect = "not writable" if existing.is_dir() else "no folder"
        raise Rejected(f"cannot write to DEST={dest}: {existing} is {defect}. "
                       f"Try DEST={suggested_folder('third_party/nsms')}.")


def code_and_table_bytes(object: bytes) -> int:
    """Return how many bytes of code and tables an ELF object has, without unwind information."""
    return sum(section.size for section in ElfFile(Bytes(object)).sections
               if section.flags & ALLOC and section.type == PROGBITS
               and not section.name.startswith((".eh_frame", ".note")))


def describe_size(files: Mapping[str, bytes]) -> str:
    """Return a line that states the bytes of code and tables in the objects of the library and its
    kernels; "" if there is no compiler, or if it rejects nsms.c. `files`: name -> bytes of the
    library's files."""
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


def verifier_files(folder: Path, entries: Sequence[Entry]) -> dict[str, bytes]:
    """Return name -> bytes of nsms_verify.py and its list of proved functions, or {} if the
    assemblers of this machine make no proved bytes. `folder`: of the kernels."""
    records, _ = expected_records(folder, entries)
    lines = ",\n".join(map(json.dumps, records))
    function_list = f'{{"generator": "{__version__}", "functions": [\n{lines}\n]}}\n'
    script = Path(__file__).with_name("nsms_verify.py")
    return ({script.name: script.read_bytes(), "nsms_verify.json": function_list.encode()}
            if records else {})


def check_overwritten_files(dest: Path, files: Iterable[str],
                            recorded_hashes: Mapping[str, str]) -> None:
    """Raise Rejected if one of `files`, the paths of files to write, exists in the folder `dest`,
    unless an earlier call wrote it and it is unchanged. Raise Rejected also if VENDORED.md exists
    and no earlier call wrote it. `recorded_hashes`: path -> SHA-256 of the earlier call's files."""
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
    """Request to write copies into the folder `dest`: kernels, a library with its kernels, or a
    package with a library or kernels.

    `configs`: configurations of the kernels, or the candidates from which a library or package
    selects; `syntax`, `prefix`, `lib`: values of SYNTAX, PREFIX and LIB; `command`: the command
    line of make, for VENDORED.md; `cores`: processors that the library is for, None for all;
    `language`: value of FOR, None without a package; `module`: path of Go's module.
    """

    dest: Path
    configs: Sequence[KernelConfig]
    syntax: str
    prefix: str
    command: str
    lib: str
    cores: Sequence[Processor] | None
    language: str | None
    module: str


def vendor(job: VendorJob) -> tuple[str, str]:
    """Write a job's files into its folder, which is created if it does not exist, and locked.
    Return two lines: the shell line that builds a program with the files or tries the package, and
    the result of describe_size ("" without a library, or with one for NASM only).

    Raise Rejected if check_destination, check_overwritten_files or with_selected_configs does, and
    NotProved if a kernel is not proved. A created folder that stays empty is deleted again.
    """
    check_destination(job.dest)
    missing = [path for path in (job.dest, *job.dest.parents) if not path.exists()]
    job.dest.mkdir(parents=True, exist_ok=True)
    with lock(job.dest):
        try:
            return write_vendored_files(job)
        finally:
            for path in missing:
                with suppress(OSError):
                    path.rmdir()


def with_selected_configs(job: VendorJob) -> VendorJob:
    """Return a job with only the configurations that its library or package includes. For Go's
    package, the returned job has Go's syntax and no library. Raise Rejected if no configuration
    remains, or if Go's package is requested and the go tool is missing."""
    if job.language == "go":
        fits_go = any(config.isa in packages.GO_ISAS for config in job.configs)
        if fits_go and assembler_command("go") is None:
            raise Rejected("FOR=go: its kernels are proved in the output of the go tool, and "
                           "this machine has no go tool. Install Go and gcc.")
        configs = go_package_configs(job.configs, job.prefix, job.cores)
        return replace(job, configs=configs, syntax="go", lib="0")
    if job.lib in ("1", "small"):
        return replace(job, configs=library_configs(job.configs, job.lib, job.cores))
    return job


def write_vendored_files(job: VendorJob) -> tuple[str, str]:
    """Generate a job's files, write them into its folder, which the caller has locked, and delete
    unchanged files of an earlier call that the job does not need. The results and errors are those
    of `vendor`."""
    recorded_hashes = read_note(job.dest)
    # this early check saves a long wait
    check_overwritten_files(job.dest, ["LICENSE"], recorded_hashes)
    job = with_selected_configs(job)
    dest, language, has_library = job.dest, job.language, job.lib != "0"
    package = packages.LANGUAGES[language] if language else None
    library_mode = {"0": "0", "small": "small chosen"}.get(job.lib, "chosen")
    with temporary_folder() as out:
        entries = generate(job.configs, out, job.syntax, job.prefix, lib=library_mode,
                           scope=Scope.CHANGED)
        paths = [path for syntax in SYNTAXES for path in sorted((out / syntax).glob("*"))]
        if has_library:
            builds = BUILDS if package is None or package.folder == "c" else ()
            paths += [out / "lib" / name for name in ("nsms.c", "nsms.h", *builds)]
        elif language != "go":
            paths.append(out / "include" / "nsms.h")
        files = {path.name: path.read_bytes() for path in paths}
        extra_files = {"LICENSE": licence()} | verifier_files(out, entries)
    files |= {name: flatten_paths(files[name]) for name in BUILDS if name in files}
    sizes = describe_size(files) if has_library and job.syntax != "nasm" else ""
    line = compiler_line(dest, list(files))
    usage = f"A program, here `main.c`, is built with them by\n\n    {line}"
    if language and package:
        line = package.tries.format(here=quote(str(dest)))
        usage = (f"They are a package for {package.title}; `README.md` describes it. Try it "
                 f"with\n\n    {line}")
        scope = library.library_scope(entries, job.prefix, library_mode)
        files = packages.package_files(language, scope, list(files), job.command,
                                       module=job.module) | {
            str(Path(package.native) / name): data for name, data in files.items()}
    files |= extra_files
    purposes = file_purposes(entries, has_library)
    purposes = ({name: purposes.get(Path(name).name, "") for name in files}
                | (package.about if package else {}))
    files[NOTE] = note_text(job.command, files, purposes, usage)
    check_overwritten_files(dest, [name for name in files if name != NOTE], recorded_hashes)
    write_all(dest, files)
    # Delete unchanged files of an earlier call that this one does not need.
    for name, recorded_hash in recorded_hashes.items():
        path = dest / name
        if (name not in files and ".." not in Path(name).parts and path.is_file()
            and sha256(path.read_bytes()) == recorded_hash):
            path.unlink()
    return line, sizes
