"""The measuring process: loads the library compiled from ctests/bench.c and runs it beside hashlib.

    python timed.py LIBRARY METHOD HASH SECONDS ALONE PEERS SIZE...

It is a program of its own without imports from the generator, so that a crashing kernel ends only
this process. It prints bench.c's lines.
"""

import ctypes
import hashlib
import signal
import sys
from collections.abc import Callable
from typing import Any

BATCH = ctypes.PYFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_long,
                          ctypes.c_int)


def batch(new: Callable[[Any], Any]) -> Callable[[int, int, int, int, int], None]:
    """Return a callback that hashes a message several times by hashlib.

    If chained, each message begins with the previous digest.
    """
    def hash_batch(digest: int, data: int, size: int, times: int, chained: int) -> None:
        message = memoryview((ctypes.c_ubyte * size).from_address(data)).cast("B")
        digest_bytes = b""
        if not chained:
            for _ in range(times):
                digest_bytes = new(message).digest()
        else:
            for _ in range(times):
                digest_bytes = new(message).digest()
                message[:len(digest_bytes)] = digest_bytes[:size]
        ctypes.memmove(digest, digest_bytes, len(digest_bytes))

    return hash_batch


def main(words: list[str]) -> int:
    """Run the benchmark with these words; return its status."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    library = ctypes.PyDLL(words[0])
    argv = (ctypes.c_char_p * len(words))(*(word.encode() for word in words[1:]))
    called = BATCH(batch(getattr(hashlib, words[2])))
    return int(library.bench(len(words) - 1, argv, called))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
