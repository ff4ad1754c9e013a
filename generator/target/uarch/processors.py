"""The processors that a library tells apart, as data: how cpuid names them, and which of them resemble each other.

A core is known by vendor, family and model, unless a feature contradicts: hypervisors report numbers of other processors.
A feature that no core of its maker had before is a sign of the core that brought it, so a number that says something older
than a sign is not believed, and the newest core whose sign is there is taken. A feature that is missing contradicts
nothing: systems and hypervisors mask features. What is like nothing here is `unknown`.
"""

from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

CPUINFO = Path("/proc/cpuinfo")
INTEL, AMD, HYGON = "GenuineIntel", "AuthenticAMD", "HygonGenuine"

# Where cpuid tells of a sign that no kernel needs: leaf, subleaf, which of EAX EBX ECX EDX, bit, bits of XCR0 (none: it is asked
# which core this is, not what may be run). Intel SDM 2, CPUID; the names are Linux's.
SIGNS = {"f16c": (1, 0, 2, 29, 0), "clflushopt": (7, 0, 1, 23, 0), "clwb": (7, 0, 1, 24, 0), "vaes": (7, 0, 2, 9, 0),
         "avx512_fp16": (7, 0, 3, 23, 0), "amx_tile": (7, 0, 3, 24, 0), "avx_vnni": (7, 1, 0, 4, 0)}

# The ISAs that a core runs, where nothing is masked.
SSE = ("x64", "sse41")
AVX = (*SSE, "avx")
AVX2 = (*AVX, "bmi2", "avx2")
AVX512 = (*AVX2, "avx512")


class Processor(NamedTuple):
    """A core: its name, its maker's name in cpuid, (family, models) by which cpuid tells it, the signs that it brought, the ISAs
    that it runs, its model in models/, those that it resembles (the nearest first), and other names of it."""

    name: str
    vendor: str
    numbers: tuple[tuple[int, tuple[int, ...]], ...]
    signs: tuple[str, ...]
    isas: tuple[str, ...]
    model: str = ""
    relatives: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


def span(first: int, last: int) -> tuple[int, ...]:
    return tuple(range(first, last + 1))


# Each maker's newest first; small cores before them, for what is new in a small core tells nothing of the great ones. Numbers:
# Linux, arch/x86/include/asm/intel-family.h and arch/x86/kernel/cpu/amd.c.
PROCESSORS = (
    Processor("gracemont", INTEL, ((6, (175, 182, 190)),), (), (*AVX2, "shani"), "haswell", ("goldencove",), ("sierraforest",)),
    Processor("goldmont", INTEL, ((6, (92, 95, 122, 134, 150, 156)),), (), (*SSE, "shani"), "core2", ("zen3",), ("tremont",)),
    Processor("lioncove", INTEL, ((6, (181, 189, 197, 198, 204)),), ("sha512",), (*AVX2, "shani", "sha512ni"), "sapphirerapids",
              ("goldencove",), ("arrowlake", "lunarlake")),
    Processor("goldencove", INTEL, ((6, (143, 207, 151, 154, 183, 186, 191, 170, 172, 173, 174)),),
              ("avx512_fp16", "amx_tile", "avx_vnni"), (*AVX512, "shani"), "sapphirerapids", (),
              ("sapphirerapids", "emeraldrapids", "alderlake", "raptorlake", "graniterapids")),
    Processor("icelake", INTEL, ((6, (106, 108, 125, 126, 140, 141, 167)),), ("avx512_vbmi2",), (*AVX512, "shani"), "icelake",
              ("goldencove",), ("tigerlake", "rocketlake")),
    Processor("skylakex", INTEL, ((6, (85,)),), ("avx512f",), AVX512, "skylakex", ("icelake", "goldencove"),
              ("cascadelake",)),
    Processor("skylake", INTEL, ((6, (78, 94, 142, 158, 165, 166)),), ("clflushopt",), AVX2, "haswell",
              ("skylakex", "icelake", "goldencove"), ("kabylake", "cometlake")),
    Processor("haswell", INTEL, ((6, (60, 63, 69, 70, 61, 71, 79, 86)),), ("avx2",), AVX2, "haswell",
              ("skylake", "icelake", "goldencove"), ("broadwell",)),
    Processor("ivybridge", INTEL, ((6, (58, 62)),), ("f16c",), AVX, "ivybridge", ("sandybridge",)),
    Processor("sandybridge", INTEL, ((6, (42, 45)),), ("avx",), AVX, "sandybridge", ("ivybridge",)),
    Processor("core2", INTEL, ((6, (15, 22, 23, 29, 26, 30, 31, 46, 37, 44, 47)),), ("ssse3",), SSE, "core2",
              (), ("nehalem", "westmere")),
    Processor("zen5", AMD, ((26, span(0, 255)),), ("avx_vnni",), (*AVX512, "shani"), "zen5", ("zen4", "zen3")),
    Processor("zen4", AMD, ((25, (*span(0x10, 0x1F), *span(0x60, 0xAF))),), ("avx512f",), (*AVX512, "shani"), "zen4",
              ("zen5", "zen3")),
    Processor("zen3", AMD, ((25, (*span(0x00, 0x0F), *span(0x20, 0x5F))),), ("vaes",), (*AVX2, "shani"), "zen3",
              ("zen2", "zen4")),
    Processor("zen2", AMD, ((23, span(0x30, 0xFF)),), ("clwb",), (*AVX2, "shani"), "zen2", ("zen3",)),
    Processor("zen1", AMD, ((23, span(0x00, 0x2F)),), ("sha_ni",), (*AVX2, "shani"), "zen2", ("zen2", "zen3"), ("zen",)),
    Processor("hygon", HYGON, ((24, span(0, 255)),), ("sha_ni",), (*AVX2, "shani"), "zen2", ("zen1", "zen2", "zen3")),
)
UNKNOWN = Processor("unknown", "", (), (), (*AVX512, "shani", "sha512ni"), "haswell", ("zen3", "goldencove"))


def facts() -> dict[str, str]:
    """What /proc/cpuinfo says of the first processor; nothing where there is none."""
    told: dict[str, str] = {}
    try:
        for line in CPUINFO.read_text().splitlines():
            key, _, value = line.partition(":")
            told.setdefault(key.strip(), value.strip())
    except OSError:
        pass
    return told


def identify(vendor: str, family: int, model: int, features: Collection[str]) -> Processor:
    """Which core this is, by cpuid's numbers and its features as in /proc/cpuinfo."""
    own = [p for p in PROCESSORS if p.vendor == vendor]
    newest = next((p for p in own if not set(p.signs).isdisjoint(features)), None)
    told = next((p for p in own if any(f == family and model in m for f, m in p.numbers)), None)
    if told and (newest is None or own.index(told) <= own.index(newest)):
        return told
    return newest or UNKNOWN


def named(name: str) -> Processor | None:
    return next((p for p in (*PROCESSORS, UNKNOWN) if name in (p.name, *p.names)), None)


def ranges(p: Processor) -> list[tuple[int, int, int]]:
    """A core's numbers as (family, first model, last model)."""
    found: list[tuple[int, int, int]] = []
    for family, models in p.numbers:
        for model in sorted(models):
            if found and found[-1][0] == family and found[-1][2] == model - 1:
                found[-1] = (family, found[-1][1], model)
            else:
                found.append((family, model, model))
    return found
