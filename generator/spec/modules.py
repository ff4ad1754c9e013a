"""Names of the modules of a package whose `__path__` can have several folders, such as hashes/ or
the ISA tables."""

import pkgutil
from functools import cache


@cache
def modules_in(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Return the sorted names of the modules in `folders`, the `__path__` of a package."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(folders)))
