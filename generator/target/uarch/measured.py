"""Old path of the module behind `nsms measured`. Run as a program, it only prints the new command
and exits with status 1.
"""

import sys

if __name__ == "__main__":
    sys.exit("nsms: this is `nsms measured FILE` now (- is standard input), or python -m generator "
             "measured FILE.")
