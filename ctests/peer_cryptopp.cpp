/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Crypto++ as a peer of bench.c. Final resets the object.
 */
#include <cryptopp/sha.h>
#include <cstring>

extern "C" {
#include "peer.h"
int peer(const char *hash, struct peer *out);
}

static void init(void *) {}

static void update(void *context, const void *data, size_t n)
{
    static_cast<CryptoPP::HashTransformation *>(context)->Update(static_cast<const CryptoPP::byte *>(data), n);
}

static void finish(uint8_t *digest, void *context)
{
    static_cast<CryptoPP::HashTransformation *>(context)->Final(digest);
}

int peer(const char *hash, struct peer *out)
{
    CryptoPP::HashTransformation *context = nullptr;
    if (!std::strcmp(hash, "sha1"))
        context = new CryptoPP::SHA1;
    else if (!std::strcmp(hash, "sha256"))
        context = new CryptoPP::SHA256;
    else if (!std::strcmp(hash, "sha512"))
        context = new CryptoPP::SHA512;
    *out = {context, init, update, finish, nullptr, 0};
    return context != nullptr;
}
