// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
// Times candidates of one kernel against each other: called in turn on one message, in cycles of the core.
//
// A core cycle is what one addition of a dependent chain takes; each sample is measured between two such chains and
// divided by the faster of them. What is reported is the lower quartile: whatever else runs here only adds.

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
            uint64_t state[8] = {1, 2, 3, 4, 5, 6, 7, 8};
            double before = cycle();
            uint64_t begin = __rdtsc();
            for (int c = 0; c < calls; c++)
                functions[i](state, message, blocks);
            double ticks = (double)(__rdtsc() - begin), after = cycle();
            seen[i * samples + s] = ticks / (before < after ? before : after) / calls;
            memcpy(states + 64 * i, state, sizeof state);
        }
    for (int i = 0; i < count; i++) {
        qsort(seen + i * samples, (size_t)samples, sizeof *seen, order);
        cycles[i] = seen[i * samples + samples / 4];
    }
    free(seen);
}
