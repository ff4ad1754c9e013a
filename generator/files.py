"""Atomic file output, locks, and the package's folders.

Input: paths and their content. `write_file` replaces one file and `write_all` several files. Both
write temporary files and rename them, so that a reader of a file sees its old or its new bytes and
never a part. `cache_put` stores a result that can be computed again; `read_trusted` reads it,
unless another user could have written the file. `data_folder` finds data beside the package in a
checkout, and inside the package once it is installed.
"""

import fcntl
import hashlib
import json
import os
import shutil
import signal
import stat
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parent
TOP = PACKAGE.parent  # the checkout, if the package is in one


def data_folder(name: str) -> Path:
    """Return the folder `name` with data, such as templates or ctests: inside the package, in lower
    case, once it is installed, else in the checkout."""
    inside = PACKAGE / name.lower()
    return inside if inside.is_dir() else TOP / name


def cache_folder() -> Path:
    """Return the cache folder: build/ of a writable checkout, else the user's cache folder."""
    if (TOP / "Makefile").is_file() and os.access(TOP, os.W_OK):
        return TOP / "build"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "nsms"


def nearest_existing(path: Path) -> Path:
    """Return `path` or its nearest parent that exists."""
    return next(p for p in (path, *path.absolute().parents) if p.exists())


def accepts_files(folder: Path) -> bool:
    """Return whether a path is a folder in which files can be created."""
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)


def suggested_folder(name: str) -> str:
    """Return a folder that an error message can suggest for output: `name` if that folder can be
    written to or created, else the folder `name` in TMPDIR."""
    is_possible = accepts_files(nearest_existing(Path(name)))
    return name if is_possible else str(Path(tempfile.gettempdir()) / name)


@contextmanager
def name_path_in_errors(path: Path) -> Iterator[None]:
    """Set the file name of an OSError raised inside the context to `path`. The system does not
    report the name in every case, such as a full disk."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        error.filename2 = None
        raise


@contextmanager
def block_signals() -> Iterator[None]:
    """Block SIGINT, SIGTERM and SIGHUP, in this thread, while the context is active."""
    previous_mask = signal.pthread_sigmask(signal.SIG_BLOCK,
                                           {signal.SIGINT, signal.SIGTERM, signal.SIGHUP})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous_mask)


def digest_files(paths: Iterable[Path], start: bytes = b"") -> str:
    """Return the SHA-256, in hexadecimal, of `start` followed by the name (without folders), a zero
    byte and the content of each file."""
    digest = hashlib.sha256(start)
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def as_bytes(data: str | bytes) -> bytes:
    """Return the data as bytes, text in UTF-8."""
    return data.encode("utf-8") if isinstance(data, str) else data


def write_file(path: Path, data: str | bytes, mode: int = 0o666) -> None:
    """Create or replace one file atomically. Its folder must exist. `mode`: permission bits, from
    which the umask is removed. An OSError names the file."""
    temporary_path = path.with_name(f".{path.name}.{os.getpid()}.new")
    with name_path_in_errors(path):
        try:
            with open(temporary_path, "wb",
                      opener=lambda name, flags: os.open(name, flags, mode)) as file:
                file.write(as_bytes(data))
            temporary_path.replace(path)
        except BaseException:
            temporary_path.unlink(missing_ok=True)
            raise


def remove_stale_folders(folder: Path) -> None:
    """Delete the staging folders (.nsms-*) in `folder` that killed programs did not delete. The
    folder of a running program is locked and stays."""
    for path in folder.glob(".nsms-*"):
        try:
            with lock(path, wait=False):
                shutil.rmtree(path)
        except OSError:  # in use, or a file system without locks
            pass


def write_all(folder: Path, files: Mapping[str, str | bytes]) -> None:
    """Write `files` (path in `folder` -> content): all of them, or none if one cannot be written or
    a signal arrives before the renames.

    The files are first written to a staging folder, then renamed in the order of `files`. If a
    rename fails, the files renamed before it remain. Missing folders are created, and stale staging
    folders deleted. An OSError names the file.
    """
    staging_folder: Path | None = None
    lock_stack = ExitStack()
    try:
        with name_path_in_errors(folder), block_signals():
            folder.mkdir(parents=True, exist_ok=True)
            remove_stale_folders(folder)
            staging_folder = Path(tempfile.mkdtemp(prefix=".nsms-", dir=folder))
            lock_stack.enter_context(lock(staging_folder))
        for index, (name, data) in enumerate(files.items()):
            with name_path_in_errors(folder / name):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (staging_folder / str(index)).write_bytes(as_bytes(data))
        with block_signals():
            for index, name in enumerate(files):
                with name_path_in_errors(folder / name):
                    os.replace(staging_folder / str(index), folder / name)
    finally:
        with block_signals():
            if staging_folder is not None:
                shutil.rmtree(staging_folder, ignore_errors=True)
            lock_stack.close()


@contextmanager
def temporary_folder(parent: Path | None = None) -> Iterator[Path]:
    """Yield a new folder in `parent`, by default TMPDIR; delete it with its contents at the end.

    After an interruption, programs such as a compiler's assembler may still write into the folder
    for a moment. Therefore the deletion is repeated for up to five seconds.
    """
    path = Path(tempfile.mkdtemp(prefix="nsms-", dir=parent))
    try:
        yield path
    finally:
        for _ in range(100):
            shutil.rmtree(path, ignore_errors=True)
            if not path.exists():
                break
            time.sleep(0.05)


@contextmanager
def lock(folder: Path, wait: bool = True) -> Iterator[None]:
    """Hold an exclusive lock on a folder while the context is active.

    With `wait`, wait for the lock; on a file system without locks, continue without it. Without
    `wait`, raise OSError if the folder is locked, the file system has no locks, or the folder is a
    symbolic link.
    """
    descriptor = os.open(folder,
                         os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW if not wait else os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except OSError:
            if not wait:
                raise
        yield
    finally:
        os.close(descriptor)


def cache_put(path: Path, value: Any) -> None:
    """Store a JSON value, a result that can be computed again, in a file that only this user can
    write. `read_trusted` reads it. An OSError is ignored."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, json.dumps(value), 0o600)
    except OSError:
        pass


def read_trusted(path: Path) -> Any:
    """Return the JSON value that `cache_put` stored in a file; None if there is no regular file, if
    another user could have written it, or if it is not JSON."""
    try:
        # O_NONBLOCK: a FIFO would block.
        with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK), "rb") as file:
            status = os.fstat(file.fileno())
            is_ours = status.st_uid == os.getuid() and not status.st_mode & 0o022
            return json.load(file) if is_ours and stat.S_ISREG(status.st_mode) else None
    except (OSError, ValueError):
        return None
