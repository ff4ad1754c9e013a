"""Searches for orders of instructions that run faster: one sort key per instruction, annealed, timed on this machine.

In go a cell and a time limit; out comes an entry of generator/uarch/NAME.json, from which the same bytes are made
anywhere without measuring. A step changes the keys of one region, by its weight; candidates are assembled several
to a file, called in turn on the same message, and every state that they leave is compared with the first one's. The
best so far is written after every improvement, so that stopping loses nothing; a later search goes on from there.
"""

from __future__ import annotations

import ctypes
import json
import math
import os
import platform
import random
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from . import build, emit, frame, order, uarch
from .allocate import OutOfRegisters, allocate
from .cells import Cell, Refused
from .hashes import block_bytes
from .place import folder
from .program import Program, Region
from .prove import tool

BATCH = 6                                   # candidates beside the current one in each round of timing
Keys = dict[str, list[float]]


@dataclass
class Bench:
    """Assembles candidates and times them: cycles of the core per byte, the lower quartile of interleaved samples."""

    scratch: Path
    blocks: int
    size: int
    number: int = 0
    timer: Any = field(init=False)

    def __post_init__(self) -> None:
        command = tool("gas")
        if command is None:
            raise Refused("there is no C compiler on this machine, so nothing can be timed. Install gcc.")
        self.compiler = command[0]
        library = self.scratch / "timer.so"
        source = folder("ctests") / "tune.c"
        subprocess.run([self.compiler, "-O2", "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
        self.timer = ctypes.CDLL(str(library))
        self.message = ctypes.create_string_buffer(random.Random(1).randbytes(self.blocks * self.size), self.blocks * self.size)

    def time(self, texts: Sequence[str], symbols: Sequence[str], calls: int = 12,
             samples: int = 24) -> tuple[list[float], list[bytes]]:
        """Cycles per byte of each candidate, and the state that each leaves."""
        self.number += 1
        sources = []
        for n, text in enumerate(texts):
            sources.append(self.scratch / f"c{n}.S")
            sources[-1].write_text(text, encoding="ascii")
        library = self.scratch / f"c{self.number}.so"
        subprocess.run([self.compiler, "-shared", *map(str, sources), "-o", str(library)], check=True)
        loaded = ctypes.CDLL(str(library))
        library.unlink()
        count = len(texts)
        functions = (ctypes.c_void_p * count)(*(ctypes.cast(getattr(loaded, s), ctypes.c_void_p).value for s in symbols))
        cycles, states = (ctypes.c_double * count)(), ctypes.create_string_buffer(64 * count)
        self.timer.time_all(functions, count, self.message, ctypes.c_size_t(self.blocks), calls, samples, cycles, states)
        dlclose = ctypes.CDLL(None).dlclose
        dlclose(ctypes.c_void_p(loaded._handle))
        return ([c / (self.blocks * self.size) for c in cycles], [states.raw[64 * n:64 * n + 64] for n in range(count)])


@dataclass
class Space:
    """A kernel and what of it can be changed: the keys of its regions."""

    cell: Cell
    kind: str
    program: Program
    area: int
    ordered: dict[tuple[str, tuple[float, ...]], Region] = field(default_factory=dict)
    walked: dict[int, Any] = field(default_factory=dict)

    def regions(self) -> list[Region]:
        return [item for item in self.program.items if isinstance(item, Region) and len(item.instructions) > 20]

    def start(self, known: dict[str, Any]) -> Keys:
        """The keys found before where they fit, the default ones elsewhere."""
        keys = {}
        for region in self.regions():
            found = known.get(region.name)
            fits = found is not None and found["text"] == build.fingerprint(region)
            keys[region.name] = [float(k) for k in found["keys"]] if found and fits else scaled(order.default_keys(region))
        return keys

    def region(self, region: Region, keys: tuple[float, ...]) -> Region:
        """The region in the order of these keys, made once."""
        if (region.name, keys) not in self.ordered:
            self.ordered[region.name, keys] = order.order(region, keys or None)
        return self.ordered[region.name, keys]

    def text(self, keys: Keys, symbol: str) -> str:
        """The kernel's file with regions in the order of these keys. OutOfRegisters where that has no allocation."""
        items = tuple(self.region(i, tuple(keys.get(i.name, ()))) if isinstance(i, Region) else i for i in self.program.items)
        program = replace(self.program, items=items, symbol=symbol,
                          prototype=self.program.prototype.replace(self.program.symbol, symbol))
        done = allocate(program, self.cell.set.registers, build.moves(self.cell.set), self.area, self.walked)
        return emit.assembly([done], [frame.layout(done)], emit.Facts(symbol, ""), "gas")


def scaled(keys: Sequence[float]) -> list[float]:
    """Keys as whole numbers, ten to an instruction, in the same order."""
    ranks = sorted(range(len(keys)), key=lambda n: (keys[n], n))
    out = [0.0] * len(keys)
    for place, n in enumerate(ranks):
        out[n] = 10.0 * place
    return out


def changed(keys: Keys, regions: Sequence[Region], chance: random.Random) -> Keys:
    """The keys with a few of one region's moved; regions that run more are chosen more."""
    region = chance.choices(regions, [r.weight * len(r.instructions) for r in regions])[0]
    own = list(keys[region.name])
    reach = chance.choice((30, 100, 300))
    for _ in range(chance.choice((1, 1, 2, 4, 8, 16))):
        n = chance.randrange(len(own))
        own[n] = round(own[n] + chance.gauss(0, reach))
    return {**keys, region.name: own}


def search(cell: Cell, kind: str, name: str, seconds: float, report: Callable[[str], None]) -> dict[str, Any]:
    """Anneals for `seconds` and writes what was found to the microarchitecture's file. Returns the kernel's entry."""
    program, area = build.selected(cell, kind, "tune_")
    space = Space(cell, kind, program, area)
    tuned = replace(cell, uarch=name)
    title = f"{tuned.stem}/{kind}"
    regions, chance = space.regions(), random.Random()
    base, keys = space.start({}), space.start(uarch.regions(name, title))
    size = block_bytes(cell.family)
    began, entry = time.monotonic(), dict[str, Any]()
    with tempfile.TemporaryDirectory(prefix="nsms-tune-") as scratch:
        bench = Bench(Path(scratch), 8192 // size, size)
        (before, now), (truth, _) = bench.time([space.text(base, "base"), space.text(keys, "now")], ["base", "now"], samples=60)
        best, best_time, tried = keys, now, 0
        while (spent := time.monotonic() - began) < seconds:
            heat = 0.004 * (1 - spent / seconds)
            candidates: list[tuple[Keys, str]] = []
            for _ in range(BATCH):
                other = changed(keys, regions, chance)
                try:
                    candidates.append((other, space.text(other, f"c{len(candidates)}")))
                except OutOfRegisters:
                    continue
            texts = [space.text(keys, "now"), *(text for _, text in candidates)]
            cycles, states = bench.time(texts, ["now", *(f"c{n}" for n in range(len(candidates)))])
            tried += len(candidates)
            if any(state != truth for state in states):
                raise AssertionError(f"an order of {title} computes something else")
            now, at = cycles[0], min(range(1, len(cycles)), key=lambda n: cycles[n], default=0)
            if at and (cycles[at] < now or chance.random() < math.exp((now - cycles[at]) / now / max(heat, 1e-9))):
                keys, now = candidates[at - 1][0], cycles[at]
            if now < 0.998 * best_time:
                best, best_time = keys, now
                entry = keep(tuned, kind, name, title, space, best, before, now, seconds)
            report(f"{title}: {tried} tried, {before:.3f} -> {best_time:.3f} cycles per byte, now {now:.3f}, "
                   f"{spent:.0f} of {seconds:.0f} s")
        # a last look at both, side by side and longer
        (before, after), _ = bench.time([space.text(base, "base"), space.text(best, "now")], ["base", "now"], samples=120)
    return keep(tuned, kind, name, title, space, best, before, after, seconds) if after < before else entry


def keep(cell: Cell, kind: str, name: str, title: str, space: Space, keys: Keys, before: float, after: float,
         seconds: float) -> dict[str, Any]:
    """Writes a kernel's entry into the microarchitecture's file, aside and renamed."""
    entry = {"machine": machine(), "date": time.strftime("%Y-%m-%d", time.gmtime()), "seconds": round(seconds),
             "before": round(before, 3), "after": round(after, 3),
             "command": f"make tune HASH={cell.hash} ISA={cell.isa} N={cell.n} UARCH={name}",
             "regions": {r.name: {"text": build.fingerprint(r), "keys": [int(k) for k in keys[r.name]]} for r in space.regions()}}
    data = json.loads(json.dumps(uarch.load(name)))
    path = uarch.FOLDER / f"{name}.json"
    if path.is_file():
        data = json.loads(path.read_text(encoding="ascii"))
    data["about"] = data["about"] or f"found on {machine()}"
    data["kernels"] = dict(sorted({**data["kernels"], title: entry}.items()))
    aside = path.with_suffix(f".{os.getpid()}")
    lines = [f'{json.dumps(k)}: {json.dumps(v, separators=(",", ":"))}' for k, v in data["kernels"].items()]
    aside.write_text('{"schema": 1, "about": ' + json.dumps(data["about"]) + ', "kernels": {\n' + ",\n".join(lines) + "\n}}\n",
                     encoding="ascii")
    aside.replace(path)
    uarch.load.cache_clear()
    return entry


def machine() -> str:
    """The processor's name, family and model."""
    told: dict[str, str] = {}
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            key, _, value = line.partition(":")
            told.setdefault(key.strip(), value.strip())
    except OSError:
        return platform.processor() or "unknown"
    return f"{told.get('model name', 'unknown')}, family {told.get('cpu family', '?')} model {told.get('model', '?')}"
