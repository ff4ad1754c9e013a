/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Functions that violate the System V ABI in one way each. stub.S must detect each of them.
 * `corrupt_nothing` changes everything that a function may change and violates nothing.
 */
    .intel_syntax noprefix
    .text

    .macro corrupter name
    .globl  corrupt_\name
    .type   corrupt_\name, @function
    .balign 16
corrupt_\name :
    endbr64
    .endm

    .irp register, rbx, rbp, r12, r13, r14, r15
    corrupter \register
    btc     \register, 63
    ret
    .endr

    corrupter rsp_up                /* pops eight bytes too many */
    ret     8

    corrupter rsp_down              /* leaves eight bytes behind */
    pop     rax
    push    rcx
    jmp     rax

    corrupter direction
    std
    ret

    corrupter mxcsr                 /* rounds towards zero */
    stmxcsr [rsp - 8]
    or      dword ptr [rsp - 8], 0x6000
    ldmxcsr [rsp - 8]
    ret

    corrupter x87                   /* single precision */
    fnstcw  [rsp - 8]
    and     word ptr [rsp - 8], 0xfcff
    fldcw   [rsp - 8]
    ret

    corrupter mmx                   /* no emms */
    movq    mm0, [rsp]
    ret

    corrupter above                 /* writes over the caller's frame */
    mov     byte ptr [rsp + 16], 1
    ret

    corrupter far_above
    mov     byte ptr [rsp + 200], 1
    ret

    corrupter below                 /* uses more stack than its limit */
    mov     byte ptr [rsp - 3000], 1
    ret

    corrupter nothing               /* caller-saved registers, red zone, status flags */
    xor     eax, eax
    mov     ecx, 1
    mov     edx, 2
    mov     esi, 3
    mov     edi, 4
    mov     r8d, 5
    mov     r9d, 6
    mov     r10d, 7
    mov     r11d, 8
    pxor    xmm0, xmm0
    pxor    xmm15, xmm15
    push    rbx
    mov     rbx, rax
    pop     rbx
    mov     byte ptr [rsp - 100], 1
    stc
    ret

    .section .note.GNU-stack, "", @progbits
