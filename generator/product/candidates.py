"""Kernels of a manifest that a library may include, and the selection among them.

Input: the manifest's entries and the value of LIB. Output: the kernels that the library includes,
and the functions that it calls for each multi-message kernel. preference.py and multi_preference.py
decide by the kernels' cycles.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from ..request.parse import Rejected
from ..spec import hashes
from ..x86 import target as isas
from ..x86.uarch import measured
from ..x86.uarch.processors import Processor
from . import multi_preference, preference
from .manifest import Entry
from .preference import KernelCandidate, KernelComparison

# Parts of symbols. LIB=1 includes a kernel for message arrays if its symbol has one of these parts,
# or if the request names it. All kernels for message arrays would exceed the library's size limit.
ARRAY_SHAPES_OF_LIB_1 = ("midstate_len38", "double64_shani")
DOUBLE_HASH_SHAPES = ("double32", "double64")  # the digest of a message is hashed again
# shapes for which the library has functions for message arrays; None: no constant words
ARRAY_SHAPES = (None, "midstate", "merkle64", "node72", *DOUBLE_HASH_SHAPES)

Functions = dict[KernelCandidate, dict[str, Entry | None]]


def make_candidate(name: str, entry: Entry) -> KernelCandidate:
    """Return the kernel of a manifest entry as a candidate with the name `name`."""
    wide = isas.load(entry["isa"]).with_wider_vectors if entry.get("schedule") == "lanes" else None
    return KernelCandidate(name, (entry["isa"], *([wide.extends[0].name] if wide else [])),
                           entry.get("m") or 1, bool(entry.get("mix")), entry)


def kernel_candidates(entries: Sequence[Entry], family: str, kind: str,
                      prefix: str = "nsms_") -> list[KernelCandidate]:
    """Return the kernels of a hash family and function kind among manifest entries, in their order.
    The name of a candidate is its symbol without prefix, family and kind, such as avx2_n8."""
    return [make_candidate(e["symbol"].removeprefix(f"{prefix}{family}_{kind}_"), e)
            for e in entries if (e["hash"], e["kind"]) == (family, kind)]


Shape = tuple[str, str, int]  # of message arrays: hash, value of SHAPE or "", length in bytes


class LibraryKernels(NamedTuple):
    """Kernels of one hash family that a library includes.

    `single`: the selected single-message kernels, in the order of the library's table.
    `comparison`: all single-message kernels, among which they were selected. `multi`: multi-message
    kernel -> functions that the library calls for it; kernels for the most messages come first.
    The functions are a dictionary: field of the templates' record -> manifest entry, None if there
    is no such function. `arrays`: shape of message arrays -> kernels and functions in the form of
    `multi`. A kernel there is the multi-message kernel with the same options, if there is one.
    """

    comparison: KernelComparison
    single: list[KernelCandidate]
    multi: Functions
    arrays: dict[Shape, Functions]


def select_kernels(family: str, entries: Sequence[Entry], lib: str, prefix: str = "nsms_",
                   cores: Sequence[Processor] | None = None) -> LibraryKernels:
    """Return a library's kernels of a hash family.

    What it includes depends on `lib`, a value as in library.library_scope:

    - "1": selected single-message and multi-message kernels, and those functions for message arrays
      and PBKDF2 (kind iterations) that `is_in_lib_1` names;
    - "small": selected single-message kernels; "small chosen": all single-message kernels;
    - any other value: all single-message kernels, the first MAX_MULTI_KERNELS multi-message kernels
      (those for the most messages first), and all functions for message arrays and PBKDF2.

    Without single-message kernels, it includes no multi-message kernels; without multi-message
    kernels, no functions for message arrays and PBKDF2. `cores`: the processors to select for; None
    for all. Raise Rejected if measured data cannot be used.
    """
    comparison = KernelComparison(family, kernel_candidates(entries, family, "blocks", prefix))
    multi = sorted(kernel_candidates(entries, family, "multi", prefix),
                   key=lambda k: (-k.m, preference.isa_rank(k.isa), k.name))
    multi_by_name = {k.name: k for k in multi}
    try:
        single = (preference.kernels_to_include(comparison, cores) if lib == "1"
                  else preference.kernels_of_small_library(comparison, cores) if lib == "small"
                  else comparison.kernels)
        if lib == "1" and single:
            multi = multi_preference.multi_kernels_to_include(comparison, single, multi, cores)
    except measured.Unusable as error:
        raise Rejected(str(error)) from None
    multi = multi[:multi_preference.MAX_MULTI_KERNELS]
    if lib.startswith("small") or not single or not multi:
        return LibraryKernels(comparison, single, {}, {})
    # functions on m messages; where one is missing, the library runs a multi-message kernel instead
    added_functions = [
        e for e in entries if e.get("m") and hashes.find(e["hash"]).NAME == family
        and e.get("shape") in ARRAY_SHAPES and not (e.get("const") or e.get("prefix_block"))
        and (lib != "1" or is_in_lib_1(e["symbol"]))]
    pairs = {k.name: k.entry for k in kernel_candidates(entries, family, "pairs", prefix)}
    iterations = {(e["isa"], e["m"]): e for e in reversed(added_functions)
                  if e["kind"] == "iterations"}
    arrays: dict[Shape, Functions] = {}
    for e in added_functions:
        if e["kind"] == "fixed":
            name = re.sub(rf".*(?={e['isa']}_m{e['m']}(_|$))", "", e["symbol"])
            kernel = multi_by_name.get(name) or make_candidate(name, e)
            field = "behind" if e["shape"] == "midstate" else "plain"
            arrays.setdefault((e["hash"], e["shape"] or "", e["length"]), {})[kernel] = {field: e}
    return LibraryKernels(comparison, single, {
        k: {"symbol": k.entry, "pairs": pairs.get(k.name),
            # the first kernel that has the ISA and m and keeps all messages in lanes
            "iterations": None if k.mixed else iterations.pop((k.isa, k.m), None)}
        for k in multi}, arrays)


def is_in_lib_1(symbol: str) -> bool:
    """Return whether LIB=1 includes the kernel with this symbol, for message arrays or PBKDF2."""
    return any(f"_{shape}_" in symbol for shape in ARRAY_SHAPES_OF_LIB_1)
