/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Buffers between guard pages, and calls that survive faults and check the System V ABI (stub.S).
 */
#ifndef NSMS_GUARDED_H
#define NSMS_GUARDED_H

#include <setjmp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "abi.h"
#include "expected.h"

enum { PAGE = 4096 };

struct guarded {
    const char *name;
    uint8_t *start, *end;                                /* accessible bytes, between two inaccessible pages */
};

/* One for each parameter, named like it while a kernel is checked, and one for the messages that pointers
 * in memory point to. */
static struct guarded buffers[MOST_PARAMETERS + 1] = {{"state", NULL, NULL}, {"data", NULL, NULL}}, stack = {"stack", NULL, NULL};
static struct guarded *const messages = &buffers[MOST_PARAMETERS];
static struct guarded *const guards[] = {&buffers[0], &buffers[1], &buffers[2], &buffers[3], &buffers[4], &stack};
static struct guarded *const state = &buffers[0], *const data = &buffers[1];       /* of kernels that take blocks */

static void allocate_guarded(struct guarded *g, size_t size)
{
    size = (size + PAGE - 1) / PAGE * PAGE;
    uint8_t *at = mmap(NULL, size + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (at == MAP_FAILED || mprotect(at + PAGE, size, PROT_READ | PROT_WRITE)) {
        perror("harness: mmap");
        exit(2);
    }
    g->start = at + PAGE;
    g->end = g->start + size;
}

static uint8_t *end_minus(const struct guarded *g, size_t size) { return g->end - size; }
static uint8_t *start_plus(const struct guarded *g, size_t shift) { return g->start + shift; }

/* Faults and calls. */

static unsigned long calls;                               /* number of calls so far */
static sigjmp_buf return_point;
static volatile sig_atomic_t is_calling;
static void *volatile fault;
static volatile int fault_signal;

static void handle_fault(int signal, siginfo_t *about, void *context)
{
    (void)context;
    if (!is_calling)
        _exit(3);
    fault = about->si_addr;
    fault_signal = signal;
    siglongjmp(return_point, 1);                             /* SA_NODEFER: no signal is blocked */
}

static void catch_faults(void)
{
    static uint8_t memory[65536];
    stack_t signal_stack = {.ss_sp = memory, .ss_size = sizeof memory};
    struct sigaction action = {.sa_sigaction = handle_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGALRM};
    sigaltstack(&signal_stack, NULL);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        sigaction(signals[i], &action, NULL);
}

static const char *describe_fault(void)
{
    static char text[160];
    const uint8_t *at = fault;
    if (fault_signal == SIGALRM)
        return "does not return";
    if (fault_signal == SIGSEGV || fault_signal == SIGBUS)
        for (size_t i = 0; i < sizeof guards / sizeof *guards; i++) {
            const struct guarded *g = guards[i];
            if (at >= g->end && at < g->end + PAGE)
                return snprintf(text, sizeof text, "touches the byte %td after the end of %s", at - g->end, g->name), text;
            if (at >= g->start - PAGE && at < g->start)
                return snprintf(text, sizeof text, "touches the byte %td before the start of %s", g->start - at, g->name), text;
        }
    return snprintf(text, sizeof text, "%s at %p", strsignal(fault_signal), fault), text;
}

struct arguments {
    uint64_t argument[MOST_PARAMETERS];
};

static struct arguments make_arguments(const void *a, const void *b, uint64_t c)
{
    return (struct arguments){{(uintptr_t)a, (uintptr_t)b, c, 0x0123456789abcdef}};
}

/* Calls code on a separate stack; 8 calls in succession use all alignments modulo 128. Returns 0 after a
 * fault, else 1 and in `violations` the ABI violations. */
static int call_on_stack(void (*code)(void), struct arguments arguments, unsigned *violations)
{
    static unsigned next;
    uint8_t *top = stack.end - ABI_ABOVE - 16 * (next++ % 8);
    struct abi_call call = {(void *)(uintptr_t)code, {arguments.argument[0], arguments.argument[1], arguments.argument[2], arguments.argument[3], arguments.argument[4]}, top};
    volatile int returned = 0;
    calls++;
    memset(top, 0xa5, ABI_ABOVE);
    if (!sigsetjmp(return_point, 0)) {
        is_calling = 1;
        *violations = abi_call(&call);
        returned = 1;
    } else {
        __asm__ volatile("cld\n\tfninit");
    }
    is_calling = 0;
    for (unsigned i = 0; returned && i < ABI_ABOVE; i++)
        if (top[i] != 0xa5)
            *violations |= 1u << ABI_FRAME;
    return returned;
}

#endif
