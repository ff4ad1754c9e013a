"""The clock and the guard of everything that measures, which are those of ctests/clock.h.

Out comes what this machine's core does when nobody else uses it, learnt from the machine and remembered beside other results
(a neighbour who is there all the time could not be seen otherwise), and which samples count. A machine on which two
different chains of instructions do not agree on what a cycle is has no clock, and nothing is measured on it.
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
from ..files import folder, scratch
from ..request.parse import Refused
from . import host

SHARED = ("-O2", "-shared", "-fPIC")
SOURCE = folder("ctests") / "sampler.c"
SHARED_LEAST = 2.8                 # additions a multiplication takes beside a neighbour who delays additions all the time
SHORT, LONG, TRIES = 0.05, 1.0, 3            # seconds in which to learn: where an earlier run learnt it, and otherwise; how often


class Core(ctypes.Structure):
    """clock.h's struct core, what is known of this machine's cores. alone: multiplications per cycle, in chains that overlap,
    when nobody else uses the core; product: additions that take as long as a multiplication; counts: whether cycles are
    counted by the processor's own counter."""

    _fields_ = [("alone", ctypes.c_double), ("product", ctypes.c_double), ("per_cycle", ctypes.c_double),
                ("counts", ctypes.c_int)]
    agrees = False                 # whether the two chains agree
    shared = False                 # whether somebody else used the core all the time while it was learnt

    @property
    def clock_description(self) -> str:
        by = ("the processor's own counter of cycles (perf_event_open)" if self.counts else
              f"a chain of additions, with which one of multiplications agrees ({self.product:.3f} cycles each)")
        if self.shared:
            return (f"cycles by {by.replace('agrees', 'nearly agrees')}; somebody shared the core all the time, so nothing is "
                    "known of it left alone: figures are too high")
        return f"cycles by {by}; the core left alone does {self.alone:.3f} multiplications a cycle in chains that overlap"


@cache
def sampler_library() -> ctypes.CDLL:
    """sampler.c without kernels, loaded."""
    with tempfile.TemporaryDirectory(prefix="nsms-clock-") as build_folder:
        return library(Path(build_folder), "bench")


def compiled(out: Path, who: str, words: Sequence[str | Path]) -> Path:
    """A shared library of these sources; Refused where they cannot be built."""
    command = [*host.compiler(who), *SHARED, "-o", str(out), *map(str, words), "-ldl"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        first = next((line for line in done.stderr.splitlines() if "rror" in line), done.stderr[:200])
        raise Refused(f"{command[0]} cannot build the benchmark: {first}")
    return out


def library(build_folder: Path, who: str, texts: Sequence[str | Path] = ()) -> ctypes.CDLL:
    """sampler.c with the kernels of GAS files (or other words of a compiler's line), built in `build_folder` and loaded."""
    loaded = ctypes.CDLL(str(compiled(build_folder / "sampler.so", who, [f"-I{SOURCE.parent}", SOURCE, *texts])))
    loaded.nsms_learn.argtypes = [ctypes.POINTER(Core), ctypes.c_double, ctypes.c_double]
    loaded.nsms_alone.restype = ctypes.c_double
    loaded.nsms_alone.argtypes = [ctypes.POINTER(ctypes.c_double), ctypes.c_int]
    loaded.nsms_left_alone.argtypes = [ctypes.c_double, ctypes.c_double]
    loaded.nsms_sample.restype = ctypes.c_double
    loaded.nsms_sample.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_long,
                                   ctypes.c_double, ctypes.POINTER(ctypes.c_double)]
    loaded.nsms_evp.argtypes = [ctypes.c_char_p]
    return loaded


def alone(rates: Sequence[float]) -> float:
    """The highest rate that many of these share: that of a core left alone; 0 if there is none."""
    return float(sampler_library().nsms_alone((ctypes.c_double * len(rates))(*rates), len(rates)))


def core_was_exclusive(rate: float, exclusive_rate: float) -> bool:
    """Whether a core that does `exclusive_rate` multiplications a cycle when it is left alone was left alone at this rate."""
    return bool(sampler_library().nsms_left_alone(rate, exclusive_rate))


@cache
def machine_key() -> str:
    """What the figure hangs on: the processor, and the code that finds it."""
    return f"{' '.join(host.identification().values())}, {hashlib.sha256((SOURCE.parent / 'clock.h').read_bytes()).hexdigest()[:8]}"


def memory() -> Path:
    return scratch() / "clock.json"


def read_rates() -> dict[str, list[float]]:
    """Machine -> the rate of its core left alone and how many additions a multiplication takes, as earlier runs saw them."""
    try:
        records = json.loads(memory().read_text())
        return {str(name): [float(rate), float(product)] for name, (rate, product) in records.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def write_rate(rate: float, product: float) -> None:
    """Keeps a rate higher than what is known of this machine; a machine on which nothing can be written goes without."""
    rates = read_rates()
    if rate <= rates.get(machine_key(), [0.0])[0]:
        return
    files.cache_put(memory(), json.dumps({**rates, machine_key(): [round(rate, 4), round(product, 4)]}))


@cache
def learn_core() -> Core:
    """What this machine's core does. Refused where it has no clock."""
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
    raise Refused(f"this machine has no clock that can be trusted: a multiplication takes {core.product:.3f} dependent "
                  "additions, and no whole number of them. Try when it is quiet, or on a machine that is not emulated; "
                  "METHOD=speed counts seconds and needs none.")


def learn(seconds: float, stored_rate: float = 0.0) -> Core:
    core = Core()
    core.agrees = bool(sampler_library().nsms_learn(ctypes.byref(core), stored_rate, seconds))
    return core
