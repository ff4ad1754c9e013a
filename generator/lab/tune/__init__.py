"""Search for faster kernels on this machine: first option values, then instruction orders.

Input is a kernel configuration and a time limit; output is an entry of
generator/x86/uarch/NAME.json, from which any machine generates the same bytes without measuring.
Orders are searched by simulated annealing at temperature zero: sort keys are changed at random, and
only improvements are accepted. The search first times each long basic block by itself, which has
less noise than the kernel, and then the complete kernel.
"""

from .machine import this_microarchitecture as this_microarchitecture
from .search import SearchResult as SearchResult
from .search import search_kernel as search_kernel
from .sweep import search_kernels as search_kernels
