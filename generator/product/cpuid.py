"""Processor features as the C library reads them from CPUID and XCR0, and as C expressions.

Input: features, named as in /proc/cpuinfo. Output: values for the templates of the library.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from ..x86 import target as isas
from ..x86.uarch.processors import PROCESSORS, SIGNS, family_ranges

# XCR0 bits that an operating system sets if it saves these registers (Intel SDM 1, 13.3)
YMM, ZMM = 0x6, 0xE6

# Feature, by its name in Linux -> CPUID leaf, subleaf, register (index in EAX EBX ECX EDX) and bit
# (Intel SDM 2, CPUID), and the XCR0 bits that it needs.
FEATURES = {
    "pni": (1, 0, 2, 0, 0), "ssse3": (1, 0, 2, 9, 0), "fma": (1, 0, 2, 12, YMM),
    "sse4_1": (1, 0, 2, 19, 0),
    "sse4_2": (1, 0, 2, 20, 0), "movbe": (1, 0, 2, 22, 0), "popcnt": (1, 0, 2, 23, 0),
    "aes": (1, 0, 2, 25, 0),
    "avx": (1, 0, 2, 28, YMM), "bmi1": (7, 0, 1, 3, 0), "avx2": (7, 0, 1, 5, YMM),
    "bmi2": (7, 0, 1, 8, 0),
    "avx512f": (7, 0, 1, 16, ZMM), "avx512dq": (7, 0, 1, 17, ZMM), "adx": (7, 0, 1, 19, 0),
    "avx512ifma": (7, 0, 1, 21, ZMM), "avx512cd": (7, 0, 1, 28, ZMM), "sha_ni": (7, 0, 1, 29, 0),
    "avx512bw": (7, 0, 1, 30, ZMM), "avx512vl": (7, 0, 1, 31, ZMM), "avx512vbmi": (7, 0, 2, 1, ZMM),
    "avx512_vbmi2": (7, 0, 2, 6, ZMM), "gfni": (7, 0, 2, 8, 0), "sha512": (7, 1, 0, 0, YMM),
    "sm3": (7, 1, 0, 1, YMM),
    "zmm": (7, 0, 1, 16, ZMM),  # avx512f: of each kernel that has a zmm register
    "abm": (0x80000001, 0, 2, 5, 0), "xop": (0x80000001, 0, 2, 11, YMM),
}

# Feature -> feature that every processor with it also has.
IMPLIED = {"avx512f": "avx2", "sha512": "avx2", "avx2": "avx", "avx": "sse4_1", "sha_ni": "sse4_1",
           "sse4_1": "ssse3"}


def feature_expression(features: Sequence[str]) -> str:
    """Return the C expression of a set of features: an OR of HAS_ constants, or HAS_NOTHING."""
    return " | ".join(f"HAS_{f.upper()}" for f in features) or "HAS_NOTHING"


def processor_features(isa: str, features: Iterable[str]) -> set[str]:
    """Return `features`, the features of the ISA `isa`, and all features that every processor with
    these also has. An unknown `isa`, such as "", adds no features."""
    closure = {*features, *(isas.load(isa).features if isa in isas.names() else ())}
    while more := {IMPLIED[f] for f in closure if f in IMPLIED} - closure:
        closure |= more
    return closure


def feature_records(used: Sequence[dict[str, Any]],
                    distinguish_cores: bool) -> list[dict[str, Any]]:
    """Return a record for each feature that the library reads from CPUID, by CPUID leaf. Its keys:
    "name"; "where", the location in CPUID and the XCR0 bits, as in FEATURES; "needed_by", the C
    expression of the set of features that a processor without this feature lacks."""
    names = {name for k in used for name in (*k["features"], *k["zmm"])}
    names |= {sign for core in PROCESSORS for sign in core.signs} if distinguish_cores else set()

    def dependent_features(feature: str) -> str:
        return feature_expression([name for name in sorted(names) if feature in processor_features(
            "", [name, "avx512f"] if name.startswith("avx512") else [name])])

    rows = sorted({**FEATURES, **SIGNS}.items(), key=lambda item: item[1][:2])  # leaf, subleaf
    records = [{"name": name, "where": cpuid_location, "needed_by": dependent_features(name)}
               for name, cpuid_location in rows if name in names]
    if len(records) > 31:
        raise ValueError(f"{len(records)} features do not fit the bits of an int")
    return records


def core_records() -> list[dict[str, Any]]:
    """Return, for the templates, a record of each core of processors.toml: "name"; "vendor", the
    first four letters of the vendor's name, as the number that CPUID returns in EBX; "signs", the C
    expression of the features that distinguish the core; "ranges", the result of `family_ranges`.
    """
    return [{"name": core.name,
             "vendor": f"0x{int.from_bytes(core.vendor[:4].encode(), 'little'):08x}",
             "signs": feature_expression(sorted(core.signs)), "ranges": family_ranges(core)}
            for core in PROCESSORS]
