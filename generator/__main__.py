"""The command line: `nsms COMMAND`, `python -m generator COMMAND`, and behind make's targets.

Words come in, and go on to the piece that does the work (cli/); results go to stdout, everything else to stderr. What goes
wrong is told in one or two lines that begin with `nsms:`. The status is 0 where all is done, 1 where a check
failed, 2 where the request makes no sense.
"""

from .stopping import ending, imported  # first: from here on Ctrl-C is one line

# isort: split
import sys

from .cli.dispatch import main as main
from .cli.dispatch import nsms as nsms


def run() -> None:
    """The console script."""
    status = main()
    ending()
    sys.exit(status)


imported()

if __name__ == "__main__":
    run()
