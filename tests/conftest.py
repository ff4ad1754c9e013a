"""Which tests `make test` leaves out, and the closing summary of a test run.

`make test-all` runs all tests, `make test` those without the marker `full` (pyproject.toml), which
stands at a module, a test or a parameter. Of a parametrised test marked `few(COUNT)`, `make test`
runs COUNT cases, spread evenly over the list.
"""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import tempfile
from collections import Counter

import pytest
from command import Nsms


@pytest.fixture
def nsms(capsys: pytest.CaptureFixture[str]) -> Nsms:
    """Call the program in this process."""
    return Nsms(capsys)


@pytest.hookimpl(tryfirst=True)                            # before pytest reads -m
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the cases beyond the COUNT of `few(COUNT)` as `full`."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("few"):
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for cases in tests.values():
        (count,) = cases[0].get_closest_marker("few").args  # type: ignore[union-attr]
        representatives = {at * len(cases) // count for at in range(count)}
        for at, case in enumerate(cases):
            if at not in representatives:
                case.add_marker("full")


def duration_text(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


def missing_compiler() -> str:
    """Return the reason why the tests, which compile with GCC, cannot run here; "" if they can."""
    path = shutil.which("gcc")
    if path is None:
        return "the tests need GCC, and no gcc is on the PATH. Install it: apt-get install gcc."
    version = subprocess.run([path, "--version"], capture_output=True, text=True).stdout
    if "clang" in version:
        return f"the tests need GCC, and {path} is clang. Put GCC's gcc before it on the PATH."
    return ""


def pytest_configure(config: pytest.Config) -> None:
    gc.set_threshold(100_000, 20, 20)                  # proofs have many objects and few cycles
    if hasattr(config, "workerinput"):
        return
    if reason := missing_compiler():
        pytest.exit(reason, returncode=2)
    folder = tempfile.mkdtemp(prefix="nsms-")      # objects that all workers share (assemblers.py)
    os.environ["NSMS_TEST_OBJECTS"] = folder
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


def skip_reason(report: pytest.TestReport) -> str:
    output = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return output.removeprefix("Skipped: ")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter,
                            config: pytest.Config) -> None:
    """Print the counts of outcomes, the reasons of skips, the time, and the command that runs the
    tests which this run left out."""
    if config.option.collectonly:
        return
    def count(*names: str) -> int:
        return sum(len(terminalreporter.stats.get(name, ())) for name in names)
    skipped = Counter(skip_reason(report) for report in terminalreporter.stats.get("skipped", ()))
    terminalreporter.section("summary")
    for output, number in sorted(skipped.items(), key=lambda row: (-row[1], row[0])):
        terminalreporter.write_line(f"skipped {number}: {output}")
    terminalreporter.write_line(
        f"{count('passed', 'xfailed')} tests passed, {count('failed', 'error', 'xpassed')} failed, "
        f"{sum(skipped.values())} were skipped, "
        f"in {duration_text(terminalreporter._session_start.elapsed().seconds)}.")
    if config.option.markexpr == "not full":
        rest = count("deselected")
        terminalreporter.write_line(f"{rest or 'More'} tests are left to make test-all.")
