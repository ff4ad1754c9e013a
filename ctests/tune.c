// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
// Times functions against each other in core cycles, called in turn on the same data (generator/lab/tune/timer.py). As in a
// library, the complete blocks of a message are hashed by one call and the block with its padding by another, for a long
// message and for a short one.
//
// The core is probed before and after each sample (clock.h); the probe after a sample is the one before the next. A
// disturbed sample is repeated, up to `tries` times.

#define _GNU_SOURCE
#include "clock.h"

typedef void kernel(void *state, const void *data, size_t blocks);

static struct core core;

// Returns the rate of an exclusive core; 0 if there is no usable clock.
double tune_learn(double stored_rate, double duration)
{
    return learn_core(&core, stored_rate, duration) ? core.exclusive_rate : 0;
}

// Initializes the state and returns core cycles of one sample; 0 if it was disturbed. `before` becomes the probe after it.
static double sample(kernel *function, uint64_t *state, size_t state_bytes, const void *data, size_t blocks, size_t step,
                     struct probe *before)
{
    for (size_t w = 0; w < state_bytes / sizeof *state; w++)
        state[w] = w + 1;
    clear_upper_halves();
    function(state, data, blocks / 8 * step);            // another function has filled caches and branch predictor
    function(state, data, step);
    uint64_t begin = time_stamp();
    function(state, data, blocks * step);
    function(state, data, step);
    function(state, data, blocks / 8 * step);
    function(state, data, step);
    uint64_t end = time_stamp();
    struct probe previous = *before;
    *before = probe_core();
    if (!is_undisturbed(previous, *before, core.exclusive_rate))
        return 0;
    return cycles_between(begin, end, previous, *before);
}

// Writes to cycles[i] the median of the undisturbed samples of functions[i], or infinity if fewer than half of `samples`
// were undisturbed; and to states + i * state_bytes the state that its last call wrote. `step` is the count that a call
// passes for one block (for pairs: the number of nodes hashed at once). Returns the share of the probes that followed an
// undisturbed sample.
double time_all(kernel **functions, int count, const void *data, size_t blocks, size_t step, size_t state_bytes,
                int samples, int tries, double *cycles, unsigned char *states)
{
    uint64_t *state = malloc(state_bytes);
    double *undisturbed = malloc(sizeof *undisturbed * (size_t)count * (size_t)samples);
    int *good = calloc((size_t)count, sizeof *good);
    if (!undisturbed || !good || !state)
        abort();
    struct probe before = probe_core();
    long probes = 0, good_probes = 0;
    for (int s = 0; s < samples; s++)
        for (int i = 0; i < count; i++)
            for (int try = 0; try < tries; try++) {
                while (try < tries && !can_sample(before, core.exclusive_rate))
                    before = probe_core(), try++, probes++;
                double spent = sample(functions[i], state, state_bytes, data, blocks, step, &before);
                memcpy(states + state_bytes * (size_t)i, state, state_bytes);
                probes++;
                if (spent == 0)
                    continue;
                good_probes++;
                undisturbed[i * samples + good[i]++] = spent;
                break;
            }
    for (int i = 0; i < count; i++) {
        double *first = undisturbed + i * samples;
        qsort(first, (size_t)good[i], sizeof *first, compare_doubles);
        cycles[i] = 2 * good[i] < samples ? 1.0 / 0.0 : first[good[i] / 2];
    }
    free(state);
    free(undisturbed);
    free(good);
    return (double)good_probes / (double)probes;
}
