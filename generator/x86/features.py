"""Processor features that instructions need, named as in Linux's /proc/cpuinfo."""

from collections.abc import Iterable
from typing import Any

from iced_x86 import CpuidFeature

# iced-x86's name in lower case -> Linux's name, or "" if the feature is not reported.
FEATURE_NAMES = {"sha": "sha_ni", "intel8086": "", "intel186": "", "intel286": "", "intel386": "",
                 "intel486": "",
                 "x64": "", "cmov": "", "sse": "", "sse2": "", "cet_ibt": "", "cet_ss": "",
                 "multibytenop": "", "cpuid": "", "fpu": "", "fpu387": "", "mmx": "", "fxsr": "",
                 "prefetchw": "3dnowprefetch",
                 "sse3": "pni", "avx512_vbmi": "avx512vbmi", "avx512_ifma": "avx512ifma"}
# iced-x86's number of a feature -> Linux's name
FEATURES = {value: FEATURE_NAMES.get(name.lower(), name.lower())
            for name, value in vars(CpuidFeature).items() if isinstance(value, int)}


def required_features(instruction: Any) -> tuple[str, ...]:
    """Return the features beyond x86-64 that an instruction of iced-x86 needs, sorted."""
    return tuple(sorted({FEATURES[f] for f in instruction.cpuid_features()} - {""}))


def features_of_instructions(instructions: Iterable[Any]) -> tuple[str, ...]:
    """Return the processor features that instructions need beyond the x86-64 baseline, sorted."""
    return tuple(sorted({feature for instruction in instructions
                         for feature in required_features(instruction)}))
