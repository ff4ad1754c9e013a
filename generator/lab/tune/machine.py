"""Identity of the machine that a search runs on. Input is /proc/cpuinfo; output is the
microarchitecture under which orders are stored, its model, and the processor's name for the entry
of a kernel. The microarchitecture comes from a table, so that all processors with the same core
share their stored orders."""

import re

from ...x86.uarch import model as models
from ...x86.uarch.processors import identify_core, read_cpuinfo
from ..measure import host


def this_microarchitecture() -> str:
    """Return the name of this machine's microarchitecture, under which orders found here are
    stored."""
    return re.sub(r"[^a-z0-9]+", "_", host.microarchitecture_name().lower())


def nearest_model() -> models.Model | None:
    """Return the model, with expected costs, of this processor's microarchitecture or of the
    nearest one that has a model; None if there is no such model."""
    name = host.nearest_modelled_core(models.names())
    return models.load(name).expected if name else None


def describe_this_processor() -> str:
    """Return this processor's name, family and model in one line, as stored with search results."""
    fields = host.identify_processor()
    return f"{fields['cpu']}, family {fields['family']} model {fields['model']}"


def describe_origin(name: str) -> str:
    """Return the comment for the file of orders of microarchitecture `name`: the processor on which
    they were found, which is this one. If only its features identify it as `name`, and not its
    family and model numbers, the comment also has these features."""
    processor, origin = identify_core(), f"found on {describe_this_processor()}"
    if processor.name == name and identify_core(features=False) != processor:
        flags = read_cpuinfo().get("flags", "").split()
        features = " and ".join(sign for sign in processor.signs if sign in flags)
        return (f"{origin}: the numbers are another processor's, but it has {features}, which only "
                f"{name} and its successors have")
    return origin
