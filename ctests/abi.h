/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Calls that check whether a function keeps the System V ABI (stub.S).
 */
#ifndef NSMS_ABI_H
#define NSMS_ABI_H

#include <stdint.h>

enum { ABI_ABOVE = 256 };                    /* bytes above `stack` that the caller fills and compares */

struct abi_call {
    void *function;
    uint64_t argument[5];
    void *stack;
};

/* Calls the function and returns a bit mask of ABI violations, as numbered in abi_violations. */
unsigned abi_call(struct abi_call *c);

static const char *const abi_violations[] = {
    "rbx is not restored", "rbp is not restored", "r12 is not restored", "r13 is not restored",
    "r14 is not restored", "r15 is not restored", "the stack pointer is not restored",
    "the direction flag is left set", "the control bits of mxcsr are changed",
    "the x87 state is changed", "the caller's frame is written to",
    "more stack is used than the manifest says",
};
enum { ABI_FRAME = 10, ABI_DEPTH = 11, ABI_KINDS = 12 };   /* the first two are set by harness.c */

#endif
