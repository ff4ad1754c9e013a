"""Origin of generated files: version and digest of the generator's sources, the address of the
project's repository, and the address of the person to write to (project.toml)."""

import hashlib
import tomllib
from functools import cache

from .. import __version__
from ..files import PACKAGE, data_folder

# endings of the files that the source digest covers
SUFFIXES = (".py", ".toml", ".json", ".j2", ".S", ".typed")


@cache
def source_digest() -> str:
    """Return the SHA-256 of the paths and bytes of the generator's code, data and templates."""
    digest = hashlib.sha256()
    templates = data_folder("templates")
    for name, top in (("generator", PACKAGE), ("templates", templates)):
        paths = {path.relative_to(top).as_posix(): path for path in top.rglob("*")
                 if path.suffix in SUFFIXES and path.is_file()
                 and (top == templates or not path.is_relative_to(templates))}
        for relative, path in sorted(paths.items()):
            digest.update(f"{name}/{relative}\0".encode()
                          + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def project_addresses() -> dict[str, str]:
    """Return the addresses that project.toml states, "" for what it leaves open."""
    return tomllib.loads((PACKAGE / "project.toml").read_text(encoding="utf-8"))


def origin_facts() -> dict[str, str]:
    """Return the version, the source digest and the addresses, as templates name them."""
    return {"version": __version__, "source_sha256": source_digest(), **project_addresses()}
