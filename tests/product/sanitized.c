/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT */
/* Every call of nsms.h that writes digests or keys, each into fresh memory, of which every byte decides a branch:
 * MemorySanitizer reports a byte that it takes for unwritten. */
#include "nsms.h"
#include <stdlib.h>

enum { MOST = 40, STRIDE = 200 };
static uint8_t data[MOST * STRIDE];
static const void *pointers[MOST];
static size_t lengths[MOST];
static unsigned large_bytes;

static void read_and_free(uint8_t *bytes, size_t length)
{
    size_t i;
    for (i = 0; i < length; i++)
        if (bytes[i] > 127)
            large_bytes++;
    free(bytes);
}

#define READ(length, call) do { uint8_t *out = malloc(length); call; read_and_free(out, length); } while (0)

#define HASH(name, bytes) do { \
    static const size_t shapes[] = {38, 46, 64, 70}; \
    size_t length, count, i; \
    nsms_##name##_ctx ctx; \
    for (length = 0; length < STRIDE; length++) { \
        READ(bytes, nsms_##name(out, data, length)); \
        READ(bytes, (nsms_##name##_init(&ctx), nsms_##name##_update(&ctx, data, length), nsms_##name##_final(&ctx, out))); \
    } \
    for (count = 1; count <= MOST; count++) { \
        READ(count * bytes, nsms_##name##_many(out, pointers, lengths, count)); \
        READ(count * bytes, nsms_##name##_pairs(out, data, count)); \
        for (i = 0; i < sizeof shapes / sizeof *shapes; i++) { \
            READ(count * bytes, nsms_##name##_equal(out, NULL, data, STRIDE, shapes[i], count)); \
            nsms_##name##_init(&ctx); \
            nsms_##name##_update(&ctx, data, sizeof ctx.buffer); \
            READ(count * bytes, nsms_##name##_equal(out, &ctx, data, STRIDE, shapes[i], count)); \
            nsms_##name##_update(&ctx, data, 5); \
            READ(count * bytes, nsms_##name##_equal(out, &ctx, data, STRIDE, shapes[i], count)); \
        } \
    } \
} while (0)

int main(void)
{
    size_t i;
    for (i = 0; i < MOST; i++) {
        pointers[i] = data + STRIDE * i;
        lengths[i] = 5 * i;
    }
    HASH(sha1, 20);
    HASH(sha224, 28);
    HASH(sha256, 32);
    HASH(sha384, 48);
    HASH(sha512, 64);
    HASH(sha512_224, 28);
    HASH(sha512_256, 32);
    READ(32, nsms_sha256_len64(out, data));
    READ(64, nsms_sha512_len128(out, data));
    for (i = 1; i <= MOST; i++) {
        READ(32 * i, nsms_sha256d_many(out, data, STRIDE, 64, i));
        READ(32 * i, nsms_sha256d_many(out, data, STRIDE, 80, i));
        READ(70 * i, nsms_pbkdf2_hmac_sha256(out, 70, pointers, lengths, pointers, lengths, 3, i));
        READ(70 * i, nsms_pbkdf2_hmac_sha512(out, 70, pointers, lengths, pointers, lengths, 3, i));
    }
    return large_bytes == 0;
}
