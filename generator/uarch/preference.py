"""Which kernel a library runs first, as data, best first, for each family of hashes.

A kernel stands by its ISA, in the order of ISAS, and among its ISA's by the mean of two figures in cycles per byte: what
was MEASURED (of a message of 1 KB and of one of 8 KB), and what the processors whose best ISA it is need at the least
(BOUNDS). The machine at hand has instructions for SHA-1 and SHA-256 and would never take another kernel of these: it is
Haswell and Skylake that run those of avx2. What has one figure stands by that, what has none behind the others; and a
kernel that a search found where the figure of the default one, times what the search gained, puts it. One order serves
every processor; a program can always choose otherwise.
"""

from . import kernels, names

SOURCE = ("MEASURED: ctests/order.c on an AMD EPYC (Zen 3, family 25 model 1), 2026-11-21, core cycles, the least of some "
          "thousand turns. BOUNDS: manifest.json, by the models of BOUND_BY.")

# Instructions for the hash itself first, then what was measured: on no processor that has both is bmi2 before sse41.
ISAS = ("sha512ni", "shani", "avx512", "avx2", "avx", "sse41", "bmi2", "x64")
BOUND_BY = {"avx512": "skylakex", "avx2": "haswell", "avx": "sandybridge", "sse41": "core2"}

MEASURED: dict[str, dict[str, tuple[float, float]]] = {
    "sha1": {
        "shani_n1": (2.15, 1.93), "avx2_n8": (3.71, 3.07), "avx2_n2": (3.71, 3.24), "avx2_n1": (3.76, 3.40),
        "avx_n1": (3.90, 3.47), "avx_n2": (3.94, 3.50), "avx_n4": (4.15, 3.58), "sse41_n1": (3.98, 3.50),
        "sse41_n2": (4.18, 3.54), "sse41_n4": (4.31, 3.34), "bmi2_n1": (4.73, 4.36), "x64_n1": (4.70, 4.31)},
    "sha256": {
        "shani_n1": (2.30, 2.05), "avx2_n8": (7.40, 6.61), "avx2_n2": (7.28, 6.67), "avx2_n1": (7.44, 6.89),
        "avx_n1": (8.63, 7.96), "avx_n2": (9.33, 8.66), "avx_n4": (9.34, 8.53), "sse41_n1": (8.78, 8.07),
        "sse41_n2": (9.10, 8.20), "sse41_n4": (10.26, 9.49), "bmi2_n1": (9.80, 9.09), "x64_n1": (10.30, 9.44)},
    "sha512": {
        "avx2_n4": (5.55, 4.40), "avx2_n1": (5.23, 4.43), "avx2_n2": (5.43, 4.59), "avx2_n8": (5.65, 4.84),
        "avx_n1": (6.14, 5.24), "avx_n2": (6.54, 5.50), "sse41_n1": (6.47, 5.38), "sse41_n2": (7.59, 6.76),
        "bmi2_n1": (6.83, 5.80), "x64_n1": (7.21, 6.06)},
}

BOUNDS: dict[str, dict[str, float]] = {
    "sha1": {
        "avx512_n16": 3.00, "avx512_n2": 3.33, "avx512_n1": 3.73, "avx2_n8": 3.22, "avx2_n2": 3.49, "avx2_n1": 4.04,
        "avx_n4": 5.83, "avx_n2": 5.97, "avx_n1": 6.53, "sse41_n4": 5.27, "sse41_n2": 5.41, "sse41_n1": 6.13},
    "sha256": {
        "avx512_n16": 6.48, "avx512_n2": 6.95, "avx512_n1": 7.61, "avx2_n8": 6.96, "avx2_n2": 7.30, "avx2_n1": 8.32,
        "avx_n4": 13.64, "avx_n2": 13.81, "avx_n1": 14.47, "sse41_n4": 12.36, "sse41_n2": 12.56, "sse41_n1": 13.46},
    "sha512": {
        "avx512_n8": 4.17, "avx512_n2": 4.49, "avx512_n1": 5.07, "avx2_n4": 4.77, "avx2_n2": 4.81, "avx2_n8": 4.83,
        "avx2_n1": 5.70, "avx_n2": 9.51, "avx_n1": 9.62, "sse41_n2": 9.20, "sse41_n1": 9.35},
}


def figure(family: str, kernel: str) -> float | None:
    """The mean of what is known of a kernel; None where nothing is."""
    measured, bound = MEASURED.get(family, {}).get(kernel), BOUNDS.get(family, {}).get(kernel)
    known = [x for x in (sum(measured) / 2 if measured else None, bound) if x is not None]
    return sum(known) / len(known) if known else None


def cycles(family: str, kernel: str) -> float:
    """What a kernel takes, in cycles per byte; infinite where nothing is known."""
    own = figure(family, kernel)
    found = next((entry for name in names() for title, entry in kernels(name).items() if title == f"{family}_{kernel}/blocks"),
                 None)
    if own is not None or found is None:
        return float("inf") if own is None else own
    default = figure(family, f"{found['isa']}_n{found['n']}")
    return float((found["before"] if default is None else default) * found["after"] / found["before"])


def rank(family: str, isa: str, kernel: str) -> tuple[int, float, str]:
    """Where a kernel stands: smaller is sooner."""
    place = ISAS.index(isa) if isa in ISAS else len(ISAS)
    return place, cycles(family, kernel), kernel
