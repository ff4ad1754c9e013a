"""The C library around the kernels of a manifest: nsms.h, nsms.c and build files, from templates.
Input: the manifest's entries and the symbols' prefix. Output: texts. For every hash with kernels
the library has one-shot functions and contexts."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .. import __version__
from ..output import banner, emit, portable
from ..output.lines import render
from ..plan.engines.lanes import BATCH
from ..request.option_table import Rejected
from ..spec import hashes
from ..spec.descriptions import printed_name
from ..spec.message import Message
from ..x86 import target as isas
from ..x86.uarch.processors import PROCESSORS, SIGNS, UNKNOWN, family_ranges
from . import preference
from .manifest import Entry, prototypes

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
    """Return the C expression of a set of features."""
    return " | ".join(f"HAS_{f.upper()}" for f in features) or "HAS_NOTHING"


def processor_features(features: Iterable[str]) -> set[str]:
    """Return the features that every processor with `features` has."""
    closure = {*features}
    while more := {IMPLIED[f] for f in closure if f in IMPLIED} - closure:
        closure |= more
    return closure


def feature_records(used: Sequence[dict[str, Any]],
                    distinguish_cores: bool) -> list[dict[str, Any]]:
    """Return each feature that is read from CPUID, by leaf: "name"; "where", as in FEATURES;
    "needed_by", the features that a processor without it lacks, in C."""
    names = {name for k in used for name in (*k["features"], *k["zmm"])}
    names |= {sign for core in PROCESSORS for sign in core.signs} if distinguish_cores else set()

    def dependent_features(feature: str) -> str:
        return feature_expression([name for name in sorted(names) if feature in processor_features(
            [name, "avx512f"] if name.startswith("avx512") else [name])])

    rows = sorted({**FEATURES, **SIGNS}.items(), key=lambda item: item[1][:2])  # leaf, subleaf
    records = [{"name": name, "where": cpuid_location, "needed_by": dependent_features(name)}
               for name, cpuid_location in rows if name in names]
    if len(records) > 31:
        raise ValueError(f"{len(records)} features do not fit the bits of an int")
    return records


def core_records() -> list[dict[str, Any]]:
    """Return the cores of processors.toml: "name"; "vendor", as CPUID returns in EBX; "signs",
    features that distinguish it, in C; "ranges" of families."""
    return [{"name": core.name,
             "vendor": f"0x{int.from_bytes(core.vendor[:4].encode(), 'little'):08x}",
             "signs": feature_expression(sorted(core.signs)), "ranges": family_ranges(core)}
            for core in PROCESSORS]


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

TableRow = tuple[Any, ...]  # of a table that has a row for each core


def number_rows(row_of_core: Sequence[TableRow]) -> tuple[list[TableRow], list[int]]:
    """Return the distinct rows of a table, and the number of the row of each core."""
    rows = list(dict.fromkeys(row_of_core))
    return rows, [rows.index(row) for row in row_of_core]


def family_scope(name: str, entries: Sequence[Entry], prefix: str, lib: str) -> dict[str, Any]:
    """Return templates' values of a family: "rows" and "row_of", the orders and each core's,
    unknown last; "costs", "cost_row_of", and a kernel's "column". Raise Rejected for too many
    kernels."""
    module, kernels = hashes.load(name), preference.select_kernels(name, entries, lib, prefix)
    if len(kernels.single) >= 1 << KERNEL_BITS:              # one number stands for portable C
        raise Rejected(f"a library holds at most {(1 << KERNEL_BITS) - 1} kernels of a hash; "
                       f"{name} has {len(kernels.single)}. Try LIB=1, or fewer kernels.")
    variants, cores = [*module.INITIAL], (*PROCESSORS, UNKNOWN)
    plain = [e for e in entries if e["kind"] == "fixed" and e["hash"] in variants
             and not any(e.get(field) for field in SHAPE_FIELDS)]
    fixed: dict[tuple[str, int], list[Entry]] = {}  # (hash, length) -> fixed-length kernels
    for e in sorted(plain, key=lambda e: (variants.index(e["hash"]), e["length"])):
        fixed.setdefault((e["hash"], e["length"]), []).append(e)
    many = multi_kernel_records(name, kernels.multi)
    shapes = [shape_record(name, shape, kernels.arrays[shape]) for shape in kernels.arrays]
    costly = [*many, *(k for shape in shapes for k in shape["kernels"])]
    columns = list(dict.fromkeys(tuple(k["costs"].values()) for k in costly))
    for k in costly:
        k["column"] = columns.index(tuple(k["costs"].values()))
    rows, row_of = number_rows([preference.family_orders(name, kernels.single, core)
                                for core in cores])
    costs, cost_row_of = number_rows([*zip(*columns)] or [()] * len(row_of))
    return portable.family_values(module, lib.startswith("small")) | {
        "hashes": [{"c": variant.replace("-", "_"), "title": printed_name(variant),
                    "bytes": module.DIGEST_BITS[variant] // 8,
                    "initial": [portable.table_word_text(x, module.WIDTH) for x in initial],
                    "lengths": [{"length": length, "number": number}
                                for number, (hash, length) in enumerate(fixed) if hash == variant]}
                   for variant, initial in module.INITIAL.items()],
        "lengths": [f"{hash.replace('-', '_')}_len{length}" for hash, length in fixed],
        "kernels": [single_record(kernel, entry, [*fixed.values()],
                                  kernels.iterations.get(entry["isa"]))
                    for kernel, entry in kernels.single.items()],
        "kernel_names": [*kernels.single, "portable"],
        "legacy": any(isas.load(e["isa"]).has_legacy_vectors for e in kernels.single.values())
        or any("sha_ni" in k["features"] for k in costly),
        "many": many, "nodes": any(k["pairs"] != "NULL" for k in many),
        "lanes": max((k["m"] for k in many), default=0), "shapes": shapes,
        "rows": rows, "row_of": row_of, "costs": costs, "cost_row_of": cost_row_of}


def kernel_record(name: str, used: Sequence[Entry]) -> dict[str, Any]:
    """Return templates' values that every kernel has."""
    features = sorted({f for e in used for f in e["features"]})
    zmm = ["zmm"] if any(e.get("zmm") for e in used) else []
    return {"name": name, "symbols": [e["symbol"] for e in used], "features": features,
            "zmm": zmm, "needs": feature_expression([*features, *zmm]),
            "files": [path for e in used if (path := e["gas"] or e.get("att"))],
            "nasm": [path for e in used if (path := e.get("nasm"))]}


def single_record(kernel: str, entry: Entry, fixed: Sequence[Sequence[Entry]],
                  iterations: Entry | None) -> dict[str, Any]:
    """Return a kernel of kind blocks, and those of kind fixed and iterations called for it."""
    isa, rank = isas.load(entry["isa"]), preference.isa_rank
    available_features = processor_features([*isa.features, *entry["features"]])

    def fits(e: Entry) -> bool:
        return e["isa"] == isa.name or (
            not isa.has_round_instructions and entry.get("rounds") != "lanes"
            and set(e["features"]) <= available_features and rank(e["isa"]) > rank(isa.name))

    length_entries = [min(filter(fits, candidates), default=None,
                          key=lambda e: (rank(e["isa"]), e["n"] != entry["n"], e["symbol"]))
                      for candidates in fixed]
    return kernel_record(kernel, [*filter(None, (entry, *length_entries, iterations))]) | {
        "symbol": entry["symbol"], "iterations": iterations["symbol"] if iterations else "",
        "lengths": [e["symbol"] if e else "NULL" for e in length_entries]}


def multi_kernel_records(family: str, functions: preference.Functions) -> list[dict[str, Any]]:
    """Return kernels for several messages, each with the functions called for it."""
    records = []
    for kernel, entry_of in functions.items():
        used = {field: e for field, e in entry_of.items() if e is not None}
        entry = next(iter(used.values()))
        records.append(kernel_record(kernel, [*used.values()]) | {
            "m": preference.messages(kernel),
            "singly": int(isas.load(entry["isa"]).has_round_instructions),
            "costs": {core.name: preference.cost(family, core, kernel)
                      for core in (*PROCESSORS, UNKNOWN)},
            "blocks": BATCH if entry.get("mix") and "symbol" in used else 0, "symbol": "",
            "pairs": "NULL", "iterations": "", "plain": "NULL", "behind": ""}
            | {field: e["symbol"] for field, e in used.items()})
    return records


def shape_record(family: str, shape: preference.Shape,
                 functions: preference.Functions) -> dict[str, Any]:
    """Return a shape of message arrays; its kernels for most messages come first."""
    (hash, name, length), module = shape, hashes.find(shape[0])
    has_midstate, message = name == "midstate", Message(hash, length, name)
    first_bytes, twice = len(message.first_bytes), message.is_nested
    first = sorted(functions.items(), key=lambda item: -preference.messages(item[0]))
    return {"kernels": multi_kernel_records(family, dict(first[:preference.MAX_MULTI_KERNELS - 1])),
            "bytes": module.DIGEST_BITS[hash] // 8, "length": length - first_bytes,
            "before": hashes.block_bytes(module) if has_midstate else first_bytes,
            "twice": 2 if name == "compress64" else int(twice),
            "about": f"{printed_name(hash)} of {length} bytes"
                     + (" behind one block" if has_midstate else "") + (", twice" if twice else "")}


def call_classes() -> list[dict[str, int]]:
    """Return "end": blocks at which the next class begins (0: none); "bytes" of a measured call (0:
    one block); "calls" timed together."""
    ends = (*preference.CLASS_LEAST_BLOCKS[1:], 0)
    sizes = (0, *preference.CLASS_BYTES[1:-1], preference.CLASS_BYTES[-1] // 2)
    return [{"number": index, "end": end, "bytes": size, "calls": max(1, 4 - 2 * index)}
            for index, (end, size) in enumerate(zip(ends, sizes))]


def library_scope(entries: Sequence[Entry], prefix: str, lib: str = "1") -> dict[str, Any]:
    """Return the templates' values for a library. `entries`: of a manifest, from which LIB selects
    kernels; `prefix`: start of their symbols."""
    # kernels for an ISA of this version, whose symbols have the hash's name behind the prefix, and
    # whose features all have a bit in CPUID
    usable = [e for e in entries if e["isa"] in isas.names() and e["features"] is not None
              and {*e["features"]} <= {*FEATURES}
              and e["symbol"].startswith(f"{prefix}{e['hash'].replace('-', '_')}_")]
    families = [family_scope(name, usable, prefix, lib) for name in hashes.names() if any(
        e["kind"] == "blocks" and e["hash"] == name for e in usable)]
    distinguish_cores = any(len(f[table]) > 1 for f in families for table in ("rows", "costs"))
    row_numbers = list(zip(*(zip(f["row_of"], f["cost_row_of"]) for f in families)))
    names = [h["c"] for f in families for h in f["hashes"]]
    small = lib.startswith("small")
    return {"prefix": prefix, "macro": banner.macro_stem(prefix), **version_facts(__version__),
            "about": DESCRIPTION,
            "version_number": "0x" + "".join(f"{int(part):02x}"
                                             for part in __version__.split(".")[:3]),
            "families": families,
            "features": feature_records(library_kernels(families), distinguish_cores),
            "cores": core_records() if distinguish_cores else [],
            "row_numbers": row_numbers,
            "numbers": [(number, *limits) for number, core in enumerate(PROCESSORS)
                        for limits in family_ranges(core)],
            "small": small, "classes": call_classes(), "bits": KERNEL_BITS,
            "lanes": max((f["lanes"] for f in families), default=0),
            "round_arguments": {len(f["variables"]): f["round_arguments"] for f in families
                                if any(rounds.name for rounds in f["loops"])},
            "derived": [] if small else [h for h in names if h in PBKDF2_HASHES],
            "iterations": any(k["iterations"] for f in families
                              for k in (*f["kernels"], *f["many"])),
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
    """Return templates' values of each kernel of results of family_scope."""
    return [k for f in families
            for k in (*f["kernels"], *f["many"], *(k for s in f["shapes"] for k in s["kernels"]))]


def version_facts(version: str) -> dict[str, str]:
    """Return the version, "soversion", and CMake's word for compatible versions."""
    major, minor, *_ = version.split(".")
    stable = major != "0"
    return {"version": version, "soversion": major if stable else f"0.{minor}",
            "compatibility": "SameMajorVersion" if stable else "SameMinorVersion"}


def library_texts(entries: Sequence[Entry], prefix: str, lib: str = "1",
                  other_entries: Sequence[Entry] = ()) -> dict[str, str]:
    """Return file name -> text of nsms.h, nsms.c and the build files, as for `library_scope`;
    nsms.h declares the kernels `other_entries` too, and build files name them."""
    scope_values = library_scope(entries, prefix, lib)
    used = library_kernels(scope_values["families"])
    symbols = {symbol for k in used for symbol in k["symbols"]}
    files = {path for k in used for path in k["files"]}
    other_files = {path for e in other_entries if (path := e["gas"] or e.get("att"))}

    def is_declared(e: Entry) -> bool:
        library_kind = e["kind"] in ("blocks", "schedule", "multi", "pairs") or e.get("m")
        return (e["symbol"] in symbols or (e["gas"] or e.get("att")) in files or not library_kind)

    # NASM builds all kernels that nsms.c names, or none
    has_nasm = all(len(k["nasm"]) >= len(k["files"]) for k in used)
    nasm = {path for k in used for path in k["nasm"] if has_nasm}
    # what nsms.h declares besides kernels is the interface of a shared library
    interface = re.findall(rf"^\w.*?\b({prefix}\w+)\(",
                           emit.print_header([], prefix, scope_values), re.M)
    scope_values |= {"exported": sorted({*interface}), "sources": sorted(files | other_files),
                     "nasm": sorted(nasm | {e["nasm"] for e in other_entries if e["nasm"]})}
    declared = [*filter(is_declared, entries), *other_entries]
    return {"nsms.h": emit.print_header(prototypes(declared), prefix, scope_values),
            **{name: render(template, scope_values, macros=True)
               for name, template in BUILD_TEMPLATES.items()}}
