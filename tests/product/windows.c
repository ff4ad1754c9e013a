/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 * Prints digests by each kernel that the processor runs: of messages of some lengths, at once and in two pieces, and of many
 * together; then which kernels the library chooses, before and after it measured. KERNELS: their names. */
#include <stdio.h>

#include "nsms.h"

static const char *const kernels[] = {KERNELS, "portable"};
static const size_t lengths[] = {LENGTHS};
enum { COUNT = sizeof lengths / sizeof *lengths };

static uint8_t data[5000];

static void show(const char *hash, const char *kernel, const char *what, const uint8_t *bytes, size_t length)
{
    printf("%s %s %s ", hash, kernel, what);
    while (length--)
        printf("%02x", *bytes++);
    printf("\n");
}

#define HASH(h, H) \
    static void h##_all(void) \
    { \
        static uint8_t digest[COUNT * NSMS_##H##_BYTES]; \
        const void *messages[COUNT]; \
        nsms_##h##_ctx ctx; \
        size_t i, k; \
        for (k = 0; k < sizeof kernels / sizeof *kernels; k++) { \
            if (nsms_##h##_use(kernels[k])) \
                continue; \
            for (i = 0; i < COUNT; i++) \
                nsms_##h(digest + i * NSMS_##H##_BYTES, data, lengths[i]); \
            show(#h, kernels[k], "whole", digest, sizeof digest); \
            for (i = 0; i < COUNT; i++) { \
                nsms_##h##_init(&ctx); \
                nsms_##h##_update(&ctx, data, lengths[i] / 3); \
                nsms_##h##_update(&ctx, data + lengths[i] / 3, lengths[i] - lengths[i] / 3); \
                nsms_##h##_final(&ctx, digest + i * NSMS_##H##_BYTES); \
                messages[i] = data; \
            } \
            show(#h, kernels[k], "pieces", digest, sizeof digest); \
            nsms_##h##_many(digest, messages, lengths, COUNT); \
            show(#h, kernels[k], "many", digest, sizeof digest); \
        } \
        nsms_##h##_use(NULL); \
        printf("%s %s chosen\n", #h, nsms_##h##_kernel()); \
        nsms_select(); \
        printf("%s %s fastest\n", #h, nsms_##h##_kernel()); \
    }
HASH(sha1, SHA1)
HASH(sha256, SHA256)
HASH(sha512, SHA512)

int main(void)
{
    size_t i;
    for (i = 0; i < sizeof data; i++)
        data[i] = (uint8_t)(i * i % 251);
    sha1_all();
    sha256_all();
    sha512_all();
    return 0;
}
