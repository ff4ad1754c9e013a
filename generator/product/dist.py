"""Release archive of the C library, which builds without Python and git: the library with its
kernels for GAS and NASM, CMake and Meson projects, tests, licences, manifest entries and SHA-256
sums. Equal inputs give equal bytes: owners are 0, and every time is SOURCE_DATE_EPOCH or 0."""

import gzip
import io
import os
import tarfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from .. import __version__
from ..files import data_folder, temporary_folder, write_all
from ..request.option_table import Rejected
from . import library, packages, vendor
from .fresh import configs_of_command
from .manifest import Entry, manifest_text, merge_entries, read_manifest
from .write import generate

ARCHIVE_FOLDER = f"nsms-{__version__}"
COMMAND = "make dist"


def archive_files(generated: Path) -> dict[str, bytes]:
    """Return path -> bytes of the archive's files. `generated`: the folder that `nsms gen` wrote.
    Raise Rejected if its manifest is missing or invalid, or if a kernel is missing."""
    entries = read_manifest(generated / "manifest.json")
    if not entries:
        raise Rejected(f"{generated}/manifest.json, which lists the kernels, is missing. Run "
                       f"`make gen` first.")
    with temporary_folder() as scratch:
        entries = with_nasm(entries, scratch)
        scope = library.library_scope(entries, "nsms_")
        paths = {path for k in library.library_kernels(scope["families"])
                 for path in (*k["files"], *k["nasm"])}
        folders = {path: next((folder for folder in (generated, scratch)
                               if (folder / path).is_file()), None) for path in sorted(paths)}
        if missing := [path for path, folder in folders.items() if folder is None]:
            raise Rejected(f"{generated / missing[0]} is missing, which the library needs. Run "
                           f"`make gen` first.")
        library_files = {Path(path).name: (folder / path).read_bytes()
                         for path, folder in folders.items() if folder}
    library_entries = [e for e in entries if e["gas"] in paths]
    texts = library.library_texts(entries, "nsms_")
    library_files |= {name: vendor.flatten_paths(text.encode()) for name, text in texts.items()}
    files = packages.package_files("c", scope, list(library_files), COMMAND, vendored=False)
    files |= {f"nsms/{name}": data for name, data in library_files.items()}
    files |= {"LICENSE": vendor.licence(), "manifest.json": manifest_text(library_entries).encode()}
    return files | {"SHA256SUMS": checksum_lines(files)}


def with_nasm(entries: Sequence[Entry], scratch: Path) -> list[Entry]:
    """Return the entries of a manifest, those of the library's kernels with files for NASM. Files
    that the committed set lacks, of tuned kernels, are written to `scratch` and proved."""
    kernels = library.library_kernels(library.library_scope(entries, "nsms_")["families"])
    files = {path for kernel in kernels for path in kernel["files"]}
    commands = {e["command"]: None for e in entries if e["gas"] in files and not e["nasm"]}
    configs = [config for command in commands for config in configs_of_command(command)]
    return merge_entries(entries, generate(configs, scratch, "both"))


def checksum_lines(files: Mapping[str, bytes]) -> bytes:
    """Return the contents of SHA256SUMS for `files` (path -> bytes): a line for each file, sorted
    by path, as `sha256sum -c` reads it."""
    return "".join(f"{vendor.sha256(data)}  {name}\n"
                   for name, data in sorted(files.items())).encode()


def source_date() -> int:
    """Return the environment variable SOURCE_DATE_EPOCH, in seconds since 1970, or 0 if it is not
    set. Raise Rejected if it is no whole number from 0 to 2^33 - 1."""
    text = os.environ.get("SOURCE_DATE_EPOCH", "0")
    if not text.isdecimal() or int(text) >= 1 << 33:
        raise Rejected(f"SOURCE_DATE_EPOCH={text} is no number of seconds since 1970. Unset it, or "
                       f"try 0.")
    return int(text)


def tar_archive(files: Mapping[str, bytes], seconds: int) -> bytes:
    """Return the bytes of a .tar.gz archive with `files` (path -> bytes), in the archive's folder
    ARCHIVE_FOLDER. `seconds`: modification time of every file, in seconds since 1970."""
    out = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=out, mtime=0) as compressor, \
            tarfile.open(fileobj=compressor, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, data in sorted(files.items()):
            member = tarfile.TarInfo(f"{ARCHIVE_FOLDER}/{name}")
            member.size, member.mtime, member.mode = len(data), seconds, 0o644
            tar.addfile(member, io.BytesIO(data))
    return out.getvalue()


def write_archive(dest: Path) -> list[Path]:
    """Write the release archive and SHA256SUMS into the folder `dest`, and return the two paths.
    Raise Rejected if vendor.check_destination, source_date or archive_files does."""
    seconds = source_date()
    vendor.check_destination(dest)
    data = tar_archive(archive_files(data_folder("generated")), seconds)
    files = {f"{ARCHIVE_FOLDER}.tar.gz": data}
    files["SHA256SUMS"] = checksum_lines(files)
    dest.mkdir(parents=True, exist_ok=True)
    write_all(dest, files)
    return [dest / name for name in files]
