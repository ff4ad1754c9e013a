"""Pool of worker processes, which end with their parent, for proofs and other long work."""

import gc
import multiprocessing
import os
import shutil
import signal
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from ..files import temporary_folder
from .toolchain import ProgressWrapper

COMMON: tuple[Any, ...] = ()  # of a worker: its pool's common arguments


def in_parallel(work: Callable[..., Any], calls: Sequence[tuple[Any, ...]],
                progress: ProgressWrapper, common: tuple[Any, ...] = ()) -> Iterator[Any]:
    """Yield work(*call, *common) for each call, in order, from workers or, without a pool, from
    this process; end them if a call fails or the program is stopped. Large arguments are common
    ones: a call above a pipe's 64 KB blocks the end of a pool."""
    with temporary_folder() as worker_folder:
        try:
            pool = ProcessPoolExecutor(max(1, min(len(calls), processor_count())),
                                       initializer=start_worker,
                                       initargs=(worker_folder, common))
        except OSError:
            yield from (work(*call, *common) for call in progress(calls))
            return
        earlier_children = multiprocessing.active_children()
        try:
            for future in progress([pool.submit(run_call, work, call) for call in calls]):
                yield future.result()
        except BaseException:  # end the workers, because nobody needs their results
            for child in multiprocessing.active_children():
                if child not in earlier_children:
                    child.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def processor_count() -> int:
    """Return the processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_call(work: Callable[..., Any], call: tuple[Any, ...]) -> Any:
    """Collect garbage after the call, which `start_worker` disables."""
    try:
        return work(*call, *COMMON)
    finally:
        gc.collect()


def start_worker(worker_folder: Path, common: tuple[Any, ...]) -> None:
    """Put temporary files into a folder that the parent deletes."""
    global COMMON
    COMMON = common
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    gc.freeze()  # the parent's objects stay in shared memory until a process writes to them
    gc.disable()
    tempfile.tempdir = str(worker_folder)
    threading.Thread(target=exit_with_parent, args=(os.getppid(), worker_folder),
                     daemon=True).start()


def exit_with_parent(parent: int, folder: Path) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    shutil.rmtree(folder, ignore_errors=True)
    os._exit(1)
