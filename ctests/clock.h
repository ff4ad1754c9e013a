/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * The clock and the guard of everything that measures here: time in cycles of the core, and whether somebody else used the
 * core meanwhile.
 *
 * The clock. A chain of dependent additions of registers takes a cycle each on every core (additions of constants do not:
 * some cores do them at rename), so it says how many ticks of the time stamp counter a cycle has just now. `learn` believes
 * it only if a second chain, of multiplications, takes a whole number of such cycles each. Where the kernel lets a program
 * read the processor's own counter of cycles, samples are counted by that.
 *
 * The guard. Chains of multiplications, each begun anew, overlap as far as the core looks ahead. A hyperthread that is awake
 * on the same core takes half of its buffers, whatever it does, so that fewer overlap; and it takes turns and units. (A row of
 * NOPs shows the turns alone: beside a neighbour who mostly waits it runs nearly as wide as ever, while code that overlaps takes
 * half again as long.) How many multiplications a cycle there are, is learnt from the machine: `alone` takes the highest rate that
 * was seen often. A sample counts if the rates before and after it come near that, the clock is the same before and after, and
 * this thread was not interrupted.
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

#define GUARD_LEAST 0.97           /* of the rate of a core that is left alone: below it, somebody shared the core */
#define GUARD_NEAR 0.01            /* rates of one state of the core lie so near one another */
#define GUARD_OFTEN 200            /* a state was seen often in one of so many probes */
#define GUARD_FEWEST 12            /* and in so many at least */
#define CLOCK_ALIKE 0.006          /* two readings of an unchanged clock differ less */
#define CLOCK_AGREE 0.01           /* and so near a whole number is a multiplication's cycles */

static inline uint64_t ticks(void)
{
    uint32_t low, high;
    __asm__ volatile("lfence\n\trdtsc\n\tlfence" : "=a"(low), "=d"(high) : : "memory");
    return (uint64_t)high << 32 | low;
}

/* What taking the time takes itself. */
static inline double clock_overhead(void)
{
    static double least;
    if (least == 0)
        for (int i = 0; i < 256; i++) {
            uint64_t begin = ticks();
            double spent = (double)(ticks() - begin);
            least = i == 0 || spent < least ? spent : least;
        }
    return least;
}

static inline double ticks_since(uint64_t begin)
{
    return (double)(ticks() - begin) - clock_overhead();
}

/* Ticks per cycle of the core, by additions. */
static inline double ticks_per_cycle(void)
{
    uint64_t x = 1, y = 3, turns = 128, begin = ticks();
    __asm__ volatile(".p2align 6\n1: .rept 128\n\tadd %2, %0\n\t.endr\n\tdec %1\n\tjnz 1b" : "+r"(x), "+r"(turns) : "r"(y) : "cc");
    return ticks_since(begin) / (128 * 128);
}

/* Ticks per multiplication of 32 bits, each waiting for the one before: three cycles, four on some cores of AMD. */
static inline double ticks_per_product(void)
{
    uint32_t x = 1, y = 3, turns = 64;
    uint64_t begin = ticks();
    __asm__ volatile(".p2align 6\n1: .rept 64\n\timul %2, %0\n\t.endr\n\tdec %1\n\tjnz 1b" : "+r"(x), "+r"(turns) : "r"(y) : "cc");
    return ticks_since(begin) / (64 * 64);
}

/* Multiplications per cycle, in chains of 40 with room between that overlap: three of them take 480 instructions. Aligned as
 * the clock is: how fast they run could hang on where the loop lies, and every program must see the same. */
static inline double products_per_cycle(double per_cycle)
{
    uint32_t x = 1;
    uint64_t turns = 32, begin = ticks();
    __asm__ volatile(".p2align 6\n1: .rept 4\n\txor %0, %0\n\t.rept 40\n\timul %0, %0\n\t.rept 3\n\t.byte 0x66, 0x90\n\t.endr\n\t.endr\n\t"
                     ".endr\n\tdec %1\n\tjnz 1b" : "+r"(x), "+r"(turns) : : "cc");
    return 32 * 4 * 40 * per_cycle / ticks_since(begin);
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

/* The processor's own counter of this thread's cycles, where the kernel lends it; -1 where it does not. */
static int counter = -1;
static double counter_overhead;

static inline uint64_t counted(void)
{
    uint64_t value = 0;
    return read(counter, &value, sizeof value) == (ssize_t)sizeof value ? value : 0;
}

static inline int open_counter(uint32_t type, uint64_t config)
{
    struct perf_event_attr wanted;
    memset(&wanted, 0, sizeof wanted);
    wanted.type = type;
    wanted.size = sizeof wanted;
    wanted.config = config;
    wanted.exclude_kernel = wanted.exclude_hv = 1;
    return (int)syscall(SYS_perf_event_open, &wanted, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

/* Opens it if what it says of 2^14 cycles is true (some virtual machines lend one that stands still). */
static inline void use_counter_of(uint32_t type, uint64_t config)
{
    if (counter >= 0 || (counter = open_counter(type, config)) < 0)
        return;
    double least = 0, empty = 0;
    for (int i = 0; i < 32; i++) {
        uint64_t begin = counted(), middle = counted();
        ticks_per_cycle();
        double with = (double)(counted() - middle), without = (double)(middle - begin);
        least = least == 0 || with < least ? with : least;
        empty = i == 0 || without < empty ? without : empty;
    }
    counter_overhead = empty;
    if (least - empty < 0.99 * (1 << 14) || least - empty > 1.05 * (1 << 14)) {
        close(counter);
        counter = -1;
    }
}

static inline void use_counter(void)
{
    use_counter_of(PERF_TYPE_HARDWARE, PERF_COUNT_HW_CPU_CYCLES);
}

/* A look at the clock and at who else is there. */
struct look {
    double per_cycle, rate;
    long interrupted;
};

static inline struct look look(void)
{
    struct look now;
    now.interrupted = interruptions();
    now.per_cycle = ticks_per_cycle();
    now.rate = products_per_cycle(now.per_cycle);
    return now;
}

/* A point in time, and the cycles between two that lie between two looks. */
static inline uint64_t stamp(void)
{
    return counter >= 0 ? counted() : ticks();
}

static inline double cycles_between(uint64_t begin, uint64_t end, struct look before, struct look after)
{
    return counter >= 0 ? (double)(end - begin) - counter_overhead
                        : ((double)(end - begin) - clock_overhead()) / (0.5 * (before.per_cycle + after.per_cycle));
}

/* The guard. */

static inline int same_clock(struct look before, struct look after)
{
    return before.per_cycle < (1 + CLOCK_ALIKE) * after.per_cycle && after.per_cycle < (1 + CLOCK_ALIKE) * before.per_cycle
           && before.interrupted == after.interrupted;
}

static inline double least_rate(struct look before, struct look after)
{
    return before.rate < after.rate ? before.rate : after.rate;
}

static inline int left_alone(double rate, double alone)
{
    return rate >= GUARD_LEAST * alone;
}

static inline int undisturbed(struct look before, struct look after, double alone)
{
    return same_clock(before, after) && left_alone(least_rate(before, after), alone);
}

static inline int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The rate of a core that is left alone: the highest that many of the `count` rates share, whatever disturbed the others
 * (neighbours make rates lower, a clock that changed makes single ones higher). Sorts the rates; 0 if there is none. */
static inline double alone(double *rates, int count)
{
    int fewest = count / GUARD_OFTEN > GUARD_FEWEST ? count / GUARD_OFTEN : GUARD_FEWEST;
    qsort(rates, (size_t)count, sizeof *rates, by_size);
    for (int last = count - 1; last >= fewest - 1; last--) {
        int first = last;
        while (first > 0 && rates[first - 1] >= (1 - GUARD_NEAR) * rates[last])
            first--;
        if (last - first + 1 >= fewest && rates[first] > 0)
            return rates[(first + last) / 2];
    }
    return 0;
}

/* What a machine was found to do. */
struct core {
    double alone;                                         /* multiplications per cycle when nobody else uses the core */
    double product;                                       /* additions that take as long as a multiplication */
    double per_cycle;                                     /* ticks, just now */
    int counts;                                           /* 1: cycles are counted by the processor's own counter */
};

static inline int whole_cycles(double product)
{
    return (product > 3 * (1 - CLOCK_AGREE) && product < 3 * (1 + CLOCK_AGREE))
           || (product > 4 * (1 - CLOCK_AGREE) && product < 4 * (1 + CLOCK_AGREE));
}

/* To the next processor that this thread may run on: another one's neighbours may be quieter. `roam` takes that back. */
static cpu_set_t allowed;
static int hopped;

static inline void hop(void)
{
    int here = sched_getcpu();
    cpu_set_t next;
    if (!hopped && sched_getaffinity(0, sizeof allowed, &allowed))
        return;
    hopped = 1;
    for (int i = 1; here >= 0 && i <= CPU_SETSIZE; i++)
        if (CPU_ISSET((here + i) % CPU_SETSIZE, &allowed)) {
            CPU_ZERO(&next);
            CPU_SET((here + i) % CPU_SETSIZE, &next);
            sched_setaffinity(0, sizeof next, &next);
            return;
        }
}

static inline void roam(void)
{
    if (hopped)
        sched_setaffinity(0, sizeof allowed, &allowed);
    hopped = 0;
}

/* Called with what every look before a sample said: moves on from a processor that is shared for long. */
static inline int worth_a_sample(struct look before, double alone)
{
    static int in_vain;
    if (left_alone(before.rate, alone)) {
        in_vain = 0;
        return 1;
    }
    if (++in_vain % 64 == 0)
        hop();
    return 0;
}

/* Learns for so many seconds, on each processor in turn. `known`: the rate of this machine's cores when they are left alone, if
 * an earlier run saw it; a neighbour who is there all the time cannot be seen otherwise. 1 if there is a clock: one in twenty
 * looks at least found that the two chains agree (a neighbour makes additions longer, so they need not all the time). */
static inline int learn(struct core *core, double known, double for_seconds)
{
    enum { MOST = 1 << 16 };
    static double rates[MOST], products[MOST];
    int count = 0, good = 0;
    double end = seconds() + for_seconds, turn = for_seconds / 16, next = seconds() + turn;
    use_counter();
    while (count < 64 || (count < MOST && seconds() < end)) {
        struct look now = look();
        double product = ticks_per_product() / now.per_cycle;
        products[count] = product;
        core->per_cycle = now.per_cycle;
        if (whole_cycles(product))                        /* else the clock changed meanwhile, and the rate may be too high */
            rates[good++] = now.rate;
        count++;
        if (seconds() > next) {
            next += turn;
            hop();
        }
    }
    roam();
    core->alone = alone(rates, good);
    qsort(products, (size_t)count, sizeof *products, by_size);
    core->product = products[count / 2];
    for (int i = good = 0; i < count; i++)
        if (whole_cycles(products[i]))
            products[good++] = products[i];
    if (20 * good >= count)
        core->product = products[good / 2];
    core->counts = counter >= 0;
    if (known > core->alone)
        core->alone = known;
    return core->alone > 0 && 20 * good >= count;
}

#endif
