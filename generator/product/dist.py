"""Release archive of the C library: builds with a C compiler alone, without Python and git.

Input is the committed `generated/`; output is `nsms-VERSION.tar.gz` and `SHA256SUMS`. The archive holds the library in `nsms/`,
the kernels of GAS and NASM, CMake and Meson projects around it, one C file that tests and measures, the licences, the manifest's
entries of its kernels, and a SHA256SUMS of its own files. Equal inputs give equal bytes: names are sorted, owners are 0, and
every time is SOURCE_DATE_EPOCH or 0.
"""

import gzip
import io
import json
import os
import tarfile
from collections.abc import Mapping
from pathlib import Path

from .. import __version__
from ..files import folder, write_all
from ..request.parse import Refused
from . import library, packages, vendor, write

NAME = f"nsms-{__version__}"
COMMAND = "make dist"


def contents(generated: Path) -> dict[str, bytes]:
    """Return the archive's files by path, made of the folder that `nsms gen` wrote. Refused where kernels are missing."""
    entries = write.read_manifest(generated / "manifest.json")
    if not entries:
        raise Refused(f"there is no {generated}/manifest.json to make an archive of. Run `make gen` first.")
    scope = library.scope(entries, "nsms_")
    used = [k for f in scope["families"] for k in (*f["kernels"], *f["many"])]
    paths = sorted({path for k in used for path in (*k["files"], *k["nasm"])})
    missing = [path for path in paths if not (generated / path).is_file()]
    if missing:
        raise Refused(f"{generated / missing[0]} is missing, which the library needs. Run `make gen` first.")
    library_entries = [e for e in entries if e["gas"] in paths]
    texts = library.texts(entries, write.prototypes(entries), "nsms_")
    native = {Path(path).name: (generated / path).read_bytes() for path in paths}
    native |= {name: vendor.flatten_paths(text.encode()) for name, text in texts.items()}
    files = packages.files("c", scope, list(native), COMMAND, vendored=False)
    files |= {f"nsms/{name}": data for name, data in native.items()}
    manifest = {"schema": 1, "generator": __version__, "kernels": library_entries}
    files |= {"LICENSE": vendor.licence(), "manifest.json": (json.dumps(manifest, indent=1) + "\n").encode()}
    files["SHA256SUMS"] = sums(files)
    return files


def sums(files: Mapping[str, bytes]) -> bytes:
    """Return the lines that `sha256sum -c` reads."""
    return "".join(f"{vendor.sha256(data)}  {name}\n" for name, data in sorted(files.items())).encode()


def date() -> int:
    """Return SOURCE_DATE_EPOCH in seconds, or 0."""
    text = os.environ.get("SOURCE_DATE_EPOCH", "0")
    if not text.isdecimal() or int(text) >= 1 << 33:
        raise Refused(f"SOURCE_DATE_EPOCH={text} is no number of seconds since 1970. Unset it, or try 0.")
    return int(text)


def archive(files: Mapping[str, bytes], seconds: int) -> bytes:
    """Return the files below the folder NAME as a compressed tar archive."""
    out = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=out, mtime=0) as packed, \
            tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, data in sorted(files.items()):
            member = tarfile.TarInfo(f"{NAME}/{name}")
            member.size, member.mtime, member.mode = len(data), seconds, 0o644
            tar.addfile(member, io.BytesIO(data))
    return out.getvalue()


def dist(dest: Path) -> list[Path]:
    """Write the archive and SHA256SUMS into a folder and return their paths."""
    seconds = date()
    vendor.check_dest(dest)
    data = archive(contents(folder("generated")), seconds)
    files = {f"{NAME}.tar.gz": data}
    files["SHA256SUMS"] = sums(files)
    dest.mkdir(parents=True, exist_ok=True)
    write_all(dest, files)
    return [dest / name for name in files]
