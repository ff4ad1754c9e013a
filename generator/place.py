"""Where the folders stand that the code reads: beside the package in a checkout, inside it once installed."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
TOP = PACKAGE.parent               # the checkout, if it is one


def folder(name: str) -> Path:
    """The folder of that name: templates, ctests or LICENSES."""
    inside = PACKAGE / name.lower()
    return inside if inside.is_dir() else TOP / name
