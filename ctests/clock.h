/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Time in cycles of the core, where there are no counters. A chain of dependent additions takes one core cycle each: it
 * says how many ticks of the time stamp counter a cycle has just now. Four such chains side by side show whether somebody
 * else uses the core: a core that is left alone does nearly four additions a cycle (three, where it has no more units).
 */
#ifndef NSMS_CLOCK_H
#define NSMS_CLOCK_H
#include <stdint.h>
#include <sys/resource.h>
#include <time.h>

static inline uint64_t ticks(void)
{
    uint32_t low, high;
    __asm__ volatile("lfence\n\trdtsc\n\tlfence" : "=a"(low), "=d"(high) : : "memory");
    return (uint64_t)high << 32 | low;
}

enum { CHAIN_TURNS = 128, CHAIN = 128, PROBE_TURNS = 64, PROBE = 64 };

static inline double ticks_per_cycle(void)
{
    uint64_t x = 0, turns = CHAIN_TURNS, begin = ticks();
    __asm__ volatile("1: .rept 128\n\tadd $1, %0\n\t.endr\n\tdec %1\n\tjnz 1b" : "+r"(x), "+r"(turns) : : "cc");
    return (double)(ticks() - begin) / (CHAIN_TURNS * CHAIN);
}

static inline double additions_per_cycle(double per_cycle)
{
    uint64_t a = 0, b = 0, c = 0, d = 0, turns = PROBE_TURNS, begin = ticks();
    __asm__ volatile("1: .rept 64\n\tadd $1, %0\n\tadd $1, %1\n\tadd $1, %2\n\tadd $1, %3\n\t.endr\n\t"
                     "dec %4\n\tjnz 1b" : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(turns) : : "cc");
    return 4.0 * PROBE_TURNS * PROBE / ((double)(ticks() - begin) / per_cycle);
}

/* Whether the clock is the same before and after. */
static inline int alike(double a, double b)
{
    return a < 1.006 * b && b < 1.006 * a;
}

/* How many times this thread had to wait for another. */
static inline long interruptions(void)
{
    struct rusage use;
    getrusage(RUSAGE_THREAD, &use);
    return use.ru_nivcsw;
}

static inline double seconds_of(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static inline double seconds(void)
{
    return seconds_of(CLOCK_MONOTONIC);
}

/* Dirty upper halves slow legacy SSE code. */
static inline void settle(void)
{
    if (__builtin_cpu_supports("avx"))
        __asm__ volatile("vzeroupper" : : : "memory");
}

#endif
