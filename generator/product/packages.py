"""The library as a package of some language: what stands around the C files (Go: the kernels), filled in from templates/LANGUAGE.

In go what library.scope tells of the library; out come the package's own files by their paths. Every file below a language's
folder becomes one of the package, `.j2` dropped from its name; what only that language asks of a hash is data here.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from ..files import folder
from ..output.filled import filled
from ..request.asked import Refused
from ..target.uarch import measured, preference
from ..target.uarch.preference import KernelFigures
from ..target.uarch.processors import PROCESSORS
from ..text import hashes


@dataclass(frozen=True)
class Language:
    """Where a package has the C library or the kernels, what tries it, and what each of its files is for."""

    title: str
    native: str                                          # their folder in the package
    tries: str                                           # a line for a shell, {here} the package's folder
    about: Mapping[str, str]


C = {"README.md": "how to use it", "CMakeLists.txt": "how CMake builds and tests it", "meson.build": "how Meson does",
     "test.c": "tests of every kernel", "speed.c": "speed beside OpenSSL"}
LANGUAGES = {
    "c": Language("C", "nsms", "cc -O2 -I {here}/nsms {here}/test.c {here}/nsms/nsms.c {here}/nsms/sha*.S "
                  "-o {here}/hashes-test && {here}/hashes-test", C),
    "cmake": Language("CMake", "nsms", "cmake -S {here} -B {here}/build && cmake --build {here}/build && "
                      "ctest --test-dir {here}/build", C),
    "meson": Language("Meson", "nsms", "meson setup {here}/build {here} && meson test -C {here}/build", C),
    "rust": Language("Rust", "nsms", "cargo test --manifest-path {here}/Cargo.toml", {
        "Cargo.toml": "the crate", "build.rs": "how the cc crate builds nsms/", "README.md": "how to use it",
        "src/lib.rs": "the hashes, as the digest crate has them", "src/block_api.rs": "the same block by block",
        "src/many.rs": "many messages by one call",
        "tests/hashes.rs": "tests, beside the crates sha1, sha2 and hmac", "benches/speed.rs": "speed beside these"}),
    "python": Language("Python", "nsms", "pip install {here}", {
        "pyproject.toml": "the package", "setup.py": "how setuptools builds nsms/", "README.md": "how to use it",
        "nsms_hashes/__init__.py": "what is imported", "nsms_hashes/__init__.pyi": "its types", "nsms_hashes/py.typed": "PEP 561",
        "nsms_hashes/native.c": "the extension", "tests/test_hashes.py": "tests beside hashlib",
        "MANIFEST.in": "what a source archive holds", "benchmark.py": "speed beside hashlib"}),
    "go": Language("Go", "", "cd {here} && go vet ./... && go test ./...", {
        "go.mod": "the module", "go.sum": "the hashes of what it needs", "README.md": "how to use it", "hashes.go": "the package",
        "hashes_amd64.go": "the choice of a kernel", "hashes_other.go": "other processors", "cpuid_amd64.s": "the instruction",
        "hashes_test.go": "tests and speed beside the standard library"}),
}

# What Go's library calls the hashes, and what a state of its begins with (crypto/sha256, crypto/sha512: MarshalBinary).
GO = {"sha224": ("224", "New224", "Sum224", "sha\\x02"), "sha256": ("256", "New", "Sum256", "sha\\x03"),
      "sha384": ("384", "New384", "Sum384", "sha\\x04"), "sha512_224": ("512_224", "New512_224", "Sum512_224", "sha\\x05"),
      "sha512_256": ("512_256", "New512_256", "Sum512_256", "sha\\x06"), "sha512": ("512", "New", "Sum512", "sha\\x07")}
GO_FEATURES = {"sha_ni": "hasSHA()", "sha512": "hasSHA512()", "ssse3": "cpu.X86.HasSSSE3", "sse4_1": "cpu.X86.HasSSE41",
               **{name: f"cpu.X86.Has{name.upper()}" for name in (
                   "avx", "avx2", "bmi1", "bmi2", "avx512f", "avx512vl", "avx512bw", "avx512dq")}}
GO_ISAS = ("shani", "sha512ni", "avx512", "avx2")        # below these the standard library is as good

# Object identifiers: RFC 3279 and NIST's register of algorithms, by the names of C.
OIDS = {"sha1": "1.3.14.3.2.26", "sha224": "2.16.840.1.101.3.4.2.4", "sha256": "2.16.840.1.101.3.4.2.1",
        "sha384": "2.16.840.1.101.3.4.2.2", "sha512": "2.16.840.1.101.3.4.2.3", "sha512_224": "2.16.840.1.101.3.4.2.5",
        "sha512_256": "2.16.840.1.101.3.4.2.6"}


def check(language: str, asked: Mapping[str, str], lib: str | None, syntax: str) -> None:
    """Refuses what makes no package."""
    if language not in LANGUAGES:
        raise Refused(f"there is no FOR={language}; there is {', '.join(LANGUAGES)}.")
    if language == "go" and (lib not in (None, "1") or syntax not in ("gas", "go") or asked.get("hash") == "sha1"):
        raise Refused("FOR=go is SHA-256 and SHA-512 by kernels in Go's syntax, one for each of "
                      f"{', '.join(GO_ISAS)}: LIB, SYNTAX and HASH=sha1 mean nothing to it. Leave them out.")
    if lib == "0":
        raise Refused(f"FOR={language} is a package around the library, so LIB=0 means nothing to it. Leave LIB out, or try "
                      "LIB=small.")
    reads = ("gas", "att", *(["both"] if language != "python" else []))
    if language != "go" and syntax not in reads:
        raise Refused(f"FOR={language} is built by the C compiler: SYNTAX={syntax} is not for it. "
                      f"Try SYNTAX={' or '.join(reads)}.")
    for name in ("kind", "len", "lens", "shape", "const", "prefix_block"):
        if name in asked:
            raise Refused(f"FOR={language} is whole hashes of messages of any length: {name.upper()}={asked[name]} means nothing "
                          "to it. Leave one of them out.")
    if asked.get("hash") == "sm3":
        raise Refused(f"FOR={language} is for SHA-1 and SHA-2: try HASH=sha256, or leave HASH out.")


def words(family: str, c: str) -> list[str]:
    """The initial hash value, as most languages write numbers."""
    module = hashes.load(family)
    return [f"0x{x:0{module.WIDTH // 4}x}" for x in module.INITIAL[c.replace("_", "-")]]


def named(family: str, hash: Mapping[str, Any]) -> dict[str, Any]:
    """What library.py tells of a hash, with its names elsewhere."""
    go = dict(zip(("go", "std_new", "std_sum", "magic"), GO.get(hash["c"], ())))
    return {**hash, **go, "oid": OIDS[hash["c"]], "words": words(family, hash["c"])}


def answer(c: str) -> str:
    """The digest of all digests that templates/c/test.c.j2 makes, as C writes bytes."""
    data = bytes(i * i % 251 for i in range(5064))

    def digest(message: bytes) -> bytes:
        return hashlib.new(c, message, usedforsecurity=False).digest()
    ends = enumerate([*range(601), 5000])
    return ", ".join(f"0x{x:02x}" for x in digest(b"".join(digest(data[i % 64:i % 64 + length]) for i, length in ends)))


def cost(family: str, kernel: str) -> int:
    """What a kernel takes for each byte of long messages, in hundredths of a cycle: the median of the processors that were
    measured and run it; 0 where none was."""
    figures = KernelFigures(kernel, kernel.partition("_")[0])
    at = len(preference.CLASSES) - 1
    found = [x for core in PROCESSORS if core.name in measured.names() and figures.isa in core.isas
             and (x := preference.known(core, family, figures, at))]
    return round(100 * median(found)) if found else 0


def files(language: str, scope: Mapping[str, Any], sources: Sequence[str], notice: str) -> dict[str, bytes]:
    """The package's own files. `sources`: the C library's, which stand in the folder `native`; `notice`: how it was asked for."""
    told = LANGUAGES[language]
    where = "c" if told.about is C else language
    top = folder("templates") / where
    families: list[dict[str, Any]] = [{**family, "hashes": [named(family["name"], hash) for hash in family["hashes"]],
                 **{of: [{**k, "go_needs": [GO_FEATURES[f] for f in k["features"]], "cost": cost(family["name"], k["name"])}
                         for k in family[own]] if language == "go" else [] for of, own in (
                             ("go_kernels", "kernels"), ("go_many", "many"))}} for family in scope["families"]]
    for family in families:                              # of which nothing is known, is in nobody's way
        family["go_many"] = [k for k in family["go_many"] if k["cost"]]
    made = {}
    answers = {h["c"]: answer(h["c"]) for f in families for h in f["hashes"]} if where == "c" else {}
    for path in sorted(p for p in top.rglob("*") if p.is_file()):
        name = str(path.relative_to(top))
        text = filled(f"{where}/{name}", {
            **scope, "families": families, "hashes": [h for f in families for h in f["hashes"]], "native": told.native,
            "titles": [h["title"] for f in families for h in f["hashes"]], "module": "example.com/nsms/hashes",
            "sources": (names := sorted(Path(s).name for s in sources)), "nasm": [n for n in names if n.endswith(".asm")],
            "notice": notice, "answers": answers}, beside="\N{MIDDLE DOT}")
        made[name.removesuffix(".j2")] = text.encode()
    return made
