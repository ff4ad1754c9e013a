/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Somebody else's hash as bench.c times it: Init/Update/Final on an object of its own, or `batch`, which hashes
 * the same message `times` times (and many at once, where that is what the library is for).
 */
#ifndef NSMS_PEER_H
#define NSMS_PEER_H

#include <stddef.h>
#include <stdint.h>

typedef void batch_fn(uint8_t *digest, uint8_t *data, size_t size, long times, int chained);

struct peer {
    void *own;                                            /* what the three functions get; NULL: 1 KB of the caller's */
    void (*init)(void *);
    void (*update)(void *, const void *, size_t);
    void (*final)(uint8_t *, void *);
    batch_fn *batch;                                      /* in place of the three */
    int at_once;                                          /* how many messages `batch` wants at once; 0: any number */
};

/* What a peer_*.c or .cpp defines: 0 if the library has no such hash (sha1, sha256, sha512). */
typedef int peer_fn(const char *hash, struct peer *out);

#endif
