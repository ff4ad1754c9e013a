/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * SLH-DSA-SHA2 (FIPS 205), pure signatures, on the library's functions for many messages. README.md says how to build it
 * and against which attackers it does not protect.
 */
#ifndef SLH_DSA_H
#define SLH_DSA_H

#include <stddef.h>
#include <stdint.h>

/* A parameter set of table 2; d, h and the others are the standard's names. */
struct slh_set {
    const char *name;                                /* "128s" to "256f" */
    unsigned n, d, height, a, k;                     /* height: h', of one tree of the hypertree */
    size_t public_bytes, secret_bytes, signature_bytes;
};

/* The set "128s", "128f", "192s", "192f", "256s" or "256f", also behind "SLH-DSA-SHA2-"; NULL for
 * any other name. */
const struct slh_set *slh_find(const char *name);

/* Each function returns 0 if it did its work. -1: no memory or no random bytes, or the context
 * string has more than 255 bytes. */

/* Algorithm 21: makes a key pair. `seeds` holds SK.seed, SK.prf and PK.seed, 3n bytes; NULL: the
 * system's random bytes. */
int slh_keygen(const struct slh_set *set, uint8_t *public_key, uint8_t *secret_key,
    const uint8_t *seeds);

/* Algorithm 22: signs. `random` holds n random bytes, which hedge the signature; NULL: the
 * deterministic variant. */
int slh_sign(const struct slh_set *set, uint8_t *signature, const void *message, size_t length,
             const void *context, size_t context_length, const uint8_t *secret_key,
                 const uint8_t *random);

/* Algorithm 24: verifies. 1: the signature is invalid. */
int slh_verify(const struct slh_set *set, const uint8_t *signature, size_t signature_length,
    const void *message,
               size_t length, const void *context, size_t context_length,
                   const uint8_t *public_key);

/* Algorithms 19 and 20 for tests: the same for a message M' without a context string. */
int slh_sign_internal(const struct slh_set *set, uint8_t *signature, const void *message,
    size_t length,
                      const uint8_t *secret_key, const uint8_t *random);
int slh_verify_internal(const struct slh_set *set, const uint8_t *signature,
    size_t signature_length,
                        const void *message, size_t length, const uint8_t *public_key);

#endif
