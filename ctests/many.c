/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Many messages at once, as generator/measure/many.py times them through sampler.c: the library's functions, the same one after the
 * other, OpenSSL's Init/Update/Final (which pay no look-up) one after the other, and other libraries made for it (peer.h; equal lengths alone).
 */
#define _GNU_SOURCE
#include "nsms.h"
#include "peers.h"

struct work {
    const void *const *data;
    const size_t *lengths;
    size_t count;
};

#define HASH(hash, HASH)                                                                       \
    void many_##hash(void *out, const struct work *w, size_t size)                             \
    {                                                                                          \
        (void)size;                                                                            \
        nsms_##hash##_many(out, w->data, w->lengths, w->count);                                \
    }                                                                                          \
    void single_##hash(void *out, const struct work *w, size_t size)                           \
    {                                                                                          \
        (void)size;                                                                            \
        for (size_t i = 0; i < w->count; i++)                                                  \
            nsms_##hash((uint8_t *)out + i * NSMS_##HASH##_BYTES, w->data[i], w->lengths[i]);  \
    }                                                                                          \
    void pairs_##hash(void *out, const struct work *w, size_t size)                            \
    {                                                                                          \
        (void)size;                                                                            \
        nsms_##hash##_pairs(out, w->data[0], w->count);                                        \
    }                                                                                          \
    void context_##hash(void *out, const struct work *w, size_t size)                          \
    {                                                                                          \
        nsms_##hash##_ctx ctx;                                                                 \
        (void)size;                                                                            \
        nsms_##hash##_init(&ctx);                                                              \
        nsms_##hash##_update(&ctx, w->data[0], w->lengths[0]);                                 \
        nsms_##hash##_final(&ctx, out);                                                        \
    }
#define BLOCKS(hash, family, length_bytes)                                              \
    void blocks_##hash(void *out, const struct work *w, size_t size)                           \
    {                                                                                          \
        static const uint8_t padded[1 << 17];                                                  \
        const size_t block = sizeof ((nsms_##family##_ctx *)0)->buffer;                        \
        (void)size;                                                                            \
        nsms_##family##_blocks(out, padded, (w->lengths[0] + length_bytes) / block + 1);       \
    }
HASH(sha1, SHA1) BLOCKS(sha1, sha1, 8)
HASH(sha224, SHA224) BLOCKS(sha224, sha256, 8)
HASH(sha256, SHA256) BLOCKS(sha256, sha256, 8)
HASH(sha384, SHA384) BLOCKS(sha384, sha512, 16)
HASH(sha512, SHA512) BLOCKS(sha512, sha512, 16)
HASH(sha512_224, SHA512_224) BLOCKS(sha512_224, sha512, 16)
HASH(sha512_256, SHA512_256) BLOCKS(sha512_256, sha512, 16)

static int (*init)(void *), (*update)(void *, const void *, size_t), (*final)(void *, void *);
static size_t bytes;
static struct peer other;

static void *found(void *lib, const char *hash, const char *what)
{
    char name[32];
    snprintf(name, sizeof name, "%s_%s", hash, what);
    return dlsym(lib, name);
}

/* OpenSSL's functions of that hash; 0 if it is not installed. */
int use_openssl(const char *hash, size_t digest_bytes)
{
    void *lib = dlopen("libcrypto.so.3", RTLD_NOW);
    if (!lib && !(lib = dlopen("libcrypto.so", RTLD_NOW)))
        return 0;
    *(void **)&init = found(lib, hash, "Init");
    *(void **)&update = found(lib, hash, "Update");
    *(void **)&final = found(lib, hash, "Final");
    bytes = digest_bytes;
    return init && update && final;
}

void by_openssl(void *out, const struct work *w, size_t size)
{
    static _Alignas(64) uint8_t context[512];
    (void)size;
    for (size_t i = 0; i < w->count; i++) {
        init(context);
        update(context, w->data[i], w->lengths[i]);
        final((uint8_t *)out + i * bytes, context);
    }
}

/* OpenSSL's EVP functions of the hash that nsms_evp chose (sampler.c). */
void nsms_evp_hash(void *out, const void *data, size_t size);

void by_evp(void *out, const struct work *w, size_t size)
{
    (void)size;
    nsms_evp_hash(out, w->data[0], w->lengths[0]);
}

/* nettle or libgcrypt, without their headers; 0 if it is not installed or has no such hash. */
static struct peer plain;

int use_peer(const char *library, const char *hash, size_t digest_bytes)
{
    static struct peer opened;                            /* libgcrypt's object of the last hash */
    static char opened_for[16];
    static _Alignas(64) uint8_t own[1024];
    if (library[0] == 'n') {
        const int there = peer_nettle(hash, &plain);
        nettle.bytes = digest_bytes;
        plain.own = own;
        return there;
    }
    if (strcmp(opened_for, hash)) {
        if (!peer_libgcrypt(hash, &opened))
            return 0;
        snprintf(opened_for, sizeof opened_for, "%s", hash);
    }
    plain = opened;
    return 1;
}

void by_peer(void *out, const struct work *w, size_t size)
{
    (void)size;
    plain.init(plain.own);
    plain.update(plain.own, w->data[0], w->lengths[0]);
    plain.final(out, plain.own);
}

/* Another library, by the shared object of its peer_*.c; 0 if it has no such hash. It hashes the first message again and again. */
int use_other(const char *file, const char *hash)
{
    void *lib = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    peer_fn *peer = NULL;
    if (lib)
        *(void **)&peer = dlsym(lib, "peer");
    memset(&other, 0, sizeof other);
    return peer && peer(hash, &other) && other.batch;
}

void by_other(void *out, const struct work *w, size_t size)
{
    (void)size;
    other.batch(out, (uint8_t *)(size_t)w->data[0], w->lengths[0], (long)w->count, 0);
}
