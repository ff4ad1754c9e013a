"""The machine that is searched on: its name, its processor's model, and how both were told."""

import re

from ..measure import host
from ..x86 import uarch
from ..x86.uarch import model as models
from ..x86.uarch.processors import core, find_processor


def here() -> str:
    """The microarchitecture at hand: what found orders are kept under."""
    return re.sub(r"[^a-z0-9]+", "_", host.microarchitecture().lower())


def another(name: str) -> bool:
    """Whether orders of that name are those of another processor: one that is known, or where a search found some elsewhere."""
    if name == here():
        return False
    return find_processor(name) is not None or any(entry.get("machine") != processor_name()
                                                   for entry in uarch.kernels(name).values())


def model() -> models.Model | None:
    """What is expected of its units, or of those of the nearest one that is known."""
    name = host.relative(models.names())
    return models.load(name).expected if name else None


def processor_name() -> str:
    """The processor's name, family and model."""
    fields = host.identification()
    return f"{fields['cpu']}, family {fields['family']} model {fields['model']}"


def about(name: str) -> str:
    """Where orders of that name were found, and how the processor was known."""
    processor = core()
    if processor.name == name and core(features=False) != processor:
        signs = [sign for sign in processor.signs if sign in host.read_cpuinfo().get("flags", "").split()]
        return (f"found on {processor_name()}: the numbers are another processor's, but it has {' and '.join(signs)}, as only {name} and "
                f"its successors have")
    return f"found on {processor_name()}"
