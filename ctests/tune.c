// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
// Times candidates of one kernel against each other: called in turn on one message, in cycles of the core. A call hashes as
// libraries do, the whole blocks of a message and then one more that holds its padding: of a long message, and of a short one.
//
// Samples are short, and taken in ticks of the time stamp counter. Before and after each runs a yardstick, one kernel that
// stays the same: where it took longer than it can, somebody shared the core, and the sample is taken again (up to `tries`
// times). The yardstick is a kernel, as long as a good part of a sample. A core cycle measured with every sample would be less
// steady than the clock is: ticks become cycles by the chain of dependent additions that took least so far.

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <x86intrin.h>

typedef void kernel(void *state, const void *data, size_t blocks);

static double cycle(void)                                  // ticks of the time stamp counter per core cycle
{
    static double least = 1e18;
    for (int again = 0; again < 200; again++) {
        uint64_t sum = 1, begin = __rdtsc();
        for (int i = 0; i < 5000; i++)
            __asm__ volatile(".rept 20\n\tadd %1, %0\n\t.endr" : "+r"(sum) : "r"(sum));
        double ticks = (double)(__rdtsc() - begin) / 100000;
        least = ticks < least ? ticks : least;
    }
    return least;
}

static int order(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double usual(double ticks)                          // of the yardstick on an undisturbed core: of the last ones the
{                                                          // 7th percentile, as single outliers lie below it; it rises
    static double last[256], known = 1e18;                 // slowly, as the core may be shared for long
    static int count;
    double copy[256];
    last[count++ % 256] = ticks;
    known *= 1 + 1e-8;
    if (count < 256 ? count % 8 == 1 : count % 32 == 0) {
        int have = count < 256 ? count : 256;
        memcpy(copy, last, sizeof copy);
        qsort(copy, (size_t)have, sizeof *copy, order);
        if (copy[have * 7 / 100] < known)
            known = copy[have * 7 / 100];
    }
    return known;
}

static double run(kernel *function, const void *message, size_t blocks)
{
    uint64_t state[8] = {1, 2, 3, 4, 5, 6, 7, 8}, begin = __rdtsc();
    function(state, message, blocks);
    return (double)(__rdtsc() - begin);
}

void settle(kernel *yardstick, const void *message, size_t blocks)           // learns its usual time
{
    for (int i = 0; i < 256; i++)
        usual(run(yardstick, message, blocks));
}

// cycles[i]: of functions[i] on both messages, the mean of the best quarter of the undisturbed samples, or
// infinity where fewer than half of `samples` were; states: 64 bytes each, what the last call left.
void time_all(kernel **functions, int count, kernel *yardstick, const void *message, size_t blocks, int samples, int tries,
              double *cycles, unsigned char *states)
{
    double tick = cycle(), *seen = malloc(sizeof *seen * (size_t)count * (size_t)samples);
    int *good = calloc((size_t)count, sizeof *good);
    if (!seen || !good)
        abort();
    for (int s = 0; s < samples; s++)
        for (int i = 0; i < count; i++)
            for (int again = 0; again < tries; again++) {
                uint64_t state[8] = {1, 2, 3, 4, 5, 6, 7, 8};
                run(functions[i], message, blocks / 8);
                run(yardstick, message, 1);
                double first = run(yardstick, message, blocks / 8);
                functions[i](state, message, 1);
                uint64_t begin = __rdtsc();
                functions[i](state, message, blocks);
                functions[i](state, message, 1);
                functions[i](state, message, blocks / 8);
                functions[i](state, message, 1);
                double ticks = (double)(__rdtsc() - begin), last = run(yardstick, message, blocks / 8);
                memcpy(states + 64 * i, state, sizeof state);
                double slower = first > last ? first : last;
                if (slower > 1.02 * usual(slower))
                    continue;
                seen[i * samples + good[i]++] = ticks / tick;
                break;
            }
    for (int i = 0; i < count; i++) {
        int best = 2 * good[i] < samples ? 0 : (good[i] + 3) / 4;
        qsort(seen + i * samples, (size_t)good[i], sizeof *seen, order);
        cycles[i] = best ? 0 : 1.0 / 0.0;
        for (int s = 0; s < best; s++)
            cycles[i] += seen[i * samples + s] / best;
    }
    free(seen);
    free(good);
}
