"""Command line: `nsms COMMAND`, `python -m generator COMMAND`, and make's targets.

Results go to stdout, everything else to stderr. The exit status is 0 for success, 1 if a check
failed, 2 if the request makes no sense.
"""

import sys

from .cli.dispatch import main as main
from .cli.dispatch import nsms as nsms


def run() -> None:
    """Exit with the status of the command line. The console script calls this."""
    sys.exit(main())


if __name__ == "__main__":
    run()
