/* SHA-1, SHA-224, SHA-256, SHA-384, SHA-512, SHA-512/224, SHA-512/256 (FIPS 180-4):
 * the library of nsms 0.1.0. Written by nsms; do not edit. nsms.h says how to use it.
 * Copyright (c) 2026 the nsms authors
 * SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT */
#if defined(_MSC_VER) && !defined(_CRT_SECURE_NO_WARNINGS)
#define _CRT_SECURE_NO_WARNINGS                          /* for getenv */
#endif
#if !defined(_GNU_SOURCE) && !defined(NSMS_NO_GETENV)
#define _GNU_SOURCE                                      /* for secure_getenv */
#endif
#include "nsms.h"

#include <string.h>
#if !defined(NSMS_NO_GETENV) || defined(_MSC_VER)
#include <stdlib.h>
#endif
#if defined(NSMS_NO_GETENV)
#elif defined(__linux__) && !defined(__GLIBC__)
#include <sys/auxv.h>
#elif defined(__APPLE__) || defined(__FreeBSD__) || defined(__OpenBSD__) || defined(__NetBSD__) || defined(__DragonFly__) || defined(__sun)
#define HAS_ISSETUGID
extern int issetugid(void);
#endif

/* gcc and clang assemble the .S files (or link what NASM makes of the .asm files), MSVC and clang-cl link NASM's objects. */
#if defined(NSMS_NO_ASM)
#define KERNELS 0
#elif defined(__GNUC__) && defined(__x86_64__) && !defined(__ILP32__) && !defined(__arm64ec__)
#define KERNELS 1
#include <cpuid.h>
#elif defined(_MSC_VER) && defined(_M_X64) && !defined(_M_ARM64EC)
#define KERNELS 1
#include <intrin.h>
#else
#define KERNELS 0
#endif

#if KERNELS && defined(__has_feature) && !defined(NSMS_KCFI)
#if __has_feature(kcfi)                                  /* kernels have type hashes with NSMS_KCFI alone */
#pragma clang attribute push(__attribute__((no_sanitize("kcfi"))), apply_to = function)
#define UNCHECKED_CALLS
#endif
#endif

/* One word for each family stores the chosen kernels, so relaxed atomic access suffices between threads. */
#if KERNELS && defined(__GNUC__)
#define SHARED(type) type
#define LOAD(pointer) __atomic_load_n(pointer, __ATOMIC_RELAXED)
#define STORE(pointer, value) __atomic_store_n(pointer, value, __ATOMIC_RELAXED)
#define REPLACE(pointer, old, value) __sync_val_compare_and_swap(pointer, old, value)   /* its result: what was there */
#elif KERNELS
#define SHARED(type) long volatile
#define LOAD(pointer) ((unsigned)*(pointer))
#define STORE(pointer, value) (*(pointer) = (long)(value))
#define REPLACE(pointer, old, value) ((unsigned)_InterlockedCompareExchange(pointer, (long)(value), (long)(old)))
#endif

/* COLD: runs once or twice in a program, compiled for size. INLINE: has a family as a constant parameter and is compiled once
 * for each, as if written for its word and block sizes. */
#if defined(__GNUC__)
#define COLD __attribute__((cold, noinline))
#define NOINLINE __attribute__((noinline))               /* keeps large stack frames out of small functions */
#define ALIGNED __attribute__((aligned(64)))             /* to a cache line: messages that kernels read from the stack */
#define INLINE static inline __attribute__((always_inline))
#elif defined(_MSC_VER)
#define COLD __declspec(noinline)
#define NOINLINE __declspec(noinline)
#define ALIGNED __declspec(align(64))
#define INLINE static __forceinline
#else
#define COLD
#define NOINLINE
#define ALIGNED
#define INLINE static inline
#endif

/* Tells MemorySanitizer that assembly code has written. */
#if defined(__has_feature)
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define WRITTEN(memory, length) __msan_unpoison(memory, length)
#endif
#endif
#ifndef WRITTEN
#define WRITTEN(memory, length) (void)(memory)
#endif

/* Keeps a loop that moves a pointer from becoming a call of memcpy or memset, or `rep stos`, which take longer than a block. */
#if defined(__GNUC__)
#define KEEP_LOOP(pointer) __asm__ volatile("" : "+r"(pointer) : : "memory")
#else
#define KEEP_LOOP(pointer) (void)(pointer)
#endif

/* Processor features, one bit for each feature that a kernel needs or that distinguishes cores. A feature that uses vector
 * registers counts only if the operating system saves these registers. */
enum {
    HAS_SSSE3 = 1 << 0, HAS_SSE4_1 = 1 << 1, HAS_AVX = 1 << 2, HAS_F16C = 1 << 3, HAS_BMI1 = 1 << 4,
    HAS_AVX2 = 1 << 5, HAS_BMI2 = 1 << 6, HAS_AVX512F = 1 << 7, HAS_AVX512DQ = 1 << 8, HAS_SHA_NI = 1 << 9,
    HAS_AVX512BW = 1 << 10, HAS_AVX512VL = 1 << 11, HAS_AVX512_VBMI2 = 1 << 12, HAS_ZMM = 1 << 13, HAS_CLFLUSHOPT = 1 << 14,
    HAS_CLWB = 1 << 15, HAS_VAES = 1 << 16, HAS_AVX512_FP16 = 1 << 17, HAS_AMX_TILE = 1 << 18, HAS_SHA512 = 1 << 19,
    HAS_AVX_VNNI = 1 << 20,
    HAS_NOTHING = 0
};

#if KERNELS
/* Skips commas and spaces in a list; returns the length of the next name, 0 at the end. */
static size_t next_name(const char **list)
{
    *list += strspn(*list, ", ");
    return strcspn(*list, ", ");
}

/* Returns the value of an environment variable; an empty string if there is none, or if the program runs with more rights than its
 * caller. */
static COLD const char *environment(const char *name)
{
    const char *value = NULL;
#if defined(NSMS_NO_GETENV)
    (void)name;
#elif defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 17)
    value = secure_getenv(name);
#elif defined(__linux__) && !defined(__GLIBC__)          /* musl, Bionic */
    value = getauxval(AT_SECURE) ? NULL : getenv(name);
#elif defined(HAS_ISSETUGID)
    value = issetugid() ? NULL : getenv(name);
#else
    value = getenv(name);
#endif
    return value ? value : "";
}

/* Executes cpuid and stores EAX, EBX, ECX and EDX in r; zeros if the processor lacks the leaf. */
static COLD void cpuid_leaf(unsigned r[4], unsigned leaf, unsigned subleaf)
{
#if defined(__GNUC__)
    r[0] = r[1] = r[2] = r[3] = 0;
    if ((unsigned)__get_cpuid_max(leaf & 0x80000000, NULL) >= leaf)
        __cpuid_count(leaf, subleaf, r[0], r[1], r[2], r[3]);
#else
    __cpuidex((int *)r, (int)(leaf & 0x80000000), 0);
    if (r[0] >= leaf)
        __cpuidex((int *)r, (int)leaf, (int)subleaf);
    else
        memset(r, 0, 4 * sizeof *r);
#endif
}

/* Returns the lower half of XCR0: the registers that the operating system saves. */
static COLD unsigned saved_registers(void)
{
#if defined(__GNUC__)
    unsigned saved;
    __asm__ volatile("xgetbv" : "=a"(saved) : "c"(0) : "edx");
    return saved;
#else
    return (unsigned)_xgetbv(0);
#endif
}

/* Returns the features of this processor. */
static COLD int processor(void)
{
    static const struct {
        const char *name;
        unsigned leaf, subleaf, reg, bit, saved;         /* reg: EAX EBX ECX EDX; saved: the bits of XCR0 that must be set */
        int needed_by;                                   /* the feature and all that need it */
    } features[] = {
        {"ssse3", 0x1, 0, 2, 9, 0x0, HAS_AVX | HAS_AVX2 | HAS_AVX512_FP16 | HAS_AVX512_VBMI2 | HAS_AVX512BW | HAS_AVX512DQ | HAS_AVX512F | HAS_AVX512VL | HAS_SHA512 | HAS_SHA_NI | HAS_SSE4_1 | HAS_SSSE3},
        {"sse4_1", 0x1, 0, 2, 19, 0x0, HAS_AVX | HAS_AVX2 | HAS_AVX512_FP16 | HAS_AVX512_VBMI2 | HAS_AVX512BW | HAS_AVX512DQ | HAS_AVX512F | HAS_AVX512VL | HAS_SHA512 | HAS_SHA_NI | HAS_SSE4_1},
        {"avx", 0x1, 0, 2, 28, 0x6, HAS_AVX | HAS_AVX2 | HAS_AVX512_FP16 | HAS_AVX512_VBMI2 | HAS_AVX512BW | HAS_AVX512DQ | HAS_AVX512F | HAS_AVX512VL | HAS_SHA512},
        {"f16c", 0x1, 0, 2, 29, 0x0, HAS_F16C},
        {"bmi1", 0x7, 0, 1, 3, 0x0, HAS_BMI1},
        {"avx2", 0x7, 0, 1, 5, 0x6, HAS_AVX2 | HAS_AVX512_FP16 | HAS_AVX512_VBMI2 | HAS_AVX512BW | HAS_AVX512DQ | HAS_AVX512F | HAS_AVX512VL | HAS_SHA512},
        {"bmi2", 0x7, 0, 1, 8, 0x0, HAS_BMI2},
        {"avx512f", 0x7, 0, 1, 16, 0xe6, HAS_AVX512_FP16 | HAS_AVX512_VBMI2 | HAS_AVX512BW | HAS_AVX512DQ | HAS_AVX512F | HAS_AVX512VL},
        {"avx512dq", 0x7, 0, 1, 17, 0xe6, HAS_AVX512DQ},
        {"sha_ni", 0x7, 0, 1, 29, 0x0, HAS_SHA_NI},
        {"avx512bw", 0x7, 0, 1, 30, 0xe6, HAS_AVX512BW},
        {"avx512vl", 0x7, 0, 1, 31, 0xe6, HAS_AVX512VL},
        {"avx512_vbmi2", 0x7, 0, 2, 6, 0xe6, HAS_AVX512_VBMI2},
        {"zmm", 0x7, 0, 1, 16, 0xe6, HAS_ZMM},
        {"clflushopt", 0x7, 0, 1, 23, 0x0, HAS_CLFLUSHOPT},
        {"clwb", 0x7, 0, 1, 24, 0x0, HAS_CLWB},
        {"vaes", 0x7, 0, 2, 9, 0x0, HAS_VAES},
        {"avx512_fp16", 0x7, 0, 3, 23, 0x0, HAS_AVX512_FP16},
        {"amx_tile", 0x7, 0, 3, 24, 0x0, HAS_AMX_TILE},
        {"sha512", 0x7, 1, 0, 0, 0x6, HAS_SHA512},
        {"avx_vnni", 0x7, 1, 0, 4, 0x0, HAS_AVX_VNNI},
        {NULL, 0, 0, 0, 0, 0, 0}
    };
    const char *list;
    size_t length;
    int found = HAS_NOTHING;
    unsigned r[4], saved;
    size_t i;
    cpuid_leaf(r, 1, 0);
    saved = r[2] >> 27 & 1 ? saved_registers() : 0;
    for (i = 0; features[i].leaf; i++) {
        unsigned leaf = features[i].leaf;
        if (!i || leaf != features[i - 1].leaf || features[i].subleaf != features[i - 1].subleaf)
            cpuid_leaf(r, leaf, features[i].subleaf);
        if (r[features[i].reg] >> features[i].bit & 1 && (saved & features[i].saved) == features[i].saved)
            found |= 1 << i;
    }
    for (list = environment("NSMS_FEATURES"); (length = next_name(&list)) != 0; list += length)
        for (i = 0; features[i].leaf; i++)
            if (*list == '-' && strlen(features[i].name) == length - 1 && memcmp(features[i].name, list + 1, length - 1) == 0)
                found &= ~features[i].needed_by;
    return found;
}

/* Cores, the newest of each vendor first: the vendor's word of cpuid, features that no earlier core of the vendor has, and for each
 * family the rows of its tables: the orders of its kernels, and their costs. Unknown cores are last. */
static const struct {
    uint32_t vendor;
    int signs;
    struct { uint8_t orders, costs; } rows[3];
} cores[] = {
    {0x756e6547, HAS_NOTHING, {{0, 0}, {0, 0}, {0, 0}}},  /* gracemont */
    {0x756e6547, HAS_NOTHING, {{0, 0}, {0, 0}, {0, 0}}},  /* goldmont */
    {0x756e6547, HAS_SHA512, {{0, 0}, {0, 0}, {0, 0}}},  /* lioncove */
    {0x756e6547, HAS_AMX_TILE | HAS_AVX512_FP16 | HAS_AVX_VNNI, {{1, 1}, {1, 1}, {1, 1}}},  /* goldencove */
    {0x756e6547, HAS_AVX512_VBMI2, {{0, 0}, {0, 0}, {0, 0}}},  /* icelake */
    {0x756e6547, HAS_AVX512F, {{0, 0}, {0, 0}, {0, 0}}},  /* skylakex */
    {0x756e6547, HAS_CLFLUSHOPT, {{0, 0}, {0, 0}, {0, 0}}},  /* skylake */
    {0x756e6547, HAS_AVX2, {{0, 0}, {0, 0}, {0, 0}}},  /* haswell */
    {0x756e6547, HAS_F16C, {{0, 0}, {0, 0}, {0, 0}}},  /* ivybridge */
    {0x756e6547, HAS_AVX, {{0, 0}, {0, 0}, {0, 0}}},  /* sandybridge */
    {0x756e6547, HAS_SSSE3, {{0, 0}, {0, 0}, {0, 0}}},  /* core2 */
    {0x68747541, HAS_AVX_VNNI, {{0, 0}, {0, 0}, {0, 0}}},  /* zen5 */
    {0x68747541, HAS_AVX512F, {{2, 2}, {2, 2}, {2, 2}}},  /* zen4 */
    {0x68747541, HAS_VAES, {{3, 3}, {3, 3}, {3, 3}}},  /* zen3 */
    {0x68747541, HAS_CLWB, {{0, 0}, {0, 0}, {0, 0}}},  /* zen2 */
    {0x68747541, HAS_SHA_NI, {{0, 0}, {0, 0}, {0, 0}}},  /* zen1 */
    {0x6f677948, HAS_SHA_NI, {{0, 0}, {0, 0}, {0, 0}}},  /* hygon */
    {0, HAS_NOTHING, {{0, 0}, {0, 0}, {0, 0}}}
};
enum { CORES = sizeof cores / sizeof *cores - 1 };

/* Families and models of these cores. */
static const struct {
    uint8_t core, family, first, last;                   /* models from first to last */
} numbers[] = {
    {0, 6, 175, 175}, {0, 6, 182, 182}, {0, 6, 190, 190}, {1, 6, 92, 92}, {1, 6, 95, 95}, {1, 6, 122, 122}, {1, 6, 134, 134},
    {1, 6, 150, 150}, {1, 6, 156, 156}, {2, 6, 181, 181}, {2, 6, 189, 189}, {2, 6, 197, 198}, {2, 6, 204, 204}, {3, 6, 143, 143},
    {3, 6, 151, 151}, {3, 6, 154, 154}, {3, 6, 170, 170}, {3, 6, 172, 174}, {3, 6, 183, 183}, {3, 6, 186, 186}, {3, 6, 191, 191},
    {3, 6, 207, 207}, {4, 6, 106, 106}, {4, 6, 108, 108}, {4, 6, 125, 126}, {4, 6, 140, 141}, {4, 6, 167, 167}, {5, 6, 85, 85},
    {6, 6, 78, 78}, {6, 6, 94, 94}, {6, 6, 142, 142}, {6, 6, 158, 158}, {6, 6, 165, 166}, {7, 6, 60, 61}, {7, 6, 63, 63},
    {7, 6, 69, 71}, {7, 6, 79, 79}, {7, 6, 86, 86}, {8, 6, 58, 58}, {8, 6, 62, 62}, {9, 6, 42, 42}, {9, 6, 45, 45},
    {10, 6, 15, 15}, {10, 6, 22, 23}, {10, 6, 26, 26}, {10, 6, 29, 31}, {10, 6, 37, 37}, {10, 6, 44, 44}, {10, 6, 46, 47},
    {11, 26, 0, 255}, {12, 25, 16, 31}, {12, 25, 96, 175}, {13, 25, 0, 15}, {13, 25, 32, 95}, {14, 23, 48, 255}, {15, 23, 0, 47},
    {16, 24, 0, 255},
};

/* Returns the number of this core; CORES if it is unknown. Some hypervisors report an older model than the features show: then
 * the features decide. */
static COLD unsigned core(int found)
{
    unsigned r[4], vendor, family, model, newest = 0;
    size_t i;
    cpuid_leaf(r, 0, 0);
    vendor = r[1];
    cpuid_leaf(r, 1, 0);
    family = r[0] >> 8 & 15;
    model = r[0] >> 4 & 15;
    if (family == 6 || family == 15)
        model |= r[0] >> 12 & 0xf0;
    if (family == 15)
        family += r[0] >> 20 & 0xff;
    while (newest < CORES && (cores[newest].vendor != vendor || !(cores[newest].signs & found)))
        newest++;
    for (i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (cores[numbers[i].core].vendor == vendor && numbers[i].family == family && numbers[i].first <= model
            && model <= numbers[i].last && numbers[i].core <= newest)
            return numbers[i].core;
    return newest;
}
#endif

/* Functions of assembly code, by the bits of a word. */
typedef void blocks32(uint32_t *state, const void *data, size_t blocks);
typedef void blocks64(uint64_t *state, const void *data, size_t blocks);
typedef void fixed_length(uint8_t *digest, const void *message);
typedef void multi32(uint32_t *state, const void *const *data, size_t blocks);
typedef void multi64(uint64_t *state, const void *const *data, size_t blocks);
typedef void tree_nodes(void *digests, const void *nodes, size_t count);
typedef void plain_array(uint8_t *digests, const void *messages, size_t stride, size_t count);
typedef void array32(uint8_t *digests, const uint32_t *midstate, const void *messages, size_t stride, size_t count);
typedef void array64(uint8_t *digests, const uint64_t *midstate, const void *messages, size_t stride, size_t count);
typedef void iterations32(uint32_t *state, const uint32_t *midstates, size_t iterations);
typedef void iterations64(uint64_t *state, const uint64_t *midstates, size_t iterations);

/* A kernel of a family. The last one of a family is portable C and runs everywhere. */
struct kernel {
    const char *name;
    int needs;
    blocks32 *run32;                                     /* one of these is NULL */
    blocks64 *run64;
    fixed_length *lengths[1];                            /* NULL: none for this length */
    iterations32 *iterate32;                             /* of PBKDF2 for one password; at most one is not NULL */
    iterations64 *iterate64;
};

/* The chosen kernels of a family are one word: BITS bits for each class of calls hold a kernel's number, and the upper bits are
 * flags. 0: not chosen yet. */
enum { CLASSES = 4, BITS = 7, CHOSEN = 1 << 28, FORCED = 1 << 29, SELECTED = 1 << 30 };

#define CLEARS (1u << 31)                                /* an upper half may be dirty where a legacy-encoded kernel runs */
#define EACH(kernel) ((kernel) * (1u << 0 * BITS | 1u << 1 * BITS | 1u << 2 * BITS | 1u << 3 * BITS))
#define NUMBER(word, at) ((word) >> (at) * BITS & ((1u << BITS) - 1))

#if KERNELS
/* A kernel for m messages at once: of any length, or of one shape. */
struct many {
    const char *name;
    int needs;
    unsigned m, column;                                  /* column: of the table of costs */
    unsigned blocks;                                     /* least blocks of a message that make it worthwhile */
    unsigned singly;                                     /* 1: hashes the remaining nodes or messages of a shape without others */
    multi32 *run32;                                      /* messages of any length; at most one is not NULL */
    multi64 *run64;
    tree_nodes *nodes;                                   /* NULL: none */
    iterations32 *iterate32;                             /* at most one is not NULL */
    iterations64 *iterate64;
    plain_array *plain;                                  /* messages of one shape; at most one is not NULL */
    array32 *behind32;
    array64 *behind64;
};

/* Kernels for several messages at once, and the choice among them. The first pool of a family is for messages of any length, each
 * of the others for messages of one shape. */
struct pool {
    const struct many *kernels;
    unsigned count;
    SHARED(unsigned) *levels;
    unsigned bytes, before, length, twice;               /* of a digest; before a message; of it; 1: hashed again; 2: no padding */
};
#endif

/* A hash family: its sizes in bytes, kernels and choices. */
struct family {
    unsigned number;                                     /* of its rows in the table of cores */
    unsigned width, words, block;                        /* a word; words of the state; a block */
    unsigned length_bytes;                               /* of the padding's length field */
    unsigned nodes;                                      /* 1: a kernel for several messages hashes tree nodes */
    unsigned legacy;                                     /* 1: a kernel has legacy-encoded vector instructions */
    const struct kernel *kernels;
    unsigned count;
#if KERNELS
    SHARED(unsigned) *chosen;
    const uint8_t *orders;                               /* rows: for each class the numbers of the kernels, the best first */
    const uint8_t *costs;                                /* rows: relative time of each kernel for several messages */
    unsigned columns;
    unsigned lanes;                                      /* the most messages that one of them takes */
    const struct pool *pools;
    unsigned pool_count;
#endif
};

/* Hash value of any family. */
union state {
    uint32_t w32[8];
    uint64_t w64[8];
};

/* A context of any family. */
struct context {
    void *state;
    uint64_t *length;
    uint8_t *buffer;
};

#define CONTEXT(ctx) ((struct context){(ctx)->state, &(ctx)->length, (ctx)->buffer})

#if KERNELS
/* Returns the number of the kernel with this name; count if there is none or the processor cannot run it. */
static COLD unsigned kernel_by_name(const struct family *f, const char *name, size_t length, int found)
{
    unsigned k;
    for (k = 0; k < f->count; k++)
        if (strlen(f->kernels[k].name) == length && memcmp(f->kernels[k].name, name, length) == 0)
            return (f->kernels[k].needs & ~found) == 0 ? k : f->count;
    return f->count;
}

/* Returns the word of the best kernels that the processor can run. */
static COLD unsigned preferred(const struct family *f, int found)
{
    unsigned word = 0;
    const uint8_t *order = f->orders + cores[core(found)].rows[f->number].orders * CLASSES * f->count;
    unsigned at, k;
    for (at = 0; at < CLASSES; at++, order += f->count) {
        for (k = 0; f->kernels[order[k]].needs & ~found; k++)
            ;
        word |= (unsigned)order[k] << at * BITS;
    }
    return word;
}

/* Returns the word with CLEARS where VZEROUPPER is of use: the system saves upper halves, and a kernel of the family has
 * legacy-encoded instructions, each of which waits while an upper half is dirty. */
static COLD unsigned with_clears(const struct family *f, unsigned word)
{
    unsigned r[4];
    cpuid_leaf(r, 1, 0);
    return f->legacy && (word & (EACH(1) * ((1u << BITS) - 1))) != EACH(f->count - 1) && (r[2] >> 27 & 3) == 3
           && (saved_registers() & 6) == 6 ? word | CLEARS : word;
}

/* Chooses the kernels and stores the choice. */
static COLD unsigned choose(const struct family *f)
{
    unsigned word, before, k = f->count;
    const char *list;
    size_t length;
    int found = processor();
    for (list = environment("NSMS_KERNEL"); k == f->count && (length = next_name(&list)) != 0; list += length)
        k = kernel_by_name(f, list, length, found);
    word = with_clears(f, CHOSEN | (k < f->count ? FORCED | EACH(k) : preferred(f, found)));
    before = REPLACE(f->chosen, 0, word);
    return before ? before : word;                       /* another thread may have chosen meanwhile */
}
#endif

/* Returns the chosen kernels; chooses at the first call. Portable C has number 0 where it is the only kernel. */
static inline unsigned choice(const struct family *f)
{
#if KERNELS
    const unsigned word = LOAD(f->chosen);
    return word ? word : choose(f);
#else
    (void)f;
    return 0;
#endif
}

/* Zeros the upper halves of vector registers, at the begin of each function that runs kernels, before the compiler's own
 * legacy-encoded instructions. Returns the word. */
INLINE unsigned clear_upper_halves(unsigned word)
{
#if KERNELS && (defined(__GNUC__) || defined(__clang__))        /* clang-cl wants a target for the intrinsic */
    if (word & CLEARS)
        __asm__ volatile("vzeroupper" : : : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9",
                         "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
#elif KERNELS
    if (word & CLEARS)
        _mm256_zeroupper();
#endif
    return word;
}

/* Returns the class of a call with `blocks` blocks. */
INLINE unsigned class_of(size_t blocks)
{
    return blocks < 2 ? 0 : blocks < 8 ? 1 : blocks < 32 ? 2 : 3;
}

/* Compresses blocks by the kernel with this number. */
INLINE void run_kernel(const struct family *f, unsigned k, void *state, const void *data, size_t blocks)
{
    if (f->width == 4)
        f->kernels[k].run32((uint32_t *)state, data, blocks);
    else
        f->kernels[k].run64((uint64_t *)state, data, blocks);
}

/* Compresses blocks by the chosen kernel. */
INLINE void run(const struct family *f, unsigned word, void *state, const void *data, size_t blocks)
{
    run_kernel(f, NUMBER(word, class_of(blocks)), state, data, blocks);
}

/* Returns the kernel that a call with `length` bytes runs. */
static inline const struct kernel *kernel_for(const struct family *f, size_t length)
{
    return &f->kernels[NUMBER(choice(f), class_of(length / f->block))];
}

static COLD const char *kernel_name(const struct family *f, size_t length)
{
    return kernel_for(f, length)->name;
}

#if KERNELS
/* The chosen kernels of a pool are one word with seven bits for each of at most four levels, the lowest bits first: the least number
 * of messages, and the kernel's number plus 1; 0 ends the levels. Fewer messages than the last level requires go one by one. */
enum { LEVELS = 4, LEVEL_BITS = 7, MAX_LANES = 16 };

#define LEVEL(kernel, least) (((least) > 16 ? 15u : (unsigned)(least) - 1) << 3 | ((kernel) + 1))
#define LEAST(level) (((level) >> 3 & 15) + 1)

/* In the pool of a shape, stands for the kernels for messages of any length, with padding made in C. */
enum { ANY_LENGTH = 6 };

/* Returns the level at which the kernel with this name takes all messages; 0 if the pool has none that the processor can run. */
static COLD unsigned level_by_name(const struct pool *pool, const char *name, size_t length, int found)
{
    unsigned k;
    for (k = 0; k < pool->count; k++)
        if (strlen(pool->kernels[k].name) == length && memcmp(pool->kernels[k].name, name, length) == 0)
            return (pool->kernels[k].needs & ~found) == 0 ? LEVEL(k, 1) : 0;
    return 0;
}

/* Returns the levels with the least time for each number of messages, by the table of costs. Times are in sixteenths of one block of
 * a message by itself; `around` is that of copying and padding a message, and of its digest. */
static COLD unsigned cheapest(const struct family *f, const struct pool *pool, int found)
{
    const uint8_t *costs = f->costs + cores[core(found)].rows[f->number].costs * f->columns;
    const unsigned shape = pool != f->pools, around = shape ? 16 / f->width : 0;
    unsigned times[MAX_LANES + 1], best[MAX_LANES + 1];  /* of n messages; the number plus 1 of the first kernel for them, 0: none */
    unsigned word = 0, level = 0, last = 0, n, k;
    for (times[0] = 0, n = 1; n <= MAX_LANES; n++) {
        times[n] = times[n - 1] + 16 + around;
        best[n] = 0;
        for (k = 0; k < pool->count + (shape ? f->pools->count : 0); k++) {
            const unsigned any = k >= pool->count;       /* 1: a kernel for messages of any length, beside those of a shape */
            const struct many *kernel = any ? &f->pools->kernels[k - pool->count] : &pool->kernels[k];
            const unsigned lanes = kernel->m < n ? kernel->m : n;
            const unsigned alone = kernel->singly && kernel->run32 == NULL && kernel->run64 == NULL && n < kernel->m;
            const unsigned time = (alone ? 16 * n : costs[kernel->column]) + any * around * lanes + times[n - lanes];
            if (!(kernel->needs & ~found) && time < times[n] + !best[n]) {   /* of equal times the one with a kernel first */
                best[n] = any ? ANY_LENGTH + 1 : k + 1;
                times[n] = time;
            }
        }
    }
    for (n = MAX_LANES; n > !shape && best[n] && (best[n] == last || level < LEVELS); n--) {
        level += best[n] != last;
        last = best[n];
        word &= (1u << LEVEL_BITS * (level - 1)) - 1;
        word |= LEVEL(last - 1, n) << LEVEL_BITS * (level - 1);
    }
    return word;
}

/* Chooses and stores the levels of a pool: one if the user named a kernel for several messages, none for a single-message one. */
static COLD unsigned choose_levels(const struct family *f, const struct pool *pool)
{
    unsigned word, before, level = 0;
    const char *list;
    size_t length;
    int found = processor(), named = 0;
    for (list = environment("NSMS_KERNEL"); !named && (length = next_name(&list)) != 0; list += length) {
        level = level_by_name(pool, list, length, found);
        named = level || level_by_name(f->pools, list, length, found) || kernel_by_name(f, list, length, found) < f->count;
    }
    word = CHOSEN | (named ? level : cheapest(f, pool, found));
    before = REPLACE(pool->levels, 0, word);
    return before ? before : word;
}

/* Returns the levels of a pool of the family; chooses at the first call. */
static inline unsigned levels(const struct family *f, const struct pool *pool)
{
    const unsigned word = LOAD(pool->levels);
    return (word ? word : choose_levels(f, pool)) & (CHOSEN - 1);
}

/* Returns how many of the last of `left` messages a kernel leaves to the next level, whose lanes they fill better. */
static inline size_t rest_of(const struct many *kernel, unsigned level, size_t left)
{
    return kernel->singly || left % kernel->m >= LEAST(level) ? 0 : left % kernel->m;
}
#endif

/* Returns how many messages fill the lanes of the kernel for most messages. */
static COLD unsigned lanes_of(const struct family *f)
{
#if KERNELS
    const unsigned k = levels(f, f->pools) & 7;
    if (k)
        return f->pools->kernels[k - 1].m;
#endif
    (void)f;
    return 1;
}

/* Makes the family use the kernel with this name; NULL: chooses again at the next call. Returns 0, or -1 for an unusable name. */
static COLD int force(const struct family *f, const char *name)
{
#if KERNELS
    const size_t length = name ? strlen(name) : 0;
    const int found = processor();
    const unsigned k = name ? kernel_by_name(f, name, length, found) : 0;
    const unsigned level = k == f->count ? level_by_name(f->pools, name, length, found) : 0;
    unsigned i;
    for (i = 0; i < f->pool_count && (k < f->count || level); i++)
        STORE(f->pools[i].levels, name ? CHOSEN | level_by_name(&f->pools[i], name, length, found) : 0);
    if (k == f->count && !level)
        return -1;
    STORE(f->chosen, name && !level ? with_clears(f, CHOSEN | FORCED | EACH(k)) : 0);
    return 0;
#else
    (void)f;
    return name && strcmp(name, "portable") ? -1 : 0;
#endif
}
#if KERNELS

static uint8_t message[4096];                            /* zeros: input of the time measurements */

static uint64_t ticks(void)
{
#if defined(__GNUC__)
    __builtin_ia32_lfence();
    return __builtin_ia32_rdtsc();
#else
    _mm_lfence();
    return __rdtsc();
#endif
}

/* Returns the ticks that a kernel takes for `calls` calls with `bytes` bytes; with one block if that is 0. */
static COLD uint64_t time_kernel(const struct family *f, unsigned k, size_t bytes, unsigned calls)
{
    union state state;
    uint64_t start;
    memset(&state, 0, sizeof state);
    start = ticks();
    while (calls--)
        run_kernel(f, k, &state, message, bytes ? bytes / f->block : 1);
    return ticks() - start;
}

/* Returns the fastest kernel for calls with `bytes` bytes (0: one block): `first`, unless another one is faster by above 1 %. All
 * kernels run in each turn. Turn 0 warms up; from turn 2 on, kernels that took twice the least time stop, from turn 4 on those
 * that took an eighth more. */
static COLD unsigned fastest_kernel(const struct family *f, unsigned first, unsigned bytes, unsigned calls, int found)
{
    enum { TURNS = 24, BUDGET = 1000000 };               /* in ticks of the time-stamp counter */
    uint64_t least[10] = {0}, start = ticks(), t;
    unsigned best = first, turn, k;
    for (turn = 0; turn < 5 || (turn < TURNS && ticks() - start < BUDGET); turn++) {
        for (k = 0; k + 1 < f->count; k++) {
            if (f->kernels[k].needs & ~found || (turn > 1 && least[k] > least[best] + least[best] / (turn > 3 ? 8 : 1)))
                continue;
            t = time_kernel(f, k, bytes, calls);
            if (turn < 2 || t < least[k])
                least[k] = t;
        }
        for (best = first, k = 0; k + 1 < f->count; k++)
            if (!(f->kernels[k].needs & ~found) && least[k] < least[best])
                best = k;
    }
    return least[first] - least[best] > least[best] / 100 ? best : first;
}

/* Measures the kernels and chooses the fastest, unless the user named a kernel or this has been done. */
static COLD void select_fastest(const struct family *f)
{
    static const unsigned bytes[] = {0, 256, 1024, 4096};
    static const unsigned calls[] = {4, 2, 1, 1};
    const unsigned before = choice(f);
    unsigned word = CHOSEN | SELECTED | (before & CLEARS), at;
    int found;
    if (before & (FORCED | SELECTED) || NUMBER(before, 0) + 1 == f->count)     /* only portable C runs here */
        return;
    found = processor();
    for (at = 0; at < CLASSES; at++)
        word |= fastest_kernel(f, NUMBER(before, at), bytes[at], calls[at], found) << at * BITS;
    (void)REPLACE(f->chosen, before, word);             /* another thread may have chosen meanwhile */
}
#endif

static inline uint32_t ror32(uint32_t x, unsigned n)
{
    return x >> n | x << (32 - n);
}

static inline uint64_t ror64(uint64_t x, unsigned n)
{
    return x >> n | x << (64 - n);
}

/* BIG32 and BIG64 turn a word into the one whose bytes in memory are those of the first in big-endian order, and back. */
#if defined(__GNUC__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define BIG32(x) __builtin_bswap32(x)
#define BIG64(x) __builtin_bswap64(x)
#elif defined(_MSC_VER)
#define BIG32(x) (uint32_t)_byteswap_ulong(x)
#define BIG64(x) (uint64_t)_byteswap_uint64(x)
#elif defined(__GNUC__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define BIG32(x) (uint32_t)(x)
#define BIG64(x) (uint64_t)(x)
#else
#define BIG32(x) (uint32_t)BIG64((uint64_t)(x) << 32 | (x))     /* both halves of the result are equal */
#define BIG64(x) in_big_endian_order(x)
static uint64_t in_big_endian_order(uint64_t x)
{
    uint8_t bytes[8];
    int i;
    for (i = 8; i-- > 0; x >>= 8)
        bytes[i] = (uint8_t)x;
    memcpy(&x, bytes, sizeof x);
    return x;
}
#endif

static inline uint32_t load32(const uint8_t *p)
{
    uint32_t x;
    memcpy(&x, p, sizeof x);
    return BIG32(x);
}

static inline void store32(uint8_t *p, uint32_t x)
{
    x = BIG32(x);
    memcpy(p, &x, sizeof x);
}

static inline uint64_t load64(const uint8_t *p)
{
    uint64_t x;
    memcpy(&x, p, sizeof x);
    return BIG64(x);
}

static inline void store64(uint8_t *p, uint64_t x)
{
    x = BIG64(x);
    memcpy(p, &x, sizeof x);
}

/* Writes the leftmost bytes of a hash value whose words are `apart` words apart. */
INLINE void write_digest(const struct family *f, uint8_t *digest, const void *state, unsigned apart, unsigned bytes)
{
    const uint32_t *w32 = (const uint32_t *)state;
    const uint64_t *w64 = (const uint64_t *)state;
    for (; bytes >= f->width; bytes -= f->width, digest += f->width, w32 += apart, w64 += apart)
        if (f->width == 4)
            store32(digest, *w32);
        else
            store64(digest, *w64);
    if (bytes)                                           /* half a word of 64 bits: SHA-512/224 */
        store32(digest, (uint32_t)(*w64 >> 32));
}

/* Stores two big-endian words by one store of 16 bytes: a kernel that loads them in one piece need not wait until smaller stores
 * have reached the cache. */
static inline void store_words(uint8_t *p, uint64_t first, uint64_t second)
{
#if KERNELS && defined(__GNUC__)
    typedef uint64_t words __attribute__((vector_size(16)));
    const words both = {BIG64(first), BIG64(second)};
    memcpy(p, &both, 16);
#else
    store64(p, first);
    store64(p + 8, second);
#endif
}

/* Returns a big-endian word of `length` < 8 bytes, followed by `end` and zeros. */
static inline uint64_t partial_word(const uint8_t *p, size_t length, unsigned end)
{
    uint64_t x = (uint64_t)end << (56 - 8 * length);
    if (length >= 4)
        x |= (uint64_t)load32(p) << 32 | (uint64_t)load32(p + length - 4) << (64 - 8 * length);
    else if (length)
        x |= (uint64_t)p[0] << 56 | (uint64_t)p[length / 2] << (56 - 8 * (length / 2))
             | (uint64_t)p[length - 1] << (64 - 8 * length);
    return x;
}

/* Copies fewer bytes than a block, followed by `end` and zeros up to a multiple of 16 bytes. */
static inline void copy_end(uint8_t *to, const uint8_t *from, size_t length, unsigned end)
{
    for (; length >= 16; length -= 16, from += 16, to += 16) {
        memcpy(to, from, 16);
        KEEP_LOOP(to);
    }
    if (length >= 8)
        store_words(to, load64(from), partial_word(from + 8, length - 8, end));
    else
        store_words(to, partial_word(from, length, end), 0);
}

/* Overwrites memory with zeros, by stores that the compiler cannot remove. `length` is a multiple of 4. */
INLINE void clear(void *memory, size_t length)
{
#if defined(__GNUC__)
    uint8_t *p = (uint8_t *)memory;
    for (; length >= 16; length -= 16, p += 16) {
        memset(p, 0, 16);
        KEEP_LOOP(p);
    }
    for (; length; length -= 4, p += 4) {
        memset(p, 0, 4);
        KEEP_LOOP(p);
    }
#else
    volatile uint8_t *p = (volatile uint8_t *)memory;
    while (length--)
        *p++ = 0;
#endif
}

/* The same for much memory. */
static NOINLINE void wipe(void *memory, size_t length)
{
#if defined(__GNUC__)
    memset(memory, 0, length);
    __asm__ volatile("" : : "r"(memory) : "memory");
#else
    clear(memory, length);
#endif
}

/* Stores the length of a message of `total` bytes at the end of its last block. */
INLINE void store_length(const struct family *f, uint8_t *end, uint64_t total)
{
    store_words(end - 16, f->length_bytes > 8 ? total >> 61 : load64(end - 16), total << 3);
}

/* Hashes a part of a message: full blocks where they are, the rest into the buffer. */
INLINE void absorb(const struct family *f, struct context ctx, const void *data, size_t length)
{
    const unsigned word = clear_upper_halves(choice(f));
    const uint8_t *p = (const uint8_t *)data;
    size_t used = (size_t)(*ctx.length % f->block), blocks;
    if (length == 0)                                     /* data may be NULL */
        return;
    *ctx.length += length;
    if (used) {
        size_t room = f->block - used, part = length < room ? length : room;
        memcpy(ctx.buffer + used, p, part);
        if (part < room)
            return;
        run(f, word, ctx.state, ctx.buffer, 1);
        p += part;
        length -= part;
    }
    blocks = length / f->block;
    if (blocks)
        run(f, word, ctx.state, p, blocks);
    if (length % f->block)
        copy_end(ctx.buffer, p + blocks * f->block, length % f->block, 0);
}

/* Hashes the last blocks of a message of `total` bytes, which lack only its length, and writes the leftmost `bytes` bytes of the
 * hash value. */
INLINE void finish(const struct family *f, void *state, uint8_t *last, size_t blocks, uint64_t total, uint8_t *digest,
                   unsigned bytes)
{
    store_length(f, last + blocks * f->block, total);
    run(f, choice(f), state, last, blocks);
    write_digest(f, digest, state, 1, bytes);
}

/* Pads the last bytes of a message (FIPS 180-4, 5.1), fewer than a block, and finishes it. */
INLINE void finish_copy(const struct family *f, void *state, const uint8_t *p, size_t length, uint64_t total, uint8_t *digest,
                        unsigned bytes)
{
    uint8_t last[2 * 128];
    const size_t blocks = length + 1 > f->block - f->length_bytes ? 2 : 1, copied = length - length % 16 + 16;
    copy_end(last, p, length, 0x80);
    clear(last + copied, blocks * f->block - copied);
    finish(f, state, last, blocks, total, digest, bytes);
    clear(last, blocks * f->block);
}

/* Pads the message of a context, in its buffer if there is room, and finishes it. */
INLINE void finish_context(const struct family *f, struct context ctx, uint8_t *digest, unsigned bytes)
{
    const size_t used = (size_t)(*ctx.length % f->block), part = used % 16;
    uint8_t *end = ctx.buffer + (used - part);
    clear_upper_halves(choice(f));
    if (used + 1 > f->block - f->length_bytes) {
        finish_copy(f, ctx.state, ctx.buffer, used, *ctx.length, digest, bytes);
        return;
    }
    copy_end(end, end, part, 0x80);
    clear(end + 16, f->block - 16 - (used - part));
    finish(f, ctx.state, ctx.buffer, 1, *ctx.length, digest, bytes);
}

/* Hashes a message behind full blocks of `before` bytes, whose hash value is `initial`. */
INLINE void hash(const struct family *f, const void *initial, uint64_t before, const void *data, size_t length, uint8_t *digest,
                 unsigned bytes)
{
    const size_t blocks = length / f->block;
    const uint8_t *p = (const uint8_t *)data;
    union state state;
    const unsigned word = clear_upper_halves(choice(f));
    memcpy(&state, initial, f->words * f->width);
    if (blocks)
        run(f, word, &state, p, blocks);
    if (length)                                          /* data may be NULL */
        p += blocks * f->block;
    finish_copy(f, &state, p, length % f->block, before + length, digest, bytes);
    clear(&state, sizeof state);
}

/* Many messages at once */

/* Messages at pointers, or `stride` bytes apart. */
struct messages {
    const void *const *data;                             /* NULL: at `first` and `stride` apart, all of `length` bytes */
    const size_t *lengths;
    const uint8_t *first;
    size_t stride, length, count, unpadded;              /* unpadded: 1 if the hash value after their blocks is the digest */
};

/* Returns the address of message i. */
static inline const uint8_t *message_at(const struct messages *all, size_t i)
{
    return all->data ? (const uint8_t *)all->data[i] : all->length ? all->first + i * all->stride : NULL;
}

/* Returns the length of message i. */
static inline size_t length_of(const struct messages *all, size_t i)
{
    return all->data ? all->lengths[i] : all->length;
}

/* Hash values of the messages in lanes: word i of lane j is element i * m + j. */
union lane_states {
    uint32_t w32[128];
    uint64_t w64[64];
};

/* Returns the address of element i. */
static inline void *element(const struct family *f, union lane_states *lanes, size_t i)
{
    return (uint8_t *)lanes + i * f->width;
}

/* Copies a hash value; its words are `to_step` words apart in one place, and `from_step` in the other. */
INLINE void copy_words(const struct family *f, void *to, size_t to_step, const void *from, size_t from_step)
{
    size_t i;
    for (i = 0; i < f->words; i++)
        if (f->width == 4)
            ((uint32_t *)to)[i * to_step] = ((const uint32_t *)from)[i * from_step];
        else
            ((uint64_t *)to)[i * to_step] = ((const uint64_t *)from)[i * from_step];
}
#if KERNELS

static int equal_lengths(const struct messages *all)
{
    size_t i;
    for (i = 1; all->data && i < all->count; i++)
        if (all->lengths[i] != all->lengths[0])
            return 0;
    return 1;
}

enum { WINDOW = 512, SIZES = 448 };                      /* messages that are sorted at once; classes of their sizes */

/* Messages that wait for a lane, the longest first within a window. */
struct queue {
    const struct messages *all;
    size_t left, begin, next, end;                       /* messages left; first index of the window; next and end within it */
    uint16_t order[WINDOW];
};

/* Returns the size class of a message: classes differ by about an eighth in the number of blocks. */
static unsigned size_class(size_t blocks)
{
    unsigned octave = 0;
    for (; blocks > 15; blocks >>= 1)
        octave += 8;
    return octave + (unsigned)blocks;
}

/* Sorts the next window of the queue by size classes, the longest messages first (counting sort). */
static void sort(struct queue *q, unsigned block)
{
    uint16_t class_of_message[WINDOW], at[SIZES];
    unsigned least = SIZES - 1, most = 0, c;
    size_t i;
    uint16_t sum = 0;
    q->begin += q->end;
    q->end = q->left;
    if (q->end > WINDOW)
        q->end = WINDOW;
    q->next = 0;
    for (i = 0; i < q->end; i++) {
        c = size_class(q->all->lengths[q->begin + i] / block);
        class_of_message[i] = (uint16_t)c;
        least = c < least ? c : least;
        most = c > most ? c : most;
    }
    memset(at, 0, sizeof at);
    for (i = 0; i < q->end; i++)
        at[class_of_message[i]]++;
    for (c = most + 1; c-- > least;) {
        const uint16_t here = at[c];
        at[c] = sum;
        sum = (uint16_t)(sum + here);
    }
    for (i = 0; i < q->end; i++)
        q->order[at[class_of_message[i]]++] = (uint16_t)i;
}

/* Compresses blocks of m messages by the multi-message kernel with this number. */
INLINE void run_many(const struct family *f, unsigned k, union lane_states *lanes, const void *const *data, size_t blocks)
{
    if (f->width == 4)
        f->pools->kernels[k].run32(lanes->w32, data, blocks);
    else
        f->pools->kernels[k].run64(lanes->w64, data, blocks);
}

/* A message in a lane: its hash value while it waits for one, blocks that are ready, and what follows them. */
struct lane {
    union state state;
    const uint8_t *next, *data;
    size_t blocks, length;
    uint64_t total;
    uint8_t *digest, *buffer;                            /* a buffer of two blocks */
    unsigned used, closed;                               /* the buffer's bytes that count; whether the last blocks are ready */
};

/* Provides the next blocks of a message: the partial block of the prefix, filled with message bytes; then the full blocks in
 * place; then the padding. Returns 0 at the end of the message. */
INLINE int ready(const struct family *f, struct lane *lane)
{
    const size_t room = f->block - lane->used;
    size_t end;
    if (lane->closed)
        return 0;
    if (lane->used && lane->length >= room) {
        memcpy(lane->buffer + lane->used, lane->data, room);
        lane->used = 0;
        lane->data += room;
        lane->length -= room;
        lane->next = lane->buffer;
        lane->blocks = 1;
        return 1;
    }
    if (lane->length >= f->block) {
        lane->next = lane->data;
        lane->blocks = lane->length / f->block;
        lane->data += lane->blocks * f->block;
        lane->length %= f->block;
        return 1;
    }
    if (lane->length)
        memcpy(lane->buffer + lane->used, lane->data, lane->length);
    end = lane->used + lane->length;
    lane->buffer[end++] = 0x80;
    lane->blocks = end > f->block - f->length_bytes ? 2 : 1;
    memset(lane->buffer + end, 0, lane->blocks * f->block - end);
    store_length(f, lane->buffer + lane->blocks * f->block, lane->total);
    lane->next = lane->buffer;
    lane->closed = 1;
    return 1;
}

/* Removes the next message from the queue and starts it in a lane, from the state after the prefix. */
INLINE void begin(const struct family *f, struct lane *lane, struct queue *q, struct context before, uint8_t *digests,
                  unsigned bytes)
{
    size_t i;
    if (q->all->data && q->next == q->end)
        sort(q, f->block);
    q->left--;
    i = q->all->data ? q->begin + q->order[q->next++] : q->next++;
    lane->data = message_at(q->all, i);
    lane->length = length_of(q->all, i);
    lane->total = *before.length + lane->length;
    lane->digest = digests + i * bytes;
    lane->used = (unsigned)(*before.length % f->block);
    lane->closed = 0;
    memcpy(&lane->state, before.state, f->words * f->width);
    if (lane->used)
        memcpy(lane->buffer, before.buffer, lane->used);
    (void)ready(f, lane);
}

/* Memory for the messages in lanes. */
struct work {
    union lane_states states, initial;
    const void *next[MAX_LANES];
    uint8_t buffers[2048];                               /* two blocks of each */
};

/* Hashes all messages: by the levels, then one after the other. */
INLINE void hash_in_lanes(const struct family *f, unsigned word, const struct messages *all, struct context before,
                          uint8_t *digests, unsigned bytes, struct work *work)
{
    struct lane lanes[MAX_LANES], *running[MAX_LANES];
    struct queue q;
    unsigned have = 0, j;                                /* lanes whose messages have begun, in running[0] and so on */
    q.all = all;
    q.left = all->count;
    q.begin = q.next = q.end = 0;
    for (j = 0; j < f->lanes; j++) {
        lanes[j].buffer = work->buffers + j * 2 * f->block;
        running[j] = &lanes[j];
    }
    for (; word; word >>= LEVEL_BITS) {
        const unsigned k = (word & 7) - 1, m = f->pools->kernels[k].m, least = LEAST(word);
        unsigned n = have < m ? have : m, waits = n;     /* lanes that run, and the first of those that wait */
        size_t step;
        if (have + q.left < least)
            continue;
        wipe(&work->states, f->words * f->width * f->lanes);
        for (; have < m && q.left; waits = n = ++have)
            begin(f, running[have], &q, before, digests, bytes);
        for (j = 0; j < n; j++)
            copy_words(f, element(f, &work->states, j), m, &running[j]->state, 1);
        while (n + (have - waits) + q.left >= least) {
            for (step = running[0]->blocks, j = 0; j < m; j++) {
                work->next[j] = running[j < n ? j : 0]->next;
                step = j < n && running[j]->blocks < step ? running[j]->blocks : step;
            }
            run_many(f, k, &work->states, work->next, step);
            for (j = 0; j < n;) {
                struct lane *lane = running[j];
                lane->next += step * f->block;
                lane->blocks -= step;
                if (lane->blocks || ready(f, lane)) {
                    j++;
                    continue;
                }
                write_digest(f, lane->digest, element(f, &work->states, j), m, bytes);
                if (waits < have) {                       /* in the order in which they wait */
                    running[j] = running[waits];
                    running[waits++] = lane;
                } else if (q.left) {
                    begin(f, lane, &q, before, digests, bytes);
                } else {                                 /* the last lane takes its place, and is looked at next */
                    running[j] = running[--n];
                    running[n] = lane;
                    copy_words(f, element(f, &work->states, j), m, element(f, &work->states, n), m);
                    continue;
                }
                copy_words(f, element(f, &work->states, j), m, &running[j]->state, 1);
                j++;
            }
        }
        for (j = 0; j < n; j++)
            copy_words(f, &running[j]->state, 1, element(f, &work->states, j), m);
        have = n;
    }
    word = choice(f);
    for (j = 0; j < have || q.left; j++) {
        struct lane *lane = running[j < have ? j : 0];
        if (j >= have)
            begin(f, lane, &q, before, digests, bytes);
        do
            run(f, word, &lane->state, lane->next, lane->blocks);
        while (ready(f, lane));
        write_digest(f, lane->digest, &lane->state, 1, bytes);
    }
    wipe(lanes, f->lanes * sizeof lanes[0]);
    wipe(work->buffers, f->lanes * 2 * f->block);
    wipe(&work->states, f->words * f->width * f->lanes);
}

/* Hashes messages of one length behind full blocks, from message `done` on: those of a call of a kernel begin and end together.
 * Returns how many were hashed: the last ones may be too few for a kernel. */
INLINE size_t hash_together(const struct family *f, unsigned word, const struct messages *all, struct context before,
                            size_t done, uint8_t *digests, unsigned bytes, struct work *work)
{
    const size_t length = length_of(all, 0), full = length / f->block, rest = length % f->block;
    const size_t size = all->unpadded ? 0 : rest + 1 > f->block - f->length_bytes ? 2 * f->block : f->block;
    const uint64_t total = *before.length + length;
    uint8_t *const tails = work->buffers;                /* lane j's last blocks begin at j * size */
    const void **next = work->next;
    unsigned padded = 0, j;                              /* lanes whose last blocks have all but the message */
    for (; word; word >>= LEVEL_BITS) {
        const unsigned k = (word & 7) - 1, m = f->pools->kernels[k].m, least = size ? LEAST(word) : m;
        if (full < f->pools->kernels[k].blocks || all->count - done < least || all->count == done
            || (!size && f->pools->kernels[k].singly))   /* a call of streams takes longer than it gains in one block */
            continue;
        for (; size && padded < m; padded++) {
            clear(tails + padded * size, size);
            tails[padded * size + rest] = 0x80;
            store_length(f, tails + (padded + 1) * size, total);
        }
        for (j = 0; j < m; j++)
            copy_words(f, element(f, &work->initial, j), m, before.state, 1);
        while (all->count - done >= least && all->count > done) {
            const unsigned n = all->count - done < m ? (unsigned)(all->count - done) : m;
            memcpy(&work->states, &work->initial, f->words * f->width * m);
            if (full) {
                for (j = 0; j < m; j++)
                    next[j] = message_at(all, done + (j < n ? j : 0));
                run_many(f, k, &work->states, next, full);
            }
            for (j = 0; size && j < m; j++) {
                uint8_t *tail = tails + (rest && j < n ? j : 0) * size;
                next[j] = tail;
                if (rest && j < n) {
                    copy_end(tail, message_at(all, done + j) + full * f->block, rest, 0x80);
                    store_length(f, tail + size, total);
                }
            }
            run_many(f, k, &work->states, next, size / f->block);
            for (j = 0; j < n; j++)
                write_digest(f, digests + (done + j) * bytes, element(f, &work->states, j), m, bytes);
            done += n;
        }
    }
    if (rest)
        wipe(tails, padded * size);
    wipe(&work->states, f->words * f->width * f->lanes);
    wipe(&work->initial, f->words * f->width * f->lanes);
    return done;
}
#endif

/* Hashes nodes by their kernels, as many as are worth more than one lane. Returns how many. */
INLINE size_t hash_nodes(const struct family *f, uint8_t *digests, const uint8_t *nodes, size_t count)
{
    size_t done = 0;
#if KERNELS
    unsigned word = levels(f, f->pools);
    for (; word; word >>= LEVEL_BITS) {
        const struct many *kernel = &f->pools->kernels[(word & 7) - 1];
        const size_t left = kernel->nodes ? count - done : 0, taken = left - rest_of(kernel, word, left);
        if (taken) {
            kernel->nodes(digests + done * (f->block / 2), nodes + done * f->block, taken);
            WRITTEN(digests + done * (f->block / 2), taken * (f->block / 2));
        }
        done += taken;
    }
#endif
    (void)f, (void)digests, (void)nodes, (void)count;
    return done;
}

/* Hashes messages of one length by the kernels for their shape, if it has some. `twice`: 1: the digests are hashed again, 2: there is no
 * padding. Returns how many. */
INLINE size_t hash_shape(const struct family *f, const struct messages *all, struct context before, unsigned twice,
                         uint8_t *digests, unsigned bytes)
{
    size_t done = 0;
#if KERNELS
    const struct pool *shape = f->pools + 1, *end = f->pools + f->pool_count;
    size_t left = all->count, taken;
    unsigned word;
    while (shape < end && (shape->length != all->length || shape->before != *before.length || shape->twice != twice
                           || (shape->before == 1 && *before.buffer != 1)   /* the kernel is for this byte */
                           || shape->bytes != bytes))
        shape++;
    for (word = shape < end && !all->data ? levels(f, shape) : 0; word && left; word >>= LEVEL_BITS, left -= taken) {
        const unsigned any = (word & 7) - 1 == ANY_LENGTH, k = (any ? levels(f, f->pools) : word) & 7;
        const struct many *kernel = any ? f->pools->kernels : shape->kernels;
        const uint8_t *const first = all->first + done * all->stride;
        if (k == 0)                                      /* another thread has just named a single-message kernel */
            break;
        kernel += k - 1;
        taken = left - rest_of(kernel, word, left);
        if (any || !taken)                               /* any: the caller hashes those, the last messages */
            continue;
        if (kernel->plain)
            kernel->plain(digests + done * bytes, first, all->stride, taken);
        else if (f->width == 4)
            kernel->behind32(digests + done * bytes, (const uint32_t *)before.state, first, all->stride, taken);
        else
            kernel->behind64(digests + done * bytes, (const uint64_t *)before.state, first, all->stride, taken);
        WRITTEN(digests + done * bytes, taken * bytes);
        done += taken;
    }
#endif
    (void)f, (void)all, (void)before, (void)twice, (void)digests, (void)bytes;
    return done;
}

/* Hashes messages from number `done` on behind what the context `before` has absorbed, as many as lanes are worthwhile for. Returns
 * the number of the first that is not hashed. */
INLINE size_t hash_all(const struct family *f, const struct messages *all, struct context before, size_t done, uint8_t *digests,
                       unsigned bytes)
{
#if KERNELS
    const unsigned word = levels(f, f->pools);
    unsigned last = word;
    struct work work;
    while (last >> LEVEL_BITS)
        last >>= LEVEL_BITS;
    if (!last || all->count - done < LEAST(last))
        return done;
    if (*before.length % f->block == 0 && equal_lengths(all))
        return hash_together(f, word, all, before, done, digests, bytes, &work);
    hash_in_lanes(f, word, all, before, digests, bytes, &work);
    done = all->count;
#endif
    (void)f, (void)all, (void)before, (void)digests, (void)bytes;
    return done;
}

/* HMAC of several passwords: word i of lane j is element i * m + j, and of the second of two hash values (words + i) * m + j. */
struct macs {
    union lane_states midstates[2], values[2], state;    /* after the inner and the outer key; the last HMAC and the sum */
    uint8_t messages[16][128];                  /* a digest, padded */
    const void *next[16];
};

/* Hashes the digest of each lane's message behind a midstate, and writes it to its message. k: the number of the kernel for m lanes. */
static void hash_macs(const struct family *f, unsigned k, unsigned m, struct macs *macs, const void *midstates)
{
    unsigned i, j;
    memcpy(&macs->state, midstates, f->words * f->width * m);
#if KERNELS
    if (m > 1)
        run_many(f, k, &macs->state, macs->next, 1);
#endif
    if (m == 1)
        run(f, choice(f), &macs->state, macs->messages[0], 1);
    for (j = 0; j < m; j++) {
        uint8_t *to = macs->messages[j];
        const uint32_t *w32 = macs->state.w32 + j;
        const uint64_t *w64 = macs->state.w64 + j;
        for (i = 0; i < f->words; i += 16 / f->width, to += 16, w32 += 4 * m, w64 += 2 * m)
            if (f->width == 4)
                store_words(to, (uint64_t)w32[0] << 32 | w32[m], (uint64_t)w32[2 * m] << 32 | w32[3 * m]);
            else
                store_words(to, w64[0], w64[m]);
    }
    (void)k;
}

/* Begins HMAC of a password in lane j: its midstates, and the digest of the salt and the number of a block of the key. */
static COLD void begin_mac(const struct family *f, const void *initial, const void *password, size_t password_length,
                           const void *salt, size_t salt_length, size_t number, struct macs *macs, unsigned m, unsigned j)
{
    const unsigned bytes = f->words * f->width;
    union state state;
    uint8_t block[128], end[4], *last = macs->messages[j];
    uint64_t length = f->block;
    const struct context ctx = {&state, &length, block};
    unsigned half, at;
    memset(block, 0, sizeof block);
    if (password_length > f->block)
        hash(f, initial, 0, password, password_length, block, bytes);
    else if (password_length)
        memcpy(block, password, password_length);
    for (half = 2; half-- > 0;) {                        /* the outer key, then the inner one, which the salt follows */
        for (at = 0; at < f->block; at++)
            block[at] ^= half ? 0x5c : 0x5c ^ 0x36;
        memcpy(&state, initial, bytes);
        run(f, choice(f), &state, block, 1);
        copy_words(f, element(f, macs->midstates, half * f->words * m + j), m, &state, 1);
    }
    store32(end, (uint32_t)number);
    for (half = 0; half < 2; half++)
        absorb(f, ctx, half ? end : salt, half ? sizeof end : salt_length);
    finish_context(f, ctx, last, bytes);
    memset(last + bytes, 0, f->block - bytes);
    last[bytes] = 0x80;
    store_length(f, last + f->block, f->block + bytes);
    macs->next[j] = last;
    wipe(&state, sizeof state);
    wipe(block, sizeof block);
}

/* Derives `count` keys by PBKDF2 (RFC 8018, 5.2); lanes take the blocks of all keys. */
static NOINLINE void pbkdf2(const struct family *f, const void *initial, uint8_t *keys, size_t key_length,
                            const void *const *passwords, const size_t *password_lengths, const void *const *salts,
                            const size_t *salt_lengths, size_t iterations, size_t count)
{
    const size_t bytes = f->words * f->width, each = key_length / bytes + (key_length % bytes != 0);
    const size_t turns = iterations ? iterations - 1 : 0;
    size_t done, left, turn, own = 0;                    /* own: iterations that a kernel of their own has done */
    ALIGNED struct macs macs;
    uint8_t digest[128 / 2];
    unsigned k = 0, m = 1, n, i, j;
    clear_upper_halves(choice(f));
    for (done = 0; (left = each * count - done) != 0; done += n) {
        union lane_states *sum;
#if KERNELS
        unsigned word = levels(f, f->pools);
        while (word && (left < LEAST(word) || f->pools->kernels[(word & 7) - 1].blocks > 1))
            word >>= LEVEL_BITS;
        k = word ? (word & 7) - 1 : 0;
        m = word ? f->pools->kernels[k].m : 1;
#endif
        sum = (union lane_states *)element(f, macs.values, f->words * m);
        n = left < m ? (unsigned)left : m;
        for (j = 0; j < m; j++) {
            const size_t number = done + j % n, at = number / each;
            begin_mac(f, initial, passwords[at], password_lengths[at], salts[at], salt_lengths[at], number % each + 1, &macs, m, j);
        }
        hash_macs(f, k, m, &macs, element(f, macs.midstates, f->words * m));
        memcpy(macs.values, &macs.state, bytes * m);
        memcpy(sum, &macs.state, bytes * m);
        {
            const struct kernel *one = &f->kernels[NUMBER(choice(f), 0)];
            iterations32 *iterate32 = one->iterate32;
            iterations64 *iterate64 = one->iterate64;
#if KERNELS
            if (m > 1) {
                iterate32 = f->pools->kernels[k].iterate32;
                iterate64 = f->pools->kernels[k].iterate64;
            }
#endif
            if (iterate32)
                iterate32(macs.values[0].w32, macs.midstates[0].w32, turns);
            else if (iterate64)
                iterate64(macs.values[0].w64, macs.midstates[0].w64, turns);
            own = iterate32 || iterate64 ? turns : 0;
        }
        for (turn = own; turn < turns; turn++) {
            hash_macs(f, k, m, &macs, macs.midstates);
            hash_macs(f, k, m, &macs, element(f, macs.midstates, f->words * m));
            for (i = 0; i < bytes * m / 4; i++)
                sum->w32[i] ^= macs.state.w32[i];
        }
        for (j = 0; j < n; j++) {
            const size_t at = (done + j) % each * bytes, rest = key_length - at;
            write_digest(f, digest, element(f, macs.values, f->words * m + j), m, (unsigned)bytes);
            memcpy(keys + (done + j) / each * key_length + at, digest, rest < bytes ? rest : bytes);
        }
    }
    wipe(&macs, sizeof macs);
    wipe(digest, sizeof digest);
}

/* A round for each of 5 working variables; after them every variable is in its place again. */
#define ROUNDS_5(round) \
    (round(a, b, c, d, e, t), \
     round(e, a, b, c, d, t + 1), \
     round(d, e, a, b, c, t + 2), \
     round(c, d, e, a, b, t + 3), \
     round(b, c, d, e, a, t + 4))

/* A round for each of 8 working variables; after them every variable is in its place again. */
#define ROUNDS_8(round) \
    (round(a, b, c, d, e, f, g, h, t), \
     round(h, a, b, c, d, e, f, g, t + 1), \
     round(g, h, a, b, c, d, e, f, t + 2), \
     round(f, g, h, a, b, c, d, e, t + 3), \
     round(e, f, g, h, a, b, c, d, t + 4), \
     round(d, e, f, g, h, a, b, c, t + 5), \
     round(c, d, e, f, g, h, a, b, t + 6), \
     round(b, c, d, e, f, g, h, a, t + 7))

#define SHA1_ROUND_0(a, b, c, d, e, t) \
    (e = ror32(a, 27) + ((b & c) ^ (~b & d)) + e + (W[t] + UINT32_C(0x5a827999)), \
     b = ror32(b, 2))

#define SHA1_ROUND_20(a, b, c, d, e, t) \
    (e = ror32(a, 27) + (b ^ c ^ d) + e + (W[t] + UINT32_C(0x6ed9eba1)), \
     b = ror32(b, 2))

#define SHA1_ROUND_40(a, b, c, d, e, t) \
    (e = ror32(a, 27) + ((b & c) ^ (b & d) ^ (c & d)) + e + (W[t] + UINT32_C(0x8f1bbcdc)), \
     b = ror32(b, 2))

#define SHA1_ROUND_60(a, b, c, d, e, t) \
    (e = ror32(a, 27) + (b ^ c ^ d) + e + (W[t] + UINT32_C(0xca62c1d6)), \
     b = ror32(b, 2))

/* Compresses blocks in portable C, by the formulas of the standard. */
static void sha1_portable(uint32_t *state, const void *data, size_t blocks)
{
    const uint8_t *p = (const uint8_t *)data;
    uint32_t W[80];
    for (; blocks; blocks--, p += 64) {
        uint32_t a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
        int t;
        for (t = 0; t < 16; t++)
            W[t] = load32(p + 4 * t);
        for (t = 16; t < 80; t++)
            W[t] = ror32(W[t - 3] ^ W[t - 8] ^ W[t - 14] ^ W[t - 16], 31);
        for (t = 0; t < 20; t += 5)
            ROUNDS_5(SHA1_ROUND_0);
        for (t = 20; t < 40; t += 5)
            ROUNDS_5(SHA1_ROUND_20);
        for (t = 40; t < 60; t += 5)
            ROUNDS_5(SHA1_ROUND_40);
        for (t = 60; t < 80; t += 5)
            ROUNDS_5(SHA1_ROUND_60);
        state[0] = state[0] + a; state[1] = state[1] + b; state[2] = state[2] + c;
        state[3] = state[3] + d; state[4] = state[4] + e;
    }
}

static const struct kernel sha1_kernels[] = {
#if KERNELS
    {"shani_n1", HAS_SHA_NI | HAS_SSSE3,
     nsms_sha1_blocks_shani_n1, NULL, {NULL}, NULL, NULL},
    {"shani_n1_goldencove", HAS_SHA_NI | HAS_SSSE3,
     nsms_sha1_blocks_shani_n1_goldencove, NULL, {NULL}, NULL, NULL},
    {"avx512_n2", HAS_AVX | HAS_AVX2 | HAS_AVX512F | HAS_AVX512VL | HAS_BMI1 | HAS_BMI2,
     nsms_sha1_blocks_avx512_n2, NULL, {NULL}, NULL, NULL},
    {"avx2_n8", HAS_AVX | HAS_AVX2 | HAS_BMI1 | HAS_BMI2,
     nsms_sha1_blocks_avx2_n8, NULL, {NULL}, NULL, NULL},
    {"sse41_n4", HAS_SSSE3,
     nsms_sha1_blocks_sse41_n4, NULL, {NULL}, NULL, NULL},
    {"x64_n1", HAS_NOTHING,
     nsms_sha1_blocks_x64_n1, NULL, {NULL}, NULL, NULL},
#endif
    {"portable", HAS_NOTHING, sha1_portable, NULL, {NULL}, NULL, NULL}
};
#if KERNELS
/* Rows: for each class of calls the kernels' numbers, the best first. */
static const uint8_t sha1_orders[] = {
    0, 2, 3, 4, 5, 1, 6,  0, 2, 3, 4, 5, 1, 6,  0, 2, 3, 4, 5, 1, 6,  0, 3, 2, 4, 5, 1, 6,
    1, 0, 2, 5, 3, 4, 6,  1, 0, 2, 4, 5, 3, 6,  1, 0, 3, 2, 4, 5, 6,  1, 0, 3, 2, 4, 5, 6,
    0, 1, 2, 3, 4, 5, 6,  0, 1, 2, 4, 3, 5, 6,  0, 1, 2, 3, 4, 5, 6,  0, 1, 3, 2, 4, 5, 6,
    0, 1, 3, 4, 5, 2, 6,  0, 1, 3, 4, 5, 2, 6,  0, 1, 3, 4, 5, 2, 6,  0, 1, 3, 4, 5, 2, 6,
};

static const struct many sha1_many[] = {
    {"avx512_m16", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_ZMM, 16, 0, 0, 0,
     nsms_sha1_multi_avx512_m16, NULL, NULL, NULL, NULL, NULL, NULL, NULL},
    {"avx512vl_m8", HAS_AVX | HAS_AVX2 | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL, 8, 1, 0, 0,
     nsms_sha1_multi_avx512vl_m8, NULL, NULL, NULL, NULL, NULL, NULL, NULL},
    {"avx2_m8", HAS_AVX | HAS_AVX2, 8, 2, 0, 0,
     nsms_sha1_multi_avx2_m8, NULL, NULL, NULL, NULL, NULL, NULL, NULL},
    {"shani_m3_zen3", HAS_SHA_NI | HAS_SSE4_1 | HAS_SSSE3, 3, 3, 0, 1,
     nsms_sha1_multi_shani_m3_zen3, NULL, NULL, NULL, NULL, NULL, NULL, NULL},
    {"shani_m2", HAS_SHA_NI | HAS_SSE4_1 | HAS_SSSE3, 2, 4, 0, 1,
     nsms_sha1_multi_shani_m2, NULL, NULL, NULL, NULL, NULL, NULL, NULL},
};

/* Rows: time of one block of each message, in sixteenths of the best single-message kernel's time. */
static const uint8_t sha1_costs[] = {
    255, 42, 64, 255, 18,  59, 42, 74, 255, 30,  68, 42, 61, 255, 18,  64, 42, 64, 19, 18,
};
static SHARED(unsigned) sha1_levels[1];
static const struct pool sha1_pools[] = {
    {sha1_many, 5, &sha1_levels[0], 0, 0, 0, 0},
};
static SHARED(unsigned) sha1_chosen;
#endif

static const struct family sha1_family = {
    0, 4, 5, 64, 8, 0, 1,
    sha1_kernels, sizeof sha1_kernels / sizeof *sha1_kernels,
#if KERNELS
    &sha1_chosen, sha1_orders,
    sha1_costs, 5, 16, sha1_pools, sizeof sha1_pools / sizeof *sha1_pools,
#endif
};

#define SHA256_ROUND(a, b, c, d, e, f, g, h, t) \
    (x0 = h + (ror32(e, 6) ^ ror32(e, 11) ^ ror32(e, 25)) + ((e & f) ^ (~e & g)) + (W[t] + K[t]), \
     h = x0 + ((ror32(a, 2) ^ ror32(a, 13) ^ ror32(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))), \
     d = d + x0)

/* Compresses blocks in portable C, by the formulas of the standard. */
static void sha256_portable(uint32_t *state, const void *data, size_t blocks)
{
    static const uint32_t K[64] = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
    };
    const uint8_t *p = (const uint8_t *)data;
    uint32_t W[64], x0;
    for (; blocks; blocks--, p += 64) {
        uint32_t a = state[0], b = state[1], c = state[2], d = state[3], e = state[4], f = state[5], g = state[6], h = state[7];
        int t;
        for (t = 0; t < 16; t++)
            W[t] = load32(p + 4 * t);
        for (t = 16; t < 64; t++)
            W[t] = (ror32(W[t - 2], 17) ^ ror32(W[t - 2], 19) ^ (W[t - 2] >> 10)) + W[t - 7] + (ror32(W[t - 15], 7) ^ ror32(W[t - 15], 18) ^ (W[t - 15] >> 3)) + W[t - 16];
        for (t = 0; t < 64; t += 8)
            ROUNDS_8(SHA256_ROUND);
        state[0] = state[0] + a; state[1] = state[1] + b; state[2] = state[2] + c;
        state[3] = state[3] + d; state[4] = state[4] + e; state[5] = state[5] + f;
        state[6] = state[6] + g; state[7] = state[7] + h;
    }
}

/* Fixed lengths: sha256_len64. */
static const struct kernel sha256_kernels[] = {
#if KERNELS
    {"shani_n1", HAS_SHA_NI | HAS_SSSE3,
     nsms_sha256_blocks_shani_n1, NULL, {nsms_sha256_len64_shani}, nsms_sha256_iterations_shani_m1, NULL},
    {"shani_n1_zen4", HAS_SHA_NI | HAS_SSSE3,
     nsms_sha256_blocks_shani_n1_zen4, NULL, {nsms_sha256_len64_shani}, nsms_sha256_iterations_shani_m1, NULL},
    {"avx512_n16_lanes", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_BMI1 | HAS_BMI2 | HAS_ZMM,
     nsms_sha256_blocks_avx512_n16_lanes, NULL, {NULL}, NULL, NULL},
    {"avx2_n2", HAS_AVX | HAS_AVX2 | HAS_BMI1 | HAS_BMI2,
     nsms_sha256_blocks_avx2_n2, NULL, {nsms_sha256_len64_avx2}, NULL, NULL},
    {"sse41_n1", HAS_SSSE3,
     nsms_sha256_blocks_sse41_n1, NULL, {NULL}, NULL, NULL},
    {"x64_n1", HAS_NOTHING,
     nsms_sha256_blocks_x64_n1, NULL, {NULL}, NULL, NULL},
#endif
    {"portable", HAS_NOTHING, sha256_portable, NULL, {NULL}, NULL, NULL}
};
#if KERNELS
/* Rows: for each class of calls the kernels' numbers, the best first. */
static const uint8_t sha256_orders[] = {
    0, 2, 3, 4, 5, 1, 6,  0, 2, 3, 4, 5, 1, 6,  0, 2, 3, 4, 5, 1, 6,  0, 2, 3, 4, 5, 1, 6,
    0, 1, 2, 3, 4, 5, 6,  0, 1, 2, 3, 4, 5, 6,  0, 1, 2, 3, 4, 5, 6,  0, 1, 2, 3, 4, 5, 6,
    1, 0, 2, 3, 4, 5, 6,  1, 0, 2, 3, 4, 5, 6,  1, 0, 2, 3, 4, 5, 6,  1, 0, 2, 3, 4, 5, 6,
    0, 1, 4, 3, 5, 2, 6,  0, 1, 3, 4, 5, 2, 6,  0, 1, 3, 4, 5, 2, 6,  0, 1, 3, 4, 5, 2, 6,
};

static const struct many sha256_many[] = {
    {"avx512_m16", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_ZMM, 16, 0, 0, 0,
     nsms_sha256_multi_avx512_m16, NULL, nsms_sha256_pairs_avx512_m16, NULL, NULL, NULL, NULL, NULL},
    {"avx512vl_m8", HAS_AVX | HAS_AVX2 | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL, 8, 1, 0, 0,
     nsms_sha256_multi_avx512vl_m8, NULL, nsms_sha256_pairs_avx512vl_m8, NULL, NULL, NULL, NULL, NULL},
    {"avx2_m8", HAS_AVX | HAS_AVX2, 8, 2, 0, 0,
     nsms_sha256_multi_avx2_m8, NULL, nsms_sha256_pairs_avx2_m8, NULL, NULL, NULL, NULL, NULL},
    {"shani_m4_zen4_lanes", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_SHA_NI, 4, 3, 0, 1,
     nsms_sha256_multi_shani_m4_zen4_lanes, NULL, nsms_sha256_pairs_shani_m4_zen4_lanes, NULL, NULL, NULL, NULL, NULL},
    {"shani_m3_zen3", HAS_SHA_NI | HAS_SSE4_1 | HAS_SSSE3, 3, 4, 0, 1,
     nsms_sha256_multi_shani_m3_zen3, NULL, nsms_sha256_pairs_shani_m3_zen3, NULL, NULL, NULL, NULL, NULL},
    {"shani_m2", HAS_SHA_NI | HAS_SSE4_1 | HAS_SSSE3, 2, 5, 0, 1,
     nsms_sha256_multi_shani_m2, NULL, nsms_sha256_pairs_shani_m2, nsms_sha256_iterations_shani_m2, NULL, NULL, NULL, NULL},
};

/* SHA-256 of 38 bytes behind one block */
static const struct many sha256_shape1[] = {
    {"avx512_m16", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_ZMM, 16, 0, 0, 0,
     NULL, NULL, NULL, NULL, NULL, NULL, nsms_sha256_midstate_len38_avx512_m16, NULL},
    {"shani_m4_lanes", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_SHA_NI, 4, 6, 0, 1,
     NULL, NULL, NULL, NULL, NULL, NULL, nsms_sha256_midstate_len38_shani_m4_lanes, NULL},
};

/* SHA-256 of 64 bytes, twice */
static const struct many sha256_shape2[] = {
    {"shani_m4_lanes", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_SHA_NI, 4, 6, 0, 1,
     NULL, NULL, NULL, NULL, NULL, nsms_sha256_double64_shani_m4_lanes, NULL, NULL},
};

/* Rows: time of one block of each message, in sixteenths of the best single-message kernel's time. */
static const uint8_t sha256_costs[] = {
    255, 73, 124, 255, 255, 17, 35,  107, 73, 145, 47, 255, 24, 47,  129, 73, 121, 20, 255, 17, 23,  118, 73, 124, 255, 20, 17, 35,
};
static SHARED(unsigned) sha256_levels[3];
static const struct pool sha256_pools[] = {
    {sha256_many, 6, &sha256_levels[0], 0, 0, 0, 0},
    {sha256_shape1, 2, &sha256_levels[1], 32, 64, 38, 0},
    {sha256_shape2, 1, &sha256_levels[2], 32, 0, 64, 1},
};
static SHARED(unsigned) sha256_chosen;
#endif

static const struct family sha256_family = {
    1, 4, 8, 64, 8, 1, 1,
    sha256_kernels, sizeof sha256_kernels / sizeof *sha256_kernels,
#if KERNELS
    &sha256_chosen, sha256_orders,
    sha256_costs, 7, 16, sha256_pools, sizeof sha256_pools / sizeof *sha256_pools,
#endif
};

#define SHA512_ROUND(a, b, c, d, e, f, g, h, t) \
    (x0 = h + (ror64(e, 14) ^ ror64(e, 18) ^ ror64(e, 41)) + ((e & f) ^ (~e & g)) + (W[t] + K[t]), \
     h = x0 + ((ror64(a, 28) ^ ror64(a, 34) ^ ror64(a, 39)) + ((a & b) ^ (a & c) ^ (b & c))), \
     d = d + x0)

/* Compresses blocks in portable C, by the formulas of the standard. */
static void sha512_portable(uint64_t *state, const void *data, size_t blocks)
{
    static const uint64_t K[80] = {
        0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538,
        0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe,
        0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235,
        0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
        0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x983e5152ee66dfab,
        0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
        0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed,
        0x53380d139d95b3df, 0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
        0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218,
        0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53,
        0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373,
        0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
        0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c,
        0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6,
        0x113f9804bef90dae, 0x1b710b35131c471b, 0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc,
        0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
    };
    const uint8_t *p = (const uint8_t *)data;
    uint64_t W[80], x0;
    for (; blocks; blocks--, p += 128) {
        uint64_t a = state[0], b = state[1], c = state[2], d = state[3], e = state[4], f = state[5], g = state[6], h = state[7];
        int t;
        for (t = 0; t < 16; t++)
            W[t] = load64(p + 8 * t);
        for (t = 16; t < 80; t++)
            W[t] = (ror64(W[t - 2], 19) ^ ror64(W[t - 2], 61) ^ (W[t - 2] >> 6)) + W[t - 7] + (ror64(W[t - 15], 1) ^ ror64(W[t - 15], 8) ^ (W[t - 15] >> 7)) + W[t - 16];
        for (t = 0; t < 80; t += 8)
            ROUNDS_8(SHA512_ROUND);
        state[0] = state[0] + a; state[1] = state[1] + b; state[2] = state[2] + c;
        state[3] = state[3] + d; state[4] = state[4] + e; state[5] = state[5] + f;
        state[6] = state[6] + g; state[7] = state[7] + h;
    }
}

/* Fixed lengths: sha512_len128. */
static const struct kernel sha512_kernels[] = {
#if KERNELS
    {"sha512ni_n1", HAS_AVX | HAS_AVX2 | HAS_SHA512,
     NULL, nsms_sha512_blocks_sha512ni_n1, {NULL}, NULL, NULL},
    {"avx512_n1_lanes_align_xor_move_goldencove", HAS_AVX | HAS_AVX2 | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_BMI2,
     NULL, nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove, {NULL}, NULL, NULL},
    {"avx512_n1_lanes_shuffle_integer_zen4", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_BMI2,
     NULL, nsms_sha512_blocks_avx512_n1_lanes_shuffle_integer_zen4, {NULL}, NULL, NULL},
    {"avx512_n8_lanes", HAS_AVX | HAS_AVX2 | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_BMI1 | HAS_BMI2 | HAS_ZMM,
     NULL, nsms_sha512_blocks_avx512_n8_lanes, {NULL}, NULL, NULL},
    {"avx512_n8_lanes_apart_goldencove", HAS_AVX | HAS_AVX2 | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_BMI1 | HAS_BMI2 | HAS_ZMM,
     NULL, nsms_sha512_blocks_avx512_n8_lanes_apart_goldencove, {NULL}, NULL, NULL},
    {"avx512_n8_lanes_shuffle_insert_zen4", HAS_AVX | HAS_AVX2 | HAS_AVX512BW | HAS_AVX512DQ | HAS_AVX512F | HAS_AVX512VL | HAS_BMI1 | HAS_BMI2 | HAS_ZMM,
     NULL, nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4, {NULL}, NULL, NULL},
    {"avx2_n1_wide_sum_zen3", HAS_AVX | HAS_AVX2 | HAS_BMI1 | HAS_BMI2,
     NULL, nsms_sha512_blocks_avx2_n1_wide_sum_zen3, {nsms_sha512_len128_avx2}, NULL, NULL},
    {"avx2_n2", HAS_AVX | HAS_AVX2 | HAS_BMI1 | HAS_BMI2,
     NULL, nsms_sha512_blocks_avx2_n2, {nsms_sha512_len128_avx2}, NULL, NULL},
    {"sse41_n1", HAS_SSSE3,
     NULL, nsms_sha512_blocks_sse41_n1, {NULL}, NULL, NULL},
    {"x64_n1", HAS_NOTHING,
     NULL, nsms_sha512_blocks_x64_n1, {NULL}, NULL, NULL},
#endif
    {"portable", HAS_NOTHING, NULL, sha512_portable, {NULL}, NULL, NULL}
};
#if KERNELS
/* Rows: for each class of calls the kernels' numbers, the best first. */
static const uint8_t sha512_orders[] = {
    0, 3, 7, 8, 9, 1, 2, 4, 5, 6, 10,  0, 3, 7, 8, 9, 1, 2, 4, 5, 6, 10,  0, 3, 7, 8, 9, 1, 2, 4, 5, 6, 10,  0, 3, 7, 8, 9, 1, 2, 4, 5, 6, 10,
    0, 1, 3, 4, 5, 2, 7, 6, 8, 9, 10,  0, 1, 3, 4, 2, 5, 7, 8, 6, 9, 10,  0, 4, 3, 1, 5, 2, 7, 8, 6, 9, 10,  0, 4, 3, 1, 5, 2, 7, 8, 6, 9, 10,
    0, 2, 5, 6, 3, 4, 1, 7, 8, 9, 10,  0, 2, 5, 6, 1, 7, 4, 3, 8, 9, 10,  0, 5, 2, 3, 4, 6, 7, 1, 8, 9, 10,  0, 5, 2, 4, 3, 6, 7, 1, 8, 9, 10,
    0, 6, 7, 8, 9, 1, 2, 3, 4, 5, 10,  0, 6, 7, 8, 9, 1, 2, 3, 4, 5, 10,  0, 6, 7, 8, 9, 1, 2, 3, 4, 5, 10,  0, 6, 7, 8, 9, 1, 2, 3, 4, 5, 10,
};

static const struct many sha512_many[] = {
    {"avx512_m8", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_ZMM, 8, 0, 0, 0,
     NULL, nsms_sha512_multi_avx512_m8, nsms_sha512_pairs_avx512_m8, NULL, NULL, NULL, NULL, NULL},
    {"avx512_m8_insert_zen4", HAS_AVX | HAS_AVX512BW | HAS_AVX512DQ | HAS_AVX512F | HAS_ZMM, 8, 1, 0, 0,
     NULL, nsms_sha512_multi_avx512_m8_insert_zen4, nsms_sha512_pairs_avx512_m8_insert_zen4, NULL, NULL, NULL, NULL, NULL},
    {"avx512vl_m4", HAS_AVX | HAS_AVX2 | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL, 4, 2, 0, 0,
     NULL, nsms_sha512_multi_avx512vl_m4, nsms_sha512_pairs_avx512vl_m4, NULL, NULL, NULL, NULL, NULL},
    {"avx2_m4", HAS_AVX | HAS_AVX2, 4, 3, 0, 0,
     NULL, nsms_sha512_multi_avx2_m4, nsms_sha512_pairs_avx2_m4, NULL, NULL, NULL, NULL, NULL},
};

/* Rows: time of one block of each message, in sixteenths of the best single-message kernel's time. */
static const uint8_t sha512_costs[] = {
    255, 255, 27, 42,  40, 42, 27, 51,  45, 43, 27, 42,  42, 255, 27, 37,
};
static SHARED(unsigned) sha512_levels[1];
static const struct pool sha512_pools[] = {
    {sha512_many, 4, &sha512_levels[0], 0, 0, 0, 0},
};
static SHARED(unsigned) sha512_chosen;
#endif

static const struct family sha512_family = {
    2, 8, 8, 128, 16, 1, 1,
    sha512_kernels, sizeof sha512_kernels / sizeof *sha512_kernels,
#if KERNELS
    &sha512_chosen, sha512_orders,
    sha512_costs, 4, 8, sha512_pools, sizeof sha512_pools / sizeof *sha512_pools,
#endif
};

/* The functions of a family */
#define FAMILY(name, word, words) \
    static void name##_absorb(nsms_##name##_ctx *ctx, const void *data, size_t length) \
    { absorb(&name##_family, CONTEXT(ctx), data, length); } \
    static void name##_finish(nsms_##name##_ctx *ctx, uint8_t *digest, unsigned bytes) \
    { \
        finish_context(&name##_family, CONTEXT(ctx), digest, bytes); \
        clear(ctx, sizeof *ctx); \
    } \
    static void name##_hash(const void *initial, uint64_t before, const void *data, size_t length, uint8_t *digest, unsigned bytes) \
    { hash(&name##_family, initial, before, data, length, digest, bytes); } \
    static NOINLINE size_t name##_lanes(const struct messages *all, nsms_##name##_ctx *before, size_t done, uint8_t *digests, \
                                        unsigned bytes) \
    { return hash_all(&name##_family, all, CONTEXT(before), done, digests, bytes); } \
    static NOINLINE void name##_all(const struct messages *all, nsms_##name##_ctx *before, uint8_t *digests, unsigned bytes) \
    { \
        size_t i = hash_shape(&name##_family, all, CONTEXT(before), 0, digests, bytes); \
        if (all->count - i > 1) \
            i = name##_lanes(all, before, i, digests, bytes); \
        for (; i < all->count; i++) \
            if (before->length % sizeof before->buffer) { \
                nsms_##name##_ctx ctx = *before; \
                name##_absorb(&ctx, message_at(all, i), length_of(all, i)); \
                name##_finish(&ctx, digests + i * bytes, bytes); \
            } else { \
                name##_hash(before->state, before->length, message_at(all, i), length_of(all, i), digests + i * bytes, bytes); \
            } \
    } \
    static NOINLINE size_t name##_nodes(uint8_t *digests, const uint8_t *nodes, size_t count) \
    { \
        clear_upper_halves(choice(&name##_family)); \
        return hash_nodes(&name##_family, digests, nodes, count); \
    } \
    void nsms_##name##_blocks(word state[words], const void *data, size_t blocks) \
    { \
        const unsigned kernels = clear_upper_halves(choice(&name##_family)); \
        if (blocks) \
            run(&name##_family, kernels, state, data, blocks); \
    }

FAMILY(sha1, uint32_t, 5)
FAMILY(sha256, uint32_t, 8)
FAMILY(sha512, uint64_t, 8)

/* The functions of a hash. `fixed`: the kernel for messages of `length` bytes; NULL if there is none. */
#define HASH(name, family, bytes, fixed) \
    void nsms_##name##_init(nsms_##name##_ctx *ctx) \
    { \
        memcpy(ctx->state, name##_initial, sizeof ctx->state); \
        ctx->length = 0; \
    } \
    void nsms_##name##_update(nsms_##name##_ctx *ctx, const void *data, size_t length) \
    { family##_absorb(ctx, data, length); } \
    void nsms_##name##_final(nsms_##name##_ctx *ctx, uint8_t digest[bytes]) \
    { family##_finish(ctx, digest, bytes); } \
    void nsms_##name(uint8_t digest[bytes], const void *data, size_t length) \
    { \
        fixed_length *const kernel = fixed; \
        if (kernel) { \
            clear_upper_halves(choice(&family##_family)); \
            kernel(digest, data); \
            WRITTEN(digest, bytes); \
        } else { \
            family##_hash(name##_initial, 0, data, length, digest, bytes); \
        } \
    } \
    const char *nsms_##name##_kernel(void) \
    { return kernel_name(&family##_family, (size_t)-1); } \
    const char *nsms_##name##_kernel_for(size_t length) \
    { return kernel_name(&family##_family, length); } \
    int nsms_##name##_use(const char *kernel) \
    { return force(&family##_family, kernel); }

#define HASH_MANY(name, family, bytes) \
    void (nsms_##name##_many)(void *digests, const void *const data[], const size_t lengths[], size_t count) \
    { \
        const unsigned kernels = clear_upper_halves(choice(&family##_family)); \
        struct messages all = {data, lengths, NULL, 0, 0, count, 0}; \
        nsms_##name##_ctx before; \
        (void)kernels; \
        if (count == 1) { \
            nsms_##name((uint8_t *)digests, data[0], lengths[0]); \
        } else if (count) { \
            nsms_##name##_init(&before); \
            family##_all(&all, &before, (uint8_t *)digests, bytes); \
        } \
    } \
    void nsms_##name##_equal(void *digests, const nsms_##name##_ctx *prefix, const void *data, size_t stride, \
                               size_t length, size_t count) \
    { \
        const unsigned kernels = clear_upper_halves(choice(&family##_family)); \
        struct messages all = {NULL, NULL, (const uint8_t *)data, stride, length, count, 0}; \
        nsms_##name##_ctx before; \
        (void)kernels; \
        if (!prefix && family##_family.nodes && 2 * bytes == family##_family.block && length == 2 * bytes && stride == length) { \
            nsms_##name##_pairs(digests, data, count); \
            return; \
        } \
        if (prefix) \
            before = *prefix; \
        else \
            nsms_##name##_init(&before); \
        family##_all(&all, &before, (uint8_t *)digests, bytes); \
        wipe(&before, sizeof before); \
    } \
    void nsms_##name##_pairs(void *digests, const void *nodes, size_t count) \
    { \
        uint8_t *to = (uint8_t *)digests, digest[bytes]; /* a digest may belong where its node is */ \
        const uint8_t *from = (const uint8_t *)nodes; \
        size_t i; \
        if (!family##_family.nodes || 2 * bytes != family##_family.block) { \
            nsms_##name##_equal(digests, NULL, nodes, 2 * bytes, 2 * bytes, count); \
            return; \
        } \
        for (i = family##_nodes(to, from, count); i < count; i++) { \
            nsms_##name(digest, from + i * 2 * bytes, 2 * bytes); \
            memcpy(to + i * bytes, digest, bytes); \
        } \
    } \
    size_t nsms_##name##_batch(void) \
    { return lanes_of(&family##_family); }

#define PBKDF2(name, family) \
    void nsms_pbkdf2_hmac_##name(void *keys, size_t key_length, const void *const passwords[], \
                                 const size_t password_lengths[], const void *const salts[], const size_t salt_lengths[], \
                                 size_t iterations, size_t count) \
    { \
        pbkdf2(&family##_family, name##_initial, (uint8_t *)keys, key_length, passwords, password_lengths, salts, salt_lengths, \
               iterations, count); \
    }

#define HASH_LENGTH(name, bytes, size) \
    void nsms_##name##_len##size(uint8_t digest[bytes], const void *input) \
    { nsms_##name(digest, input, size); }

static const uint32_t sha1_initial[5] = {
    0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0
};
HASH(sha1, sha1, 20, NULL)
HASH_MANY(sha1, sha1, 20)

static const uint32_t sha224_initial[8] = {
    0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4
};
HASH(sha224, sha256, 28, NULL)
HASH_MANY(sha224, sha256, 28)

static const uint32_t sha256_initial[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
};
HASH(sha256, sha256, 32,
     length == 64 ? kernel_for(&sha256_family, length)->lengths[0] : NULL)
HASH_MANY(sha256, sha256, 32)
PBKDF2(sha256, sha256)
HASH_LENGTH(sha256, 32, 64)

void nsms_sha256d_many(void *digests, const void *data, size_t stride, size_t length, size_t count)
{
    const size_t most = 256;                             /* messages whose digests stay in the first-level cache */
    const uint8_t *from = (const uint8_t *)data;
    uint8_t *to = (uint8_t *)digests;
    size_t part, i;
    struct messages all = {NULL, NULL, from, stride, length, count, 0};
    nsms_sha256_ctx none = { {0}, 0, {0} };
    nsms_sha256_init(&none);
    part = hash_shape(&sha256_family, &all, CONTEXT(&none), 1, to, 32);
    count -= part;
    from += part * stride;
    to += part * 32;
    for (; count; count -= part, from += part * stride, to += part * 32) {
        part = count < most ? count : most;
        nsms_sha256_equal(to, NULL, from, stride, length, part);
        if (part < 4)                                    /* a block each is too little for lanes */
            for (i = 0; i < part; i++)
                nsms_sha256(to + i * 32, to + i * 32, 32);
        else
            nsms_sha256_equal(to, NULL, to, 32, 32, part);
    }
}

void nsms_sha256_compress64(void *digests, const void *nodes, size_t count)
{
    const unsigned word = clear_upper_halves(choice(&sha256_family));
    struct messages all = {NULL, NULL, (const uint8_t *)nodes, 64, 64, count, 1};
    nsms_sha256_ctx none;
    size_t i;
    nsms_sha256_init(&none);
    i = hash_shape(&sha256_family, &all, CONTEXT(&none), 2, (uint8_t *)digests, 32);
    if (count - i >= 16)                                 /* a block each is too little for lanes */
        i = sha256_lanes(&all, &none, i, (uint8_t *)digests, 32);
    for (; i < count; i++) {
        memcpy(none.state, sha256_initial, sizeof none.state);
        run(&sha256_family, word, none.state, all.first + i * 64, 1);
        write_digest(&sha256_family, (uint8_t *)digests + i * 32, none.state, 1, 32);
    }
    wipe(&none, sizeof none);
}

static const uint64_t sha384_initial[8] = {
    0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
    0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4
};
HASH(sha384, sha512, 48, NULL)
HASH_MANY(sha384, sha512, 48)

static const uint64_t sha512_initial[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179
};
HASH(sha512, sha512, 64,
     length == 128 ? kernel_for(&sha512_family, length)->lengths[0] : NULL)
HASH_MANY(sha512, sha512, 64)
PBKDF2(sha512, sha512)
HASH_LENGTH(sha512, 64, 128)

static const uint64_t sha512_224_initial[8] = {
    0x8c3d37c819544da2, 0x73e1996689dcd4d6, 0x1dfab7ae32ff9c82, 0x679dd514582f9fcf,
    0x0f6d2b697bd44da8, 0x77e36f7304c48942, 0x3f9d85a86a1d36c8, 0x1112e6ad91d692a1
};
HASH(sha512_224, sha512, 28, NULL)
HASH_MANY(sha512_224, sha512, 28)

static const uint64_t sha512_256_initial[8] = {
    0x22312194fc2bf72c, 0x9f555fa3c84c64c2, 0x2393b86b6f53b151, 0x963877195940eabd,
    0x96283ee2a88effe3, 0xbe5e1e2553863992, 0x2b0199fc2c85b8aa, 0x0eb72ddc81c52ca2
};
HASH(sha512_256, sha512, 32, NULL)
HASH_MANY(sha512_256, sha512, 32)

void nsms_select(void)
{
#if KERNELS
    select_fastest(&sha1_family);
    select_fastest(&sha256_family);
    select_fastest(&sha512_family);
#endif
}

const char *nsms_version(void)
{
    return NSMS_VERSION;
}
#ifdef UNCHECKED_CALLS
#pragma clang attribute pop
#endif
