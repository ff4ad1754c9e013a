"""How the program ends when it is told to: by Ctrl-C, SIGTERM or SIGHUP.

Importing this is the first thing that the command line does, so that Ctrl-C while the rest is imported is one line and no
traceback; `imported` ends that. Make and .venv/bin/nsms start the program with SIGINT blocked where they can, as Python itself
would show a traceback while it starts; one that came meanwhile is heard here. Inside `signals_raise`, SIGTERM and SIGHUP raise what
Ctrl-C raises, so that whatever was being written is tidied up, and the status is the shell's for a program that a signal ended.
"""

import _signal  # type: ignore[import-not-found]  # what `signal` wraps, which takes milliseconds to import
import os

INTERRUPTED_MESSAGE = "interrupted; what stood there before is untouched."


def at_once(number: int, _: object) -> None:
    os.write(2, f"nsms: {INTERRUPTED_MESSAGE}\n".encode())
    os._exit(128 + number)


STARTED_WITH_SIGINT = _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler
try:
    if STARTED_WITH_SIGINT:
        _signal.signal(_signal.SIGINT, at_once)
        _signal.pthread_sigmask(_signal.SIG_UNBLOCK, [_signal.SIGINT])
except ValueError:  # in a thread
    STARTED_WITH_SIGINT = False

# isort: split
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Stopped(KeyboardInterrupt):
    """A signal asked the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = 128 + number


def first_in_line() -> bool:
    return threading.current_thread() is threading.main_thread()


def imported() -> None:
    """From here on Ctrl-C raises KeyboardInterrupt, as it does in any Python program."""
    if STARTED_WITH_SIGINT and signal.getsignal(signal.SIGINT) is at_once:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def ending() -> None:
    """From here on Ctrl-C ends the program without a word: Python itself would show a traceback while it ends."""
    if first_in_line() and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def signals_raise() -> Iterator[None]:
    """SIGTERM and SIGHUP raise Stopped inside, the first of them once; one that is ignored stays ignored (nohup)."""
    def stop(number: int, frame: FrameType | None) -> None:
        for other in handled_signals:
            signal.signal(other, signal.SIG_IGN)
        raise Stopped(number)

    handled_signals = [s for s in (signal.SIGTERM, signal.SIGHUP) if first_in_line() and signal.getsignal(s) == signal.SIG_DFL]
    for number in handled_signals:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number in handled_signals:
            signal.signal(number, signal.SIG_DFL)


def as_worker() -> None:
    """In a process that works for another: Ctrl-C is the other's, and SIGTERM ends it at once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
