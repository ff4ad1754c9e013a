"""Which kernel a library runs first, as data: what was measured, best first, for each family of hashes.

MEASURED: {family: {kernel as its symbol ends, "ISA_nN" and the choices: cycles per byte of a message of 1 KB, and of one of
8 KB}}; the mean of both decides among the kernels of an ISA, and those that were not measured stand behind the others. ISAS
orders the ISAs. A kernel that a search found stands where the figure of the default one, times what the search gained, puts
it. One order serves every processor, so kernels that are close here may be the other way round elsewhere; a program can
always choose otherwise.
"""

from . import kernels, names

SOURCE = "ctests/order.c on an AMD EPYC (Zen 3, family 25 model 1), 2026-11-21: cycles of the time stamp counter, the least of " \
    "some thousand turns"

# Instructions for the hash itself first, then what was measured: on no processor that has both is bmi2 before sse41. avx512
# was timed on Zen 4 in prototypes only (docs/performance.md).
ISAS = ("sha512ni", "shani", "avx512", "avx2", "avx", "sse41", "bmi2", "x64")

MEASURED: dict[str, dict[str, tuple[float, float]]] = {
    "sha1": {
        "shani_n1": (1.62, 1.45), "avx2_n8": (2.81, 2.31), "avx2_n2": (2.74, 2.44), "avx2_n1": (2.89, 2.56),
        "avx_n1": (2.95, 2.61), "avx_n2": (2.96, 2.63), "avx_n4": (3.11, 2.70), "sse41_n1": (2.99, 2.63),
        "sse41_n4": (3.24, 2.51), "sse41_n2": (3.15, 2.67), "bmi2_n1": (3.57, 3.29), "x64_n1": (3.54, 3.25)},
    "sha256": {
        "shani_n1": (1.74, 1.55), "avx2_n2": (5.52, 5.02), "avx2_n1": (5.60, 5.18), "avx2_n8": (5.69, 5.11),
        "avx_n1": (6.51, 6.00), "avx_n4": (7.03, 6.42), "avx_n2": (7.03, 6.52), "sse41_n1": (6.63, 6.07),
        "sse41_n2": (6.84, 6.18), "sse41_n4": (7.72, 7.14), "bmi2_n1": (7.41, 6.85), "x64_n1": (7.75, 7.10)},
    "sha512": {
        "avx2_n1": (3.93, 3.33), "avx2_n4": (4.18, 3.31), "avx2_n2": (4.09, 3.46), "avx2_n8": (4.27, 3.56),
        "avx_n1": (4.61, 3.94), "avx_n2": (4.92, 4.14), "sse41_n1": (4.84, 4.05), "sse41_n2": (5.72, 5.09),
        "bmi2_n1": (5.11, 4.36), "x64_n1": (5.42, 4.56)},
}


def cycles(family: str, kernel: str) -> float:
    """What a kernel takes, in cycles per byte; infinite where nothing is known."""
    known = {name: (short + long) / 2 for name, (short, long) in MEASURED.get(family, {}).items()}
    found = next((entry for name in names() for title, entry in kernels(name).items() if title == f"{family}_{kernel}/blocks"),
                 None)
    if kernel in known or found is None:
        return known.get(kernel, float("inf"))
    return float(known.get(f"{found['isa']}_n{found['n']}", found["before"]) * found["after"] / found["before"])


def rank(family: str, isa: str, kernel: str) -> tuple[int, float, str]:
    """Where a kernel stands: smaller is sooner."""
    place = ISAS.index(isa) if isa in ISAS else len(ISAS)
    return place, cycles(family, kernel), kernel
