"""Progress bars and error messages of the commands, on stderr; results alone go to stdout.

On a terminal, long work shows a bar. Elsewhere it prints one line when it has run for five seconds,
and one when it ends. An error message has one or two lines that begin with `nsms:`; a long value is
shortened.
"""

import re
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any


class Failed(Exception):
    """A check failed; the message says which and how."""


LONG_WORD, LONG_LINE = 300, 4000        # characters, beyond which a complaint is cut
QUICK = ("list",)                       # commands that take long only where the machine is overloaded
PATIENCE = 5.0                          # seconds, after which work says on a stderr that is no terminal that it goes on


def progress(items: Iterable[Any]) -> Iterable[Any]:
    """Return an iterable over the items that shows a bar if stderr is a terminal."""
    from tqdm import tqdm
    return tqdm(items, disable=not sys.stderr.isatty(), leave=False, file=sys.stderr)


@contextmanager
def bar(total: float, unit: str) -> Iterator[Callable[[float, str], None]]:
    """Show a bar for `total` units of work. The value of the context is called with the units done
    so far and a text to show beside the bar."""
    from tqdm import tqdm
    with tqdm(total=round(total), unit=unit, file=sys.stderr, leave=False, disable=not sys.stderr.isatty(),
              bar_format="{l_bar}{bar}| {n:.0f}/{total} {unit} {postfix}") as progress_bar:
        def update(done: float, what: str) -> None:
            progress_bar.set_postfix_str(what, refresh=False)
            progress_bar.update(min(done, total) - progress_bar.n)
        yield update


@contextmanager
def patience(name: str) -> Iterator[None]:
    """Print a line when work takes more than five seconds, and one at its end, if stderr is no
    terminal."""
    if sys.stderr.isatty() or name in QUICK:
        yield
        return
    began, announced = time.monotonic(), threading.Event()

    def announce() -> None:
        announced.set()
        print(f"nsms {name}: running for more than {PATIENCE:g} seconds", file=sys.stderr, flush=True)

    timer = threading.Timer(PATIENCE, announce)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
    if announced.is_set():
        print(f"nsms {name}: done after {time.monotonic() - began:.0f} seconds", file=sys.stderr, flush=True)


def cut(line: str) -> str:
    """Return a line of an error message with each long word, and the whole line, shortened."""
    short = re.sub(rf"\S{{{LONG_WORD},}}", lambda word: f"{word[0][:LONG_WORD // 4]}... ({len(word[0])} characters)", line)
    return short if len(short) <= LONG_LINE else f"{short[:LONG_LINE]}... ({len(line)} characters)"


def complain(text: str) -> None:
    """Print the first two lines of an error message to stderr."""
    lines = [cut(line) for line in text.strip().splitlines() if line.strip()] or ["nothing is known about it"]
    print(f"nsms: {lines[0]}" + (f"\n{lines[1]}" if len(lines) > 1 else ""), file=sys.stderr)
