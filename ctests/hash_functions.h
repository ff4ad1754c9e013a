/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * SHA-1, SHA-256 and SHA-512 by Init/Update/Final around a blocks kernel: FIPS 180-4, sections 5.1 to 5.3.
 */
#ifndef NSMS_HASH_FUNCTIONS_H
#define NSMS_HASH_FUNCTIONS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef void blocks_fn(void *state, const void *data, size_t blocks);

struct context {
    union {
        uint32_t w32[8];
        uint64_t w64[8];
    } h;
    uint64_t length;
    size_t used;
    blocks_fn *blocks;
    uint8_t buffer[128];
};

static inline void clear_memory(void *p, size_t n)
{
    memset(p, 0, n);
    __asm__ volatile("" : : "r"(p) : "memory");
}

#define HASH_FUNCTIONS(NAME, H, WORD, SWAP, COUNT, BLOCK, FIELD, ...)                                                  \
    static void NAME##_init(struct context *c)                                                                \
    {                                                                                                         \
        static const WORD start[COUNT] = {__VA_ARGS__};                                                       \
        memcpy(&c->h, start, sizeof start);                                                                   \
        c->length = c->used = 0;                                                                              \
    }                                                                                                         \
    static void NAME##_update(struct context *c, const uint8_t *data, size_t n)                               \
    {                                                                                                         \
        c->length += n;                                                                                       \
        if (c->used) {                                                                                        \
            size_t space = BLOCK - c->used, part = n < space ? n : space;                                        \
            memcpy(c->buffer + c->used, data, part);                                                          \
            c->used += part, data += part, n -= part;                                                         \
            if (c->used < BLOCK)                                                                              \
                return;                                                                                       \
            c->blocks(&c->h, c->buffer, 1);                                                                   \
            c->used = 0;                                                                                      \
        }                                                                                                     \
        if (n >= BLOCK)                                                                                       \
            c->blocks(&c->h, data, n / BLOCK);                                                                \
        if (n % BLOCK)                                                                                        \
            memcpy(c->buffer, data + (n - n % BLOCK), c->used = n % BLOCK);                                   \
    }                                                                                                         \
    static void NAME##_final(uint8_t *digest, struct context *c)                                              \
    {                                                                                                         \
        uint64_t bits = __builtin_bswap64(c->length << 3);                                                    \
        c->buffer[c->used++] = 0x80;                                                                          \
        if (c->used > BLOCK - FIELD) {                                                                        \
            memset(c->buffer + c->used, 0, BLOCK - c->used);                                                  \
            c->blocks(&c->h, c->buffer, 1);                                                                   \
            c->used = 0;                                                                                      \
        }                                                                                                     \
        memset(c->buffer + c->used, 0, BLOCK - 8 - c->used);                                                  \
        memcpy(c->buffer + BLOCK - 8, &bits, 8);                                                              \
        c->blocks(&c->h, c->buffer, 1);                                                                       \
        for (int i = 0; i < COUNT; i++) {                                                                     \
            WORD word = SWAP(c->h.H[i]);                                                                      \
            memcpy(digest + i * sizeof word, &word, sizeof word);                                             \
        }                                                                                                     \
        clear_memory(c->buffer, BLOCK);                                                                             \
    }

HASH_FUNCTIONS(sha1, w32, uint32_t, __builtin_bswap32, 5, 64, 8,
      0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0)
HASH_FUNCTIONS(sha256, w32, uint32_t, __builtin_bswap32, 8, 64, 8,
      0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19)
HASH_FUNCTIONS(sha512, w64, uint64_t, __builtin_bswap64, 8, 128, 16,
      0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
      0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179)

#endif
