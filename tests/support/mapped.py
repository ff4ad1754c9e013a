"""Calls of functions in an image on the host's processor, in a child process. The image is mapped
at the addresses that objects.py chose, without a linker.

The child calls the functions with copies of the buffers and sends the buffers' new contents back.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import struct
from collections.abc import Callable, Sequence

from formats import libc

from generator.check.image import Image
from generator.lab.mutation import native
from generator.spec.samples import Argument

# PROT_READ | PROT_WRITE | PROT_EXEC; MAP_PRIVATE | MAP_FIXED | MAP_ANONYMOUS |
# MAP_FIXED_NOREPLACE
PROT_ALL, MAP_FIXED_PRIVATE = 7, 0x100032
PAGE = mmap.PAGESIZE


def map_sections(image: Image, outside: dict[str, bytes]) -> None:
    """Map the image's sections and the contents of undefined symbols at their addresses; end the
    process with status 3 if an address is not free. `outside`: undefined symbol -> contents."""
    pieces = [(section.address, outside.get(section.name, b"").ljust(64, b"\0")
               if section.external else bytes(section.data))
              for section in image.sections if section.data]
    pages = sorted({page for address, data in pieces
                    for page in range(address // PAGE, (address + len(data) - 1) // PAGE + 1)})
    for page in pages:
        if libc().mmap(page * PAGE, PAGE, PROT_ALL, MAP_FIXED_PRIVATE, -1, 0) != page * PAGE:
            os._exit(3)
    for address, data in pieces:
        ctypes.memmove(address, data, len(data))


def argument_in_memory(value: Argument, contents: list[object]) -> int:
    """Return the value to pass for an argument: a number itself; for bytes, the address of a copy,
    a multiple of 64. The copy is appended to `contents`, so that it stays in memory."""
    if isinstance(value, int):
        return value
    assert isinstance(value, bytes)
    contents.append(copy := ctypes.create_string_buffer(len(value) + 128))
    position = ctypes.addressof(copy) + 63 & -64
    ctypes.memmove(position, value, len(value))
    return position


def call_in_child(image: Image, wanted: Sequence[tuple[int, Sequence[Argument]]], seconds: int = 5,
                  outside: dict[str, bytes] | None = None) -> list[list[bytes]] | None:
    """Make the calls `wanted`, each (address of a System V function, arguments), in one child
    process."""
    def work(report: Callable[[bytes], object]) -> None:
        """Make the calls in the child and report the length and bytes of each argument."""
        map_sections(image, outside or {})
        for address, buffers in wanted:
            contents: list[object] = []
            positions = [argument_in_memory(b, contents) for b in buffers]
            ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * len(positions))(address)(*positions)
            for before, location in zip(buffers, positions):
                data = ctypes.string_at(location, len(before)) if isinstance(before, bytes) else b""
                report(struct.pack("<q", len(data)) + data)
    data, status = native.capture_child_output(work, seconds)
    if status:
        return None
    position, out = 0, []
    for _, buffers in wanted:
        after = []
        for _ in buffers:
            size, = struct.unpack_from("<q", data, position)
            position += 8 + size
            after.append(data[position - size:position])
        out.append(after)
    return out
