"""Program that calls machine code with states and prints the new states; it imports nothing of the
project, so that an emulator (qemu-user) can run it.

Standard input: a pickle of a pair of lists: (address, bytes) to map; and (address of a function,
state) of each call. Standard output: the states after the calls, concatenated.
"""

import ctypes
import pickle
import sys

PAGE, PROT_ALL, MAP_FIXED_PRIVATE = 4096, 7, 0x32


def main() -> None:
    pieces, wanted = pickle.load(sys.stdin.buffer)
    libc = ctypes.CDLL(None)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    pages = {page for address, data in pieces
             for page in range(address // PAGE, (address + len(data) - 1) // PAGE + 1)}
    for page in pages:
        if libc.mmap(page * PAGE, PAGE, PROT_ALL, MAP_FIXED_PRIVATE, -1, 0) != page * PAGE:
            sys.exit(f"the page {page * PAGE:#x} cannot be mapped")
    for address, data in pieces:
        ctypes.memmove(address, data, len(data))
    contents = ctypes.create_string_buffer(8192)
    position, out = ctypes.addressof(contents) + 63 & -64, bytearray()
    for address, state in wanted:
        ctypes.memmove(position, state, len(state))
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)(position)
        out += ctypes.string_at(position, len(state))
    sys.stdout.buffer.write(out)


if __name__ == "__main__":
    main()
