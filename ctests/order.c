/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 * Which kernels are fastest here, through the library that holds them all: the figures of generator/uarch/preference.py.
 *
 *     make vendor DEST=build/order LIB=all
 *     cc -O2 -I build/order ctests/order.c build/order/nsms.c build/order/sha*.S -o build/measure
 *     build/measure 4 $(ls build/order | sed -n 's/^sha[0-9]*_\(.*\)\.S$/\1/p' | sort -u)
 *
 * measures each hash for 4 seconds, all kernels in turn, and prints for messages of 1 KB and of 8 KB how many cycles of the
 * core a byte takes: the least of all turns, the last block with its padding included. Best on an idle machine. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <x86intrin.h>

#include "nsms.h"

enum { SIZES = 2, MOST = 64 };

static const size_t sizes[SIZES] = {1024, 8192};
static uint8_t message[8192], digest[64];

struct hash {
    const char *name;
    void (*run)(uint8_t *digest, const void *data, size_t length);
    int (*use)(const char *kernel);
};

static double turn(const struct hash *hash, size_t size)
{
    int i, times = (int)(65536 / size);
    unsigned long long begin;
    hash->run(digest, message, size);                     /* loads code and tables */
    begin = __rdtsc();
    for (i = 0; i < times; i++) {
        hash->run(digest, message, size);
        message[0] ^= digest[0];
    }
    return (double)(__rdtsc() - begin) / times / (double)size;
}

/* Cycles of the core while the time stamp counter counts one: additions that wait for each other take a cycle each. */
static double clock_ratio(void)
{
    double most = 0;
    int i, k;
    for (k = 0; k < 200; k++) {
        unsigned long x = 0, begin = __rdtsc();
        double ratio;
        for (i = 0; i < 10000; i++)
            __asm__ volatile("add $1, %0; add $1, %0; add $1, %0; add $1, %0; add $1, %0; add $1, %0; add $1, %0; add $1, %0"
                             : "+r"(x));
        ratio = (double)x / (double)(__rdtsc() - begin);
        most = ratio > most ? ratio : most;
    }
    return most;
}

static double seconds(void)
{
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int main(int argc, char **argv)
{
    static const struct hash hashes[] = {{"sha1", nsms_sha1, nsms_sha1_use}, {"sha256", nsms_sha256, nsms_sha256_use},
                                         {"sha512", nsms_sha512, nsms_sha512_use}};
    double clock = clock_ratio();
    size_t h;
    int i, s;
    for (h = 0; argc > 2 && argc < MOST && h < sizeof hashes / sizeof *hashes; h++) {
        double least[MOST][SIZES] = {{0}}, end = seconds() + atof(argv[1]);
        do
            for (i = 2; i < argc; i++)
                for (s = 0; s < SIZES && hashes[h].use(argv[i]) == 0; s++) {
                    double cycles = turn(&hashes[h], sizes[s]);
                    if (least[i][s] == 0 || cycles < least[i][s])
                        least[i][s] = cycles;
                }
        while (seconds() < end);
        for (i = 2; i < argc; i++)
            if (least[i][0] != 0)
                printf("%s %-14s %6.2f %6.2f\n", hashes[h].name, argv[i], clock * least[i][0], clock * least[i][1]);
    }
    return 0;
}
