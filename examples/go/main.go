// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT

// The library by cgo:
//
//	$ make vendor DEST=examples/go/nsms HASH=sha256 LIB=1
//	$ (cd examples/go && go build -o digest .)
//	$ examples/go/digest FILE
package main

import (
	"fmt"
	"os"

	"example.com/digest/nsms"
)

func main() {
	for _, name := range os.Args[1:] {
		data, err := os.ReadFile(name)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Printf("%x  %s\n", nsms.Sum256(data), name)
	}
	fmt.Fprintln(os.Stderr, "kernel", nsms.Kernel())
}
