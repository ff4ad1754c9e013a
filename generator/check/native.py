"""Code run by the host's own processor, in a child process: what the prover says is held against silicon.

An image is mapped at the addresses that objects.py gave it; the child calls the function on copies of the
buffers and sends back what they hold afterwards. A crash or an endless loop ends the child only.
"""

from __future__ import annotations

import ctypes
import faulthandler
import mmap
import os
import select
import signal
import struct
from collections.abc import Sequence
from functools import lru_cache

from .objects import Image

PROT_ALL, MAP_FIXED_PRIVATE = 7, 0x100032              # read write execute; private anonymous fixed-noreplace
PAGE = mmap.PAGESIZE


@lru_cache(maxsize=1)
def host_features() -> frozenset[str]:
    """The flags of /proc/cpuinfo."""
    with open("/proc/cpuinfo", encoding="ascii", errors="replace") as file:
        for line in file:
            if line.startswith("flags"):
                return frozenset(line.split(":", 1)[1].split())
    return frozenset()


def _map(image: Image, outside: dict[str, bytes]) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    pieces = [(section.address, bytes(section.data)) for section in image.sections if section.data]
    pieces += [(address, outside.get(name, b"").ljust(64, b"\0")) for address, name in image.external.items()]
    pages = sorted({page for address, data in pieces
                    for page in range(address // PAGE, (address + len(data) - 1) // PAGE + 1)})
    for page in pages:
        if libc.mmap(page * PAGE, PAGE, PROT_ALL, MAP_FIXED_PRIVATE, -1, 0) != page * PAGE:
            os._exit(3)
    for address, data in pieces:
        ctypes.memmove(address, data, len(data))



def call(image: Image, address: int, buffers: Sequence[bytes | int], seconds: int = 5,
         outside: dict[str, bytes] | None = None) -> list[bytes] | None:
    """The buffers after calling the function at `address` with them (integers are passed as they are).

    Buffers are aligned to 64 bytes. Empty bytes stand for an integer's place; None altogether if the child crashed
    or did not end in time. The convention is System V's. `outside` tells what undefined symbols hold.
    """
    found = calls(image, [(address, buffers)], seconds, outside)
    return found[0] if found else None


def calls(image: Image, wanted: Sequence[tuple[int, Sequence[bytes | int]]], seconds: int = 5,
          outside: dict[str, bytes] | None = None) -> list[list[bytes]] | None:
    """Several calls in one child, as `call` does each; None if any of them crashed."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            faulthandler.disable()
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.alarm(seconds)
            _map(image, outside or {})
            for address, buffers in wanted:
                held = [ctypes.create_string_buffer(0 if isinstance(b, int) else len(b) + 128) for b in buffers]
                places = [b if isinstance(b, int) else ctypes.addressof(h) + 63 & -64 for b, h in zip(buffers, held)]
                for before, place in zip(buffers, places):
                    if not isinstance(before, int):
                        ctypes.memmove(place, before, len(before))
                ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * len(places))(address)(*places)
                for before, place in zip(buffers, places):
                    data = b"" if isinstance(before, int) else ctypes.string_at(place, len(before))
                    os.write(writing, struct.pack("<q", len(data)) + data)
            os._exit(0)
        finally:
            os._exit(2)
    os.close(writing)
    chunks = []
    while True:
        ready, _, _ = select.select([reading], [], [], seconds + 1)
        chunk = os.read(reading, 1 << 16) if ready else b""
        if not chunk:
            break
        chunks.append(chunk)
    os.close(reading)
    if not ready:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if status:
        return None
    data, position, out = b"".join(chunks), 0, []
    for _, buffers in wanted:
        after = []
        for _ in buffers:
            size, = struct.unpack_from("<q", data, position)
            position += 8 + size
            after.append(data[position - size:position])
        out.append(after)
    return out
