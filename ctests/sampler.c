// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
// One sample at a time of any function with the signature (out, data, size): generator/report/sampler.py builds this as a
// library and decides what is called when. Time is counted in cycles of the core: a chain of dependent additions, one cycle
// each, is timed before and after; `rate` tells how many independent ones the core did, fewer if somebody else was on it.
#include <dlfcn.h>
#include <stdint.h>
#include <stddef.h>
#include <x86intrin.h>

typedef void hash(void *out, const void *data, size_t size);

enum { CHAIN = 4000 };

static uint64_t ticks(void)
{
    unsigned aux;
    _mm_lfence();
    uint64_t now = __rdtscp(&aux);
    _mm_lfence();
    return now;
}

static double chained(void)                          // ticks for a cycle
{
    uint64_t x = 1, n = CHAIN / 8, start = ticks();
    __asm__ volatile("1:\n\t"
                     "add %0, %0\n\tadd %0, %0\n\tadd %0, %0\n\tadd %0, %0\n\t"
                     "add %0, %0\n\tadd %0, %0\n\tadd %0, %0\n\tadd %0, %0\n\t"
                     "dec %1\n\tjnz 1b" : "+r"(x), "+r"(n) : : "cc");
    return (double)(ticks() - start) / CHAIN;
}

static double independent(void)                      // ticks for an addition, four chains at once
{
    uint64_t a = 1, b = 2, c = 3, d = 4, n = CHAIN / 4, start = ticks();
    __asm__ volatile("1:\n\t"
                     "add %0, %0\n\tadd %1, %1\n\tadd %2, %2\n\tadd %3, %3\n\t"
                     "add %0, %0\n\tadd %1, %1\n\tadd %2, %2\n\tadd %3, %3\n\t"
                     "add %0, %0\n\tadd %1, %1\n\tadd %2, %2\n\tadd %3, %3\n\t"
                     "add %0, %0\n\tadd %1, %1\n\tadd %2, %2\n\tadd %3, %3\n\t"
                     "sub $4, %4\n\tja 1b" : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(n) : : "cc");
    return (double)(ticks() - start) / (4 * (CHAIN / 4));
}

// Cycles for one call, the mean of `times`; 0 if the clock changed meanwhile.
double nsms_sample(hash *function, void *out, const void *data, size_t size, long times, double *rate)
{
    if (__builtin_cpu_supports("avx"))
        __asm__ volatile("vzeroupper");              // dirty upper halves slow the SHA extensions' legacy code
    function(out, data, size);                       // the caches and the branch predictor come from another function
    double before = chained();
    uint64_t start = ticks();
    for (long i = 0; i < times; i++)
        function(out, data, size);
    uint64_t took = ticks() - start;
    double after = chained();
    *rate = after / independent();
    double apart = before > after ? before / after : after / before;
    return apart > 1.01 ? 0 : (double)took / times / ((before + after) / 2);
}

// OpenSSL's digests by name, without its headers.
static void *context;
static const void *digest;
static int (*init)(void *, const void *, void *), (*update)(void *, const void *, size_t), (*final)(void *, void *, unsigned *);

int nsms_evp(const char *name)
{
    void *lib = dlopen("libcrypto.so.3", RTLD_NOW);
    if (!lib && !(lib = dlopen("libcrypto.so", RTLD_NOW)))
        return 0;
    void *(*new)(void) = (void *(*)(void))dlsym(lib, "EVP_MD_CTX_new");
    const void *(*get)(const char *) = (const void *(*)(const char *))dlsym(lib, "EVP_get_digestbyname");
    void *(*fetch)(void *, const char *, const char *) = (void *(*)(void *, const char *, const char *))dlsym(lib, "EVP_MD_fetch");
    init = (int (*)(void *, const void *, void *))dlsym(lib, "EVP_DigestInit_ex");
    update = (int (*)(void *, const void *, size_t))dlsym(lib, "EVP_DigestUpdate");
    final = (int (*)(void *, void *, unsigned *))dlsym(lib, "EVP_DigestFinal_ex");
    if (!new || !get || !init || !update || !final)
        return 0;
    if (!context)
        context = new();
    digest = fetch ? fetch(NULL, name, NULL) : get(name);
    return context && digest;
}

void nsms_evp_hash(void *out, const void *data, size_t size)
{
    init(context, digest, NULL);
    update(context, data, size);
    final(context, out, NULL);
}
