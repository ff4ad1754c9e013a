"""Timer for candidates: machine code in this process, called in turn by ctests/tune.c. Input is
machine code; output are core cycles. The same bytes run at several speeds, depending on their
address. Therefore samples are taken in many short timing passes, each with the candidates in
another order and so at other addresses."""

import ctypes
import math
import mmap
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median, pstdev
from typing import Any, TypeVar

from ...files import data_folder
from ...request.option_table import Rejected
from ...x86.program import Table
from ..measure import clock
from ..measure.bench import Messages
from ..measure.figures import FEW_RULE, LEAST_SHARE
from .encoder import MachineCode, link

MAX_CANDIDATES = 6  # timed in turn, besides the best code so far
QUICK_SAMPLES, CAREFUL_SAMPLES = 64, 256  # of each candidate in a measurement
SAMPLES_PER_PASS = 4  # of each candidate
MAX_TRIES = 200  # attempts at an undisturbed sample
PATIENCE_SECONDS = 30  # to wait for repeatable cycles
Element = TypeVar("Element")
PAGE, TABLE_BYTES, CODE_BYTES = 4096, 1 << 20, 1 << 18  # bytes: page, all tables, one candidate


@dataclass
class Timer:
    """Timer of candidates. A long call hashes a message of `blocks` blocks of `size` bytes, m of
    them, or m * `blocks` tree `nodes`. A measurement sets `undisturbed_share`, `noise` (standard
    error of a ratio) and `is_conclusive`."""

    scratch: Path
    blocks: int
    size: int
    m: int = 0
    nodes: bool = False
    library: Any = field(init=False)  # compiled ctests/tune.c
    # id(table) -> the table, which keeps its id, and its address
    tables: dict[int, tuple[Table, int]] = field(default_factory=dict)
    table_end: int = 0  # bytes of tables so far
    undisturbed_share: float = 0
    is_conclusive: bool = False
    noise: float = 0

    def __post_init__(self) -> None:
        self.library = ctypes.CDLL(str(clock.compile_program(
            self.scratch / "timer.so", [data_folder("ctests") / "tune.c"], "tune")))
        self.library.tune_learn.restype = self.library.time_all.restype = ctypes.c_double
        self.library.tune_learn(ctypes.c_double(clock.learn_core().exclusive_rate),
                                ctypes.c_double(0))
        self.message = Messages([self.blocks * self.m * self.size] if self.nodes
                                else [(self.blocks + 1) * self.size] * max(1, self.m))
        self.state_bytes = (self.blocks * self.m * self.size // 2 if self.nodes
                            else 64 * max(1, self.m))  # that a call may write
        self.memory = mmap.mmap(-1, TABLE_BYTES + (MAX_CANDIDATES + 3) * CODE_BYTES,
                                prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        self.base = ctypes.addressof(ctypes.c_char.from_buffer(self.memory))

    def table_address(self, table: Table) -> int:
        """Return the address of a table, which is copied on its first use; ValueError if memory is
        full."""
        if id(table) not in self.tables:
            data = b"".join(int(word).to_bytes(table.width // 8, "little") for word in table.words)
            start = self.table_end + -self.table_end % table.align
            self.table_end = start + len(data)
            if self.table_end > TABLE_BYTES:
                raise ValueError(f"the tables of all programs need more than {TABLE_BYTES} bytes")
            self.memory[start:self.table_end] = data
            self.tables[id(table)] = table, self.base + start
        return self.tables[id(table)][1]

    def load_code(self, machine_code: MachineCode, offset: int) -> tuple[int, int]:
        """Copy code to `offset`; return its address and the next free offset."""
        code = link(machine_code, self.base + offset, self.table_address)
        self.memory[offset:offset + len(code)] = code
        return self.base + offset, offset + len(code) + -len(code) % PAGE

    def time_once(self, machine_codes: Sequence[MachineCode],
                  samples: int) -> tuple[list[float], list[bytes]]:
        """Run one timing pass with `samples` samples of each candidate."""
        offset, addresses = TABLE_BYTES, []
        for machine_code in machine_codes:
            address, offset = self.load_code(machine_code, offset)
            addresses.append(address)
        count = len(machine_codes)
        blocks, state_bytes = self.blocks, self.state_bytes
        cycles = (ctypes.c_double * count)()
        states = ctypes.create_string_buffer(state_bytes * count)
        self.undisturbed_share = self.library.time_all(
            (ctypes.c_void_p * count)(*addresses), count,
            self.message.c_pointers if self.m and not self.nodes else self.message.memory,
            ctypes.c_size_t(blocks), ctypes.c_size_t(self.m if self.nodes else 1),
            ctypes.c_size_t(state_bytes), samples, MAX_TRIES, cycles, states)
        # divided by the number of blocks in the four calls of a sample
        return ([c / (blocks + blocks // 8 + 2) for c in cycles],
                [states.raw[state_bytes * n:state_bytes * (n + 1)] for n in range(count)])

    def time(self, machine_codes: Sequence[MachineCode], samples: int = QUICK_SAMPLES,
             patience: float = 300) -> tuple[list[float], list[bytes]]:
        """Cycles per block of each candidate, a trimmed mean over passes of `samples` in total, and
        the state that each writes."""
        end, passes, shares = time.monotonic() + patience, list[list[float]](), list[float]()
        states: list[bytes] = []
        while len(passes) < max(1, samples // SAMPLES_PER_PASS):
            if time.monotonic() > end:
                raise Rejected("this machine is too busy: most samples were disturbed in "
                               f"{patience:g} s. Try again when it is quiet.")
            first = len(passes) % len(machine_codes)
            rotated_cycles, rotated_states = self.time_once(
                rotate(machine_codes, first), min(samples, SAMPLES_PER_PASS))
            cycles, states = rotate(rotated_cycles, -first), rotate(rotated_states, -first)
            shares.append(self.undisturbed_share)
            if all(map(math.isfinite, cycles)):
                passes.append(cycles)
            else:
                time.sleep(0.05)
        cycles_by_code = [list(cycles) for cycles in zip(*passes)]
        self.undisturbed_share = mean(shares)
        self.is_conclusive = is_repeatable(self.undisturbed_share, map(spread, cycles_by_code))
        self.noise = median(standard_error([x / y for x, y in zip(cycles, cycles_by_code[0])])
                            for cycles in cycles_by_code[1:]) if len(machine_codes) > 1 else 0
        return [trimmed_mean(cycles) for cycles in cycles_by_code], states

    def time_until_repeatable(self, machine_codes: Sequence[MachineCode],
                              samples: int = CAREFUL_SAMPLES,
                              patience: float = math.inf) -> tuple[list[float], list[bytes]]:
        """Repeat `time` until its cycles are repeatable, at most for `patience` or
        PATIENCE_SECONDS."""
        end = time.monotonic() + min(PATIENCE_SECONDS, patience)
        while True:
            result = self.time(machine_codes, samples)
            if self.is_conclusive or time.monotonic() >= end:
                return result

    def time_ratios(self, first: MachineCode, others: Sequence[MachineCode],
                    samples: int = CAREFUL_SAMPLES) -> list[float]:
        """Return the times of `others` relative to `first`, at most MAX_CANDIDATES in turn."""
        ratios: list[float] = []
        for n in range(0, len(others), MAX_CANDIDATES):
            (first_cycles, *cycles), _ = self.time([first, *others[n:n + MAX_CANDIDATES]], samples)
            ratios += [other_cycles / first_cycles for other_cycles in cycles]
        return ratios


def rotate(elements: Sequence[Element], count: int) -> list[Element]:
    """Rotate left."""
    return [*elements[count:], *elements[:count]]


def without_extremes(values: Sequence[float]) -> list[float]:
    """Return the sorted values without the lowest and the highest eighth."""
    cut = len(values) // 8
    return sorted(values)[cut:len(values) - cut]


def trimmed_mean(values: Sequence[float]) -> float:
    return mean(without_extremes(values))


def standard_error(values: Sequence[float]) -> float:
    """Of trimmed_mean; 0 for fewer than four values."""
    if len(values) < 4:
        return 0
    middle = without_extremes(values)
    return pstdev(middle) / math.sqrt(len(middle))


def spread(values: Sequence[float]) -> float:
    """Return the interquartile range over the median."""
    ordered, count = sorted(values), len(values)
    return (ordered[3 * count // 4] - ordered[count // 4]) / ordered[count // 2]


def is_repeatable(undisturbed_share: float, spreads: Iterable[float]) -> bool:
    """Return whether a later run would measure the same: enough samples, or all passes agree."""
    return (undisturbed_share >= LEAST_SHARE
            or all(value <= FEW_RULE.spread for value in spreads))
