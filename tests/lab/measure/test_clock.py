"""The clock is believed only if two chains agree, and the guard drops what a neighbour disturbed:
shown by made-up figures."""

from __future__ import annotations

import ctypes
import json
import os
import random
import shutil
import subprocess
import time
from pathlib import Path
from statistics import median

import pytest

from generator import __main__ as cli
from generator.files import data_folder
from generator.lab.measure import clock, host
from generator.request.option_table import Rejected

HERE = (os.uname().sysname == "Linux" and os.uname().machine == "x86_64"
        and any(map(shutil.which, ("cc", "gcc", "clang"))))
pytestmark = pytest.mark.skipif(not HERE, reason="the clock needs Linux, an x86-64 processor and a "
                                                 "C compiler")
CHANCE = random.Random(1)


def random_rates(middle: float, count: int) -> list[float]:
    """Return made-up rates of one state of a core."""
    return [middle * (1 + CHANCE.gauss(0, 0.001)) for _ in range(count)]


def count_undisturbed(seen: list[float]) -> int:
    best = clock.find_exclusive_rate(seen)
    return sum(clock.is_exclusive_rate(rate, best) for rate in seen)


def test_probes_beside_a_busy_sibling_are_dropped() -> None:
    assert count_undisturbed(random_rates(5.98, 50) + random_rates(3.3, 600)
                             + random_rates(4.4, 350)) == 50


@pytest.mark.parametrize("rest", [3.4, 4.0, 5.98, 7.9])
def test_the_rate_of_an_exclusive_core_is_learnt_whatever_it_is(rest: float) -> None:
    assert (clock.find_exclusive_rate(random_rates(rest, 100) + random_rates(rest / 2, 300))
            == pytest.approx(rest, rel=0.005))


def test_single_rates_that_are_too_high_do_not_raise_the_exclusive_rate() -> None:
    """A clock that changes between the two chains shows more multiplications than there were."""
    seen = random_rates(5.98, 900) + [CHANCE.uniform(6.2, 12) for _ in range(40)]
    assert clock.find_exclusive_rate(seen) == pytest.approx(5.98, rel=0.005)


def test_too_few_probes_give_no_rate() -> None:
    for probes in ([], random_rates(5.98, 8), [0.0] * 500):
        assert clock.find_exclusive_rate(probes) == 0


def test_a_sibling_that_is_always_active_is_detected_by_the_stored_rate(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "rates_path", lambda: tmp_path / "kept" / "clock.json")
    busy = random_rates(3.3, 500)
    assert count_undisturbed(busy) == 500
    clock.store_rate(5.98, 3.0)
    clock.store_rate(4.4, 3.0)
    expected = clock.read_rates()[clock.machine_key()][0]
    assert expected == 5.98 and not any(clock.is_exclusive_rate(rate, expected) for rate in busy)
    for text in ("", "[]", '{"one": 3}', '{"one": ["x", "y"]}'):
        clock.rates_path().write_text(text)
        assert clock.read_rates() == {}


def test_a_sample_counts_only_if_the_clock_was_stable_and_the_core_exclusive(
        tmp_path: Path) -> None:
    library = build_clock(tmp_path, """
int counts(double clock, double later, double rate, double rate_later, long waits)
{
    return is_undisturbed((struct probe){clock, rate, 0},
                          (struct probe){later, rate_later, waits}, 0.987);
}""")
    library.counts.argtypes = [ctypes.c_double] * 4 + [ctypes.c_long]
    assert library.counts(0.75, 0.752, 0.986, 0.975, 0) == 1
    assert library.counts(0.75, 0.76, 0.986, 0.975, 0) == 0, "the clock changed"
    assert library.counts(0.76, 0.75, 0.986, 0.975, 0) == 0, "the clock changed"
    assert library.counts(0.75, 0.75, 0.986, 0.72, 0) == 0, "a neighbour came"
    assert library.counts(0.75, 0.75, 0.72, 0.986, 0) == 0, "a neighbour went"
    assert library.counts(0.75, 0.75, 0.986, 0.986, 1) == 0, "another thread ran"


MIDDLE = """
double middle(void)
{
    double seen[301];
    for (int i = 0; i < 301; i++)
        seen[i] = probe_core().rate;
    qsort(seen, 301, sizeof *seen, compare_doubles);
    return seen[150];
}"""


@pytest.mark.full                                          # it measures time
@pytest.mark.parametrize("old, new", [("xor %0, %0\\n\\t", ""), (".rept 3\\n", ".rept 30\\n")])
def test_the_rate_depends_on_how_far_the_core_looks_ahead(tmp_path: Path, old: str,
                                                          new: str) -> None:
    """A neighbour who mostly waits takes half of the buffers and hardly a turn. Where chains cannot
    overlap, as they wait for one another or ten times the room lies between, the guard's figure
    falls as it does then: called in turn with the guard itself, until both had a quiet moment."""
    guards = build_clock(tmp_path / "own", MIDDLE), build_clock(tmp_path / "spoilt", MIDDLE, old,
                                                                new)
    for guard in guards:
        guard.middle.restype = ctypes.c_double
    seen, end = [[guard.middle() for guard in guards] for _ in range(8)], time.monotonic() + 20
    while max(seen)[0] < 1.08 * median(item[1] for item in seen):
        assert time.monotonic() < end, (f"the guard's figures, and those where chains do not "
                                        f"overlap: {seen[-8:]}")
        seen.append([guard.middle() for guard in guards])


def build_clock(path: Path, text: str, old: str = "", new: str = "") -> ctypes.CDLL:
    """Compile clock.h, with `old` replaced by `new`, together with some functions, and load it."""
    header = (data_folder("ctests") / "clock.h").read_text()
    assert old in header
    path.mkdir(exist_ok=True)
    (path / "clock.h").write_text(header.replace(old, new) if old else header)
    (path / "some.c").write_text(f'#define _GNU_SOURCE\n#include "clock.h"\n{text}\n')
    subprocess.run([*host.compiler_command(), "-O2", "-shared", "-fPIC", "-o",
                    str(path / "some.so"), str(path / "some.c")], check=True)
    return ctypes.CDLL(str(path / "some.so"))


LEARN = "int try(struct core *core) { return learn_core(core, 0, 0.05); }"


@pytest.mark.parametrize("chain", ["nop", "add %2, %0\\n\\tadd %2, %0", "imul %2, %0"])
def test_a_chain_of_more_or_less_than_a_cycle_per_addition_is_no_clock(
        tmp_path: Path, chain: str) -> None:
    """NOPs wait for nobody; some cores do additions of constants as they do NOPs."""
    library, result = build_clock(tmp_path, LEARN, "add %2, %0\\n\\t.endr\\n\\tdec",
                                  f"{chain}\\n\\t.endr\\n\\tdec"), clock.Core()
    assert library["try"](ctypes.byref(result)) == 0
    assert not 2.9 < result.multiplication_latency < 3.1


def test_a_machine_without_a_clock_is_refused_in_one_line(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    result = clock.Core(0, 11.8)
    monkeypatch.setattr(clock, "rates_path", lambda: tmp_path / "clock.json")
    monkeypatch.setattr(clock, "measure_core", lambda seconds, expected=0.0: result)
    clock.learn_core.cache_clear()
    try:
        with pytest.raises(Rejected, match="takes 11.800 dependent"):
            clock.learn_core()
        assert cli.main(["bench", "--hash", "sha1", "--sizes", "64", "--seconds", "0.001"]) == 2
        output = capsys.readouterr().err
        assert (output.startswith("nsms: this machine has no clock") and output.count("\n") == 1)
        result.multiplication_latency, result.exclusive_rate = 2.88, 3.3
        assert clock.learn_core().is_shared and "too high" in clock.learn_core().clock_description
        assert not (tmp_path / "clock.json").exists()
        clock.learn_core.cache_clear()
        result.is_usable, result.exclusive_rate, result.multiplication_latency = True, 5.98, 3.0
        assert (clock.learn_core().exclusive_rate == 5.98
                and json.loads((tmp_path / "clock.json").read_text()))
    finally:
        clock.learn_core.cache_clear()


def test_samples_use_the_processors_cycle_counter_and_close_one_of_something_else(
        tmp_path: Path) -> None:
    """Every operating-system kernel has a counter of nanoseconds of this thread."""
    lent = build_clock(tmp_path, """
int lent(void)
{
    return (counter = open_counter(PERF_TYPE_SOFTWARE, PERF_COUNT_SW_TASK_CLOCK)) >= 0;
}
int gave_back(void)
{
    counter = -1;
    use_counter(PERF_TYPE_SOFTWARE, PERF_COUNT_SW_TASK_CLOCK);
    return counter;
}
double span(void)
{
    struct probe now = {1e9, 0, 0};
    uint64_t begin = time_stamp();
    /* clock() counts processor time: other processes may run meanwhile */
    for (clock_t end = clock() + CLOCKS_PER_SEC / 50; clock() < end;)
        ;
    return cycles_between(begin, time_stamp(), now, now);
}""")
    lent.span.restype = ctypes.c_double
    if not lent.lent():
        pytest.skip("this kernel lends no counters (perf_event_open)")
    assert 5e6 < lent.span() < 2e9, "neither of the time-stamp counter nor of the chain"
    assert lent.gave_back() == -1
