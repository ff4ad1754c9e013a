"""Former place of `nsms measured`: prints the command that replaces it."""

import sys

if __name__ == "__main__":
    sys.exit("nsms: this is `nsms measured FILE` now (- is standard input), or python -m generator "
             "measured FILE.")
