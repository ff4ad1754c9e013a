/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * uint64_t nsms_probe(function, a, b, c, d, e) calls function(a, b, c, d, e). It returns 0 if the function keeps System V's
 * calling convention (callee-saved registers, stack pointer, direction flag), else 1. The word nsms_kernel is the address of the
 * function SYMBOL, by a relocation as in any other object of a program; native.py replaces SYMBOL by the function's name.
 */
        .intel_syntax noprefix
        .text
        .globl nsms_probe
nsms_probe:
        push rbx; push rbp; push r12; push r13; push r14; push r15
        sub rsp, 24
        mov rax, rdi; mov rdi, rsi; mov rsi, rdx; mov rdx, rcx; mov rcx, r8; mov r8, r9
        mov rbx, 0x1122334455667701; mov rbp, 0x1122334455667702; mov r12, 0x1122334455667703
        mov r13, 0x1122334455667704; mov r14, 0x1122334455667705; mov r15, 0x1122334455667706
        mov [rip + saved], rsp
        call rax
        xor eax, eax
        cmp rsp, [rip + saved]; jne 1f
        pushfq; pop rcx; test ecx, 0x400; jne 1f
        mov rcx, 0x1122334455667701
        cmp rbx, rcx; jne 1f
        inc rcx; cmp rbp, rcx; jne 1f
        inc rcx; cmp r12, rcx; jne 1f
        inc rcx; cmp r13, rcx; jne 1f
        inc rcx; cmp r14, rcx; jne 1f
        inc rcx; cmp r15, rcx; je 2f
1:      mov eax, 1
2:      cld
        mov rsp, [rip + saved]
        add rsp, 24
        pop r15; pop r14; pop r13; pop r12; pop rbp; pop rbx
        ret
        .local saved
        .comm saved, 8, 8
        .section .data.rel,"aw",@progbits
        .globl nsms_kernel
nsms_kernel: .quad SYMBOL
        .section .note.GNU-stack,"",@progbits
