// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
// Times candidates of one kernel against each other: called in turn on one message, in cycles of the core.
//
// A core cycle is what one addition of a dependent chain takes; each sample is measured between two such chains and
// divided by the faster of them. A sample is taken again (a few times at most) where four such chains side by side ran
// slower than they can: then another thread shared the core. The lower quartile is reported: whatever else runs only adds.

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

static double together(double tick)                        // additions per core cycle of four chains side by side
{
    uint64_t a = 1, b = 1, c = 1, d = 1, begin = __rdtsc();
    for (int i = 0; i < 100; i++)
        __asm__ volatile(".rept 20\n\tadd %0, %0\n\tadd %1, %1\n\tadd %2, %2\n\tadd %3, %3\n\t.endr"
                         : "+r"(a), "+r"(b), "+r"(c), "+r"(d));
    return 8000 * tick / (double)(__rdtsc() - begin);
}

static int order(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

// cycles[i]: of one call of functions[i] on the message; states: 64 bytes each, what the last call left.
void time_all(kernel **functions, int count, const void *message, size_t blocks, int calls, int samples,
              double *cycles, unsigned char *states)
{
    double *seen = malloc(sizeof *seen * (size_t)count * (size_t)samples);
    if (!seen)
        abort();
    for (int s = 0; s < samples; s++)
        for (int i = 0; i < count; i++) {
            static double most;                            // additions per cycle of an undisturbed core
            uint64_t state[8];
            for (int again = 0; again < 6; again++) {
                for (int w = 0; w < 8; w++)
                    state[w] = (uint64_t)w + 1;
                double before = cycle(), free_before = together(before);
                uint64_t begin = __rdtsc();
                for (int c = 0; c < calls; c++)
                    functions[i](state, message, blocks);
                double ticks = (double)(__rdtsc() - begin), after = cycle(), free_after = together(after);
                seen[i * samples + s] = ticks / (before < after ? before : after) / calls;
                double least = free_before < free_after ? free_before : free_after;
                if (least > most && least < 8)
                    most = least;
                if (least > 0.94 * most)
                    break;
            }
            memcpy(states + 64 * i, state, sizeof state);
        }
    for (int i = 0; i < count; i++) {
        qsort(seen + i * samples, (size_t)samples, sizeof *seen, order);
        cycles[i] = seen[i * samples + samples / 4];
    }
    free(seen);
}
