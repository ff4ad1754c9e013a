/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 * A target for libFuzzer: a message in pieces must have the digest that it has in one, on whatever kernels the input names.
 * The first bytes choose hash and kernel, the others are lengths of pieces and message at once. -DNAMES='"avx2_n8", ...' names
 * the kernels. With -DALONE it drives itself: `fuzz_update SECONDS`. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nsms.h"

#define CHECK(hash, bytes) \
    case bytes: { \
        nsms_##hash##_ctx ctx; \
        nsms_##hash##_use("portable"); \
        nsms_##hash(whole, data, size); \
        nsms_##hash##_use(kernels[first % COUNT]); \
        nsms_##hash##_init(&ctx); \
        for (at = 0; at < size; at += piece) { \
            piece = data[at] % 4 ? data[at] : 5 * (size_t)data[at]; \
            piece = piece < size - at ? piece : size - at; \
            if (!piece) \
                nsms_##hash##_update(&ctx, NULL, 0), piece = 1; \
            nsms_##hash##_update(&ctx, data + at, piece); \
        } \
        nsms_##hash##_final(&ctx, parts); \
        if (memcmp(whole, parts, bytes)) \
            abort(); \
        break; \
    }

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const kernels[] = {NAMES, "portable"};
    enum { COUNT = sizeof kernels / sizeof *kernels };
    uint8_t whole[64], parts[64], hash, first;
    size_t at, piece;
    if (size < 2)
        return 0;
    hash = data[0] % 3, first = data[1], data += 2, size -= 2;
    switch (hash == 0 ? 20 : hash == 1 ? 32 : 64) {
    CHECK(sha1, 20)
    CHECK(sha256, 32)
    CHECK(sha512, 64)
    }
    return 0;
}

#ifdef ALONE
#include <time.h>

int main(int argc, char **argv)
{
    static uint8_t data[4096];
    time_t end = time(NULL) + (argc > 1 ? atoi(argv[1]) : 5);
    uint64_t x = 1;
    long runs = 0;
    while (time(NULL) < end) {
        size_t i, size = (size_t)(x >> 20) % sizeof data;
        for (i = 0; i < size; i++) {
            x ^= x << 13, x ^= x >> 7, x ^= x << 17;
            data[i] = (uint8_t)(x >> 8 & (x & 1 ? 255 : 7));
        }
        x += !size;
        LLVMFuzzerTestOneInput(data, size);
        runs++;
    }
    printf("%ld runs\n", runs);
    return 0;
}
#endif
