/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Measures which kernels are fastest on this processor, through a library that contains all of them.
 * generator/x86/uarch/measured stores the results.
 *
 *     make vendor DEST=build/order LIB=all
 *     cc -O2 -I build/order ctests/order.c build/order/nsms.c build/order/sha*.S -o build/measure
 *     build/measure 4 $(ls build/order | sed -n 's/^sha[0-9]*_\(.*\)\.S$/\1/p' | sort -u)
 *
 * measures each hash for 4 seconds, all kernels in turn. For each kernel it prints core cycles per byte
 * for messages of 1 KB and of 8 KB, padding included (the median of the undisturbed samples), and the
 * numbers of these samples. */
#define _GNU_SOURCE
#include <stdio.h>

#include "clock.h"
#include "nsms.h"

enum { SIZES = 2, MOST_KERNELS = 64, MOST_SAMPLES = 1 << 14, SAMPLE_BYTES = 65536 };

static const size_t sizes[SIZES] = {1024, 8192};
static uint8_t message[8192], digest[64];

struct hash {
    const char *name;
    void (*run)(uint8_t *digest, const void *data, size_t length);
    int (*use)(const char *kernel);
};

/* Returns core cycles per byte; 0 if the sample was disturbed. */
static double sample(const struct hash *hash, size_t size, double exclusive_rate)
{
    struct probe before = probe_core(), after;
    uint64_t begin, end;
    int i, times = (int)(SAMPLE_BYTES / size);
    if (!can_sample(before, exclusive_rate))
        return 0;
    clear_upper_halves();
    hash->run(digest, message, size);                     /* loads code and tables */
    begin = time_stamp();
    for (i = 0; i < times; i++) {
        hash->run(digest, message, size);
        message[0] ^= digest[0];
    }
    end = time_stamp();
    after = probe_core();
    if (!is_undisturbed(before, after, exclusive_rate))
        return 0;
    return cycles_between(begin, end, before, after) / times / (double)size;
}

static double median(double *samples, int count)
{
    qsort(samples, (size_t)count, sizeof *samples, compare_doubles);
    return count ? samples[count / 2] : 0;
}

int main(int argc, char **argv)
{
    static const struct hash hashes[] = {{"sha1", nsms_sha1, nsms_sha1_use},
                                         {"sha256", nsms_sha256, nsms_sha256_use},
                                         {"sha512", nsms_sha512, nsms_sha512_use}};
    static double samples[MOST_KERNELS][SIZES][MOST_SAMPLES];
    struct core core;
    size_t h;
    int i, s;
    if (!learn_core(&core, 0, 1)) {
        fprintf(stderr, "no clock: a multiplication takes %.3f dependent additions\n",
                core.multiplication_latency);
        return 2;
    }
    for (h = 0; argc > 2 && argc < MOST_KERNELS && h < sizeof hashes / sizeof *hashes; h++) {
        int good[MOST_KERNELS][SIZES] = {{0}};
        double end = seconds() + atof(argv[1]);
        do
            for (i = 2; i < argc; i++)
                for (s = 0; s < SIZES && hashes[h].use(argv[i]) == 0; s++) {
                    double cycles = sample(&hashes[h], sizes[s], core.exclusive_rate);
                    if (cycles > 0 && good[i][s] < MOST_SAMPLES)
                        samples[i][s][good[i][s]++] = cycles;
                }
        while (seconds() < end);
        for (i = 2; i < argc; i++)
            if (good[i][0] && good[i][1])
                printf("%s %-14s %6.2f %6.2f  %d %d\n", hashes[h].name, argv[i],
                       median(samples[i][0], good[i][0]), median(samples[i][1], good[i][1]),
                       good[i][0], good[i][1]);
    }
    return 0;
}
