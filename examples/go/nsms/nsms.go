// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

// Package nsms hashes by the C library; cgo compiles the .c and .S files that `make vendor` puts beside this one.
package nsms

// #cgo CFLAGS: -O2
// #include "nsms.h"
import "C"

import "unsafe"

// Sum256 is the SHA-256 of data.
func Sum256(data []byte) (digest [32]byte) {
	var first unsafe.Pointer
	if len(data) > 0 {
		first = unsafe.Pointer(&data[0])
	}
	C.nsms_sha256((*C.uint8_t)(&digest[0]), first, C.size_t(len(data)))
	return digest
}

// Kernel names the kernel that runs.
func Kernel() string {
	return C.GoString(C.nsms_sha256_kernel())
}
