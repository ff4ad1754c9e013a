/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Times whole hashes: our `blocks` kernels behind a plain Init/Update/Final, OpenSSL's Init/Update/Final
 * (the low-level functions, which pay no look-up) on every code path of it that this processor has, and other
 * libraries where they are installed. OpenSSL chooses its path once, when it is loaded; so each path is a
 * private copy of the library, loaded with its own OPENSSL_ia32cap.
 *
 * bench robust HASH SECONDS ALONE PEERS SIZE...   interleaved samples in core cycles, bad ones dropped
 * bench paper  HASH SECONDS ALONE PEERS SIZE...   25,000 warm-up calls, 100,000 timed ones, the minimum of five
 * bench speed  HASH SECONDS ALONE PEERS SIZE...   as many messages as SECONDS allow, one size after another
 * bench figure6 HASH SECONDS ALONE PEERS SIZE...  robust, with kernels of one length, and block functions alone on padded messages
 *
 * ALONE: the multiplications per cycle of a core that nobody else uses (clock.h). PEERS: all, openssl or none. A library that
 * a Python process loads (measure/timed.py): Python's hashlib is one of the candidates, by a call back. What to link and compare
 * stands in kernels.inc, KERNEL(symbol, "hash", "features", whether it counts blocks, else the length of its messages), and in
 * peers.inc, PEER("name", "shared object") and LIBCRYPTO("name", "shared object"). Results are lines of words on stdout; the statistics are made by whoever reads them.
 */
#define _GNU_SOURCE
#include "peers.h"
#include <sys/mman.h>
#include <unistd.h>

#include "clock.h"
#include "cpu.h"

typedef void blocks_fn(void *state, const void *data, size_t blocks);

typedef void fixed_fn(uint8_t *digest, const void *message);

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

/* Whole hashes around a blocks kernel: FIPS 180-4 sections 5.1 to 5.3, the work that every library does. */

struct context {
    union {
        uint32_t w32[8];
        uint64_t w64[8];
    } h;
    uint64_t length;
    size_t used;
    blocks_fn *blocks;
    uint8_t buffer[128];
};

static inline void forget(void *p, size_t n)
{
    memset(p, 0, n);
    __asm__ volatile("" : : "r"(p) : "memory");
}

#define WHOLE(NAME, H, WORD, SWAP, COUNT, BLOCK, FIELD, ...)                                                  \
    static void NAME##_init(struct context *c)                                                                \
    {                                                                                                         \
        static const WORD start[COUNT] = {__VA_ARGS__};                                                       \
        memcpy(&c->h, start, sizeof start);                                                                   \
        c->length = c->used = 0;                                                                              \
    }                                                                                                         \
    static void NAME##_update(struct context *c, const uint8_t *data, size_t n)                               \
    {                                                                                                         \
        c->length += n;                                                                                       \
        if (c->used) {                                                                                        \
            size_t room = BLOCK - c->used, part = n < room ? n : room;                                        \
            memcpy(c->buffer + c->used, data, part);                                                          \
            c->used += part, data += part, n -= part;                                                         \
            if (c->used < BLOCK)                                                                              \
                return;                                                                                       \
            c->blocks(&c->h, c->buffer, 1);                                                                   \
            c->used = 0;                                                                                      \
        }                                                                                                     \
        if (n >= BLOCK)                                                                                       \
            c->blocks(&c->h, data, n / BLOCK);                                                                \
        if (n % BLOCK)                                                                                        \
            memcpy(c->buffer, data + (n - n % BLOCK), c->used = n % BLOCK);                                   \
    }                                                                                                         \
    static void NAME##_final(uint8_t *digest, struct context *c)                                              \
    {                                                                                                         \
        uint64_t bits = __builtin_bswap64(c->length << 3);                                                    \
        c->buffer[c->used++] = 0x80;                                                                          \
        if (c->used > BLOCK - FIELD) {                                                                        \
            memset(c->buffer + c->used, 0, BLOCK - c->used);                                                  \
            c->blocks(&c->h, c->buffer, 1);                                                                   \
            c->used = 0;                                                                                      \
        }                                                                                                     \
        memset(c->buffer + c->used, 0, BLOCK - 8 - c->used);                                                  \
        memcpy(c->buffer + BLOCK - 8, &bits, 8);                                                              \
        c->blocks(&c->h, c->buffer, 1);                                                                       \
        for (int i = 0; i < COUNT; i++) {                                                                     \
            WORD word = SWAP(c->h.H[i]);                                                                      \
            memcpy(digest + i * sizeof word, &word, sizeof word);                                             \
        }                                                                                                     \
        forget(c->buffer, BLOCK);                                                                             \
    }

WHOLE(sha1, w32, uint32_t, __builtin_bswap32, 5, 64, 8,
      0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0)
WHOLE(sha256, w32, uint32_t, __builtin_bswap32, 8, 64, 8,
      0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19)
WHOLE(sha512, w64, uint64_t, __builtin_bswap64, 8, 128, 16,
      0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
      0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179)

/* Candidates: the same three functions for everybody. */

struct candidate {
    char name[96];
    int digest_bytes, ours;
    void (*init)(void *context);
    void (*update)(void *context, const void *data, size_t n);
    void (*final)(uint8_t *digest, void *context);
    blocks_fn *blocks;
    fixed_fn *fixed;                                      /* in place of the three functions, for one size only: */
    size_t only;
    const struct family *alone;                           /* the block function alone, on a padded message */
    void *own;                                            /* the context; NULL: the one below */
    batch_fn *batch;                                      /* in place of the three functions */
    int at_once;                                          /* messages that `batch` wants at once */
};

static struct candidate candidates[512];
static int count;

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
        struct candidate *c = &candidates[count++];
        snprintf(c->name, sizeof c->name, "%s", k->name);
        c->digest_bytes = f->digest_bytes;
        c->ours = 1;
        c->init = (void (*)(void *))f->ours_init;
        c->update = (void (*)(void *, const void *, size_t))f->ours_update;
        c->final = (void (*)(uint8_t *, void *))f->ours_final;
        c->blocks = k->counts ? (blocks_fn *)k->code : NULL;
        c->fixed = k->counts ? NULL : (fixed_fn *)k->code;
        c->only = k->length;
    }
}

/* Each candidate that has a block function, once more without what Init and Final do. */
static void add_alone(const struct family *f)
{
    for (int j = 0, before = count; j < before; j++) {
        struct candidate *c = &candidates[count];
        if (candidates[j].fixed || candidates[j].batch)
            continue;
        *c = candidates[j];
        if (snprintf(c->name, sizeof c->name, "%.80s-alone", candidates[j].name) > 0)
            c->alone = f;
        count++;
    }
}

/* OpenSSL. OPENSSL_ia32cap is CPUID leaf 1 as EDX | ECX << 32, then ":" and leaf 7 as EBX | ECX << 32; "~" masks. */

#define NO_SHA "0x20000000"
#define NO_SHA_AVX2 "0x20000020"

static const struct path {
    const char *name, *hashes, *needs, *cap;
} paths[] = {
    {"shani", "sha1 sha256", "sha_ni ssse3", ""},
    {"avx2", "sha1 sha256 sha512", "avx2 bmi1 bmi2", ":~" NO_SHA},
    {"avx", "sha1 sha256 sha512", "avx ssse3", "intel:~" NO_SHA_AVX2},        /* as an Intel CPU has it */
    {"ssse3", "sha1 sha256", "ssse3", "~0x1000080000000000:~" NO_SHA_AVX2},   /* nor AVX and XOP */
    {"scalar", "sha1 sha256 sha512", "", "~0x10000a0000000000:~" NO_SHA_AVX2},
};

static void *private_copy(const char *file)
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

/* Adds the code paths of the libcrypto in `file`, the first `most` of them. */
static void add_paths(const struct family *f, const char *name, const char *file, size_t most)
{
    for (size_t i = 0; i < most; i++) {
        const struct path *p = &paths[i];
        char lacking[64], cap[96];
        unsigned r[4] = {0};
        if (!strstr(p->hashes, f->name))
            continue;
        if (!cpu_has_all(p->needs, lacking, sizeof lacking)) {
            printf("skip %s-%s this processor lacks %s\n", name, p->name, lacking);
            continue;
        }
        __get_cpuid(1, &r[0], &r[1], &r[2], &r[3]);
        if (!strncmp(p->cap, "intel", 5))                 /* bit 30 of EDX is OpenSSL's mark of an Intel CPU */
            snprintf(cap, sizeof cap, "0x%llx%s",
                     (unsigned long long)(r[2] & ~0x800u) << 32 | r[3] | 1u << 30, p->cap + 5);
        else
            snprintf(cap, sizeof cap, "%s", p->cap);
        if (*cap)
            setenv("OPENSSL_ia32cap", cap, 1);
        else
            unsetenv("OPENSSL_ia32cap");
        void *copy = private_copy(file);
        struct candidate *c = &candidates[count];
        *(void **)&c->init = find(copy, f->init);
        *(void **)&c->update = find(copy, f->update);
        *(void **)&c->final = find(copy, f->final);
        if (!c->init || !c->update || !c->final) {
            printf("skip %s-%s no private copy of %s\n", name, p->name, file);
            continue;
        }
        snprintf(c->name, sizeof c->name, "%s-%s", name, p->name);
        c->digest_bytes = f->digest_bytes;
        count++;
    }
}

static void add_openssl(const struct family *f)
{
    static const char *const names[] = {"libcrypto.so.3", "libcrypto.so.4", "libcrypto.so.1.1", "libcrypto.so", NULL};
    void *library = first_library(names);
    Dl_info where;
    const char *inherited = getenv("OPENSSL_ia32cap");
    void *symbol = find(library, f->update);
    const char *(*version)(int);
    *(void **)&version = find(library, "OpenSSL_version");
    if (!symbol || !version || !dladdr(symbol, &where)) {
        printf("skip openssl libcrypto with %s is not installed\n", f->update);
        return;
    }
    printf("openssl %s\n", version(0));
    printf("peer openssl | %s | %s | %s\n", where.dli_fname, version(0), version(1));
    if (inherited)
        printf("skip openssl's-inherited-OPENSSL_ia32cap each path sets its own\n");
    add_paths(f, "openssl", where.dli_fname, sizeof paths / sizeof *paths);
}

/* Libraries with OpenSSL's functions that measure/peers.py built: the fastest paths alone. */
static const struct built {
    const char *name, *file;
} built[] = {
#define PEER(name, file)
#define LIBCRYPTO(name, file) {name, file},
#include "peers.inc"
#undef PEER
#undef LIBCRYPTO
    {NULL, NULL},
};

static void add_built(const struct family *f)
{
    for (const struct built *b = built; b->name; b++) {
        const char *(*version)(int);
        *(void **)&version = find(private_copy(b->file), "OpenSSL_version");
        if (!version) {
            printf("skip %s %s has no OpenSSL_version\n", b->name, b->file);
            continue;
        }
        printf("peer %s | %s | %s | %s\n", b->name, b->file, version(0), version(1));
        add_paths(f, b->name, b->file, 2);
    }
}

/* The other libraries, and hashlib, which whoever loaded us hands in. */

static const struct other {
    const char *name, *file;
    peer_fn *peer;
} others[] = {
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
    struct candidate *c = &candidates[count++];
    snprintf(c->name, sizeof c->name, p->at_once ? "%s-x%d" : "%s", name, p->at_once);
    c->digest_bytes = digest_bytes;
    c->init = p->init;
    c->update = p->update;
    c->final = p->final;
    c->own = p->own;
    c->batch = p->batch;
    c->at_once = p->at_once;
}

static void add_others(const struct family *f, batch_fn *hashlib)
{
    struct peer p = {.batch = hashlib};
    if (hashlib)
        add_peer("hashlib", &p, f->digest_bytes);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        peer_fn *peer = others[i].peer;
        if (others[i].file)
            *(void **)&peer = find(dlopen(others[i].file, RTLD_NOW | RTLD_LOCAL), "peer");
        memset(&p, 0, sizeof p);
        if (peer && peer(f->name, &p)) {
            add_peer(others[i].name, &p, f->digest_bytes);
            printf("peer %s | %s | %s |\n", others[i].name, others[i].file ? others[i].file : peer_path,
                   others[i].file ? "built from its headers" : peer_version);
        } else
            printf("skip %s not installed, or without %s\n", others[i].name, f->name);
    }
}

/* `times` whole messages; chained: each begins with the digest of the one before. */

static _Alignas(64) uint8_t context[1024];

static size_t padded(const struct family *f, size_t size)
{
    size_t block = (size_t)f->block_bytes;
    return (size + 1 + block / 8 + block - 1) / block * block;
}

/* FIPS 180-4, 5.1, behind the message. */
static void pad(const struct family *f, uint8_t *data, size_t size)
{
    size_t end = padded(f, size);
    memset(data + size, 0, end - size);
    data[size] = 0x80;
    for (int i = 1; i <= 8; i++)
        data[end - (size_t)i] = (uint8_t)((uint64_t)size * 8 >> 8 * (i - 1));
}

/* The block function on a message that is padded already, and its digest. OpenSSL's is behind Update, which calls it at
 * once for whole blocks; the hash value is the first thing in its contexts, too. */
static void blocks_alone(const struct candidate *c, uint8_t *digest, const uint8_t *data, size_t size, long times)
{
    uint8_t start[64];
    size_t bytes = padded(c->alone, size), word = (size_t)c->alone->block_bytes / 16;
    c->init(context);
    memcpy(start, context, sizeof start);
    for (long i = 0; i < times; i++) {
        memcpy(context, start, sizeof start);
        if (c->ours)
            c->blocks(context, data, bytes / (size_t)c->alone->block_bytes);
        else
            c->update(context, data, bytes);
        for (size_t at = 0; at < (size_t)c->digest_bytes; at += word) {
            uint64_t w64;
            uint32_t w32;
            if (word == 8) {
                memcpy(&w64, context + at, 8);
                w64 = __builtin_bswap64(w64);
                memcpy(digest + at, &w64, 8);
            } else {
                memcpy(&w32, context + at, 4);
                w32 = __builtin_bswap32(w32);
                memcpy(digest + at, &w32, 4);
            }
        }
    }
}

__attribute__((noinline)) static void digests(const struct candidate *c, uint8_t *digest, uint8_t *data, size_t size,
                                              long times, int chained)
{
    void *own = c->own ? c->own : context;
    if (c->batch) {
        c->batch(digest, data, size, times, chained);
        return;
    }
    if (c->fixed) {
        for (long i = 0; i < times; i++)
            c->fixed(digest, data);
        return;
    }
    if (c->alone) {
        blocks_alone(c, digest, data, size, times);
        return;
    }
    if (c->ours)
        ((struct context *)context)->blocks = c->blocks;
    for (long i = 0; i < times; i++) {
        c->init(own);
        c->update(own, data, size);
        c->final(digest, own);
    }
}

static void hash(const struct candidate *c, uint8_t *data, size_t size, long times, int chained)
{
    uint8_t apart[64];
    digests(c, chained ? data : apart, data, size, times, chained);
}

/* The least number of messages of at least `times` that the candidate likes. */
static long whole(const struct candidate *c, long times)
{
    return c->at_once ? (times + c->at_once - 1) / c->at_once * c->at_once : times;
}

/* Seconds of a sample: short enough that on a shared core most samples see nobody else's work. */
#define SAMPLE 0.00002

static uint8_t *message(size_t size)
{
    uint8_t *data = aligned_alloc(4096, (size + 8191) & ~(size_t)4095);
    if (!data)
        exit(3);
    for (size_t i = 0; i < size + 1; i++)
        data[i] = (uint8_t)((i * 2654435761u) >> 13);
    return data;
}

static void say_digest(int j, size_t size, uint8_t *data)
{
    uint8_t digest[64];
    struct candidate *c = &candidates[j];
    if (c->only && c->only != size)
        return;
    digests(c, digest, data, size, whole(c, 1), 0);
    printf("digest %d %zu ", j, size);
    for (int i = 0; i < c->digest_bytes; i++)
        printf("%02x", digest[i]);
    printf("\n");
}

static void say_clock(void)
{
    double found[99];
    for (int i = 0; i < 99; i++)
        found[i] = ticks_per_cycle();
    qsort(found, 99, sizeof *found, by_size);
    printf("clock %.4f\n", found[49]);
}

/* One sample: cycles per message; 0 if somebody shares the core just now, the clock changed or another thread ran in between;
 * and the multiplications per cycle around it. Whoever reads them knows better than `alone`, in the end, how many it can do. */
static double sample(const struct candidate *c, uint8_t *data, size_t size, long times, int chained, double alone,
                     double *rate)
{
    struct look before = look();
    *rate = before.rate;
    if (!worth_a_sample(before, alone))
        return 0;
    settle();
    hash(c, data, size, whole(c, 1), chained);
    uint64_t begin = stamp();
    hash(c, data, size, times, chained);
    uint64_t end = stamp();
    struct look after = look();
    *rate = least_rate(before, after);
    return same_clock(before, after) ? cycles_between(begin, end, before, after) / (double)times : 0;
}

static void robust(const size_t *sizes, int n, const struct family *f, double budget, double alone)
{
    use_counter();
    say_clock();
    for (int s = 0; s < n; s++) {
        uint8_t *data = message(sizes[s]);
        pad(f, data, sizes[s]);
        for (int j = 0; j < count; j++)
            say_digest(j, sizes[s], data);
        for (int chained = 0; chained <= (sizes[s] <= 2048); chained++) {
            long times[sizeof candidates / sizeof *candidates];
            for (int j = 0; j < count; j++) {                        /* how many messages make a sample */
                double begin = seconds(), spent;
                if ((chained && candidates[j].at_once) || (candidates[j].only && candidates[j].only != sizes[s])) {
                    times[j] = 0;
                    continue;
                }
                hash(&candidates[j], data, sizes[s], times[j] = whole(&candidates[j], 1), chained);
                while ((spent = seconds() - begin) < SAMPLE)
                    hash(&candidates[j], data, sizes[s], times[j], chained), times[j] *= 2;
                times[j] = whole(&candidates[j], (long)((double)times[j] * SAMPLE / spent) + 1);
            }
            double end = seconds() + budget;
            for (int round = 0; round < 4 || (seconds() < end && round < 100000); round++)
                for (int i = 0; i < count; i++) {
                    int j = (i + round) % count;
                    if (!times[j])
                        continue;
                    double rate, cycles = sample(&candidates[j], data, sizes[s], times[j], chained, alone,
                                                 &rate);
                    printf("sample %s %zu %d %.2f %.4f\n", chained ? "chained" : "independent", sizes[s], j, cycles,
                           rate);
                }
            fflush(stdout);
        }
        free(data);
    }
}

/* The paper's method: the compression function alone, in ticks of the time stamp counter. OpenSSL's is behind
 * Update, which calls it at once for whole blocks. */
static void paper(const size_t *sizes, int n, const struct family *f, double budget)
{
    static _Alignas(64) uint8_t state[64];
    long warm = budget > 0 ? (long)(25000 * budget) : 25000, timed = budget > 0 ? (long)(100000 * budget) : 100000;
    say_clock();
    printf("calls %ld %ld\n", warm, timed);
    for (int j = 0; j < count; j++)
        if (!candidates[j].update)
            printf("skip %s its compression cannot be called alone\n", candidates[j].name);
    for (int s = 0; s < n; s++) {
        uint8_t *data = message(sizes[s]);
        size_t blocks = sizes[s] / (size_t)f->block_bytes;
        for (int j = 0; j < count; j++) {
            struct candidate *c = &candidates[j];
            void *own = c->own ? c->own : context;
            if (!c->update)
                continue;
            say_digest(j, sizes[s], data);
            settle();
            for (int repeat = 0; repeat < 5; repeat++) {
                uint64_t begin = 0;
                c->init(own);
                for (long i = -warm; i < timed; i++) {
                    if (i == 0)
                        begin = ticks();
                    if (c->ours)
                        c->blocks(state, data, blocks);
                    else
                        c->update(own, data, blocks * (size_t)f->block_bytes);
                }
                printf("sample paper %zu %d %.2f 0\n", sizes[s], j, (double)(ticks() - begin) / (double)timed);
                fflush(stdout);
            }
        }
        free(data);
    }
}

/* In the manner of `openssl speed`: seconds of the processor's time per message; told in five parts, so that one sees
 * whether they agree. */
static void speed(const size_t *sizes, int n, double budget)
{
    for (int s = 0; s < n; s++) {
        uint8_t *data = message(sizes[s]);
        for (int j = 0; j < count; j++) {
            say_digest(j, sizes[s], data);
            settle();
            long batch = whole(&candidates[j], 1);
            for (int part = 0; part < 5; part++) {
                double begin = seconds_of(CLOCK_THREAD_CPUTIME_ID), spent = 0;
                long done = 0;
                while (spent < budget / 5) {
                    hash(&candidates[j], data, sizes[s], batch, 0);
                    done += batch;
                    spent = seconds_of(CLOCK_THREAD_CPUTIME_ID) - begin;
                    if (spent < 0.001 && spent < budget / 50)
                        batch *= 2;
                }
                printf("sample speed %zu %d %.12g 0\n", sizes[s], j, spent / (double)done);
            }
            fflush(stdout);
        }
        free(data);
    }
}

/* argv: as above. `hashlib` hashes by Python. */
int bench(int argc, char **argv, batch_fn *hashlib)
{
    size_t sizes[64];
    int n = 0;
    const struct family *f = families;
    if (argc < 6)
        return 2;
    for (size_t i = 0; i < sizeof families / sizeof *families; i++)
        if (!strcmp(families[i].name, argv[1]))
            f = &families[i];
    for (int i = 5; i < argc && n < 64; i++)
        sizes[n++] = strtoull(argv[i], NULL, 10);
    add_kernels(f);
    if (strcmp(argv[4], "none"))
        add_openssl(f);
    if (!strcmp(argv[4], "all")) {
        add_built(f);
        add_others(f, hashlib);
    }
    if (!strcmp(argv[0], "figure6"))
        add_alone(f);
    for (int j = 0; j < count; j++)
        printf("candidate %d %d %s\n", j, candidates[j].ours, candidates[j].name);
    double budget = strtod(argv[2], NULL);
    if (!strcmp(argv[0], "paper"))
        paper(sizes, n, f, budget);
    else if (!strcmp(argv[0], "speed"))
        speed(sizes, n, budget);
    else
        robust(sizes, n, f, budget, strtod(argv[3], NULL));
    printf("done\n");
    fflush(stdout);
    return 0;
}
