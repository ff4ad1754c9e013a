"""The C library around the kernels of a manifest: nsms.h, nsms.c and build files, from templates.

Input: the manifest's entries and the symbols' prefix. Output: texts. For every hash with kernels
the library has one-shot functions and contexts. It selects a kernel by CPUID and XCR0, or portable
C if the processor can run none. candidates.py decides which kernels it includes; preference.py
decides, from data in x86/uarch/, in which order a processor tries them.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from .. import __version__
from ..output import banner, emit, portable
from ..output.render import render
from ..plan.multi import BATCH
from ..request.parse import Rejected
from ..spec import hashes
from ..x86 import target as isas
from ..x86.uarch import measured
from ..x86.uarch.processors import PROCESSORS, UNKNOWN, family_ranges
from . import multi_preference, preference
from .candidates import (
    DOUBLE_HASH_SHAPES,
    attached_entries,
    kernel_candidates,
    kernels_by_name,
    select_kernels,
    usable_entries,
)
from .cpuid import core_records, feature_mask, feature_records, processor_features
from .manifest import Entry
from .preference import KernelCandidate

# An entry with one of these fields is of a kernel for messages with constant words, or for several
# messages.
SHAPE_FIELDS = ("shape", "const", "prefix_block", "m")
PBKDF2_HASHES = ("sha256", "sha512")  # that have a function for PBKDF2 of many passwords

# File of a library -> its template.
BUILD_TEMPLATES = {"nsms.c": "library.c.j2", "CMakeLists.txt": "library.cmake.j2",
                   "meson.build": "library.meson.j2",
                   "nsms.map": "library.map.j2", "nsms.exports": "library.exports.j2",
                   "nsms.def": "library.def.j2"}

DESCRIPTION = "SHA-1 and SHA-2 by kernels whose bytes were proved"
KERNEL_BITS = 7  # per call class, in the word that stores the numbers of the selected kernels


def kernel_orders(family: str, kernels: Sequence[KernelCandidate],
                  names: Sequence[str]) -> tuple[list[tuple[tuple[int, ...], ...]], list[int]]:
    """Return (rows, row numbers): the distinct rows of kernel orders, and the number of the row of
    each core of PROCESSORS and, last, of unknown processors.

    A row has a kernel order for each call class. A kernel order lists the kernels' indices in
    `names`, the best kernel first; its last number, len(names), stands for portable C. `names`: the
    library's kernels.
    """
    comparison = preference.KernelComparison(family, kernels)
    row_of_core = [tuple((*map(names.index, comparison.ranked_names(core, call_class, names)),
                          len(names)) for call_class in range(len(preference.CALL_CLASSES)))
                   for core in (*PROCESSORS, UNKNOWN)]
    rows = list(dict.fromkeys(row_of_core))
    return rows, [rows.index(row) for row in row_of_core]


def standard_name(name: str) -> str:
    """Return a hash's name in its standard: SHA-512/224 for sha512-224."""
    number, _, bits = name.removeprefix("sha").partition("-")
    return (f"SHA-{number}" + (f"/{bits}" if bits else "") if name.startswith("sha")
            else name.upper())


def family_scope(name: str, entries: Sequence[Entry], prefix: str, lib: str) -> dict[str, Any]:
    """Return the templates' values for one hash family. `name`: the family; `entries`: the result
    of `usable_entries`; `lib`: as in `library_scope`. Raise Rejected if the library would have too
    many kernels."""
    module = hashes.load(name)
    entries_by_name = kernels_by_name(entries, name, "blocks", prefix)
    kernels = kernel_candidates(entries_by_name)
    names = select_kernels(name, kernels, lib)
    if len(names) >= 1 << KERNEL_BITS:                       # one number stands for portable C
        raise Rejected(f"a library holds at most {(1 << KERNEL_BITS) - 1} kernels of a hash; "
                       f"{name} has {len(names)}. Try LIB=1, or fewer kernels.")
    scope = portable.family_values(module, lib.startswith("small"))
    scope["hashes"], scope["lengths"] = [], []
    fixed: list[list[Entry]] = []
    for variant, initial in module.INITIAL.items():
        c_name = variant.replace("-", "_")
        pattern = re.compile(rf"{re.escape(prefix)}{c_name}_len(\d+)_")
        lengths: dict[int, list[Entry]] = {}
        for e in entries:
            is_plain = e["kind"] == "fixed" and not any(e.get(field) for field in SHAPE_FIELDS)
            if is_plain and (length_match := pattern.match(e["symbol"])):
                lengths.setdefault(int(length_match[1]), []).append(e)
        scope["hashes"].append({
            "c": c_name, "title": standard_name(variant), "bytes": module.DIGEST_BITS[variant] // 8,
            "initial": [portable.table_word_text(x, module.WIDTH) for x in initial],
            "lengths": [{"length": length, "number": len(fixed) + i}
                        for i, length in enumerate(sorted(lengths))]})
        fixed += [lengths[length] for length in sorted(lengths)]
        scope["lengths"] += [f"{c_name}_len{length}" for length in sorted(lengths)]
    scope["kernels"] = [kernel_record(entries_by_name[k], k, fixed) for k in names]
    scope["kernel_names"] = [*names, "portable"]
    scope["rows"], scope["row_of"] = kernel_orders(name, kernels, names)
    comparison = preference.KernelComparison(name, kernels)
    scope |= multi_message_scope(name, entries, prefix, comparison, names, lib)
    scope["shapes"] = (shape_records(name, entries, prefix, comparison, names, lib)
                       if scope["many"] else [])
    scope["costs"], scope["cost_row_of"] = cost_table(
        [*scope["many"], *(k for shape in scope["shapes"] for k in shape["kernels"])])
    return scope


def multi_message_scope(family: str, entries: Sequence[Entry], prefix: str,
                        comparison: preference.KernelComparison, names: Sequence[str],
                        lib: str) -> dict[str, Any]:
    """Return the templates' values for a family's multi-message kernels, those for the most
    messages first.

    `comparison`: the family's single-message kernels; `names`: those of the library, with which the
    costs are compared; `lib`: as in `library_scope`.
    """
    entries_by_name = kernels_by_name(entries, family, "multi", prefix)
    pair_entries = kernels_by_name(entries, family, "pairs", prefix)
    kernels = sorted(kernel_candidates(entries_by_name),
                     key=lambda k: (-k.m, preference.isa_rank(k.isa), k.name))
    if lib == "1":
        selected = multi_preference.multi_kernels_to_include(comparison, names, kernels)
        kernels = [k for k in kernels if k.name in selected]
    else:
        kernels = [] if lib.startswith("small") else kernels[:multi_preference.MAX_MULTI_KERNELS]
    costs = relative_costs(comparison, names, kernels)
    records: list[dict[str, Any]] = []
    loops = attached_entries(family, entries, lib, "iterations")
    for k in kernels:
        entry, pairs_entry = entries_by_name[k.name], pair_entries.get(k.name)
        # the library runs a kernel of kind iterations with the kernel that find_lane_kernel finds
        identity = {"isa": k.isa, "m": k.m, "mix": k.mixed}
        iterations = [e for e in loops if find_lane_kernel(e, [*records, identity]) == len(records)]
        used = [entry, *([pairs_entry] if pairs_entry else []), *iterations]
        records.append(identity | many_record(k, costs[k.name], used) | {
            "blocks": BATCH if k.mixed else 0, "symbol": entry["symbol"],
            "iterations": iterations[0]["symbol"] if iterations else "",
            "pairs": pairs_entry["symbol"] if pairs_entry else "NULL",
            **kernel_files([entry, *iterations])})
    return {"many": records, "nodes": any(k["pairs"] != "NULL" for k in records),
            "lanes": max((k.m for k in kernels), default=0)}


def relative_costs(comparison: preference.KernelComparison, names: Sequence[str],
                   kernels: Sequence[KernelCandidate]) -> dict[str, dict[str, int]]:
    """Return kernel's name -> core's name -> relative cost (multi_preference.relative_costs), for
    every core of PROCESSORS and, last, for unknown processors. `names`: the library's
    single-message kernels."""
    costs: dict[str, dict[str, int]] = {k.name: {} for k in kernels}
    for core in (*PROCESSORS, UNKNOWN):
        core_costs = multi_preference.relative_costs(comparison, names, kernels, core)
        for k, cost in zip(kernels, core_costs):
            costs[k.name][core.name] = cost
    return costs


def cost_table(kernels: Sequence[dict[str, Any]]) -> tuple[list[tuple[int, ...]], list[int]]:
    """Return (rows, row numbers): the distinct rows of relative costs, and the number of the row of
    each core of PROCESSORS and, last, of unknown processors.

    A row has the kernels' costs on a core. Kernels with equal costs on all cores share a column,
    whose index is stored as "column" in each record of `kernels`.
    """
    columns = list(dict.fromkeys(tuple(k["costs"].values()) for k in kernels))
    for k in kernels:
        k["column"] = columns.index(tuple(k["costs"].values()))
    row_of_core = list(zip(*columns)) or [()] * (len(PROCESSORS) + 1)
    rows = list(dict.fromkeys(row_of_core))
    return rows, [rows.index(row) for row in row_of_core]


def many_record(kernel: KernelCandidate, costs: Mapping[str, int],
                used: Sequence[Entry]) -> dict[str, Any]:
    """Return the record, for the templates, of a multi-message kernel or a kernel for message
    arrays; the caller adds the symbols of its functions. `costs`: core's name -> relative cost;
    `used`: the manifest entries of the functions that the library calls."""
    has_round_instructions = (kernel.isa in isas.names()
                              and isas.load(kernel.isa).has_round_instructions)
    return {"name": kernel.name, "m": kernel.m, "singly": int(has_round_instructions),
            "costs": costs, "symbols": [e["symbol"] for e in used],
            "features": sorted({f for e in used for f in e["features"]}),
            "blocks": 0, "symbol": "", "pairs": "NULL", "iterations": "", "plain": "NULL",
            "behind": ""}


def shape_records(family: str, entries: Sequence[Entry], prefix: str,
                  comparison: preference.KernelComparison, names: Sequence[str],
                  lib: str) -> list[dict[str, Any]]:
    """Return the templates' values for each shape of message arrays that has kernels in a library.
    A shape has at most MAX_MULTI_KERNELS - 1 kernels, those for the most messages first. The
    parameters are those of multi_message_scope.

    A kernel has the name and the cost of the multi-message kernel with the same options.
    """
    module, multi_entries = hashes.load(family), kernels_by_name(entries, family, "multi", prefix)
    by_shape: dict[tuple[str, str, int], dict[str, Entry]] = {}
    for e in attached_entries(family, entries, lib, "fixed"):
        name = re.sub(rf".*(?={e['isa']}_m{e['m']}(_|$))", "", e["symbol"])
        shape = (e["hash"], e["shape"] or "", e["length"])
        by_shape.setdefault(shape, {})[name] = multi_entries.get(name, e) | {"array": e}
    records = []
    for (hash, shape_name, length), arrays in by_shape.items():
        candidates = sorted(kernel_candidates(arrays), key=lambda k: -k.m)
        candidates = candidates[:multi_preference.MAX_MULTI_KERNELS - 1]
        costs = relative_costs(comparison, names, candidates)
        kernels = []
        for k in candidates:
            entry = arrays[k.name]["array"]
            function = "behind" if shape_name == "midstate" else "plain"
            kernels.append(many_record(k, costs[k.name], [entry]) | {function: entry["symbol"]}
                           | kernel_files([entry]))
        digest_bytes = module.DIGEST_BITS[hash] // 8
        records.append({"kernels": kernels, "bytes": digest_bytes, "length": length,
                        "before": hashes.block_bytes(module) if shape_name == "midstate" else 0,
                        "twice": int(shape_name in DOUBLE_HASH_SHAPES),
                        "about": f"{standard_name(hash)} of {length} bytes"
                                 + (" behind one block" if shape_name == "midstate" else "")
                                 + (", twice" if shape_name in DOUBLE_HASH_SHAPES else "")})
    return records


def find_lane_kernel(entry: Entry, multi_kernels: Sequence[Mapping[str, Any]]) -> int | None:
    """Return the index in `multi_kernels` of the first kernel that has the entry's ISA and m and
    keeps all messages in lanes; None if there is none."""
    return next((i for i, k in enumerate(multi_kernels)
                 if (k["isa"], k["m"]) == (entry["isa"], entry["m"]) and not k["mix"]), None)


def kernel_record(entry: Entry, name: str, fixed: Sequence[Sequence[Entry]]) -> dict[str, Any]:
    """Return the templates' values for one kernel of kind blocks and, for each message length, the
    fixed-length kernel that the library uses with it. `fixed`: for each length, the manifest
    entries of its fixed-length kernels.

    The fixed-length kernel has the same ISA, or else the best lesser ISA that the same processors
    have. A kernel of kind blocks with round instructions or rounds in lanes gets none of a lesser
    ISA, because it is faster. For rounds in lanes of AVX-512, this was measured on Golden Cove and
    Zen 4.
    """
    available_features = processor_features(entry["isa"], entry["features"])
    has_round_instructions = (entry["isa"] in isas.names()
                              and isas.load(entry["isa"]).has_round_instructions)

    def fits(e: Entry) -> bool:
        """Return whether a fixed-length kernel can be used with the kernel of kind blocks."""
        return e["isa"] == entry["isa"] or (
            not has_round_instructions and entry.get("rounds") != "lanes"
            and set(e["features"]) <= available_features
            and preference.isa_rank(e["isa"]) > preference.isa_rank(entry["isa"]))

    def preference_key(e: Entry) -> tuple[int, bool, str]:
        """Return the sort key of a fixed-length kernel: the best kernel has the smallest key."""
        return preference.isa_rank(e["isa"]), e["n"] != entry["n"], e["symbol"]

    length_kernels = [min(filter(fits, candidates), key=preference_key, default=None)
                      for candidates in fixed]
    length_entries = [e for e in length_kernels if e]
    return {"name": name, "symbol": entry["symbol"],
            "features": sorted({f for e in (entry, *length_entries) for f in e["features"]}),
            "lengths": [e["symbol"] if e else "NULL" for e in length_kernels],
            "symbols": [e["symbol"] for e in (entry, *length_entries)],
            **kernel_files([entry, *length_entries])}


def kernel_files(entries: Sequence[Entry]) -> dict[str, list[str]]:
    """Return the paths of the kernels' files: "files", which gcc and clang assemble, and "nasm"."""
    return {"files": [path for e in entries if (path := e["gas"] or e.get("att"))],
            "nasm": [path for e in entries if (path := e.get("nasm"))]}


def call_classes() -> list[dict[str, int]]:
    """Return the templates' values for each call class, a range of blocks per call: "number";
    "end", the number of blocks at which the next class begins (0 for the last class); "bytes", the
    size of a measured call (0 means one block); "calls", the calls of one time measurement."""
    class_ends = (*preference.CLASS_LEAST_BLOCKS[1:], 0)
    sizes = (0, *measured.SIZES[1:-1], measured.SIZES[-1] // 2)
    return [{"number": index, "end": end, "bytes": size, "calls": max(1, 4 - 2 * index)}
            for index, (end, size) in enumerate(zip(class_ends, sizes))]


def library_scope(entries: Sequence[Entry], prefix: str, lib: str = "1") -> dict[str, Any]:
    """Return the values for all templates of a library.

    `lib`: value of LIB, which selects kernels from `entries`; it is "chosen" or "small chosen" if
    `entries` are selected already.
    """
    usable = usable_entries(entries, prefix)
    families = [family_scope(name, usable, prefix, lib) for name in hashes.names() if any(
        e["kind"] == "blocks" and e["hash"] == name for e in usable)]
    used = library_kernels(families)
    for k in used:
        k["needs"] = feature_mask(k["features"])
    distinguish_cores = any(len(f[table]) > 1 for f in families for table in ("rows", "costs"))
    row_numbers = list(zip(*(zip(f["row_of"], f["cost_row_of"]) for f in families)))
    names = [h["c"] for f in families for h in f["hashes"]]
    return {"prefix": prefix, "macro": banner.macro_stem(prefix), **version_facts(__version__),
            "about": DESCRIPTION,
            "version_number": "0x" + "".join(f"{int(part):02x}"
                                             for part in __version__.split(".")[:3]),
            "families": families,
            "exported": exported_names(families, prefix, lib.startswith("small")),
            "features": feature_records(used, distinguish_cores),
            "cores": core_records() if distinguish_cores else [],
            "row_numbers": row_numbers,
            "numbers": [(number, *limits) for number, core in enumerate(PROCESSORS)
                        for limits in family_ranges(core)],
            "small": lib.startswith("small"), "classes": call_classes(), "bits": KERNEL_BITS,
            "lanes": max((f["lanes"] for f in families), default=0),
            "round_arguments": {len(f["variables"]): f["round_arguments"] for f in families
                                if any(rounds.name for rounds in f["loops"])},
            "derived": [] if lib.startswith("small") else [h for h in names if h in PBKDF2_HASHES],
            "iterations": any(k["iterations"] for f in families for k in f["many"]),
            "most_lengths": max((len(f["lengths"]) for f in families), default=0),
            "lane_words": [(width, max((max(f["lanes"], 1) * f["words"] for f in families
                                        if f["width"] == width), default=1)) for width in (32, 64)],
            "lane_bytes": max((f["lanes"] * 2 * f["block"] for f in families), default=0),
            "largest": max((f["block"] for f in families), default=0),
            "most": max((len(f["kernels"]) for f in families), default=0),
            "widths": sorted({f["width"] for f in families}),
            "standards": sorted({hashes.load(f["name"]).STANDARD for f in families}),
            "listed": ",".join(list(dict.fromkeys(k["name"] for f in families
                                                  for k in f["kernels"]))[-2:] or ["portable"]),
            "names": [h["title"] for f in families for h in f["hashes"]],
            "example": "sha256" if "sha256" in names else next(iter(names), "")}


def library_kernels(families: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return the records of all kernels of a library. `families`: results of family_scope."""
    return [k for f in families
            for k in (*f["kernels"], *f["many"], *(k for s in f["shapes"] for k in s["kernels"]))]


def exported_names(families: Sequence[Mapping[str, Any]], prefix: str, small: bool) -> list[str]:
    """Return the sorted names of the functions of nsms.h apart from kernels: the interface of a
    shared library. `families`: results of family_scope; `small`: whether it is the library of
    LIB=small."""
    names = ["version", "select"]
    for family in families:
        names.append(f"{family['name']}_blocks")
        for hash in family["hashes"]:
            ends = ["", "_init", "_update", "_final", "_kernel", "_kernel_for", "_use"]
            ends += [f"_len{length['length']}" for length in hash["lengths"]]
            ends += [] if small else ["_many", "_equal", "_pairs", "_batch"]
            names += [hash["c"] + end for end in ends]
            if not small and hash["c"] in PBKDF2_HASHES:
                names.append(f"pbkdf2_hmac_{hash['c']}")
            if not small and hash["c"] == "sha256":
                names.append("sha256d_many")
    return sorted(prefix + name for name in names)


def version_facts(version: str) -> dict[str, str]:
    """Return the values that build systems derive from a version: "soversion", the version of the
    shared library's interface, and "compatibility" for CMake. Before 1.0 a minor version may change
    the interface; since 1.0 only a major version may."""
    major, minor, *_ = version.split(".")
    stable = major != "0"
    return {"version": version, "soversion": major if stable else f"0.{minor}",
            "compatibility": "SameMajorVersion" if stable else "SameMinorVersion"}


def library_texts(entries: Sequence[Entry], prototypes: Sequence[tuple[str, Sequence[str]]],
                  prefix: str, lib: str = "1") -> dict[str, str]:
    """Return file name -> text of nsms.h, nsms.c and the build files.

    `prototypes`: for each entry its C declaration and comment lines; the other arguments are those
    of `library_scope`.
    """
    scope_values = library_scope(entries, prefix, lib)
    used = library_kernels(scope_values["families"])
    symbols = {symbol for k in used for symbol in k["symbols"]}
    files = {path for k in used for path in k["files"]}

    def is_declared(e: Entry) -> bool:
        """Return whether nsms.h declares a kernel: if the library calls it, if its file has a
        kernel that the library calls, or if the library never calls kernels of its kind."""
        library_kind = e["kind"] in ("blocks", "schedule", "multi", "pairs") or e.get("m")
        return (e["symbol"] in symbols or (e["gas"] or e.get("att")) in files or not library_kind)

    declarations = [p for e, p in zip(entries, prototypes) if is_declared(e)]
    return {"nsms.h": emit.print_header(declarations, prefix, scope_values),
            **{name: render(template, {**scope_values, "sources": sorted(files),
                                       "nasm": sorted({path for k in used for path in k["nasm"]})},
                            macros=True)
               for name, template in BUILD_TEMPLATES.items()}}
