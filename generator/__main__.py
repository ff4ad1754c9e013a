"""Command line: `nsms COMMAND`, `python -m generator COMMAND`, and make's targets.

The module passes the arguments to the command in cli/. Results go to stdout, everything else to
stderr. An error is one or two lines that begin with `nsms:`. The exit status is 0 for success, 1 if
a check failed, 2 if the request makes no sense.
"""

# First: from this import on, Ctrl-C prints one line.
from .stopping import exit_silently_on_sigint, restore_sigint

# isort: split
import sys

from .cli.dispatch import main as main
from .cli.dispatch import nsms as nsms


def run() -> None:
    """Run the command line; the entry point of the console script."""
    status = main()
    exit_silently_on_sigint()
    sys.exit(status)


restore_sigint()

if __name__ == "__main__":
    run()
