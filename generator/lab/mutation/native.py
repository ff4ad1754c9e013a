"""Native execution of kernels. Input: an object and calls with expected results. Output: the first
wrong result, as text. Method: link the object to a shared library and call its function in a child
process. The buffers are between guard pages. The call goes through an assembly probe, which checks
the calling convention. A crash or an endless loop ends only the child."""

import ctypes
import faulthandler
import mmap
import multiprocessing
import shutil
import signal
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import lru_cache
from pathlib import Path

from ...spec.samples import Argument
from ...x86.uarch.processors import read_cpuinfo

PAGE, PROT_NONE = mmap.PAGESIZE, 0
FORK = multiprocessing.get_context("fork")


@lru_cache(maxsize=1)
def host_features() -> frozenset[str]:
    """Return the host processor's features, named as in Linux's /proc/cpuinfo."""
    return frozenset(read_cpuinfo().get("flags", "").split())


def capture_child_output(work: Callable[[Callable[[bytes], object]], object],
                         seconds: float) -> tuple[bytes, int]:
    """Return bytes that `work` sends from a child process, and the child's exit code: the negative
    number of the signal that ended it, SIGKILL after `seconds`."""
    receiver, sender = FORK.Pipe(duplex=False)

    def run() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        faulthandler.disable()
        work(sender.send_bytes)

    child = FORK.Process(target=run)
    child.start()
    sender.close()
    end, output = time.monotonic() + seconds, bytearray()
    try:
        while receiver.poll(max(0, end - time.monotonic())):
            output += receiver.recv_bytes()
        child.kill()
    except EOFError:
        pass
    child.join()
    return bytes(output), child.exitcode or 0


PROBE = Path(__file__).with_name("probe.S")


@lru_cache(maxsize=4)
def _assemble_probe(symbol: str) -> bytes:
    """Return the object assembled from PROBE, in which the called function is `symbol`."""
    with tempfile.TemporaryDirectory(prefix="nsms-") as folder:
        subprocess.run([shutil.which("as") or "as", "-o", f"{folder}/probe.o"], text=True,
                       capture_output=True, check=True,
                       input=PROBE.read_text().replace("SYMBOL", symbol))
        return Path(folder, "probe.o").read_bytes()


def link_library(object: bytes, symbol: str, folder: Path) -> Path | None:
    """Link an object, given as bytes, and the probe that calls `symbol` to a shared library; None
    if the linker rejects it."""
    (folder / "it.o").write_bytes(object)
    (folder / "probe.o").write_bytes(_assemble_probe(symbol))
    process = subprocess.run([shutil.which("ld") or "ld", "-shared", "-z", "defs", "-o", "it.so",
                              "it.o", "probe.o"], cwd=folder,
                             capture_output=True)
    return folder / "it.so" if process.returncode == 0 else None


class Arrangement(IntEnum):
    """Position of the bytes of an argument in a guarded buffer."""

    AT_END = 0  # the bytes end where an inaccessible page starts
    AT_START = 1  # the bytes start where an inaccessible page ends
    ODD_ADDRESS = 2  # as AT_START, but one byte later if the kernel only reads the bytes


def guarded_copy(data: bytes, arrangement: Arrangement, writable: bool) -> int:
    """Return the address of a copy of the data between inaccessible pages, which is never freed and
    read-only unless `writable`; for no data an inaccessible address."""
    libc = ctypes.CDLL(None)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    size = (len(data) + PAGE) // PAGE * PAGE
    first = libc.mmap(None, size + 2 * PAGE, PROT_NONE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1,
                      0) + PAGE
    if not data:
        return int(first)
    is_odd = arrangement == Arrangement.ODD_ADDRESS and not writable
    address = first + (size - len(data) if arrangement == Arrangement.AT_END else int(is_odd))
    libc.mprotect(first, size, mmap.PROT_READ | mmap.PROT_WRITE)
    ctypes.memmove(address, data, len(data))
    if not writable:
        libc.mprotect(first, size, mmap.PROT_READ)
    return int(address)


def find_wrong_result(library: Path, calls: Sequence[tuple[Sequence[Argument], bytes]],
                      seconds: int = 10) -> str | None:
    """Return the first wrong result of calls (arguments, expected; the first argument is written),
    with every Arrangement, or a crash, as text; "" if all are right; None if the library does not
    load."""
    def work(send: Callable[[bytes], object]) -> None:
        try:
            library_handle = ctypes.CDLL(str(library))
        except OSError:
            return
        send(b"+")  # after this, only the function can crash
        send(_compare_calls(library_handle, calls).encode())
    output, status = capture_child_output(work, seconds)
    if not output.startswith(b"+"):
        return None
    if status < 0:
        return f"dies of {signal.Signals(-status).name}"
    if status:
        raise OSError(f"the child that ran {library} failed")
    return output[1:].decode()


def _store_argument(argument: Argument, arrangement: Arrangement,
                    earlier_values: Sequence[int]) -> int:
    """Return the value to pass for an argument: a number, or the address of a guarded copy."""
    if argument is None:
        return earlier_values[0]
    if isinstance(argument, int):
        return argument
    if isinstance(argument, tuple):
        argument = struct.pack(f"<{len(argument)}Q", *(
            guarded_copy(part, arrangement, False) for part in argument))
        if arrangement == Arrangement.ODD_ADDRESS:  # pointers are aligned as in C
            arrangement = Arrangement.AT_END
    return guarded_copy(argument, arrangement, not earlier_values)


def _compare_calls(library_handle: ctypes.CDLL,
                   calls: Sequence[tuple[Sequence[Argument], bytes]]) -> str:
    function = ctypes.c_void_p.in_dll(library_handle, "nsms_kernel")
    probe = library_handle["nsms_probe"]
    probe.argtypes = [ctypes.c_void_p] * 6
    for arguments, expected in calls:
        for arrangement in Arrangement:
            addresses: list[int] = []
            for argument in arguments:
                addresses.append(_store_argument(argument, arrangement, addresses))
            convention_error = probe(function, *addresses, *[0] * (5 - len(addresses)))
            if convention_error:
                return f"violates the calling convention {describe_arguments(arguments)}"
            result = ctypes.string_at(addresses[0], len(expected))
            if difference := describe_difference(arguments, result, expected):
                return difference
    return ""


def describe_difference(arguments: Sequence[Argument], result: bytes, expected: bytes) -> str:
    """Return how a result differs; "" if it does not."""
    return "" if result == expected else (
        f"answers wrong {describe_arguments(arguments)}: {result[:16].hex()}..., which should "
        f"be {expected[:16].hex()}...")


def describe_arguments(arguments: Sequence[Argument]) -> str:
    """Return the arguments as text: numbers as they are, lengths of buffers and arrays."""
    return f"on arguments {[x if x is None or isinstance(x, int) else len(x) for x in arguments]}"
