/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * unsigned abi_call(struct abi_call *c): calls c->function with five arguments on the stack c->stack and
 * returns a bit mask of violations of the System V ABI (abi_violations in abi.h).
 *
 *   struct abi_call { void *function; uint64_t argument[5]; void *stack; }
 *   stack: a multiple of 16; the caller fills ABI_ABOVE bytes above it and compares them afterwards
 *
 * Caller-saved registers without an argument contain arbitrary values at the call.
 */
    .intel_syntax noprefix

    .macro expect register, canary, bit
    mov     r11, \canary
    cmp     \register, r11
    je      9f
    or      eax, 1 << \bit
9:
    .endm

    .data
    .balign 8
saved_rsp:  .quad 0                 /* the stub's stack pointer; the kernel cannot overwrite it by stack accesses */
expected:   .quad 0
control:    .long 0, 0
environment: .fill 8, 4, 0

    .text
    .globl  abi_call
    .type   abi_call, @function
abi_call:
    endbr64
    push    rbx
    push    rbp
    push    r12
    push    r13
    push    r14
    push    r15
    mov     [rip + saved_rsp], rsp
    stmxcsr [rip + control]
    mov     rsp, [rdi + 48]
    mov     r11, [rdi]
    mov     rsi, [rdi + 16]
    mov     rdx, [rdi + 24]
    mov     rcx, [rdi + 32]
    mov     r8, [rdi + 40]
    mov     rdi, [rdi + 8]
    mov     rbx, 0x5b5b1b2b3b4b5b6b
    mov     rbp, 0x5c5c1c2c3c4c5c6c
    mov     r12, 0x5d5d1d2d3d4d5d6d
    mov     r13, 0x5e5e1e2e3e4e5e6e
    mov     r14, 0x5f5f1f2f3f4f5f6f
    mov     r15, 0x6060102030405060
    mov     rax, 0x7a7a1a2a3a4a5a6a
    mov     r9, rax
    mov     r10, rax
    movq    xmm0, rax
    movq    xmm1, rax
    movq    xmm15, rax
    mov     [rip + expected], rsp
    call    r11

    mov     r10, rsp
    mov     rsp, [rip + saved_rsp]
    pushfq
    pop     r9
    cld
    xor     eax, eax
    expect  rbx, 0x5b5b1b2b3b4b5b6b, 0
    expect  rbp, 0x5c5c1c2c3c4c5c6c, 1
    expect  r12, 0x5d5d1d2d3d4d5d6d, 2
    expect  r13, 0x5e5e1e2e3e4e5e6e, 3
    expect  r14, 0x5f5f1f2f3f4f5f6f, 4
    expect  r15, 0x6060102030405060, 5
    cmp     r10, [rip + expected]
    je      1f
    or      eax, 1 << 6
1:  test    r9d, 1 << 10            /* the direction flag */
    jz      1f
    or      eax, 1 << 7
1:  stmxcsr [rip + control + 4]
    mov     r11d, [rip + control]
    mov     r10d, [rip + control + 4]
    xor     r11d, r10d
    and     r11d, 0xffc0            /* the control bits; the status bits may change */
    jz      1f
    or      eax, 1 << 8
    ldmxcsr [rip + control]
1:  fnstenv [rip + environment]
    cmp     word ptr [rip + environment], 0x37f
    jne     1f
    cmp     word ptr [rip + environment + 8], 0xffff    /* an x87 or MMX register is in use */
    je      2f
1:  or      eax, 1 << 9
2:  fninit
    pop     r15
    pop     r14
    pop     r13
    pop     r12
    pop     rbp
    pop     rbx
    ret
    .size   abi_call, . - abi_call

    .section .note.GNU-stack, "", @progbits
