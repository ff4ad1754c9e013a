"""Core clock and detection of disturbed samples, as implemented in ctests/clock.h.

Output is the behaviour of this machine's core while nobody else uses it, stored for later runs (a
permanent SMT sibling could not be detected otherwise), and the decision which samples count. The
clock is a chain of dependent additions; a second chain of multiplications must agree with it. If it
does not, the machine has no usable clock and nothing is measured.
"""

import ctypes
import hashlib
import json
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from .. import files
from ..files import cache_folder, data_folder
from ..request.parse import Refused
from . import host

SHARED = ("-O2", "-shared", "-fPIC")
SOURCE = data_folder("ctests") / "sampler.c"
SHARED_LEAST = 2.8                 # least latency ratio beside an SMT sibling that delays additions
SHORT, LONG, TRIES = 0.05, 1.0, 3            # seconds with and without a stored rate; attempts


class Core(ctypes.Structure):
    """struct core of clock.h.

    `alone` is the number of multiplications per cycle in overlapping chains on an exclusive core,
    `product` the latency of a multiplication in additions, `counts` whether cycles come from the
    processor's own counter.
    """

    _fields_ = [("alone", ctypes.c_double), ("product", ctypes.c_double),
                ("per_cycle", ctypes.c_double), ("counts", ctypes.c_int)]
    agrees = False                 # whether the two chains agree
    shared = False                 # whether the core was shared during all of the measurement

    @property
    def clock_description(self) -> str:
        """Description of the clock for the head of a result."""
        by = ("the processor's own counter of cycles (perf_event_open)" if self.counts
              else "a chain of additions, with which one of multiplications agrees "
              f"({self.product:.3f} cycles each)")
        if self.shared:
            return (f"cycles by {by.replace('agrees', 'nearly agrees')}; somebody shared the core "
                    "all the time, so nothing is " "known of it left alone: figures are too high")
        return (f"cycles by {by}; the core left alone does {self.alone:.3f} multiplications a "
                "cycle in chains that overlap")


@cache
def sampler_library() -> ctypes.CDLL:
    """Return sampler.c without kernels, loaded."""
    with tempfile.TemporaryDirectory(prefix="nsms-clock-") as build_folder:
        return library(Path(build_folder), "bench")


def compile_library(out: Path, who: str, words: Sequence[str | Path]) -> Path:
    """Compile sources to a shared library. Raises Refused if that fails."""
    command = [*host.compiler(who), *SHARED, "-o", str(out), *map(str, words), "-ldl"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        first = next((line for line in done.stderr.splitlines() if "rror" in line),
                     done.stderr[:200])
        raise Refused(f"{command[0]} cannot build the benchmark: {first}")
    return out


def library(build_folder: Path, who: str, texts: Sequence[str | Path] = ()) -> ctypes.CDLL:
    """Build sampler.c with the kernels of GAS files (or other compiler arguments), and load it."""
    loaded = ctypes.CDLL(str(compile_library(build_folder / "sampler.so", who,
                                      [f"-I{SOURCE.parent}", SOURCE, *texts])))
    loaded.nsms_learn.argtypes = [ctypes.POINTER(Core), ctypes.c_double, ctypes.c_double]
    loaded.nsms_alone.restype = ctypes.c_double
    loaded.nsms_alone.argtypes = [ctypes.POINTER(ctypes.c_double), ctypes.c_int]
    loaded.nsms_left_alone.argtypes = [ctypes.c_double, ctypes.c_double]
    loaded.nsms_sample.restype = ctypes.c_double
    loaded.nsms_sample.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p,
                                   ctypes.c_size_t, ctypes.c_long, ctypes.c_double,
                                   ctypes.POINTER(ctypes.c_double)]
    loaded.nsms_evp.argtypes = [ctypes.c_char_p]
    return loaded


def alone(rates: Sequence[float]) -> float:
    """Return the rate of an exclusive core: the highest rate that many samples share; 0 if there is
    none."""
    return float(sampler_library().nsms_alone((ctypes.c_double * len(rates))(*rates), len(rates)))


def core_was_exclusive(rate: float, exclusive_rate: float) -> bool:
    """Return whether a sample's rate is that of an exclusive core."""
    return bool(sampler_library().nsms_left_alone(rate, exclusive_rate))


@cache
def machine_key() -> str:
    """Return the key of a stored rate: the processor and the code that measures it."""
    code_hash = hashlib.sha256((SOURCE.parent / "clock.h").read_bytes()).hexdigest()[:8]
    return f"{' '.join(host.identification().values())}, {code_hash}"


def memory() -> Path:
    """Return the path of the stored rates."""
    return cache_folder() / "clock.json"


def read_rates() -> dict[str, list[float]]:
    """Return machine key -> [rate of the exclusive core, latency of a multiplication in
    additions]."""
    try:
        records = json.loads(memory().read_text())
        return {str(name): [float(rate), float(product)]
                for name, (rate, product) in records.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def write_rate(rate: float, product: float) -> None:
    """Store a rate higher than the known one; a read-only machine goes without."""
    rates = read_rates()
    if rate <= rates.get(machine_key(), [0.0])[0]:
        return
    files.cache_put(memory(),
                    json.dumps({**rates, machine_key(): [round(rate, 4), round(product, 4)]}))


@cache
def learn_core() -> Core:
    """Return the core of this machine. Raises Refused if it has no usable clock."""
    stored_rate = read_rates().get(machine_key())
    if stored_rate:
        core = learn(SHORT, stored_rate[0])
        core.product = stored_rate[1]
        return core
    for _ in range(TRIES):
        core = learn(LONG)
        if core.agrees:
            write_rate(core.alone, core.product)
            return core
    if SHARED_LEAST < core.product < 3:
        core.shared = True
        return core
    raise Refused("this machine has no clock that can be trusted: a multiplication takes "
                  f"{core.product:.3f} dependent "
                  "additions, and no whole number of them. Try when it is quiet, or on a machine "
                  "that is not emulated; " "METHOD=speed counts seconds and needs none.")


def learn(seconds: float, stored_rate: float = 0.0) -> Core:
    """Measure the core for `seconds`."""
    core = Core()
    core.agrees = bool(sampler_library().nsms_learn(ctypes.byref(core), stored_rate, seconds))
    return core
