"""Sampler of functions: times those that bench.c does not time, one sample of each in turn.

Input are C functions with the signature (out, data, size), or Python callables. Output are core
cycles of each sample. As in bench.py, a sample is dropped if the clock changed or another thread
used the core.
"""

import ctypes
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..files import temporary_folder
from . import bench, clock, host
from .figures import Timing

HASH_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
SAMPLE_TICKS = 40_000   # of the time-stamp counter: duration of a sample of several calls
LEAST_SAMPLES, MOST_SAMPLES = 12, 5000   # of each call of one task


@dataclass
class TimedFunction:
    """A function to time, its third argument (such as a number of bytes or blocks), and `prepare`,
    a function that is called before each sample; by default `bool`, which does nothing."""

    function: Any
    third_argument: int = 0
    prepare: Callable[[], object] = bool


@dataclass
class TimedCall:
    """A call to time: its function and arguments, and the digests that it must write, one after the
    other. Without `expected_digests` any output is right.

    `prepare` is called before each sample; `timing` receives the samples.
    """

    timing: Timing
    function: Any
    arguments: tuple[Any, Any, int]
    expected_digests: Sequence[bytes] = ()
    prepare: Callable[[], object] = bool


@dataclass
class InterleavedTask:
    """Calls that hash the same messages and are sampled in turn."""

    title: str
    calls: Sequence[TimedCall]
    memory: object = None                                   # keeps the arguments' memory alive

    @property
    def is_conclusive(self) -> bool:
        """Whether the timings of all calls with right digests are conclusive
        (Timing.is_conclusive)."""
        return all(call.timing.is_conclusive or not call.timing.is_right for call in self.calls)


def sample_interleaved(library: ctypes.CDLL, timed_calls: Sequence[TimedCall], seconds: float,
                       exclusive_rate: float) -> None:
    """Sample the calls in turn, for `seconds` in total, and append the samples of each call to its
    timing. Each call has at least LEAST_SAMPLES and at most MOST_SAMPLES samples.

    Before that, execute each call once, store in its timing whether the digests are right, and
    determine how many calls make one sample. `library` is a sampler that clock.build_sampler built;
    `exclusive_rate` is the rate of an exclusive core in multiplications per cycle.
    """
    rate, calls_per_sample = ctypes.c_double(), []
    for call in timed_calls:
        out, data, third_argument = call.arguments
        expected = b"".join(call.expected_digests)
        call.prepare()
        out.raw = bytes(len(out))
        call.function(out, data, ctypes.c_size_t(third_argument))
        call.timing.is_right = out.raw[:len(expected)] == expected
        # An interruption makes the calls seem slow and their number too small.
        calls_per_sample.append(max(library.nsms_count_calls(call.function, *call.arguments,
                                                             SAMPLE_TICKS) for _ in range(3)))
    end, samples = time.perf_counter() + seconds, 0
    while samples < LEAST_SAMPLES or time.perf_counter() < end and samples < MOST_SAMPLES:
        samples += 1
        for call, repetitions in zip(timed_calls, calls_per_sample):
            call.prepare()
            call.timing.samples.append(library.nsms_sample(
                call.function, *call.arguments, repetitions, exclusive_rate, ctypes.byref(rate)))
            call.timing.rates.append(rate.value)


def time_tasks(library: ctypes.CDLL, tasks: Sequence[InterleavedTask], seconds: float,
               exclusive_rate: float) -> list[Timing]:
    """Sample each task for `seconds` and return the timings of all calls. `library` and
    `exclusive_rate`: as for sample_interleaved.

    Inconclusive tasks are sampled again; each task is sampled at most bench.MAX_REPEATS times in
    total.
    """
    for repetition in range(bench.MAX_REPEATS):
        for task in tasks:
            if repetition == 0 or not task.is_conclusive:
                host.show_progress(f"bench {task.title}")
                sample_interleaved(library, task.calls, seconds, exclusive_rate)
    host.show_progress("")
    return [call.timing for task in tasks for call in task.calls]


def measure_candidates(library: ctypes.CDLL, candidates: Mapping[str, TimedFunction],
                       message_bytes: int, seconds: float) -> dict[str, dict[str, Any]]:
    """Return candidate's name -> {"cycles_per_byte": median, None if inconclusive; "quartiles": in
    cycles per byte, None if inconclusive; "samples": number of undisturbed samples; "dropped":
    share of the dropped samples}.

    One call hashes `message_bytes`; the digests are not compared. All candidates are sampled in
    turn for `seconds`, and again if one is inconclusive (time_tasks).
    """
    most_bytes = max(message_bytes, *(c.third_argument for c in candidates.values()))
    most_bytes += 256                                                       # including padding
    data = ctypes.create_string_buffer(random.Random(1).randbytes(most_bytes), most_bytes)
    digest, exclusive_rate = ctypes.create_string_buffer(512), clock.learn_core().exclusive_rate
    calls = [TimedCall(Timing("", "robust", message_bytes, name, is_ours=False, is_right=True),
                       c.function, (digest, data, c.third_argument), prepare=c.prepare)
             for name, c in candidates.items()]
    timings = time_tasks(library, [InterleavedTask("report", calls)], seconds, exclusive_rate)
    bench.drop_disturbed(timings, exclusive_rate)
    library.nsms_release_processor()
    return {t.name: {"cycles_per_byte": t.per_byte,
                     "quartiles": t.quartiles_per_byte if t.is_conclusive else None,
                     "samples": len(t.undisturbed), "dropped": round(t.dropped_share, 3)}
            for t in timings}


def measure_assembly(text: str, third_arguments: Mapping[str, int], message_bytes: int,
                     seconds: float) -> dict[str, dict[str, Any]]:
    """Return the result of measure_candidates for functions that are defined in `text`, an assembly
    text for GAS. `third_arguments`: symbol of a function to time -> its third argument."""
    with temporary_folder() as folder:
        (folder / "functions.S").write_text(text, encoding="ascii")
        library = clock.build_sampler(folder, "report", [folder / "functions.S"])
        return measure_candidates(library, {symbol: TimedFunction(library[symbol], argument)
                                            for symbol, argument in third_arguments.items()},
                                  message_bytes, seconds)
