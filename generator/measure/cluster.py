"""Exploration on the machines of a Dask cluster; a worker's name is the machine's label.

Input are groups of variants; output are the rows of all machines. A worker runs one task at a time
(a default and a few variants), so that nothing disturbs its measurement. Rows are stored as they
arrive. dask.distributed is imported only here.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from .. import __version__
from ..files import temporary_folder
from ..request.parse import Rejected
from . import host, store
from .explore import VARIANTS_PER_BATCH
from .explore import explore as explore_machine
from .variants import Variant


def worker_identity(label: str) -> tuple[str, dict[str, Any]]:
    """Return the version of nsms and the description of the machine (host.identify_machine) of the
    worker on which this function runs. `label`: the machine's label."""
    host.require_cycle_counter("explore")
    return __version__, host.identify_machine("explore", label)


def explore_group(group: Sequence[Variant], machine_results: dict[str, Any], label: str,
                  command: str, seconds: float) -> dict[str, Any]:
    """Measure the variants of a group, the default first, on the worker on which this function
    runs.

    Return the results of these variants. `machine_results`: the machine's results so far, which are
    not measured again; `label`: the machine's label; `command`: the command line, stored in each
    row; `seconds`: measuring time for the group.
    """
    with temporary_folder() as out:
        for machine in machine_results["machines"].values():
            store.add_rows(out, machine, machine_results["results"])
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


def identify_workers(client: Any, workers: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """Return address -> description of the machine, for the workers (address -> name) of a Dask
    client. Raise Rejected if a worker has another version of nsms."""
    machines: dict[str, dict[str, Any]] = {}
    for address, name in workers.items():
        version, machines[address] = client.submit(worker_identity, name, workers=[address],
                                                   pure=False).result()
        if version != __version__:
            raise Rejected(f"the worker {name} has version {version} of nsms, and this machine has "
                           f"version {__version__}. Install the same version on both.")
    return machines


def explore_on_workers(groups: Sequence[Sequence[Variant]], out: Path, command: str, seconds: float,
                       scheduler: str, report_progress: Callable[[str], None] = lambda text: None
                       ) -> dict[str, Any]:
    """Explore the groups of variants on every worker of the cluster; return the new results of all
    machines.

    `scheduler`: the scheduler's address; `command`: the command line, stored in each row;
    `seconds`: measuring time of one batch; `report_progress` receives lines of text. Raise Rejected
    if the cluster has no workers, a worker has another version, or a worker fails; the results
    before the failure are stored in the folder `out`.
    """
    with connect_client(scheduler) as client:
        from distributed import as_completed
        workers = {address: str(worker["name"]) for address, worker
                   in client.scheduler_info(n_workers=-1)["workers"].items()}
        if not workers:
            raise Rejected(f"the Dask scheduler at {scheduler} has no workers. Start some: dask "
                           f"worker {scheduler} --name zen4 --nthreads 1.")
        machines = identify_workers(client, workers)
        batches = [[group[0], *group[start:start + VARIANTS_PER_BATCH]] for group in groups
                   for start in range(1, max(2, len(group)), VARIANTS_PER_BATCH)]
        waiting = {address: list(batches) for address in workers}

        def submit_next(address: str) -> Any:
            """Submit the next batch of the worker at an address and return the batch's future."""
            machine_results = store.stored_results(out, machines[address]["id"])
            future = client.submit(explore_group, waiting[address].pop(0), machine_results,
                                   workers[address], command, seconds, workers=[address],
                                   pure=False)
            future.nsms_worker = address
            return future

        data, failed_workers = store.empty_results(), []
        running = as_completed([submit_next(address) for address in workers])
        for future in running:
            address = future.nsms_worker
            if future.status != "finished":
                problem = future.exception()
                if isinstance(problem, Rejected):
                    raise problem
                failed_workers.append(f"{workers[address]} ({type(problem).__name__})")
                continue
            add_results(data, future.result(), out)
            report_progress(
                f"{sum(map(len, waiting.values()))} batches wait for {len(workers)} machines")
            if waiting[address]:
                running.add(submit_next(address))
        report_progress("")
    if failed_workers:
        raise Rejected(f"workers of the cluster failed: {', '.join(failed_workers)}. The results "
                       f"so far are stored in {out}. The same command continues the exploration.")
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
