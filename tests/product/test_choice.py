"""Which kernels a library holds and runs: by tables of made-up processors and figures, and by
measuring at run time."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import clibrary
import pytest
from clibrary import Library
from test_library import X86, entry

from generator import __main__ as cli
from generator.product import library, preference, toolchain, vendor
from generator.product.write import describe_object
from generator.request.option_table import Rejected
from generator.request.requests import parse_request
from generator.x86.uarch import processors

pytestmark = pytest.mark.skipif(not X86, reason="kernels are for x86-64")

# What cpuid and XGETBV say, by words that the test writes: leaf 0, 1, 7 and 7.1.
CPUID = """
#include <stddef.h>
extern unsigned cpuid_words[4][4], xcr0;
unsigned cpuid_words[4][4], xcr0 = 0xe7;
static unsigned reg(unsigned leaf, unsigned sub, int i)
{
    return leaf < 2 ? cpuid_words[leaf][i] : leaf == 7 ? cpuid_words[2 + sub][i] : 0;
}
#define __get_cpuid_max(leaf, p) ((leaf) + 7)
#define __cpuid_count(leaf, sub, a, b, c, d) \\
    ((a) = reg(leaf, sub, 0), (b) = reg(leaf, sub, 1), \\
     (c) = reg(leaf, sub, 2), (d) = reg(leaf, sub, 3))
"""
WHICH = """
unsigned which(void);
unsigned which(void) { return core(processor()); }
"""
BASE = ["ssse3", "sse4_1"]
HASWELL = [*BASE, "avx", "f16c", "avx2", "bmi1", "bmi2"]
SKYLAKEX = [*HASWELL, "clflushopt", "clwb", "avx512f", "avx512dq", "avx512bw", "avx512vl"]
ICELAKE = [*SKYLAKEX, "avx512vbmi", "avx512_vbmi2", "vaes", "sha_ni"]
SAPPHIRE = [*ICELAKE, "avx_vnni", "avx512_fp16", "amx_tile"]
ZEN2 = [*HASWELL, "clflushopt", "clwb", "sha_ni"]
ZEN4 = [*ICELAKE]

INTEL, AMD, HYGON = "GenuineIntel", "AuthenticAMD", "HygonGenuine"

# (maker, family, model, what it has, which core it is): numbers of processors that exist, and those
# that hypervisors make up.
CPUIDS: list[tuple[str, int, int, list[str], str]] = [
    (INTEL, 6, 23, ["ssse3"], "core2"), (INTEL, 6, 42, [*BASE, "avx"], "sandybridge"),
    (INTEL, 6, 60, HASWELL, "haswell"), (INTEL, 6, 158, [*HASWELL, "clflushopt"], "skylake"),
    (INTEL, 6, 85, SKYLAKEX, "skylakex"), (INTEL, 6, 106, ICELAKE, "icelake"),
    (INTEL, 6, 143, SAPPHIRE, "goldencove"), (INTEL, 6, 207, SAPPHIRE, "goldencove"),
    (INTEL, 6, 167, ICELAKE, "icelake"),
    (INTEL, 6, 167, SAPPHIRE, "goldencove"),      # Rocket Lake's number under what it never had
    (INTEL, 6, 60, SKYLAKEX, "skylakex"),         # a hypervisor's number
    (INTEL, 6, 207, HASWELL, "goldencove"),       # masked features do not make another core of it
    (INTEL, 6, 190, [*HASWELL, "sha_ni", "avx_vnni", "vaes"], "gracemont"),
    (INTEL, 6, 254, SAPPHIRE, "goldencove"),      # not yet known: by what it has
    (INTEL, 6, 198, [*HASWELL, "sha_ni", "avx_vnni", "sha512"], "lioncove"),
    (INTEL, 15, 4, [], "unknown"),
    (AMD, 23, 0x31, ZEN2, "zen2"), (AMD, 23, 1, [*HASWELL, "sha_ni"], "zen1"),
    (AMD, 25, 1, [*ZEN2, "vaes"], "zen3"), (AMD, 25, 0x61, ZEN4, "zen4"),
    (AMD, 25, 1, ZEN4, "zen4"), (AMD, 26, 2, [*ZEN4, "avx_vnni"], "zen5"),
    (AMD, 27, 0, [*ZEN4, "avx_vnni"], "zen5"),
    (HYGON, 24, 0, [*HASWELL, "sha_ni"], "hygon"), ("CentaurHauls", 7, 59, HASWELL, "unknown"),
]


def build_fake_library(folder: Path, entries: Any, *options: str, lib: str = "all",
                       stubs: str = "") -> Library:
    """Build a library whose CPUID is set by the test and whose kernels are replaced by `stubs`."""
    clibrary.write_library(folder, entries=entries, lib=lib)
    if stubs:
        clibrary.replace_in_source(folder, "return __builtin_ia32_rdtsc();",
                                   "extern uint64_t elapsed; return elapsed;")
    clibrary.replace_in_source(folder, '__asm__ volatile("xgetbv" : "=a"(saved) : "c"(0) : "edx");',
                               "saved = xcr0;")
    (folder / "cpuid.h").write_text(CPUID)
    with (folder / "nsms.c").open("a") as file:
        file.write(WHICH if "core(found)" in (folder / "nsms.c").read_text() else "")
    (folder / "stubs.c").write_text(stubs)
    return compile_fake(folder, *options)


def compile_fake(folder: Path, *options: str) -> Library:
    target = folder / f"{len([*folder.glob('*.so')])}.so"
    stubs = (folder / "stubs.c").read_text()
    clibrary.run("gcc", "-w", "-shared", "-fPIC", f"-I{folder}", *options, "-o", target,
                 folder / "nsms.c", folder / "stubs.c",
                 *([] if stubs else [clibrary.build_kernel_archive()]))
    return Library(target)


def rebuild(folder: Path, target: Path, old: str, new: str) -> Library:
    return compile_fake(clibrary.spoilt_copy(folder, target, old, new))


def set_cpuid(lib: Library, vendor: str, family: int, model: int, features: list[str]) -> None:
    output = (ctypes.c_uint * 4 * 4).in_dll(lib.c, "cpuid_words")
    for leaf in output:
        leaf[0] = leaf[1] = leaf[2] = leaf[3] = 0
    output[0][1] = int.from_bytes(vendor[:4].encode(), "little")
    low = min(family, 15)
    output[1][0] = (family - low) << 20 | (model >> 4) << 16 | low << 8 | (model & 15) << 4
    output[1][2] = 1 << 27
    for name in features:
        leaf, sub, reg, bit, _ = {**library.FEATURES, **processors.SIGNS}[name]
        output[{1: 1, 7: 2 + sub}[leaf]][reg] |= 1 << bit
    for name in clibrary.FAMILIES:
        if hasattr(lib.c, f"nsms_{name}_use"):
            lib.use(name, None)


def wrong_detections(lib: Library) -> list[tuple[str, int, int, str, str]]:
    """Return the processors of the table that the library takes for others."""
    cores = [*(p.name for p in processors.PROCESSORS), "unknown"]
    matches = []
    for maker, family, model, features, name in CPUIDS:
        set_cpuid(lib, maker, family, model, features)
        if (other := cores[lib.c.which()]) != name:
            matches.append((maker, family, model, name, other))
    return matches


@pytest.fixture(scope="module")
def lib(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return build_fake_library(tmp_path_factory.mktemp("faked"), clibrary.MANIFEST)


@pytest.fixture(autouse=True)
def unmasked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NSMS_FEATURES", raising=False)


def test_a_processor_is_known_by_its_numbers_unless_its_features_contradict(lib: Library) -> None:
    assert wrong_detections(lib) == []
    assert {processors.identify(v, f, m, sample).name
            for v, f, m, sample, _ in CPUIDS} == {row[4] for row in CPUIDS}
    assert [(v, f, m) for v, f, m, sample, name in CPUIDS
            if processors.identify(v, f, m, sample).name != name] == []


@pytest.mark.parametrize("old, new", [
    (" && numbers[i].core <= newest)", ")"), ("model |= r[0] >> 12 & 0xf0;", ""),
    ("family += r[0] >> 20 & 0xff;", ""),
    ("cores[newest].vendor != vendor || ", ""), ("return newest;", "return CORES;")])
def test_a_misidentified_processor_is_reported(old: str, new: str, lib: Library,
                                               tmp_path: Path) -> None:
    assert wrong_detections(rebuild(lib.path.parent, tmp_path / "wrong", old, new))


def test_a_kernel_runs_only_where_the_system_saves_its_registers(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preference, "TABLE", {})                 # the order is that of the ISAs
    every = {"x64": [], "bmi2": ["bmi1", "bmi2"], "sse41": ["sse4_1"],
             "avx2": ["avx", "avx2", "bmi1", "bmi2"], "avx512": ["avx", "avx512f", "avx512vl"]}
    entries = [entry("sha512", isa, 1, features) for isa, features in every.items()]
    stubs = "#include <stdint.h>\nuint64_t elapsed;\n" + "".join(
        f"void {e['symbol']}(void);\nvoid {e['symbol']}(void) {{}}\n" for e in entries)
    lib = build_fake_library(tmp_path, entries, stubs=stubs)
    for xcr0, lacks, kernel in [
            (0xE7, "", "avx512_n1"), (0x07, "", "avx2_n1"), (0x67, "", "avx2_n1"),
            (0xA7, "", "avx2_n1"), (0x03, "", "sse41_n1"), (0x05, "", "sse41_n1"),
            (0xE1, "", "sse41_n1"),
            (0xE7, "osxsave", "sse41_n1"),      # the system never said that it saves them
            (0xE7, "avx", "sse41_n1")]:         # AVX2 without AVX, as some hypervisors say
        ctypes.c_uint.in_dll(lib.c, "xcr0").value = xcr0
        set_cpuid(lib, "of no known maker", 6, 1, [
            name for name, (leaf, *_) in library.FEATURES.items() if leaf < 8 and name != lacks])
        if lacks == "osxsave":
            (ctypes.c_uint * 4 * 4).in_dll(lib.c, "cpuid_words")[1][2] &= ~(1 << 27)
            lib.use("sha512", None)
        assert lib.kernel("sha512") == kernel, (xcr0, lacks)


def test_the_library_runs_what_the_data_prefer_on_every_processor_and_in_every_class(
        lib: Library) -> None:
    for maker, family, model, features, name in CPUIDS:
        set_cpuid(lib, maker, family, model, features)
        core = processors.find_processor(name)
        for hash in clibrary.FAMILIES:
            can = [e["symbol"].removeprefix(f"nsms_{hash}_blocks_") for e in clibrary.MANIFEST
                   if (e["hash"], e["kind"]) == (hash, "blocks")
                   and set(e["features"]) <= set(features)]
            for at, length in enumerate(preference.CLASS_BYTES):
                assert (core and kernel_for(lib, hash, length)
                        == preference.order(hash, core, at, can)[0]), (name, hash, length)


def kernel_for(lib: Library, name: str, length: int) -> str:
    function = lib.function(name, "_kernel_for")
    function.restype = ctypes.c_char_p
    return bytes(function(ctypes.c_size_t(length))).decode()


# Kernels that say who ran, and take as long as they are told.

NAMES = ("avx2_n1", "avx2_n2", "avx2_n4", "x64_n1")
FAKES = [entry("sha512", name.split("_n")[0], int(name[-1]), ["avx", "avx2"] if "avx2" in name
               else []) for name in NAMES]
FAKED = """
#include <stddef.h>
#include <stdint.h>
extern unsigned ran, slow[4];
extern uint64_t elapsed;
unsigned ran, slow[4];
uint64_t elapsed;
""" + "".join(f"""
void nsms_sha512_blocks_{name}(uint64_t state[8], const void *data, size_t blocks);
void nsms_sha512_blocks_{name}(uint64_t state[8], const void *data, size_t blocks)
{{
    ran |= 1u << {number};
    elapsed += (20 + slow[{number}] * (1 + ({number} == 1 ? blocks < 4 :
               {number} == 2 ? blocks >= 4 : 1))) * blocks;
    state[0] += blocks + (data != NULL);
}}
""" for number, name in enumerate(NAMES))
ORDERS = ["avx2_n1 avx2_n2 avx2_n4 x64_n1", "x64_n1 avx2_n1 avx2_n2 avx2_n4",
          "avx2_n2 avx2_n1 avx2_n4 x64_n1", "avx2_n4 avx2_n1 avx2_n2 x64_n1"]


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(preference, "TABLE", {"sha512": {"order": {"other": ORDERS}}})
    yield


def kernels_run(lib: Library, length: int) -> set[str]:
    word = ctypes.c_uint.in_dll(lib.c, "ran")
    word.value = 0
    lib.digest("sha512", bytes(length))
    return {name for number, name in enumerate(NAMES) if word.value >> number & 1}


def test_calls_of_each_class_have_a_kernel_of_their_own(figures: None, tmp_path: Path) -> None:
    lib = build_fake_library(tmp_path, FAKES, stubs=FAKED)
    set_cpuid(lib, AMD, 25, 1, [*ZEN2, "vaes"])
    assert [kernel_for(lib, "sha512", length) for length in (0, 128, 255, 256, 1023, 1024, 4095,
                                                             4096, 1 << 40)] == [
        *["avx2_n1"] * 3, *["x64_n1"] * 2, *["avx2_n2"] * 2, *["avx2_n4"] * 2]
    assert [kernels_run(lib, length) - {"avx2_n1"} for length in (100, 512, 1024, 8192)] == [
        set(), {"x64_n1"}, {"avx2_n2"}, {"avx2_n4"}]
    assert all("avx2_n1" in kernels_run(lib, length)
               for length in (100, 512, 1024, 8192)), "the padding's block is a call of one block"
    assert lib.kernel("sha512") == "avx2_n4"
    assert (lib.use("sha512", "x64_n1") and kernels_run(lib, 8192) == kernels_run(lib, 100)
            == {"x64_n1"})
    set_cpuid(lib, AMD, 25, 1, [])
    assert kernels_run(lib, 8192) == {"x64_n1"}, "nothing runs where it cannot"


# 512-bit registers.

def test_the_bytes_say_whether_a_kernel_has_a_512_bit_register() -> None:
    def has_zmm(code: str) -> bool:
        text = (".intel_syntax noprefix\n.type f, @function\n.globl f\n"
                f"f: {code}\nret\n.size f, .-f\n")
        data = toolchain.assemble(text, "gas")
        assert data is not None
        return describe_object(data, "f").zmm

    assert [has_zmm(code) for code in (
        "vpaddd zmm31, zmm1, [rsi]", "vmovdqu64 [rsi], zmm1", "vpmovqd ymm1, zmm2",
        "vpscatterqd [rsi+zmm1*4]{k1}, ymm3")] == [True] * 4
    assert [has_zmm(code) for code in (
        "vpaddd ymm31, ymm1, [rsi]", "vprord xmm16, xmm1, 7", "kmovw k1, eax", "nop")
            ] == [False] * 4


def test_without_zmm_a_kernel_of_256_bits_runs_in_place_of_one_of_512(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preference, "TABLE", {})
    needs = ["avx", "avx512f", "avx512vl"]
    entries = [entry("sha512", "avx512", 4, needs) | {"zmm": True},
               entry("sha512", "avx512", 8, needs) | {"zmm": False}]
    stubs = "".join(f"void {e['symbol']}(void);\nvoid {e['symbol']}(void) {{}}\n"
                    for e in entries) + "unsigned long elapsed;\n"
    lib = build_fake_library(tmp_path, entries, stubs=stubs)
    for masked, kernel in (("", "avx512_n4"), ("-zmm", "avx512_n8"), ("-avx512f", "portable")):
        monkeypatch.setenv("NSMS_FEATURES", masked)
        set_cpuid(lib, INTEL, 6, 85, SKYLAKEX)
        assert lib.kernel("sha512") == kernel
        assert lib.use("sha512", "avx512_n4") == (not masked)
    assert not any("zmm" in (e["features"] or ()) for e in clibrary.MANIFEST)


def test_without_figures_256_bit_registers_come_before_those_of_512() -> None:
    unknown = processors.UNKNOWN
    for family, wide, narrow in (("sha256", "avx512_m16", "avx512vl_m8"),
                                 ("sha512", "avx512_m8", "avx512vl_m4")):
        assert preference.cost(family, unknown, wide) == preference.MAX_COST
        assert preference.cost(family, unknown, narrow) < 16 * preference.messages(narrow)


# Kernels for several messages.

LEVELS_OF = """
unsigned levels_of(void);
unsigned levels_of(void) { return levels(&sha256_family, sha256_family.pools); }
"""


def levels_lose(lib: Library, cpu: tuple[str, int, int, list[str]]) -> bool:
    """Whether the chosen levels take more than 1.1 of the least time for some number of messages of
    SHA-256, by the table of costs."""
    set_cpuid(lib, *cpu)
    core = processors.identify(*cpu[:3], cpu[3])
    entries = [e for e in clibrary.MANIFEST if (e["hash"], e["kind"]) == ("sha256", "multi")]
    names = [k["name"] for k in library.family_scope(
        "sha256", clibrary.MANIFEST, "nsms_", "all")["many"]]
    usable = {e["symbol"].partition("_multi_")[2] for e in entries
              if set(e["features"]) <= {"avx", *cpu[3]}}
    costs = {k: (preference.messages(k), preference.cost("sha256", core, k)) for k in names}
    word, levels = lib.c.levels_of(), []
    while word:
        levels.append((names[(word & 7) - 1], (word >> 3 & 15) + 1))
        word >>= 7
    assert levels and {k for k, _ in levels} <= usable
    least = [0]
    for n in range(1, 17):
        least.append(min([least[n - 1] + 16, *(cost + least[n - min(m, n)] for k, (m, cost)
                                               in costs.items() if k in usable)]))

    def time(remaining: int) -> int:
        total = 0
        for k, smallest in levels:
            while remaining >= smallest:
                total += costs[k][1]
                remaining -= min(remaining, costs[k][0])
        return total + 16 * remaining

    return any(time(n) > 1.1 * least[n] for n in range(1, 17))


def test_the_kernels_for_several_messages_are_those_that_the_costs_name(tmp_path: Path) -> None:
    cpus = [(INTEL, 6, 207, [*SAPPHIRE, "pni"]), (AMD, 25, 0x61, [*ZEN4, "pni"]),
            (INTEL, 6, 85, [*SKYLAKEX, "pni"]), (AMD, 25, 1, [*ZEN2, "vaes", "pni"])]
    folder = build_fake_library(tmp_path / "right", clibrary.MANIFEST).path.parent
    with (folder / "nsms.c").open("a") as file:
        file.write(LEVELS_OF)
    right = compile_fake(folder)
    assert [levels_lose(right, cpu) for cpu in cpus] == [False] * len(cpus)
    for number, (old, new) in enumerate(((" + !best[n]", ""), ("LEVELS = 4", "LEVELS = 2"))):
        wrong = rebuild(folder, tmp_path / f"wrong {number}", old, new)
        assert any(levels_lose(wrong, cpu) for cpu in cpus)


# Measuring at run time.

def slowed(lib: Library, *slow: int) -> None:
    (ctypes.c_uint * 4).in_dll(lib.c, "slow")[:] = slow


def test_select_takes_the_fastest_and_is_off_unless_called(figures: None, tmp_path: Path,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    lib = build_fake_library(tmp_path, FAKES, stubs=FAKED)
    set_cpuid(lib, AMD, 25, 1, [*ZEN2, "vaes"])
    # n2 is fast in long calls, n4 in short ones, whatever the data say
    slowed(lib, 2000, 200, 200, 4000)
    assert kernel_for(lib, "sha512", 8192) == "avx2_n4", "off unless called"
    lib.c.nsms_select()
    assert [kernel_for(lib, "sha512", length) for length in (128, 256, 1024, 8192)] == [
        "avx2_n4", "avx2_n4", "avx2_n2", "avx2_n2"]
    slowed(lib, 0, 2000, 2000, 4000)
    lib.c.nsms_select()
    assert kernel_for(lib, "sha512", 8192) == "avx2_n2", "once"
    assert (lib.use("sha512", None)
            and kernel_for(lib, "sha512", 8192) == "avx2_n4"), "back to the first choice"
    assert lib.use("sha512", "x64_n1")
    lib.c.nsms_select()
    assert lib.kernel("sha512") == "x64_n1", "what was named stays"
    lib.use("sha512", None)
    libc = ctypes.CDLL(None)
    libc.setenv(b"NSMS_KERNEL", b"avx2_n2", 1)
    try:
        lib.c.nsms_select()
        assert kernel_for(lib, "sha512", 128) == "avx2_n2", "and what the environment names"
    finally:
        libc.unsetenv(b"NSMS_KERNEL")
    set_cpuid(lib, AMD, 25, 1, [])
    slowed(lib, 0, 0, 0, 4000)
    lib.c.nsms_select()
    assert lib.kernel("sha512") == "x64_n1", "nothing runs where it cannot"


@pytest.mark.parametrize("old, new", [
    ("before & (FORCED | SELECTED)", "before & SELECTED"),
    ("return blocks < 2 ? 0 : blocks < 8 ? 1 : blocks < 32 ? 2 : 3;",
     "return 0 * (unsigned)blocks;")])
def test_a_wrong_selection_is_reported(old: str, new: str, figures: None, tmp_path: Path) -> None:
    folder = build_fake_library(tmp_path / "right", FAKES, stubs=FAKED).path.parent
    lib = rebuild(folder, tmp_path / "wrong", old, new)
    set_cpuid(lib, AMD, 25, 1, [*ZEN2, "vaes"])
    slowed(lib, 0, 0, 0, 4000)
    assert kernels_run(lib, 8192) == ({"avx2_n1"} if "blocks" in old else {"avx2_n1", "avx2_n4"})
    lib.use("sha512", "x64_n1")
    lib.c.nsms_select()
    assert (lib.kernel("sha512") == "x64_n1") == ("blocks" in old)


def test_select_takes_a_few_megabytes(tmp_path: Path) -> None:
    """20 ms at 10 cycles per byte and 1.5 GHz; a budget of ticks for each family and size bounds
    what follows, which the first call spends here."""
    clibrary.write_library(tmp_path)
    clibrary.replace_in_source(tmp_path, "static uint64_t ticks(void)\n{", """unsigned long hashed;
static uint64_t ticks(void)
{
    static uint64_t now;
    if (now + 1)
        return now += 1000000;""")
    clibrary.replace_in_source(tmp_path, "t = time_kernel(f, k, bytes, calls);",
                               "t = time_kernel(f, k, bytes, calls), hashed += (bytes ? bytes : "
                               "128) * calls;")
    lib = clibrary.build_shared_library(tmp_path, "-w", "-O0")
    lib.c.nsms_select()
    assert 0 < ctypes.c_ulong.in_dll(lib.c, "hashed").value < 3_000_000


# What is held, and what it takes.

def library_files(folder: Path, entries: list[dict[str, Any]], lib: str) -> tuple[set[str], int]:
    """Write a library to the folder; return the stems of its kernels and its size in bytes."""
    clibrary.write_library(folder, entries=entries, lib=lib)
    stems = {*re.findall(r"\.\./gas/(\S+)\.S", (folder / "CMakeLists.txt").read_text())}
    clibrary.run("gcc", "-O2", "-c", folder / "nsms.c", "-o", folder / "nsms.o")
    objects = [folder / "nsms.o",
               *(clibrary.build_kernel_archive().with_name(f"{stem}.o") for stem in stems)]
    return stems, sum(vendor.code_and_table_bytes(path.read_bytes()) for path in objects)


@pytest.mark.parametrize("options, limit", [({}, 560_000), ({"n": "1"}, 220_000)])
def test_the_library_takes_no_more_bytes_than_it_may(options: dict[str, str], limit: int,
                                                     tmp_path: Path) -> None:
    configs = preference.library_configs(
        preference.candidate_configs(parse_request(options), "1"))
    expected = {config.stem for config in configs}
    stems, size = library_files(tmp_path, [e for e in clibrary.MANIFEST if e["gas"]
                                           and Path(e["gas"]).stem in expected], "1")
    assert stems == expected and size <= limit
    assert {"x64", "sse41", "avx2", "avx512", "shani"} <= {stem.split("_")[1] for stem in stems}
    assert any("zen3" in stem for stem in stems), "the tuned kernels"


def test_the_small_library_stays_below_25_kilobytes(tmp_path: Path) -> None:
    two = [e for e in clibrary.MANIFEST if e["hash"] in ("sha256", "sha512")
           and e["kind"] == "blocks"]
    stems, size = library_files(tmp_path, two, "small")
    for family in ("sha256", "sha512"):
        assert 1 <= len([stem for stem in stems if stem.startswith(family)]) <= 2
    assert size < 25_000


def test_a_library_for_some_processors_contains_what_they_run_alone() -> None:
    single, multi = ([e["symbol"].removeprefix(f"nsms_sha512_{kind}_") for e in clibrary.MANIFEST
                      if (e["hash"], e["kind"]) == ("sha512", kind)]
                     for kind in ("blocks", "multi"))
    zen3 = processors.find_processor("zen3")
    assert zen3
    every, _ = preference.select("sha512", single, multi, "1")
    zen3_single, zen3_multi = preference.select("sha512", single, multi, "1", [zen3])
    assert 1 <= len(zen3_single) < len(every)
    assert not any("avx512" in k for k in [*zen3_single, *zen3_multi])
    assert ({preference.order("sha512", zen3, at, zen3_single)[0] for at in range(4)}
            == {*zen3_single})
    (small,), none = preference.select("sha512", single, [], "small", [zen3])
    assert small.startswith("avx2_n1") and none == []


def test_more_kernels_of_a_hash_than_the_state_word_has_bits_are_refused() -> None:
    entries = [entry("sha512", "x64", n, []) for n in range(1, 129)]
    assert len(library.family_scope("sha512", entries[1:], "nsms_", "all")["kernels"]) == 127
    with pytest.raises(Rejected, match="at most 127 kernels of a hash; sha512 has 128. Try LIB=1"):
        library.family_scope("sha512", entries, "nsms_", "all")


def test_vendor_prints_what_the_library_takes(tmp_path: Path,
                                              capsys: pytest.CaptureFixture[str]) -> None:
    words = "--lib 1 --hash sha1 --uarch zen3".split()
    assert cli.main(["vendor", "--dest", str(tmp_path / "x"), *words]) == 0
    said = capsys.readouterr()
    assert (said.out.startswith("cc -O2 -I ")
            and re.search(r"code and tables: \d{4,6} bytes", said.err))
    assert ([*(tmp_path / "x").glob("sha1_shani_n1.S")]
            and not [*(tmp_path / "x").glob("*avx512*")])
