/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Libraries with a plain C interface: loaded if they are installed, without their headers.
 */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "peer.h"

static void *first_library(const char *const *names)
{
    void *library = NULL;
    while (*names && !(library = dlopen(*names, RTLD_NOW | RTLD_LOCAL)))
        names++;
    return library;
}

static void *find(void *library, const char *symbol)
{
    return library ? dlsym(library, symbol) : NULL;
}

/* What is told of the library that was asked last: its file, and what it says of itself. */
static char peer_path[512], peer_version[128];

static void tell_of(const void *function, const char *version)
{
    Dl_info where;
    snprintf(peer_path, sizeof peer_path, "%s", function && dladdr(function, &where) ? where.dli_fname : "unknown");
    snprintf(peer_version, sizeof peer_version, "%s", version ? version : "");
}

/* libgcrypt: gcry_md_hd_t behind functions that tell what they want by number. */

static struct {
    void (*reset)(void *), (*write)(void *, const void *, size_t);
    unsigned char *(*read)(void *, int);
    unsigned bytes;
} gcrypt;

static void gcrypt_final(uint8_t *digest, void *own)
{
    memcpy(digest, gcrypt.read(own, 0), gcrypt.bytes);
}

static int peer_libgcrypt(const char *hash, struct peer *out)
{
    static const char *const names[] = {"libgcrypt.so.20", "libgcrypt.so", NULL};
    void *library = first_library(names);
    const char *(*check)(const char *);
    int (*number)(const char *);
    unsigned (*open)(void **, int, unsigned), (*length)(int);
    *(void **)&check = find(library, "gcry_check_version");
    *(void **)&number = find(library, "gcry_md_map_name");
    *(void **)&open = find(library, "gcry_md_open");
    *(void **)&length = find(library, "gcry_md_get_algo_dlen");
    *(void **)&gcrypt.reset = find(library, "gcry_md_reset");
    *(void **)&gcrypt.write = find(library, "gcry_md_write");
    *(void **)&gcrypt.read = find(library, "gcry_md_read");
    if (!check || !number || !open || !length || !gcrypt.reset || !gcrypt.write || !gcrypt.read)
        return 0;
    tell_of(*(void **)&check, check(NULL));
    gcrypt.bytes = length(number(hash));
    *out = (struct peer){.init = gcrypt.reset, .update = gcrypt.write, .final = gcrypt_final};
    return open(&out->own, number(hash), 0) == 0 && out->own;
}

/* nettle: lengths come before what they are of. */

static struct {
    void (*init)(void *), (*update)(void *, size_t, const void *), (*digest)(void *, size_t, uint8_t *);
    size_t bytes;
} nettle;

static void nettle_update(void *own, const void *data, size_t n)
{
    nettle.update(own, n, data);
}

static void nettle_final(uint8_t *digest, void *own)
{
    nettle.digest(own, nettle.bytes, digest);
}

static int peer_nettle(const char *hash, struct peer *out)
{
    static const char *const names[] = {"libnettle.so.8", "libnettle.so.9", "libnettle.so", NULL};
    void *library = first_library(names);
    char name[64];
    snprintf(name, sizeof name, "nettle_%s_init", hash);
    *(void **)&nettle.init = find(library, name);
    snprintf(name, sizeof name, "nettle_%s_update", hash);
    *(void **)&nettle.update = find(library, name);
    snprintf(name, sizeof name, "nettle_%s_digest", hash);
    *(void **)&nettle.digest = find(library, name);
    int (*major)(void), (*minor)(void);
    *(void **)&major = find(library, "nettle_version_major");
    *(void **)&minor = find(library, "nettle_version_minor");
    snprintf(name, sizeof name, "%d.%d", major ? major() : 0, minor ? minor() : 0);
    tell_of(*(void **)&nettle.init, name);
    nettle.bytes = !strcmp(hash, "sha1") ? 20 : !strcmp(hash, "sha256") ? 32 : 64;
    *out = (struct peer){.init = nettle.init, .update = nettle_update, .final = nettle_final};
    return nettle.init && nettle.update && nettle.digest;
}

/* Botan: its C interface; a final leaves the object as new. */

static struct {
    int (*clear)(void *), (*update)(void *, const uint8_t *, size_t), (*final)(void *, uint8_t *);
} botan;

static void botan_start(void *own)
{
    (void)own;
}

static void botan_update(void *own, const void *data, size_t n)
{
    botan.update(own, data, n);
}

static void botan_final(uint8_t *digest, void *own)
{
    botan.final(own, digest);
}

static int peer_botan(const char *hash, struct peer *out)
{
    static const char *const names[] = {"libbotan-3.so", "libbotan-2.so.19", "libbotan-2.so", NULL};
    void *library = first_library(names);
    int (*init)(void **, const char *, uint32_t);
    char name[16];
    snprintf(name, sizeof name, "SHA-%s", hash + 3);
    *(void **)&init = find(library, "botan_hash_init");
    *(void **)&botan.update = find(library, "botan_hash_update");
    *(void **)&botan.final = find(library, "botan_hash_final");
    const char *(*version)(void);
    *(void **)&version = find(library, "botan_version_string");
    tell_of(*(void **)&version, version ? version() : NULL);
    *out = (struct peer){.init = botan_start, .update = botan_update, .final = botan_final};
    return init && botan.update && botan.final && init(&out->own, name, 0) == 0;
}
