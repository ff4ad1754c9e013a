"""Which kernel a library runs first, as data: what was measured, best first, for each family of hashes.

MEASURED: {family: {kernel as its symbol ends, "ISA_nN" and the choices: core cycles per byte at 8 KB}}. A kernel that
was not measured stands behind those of its ISA that were; ISAS orders the ISAs. A kernel that a search found stands where
the figure of the default one, times what the search gained, puts it. The figures decide on every processor, so they are to
be taken where kernels differ most; a program can always choose otherwise.
"""

from . import kernels, names

SOURCE = "make bench ISA=... SIZES=8192 on an AMD EPYC (Zen 3, family 25 model 1), 2026-11-21; beside it OpenSSL 3.0's AVX2 code"

# Instructions for the hash itself first, then by width. avx512 was timed on Zen 4 in prototypes only (docs/performance.md).
ISAS = ("sha512ni", "shani", "avx512", "avx2", "bmi2", "avx", "sse41", "x64")

MEASURED: dict[str, dict[str, float]] = {
    "sha1": {"shani_n1": 1.90, "avx2_n8": 3.07, "avx2_n2": 3.22, "avx2_n1": 3.38},
    "sha256": {"shani_n1": 2.03, "avx2_n2": 7.25, "avx2_n1": 7.29, "avx2_n8": 7.66},
    "sha512": {"avx2_n4": 4.75, "avx2_n2": 4.79, "avx2_n1": 4.83, "avx2_n8": 5.39},
}


def cycles(family: str, kernel: str) -> float:
    """What a kernel takes, in cycles per byte; infinite where nothing is known."""
    known = MEASURED.get(family, {})
    found = next((entry for name in names() for title, entry in kernels(name).items() if title == f"{family}_{kernel}/blocks"),
                 None)
    if kernel in known or found is None:
        return known.get(kernel, float("inf"))
    return float(known.get(f"{found['isa']}_n{found['n']}", found["before"]) * found["after"] / found["before"])


def rank(family: str, isa: str, kernel: str) -> tuple[int, float, str]:
    """Where a kernel stands: smaller is sooner."""
    place = ISAS.index(isa) if isa in ISAS else len(ISAS)
    return place, cycles(family, kernel), kernel
