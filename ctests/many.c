/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Functions that hash many messages, with the signature of sampler.c (generator/lab/measure/bench.py):
 * the library's functions, OpenSSL's Init/Update/Final and EVP functions, and other libraries (peer.h).
 * Each writes the digests one after the other to `out`.
 */
#define _GNU_SOURCE
#include "nsms.h"
#include "peers.h"

struct work {
    const void *const *data;
    const size_t *lengths;
    size_t count;
};

/* many, single: all messages; pairs: tree nodes; context: the first message by Init/Update/Final */
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
/* The blocks of the first message, which is padded in advance (all of its bytes are 0) */
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

/* The PBKDF2 keys of all messages as passwords and salts, as long as a digest. */
#define PBKDF2(hash, HASH)                                                                     \
    void pbkdf2_##hash(void *out, const struct work *w, size_t iterations)                     \
    {                                                                                          \
        nsms_pbkdf2_hmac_##hash(out, NSMS_##HASH##_BYTES, w->data, w->lengths, w->data,        \
                                w->lengths, iterations, w->count);                             \
    }
PBKDF2(sha256, SHA256)
PBKDF2(sha512, SHA512)

static int (*openssl_pbkdf2)(const char *, int, const unsigned char *, int, int, const void *, int, unsigned char *);
static const void *openssl_hash;
static int openssl_key_bytes;

/* Selects OpenSSL's hash for pbkdf2_with_openssl; returns 0 if it is not installed. */
int use_openssl_pbkdf2(const char *hash)
{
    void *lib = dlopen("libcrypto.so.3", RTLD_NOW);
    const void *(*find)(const char *) = NULL;
    if (!lib)
        return 0;
    *(void **)&find = dlsym(lib, "EVP_get_digestbyname");
    *(void **)&openssl_pbkdf2 = dlsym(lib, "PKCS5_PBKDF2_HMAC");
    openssl_hash = find ? find(hash) : NULL;
    openssl_key_bytes = strcmp(hash, "sha512") ? 32 : 64;
    return openssl_hash && openssl_pbkdf2;
}

void pbkdf2_with_openssl(void *out, const struct work *w, size_t iterations)
{
    for (size_t i = 0; i < w->count; i++)
        openssl_pbkdf2(w->data[i], (int)w->lengths[i], w->data[i], (int)w->lengths[i], (int)iterations,
                       openssl_hash, openssl_key_bytes, (unsigned char *)out + i * (size_t)openssl_key_bytes);
}

static int (*init)(void *), (*update)(void *, const void *, size_t), (*final)(void *, void *);
static size_t openssl_digest_bytes;
static struct peer single_peer, batch_peer;

static void *find_openssl(void *lib, const char *hash, const char *function)
{
    char name[32];
    snprintf(name, sizeof name, "%s_%s", hash, function);
    return dlsym(lib, name);
}

/* Selects OpenSSL's functions for hash_with_openssl; returns 0 if it is not installed. */
int use_openssl(const char *hash, size_t digest_bytes)
{
    void *lib = dlopen("libcrypto.so.3", RTLD_NOW);
    if (!lib && !(lib = dlopen("libcrypto.so", RTLD_NOW)))
        return 0;
    *(void **)&init = find_openssl(lib, hash, "Init");
    *(void **)&update = find_openssl(lib, hash, "Update");
    *(void **)&final = find_openssl(lib, hash, "Final");
    openssl_digest_bytes = digest_bytes;
    return init && update && final;
}

void hash_with_openssl(void *out, const struct work *w, size_t size)
{
    static _Alignas(64) uint8_t context[512];
    (void)size;
    for (size_t i = 0; i < w->count; i++) {
        init(context);
        update(context, w->data[i], w->lengths[i]);
        final((uint8_t *)out + i * openssl_digest_bytes, context);
    }
}

/* OpenSSL's EVP functions, for the hash that nsms_evp selected (sampler.c). */
void nsms_evp_hash(void *out, const void *data, size_t size);

void hash_with_evp(void *out, const struct work *w, size_t size)
{
    (void)size;
    nsms_evp_hash(out, w->data[0], w->lengths[0]);
}

/* Selects nettle or libgcrypt for hash_with_peer; returns 0 if it is not installed or lacks the hash. */
int use_peer(const char *library, const char *hash, size_t digest_bytes)
{
    static struct peer gcrypt_peer;                       /* for gcrypt_hash */
    static char gcrypt_hash[16];
    static _Alignas(64) uint8_t context[1024];
    if (!strcmp(library, "nettle")) {
        const int is_available = peer_nettle(hash, &single_peer);
        nettle.bytes = digest_bytes;
        single_peer.context = context;
        return is_available;
    }
    if (strcmp(gcrypt_hash, hash)) {
        if (!peer_libgcrypt(hash, &gcrypt_peer))
            return 0;
        snprintf(gcrypt_hash, sizeof gcrypt_hash, "%s", hash);
    }
    single_peer = gcrypt_peer;
    return 1;
}

void hash_with_peer(void *out, const struct work *w, size_t size)
{
    (void)size;
    single_peer.init(single_peer.context);
    single_peer.update(single_peer.context, w->data[0], w->lengths[0]);
    single_peer.final(out, single_peer.context);
}

/* Selects the library of a peer_*.c, built as shared object `file`, for hash_with_batch_peer; returns 0
 * if it lacks the hash. It hashes the first message w->count times. */
int use_batch_peer(const char *file, const char *hash)
{
    void *lib = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    peer_fn *peer = NULL;
    if (lib)
        *(void **)&peer = dlsym(lib, "peer");
    memset(&batch_peer, 0, sizeof batch_peer);
    return peer && peer(hash, &batch_peer) && batch_peer.batch;
}

void hash_with_batch_peer(void *out, const struct work *w, size_t size)
{
    (void)size;
    batch_peer.batch(out, (uint8_t *)(size_t)w->data[0], w->lengths[0], (long)w->count, 0);
}
