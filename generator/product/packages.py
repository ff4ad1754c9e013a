"""Packages with the library, for other languages and for C; that for Go has kernels in Go's syntax
instead. Each file below templates/LANGUAGE becomes a file of the package, without the ending `.j2`;
packages.toml has the data that only one language needs."""

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..files import PACKAGE, data_folder
from ..output.lines import render
from ..request.configs import KernelConfig
from ..request.option_table import Rejected
from ..spec import hashes
from ..x86.uarch.processors import PROCESSORS, SIGNS, UNKNOWN, Processor
from .library import FEATURES, YMM, ZMM
from .manifest import origin_facts
from .preference import library_configs

DATA = tomllib.loads((PACKAGE / "product" / "packages.toml").read_text(encoding="utf-8"))
FILES: Mapping[str, dict[str, str]] = DATA["files"]
GO_ISAS: Sequence[str] = DATA["go"]["isas"]
MODULE = "example.com/nsms/hashes"  # default path of Go's module
# go.dev/ref/mod: module paths
MODULE_PATH = re.compile(r"(?!\.)[A-Za-z0-9._~-]+(?:/(?!\.)[A-Za-z0-9._~-]+)*")


@dataclass(frozen=True)
class Language:
    """A language or build system, of packages.toml. `folder`: of templates/; `native`: folder of
    the package with C files or Go's kernels; `tries`: shell line, {here} is the package's
    folder."""

    title: str
    folder: str
    native: str
    tries: str

    @property
    def about(self) -> dict[str, str]:
        """Name of each file of the package -> its purpose."""
        return FILES[self.folder]


LANGUAGES = {name: Language(**fields) for name, fields in DATA["language"].items()}


def with_language_names(family: str, hash: Mapping[str, Any]) -> dict[str, Any]:
    """Return `hash`, of library_scope, with its names in other languages and initial "words"."""
    module = hashes.load(family)
    words = [f"0x{x:0{module.WIDTH // 4}x}" for x in module.INITIAL[hash["c"].replace("_", "-")]]
    return {**hash, **DATA["hashes"][hash["c"]], "words": words}


def self_test_digest(c_name: str) -> str:
    """Return the digest of the digests of messages of 0 to 600 and 5,000 bytes, as C
    initializers."""
    data = bytes(i * i % 251 for i in range(5064))

    def digest(message: bytes) -> bytes:
        return hashlib.new(c_name, message, usedforsecurity=False).digest()
    lengths = enumerate([*range(601), 5000])
    return ", ".join(f"0x{x:02x}"
                     for x in digest(b"".join(digest(data[i % 64:i % 64 + length])
                                              for i, length in lengths)))


def go_package_configs(configs: Sequence[KernelConfig],
                       cores: Sequence[Processor] | None = None) -> list[KernelConfig]:
    """Those of Go's package, each with one kind: as for LIB=1, on GO_ISAS, without SHA-1 and mixed
    messages. Raise Rejected if none is left."""
    fitting = [replace(config, kinds=(kind,))
               for kind in ("blocks", "multi") for config in configs
               if config.family.NAME != "sha1"
               and config.isa in GO_ISAS
               and kind in config.kinds and not (config.m and config.mix)]
    if not any(config.kind == "blocks" for config in fitting):
        raise Rejected(f"FOR=go: no requested kernel of {', '.join(GO_ISAS)} hashes any "
                       f"number of blocks. Try it without ISA, N and STACK.")
    return library_configs(fitting, "1", cores)


def go_family(family: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values for Go's templates. In "go_rows", the kernel orders, 0 is Go's standard
    library and 1 the first kernel; in `family` kernels count from 0, and the last number is
    portable C."""
    count = len(family["kernels"])
    return {
        **{f"go_{table}": [{**k, "go_needs": [DATA["go"]["features"][f] for f in k["features"]]}
                           for k in family[table]] for table in ("kernels", "many")},
        "go_rows": [[[(n + 1) % (count + 1) for n in order] for order in row]
                    for row in family["rows"]],
        "go_costs": [(core.name, [k["costs"][core.name] for k in family["many"]])
                     for core in (*PROCESSORS, UNKNOWN)]}


def go_signs(signs: Iterable[str]) -> list[dict[str, Any]]:
    """Return "where" in CPUID, and "saved": Go's condition on the system."""
    locations = {**FEATURES, **SIGNS}
    state_conditions = {0: "true", YMM: "cpu.X86.HasAVX", ZMM: "cpu.X86.HasAVX512F"}
    return [{"name": name, "where": locations[name][:-1],
             "saved": state_conditions[locations[name][-1]]} for name in sorted(signs)]


def check_module_path(text: str) -> None:
    """Raise Rejected unless a text is a path of a Go module."""
    if not MODULE_PATH.fullmatch(text) or any(part.endswith(".") for part in text.split("/")):
        raise Rejected(f"MODULE={text} is no path of a Go module. Try MODULE={MODULE}.")


def package_files(language: str, scope: Mapping[str, Any], sources: Sequence[str], notice: str,
                  module: str = MODULE) -> dict[str, bytes]:
    """Return path -> bytes. `scope`: of library_scope; `sources`: names of the files in
    Language.native, which are not returned; `notice`: the command that makes the package."""
    source_folder, native = LANGUAGES[language].folder, LANGUAGES[language].native
    families = [family | {"hashes": [with_language_names(family["name"], hash)
                                     for hash in family["hashes"]]}
                for family in scope["families"]]
    all_hashes = [h for f in families for h in f["hashes"]]
    values = {
        **scope, **origin_facts(), "families": families, "hashes": all_hashes,
        "native": native, "titles": [h["title"] for h in all_hashes], "module": module,
        "sources": sorted(sources), "nasm": sorted(n for n in sources if n.endswith(".asm")),
        "notice": notice,
        "crates": sorted({"sha1" if f["name"] == "sha1" else "sha2" for f in families})}
    if source_folder == "c":
        values["answers"] = {h["c"]: self_test_digest(h["c"]) for h in all_hashes}
    if language == "go":
        values["families"] = [family | go_family(family) for family in families]
        values["go_cores"] = [core | {"go_signs": go_signs(p.signs)}
                              for core, p in zip(scope["cores"], PROCESSORS)]
    top = data_folder("templates") / source_folder
    paths = [str(path.relative_to(top)) for path in sorted(top.rglob("*")) if path.is_file()]
    return {path.removesuffix(".j2"): render(f"{source_folder}/{path}", values,
                                             extra_characters="\N{MIDDLE DOT}").encode()
            for path in paths}
