// SPDX-License-Identifier: Apache-2.0 OR ISC OR MIT
// One sample at a time of any function with the signature (out, data, size): generator/measure/sampler.py builds this as a
// library and decides what is called when.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#include "clock.h"

typedef void hash(void *out, const void *data, size_t size);

// clock.h for generator/measure/clock.py.
int nsms_learn(struct core *core, double known, double for_seconds)
{
    return learn(core, known, for_seconds);
}

double nsms_alone(double *rates, int count)
{
    return alone(rates, count);
}

void nsms_roam(void)
{
    roam();
}

int nsms_left_alone(double rate, double known)
{
    return left_alone(rate, known);
}

// Cycles for one call, the mean of `times`; 0 if somebody shares the core (which does `alone` multiplications a cycle when nobody does), or
// if the clock changed or another thread ran meanwhile. `rate`: the multiplications per cycle around it.
double nsms_sample(hash *function, void *out, const void *data, size_t size, long times, double alone, double *rate)
{
    struct look before = look();
    *rate = before.rate;
    if (!worth_a_sample(before, alone))
        return 0;
    settle();
    function(out, data, size);                       // the caches and the branch predictor come from another function
    uint64_t begin = stamp();
    for (long i = 0; i < times; i++)
        function(out, data, size);
    uint64_t end = stamp();
    struct look after = look();
    *rate = least_rate(before, after);
    return undisturbed(before, after, alone) ? cycles_between(begin, end, before, after) / (double)times : 0;
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
