"""The machine that is searched on: its name, its processor's model, and how both were told."""

import re

from ..report import host
from ..target.uarch import model as models
from ..target.uarch.processors import PROCESSORS, UNKNOWN, core


def here() -> str:
    """The microarchitecture at hand: what found orders are kept under."""
    found = core()
    return found.name if found != UNKNOWN else re.sub(r"[^a-z0-9]+", "_", host.microarchitecture().lower())


def model() -> models.Model | None:
    """What is known of its units."""
    name = core().model if core() in PROCESSORS else ""
    return models.load(name) if name in models.names() else None


def told() -> str:
    """The processor's name, family and model."""
    facts = host.facts()
    return f"{facts.get('model name', 'unknown')}, family {facts.get('cpu family', '?')} model {facts.get('model', '?')}"


def about(name: str) -> str:
    """Where orders of that name were found, and how the processor was known."""
    found = core()
    if found.name == name and core(features=False) != found:
        signs = [sign for sign in found.signs if sign in host.facts().get("flags", "").split()]
        return (f"found on {told()}: the numbers are another processor's, but it has {' and '.join(signs)}, as only {name} and "
                f"its successors have")
    return f"found on {told()}"
