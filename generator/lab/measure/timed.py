"""The measuring process: loads the library compiled from ctests/bench.c and runs it beside hashlib.
python timed.py LIBRARY METHOD HASH SECONDS RATE PEERS SIZE... It is a separate program without
imports from the generator, so that a crashing kernel ends only this process. bench.c prints the
results to standard output."""

import ctypes
import hashlib
import signal
import sys
from collections.abc import Callable
from typing import Any

# batch_fn of ctests/peer.h: digest, message, message bytes, number of messages, chained
BATCH = ctypes.PYFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_long,
                          ctypes.c_int)


def make_batch_callback(new_hash: Callable[[Any], Any]
                        ) -> Callable[[int, int, int, int, int], None]:
    """Return a function with the parameters of BATCH that hashes a message `count` times with
    `new_hash`, hashlib's constructor of a hash, such as hashlib.sha256."""
    def hash_batch(digest_address: int, message_address: int, message_bytes: int, count: int,
                   chained: int) -> None:
        memory = (ctypes.c_ubyte * message_bytes).from_address(message_address)
        message, digest = memoryview(memory).cast("B"), b""
        if chained:
            for _ in range(count):
                digest = new_hash(message).digest()
                message[:len(digest)] = digest[:message_bytes]
        else:
            for _ in range(count):
                digest = new_hash(message).digest()
        ctypes.memmove(digest_address, digest, len(digest))

    return hash_batch


def main(arguments: list[str]) -> int:
    """Run the benchmark and return its exit status. `arguments`: the path of the library, then the
    arguments of bench.c."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    library = ctypes.PyDLL(arguments[0])
    argv = (ctypes.c_char_p * len(arguments))(*(text.encode() for text in arguments[1:]))
    callback = BATCH(make_batch_callback(getattr(hashlib, arguments[2])))
    return int(library.bench(len(arguments) - 1, argv, callback))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
