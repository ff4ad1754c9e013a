"""Command line: `nsms COMMAND`, `python -m generator COMMAND`, and make's targets.

The module passes the arguments to the command in cli/. Results go to stdout, everything else to
stderr. An error message has one or two lines and begins with `nsms:`. The exit status is 0 for
success, 1 if a check failed, 2 if the request makes no sense.
"""

# This import is the first: from here on, Ctrl-C prints one line instead of a traceback.
from .stopping import exit_silently_on_sigint, restore_sigint

# isort: split
import sys

from .cli.dispatch import main as main
from .cli.dispatch import nsms as nsms


def run() -> None:
    """Run the command line and exit with its status. The console script calls this function."""
    status = main()
    exit_silently_on_sigint()
    sys.exit(status)


restore_sigint()

if __name__ == "__main__":
    run()
