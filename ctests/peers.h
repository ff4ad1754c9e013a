/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Peers with a C interface, loaded without their headers if they are installed.
 */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "peer.h"

static void *open_first(const char *const *names)
{
    void *library = NULL;
    while (*names && !(library = dlopen(*names, RTLD_NOW | RTLD_LOCAL)))
        names++;
    return library;
}

static void *find_symbol(void *library, const char *symbol)
{
    return library ? dlsym(library, symbol) : NULL;
}

/* File and version of the library whose peer function was called last. */
static char peer_path[512], peer_version[128];

static void set_peer_info(const void *function, const char *version)
{
    Dl_info where;
    snprintf(peer_path, sizeof peer_path, "%s", function && dladdr(function, &where) ? where.dli_fname : "unknown");
    snprintf(peer_version, sizeof peer_version, "%s", version ? version : "");
}

/* libgcrypt. It identifies digests by number; the context is a gcry_md_hd_t. */

static struct {
    void (*reset)(void *), (*write)(void *, const void *, size_t);
    unsigned char *(*read)(void *, int);
    unsigned bytes;
} gcrypt;

static void gcrypt_final(uint8_t *digest, void *context)
{
    memcpy(digest, gcrypt.read(context, 0), gcrypt.bytes);
}

static int peer_libgcrypt(const char *hash, struct peer *out)
{
    static const char *const names[] = {"libgcrypt.so.20", "libgcrypt.so", NULL};
    void *library = open_first(names);
    const char *(*check)(const char *);
    int (*number)(const char *);
    unsigned (*open)(void **, int, unsigned), (*length)(int);
    *(void **)&check = find_symbol(library, "gcry_check_version");
    *(void **)&number = find_symbol(library, "gcry_md_map_name");
    *(void **)&open = find_symbol(library, "gcry_md_open");
    *(void **)&length = find_symbol(library, "gcry_md_get_algo_dlen");
    *(void **)&gcrypt.reset = find_symbol(library, "gcry_md_reset");
    *(void **)&gcrypt.write = find_symbol(library, "gcry_md_write");
    *(void **)&gcrypt.read = find_symbol(library, "gcry_md_read");
    if (!check || !number || !open || !length || !gcrypt.reset || !gcrypt.write || !gcrypt.read)
        return 0;
    set_peer_info(*(void **)&check, check(NULL));
    gcrypt.bytes = length(number(hash));
    *out = (struct peer){.init = gcrypt.reset, .update = gcrypt.write, .final = gcrypt_final};
    return open(&out->context, number(hash), 0) == 0 && out->context;
}

/* nettle. Lengths are passed before data; digest_bytes depends on the hash. */

static struct {
    void (*init)(void *), (*update)(void *, size_t, const void *), (*digest)(void *, size_t, uint8_t *);
    size_t bytes;
} nettle;

static void nettle_update(void *context, const void *data, size_t n)
{
    nettle.update(context, n, data);
}

static void nettle_final(uint8_t *digest, void *context)
{
    nettle.digest(context, nettle.bytes, digest);
}

static int peer_nettle(const char *hash, struct peer *out)
{
    static const char *const names[] = {"libnettle.so.8", "libnettle.so.9", "libnettle.so", NULL};
    void *library = open_first(names);
    char name[64];
    snprintf(name, sizeof name, "nettle_%s_init", hash);
    *(void **)&nettle.init = find_symbol(library, name);
    snprintf(name, sizeof name, "nettle_%s_update", hash);
    *(void **)&nettle.update = find_symbol(library, name);
    snprintf(name, sizeof name, "nettle_%s_digest", hash);
    *(void **)&nettle.digest = find_symbol(library, name);
    int (*major)(void), (*minor)(void);
    *(void **)&major = find_symbol(library, "nettle_version_major");
    *(void **)&minor = find_symbol(library, "nettle_version_minor");
    snprintf(name, sizeof name, "%d.%d", major ? major() : 0, minor ? minor() : 0);
    set_peer_info(*(void **)&nettle.init, name);
    nettle.bytes = !strcmp(hash, "sha1") ? 20 : !strcmp(hash, "sha256") ? 32 : 64;
    *out = (struct peer){.init = nettle.init, .update = nettle_update, .final = nettle_final};
    return nettle.init && nettle.update && nettle.digest;
}

/* Botan. botan_hash_final resets the object. */

static struct {
    int (*clear)(void *), (*update)(void *, const uint8_t *, size_t), (*final)(void *, uint8_t *);
} botan;

static void botan_start(void *context)
{
    (void)context;
}

static void botan_update(void *context, const void *data, size_t n)
{
    botan.update(context, data, n);
}

static void botan_final(uint8_t *digest, void *context)
{
    botan.final(context, digest);
}

static int peer_botan(const char *hash, struct peer *out)
{
    static const char *const names[] = {"libbotan-3.so", "libbotan-2.so.19", "libbotan-2.so", NULL};
    void *library = open_first(names);
    int (*init)(void **, const char *, uint32_t);
    char name[16];
    snprintf(name, sizeof name, "SHA-%s", hash + 3);
    *(void **)&init = find_symbol(library, "botan_hash_init");
    *(void **)&botan.update = find_symbol(library, "botan_hash_update");
    *(void **)&botan.final = find_symbol(library, "botan_hash_final");
    const char *(*version)(void);
    *(void **)&version = find_symbol(library, "botan_version_string");
    set_peer_info(*(void **)&version, version ? version() : NULL);
    *out = (struct peer){.init = botan_start, .update = botan_update, .final = botan_final};
    return init && botan.update && botan.final && init(&out->context, name, 0) == 0;
}
