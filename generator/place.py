"""Where the folders stand that the code reads: beside the package in a checkout, inside it once installed."""

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
TOP = PACKAGE.parent               # the checkout, if it is one


def folder(name: str) -> Path:
    """The folder of that name: templates, ctests or LICENSES."""
    inside = PACKAGE / name.lower()
    return inside if inside.is_dir() else TOP / name


def scratch() -> Path:
    """Where results are kept that can be had again: build/ of a checkout that we may write to, else the user's cache."""
    if (TOP / "Makefile").is_file() and os.access(TOP, os.W_OK):
        return TOP / "build"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "nsms"
