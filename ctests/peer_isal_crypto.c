/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Intel's isa-l_crypto as a peer of bench.c: a manager for each hash, which hashes several messages at
 * once. It returns digests as little-endian words, which are swapped to bytes here.
 */
#include <isa-l_crypto/sha1_mb.h>
#include <isa-l_crypto/sha256_mb.h>
#include <isa-l_crypto/sha512_mb.h>
#include <string.h>

#include "peer.h"

enum { BATCH_SIZE = 16 };

#define PEER(NAME, TYPE, WORDS, SWAP)                                                                          \
    static _Alignas(64) ISAL_##TYPE##_HASH_CTX_MGR NAME##_manager;                                            \
    static _Alignas(64) ISAL_##TYPE##_HASH_CTX NAME##_jobs[BATCH_SIZE];                                          \
    static void NAME(uint8_t *digest, uint8_t *data, size_t size, long times, int chained)                    \
    {                                                                                                         \
        ISAL_##TYPE##_HASH_CTX *done = NULL;                                                                   \
        (void)chained;                                                                                        \
        for (long first = 0; first < times; first += BATCH_SIZE) {                                               \
            for (long i = 0; i < BATCH_SIZE && first + i < times; i++) {                                         \
                isal_hash_ctx_init(&NAME##_jobs[i]);                                                          \
                isal_##NAME##_ctx_mgr_submit(&NAME##_manager, &NAME##_jobs[i], &done, data, (uint32_t)size,   \
                                             ISAL_HASH_ENTIRE);                                               \
            }                                                                                                 \
            do                                                                                                \
                done = NULL, isal_##NAME##_ctx_mgr_flush(&NAME##_manager, &done);                             \
            while (done);                                                                                     \
        }                                                                                                     \
        for (int w = 0; w < WORDS; w++) {                                                                     \
            __auto_type word = SWAP(NAME##_jobs[0].job.result_digest[w]);                                     \
            memcpy(digest + w * sizeof word, &word, sizeof word);                                             \
        }                                                                                                     \
    }

PEER(sha1, SHA1, 5, __builtin_bswap32)
PEER(sha256, SHA256, 8, __builtin_bswap32)
PEER(sha512, SHA512, 8, __builtin_bswap64)

int peer(const char *hash, struct peer *out)
{
    *out = (struct peer){.batch_size = BATCH_SIZE};
    if (!strcmp(hash, "sha1") && isal_sha1_ctx_mgr_init(&sha1_manager) == 0)
        out->batch = sha1;
    else if (!strcmp(hash, "sha256") && isal_sha256_ctx_mgr_init(&sha256_manager) == 0)
        out->batch = sha256;
    else if (!strcmp(hash, "sha512") && isal_sha512_ctx_mgr_init(&sha512_manager) == 0)
        out->batch = sha512;
    return out->batch != NULL;
}
