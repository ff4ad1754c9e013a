"""The C library with all kernels, written and built once for all tests of a process."""

from __future__ import annotations

from pathlib import Path

import clibrary
import pytest


@pytest.fixture(scope="session")
def library_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clibrary.write_library(tmp_path_factory.mktemp("library"))


@pytest.fixture(scope="session")
def lib(library_folder: Path) -> clibrary.Library:
    return clibrary.build_shared_library(library_folder)
