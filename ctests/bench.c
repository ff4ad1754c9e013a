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
 *         figure6: robust, also with kernels for one length, and with block functions on padded messages
 * RATE    multiplications per cycle of an exclusive core (clock.h)
 * PEERS   all, openssl or none
 *
 * It is a program, so that a kernel that crashes ends only this process. It includes kernels.inc with
 * lines KERNEL(symbol, "hash", "features", counts_blocks, message_length), and peers.inc with lines PEER("name", "shared object") and LIBCRYPTO("name", "shared object"). It prints
 * results as lines of words; measure/bench.py computes the statistics.
 */
#define _GNU_SOURCE
#include "candidates.h"
#include "clock.h"

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

/* Rounds a number of messages up to a multiple of the candidate's batch size. */
static long round_to_batch(const struct candidate *c, long times)
{
    return c->batch_size ? (times + c->batch_size - 1) / c->batch_size * c->batch_size : times;
}

/* How messages follow one another: by themselves; each beginning with the digest of the one before;
 * each after code that left the upper halves of all vector registers dirty. */
enum mode { INDEPENDENT, CHAINED, DIRTY, MODES };
static const char *const mode_names[MODES] = { "independent", "chained", "dirty" };

/* No target attribute: the compiler would end the function with VZEROUPPER. */
__attribute__((noinline)) static void dirty_upper_halves(void)
{
#define DIRTY(n) __asm__ volatile("vpcmpeqd %%ymm" #n ", %%ymm" #n ", %%ymm" #n : : : "xmm" #n)
    DIRTY(0); DIRTY(1); DIRTY(2); DIRTY(3); DIRTY(4); DIRTY(5); DIRTY(6); DIRTY(7);
    DIRTY(8); DIRTY(9); DIRTY(10); DIRTY(11); DIRTY(12); DIRTY(13); DIRTY(14); DIRTY(15);
#undef DIRTY
}

static void hash(const struct candidate *c, uint8_t *data, size_t size, long times, enum mode mode)
{
    uint8_t digest[64];
    if (mode == DIRTY) {
        for (long i = 0; i < times; i += round_to_batch(c, 1)) {
            dirty_upper_halves();
            hash_messages(c, digest, data, size, round_to_batch(c, 1), 0);
        }
        clear_upper_halves();
        return;
    }
    hash_messages(c, mode == CHAINED ? data : digest, data, size, times, mode == CHAINED);
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
static double sample(const struct candidate *c, uint8_t *data, size_t size, long times, enum mode mode, double exclusive_rate,
                     double *rate)
{
    struct probe before = probe_core();
    *rate = before.rate;
    if (!can_sample(before, exclusive_rate))
        return 0;
    clear_upper_halves();
    hash(c, data, size, round_to_batch(c, 1), mode);
    uint64_t begin = time_stamp();
    hash(c, data, size, times, mode);
    uint64_t end = time_stamp();
    struct probe after = probe_core();
    *rate = least_rate(before, after);
    return is_same_clock(before, after) ? cycles_between(begin, end, before, after) / (double)times : 0;
}

static void run_robust(const size_t *sizes, int n, const struct family *f, double budget, double exclusive_rate,
                       int dirty)
{
    use_cycle_counter();
    print_clock();
    for (int s = 0; s < n; s++) {
        uint8_t *data = make_message(sizes[s]);
        pad(f, data, sizes[s]);
        for (int j = 0; j < candidate_count; j++)
            print_digest(j, sizes[s], data);
        for (enum mode mode = INDEPENDENT; mode < MODES; mode++) {
            if (mode && (sizes[s] > 2048 || (mode == DIRTY && !dirty)))
                continue;
            long times[sizeof candidates / sizeof *candidates];
            for (int j = 0; j < candidate_count; j++) {                        /* number of messages per sample */
                double begin = seconds(), spent;
                if ((mode == CHAINED && candidates[j].batch_size) || (candidates[j].fixed_length && candidates[j].fixed_length != sizes[s])) {
                    times[j] = 0;
                    continue;
                }
                hash(&candidates[j], data, sizes[s], times[j] = round_to_batch(&candidates[j], 1), mode);
                while ((spent = seconds() - begin) < SAMPLE_SECONDS)
                    hash(&candidates[j], data, sizes[s], times[j], mode), times[j] *= 2;
                times[j] = round_to_batch(&candidates[j], (long)((double)times[j] * SAMPLE_SECONDS / spent) + 1);
            }
            double end = seconds() + budget;
            for (int round = 0; round < 4 || (seconds() < end && round < 100000); round++)
                for (int i = 0; i < candidate_count; i++) {
                    int j = (i + round) % candidate_count;
                    if (!times[j])
                        continue;
                    double rate, cycles = sample(&candidates[j], data, sizes[s], times[j], mode, exclusive_rate,
                                                 &rate);
                    printf("sample %s %zu %d %.2f %.4f\n", mode_names[mode], sizes[s], j, cycles,
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

int main(int argc, char **argv)
{
    size_t sizes[64];
    int n = 0;
    const struct family *f = families;
    argc--;
    argv++;
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
        add_other_peers(f);
    }
    if (!strcmp(argv[0], "figure6"))
        add_blocks_alone(f);
    for (int j = 0; j < candidate_count; j++)
        printf("candidate %d %d %s\n", j, candidates[j].ours, candidates[j].name);
    double budget = strtod(argv[2], NULL);
    if (!strcmp(argv[0], "paper"))
        run_paper(sizes, n, f, budget);
    else
        run_robust(sizes, n, f, budget, strtod(argv[3], NULL),
                   !strcmp(argv[0], "robust") && __builtin_cpu_supports("avx2"));
    printf("done\n");
    fflush(stdout);
    return 0;
}
