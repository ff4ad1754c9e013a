"""Searches for kernels that run faster: for choices first, then for orders of the instructions, timed on this machine.

In go a cell and a time limit; out comes an entry of generator/x86/uarch/NAME.json, from which the same bytes are made anywhere
without measuring. A kernel's long regions (a loop of rounds, the loop that carries the schedule) are searched *alone* first,
each as it stands in the kernel but called by itself: so it is timed without the others' noise. Then the whole kernel is.
"""

from .machine import another as another
from .machine import here as here
from .search import SearchResult as SearchResult
from .search import kernel as kernel
from .sweep import everything as everything
