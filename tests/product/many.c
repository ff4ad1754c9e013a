/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 * Hashes many messages as it is told on stdin, and prints their digests; argv[1] is a file of which all messages are parts.
 *     many HASH KERNEL COUNT (OFFSET LENGTH)...
 *     equal HASH KERNEL PREFIX OFFSET STRIDE LENGTH COUNT PLACE       PREFIX: -1: none; else bytes that are hashed before
 *     pairs HASH KERNEL OFFSET COUNT PLACE                            PLACE 1: the digests where the messages are
 *     double HASH KERNEL OFFSET STRIDE LENGTH COUNT PLACE             nsms_sha256d_many
 *     compress HASH KERNEL OFFSET COUNT PLACE                         nsms_sha256_compress64
 *     keys HASH KERNEL LENGTH ITERATIONS COUNT (OFFSET LENGTH OFFSET LENGTH)...     PBKDF2 of passwords and salts
 *     empty HASH KERNEL COUNT                                         the digest of all, or "differ"
 * Each message ends where a page begins that nobody may touch, and so do the digests. KERNEL "-": the library's choice. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "nsms.h"

enum { PAGE = 4096 };

struct hash {
    const char *name;
    size_t bytes;
    void (*many)(void *, const void *const *, const size_t *, size_t);
    void (*equal)(void *, const void *, const void *, size_t, size_t, size_t);
    void (*pairs)(void *, const void *, size_t);
    void (*begin)(void *ctx, const void *data, size_t length);
    int (*use)(const char *);
    size_t ctx;
};

#define HASH(h, H) \
    static void h##_equal_(void *d, const void *p, const void *m, size_t s, size_t l, size_t c) { nsms_##h##_equal(d, p, m, s, l, c); } \
    static void h##_begin_(void *c, const void *m, size_t l) { nsms_##h##_init(c); nsms_##h##_update(c, m, l); }
#define ROW(h, H) {#h, NSMS_##H##_BYTES, nsms_##h##_many, h##_equal_, nsms_##h##_pairs, h##_begin_, nsms_##h##_use, sizeof(nsms_##h##_ctx)}
HASH(sha1, SHA1) HASH(sha224, SHA224) HASH(sha256, SHA256) HASH(sha384, SHA384) HASH(sha512, SHA512)
HASH(sha512_224, SHA512_224) HASH(sha512_256, SHA512_256)
static const struct hash hashes[] = {
    ROW(sha1, SHA1), ROW(sha224, SHA224), ROW(sha256, SHA256), ROW(sha384, SHA384), ROW(sha512, SHA512), ROW(sha512_224, SHA512_224),
    ROW(sha512_256, SHA512_256)};

static uint8_t *pages[4096];
static size_t sizes[4096], used;

/* So many bytes before a page that nobody may touch. */
static uint8_t *guarded(size_t length)
{
    size_t size = (length + PAGE - 1) / PAGE * PAGE + PAGE;
    uint8_t *p = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED || mprotect(p + size - PAGE, PAGE, PROT_NONE) || used == sizeof pages / sizeof *pages)
        exit(3);
    pages[used] = p;
    sizes[used++] = size;
    return p + size - PAGE - length;
}

static const uint8_t *copied(const uint8_t *from, size_t length, int writable)
{
    uint8_t *p = guarded(length);
    memcpy(p, from, length);
    if (!writable && mprotect(pages[used - 1], sizes[used - 1] - PAGE, PROT_READ))
        exit(3);
    return p;
}

static size_t number(void)
{
    long long n;
    if (scanf("%lld", &n) != 1)
        exit(3);
    return (size_t)n;
}

int main(int argc, char **argv)
{
    FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
    static uint8_t stream[1 << 22];
    char what[16], name[16], kernel[32];
    size_t i, k;
    if (!file || fread(stream, 1, sizeof stream, file) == 0)
        return 3;
    while (scanf("%15s %15s %31s", what, name, kernel) == 3) {
        const struct hash *h = NULL;
        const void **data = NULL;
        size_t *lengths = NULL, count;
        uint8_t *digests;
        for (k = 0; k < sizeof hashes / sizeof *hashes; k++)
            h = strcmp(hashes[k].name, name) ? h : &hashes[k];
        if (!h || h->use(kernel[0] == '-' ? NULL : kernel)) {
            puts("no such kernel");
            continue;
        }
        size_t each = h->bytes;
        if (what[0] == 'k') {
            const void **salts;
            size_t *salt_lengths, iterations;
            each = number();
            iterations = number();
            count = number();
            data = calloc(count + 1, sizeof *data);
            lengths = calloc(count + 1, sizeof *lengths);
            salts = calloc(count + 1, sizeof *salts);
            salt_lengths = calloc(count + 1, sizeof *salt_lengths);
            for (i = 0; i < 2 * count; i++) {
                const size_t at = number(), length = number();
                (i % 2 ? salt_lengths : lengths)[i / 2] = length;
                (i % 2 ? salts : data)[i / 2] = length ? copied(stream + at, length, 0) : NULL;
            }
            digests = guarded(count * each);
            (h->bytes == 32 ? nsms_pbkdf2_hmac_sha256 : nsms_pbkdf2_hmac_sha512)(digests, each, data, lengths, salts, salt_lengths,
                                                                             iterations, count);
            free(salts);
            free(salt_lengths);
        } else if (what[0] == 'm' || what[1] == 'm') {
            count = number();
            data = calloc(count + 1, sizeof *data);
            lengths = calloc(count + 1, sizeof *lengths);
            for (i = 0; i < count && what[0] == 'm'; i++) {
                size_t at = number();
                lengths[i] = number();
                data[i] = copied(stream + at, lengths[i], 0);
            }
            digests = guarded(count * h->bytes);
            h->many(count ? digests : NULL, count ? data : NULL, count ? lengths : NULL, count);
            for (i = 1; what[0] == 'e' && i < count; i++)
                if (memcmp(digests, digests + i * h->bytes, h->bytes))
                    puts("differ");
            count = what[0] == 'e' ? 1 : count;
        } else {
            long long before = what[0] == 'e' ? (long long)number() : -1;
            const int pairs = what[0] == 'p' || what[0] == 'c';
            size_t at = number(), stride = pairs ? 2 * h->bytes : number(), length = pairs ? stride : number(), place;
            union { uint64_t align; uint8_t bytes[512]; } ctx, was;
            const uint8_t *m;
            count = number();
            place = number();
            i = count ? (count - 1) * stride + length : 0;
            m = copied(stream + at, place && i < count * h->bytes ? count * h->bytes : i, (int)place);
            digests = place ? (uint8_t *)(size_t)m : guarded(count * h->bytes);
            if (before >= 0)
                h->begin(&ctx, stream, (size_t)before);
            memcpy(&was, &ctx, h->ctx);
            if (what[0] == 'c')
                nsms_sha256_compress64(digests, m, count);
            else if (pairs)
                h->pairs(digests, m, count);
            else if (what[0] == 'd')
                nsms_sha256d_many(digests, m, stride, length, count);
            else
                h->equal(digests, before < 0 ? NULL : &ctx, m, stride, length, count);
            if (before >= 0 && memcmp(&was, &ctx, h->ctx))
                puts("the prefix is changed");
        }
        for (i = 0; i < count * each; i++)
            printf("%02x", digests[i]);
        puts("");
        while (used--)
            munmap(pages[used], sizes[used]);
        used = 0;
        free(data);
        free(lengths);
    }
    return 0;
}
