// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
// Times candidates of one kernel against each other: called in turn on one message, in cycles of the core. A call hashes as
// libraries do, the whole blocks of a message and then one more that holds its padding: of a long message, and of a short one.
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
// `samples` were; apart[i]: the distance of their quartiles, in medians; states: 64 bytes each, what the last call left. Returned:
// the share of the looks after which there was a sample that counts.
double time_all(kernel **functions, int count, const void *message, size_t blocks, int samples, int tries, double *cycles,
                double *apart, unsigned char *states)
{
    double *seen = malloc(sizeof *seen * (size_t)count * (size_t)samples);
    int *good = calloc((size_t)count, sizeof *good);
    if (!seen || !good)
        abort();
    struct look before = look();
    long looks = 0, counted = 0;
    for (int s = 0; s < samples; s++)
        for (int i = 0; i < count; i++)
            for (int again = 0; again < tries; again++) {
                uint64_t state[8] = {1, 2, 3, 4, 5, 6, 7, 8};
                while (again < tries && !worth_a_sample(before, core.alone))
                    before = look(), again++, looks++;
                settle();
                functions[i](state, message, blocks / 8);                // the branches and the caches are those of another
                functions[i](state, message, 1);
                uint64_t begin = stamp();
                functions[i](state, message, blocks);
                functions[i](state, message, 1);
                functions[i](state, message, blocks / 8);
                functions[i](state, message, 1);
                uint64_t end = stamp();
                memcpy(states + 64 * i, state, sizeof state);
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
        double *own = seen + i * samples;
        cycles[i] = 2 * good[i] < samples ? 1.0 / 0.0 : own[good[i] / 2];
        apart[i] = 2 * good[i] < samples ? 1.0 / 0.0 : (own[3 * good[i] / 4] - own[good[i] / 4]) / own[good[i] / 2];
    }
    free(seen);
    free(good);
    return (double)counted / (double)looks;
}
