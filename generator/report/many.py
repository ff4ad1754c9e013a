"""Many messages at once: the library's `many` and `pairs` beside OpenSSL one by one and libraries made for it, in one run.

In go hashes, lengths and counts; the library is built from the manifest's kernels, and called through ctests/many.c by the
sampler that everything here is measured with. Out come core cycles for each byte of all messages together, by length and
count; for messages of mixed lengths, uniform from 1 to 16 KB; and core cycles for a node of two digests.
"""

import ctypes
import hashlib
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from ..files import folder
from ..product import library
from ..product.write import prototypes, read_manifest
from ..request.asked import Refused
from ..request.many import MANY
from ..text import hashes
from . import bench, clock, host
from .figures import Timing, as_data, ended, evidence, opening

COUNTS = (1, 2, 4, 8, 16, 64)
SIZES = (64, 256, 1024, 8192, 32768)
MIXED = 1000, 1024, 16384                               # so many messages, of lengths from and to, all as likely
SECONDS = 0.5                                           # for each length and count, all candidates together
ROOM = 1 << 20                                          # bytes in which messages lie
SAMPLE = 40_000                                         # cycles of a sample, as if there were 3 a nanosecond
SOURCE = folder("ctests") / "many.c"


class WorkStruct(ctypes.Structure):
    """many.c's struct work."""

    _fields_ = [("data", ctypes.c_void_p), ("lengths", ctypes.c_void_p), ("count", ctypes.c_size_t)]


@dataclass
class Messages:
    """Messages beside each other in memory, each at the beginning of a line of the cache, from the start again where they would
    leave a cache of the second level."""

    lengths: Sequence[int]
    work: WorkStruct = field(init=False)
    texts: list[bytes] = field(init=False)

    def __post_init__(self) -> None:
        draw, n = random.Random(len(self.lengths)), len(self.lengths)
        places, end = [], 0
        for length in self.lengths:
            end = end if end + length <= ROOM else 0
            places.append(end)
            end += (length + 127) // 64 * 64
        text = draw.randbytes(max(at + length for at, length in zip(places, self.lengths)))
        self.memory = ctypes.create_string_buffer(text, len(text))
        base = ctypes.addressof(self.memory)
        self.texts = [text[at:at + length] for at, length in zip(places, self.lengths)]
        self.data = (ctypes.c_void_p * n)(*(base + at for at in places))
        self.sizes = (ctypes.c_size_t * n)(*self.lengths)
        self.work = WorkStruct(ctypes.addressof(self.data), ctypes.addressof(self.sizes), n)
        self.out = ctypes.create_string_buffer(64 * n)

    @property
    def given(self) -> tuple[Any, Any, int]:
        """What functions of many.c take."""
        return self.out, ctypes.byref(self.work), 0


@dataclass
class Way:
    """One of those that take turns: a function, where it writes, what it reads and a number; what is called before each sample
    of it; and the digests that it must write first."""

    timing: Timing
    function: Any
    given: tuple[Any, Any, int]
    right: Sequence[bytes] = ()
    ready: Callable[[], object] = bool


@dataclass
class Turns:
    """Ways to hash the same messages, which take turns."""

    about: str
    ways: Sequence[Way]
    messages: Messages | None = None                        # which their arguments point into

    @property
    def told(self) -> bool:
        return all(way.timing.tells or not way.timing.right for way in self.ways)


def in_turns(loaded: ctypes.CDLL, ways: Sequence[Way], seconds: float, alone: float) -> None:
    """Samples of each way, in turns. Its digests are looked at first, and how many calls make a sample."""
    rate, calls = ctypes.c_double(), []
    for way in ways:
        out, data, size = way.given
        way.ready()
        out.raw = bytes(len(out))
        way.function(out, data, ctypes.c_size_t(size))
        way.timing.right = out.raw[:sum(map(len, way.right))] == b"".join(way.right)
        begin = time.perf_counter()
        way.function(out, data, ctypes.c_size_t(size))
        calls.append(max(1, int(SAMPLE / 3e9 / (time.perf_counter() - begin))))
    end, turn = time.perf_counter() + seconds, 0
    while turn < 12 or time.perf_counter() < end and turn < 5000:
        turn += 1
        for way, times in zip(ways, calls):
            way.ready()
            way.timing.samples.append(loaded.nsms_sample(way.function, *way.given, times, alone, ctypes.byref(rate)))
            way.timing.rates.append(rate.value)


def taken(loaded: ctypes.CDLL, tasks: Sequence[Turns], seconds: float, alone: float) -> list[Timing]:
    """The timings of all tasks; up to bench.TURNS times `seconds` are spent on those of which something cannot be told."""
    for turn in range(bench.TURNS):
        for task in tasks:
            if turn == 0 or not task.told:
                host.tell(f"bench {task.about}")
                in_turns(loaded, task.ways, seconds, alone)
    host.tell("")
    return [way.timing for task in tasks for way in task.ways]


def begun(method: str, manifest_dir: str | Path, hash: str | None, sizes: Sequence[int] | None, seconds: float | None
          ) -> tuple[list[str], clock.Core, dict[str, Any]]:
    """The families that are measured, what the clock learnt of the core, and what is told of the run beside its results."""
    families = bench.chosen(hash, None, "robust", sizes, seconds)
    host.check("bench")
    asked = {"method": method, "hash": hash, "sizes": sizes, "seconds": seconds,
             "out": None if str(manifest_dir) == "generated" else manifest_dir}
    core = clock.learnt()
    return families, core, {
        "schema": 1, "method": method, **host.machine(), "command": " ".join(["nsms bench", *bench.options(asked)]),
        "cycles": core.told, "compiler": host.version(tuple(host.compiler("bench"))), "skipped": []}


def run(manifest_dir: str | Path = "generated", hash: str | None = None, sizes: Sequence[int] | None = None,
        seconds: float | None = None, json: bool = False) -> int:
    """Measures and prints; 1 if a digest was wrong, else 0. sizes: bytes of a message; seconds: for each size and count. Raises
    Refused where the request makes no sense or the machine has no compiler."""
    families, core, found = begun("many", manifest_dir, hash, sizes, seconds)
    tasks: list[Turns] = []
    with tempfile.TemporaryDirectory(prefix="nsms-many-") as place:
        peers, absent = bench.built_peers(Path(place), ("isal-crypto", "ipsec-mb"))
        found["skipped"] += absent
        loaded = built(Path(place), Path(manifest_dir), families)
        for family in families:
            measure = Measure(loaded, family, Path(place), peers, found)
            for size in sizes or SIZES:
                tasks += [measure.task("many", Messages([size] * count), f"{count} of {size}") for count in COUNTS]
            draw = random.Random(1)
            mixed = Messages([draw.randint(*MIXED[1:]) for _ in range(MIXED[0])])
            tasks.append(measure.task("many", mixed, f"{MIXED[0]} of {MIXED[1]} to {MIXED[2]}"))
            tasks.append(measure.task("pairs", Messages([2 * measure.bytes] * 512), "512 nodes"))
        timings = taken(loaded, tasks, SECONDS if seconds is None else seconds, core.alone)
    found["results"] = [as_data(t, timings) for t in timings]
    return ended(found, told(found, timings, families), timings, json)


def built(place: Path, where: Path, families: Sequence[str]) -> ctypes.CDLL:
    """The library of the manifest's kernels, many.c and the sampler, loaded."""
    entries = [e for e in read_manifest(where / "manifest.json") if e["gas"] and e["kind"] in ("blocks", "fixed", *MANY)]
    missing = [name for name in hashes.fips() if not any(e["hash"] == name and e["kind"] == "blocks" for e in entries)]
    if missing:
        raise Refused(f"{where}/manifest.json has no blocks kernel of {missing[0]}, and the library that is measured holds all. "
                      f"`make gen OUT={where}` writes them.")
    for name, text in library.texts(entries, prototypes(entries), "nsms_", "all").items():
        (place / name).write_text(text)
    files = sorted({str((where / e["gas"]).resolve()) for e in entries})
    return clock.library(place, "bench", [f"-I{place}", SOURCE, place / "nsms.c", *files])


@dataclass
class Measure:
    """One hash: its candidates are called in turns."""

    loaded: ctypes.CDLL
    family: str
    place: Path
    peers: Sequence[str]
    found: dict[str, Any]

    @property
    def bytes(self) -> int:
        return hashlib.new(self.family).digest_size

    def candidates(self, what: str, equal: bool) -> dict[str, tuple[Any, Callable[[], object]]]:
        """The functions by their names, with what is called before they are; those of peers that have the hash."""
        c = self.loaded
        some: dict[str, tuple[Any, Callable[[], object]]] = {"nsms": (c[f"{what}_{self.family}"], bool)}
        if what == "pairs":
            return some
        some["nsms, one by one"] = c[f"single_{self.family}"], bool
        use = partial(c.use_openssl, self.family.upper().encode(), ctypes.c_size_t(self.bytes))
        if use():
            some["OpenSSL, one by one"] = c.by_openssl, use
        elif "openssl: not installed" not in self.found["skipped"]:
            self.found["skipped"].append("openssl: not installed")
        for name in self.peers if equal else ():
            use = partial(c.use_other, str(self.place / f"{name}.so").encode(), self.family.encode())
            some |= {name: (c.by_other, use)} if use() else {}
        return some

    def task(self, what: str, messages: Messages, mode: str) -> Turns:
        """Each candidate on these messages."""
        right = [hashlib.new(self.family, text).digest() for text in messages.texts]
        if what == "pairs":                              # nodes stand one behind the other
            ctypes.memmove(messages.memory, b"".join(messages.texts), sum(messages.lengths))
        return Turns(f"{self.family}: {mode}", [
            Way(Timing(self.family, mode, sum(messages.lengths), name, name.startswith("nsms"), False), function, messages.given,
                right[:1] if name in self.peers else right, use)
            for name, (function, use) in self.candidates(what, len(set(messages.lengths)) == 1).items()], messages)


def told(found: dict[str, Any], timings: Sequence[Timing], families: Sequence[str]) -> str:
    """The tables as text."""
    at = {(t.hash, t.mode, t.name): t for t in timings}
    lines = [*opening(found), "", "core cycles for each byte of all messages together, medians: `many` by",
             "count, then the others with 64 messages"]

    def cell(t: Timing | None) -> str:
        return f"{t.middle / t.size:9.3f}" if t and t.right and t.tells else f"{'?' if t else '-':>9}"

    for family in families:
        names = dict.fromkeys(t.name for t in timings if t.hash == family and t.name != "nsms")
        sizes = sorted({int(t.mode.split()[2]) for t in timings if t.hash == family and len(t.mode.split()) == 3})
        lines += ["", f"{family:>10}" + "".join(f"{f'x{count}':>9}" for count in COUNTS) + "".join(f"{n:>22}" for n in names)]
        for size in sizes:
            lines.append(f"{size:>8} B" + "".join(cell(at.get((family, f"{n} of {size}", "nsms"))) for n in COUNTS)
                         + "".join(f"{cell(at.get((family, f'{COUNTS[-1]} of {size}', n))):>22}" for n in names))
        mixed = f"{MIXED[0]} of {MIXED[1]} to {MIXED[2]}"
        lines.append(f"{'mixed':>10}{'':{9 * len(COUNTS) - 9}}{cell(at.get((family, mixed, 'nsms')))}"
                     + "".join(f"{cell(at.get((family, mixed, n))):>22}" for n in names) + f"    {mixed} bytes")
        node = at.get((family, "512 nodes", "nsms"))
        if node and node.right and node.tells:
            lines.append(f"{'pairs':>10}{node.middle / 512:9.1f} core cycles for a node of {node.size // 512} bytes, 512 at once")
    lines += ["", *(f"skipped {line}" for line in found["skipped"]), *([evidence(timings)] if timings else [])]
    return "\n".join(lines).rstrip()
