/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Hash functions that bench.c times: our kernels, OpenSSL's code paths, and other libraries.
 */
#ifndef NSMS_CANDIDATES_H
#define NSMS_CANDIDATES_H

#include <sys/mman.h>
#include <unistd.h>

#include "cpu.h"
#include "hash_functions.h"
#include "peers.h"

typedef void fixed_fn(uint8_t *digest, const void *make_message);

#define KERNEL(symbol, hash, features, counts, length) extern void symbol(void);
#include "kernels.inc"
#undef KERNEL

static const struct kernel {
    const char *name, *hash, *features;
    void (*code)(void);
    int counts;
    size_t length;
} kernels[] = {
#define KERNEL(symbol, hash, features, counts, length) {#symbol, hash, features, symbol, counts, length},
#include "kernels.inc"
#undef KERNEL
    {NULL, NULL, NULL, NULL, 0, 0},
};

struct candidate {
    char name[96];
    int digest_bytes, ours;
    void (*init)(void *context);
    void (*update)(void *context, const void *data, size_t n);
    void (*final)(uint8_t *digest, void *context);
    blocks_fn *blocks;
    fixed_fn *fixed;                 /* replaces the three functions, for one message length: */
    size_t fixed_length;
    const struct family *padded_for; /* not NULL: time the block function alone, on a padded message */
    void *peer_context;                                            /* their context; NULL: the buffer below */
    batch_fn *batch;                                      /* replaces the three functions */
    int batch_size;                                          /* number of messages that `batch` hashes at once; 0: any */
};

static struct candidate candidates[512];
static int candidate_count;

static const struct family {
    const char *name, *init, *update, *final;
    int digest_bytes, block_bytes;
    void (*ours_init)(struct context *);
    void (*ours_update)(struct context *, const uint8_t *, size_t);
    void (*ours_final)(uint8_t *, struct context *);
} families[] = {
    {"sha1", "SHA1_Init", "SHA1_Update", "SHA1_Final", 20, 64, sha1_init, sha1_update, sha1_final},
    {"sha256", "SHA256_Init", "SHA256_Update", "SHA256_Final", 32, 64, sha256_init, sha256_update, sha256_final},
    {"sha512", "SHA512_Init", "SHA512_Update", "SHA512_Final", 64, 128, sha512_init, sha512_update, sha512_final},
};

static void add_kernels(const struct family *f)
{
    for (const struct kernel *k = kernels; k->name; k++) {
        char lacking[64];
        if (strcmp(k->hash, f->name))
            continue;
        if (!cpu_has_all(k->features, lacking, sizeof lacking)) {
            printf("skip %s this processor lacks %s\n", k->name, lacking);
            continue;
        }
        struct candidate *c = &candidates[candidate_count++];
        snprintf(c->name, sizeof c->name, "%s", k->name);
        c->digest_bytes = f->digest_bytes;
        c->ours = 1;
        c->init = (void (*)(void *))f->ours_init;
        c->update = (void (*)(void *, const void *, size_t))f->ours_update;
        c->final = (void (*)(uint8_t *, void *))f->ours_final;
        c->blocks = k->counts ? (blocks_fn *)k->code : NULL;
        c->fixed = k->counts ? NULL : (fixed_fn *)k->code;
        c->fixed_length = k->length;
    }
}

/* Adds each candidate that has a block function a second time, without the work of Init and Final. */
static void add_blocks_alone(const struct family *f)
{
    for (int j = 0, before = candidate_count; j < before; j++) {
        struct candidate *c = &candidates[candidate_count];
        if (candidates[j].fixed || candidates[j].batch)
            continue;
        *c = candidates[j];
        if (snprintf(c->name, sizeof c->name, "%.80s-alone", candidates[j].name) > 0)
            c->padded_for = f;
        candidate_count++;
    }
}

/* OpenSSL. OPENSSL_ia32cap is CPUID leaf 1 as EDX | ECX << 32, then ":" and leaf 7 as EBX | ECX << 32.
 * Bits after "~" are cleared; "intel" stands for leaf 1 as an Intel processor would return it. */

#define NO_SHA "0x20000000"
#define NO_SHA_AVX2 "0x20000020"

static const struct path {
    const char *name, *hashes, *needs, *ia32cap;
} paths[] = {
    {"shani", "sha1 sha256", "sha_ni ssse3", ""},
    {"avx2", "sha1 sha256 sha512", "avx2 bmi1 bmi2", ":~" NO_SHA},
    {"avx", "sha1 sha256 sha512", "avx ssse3", "intel:~" NO_SHA_AVX2},        /* OpenSSL: Intel only */
    {"ssse3", "sha1 sha256", "ssse3", "~0x1000080000000000:~" NO_SHA_AVX2},   /* without AVX and XOP */
    {"scalar", "sha1 sha256 sha512", "", "~0x10000a0000000000:~" NO_SHA_AVX2},
};

static void *open_private_copy(const char *file)
{
    static char buffer[1 << 16];
    char name[64];
    FILE *in = fopen(file, "rb");
    int out = memfd_create("libcrypto", 0);
    size_t n;
    if (!in || out < 0)
        return NULL;
    while ((n = fread(buffer, 1, sizeof buffer, in)) > 0)
        if (write(out, buffer, n) != (ssize_t)n)
            return NULL;
    fclose(in);
    snprintf(name, sizeof name, "/proc/self/fd/%d", out);
    return dlopen(name, RTLD_NOW | RTLD_LOCAL);
}

/* Adds the first `path_count` code paths of the libcrypto in `file`. */
static void add_openssl_paths(const struct family *f, const char *name, const char *file, size_t path_count)
{
    for (size_t i = 0; i < path_count; i++) {
        const struct path *p = &paths[i];
        char lacking[64], ia32cap[96];
        unsigned r[4] = {0};
        if (!strstr(p->hashes, f->name))
            continue;
        if (!cpu_has_all(p->needs, lacking, sizeof lacking)) {
            printf("skip %s-%s this processor lacks %s\n", name, p->name, lacking);
            continue;
        }
        __get_cpuid(1, &r[0], &r[1], &r[2], &r[3]);
        if (!strncmp(p->ia32cap, "intel", 5))                 /* OpenSSL sets bit 30 of EDX on Intel processors */
            snprintf(ia32cap, sizeof ia32cap, "0x%llx%s",
                     (unsigned long long)(r[2] & ~0x800u) << 32 | r[3] | 1u << 30, p->ia32cap + 5);
        else
            snprintf(ia32cap, sizeof ia32cap, "%s", p->ia32cap);
        if (*ia32cap)
            setenv("OPENSSL_ia32cap", ia32cap, 1);
        else
            unsetenv("OPENSSL_ia32cap");
        void *copy = open_private_copy(file);
        struct candidate *c = &candidates[candidate_count];
        *(void **)&c->init = find_symbol(copy, f->init);
        *(void **)&c->update = find_symbol(copy, f->update);
        *(void **)&c->final = find_symbol(copy, f->final);
        if (!c->init || !c->update || !c->final) {
            printf("skip %s-%s no private copy of %s\n", name, p->name, file);
            continue;
        }
        snprintf(c->name, sizeof c->name, "%s-%s", name, p->name);
        c->digest_bytes = f->digest_bytes;
        candidate_count++;
    }
}

static void add_openssl(const struct family *f)
{
    static const char *const names[] = {"libcrypto.so.3", "libcrypto.so.4", "libcrypto.so.1.1", "libcrypto.so", NULL};
    void *library = open_first(names);
    Dl_info where;
    const char *inherited = getenv("OPENSSL_ia32cap");
    void *symbol = find_symbol(library, f->update);
    const char *(*version)(int);
    *(void **)&version = find_symbol(library, "OpenSSL_version");
    if (!symbol || !version || !dladdr(symbol, &where)) {
        printf("skip openssl libcrypto with %s is not installed\n", f->update);
        return;
    }
    printf("openssl %s\n", version(0));
    printf("peer openssl | %s | %s | %s\n", where.dli_fname, version(0), version(1));
    if (inherited)
        printf("skip openssl's-inherited-OPENSSL_ia32cap each path sets its own\n");
    add_openssl_paths(f, "openssl", where.dli_fname, sizeof paths / sizeof *paths);
}

/* Libraries with OpenSSL's functions that measure/peers.py built: their two fastest code paths. */
static const struct libcryptos {
    const char *name, *file;
} libcryptos[] = {
#define PEER(name, file)
#define LIBCRYPTO(name, file) {name, file},
#include "peers.inc"
#undef PEER
#undef LIBCRYPTO
    {NULL, NULL},
};

static void add_libcryptos(const struct family *f)
{
    for (const struct libcryptos *b = libcryptos; b->name; b++) {
        const char *(*version)(int);
        *(void **)&version = find_symbol(open_private_copy(b->file), "OpenSSL_version");
        if (!version) {
            printf("skip %s %s has no OpenSSL_version\n", b->name, b->file);
            continue;
        }
        printf("peer %s | %s | %s | %s\n", b->name, b->file, version(0), version(1));
        add_openssl_paths(f, b->name, b->file, 2);
    }
}

/* Other libraries. */

static const struct other {
    const char *name, *file;
    peer_fn *peer;
} other_peers[] = {
    {"libgcrypt", NULL, peer_libgcrypt},
    {"nettle", NULL, peer_nettle},
    {"botan", NULL, peer_botan},
#define PEER(name, file) {name, file, NULL},
#define LIBCRYPTO(name, file)
#include "peers.inc"
#undef PEER
#undef LIBCRYPTO
};

static void add_peer(const char *name, const struct peer *p, int digest_bytes)
{
    struct candidate *c = &candidates[candidate_count++];
    snprintf(c->name, sizeof c->name, p->batch_size ? "%s-x%d" : "%s", name, p->batch_size);
    c->digest_bytes = digest_bytes;
    c->init = p->init;
    c->update = p->update;
    c->final = p->final;
    c->peer_context = p->context;
    c->batch = p->batch;
    c->batch_size = p->batch_size;
}

static void add_other_peers(const struct family *f)
{
    struct peer p;
    for (size_t i = 0; i < sizeof other_peers / sizeof *other_peers; i++) {
        peer_fn *peer = other_peers[i].peer;
        if (other_peers[i].file)
            *(void **)&peer = find_symbol(dlopen(other_peers[i].file, RTLD_NOW | RTLD_LOCAL), "peer");
        memset(&p, 0, sizeof p);
        if (peer && peer(f->name, &p)) {
            add_peer(other_peers[i].name, &p, f->digest_bytes);
            printf("peer %s | %s | %s |\n", other_peers[i].name, other_peers[i].file ? other_peers[i].file : peer_path,
                   other_peers[i].file ? "built from its headers" : peer_version);
        } else
            printf("skip %s not installed, or without %s\n", other_peers[i].name, f->name);
    }
}

#endif
