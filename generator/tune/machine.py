"""Identity of the machine that a search runs on.

Input is /proc/cpuinfo; output is the microarchitecture under which orders are stored, its model,
and the processor's name for the entry. The microarchitecture comes from a table, so that orders
found on one processor serve all of the same core.
"""

import re

from ..measure import host
from ..x86 import uarch
from ..x86.uarch import model as models
from ..x86.uarch.processors import find_processor, identify_core, read_cpuinfo


def this_microarchitecture() -> str:
    """Return the name of this machine's microarchitecture, under which orders found here are
    stored."""
    return re.sub(r"[^a-z0-9]+", "_", host.microarchitecture_name().lower())


def is_other_processor(name: str) -> bool:
    """Return whether orders stored under the microarchitecture `name` belong to another processor:
    one in the table of processors, or one that a search ran on elsewhere."""
    if name == this_microarchitecture():
        return False
    return find_processor(name) is not None or any(
        entry.get("machine") != describe_this_processor() for entry in uarch.kernels(name).values())


def nearest_model() -> models.Model | None:
    """Return the expected model of this processor's execution units, or that of the nearest
    processor that has one; None if there is none."""
    name = host.nearest_modelled_core(models.names())
    return models.load(name).expected if name else None


def describe_this_processor() -> str:
    """Return this processor's name, family and model in one line, as stored with search results."""
    fields = host.identify_processor()
    return f"{fields['cpu']}, family {fields['family']} model {fields['model']}"


def describe_origin(name: str) -> str:
    """Return the comment for a file of orders: the processor on which they were found and, if its
    family and model numbers are those of another processor, the features that identify it as the
    microarchitecture `name`."""
    processor, origin = identify_core(), f"found on {describe_this_processor()}"
    if processor.name == name and identify_core(features=False) != processor:
        flags = read_cpuinfo().get("flags", "").split()
        features = " and ".join(sign for sign in processor.signs if sign in flags)
        return (f"{origin}: the numbers are another processor's, but it has {features}, as only "
                f"{name} and its successors have")
    return origin
