"""Timer for candidates: machine code in this process, called in turn by ctests/tune.c.

Input is encoded code; output are core cycles. The same bytes run at several speeds, depending on
where they lie in memory. Therefore samples are taken in many short looks; before each look the code
is copied to another place. A look is the median of its undisturbed samples, and a figure is the
trimmed mean of the looks. Ratios of candidates called in turn are valid even on a shared core; a
figure in cycles is reported only if enough samples were undisturbed or the looks agree.
"""

import ctypes
import functools
import math
import mmap
import os
import random
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median, pstdev
from typing import Any, TypeVar

from ..files import data_folder
from ..measure import clock
from ..measure.figures import FEW_RULE, LEAST_SHARE
from ..request.parse import Refused
from ..x86.program import Table
from .encoder import Encoded, link

BATCH = 6  # candidates beside the best and the current one in each round of timing
SAMPLES, LONG = 64, 256                     # samples of a quick and of a careful measurement
EACH = 4                                    # samples in one look
TRIES = 200                                 # attempts at an undisturbed sample
SURELY = 30                                 # seconds to wait for repeatable figures
Element = TypeVar("Element")
PAGE, TABLES, ROOM = 4096, 1 << 20, 1 << 18   # bytes: of a page, of all tables, of a candidate
SLAB, SLABS = 1 << 16, 16                   # memory for the pointers of a single block
LOW = 1 << 20  # their address: fits an immediate, below program and heap
MAP_FIXED_NOREPLACE = 0x100000              # Linux 4.17; a hint for older kernels


@functools.cache
def slabs() -> int:
    """Map memory at a low address and return that address; once for the process.

    Addresses there fit immediates. Raises Refused if the address is not available.
    """
    size, libc = SLAB * (SLABS + 2), ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    at = libc.mmap(ctypes.c_void_p(LOW), ctypes.c_size_t(size), mmap.PROT_READ | mmap.PROT_WRITE,
                   mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1,
                   ctypes.c_long(0))
    if at != LOW:
        raise Refused(
            f"{size >> 10} KiB at address {LOW:#x}, for loops timed alone, are not to be had: "
            f"{os.strerror(ctypes.get_errno())}")
    ctypes.memmove(at, random.Random(2).randbytes(size), size)
    return LOW


@dataclass
class Timer:
    """Calls candidates on a message of `blocks` blocks of `size` bytes, on `m` messages, or on
    nodes."""

    scratch: Path
    blocks: int
    size: int
    m: int = 0
    nodes: bool = False
    timer: Any = field(init=False)
    table_addresses: dict[str, int] = field(default_factory=dict)
    end: int = 0
    share: float = 0                        # of the last looks' samples that were undisturbed
    is_conclusive: bool = False                      # whether the last cycles are repeatable
    noise: float = 0                        # standard error of the last ratios

    def __post_init__(self) -> None:
        self.timer = ctypes.CDLL(str(clock.compile_library(self.scratch / "timer.so", "tune",
                                                    [data_folder("ctests") / "tune.c"])))
        self.timer.tune_learn.restype = self.timer.time_all.restype = ctypes.c_double
        self.timer.tune_learn(ctypes.c_double(clock.learn_core().exclusive_rate), ctypes.c_double(0))
        self.message, self.call_arguments = self.data()
        # bytes that a call writes
        self.state = self.blocks * self.m * self.size // 2 if self.nodes else 64 * max(1, self.m)
        self.memory = mmap.mmap(-1, TABLES + (BATCH + 3) * ROOM,
                                prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        self.base = ctypes.addressof(ctypes.c_char.from_buffer(self.memory))
        self.slabs = slabs()

    def data(self) -> tuple[Any, Any]:
        """Return the message memory and the argument that a call receives (the memory or pointers
        into it)."""
        apart = self.blocks * self.size + (0 if self.nodes else self.size)
        text = random.Random(1).randbytes(apart * max(1, self.m))
        memory = ctypes.create_string_buffer(text, len(text))
        if not self.m or self.nodes:
            return memory, memory
        base = ctypes.addressof(memory)
        return memory, (ctypes.c_void_p * self.m)(*(base + apart * j for j in range(self.m)))

    def slab(self, number: int) -> int:
        """Return an address for pointer `number` in its own slab, at its own offset in a page."""
        return self.slabs + SLAB * (number % SLABS) + SLAB // 2 + 832 * number // 64 * 64

    @property
    def counter(self) -> int:
        """Address of a word that code may use as a loop counter."""
        return self.slabs + SLAB * (SLABS + 1)

    def load_tables(self, tables: Sequence[tuple[str, Table]]) -> None:
        """Copy tables to memory that code can read, each under its name."""
        for name, table in tables:
            self.end += -self.end % table.align
            self.table_addresses[name] = self.base + self.end
            for word in table.words:
                self.memory[self.end:self.end
                            + table.width // 8] = int(word).to_bytes(table.width // 8, "little")
                self.end += table.width // 8
        if self.end > TABLES:
            raise ValueError("the tables of so many programs need more room")

    def load_code(self, form: Encoded, at: int) -> tuple[int, int]:
        """Copy a candidate's code to offset `at`; return its address and the next free offset."""
        code = link(form, self.base + at, self.table_addresses)
        self.memory[at:at + len(code)] = code
        return self.base + at, at + len(code) + -len(code) % PAGE

    def once(self, forms: Sequence[Encoded], samples: int,
             blocks: int = 0) -> tuple[list[float], list[bytes]]:
        """Take one look: cycles per block of each candidate, and the state that it writes.

        Cycles are infinite where most samples were disturbed.
        """
        at, addresses = TABLES, []
        for form in forms:
            address, at = self.load_code(form, at)
            addresses.append(address)
        count, step, blocks = len(
            forms), self.m if self.nodes and not blocks else 1, blocks or self.blocks
        cycles, states = (ctypes.c_double * count)(), ctypes.create_string_buffer(self.state
                                                                                  * count)
        self.share = self.timer.time_all((ctypes.c_void_p * count)(*addresses), count,
                                         self.call_arguments, ctypes.c_size_t(blocks),
                                         ctypes.c_size_t(step), ctypes.c_size_t(self.state),
                                         samples, TRIES, cycles, states)
        return ([c / (blocks + blocks // 8 + 2) for c in cycles],
                [states.raw[self.state * n:self.state * (n + 1)] for n in range(count)])

    def time(self, forms: Sequence[Encoded], samples: int = SAMPLES, blocks: int = 0,
             patience: float = 300) -> tuple[list[float], list[bytes]]:
        """Return the figure of each candidate and the state that it writes.

        Raises Refused if no look was undisturbed for `patience` seconds.
        """
        end, looks, shares = time.monotonic() + patience, list[list[float]](), list[float]()
        states: list[bytes] = []
        while len(looks) < max(1, samples // EACH):
            if time.monotonic() > end:
                raise Refused("this machine is too busy: no sample was undisturbed for long. Try "
                              "again when it is quiet.")
            first = len(looks) % len(forms)
            cycles, remaining = self.once(rotate(forms, first), min(samples, EACH), blocks)
            cycles, states = rotate(cycles, -first), rotate(remaining, -first)
            shares.append(self.share)
            if all(map(math.isfinite, cycles)):
                looks.append(cycles)
            else:
                time.sleep(0.05)
        every = [list(figures) for figures in zip(*looks)]
        self.share = mean(shares)
        self.is_conclusive = is_repeatable(self.share, [spread(figures) for figures in every])
        self.noise = median(standard_error([x / y for x, y in zip(figures, every[0])])
                            for figures in every[1:]) if len(forms) > 1 else 0
        return [trimmed_mean(figures) for figures in every], states

    def time_until_repeatable(self, forms: Sequence[Encoded], samples: int = LONG, blocks: int = 0,
               patience: float | None = None) -> tuple[list[float], list[bytes]]:
        """Repeat `time` until the figures are repeatable or `patience` seconds have passed."""
        end = time.monotonic() + (SURELY if patience is None else patience)
        cycles = self.time(forms, samples, blocks)
        while not self.is_conclusive and time.monotonic() < end:
            cycles = self.time(forms, samples, blocks)
        return cycles

    def ratios(self, first: Encoded, others: Sequence[Encoded], samples: int = LONG,
               blocks: int = 0) -> list[float]:
        """Return the time of each candidate relative to `first`, which is called beside all of
        them."""
        out: list[float] = []
        for at in range(0, len(others), BATCH):
            (least, *times), _ = self.time([first, *others[at:at + BATCH]], samples, blocks)
            out += [cycles / least for cycles in times]
        return out


def rotate(elements: Sequence[Element], by: int) -> list[Element]:
    """Return the sequence rotated left by `by` elements."""
    return [*elements[by:], *elements[:by]]


def trimmed_mean(looks: Sequence[float]) -> float:
    """Return the mean without the lowest and the highest eighth."""
    figures, cut = sorted(looks), len(looks) // 8
    return mean(figures[cut:len(figures) - cut])


def spread(looks: Sequence[float]) -> float:
    """Return the interquartile range relative to the median."""
    figures = sorted(looks)
    return (figures[3 * len(figures) // 4]
            - figures[len(figures) // 4]) / figures[len(figures) // 2]


def standard_error(ratios: Sequence[float]) -> float:
    """Return the standard error of `trimmed_mean`."""
    figures, cut = sorted(ratios), len(ratios) // 8
    return pstdev(figures[cut:len(figures) - cut]) / math.sqrt(len(figures)
                                                               - 2 * cut) if len(figures) > 3 else 0


def is_repeatable(share: float, apart: Iterable[float]) -> bool:
    """Return whether figures hold beyond this run: enough samples were undisturbed, or all
    agree."""
    return share >= LEAST_SHARE or all(spread <= FEW_RULE.spread for spread in apart)
