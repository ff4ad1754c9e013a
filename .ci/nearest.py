# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""Says why a variable typed after make means nothing: nearest.py NAME TARGETS TAKEN KNOWN; prints
one line."""

import difflib
import sys

name, targets, taken, known = sys.argv[1], *(text.split() for text in sys.argv[2:5])
what = " and ".join(targets)
if name in known and not targets:
    print(f"nsms: no target is named. Try make gen {name}=...")
elif name in known:
    print(f"nsms: {what} takes no {name}; it takes {' '.join(taken) or 'no variables'}")
else:
    near = difflib.get_close_matches(name.upper(), taken or known, 1) or taken
    print(f"nsms: there is no variable {name}." + (f" Did you mean {near[0]}?" if len(near) == 1
                                                   else
                                                   f" {what} takes "
                                                   f"{' '.join(taken) or 'no variables'}"))
