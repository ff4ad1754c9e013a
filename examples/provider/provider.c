/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * An OpenSSL 3 provider that hashes by the library: SHA-1 and all of SHA-2.
 *
 *     $ make vendor DEST=examples/provider/nsms LIB=1
 *     $ cd examples/provider && cc -O2 -shared -fPIC -DNSMS_HIDDEN -I nsms provider.c nsms/nsms.c nsms/sha*.S -lcrypto -o nsms.so
 *     $ openssl dgst -provider-path examples/provider -provider nsms -sha512 FILE
 *     $ openssl speed -provider-path examples/provider -provider nsms -evp sha512
 *
 * The last line without its two options measures OpenSSL's own. Where no other provider is loaded, OpenSSL's programs still
 * want random numbers (speed does, though it hashes only), so those of the default provider are passed on. A program asks
 * for a digest with EVP_MD_fetch(NULL, "SHA2-512", "provider=nsms") after OSSL_PROVIDER_load(NULL, "nsms").
 */
#include <openssl/core.h>
#include <openssl/core_dispatch.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/params.h>
#include <openssl/provider.h>

#include "nsms.h"

/* A digest's parameters, which are constants. */
static int parameters(OSSL_PARAM *params, size_t block, size_t size)
{
    static const struct {
        const char *name;
        int value;
    } flags[] = {{OSSL_DIGEST_PARAM_XOF, 0}, {OSSL_DIGEST_PARAM_ALGID_ABSENT, 1}};
    size_t i;
    OSSL_PARAM *p = OSSL_PARAM_locate(params, OSSL_DIGEST_PARAM_BLOCK_SIZE);
    if (p && !OSSL_PARAM_set_size_t(p, block))
        return 0;
    p = OSSL_PARAM_locate(params, OSSL_DIGEST_PARAM_SIZE);
    if (p && !OSSL_PARAM_set_size_t(p, size))
        return 0;
    for (i = 0; i < sizeof flags / sizeof *flags; i++) {
        p = OSSL_PARAM_locate(params, flags[i].name);
        if (p && !OSSL_PARAM_set_int(p, flags[i].value))
            return 0;
    }
    return 1;
}

static const OSSL_PARAM *gettable(void *provctx)
{
    static const OSSL_PARAM known[] = {
        OSSL_PARAM_size_t(OSSL_DIGEST_PARAM_BLOCK_SIZE, NULL), OSSL_PARAM_size_t(OSSL_DIGEST_PARAM_SIZE, NULL),
        OSSL_PARAM_int(OSSL_DIGEST_PARAM_XOF, NULL), OSSL_PARAM_int(OSSL_DIGEST_PARAM_ALGID_ABSENT, NULL), OSSL_PARAM_END};
    (void)provctx;
    return known;
}

typedef void (*function)(void);

/* The functions of one hash and their table. */
#define HASH(hash, HASH)                                                                                             \
    static void *hash##_new(void *provctx)                                                                           \
    {                                                                                                                \
        (void)provctx;                                                                                               \
        return OPENSSL_zalloc(sizeof(nsms_##hash##_ctx));                                                            \
    }                                                                                                                \
    static void hash##_free(void *ctx)                                                                               \
    {                                                                                                                \
        OPENSSL_clear_free(ctx, sizeof(nsms_##hash##_ctx));                                                          \
    }                                                                                                                \
    static void *hash##_copy(void *ctx)                                                                              \
    {                                                                                                                \
        return OPENSSL_memdup(ctx, sizeof(nsms_##hash##_ctx));                                                       \
    }                                                                                                                \
    static int hash##_begin(void *ctx, const OSSL_PARAM params[])                                                    \
    {                                                                                                                \
        (void)params;                                                                                                \
        nsms_##hash##_init(ctx);                                                                                     \
        return 1;                                                                                                    \
    }                                                                                                                \
    static int hash##_more(void *ctx, const unsigned char *data, size_t length)                                      \
    {                                                                                                                \
        nsms_##hash##_update(ctx, data, length);                                                                     \
        return 1;                                                                                                    \
    }                                                                                                                \
    static int hash##_end(void *ctx, unsigned char *out, size_t *written, size_t room)                               \
    {                                                                                                                \
        if (room < NSMS_##HASH##_BYTES)                                                                              \
            return 0;                                                                                                \
        nsms_##hash##_final(ctx, out);                                                                               \
        *written = NSMS_##HASH##_BYTES;                                                                              \
        return 1;                                                                                                    \
    }                                                                                                                \
    static int hash##_once(void *provctx, const unsigned char *data, size_t length, unsigned char *out,              \
                           size_t *written, size_t room)                                                             \
    {                                                                                                                \
        (void)provctx;                                                                                               \
        if (room < NSMS_##HASH##_BYTES)                                                                              \
            return 0;                                                                                                \
        nsms_##hash(out, data, length);                                                                              \
        *written = NSMS_##HASH##_BYTES;                                                                              \
        return 1;                                                                                                    \
    }                                                                                                                \
    static int hash##_parameters(OSSL_PARAM params[])                                                                \
    {                                                                                                                \
        return parameters(params, NSMS_##HASH##_BLOCK_BYTES, NSMS_##HASH##_BYTES);                                   \
    }                                                                                                                \
    static const OSSL_DISPATCH hash##_functions[] = {                                                                \
        {OSSL_FUNC_DIGEST_NEWCTX, (function)hash##_new},       {OSSL_FUNC_DIGEST_FREECTX, (function)hash##_free},    \
        {OSSL_FUNC_DIGEST_DUPCTX, (function)hash##_copy},      {OSSL_FUNC_DIGEST_INIT, (function)hash##_begin},      \
        {OSSL_FUNC_DIGEST_UPDATE, (function)hash##_more},      {OSSL_FUNC_DIGEST_FINAL, (function)hash##_end},       \
        {OSSL_FUNC_DIGEST_DIGEST, (function)hash##_once},                                                            \
        {OSSL_FUNC_DIGEST_GET_PARAMS, (function)hash##_parameters},                                                  \
        {OSSL_FUNC_DIGEST_GETTABLE_PARAMS, (function)gettable}, {0, NULL}};

HASH(sha1, SHA1)
HASH(sha224, SHA224)
HASH(sha256, SHA256)
HASH(sha384, SHA384)
HASH(sha512, SHA512)
HASH(sha512_224, SHA512_224)
HASH(sha512_256, SHA512_256)

static OSSL_PROVIDER *standard;                          /* the default provider, in a library context of its own */

static const OSSL_ALGORITHM *query(void *provctx, int operation, int *no_cache)
{
    static const OSSL_ALGORITHM digests[] = {
        {"SHA1:SHA-1:SSL3-SHA1:1.3.14.3.2.26", "provider=nsms", sha1_functions, "SHA-1"},
        {"SHA2-224:SHA-224:SHA224:2.16.840.1.101.3.4.2.4", "provider=nsms", sha224_functions, "SHA-224"},
        {"SHA2-256:SHA-256:SHA256:2.16.840.1.101.3.4.2.1", "provider=nsms", sha256_functions, "SHA-256"},
        {"SHA2-384:SHA-384:SHA384:2.16.840.1.101.3.4.2.2", "provider=nsms", sha384_functions, "SHA-384"},
        {"SHA2-512:SHA-512:SHA512:2.16.840.1.101.3.4.2.3", "provider=nsms", sha512_functions, "SHA-512"},
        {"SHA2-512/224:SHA-512/224:SHA512-224:2.16.840.1.101.3.4.2.5", "provider=nsms", sha512_224_functions, "SHA-512/224"},
        {"SHA2-512/256:SHA-512/256:SHA512-256:2.16.840.1.101.3.4.2.6", "provider=nsms", sha512_256_functions, "SHA-512/256"},
        {NULL, NULL, NULL, NULL}};
    (void)provctx;
    *no_cache = 0;
    if (operation == OSSL_OP_RAND && standard)
        return OSSL_PROVIDER_query_operation(standard, operation, no_cache);
    return operation == OSSL_OP_DIGEST ? digests : NULL;
}

static const OSSL_PARAM *gettable_provider(void *provctx)
{
    static const OSSL_PARAM known[] = {OSSL_PARAM_utf8_ptr(OSSL_PROV_PARAM_NAME, NULL, 0),
                                       OSSL_PARAM_utf8_ptr(OSSL_PROV_PARAM_VERSION, NULL, 0),
                                       OSSL_PARAM_int(OSSL_PROV_PARAM_STATUS, NULL), OSSL_PARAM_END};
    (void)provctx;
    return known;
}

static int get_provider(void *provctx, OSSL_PARAM params[])
{
    OSSL_PARAM *p = OSSL_PARAM_locate(params, OSSL_PROV_PARAM_NAME);
    (void)provctx;
    if (p && !OSSL_PARAM_set_utf8_ptr(p, "nsms"))
        return 0;
    p = OSSL_PARAM_locate(params, OSSL_PROV_PARAM_VERSION);
    if (p && !OSSL_PARAM_set_utf8_ptr(p, nsms_version()))
        return 0;
    p = OSSL_PARAM_locate(params, OSSL_PROV_PARAM_STATUS);
    return !p || OSSL_PARAM_set_int(p, 1);
}

static const OSSL_DISPATCH functions[] = {{OSSL_FUNC_PROVIDER_QUERY_OPERATION, (function)query},
                                          {OSSL_FUNC_PROVIDER_GETTABLE_PARAMS, (function)gettable_provider},
                                          {OSSL_FUNC_PROVIDER_GET_PARAMS, (function)get_provider}, {0, NULL}};

int OSSL_provider_init(const OSSL_CORE_HANDLE *handle, const OSSL_DISPATCH *in, const OSSL_DISPATCH **out, void **provctx)
{
    OSSL_LIB_CTX *own = OSSL_LIB_CTX_new();              /* kept until the process ends: its generators are in use till then */
    (void)in;
    (void)handle;
    standard = own ? OSSL_PROVIDER_load(own, "default") : NULL;
    *provctx = standard ? OSSL_PROVIDER_get0_provider_ctx(standard) : NULL;   /* for the generators; the digests need none */
    *out = functions;
    return standard != NULL;
}
