# SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
"""The library by cffi, as a shared object:

    $ make vendor DEST=examples/python/nsms HASH=sha256 LIB=1
    $ cc -O2 -shared -fPIC examples/python/nsms/*.[cS] -o examples/python/libnsms.so
    $ python3 examples/python/digest.py FILE
"""

import sys
from pathlib import Path

from cffi import FFI

ffi = FFI()
ffi.cdef("""
    void nsms_sha256(uint8_t *digest, const void *data, size_t length);
    const char *nsms_sha256_kernel(void);
""")
nsms = ffi.dlopen(str(Path(__file__).with_name("libnsms.so")))


def sha256(data: bytes) -> bytes:
    digest = ffi.new("uint8_t[32]")
    nsms.nsms_sha256(digest, ffi.from_buffer(data), len(data))
    return bytes(digest)


for name in sys.argv[1:]:
    print(f"{sha256(Path(name).read_bytes()).hex()}  {name}")
print("kernel", ffi.string(nsms.nsms_sha256_kernel()).decode(), file=sys.stderr)
