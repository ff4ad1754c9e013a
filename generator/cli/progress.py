"""Progress bars and error messages of the commands, on stderr; stdout has the results alone.

On a terminal, long work shows a bar. Elsewhere it prints one line after five seconds, and one when
it ends. An error message has one or two lines, of which the first begins with `nsms:`; long words
and lines are shortened.
"""

import os
import re
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any


class Failed(Exception):
    """Failed check, which the message names. The exit status of the command is 1."""


MAX_WORD, MAX_LINE = 300, 4000  # characters of an error message; a longer word or line is shortened
QUICK_COMMANDS = ("list",)  # commands that take long only on an overloaded machine
QUIET_SECONDS = 5.0  # seconds of work without a line on stderr


def with_progress_bar(items: Iterable[Any]) -> Iterable[Any]:
    """Return an iterable over the items that shows a progress bar if stderr is a terminal."""
    from tqdm import tqdm
    return tqdm(items, disable=not sys.stderr.isatty(), leave=False, file=sys.stderr)


@contextmanager
def show_progress_bar(total: float, unit: str) -> Iterator[Callable[[float, str], None]]:
    """Show a progress bar for work of `total` units; `unit`: their name. The context's value is a
    function: call it with the units done so far and a text to show beside the bar."""
    from tqdm import tqdm
    with tqdm(total=round(total), unit=unit, file=sys.stderr, leave=False,
              disable=not sys.stderr.isatty(),
              bar_format="{l_bar}{bar}| {n:.0f}/{total} {unit} {postfix}") as progress_bar:
        def update(done_units: float, text: str) -> None:
            """Show the units done so far, and a text beside the bar."""
            progress_bar.set_postfix_str(text, refresh=False)
            progress_bar.update(min(done_units, total) - progress_bar.n)
        yield update


@contextmanager
def announce_long_work(command: str) -> Iterator[None]:
    """Print a line if a command takes more than five seconds, and one at its end. Print nothing on
    a terminal or for QUICK_COMMANDS."""
    if sys.stderr.isatty() or command in QUICK_COMMANDS:
        yield
        return
    start, announced = time.monotonic(), threading.Event()

    def announce() -> None:
        """Print the line that says that the command takes long."""
        announced.set()
        print_to_stderr(f"nsms {command}: running for more than {QUIET_SECONDS:g} seconds")

    timer = threading.Timer(QUIET_SECONDS, announce)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
    if announced.is_set():
        print_to_stderr(f"nsms {command}: done after {time.monotonic() - start:.0f} seconds")


def shorten_line(line: str) -> str:
    """Return a line of an error message with each word of MAX_WORD or more characters shortened,
    and the whole line cut at MAX_LINE characters."""
    shortened = re.sub(rf"\S{{{MAX_WORD},}}", lambda word: f"{word[0][:MAX_WORD // 4]}... "
                                                           f"({len(word[0])} characters)", line)
    return (shortened if len(shortened) <= MAX_LINE else f"{shortened[:MAX_LINE]}... ({len(line)} "
                                                         f"characters)")


def print_error(text: str) -> None:
    """Print an error message to stderr: its first two lines, after `nsms:`."""
    lines = ([shorten_line(line) for line in text.strip().splitlines() if line.strip()]
             or ["nothing is known about it"])
    print_to_stderr(f"nsms: {lines[0]}" + (f"\n{lines[1]}" if len(lines) > 1 else ""))


def print_to_stderr(text: str) -> None:
    """Print a text to stderr. If that cannot be written to (a full disk, a reader that has ended),
    discard it and what follows: the exit status must not depend on it."""
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
