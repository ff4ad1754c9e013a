"""Atomic file output, locks, and the package's folders. Files are written aside, then renamed, so
that a reader sees old or new bytes and never a part.
"""

import fcntl
import json
import os
import shutil
import signal
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any

PACKAGE = Path(__file__).resolve().parent
TOP = PACKAGE.parent  # the checkout, if the package is in one


def data_folder(name: str) -> Path:
    """Return the folder with data, such as templates: inside the installed package, in lower case,
    else in the checkout."""
    inside = PACKAGE / name.lower()
    return inside if inside.is_dir() else TOP / name


def cache_folder() -> Path:
    """Return build/ of a writable checkout, else the user's cache folder."""
    if (TOP / "Makefile").is_file() and os.access(TOP, os.W_OK):
        return TOP / "build"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "nsms"


def as_bytes(data: str | bytes) -> bytes:
    return data.encode("utf-8") if isinstance(data, str) else data


def write_file(path: Path, data: str | bytes, mode: int = 0o666) -> None:
    """Create or replace one file atomically, in an existing folder. The umask is removed from
    `mode`."""
    temporary_path = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with open(temporary_path, "wb",
                  opener=lambda name, flags: os.open(name, flags, mode)) as file:
            file.write(as_bytes(data))
        temporary_path.replace(path)
    except BaseException:
        temporary_path.unlink(missing_ok=True)
        raise


def write_all(folder: Path, files: Mapping[str, str | bytes]) -> None:
    """Write `files` (path in `folder` -> content): all, or none if one cannot be written or a
    signal arrives before the renames. If a rename fails, files renamed before it remain."""
    folder.mkdir(parents=True, exist_ok=True)
    with temporary_folder(folder, ".nsms-") as staging_folder:
        for index, (name, data) in enumerate(files.items()):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (staging_folder / str(index)).write_bytes(as_bytes(data))
        previous_mask = signal.pthread_sigmask(signal.SIG_BLOCK,
                                               {signal.SIGINT, signal.SIGTERM, signal.SIGHUP})
        try:
            for index, name in enumerate(files):
                os.replace(staging_folder / str(index), folder / name)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, previous_mask)


@contextmanager
def temporary_folder(parent: Path | None = None, prefix: str = "nsms-") -> Iterator[Path]:
    """Yield a new folder in `parent` (default: TMPDIR), deleted at the end; repeatedly, as a killed
    compiler's assembler may still write into it."""
    path = Path(tempfile.mkdtemp(prefix=prefix, dir=parent))
    try:
        yield path
    finally:
        for _ in range(100):
            shutil.rmtree(path, ignore_errors=True)
            if not path.exists():
                break
            time.sleep(0.05)


@contextmanager
def lock(folder: Path) -> Iterator[None]:
    """Exclusive lock on a folder, which leaves no file in it; none on a file system without
    locks."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def cache_put(path: Path, value: Any) -> None:
    """Store a JSON value, which can be computed again, for `read_trusted`; ignore an OSError."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, json.dumps(value), 0o600)


def read_trusted(path: Path) -> Any:
    """Return a file's JSON value; None without one, or if another user could have written it."""
    try:
        with path.open("rb") as file:
            status = os.fstat(file.fileno())
            is_ours = status.st_uid == os.getuid() and not status.st_mode & 0o022
            return json.load(file) if is_ours else None
    except (OSError, ValueError):
        return None


# SIGTERM and SIGHUP raise an exception as Ctrl-C does, so that temporary files are deleted.

INTERRUPTED_MESSAGE = "interrupted; existing files are unchanged."


class Stopped(KeyboardInterrupt):
    """A signal asks the program to end; `status` is 128 + its number."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = 128 + number


@contextmanager
def raise_on_signals() -> Iterator[None]:
    """Raise Stopped at the first SIGTERM or SIGHUP, and ignore further ones. A signal with another
    handler, or that is ignored (nohup), keeps it."""
    def raise_stopped(number: int, frame: FrameType | None) -> None:
        for other in handled_signals:
            signal.signal(other, signal.SIG_IGN)
        raise Stopped(number)

    in_main_thread = threading.current_thread() is threading.main_thread()
    handled_signals = [s for s in (signal.SIGTERM, signal.SIGHUP) if in_main_thread
                       and signal.getsignal(s) == signal.SIG_DFL]
    for number in handled_signals:
        signal.signal(number, raise_stopped)
    try:
        yield
    finally:
        for number in handled_signals:
            signal.signal(number, signal.SIG_DFL)
