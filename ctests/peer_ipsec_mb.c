/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Intel's ipsec-mb as a peer of bench.c: its job manager hashes several messages at once.
 */
#include <intel-ipsec-mb.h>
#include <string.h>

#include "peer.h"

static IMB_MGR *manager;
static IMB_HASH_ALG algorithm;
static size_t digest_bytes;

static void batch(uint8_t *digest, uint8_t *data, size_t size, long times, int chained)
{
    (void)chained;
    for (long i = 0; i < times; i++) {
        IMB_JOB *job = IMB_GET_NEXT_JOB(manager);
        memset(job, 0, sizeof *job);
        job->cipher_mode = IMB_CIPHER_NULL;
        job->cipher_direction = IMB_DIR_ENCRYPT;
        job->chain_order = IMB_ORDER_HASH_CIPHER;
        job->hash_alg = algorithm;
        job->src = data;
        job->msg_len_to_hash_in_bytes = size;
        job->auth_tag_output = digest;
        job->auth_tag_output_len_in_bytes = digest_bytes;
        IMB_SUBMIT_JOB(manager);
    }
    while (IMB_FLUSH_JOB(manager))
        ;
}

int peer(const char *hash, struct peer *out)
{
    IMB_ARCH architecture;
    if (!manager && (manager = alloc_mb_mgr(0)))
        init_mb_mgr_auto(manager, &architecture);
    algorithm = !strcmp(hash, "sha1") ? IMB_AUTH_SHA_1 : !strcmp(hash, "sha256") ? IMB_AUTH_SHA_256 : IMB_AUTH_SHA_512;
    digest_bytes = !strcmp(hash, "sha1") ? 20 : !strcmp(hash, "sha256") ? 32 : 64;
    *out = (struct peer){.batch = batch, .batch_size = 16};
    return manager && imb_get_errno(manager) == 0;
}
