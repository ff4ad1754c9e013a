/* Steps through a function one instruction at a time and lets libgcc's unwinder walk from each: every walk must come by
 * the caller with the stack pointer that it had, and find the canaries in the registers that it preserves.
 * Built together with one function `void step_me(uint64_t *, const uint64_t *, size_t)`; prints the number of
 * instructions and of those from which the walk failed. SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT */
#define _GNU_SOURCE
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <ucontext.h>
#include <unwind.h>

extern void STEP_ME(uint64_t *out, const uint64_t *data, size_t count);
extern void caller(uint64_t *out, const uint64_t *data, size_t count);
extern const char caller_stepping[], caller_done[], caller_return[];

static long steps, failures;

/* DWARF's numbers of rbx, rbp, r12 to r15, and what caller() puts there. */
static const int numbers[6] = {3, 6, 12, 13, 14, 15};

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *found)
{
    if (_Unwind_GetIP(context) != (uintptr_t)caller_return)
        return _URC_NO_REASON;
    *(int *)found = 1;
    for (int i = 0; i < 6; i++)
        if (_Unwind_GetGR(context, numbers[i]) != 0x1111111111111111u * (unsigned)(i + 1))
            *(int *)found = -1;
    return _URC_NORMAL_STOP;
}

static void on_step(int number, siginfo_t *info, void *where)
{
    (void)number, (void)info;
    uintptr_t at = (uintptr_t)((ucontext_t *)where)->uc_mcontext.gregs[REG_RIP];
    if (at >= (uintptr_t)caller_stepping && at < (uintptr_t)caller_done)
        return; /* not in the function yet, or no more */
    int found = 0;
    _Unwind_Backtrace(visit, &found);
    steps++;
    failures += found != 1;
}

/* Canaries, the trap flag, the call, and the flag off again. */
__asm__(".text\n"
        ".globl caller, caller_stepping, caller_return, caller_done\n"
        "caller: .cfi_startproc\n"
        "push %rbx\n.cfi_adjust_cfa_offset 8\n.cfi_rel_offset rbx, 0\n"
        "push %rbp\n.cfi_adjust_cfa_offset 8\n.cfi_rel_offset rbp, 0\n"
        "push %r12\n.cfi_adjust_cfa_offset 8\n.cfi_rel_offset r12, 0\n"
        "push %r13\n.cfi_adjust_cfa_offset 8\n.cfi_rel_offset r13, 0\n"
        "push %r14\n.cfi_adjust_cfa_offset 8\n.cfi_rel_offset r14, 0\n"
        "push %r15\n.cfi_adjust_cfa_offset 8\n.cfi_rel_offset r15, 0\n"
        "sub $8, %rsp\n.cfi_adjust_cfa_offset 8\n"
        "movabs $0x1111111111111111, %rbx\n"
        "movabs $0x2222222222222222, %rbp\n"
        "movabs $0x3333333333333333, %r12\n"
        "movabs $0x4444444444444444, %r13\n"
        "movabs $0x5555555555555555, %r14\n"
        "movabs $0x6666666666666666, %r15\n"
        "pushfq\n.cfi_adjust_cfa_offset 8\n"
        "orq $0x100, (%rsp)\n"
        "popfq\n.cfi_adjust_cfa_offset -8\n"
        "caller_stepping: call " STEP_NAME "\n"
        "caller_return: pushfq\n.cfi_adjust_cfa_offset 8\n"
        "andq $~0x100, (%rsp)\n"
        "popfq\n.cfi_adjust_cfa_offset -8\n"
        "nop\n"
        "caller_done: add $8, %rsp\n.cfi_adjust_cfa_offset -8\n"
        "pop %r15\n.cfi_adjust_cfa_offset -8\n.cfi_restore r15\n"
        "pop %r14\n.cfi_adjust_cfa_offset -8\n.cfi_restore r14\n"
        "pop %r13\n.cfi_adjust_cfa_offset -8\n.cfi_restore r13\n"
        "pop %r12\n.cfi_adjust_cfa_offset -8\n.cfi_restore r12\n"
        "pop %rbp\n.cfi_adjust_cfa_offset -8\n.cfi_restore rbp\n"
        "pop %rbx\n.cfi_adjust_cfa_offset -8\n.cfi_restore rbx\n"
        "ret\n.cfi_endproc\n");

int main(void)
{
    static uint64_t out[1024], data[1024];
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_step;
    action.sa_flags = SA_SIGINFO;
    sigaction(SIGTRAP, &action, NULL);
    caller(out, data, 1);
    printf("%ld %ld\n", steps, failures);
    return 0;
}
