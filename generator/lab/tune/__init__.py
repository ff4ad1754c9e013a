"""Search for faster kernels on this machine: first option values, then instruction orders. Input is
a kernel configuration and a time limit; output is an entry of generator/x86/uarch/NAME.json, from
which any machine generates the same bytes without measuring."""

from .search import SearchResult as SearchResult
from .search import search_kernel as search_kernel
from .search import search_kernels as search_kernels
from .search import this_microarchitecture as this_microarchitecture
