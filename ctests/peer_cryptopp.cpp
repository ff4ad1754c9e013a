/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Crypto++ as a peer of bench.c. Its Final leaves the object as new.
 */
#include <cryptopp/sha.h>
#include <cstring>

extern "C" {
#include "peer.h"
int peer(const char *hash, struct peer *out);
}

static void init(void *) {}

static void update(void *own, const void *data, size_t n)
{
    static_cast<CryptoPP::HashTransformation *>(own)->Update(static_cast<const CryptoPP::byte *>(data), n);
}

static void finish(uint8_t *digest, void *own)
{
    static_cast<CryptoPP::HashTransformation *>(own)->Final(digest);
}

int peer(const char *hash, struct peer *out)
{
    CryptoPP::HashTransformation *own = nullptr;
    if (!std::strcmp(hash, "sha1"))
        own = new CryptoPP::SHA1;
    else if (!std::strcmp(hash, "sha256"))
        own = new CryptoPP::SHA256;
    else if (!std::strcmp(hash, "sha512"))
        own = new CryptoPP::SHA512;
    *out = {own, init, update, finish, nullptr, 0};
    return own != nullptr;
}
