"""`python -m generator.target.uarch.measured`: see the package's text."""

import sys

from . import main

sys.exit(main(sys.argv[1:]))
