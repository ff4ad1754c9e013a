"""Names of the modules in the folders of an open package, such as hashes/ or the ISA tables."""

import pkgutil
from functools import cache


@cache
def modules_in(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Return the sorted names of the modules in the folders."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(folders)))
