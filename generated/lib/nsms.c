/* SHA-1, SHA-224, SHA-256, SHA-384, SHA-512, SHA-512/224, SHA-512/256 (FIPS 180-4):
 * the library of nsms 0.1.0. Written by nsms; do not edit. nsms.h says how to use it.
 * SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT */
#if defined(_MSC_VER) && !defined(_CRT_SECURE_NO_WARNINGS)
#define _CRT_SECURE_NO_WARNINGS                          /* for getenv */
#endif
#include "nsms.h"

#include <string.h>
#if !defined(NSMS_NO_GETENV) || defined(_MSC_VER)
#include <stdlib.h>
#endif
#if defined(_MSC_VER) && !defined(__GNUC__)
#include <intrin.h>
#endif

/* gcc and clang assemble the .S files (or link what NASM makes of the .asm files), MSVC and clang-cl link NASM's objects. */
#if defined(NSMS_NO_ASM)
#define KERNELS 0
#elif defined(__GNUC__) && defined(__x86_64__) && !defined(__ILP32__)
#define KERNELS 1
#include <cpuid.h>
#elif defined(_MSC_VER) && defined(_M_X64) && !defined(_M_ARM64EC)
#define KERNELS 1
#else
#define KERNELS 0
#endif

/* One word for each family stores the chosen kernels, so relaxed atomic access suffices between threads. */
#if defined(__GNUC__)
#define SHARED(type) type
#define LOAD(pointer) __atomic_load_n(pointer, __ATOMIC_RELAXED)
#define STORE(pointer, value) __atomic_store_n(pointer, value, __ATOMIC_RELAXED)
#define REPLACE(pointer, old, value) __atomic_compare_exchange_n(pointer, old, value, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)
#elif defined(_MSC_VER)
#define SHARED(type) long volatile
#define LOAD(pointer) ((unsigned)*(pointer))
#define STORE(pointer, value) (*(pointer) = (long)(value))
#define REPLACE(pointer, old, value) replaced(pointer, old, value)
static int replaced(long volatile *word, unsigned *old, unsigned value)
{
    const unsigned found = (unsigned)_InterlockedCompareExchange(word, (long)value, (long)*old), expected = *old;
    *old = found;
    return found == expected;
}
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L && !defined(__STDC_NO_ATOMICS__)
#include <stdatomic.h>
#define SHARED(type) _Atomic(type)
#define LOAD(pointer) atomic_load_explicit(pointer, memory_order_relaxed)
#define STORE(pointer, value) atomic_store_explicit(pointer, value, memory_order_relaxed)
#define REPLACE(pointer, old, value) atomic_compare_exchange_strong(pointer, old, value)
#else
#define SHARED(type) type volatile
#define LOAD(pointer) (*(pointer))
#define STORE(pointer, value) (*(pointer) = (value))
#define REPLACE(pointer, old, value) (*(pointer) == *(old) ? (*(pointer) = (value), 1) : (*(old) = *(pointer), 0))
#endif

/* Functions that run once or twice in a program: compiled for size. */
#if defined(__GNUC__)
#define COLD __attribute__((cold, noinline))
#define NOINLINE __attribute__((noinline))                  /* keeps large stack frames out of small functions */
#elif defined(_MSC_VER)
#define COLD __declspec(noinline)
#define NOINLINE __declspec(noinline)
#else
#define COLD
#define NOINLINE
#endif

/* Overwrites memory with zeros; the compiler cannot remove the stores. */
static void wipe(void *memory, size_t length)
{
#if defined(__GNUC__)
    memset(memory, 0, length);
    __asm__ volatile("" : : "r"(memory) : "memory");
#else
    volatile uint8_t *bytes = (volatile uint8_t *)memory;
    while (length--)
        *bytes++ = 0;
#endif
}

/* Processor features, one bit for each feature that a kernel needs or that distinguishes cores. A feature that uses vector
 * registers counts only if the operating system saves these registers. */
enum {
    HAS_SSSE3 = 1 << 0,
    HAS_SSE4_1 = 1 << 1,
    HAS_AVX = 1 << 2,
    HAS_F16C = 1 << 3,
    HAS_BMI1 = 1 << 4,
    HAS_AVX2 = 1 << 5,
    HAS_BMI2 = 1 << 6,
    HAS_AVX512F = 1 << 7,
    HAS_AVX512DQ = 1 << 8,
    HAS_SHA_NI = 1 << 9,
    HAS_AVX512BW = 1 << 10,
    HAS_AVX512VL = 1 << 11,
    HAS_AVX512_VBMI2 = 1 << 12,
    HAS_CLFLUSHOPT = 1 << 13,
    HAS_CLWB = 1 << 14,
    HAS_VAES = 1 << 15,
    HAS_AVX512_FP16 = 1 << 16,
    HAS_AMX_TILE = 1 << 17,
    HAS_SHA512 = 1 << 18,
    HAS_AVX_VNNI = 1 << 19,
    HAS_NOTHING = 0
};

#if KERNELS
/* Executes cpuid and stores EAX, EBX, ECX and EDX in r; zeros if the processor lacks the leaf. */
static COLD void cpuid_leaf(unsigned r[4], unsigned leaf, unsigned subleaf)
{
#if defined(__GNUC__)
    r[0] = r[1] = r[2] = r[3] = 0;
    if ((unsigned)__get_cpuid_max(leaf & 0x80000000, NULL) >= leaf)
        __cpuid_count(leaf, subleaf, r[0], r[1], r[2], r[3]);
#else
    int registers[4];
    __cpuidex(registers, (int)(leaf & 0x80000000), 0);
    if ((unsigned)registers[0] >= leaf)
        __cpuidex(registers, (int)leaf, (int)subleaf);
    else
        memset(registers, 0, sizeof registers);
    memcpy(r, registers, sizeof registers);
#endif
}

/* Returns the lower half of XCR0: the registers that the operating system saves. */
static COLD unsigned saved_registers(void)
{
#if defined(__GNUC__)
    unsigned saved, high;
    __asm__ volatile("xgetbv" : "=a"(saved), "=d"(high) : "c"(0));
    (void)high;
    return saved;
#else
    return (unsigned)_xgetbv(0);
#endif
}
#endif

/* Returns the features of this processor. */
static COLD int processor(void)
{
    int found = HAS_NOTHING;
#if KERNELS
    static const struct {
        unsigned leaf, subleaf, reg, bit, saved;         /* reg: EAX EBX ECX EDX; saved: the bits of XCR0 that must be set */
    } features[] = {
        {0x1, 0, 2, 9, 0x0},
        {0x1, 0, 2, 19, 0x0},
        {0x1, 0, 2, 28, 0x6},
        {0x1, 0, 2, 29, 0x0},
        {0x7, 0, 1, 3, 0x0},
        {0x7, 0, 1, 5, 0x6},
        {0x7, 0, 1, 8, 0x0},
        {0x7, 0, 1, 16, 0xe6},
        {0x7, 0, 1, 17, 0xe6},
        {0x7, 0, 1, 29, 0x0},
        {0x7, 0, 1, 30, 0xe6},
        {0x7, 0, 1, 31, 0xe6},
        {0x7, 0, 2, 6, 0xe6},
        {0x7, 0, 1, 23, 0x0},
        {0x7, 0, 1, 24, 0x0},
        {0x7, 0, 2, 9, 0x0},
        {0x7, 0, 3, 23, 0x0},
        {0x7, 0, 3, 24, 0x0},
        {0x7, 1, 0, 0, 0x6},
        {0x7, 1, 0, 4, 0x0},
        {0, 0, 0, 0, 0}
    };
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
#endif
    return found;
}

#if KERNELS

/* Cores, the newest of each vendor first: the vendor's word of cpuid, and features that no earlier core of the vendor has. */
static const struct {
    uint32_t vendor;
    int signs;
} cores[] = {
    {0x756e6547, HAS_NOTHING},  /* gracemont */
    {0x756e6547, HAS_NOTHING},  /* goldmont */
    {0x756e6547, HAS_SHA512},  /* lioncove */
    {0x756e6547, HAS_AMX_TILE | HAS_AVX512_FP16 | HAS_AVX_VNNI},  /* goldencove */
    {0x756e6547, HAS_AVX512_VBMI2},  /* icelake */
    {0x756e6547, HAS_AVX512F},  /* skylakex */
    {0x756e6547, HAS_CLFLUSHOPT},  /* skylake */
    {0x756e6547, HAS_AVX2},  /* haswell */
    {0x756e6547, HAS_F16C},  /* ivybridge */
    {0x756e6547, HAS_AVX},  /* sandybridge */
    {0x756e6547, HAS_SSSE3},  /* core2 */
    {0x68747541, HAS_AVX_VNNI},  /* zen5 */
    {0x68747541, HAS_AVX512F},  /* zen4 */
    {0x68747541, HAS_VAES},  /* zen3 */
    {0x68747541, HAS_CLWB},  /* zen2 */
    {0x68747541, HAS_SHA_NI},  /* zen1 */
    {0x6f677948, HAS_SHA_NI},  /* hygon */
};

enum { CORES = sizeof cores / sizeof *cores };

/* Families and models of these cores. */
static const struct {
    uint8_t core, family, first, last;                   /* models from first to last */
} numbers[] = {
    {0, 6, 175, 175}, {0, 6, 182, 182}, {0, 6, 190, 190},
    {1, 6, 92, 92}, {1, 6, 95, 95}, {1, 6, 122, 122}, {1, 6, 134, 134}, {1, 6, 150, 150}, {1, 6, 156, 156},
    {2, 6, 181, 181}, {2, 6, 189, 189}, {2, 6, 197, 198}, {2, 6, 204, 204},
    {3, 6, 143, 143}, {3, 6, 151, 151}, {3, 6, 154, 154}, {3, 6, 170, 170}, {3, 6, 172, 174}, {3, 6, 183, 183}, {3, 6, 186, 186},
    {3, 6, 191, 191}, {3, 6, 207, 207},
    {4, 6, 106, 106}, {4, 6, 108, 108}, {4, 6, 125, 126}, {4, 6, 140, 141}, {4, 6, 167, 167},
    {5, 6, 85, 85},
    {6, 6, 78, 78}, {6, 6, 94, 94}, {6, 6, 142, 142}, {6, 6, 158, 158}, {6, 6, 165, 166},
    {7, 6, 60, 61}, {7, 6, 63, 63}, {7, 6, 69, 71}, {7, 6, 79, 79}, {7, 6, 86, 86},
    {8, 6, 58, 58}, {8, 6, 62, 62},
    {9, 6, 42, 42}, {9, 6, 45, 45},
    {10, 6, 15, 15}, {10, 6, 22, 23}, {10, 6, 26, 26}, {10, 6, 29, 31}, {10, 6, 37, 37}, {10, 6, 44, 44}, {10, 6, 46, 47},
    {11, 26, 0, 255},
    {12, 25, 16, 31}, {12, 25, 96, 175},
    {13, 25, 0, 15}, {13, 25, 32, 95},
    {14, 23, 48, 255},
    {15, 23, 0, 47},
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

/* Skips commas and spaces in a list; returns the length of the next name, 0 at the end. */
static size_t next_name(const char **list)
{
    *list += strspn(*list, ", ");
    return strcspn(*list, ", ");
}

/* Returns the list of kernels in the environment variable; an empty string if there is none. */
static const char *requested_kernels(void)
{
    const char *list = NULL;
#ifndef NSMS_NO_GETENV
    list = getenv("NSMS_KERNEL");
#endif
    return list ? list : "";
}

/* A kernel of a family. The last one of a family is portable C and runs everywhere. The chosen kernels are one word: 8 bits with
 * a kernel's number for each class of calls (short, middle, long), and flags. 0: not chosen yet. */
struct kernel {
    const char *name;
    int needs;
};

enum { CLASSES = 3, CHOSEN = 1 << 24, FORCED = 1 << 25, SELECTED = 1 << 26 };

#define EACH(kernel) ((kernel) * 0x10101u)
#define NUMBER(word, shift) ((word) >> (shift) & 255)

#if KERNELS
struct many {
    const char *name;
    int needs;
    unsigned m;
    unsigned blocks;                                     /* least blocks of a message that make it worthwhile */
};
#endif

struct family {
    const struct kernel *kernels;
    unsigned count;
    SHARED(unsigned) *chosen;
#if KERNELS
    const uint8_t *orders;                               /* rows: for each class the numbers of the kernels, the best first */
    const uint8_t *rows;                                 /* core number -> row of orders; the last entry is for unknown cores */
    uint64_t (*time)(unsigned kernel, size_t bytes, unsigned calls);
    const struct many *many;                             /* kernels for several messages at once */
    unsigned many_count;
    SHARED(unsigned) *levels;
    const uint8_t *costs;                                /* rows: relative time of each kernel on each core */
#endif
};

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
#if KERNELS
    const uint8_t *order = f->orders + f->rows[core(found)] * CLASSES * f->count;
    unsigned at, k;
    for (at = 0; at < CLASSES; at++, order += f->count) {
        for (k = 0; f->kernels[order[k]].needs & ~found; k++)
            ;
        word |= (unsigned)order[k] << 8 * at;
    }
#else
    (void)f;
    (void)found;
#endif
    return word;
}

/* Chooses the kernels and stores the choice. */
static COLD unsigned choose(const struct family *f)
{
    unsigned word, before = 0, k = f->count;
    const char *list;
    size_t length;
    int found = processor();
    for (list = requested_kernels(); k == f->count && (length = next_name(&list)) != 0; list += length)
        k = kernel_by_name(f, list, length, found);
    word = CHOSEN | (k < f->count ? FORCED | EACH(k) : preferred(f, found));
    return REPLACE(f->chosen, &before, word) ? word : before;   /* another thread may have chosen meanwhile */
}

/* Returns the chosen kernels; chooses at the first call. */
static inline unsigned choice(const struct family *f)
{
    unsigned word = LOAD(f->chosen);
    return word ? word : choose(f);
}


enum { WINDOW = 512 };

/* Messages that wait for a lane: at pointers, or `stride` apart; the longest first within a window. */
struct queue {
    const void *const *data;                             /* NULL: at `first` and `stride` apart, all of `length` bytes */
    const size_t *lengths;
    const uint8_t *first;
    size_t stride, length;
    size_t left, begin, next, end;                       /* messages left; first index of the window; next and end within it */
    uint16_t order[WINDOW];
};

/* Returns the address of message i. */
static const uint8_t *message_at(const struct queue *q, size_t i)
{
    return q->data ? (const uint8_t *)q->data[i] : q->length ? q->first + i * q->stride : NULL;
}

#if KERNELS

/* Many messages at once */

enum { MAX_LANES = 16, SIZES = 448 };                            /* lanes; classes of sizes of messages */

/* The chosen kernels for several messages are one word with a byte for each of at most three levels, the lowest byte first: the
 * least number of messages, and the kernel's number plus 1; 0 ends the levels. Fewer messages than the last level requires are
 * hashed one after the other. */
enum { LEVELS = 3 };

#define LEVEL(kernel, least) ((unsigned)(least) << 3 | ((kernel) + 1))
#define LEAST(level) ((level) >> 3 & 31)

/* Returns the number of the multi-message kernel with this name; many_count if there is none or the processor cannot run it. */
static COLD unsigned many_kernel_by_name(const struct family *f, const char *name, size_t length, int found)
{
    unsigned k;
    for (k = 0; k < f->many_count; k++)
        if (strlen(f->many[k].name) == length && memcmp(f->many[k].name, name, length) == 0)
            return (f->many[k].needs & ~found) == 0 ? k : f->many_count;
    return k;
}

/* Returns the levels with the least time for each number of messages, by the table of costs. */
static COLD unsigned cheapest(const struct family *f, int found)
{
    const uint8_t *costs = f->costs + core(found) * f->many_count;
    unsigned word = 0, level = 0, last = 0, n, k;
    for (n = MAX_LANES; n > 1; n--) {
        unsigned best = 0, cost = 16, lanes = 1;
        for (k = 0; k < f->many_count; k++) {
            const unsigned m = f->many[k].m < n ? f->many[k].m : n;
            if (!(f->many[k].needs & ~found) && costs[k] * lanes < cost * m) {
                best = k + 1;
                cost = costs[k];
                lanes = m;
            }
        }
        if (best == 0 || (best != last && level == LEVELS))
            break;
        level += best != last;
        last = best;
        word = (word & ~(255u << 8 * (level - 1))) | LEVEL(best - 1, n) << 8 * (level - 1);
    }
    return word;
}

/* Chooses the levels and stores them. A multi-message kernel that the user named takes all messages; if the user named a
 * single-message kernel, there are no levels. */
static COLD unsigned choose_levels(const struct family *f)
{
    unsigned word = 0, before = 0, k = f->many_count;
    const char *list;
    size_t length;
    int found = processor(), single = 0;
    for (list = requested_kernels(); !single && k == f->many_count && (length = next_name(&list)) != 0; list += length) {
        single = kernel_by_name(f, list, length, found) < f->count;
        k = many_kernel_by_name(f, list, length, found);
    }
    word = CHOSEN | (single ? 0 : k < f->many_count ? LEVEL(k, 1) : cheapest(f, found));
    return REPLACE(f->levels, &before, word) ? word : before;
}

static inline unsigned levels(const struct family *f)
{
    unsigned word = LOAD(f->levels);
    return word ? word : choose_levels(f);
}

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
    uint16_t class_of[WINDOW], at[SIZES];
    unsigned least = SIZES - 1, most = 0, c;
    size_t i;
    uint16_t sum = 0;
    q->begin += q->end;
    q->end = q->left < WINDOW ? q->left : WINDOW;
    q->next = 0;
    for (i = 0; i < q->end; i++) {
        c = size_class(q->lengths[q->begin + i] / block);
        class_of[i] = (uint16_t)c;
        least = c < least ? c : least;
        most = c > most ? c : most;
    }
    memset(at, 0, sizeof at);
    for (i = 0; i < q->end; i++)
        at[class_of[i]]++;
    for (c = most + 1; c-- > least;) {
        const uint16_t here = at[c];
        at[c] = sum;
        sum = (uint16_t)(sum + here);
    }
    for (i = 0; i < q->end; i++)
        q->order[at[class_of[i]]++] = (uint16_t)i;
}

/* Removes the next message from the queue and returns its index. */
static size_t next_message(struct queue *q, unsigned block)
{
    if (q->data && q->next == q->end)
        sort(q, block);
    q->left--;
    return q->data ? q->begin + q->order[q->next++] : q->next++;
}

static int equal_lengths(const struct queue *q)
{
    size_t i;
    for (i = 1; q->data && i < q->left; i++)
        if (q->lengths[i] != q->lengths[0])
            return 0;
    return 1;
}
#endif

/* Makes the family use the kernel with this name; NULL: chooses again at the next call. Returns 0, or -1 for an unusable name. */
static COLD int force(const struct family *f, const char *name)
{
    unsigned k = name ? kernel_by_name(f, name, strlen(name), processor()) : 0;
#if KERNELS
    unsigned several = k == f->count ? many_kernel_by_name(f, name, strlen(name), processor()) : f->many_count;
    if (several == f->many_count && k == f->count)
        return -1;
    if (f->levels)
        STORE(f->levels, several < f->many_count ? CHOSEN | LEVEL(several, 1) : name ? CHOSEN : 0);
    name = k < f->count ? name : NULL;
#endif
    if (k == f->count && name)
        return -1;
    STORE(f->chosen, name ? CHOSEN | FORCED | EACH(k) : 0);
    return 0;
}
#if KERNELS

static uint8_t message[4096];                            /* zeros: input of the time measurements */

static uint64_t ticks(void)
{
#if defined(__GNUC__)
    uint32_t low, high;
    __asm__ volatile("lfence\n\trdtsc" : "=a"(low), "=d"(high) : : "memory");
    return (uint64_t)high << 32 | low;
#else
    _mm_lfence();
    return __rdtsc();
#endif
}

/* Returns the fastest kernel for calls with `bytes` bytes (0: one block): `first`, unless another one is faster by above 1 %. All
 * kernels run in each turn. Turn 0 warms up; from turn 2 on, kernels that took twice the least time stop, from turn 4 on those
 * that took an eighth more. */
static COLD unsigned fastest_kernel(const struct family *f, unsigned first, unsigned bytes, unsigned calls, int found)
{
    enum { TURNS = 24, BUDGET = 1000000 };               /* in ticks of the time-stamp counter */
    uint64_t least[10], start = ticks(), t;
    unsigned best = first, turn, k;
    for (turn = 0; turn < 5 || (turn < TURNS && ticks() - start < BUDGET); turn++) {
        for (k = 0; k + 1 < f->count; k++) {
            if (f->kernels[k].needs & ~found || (turn > 1 && least[k] > least[best] + least[best] / (turn > 3 ? 8 : 1)))
                continue;
            t = f->time(k, bytes, calls);
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
    unsigned before = choice(f), word = CHOSEN | SELECTED;
    int found;
    if (before & (FORCED | SELECTED) || NUMBER(before, 0) + 1 == f->count)     /* only portable C runs here */
        return;
    found = processor();
    word |= fastest_kernel(f, NUMBER(before, 0), 0, 4, found) | fastest_kernel(f, NUMBER(before, 8), 1024, 1, found) << 8
            | fastest_kernel(f, NUMBER(before, 16), 4096, 1, found) << 16;
    (void)REPLACE(f->chosen, &before, word);             /* another thread may have chosen meanwhile */
}
#endif

static inline uint32_t ror32(uint32_t x, unsigned n)
{
    return x >> n | x << (32 - n);
}

static inline uint32_t load32(const uint8_t *p)
{
    uint32_t x = 0;
    int i;
    for (i = 0; i < 4; i++)
        x = x << 8 | p[i];
    return x;
}

static inline uint64_t ror64(uint64_t x, unsigned n)
{
    return x >> n | x << (64 - n);
}

static inline uint64_t load64(const uint8_t *p)
{
    uint64_t x = 0;
    int i;
    for (i = 0; i < 8; i++)
        x = x << 8 | p[i];
    return x;
}
#if KERNELS

static inline void store32(uint8_t *p, uint32_t x)
{
#if defined(__GNUC__)
    x = __builtin_bswap32(x);
#else
    x = (uint32_t)_byteswap_ulong(x);
#endif
    memcpy(p, &x, sizeof x);
}

static inline void store64(uint8_t *p, uint64_t x)
{
#if defined(__GNUC__)
    x = __builtin_bswap64(x);
#else
    x = (uint64_t)_byteswap_uint64(x);
#endif
    memcpy(p, &x, sizeof x);
}
#endif

/* The sha1 family */

/* Compresses blocks in portable C, by the formulas of the standard. */
static void sha1_portable(uint32_t *state, const void *data, size_t blocks)
{
    static const uint32_t K[80] = {
        UINT32_C(0x5a827999), UINT32_C(0x5a827999), UINT32_C(0x5a827999), UINT32_C(0x5a827999),
        UINT32_C(0x5a827999), UINT32_C(0x5a827999), UINT32_C(0x5a827999), UINT32_C(0x5a827999),
        UINT32_C(0x5a827999), UINT32_C(0x5a827999), UINT32_C(0x5a827999), UINT32_C(0x5a827999),
        UINT32_C(0x5a827999), UINT32_C(0x5a827999), UINT32_C(0x5a827999), UINT32_C(0x5a827999),
        UINT32_C(0x5a827999), UINT32_C(0x5a827999), UINT32_C(0x5a827999), UINT32_C(0x5a827999),
        UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1),
        UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1),
        UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1),
        UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1),
        UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1), UINT32_C(0x6ed9eba1),
        UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc),
        UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc),
        UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc),
        UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc),
        UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc), UINT32_C(0x8f1bbcdc),
        UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6),
        UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6),
        UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6),
        UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6),
        UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6), UINT32_C(0xca62c1d6),
    };
    const uint8_t *p = (const uint8_t *)data;
    uint32_t W[80];
    for (; blocks; blocks--, p += 64) {
        uint32_t a = state[0];
        uint32_t b = state[1];
        uint32_t c = state[2];
        uint32_t d = state[3];
        uint32_t e = state[4];
        int t;
        for (t = 0; t < 16; t++)
            W[t] = load32(p + 4 * t);
        for (t = 16; t < 80; t++) {
            W[t] = ror32(W[t - 3] ^ W[t - 8] ^ W[t - 14] ^ W[t - 16], 31);
        }
        for (t = 0; t < 20; t += 5) {
            const uint32_t x0 = a;
            const uint32_t x1 = b;
            const uint32_t x2 = c;
            const uint32_t x3 = d;
            const uint32_t x4 = ror32(x0, 27) + ((x1 & x2) ^ (~x1 & x3)) + e + (W[t] + K[t]);
            const uint32_t x5 = ror32(x1, 2);
            const uint32_t x6 = ror32(x4, 27) + ((x0 & x5) ^ (~x0 & x2)) + x3 + (W[t + 1] + K[t + 1]);
            const uint32_t x7 = ror32(x0, 2);
            const uint32_t x8 = ror32(x6, 27) + ((x4 & x7) ^ (~x4 & x5)) + x2 + (W[t + 2] + K[t + 2]);
            const uint32_t x9 = ror32(x4, 2);
            const uint32_t x10 = ror32(x8, 27) + ((x6 & x9) ^ (~x6 & x7)) + x5 + (W[t + 3] + K[t + 3]);
            const uint32_t x11 = ror32(x6, 2);
            a = ror32(x10, 27) + ((x8 & x11) ^ (~x8 & x9)) + x7 + (W[t + 4] + K[t + 4]);
            b = x10;
            c = ror32(x8, 2);
            d = x11;
            e = x9;
        }
        for (t = 20; t < 40; t += 5) {
            const uint32_t x0 = a;
            const uint32_t x1 = b;
            const uint32_t x2 = c;
            const uint32_t x3 = d;
            const uint32_t x4 = ror32(x0, 27) + (x1 ^ x2 ^ x3) + e + (W[t] + K[t]);
            const uint32_t x5 = ror32(x1, 2);
            const uint32_t x6 = ror32(x4, 27) + (x0 ^ x5 ^ x2) + x3 + (W[t + 1] + K[t + 1]);
            const uint32_t x7 = ror32(x0, 2);
            const uint32_t x8 = ror32(x6, 27) + (x4 ^ x7 ^ x5) + x2 + (W[t + 2] + K[t + 2]);
            const uint32_t x9 = ror32(x4, 2);
            const uint32_t x10 = ror32(x8, 27) + (x6 ^ x9 ^ x7) + x5 + (W[t + 3] + K[t + 3]);
            const uint32_t x11 = ror32(x6, 2);
            a = ror32(x10, 27) + (x8 ^ x11 ^ x9) + x7 + (W[t + 4] + K[t + 4]);
            b = x10;
            c = ror32(x8, 2);
            d = x11;
            e = x9;
        }
        for (t = 40; t < 60; t += 5) {
            const uint32_t x0 = a;
            const uint32_t x1 = b;
            const uint32_t x2 = c;
            const uint32_t x3 = d;
            const uint32_t x4 = ror32(x0, 27) + ((x1 & x2) ^ (x1 & x3) ^ (x2 & x3)) + e + (W[t] + K[t]);
            const uint32_t x5 = ror32(x1, 2);
            const uint32_t x6 = ror32(x4, 27) + ((x0 & x5) ^ (x0 & x2) ^ (x5 & x2)) + x3 + (W[t + 1] + K[t + 1]);
            const uint32_t x7 = ror32(x0, 2);
            const uint32_t x8 = ror32(x6, 27) + ((x4 & x7) ^ (x4 & x5) ^ (x7 & x5)) + x2 + (W[t + 2] + K[t + 2]);
            const uint32_t x9 = ror32(x4, 2);
            const uint32_t x10 = ror32(x8, 27) + ((x6 & x9) ^ (x6 & x7) ^ (x9 & x7)) + x5 + (W[t + 3] + K[t + 3]);
            const uint32_t x11 = ror32(x6, 2);
            a = ror32(x10, 27) + ((x8 & x11) ^ (x8 & x9) ^ (x11 & x9)) + x7 + (W[t + 4] + K[t + 4]);
            b = x10;
            c = ror32(x8, 2);
            d = x11;
            e = x9;
        }
        for (t = 60; t < 80; t += 5) {
            const uint32_t x0 = a;
            const uint32_t x1 = b;
            const uint32_t x2 = c;
            const uint32_t x3 = d;
            const uint32_t x4 = ror32(x0, 27) + (x1 ^ x2 ^ x3) + e + (W[t] + K[t]);
            const uint32_t x5 = ror32(x1, 2);
            const uint32_t x6 = ror32(x4, 27) + (x0 ^ x5 ^ x2) + x3 + (W[t + 1] + K[t + 1]);
            const uint32_t x7 = ror32(x0, 2);
            const uint32_t x8 = ror32(x6, 27) + (x4 ^ x7 ^ x5) + x2 + (W[t + 2] + K[t + 2]);
            const uint32_t x9 = ror32(x4, 2);
            const uint32_t x10 = ror32(x8, 27) + (x6 ^ x9 ^ x7) + x5 + (W[t + 3] + K[t + 3]);
            const uint32_t x11 = ror32(x6, 2);
            a = ror32(x10, 27) + (x8 ^ x11 ^ x9) + x7 + (W[t + 4] + K[t + 4]);
            b = x10;
            c = ror32(x8, 2);
            d = x11;
            e = x9;
        }
        state[0] = state[0] + a;
        state[1] = state[1] + b;
        state[2] = state[2] + c;
        state[3] = state[3] + d;
        state[4] = state[4] + e;
    }
}

static const struct kernel sha1_kernels[] = {
#if KERNELS
    {"shani_n1", HAS_SHA_NI | HAS_SSSE3},
    {"shani_n1_goldencove", HAS_SHA_NI | HAS_SSSE3},
    {"avx512_n16", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_BMI1 | HAS_BMI2},
    {"avx2_n8", HAS_AVX | HAS_AVX2 | HAS_BMI1 | HAS_BMI2},
    {"avx_n2", HAS_AVX},
    {"sse41_n1", HAS_SSSE3},
    {"bmi2_n1", HAS_BMI1 | HAS_BMI2},
    {"x64_n1", HAS_NOTHING},
#endif
    {"portable", HAS_NOTHING}
};

static void (*const sha1_runs[])(uint32_t *state, const void *data, size_t blocks) = {
#if KERNELS
    nsms_sha1_blocks_shani_n1,
    nsms_sha1_blocks_shani_n1_goldencove,
    nsms_sha1_blocks_avx512_n16,
    nsms_sha1_blocks_avx2_n8,
    nsms_sha1_blocks_avx_n2,
    nsms_sha1_blocks_sse41_n1,
    nsms_sha1_blocks_bmi2_n1,
    nsms_sha1_blocks_x64_n1,
#endif
    sha1_portable
};
#if KERNELS

/* Short, middle and long calls: the kernels' numbers, the best first. */
static const uint8_t sha1_orders[] = {
    /* gracemont, lioncove, goldencove, icelake, skylakex, skylake, haswell */
    1, 0, 2, 6, 7, 3, 5, 4, 8,  1, 0, 2, 3, 6, 7, 4, 5, 8,  1, 0, 2, 3, 6, 7, 4, 5, 8,
    /* goldmont, zen3, zen2, zen1, hygon */
    0, 1, 2, 3, 4, 5, 7, 6, 8,  0, 1, 2, 3, 4, 5, 7, 6, 8,  0, 1, 2, 3, 4, 5, 7, 6, 8,
    /* ivybridge, sandybridge, core2 */
    0, 1, 2, 3, 4, 5, 6, 7, 8,  0, 1, 2, 3, 4, 5, 6, 7, 8,  0, 1, 2, 3, 4, 5, 6, 7, 8,
    /* zen5, zen4 */
    0, 1, 2, 6, 3, 4, 5, 7, 8,  0, 1, 2, 3, 4, 5, 6, 7, 8,  0, 1, 2, 3, 4, 5, 6, 7, 8,
    /* unknown */
    1, 0, 2, 3, 4, 5, 7, 6, 8,  1, 0, 2, 3, 4, 5, 7, 6, 8,  1, 0, 2, 3, 4, 5, 7, 6, 8,
};

static const uint8_t sha1_rows[] = {0, 1, 0, 0, 0, 0, 0, 0, 2, 2, 2, 3, 3, 1, 1, 1, 1, 4};

static uint64_t sha1_time(unsigned kernel, size_t bytes, unsigned calls)
{
    uint32_t state[5] = {0};
    uint64_t start = ticks();
    while (calls--)
        sha1_runs[kernel](state, message, bytes ? bytes / 64 : 1);
    return ticks() - start;
}
#endif

#if KERNELS

static const struct many sha1_many[] = {
    {"avx512_m16", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL, 16, 0},
    {"avx2_m8", HAS_AVX | HAS_AVX2, 8, 0},
    {"shani_m2", HAS_SHA_NI | HAS_SSE4_1 | HAS_SSSE3, 2, 0},
};

static void (*const sha1_many_runs[])(uint32_t *state, const void *const *data, size_t blocks) = {
    nsms_sha1_multi_avx512_m16,
    nsms_sha1_multi_avx2_m8,
    nsms_sha1_multi_shani_m2
};

/* Time of one block of each message, in sixteenths of the best single-message kernel's time. */
static const uint8_t sha1_costs[] = {
    59, 72, 26,  /* gracemont */
    59, 59, 19,  /* goldmont */
    59, 72, 26,  /* lioncove */
    59, 72, 26,  /* goldencove */
    59, 72, 26,  /* icelake */
    33, 40, 19,  /* skylakex */
    59, 39, 19,  /* skylake */
    59, 39, 19,  /* haswell */
    59, 59, 19,  /* ivybridge */
    59, 59, 19,  /* sandybridge */
    59, 59, 19,  /* core2 */
    68, 61, 18,  /* zen5 */
    68, 61, 18,  /* zen4 */
    59, 59, 18,  /* zen3 */
    59, 57, 19,  /* zen2 */
    59, 57, 19,  /* zen1 */
    59, 57, 19,  /* hygon */
    59, 59, 19,  /* unknown */
};

static SHARED(unsigned) sha1_levels;
#endif

static SHARED(unsigned) sha1_chosen;

static const struct family sha1_family = {
    sha1_kernels, sizeof sha1_kernels / sizeof *sha1_kernels, &sha1_chosen,
#if KERNELS
    sha1_orders, sha1_rows, sha1_time,
    sha1_many, sizeof sha1_many / sizeof *sha1_many, &sha1_levels, sha1_costs
#endif

};

/* Returns the class of a call with `blocks` blocks, as a shift of the word of chosen kernels. */
static unsigned sha1_class(size_t blocks)
{
    return blocks < 4 ? 0 : blocks < 48 ? 8 : 16;
}

static void sha1_run(unsigned word, uint32_t *state, const void *data, size_t blocks)
{
    sha1_runs[NUMBER(word, sha1_class(blocks))](state, data, blocks);
}

void nsms_sha1_blocks(uint32_t state[5], const void *data, size_t blocks)
{
    if (blocks)
        sha1_run(choice(&sha1_family), state, data, blocks);
}

static void sha1_absorb(nsms_sha1_ctx *ctx, const void *data, size_t length)
{
    const unsigned word = choice(&sha1_family);
    const uint8_t *p = (const uint8_t *)data;
    size_t used = (size_t)(ctx->length % 64), blocks;
    if (length == 0)                                     /* data may be NULL */
        return;
    ctx->length += length;
    if (used) {
        size_t room = 64 - used, part = length < room ? length : room;
        memcpy(ctx->buffer + used, p, part);
        if (part < room)
            return;
        sha1_run(word, ctx->state, ctx->buffer, 1);
        p += part;
        length -= part;
    }
    blocks = length / 64;
    if (blocks)
        sha1_run(word, ctx->state, p, blocks);
    if (length % 64)
        memcpy(ctx->buffer, p + blocks * 64, length % 64);
}

/* Pads the message (FIPS 180-4, 5.1), writes the leftmost `bytes` bytes of the hash value, overwrites the context with zeros. */
static void sha1_close(nsms_sha1_ctx *ctx, uint8_t *digest, unsigned bytes)
{
    const unsigned word = choice(&sha1_family);
    size_t used = (size_t)(ctx->length % 64);
    unsigned i;
    ctx->buffer[used++] = 0x80;
    if (used > 56) {
        memset(ctx->buffer + used, 0, 64 - used);
        sha1_run(word, ctx->state, ctx->buffer, 1);
        used = 0;
    }
    memset(ctx->buffer + used, 0, 64 - used);
    for (i = 0; i < 8; i++)                              /* the length in bits */
        ctx->buffer[63 - i] = (uint8_t)(ctx->length << 3 >> 8 * i);
    sha1_run(word, ctx->state, ctx->buffer, 1);
    for (i = 0; i < bytes; i++)
        digest[i] = (uint8_t)(ctx->state[i / 4] >> 8 * (3 - i % 4));
    wipe(ctx, sizeof *ctx);
}

void nsms_sha1_init(nsms_sha1_ctx *ctx)
{
    static const uint32_t H[5] = {
        UINT32_C(0x67452301), UINT32_C(0xefcdab89), UINT32_C(0x98badcfe), UINT32_C(0x10325476),
        UINT32_C(0xc3d2e1f0),
    };
    memset(ctx, 0, sizeof *ctx);
    memcpy(ctx->state, H, sizeof H);
}

void nsms_sha1_update(nsms_sha1_ctx *ctx, const void *data, size_t length)
{
    sha1_absorb(ctx, data, length);
}

void nsms_sha1_final(nsms_sha1_ctx *ctx, uint8_t digest[20])
{
    sha1_close(ctx, digest, 20);
}

void nsms_sha1(uint8_t digest[20], const void *data, size_t length)
{
    nsms_sha1_ctx ctx;
    nsms_sha1_init(&ctx);
    sha1_absorb(&ctx, data, length);
    sha1_close(&ctx, digest, 20);
}

const char *nsms_sha1_kernel(void)
{
    return sha1_kernels[NUMBER(choice(&sha1_family), 16)].name;
}

const char *nsms_sha1_kernel_for(size_t length)
{
    return sha1_kernels[NUMBER(choice(&sha1_family), sha1_class(length / 64))].name;
}

int nsms_sha1_use(const char *name)
{
    return force(&sha1_family, name);
}
#if KERNELS

/* A message in a lane: its hash value while it waits for one, blocks that are ready, and what follows them. */
struct sha1_lane {
    uint32_t state[5];
    const uint8_t *next, *data;
    size_t blocks, length;
    uint64_t total;
    uint8_t *digest;
    unsigned used, closed;                               /* the buffer's bytes that count; whether the last blocks are ready */
    uint8_t buffer[128];
};

/* Provides the next blocks of a message: the partial block of the prefix, filled with message bytes; then the full blocks in
 * place; then the padding. Returns 0 at the end of the message. */
static int sha1_ready(struct sha1_lane *lane)
{
    const size_t room = 64 - lane->used;
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
    if (lane->length >= 64) {
        lane->next = lane->data;
        lane->blocks = lane->length / 64;
        lane->data += lane->blocks * 64;
        lane->length %= 64;
        return 1;
    }
    if (lane->length)
        memcpy(lane->buffer + lane->used, lane->data, lane->length);
    end = lane->used + lane->length;
    lane->buffer[end++] = 0x80;
    lane->blocks = end > 56 ? 2 : 1;
    memset(lane->buffer + end, 0, lane->blocks * 64 - end);
    store64(lane->buffer + lane->blocks * 64 - 8, lane->total << 3);
    lane->next = lane->buffer;
    lane->closed = 1;
    return 1;
}

/* Starts the next message of the queue in a lane, from the state after the prefix. */
static void sha1_begin(struct sha1_lane *lane, struct queue *q, const nsms_sha1_ctx *before, uint8_t *digests, unsigned bytes)
{
    const size_t i = next_message(q, 64);
    lane->data = message_at(q, i);
    lane->length = q->data ? q->lengths[i] : q->length;
    lane->total = before->length + lane->length;
    lane->digest = digests + i * bytes;
    lane->used = (unsigned)(before->length % 64);
    lane->closed = 0;
    memcpy(lane->state, before->state, sizeof lane->state);
    if (lane->used)
        memcpy(lane->buffer, before->buffer, lane->used);
    (void)sha1_ready(lane);
}

/* Writes the leftmost bytes of a hash value whose words are `apart` words apart. */
static void sha1_digest(uint8_t *digest, const uint32_t *state, unsigned apart, unsigned bytes)
{
    unsigned i;
    for (; bytes >= 4; bytes -= 4, digest += 4, state += apart)
        store32(digest, *state);
    for (i = 0; i < bytes; i++)
        digest[i] = (uint8_t)(*state >> (24 - 8 * i));
}

/* Hashes all messages of the queue: by the levels, then one after the other. */
static void sha1_lanes(unsigned word, struct queue *q, const nsms_sha1_ctx *before, uint8_t *digests, unsigned bytes)
{
    struct sha1_lane lanes[16], *run[16];
    uint32_t state[80];
    const void *next[16];
    unsigned have = 0, i, j;                             /* lanes whose messages have begun, in run[0] and so on */
    for (j = 0; j < 16; j++)
        run[j] = &lanes[j];
    for (; word & 255; word = word >> 8 & 0xffff) {
        const unsigned k = (word & 7) - 1, m = sha1_many[k].m, least = LEAST(word);
        unsigned n = have < m ? have : m, waits = n;     /* lanes that run, and the first of those that wait */
        size_t step;
        if (have + q->left < least)
            continue;
        memset(state, 0, sizeof state);
        for (; have < m && q->left; waits = n = ++have)
            sha1_begin(run[have], q, before, digests, bytes);
        for (j = 0; j < n; j++)
            for (i = 0; i < 5; i++)
                state[i * m + j] = run[j]->state[i];
        while (n + (have - waits) + q->left >= least) {
            for (step = run[0]->blocks, j = 0; j < m; j++) {
                next[j] = run[j < n ? j : 0]->next;
                step = j < n && run[j]->blocks < step ? run[j]->blocks : step;
            }
            sha1_many_runs[k](state, next, step);
            for (j = 0; j < n;) {
                struct sha1_lane *lane = run[j];
                lane->next += step * 64;
                lane->blocks -= step;
                if (lane->blocks || sha1_ready(lane)) {
                    j++;
                    continue;
                }
                sha1_digest(lane->digest, state + j, m, bytes);
                if (waits < have) {                       /* in the order in which they wait */
                    run[j] = run[waits];
                    run[waits++] = lane;
                } else if (q->left) {
                    sha1_begin(lane, q, before, digests, bytes);
                } else {                                 /* the last lane takes its place, and is looked at next */
                    run[j] = run[--n];
                    run[n] = lane;
                    for (i = 0; i < 5; i++)
                        state[i * m + j] = state[i * m + n];
                    continue;
                }
                for (i = 0; i < 5; i++)
                    state[i * m + j] = run[j]->state[i];
                j++;
            }
        }
        for (j = 0; j < n; j++)
            for (i = 0; i < 5; i++)
                run[j]->state[i] = state[i * m + j];
        have = n;
    }
    word = choice(&sha1_family);
    for (j = 0; j < have || q->left; j++) {
        struct sha1_lane *lane = run[j < have ? j : 0];
        if (j >= have)
            sha1_begin(lane, q, before, digests, bytes);
        do
            sha1_run(word, lane->state, lane->next, lane->blocks);
        while (sha1_ready(lane));
        sha1_digest(lane->digest, lane->state, 1, bytes);
    }
    wipe(lanes, sizeof lanes);
    wipe(state, sizeof state);
}

/* Equal messages behind whole blocks: those of a call of a kernel begin and end together. How many were hashed: the last are too few. */
static size_t sha1_together(unsigned word, const struct queue *q, const nsms_sha1_ctx *before, uint8_t *digests, unsigned bytes)
{
    uint32_t state[80];
    const void *next[16];
    uint8_t tails[16][128];
    const size_t length = q->data ? q->lengths[0] : q->length, whole = length / 64, rest = length % 64;
    const size_t size = rest + 1 > 56 ? 128 : 64;
    const uint64_t total = before->length + length;
    const size_t count = q->left;
    size_t done = 0;
    unsigned i, j;
    memset(tails, 0, sizeof tails);
    for (j = 0; j < 16; j++) {
        tails[j][rest] = 0x80;
        store64(tails[j] + size - 8, total << 3);
    }
    for (; word & 255; word = word >> 8 & 0xffff) {
        const unsigned k = (word & 7) - 1, m = sha1_many[k].m, least = LEAST(word);
        if (whole < sha1_many[k].blocks)
            continue;
        while (count - done >= least && count > done) {
            const unsigned n = count - done < m ? (unsigned)(count - done) : m;
            for (i = 0; i < 5; i++)
                for (j = 0; j < m; j++)
                    state[i * m + j] = before->state[i];
            if (whole) {
                for (j = 0; j < m; j++)
                    next[j] = message_at(q, done + (j < n ? j : 0));
                sha1_many_runs[k](state, next, whole);
            }
            for (j = 0; j < m; j++) {
                next[j] = tails[rest && j < n ? j : 0];
                if (rest && j < n)
                    memcpy(tails[j], message_at(q, done + j) + whole * 64, rest);
            }
            sha1_many_runs[k](state, next, size / 64);
            for (j = 0; j < n; j++)
                sha1_digest(digests + (done + j) * bytes, state + j, m, bytes);
            done += n;
        }
    }
    wipe(tails, sizeof tails);
    wipe(state, sizeof state);
    return done;
}

/* Hashes all messages of the queue, or the first ones, or none: as many as are worth more than one lane. */
static size_t sha1_hashed(struct queue *q, const nsms_sha1_ctx *before, uint8_t *digests, unsigned bytes)
{
    const size_t count = q->left;
    unsigned word = levels(&sha1_family) & 0xffffff, last = word;
    while (last >> 8)
        last >>= 8;
    if (!last || count < LEAST(last))
        return 0;
    if (before->length % 64 == 0 && equal_lengths(q))
        return sha1_together(word, q, before, digests, bytes);
    q->begin = q->next = q->end = 0;
    sha1_lanes(word, q, before, digests, bytes);
    return count;
}
#endif

/* Hashes all messages of the queue behind what has begun. */
static NOINLINE void sha1_all(struct queue *q, const nsms_sha1_ctx *prefix_state, uint8_t *digests, unsigned bytes)
{
    const size_t count = q->left;
    size_t i = 0;
    nsms_sha1_ctx ctx;
#if KERNELS
    if (count > 1)
        i = sha1_hashed(q, prefix_state, digests, bytes);
#endif
    for (; i < count; i++) {
        ctx = *prefix_state;
        sha1_absorb(&ctx, message_at(q, i), q->data ? q->lengths[i] : q->length);
        sha1_close(&ctx, digests + i * bytes, bytes);
    }
}

static NOINLINE void sha1_several(uint8_t *digests, const void *const data[], const size_t lengths[], size_t count)
{
    nsms_sha1_ctx prefix_state;
    struct queue q;
    nsms_sha1_init(&prefix_state);
    q.data = data;
    q.lengths = lengths;
    q.left = count;
    sha1_all(&q, &prefix_state, digests, 20);
}

void nsms_sha1_many(void *digests, const void *const data[], const size_t lengths[], size_t count)
{
    if (count == 1)
        nsms_sha1((uint8_t *)digests, data[0], lengths[0]);
    else
        sha1_several((uint8_t *)digests, data, lengths, count);
}

void nsms_sha1_equal(void *digests, const nsms_sha1_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count)
{
    nsms_sha1_ctx prefix_state;
    struct queue q;
    if (prefix)
        prefix_state = *prefix;
    else
        nsms_sha1_init(&prefix_state);
    q.data = NULL;
    q.first = (const uint8_t *)data;
    q.stride = stride;
    q.length = length;
    q.left = count;
    sha1_all(&q, &prefix_state, (uint8_t *)digests, 20);
    wipe(&prefix_state, sizeof prefix_state);
}

void nsms_sha1_pairs(void *digests, const void *nodes, size_t count)
{
    nsms_sha1_equal(digests, NULL, nodes, 40, 40, count);
}

size_t nsms_sha1_batch(void)
{
#if KERNELS
    const unsigned word = levels(&sha1_family);
    if (word & 7)
        return sha1_many[(word & 7) - 1].m;
#endif
    return 1;
}

/* The sha256 family */

/* Compresses blocks in portable C, by the formulas of the standard. */
static void sha256_portable(uint32_t *state, const void *data, size_t blocks)
{
    static const uint32_t K[64] = {
        UINT32_C(0x428a2f98), UINT32_C(0x71374491), UINT32_C(0xb5c0fbcf), UINT32_C(0xe9b5dba5),
        UINT32_C(0x3956c25b), UINT32_C(0x59f111f1), UINT32_C(0x923f82a4), UINT32_C(0xab1c5ed5),
        UINT32_C(0xd807aa98), UINT32_C(0x12835b01), UINT32_C(0x243185be), UINT32_C(0x550c7dc3),
        UINT32_C(0x72be5d74), UINT32_C(0x80deb1fe), UINT32_C(0x9bdc06a7), UINT32_C(0xc19bf174),
        UINT32_C(0xe49b69c1), UINT32_C(0xefbe4786), UINT32_C(0x0fc19dc6), UINT32_C(0x240ca1cc),
        UINT32_C(0x2de92c6f), UINT32_C(0x4a7484aa), UINT32_C(0x5cb0a9dc), UINT32_C(0x76f988da),
        UINT32_C(0x983e5152), UINT32_C(0xa831c66d), UINT32_C(0xb00327c8), UINT32_C(0xbf597fc7),
        UINT32_C(0xc6e00bf3), UINT32_C(0xd5a79147), UINT32_C(0x06ca6351), UINT32_C(0x14292967),
        UINT32_C(0x27b70a85), UINT32_C(0x2e1b2138), UINT32_C(0x4d2c6dfc), UINT32_C(0x53380d13),
        UINT32_C(0x650a7354), UINT32_C(0x766a0abb), UINT32_C(0x81c2c92e), UINT32_C(0x92722c85),
        UINT32_C(0xa2bfe8a1), UINT32_C(0xa81a664b), UINT32_C(0xc24b8b70), UINT32_C(0xc76c51a3),
        UINT32_C(0xd192e819), UINT32_C(0xd6990624), UINT32_C(0xf40e3585), UINT32_C(0x106aa070),
        UINT32_C(0x19a4c116), UINT32_C(0x1e376c08), UINT32_C(0x2748774c), UINT32_C(0x34b0bcb5),
        UINT32_C(0x391c0cb3), UINT32_C(0x4ed8aa4a), UINT32_C(0x5b9cca4f), UINT32_C(0x682e6ff3),
        UINT32_C(0x748f82ee), UINT32_C(0x78a5636f), UINT32_C(0x84c87814), UINT32_C(0x8cc70208),
        UINT32_C(0x90befffa), UINT32_C(0xa4506ceb), UINT32_C(0xbef9a3f7), UINT32_C(0xc67178f2),
    };
    const uint8_t *p = (const uint8_t *)data;
    uint32_t W[64];
    for (; blocks; blocks--, p += 64) {
        uint32_t a = state[0];
        uint32_t b = state[1];
        uint32_t c = state[2];
        uint32_t d = state[3];
        uint32_t e = state[4];
        uint32_t f = state[5];
        uint32_t g = state[6];
        uint32_t h = state[7];
        int t;
        for (t = 0; t < 16; t++)
            W[t] = load32(p + 4 * t);
        for (t = 16; t < 64; t++) {
            W[t] = (ror32(W[t - 2], 17) ^ ror32(W[t - 2], 19) ^ (W[t - 2] >> 10)) + W[t - 7] + (ror32(W[t - 15], 7) ^ ror32(W[t - 15], 18) ^ (W[t - 15] >> 3)) + W[t - 16];
        }
        for (t = 0; t < 64; t += 8) {
            const uint32_t x0 = a;
            const uint32_t x1 = b;
            const uint32_t x2 = c;
            const uint32_t x3 = e;
            const uint32_t x4 = f;
            const uint32_t x5 = g;
            const uint32_t x6 = h + (ror32(x3, 6) ^ ror32(x3, 11) ^ ror32(x3, 25)) + ((x3 & x4) ^ (~x3 & x5)) + (W[t] + K[t]);
            const uint32_t x7 = x0 & x1;
            const uint32_t x8 = x6 + ((ror32(x0, 2) ^ ror32(x0, 13) ^ ror32(x0, 22)) + (x7 ^ (x0 & x2) ^ (x1 & x2)));
            const uint32_t x9 = d + x6;
            const uint32_t x10 = x5 + (ror32(x9, 6) ^ ror32(x9, 11) ^ ror32(x9, 25)) + ((x9 & x3) ^ (~x9 & x4)) + (W[t + 1] + K[t + 1]);
            const uint32_t x11 = x8 & x0;
            const uint32_t x12 = x10 + ((ror32(x8, 2) ^ ror32(x8, 13) ^ ror32(x8, 22)) + (x11 ^ (x8 & x1) ^ x7));
            const uint32_t x13 = x2 + x10;
            const uint32_t x14 = x4 + (ror32(x13, 6) ^ ror32(x13, 11) ^ ror32(x13, 25)) + ((x13 & x9) ^ (~x13 & x3)) + (W[t + 2] + K[t + 2]);
            const uint32_t x15 = x12 & x8;
            const uint32_t x16 = x14 + ((ror32(x12, 2) ^ ror32(x12, 13) ^ ror32(x12, 22)) + (x15 ^ (x12 & x0) ^ x11));
            const uint32_t x17 = x1 + x14;
            const uint32_t x18 = x3 + (ror32(x17, 6) ^ ror32(x17, 11) ^ ror32(x17, 25)) + ((x17 & x13) ^ (~x17 & x9)) + (W[t + 3] + K[t + 3]);
            const uint32_t x19 = x16 & x12;
            const uint32_t x20 = x18 + ((ror32(x16, 2) ^ ror32(x16, 13) ^ ror32(x16, 22)) + (x19 ^ (x16 & x8) ^ x15));
            const uint32_t x21 = x0 + x18;
            const uint32_t x22 = x9 + (ror32(x21, 6) ^ ror32(x21, 11) ^ ror32(x21, 25)) + ((x21 & x17) ^ (~x21 & x13)) + (W[t + 4] + K[t + 4]);
            const uint32_t x23 = x20 & x16;
            const uint32_t x24 = x22 + ((ror32(x20, 2) ^ ror32(x20, 13) ^ ror32(x20, 22)) + (x23 ^ (x20 & x12) ^ x19));
            const uint32_t x25 = x8 + x22;
            const uint32_t x26 = x13 + (ror32(x25, 6) ^ ror32(x25, 11) ^ ror32(x25, 25)) + ((x25 & x21) ^ (~x25 & x17)) + (W[t + 5] + K[t + 5]);
            const uint32_t x27 = x24 & x20;
            const uint32_t x28 = x26 + ((ror32(x24, 2) ^ ror32(x24, 13) ^ ror32(x24, 22)) + (x27 ^ (x24 & x16) ^ x23));
            const uint32_t x29 = x12 + x26;
            const uint32_t x30 = x17 + (ror32(x29, 6) ^ ror32(x29, 11) ^ ror32(x29, 25)) + ((x29 & x25) ^ (~x29 & x21)) + (W[t + 6] + K[t + 6]);
            const uint32_t x31 = x28 & x24;
            const uint32_t x32 = x30 + ((ror32(x28, 2) ^ ror32(x28, 13) ^ ror32(x28, 22)) + (x31 ^ (x28 & x20) ^ x27));
            const uint32_t x33 = x16 + x30;
            const uint32_t x34 = x21 + (ror32(x33, 6) ^ ror32(x33, 11) ^ ror32(x33, 25)) + ((x33 & x29) ^ (~x33 & x25)) + (W[t + 7] + K[t + 7]);
            a = x34 + ((ror32(x32, 2) ^ ror32(x32, 13) ^ ror32(x32, 22)) + ((x32 & x28) ^ (x32 & x24) ^ x31));
            b = x32;
            c = x28;
            d = x24;
            e = x20 + x34;
            f = x33;
            g = x29;
            h = x25;
        }
        state[0] = state[0] + a;
        state[1] = state[1] + b;
        state[2] = state[2] + c;
        state[3] = state[3] + d;
        state[4] = state[4] + e;
        state[5] = state[5] + f;
        state[6] = state[6] + g;
        state[7] = state[7] + h;
    }
}

static const struct kernel sha256_kernels[] = {
#if KERNELS
    {"shani_n1", HAS_SHA_NI | HAS_SSSE3},
    {"shani_n1_zen4", HAS_SHA_NI | HAS_SSSE3},
    {"avx512_n16_lanes_align_nested_goldencove", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_BMI1 | HAS_BMI2},
    {"avx512_n1_lanes_align_xor_move_goldencove", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_BMI1 | HAS_BMI2},
    {"avx2_n4_apart_goldencove", HAS_AVX | HAS_AVX2 | HAS_BMI1 | HAS_BMI2},
    {"avx_n1", HAS_AVX},
    {"sse41_n1", HAS_SSSE3},
    {"bmi2_n1", HAS_BMI1 | HAS_BMI2},
    {"x64_n1", HAS_NOTHING},
#endif
    {"portable", HAS_NOTHING}
};

static void (*const sha256_runs[])(uint32_t *state, const void *data, size_t blocks) = {
#if KERNELS
    nsms_sha256_blocks_shani_n1,
    nsms_sha256_blocks_shani_n1_zen4,
    nsms_sha256_blocks_avx512_n16_lanes_align_nested_goldencove,
    nsms_sha256_blocks_avx512_n1_lanes_align_xor_move_goldencove,
    nsms_sha256_blocks_avx2_n4_apart_goldencove,
    nsms_sha256_blocks_avx_n1,
    nsms_sha256_blocks_sse41_n1,
    nsms_sha256_blocks_bmi2_n1,
    nsms_sha256_blocks_x64_n1,
#endif
    sha256_portable
};

/* For each kernel its fixed-length kernels for sha256_len64. */
static void (*const sha256_lengths[][1])(uint8_t *digest, const void *message) = {
#if KERNELS
    {nsms_sha256_len64_shani},
    {nsms_sha256_len64_shani},
    {nsms_sha256_len64_avx2},
    {nsms_sha256_len64_avx2},
    {nsms_sha256_len64_avx2},
    {NULL},
    {NULL},
    {NULL},
    {NULL},
#endif
    {NULL}
};
#if KERNELS

/* Short, middle and long calls: the kernels' numbers, the best first. */
static const uint8_t sha256_orders[] = {
    /* gracemont, lioncove, goldencove, icelake, skylakex, skylake, haswell */
    0, 1, 3, 2, 4, 6, 5, 7, 8, 9,  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    /* goldmont, ivybridge, sandybridge, core2 */
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    /* zen5, zen4 */
    1, 0, 4, 3, 2, 5, 6, 7, 8, 9,  1, 0, 4, 2, 3, 5, 6, 7, 8, 9,  1, 0, 4, 2, 3, 5, 6, 7, 8, 9,
    /* zen3 */
    0, 1, 4, 3, 2, 5, 6, 7, 8, 9,  0, 1, 4, 2, 3, 5, 6, 7, 8, 9,  0, 1, 4, 2, 3, 5, 6, 7, 8, 9,
    /* zen2, zen1, hygon */
    0, 1, 2, 3, 5, 6, 4, 7, 8, 9,  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    /* unknown */
    0, 1, 3, 2, 4, 5, 6, 7, 8, 9,  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
};

static const uint8_t sha256_rows[] = {0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 4, 5};

static uint64_t sha256_time(unsigned kernel, size_t bytes, unsigned calls)
{
    uint32_t state[8] = {0};
    uint64_t start = ticks();
    while (calls--)
        sha256_runs[kernel](state, message, bytes ? bytes / 64 : 1);
    return ticks() - start;
}
#endif

#if KERNELS

static const struct many sha256_many[] = {
    {"avx512_m16", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL, 16, 0},
    {"avx2_m8", HAS_AVX | HAS_AVX2, 8, 0},
    {"shani_m4_lanes", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_SHA_NI, 4, 0},
    {"shani_m4_zen4_lanes", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_SHA_NI, 4, 0},
    {"shani_m2", HAS_SHA_NI | HAS_SSE4_1 | HAS_SSSE3, 2, 0},
};

static void (*const sha256_many_runs[])(uint32_t *state, const void *const *data, size_t blocks) = {
    nsms_sha256_multi_avx512_m16,
    nsms_sha256_multi_avx2_m8,
    nsms_sha256_multi_shani_m4_lanes,
    nsms_sha256_multi_shani_m4_zen4_lanes,
    nsms_sha256_multi_shani_m2
};

static void (*const sha256_node_runs[])(void *digests, const void *nodes, size_t count) = {
    nsms_sha256_pairs_avx512_m16,
    nsms_sha256_pairs_avx2_m8,
    nsms_sha256_pairs_shani_m4_lanes,
    nsms_sha256_pairs_shani_m4_zen4_lanes,
    nsms_sha256_pairs_shani_m2
};

/* Whether the kernel hashes the remaining nodes one by one. */
static const uint8_t sha256_node_singly[] = {
    0, 0, 1, 1, 1
};

/* Time of one block of each message, in sixteenths of the best single-message kernel's time. */
static const uint8_t sha256_costs[] = {
    107, 138, 36, 37, 24,  /* gracemont */
    107, 122, 36, 25, 19,  /* goldmont */
    107, 138, 36, 37, 24,  /* lioncove */
    107, 138, 47, 48, 24,  /* goldencove */
    107, 138, 47, 48, 24,  /* icelake */
    41, 53, 36, 37, 19,  /* skylakex */
    107, 43, 36, 37, 19,  /* skylake */
    107, 43, 36, 37, 19,  /* haswell */
    107, 122, 36, 25, 19,  /* ivybridge */
    107, 122, 36, 25, 19,  /* sandybridge */
    107, 122, 36, 25, 19,  /* core2 */
    126, 121, 25, 24, 17,  /* zen5 */
    126, 121, 25, 24, 17,  /* zen4 */
    107, 120, 36, 25, 17,  /* zen3 */
    107, 122, 36, 25, 19,  /* zen2 */
    107, 122, 36, 25, 19,  /* zen1 */
    107, 122, 36, 25, 19,  /* hygon */
    107, 122, 36, 37, 19,  /* unknown */
};

static SHARED(unsigned) sha256_levels;
#endif

static SHARED(unsigned) sha256_chosen;

static const struct family sha256_family = {
    sha256_kernels, sizeof sha256_kernels / sizeof *sha256_kernels, &sha256_chosen,
#if KERNELS
    sha256_orders, sha256_rows, sha256_time,
    sha256_many, sizeof sha256_many / sizeof *sha256_many, &sha256_levels, sha256_costs
#endif

};

/* Returns the class of a call with `blocks` blocks, as a shift of the word of chosen kernels. */
static unsigned sha256_class(size_t blocks)
{
    return blocks < 4 ? 0 : blocks < 48 ? 8 : 16;
}

static void sha256_run(unsigned word, uint32_t *state, const void *data, size_t blocks)
{
    sha256_runs[NUMBER(word, sha256_class(blocks))](state, data, blocks);
}

void nsms_sha256_blocks(uint32_t state[8], const void *data, size_t blocks)
{
    if (blocks)
        sha256_run(choice(&sha256_family), state, data, blocks);
}

static void sha256_absorb(nsms_sha256_ctx *ctx, const void *data, size_t length)
{
    const unsigned word = choice(&sha256_family);
    const uint8_t *p = (const uint8_t *)data;
    size_t used = (size_t)(ctx->length % 64), blocks;
    if (length == 0)                                     /* data may be NULL */
        return;
    ctx->length += length;
    if (used) {
        size_t room = 64 - used, part = length < room ? length : room;
        memcpy(ctx->buffer + used, p, part);
        if (part < room)
            return;
        sha256_run(word, ctx->state, ctx->buffer, 1);
        p += part;
        length -= part;
    }
    blocks = length / 64;
    if (blocks)
        sha256_run(word, ctx->state, p, blocks);
    if (length % 64)
        memcpy(ctx->buffer, p + blocks * 64, length % 64);
}

/* Pads the message (FIPS 180-4, 5.1), writes the leftmost `bytes` bytes of the hash value, overwrites the context with zeros. */
static void sha256_close(nsms_sha256_ctx *ctx, uint8_t *digest, unsigned bytes)
{
    const unsigned word = choice(&sha256_family);
    size_t used = (size_t)(ctx->length % 64);
    unsigned i;
    ctx->buffer[used++] = 0x80;
    if (used > 56) {
        memset(ctx->buffer + used, 0, 64 - used);
        sha256_run(word, ctx->state, ctx->buffer, 1);
        used = 0;
    }
    memset(ctx->buffer + used, 0, 64 - used);
    for (i = 0; i < 8; i++)                              /* the length in bits */
        ctx->buffer[63 - i] = (uint8_t)(ctx->length << 3 >> 8 * i);
    sha256_run(word, ctx->state, ctx->buffer, 1);
    for (i = 0; i < bytes; i++)
        digest[i] = (uint8_t)(ctx->state[i / 4] >> 8 * (3 - i % 4));
    wipe(ctx, sizeof *ctx);
}

void nsms_sha224_init(nsms_sha224_ctx *ctx)
{
    static const uint32_t H[8] = {
        UINT32_C(0xc1059ed8), UINT32_C(0x367cd507), UINT32_C(0x3070dd17), UINT32_C(0xf70e5939),
        UINT32_C(0xffc00b31), UINT32_C(0x68581511), UINT32_C(0x64f98fa7), UINT32_C(0xbefa4fa4),
    };
    memset(ctx, 0, sizeof *ctx);
    memcpy(ctx->state, H, sizeof H);
}

void nsms_sha224_update(nsms_sha224_ctx *ctx, const void *data, size_t length)
{
    sha256_absorb(ctx, data, length);
}

void nsms_sha224_final(nsms_sha224_ctx *ctx, uint8_t digest[28])
{
    sha256_close(ctx, digest, 28);
}

void nsms_sha224(uint8_t digest[28], const void *data, size_t length)
{
    nsms_sha224_ctx ctx;
    nsms_sha224_init(&ctx);
    sha256_absorb(&ctx, data, length);
    sha256_close(&ctx, digest, 28);
}

const char *nsms_sha224_kernel(void)
{
    return sha256_kernels[NUMBER(choice(&sha256_family), 16)].name;
}

const char *nsms_sha224_kernel_for(size_t length)
{
    return sha256_kernels[NUMBER(choice(&sha256_family), sha256_class(length / 64))].name;
}

int nsms_sha224_use(const char *name)
{
    return force(&sha256_family, name);
}

void nsms_sha256_init(nsms_sha256_ctx *ctx)
{
    static const uint32_t H[8] = {
        UINT32_C(0x6a09e667), UINT32_C(0xbb67ae85), UINT32_C(0x3c6ef372), UINT32_C(0xa54ff53a),
        UINT32_C(0x510e527f), UINT32_C(0x9b05688c), UINT32_C(0x1f83d9ab), UINT32_C(0x5be0cd19),
    };
    memset(ctx, 0, sizeof *ctx);
    memcpy(ctx->state, H, sizeof H);
}

void nsms_sha256_update(nsms_sha256_ctx *ctx, const void *data, size_t length)
{
    sha256_absorb(ctx, data, length);
}

void nsms_sha256_final(nsms_sha256_ctx *ctx, uint8_t digest[32])
{
    sha256_close(ctx, digest, 32);
}

void nsms_sha256(uint8_t digest[32], const void *data, size_t length)
{
    nsms_sha256_ctx ctx;
    nsms_sha256_init(&ctx);
    sha256_absorb(&ctx, data, length);
    sha256_close(&ctx, digest, 32);
}

const char *nsms_sha256_kernel(void)
{
    return sha256_kernels[NUMBER(choice(&sha256_family), 16)].name;
}

const char *nsms_sha256_kernel_for(size_t length)
{
    return sha256_kernels[NUMBER(choice(&sha256_family), sha256_class(length / 64))].name;
}

int nsms_sha256_use(const char *name)
{
    return force(&sha256_family, name);
}

void nsms_sha256_len64(uint8_t digest[32], const void *input)
{
    const unsigned k = NUMBER(choice(&sha256_family), sha256_class(1));
    if (sha256_lengths[k][0])
        sha256_lengths[k][0](digest, input);
    else
        nsms_sha256(digest, input, 64);
}
#if KERNELS

/* A message in a lane: its hash value while it waits for one, blocks that are ready, and what follows them. */
struct sha256_lane {
    uint32_t state[8];
    const uint8_t *next, *data;
    size_t blocks, length;
    uint64_t total;
    uint8_t *digest;
    unsigned used, closed;                               /* the buffer's bytes that count; whether the last blocks are ready */
    uint8_t buffer[128];
};

/* Provides the next blocks of a message: the partial block of the prefix, filled with message bytes; then the full blocks in
 * place; then the padding. Returns 0 at the end of the message. */
static int sha256_ready(struct sha256_lane *lane)
{
    const size_t room = 64 - lane->used;
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
    if (lane->length >= 64) {
        lane->next = lane->data;
        lane->blocks = lane->length / 64;
        lane->data += lane->blocks * 64;
        lane->length %= 64;
        return 1;
    }
    if (lane->length)
        memcpy(lane->buffer + lane->used, lane->data, lane->length);
    end = lane->used + lane->length;
    lane->buffer[end++] = 0x80;
    lane->blocks = end > 56 ? 2 : 1;
    memset(lane->buffer + end, 0, lane->blocks * 64 - end);
    store64(lane->buffer + lane->blocks * 64 - 8, lane->total << 3);
    lane->next = lane->buffer;
    lane->closed = 1;
    return 1;
}

/* Starts the next message of the queue in a lane, from the state after the prefix. */
static void sha256_begin(struct sha256_lane *lane, struct queue *q, const nsms_sha256_ctx *before, uint8_t *digests, unsigned bytes)
{
    const size_t i = next_message(q, 64);
    lane->data = message_at(q, i);
    lane->length = q->data ? q->lengths[i] : q->length;
    lane->total = before->length + lane->length;
    lane->digest = digests + i * bytes;
    lane->used = (unsigned)(before->length % 64);
    lane->closed = 0;
    memcpy(lane->state, before->state, sizeof lane->state);
    if (lane->used)
        memcpy(lane->buffer, before->buffer, lane->used);
    (void)sha256_ready(lane);
}

/* Writes the leftmost bytes of a hash value whose words are `apart` words apart. */
static void sha256_digest(uint8_t *digest, const uint32_t *state, unsigned apart, unsigned bytes)
{
    unsigned i;
    for (; bytes >= 4; bytes -= 4, digest += 4, state += apart)
        store32(digest, *state);
    for (i = 0; i < bytes; i++)
        digest[i] = (uint8_t)(*state >> (24 - 8 * i));
}

/* Hashes all messages of the queue: by the levels, then one after the other. */
static void sha256_lanes(unsigned word, struct queue *q, const nsms_sha256_ctx *before, uint8_t *digests, unsigned bytes)
{
    struct sha256_lane lanes[16], *run[16];
    uint32_t state[128];
    const void *next[16];
    unsigned have = 0, i, j;                             /* lanes whose messages have begun, in run[0] and so on */
    for (j = 0; j < 16; j++)
        run[j] = &lanes[j];
    for (; word & 255; word = word >> 8 & 0xffff) {
        const unsigned k = (word & 7) - 1, m = sha256_many[k].m, least = LEAST(word);
        unsigned n = have < m ? have : m, waits = n;     /* lanes that run, and the first of those that wait */
        size_t step;
        if (have + q->left < least)
            continue;
        memset(state, 0, sizeof state);
        for (; have < m && q->left; waits = n = ++have)
            sha256_begin(run[have], q, before, digests, bytes);
        for (j = 0; j < n; j++)
            for (i = 0; i < 8; i++)
                state[i * m + j] = run[j]->state[i];
        while (n + (have - waits) + q->left >= least) {
            for (step = run[0]->blocks, j = 0; j < m; j++) {
                next[j] = run[j < n ? j : 0]->next;
                step = j < n && run[j]->blocks < step ? run[j]->blocks : step;
            }
            sha256_many_runs[k](state, next, step);
            for (j = 0; j < n;) {
                struct sha256_lane *lane = run[j];
                lane->next += step * 64;
                lane->blocks -= step;
                if (lane->blocks || sha256_ready(lane)) {
                    j++;
                    continue;
                }
                sha256_digest(lane->digest, state + j, m, bytes);
                if (waits < have) {                       /* in the order in which they wait */
                    run[j] = run[waits];
                    run[waits++] = lane;
                } else if (q->left) {
                    sha256_begin(lane, q, before, digests, bytes);
                } else {                                 /* the last lane takes its place, and is looked at next */
                    run[j] = run[--n];
                    run[n] = lane;
                    for (i = 0; i < 8; i++)
                        state[i * m + j] = state[i * m + n];
                    continue;
                }
                for (i = 0; i < 8; i++)
                    state[i * m + j] = run[j]->state[i];
                j++;
            }
        }
        for (j = 0; j < n; j++)
            for (i = 0; i < 8; i++)
                run[j]->state[i] = state[i * m + j];
        have = n;
    }
    word = choice(&sha256_family);
    for (j = 0; j < have || q->left; j++) {
        struct sha256_lane *lane = run[j < have ? j : 0];
        if (j >= have)
            sha256_begin(lane, q, before, digests, bytes);
        do
            sha256_run(word, lane->state, lane->next, lane->blocks);
        while (sha256_ready(lane));
        sha256_digest(lane->digest, lane->state, 1, bytes);
    }
    wipe(lanes, sizeof lanes);
    wipe(state, sizeof state);
}

/* Equal messages behind whole blocks: those of a call of a kernel begin and end together. How many were hashed: the last are too few. */
static size_t sha256_together(unsigned word, const struct queue *q, const nsms_sha256_ctx *before, uint8_t *digests, unsigned bytes)
{
    uint32_t state[128];
    const void *next[16];
    uint8_t tails[16][128];
    const size_t length = q->data ? q->lengths[0] : q->length, whole = length / 64, rest = length % 64;
    const size_t size = rest + 1 > 56 ? 128 : 64;
    const uint64_t total = before->length + length;
    const size_t count = q->left;
    size_t done = 0;
    unsigned i, j;
    memset(tails, 0, sizeof tails);
    for (j = 0; j < 16; j++) {
        tails[j][rest] = 0x80;
        store64(tails[j] + size - 8, total << 3);
    }
    for (; word & 255; word = word >> 8 & 0xffff) {
        const unsigned k = (word & 7) - 1, m = sha256_many[k].m, least = LEAST(word);
        if (whole < sha256_many[k].blocks)
            continue;
        while (count - done >= least && count > done) {
            const unsigned n = count - done < m ? (unsigned)(count - done) : m;
            for (i = 0; i < 8; i++)
                for (j = 0; j < m; j++)
                    state[i * m + j] = before->state[i];
            if (whole) {
                for (j = 0; j < m; j++)
                    next[j] = message_at(q, done + (j < n ? j : 0));
                sha256_many_runs[k](state, next, whole);
            }
            for (j = 0; j < m; j++) {
                next[j] = tails[rest && j < n ? j : 0];
                if (rest && j < n)
                    memcpy(tails[j], message_at(q, done + j) + whole * 64, rest);
            }
            sha256_many_runs[k](state, next, size / 64);
            for (j = 0; j < n; j++)
                sha256_digest(digests + (done + j) * bytes, state + j, m, bytes);
            done += n;
        }
    }
    wipe(tails, sizeof tails);
    wipe(state, sizeof state);
    return done;
}

/* Hashes all messages of the queue, or the first ones, or none: as many as are worth more than one lane. */
static size_t sha256_hashed(struct queue *q, const nsms_sha256_ctx *before, uint8_t *digests, unsigned bytes)
{
    const size_t count = q->left;
    unsigned word = levels(&sha256_family) & 0xffffff, last = word;
    while (last >> 8)
        last >>= 8;
    if (!last || count < LEAST(last))
        return 0;
    if (before->length % 64 == 0 && equal_lengths(q))
        return sha256_together(word, q, before, digests, bytes);
    q->begin = q->next = q->end = 0;
    sha256_lanes(word, q, before, digests, bytes);
    return count;
}

/* Hashes nodes by kernels made for them, as many as are worth more than one lane; how many. */
static size_t sha256_nodes(uint8_t *digests, const uint8_t *nodes, size_t count)
{
    unsigned word = levels(&sha256_family) & 0xffffff;
    size_t done = 0;
    for (; word & 255; word >>= 8) {
        const unsigned k = (word & 7) - 1, m = sha256_many[k].m;
        /* one with messages in integer registers has no nodes */
        const size_t left = sha256_node_runs[k] ? count - done : 0;
        const size_t rest = sha256_node_singly[k] || left % m >= LEAST(word) ? 0 : left % m;
        const size_t now = left - rest;
        if (now)
            sha256_node_runs[k](digests + done * 32, nodes + done * 64, now);
        done += now;
    }
    return done;
}
#endif

/* Hashes all messages of the queue behind what has begun. */
static NOINLINE void sha256_all(struct queue *q, const nsms_sha256_ctx *prefix_state, uint8_t *digests, unsigned bytes)
{
    const size_t count = q->left;
    size_t i = 0;
    nsms_sha256_ctx ctx;
#if KERNELS
    if (count > 1)
        i = sha256_hashed(q, prefix_state, digests, bytes);
#endif
    for (; i < count; i++) {
        ctx = *prefix_state;
        sha256_absorb(&ctx, message_at(q, i), q->data ? q->lengths[i] : q->length);
        sha256_close(&ctx, digests + i * bytes, bytes);
    }
}

static NOINLINE void sha224_several(uint8_t *digests, const void *const data[], const size_t lengths[], size_t count)
{
    nsms_sha256_ctx prefix_state;
    struct queue q;
    nsms_sha224_init(&prefix_state);
    q.data = data;
    q.lengths = lengths;
    q.left = count;
    sha256_all(&q, &prefix_state, digests, 28);
}

void nsms_sha224_many(void *digests, const void *const data[], const size_t lengths[], size_t count)
{
    if (count == 1)
        nsms_sha224((uint8_t *)digests, data[0], lengths[0]);
    else
        sha224_several((uint8_t *)digests, data, lengths, count);
}

void nsms_sha224_equal(void *digests, const nsms_sha224_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count)
{
    nsms_sha256_ctx prefix_state;
    struct queue q;
    if (prefix)
        prefix_state = *prefix;
    else
        nsms_sha224_init(&prefix_state);
    q.data = NULL;
    q.first = (const uint8_t *)data;
    q.stride = stride;
    q.length = length;
    q.left = count;
    sha256_all(&q, &prefix_state, (uint8_t *)digests, 28);
    wipe(&prefix_state, sizeof prefix_state);
}

void nsms_sha224_pairs(void *digests, const void *nodes, size_t count)
{
    nsms_sha224_equal(digests, NULL, nodes, 56, 56, count);
}

size_t nsms_sha224_batch(void)
{
#if KERNELS
    const unsigned word = levels(&sha256_family);
    if (word & 7)
        return sha256_many[(word & 7) - 1].m;
#endif
    return 1;
}

static NOINLINE void sha256_several(uint8_t *digests, const void *const data[], const size_t lengths[], size_t count)
{
    nsms_sha256_ctx prefix_state;
    struct queue q;
    nsms_sha256_init(&prefix_state);
    q.data = data;
    q.lengths = lengths;
    q.left = count;
    sha256_all(&q, &prefix_state, digests, 32);
}

void nsms_sha256_many(void *digests, const void *const data[], const size_t lengths[], size_t count)
{
    if (count == 1)
        nsms_sha256((uint8_t *)digests, data[0], lengths[0]);
    else
        sha256_several((uint8_t *)digests, data, lengths, count);
}

void nsms_sha256_equal(void *digests, const nsms_sha256_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count)
{
    nsms_sha256_ctx prefix_state;
    struct queue q;
    if (prefix)
        prefix_state = *prefix;
    else
        nsms_sha256_init(&prefix_state);
    q.data = NULL;
    q.first = (const uint8_t *)data;
    q.stride = stride;
    q.length = length;
    q.left = count;
    sha256_all(&q, &prefix_state, (uint8_t *)digests, 32);
    wipe(&prefix_state, sizeof prefix_state);
}

void nsms_sha256_pairs(void *digests, const void *nodes, size_t count)
{
    uint8_t digest[32];                                  /* it may belong where its node is */
    size_t i = 0;
#if KERNELS
    i = sha256_nodes((uint8_t *)digests, (const uint8_t *)nodes, count);
#endif
    for (; i < count; i++) {
        nsms_sha256(digest, (const uint8_t *)nodes + i * 64, 64);
        memcpy((uint8_t *)digests + i * 32, digest, 32);
    }
}

size_t nsms_sha256_batch(void)
{
#if KERNELS
    const unsigned word = levels(&sha256_family);
    if (word & 7)
        return sha256_many[(word & 7) - 1].m;
#endif
    return 1;
}

/* The sha512 family */

/* Compresses blocks in portable C, by the formulas of the standard. */
static void sha512_portable(uint64_t *state, const void *data, size_t blocks)
{
    static const uint64_t K[80] = {
        UINT64_C(0x428a2f98d728ae22), UINT64_C(0x7137449123ef65cd), UINT64_C(0xb5c0fbcfec4d3b2f),
        UINT64_C(0xe9b5dba58189dbbc), UINT64_C(0x3956c25bf348b538), UINT64_C(0x59f111f1b605d019),
        UINT64_C(0x923f82a4af194f9b), UINT64_C(0xab1c5ed5da6d8118), UINT64_C(0xd807aa98a3030242),
        UINT64_C(0x12835b0145706fbe), UINT64_C(0x243185be4ee4b28c), UINT64_C(0x550c7dc3d5ffb4e2),
        UINT64_C(0x72be5d74f27b896f), UINT64_C(0x80deb1fe3b1696b1), UINT64_C(0x9bdc06a725c71235),
        UINT64_C(0xc19bf174cf692694), UINT64_C(0xe49b69c19ef14ad2), UINT64_C(0xefbe4786384f25e3),
        UINT64_C(0x0fc19dc68b8cd5b5), UINT64_C(0x240ca1cc77ac9c65), UINT64_C(0x2de92c6f592b0275),
        UINT64_C(0x4a7484aa6ea6e483), UINT64_C(0x5cb0a9dcbd41fbd4), UINT64_C(0x76f988da831153b5),
        UINT64_C(0x983e5152ee66dfab), UINT64_C(0xa831c66d2db43210), UINT64_C(0xb00327c898fb213f),
        UINT64_C(0xbf597fc7beef0ee4), UINT64_C(0xc6e00bf33da88fc2), UINT64_C(0xd5a79147930aa725),
        UINT64_C(0x06ca6351e003826f), UINT64_C(0x142929670a0e6e70), UINT64_C(0x27b70a8546d22ffc),
        UINT64_C(0x2e1b21385c26c926), UINT64_C(0x4d2c6dfc5ac42aed), UINT64_C(0x53380d139d95b3df),
        UINT64_C(0x650a73548baf63de), UINT64_C(0x766a0abb3c77b2a8), UINT64_C(0x81c2c92e47edaee6),
        UINT64_C(0x92722c851482353b), UINT64_C(0xa2bfe8a14cf10364), UINT64_C(0xa81a664bbc423001),
        UINT64_C(0xc24b8b70d0f89791), UINT64_C(0xc76c51a30654be30), UINT64_C(0xd192e819d6ef5218),
        UINT64_C(0xd69906245565a910), UINT64_C(0xf40e35855771202a), UINT64_C(0x106aa07032bbd1b8),
        UINT64_C(0x19a4c116b8d2d0c8), UINT64_C(0x1e376c085141ab53), UINT64_C(0x2748774cdf8eeb99),
        UINT64_C(0x34b0bcb5e19b48a8), UINT64_C(0x391c0cb3c5c95a63), UINT64_C(0x4ed8aa4ae3418acb),
        UINT64_C(0x5b9cca4f7763e373), UINT64_C(0x682e6ff3d6b2b8a3), UINT64_C(0x748f82ee5defb2fc),
        UINT64_C(0x78a5636f43172f60), UINT64_C(0x84c87814a1f0ab72), UINT64_C(0x8cc702081a6439ec),
        UINT64_C(0x90befffa23631e28), UINT64_C(0xa4506cebde82bde9), UINT64_C(0xbef9a3f7b2c67915),
        UINT64_C(0xc67178f2e372532b), UINT64_C(0xca273eceea26619c), UINT64_C(0xd186b8c721c0c207),
        UINT64_C(0xeada7dd6cde0eb1e), UINT64_C(0xf57d4f7fee6ed178), UINT64_C(0x06f067aa72176fba),
        UINT64_C(0x0a637dc5a2c898a6), UINT64_C(0x113f9804bef90dae), UINT64_C(0x1b710b35131c471b),
        UINT64_C(0x28db77f523047d84), UINT64_C(0x32caab7b40c72493), UINT64_C(0x3c9ebe0a15c9bebc),
        UINT64_C(0x431d67c49c100d4c), UINT64_C(0x4cc5d4becb3e42b6), UINT64_C(0x597f299cfc657e2a),
        UINT64_C(0x5fcb6fab3ad6faec), UINT64_C(0x6c44198c4a475817),
    };
    const uint8_t *p = (const uint8_t *)data;
    uint64_t W[80];
    for (; blocks; blocks--, p += 128) {
        uint64_t a = state[0];
        uint64_t b = state[1];
        uint64_t c = state[2];
        uint64_t d = state[3];
        uint64_t e = state[4];
        uint64_t f = state[5];
        uint64_t g = state[6];
        uint64_t h = state[7];
        int t;
        for (t = 0; t < 16; t++)
            W[t] = load64(p + 8 * t);
        for (t = 16; t < 80; t++) {
            W[t] = (ror64(W[t - 2], 19) ^ ror64(W[t - 2], 61) ^ (W[t - 2] >> 6)) + W[t - 7] + (ror64(W[t - 15], 1) ^ ror64(W[t - 15], 8) ^ (W[t - 15] >> 7)) + W[t - 16];
        }
        for (t = 0; t < 80; t += 8) {
            const uint64_t x0 = a;
            const uint64_t x1 = b;
            const uint64_t x2 = c;
            const uint64_t x3 = e;
            const uint64_t x4 = f;
            const uint64_t x5 = g;
            const uint64_t x6 = h + (ror64(x3, 14) ^ ror64(x3, 18) ^ ror64(x3, 41)) + ((x3 & x4) ^ (~x3 & x5)) + (W[t] + K[t]);
            const uint64_t x7 = x0 & x1;
            const uint64_t x8 = x6 + ((ror64(x0, 28) ^ ror64(x0, 34) ^ ror64(x0, 39)) + (x7 ^ (x0 & x2) ^ (x1 & x2)));
            const uint64_t x9 = d + x6;
            const uint64_t x10 = x5 + (ror64(x9, 14) ^ ror64(x9, 18) ^ ror64(x9, 41)) + ((x9 & x3) ^ (~x9 & x4)) + (W[t + 1] + K[t + 1]);
            const uint64_t x11 = x8 & x0;
            const uint64_t x12 = x10 + ((ror64(x8, 28) ^ ror64(x8, 34) ^ ror64(x8, 39)) + (x11 ^ (x8 & x1) ^ x7));
            const uint64_t x13 = x2 + x10;
            const uint64_t x14 = x4 + (ror64(x13, 14) ^ ror64(x13, 18) ^ ror64(x13, 41)) + ((x13 & x9) ^ (~x13 & x3)) + (W[t + 2] + K[t + 2]);
            const uint64_t x15 = x12 & x8;
            const uint64_t x16 = x14 + ((ror64(x12, 28) ^ ror64(x12, 34) ^ ror64(x12, 39)) + (x15 ^ (x12 & x0) ^ x11));
            const uint64_t x17 = x1 + x14;
            const uint64_t x18 = x3 + (ror64(x17, 14) ^ ror64(x17, 18) ^ ror64(x17, 41)) + ((x17 & x13) ^ (~x17 & x9)) + (W[t + 3] + K[t + 3]);
            const uint64_t x19 = x16 & x12;
            const uint64_t x20 = x18 + ((ror64(x16, 28) ^ ror64(x16, 34) ^ ror64(x16, 39)) + (x19 ^ (x16 & x8) ^ x15));
            const uint64_t x21 = x0 + x18;
            const uint64_t x22 = x9 + (ror64(x21, 14) ^ ror64(x21, 18) ^ ror64(x21, 41)) + ((x21 & x17) ^ (~x21 & x13)) + (W[t + 4] + K[t + 4]);
            const uint64_t x23 = x20 & x16;
            const uint64_t x24 = x22 + ((ror64(x20, 28) ^ ror64(x20, 34) ^ ror64(x20, 39)) + (x23 ^ (x20 & x12) ^ x19));
            const uint64_t x25 = x8 + x22;
            const uint64_t x26 = x13 + (ror64(x25, 14) ^ ror64(x25, 18) ^ ror64(x25, 41)) + ((x25 & x21) ^ (~x25 & x17)) + (W[t + 5] + K[t + 5]);
            const uint64_t x27 = x24 & x20;
            const uint64_t x28 = x26 + ((ror64(x24, 28) ^ ror64(x24, 34) ^ ror64(x24, 39)) + (x27 ^ (x24 & x16) ^ x23));
            const uint64_t x29 = x12 + x26;
            const uint64_t x30 = x17 + (ror64(x29, 14) ^ ror64(x29, 18) ^ ror64(x29, 41)) + ((x29 & x25) ^ (~x29 & x21)) + (W[t + 6] + K[t + 6]);
            const uint64_t x31 = x28 & x24;
            const uint64_t x32 = x30 + ((ror64(x28, 28) ^ ror64(x28, 34) ^ ror64(x28, 39)) + (x31 ^ (x28 & x20) ^ x27));
            const uint64_t x33 = x16 + x30;
            const uint64_t x34 = x21 + (ror64(x33, 14) ^ ror64(x33, 18) ^ ror64(x33, 41)) + ((x33 & x29) ^ (~x33 & x25)) + (W[t + 7] + K[t + 7]);
            a = x34 + ((ror64(x32, 28) ^ ror64(x32, 34) ^ ror64(x32, 39)) + ((x32 & x28) ^ (x32 & x24) ^ x31));
            b = x32;
            c = x28;
            d = x24;
            e = x20 + x34;
            f = x33;
            g = x29;
            h = x25;
        }
        state[0] = state[0] + a;
        state[1] = state[1] + b;
        state[2] = state[2] + c;
        state[3] = state[3] + d;
        state[4] = state[4] + e;
        state[5] = state[5] + f;
        state[6] = state[6] + g;
        state[7] = state[7] + h;
    }
}

static const struct kernel sha512_kernels[] = {
#if KERNELS
    {"sha512ni_n1", HAS_AVX | HAS_AVX2 | HAS_SHA512},
    {"avx512_n1_lanes_align_xor_move_goldencove", HAS_AVX | HAS_AVX2 | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_BMI1 | HAS_BMI2},
    {"avx512_n8_lanes_apart_goldencove", HAS_AVX | HAS_AVX2 | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL | HAS_BMI1 | HAS_BMI2},
    {"avx512_n8_lanes_shuffle_insert_zen4", HAS_AVX | HAS_AVX2 | HAS_AVX512BW | HAS_AVX512DQ | HAS_AVX512F | HAS_AVX512VL | HAS_BMI1 | HAS_BMI2},
    {"avx2_n1_bytes_wide_zen3", HAS_AVX | HAS_AVX2 | HAS_BMI1 | HAS_BMI2},
    {"avx2_n2_bytes_apart_goldencove", HAS_AVX | HAS_AVX2 | HAS_BMI1 | HAS_BMI2},
    {"avx_n1", HAS_AVX},
    {"sse41_n1", HAS_SSSE3},
    {"bmi2_n1", HAS_BMI1 | HAS_BMI2},
    {"x64_n1", HAS_NOTHING},
#endif
    {"portable", HAS_NOTHING}
};

static void (*const sha512_runs[])(uint64_t *state, const void *data, size_t blocks) = {
#if KERNELS
    nsms_sha512_blocks_sha512ni_n1,
    nsms_sha512_blocks_avx512_n1_lanes_align_xor_move_goldencove,
    nsms_sha512_blocks_avx512_n8_lanes_apart_goldencove,
    nsms_sha512_blocks_avx512_n8_lanes_shuffle_insert_zen4,
    nsms_sha512_blocks_avx2_n1_bytes_wide_zen3,
    nsms_sha512_blocks_avx2_n2_bytes_apart_goldencove,
    nsms_sha512_blocks_avx_n1,
    nsms_sha512_blocks_sse41_n1,
    nsms_sha512_blocks_bmi2_n1,
    nsms_sha512_blocks_x64_n1,
#endif
    sha512_portable
};

/* For each kernel its fixed-length kernels for sha512_len128. */
static void (*const sha512_lengths[][1])(uint8_t *digest, const void *message) = {
#if KERNELS
    {NULL},
    {nsms_sha512_len128_avx2},
    {nsms_sha512_len128_avx2},
    {nsms_sha512_len128_avx2},
    {nsms_sha512_len128_avx2},
    {nsms_sha512_len128_avx2},
    {NULL},
    {NULL},
    {NULL},
    {NULL},
#endif
    {NULL}
};
#if KERNELS

/* Short, middle and long calls: the kernels' numbers, the best first. */
static const uint8_t sha512_orders[] = {
    /* gracemont, skylake, haswell */
    0, 1, 2, 5, 3, 6, 7, 4, 8, 9, 10,  0, 2, 1, 5, 7, 6, 3, 4, 8, 9, 10,  0, 2, 1, 5, 7, 6, 3, 4, 8, 9, 10,
    /* goldmont, ivybridge, zen2, zen1, hygon */
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    /* lioncove, icelake */
    0, 3, 1, 2, 5, 6, 7, 4, 8, 9, 10,  0, 3, 2, 1, 5, 7, 6, 4, 8, 9, 10,  0, 3, 2, 1, 5, 7, 6, 4, 8, 9, 10,
    /* goldencove */
    0, 1, 2, 3, 5, 6, 7, 4, 8, 9, 10,  0, 2, 1, 3, 5, 7, 6, 4, 8, 9, 10,  0, 2, 1, 3, 5, 7, 6, 4, 8, 9, 10,
    /* skylakex */
    0, 3, 1, 2, 5, 6, 7, 4, 8, 9, 10,  0, 3, 2, 1, 5, 7, 6, 4, 8, 9, 10,  0, 2, 3, 1, 5, 7, 6, 4, 8, 9, 10,
    /* sandybridge */
    0, 1, 2, 3, 4, 5, 6, 8, 7, 9, 10,  0, 1, 2, 3, 4, 5, 6, 8, 7, 9, 10,  0, 1, 2, 3, 4, 5, 6, 8, 7, 9, 10,
    /* core2 */
    0, 1, 2, 3, 4, 5, 6, 8, 9, 7, 10,  0, 1, 2, 3, 4, 5, 6, 8, 9, 7, 10,  0, 1, 2, 3, 4, 5, 6, 8, 9, 7, 10,
    /* zen5, zen4 */
    0, 3, 4, 2, 1, 5, 6, 7, 8, 9, 10,  0, 3, 2, 4, 5, 1, 6, 7, 8, 9, 10,  0, 3, 2, 4, 5, 1, 6, 7, 8, 9, 10,
    /* zen3 */
    0, 4, 3, 2, 1, 5, 6, 7, 8, 9, 10,  0, 3, 4, 2, 5, 1, 6, 7, 8, 9, 10,  0, 3, 2, 4, 5, 1, 6, 7, 8, 9, 10,
    /* unknown */
    0, 1, 4, 2, 5, 3, 6, 7, 8, 9, 10,  0, 2, 1, 4, 5, 3, 6, 7, 8, 9, 10,  0, 2, 1, 4, 5, 3, 6, 7, 8, 9, 10,
};

static const uint8_t sha512_rows[] = {0, 1, 2, 3, 2, 4, 0, 0, 1, 5, 6, 7, 7, 8, 1, 1, 1, 9};

static uint64_t sha512_time(unsigned kernel, size_t bytes, unsigned calls)
{
    uint64_t state[8] = {0};
    uint64_t start = ticks();
    while (calls--)
        sha512_runs[kernel](state, message, bytes ? bytes / 128 : 1);
    return ticks() - start;
}
#endif

#if KERNELS

static const struct many sha512_many[] = {
    {"avx512_m8", HAS_AVX | HAS_AVX512BW | HAS_AVX512F | HAS_AVX512VL, 8, 0},
    {"avx512_m8_insert_zen4", HAS_AVX | HAS_AVX512BW | HAS_AVX512DQ | HAS_AVX512F, 8, 0},
    {"avx2_m4", HAS_AVX | HAS_AVX2, 4, 0},
};

static void (*const sha512_many_runs[])(uint64_t *state, const void *const *data, size_t blocks) = {
    nsms_sha512_multi_avx512_m8,
    nsms_sha512_multi_avx512_m8_insert_zen4,
    nsms_sha512_multi_avx2_m4
};

static void (*const sha512_node_runs[])(void *digests, const void *nodes, size_t count) = {
    nsms_sha512_pairs_avx512_m8,
    nsms_sha512_pairs_avx512_m8_insert_zen4,
    nsms_sha512_pairs_avx2_m4
};

/* Whether the kernel hashes the remaining nodes one by one. */
static const uint8_t sha512_node_singly[] = {
    0, 0, 0
};

/* Time of one block of each message, in sixteenths of the best single-message kernel's time. */
static const uint8_t sha512_costs[] = {
    42, 46, 41,  /* gracemont */
    42, 46, 41,  /* goldmont */
    42, 46, 55,  /* lioncove */
    40, 46, 51,  /* goldencove */
    42, 49, 54,  /* icelake */
    40, 47, 51,  /* skylakex */
    42, 46, 41,  /* skylake */
    42, 46, 41,  /* haswell */
    42, 46, 41,  /* ivybridge */
    42, 46, 41,  /* sandybridge */
    42, 46, 41,  /* core2 */
    45, 43, 42,  /* zen5 */
    45, 43, 42,  /* zen4 */
    42, 46, 37,  /* zen3 */
    42, 46, 37,  /* zen2 */
    42, 46, 37,  /* zen1 */
    42, 46, 37,  /* hygon */
    42, 46, 41,  /* unknown */
};

static SHARED(unsigned) sha512_levels;
#endif

static SHARED(unsigned) sha512_chosen;

static const struct family sha512_family = {
    sha512_kernels, sizeof sha512_kernels / sizeof *sha512_kernels, &sha512_chosen,
#if KERNELS
    sha512_orders, sha512_rows, sha512_time,
    sha512_many, sizeof sha512_many / sizeof *sha512_many, &sha512_levels, sha512_costs
#endif

};

/* Returns the class of a call with `blocks` blocks, as a shift of the word of chosen kernels. */
static unsigned sha512_class(size_t blocks)
{
    return blocks < 2 ? 0 : blocks < 24 ? 8 : 16;
}

static void sha512_run(unsigned word, uint64_t *state, const void *data, size_t blocks)
{
    sha512_runs[NUMBER(word, sha512_class(blocks))](state, data, blocks);
}

void nsms_sha512_blocks(uint64_t state[8], const void *data, size_t blocks)
{
    if (blocks)
        sha512_run(choice(&sha512_family), state, data, blocks);
}

static void sha512_absorb(nsms_sha512_ctx *ctx, const void *data, size_t length)
{
    const unsigned word = choice(&sha512_family);
    const uint8_t *p = (const uint8_t *)data;
    size_t used = (size_t)(ctx->length % 128), blocks;
    if (length == 0)                                     /* data may be NULL */
        return;
    ctx->length += length;
    if (used) {
        size_t room = 128 - used, part = length < room ? length : room;
        memcpy(ctx->buffer + used, p, part);
        if (part < room)
            return;
        sha512_run(word, ctx->state, ctx->buffer, 1);
        p += part;
        length -= part;
    }
    blocks = length / 128;
    if (blocks)
        sha512_run(word, ctx->state, p, blocks);
    if (length % 128)
        memcpy(ctx->buffer, p + blocks * 128, length % 128);
}

/* Pads the message (FIPS 180-4, 5.1), writes the leftmost `bytes` bytes of the hash value, overwrites the context with zeros. */
static void sha512_close(nsms_sha512_ctx *ctx, uint8_t *digest, unsigned bytes)
{
    const unsigned word = choice(&sha512_family);
    size_t used = (size_t)(ctx->length % 128);
    unsigned i;
    ctx->buffer[used++] = 0x80;
    if (used > 112) {
        memset(ctx->buffer + used, 0, 128 - used);
        sha512_run(word, ctx->state, ctx->buffer, 1);
        used = 0;
    }
    memset(ctx->buffer + used, 0, 128 - used);
    for (i = 0; i < 8; i++)                              /* the length in bits */
        ctx->buffer[127 - i] = (uint8_t)(ctx->length << 3 >> 8 * i);
    ctx->buffer[119] = (uint8_t)(ctx->length >> 61);
    sha512_run(word, ctx->state, ctx->buffer, 1);
    for (i = 0; i < bytes; i++)
        digest[i] = (uint8_t)(ctx->state[i / 8] >> 8 * (7 - i % 8));
    wipe(ctx, sizeof *ctx);
}

void nsms_sha384_init(nsms_sha384_ctx *ctx)
{
    static const uint64_t H[8] = {
        UINT64_C(0xcbbb9d5dc1059ed8), UINT64_C(0x629a292a367cd507), UINT64_C(0x9159015a3070dd17),
        UINT64_C(0x152fecd8f70e5939), UINT64_C(0x67332667ffc00b31), UINT64_C(0x8eb44a8768581511),
        UINT64_C(0xdb0c2e0d64f98fa7), UINT64_C(0x47b5481dbefa4fa4),
    };
    memset(ctx, 0, sizeof *ctx);
    memcpy(ctx->state, H, sizeof H);
}

void nsms_sha384_update(nsms_sha384_ctx *ctx, const void *data, size_t length)
{
    sha512_absorb(ctx, data, length);
}

void nsms_sha384_final(nsms_sha384_ctx *ctx, uint8_t digest[48])
{
    sha512_close(ctx, digest, 48);
}

void nsms_sha384(uint8_t digest[48], const void *data, size_t length)
{
    nsms_sha384_ctx ctx;
    nsms_sha384_init(&ctx);
    sha512_absorb(&ctx, data, length);
    sha512_close(&ctx, digest, 48);
}

const char *nsms_sha384_kernel(void)
{
    return sha512_kernels[NUMBER(choice(&sha512_family), 16)].name;
}

const char *nsms_sha384_kernel_for(size_t length)
{
    return sha512_kernels[NUMBER(choice(&sha512_family), sha512_class(length / 128))].name;
}

int nsms_sha384_use(const char *name)
{
    return force(&sha512_family, name);
}

void nsms_sha512_init(nsms_sha512_ctx *ctx)
{
    static const uint64_t H[8] = {
        UINT64_C(0x6a09e667f3bcc908), UINT64_C(0xbb67ae8584caa73b), UINT64_C(0x3c6ef372fe94f82b),
        UINT64_C(0xa54ff53a5f1d36f1), UINT64_C(0x510e527fade682d1), UINT64_C(0x9b05688c2b3e6c1f),
        UINT64_C(0x1f83d9abfb41bd6b), UINT64_C(0x5be0cd19137e2179),
    };
    memset(ctx, 0, sizeof *ctx);
    memcpy(ctx->state, H, sizeof H);
}

void nsms_sha512_update(nsms_sha512_ctx *ctx, const void *data, size_t length)
{
    sha512_absorb(ctx, data, length);
}

void nsms_sha512_final(nsms_sha512_ctx *ctx, uint8_t digest[64])
{
    sha512_close(ctx, digest, 64);
}

void nsms_sha512(uint8_t digest[64], const void *data, size_t length)
{
    nsms_sha512_ctx ctx;
    nsms_sha512_init(&ctx);
    sha512_absorb(&ctx, data, length);
    sha512_close(&ctx, digest, 64);
}

const char *nsms_sha512_kernel(void)
{
    return sha512_kernels[NUMBER(choice(&sha512_family), 16)].name;
}

const char *nsms_sha512_kernel_for(size_t length)
{
    return sha512_kernels[NUMBER(choice(&sha512_family), sha512_class(length / 128))].name;
}

int nsms_sha512_use(const char *name)
{
    return force(&sha512_family, name);
}

void nsms_sha512_len128(uint8_t digest[64], const void *input)
{
    const unsigned k = NUMBER(choice(&sha512_family), sha512_class(1));
    if (sha512_lengths[k][0])
        sha512_lengths[k][0](digest, input);
    else
        nsms_sha512(digest, input, 128);
}

void nsms_sha512_224_init(nsms_sha512_224_ctx *ctx)
{
    static const uint64_t H[8] = {
        UINT64_C(0x8c3d37c819544da2), UINT64_C(0x73e1996689dcd4d6), UINT64_C(0x1dfab7ae32ff9c82),
        UINT64_C(0x679dd514582f9fcf), UINT64_C(0x0f6d2b697bd44da8), UINT64_C(0x77e36f7304c48942),
        UINT64_C(0x3f9d85a86a1d36c8), UINT64_C(0x1112e6ad91d692a1),
    };
    memset(ctx, 0, sizeof *ctx);
    memcpy(ctx->state, H, sizeof H);
}

void nsms_sha512_224_update(nsms_sha512_224_ctx *ctx, const void *data, size_t length)
{
    sha512_absorb(ctx, data, length);
}

void nsms_sha512_224_final(nsms_sha512_224_ctx *ctx, uint8_t digest[28])
{
    sha512_close(ctx, digest, 28);
}

void nsms_sha512_224(uint8_t digest[28], const void *data, size_t length)
{
    nsms_sha512_224_ctx ctx;
    nsms_sha512_224_init(&ctx);
    sha512_absorb(&ctx, data, length);
    sha512_close(&ctx, digest, 28);
}

const char *nsms_sha512_224_kernel(void)
{
    return sha512_kernels[NUMBER(choice(&sha512_family), 16)].name;
}

const char *nsms_sha512_224_kernel_for(size_t length)
{
    return sha512_kernels[NUMBER(choice(&sha512_family), sha512_class(length / 128))].name;
}

int nsms_sha512_224_use(const char *name)
{
    return force(&sha512_family, name);
}

void nsms_sha512_256_init(nsms_sha512_256_ctx *ctx)
{
    static const uint64_t H[8] = {
        UINT64_C(0x22312194fc2bf72c), UINT64_C(0x9f555fa3c84c64c2), UINT64_C(0x2393b86b6f53b151),
        UINT64_C(0x963877195940eabd), UINT64_C(0x96283ee2a88effe3), UINT64_C(0xbe5e1e2553863992),
        UINT64_C(0x2b0199fc2c85b8aa), UINT64_C(0x0eb72ddc81c52ca2),
    };
    memset(ctx, 0, sizeof *ctx);
    memcpy(ctx->state, H, sizeof H);
}

void nsms_sha512_256_update(nsms_sha512_256_ctx *ctx, const void *data, size_t length)
{
    sha512_absorb(ctx, data, length);
}

void nsms_sha512_256_final(nsms_sha512_256_ctx *ctx, uint8_t digest[32])
{
    sha512_close(ctx, digest, 32);
}

void nsms_sha512_256(uint8_t digest[32], const void *data, size_t length)
{
    nsms_sha512_256_ctx ctx;
    nsms_sha512_256_init(&ctx);
    sha512_absorb(&ctx, data, length);
    sha512_close(&ctx, digest, 32);
}

const char *nsms_sha512_256_kernel(void)
{
    return sha512_kernels[NUMBER(choice(&sha512_family), 16)].name;
}

const char *nsms_sha512_256_kernel_for(size_t length)
{
    return sha512_kernels[NUMBER(choice(&sha512_family), sha512_class(length / 128))].name;
}

int nsms_sha512_256_use(const char *name)
{
    return force(&sha512_family, name);
}
#if KERNELS

/* A message in a lane: its hash value while it waits for one, blocks that are ready, and what follows them. */
struct sha512_lane {
    uint64_t state[8];
    const uint8_t *next, *data;
    size_t blocks, length;
    uint64_t total;
    uint8_t *digest;
    unsigned used, closed;                               /* the buffer's bytes that count; whether the last blocks are ready */
    uint8_t buffer[256];
};

/* Provides the next blocks of a message: the partial block of the prefix, filled with message bytes; then the full blocks in
 * place; then the padding. Returns 0 at the end of the message. */
static int sha512_ready(struct sha512_lane *lane)
{
    const size_t room = 128 - lane->used;
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
    if (lane->length >= 128) {
        lane->next = lane->data;
        lane->blocks = lane->length / 128;
        lane->data += lane->blocks * 128;
        lane->length %= 128;
        return 1;
    }
    if (lane->length)
        memcpy(lane->buffer + lane->used, lane->data, lane->length);
    end = lane->used + lane->length;
    lane->buffer[end++] = 0x80;
    lane->blocks = end > 112 ? 2 : 1;
    memset(lane->buffer + end, 0, lane->blocks * 128 - end);
    lane->buffer[lane->blocks * 128 - 9] = (uint8_t)(lane->total >> 61);
    store64(lane->buffer + lane->blocks * 128 - 8, lane->total << 3);
    lane->next = lane->buffer;
    lane->closed = 1;
    return 1;
}

/* Starts the next message of the queue in a lane, from the state after the prefix. */
static void sha512_begin(struct sha512_lane *lane, struct queue *q, const nsms_sha512_ctx *before, uint8_t *digests, unsigned bytes)
{
    const size_t i = next_message(q, 128);
    lane->data = message_at(q, i);
    lane->length = q->data ? q->lengths[i] : q->length;
    lane->total = before->length + lane->length;
    lane->digest = digests + i * bytes;
    lane->used = (unsigned)(before->length % 128);
    lane->closed = 0;
    memcpy(lane->state, before->state, sizeof lane->state);
    if (lane->used)
        memcpy(lane->buffer, before->buffer, lane->used);
    (void)sha512_ready(lane);
}

/* Writes the leftmost bytes of a hash value whose words are `apart` words apart. */
static void sha512_digest(uint8_t *digest, const uint64_t *state, unsigned apart, unsigned bytes)
{
    unsigned i;
    for (; bytes >= 8; bytes -= 8, digest += 8, state += apart)
        store64(digest, *state);
    for (i = 0; i < bytes; i++)
        digest[i] = (uint8_t)(*state >> (56 - 8 * i));
}

/* Hashes all messages of the queue: by the levels, then one after the other. */
static void sha512_lanes(unsigned word, struct queue *q, const nsms_sha512_ctx *before, uint8_t *digests, unsigned bytes)
{
    struct sha512_lane lanes[8], *run[8];
    uint64_t state[64];
    const void *next[8];
    unsigned have = 0, i, j;                             /* lanes whose messages have begun, in run[0] and so on */
    for (j = 0; j < 8; j++)
        run[j] = &lanes[j];
    for (; word & 255; word = word >> 8 & 0xffff) {
        const unsigned k = (word & 7) - 1, m = sha512_many[k].m, least = LEAST(word);
        unsigned n = have < m ? have : m, waits = n;     /* lanes that run, and the first of those that wait */
        size_t step;
        if (have + q->left < least)
            continue;
        memset(state, 0, sizeof state);
        for (; have < m && q->left; waits = n = ++have)
            sha512_begin(run[have], q, before, digests, bytes);
        for (j = 0; j < n; j++)
            for (i = 0; i < 8; i++)
                state[i * m + j] = run[j]->state[i];
        while (n + (have - waits) + q->left >= least) {
            for (step = run[0]->blocks, j = 0; j < m; j++) {
                next[j] = run[j < n ? j : 0]->next;
                step = j < n && run[j]->blocks < step ? run[j]->blocks : step;
            }
            sha512_many_runs[k](state, next, step);
            for (j = 0; j < n;) {
                struct sha512_lane *lane = run[j];
                lane->next += step * 128;
                lane->blocks -= step;
                if (lane->blocks || sha512_ready(lane)) {
                    j++;
                    continue;
                }
                sha512_digest(lane->digest, state + j, m, bytes);
                if (waits < have) {                       /* in the order in which they wait */
                    run[j] = run[waits];
                    run[waits++] = lane;
                } else if (q->left) {
                    sha512_begin(lane, q, before, digests, bytes);
                } else {                                 /* the last lane takes its place, and is looked at next */
                    run[j] = run[--n];
                    run[n] = lane;
                    for (i = 0; i < 8; i++)
                        state[i * m + j] = state[i * m + n];
                    continue;
                }
                for (i = 0; i < 8; i++)
                    state[i * m + j] = run[j]->state[i];
                j++;
            }
        }
        for (j = 0; j < n; j++)
            for (i = 0; i < 8; i++)
                run[j]->state[i] = state[i * m + j];
        have = n;
    }
    word = choice(&sha512_family);
    for (j = 0; j < have || q->left; j++) {
        struct sha512_lane *lane = run[j < have ? j : 0];
        if (j >= have)
            sha512_begin(lane, q, before, digests, bytes);
        do
            sha512_run(word, lane->state, lane->next, lane->blocks);
        while (sha512_ready(lane));
        sha512_digest(lane->digest, lane->state, 1, bytes);
    }
    wipe(lanes, sizeof lanes);
    wipe(state, sizeof state);
}

/* Equal messages behind whole blocks: those of a call of a kernel begin and end together. How many were hashed: the last are too few. */
static size_t sha512_together(unsigned word, const struct queue *q, const nsms_sha512_ctx *before, uint8_t *digests, unsigned bytes)
{
    uint64_t state[64];
    const void *next[8];
    uint8_t tails[8][256];
    const size_t length = q->data ? q->lengths[0] : q->length, whole = length / 128, rest = length % 128;
    const size_t size = rest + 1 > 112 ? 256 : 128;
    const uint64_t total = before->length + length;
    const size_t count = q->left;
    size_t done = 0;
    unsigned i, j;
    memset(tails, 0, sizeof tails);
    for (j = 0; j < 8; j++) {
        tails[j][rest] = 0x80;
        tails[j][size - 9] = (uint8_t)(total >> 61);
        store64(tails[j] + size - 8, total << 3);
    }
    for (; word & 255; word = word >> 8 & 0xffff) {
        const unsigned k = (word & 7) - 1, m = sha512_many[k].m, least = LEAST(word);
        if (whole < sha512_many[k].blocks)
            continue;
        while (count - done >= least && count > done) {
            const unsigned n = count - done < m ? (unsigned)(count - done) : m;
            for (i = 0; i < 8; i++)
                for (j = 0; j < m; j++)
                    state[i * m + j] = before->state[i];
            if (whole) {
                for (j = 0; j < m; j++)
                    next[j] = message_at(q, done + (j < n ? j : 0));
                sha512_many_runs[k](state, next, whole);
            }
            for (j = 0; j < m; j++) {
                next[j] = tails[rest && j < n ? j : 0];
                if (rest && j < n)
                    memcpy(tails[j], message_at(q, done + j) + whole * 128, rest);
            }
            sha512_many_runs[k](state, next, size / 128);
            for (j = 0; j < n; j++)
                sha512_digest(digests + (done + j) * bytes, state + j, m, bytes);
            done += n;
        }
    }
    wipe(tails, sizeof tails);
    wipe(state, sizeof state);
    return done;
}

/* Hashes all messages of the queue, or the first ones, or none: as many as are worth more than one lane. */
static size_t sha512_hashed(struct queue *q, const nsms_sha512_ctx *before, uint8_t *digests, unsigned bytes)
{
    const size_t count = q->left;
    unsigned word = levels(&sha512_family) & 0xffffff, last = word;
    while (last >> 8)
        last >>= 8;
    if (!last || count < LEAST(last))
        return 0;
    if (before->length % 128 == 0 && equal_lengths(q))
        return sha512_together(word, q, before, digests, bytes);
    q->begin = q->next = q->end = 0;
    sha512_lanes(word, q, before, digests, bytes);
    return count;
}

/* Hashes nodes by kernels made for them, as many as are worth more than one lane; how many. */
static size_t sha512_nodes(uint8_t *digests, const uint8_t *nodes, size_t count)
{
    unsigned word = levels(&sha512_family) & 0xffffff;
    size_t done = 0;
    for (; word & 255; word >>= 8) {
        const unsigned k = (word & 7) - 1, m = sha512_many[k].m;
        /* one with messages in integer registers has no nodes */
        const size_t left = sha512_node_runs[k] ? count - done : 0;
        const size_t rest = sha512_node_singly[k] || left % m >= LEAST(word) ? 0 : left % m;
        const size_t now = left - rest;
        if (now)
            sha512_node_runs[k](digests + done * 64, nodes + done * 128, now);
        done += now;
    }
    return done;
}
#endif

/* Hashes all messages of the queue behind what has begun. */
static NOINLINE void sha512_all(struct queue *q, const nsms_sha512_ctx *prefix_state, uint8_t *digests, unsigned bytes)
{
    const size_t count = q->left;
    size_t i = 0;
    nsms_sha512_ctx ctx;
#if KERNELS
    if (count > 1)
        i = sha512_hashed(q, prefix_state, digests, bytes);
#endif
    for (; i < count; i++) {
        ctx = *prefix_state;
        sha512_absorb(&ctx, message_at(q, i), q->data ? q->lengths[i] : q->length);
        sha512_close(&ctx, digests + i * bytes, bytes);
    }
}

static NOINLINE void sha384_several(uint8_t *digests, const void *const data[], const size_t lengths[], size_t count)
{
    nsms_sha512_ctx prefix_state;
    struct queue q;
    nsms_sha384_init(&prefix_state);
    q.data = data;
    q.lengths = lengths;
    q.left = count;
    sha512_all(&q, &prefix_state, digests, 48);
}

void nsms_sha384_many(void *digests, const void *const data[], const size_t lengths[], size_t count)
{
    if (count == 1)
        nsms_sha384((uint8_t *)digests, data[0], lengths[0]);
    else
        sha384_several((uint8_t *)digests, data, lengths, count);
}

void nsms_sha384_equal(void *digests, const nsms_sha384_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count)
{
    nsms_sha512_ctx prefix_state;
    struct queue q;
    if (prefix)
        prefix_state = *prefix;
    else
        nsms_sha384_init(&prefix_state);
    q.data = NULL;
    q.first = (const uint8_t *)data;
    q.stride = stride;
    q.length = length;
    q.left = count;
    sha512_all(&q, &prefix_state, (uint8_t *)digests, 48);
    wipe(&prefix_state, sizeof prefix_state);
}

void nsms_sha384_pairs(void *digests, const void *nodes, size_t count)
{
    nsms_sha384_equal(digests, NULL, nodes, 96, 96, count);
}

size_t nsms_sha384_batch(void)
{
#if KERNELS
    const unsigned word = levels(&sha512_family);
    if (word & 7)
        return sha512_many[(word & 7) - 1].m;
#endif
    return 1;
}

static NOINLINE void sha512_several(uint8_t *digests, const void *const data[], const size_t lengths[], size_t count)
{
    nsms_sha512_ctx prefix_state;
    struct queue q;
    nsms_sha512_init(&prefix_state);
    q.data = data;
    q.lengths = lengths;
    q.left = count;
    sha512_all(&q, &prefix_state, digests, 64);
}

void nsms_sha512_many(void *digests, const void *const data[], const size_t lengths[], size_t count)
{
    if (count == 1)
        nsms_sha512((uint8_t *)digests, data[0], lengths[0]);
    else
        sha512_several((uint8_t *)digests, data, lengths, count);
}

void nsms_sha512_equal(void *digests, const nsms_sha512_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count)
{
    nsms_sha512_ctx prefix_state;
    struct queue q;
    if (prefix)
        prefix_state = *prefix;
    else
        nsms_sha512_init(&prefix_state);
    q.data = NULL;
    q.first = (const uint8_t *)data;
    q.stride = stride;
    q.length = length;
    q.left = count;
    sha512_all(&q, &prefix_state, (uint8_t *)digests, 64);
    wipe(&prefix_state, sizeof prefix_state);
}

void nsms_sha512_pairs(void *digests, const void *nodes, size_t count)
{
    uint8_t digest[64];                                  /* it may belong where its node is */
    size_t i = 0;
#if KERNELS
    i = sha512_nodes((uint8_t *)digests, (const uint8_t *)nodes, count);
#endif
    for (; i < count; i++) {
        nsms_sha512(digest, (const uint8_t *)nodes + i * 128, 128);
        memcpy((uint8_t *)digests + i * 64, digest, 64);
    }
}

size_t nsms_sha512_batch(void)
{
#if KERNELS
    const unsigned word = levels(&sha512_family);
    if (word & 7)
        return sha512_many[(word & 7) - 1].m;
#endif
    return 1;
}

static NOINLINE void sha512_224_several(uint8_t *digests, const void *const data[], const size_t lengths[], size_t count)
{
    nsms_sha512_ctx prefix_state;
    struct queue q;
    nsms_sha512_224_init(&prefix_state);
    q.data = data;
    q.lengths = lengths;
    q.left = count;
    sha512_all(&q, &prefix_state, digests, 28);
}

void nsms_sha512_224_many(void *digests, const void *const data[], const size_t lengths[], size_t count)
{
    if (count == 1)
        nsms_sha512_224((uint8_t *)digests, data[0], lengths[0]);
    else
        sha512_224_several((uint8_t *)digests, data, lengths, count);
}

void nsms_sha512_224_equal(void *digests, const nsms_sha512_224_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count)
{
    nsms_sha512_ctx prefix_state;
    struct queue q;
    if (prefix)
        prefix_state = *prefix;
    else
        nsms_sha512_224_init(&prefix_state);
    q.data = NULL;
    q.first = (const uint8_t *)data;
    q.stride = stride;
    q.length = length;
    q.left = count;
    sha512_all(&q, &prefix_state, (uint8_t *)digests, 28);
    wipe(&prefix_state, sizeof prefix_state);
}

void nsms_sha512_224_pairs(void *digests, const void *nodes, size_t count)
{
    nsms_sha512_224_equal(digests, NULL, nodes, 56, 56, count);
}

size_t nsms_sha512_224_batch(void)
{
#if KERNELS
    const unsigned word = levels(&sha512_family);
    if (word & 7)
        return sha512_many[(word & 7) - 1].m;
#endif
    return 1;
}

static NOINLINE void sha512_256_several(uint8_t *digests, const void *const data[], const size_t lengths[], size_t count)
{
    nsms_sha512_ctx prefix_state;
    struct queue q;
    nsms_sha512_256_init(&prefix_state);
    q.data = data;
    q.lengths = lengths;
    q.left = count;
    sha512_all(&q, &prefix_state, digests, 32);
}

void nsms_sha512_256_many(void *digests, const void *const data[], const size_t lengths[], size_t count)
{
    if (count == 1)
        nsms_sha512_256((uint8_t *)digests, data[0], lengths[0]);
    else
        sha512_256_several((uint8_t *)digests, data, lengths, count);
}

void nsms_sha512_256_equal(void *digests, const nsms_sha512_256_ctx *prefix, const void *data, size_t stride,
                  size_t length, size_t count)
{
    nsms_sha512_ctx prefix_state;
    struct queue q;
    if (prefix)
        prefix_state = *prefix;
    else
        nsms_sha512_256_init(&prefix_state);
    q.data = NULL;
    q.first = (const uint8_t *)data;
    q.stride = stride;
    q.length = length;
    q.left = count;
    sha512_all(&q, &prefix_state, (uint8_t *)digests, 32);
    wipe(&prefix_state, sizeof prefix_state);
}

void nsms_sha512_256_pairs(void *digests, const void *nodes, size_t count)
{
    nsms_sha512_256_equal(digests, NULL, nodes, 64, 64, count);
}

size_t nsms_sha512_256_batch(void)
{
#if KERNELS
    const unsigned word = levels(&sha512_family);
    if (word & 7)
        return sha512_many[(word & 7) - 1].m;
#endif
    return 1;
}

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
