"""Identity of the machine that a search runs on.

Input is /proc/cpuinfo; output is the microarchitecture under which orders are stored, its model,
and the processor's name for the entry. The microarchitecture comes from a table, so that orders
found on one processor serve all of the same core.
"""

import re

from ..measure import host
from ..x86 import uarch
from ..x86.uarch import model as models
from ..x86.uarch.processors import core, find_processor, read_cpuinfo


def this_machine() -> str:
    """Return the name of this machine's microarchitecture, as orders are stored under it."""
    return re.sub(r"[^a-z0-9]+", "_", host.microarchitecture_name().lower())


def is_other_machine(name: str) -> bool:
    """Return whether orders of that name belong to another processor: one in the table, or one that
    a search ran on elsewhere."""
    if name == this_machine():
        return False
    return find_processor(name) is not None or any(entry.get("machine") != processor_description()
                                          for entry in uarch.kernels(name).values())


def model() -> models.Model | None:
    """Return the expected model of this processor's execution units, or that of the nearest known
    one."""
    name = host.nearest_modelled_core(models.names())
    return models.load(name).expected if name else None


def processor_description() -> str:
    """Return this processor's name, family and model in one line, as stored with search results."""
    fields = host.identify_processor()
    return f"{fields['cpu']}, family {fields['family']} model {fields['model']}"


def about(name: str) -> str:
    """Describe on which processor orders were found, and how it was identified."""
    processor = core()
    if processor.name == name and core(features=False) != processor:
        signs = [sign for sign in processor.signs if sign in read_cpuinfo().get("flags", "").split()]
        return (f"found on {processor_description()}: the numbers are another processor's, but it has "
                f"{' and '.join(signs)}, as only {name} and " f"its successors have")
    return f"found on {processor_description()}"
