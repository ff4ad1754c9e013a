/* SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
 *
 * Times complete hash functions: our `blocks` kernels with an Init/Update/Final around them, OpenSSL's
 * low-level Init/Update/Final (without the look-up of EVP) on each of its code paths that this processor
 * can run, and other installed libraries. OpenSSL selects its code path once, when it is loaded;
 * therefore each path is a private copy of libcrypto, loaded with its own OPENSSL_ia32cap.
 *
 * Arguments: METHOD HASH SECONDS RATE PEERS SIZE...
 *
 * METHOD  robust: interleaved samples in core cycles, without disturbed ones
 *         paper: 25,000 warm-up calls and 100,000 timed calls, five times
 *         speed: as many messages as SECONDS allow, one size after the other
 *         figure6: robust, also with kernels for one length, and with block functions on padded messages
 * RATE    multiplications per cycle of an exclusive core (clock.h)
 * PEERS   all, openssl or none
 *
 * measure/timed.py loads this file as a library and passes a function that calls Python's hashlib. It
 * includes kernels.inc with lines KERNEL(symbol, "hash", "features", counts_blocks, message_length), and
 * peers.inc with lines PEER("name", "shared object") and LIBCRYPTO("name", "shared object"). It prints
 * results as lines of words; measure/bench.py computes the statistics.
 */
#define _GNU_SOURCE
#include "peers.h"
#include <sys/mman.h>
#include <unistd.h>

#include "clock.h"
#include "cpu.h"

typedef void blocks_fn(void *state, const void *data, size_t blocks);

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

/* Init/Update/Final around a blocks kernel: FIPS 180-4, sections 5.1 to 5.3. */

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

static inline void clear_memory(void *p, size_t n)
{
    memset(p, 0, n);
    __asm__ volatile("" : : "r"(p) : "memory");
}

#define HASH_FUNCTIONS(NAME, H, WORD, SWAP, COUNT, BLOCK, FIELD, ...)                                                  \
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
            size_t space = BLOCK - c->used, part = n < space ? n : space;                                        \
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
        clear_memory(c->buffer, BLOCK);                                                                             \
    }

HASH_FUNCTIONS(sha1, w32, uint32_t, __builtin_bswap32, 5, 64, 8,
      0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0)
HASH_FUNCTIONS(sha256, w32, uint32_t, __builtin_bswap32, 8, 64, 8,
      0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19)
HASH_FUNCTIONS(sha512, w64, uint64_t, __builtin_bswap64, 8, 128, 16,
      0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
      0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179)

/* Candidates. */

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

/* Other libraries, and hashlib. */

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

static void add_other_peers(const struct family *f, batch_fn *hashlib)
{
    struct peer p = {.batch = hashlib};
    if (hashlib)
        add_peer("hashlib", &p, f->digest_bytes);
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

/* Hashing. */

static _Alignas(64) uint8_t context[1024];

static size_t padded_bytes(const struct family *f, size_t size)
{
    size_t block = (size_t)f->block_bytes;
    return (size + 1 + block / 8 + block - 1) / block * block;
}

/* Appends the padding of FIPS 180-4, 5.1, to the message. */
static void pad(const struct family *f, uint8_t *data, size_t size)
{
    size_t end = padded_bytes(f, size);
    memset(data + size, 0, end - size);
    data[size] = 0x80;
    for (int i = 1; i <= 8; i++)
        data[end - (size_t)i] = (uint8_t)((uint64_t)size * 8 >> 8 * (i - 1));
}

/* Calls the block function `times` times on a padded message. OpenSSL's is called by Update, which
 * passes complete blocks on; the hash value is the first member of its contexts, too. */
static void blocks_alone(const struct candidate *c, uint8_t *digest, const uint8_t *data, size_t size, long times)
{
    uint8_t start[64];
    size_t bytes = padded_bytes(c->padded_for, size), word = (size_t)c->padded_for->block_bytes / 16;
    c->init(context);
    memcpy(start, context, sizeof start);
    for (long i = 0; i < times; i++) {
        memcpy(context, start, sizeof start);
        if (c->ours)
            c->blocks(context, data, bytes / (size_t)c->padded_for->block_bytes);
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

/* Hashes a message `times` times; if `chained`, each begins with the previous digest. */
__attribute__((noinline)) static void hash_messages(const struct candidate *c, uint8_t *digest, uint8_t *data, size_t size,
                                              long times, int chained)
{
    void *peer_context = c->peer_context ? c->peer_context : context;
    if (c->batch) {
        c->batch(digest, data, size, times, chained);
        return;
    }
    if (c->fixed) {
        for (long i = 0; i < times; i++)
            c->fixed(digest, data);
        return;
    }
    if (c->padded_for) {
        blocks_alone(c, digest, data, size, times);
        return;
    }
    if (c->ours)
        ((struct context *)context)->blocks = c->blocks;
    for (long i = 0; i < times; i++) {
        c->init(peer_context);
        c->update(peer_context, data, size);
        c->final(digest, peer_context);
    }
}

static void hash(const struct candidate *c, uint8_t *data, size_t size, long times, int chained)
{
    uint8_t digest[64];
    hash_messages(c, chained ? data : digest, data, size, times, chained);
}

/* Rounds a number of messages up to a multiple of the candidate's batch size. */
static long round_to_batch(const struct candidate *c, long times)
{
    return c->batch_size ? (times + c->batch_size - 1) / c->batch_size * c->batch_size : times;
}

/* Duration of a sample: short enough that on a shared core most samples are undisturbed. */
#define SAMPLE_SECONDS 0.00002

static uint8_t *make_message(size_t size)
{
    uint8_t *data = aligned_alloc(4096, (size + 8191) & ~(size_t)4095);
    if (!data)
        exit(3);
    for (size_t i = 0; i < size + 1; i++)
        data[i] = (uint8_t)((i * 2654435761u) >> 13);
    return data;
}

static void print_digest(int j, size_t size, uint8_t *data)
{
    uint8_t digest[64];
    struct candidate *c = &candidates[j];
    if (c->fixed_length && c->fixed_length != size)
        return;
    hash_messages(c, digest, data, size, round_to_batch(c, 1), 0);
    printf("digest %d %zu ", j, size);
    for (int i = 0; i < c->digest_bytes; i++)
        printf("%02x", digest[i]);
    printf("\n");
}

static void print_clock(void)
{
    double ratios[99];
    for (int i = 0; i < 99; i++)
        ratios[i] = measure_ticks_per_cycle();
    qsort(ratios, 99, sizeof *ratios, compare_doubles);
    printf("clock %.4f\n", ratios[49]);
}

/* Returns core cycles per message; 0 if the core was shared before the sample, the clock changed or
 * another thread ran. `rate` receives the multiplications per cycle around the sample; measure/bench.py
 * drops samples by it later, because then it knows the exclusive rate better. */
static double sample(const struct candidate *c, uint8_t *data, size_t size, long times, int chained, double exclusive_rate,
                     double *rate)
{
    struct probe before = probe_core();
    *rate = before.rate;
    if (!can_sample(before, exclusive_rate))
        return 0;
    clear_upper_halves();
    hash(c, data, size, round_to_batch(c, 1), chained);
    uint64_t begin = time_stamp();
    hash(c, data, size, times, chained);
    uint64_t end = time_stamp();
    struct probe after = probe_core();
    *rate = least_rate(before, after);
    return is_same_clock(before, after) ? cycles_between(begin, end, before, after) / (double)times : 0;
}

static void run_robust(const size_t *sizes, int n, const struct family *f, double budget, double exclusive_rate)
{
    use_cycle_counter();
    print_clock();
    for (int s = 0; s < n; s++) {
        uint8_t *data = make_message(sizes[s]);
        pad(f, data, sizes[s]);
        for (int j = 0; j < candidate_count; j++)
            print_digest(j, sizes[s], data);
        for (int chained = 0; chained <= (sizes[s] <= 2048); chained++) {
            long times[sizeof candidates / sizeof *candidates];
            for (int j = 0; j < candidate_count; j++) {                        /* number of messages per sample */
                double begin = seconds(), spent;
                if ((chained && candidates[j].batch_size) || (candidates[j].fixed_length && candidates[j].fixed_length != sizes[s])) {
                    times[j] = 0;
                    continue;
                }
                hash(&candidates[j], data, sizes[s], times[j] = round_to_batch(&candidates[j], 1), chained);
                while ((spent = seconds() - begin) < SAMPLE_SECONDS)
                    hash(&candidates[j], data, sizes[s], times[j], chained), times[j] *= 2;
                times[j] = round_to_batch(&candidates[j], (long)((double)times[j] * SAMPLE_SECONDS / spent) + 1);
            }
            double end = seconds() + budget;
            for (int round = 0; round < 4 || (seconds() < end && round < 100000); round++)
                for (int i = 0; i < candidate_count; i++) {
                    int j = (i + round) % candidate_count;
                    if (!times[j])
                        continue;
                    double rate, cycles = sample(&candidates[j], data, sizes[s], times[j], chained, exclusive_rate,
                                                 &rate);
                    printf("sample %s %zu %d %.2f %.4f\n", chained ? "chained" : "independent", sizes[s], j, cycles,
                           rate);
                }
            fflush(stdout);
        }
        free(data);
    }
}

/* The paper's method: the compression function alone, in ticks of the time-stamp counter. OpenSSL's is
 * called by Update, which passes complete blocks on. */
static void run_paper(const size_t *sizes, int n, const struct family *f, double budget)
{
    static _Alignas(64) uint8_t state[64];
    long warm_up_calls = budget > 0 ? (long)(25000 * budget) : 25000, timed_calls = budget > 0 ? (long)(100000 * budget) : 100000;
    print_clock();
    printf("calls %ld %ld\n", warm_up_calls, timed_calls);
    for (int j = 0; j < candidate_count; j++)
        if (!candidates[j].update)
            printf("skip %s its compression cannot be called alone\n", candidates[j].name);
    for (int s = 0; s < n; s++) {
        uint8_t *data = make_message(sizes[s]);
        size_t blocks = sizes[s] / (size_t)f->block_bytes;
        for (int j = 0; j < candidate_count; j++) {
            struct candidate *c = &candidates[j];
            void *peer_context = c->peer_context ? c->peer_context : context;
            if (!c->update)
                continue;
            print_digest(j, sizes[s], data);
            clear_upper_halves();
            for (int repeat = 0; repeat < 5; repeat++) {
                uint64_t begin = 0;
                c->init(peer_context);
                for (long i = -warm_up_calls; i < timed_calls; i++) {
                    if (i == 0)
                        begin = read_ticks();
                    if (c->ours)
                        c->blocks(state, data, blocks);
                    else
                        c->update(peer_context, data, blocks * (size_t)f->block_bytes);
                }
                printf("sample paper %zu %d %.2f 0\n", sizes[s], j, (double)(read_ticks() - begin) / (double)timed_calls);
                fflush(stdout);
            }
        }
        free(data);
    }
}

/* Like `openssl speed`: seconds of CPU time per message, in five parts, whose spread shows disturbances. */
static void run_speed(const size_t *sizes, int n, double budget)
{
    for (int s = 0; s < n; s++) {
        uint8_t *data = make_message(sizes[s]);
        for (int j = 0; j < candidate_count; j++) {
            print_digest(j, sizes[s], data);
            clear_upper_halves();
            long batch = round_to_batch(&candidates[j], 1);
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

/* Runs the benchmark; `hashlib` hashes by Python. Returns 2 if arguments are missing, else 0. */
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
        add_libcryptos(f);
        add_other_peers(f, hashlib);
    }
    if (!strcmp(argv[0], "figure6"))
        add_blocks_alone(f);
    for (int j = 0; j < candidate_count; j++)
        printf("candidate %d %d %s\n", j, candidates[j].ours, candidates[j].name);
    double budget = strtod(argv[2], NULL);
    if (!strcmp(argv[0], "paper"))
        run_paper(sizes, n, f, budget);
    else if (!strcmp(argv[0], "speed"))
        run_speed(sizes, n, budget);
    else
        run_robust(sizes, n, f, budget, strtod(argv[3], NULL));
    printf("done\n");
    fflush(stdout);
    return 0;
}
