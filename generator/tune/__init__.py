"""Search for faster kernels on this machine: first option values, then instruction orders.

Input is a kernel configuration and a time limit; output is an entry of
generator/x86/uarch/NAME.json, from which any machine generates the same bytes without measuring.
The search is simulated annealing without uphill moves (stochastic hill climbing) on ordering
priorities. It first times each long basic block by itself, which has less noise than the kernel,
and then the complete kernel.
"""

from .machine import is_other_machine as is_other_machine
from .machine import this_machine as this_machine
from .search import SearchResult as SearchResult
from .search import kernel as kernel
from .sweep import search_kernels as search_kernels
