"""SIGTERM and SIGHUP raise an exception as Ctrl-C does, so that temporary files are deleted."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED_MESSAGE = "interrupted; existing files are unchanged."


class Stopped(KeyboardInterrupt):
    """A signal asks the program to end; `status` is the exit status, 128 + the signal's number."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = 128 + number


@contextmanager
def raise_on_signals() -> Iterator[None]:
    """Let the first SIGTERM or SIGHUP raise Stopped in the context, and ignore further ones. A
    signal with another handler, or that is ignored (nohup), keeps it."""
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


def set_worker_signals() -> None:
    """Let a worker process ignore Ctrl-C, which its parent handles, and end at SIGTERM and SIGHUP.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
