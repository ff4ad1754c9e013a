"""Handling of Ctrl-C, SIGTERM and SIGHUP.

The command line imports this module first, so that Ctrl-C during the other imports prints one line
instead of a traceback; `restore_sigint` ends that phase. Make and .venv/bin/nsms start the program
with SIGINT blocked, if `env` has the option --block-signal, because Python itself would print a
traceback while it starts. This module unblocks SIGINT; a Ctrl-C that came before takes effect then.
Inside `raise_on_signals`, SIGTERM and SIGHUP raise an exception as Ctrl-C does, so that temporary
files are deleted, and the exit status is 128 plus the signal number.
"""

# Not `signal`, which wraps `_signal`: its import takes milliseconds.
import _signal  # type: ignore[import-not-found]
import os

INTERRUPTED_MESSAGE = "interrupted; existing files are unchanged."


def exit_at_once(number: int, _: object) -> None:
    """Print one line and exit with status 128 + `number`, the signal's number, without running any
    cleanup."""
    os.write(2, f"nsms: {INTERRUPTED_MESSAGE}\n".encode())
    os._exit(128 + number)


HANDLES_SIGINT = _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler
try:
    if HANDLES_SIGINT:
        _signal.signal(_signal.SIGINT, exit_at_once)
        _signal.pthread_sigmask(_signal.SIG_UNBLOCK, [_signal.SIGINT])
except ValueError:  # not in the main thread
    HANDLES_SIGINT = False

# isort: split
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Stopped(KeyboardInterrupt):
    """Raised when a signal asks the program to end; `status` is the exit status, 128 + the signal's
    number."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = 128 + number


def in_main_thread() -> bool:
    """Return whether this is the main thread, the only one that may set signal handlers."""
    return threading.current_thread() is threading.main_thread()


def restore_sigint() -> None:
    """Let Ctrl-C raise KeyboardInterrupt again. Do nothing if this module's handler of SIGINT is
    not set."""
    if HANDLES_SIGINT and signal.getsignal(signal.SIGINT) is exit_at_once:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def exit_silently_on_sigint() -> None:
    """Let Ctrl-C end the program at once and without output, because Python itself would print a
    traceback during its shutdown. Do nothing outside of the main thread, or if Ctrl-C does not
    raise KeyboardInterrupt."""
    if in_main_thread() and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def raise_on_signals() -> Iterator[None]:
    """Let the first SIGTERM or SIGHUP raise Stopped while the context is active, and ignore further
    ones. A signal that was ignored before (nohup) stays ignored, and one with another handler keeps
    it. Outside of the main thread, do nothing."""
    def raise_stopped(number: int, frame: FrameType | None) -> None:
        for other in handled_signals:
            signal.signal(other, signal.SIG_IGN)
        raise Stopped(number)

    handled_signals = [s for s in (signal.SIGTERM, signal.SIGHUP) if in_main_thread()
                       and signal.getsignal(s) == signal.SIG_DFL]
    for number in handled_signals:
        signal.signal(number, raise_stopped)
    try:
        yield
    finally:
        for number in handled_signals:
            signal.signal(number, signal.SIG_DFL)


def set_worker_signals() -> None:
    """Set the signals of a worker process: it ignores Ctrl-C, which its parent handles, and SIGTERM
    and SIGHUP end it at once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
