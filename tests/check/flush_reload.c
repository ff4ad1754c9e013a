/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 * Flush and reload: which line of a buffer a function brought into the caches, though it left nothing of it in its result.
 * f(state, message, count) touches, if it leaks, the first line of page 1 + (message[1] & 63) of the message. Prints how many of
 * 100 secrets were read back; ends with 77 where the timer does not tell what is in a cache from what is not. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <x86intrin.h>

void f(uint32_t *state, const void *data, size_t blocks);

enum { PAGE = 4096, LINES = 64, TRIES = 100, VOTES = 5 };

static unsigned char buffer[(LINES + 2) * PAGE] __attribute__((aligned(4096)));

static uint64_t reload(const volatile unsigned char *at)
{
    unsigned id;
    _mm_mfence();
    _mm_lfence();
    uint64_t before = __rdtscp(&id);
    _mm_lfence();
    (void)*at;
    uint64_t after = __rdtscp(&id);
    _mm_lfence();
    return after - before;
}

static int ascending(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

// The median time of a line that is in a cache, or that was flushed from it.
static uint64_t usual(int flushed)
{
    uint64_t times[201];
    for (int i = 0; i < 201; i++) {
        unsigned char *at = buffer + PAGE * (1 + i % LINES);
        (void)*(volatile unsigned char *)(at + 2048);                      // the page's translation is there either way
        (void)*(volatile unsigned char *)at;
        if (flushed) _mm_clflush(at);
        times[i] = reload(at);
    }
    qsort(times, 201, sizeof *times, ascending);
    return times[100];
}

int main(void)
{
    memset(buffer, 1, sizeof buffer);
    uint64_t hit = usual(0), miss = usual(1), between = (hit + miss) / 2;
    if (miss < hit + 60) return 77;
    uint32_t state[2] = {1, 2}, random = 12345;
    int right = 0;
    for (int i = 0; i < TRIES; i++) {
        random = random * 1664525 + 1013904223;
        unsigned secret = random >> 26;
        int seen[LINES] = {0}, most = 0;
        memcpy(buffer + 4, &secret, 4);
        for (int vote = 0; vote < VOTES; vote++) {
            for (int line = 0; line < LINES; line++) {
                (void)*(volatile unsigned char *)(buffer + PAGE * (1 + line) + 2048);
                _mm_clflush(buffer + PAGE * (1 + line));
            }
            _mm_mfence();
            f(state, buffer, 1);
            for (volatile int wait = 0; wait < 200; wait++) ;
            for (int k = 0; k < LINES; k++) {
                int line = (k * 29 + 17 * vote) % LINES;                   // in no order that a processor runs ahead in
                seen[line] += reload(buffer + PAGE * (1 + line)) < between;
            }
        }
        for (int line = 1; line < LINES; line++)
            if (seen[line] > seen[most]) most = line;
        right += seen[most] > VOTES / 2 && most == (int)secret;
    }
    printf("%d\n", right);
    return 0;
}
