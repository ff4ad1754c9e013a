"""Files appear whole or not at all, whoever else writes, whatever stops the program, and messages
name the place."""

from __future__ import annotations

import gc
import json
import os
import pickle
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from command import Nsms

from generator import files
from generator.files import TOP
from generator.product import parallel, toolchain, write
from generator.request import requests

ROUNDS = ["--isa", "x64", "--kind", "rounds"]


def rounds(hash: str) -> list[Any]:
    return requests.resolve_configs({"hash": hash, "isa": "x64", "kind": "rounds"})


def symbols(out: Path) -> list[str]:
    return [k["symbol"] for k in json.loads((out / "manifest.json").read_text())["kernels"]]


# Two at once.

def test_what_another_wrote_meanwhile_stays_in_the_manifest(tmp_path: Path) -> None:
    def meanwhile(jobs: Any) -> Iterator[Any]:
        yield from jobs
        write.generate(rounds("sha1"), tmp_path, prove=False)

    write.generate(rounds("sha256"), tmp_path, prove=False, progress=meanwhile)
    assert symbols(tmp_path) == ["nsms_sha1_rounds_x64", "nsms_sha256_rounds_x64"]
    header = (tmp_path / "include" / "nsms.h").read_text()
    assert "nsms_sha1_rounds_x64" in header and "nsms_sha256_rounds_x64" in header


def test_who_writes_to_one_folder_waits_for_the_other(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "generator", "gen", "--hash", "sha256", *ROUNDS, "--no-prove",
               "--out", str(tmp_path)]
    with files.lock(tmp_path):
        waiting = subprocess.Popen(command, cwd=TOP, stdout=subprocess.DEVNULL)
        with pytest.raises(subprocess.TimeoutExpired):
            waiting.wait(timeout=3)
        assert list(tmp_path.iterdir()) == []
    assert waiting.wait(timeout=60) == 0 and symbols(tmp_path) == ["nsms_sha256_rounds_x64"]


# What stops the program.

class Stopping(dict[str, str]):
    def items(self) -> Any:
        for number, item in enumerate(super().items()):
            if number == 1:
                os.kill(os.getpid(), signal.SIGTERM)
                time.sleep(0.1)
            yield item


def test_a_signal_while_files_are_written_leaves_the_old_ones_and_nothing_else(
        tmp_path: Path) -> None:
    files.write_all(tmp_path, {"a": "old", "b": "old"})
    with pytest.raises(files.Stopped) as stopped, files.raise_on_signals():
        files.write_all(tmp_path, Stopping({"a": "new", "b": "new"}))
    assert stopped.value.status == 143
    assert {p.name: p.read_text() for p in tmp_path.iterdir()} == {"a": "old", "b": "old"}


def heeding() -> None:
    """Set the default action of SIGINT, which a shell's background job ignores."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


@pytest.mark.few(1)
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_gen_that_is_stopped_leaves_nothing_behind(number: signal.Signals,
                                                     tmp_path: Path) -> None:
    out, aside = tmp_path / "out", tmp_path / "tmp"
    aside.mkdir()
    command = [sys.executable, "-m", "generator", "gen", "--isa", "avx2", "--out", str(out)]
    running = subprocess.Popen(command, cwd=TOP, env={**os.environ, "TMPDIR": str(aside)},
                               stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True, start_new_session=True,
                               preexec_fn=heeding)
    deadline = time.monotonic() + 60
    # it assembles
    while not (aside.exists() and any(aside.glob("nsms-*/nsms-*"))) and time.monotonic() < deadline:
        time.sleep(0.02)
    os.kill(running.pid, number)
    said, complaint = running.communicate(timeout=60)
    assert running.returncode == 128 + number and said == ""
    assert (complaint.splitlines()[-1] == f"nsms: {files.INTERRUPTED_MESSAGE}" and "Traceback"
            not in complaint)
    # nobody of its group is left, once a compiler has ended
    with pytest.raises(ProcessLookupError):
        for _ in range(100):
            os.killpg(running.pid, 0)
            time.sleep(0.1)
    # that compiler's own files are gone too
    assert list(out.iterdir()) == [] and list(aside.iterdir()) == []


def test_a_folder_in_which_a_killed_compilers_child_still_writes_is_deleted(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    delete, deletions = shutil.rmtree, []

    def delete_while_a_child_writes(path: Path, **options: bool) -> None:
        delete(path, **options)
        if not deletions:
            path.mkdir()
            (path / "late.s").write_text("")
        deletions.append(path)

    monkeypatch.setattr(shutil, "rmtree", delete_while_a_child_writes)
    with pytest.raises(KeyboardInterrupt), files.temporary_folder(tmp_path) as folder:
        (folder / "early.s").write_text("")
        raise KeyboardInterrupt
    assert deletions == [folder] * 2 and list(tmp_path.iterdir()) == []


def test_a_signal_that_is_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with files.raise_on_signals():
            os.kill(os.getpid(), signal.SIGHUP)
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


# Where nothing can be written.

@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Limit files to 8 KB, as if the disk were full; replace the assembler, which would need larger
    ones."""
    monkeypatch.setattr(toolchain, "assembler_command", lambda *_: None)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_where_a_file_cannot_be_written_the_old_one_stays(tmp_path: Path, small: None) -> None:
    (tmp_path / "x").write_text("old")
    with pytest.raises(OSError):
        files.write_file(tmp_path / "x", "new" * 10000)
    assert {p.name: p.read_text() for p in tmp_path.iterdir()} == {"x": "old"}


# Freshness of a folder of one's own.

def test_fresh_checks_only_the_configurations_of_the_folder(tmp_path: Path, nsms: Nsms) -> None:
    write.generate(rounds("sha256"), tmp_path)
    nsms.output("fresh", "--out", tmp_path)
    (tmp_path / "gas" / "sha256_x64_rounds.S").write_text("changed")
    assert (nsms.output("fresh", "--out", tmp_path, status=1)
            == "gas/sha256_x64_rounds.S: differs from line 1\n")


# Order of work, and workers.


def test_long_work_begins_first_and_entries_have_the_order_of_the_request(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = []

    def run_serially(work: Any, calls: Any, progress: Any, common: Any) -> Any:
        for call in calls:
            started.append(call[0].hash)
            assert len(pickle.dumps(call)) < 2**14, "a full pipe blocks the end of a pool"
            yield work(*call, *common)

    monkeypatch.setattr(write, "in_parallel", run_serially)
    entries = write.generate([*rounds("sha1"), *rounds("sha512"), *rounds("sha256")], tmp_path,
                             "gas", prove=False)
    assert (started == ["sha512", "sha1", "sha256"]
            and [entry["hash"] for entry in entries] == ["sha1", "sha512", "sha256"])


def test_workers_are_as_many_as_the_processors_at_hand_and_collect_no_garbage_meanwhile(
        monkeypatch: pytest.MonkeyPatch) -> None:
    assert (list(parallel.in_parallel(gc.isenabled, [(), ()], iter)) == [False, False]
            and gc.isenabled())
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {5}, raising=False)
    assert parallel.processor_count() == 1


WORKER = """
import os, sys, time
from generator.product import parallel
def work(name):
    open(name, "w").write(str(os.getpid()))
    time.sleep(600)
if __name__ == "__main__":
    list(parallel.in_parallel(work, [(sys.argv[1],)], iter))
"""


def test_a_worker_ends_when_its_parent_is_killed(tmp_path: Path) -> None:
    (tmp_path / "run.py").write_text(WORKER)
    running = subprocess.Popen([sys.executable, tmp_path / "run.py", tmp_path / "pid"],
                               env={**os.environ, "PYTHONPATH": str(TOP), "TMPDIR": str(tmp_path)})
    until = time.monotonic() + 60
    while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
        assert time.monotonic() < until and running.poll() is None
        time.sleep(0.05)
    worker = Path("/proc") / (tmp_path / "pid").read_text()
    running.kill()
    running.wait()
    until = time.monotonic() + 60
    while worker.exists() and (worker / "stat").read_text().rpartition(")")[2].split()[0] != "Z":
        assert time.monotonic() < until, "it outlives its parent"
        time.sleep(0.05)
    assert not list(tmp_path.glob("nsms-*"))
