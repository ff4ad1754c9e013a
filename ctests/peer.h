/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Interface through which bench.c times a hash function of another library.
 */
#ifndef NSMS_PEER_H
#define NSMS_PEER_H

#include <stddef.h>
#include <stdint.h>

/* Hashes a message `times` times; if `chained`, each message begins with the previous digest. */
typedef void batch_fn(uint8_t *digest, uint8_t *data, size_t size, long times, int chained);

struct peer {
    void *context;           /* argument of init, update and final; NULL: the caller's buffer of 1 KB */
    void (*init)(void *);
    void (*update)(void *, const void *, size_t);
    void (*final)(uint8_t *, void *);
    batch_fn *batch;         /* replaces the three functions if not NULL */
    int batch_size;          /* number of messages that `batch` hashes at once; 0: any */
};

/* Sets *out to the functions for a hash (sha1, sha256, sha512); returns 0 if the library does not
 * have it. Each peer_*.c or .cpp defines `peer` with this type. */
typedef int peer_fn(const char *hash, struct peer *out);

#endif
