// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
// Samples functions with the signature (out, data, size), one sample per call. generator/lab/measure/clock.py builds this
// file as a library and decides which function is sampled when.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#include "clock.h"

typedef void hash(void *out, const void *data, size_t size);

// Functions of clock.h for generator/lab/measure/clock.py.
int nsms_learn_core(struct core *core, double stored_rate, double duration)
{
    return learn_core(core, stored_rate, duration);
}

double nsms_find_exclusive_rate(double *rates, int count)
{
    return find_exclusive_rate(rates, count);
}

void nsms_release_processor(void)
{
    release_processor();
}

int nsms_is_exclusive(double rate, double exclusive_rate)
{
    return is_exclusive(rate, exclusive_rate);
}

// Returns the number of calls that take about `ticks` of the time-stamp counter; 1 if one call takes more. The caller cannot
// measure it: a call through ctypes takes ten times as long as hashing a block.
long nsms_count_calls(hash *function, void *out, const void *data, size_t size, uint64_t ticks)
{
    for (long times = 1;; times *= 2) {
        const uint64_t begin = time_stamp();
        for (long i = 0; i < times; i++)
            function(out, data, size);
        const uint64_t elapsed = time_stamp() - begin;
        if (2 * elapsed > ticks) {
            const long calls = (long)((double)times * (double)ticks / (double)elapsed);
            return calls ? calls : 1;
        }
    }
}

// Returns core cycles per call, the mean of `times` calls; 0 if the sample was disturbed. `rate` receives the
// multiplications per cycle around the sample.
double nsms_sample(hash *function, void *out, const void *data, size_t size, long times, double exclusive_rate,
                   double *rate)
{
    struct probe before = probe_core();
    *rate = before.rate;
    if (!can_sample(before, exclusive_rate))
        return 0;
    clear_upper_halves();
    function(out, data, size);                           // another function has filled caches and branch predictor
    uint64_t begin = time_stamp();
    for (long i = 0; i < times; i++)
        function(out, data, size);
    uint64_t end = time_stamp();
    struct probe after = probe_core();
    *rate = least_rate(before, after);
    if (!is_undisturbed(before, after, exclusive_rate))
        return 0;
    return cycles_between(begin, end, before, after) / (double)times;
}

// OpenSSL's EVP functions, without its headers.
static void *context;
static const void *digest;
static int (*init)(void *, const void *, void *), (*update)(void *, const void *, size_t);
static int (*final)(void *, void *, unsigned *);

// Selects the digest that nsms_evp_hash computes; returns 0 if libcrypto is missing or has no such digest.
int nsms_evp(const char *name)
{
    void *lib = dlopen("libcrypto.so.3", RTLD_NOW);
    if (!lib && !(lib = dlopen("libcrypto.so", RTLD_NOW)))
        return 0;
    void *(*new)(void) = (void *(*)(void))dlsym(lib, "EVP_MD_CTX_new");
    const void *(*get)(const char *) = (const void *(*)(const char *))dlsym(lib, "EVP_get_digestbyname");
    void *(*fetch)(void *, const char *, const char *) =
        (void *(*)(void *, const char *, const char *))dlsym(lib, "EVP_MD_fetch");
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
