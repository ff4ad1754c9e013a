/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Features of this processor, named as in Linux's /proc/cpuinfo. A feature counts as present only if
 * the operating system saves the registers that it needs (XCR0). Unknown names count as absent.
 */
#ifndef NSMS_CPU_H
#define NSMS_CPU_H

#include <cpuid.h>
#include <stdint.h>
#include <string.h>

enum { CPU_XMM = 0, CPU_YMM = 6, CPU_ZMM = 0xE6 };       /* bits of XCR0 that must be set */

struct cpu_feature {
    const char *name;
    uint32_t leaf, subleaf;
    int reg, bit;                                        /* reg: 0 to 3 for EAX EBX ECX EDX */
    unsigned xcr0;
};

static const struct cpu_feature cpu_features[] = {
    {"sse2", 1, 0, 3, 26, CPU_XMM}, {"pni", 1, 0, 2, 0, CPU_XMM}, {"ssse3", 1, 0, 2, 9, CPU_XMM},
    {"sse4_1", 1, 0, 2, 19, CPU_XMM}, {"sse4_2", 1, 0, 2, 20, CPU_XMM}, {"movbe", 1, 0, 2, 22, CPU_XMM},
    {"popcnt", 1, 0, 2, 23, CPU_XMM}, {"aes", 1, 0, 2, 25, CPU_XMM}, {"fma", 1, 0, 2, 12, CPU_YMM},
    {"avx", 1, 0, 2, 28, CPU_YMM}, {"bmi1", 7, 0, 1, 3, CPU_XMM}, {"avx2", 7, 0, 1, 5, CPU_YMM},
    {"bmi2", 7, 0, 1, 8, CPU_XMM}, {"adx", 7, 0, 1, 19, CPU_XMM}, {"sha_ni", 7, 0, 1, 29, CPU_XMM},
    {"gfni", 7, 0, 2, 8, CPU_XMM}, {"avx512f", 7, 0, 1, 16, CPU_ZMM}, {"avx512dq", 7, 0, 1, 17, CPU_ZMM},
    {"avx512ifma", 7, 0, 1, 21, CPU_ZMM}, {"avx512cd", 7, 0, 1, 28, CPU_ZMM}, {"avx512bw", 7, 0, 1, 30, CPU_ZMM},
    {"avx512vl", 7, 0, 1, 31, CPU_ZMM}, {"avx512vbmi", 7, 0, 2, 1, CPU_ZMM}, {"avx512_vbmi2", 7, 0, 2, 6, CPU_ZMM},
    {"sha512", 7, 1, 0, 0, CPU_YMM}, {"sm3", 7, 1, 0, 1, CPU_YMM}, {"abm", 0x80000001, 0, 2, 5, CPU_XMM},
    {"xop", 0x80000001, 0, 2, 11, CPU_YMM},
};

static unsigned cpu_xcr0(void)
{
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c >> 27 & 1))
        return 0;
    __asm__ volatile("xgetbv" : "=a"(a), "=d"(d) : "c"(0));
    return a;
}

static int cpu_has(const char *name)
{
    for (size_t i = 0; i < sizeof cpu_features / sizeof *cpu_features; i++) {
        const struct cpu_feature *f = &cpu_features[i];
        unsigned r[4];
        if (strcmp(f->name, name))
            continue;
        return __get_cpuid_count(f->leaf, f->subleaf, &r[0], &r[1], &r[2], &r[3]) && (r[f->reg] >> f->bit & 1)
               && (cpu_xcr0() & f->xcr0) == f->xcr0;
    }
    return 0;
}

/* Returns whether the processor has all of the space-separated features. If not, copies the first that
 * it lacks to `lacking`, a buffer of `size` bytes. */
static int cpu_has_all(const char *features, char *lacking, size_t size)
{
    while (*features) {
        size_t n = strcspn(features, " ");
        if (n && n < size) {
            memcpy(lacking, features, n);
            lacking[n] = 0;
            if (!cpu_has(lacking))
                return 0;
        }
        features += n + (features[n] == ' ');
    }
    return 1;
}

#endif
