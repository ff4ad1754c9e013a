"""Sampler of functions: times those that bench.c does not time, one sample of each in turn. Input
are C functions with the signature (out, data, size), or Python callables. Output are core cycles of
each sample. As in bench.py, a sample is dropped if the clock changed or another thread used the
core."""

import ctypes
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...files import temporary_folder
from . import bench, clock, host
from .figures import Timing, result_data

HASH_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
SAMPLE_TICKS = 40_000   # of the time-stamp counter: duration of a sample of several calls
LEAST_SAMPLES, MOST_SAMPLES = 12, 5000   # of each candidate of one task
OUR_PREFIXES = ("nsms", "many", "one by one")    # beginnings of the names of our candidates


@dataclass
class Candidate:
    """A function to time. `function` takes (out, data, third_argument), of which the first two are
    the task's.

    `third_argument`: a number of bytes or blocks, for example; `prepare`: a function that is called
    before each sample, by default `bool`, which does nothing; `digests`: how many of a task's
    digests it writes, None for all.
    """

    function: Any
    third_argument: int = 0
    prepare: Callable[[], object] = bool
    digests: int | None = None


@dataclass
class SamplingTask:
    """Candidates (name -> candidate) that hash the same messages and are sampled in turn.

    `hash`, `mode` and `size` are as in Timing; `out`, `data`: first and second argument of all
    functions; `expected_digests`: the digests that a candidate must write to `out`, one after the
    other. `timings` receives the samples of each candidate.
    """

    hash: str
    mode: str
    size: int
    candidates: Mapping[str, Candidate]
    out: Any
    data: Any
    expected_digests: Sequence[bytes] = ()
    timings: list[Timing] = field(init=False)

    def __post_init__(self) -> None:
        """Create an empty timing for each candidate."""
        self.timings = [Timing(self.hash, self.mode, self.size, name, name.startswith(OUR_PREFIXES),
                               is_right=True) for name in self.candidates]

    def sample(self, library: ctypes.CDLL, seconds: float, exclusive_rate: float) -> None:
        """Sample the candidates in turn, for `seconds` in total. Each has at least LEAST_SAMPLES
        and at most MOST_SAMPLES samples. Before that, call each function once, record in its timing
        if a digest is wrong, and determine how many calls make one sample."""
        calls = []                                    # timing, candidate, arguments, repetitions
        for timing, candidate in zip(self.timings, self.candidates.values()):
            arguments = self.out, self.data, ctypes.c_size_t(candidate.third_argument)
            expected = b"".join(self.expected_digests[:candidate.digests])
            candidate.prepare()
            self.out.raw = bytes(len(self.out))
            candidate.function(*arguments)
            timing.is_right &= self.out.raw.startswith(expected)
            # An interruption makes the calls seem slow and their number too small.
            repetitions = max(library.nsms_count_calls(candidate.function, *arguments, SAMPLE_TICKS)
                              for _ in range(3))
            calls.append((timing, candidate, arguments, repetitions))
        rate, end, samples = ctypes.c_double(), time.perf_counter() + seconds, 0
        while samples < LEAST_SAMPLES or time.perf_counter() < end and samples < MOST_SAMPLES:
            samples += 1
            for timing, candidate, arguments, repetitions in calls:
                candidate.prepare()
                timing.samples.append(library.nsms_sample(
                    candidate.function, *arguments, repetitions, exclusive_rate,
                    ctypes.byref(rate)))
                timing.rates.append(rate.value)


def time_tasks(library: ctypes.CDLL, tasks: Sequence[SamplingTask], seconds: float,
               exclusive_rate: float) -> list[Timing]:
    """Sample each task for `seconds` and return the timings of all candidates. `library` and
    `exclusive_rate`: as for SamplingTask.sample. A task with an inconclusive timing of right
    digests is sampled again, at most bench.MAX_REPEATS times in total."""
    for repetition in range(bench.MAX_REPEATS):
        for task in tasks:
            if repetition == 0 or any(t.is_right and not t.is_conclusive for t in task.timings):
                host.show_progress(f"bench {task.hash}: {task.mode}")
                task.sample(library, seconds, exclusive_rate)
    host.show_progress("")
    return [timing for task in tasks for timing in task.timings]


def measure_candidates(library: ctypes.CDLL, candidates: Mapping[str, Candidate],
                       message_bytes: int, seconds: float) -> dict[str, dict[str, Any]]:
    """Return candidate's name -> {"cycles_per_byte": median, None if inconclusive; "quartiles": in
    cycles per byte, None if inconclusive; "samples": number of undisturbed samples; "dropped":
    share of the dropped samples}. One call hashes `message_bytes`; the digests are not compared."""
    most_bytes = max(message_bytes, *(c.third_argument for c in candidates.values()))
    most_bytes += 256                                                       # including padding
    data = ctypes.create_string_buffer(random.Random(1).randbytes(most_bytes), most_bytes)
    digest, exclusive_rate = ctypes.create_string_buffer(512), clock.learn_core().exclusive_rate
    task = SamplingTask("report", "robust", message_bytes, candidates, digest, data)
    timings = time_tasks(library, [task], seconds, exclusive_rate)
    bench.drop_disturbed(timings, exclusive_rate)
    library.nsms_release_processor()
    keys = "cycles_per_byte", "quartiles", "samples", "dropped"
    return {t.name: {key: result_data(t, [])[key] for key in keys} for t in timings}


def measure_assembly(text: str, third_arguments: Mapping[str, int], message_bytes: int,
                     seconds: float) -> dict[str, dict[str, Any]]:
    """Return the result of measure_candidates for functions that are defined in `text`, an assembly
    text for GAS. `third_arguments`: symbol of a function to time -> its third argument."""
    with temporary_folder() as folder:
        (folder / "functions.S").write_text(text, encoding="ascii")
        library = clock.build_sampler(folder, [folder / "functions.S"])
        return measure_candidates(library, {symbol: Candidate(library[symbol], argument)
                                            for symbol, argument in third_arguments.items()},
                                  message_bytes, seconds)
