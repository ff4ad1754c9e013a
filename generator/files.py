"""Files as they are written: aside, then renamed, so that whoever reads finds the old bytes or the new ones, never a part.

In go paths and what they shall hold. `write` is for one file, `write_all` for several that belong together, `cache_put` and
`read_trusted` for results that can be had again: these are read back only where nobody else can have written them. And where the
folders stand that the code reads: beside the package in a checkout, inside it once installed.
"""

import fcntl
import os
import shutil
import signal
import stat
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
TOP = PACKAGE.parent               # the checkout, if it is one


def folder(name: str) -> Path:
    """The folder of that name: templates, ctests or LICENSES."""
    inside = PACKAGE / name.lower()
    return inside if inside.is_dir() else TOP / name


def scratch() -> Path:
    """Where results are kept that can be had again: build/ of a checkout that we may write to, else the user's cache."""
    if (TOP / "Makefile").is_file() and os.access(TOP, os.W_OK):
        return TOP / "build"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "nsms"


STOPPING = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP}


@contextmanager
def named(path: Path) -> Iterator[None]:
    """An OSError inside names the path, also where the system does not say which file it was (as when a disk is full)."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        error.filename2 = None
        raise


@contextmanager
def undisturbed() -> Iterator[None]:
    """Signals that stop a program wait until this is over."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def as_bytes(data: str | bytes) -> bytes:
    return data.encode("utf-8") if isinstance(data, str) else data


def write(path: Path, data: str | bytes, mode: int = 0o666) -> None:
    """Writes one file; its folder is there. An OSError names it."""
    aside = path.with_name(f".{path.name}.{os.getpid()}.new")
    with named(path):
        try:
            with open(aside, "wb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
                file.write(as_bytes(data))
            aside.replace(path)
        except BaseException:
            aside.unlink(missing_ok=True)
            raise


def sweep(folder: Path) -> None:
    """Deletes what programs that were killed left aside in a folder; one that is at work holds a lock on its own."""
    for path in folder.glob(".nsms-*"):
        try:
            with locked(path, wait=False):
                shutil.rmtree(path)
        except OSError:                                  # at work, or no locks here
            pass


def write_all(folder: Path, files: Mapping[str, str | bytes]) -> None:
    """Writes files by their paths in a folder: all of them, or none where one cannot be written or the program is stopped.
    They appear in the order given. An OSError names the file."""
    aside: Path | None = None
    lock_stack = ExitStack()
    try:
        with named(folder), undisturbed():
            folder.mkdir(parents=True, exist_ok=True)
            sweep(folder)
            aside = Path(tempfile.mkdtemp(prefix=".nsms-", dir=folder))
            lock_stack.enter_context(locked(aside))
        for number, (name, data) in enumerate(files.items()):
            with named(folder / name):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (aside / str(number)).write_bytes(as_bytes(data))
        with undisturbed():
            for number, name in enumerate(files):
                with named(folder / name):
                    os.replace(aside / str(number), folder / name)
    finally:
        with undisturbed():
            if aside is not None:
                shutil.rmtree(aside, ignore_errors=True)
            lock_stack.close()


@contextmanager
def locked(folder: Path, wait: bool = True) -> Iterator[None]:
    """One program at a time works on a folder; others wait, and a file system without locks does without. Without `wait` an
    OSError says that it is not to be had now."""
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW if not wait else os.O_RDONLY)
    try:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except OSError:
            if not wait:
                raise
        yield
    finally:
        os.close(opened)


def cache_put(path: Path, data: str) -> None:
    """Keeps a result for `read_trusted`; one that cannot be kept is made again. Only the user can write the file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, data, 0o600)
    except OSError:
        pass


def read_trusted(path: Path) -> str | None:
    """What was kept there; None where there is no file, or where somebody else can have written it."""
    try:
        with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK), "rb") as file:     # a FIFO would wait
            status = os.fstat(file.fileno())
            ours = status.st_uid == os.getuid() and not status.st_mode & 0o022
            return file.read().decode() if ours and stat.S_ISREG(status.st_mode) else None
    except (OSError, ValueError):
        return None
