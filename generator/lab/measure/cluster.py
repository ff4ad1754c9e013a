"""Exploration on the machines of a Dask cluster; a worker's name is the machine's label.

Input are groups of variants; output are the rows of all machines. A worker runs one task at a time
(a default and a few variants), so that nothing disturbs its measurement: each task has the results
of the worker's preceding task as an argument. Rows are stored as they arrive. dask.distributed is
imported only here.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ... import __version__
from ...files import temporary_folder
from ...request.parse import Rejected
from . import host, store
from .explore import VARIANTS_PER_BATCH
from .explore import explore as explore_machine
from .variants import Variant


def worker_identity(dask_worker: Any) -> tuple[str, str, dict[str, Any]]:
    """Return the name of the worker on which this function runs, its version of nsms, and the
    description of its machine (host.identify_machine). Dask passes `dask_worker`. Raise Rejected if
    the machine cannot measure."""
    host.require_cycle_counter("explore")
    name = str(dask_worker.name)
    return name, __version__, host.identify_machine(name)


def explore_group(group: Sequence[Variant], stored: dict[str, Any], preceding: dict[str, Any],
                  label: str, command: str, seconds: float) -> dict[str, Any]:
    """Measure the variants of a group, the default first, on the worker on which this function
    runs, and return the results of these variants.

    `stored`: the machine's stored results; `preceding`: results of the worker's preceding task;
    variants with results in either are not measured again. `label`: the machine's label; `command`:
    the command line, stored in each row; `seconds`: measuring time for the group.
    """
    with temporary_folder() as out:
        for results in (stored, preceding):
            for machine in results["machines"].values():
                store.add_rows(out, machine, results["results"])
        return explore_machine([group], out, command, seconds, label=label)


def connect_client(scheduler: str) -> Any:
    """Return a Dask client of the scheduler at an address. Raise Rejected without dask.distributed,
    or if no scheduler answers."""
    try:
        from distributed import Client
    except ImportError:
        raise Rejected("--scheduler needs dask.distributed, which is not installed here. Try "
                       "pip install '.[explore]', or leave it out.") from None
    try:
        return Client(scheduler, timeout=10)
    except (OSError, ValueError) as error:
        raise Rejected(f"there is no Dask scheduler at {scheduler} ({type(error).__name__}). Start "
                       "one with `dask scheduler`.") from None


def explore_on_workers(groups: Sequence[Sequence[Variant]], out: Path, command: str, seconds: float,
                       scheduler: str) -> dict[str, Any]:
    """Explore the groups of variants on every worker of the cluster; return the new results of all
    machines.

    `scheduler`: the scheduler's address; `command`: the command line, stored in each row;
    `seconds`: limit of the measuring time of variants that are timed together. Raise Rejected if
    the scheduler does not answer or has no workers, a worker has another version of nsms or cannot
    measure, or a worker fails; the results before the failure are stored in the folder `out`.
    """
    batches = [[group[0], *group[start:start + VARIANTS_PER_BATCH]] for group in groups
               for start in range(1, max(2, len(group)), VARIANTS_PER_BATCH)]
    with connect_client(scheduler) as client:
        from distributed import as_completed
        workers = client.run(worker_identity)                  # address -> identity
        if not workers:
            raise Rejected(f"the Dask scheduler at {scheduler} has no workers. Start some: dask "
                           f"worker {scheduler} --name zen4 --nthreads 1.")
        names: dict[Any, str] = {}                             # future -> name of its worker
        for address, (name, version, machine) in workers.items():
            if version != __version__:
                raise Rejected(f"the worker {name} has version {version} of nsms, and this machine "
                               f"has version {__version__}. Install the same version on both.")
            stored = store.stored_results(out, machine["id"])
            preceding: Any = store.empty_results()
            for batch in batches:
                preceding = client.submit(explore_group, batch, stored, preceding, name, command,
                                          seconds, workers=[address], pure=False)
                names[preceding] = name
        data, failed_workers = store.empty_results(), dict[str, str]()
        for finished_count, future in enumerate(as_completed(names), 1):
            if future.status == "finished":
                add_results(data, future.result(), out)
            elif isinstance(problem := future.exception(), Rejected):
                raise problem
            else:
                failed_workers[names[future]] = type(problem).__name__
            host.show_progress(f"{len(names) - finished_count} batches wait for {len(workers)} "
                               "machines")
        host.show_progress("")
    if failed_workers:
        failures = ", ".join(f"{name} ({problem})" for name, problem in failed_workers.items())
        raise Rejected(f"workers of the cluster failed: {failures}. The results so far are stored "
                       f"in {out}. The same command continues the exploration.")
    return data


def add_results(data: dict[str, Any], results: Mapping[str, Any], out: Path) -> None:
    """Add the results of a worker to `data`, the results of all machines, and to the file of the
    worker's machine in the folder `out`. Rows of variants that `data` has already are not added to
    it."""
    for machine in results["machines"].values():
        stored_rows = [{k: v for k, v in row.items() if k != "varied"}
                       for row in results["results"]]
        store.add_rows(out, machine, stored_rows)
        data["machines"][machine["id"]] = machine
    seen = {(row["machine"], row["variant"]) for row in data["results"]}
    data["results"] += [row for row in results["results"]
                        if (row["machine"], row["variant"]) not in seen]
