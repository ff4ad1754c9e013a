// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
// Times candidates of one kernel against each other: called in turn on one message (or what else it takes), in cycles of the core. A
// call hashes as libraries do, the whole blocks of a message and then one more that holds its padding: of a long message, and of
// a short one.
//
// Samples are short. Before and after each stands a look at the clock and at who shares the core (clock.h); a disturbed sample
// is taken again, up to `tries` times. The look after one sample is the look before the next.

#define _GNU_SOURCE
#include "clock.h"

typedef void kernel(void *state, const void *data, size_t blocks);

static struct core core;

// Learns what the core does when it is left alone; 0 if there is no clock here.
double tune_learn(double known, double for_seconds)
{
    return learn(&core, known, for_seconds) ? core.alone : 0;
}

// cycles[i]: of functions[i] on both messages, the median of the undisturbed samples, or infinity where fewer than half of
// `samples` were; states: `size` bytes each, what the last call left. `step`: what a block counts in a call (of nodes, so many at
// once). Returned: the share of the looks after which there was a sample that counts.
double time_all(kernel **functions, int count, const void *message, size_t blocks, size_t step, size_t size, int samples, int tries,
                double *cycles, unsigned char *states)
{
    uint64_t *state = malloc(size);
    double *seen = malloc(sizeof *seen * (size_t)count * (size_t)samples);
    int *good = calloc((size_t)count, sizeof *good);
    if (!seen || !good || !state)
        abort();
    struct look before = look();
    long looks = 0, counted = 0;
    for (int s = 0; s < samples; s++)
        for (int i = 0; i < count; i++)
            for (int again = 0; again < tries; again++) {
                for (size_t w = 0; w < size / sizeof *state; w++)
                    state[w] = w + 1;
                while (again < tries && !worth_a_sample(before, core.alone))
                    before = look(), again++, looks++;
                settle();
                functions[i](state, message, blocks / 8 * step);         // the branches and the caches are those of another
                functions[i](state, message, step);
                uint64_t begin = stamp();
                functions[i](state, message, blocks * step);
                functions[i](state, message, step);
                functions[i](state, message, blocks / 8 * step);
                functions[i](state, message, step);
                uint64_t end = stamp();
                memcpy(states + size * (size_t)i, state, size);
                struct look after = look();
                double spent = cycles_between(begin, end, before, after);
                int counts = undisturbed(before, after, core.alone);
                before = after;
                looks++;
                if (!counts)
                    continue;
                counted++;
                seen[i * samples + good[i]++] = spent;
                break;
            }
    for (int i = 0; i < count; i++) {
        qsort(seen + i * samples, (size_t)good[i], sizeof *seen, by_size);
        cycles[i] = 2 * good[i] < samples ? 1.0 / 0.0 : seen[i * samples + good[i] / 2];
    }
    free(state);
    free(seen);
    free(good);
    return (double)counted / (double)looks;
}
