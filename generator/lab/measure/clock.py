"""Core clock and detection of disturbed samples, as implemented in ctests/clock.h. Output are the
properties of this machine's core while no other thread uses it, and whether a sample is disturbed.
The properties are stored for later runs, because an SMT sibling that is always active could not be
detected otherwise. The clock is a dependence chain of additions, each of which takes one cycle."""

import ctypes
import hashlib
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ... import files
from ...files import cache_folder, data_folder, temporary_folder
from ...request.option_table import Rejected
from . import host

SHARED_LIBRARY_FLAGS = ("-O2", "-shared", "-fPIC")
SOURCE = data_folder("ctests") / "sampler.c"
# A multiplication takes as long as 3 dependent additions. If an SMT sibling delays the additions,
# it seems to take as long as fewer than 3, but more than this number.
LEAST_SHARED_LATENCY = 2.8
SHORT_SECONDS, LONG_SECONDS = 0.05, 1.0      # measuring time with and without a stored rate
ATTEMPTS = 3                                 # most measurements until the clock is usable


class Core(ctypes.Structure):
    """Properties of an exclusive core (struct core of clock.h): multiplications per cycle in
    overlapping chains, and per dependent additions; ticks of the time-stamp counter per cycle.
    `is_shared`: another thread used the core all the time, so they are those of a shared core."""

    _fields_ = [("exclusive_rate", ctypes.c_double), ("multiplication_latency", ctypes.c_double),
                ("ticks_per_cycle", ctypes.c_double), ("has_counter", ctypes.c_int)]
    is_usable = False
    is_shared = False

    @property
    def clock_description(self) -> str:
        """Text for the head of results: which clock counts, and the exclusive rate."""
        agrees = "nearly agrees" if self.is_shared else "agrees"
        clock_name = ("the processor's own counter of cycles (perf_event_open)" if self.has_counter
                      else "a dependence chain of additions; a chain of multiplications "
                      f"{agrees} with it ({self.multiplication_latency:.3f} cycles each)")
        if self.is_shared:
            return (f"cycles by {clock_name}; another thread used the core during the whole "
                    "measurement, so the rate of the exclusive core is unknown and cycles are too "
                    "high")
        return (f"cycles by {clock_name}; the exclusive core does {self.exclusive_rate:.3f} "
                "multiplications per cycle in overlapping chains")


CALL_TYPES = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
# Function of sampler.c -> types of its result and parameters. CALL_TYPES: a function to time, and
# its arguments.
SAMPLER_FUNCTIONS: dict[str, list[Any]] = {
    "nsms_learn_core": [ctypes.c_int, ctypes.POINTER(Core), ctypes.c_double, ctypes.c_double],
    "nsms_find_exclusive_rate": [ctypes.c_double, ctypes.POINTER(ctypes.c_double), ctypes.c_int],
    "nsms_is_exclusive": [ctypes.c_int, ctypes.c_double, ctypes.c_double],
    "nsms_count_calls": [ctypes.c_long, *CALL_TYPES, ctypes.c_uint64],
    "nsms_sample": [ctypes.c_double, *CALL_TYPES, ctypes.c_long, ctypes.c_double,
                    ctypes.POINTER(ctypes.c_double)],
    "nsms_evp": [ctypes.c_int, ctypes.c_char_p]}


@cache
def load_sampler() -> ctypes.CDLL:
    """Return the library compiled from sampler.c alone, which has functions of clock.h."""
    with temporary_folder() as build_folder:
        return build_sampler(build_folder)


def compile_program(out: Path, arguments: Sequence[str | Path],
                    command_name: str = "bench") -> Path:
    """Compile sources to the program `out`, or to a shared library if it is named NAME.so; return
    its path. Raise Rejected if the compiler of `command_name` is missing or fails."""
    flags = SHARED_LIBRARY_FLAGS if out.suffix == ".so" else SHARED_LIBRARY_FLAGS[:1]
    command = [*host.compiler_command(command_name), *flags, "-o", str(out),
               *map(str, arguments), "-ldl"]
    compilation = subprocess.run(command, check=False, capture_output=True, text=True)
    if compilation.returncode or not out.is_file():
        first_error = next((line for line in compilation.stderr.splitlines() if "rror" in line),
                           compilation.stderr[:200] or "it says nothing and writes no library.")
        raise Rejected(f"{command[0]} cannot build the benchmark: {first_error}")
    return out


def build_sampler(build_folder: Path, arguments: Sequence[str | Path] = ()) -> ctypes.CDLL:
    """Compile sampler.c with other sources into `build_folder`, and load it."""
    sampler = ctypes.CDLL(str(compile_program(build_folder / "sampler.so",
                                              [f"-I{SOURCE.parent}", SOURCE, *arguments])))
    for name, (result_type, *argument_types) in SAMPLER_FUNCTIONS.items():
        function = getattr(sampler, name)
        function.restype, function.argtypes = result_type, argument_types
    return sampler


def find_exclusive_rate(rates: Sequence[float]) -> float:
    """Return the highest rate that many samples share, in multiplications per cycle; 0.0 without.
    """
    array = (ctypes.c_double * len(rates))(*rates)
    return float(load_sampler().nsms_find_exclusive_rate(array, len(rates)))


def is_exclusive_rate(rate: float, exclusive_rate: float) -> bool:
    """Return whether a sample's rate is that of a core that no other thread used."""
    return bool(load_sampler().nsms_is_exclusive(rate, exclusive_rate))


@cache
def machine_key() -> str:
    """Return the key of a stored rate: the processor and a hash of the code that measures it."""
    code_hash = hashlib.sha256((SOURCE.parent / "clock.h").read_bytes()).hexdigest()[:8]
    return f"{' '.join(host.identify_processor().values())}, {code_hash}"


def rates_path() -> Path:
    """Return the path of the file with the stored rates of exclusive cores."""
    return cache_folder() / "clock.json"


def read_rates() -> dict[str, tuple[float, float]]:
    """Return key of a machine -> its stored exclusive rate and multiplication latency."""
    stored = files.read_trusted(rates_path())
    return {name: (values[0], values[1]) for name, values in stored.items()
            if isinstance(values, list) and [*map(type, values)] == [float, float]
            } if isinstance(stored, dict) else {}


def store_rate(rate: float, multiplication_latency: float) -> None:
    """Store this machine's exclusive rate with its latency, unless a higher one is stored."""
    rates = read_rates()
    if rate <= rates.get(machine_key(), (0.0, 0.0))[0]:
        return
    rates[machine_key()] = round(rate, 4), round(multiplication_latency, 4)
    files.cache_put(rates_path(), rates)


@cache
def learn_core() -> Core:
    """Return this machine's core, measured once a process: shortly if a rate is stored."""
    if stored := read_rates().get(machine_key()):
        rate, multiplication_latency = stored
        core = measure_core(SHORT_SECONDS, rate)
        core.multiplication_latency = multiplication_latency
        return core
    for _ in range(ATTEMPTS):
        core = measure_core(LONG_SECONDS)
        if core.is_usable:
            store_rate(core.exclusive_rate, core.multiplication_latency)
            return core
    if LEAST_SHARED_LATENCY < core.multiplication_latency < 3:
        core.is_shared = True
        return core
    raise Rejected("this machine has no clock that can be trusted: a multiplication takes "
                   f"{core.multiplication_latency:.3f} dependent additions, not 3 or 4. Try again "
                   "when the machine is idle, or on a machine that is not emulated.")


def measure_core(seconds: float, stored_rate: float = 0.0) -> Core:
    """Measure for `seconds`; `is_usable` says whether the clock can be trusted."""
    core = Core()
    core.is_usable = bool(load_sampler().nsms_learn_core(ctypes.byref(core), stored_rate, seconds))
    return core
