"""Names of the modules of a package, such as hashes/ or the ISA tables, that other folders can
extend."""

import pkgutil
from functools import cache


@cache
def modules_in(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Return the sorted names of the modules in `folders`, the `__path__` of a package."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(folders)))
