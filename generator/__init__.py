"""nsms writes SHA-1 and SHA-2 kernels by n-wise Simultaneous Message Scheduling, and proves them.

The modules stand on floors (the README shows them): data flows down the list, and a module imports only
from floors above its own. `python -m generator --help` lists the commands.
"""

__version__ = "0.1.0"
