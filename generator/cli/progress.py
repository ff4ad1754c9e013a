"""Progress bars and error messages of the commands, on stderr; stdout has the results alone. On a
terminal, a command that works long shows a bar. Elsewhere it prints one line after five seconds and
one at its end. An error message has one or two lines, and the first begins with `nsms:`."""

import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any


class Failed(Exception):
    """Error: a check failed. The exit status of the command is 1."""


QUICK_COMMANDS = ("list",)  # commands that take long only if the machine is busy
QUIET_SECONDS = 5.0  # seconds after which a command prints that it is running


def bar_options() -> dict[str, Any]:
    """Return options of tqdm. A terminal that states no size, as of `script`, has 80 columns."""
    columns, rows = shutil.get_terminal_size()
    return {"disable": not sys.stderr.isatty(), "leave": False, "file": sys.stderr,
            "ncols": columns, "nrows": rows}


def with_progress_bar(items: Iterable[Any]) -> Iterable[Any]:
    """Return the same items, with a progress bar if stderr is a terminal."""
    from tqdm import tqdm
    return tqdm(items, **bar_options())


@contextmanager
def show_progress_bar(total: float, unit: str) -> Iterator[Callable[[float, str], None]]:
    """Show a progress bar, if stderr is a terminal, for `total` units of work. The context's value
    is called with the number of units done and a text to show."""
    from tqdm import tqdm
    with tqdm(total=round(total), unit=unit,
              bar_format="{l_bar}{bar}| {n:.0f}/{total} {unit} {postfix}",
              **bar_options()) as progress_bar:
        def update(done_units: float, text: str) -> None:
            progress_bar.set_postfix_str(text, refresh=False)
            progress_bar.update(min(done_units, total) - progress_bar.n)
        yield update


@contextmanager
def announce_long_work(command: str) -> Iterator[None]:
    """Off a terminal, print a line once the context has lasted QUIET_SECONDS, and another at its
    end unless an exception ends it."""
    if sys.stderr.isatty() or command in QUICK_COMMANDS:
        yield
        return
    start = time.monotonic()

    def say(text: str) -> None:
        print(f"nsms {command}: {text}", file=sys.stderr, flush=True)

    timer = threading.Timer(QUIET_SECONDS, say,
                            [f"running for more than {QUIET_SECONDS:g} seconds"])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
    if (seconds := time.monotonic() - start) > QUIET_SECONDS:
        say(f"done after {seconds:.0f} seconds")


def print_error(text: str) -> None:
    """Print the first two lines of a text that are not blank, after `nsms:`, to stderr."""
    lines = [line for line in text.strip().splitlines() if line.strip()][:2]
    print("nsms: " + "\n".join(lines or ["an error without a description"]), file=sys.stderr,
          flush=True)
