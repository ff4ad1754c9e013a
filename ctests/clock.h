/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Core clock and detection of disturbed samples, for all programs that measure here.
 *
 * Clock. Additions of registers that depend on each other take one cycle each on every core. (Some
 * cores execute additions of constants while they rename registers.) A chain of such additions
 * therefore shows how many ticks of the time-stamp counter (TSC) one core cycle takes now. learn_core()
 * trusts this clock only if each multiplication of a second dependence chain takes 3 or 4 such cycles.
 * If the operating system lets a program read the processor's own cycle counter, samples use that.
 *
 * Disturbance. Independent chains of multiplications overlap as far as the core looks ahead. An
 * active SMT sibling takes half of the core's buffers, whatever it executes, so that fewer chains
 * overlap. (A row of NOPs shows shared issue slots only: beside a sibling that mostly waits it runs
 * nearly at full speed, while overlapping code takes half as long again.) The rate of an exclusive
 * core, in multiplications per cycle, is learnt from the machine. A sample counts if the rates before
 * and after it are near that rate, the clock is the same before and after, and no other thread ran.
 */
#ifndef NSMS_CLOCK_H
#define NSMS_CLOCK_H
#ifndef _GNU_SOURCE
#error "clock.h needs _GNU_SOURCE before the first header"
#endif
#include <linux/perf_event.h>
#include <sched.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define LEAST_RELATIVE_RATE 0.97   /* of the exclusive core's rate; below it the core was shared */
#define RATE_TOLERANCE 0.01        /* largest relative distance of rates of one state of the core */
#define PROBES_PER_STATE 200       /* a state is frequent if one probe in this many saw it, */
#define LEAST_PROBES 12            /* and at least this many did */
#define CLOCK_TOLERANCE 0.006      /* largest relative difference of probes of an unchanged clock */
#define LATENCY_TOLERANCE 0.01     /* largest relative distance of a latency from 3 or 4 cycles */

static inline uint64_t read_ticks(void)
{
    uint32_t low, high;
    __asm__ volatile("lfence\n\trdtsc\n\tlfence" : "=a"(low), "=d"(high) : : "memory");
    return (uint64_t)high << 32 | low;
}

/* Returns the fewest ticks between two calls of read_ticks. */
static inline double tick_overhead(void)
{
    static double least;
    if (least == 0)
        for (int i = 0; i < 256; i++) {
            uint64_t begin = read_ticks();
            double elapsed = (double)(read_ticks() - begin);
            least = i == 0 || elapsed < least ? elapsed : least;
        }
    return least;
}

static inline double ticks_since(uint64_t begin)
{
    return (double)(read_ticks() - begin) - tick_overhead();
}

/* Returns TSC ticks per core cycle, by a dependence chain of additions. */
static inline double measure_ticks_per_cycle(void)
{
    uint64_t x = 1, y = 3, iterations = 128, begin = read_ticks();
    __asm__ volatile(".p2align 6\n1: .rept 128\n\tadd %2, %0\n\t.endr\n\tdec %1\n\tjnz 1b"
                     : "+r"(x), "+r"(iterations) : "r"(y) : "cc");
    return ticks_since(begin) / (128 * 128);
}

/* Returns TSC ticks per 32-bit multiplication of a dependence chain: 3 cycles, or 4 on some AMD cores. */
static inline double measure_ticks_per_product(void)
{
    uint32_t x = 1, y = 3, iterations = 64;
    uint64_t begin = read_ticks();
    __asm__ volatile(".p2align 6\n1: .rept 64\n\timul %2, %0\n\t.endr\n\tdec %1\n\tjnz 1b"
                     : "+r"(x), "+r"(iterations) : "r"(y) : "cc");
    return ticks_since(begin) / (64 * 64);
}

/* Returns multiplications per core cycle, in independent chains of 40 with NOPs between the
 * multiplications; three chains have 480 instructions. The loop is aligned, because its speed could
 * depend on its address and every program must measure the same rate. */
static inline double measure_rate(double ticks_per_cycle)
{
    uint32_t x = 1;
    uint64_t iterations = 32, begin = read_ticks();
    __asm__ volatile(".p2align 6\n1: .rept 4\n\txor %0, %0\n\t.rept 40\n\timul %0, %0\n\t"
                     ".rept 3\n\t.byte 0x66, 0x90\n\t.endr\n\t.endr\n\t.endr\n\tdec %1\n\tjnz 1b"
                     : "+r"(x), "+r"(iterations) : : "cc");
    return 32 * 4 * 40 * ticks_per_cycle / ticks_since(begin);
}

/* Returns how many times the operating system has interrupted this thread to run another one. */
static inline long count_interruptions(void)
{
    struct rusage usage;
    getrusage(RUSAGE_THREAD, &usage);
    return usage.ru_nivcsw;
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

/* Clears the upper halves of the vector registers; dirty halves slow legacy SSE code. */
static inline void clear_upper_halves(void)
{
    if (__builtin_cpu_supports("avx"))
        __asm__ volatile("vzeroupper" : : : "memory");
}

/* File descriptor of the processor's counter of this thread's cycles; -1 if it is not available. */
static int counter = -1;
static double counter_overhead;                           /* cycles between two calls of read_counter */

static inline uint64_t read_counter(void)
{
    uint64_t value = 0;
    return read(counter, &value, sizeof value) == (ssize_t)sizeof value ? value : 0;
}

static inline int open_counter(uint32_t type, uint64_t config)
{
    struct perf_event_attr event;
    memset(&event, 0, sizeof event);
    event.type = type;
    event.size = sizeof event;
    event.config = config;
    event.exclude_kernel = event.exclude_hv = 1;
    return (int)syscall(SYS_perf_event_open, &event, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

/* Opens a counter and closes it again unless it counts 2^14 cycles right. (Some virtual machines have
 * one that stands still.) */
static inline void use_counter(uint32_t type, uint64_t config)
{
    if (counter >= 0 || (counter = open_counter(type, config)) < 0)
        return;
    double least_count = 0;
    for (int i = 0; i < 32; i++) {
        uint64_t begin = read_counter(), middle = read_counter();
        measure_ticks_per_cycle();
        double count = (double)(read_counter() - middle), overhead = (double)(middle - begin);
        least_count = least_count == 0 || count < least_count ? count : least_count;
        counter_overhead = i == 0 || overhead < counter_overhead ? overhead : counter_overhead;
    }
    double relative = (least_count - counter_overhead) / (1 << 14);
    if (relative < 0.99 || relative > 1.05) {
        close(counter);
        counter = -1;
    }
}

static inline void use_cycle_counter(void)
{
    use_counter(PERF_TYPE_HARDWARE, PERF_COUNT_HW_CPU_CYCLES);
}

/* State of the core at one time; `rate` is in multiplications per cycle. */
struct probe {
    double ticks_per_cycle, rate;
    long interruptions;
};

static inline struct probe probe_core(void)
{
    struct probe now;
    now.interruptions = count_interruptions();
    now.ticks_per_cycle = measure_ticks_per_cycle();
    now.rate = measure_rate(now.ticks_per_cycle);
    return now;
}

/* Returns the time in cycles of the counter, or in TSC ticks without a counter. */
static inline uint64_t time_stamp(void)
{
    return counter >= 0 ? read_counter() : read_ticks();
}

/* Returns core cycles between two time stamps; the probes were taken before and after them. */
static inline double cycles_between(uint64_t begin, uint64_t end, struct probe before,
                                    struct probe after)
{
    if (counter >= 0)
        return (double)(end - begin) - counter_overhead;
    return ((double)(end - begin) - tick_overhead())
           / (0.5 * (before.ticks_per_cycle + after.ticks_per_cycle));
}

/* Disturbance. */

static inline int is_same_clock(struct probe before, struct probe after)
{
    return before.ticks_per_cycle < (1 + CLOCK_TOLERANCE) * after.ticks_per_cycle
           && after.ticks_per_cycle < (1 + CLOCK_TOLERANCE) * before.ticks_per_cycle
           && before.interruptions == after.interruptions;
}

static inline double least_rate(struct probe before, struct probe after)
{
    return before.rate < after.rate ? before.rate : after.rate;
}

static inline int is_exclusive(double rate, double exclusive_rate)
{
    return rate >= LEAST_RELATIVE_RATE * exclusive_rate;
}

static inline int is_undisturbed(struct probe before, struct probe after, double exclusive_rate)
{
    return is_same_clock(before, after) && is_exclusive(least_rate(before, after), exclusive_rate);
}

static inline int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Returns the rate of an exclusive core: the highest rate that many of the `count` rates share; 0
 * if there is none. An SMT sibling lowers rates, and a changing clock raises single ones. Sorts the
 * rates. */
static inline double find_exclusive_rate(double *rates, int count)
{
    int least = count / PROBES_PER_STATE > LEAST_PROBES ? count / PROBES_PER_STATE : LEAST_PROBES;
    qsort(rates, (size_t)count, sizeof *rates, compare_doubles);
    for (int last = count - 1; last >= least - 1; last--) {
        int first = last;
        while (first > 0 && rates[first - 1] >= (1 - RATE_TOLERANCE) * rates[last])
            first--;
        if (last - first + 1 >= least && rates[first] > 0)
            return rates[(first + last) / 2];
    }
    return 0;
}

/* Properties of a core, as learn_core measures them. */
struct core {
    double exclusive_rate;         /* multiplications per cycle if nobody else uses the core */
    double multiplication_latency; /* in additions of a dependence chain */
    double ticks_per_cycle;        /* now */
    int has_counter;               /* whether samples use the processor's own cycle counter */
};

static inline int is_3_or_4(double latency)
{
    for (int cycles = 3; cycles <= 4; cycles++)
        if (latency > cycles * (1 - LATENCY_TOLERANCE) && latency < cycles * (1 + LATENCY_TOLERANCE))
            return 1;
    return 0;
}

/* Processors on which this thread was allowed to run before change_processor restricted it to one. */
static cpu_set_t allowed_processors;
static int is_restricted;

/* Moves to the next allowed processor, whose SMT sibling may be idle. */
static inline void change_processor(void)
{
    int current = sched_getcpu();
    cpu_set_t next;
    if (!is_restricted && sched_getaffinity(0, sizeof allowed_processors, &allowed_processors))
        return;
    is_restricted = 1;
    for (int i = 1; current >= 0 && i <= CPU_SETSIZE; i++)
        if (CPU_ISSET((current + i) % CPU_SETSIZE, &allowed_processors)) {
            CPU_ZERO(&next);
            CPU_SET((current + i) % CPU_SETSIZE, &next);
            sched_setaffinity(0, sizeof next, &next);
            return;
        }
}

/* Allows all processors again. */
static inline void release_processor(void)
{
    if (is_restricted)
        sched_setaffinity(0, sizeof allowed_processors, &allowed_processors);
    is_restricted = 0;
}

/* Returns whether the probe before a sample found an exclusive core. After every 64 shared ones in
 * succession it changes the processor. */
static inline int can_sample(struct probe before, double exclusive_rate)
{
    static int shared_probes;
    if (is_exclusive(before.rate, exclusive_rate)) {
        shared_probes = 0;
        return 1;
    }
    if (++shared_probes % 64 == 0)
        change_processor();
    return 0;
}

/* Measures the core for `duration` seconds, on 16 processors in turn, and returns whether there is a
 * usable clock: at least one probe in twenty found a latency of 3 or 4 cycles. (An SMT sibling delays
 * additions.) `stored_rate` is the exclusive rate of an earlier run on this machine, or 0; without it
 * an SMT sibling that is always active cannot be detected. */
static inline int learn_core(struct core *core, double stored_rate, double duration)
{
    enum { MOST_PROBES = 1 << 16 };
    static double rates[MOST_PROBES], latencies[MOST_PROBES];
    int count = 0, good = 0;
    double end = seconds() + duration, next_change = seconds() + duration / 16;
    use_cycle_counter();
    while (count < 64 || (count < MOST_PROBES && seconds() < end)) {
        struct probe now = probe_core();
        double latency = measure_ticks_per_product() / now.ticks_per_cycle;
        latencies[count++] = latency;
        core->ticks_per_cycle = now.ticks_per_cycle;
        if (is_3_or_4(latency))       /* else the clock changed, and the rate may be too high */
            rates[good++] = now.rate;
        if (seconds() > next_change) {
            next_change += duration / 16;
            change_processor();
        }
    }
    release_processor();
    core->exclusive_rate = find_exclusive_rate(rates, good);
    qsort(latencies, (size_t)count, sizeof *latencies, compare_doubles);
    core->multiplication_latency = latencies[count / 2];
    for (int i = good = 0; i < count; i++)
        if (is_3_or_4(latencies[i]))
            latencies[good++] = latencies[i];
    if (20 * good >= count)
        core->multiplication_latency = latencies[good / 2];
    core->has_counter = counter >= 0;
    if (stored_rate > core->exclusive_rate)
        core->exclusive_rate = stored_rate;
    return core->exclusive_rate > 0 && 20 * good >= count;
}

#endif
