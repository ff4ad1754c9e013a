"""Kernels of a manifest that a library may include, and the selection among them.

Input: the manifest's entries and the value of LIB. Output: kernels as candidates, and the names or
entries of the kernels that the library includes. preference.py ranks the candidates.
"""

from collections.abc import Mapping, Sequence

from ..request.parse import Rejected
from ..spec import hashes
from ..x86 import target as isas
from ..x86.uarch import measured
from ..x86.uarch.processors import Processor
from . import preference
from .cpuid import FEATURES
from .manifest import Entry
from .preference import KernelCandidate

# Parts of symbols. LIB=1 includes a kernel for message arrays if its symbol has one of these parts,
# or if the request names it. All kernels for message arrays would exceed the library's size limit.
ARRAY_SHAPES_OF_LIB_1 = ("midstate_len38", "double64_shani")
DOUBLE_HASH_SHAPES = ("double32", "double64")  # the digest of a message is hashed again
# shapes for which the library has functions for message arrays; None: no constant words
ARRAY_SHAPES = (None, "midstate", "merkle64", "node72", *DOUBLE_HASH_SHAPES)


def usable_entries(entries: Sequence[Entry], prefix: str) -> list[Entry]:
    """Return the manifest entries whose symbols begin with `prefix` and the hash's name, and whose
    processor features the library can detect."""
    return [e for e in entries if e["symbol"].startswith(f"{prefix}{e['hash'].replace('-', '_')}_")
            and e["features"] is not None and all(f in FEATURES for f in e["features"])]


def kernels_by_name(entries: Sequence[Entry], family: str, kind: str,
                    prefix: str = "nsms_") -> dict[str, Entry]:
    """Return name -> manifest entry of a hash family's kernels of one kind. The name of a kernel is
    its symbol without prefix, family and kind, such as avx2_n8."""
    return {str(e["symbol"]).removeprefix(f"{prefix}{family}_{kind}_"): e for e in entries
            if (e["hash"], e["kind"]) == (family, kind)}


def kernel_candidates(entries: Mapping[str, Entry]) -> list[KernelCandidate]:
    """Return kernels as candidates for selection. `entries`: name -> manifest entry."""
    def schedule_isa(e: Entry) -> str:
        """Return the ISA in whose wider registers a kernel computes schedules; "": its own ISA."""
        wide = isas.load(e["isa"]).with_wider_vectors if e.get("schedule") == "lanes" else None
        return wide.extends[0].name if wide else ""

    return [KernelCandidate(name, e["isa"], e.get("bytes"), e.get("bounds") or {}, e.get("m") or 1,
                            bool(e.get("mix")), schedule_isa(e)) for name, e in entries.items()]


def select_kernels(family: str, kernels: Sequence[KernelCandidate], lib: str,
                   cores: Sequence[Processor] | None = None) -> list[str]:
    """Return the names of a library's kernels, in the order of its table.

    `lib`: value of LIB; with "1" and "small" some kernels are selected, with any other value all.
    `cores`: the processors to select for; None for all. Raise Rejected if measured data cannot be
    used.
    """
    try:
        names = (preference.kernels_to_include(family, kernels, cores) if lib == "1"
                 else preference.kernels_of_small_library(family, kernels, cores)
                 if lib == "small" else [k.name for k in kernels])
    except measured.Unusable as error:
        raise Rejected(str(error)) from None
    return [k.name for k in sorted(kernels, key=lambda k: (preference.isa_rank(k.isa), k.name))
            if k.name in names]


def attached_entries(family: str, entries: Sequence[Entry], lib: str, kind: str) -> list[Entry]:
    """Return the manifest entries of a hash family's kernels for message arrays or for the loop of
    PBKDF2. A library runs multi-message kernels where it has none of these.

    `kind`: "fixed" for message arrays, or "iterations" for PBKDF2. `lib`: "1" selects by
    ARRAY_SHAPES_OF_LIB_1; "small" and "small chosen" select none; any other value selects all.
    """
    def belongs(e: Entry) -> bool:
        """Return whether an entry is of the family and kind, and of a shape that the library has.
        """
        return (hashes.find(e["hash"]).NAME == family and bool(e.get("m")) and e["kind"] == kind
                and (kind != "fixed" or (e.get("shape") in ARRAY_SHAPES
                                         and not (e.get("const") or e.get("prefix_block")))))

    return [e for e in entries if belongs(e) and not lib.startswith("small")
            and (lib != "1" or is_in_lib_1(e["symbol"]))]


def is_in_lib_1(symbol: str) -> bool:
    """Return whether LIB=1 includes the kernel for message arrays with this symbol."""
    return any(f"_{shape}_" in symbol for shape in ARRAY_SHAPES_OF_LIB_1)
