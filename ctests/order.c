/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 * Which kernels are fastest here, through the library that holds them all: the figures of generator/product/preference.py.
 *
 *     make vendor DEST=build/order LIB=all
 *     cc -O2 -I build/order ctests/order.c build/order/nsms.c build/order/sha*.S -o build/measure
 *     build/measure 4 $(ls build/order | sed -n 's/^sha[0-9]*_\(.*\)\.S$/\1/p' | sort -u)
 *
 * measures each hash for 4 seconds, all kernels in turn, and prints for messages of 1 KB and of 8 KB how many cycles of the
 * core a byte takes, the last block with its padding included: the median of the undisturbed turns, and how many those were. */
#define _GNU_SOURCE
#include <stdio.h>

#include "clock.h"
#include "nsms.h"

enum { SIZES = 2, MOST = 64, TURNS = 1 << 14 };

static const size_t sizes[SIZES] = {1024, 8192};
static uint8_t message[8192], digest[64];

struct hash {
    const char *name;
    void (*run)(uint8_t *digest, const void *data, size_t length);
    int (*use)(const char *kernel);
};

/* Cycles per byte; 0 if the turn was disturbed. */
static double turn(const struct hash *hash, size_t size, double alone)
{
    struct look before = look(), after;
    uint64_t begin, end;
    int i, times = (int)(65536 / size);
    if (!worth_a_sample(before, alone))
        return 0;
    settle();
    hash->run(digest, message, size);                     /* loads code and tables */
    begin = stamp();
    for (i = 0; i < times; i++) {
        hash->run(digest, message, size);
        message[0] ^= digest[0];
    }
    end = stamp();
    after = look();
    return undisturbed(before, after, alone) ? cycles_between(begin, end, before, after) / times / (double)size : 0;
}

static double middle(double *turns, int count)
{
    qsort(turns, (size_t)count, sizeof *turns, by_size);
    return count ? turns[count / 2] : 0;
}

int main(int argc, char **argv)
{
    static const struct hash hashes[] = {{"sha1", nsms_sha1, nsms_sha1_use}, {"sha256", nsms_sha256, nsms_sha256_use},
                                         {"sha512", nsms_sha512, nsms_sha512_use}};
    static double turns[MOST][SIZES][TURNS];
    struct core core;
    size_t h;
    int i, s;
    if (!learn(&core, 0, 1)) {
        fprintf(stderr, "no clock: a multiplication takes %.3f dependent additions\n", core.product);
        return 2;
    }
    for (h = 0; argc > 2 && argc < MOST && h < sizeof hashes / sizeof *hashes; h++) {
        int good[MOST][SIZES] = {{0}};
        double end = seconds() + atof(argv[1]);
        do
            for (i = 2; i < argc; i++)
                for (s = 0; s < SIZES && hashes[h].use(argv[i]) == 0; s++) {
                    double cycles = turn(&hashes[h], sizes[s], core.alone);
                    if (cycles > 0 && good[i][s] < TURNS)
                        turns[i][s][good[i][s]++] = cycles;
                }
        while (seconds() < end);
        for (i = 2; i < argc; i++)
            if (good[i][0] && good[i][1])
                printf("%s %-14s %6.2f %6.2f  %d %d\n", hashes[h].name, argv[i], middle(turns[i][0], good[i][0]),
                       middle(turns[i][1], good[i][1]), good[i][0], good[i][1]);
    }
    return 0;
}
