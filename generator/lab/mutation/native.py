"""Native execution of kernels. Input: an object and calls with expected results. Output: the first
wrong result, as text. Method: link the object to a shared library and call its function in a child
process. The buffers are between guard pages. The call goes through an assembly probe, which checks
the calling convention. A crash or an endless loop ends only the child."""

import ctypes
import faulthandler
import mmap
import os
import select
import shutil
import signal
import struct
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import lru_cache
from pathlib import Path

from ...spec.samples import Argument
from ...x86.uarch.processors import read_cpuinfo

PAGE, PROT_NONE = mmap.PAGESIZE, 0


@lru_cache(maxsize=1)
def host_features() -> frozenset[str]:
    """Return the host processor's features, named as in Linux's /proc/cpuinfo."""
    return frozenset(read_cpuinfo().get("flags", "").split())


def capture_child_output(work: Callable[[Callable[[bytes], object]], object],
                         seconds: int) -> tuple[bytes, int]:
    """Return bytes that `work` sends from a child process, and the child's wait status."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            for number in (signal.SIGINT, signal.SIGALRM):
                signal.signal(number, signal.SIG_DFL)
            faulthandler.disable()
            signal.alarm(seconds)
            with os.fdopen(writing, "wb", 0) as pipe:
                work(pipe.write)
            os._exit(0)
        finally:
            os._exit(2)
    os.close(writing)
    output = bytearray()
    while select.select([reading], [], [], seconds + 1)[0]:
        chunk = os.read(reading, 1 << 16)
        if not chunk:
            break
        output += chunk
    else:
        os.kill(child, signal.SIGKILL)
    os.close(reading)
    return bytes(output), os.waitpid(child, 0)[1]


def call_in_child(work: Callable[[], str], seconds: int) -> str | None:
    """Return the text that `work` returns in a child process; None if it fails or takes too long.
    """
    output, status = capture_child_output(lambda send: send(work().encode()), seconds)
    return output.decode() if status == 0 else None


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


class _GuardedBuffer:
    """Memory for data of at most `size` bytes, between two inaccessible pages."""

    def __init__(self, size: int) -> None:
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.libc.mmap.restype = ctypes.c_void_p
        self.libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3,
                                   ctypes.c_long]
        self.libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
        self.size = (size + PAGE) // PAGE * PAGE
        self.first = self.libc.mmap(None, self.size + 2 * PAGE, PROT_NONE,
                                    mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0) + PAGE

    def store(self, data: bytes, arrangement: Arrangement, writable: bool) -> int:
        """Address of a copy of the data (inaccessible for none), read-only unless `writable`."""
        self.libc.mprotect(self.first, self.size, mmap.PROT_READ | mmap.PROT_WRITE)
        is_odd = arrangement == Arrangement.ODD_ADDRESS and not writable
        address = self.first + (self.size - len(data) if arrangement == Arrangement.AT_END
                                else int(is_odd))
        ctypes.memmove(address, data, len(data))
        if not writable:
            self.libc.mprotect(self.first, self.size, mmap.PROT_READ)
        if not data:  # nothing may be read: point to inaccessible memory
            address = (self.first + self.size if arrangement == Arrangement.AT_END
                       else self.first - 8)
        return int(address)


def find_wrong_result(library: Path, calls: Sequence[tuple[Sequence[Argument], bytes]],
                      seconds: int = 10) -> str | None:
    """First wrong result of calls (arguments, expected; the first argument is written), with every
    Arrangement, or a crash, as text; "" if all are right; None if the library does not load."""
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
    if os.WIFSIGNALED(status):
        return f"dies of {signal.Signals(os.WTERMSIG(status)).name}"
    if status:
        raise OSError(f"the child that ran {library} failed")
    return output[1:].decode()


def _guarded_buffers(values: Sequence[Argument]) -> list[_GuardedBuffer]:
    """Return buffers for one argument."""
    if isinstance(values[0], tuple):
        return [_GuardedBuffer(max(map(len, targets)))
                for targets in zip(*values)] + [_GuardedBuffer(8 * len(values[0]))]
    return [_GuardedBuffer(max(len(x) if isinstance(x, bytes) else 0 for x in values))]


def _store_argument(argument: Argument, buffers: list[_GuardedBuffer], arrangement: Arrangement,
                    earlier_values: Sequence[int]) -> int:
    """Copy an argument into its guarded buffers and return the value to pass: its address."""
    if argument is None:
        return earlier_values[0]
    if isinstance(argument, int):
        return argument
    if isinstance(argument, tuple):
        pointers = [buffer.store(part, arrangement, False)
                    for part, buffer in zip(argument, buffers)]
        argument = struct.pack(f"<{len(argument)}Q", *pointers)
        if arrangement == Arrangement.ODD_ADDRESS:  # pointers are aligned as in C
            arrangement = Arrangement.AT_END
    return buffers[-1].store(argument, arrangement, not earlier_values)


def _compare_calls(library_handle: ctypes.CDLL,
                   calls: Sequence[tuple[Sequence[Argument], bytes]]) -> str:
    """Make the calls that `find_wrong_result` describes."""
    function = ctypes.c_void_p.in_dll(library_handle, "nsms_kernel")
    probe = library_handle["nsms_probe"]
    probe.argtypes = [ctypes.c_void_p] * 6
    buffers = [_guarded_buffers(values) for values in zip(*(a for a, _ in calls))]
    for arguments, expected in calls:
        for arrangement in Arrangement:
            addresses: list[int] = []
            for x, buffer in zip(arguments, buffers):
                addresses.append(_store_argument(x, buffer, arrangement, addresses))
            convention_error = probe(function, *addresses, *[0] * (5 - len(addresses)))
            if convention_error:
                return f"violates the calling convention {describe_arguments(arguments)}"
            result = ctypes.string_at(addresses[0], len(expected))
            if difference := describe_difference(arguments, result, expected):
                return difference
    return ""


def describe_difference(arguments: Sequence[Argument], result: bytes, expected: bytes) -> str:
    """How a result differs; "" if it does not."""
    if result == expected:
        return ""
    return (f"answers wrong {describe_arguments(arguments)}: {result[:16].hex()}..., which should "
            f"be {expected[:16].hex()}...")


def describe_arguments(arguments: Sequence[Argument]) -> str:
    """Return the arguments as text: numbers as they are, lengths of buffers and arrays."""
    return f"on arguments {[x if x is None or isinstance(x, int) else len(x) for x in arguments]}"
