// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
// Times candidates of one kernel against each other: called in turn on one message, in cycles of the core. A call hashes as
// libraries do, the whole blocks of a message and then one more that holds its padding: of a long message, and of a short one.
//
// A core cycle is what one addition of a dependent chain takes; each sample is measured between two such chains and
// divided by the faster of them. A sample is taken again (up to `tries` times) where the two differ, or where four such
// chains side by side ran slower than they can, before it or after: then another thread shared the core.

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <x86intrin.h>

typedef void kernel(void *state, const void *data, size_t blocks);

static double cycle(void)                                  // ticks of the time stamp counter per core cycle
{
    uint64_t sum = 1, begin = __rdtsc();
    for (int i = 0; i < 200; i++)
        __asm__ volatile(".rept 20\n\tadd %1, %0\n\t.endr" : "+r"(sum) : "r"(sum));
    return (double)(__rdtsc() - begin) / 4000;
}

static double together(void)                               // ticks for 8,000 additions in four chains side by side
{
    uint64_t a = 1, b = 1, c = 1, d = 1, begin = __rdtsc();
    for (int i = 0; i < 100; i++)
        __asm__ volatile(".rept 20\n\tadd %0, %0\n\tadd %1, %1\n\tadd %2, %2\n\tadd %3, %3\n\t.endr"
                         : "+r"(a), "+r"(b), "+r"(c), "+r"(d));
    return (double)(__rdtsc() - begin);
}

static int order(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double usual(double rate)                           // additions per cycle of an undisturbed core: of the last ones
{                                                          // the 93rd percentile, as single outliers lie above it; it
    static double last[256], known = 3;                    // falls slowly, as the core may be shared for long; every
                                                           // core since 2008 adds three times a cycle
    static int count;
    double copy[256];
    last[count++ % 256] = rate;
    known *= 1 - 1e-6;
    if (count < 256 ? count % 8 == 1 : count % 32 == 0) {
        int have = count < 256 ? count : 256;
        memcpy(copy, last, sizeof copy);
        qsort(copy, (size_t)have, sizeof *copy, order);
        if (copy[have * 93 / 100] > known)
            known = copy[have * 93 / 100];
    }
    return known;
}

void settle(void)                                          // learns the usual rate
{
    for (int i = 0; i < 64; i++) {
        double before = cycle(), ticks = together(), after = cycle();
        if (before < 1.01 * after && after < 1.01 * before)
            usual(8000 * (before < after ? before : after) / ticks);
    }
}

// cycles[i]: of functions[i] on both messages, the mean of the best quarter of the undisturbed samples, or
// infinity where fewer than half of `samples` were; states: 64 bytes each, what the last call left.
void time_all(kernel **functions, int count, const void *message, size_t blocks, int calls, int samples, int tries,
              double *cycles, unsigned char *states)
{
    double *seen = malloc(sizeof *seen * (size_t)count * (size_t)samples);
    int *good = calloc((size_t)count, sizeof *good);
    if (!seen || !good)
        abort();
    for (int s = 0; s < samples; s++)
        for (int i = 0; i < count; i++)
            for (int again = 0; again < tries; again++) {
                uint64_t state[8];
                for (int w = 0; w < 8; w++)
                    state[w] = (uint64_t)w + 1;
                double before = cycle(), lone = together();
                uint64_t begin = __rdtsc();
                for (int c = 0; c < calls; c++) {
                    functions[i](state, message, blocks);
                    functions[i](state, message, 1);
                    functions[i](state, message, blocks / 8);
                    functions[i](state, message, 1);
                }
                double ticks = (double)(__rdtsc() - begin), last = together(), after = cycle();
                memcpy(states + 64 * i, state, sizeof state);
                double tick = before < after ? before : after, rate = 8000 * tick / (lone > last ? lone : last);
                if (before > 1.01 * after || after > 1.01 * before)
                    continue;
                if (rate < 0.97 * usual(rate))
                    continue;
                seen[i * samples + good[i]++] = ticks / tick / calls;
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
