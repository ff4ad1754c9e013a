"""Where `python -m generator.target.uarch.measured` was: it says where it went."""

import sys

if __name__ == "__main__":
    sys.exit("nsms: this is `nsms measured FILE` now (- is standard input), or python -m generator measured FILE.")
